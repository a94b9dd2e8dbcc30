from ...open_enum import OpenEnum


class SuitStatus(OpenEnum):
    """Whether a lender went to court over an account. New values may be added."""

    NOT_REPORTED = "not_reported"
    NO_SUIT = "no_suit"
    SUIT_FILED = "suit_filed"
    WILFUL_DEFAULT = "wilful_default"
    SUIT_FILED_AND_WILFUL_DEFAULT = "suit_filed_and_wilful_default"
    UNKNOWN = "unknown"
