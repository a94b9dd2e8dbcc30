"""Contains all the data models used in inputs/outputs"""

from .accept_invitation_request import AcceptInvitationRequest
from .account_kind import AccountKind
from .account_ownership import AccountOwnership
from .account_quality import AccountQuality
from .affordability import Affordability
from .amount_range import AmountRange
from .analysis import Analysis
from .analysis_assignee import AnalysisAssignee
from .analysis_failure import AnalysisFailure
from .analysis_happening import AnalysisHappening
from .analysis_inputs import AnalysisInputs
from .analysis_list import AnalysisList
from .analysis_metadata import AnalysisMetadata
from .analysis_order import AnalysisOrder
from .analysis_product import AnalysisProduct
from .analysis_stage import AnalysisStage
from .analysis_status import AnalysisStatus
from .analysis_timeline import AnalysisTimeline
from .api_key import ApiKey
from .api_key_list import ApiKeyList
from .applicant import Applicant
from .applicant_sentence import ApplicantSentence
from .asset_class import AssetClass
from .assignee import Assignee
from .assignee_list import AssigneeList
from .audit_event import AuditEvent
from .audit_event_list import AuditEventList
from .audit_proof import AuditProof
from .balance_break import BalanceBreak
from .balances import Balances
from .begin_second_factor_request import BeginSecondFactorRequest
from .behaviour import Behaviour
from .billing_state import BillingState
from .bounce_event import BounceEvent
from .bounce_side import BounceSide
from .bounces import Bounces
from .bureau import Bureau
from .bureau_account import BureauAccount
from .bureau_address import BureauAddress
from .bureau_assessment import BureauAssessment
from .bureau_enquiry import BureauEnquiry
from .bureau_mark import BureauMark
from .bureau_mark_code import BureauMarkCode
from .bureau_mark_severity import BureauMarkSeverity
from .bureau_month import BureauMonth
from .bureau_report import BureauReport
from .bureau_score import BureauScore
from .bureau_score_status import BureauScoreStatus
from .bureau_status import BureauStatus
from .bureau_subject import BureauSubject
from .bureau_summary import BureauSummary
from .business import Business
from .cash import Cash
from .category import Category
from .category_correction import CategoryCorrection
from .certainty import Certainty
from .change_password_request import ChangePasswordRequest
from .channel import Channel
from .confidence_cap import ConfidenceCap
from .confidence_term import ConfidenceTerm
from .confirm_second_factor_request import ConfirmSecondFactorRequest
from .consent_artefact import ConsentArtefact
from .consent_artefact_kind import ConsentArtefactKind
from .consent_evidence import ConsentEvidence
from .correct_analysis_request import CorrectAnalysisRequest
from .correct_transaction_request import CorrectTransactionRequest
from .corrections import Corrections
from .counterparty import Counterparty
from .create_analysis_request import CreateAnalysisRequest
from .create_analysis_request_metadata import CreateAnalysisRequestMetadata
from .create_api_key_request import CreateApiKeyRequest
from .create_credit_check_request import CreateCreditCheckRequest
from .create_invitation_request import CreateInvitationRequest
from .create_product_request import CreateProductRequest
from .create_webhook_endpoint_request import CreateWebhookEndpointRequest
from .created_analysis import CreatedAnalysis
from .credit_check import CreditCheck
from .credit_check_billing import CreditCheckBilling
from .credit_check_consent import CreditCheckConsent
from .credit_check_list import CreditCheckList
from .credit_check_problem import CreditCheckProblem
from .credit_check_problem_code import CreditCheckProblemCode
from .credit_check_score_status import CreditCheckScoreStatus
from .credit_check_status import CreditCheckStatus
from .credit_check_summary import CreditCheckSummary
from .credit_type import CreditType
from .currency import Currency
from .data_quality import DataQuality
from .decision import Decision
from .decision_outcome import DecisionOutcome
from .decision_question import DecisionQuestion
from .decision_question_answer import DecisionQuestionAnswer
from .decision_reason import DecisionReason
from .declared_checks import DeclaredChecks
from .declared_figures import DeclaredFigures
from .direction import Direction
from .dressed_month import DressedMonth
from .due_day_balance import DueDayBalance
from .erasure import Erasure
from .erasure_cause import ErasureCause
from .erasure_hashes import ErasureHashes
from .erasure_kind import ErasureKind
from .error_code import ErrorCode
from .error_response import ErrorResponse
from .event import Event
from .event_data import EventData
from .event_list import EventList
from .event_type import EventType
from .facility_status import FacilityStatus
from .failure_code import FailureCode
from .field_error import FieldError
from .figure_part import FigurePart
from .figure_part_kind import FigurePartKind
from .gst_level import GstLevel
from .in_flight import InFlight
from .income import Income
from .income_left_out import IncomeLeftOut
from .income_margins import IncomeMargins
from .income_policy import IncomePolicy
from .income_source import IncomeSource
from .income_source_kind import IncomeSourceKind
from .income_type import IncomeType
from .income_use import IncomeUse
from .integrity import Integrity
from .integrity_check import IntegrityCheck
from .integrity_evidence import IntegrityEvidence
from .integrity_group import IntegrityGroup
from .integrity_severity import IntegritySeverity
from .integrity_status import IntegrityStatus
from .invitation import Invitation
from .invitation_list import InvitationList
from .invitation_status import InvitationStatus
from .known_error import KnownError
from .known_error_list import KnownErrorList
from .known_reason import KnownReason
from .known_reason_list import KnownReasonList
from .language import Language
from .left_out_reason import LeftOutReason
from .leftover_line import LeftoverLine
from .loan_kind import LoanKind
from .loan_offer import LoanOffer
from .login_token import LoginToken
from .login_user import LoginUser
from .me import Me
from .me_team import MeTeam
from .me_token import MeToken
from .me_user import MeUser
from .measured_metric import MeasuredMetric
from .member import Member
from .member_list import MemberList
from .metric import Metric
from .metric_kind import MetricKind
from .metric_list import MetricList
from .metric_spread import MetricSpread
from .missing_range import MissingRange
from .monthly_figures import MonthlyFigures
from .mule_assessment import MuleAssessment
from .mule_level import MuleLevel
from .mule_signal import MuleSignal
from .name_comparison import NameComparison
from .name_level import NameLevel
from .name_match import NameMatch
from .name_source import NameSource
from .obligation import Obligation
from .obligation_source import ObligationSource
from .offer_constraint import OfferConstraint
from .offer_limit import OfferLimit
from .on_missing import OnMissing
from .overdraft import Overdraft
from .overdraft_month import OverdraftMonth
from .page_box import PageBox
from .pages_read import PagesRead
from .payer import Payer
from .payer_list import PayerList
from .period import Period
from .policy import Policy
from .policy_result import PolicyResult
from .printed_order import PrintedOrder
from .processor_seconds import ProcessorSeconds
from .product import Product
from .product_difference import ProductDifference
from .product_fee import ProductFee
from .product_list import ProductList
from .product_status import ProductStatus
from .product_terms import ProductTerms
from .product_trial import ProductTrial
from .product_version import ProductVersion
from .product_version_list import ProductVersionList
from .proved_by import ProvedBy
from .provenance import Provenance
from .reason_kind import ReasonKind
from .reason_section import ReasonSection
from .recovery_code_set import RecoveryCodeSet
from .remembered_payer import RememberedPayer
from .remove_second_factor_request import RemoveSecondFactorRequest
from .renew_recovery_codes_request import RenewRecoveryCodesRequest
from .repair import Repair
from .repair_kind import RepairKind
from .replay_webhook_events_request import ReplayWebhookEventsRequest
from .report import Report
from .report_summary import ReportSummary
from .rescore import Rescore
from .rescore_analysis_request import RescoreAnalysisRequest
from .reset_link import ResetLink
from .reset_password_request import ResetPasswordRequest
from .retention import Retention
from .retention_request import RetentionRequest
from .retry_analysis_request import RetryAnalysisRequest
from .review import Review
from .review_analysis_request import ReviewAnalysisRequest
from .review_outcome import ReviewOutcome
from .review_reason import ReviewReason
from .revision import Revision
from .revision_figures import RevisionFigures
from .revision_list import RevisionList
from .role import Role
from .row_proof import RowProof
from .rule import Rule
from .rule_condition import RuleCondition
from .rule_op import RuleOp
from .rule_outcome import RuleOutcome
from .rule_result import RuleResult
from .rule_severity import RuleSeverity
from .scope import Scope
from .score import Score
from .score_cap import ScoreCap
from .score_component import ScoreComponent
from .score_section import ScoreSection
from .scorecard import Scorecard
from .second_factor import SecondFactor
from .second_factor_secret import SecondFactorSecret
from .session import Session
from .session_list import SessionList
from .sign_in_request import SignInRequest
from .spending import Spending
from .statement_account import StatementAccount
from .statement_file import StatementFile
from .suit_status import SuitStatus
from .team_settings import TeamSettings
from .tenure_range import TenureRange
from .term_name import TermName
from .thresholds import Thresholds
from .timeline_entry import TimelineEntry
from .token_kind import TokenKind
from .transaction import Transaction
from .transaction_flag import TransactionFlag
from .transaction_list import TransactionList
from .transaction_note import TransactionNote
from .trends import Trends
from .trial_cases import TrialCases
from .trial_count import TrialCount
from .trial_flip import TrialFlip
from .trial_reason import TrialReason
from .trial_skip import TrialSkip
from .trial_skip_reason import TrialSkipReason
from .try_product_request import TryProductRequest
from .update_analysis_request import UpdateAnalysisRequest
from .update_member_request import UpdateMemberRequest
from .update_product_request import UpdateProductRequest
from .update_team_settings_request import UpdateTeamSettingsRequest
from .update_webhook_endpoint_request import UpdateWebhookEndpointRequest
from .usage import Usage
from .webhook_attempt import WebhookAttempt
from .webhook_attempt_problem import WebhookAttemptProblem
from .webhook_delivery import WebhookDelivery
from .webhook_delivery_cause import WebhookDeliveryCause
from .webhook_delivery_list import WebhookDeliveryList
from .webhook_delivery_status import WebhookDeliveryStatus
from .webhook_delivery_summary import WebhookDeliverySummary
from .webhook_disabled_reason import WebhookDisabledReason
from .webhook_endpoint import WebhookEndpoint
from .webhook_endpoint_list import WebhookEndpointList
from .webhook_endpoint_status import WebhookEndpointStatus
from .webhook_replay import WebhookReplay
from .what_would_change import WhatWouldChange
from .window_figures import WindowFigures
from .withdrawn_corrections import WithdrawnCorrections

__all__ = (
    "AcceptInvitationRequest",
    "AccountKind",
    "AccountOwnership",
    "AccountQuality",
    "Affordability",
    "AmountRange",
    "Analysis",
    "AnalysisAssignee",
    "AnalysisFailure",
    "AnalysisHappening",
    "AnalysisInputs",
    "AnalysisList",
    "AnalysisMetadata",
    "AnalysisOrder",
    "AnalysisProduct",
    "AnalysisStage",
    "AnalysisStatus",
    "AnalysisTimeline",
    "ApiKey",
    "ApiKeyList",
    "Applicant",
    "ApplicantSentence",
    "AssetClass",
    "Assignee",
    "AssigneeList",
    "AuditEvent",
    "AuditEventList",
    "AuditProof",
    "BalanceBreak",
    "Balances",
    "BeginSecondFactorRequest",
    "Behaviour",
    "BillingState",
    "BounceEvent",
    "Bounces",
    "BounceSide",
    "Bureau",
    "BureauAccount",
    "BureauAddress",
    "BureauAssessment",
    "BureauEnquiry",
    "BureauMark",
    "BureauMarkCode",
    "BureauMarkSeverity",
    "BureauMonth",
    "BureauReport",
    "BureauScore",
    "BureauScoreStatus",
    "BureauStatus",
    "BureauSubject",
    "BureauSummary",
    "Business",
    "Cash",
    "Category",
    "CategoryCorrection",
    "Certainty",
    "ChangePasswordRequest",
    "Channel",
    "ConfidenceCap",
    "ConfidenceTerm",
    "ConfirmSecondFactorRequest",
    "ConsentArtefact",
    "ConsentArtefactKind",
    "ConsentEvidence",
    "CorrectAnalysisRequest",
    "Corrections",
    "CorrectTransactionRequest",
    "Counterparty",
    "CreateAnalysisRequest",
    "CreateAnalysisRequestMetadata",
    "CreateApiKeyRequest",
    "CreateCreditCheckRequest",
    "CreatedAnalysis",
    "CreateInvitationRequest",
    "CreateProductRequest",
    "CreateWebhookEndpointRequest",
    "CreditCheck",
    "CreditCheckBilling",
    "CreditCheckConsent",
    "CreditCheckList",
    "CreditCheckProblem",
    "CreditCheckProblemCode",
    "CreditCheckScoreStatus",
    "CreditCheckStatus",
    "CreditCheckSummary",
    "CreditType",
    "Currency",
    "DataQuality",
    "Decision",
    "DecisionOutcome",
    "DecisionQuestion",
    "DecisionQuestionAnswer",
    "DecisionReason",
    "DeclaredChecks",
    "DeclaredFigures",
    "Direction",
    "DressedMonth",
    "DueDayBalance",
    "Erasure",
    "ErasureCause",
    "ErasureHashes",
    "ErasureKind",
    "ErrorCode",
    "ErrorResponse",
    "Event",
    "EventData",
    "EventList",
    "EventType",
    "FacilityStatus",
    "FailureCode",
    "FieldError",
    "FigurePart",
    "FigurePartKind",
    "GstLevel",
    "Income",
    "IncomeLeftOut",
    "IncomeMargins",
    "IncomePolicy",
    "IncomeSource",
    "IncomeSourceKind",
    "IncomeType",
    "IncomeUse",
    "InFlight",
    "Integrity",
    "IntegrityCheck",
    "IntegrityEvidence",
    "IntegrityGroup",
    "IntegritySeverity",
    "IntegrityStatus",
    "Invitation",
    "InvitationList",
    "InvitationStatus",
    "KnownError",
    "KnownErrorList",
    "KnownReason",
    "KnownReasonList",
    "Language",
    "LeftOutReason",
    "LeftoverLine",
    "LoanKind",
    "LoanOffer",
    "LoginToken",
    "LoginUser",
    "Me",
    "MeasuredMetric",
    "Member",
    "MemberList",
    "MeTeam",
    "MeToken",
    "Metric",
    "MetricKind",
    "MetricList",
    "MetricSpread",
    "MeUser",
    "MissingRange",
    "MonthlyFigures",
    "MuleAssessment",
    "MuleLevel",
    "MuleSignal",
    "NameComparison",
    "NameLevel",
    "NameMatch",
    "NameSource",
    "Obligation",
    "ObligationSource",
    "OfferConstraint",
    "OfferLimit",
    "OnMissing",
    "Overdraft",
    "OverdraftMonth",
    "PageBox",
    "PagesRead",
    "Payer",
    "PayerList",
    "Period",
    "Policy",
    "PolicyResult",
    "PrintedOrder",
    "ProcessorSeconds",
    "Product",
    "ProductDifference",
    "ProductFee",
    "ProductList",
    "ProductStatus",
    "ProductTerms",
    "ProductTrial",
    "ProductVersion",
    "ProductVersionList",
    "ProvedBy",
    "Provenance",
    "ReasonKind",
    "ReasonSection",
    "RecoveryCodeSet",
    "RememberedPayer",
    "RemoveSecondFactorRequest",
    "RenewRecoveryCodesRequest",
    "Repair",
    "RepairKind",
    "ReplayWebhookEventsRequest",
    "Report",
    "ReportSummary",
    "Rescore",
    "RescoreAnalysisRequest",
    "ResetLink",
    "ResetPasswordRequest",
    "Retention",
    "RetentionRequest",
    "RetryAnalysisRequest",
    "Review",
    "ReviewAnalysisRequest",
    "ReviewOutcome",
    "ReviewReason",
    "Revision",
    "RevisionFigures",
    "RevisionList",
    "Role",
    "RowProof",
    "Rule",
    "RuleCondition",
    "RuleOp",
    "RuleOutcome",
    "RuleResult",
    "RuleSeverity",
    "Scope",
    "Score",
    "ScoreCap",
    "Scorecard",
    "ScoreComponent",
    "ScoreSection",
    "SecondFactor",
    "SecondFactorSecret",
    "Session",
    "SessionList",
    "SignInRequest",
    "Spending",
    "StatementAccount",
    "StatementFile",
    "SuitStatus",
    "TeamSettings",
    "TenureRange",
    "TermName",
    "Thresholds",
    "TimelineEntry",
    "TokenKind",
    "Transaction",
    "TransactionFlag",
    "TransactionList",
    "TransactionNote",
    "Trends",
    "TrialCases",
    "TrialCount",
    "TrialFlip",
    "TrialReason",
    "TrialSkip",
    "TrialSkipReason",
    "TryProductRequest",
    "UpdateAnalysisRequest",
    "UpdateMemberRequest",
    "UpdateProductRequest",
    "UpdateTeamSettingsRequest",
    "UpdateWebhookEndpointRequest",
    "Usage",
    "WebhookAttempt",
    "WebhookAttemptProblem",
    "WebhookDelivery",
    "WebhookDeliveryCause",
    "WebhookDeliveryList",
    "WebhookDeliveryStatus",
    "WebhookDeliverySummary",
    "WebhookDisabledReason",
    "WebhookEndpoint",
    "WebhookEndpointList",
    "WebhookEndpointStatus",
    "WebhookReplay",
    "WhatWouldChange",
    "WindowFigures",
    "WithdrawnCorrections",
)
