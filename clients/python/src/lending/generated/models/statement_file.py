from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="StatementFile")


@_attrs_define
class StatementFile:
    """The uploaded file.

    Attributes:
        name (None | str): The name the file was uploaded under; null where the upload gave none.
        size (int): Size of the file in bytes.
        sha256 (str): SHA-256 of its bytes, in hexadecimal.
        pages (int | None): How many pages it has; null until they were counted.
    """

    name: None | str
    size: int
    sha256: str
    pages: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name: None | str
        name = self.name

        size = self.size

        sha256 = self.sha256

        pages: int | None
        pages = self.pages

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "size": size,
                "sha256": sha256,
                "pages": pages,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name", None))

        size = d.pop("size")

        sha256 = d.pop("sha256")

        def _parse_pages(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        pages = _parse_pages(d.pop("pages", None))

        statement_file = cls(
            name=name,
            size=size,
            sha256=sha256,
            pages=pages,
        )

        statement_file.additional_properties = d
        return statement_file

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
