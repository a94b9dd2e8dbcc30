from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WhatWouldChange")


@_attrs_define
class WhatWouldChange:
    """What the applicant could change so that the same policy approves.

    Attributes:
        largest_amount (float | None): The largest loan, over the tenure asked for, that the policy approves without
            lowering it; `null` if none. In rupees.
        shortest_tenure_months (int | None): The shortest tenure over which the policy approves the amount asked for;
            `null` if none, or no amount was asked for.
        blocked_by (list[str]): The rules that neither a smaller nor a longer loan cures.
        text (str): All of this as a sentence, for a person; empty where the offer, or the policy's own outcome, says it
            already.
    """

    largest_amount: float | None
    shortest_tenure_months: int | None
    blocked_by: list[str]
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        largest_amount: float | None
        largest_amount = self.largest_amount

        shortest_tenure_months: int | None
        shortest_tenure_months = self.shortest_tenure_months

        blocked_by = self.blocked_by

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "largest_amount": largest_amount,
                "shortest_tenure_months": shortest_tenure_months,
                "blocked_by": blocked_by,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_largest_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        largest_amount = _parse_largest_amount(d.pop("largest_amount", None))

        def _parse_shortest_tenure_months(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        shortest_tenure_months = _parse_shortest_tenure_months(d.pop("shortest_tenure_months", None))

        blocked_by = cast(list[str], d.pop("blocked_by"))

        text = d.pop("text")

        what_would_change = cls(
            largest_amount=largest_amount,
            shortest_tenure_months=shortest_tenure_months,
            blocked_by=blocked_by,
            text=text,
        )

        what_would_change.additional_properties = d
        return what_would_change

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
