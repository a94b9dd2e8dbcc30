from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.role import Role

T = TypeVar("T", bound="Member")


@_attrs_define
class Member:
    """A person of the team.

    Attributes:
        id (str): Id of the user, `usr_…`.
        name (str): The person's full name.
        email (str): Email address, the one to sign in with.
        role (Role): What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase,
            and review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New
            values may be added.
        created_at (datetime.datetime): When the person came.
        disabled_at (datetime.datetime | None): Since when the person has no access; null while they have.
        has_second_factor (bool): Whether the person needs a code besides the password to sign in.
    """

    id: str
    name: str
    email: str
    role: Role
    created_at: datetime.datetime
    disabled_at: datetime.datetime | None
    has_second_factor: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        email = self.email

        role = self.role.value

        created_at = self.created_at.isoformat()

        disabled_at: None | str
        if isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        has_second_factor = self.has_second_factor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "email": email,
                "role": role,
                "created_at": created_at,
                "disabled_at": disabled_at,
                "has_second_factor": has_second_factor,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        email = d.pop("email")

        role = Role(d.pop("role"))

        created_at = isoparse(d.pop("created_at"))

        def _parse_disabled_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            disabled_at_type_0 = isoparse(data)

            return disabled_at_type_0

        disabled_at = _parse_disabled_at(d.pop("disabled_at", None))

        has_second_factor = d.pop("has_second_factor")

        member = cls(
            id=id,
            name=name,
            email=email,
            role=role,
            created_at=created_at,
            disabled_at=disabled_at,
            has_second_factor=has_second_factor,
        )

        member.additional_properties = d
        return member

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
