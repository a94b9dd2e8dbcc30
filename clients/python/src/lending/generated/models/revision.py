from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.corrections import Corrections
    from ..models.report import Report
    from ..models.revision_figures import RevisionFigures


T = TypeVar("T", bound="Revision")


@_attrs_define
class Revision:
    """One revision of a decision. The first is what the analysis came to by itself; each correction makes a further one.

    Attributes:
        number (int): Counts the revisions of the analysis, from 1. Of a dry run: the number that it would have had.
        stored (bool): Whether it is kept: false in the answer to a dry run alone.
        by (str): Id of the user who corrected; of the first revision, who uploaded the statement.
        at (datetime.datetime): When it was made.
        reason (None | str): Why it was corrected; null for the first revision.
        corrections (Corrections): Facts that stand above what was read from the narrations. The decision is computed
            anew with them.
        before (None | RevisionFigures): What was decided before; null for the first revision.
        after (RevisionFigures): What was decided, and the figures it hangs on.
        result (Report | Unset): Everything that was found out about one file, and what follows from it.
    """

    number: int
    stored: bool
    by: str
    at: datetime.datetime
    reason: None | str
    corrections: Corrections
    before: None | RevisionFigures
    after: RevisionFigures
    result: Report | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.revision_figures import RevisionFigures

        number = self.number

        stored = self.stored

        by = self.by

        at = self.at.isoformat()

        reason: None | str
        reason = self.reason

        corrections = self.corrections.to_dict()

        before: dict[str, Any] | None
        if isinstance(self.before, RevisionFigures):
            before = self.before.to_dict()
        else:
            before = self.before

        after = self.after.to_dict()

        result: dict[str, Any] | Unset = UNSET
        if not isinstance(self.result, Unset):
            result = self.result.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "stored": stored,
                "by": by,
                "at": at,
                "reason": reason,
                "corrections": corrections,
                "before": before,
                "after": after,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.corrections import Corrections
        from ..models.report import Report
        from ..models.revision_figures import RevisionFigures

        d = dict(src_dict)
        number = d.pop("number")

        stored = d.pop("stored")

        by = d.pop("by")

        at = isoparse(d.pop("at"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason", None))

        corrections = Corrections.from_dict(d.pop("corrections"))

        def _parse_before(data: object) -> None | RevisionFigures:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            before_type_0 = RevisionFigures.from_dict(data)

            return before_type_0

        before = _parse_before(d.pop("before", None))

        after = RevisionFigures.from_dict(d.pop("after"))

        _result = d.pop("result", UNSET)
        result: Report | Unset
        if isinstance(_result, Unset):
            result = UNSET
        else:
            result = Report.from_dict(_result)

        revision = cls(
            number=number,
            stored=stored,
            by=by,
            at=at,
            reason=reason,
            corrections=corrections,
            before=before,
            after=after,
            result=result,
        )

        revision.additional_properties = d
        return revision

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
