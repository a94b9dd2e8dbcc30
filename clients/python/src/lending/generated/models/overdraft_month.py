from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OverdraftMonth")


@_attrs_define
class OverdraftMonth:
    """One month of an overdraft.

    Attributes:
        month (str): The calendar month, `YYYY-MM`.
        average_used (float): What was drawn at the end of a mean day. In rupees.
        average_utilisation (float | None): The same as a share of the limit; null where the limit is not printed.
        peak_utilisation (float | None): The most that was drawn, as a share of the limit; null where the limit is not
            printed.
        days_over (int | None): The number of days that ended beyond the line; null where the limit is not printed.
    """

    month: str
    average_used: float
    average_utilisation: float | None
    peak_utilisation: float | None
    days_over: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        month = self.month

        average_used = self.average_used

        average_utilisation: float | None
        average_utilisation = self.average_utilisation

        peak_utilisation: float | None
        peak_utilisation = self.peak_utilisation

        days_over: int | None
        days_over = self.days_over

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "month": month,
                "average_used": average_used,
                "average_utilisation": average_utilisation,
                "peak_utilisation": peak_utilisation,
                "days_over": days_over,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        month = d.pop("month")

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

        def _parse_days_over(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        days_over = _parse_days_over(d.pop("days_over", None))

        overdraft_month = cls(
            month=month,
            average_used=average_used,
            average_utilisation=average_utilisation,
            peak_utilisation=peak_utilisation,
            days_over=days_over,
        )

        overdraft_month.additional_properties = d
        return overdraft_month

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
