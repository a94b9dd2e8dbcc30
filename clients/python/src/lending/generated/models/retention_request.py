from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="RetentionRequest")


@_attrs_define
class RetentionRequest:
    """For how many days the team is to keep what: 1 to 3,660. Null: until somebody erases it.

    Attributes:
        statement_days (int | None | Unset): Statements, from the end of their analysis on. The report stays.
        report_days (int | None | Unset): Whole analyses, from their end on.
        credit_check_days (int | None | Unset): Credit checks, from the pull on.
    """

    statement_days: int | None | Unset = UNSET
    report_days: int | None | Unset = UNSET
    credit_check_days: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        statement_days: int | None | Unset
        if isinstance(self.statement_days, Unset):
            statement_days = UNSET
        else:
            statement_days = self.statement_days

        report_days: int | None | Unset
        if isinstance(self.report_days, Unset):
            report_days = UNSET
        else:
            report_days = self.report_days

        credit_check_days: int | None | Unset
        if isinstance(self.credit_check_days, Unset):
            credit_check_days = UNSET
        else:
            credit_check_days = self.credit_check_days

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if statement_days is not UNSET:
            field_dict["statement_days"] = statement_days
        if report_days is not UNSET:
            field_dict["report_days"] = report_days
        if credit_check_days is not UNSET:
            field_dict["credit_check_days"] = credit_check_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_statement_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        statement_days = _parse_statement_days(d.pop("statement_days", UNSET))

        def _parse_report_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        report_days = _parse_report_days(d.pop("report_days", UNSET))

        def _parse_credit_check_days(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        credit_check_days = _parse_credit_check_days(d.pop("credit_check_days", UNSET))

        retention_request = cls(
            statement_days=statement_days,
            report_days=report_days,
            credit_check_days=credit_check_days,
        )

        return retention_request
