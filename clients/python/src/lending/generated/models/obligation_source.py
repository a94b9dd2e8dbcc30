from ...open_enum import OpenEnum


class ObligationSource(OpenEnum):
    """Where an obligation was found. New values may be added."""

    STATEMENT = "statement"
    BUREAU = "bureau"
    BOTH = "both"
