from ...open_enum import OpenEnum


class RepairKind(OpenEnum):
    """How a row was read otherwise than printed. New values may be added."""

    DIRECTION_FLIPPED = "direction_flipped"
    DIRECTION_FROM_BALANCE = "direction_from_balance"
    DIRECTION_FROM_WORDS = "direction_from_words"
    DIRECTION_ASSUMED = "direction_assumed"
    DUPLICATE_DROPPED = "duplicate_dropped"
    REORDERED_WITHIN_DAY = "reordered_within_day"
    AMOUNT_FROM_BALANCES = "amount_from_balances"
    BALANCE_FROM_ROWS = "balance_from_rows"
