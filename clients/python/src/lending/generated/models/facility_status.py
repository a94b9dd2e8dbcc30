from ...open_enum import OpenEnum


class FacilityStatus(OpenEnum):
    """What became of a loan other than being repaid as agreed. New values may be added."""

    NOT_REPORTED = "not_reported"
    REGULAR = "regular"
    RESTRUCTURED = "restructured"
    RESTRUCTURED_AND_CLOSED = "restructured_and_closed"
    WRITTEN_OFF = "written_off"
    SETTLED = "settled"
    POST_WRITE_OFF_SETTLED = "post_write_off_settled"
    POST_WRITE_OFF_CLOSED = "post_write_off_closed"
    SOLD = "sold"
    WRITTEN_OFF_AND_SOLD = "written_off_and_sold"
    PURCHASED = "purchased"
    PURCHASED_AND_WRITTEN_OFF = "purchased_and_written_off"
    PURCHASED_AND_SETTLED = "purchased_and_settled"
    PURCHASED_AND_RESTRUCTURED = "purchased_and_restructured"
    AUCTIONED_AND_SETTLED = "auctioned_and_settled"
    REPOSSESSED_AND_SETTLED = "repossessed_and_settled"
    GUARANTEE_INVOKED = "guarantee_invoked"
    UNKNOWN = "unknown"
