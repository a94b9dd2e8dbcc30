from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.offer_constraint import OfferConstraint
from ..models.reason_kind import ReasonKind
from ..models.reason_section import ReasonSection
from ..models.rule_op import RuleOp

if TYPE_CHECKING:
    from ..models.figure_part import FigurePart


T = TypeVar("T", bound="DecisionReason")


@_attrs_define
class DecisionReason:
    """One thing that spoke against the applicant. Everything is told as data; `text` says the same to credit staff.

    Attributes:
        code (str): A stable code, such as `C01` for payments returned unpaid in 6 months; `GET /reference/reasons`
            lists them all. `T01` to `T04` force a review; `OFFER_BELOW_MIN` says that no loan of the product is possible.
        kind (None | ReasonKind): How it weighed. Null in reports of before it was told.
        section (ReasonSection): A part of the case: the six sections of the score; the statement as such; the loan and
            its collateral; the document as a file; the identity of the applicant. New values may be added.
        metric (None | str): The metric it is of; `null` where it is of none.
        rule_id (None | str): The rule that does not hold, or cannot be answered; `null` where it is no rule's doing.
        value (bool | float | list[str] | None | str): The value that was found, in the metric's unit; `null` where it
            is not of one metric. Of months that are missing their list, as `YYYY-MM`.
        op (None | RuleOp): How the value should compare with `threshold`; `null` where it is not compared.
        threshold (bool | float | list[str] | None | str): What the value was held against: the rule's value, what would
            have earned full points, or of a cap the score it allows.
        points_lost (float | None): How many points of the score it cost; `null` where it is not part of the score.
        constraint (None | OfferConstraint): What limits the loan, where no loan of the product is possible; `null` for
            other reasons.
        parts (list[FigurePart]): What the value is made of: instalments by lender, income by source. Empty where it has
            no parts.
        of (FigurePart | None): What the sum of the parts is compared with: the income, the instalment; `null` where it
            is not.
        rows (list[str]): The transactions that the reason rests on.
        text (str): The reason as a sentence for credit staff. What an applicant may hear is in the letter.
    """

    code: str
    kind: None | ReasonKind
    section: ReasonSection
    metric: None | str
    rule_id: None | str
    value: bool | float | list[str] | None | str
    op: None | RuleOp
    threshold: bool | float | list[str] | None | str
    points_lost: float | None
    constraint: None | OfferConstraint
    parts: list[FigurePart]
    of: FigurePart | None
    rows: list[str]
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.figure_part import FigurePart

        code = self.code

        kind: None | str
        if isinstance(self.kind, ReasonKind):
            kind = self.kind.value
        else:
            kind = self.kind

        section = self.section.value

        metric: None | str
        metric = self.metric

        rule_id: None | str
        rule_id = self.rule_id

        value: bool | float | list[str] | None | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        op: None | str
        if isinstance(self.op, RuleOp):
            op = self.op.value
        else:
            op = self.op

        threshold: bool | float | list[str] | None | str
        if isinstance(self.threshold, list):
            threshold = self.threshold

        else:
            threshold = self.threshold

        points_lost: float | None
        points_lost = self.points_lost

        constraint: None | str
        if isinstance(self.constraint, OfferConstraint):
            constraint = self.constraint.value
        else:
            constraint = self.constraint

        parts = []
        for parts_item_data in self.parts:
            parts_item = parts_item_data.to_dict()
            parts.append(parts_item)

        of: dict[str, Any] | None
        if isinstance(self.of, FigurePart):
            of = self.of.to_dict()
        else:
            of = self.of

        rows = self.rows

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "kind": kind,
                "section": section,
                "metric": metric,
                "rule_id": rule_id,
                "value": value,
                "op": op,
                "threshold": threshold,
                "points_lost": points_lost,
                "constraint": constraint,
                "parts": parts,
                "of": of,
                "rows": rows,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_part import FigurePart

        d = dict(src_dict)
        code = d.pop("code")

        def _parse_kind(data: object) -> None | ReasonKind:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            kind_type_0 = ReasonKind(data)

            return kind_type_0

        kind = _parse_kind(d.pop("kind", None))

        section = ReasonSection(d.pop("section"))

        def _parse_metric(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        metric = _parse_metric(d.pop("metric", None))

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

        def _parse_op(data: object) -> None | RuleOp:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            op_type_0 = RuleOp(data)

            return op_type_0

        op = _parse_op(d.pop("op", None))

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

        def _parse_constraint(data: object) -> None | OfferConstraint:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            constraint_type_0 = OfferConstraint(data)

            return constraint_type_0

        constraint = _parse_constraint(d.pop("constraint", None))

        parts = []
        _parts = d.pop("parts")
        for parts_item_data in _parts:
            parts_item = FigurePart.from_dict(parts_item_data)

            parts.append(parts_item)

        def _parse_of(data: object) -> FigurePart | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            of_type_0 = FigurePart.from_dict(data)

            return of_type_0

        of = _parse_of(d.pop("of", None))

        rows = cast(list[str], d.pop("rows"))

        text = d.pop("text")

        decision_reason = cls(
            code=code,
            kind=kind,
            section=section,
            metric=metric,
            rule_id=rule_id,
            value=value,
            op=op,
            threshold=threshold,
            points_lost=points_lost,
            constraint=constraint,
            parts=parts,
            of=of,
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
