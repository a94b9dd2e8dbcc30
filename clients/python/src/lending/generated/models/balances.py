from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

if TYPE_CHECKING:
    from ..models.due_day_balance import DueDayBalance


T = TypeVar("T", bound="Balances")


@_attrs_define
class Balances:
    """End-of-day balances over the last full months that the product looks at (`window_months`), of all measured accounts
    together.

        Attributes:
            average_bank_balance (float | None): Average bank balance (ABB): the mean balance on the days on which
                instalments fall due. Of an overdraft or cash credit it is what could still be drawn, and null where the limit
                is not printed. Null, like all others here, where there is no full month or the statement prints no balances. In
                rupees.
            average_daily_balance (float | None): Average daily balance (ADB): the same over every day; a negative balance
                counts as zero. In rupees.
            minimum (float | None): The lowest end-of-day balance. In rupees.
            minimum_on (datetime.date | None): The first day on which the lowest balance stood.
            maximum (float | None): The highest end-of-day balance. In rupees.
            maximum_on (datetime.date | None): The first day on which the highest balance stood.
            days (int): How many days the averages look at.
            negative_days (int): How many of those days ended below zero.
            due_days (list[int]): The days of the month that the average bank balance looks at.
            on_due_days (list[DueDayBalance]): Balances on those days, the oldest first.
    """

    average_bank_balance: float | None
    average_daily_balance: float | None
    minimum: float | None
    minimum_on: datetime.date | None
    maximum: float | None
    maximum_on: datetime.date | None
    days: int
    negative_days: int
    due_days: list[int]
    on_due_days: list[DueDayBalance]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        average_bank_balance: float | None
        average_bank_balance = self.average_bank_balance

        average_daily_balance: float | None
        average_daily_balance = self.average_daily_balance

        minimum: float | None
        minimum = self.minimum

        minimum_on: None | str
        if isinstance(self.minimum_on, datetime.date):
            minimum_on = self.minimum_on.isoformat()
        else:
            minimum_on = self.minimum_on

        maximum: float | None
        maximum = self.maximum

        maximum_on: None | str
        if isinstance(self.maximum_on, datetime.date):
            maximum_on = self.maximum_on.isoformat()
        else:
            maximum_on = self.maximum_on

        days = self.days

        negative_days = self.negative_days

        due_days = self.due_days

        on_due_days = []
        for on_due_days_item_data in self.on_due_days:
            on_due_days_item = on_due_days_item_data.to_dict()
            on_due_days.append(on_due_days_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "average_bank_balance": average_bank_balance,
                "average_daily_balance": average_daily_balance,
                "minimum": minimum,
                "minimum_on": minimum_on,
                "maximum": maximum,
                "maximum_on": maximum_on,
                "days": days,
                "negative_days": negative_days,
                "due_days": due_days,
                "on_due_days": on_due_days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.due_day_balance import DueDayBalance

        d = dict(src_dict)

        def _parse_average_bank_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        average_bank_balance = _parse_average_bank_balance(d.pop("average_bank_balance", None))

        def _parse_average_daily_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        average_daily_balance = _parse_average_daily_balance(d.pop("average_daily_balance", None))

        def _parse_minimum(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        minimum = _parse_minimum(d.pop("minimum", None))

        def _parse_minimum_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            minimum_on_type_0 = isoparse(data).date()

            return minimum_on_type_0

        minimum_on = _parse_minimum_on(d.pop("minimum_on", None))

        def _parse_maximum(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        maximum = _parse_maximum(d.pop("maximum", None))

        def _parse_maximum_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            maximum_on_type_0 = isoparse(data).date()

            return maximum_on_type_0

        maximum_on = _parse_maximum_on(d.pop("maximum_on", None))

        days = d.pop("days")

        negative_days = d.pop("negative_days")

        due_days = cast(list[int], d.pop("due_days"))

        on_due_days = []
        _on_due_days = d.pop("on_due_days")
        for on_due_days_item_data in _on_due_days:
            on_due_days_item = DueDayBalance.from_dict(on_due_days_item_data)

            on_due_days.append(on_due_days_item)

        balances = cls(
            average_bank_balance=average_bank_balance,
            average_daily_balance=average_daily_balance,
            minimum=minimum,
            minimum_on=minimum_on,
            maximum=maximum,
            maximum_on=maximum_on,
            days=days,
            negative_days=negative_days,
            due_days=due_days,
            on_due_days=on_due_days,
        )

        balances.additional_properties = d
        return balances

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
