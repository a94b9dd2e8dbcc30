"""One function for each operation of the contract: from its arguments to the call that is to be made.

Generated from openapi.yaml by `clients/python/generate`. Do not edit.
"""

import datetime
from collections.abc import Mapping, Sequence
from typing import Literal

from ..call import (
    Call,
    content,
    each_as,
    given,
    given_as,
    json_as,
    key_or_new,
    nothing,
    text,
)
from ..upload import Progress, Source, Upload
from .api.analyses import correct_analysis as _correct_analysis
from .api.analyses import correct_transaction as _correct_transaction
from .api.analyses import create_analysis as _create_analysis
from .api.analyses import delete_analysis as _delete_analysis
from .api.analyses import export_analysis_report as _export_analysis_report
from .api.analyses import export_analysis_transactions as _export_analysis_transactions
from .api.analyses import get_analysis as _get_analysis
from .api.analyses import get_analysis_page as _get_analysis_page
from .api.analyses import get_analysis_revision as _get_analysis_revision
from .api.analyses import get_analysis_statement as _get_analysis_statement
from .api.analyses import get_analysis_timeline as _get_analysis_timeline
from .api.analyses import get_letter_page as _get_letter_page
from .api.analyses import get_letter_text as _get_letter_text
from .api.analyses import list_analyses as _list_analyses
from .api.analyses import list_analysis_revisions as _list_analysis_revisions
from .api.analyses import list_analysis_transactions as _list_analysis_transactions
from .api.analyses import list_assignees as _list_assignees
from .api.analyses import rescore_analysis as _rescore_analysis
from .api.analyses import retry_analysis as _retry_analysis
from .api.analyses import review_analysis as _review_analysis
from .api.analyses import update_analysis as _update_analysis
from .api.api_keys import create_api_key as _create_api_key
from .api.api_keys import list_api_keys as _list_api_keys
from .api.api_keys import revoke_api_key as _revoke_api_key
from .api.audit import get_audit_proof as _get_audit_proof
from .api.audit import list_audit_events as _list_audit_events
from .api.authentication import accept_invitation as _accept_invitation
from .api.authentication import create_login_token as _create_login_token
from .api.authentication import reset_password as _reset_password
from .api.authentication import revoke_login_token as _revoke_login_token
from .api.credit_checks import create_credit_check as _create_credit_check
from .api.credit_checks import delete_credit_check as _delete_credit_check
from .api.credit_checks import get_credit_check as _get_credit_check
from .api.credit_checks import list_credit_checks as _list_credit_checks
from .api.credit_checks import withdraw_consent as _withdraw_consent
from .api.events import list_events as _list_events
from .api.identity import begin_second_factor as _begin_second_factor
from .api.identity import change_password as _change_password
from .api.identity import confirm_second_factor as _confirm_second_factor
from .api.identity import end_session as _end_session
from .api.identity import get_me as _get_me
from .api.identity import get_second_factor as _get_second_factor
from .api.identity import list_sessions as _list_sessions
from .api.identity import remove_second_factor as _remove_second_factor
from .api.identity import renew_recovery_codes as _renew_recovery_codes
from .api.members import create_invitation as _create_invitation
from .api.members import create_reset_link as _create_reset_link
from .api.members import get_member as _get_member
from .api.members import get_team_settings as _get_team_settings
from .api.members import list_invitations as _list_invitations
from .api.members import list_members as _list_members
from .api.members import remove_member_second_factor as _remove_member_second_factor
from .api.members import revoke_invitation as _revoke_invitation
from .api.members import unlock_member as _unlock_member
from .api.members import update_member as _update_member
from .api.members import update_team_settings as _update_team_settings
from .api.payers import forget_payer as _forget_payer
from .api.payers import list_payers as _list_payers
from .api.products import create_product as _create_product
from .api.products import get_product as _get_product
from .api.products import list_product_versions as _list_product_versions
from .api.products import list_products as _list_products
from .api.products import try_product as _try_product
from .api.products import update_product as _update_product
from .api.reference import get_sample_report as _get_sample_report
from .api.reference import list_errors as _list_errors
from .api.reference import list_metrics as _list_metrics
from .api.reference import list_reasons as _list_reasons
from .api.retention import get_erasure as _get_erasure
from .api.retention import get_retention as _get_retention
from .api.retention import hold_analysis as _hold_analysis
from .api.retention import release_analysis as _release_analysis
from .api.retention import set_retention as _set_retention
from .api.usage import get_usage as _get_usage
from .api.webhooks import create_webhook_endpoint as _create_webhook_endpoint
from .api.webhooks import delete_webhook_endpoint as _delete_webhook_endpoint
from .api.webhooks import get_webhook_delivery as _get_webhook_delivery
from .api.webhooks import get_webhook_endpoint as _get_webhook_endpoint
from .api.webhooks import list_webhook_deliveries as _list_webhook_deliveries
from .api.webhooks import list_webhook_endpoints as _list_webhook_endpoints
from .api.webhooks import replay_webhook_delivery as _replay_webhook_delivery
from .api.webhooks import replay_webhook_events as _replay_webhook_events
from .api.webhooks import rotate_webhook_secret as _rotate_webhook_secret
from .api.webhooks import test_webhook_endpoint as _test_webhook_endpoint
from .api.webhooks import update_webhook_endpoint as _update_webhook_endpoint
from .models import (
    AcceptInvitationRequest,
    AmountRange,
    Analysis,
    AnalysisInputs,
    AnalysisList,
    AnalysisOrder,
    AnalysisStatus,
    AnalysisTimeline,
    ApiKey,
    ApiKeyList,
    AssigneeList,
    AuditEventList,
    AuditProof,
    BeginSecondFactorRequest,
    Category,
    CategoryCorrection,
    ChangePasswordRequest,
    ConfirmSecondFactorRequest,
    ConsentEvidence,
    CorrectAnalysisRequest,
    CorrectTransactionRequest,
    CreateAnalysisRequest,
    CreateAnalysisRequestMetadata,
    CreateApiKeyRequest,
    CreateCreditCheckRequest,
    CreatedAnalysis,
    CreateInvitationRequest,
    CreateProductRequest,
    CreateWebhookEndpointRequest,
    CreditCheck,
    CreditCheckList,
    CreditCheckSummary,
    Currency,
    DecisionOutcome,
    Direction,
    Erasure,
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
    PayerList,
    Policy,
    Product,
    ProductFee,
    ProductList,
    ProductStatus,
    ProductTrial,
    ProductVersionList,
    RecoveryCodeSet,
    RemoveSecondFactorRequest,
    RenewRecoveryCodesRequest,
    ReplayWebhookEventsRequest,
    Report,
    Rescore,
    RescoreAnalysisRequest,
    ResetLink,
    ResetPasswordRequest,
    Retention,
    RetentionRequest,
    RetryAnalysisRequest,
    ReviewAnalysisRequest,
    ReviewOutcome,
    Revision,
    RevisionList,
    Role,
    Scope,
    Scorecard,
    SecondFactor,
    SecondFactorSecret,
    SessionList,
    SignInRequest,
    TeamSettings,
    TenureRange,
    Thresholds,
    TransactionFlag,
    TransactionList,
    TransactionNote,
    TrialCases,
    TryProductRequest,
    UpdateAnalysisRequest,
    UpdateMemberRequest,
    UpdateProductRequest,
    UpdateTeamSettingsRequest,
    UpdateWebhookEndpointRequest,
    Usage,
    WebhookDelivery,
    WebhookDeliveryList,
    WebhookDeliveryStatus,
    WebhookEndpoint,
    WebhookEndpointList,
    WebhookEndpointStatus,
    WebhookReplay,
    WithdrawnCorrections,
)


def create_analysis(
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
) -> Call[CreatedAnalysis]:
    upload = Upload(file_name, progress)
    return Call(
        request=_create_analysis._get_kwargs(
            idempotency_key=key_or_new(idempotency_key),
            body=CreateAnalysisRequest(
                file=upload.part(file),
                product_id=given(product_id),
                applicant_name=given(applicant_name),
                applicant_mobile=given(applicant_mobile),
                bureau_consent=given(bureau_consent),
                bureau_consent_evidence=given(bureau_consent_evidence),
                inputs=given(inputs),
                file_password=given(file_password),
                metadata=given_as(CreateAnalysisRequestMetadata.from_dict, metadata),
            ),
        ),
        read=json_as(CreatedAnalysis.from_dict),
        upload=upload,
    )


def list_analyses(
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
) -> Call[AnalysisList]:
    return Call(
        request=_list_analyses._get_kwargs(
            status=given_as(AnalysisStatus, status),
            decision=given_as(DecisionOutcome, decision),
            awaiting_review=given(awaiting_review),
            assignee=given(assignee),
            legal_hold=given(legal_hold),
            product_id=given(product_id),
            q=given(q),
            created_after=given(created_after),
            created_before=given(created_before),
            order=given_as(AnalysisOrder, order),
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(AnalysisList.from_dict),
    )


def get_analysis(
    id: str,
    *,
    include_result: bool | None = None,
    include_transactions: bool | None = None,
    wait: int | None = None,
) -> Call[Analysis]:
    return Call(
        request=_get_analysis._get_kwargs(
            id=id,
            include_result=given(include_result),
            include_transactions=given(include_transactions),
            wait=given(wait),
        ),
        read=json_as(Analysis.from_dict),
    )


def update_analysis(id: str, *, assignee: str | None = None) -> Call[Analysis]:
    return Call(
        request=_update_analysis._get_kwargs(
            id=id,
            body=UpdateAnalysisRequest(
                assignee=given(assignee),
            ),
        ),
        read=json_as(Analysis.from_dict),
    )


def delete_analysis(id: str, *, with_credit_check: bool | None = None) -> Call[None]:
    return Call(
        request=_delete_analysis._get_kwargs(
            id=id,
            with_credit_check=given(with_credit_check),
        ),
        read=nothing,
    )


def review_analysis(
    id: str,
    *,
    outcome: ReviewOutcome | Literal["approve", "decline"],
    if_match: str | None = None,
    note: str | None = None,
    amount: float | None = None,
    tenure_months: int | None = None,
    conditions: list[str] | None = None,
) -> Call[Analysis]:
    return Call(
        request=_review_analysis._get_kwargs(
            id=id,
            if_match=given(if_match),
            body=ReviewAnalysisRequest(
                outcome=ReviewOutcome(outcome),
                note=given(note),
                amount=given(amount),
                tenure_months=given(tenure_months),
                conditions=given(conditions),
            ),
        ),
        read=json_as(Analysis.from_dict),
    )


def rescore_analysis(
    id: str, *, product_id: str | None = None, inputs: AnalysisInputs | None = None
) -> Call[Rescore]:
    return Call(
        request=_rescore_analysis._get_kwargs(
            id=id,
            body=RescoreAnalysisRequest(
                product_id=given(product_id),
                inputs=given(inputs),
            ),
        ),
        read=json_as(Rescore.from_dict),
    )


def list_assignees(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[AssigneeList]:
    return Call(
        request=_list_assignees._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(AssigneeList.from_dict),
    )


def retry_analysis(id: str, *, file_password: str | None = None) -> Call[Analysis]:
    return Call(
        request=_retry_analysis._get_kwargs(
            id=id,
            body=RetryAnalysisRequest(
                file_password=given(file_password),
            ),
        ),
        read=json_as(Analysis.from_dict),
    )


def get_analysis_timeline(id: str) -> Call[AnalysisTimeline]:
    return Call(
        request=_get_analysis_timeline._get_kwargs(
            id=id,
        ),
        read=json_as(AnalysisTimeline.from_dict),
    )


def list_analysis_transactions(
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
        "balance_derived", "direction_inferred", "balance_break", "return", "reversal", "mandate", "excluded"
    ]
    | None = None,
    q: str | None = None,
    limit: int | None = None,
    offset: int | None = None,
    cursor: str | None = None,
) -> Call[TransactionList]:
    return Call(
        request=_list_analysis_transactions._get_kwargs(
            id=id,
            category=given_as(each_as(Category), category),
            direction=given_as(Direction, direction),
            from_=given(from_),
            to=given(to),
            min_=given(min_),
            max_=given(max_),
            counterparty=given(counterparty),
            flag=given_as(TransactionFlag, flag),
            q=given(q),
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(TransactionList.from_dict),
    )


def export_analysis_transactions(
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
        "balance_derived", "direction_inferred", "balance_break", "return", "reversal", "mandate", "excluded"
    ]
    | None = None,
    q: str | None = None,
) -> Call[str]:
    return Call(
        request=_export_analysis_transactions._get_kwargs(
            id=id,
            category=given_as(each_as(Category), category),
            direction=given_as(Direction, direction),
            from_=given(from_),
            to=given(to),
            min_=given(min_),
            max_=given(max_),
            counterparty=given(counterparty),
            flag=given_as(TransactionFlag, flag),
            q=given(q),
        ),
        read=text,
    )


def get_analysis_statement(id: str) -> Call[bytes]:
    return Call(
        request=_get_analysis_statement._get_kwargs(
            id=id,
        ),
        read=content,
    )


def get_analysis_page(id: str, page: str, *, scale: int | None = None) -> Call[bytes]:
    return Call(
        request=_get_analysis_page._get_kwargs(
            id=id,
            page=page,
            scale=given(scale),
        ),
        read=content,
    )


def export_analysis_report(id: str) -> Call[bytes]:
    return Call(
        request=_export_analysis_report._get_kwargs(
            id=id,
        ),
        read=content,
    )


def get_letter_text(id: str, *, language: Language | Literal["en", "hi"] | None = None) -> Call[str]:
    return Call(
        request=_get_letter_text._get_kwargs(
            id=id,
            language=given_as(Language, language),
        ),
        read=text,
    )


def get_letter_page(id: str, *, language: Language | Literal["en", "hi"] | None = None) -> Call[str]:
    return Call(
        request=_get_letter_page._get_kwargs(
            id=id,
            language=given_as(Language, language),
        ),
        read=text,
    )


def correct_transaction(
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
) -> Call[Revision]:
    return Call(
        request=_correct_transaction._get_kwargs(
            id=id,
            transaction_id=transaction_id,
            dry_run=given(dry_run),
            if_match=given(if_match),
            body=CorrectTransactionRequest(
                reason=reason,
                category=given_as(Category, category),
                excluded=given(excluded),
                note=given(note),
            ),
        ),
        read=json_as(Revision.from_dict),
    )


def correct_analysis(
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
) -> Call[Revision]:
    return Call(
        request=_correct_analysis._get_kwargs(
            id=id,
            dry_run=given(dry_run),
            if_match=given(if_match),
            body=CorrectAnalysisRequest(
                reason=reason,
                employers=given(employers),
                business_margin_pct=given(business_margin_pct),
                own_accounts=given(own_accounts),
                categories=given(categories),
                excluded=given(excluded),
                notes=given(notes),
                withdraw=given(withdraw),
                remember=given(remember),
            ),
        ),
        read=json_as(Revision.from_dict),
    )


def list_analysis_revisions(
    id: str, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[RevisionList]:
    return Call(
        request=_list_analysis_revisions._get_kwargs(
            id=id,
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(RevisionList.from_dict),
    )


def get_analysis_revision(
    id: str, number: int, *, include_transactions: bool | None = None
) -> Call[Revision]:
    return Call(
        request=_get_analysis_revision._get_kwargs(
            id=id,
            number=number,
            include_transactions=given(include_transactions),
        ),
        read=json_as(Revision.from_dict),
    )


def list_products(
    *,
    status: ProductStatus | Literal["active", "archived"] | None = None,
    limit: int | None = None,
    offset: int | None = None,
    cursor: str | None = None,
) -> Call[ProductList]:
    return Call(
        request=_list_products._get_kwargs(
            status=given_as(ProductStatus, status),
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(ProductList.from_dict),
    )


def create_product(
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
) -> Call[Product]:
    return Call(
        request=_create_product._get_kwargs(
            idempotency_key=key_or_new(idempotency_key),
            body=CreateProductRequest(
                name=name,
                amount=amount,
                tenure_months=tenure_months,
                annual_rate_pct=annual_rate_pct,
                description=given(description),
                currency=given_as(Currency, currency),
                business_margin_pct=given(business_margin_pct),
                fees=given(fees),
                contact=given(contact),
                policy=given(policy),
                scorecard=given(scorecard),
                thresholds=given(thresholds),
            ),
        ),
        read=json_as(Product.from_dict),
    )


def get_product(id: str) -> Call[Product]:
    return Call(
        request=_get_product._get_kwargs(
            id=id,
        ),
        read=json_as(Product.from_dict),
    )


def update_product(
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
) -> Call[Product]:
    return Call(
        request=_update_product._get_kwargs(
            id=id,
            if_match=given(if_match),
            body=UpdateProductRequest(
                name=given(name),
                description=given(description),
                amount=given(amount),
                tenure_months=given(tenure_months),
                annual_rate_pct=given(annual_rate_pct),
                business_margin_pct=given(business_margin_pct),
                fees=given(fees),
                contact=given(contact),
                policy=given(policy),
                scorecard=given(scorecard),
                thresholds=given(thresholds),
                status=given_as(ProductStatus, status),
            ),
        ),
        read=json_as(Product.from_dict),
    )


def list_product_versions(
    id: str, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[ProductVersionList]:
    return Call(
        request=_list_product_versions._get_kwargs(
            id=id,
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(ProductVersionList.from_dict),
    )


def try_product(
    id: str,
    *,
    draft: UpdateProductRequest | None = None,
    last: int | None = None,
    cases: TrialCases | Literal["all", "product"] | None = None,
    created_after: datetime.datetime | None = None,
    created_before: datetime.datetime | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[ProductTrial]:
    return Call(
        request=_try_product._get_kwargs(
            id=id,
            body=TryProductRequest(
                draft=given(draft),
                last=given(last),
                cases=given_as(TrialCases, cases),
                created_after=given(created_after),
                created_before=given(created_before),
                limit=given(limit),
                cursor=given(cursor),
            ),
        ),
        read=json_as(ProductTrial.from_dict),
    )


def list_payers(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[PayerList]:
    return Call(
        request=_list_payers._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(PayerList.from_dict),
    )


def forget_payer(id: str) -> Call[None]:
    return Call(
        request=_forget_payer._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def create_credit_check(
    *,
    name: str,
    mobile: str,
    consent: bool | None = None,
    reuse_within_days: int | None = None,
    consent_evidence: ConsentEvidence | None = None,
    idempotency_key: str | None = None,
) -> Call[CreditCheck]:
    return Call(
        request=_create_credit_check._get_kwargs(
            idempotency_key=key_or_new(idempotency_key),
            body=CreateCreditCheckRequest(
                name=name,
                mobile=mobile,
                consent=given(consent),
                reuse_within_days=given(reuse_within_days),
                consent_evidence=given(consent_evidence),
            ),
        ),
        read=json_as(CreditCheck.from_dict),
    )


def list_credit_checks(
    *,
    q: str | None = None,
    created_after: datetime.datetime | None = None,
    created_before: datetime.datetime | None = None,
    limit: int | None = None,
    offset: int | None = None,
    cursor: str | None = None,
) -> Call[CreditCheckList]:
    return Call(
        request=_list_credit_checks._get_kwargs(
            q=given(q),
            created_after=given(created_after),
            created_before=given(created_before),
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(CreditCheckList.from_dict),
    )


def get_credit_check(id: str) -> Call[CreditCheck]:
    return Call(
        request=_get_credit_check._get_kwargs(
            id=id,
        ),
        read=json_as(CreditCheck.from_dict),
    )


def delete_credit_check(id: str) -> Call[None]:
    return Call(
        request=_delete_credit_check._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def withdraw_consent(id: str) -> Call[CreditCheckSummary]:
    return Call(
        request=_withdraw_consent._get_kwargs(
            id=id,
        ),
        read=json_as(CreditCheckSummary.from_dict),
    )


def get_usage(*, month: str | None = None) -> Call[Usage]:
    return Call(
        request=_get_usage._get_kwargs(
            month=given(month),
        ),
        read=json_as(Usage.from_dict),
    )


def get_retention() -> Call[Retention]:
    return Call(
        request=_get_retention._get_kwargs(),
        read=json_as(Retention.from_dict),
    )


def set_retention(
    *, statement_days: int | None = None, report_days: int | None = None, credit_check_days: int | None = None
) -> Call[Retention]:
    return Call(
        request=_set_retention._get_kwargs(
            body=RetentionRequest(
                statement_days=given(statement_days),
                report_days=given(report_days),
                credit_check_days=given(credit_check_days),
            ),
        ),
        read=json_as(Retention.from_dict),
    )


def hold_analysis(id: str) -> Call[None]:
    return Call(
        request=_hold_analysis._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def release_analysis(id: str) -> Call[None]:
    return Call(
        request=_release_analysis._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def get_erasure(id: str) -> Call[Erasure]:
    return Call(
        request=_get_erasure._get_kwargs(
            id=id,
        ),
        read=json_as(Erasure.from_dict),
    )


def list_audit_events(
    *,
    actor: str | None = None,
    action: str | None = None,
    subject: str | None = None,
    after: datetime.datetime | None = None,
    before: datetime.datetime | None = None,
    limit: int | None = None,
    cursor: str | None = None,
) -> Call[AuditEventList]:
    return Call(
        request=_list_audit_events._get_kwargs(
            actor=given(actor),
            action=given(action),
            subject=given(subject),
            after=given(after),
            before=given(before),
            limit=given(limit),
            cursor=given(cursor),
        ),
        read=json_as(AuditEventList.from_dict),
    )


def get_audit_proof(id: str) -> Call[AuditProof]:
    return Call(
        request=_get_audit_proof._get_kwargs(
            id=id,
        ),
        read=json_as(AuditProof.from_dict),
    )


def list_events(
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
) -> Call[EventList]:
    return Call(
        request=_list_events._get_kwargs(
            type_=given_as(EventType, type_),
            created_after=given(created_after),
            limit=given(limit),
            cursor=given(cursor),
        ),
        read=json_as(EventList.from_dict),
    )


def list_webhook_endpoints(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[WebhookEndpointList]:
    return Call(
        request=_list_webhook_endpoints._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(WebhookEndpointList.from_dict),
    )


def create_webhook_endpoint(
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
) -> Call[WebhookEndpoint]:
    return Call(
        request=_create_webhook_endpoint._get_kwargs(
            idempotency_key=key_or_new(idempotency_key),
            body=CreateWebhookEndpointRequest(
                url=url,
                description=given(description),
                event_types=given_as(each_as(EventType), event_types),
            ),
        ),
        read=json_as(WebhookEndpoint.from_dict),
    )


def get_webhook_endpoint(id: str) -> Call[WebhookEndpoint]:
    return Call(
        request=_get_webhook_endpoint._get_kwargs(
            id=id,
        ),
        read=json_as(WebhookEndpoint.from_dict),
    )


def update_webhook_endpoint(
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
) -> Call[WebhookEndpoint]:
    return Call(
        request=_update_webhook_endpoint._get_kwargs(
            id=id,
            body=UpdateWebhookEndpointRequest(
                url=given(url),
                description=given(description),
                event_types=given_as(each_as(EventType), event_types),
                status=given_as(WebhookEndpointStatus, status),
            ),
        ),
        read=json_as(WebhookEndpoint.from_dict),
    )


def delete_webhook_endpoint(id: str) -> Call[None]:
    return Call(
        request=_delete_webhook_endpoint._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def rotate_webhook_secret(
    id: str, *, grace_hours: int | None = None, idempotency_key: str | None = None
) -> Call[WebhookEndpoint]:
    return Call(
        request=_rotate_webhook_secret._get_kwargs(
            id=id,
            grace_hours=given(grace_hours),
            idempotency_key=key_or_new(idempotency_key),
        ),
        read=json_as(WebhookEndpoint.from_dict),
    )


def test_webhook_endpoint(id: str, *, idempotency_key: str | None = None) -> Call[WebhookDelivery]:
    return Call(
        request=_test_webhook_endpoint._get_kwargs(
            id=id,
            idempotency_key=key_or_new(idempotency_key),
        ),
        read=json_as(WebhookDelivery.from_dict),
    )


def list_webhook_deliveries(
    id: str,
    *,
    status: WebhookDeliveryStatus | Literal["pending", "delivered", "failed"] | None = None,
    limit: int | None = None,
    offset: int | None = None,
    cursor: str | None = None,
) -> Call[WebhookDeliveryList]:
    return Call(
        request=_list_webhook_deliveries._get_kwargs(
            id=id,
            status=given_as(WebhookDeliveryStatus, status),
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(WebhookDeliveryList.from_dict),
    )


def get_webhook_delivery(id: str, delivery_id: str) -> Call[WebhookDelivery]:
    return Call(
        request=_get_webhook_delivery._get_kwargs(
            id=id,
            delivery_id=delivery_id,
        ),
        read=json_as(WebhookDelivery.from_dict),
    )


def replay_webhook_delivery(
    id: str, delivery_id: str, *, idempotency_key: str | None = None
) -> Call[WebhookDelivery]:
    return Call(
        request=_replay_webhook_delivery._get_kwargs(
            id=id,
            delivery_id=delivery_id,
            idempotency_key=key_or_new(idempotency_key),
        ),
        read=json_as(WebhookDelivery.from_dict),
    )


def replay_webhook_events(id: str, *, since: datetime.datetime) -> Call[WebhookReplay]:
    return Call(
        request=_replay_webhook_events._get_kwargs(
            id=id,
            body=ReplayWebhookEventsRequest(
                since=since,
            ),
        ),
        read=json_as(WebhookReplay.from_dict),
    )


def create_login_token(
    *,
    email: str,
    password: str,
    otp: str | None = None,
    device_name: str | None = None,
    device_token: str | None = None,
) -> Call[LoginToken]:
    return Call(
        request=_create_login_token._get_kwargs(
            body=SignInRequest(
                email=email,
                password=password,
                otp=given(otp),
                device_name=given(device_name),
                device_token=given(device_token),
            ),
        ),
        read=json_as(LoginToken.from_dict),
        is_authenticated=False,
    )


def revoke_login_token() -> Call[None]:
    return Call(
        request=_revoke_login_token._get_kwargs(),
        read=nothing,
    )


def accept_invitation(*, token: str, name: str, password: str) -> Call[None]:
    return Call(
        request=_accept_invitation._get_kwargs(
            body=AcceptInvitationRequest(
                token=token,
                name=name,
                password=password,
            ),
        ),
        read=nothing,
        is_authenticated=False,
    )


def reset_password(*, token: str, password: str) -> Call[None]:
    return Call(
        request=_reset_password._get_kwargs(
            body=ResetPasswordRequest(
                token=token,
                password=password,
            ),
        ),
        read=nothing,
        is_authenticated=False,
    )


def get_me() -> Call[Me]:
    return Call(
        request=_get_me._get_kwargs(),
        read=json_as(Me.from_dict),
    )


def change_password(*, old_password: str, new_password: str) -> Call[None]:
    return Call(
        request=_change_password._get_kwargs(
            body=ChangePasswordRequest(
                old_password=old_password,
                new_password=new_password,
            ),
        ),
        read=nothing,
    )


def list_sessions(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[SessionList]:
    return Call(
        request=_list_sessions._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(SessionList.from_dict),
    )


def end_session(id: str) -> Call[None]:
    return Call(
        request=_end_session._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def get_second_factor() -> Call[SecondFactor]:
    return Call(
        request=_get_second_factor._get_kwargs(),
        read=json_as(SecondFactor.from_dict),
    )


def begin_second_factor(*, password: str) -> Call[SecondFactorSecret]:
    return Call(
        request=_begin_second_factor._get_kwargs(
            body=BeginSecondFactorRequest(
                password=password,
            ),
        ),
        read=json_as(SecondFactorSecret.from_dict),
    )


def confirm_second_factor(*, code: str) -> Call[RecoveryCodeSet]:
    return Call(
        request=_confirm_second_factor._get_kwargs(
            body=ConfirmSecondFactorRequest(
                code=code,
            ),
        ),
        read=json_as(RecoveryCodeSet.from_dict),
    )


def renew_recovery_codes(*, password: str) -> Call[RecoveryCodeSet]:
    return Call(
        request=_renew_recovery_codes._get_kwargs(
            body=RenewRecoveryCodesRequest(
                password=password,
            ),
        ),
        read=json_as(RecoveryCodeSet.from_dict),
    )


def remove_second_factor(*, password: str) -> Call[None]:
    return Call(
        request=_remove_second_factor._get_kwargs(
            body=RemoveSecondFactorRequest(
                password=password,
            ),
        ),
        read=nothing,
    )


def list_api_keys(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[ApiKeyList]:
    return Call(
        request=_list_api_keys._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(ApiKeyList.from_dict),
    )


def create_api_key(
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
) -> Call[ApiKey]:
    return Call(
        request=_create_api_key._get_kwargs(
            idempotency_key=key_or_new(idempotency_key),
            body=CreateApiKeyRequest(
                name=name,
                expires_at=given(expires_at),
                expires_in_days=given(expires_in_days),
                scopes=given_as(each_as(Scope), scopes),
            ),
        ),
        read=json_as(ApiKey.from_dict),
    )


def revoke_api_key(id: str) -> Call[None]:
    return Call(
        request=_revoke_api_key._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def list_members(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[MemberList]:
    return Call(
        request=_list_members._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(MemberList.from_dict),
    )


def get_member(id: str) -> Call[Member]:
    return Call(
        request=_get_member._get_kwargs(
            id=id,
        ),
        read=json_as(Member.from_dict),
    )


def update_member(
    id: str,
    *,
    role: Role | Literal["owner", "member", "reviewer", "viewer"] | None = None,
    disabled: bool | None = None,
) -> Call[Member]:
    return Call(
        request=_update_member._get_kwargs(
            id=id,
            body=UpdateMemberRequest(
                role=given_as(Role, role),
                disabled=given(disabled),
            ),
        ),
        read=json_as(Member.from_dict),
    )


def create_invitation(
    *,
    email: str,
    role: Role | Literal["owner", "member", "reviewer", "viewer"],
    idempotency_key: str | None = None,
) -> Call[Invitation]:
    return Call(
        request=_create_invitation._get_kwargs(
            idempotency_key=key_or_new(idempotency_key),
            body=CreateInvitationRequest(
                email=email,
                role=Role(role),
            ),
        ),
        read=json_as(Invitation.from_dict),
    )


def list_invitations(
    *, limit: int | None = None, offset: int | None = None, cursor: str | None = None
) -> Call[InvitationList]:
    return Call(
        request=_list_invitations._get_kwargs(
            limit=given(limit),
            offset=given(offset),
            cursor=given(cursor),
        ),
        read=json_as(InvitationList.from_dict),
    )


def revoke_invitation(id: str) -> Call[None]:
    return Call(
        request=_revoke_invitation._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def create_reset_link(id: str) -> Call[ResetLink]:
    return Call(
        request=_create_reset_link._get_kwargs(
            id=id,
        ),
        read=json_as(ResetLink.from_dict),
    )


def unlock_member(id: str) -> Call[None]:
    return Call(
        request=_unlock_member._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def remove_member_second_factor(id: str) -> Call[None]:
    return Call(
        request=_remove_member_second_factor._get_kwargs(
            id=id,
        ),
        read=nothing,
    )


def get_team_settings() -> Call[TeamSettings]:
    return Call(
        request=_get_team_settings._get_kwargs(),
        read=json_as(TeamSettings.from_dict),
    )


def update_team_settings(
    *,
    four_eyes: bool | None = None,
    reviewers_only: bool | None = None,
    require_second_factor: bool | None = None,
    longest_key_days: int | None = None,
) -> Call[TeamSettings]:
    return Call(
        request=_update_team_settings._get_kwargs(
            body=UpdateTeamSettingsRequest(
                four_eyes=given(four_eyes),
                reviewers_only=given(reviewers_only),
                require_second_factor=given(require_second_factor),
                longest_key_days=given(longest_key_days),
            ),
        ),
        read=json_as(TeamSettings.from_dict),
    )


def list_metrics() -> Call[MetricList]:
    return Call(
        request=_list_metrics._get_kwargs(),
        read=json_as(MetricList.from_dict),
    )


def list_reasons() -> Call[KnownReasonList]:
    return Call(
        request=_list_reasons._get_kwargs(),
        read=json_as(KnownReasonList.from_dict),
    )


def list_errors() -> Call[KnownErrorList]:
    return Call(
        request=_list_errors._get_kwargs(),
        read=json_as(KnownErrorList.from_dict),
    )


def get_sample_report() -> Call[Report]:
    return Call(
        request=_get_sample_report._get_kwargs(),
        read=json_as(Report.from_dict),
    )
