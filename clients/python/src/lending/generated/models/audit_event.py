from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="AuditEvent")


@_attrs_define
class AuditEvent:
    """Something that somebody did, read or was refused.

    Attributes:
        id (str): Id of the entry, `aud_…`. Ids grow with time.
        at (datetime.datetime): When it happened.
        actor (str): Who did it: the id of a user, `operator`, `service`, or `anonymous` for whoever has not proved who
            they are.
        token_id (None | str): Id of the token it was done with; null where there was none.
        action (str): What was done, such as `analysis.report_read`. Others may be added.
        subject (None | str): Id of what it was done to; null where it was nothing of its own.
        detail (None | str): What a code or a keyed hash adds: why access was refused, the hashes of the words that were
            looked for, or the id and the SHA-256 of a certificate of erasure. Never a word that a person wrote.
        purpose (None | str): What the caller said that it is for, in the header `X-Purpose`; null where nothing was
            said.
        ip (None | str): The address it came from; null for what the service did itself.
        request_id (None | str): Id of the request as its caller gave it in `X-Request-Id`, or ours where none was
            given.
        own_request_id (None | str): Our own id of the request, which no caller chooses.
    """

    id: str
    at: datetime.datetime
    actor: str
    token_id: None | str
    action: str
    subject: None | str
    detail: None | str
    purpose: None | str
    ip: None | str
    request_id: None | str
    own_request_id: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        at = self.at.isoformat()

        actor = self.actor

        token_id: None | str
        token_id = self.token_id

        action = self.action

        subject: None | str
        subject = self.subject

        detail: None | str
        detail = self.detail

        purpose: None | str
        purpose = self.purpose

        ip: None | str
        ip = self.ip

        request_id: None | str
        request_id = self.request_id

        own_request_id: None | str
        own_request_id = self.own_request_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "at": at,
                "actor": actor,
                "token_id": token_id,
                "action": action,
                "subject": subject,
                "detail": detail,
                "purpose": purpose,
                "ip": ip,
                "request_id": request_id,
                "own_request_id": own_request_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        at = isoparse(d.pop("at"))

        actor = d.pop("actor")

        def _parse_token_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        token_id = _parse_token_id(d.pop("token_id", None))

        action = d.pop("action")

        def _parse_subject(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        subject = _parse_subject(d.pop("subject", None))

        def _parse_detail(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        detail = _parse_detail(d.pop("detail", None))

        def _parse_purpose(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        purpose = _parse_purpose(d.pop("purpose", None))

        def _parse_ip(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ip = _parse_ip(d.pop("ip", None))

        def _parse_request_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        request_id = _parse_request_id(d.pop("request_id", None))

        def _parse_own_request_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        own_request_id = _parse_own_request_id(d.pop("own_request_id", None))

        audit_event = cls(
            id=id,
            at=at,
            actor=actor,
            token_id=token_id,
            action=action,
            subject=subject,
            detail=detail,
            purpose=purpose,
            ip=ip,
            request_id=request_id,
            own_request_id=own_request_id,
        )

        audit_event.additional_properties = d
        return audit_event

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
