from ...open_enum import OpenEnum


class IncomeSourceKind(OpenEnum):
    """Kinds of income. New values may be added."""

    SALARY = "salary"
    PENSION = "pension"
    BUSINESS = "business"
    PROFESSIONAL = "professional"
    GIG = "gig"
    AGRICULTURE = "agriculture"
    RENT = "rent"
    INTEREST = "interest"
