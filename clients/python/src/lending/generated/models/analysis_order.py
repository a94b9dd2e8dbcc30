from ...open_enum import OpenEnum


class AnalysisOrder(OpenEnum):
    """Which analyses stand first: `newest`, those created last, or `oldest`, those created first. New values
    may be added."""

    NEWEST = "newest"
    OLDEST = "oldest"
