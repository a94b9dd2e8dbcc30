"""An operation with its arguments, ready to be sent. Generated functions make it, a session performs it."""

import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

import httpx

from .generated.types import UNSET, Unset
from .upload import Upload

A = TypeVar("A")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

IDEMPOTENCY_KEY = "Idempotency-Key"


@dataclass(frozen=True)
class Call(Generic[T_co]):
    """One exchange with the service, and how its answer is read."""

    # As `httpx` takes it: `method`, `url` below the service's address, and what else there is.
    request: dict[str, Any]
    read: Callable[[httpx.Response], T_co]
    is_authenticated: bool = True
    upload: Upload | None = None

    @property
    def is_repeatable(self) -> bool:
        """Whether sending it twice comes to the same as sending it once."""
        method = self.request["method"].upper()
        return method in ("GET", "DELETE") or (method == "POST" and self.has_key)

    @property
    def has_key(self) -> bool:
        return IDEMPOTENCY_KEY in self.request.get("headers", {})

    @property
    def held_seconds(self) -> int:
        """How long the service may hold the request on the caller's own wish, before it answers."""
        return int(self.request.get("params", {}).get("wait", 0))


class Page(Protocol[T_co]):
    """A page of a list. The items of the next one are found through the cursor."""

    @property
    def data(self) -> Sequence[T_co]: ...

    @property
    def next_cursor(self) -> str | None: ...


def given(value: T | None) -> T | Unset:
    """What was left out is not sent at all."""
    return UNSET if value is None else value


def given_as(convert: Callable[[A], T], value: A | None) -> T | Unset:
    return UNSET if value is None else convert(value)


def each_as(convert: Callable[[A], T]) -> Callable[[Sequence[A]], list[T]]:
    return lambda values: [convert(value) for value in values]


def key_or_new(key: str | None) -> str:
    """A creation always has a key, so that it can be repeated when its answer is lost."""
    return str(uuid.uuid4()) if key is None else key


def json_as(convert: Callable[[dict[str, Any]], T]) -> Callable[[httpx.Response], T]:
    return lambda response: convert(response.json())


def text(response: httpx.Response) -> str:
    return response.text


def content(response: httpx.Response) -> bytes:
    return response.content


def nothing(response: httpx.Response) -> None:
    return None
