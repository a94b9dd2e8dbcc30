from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="InFlight")


@_attrs_define
class InFlight:
    """What is under way for a team, and the most that may be.

    Attributes:
        jobs (int): Analyses that workers perform.
        jobs_cap (int): The most of them at once, over all workers that are alive: never all their slots. 0 while no
            worker is.
        computing (int): Reports that are being opened or written, and decisions that are being made again, by the
            process that answers.
        computing_cap (int): The most of them at once, in each process: half of its processors.
    """

    jobs: int
    jobs_cap: int
    computing: int
    computing_cap: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        jobs = self.jobs

        jobs_cap = self.jobs_cap

        computing = self.computing

        computing_cap = self.computing_cap

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "jobs": jobs,
                "jobs_cap": jobs_cap,
                "computing": computing,
                "computing_cap": computing_cap,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        jobs = d.pop("jobs")

        jobs_cap = d.pop("jobs_cap")

        computing = d.pop("computing")

        computing_cap = d.pop("computing_cap")

        in_flight = cls(
            jobs=jobs,
            jobs_cap=jobs_cap,
            computing=computing,
            computing_cap=computing_cap,
        )

        in_flight.additional_properties = d
        return in_flight

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
