from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.product_version import ProductVersion


T = TypeVar("T", bound="ProductVersionList")


@_attrs_define
class ProductVersionList:
    """A page of the versions of a product, the newest first.

    Attributes:
        data (list[ProductVersion]): The items of this page, newest first.
        total (int | None): How many there are in all, over all pages: exact up to 10,000, null beyond.
        limit (int): The page size that applied, from 1 to 100.
        offset (int | None): How many were skipped; null when a cursor was given.
        has_more (bool): Whether there are more after this page.
        next_cursor (None | str): Give this as `cursor` to read on; null on the last page.
    """

    data: list[ProductVersion]
    total: int | None
    limit: int
    offset: int | None
    has_more: bool
    next_cursor: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        total: int | None
        total = self.total

        limit = self.limit

        offset: int | None
        offset = self.offset

        has_more = self.has_more

        next_cursor: None | str
        next_cursor = self.next_cursor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "total": total,
                "limit": limit,
                "offset": offset,
                "has_more": has_more,
                "next_cursor": next_cursor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.product_version import ProductVersion

        d = dict(src_dict)
        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = ProductVersion.from_dict(data_item_data)

            data.append(data_item)

        def _parse_total(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        total = _parse_total(d.pop("total", None))

        limit = d.pop("limit")

        def _parse_offset(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        offset = _parse_offset(d.pop("offset", None))

        has_more = d.pop("has_more")

        def _parse_next_cursor(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_cursor = _parse_next_cursor(d.pop("next_cursor", None))

        product_version_list = cls(
            data=data,
            total=total,
            limit=limit,
            offset=offset,
            has_more=has_more,
            next_cursor=next_cursor,
        )

        product_version_list.additional_properties = d
        return product_version_list

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
