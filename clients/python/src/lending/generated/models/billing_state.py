from ...open_enum import OpenEnum


class BillingState(OpenEnum):
    """Whether a credit check was paid for: `charged` once; `reused`, an earlier report that was charged then;
    `not_charged`, free, or free until its outcome is known. New values may be added."""

    CHARGED = "charged"
    REUSED = "reused"
    NOT_CHARGED = "not_charged"
