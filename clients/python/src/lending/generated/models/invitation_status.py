from ...open_enum import OpenEnum


class InvitationStatus(OpenEnum):
    """How an invitation stands: `open`, or it was `accepted`, was `revoked`, or is `expired`. New values may be
    added."""

    OPEN = "open"
    ACCEPTED = "accepted"
    REVOKED = "revoked"
    EXPIRED = "expired"
