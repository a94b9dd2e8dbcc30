"""Values that the service adds later are kept, and break nothing."""

import copy
import pickle

import pytest
from playing import ME

from lending import models
from lending.models import AnalysisStatus, CreatedAnalysis, ErrorCode, Me, Role, Transaction
from lending.open_enum import OpenEnum

ENUMS = [each for name in models.__all__ if issubclass(each := getattr(models, name), OpenEnum)]


def test_there_are_enums_to_test() -> None:
    assert len(ENUMS) > 40
    assert {AnalysisStatus, ErrorCode, Role} <= set(ENUMS)


@pytest.mark.parametrize("enum", ENUMS, ids=lambda enum: enum.__name__)
def test_every_enum_takes_a_value_that_it_does_not_know(enum: type[OpenEnum]) -> None:
    unknown = enum("added later")
    assert unknown == "added later"
    assert unknown.value == str(unknown) == f"{unknown}" == "added later"
    assert not unknown.is_known
    assert unknown not in list(enum)
    assert all(member.is_known for member in enum)


def test_an_unknown_value_is_as_good_as_another() -> None:
    unknown = AnalysisStatus("paused")
    assert unknown == AnalysisStatus("paused") != AnalysisStatus.QUEUED
    assert {unknown: 1}[AnalysisStatus("paused")] == {"paused": 1}[unknown] == 1
    assert pickle.loads(pickle.dumps(unknown)) == unknown
    assert copy.deepcopy(unknown) == unknown
    assert "paused" in repr(unknown)


def test_a_known_value_is_the_member_and_equal_to_its_text() -> None:
    queued = AnalysisStatus("queued")
    assert queued == "queued"
    assert queued is AnalysisStatus.QUEUED


def test_only_texts_are_taken() -> None:
    with pytest.raises(ValueError, match="4 is not a valid AnalysisStatus"):
        AnalysisStatus(4)


def test_a_model_keeps_what_it_does_not_know_and_gives_it_back() -> None:
    body = {"id": "an_1", "ref": "APP-000001", "status": "paused", "colour": {"hue": 7}}
    created = CreatedAnalysis.from_dict(body)
    assert created.status == "paused"
    assert created.additional_properties == {"colour": {"hue": 7}}
    assert created.to_dict() == body


def test_an_unknown_value_deep_in_an_answer_does_no_harm() -> None:
    me = Me.from_dict({**ME, "user": {**ME["user"], "role": "auditor"}})
    assert me.user.role == "auditor"
    assert not me.user.role.is_known


def test_unknown_values_in_lists_do_no_harm() -> None:
    transaction = Transaction.from_dict(
        {
            "id": "txn_1",
            "account_id": "acc_1",
            "date": "2026-01-31",
            "amount": 12.5,
            "direction": "sideways",
            "narration": "",
            "channel": "pigeon",
            "category": "gifts",
            "category_rule": "gifts.list",
            "category_confidence": 0.5,
            "flags": ["odd", "even"],
            "page": 1,
            "box": {"x0": 0, "y0": 0, "x1": 1, "y1": 1},
        }
    )
    assert transaction.flags == ["odd", "even"]
    assert [transaction.direction, transaction.channel] == ["sideways", "pigeon"]
