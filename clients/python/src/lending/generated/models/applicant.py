from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Applicant")


@_attrs_define
class Applicant:
    """The person the statement is about, as the upload named them.

    Attributes:
        name (None | str): The applicant's full name; null where the upload named none.
        mobile (None | str): The applicant's mobile number, of which only the last four digits are shown; null where the
            upload named none.
    """

    name: None | str
    mobile: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name: None | str
        name = self.name

        mobile: None | str
        mobile = self.mobile

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "mobile": mobile,
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

        def _parse_mobile(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        mobile = _parse_mobile(d.pop("mobile", None))

        applicant = cls(
            name=name,
            mobile=mobile,
        )

        applicant.additional_properties = d
        return applicant

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
