from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.decision_question_answer import DecisionQuestionAnswer


T = TypeVar("T", bound="DecisionQuestion")


@_attrs_define
class DecisionQuestion:
    """One uncertain thing on which a decline hangs.

    Attributes:
        id (str): What it is about: `employer`, `margin`, `cash` or `category`, and a number.
        text (str): The question, with what follows from its answer.
        rows (list[str]): The transactions it is about.
        answers (list[DecisionQuestionAnswer]): What can be answered.
    """

    id: str
    text: str
    rows: list[str]
    answers: list[DecisionQuestionAnswer]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        text = self.text

        rows = self.rows

        answers = []
        for answers_item_data in self.answers:
            answers_item = answers_item_data.to_dict()
            answers.append(answers_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "text": text,
                "rows": rows,
                "answers": answers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.decision_question_answer import DecisionQuestionAnswer

        d = dict(src_dict)
        id = d.pop("id")

        text = d.pop("text")

        rows = cast(list[str], d.pop("rows"))

        answers = []
        _answers = d.pop("answers")
        for answers_item_data in _answers:
            answers_item = DecisionQuestionAnswer.from_dict(answers_item_data)

            answers.append(answers_item)

        decision_question = cls(
            id=id,
            text=text,
            rows=rows,
            answers=answers,
        )

        decision_question.additional_properties = d
        return decision_question

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
