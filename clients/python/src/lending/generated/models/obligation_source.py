from ...open_enum import OpenEnum


class ObligationSource(OpenEnum):
    """Where an obligation was found."""

    STATEMENT = "statement"
    BUREAU = "bureau"
    BOTH = "both"
