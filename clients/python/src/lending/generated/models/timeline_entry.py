from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.analysis_happening import AnalysisHappening

T = TypeVar("T", bound="TimelineEntry")


@_attrs_define
class TimelineEntry:
    """One thing that happened to an analysis.

    Attributes:
        number (int): Its place, from 1. Where numbers are missing, entries between were dropped.
        at (datetime.datetime): When it happened.
        what (AnalysisHappening): What happened to an analysis: `accepted`, taken in; `claimed`, taken up by a worker;
            `read`, its statement was read; `filed_as_scan`, its pages are pictures, and it waits to be recognised;
            `given_back`, put back without spending an attempt; `retried`, to be tried once more; `failed` and `decided`,
            its ends; `corrected` and `reviewed`, by a person; `retry_requested`, queued again after it failed; `held` and
            `released`, put on legal hold and freed of it; `statement_erased`, its statement is gone. New values may be
            added.
        message (str): What happened, for a person.
        reason (None | str): Why, as a word: of `given_back` and `retried` one of `storage_unavailable`,
            `worker_stopping`, `newer_version_needed`, `worker_lost` and `processing_fault`, of `failed` the code of the
            failure, of `decided`, `corrected` and `reviewed` what was decided; null otherwise. New words may be added.
        attempt (int | None): Which attempt it was about, from 1; null where it was about none.
        worker (None | str): Id of the worker, `wrk_…`; null where there was none.
        by (None | str): Id of the user who did it; null where nobody of the team did.
    """

    number: int
    at: datetime.datetime
    what: AnalysisHappening
    message: str
    reason: None | str
    attempt: int | None
    worker: None | str
    by: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        at = self.at.isoformat()

        what = self.what.value

        message = self.message

        reason: None | str
        reason = self.reason

        attempt: int | None
        attempt = self.attempt

        worker: None | str
        worker = self.worker

        by: None | str
        by = self.by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "at": at,
                "what": what,
                "message": message,
                "reason": reason,
                "attempt": attempt,
                "worker": worker,
                "by": by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        at = isoparse(d.pop("at"))

        what = AnalysisHappening(d.pop("what"))

        message = d.pop("message")

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason", None))

        def _parse_attempt(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        attempt = _parse_attempt(d.pop("attempt", None))

        def _parse_worker(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        worker = _parse_worker(d.pop("worker", None))

        def _parse_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        by = _parse_by(d.pop("by", None))

        timeline_entry = cls(
            number=number,
            at=at,
            what=what,
            message=message,
            reason=reason,
            attempt=attempt,
            worker=worker,
            by=by,
        )

        timeline_entry.additional_properties = d
        return timeline_entry

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
