from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.integrity_check import IntegrityCheck


T = TypeVar("T", bound="Integrity")


@_attrs_define
class Integrity:
    """Whether the document is what the bank issued, as far as the document itself can tell. Where nothing was found it is
    not proved genuine: a careful forgery leaves nothing to find.

        Attributes:
            flagged (bool): A critical finding, warnings of two independent groups, or a warning of `maker`: the analysis
                goes to a person. Any other lone warning is a note.
            checks (list[IntegrityCheck]): Every check that was made, passed or not, and those that could not be made.
            limits (list[str]): What no check of a single file can show, in sentences. Reports made by rules before 1.7.0
                have none.
    """

    flagged: bool
    checks: list[IntegrityCheck]
    limits: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flagged = self.flagged

        checks = []
        for checks_item_data in self.checks:
            checks_item = checks_item_data.to_dict()
            checks.append(checks_item)

        limits = self.limits

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flagged": flagged,
                "checks": checks,
                "limits": limits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.integrity_check import IntegrityCheck

        d = dict(src_dict)
        flagged = d.pop("flagged")

        checks = []
        _checks = d.pop("checks")
        for checks_item_data in _checks:
            checks_item = IntegrityCheck.from_dict(checks_item_data)

            checks.append(checks_item)

        limits = cast(list[str], d.pop("limits"))

        integrity = cls(
            flagged=flagged,
            checks=checks,
            limits=limits,
        )

        integrity.additional_properties = d
        return integrity

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
