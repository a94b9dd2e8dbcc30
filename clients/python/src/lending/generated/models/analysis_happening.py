from ...open_enum import OpenEnum


class AnalysisHappening(OpenEnum):
    """What happened to an analysis: `accepted`, taken in; `claimed`, taken up by a worker; `read`, its
    statement was read; `filed_as_scan`, its pages are pictures, and it waits to be recognised; `given_back`,
    put back without spending an attempt; `retried`, to be tried once more; `failed` and `decided`, its ends;
    `corrected` and `reviewed`, by a person; `retry_requested`, queued again after it failed; `held` and
    `released`, put on legal hold and freed of it; `statement_erased`, its statement is gone. New values may
    be added."""

    ACCEPTED = "accepted"
    CLAIMED = "claimed"
    READ = "read"
    FILED_AS_SCAN = "filed_as_scan"
    GIVEN_BACK = "given_back"
    RETRIED = "retried"
    FAILED = "failed"
    DECIDED = "decided"
    CORRECTED = "corrected"
    REVIEWED = "reviewed"
    RETRY_REQUESTED = "retry_requested"
    HELD = "held"
    RELEASED = "released"
    STATEMENT_ERASED = "statement_erased"
