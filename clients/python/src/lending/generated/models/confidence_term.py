from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.term_name import TermName

T = TypeVar("T", bound="ConfidenceTerm")


@_attrs_define
class ConfidenceTerm:
    """One part of the evidence.

    Attributes:
        name (TermName): A part of the evidence. New values may be added.
        weight (float): How much it weighs among the terms.
        value (float): How well it was met, between 0 and 1.
    """

    name: TermName
    weight: float
    value: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name.value

        weight = self.weight

        value = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "weight": weight,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = TermName(d.pop("name"))

        weight = d.pop("weight")

        value = d.pop("value")

        confidence_term = cls(
            name=name,
            weight=weight,
            value=value,
        )

        confidence_term.additional_properties = d
        return confidence_term

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
