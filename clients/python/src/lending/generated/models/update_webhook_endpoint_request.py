from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.event_type import EventType
from ..models.webhook_endpoint_status import WebhookEndpointStatus
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateWebhookEndpointRequest")


@_attrs_define
class UpdateWebhookEndpointRequest:
    """What is to change; members that are left out stay as they are.

    Attributes:
        url (None | str | Unset): The address to send events to: https:// on the public internet, at most 2,048
            characters.
        description (None | str | Unset): What it is for, at most 200 characters; null or empty clears it.
        event_types (list[EventType] | None | Unset): The types of events to send; empty: all. Replaces what was set.
        status (None | Unset | WebhookEndpointStatus): `disabled` stops what is sent to it, `enabled` begins anew,
            whatever has failed before.
    """

    url: None | str | Unset = UNSET
    description: None | str | Unset = UNSET
    event_types: list[EventType] | None | Unset = UNSET
    status: None | Unset | WebhookEndpointStatus = UNSET

    def to_dict(self) -> dict[str, Any]:
        url: None | str | Unset
        if isinstance(self.url, Unset):
            url = UNSET
        else:
            url = self.url

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        event_types: list[str] | None | Unset
        if isinstance(self.event_types, Unset):
            event_types = UNSET
        elif isinstance(self.event_types, list):
            event_types = []
            for event_types_type_0_item_data in self.event_types:
                event_types_type_0_item = event_types_type_0_item_data.value
                event_types.append(event_types_type_0_item)

        else:
            event_types = self.event_types

        status: None | str | Unset
        if isinstance(self.status, Unset):
            status = UNSET
        elif isinstance(self.status, WebhookEndpointStatus):
            status = self.status.value
        else:
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if url is not UNSET:
            field_dict["url"] = url
        if description is not UNSET:
            field_dict["description"] = description
        if event_types is not UNSET:
            field_dict["event_types"] = event_types
        if status is not UNSET:
            field_dict["status"] = status

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        url = _parse_url(d.pop("url", UNSET))

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        def _parse_event_types(data: object) -> list[EventType] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, list):
                raise TypeError()
            event_types_type_0 = []
            _event_types_type_0 = data
            for event_types_type_0_item_data in _event_types_type_0:
                event_types_type_0_item = EventType(event_types_type_0_item_data)

                event_types_type_0.append(event_types_type_0_item)

            return event_types_type_0

        event_types = _parse_event_types(d.pop("event_types", UNSET))

        def _parse_status(data: object) -> None | Unset | WebhookEndpointStatus:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            status_type_0 = WebhookEndpointStatus(data)

            return status_type_0

        status = _parse_status(d.pop("status", UNSET))

        update_webhook_endpoint_request = cls(
            url=url,
            description=description,
            event_types=event_types,
            status=status,
        )

        return update_webhook_endpoint_request
