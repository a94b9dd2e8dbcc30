from ...open_enum import OpenEnum


class IntegritySeverity(OpenEnum):
    """How grave a finding is. New values may be added."""

    INFO = "info"
    WARNING = "warning"
    CRITICAL = "critical"
