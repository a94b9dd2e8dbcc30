from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TransactionNote")


@_attrs_define
class TransactionNote:
    """What a person noted about a transaction.

    Attributes:
        transaction_id (str): The transaction.
        note (str): The note: 1 to 500 characters.
    """

    transaction_id: str
    note: str

    def to_dict(self) -> dict[str, Any]:
        transaction_id = self.transaction_id

        note = self.note

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "transaction_id": transaction_id,
                "note": note,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        transaction_id = d.pop("transaction_id")

        note = d.pop("note")

        transaction_note = cls(
            transaction_id=transaction_id,
            note=note,
        )

        return transaction_note
