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
        by (str): Id of the user who decided.
        at (datetime.datetime): When the person decided.
    """

    id: str
    outcome: ReviewOutcome
    note: None | str
    by: str
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        outcome = self.outcome.value

        note: None | str
        note = self.note

        by = self.by

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "outcome": outcome,
                "note": note,
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

        by = d.pop("by")

        at = isoparse(d.pop("at"))

        review = cls(
            id=id,
            outcome=outcome,
            note=note,
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
