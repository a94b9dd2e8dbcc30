from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.bureau import Bureau
from ..models.bureau_status import BureauStatus

if TYPE_CHECKING:
    from ..models.bureau_mark import BureauMark
    from ..models.bureau_summary import BureauSummary


T = TypeVar("T", bound="BureauAssessment")


@_attrs_define
class BureauAssessment:
    """What the credit bureau says about the applicant. The whole bureau report is part of the credit check.

    Attributes:
        status (BureauStatus): How asking the bureau ended. New values may be added.
        reason (None | str): Why there is no answer; null where there is one, or nothing was asked.
        bureau (Bureau | None): The bureau that answered.
        pulled_on (datetime.date | None): The day of the bureau report.
        name (None | str): The person's name as the bureau holds it.
        score (int | None): The credit score from 300 to 900; null where there is none, which is not a low score.
        score_name (None | str): The name of the score.
        score_version (None | str): The version of the score.
        derogatory_count (int | None): How many of the marks are derogatory; null without a bureau report.
        marks (list[BureauMark]): What speaks against the applicant, the derogatory marks first.
        summary (BureauSummary | None): Totals over the accounts and enquiries of the bureau report; null without one.
    """

    status: BureauStatus
    reason: None | str
    bureau: Bureau | None
    pulled_on: datetime.date | None
    name: None | str
    score: int | None
    score_name: None | str
    score_version: None | str
    derogatory_count: int | None
    marks: list[BureauMark]
    summary: BureauSummary | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.bureau_summary import BureauSummary

        status = self.status.value

        reason: None | str
        reason = self.reason

        bureau: None | str
        if isinstance(self.bureau, Bureau):
            bureau = self.bureau.value
        else:
            bureau = self.bureau

        pulled_on: None | str
        if isinstance(self.pulled_on, datetime.date):
            pulled_on = self.pulled_on.isoformat()
        else:
            pulled_on = self.pulled_on

        name: None | str
        name = self.name

        score: int | None
        score = self.score

        score_name: None | str
        score_name = self.score_name

        score_version: None | str
        score_version = self.score_version

        derogatory_count: int | None
        derogatory_count = self.derogatory_count

        marks = []
        for marks_item_data in self.marks:
            marks_item = marks_item_data.to_dict()
            marks.append(marks_item)

        summary: dict[str, Any] | None
        if isinstance(self.summary, BureauSummary):
            summary = self.summary.to_dict()
        else:
            summary = self.summary

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "reason": reason,
                "bureau": bureau,
                "pulled_on": pulled_on,
                "name": name,
                "score": score,
                "score_name": score_name,
                "score_version": score_version,
                "derogatory_count": derogatory_count,
                "marks": marks,
                "summary": summary,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bureau_mark import BureauMark
        from ..models.bureau_summary import BureauSummary

        d = dict(src_dict)
        status = BureauStatus(d.pop("status"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason", None))

        def _parse_bureau(data: object) -> Bureau | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            bureau_type_0 = Bureau(data)

            return bureau_type_0

        bureau = _parse_bureau(d.pop("bureau", None))

        def _parse_pulled_on(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            pulled_on_type_0 = isoparse(data).date()

            return pulled_on_type_0

        pulled_on = _parse_pulled_on(d.pop("pulled_on", None))

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name", None))

        def _parse_score(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        score = _parse_score(d.pop("score", None))

        def _parse_score_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        score_name = _parse_score_name(d.pop("score_name", None))

        def _parse_score_version(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        score_version = _parse_score_version(d.pop("score_version", None))

        def _parse_derogatory_count(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        derogatory_count = _parse_derogatory_count(d.pop("derogatory_count", None))

        marks = []
        _marks = d.pop("marks")
        for marks_item_data in _marks:
            marks_item = BureauMark.from_dict(marks_item_data)

            marks.append(marks_item)

        def _parse_summary(data: object) -> BureauSummary | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            summary_type_0 = BureauSummary.from_dict(data)

            return summary_type_0

        summary = _parse_summary(d.pop("summary", None))

        bureau_assessment = cls(
            status=status,
            reason=reason,
            bureau=bureau,
            pulled_on=pulled_on,
            name=name,
            score=score,
            score_name=score_name,
            score_version=score_version,
            derogatory_count=derogatory_count,
            marks=marks,
            summary=summary,
        )

        bureau_assessment.additional_properties = d
        return bureau_assessment

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
