from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MeTeam")


@_attrs_define
class MeTeam:
    """A team, to which all data belongs.

    Attributes:
        id (str): Id of the team.
        name (str): Name of the team.
        entitlements (list[str]): What the team has been granted: `bureau` allows pulling credit-bureau reports.
    """

    id: str
    name: str
    entitlements: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        entitlements = self.entitlements

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "entitlements": entitlements,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        entitlements = cast(list[str], d.pop("entitlements"))

        me_team = cls(
            id=id,
            name=name,
            entitlements=entitlements,
        )

        me_team.additional_properties = d
        return me_team

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
