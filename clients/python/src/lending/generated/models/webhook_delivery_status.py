from ...open_enum import OpenEnum


class WebhookDeliveryStatus(OpenEnum):
    """How far a delivery is. New values may be added."""

    PENDING = "pending"
    DELIVERED = "delivered"
    FAILED = "failed"
