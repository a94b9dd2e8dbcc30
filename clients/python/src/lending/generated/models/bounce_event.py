from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.bounce_side import BounceSide

T = TypeVar("T", bound="BounceEvent")


@_attrs_define
class BounceEvent:
    """One returned payment: its presentation, return, charge and tax together.

    Attributes:
        date (datetime.date): The day on which the payment was presented.
        side (BounceSide): Whose payment came back.
        is_technical (bool): Whether it came back for a technical reason; such a return is not counted.
        reason (None | str): Why it came back, such as `insufficient_funds`; null where the statement does not say.
        counterparty (None | str): To whom it should have gone, or whose cheque it was.
        amount (float | None): What was presented; null where the statement shows the charge alone. In rupees.
        charged (float): What the bank charged for it, with tax. In rupees.
        is_cured (bool): Whether the same payee was paid the amount within 7 days.
        transaction_ids (list[str]): Its legs: presentation, return, charge, tax.
    """

    date: datetime.date
    side: BounceSide
    is_technical: bool
    reason: None | str
    counterparty: None | str
    amount: float | None
    charged: float
    is_cured: bool
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        side = self.side.value

        is_technical = self.is_technical

        reason: None | str
        reason = self.reason

        counterparty: None | str
        counterparty = self.counterparty

        amount: float | None
        amount = self.amount

        charged = self.charged

        is_cured = self.is_cured

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "side": side,
                "is_technical": is_technical,
                "reason": reason,
                "counterparty": counterparty,
                "amount": amount,
                "charged": charged,
                "is_cured": is_cured,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        date = isoparse(d.pop("date")).date()

        side = BounceSide(d.pop("side"))

        is_technical = d.pop("is_technical")

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason", None))

        def _parse_counterparty(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        counterparty = _parse_counterparty(d.pop("counterparty", None))

        def _parse_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        amount = _parse_amount(d.pop("amount", None))

        charged = d.pop("charged")

        is_cured = d.pop("is_cured")

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        bounce_event = cls(
            date=date,
            side=side,
            is_technical=is_technical,
            reason=reason,
            counterparty=counterparty,
            amount=amount,
            charged=charged,
            is_cured=is_cured,
            transaction_ids=transaction_ids,
        )

        bounce_event.additional_properties = d
        return bounce_event

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
