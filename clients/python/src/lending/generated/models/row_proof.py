from ...open_enum import OpenEnum


class RowProof(OpenEnum):
    """What an amount and its direction rest on, the surest first. New values may be added."""

    CHAIN = "chain"
    TOTAL = "total"
    PRINTED_SIGN = "printed_sign"
    COLUMN = "column"
    ASSUMED = "assumed"
