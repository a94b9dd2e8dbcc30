"""What goes over the wire: what was given and nothing else."""

import datetime
import inspect
import json
import uuid
from pathlib import Path
from typing import Any

import httpx
import pytest
from flavours import Flavour
from playing import CREATED, LOGIN, ME, Service, answer
from ruamel.yaml import YAML

from lending import AsyncLending, Lending, __version__
from lending.models import AnalysisInputs, AnalysisStatus, Category

CONTRACT = Path(__file__).parents[3] / "openapi.yaml"

EMPTY_PAGE = {"data": [], "limit": 20, "has_more": False}


def operation_ids() -> list[str]:
    paths = YAML(typ="safe").load(CONTRACT)["paths"]
    return [operation["operationId"] for path in paths.values() for operation in path.values()]


def test_there_is_a_method_for_every_operation() -> None:
    for name in operation_ids():
        blocking, awaited = getattr(Lending, name), getattr(AsyncLending, name)
        assert inspect.signature(blocking) == inspect.signature(awaited), name
        assert blocking.__doc__ == awaited.__doc__
        assert inspect.iscoroutinefunction(awaited)
        assert not inspect.iscoroutinefunction(blocking)


def test_both_clients_can_do_the_same() -> None:
    assert public(Lending) == public(AsyncLending)


def public(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_the_token_goes_with_every_request_but_a_sign_in(flavour: Flavour) -> None:
    service = Service(answer(200, ME), answer(200, LOGIN))
    client = flavour.client(handler=service)
    client.get_me()
    client.create_login_token(email="asha@example.com", password="hunter2")
    assert service.headers("authorization") == ["Bearer las_live_secret", None]
    assert service.headers("user-agent") == [f"lending-analysis-client/{__version__}"] * 2


def test_only_what_was_given_is_sent(flavour: Flavour) -> None:
    service = Service(*(answer(200, EMPTY_PAGE) for _ in range(4)))
    client = flavour.client(handler=service)
    client.list_analyses()
    client.list_analyses(status=AnalysisStatus.COMPLETED, limit=5)
    client.list_analyses(status="completed", decision="review")
    client.list_analyses(created_after=datetime.datetime(2026, 1, 2, tzinfo=datetime.timezone.utc))
    assert service.asked == [
        "GET /v1/analyses",
        "GET /v1/analyses?status=completed&limit=5",
        "GET /v1/analyses?status=completed&decision=review",
        "GET /v1/analyses?created_after=2026-01-02T00%3A00%3A00%2B00%3A00",
    ]


def test_a_list_is_its_name_once_for_each_value(flavour: Flavour) -> None:
    service = Service(answer(200, {**EMPTY_PAGE, "total": 0}), httpx.Response(200, text="id\n"))
    client = flavour.client(handler=service)
    first = datetime.date(2026, 4, 1)
    client.list_analysis_transactions("an_1", category=["salary", Category.RENT], from_=first, min_=1500.5)
    client.export_analysis_transactions(
        "an_1", category=["salary"], direction="debit", flag="return", q="ravi"
    )
    assert service.asked == [
        "GET /v1/analyses/an_1/transactions?category=salary&category=rent&from=2026-04-01&min=1500.5",
        "GET /v1/analyses/an_1/transactions.csv?category=salary&direction=debit&flag=return&q=ravi",
    ]


def test_an_id_cannot_lead_elsewhere(flavour: Flavour) -> None:
    service = Service(answer(404, {}))
    with pytest.raises(Exception, match="404"):
        flavour.client(handler=service).get_product("../me?x=1")
    assert service.asked == ["GET /v1/products/..%2Fme%3Fx%3D1"]


def test_a_change_sends_the_changed_members_alone(flavour: Flavour) -> None:
    service = Service(answer(400, {}))
    with pytest.raises(Exception, match="400"):
        flavour.client(handler=service).update_product("prd_1", annual_rate_pct=15.75, status="archived")
    [request] = service.requests
    assert (request.method, json.loads(request.content)) == (
        "PATCH",
        {"annual_rate_pct": 15.75, "status": "archived"},
    )


def test_a_creation_always_has_a_key(flavour: Flavour) -> None:
    service = Service(*(answer(201, CREATED) for _ in range(3)))
    client = flavour.client(handler=service)
    client.create_analysis(b"%PDF")
    client.create_analysis(b"%PDF")
    client.create_analysis(b"%PDF", idempotency_key="application-4711")
    first, second, own = service.headers("idempotency-key")
    assert uuid.UUID(first).version == uuid.UUID(second).version == 4
    assert first != second
    assert own == "application-4711"


def test_what_creates_nothing_has_no_key(flavour: Flavour) -> None:
    service = Service(answer(400, {}), answer(400, {}))
    client = flavour.client(handler=service)
    with pytest.raises(Exception, match="400"):
        client.review_analysis("an_1", outcome="approve")
    with pytest.raises(Exception, match="400"):
        client.rescore_analysis("an_1", inputs=AnalysisInputs(requested_amount=1.5))
    assert service.headers("idempotency-key") == [None, None]
    assert [json.loads(request.content) for request in service.requests] == [
        {"outcome": "approve"},
        {"inputs": {"requested_amount": 1.5}},
    ]


def test_the_time_for_an_answer_grows_by_the_time_it_may_be_held(flavour: Flavour) -> None:
    service = Service(answer(404, {}), answer(404, {}))
    client = flavour.client(handler=service, timeout=20)
    for options in ({}, {"wait": 30}):
        with pytest.raises(Exception, match="404"):
            client.get_analysis("an_1", **options)
    timeouts: list[Any] = [request.extensions["timeout"] for request in service.requests]
    assert [(each["connect"], each["read"]) for each in timeouts] == [(10, 20), (10, 50)]
