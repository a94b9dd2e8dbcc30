from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.mule_level import MuleLevel

if TYPE_CHECKING:
    from ..models.mule_signal import MuleSignal


T = TypeVar("T", bound="MuleAssessment")


@_attrs_define
class MuleAssessment:
    """Whether the account looks like one through which others pass money, and what speaks for it.

    Attributes:
        score (float | None): From 0 to 100: the points of all signals. Null where there was too little to assess.
        level (MuleLevel): How strongly an account looks like that of a money mule. New values may be added.
        is_flagged (bool): Whether a person must look at the account. True for the levels `elevated` and `high`.
        reason (str): Why the account has this level, in a sentence.
        merchant_evidence (list[str]): Codes of the signs of honest trade that were found, such as `regular_payees` or
            `tax_paid`.
        relief (float): What the points of signals that trade shows, too, were multiplied by: 1 without merchant
            evidence.
        signals (list[MuleSignal]): The patterns that were seen, in a fixed order; empty where there are none.
    """

    score: float | None
    level: MuleLevel
    is_flagged: bool
    reason: str
    merchant_evidence: list[str]
    relief: float
    signals: list[MuleSignal]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        score: float | None
        score = self.score

        level = self.level.value

        is_flagged = self.is_flagged

        reason = self.reason

        merchant_evidence = self.merchant_evidence

        relief = self.relief

        signals = []
        for signals_item_data in self.signals:
            signals_item = signals_item_data.to_dict()
            signals.append(signals_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "score": score,
                "level": level,
                "is_flagged": is_flagged,
                "reason": reason,
                "merchant_evidence": merchant_evidence,
                "relief": relief,
                "signals": signals,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.mule_signal import MuleSignal

        d = dict(src_dict)

        def _parse_score(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        score = _parse_score(d.pop("score", None))

        level = MuleLevel(d.pop("level"))

        is_flagged = d.pop("is_flagged")

        reason = d.pop("reason")

        merchant_evidence = cast(list[str], d.pop("merchant_evidence"))

        relief = d.pop("relief")

        signals = []
        _signals = d.pop("signals")
        for signals_item_data in _signals:
            signals_item = MuleSignal.from_dict(signals_item_data)

            signals.append(signals_item)

        mule_assessment = cls(
            score=score,
            level=level,
            is_flagged=is_flagged,
            reason=reason,
            merchant_evidence=merchant_evidence,
            relief=relief,
            signals=signals,
        )

        mule_assessment.additional_properties = d
        return mule_assessment

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
