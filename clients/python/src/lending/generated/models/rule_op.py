from ...open_enum import OpenEnum


class RuleOp(OpenEnum):
    """A comparison: less than, at most, greater than, at least, equal, not equal, one of a list, none of a
    list. Amounts, counts, days, months and scores take the first six; ratios the first four; flags `eq` and
    `neq`; choices `eq`, `neq`, `in` and `not_in`. New values may be added."""

    LT = "lt"
    LTE = "lte"
    GT = "gt"
    GTE = "gte"
    EQ = "eq"
    NEQ = "neq"
    IN = "in"
    NOT_IN = "not_in"
