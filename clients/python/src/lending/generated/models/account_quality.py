from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.confidence_cap import ConfidenceCap
from ..models.printed_order import PrintedOrder
from ..models.proved_by import ProvedBy

if TYPE_CHECKING:
    from ..models.confidence_term import ConfidenceTerm
    from ..models.declared_checks import DeclaredChecks


T = TypeVar("T", bound="AccountQuality")


@_attrs_define
class AccountQuality:
    """How far the rows of one account can be relied on.

    Attributes:
        account_id (str): The account, as its `id` in `accounts`.
        reconciled (bool | None): Whether its rows are proved and agree with what is declared; null where rows remain
            that nothing proves.
        proved_by (list[ProvedBy]): What its rows agree with.
        unproved_rows (int): Rows that neither a balance nor a total proves.
        confidence (float): How far its rows can be relied on, from 0 to 1.
        terms (list[ConfidenceTerm]): What it is made of. A term the statement gives no evidence for is left out, and
            the others weigh more.
        caps (list[ConfidenceCap]): What keeps the confidence from being higher, whatever the evidence.
        printed_order (PrintedOrder): In which order the statement prints its rows. New values may be added.
        balances_owed (bool): Whether balances were printed as amounts owed.
        balances_checked (int): Balances that could be held against the one before.
        balances_agreed (int): How many of those balances follow from the one before.
        checks (DeclaredChecks): Declared figures held against the rows: true where they agree, null where the statement
            declares none.
    """

    account_id: str
    reconciled: bool | None
    proved_by: list[ProvedBy]
    unproved_rows: int
    confidence: float
    terms: list[ConfidenceTerm]
    caps: list[ConfidenceCap]
    printed_order: PrintedOrder
    balances_owed: bool
    balances_checked: int
    balances_agreed: int
    checks: DeclaredChecks
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account_id = self.account_id

        reconciled: bool | None
        reconciled = self.reconciled

        proved_by = []
        for proved_by_item_data in self.proved_by:
            proved_by_item = proved_by_item_data.value
            proved_by.append(proved_by_item)

        unproved_rows = self.unproved_rows

        confidence = self.confidence

        terms = []
        for terms_item_data in self.terms:
            terms_item = terms_item_data.to_dict()
            terms.append(terms_item)

        caps = []
        for caps_item_data in self.caps:
            caps_item = caps_item_data.value
            caps.append(caps_item)

        printed_order = self.printed_order.value

        balances_owed = self.balances_owed

        balances_checked = self.balances_checked

        balances_agreed = self.balances_agreed

        checks = self.checks.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account_id": account_id,
                "reconciled": reconciled,
                "proved_by": proved_by,
                "unproved_rows": unproved_rows,
                "confidence": confidence,
                "terms": terms,
                "caps": caps,
                "printed_order": printed_order,
                "balances_owed": balances_owed,
                "balances_checked": balances_checked,
                "balances_agreed": balances_agreed,
                "checks": checks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.confidence_term import ConfidenceTerm
        from ..models.declared_checks import DeclaredChecks

        d = dict(src_dict)
        account_id = d.pop("account_id")

        def _parse_reconciled(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        reconciled = _parse_reconciled(d.pop("reconciled", None))

        proved_by = []
        _proved_by = d.pop("proved_by")
        for proved_by_item_data in _proved_by:
            proved_by_item = ProvedBy(proved_by_item_data)

            proved_by.append(proved_by_item)

        unproved_rows = d.pop("unproved_rows")

        confidence = d.pop("confidence")

        terms = []
        _terms = d.pop("terms")
        for terms_item_data in _terms:
            terms_item = ConfidenceTerm.from_dict(terms_item_data)

            terms.append(terms_item)

        caps = []
        _caps = d.pop("caps")
        for caps_item_data in _caps:
            caps_item = ConfidenceCap(caps_item_data)

            caps.append(caps_item)

        printed_order = PrintedOrder(d.pop("printed_order"))

        balances_owed = d.pop("balances_owed")

        balances_checked = d.pop("balances_checked")

        balances_agreed = d.pop("balances_agreed")

        checks = DeclaredChecks.from_dict(d.pop("checks"))

        account_quality = cls(
            account_id=account_id,
            reconciled=reconciled,
            proved_by=proved_by,
            unproved_rows=unproved_rows,
            confidence=confidence,
            terms=terms,
            caps=caps,
            printed_order=printed_order,
            balances_owed=balances_owed,
            balances_checked=balances_checked,
            balances_agreed=balances_agreed,
            checks=checks,
        )

        account_quality.additional_properties = d
        return account_quality

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
