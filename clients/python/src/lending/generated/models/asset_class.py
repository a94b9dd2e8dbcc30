from ...open_enum import OpenEnum


class AssetClass(OpenEnum):
    """How a lender must class a loan by how late it is paid. The later ones are the graver. New values may be
    added."""

    UNKNOWN = "unknown"
    STANDARD = "standard"
    SMA = "sma"
    SMA0 = "sma0"
    SMA1 = "sma1"
    SMA2 = "sma2"
    SUB = "sub"
    DBT = "dbt"
    LSS = "lss"
