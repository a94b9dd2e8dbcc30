from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="CreditCheckConsent")


@_attrs_define
class CreditCheckConsent:
    """The consent under which a bureau was asked.

    Attributes:
        given_at (datetime.datetime): When the consent was given.
        text_version (str): The version of the text that the person agreed to.
        purpose (str): What the report may be used for, as the person was told.
        ip (str): The address that the consent was sent from.
    """

    given_at: datetime.datetime
    text_version: str
    purpose: str
    ip: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        given_at = self.given_at.isoformat()

        text_version = self.text_version

        purpose = self.purpose

        ip = self.ip

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "given_at": given_at,
                "text_version": text_version,
                "purpose": purpose,
                "ip": ip,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        given_at = isoparse(d.pop("given_at"))

        text_version = d.pop("text_version")

        purpose = d.pop("purpose")

        ip = d.pop("ip")

        credit_check_consent = cls(
            given_at=given_at,
            text_version=text_version,
            purpose=purpose,
            ip=ip,
        )

        credit_check_consent.additional_properties = d
        return credit_check_consent

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
