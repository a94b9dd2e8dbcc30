from ...open_enum import OpenEnum


class ErasureKind(OpenEnum):
    """What was erased: an analysis with all that belongs to it, its statement alone, or a credit check. New
    values may be added."""

    ANALYSIS = "analysis"
    STATEMENT = "statement"
    CREDIT_CHECK = "credit_check"
