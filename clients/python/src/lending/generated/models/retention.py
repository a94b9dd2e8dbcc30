from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Retention")


@_attrs_define
class Retention:
    """For how many days a team keeps what. Null: until somebody erases it.

    Attributes:
        statement_days (int | None): Statements, from the end of their analysis on. The report stays.
        report_days (int | None): Whole analyses, from their end on.
        credit_check_days (int | None): Credit checks, from the pull on.
    """

    statement_days: int | None
    report_days: int | None
    credit_check_days: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        statement_days: int | None
        statement_days = self.statement_days

        report_days: int | None
        report_days = self.report_days

        credit_check_days: int | None
        credit_check_days = self.credit_check_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "statement_days": statement_days,
                "report_days": report_days,
                "credit_check_days": credit_check_days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_statement_days(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        statement_days = _parse_statement_days(d.pop("statement_days", None))

        def _parse_report_days(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        report_days = _parse_report_days(d.pop("report_days", None))

        def _parse_credit_check_days(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        credit_check_days = _parse_credit_check_days(d.pop("credit_check_days", None))

        retention = cls(
            statement_days=statement_days,
            report_days=report_days,
            credit_check_days=credit_check_days,
        )

        retention.additional_properties = d
        return retention

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
