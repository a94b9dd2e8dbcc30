from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.page_box import PageBox


T = TypeVar("T", bound="IntegrityEvidence")


@_attrs_define
class IntegrityEvidence:
    """Where a finding can be seen.

    Attributes:
        page (int | None): The page, from 1; null for the file as a whole.
        box (None | PageBox): Where on the page.
        transaction_id (None | str): The transaction it is about; null where it is about none.
        detail (str): What was found there, in words.
        declared (None | str): What the statement says at this place, as it stands there or in figures: an amount, a
            balance, a day, a number. Null where the finding is about none.
        found (None | str): What stands against it: what an earlier revision said, what lies beneath, what is drawn, or
            what follows from the rest of the statement. Null where that cannot be told.
    """

    page: int | None
    box: None | PageBox
    transaction_id: None | str
    detail: str
    declared: None | str
    found: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.page_box import PageBox

        page: int | None
        page = self.page

        box: dict[str, Any] | None
        if isinstance(self.box, PageBox):
            box = self.box.to_dict()
        else:
            box = self.box

        transaction_id: None | str
        transaction_id = self.transaction_id

        detail = self.detail

        declared: None | str
        declared = self.declared

        found: None | str
        found = self.found

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "page": page,
                "box": box,
                "transaction_id": transaction_id,
                "detail": detail,
                "declared": declared,
                "found": found,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.page_box import PageBox

        d = dict(src_dict)

        def _parse_page(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        page = _parse_page(d.pop("page", None))

        def _parse_box(data: object) -> None | PageBox:
            if data is None:
                return data
            if not isinstance(data, dict):
                raise TypeError()
            box_type_0 = PageBox.from_dict(data)

            return box_type_0

        box = _parse_box(d.pop("box", None))

        def _parse_transaction_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        transaction_id = _parse_transaction_id(d.pop("transaction_id", None))

        detail = d.pop("detail")

        def _parse_declared(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        declared = _parse_declared(d.pop("declared", None))

        def _parse_found(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        found = _parse_found(d.pop("found", None))

        integrity_evidence = cls(
            page=page,
            box=box,
            transaction_id=transaction_id,
            detail=detail,
            declared=declared,
            found=found,
        )

        integrity_evidence.additional_properties = d
        return integrity_evidence

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
