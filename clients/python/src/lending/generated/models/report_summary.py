from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decision_outcome import DecisionOutcome
from ..models.income_type import IncomeType

if TYPE_CHECKING:
    from ..models.period import Period


T = TypeVar("T", bound="ReportSummary")


@_attrs_define
class ReportSummary:
    """The report in a few lines.

    Attributes:
        headline (str): The decision and its main reason in a sentence.
        outcome (DecisionOutcome): What is decided: `approve`, `decline`, or `review` where a person has to decide. New
            values may be added.
        score (float | None): The score from 0 to 100; null where there is none.
        grade (None | str): The grade from A to E; null where there is no score.
        holder_name (None | str): The holder of the first account; null where the statement does not tell.
        banks (list[str]): The banks of the accounts, each once.
        period (Period): Days, both included.
        full_months (int): How many full calendar months that are.
        transaction_count (int): The number of transactions, of all accounts.
        total_credits (float): The sum of credits on the measured accounts. In rupees.
        total_debits (float): The sum of debits on the measured accounts. In rupees.
        income_type (IncomeType): Where income comes from. New values may be added.
        monthly_income (float | None): What is earned in a usual month; null where it cannot be told. In rupees.
        average_bank_balance (float | None): The mean balance on the days on which instalments fall due. In rupees.
        inward_bounces (int): Payments presented on the account and returned unpaid.
        notes (list[str]): What deserves a look and forces nothing: a lone warning about the document, a minor bureau
            mark, a name that fits in part.
    """

    headline: str
    outcome: DecisionOutcome
    score: float | None
    grade: None | str
    holder_name: None | str
    banks: list[str]
    period: Period
    full_months: int
    transaction_count: int
    total_credits: float
    total_debits: float
    income_type: IncomeType
    monthly_income: float | None
    average_bank_balance: float | None
    inward_bounces: int
    notes: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        headline = self.headline

        outcome = self.outcome.value

        score: float | None
        score = self.score

        grade: None | str
        grade = self.grade

        holder_name: None | str
        holder_name = self.holder_name

        banks = self.banks

        period = self.period.to_dict()

        full_months = self.full_months

        transaction_count = self.transaction_count

        total_credits = self.total_credits

        total_debits = self.total_debits

        income_type = self.income_type.value

        monthly_income: float | None
        monthly_income = self.monthly_income

        average_bank_balance: float | None
        average_bank_balance = self.average_bank_balance

        inward_bounces = self.inward_bounces

        notes = self.notes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "headline": headline,
                "outcome": outcome,
                "score": score,
                "grade": grade,
                "holder_name": holder_name,
                "banks": banks,
                "period": period,
                "full_months": full_months,
                "transaction_count": transaction_count,
                "total_credits": total_credits,
                "total_debits": total_debits,
                "income_type": income_type,
                "monthly_income": monthly_income,
                "average_bank_balance": average_bank_balance,
                "inward_bounces": inward_bounces,
                "notes": notes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.period import Period

        d = dict(src_dict)
        headline = d.pop("headline")

        outcome = DecisionOutcome(d.pop("outcome"))

        def _parse_score(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        score = _parse_score(d.pop("score", None))

        def _parse_grade(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        grade = _parse_grade(d.pop("grade", None))

        def _parse_holder_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        holder_name = _parse_holder_name(d.pop("holder_name", None))

        banks = cast(list[str], d.pop("banks"))

        period = Period.from_dict(d.pop("period"))

        full_months = d.pop("full_months")

        transaction_count = d.pop("transaction_count")

        total_credits = d.pop("total_credits")

        total_debits = d.pop("total_debits")

        income_type = IncomeType(d.pop("income_type"))

        def _parse_monthly_income(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        monthly_income = _parse_monthly_income(d.pop("monthly_income", None))

        def _parse_average_bank_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        average_bank_balance = _parse_average_bank_balance(d.pop("average_bank_balance", None))

        inward_bounces = d.pop("inward_bounces")

        notes = cast(list[str], d.pop("notes"))

        report_summary = cls(
            headline=headline,
            outcome=outcome,
            score=score,
            grade=grade,
            holder_name=holder_name,
            banks=banks,
            period=period,
            full_months=full_months,
            transaction_count=transaction_count,
            total_credits=total_credits,
            total_debits=total_debits,
            income_type=income_type,
            monthly_income=monthly_income,
            average_bank_balance=average_bank_balance,
            inward_bounces=inward_bounces,
            notes=notes,
        )

        report_summary.additional_properties = d
        return report_summary

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
