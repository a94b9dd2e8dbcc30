"""The choices a layout is made of, drawn independently where nature allows."""
from pools import COUNTRIES, FOREIGN, HEADINGS, LABELS, SCRIPTS, SUMS
from page import MONO, STANDARD, can_draw

OTHERS = ["US"] * 4 + ["UK"] * 3 + ["DE", "DE", "FR", "NL", "AU", "AU", "NZ", "SG", "AE", "AE", "PK", "PK", "ID"]
MARKS = {"de": [("S", "H"), ("-", "+")], "nl": [("Af", "Bij"), ("D", "C")], "id": [("DB", "CR"), ("D", "K")], "fr": [("D", "C")],
         "en": [("Dr", "Cr"), ("DR", "CR"), ("D", "C"), ("(Dr)", "(Cr)"), ("Dr.", "Cr."), ("DR", "CR")]}


def weigh(rng, **weights):
    return rng.choices(list(weights), list(weights.values()))[0]


def chance(rng, p):
    return rng.random() < p


def choose(rng, families, scripts):
    roll = rng.random()
    code = "IN" if roll < .8 else "none" if roll < .82 else rng.choice(OTHERS)
    c = COUNTRIES[code]
    t = {"country": code, "kind": "card" if code in ("IN", "US", "UK") and chance(rng, .03) else "account"}
    t["setting"] = "text" if chance(rng, .12) and code not in ("FR", "US") else "set"
    mono = [f for f in families if f in MONO]
    t["font"] = rng.choice(mono) if t["setting"] == "text" else rng.choice([f for f in families if f not in MONO] + ["Helvetica", "Times-Roman"])
    t["size"] = rng.choice([6, 6.5, 7, 7.5, 8, 8, 8.5, 9, 9, 9.5, 10, 11])
    t["months"] = rng.choice([1, 1, 1, 2, 3, 3, 4, 6, 6, 9, 12])
    t["rows"] = max(5, min(250, int(10 ** rng.uniform(.7, 2.4)), t["months"] * 60))
    t["merged"] = t["kind"] == "account" and t["months"] in (2, 3, 4) and chance(rng, .12)
    t["empty"] = t["kind"] == "account" and not t["merged"] and chance(rng, .02)
    t["two_up"] = not t["merged"] and t["rows"] > 30 and chance(rng, .08)
    t["paper"] = "letter" if code == "US" else "a4"
    t["landscape"] = not t["two_up"] and chance(rng, .12)
    amounts(rng, t, c)
    dates(rng, t, c)
    columns(rng, t, c)
    headings(rng, t, c, scripts)
    setting(rng, t, c)
    furniture(rng, t, c)
    return t


def amounts(rng, t, c):
    code, card = t["country"], t["kind"] == "card"
    t["number"] = rng.choice(c.numbers)
    signs = [s for s in c.signs if can_draw(t["font"], s)]
    t["currency_shown"] = weigh(rng, code=40, sign=12, heading=22, words=26) if c.currency else "nothing"
    t["currency_sign"] = rng.choice(signs) if signs else ""
    # A bare $ or Rs is no currency: the country's own words stand beside it.
    t["sign_in_cells"] = rng.choice(["money", "balance", "all"]) if t["currency_shown"] == "sign" else "none"
    t["scheme"] = weigh(rng, two_columns=60, suffix=12, mark_column=12, sign=8, brackets=4, trailing_minus=3)
    if card:
        t["scheme"] = rng.choice(["card_suffix", "card_minus"])
    elif code == "US" and chance(rng, .5):
        t["scheme"] = "sections"
    t["plus"] = t["scheme"] == "sign" and chance(rng, .4)
    t["marks"] = list(rng.choice(MARKS.get(c.lang, MARKS["en"])))
    if t["scheme"] == "mark_column" and c.lang == "en" and chance(rng, .3):
        t["marks"] = rng.choice([["Debit", "Credit"], ["DEBIT", "CREDIT"]])
    t["mark_space"] = chance(rng, .6)
    t["blank"] = rng.choice(["", "", "", "-", "0.00", "--"]) if t["scheme"] == "two_columns" else ""
    if t["blank"] == "0.00":
        t["blank"] = "0" if t["number"] == "whole_indian" else "0,00" if "euro" in t["number"] or t["number"] == "french" else "0.00"
    t["overdraft"] = not card and t["scheme"] != "sections" and chance(rng, .06)
    t["balance"] = "none" if card or t["scheme"] == "sections" else weigh(rng, every=82, day_end=9, none=9)
    t["balance_mark"] = "none" if t["balance"] == "none" else weigh(rng, none=60, suffix=25, column=7, minus=8)
    if t["balance_mark"] == "none" and t["overdraft"]:
        t["balance_mark"] = rng.choice(["suffix", "column", "minus"])
    if t["balance_mark"] == "column" and t["balance"] == "day_end":
        t["balance_mark"] = "suffix"
    if t["country"] == "DE" and t["marks"] == ["-", "+"]:
        t["balance_mark"] = t["balance_mark"] if t["balance"] == "none" else "suffix"
    t["zeros"] = t["scheme"] == "two_columns" and t["blank"] in ("", "-", "--") and chance(rng, .05)


def dates(rng, t, c):
    t["date_format"] = rng.choice(c.dates)
    yearless = "y" not in t["date_format"]
    if yearless:
        t["months"] = min(t["months"], 9)   # so that a day and a month name one day of the period
    t["date_once"] = chance(rng, .12)
    t["date_extra"] = "none" if t["setting"] == "text" else weigh(rng, none=86, time=5, time_below=4, wrapped=5)
    if t["date_extra"] == "wrapped" and not any(s in t["date_format"] for s in (" yy", "-yy")):
        t["date_extra"] = "none"
    if t["date_extra"].startswith("time") and (t["date_once"] or t["kind"] == "card"):
        t["date_extra"] = "none"
    t["period_printed"] = yearless or t["country"] == "US" or chance(rng, .93)
    t["year_only"] = yearless and t["country"] != "US" and not t["merged"] and c.lang == "en" and chance(rng, .35)
    full = {"dd Mon": "dd Mon yyyy", "dd/mm": "dd/mm/yyyy", "dd-Mon": "dd-Mon-yyyy", "mm/dd": "mm/dd/yyyy", "Mon dd": "Mon dd, yyyy", "dd.mm.": "dd.mm.yyyy", "dd.mm": "dd.mm.yyyy", "dd-mm": "dd-mm-yyyy"}
    t["long_date"] = full.get(t["date_format"], t["date_format"])


def columns(rng, t, c):
    plain = t["kind"] == "card" or t["scheme"] == "sections"
    lead = (["serial"] if chance(rng, .12) and not plain else []) + ["date"]
    texts = ["narration"] + [k for k, p in (("ref", .45), ("mode", .12), ("branch", .12)) if not plain and chance(rng, p)]
    if chance(rng, .4):
        rng.shuffle(texts)
    if not plain and chance(rng, .3):
        lead.append("vdate") if chance(rng, .7) else texts.append("vdate")
    money = ["debit", "credit"] if t["scheme"] == "two_columns" else ["amount"]
    if t["scheme"] == "two_columns" and chance(rng, .12):
        money.reverse()
    if t["scheme"] == "mark_column":
        money.insert(0 if chance(rng, .25) else 1, "mark")
    balance = [] if t["balance"] == "none" else ["balance"] + (["balmark"] if t["balance_mark"] == "column" else [])
    tail = []
    if "branch" in texts and chance(rng, .4):
        texts.remove("branch")
        tail = ["branch"]
    place = weigh(rng, usual=93, money_first=4, narration_first=3) if not plain else "usual"
    t["column_order"] = place
    if place == "money_first":
        t["columns"] = lead + money + balance + texts
    elif place == "narration_first":
        t["columns"] = ["narration"] + lead + [k for k in texts if k != "narration"] + money + balance + tail
    else:
        t["columns"] = lead + texts + money + balance + tail
    t["align"] = {k: "right" if k in ("debit", "credit", "amount", "balance") else "left" for k in t["columns"]}
    style = weigh(rng, right=80, left=9, center=11)
    for k in ("debit", "credit", "amount", "balance"):
        t["align"][k] = style
    t["amount_align"] = style
    for k in ("date", "vdate", "serial", "ref", "mode", "branch", "mark", "balmark"):
        t["align"][k] = rng.choice(["left", "left", "center"])


def headings(rng, t, c, scripts):
    pool = {k: FOREIGN.get(c.lang, {}).get(k, v) for k, v in HEADINGS.items()}
    words = {k: rng.choice(pool[k]) for k in t["columns"] if k not in ("debit", "credit")}
    if "debit" in t["columns"]:
        words["debit"], words["credit"] = rng.choice(pool["pair"])
    if t["columns"].count("branch") and c.lang != "en":
        words["branch"] = "BLZ" if c.lang == "de" else "No."
    if t["currency_shown"] == "heading":
        unit = rng.choice(["({})", "({})", "in {}"]).format(t["currency_sign"])
        for k in words:
            if k in ("debit", "credit", "amount", "balance"):
                words[k] += " " + unit
    # Two columns under one name leave a reader nothing to choose by.
    if words.get("mode") in (words.get("mark"), words.get("balmark")):
        words["mode"] = "Channel"
    if words.get("balmark") == words.get("mark") and "mark" in words:
        words["balmark"] = ""
    case = weigh(rng, asis=70, upper=30)
    t["heading_case"] = case
    t["headings"] = {k: w.upper() if case == "upper" else w for k, w in words.items()}
    t["heading_wrap"] = t["setting"] != "text" and chance(rng, .5)
    t["heading_align"] = weigh(rng, column=70, left=15, center=15)
    t["heading_repeat"] = chance(rng, .8)
    t["heading_bold"] = chance(rng, .75)
    usable = [s for s in SCRIPTS if s in scripts]
    t["script"] = rng.choice(usable) if usable and t["country"] == "IN" and t["setting"] != "text" and chance(rng, .12) else "none"
    t["script_style"] = rng.choice(["above", "slash"])
    t["over_heading"] = chance(rng, .06) and t["setting"] != "text" and t["scheme"] == "two_columns"


def setting(rng, t, c):
    text = t["setting"] == "text"
    t["rules"] = rng.choice(["none", "dashes"]) if text else weigh(rng, none=30, rows=22, grid=28, zebra=12, head=8)
    t["spacing"] = weigh(rng, tight=25, normal=45, wide=30)
    t["valign"] = "top" if text or t["date_extra"] in ("time_below", "wrapped") else weigh(rng, top=72, middle=18, bottom=10)
    if t["valign"] != "top" and t["spacing"] == "tight" and t["rules"] != "grid":
        t["spacing"] = "normal"     # else nobody could say which row a line belongs to
    t["wrap"] = weigh(rng, words=55, seps=20, anywhere=25)
    t["narration_room"] = round(rng.choice([rng.uniform(.25, .6), rng.uniform(.6, 1)]), 2)
    # Continuation lines may run on beneath the neighbouring columns.
    after = t["columns"].index("narration") + 1
    t["spill"] = not text and t["valign"] == "top" and t["rules"] != "grid" and t["date_extra"] in ("none", "time") and t["columns"][after:after + 1] == ["ref"] and chance(rng, .3)
    t["order"] = "newest" if chance(rng, .18) and t["scheme"] != "sections" else "oldest"
    standard = t["font"] in STANDARD
    t["writer"] = rng.choice(["lines", "lines", "cells"]) if text else rng.choice(["cells", "words", "stream", "chars"] + (["kerned", "kerned", "kerned_gaps"] if standard else ["cells", "words"]))
    t["draw_order"] = weigh(rng, natural=60, columns=15, shuffled=15, bottom_up=10)


def furniture(rng, t, c):
    words = LABELS.get(c.lang, LABELS["en"])
    t["labels"] = {k: rng.choice(v) for k, v in words.items()}
    if "opening" not in words:
        t["labels"].update(zip(("opening", "closing", "debits", "credits"), SUMS[8] if t["country"] == "US" else rng.choice(SUMS)))
    has_balance, oldest = t["balance"] != "none", t["order"] == "oldest"
    t["opening_row"] = has_balance and chance(rng, .5)
    t["opening_dated"] = t["opening_row"] and chance(rng, .4)
    t["closing_row"] = has_balance and chance(rng, .3)
    t["carry"] = has_balance and oldest and t["balance"] == "every" and chance(rng, .18)
    t["page_total"] = oldest and t["scheme"] == "two_columns" and chance(rng, .12)
    t["grand_total"] = t["scheme"] == "two_columns" and chance(rng, .25)
    t["summary"] = weigh(rng, none=38, above=32, below=30)
    if t["kind"] == "card" or t["scheme"] == "sections" or t["empty"]:
        t["summary"] = "above"
    if not has_balance and t["summary"] == "none" and chance(rng, .85):
        t["summary"] = rng.choice(["above", "below"])
    t["summary_style"] = rng.choice(["row", "askew", "list"]) if t["setting"] != "text" else "list"
    t["summary_counts"] = chance(rng, .3) and c.lang == "en"
    t["boxes"] = [b for b, p in (("deposits", .07), ("rewards", .07), ("daily", .06), ("ad", .12)) if chance(rng, p) and c.lang == "en" and t["setting"] != "text"]
    if t["scheme"] == "sections" and "daily" not in t["boxes"] and chance(rng, .6):
        t["boxes"].append("daily")
    if t["kind"] == "card":
        t["boxes"] = [b for b in t["boxes"] if b in ("rewards", "ad")]
    if not c.currency:
        t["boxes"] = [b for b in t["boxes"] if b in ("daily", "ad")]
    t["boxes_where"] = rng.choice(["above", "below"])
    t["letterhead"] = rng.choice(["left", "center", "right"])
    t["holder_style"] = weigh(rng, labelled=55, block=45)
    t["holders"] = weigh(rng, one=80, joint=12, firm=8) if t["kind"] == "account" else "one"
    t["joint_style"] = rng.choice(["line", "and", "slash"])
    t["holder_title"] = rng.choice(c.title) if t["holders"] != "firm" else rng.choice(["", "M/S "] if t["country"] == "IN" else [""])
    t["swap_blocks"] = chance(rng, .35)
    t["masked"] = chance(rng, .2)
    t["running"] = weigh(rng, none=45, line=35, letterhead=20)
    t["page_number"] = rng.choice(["none", "left", "center", "right", "top"])
    t["disclaimer"] = chance(rng, .55)
