from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.invitation_status import InvitationStatus
from ..models.role import Role
from ..types import UNSET, Unset

T = TypeVar("T", bound="Invitation")


@_attrs_define
class Invitation:
    """An invitation to become a member.

    Attributes:
        id (str): Id of the invitation, `inv_…`, by which it is revoked.
        email (str): The email address it is for.
        role (Role): What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase,
            and review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New
            values may be added.
        status (InvitationStatus): How an invitation stands: `open`, or it was `accepted`, was `revoked`, or is
            `expired`. New values may be added.
        created_by (str): Id of the owner who made it.
        created_at (datetime.datetime): When it was made.
        expires_at (datetime.datetime): Until when it can be accepted: seven days.
        token (str | Unset): What the person accepts it with, once: hand it over in private. In the answer to its
            creation alone, never shown again.
        link (str | Unset): The page of the console that takes the token. As `token`, in the answer to its creation
            alone.
    """

    id: str
    email: str
    role: Role
    status: InvitationStatus
    created_by: str
    created_at: datetime.datetime
    expires_at: datetime.datetime
    token: str | Unset = _attrs_field(repr=False, default=UNSET)
    link: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        email = self.email

        role = self.role.value

        status = self.status.value

        created_by = self.created_by

        created_at = self.created_at.isoformat()

        expires_at = self.expires_at.isoformat()

        token = self.token

        link = self.link

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "email": email,
                "role": role,
                "status": status,
                "created_by": created_by,
                "created_at": created_at,
                "expires_at": expires_at,
            }
        )
        if token is not UNSET:
            field_dict["token"] = token
        if link is not UNSET:
            field_dict["link"] = link

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        email = d.pop("email")

        role = Role(d.pop("role"))

        status = InvitationStatus(d.pop("status"))

        created_by = d.pop("created_by")

        created_at = isoparse(d.pop("created_at"))

        expires_at = isoparse(d.pop("expires_at"))

        token = d.pop("token", UNSET)

        link = d.pop("link", UNSET)

        invitation = cls(
            id=id,
            email=email,
            role=role,
            status=status,
            created_by=created_by,
            created_at=created_at,
            expires_at=expires_at,
            token=token,
            link=link,
        )

        invitation.additional_properties = d
        return invitation

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
