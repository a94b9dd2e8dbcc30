from ...open_enum import OpenEnum


class WebhookDisabledReason(OpenEnum):
    """Why nothing is sent to an endpoint. New values may be added."""

    OWNER = "owner"
    FAILING = "failing"
    GONE = "gone"
