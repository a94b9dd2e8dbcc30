"""How one piece of logic serves a client that blocks and one that is awaited.

The logic is a generator, a `Flow`. It yields what is to be done next, a step, and is sent what came of it.
`Lending` does the steps by blocking, `AsyncLending` by awaiting; neither knows what they are for.
"""

from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx

T = TypeVar("T")


@dataclass(frozen=True)
class Send:
    """Send a request, given as `httpx` takes it. Comes to the response."""

    request: dict[str, Any]


@dataclass(frozen=True)
class Pause:
    """Wait so many seconds."""

    seconds: float


@dataclass(frozen=True)
class Ask:
    """Ask the caller's own code for a text. Comes to the text."""

    question: Callable[[], str | Awaitable[str]]


@dataclass(frozen=True)
class Renew:
    """Replace the stale token, one at a time, unless somebody else has done so by now."""

    stale: str | None


Step = Send | Pause | Ask | Renew

Flow = Generator[Step, Any, T]


def send(request: dict[str, Any]) -> Flow[httpx.Response]:
    response: httpx.Response = yield Send(request)
    return response


def ask(question: Callable[[], str | Awaitable[str]]) -> Flow[str]:
    text: str = yield Ask(question)
    return text
