#!/usr/bin/env python3
"""Which mules are found, and which honest people are taken for one? judge.py FOLDER REPORTS

REPORTS are the lines of `lending-worker analyze --format json FOLDER`. Flagged is what the report itself calls a mule
(`mule.is_flagged`); a decision other than approval without that is counted apart. Ends with 1 if a file was not read whole."""

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path


def flagged(result):
    return bool(result["mule"]["is_flagged"])


def table(title, names, counts, columns):
    print(f"\n{title}")
    wide = max(map(len, names), default=0)
    print(f"  {'':{wide}}  {'total':>5}" + "".join(f"  {column:>{max(len(column), 5)}}" for column in columns))
    for name in [*names, "ALL"]:
        here = sum(counts.values(), Counter()) if name == "ALL" else counts[name]
        print(f"  {name:{wide}}  {here['total']:>5}" + "".join(f"  {here[column]:>{max(len(column), 5)}}" for column in columns))


def main():
    folder, reports = Path(sys.argv[1]), sys.argv[2]
    truth = {}
    for line in open(folder / "truth.jsonl", encoding="utf-8"):
        told = json.loads(line)
        truth[told["file"]] = told
    counts, unread, seen, approved = {"mule": defaultdict(Counter), "lookalike": defaultdict(Counter)}, [], set(), []
    careful = defaultdict(Counter)
    for line in open(reports, encoding="utf-8"):
        report = json.loads(line)
        name = Path(report["file"]).name
        if name not in truth:
            continue
        seen.add(name)
        meant = truth[name]
        count = counts[meant["kind"]][meant["scheme"]]
        count["total"] += 1
        if "error" in report:
            count["refused"] += 1
            unread.append(f"{name} ({meant['scheme']}): refused, {report['error'].get('code')}")
            continue
        result = report["result"]
        quality, rows, outcome = result["data_quality"], len(result["transactions"]), result["decision"]["outcome"]
        if rows != meant["rows"] or quality["confidence"] < 1 or quality["reconciled"] is not True:
            unread.append(f"{name} ({meant['scheme']}): {rows} of {meant['rows']} rows, confidence {quality['confidence']}, reconciled {quality['reconciled']}")
        how = "flagged" if flagged(result) else "approved" if outcome == "approve" else "reviewed for another reason" if outcome == "review" else "declined for another reason"
        count[how] += 1
        if result["mule"]["level"] == "not_assessed":
            count["not assessed"] += 1
        if meant["kind"] == "mule":
            careful["careful" if meant["hard"] else "plain"].update([how, "total"])
            if how == "approved":
                approved.append(f"{name} ({meant['scheme']}{', careful' if meant['hard'] else ''}): {meant['story']}")
    columns = ["flagged", "approved", "reviewed for another reason", "declined for another reason", "not assessed", "refused"]
    table("Mules, by scheme", sorted(counts["mule"]), counts["mule"], columns)
    table("Mules, by care", sorted(careful), careful, columns[:4])
    table("Honest lookalikes, by kind", sorted(counts["lookalike"]), counts["lookalike"], columns)
    print(f"\nMules approved: {len(approved)}", *approved, sep="\n  ")
    unread += [f"{name} ({truth[name]['scheme']}): no report" for name in truth if name not in seen]
    print(f"\nRefused or not read whole: {len(unread)} of {len(truth)}", *unread, sep="\n  ")
    return bool(unread)


if __name__ == "__main__":
    sys.exit(main())
