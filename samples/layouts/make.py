"""Writes statements of random layout with their truth: make.py --out FOLDER --count N --seed S"""
import argparse
import json
import os
import random
from collections import Counter
from datetime import date, timedelta

from reportlab.pdfgen.canvas import Canvas

from layout import Statement
from ledger import Filler, is_whole, make_rows
from page import Overlap, load_fonts
from pools import COUNTRIES, FIRST, LAST, PROBE
from traits import choose

LAST_DAY = date(2026, 10, 31)
CARD_DEBITS = [("POS", "{shop} {city}"), ("POS", "{shop} {n9}"), ("POS", "{payee}"), ("FEE", "LATE PAYMENT FEE"), ("EMI", "EMI PRINCIPAL 3/12 REF {n9}")]
CARD_CREDITS = [("PAY", "PAYMENT RECEIVED - THANK YOU {n12}"), ("REF", "REFUND {shop}"), ("PAY", "AUTOPAY PAYMENT {n9}")]


def month_start(day, months):
    index = day.year * 12 + day.month - 1 + months
    return date(index // 12, index % 12 + 1, 1)


def period(rng, months):
    start = month_start(LAST_DAY, -rng.randint(months, 42) + 1)
    end = month_start(start, months) - timedelta(days=1)
    if rng.random() < .25:
        shift = timedelta(days=rng.randint(1, 25))
        start, end = start - shift, end - shift
    return start, end


def identity(rng, t, c, filler, day):
    """Who holds the account, and what the head of the statement says about it."""
    labels = t["labels"]
    name = lambda: f"{rng.choice(FIRST)} {rng.choice(LAST)}" if t["country"] == "IN" else rng.choice(c.names)
    holders = [rng.choice(c.firms)] if t["holders"] == "firm" else [name()]
    while t["holders"] == "joint" and len(holders) < 2:
        holders = [holders[0]] + [n for n in [name()] if n != holders[0]]
    if rng.random() < .5:
        holders = [h.upper() for h in holders]
    number = str(rng.randint(1, 9)) + filler.digits(rng.choice([10, 11, 13, 14, 15]) if t["country"] in ("IN", "PK") else rng.choice([7, 8, 9]))
    if t["kind"] == "card":
        number = "4" + filler.digits(15)
    shown = "X" * (len(number) - 4) + number[-4:] if t["masked"] or t["kind"] == "card" else number
    joined = t["holder_title"] + holders[0]
    joint = []
    if len(holders) > 1:
        if t["joint_style"] == "line":
            joint = [(labels["joint"], holders[1])]
        else:
            joined += (" AND " if t["joint_style"] == "and" else " / ") + holders[1]
    city, rest = rng.choice(c.cities)
    branch_city, branch_rest = rng.choice(c.cities)
    street = rng.choice(["{n2} Station Road", "FLAT {n3}, SAI KRUPA CHS, LINK ROAD", "H NO {n2}/{n3} NEHRU NAGAR", "C/O {name}, WARD NO {n1}"] if t["country"] == "IN" else ["{n2} Willow Avenue", "Unit {n1}, {n2} Park Street"])
    address = [filler.fill(street, day), f"{city} {rest}".strip()] + ([c.land] if c.land and rng.random() < .5 else [])
    pairs = [(labels["account"] if t["kind"] == "account" else "Card No", shown)]
    if t["holder_style"] == "labelled":
        pairs.insert(rng.choice([0, 1]), (labels["holder"], joined))
        if c.lang == "en":
            address.insert(0, rng.choice(["Address", "Communication Address:", "Registered address"]))
    else:
        address.insert(0, joined)
    pairs += joint
    details = rng.sample(c.details, rng.randint(min(2, len(c.details)), min(6, len(c.details))))
    if t["country"] in ("DE", "NL", "FR", "AE", "PK"):
        details = [d for d in details if d[0] != "IBAN"]    # a second number with digits of its own
    if t["kind"] == "card":
        details = [d for d in details if d[0] in ("Customer ID", "Email")]
    rng.shuffle(details)
    pairs += [(k, filler.fill(v, day)) for k, v in details]
    if t["currency_shown"] == "code":
        pairs.insert(rng.randint(1, len(pairs)), (labels["currency"], c.currency))
    letterhead = [s for s in (f"{branch_city} {branch_rest} {c.land}".strip(), filler.fill(c.legal, day)) if s] if c.land else []
    foot = f"Registered Office: {branch_city}, {c.land}" if c.land and c.lang == "en" and rng.random() < .4 else ""
    return {"holders": holders, "number": number, "shown": shown, "bank": rng.choice(c.banks), "letterhead": letterhead,
            "address": address, "pairs": pairs, "foot": foot}


def build(rng, fonts, path):
    t = choose(rng, *fonts)
    c = COUNTRIES[t["country"]]
    filler = Filler(rng, c, t["number"], .08)
    start, end = period(rng, 1 if t["kind"] == "card" else t["months"])
    account = identity(rng, t, c, filler, start)
    whole = is_whole(t["number"])
    opening = int(rng.choice([rng.randint(0, 5000), rng.randint(5000, 300000)]) * c.scale * 100) + (0 if whole else rng.randint(0, 99))
    opening = opening // 100 * 100 if whole else opening
    owed = t["overdraft"] or t["kind"] == "card"
    if owed:
        opening = -opening
    if t["kind"] == "card":
        c = type(c)(**{**c.__dict__, "debits": CARD_DEBITS, "credits": CARD_CREDITS, "salary": CARD_CREDITS[0][1]})
        t["rows"] = min(t["rows"], 60)
    rows = [] if t["empty"] else make_rows(rng, c, filler, t["rows"], start, end, opening, whole, owed, t["zeros"])
    if t["kind"] == "card" and rows and rows[-1].balance > 0:
        raise Overlap("a card in credit")
    closing = rows[-1].balance if rows else opening
    sheets, first = [], opening
    for a, b in months_of(start, end) if t["merged"] else [(start, end)]:
        part = [r for r in rows if a <= r.date <= b]
        last = part[-1].balance if part else first
        statement = Statement(rng, t, c, fonts, account, part, first, last, a, b)
        sheets += statement.render()
        first = last
    t["columns"], t["size"], t["pages"] = statement.columns, statement.size, len(sheets)
    for sheet in sheets:
        sheet.check()
    write(path, sheets, t, rng)
    return truth(os.path.basename(path), t, c, account, rows, opening, closing)


def months_of(start, end):
    while start <= end:
        last = min(end, month_start(start, 1) - timedelta(days=1))
        yield start, last
        start = last + timedelta(days=1)


def write(path, sheets, t, rng):
    w, h = sheets[0].w, sheets[0].h
    canvas = Canvas(path, pagesize=(h, w) if t["two_up"] else (w, h), invariant=1, pageCompression=1)
    for i, sheet in enumerate(sheets):
        if t["two_up"]:
            canvas.saveState()
            canvas.translate(h / 2 * (i % 2), 0)
            canvas.scale(h / 2 / w, h / 2 / w)
        else:
            canvas.setPageSize((sheet.w, sheet.h))
        sheet.draw(canvas, t["writer"], t["draw_order"], rng)
        if t["two_up"]:
            canvas.restoreState()
        if not t["two_up"] or i % 2 or i + 1 == len(sheets):
            canvas.showPage()
    canvas.save()


def truth(name, t, c, account, rows, opening, closing):
    printed = t["balance"] != "none" or t["summary"] != "none"
    chained = printed and t["scheme"] != "sections"
    if t["scheme"] == "sections":
        rows = sorted(rows, key=lambda r: (r.date, not r.credit))
    return {
        "file": name, "expect": "read", "password": None, "currency": c.currency or None, "card": t["kind"] == "card",
        "accounts": [{"last4": account["number"][-4:], "account": account["number"] if account["shown"] == account["number"] else None,
                      "holders": account["holders"], "opening": opening if printed else None, "closing": closing if printed else None,
                      "rows": [{"date": r.date.isoformat(), "amount": r.amount, "direction": "credit" if r.credit else "debit",
                                "balance": r.balance if chained else None, "balance_printed": t["balance"] == "every" or t["balance"] == "day_end" and r.day_end,
                                "narration": r.narration, "optional": r.optional} for r in rows]}],
        "traits": t}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    fonts = load_fonts(PROBE)
    refused = Counter()
    for i in range(args.count):
        for attempt in range(40):
            # An attempt has a seed of its own, so that one statement can be made again alone.
            rng = random.Random(f"{args.seed}/{i}/{attempt}")
            path = os.path.join(args.out, f"s{args.seed}_{i:03}")
            try:
                result = build(rng, fonts, path + ".pdf")
            except Overlap as clash:
                refused[str(clash)[:70]] += 1
                continue
            with open(path + ".truth.json", "w", encoding="utf-8") as out:
                json.dump(result, out, ensure_ascii=False, indent=1)
            break
        else:
            raise SystemExit(f"no layout for {i}")
    print(f"{args.count} statements; {sum(refused.values())} layouts refused")
    for why, times in refused.most_common(20):
        print(f"  {times:3} {why}")


if __name__ == "__main__":
    main()
