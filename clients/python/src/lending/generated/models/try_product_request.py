from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from dateutil.parser import isoparse

from ..models.trial_cases import TrialCases
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_product_request import UpdateProductRequest


T = TypeVar("T", bound="TryProductRequest")


@_attrs_define
class TryProductRequest:
    """What is to be tried, and on which cases.

    Attributes:
        draft (None | Unset | UpdateProductRequest): What would change of the product, as `PATCH /products/{id}` takes
            it, without `status`; left out or null: nothing, and its present version is tried.
        last (int | None | Unset): On how many cases at most, the newest first: 1 to 500. Left out or null: 100.
        cases (None | TrialCases | Unset): Whose cases; left out or null: `all`.
        created_after (datetime.datetime | None | Unset): Only cases that were created after this time; left out or
            null: from the first.
        created_before (datetime.datetime | None | Unset): Only cases that were created before this time; left out or
            null: to the last.
        limit (int | None | Unset): How many cases to look at in this answer, at most: 1 to 500. Left out or null: as
            many as `last` says.
        cursor (None | str | Unset): `next_cursor` of the answer before, to go on from there with the same request; left
            out or null: from the newest.
    """

    draft: None | Unset | UpdateProductRequest = UNSET
    last: int | None | Unset = UNSET
    cases: None | TrialCases | Unset = UNSET
    created_after: datetime.datetime | None | Unset = UNSET
    created_before: datetime.datetime | None | Unset = UNSET
    limit: int | None | Unset = UNSET
    cursor: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.update_product_request import UpdateProductRequest

        draft: dict[str, Any] | None | Unset
        if isinstance(self.draft, Unset):
            draft = UNSET
        elif isinstance(self.draft, UpdateProductRequest):
            draft = self.draft.to_dict()
        else:
            draft = self.draft

        last: int | None | Unset
        if isinstance(self.last, Unset):
            last = UNSET
        else:
            last = self.last

        cases: None | str | Unset
        if isinstance(self.cases, Unset):
            cases = UNSET
        elif isinstance(self.cases, TrialCases):
            cases = self.cases.value
        else:
            cases = self.cases

        created_after: None | str | Unset
        if isinstance(self.created_after, Unset):
            created_after = UNSET
        elif isinstance(self.created_after, datetime.datetime):
            created_after = self.created_after.isoformat()
        else:
            created_after = self.created_after

        created_before: None | str | Unset
        if isinstance(self.created_before, Unset):
            created_before = UNSET
        elif isinstance(self.created_before, datetime.datetime):
            created_before = self.created_before.isoformat()
        else:
            created_before = self.created_before

        limit: int | None | Unset
        if isinstance(self.limit, Unset):
            limit = UNSET
        else:
            limit = self.limit

        cursor: None | str | Unset
        if isinstance(self.cursor, Unset):
            cursor = UNSET
        else:
            cursor = self.cursor

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if draft is not UNSET:
            field_dict["draft"] = draft
        if last is not UNSET:
            field_dict["last"] = last
        if cases is not UNSET:
            field_dict["cases"] = cases
        if created_after is not UNSET:
            field_dict["created_after"] = created_after
        if created_before is not UNSET:
            field_dict["created_before"] = created_before
        if limit is not UNSET:
            field_dict["limit"] = limit
        if cursor is not UNSET:
            field_dict["cursor"] = cursor

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.update_product_request import UpdateProductRequest

        d = dict(src_dict)

        def _parse_draft(data: object) -> None | Unset | UpdateProductRequest:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, dict):
                raise TypeError()
            draft_type_0 = UpdateProductRequest.from_dict(data)

            return draft_type_0

        draft = _parse_draft(d.pop("draft", UNSET))

        def _parse_last(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        last = _parse_last(d.pop("last", UNSET))

        def _parse_cases(data: object) -> None | TrialCases | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            cases_type_0 = TrialCases(data)

            return cases_type_0

        cases = _parse_cases(d.pop("cases", UNSET))

        def _parse_created_after(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            created_after_type_0 = isoparse(data)

            return created_after_type_0

        created_after = _parse_created_after(d.pop("created_after", UNSET))

        def _parse_created_before(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            if not isinstance(data, str):
                raise TypeError()
            created_before_type_0 = isoparse(data)

            return created_before_type_0

        created_before = _parse_created_before(d.pop("created_before", UNSET))

        def _parse_limit(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        limit = _parse_limit(d.pop("limit", UNSET))

        def _parse_cursor(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cursor = _parse_cursor(d.pop("cursor", UNSET))

        try_product_request = cls(
            draft=draft,
            last=last,
            cases=cases,
            created_after=created_after,
            created_before=created_before,
            limit=limit,
            cursor=cursor,
        )

        return try_product_request
