from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.erasure_cause import ErasureCause
from ..models.erasure_kind import ErasureKind

if TYPE_CHECKING:
    from ..models.erasure_hashes import ErasureHashes


T = TypeVar("T", bound="Erasure")


@_attrs_define
class Erasure:
    """The certificate of an erasure.

    Attributes:
        id (str): Id of the certificate, `ers_…`.
        kind (ErasureKind): What was erased: an analysis with all that belongs to it, its statement alone, or a credit
            check. New values may be added.
        subject (str): The id that it had.
        cause (ErasureCause): Why it was erased: somebody asked for it, or the team's retention had passed. New values
            may be added.
        erased_by (None | str): Id of the user who erased it; null where retention did.
        request_id (None | str): The request that erased it; null where retention did.
        erased_at (datetime.datetime): When it was erased: from then on nobody could read it.
        purged_at (datetime.datetime | None): When the last copy of its key had left the database; null while that is
            under way.
        hashes (ErasureHashes): SHA-256 of what was there, by what it was: `file_sha256` of the file as it was uploaded,
            `sealed_report_sha256` of the report as it was stored, encrypted.
    """

    id: str
    kind: ErasureKind
    subject: str
    cause: ErasureCause
    erased_by: None | str
    request_id: None | str
    erased_at: datetime.datetime
    purged_at: datetime.datetime | None
    hashes: ErasureHashes
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind.value

        subject = self.subject

        cause = self.cause.value

        erased_by: None | str
        erased_by = self.erased_by

        request_id: None | str
        request_id = self.request_id

        erased_at = self.erased_at.isoformat()

        purged_at: None | str
        if isinstance(self.purged_at, datetime.datetime):
            purged_at = self.purged_at.isoformat()
        else:
            purged_at = self.purged_at

        hashes = self.hashes.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "subject": subject,
                "cause": cause,
                "erased_by": erased_by,
                "request_id": request_id,
                "erased_at": erased_at,
                "purged_at": purged_at,
                "hashes": hashes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.erasure_hashes import ErasureHashes

        d = dict(src_dict)
        id = d.pop("id")

        kind = ErasureKind(d.pop("kind"))

        subject = d.pop("subject")

        cause = ErasureCause(d.pop("cause"))

        def _parse_erased_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        erased_by = _parse_erased_by(d.pop("erased_by", None))

        def _parse_request_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        request_id = _parse_request_id(d.pop("request_id", None))

        erased_at = isoparse(d.pop("erased_at"))

        def _parse_purged_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            purged_at_type_0 = isoparse(data)

            return purged_at_type_0

        purged_at = _parse_purged_at(d.pop("purged_at", None))

        hashes = ErasureHashes.from_dict(d.pop("hashes"))

        erasure = cls(
            id=id,
            kind=kind,
            subject=subject,
            cause=cause,
            erased_by=erased_by,
            request_id=request_id,
            erased_at=erased_at,
            purged_at=purged_at,
            hashes=hashes,
        )

        erasure.additional_properties = d
        return erasure

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
