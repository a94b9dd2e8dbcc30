from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.error_code import ErrorCode

T = TypeVar("T", bound="KnownError")


@_attrs_define
class KnownError:
    """A code that a refusal can give.

    Attributes:
        code (ErrorCode): Why a request was refused: stable, one value for one cause. New ones may be added; treat an
            unknown one by the HTTP status.
        status (int): The HTTP status that it comes with.
        meaning (str): What has happened.
        remedy (str): What the caller can do.
        doc_url (str): Address of the page that explains this code, as refusals name it.
    """

    code: ErrorCode
    status: int
    meaning: str
    remedy: str
    doc_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code.value

        status = self.status

        meaning = self.meaning

        remedy = self.remedy

        doc_url = self.doc_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "status": status,
                "meaning": meaning,
                "remedy": remedy,
                "doc_url": doc_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = ErrorCode(d.pop("code"))

        status = d.pop("status")

        meaning = d.pop("meaning")

        remedy = d.pop("remedy")

        doc_url = d.pop("doc_url")

        known_error = cls(
            code=code,
            status=status,
            meaning=meaning,
            remedy=remedy,
            doc_url=doc_url,
        )

        known_error.additional_properties = d
        return known_error

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
