from ...open_enum import OpenEnum


class IncomeType(OpenEnum):
    """Where income comes from."""

    SALARIED = "salaried"
    BUSINESS = "business"
    MIXED = "mixed"
    UNKNOWN = "unknown"
