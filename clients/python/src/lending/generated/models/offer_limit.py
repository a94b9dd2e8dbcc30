from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.offer_constraint import OfferConstraint

T = TypeVar("T", bound="OfferLimit")


@_attrs_define
class OfferLimit:
    """One limit on the loan.

    Attributes:
        constraint (OfferConstraint): What can limit a loan: the amount asked for; the product's largest loan; a rule on
            the amount or on the instalment; the part of the income that instalments take (FOIR), in the usual or the
            stressed case; the average bank balance against the instalment; the monthly surplus against the instalment; what
            the business earns against its instalments (DSCR); the collateral (LTV); the down payment; the income times a
            multiple; a part of the yearly turnover. New values may be added.
        amount (float): The largest loan that it allows at the offer's tenure and rate, as a multiple of 1,000 rupees
            and never more than the product's largest loan.
        rule_ids (list[str]): The rules and limits of the policy behind it. Empty for the amount asked for and for the
            product's largest loan.
    """

    constraint: OfferConstraint
    amount: float
    rule_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        constraint = self.constraint.value

        amount = self.amount

        rule_ids = self.rule_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "constraint": constraint,
                "amount": amount,
                "rule_ids": rule_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        constraint = OfferConstraint(d.pop("constraint"))

        amount = d.pop("amount")

        rule_ids = cast(list[str], d.pop("rule_ids"))

        offer_limit = cls(
            constraint=constraint,
            amount=amount,
            rule_ids=rule_ids,
        )

        offer_limit.additional_properties = d
        return offer_limit

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
