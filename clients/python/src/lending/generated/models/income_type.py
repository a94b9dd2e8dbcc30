from ...open_enum import OpenEnum


class IncomeType(OpenEnum):
    """Where income comes from. New values may be added."""

    SALARIED = "salaried"
    PENSION = "pension"
    BUSINESS = "business"
    MIXED = "mixed"
    CAPITAL = "capital"
    UNKNOWN = "unknown"
