from ...open_enum import OpenEnum


class FigurePartKind(OpenEnum):
    """What a part of a figure is: an instalment to a lender, a share of a card's bill, the instalment of this
    loan; income, by its kind; the average balance, what is left of a month or what trade earns; the loan,
    the instalments of a month, the collateral. New values may be added."""

    INSTALMENT = "instalment"
    CARD = "card"
    THIS_LOAN = "this_loan"
    SALARY = "salary"
    PENSION = "pension"
    BUSINESS = "business"
    PROFESSIONAL = "professional"
    GIG = "gig"
    AGRICULTURE = "agriculture"
    RENT = "rent"
    INTEREST = "interest"
    MONTHLY_INCOME = "monthly_income"
    BALANCE = "balance"
    SURPLUS = "surplus"
    TRADE_EARNINGS = "trade_earnings"
    LOAN = "loan"
    ALL_INSTALMENTS = "all_instalments"
    COLLATERAL = "collateral"
