from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.webhook_attempt_problem import WebhookAttemptProblem

T = TypeVar("T", bound="WebhookAttempt")


@_attrs_define
class WebhookAttempt:
    """What came of one attempt.

    Attributes:
        number (int): Counts the attempts, from 1. One whose worker died has left nothing.
        sent_at (datetime.datetime): When it was sent; the seconds are its `webhook-timestamp`.
        duration_ms (int): How long it took, in milliseconds.
        answer_status (int | None): The HTTP status of the answer; null where none came.
        problem (None | WebhookAttemptProblem): Why it came to nothing; null where it was accepted.
        answer (None | str): The first 1,024 bytes of what was answered; null where nothing was.
    """

    number: int
    sent_at: datetime.datetime
    duration_ms: int
    answer_status: int | None
    problem: None | WebhookAttemptProblem
    answer: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        sent_at = self.sent_at.isoformat()

        duration_ms = self.duration_ms

        answer_status: int | None
        answer_status = self.answer_status

        problem: None | str
        if isinstance(self.problem, WebhookAttemptProblem):
            problem = self.problem.value
        else:
            problem = self.problem

        answer: None | str
        answer = self.answer

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "sent_at": sent_at,
                "duration_ms": duration_ms,
                "answer_status": answer_status,
                "problem": problem,
                "answer": answer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        number = d.pop("number")

        sent_at = isoparse(d.pop("sent_at"))

        duration_ms = d.pop("duration_ms")

        def _parse_answer_status(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        answer_status = _parse_answer_status(d.pop("answer_status", None))

        def _parse_problem(data: object) -> None | WebhookAttemptProblem:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            problem_type_0 = WebhookAttemptProblem(data)

            return problem_type_0

        problem = _parse_problem(d.pop("problem", None))

        def _parse_answer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        answer = _parse_answer(d.pop("answer", None))

        webhook_attempt = cls(
            number=number,
            sent_at=sent_at,
            duration_ms=duration_ms,
            answer_status=answer_status,
            problem=problem,
            answer=answer,
        )

        webhook_attempt.additional_properties = d
        return webhook_attempt

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
