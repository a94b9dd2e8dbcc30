from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.event_type import EventType
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateWebhookEndpointRequest")


@_attrs_define
class CreateWebhookEndpointRequest:
    """An endpoint to be created.

    Attributes:
        url (str): The address to send events to: https:// on the public internet, at most 2,048 characters.
        description (None | str | Unset): What it is for, at most 200 characters; left out, null or empty: nothing is
            said.
        event_types (list[EventType] | Unset): The types of events to send; left out or empty: all, those included that
            are added later.
    """

    url: str
    description: None | str | Unset = UNSET
    event_types: list[EventType] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        url = self.url

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        event_types: list[str] | Unset = UNSET
        if not isinstance(self.event_types, Unset):
            event_types = []
            for event_types_item_data in self.event_types:
                event_types_item = event_types_item_data.value
                event_types.append(event_types_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if event_types is not UNSET:
            field_dict["event_types"] = event_types

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        url = d.pop("url")

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        _event_types = d.pop("event_types", UNSET)
        event_types: list[EventType] | Unset = UNSET
        if _event_types is not UNSET:
            event_types = []
            for event_types_item_data in _event_types:
                event_types_item = EventType(event_types_item_data)

                event_types.append(event_types_item)

        create_webhook_endpoint_request = cls(
            url=url,
            description=description,
            event_types=event_types,
        )

        return create_webhook_endpoint_request
