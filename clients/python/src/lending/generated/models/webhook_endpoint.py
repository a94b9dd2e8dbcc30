from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.event_type import EventType
from ..models.webhook_disabled_reason import WebhookDisabledReason
from ..models.webhook_endpoint_status import WebhookEndpointStatus
from ..types import UNSET, Unset

T = TypeVar("T", bound="WebhookEndpoint")


@_attrs_define
class WebhookEndpoint:
    """Where events are sent to.

    Attributes:
        id (str): Id of the endpoint, `whk_…`.
        url (str): The address that events are sent to.
        description (None | str): What it is for; null where nobody said.
        event_types (list[EventType]): The types of events that are sent to it; empty: all.
        status (WebhookEndpointStatus): Whether events are sent to an endpoint. New values may be added.
        disabled_reason (None | WebhookDisabledReason): Why it is disabled; null while it is not.
        disabled_at (datetime.datetime | None): When it was disabled; null while it is not.
        previous_secret_expires_at (datetime.datetime | None): Until when the secret before the present one signs as
            well; null where there is none.
        failing_since (datetime.datetime | None): Since when it has accepted nothing; null while all is well.
        created_by (str): Id of the user who created it.
        created_at (datetime.datetime): When it was created.
        updated_at (datetime.datetime): When it was last changed.
        secret (str | Unset): What its messages are signed with, `whsec_…`, in the answer to its creation or rotation
            alone: keep it then, it is never shown again.
    """

    id: str
    url: str
    description: None | str
    event_types: list[EventType]
    status: WebhookEndpointStatus
    disabled_reason: None | WebhookDisabledReason
    disabled_at: datetime.datetime | None
    previous_secret_expires_at: datetime.datetime | None
    failing_since: datetime.datetime | None
    created_by: str
    created_at: datetime.datetime
    updated_at: datetime.datetime
    secret: str | Unset = _attrs_field(repr=False, default=UNSET)
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        url = self.url

        description: None | str
        description = self.description

        event_types = []
        for event_types_item_data in self.event_types:
            event_types_item = event_types_item_data.value
            event_types.append(event_types_item)

        status = self.status.value

        disabled_reason: None | str
        if isinstance(self.disabled_reason, WebhookDisabledReason):
            disabled_reason = self.disabled_reason.value
        else:
            disabled_reason = self.disabled_reason

        disabled_at: None | str
        if isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        previous_secret_expires_at: None | str
        if isinstance(self.previous_secret_expires_at, datetime.datetime):
            previous_secret_expires_at = self.previous_secret_expires_at.isoformat()
        else:
            previous_secret_expires_at = self.previous_secret_expires_at

        failing_since: None | str
        if isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        created_by = self.created_by

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        secret = self.secret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "description": description,
                "event_types": event_types,
                "status": status,
                "disabled_reason": disabled_reason,
                "disabled_at": disabled_at,
                "previous_secret_expires_at": previous_secret_expires_at,
                "failing_since": failing_since,
                "created_by": created_by,
                "created_at": created_at,
                "updated_at": updated_at,
            }
        )
        if secret is not UNSET:
            field_dict["secret"] = secret

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description", None))

        event_types = []
        _event_types = d.pop("event_types")
        for event_types_item_data in _event_types:
            event_types_item = EventType(event_types_item_data)

            event_types.append(event_types_item)

        status = WebhookEndpointStatus(d.pop("status"))

        def _parse_disabled_reason(data: object) -> None | WebhookDisabledReason:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            disabled_reason_type_0 = WebhookDisabledReason(data)

            return disabled_reason_type_0

        disabled_reason = _parse_disabled_reason(d.pop("disabled_reason", None))

        def _parse_disabled_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            disabled_at_type_0 = isoparse(data)

            return disabled_at_type_0

        disabled_at = _parse_disabled_at(d.pop("disabled_at", None))

        def _parse_previous_secret_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            previous_secret_expires_at_type_0 = isoparse(data)

            return previous_secret_expires_at_type_0

        previous_secret_expires_at = _parse_previous_secret_expires_at(
            d.pop("previous_secret_expires_at", None)
        )

        def _parse_failing_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            failing_since_type_0 = isoparse(data)

            return failing_since_type_0

        failing_since = _parse_failing_since(d.pop("failing_since", None))

        created_by = d.pop("created_by")

        created_at = isoparse(d.pop("created_at"))

        updated_at = isoparse(d.pop("updated_at"))

        secret = d.pop("secret", UNSET)

        webhook_endpoint = cls(
            id=id,
            url=url,
            description=description,
            event_types=event_types,
            status=status,
            disabled_reason=disabled_reason,
            disabled_at=disabled_at,
            previous_secret_expires_at=previous_secret_expires_at,
            failing_since=failing_since,
            created_by=created_by,
            created_at=created_at,
            updated_at=updated_at,
            secret=secret,
        )

        webhook_endpoint.additional_properties = d
        return webhook_endpoint

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
