from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DeclaredFigures")


@_attrs_define
class DeclaredFigures:
    """What the statement itself says of its rows; null where it prints no such figure.

    Attributes:
        opening_balance (float | None): The opening balance that the statement prints. In rupees.
        closing_balance (float | None): The closing balance that the statement prints. In rupees.
        total_debits (float | None): The sum of all debits that the statement prints. In rupees.
        total_credits (float | None): The sum of all credits that the statement prints. In rupees.
        debit_count (int | None): The number of debits that the statement prints.
        credit_count (int | None): The number of credits that the statement prints.
    """

    opening_balance: float | None
    closing_balance: float | None
    total_debits: float | None
    total_credits: float | None
    debit_count: int | None
    credit_count: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opening_balance: float | None
        opening_balance = self.opening_balance

        closing_balance: float | None
        closing_balance = self.closing_balance

        total_debits: float | None
        total_debits = self.total_debits

        total_credits: float | None
        total_credits = self.total_credits

        debit_count: int | None
        debit_count = self.debit_count

        credit_count: int | None
        credit_count = self.credit_count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "opening_balance": opening_balance,
                "closing_balance": closing_balance,
                "total_debits": total_debits,
                "total_credits": total_credits,
                "debit_count": debit_count,
                "credit_count": credit_count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_opening_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        opening_balance = _parse_opening_balance(d.pop("opening_balance", None))

        def _parse_closing_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        closing_balance = _parse_closing_balance(d.pop("closing_balance", None))

        def _parse_total_debits(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total_debits = _parse_total_debits(d.pop("total_debits", None))

        def _parse_total_credits(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        total_credits = _parse_total_credits(d.pop("total_credits", None))

        def _parse_debit_count(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        debit_count = _parse_debit_count(d.pop("debit_count", None))

        def _parse_credit_count(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        credit_count = _parse_credit_count(d.pop("credit_count", None))

        declared_figures = cls(
            opening_balance=opening_balance,
            closing_balance=closing_balance,
            total_debits=total_debits,
            total_credits=total_credits,
            debit_count=debit_count,
            credit_count=credit_count,
        )

        declared_figures.additional_properties = d
        return declared_figures

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
