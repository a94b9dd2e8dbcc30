from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="WithdrawnCorrections")


@_attrs_define
class WithdrawnCorrections:
    """Corrections that no longer hold.

    Attributes:
        employers (list[str] | Unset): Payers that are no employers; left out: none.
        business_margin_pct (bool | Unset): Whether the product's margin holds again; left out: false. Default: False.
        own_accounts (list[str] | Unset): Accounts that are not the applicant's; left out: none.
        categories (list[str] | Unset): Transactions that are what they were taken for at first; left out: none.
        excluded (list[str] | Unset): Transactions that count again; left out: none.
        notes (list[str] | Unset): Transactions whose notes go; left out: none.
    """

    employers: list[str] | Unset = UNSET
    business_margin_pct: bool | Unset = False
    own_accounts: list[str] | Unset = UNSET
    categories: list[str] | Unset = UNSET
    excluded: list[str] | Unset = UNSET
    notes: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        employers: list[str] | Unset = UNSET
        if not isinstance(self.employers, Unset):
            employers = self.employers

        business_margin_pct = self.business_margin_pct

        own_accounts: list[str] | Unset = UNSET
        if not isinstance(self.own_accounts, Unset):
            own_accounts = self.own_accounts

        categories: list[str] | Unset = UNSET
        if not isinstance(self.categories, Unset):
            categories = self.categories

        excluded: list[str] | Unset = UNSET
        if not isinstance(self.excluded, Unset):
            excluded = self.excluded

        notes: list[str] | Unset = UNSET
        if not isinstance(self.notes, Unset):
            notes = self.notes

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if employers is not UNSET:
            field_dict["employers"] = employers
        if business_margin_pct is not UNSET:
            field_dict["business_margin_pct"] = business_margin_pct
        if own_accounts is not UNSET:
            field_dict["own_accounts"] = own_accounts
        if categories is not UNSET:
            field_dict["categories"] = categories
        if excluded is not UNSET:
            field_dict["excluded"] = excluded
        if notes is not UNSET:
            field_dict["notes"] = notes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        employers = cast(list[str], d.pop("employers", UNSET))

        business_margin_pct = d.pop("business_margin_pct", UNSET)

        own_accounts = cast(list[str], d.pop("own_accounts", UNSET))

        categories = cast(list[str], d.pop("categories", UNSET))

        excluded = cast(list[str], d.pop("excluded", UNSET))

        notes = cast(list[str], d.pop("notes", UNSET))

        withdrawn_corrections = cls(
            employers=employers,
            business_margin_pct=business_margin_pct,
            own_accounts=own_accounts,
            categories=categories,
            excluded=excluded,
            notes=notes,
        )

        return withdrawn_corrections
