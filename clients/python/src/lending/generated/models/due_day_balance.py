from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="DueDayBalance")


@_attrs_define
class DueDayBalance:
    """A balance that an instalment would have met.

    Attributes:
        date (datetime.date): The day on which an instalment could fall due.
        balance (float): The balance at its end, of all measured accounts together. In rupees.
        transaction_ids (list[str]): The transactions after which it stood so.
    """

    date: datetime.date
    balance: float
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        balance = self.balance

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "balance": balance,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        date = isoparse(d.pop("date")).date()

        balance = d.pop("balance")

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        due_day_balance = cls(
            date=date,
            balance=balance,
            transaction_ids=transaction_ids,
        )

        due_day_balance.additional_properties = d
        return due_day_balance

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
