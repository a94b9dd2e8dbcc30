from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.category_correction import CategoryCorrection
    from ..models.transaction_note import TransactionNote
    from ..models.withdrawn_corrections import WithdrawnCorrections


T = TypeVar("T", bound="CorrectAnalysisRequest")


@_attrs_define
class CorrectAnalysisRequest:
    """What is to be corrected. It is added to what is corrected already; null withdraws all of a member, and `withdraw`
    single ones.

        Attributes:
            reason (str): Why, for the record: 1 to 1,000 characters.
            employers (list[str] | None | Unset): Payers whose regular payments are the applicant's salary, as
                `counterparty` of a transaction names them: at most 20, each of 1 to 200 characters.
            business_margin_pct (float | None | Unset): What of a trader's receipts is taken for income, in percent: 0 to
                100. Null: the product's margin.
            own_accounts (list[str] | None | Unset): Other accounts of the applicant, at most 20: holders' names, or the
                last digits of account numbers (at least four). What goes to them or comes from them is a transfer to oneself.
            categories (list[CategoryCorrection] | None | Unset): What single transactions really are: at most 2,000.
            excluded (list[str] | None | Unset): Transactions to be left out of every figure: income, obligations, spending,
                returned payments, offers: at most 2,000.
            notes (list[TransactionNote] | None | Unset): Notes about transactions: at most 2,000.
            withdraw (None | Unset | WithdrawnCorrections): Single corrections that no longer hold; left out or null: none.
            remember (bool | Unset): Whether the team remembers the `employers` of this request and takes them for employers
                in later analyses too; left out: false. Owners only. Default: False.
    """

    reason: str
    employers: list[str] | None | Unset = UNSET
    business_margin_pct: float | None | Unset = UNSET
    own_accounts: list[str] | None | Unset = UNSET
    categories: list[CategoryCorrection] | None | Unset = UNSET
    excluded: list[str] | None | Unset = UNSET
    notes: list[TransactionNote] | None | Unset = UNSET
    withdraw: None | Unset | WithdrawnCorrections = UNSET
    remember: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        from ..models.withdrawn_corrections import WithdrawnCorrections

        reason = self.reason

        employers: list[str] | None | Unset
        if isinstance(self.employers, Unset):
            employers = UNSET
        elif isinstance(self.employers, list):
            employers = self.employers

        else:
            employers = self.employers

        business_margin_pct: float | None | Unset
        if isinstance(self.business_margin_pct, Unset):
            business_margin_pct = UNSET
        else:
            business_margin_pct = self.business_margin_pct

        own_accounts: list[str] | None | Unset
        if isinstance(self.own_accounts, Unset):
            own_accounts = UNSET
        elif isinstance(self.own_accounts, list):
            own_accounts = self.own_accounts

        else:
            own_accounts = self.own_accounts

        categories: list[dict[str, Any]] | None | Unset
        if isinstance(self.categories, Unset):
            categories = UNSET
        elif isinstance(self.categories, list):
            categories = []
            for categories_type_0_item_data in self.categories:
                categories_type_0_item = categories_type_0_item_data.to_dict()
                categories.append(categories_type_0_item)

        else:
            categories = self.categories

        excluded: list[str] | None | Unset
        if isinstance(self.excluded, Unset):
            excluded = UNSET
        elif isinstance(self.excluded, list):
            excluded = self.excluded

        else:
            excluded = self.excluded

        notes: list[dict[str, Any]] | None | Unset
        if isinstance(self.notes, Unset):
            notes = UNSET
        elif isinstance(self.notes, list):
            notes = []
            for notes_type_0_item_data in self.notes:
                notes_type_0_item = notes_type_0_item_data.to_dict()
                notes.append(notes_type_0_item)

        else:
            notes = self.notes

        withdraw: dict[str, Any] | None | Unset
        if isinstance(self.withdraw, Unset):
            withdraw = UNSET
        elif isinstance(self.withdraw, WithdrawnCorrections):
            withdraw = self.withdraw.to_dict()
        else:
            withdraw = self.withdraw

        remember = self.remember

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
            }
        )
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
        if withdraw is not UNSET:
            field_dict["withdraw"] = withdraw
        if remember is not UNSET:
            field_dict["remember"] = remember

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.category_correction import CategoryCorrection
        from ..models.transaction_note import TransactionNote
        from ..models.withdrawn_corrections import WithdrawnCorrections

        d = dict(src_dict)
        reason = d.pop("reason")

        def _parse_employers(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            employers_type_0 = cast(list[str], data)

            return employers_type_0

        employers = _parse_employers(d.pop("employers", UNSET))

        def _parse_business_margin_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        business_margin_pct = _parse_business_margin_pct(d.pop("business_margin_pct", UNSET))

        def _parse_own_accounts(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            own_accounts_type_0 = cast(list[str], data)

            return own_accounts_type_0

        own_accounts = _parse_own_accounts(d.pop("own_accounts", UNSET))

        def _parse_categories(data: object) -> list[CategoryCorrection] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            categories_type_0 = []
            _categories_type_0 = data
            for categories_type_0_item_data in _categories_type_0:
                categories_type_0_item = CategoryCorrection.from_dict(categories_type_0_item_data)

                categories_type_0.append(categories_type_0_item)

            return categories_type_0

        categories = _parse_categories(d.pop("categories", UNSET))

        def _parse_excluded(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            excluded_type_0 = cast(list[str], data)

            return excluded_type_0

        excluded = _parse_excluded(d.pop("excluded", UNSET))

        def _parse_notes(data: object) -> list[TransactionNote] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            notes_type_0 = []
            _notes_type_0 = data
            for notes_type_0_item_data in _notes_type_0:
                notes_type_0_item = TransactionNote.from_dict(notes_type_0_item_data)

                notes_type_0.append(notes_type_0_item)

            return notes_type_0

        notes = _parse_notes(d.pop("notes", UNSET))

        def _parse_withdraw(data: object) -> None | Unset | WithdrawnCorrections:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            withdraw_type_0 = WithdrawnCorrections.from_dict(data)

            return withdraw_type_0

        withdraw = _parse_withdraw(d.pop("withdraw", UNSET))

        remember = d.pop("remember", UNSET)

        correct_analysis_request = cls(
            reason=reason,
            employers=employers,
            business_margin_pct=business_margin_pct,
            own_accounts=own_accounts,
            categories=categories,
            excluded=excluded,
            notes=notes,
            withdraw=withdraw,
            remember=remember,
        )

        return correct_analysis_request
