from ...open_enum import OpenEnum


class MuleLevel(OpenEnum):
    """How strongly an account looks like that of a money mule. New values may be added."""

    NOT_ASSESSED = "not_assessed"
    NONE = "none"
    LOW = "low"
    ELEVATED = "elevated"
    HIGH = "high"
