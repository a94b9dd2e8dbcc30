from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.analysis_stage import AnalysisStage
from ..models.analysis_status import AnalysisStatus
from ..models.decision_outcome import DecisionOutcome
from ..models.review_reason import ReviewReason

if TYPE_CHECKING:
    from ..models.analysis_assignee import AnalysisAssignee
    from ..models.analysis_failure import AnalysisFailure
    from ..models.analysis_inputs import AnalysisInputs
    from ..models.analysis_metadata import AnalysisMetadata
    from ..models.analysis_product import AnalysisProduct
    from ..models.applicant import Applicant
    from ..models.report import Report
    from ..models.review import Review
    from ..models.statement_file import StatementFile


T = TypeVar("T", bound="Analysis")


@_attrs_define
class Analysis:
    """One analysis of a statement.

    Attributes:
        id (str): Id of the analysis, `an_…`.
        ref (str): Reference for people: `APP-` and at least six digits, counted in the team.
        status (AnalysisStatus): How far an analysis is: `queued`, waiting for a worker; `processing`, being read and
            judged; `completed`, ended with a decision and a report; `failed`, ended without a report, and `failure` says
            why. New values may be added.
        stage (AnalysisStage | None): What is being done; null unless it is being processed.
        progress (int): For a progress bar, from 0 to 100.
        revision (int): Which revision of the decision holds, from 1. Every correction makes a further one; the record
            and the report show the newest.
        decision (DecisionOutcome | None): What is recommended; null until it is completed. A review does not change it.
        policy_outcome (DecisionOutcome | None): What the policy alone said, without what forces a review. Null where it
            could not be evaluated.
        final_decision (DecisionOutcome | None): What holds in the end: the outcome of the review, else `decision`. Null
            until it is completed, and while a review is awaited.
        review_reasons (list[ReviewReason]): Why a person has to decide; empty unless `decision` is `review`.
        review (None | Review): What a person decided; null until somebody did.
        assignee (AnalysisAssignee | None): Who holds the case; null where nobody does.
        failure (AnalysisFailure | None): Why it failed; null unless it did.
        product (AnalysisProduct): The product an analysis is scored under.
        applicant (Applicant): The person the statement is about, as the upload named them.
        credit_check_id (None | str): Id of the credit check that was made for it; null where none was.
        inputs (AnalysisInputs): What the application asks for: amounts in rupees, and a time.
        metadata (AnalysisMetadata): The caller's own texts, as they were given with the upload; an empty object where
            there were none.
        file (StatementFile): The uploaded file.
        duplicate_of (None | str): Id of the team's first analysis of the very same file; null where this is the first.
        created_by (str): Id of the user who uploaded it.
        created_at (datetime.datetime): When it was uploaded.
        started_at (datetime.datetime | None): When work on it began; null while it is queued.
        completed_at (datetime.datetime | None): When it ended, completed or failed; null until then.
        legal_hold_since (datetime.datetime | None): Since when it is on legal hold, so that nothing of it can be
            erased; null where it is not.
        statement_erased_at (datetime.datetime | None): When its statement was erased and the report kept; null while
            the statement is there.
        result (None | Report): The full report. Only where one analysis is read with `include_result=true`, and absent
            otherwise; null until it is completed.
    """

    id: str
    ref: str
    status: AnalysisStatus
    stage: AnalysisStage | None
    progress: int
    revision: int
    decision: DecisionOutcome | None
    policy_outcome: DecisionOutcome | None
    final_decision: DecisionOutcome | None
    review_reasons: list[ReviewReason]
    review: None | Review
    assignee: AnalysisAssignee | None
    failure: AnalysisFailure | None
    product: AnalysisProduct
    applicant: Applicant
    credit_check_id: None | str
    inputs: AnalysisInputs
    metadata: AnalysisMetadata
    file: StatementFile
    duplicate_of: None | str
    created_by: str
    created_at: datetime.datetime
    started_at: datetime.datetime | None
    completed_at: datetime.datetime | None
    legal_hold_since: datetime.datetime | None
    statement_erased_at: datetime.datetime | None
    result: None | Report
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.analysis_assignee import AnalysisAssignee
        from ..models.analysis_failure import AnalysisFailure
        from ..models.report import Report
        from ..models.review import Review

        id = self.id

        ref = self.ref

        status = self.status.value

        stage: None | str
        if isinstance(self.stage, AnalysisStage):
            stage = self.stage.value
        else:
            stage = self.stage

        progress = self.progress

        revision = self.revision

        decision: None | str
        if isinstance(self.decision, DecisionOutcome):
            decision = self.decision.value
        else:
            decision = self.decision

        policy_outcome: None | str
        if isinstance(self.policy_outcome, DecisionOutcome):
            policy_outcome = self.policy_outcome.value
        else:
            policy_outcome = self.policy_outcome

        final_decision: None | str
        if isinstance(self.final_decision, DecisionOutcome):
            final_decision = self.final_decision.value
        else:
            final_decision = self.final_decision

        review_reasons = []
        for review_reasons_item_data in self.review_reasons:
            review_reasons_item = review_reasons_item_data.value
            review_reasons.append(review_reasons_item)

        review: dict[str, Any] | None
        if isinstance(self.review, Review):
            review = self.review.to_dict()
        else:
            review = self.review

        assignee: dict[str, Any] | None
        if isinstance(self.assignee, AnalysisAssignee):
            assignee = self.assignee.to_dict()
        else:
            assignee = self.assignee

        failure: dict[str, Any] | None
        if isinstance(self.failure, AnalysisFailure):
            failure = self.failure.to_dict()
        else:
            failure = self.failure

        product = self.product.to_dict()

        applicant = self.applicant.to_dict()

        credit_check_id: None | str
        credit_check_id = self.credit_check_id

        inputs = self.inputs.to_dict()

        metadata = self.metadata.to_dict()

        file = self.file.to_dict()

        duplicate_of: None | str
        duplicate_of = self.duplicate_of

        created_by = self.created_by

        created_at = self.created_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        completed_at: None | str
        if isinstance(self.completed_at, datetime.datetime):
            completed_at = self.completed_at.isoformat()
        else:
            completed_at = self.completed_at

        legal_hold_since: None | str
        if isinstance(self.legal_hold_since, datetime.datetime):
            legal_hold_since = self.legal_hold_since.isoformat()
        else:
            legal_hold_since = self.legal_hold_since

        statement_erased_at: None | str
        if isinstance(self.statement_erased_at, datetime.datetime):
            statement_erased_at = self.statement_erased_at.isoformat()
        else:
            statement_erased_at = self.statement_erased_at

        result: dict[str, Any] | None
        if isinstance(self.result, Report):
            result = self.result.to_dict()
        else:
            result = self.result

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ref": ref,
                "status": status,
                "stage": stage,
                "progress": progress,
                "revision": revision,
                "decision": decision,
                "policy_outcome": policy_outcome,
                "final_decision": final_decision,
                "review_reasons": review_reasons,
                "review": review,
                "assignee": assignee,
                "failure": failure,
                "product": product,
                "applicant": applicant,
                "credit_check_id": credit_check_id,
                "inputs": inputs,
                "metadata": metadata,
                "file": file,
                "duplicate_of": duplicate_of,
                "created_by": created_by,
                "created_at": created_at,
                "started_at": started_at,
                "completed_at": completed_at,
                "legal_hold_since": legal_hold_since,
                "statement_erased_at": statement_erased_at,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysis_assignee import AnalysisAssignee
        from ..models.analysis_failure import AnalysisFailure
        from ..models.analysis_inputs import AnalysisInputs
        from ..models.analysis_metadata import AnalysisMetadata
        from ..models.analysis_product import AnalysisProduct
        from ..models.applicant import Applicant
        from ..models.report import Report
        from ..models.review import Review
        from ..models.statement_file import StatementFile

        d = dict(src_dict)
        id = d.pop("id")

        ref = d.pop("ref")

        status = AnalysisStatus(d.pop("status"))

        def _parse_stage(data: object) -> AnalysisStage | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            stage_type_0 = AnalysisStage(data)

            return stage_type_0

        stage = _parse_stage(d.pop("stage", None))

        progress = d.pop("progress")

        revision = d.pop("revision")

        def _parse_decision(data: object) -> DecisionOutcome | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            decision_type_0 = DecisionOutcome(data)

            return decision_type_0

        decision = _parse_decision(d.pop("decision", None))

        def _parse_policy_outcome(data: object) -> DecisionOutcome | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            policy_outcome_type_0 = DecisionOutcome(data)

            return policy_outcome_type_0

        policy_outcome = _parse_policy_outcome(d.pop("policy_outcome", None))

        def _parse_final_decision(data: object) -> DecisionOutcome | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            final_decision_type_0 = DecisionOutcome(data)

            return final_decision_type_0

        final_decision = _parse_final_decision(d.pop("final_decision", None))

        review_reasons = []
        _review_reasons = d.pop("review_reasons")
        for review_reasons_item_data in _review_reasons:
            review_reasons_item = ReviewReason(review_reasons_item_data)

            review_reasons.append(review_reasons_item)

        def _parse_review(data: object) -> None | Review:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            review_type_0 = Review.from_dict(data)

            return review_type_0

        review = _parse_review(d.pop("review", None))

        def _parse_assignee(data: object) -> AnalysisAssignee | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            assignee_type_0 = AnalysisAssignee.from_dict(data)

            return assignee_type_0

        assignee = _parse_assignee(d.pop("assignee", None))

        def _parse_failure(data: object) -> AnalysisFailure | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            failure_type_0 = AnalysisFailure.from_dict(data)

            return failure_type_0

        failure = _parse_failure(d.pop("failure", None))

        product = AnalysisProduct.from_dict(d.pop("product"))

        applicant = Applicant.from_dict(d.pop("applicant"))

        def _parse_credit_check_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        credit_check_id = _parse_credit_check_id(d.pop("credit_check_id", None))

        inputs = AnalysisInputs.from_dict(d.pop("inputs"))

        metadata = AnalysisMetadata.from_dict(d.pop("metadata"))

        file = StatementFile.from_dict(d.pop("file"))

        def _parse_duplicate_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        duplicate_of = _parse_duplicate_of(d.pop("duplicate_of", None))

        created_by = d.pop("created_by")

        created_at = isoparse(d.pop("created_at"))

        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            started_at_type_0 = isoparse(data)

            return started_at_type_0

        started_at = _parse_started_at(d.pop("started_at", None))

        def _parse_completed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            completed_at_type_0 = isoparse(data)

            return completed_at_type_0

        completed_at = _parse_completed_at(d.pop("completed_at", None))

        def _parse_legal_hold_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            legal_hold_since_type_0 = isoparse(data)

            return legal_hold_since_type_0

        legal_hold_since = _parse_legal_hold_since(d.pop("legal_hold_since", None))

        def _parse_statement_erased_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            statement_erased_at_type_0 = isoparse(data)

            return statement_erased_at_type_0

        statement_erased_at = _parse_statement_erased_at(d.pop("statement_erased_at", None))

        def _parse_result(data: object) -> None | Report:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            result_type_0 = Report.from_dict(data)

            return result_type_0

        result = _parse_result(d.pop("result", None))

        analysis = cls(
            id=id,
            ref=ref,
            status=status,
            stage=stage,
            progress=progress,
            revision=revision,
            decision=decision,
            policy_outcome=policy_outcome,
            final_decision=final_decision,
            review_reasons=review_reasons,
            review=review,
            assignee=assignee,
            failure=failure,
            product=product,
            applicant=applicant,
            credit_check_id=credit_check_id,
            inputs=inputs,
            metadata=metadata,
            file=file,
            duplicate_of=duplicate_of,
            created_by=created_by,
            created_at=created_at,
            started_at=started_at,
            completed_at=completed_at,
            legal_hold_since=legal_hold_since,
            statement_erased_at=statement_erased_at,
            result=result,
        )

        analysis.additional_properties = d
        return analysis

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
