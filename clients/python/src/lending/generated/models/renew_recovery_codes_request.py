from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RenewRecoveryCodesRequest")


@_attrs_define
class RenewRecoveryCodesRequest:
    """The person's password, before their recovery codes are replaced.

    Attributes:
        password (str): The present password.
    """

    password: str = _attrs_field(repr=False)

    def to_dict(self) -> dict[str, Any]:
        password = self.password

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "password": password,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        password = d.pop("password")

        renew_recovery_codes_request = cls(
            password=password,
        )

        return renew_recovery_codes_request
