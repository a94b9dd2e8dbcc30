from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.account_ownership import AccountOwnership
from ..models.credit_type import CreditType
from ..models.facility_status import FacilityStatus
from ..models.suit_status import SuitStatus

if TYPE_CHECKING:
    from ..models.bureau_month import BureauMonth


T = TypeVar("T", bound="BureauAccount")


@_attrs_define
class BureauAccount:
    """An account as its lender reports it.

    Attributes:
        id (str): Names the account within this report.
        lender (None | str): Who lends; null where the bureau does not disclose it.
        number_masked (None | str): The account number with all but its last digits hidden.
        type_ (CreditType): What credit is for, or what a lender enquired about. New values may be added.
        type_code (None | str): The kind of credit in the bureau's own code.
        ownership (AccountOwnership): How a person is bound by an account. New values may be added.
        ownership_code (None | str): The bureau's code of the ownership.
        is_secured (bool | None): Whether something is pledged for it; null where that is not known.
        opened (datetime.date | None): The day on which it was opened or paid out.
        closed (datetime.date | None): When it was closed; null as long as it is open.
        reported (datetime.date | None): The day on which the lender last reported it.
        sanctioned (float | None): The amount that was lent or granted. In rupees.
        high_credit (float | None): The most that was ever owed on it. In rupees.
        credit_limit (float | None): The limit of a card or an overdraft. In rupees.
        balance (float | None): What is owed on the day it was reported. In rupees.
        overdue (float | None): How much of the balance is past due. In rupees.
        emi (float | None): The equated monthly instalment. In rupees.
        tenure_months (int | None): The tenure it was lent for, in months.
        annual_rate_pct (float | None): Interest a year, in percent.
        history (list[BureauMonth]): How it was paid month by month, the latest month first.
        suit (SuitStatus): Whether a lender went to court over an account. New values may be added.
        suit_code (None | str): The bureau's code of the suit; null is not the same as the code for none.
        status (FacilityStatus): What became of a loan other than being repaid as agreed. New values may be added.
        status_code (None | str): The bureau's code of the status; null is not the same as code `00`.
        status_date (datetime.date | None): Since when it has this status, where the bureau says.
        wo_amount_total (float | None): What was written off, interest included. In rupees.
        settlement_amount (float | None): What was paid to settle it for less than was owed. In rupees.
    """

    id: str
    lender: None | str
    number_masked: None | str
    type_: CreditType
    type_code: None | str
    ownership: AccountOwnership
    ownership_code: None | str
    is_secured: bool | None
    opened: datetime.date | None
    closed: datetime.date | None
    reported: datetime.date | None
    sanctioned: float | None
    high_credit: float | None
    credit_limit: float | None
    balance: float | None
    overdue: float | None
    emi: float | None
    tenure_months: int | None
    annual_rate_pct: float | None
    history: list[BureauMonth]
    suit: SuitStatus
    suit_code: None | str
    status: FacilityStatus
    status_code: None | str
    status_date: datetime.date | None
    wo_amount_total: float | None
    settlement_amount: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        lender: None | str
        lender = self.lender

        number_masked: None | str
        number_masked = self.number_masked

        type_ = self.type_.value

        type_code: None | str
        type_code = self.type_code

        ownership = self.ownership.value

        ownership_code: None | str
        ownership_code = self.ownership_code

        is_secured: bool | None
        is_secured = self.is_secured

        opened: None | str
        if isinstance(self.opened, datetime.date):
            opened = self.opened.isoformat()
        else:
            opened = self.opened

        closed: None | str
        if isinstance(self.closed, datetime.date):
            closed = self.closed.isoformat()
        else:
            closed = self.closed

        reported: None | str
        if isinstance(self.reported, datetime.date):
            reported = self.reported.isoformat()
        else:
            reported = self.reported

        sanctioned: float | None
        sanctioned = self.sanctioned

        high_credit: float | None
        high_credit = self.high_credit

        credit_limit: float | None
        credit_limit = self.credit_limit

        balance: float | None
        balance = self.balance

        overdue: float | None
        overdue = self.overdue

        emi: float | None
        emi = self.emi

        tenure_months: int | None
        tenure_months = self.tenure_months

        annual_rate_pct: float | None
        annual_rate_pct = self.annual_rate_pct

        history = []
        for history_item_data in self.history:
            history_item = history_item_data.to_dict()
            history.append(history_item)

        suit = self.suit.value

        suit_code: None | str
        suit_code = self.suit_code

        status = self.status.value

        status_code: None | str
        status_code = self.status_code

        status_date: None | str
        if isinstance(self.status_date, datetime.date):
            status_date = self.status_date.isoformat()
        else:
            status_date = self.status_date

        wo_amount_total: float | None
        wo_amount_total = self.wo_amount_total

        settlement_amount: float | None
        settlement_amount = self.settlement_amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "lender": lender,
                "number_masked": number_masked,
                "type": type_,
                "type_code": type_code,
                "ownership": ownership,
                "ownership_code": ownership_code,
                "is_secured": is_secured,
                "opened": opened,
                "closed": closed,
                "reported": reported,
                "sanctioned": sanctioned,
                "high_credit": high_credit,
                "credit_limit": credit_limit,
                "balance": balance,
                "overdue": overdue,
                "emi": emi,
                "tenure_months": tenure_months,
                "annual_rate_pct": annual_rate_pct,
                "history": history,
                "suit": suit,
                "suit_code": suit_code,
                "status": status,
                "status_code": status_code,
                "status_date": status_date,
                "wo_amount_total": wo_amount_total,
                "settlement_amount": settlement_amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bureau_month import BureauMonth

        d = dict(src_dict)
        id = d.pop("id")

        def _parse_lender(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        lender = _parse_lender(d.pop("lender", None))

        def _parse_number_masked(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        number_masked = _parse_number_masked(d.pop("number_masked", None))

        type_ = CreditType(d.pop("type"))

        def _parse_type_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        type_code = _parse_type_code(d.pop("type_code", None))

        ownership = AccountOwnership(d.pop("ownership"))

        def _parse_ownership_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ownership_code = _parse_ownership_code(d.pop("ownership_code", None))

        def _parse_is_secured(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        is_secured = _parse_is_secured(d.pop("is_secured", None))

        def _parse_opened(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            opened_type_0 = isoparse(data).date()

            return opened_type_0

        opened = _parse_opened(d.pop("opened", None))

        def _parse_closed(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            closed_type_0 = isoparse(data).date()

            return closed_type_0

        closed = _parse_closed(d.pop("closed", None))

        def _parse_reported(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            reported_type_0 = isoparse(data).date()

            return reported_type_0

        reported = _parse_reported(d.pop("reported", None))

        def _parse_sanctioned(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        sanctioned = _parse_sanctioned(d.pop("sanctioned", None))

        def _parse_high_credit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        high_credit = _parse_high_credit(d.pop("high_credit", None))

        def _parse_credit_limit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        credit_limit = _parse_credit_limit(d.pop("credit_limit", None))

        def _parse_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        balance = _parse_balance(d.pop("balance", None))

        def _parse_overdue(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        overdue = _parse_overdue(d.pop("overdue", None))

        def _parse_emi(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        emi = _parse_emi(d.pop("emi", None))

        def _parse_tenure_months(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tenure_months = _parse_tenure_months(d.pop("tenure_months", None))

        def _parse_annual_rate_pct(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        annual_rate_pct = _parse_annual_rate_pct(d.pop("annual_rate_pct", None))

        history = []
        _history = d.pop("history")
        for history_item_data in _history:
            history_item = BureauMonth.from_dict(history_item_data)

            history.append(history_item)

        suit = SuitStatus(d.pop("suit"))

        def _parse_suit_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        suit_code = _parse_suit_code(d.pop("suit_code", None))

        status = FacilityStatus(d.pop("status"))

        def _parse_status_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        status_code = _parse_status_code(d.pop("status_code", None))

        def _parse_status_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            status_date_type_0 = isoparse(data).date()

            return status_date_type_0

        status_date = _parse_status_date(d.pop("status_date", None))

        def _parse_wo_amount_total(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        wo_amount_total = _parse_wo_amount_total(d.pop("wo_amount_total", None))

        def _parse_settlement_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        settlement_amount = _parse_settlement_amount(d.pop("settlement_amount", None))

        bureau_account = cls(
            id=id,
            lender=lender,
            number_masked=number_masked,
            type_=type_,
            type_code=type_code,
            ownership=ownership,
            ownership_code=ownership_code,
            is_secured=is_secured,
            opened=opened,
            closed=closed,
            reported=reported,
            sanctioned=sanctioned,
            high_credit=high_credit,
            credit_limit=credit_limit,
            balance=balance,
            overdue=overdue,
            emi=emi,
            tenure_months=tenure_months,
            annual_rate_pct=annual_rate_pct,
            history=history,
            suit=suit,
            suit_code=suit_code,
            status=status,
            status_code=status_code,
            status_date=status_date,
            wo_amount_total=wo_amount_total,
            settlement_amount=settlement_amount,
        )

        bureau_account.additional_properties = d
        return bureau_account

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
