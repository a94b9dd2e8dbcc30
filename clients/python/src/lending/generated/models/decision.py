from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decision_outcome import DecisionOutcome
from ..models.review_reason import ReviewReason

if TYPE_CHECKING:
    from ..models.decision_question import DecisionQuestion
    from ..models.decision_reason import DecisionReason
    from ..models.loan_offer import LoanOffer
    from ..models.what_would_change import WhatWouldChange


T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    """The decision, with everything that led to it.

    Attributes:
        outcome (DecisionOutcome): What is decided: `approve`, `decline`, or `review` where a person has to decide. New
            values may be added.
        policy_outcome (DecisionOutcome | None): What the policy alone says, without the flags, the quality of the
            reading and an unreachable bureau that send a case to a person. `null` where the policy could not be evaluated.
        review_reasons (list[ReviewReason]): Why a person has to decide, in a fixed order; empty unless `outcome` is
            `review`.
        offer (LoanOffer | None): The loan that can be given. With `approve` it is what the applicant can be told; with
            `review` it is what the limits allow, should the person approve. `null` where the policy declines, or where no
            offer can be computed: the statement was not usable, or the application names no amount and no income was found.
        reasons (list[DecisionReason]): Why: first months that are missing, then what forces a review, then the rules
            that do not hold in the order of the policy, then what cost the most points.
        what_would_change (None | WhatWouldChange): What the applicant could change to be approved; `null` where the
            loan is approved as asked for, or where the policy could not be evaluated.
        questions (list[DecisionQuestion]): What a person should find out, because the answer would turn a decline.
            Empty where nothing would.
    """

    outcome: DecisionOutcome
    policy_outcome: DecisionOutcome | None
    review_reasons: list[ReviewReason]
    offer: LoanOffer | None
    reasons: list[DecisionReason]
    what_would_change: None | WhatWouldChange
    questions: list[DecisionQuestion]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.loan_offer import LoanOffer
        from ..models.what_would_change import WhatWouldChange

        outcome = self.outcome.value

        policy_outcome: None | str
        if isinstance(self.policy_outcome, DecisionOutcome):
            policy_outcome = self.policy_outcome.value
        else:
            policy_outcome = self.policy_outcome

        review_reasons = []
        for review_reasons_item_data in self.review_reasons:
            review_reasons_item = review_reasons_item_data.value
            review_reasons.append(review_reasons_item)

        offer: dict[str, Any] | None
        if isinstance(self.offer, LoanOffer):
            offer = self.offer.to_dict()
        else:
            offer = self.offer

        reasons = []
        for reasons_item_data in self.reasons:
            reasons_item = reasons_item_data.to_dict()
            reasons.append(reasons_item)

        what_would_change: dict[str, Any] | None
        if isinstance(self.what_would_change, WhatWouldChange):
            what_would_change = self.what_would_change.to_dict()
        else:
            what_would_change = self.what_would_change

        questions = []
        for questions_item_data in self.questions:
            questions_item = questions_item_data.to_dict()
            questions.append(questions_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "outcome": outcome,
                "policy_outcome": policy_outcome,
                "review_reasons": review_reasons,
                "offer": offer,
                "reasons": reasons,
                "what_would_change": what_would_change,
                "questions": questions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decision_question import DecisionQuestion
        from ..models.decision_reason import DecisionReason
        from ..models.loan_offer import LoanOffer
        from ..models.what_would_change import WhatWouldChange

        d = dict(src_dict)
        outcome = DecisionOutcome(d.pop("outcome"))

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

        def _parse_offer(data: object) -> LoanOffer | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            offer_type_0 = LoanOffer.from_dict(data)

            return offer_type_0

        offer = _parse_offer(d.pop("offer", None))

        reasons = []
        _reasons = d.pop("reasons")
        for reasons_item_data in _reasons:
            reasons_item = DecisionReason.from_dict(reasons_item_data)

            reasons.append(reasons_item)

        def _parse_what_would_change(data: object) -> None | WhatWouldChange:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            what_would_change_type_0 = WhatWouldChange.from_dict(data)

            return what_would_change_type_0

        what_would_change = _parse_what_would_change(d.pop("what_would_change", None))

        questions = []
        _questions = d.pop("questions")
        for questions_item_data in _questions:
            questions_item = DecisionQuestion.from_dict(questions_item_data)

            questions.append(questions_item)

        decision = cls(
            outcome=outcome,
            policy_outcome=policy_outcome,
            review_reasons=review_reasons,
            offer=offer,
            reasons=reasons,
            what_would_change=what_would_change,
            questions=questions,
        )

        decision.additional_properties = d
        return decision

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
