from ...open_enum import OpenEnum


class WebhookEndpointStatus(OpenEnum):
    """Whether events are sent to an endpoint. New values may be added."""

    ENABLED = "enabled"
    DISABLED = "disabled"
