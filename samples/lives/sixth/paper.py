"""An account with its true rows, and the paper that its bank prints."""
import calendar
import datetime as dt
import json
import random
import statistics

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen import canvas

from banks import BANKS

D = dt.date


def on(month, number):
    """A day of a month, the last one where it has no such day."""
    return D(*month, min(number, calendar.monthrange(*month)[1]))


def lakhs(paise):
    rupees, rest = divmod(abs(paise), 100)
    head, tail = str(rupees)[:-3], str(rupees)[-3:]
    parts = [tail]
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(parts) + f".{rest:02d}"


class Account:
    def __init__(self, kind, bank, holder, town, months=12, joint=None, applicant=None, type="Savings", opening=30000, least=12000,
                 limit=None):
        self.kind, self.bank, self.holder, self.town = kind, BANKS[bank], holder, town
        self.joint, self.applicant, self.type, self.limit = joint, applicant or holder, type, limit
        self.opening, self.least = opening * 100, least * 100
        self.r = random.Random(f"sixth {kind} {holder}")
        first = 2026 * 12 + 9 - (months - 1)
        self.months = [((first + at) // 12, (first + at) % 12 + 1) for at in range(months)]
        self.rows, self.incomes, self.debts = [], [], []
        self.is_good = self.is_loaded = False
        self.risk = "neutral"
        self.note = ""

    # What happens
    def row(self, date, rupees, form, category, *accept, who="", say="", at=5, text=None):
        if not self.months[0] <= (date.year, date.month) <= self.months[-1]:
            return None
        text = text or self.bank.say(self, date, form + ("+" if rupees > 0 else "-"), who, say)
        row = dict(date=date, paise=round(rupees * 100), text=" ".join(text.split()), category=category,
                   accept=sorted({category, *accept}), order=at + self.r.random())
        self.rows.append(row)
        return row

    def each(self, number, rupees, form, category, *accept, only=None, **more):
        """Once a month; `rupees` and `number` may be functions of the place of the month."""
        made = []
        for at, month in enumerate(self.months):
            if only is not None and at not in only:
                continue
            amount = rupees(at) if callable(rupees) else rupees
            day = number(at) if callable(number) else number
            made.append(self.row(on(month, day), amount, form, category, *accept, **more))
        return made

    # What is true
    def earns(self, amount, low=None, high=None):
        self.incomes.append((amount, low if low is not None else amount, high if high is not None else amount))

    def owes(self, amount, low=None, high=None):
        self.debts.append((amount, low if low is not None else amount, high if high is not None else amount))

    def usual(self, rows, window=6):
        """The median and the mean of the last months, of which either is fair."""
        sums = [sum(row["paise"] for row in rows if (row["date"].year, row["date"].month) == month) / 100 for month in self.months]
        return statistics.median(sums[-window:]), statistics.mean(sums[-window:]), statistics.mean(sums)

    def earns_share(self, rows, margin):
        figures = [figure * margin for figure in self.usual(rows)]
        self.earns(figures[0], min(figures), max(figures))

    def good(self):
        self.is_good, self.risk = True, "good"
        return self

    def bad(self):
        self.is_loaded, self.risk = True, "bad"
        return self

    def neutral(self, loaded=False):
        self.is_loaded = loaded
        return self

    def write(self, folder, number):
        self.rows.sort(key=lambda row: (row["date"], row["order"]))
        balance = lowest = self.opening
        for row in self.rows:
            balance += row["paise"]
            lowest = min(lowest, balance)
        if lowest < self.least and self.limit is None:
            self.opening += self.least - lowest
        balance = self.opening
        for row in self.rows:
            balance += row["paise"]
            row["balance"] = balance
        total = lambda parts, at: round(sum(part[at] for part in parts), 2)
        name = f"sixth-{number:02d}-{self.kind}-{self.bank.key}"
        truth = dict(
            id=name, kind=self.kind, bank=self.bank.name, holder=self.holder, applicant_name=self.applicant, as_of="2026-11-05",
            monthly_income=total(self.incomes, 0), income_range=[total(self.incomes, 1), total(self.incomes, 2)],
            obligations_range=[total(self.debts, 1), total(self.debts, 2)],
            disbursals=[at for at, row in enumerate(self.rows) if row["category"] == "loan_disbursal"],
            is_good_customer=self.is_good, is_loaded=self.is_loaded, risk=self.risk, note=self.note,
            rows=[dict(date=row["date"].isoformat(), amount=f"{abs(row['paise']) / 100:.2f}",
                       direction="credit" if row["paise"] > 0 else "debit", narration=row["text"], category=row["category"],
                       accept=row["accept"]) for row in self.rows])
        (folder / f"{name}.json").write_text(json.dumps(truth, indent=1))
        self.draw(folder / f"{name}.pdf", number)

    # The paper
    def draw(self, path, number):
        bank = self.bank
        page = canvas.Canvas(str(path), pagesize=A4)
        width, height = A4
        size, font, bold = bank.size, bank.font, bank.bold
        columns = bank.columns
        places = {name: (left, right) for name, left, right, _ in columns}

        def head(y):
            page.setFont(bold, size)
            for name, left, right, title in columns:
                if name in ("out", "in", "amount", "balance"):
                    page.drawRightString(right, y, title)
                else:
                    page.drawString(left, y, title)
            if bank.ruled:
                page.line(28, y - 3, width - 28, y - 3)
            page.setFont(font, size)
            return y - size - 8

        page.setFont(bold, 13)
        page.drawString(34, height - 40, bank.name)
        page.setFont(font, 8.5)
        page.drawString(34, height - 53, f"{self.town} Branch")
        left = [f"{bank.labels[0]} : {self.holder}"]
        if self.joint:
            left.append(f"Joint Holder : {self.joint}")
        left += [f"Address : {number + 3}/A, Gandhi Nagar", f"{self.town}, India"]
        number_printed = "".join(random.Random(self.holder).choice("0123456789") for _ in range(bank.digits))
        right = [f"{bank.labels[1]} : {number_printed}", f"Account Type : {self.type}", f"IFSC : {bank.ifsc}",
                 f"{bank.labels[2]} : {on(self.months[0], 1):{bank.dates}} to {on(self.months[-1], 31):{bank.dates}}", "Currency : INR"]
        if self.limit:
            right.append(f"Sanctioned Limit : {lakhs(self.limit * 100)}")
        y = height - 74
        for at in range(max(len(left), len(right))):
            if at < len(left):
                page.drawString(34, y, left[at])
            if at < len(right):
                page.drawString(332, y, right[at])
            y -= 12
        y = head(y - 12)

        def balance(paise):
            if bank.signs:
                return lakhs(paise) + (" Dr" if paise < 0 else " Cr")
            return ("-" if paise < 0 else "") + lakhs(paise)

        page.drawString(places["text"][0], y, bank.forward)
        page.drawRightString(places["balance"][1], y, balance(self.opening if not bank.newest_first else self.rows[-1]["balance"]))
        y -= size + 5
        rows = self.rows[::-1] if bank.newest_first else self.rows
        for count, row in enumerate(rows):
            lines, line = [], ""
            for word in row["text"].split(" "):
                longer = f"{line} {word}".strip()
                if line and stringWidth(longer, font, size) > places["text"][1] - places["text"][0]:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
            if y - len(lines) * (size + 1.5) < 48:
                page.showPage()
                y = head(height - 46)
            page.drawString(places["date"][0], y, f"{row['date']:{bank.dates}}")
            if "value" in places:
                page.drawString(places["value"][0], y, f"{row['date']:{bank.dates}}")
            if "serial" in places:
                page.drawString(places["serial"][0], y, str(count + 1))
            if "amount" in places:
                page.drawRightString(places["amount"][1], y, lakhs(row["paise"]))
                page.drawString(places["sign"][0], y, "CR" if row["paise"] > 0 else "DR")
            else:
                page.drawRightString(places["in" if row["paise"] > 0 else "out"][1], y, lakhs(row["paise"]))
            page.drawRightString(places["balance"][1], y, balance(row["balance"]))
            for line in lines:
                page.drawString(places["text"][0], y, line)
                y -= size + 1.5
            y -= 3.5
        if not bank.newest_first:
            page.setFont(bold, size)
            page.drawString(places["text"][0], y - 4, "Closing Balance")
            page.drawRightString(places["balance"][1], y - 4, balance(self.rows[-1]["balance"]))
        page.save()
