from ...open_enum import OpenEnum


class MetricKind(OpenEnum):
    """What sort of value a metric has."""

    AMOUNT = "amount"
    RATIO = "ratio"
    COUNT = "count"
    DAYS = "days"
    MONTHS = "months"
    SCORE = "score"
    FLAG = "flag"
    CHOICE = "choice"
