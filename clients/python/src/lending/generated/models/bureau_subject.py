from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.bureau_address import BureauAddress


T = TypeVar("T", bound="BureauSubject")


@_attrs_define
class BureauSubject:
    """The person a report is about.

    Attributes:
        name (None | str): The person's name as the bureau holds it.
        name_variations (list[str]): Other spellings under which lenders have reported the person.
        birth_date_masked (None | str): The date of birth with day and month hidden, such as `XX-XX-1985`.
        pan_masked (None | str): The income tax number (PAN) with all but its last characters hidden.
        phones_masked (list[str]): Telephone numbers with all but their last four digits hidden.
        emails_masked (list[str]): E-mail addresses with most of the part before the `@` hidden.
        addresses (list[BureauAddress]): Addresses that lenders have reported, the latest first.
    """

    name: None | str
    name_variations: list[str]
    birth_date_masked: None | str
    pan_masked: None | str
    phones_masked: list[str]
    emails_masked: list[str]
    addresses: list[BureauAddress]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name: None | str
        name = self.name

        name_variations = self.name_variations

        birth_date_masked: None | str
        birth_date_masked = self.birth_date_masked

        pan_masked: None | str
        pan_masked = self.pan_masked

        phones_masked = self.phones_masked

        emails_masked = self.emails_masked

        addresses = []
        for addresses_item_data in self.addresses:
            addresses_item = addresses_item_data.to_dict()
            addresses.append(addresses_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "name_variations": name_variations,
                "birth_date_masked": birth_date_masked,
                "pan_masked": pan_masked,
                "phones_masked": phones_masked,
                "emails_masked": emails_masked,
                "addresses": addresses,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bureau_address import BureauAddress

        d = dict(src_dict)

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name", None))

        name_variations = cast(list[str], d.pop("name_variations"))

        def _parse_birth_date_masked(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        birth_date_masked = _parse_birth_date_masked(d.pop("birth_date_masked", None))

        def _parse_pan_masked(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        pan_masked = _parse_pan_masked(d.pop("pan_masked", None))

        phones_masked = cast(list[str], d.pop("phones_masked"))

        emails_masked = cast(list[str], d.pop("emails_masked"))

        addresses = []
        _addresses = d.pop("addresses")
        for addresses_item_data in _addresses:
            addresses_item = BureauAddress.from_dict(addresses_item_data)

            addresses.append(addresses_item)

        bureau_subject = cls(
            name=name,
            name_variations=name_variations,
            birth_date_masked=birth_date_masked,
            pan_masked=pan_masked,
            phones_masked=phones_masked,
            emails_masked=emails_masked,
            addresses=addresses,
        )

        bureau_subject.additional_properties = d
        return bureau_subject

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
