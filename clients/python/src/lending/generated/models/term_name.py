from ...open_enum import OpenEnum


class TermName(OpenEnum):
    """A part of the evidence. New values may be added."""

    BALANCE_CHAIN = "balance_chain"
    TOTALS_AND_COUNTS = "totals_and_counts"
    OPENING_TO_CLOSING = "opening_to_closing"
    FIELDS = "fields"
    PAGES = "pages"
    IDENTITY = "identity"
