from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ResetPasswordRequest")


@_attrs_define
class ResetPasswordRequest:
    """A new password, for whoever has a link to set one.

    Attributes:
        token (str): The token of the link, `las_reset_…`.
        password (str): The new password: 12 to 1,024 characters, and none that is easy to guess.
    """

    token: str = _attrs_field(repr=False)
    password: str = _attrs_field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "token": token,
                "password": password,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        token = d.pop("token")

        password = d.pop("password")

        reset_password_request = cls(
            token=token,
            password=password,
        )

        return reset_password_request
