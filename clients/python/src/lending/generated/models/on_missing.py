from ...open_enum import OpenEnum


class OnMissing(OpenEnum):
    """What follows where a rule cannot be evaluated. `review`: a person decides. `skip`: the rule is reported
    as not evaluated and otherwise ignored."""

    REVIEW = "review"
    SKIP = "skip"
