"""What the contract shows as Python samples: each stands between `sample` and `end`.

Typed, so that they are right.
"""

import os

from lending import Lending

email, password = os.environ.get("LENDING_EMAIL", ""), os.environ.get("LENDING_PASSWORD", "")
id = "an_01JD3Q4T0C6Z9V2R8N5M7K1XWC"


def create_login_token() -> None:
    # sample: create_login_token
    # Signs in, and again when the token has ended.
    with Lending.sign_in("https://lending.example.com", email=email, password=password) as client:
        print(client.get_me().user.name)
    # end


def get_me() -> None:
    # sample: get_me
    with Lending.from_environment() as client:
        me = client.get_me()
        print(me.user.name, me.team.name)
    # end


def create_analysis() -> None:
    # sample: create_analysis
    with Lending.from_environment() as client:
        created = client.create_analysis(
            "statement.pdf", applicant_name="Ramesh Kumar Sharma", metadata={"branch": "Pune"}
        )
        analysis = client.wait_until_done(created.id)
        print(analysis.ref, analysis.decision)
    # end


def list_analyses() -> None:
    # sample: list_analyses
    with Lending.from_environment() as client:
        for analysis in client.list_analyses(decision="review", limit=20).data:
            print(analysis.ref, *analysis.review_reasons)
    # end


def get_analysis() -> None:
    # sample: get_analysis
    with Lending.from_environment() as client:
        analysis = client.get_analysis(id, wait=30, include_result=True)
        if analysis.result is not None:
            print(analysis.decision, analysis.result.summary.headline)
    # end


def correct_analysis() -> None:
    # sample: correct_analysis
    with Lending.from_environment() as client:
        revision = client.correct_analysis(
            id, business_margin_pct=25, reason="Books of two years seen.", dry_run=True
        )
        print(revision.after.decision, revision.after.offer)
    # end


def review_analysis() -> None:
    # sample: review_analysis
    with Lending.from_environment() as client:
        analysis = client.review_analysis(id, outcome="approve", note="Employer called; salary confirmed.")
        print(analysis.final_decision)
    # end


def create_credit_check() -> None:
    # sample: create_credit_check
    with Lending.from_environment() as client:
        check = client.create_credit_check(
            name="Ramesh Kumar Sharma", mobile="9876543200", consent=True, reuse_within_days=30
        )
        print(check.status, check.score)
    # end


def create_product() -> None:
    # sample: create_product
    from lending.models import AmountRange, TenureRange

    with Lending.from_environment() as client:
        product = client.create_product(
            name="Personal loan",
            amount=AmountRange(min_=50_000, max_=500_000),
            tenure_months=TenureRange(min_=6, max_=48, default=24),
            annual_rate_pct=16,
        )
        print(product.id)
    # end


def create_api_key() -> str | None:
    # sample: create_api_key
    # A key is made by a person who signs in, not by another key.
    with Lending.sign_in("https://lending.example.com", email=email, password=password) as client:
        key = client.create_api_key(name="nightly batch").key  # shown this once
    # end
    return key if isinstance(key, str) else None
