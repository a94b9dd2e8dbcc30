from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.product_status import ProductStatus
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.amount_range import AmountRange
    from ..models.policy import Policy
    from ..models.product_fee import ProductFee
    from ..models.scorecard import Scorecard
    from ..models.tenure_range import TenureRange
    from ..models.thresholds import Thresholds


T = TypeVar("T", bound="UpdateProductRequest")


@_attrs_define
class UpdateProductRequest:
    """What is to change; members that are left out or null stay as they are, except that a null or empty `description` or
    `contact` clears it.

        Attributes:
            name (None | str | Unset): Name of the product: 1 to 100 characters.
            description (None | str | Unset): What the product is for, at most 1,000 characters; null or empty clears it.
            amount (AmountRange | None | Unset): The loan amounts it covers, in rupees.
            tenure_months (None | TenureRange | Unset): The tenures it covers, in months.
            annual_rate_pct (float | None | Unset): Interest a year, in percent: 0 to 100.
            business_margin_pct (float | None | Unset): What of a trader's receipts is taken for income, in percent: 0 to
                100.
            fees (list[ProductFee] | None | Unset): What borrowers pay besides interest: at most 20; replaces all of them.
            contact (None | str | Unset): Whom applicants may ask, as letters say it: at most 200 characters; null or empty
                clears it.
            policy (None | Policy | Unset): The rules a case must pass; replaces all of them.
            scorecard (None | Scorecard | Unset): How much each section of the score weighs.
            thresholds (None | Thresholds | Unset): The scores that approve, and that go to review.
            status (None | ProductStatus | Unset): `archived` withdraws the product from new analyses, `active` brings it
                back. Makes no new version.
    """

    name: None | str | Unset = UNSET
    description: None | str | Unset = UNSET
    amount: AmountRange | None | Unset = UNSET
    tenure_months: None | TenureRange | Unset = UNSET
    annual_rate_pct: float | None | Unset = UNSET
    business_margin_pct: float | None | Unset = UNSET
    fees: list[ProductFee] | None | Unset = UNSET
    contact: None | str | Unset = UNSET
    policy: None | Policy | Unset = UNSET
    scorecard: None | Scorecard | Unset = UNSET
    thresholds: None | Thresholds | Unset = UNSET
    status: None | ProductStatus | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.amount_range import AmountRange
        from ..models.policy import Policy
        from ..models.scorecard import Scorecard
        from ..models.tenure_range import TenureRange
        from ..models.thresholds import Thresholds

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        amount: dict[str, Any] | None | Unset
        if isinstance(self.amount, Unset):
            amount = UNSET
        elif isinstance(self.amount, AmountRange):
            amount = self.amount.to_dict()
        else:
            amount = self.amount

        tenure_months: dict[str, Any] | None | Unset
        if isinstance(self.tenure_months, Unset):
            tenure_months = UNSET
        elif isinstance(self.tenure_months, TenureRange):
            tenure_months = self.tenure_months.to_dict()
        else:
            tenure_months = self.tenure_months

        annual_rate_pct: float | None | Unset
        if isinstance(self.annual_rate_pct, Unset):
            annual_rate_pct = UNSET
        else:
            annual_rate_pct = self.annual_rate_pct

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

        status: None | str | Unset
        if isinstance(self.status, Unset):
            status = UNSET
        elif isinstance(self.status, ProductStatus):
            status = self.status.value
        else:
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
        if amount is not UNSET:
            field_dict["amount"] = amount
        if tenure_months is not UNSET:
            field_dict["tenure_months"] = tenure_months
        if annual_rate_pct is not UNSET:
            field_dict["annual_rate_pct"] = annual_rate_pct
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
        if status is not UNSET:
            field_dict["status"] = status

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

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        def _parse_amount(data: object) -> AmountRange | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            amount_type_0 = AmountRange.from_dict(data)

            return amount_type_0

        amount = _parse_amount(d.pop("amount", UNSET))

        def _parse_tenure_months(data: object) -> None | TenureRange | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            tenure_months_type_0 = TenureRange.from_dict(data)

            return tenure_months_type_0

        tenure_months = _parse_tenure_months(d.pop("tenure_months", UNSET))

        def _parse_annual_rate_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        annual_rate_pct = _parse_annual_rate_pct(d.pop("annual_rate_pct", UNSET))

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

        def _parse_status(data: object) -> None | ProductStatus | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            status_type_0 = ProductStatus(data)

            return status_type_0

        status = _parse_status(d.pop("status", UNSET))

        update_product_request = cls(
            name=name,
            description=description,
            amount=amount,
            tenure_months=tenure_months,
            annual_rate_pct=annual_rate_pct,
            business_margin_pct=business_margin_pct,
            fees=fees,
            contact=contact,
            policy=policy,
            scorecard=scorecard,
            thresholds=thresholds,
            status=status,
        )

        return update_product_request
