from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.credit_type import CreditType

T = TypeVar("T", bound="BureauEnquiry")


@_attrs_define
class BureauEnquiry:
    """A lender's request for the person's report.

    Attributes:
        date (datetime.date): The day on which the lender asked.
        lender (None | str): Who asked; null where the bureau does not disclose it.
        purpose (CreditType): What credit is for, or what a lender enquired about. New values may be added.
        purpose_code (None | str): The kind of credit in the bureau's own code.
        amount (float | None): The amount that was applied for. In rupees.
        is_own (bool): True for the enquiry that fetched this very report.
    """

    date: datetime.date
    lender: None | str
    purpose: CreditType
    purpose_code: None | str
    amount: float | None
    is_own: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        date = self.date.isoformat()

        lender: None | str
        lender = self.lender

        purpose = self.purpose.value

        purpose_code: None | str
        purpose_code = self.purpose_code

        amount: float | None
        amount = self.amount

        is_own = self.is_own

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "date": date,
                "lender": lender,
                "purpose": purpose,
                "purpose_code": purpose_code,
                "amount": amount,
                "is_own": is_own,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        date = isoparse(d.pop("date")).date()

        def _parse_lender(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        lender = _parse_lender(d.pop("lender", None))

        purpose = CreditType(d.pop("purpose"))

        def _parse_purpose_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        purpose_code = _parse_purpose_code(d.pop("purpose_code", None))

        def _parse_amount(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        amount = _parse_amount(d.pop("amount", None))

        is_own = d.pop("is_own")

        bureau_enquiry = cls(
            date=date,
            lender=lender,
            purpose=purpose,
            purpose_code=purpose_code,
            amount=amount,
            is_own=is_own,
        )

        bureau_enquiry.additional_properties = d
        return bureau_enquiry

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
