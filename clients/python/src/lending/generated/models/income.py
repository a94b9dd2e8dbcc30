from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.income_type import IncomeType

if TYPE_CHECKING:
    from ..models.income_left_out import IncomeLeftOut
    from ..models.income_source import IncomeSource


T = TypeVar("T", bound="Income")


@_attrs_define
class Income:
    """What the applicant earns.

    Attributes:
        type_ (IncomeType): Where income comes from. New values may be added.
        monthly_income (float | None): What is earned in a usual month, as the product counts it (`policy.income.use`;
            `base` unless it says otherwise): salaries, pensions and interest in full, receipts of trade at the product's
            margin, fees, gig work, crops and rents at margins of their own. Null where no income was recognised. In rupees.
        low (float | None): The same counted strictly: only what says that it is pay, or came in at least 6 months. In
            rupees.
        base (float | None): The same counted as usual: every source that was recognised. In rupees.
        high (float | None): The same counted generously: with payers that pay much the same every month and were not
            recognised as income. In rupees.
        household_monthly_income (float | None): Of a joint account whose payments name their earner: the same with what
            the other holders earn. Null for others. In rupees.
        stability_cv (float | None): How much the income varies from month to month: standard deviation over mean, 0 is
            perfectly steady. Null for fewer than two months.
        months (int): In how many full months income was seen.
        salary_months (int): In how many full months a salary or pension was seen.
        bonuses (list[str]): Payments beyond the regular salary: they are not counted.
        sources (list[IncomeSource]): Each source of income, the largest first.
        left_out (list[IncomeLeftOut]): What looks like income and is not counted, with why.
    """

    type_: IncomeType
    monthly_income: float | None
    low: float | None
    base: float | None
    high: float | None
    household_monthly_income: float | None
    stability_cv: float | None
    months: int
    salary_months: int
    bonuses: list[str]
    sources: list[IncomeSource]
    left_out: list[IncomeLeftOut]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        monthly_income: float | None
        monthly_income = self.monthly_income

        low: float | None
        low = self.low

        base: float | None
        base = self.base

        high: float | None
        high = self.high

        household_monthly_income: float | None
        household_monthly_income = self.household_monthly_income

        stability_cv: float | None
        stability_cv = self.stability_cv

        months = self.months

        salary_months = self.salary_months

        bonuses = self.bonuses

        sources = []
        for sources_item_data in self.sources:
            sources_item = sources_item_data.to_dict()
            sources.append(sources_item)

        left_out = []
        for left_out_item_data in self.left_out:
            left_out_item = left_out_item_data.to_dict()
            left_out.append(left_out_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "monthly_income": monthly_income,
                "low": low,
                "base": base,
                "high": high,
                "household_monthly_income": household_monthly_income,
                "stability_cv": stability_cv,
                "months": months,
                "salary_months": salary_months,
                "bonuses": bonuses,
                "sources": sources,
                "left_out": left_out,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.income_left_out import IncomeLeftOut
        from ..models.income_source import IncomeSource

        d = dict(src_dict)
        type_ = IncomeType(d.pop("type"))

        def _parse_monthly_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_income = _parse_monthly_income(d.pop("monthly_income", None))

        def _parse_low(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        low = _parse_low(d.pop("low", None))

        def _parse_base(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        base = _parse_base(d.pop("base", None))

        def _parse_high(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        high = _parse_high(d.pop("high", None))

        def _parse_household_monthly_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        household_monthly_income = _parse_household_monthly_income(d.pop("household_monthly_income", None))

        def _parse_stability_cv(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        stability_cv = _parse_stability_cv(d.pop("stability_cv", None))

        months = d.pop("months")

        salary_months = d.pop("salary_months")

        bonuses = cast(list[str], d.pop("bonuses"))

        sources = []
        _sources = d.pop("sources")
        for sources_item_data in _sources:
            sources_item = IncomeSource.from_dict(sources_item_data)

            sources.append(sources_item)

        left_out = []
        _left_out = d.pop("left_out")
        for left_out_item_data in _left_out:
            left_out_item = IncomeLeftOut.from_dict(left_out_item_data)

            left_out.append(left_out_item)

        income = cls(
            type_=type_,
            monthly_income=monthly_income,
            low=low,
            base=base,
            high=high,
            household_monthly_income=household_monthly_income,
            stability_cv=stability_cv,
            months=months,
            salary_months=salary_months,
            bonuses=bonuses,
            sources=sources,
            left_out=left_out,
        )

        income.additional_properties = d
        return income

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
