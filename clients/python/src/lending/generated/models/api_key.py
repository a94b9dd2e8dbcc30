from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.scope import Scope
from ..types import UNSET, Unset

T = TypeVar("T", bound="ApiKey")


@_attrs_define
class ApiKey:
    """An API key of a person: it acts as them, with the role they have at the time.

    Attributes:
        id (str): Id of the key, `key_…`, by which it is revoked. Not the key itself.
        name (str): The name that was given to it.
        last_four (str): The last four characters of its text.
        user_id (str): The person it acts as, with the role that person has at the time.
        created_at (datetime.datetime): When it was created.
        last_used_at (datetime.datetime | None): When it was last used, to the minute; null if never.
        expires_at (datetime.datetime | None): When it ends; null for never.
        revoked_at (datetime.datetime | None): When it was revoked; null while it works.
        scopes (list[Scope] | None): What it is good for, within the role of its owner; null: whatever the owner may.
        key (str | Unset): The key itself, in the answer to its creation alone: keep it then, it is never shown again.
    """

    id: str
    name: str
    last_four: str
    user_id: str
    created_at: datetime.datetime
    last_used_at: datetime.datetime | None
    expires_at: datetime.datetime | None
    revoked_at: datetime.datetime | None
    scopes: list[Scope] | None
    key: str | Unset = _attrs_field(repr=False, default=UNSET)
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        last_four = self.last_four

        user_id = self.user_id

        created_at = self.created_at.isoformat()

        last_used_at: None | str
        if isinstance(self.last_used_at, datetime.datetime):
            last_used_at = self.last_used_at.isoformat()
        else:
            last_used_at = self.last_used_at

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        revoked_at: None | str
        if isinstance(self.revoked_at, datetime.datetime):
            revoked_at = self.revoked_at.isoformat()
        else:
            revoked_at = self.revoked_at

        scopes: list[str] | None
        if isinstance(self.scopes, list):
            scopes = []
            for scopes_type_0_item_data in self.scopes:
                scopes_type_0_item = scopes_type_0_item_data.value
                scopes.append(scopes_type_0_item)

        else:
            scopes = self.scopes

        key = self.key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "last_four": last_four,
                "user_id": user_id,
                "created_at": created_at,
                "last_used_at": last_used_at,
                "expires_at": expires_at,
                "revoked_at": revoked_at,
                "scopes": scopes,
            }
        )
        if key is not UNSET:
            field_dict["key"] = key

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        last_four = d.pop("last_four")

        user_id = d.pop("user_id")

        created_at = isoparse(d.pop("created_at"))

        def _parse_last_used_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            last_used_at_type_0 = isoparse(data)

            return last_used_at_type_0

        last_used_at = _parse_last_used_at(d.pop("last_used_at", None))

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            expires_at_type_0 = isoparse(data)

            return expires_at_type_0

        expires_at = _parse_expires_at(d.pop("expires_at", None))

        def _parse_revoked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            revoked_at_type_0 = isoparse(data)

            return revoked_at_type_0

        revoked_at = _parse_revoked_at(d.pop("revoked_at", None))

        def _parse_scopes(data: object) -> list[Scope] | None:
            if data is None:
                return data
            if not isinstance(data, list):
                raise TypeError()
            scopes_type_0 = []
            _scopes_type_0 = data
            for scopes_type_0_item_data in _scopes_type_0:
                scopes_type_0_item = Scope(scopes_type_0_item_data)

                scopes_type_0.append(scopes_type_0_item)

            return scopes_type_0

        scopes = _parse_scopes(d.pop("scopes", None))

        key = d.pop("key", UNSET)

        api_key = cls(
            id=id,
            name=name,
            last_four=last_four,
            user_id=user_id,
            created_at=created_at,
            last_used_at=last_used_at,
            expires_at=expires_at,
            revoked_at=revoked_at,
            scopes=scopes,
            key=key,
        )

        api_key.additional_properties = d
        return api_key

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
