from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from dateutil.parser import isoparse

from ..models.scope import Scope
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateApiKeyRequest")


@_attrs_define
class CreateApiKeyRequest:
    """What a new API key is to be called, what it is good for and how long it lives.

    Attributes:
        name (str): A name to tell the key apart by: 1 to 100 characters.
        expires_at (datetime.datetime | None | Unset): When the key ends, a time in the future; left out or null: never.
            A team may ask for an end (`longest_key_days` of its settings).
        expires_in_days (int | None | Unset): In how many days the key ends, in place of `expires_at`: 1 to 3,660.
        scopes (list[Scope] | None | Unset): What the key is good for, within the role of its owner; left out or null:
            whatever the owner may. At least one.
    """

    name: str
    expires_at: datetime.datetime | None | Unset = UNSET
    expires_in_days: int | None | Unset = UNSET
    scopes: list[Scope] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        expires_at: None | str | Unset
        if isinstance(self.expires_at, Unset):
            expires_at = UNSET
        elif isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        expires_in_days: int | None | Unset
        if isinstance(self.expires_in_days, Unset):
            expires_in_days = UNSET
        else:
            expires_in_days = self.expires_in_days

        scopes: list[str] | None | Unset
        if isinstance(self.scopes, Unset):
            scopes = UNSET
        elif isinstance(self.scopes, list):
            scopes = []
            for scopes_type_0_item_data in self.scopes:
                scopes_type_0_item = scopes_type_0_item_data.value
                scopes.append(scopes_type_0_item)

        else:
            scopes = self.scopes

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if expires_at is not UNSET:
            field_dict["expires_at"] = expires_at
        if expires_in_days is not UNSET:
            field_dict["expires_in_days"] = expires_in_days
        if scopes is not UNSET:
            field_dict["scopes"] = scopes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        def _parse_expires_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            expires_at_type_0 = isoparse(data)

            return expires_at_type_0

        expires_at = _parse_expires_at(d.pop("expires_at", UNSET))

        def _parse_expires_in_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        expires_in_days = _parse_expires_in_days(d.pop("expires_in_days", UNSET))

        def _parse_scopes(data: object) -> list[Scope] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            scopes_type_0 = []
            _scopes_type_0 = data
            for scopes_type_0_item_data in _scopes_type_0:
                scopes_type_0_item = Scope(scopes_type_0_item_data)

                scopes_type_0.append(scopes_type_0_item)

            return scopes_type_0

        scopes = _parse_scopes(d.pop("scopes", UNSET))

        create_api_key_request = cls(
            name=name,
            expires_at=expires_at,
            expires_in_days=expires_in_days,
            scopes=scopes,
        )

        return create_api_key_request
