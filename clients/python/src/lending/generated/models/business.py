from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.gst_level import GstLevel

T = TypeVar("T", bound="Business")


@_attrs_define
class Business:
    """Trade as the statement shows it.

    Attributes:
        is_recognised (bool): Whether receipts of trade were recognised.
        monthly_receipts (float | None): The receipts of a usual month: customers, settlements of payment providers and,
            for a trader, cash paid in. Null without a full month. In rupees.
        margin (float): What of the receipts is taken for income, as the product assumes.
        total_receipts (float): Receipts from customers, over all full months. In rupees.
        settlements (float): What payment providers settled, within them. In rupees.
        cash_sales (float): The part of the receipts that was paid in as cash. In rupees.
        gst_paid (float): Goods and services tax paid, over all full months. In rupees.
        gst_turnover (float | None): The yearly turnover that was declared, as the application gave it. In rupees.
        gst_variance (float | None): How far receipts, brought to a year, lie above (positive) or below (negative) the
            declared turnover. Null without a turnover or with fewer than 6 full months.
        gst_level (GstLevel | None): How that deviation is to be taken; null where there is none.
        transaction_ids (list[str]): The transactions that were taken for receipts.
    """

    is_recognised: bool
    monthly_receipts: float | None
    margin: float
    total_receipts: float
    settlements: float
    cash_sales: float
    gst_paid: float
    gst_turnover: float | None
    gst_variance: float | None
    gst_level: GstLevel | None
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        is_recognised = self.is_recognised

        monthly_receipts: float | None
        monthly_receipts = self.monthly_receipts

        margin = self.margin

        total_receipts = self.total_receipts

        settlements = self.settlements

        cash_sales = self.cash_sales

        gst_paid = self.gst_paid

        gst_turnover: float | None
        gst_turnover = self.gst_turnover

        gst_variance: float | None
        gst_variance = self.gst_variance

        gst_level: None | str
        if isinstance(self.gst_level, GstLevel):
            gst_level = self.gst_level.value
        else:
            gst_level = self.gst_level

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "is_recognised": is_recognised,
                "monthly_receipts": monthly_receipts,
                "margin": margin,
                "total_receipts": total_receipts,
                "settlements": settlements,
                "cash_sales": cash_sales,
                "gst_paid": gst_paid,
                "gst_turnover": gst_turnover,
                "gst_variance": gst_variance,
                "gst_level": gst_level,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        is_recognised = d.pop("is_recognised")

        def _parse_monthly_receipts(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_receipts = _parse_monthly_receipts(d.pop("monthly_receipts", None))

        margin = d.pop("margin")

        total_receipts = d.pop("total_receipts")

        settlements = d.pop("settlements")

        cash_sales = d.pop("cash_sales")

        gst_paid = d.pop("gst_paid")

        def _parse_gst_turnover(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gst_turnover = _parse_gst_turnover(d.pop("gst_turnover", None))

        def _parse_gst_variance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gst_variance = _parse_gst_variance(d.pop("gst_variance", None))

        def _parse_gst_level(data: object) -> GstLevel | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            gst_level_type_0 = GstLevel(data)

            return gst_level_type_0

        gst_level = _parse_gst_level(d.pop("gst_level", None))

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        business = cls(
            is_recognised=is_recognised,
            monthly_receipts=monthly_receipts,
            margin=margin,
            total_receipts=total_receipts,
            settlements=settlements,
            cash_sales=cash_sales,
            gst_paid=gst_paid,
            gst_turnover=gst_turnover,
            gst_variance=gst_variance,
            gst_level=gst_level,
            transaction_ids=transaction_ids,
        )

        business.additional_properties = d
        return business

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
