from ...open_enum import OpenEnum


class NameSource(OpenEnum):
    """Where a name comes from. New values may be added."""

    STATEMENT_HOLDER = "statement_holder"
    JOINT_HOLDER = "joint_holder"
    BUREAU = "bureau"
