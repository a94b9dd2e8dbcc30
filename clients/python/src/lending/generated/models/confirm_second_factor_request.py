from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="ConfirmSecondFactorRequest")


@_attrs_define
class ConfirmSecondFactorRequest:
    """A first code of the person's app.

    Attributes:
        code (str): Six digits.
    """

    code: str

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        confirm_second_factor_request = cls(
            code=code,
        )

        return confirm_second_factor_request
