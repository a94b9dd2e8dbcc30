from ...open_enum import OpenEnum


class CreditCheckStatus(OpenEnum):
    """What became of a credit check."""

    COMPLETED = "completed"
    NEEDS_REVIEW = "needs_review"
    FAILED = "failed"
