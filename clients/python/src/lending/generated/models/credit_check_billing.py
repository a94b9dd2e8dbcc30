from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.billing_state import BillingState

T = TypeVar("T", bound="CreditCheckBilling")


@_attrs_define
class CreditCheckBilling:
    """What a credit check costs.

    Attributes:
        state (BillingState): Whether a credit check was paid for: `charged` once; `reused`, an earlier report that was
            charged then; `not_charged`, free, or free until its outcome is known. New values may be added.
        amount (float): What was charged, in rupees.
        ledger_id (None | str): Id of the entry in the ledger; null where nothing was charged.
    """

    state: BillingState
    amount: float
    ledger_id: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        state = self.state.value

        amount = self.amount

        ledger_id: None | str
        ledger_id = self.ledger_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "state": state,
                "amount": amount,
                "ledger_id": ledger_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        state = BillingState(d.pop("state"))

        amount = d.pop("amount")

        def _parse_ledger_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ledger_id = _parse_ledger_id(d.pop("ledger_id", None))

        credit_check_billing = cls(
            state=state,
            amount=amount,
            ledger_id=ledger_id,
        )

        credit_check_billing.additional_properties = d
        return credit_check_billing

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
