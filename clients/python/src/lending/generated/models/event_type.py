from ...open_enum import OpenEnum


class EventType(OpenEnum):
    """What an event tells of. New values may be added."""

    ANALYSIS_COMPLETED = "analysis.completed"
    ANALYSIS_FAILED = "analysis.failed"
    ANALYSIS_REVIEW_REQUIRED = "analysis.review_required"
    ANALYSIS_REVIEWED = "analysis.reviewed"
    ANALYSIS_CORRECTED = "analysis.corrected"
    ANALYSIS_ERASED = "analysis.erased"
    CREDIT_CHECK_COMPLETED = "credit_check.completed"
    CREDIT_CHECK_NEEDS_REVIEW = "credit_check.needs_review"
    CREDIT_CHECK_ERASED = "credit_check.erased"
    LIMIT_REACHED = "limit.reached"
    WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"
    WEBHOOK_ENDPOINT_TEST = "webhook_endpoint.test"
