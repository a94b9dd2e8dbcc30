"""Signing in and out, and tokens that end: another is got when it is needed, once for all who wait for it."""

import asyncio
import json
import threading
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from flavours import ADDRESS, Flavour
from playing import LOGIN, ME, Service, answer, refusal

from lending import AsyncLending, AuthenticationFailed, Lending, RateLimited
from lending.session import RENEWAL_MARGIN


def login(token: str, expires_in: int = 28800) -> httpx.Response:
    return answer(200, {**LOGIN, "token": token, "expires_in": expires_in})


def test_signing_in_gets_a_token_that_is_then_used(flavour: Flavour) -> None:
    service = Service(login("las_login_first"), answer(200, ME))
    client = flavour.sign_in(ADDRESS, "asha@example.com", "hunter2", device_name="Pixel 9", handler=service)
    client.get_me()
    assert client.token == "las_login_first"
    assert service.asked == ["POST /v1/auth/token", "GET /v1/me"]
    assert service.headers("authorization") == [None, "Bearer las_login_first"]
    assert json.loads(service.requests[0].content) == {
        "email": "asha@example.com",
        "password": "hunter2",
        "device_name": "Pixel 9",
    }


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [(401, "invalid_credentials", AuthenticationFailed), (429, "account_locked", RateLimited)],
)
def test_a_refused_sign_in_is_told_and_not_repeated(
    flavour: Flavour, status: int, code: str, kind: type[Exception]
) -> None:
    service = Service(refusal(status, code, Retry_After="1"))
    with pytest.raises(kind, match=code):
        flavour.sign_in(ADDRESS, "asha@example.com", "wrong", handler=service)
    assert len(service.requests) == 1


def test_a_token_that_has_expired_is_replaced_before_it_is_sent(flavour: Flavour) -> None:
    service = Service(
        login("las_login_first", int(RENEWAL_MARGIN)), login("las_login_second"), answer(200, ME)
    )
    client = flavour.sign_in(ADDRESS, "asha@example.com", "hunter2", handler=service)
    client.get_me()
    assert service.asked == ["POST /v1/auth/token", "POST /v1/auth/token", "GET /v1/me"]
    assert service.headers("authorization")[-1] == "Bearer las_login_second"


def test_a_token_that_is_refused_is_replaced_and_the_call_made_again(flavour: Flavour) -> None:
    service = Service(
        login("las_login_first"), refusal(401, "invalid_token"), login("las_login_second"), answer(400, {})
    )
    client = flavour.sign_in(ADDRESS, "asha@example.com", "hunter2", handler=service, retries=0)
    with pytest.raises(Exception, match="400"):
        client.update_product("prd_1", name="A")
    assert [asked.split()[0] for asked in service.asked] == ["POST", "PATCH", "POST", "PATCH"]
    assert service.headers("authorization")[1::2] == ["Bearer las_login_first", "Bearer las_login_second"]


def test_a_fresh_token_that_is_refused_is_an_error(flavour: Flavour) -> None:
    service = Service(
        login("las_login_first"),
        refusal(401, "invalid_token"),
        login("las_login_second"),
        refusal(401, "invalid_token"),
    )
    client = flavour.sign_in(ADDRESS, "asha@example.com", "hunter2", handler=service)
    with pytest.raises(AuthenticationFailed, match="invalid_token"):
        client.get_me()
    assert len(service.requests) == 4


def test_without_a_way_to_renew_a_refused_token_is_an_error(flavour: Flavour) -> None:
    service = Service(refusal(401, "invalid_token"))
    with pytest.raises(AuthenticationFailed) as error:
        flavour.client(handler=service).get_me()
    assert error.value.code == "invalid_token"


def test_a_password_may_be_a_function_which_is_asked_each_time(flavour: Flavour) -> None:
    passwords = iter(["hunter2", "hunter3"])

    def ask() -> str | Awaitable[str]:
        password = next(passwords)
        return asyncio.sleep(0, password) if flavour.is_async else password

    service = Service(
        login("las_login_first"), refusal(401, "invalid_token"), login("las_login_second"), answer(200, ME)
    )
    flavour.sign_in(ADDRESS, "asha@example.com", ask, handler=service).get_me()
    sign_ins = [request for request in service.requests if request.url.path == "/v1/auth/token"]
    assert [json.loads(request.content)["password"] for request in sign_ins] == ["hunter2", "hunter3"]


def test_a_client_that_blocks_cannot_await_a_password() -> None:
    async def ask() -> str:
        return "hunter2"

    promise = ask()
    with pytest.raises(TypeError, match="does not await"):
        Lending.sign_in(ADDRESS, "asha@example.com", lambda: promise)  # type: ignore[arg-type, return-value]
    promise.close()


def test_a_token_may_be_renewed_by_the_caller(flavour: Flavour) -> None:
    service = Service(refusal(401, "invalid_token"), answer(200, ME), answer(200, ME))
    client = flavour.client(token="las_login_old", handler=service, renew=lambda: "las_login_new")
    client.get_me()
    client.get_me()
    assert service.headers("authorization") == [
        "Bearer las_login_old",
        "Bearer las_login_new",
        "Bearer las_login_new",
    ]


def test_signing_out_revokes_the_token_and_forgets_the_credentials(flavour: Flavour) -> None:
    service = Service(login("las_login_first"), answer(204), refusal(401, "invalid_token"))
    client = flavour.sign_in(ADDRESS, "asha@example.com", "hunter2", handler=service)
    client.sign_out()
    with pytest.raises(AuthenticationFailed):
        client.get_me()
    assert service.asked == ["POST /v1/auth/token", "POST /v1/auth/logout", "GET /v1/me"]


def test_signing_out_with_a_token_that_is_over_is_fine(flavour: Flavour) -> None:
    service = Service(login("las_login_first", 0), refusal(401, "invalid_token"))
    flavour.sign_in(ADDRESS, "asha@example.com", "hunter2", handler=service).sign_out()
    assert service.asked == ["POST /v1/auth/token", "POST /v1/auth/logout"]


class OneSignIn:
    """Refuses the first token of everybody, when all have come with it, and takes the second one."""

    def __init__(self, callers: int) -> None:
        self._together = threading.Barrier(callers)
        self.sign_ins = 0

    def __call__(self, request: httpx.Request) -> httpx.Response:
        if request.url.path == "/v1/auth/token":
            self.sign_ins += 1
            return login(f"las_login_{self.sign_ins}")
        if request.headers["authorization"] == "Bearer las_login_1":
            self._together.wait(10)
            return refusal(401, "invalid_token")
        return answer(200, ME)


def test_threads_that_find_the_token_stale_sign_in_once() -> None:
    service = OneSignIn(callers=8)
    http = httpx.Client(transport=httpx.MockTransport(service))
    client = Lending.sign_in(ADDRESS, "asha@example.com", "hunter2", http=http)
    with ThreadPoolExecutor(8) as threads:
        names = [me.user.name for me in threads.map(lambda _: client.get_me(), range(8))]
    assert names == ["Asha Rao"] * 8
    assert service.sign_ins == 2


def test_tasks_that_find_the_token_stale_sign_in_once() -> None:
    service = OneSignIn(callers=1)

    async def handle(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(0.01)
        return service(request)

    async def all_at_once() -> list[Any]:
        http = httpx.AsyncClient(transport=httpx.MockTransport(handle))
        client = await AsyncLending.sign_in(ADDRESS, "asha@example.com", "hunter2", http=http)
        return await asyncio.gather(*(client.get_me() for _ in range(8)))

    assert len(asyncio.run(all_at_once())) == 8
    assert service.sign_ins == 2
