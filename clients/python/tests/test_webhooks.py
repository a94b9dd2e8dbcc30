"""Signatures of events, against vectors that were computed with OpenSSL and not with this package."""

import json
from typing import Any

import pytest

from lending.webhooks import WebhookVerificationError, signature, verify, verify_event

# printf '%s.%s.%s' ID TIMESTAMP BODY | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET -binary | base64
SECRET = "whsec_bGVuZGluZyB3ZWJob29rIHNlY3JldCBvZiB0ZXN0cyE="
BODY = b'{"type":"analysis.completed","data":{"id":"an_1"}}'
NOW = 1767322800
HEADERS = {
    "webhook-id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
    "webhook-timestamp": str(NOW),
    "webhook-signature": "v1,duEhkX+z6jH3XY/g1K1yx1T5n+TG2IXTAQYPRW2/QG4=",
}

OTHER = "v1,AAEhkX+z6jH3XY/g1K1yx1T5n+TG2IXTAQYPRW2/QG4="


def test_the_vector_that_standard_webhooks_publishes() -> None:
    signed = signature(
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "1614265330",
        b'{"test": 2432232314}',
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    )
    assert signed == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


@pytest.mark.parametrize("body", [BODY, BODY.decode()], ids=["bytes", "text"])
def test_an_event_of_the_service_is_returned(body: bytes | str) -> None:
    assert verify(body, HEADERS, SECRET, now=NOW) == {"type": "analysis.completed", "data": {"id": "an_1"}}


def test_headers_may_be_in_any_case() -> None:
    headers = {name.title(): value for name, value in HEADERS.items()}
    assert verify(BODY, headers, SECRET, now=NOW)["type"] == "analysis.completed"


@pytest.mark.parametrize(
    "signatures", ["{other} {right}", "{right} {other}", "v1a,xyz {right}", "v2,x  {right}"]
)
def test_one_of_several_signatures_is_enough(signatures: str) -> None:
    text = signatures.format(other=OTHER, right=HEADERS["webhook-signature"])
    verify(BODY, {**HEADERS, "webhook-signature": text}, SECRET, now=NOW)


@pytest.mark.parametrize("away", [-300, -1, 0, 299, 300])
def test_five_minutes_either_way_are_taken(away: int) -> None:
    verify(BODY, HEADERS, SECRET, now=NOW + away)


@pytest.mark.parametrize("away", [-301, 300.5, 86400])
def test_more_than_five_minutes_are_refused(away: float) -> None:
    with pytest.raises(WebhookVerificationError, match="too far from now"):
        verify(BODY, HEADERS, SECRET, now=NOW + away)


def test_the_clock_is_asked_where_no_time_is_given() -> None:
    with pytest.raises(WebhookVerificationError, match="too far from now"):
        verify(BODY, HEADERS, SECRET)
    verify(BODY, HEADERS, SECRET, tolerance=float("inf"))


@pytest.mark.parametrize(
    "changed",
    [
        {"webhook-signature": OTHER},
        {"webhook-signature": HEADERS["webhook-signature"].removeprefix("v1,")},
        {"webhook-signature": "v2" + HEADERS["webhook-signature"].removeprefix("v1")},
        {"webhook-signature": "v1,"},
        {"webhook-signature": "v1,é"},
        {"webhook-id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWD"},
        {"webhook-timestamp": str(NOW + 1)},
    ],
    ids=["another", "no version", "another version", "empty", "not ascii", "another id", "another time"],
)
def test_what_was_not_signed_is_refused(changed: dict[str, str]) -> None:
    with pytest.raises(WebhookVerificationError, match="no signature fits"):
        verify(BODY, {**HEADERS, **changed}, SECRET, now=NOW)


def test_a_changed_body_and_another_secret_are_refused() -> None:
    for body, secret in ((BODY + b" ", SECRET), (BODY, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")):
        with pytest.raises(WebhookVerificationError, match="no signature fits"):
            verify(body, HEADERS, secret, now=NOW)


@pytest.mark.parametrize("name", list(HEADERS))
def test_a_missing_header_is_refused(name: str) -> None:
    headers = {other: value for other, value in HEADERS.items() if other != name}
    with pytest.raises(WebhookVerificationError, match="missing"):
        verify(BODY, headers, SECRET, now=NOW)


@pytest.mark.parametrize("timestamp", ["soon", "-1", "1767322800.5", "١٧٦٧٣٢٢٨٠٠", "9" * 400])
def test_a_time_that_is_none_is_refused(timestamp: str) -> None:
    with pytest.raises(WebhookVerificationError, match="webhook-timestamp"):
        verify(BODY, {**HEADERS, "webhook-timestamp": timestamp}, SECRET, now=NOW)


@pytest.mark.parametrize("body", [b"", b"[1]", b"\xff", b"not json"])
def test_what_is_signed_but_no_event_is_refused(body: bytes) -> None:
    signed = signature(HEADERS["webhook-id"], HEADERS["webhook-timestamp"], body, SECRET)
    with pytest.raises(WebhookVerificationError, match="the body is not"):
        verify(body, {**HEADERS, "webhook-signature": signed}, SECRET, now=NOW)


@pytest.mark.parametrize("secret", ["", "whsec_", "whsec_not base64!", "las_live_x"])
def test_a_secret_that_is_none_is_a_mistake_of_the_receiver(secret: str) -> None:
    with pytest.raises(ValueError, match="the secret is not whsec_"):
        verify(BODY, HEADERS, secret, now=NOW)


EVENT: dict[str, Any] = {
    "id": "evt_01JD3Q4T0C6Z9V2R8N5M7K1XWC",
    "type": "analysis.completed",
    "timestamp": "2026-11-15T02:00:03.120Z",
    "data": {
        "analysis_id": "an_01JD3Q4T0C6Z9V2R8N5M7K1XWA",
        "credit_check_id": None,
        "webhook_endpoint_id": None,
        "status": "completed",
        "decision": "approve",
        "final_decision": "approve",
        "revision": 1,
        "failure_code": None,
        "limit": None,
    },
}


def signed(body: bytes) -> dict[str, str]:
    id, timestamp = HEADERS["webhook-id"], HEADERS["webhook-timestamp"]
    return {**HEADERS, "webhook-signature": signature(id, timestamp, body, SECRET)}


def test_an_event_is_given_as_the_contract_has_it() -> None:
    body = json.dumps(EVENT).encode()
    event = verify_event(body, signed(body), SECRET, now=NOW)
    assert (event.type_, event.data.analysis_id) == ("analysis.completed", "an_01JD3Q4T0C6Z9V2R8N5M7K1XWA")
    assert event.to_dict()["data"] == EVENT["data"]


@pytest.mark.parametrize("body", [b"{}", b'{"id": 1}', b'{"id":"a","type":"b","timestamp":"c","data":{}}'])
def test_what_is_signed_and_no_event_is_refused(body: bytes) -> None:
    with pytest.raises(WebhookVerificationError, match="not an event"):
        verify_event(body, signed(body), SECRET, now=NOW)
