from ...open_enum import OpenEnum


class BillingState(OpenEnum):
    """Whether a credit check was paid for."""

    CHARGED = "charged"
    REUSED = "reused"
    NOT_CHARGED = "not_charged"
