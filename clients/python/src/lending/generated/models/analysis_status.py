from ...open_enum import OpenEnum


class AnalysisStatus(OpenEnum):
    """How far an analysis is: `queued`, waiting for a worker; `processing`, being read and judged; `completed`,
    ended with a decision and a report; `failed`, ended without a report, and `failure` says why. New values
    may be added."""

    QUEUED = "queued"
    PROCESSING = "processing"
    COMPLETED = "completed"
    FAILED = "failed"
