from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateTeamSettingsRequest")


@_attrs_define
class UpdateTeamSettingsRequest:
    """What is to change; members that are left out stay as they are, and so do those that are null but for
    `longest_key_days`.

        Attributes:
            four_eyes (bool | None | Unset): Whether whoever uploaded a statement is kept from reviewing its analysis.
            reviewers_only (bool | None | Unset): Whether reviews are for reviewers and owners alone.
            require_second_factor (bool | None | Unset): Whether whoever signs in needs a second factor.
            longest_key_days (int | None | Unset): For how many days an API key may live: 1 to 3,660; null or 0: for ever.
                Older keys are refused from then on.
    """

    four_eyes: bool | None | Unset = UNSET
    reviewers_only: bool | None | Unset = UNSET
    require_second_factor: bool | None | Unset = UNSET
    longest_key_days: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        four_eyes: bool | None | Unset
        if isinstance(self.four_eyes, Unset):
            four_eyes = UNSET
        else:
            four_eyes = self.four_eyes

        reviewers_only: bool | None | Unset
        if isinstance(self.reviewers_only, Unset):
            reviewers_only = UNSET
        else:
            reviewers_only = self.reviewers_only

        require_second_factor: bool | None | Unset
        if isinstance(self.require_second_factor, Unset):
            require_second_factor = UNSET
        else:
            require_second_factor = self.require_second_factor

        longest_key_days: int | None | Unset
        if isinstance(self.longest_key_days, Unset):
            longest_key_days = UNSET
        else:
            longest_key_days = self.longest_key_days

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if four_eyes is not UNSET:
            field_dict["four_eyes"] = four_eyes
        if reviewers_only is not UNSET:
            field_dict["reviewers_only"] = reviewers_only
        if require_second_factor is not UNSET:
            field_dict["require_second_factor"] = require_second_factor
        if longest_key_days is not UNSET:
            field_dict["longest_key_days"] = longest_key_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_four_eyes(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        four_eyes = _parse_four_eyes(d.pop("four_eyes", UNSET))

        def _parse_reviewers_only(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        reviewers_only = _parse_reviewers_only(d.pop("reviewers_only", UNSET))

        def _parse_require_second_factor(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        require_second_factor = _parse_require_second_factor(d.pop("require_second_factor", UNSET))

        def _parse_longest_key_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        longest_key_days = _parse_longest_key_days(d.pop("longest_key_days", UNSET))

        update_team_settings_request = cls(
            four_eyes=four_eyes,
            reviewers_only=reviewers_only,
            require_second_factor=require_second_factor,
            longest_key_days=longest_key_days,
        )

        return update_team_settings_request
