from ...open_enum import OpenEnum


class AccountKind(OpenEnum):
    """What sort of account it is. New values may be added."""

    SAVINGS = "savings"
    CURRENT = "current"
    SALARY = "salary"
    OVERDRAFT = "overdraft"
    CASH_CREDIT = "cash_credit"
    NRE = "nre"
    NRO = "nro"
    CREDIT_CARD = "credit_card"
    LOAN = "loan"
