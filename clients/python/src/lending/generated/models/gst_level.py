from ...open_enum import OpenEnum


class GstLevel(OpenEnum):
    """How far receipts may stray from the declared turnover. New values may be added."""

    USUAL = "usual"
    WARNING = "warning"
    CRITICAL = "critical"
