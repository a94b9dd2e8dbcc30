from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ScoreCap")


@_attrs_define
class ScoreCap:
    """A limit on the score.

    Attributes:
        code (str): The code of its reason in `decision.reasons`.
        metric (str): The metric that sets it.
        value (bool | float | list[str] | str): What a metric is compared with: a number for numeric metrics, `true` or
            `false` for flags, a string for choices, a list of strings for choices with `in` and `not_in`.
        most (float): What the score may be at the most, from 0 to 100.
    """

    code: str
    metric: str
    value: bool | float | list[str] | str
    most: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        metric = self.metric

        value: bool | float | list[str] | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        most = self.most

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "metric": metric,
                "value": value,
                "most": most,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        metric = d.pop("metric")

        def _parse_value(data: object) -> bool | float | list[str] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_rule_value_type_3 = cast(list[str], data)

                return componentsschemas_rule_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | float | list[str] | str, data)

        value = _parse_value(d.pop("value"))

        most = d.pop("most")

        score_cap = cls(
            code=code,
            metric=metric,
            value=value,
            most=most,
        )

        score_cap.additional_properties = d
        return score_cap

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
