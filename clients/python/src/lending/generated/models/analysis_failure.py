from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.failure_code import FailureCode

T = TypeVar("T", bound="AnalysisFailure")


@_attrs_define
class AnalysisFailure:
    """Why an analysis ended without a report.

    Attributes:
        code (FailureCode): Why there is no report: `statement_unreadable` where the file cannot be opened, asks too
            much of its reader or its text has no characters; `scanned_document` where its pages are pictures in which no
            text could be recognised; `no_transactions_found` where a statement has no rows; `unsupported_layout` where no
            table of transactions was found; `processing_error` where something broke on our side, several times;
            `statement_missing` where the file is not where it was stored, and `statement_corrupt` where it is not as it was
            stored. The last three may be tried again. New values may be added.
        message (str): Why it failed, for a person.
    """

    code: FailureCode
    message: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code.value

        message = self.message

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "message": message,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = FailureCode(d.pop("code"))

        message = d.pop("message")

        analysis_failure = cls(
            code=code,
            message=message,
        )

        analysis_failure.additional_properties = d
        return analysis_failure

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
