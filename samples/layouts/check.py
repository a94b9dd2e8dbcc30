"""Reads statements back (pdftotext -bbox) and compares them with their truth: check.py FOLDER"""
import glob
import html
import json
import re
import subprocess
import sys
from collections import Counter
from datetime import date

from ledger import show_amount, show_date

WORD = re.compile(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>')


def read_pages(path):
    text = subprocess.run(["pdftotext", "-bbox", path, "-"], capture_output=True, text=True, check=True).stdout
    for page in text.split("<page ")[1:]:
        yield [(float(a), float(b), float(c), float(d), html.unescape(w)) for a, b, c, d, w in WORD.findall(page)]


def overlaps(words):
    """Pairs whose boxes meet; ascent and descent of a font reach beyond its ink, so heights are cut."""
    cut = []
    for x0, y0, x1, y1, text in words:
        third = (y1 - y0) * .3
        cut.append((x0 + .3, y0 + third, x1 - .3, y1 - third, text))
    cut.sort(key=lambda b: b[1])
    for i, a in enumerate(cut):
        for b in cut[i + 1:]:
            if b[1] >= a[3]:
                break
            if a[0] < b[2] and b[0] < a[2]:
                yield a[4], b[4]


def lines_of(words):
    """Words of one height, left to right, without blanks between them."""
    lines = {}
    for x0, y0, x1, y1, text in words:
        lines.setdefault(round((y0 + y1) / 2), []).append((x0, text))
    return ["".join(w for _, w in sorted(parts)) for parts in lines.values()]


def on_page(word, tokens, starts, ends):
    """Whole, or in pieces: the first ends a token, the last begins one, those between are tokens."""
    if word in tokens or any(word in t for t in tokens):
        return True
    for cut in range(1, len(word)):
        head, tail = word[:cut], word[cut:]
        if head in ends and (tail in starts or pieces(tail, tokens, starts)):
            return True
    return False


def pieces(word, tokens, starts):
    return word in starts or any(word[:cut] in tokens and pieces(word[cut:], tokens, starts) for cut in range(1, len(word)))


def check(path):
    truth = json.load(open(path, encoding="utf-8"))
    t = truth["traits"]
    pages = list(read_pages(path.replace(".truth.json", ".pdf")))
    problems = []
    for number, page in enumerate(pages, 1):
        problems += [f"page {number}: {a} meets {b}" for a, b in overlaps(page)]
    tokens = {w[4] for page in pages for w in page}
    starts = {w[:n] for w in tokens for n in range(1, len(w) + 1)}
    ends = {w[-n:] for w in tokens for n in range(1, len(w) + 1)}
    lines = [line for page in pages for line in lines_of(page)]
    everything = "\n".join(lines)
    numbers = Counter(re.findall(r"\d[\d.,]*(?:/-)?", everything))
    for account in truth["accounts"]:
        balance = account["opening"]
        for row in account["rows"]:
            amounts = [row["amount"]] + ([row["balance"]] if row["balance_printed"] else [])
            if row["balance"] is not None and balance is not None:
                balance += row["amount"] if row["direction"] == "credit" else -row["amount"]
                if balance != row["balance"]:
                    problems.append(f"chain broken at {row}")
            for amount in amounts:
                shown = show_amount(abs(amount), t["number"]).replace("\u00a0", "")
                if not numbers[shown] and shown not in everything:
                    problems.append(f"amount {shown} not found")
            day = date.fromisoformat(row["date"])
            shown = show_date(day, t["date_format"])
            for piece in re.split("[ -]", shown) if t["date_extra"] == "wrapped" else [shown.replace(" ", "")]:
                if piece not in everything:
                    problems.append(f"date {day} not found")
            missing = [w for w in row["narration"].split() if not on_page(w, tokens, starts, ends)]
            if missing:
                problems.append(f"words {missing} of {row['narration']!r} not found")
        if account["closing"] is not None and account["rows"]:
            total = sum(r["amount"] if r["direction"] == "credit" else -r["amount"] for r in account["rows"])
            if account["opening"] + total != account["closing"]:
                problems.append("opening, rows and closing do not agree")
        if not all(on_page(w, tokens, starts, ends) for h in account["holders"] for w in h.split()):
            problems.append(f"holders {account['holders']} not found")
        if account["last4"] not in everything:
            problems.append("account number not found")
    return problems


def main():
    files = sorted(glob.glob(sys.argv[1] + "/*.truth.json"))
    bad = 0
    for path in files:
        problems = check(path)
        bad += bool(problems)
        for problem in problems[:5]:
            print(f"{path}: {problem}")
        if len(problems) > 5:
            print(f"{path}: and {len(problems) - 5} more")
    print(f"{len(files)} statements, {bad} with problems")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())
