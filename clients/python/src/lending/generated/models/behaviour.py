from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.dressed_month import DressedMonth
    from ..models.spending import Spending


T = TypeVar("T", bound="Behaviour")


@_attrs_define
class Behaviour:
    """What stands out in how the account is used.

    Attributes:
        gambling (Spending): Payments of one sort.
        crypto (Spending): Payments of one sort.
        derivatives (Spending): Payments of one sort.
        p2p_lending (Spending): Payments of one sort.
        gambling_crypto_share (float | None): Gambling and crypto payments over net credits, in full months. Null
            without net credits.
        circular (Spending): Payments of one sort.
        circular_share (float | None): Their share of all credits, in full months. Null without credits.
        window_dressing (bool | None): Whether balances are pushed up for show. Null where that cannot be told: no full
            month, or no balances.
        dressed_months (list[DressedMonth]): The months whose closing balance was pushed up.
        dressing_transaction_ids (list[str]): The credits that pushed balances up.
    """

    gambling: Spending
    crypto: Spending
    derivatives: Spending
    p2p_lending: Spending
    gambling_crypto_share: float | None
    circular: Spending
    circular_share: float | None
    window_dressing: bool | None
    dressed_months: list[DressedMonth]
    dressing_transaction_ids: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        gambling = self.gambling.to_dict()

        crypto = self.crypto.to_dict()

        derivatives = self.derivatives.to_dict()

        p2p_lending = self.p2p_lending.to_dict()

        gambling_crypto_share: float | None
        gambling_crypto_share = self.gambling_crypto_share

        circular = self.circular.to_dict()

        circular_share: float | None
        circular_share = self.circular_share

        window_dressing: bool | None
        window_dressing = self.window_dressing

        dressed_months = []
        for dressed_months_item_data in self.dressed_months:
            dressed_months_item = dressed_months_item_data.to_dict()
            dressed_months.append(dressed_months_item)

        dressing_transaction_ids = self.dressing_transaction_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "gambling": gambling,
                "crypto": crypto,
                "derivatives": derivatives,
                "p2p_lending": p2p_lending,
                "gambling_crypto_share": gambling_crypto_share,
                "circular": circular,
                "circular_share": circular_share,
                "window_dressing": window_dressing,
                "dressed_months": dressed_months,
                "dressing_transaction_ids": dressing_transaction_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dressed_month import DressedMonth
        from ..models.spending import Spending

        d = dict(src_dict)
        gambling = Spending.from_dict(d.pop("gambling"))

        crypto = Spending.from_dict(d.pop("crypto"))

        derivatives = Spending.from_dict(d.pop("derivatives"))

        p2p_lending = Spending.from_dict(d.pop("p2p_lending"))

        def _parse_gambling_crypto_share(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        gambling_crypto_share = _parse_gambling_crypto_share(d.pop("gambling_crypto_share", None))

        circular = Spending.from_dict(d.pop("circular"))

        def _parse_circular_share(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        circular_share = _parse_circular_share(d.pop("circular_share", None))

        def _parse_window_dressing(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        window_dressing = _parse_window_dressing(d.pop("window_dressing", None))

        dressed_months = []
        _dressed_months = d.pop("dressed_months")
        for dressed_months_item_data in _dressed_months:
            dressed_months_item = DressedMonth.from_dict(dressed_months_item_data)

            dressed_months.append(dressed_months_item)

        dressing_transaction_ids = cast(list[str], d.pop("dressing_transaction_ids"))

        behaviour = cls(
            gambling=gambling,
            crypto=crypto,
            derivatives=derivatives,
            p2p_lending=p2p_lending,
            gambling_crypto_share=gambling_crypto_share,
            circular=circular,
            circular_share=circular_share,
            window_dressing=window_dressing,
            dressed_months=dressed_months,
            dressing_transaction_ids=dressing_transaction_ids,
        )

        behaviour.additional_properties = d
        return behaviour

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
