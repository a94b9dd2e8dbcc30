from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.name_level import NameLevel

if TYPE_CHECKING:
    from ..models.name_comparison import NameComparison


T = TypeVar("T", bound="NameMatch")


@_attrs_define
class NameMatch:
    """Whether the applicant is the person on the statements and at the bureau.

    Attributes:
        score (float | None): From 0 to 1: for each account its best holder, then the worst of the accounts and the
            bureau. Null if no names could be compared.
        level (NameLevel): How far two names agree. New values may be added.
        applicant_name (None | str): The applicant's name as it was given.
        compared (list[NameComparison]): Every name the applicant's was compared with.
        explanation (str): The result as a sentence, for a person.
    """

    score: float | None
    level: NameLevel
    applicant_name: None | str
    compared: list[NameComparison]
    explanation: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        score: float | None
        score = self.score

        level = self.level.value

        applicant_name: None | str
        applicant_name = self.applicant_name

        compared = []
        for compared_item_data in self.compared:
            compared_item = compared_item_data.to_dict()
            compared.append(compared_item)

        explanation = self.explanation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "score": score,
                "level": level,
                "applicant_name": applicant_name,
                "compared": compared,
                "explanation": explanation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.name_comparison import NameComparison

        d = dict(src_dict)

        def _parse_score(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        score = _parse_score(d.pop("score", None))

        level = NameLevel(d.pop("level"))

        def _parse_applicant_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        applicant_name = _parse_applicant_name(d.pop("applicant_name", None))

        compared = []
        _compared = d.pop("compared")
        for compared_item_data in _compared:
            compared_item = NameComparison.from_dict(compared_item_data)

            compared.append(compared_item)

        explanation = d.pop("explanation")

        name_match = cls(
            score=score,
            level=level,
            applicant_name=applicant_name,
            compared=compared,
            explanation=explanation,
        )

        name_match.additional_properties = d
        return name_match

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
