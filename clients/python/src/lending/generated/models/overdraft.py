from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

if TYPE_CHECKING:
    from ..models.overdraft_month import OverdraftMonth


T = TypeVar("T", bound="Overdraft")


@_attrs_define
class Overdraft:
    """An overdraft or cash-credit line: how much of it is drawn. Figures are over the same months as the balances.

    Attributes:
        limit (float | None): The sanctioned limit as printed; null where the statement prints none, and then nothing is
            told as a share of it. In rupees.
        drawing_power (float | None): The drawing power as printed: what may be drawn against stock and bills today. In
            rupees.
        average_used (float): What was drawn at the end of a mean day. In rupees.
        average_utilisation (float | None): The same as a share of the limit: 0.8 is 80%.
        peak_utilisation (float | None): The most that was drawn at the end of a day, as a share of the limit.
        peak_on (datetime.date | None): The first day on which the most was drawn; null where nothing was.
        days_over (int | None): The number of days that ended beyond the limit or the drawing power, whichever is lower.
        headroom (float | None): What could still be drawn at the end of a mean due day: the lower of limit and drawing
            power, less what is used. It takes the place of the average bank balance. In rupees.
        monthly_interest (float): The interest of a mean month. In rupees.
        monthly (list[OverdraftMonth]): Month by month, the oldest first.
        transaction_ids (list[str]): The interest that was charged.
    """

    limit: float | None
    drawing_power: float | None
    average_used: float
    average_utilisation: float | None
    peak_utilisation: float | None
    peak_on: datetime.date | None
    days_over: int | None
    headroom: float | None
    monthly_interest: float
    monthly: list[OverdraftMonth]
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        limit: float | None
        limit = self.limit

        drawing_power: float | None
        drawing_power = self.drawing_power

        average_used = self.average_used

        average_utilisation: float | None
        average_utilisation = self.average_utilisation

        peak_utilisation: float | None
        peak_utilisation = self.peak_utilisation

        peak_on: None | str
        if isinstance(self.peak_on, datetime.date):
            peak_on = self.peak_on.isoformat()
        else:
            peak_on = self.peak_on

        days_over: int | None
        days_over = self.days_over

        headroom: float | None
        headroom = self.headroom

        monthly_interest = self.monthly_interest

        monthly = []
        for monthly_item_data in self.monthly:
            monthly_item = monthly_item_data.to_dict()
            monthly.append(monthly_item)

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "limit": limit,
                "drawing_power": drawing_power,
                "average_used": average_used,
                "average_utilisation": average_utilisation,
                "peak_utilisation": peak_utilisation,
                "peak_on": peak_on,
                "days_over": days_over,
                "headroom": headroom,
                "monthly_interest": monthly_interest,
                "monthly": monthly,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.overdraft_month import OverdraftMonth

        d = dict(src_dict)

        def _parse_limit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        limit = _parse_limit(d.pop("limit", None))

        def _parse_drawing_power(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        drawing_power = _parse_drawing_power(d.pop("drawing_power", None))

        average_used = d.pop("average_used")

        def _parse_average_utilisation(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        average_utilisation = _parse_average_utilisation(d.pop("average_utilisation", None))

        def _parse_peak_utilisation(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        peak_utilisation = _parse_peak_utilisation(d.pop("peak_utilisation", None))

        def _parse_peak_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            peak_on_type_0 = isoparse(data).date()

            return peak_on_type_0

        peak_on = _parse_peak_on(d.pop("peak_on", None))

        def _parse_days_over(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        days_over = _parse_days_over(d.pop("days_over", None))

        def _parse_headroom(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        headroom = _parse_headroom(d.pop("headroom", None))

        monthly_interest = d.pop("monthly_interest")

        monthly = []
        _monthly = d.pop("monthly")
        for monthly_item_data in _monthly:
            monthly_item = OverdraftMonth.from_dict(monthly_item_data)

            monthly.append(monthly_item)

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        overdraft = cls(
            limit=limit,
            drawing_power=drawing_power,
            average_used=average_used,
            average_utilisation=average_utilisation,
            peak_utilisation=peak_utilisation,
            peak_on=peak_on,
            days_over=days_over,
            headroom=headroom,
            monthly_interest=monthly_interest,
            monthly=monthly,
            transaction_ids=transaction_ids,
        )

        overdraft.additional_properties = d
        return overdraft

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
