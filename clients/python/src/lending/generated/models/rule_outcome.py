from ...open_enum import OpenEnum


class RuleOutcome(OpenEnum):
    """Whether a rule holds: `pass` or `fail`; `not_evaluated` where its metric, or the metric of a condition,
    has no value; `not_applicable` where its conditions say that it is not meant for this case. New values
    may be added."""

    PASS = "pass"
    FAIL = "fail"
    NOT_EVALUATED = "not_evaluated"
    NOT_APPLICABLE = "not_applicable"
