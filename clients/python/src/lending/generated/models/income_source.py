from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.income_source_kind import IncomeSourceKind

T = TypeVar("T", bound="IncomeSource")


@_attrs_define
class IncomeSource:
    """One employer, or one kind of receipts.

    Attributes:
        kind (IncomeSourceKind): Kinds of income. New values may be added.
        payer (None | str): The employer; null for receipts of many payers.
        earner (None | str): Of a joint account: the holder whose name the payments carry; null where they carry none.
        monthly_receipts (float): What it brings in a usual month. In rupees.
        margin (float): What of the receipts counts as income: 1 for a salary, the margin for trade.
        monthly_income (float): What it adds to the monthly income. Zero for a source that has stopped, and for another
            holder's. In rupees.
        months (int): The number of months in which it was seen.
        last_seen (datetime.date): The day of its latest receipt.
        is_active (bool): Whether it was still paying when the statement ended.
        is_stated (bool): Whether it counts in the `low` figure: its payments say that they are pay, or it came in at
            least 6 months.
        change (float | None): Of a salary or pension: by what part the last two payments lie above (positive) or below
            (negative) those before. Null for other kinds.
        transaction_ids (list[str]): The transactions it was read from.
    """

    kind: IncomeSourceKind
    payer: None | str
    earner: None | str
    monthly_receipts: float
    margin: float
    monthly_income: float
    months: int
    last_seen: datetime.date
    is_active: bool
    is_stated: bool
    change: float | None
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        payer: None | str
        payer = self.payer

        earner: None | str
        earner = self.earner

        monthly_receipts = self.monthly_receipts

        margin = self.margin

        monthly_income = self.monthly_income

        months = self.months

        last_seen = self.last_seen.isoformat()

        is_active = self.is_active

        is_stated = self.is_stated

        change: float | None
        change = self.change

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "payer": payer,
                "earner": earner,
                "monthly_receipts": monthly_receipts,
                "margin": margin,
                "monthly_income": monthly_income,
                "months": months,
                "last_seen": last_seen,
                "is_active": is_active,
                "is_stated": is_stated,
                "change": change,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = IncomeSourceKind(d.pop("kind"))

        def _parse_payer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        payer = _parse_payer(d.pop("payer", None))

        def _parse_earner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        earner = _parse_earner(d.pop("earner", None))

        monthly_receipts = d.pop("monthly_receipts")

        margin = d.pop("margin")

        monthly_income = d.pop("monthly_income")

        months = d.pop("months")

        last_seen = isoparse(d.pop("last_seen")).date()

        is_active = d.pop("is_active")

        is_stated = d.pop("is_stated")

        def _parse_change(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        change = _parse_change(d.pop("change", None))

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        income_source = cls(
            kind=kind,
            payer=payer,
            earner=earner,
            monthly_receipts=monthly_receipts,
            margin=margin,
            monthly_income=monthly_income,
            months=months,
            last_seen=last_seen,
            is_active=is_active,
            is_stated=is_stated,
            change=change,
            transaction_ids=transaction_ids,
        )

        income_source.additional_properties = d
        return income_source

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
