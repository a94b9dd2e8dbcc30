from ...open_enum import OpenEnum


class AnalysisStatus(OpenEnum):
    """How far an analysis is."""

    QUEUED = "queued"
    PROCESSING = "processing"
    COMPLETED = "completed"
    FAILED = "failed"
