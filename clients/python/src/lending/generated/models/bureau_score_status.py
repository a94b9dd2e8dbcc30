from ...open_enum import OpenEnum


class BureauScoreStatus(OpenEnum):
    """Whether a bureau gave a score."""

    SCORED = "scored"
    NO_HISTORY = "no_history"
    SHORT_HISTORY = "short_history"
    UNKNOWN = "unknown"
