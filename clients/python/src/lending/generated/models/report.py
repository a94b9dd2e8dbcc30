from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.affordability import Affordability
    from ..models.balances import Balances
    from ..models.behaviour import Behaviour
    from ..models.bounces import Bounces
    from ..models.bureau_assessment import BureauAssessment
    from ..models.business import Business
    from ..models.cash import Cash
    from ..models.corrections import Corrections
    from ..models.counterparty import Counterparty
    from ..models.data_quality import DataQuality
    from ..models.decision import Decision
    from ..models.income import Income
    from ..models.integrity import Integrity
    from ..models.measured_metric import MeasuredMetric
    from ..models.monthly_figures import MonthlyFigures
    from ..models.mule_assessment import MuleAssessment
    from ..models.name_match import NameMatch
    from ..models.obligation import Obligation
    from ..models.overdraft import Overdraft
    from ..models.policy_result import PolicyResult
    from ..models.provenance import Provenance
    from ..models.report_summary import ReportSummary
    from ..models.score import Score
    from ..models.statement_account import StatementAccount
    from ..models.transaction import Transaction
    from ..models.trends import Trends
    from ..models.window_figures import WindowFigures


T = TypeVar("T", bound="Report")


@_attrs_define
class Report:
    """Everything that was found out about one file, and what follows from it.

    Attributes:
        schema_version (str): The version of this shape. Within one version members are only added.
        summary (ReportSummary): The report in a few lines.
        accounts (list[StatementAccount]): The accounts of the statement.
        data_quality (DataQuality): How far the rows can be relied on.
        transactions (list[Transaction]): Every row of the statement: account by account, the oldest first.
        monthly (list[MonthlyFigures]): Month by month, the oldest first.
        balances (Balances): End-of-day balances over the last full months that the product looks at (`window_months`),
            of all measured accounts together.
        overdraft (None | Overdraft): How much of an overdraft or cash credit is drawn; null for accounts without one.
        windows (list[WindowFigures]): The same figures over the last month, 3, 6 and 12, as far as the statement covers
            them.
        trends (Trends): Where income and balance are heading: the last three full months against the three before.
        income (Income): What the applicant earns.
        business (Business): Trade as the statement shows it.
        obligations (list[Obligation]): What is owed to lenders, from the statement and the bureau together.
        bounces (Bounces): Payments that came back unpaid.
        cash (Cash): Cash in and out.
        counterparties (list[Counterparty]): With whom the most money moved, the largest first.
        behaviour (Behaviour): What stands out in how the account is used.
        integrity (Integrity): Whether the document is what the bank issued, as far as the document itself can tell.
            Where nothing was found it is not proved genuine: a careful forgery leaves nothing to find.
        mule (MuleAssessment): Whether the account looks like one through which others pass money, and what speaks for
            it.
        name_match (NameMatch): Whether the applicant is the person on the statements and at the bureau.
        bureau (BureauAssessment): What the credit bureau says about the applicant. The whole bureau report is part of
            the credit check.
        affordability (Affordability): What the applicant could repay. Null where the case gives no value: the metric
            reference says when.
        metrics (list[MeasuredMetric]): Every metric, as the rules read it.
        policy (PolicyResult): Every rule of the policy with its answer.
        score (None | Score): Points by section; null where the data do not suffice.
        decision (Decision): The decision, with everything that led to it.
        explanations (list[str]): Plain sentences that a credit officer can read to an applicant.
        corrections (Corrections): Facts that stand above what was read from the narrations. The decision is computed
            anew with them.
        provenance (Provenance): What the report was made of, and with: the same file, day, product, bureau report,
            corrections and versions give the same report, byte for byte.
    """

    schema_version: str
    summary: ReportSummary
    accounts: list[StatementAccount]
    data_quality: DataQuality
    transactions: list[Transaction]
    monthly: list[MonthlyFigures]
    balances: Balances
    overdraft: None | Overdraft
    windows: list[WindowFigures]
    trends: Trends
    income: Income
    business: Business
    obligations: list[Obligation]
    bounces: Bounces
    cash: Cash
    counterparties: list[Counterparty]
    behaviour: Behaviour
    integrity: Integrity
    mule: MuleAssessment
    name_match: NameMatch
    bureau: BureauAssessment
    affordability: Affordability
    metrics: list[MeasuredMetric]
    policy: PolicyResult
    score: None | Score
    decision: Decision
    explanations: list[str]
    corrections: Corrections
    provenance: Provenance
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.overdraft import Overdraft
        from ..models.score import Score

        schema_version = self.schema_version

        summary = self.summary.to_dict()

        accounts = []
        for accounts_item_data in self.accounts:
            accounts_item = accounts_item_data.to_dict()
            accounts.append(accounts_item)

        data_quality = self.data_quality.to_dict()

        transactions = []
        for transactions_item_data in self.transactions:
            transactions_item = transactions_item_data.to_dict()
            transactions.append(transactions_item)

        monthly = []
        for monthly_item_data in self.monthly:
            monthly_item = monthly_item_data.to_dict()
            monthly.append(monthly_item)

        balances = self.balances.to_dict()

        overdraft: dict[str, Any] | None
        if isinstance(self.overdraft, Overdraft):
            overdraft = self.overdraft.to_dict()
        else:
            overdraft = self.overdraft

        windows = []
        for windows_item_data in self.windows:
            windows_item = windows_item_data.to_dict()
            windows.append(windows_item)

        trends = self.trends.to_dict()

        income = self.income.to_dict()

        business = self.business.to_dict()

        obligations = []
        for obligations_item_data in self.obligations:
            obligations_item = obligations_item_data.to_dict()
            obligations.append(obligations_item)

        bounces = self.bounces.to_dict()

        cash = self.cash.to_dict()

        counterparties = []
        for counterparties_item_data in self.counterparties:
            counterparties_item = counterparties_item_data.to_dict()
            counterparties.append(counterparties_item)

        behaviour = self.behaviour.to_dict()

        integrity = self.integrity.to_dict()

        mule = self.mule.to_dict()

        name_match = self.name_match.to_dict()

        bureau = self.bureau.to_dict()

        affordability = self.affordability.to_dict()

        metrics = []
        for metrics_item_data in self.metrics:
            metrics_item = metrics_item_data.to_dict()
            metrics.append(metrics_item)

        policy = self.policy.to_dict()

        score: dict[str, Any] | None
        if isinstance(self.score, Score):
            score = self.score.to_dict()
        else:
            score = self.score

        decision = self.decision.to_dict()

        explanations = self.explanations

        corrections = self.corrections.to_dict()

        provenance = self.provenance.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "schema_version": schema_version,
                "summary": summary,
                "accounts": accounts,
                "data_quality": data_quality,
                "transactions": transactions,
                "monthly": monthly,
                "balances": balances,
                "overdraft": overdraft,
                "windows": windows,
                "trends": trends,
                "income": income,
                "business": business,
                "obligations": obligations,
                "bounces": bounces,
                "cash": cash,
                "counterparties": counterparties,
                "behaviour": behaviour,
                "integrity": integrity,
                "mule": mule,
                "name_match": name_match,
                "bureau": bureau,
                "affordability": affordability,
                "metrics": metrics,
                "policy": policy,
                "score": score,
                "decision": decision,
                "explanations": explanations,
                "corrections": corrections,
                "provenance": provenance,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.affordability import Affordability
        from ..models.balances import Balances
        from ..models.behaviour import Behaviour
        from ..models.bounces import Bounces
        from ..models.bureau_assessment import BureauAssessment
        from ..models.business import Business
        from ..models.cash import Cash
        from ..models.corrections import Corrections
        from ..models.counterparty import Counterparty
        from ..models.data_quality import DataQuality
        from ..models.decision import Decision
        from ..models.income import Income
        from ..models.integrity import Integrity
        from ..models.measured_metric import MeasuredMetric
        from ..models.monthly_figures import MonthlyFigures
        from ..models.mule_assessment import MuleAssessment
        from ..models.name_match import NameMatch
        from ..models.obligation import Obligation
        from ..models.overdraft import Overdraft
        from ..models.policy_result import PolicyResult
        from ..models.provenance import Provenance
        from ..models.report_summary import ReportSummary
        from ..models.score import Score
        from ..models.statement_account import StatementAccount
        from ..models.transaction import Transaction
        from ..models.trends import Trends
        from ..models.window_figures import WindowFigures

        d = dict(src_dict)
        schema_version = d.pop("schema_version")

        summary = ReportSummary.from_dict(d.pop("summary"))

        accounts = []
        _accounts = d.pop("accounts")
        for accounts_item_data in _accounts:
            accounts_item = StatementAccount.from_dict(accounts_item_data)

            accounts.append(accounts_item)

        data_quality = DataQuality.from_dict(d.pop("data_quality"))

        transactions = []
        _transactions = d.pop("transactions")
        for transactions_item_data in _transactions:
            transactions_item = Transaction.from_dict(transactions_item_data)

            transactions.append(transactions_item)

        monthly = []
        _monthly = d.pop("monthly")
        for monthly_item_data in _monthly:
            monthly_item = MonthlyFigures.from_dict(monthly_item_data)

            monthly.append(monthly_item)

        balances = Balances.from_dict(d.pop("balances"))

        def _parse_overdraft(data: object) -> None | Overdraft:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            overdraft_type_0 = Overdraft.from_dict(data)

            return overdraft_type_0

        overdraft = _parse_overdraft(d.pop("overdraft", None))

        windows = []
        _windows = d.pop("windows")
        for windows_item_data in _windows:
            windows_item = WindowFigures.from_dict(windows_item_data)

            windows.append(windows_item)

        trends = Trends.from_dict(d.pop("trends"))

        income = Income.from_dict(d.pop("income"))

        business = Business.from_dict(d.pop("business"))

        obligations = []
        _obligations = d.pop("obligations")
        for obligations_item_data in _obligations:
            obligations_item = Obligation.from_dict(obligations_item_data)

            obligations.append(obligations_item)

        bounces = Bounces.from_dict(d.pop("bounces"))

        cash = Cash.from_dict(d.pop("cash"))

        counterparties = []
        _counterparties = d.pop("counterparties")
        for counterparties_item_data in _counterparties:
            counterparties_item = Counterparty.from_dict(counterparties_item_data)

            counterparties.append(counterparties_item)

        behaviour = Behaviour.from_dict(d.pop("behaviour"))

        integrity = Integrity.from_dict(d.pop("integrity"))

        mule = MuleAssessment.from_dict(d.pop("mule"))

        name_match = NameMatch.from_dict(d.pop("name_match"))

        bureau = BureauAssessment.from_dict(d.pop("bureau"))

        affordability = Affordability.from_dict(d.pop("affordability"))

        metrics = []
        _metrics = d.pop("metrics")
        for metrics_item_data in _metrics:
            metrics_item = MeasuredMetric.from_dict(metrics_item_data)

            metrics.append(metrics_item)

        policy = PolicyResult.from_dict(d.pop("policy"))

        def _parse_score(data: object) -> None | Score:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            score_type_0 = Score.from_dict(data)

            return score_type_0

        score = _parse_score(d.pop("score", None))

        decision = Decision.from_dict(d.pop("decision"))

        explanations = cast(list[str], d.pop("explanations"))

        corrections = Corrections.from_dict(d.pop("corrections"))

        provenance = Provenance.from_dict(d.pop("provenance"))

        report = cls(
            schema_version=schema_version,
            summary=summary,
            accounts=accounts,
            data_quality=data_quality,
            transactions=transactions,
            monthly=monthly,
            balances=balances,
            overdraft=overdraft,
            windows=windows,
            trends=trends,
            income=income,
            business=business,
            obligations=obligations,
            bounces=bounces,
            cash=cash,
            counterparties=counterparties,
            behaviour=behaviour,
            integrity=integrity,
            mule=mule,
            name_match=name_match,
            bureau=bureau,
            affordability=affordability,
            metrics=metrics,
            policy=policy,
            score=score,
            decision=decision,
            explanations=explanations,
            corrections=corrections,
            provenance=provenance,
        )

        report.additional_properties = d
        return report

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
