from ...open_enum import OpenEnum


class PrintedOrder(OpenEnum):
    """In which order the statement prints its rows. New values may be added."""

    OLDEST_FIRST = "oldest_first"
    NEWEST_FIRST = "newest_first"
    OLDEST_FIRST_NEWEST_WITHIN_DAY = "oldest_first_newest_within_day"
    NEWEST_FIRST_OLDEST_WITHIN_DAY = "newest_first_oldest_within_day"
