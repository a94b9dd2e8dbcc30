from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Trends")


@_attrs_define
class Trends:
    """Where income and balance are heading: the last three full months against the three before.

    Attributes:
        income (float | None): By what part the receipts of work, pension and trade have risen (positive) or fallen;
            null without six full months, or where there were none.
        balance (float | None): The same of the average balance.
    """

    income: float | None
    balance: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        income: float | None
        income = self.income

        balance: float | None
        balance = self.balance

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "income": income,
                "balance": balance,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        income = _parse_income(d.pop("income", None))

        def _parse_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        balance = _parse_balance(d.pop("balance", None))

        trends = cls(
            income=income,
            balance=balance,
        )

        trends.additional_properties = d
        return trends

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
