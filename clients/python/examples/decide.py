"""Uploads a statement, waits for the decision and prints it: `python decide.py statement.pdf [amount]`.

Needs LENDING_URL and LENDING_API_KEY in the environment.
"""

import sys

from lending import FileRejected, Lending
from lending.models import Analysis, AnalysisInputs


def main(path: str, amount: float | None) -> int:
    with Lending.from_environment() as client:
        inputs = None if amount is None else AnalysisInputs(requested_amount=amount)
        try:
            created = client.create_analysis(path, inputs=inputs)
        except FileRejected as error:
            print(f"The file was refused: {error.message} ({error.code})", file=sys.stderr)
            return 1
        analysis = client.wait_until_done(created.id, timeout=300)
    show(analysis)
    return 0 if analysis.failure is None else 1


def show(analysis: Analysis) -> None:
    if analysis.failure is not None:
        print(f"{analysis.ref} failed: {analysis.failure.message}")
        return
    print(f"{analysis.ref}: {analysis.decision}")
    if analysis.review_reasons:
        print("A person has to decide:", ", ".join(analysis.review_reasons))
    if analysis.result is not None:
        summary = analysis.result.summary
        print(
            f"{summary.holder_name}, {summary.transaction_count} transactions in {summary.full_months} months"
        )
        print(f"Monthly income: {summary.monthly_income}, score: {summary.score}")
        for sentence in analysis.result.explanations:
            print("-", sentence)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) == 3 else None))
