from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Affordability")


@_attrs_define
class Affordability:
    """What the applicant could repay. Null where the case gives no value: the metric reference says when.

    Attributes:
        requested_amount (float | None): The loan asked for; null where the application names none. In rupees.
        tenure_months (int): The tenure it is measured with, in months.
        annual_rate_pct (float): The yearly rate it is measured with, in percent.
        proposed_emi (float | None): The level monthly instalment of the loan asked for. In rupees.
        monthly_income (float | None): What is earned in a usual month; null where it cannot be told. In rupees.
        monthly_obligations (float): What is already owed to lenders each month. In rupees.
        monthly_obligations_stressed (float): The same, with payments that merely look like instalments. In rupees.
        foir (float | None): Fixed obligations to income ratio: existing and proposed instalments over income, as a
            fraction (0.5 is 50%).
        foir_stressed (float | None): The same, if every payment that looks like an instalment is one.
        monthly_surplus (float | None): What is left in a usual month; null where it cannot be told. In rupees.
        dscr (float | None): Debt service coverage ratio: what trade earns in a month over all instalments; above 1 it
            covers them.
        ltv (float | None): Loan to value: the loan asked for over the collateral's value, as a fraction; null without
            either.
        down_payment_share (float | None): The part of the price that the applicant pays, as a fraction (0.2 is 20%).
        collateral_gap (float | None): How far loan and down payment together miss the collateral's value.
    """

    requested_amount: float | None
    tenure_months: int
    annual_rate_pct: float
    proposed_emi: float | None
    monthly_income: float | None
    monthly_obligations: float
    monthly_obligations_stressed: float
    foir: float | None
    foir_stressed: float | None
    monthly_surplus: float | None
    dscr: float | None
    ltv: float | None
    down_payment_share: float | None
    collateral_gap: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        requested_amount: float | None
        requested_amount = self.requested_amount

        tenure_months = self.tenure_months

        annual_rate_pct = self.annual_rate_pct

        proposed_emi: float | None
        proposed_emi = self.proposed_emi

        monthly_income: float | None
        monthly_income = self.monthly_income

        monthly_obligations = self.monthly_obligations

        monthly_obligations_stressed = self.monthly_obligations_stressed

        foir: float | None
        foir = self.foir

        foir_stressed: float | None
        foir_stressed = self.foir_stressed

        monthly_surplus: float | None
        monthly_surplus = self.monthly_surplus

        dscr: float | None
        dscr = self.dscr

        ltv: float | None
        ltv = self.ltv

        down_payment_share: float | None
        down_payment_share = self.down_payment_share

        collateral_gap: float | None
        collateral_gap = self.collateral_gap

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "requested_amount": requested_amount,
                "tenure_months": tenure_months,
                "annual_rate_pct": annual_rate_pct,
                "proposed_emi": proposed_emi,
                "monthly_income": monthly_income,
                "monthly_obligations": monthly_obligations,
                "monthly_obligations_stressed": monthly_obligations_stressed,
                "foir": foir,
                "foir_stressed": foir_stressed,
                "monthly_surplus": monthly_surplus,
                "dscr": dscr,
                "ltv": ltv,
                "down_payment_share": down_payment_share,
                "collateral_gap": collateral_gap,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_requested_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        requested_amount = _parse_requested_amount(d.pop("requested_amount", None))

        tenure_months = d.pop("tenure_months")

        annual_rate_pct = d.pop("annual_rate_pct")

        def _parse_proposed_emi(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        proposed_emi = _parse_proposed_emi(d.pop("proposed_emi", None))

        def _parse_monthly_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_income = _parse_monthly_income(d.pop("monthly_income", None))

        monthly_obligations = d.pop("monthly_obligations")

        monthly_obligations_stressed = d.pop("monthly_obligations_stressed")

        def _parse_foir(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        foir = _parse_foir(d.pop("foir", None))

        def _parse_foir_stressed(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        foir_stressed = _parse_foir_stressed(d.pop("foir_stressed", None))

        def _parse_monthly_surplus(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_surplus = _parse_monthly_surplus(d.pop("monthly_surplus", None))

        def _parse_dscr(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        dscr = _parse_dscr(d.pop("dscr", None))

        def _parse_ltv(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        ltv = _parse_ltv(d.pop("ltv", None))

        def _parse_down_payment_share(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        down_payment_share = _parse_down_payment_share(d.pop("down_payment_share", None))

        def _parse_collateral_gap(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        collateral_gap = _parse_collateral_gap(d.pop("collateral_gap", None))

        affordability = cls(
            requested_amount=requested_amount,
            tenure_months=tenure_months,
            annual_rate_pct=annual_rate_pct,
            proposed_emi=proposed_emi,
            monthly_income=monthly_income,
            monthly_obligations=monthly_obligations,
            monthly_obligations_stressed=monthly_obligations_stressed,
            foir=foir,
            foir_stressed=foir_stressed,
            monthly_surplus=monthly_surplus,
            dscr=dscr,
            ltv=ltv,
            down_payment_share=down_payment_share,
            collateral_gap=collateral_gap,
        )

        affordability.additional_properties = d
        return affordability

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
