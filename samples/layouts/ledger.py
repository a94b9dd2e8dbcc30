"""Rows with their truth, and the ways to write a date or an amount."""
import re
from dataclasses import dataclass
from datetime import date, timedelta

from pools import TRAPS

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


@dataclass
class Row:
    date: date
    value: date
    time: str
    amount: int
    credit: bool
    narration: str
    mode: str
    ref: str
    branch: str
    balance: int = 0
    optional: bool = False
    day_end: bool = False


def show_date(day, form):
    """`form` is made of dd, mm, Mon, MON, yy, yyyy; everything else stands for itself."""
    values = {"dd": f"{day.day:02}", "mm": f"{day.month:02}", "Mon": MONTHS[day.month - 1],
              "MON": MONTHS[day.month - 1].upper(), "yyyy": str(day.year), "yy": f"{day.year % 100:02}"}
    return re.sub("yyyy|yy|MON|Mon|mm|dd", lambda m: values[m[0]], form)


def group(digits, first, rest, sep):
    head, tail = digits[:-first], [digits[-first:]]
    while head:
        tail.insert(0, head[-rest:])
        head = head[:-rest]
    return sep.join(tail)


def show_amount(minor, style):
    """Digits of a non-negative amount; NBSP groups in French."""
    units, cents = str(minor // 100), f"{minor % 100:02}"
    if style in ("indian", "slash", "whole_indian"):
        units = group(units, 3, 2, ",")
    elif style == "western":
        units = group(units, 3, 3, ",")
    elif style == "euro":
        units = group(units, 3, 3, ".")
    elif style == "french":
        units = group(units, 3, 3, "\u00a0")
    if style == "slash":
        return units + "/-"
    if style == "whole_indian":
        return units
    return units + ("," if style in ("euro", "euro_plain", "french") else ".") + cents


def is_whole(style):
    return style in ("slash", "whole_indian")


class Filler:
    """Fills the fields of narration templates."""

    def __init__(self, rng, country, number, traps):
        self.rng, self.country, self.number, self.traps = rng, country, number, traps
        # The bank's own codes are the same wherever they stand.
        self.own, self.micr = f"{rng.choice(['SAHY', 'DECB', 'UNFB', 'KGBX'])}0{self.digits(6)}", self.digits(9)

    def digits(self, n):
        return "".join(self.rng.choice("0123456789") for _ in range(n))

    def code(self, n):
        return "".join(self.rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(n))

    def fill(self, template, day):
        return re.sub(r"{(\w+)}", lambda m: self.field(m[1], day), template)

    def field(self, key, day):
        rng, c = self.rng, self.country
        if key[0] == "n" and key[1:].isdigit():
            return str(rng.randint(1, 9)) + self.digits(int(key[1:]) - 1)
        if key in ("payee", "shop") and rng.random() < self.traps:
            return rng.choice(TRAPS)
        bank = rng.choice(["SBIN", "HDFC", "UTIB", "ICIC", "BARB", "PUNB"])
        earlier = day - timedelta(days=rng.randint(0, 3))
        form = next((f for f in c.dates if "yyyy" in f), "dd/mm/yyyy")
        return {
            "name": lambda: self.case(rng.choice(c.names)), "payee": lambda: self.case(rng.choice(c.names + c.shops)),
            "shop": lambda: rng.choice(c.shops), "firm": lambda: rng.choice(c.firms), "city": lambda: rng.choice(c.cities)[0],
            "own": lambda: self.own, "micr": lambda: self.micr, "bank4": lambda: bank, "ifsc": lambda: f"{bank}0{self.digits(6)}", "utr": lambda: f"{bank}N5{self.digits(10)}",
            "vpa": lambda: rng.choice([f"{rng.choice(c.names).split()[0].lower()}{self.digits(3)}@ok{bank.lower()}", f"paytmqr{self.code(9).lower()}@paytm", f"q{self.digits(9)}@ybl"]),
            "hex": lambda: self.code(rng.choice([8, 12, 20])), "card": lambda: f"4{self.digits(3)}XXXXXX{self.digits(4)}",
            "time": lambda: f"{rng.randint(0, 23):02}:{rng.randint(0, 59):02}", "purpose": lambda: rng.choice(["rent", "school fees", "Gift", "invoice 4471", "loan", "groceries", "NA"]),
            "d": lambda: show_date(earlier, form), "d5": lambda: show_date(earlier, "mm/dd" if c.currency == "USD" else "dd/mm"), "old": lambda: show_date(date(2000 + rng.randint(8, 20), rng.randint(1, 12), rng.randint(1, 28)), form),
            "amt": lambda: show_amount(rng.randint(10, 900) * 100 + rng.choice([0, 70, 18]), self.number), "mon": lambda: MONTHS[day.month - 1].upper(),
            "yyyy": lambda: str(day.year), "st": lambda: rng.choice(c.cities)[1].split()[0], "biller": lambda: rng.choice(["CITY POWER", "VERIZON WIRELESS", "STATE FARM INS"]),
        }[key]()

    def case(self, name):
        return name.upper() if self.rng.random() < .5 else name


def make_rows(rng, country, filler, count, start, end, opening, whole, overdraft, zeros):
    """Rows in order of time; unless `overdraft`, no balance is ever below zero."""
    span = (end - start).days
    days = sorted(rng.randint(0, span) for _ in range(count))
    unit = 100 if whole else 1
    balance, rows, paid, scale = opening, [], set(), country.scale
    salary = country.salary.replace("{firm}", rng.choice(country.firms))
    for offset in days:
        day = start + timedelta(days=offset)
        if (day.year, day.month) not in paid and rng.random() < .3:
            paid.add((day.year, day.month))
            credit, mode, text, amount = True, "SAL", salary, rng.randint(20000, 150000) * 100
        else:
            credit = rng.random() < .33
            mode, text = rng.choice(country.credits if credit else country.debits)
            amount = int(10 ** rng.uniform(1.2, 4.6) * 100) if rng.random() < .7 else rng.choice([50, 100, 500, 1000, 2000, 5000, 12500]) * 100
        amount = max(unit, int(amount * scale) // unit * unit)
        if not credit and not overdraft and amount > balance:
            if balance >= unit * 50:
                amount = max(unit, rng.randint(1, balance // unit // 2) * unit)
            else:
                credit, (mode, text) = True, rng.choice(country.credits)
        optional = zeros and rng.random() < .06
        if optional:
            credit, mode, text, amount = False, "CHG", "BALANCE ENQUIRY CHG WAIVED", 0
        balance += amount if credit else -amount
        words = filler.fill(text, day)
        ref = filler.digits(6) if mode in ("CLG", "CHQ", "CHK") else filler.digits(12) if rng.random() < .6 else ""
        rows.append(Row(day, day + timedelta(days=rng.choice([0, 0, 0, 0, 1])), f"{rng.randint(6, 22):02}:{rng.randint(0, 59):02}:{rng.randint(0, 59):02}",
                        amount, credit, words, mode, ref, filler.digits(rng.choice([4, 5])), balance, optional))
    order_days(rows)
    return rows


def order_days(rows):
    """Times rise within a day; the last row of each day is marked."""
    by_day = {}
    for row in rows:
        by_day.setdefault(row.date, []).append(row)
    for day in by_day.values():
        for row, time in zip(day, sorted(r.time for r in day)):
            row.time = time
        day[-1].day_end = True
