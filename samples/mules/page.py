"""A statement on paper: five layouts, painted row by row with reportlab."""

import datetime as dt
import os

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from world import money

MARGIN = 30


class Layout:
    """`columns`: what it holds, its head, its width; amounts stand at the right of their column."""

    def __init__(self, columns, date, size=7.5, colour="#ffffff", ink="#000000", grid=True, wide=False, first_row=False, suffix=False, labels=("Opening Balance", "Closing Balance")):
        self.columns, self.date, self.size, self.colour, self.ink = columns, date, size, colour, ink
        self.grid, self.page = grid, landscape(A4) if wide else A4
        self.first_row, self.suffix, self.labels = first_row, suffix, labels


LAYOUTS = {
    "grid": Layout([("date", "Date", 50), ("text", "Narration", 205), ("ref", "Chq./Ref.No.", 92), ("debit", "Withdrawal Amt.", 62), ("credit", "Deposit Amt.", 62), ("balance", "Closing Balance", 64)], "%d/%m/%y", 7),
    "lined": Layout([("date", "Txn Date", 62), ("value", "Value Date", 62), ("text", "Description", 330), ("ref", "Ref No./Cheque No.", 118), ("debit", "Debit", 68), ("credit", "Credit", 68), ("balance", "Balance", 74)], "%d %b %Y", 8, "#d9e6f2", grid=False, wide=True),
    "numbered": Layout([("number", "S No.", 28), ("date", "Transaction Date", 62), ("ref", "Cheque / Ref Number", 92), ("text", "Transaction Remarks", 161), ("debit", "Withdrawal Amount (INR)", 64), ("credit", "Deposit Amount (INR)", 64), ("balance", "Balance (INR)", 64)], "%d.%m.%Y", 7, "#b5481c", "#ffffff"),
    "opening": Layout([("date", "Tran Date", 56), ("text", "Particulars", 200), ("ref", "Chq/Ref No", 92), ("debit", "Debit", 62), ("credit", "Credit", 62), ("balance", "Balance", 63)], "%d-%m-%Y", 7.5, "#eeeeee", grid=False, first_row=True),
    "timed": Layout([("date", "Date", 58), ("time", "Time", 44), ("text", "Narration", 316), ("ref", "Ref/Chq No.", 118), ("debit", "Withdrawal", 76), ("credit", "Deposit", 76), ("balance", "Balance", 92)], "%d-%b-%Y", 8, "#f3ead7", wide=True, suffix=True),
}
NUMBERS = ("debit", "credit", "balance")


def wrapped(text, font, size, width):
    """Lines that fit, broken at spaces where there are any, else where they are full."""
    lines, line = [], ""
    for word in text.split(" "):
        while True:
            longer = f"{line} {word}" if line else word
            if stringWidth(longer, font, size) <= width:
                line = longer
                break
            if line and stringWidth(word, font, size) <= width:
                lines.append(line)
                line = ""
                continue
            fits = next(count for count in range(len(longer), 0, -1) if stringWidth(longer[:count], font, size) <= width)
            lines.append(longer[:fits])
            line, word = "", longer[fits:]
    return lines + [line] if line else lines


class Painter:
    def __init__(self, account, path):
        self.a, self.layout = account, LAYOUTS[account.layout]
        made = dt.datetime.combine(account.end, dt.time(4, 30), dt.timezone.utc) + dt.timedelta(days=1)
        os.environ["SOURCE_DATE_EPOCH"] = str(int(made.timestamp()))
        self.c = Canvas(path, pagesize=self.layout.page)
        self.c.setTitle("Account Statement")
        self.c.setAuthor(account.bank)
        self.width, self.height = self.layout.page
        self.number = 0

    def text(self, x, y, text, size=8, bold=False, side="l", colour=black):
        self.c.setFont("Helvetica-Bold" if bold else "Helvetica", size)
        self.c.setFillColor(colour)
        (self.c.drawRightString if side == "r" else self.c.drawString)(x, y, text)

    def letterhead(self):
        a, y = self.a, self.height - 40
        self.text(MARGIN, y, a.bank, 14, True)
        self.text(self.width - MARGIN, y, "STATEMENT OF ACCOUNT", 10, True, "r")
        left = [a.holder, *a.address]
        right = [("Account Number", a.number), ("Account Type", a.kind), ("IFSC", a.ifsc), ("Branch", a.town), ("Currency", "INR")]
        for at, line in enumerate(left):
            self.text(MARGIN, y - 24 - 12 * at, line, 9, at == 0)
        middle = self.width / 2 + 20
        for at, (name, value) in enumerate(right):
            self.text(middle, y - 24 - 12 * at, f"{name} : {value}", 9)
        self.text(MARGIN, y - 92, f"Statement Period : {a.start:%d/%m/%Y} to {a.end:%d/%m/%Y}", 9)
        self.text(middle, y - 92, f"{self.layout.labels[0]} : {money(a.opening)}", 9)
        return y - 108

    def head(self, y):
        layout, x = self.layout, MARGIN
        self.c.setFillColor(HexColor(layout.colour))
        self.c.rect(MARGIN, y - 22, sum(width for _, _, width in layout.columns), 22, stroke=1, fill=1)
        for name, title, width in layout.columns:
            for at, line in enumerate(wrapped(title, "Helvetica-Bold", layout.size, width - 5)):
                place = (x + width - 3, "r") if name in NUMBERS else (x + 3, "l")
                self.text(place[0], y - 9 - 9 * at, line, layout.size, True, place[1], HexColor(layout.ink))
            x += width
        return y - 22

    def row(self, y, cells, tall):
        layout, x = self.layout, MARGIN
        for name, _, width in layout.columns:
            for at, line in enumerate(cells.get(name, [])):
                place = (x + width - 3, "r") if name in NUMBERS else (x + 3, "l")
                self.text(place[0], y - 9 - 9 * at, line, layout.size, False, place[1])
            if layout.grid:
                self.c.rect(x, y - tall, width, tall)
            x += width
        if not layout.grid:
            self.c.line(MARGIN, y - tall, x, y - tall)

    def next_page(self):
        if self.number:
            self.c.showPage()
        self.number += 1
        self.c.setLineWidth(0.4)
        self.c.setStrokeColor(HexColor("#999999"))
        self.text(self.width - MARGIN, 20, f"Page {self.number}", 7, side="r")
        self.text(MARGIN, 20, "This is a computer generated statement and does not require a signature.", 7)
        return self.head(self.letterhead() if self.number == 1 else self.height - 36)

    def paint(self):
        a, layout, y = self.a, self.layout, self.next_page()
        widths = {name: width - 6 for name, _, width in layout.columns}
        if layout.first_row:
            self.row(y, {"text": ["OPENING BALANCE"], "balance": [money(a.opening)]}, 14)
            y -= 14
        for number, row in enumerate(a.rows, 1):
            balance = money(row.balance) + (" Cr" if layout.suffix else "")
            cells = {
                "number": [str(number)],
                "date": [f"{row.when:{layout.date}}"],
                "value": [f"{row.when:{layout.date}}"],
                "time": [f"{row.when:%H:%M:%S}"],
                "text": wrapped(row.narration, "Helvetica", layout.size, widths["text"]),
                "ref": wrapped(row.ref, "Helvetica", layout.size, widths["ref"]) if row.ref else [],
                "debit" if row.amount < 0 else "credit": [money(abs(row.amount))],
                "balance": [balance],
            }
            tall = 5 + 9 * max(1, len(cells["text"]), len(cells["ref"]))
            if y - tall < 40:
                y = self.next_page()
            self.row(y, cells, tall)
            y -= tall
        self.summary(y - 20)
        self.c.save()

    def summary(self, y):
        a = self.a
        if y < 90:
            self.c.showPage()
            y = self.height - 60
        debits, credits = [row.amount for row in a.rows if row.amount < 0], [row.amount for row in a.rows if row.amount > 0]
        lines = [
            f"{self.layout.labels[0]} : {money(a.opening)}",
            f"Total Withdrawals : {money(-sum(debits))}    Count : {len(debits)}",
            f"Total Deposits : {money(sum(credits))}    Count : {len(credits)}",
            f"{self.layout.labels[1]} : {money(a.balance)}",
        ]
        self.text(MARGIN, y, "Statement Summary", 9, True)
        for at, line in enumerate(lines, 1):
            self.text(MARGIN, y - 12 * at, line, 8.5)
