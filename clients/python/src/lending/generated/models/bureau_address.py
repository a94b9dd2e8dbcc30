from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="BureauAddress")


@_attrs_define
class BureauAddress:
    """An address that a lender has reported.

    Attributes:
        text (str): The whole address in one line.
        reported (datetime.date | None): The day on which it was last reported.
    """

    text: str
    reported: datetime.date | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        reported: None | str
        if isinstance(self.reported, datetime.date):
            reported = self.reported.isoformat()
        else:
            reported = self.reported

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "text": text,
                "reported": reported,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        def _parse_reported(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            reported_type_0 = isoparse(data).date()

            return reported_type_0

        reported = _parse_reported(d.pop("reported", None))

        bureau_address = cls(
            text=text,
            reported=reported,
        )

        bureau_address.additional_properties = d
        return bureau_address

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
