from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="WindowFigures")


@_attrs_define
class WindowFigures:
    """The figures of the last so many full months.

    Attributes:
        months (int): How many full months it looks at: 1, 3, 6 or 12.
        from_ (str): The first of them, `YYYY-MM`.
        average_bank_balance (float | None): The mean balance on the days on which instalments fall due; null, like all
            that follows, where it cannot be told. In rupees.
        average_daily_balance (float | None): The mean balance over every day. In rupees.
        net_monthly_credits (float | None): What came in in a mean month, without own transfers, loans, refunds and the
            like. In rupees.
        monthly_income (float | None): What was earned in a usual month. Crops and interest are always counted over a
            year. In rupees.
        monthly_surplus (float | None): What was left of a usual month. In rupees.
        inward_bounces (int): Payments presented on the account and returned unpaid, with those of the part month after
            the window.
    """

    months: int
    from_: str
    average_bank_balance: float | None
    average_daily_balance: float | None
    net_monthly_credits: float | None
    monthly_income: float | None
    monthly_surplus: float | None
    inward_bounces: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        months = self.months

        from_ = self.from_

        average_bank_balance: float | None
        average_bank_balance = self.average_bank_balance

        average_daily_balance: float | None
        average_daily_balance = self.average_daily_balance

        net_monthly_credits: float | None
        net_monthly_credits = self.net_monthly_credits

        monthly_income: float | None
        monthly_income = self.monthly_income

        monthly_surplus: float | None
        monthly_surplus = self.monthly_surplus

        inward_bounces = self.inward_bounces

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "months": months,
                "from": from_,
                "average_bank_balance": average_bank_balance,
                "average_daily_balance": average_daily_balance,
                "net_monthly_credits": net_monthly_credits,
                "monthly_income": monthly_income,
                "monthly_surplus": monthly_surplus,
                "inward_bounces": inward_bounces,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        months = d.pop("months")

        from_ = d.pop("from")

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

        def _parse_net_monthly_credits(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        net_monthly_credits = _parse_net_monthly_credits(d.pop("net_monthly_credits", None))

        def _parse_monthly_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_income = _parse_monthly_income(d.pop("monthly_income", None))

        def _parse_monthly_surplus(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_surplus = _parse_monthly_surplus(d.pop("monthly_surplus", None))

        inward_bounces = d.pop("inward_bounces")

        window_figures = cls(
            months=months,
            from_=from_,
            average_bank_balance=average_bank_balance,
            average_daily_balance=average_daily_balance,
            net_monthly_credits=net_monthly_credits,
            monthly_income=monthly_income,
            monthly_surplus=monthly_surplus,
            inward_bounces=inward_bounces,
        )

        window_figures.additional_properties = d
        return window_figures

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
