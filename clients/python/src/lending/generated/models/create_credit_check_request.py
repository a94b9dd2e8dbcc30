from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.consent_evidence import ConsentEvidence


T = TypeVar("T", bound="CreateCreditCheckRequest")


@_attrs_define
class CreateCreditCheckRequest:
    """Whom to ask the bureau about.

    Attributes:
        name (str): The person's full name: 1 to 200 characters.
        mobile (str): The person's Indian mobile number: ten digits from 6 to 9 on, with or without +91.
        consent (bool | Unset): That the person has agreed to the enquiry. Nothing is pulled unless it is true; left
            out: false. Default: False.
        reuse_within_days (int | Unset): A saved report of the same name and mobile that is at most this many days old
            will do, and is not billed again: 0 to 365. 0, or left out: always pull a fresh one. Default: 0.
        consent_evidence (ConsentEvidence | None | Unset): What shows that the person agreed, as far as you have it.
    """

    name: str
    mobile: str
    consent: bool | Unset = False
    reuse_within_days: int | Unset = 0
    consent_evidence: ConsentEvidence | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.consent_evidence import ConsentEvidence

        name = self.name

        mobile = self.mobile

        consent = self.consent

        reuse_within_days = self.reuse_within_days

        consent_evidence: dict[str, Any] | None | Unset
        if isinstance(self.consent_evidence, Unset):
            consent_evidence = UNSET
        elif isinstance(self.consent_evidence, ConsentEvidence):
            consent_evidence = self.consent_evidence.to_dict()
        else:
            consent_evidence = self.consent_evidence

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "mobile": mobile,
            }
        )
        if consent is not UNSET:
            field_dict["consent"] = consent
        if reuse_within_days is not UNSET:
            field_dict["reuse_within_days"] = reuse_within_days
        if consent_evidence is not UNSET:
            field_dict["consent_evidence"] = consent_evidence

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.consent_evidence import ConsentEvidence

        d = dict(src_dict)
        name = d.pop("name")

        mobile = d.pop("mobile")

        consent = d.pop("consent", UNSET)

        reuse_within_days = d.pop("reuse_within_days", UNSET)

        def _parse_consent_evidence(data: object) -> ConsentEvidence | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            consent_evidence_type_0 = ConsentEvidence.from_dict(data)

            return consent_evidence_type_0

        consent_evidence = _parse_consent_evidence(d.pop("consent_evidence", UNSET))

        create_credit_check_request = cls(
            name=name,
            mobile=mobile,
            consent=consent,
            reuse_within_days=reuse_within_days,
            consent_evidence=consent_evidence,
        )

        return create_credit_check_request
