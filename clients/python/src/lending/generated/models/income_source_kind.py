from ...open_enum import OpenEnum


class IncomeSourceKind(OpenEnum):
    """Kinds of income."""

    SALARY = "salary"
    PENSION = "pension"
    BUSINESS = "business"
    GIG = "gig"
    RENT = "rent"
