from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.repair_kind import RepairKind

T = TypeVar("T", bound="Repair")


@_attrs_define
class Repair:
    """Something that was read otherwise than printed.

    Attributes:
        transaction_id (None | str): The transaction; null for a row that is not in the report.
        kind (RepairKind): How a row was read otherwise than printed. New values may be added.
        recognised (float | None): The figure as it was recognised in the picture of the page, where another one holds;
            null for other repairs. In rupees.
    """

    transaction_id: None | str
    kind: RepairKind
    recognised: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        transaction_id: None | str
        transaction_id = self.transaction_id

        kind = self.kind.value

        recognised: float | None
        recognised = self.recognised

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "transaction_id": transaction_id,
                "kind": kind,
                "recognised": recognised,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_transaction_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        transaction_id = _parse_transaction_id(d.pop("transaction_id", None))

        kind = RepairKind(d.pop("kind"))

        def _parse_recognised(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        recognised = _parse_recognised(d.pop("recognised", None))

        repair = cls(
            transaction_id=transaction_id,
            kind=kind,
            recognised=recognised,
        )

        repair.additional_properties = d
        return repair

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
