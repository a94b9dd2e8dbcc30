from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.currency import Currency
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.amount_range import AmountRange
    from ..models.policy import Policy
    from ..models.product_fee import ProductFee
    from ..models.scorecard import Scorecard
    from ..models.tenure_range import TenureRange
    from ..models.thresholds import Thresholds


T = TypeVar("T", bound="CreateProductRequest")


@_attrs_define
class CreateProductRequest:
    """A product to be created.

    Attributes:
        name (str): Name of the product: 1 to 100 characters.
        amount (AmountRange): The loan amounts a product covers, in rupees.
        tenure_months (TenureRange): The tenures a product covers, in months.
        annual_rate_pct (float): Interest a year, in percent: 0 to 100.
        description (None | str | Unset): What the product is for, at most 1,000 characters; left out, null or empty:
            none.
        currency (Currency | Unset): Currency of a product. A statement in another one goes to review with the policy
            not evaluated. New values may be added. Default: Currency.INR.
        business_margin_pct (float | None | Unset): What of a trader's receipts is taken for income, in percent: 0 to
            100. Left out or null: 10.
        fees (list[ProductFee] | None | Unset): What borrowers pay besides interest, taken from the sum that is paid
            out: at most 20. Left out or null: none, and letters tell no yearly cost (APR).
        contact (None | str | Unset): Whom applicants may ask, as letters say it: a telephone number, an address, at
            most 200 characters; left out, null or empty: the lender itself.
        policy (None | Policy | Unset): The rules a case must pass. Left out: none, so that the score alone decides.
        scorecard (None | Scorecard | Unset): How much each section of the score weighs. Left out: 20, 20, 20, 20, 5 and
            15.
        thresholds (None | Thresholds | Unset): The scores that approve, and that go to review. Left out: 70 and 50.
    """

    name: str
    amount: AmountRange
    tenure_months: TenureRange
    annual_rate_pct: float
    description: None | str | Unset = UNSET
    currency: Currency | Unset = Currency.INR
    business_margin_pct: float | None | Unset = UNSET
    fees: list[ProductFee] | None | Unset = UNSET
    contact: None | str | Unset = UNSET
    policy: None | Policy | Unset = UNSET
    scorecard: None | Scorecard | Unset = UNSET
    thresholds: None | Thresholds | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.policy import Policy
        from ..models.scorecard import Scorecard
        from ..models.thresholds import Thresholds

        name = self.name

        amount = self.amount.to_dict()

        tenure_months = self.tenure_months.to_dict()

        annual_rate_pct = self.annual_rate_pct

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency.value

        business_margin_pct: float | None | Unset
        if isinstance(self.business_margin_pct, Unset):
            business_margin_pct = UNSET
        else:
            business_margin_pct = self.business_margin_pct

        fees: list[dict[str, Any]] | None | Unset
        if isinstance(self.fees, Unset):
            fees = UNSET
        elif isinstance(self.fees, list):
            fees = []
            for fees_type_0_item_data in self.fees:
                fees_type_0_item = fees_type_0_item_data.to_dict()
                fees.append(fees_type_0_item)

        else:
            fees = self.fees

        contact: None | str | Unset
        if isinstance(self.contact, Unset):
            contact = UNSET
        else:
            contact = self.contact

        policy: dict[str, Any] | None | Unset
        if isinstance(self.policy, Unset):
            policy = UNSET
        elif isinstance(self.policy, Policy):
            policy = self.policy.to_dict()
        else:
            policy = self.policy

        scorecard: dict[str, Any] | None | Unset
        if isinstance(self.scorecard, Unset):
            scorecard = UNSET
        elif isinstance(self.scorecard, Scorecard):
            scorecard = self.scorecard.to_dict()
        else:
            scorecard = self.scorecard

        thresholds: dict[str, Any] | None | Unset
        if isinstance(self.thresholds, Unset):
            thresholds = UNSET
        elif isinstance(self.thresholds, Thresholds):
            thresholds = self.thresholds.to_dict()
        else:
            thresholds = self.thresholds

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "amount": amount,
                "tenure_months": tenure_months,
                "annual_rate_pct": annual_rate_pct,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if currency is not UNSET:
            field_dict["currency"] = currency
        if business_margin_pct is not UNSET:
            field_dict["business_margin_pct"] = business_margin_pct
        if fees is not UNSET:
            field_dict["fees"] = fees
        if contact is not UNSET:
            field_dict["contact"] = contact
        if policy is not UNSET:
            field_dict["policy"] = policy
        if scorecard is not UNSET:
            field_dict["scorecard"] = scorecard
        if thresholds is not UNSET:
            field_dict["thresholds"] = thresholds

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

        amount = AmountRange.from_dict(d.pop("amount"))

        tenure_months = TenureRange.from_dict(d.pop("tenure_months"))

        annual_rate_pct = d.pop("annual_rate_pct")

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        _currency = d.pop("currency", UNSET)
        currency: Currency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = Currency(_currency)

        def _parse_business_margin_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        business_margin_pct = _parse_business_margin_pct(d.pop("business_margin_pct", UNSET))

        def _parse_fees(data: object) -> list[ProductFee] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            fees_type_0 = []
            _fees_type_0 = data
            for fees_type_0_item_data in _fees_type_0:
                fees_type_0_item = ProductFee.from_dict(fees_type_0_item_data)

                fees_type_0.append(fees_type_0_item)

            return fees_type_0

        fees = _parse_fees(d.pop("fees", UNSET))

        def _parse_contact(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        contact = _parse_contact(d.pop("contact", UNSET))

        def _parse_policy(data: object) -> None | Policy | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            policy_type_0 = Policy.from_dict(data)

            return policy_type_0

        policy = _parse_policy(d.pop("policy", UNSET))

        def _parse_scorecard(data: object) -> None | Scorecard | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            scorecard_type_0 = Scorecard.from_dict(data)

            return scorecard_type_0

        scorecard = _parse_scorecard(d.pop("scorecard", UNSET))

        def _parse_thresholds(data: object) -> None | Thresholds | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            thresholds_type_0 = Thresholds.from_dict(data)

            return thresholds_type_0

        thresholds = _parse_thresholds(d.pop("thresholds", UNSET))

        create_product_request = cls(
            name=name,
            amount=amount,
            tenure_months=tenure_months,
            annual_rate_pct=annual_rate_pct,
            description=description,
            currency=currency,
            business_margin_pct=business_margin_pct,
            fees=fees,
            contact=contact,
            policy=policy,
            scorecard=scorecard,
            thresholds=thresholds,
        )

        return create_product_request
