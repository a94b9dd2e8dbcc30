from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.rule_op import RuleOp

T = TypeVar("T", bound="RuleCondition")


@_attrs_define
class RuleCondition:
    """When a rule applies: `metric` `op` `value` holds, as in `monthly_income` `gte` `75000`.

    Attributes:
        metric (str): The metric that is looked at: a name from the metric reference.
        op (RuleOp): A comparison: less than, at most, greater than, at least, equal, not equal, one of a list, none of
            a list. Amounts, counts, days, months and scores take the first six; ratios the first four; flags `eq` and
            `neq`; choices `eq`, `neq`, `in` and `not_in`. New values may be added.
        value (bool | float | list[str] | str): What a metric is compared with: a number for numeric metrics, `true` or
            `false` for flags, a string for choices, a list of strings for choices with `in` and `not_in`.
    """

    metric: str
    op: RuleOp
    value: bool | float | list[str] | str

    def to_dict(self) -> dict[str, Any]:
        metric = self.metric

        op = self.op.value

        value: bool | float | list[str] | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "metric": metric,
                "op": op,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
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

        rule_condition = cls(
            metric=metric,
            op=op,
            value=value,
        )

        return rule_condition
