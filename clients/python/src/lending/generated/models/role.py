from ...open_enum import OpenEnum


class Role(OpenEnum):
    """What a person may do: an `owner` everything, a `member` all but changing the team's products, a `viewer`
    only read. New values may be added."""

    OWNER = "owner"
    MEMBER = "member"
    VIEWER = "viewer"
