from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.role import Role

T = TypeVar("T", bound="CreateInvitationRequest")


@_attrs_define
class CreateInvitationRequest:
    """Whom to invite, and as what.

    Attributes:
        email (str): The email address that the person will sign in with: at most 254 characters.
        role (Role): What a person may do: an `owner` everything; a `member` upload, pull credit checks, correct, erase,
            and review unless the team reserves that; a `reviewer` read, correct and review; a `viewer` only read. New
            values may be added.
    """

    email: str
    role: Role

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        role = self.role.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "email": email,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email")

        role = Role(d.pop("role"))

        create_invitation_request = cls(
            email=email,
            role=role,
        )

        return create_invitation_request
