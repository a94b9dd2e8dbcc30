from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.rule import Rule


T = TypeVar("T", bound="Policy")


@_attrs_define
class Policy:
    """The rules that a case is checked against. Every rule is evaluated, in this order, whatever the others said.

    Attributes:
        rules (list[Rule]): At most 100 rules, each with its own `id`.
        limits (list[Rule] | None | Unset): What limits an offer: at most 50 rules of severity `cap`, which lower the
            amount until they hold and never decline a case. A rule among `rules` that limits the loan by the same metric
            takes a limit's place. An empty list switches them off; absent or null in a new product gives the built-in ones,
            and in a change leaves them as they are.
    """

    rules: list[Rule]
    limits: list[Rule] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        limits: list[dict[str, Any]] | None | Unset
        if isinstance(self.limits, Unset):
            limits = UNSET
        elif isinstance(self.limits, list):
            limits = []
            for limits_type_0_item_data in self.limits:
                limits_type_0_item = limits_type_0_item_data.to_dict()
                limits.append(limits_type_0_item)

        else:
            limits = self.limits

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rules": rules,
            }
        )
        if limits is not UNSET:
            field_dict["limits"] = limits

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rule import Rule

        d = dict(src_dict)
        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = Rule.from_dict(rules_item_data)

            rules.append(rules_item)

        def _parse_limits(data: object) -> list[Rule] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            limits_type_0 = []
            _limits_type_0 = data
            for limits_type_0_item_data in _limits_type_0:
                limits_type_0_item = Rule.from_dict(limits_type_0_item_data)

                limits_type_0.append(limits_type_0_item)

            return limits_type_0

        limits = _parse_limits(d.pop("limits", UNSET))

        policy = cls(
            rules=rules,
            limits=limits,
        )

        return policy
