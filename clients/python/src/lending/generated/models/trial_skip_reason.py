from ...open_enum import OpenEnum


class TrialSkipReason(OpenEnum):
    """Why a case was not decided again: it was erased meanwhile; what is stored of it cannot be read; a newer
    version of the service stored it; it asks for a time that the terms do not cover. New values may be
    added."""

    ERASED = "erased"
    UNREADABLE = "unreadable"
    NEWER_VERSION = "newer_version"
    TENURE_NOT_COVERED = "tenure_not_covered"
