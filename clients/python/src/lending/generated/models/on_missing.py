from ...open_enum import OpenEnum


class OnMissing(OpenEnum):
    """What follows where a rule cannot be evaluated. `review`: a person decides. `skip`: the rule is reported
    as not evaluated and otherwise ignored. New values may be added."""

    REVIEW = "review"
    SKIP = "skip"
