"""When a call is tried again, and after how long. Decisions only: nothing here waits or sends."""

import random
from dataclasses import dataclass

import httpx

from .call import Call
from .errors import json_object, retry_after

# The service, or what stands before it, is too busy or not there for the moment.
PASSING_STATUSES = (429, 502, 503, 504)

# These come out the same every time: a mistake of the caller's, or an answer that cannot be unpacked.
LASTING_FAULTS = (httpx.UnsupportedProtocol, httpx.LocalProtocolError, httpx.DecodingError)


DEFAULT_RETRIES = 3


@dataclass(frozen=True)
class RetryPolicy:
    """How patient a client is.

    Attributes:
        retries: How often a call is tried again; 0 for never.
        first_delay: Seconds before the first retry where the service does not say. It doubles from one to the
            next.
        longest_delay: The most seconds to wait before a retry. Where the service asks for more, the error
            comes at once.
    """

    retries: int = DEFAULT_RETRIES
    first_delay: float = 0.5
    longest_delay: float = 60.0

    def delay(
        self, call: Call[object], attempt: int, outcome: httpx.Response | httpx.RequestError
    ) -> float | None:
        """Seconds to wait before the retry that follows `attempt`, which counts from 0.

        None: there is no retry.
        """
        if attempt >= self.retries or not may_repeat(call) or not is_passing(call, outcome):
            return None
        asked = retry_after(outcome) if isinstance(outcome, httpx.Response) else None
        if asked is not None and asked > self.longest_delay:
            return None
        # Clients that were sent away at the same moment should not all come back at the same moment.
        backoff: float = min(self.first_delay * 2**attempt, self.longest_delay) * random.uniform(0.5, 1.0)
        return backoff if asked is None else asked + min(backoff, 1.0)


def may_repeat(call: Call[object]) -> bool:
    return call.is_repeatable and (call.upload is None or call.upload.can_be_sent)


def is_passing(call: Call[object], outcome: httpx.Response | httpx.RequestError) -> bool:
    """Whether the same call may well succeed a little later."""
    if isinstance(outcome, httpx.RequestError):
        return not isinstance(outcome, LASTING_FAULTS)
    if outcome.status_code == 409:
        return json_object(outcome).get("code") == "idempotency_in_progress"
    return outcome.status_code in PASSING_STATUSES
