"""Both clients behind one face, so that each promise is written once and holds for both."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx

from lending import AsyncLending, Lending

Handler = Callable[[httpx.Request], httpx.Response]

ADDRESS = "https://lending.example.com"
TOKEN = "las_live_secret"


class Awaited:
    """An `AsyncLending` that is called like a `Lending`: it awaits what its methods return."""

    def __init__(self, loop: asyncio.AbstractEventLoop, client: AsyncLending) -> None:
        self._loop = loop
        self._client = client

    def __getattr__(self, name: str) -> Any:
        attribute = getattr(self._client, name)
        if not callable(attribute):
            return attribute

        def call(*arguments: Any, **named: Any) -> Any:
            result = attribute(*arguments, **named)
            if inspect.isawaitable(result):
                return self._loop.run_until_complete(result)
            return self._each(result)

        return call

    def __repr__(self) -> str:
        return repr(self._client)

    def _each(self, items: AsyncIterator[Any]) -> Iterator[Any]:
        while True:
            try:
                yield self._loop.run_until_complete(anext(items))
            except StopAsyncIteration:
                return


class Flavour:
    """Makes clients of one kind, and closes them. With a handler that plays the service nothing is sent."""

    def __init__(self, is_async: bool) -> None:
        self.is_async = is_async
        self._loop = asyncio.new_event_loop()
        self._made: list[Any] = []

    def client(
        self,
        base_url: str = ADDRESS,
        token: str | None = TOKEN,
        *,
        handler: Handler | None = None,
        **options: Any,
    ) -> Any:
        kind = AsyncLending if self.is_async else Lending
        return self._kept(kind(base_url, token, http=self._http(handler), **options))

    def from_environment(self) -> Any:
        kind = AsyncLending if self.is_async else Lending
        return self._kept(kind.from_environment())

    def sign_in(
        self, base_url: str, email: str, password: Any, *, handler: Handler | None = None, **options: Any
    ) -> Any:
        kind = AsyncLending if self.is_async else Lending
        client: Any = kind.sign_in(base_url, email, password, http=self._http(handler), **options)
        return self._kept(self._loop.run_until_complete(client) if self.is_async else client)

    def close(self) -> None:
        for client in self._made:
            client.close()
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    def _kept(self, client: Any) -> Any:
        self._made.append(Awaited(self._loop, client) if self.is_async else client)
        return self._made[-1]

    def _http(self, handler: Handler | None) -> Any:
        if handler is None:
            return None
        transport = httpx.MockTransport(handler)
        return httpx.AsyncClient(transport=transport) if self.is_async else httpx.Client(transport=transport)
