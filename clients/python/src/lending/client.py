"""The client that blocks. What it does is in `session.py`; how it waits is here."""

import threading
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import TypeVar

import httpx

from .call import Call, Page
from .environment import address_and_key
from .generated.models import Analysis
from .generated.operations import Operations
from .retry import DEFAULT_RETRIES, RetryPolicy
from .session import DEFAULT_TIMEOUT, Credentials, Session
from .steps import Ask, Flow, Pause, Renew, Send, Step

T = TypeVar("T")


class Lending(Operations):
    """A client of the service. Threads may share one; close it, or use it in a `with`, to let go of its
    connections.

    Args:
        base_url: The address of the service, with its `/v1` or without it.
        token: An API key on a server, a login token in an app. Without one only `create_login_token` is
            taken.
        timeout: Seconds for an answer, or an `httpx.Timeout`. Requests that the service is asked to hold get
            as much more.
        retries: How often what is safe to repeat is tried again, or a whole `RetryPolicy`. 0: never.
        renew: Called for another token when the service refuses the present one. It must not use this client.
        http: An `httpx.Client` of your own, for a proxy or certificates of your own. It is not closed with
            this client.
    """

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        timeout: float | httpx.Timeout = DEFAULT_TIMEOUT,
        retries: int | RetryPolicy = DEFAULT_RETRIES,
        renew: Callable[[], str] | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        self._session = Session(base_url, token, timeout=timeout, retries=retries, renew=renew)
        self._renewal = threading.Lock()
        self._owns_http = http is None
        self._http = httpx.Client() if http is None else http

    @classmethod
    def from_environment(
        cls,
        *,
        timeout: float | httpx.Timeout = DEFAULT_TIMEOUT,
        retries: int | RetryPolicy = DEFAULT_RETRIES,
        http: httpx.Client | None = None,
    ) -> "Lending":
        """A client with the address in `LENDING_URL` and the API key in `LENDING_API_KEY`."""
        base_url, key = address_and_key()
        return cls(base_url, key, timeout=timeout, retries=retries, http=http)

    @classmethod
    def sign_in(
        cls,
        base_url: str,
        email: str,
        password: str | Callable[[], str],
        device_name: str | None = None,
        *,
        timeout: float | httpx.Timeout = DEFAULT_TIMEOUT,
        retries: int | RetryPolicy = DEFAULT_RETRIES,
        http: httpx.Client | None = None,
    ) -> "Lending":
        """A client with a fresh login token. When that has expired, it signs in again by itself.

        A password that is a function is called for at each sign-in, and not kept.
        """
        client = cls(base_url, timeout=timeout, retries=retries, http=http)
        try:
            client._run(client._session.sign_in(Credentials(email, password, device_name)))
        except BaseException:
            client.close()
            raise
        return client

    def sign_out(self) -> None:
        """Revokes the login token at once. This client then stays signed out."""
        self._run(self._session.sign_out())

    def wait_until_done(
        self, id: str, timeout: float | None = None, *, include_result: bool = True
    ) -> Analysis:
        """Waits until the analysis is completed or has failed, and returns it, with the report if it has one.

        Raises `WaitTimeout` when `timeout` seconds have passed; without one it waits as long as it takes.
        """
        return self._run(self._session.wait_until_done(id, timeout, include_result))

    @property
    def token(self) -> str | None:
        """The token in use, for an app that keeps its login token in secure storage. Do not log it."""
        return self._session.token

    def close(self) -> None:
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> "Lending":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._session.address!r})"

    def _perform(self, call: Call[T]) -> T:
        return self._run(self._session.perform(call))

    def _every(self, call: Callable[[str | None], Call[Page[T]]]) -> Iterator[T]:
        cursor = None
        while True:
            page = self._perform(call(cursor))
            yield from page.data
            cursor = page.next_cursor
            if cursor is None:
                return

    def _run(self, flow: Flow[T]) -> T:
        try:
            step = next(flow)
            while True:
                try:
                    came_to = self._do(step)
                except BaseException as error:
                    step = flow.throw(error)
                else:
                    step = flow.send(came_to)
        except StopIteration as end:
            result: T = end.value
            return result

    def _do(self, step: Step) -> httpx.Response | str | None:
        match step:
            case Send(request):
                return self._http.request(**request)
            case Pause(seconds):
                time.sleep(seconds)
            case Ask(question):
                text = question()
                if not isinstance(text, str):
                    raise TypeError("this client does not await: the function must return a text")
                return text
            case Renew(stale):
                with self._renewal:
                    if self._session.token == stale:
                        self._run(self._session.renewed())
        return None
