from ...open_enum import OpenEnum


class IncomeUse(OpenEnum):
    """Which figure of the income counts: `low`, only what says that it is pay, or came in at least 6 months;
    `base`, every source that was recognised; `high`, with payers that pay much the same every month and were
    not recognised. New values may be added."""

    LOW = "low"
    BASE = "base"
    HIGH = "high"
