from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Scorecard")


@_attrs_define
class Scorecard:
    """How much each section of the score weighs. Whole numbers from 0 to 100 that sum to 100, so that the score runs from
    0 to 100; a section of weight 0 does not count.

        Attributes:
            income (int): How large, steady and long-standing the income is.
            liquidity (int): Whether the account holds enough to pay the instalment.
            leverage (int): How much of the income instalments take, and to how many lenders.
            conduct (int): Returned payments and penal charges.
            behaviour (int): Gambling, cash, and money moved for show.
            bureau (int): The credit bureau's score. Without a bureau report the other sections are scaled up to 100.
    """

    income: int
    liquidity: int
    leverage: int
    conduct: int
    behaviour: int
    bureau: int

    def to_dict(self) -> dict[str, Any]:
        income = self.income

        liquidity = self.liquidity

        leverage = self.leverage

        conduct = self.conduct

        behaviour = self.behaviour

        bureau = self.bureau

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "income": income,
                "liquidity": liquidity,
                "leverage": leverage,
                "conduct": conduct,
                "behaviour": behaviour,
                "bureau": bureau,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        income = d.pop("income")

        liquidity = d.pop("liquidity")

        leverage = d.pop("leverage")

        conduct = d.pop("conduct")

        behaviour = d.pop("behaviour")

        bureau = d.pop("bureau")

        scorecard = cls(
            income=income,
            liquidity=liquidity,
            leverage=leverage,
            conduct=conduct,
            behaviour=behaviour,
            bureau=bureau,
        )

        return scorecard
