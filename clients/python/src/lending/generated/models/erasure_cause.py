from ...open_enum import OpenEnum


class ErasureCause(OpenEnum):
    """Why it was erased: somebody asked for it, or the team's retention had passed. New values may be added."""

    REQUEST = "request"
    RETENTION = "retention"
