from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decision_outcome import DecisionOutcome
from ..models.review_reason import ReviewReason

T = TypeVar("T", bound="RevisionFigures")


@_attrs_define
class RevisionFigures:
    """What was decided, and the figures it hangs on.

    Attributes:
        decision (DecisionOutcome): What is decided: `approve`, `decline`, or `review` where a person has to decide. New
            values may be added.
        policy_outcome (DecisionOutcome | None): What the policy alone says. Null where it could not be evaluated.
        review_reasons (list[ReviewReason]): Why a person has to decide; empty unless `decision` is `review`.
        offer (float | None): The largest loan that can be given, in rupees; null where there is none.
        monthly_income (float | None): What is earned in a usual month, in rupees; null where it cannot be told.
        monthly_obligations (float): What is owed to lenders each month, in rupees.
        foir (float | None): Existing and proposed instalments over income, as a fraction (0.5 is 50%); null where it
            cannot be told.
    """

    decision: DecisionOutcome
    policy_outcome: DecisionOutcome | None
    review_reasons: list[ReviewReason]
    offer: float | None
    monthly_income: float | None
    monthly_obligations: float
    foir: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        decision = self.decision.value

        policy_outcome: None | str
        if isinstance(self.policy_outcome, DecisionOutcome):
            policy_outcome = self.policy_outcome.value
        else:
            policy_outcome = self.policy_outcome

        review_reasons = []
        for review_reasons_item_data in self.review_reasons:
            review_reasons_item = review_reasons_item_data.value
            review_reasons.append(review_reasons_item)

        offer: float | None
        offer = self.offer

        monthly_income: float | None
        monthly_income = self.monthly_income

        monthly_obligations = self.monthly_obligations

        foir: float | None
        foir = self.foir

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "decision": decision,
                "policy_outcome": policy_outcome,
                "review_reasons": review_reasons,
                "offer": offer,
                "monthly_income": monthly_income,
                "monthly_obligations": monthly_obligations,
                "foir": foir,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        decision = DecisionOutcome(d.pop("decision"))

        def _parse_policy_outcome(data: object) -> DecisionOutcome | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            policy_outcome_type_0 = DecisionOutcome(data)

            return policy_outcome_type_0

        policy_outcome = _parse_policy_outcome(d.pop("policy_outcome", None))

        review_reasons = []
        _review_reasons = d.pop("review_reasons")
        for review_reasons_item_data in _review_reasons:
            review_reasons_item = ReviewReason(review_reasons_item_data)

            review_reasons.append(review_reasons_item)

        def _parse_offer(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        offer = _parse_offer(d.pop("offer", None))

        def _parse_monthly_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_income = _parse_monthly_income(d.pop("monthly_income", None))

        monthly_obligations = d.pop("monthly_obligations")

        def _parse_foir(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        foir = _parse_foir(d.pop("foir", None))

        revision_figures = cls(
            decision=decision,
            policy_outcome=policy_outcome,
            review_reasons=review_reasons,
            offer=offer,
            monthly_income=monthly_income,
            monthly_obligations=monthly_obligations,
            foir=foir,
        )

        revision_figures.additional_properties = d
        return revision_figures

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
