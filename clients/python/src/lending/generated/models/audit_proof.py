from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field
from dateutil.parser import isoparse

T = TypeVar("T", bound="AuditProof")


@_attrs_define
class AuditProof:
    """What shows that an entry stands in the team's chain. Hashes are SHA-256, as 64 hexadecimal digits.

    Attributes:
        id (str): Id of the entry.
        chain (str): Name of the chain: the id of the team.
        batch (int): Number of the batch that holds the entry, from 1.
        position (int): Which of `entry_hashes` is the entry's, from 0.
        previous (str): The hash of the batch before; zeros for the first.
        entry_hashes (list[str]): The hashes of all entries of the batch, in order: at most 256.
        hash_ (str): The hash of the batch. Whoever notes it can tell later that nothing up to here has changed.
        signature (str): What the deployment signed the hash with; only the deployment can check it.
        closed_at (datetime.datetime): When the batch was closed.
    """

    id: str
    chain: str
    batch: int
    position: int
    previous: str
    entry_hashes: list[str]
    hash_: str
    signature: str
    closed_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        chain = self.chain

        batch = self.batch

        position = self.position

        previous = self.previous

        entry_hashes = self.entry_hashes

        hash_ = self.hash_

        signature = self.signature

        closed_at = self.closed_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "chain": chain,
                "batch": batch,
                "position": position,
                "previous": previous,
                "entry_hashes": entry_hashes,
                "hash": hash_,
                "signature": signature,
                "closed_at": closed_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        chain = d.pop("chain")

        batch = d.pop("batch")

        position = d.pop("position")

        previous = d.pop("previous")

        entry_hashes = cast(list[str], d.pop("entry_hashes"))

        hash_ = d.pop("hash")

        signature = d.pop("signature")

        closed_at = isoparse(d.pop("closed_at"))

        audit_proof = cls(
            id=id,
            chain=chain,
            batch=batch,
            position=position,
            previous=previous,
            entry_hashes=entry_hashes,
            hash_=hash_,
            signature=signature,
            closed_at=closed_at,
        )

        audit_proof.additional_properties = d
        return audit_proof

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
