from ...open_enum import OpenEnum


class DecisionOutcome(OpenEnum):
    """What is decided: `approve`, `decline`, or `review` where a person has to decide."""

    APPROVE = "approve"
    REVIEW = "review"
    DECLINE = "decline"
