from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.consent_artefact_kind import ConsentArtefactKind

T = TypeVar("T", bound="ConsentArtefact")


@_attrs_define
class ConsentArtefact:
    """What a person left behind when they agreed, and where it is kept.

    Attributes:
        kind (ConsentArtefactKind): What kind of thing a person left behind when they agreed: `otp`, a one-time password
            they typed in; `signature`, one they wrote or made with a certificate; `account_aggregator`, the id of a consent
            artefact under DEPA; `other`. New values may be added.
        reference (str): By which it is found where it is kept: 1 to 200 characters. Send a reference, never a one-time
            password itself.
    """

    kind: ConsentArtefactKind
    reference: str

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        reference = self.reference

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "reference": reference,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ConsentArtefactKind(d.pop("kind"))

        reference = d.pop("reference")

        consent_artefact = cls(
            kind=kind,
            reference=reference,
        )

        return consent_artefact
