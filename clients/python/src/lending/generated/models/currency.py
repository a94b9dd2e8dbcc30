from ...open_enum import OpenEnum


class Currency(OpenEnum):
    """Currency of a product. A statement in another one goes to review with the policy not evaluated. New
    values may be added."""

    INR = "INR"
