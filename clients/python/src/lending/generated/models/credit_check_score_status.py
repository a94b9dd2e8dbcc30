from ...open_enum import OpenEnum


class CreditCheckScoreStatus(OpenEnum):
    """Whether the bureau has a score: `scored`; `no_history`, it knows the person but too little for a score;
    `no_hit`, it has no record of the person. New values may be added."""

    SCORED = "scored"
    NO_HISTORY = "no_history"
    NO_HIT = "no_hit"
