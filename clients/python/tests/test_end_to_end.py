"""The whole journey against a real server, with the client that blocks and with the one that is awaited."""

import datetime
import time

import pytest
from conftest import StartServer
from flavours import Flavour
from server import STATEMENT

from lending import AuthenticationFailed, Conflict, FileRejected, InvalidRequest, NotFound, RateLimited
from lending.models import AmountRange, AnalysisInputs, TenureRange

pytestmark = pytest.mark.end_to_end

# Three statements are in the demo team from the start.
DEMO_ANALYSES = 3


def test_from_signing_in_to_signing_out(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server()
    client = flavour.sign_in(server.url, server.email, server.password, device_name="Pixel 9")
    me = client.get_me()
    assert (me.user.email, me.user.role, me.token.kind, me.token.name) == (
        server.email,
        "owner",
        "login",
        "Pixel 9",
    )

    # Upload and wait.
    told: list[tuple[int, int | None]] = []
    size = STATEMENT.stat().st_size
    created = client.create_analysis(
        STATEMENT,
        inputs=AnalysisInputs(requested_amount=250_000),
        metadata={"branch": "Pune"},
        progress=lambda *now: told.append(now),
    )
    assert created.status == "queued"
    assert told[-1] == (size, size)
    analysis = client.wait_until_done(created.id, timeout=60)

    # The decision, and a figure of the report.
    assert (analysis.ref, analysis.status, analysis.decision) == (created.ref, "completed", "review")
    assert (analysis.policy_outcome, analysis.final_decision, analysis.failure) == ("review", None, None)
    assert analysis.review_reasons == ["policy_refer"]
    assert (analysis.metadata["branch"], analysis.inputs.requested_amount) == ("Pune", 250_000)
    report = analysis.result
    assert report.income.monthly_income == 116_967
    assert report.accounts[0].period.from_ == datetime.date(2024, 1, 1)
    assert (report.summary.holder_name, report.summary.transaction_count) == ("VARSHA NAIR", 209)
    assert report.decision.offer.emi == 12_481.03
    assert client.get_analysis(created.id).result is None

    # What belongs to it.
    rows = list(client.all_analysis_transactions(created.id))
    assert [row.id for row in rows] == [row.id for row in report.transactions]
    assert len(client.export_analysis_transactions(created.id).splitlines()) == 1 + len(rows)
    some = list(client.all_analysis_transactions(created.id, category=["salary", "emi"], page_size=5))
    assert [row.id for row in some] == [row.id for row in rows if row.category in ("salary", "emi")]
    assert client.export_analysis_report(created.id).startswith(b"PK")
    assert client.get_analysis_statement(created.id) == STATEMENT.read_bytes()

    # A page of one, four times.
    everything = list(client.all_analyses(page_size=1))
    assert [each.ref for each in everything] == [f"APP-{number:06}" for number in (4, 3, 2, 1)]
    assert len(everything) == DEMO_ANALYSES + 1
    assert everything[0].id == created.id
    assert client.list_analyses(limit=1).total == DEMO_ANALYSES + 1
    assert list(client.all_analyses(status="failed")) == []

    # Correct, rescore, review, erase.
    would = client.correct_analysis(created.id, business_margin_pct=25, reason="Books seen.", dry_run=True)
    assert (would.number, would.stored, would.corrections.business_margin_pct) == (2, False, 25)
    revision = client.correct_transaction(created.id, "txn_1", note="Seen.", reason="For the record.")
    assert (revision.number, revision.reason) == (2, "For the record.")
    assert [each.number for each in client.all_analysis_revisions(created.id)] == [2, 1]
    assert client.get_analysis_revision(created.id, 1).result is not None
    assert list(client.all_payers()) == []
    assert client.rescore_analysis(created.id, inputs=AnalysisInputs(requested_amount=100_000)).decision.offer
    assert client.review_analysis(created.id, outcome="approve", note="Seen.").final_decision == "approve"
    with pytest.raises(Conflict) as conflict:
        client.review_analysis(created.id, outcome="decline")
    assert conflict.value.code == "not_in_review"
    client.delete_analysis(created.id)
    with pytest.raises(NotFound):
        client.get_analysis(created.id)

    # Out, and out it stays.
    client.sign_out()
    with pytest.raises(AuthenticationFailed) as refused:
        client.get_me()
    assert (refused.value.status, refused.value.code) == (401, "invalid_token")
    client.sign_out()


def test_credit_checks(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server()
    client = flavour.client(server.url, server.api_key)
    person = {"name": "Ramesh Kumar Sharma", "mobile": "9876543200", "consent": True}
    check = client.create_credit_check(**person, idempotency_key="application-4711")
    again = client.create_credit_check(**person, idempotency_key="application-4711")
    assert (check.status, check.score, check.score_status) == ("completed", 780, "scored")
    assert (check.billing.state, check.billing.amount, check.derogatory) == ("charged", 50, [])
    assert check.report.scores[0].value == 780
    assert again.id == check.id
    assert client.get_usage().pulls == 1

    written_off = client.create_credit_check(name="Ramesh Kumar Sharma", mobile="9876543203", consent=True)
    assert written_off.score == 540
    assert {mark.code for mark in written_off.derogatory} == {"written_off", "overdue"}
    assert [each.id for each in client.all_credit_checks(page_size=1)] == [written_off.id, check.id]
    assert client.get_credit_check(check.id).report == check.report

    with pytest.raises(Conflict) as conflict:
        client.create_credit_check(**{**person, "name": "Somebody Else"}, idempotency_key="application-4711")
    assert conflict.value.code == "idempotency_key_reused"
    with pytest.raises(InvalidRequest) as refused:
        client.create_credit_check(name="Ramesh Kumar Sharma", mobile="9876543200")
    assert refused.value.code == "consent_required"


def test_products_and_keys(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server()
    client = flavour.sign_in(server.url, server.email, server.password)
    product = client.create_product(
        name="Personal loan",
        amount=AmountRange(min_=50_000, max_=500_000),
        tenure_months=TenureRange(min_=6, max_=48, default=24),
        annual_rate_pct=14.5,
    )
    changed = client.update_product(product.id, annual_rate_pct=15.75)
    assert (changed.version, changed.annual_rate_pct, changed.status) == (2, 15.75, "active")
    client.update_product(product.id, status="archived")
    assert [each.id for each in client.all_products(status="archived")] == [product.id]

    key = client.create_api_key(name="nightly batch")
    batch = flavour.client(server.url, key.key)
    assert batch.get_me().token.name == "nightly batch"
    client.revoke_api_key(key.id)
    with pytest.raises(AuthenticationFailed):
        batch.get_me()
    assert client.list_metrics().data
    assert client.list_errors().data
    assert client.get_sample_report().transactions


def test_a_file_that_is_no_pdf(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server()
    client = flavour.client(server.url, server.api_key)
    with pytest.raises(FileRejected) as rejected:
        client.create_analysis(b"name,amount\n")
    error = rejected.value
    assert (error.status, error.code, error.message) == (422, "file_not_pdf", "The file is not a PDF.")
    assert error.request_id is not None and error.request_id.startswith("req_")
    assert error.doc_url is not None and error.doc_url.endswith("/docs/errors#file_not_pdf")

    with pytest.raises(FileRejected) as rejected:
        client.create_analysis(b"%PDF-1.7\n" + bytes(21 << 20))
    assert rejected.value.code == "file_too_large"


def test_too_many_pulls(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server(LENDING_LIMIT_PULL_BURST="1", LENDING_LIMIT_PULL_PER_HOUR="60")
    client = flavour.client(server.url, server.api_key, retries=0)
    client.create_credit_check(name="Ramesh Sharma", mobile="9876543200", consent=True)
    with pytest.raises(RateLimited) as limited:
        client.create_credit_check(name="Ramesh Sharma", mobile="9876543200", consent=True)
    error = limited.value
    assert (error.status, error.code) == (429, "rate_limited")
    assert error.retry_after is not None and 0 < error.retry_after <= 60
    assert client.get_usage().pulls == 1


def test_a_limit_is_waited_out(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server(LENDING_LIMIT_PULL_BURST="1", LENDING_LIMIT_PULL_PER_HOUR="3600")
    client = flavour.client(server.url, server.api_key)
    began = time.monotonic()
    for _ in range(3):
        assert (
            client.create_credit_check(name="Ramesh Sharma", mobile="9876543200", consent=True).score == 780
        )
    # One a second, after the first.
    assert time.monotonic() - began > 1.5
    assert client.get_usage().pulls == 3


def test_a_login_that_was_revoked_elsewhere_is_renewed(flavour: Flavour, start_server: StartServer) -> None:
    server = start_server()
    client = flavour.sign_in(server.url, server.email, server.password)
    first = client.token
    elsewhere = flavour.client(server.url, first)
    elsewhere.revoke_login_token()
    assert client.get_me().user.email == server.email
    assert client.token != first
    with pytest.raises(AuthenticationFailed) as refused:
        flavour.sign_in(server.url, server.email, "wrong")
    assert refused.value.code == "invalid_credentials"
