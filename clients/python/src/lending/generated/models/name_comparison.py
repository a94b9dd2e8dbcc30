from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.name_level import NameLevel
from ..models.name_source import NameSource

T = TypeVar("T", bound="NameComparison")


@_attrs_define
class NameComparison:
    """One name that was compared with the applicant's.

    Attributes:
        source (NameSource): Where a name comes from. New values may be added.
        account_id (None | str): The account whose statement gives the name; null for the bureau.
        name (str): The other name, as it was found.
        score (float | None): How far the name agrees with the applicant's, from 0 to 1; null if they could not be
            compared.
        level (NameLevel): How far two names agree. New values may be added.
    """

    source: NameSource
    account_id: None | str
    name: str
    score: float | None
    level: NameLevel
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        source = self.source.value

        account_id: None | str
        account_id = self.account_id

        name = self.name

        score: float | None
        score = self.score

        level = self.level.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "source": source,
                "account_id": account_id,
                "name": name,
                "score": score,
                "level": level,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        source = NameSource(d.pop("source"))

        def _parse_account_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        account_id = _parse_account_id(d.pop("account_id", None))

        name = d.pop("name")

        def _parse_score(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        score = _parse_score(d.pop("score", None))

        level = NameLevel(d.pop("level"))

        name_comparison = cls(
            source=source,
            account_id=account_id,
            name=name,
            score=score,
            level=level,
        )

        name_comparison.additional_properties = d
        return name_comparison

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
