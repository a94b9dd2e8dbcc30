"""Client of the Lending Analysis Service: bank statements in, explained credit decisions out.

Start from `Lending`, or `AsyncLending` for asyncio, which have a method for every operation of the API. What
operations take and answer is in `lending.models`, what can go wrong in `lending.errors`, and
`lending.webhooks` verifies events.
"""

from . import models, webhooks
from .async_client import AsyncLending
from .client import Lending
from .errors import (
    AuthenticationFailed,
    Conflict,
    FileRejected,
    InvalidRequest,
    LendingError,
    NoAnswer,
    NotFound,
    PermissionDenied,
    RateLimited,
    ServiceFailed,
    UnexpectedAnswer,
    WaitTimeout,
)
from .retry import RetryPolicy
from .version import __version__

__all__ = [
    "AsyncLending",
    "AuthenticationFailed",
    "Conflict",
    "FileRejected",
    "InvalidRequest",
    "Lending",
    "LendingError",
    "NoAnswer",
    "NotFound",
    "PermissionDenied",
    "RateLimited",
    "RetryPolicy",
    "ServiceFailed",
    "UnexpectedAnswer",
    "WaitTimeout",
    "__version__",
    "models",
    "webhooks",
]
