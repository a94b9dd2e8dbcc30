from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ProductDifference")


@_attrs_define
class ProductDifference:
    """One thing that a change of a product has changed.

    Attributes:
        path (str): What changed: the names of its members, joined by dots, such as `annual_rate_pct` or `amount.max`.
            Rules and limits go by their id: `policy.rules.foir.value` is the value of the rule `foir`, `policy.rules.foir`
            the whole rule, where it came or went, and `policy.rules` the order of the rules, as their ids. Fees, days and
            conditions are told as whole lists.
        before (Any): What stood there before, as in the terms; null where there was nothing.
        after (Any): What stands there since, as in the terms; null where there is nothing any more.
    """

    path: str
    before: Any
    after: Any
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        path = self.path

        before = self.before

        after = self.after

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "path": path,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        path = d.pop("path")

        before = d.pop("before")

        after = d.pop("after")

        product_difference = cls(
            path=path,
            before=before,
            after=after,
        )

        product_difference.additional_properties = d
        return product_difference

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
