from ...open_enum import OpenEnum


class MetricKind(OpenEnum):
    """What sort of value a metric has. New values may be added."""

    AMOUNT = "amount"
    RATIO = "ratio"
    COUNT = "count"
    DAYS = "days"
    MONTHS = "months"
    SCORE = "score"
    FLAG = "flag"
    CHOICE = "choice"
