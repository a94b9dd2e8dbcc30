from ...open_enum import OpenEnum


class Scope(OpenEnum):
    """What an API key may be used for, within the role of its owner. New values may be added."""

    ANALYSESREAD = "analyses:read"
    ANALYSESWRITE = "analyses:write"
    CORRECTIONSWRITE = "corrections:write"
    REVIEWSWRITE = "reviews:write"
    CREDIT_CHECKSREAD = "credit_checks:read"
    CREDIT_CHECKSWRITE = "credit_checks:write"
    PRODUCTSREAD = "products:read"
    PRODUCTSWRITE = "products:write"
    PAYERSREAD = "payers:read"
    PAYERSWRITE = "payers:write"
    ERASURESREAD = "erasures:read"
    ERASURESWRITE = "erasures:write"
    RETENTIONREAD = "retention:read"
    RETENTIONWRITE = "retention:write"
    HOLDSWRITE = "holds:write"
    EVENTSREAD = "events:read"
    WEBHOOKSREAD = "webhooks:read"
    WEBHOOKSWRITE = "webhooks:write"
    USAGEREAD = "usage:read"
    AUDITREAD = "audit:read"
    TEAMREAD = "team:read"
