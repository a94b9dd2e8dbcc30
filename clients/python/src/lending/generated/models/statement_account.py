from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.account_kind import AccountKind

if TYPE_CHECKING:
    from ..models.declared_figures import DeclaredFigures
    from ..models.period import Period


T = TypeVar("T", bound="StatementAccount")


@_attrs_define
class StatementAccount:
    """One account of the statement.

    Attributes:
        id (str): Names the account within this report, such as `acc_1`.
        bank (None | str): The bank; null, like all that follows, where the statement does not tell.
        ifsc (None | str): The branch's IFSC: the Indian code of eleven letters and digits.
        micr (None | str): The branch's MICR code: nine digits.
        holder_name (None | str): The first holder, as printed.
        joint_holders (list[str]): The other holders, as printed.
        number_masked (None | str): The account number; all but the last four digits are hidden.
        type_ (AccountKind | None): What sort of account it is.
        currency (None | str): ISO 4217, such as `INR`; null where the pages do not tell. An account without one is read
            and not scored.
        period (Period): Days, both included.
        opening_balance (float | None): The balance before the first transaction. In rupees.
        closing_balance (float | None): The balance after the last transaction. In rupees.
        credit_limit (float | None): The sanctioned limit of an overdraft or cash credit; null where none is printed. In
            rupees.
        drawing_power (float | None): The drawing power of a cash credit; null where none is printed. In rupees.
        declared (DeclaredFigures): What the statement itself says of its rows; null where it prints no such figure.
    """

    id: str
    bank: None | str
    ifsc: None | str
    micr: None | str
    holder_name: None | str
    joint_holders: list[str]
    number_masked: None | str
    type_: AccountKind | None
    currency: None | str
    period: Period
    opening_balance: float | None
    closing_balance: float | None
    credit_limit: float | None
    drawing_power: float | None
    declared: DeclaredFigures
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        bank: None | str
        bank = self.bank

        ifsc: None | str
        ifsc = self.ifsc

        micr: None | str
        micr = self.micr

        holder_name: None | str
        holder_name = self.holder_name

        joint_holders = self.joint_holders

        number_masked: None | str
        number_masked = self.number_masked

        type_: None | str
        if isinstance(self.type_, AccountKind):
            type_ = self.type_.value
        else:
            type_ = self.type_

        currency: None | str
        currency = self.currency

        period = self.period.to_dict()

        opening_balance: float | None
        opening_balance = self.opening_balance

        closing_balance: float | None
        closing_balance = self.closing_balance

        credit_limit: float | None
        credit_limit = self.credit_limit

        drawing_power: float | None
        drawing_power = self.drawing_power

        declared = self.declared.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "bank": bank,
                "ifsc": ifsc,
                "micr": micr,
                "holder_name": holder_name,
                "joint_holders": joint_holders,
                "number_masked": number_masked,
                "type": type_,
                "currency": currency,
                "period": period,
                "opening_balance": opening_balance,
                "closing_balance": closing_balance,
                "credit_limit": credit_limit,
                "drawing_power": drawing_power,
                "declared": declared,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.declared_figures import DeclaredFigures
        from ..models.period import Period

        d = dict(src_dict)
        id = d.pop("id")

        def _parse_bank(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        bank = _parse_bank(d.pop("bank", None))

        def _parse_ifsc(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        ifsc = _parse_ifsc(d.pop("ifsc", None))

        def _parse_micr(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        micr = _parse_micr(d.pop("micr", None))

        def _parse_holder_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        holder_name = _parse_holder_name(d.pop("holder_name", None))

        joint_holders = cast(list[str], d.pop("joint_holders"))

        def _parse_number_masked(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        number_masked = _parse_number_masked(d.pop("number_masked", None))

        def _parse_type_(data: object) -> AccountKind | None:
            if data is None:
                return data
            if not isinstance(data, str):
                raise TypeError()
            type_type_0 = AccountKind(data)

            return type_type_0

        type_ = _parse_type_(d.pop("type", None))

        def _parse_currency(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        currency = _parse_currency(d.pop("currency", None))

        period = Period.from_dict(d.pop("period"))

        def _parse_opening_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        opening_balance = _parse_opening_balance(d.pop("opening_balance", None))

        def _parse_closing_balance(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        closing_balance = _parse_closing_balance(d.pop("closing_balance", None))

        def _parse_credit_limit(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        credit_limit = _parse_credit_limit(d.pop("credit_limit", None))

        def _parse_drawing_power(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        drawing_power = _parse_drawing_power(d.pop("drawing_power", None))

        declared = DeclaredFigures.from_dict(d.pop("declared"))

        statement_account = cls(
            id=id,
            bank=bank,
            ifsc=ifsc,
            micr=micr,
            holder_name=holder_name,
            joint_holders=joint_holders,
            number_masked=number_masked,
            type_=type_,
            currency=currency,
            period=period,
            opening_balance=opening_balance,
            closing_balance=closing_balance,
            credit_limit=credit_limit,
            drawing_power=drawing_power,
            declared=declared,
        )

        statement_account.additional_properties = d
        return statement_account

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
