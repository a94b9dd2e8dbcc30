from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="TeamSettings")


@_attrs_define
class TeamSettings:
    """What a team asks of its people and their keys.

    Attributes:
        four_eyes (bool): Whether whoever uploaded a statement is kept from reviewing its analysis.
        reviewers_only (bool): Whether reviews are for reviewers and owners alone; otherwise members review, too.
        require_second_factor (bool): Whether whoever signs in needs a second factor; without one they can do nothing
            but set it up.
        longest_key_days (int | None): For how many days an API key may live at most, also one that was made before;
            null: for ever.
    """

    four_eyes: bool
    reviewers_only: bool
    require_second_factor: bool
    longest_key_days: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        four_eyes = self.four_eyes

        reviewers_only = self.reviewers_only

        require_second_factor = self.require_second_factor

        longest_key_days: int | None
        longest_key_days = self.longest_key_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "four_eyes": four_eyes,
                "reviewers_only": reviewers_only,
                "require_second_factor": require_second_factor,
                "longest_key_days": longest_key_days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        four_eyes = d.pop("four_eyes")

        reviewers_only = d.pop("reviewers_only")

        require_second_factor = d.pop("require_second_factor")

        def _parse_longest_key_days(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        longest_key_days = _parse_longest_key_days(d.pop("longest_key_days", None))

        team_settings = cls(
            four_eyes=four_eyes,
            reviewers_only=reviewers_only,
            require_second_factor=require_second_factor,
            longest_key_days=longest_key_days,
        )

        team_settings.additional_properties = d
        return team_settings

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
