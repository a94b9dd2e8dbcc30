from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.metric_kind import MetricKind
from ..models.rule_op import RuleOp

T = TypeVar("T", bound="Metric")


@_attrs_define
class Metric:
    """One thing that is measured about an applicant, and that a rule of a policy may name.

    Attributes:
        name (str): The metric's name, as rules write it.
        kind (MetricKind): What sort of value a metric has. New values may be added.
        unit (str): The unit of its values and of the thresholds that rules compare with them.
        operators (list[RuleOp]): The operators that a rule may compare it with.
        choices (list[str]): The words a choice may be; empty for others.
        threshold_min (float | None): The least threshold that a rule may name; null where it is no number.
        threshold_max (float | None): The largest threshold that a rule may name; null where it is no number.
        summary (str): What it tells, in one sentence.
        formula (str): How it is computed, in words.
        window (str): The days of the statement that it looks at.
        exclusions (str): What is deliberately left out of it.
        missing_when (str): When there is no value, so that a rule's `on_missing` speaks.
    """

    name: str
    kind: MetricKind
    unit: str
    operators: list[RuleOp]
    choices: list[str]
    threshold_min: float | None
    threshold_max: float | None
    summary: str
    formula: str
    window: str
    exclusions: str
    missing_when: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        kind = self.kind.value

        unit = self.unit

        operators = []
        for operators_item_data in self.operators:
            operators_item = operators_item_data.value
            operators.append(operators_item)

        choices = self.choices

        threshold_min: float | None
        threshold_min = self.threshold_min

        threshold_max: float | None
        threshold_max = self.threshold_max

        summary = self.summary

        formula = self.formula

        window = self.window

        exclusions = self.exclusions

        missing_when = self.missing_when

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "kind": kind,
                "unit": unit,
                "operators": operators,
                "choices": choices,
                "threshold_min": threshold_min,
                "threshold_max": threshold_max,
                "summary": summary,
                "formula": formula,
                "window": window,
                "exclusions": exclusions,
                "missing_when": missing_when,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        kind = MetricKind(d.pop("kind"))

        unit = d.pop("unit")

        operators = []
        _operators = d.pop("operators")
        for operators_item_data in _operators:
            operators_item = RuleOp(operators_item_data)

            operators.append(operators_item)

        choices = cast(list[str], d.pop("choices"))

        def _parse_threshold_min(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        threshold_min = _parse_threshold_min(d.pop("threshold_min", None))

        def _parse_threshold_max(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        threshold_max = _parse_threshold_max(d.pop("threshold_max", None))

        summary = d.pop("summary")

        formula = d.pop("formula")

        window = d.pop("window")

        exclusions = d.pop("exclusions")

        missing_when = d.pop("missing_when")

        metric = cls(
            name=name,
            kind=kind,
            unit=unit,
            operators=operators,
            choices=choices,
            threshold_min=threshold_min,
            threshold_max=threshold_max,
            summary=summary,
            formula=formula,
            window=window,
            exclusions=exclusions,
            missing_when=missing_when,
        )

        metric.additional_properties = d
        return metric

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
