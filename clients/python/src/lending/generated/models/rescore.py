from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.affordability import Affordability
    from ..models.analysis_inputs import AnalysisInputs
    from ..models.analysis_product import AnalysisProduct
    from ..models.decision import Decision
    from ..models.policy_result import PolicyResult
    from ..models.score import Score


T = TypeVar("T", bound="Rescore")


@_attrs_define
class Rescore:
    """What the decision would be. The members are those of the report.

    Attributes:
        product (AnalysisProduct): The product an analysis is scored under.
        inputs (AnalysisInputs): What the application asks for: amounts in rupees, and a time.
        decision (Decision): The decision, with everything that led to it.
        score (None | Score): Points by section; null where the data do not suffice.
        policy (PolicyResult): Every rule of the policy with its answer.
        affordability (Affordability): What the applicant could repay. Null where the case gives no value: the metric
            reference says when.
        explanations (list[str]): Plain sentences that a credit officer can read to an applicant.
    """

    product: AnalysisProduct
    inputs: AnalysisInputs
    decision: Decision
    score: None | Score
    policy: PolicyResult
    affordability: Affordability
    explanations: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.score import Score

        product = self.product.to_dict()

        inputs = self.inputs.to_dict()

        decision = self.decision.to_dict()

        score: dict[str, Any] | None
        if isinstance(self.score, Score):
            score = self.score.to_dict()
        else:
            score = self.score

        policy = self.policy.to_dict()

        affordability = self.affordability.to_dict()

        explanations = self.explanations

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "product": product,
                "inputs": inputs,
                "decision": decision,
                "score": score,
                "policy": policy,
                "affordability": affordability,
                "explanations": explanations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.affordability import Affordability
        from ..models.analysis_inputs import AnalysisInputs
        from ..models.analysis_product import AnalysisProduct
        from ..models.decision import Decision
        from ..models.policy_result import PolicyResult
        from ..models.score import Score

        d = dict(src_dict)
        product = AnalysisProduct.from_dict(d.pop("product"))

        inputs = AnalysisInputs.from_dict(d.pop("inputs"))

        decision = Decision.from_dict(d.pop("decision"))

        def _parse_score(data: object) -> None | Score:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            score_type_0 = Score.from_dict(data)

            return score_type_0

        score = _parse_score(d.pop("score", None))

        policy = PolicyResult.from_dict(d.pop("policy"))

        affordability = Affordability.from_dict(d.pop("affordability"))

        explanations = cast(list[str], d.pop("explanations"))

        rescore = cls(
            product=product,
            inputs=inputs,
            decision=decision,
            score=score,
            policy=policy,
            affordability=affordability,
            explanations=explanations,
        )

        rescore.additional_properties = d
        return rescore

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
