from ...open_enum import OpenEnum


class TransactionFlag(OpenEnum):
    """What is to be known about a row. New values may be added."""

    BALANCE_DERIVED = "balance_derived"
    DIRECTION_INFERRED = "direction_inferred"
    BALANCE_BREAK = "balance_break"
    RETURN = "return"
    REVERSAL = "reversal"
    MANDATE = "mandate"
    EXCLUDED = "excluded"
