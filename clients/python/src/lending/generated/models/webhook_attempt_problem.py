from ...open_enum import OpenEnum


class WebhookAttemptProblem(OpenEnum):
    """Why an attempt came to nothing. New values may be added."""

    ADDRESS_REFUSED = "address_refused"
    NAME_NOT_FOUND = "name_not_found"
    NOT_CONNECTED = "not_connected"
    TIMED_OUT = "timed_out"
    CONNECTION_LOST = "connection_lost"
    REDIRECTED = "redirected"
    NOT_ACCEPTED = "not_accepted"
