"""What can go wrong, as exceptions. All of them are a `LendingError`."""

from collections.abc import Mapping
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any

import httpx

from .generated.models import ErrorCode, FieldError


class LendingError(Exception):
    """Something went wrong between here and the service.

    Attributes:
        status: The HTTP status of the refusal; None where there was no answer.
        code: What happened, for a program: stable, and equal to its text. None where the answer did not say
            it.
        message: What happened, for a person.
        request_id: Names the exchange in the service's own records; quote it when you ask for help.
        fields: The members of the request that were refused, each with a message.
        retry_after: Seconds after which to try again, where the service said so.
        doc_url: Where the code is explained.
    """

    def __init__(
        self,
        message: str,
        *,
        status: int | None = None,
        code: ErrorCode | None = None,
        request_id: str | None = None,
        fields: list[FieldError] | None = None,
        retry_after: float | None = None,
        doc_url: str | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.request_id = request_id
        self.fields = fields or []
        self.retry_after = retry_after
        self.doc_url = doc_url

    def __str__(self) -> str:
        about = " ".join(str(each) for each in (self.status, self.code) if each is not None)
        request = f" [{self.request_id}]" if self.request_id else ""
        return f"{about}: {self.message}{request}" if about else f"{self.message}{request}"


class InvalidRequest(LendingError):
    """400, 413, 415: the request is not as it should be; `fields` tells which members."""


class AuthenticationFailed(LendingError):
    """401: the token is missing, mistyped, expired or revoked, or the email or the password is wrong."""


class PermissionDenied(LendingError):
    """403: the role or the team's entitlements do not allow it."""


class NotFound(LendingError):
    """404: it does not exist, or belongs to another team."""


class Conflict(LendingError):
    """409: it does not fit the state that things are in."""


class FileRejected(LendingError):
    """422: the statement cannot be taken in; `code` says why."""


class RateLimited(LendingError):
    """429: too much at once; `retry_after` says when to come again."""


class ServiceFailed(LendingError):
    """500 and above: the service, or something it needs, is not well."""


class NoAnswer(LendingError):
    """There was no answer: no connection, a broken one, or a time that ran out. `__cause__` is the fault."""


class UnexpectedAnswer(LendingError):
    """The answer cannot be read. Something else than the service may have given it, a proxy for example."""


class WaitTimeout(LendingError, TimeoutError):
    """The analysis had not ended in the time that it was given.

    It goes on; wait for it again, or read it later.
    """


BY_STATUS: Mapping[int, type[LendingError]] = {
    400: InvalidRequest,
    401: AuthenticationFailed,
    403: PermissionDenied,
    404: NotFound,
    409: Conflict,
    413: InvalidRequest,
    415: InvalidRequest,
    422: FileRejected,
    429: RateLimited,
}


def refusal(response: httpx.Response) -> LendingError:
    """The exception that a refusal is told by. Takes any body: a proxy's refusal is not the service's."""
    status = response.status_code
    if status < 400:
        return unexpected(response, "the answer is neither a success nor a refusal")
    kind = ServiceFailed if status >= 500 else BY_STATUS.get(status, LendingError)
    body = json_object(response)
    code = text_of(body, "code")
    return kind(
        text_of(body, "message") or response.reason_phrase,
        status=status,
        code=None if code is None else ErrorCode(code),
        request_id=text_of(body, "request_id") or response.headers.get("X-Request-Id"),
        fields=fields_of(body),
        retry_after=retry_after(response),
        doc_url=text_of(body, "doc_url"),
    )


def unexpected(response: httpx.Response, reason: str) -> UnexpectedAnswer:
    return UnexpectedAnswer(
        f"The answer cannot be read: {reason}",
        status=response.status_code,
        request_id=response.headers.get("X-Request-Id"),
    )


def retry_after(response: httpx.Response) -> float | None:
    """Seconds to wait, which the service says as a number, and a proxy perhaps as a time."""
    value = response.headers.get("Retry-After", "").strip()
    if value.isdecimal():
        return float(value)
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return max(0.0, (moment - datetime.now(timezone.utc)).total_seconds())


def json_object(response: httpx.Response) -> dict[str, Any]:
    try:
        body = response.json()
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}


def text_of(body: dict[str, Any], member: str) -> str | None:
    value = body.get(member)
    return value if isinstance(value, str) else None


def fields_of(body: dict[str, Any]) -> list[FieldError]:
    members = body.get("errors")
    entries = members if isinstance(members, list) else []
    return [
        FieldError(field=str(entry["field"]), message=str(entry["message"]))
        for entry in entries
        if isinstance(entry, dict) and "field" in entry and "message" in entry
    ]
