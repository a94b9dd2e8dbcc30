from ...open_enum import OpenEnum


class Channel(OpenEnum):
    """By which channel the money moved. A returned payment keeps the channel it was made by; see
    [`Narration::is_return`]. New values may be added."""

    UPI = "upi"
    IMPS = "imps"
    NEFT = "neft"
    RTGS = "rtgs"
    NACH = "nach"
    ECS = "ecs"
    CARD = "card"
    ATM = "atm"
    CASH = "cash"
    CHEQUE = "cheque"
    TRANSFER = "transfer"
    BILL_PAYMENT = "bill_payment"
    CMS = "cms"
    FOREIGN_TRANSFER = "foreign_transfer"
    INTEREST = "interest"
    CHARGES = "charges"
    TAX = "tax"
    STANDING_INSTRUCTION = "standing_instruction"
    RETURN = "return"
    OTHER = "other"
