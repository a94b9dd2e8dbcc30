from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.credit_check_score_status import CreditCheckScoreStatus
from ..models.credit_check_status import CreditCheckStatus

if TYPE_CHECKING:
    from ..models.bureau_mark import BureauMark
    from ..models.credit_check_billing import CreditCheckBilling
    from ..models.credit_check_consent import CreditCheckConsent
    from ..models.credit_check_problem import CreditCheckProblem


T = TypeVar("T", bound="CreditCheckSummary")


@_attrs_define
class CreditCheckSummary:
    """A saved credit-bureau pull, without its report.

    Attributes:
        id (str): Id of the credit check. The bureau knows the pull by it.
        name (str): The person's name, as it was given.
        mobile (str): Their mobile number, of which only the last four digits are shown.
        status (CreditCheckStatus): What became of a credit check: `completed`, the bureau answered; `needs_review`,
            nobody knows what became of the question, or the answer cannot be read; `failed`, the bureau did nothing.
            `problem` says more. New values may be added.
        problem (CreditCheckProblem | None): Why there is no report; null unless it failed or needs review.
        score (int | None): The credit score from 300 to 900; null where there is none, which is not a low score.
        score_status (CreditCheckScoreStatus | None): Whether the bureau knows the person, and has a score for them;
            null unless it is completed.
        derogatory (list[BureauMark]): The derogatory marks of the report: each of them sends an application to a
            person.
        billing (CreditCheckBilling): What a credit check costs.
        consent (CreditCheckConsent): The consent under which a bureau was asked.
        requested_by (str): Id of the user who asked for it.
        analysis_id (None | str): Id of the analysis that it was pulled for; null where it was pulled for itself.
        created_at (datetime.datetime): When it was asked for.
    """

    id: str
    name: str
    mobile: str
    status: CreditCheckStatus
    problem: CreditCheckProblem | None
    score: int | None
    score_status: CreditCheckScoreStatus | None
    derogatory: list[BureauMark]
    billing: CreditCheckBilling
    consent: CreditCheckConsent
    requested_by: str
    analysis_id: None | str
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.credit_check_problem import CreditCheckProblem

        id = self.id

        name = self.name

        mobile = self.mobile

        status = self.status.value

        problem: dict[str, Any] | None
        if isinstance(self.problem, CreditCheckProblem):
            problem = self.problem.to_dict()
        else:
            problem = self.problem

        score: int | None
        score = self.score

        score_status: None | str
        if isinstance(self.score_status, CreditCheckScoreStatus):
            score_status = self.score_status.value
        else:
            score_status = self.score_status

        derogatory = []
        for derogatory_item_data in self.derogatory:
            derogatory_item = derogatory_item_data.to_dict()
            derogatory.append(derogatory_item)

        billing = self.billing.to_dict()

        consent = self.consent.to_dict()

        requested_by = self.requested_by

        analysis_id: None | str
        analysis_id = self.analysis_id

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "mobile": mobile,
                "status": status,
                "problem": problem,
                "score": score,
                "score_status": score_status,
                "derogatory": derogatory,
                "billing": billing,
                "consent": consent,
                "requested_by": requested_by,
                "analysis_id": analysis_id,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bureau_mark import BureauMark
        from ..models.credit_check_billing import CreditCheckBilling
        from ..models.credit_check_consent import CreditCheckConsent
        from ..models.credit_check_problem import CreditCheckProblem

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        mobile = d.pop("mobile")

        status = CreditCheckStatus(d.pop("status"))

        def _parse_problem(data: object) -> CreditCheckProblem | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            problem_type_0 = CreditCheckProblem.from_dict(data)

            return problem_type_0

        problem = _parse_problem(d.pop("problem", None))

        def _parse_score(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        score = _parse_score(d.pop("score", None))

        def _parse_score_status(data: object) -> CreditCheckScoreStatus | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            score_status_type_0 = CreditCheckScoreStatus(data)

            return score_status_type_0

        score_status = _parse_score_status(d.pop("score_status", None))

        derogatory = []
        _derogatory = d.pop("derogatory")
        for derogatory_item_data in _derogatory:
            derogatory_item = BureauMark.from_dict(derogatory_item_data)

            derogatory.append(derogatory_item)

        billing = CreditCheckBilling.from_dict(d.pop("billing"))

        consent = CreditCheckConsent.from_dict(d.pop("consent"))

        requested_by = d.pop("requested_by")

        def _parse_analysis_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        analysis_id = _parse_analysis_id(d.pop("analysis_id", None))

        created_at = isoparse(d.pop("created_at"))

        credit_check_summary = cls(
            id=id,
            name=name,
            mobile=mobile,
            status=status,
            problem=problem,
            score=score,
            score_status=score_status,
            derogatory=derogatory,
            billing=billing,
            consent=consent,
            requested_by=requested_by,
            analysis_id=analysis_id,
            created_at=created_at,
        )

        credit_check_summary.additional_properties = d
        return credit_check_summary

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
