from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

if TYPE_CHECKING:
    from ..models.product_difference import ProductDifference
    from ..models.product_terms import ProductTerms


T = TypeVar("T", bound="ProductVersion")


@_attrs_define
class ProductVersion:
    """A product as it was from one change of its terms to the next.

    Attributes:
        version (int): Its number, from 1. An analysis names the version it was scored under.
        terms (ProductTerms): What a product says at one version: the terms a team lends on and the policy it decides
            by.
        changes (list[ProductDifference]): What the change to this version changed; empty of the first version.
        created_at (datetime.datetime): When it was made.
    """

    version: int
    terms: ProductTerms
    changes: list[ProductDifference]
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        version = self.version

        terms = self.terms.to_dict()

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "version": version,
                "terms": terms,
                "changes": changes,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.product_difference import ProductDifference
        from ..models.product_terms import ProductTerms

        d = dict(src_dict)
        version = d.pop("version")

        terms = ProductTerms.from_dict(d.pop("terms"))

        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = ProductDifference.from_dict(changes_item_data)

            changes.append(changes_item)

        created_at = isoparse(d.pop("created_at"))

        product_version = cls(
            version=version,
            terms=terms,
            changes=changes,
            created_at=created_at,
        )

        product_version.additional_properties = d
        return product_version

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
