from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.category_correction import CategoryCorrection


T = TypeVar("T", bound="Corrections")


@_attrs_define
class Corrections:
    """Facts that stand above what was read from the narrations. The decision is computed anew with them.

    Attributes:
        employers (list[str]): Payers whose regular payments are the applicant's salary, as `counterparty` of a
            transaction names them.
        business_margin_pct (float | None): What of a trader's receipts is taken for income, in percent, in place of the
            product's margin.
        categories (list[CategoryCorrection]): Transactions that are something else than they were taken for.
    """

    employers: list[str]
    business_margin_pct: float | None
    categories: list[CategoryCorrection]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        employers = self.employers

        business_margin_pct: float | None
        business_margin_pct = self.business_margin_pct

        categories = []
        for categories_item_data in self.categories:
            categories_item = categories_item_data.to_dict()
            categories.append(categories_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "employers": employers,
                "business_margin_pct": business_margin_pct,
                "categories": categories,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.category_correction import CategoryCorrection

        d = dict(src_dict)
        employers = cast(list[str], d.pop("employers"))

        def _parse_business_margin_pct(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        business_margin_pct = _parse_business_margin_pct(d.pop("business_margin_pct", None))

        categories = []
        _categories = d.pop("categories")
        for categories_item_data in _categories:
            categories_item = CategoryCorrection.from_dict(categories_item_data)

            categories.append(categories_item)

        corrections = cls(
            employers=employers,
            business_margin_pct=business_margin_pct,
            categories=categories,
        )

        corrections.additional_properties = d
        return corrections

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
