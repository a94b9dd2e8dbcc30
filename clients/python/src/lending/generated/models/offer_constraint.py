from ...open_enum import OpenEnum


class OfferConstraint(OpenEnum):
    """What can limit a loan: the amount asked for; the product's largest loan; a rule on the amount or on the
    instalment; the part of the income that instalments take (FOIR), in the usual or the stressed case; the
    average bank balance against the instalment; the monthly surplus against the instalment; what the
    business earns against its instalments (DSCR); the collateral (LTV); the down payment; the income times a
    multiple; a part of the yearly turnover. New values may be added."""

    REQUESTED_AMOUNT = "requested_amount"
    PRODUCT_MAXIMUM = "product_maximum"
    POLICY_AMOUNT = "policy_amount"
    INSTALMENT = "instalment"
    FOIR = "foir"
    FOIR_STRESSED = "foir_stressed"
    AVERAGE_BALANCE = "average_balance"
    SURPLUS = "surplus"
    DSCR = "dscr"
    LOAN_TO_VALUE = "loan_to_value"
    DOWN_PAYMENT = "down_payment"
    INCOME_MULTIPLE = "income_multiple"
    TURNOVER = "turnover"
