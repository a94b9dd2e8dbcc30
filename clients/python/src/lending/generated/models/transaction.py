from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

from ..models.category import Category
from ..models.channel import Channel
from ..models.direction import Direction
from ..models.row_proof import RowProof
from ..models.transaction_flag import TransactionFlag

if TYPE_CHECKING:
    from ..models.page_box import PageBox


T = TypeVar("T", bound="Transaction")


@_attrs_define
class Transaction:
    """One movement of money.

    Attributes:
        id (str): Names the transaction within this report, such as `txn_1`; every figure cites these.
        account_id (str): The account it is of, as its `id` in `accounts`.
        date (datetime.date): The day on which it was booked.
        value_date (datetime.date | None): From when interest counts; null where the statement does not print it.
        time (None | str): `hh:mm`, where the statement prints it.
        amount (float): Positive; `direction` carries the sign. In rupees.
        direction (Direction): Which way the money went, seen from the account holder.
        balance (float | None): After this transaction; null where the statement prints no balances at all. In rupees.
        narration (str): The text of the row as printed, in one line.
        channel (Channel): By which channel the money moved. A returned payment keeps the channel it was made by; see
            [`Narration::is_return`]. New values may be added.
        counterparty (None | str): The other side's name as printed, often cut by the bank.
        vpa (None | str): The other side's UPI address (virtual payment address); null where there is none.
        reference (None | str): The number of the payment, mandate or cheque.
        category (Category): What a transaction is. New values may be added.
        category_rule (str): The rule that gave the category, such as `gambling.list`.
        category_confidence (float): How sure that rule is, between 0 and 1.
        proof (None | RowProof): What its amount and direction rest on; null in a report that was made before rows were
            proved one by one.
        flags (list[TransactionFlag]): What is to be known about the row.
        page (int): The page it stands on, from 1.
        box (PageBox): A place on a page, in points from its upper left corner.
    """

    id: str
    account_id: str
    date: datetime.date
    value_date: datetime.date | None
    time: None | str
    amount: float
    direction: Direction
    balance: float | None
    narration: str
    channel: Channel
    counterparty: None | str
    vpa: None | str
    reference: None | str
    category: Category
    category_rule: str
    category_confidence: float
    proof: None | RowProof
    flags: list[TransactionFlag]
    page: int
    box: PageBox
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        account_id = self.account_id

        date = self.date.isoformat()

        value_date: None | str
        if isinstance(self.value_date, datetime.date):
            value_date = self.value_date.isoformat()
        else:
            value_date = self.value_date

        time: None | str
        time = self.time

        amount = self.amount

        direction = self.direction.value

        balance: float | None
        balance = self.balance

        narration = self.narration

        channel = self.channel.value

        counterparty: None | str
        counterparty = self.counterparty

        vpa: None | str
        vpa = self.vpa

        reference: None | str
        reference = self.reference

        category = self.category.value

        category_rule = self.category_rule

        category_confidence = self.category_confidence

        proof: None | str
        if isinstance(self.proof, RowProof):
            proof = self.proof.value
        else:
            proof = self.proof

        flags = []
        for flags_item_data in self.flags:
            flags_item = flags_item_data.value
            flags.append(flags_item)

        page = self.page

        box = self.box.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "account_id": account_id,
                "date": date,
                "value_date": value_date,
                "time": time,
                "amount": amount,
                "direction": direction,
                "balance": balance,
                "narration": narration,
                "channel": channel,
                "counterparty": counterparty,
                "vpa": vpa,
                "reference": reference,
                "category": category,
                "category_rule": category_rule,
                "category_confidence": category_confidence,
                "proof": proof,
                "flags": flags,
                "page": page,
                "box": box,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.page_box import PageBox

        d = dict(src_dict)
        id = d.pop("id")

        account_id = d.pop("account_id")

        date = isoparse(d.pop("date")).date()

        def _parse_value_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            value_date_type_0 = isoparse(data).date()

            return value_date_type_0

        value_date = _parse_value_date(d.pop("value_date", None))

        def _parse_time(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        time = _parse_time(d.pop("time", None))

        amount = d.pop("amount")

        direction = Direction(d.pop("direction"))

        def _parse_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        balance = _parse_balance(d.pop("balance", None))

        narration = d.pop("narration")

        channel = Channel(d.pop("channel"))

        def _parse_counterparty(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        counterparty = _parse_counterparty(d.pop("counterparty", None))

        def _parse_vpa(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        vpa = _parse_vpa(d.pop("vpa", None))

        def _parse_reference(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reference = _parse_reference(d.pop("reference", None))

        category = Category(d.pop("category"))

        category_rule = d.pop("category_rule")

        category_confidence = d.pop("category_confidence")

        def _parse_proof(data: object) -> None | RowProof:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            proof_type_0 = RowProof(data)

            return proof_type_0

        proof = _parse_proof(d.pop("proof", None))

        flags = []
        _flags = d.pop("flags")
        for flags_item_data in _flags:
            flags_item = TransactionFlag(flags_item_data)

            flags.append(flags_item)

        page = d.pop("page")

        box = PageBox.from_dict(d.pop("box"))

        transaction = cls(
            id=id,
            account_id=account_id,
            date=date,
            value_date=value_date,
            time=time,
            amount=amount,
            direction=direction,
            balance=balance,
            narration=narration,
            channel=channel,
            counterparty=counterparty,
            vpa=vpa,
            reference=reference,
            category=category,
            category_rule=category_rule,
            category_confidence=category_confidence,
            proof=proof,
            flags=flags,
            page=page,
            box=box,
        )

        transaction.additional_properties = d
        return transaction

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
