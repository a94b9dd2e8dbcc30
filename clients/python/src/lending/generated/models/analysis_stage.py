from ...open_enum import OpenEnum


class AnalysisStage(OpenEnum):
    """What is being done while an analysis is processed, in this order: the file is opened, its rows are read,
    held against their balances, given categories, the document is checked, the bureau is asked, and the
    policy decides. New values may be added."""

    OPENING = "opening"
    READING = "reading"
    RECONCILING = "reconciling"
    CATEGORISING = "categorising"
    CHECKING = "checking"
    BUREAU = "bureau"
    DECIDING = "deciding"
