from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Thresholds")


@_attrs_define
class Thresholds:
    """Where the score, from 0 to 100, approves and where it asks for a person. Below `review` it declines.

    Attributes:
        approve (int): From this score on the case is approved.
        review (int): From this score on, and below `approve`, a person decides. At most `approve`.
    """

    approve: int
    review: int

    def to_dict(self) -> dict[str, Any]:
        approve = self.approve

        review = self.review

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "approve": approve,
                "review": review,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        approve = d.pop("approve")

        review = d.pop("review")

        thresholds = cls(
            approve=approve,
            review=review,
        )

        return thresholds
