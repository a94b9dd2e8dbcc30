from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.currency import Currency

if TYPE_CHECKING:
    from ..models.in_flight import InFlight
    from ..models.processor_seconds import ProcessorSeconds


T = TypeVar("T", bound="Usage")


@_attrs_define
class Usage:
    """What a team used in a month.

    Attributes:
        month (str): The month, such as `2026-11`, in India's calendar.
        analyses (int): How many statements were submitted, those included that have been erased since.
        pulls (int): How many credit-bureau reports were charged.
        amount (float): What the pulls of the month cost together. In rupees.
        currency (Currency): Currency of a product. A statement in another one goes to review with the policy not
            evaluated. New values may be added.
        price (float): What one pull costs the team now. In rupees.
        daily_cap (float): The most the team may spend on pulls in a day. In rupees.
        spent_today (float): What today has cost, pulls included that are under way or whose outcome is not known yet.
            In rupees.
        processor_seconds (ProcessorSeconds): Seconds of processor time, by what was done.
        in_flight (InFlight): What is under way for a team, and the most that may be.
    """

    month: str
    analyses: int
    pulls: int
    amount: float
    currency: Currency
    price: float
    daily_cap: float
    spent_today: float
    processor_seconds: ProcessorSeconds
    in_flight: InFlight
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        month = self.month

        analyses = self.analyses

        pulls = self.pulls

        amount = self.amount

        currency = self.currency.value

        price = self.price

        daily_cap = self.daily_cap

        spent_today = self.spent_today

        processor_seconds = self.processor_seconds.to_dict()

        in_flight = self.in_flight.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "month": month,
                "analyses": analyses,
                "pulls": pulls,
                "amount": amount,
                "currency": currency,
                "price": price,
                "daily_cap": daily_cap,
                "spent_today": spent_today,
                "processor_seconds": processor_seconds,
                "in_flight": in_flight,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.in_flight import InFlight
        from ..models.processor_seconds import ProcessorSeconds

        d = dict(src_dict)
        month = d.pop("month")

        analyses = d.pop("analyses")

        pulls = d.pop("pulls")

        amount = d.pop("amount")

        currency = Currency(d.pop("currency"))

        price = d.pop("price")

        daily_cap = d.pop("daily_cap")

        spent_today = d.pop("spent_today")

        processor_seconds = ProcessorSeconds.from_dict(d.pop("processor_seconds"))

        in_flight = InFlight.from_dict(d.pop("in_flight"))

        usage = cls(
            month=month,
            analyses=analyses,
            pulls=pulls,
            amount=amount,
            currency=currency,
            price=price,
            daily_cap=daily_cap,
            spent_today=spent_today,
            processor_seconds=processor_seconds,
            in_flight=in_flight,
        )

        usage.additional_properties = d
        return usage

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
