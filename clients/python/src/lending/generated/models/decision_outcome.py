from ...open_enum import OpenEnum


class DecisionOutcome(OpenEnum):
    """What is decided: `approve`, `decline`, or `review` where a person has to decide. New values may be added."""

    APPROVE = "approve"
    REVIEW = "review"
    DECLINE = "decline"
