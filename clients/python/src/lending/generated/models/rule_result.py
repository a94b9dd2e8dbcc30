from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rule_op import RuleOp
from ..models.rule_outcome import RuleOutcome
from ..models.rule_severity import RuleSeverity

T = TypeVar("T", bound="RuleResult")


@_attrs_define
class RuleResult:
    """One rule and what came of it.

    Attributes:
        id (str): The id of the rule in the product's policy.
        metric (str): The metric that was compared.
        op (RuleOp): A comparison: less than, at most, greater than, at least, equal, not equal, one of a list, none of
            a list. Amounts, counts, days, months and scores take the first six; ratios the first four; flags `eq` and
            `neq`; choices `eq`, `neq`, `in` and `not_in`. New values may be added.
        value (bool | float | list[str] | str): What a metric is compared with: a number for numeric metrics, `true` or
            `false` for flags, a string for choices, a list of strings for choices with `in` and `not_in`.
        severity (RuleSeverity): What follows where a rule does not hold. `knockout`: the policy declines the case.
            `review`: a person decides. `cap`: the offer is lowered until the rule holds, which only metrics that depend on
            the size of the loan allow. New values may be added.
        outcome (RuleOutcome): Whether a rule holds: `pass` or `fail`; `not_evaluated` where its metric, or the metric
            of a condition, has no value; `not_applicable` where its conditions say that it is not meant for this case. New
            values may be added.
        actual (bool | float | list[str] | None | str): The metric's value for the loan asked for: a number, true or
            false, or a word; `null` where there is none.
        text (str): The result as a sentence, with value and limit.
        rows (list[str]): The transactions that the value came from.
    """

    id: str
    metric: str
    op: RuleOp
    value: bool | float | list[str] | str
    severity: RuleSeverity
    outcome: RuleOutcome
    actual: bool | float | list[str] | None | str
    text: str
    rows: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        metric = self.metric

        op = self.op.value

        value: bool | float | list[str] | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        severity = self.severity.value

        outcome = self.outcome.value

        actual: bool | float | list[str] | None | str
        if isinstance(self.actual, list):
            actual = self.actual

        else:
            actual = self.actual

        text = self.text

        rows = self.rows

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "metric": metric,
                "op": op,
                "value": value,
                "severity": severity,
                "outcome": outcome,
                "actual": actual,
                "text": text,
                "rows": rows,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        metric = d.pop("metric")

        op = RuleOp(d.pop("op"))

        def _parse_value(data: object) -> bool | float | list[str] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_rule_value_type_3 = cast(list[str], data)

                return componentsschemas_rule_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | float | list[str] | str, data)

        value = _parse_value(d.pop("value"))

        severity = RuleSeverity(d.pop("severity"))

        outcome = RuleOutcome(d.pop("outcome"))

        def _parse_actual(data: object) -> bool | float | list[str] | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_rule_value_type_3 = cast(list[str], data)

                return componentsschemas_rule_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | float | list[str] | None | str, data)

        actual = _parse_actual(d.pop("actual", None))

        text = d.pop("text")

        rows = cast(list[str], d.pop("rows"))

        rule_result = cls(
            id=id,
            metric=metric,
            op=op,
            value=value,
            severity=severity,
            outcome=outcome,
            actual=actual,
            text=text,
            rows=rows,
        )

        rule_result.additional_properties = d
        return rule_result

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
