from ...open_enum import OpenEnum


class ConfidenceCap(OpenEnum):
    """A reason for which the value may not be higher. New values may be added."""

    NOTHING_DECLARED = "nothing_declared"
    RECOGNISED = "recognised"
    BREAK = "break"
    MANY_BREAKS = "many_breaks"
    UNREADABLE_PAGE = "unreadable_page"
    UNPROVED_ROWS = "unproved_rows"
    DIRECTION_ASSUMED = "direction_assumed"
    ROWS_UNREAD = "rows_unread"
