"""How well were scans read? judge.py FOLDER REPORTS, where REPORTS are the lines of `lending-worker analyze --format json`.

A row is right with its date, amount and direction. A wrong or missing one is marked if the report does not call the accounts
reconciled, or its confidence is below 0.70."""
import json
import sys
from collections import Counter
from pathlib import Path


def key(row):
    return row["date"], row["amount"], row["direction"]


def paise(amount):
    return round(amount * 100)


def main():
    folder, reports = Path(sys.argv[1]), sys.argv[2]
    rows = exact = missing = extra = unmarked = refused = statements = whole = repaired = 0
    for line in open(reports, encoding="utf-8"):
        told = json.loads(line)
        name = Path(told["file"]).name
        truth = json.loads((folder / name).with_suffix(".truth.json").read_text(encoding="utf-8"))
        meant = [row for account in truth["accounts"] for row in account["rows"] if not row.get("optional")]
        statements += 1
        rows += len(meant)
        if "error" in told:
            refused += 1
            print(f"{name}: refused, {len(meant)} rows: {told['error'].get('code')}")
            continue
        result = told["result"]
        quality = result["data_quality"]
        found = [{"date": row["date"], "amount": paise(row["amount"]), "direction": row["direction"]} for row in result["transactions"]]
        repaired += sum(repair["kind"] in ("amount_from_balances", "balance_from_rows") for repair in quality["repairs"])
        want, have = Counter(map(key, meant)), Counter(map(key, found))
        right = sum((want & have).values())
        exact += right
        missing += sum((want - have).values())
        wrong = have - want
        extra += sum(wrong.values())
        is_marked = quality["reconciled"] is not True or quality["confidence"] < .7
        silent = 0 if is_marked else sum(wrong.values()) + sum((want - have).values())
        unmarked += silent
        whole += right == len(meant) and not wrong
        if right < len(meant) or wrong:
            print(f"{name}: {right} of {len(meant)}, {sum(wrong.values())} wrong, reconciled {quality['reconciled']}, confidence {quality['confidence']}{', UNMARKED ' + str(silent) if silent else ''}")
    print(f"statements {statements}, whole {whole}, refused {refused}")
    print(f"rows {rows}, exact {exact} ({100 * exact / max(rows, 1):.1f}%), missing {missing}, wrong {extra}, unmarked {unmarked}, digits told by balances {repaired}")


main()
