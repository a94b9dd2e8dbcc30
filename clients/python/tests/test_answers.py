"""How answers are read: nulls, dates, additions, and what is no answer of the service at all."""

import datetime
from typing import Any

import httpx
import pytest
from flavours import Flavour
from playing import LOGIN, ME, Service, answer

from lending import UnexpectedAnswer
from lending.generated import AuthenticatedClient
from lending.generated.models import SignInRequest
from lending.models import Analysis, ApiKey, BureauAccount, LoginToken, Period

ANALYSIS: dict[str, Any] = {
    "id": "an_1",
    "ref": "APP-000001",
    "status": "processing",
    "progress": 40,
    "revision": 1,
    "review_reasons": [],
    "product": {"name": "Built-in default policy"},
    "applicant": {},
    "inputs": {"requested_amount": 300000},
    "metadata": {"branch": "Pune"},
    "file": {"name": "july.pdf", "size": 7, "sha256": "00", "pages": 1},
    "created_by": "usr_1",
    "created_at": "2026-01-02T03:04:05.678Z",
}

NULLS = [
    "stage",
    "decision",
    "policy_outcome",
    "final_decision",
    "review",
    "failure",
    "credit_check_id",
    "duplicate_of",
    "started_at",
    "completed_at",
    "result",
]


@pytest.mark.parametrize("nulls", [{}, dict.fromkeys(NULLS)], ids=["left out", "null"])
def test_what_is_null_or_left_out_is_none(nulls: dict[str, None]) -> None:
    analysis = Analysis.from_dict({**ANALYSIS, **nulls})
    assert [getattr(analysis, name) for name in NULLS] == [None] * len(NULLS)
    assert analysis.product.id is None
    assert analysis.applicant.name is None
    assert analysis.metadata["branch"] == "Pune"


def test_times_are_aware_and_dates_are_dates() -> None:
    analysis = Analysis.from_dict({**ANALYSIS, "completed_at": "2026-01-02T03:04:06Z"})
    assert analysis.created_at == datetime.datetime(2026, 1, 2, 3, 4, 5, 678000, datetime.timezone.utc)
    assert analysis.completed_at == datetime.datetime(2026, 1, 2, 3, 4, 6, 0, datetime.timezone.utc)
    period = Period.from_dict({"from": "2026-01-01", "to": "2026-06-30"})
    assert period.to - period.from_ == datetime.timedelta(days=180)


def test_an_object_that_cannot_be_read_is_not_handed_out_as_a_dict() -> None:
    review = {"id": "rev_1", "outcome": "approve", "by": "usr_1", "conditions": []}
    with pytest.raises(KeyError, match="at"):
        Analysis.from_dict({**ANALYSIS, "review": review})


@pytest.mark.parametrize("model", [Analysis, BureauAccount])
def test_answers_have_no_third_case_besides_a_value_and_none(model: type) -> None:
    assert not [name for name, kind in model.__annotations__.items() if "Unset" in str(kind)]


def test_printing_does_not_tell_secrets() -> None:
    login = LoginToken.from_dict(LOGIN)
    key = ApiKey.from_dict(
        {
            "id": "key_1",
            "name": "batch",
            "key": "las_live_secret",
            "last_four": "cret",
            "user_id": "usr_1",
            "created_at": "2026-01-02T03:04:05Z",
        }
    )
    low_level = AuthenticatedClient("https://lending.example.com/v1", token="las_live_secret")
    low_level.get_httpx_client().close()
    printed = f"{login} {key} {low_level} {SignInRequest(email='a@example.com', password='hunter2')}"
    assert login.token == "las_login_first"
    assert key.key == "las_live_secret"
    for secret in ("las_login_first", "las_live_secret", "hunter2"):
        assert secret not in printed


def test_members_that_were_added_since_are_kept(flavour: Flavour) -> None:
    service = Service(answer(200, {**ME, "region": "south"}))
    me = flavour.client(handler=service).get_me()
    assert me.additional_properties == {"region": "south"}
    assert me.token.expires_at is None


@pytest.mark.parametrize(
    "response",
    [
        httpx.Response(200, html="<p>Welcome to the hotel</p>"),
        httpx.Response(200, json=["me"]),
        httpx.Response(200, json={"user": None}),
        httpx.Response(302, headers={"location": "https://elsewhere.example.com"}),
    ],
    ids=["a page", "a list", "another object", "a redirect"],
)
def test_what_is_no_answer_of_the_service_is_said_so(flavour: Flavour, response: httpx.Response) -> None:
    service = Service(response)
    with pytest.raises(UnexpectedAnswer) as unexpected:
        flavour.client(handler=service).get_me()
    assert unexpected.value.status == response.status_code
    assert len(service.requests) == 1


def test_bytes_and_texts_come_as_they_are(flavour: Flavour) -> None:
    service = Service(httpx.Response(200, content=b"%PDF"), httpx.Response(200, text="id,date\ntxn_1,…\n"))
    client = flavour.client(handler=service)
    assert client.get_analysis_statement("an_1") == b"%PDF"
    assert client.export_analysis_transactions("an_1") == "id,date\ntxn_1,…\n"
    assert service.asked == ["GET /v1/analyses/an_1/statement", "GET /v1/analyses/an_1/transactions.csv"]
