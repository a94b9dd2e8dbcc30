from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="ResetLink")


@_attrs_define
class ResetLink:
    """A one-time link by which a member sets a new password.

    Attributes:
        token (str): What the member sets a new password with, once: hand it over in private. It is never shown again.
        link (str): The page of the console that takes the token.
        expires_at (datetime.datetime): Until when it can be used: 24 hours.
    """

    token: str = _attrs_field(repr=False)
    link: str
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        link = self.link

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "token": token,
                "link": link,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        link = d.pop("link")

        expires_at = isoparse(d.pop("expires_at"))

        reset_link = cls(
            token=token,
            link=link,
            expires_at=expires_at,
        )

        reset_link.additional_properties = d
        return reset_link

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
