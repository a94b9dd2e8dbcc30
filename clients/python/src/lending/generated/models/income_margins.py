from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="IncomeMargins")


@_attrs_define
class IncomeMargins:
    """What is left as income of receipts that are no salary, in percent from 0 to 100; null or absent: as usual.

    Attributes:
        professional_pct (float | None | Unset): Of clients' fees; as usual: 50.
        gig_pct (float | None | Unset): Of gig work; as usual: 70.
        rent_pct (float | None | Unset): Of rents; as usual: 70.
        agriculture_pct (float | None | Unset): Of crops and milk; as usual: 40.
    """

    professional_pct: float | None | Unset = UNSET
    gig_pct: float | None | Unset = UNSET
    rent_pct: float | None | Unset = UNSET
    agriculture_pct: float | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        professional_pct: float | None | Unset
        if isinstance(self.professional_pct, Unset):
            professional_pct = UNSET
        else:
            professional_pct = self.professional_pct

        gig_pct: float | None | Unset
        if isinstance(self.gig_pct, Unset):
            gig_pct = UNSET
        else:
            gig_pct = self.gig_pct

        rent_pct: float | None | Unset
        if isinstance(self.rent_pct, Unset):
            rent_pct = UNSET
        else:
            rent_pct = self.rent_pct

        agriculture_pct: float | None | Unset
        if isinstance(self.agriculture_pct, Unset):
            agriculture_pct = UNSET
        else:
            agriculture_pct = self.agriculture_pct

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if professional_pct is not UNSET:
            field_dict["professional_pct"] = professional_pct
        if gig_pct is not UNSET:
            field_dict["gig_pct"] = gig_pct
        if rent_pct is not UNSET:
            field_dict["rent_pct"] = rent_pct
        if agriculture_pct is not UNSET:
            field_dict["agriculture_pct"] = agriculture_pct

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_professional_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        professional_pct = _parse_professional_pct(d.pop("professional_pct", UNSET))

        def _parse_gig_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        gig_pct = _parse_gig_pct(d.pop("gig_pct", UNSET))

        def _parse_rent_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        rent_pct = _parse_rent_pct(d.pop("rent_pct", UNSET))

        def _parse_agriculture_pct(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        agriculture_pct = _parse_agriculture_pct(d.pop("agriculture_pct", UNSET))

        income_margins = cls(
            professional_pct=professional_pct,
            gig_pct=gig_pct,
            rent_pct=rent_pct,
            agriculture_pct=agriculture_pct,
        )

        return income_margins
