from ...open_enum import OpenEnum


class BureauScoreStatus(OpenEnum):
    """Whether a bureau gave a score. New values may be added."""

    SCORED = "scored"
    NO_HISTORY = "no_history"
    SHORT_HISTORY = "short_history"
    UNKNOWN = "unknown"
