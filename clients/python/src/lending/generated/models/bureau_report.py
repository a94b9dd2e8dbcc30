from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.bureau import Bureau

if TYPE_CHECKING:
    from ..models.bureau_account import BureauAccount
    from ..models.bureau_enquiry import BureauEnquiry
    from ..models.bureau_score import BureauScore
    from ..models.bureau_subject import BureauSubject
    from ..models.bureau_summary import BureauSummary


T = TypeVar("T", bound="BureauReport")


@_attrs_define
class BureauReport:
    """What a credit bureau holds on a person: scores, accounts with their payment history, and who enquired.

    Attributes:
        bureau (Bureau): Whose report it is, and so whose code tables apply. New values may be added.
        reference (None | str): The bureau's own number of the report.
        pulled_on (datetime.date): The day on which the bureau issued the report.
        subject (BureauSubject): The person a report is about.
        scores (list[BureauScore]): The scores, the bureau's main one first.
        accounts (list[BureauAccount]): Every loan, card and other account that lenders have reported.
        enquiries (list[BureauEnquiry]): Which lenders asked for this person's report, the latest first.
        summary (BureauSummary): Totals over a bureau report.
    """

    bureau: Bureau
    reference: None | str
    pulled_on: datetime.date
    subject: BureauSubject
    scores: list[BureauScore]
    accounts: list[BureauAccount]
    enquiries: list[BureauEnquiry]
    summary: BureauSummary
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        bureau = self.bureau.value

        reference: None | str
        reference = self.reference

        pulled_on = self.pulled_on.isoformat()

        subject = self.subject.to_dict()

        scores = []
        for scores_item_data in self.scores:
            scores_item = scores_item_data.to_dict()
            scores.append(scores_item)

        accounts = []
        for accounts_item_data in self.accounts:
            accounts_item = accounts_item_data.to_dict()
            accounts.append(accounts_item)

        enquiries = []
        for enquiries_item_data in self.enquiries:
            enquiries_item = enquiries_item_data.to_dict()
            enquiries.append(enquiries_item)

        summary = self.summary.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "bureau": bureau,
                "reference": reference,
                "pulled_on": pulled_on,
                "subject": subject,
                "scores": scores,
                "accounts": accounts,
                "enquiries": enquiries,
                "summary": summary,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bureau_account import BureauAccount
        from ..models.bureau_enquiry import BureauEnquiry
        from ..models.bureau_score import BureauScore
        from ..models.bureau_subject import BureauSubject
        from ..models.bureau_summary import BureauSummary

        d = dict(src_dict)
        bureau = Bureau(d.pop("bureau"))

        def _parse_reference(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reference = _parse_reference(d.pop("reference", None))

        pulled_on = isoparse(d.pop("pulled_on")).date()

        subject = BureauSubject.from_dict(d.pop("subject"))

        scores = []
        _scores = d.pop("scores")
        for scores_item_data in _scores:
            scores_item = BureauScore.from_dict(scores_item_data)

            scores.append(scores_item)

        accounts = []
        _accounts = d.pop("accounts")
        for accounts_item_data in _accounts:
            accounts_item = BureauAccount.from_dict(accounts_item_data)

            accounts.append(accounts_item)

        enquiries = []
        _enquiries = d.pop("enquiries")
        for enquiries_item_data in _enquiries:
            enquiries_item = BureauEnquiry.from_dict(enquiries_item_data)

            enquiries.append(enquiries_item)

        summary = BureauSummary.from_dict(d.pop("summary"))

        bureau_report = cls(
            bureau=bureau,
            reference=reference,
            pulled_on=pulled_on,
            subject=subject,
            scores=scores,
            accounts=accounts,
            enquiries=enquiries,
            summary=summary,
        )

        bureau_report.additional_properties = d
        return bureau_report

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
