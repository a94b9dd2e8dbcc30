from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.review_outcome import ReviewOutcome
from ..types import UNSET, Unset

T = TypeVar("T", bound="ReviewAnalysisRequest")


@_attrs_define
class ReviewAnalysisRequest:
    """What a person decided about an analysis that is to be reviewed.

    Attributes:
        outcome (ReviewOutcome): What a person decided.
        note (None | str | Unset): Why, for the record: at most 2,000 characters.
        amount (float | None | Unset): The loan that is approved, in rupees, more than 0 and within what the product
            covers; left out or null: what was offered. Only with `approve`.
        tenure_months (int | None | Unset): Over how many months it is to be repaid: 1 to 480, and within what the
            product covers; left out or null: not said. Only with `approve`.
        conditions (list[str] | None | Unset): What has to be met first: at most 20 texts of 1 to 500 characters, each
            one line; left out or null: nothing. Only with `approve`.
    """

    outcome: ReviewOutcome
    note: None | str | Unset = UNSET
    amount: float | None | Unset = UNSET
    tenure_months: int | None | Unset = UNSET
    conditions: list[str] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        outcome = self.outcome.value

        note: None | str | Unset
        if isinstance(self.note, Unset):
            note = UNSET
        else:
            note = self.note

        amount: float | None | Unset
        if isinstance(self.amount, Unset):
            amount = UNSET
        else:
            amount = self.amount

        tenure_months: int | None | Unset
        if isinstance(self.tenure_months, Unset):
            tenure_months = UNSET
        else:
            tenure_months = self.tenure_months

        conditions: list[str] | None | Unset
        if isinstance(self.conditions, Unset):
            conditions = UNSET
        elif isinstance(self.conditions, list):
            conditions = self.conditions

        else:
            conditions = self.conditions

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "outcome": outcome,
            }
        )
        if note is not UNSET:
            field_dict["note"] = note
        if amount is not UNSET:
            field_dict["amount"] = amount
        if tenure_months is not UNSET:
            field_dict["tenure_months"] = tenure_months
        if conditions is not UNSET:
            field_dict["conditions"] = conditions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        outcome = ReviewOutcome(d.pop("outcome"))

        def _parse_note(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        note = _parse_note(d.pop("note", UNSET))

        def _parse_amount(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        amount = _parse_amount(d.pop("amount", UNSET))

        def _parse_tenure_months(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        tenure_months = _parse_tenure_months(d.pop("tenure_months", UNSET))

        def _parse_conditions(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            conditions_type_0 = cast(list[str], data)

            return conditions_type_0

        conditions = _parse_conditions(d.pop("conditions", UNSET))

        review_analysis_request = cls(
            outcome=outcome,
            note=note,
            amount=amount,
            tenure_months=tenure_months,
            conditions=conditions,
        )

        return review_analysis_request
