from ...open_enum import OpenEnum


class Direction(OpenEnum):
    """Which way the money went, seen from the account holder."""

    CREDIT = "credit"
    DEBIT = "debit"
