from ...open_enum import OpenEnum


class CreditCheckStatus(OpenEnum):
    """What became of a credit check: `completed`, the bureau answered; `needs_review`, nobody knows what became
    of the question, or the answer cannot be read; `failed`, the bureau did nothing. `problem` says more. New
    values may be added."""

    COMPLETED = "completed"
    NEEDS_REVIEW = "needs_review"
    FAILED = "failed"
