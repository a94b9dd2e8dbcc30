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
    """

    outcome: ReviewOutcome
    note: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        outcome = self.outcome.value

        note: None | str | Unset
        if isinstance(self.note, Unset):
            note = UNSET
        else:
            note = self.note

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "outcome": outcome,
            }
        )
        if note is not UNSET:
            field_dict["note"] = note

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

        review_analysis_request = cls(
            outcome=outcome,
            note=note,
        )

        return review_analysis_request
