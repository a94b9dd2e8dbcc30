from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ProductFee")


@_attrs_define
class ProductFee:
    """A fee that is taken from the sum paid out: an amount, or a part of the loan.

    Attributes:
        name (str): What it is for, as the borrower reads it: 1 to 100 characters.
        amount (float | None | Unset): How much it is, in rupees, with tax; null where it is a part of the loan.
        percent (float | None | Unset): What part of the loan it is, in percent with tax: 0 to 100; null where it is an
            amount.
    """

    name: str
    amount: float | None | Unset = UNSET
    percent: float | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        amount: float | None | Unset
        if isinstance(self.amount, Unset):
            amount = UNSET
        else:
            amount = self.amount

        percent: float | None | Unset
        if isinstance(self.percent, Unset):
            percent = UNSET
        else:
            percent = self.percent

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if amount is not UNSET:
            field_dict["amount"] = amount
        if percent is not UNSET:
            field_dict["percent"] = percent

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        def _parse_amount(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        amount = _parse_amount(d.pop("amount", UNSET))

        def _parse_percent(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        percent = _parse_percent(d.pop("percent", UNSET))

        product_fee = cls(
            name=name,
            amount=amount,
            percent=percent,
        )

        return product_fee
