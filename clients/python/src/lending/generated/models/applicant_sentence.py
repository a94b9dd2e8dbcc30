from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.language import Language

T = TypeVar("T", bound="ApplicantSentence")


@_attrs_define
class ApplicantSentence:
    """What an applicant may hear, in one language.

    Attributes:
        language (Language): A language that letters are written in: English or Hindi. New values may be added.
        text (str): The sentence, with `{value}` in place of the value.
    """

    language: Language
    text: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        language = self.language.value

        text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "language": language,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        language = Language(d.pop("language"))

        text = d.pop("text")

        applicant_sentence = cls(
            language=language,
            text=text,
        )

        applicant_sentence.additional_properties = d
        return applicant_sentence

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
