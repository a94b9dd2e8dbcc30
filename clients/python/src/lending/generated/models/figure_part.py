from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.figure_part_kind import FigurePartKind

T = TypeVar("T", bound="FigurePart")


@_attrs_define
class FigurePart:
    """A part of a figure.

    Attributes:
        kind (FigurePartKind): What a part of a figure is: an instalment to a lender, a share of a card's bill, the
            instalment of this loan; income, by its kind; the average balance, what is left of a month or what trade earns;
            the loan, the instalments of a month, the collateral. New values may be added.
        name (None | str): The lender or payer; `null` where it has no name.
        amount (float): How much it is, in rupees.
        receipts (float | None): Of income: the receipts of a usual month that it was counted from; `null` where they
            count in full. In rupees.
        margin (float | None): The share of the receipts that counts, from 0 to 1; `null` where they count in full.
    """

    kind: FigurePartKind
    name: None | str
    amount: float
    receipts: float | None
    margin: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        name: None | str
        name = self.name

        amount = self.amount

        receipts: float | None
        receipts = self.receipts

        margin: float | None
        margin = self.margin

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "name": name,
                "amount": amount,
                "receipts": receipts,
                "margin": margin,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = FigurePartKind(d.pop("kind"))

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name", None))

        amount = d.pop("amount")

        def _parse_receipts(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        receipts = _parse_receipts(d.pop("receipts", None))

        def _parse_margin(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        margin = _parse_margin(d.pop("margin", None))

        figure_part = cls(
            kind=kind,
            name=name,
            amount=amount,
            receipts=receipts,
            margin=margin,
        )

        figure_part.additional_properties = d
        return figure_part

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
