from ...open_enum import OpenEnum


class IncomeType(OpenEnum):
    """Where income comes from. New values may be added."""

    SALARIED = "salaried"
    BUSINESS = "business"
    MIXED = "mixed"
    UNKNOWN = "unknown"
