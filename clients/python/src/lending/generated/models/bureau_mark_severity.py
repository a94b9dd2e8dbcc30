from ...open_enum import OpenEnum


class BureauMarkSeverity(OpenEnum):
    """How grave a mark is."""

    DEROGATORY = "derogatory"
    MINOR = "minor"
