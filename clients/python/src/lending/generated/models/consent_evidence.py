from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from dateutil.parser import isoparse

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.consent_artefact import ConsentArtefact


T = TypeVar("T", bound="ConsentEvidence")


@_attrs_define
class ConsentEvidence:
    """What shows that the person agreed, as far as you have it. It is kept sealed with the credit check, shown with it,
    and erased with it.

        Attributes:
            text (None | str | Unset): The text that the person saw, whole: at most 4,000 characters.
            text_version (None | str | Unset): Your version of that text: at most 64 characters.
            language (None | str | Unset): The language that the person read it in, as a BCP 47 tag such as `en` or `hi-IN`.
            given_at (datetime.datetime | None | Unset): When the person agreed; not later than now.
            ip (None | str | Unset): The address, v4 or v6, from which the person agreed.
            artefact (ConsentArtefact | None | Unset): What the person left behind.
    """

    text: None | str | Unset = UNSET
    text_version: None | str | Unset = UNSET
    language: None | str | Unset = UNSET
    given_at: datetime.datetime | None | Unset = UNSET
    ip: None | str | Unset = UNSET
    artefact: ConsentArtefact | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.consent_artefact import ConsentArtefact

        text: None | str | Unset
        if isinstance(self.text, Unset):
            text = UNSET
        else:
            text = self.text

        text_version: None | str | Unset
        if isinstance(self.text_version, Unset):
            text_version = UNSET
        else:
            text_version = self.text_version

        language: None | str | Unset
        if isinstance(self.language, Unset):
            language = UNSET
        else:
            language = self.language

        given_at: None | str | Unset
        if isinstance(self.given_at, Unset):
            given_at = UNSET
        elif isinstance(self.given_at, datetime.datetime):
            given_at = self.given_at.isoformat()
        else:
            given_at = self.given_at

        ip: None | str | Unset
        if isinstance(self.ip, Unset):
            ip = UNSET
        else:
            ip = self.ip

        artefact: dict[str, Any] | None | Unset
        if isinstance(self.artefact, Unset):
            artefact = UNSET
        elif isinstance(self.artefact, ConsentArtefact):
            artefact = self.artefact.to_dict()
        else:
            artefact = self.artefact

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if text is not UNSET:
            field_dict["text"] = text
        if text_version is not UNSET:
            field_dict["text_version"] = text_version
        if language is not UNSET:
            field_dict["language"] = language
        if given_at is not UNSET:
            field_dict["given_at"] = given_at
        if ip is not UNSET:
            field_dict["ip"] = ip
        if artefact is not UNSET:
            field_dict["artefact"] = artefact

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.consent_artefact import ConsentArtefact

        d = dict(src_dict)

        def _parse_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text = _parse_text(d.pop("text", UNSET))

        def _parse_text_version(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text_version = _parse_text_version(d.pop("text_version", UNSET))

        def _parse_language(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        language = _parse_language(d.pop("language", UNSET))

        def _parse_given_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            given_at_type_0 = isoparse(data)

            return given_at_type_0

        given_at = _parse_given_at(d.pop("given_at", UNSET))

        def _parse_ip(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        ip = _parse_ip(d.pop("ip", UNSET))

        def _parse_artefact(data: object) -> ConsentArtefact | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            artefact_type_0 = ConsentArtefact.from_dict(data)

            return artefact_type_0

        artefact = _parse_artefact(d.pop("artefact", UNSET))

        consent_evidence = cls(
            text=text,
            text_version=text_version,
            language=language,
            given_at=given_at,
            ip=ip,
            artefact=artefact,
        )

        return consent_evidence
