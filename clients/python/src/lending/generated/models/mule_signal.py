from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MuleSignal")


@_attrs_define
class MuleSignal:
    """One pattern that was seen.

    Attributes:
        code (str): A stable name, such as `pass_through` or `hard_words`.
        points (float): What it adds to the score. Zero for signals that set the level by themselves.
        max_points (float): The most points that it could add.
        value (float): The measured share, ratio or count.
        text (str): What was seen, in a sentence.
        transaction_ids (list[str]): The transactions it was seen in, the first 50 at most.
        count (int): In how many transactions it was seen.
    """

    code: str
    points: float
    max_points: float
    value: float
    text: str
    transaction_ids: list[str]
    count: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        points = self.points

        max_points = self.max_points

        value = self.value

        text = self.text

        transaction_ids = self.transaction_ids

        count = self.count

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "points": points,
                "max_points": max_points,
                "value": value,
                "text": text,
                "transaction_ids": transaction_ids,
                "count": count,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        points = d.pop("points")

        max_points = d.pop("max_points")

        value = d.pop("value")

        text = d.pop("text")

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        count = d.pop("count")

        mule_signal = cls(
            code=code,
            points=points,
            max_points=max_points,
            value=value,
            text=text,
            transaction_ids=transaction_ids,
            count=count,
        )

        mule_signal.additional_properties = d
        return mule_signal

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
