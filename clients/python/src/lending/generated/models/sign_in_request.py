from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="SignInRequest")


@_attrs_define
class SignInRequest:
    """Credentials of a person.

    Attributes:
        email (str): Email address of the account, in any case.
        password (str): Password of the account: 1 to 1,024 characters.
        otp (None | str | Unset): What the authenticator app shows, or a recovery code, where the person has a second
            factor. Without it the right password is 401 `second_factor_required`.
        device_name (None | str | Unset): Name of the device, shown in `GET /me`; helps a person to tell their tokens
            apart.
        device_token (None | str | Unset): What an earlier sign-in on this device answered as `device_token`. A device
            that is known may sign in from any network while failures from elsewhere have locked the account. One that is
            unknown is no error.
    """

    email: str
    password: str = _attrs_field(repr=False)
    otp: None | str | Unset = UNSET
    device_name: None | str | Unset = UNSET
    device_token: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        password = self.password

        otp: None | str | Unset
        if isinstance(self.otp, Unset):
            otp = UNSET
        else:
            otp = self.otp

        device_name: None | str | Unset
        if isinstance(self.device_name, Unset):
            device_name = UNSET
        else:
            device_name = self.device_name

        device_token: None | str | Unset
        if isinstance(self.device_token, Unset):
            device_token = UNSET
        else:
            device_token = self.device_token

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "email": email,
                "password": password,
            }
        )
        if otp is not UNSET:
            field_dict["otp"] = otp
        if device_name is not UNSET:
            field_dict["device_name"] = device_name
        if device_token is not UNSET:
            field_dict["device_token"] = device_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        email = d.pop("email")

        password = d.pop("password")

        def _parse_otp(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        otp = _parse_otp(d.pop("otp", UNSET))

        def _parse_device_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        device_name = _parse_device_name(d.pop("device_name", UNSET))

        def _parse_device_token(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        device_token = _parse_device_token(d.pop("device_token", UNSET))

        sign_in_request = cls(
            email=email,
            password=password,
            otp=otp,
            device_name=device_name,
            device_token=device_token,
        )

        return sign_in_request
