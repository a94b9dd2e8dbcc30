from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="AmountRange")


@_attrs_define
class AmountRange:
    """The loan amounts a product covers, in rupees.

    Attributes:
        min_ (float): The smallest loan, in rupees.
        max_ (float): The largest loan, in rupees; not below `min`.
    """

    min_: float
    max_: float

    def to_dict(self) -> dict[str, Any]:
        min_ = self.min_

        max_ = self.max_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "min": min_,
                "max": max_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        min_ = d.pop("min")

        max_ = d.pop("max")

        amount_range = cls(
            min_=min_,
            max_=max_,
        )

        return amount_range
