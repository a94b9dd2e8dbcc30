from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.bounce_event import BounceEvent


T = TypeVar("T", bound="Bounces")


@_attrs_define
class Bounces:
    """Payments that came back unpaid.

    Attributes:
        inward_count (int): Presented on the applicant's account and not paid, over the whole statement; technical
            reasons aside.
        outward_count (int): Cheques that the applicant paid in and whose drawers did not pay; technical reasons aside.
        technical_count (int): Returns that say nothing about money: signature, connectivity, image.
        uncured_count (int): Inward returns that were not made good within 7 days.
        ratio (float | None): Inward returns over all NACH and cheque debits that were presented, in full months. Null
            where none was presented.
        charges (float): What the bank charged for returns, with tax. In rupees.
        penal_count (int): Fines of the bank: balance below the minimum, late payment, and the like.
        events (list[BounceEvent]): Each return, the oldest first.
    """

    inward_count: int
    outward_count: int
    technical_count: int
    uncured_count: int
    ratio: float | None
    charges: float
    penal_count: int
    events: list[BounceEvent]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        inward_count = self.inward_count

        outward_count = self.outward_count

        technical_count = self.technical_count

        uncured_count = self.uncured_count

        ratio: float | None
        ratio = self.ratio

        charges = self.charges

        penal_count = self.penal_count

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "inward_count": inward_count,
                "outward_count": outward_count,
                "technical_count": technical_count,
                "uncured_count": uncured_count,
                "ratio": ratio,
                "charges": charges,
                "penal_count": penal_count,
                "events": events,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bounce_event import BounceEvent

        d = dict(src_dict)
        inward_count = d.pop("inward_count")

        outward_count = d.pop("outward_count")

        technical_count = d.pop("technical_count")

        uncured_count = d.pop("uncured_count")

        def _parse_ratio(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        ratio = _parse_ratio(d.pop("ratio", None))

        charges = d.pop("charges")

        penal_count = d.pop("penal_count")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = BounceEvent.from_dict(events_item_data)

            events.append(events_item)

        bounces = cls(
            inward_count=inward_count,
            outward_count=outward_count,
            technical_count=technical_count,
            uncured_count=uncured_count,
            ratio=ratio,
            charges=charges,
            penal_count=penal_count,
            events=events,
        )

        bounces.additional_properties = d
        return bounces

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
