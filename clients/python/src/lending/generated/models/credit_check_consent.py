from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

if TYPE_CHECKING:
    from ..models.consent_evidence import ConsentEvidence


T = TypeVar("T", bound="CreditCheckConsent")


@_attrs_define
class CreditCheckConsent:
    """The consent under which a bureau was asked.

    Attributes:
        given_at (datetime.datetime): When the consent was given.
        text_version (str): The version of the text that the person agreed to.
        purpose (str): What the report may be used for, as the person was told.
        ip (str): The address that the consent was sent from.
        evidence (ConsentEvidence | None): What shows that the person agreed; null where none was sent.
        withdrawn_at (datetime.datetime | None): When the person took the consent back; null where they have not.
    """

    given_at: datetime.datetime
    text_version: str
    purpose: str
    ip: str
    evidence: ConsentEvidence | None
    withdrawn_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.consent_evidence import ConsentEvidence

        given_at = self.given_at.isoformat()

        text_version = self.text_version

        purpose = self.purpose

        ip = self.ip

        evidence: dict[str, Any] | None
        if isinstance(self.evidence, ConsentEvidence):
            evidence = self.evidence.to_dict()
        else:
            evidence = self.evidence

        withdrawn_at: None | str
        if isinstance(self.withdrawn_at, datetime.datetime):
            withdrawn_at = self.withdrawn_at.isoformat()
        else:
            withdrawn_at = self.withdrawn_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "given_at": given_at,
                "text_version": text_version,
                "purpose": purpose,
                "ip": ip,
                "evidence": evidence,
                "withdrawn_at": withdrawn_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.consent_evidence import ConsentEvidence

        d = dict(src_dict)
        given_at = isoparse(d.pop("given_at"))

        text_version = d.pop("text_version")

        purpose = d.pop("purpose")

        ip = d.pop("ip")

        def _parse_evidence(data: object) -> ConsentEvidence | None:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            evidence_type_0 = ConsentEvidence.from_dict(data)

            return evidence_type_0

        evidence = _parse_evidence(d.pop("evidence", None))

        def _parse_withdrawn_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            withdrawn_at_type_0 = isoparse(data)

            return withdrawn_at_type_0

        withdrawn_at = _parse_withdrawn_at(d.pop("withdrawn_at", None))

        credit_check_consent = cls(
            given_at=given_at,
            text_version=text_version,
            purpose=purpose,
            ip=ip,
            evidence=evidence,
            withdrawn_at=withdrawn_at,
        )

        credit_check_consent.additional_properties = d
        return credit_check_consent

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
