from ...open_enum import OpenEnum


class BureauStatus(OpenEnum):
    """How asking the bureau ended. New values may be added."""

    NOT_REQUESTED = "not_requested"
    UNAVAILABLE = "unavailable"
    NO_HIT = "no_hit"
    NO_HISTORY = "no_history"
    SCORED = "scored"
