from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ScoreComponent")


@_attrs_define
class ScoreComponent:
    """One metric's part in the score.

    Attributes:
        code (str): The code of the reason where it costs points.
        metric (str): The metric that the points are for.
        value (bool | float | list[str] | None | str): Its value; `null` where it is not known.
        points (float | None): The points it earned; `null` where its value is not known, and the component is left out.
        max_ (float): The most points it could earn.
    """

    code: str
    metric: str
    value: bool | float | list[str] | None | str
    points: float | None
    max_: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        metric = self.metric

        value: bool | float | list[str] | None | str
        if isinstance(self.value, list):
            value = self.value

        else:
            value = self.value

        points: float | None
        points = self.points

        max_ = self.max_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "metric": metric,
                "value": value,
                "points": points,
                "max": max_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        metric = d.pop("metric")

        def _parse_value(data: object) -> bool | float | list[str] | None | str:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_rule_value_type_3 = cast(list[str], data)

                return componentsschemas_rule_value_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(bool | float | list[str] | None | str, data)

        value = _parse_value(d.pop("value", None))

        def _parse_points(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        points = _parse_points(d.pop("points", None))

        max_ = d.pop("max")

        score_component = cls(
            code=code,
            metric=metric,
            value=value,
            points=points,
            max_=max_,
        )

        score_component.additional_properties = d
        return score_component

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
