from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.credit_check_problem_code import CreditCheckProblemCode

T = TypeVar("T", bound="CreditCheckProblem")


@_attrs_define
class CreditCheckProblem:
    """Why there is no report.

    Attributes:
        code (CreditCheckProblemCode): Why there is no report: `bureau_unavailable` where the bureau could not be
            reached or said that it did nothing; `not_asked` where the question was never sent; `never_arrived` where the
            bureau has not seen it; `outcome_unknown` where nobody knows what became of it; `answer_unreadable` where the
            answer cannot be read; `found_not_delivered` where it was found out later that the bureau had delivered nothing.
            New values may be added.
        message (str): Why there is no report, for a person.
    """

    code: CreditCheckProblemCode
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
        code = CreditCheckProblemCode(d.pop("code"))

        message = d.pop("message")

        credit_check_problem = cls(
            code=code,
            message=message,
        )

        credit_check_problem.additional_properties = d
        return credit_check_problem

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
