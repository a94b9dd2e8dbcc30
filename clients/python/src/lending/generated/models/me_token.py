from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.scope import Scope
from ..models.token_kind import TokenKind

T = TypeVar("T", bound="MeToken")


@_attrs_define
class MeToken:
    """The token of this request.

    Attributes:
        id (str): Id of the token, by which it can be revoked. Not the token itself.
        kind (TokenKind): The kind of a token: an API key of a server, or the login token of a person. New values may be
            added.
        name (None | str): The name given to an API key, or the device a login token was made for; null where there is
            none.
        created_at (datetime.datetime): When it was created.
        expires_at (datetime.datetime | None): When it ends; null for never.
        scopes (list[Scope] | None): What it is good for, within the role of the person; null: whatever the person may.
    """

    id: str
    kind: TokenKind
    name: None | str
    created_at: datetime.datetime
    expires_at: datetime.datetime | None
    scopes: list[Scope] | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind.value

        name: None | str
        name = self.name

        created_at = self.created_at.isoformat()

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        scopes: list[str] | None
        if isinstance(self.scopes, list):
            scopes = []
            for scopes_type_0_item_data in self.scopes:
                scopes_type_0_item = scopes_type_0_item_data.value
                scopes.append(scopes_type_0_item)

        else:
            scopes = self.scopes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "name": name,
                "created_at": created_at,
                "expires_at": expires_at,
                "scopes": scopes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = TokenKind(d.pop("kind"))

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name", None))

        created_at = isoparse(d.pop("created_at"))

        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            expires_at_type_0 = isoparse(data)

            return expires_at_type_0

        expires_at = _parse_expires_at(d.pop("expires_at", None))

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

        me_token = cls(
            id=id,
            kind=kind,
            name=name,
            created_at=created_at,
            expires_at=expires_at,
            scopes=scopes,
        )

        me_token.additional_properties = d
        return me_token

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
