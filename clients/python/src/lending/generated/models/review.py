from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.review_outcome import ReviewOutcome

T = TypeVar("T", bound="Review")


@_attrs_define
class Review:
    """What a person decided about an analysis that was to be reviewed.

    Attributes:
        id (str): Id of the review.
        outcome (ReviewOutcome): What a person decided.
        note (None | str): What the person noted; null where they noted nothing.
        amount (float | None): The loan that was approved, in rupees; null where nobody said.
        tenure_months (int | None): Over how many months it is to be repaid; null where nobody said.
        conditions (list[str]): What has to be met first; empty where nothing has.
        by (str): Id of the user who decided.
        at (datetime.datetime): When the person decided.
    """

    id: str
    outcome: ReviewOutcome
    note: None | str
    amount: float | None
    tenure_months: int | None
    conditions: list[str]
    by: str
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        outcome = self.outcome.value

        note: None | str
        note = self.note

        amount: float | None
        amount = self.amount

        tenure_months: int | None
        tenure_months = self.tenure_months

        conditions = self.conditions

        by = self.by

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "outcome": outcome,
                "note": note,
                "amount": amount,
                "tenure_months": tenure_months,
                "conditions": conditions,
                "by": by,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        outcome = ReviewOutcome(d.pop("outcome"))

        def _parse_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        note = _parse_note(d.pop("note", None))

        def _parse_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        amount = _parse_amount(d.pop("amount", None))

        def _parse_tenure_months(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tenure_months = _parse_tenure_months(d.pop("tenure_months", None))

        conditions = cast(list[str], d.pop("conditions"))

        by = d.pop("by")

        at = isoparse(d.pop("at"))

        review = cls(
            id=id,
            outcome=outcome,
            note=note,
            amount=amount,
            tenure_months=tenure_months,
            conditions=conditions,
            by=by,
            at=at,
        )

        review.additional_properties = d
        return review

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
