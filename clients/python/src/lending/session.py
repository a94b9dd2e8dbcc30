"""What a client is made of, apart from how it waits: the address, the token and the patience, and the flows
that use them.

Every flow is written once, here; see `steps.py`.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import httpx

from .address import api_address, checked_token
from .call import Call
from .errors import AuthenticationFailed, NoAnswer, WaitTimeout, json_object, refusal, unexpected
from .generated import calls
from .generated.models import Analysis, AnalysisStatus
from .retry import RetryPolicy
from .steps import Flow, Pause, Renew, ask, send
from .version import __version__

T = TypeVar("T")

# Gives a token or a password when it is needed; a coroutine function will do for `AsyncLending`.
TextSource = Callable[[], str | Awaitable[str]]

USER_AGENT = f"lending-analysis-client/{__version__}"

# For a whole answer. Long enough for a bureau that takes its time.
DEFAULT_TIMEOUT = 60.0

# A service that is there accepts a connection at once.
CONNECT_TIMEOUT = 10.0

# The longest that the service holds a request until an analysis has ended.
LONGEST_HOLD = 30

# A service that is about to stop answers early. It is not asked again at once.
PAUSE_AFTER_AN_EARLY_ANSWER = 1.0

# A login token is replaced this many seconds before it ends, so that it does not end on the way.
RENEWAL_MARGIN = 30.0


@dataclass(frozen=True)
class Credentials:
    """Of a person. The password does not show when it is printed."""

    email: str
    password: str | TextSource = field(repr=False)
    device_name: str | None


class Session:
    def __init__(
        self,
        base_url: str,
        token: str | None,
        *,
        timeout: float | httpx.Timeout,
        retries: int | RetryPolicy,
        renew: TextSource | None,
    ) -> None:
        self.address = api_address(base_url)
        self.token = None if token is None else checked_token(token)
        self._expires_at: float | None = None
        self._credentials: Credentials | None = None
        self._renew = renew
        self._retries = RetryPolicy(retries) if isinstance(retries, int) else retries
        self._timeout = (
            timeout
            if isinstance(timeout, httpx.Timeout)
            else httpx.Timeout(timeout, connect=min(timeout, CONNECT_TIMEOUT))
        )

    def perform(self, call: Call[T]) -> Flow[T]:
        """Sends the call, again where that is safe and may help, and reads the answer."""
        try:
            response = yield from self._answered(call)
        finally:
            if call.upload is not None:
                call.upload.close()
        if not response.is_success:
            raise refusal(response)
        try:
            return call.read(response)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise unexpected(response, f"{type(error).__name__} {error}") from error

    def _answered(self, call: Call[object]) -> Flow[httpx.Response]:
        attempt = 0
        was_renewed = False
        while True:
            if call.is_authenticated and self._has_expired():
                yield Renew(self.token)
            token = self.token
            outcome = yield from self._outcome(call, token)
            if not was_renewed and self._can_renew() and is_stale(call, outcome):
                was_renewed = True
                yield Renew(token)
                continue
            delay = self._retries.delay(call, attempt, outcome)
            if delay is not None:
                attempt += 1
                yield Pause(delay)
            elif isinstance(outcome, httpx.RequestError):
                raise NoAnswer(f"There was no answer from the service: {described(outcome)}") from outcome
            else:
                return outcome

    def _outcome(self, call: Call[object], token: str | None) -> Flow[httpx.Response | httpx.RequestError]:
        headers = {"User-Agent": USER_AGENT, **call.request.get("headers", {})}
        if call.is_authenticated and token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if call.upload is not None:
            # Who refuses an upload does not read the rest of it, and closes the connection. It must not be
            # used again, or the next call would find it dead.
            headers["Connection"] = "close"
        request = {
            **call.request,
            "url": self.address + call.request["url"],
            "headers": headers,
            "timeout": held_longer(self._timeout, call.held_seconds),
            # A redirect is no answer of this API, and would take the token along.
            "follow_redirects": False,
        }
        try:
            return (yield from send(request))
        except httpx.RequestError as error:
            return error

    def _has_expired(self) -> bool:
        return self._expires_at is not None and time.monotonic() >= self._expires_at and self._can_renew()

    def _can_renew(self) -> bool:
        return self._credentials is not None or self._renew is not None

    def renewed(self) -> Flow[None]:
        """Gets another token, by the credentials or from the caller.

        Made by whoever does the step `Renew`.
        """
        if self._credentials is not None:
            yield from self._exchange(self._credentials)
        elif self._renew is not None:
            self.token = checked_token((yield from ask(self._renew)))

    def sign_in(self, credentials: Credentials) -> Flow[None]:
        """Exchanges the credentials for a login token, and keeps them for when it has expired."""
        yield from self._exchange(credentials)
        self._credentials = credentials

    def _exchange(self, credentials: Credentials) -> Flow[None]:
        password = credentials.password
        login = yield from self.perform(
            calls.create_login_token(
                email=credentials.email,
                password=password if isinstance(password, str) else (yield from ask(password)),
                device_name=credentials.device_name,
            )
        )
        self.token = checked_token(login.token)
        self._expires_at = time.monotonic() + login.expires_in - RENEWAL_MARGIN

    def sign_out(self) -> Flow[None]:
        """Revokes the login token, and forgets how to get another.

        A token that is over already is as good.
        """
        self._credentials = None
        self._renew = None
        try:
            yield from self.perform(calls.revoke_login_token())
        except AuthenticationFailed as error:
            if error.code != "invalid_token":
                raise

    def wait_until_done(self, id: str, timeout: float | None, include_result: bool) -> Flow[Analysis]:
        """Reads the analysis until it has ended.

        The service holds each request until then, or for 30 seconds.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            asked_at = time.monotonic()
            hold = LONGEST_HOLD if deadline is None else max(0, min(LONGEST_HOLD, int(deadline - asked_at)))
            analysis = yield from self.perform(
                calls.get_analysis(id, include_result=include_result, wait=hold)
            )
            if has_ended(analysis):
                return analysis
            now = time.monotonic()
            if deadline is not None and now >= deadline:
                raise WaitTimeout(
                    f"The analysis {id} is {analysis.status} after {timeout:g} seconds of waiting"
                )
            if now - asked_at < PAUSE_AFTER_AN_EARLY_ANSWER:
                left = PAUSE_AFTER_AN_EARLY_ANSWER if deadline is None else deadline - now
                yield Pause(min(PAUSE_AFTER_AN_EARLY_ANSWER, left))


def has_ended(analysis: Analysis) -> bool:
    """A state that this version does not know has ended if the service says when."""
    ended = (AnalysisStatus.COMPLETED, AnalysisStatus.FAILED)
    return analysis.status in ended or analysis.completed_at is not None


def is_stale(call: Call[object], outcome: httpx.Response | httpx.RequestError) -> bool:
    """Whether the token was refused, so that the same call would be taken with another."""
    return (
        call.is_authenticated
        and isinstance(outcome, httpx.Response)
        and outcome.status_code == 401
        and json_object(outcome).get("code") in ("invalid_token", "unauthenticated")
        and (call.upload is None or call.upload.can_be_sent)
    )


def held_longer(timeout: httpx.Timeout, seconds: int) -> httpx.Timeout:
    """With as much more time for reading as the service was asked to take."""
    read = None if timeout.read is None else timeout.read + seconds
    return httpx.Timeout(connect=timeout.connect, read=read, write=timeout.write, pool=timeout.pool)


def described(fault: httpx.RequestError) -> str:
    """In words; a time that ran out has none of its own."""
    name = type(fault).__name__
    return f"{name}: {fault}" if str(fault) else name
