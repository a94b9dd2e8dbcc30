from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.income_policy import IncomePolicy
    from ..models.rule import Rule


T = TypeVar("T", bound="Policy")


@_attrs_define
class Policy:
    """The rules that a case is checked against. Every rule is evaluated, in this order, whatever the others said.

    Attributes:
        rules (list[Rule]): At most 100 rules, each with its own `id`.
        limits (list[Rule] | None | Unset): What limits an offer: at most 50 rules of severity `cap`, which lower the
            amount until they hold and never decline a case. A rule among `rules` that limits the loan by the same metric
            takes a limit's place. An empty list switches them off; absent or null in a new product gives the built-in ones.
            In a change of a product this and the following members stay as they are where they are absent or null.
        income (IncomePolicy | None | Unset): How income is counted; absent or null: as usual.
        window_months (int | None | Unset): Over how many of the last full months balances, credits, surplus and pay are
            measured: 3, 6 or 12. Absent or null: 6.
        balance_days (list[int] | None | Unset): The days of the month that the average bank balance looks at: 1 to 31
            of them, from 1 to 31. Absent or null: 1, 5, 10, 15, 20 and 25.
    """

    rules: list[Rule]
    limits: list[Rule] | None | Unset = UNSET
    income: IncomePolicy | None | Unset = UNSET
    window_months: int | None | Unset = UNSET
    balance_days: list[int] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.income_policy import IncomePolicy

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

        income: dict[str, Any] | None | Unset
        if isinstance(self.income, Unset):
            income = UNSET
        elif isinstance(self.income, IncomePolicy):
            income = self.income.to_dict()
        else:
            income = self.income

        window_months: int | None | Unset
        if isinstance(self.window_months, Unset):
            window_months = UNSET
        else:
            window_months = self.window_months

        balance_days: list[int] | None | Unset
        if isinstance(self.balance_days, Unset):
            balance_days = UNSET
        elif isinstance(self.balance_days, list):
            balance_days = self.balance_days

        else:
            balance_days = self.balance_days

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rules": rules,
            }
        )
        if limits is not UNSET:
            field_dict["limits"] = limits
        if income is not UNSET:
            field_dict["income"] = income
        if window_months is not UNSET:
            field_dict["window_months"] = window_months
        if balance_days is not UNSET:
            field_dict["balance_days"] = balance_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.income_policy import IncomePolicy
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

        def _parse_income(data: object) -> IncomePolicy | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            income_type_0 = IncomePolicy.from_dict(data)

            return income_type_0

        income = _parse_income(d.pop("income", UNSET))

        def _parse_window_months(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        window_months = _parse_window_months(d.pop("window_months", UNSET))

        def _parse_balance_days(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            balance_days_type_0 = cast(list[int], data)

            return balance_days_type_0

        balance_days = _parse_balance_days(d.pop("balance_days", UNSET))

        policy = cls(
            rules=rules,
            limits=limits,
            income=income,
            window_months=window_months,
            balance_days=balance_days,
        )

        return policy
