from ...open_enum import OpenEnum


class IntegrityStatus(OpenEnum):
    """What came of a check. New values may be added."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_RUN = "not_run"
