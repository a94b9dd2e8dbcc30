"""Refusals as exceptions, whoever they come from."""

import httpx
import pytest
from flavours import Flavour
from playing import Service, answer

import lending
from lending import LendingError

REFUSAL = {
    "message": "`limit`: must be between 1 and 100",
    "code": "invalid_request",
    "request_id": "req_1",
    "doc_url": "https://lending.example.com/docs/errors#invalid_request",
    "errors": [{"field": "limit", "message": "must be between 1 and 100"}],
}


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, lending.InvalidRequest),
        (401, lending.AuthenticationFailed),
        (403, lending.PermissionDenied),
        (404, lending.NotFound),
        (405, LendingError),
        (408, LendingError),
        (409, lending.Conflict),
        (413, lending.InvalidRequest),
        (415, lending.InvalidRequest),
        (422, lending.FileRejected),
        (429, lending.RateLimited),
        (500, lending.ServiceFailed),
        (503, lending.ServiceFailed),
        (507, lending.ServiceFailed),
    ],
)
def test_the_class_follows_the_status(flavour: Flavour, status: int, kind: type[LendingError]) -> None:
    with pytest.raises(LendingError) as error:
        flavour.client(handler=Service(answer(status, REFUSAL)), retries=0).get_me()
    assert type(error.value) is kind
    assert error.value.status == status


def test_a_refusal_tells_all_that_the_service_said(flavour: Flavour) -> None:
    service = Service(answer(429, REFUSAL, Retry_After="7"))
    with pytest.raises(LendingError) as raised:
        flavour.client(handler=service, retries=0).get_me()
    error = raised.value
    assert error.code == "invalid_request"
    assert error.message == "`limit`: must be between 1 and 100"
    assert error.request_id == "req_1"
    assert [(each.field, each.message) for each in error.fields] == [("limit", "must be between 1 and 100")]
    assert error.retry_after == 7
    assert error.doc_url == "https://lending.example.com/docs/errors#invalid_request"
    assert str(error) == "429 invalid_request: `limit`: must be between 1 and 100 [req_1]"


def test_a_code_that_is_not_known_yet_is_kept(flavour: Flavour) -> None:
    with pytest.raises(lending.Conflict) as error:
        flavour.client(handler=Service(answer(409, {**REFUSAL, "code": "moon_phase"})), retries=0).get_me()
    assert error.value.code == "moon_phase"
    assert error.value.code is not None and not error.value.code.is_known


@pytest.mark.parametrize(
    "body",
    [b"<h1>Bad Gateway</h1>", b"", b"[]", b'{"message": 7, "code": null, "errors": "none"}', b"\xff"],
    ids=["a page", "nothing", "a list", "odd members", "no text"],
)
def test_a_refusal_of_somebody_else_is_told_by_its_status(flavour: Flavour, body: bytes) -> None:
    service = Service(httpx.Response(502, content=body, headers={"x-request-id": "req_9"}))
    with pytest.raises(lending.ServiceFailed) as raised:
        flavour.client(handler=service, retries=0).get_me()
    error = raised.value
    assert (error.status, error.code, error.message) == (502, None, "Bad Gateway")
    assert (error.request_id, error.fields, error.retry_after) == ("req_9", [], None)


def test_errors_do_not_tell_tokens(flavour: Flavour) -> None:
    for outcome in (answer(401, REFUSAL), httpx.ConnectError("refused"), httpx.Response(200, text="?")):
        client = flavour.client(token="las_live_secret", handler=Service(outcome), retries=0)
        with pytest.raises(LendingError) as error:
            client.get_me()
        assert "las_live_secret" not in f"{error.value} {error.value!r} {vars(error.value)}"
