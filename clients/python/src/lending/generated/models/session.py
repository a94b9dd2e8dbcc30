from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="Session")


@_attrs_define
class Session:
    """A device, or a browser, on which a person is signed in.

    Attributes:
        id (str): Id of the login token, by which it is ended. Not the token itself.
        device_name (None | str): The name that was given when signing in; null where none was.
        is_current (bool): Whether it is the one of this request.
        created_at (datetime.datetime): When the person signed in.
        expires_at (datetime.datetime): When it ends by itself.
    """

    id: str
    device_name: None | str
    is_current: bool
    created_at: datetime.datetime
    expires_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        device_name: None | str
        device_name = self.device_name

        is_current = self.is_current

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "device_name": device_name,
                "is_current": is_current,
                "created_at": created_at,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_device_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        device_name = _parse_device_name(d.pop("device_name", None))

        is_current = d.pop("is_current")

        created_at = isoparse(d.pop("created_at"))

        expires_at = isoparse(d.pop("expires_at"))

        session = cls(
            id=id,
            device_name=device_name,
            is_current=is_current,
            created_at=created_at,
            expires_at=expires_at,
        )

        session.additional_properties = d
        return session

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
