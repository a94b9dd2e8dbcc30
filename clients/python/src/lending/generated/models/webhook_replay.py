from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="WebhookReplay")


@_attrs_define
class WebhookReplay:
    """What is sent again.

    Attributes:
        queued (int): How many events are on their way again.
        more_since (datetime.datetime | None): Where there are more than 10,000: ask again with this as `since`. Null
            when that was all.
    """

    queued: int
    more_since: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        queued = self.queued

        more_since: None | str
        if isinstance(self.more_since, datetime.datetime):
            more_since = self.more_since.isoformat()
        else:
            more_since = self.more_since

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "queued": queued,
                "more_since": more_since,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        queued = d.pop("queued")

        def _parse_more_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            more_since_type_0 = isoparse(data)

            return more_since_type_0

        more_since = _parse_more_since(d.pop("more_since", None))

        webhook_replay = cls(
            queued=queued,
            more_since=more_since,
        )

        webhook_replay.additional_properties = d
        return webhook_replay

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
