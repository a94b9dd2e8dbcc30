from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AcceptInvitationRequest")


@_attrs_define
class AcceptInvitationRequest:
    """An invitation that is accepted.

    Attributes:
        token (str): The token of the invitation, `las_invite_…`.
        name (str): The person's full name: 1 to 200 characters.
        password (str): The password to sign in with: 12 to 1,024 characters, and none that is easy to guess.
    """

    token: str = _attrs_field(repr=False)
    name: str
    password: str = _attrs_field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        name = self.name

        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "token": token,
                "name": name,
                "password": password,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        name = d.pop("name")

        password = d.pop("password")

        accept_invitation_request = cls(
            token=token,
            name=name,
            password=password,
        )

        return accept_invitation_request
