from ...open_enum import OpenEnum


class BureauMarkSeverity(OpenEnum):
    """How grave a mark is. New values may be added."""

    DEROGATORY = "derogatory"
    MINOR = "minor"
