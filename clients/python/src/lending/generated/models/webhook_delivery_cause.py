from ...open_enum import OpenEnum


class WebhookDeliveryCause(OpenEnum):
    """Why something is sent. New values may be added."""

    EVENT = "event"
    REPLAY = "replay"
    TEST = "test"
