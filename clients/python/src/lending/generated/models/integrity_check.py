from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.integrity_group import IntegrityGroup
from ..models.integrity_severity import IntegritySeverity
from ..models.integrity_status import IntegrityStatus

if TYPE_CHECKING:
    from ..models.integrity_evidence import IntegrityEvidence


T = TypeVar("T", bound="IntegrityCheck")


@_attrs_define
class IntegrityCheck:
    """One thing that was looked for.

    Attributes:
        code (str): A stable name, such as `editor_markers`.
        group (IntegrityGroup): Kinds of evidence that arise independently of one another: two warnings of one group are
            one warning. New values may be added.
        status (IntegrityStatus): What came of a check. New values may be added.
        severity (IntegritySeverity): How grave a finding is. New values may be added.
        message (str): What was found, what was looked at, or why it was not run.
        evidence (list[IntegrityEvidence]): Where the finding can be seen; empty where it is about the file as a whole.
    """

    code: str
    group: IntegrityGroup
    status: IntegrityStatus
    severity: IntegritySeverity
    message: str
    evidence: list[IntegrityEvidence]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        group = self.group.value

        status = self.status.value

        severity = self.severity.value

        message = self.message

        evidence = []
        for evidence_item_data in self.evidence:
            evidence_item = evidence_item_data.to_dict()
            evidence.append(evidence_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "group": group,
                "status": status,
                "severity": severity,
                "message": message,
                "evidence": evidence,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.integrity_evidence import IntegrityEvidence

        d = dict(src_dict)
        code = d.pop("code")

        group = IntegrityGroup(d.pop("group"))

        status = IntegrityStatus(d.pop("status"))

        severity = IntegritySeverity(d.pop("severity"))

        message = d.pop("message")

        evidence = []
        _evidence = d.pop("evidence")
        for evidence_item_data in _evidence:
            evidence_item = IntegrityEvidence.from_dict(evidence_item_data)

            evidence.append(evidence_item)

        integrity_check = cls(
            code=code,
            group=group,
            status=status,
            severity=severity,
            message=message,
            evidence=evidence,
        )

        integrity_check.additional_properties = d
        return integrity_check

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
