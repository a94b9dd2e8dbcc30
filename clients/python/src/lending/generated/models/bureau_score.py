from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.bureau_score_status import BureauScoreStatus

T = TypeVar("T", bound="BureauScore")


@_attrs_define
class BureauScore:
    """A credit score, or the value that stands in its place for a person with little or no history.

    Attributes:
        value (int | None): Points from 300 to 900; null where the bureau gave no score.
        status (BureauScoreStatus): Whether a bureau gave a score. New values may be added.
        raw (None | str): What the bureau sent in the field of the score.
        name (None | str): The bureau's name of the score.
        version (None | str): The bureau's version of the score.
    """

    value: int | None
    status: BureauScoreStatus
    raw: None | str
    name: None | str
    version: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        value: int | None
        value = self.value

        status = self.status.value

        raw: None | str
        raw = self.raw

        name: None | str
        name = self.name

        version: None | str
        version = self.version

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "status": status,
                "raw": raw,
                "name": name,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_value(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        value = _parse_value(d.pop("value", None))

        status = BureauScoreStatus(d.pop("status"))

        def _parse_raw(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        raw = _parse_raw(d.pop("raw", None))

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name", None))

        def _parse_version(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        version = _parse_version(d.pop("version", None))

        bureau_score = cls(
            value=value,
            status=status,
            raw=raw,
            name=name,
            version=version,
        )

        bureau_score.additional_properties = d
        return bureau_score

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
