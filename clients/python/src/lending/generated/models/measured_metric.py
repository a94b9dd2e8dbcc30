from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MeasuredMetric")


@_attrs_define
class MeasuredMetric:
    """A metric of this case, by its name in the metric reference.

    Attributes:
        name (str): The metric's name, as rules write it.
        number (float | None): A number in the metric's unit; null where it has no value or is no number.
        flag (bool | None): The value of a metric that is true or false.
        word (None | str): The value of a metric that is a word.
        unit (str): The unit of `number`, in words.
        transaction_ids (list[str]): The transactions it came from; empty where it is not of particular ones.
    """

    name: str
    number: float | None
    flag: bool | None
    word: None | str
    unit: str
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        number: float | None
        number = self.number

        flag: bool | None
        flag = self.flag

        word: None | str
        word = self.word

        unit = self.unit

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "number": number,
                "flag": flag,
                "word": word,
                "unit": unit,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        def _parse_number(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        number = _parse_number(d.pop("number", None))

        def _parse_flag(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        flag = _parse_flag(d.pop("flag", None))

        def _parse_word(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        word = _parse_word(d.pop("word", None))

        unit = d.pop("unit")

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        measured_metric = cls(
            name=name,
            number=number,
            flag=flag,
            word=word,
            unit=unit,
            transaction_ids=transaction_ids,
        )

        measured_metric.additional_properties = d
        return measured_metric

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
