from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PageBox")


@_attrs_define
class PageBox:
    """A place on a page, in points from its upper left corner.

    Attributes:
        x0 (float): The left edge, in points (1/72 inch) from the left of the page.
        y0 (float): The upper edge, in points from the top of the page.
        x1 (float): The right edge, in points from the left of the page.
        y1 (float): The lower edge, in points from the top of the page.
    """

    x0: float
    y0: float
    x1: float
    y1: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        x0 = self.x0

        y0 = self.y0

        x1 = self.x1

        y1 = self.y1

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "x0": x0,
                "y0": y0,
                "x1": x1,
                "y1": y1,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        x0 = d.pop("x0")

        y0 = d.pop("y0")

        x1 = d.pop("x1")

        y1 = d.pop("y1")

        page_box = cls(
            x0=x0,
            y0=y0,
            x1=x1,
            y1=y1,
        )

        page_box.additional_properties = d
        return page_box

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
