from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.certainty import Certainty
from ..models.loan_kind import LoanKind
from ..models.obligation_source import ObligationSource

T = TypeVar("T", bound="Obligation")


@_attrs_define
class Obligation:
    """Something the applicant must pay month by month.

    Attributes:
        lender (str): The lender, as far as it can be told.
        kind (LoanKind): What is being repaid. New values may be added.
        monthly (float | None): What it takes every month; null where neither the statement nor the bureau tells. Of a
            card it is a share of what is owed. In rupees.
        source (ObligationSource): Where an obligation was found. New values may be added.
        certainty (Certainty): Why it is taken for a loan. New values may be added.
        is_active (bool): Whether it is still being repaid.
        counts_in_base (bool): Whether it counts in the ratios that rules read.
        counts_in_stressed (bool): Whether it counts in the stressed case, which also takes what only looks like a loan.
        is_fintech (bool): Whether the lender is an app or pay-later provider, as far as the statement tells.
        first_seen (datetime.date | None): When it was first paid on the statement; of a loan that only the bureau
            knows, when it was opened.
        last_seen (datetime.date | None): When it was last paid on the statement; of a loan that only the bureau knows,
            when it was last reported.
        outstanding (float | None): What is still owed on it, as the bureau reports. In rupees.
        bureau_account_id (None | str): The account in the bureau report; null where only the statement shows it.
        transaction_ids (list[str]): Its payments on the statement.
        note (None | str): Why it counts as it does, where that does not go without saying.
    """

    lender: str
    kind: LoanKind
    monthly: float | None
    source: ObligationSource
    certainty: Certainty
    is_active: bool
    counts_in_base: bool
    counts_in_stressed: bool
    is_fintech: bool
    first_seen: datetime.date | None
    last_seen: datetime.date | None
    outstanding: float | None
    bureau_account_id: None | str
    transaction_ids: list[str]
    note: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        lender = self.lender

        kind = self.kind.value

        monthly: float | None
        monthly = self.monthly

        source = self.source.value

        certainty = self.certainty.value

        is_active = self.is_active

        counts_in_base = self.counts_in_base

        counts_in_stressed = self.counts_in_stressed

        is_fintech = self.is_fintech

        first_seen: None | str
        if isinstance(self.first_seen, datetime.date):
            first_seen = self.first_seen.isoformat()
        else:
            first_seen = self.first_seen

        last_seen: None | str
        if isinstance(self.last_seen, datetime.date):
            last_seen = self.last_seen.isoformat()
        else:
            last_seen = self.last_seen

        outstanding: float | None
        outstanding = self.outstanding

        bureau_account_id: None | str
        bureau_account_id = self.bureau_account_id

        transaction_ids = self.transaction_ids

        note: None | str
        note = self.note

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "lender": lender,
                "kind": kind,
                "monthly": monthly,
                "source": source,
                "certainty": certainty,
                "is_active": is_active,
                "counts_in_base": counts_in_base,
                "counts_in_stressed": counts_in_stressed,
                "is_fintech": is_fintech,
                "first_seen": first_seen,
                "last_seen": last_seen,
                "outstanding": outstanding,
                "bureau_account_id": bureau_account_id,
                "transaction_ids": transaction_ids,
                "note": note,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        lender = d.pop("lender")

        kind = LoanKind(d.pop("kind"))

        def _parse_monthly(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly = _parse_monthly(d.pop("monthly", None))

        source = ObligationSource(d.pop("source"))

        certainty = Certainty(d.pop("certainty"))

        is_active = d.pop("is_active")

        counts_in_base = d.pop("counts_in_base")

        counts_in_stressed = d.pop("counts_in_stressed")

        is_fintech = d.pop("is_fintech")

        def _parse_first_seen(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            first_seen_type_0 = isoparse(data).date()

            return first_seen_type_0

        first_seen = _parse_first_seen(d.pop("first_seen", None))

        def _parse_last_seen(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            last_seen_type_0 = isoparse(data).date()

            return last_seen_type_0

        last_seen = _parse_last_seen(d.pop("last_seen", None))

        def _parse_outstanding(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        outstanding = _parse_outstanding(d.pop("outstanding", None))

        def _parse_bureau_account_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        bureau_account_id = _parse_bureau_account_id(d.pop("bureau_account_id", None))

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        def _parse_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        note = _parse_note(d.pop("note", None))

        obligation = cls(
            lender=lender,
            kind=kind,
            monthly=monthly,
            source=source,
            certainty=certainty,
            is_active=is_active,
            counts_in_base=counts_in_base,
            counts_in_stressed=counts_in_stressed,
            is_fintech=is_fintech,
            first_seen=first_seen,
            last_seen=last_seen,
            outstanding=outstanding,
            bureau_account_id=bureau_account_id,
            transaction_ids=transaction_ids,
            note=note,
        )

        obligation.additional_properties = d
        return obligation

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
