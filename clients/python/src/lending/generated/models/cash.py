from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.spending import Spending


T = TypeVar("T", bound="Cash")


@_attrs_define
class Cash:
    """Cash in and out.

    Attributes:
        deposits (Spending): Payments of one sort.
        withdrawals (Spending): Payments of one sort.
        share (float | None): Cash deposits over net credits, in full months. Null without net credits.
    """

    deposits: Spending
    withdrawals: Spending
    share: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        deposits = self.deposits.to_dict()

        withdrawals = self.withdrawals.to_dict()

        share: float | None
        share = self.share

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "deposits": deposits,
                "withdrawals": withdrawals,
                "share": share,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.spending import Spending

        d = dict(src_dict)
        deposits = Spending.from_dict(d.pop("deposits"))

        withdrawals = Spending.from_dict(d.pop("withdrawals"))

        def _parse_share(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        share = _parse_share(d.pop("share", None))

        cash = cls(
            deposits=deposits,
            withdrawals=withdrawals,
            share=share,
        )

        cash.additional_properties = d
        return cash

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
