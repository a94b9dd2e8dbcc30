from ...open_enum import OpenEnum


class RuleSeverity(OpenEnum):
    """What follows where a rule does not hold. `knockout`: the policy declines the case. `review`: a person
    decides. `cap`: the offer is lowered until the rule holds, which only metrics that depend on the size of
    the loan allow. New values may be added."""

    KNOCKOUT = "knockout"
    REVIEW = "review"
    CAP = "cap"
