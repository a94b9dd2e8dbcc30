from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reason_section import ReasonSection

if TYPE_CHECKING:
    from ..models.applicant_sentence import ApplicantSentence


T = TypeVar("T", bound="KnownReason")


@_attrs_define
class KnownReason:
    """A code that a decision can give as a reason.

    Attributes:
        code (str): The code, as `decision.reasons` gives it. A code keeps its meaning.
        section (ReasonSection): A part of the case: the six sections of the score; the statement as such; the loan and
            its collateral; the document as a file; the identity of the applicant. New values may be added.
        metric (None | str): The metric that gives it; null where it is of no metric.
        meaning (str): What it is about.
        applicant_sentences (list[ApplicantSentence]): What an applicant may hear of it, in each language, with
            `{value}` in place of the value. Empty for what is never told to an applicant: a suspicion about the document or
            the account.
    """

    code: str
    section: ReasonSection
    metric: None | str
    meaning: str
    applicant_sentences: list[ApplicantSentence]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        section = self.section.value

        metric: None | str
        metric = self.metric

        meaning = self.meaning

        applicant_sentences = []
        for applicant_sentences_item_data in self.applicant_sentences:
            applicant_sentences_item = applicant_sentences_item_data.to_dict()
            applicant_sentences.append(applicant_sentences_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "section": section,
                "metric": metric,
                "meaning": meaning,
                "applicant_sentences": applicant_sentences,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.applicant_sentence import ApplicantSentence

        d = dict(src_dict)
        code = d.pop("code")

        section = ReasonSection(d.pop("section"))

        def _parse_metric(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        metric = _parse_metric(d.pop("metric", None))

        meaning = d.pop("meaning")

        applicant_sentences = []
        _applicant_sentences = d.pop("applicant_sentences")
        for applicant_sentences_item_data in _applicant_sentences:
            applicant_sentences_item = ApplicantSentence.from_dict(applicant_sentences_item_data)

            applicant_sentences.append(applicant_sentences_item)

        known_reason = cls(
            code=code,
            section=section,
            metric=metric,
            meaning=meaning,
            applicant_sentences=applicant_sentences,
        )

        known_reason.additional_properties = d
        return known_reason

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
