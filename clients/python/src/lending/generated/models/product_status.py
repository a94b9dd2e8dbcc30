from ...open_enum import OpenEnum


class ProductStatus(OpenEnum):
    """Whether a product can be chosen for new analyses."""

    ACTIVE = "active"
    ARCHIVED = "archived"
