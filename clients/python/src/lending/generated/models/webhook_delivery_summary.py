from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.event_type import EventType
from ..models.webhook_delivery_cause import WebhookDeliveryCause
from ..models.webhook_delivery_status import WebhookDeliveryStatus

T = TypeVar("T", bound="WebhookDeliverySummary")


@_attrs_define
class WebhookDeliverySummary:
    """One event on its way to one endpoint.

    Attributes:
        id (str): Id of the delivery, `dlv_…`.
        event_id (str): Id of the event, which is also its `webhook-id`.
        event_type (EventType): What an event tells of. New values may be added.
        cause (WebhookDeliveryCause): Why something is sent. New values may be added.
        status (WebhookDeliveryStatus): How far a delivery is. New values may be added.
        attempt_count (int): How many attempts were begun.
        next_attempt_at (datetime.datetime | None): When it is tried next; null when it has ended.
        created_at (datetime.datetime): When it was to be sent first.
        ended_at (datetime.datetime | None): When it was accepted or given up; null until then.
    """

    id: str
    event_id: str
    event_type: EventType
    cause: WebhookDeliveryCause
    status: WebhookDeliveryStatus
    attempt_count: int
    next_attempt_at: datetime.datetime | None
    created_at: datetime.datetime
    ended_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        event_id = self.event_id

        event_type = self.event_type.value

        cause = self.cause.value

        status = self.status.value

        attempt_count = self.attempt_count

        next_attempt_at: None | str
        if isinstance(self.next_attempt_at, datetime.datetime):
            next_attempt_at = self.next_attempt_at.isoformat()
        else:
            next_attempt_at = self.next_attempt_at

        created_at = self.created_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "event_id": event_id,
                "event_type": event_type,
                "cause": cause,
                "status": status,
                "attempt_count": attempt_count,
                "next_attempt_at": next_attempt_at,
                "created_at": created_at,
                "ended_at": ended_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        event_id = d.pop("event_id")

        event_type = EventType(d.pop("event_type"))

        cause = WebhookDeliveryCause(d.pop("cause"))

        status = WebhookDeliveryStatus(d.pop("status"))

        attempt_count = d.pop("attempt_count")

        def _parse_next_attempt_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            next_attempt_at_type_0 = isoparse(data)

            return next_attempt_at_type_0

        next_attempt_at = _parse_next_attempt_at(d.pop("next_attempt_at", None))

        created_at = isoparse(d.pop("created_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            ended_at_type_0 = isoparse(data)

            return ended_at_type_0

        ended_at = _parse_ended_at(d.pop("ended_at", None))

        webhook_delivery_summary = cls(
            id=id,
            event_id=event_id,
            event_type=event_type,
            cause=cause,
            status=status,
            attempt_count=attempt_count,
            next_attempt_at=next_attempt_at,
            created_at=created_at,
            ended_at=ended_at,
        )

        webhook_delivery_summary.additional_properties = d
        return webhook_delivery_summary

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
