from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SecondFactor")


@_attrs_define
class SecondFactor:
    """Whether a person has a second factor.

    Attributes:
        is_confirmed (bool): Whether it is asked for when signing in: a first code has confirmed it.
        recovery_codes_left (int): How many recovery codes have not been used.
    """

    is_confirmed: bool
    recovery_codes_left: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        is_confirmed = self.is_confirmed

        recovery_codes_left = self.recovery_codes_left

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "is_confirmed": is_confirmed,
                "recovery_codes_left": recovery_codes_left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        is_confirmed = d.pop("is_confirmed")

        recovery_codes_left = d.pop("recovery_codes_left")

        second_factor = cls(
            is_confirmed=is_confirmed,
            recovery_codes_left=recovery_codes_left,
        )

        second_factor.additional_properties = d
        return second_factor

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
