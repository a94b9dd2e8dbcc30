"""What is tried again, when, and how often."""

import httpx
import pytest
from flavours import Flavour
from playing import CREATED, ME, Answer, Service, answer, refusal

from lending import Conflict, NoAnswer, RateLimited, RetryPolicy, ServiceFailed
from lending.call import Call, nothing
from lending.generated import calls
from lending.retry import is_passing
from lending.session import Session
from lending.steps import Pause, Send

# As patient as any, but in no mood to wait.
QUICK = RetryPolicy(first_delay=0.001)

GET: Call[object] = calls.get_me()
DELETE: Call[object] = calls.delete_analysis("an_1")
CREATE: Call[object] = calls.create_credit_check(name="A", mobile="1", consent=True)
SIGN_IN: Call[object] = calls.create_login_token(email="a", password="b")
REVIEW: Call[object] = calls.review_analysis("an_1", outcome="approve")
PATCH: Call[object] = calls.update_product("prd_1", name="A")


@pytest.mark.parametrize(
    ("call", "is_safe"),
    [
        (GET, True),
        (DELETE, True),
        (CREATE, True),
        (SIGN_IN, False),
        (REVIEW, False),
        (PATCH, False),
    ],
    ids=["GET", "DELETE", "POST with a key", "sign-in", "POST without a key", "PATCH"],
)
def test_only_what_is_safe_to_repeat_is_repeated(call: Call[object], is_safe: bool) -> None:
    delay = RetryPolicy().delay(call, 0, answer(503))
    assert (delay is not None) == call.is_repeatable == is_safe


@pytest.mark.parametrize(
    ("outcome", "is_expected"),
    [
        (answer(429), True),
        (answer(502), True),
        (answer(503), True),
        (answer(504), True),
        (refusal(409, "idempotency_in_progress"), True),
        (httpx.ConnectError("refused"), True),
        (httpx.ConnectTimeout("late"), True),
        (httpx.ReadTimeout("late"), True),
        (httpx.RemoteProtocolError("gone"), True),
        (answer(200), False),
        (answer(400), False),
        (answer(401), False),
        (answer(404), False),
        (refusal(409, "idempotency_key_reused"), False),
        (httpx.Response(409, text="a proxy's"), False),
        (answer(422), False),
        (answer(500), False),
        (answer(507), False),
        (httpx.UnsupportedProtocol("ftp"), False),
        (httpx.DecodingError("gzip"), False),
    ],
    ids=str,
)
def test_only_what_may_pass_is_tried_again(
    outcome: httpx.Response | httpx.RequestError, is_expected: bool
) -> None:
    assert is_passing(CREATE, outcome) == is_expected


def test_the_delay_doubles_with_chance_in_it_up_to_the_longest() -> None:
    policy = RetryPolicy(retries=20, first_delay=0.5, longest_delay=8)
    for attempt, longest in enumerate([0.5, 1, 2, 4, 8, 8, 8]):
        delays = [policy.delay(GET, attempt, answer(503)) or 0 for _ in range(200)]
        assert longest / 2 <= min(delays) < max(delays) <= longest


def test_what_the_service_asks_for_is_waited_at_least() -> None:
    delays = [RetryPolicy().delay(GET, 0, answer(429, Retry_After="7")) or 0 for _ in range(200)]
    assert 7 < min(delays) < max(delays) <= 8


def test_a_proxy_may_ask_by_a_time() -> None:
    past = RetryPolicy().delay(GET, 0, answer(503, Retry_After="Fri, 02 Jan 2026 03:04:05 GMT"))
    assert past is not None and past <= 1
    assert RetryPolicy().delay(GET, 0, answer(503, Retry_After="Fri, 02 Jan 2099 03:04:05 GMT")) is None
    assert RetryPolicy().delay(GET, 0, answer(503, Retry_After="soon")) is not None


def test_more_than_the_longest_delay_is_not_waited_for() -> None:
    assert RetryPolicy().delay(GET, 0, answer(429, Retry_After="61")) is None
    assert RetryPolicy(longest_delay=180).delay(GET, 0, answer(429, Retry_After="180")) is not None


def test_no_more_often_than_told() -> None:
    assert RetryPolicy(retries=2).delay(GET, 1, answer(503)) is not None
    assert RetryPolicy(retries=2).delay(GET, 2, answer(503)) is None
    assert RetryPolicy(retries=0).delay(GET, 0, answer(503)) is None


def test_the_steps_of_a_retry() -> None:
    session = Session("https://lending.example.com", "las_live_x", timeout=60, retries=3, renew=None)
    flow = session.perform(calls.get_me())
    assert isinstance(next(flow), Send)
    pause = flow.send(answer(429, Retry_After="7"))
    assert isinstance(pause, Pause) and 7 < pause.seconds <= 8
    assert isinstance(flow.send(None), Send)
    pause = flow.throw(httpx.ReadTimeout("late"))
    assert isinstance(pause, Pause) and 0.5 <= pause.seconds <= 1
    assert isinstance(flow.send(None), Send)
    with pytest.raises(StopIteration) as end:
        flow.send(answer(200, ME))
    assert end.value.value.user.name == "Asha Rao"


def test_a_creation_is_tried_again_under_the_same_key(flavour: Flavour) -> None:
    service = Service(
        httpx.ReadError("gone"), refusal(409, "idempotency_in_progress"), answer(503), answer(201, CREATED)
    )
    created = flavour.client(handler=service, retries=QUICK).create_analysis(b"%PDF")
    assert created.id == "an_1"
    assert len(service.requests) == 4
    assert len(set(service.headers("idempotency-key"))) == 1


@pytest.mark.parametrize(
    ("answers", "kind"),
    [
        ([refusal(429, "rate_limited", Retry_After="0")] * 4, RateLimited),
        ([answer(502)] * 4, ServiceFailed),
        ([httpx.ConnectError("refused")] * 4, NoAnswer),
        ([refusal(409, "idempotency_key_reused")], Conflict),
    ],
    ids=["429", "502", "no connection", "409"],
)
def test_in_the_end_the_last_outcome_is_told(
    flavour: Flavour, answers: list[Answer], kind: type[Exception]
) -> None:
    service = Service(*answers)
    policy = RetryPolicy(first_delay=0.001, longest_delay=1)
    with pytest.raises(kind):
        flavour.client(handler=service, retries=policy).create_api_key(name="batch")
    assert len(service.requests) == len(answers)


@pytest.mark.parametrize(
    "outcome", [answer(503), httpx.ConnectError("refused")], ids=["503", "no connection"]
)
def test_zero_retries_is_none(flavour: Flavour, outcome: Answer) -> None:
    service = Service(outcome)
    with pytest.raises((ServiceFailed, NoAnswer)):
        flavour.client(handler=service, retries=0).get_me()
    assert len(service.requests) == 1


def test_a_fault_is_told_with_its_cause(flavour: Flavour) -> None:
    service = Service(httpx.ReadTimeout(""))
    with pytest.raises(NoAnswer, match="ReadTimeout") as error:
        flavour.client(handler=service, retries=0).get_me()
    assert isinstance(error.value.__cause__, httpx.ReadTimeout)
    assert error.value.status is None


def test_a_call_of_ones_own_making_is_judged_by_its_method() -> None:
    assert not Call(request={"method": "put", "url": "/x"}, read=nothing).is_repeatable
