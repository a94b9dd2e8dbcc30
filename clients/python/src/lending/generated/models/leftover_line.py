from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.page_box import PageBox


T = TypeVar("T", bound="LeftoverLine")


@_attrs_define
class LeftoverLine:
    """A line between the rows of a table that is no part of a row.

    Attributes:
        page (int): The page it stands on, from 1.
        box (PageBox): A place on a page, in points from its upper left corner.
        text (str): What it says.
    """

    page: int
    box: PageBox
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        page = self.page

        box = self.box.to_dict()

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "page": page,
                "box": box,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.page_box import PageBox

        d = dict(src_dict)
        page = d.pop("page")

        box = PageBox.from_dict(d.pop("box"))

        text = d.pop("text")

        leftover_line = cls(
            page=page,
            box=box,
            text=text,
        )

        leftover_line.additional_properties = d
        return leftover_line

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
