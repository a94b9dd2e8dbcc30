from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateCreditCheckRequest")


@_attrs_define
class CreateCreditCheckRequest:
    """Whom to ask the bureau about.

    Attributes:
        name (str): The person's full name: 1 to 200 characters.
        mobile (str): The person's Indian mobile number: ten digits from 6 to 9 on, with or without +91.
        consent (bool | Unset): That the person has agreed to the enquiry. Nothing is pulled unless it is true; left
            out: false. Default: False.
        reuse_within_days (int | Unset): A saved report of the same name and mobile that is at most this many days old
            will do, and is not billed again: 0 to 365. 0, or left out: always pull a fresh one. Default: 0.
    """

    name: str
    mobile: str
    consent: bool | Unset = False
    reuse_within_days: int | Unset = 0

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        mobile = self.mobile

        consent = self.consent

        reuse_within_days = self.reuse_within_days

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "mobile": mobile,
            }
        )
        if consent is not UNSET:
            field_dict["consent"] = consent
        if reuse_within_days is not UNSET:
            field_dict["reuse_within_days"] = reuse_within_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        mobile = d.pop("mobile")

        consent = d.pop("consent", UNSET)

        reuse_within_days = d.pop("reuse_within_days", UNSET)

        create_credit_check_request = cls(
            name=name,
            mobile=mobile,
            consent=consent,
            reuse_within_days=reuse_within_days,
        )

        return create_credit_check_request
