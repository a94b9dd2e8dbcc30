from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.category_correction import CategoryCorrection
    from ..models.transaction_note import TransactionNote


T = TypeVar("T", bound="Corrections")


@_attrs_define
class Corrections:
    """Facts that stand above what was read from the narrations. The decision is computed anew with them.

    Attributes:
        employers (list[str]): Payers whose regular payments are the applicant's salary, as `counterparty` of a
            transaction names them.
        own_accounts (list[str]): Other accounts of the applicant: holders' names, or the last digits of account numbers
            (at least four). What goes to them or comes from them is a transfer to oneself.
        categories (list[CategoryCorrection]): Transactions that are something else than they were taken for.
        excluded (list[str]): Transactions that are left out of every figure: income, obligations, spending, returned
            payments, offers. Balances and the checks of the document still have them.
        notes (list[TransactionNote]): What people noted about transactions; nothing is decided by it.
        business_margin_pct (float | Unset): What of a trader's receipts is taken for income, in percent, in place of
            the product's margin; of somebody whose fees, gig work, crops or rents bring more than trade, what of those is.
            Absent where the product's margins hold.
    """

    employers: list[str]
    own_accounts: list[str]
    categories: list[CategoryCorrection]
    excluded: list[str]
    notes: list[TransactionNote]
    business_margin_pct: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        employers = self.employers

        own_accounts = self.own_accounts

        categories = []
        for categories_item_data in self.categories:
            categories_item = categories_item_data.to_dict()
            categories.append(categories_item)

        excluded = self.excluded

        notes = []
        for notes_item_data in self.notes:
            notes_item = notes_item_data.to_dict()
            notes.append(notes_item)

        business_margin_pct = self.business_margin_pct

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "employers": employers,
                "own_accounts": own_accounts,
                "categories": categories,
                "excluded": excluded,
                "notes": notes,
            }
        )
        if business_margin_pct is not UNSET:
            field_dict["business_margin_pct"] = business_margin_pct

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.category_correction import CategoryCorrection
        from ..models.transaction_note import TransactionNote

        d = dict(src_dict)
        employers = cast(list[str], d.pop("employers"))

        own_accounts = cast(list[str], d.pop("own_accounts"))

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in _categories:
            categories_item = CategoryCorrection.from_dict(categories_item_data)

            categories.append(categories_item)

        excluded = cast(list[str], d.pop("excluded"))

        notes = []
        _notes = d.pop("notes")
        for notes_item_data in _notes:
            notes_item = TransactionNote.from_dict(notes_item_data)

            notes.append(notes_item)

        business_margin_pct = d.pop("business_margin_pct", UNSET)

        corrections = cls(
            employers=employers,
            own_accounts=own_accounts,
            categories=categories,
            excluded=excluded,
            notes=notes,
            business_margin_pct=business_margin_pct,
        )

        corrections.additional_properties = d
        return corrections

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
