from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MonthlyFigures")


@_attrs_define
class MonthlyFigures:
    """One calendar month of the statement.

    Attributes:
        month (str): The month, such as `2025-04`.
        is_full (bool): Whether the statement covers the month from its first to its last day. Most metrics look at full
            months only.
        credit_count (int): How many credits there were.
        credits_ (float): The sum of all credits. In rupees.
        debit_count (int): How many debits there were.
        debits (float): The sum of all debits. In rupees.
        net_credits (float): Credits that are earned or sold: without own transfers, loans, refunds and the like, less
            cheques that came back. In rupees.
        expenses (float): Debits without own transfers, investments and payments that came back. In rupees.
        salary (float): Salary and pension paid in this month. In rupees.
        business (float): Receipts of work on one's own account and of rents: customers, settlements, fees, gig
            platforms, crops, tenants. In rupees.
        cash_deposits (float): Cash that was paid in. In rupees.
        cash_withdrawals (float): Cash that was drawn. In rupees.
        instalments (float): Instalments, card bills and pay-later dues that were paid. In rupees.
        inward_bounces (int): Payments presented on the account in this month and returned unpaid, technical reasons
            aside.
        average_balance (float | None): The mean end-of-day balance; null where the statement prints no balances. In
            rupees.
        lowest_balance (float | None): The lowest end-of-day balance. In rupees.
        highest_balance (float | None): The highest end-of-day balance. In rupees.
        closing_balance (float | None): The balance at the end of the month's last covered day. In rupees.
        transaction_ids (list[str]): Every transaction of the month: the figures above are theirs.
    """

    month: str
    is_full: bool
    credit_count: int
    credits_: float
    debit_count: int
    debits: float
    net_credits: float
    expenses: float
    salary: float
    business: float
    cash_deposits: float
    cash_withdrawals: float
    instalments: float
    inward_bounces: int
    average_balance: float | None
    lowest_balance: float | None
    highest_balance: float | None
    closing_balance: float | None
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        month = self.month

        is_full = self.is_full

        credit_count = self.credit_count

        credits_ = self.credits_

        debit_count = self.debit_count

        debits = self.debits

        net_credits = self.net_credits

        expenses = self.expenses

        salary = self.salary

        business = self.business

        cash_deposits = self.cash_deposits

        cash_withdrawals = self.cash_withdrawals

        instalments = self.instalments

        inward_bounces = self.inward_bounces

        average_balance: float | None
        average_balance = self.average_balance

        lowest_balance: float | None
        lowest_balance = self.lowest_balance

        highest_balance: float | None
        highest_balance = self.highest_balance

        closing_balance: float | None
        closing_balance = self.closing_balance

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "month": month,
                "is_full": is_full,
                "credit_count": credit_count,
                "credits": credits_,
                "debit_count": debit_count,
                "debits": debits,
                "net_credits": net_credits,
                "expenses": expenses,
                "salary": salary,
                "business": business,
                "cash_deposits": cash_deposits,
                "cash_withdrawals": cash_withdrawals,
                "instalments": instalments,
                "inward_bounces": inward_bounces,
                "average_balance": average_balance,
                "lowest_balance": lowest_balance,
                "highest_balance": highest_balance,
                "closing_balance": closing_balance,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        month = d.pop("month")

        is_full = d.pop("is_full")

        credit_count = d.pop("credit_count")

        credits_ = d.pop("credits")

        debit_count = d.pop("debit_count")

        debits = d.pop("debits")

        net_credits = d.pop("net_credits")

        expenses = d.pop("expenses")

        salary = d.pop("salary")

        business = d.pop("business")

        cash_deposits = d.pop("cash_deposits")

        cash_withdrawals = d.pop("cash_withdrawals")

        instalments = d.pop("instalments")

        inward_bounces = d.pop("inward_bounces")

        def _parse_average_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        average_balance = _parse_average_balance(d.pop("average_balance", None))

        def _parse_lowest_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        lowest_balance = _parse_lowest_balance(d.pop("lowest_balance", None))

        def _parse_highest_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        highest_balance = _parse_highest_balance(d.pop("highest_balance", None))

        def _parse_closing_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        closing_balance = _parse_closing_balance(d.pop("closing_balance", None))

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        monthly_figures = cls(
            month=month,
            is_full=is_full,
            credit_count=credit_count,
            credits_=credits_,
            debit_count=debit_count,
            debits=debits,
            net_credits=net_credits,
            expenses=expenses,
            salary=salary,
            business=business,
            cash_deposits=cash_deposits,
            cash_withdrawals=cash_withdrawals,
            instalments=instalments,
            inward_bounces=inward_bounces,
            average_balance=average_balance,
            lowest_balance=lowest_balance,
            highest_balance=highest_balance,
            closing_balance=closing_balance,
            transaction_ids=transaction_ids,
        )

        monthly_figures.additional_properties = d
        return monthly_figures

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
