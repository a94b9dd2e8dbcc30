from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.category import Category

T = TypeVar("T", bound="CategoryCorrection")


@_attrs_define
class CategoryCorrection:
    """What a transaction really is.

    Attributes:
        transaction_id (str): The transaction.
        category (Category): What a transaction is. New values may be added.
    """

    transaction_id: str
    category: Category

    def to_dict(self) -> dict[str, Any]:
        transaction_id = self.transaction_id

        category = self.category.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "transaction_id": transaction_id,
                "category": category,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        transaction_id = d.pop("transaction_id")

        category = Category(d.pop("category"))

        category_correction = cls(
            transaction_id=transaction_id,
            category=category,
        )

        return category_correction
