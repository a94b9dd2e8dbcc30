from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.role import Role

T = TypeVar("T", bound="Assignee")


@_attrs_define
class Assignee:
    """Somebody who can be given a case.

    Attributes:
        id (str): Id of the user, to be sent as `assignee`.
        name (str): The person's full name.
        role (Role): What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase,
            and review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New
            values may be added.
    """

    id: str
    name: str
    role: Role
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        role = self.role.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        role = Role(d.pop("role"))

        assignee = cls(
            id=id,
            name=name,
            role=role,
        )

        assignee.additional_properties = d
        return assignee

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
