from ...open_enum import OpenEnum


class GstLevel(OpenEnum):
    """How far receipts may stray from the declared turnover."""

    USUAL = "usual"
    WARNING = "warning"
    CRITICAL = "critical"
