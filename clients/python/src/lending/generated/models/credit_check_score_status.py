from ...open_enum import OpenEnum


class CreditCheckScoreStatus(OpenEnum):
    """Whether the bureau knows the person, and has a score for them."""

    SCORED = "scored"
    NO_HISTORY = "no_history"
    NO_HIT = "no_hit"
