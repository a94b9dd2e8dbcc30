from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.offer_constraint import OfferConstraint

if TYPE_CHECKING:
    from ..models.offer_limit import OfferLimit


T = TypeVar("T", bound="LoanOffer")


@_attrs_define
class LoanOffer:
    """A loan that can be given, and what limits it.

    Attributes:
        amount (float): The amount: as asked for where every limit allows it, else the largest multiple of 1,000 rupees
            that they do.
        tenure_months (int): The tenure that was asked for, or the product's default.
        annual_rate_pct (float): The product's yearly rate of interest in percent.
        emi (float): The level monthly instalment of the offer. In rupees.
        is_counter_offer (bool): Whether the offer is smaller than what was asked for.
        is_indicative (bool): Whether the application named no amount. The offer is then the largest loan that the
            limits and the product allow, and the rules and the score are those of that loan.
        binding_constraint (OfferConstraint): What can limit a loan: the amount asked for; the product's largest loan; a
            rule on the amount or on the instalment; the part of the income that instalments take (FOIR), in the usual or
            the stressed case; the average bank balance against the instalment; the monthly surplus against the instalment;
            what the business earns against its instalments (DSCR); the collateral (LTV); the down payment; the income times
            a multiple; a part of the yearly turnover. New values may be added.
        limits (list[OfferLimit]): Every limit that could be computed, with the amount it allows.
    """

    amount: float
    tenure_months: int
    annual_rate_pct: float
    emi: float
    is_counter_offer: bool
    is_indicative: bool
    binding_constraint: OfferConstraint
    limits: list[OfferLimit]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        amount = self.amount

        tenure_months = self.tenure_months

        annual_rate_pct = self.annual_rate_pct

        emi = self.emi

        is_counter_offer = self.is_counter_offer

        is_indicative = self.is_indicative

        binding_constraint = self.binding_constraint.value

        limits = []
        for limits_item_data in self.limits:
            limits_item = limits_item_data.to_dict()
            limits.append(limits_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "amount": amount,
                "tenure_months": tenure_months,
                "annual_rate_pct": annual_rate_pct,
                "emi": emi,
                "is_counter_offer": is_counter_offer,
                "is_indicative": is_indicative,
                "binding_constraint": binding_constraint,
                "limits": limits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.offer_limit import OfferLimit

        d = dict(src_dict)
        amount = d.pop("amount")

        tenure_months = d.pop("tenure_months")

        annual_rate_pct = d.pop("annual_rate_pct")

        emi = d.pop("emi")

        is_counter_offer = d.pop("is_counter_offer")

        is_indicative = d.pop("is_indicative")

        binding_constraint = OfferConstraint(d.pop("binding_constraint"))

        limits = []
        _limits = d.pop("limits")
        for limits_item_data in _limits:
            limits_item = OfferLimit.from_dict(limits_item_data)

            limits.append(limits_item)

        loan_offer = cls(
            amount=amount,
            tenure_months=tenure_months,
            annual_rate_pct=annual_rate_pct,
            emi=emi,
            is_counter_offer=is_counter_offer,
            is_indicative=is_indicative,
            binding_constraint=binding_constraint,
            limits=limits,
        )

        loan_offer.additional_properties = d
        return loan_offer

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
