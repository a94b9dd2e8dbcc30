from ...open_enum import OpenEnum


class ReviewOutcome(OpenEnum):
    """What a person decided."""

    APPROVE = "approve"
    DECLINE = "decline"
