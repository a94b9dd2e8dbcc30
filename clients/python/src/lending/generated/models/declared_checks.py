from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="DeclaredChecks")


@_attrs_define
class DeclaredChecks:
    """Declared figures held against the rows: true where they agree, null where the statement declares none.

    Attributes:
        opening_balance (bool | None): Whether the opening balance agrees with the rows.
        closing_balance (bool | None): Whether the closing balance agrees with the rows.
        total_debits (bool | None): Whether the sum of all debits agrees with the rows.
        total_credits (bool | None): Whether the sum of all credits agrees with the rows.
        debit_count (bool | None): Whether the number of debits agrees with the rows.
        credit_count (bool | None): Whether the number of credits agrees with the rows.
    """

    opening_balance: bool | None
    closing_balance: bool | None
    total_debits: bool | None
    total_credits: bool | None
    debit_count: bool | None
    credit_count: bool | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opening_balance: bool | None
        opening_balance = self.opening_balance

        closing_balance: bool | None
        closing_balance = self.closing_balance

        total_debits: bool | None
        total_debits = self.total_debits

        total_credits: bool | None
        total_credits = self.total_credits

        debit_count: bool | None
        debit_count = self.debit_count

        credit_count: bool | None
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

        def _parse_opening_balance(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        opening_balance = _parse_opening_balance(d.pop("opening_balance", None))

        def _parse_closing_balance(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        closing_balance = _parse_closing_balance(d.pop("closing_balance", None))

        def _parse_total_debits(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        total_debits = _parse_total_debits(d.pop("total_debits", None))

        def _parse_total_credits(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        total_credits = _parse_total_credits(d.pop("total_credits", None))

        def _parse_debit_count(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        debit_count = _parse_debit_count(d.pop("debit_count", None))

        def _parse_credit_count(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        credit_count = _parse_credit_count(d.pop("credit_count", None))

        declared_checks = cls(
            opening_balance=opening_balance,
            closing_balance=closing_balance,
            total_debits=total_debits,
            total_credits=total_credits,
            debit_count=debit_count,
            credit_count=credit_count,
        )

        declared_checks.additional_properties = d
        return declared_checks

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
