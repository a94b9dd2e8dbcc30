from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reason_section import ReasonSection

if TYPE_CHECKING:
    from ..models.score_component import ScoreComponent


T = TypeVar("T", bound="ScoreSection")


@_attrs_define
class ScoreSection:
    """One section of the score.

    Attributes:
        section (ReasonSection): A part of the case: the six sections of the score; the statement as such; the loan and
            its collateral; the document as a file; the identity of the applicant. New values may be added.
        points (float): The points of its components, before any scaling up.
        weight (int): The most it could earn: its weight in the product's scorecard.
        components (list[ScoreComponent]): The metrics it is made of.
    """

    section: ReasonSection
    points: float
    weight: int
    components: list[ScoreComponent]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        section = self.section.value

        points = self.points

        weight = self.weight

        components = []
        for components_item_data in self.components:
            components_item = components_item_data.to_dict()
            components.append(components_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "section": section,
                "points": points,
                "weight": weight,
                "components": components,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.score_component import ScoreComponent

        d = dict(src_dict)
        section = ReasonSection(d.pop("section"))

        points = d.pop("points")

        weight = d.pop("weight")

        components = []
        _components = d.pop("components")
        for components_item_data in _components:
            components_item = ScoreComponent.from_dict(components_item_data)

            components.append(components_item)

        score_section = cls(
            section=section,
            points=points,
            weight=weight,
            components=components,
        )

        score_section.additional_properties = d
        return score_section

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
