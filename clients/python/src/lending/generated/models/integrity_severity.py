from ...open_enum import OpenEnum


class IntegritySeverity(OpenEnum):
    """How grave a finding is."""

    INFO = "info"
    WARNING = "warning"
    CRITICAL = "critical"
