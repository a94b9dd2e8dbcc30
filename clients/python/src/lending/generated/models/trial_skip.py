from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.trial_skip_reason import TrialSkipReason

T = TypeVar("T", bound="TrialSkip")


@_attrs_define
class TrialSkip:
    """How many cases were not decided again, and why.

    Attributes:
        reason (TrialSkipReason): Why a case was not decided again: it was erased meanwhile; what is stored of it cannot
            be read; a newer version of the service stored it; it asks for a time that the terms do not cover. New values
            may be added.
        count (int): How many cases.
    """

    reason: TrialSkipReason
    count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason.value

        count = self.count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = TrialSkipReason(d.pop("reason"))

        count = d.pop("count")

        trial_skip = cls(
            reason=reason,
            count=count,
        )

        trial_skip.additional_properties = d
        return trial_skip

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
