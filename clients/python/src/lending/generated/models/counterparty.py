from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="Counterparty")


@_attrs_define
class Counterparty:
    """One person or business on the other side.

    Attributes:
        name (str): The name, in one spelling however the narrations print it.
        received (float): Received from them, over the whole statement. In rupees.
        credit_count (int): How many credits came from them.
        paid (float): Paid to them, over the whole statement. In rupees.
        debit_count (int): How many debits went to them.
        share_of_net_credits (float | None): Their share of net credits in full months. Null where there are none.
        first_seen (datetime.date): The day on which money first moved between them.
        last_seen (datetime.date): The day on which money last moved between them.
        transaction_ids (list[str]): Every transaction with them.
    """

    name: str
    received: float
    credit_count: int
    paid: float
    debit_count: int
    share_of_net_credits: float | None
    first_seen: datetime.date
    last_seen: datetime.date
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        received = self.received

        credit_count = self.credit_count

        paid = self.paid

        debit_count = self.debit_count

        share_of_net_credits: float | None
        share_of_net_credits = self.share_of_net_credits

        first_seen = self.first_seen.isoformat()

        last_seen = self.last_seen.isoformat()

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "received": received,
                "credit_count": credit_count,
                "paid": paid,
                "debit_count": debit_count,
                "share_of_net_credits": share_of_net_credits,
                "first_seen": first_seen,
                "last_seen": last_seen,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        received = d.pop("received")

        credit_count = d.pop("credit_count")

        paid = d.pop("paid")

        debit_count = d.pop("debit_count")

        def _parse_share_of_net_credits(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        share_of_net_credits = _parse_share_of_net_credits(d.pop("share_of_net_credits", None))

        first_seen = isoparse(d.pop("first_seen")).date()

        last_seen = isoparse(d.pop("last_seen")).date()

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        counterparty = cls(
            name=name,
            received=received,
            credit_count=credit_count,
            paid=paid,
            debit_count=debit_count,
            share_of_net_credits=share_of_net_credits,
            first_seen=first_seen,
            last_seen=last_seen,
            transaction_ids=transaction_ids,
        )

        counterparty.additional_properties = d
        return counterparty

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
