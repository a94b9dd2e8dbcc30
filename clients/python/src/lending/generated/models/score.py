from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.score_cap import ScoreCap
    from ..models.score_section import ScoreSection


T = TypeVar("T", bound="Score")


@_attrs_define
class Score:
    """The score and how it came about. It is the score of the loan that was asked for; where none was, of the one that
    could be offered.

        Attributes:
            total (float): The score, from 0 to 100, to one decimal, under its caps.
            uncapped_total (float): What it would be without caps, from 0 to 100.
            caps (list[ScoreCap]): What holds the score down, whatever the points: pay that stopped or fell, gambling, money
                in circles, balances pushed up, new loans. Caps hold an approval back and never decline.
            grade (None | str): The grade, from `A`, the best, to `E`. Null where less than 80% of the points could be
                assessed, where a knockout rule fails, and where a person has to clear the account or the document first.
            is_rescaled (bool): Whether something was not known, so that the points of the rest were scaled up to 100.
            assessed_share (float): The share of the points that could be assessed, from 0 to 1.
            amount (float | None): The loan that was scored; `null` where none was asked for or found. In rupees.
            sections (list[ScoreSection]): The points of each of the six sections.
            reason_codes (list[str]): The codes of what cost the most points; `decision.reasons` tells them in full.
    """

    total: float
    uncapped_total: float
    caps: list[ScoreCap]
    grade: None | str
    is_rescaled: bool
    assessed_share: float
    amount: float | None
    sections: list[ScoreSection]
    reason_codes: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        total = self.total

        uncapped_total = self.uncapped_total

        caps = []
        for caps_item_data in self.caps:
            caps_item = caps_item_data.to_dict()
            caps.append(caps_item)

        grade: None | str
        grade = self.grade

        is_rescaled = self.is_rescaled

        assessed_share = self.assessed_share

        amount: float | None
        amount = self.amount

        sections = []
        for sections_item_data in self.sections:
            sections_item = sections_item_data.to_dict()
            sections.append(sections_item)

        reason_codes = self.reason_codes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "total": total,
                "uncapped_total": uncapped_total,
                "caps": caps,
                "grade": grade,
                "is_rescaled": is_rescaled,
                "assessed_share": assessed_share,
                "amount": amount,
                "sections": sections,
                "reason_codes": reason_codes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.score_cap import ScoreCap
        from ..models.score_section import ScoreSection

        d = dict(src_dict)
        total = d.pop("total")

        uncapped_total = d.pop("uncapped_total")

        caps = []
        _caps = d.pop("caps")
        for caps_item_data in _caps:
            caps_item = ScoreCap.from_dict(caps_item_data)

            caps.append(caps_item)

        def _parse_grade(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        grade = _parse_grade(d.pop("grade", None))

        is_rescaled = d.pop("is_rescaled")

        assessed_share = d.pop("assessed_share")

        def _parse_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        amount = _parse_amount(d.pop("amount", None))

        sections = []
        _sections = d.pop("sections")
        for sections_item_data in _sections:
            sections_item = ScoreSection.from_dict(sections_item_data)

            sections.append(sections_item)

        reason_codes = cast(list[str], d.pop("reason_codes"))

        score = cls(
            total=total,
            uncapped_total=uncapped_total,
            caps=caps,
            grade=grade,
            is_rescaled=is_rescaled,
            assessed_share=assessed_share,
            amount=amount,
            sections=sections,
            reason_codes=reason_codes,
        )

        score.additional_properties = d
        return score

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
