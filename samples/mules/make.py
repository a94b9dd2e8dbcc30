#!/usr/bin/env python3
"""Draws statements of mules and of honest people who look like them: make.py --out FOLDER --seed N [--mules 130] [--lookalikes 220]

Beside the files stands `truth.jsonl`: for each its kind, its scheme, whether the mule is careful (`hard`), and its story.
The same seed draws the same files."""

import argparse
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from account import Account
from lookalikes import LOOKALIKES
from page import Painter
from schemes import SCHEMES

HARD = 0.33
# A statement has so many rows at least and at most: with fewer there is nothing to see, with more it is a book.
LEAST, MOST = 12, 1500


def draw(seed, kind, name, number):
    """The first account of this name and number that is neither empty nor a book."""
    for attempt in range(50):
        r = random.Random(f"{seed}/{kind}/{name}/{number}/{attempt}")
        account, hard = Account(r), kind == "mule" and r.random() < HARD
        story = SCHEMES[name](account, hard) if kind == "mule" else LOOKALIKES[name](account)
        account.run()
        if LEAST <= len(account.rows) <= MOST:
            return account, hard, story
    raise SystemExit(f"{name}: no account of {LEAST} to {MOST} rows in fifty")


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", required=True)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--mules", type=int, default=130)
    options.add_argument("--lookalikes", type=int, default=220)
    options.add_argument("--only", help="one scheme or kind")
    options = options.parse_args()
    os.makedirs(options.out, exist_ok=True)
    truth = []
    for kind, table, count in (("mule", SCHEMES, options.mules), ("lookalike", LOOKALIKES, options.lookalikes)):
        names = [name for name in table if options.only in (None, name)]
        for at in range(count if names else 0):
            name, number = names[at % len(names)], at // len(names)
            account, hard, story = draw(options.seed, kind, name, number)
            # The name of the file tells nothing.
            file = f"s{random.Random(f'{options.seed}/{kind}/{at}').randrange(16**10):010x}.pdf"
            Painter(account, os.path.join(options.out, file)).paint()
            truth.append({"file": file, "kind": kind, "scheme": name, "hard": hard, "rows": len(account.rows), "story": story})
    with open(os.path.join(options.out, "truth.jsonl"), "w", encoding="utf-8") as out:
        for line in sorted(truth, key=lambda line: line["file"]):
            out.write(json.dumps(line) + "\n")
    print(f"{len(truth)} files in {options.out}")


if __name__ == "__main__":
    main()
