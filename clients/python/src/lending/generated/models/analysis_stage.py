from ...open_enum import OpenEnum


class AnalysisStage(OpenEnum):
    """What is being done while an analysis is processed, in this order."""

    OPENING = "opening"
    READING = "reading"
    RECONCILING = "reconciling"
    CATEGORISING = "categorising"
    CHECKING = "checking"
    BUREAU = "bureau"
    DECIDING = "deciding"
