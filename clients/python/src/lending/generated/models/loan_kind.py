from ...open_enum import OpenEnum


class LoanKind(OpenEnum):
    """What is being repaid. New values may be added."""

    INSTALMENT = "instalment"
    CREDIT_CARD = "credit_card"
    PAY_LATER = "pay_later"
    OVERDRAFT = "overdraft"
    BULLET = "bullet"
