from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MetricSpread")


@_attrs_define
class MetricSpread:
    """How the values of a metric are spread over the cases that were decided again.

    Attributes:
        metric (str): The metric's name, as rules write it.
        count (int): How many of the cases have a value.
        p10 (float): A tenth of them have this value or less.
        p50 (float): Half of them have this value or less.
        p90 (float): Nine tenths of them have this value or less.
    """

    metric: str
    count: int
    p10: float
    p50: float
    p90: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        metric = self.metric

        count = self.count

        p10 = self.p10

        p50 = self.p50

        p90 = self.p90

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "metric": metric,
                "count": count,
                "p10": p10,
                "p50": p50,
                "p90": p90,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        metric = d.pop("metric")

        count = d.pop("count")

        p10 = d.pop("p10")

        p50 = d.pop("p50")

        p90 = d.pop("p90")

        metric_spread = cls(
            metric=metric,
            count=count,
            p10=p10,
            p50=p50,
            p90=p90,
        )

        metric_spread.additional_properties = d
        return metric_spread

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
