from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decision_outcome import DecisionOutcome

if TYPE_CHECKING:
    from ..models.corrections import Corrections


T = TypeVar("T", bound="DecisionQuestionAnswer")


@_attrs_define
class DecisionQuestionAnswer:
    """An answer to a question, and what would follow from it.

    Attributes:
        value (str): `yes` or `no`.
        correction (Corrections | None): What is to be corrected then: with a `reason`, the body of `PATCH
            /analyses/{id}/corrections`. Null where everything was understood rightly.
        outcome (DecisionOutcome): What is decided: `approve`, `decline`, or `review` where a person has to decide. New
            values may be added.
        offer (float | None): The largest loan that could be given then, in rupees; null where there is none.
    """

    value: str
    correction: Corrections | None
    outcome: DecisionOutcome
    offer: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.corrections import Corrections

        value = self.value

        correction: dict[str, Any] | None
        if isinstance(self.correction, Corrections):
            correction = self.correction.to_dict()
        else:
            correction = self.correction

        outcome = self.outcome.value

        offer: float | None
        offer = self.offer

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "correction": correction,
                "outcome": outcome,
                "offer": offer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.corrections import Corrections

        d = dict(src_dict)
        value = d.pop("value")

        def _parse_correction(data: object) -> Corrections | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            correction_type_0 = Corrections.from_dict(data)

            return correction_type_0

        correction = _parse_correction(d.pop("correction", None))

        outcome = DecisionOutcome(d.pop("outcome"))

        def _parse_offer(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        offer = _parse_offer(d.pop("offer", None))

        decision_question_answer = cls(
            value=value,
            correction=correction,
            outcome=outcome,
            offer=offer,
        )

        decision_question_answer.additional_properties = d
        return decision_question_answer

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
