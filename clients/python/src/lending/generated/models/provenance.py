from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

if TYPE_CHECKING:
    from ..models.remembered_payer import RememberedPayer


T = TypeVar("T", bound="Provenance")


@_attrs_define
class Provenance:
    """What the report was made of, and with: the same file, day, product, bureau report, corrections and versions give the
    same report, byte for byte.

        Attributes:
            engine_version (str): The version of the engine that made the report.
            rules_version (str): The version of the lists, thresholds and weights it judges with.
            file_sha256 (str): The SHA-256 of the file as it was uploaded.
            as_of (datetime.date): The day of the analysis: ages and windows are counted from it.
            remembered_payers (list[RememberedPayer]): Payers that count as employers because the team remembered them;
                empty where none of them pays here.
    """

    engine_version: str
    rules_version: str
    file_sha256: str
    as_of: datetime.date
    remembered_payers: list[RememberedPayer]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        engine_version = self.engine_version

        rules_version = self.rules_version

        file_sha256 = self.file_sha256

        as_of = self.as_of.isoformat()

        remembered_payers = []
        for remembered_payers_item_data in self.remembered_payers:
            remembered_payers_item = remembered_payers_item_data.to_dict()
            remembered_payers.append(remembered_payers_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "engine_version": engine_version,
                "rules_version": rules_version,
                "file_sha256": file_sha256,
                "as_of": as_of,
                "remembered_payers": remembered_payers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.remembered_payer import RememberedPayer

        d = dict(src_dict)
        engine_version = d.pop("engine_version")

        rules_version = d.pop("rules_version")

        file_sha256 = d.pop("file_sha256")

        as_of = isoparse(d.pop("as_of")).date()

        remembered_payers = []
        _remembered_payers = d.pop("remembered_payers")
        for remembered_payers_item_data in _remembered_payers:
            remembered_payers_item = RememberedPayer.from_dict(remembered_payers_item_data)

            remembered_payers.append(remembered_payers_item)

        provenance = cls(
            engine_version=engine_version,
            rules_version=rules_version,
            file_sha256=file_sha256,
            as_of=as_of,
            remembered_payers=remembered_payers,
        )

        provenance.additional_properties = d
        return provenance

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
