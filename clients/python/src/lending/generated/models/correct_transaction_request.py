from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.category import Category
from ..types import UNSET, Unset

T = TypeVar("T", bound="CorrectTransactionRequest")


@_attrs_define
class CorrectTransactionRequest:
    """What one transaction really is; members that are left out stay as they are.

    Attributes:
        reason (str): Why, for the record: 1 to 1,000 characters.
        category (Category | None | Unset): What the transaction is; null: what it was taken for at first.
        excluded (bool | None | Unset): Whether it is left out of every figure: income, obligations, spending, returned
            payments, offers; false or null: it counts. It stays listed, and balances and the checks of the document have it
            all the same.
        note (None | str | Unset): What is to be known about it, at most 500 characters; null or empty: nothing. Nothing
            is decided by it.
    """

    reason: str
    category: Category | None | Unset = UNSET
    excluded: bool | None | Unset = UNSET
    note: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        category: None | str | Unset
        if isinstance(self.category, Unset):
            category = UNSET
        elif isinstance(self.category, Category):
            category = self.category.value
        else:
            category = self.category

        excluded: bool | None | Unset
        if isinstance(self.excluded, Unset):
            excluded = UNSET
        else:
            excluded = self.excluded

        note: None | str | Unset
        if isinstance(self.note, Unset):
            note = UNSET
        else:
            note = self.note

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
            }
        )
        if category is not UNSET:
            field_dict["category"] = category
        if excluded is not UNSET:
            field_dict["excluded"] = excluded
        if note is not UNSET:
            field_dict["note"] = note

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        def _parse_category(data: object) -> Category | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            category_type_0 = Category(data)

            return category_type_0

        category = _parse_category(d.pop("category", UNSET))

        def _parse_excluded(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        excluded = _parse_excluded(d.pop("excluded", UNSET))

        def _parse_note(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        note = _parse_note(d.pop("note", UNSET))

        correct_transaction_request = cls(
            reason=reason,
            category=category,
            excluded=excluded,
            note=note,
        )

        return correct_transaction_request
