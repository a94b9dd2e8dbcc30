from ...open_enum import OpenEnum


class NameLevel(OpenEnum):
    """How far two names agree. New values may be added."""

    MATCH = "match"
    PARTIAL = "partial"
    MISMATCH = "mismatch"
    NOT_ASSESSED = "not_assessed"
