from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.metric import Metric


T = TypeVar("T", bound="MetricList")


@_attrs_define
class MetricList:
    """Every metric, grouped as an analyst reads a case: statement, balances, income, loan, conduct, behaviour, bureau.

    Attributes:
        rules_version (str): The version of the lists, thresholds and weights that reports are made with today.
        data (list[Metric]): All metrics.
    """

    rules_version: str
    data: list[Metric]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rules_version = self.rules_version

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rules_version": rules_version,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.metric import Metric

        d = dict(src_dict)
        rules_version = d.pop("rules_version")

        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = Metric.from_dict(data_item_data)

            data.append(data_item)

        metric_list = cls(
            rules_version=rules_version,
            data=data,
        )

        metric_list.additional_properties = d
        return metric_list

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
