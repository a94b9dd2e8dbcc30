from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.currency import Currency

if TYPE_CHECKING:
    from ..models.amount_range import AmountRange
    from ..models.policy import Policy
    from ..models.product_fee import ProductFee
    from ..models.scorecard import Scorecard
    from ..models.tenure_range import TenureRange
    from ..models.thresholds import Thresholds


T = TypeVar("T", bound="ProductTerms")


@_attrs_define
class ProductTerms:
    """What a product says at one version: the terms a team lends on and the policy it decides by.

    Attributes:
        name (str): Name of the product, 1 to 100 characters.
        description (None | str): What the product is for; null where nobody said.
        currency (Currency): Currency of a product. A statement in another one goes to review with the policy not
            evaluated. New values may be added.
        amount (AmountRange): The loan amounts a product covers, in rupees.
        tenure_months (TenureRange): The tenures a product covers, in months.
        annual_rate_pct (float): Interest a year, in percent, from 0 to 100.
        business_margin_pct (float): What of a trader's receipts is taken for income, in percent, from 0 to 100.
        fees (list[ProductFee]): What borrowers pay besides interest, taken from the sum that is paid out; empty where
            none is stated.
        contact (None | str): Whom applicants may ask, as letters say it; null where nobody said.
        policy (Policy): The rules that a case is checked against. Every rule is evaluated, in this order, whatever the
            others said.
        scorecard (Scorecard): How much each section of the score weighs. Whole numbers from 0 to 100 that sum to 100,
            so that the score runs from 0 to 100; a section of weight 0 does not count.
        thresholds (Thresholds): Where the score, from 0 to 100, approves and where it asks for a person. Below `review`
            it declines.
    """

    name: str
    description: None | str
    currency: Currency
    amount: AmountRange
    tenure_months: TenureRange
    annual_rate_pct: float
    business_margin_pct: float
    fees: list[ProductFee]
    contact: None | str
    policy: Policy
    scorecard: Scorecard
    thresholds: Thresholds
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description: None | str
        description = self.description

        currency = self.currency.value

        amount = self.amount.to_dict()

        tenure_months = self.tenure_months.to_dict()

        annual_rate_pct = self.annual_rate_pct

        business_margin_pct = self.business_margin_pct

        fees = []
        for fees_item_data in self.fees:
            fees_item = fees_item_data.to_dict()
            fees.append(fees_item)

        contact: None | str
        contact = self.contact

        policy = self.policy.to_dict()

        scorecard = self.scorecard.to_dict()

        thresholds = self.thresholds.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "description": description,
                "currency": currency,
                "amount": amount,
                "tenure_months": tenure_months,
                "annual_rate_pct": annual_rate_pct,
                "business_margin_pct": business_margin_pct,
                "fees": fees,
                "contact": contact,
                "policy": policy,
                "scorecard": scorecard,
                "thresholds": thresholds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.amount_range import AmountRange
        from ..models.policy import Policy
        from ..models.product_fee import ProductFee
        from ..models.scorecard import Scorecard
        from ..models.tenure_range import TenureRange
        from ..models.thresholds import Thresholds

        d = dict(src_dict)
        name = d.pop("name")

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description", None))

        currency = Currency(d.pop("currency"))

        amount = AmountRange.from_dict(d.pop("amount"))

        tenure_months = TenureRange.from_dict(d.pop("tenure_months"))

        annual_rate_pct = d.pop("annual_rate_pct")

        business_margin_pct = d.pop("business_margin_pct")

        fees = []
        _fees = d.pop("fees")
        for fees_item_data in _fees:
            fees_item = ProductFee.from_dict(fees_item_data)

            fees.append(fees_item)

        def _parse_contact(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        contact = _parse_contact(d.pop("contact", None))

        policy = Policy.from_dict(d.pop("policy"))

        scorecard = Scorecard.from_dict(d.pop("scorecard"))

        thresholds = Thresholds.from_dict(d.pop("thresholds"))

        product_terms = cls(
            name=name,
            description=description,
            currency=currency,
            amount=amount,
            tenure_months=tenure_months,
            annual_rate_pct=annual_rate_pct,
            business_margin_pct=business_margin_pct,
            fees=fees,
            contact=contact,
            policy=policy,
            scorecard=scorecard,
            thresholds=thresholds,
        )

        product_terms.additional_properties = d
        return product_terms

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
