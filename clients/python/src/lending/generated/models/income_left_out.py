from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.left_out_reason import LeftOutReason

T = TypeVar("T", bound="IncomeLeftOut")


@_attrs_define
class IncomeLeftOut:
    """Credits that look like income and are not counted.

    Attributes:
        reason (LeftOutReason): Why credits are not counted as income: relatives support the applicant, or send money
            from abroad; an employer paid it beside the salary; the salary has stopped; it is another holder's; somebody
            pays much the same every month, and nothing says what for; it came too seldom, or is too little. New values may
            be added.
        payer (None | str): Who paid it; null for many payers.
        monthly_receipts (float): What it brings in a mean full month. In rupees.
        transaction_ids (list[str]): The transactions it is made of.
    """

    reason: LeftOutReason
    payer: None | str
    monthly_receipts: float
    transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason.value

        payer: None | str
        payer = self.payer

        monthly_receipts = self.monthly_receipts

        transaction_ids = self.transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "payer": payer,
                "monthly_receipts": monthly_receipts,
                "transaction_ids": transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = LeftOutReason(d.pop("reason"))

        def _parse_payer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        payer = _parse_payer(d.pop("payer", None))

        monthly_receipts = d.pop("monthly_receipts")

        transaction_ids = cast(list[str], d.pop("transaction_ids"))

        income_left_out = cls(
            reason=reason,
            payer=payer,
            monthly_receipts=monthly_receipts,
            transaction_ids=transaction_ids,
        )

        income_left_out.additional_properties = d
        return income_left_out

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
