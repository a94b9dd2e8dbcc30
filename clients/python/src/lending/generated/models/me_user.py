from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.role import Role

T = TypeVar("T", bound="MeUser")


@_attrs_define
class MeUser:
    """A person with their role in the team.

    Attributes:
        id (str): Id of the user.
        name (str): The person's full name.
        email (str): Email address, the one to sign in with.
        role (Role): What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase,
            and review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New
            values may be added.
    """

    id: str
    name: str
    email: str
    role: Role
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        email = self.email

        role = self.role.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "email": email,
                "role": role,
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

        me_user = cls(
            id=id,
            name=name,
            email=email,
            role=role,
        )

        me_user.additional_properties = d
        return me_user

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
