from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from dateutil.parser import isoparse

T = TypeVar("T", bound="ReplayWebhookEventsRequest")


@_attrs_define
class ReplayWebhookEventsRequest:
    """What to send again.

    Attributes:
        since (datetime.datetime): The time from which on events are sent again: at most 30 days ago, as long as events
            are kept.
    """

    since: datetime.datetime

    def to_dict(self) -> dict[str, Any]:
        since = self.since.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "since": since,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        since = isoparse(d.pop("since"))

        replay_webhook_events_request = cls(
            since=since,
        )

        return replay_webhook_events_request
