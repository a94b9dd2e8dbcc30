from ...open_enum import OpenEnum


class ReasonKind(OpenEnum):
    """How a reason weighed: months are missing from the statement; something forces a review; no loan of the
    product is possible; a rule does not hold; the score is held down; points were lost. New values may be
    added."""

    MISSING_PERIOD = "missing_period"
    TRIGGER = "trigger"
    OFFER = "offer"
    RULE = "rule"
    CAP = "cap"
    POINTS = "points"
