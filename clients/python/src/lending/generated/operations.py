"""The operations of the contract as methods, for a client that blocks and for one that is awaited.

Generated from openapi.yaml by `clients/python/generate`. Do not edit.
"""

import datetime
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from typing import Literal, TypeVar

from ..call import Call, Page
from ..upload import Progress, Source
from . import calls
from .models import (
    AmountRange,
    Analysis,
    AnalysisInputs,
    AnalysisList,
    AnalysisOrder,
    AnalysisStatus,
    AnalysisTimeline,
    ApiKey,
    ApiKeyList,
    Assignee,
    AssigneeList,
    AuditEvent,
    AuditEventList,
    AuditProof,
    Category,
    CategoryCorrection,
    ConsentEvidence,
    CreatedAnalysis,
    CreditCheck,
    CreditCheckList,
    CreditCheckSummary,
    Currency,
    DecisionOutcome,
    Direction,
    Erasure,
    Event,
    EventList,
    EventType,
    Invitation,
    InvitationList,
    KnownErrorList,
    KnownReasonList,
    Language,
    LoginToken,
    Me,
    Member,
    MemberList,
    MetricList,
    Payer,
    PayerList,
    Policy,
    Product,
    ProductFee,
    ProductList,
    ProductStatus,
    ProductTrial,
    ProductVersion,
    ProductVersionList,
    RecoveryCodeSet,
    Report,
    Rescore,
    ResetLink,
    Retention,
    ReviewOutcome,
    Revision,
    RevisionList,
    Role,
    Scope,
    Scorecard,
    SecondFactor,
    SecondFactorSecret,
    Session,
    SessionList,
    TeamSettings,
    TenureRange,
    Thresholds,
    Transaction,
    TransactionFlag,
    TransactionList,
    TransactionNote,
    TrialCases,
    UpdateProductRequest,
    Usage,
    WebhookDelivery,
    WebhookDeliveryList,
    WebhookDeliveryStatus,
    WebhookDeliverySummary,
    WebhookEndpoint,
    WebhookEndpointList,
    WebhookEndpointStatus,
    WebhookReplay,
    WithdrawnCorrections,
)

T = TypeVar("T")


class Operations(ABC):
    """What `Lending` can ask of the service."""

    @abstractmethod
    def _perform(self, call: Call[T]) -> T:
        """Makes the call and answers what the service answered."""

    @abstractmethod
    def _every(self, call: Callable[[str | None], Call[Page[T]]]) -> Iterator[T]:
        """The items of all pages; `call` asks for the page at a cursor."""

    def create_analysis(
        self,
        file: Source,
        *,
        product_id: str | None = None,
        applicant_name: str | None = None,
        applicant_mobile: str | None = None,
        bureau_consent: bool | None = None,
        bureau_consent_evidence: ConsentEvidence | None = None,
        inputs: AnalysisInputs | None = None,
        file_password: str | None = None,
        metadata: Mapping[str, str] | None = None,
        file_name: str | None = None,
        progress: Progress | None = None,
        idempotency_key: str | None = None,
    ) -> CreatedAnalysis:
        """Upload a statement.

        Takes in a bank statement and starts its analysis. The answer comes as soon as the file was opened
        and stored; read the analysis until its `status` is `completed` or `failed`, best with `wait`. A
        file that is refused is 422. The same file again is accepted, and `duplicate_of` says so. Members
        and owners.

        Args:
            file: The statement: a PDF of at most 20 MiB and 500 pages.
            product_id: Id of the active product to score under, such as `prd_01JD3Q4T0C6Z9V2R8N5M7K1XWD`;
                empty or absent: the built-in product.
            applicant_name: The applicant's full name. It is compared with the names on the statement.
            applicant_mobile: The applicant's Indian mobile number: ten digits from 6 to 9 on, with or
                without +91.
            bureau_consent: Whether the applicant consents to a pull from the credit bureau; absent: no. A
                true consent needs `applicant_name`, `applicant_mobile` and the team's entitlement; it pulls
                the bureau's report, which is billed. Send `true` or `false`; 1, 0, yes, no, on and off are
                understood too, in any case.
            bureau_consent_evidence: What shows that the applicant agreed to the pull, as far as you have
                it, as JSON text. It goes with a true `bureau_consent`.
            inputs: What the application asks for, as JSON text: amounts in rupees, and `tenure_months`.
            file_password: The password of an encrypted PDF; ignored for one that is not. Not kept after the
                analysis has ended.
            metadata: Anything to find the analysis by in your own systems, as JSON text: up to 20 texts of
                up to 500 characters under keys of 1 to 64 characters. It is returned as given.
            file_name: The name the file is shown under; that of the path if left out.
            progress: Called with the bytes read, and how many there are if known.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.create_analysis(
                file,
                product_id=product_id,
                applicant_name=applicant_name,
                applicant_mobile=applicant_mobile,
                bureau_consent=bureau_consent,
                bureau_consent_evidence=bureau_consent_evidence,
                inputs=inputs,
                file_password=file_password,
                metadata=metadata,
                file_name=file_name,
                progress=progress,
                idempotency_key=idempotency_key,
            )
        )

    def list_analyses(
        self,
        *,
        status: AnalysisStatus | Literal["queued", "processing", "completed", "failed"] | None = None,
        decision: DecisionOutcome | Literal["approve", "review", "decline"] | None = None,
        awaiting_review: bool | None = None,
        assignee: str | None = None,
        legal_hold: bool | None = None,
        product_id: str | None = None,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        order: AnalysisOrder | Literal["newest", "oldest"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> AnalysisList:
        """List analyses.

        The team's analyses, without their reports.

        Args:
            status: Only those of this status.
            decision: Only those with this decision.
            awaiting_review: `true`: only those about which a person still has to decide; `false`: only the
                others. Left out: both.
            assignee: Only the cases of this person: the id of a user, `me`, or `none` for those that nobody
                holds. Left out: all.
            legal_hold: `true`: only those on legal hold; `false`: only the others. Left out: both.
            product_id: Only those scored under this product.
            q: The opening of a reference, such as `APP-0000`, or whole words of the applicant's name.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
            order: Which stand first: `newest`, those created last, or `oldest`, those created first. Left
                out: `newest`. A cursor is good for its own order alone.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_analyses(
                status=status,
                decision=decision,
                awaiting_review=awaiting_review,
                assignee=assignee,
                legal_hold=legal_hold,
                product_id=product_id,
                q=q,
                created_after=created_after,
                created_before=created_before,
                order=order,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_analyses(
        self,
        *,
        status: AnalysisStatus | Literal["queued", "processing", "completed", "failed"] | None = None,
        decision: DecisionOutcome | Literal["approve", "review", "decline"] | None = None,
        awaiting_review: bool | None = None,
        assignee: str | None = None,
        legal_hold: bool | None = None,
        product_id: str | None = None,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        order: AnalysisOrder | Literal["newest", "oldest"] | None = None,
        page_size: int = 100,
    ) -> Iterator[Analysis]:
        """List analyses, through all pages.

        A page is read when its first item is asked for.

        Args:
            status: Only those of this status.
            decision: Only those with this decision.
            awaiting_review: `true`: only those about which a person still has to decide; `false`: only the
                others. Left out: both.
            assignee: Only the cases of this person: the id of a user, `me`, or `none` for those that nobody
                holds. Left out: all.
            legal_hold: `true`: only those on legal hold; `false`: only the others. Left out: both.
            product_id: Only those scored under this product.
            q: The opening of a reference, such as `APP-0000`, or whole words of the applicant's name.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
            order: Which stand first: `newest`, those created last, or `oldest`, those created first. Left
                out: `newest`. A cursor is good for its own order alone.
        """
        return self._every(
            lambda cursor: calls.list_analyses(
                status=status,
                decision=decision,
                awaiting_review=awaiting_review,
                assignee=assignee,
                legal_hold=legal_hold,
                product_id=product_id,
                q=q,
                created_after=created_after,
                created_before=created_before,
                order=order,
                limit=page_size,
                cursor=cursor,
            )
        )

    def get_analysis(
        self,
        id: str,
        *,
        include_result: bool | None = None,
        include_transactions: bool | None = None,
        wait: int | None = None,
    ) -> Analysis:
        """Read an analysis.

        With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need
        to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is
        304.

        Args:
            id: Id of the analysis.
            include_result: Whether to add the full report as `result`; left out: false.
            include_transactions: Whether the report has its `transactions`; left out: true. Where it is
                false the list is empty and the answer small: read them with `GET
                /analyses/{id}/transactions`.
            wait: How many seconds to wait for the analysis to end, at most: 0 to 30. 0, or left out: answer
                at once.
        """
        return self._perform(
            calls.get_analysis(
                id,
                include_result=include_result,
                include_transactions=include_transactions,
                wait=wait,
            )
        )

    def update_analysis(self, id: str, *, assignee: str | None = None) -> Analysis:
        """Assign an analysis.

        Says who holds the case: a person of the team who may review it, or nobody. Whoever loses their
        access, or becomes a viewer, no longer holds what nobody has decided. It changes nothing of the
        decision, and others may still decide. Reviewers, members and owners.

        Args:
            id: Id of the analysis.
            assignee: Id of the person who is to hold the case, one of `GET /assignees`; null or empty:
                nobody.
        """
        return self._perform(
            calls.update_analysis(
                id,
                assignee=assignee,
            )
        )

    def delete_analysis(self, id: str, *, with_credit_check: bool | None = None) -> None:
        """Erase an analysis.

        Erases the statement, the report and all personal data for good; the audit log keeps that it was
        there, and `Location` names the certificate. An analysis that is queued or being processed is
        cancelled. Its credit check stays unless `with_credit_check` is true. Members and owners.

        Args:
            id: Id of the analysis.
            with_credit_check: Whether its credit check is erased as well. What was billed stays billed.
                Left out: false.
        """
        return self._perform(
            calls.delete_analysis(
                id,
                with_credit_check=with_credit_check,
            )
        )

    def review_analysis(
        self,
        id: str,
        *,
        outcome: ReviewOutcome | Literal["approve", "decline"],
        if_match: str | None = None,
        note: str | None = None,
        amount: float | None = None,
        tenure_months: int | None = None,
        conditions: list[str] | None = None,
    ) -> Analysis:
        """Confirm an analysis.

        Records what a person decided about an analysis whose `decision` is `review`: once. It never changes
        `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions.
        Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes:
        then whoever uploaded the statement is refused.

        Args:
            id: Id of the analysis.
            outcome: What the person decided; it becomes `final_decision`.
            if_match: The revision that the person has seen, such as `"1"`, or the `ETag` of the analysis;
                another one is 412. Left out: whichever holds.
            note: Why, for the record: at most 2,000 characters.
            amount: The loan that is approved, in rupees, more than 0 and within what the product covers;
                left out or null: what was offered. Only with `approve`.
            tenure_months: Over how many months it is to be repaid: 1 to 480, and within what the product
                covers; left out or null: not said. Only with `approve`.
            conditions: What has to be met first: at most 20 texts of 1 to 500 characters, each one line;
                left out or null: nothing. Only with `approve`.
        """
        return self._perform(
            calls.review_analysis(
                id,
                outcome=outcome,
                if_match=if_match,
                note=note,
                amount=amount,
                tenure_months=tenure_months,
                conditions=conditions,
            )
        )

    def rescore_analysis(
        self, id: str, *, product_id: str | None = None, inputs: AnalysisInputs | None = None
    ) -> Rescore:
        """Compute a decision again.

        Answers what the decision about a completed analysis would be under another product, or for other
        amounts. What was corrected stays corrected. It stores nothing and bills nothing.

        Args:
            id: Id of the analysis.
            product_id: Id of the active product to decide under, at its present version; left out or null:
                the one it was scored under.
            inputs: Amounts in rupees, and a time in months. They replace all that were submitted; left out
                or null: those.
        """
        return self._perform(
            calls.rescore_analysis(
                id,
                product_id=product_id,
                inputs=inputs,
            )
        )

    def list_assignees(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> AssigneeList:
        """List who can be given a case.

        The people of the team who have access and may review: owners, reviewers, and members unless the
        team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_assignees(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_assignees(self, *, page_size: int = 100) -> Iterator[Assignee]:
        """List who can be given a case, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_assignees(
                limit=page_size,
                cursor=cursor,
            )
        )

    def retry_analysis(self, id: str, *, file_password: str | None = None) -> Analysis:
        """Try a failed analysis again.

        Queues an analysis again whose `failure` is `processing_error`, or `statement_missing` or
        `statement_corrupt` once the file is back. The file is opened first, as at its upload; one that is
        encrypted needs its password again. It stays one analysis: it is counted once, and a bureau is never
        asked a second time for it. Members and owners.

        Args:
            id: Id of the analysis.
            file_password: The password of an encrypted PDF, of at most 128 characters: it was not kept
                after the analysis had ended. Left out or null: the file needs none.
        """
        return self._perform(
            calls.retry_analysis(
                id,
                file_password=file_password,
            )
        )

    def get_analysis_timeline(self, id: str) -> AnalysisTimeline:
        """Read what happened.

        What happened to an analysis, step by step: who took it up, what kept it waiting, how it ended, what
        people did to it. It says nothing of the applicant. At most 200 entries are kept: the first 100 and
        the newest 100.

        Args:
            id: Id of the analysis.
        """
        return self._perform(
            calls.get_analysis_timeline(
                id,
            )
        )

    def list_analysis_transactions(
        self,
        id: str,
        *,
        category: Sequence[
            Category
            | Literal[
                "salary",
                "business_income",
                "settlement",
                "professional_income",
                "gig_income",
                "agriculture_income",
                "rent_received",
                "interest_received",
                "dividend",
                "pension",
                "loan_disbursal",
                "refund",
                "reversal",
                "investment_redemption",
                "tax_refund",
                "family_support",
                "self_transfer",
                "deposit_sweep",
                "person_transfer",
                "emi",
                "card_bill",
                "bnpl",
                "overdraft_interest",
                "insurance",
                "investment",
                "rent",
                "utilities",
                "fuel",
                "education",
                "health",
                "food",
                "travel",
                "subscription",
                "merchant",
                "business_payment",
                "cash_deposit",
                "cash_withdrawal",
                "gst",
                "income_tax",
                "statutory_dues",
                "presented_unpaid",
                "inward_return",
                "outward_return",
                "return_charge",
                "penal_charge",
                "service_charge",
                "gambling",
                "crypto",
                "p2p_lending",
                "derivatives",
                "unknown",
            ]
        ]
        | None = None,
        direction: Direction | Literal["credit", "debit"] | None = None,
        from_: datetime.date | None = None,
        to: datetime.date | None = None,
        min_: float | None = None,
        max_: float | None = None,
        counterparty: str | None = None,
        flag: TransactionFlag
        | Literal[
            "balance_derived",
            "direction_inferred",
            "balance_break",
            "return",
            "reversal",
            "mandate",
            "excluded",
        ]
        | None = None,
        q: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> TransactionList:
        """List transactions.

        The rows of a completed analysis, read and categorised, as its report has them. Filters that are
        given together must all be met.

        Args:
            id: Id of the analysis.
            category: Only rows of these categories. Give it several times for several: at most 100. Left
                out: all.
            direction: Only rows in which money went this way. Left out: both.
            from_: Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
            to: Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out:
                to the last.
            min_: Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
            max_: Only rows of this amount or less, in rupees with at most two decimals; not less than
                `min`. Left out: of any.
            counterparty: Only rows with this counterparty: exactly a `name` of the report's
                `counterparties`, which takes all spellings of it. The report lists the largest alone; any
                other name is compared with the `counterparty` of the row.
            flag: Only rows that carry this flag. Left out: with or without any.
            q: Only rows whose `narration` or `counterparty` has this text, whatever its case and its
                spaces: 1 to 200 characters.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_analysis_transactions(
                id,
                category=category,
                direction=direction,
                from_=from_,
                to=to,
                min_=min_,
                max_=max_,
                counterparty=counterparty,
                flag=flag,
                q=q,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_analysis_transactions(
        self,
        id: str,
        *,
        category: Sequence[
            Category
            | Literal[
                "salary",
                "business_income",
                "settlement",
                "professional_income",
                "gig_income",
                "agriculture_income",
                "rent_received",
                "interest_received",
                "dividend",
                "pension",
                "loan_disbursal",
                "refund",
                "reversal",
                "investment_redemption",
                "tax_refund",
                "family_support",
                "self_transfer",
                "deposit_sweep",
                "person_transfer",
                "emi",
                "card_bill",
                "bnpl",
                "overdraft_interest",
                "insurance",
                "investment",
                "rent",
                "utilities",
                "fuel",
                "education",
                "health",
                "food",
                "travel",
                "subscription",
                "merchant",
                "business_payment",
                "cash_deposit",
                "cash_withdrawal",
                "gst",
                "income_tax",
                "statutory_dues",
                "presented_unpaid",
                "inward_return",
                "outward_return",
                "return_charge",
                "penal_charge",
                "service_charge",
                "gambling",
                "crypto",
                "p2p_lending",
                "derivatives",
                "unknown",
            ]
        ]
        | None = None,
        direction: Direction | Literal["credit", "debit"] | None = None,
        from_: datetime.date | None = None,
        to: datetime.date | None = None,
        min_: float | None = None,
        max_: float | None = None,
        counterparty: str | None = None,
        flag: TransactionFlag
        | Literal[
            "balance_derived",
            "direction_inferred",
            "balance_break",
            "return",
            "reversal",
            "mandate",
            "excluded",
        ]
        | None = None,
        q: str | None = None,
        page_size: int = 100,
    ) -> Iterator[Transaction]:
        """List transactions, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the analysis.
            category: Only rows of these categories. Give it several times for several: at most 100. Left
                out: all.
            direction: Only rows in which money went this way. Left out: both.
            from_: Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
            to: Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out:
                to the last.
            min_: Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
            max_: Only rows of this amount or less, in rupees with at most two decimals; not less than
                `min`. Left out: of any.
            counterparty: Only rows with this counterparty: exactly a `name` of the report's
                `counterparties`, which takes all spellings of it. The report lists the largest alone; any
                other name is compared with the `counterparty` of the row.
            flag: Only rows that carry this flag. Left out: with or without any.
            q: Only rows whose `narration` or `counterparty` has this text, whatever its case and its
                spaces: 1 to 200 characters.
        """
        return self._every(
            lambda cursor: calls.list_analysis_transactions(
                id,
                category=category,
                direction=direction,
                from_=from_,
                to=to,
                min_=min_,
                max_=max_,
                counterparty=counterparty,
                flag=flag,
                q=q,
                limit=page_size,
                cursor=cursor,
            )
        )

    def export_analysis_transactions(
        self,
        id: str,
        *,
        category: Sequence[
            Category
            | Literal[
                "salary",
                "business_income",
                "settlement",
                "professional_income",
                "gig_income",
                "agriculture_income",
                "rent_received",
                "interest_received",
                "dividend",
                "pension",
                "loan_disbursal",
                "refund",
                "reversal",
                "investment_redemption",
                "tax_refund",
                "family_support",
                "self_transfer",
                "deposit_sweep",
                "person_transfer",
                "emi",
                "card_bill",
                "bnpl",
                "overdraft_interest",
                "insurance",
                "investment",
                "rent",
                "utilities",
                "fuel",
                "education",
                "health",
                "food",
                "travel",
                "subscription",
                "merchant",
                "business_payment",
                "cash_deposit",
                "cash_withdrawal",
                "gst",
                "income_tax",
                "statutory_dues",
                "presented_unpaid",
                "inward_return",
                "outward_return",
                "return_charge",
                "penal_charge",
                "service_charge",
                "gambling",
                "crypto",
                "p2p_lending",
                "derivatives",
                "unknown",
            ]
        ]
        | None = None,
        direction: Direction | Literal["credit", "debit"] | None = None,
        from_: datetime.date | None = None,
        to: datetime.date | None = None,
        min_: float | None = None,
        max_: float | None = None,
        counterparty: str | None = None,
        flag: TransactionFlag
        | Literal[
            "balance_derived",
            "direction_inferred",
            "balance_break",
            "return",
            "reversal",
            "mandate",
            "excluded",
        ]
        | None = None,
        q: str | None = None,
    ) -> str:
        """Export transactions.

        The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV
        in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula
        is preceded by an apostrophe.

        The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`,
        `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`,
        `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its
        amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts
        are rupees with two decimals, without groups; flags are separated by spaces; what there is not is
        empty. Find columns by their names: more may be added.

        Args:
            id: Id of the analysis.
            category: Only rows of these categories. Give it several times for several: at most 100. Left
                out: all.
            direction: Only rows in which money went this way. Left out: both.
            from_: Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
            to: Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out:
                to the last.
            min_: Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
            max_: Only rows of this amount or less, in rupees with at most two decimals; not less than
                `min`. Left out: of any.
            counterparty: Only rows with this counterparty: exactly a `name` of the report's
                `counterparties`, which takes all spellings of it. The report lists the largest alone; any
                other name is compared with the `counterparty` of the row.
            flag: Only rows that carry this flag. Left out: with or without any.
            q: Only rows whose `narration` or `counterparty` has this text, whatever its case and its
                spaces: 1 to 200 characters.
        """
        return self._perform(
            calls.export_analysis_transactions(
                id,
                category=category,
                direction=direction,
                from_=from_,
                to=to,
                min_=min_,
                max_=max_,
                counterparty=counterparty,
                flag=flag,
                q=q,
            )
        )

    def get_analysis_statement(self, id: str) -> bytes:
        """Download the statement.

        The PDF byte for byte as it was uploaded. Who takes it is recorded.

        Args:
            id: Id of the analysis.
        """
        return self._perform(
            calls.get_analysis_statement(
                id,
            )
        )

    def get_analysis_page(self, id: str, page: str, *, scale: int | None = None) -> bytes:
        """Read a page as a picture.

        A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the
        page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What
        stands on the page is painted anew in one font, word by word where it was read; a scanned page is
        its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is
        304. Who takes it is recorded as for the statement.

        Args:
            id: Id of the analysis.
            page: The number of the page, from 1, and `.png`: `1.png`.
            scale: Dots of the picture for each point of the page: 1 to 3. Left out: 2, which is 144 dots an
                inch.
        """
        return self._perform(
            calls.get_analysis_page(
                id,
                page,
                scale=scale,
            )
        )

    def export_analysis_report(self, id: str) -> bytes:
        """Export the report.

        The report of a completed analysis as a workbook (XLSX) for people: the sheets Summary, Months,
        Transactions, Obligations, Bounces and Counterparties. Days and amounts are real dates and numbers,
        in rupees; texts are never formulas. With the `ETag` of an earlier answer as `If-None-Match` an
        unchanged workbook is 304.

        Args:
            id: Id of the analysis.
        """
        return self._perform(
            calls.export_analysis_report(
                id,
            )
        )

    def get_letter_text(self, id: str, *, language: Language | Literal["en", "hi"] | None = None) -> str:
        """Write the applicant's letter.

        The letter to the applicant as plain text, once the decision is final: what was decided, up to four
        principal reasons, what would change it and whom to ask; of an approval the amount, the instalment,
        the rate and the whole cost. It never tells of a suspicion about the document or the account. While
        a person still has to decide it is 409 `decision_pending`.

        Args:
            id: Id of the analysis.
            language: The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi).
        """
        return self._perform(
            calls.get_letter_text(
                id,
                language=language,
            )
        )

    def get_letter_page(self, id: str, *, language: Language | Literal["en", "hi"] | None = None) -> str:
        """Write the applicant's letter as a page.

        The same letter as a page to print (HTML), without scripts and without anything from elsewhere.

        Args:
            id: Id of the analysis.
            language: The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi).
        """
        return self._perform(
            calls.get_letter_page(
                id,
                language=language,
            )
        )

    def correct_transaction(
        self,
        id: str,
        transaction_id: str,
        *,
        reason: str,
        dry_run: bool | None = None,
        if_match: str | None = None,
        category: Category
        | Literal[
            "salary",
            "business_income",
            "settlement",
            "professional_income",
            "gig_income",
            "agriculture_income",
            "rent_received",
            "interest_received",
            "dividend",
            "pension",
            "loan_disbursal",
            "refund",
            "reversal",
            "investment_redemption",
            "tax_refund",
            "family_support",
            "self_transfer",
            "deposit_sweep",
            "person_transfer",
            "emi",
            "card_bill",
            "bnpl",
            "overdraft_interest",
            "insurance",
            "investment",
            "rent",
            "utilities",
            "fuel",
            "education",
            "health",
            "food",
            "travel",
            "subscription",
            "merchant",
            "business_payment",
            "cash_deposit",
            "cash_withdrawal",
            "gst",
            "income_tax",
            "statutory_dues",
            "presented_unpaid",
            "inward_return",
            "outward_return",
            "return_charge",
            "penal_charge",
            "service_charge",
            "gambling",
            "crypto",
            "p2p_lending",
            "derivatives",
            "unknown",
        ]
        | None = None,
        excluded: bool | None = None,
        note: str | None = None,
    ) -> Revision:
        """Correct a transaction.

        Says what a transaction really is, or leaves it out. The decision is computed anew as a further
        revision; the earlier ones stay readable. What forced a review once keeps forcing it until a person
        reviews. After a review nothing is corrected any more. Members and owners.

        Args:
            id: Id of the analysis.
            transaction_id: Id of the transaction in the report, such as `txn_1`.
            reason: Why, for the record: 1 to 1,000 characters.
            dry_run: Whether only to answer what would change; left out: false. Nothing is stored then.
            if_match: The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis;
                another one is 412. Left out: whichever holds.
            category: What the transaction is; null: what it was taken for at first.
            excluded: Whether it is left out of every figure: income, obligations, spending, returned
                payments, offers; false or null: it counts. It stays listed, and balances and the checks of
                the document have it all the same.
            note: What is to be known about it, at most 500 characters; null or empty: nothing. Nothing is
                decided by it.
        """
        return self._perform(
            calls.correct_transaction(
                id,
                transaction_id,
                reason=reason,
                dry_run=dry_run,
                if_match=if_match,
                category=category,
                excluded=excluded,
                note=note,
            )
        )

    def correct_analysis(
        self,
        id: str,
        *,
        reason: str,
        dry_run: bool | None = None,
        if_match: str | None = None,
        employers: list[str] | None = None,
        business_margin_pct: float | None = None,
        own_accounts: list[str] | None = None,
        categories: list[CategoryCorrection] | None = None,
        excluded: list[str] | None = None,
        notes: list[TransactionNote] | None = None,
        withdraw: WithdrawnCorrections | None = None,
        remember: bool | None = None,
    ) -> Revision:
        """Correct an analysis.

        Says what holds of the whole statement: who is an employer, what a trader keeps, which other
        accounts are the applicant's. The `correction` of an answer to one of the decision's questions can
        be sent as it is, with a `reason`. Corrections add up; the decision is computed anew as a further
        revision, and the earlier ones stay readable. What forced a review once keeps forcing it until a
        person reviews. After a review nothing is corrected any more. Members and owners.

        Args:
            id: Id of the analysis.
            reason: Why, for the record: 1 to 1,000 characters.
            dry_run: Whether only to answer what would change; left out: false. Nothing is stored then.
            if_match: The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis;
                another one is 412. Left out: whichever holds.
            employers: Payers whose regular payments are the applicant's salary, as `counterparty` of a
                transaction names them: at most 20, each of 1 to 200 characters.
            business_margin_pct: What of a trader's receipts is taken for income, in percent: 0 to 100.
                Null: the product's margin.
            own_accounts: Other accounts of the applicant, at most 20: holders' names, or the last digits of
                account numbers (at least four). What goes to them or comes from them is a transfer to
                oneself.
            categories: What single transactions really are: at most 2,000.
            excluded: Transactions to be left out of every figure: income, obligations, spending, returned
                payments, offers: at most 2,000.
            notes: Notes about transactions: at most 2,000.
            withdraw: Single corrections that no longer hold; left out or null: none.
            remember: Whether the team remembers the `employers` of this request and takes them for
                employers in later analyses too; left out: false. Owners only.
        """
        return self._perform(
            calls.correct_analysis(
                id,
                reason=reason,
                dry_run=dry_run,
                if_match=if_match,
                employers=employers,
                business_margin_pct=business_margin_pct,
                own_accounts=own_accounts,
                categories=categories,
                excluded=excluded,
                notes=notes,
                withdraw=withdraw,
                remember=remember,
            )
        )

    def list_analysis_revisions(
        self, id: str, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> RevisionList:
        """List revisions.

        Every revision of a completed analysis: who corrected what, when and why, and what that changed.

        Args:
            id: Id of the analysis.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_analysis_revisions(
                id,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_analysis_revisions(self, id: str, *, page_size: int = 100) -> Iterator[Revision]:
        """List revisions, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the analysis.
        """
        return self._every(
            lambda cursor: calls.list_analysis_revisions(
                id,
                limit=page_size,
                cursor=cursor,
            )
        )

    def get_analysis_revision(
        self, id: str, number: int, *, include_transactions: bool | None = None
    ) -> Revision:
        """Read a revision.

        One revision with its report, byte for byte as it was when it was made.

        Args:
            id: Id of the analysis.
            number: Number of the revision, from 1.
            include_transactions: Whether the report has its transactions; left out: true. With false their
                list is empty.
        """
        return self._perform(
            calls.get_analysis_revision(
                id,
                number,
                include_transactions=include_transactions,
            )
        )

    def list_products(
        self,
        *,
        status: ProductStatus | Literal["active", "archived"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> ProductList:
        """List products.

        The team's active loan products, or its archived ones.

        Args:
            status: Which products to list: `active` unless told otherwise.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_products(
                status=status,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_products(
        self, *, status: ProductStatus | Literal["active", "archived"] | None = None, page_size: int = 100
    ) -> Iterator[Product]:
        """List products, through all pages.

        A page is read when its first item is asked for.

        Args:
            status: Which products to list: `active` unless told otherwise.
        """
        return self._every(
            lambda cursor: calls.list_products(
                status=status,
                limit=page_size,
                cursor=cursor,
            )
        )

    def create_product(
        self,
        *,
        name: str,
        amount: AmountRange,
        tenure_months: TenureRange,
        annual_rate_pct: float,
        description: str | None = None,
        currency: Currency | Literal["INR"] | None = None,
        business_margin_pct: float | None = None,
        fees: list[ProductFee] | None = None,
        contact: str | None = None,
        policy: Policy | None = None,
        scorecard: Scorecard | None = None,
        thresholds: Thresholds | None = None,
        idempotency_key: str | None = None,
    ) -> Product:
        """Create a product.

        Owners only. A rule that names a metric the engine does not know, compares it wrongly or repeats an
        id is refused by name.

        Args:
            name: Name of the product: 1 to 100 characters.
            amount: The loan amounts it covers, in rupees.
            tenure_months: The tenures it covers, in months.
            annual_rate_pct: Interest a year, in percent: 0 to 100.
            description: What the product is for, at most 1,000 characters; left out, null or empty: none.
            currency: Currency of its amounts; left out: `INR`.
            business_margin_pct: What of a trader's receipts is taken for income, in percent: 0 to 100. Left
                out or null: 10.
            fees: What borrowers pay besides interest, taken from the sum that is paid out: at most 20. Left
                out or null: none, and letters tell no yearly cost (APR).
            contact: Whom applicants may ask, as letters say it: a telephone number, an address, at most 200
                characters; left out, null or empty: the lender itself.
            policy: The rules a case must pass. Left out: none, so that the score alone decides.
            scorecard: How much each section of the score weighs. Left out: 20, 20, 20, 20, 5 and 15.
            thresholds: The scores that approve, and that go to review. Left out: 70 and 50.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.create_product(
                name=name,
                amount=amount,
                tenure_months=tenure_months,
                annual_rate_pct=annual_rate_pct,
                description=description,
                currency=currency,
                business_margin_pct=business_margin_pct,
                fees=fees,
                contact=contact,
                policy=policy,
                scorecard=scorecard,
                thresholds=thresholds,
                idempotency_key=idempotency_key,
            )
        )

    def get_product(self, id: str) -> Product:
        """Read a product.

        The product at its present version, whether active or archived.

        Args:
            id: Id of the product.
        """
        return self._perform(
            calls.get_product(
                id,
            )
        )

    def update_product(
        self,
        id: str,
        *,
        if_match: str | None = None,
        name: str | None = None,
        description: str | None = None,
        amount: AmountRange | None = None,
        tenure_months: TenureRange | None = None,
        annual_rate_pct: float | None = None,
        business_margin_pct: float | None = None,
        fees: list[ProductFee] | None = None,
        contact: str | None = None,
        policy: Policy | None = None,
        scorecard: Scorecard | None = None,
        thresholds: Thresholds | None = None,
        status: ProductStatus | Literal["active", "archived"] | None = None,
    ) -> Product:
        """Change a product.

        Owners only. A change of the terms makes a new version; analyses keep the version they were scored
        under. Archiving and activating do not.

        Args:
            id: Id of the product.
            if_match: The version that the change starts from, such as `"3"`; another one is 412. Left out:
                whichever holds.
            name: Name of the product: 1 to 100 characters.
            description: What the product is for, at most 1,000 characters; null or empty clears it.
            amount: The loan amounts it covers, in rupees.
            tenure_months: The tenures it covers, in months.
            annual_rate_pct: Interest a year, in percent: 0 to 100.
            business_margin_pct: What of a trader's receipts is taken for income, in percent: 0 to 100.
            fees: What borrowers pay besides interest: at most 20; replaces all of them.
            contact: Whom applicants may ask, as letters say it: at most 200 characters; null or empty
                clears it.
            policy: The rules a case must pass; replaces all of them.
            scorecard: How much each section of the score weighs.
            thresholds: The scores that approve, and that go to review.
            status: `archived` withdraws the product from new analyses, `active` brings it back. Makes no
                new version.
        """
        return self._perform(
            calls.update_product(
                id,
                if_match=if_match,
                name=name,
                description=description,
                amount=amount,
                tenure_months=tenure_months,
                annual_rate_pct=annual_rate_pct,
                business_margin_pct=business_margin_pct,
                fees=fees,
                contact=contact,
                policy=policy,
                scorecard=scorecard,
                thresholds=thresholds,
                status=status,
            )
        )

    def list_product_versions(
        self, id: str, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> ProductVersionList:
        """List the versions of a product.

        Every version of a product, active or archived: its terms as they were, and what differs from the
        version before. The audit record names who made each (`GET /audit-events` with the product as
        `subject`).

        Args:
            id: Id of the product.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_product_versions(
                id,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_product_versions(self, id: str, *, page_size: int = 100) -> Iterator[ProductVersion]:
        """List the versions of a product, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the product.
        """
        return self._every(
            lambda cursor: calls.list_product_versions(
                id,
                limit=page_size,
                cursor=cursor,
            )
        )

    def try_product(
        self,
        id: str,
        *,
        draft: UpdateProductRequest | None = None,
        last: int | None = None,
        cases: TrialCases | Literal["all", "product"] | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ProductTrial:
        """Try a product on old cases.

        Decides the team's last completed analyses again, under the product as it is or as a draft would
        make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced
        a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the
        decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds
        at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members
        and owners.

        Args:
            id: Id of the product.
            draft: What would change of the product, as `PATCH /products/{id}` takes it, without `status`;
                left out or null: nothing, and its present version is tried.
            last: On how many cases at most, the newest first: 1 to 500. Left out or null: 100.
            cases: Whose cases; left out or null: `all`.
            created_after: Only cases that were created after this time; left out or null: from the first.
            created_before: Only cases that were created before this time; left out or null: to the last.
            limit: How many cases to look at in this answer, at most: 1 to 500. Left out or null: as many as
                `last` says.
            cursor: `next_cursor` of the answer before, to go on from there with the same request; left out
                or null: from the newest.
        """
        return self._perform(
            calls.try_product(
                id,
                draft=draft,
                last=last,
                cases=cases,
                created_after=created_after,
                created_before=created_before,
                limit=limit,
                cursor=cursor,
            )
        )

    def list_payers(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> PayerList:
        """List remembered payers.

        Payers that count as employers in every new analysis of the team. One is remembered with `PATCH
        /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
        `provenance.remembered_payers`.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_payers(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_payers(self, *, page_size: int = 100) -> Iterator[Payer]:
        """List remembered payers, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_payers(
                limit=page_size,
                cursor=cursor,
            )
        )

    def forget_payer(self, id: str) -> None:
        """Forget a payer.

        It counts for nothing in later analyses; what was decided with it stays as it is. Owners only.

        Args:
            id: Id of the payer.
        """
        return self._perform(
            calls.forget_payer(
                id,
            )
        )

    def create_credit_check(
        self,
        *,
        name: str,
        mobile: str,
        consent: bool | None = None,
        reuse_within_days: int | None = None,
        consent_evidence: ConsentEvidence | None = None,
        idempotency_key: str | None = None,
    ) -> CreditCheck:
        """Pull a credit-bureau report.

        Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A
        person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became
        of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it
        is not billed until that is known, and never pulled again by itself. Members and owners of a team
        with the `bureau` entitlement.

        Args:
            name: The person's full name: 1 to 200 characters.
            mobile: The person's Indian mobile number: ten digits from 6 to 9 on, with or without +91.
            consent: That the person has agreed to the enquiry. Nothing is pulled unless it is true; left
                out: false.
            reuse_within_days: A saved report of the same name and mobile that is at most this many days old
                will do, and is not billed again: 0 to 365. 0, or left out: always pull a fresh one.
            consent_evidence: What shows that the person agreed, as far as you have it.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Send one: it is what keeps a lost answer from being paid for twice. Left out, one is made.
        """
        return self._perform(
            calls.create_credit_check(
                name=name,
                mobile=mobile,
                consent=consent,
                reuse_within_days=reuse_within_days,
                consent_evidence=consent_evidence,
                idempotency_key=idempotency_key,
            )
        )

    def list_credit_checks(
        self,
        *,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> CreditCheckList:
        """List credit checks.

        The team's saved credit checks, without their reports.

        Args:
            q: Whole words of the person's name, or a whole mobile number.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_credit_checks(
                q=q,
                created_after=created_after,
                created_before=created_before,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_credit_checks(
        self,
        *,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        page_size: int = 100,
    ) -> Iterator[CreditCheckSummary]:
        """List credit checks, through all pages.

        A page is read when its first item is asked for.

        Args:
            q: Whole words of the person's name, or a whole mobile number.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
        """
        return self._every(
            lambda cursor: calls.list_credit_checks(
                q=q,
                created_after=created_after,
                created_before=created_before,
                limit=page_size,
                cursor=cursor,
            )
        )

    def get_credit_check(self, id: str) -> CreditCheck:
        """Read a credit check.

        One saved credit check with its full bureau report.

        Args:
            id: Id of the credit check.
        """
        return self._perform(
            calls.get_credit_check(
                id,
            )
        )

    def delete_credit_check(self, id: str) -> None:
        """Erase a credit check.

        Erases the report, what it found and whom it is about for good; `Location` names the certificate.
        What was billed stays in the ledger, with a keyed hash of the consent. An analysis that was decided
        with it keeps its report; erase that as well. Members and owners.

        Args:
            id: Id of the credit check.
        """
        return self._perform(
            calls.delete_credit_check(
                id,
            )
        )

    def withdraw_consent(self, id: str) -> CreditCheckSummary:
        """Withdraw a consent.

        Writes down that the person has taken their consent back. The report is not shown again to whoever
        asks anew with `reuse_within_days`; what was decided with it stays as it was. Erase the credit check
        as well where the person asks for that. Telling it twice changes nothing. Members and owners.

        Args:
            id: Id of the credit check.
        """
        return self._perform(
            calls.withdraw_consent(
                id,
            )
        )

    def get_usage(self, *, month: str | None = None) -> Usage:
        """Read the usage of a month.

        How many analyses and credit-bureau pulls the team made in a month, and what they cost, from the
        ledger; and what is under way for it now. Months and days are India's.

        Args:
            month: The month, such as `2026-11`; left out: the present one.
        """
        return self._perform(
            calls.get_usage(
                month=month,
            )
        )

    def get_retention(self) -> Retention:
        """Read the retention.

        For how many days the team keeps statements, reports and credit checks.
        """
        return self._perform(calls.get_retention())

    def set_retention(
        self,
        *,
        statement_days: int | None = None,
        report_days: int | None = None,
        credit_check_days: int | None = None,
    ) -> Retention:
        """Set the retention.

        What is older is erased within the hour, each with its certificate; what is on legal hold stays. A
        member that is left out or null is kept until somebody erases it. Owners only.

        Args:
            statement_days: Statements, from the end of their analysis on. The report stays.
            report_days: Whole analyses, from their end on.
            credit_check_days: Credit checks, from the pull on.
        """
        return self._perform(
            calls.set_retention(
                statement_days=statement_days,
                report_days=report_days,
                credit_check_days=credit_check_days,
            )
        )

    def hold_analysis(self, id: str) -> None:
        """Put an analysis on legal hold.

        While the hold stands, nothing of the analysis or of its credit check is erased, neither on request
        nor by retention. Holding it again changes nothing. Owners only.

        Args:
            id: Id of the analysis.
        """
        return self._perform(
            calls.hold_analysis(
                id,
            )
        )

    def release_analysis(self, id: str) -> None:
        """Lift a legal hold.

        From now on the analysis can be erased again. Owners only.

        Args:
            id: Id of the analysis.
        """
        return self._perform(
            calls.release_analysis(
                id,
            )
        )

    def get_erasure(self, id: str) -> Erasure:
        """Read the certificate of an erasure.

        What was erased, when, by whom, and when the last copy of its key had left the database. The answer
        to an erasure names it in `Location`. Owners only.

        Args:
            id: Id of the certificate.
        """
        return self._perform(
            calls.get_erasure(
                id,
            )
        )

    def list_audit_events(
        self,
        *,
        actor: str | None = None,
        action: str | None = None,
        subject: str | None = None,
        after: datetime.datetime | None = None,
        before: datetime.datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> AuditEventList:
        """List audit events.

        Who did, read or was refused what in the team, the newest first. Reading this list is recorded as
        well. Owners only.

        Args:
            actor: Only what this one did: the id of a user, `operator`, `service` or `anonymous`.
            action: Only this action, such as `analysis.report_read`.
            subject: Only what was done to this: the id of an analysis, a credit check, a key or the like.
            after: Only what happened after this time.
            before: Only what happened before this time.
            limit: Page size: 1 to 100.
            cursor: `next_cursor` of the page before, to read on from there.
        """
        return self._perform(
            calls.list_audit_events(
                actor=actor,
                action=action,
                subject=subject,
                after=after,
                before=before,
                limit=limit,
                cursor=cursor,
            )
        )

    def all_audit_events(
        self,
        *,
        actor: str | None = None,
        action: str | None = None,
        subject: str | None = None,
        after: datetime.datetime | None = None,
        before: datetime.datetime | None = None,
        page_size: int = 100,
    ) -> Iterator[AuditEvent]:
        """List audit events, through all pages.

        A page is read when its first item is asked for.

        Args:
            actor: Only what this one did: the id of a user, `operator`, `service` or `anonymous`.
            action: Only this action, such as `analysis.report_read`.
            subject: Only what was done to this: the id of an analysis, a credit check, a key or the like.
            after: Only what happened after this time.
            before: Only what happened before this time.
        """
        return self._every(
            lambda cursor: calls.list_audit_events(
                actor=actor,
                action=action,
                subject=subject,
                after=after,
                before=before,
                limit=page_size,
                cursor=cursor,
            )
        )

    def get_audit_proof(self, id: str) -> AuditProof:
        """Prove an audit event.

        What shows that an entry stands unchanged in the team's chain: hash the entry, find it among
        `entry_hashes`, and hash these together with `previous`; the documentation says how. An entry is
        linked within seconds of being written; until then it is 404 here. Owners only.

        Args:
            id: Id of the entry.
        """
        return self._perform(
            calls.get_audit_proof(
                id,
            )
        )

    def list_events(
        self,
        *,
        type_: EventType
        | Literal[
            "analysis.completed",
            "analysis.failed",
            "analysis.review_required",
            "analysis.reviewed",
            "analysis.corrected",
            "analysis.erased",
            "credit_check.completed",
            "credit_check.needs_review",
            "credit_check.erased",
            "limit.reached",
            "webhook_endpoint.disabled",
            "webhook_endpoint.test",
        ]
        | None = None,
        created_after: datetime.datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> EventList:
        """List events.

        What happened to the team's analyses and credit checks in the last 30 days, the oldest first.
        Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event
        that becomes known later always stands later in the list. The same events are sent to webhook
        endpoints.

        Args:
            type_: Only events of this type.
            created_after: Only events that happened after this time.
            limit: Page size: 1 to 100.
            cursor: `next_cursor` of an earlier answer, to read on from there; left out: from the oldest
                event that is kept.
        """
        return self._perform(
            calls.list_events(
                type_=type_,
                created_after=created_after,
                limit=limit,
                cursor=cursor,
            )
        )

    def all_events(
        self,
        *,
        type_: EventType
        | Literal[
            "analysis.completed",
            "analysis.failed",
            "analysis.review_required",
            "analysis.reviewed",
            "analysis.corrected",
            "analysis.erased",
            "credit_check.completed",
            "credit_check.needs_review",
            "credit_check.erased",
            "limit.reached",
            "webhook_endpoint.disabled",
            "webhook_endpoint.test",
        ]
        | None = None,
        created_after: datetime.datetime | None = None,
        page_size: int = 100,
    ) -> Iterator[Event]:
        """List events, through all pages.

        A page is read when its first item is asked for.

        Args:
            type_: Only events of this type.
            created_after: Only events that happened after this time.
        """
        return self._every(
            lambda cursor: calls.list_events(
                type_=type_,
                created_after=created_after,
                limit=page_size,
                cursor=cursor,
            )
        )

    def list_webhook_endpoints(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> WebhookEndpointList:
        """List webhook endpoints.

        Owners only: an address may hold a token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_webhook_endpoints(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_webhook_endpoints(self, *, page_size: int = 100) -> Iterator[WebhookEndpoint]:
        """List webhook endpoints, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_webhook_endpoints(
                limit=page_size,
                cursor=cursor,
            )
        )

    def create_webhook_endpoint(
        self,
        *,
        url: str,
        description: str | None = None,
        event_types: Sequence[
            EventType
            | Literal[
                "analysis.completed",
                "analysis.failed",
                "analysis.review_required",
                "analysis.reviewed",
                "analysis.corrected",
                "analysis.erased",
                "credit_check.completed",
                "credit_check.needs_review",
                "credit_check.erased",
                "limit.reached",
                "webhook_endpoint.disabled",
                "webhook_endpoint.test",
            ]
        ]
        | None = None,
        idempotency_key: str | None = None,
    ) -> WebhookEndpoint:
        """Create a webhook endpoint.

        Events that happen from now on are sent to it, signed as Standard Webhooks has it with the `secret`
        of this answer, which is shown this once. The address must be https:// on the public internet.
        Owners only; a team has at most 20.

        Args:
            url: The address to send events to: https:// on the public internet, at most 2,048 characters.
            description: What it is for, at most 200 characters; left out, null or empty: nothing is said.
            event_types: The types of events to send; left out or empty: all, those included that are added
                later.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.create_webhook_endpoint(
                url=url,
                description=description,
                event_types=event_types,
                idempotency_key=idempotency_key,
            )
        )

    def get_webhook_endpoint(self, id: str) -> WebhookEndpoint:
        """Read a webhook endpoint.

        How it is set, and how it fares. Owners only.

        Args:
            id: Id of the webhook endpoint.
        """
        return self._perform(
            calls.get_webhook_endpoint(
                id,
            )
        )

    def update_webhook_endpoint(
        self,
        id: str,
        *,
        url: str | None = None,
        description: str | None = None,
        event_types: Sequence[
            EventType
            | Literal[
                "analysis.completed",
                "analysis.failed",
                "analysis.review_required",
                "analysis.reviewed",
                "analysis.corrected",
                "analysis.erased",
                "credit_check.completed",
                "credit_check.needs_review",
                "credit_check.erased",
                "limit.reached",
                "webhook_endpoint.disabled",
                "webhook_endpoint.test",
            ]
        ]
        | None = None,
        status: WebhookEndpointStatus | Literal["enabled", "disabled"] | None = None,
    ) -> WebhookEndpoint:
        """Change a webhook endpoint.

        While it is disabled no deliveries are made for it; `POST /webhook-endpoints/{id}/replay` sends
        afterwards what it missed. Owners only.

        Args:
            id: Id of the webhook endpoint.
            url: The address to send events to: https:// on the public internet, at most 2,048 characters.
            description: What it is for, at most 200 characters; null or empty clears it.
            event_types: The types of events to send; empty: all. Replaces what was set.
            status: `disabled` stops what is sent to it, `enabled` begins anew, whatever has failed before.
        """
        return self._perform(
            calls.update_webhook_endpoint(
                id,
                url=url,
                description=description,
                event_types=event_types,
                status=status,
            )
        )

    def delete_webhook_endpoint(self, id: str) -> None:
        """Delete a webhook endpoint.

        Nothing more is sent to it, and its deliveries are forgotten. Owners only.

        Args:
            id: Id of the webhook endpoint.
        """
        return self._perform(
            calls.delete_webhook_endpoint(
                id,
            )
        )

    def rotate_webhook_secret(
        self, id: str, *, grace_hours: int | None = None, idempotency_key: str | None = None
    ) -> WebhookEndpoint:
        """Rotate the secret of a webhook endpoint.

        The new `secret` is in this answer and nowhere else, ever. For `grace_hours` every message carries a
        signature by each of both secrets, so that receivers can change over in their own time; 0 ends the
        old one at once, as after a leak. Owners only.

        Args:
            id: Id of the webhook endpoint.
            grace_hours: How many hours the secret before goes on signing as well: 0 to 168.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.rotate_webhook_secret(
                id,
                grace_hours=grace_hours,
                idempotency_key=idempotency_key,
            )
        )

    def test_webhook_endpoint(self, id: str, *, idempotency_key: str | None = None) -> WebhookDelivery:
        """Send a test event.

        Sends one `webhook_endpoint.test` to the endpoint, signed like any other, whatever types it asks
        for. It is tried once; read the delivery to see what was answered. Owners only.

        Args:
            id: Id of the webhook endpoint.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.test_webhook_endpoint(
                id,
                idempotency_key=idempotency_key,
            )
        )

    def list_webhook_deliveries(
        self,
        id: str,
        *,
        status: WebhookDeliveryStatus | Literal["pending", "delivered", "failed"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> WebhookDeliveryList:
        """List deliveries.

        What was sent to the endpoint in the last 30 days, the newest first. Owners only.

        Args:
            id: Id of the webhook endpoint.
            status: Only deliveries that are so far.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_webhook_deliveries(
                id,
                status=status,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_webhook_deliveries(
        self,
        id: str,
        *,
        status: WebhookDeliveryStatus | Literal["pending", "delivered", "failed"] | None = None,
        page_size: int = 100,
    ) -> Iterator[WebhookDeliverySummary]:
        """List deliveries, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the webhook endpoint.
            status: Only deliveries that are so far.
        """
        return self._every(
            lambda cursor: calls.list_webhook_deliveries(
                id,
                status=status,
                limit=page_size,
                cursor=cursor,
            )
        )

    def get_webhook_delivery(self, id: str, delivery_id: str) -> WebhookDelivery:
        """Read a delivery.

        With what is sent and what came of each attempt. Owners only.

        Args:
            id: Id of the webhook endpoint.
            delivery_id: Id of the delivery.
        """
        return self._perform(
            calls.get_webhook_delivery(
                id,
                delivery_id,
            )
        )

    def replay_webhook_delivery(
        self, id: str, delivery_id: str, *, idempotency_key: str | None = None
    ) -> WebhookDelivery:
        """Send a delivery again.

        Makes a new delivery of the same event: its `webhook-id` is the same, so that a receiver which has
        seen it can tell. Owners only.

        Args:
            id: Id of the webhook endpoint.
            delivery_id: Id of the delivery.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.replay_webhook_delivery(
                id,
                delivery_id,
                idempotency_key=idempotency_key,
            )
        )

    def replay_webhook_events(self, id: str, *, since: datetime.datetime) -> WebhookReplay:
        """Send everything again since a time.

        Every event since then that the endpoint asks for is sent to it once more, whether it was delivered
        or not, except what is on its way to it already: so asking twice does no harm. Owners only.

        Args:
            id: Id of the webhook endpoint.
            since: The time from which on events are sent again: at most 30 days ago, as long as events are
                kept.
        """
        return self._perform(
            calls.replay_webhook_events(
                id,
                since=since,
            )
        )

    def create_login_token(
        self,
        *,
        email: str,
        password: str,
        otp: str | None = None,
        device_name: str | None = None,
        device_token: str | None = None,
    ) -> LoginToken:
        """Sign in.

        Exchanges an email and a password for a login token, for apps that act as a person. Servers use an
        API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the
        account for that network for 15 minutes, doubling up to an hour; thirty within an hour from
        everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are
        not touched by a lock.

        Args:
            email: Email address of the account, in any case.
            password: Password of the account: 1 to 1,024 characters.
            otp: What the authenticator app shows, or a recovery code, where the person has a second factor.
                Without it the right password is 401 `second_factor_required`.
            device_name: Name of the device, shown in `GET /me`; helps a person to tell their tokens apart.
            device_token: What an earlier sign-in on this device answered as `device_token`. A device that
                is known may sign in from any network while failures from elsewhere have locked the account.
                One that is unknown is no error.
        """
        return self._perform(
            calls.create_login_token(
                email=email,
                password=password,
                otp=otp,
                device_name=device_name,
                device_token=device_token,
            )
        )

    def revoke_login_token(self) -> None:
        """Sign out.

        Revokes the login token of this request at once, on every process. API keys are revoked with `DELETE
        /api-keys/{id}`.
        """
        return self._perform(calls.revoke_login_token())

    def accept_invitation(self, *, token: str, name: str, password: str) -> None:
        """Accept an invitation.

        Makes a member of whoever holds the token, under the address that was invited. It works once.
        Afterwards sign in with `POST /auth/token`. Attempts are throttled per IP address, as sign-ins are.

        Args:
            token: The token of the invitation, `las_invite_…`.
            name: The person's full name: 1 to 200 characters.
            password: The password to sign in with: 12 to 1,024 characters, and none that is easy to guess.
        """
        return self._perform(
            calls.accept_invitation(
                token=token,
                name=name,
                password=password,
            )
        )

    def reset_password(self, *, token: str, password: str) -> None:
        """Set a new password by a link.

        Sets the password of the member that the link is for, ends their sessions and lifts a lock. It works
        once. API keys stay. Attempts are throttled per IP address, as sign-ins are.

        Args:
            token: The token of the link, `las_reset_…`.
            password: The new password: 12 to 1,024 characters, and none that is easy to guess.
        """
        return self._perform(
            calls.reset_password(
                token=token,
                password=password,
            )
        )

    def get_me(self) -> Me:
        """Who am I?

        Returns the user and the team that the token belongs to, and what the team is entitled to.
        """
        return self._perform(calls.get_me())

    def change_password(self, *, old_password: str, new_password: str) -> None:
        """Change my password.

        Needs the present one. The session of this request stays; all others of the person end, and one-time
        links to set a password are void. API keys stay. Wrong tries count as failed sign-ins do. Needs a
        login token.

        Args:
            old_password: The present password.
            new_password: The new password: 12 to 1,024 characters, and none that is easy to guess.
        """
        return self._perform(
            calls.change_password(
                old_password=old_password,
                new_password=new_password,
            )
        )

    def list_sessions(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> SessionList:
        """List my sessions.

        Where the person is signed in at the moment. Needs a login token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_sessions(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_sessions(self, *, page_size: int = 100) -> Iterator[Session]:
        """List my sessions, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_sessions(
                limit=page_size,
                cursor=cursor,
            )
        )

    def end_session(self, id: str) -> None:
        """End a session.

        Signs the person out there: the next request from it is refused, on every process. Needs a login
        token.

        Args:
            id: Id of the session.
        """
        return self._perform(
            calls.end_session(
                id,
            )
        )

    def get_second_factor(self) -> SecondFactor:
        """Read my second factor.

        Whether one is asked for, and how many recovery codes are left. Needs a login token.
        """
        return self._perform(calls.get_second_factor())

    def begin_second_factor(self, *, password: str) -> SecondFactorSecret:
        """Set up my second factor.

        Gives the secret for an authenticator app (TOTP: six digits, 30 seconds, SHA-1). It is asked for
        once a code has confirmed it; until then this can be repeated. Needs the password and a login token.

        Args:
            password: The present password.
        """
        return self._perform(
            calls.begin_second_factor(
                password=password,
            )
        )

    def confirm_second_factor(self, *, code: str) -> RecoveryCodeSet:
        """Confirm my second factor.

        A first code shows that the app has the secret. From then on a code is asked for when signing in,
        and all other sessions of the person end. Gives ten recovery codes, this once. Needs a login token.

        Args:
            code: Six digits.
        """
        return self._perform(
            calls.confirm_second_factor(
                code=code,
            )
        )

    def renew_recovery_codes(self, *, password: str) -> RecoveryCodeSet:
        """Renew my recovery codes.

        Gives ten fresh codes, this once; those that were left are void from then on. For whoever has used
        most of them, or no longer knows who has seen them. Needs the password and a login token; wrong
        tries count as failed sign-ins do.

        Args:
            password: The present password.
        """
        return self._perform(
            calls.renew_recovery_codes(
                password=password,
            )
        )

    def remove_second_factor(self, *, password: str) -> None:
        """Remove my second factor.

        From then on the password alone is asked for. Where the team asks for a second factor, a new one has
        to be set up before anything else. Needs the password, so that a session that somebody left open is
        not enough; wrong tries count as failed sign-ins do. Needs a login token.

        Args:
            password: The present password.
        """
        return self._perform(
            calls.remove_second_factor(
                password=password,
            )
        )

    def list_api_keys(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> ApiKeyList:
        """List API keys.

        An owner sees the keys of the whole team, others their own, revoked ones included. Needs a login
        token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_api_keys(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_api_keys(self, *, page_size: int = 100) -> Iterator[ApiKey]:
        """List API keys, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_api_keys(
                limit=page_size,
                cursor=cursor,
            )
        )

    def create_api_key(
        self,
        *,
        name: str,
        expires_at: datetime.datetime | None = None,
        expires_in_days: int | None = None,
        scopes: Sequence[
            Scope
            | Literal[
                "analyses:read",
                "analyses:write",
                "corrections:write",
                "reviews:write",
                "credit_checks:read",
                "credit_checks:write",
                "products:read",
                "products:write",
                "payers:read",
                "payers:write",
                "erasures:read",
                "erasures:write",
                "retention:read",
                "retention:write",
                "holds:write",
                "events:read",
                "webhooks:read",
                "webhooks:write",
                "usage:read",
                "audit:read",
                "team:read",
            ]
        ]
        | None = None,
        idempotency_key: str | None = None,
    ) -> ApiKey:
        """Create an API key.

        The key acts as the person who creates it, with the role they have at the time, and with `scopes` is
        good for those operations alone. Its text is in this answer and nowhere else, ever. Needs a login
        token.

        Args:
            name: A name to tell the key apart by: 1 to 100 characters.
            expires_at: When the key ends, a time in the future; left out or null: never. A team may ask for
                an end (`longest_key_days` of its settings).
            expires_in_days: In how many days the key ends, in place of `expires_at`: 1 to 3,660.
            scopes: What the key is good for, within the role of its owner; left out or null: whatever the
                owner may. At least one.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.create_api_key(
                name=name,
                expires_at=expires_at,
                expires_in_days=expires_in_days,
                scopes=scopes,
                idempotency_key=idempotency_key,
            )
        )

    def revoke_api_key(self, id: str) -> None:
        """Revoke an API key.

        The key is refused from the next request on, on every process. An owner may revoke any key of the
        team, others their own. Needs a login token.

        Args:
            id: Id of the key.
        """
        return self._perform(
            calls.revoke_api_key(
                id,
            )
        )

    def list_members(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> MemberList:
        """List members.

        The people of the team, those without access included. Owners only, with a login token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_members(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_members(self, *, page_size: int = 100) -> Iterator[Member]:
        """List members, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_members(
                limit=page_size,
                cursor=cursor,
            )
        )

    def get_member(self, id: str) -> Member:
        """Read a member.

        One person of the team. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return self._perform(
            calls.get_member(
                id,
            )
        )

    def update_member(
        self,
        id: str,
        *,
        role: Role | Literal["owner", "member", "reviewer", "viewer"] | None = None,
        disabled: bool | None = None,
    ) -> Member:
        """Change a member.

        Gives another role, ends the person's access, or gives it back. The last owner who can sign in can
        neither be disabled nor made anything else. Owners only, with a login token.

        Args:
            id: Id of the member.
            role: What the person may do from now on, with every token they have.
            disabled: `true` ends the person's access: sessions and API keys are revoked at once and for
                good, and nobody can sign in as them. `false` lets them sign in again.
        """
        return self._perform(
            calls.update_member(
                id,
                role=role,
                disabled=disabled,
            )
        )

    def create_invitation(
        self,
        *,
        email: str,
        role: Role | Literal["owner", "member", "reviewer", "viewer"],
        idempotency_key: str | None = None,
    ) -> Invitation:
        """Invite somebody.

        Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has
        it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier
        invitation to the same address is void from then on. Owners only, with a login token.

        Args:
            email: The email address that the person will sign in with: at most 254 characters.
            role: What the person may do in the team.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return self._perform(
            calls.create_invitation(
                email=email,
                role=role,
                idempotency_key=idempotency_key,
            )
        )

    def list_invitations(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> InvitationList:
        """List invitations.

        All invitations of the team, those that are over included; never their tokens. Owners only, with a
        login token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return self._perform(
            calls.list_invitations(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_invitations(self, *, page_size: int = 100) -> Iterator[Invitation]:
        """List invitations, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_invitations(
                limit=page_size,
                cursor=cursor,
            )
        )

    def revoke_invitation(self, id: str) -> None:
        """Revoke an invitation.

        Its token is good for nothing from then on. One that was accepted stays so. Owners only, with a
        login token.

        Args:
            id: Id of the invitation.
        """
        return self._perform(
            calls.revoke_invitation(
                id,
            )
        )

    def create_reset_link(self, id: str) -> ResetLink:
        """Make a link for a new password.

        For a member who has forgotten theirs. Hand the token over in private; whoever has it sets a new
        password with `POST /auth/reset-password`, within 24 hours. An earlier link of the same person is
        void from then on; the old password works until a new one is set. Not for oneself: 409
        `own_account`. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return self._perform(
            calls.create_reset_link(
                id,
            )
        )

    def unlock_member(self, id: str) -> None:
        """Unlock a member.

        Forgets the failed sign-ins with the member's address, from every network, so that they can sign in
        at once. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return self._perform(
            calls.unlock_member(
                id,
            )
        )

    def remove_member_second_factor(self, id: str) -> None:
        """Remove a member's second factor.

        For a member who has lost both the app and the recovery codes. From then on the password alone is
        asked for; where the team asks for a second factor, they set up a new one before anything else. Not
        for oneself: 409 `own_account`. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return self._perform(
            calls.remove_member_second_factor(
                id,
            )
        )

    def get_team_settings(self) -> TeamSettings:
        """Read the team's settings.

        What the team asks of its people and their keys.
        """
        return self._perform(calls.get_team_settings())

    def update_team_settings(
        self,
        *,
        four_eyes: bool | None = None,
        reviewers_only: bool | None = None,
        require_second_factor: bool | None = None,
        longest_key_days: int | None = None,
    ) -> TeamSettings:
        """Change the team's settings.

        Four eyes, who reviews, whether a second factor is asked for, and how long keys live. Owners only,
        with a login token: a leaked key must not loosen them.

        Args:
            four_eyes: Whether whoever uploaded a statement is kept from reviewing its analysis.
            reviewers_only: Whether reviews are for reviewers and owners alone.
            require_second_factor: Whether whoever signs in needs a second factor.
            longest_key_days: For how many days an API key may live: 1 to 3,660; null or 0: for ever. Older
                keys are refused from then on.
        """
        return self._perform(
            calls.update_team_settings(
                four_eyes=four_eyes,
                reviewers_only=reviewers_only,
                require_second_factor=require_second_factor,
                longest_key_days=longest_key_days,
            )
        )

    def list_metrics(self) -> MetricList:
        """List metrics.

        What a rule of a product's policy may name as `metric`: its unit, its formula in words, the days it
        looks at and what it leaves out.
        """
        return self._perform(calls.list_metrics())

    def list_reasons(self) -> KnownReasonList:
        """List reasons.

        Every code that `decision.reasons` can give: what it means, the metric behind it, and the sentence
        that an applicant may hear.
        """
        return self._perform(calls.list_reasons())

    def list_errors(self) -> KnownErrorList:
        """List errors.

        Every code that a refusal can give: the status it comes with, what has happened, and what the caller
        can do.
        """
        return self._perform(calls.list_errors())

    def get_sample_report(self) -> Report:
        """Get a sample report.

        A whole report as the `result` of an analysis carries it, about a person who does not exist: to
        build against before the first statement is uploaded.
        """
        return self._perform(calls.get_sample_report())


class AsyncOperations(ABC):
    """What `AsyncLending` can ask of the service."""

    @abstractmethod
    async def _perform(self, call: Call[T]) -> T:
        """Makes the call and answers what the service answered."""

    @abstractmethod
    def _every(self, call: Callable[[str | None], Call[Page[T]]]) -> AsyncIterator[T]:
        """The items of all pages; `call` asks for the page at a cursor."""

    async def create_analysis(
        self,
        file: Source,
        *,
        product_id: str | None = None,
        applicant_name: str | None = None,
        applicant_mobile: str | None = None,
        bureau_consent: bool | None = None,
        bureau_consent_evidence: ConsentEvidence | None = None,
        inputs: AnalysisInputs | None = None,
        file_password: str | None = None,
        metadata: Mapping[str, str] | None = None,
        file_name: str | None = None,
        progress: Progress | None = None,
        idempotency_key: str | None = None,
    ) -> CreatedAnalysis:
        """Upload a statement.

        Takes in a bank statement and starts its analysis. The answer comes as soon as the file was opened
        and stored; read the analysis until its `status` is `completed` or `failed`, best with `wait`. A
        file that is refused is 422. The same file again is accepted, and `duplicate_of` says so. Members
        and owners.

        Args:
            file: The statement: a PDF of at most 20 MiB and 500 pages.
            product_id: Id of the active product to score under, such as `prd_01JD3Q4T0C6Z9V2R8N5M7K1XWD`;
                empty or absent: the built-in product.
            applicant_name: The applicant's full name. It is compared with the names on the statement.
            applicant_mobile: The applicant's Indian mobile number: ten digits from 6 to 9 on, with or
                without +91.
            bureau_consent: Whether the applicant consents to a pull from the credit bureau; absent: no. A
                true consent needs `applicant_name`, `applicant_mobile` and the team's entitlement; it pulls
                the bureau's report, which is billed. Send `true` or `false`; 1, 0, yes, no, on and off are
                understood too, in any case.
            bureau_consent_evidence: What shows that the applicant agreed to the pull, as far as you have
                it, as JSON text. It goes with a true `bureau_consent`.
            inputs: What the application asks for, as JSON text: amounts in rupees, and `tenure_months`.
            file_password: The password of an encrypted PDF; ignored for one that is not. Not kept after the
                analysis has ended.
            metadata: Anything to find the analysis by in your own systems, as JSON text: up to 20 texts of
                up to 500 characters under keys of 1 to 64 characters. It is returned as given.
            file_name: The name the file is shown under; that of the path if left out.
            progress: Called with the bytes read, and how many there are if known.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.create_analysis(
                file,
                product_id=product_id,
                applicant_name=applicant_name,
                applicant_mobile=applicant_mobile,
                bureau_consent=bureau_consent,
                bureau_consent_evidence=bureau_consent_evidence,
                inputs=inputs,
                file_password=file_password,
                metadata=metadata,
                file_name=file_name,
                progress=progress,
                idempotency_key=idempotency_key,
            )
        )

    async def list_analyses(
        self,
        *,
        status: AnalysisStatus | Literal["queued", "processing", "completed", "failed"] | None = None,
        decision: DecisionOutcome | Literal["approve", "review", "decline"] | None = None,
        awaiting_review: bool | None = None,
        assignee: str | None = None,
        legal_hold: bool | None = None,
        product_id: str | None = None,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        order: AnalysisOrder | Literal["newest", "oldest"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> AnalysisList:
        """List analyses.

        The team's analyses, without their reports.

        Args:
            status: Only those of this status.
            decision: Only those with this decision.
            awaiting_review: `true`: only those about which a person still has to decide; `false`: only the
                others. Left out: both.
            assignee: Only the cases of this person: the id of a user, `me`, or `none` for those that nobody
                holds. Left out: all.
            legal_hold: `true`: only those on legal hold; `false`: only the others. Left out: both.
            product_id: Only those scored under this product.
            q: The opening of a reference, such as `APP-0000`, or whole words of the applicant's name.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
            order: Which stand first: `newest`, those created last, or `oldest`, those created first. Left
                out: `newest`. A cursor is good for its own order alone.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_analyses(
                status=status,
                decision=decision,
                awaiting_review=awaiting_review,
                assignee=assignee,
                legal_hold=legal_hold,
                product_id=product_id,
                q=q,
                created_after=created_after,
                created_before=created_before,
                order=order,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_analyses(
        self,
        *,
        status: AnalysisStatus | Literal["queued", "processing", "completed", "failed"] | None = None,
        decision: DecisionOutcome | Literal["approve", "review", "decline"] | None = None,
        awaiting_review: bool | None = None,
        assignee: str | None = None,
        legal_hold: bool | None = None,
        product_id: str | None = None,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        order: AnalysisOrder | Literal["newest", "oldest"] | None = None,
        page_size: int = 100,
    ) -> AsyncIterator[Analysis]:
        """List analyses, through all pages.

        A page is read when its first item is asked for.

        Args:
            status: Only those of this status.
            decision: Only those with this decision.
            awaiting_review: `true`: only those about which a person still has to decide; `false`: only the
                others. Left out: both.
            assignee: Only the cases of this person: the id of a user, `me`, or `none` for those that nobody
                holds. Left out: all.
            legal_hold: `true`: only those on legal hold; `false`: only the others. Left out: both.
            product_id: Only those scored under this product.
            q: The opening of a reference, such as `APP-0000`, or whole words of the applicant's name.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
            order: Which stand first: `newest`, those created last, or `oldest`, those created first. Left
                out: `newest`. A cursor is good for its own order alone.
        """
        return self._every(
            lambda cursor: calls.list_analyses(
                status=status,
                decision=decision,
                awaiting_review=awaiting_review,
                assignee=assignee,
                legal_hold=legal_hold,
                product_id=product_id,
                q=q,
                created_after=created_after,
                created_before=created_before,
                order=order,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def get_analysis(
        self,
        id: str,
        *,
        include_result: bool | None = None,
        include_transactions: bool | None = None,
        wait: int | None = None,
    ) -> Analysis:
        """Read an analysis.

        With `wait` the answer comes when the analysis has ended, or when the time is over: there is no need
        to ask in a loop. With the `ETag` of an earlier answer as `If-None-Match` an unchanged analysis is
        304.

        Args:
            id: Id of the analysis.
            include_result: Whether to add the full report as `result`; left out: false.
            include_transactions: Whether the report has its `transactions`; left out: true. Where it is
                false the list is empty and the answer small: read them with `GET
                /analyses/{id}/transactions`.
            wait: How many seconds to wait for the analysis to end, at most: 0 to 30. 0, or left out: answer
                at once.
        """
        return await self._perform(
            calls.get_analysis(
                id,
                include_result=include_result,
                include_transactions=include_transactions,
                wait=wait,
            )
        )

    async def update_analysis(self, id: str, *, assignee: str | None = None) -> Analysis:
        """Assign an analysis.

        Says who holds the case: a person of the team who may review it, or nobody. Whoever loses their
        access, or becomes a viewer, no longer holds what nobody has decided. It changes nothing of the
        decision, and others may still decide. Reviewers, members and owners.

        Args:
            id: Id of the analysis.
            assignee: Id of the person who is to hold the case, one of `GET /assignees`; null or empty:
                nobody.
        """
        return await self._perform(
            calls.update_analysis(
                id,
                assignee=assignee,
            )
        )

    async def delete_analysis(self, id: str, *, with_credit_check: bool | None = None) -> None:
        """Erase an analysis.

        Erases the statement, the report and all personal data for good; the audit log keeps that it was
        there, and `Location` names the certificate. An analysis that is queued or being processed is
        cancelled. Its credit check stays unless `with_credit_check` is true. Members and owners.

        Args:
            id: Id of the analysis.
            with_credit_check: Whether its credit check is erased as well. What was billed stays billed.
                Left out: false.
        """
        return await self._perform(
            calls.delete_analysis(
                id,
                with_credit_check=with_credit_check,
            )
        )

    async def review_analysis(
        self,
        id: str,
        *,
        outcome: ReviewOutcome | Literal["approve", "decline"],
        if_match: str | None = None,
        note: str | None = None,
        amount: float | None = None,
        tenure_months: int | None = None,
        conditions: list[str] | None = None,
    ) -> Analysis:
        """Confirm an analysis.

        Records what a person decided about an analysis whose `decision` is `review`: once. It never changes
        `decision`; `final_decision` follows it. An approval may name its own amount, time and conditions.
        Reviewers, members and owners; a team may leave it to reviewers and owners, and may want four eyes:
        then whoever uploaded the statement is refused.

        Args:
            id: Id of the analysis.
            outcome: What the person decided; it becomes `final_decision`.
            if_match: The revision that the person has seen, such as `"1"`, or the `ETag` of the analysis;
                another one is 412. Left out: whichever holds.
            note: Why, for the record: at most 2,000 characters.
            amount: The loan that is approved, in rupees, more than 0 and within what the product covers;
                left out or null: what was offered. Only with `approve`.
            tenure_months: Over how many months it is to be repaid: 1 to 480, and within what the product
                covers; left out or null: not said. Only with `approve`.
            conditions: What has to be met first: at most 20 texts of 1 to 500 characters, each one line;
                left out or null: nothing. Only with `approve`.
        """
        return await self._perform(
            calls.review_analysis(
                id,
                outcome=outcome,
                if_match=if_match,
                note=note,
                amount=amount,
                tenure_months=tenure_months,
                conditions=conditions,
            )
        )

    async def rescore_analysis(
        self, id: str, *, product_id: str | None = None, inputs: AnalysisInputs | None = None
    ) -> Rescore:
        """Compute a decision again.

        Answers what the decision about a completed analysis would be under another product, or for other
        amounts. What was corrected stays corrected. It stores nothing and bills nothing.

        Args:
            id: Id of the analysis.
            product_id: Id of the active product to decide under, at its present version; left out or null:
                the one it was scored under.
            inputs: Amounts in rupees, and a time in months. They replace all that were submitted; left out
                or null: those.
        """
        return await self._perform(
            calls.rescore_analysis(
                id,
                product_id=product_id,
                inputs=inputs,
            )
        )

    async def list_assignees(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> AssigneeList:
        """List who can be given a case.

        The people of the team who have access and may review: owners, reviewers, and members unless the
        team leaves reviews to the others. `PATCH /analyses/{id}` takes one of them as `assignee`.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_assignees(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_assignees(self, *, page_size: int = 100) -> AsyncIterator[Assignee]:
        """List who can be given a case, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_assignees(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def retry_analysis(self, id: str, *, file_password: str | None = None) -> Analysis:
        """Try a failed analysis again.

        Queues an analysis again whose `failure` is `processing_error`, or `statement_missing` or
        `statement_corrupt` once the file is back. The file is opened first, as at its upload; one that is
        encrypted needs its password again. It stays one analysis: it is counted once, and a bureau is never
        asked a second time for it. Members and owners.

        Args:
            id: Id of the analysis.
            file_password: The password of an encrypted PDF, of at most 128 characters: it was not kept
                after the analysis had ended. Left out or null: the file needs none.
        """
        return await self._perform(
            calls.retry_analysis(
                id,
                file_password=file_password,
            )
        )

    async def get_analysis_timeline(self, id: str) -> AnalysisTimeline:
        """Read what happened.

        What happened to an analysis, step by step: who took it up, what kept it waiting, how it ended, what
        people did to it. It says nothing of the applicant. At most 200 entries are kept: the first 100 and
        the newest 100.

        Args:
            id: Id of the analysis.
        """
        return await self._perform(
            calls.get_analysis_timeline(
                id,
            )
        )

    async def list_analysis_transactions(
        self,
        id: str,
        *,
        category: Sequence[
            Category
            | Literal[
                "salary",
                "business_income",
                "settlement",
                "professional_income",
                "gig_income",
                "agriculture_income",
                "rent_received",
                "interest_received",
                "dividend",
                "pension",
                "loan_disbursal",
                "refund",
                "reversal",
                "investment_redemption",
                "tax_refund",
                "family_support",
                "self_transfer",
                "deposit_sweep",
                "person_transfer",
                "emi",
                "card_bill",
                "bnpl",
                "overdraft_interest",
                "insurance",
                "investment",
                "rent",
                "utilities",
                "fuel",
                "education",
                "health",
                "food",
                "travel",
                "subscription",
                "merchant",
                "business_payment",
                "cash_deposit",
                "cash_withdrawal",
                "gst",
                "income_tax",
                "statutory_dues",
                "presented_unpaid",
                "inward_return",
                "outward_return",
                "return_charge",
                "penal_charge",
                "service_charge",
                "gambling",
                "crypto",
                "p2p_lending",
                "derivatives",
                "unknown",
            ]
        ]
        | None = None,
        direction: Direction | Literal["credit", "debit"] | None = None,
        from_: datetime.date | None = None,
        to: datetime.date | None = None,
        min_: float | None = None,
        max_: float | None = None,
        counterparty: str | None = None,
        flag: TransactionFlag
        | Literal[
            "balance_derived",
            "direction_inferred",
            "balance_break",
            "return",
            "reversal",
            "mandate",
            "excluded",
        ]
        | None = None,
        q: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> TransactionList:
        """List transactions.

        The rows of a completed analysis, read and categorised, as its report has them. Filters that are
        given together must all be met.

        Args:
            id: Id of the analysis.
            category: Only rows of these categories. Give it several times for several: at most 100. Left
                out: all.
            direction: Only rows in which money went this way. Left out: both.
            from_: Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
            to: Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out:
                to the last.
            min_: Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
            max_: Only rows of this amount or less, in rupees with at most two decimals; not less than
                `min`. Left out: of any.
            counterparty: Only rows with this counterparty: exactly a `name` of the report's
                `counterparties`, which takes all spellings of it. The report lists the largest alone; any
                other name is compared with the `counterparty` of the row.
            flag: Only rows that carry this flag. Left out: with or without any.
            q: Only rows whose `narration` or `counterparty` has this text, whatever its case and its
                spaces: 1 to 200 characters.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_analysis_transactions(
                id,
                category=category,
                direction=direction,
                from_=from_,
                to=to,
                min_=min_,
                max_=max_,
                counterparty=counterparty,
                flag=flag,
                q=q,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_analysis_transactions(
        self,
        id: str,
        *,
        category: Sequence[
            Category
            | Literal[
                "salary",
                "business_income",
                "settlement",
                "professional_income",
                "gig_income",
                "agriculture_income",
                "rent_received",
                "interest_received",
                "dividend",
                "pension",
                "loan_disbursal",
                "refund",
                "reversal",
                "investment_redemption",
                "tax_refund",
                "family_support",
                "self_transfer",
                "deposit_sweep",
                "person_transfer",
                "emi",
                "card_bill",
                "bnpl",
                "overdraft_interest",
                "insurance",
                "investment",
                "rent",
                "utilities",
                "fuel",
                "education",
                "health",
                "food",
                "travel",
                "subscription",
                "merchant",
                "business_payment",
                "cash_deposit",
                "cash_withdrawal",
                "gst",
                "income_tax",
                "statutory_dues",
                "presented_unpaid",
                "inward_return",
                "outward_return",
                "return_charge",
                "penal_charge",
                "service_charge",
                "gambling",
                "crypto",
                "p2p_lending",
                "derivatives",
                "unknown",
            ]
        ]
        | None = None,
        direction: Direction | Literal["credit", "debit"] | None = None,
        from_: datetime.date | None = None,
        to: datetime.date | None = None,
        min_: float | None = None,
        max_: float | None = None,
        counterparty: str | None = None,
        flag: TransactionFlag
        | Literal[
            "balance_derived",
            "direction_inferred",
            "balance_break",
            "return",
            "reversal",
            "mandate",
            "excluded",
        ]
        | None = None,
        q: str | None = None,
        page_size: int = 100,
    ) -> AsyncIterator[Transaction]:
        """List transactions, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the analysis.
            category: Only rows of these categories. Give it several times for several: at most 100. Left
                out: all.
            direction: Only rows in which money went this way. Left out: both.
            from_: Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
            to: Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out:
                to the last.
            min_: Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
            max_: Only rows of this amount or less, in rupees with at most two decimals; not less than
                `min`. Left out: of any.
            counterparty: Only rows with this counterparty: exactly a `name` of the report's
                `counterparties`, which takes all spellings of it. The report lists the largest alone; any
                other name is compared with the `counterparty` of the row.
            flag: Only rows that carry this flag. Left out: with or without any.
            q: Only rows whose `narration` or `counterparty` has this text, whatever its case and its
                spaces: 1 to 200 characters.
        """
        return self._every(
            lambda cursor: calls.list_analysis_transactions(
                id,
                category=category,
                direction=direction,
                from_=from_,
                to=to,
                min_=min_,
                max_=max_,
                counterparty=counterparty,
                flag=flag,
                q=q,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def export_analysis_transactions(
        self,
        id: str,
        *,
        category: Sequence[
            Category
            | Literal[
                "salary",
                "business_income",
                "settlement",
                "professional_income",
                "gig_income",
                "agriculture_income",
                "rent_received",
                "interest_received",
                "dividend",
                "pension",
                "loan_disbursal",
                "refund",
                "reversal",
                "investment_redemption",
                "tax_refund",
                "family_support",
                "self_transfer",
                "deposit_sweep",
                "person_transfer",
                "emi",
                "card_bill",
                "bnpl",
                "overdraft_interest",
                "insurance",
                "investment",
                "rent",
                "utilities",
                "fuel",
                "education",
                "health",
                "food",
                "travel",
                "subscription",
                "merchant",
                "business_payment",
                "cash_deposit",
                "cash_withdrawal",
                "gst",
                "income_tax",
                "statutory_dues",
                "presented_unpaid",
                "inward_return",
                "outward_return",
                "return_charge",
                "penal_charge",
                "service_charge",
                "gambling",
                "crypto",
                "p2p_lending",
                "derivatives",
                "unknown",
            ]
        ]
        | None = None,
        direction: Direction | Literal["credit", "debit"] | None = None,
        from_: datetime.date | None = None,
        to: datetime.date | None = None,
        min_: float | None = None,
        max_: float | None = None,
        counterparty: str | None = None,
        flag: TransactionFlag
        | Literal[
            "balance_derived",
            "direction_inferred",
            "balance_break",
            "return",
            "reversal",
            "mandate",
            "excluded",
        ]
        | None = None,
        q: str | None = None,
    ) -> str:
        """Export transactions.

        The rows of a completed analysis for a spreadsheet, all or those that the filters let through: CSV
        in UTF-8 with a header, quoted as RFC 4180 says. A text that a spreadsheet would take for a formula
        is preceded by an apostrophe.

        The columns are `id`, `account_id`, `date`, `value_date`, `time`, `amount`, `direction`, `debit`,
        `credit`, `balance`, `narration`, `channel`, `counterparty`, `vpa`, `reference`, `category`,
        `category_rule`, `category_confidence`, `flags` and `page`: the members of a transaction, and its
        amount once more as `debit` or `credit`, of which the other is empty. Days are `YYYY-MM-DD`; amounts
        are rupees with two decimals, without groups; flags are separated by spaces; what there is not is
        empty. Find columns by their names: more may be added.

        Args:
            id: Id of the analysis.
            category: Only rows of these categories. Give it several times for several: at most 100. Left
                out: all.
            direction: Only rows in which money went this way. Left out: both.
            from_: Only rows booked on this day or later, such as `2026-04-01`. Left out: from the first.
            to: Only rows booked on this day or earlier, such as `2026-04-30`; not before `from`. Left out:
                to the last.
            min_: Only rows of this amount or more, in rupees with at most two decimals. Left out: of any.
            max_: Only rows of this amount or less, in rupees with at most two decimals; not less than
                `min`. Left out: of any.
            counterparty: Only rows with this counterparty: exactly a `name` of the report's
                `counterparties`, which takes all spellings of it. The report lists the largest alone; any
                other name is compared with the `counterparty` of the row.
            flag: Only rows that carry this flag. Left out: with or without any.
            q: Only rows whose `narration` or `counterparty` has this text, whatever its case and its
                spaces: 1 to 200 characters.
        """
        return await self._perform(
            calls.export_analysis_transactions(
                id,
                category=category,
                direction=direction,
                from_=from_,
                to=to,
                min_=min_,
                max_=max_,
                counterparty=counterparty,
                flag=flag,
                q=q,
            )
        )

    async def get_analysis_statement(self, id: str) -> bytes:
        """Download the statement.

        The PDF byte for byte as it was uploaded. Who takes it is recorded.

        Args:
            id: Id of the analysis.
        """
        return await self._perform(
            calls.get_analysis_statement(
                id,
            )
        )

    async def get_analysis_page(self, id: str, page: str, *, scale: int | None = None) -> bytes:
        """Read a page as a picture.

        A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the
        page is in points, so that a `box` of the report, times `scale`, is its place in the picture. What
        stands on the page is painted anew in one font, word by word where it was read; a scanned page is
        its scan, set straight. With the `ETag` of an earlier answer as `If-None-Match` an unchanged page is
        304. Who takes it is recorded as for the statement.

        Args:
            id: Id of the analysis.
            page: The number of the page, from 1, and `.png`: `1.png`.
            scale: Dots of the picture for each point of the page: 1 to 3. Left out: 2, which is 144 dots an
                inch.
        """
        return await self._perform(
            calls.get_analysis_page(
                id,
                page,
                scale=scale,
            )
        )

    async def export_analysis_report(self, id: str) -> bytes:
        """Export the report.

        The report of a completed analysis as a workbook (XLSX) for people: the sheets Summary, Months,
        Transactions, Obligations, Bounces and Counterparties. Days and amounts are real dates and numbers,
        in rupees; texts are never formulas. With the `ETag` of an earlier answer as `If-None-Match` an
        unchanged workbook is 304.

        Args:
            id: Id of the analysis.
        """
        return await self._perform(
            calls.export_analysis_report(
                id,
            )
        )

    async def get_letter_text(
        self, id: str, *, language: Language | Literal["en", "hi"] | None = None
    ) -> str:
        """Write the applicant's letter.

        The letter to the applicant as plain text, once the decision is final: what was decided, up to four
        principal reasons, what would change it and whom to ask; of an approval the amount, the instalment,
        the rate and the whole cost. It never tells of a suspicion about the document or the account. While
        a person still has to decide it is 409 `decision_pending`.

        Args:
            id: Id of the analysis.
            language: The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi).
        """
        return await self._perform(
            calls.get_letter_text(
                id,
                language=language,
            )
        )

    async def get_letter_page(
        self, id: str, *, language: Language | Literal["en", "hi"] | None = None
    ) -> str:
        """Write the applicant's letter as a page.

        The same letter as a page to print (HTML), without scripts and without anything from elsewhere.

        Args:
            id: Id of the analysis.
            language: The language of the letter: `en` (English) unless told otherwise, or `hi` (Hindi).
        """
        return await self._perform(
            calls.get_letter_page(
                id,
                language=language,
            )
        )

    async def correct_transaction(
        self,
        id: str,
        transaction_id: str,
        *,
        reason: str,
        dry_run: bool | None = None,
        if_match: str | None = None,
        category: Category
        | Literal[
            "salary",
            "business_income",
            "settlement",
            "professional_income",
            "gig_income",
            "agriculture_income",
            "rent_received",
            "interest_received",
            "dividend",
            "pension",
            "loan_disbursal",
            "refund",
            "reversal",
            "investment_redemption",
            "tax_refund",
            "family_support",
            "self_transfer",
            "deposit_sweep",
            "person_transfer",
            "emi",
            "card_bill",
            "bnpl",
            "overdraft_interest",
            "insurance",
            "investment",
            "rent",
            "utilities",
            "fuel",
            "education",
            "health",
            "food",
            "travel",
            "subscription",
            "merchant",
            "business_payment",
            "cash_deposit",
            "cash_withdrawal",
            "gst",
            "income_tax",
            "statutory_dues",
            "presented_unpaid",
            "inward_return",
            "outward_return",
            "return_charge",
            "penal_charge",
            "service_charge",
            "gambling",
            "crypto",
            "p2p_lending",
            "derivatives",
            "unknown",
        ]
        | None = None,
        excluded: bool | None = None,
        note: str | None = None,
    ) -> Revision:
        """Correct a transaction.

        Says what a transaction really is, or leaves it out. The decision is computed anew as a further
        revision; the earlier ones stay readable. What forced a review once keeps forcing it until a person
        reviews. After a review nothing is corrected any more. Members and owners.

        Args:
            id: Id of the analysis.
            transaction_id: Id of the transaction in the report, such as `txn_1`.
            reason: Why, for the record: 1 to 1,000 characters.
            dry_run: Whether only to answer what would change; left out: false. Nothing is stored then.
            if_match: The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis;
                another one is 412. Left out: whichever holds.
            category: What the transaction is; null: what it was taken for at first.
            excluded: Whether it is left out of every figure: income, obligations, spending, returned
                payments, offers; false or null: it counts. It stays listed, and balances and the checks of
                the document have it all the same.
            note: What is to be known about it, at most 500 characters; null or empty: nothing. Nothing is
                decided by it.
        """
        return await self._perform(
            calls.correct_transaction(
                id,
                transaction_id,
                reason=reason,
                dry_run=dry_run,
                if_match=if_match,
                category=category,
                excluded=excluded,
                note=note,
            )
        )

    async def correct_analysis(
        self,
        id: str,
        *,
        reason: str,
        dry_run: bool | None = None,
        if_match: str | None = None,
        employers: list[str] | None = None,
        business_margin_pct: float | None = None,
        own_accounts: list[str] | None = None,
        categories: list[CategoryCorrection] | None = None,
        excluded: list[str] | None = None,
        notes: list[TransactionNote] | None = None,
        withdraw: WithdrawnCorrections | None = None,
        remember: bool | None = None,
    ) -> Revision:
        """Correct an analysis.

        Says what holds of the whole statement: who is an employer, what a trader keeps, which other
        accounts are the applicant's. The `correction` of an answer to one of the decision's questions can
        be sent as it is, with a `reason`. Corrections add up; the decision is computed anew as a further
        revision, and the earlier ones stay readable. What forced a review once keeps forcing it until a
        person reviews. After a review nothing is corrected any more. Members and owners.

        Args:
            id: Id of the analysis.
            reason: Why, for the record: 1 to 1,000 characters.
            dry_run: Whether only to answer what would change; left out: false. Nothing is stored then.
            if_match: The revision that is to be corrected, such as `"1"`, or the `ETag` of the analysis;
                another one is 412. Left out: whichever holds.
            employers: Payers whose regular payments are the applicant's salary, as `counterparty` of a
                transaction names them: at most 20, each of 1 to 200 characters.
            business_margin_pct: What of a trader's receipts is taken for income, in percent: 0 to 100.
                Null: the product's margin.
            own_accounts: Other accounts of the applicant, at most 20: holders' names, or the last digits of
                account numbers (at least four). What goes to them or comes from them is a transfer to
                oneself.
            categories: What single transactions really are: at most 2,000.
            excluded: Transactions to be left out of every figure: income, obligations, spending, returned
                payments, offers: at most 2,000.
            notes: Notes about transactions: at most 2,000.
            withdraw: Single corrections that no longer hold; left out or null: none.
            remember: Whether the team remembers the `employers` of this request and takes them for
                employers in later analyses too; left out: false. Owners only.
        """
        return await self._perform(
            calls.correct_analysis(
                id,
                reason=reason,
                dry_run=dry_run,
                if_match=if_match,
                employers=employers,
                business_margin_pct=business_margin_pct,
                own_accounts=own_accounts,
                categories=categories,
                excluded=excluded,
                notes=notes,
                withdraw=withdraw,
                remember=remember,
            )
        )

    async def list_analysis_revisions(
        self, id: str, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> RevisionList:
        """List revisions.

        Every revision of a completed analysis: who corrected what, when and why, and what that changed.

        Args:
            id: Id of the analysis.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_analysis_revisions(
                id,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_analysis_revisions(self, id: str, *, page_size: int = 100) -> AsyncIterator[Revision]:
        """List revisions, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the analysis.
        """
        return self._every(
            lambda cursor: calls.list_analysis_revisions(
                id,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def get_analysis_revision(
        self, id: str, number: int, *, include_transactions: bool | None = None
    ) -> Revision:
        """Read a revision.

        One revision with its report, byte for byte as it was when it was made.

        Args:
            id: Id of the analysis.
            number: Number of the revision, from 1.
            include_transactions: Whether the report has its transactions; left out: true. With false their
                list is empty.
        """
        return await self._perform(
            calls.get_analysis_revision(
                id,
                number,
                include_transactions=include_transactions,
            )
        )

    async def list_products(
        self,
        *,
        status: ProductStatus | Literal["active", "archived"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> ProductList:
        """List products.

        The team's active loan products, or its archived ones.

        Args:
            status: Which products to list: `active` unless told otherwise.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_products(
                status=status,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_products(
        self, *, status: ProductStatus | Literal["active", "archived"] | None = None, page_size: int = 100
    ) -> AsyncIterator[Product]:
        """List products, through all pages.

        A page is read when its first item is asked for.

        Args:
            status: Which products to list: `active` unless told otherwise.
        """
        return self._every(
            lambda cursor: calls.list_products(
                status=status,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def create_product(
        self,
        *,
        name: str,
        amount: AmountRange,
        tenure_months: TenureRange,
        annual_rate_pct: float,
        description: str | None = None,
        currency: Currency | Literal["INR"] | None = None,
        business_margin_pct: float | None = None,
        fees: list[ProductFee] | None = None,
        contact: str | None = None,
        policy: Policy | None = None,
        scorecard: Scorecard | None = None,
        thresholds: Thresholds | None = None,
        idempotency_key: str | None = None,
    ) -> Product:
        """Create a product.

        Owners only. A rule that names a metric the engine does not know, compares it wrongly or repeats an
        id is refused by name.

        Args:
            name: Name of the product: 1 to 100 characters.
            amount: The loan amounts it covers, in rupees.
            tenure_months: The tenures it covers, in months.
            annual_rate_pct: Interest a year, in percent: 0 to 100.
            description: What the product is for, at most 1,000 characters; left out, null or empty: none.
            currency: Currency of its amounts; left out: `INR`.
            business_margin_pct: What of a trader's receipts is taken for income, in percent: 0 to 100. Left
                out or null: 10.
            fees: What borrowers pay besides interest, taken from the sum that is paid out: at most 20. Left
                out or null: none, and letters tell no yearly cost (APR).
            contact: Whom applicants may ask, as letters say it: a telephone number, an address, at most 200
                characters; left out, null or empty: the lender itself.
            policy: The rules a case must pass. Left out: none, so that the score alone decides.
            scorecard: How much each section of the score weighs. Left out: 20, 20, 20, 20, 5 and 15.
            thresholds: The scores that approve, and that go to review. Left out: 70 and 50.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.create_product(
                name=name,
                amount=amount,
                tenure_months=tenure_months,
                annual_rate_pct=annual_rate_pct,
                description=description,
                currency=currency,
                business_margin_pct=business_margin_pct,
                fees=fees,
                contact=contact,
                policy=policy,
                scorecard=scorecard,
                thresholds=thresholds,
                idempotency_key=idempotency_key,
            )
        )

    async def get_product(self, id: str) -> Product:
        """Read a product.

        The product at its present version, whether active or archived.

        Args:
            id: Id of the product.
        """
        return await self._perform(
            calls.get_product(
                id,
            )
        )

    async def update_product(
        self,
        id: str,
        *,
        if_match: str | None = None,
        name: str | None = None,
        description: str | None = None,
        amount: AmountRange | None = None,
        tenure_months: TenureRange | None = None,
        annual_rate_pct: float | None = None,
        business_margin_pct: float | None = None,
        fees: list[ProductFee] | None = None,
        contact: str | None = None,
        policy: Policy | None = None,
        scorecard: Scorecard | None = None,
        thresholds: Thresholds | None = None,
        status: ProductStatus | Literal["active", "archived"] | None = None,
    ) -> Product:
        """Change a product.

        Owners only. A change of the terms makes a new version; analyses keep the version they were scored
        under. Archiving and activating do not.

        Args:
            id: Id of the product.
            if_match: The version that the change starts from, such as `"3"`; another one is 412. Left out:
                whichever holds.
            name: Name of the product: 1 to 100 characters.
            description: What the product is for, at most 1,000 characters; null or empty clears it.
            amount: The loan amounts it covers, in rupees.
            tenure_months: The tenures it covers, in months.
            annual_rate_pct: Interest a year, in percent: 0 to 100.
            business_margin_pct: What of a trader's receipts is taken for income, in percent: 0 to 100.
            fees: What borrowers pay besides interest: at most 20; replaces all of them.
            contact: Whom applicants may ask, as letters say it: at most 200 characters; null or empty
                clears it.
            policy: The rules a case must pass; replaces all of them.
            scorecard: How much each section of the score weighs.
            thresholds: The scores that approve, and that go to review.
            status: `archived` withdraws the product from new analyses, `active` brings it back. Makes no
                new version.
        """
        return await self._perform(
            calls.update_product(
                id,
                if_match=if_match,
                name=name,
                description=description,
                amount=amount,
                tenure_months=tenure_months,
                annual_rate_pct=annual_rate_pct,
                business_margin_pct=business_margin_pct,
                fees=fees,
                contact=contact,
                policy=policy,
                scorecard=scorecard,
                thresholds=thresholds,
                status=status,
            )
        )

    async def list_product_versions(
        self, id: str, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> ProductVersionList:
        """List the versions of a product.

        Every version of a product, active or archived: its terms as they were, and what differs from the
        version before. The audit record names who made each (`GET /audit-events` with the product as
        `subject`).

        Args:
            id: Id of the product.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_product_versions(
                id,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_product_versions(self, id: str, *, page_size: int = 100) -> AsyncIterator[ProductVersion]:
        """List the versions of a product, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the product.
        """
        return self._every(
            lambda cursor: calls.list_product_versions(
                id,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def try_product(
        self,
        id: str,
        *,
        draft: UpdateProductRequest | None = None,
        last: int | None = None,
        cases: TrialCases | Literal["all", "product"] | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> ProductTrial:
        """Try a product on old cases.

        Decides the team's last completed analyses again, under the product as it is or as a draft would
        make it, and tells which would be decided otherwise. What was corrected stays corrected, what forced
        a review keeps forcing it, and what people decided in reviews is not looked at: `before` is the
        decision of the analysis. Nothing is stored and nothing is billed. An answer takes some 15 seconds
        at most: where cases are `left`, go on with `next_cursor` and add the answers up. Reviewers, members
        and owners.

        Args:
            id: Id of the product.
            draft: What would change of the product, as `PATCH /products/{id}` takes it, without `status`;
                left out or null: nothing, and its present version is tried.
            last: On how many cases at most, the newest first: 1 to 500. Left out or null: 100.
            cases: Whose cases; left out or null: `all`.
            created_after: Only cases that were created after this time; left out or null: from the first.
            created_before: Only cases that were created before this time; left out or null: to the last.
            limit: How many cases to look at in this answer, at most: 1 to 500. Left out or null: as many as
                `last` says.
            cursor: `next_cursor` of the answer before, to go on from there with the same request; left out
                or null: from the newest.
        """
        return await self._perform(
            calls.try_product(
                id,
                draft=draft,
                last=last,
                cases=cases,
                created_after=created_after,
                created_before=created_before,
                limit=limit,
                cursor=cursor,
            )
        )

    async def list_payers(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> PayerList:
        """List remembered payers.

        Payers that count as employers in every new analysis of the team. One is remembered with `PATCH
        /analyses/{id}/corrections` and `remember`; a report names those that it was decided with in
        `provenance.remembered_payers`.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_payers(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_payers(self, *, page_size: int = 100) -> AsyncIterator[Payer]:
        """List remembered payers, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_payers(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def forget_payer(self, id: str) -> None:
        """Forget a payer.

        It counts for nothing in later analyses; what was decided with it stays as it is. Owners only.

        Args:
            id: Id of the payer.
        """
        return await self._perform(
            calls.forget_payer(
                id,
            )
        )

    async def create_credit_check(
        self,
        *,
        name: str,
        mobile: str,
        consent: bool | None = None,
        reuse_within_days: int | None = None,
        consent_evidence: ConsentEvidence | None = None,
        idempotency_key: str | None = None,
    ) -> CreditCheck:
        """Pull a credit-bureau report.

        Billable. Asks the bureau about a person who has consented, saves the report and answers with it. A
        person whom the bureau does not know is `no_hit` and costs nothing. Where nobody can say what became
        of the question, or its answer cannot be read, the check is saved with `status` `needs_review`: it
        is not billed until that is known, and never pulled again by itself. Members and owners of a team
        with the `bureau` entitlement.

        Args:
            name: The person's full name: 1 to 200 characters.
            mobile: The person's Indian mobile number: ten digits from 6 to 9 on, with or without +91.
            consent: That the person has agreed to the enquiry. Nothing is pulled unless it is true; left
                out: false.
            reuse_within_days: A saved report of the same name and mobile that is at most this many days old
                will do, and is not billed again: 0 to 365. 0, or left out: always pull a fresh one.
            consent_evidence: What shows that the person agreed, as far as you have it.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Send one: it is what keeps a lost answer from being paid for twice. Left out, one is made.
        """
        return await self._perform(
            calls.create_credit_check(
                name=name,
                mobile=mobile,
                consent=consent,
                reuse_within_days=reuse_within_days,
                consent_evidence=consent_evidence,
                idempotency_key=idempotency_key,
            )
        )

    async def list_credit_checks(
        self,
        *,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> CreditCheckList:
        """List credit checks.

        The team's saved credit checks, without their reports.

        Args:
            q: Whole words of the person's name, or a whole mobile number.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_credit_checks(
                q=q,
                created_after=created_after,
                created_before=created_before,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_credit_checks(
        self,
        *,
        q: str | None = None,
        created_after: datetime.datetime | None = None,
        created_before: datetime.datetime | None = None,
        page_size: int = 100,
    ) -> AsyncIterator[CreditCheckSummary]:
        """List credit checks, through all pages.

        A page is read when its first item is asked for.

        Args:
            q: Whole words of the person's name, or a whole mobile number.
            created_after: Only those created after this time.
            created_before: Only those created before this time.
        """
        return self._every(
            lambda cursor: calls.list_credit_checks(
                q=q,
                created_after=created_after,
                created_before=created_before,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def get_credit_check(self, id: str) -> CreditCheck:
        """Read a credit check.

        One saved credit check with its full bureau report.

        Args:
            id: Id of the credit check.
        """
        return await self._perform(
            calls.get_credit_check(
                id,
            )
        )

    async def delete_credit_check(self, id: str) -> None:
        """Erase a credit check.

        Erases the report, what it found and whom it is about for good; `Location` names the certificate.
        What was billed stays in the ledger, with a keyed hash of the consent. An analysis that was decided
        with it keeps its report; erase that as well. Members and owners.

        Args:
            id: Id of the credit check.
        """
        return await self._perform(
            calls.delete_credit_check(
                id,
            )
        )

    async def withdraw_consent(self, id: str) -> CreditCheckSummary:
        """Withdraw a consent.

        Writes down that the person has taken their consent back. The report is not shown again to whoever
        asks anew with `reuse_within_days`; what was decided with it stays as it was. Erase the credit check
        as well where the person asks for that. Telling it twice changes nothing. Members and owners.

        Args:
            id: Id of the credit check.
        """
        return await self._perform(
            calls.withdraw_consent(
                id,
            )
        )

    async def get_usage(self, *, month: str | None = None) -> Usage:
        """Read the usage of a month.

        How many analyses and credit-bureau pulls the team made in a month, and what they cost, from the
        ledger; and what is under way for it now. Months and days are India's.

        Args:
            month: The month, such as `2026-11`; left out: the present one.
        """
        return await self._perform(
            calls.get_usage(
                month=month,
            )
        )

    async def get_retention(self) -> Retention:
        """Read the retention.

        For how many days the team keeps statements, reports and credit checks.
        """
        return await self._perform(calls.get_retention())

    async def set_retention(
        self,
        *,
        statement_days: int | None = None,
        report_days: int | None = None,
        credit_check_days: int | None = None,
    ) -> Retention:
        """Set the retention.

        What is older is erased within the hour, each with its certificate; what is on legal hold stays. A
        member that is left out or null is kept until somebody erases it. Owners only.

        Args:
            statement_days: Statements, from the end of their analysis on. The report stays.
            report_days: Whole analyses, from their end on.
            credit_check_days: Credit checks, from the pull on.
        """
        return await self._perform(
            calls.set_retention(
                statement_days=statement_days,
                report_days=report_days,
                credit_check_days=credit_check_days,
            )
        )

    async def hold_analysis(self, id: str) -> None:
        """Put an analysis on legal hold.

        While the hold stands, nothing of the analysis or of its credit check is erased, neither on request
        nor by retention. Holding it again changes nothing. Owners only.

        Args:
            id: Id of the analysis.
        """
        return await self._perform(
            calls.hold_analysis(
                id,
            )
        )

    async def release_analysis(self, id: str) -> None:
        """Lift a legal hold.

        From now on the analysis can be erased again. Owners only.

        Args:
            id: Id of the analysis.
        """
        return await self._perform(
            calls.release_analysis(
                id,
            )
        )

    async def get_erasure(self, id: str) -> Erasure:
        """Read the certificate of an erasure.

        What was erased, when, by whom, and when the last copy of its key had left the database. The answer
        to an erasure names it in `Location`. Owners only.

        Args:
            id: Id of the certificate.
        """
        return await self._perform(
            calls.get_erasure(
                id,
            )
        )

    async def list_audit_events(
        self,
        *,
        actor: str | None = None,
        action: str | None = None,
        subject: str | None = None,
        after: datetime.datetime | None = None,
        before: datetime.datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> AuditEventList:
        """List audit events.

        Who did, read or was refused what in the team, the newest first. Reading this list is recorded as
        well. Owners only.

        Args:
            actor: Only what this one did: the id of a user, `operator`, `service` or `anonymous`.
            action: Only this action, such as `analysis.report_read`.
            subject: Only what was done to this: the id of an analysis, a credit check, a key or the like.
            after: Only what happened after this time.
            before: Only what happened before this time.
            limit: Page size: 1 to 100.
            cursor: `next_cursor` of the page before, to read on from there.
        """
        return await self._perform(
            calls.list_audit_events(
                actor=actor,
                action=action,
                subject=subject,
                after=after,
                before=before,
                limit=limit,
                cursor=cursor,
            )
        )

    def all_audit_events(
        self,
        *,
        actor: str | None = None,
        action: str | None = None,
        subject: str | None = None,
        after: datetime.datetime | None = None,
        before: datetime.datetime | None = None,
        page_size: int = 100,
    ) -> AsyncIterator[AuditEvent]:
        """List audit events, through all pages.

        A page is read when its first item is asked for.

        Args:
            actor: Only what this one did: the id of a user, `operator`, `service` or `anonymous`.
            action: Only this action, such as `analysis.report_read`.
            subject: Only what was done to this: the id of an analysis, a credit check, a key or the like.
            after: Only what happened after this time.
            before: Only what happened before this time.
        """
        return self._every(
            lambda cursor: calls.list_audit_events(
                actor=actor,
                action=action,
                subject=subject,
                after=after,
                before=before,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def get_audit_proof(self, id: str) -> AuditProof:
        """Prove an audit event.

        What shows that an entry stands unchanged in the team's chain: hash the entry, find it among
        `entry_hashes`, and hash these together with `previous`; the documentation says how. An entry is
        linked within seconds of being written; until then it is 404 here. Owners only.

        Args:
            id: Id of the entry.
        """
        return await self._perform(
            calls.get_audit_proof(
                id,
            )
        )

    async def list_events(
        self,
        *,
        type_: EventType
        | Literal[
            "analysis.completed",
            "analysis.failed",
            "analysis.review_required",
            "analysis.reviewed",
            "analysis.corrected",
            "analysis.erased",
            "credit_check.completed",
            "credit_check.needs_review",
            "credit_check.erased",
            "limit.reached",
            "webhook_endpoint.disabled",
            "webhook_endpoint.test",
        ]
        | None = None,
        created_after: datetime.datetime | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> EventList:
        """List events.

        What happened to the team's analyses and credit checks in the last 30 days, the oldest first.
        Whoever keeps `next_cursor` and asks again with it misses nothing and reads nothing twice: an event
        that becomes known later always stands later in the list. The same events are sent to webhook
        endpoints.

        Args:
            type_: Only events of this type.
            created_after: Only events that happened after this time.
            limit: Page size: 1 to 100.
            cursor: `next_cursor` of an earlier answer, to read on from there; left out: from the oldest
                event that is kept.
        """
        return await self._perform(
            calls.list_events(
                type_=type_,
                created_after=created_after,
                limit=limit,
                cursor=cursor,
            )
        )

    def all_events(
        self,
        *,
        type_: EventType
        | Literal[
            "analysis.completed",
            "analysis.failed",
            "analysis.review_required",
            "analysis.reviewed",
            "analysis.corrected",
            "analysis.erased",
            "credit_check.completed",
            "credit_check.needs_review",
            "credit_check.erased",
            "limit.reached",
            "webhook_endpoint.disabled",
            "webhook_endpoint.test",
        ]
        | None = None,
        created_after: datetime.datetime | None = None,
        page_size: int = 100,
    ) -> AsyncIterator[Event]:
        """List events, through all pages.

        A page is read when its first item is asked for.

        Args:
            type_: Only events of this type.
            created_after: Only events that happened after this time.
        """
        return self._every(
            lambda cursor: calls.list_events(
                type_=type_,
                created_after=created_after,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def list_webhook_endpoints(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> WebhookEndpointList:
        """List webhook endpoints.

        Owners only: an address may hold a token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_webhook_endpoints(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_webhook_endpoints(self, *, page_size: int = 100) -> AsyncIterator[WebhookEndpoint]:
        """List webhook endpoints, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_webhook_endpoints(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def create_webhook_endpoint(
        self,
        *,
        url: str,
        description: str | None = None,
        event_types: Sequence[
            EventType
            | Literal[
                "analysis.completed",
                "analysis.failed",
                "analysis.review_required",
                "analysis.reviewed",
                "analysis.corrected",
                "analysis.erased",
                "credit_check.completed",
                "credit_check.needs_review",
                "credit_check.erased",
                "limit.reached",
                "webhook_endpoint.disabled",
                "webhook_endpoint.test",
            ]
        ]
        | None = None,
        idempotency_key: str | None = None,
    ) -> WebhookEndpoint:
        """Create a webhook endpoint.

        Events that happen from now on are sent to it, signed as Standard Webhooks has it with the `secret`
        of this answer, which is shown this once. The address must be https:// on the public internet.
        Owners only; a team has at most 20.

        Args:
            url: The address to send events to: https:// on the public internet, at most 2,048 characters.
            description: What it is for, at most 200 characters; left out, null or empty: nothing is said.
            event_types: The types of events to send; left out or empty: all, those included that are added
                later.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.create_webhook_endpoint(
                url=url,
                description=description,
                event_types=event_types,
                idempotency_key=idempotency_key,
            )
        )

    async def get_webhook_endpoint(self, id: str) -> WebhookEndpoint:
        """Read a webhook endpoint.

        How it is set, and how it fares. Owners only.

        Args:
            id: Id of the webhook endpoint.
        """
        return await self._perform(
            calls.get_webhook_endpoint(
                id,
            )
        )

    async def update_webhook_endpoint(
        self,
        id: str,
        *,
        url: str | None = None,
        description: str | None = None,
        event_types: Sequence[
            EventType
            | Literal[
                "analysis.completed",
                "analysis.failed",
                "analysis.review_required",
                "analysis.reviewed",
                "analysis.corrected",
                "analysis.erased",
                "credit_check.completed",
                "credit_check.needs_review",
                "credit_check.erased",
                "limit.reached",
                "webhook_endpoint.disabled",
                "webhook_endpoint.test",
            ]
        ]
        | None = None,
        status: WebhookEndpointStatus | Literal["enabled", "disabled"] | None = None,
    ) -> WebhookEndpoint:
        """Change a webhook endpoint.

        While it is disabled no deliveries are made for it; `POST /webhook-endpoints/{id}/replay` sends
        afterwards what it missed. Owners only.

        Args:
            id: Id of the webhook endpoint.
            url: The address to send events to: https:// on the public internet, at most 2,048 characters.
            description: What it is for, at most 200 characters; null or empty clears it.
            event_types: The types of events to send; empty: all. Replaces what was set.
            status: `disabled` stops what is sent to it, `enabled` begins anew, whatever has failed before.
        """
        return await self._perform(
            calls.update_webhook_endpoint(
                id,
                url=url,
                description=description,
                event_types=event_types,
                status=status,
            )
        )

    async def delete_webhook_endpoint(self, id: str) -> None:
        """Delete a webhook endpoint.

        Nothing more is sent to it, and its deliveries are forgotten. Owners only.

        Args:
            id: Id of the webhook endpoint.
        """
        return await self._perform(
            calls.delete_webhook_endpoint(
                id,
            )
        )

    async def rotate_webhook_secret(
        self, id: str, *, grace_hours: int | None = None, idempotency_key: str | None = None
    ) -> WebhookEndpoint:
        """Rotate the secret of a webhook endpoint.

        The new `secret` is in this answer and nowhere else, ever. For `grace_hours` every message carries a
        signature by each of both secrets, so that receivers can change over in their own time; 0 ends the
        old one at once, as after a leak. Owners only.

        Args:
            id: Id of the webhook endpoint.
            grace_hours: How many hours the secret before goes on signing as well: 0 to 168.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.rotate_webhook_secret(
                id,
                grace_hours=grace_hours,
                idempotency_key=idempotency_key,
            )
        )

    async def test_webhook_endpoint(self, id: str, *, idempotency_key: str | None = None) -> WebhookDelivery:
        """Send a test event.

        Sends one `webhook_endpoint.test` to the endpoint, signed like any other, whatever types it asks
        for. It is tried once; read the delivery to see what was answered. Owners only.

        Args:
            id: Id of the webhook endpoint.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.test_webhook_endpoint(
                id,
                idempotency_key=idempotency_key,
            )
        )

    async def list_webhook_deliveries(
        self,
        id: str,
        *,
        status: WebhookDeliveryStatus | Literal["pending", "delivered", "failed"] | None = None,
        limit: int | None = None,
        offset: int | None = None,
        cursor: str | None = None,
    ) -> WebhookDeliveryList:
        """List deliveries.

        What was sent to the endpoint in the last 30 days, the newest first. Owners only.

        Args:
            id: Id of the webhook endpoint.
            status: Only deliveries that are so far.
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_webhook_deliveries(
                id,
                status=status,
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_webhook_deliveries(
        self,
        id: str,
        *,
        status: WebhookDeliveryStatus | Literal["pending", "delivered", "failed"] | None = None,
        page_size: int = 100,
    ) -> AsyncIterator[WebhookDeliverySummary]:
        """List deliveries, through all pages.

        A page is read when its first item is asked for.

        Args:
            id: Id of the webhook endpoint.
            status: Only deliveries that are so far.
        """
        return self._every(
            lambda cursor: calls.list_webhook_deliveries(
                id,
                status=status,
                limit=page_size,
                cursor=cursor,
            )
        )

    async def get_webhook_delivery(self, id: str, delivery_id: str) -> WebhookDelivery:
        """Read a delivery.

        With what is sent and what came of each attempt. Owners only.

        Args:
            id: Id of the webhook endpoint.
            delivery_id: Id of the delivery.
        """
        return await self._perform(
            calls.get_webhook_delivery(
                id,
                delivery_id,
            )
        )

    async def replay_webhook_delivery(
        self, id: str, delivery_id: str, *, idempotency_key: str | None = None
    ) -> WebhookDelivery:
        """Send a delivery again.

        Makes a new delivery of the same event: its `webhook-id` is the same, so that a receiver which has
        seen it can tell. Owners only.

        Args:
            id: Id of the webhook endpoint.
            delivery_id: Id of the delivery.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.replay_webhook_delivery(
                id,
                delivery_id,
                idempotency_key=idempotency_key,
            )
        )

    async def replay_webhook_events(self, id: str, *, since: datetime.datetime) -> WebhookReplay:
        """Send everything again since a time.

        Every event since then that the endpoint asks for is sent to it once more, whether it was delivered
        or not, except what is on its way to it already: so asking twice does no harm. Owners only.

        Args:
            id: Id of the webhook endpoint.
            since: The time from which on events are sent again: at most 30 days ago, as long as events are
                kept.
        """
        return await self._perform(
            calls.replay_webhook_events(
                id,
                since=since,
            )
        )

    async def create_login_token(
        self,
        *,
        email: str,
        password: str,
        otp: str | None = None,
        device_name: str | None = None,
        device_token: str | None = None,
    ) -> LoginToken:
        """Sign in.

        Exchanges an email and a password for a login token, for apps that act as a person. Servers use an
        API key instead. Attempts are throttled per IP address, and five failures within 15 minutes lock the
        account for that network for 15 minutes, doubling up to an hour; thirty within an hour from
        everywhere lock it for networks and devices that never signed in to it. Live tokens and API keys are
        not touched by a lock.

        Args:
            email: Email address of the account, in any case.
            password: Password of the account: 1 to 1,024 characters.
            otp: What the authenticator app shows, or a recovery code, where the person has a second factor.
                Without it the right password is 401 `second_factor_required`.
            device_name: Name of the device, shown in `GET /me`; helps a person to tell their tokens apart.
            device_token: What an earlier sign-in on this device answered as `device_token`. A device that
                is known may sign in from any network while failures from elsewhere have locked the account.
                One that is unknown is no error.
        """
        return await self._perform(
            calls.create_login_token(
                email=email,
                password=password,
                otp=otp,
                device_name=device_name,
                device_token=device_token,
            )
        )

    async def revoke_login_token(self) -> None:
        """Sign out.

        Revokes the login token of this request at once, on every process. API keys are revoked with `DELETE
        /api-keys/{id}`.
        """
        return await self._perform(calls.revoke_login_token())

    async def accept_invitation(self, *, token: str, name: str, password: str) -> None:
        """Accept an invitation.

        Makes a member of whoever holds the token, under the address that was invited. It works once.
        Afterwards sign in with `POST /auth/token`. Attempts are throttled per IP address, as sign-ins are.

        Args:
            token: The token of the invitation, `las_invite_…`.
            name: The person's full name: 1 to 200 characters.
            password: The password to sign in with: 12 to 1,024 characters, and none that is easy to guess.
        """
        return await self._perform(
            calls.accept_invitation(
                token=token,
                name=name,
                password=password,
            )
        )

    async def reset_password(self, *, token: str, password: str) -> None:
        """Set a new password by a link.

        Sets the password of the member that the link is for, ends their sessions and lifts a lock. It works
        once. API keys stay. Attempts are throttled per IP address, as sign-ins are.

        Args:
            token: The token of the link, `las_reset_…`.
            password: The new password: 12 to 1,024 characters, and none that is easy to guess.
        """
        return await self._perform(
            calls.reset_password(
                token=token,
                password=password,
            )
        )

    async def get_me(self) -> Me:
        """Who am I?

        Returns the user and the team that the token belongs to, and what the team is entitled to.
        """
        return await self._perform(calls.get_me())

    async def change_password(self, *, old_password: str, new_password: str) -> None:
        """Change my password.

        Needs the present one. The session of this request stays; all others of the person end, and one-time
        links to set a password are void. API keys stay. Wrong tries count as failed sign-ins do. Needs a
        login token.

        Args:
            old_password: The present password.
            new_password: The new password: 12 to 1,024 characters, and none that is easy to guess.
        """
        return await self._perform(
            calls.change_password(
                old_password=old_password,
                new_password=new_password,
            )
        )

    async def list_sessions(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> SessionList:
        """List my sessions.

        Where the person is signed in at the moment. Needs a login token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_sessions(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_sessions(self, *, page_size: int = 100) -> AsyncIterator[Session]:
        """List my sessions, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_sessions(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def end_session(self, id: str) -> None:
        """End a session.

        Signs the person out there: the next request from it is refused, on every process. Needs a login
        token.

        Args:
            id: Id of the session.
        """
        return await self._perform(
            calls.end_session(
                id,
            )
        )

    async def get_second_factor(self) -> SecondFactor:
        """Read my second factor.

        Whether one is asked for, and how many recovery codes are left. Needs a login token.
        """
        return await self._perform(calls.get_second_factor())

    async def begin_second_factor(self, *, password: str) -> SecondFactorSecret:
        """Set up my second factor.

        Gives the secret for an authenticator app (TOTP: six digits, 30 seconds, SHA-1). It is asked for
        once a code has confirmed it; until then this can be repeated. Needs the password and a login token.

        Args:
            password: The present password.
        """
        return await self._perform(
            calls.begin_second_factor(
                password=password,
            )
        )

    async def confirm_second_factor(self, *, code: str) -> RecoveryCodeSet:
        """Confirm my second factor.

        A first code shows that the app has the secret. From then on a code is asked for when signing in,
        and all other sessions of the person end. Gives ten recovery codes, this once. Needs a login token.

        Args:
            code: Six digits.
        """
        return await self._perform(
            calls.confirm_second_factor(
                code=code,
            )
        )

    async def renew_recovery_codes(self, *, password: str) -> RecoveryCodeSet:
        """Renew my recovery codes.

        Gives ten fresh codes, this once; those that were left are void from then on. For whoever has used
        most of them, or no longer knows who has seen them. Needs the password and a login token; wrong
        tries count as failed sign-ins do.

        Args:
            password: The present password.
        """
        return await self._perform(
            calls.renew_recovery_codes(
                password=password,
            )
        )

    async def remove_second_factor(self, *, password: str) -> None:
        """Remove my second factor.

        From then on the password alone is asked for. Where the team asks for a second factor, a new one has
        to be set up before anything else. Needs the password, so that a session that somebody left open is
        not enough; wrong tries count as failed sign-ins do. Needs a login token.

        Args:
            password: The present password.
        """
        return await self._perform(
            calls.remove_second_factor(
                password=password,
            )
        )

    async def list_api_keys(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> ApiKeyList:
        """List API keys.

        An owner sees the keys of the whole team, others their own, revoked ones included. Needs a login
        token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_api_keys(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_api_keys(self, *, page_size: int = 100) -> AsyncIterator[ApiKey]:
        """List API keys, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_api_keys(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def create_api_key(
        self,
        *,
        name: str,
        expires_at: datetime.datetime | None = None,
        expires_in_days: int | None = None,
        scopes: Sequence[
            Scope
            | Literal[
                "analyses:read",
                "analyses:write",
                "corrections:write",
                "reviews:write",
                "credit_checks:read",
                "credit_checks:write",
                "products:read",
                "products:write",
                "payers:read",
                "payers:write",
                "erasures:read",
                "erasures:write",
                "retention:read",
                "retention:write",
                "holds:write",
                "events:read",
                "webhooks:read",
                "webhooks:write",
                "usage:read",
                "audit:read",
                "team:read",
            ]
        ]
        | None = None,
        idempotency_key: str | None = None,
    ) -> ApiKey:
        """Create an API key.

        The key acts as the person who creates it, with the role they have at the time, and with `scopes` is
        good for those operations alone. Its text is in this answer and nowhere else, ever. Needs a login
        token.

        Args:
            name: A name to tell the key apart by: 1 to 100 characters.
            expires_at: When the key ends, a time in the future; left out or null: never. A team may ask for
                an end (`longest_key_days` of its settings).
            expires_in_days: In how many days the key ends, in place of `expires_at`: 1 to 3,660.
            scopes: What the key is good for, within the role of its owner; left out or null: whatever the
                owner may. At least one.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.create_api_key(
                name=name,
                expires_at=expires_at,
                expires_in_days=expires_in_days,
                scopes=scopes,
                idempotency_key=idempotency_key,
            )
        )

    async def revoke_api_key(self, id: str) -> None:
        """Revoke an API key.

        The key is refused from the next request on, on every process. An owner may revoke any key of the
        team, others their own. Needs a login token.

        Args:
            id: Id of the key.
        """
        return await self._perform(
            calls.revoke_api_key(
                id,
            )
        )

    async def list_members(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> MemberList:
        """List members.

        The people of the team, those without access included. Owners only, with a login token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_members(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_members(self, *, page_size: int = 100) -> AsyncIterator[Member]:
        """List members, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_members(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def get_member(self, id: str) -> Member:
        """Read a member.

        One person of the team. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return await self._perform(
            calls.get_member(
                id,
            )
        )

    async def update_member(
        self,
        id: str,
        *,
        role: Role | Literal["owner", "member", "reviewer", "viewer"] | None = None,
        disabled: bool | None = None,
    ) -> Member:
        """Change a member.

        Gives another role, ends the person's access, or gives it back. The last owner who can sign in can
        neither be disabled nor made anything else. Owners only, with a login token.

        Args:
            id: Id of the member.
            role: What the person may do from now on, with every token they have.
            disabled: `true` ends the person's access: sessions and API keys are revoked at once and for
                good, and nobody can sign in as them. `false` lets them sign in again.
        """
        return await self._perform(
            calls.update_member(
                id,
                role=role,
                disabled=disabled,
            )
        )

    async def create_invitation(
        self,
        *,
        email: str,
        role: Role | Literal["owner", "member", "reviewer", "viewer"],
        idempotency_key: str | None = None,
    ) -> Invitation:
        """Invite somebody.

        Makes a one-time link for somebody to become a member. Hand its token over in private; whoever has
        it chooses a name and a password with `POST /auth/accept-invite`, within seven days. An earlier
        invitation to the same address is void from then on. Owners only, with a login token.

        Args:
            email: The email address that the person will sign in with: at most 254 characters.
            role: What the person may do in the team.
            idempotency_key: Makes repeating this request safe for 24 hours: 1 to 255 printable characters.
                Left out, one is made.
        """
        return await self._perform(
            calls.create_invitation(
                email=email,
                role=role,
                idempotency_key=idempotency_key,
            )
        )

    async def list_invitations(
        self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
    ) -> InvitationList:
        """List invitations.

        All invitations of the team, those that are over included; never their tokens. Owners only, with a
        login token.

        Args:
            limit: Page size: 1 to 100.
            offset: Number of items to skip: 0 to 1,000,000. For deep lists use `cursor`.
            cursor: `next_cursor` of the page before, to read on from there; cannot be combined with
                `offset`.
        """
        return await self._perform(
            calls.list_invitations(
                limit=limit,
                offset=offset,
                cursor=cursor,
            )
        )

    def all_invitations(self, *, page_size: int = 100) -> AsyncIterator[Invitation]:
        """List invitations, through all pages.

        A page is read when its first item is asked for.
        """
        return self._every(
            lambda cursor: calls.list_invitations(
                limit=page_size,
                cursor=cursor,
            )
        )

    async def revoke_invitation(self, id: str) -> None:
        """Revoke an invitation.

        Its token is good for nothing from then on. One that was accepted stays so. Owners only, with a
        login token.

        Args:
            id: Id of the invitation.
        """
        return await self._perform(
            calls.revoke_invitation(
                id,
            )
        )

    async def create_reset_link(self, id: str) -> ResetLink:
        """Make a link for a new password.

        For a member who has forgotten theirs. Hand the token over in private; whoever has it sets a new
        password with `POST /auth/reset-password`, within 24 hours. An earlier link of the same person is
        void from then on; the old password works until a new one is set. Not for oneself: 409
        `own_account`. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return await self._perform(
            calls.create_reset_link(
                id,
            )
        )

    async def unlock_member(self, id: str) -> None:
        """Unlock a member.

        Forgets the failed sign-ins with the member's address, from every network, so that they can sign in
        at once. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return await self._perform(
            calls.unlock_member(
                id,
            )
        )

    async def remove_member_second_factor(self, id: str) -> None:
        """Remove a member's second factor.

        For a member who has lost both the app and the recovery codes. From then on the password alone is
        asked for; where the team asks for a second factor, they set up a new one before anything else. Not
        for oneself: 409 `own_account`. Owners only, with a login token.

        Args:
            id: Id of the member.
        """
        return await self._perform(
            calls.remove_member_second_factor(
                id,
            )
        )

    async def get_team_settings(self) -> TeamSettings:
        """Read the team's settings.

        What the team asks of its people and their keys.
        """
        return await self._perform(calls.get_team_settings())

    async def update_team_settings(
        self,
        *,
        four_eyes: bool | None = None,
        reviewers_only: bool | None = None,
        require_second_factor: bool | None = None,
        longest_key_days: int | None = None,
    ) -> TeamSettings:
        """Change the team's settings.

        Four eyes, who reviews, whether a second factor is asked for, and how long keys live. Owners only,
        with a login token: a leaked key must not loosen them.

        Args:
            four_eyes: Whether whoever uploaded a statement is kept from reviewing its analysis.
            reviewers_only: Whether reviews are for reviewers and owners alone.
            require_second_factor: Whether whoever signs in needs a second factor.
            longest_key_days: For how many days an API key may live: 1 to 3,660; null or 0: for ever. Older
                keys are refused from then on.
        """
        return await self._perform(
            calls.update_team_settings(
                four_eyes=four_eyes,
                reviewers_only=reviewers_only,
                require_second_factor=require_second_factor,
                longest_key_days=longest_key_days,
            )
        )

    async def list_metrics(self) -> MetricList:
        """List metrics.

        What a rule of a product's policy may name as `metric`: its unit, its formula in words, the days it
        looks at and what it leaves out.
        """
        return await self._perform(calls.list_metrics())

    async def list_reasons(self) -> KnownReasonList:
        """List reasons.

        Every code that `decision.reasons` can give: what it means, the metric behind it, and the sentence
        that an applicant may hear.
        """
        return await self._perform(calls.list_reasons())

    async def list_errors(self) -> KnownErrorList:
        """List errors.

        Every code that a refusal can give: the status it comes with, what has happened, and what the caller
        can do.
        """
        return await self._perform(calls.list_errors())

    async def get_sample_report(self) -> Report:
        """Get a sample report.

        A whole report as the `result` of an analysis carries it, about a person who does not exist: to
        build against before the first statement is uploaded.
        """
        return await self._perform(calls.get_sample_report())
