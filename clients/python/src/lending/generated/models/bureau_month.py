from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.asset_class import AssetClass

T = TypeVar("T", bound="BureauMonth")


@_attrs_define
class BureauMonth:
    """How an account stood in one month.

    Attributes:
        month (str): The month, such as `2025-04`.
        dpd (int | None): Days past due; 0 is paid on time, null is not reported.
        asset_class (AssetClass | None): The lender's class of the loan; null is not reported.
        raw (str): What the bureau sent for the month.
    """

    month: str
    dpd: int | None
    asset_class: AssetClass | None
    raw: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        month = self.month

        dpd: int | None
        dpd = self.dpd

        asset_class: None | str
        if isinstance(self.asset_class, AssetClass):
            asset_class = self.asset_class.value
        else:
            asset_class = self.asset_class

        raw = self.raw

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "month": month,
                "dpd": dpd,
                "asset_class": asset_class,
                "raw": raw,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        month = d.pop("month")

        def _parse_dpd(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        dpd = _parse_dpd(d.pop("dpd", None))

        def _parse_asset_class(data: object) -> AssetClass | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            asset_class_type_0 = AssetClass(data)

            return asset_class_type_0

        asset_class = _parse_asset_class(d.pop("asset_class", None))

        raw = d.pop("raw")

        bureau_month = cls(
            month=month,
            dpd=dpd,
            asset_class=asset_class,
            raw=raw,
        )

        bureau_month.additional_properties = d
        return bureau_month

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
