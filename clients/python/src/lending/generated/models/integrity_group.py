from ...open_enum import OpenEnum


class IntegrityGroup(OpenEnum):
    """Kinds of evidence that arise independently of one another: two warnings of one group are one warning. New
    values may be added."""

    METADATA = "metadata"
    STRUCTURE = "structure"
    VISUAL = "visual"
    ARITHMETIC = "arithmetic"
    CONTENT = "content"
