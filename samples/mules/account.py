"""One account: what is planned for it, and what becomes of the plan when it is run in order of time.

Amounts are planned in rupees and kept in paise. Money that is not there cannot leave: a payment of everyday life is put off
or forgone, a payment of a scheme shrinks to what is there. So the balance never goes below zero and every sum holds."""

import datetime as dt
import math

import rails
import world

# name, code, digits of an account number, layout, dialect
BANKS = [
    ("HDFC BANK LTD", "HDFC", 14, "grid", "dashes"),
    ("STATE BANK OF INDIA", "SBIN", 11, "lined", "state"),
    ("INDIAN BANK", "IDIB", 10, "lined", "state"),
    ("ICICI BANK LIMITED", "ICIC", 12, "numbered", "slashes"),
    ("FEDERAL BANK", "FDRL", 14, "numbered", "slashes"),
    ("AXIS BANK LTD", "UTIB", 15, "opening", "codes"),
    ("IDFC FIRST BANK", "IDFB", 11, "timed", "codes"),
    ("PUNJAB NATIONAL BANK", "PUNB", 16, "timed", "plain"),
    ("CANARA BANK", "CNRB", 13, "timed", "plain"),
    ("BANK OF BARODA", "BARB", 14, "opening", "plain"),
    ("UNION BANK OF INDIA", "UBIN", 15, "grid", "plain"),
    ("KOTAK MAHINDRA BANK", "KKBK", 10, "opening", "dashes"),
]
ENDS = [dt.date(2026, 10, 31)] * 4 + [dt.date(2026, 9, 30), dt.date(2026, 11, 15), dt.date(2026, 11, 10)]
UPI_MOST, IMPS_MOST, RTGS_LEAST = 100_000, 500_000, 200_000


def between(r, low, high):
    """Small amounts as likely as large ones: even on the scale of logarithms."""
    return math.exp(r.uniform(math.log(low), math.log(high)))


def odd(r, low, high):
    return int(between(r, low, high))


def even(r, low, high, step=500):
    return max(step, int(round(between(r, low, high) / step) * step))


def shares(r, total, parts, step=1):
    """Whole rupees that sum to `total`."""
    weights = [r.uniform(0.5, 1.5) for _ in range(parts)]
    cut = [int(total * w / sum(weights) // step * step) for w in weights]
    cut[-1] += total - sum(cut)
    return [amount for amount in cut if amount > 0]


class Row:
    def __init__(self, when, narration, ref, amount, balance):
        self.when, self.narration, self.ref, self.amount, self.balance = when, narration, ref, amount, balance


class Account:
    def __init__(self, r, months=None):
        self.r = r
        self.region = r.choice(list(world.REGIONS))
        self.surname = r.choice(world.REGIONS[self.region][2])
        self.holder = world.name_of(r, self.region, surname=self.surname)
        self.town, self.state, pin = r.choice(world.REGIONS[self.region][3])
        self.address = [f"{r.randrange(1, 400)}, {r.choice(world.STREETS)}", self.town, f"{self.state} {pin}{r.randrange(1, 99):03d}"]
        self.bank, self.code, count, self.layout, dialect = r.choice(BANKS)
        self.number = r.choice("123456") + world.digits(r, count - 1)
        self.ifsc = world.ifsc(r, self.code)
        self.kind, self.dialect_name = "SAVINGS", dialect
        self.opening = odd(r, 800, 60_000) * 100 + r.randrange(100)
        self.end = r.choice(ENDS)
        month = self.end.year * 12 + self.end.month - 1 - (months or r.choice([3, 4, 5, 5, 6, 6, 7])) + (self.end.day >= 28)
        self.start = dt.date(month // 12, month % 12 + 1, 1)
        self.plan, self.rows = [], []

    def firm_of(self, name):
        """The account of a firm: current, without interest."""
        self.holder, self.kind = name, "CURRENT"

    # Days and hours

    def days(self, first=0.0, last=1.0):
        """The days of a part of the period."""
        count = (self.end - self.start).days + 1
        return [self.start + dt.timedelta(days=at) for at in range(int(count * first), max(int(count * last), int(count * first) + 1))]

    def months(self):
        firsts, day = [], self.start.replace(day=1)
        while day <= self.end:
            firsts.append(day)
            day = (day + dt.timedelta(days=32)).replace(day=1)
        return firsts

    def some(self, days, count):
        return sorted(self.r.sample(days, min(len(days), max(1, int(count)))))

    def at(self, day, first=9, last=21):
        """An hour of that day; `last` may be past midnight."""
        minutes = self.r.randrange(int(first * 60), int(last * 60))
        return dt.datetime.combine(day, dt.time()) + dt.timedelta(minutes=minutes, seconds=self.r.randrange(60))

    def later(self, when, low, high):
        """So many minutes later."""
        return when + dt.timedelta(seconds=int(60 * between(self.r, max(low, 0.5), max(high, 1))))

    # Plans

    def take(self, when, amount, who, rail="upi", note=""):
        self.plan.append((when, "take", round(amount * 100), who, rail, note))

    def send(self, when, amount, who, rail="upi", note="", must=False):
        self.plan.append((when, "must" if must else "send", round(amount * 100), who, rail, note))

    def sweep(self, when, whos, keep, rail="imps", note=""):
        """Everything above `keep` leaves, shared among `whos`."""
        self.plan.append((when, "sweep", round(keep * 100), whos, rail, note))

    def atm(self, when, total, must=True, town=""):
        """Several withdrawals, for a machine gives 10,000 at a time."""
        total = int(total // 100 * 100)
        while total >= 100:
            part = min(total, 10_000)
            self.plan.append((when, "must" if must else "send", part * 100, None, "atm", town))
            total, when = total - part, when + dt.timedelta(minutes=2)

    # Running

    def run(self):
        self.dialect = rails.DIALECTS[self.dialect_name](self.holder, self.town)
        self.dialect.code = self.code
        self.balance, self.upi_day, self.upi_sum = self.opening, None, 0
        queue = [(*self.in_hours(step[0], step[4]), number, step) for number, step in enumerate(self.plan)]
        if self.kind == "SAVINGS":
            queue += [(dt.datetime(day.year, day.month, day.day, 23, 59, 30), 10**6, (None, "interest")) for day in self.days() if (day + dt.timedelta(days=1)).day == 1 and day.month % 3 == 0]
        self.waiting = []
        for when, _, step in sorted(queue, key=lambda item: item[:2]):
            if not self.start <= when.date() <= self.end:
                continue
            self.waiting = [(due, late) for due, late in self.waiting if (when - due).days < 12]
            self.step(when, *step[1:])

    def in_hours(self, when, rail):
        """What needs a branch or the clearing house happens on its days and in its hours."""
        if rail in ("cash", "cheque"):
            day = world.working(when.date())
            hour = when.hour if 10 <= when.hour < 16 else 10 + when.hour % 6
            when = dt.datetime.combine(day, when.time().replace(hour=hour))
        return (when,)

    def step(self, when, what, amount=0, who=None, rail="", note=""):
        if what == "interest":
            self.interest(when)
        elif what == "take":
            self.book(when, amount, who, self.fit(rail, amount, when, False), note)
            for due, late in list(self.waiting):
                if self.balance > late[1] * 1.1:
                    self.waiting.remove((due, late))
                    when += dt.timedelta(minutes=3)
                    self.step(when, *late)
        elif what == "sweep":
            left = (self.balance - amount) // 100
            if left < 200:
                return
            parts = shares(self.r, left, len(who)) if len(who) > 1 else [left]
            for to, part in zip(who, parts):
                while part > 0:
                    most = IMPS_MOST if rail in ("imps", "upi") else part
                    now = min(part, most)
                    when += dt.timedelta(minutes=1 + self.r.random() * 3)
                    self.book(when, -now * 100, to, self.fit(rail, now * 100, when, True), note)
                    part -= now
        elif amount <= self.balance:
            self.book(when, -amount, who, self.fit(rail, amount, when, True), note)
        elif what == "must":
            step = 10_000 if rail in ("atm", "cash") else 100
            there = self.balance // step * step
            if there > amount * 0.3:
                self.book(when, -there, who, self.fit(rail, there, when, True), note)
        elif amount >= 200_000:
            self.waiting.append((when, ("send", amount, who, rail, note)))

    def fit(self, rail, amount, when, out):
        """A rail that carries so much: UPI a lakh a day, IMPS five lakhs, RTGS two lakhs and above."""
        rupees = amount / 100
        if rail == "upi":
            if out and self.upi_day != when.date():
                self.upi_day, self.upi_sum = when.date(), 0
            if rupees > UPI_MOST or out and self.upi_sum + rupees > UPI_MOST:
                rail = "imps"
            elif out:
                self.upi_sum += rupees
        if rail == "imps" and rupees > IMPS_MOST:
            rail = "rtgs"
        if rail == "rtgs" and rupees < RTGS_LEAST:
            rail = "neft"
        return rail

    def book(self, when, amount, who, rail, note):
        # A row never stands before the one above it, though a chain of payments may have run on.
        if self.rows and when < self.rows[-1].when:
            when = self.rows[-1].when + dt.timedelta(seconds=20)
        if when.date() > self.end:
            when = dt.datetime.combine(self.end, dt.time(23, 59, 50))
        self.balance += amount
        narration, ref = getattr(self.dialect, rail)(self.r, when, amount < 0, who, note)
        self.rows.append(Row(when, narration, ref, amount, self.balance))

    def interest(self, when):
        """2.75% on the balance at the end of each day of the quarter, as far as the period shows it."""
        first = max(self.start, (when.date().replace(day=1) - dt.timedelta(days=40)).replace(day=1))
        sum_, balance, at, day = 0, self.opening, 0, self.start
        while day <= when.date():
            while at < len(self.rows) and self.rows[at].when.date() <= day:
                balance, at = self.rows[at].balance, at + 1
            if day >= first:
                sum_ += balance
            day += dt.timedelta(days=1)
        paid = round(sum_ * 0.0275 / 365 / 100) * 100
        if paid > 0:
            self.book(when, paid, None, "plain", {"state": "INTEREST CREDIT--", "dashes": f"INTEREST PAID TILL {when:%d-%b-%Y}".upper()}.get(self.dialect_name, f"SB INT.PD {first:%d-%m-%Y} TO {when:%d-%m-%Y}"))
