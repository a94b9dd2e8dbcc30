from ...open_enum import OpenEnum


class FailureCode(OpenEnum):
    """Why there is no report: `statement_unreadable` where the file cannot be opened, asks too much of its
    reader or its text has no characters; `scanned_document` where its pages are pictures in which no text
    could be recognised; `no_transactions_found` where a statement has no rows; `unsupported_layout` where no
    table of transactions was found; `processing_error` where something broke on our side, several times;
    `statement_missing` where the file is not where it was stored, and `statement_corrupt` where it is not as
    it was stored. The last three may be tried again. New values may be added."""

    STATEMENT_UNREADABLE = "statement_unreadable"
    SCANNED_DOCUMENT = "scanned_document"
    NO_TRANSACTIONS_FOUND = "no_transactions_found"
    UNSUPPORTED_LAYOUT = "unsupported_layout"
    PROCESSING_ERROR = "processing_error"
    STATEMENT_MISSING = "statement_missing"
    STATEMENT_CORRUPT = "statement_corrupt"
