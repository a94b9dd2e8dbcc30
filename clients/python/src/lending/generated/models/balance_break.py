from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="BalanceBreak")


@_attrs_define
class BalanceBreak:
    """A balance that does not follow from the one before.

    Attributes:
        transaction_id (str): The transaction whose balance does not follow.
        expected_balance (float): What it should be after the transaction before. In rupees.
        printed_balance (float): The balance that the statement prints. In rupees.
        gap (float): Positive where credits are missing, or a balance was raised. In rupees.
    """

    transaction_id: str
    expected_balance: float
    printed_balance: float
    gap: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        transaction_id = self.transaction_id

        expected_balance = self.expected_balance

        printed_balance = self.printed_balance

        gap = self.gap

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "transaction_id": transaction_id,
                "expected_balance": expected_balance,
                "printed_balance": printed_balance,
                "gap": gap,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        transaction_id = d.pop("transaction_id")

        expected_balance = d.pop("expected_balance")

        printed_balance = d.pop("printed_balance")

        gap = d.pop("gap")

        balance_break = cls(
            transaction_id=transaction_id,
            expected_balance=expected_balance,
            printed_balance=printed_balance,
            gap=gap,
        )

        balance_break.additional_properties = d
        return balance_break

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
