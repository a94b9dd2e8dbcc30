from ...open_enum import OpenEnum


class Role(OpenEnum):
    """What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase, and
    review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New
    values may be added."""

    OWNER = "owner"
    MEMBER = "member"
    REVIEWER = "reviewer"
    VIEWER = "viewer"
