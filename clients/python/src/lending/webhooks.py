"""Whether an event really comes from the service: signatures as Standard Webhooks has them.

The service sends each event with `webhook-id`, `webhook-timestamp` and `webhook-signature`. Verify the body
as it came, byte for byte, before it is parsed. An event may come more than once: `webhook-id` stays the same.
"""

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any

from .generated.models import Event

# How far the sender's clock, or the way, may put an event from now. Older ones may be somebody's recording.
TOLERANCE_SECONDS = 300

SECRET_PREFIX = "whsec_"
VERSION = "v1"


class WebhookVerificationError(Exception):
    """The event is not from the service, or not from now. Answer it with a 4xx and do nothing else."""


def verify(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance: float = TOLERANCE_SECONDS,
    now: float | None = None,
) -> dict[str, Any]:
    """Returns the event if it was signed with `secret` and is of now, or raises `WebhookVerificationError`.

    Args:
        body: The body of the request as it came.
        headers: The headers of the request, in any case.
        secret: The endpoint's secret, `whsec_…`.
        tolerance: The most seconds that the event may be away from now.
        now: The time in seconds since 1970, where it is not to be that of the clock.
    """
    found = {name.lower(): value for name, value in headers.items()}
    id, timestamp, signatures = (
        found.get(name, "") for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    if not (id and timestamp and signatures):
        raise WebhookVerificationError(
            "a header is missing: webhook-id, webhook-timestamp or webhook-signature"
        )
    check_time(timestamp, time.time() if now is None else now, tolerance)
    content = body.encode() if isinstance(body, str) else body
    expected = signature(id, timestamp, content, secret)
    # All are compared, each in constant time: while a secret is being replaced there is one by each.
    if not any([hmac.compare_digest(expected.encode(), each.encode()) for each in signatures.split()]):
        raise WebhookVerificationError("no signature fits")
    try:
        event = json.loads(content)
    except ValueError as error:
        raise WebhookVerificationError("the body is not JSON") from error
    if not isinstance(event, dict):
        raise WebhookVerificationError("the body is not an object")
    return event


def verify_event(
    body: bytes | str,
    headers: Mapping[str, str],
    secret: str,
    *,
    tolerance: float = TOLERANCE_SECONDS,
    now: float | None = None,
) -> Event:
    """As `verify`, and gives the event as the contract has it."""
    sent = verify(body, headers, secret, tolerance=tolerance, now=now)
    try:
        return Event.from_dict(sent)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise WebhookVerificationError("the body is not an event") from error


def signature(id: str, timestamp: str, body: bytes, secret: str) -> str:
    """What stands in `webhook-signature` for this body: the version, a comma and the signature."""
    signed = f"{id}.{timestamp}.".encode() + body
    digest = hmac.new(key_of(secret), signed, hashlib.sha256).digest()
    return f"{VERSION},{base64.b64encode(digest).decode()}"


def key_of(secret: str) -> bytes:
    """The bytes that the secret stands for. A secret that is none is a mistake here, not in the event."""
    try:
        key = base64.b64decode(secret.removeprefix(SECRET_PREFIX), validate=True)
    except binascii.Error:
        key = b""
    if not key:
        raise ValueError(f"the secret is not {SECRET_PREFIX} and base64")
    return key


def check_time(timestamp: str, now: float, tolerance: float) -> None:
    if not (timestamp.isascii() and timestamp.isdecimal()):
        raise WebhookVerificationError("webhook-timestamp is not a number of seconds")
    if abs(now - int(timestamp)) > tolerance:
        raise WebhookVerificationError("webhook-timestamp is too far from now")
