from ...open_enum import OpenEnum


class Certainty(OpenEnum):
    """Why it is taken for a loan. New values may be added."""

    LOOKS_LIKE = "looks_like"
    RECURRING = "recurring"
    ESTIMATED = "estimated"
    STATED = "stated"
