from ...open_enum import OpenEnum


class ProductStatus(OpenEnum):
    """Whether a product can be chosen for new analyses: `active`, or `archived`, kept for what was scored under
    it. New values may be added."""

    ACTIVE = "active"
    ARCHIVED = "archived"
