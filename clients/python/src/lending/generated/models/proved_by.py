from ...open_enum import OpenEnum


class ProvedBy(OpenEnum):
    """What the rows of an account agree with. New values may be added."""

    BALANCE_CHAIN = "balance_chain"
    TOTALS = "totals"
    OPENING_TO_CLOSING = "opening_to_closing"
