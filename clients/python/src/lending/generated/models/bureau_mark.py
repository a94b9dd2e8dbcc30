from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.account_ownership import AccountOwnership
from ..models.bureau_mark_code import BureauMarkCode
from ..models.bureau_mark_severity import BureauMarkSeverity

T = TypeVar("T", bound="BureauMark")


@_attrs_define
class BureauMark:
    """Something in a bureau report that speaks against the person.

    Attributes:
        code (BureauMarkCode): What a mark is. New values may be added.
        severity (BureauMarkSeverity): How grave a mark is. New values may be added.
        account_id (None | str): The account in the bureau report; null where the mark is not of one account.
        lender (None | str): Who reported it; null where the bureau does not disclose it or no one lender did.
        ownership (AccountOwnership | None): How the person is bound by the account; null where the mark is not of one
            account.
        date (datetime.date | None): When it was, as well as the report tells; of a month in a payment history its first
            day.
        amount (float | None): The amount that the mark is about. In rupees.
        text (str): The mark as a sentence, for a person.
    """

    code: BureauMarkCode
    severity: BureauMarkSeverity
    account_id: None | str
    lender: None | str
    ownership: AccountOwnership | None
    date: datetime.date | None
    amount: float | None
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code.value

        severity = self.severity.value

        account_id: None | str
        account_id = self.account_id

        lender: None | str
        lender = self.lender

        ownership: None | str
        if isinstance(self.ownership, AccountOwnership):
            ownership = self.ownership.value
        else:
            ownership = self.ownership

        date: None | str
        if isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        amount: float | None
        amount = self.amount

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "severity": severity,
                "account_id": account_id,
                "lender": lender,
                "ownership": ownership,
                "date": date,
                "amount": amount,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = BureauMarkCode(d.pop("code"))

        severity = BureauMarkSeverity(d.pop("severity"))

        def _parse_account_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        account_id = _parse_account_id(d.pop("account_id", None))

        def _parse_lender(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        lender = _parse_lender(d.pop("lender", None))

        def _parse_ownership(data: object) -> AccountOwnership | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            ownership_type_0 = AccountOwnership(data)

            return ownership_type_0

        ownership = _parse_ownership(d.pop("ownership", None))

        def _parse_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            date_type_0 = isoparse(data).date()

            return date_type_0

        date = _parse_date(d.pop("date", None))

        def _parse_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        amount = _parse_amount(d.pop("amount", None))

        text = d.pop("text")

        bureau_mark = cls(
            code=code,
            severity=severity,
            account_id=account_id,
            lender=lender,
            ownership=ownership,
            date=date,
            amount=amount,
            text=text,
        )

        bureau_mark.additional_properties = d
        return bureau_mark

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
