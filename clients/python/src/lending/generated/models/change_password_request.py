from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ChangePasswordRequest")


@_attrs_define
class ChangePasswordRequest:
    """The password a person has, and the one they want.

    Attributes:
        old_password (str): The present password.
        new_password (str): The new password: 12 to 1,024 characters, and none that is easy to guess.
    """

    old_password: str
    new_password: str

    def to_dict(self) -> dict[str, Any]:
        old_password = self.old_password

        new_password = self.new_password

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "old_password": old_password,
                "new_password": new_password,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        old_password = d.pop("old_password")

        new_password = d.pop("new_password")

        change_password_request = cls(
            old_password=old_password,
            new_password=new_password,
        )

        return change_password_request
