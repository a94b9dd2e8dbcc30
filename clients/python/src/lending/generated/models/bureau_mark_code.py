from ...open_enum import OpenEnum


class BureauMarkCode(OpenEnum):
    """What a mark is. New values may be added."""

    WILFUL_DEFAULT = "wilful_default"
    SUIT_FILED = "suit_filed"
    WRITTEN_OFF = "written_off"
    OPEN_WRITE_OFF = "open_write_off"
    SETTLED = "settled"
    SOLD = "sold"
    GUARANTEE_INVOKED = "guarantee_invoked"
    SUBSTANDARD = "substandard"
    DPD_90_IN_24_MONTHS = "dpd_90_in_24_months"
    DPD_60_IN_12_MONTHS = "dpd_60_in_12_months"
    REPEATED_DPD_30_IN_6_MONTHS = "repeated_dpd_30_in_6_months"
    OVERDUE = "overdue"
    RESTRUCTURED = "restructured"
    SMA = "sma"
    SMALL_OLD_WRITE_OFF = "small_old_write_off"
    SETTLED_COOLING = "settled_cooling"
    ENQUIRIES_30_DAYS = "enquiries_30_days"
    ENQUIRIES_90_DAYS = "enquiries_90_days"
    UNKNOWN_CODE = "unknown_code"
