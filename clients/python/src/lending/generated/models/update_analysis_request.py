from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateAnalysisRequest")


@_attrs_define
class UpdateAnalysisRequest:
    """What is to change of an analysis; what is left out stays as it is.

    Attributes:
        assignee (None | str | Unset): Id of the person who is to hold the case, one of `GET /assignees`; null or empty:
            nobody.
    """

    assignee: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        assignee: None | str | Unset
        if isinstance(self.assignee, Unset):
            assignee = UNSET
        else:
            assignee = self.assignee

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if assignee is not UNSET:
            field_dict["assignee"] = assignee

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_assignee(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        assignee = _parse_assignee(d.pop("assignee", UNSET))

        update_analysis_request = cls(
            assignee=assignee,
        )

        return update_analysis_request
