"""A life's account: rows with their truth, balances, and the statement as a PDF."""
import calendar
import datetime as dt
import json
import random
import statistics

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen import canvas

D = dt.date
SPEND = ["merchant", "food", "health", "travel", "subscription", "education", "utilities", "fuel", "business_payment"]


def day(month, number):
    year, m = month
    return D(year, m, min(number, calendar.monthrange(year, m)[1]))


def workday(date, back=False):
    """Banks pay on the next day that is no Sunday; employers on the one before."""
    while date.weekday() == 6:
        date += dt.timedelta(-1 if back else 1)
    return date


def grouped(paise):
    rupees, rest = divmod(abs(paise), 100)
    text = str(rupees)
    if len(text) > 3:
        head, tail = text[:-3], text[-3:]
        parts = []
        while len(head) > 2:
            parts.insert(0, head[-2:])
            head = head[:-2]
        text = ",".join(([head] if head else []) + parts + [tail])
    return f"{text}.{rest:02d}"


class Life:
    def __init__(self, number, kind, bank, holder, city, months=12, joint=None, applicant=None, account="Savings Account",
                 opening=20000, low=900):
        self.number, self.kind, self.bank, self.holder, self.city = number, kind, bank, holder, city
        self.joint, self.applicant, self.account = joint, applicant or holder, account
        self.r = random.Random(5_550_000 + number)
        self.low, self.opening = low * 100, opening * 100
        ends = []
        year, m = 2026, 10
        for _ in range(months):
            ends.insert(0, (year, m))
            year, m = (year - 1, 12) if m == 1 else (year, m - 1)
        self.months = ends
        self.rows, self.income, self.owed = [], [], []
        self.good, self.loaded, self.risk, self.note = False, False, "neutral", ""
        self.income_range = self.owed_range = None
        self.number_of_account = "".join(self.r.choice("0123456789") for _ in range(bank["digits"]))

    # --- rows ---
    def put(self, date, rupees, way, category, accept=(), seq=5, **names):
        """`way` is a form of the bank's dialect; positive comes in."""
        if not self.months[0] <= (date.year, date.month) <= self.months[-1]:
            return None
        text = self.bank["say"](self, date, way, "c" if rupees > 0 else "d", names)
        row = dict(date=date, paise=round(rupees * 100), text=text, category=category,
                   accept=sorted(set([category, *accept])), seq=seq + self.r.random())
        self.rows.append(row)
        return row

    def raw(self, date, rupees, text, category, accept=(), seq=5):
        return self.put(date, rupees, "raw", category, accept, seq, text=text)

    def digits(self, count):
        return "".join(self.r.choice("0123456789") for _ in range(count))

    # --- truth ---
    def month_sums(self, rows):
        sums = {month: 0 for month in self.months}
        for row in rows:
            sums[(row["date"].year, row["date"].month)] += row["paise"] / 100
        return sums

    def median_of_last(self, rows, window=6):
        sums = self.month_sums(rows)
        return statistics.median([sums[month] for month in self.months[-window:]])

    def earn(self, amount, low=None, high=None):
        self.income.append((amount, amount if low is None else low, amount if high is None else high))

    def owe(self, amount, low=None, high=None):
        self.owed.append((amount, amount if low is None else low, amount if high is None else high))

    def finish(self, folder):
        self.rows.sort(key=lambda row: (row["date"], row["seq"]))
        balance = worst = self.opening
        for row in self.rows:
            balance += row["paise"]
            worst = min(worst, balance)
        if worst < self.low:
            self.opening += self.low - worst
        balance = self.opening
        for row in self.rows:
            balance += row["paise"]
            row["balance"] = balance
        total = lambda parts, at: round(sum(part[at] for part in parts), 2)
        name = f"fifth-{self.number:06d}-{self.kind}-{self.bank['key']}"
        truth = dict(
            id=name, kind=self.kind, bank=self.bank["name"], holder=self.holder, applicant_name=self.applicant,
            as_of="2026-11-05", monthly_income=total(self.income, 0),
            income_range=[total(self.income, 1), total(self.income, 2)],
            obligations_range=[total(self.owed, 1), total(self.owed, 2)],
            disbursals=[at for at, row in enumerate(self.rows) if row["category"] == "loan_disbursal"],
            is_good_customer=self.good, is_loaded=self.loaded, risk=self.risk, note=self.note,
            rows=[dict(date=row["date"].isoformat(), amount=f"{abs(row['paise']) / 100:.2f}",
                       direction="credit" if row["paise"] > 0 else "debit", narration=row["text"],
                       category=row["category"], accept=row["accept"]) for row in self.rows])
        (folder / f"{name}.json").write_text(json.dumps(truth, indent=1))
        draw(self, folder / f"{name}.pdf")


# --- the page ---
def wrapped(text, width, font, size):
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}".strip()
        if stringWidth(longer, font, size) <= width or not line:
            line = longer
        else:
            lines.append(line)
            line = word
    return lines + [line]


def draw(life, path):
    bank = life.bank
    page = canvas.Canvas(str(path), pagesize=A4)
    width, height = A4
    font, size = bank["font"], bank["size"]
    bold = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}[font]
    edges = bank["columns"]

    def heading(y):
        page.setFont(bold, size)
        for key, left, right in edges:
            title = bank["titles"][key]
            if key in ("debit", "credit", "balance"):
                page.drawRightString(right, y, title)
            else:
                page.drawString(left, y, title)
        page.line(30, y - 4, width - 30, y - 4)
        return y - 18

    page.setFont(bold, 14)
    page.drawString(36, height - 44, bank["name"])
    page.setFont(font, 9)
    y = height - 70
    left = [life.holder.upper() if bank["loud"] else life.holder]
    if life.joint:
        left.append(("Joint Holder: " if bank["digits"] % 2 else "") + life.joint)
    left += [f"{10 + life.number}, Station Road", f"{life.city}, India"]
    right = [f"Account Number : {life.number_of_account}", f"Account Type : {life.account}", f"IFSC : {bank['ifsc']}",
             f"Period : {day(life.months[0], 1):%d-%m-%Y} to {day(life.months[-1], 31):%d-%m-%Y}", "Currency : INR"]
    if life.joint and bank["digits"] % 2:
        left[0] = "Customer Name : " + left[0]
    for at in range(5):
        if at < len(left):
            page.drawString(36, y, left[at])
        page.drawString(330, y, right[at])
        y -= 13
    y = heading(y - 14)
    page.setFont(font, size)
    columns = {key: (l, r) for key, l, r in edges}
    page.drawString(columns["text"][0], y, "Opening Balance")
    page.drawRightString(columns["balance"][1], y, grouped(life.opening) + bank["suffix"])
    y -= size + 6
    for row in life.rows:
        lines = wrapped(row["text"], columns["text"][1] - columns["text"][0], font, size)
        need = len(lines) * (size + 2) + 4
        if y - need < 50:
            page.showPage()
            y = heading(height - 50)
            page.setFont(font, size)
        page.drawString(columns["date"][0], y, row["date"].strftime(bank["date"]))
        key = "credit" if row["paise"] > 0 else "debit"
        page.drawRightString(columns[key][1], y, grouped(row["paise"]))
        page.drawRightString(columns["balance"][1], y, grouped(row["balance"]) + bank["suffix"])
        for line in lines:
            page.drawString(columns["text"][0], y, line)
            y -= size + 2
        y -= 4
    page.setFont(bold, size)
    page.drawString(columns["text"][0], y - 6, "Closing Balance")
    page.drawRightString(columns["balance"][1], y - 6, grouped(life.rows[-1]["balance"]) + bank["suffix"])
    page.save()
