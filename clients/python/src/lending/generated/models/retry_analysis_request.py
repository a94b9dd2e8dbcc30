from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="RetryAnalysisRequest")


@_attrs_define
class RetryAnalysisRequest:
    """What an analysis needs to be tried once more; an empty object where it needs nothing.

    Attributes:
        file_password (None | str | Unset): The password of an encrypted PDF, of at most 128 characters: it was not kept
            after the analysis had ended. Left out or null: the file needs none.
    """

    file_password: None | str | Unset = _attrs_field(repr=False, default=UNSET)

    def to_dict(self) -> dict[str, Any]:
        file_password: None | str | Unset
        if isinstance(self.file_password, Unset):
            file_password = UNSET
        else:
            file_password = self.file_password

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if file_password is not UNSET:
            field_dict["file_password"] = file_password

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_file_password(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        file_password = _parse_file_password(d.pop("file_password", UNSET))

        retry_analysis_request = cls(
            file_password=file_password,
        )

        return retry_analysis_request
