from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.decision_outcome import DecisionOutcome

if TYPE_CHECKING:
    from ..models.trial_reason import TrialReason


T = TypeVar("T", bound="TrialFlip")


@_attrs_define
class TrialFlip:
    """A case that would be decided otherwise.

    Attributes:
        analysis_id (str): Id of the analysis.
        ref (str): Its reference for people.
        applicant_name (None | str): The applicant's full name; null where the upload named none.
        before (DecisionOutcome): What is decided: `approve`, `decline`, or `review` where a person has to decide. New
            values may be added.
        after (DecisionOutcome): What is decided: `approve`, `decline`, or `review` where a person has to decide. New
            values may be added.
        offer_before (float | None): The loan that was offered, in rupees; null where there was none.
        offer_after (float | None): The loan that would be offered, in rupees; null where there is none.
        gone_reasons (list[TrialReason]): Reasons that would no longer be there: at most 10.
        new_reasons (list[TrialReason]): Reasons that would be there and were not: at most 10.
    """

    analysis_id: str
    ref: str
    applicant_name: None | str
    before: DecisionOutcome
    after: DecisionOutcome
    offer_before: float | None
    offer_after: float | None
    gone_reasons: list[TrialReason]
    new_reasons: list[TrialReason]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        analysis_id = self.analysis_id

        ref = self.ref

        applicant_name: None | str
        applicant_name = self.applicant_name

        before = self.before.value

        after = self.after.value

        offer_before: float | None
        offer_before = self.offer_before

        offer_after: float | None
        offer_after = self.offer_after

        gone_reasons = []
        for gone_reasons_item_data in self.gone_reasons:
            gone_reasons_item = gone_reasons_item_data.to_dict()
            gone_reasons.append(gone_reasons_item)

        new_reasons = []
        for new_reasons_item_data in self.new_reasons:
            new_reasons_item = new_reasons_item_data.to_dict()
            new_reasons.append(new_reasons_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "analysis_id": analysis_id,
                "ref": ref,
                "applicant_name": applicant_name,
                "before": before,
                "after": after,
                "offer_before": offer_before,
                "offer_after": offer_after,
                "gone_reasons": gone_reasons,
                "new_reasons": new_reasons,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.trial_reason import TrialReason

        d = dict(src_dict)
        analysis_id = d.pop("analysis_id")

        ref = d.pop("ref")

        def _parse_applicant_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        applicant_name = _parse_applicant_name(d.pop("applicant_name", None))

        before = DecisionOutcome(d.pop("before"))

        after = DecisionOutcome(d.pop("after"))

        def _parse_offer_before(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        offer_before = _parse_offer_before(d.pop("offer_before", None))

        def _parse_offer_after(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        offer_after = _parse_offer_after(d.pop("offer_after", None))

        gone_reasons = []
        _gone_reasons = d.pop("gone_reasons")
        for gone_reasons_item_data in _gone_reasons:
            gone_reasons_item = TrialReason.from_dict(gone_reasons_item_data)

            gone_reasons.append(gone_reasons_item)

        new_reasons = []
        _new_reasons = d.pop("new_reasons")
        for new_reasons_item_data in _new_reasons:
            new_reasons_item = TrialReason.from_dict(new_reasons_item_data)

            new_reasons.append(new_reasons_item)

        trial_flip = cls(
            analysis_id=analysis_id,
            ref=ref,
            applicant_name=applicant_name,
            before=before,
            after=after,
            offer_before=offer_before,
            offer_after=offer_after,
            gone_reasons=gone_reasons,
            new_reasons=new_reasons,
        )

        trial_flip.additional_properties = d
        return trial_flip

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
