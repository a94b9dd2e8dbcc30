from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.confidence_cap import ConfidenceCap
from ..models.proved_by import ProvedBy

if TYPE_CHECKING:
    from ..models.account_quality import AccountQuality
    from ..models.balance_break import BalanceBreak
    from ..models.leftover_line import LeftoverLine
    from ..models.missing_range import MissingRange
    from ..models.pages_read import PagesRead
    from ..models.repair import Repair


T = TypeVar("T", bound="DataQuality")


@_attrs_define
class DataQuality:
    """How far the rows can be relied on.

    Attributes:
        reconciled (bool | None): True where every row is proved and everything declared agrees; false where something
            disagrees; null where nothing disagrees and rows remain that nothing proves.
        proved_by (list[ProvedBy]): What proved the rows of every account; empty where `reconciled` is not true.
        confidence (float): Between 0 and 1; of several accounts the lowest. Below 0.70 no decision is made from the
            rows.
        caps (list[ConfidenceCap]): Why the confidence may not be higher.
        breaks (list[BalanceBreak]): Balances that do not follow from the one before.
        missing_ranges (list[MissingRange]): Days for which rows are missing, as the balances and the dates tell.
        repairs (list[Repair]): Rows that were read otherwise than printed.
        leftover (list[LeftoverLine]): Lines between the rows of a table that no row took, from the first: at most 50.
            Most are remarks of the bank; where they hold amounts, the confidence is lower.
        accounts (list[AccountQuality]): The same for each account.
        pages (PagesRead): How much of the file was read.
    """

    reconciled: bool | None
    proved_by: list[ProvedBy]
    confidence: float
    caps: list[ConfidenceCap]
    breaks: list[BalanceBreak]
    missing_ranges: list[MissingRange]
    repairs: list[Repair]
    leftover: list[LeftoverLine]
    accounts: list[AccountQuality]
    pages: PagesRead
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reconciled: bool | None
        reconciled = self.reconciled

        proved_by = []
        for proved_by_item_data in self.proved_by:
            proved_by_item = proved_by_item_data.value
            proved_by.append(proved_by_item)

        confidence = self.confidence

        caps = []
        for caps_item_data in self.caps:
            caps_item = caps_item_data.value
            caps.append(caps_item)

        breaks = []
        for breaks_item_data in self.breaks:
            breaks_item = breaks_item_data.to_dict()
            breaks.append(breaks_item)

        missing_ranges = []
        for missing_ranges_item_data in self.missing_ranges:
            missing_ranges_item = missing_ranges_item_data.to_dict()
            missing_ranges.append(missing_ranges_item)

        repairs = []
        for repairs_item_data in self.repairs:
            repairs_item = repairs_item_data.to_dict()
            repairs.append(repairs_item)

        leftover = []
        for leftover_item_data in self.leftover:
            leftover_item = leftover_item_data.to_dict()
            leftover.append(leftover_item)

        accounts = []
        for accounts_item_data in self.accounts:
            accounts_item = accounts_item_data.to_dict()
            accounts.append(accounts_item)

        pages = self.pages.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reconciled": reconciled,
                "proved_by": proved_by,
                "confidence": confidence,
                "caps": caps,
                "breaks": breaks,
                "missing_ranges": missing_ranges,
                "repairs": repairs,
                "leftover": leftover,
                "accounts": accounts,
                "pages": pages,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.account_quality import AccountQuality
        from ..models.balance_break import BalanceBreak
        from ..models.leftover_line import LeftoverLine
        from ..models.missing_range import MissingRange
        from ..models.pages_read import PagesRead
        from ..models.repair import Repair

        d = dict(src_dict)

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

        confidence = d.pop("confidence")

        caps = []
        _caps = d.pop("caps")
        for caps_item_data in _caps:
            caps_item = ConfidenceCap(caps_item_data)

            caps.append(caps_item)

        breaks = []
        _breaks = d.pop("breaks")
        for breaks_item_data in _breaks:
            breaks_item = BalanceBreak.from_dict(breaks_item_data)

            breaks.append(breaks_item)

        missing_ranges = []
        _missing_ranges = d.pop("missing_ranges")
        for missing_ranges_item_data in _missing_ranges:
            missing_ranges_item = MissingRange.from_dict(missing_ranges_item_data)

            missing_ranges.append(missing_ranges_item)

        repairs = []
        _repairs = d.pop("repairs")
        for repairs_item_data in _repairs:
            repairs_item = Repair.from_dict(repairs_item_data)

            repairs.append(repairs_item)

        leftover = []
        _leftover = d.pop("leftover")
        for leftover_item_data in _leftover:
            leftover_item = LeftoverLine.from_dict(leftover_item_data)

            leftover.append(leftover_item)

        accounts = []
        _accounts = d.pop("accounts")
        for accounts_item_data in _accounts:
            accounts_item = AccountQuality.from_dict(accounts_item_data)

            accounts.append(accounts_item)

        pages = PagesRead.from_dict(d.pop("pages"))

        data_quality = cls(
            reconciled=reconciled,
            proved_by=proved_by,
            confidence=confidence,
            caps=caps,
            breaks=breaks,
            missing_ranges=missing_ranges,
            repairs=repairs,
            leftover=leftover,
            accounts=accounts,
            pages=pages,
        )

        data_quality.additional_properties = d
        return data_quality

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
