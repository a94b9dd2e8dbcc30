from ...open_enum import OpenEnum


class ReasonSection(OpenEnum):
    """A part of the case: the six sections of the score; the statement as such; the loan and its collateral;
    the document as a file; the identity of the applicant. New values may be added."""

    INCOME = "income"
    LIQUIDITY = "liquidity"
    LEVERAGE = "leverage"
    CONDUCT = "conduct"
    BEHAVIOUR = "behaviour"
    BUREAU = "bureau"
    STATEMENT = "statement"
    LOAN = "loan"
    DOCUMENT = "document"
    IDENTITY = "identity"
