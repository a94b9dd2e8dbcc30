from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.login_user import LoginUser


T = TypeVar("T", bound="LoginToken")


@_attrs_define
class LoginToken:
    """A fresh login token.

    Attributes:
        token (str): The bearer token. Keep it in the device's secure storage.
        token_type (str): The scheme to send the token with: always `bearer`.
        expires_in (int): Lifetime of the token in seconds, 28,800 unless the operator chose otherwise; afterwards the
            person signs in again.
        device_token (str): The mark of this device. Keep it beyond the token, and send it with the next sign-in. It
            opens nothing.
        user (LoginUser): The person a login token is for.
    """

    token: str = _attrs_field(repr=False)
    token_type: str
    expires_in: int
    device_token: str
    user: LoginUser
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        token = self.token

        token_type = self.token_type

        expires_in = self.expires_in

        device_token = self.device_token

        user = self.user.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "token": token,
                "token_type": token_type,
                "expires_in": expires_in,
                "device_token": device_token,
                "user": user,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.login_user import LoginUser

        d = dict(src_dict)
        token = d.pop("token")

        token_type = d.pop("token_type")

        expires_in = d.pop("expires_in")

        device_token = d.pop("device_token")

        user = LoginUser.from_dict(d.pop("user"))

        login_token = cls(
            token=token,
            token_type=token_type,
            expires_in=expires_in,
            device_token=device_token,
            user=user,
        )

        login_token.additional_properties = d
        return login_token

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
