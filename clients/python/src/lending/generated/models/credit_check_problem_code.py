from ...open_enum import OpenEnum


class CreditCheckProblemCode(OpenEnum):
    """Why there is no report: `bureau_unavailable` where the bureau could not be reached or said that it did
    nothing; `not_asked` where the question was never sent; `never_arrived` where the bureau has not seen it;
    `outcome_unknown` where nobody knows what became of it; `answer_unreadable` where the answer cannot be
    read; `found_not_delivered` where it was found out later that the bureau had delivered nothing. New
    values may be added."""

    BUREAU_UNAVAILABLE = "bureau_unavailable"
    NOT_ASKED = "not_asked"
    NEVER_ARRIVED = "never_arrived"
    OUTCOME_UNKNOWN = "outcome_unknown"
    ANSWER_UNREADABLE = "answer_unreadable"
    FOUND_NOT_DELIVERED = "found_not_delivered"
