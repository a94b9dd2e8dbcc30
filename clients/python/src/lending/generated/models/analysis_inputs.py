from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="AnalysisInputs")


@_attrs_define
class AnalysisInputs:
    """What the application asks for: amounts in rupees, and a time.

    Attributes:
        requested_amount (float | None | Unset): The loan that is asked for, in rupees.
        collateral_value (float | None | Unset): The value of what secures the loan, in rupees.
        gst_turnover (float | None | Unset): The yearly turnover declared for GST, net of tax, in rupees.
        down_payment (float | None | Unset): What the applicant pays of the price, in rupees.
        tenure_months (int | None | Unset): Over how many months it is to be repaid: from 1 to 480, and within what the
            product covers. Null: the product's usual time.
    """

    requested_amount: float | None | Unset = UNSET
    collateral_value: float | None | Unset = UNSET
    gst_turnover: float | None | Unset = UNSET
    down_payment: float | None | Unset = UNSET
    tenure_months: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        requested_amount: float | None | Unset
        if isinstance(self.requested_amount, Unset):
            requested_amount = UNSET
        else:
            requested_amount = self.requested_amount

        collateral_value: float | None | Unset
        if isinstance(self.collateral_value, Unset):
            collateral_value = UNSET
        else:
            collateral_value = self.collateral_value

        gst_turnover: float | None | Unset
        if isinstance(self.gst_turnover, Unset):
            gst_turnover = UNSET
        else:
            gst_turnover = self.gst_turnover

        down_payment: float | None | Unset
        if isinstance(self.down_payment, Unset):
            down_payment = UNSET
        else:
            down_payment = self.down_payment

        tenure_months: int | None | Unset
        if isinstance(self.tenure_months, Unset):
            tenure_months = UNSET
        else:
            tenure_months = self.tenure_months

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if requested_amount is not UNSET:
            field_dict["requested_amount"] = requested_amount
        if collateral_value is not UNSET:
            field_dict["collateral_value"] = collateral_value
        if gst_turnover is not UNSET:
            field_dict["gst_turnover"] = gst_turnover
        if down_payment is not UNSET:
            field_dict["down_payment"] = down_payment
        if tenure_months is not UNSET:
            field_dict["tenure_months"] = tenure_months

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_requested_amount(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        requested_amount = _parse_requested_amount(d.pop("requested_amount", UNSET))

        def _parse_collateral_value(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        collateral_value = _parse_collateral_value(d.pop("collateral_value", UNSET))

        def _parse_gst_turnover(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        gst_turnover = _parse_gst_turnover(d.pop("gst_turnover", UNSET))

        def _parse_down_payment(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        down_payment = _parse_down_payment(d.pop("down_payment", UNSET))

        def _parse_tenure_months(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        tenure_months = _parse_tenure_months(d.pop("tenure_months", UNSET))

        analysis_inputs = cls(
            requested_amount=requested_amount,
            collateral_value=collateral_value,
            gst_turnover=gst_turnover,
            down_payment=down_payment,
            tenure_months=tenure_months,
        )

        return analysis_inputs
