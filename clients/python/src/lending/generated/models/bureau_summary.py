from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="BureauSummary")


@_attrs_define
class BureauSummary:
    """Totals over a bureau report.

    Attributes:
        accounts (int): How many accounts the report lists.
        active_accounts (int): How many of the accounts are open.
        overdue_accounts (int): How many of the accounts have an amount past due.
        total_balance (float): What is owed on the open accounts together. In rupees.
        secured_balance (float): What is owed on open accounts with security. In rupees.
        unsecured_balance (float): What is owed on open accounts without security, or of which that is not known. In
            rupees.
        total_overdue (float): What is past due on all accounts together. In rupees.
        oldest_opened (datetime.date | None): When the oldest account was opened.
        enquiries_30d (int): Enquiries of the last 30 days before the report, of every kind but its own.
        enquiries_90d (int): Enquiries of the last 90 days before the report, of every kind but its own.
        enquiries_180d (int): Enquiries of the last 180 days before the report, of every kind but its own.
    """

    accounts: int
    active_accounts: int
    overdue_accounts: int
    total_balance: float
    secured_balance: float
    unsecured_balance: float
    total_overdue: float
    oldest_opened: datetime.date | None
    enquiries_30d: int
    enquiries_90d: int
    enquiries_180d: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        accounts = self.accounts

        active_accounts = self.active_accounts

        overdue_accounts = self.overdue_accounts

        total_balance = self.total_balance

        secured_balance = self.secured_balance

        unsecured_balance = self.unsecured_balance

        total_overdue = self.total_overdue

        oldest_opened: None | str
        if isinstance(self.oldest_opened, datetime.date):
            oldest_opened = self.oldest_opened.isoformat()
        else:
            oldest_opened = self.oldest_opened

        enquiries_30d = self.enquiries_30d

        enquiries_90d = self.enquiries_90d

        enquiries_180d = self.enquiries_180d

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "accounts": accounts,
                "active_accounts": active_accounts,
                "overdue_accounts": overdue_accounts,
                "total_balance": total_balance,
                "secured_balance": secured_balance,
                "unsecured_balance": unsecured_balance,
                "total_overdue": total_overdue,
                "oldest_opened": oldest_opened,
                "enquiries_30d": enquiries_30d,
                "enquiries_90d": enquiries_90d,
                "enquiries_180d": enquiries_180d,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        accounts = d.pop("accounts")

        active_accounts = d.pop("active_accounts")

        overdue_accounts = d.pop("overdue_accounts")

        total_balance = d.pop("total_balance")

        secured_balance = d.pop("secured_balance")

        unsecured_balance = d.pop("unsecured_balance")

        total_overdue = d.pop("total_overdue")

        def _parse_oldest_opened(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            oldest_opened_type_0 = isoparse(data).date()

            return oldest_opened_type_0

        oldest_opened = _parse_oldest_opened(d.pop("oldest_opened", None))

        enquiries_30d = d.pop("enquiries_30d")

        enquiries_90d = d.pop("enquiries_90d")

        enquiries_180d = d.pop("enquiries_180d")

        bureau_summary = cls(
            accounts=accounts,
            active_accounts=active_accounts,
            overdue_accounts=overdue_accounts,
            total_balance=total_balance,
            secured_balance=secured_balance,
            unsecured_balance=unsecured_balance,
            total_overdue=total_overdue,
            oldest_opened=oldest_opened,
            enquiries_30d=enquiries_30d,
            enquiries_90d=enquiries_90d,
            enquiries_180d=enquiries_180d,
        )

        bureau_summary.additional_properties = d
        return bureau_summary

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
