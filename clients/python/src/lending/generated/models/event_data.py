from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EventData")


@_attrs_define
class EventData:
    """What an event says: ids, status and decision, never a name, a number or an amount. What does not apply is null.

    Attributes:
        analysis_id (None | str): The analysis it is about.
        credit_check_id (None | str): The credit check it is about.
        webhook_endpoint_id (None | str): The webhook endpoint it is about.
        status (None | str): The status of the analysis or the check.
        decision (None | str): What is recommended about the application: `approve`, `review` or `decline`.
        final_decision (None | str): What holds in the end, `approve` or `decline`; null while a person has still to
            decide.
        revision (int | None): Which revision of the decision holds, from 1.
        failure_code (None | str): Why the analysis failed, as `failure.code` of its record.
        limit (None | str): Which limit is reached: `bureau_daily_cap`. Others may be added.
    """

    analysis_id: None | str
    credit_check_id: None | str
    webhook_endpoint_id: None | str
    status: None | str
    decision: None | str
    final_decision: None | str
    revision: int | None
    failure_code: None | str
    limit: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        analysis_id: None | str
        analysis_id = self.analysis_id

        credit_check_id: None | str
        credit_check_id = self.credit_check_id

        webhook_endpoint_id: None | str
        webhook_endpoint_id = self.webhook_endpoint_id

        status: None | str
        status = self.status

        decision: None | str
        decision = self.decision

        final_decision: None | str
        final_decision = self.final_decision

        revision: int | None
        revision = self.revision

        failure_code: None | str
        failure_code = self.failure_code

        limit: None | str
        limit = self.limit

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "analysis_id": analysis_id,
                "credit_check_id": credit_check_id,
                "webhook_endpoint_id": webhook_endpoint_id,
                "status": status,
                "decision": decision,
                "final_decision": final_decision,
                "revision": revision,
                "failure_code": failure_code,
                "limit": limit,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_analysis_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        analysis_id = _parse_analysis_id(d.pop("analysis_id", None))

        def _parse_credit_check_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        credit_check_id = _parse_credit_check_id(d.pop("credit_check_id", None))

        def _parse_webhook_endpoint_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        webhook_endpoint_id = _parse_webhook_endpoint_id(d.pop("webhook_endpoint_id", None))

        def _parse_status(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        status = _parse_status(d.pop("status", None))

        def _parse_decision(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        decision = _parse_decision(d.pop("decision", None))

        def _parse_final_decision(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        final_decision = _parse_final_decision(d.pop("final_decision", None))

        def _parse_revision(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        revision = _parse_revision(d.pop("revision", None))

        def _parse_failure_code(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        failure_code = _parse_failure_code(d.pop("failure_code", None))

        def _parse_limit(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        limit = _parse_limit(d.pop("limit", None))

        event_data = cls(
            analysis_id=analysis_id,
            credit_check_id=credit_check_id,
            webhook_endpoint_id=webhook_endpoint_id,
            status=status,
            decision=decision,
            final_decision=final_decision,
            revision=revision,
            failure_code=failure_code,
            limit=limit,
        )

        event_data.additional_properties = d
        return event_data

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
