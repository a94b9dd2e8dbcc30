"""Enums that take any text.

Within `/v1` the service may add values, and a client of today must not break by them.
"""

from enum import Enum
from typing import TypeVar

E = TypeVar("E", bound="OpenEnum")


class OpenEnum(str, Enum):
    """An enum of texts. A value that this version does not know is kept as it came, and `is_known` is false
    for it.

    A value compares equal to its text, known or not: `status == "completed"`.
    """

    @classmethod
    def _missing_(cls: type[E], value: object) -> E | None:
        if not isinstance(value, str):
            return None
        unknown = str.__new__(cls, value)
        unknown._name_ = value
        unknown._value_ = value
        return unknown

    @property
    def is_known(self) -> bool:
        return self._name_ in type(self).__members__

    def __str__(self) -> str:
        return str(self.value)
