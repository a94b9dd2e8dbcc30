from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.analysis_status import AnalysisStatus

T = TypeVar("T", bound="CreatedAnalysis")


@_attrs_define
class CreatedAnalysis:
    """What an upload is answered with.

    Attributes:
        id (str): Id of the analysis, `an_…`: read it with `GET /analyses/{id}`.
        ref (str): Reference for people: `APP-` and at least six digits, counted in the team.
        status (AnalysisStatus): How far an analysis is: `queued`, waiting for a worker; `processing`, being read and
            judged; `completed`, ended with a decision and a report; `failed`, ended without a report, and `failure` says
            why. New values may be added.
    """

    id: str
    ref: str
    status: AnalysisStatus
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        ref = self.ref

        status = self.status.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "ref": ref,
                "status": status,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        ref = d.pop("ref")

        status = AnalysisStatus(d.pop("status"))

        created_analysis = cls(
            id=id,
            ref=ref,
            status=status,
        )

        created_analysis.additional_properties = d
        return created_analysis

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
