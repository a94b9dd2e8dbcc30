from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reason_section import ReasonSection

T = TypeVar("T", bound="DecisionReason")


@_attrs_define
class DecisionReason:
    """One thing that spoke against the applicant.

    Attributes:
        code (str): A stable code, such as `C01` for payments returned unpaid in 6 months. `T01` to `T04` force a
            review; `OFFER_BELOW_MIN` says that no loan of the product is possible.
        section (ReasonSection): A part of the case: the six sections of the score; the statement as such; the loan and
            its collateral; the document as a file; the identity of the applicant. New values may be added.
        rule_id (None | str): The rule that does not hold; `null` where it is no rule's doing.
        value (bool | float | list[str] | None | str): The value that was found, in the metric's unit; `null` where it
            is not of one metric.
        threshold (bool | float | list[str] | None | str): What the value was held against: the rule's value, or what
            would have earned full points.
        points_lost (float | None): How many points of the score it cost; `null` where it is not part of the score.
        rows (list[str]): The transactions that the reason rests on.
        text (str): The reason as a sentence that can be read to the applicant.
    """

    code: str
    section: ReasonSection
    rule_id: None | str
    value: bool | float | list[str] | None | str
    threshold: bool | float | list[str] | None | str
    points_lost: float | None
    rows: list[str]
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        section = self.section.value

        rule_id: None | str
        rule_id = self.rule_id

        value: bool | float | list[str] | None | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        threshold: bool | float | list[str] | None | str
        if isinstance(self.threshold, list):
            threshold = self.threshold

        else:
            threshold = self.threshold

        points_lost: float | None
        points_lost = self.points_lost

        rows = self.rows

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "section": section,
                "rule_id": rule_id,
                "value": value,
                "threshold": threshold,
                "points_lost": points_lost,
                "rows": rows,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        section = ReasonSection(d.pop("section"))

        def _parse_rule_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rule_id = _parse_rule_id(d.pop("rule_id", None))

        def _parse_value(data: object) -> bool | float | list[str] | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_rule_value_type_3 = cast(list[str], data)

                return componentsschemas_rule_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | float | list[str] | None | str, data)

        value = _parse_value(d.pop("value", None))

        def _parse_threshold(data: object) -> bool | float | list[str] | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_rule_value_type_3 = cast(list[str], data)

                return componentsschemas_rule_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | float | list[str] | None | str, data)

        threshold = _parse_threshold(d.pop("threshold", None))

        def _parse_points_lost(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        points_lost = _parse_points_lost(d.pop("points_lost", None))

        rows = cast(list[str], d.pop("rows"))

        text = d.pop("text")

        decision_reason = cls(
            code=code,
            section=section,
            rule_id=rule_id,
            value=value,
            threshold=threshold,
            points_lost=points_lost,
            rows=rows,
            text=text,
        )

        decision_reason.additional_properties = d
        return decision_reason

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
