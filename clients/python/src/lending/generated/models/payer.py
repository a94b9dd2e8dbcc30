from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="Payer")


@_attrs_define
class Payer:
    """A payer that the team takes for an employer wherever it pays.

    Attributes:
        id (str): Id of the payer, `pay_…`. It never changes: a payer that is forgotten and remembered again has another
            one.
        name (str): The payer's name, as it was remembered.
        created_by (str): Id of the user who had it remembered.
        created_at (datetime.datetime): When it was remembered.
    """

    id: str
    name: str
    created_by: str
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        created_by = self.created_by

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "created_by": created_by,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        created_by = d.pop("created_by")

        created_at = isoparse(d.pop("created_at"))

        payer = cls(
            id=id,
            name=name,
            created_by=created_by,
            created_at=created_at,
        )

        payer.additional_properties = d
        return payer

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
