from ...open_enum import OpenEnum


class BounceSide(OpenEnum):
    """Whose payment came back."""

    INWARD = "inward"
    OUTWARD = "outward"
