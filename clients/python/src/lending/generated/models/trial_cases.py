from ...open_enum import OpenEnum


class TrialCases(OpenEnum):
    """Whose cases are looked at: `all` of the team, whatever they were scored under, or those of this
    `product`, whatever its version. New values may be added."""

    ALL = "all"
    PRODUCT = "product"
