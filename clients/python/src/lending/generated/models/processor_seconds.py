from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ProcessorSeconds")


@_attrs_define
class ProcessorSeconds:
    """Seconds of processor time, by what was done.

    Attributes:
        reading (float): Reading files: at their upload, for their analysis, and to show their pages.
        recognising (float): Recognising the characters of scans.
        computing (float): Deciding, and opening and writing reports.
    """

    reading: float
    recognising: float
    computing: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reading = self.reading

        recognising = self.recognising

        computing = self.computing

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reading": reading,
                "recognising": recognising,
                "computing": computing,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reading = d.pop("reading")

        recognising = d.pop("recognising")

        computing = d.pop("computing")

        processor_seconds = cls(
            reading=reading,
            recognising=recognising,
            computing=computing,
        )

        processor_seconds.additional_properties = d
        return processor_seconds

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
