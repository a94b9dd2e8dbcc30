from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.on_missing import OnMissing
from ..models.rule_op import RuleOp
from ..models.rule_severity import RuleSeverity
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.rule_condition import RuleCondition


T = TypeVar("T", bound="Rule")


@_attrs_define
class Rule:
    """One demand: `metric` `op` `value` must hold, as in `foir` `lte` `0.5`. Where it does not, `severity` says what
    follows.

        Attributes:
            id (str): The rule's name, unique within the policy; results and reasons refer to it. Lower-case letters, digits
                and underscores, starting with a letter.
            metric (str): The metric that is checked: a name from the metric reference, which is served at `/docs/metrics`.
            op (RuleOp): A comparison: less than, at most, greater than, at least, equal, not equal, one of a list, none of
                a list. Amounts, counts, days, months and scores take the first six; ratios the first four; flags `eq` and
                `neq`; choices `eq`, `neq`, `in` and `not_in`. New values may be added.
            value (bool | float | list[str] | str): What a metric is compared with: a number for numeric metrics, `true` or
                `false` for flags, a string for choices, a list of strings for choices with `in` and `not_in`.
            severity (RuleSeverity): What follows where a rule does not hold. `knockout`: the policy declines the case.
                `review`: a person decides. `cap`: the offer is lowered until the rule holds, which only metrics that depend on
                the size of the loan allow. New values may be added.
            on_missing (OnMissing | Unset): What follows where a rule cannot be evaluated. `review`: a person decides.
                `skip`: the rule is reported as not evaluated and otherwise ignored. New values may be added. Default:
                OnMissing.REVIEW.
            description (None | str | Unset): What the rule is for, in the lender's own words.
            when (list[RuleCondition] | Unset): The rule applies only where all of these hold; without any it applies
                always.
    """

    id: str
    metric: str
    op: RuleOp
    value: bool | float | list[str] | str
    severity: RuleSeverity
    on_missing: OnMissing | Unset = OnMissing.REVIEW
    description: None | str | Unset = UNSET
    when: list[RuleCondition] | Unset = UNSET

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

        on_missing: str | Unset = UNSET
        if not isinstance(self.on_missing, Unset):
            on_missing = self.on_missing.value

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        when: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.when, Unset):
            when = []
            for when_item_data in self.when:
                when_item = when_item_data.to_dict()
                when.append(when_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "metric": metric,
                "op": op,
                "value": value,
                "severity": severity,
            }
        )
        if on_missing is not UNSET:
            field_dict["on_missing"] = on_missing
        if description is not UNSET:
            field_dict["description"] = description
        if when is not UNSET:
            field_dict["when"] = when

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rule_condition import RuleCondition

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

        _on_missing = d.pop("on_missing", UNSET)
        on_missing: OnMissing | Unset
        if isinstance(_on_missing, Unset):
            on_missing = UNSET
        else:
            on_missing = OnMissing(_on_missing)

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        _when = d.pop("when", UNSET)
        when: list[RuleCondition] | Unset = UNSET
        if _when is not UNSET:
            when = []
            for when_item_data in _when:
                when_item = RuleCondition.from_dict(when_item_data)

                when.append(when_item)

        rule = cls(
            id=id,
            metric=metric,
            op=op,
            value=value,
            severity=severity,
            on_missing=on_missing,
            description=description,
            when=when,
        )

        return rule
