from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.income_use import IncomeUse
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.income_margins import IncomeMargins


T = TypeVar("T", bound="IncomePolicy")


@_attrs_define
class IncomePolicy:
    """How a policy counts income.

    Attributes:
        use (IncomeUse | None | Unset): Which of the three figures rules and scores read as `monthly_income`; absent or
            null: `base`.
        margins (IncomeMargins | None | Unset): What of receipts that are no salary is counted, by their kind; absent or
            null: as usual. Of trade it is `business_margin_pct` of the product.
    """

    use: IncomeUse | None | Unset = UNSET
    margins: IncomeMargins | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.income_margins import IncomeMargins

        use: None | str | Unset
        if isinstance(self.use, Unset):
            use = UNSET
        elif isinstance(self.use, IncomeUse):
            use = self.use.value
        else:
            use = self.use

        margins: dict[str, Any] | None | Unset
        if isinstance(self.margins, Unset):
            margins = UNSET
        elif isinstance(self.margins, IncomeMargins):
            margins = self.margins.to_dict()
        else:
            margins = self.margins

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if use is not UNSET:
            field_dict["use"] = use
        if margins is not UNSET:
            field_dict["margins"] = margins

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.income_margins import IncomeMargins

        d = dict(src_dict)

        def _parse_use(data: object) -> IncomeUse | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            use_type_0 = IncomeUse(data)

            return use_type_0

        use = _parse_use(d.pop("use", UNSET))

        def _parse_margins(data: object) -> IncomeMargins | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            margins_type_0 = IncomeMargins.from_dict(data)

            return margins_type_0

        margins = _parse_margins(d.pop("margins", UNSET))

        income_policy = cls(
            use=use,
            margins=margins,
        )

        return income_policy
