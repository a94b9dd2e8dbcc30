"""Waiting for an analysis: held by the service, bounded by the caller, and never in a hurry."""

from typing import Any

import pytest
from flavours import Flavour
from playing import Service, answer
from test_answers import ANALYSIS

from lending import WaitTimeout
from lending.session import Session
from lending.steps import Pause, Send

QUEUED = {**ANALYSIS, "status": "queued"}
DONE = {**ANALYSIS, "status": "completed", "decision": "approve", "completed_at": "2026-01-02T03:04:06Z"}
FAILED = {**ANALYSIS, "status": "failed", "completed_at": "2026-01-02T03:04:06Z"}


@pytest.mark.parametrize(
    "end", [DONE, FAILED, {**FAILED, "status": "withdrawn"}], ids=lambda end: end["status"]
)
def test_an_analysis_that_has_ended_is_returned_at_once(flavour: Flavour, end: dict[str, Any]) -> None:
    service = Service(answer(200, end))
    analysis = flavour.client(handler=service).wait_until_done("an_1")
    assert analysis.status == end["status"]
    assert service.asked == ["GET /v1/analyses/an_1?include_result=true&wait=30"]


def test_the_report_may_be_left_out(flavour: Flavour) -> None:
    service = Service(answer(200, DONE))
    flavour.client(handler=service).wait_until_done("an_1", 9.5, include_result=False)
    assert service.asked == ["GET /v1/analyses/an_1?include_result=false&wait=9"]


def test_it_is_asked_again_until_the_end(flavour: Flavour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lending.session.PAUSE_AFTER_AN_EARLY_ANSWER", 0.001)
    service = Service(*(answer(200, each) for each in (QUEUED, ANALYSIS, DONE)))
    assert flavour.client(handler=service).wait_until_done("an_1", 60).decision == "approve"
    assert len(service.requests) == 3


def test_the_time_runs_out(flavour: Flavour) -> None:
    service = Service(*(answer(200, ANALYSIS) for _ in range(2)))
    with pytest.raises(WaitTimeout, match=r"an_1 is processing after 0\.2 seconds") as error:
        flavour.client(handler=service).wait_until_done("an_1", timeout=0.2)
    assert isinstance(error.value, TimeoutError)
    assert service.asked == ["GET /v1/analyses/an_1?include_result=true&wait=0"] * 2


def test_an_answer_that_comes_early_is_followed_by_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("lending.session.time.monotonic", lambda: now[0])
    session = Session("https://lending.example.com", "las_live_x", timeout=60, retries=0, renew=None)
    flow = session.wait_until_done("an_1", timeout=45, include_result=True)
    assert held(next(flow)) == 30
    now[0] += 30
    assert held(flow.send(answer(200, ANALYSIS))) == 15
    now[0] += 0.25
    assert flow.send(answer(200, ANALYSIS)) == Pause(1.0)
    now[0] += 1
    assert held(flow.send(None)) == 13
    now[0] += 13.25
    assert held(flow.send(answer(200, ANALYSIS))) == 0
    assert flow.send(answer(200, ANALYSIS)) == Pause(0.5)
    now[0] += 0.5
    assert held(flow.send(None)) == 0
    with pytest.raises(WaitTimeout):
        flow.send(answer(200, ANALYSIS))


def held(step: object) -> int:
    assert isinstance(step, Send)
    return int(step.request["params"]["wait"])
