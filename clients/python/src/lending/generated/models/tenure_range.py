from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TenureRange")


@_attrs_define
class TenureRange:
    """The tenures a product covers, in months.

    Attributes:
        min_ (int): The shortest tenure, in months.
        max_ (int): The longest tenure, in months; not below `min`.
        default (int): The tenure, in months, that an application is scored with when it names none; from `min` to
            `max`.
    """

    min_: int
    max_: int
    default: int

    def to_dict(self) -> dict[str, Any]:
        min_ = self.min_

        max_ = self.max_

        default = self.default

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "min": min_,
                "max": max_,
                "default": default,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        min_ = d.pop("min")

        max_ = d.pop("max")

        default = d.pop("default")

        tenure_range = cls(
            min_=min_,
            max_=max_,
            default=default,
        )

        return tenure_range
