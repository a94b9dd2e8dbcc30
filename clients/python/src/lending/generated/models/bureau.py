from ...open_enum import OpenEnum


class Bureau(OpenEnum):
    """Whose report it is, and so whose code tables apply. New values may be added."""

    SANDBOX = "sandbox"
    TRANSUNION_CIBIL = "transunion_cibil"
    EXPERIAN = "experian"
    EQUIFAX = "equifax"
    CRIF = "crif"
