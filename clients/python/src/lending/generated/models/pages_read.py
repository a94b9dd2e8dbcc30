from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PagesRead")


@_attrs_define
class PagesRead:
    """How much of the file was read.

    Attributes:
        total (int): How many pages the file has.
        with_transactions (int): How many of them have transactions.
        unreadable (int): Pages whose text is missing or cannot be relied on.
        recognised (int): Pages that were recognised from a picture.
    """

    total: int
    with_transactions: int
    unreadable: int
    recognised: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        total = self.total

        with_transactions = self.with_transactions

        unreadable = self.unreadable

        recognised = self.recognised

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "total": total,
                "with_transactions": with_transactions,
                "unreadable": unreadable,
                "recognised": recognised,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        total = d.pop("total")

        with_transactions = d.pop("with_transactions")

        unreadable = d.pop("unreadable")

        recognised = d.pop("recognised")

        pages_read = cls(
            total=total,
            with_transactions=with_transactions,
            unreadable=unreadable,
            recognised=recognised,
        )

        pages_read.additional_properties = d
        return pages_read

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
