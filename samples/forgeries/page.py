"""A statement as cells on pages, and four programs that write it: each paints row by row, as banks' programs do."""

import datetime as dt
import io
import os
import subprocess
import tempfile

from account import money

# Every file is made on this day.
MADE = dt.datetime(2026, 11, 5, 10, 30, tzinfo=dt.timezone.utc)
os.environ["SOURCE_DATE_EPOCH"] = str(int(MADE.timestamp()))

WIDTH, HEIGHT, PITCH, TOP, PER_PAGE = 595, 842, 14, 190, 42
# So many letters of a narration fit before the column of withdrawals.
LONGEST = 52
# Name: where the text is held, and by which side.
COLUMNS = {"date": (30, "l"), "narration": (85, "l"), "debit": (400, "r"), "credit": (480, "r"), "balance": (565, "r")}
HEADS = {"date": "Date", "narration": "Narration", "debit": "Withdrawal", "credit": "Deposit", "balance": "Balance"}


class Cell:
    """A text at a place; `style` says how it differs from the others, `row` and `column` what it is."""

    def __init__(self, page, x, y, text, side="l", row=None, column=None, bold=False, **style):
        self.page, self.x, self.y, self.text, self.side = page, x, y, text, side
        self.row, self.column, self.bold, self.style = row, column, bold, style


class Statement:
    """What is printed: rows (date, narration, amount), balances, totals. A forger changes any of it."""

    def __init__(self, account):
        self.account = account
        self.rows = [list(row) for row in account.rows]
        self.balances = account.balances()
        self.opening, self.start, self.end = account.opening, account.start, account.end
        self.total()
        self.cells = []
        self.meta = {"Producer": "iText 2.1.7 by 1T3XT", "Creator": account.bank}
        # Each draws something on a page after its cells: (page, kind, ...).
        self.marks = []

    def total(self):
        self.debits = -sum(row[2] for row in self.rows if row[2] < 0)
        self.credits = sum(row[2] for row in self.rows if row[2] > 0)
        self.closing = self.balances[-1]

    def run(self, start=0):
        """Every balance from a row on follows again."""
        balance = self.balances[start - 1] if start else self.opening
        for at in range(start, len(self.rows)):
            balance += self.rows[at][2]
            self.balances[at] = balance
        self.total()

    def lay(self):
        a, self.cells = self.account, []
        pages = (len(self.rows) + PER_PAGE - 1) // PER_PAGE
        for page in range(pages):
            self.cells += [
                Cell(page, 30, 40, a.bank, bold=True),
                Cell(page, 500, 40, f"Page {page + 1} of {pages}"),
                Cell(page, 30, 64, a.holder),
                Cell(page, 30, 78, f"Account No : {a.number}"),
                Cell(page, 30, 92, f"IFSC : {a.code}0001234"),
                Cell(page, 30, 106, "Account Type : SAVINGS    Currency : INR"),
                Cell(page, 30, 120, f"Statement Period : {self.start:%d/%m/%Y} to {self.end:%d/%m/%Y}"),
                Cell(page, 30, 134, f"Opening Balance : {money(self.opening)}"),
            ]
            self.cells += [Cell(page, x, 165, HEADS[name], side, bold=True) for name, (x, side) in COLUMNS.items()]
        for at, (day, narration, amount, _) in enumerate(self.rows):
            page, y = at // PER_PAGE, TOP + at % PER_PAGE * PITCH
            texts = {
                "date": f"{day:%d/%m/%Y}",
                "narration": narration[:LONGEST],
                "debit" if amount < 0 else "credit": money(abs(amount)),
                "balance": money(self.balances[at]),
            }
            for name, (x, side) in COLUMNS.items():
                if name in texts:
                    self.cells.append(Cell(page, x, y, texts[name], side, at, name))
        y = TOP + (len(self.rows) - 1) % PER_PAGE * PITCH + 24
        last = pages - 1
        words = f"Total Withdrawals : {money(self.debits)}    Total Deposits : {money(self.credits)}    Closing Balance : {money(self.closing)}"
        self.cells.append(Cell(last, 30, y, words, bold=True))
        return self

    def cell(self, row, column):
        return next(cell for cell in self.cells if cell.row == row and cell.column == column)


def font_of(cell, family="Helvetica"):
    family = cell.style.get("font", family)
    if not (cell.bold or cell.style.get("bold")):
        return {"Helvetica": "Helvetica", "Times": "Times-Roman", "Courier": "Courier"}[family]
    return family + "-Bold"


def size_of(cell):
    return cell.style.get("size", 8)


def by_reportlab(s):
    from reportlab.pdfbase.pdfmetrics import stringWidth
    from reportlab.pdfgen.canvas import Canvas

    out = io.BytesIO()
    c = Canvas(out, pagesize=(WIDTH, HEIGHT), pageCompression=1)
    c.setCreator(s.meta.get("Creator", ""))
    c.setProducer(s.meta.get("Producer", ""))
    for page in range(max(cell.page for cell in s.cells) + 1):
        for cell in ordered(s.cells, page):
            font, size = font_of(cell), size_of(cell)
            width = stringWidth(cell.text, font, size) + cell.style.get("spacing", 0) * len(cell.text)
            x = left(cell, width, lambda text: stringWidth(text, font, size))
            y = HEIGHT - cell.y - cell.style.get("dy", 0)
            patch = cell.style.get("patch")
            if patch:
                c.setFillColorRGB(1, 1, 1)
                c.rect(x - 2, y - 2, width + 4, 10, stroke=0, fill=1)
            t = c.beginText(x, y)
            t.setFont(font, size)
            t.setFillColorRGB(*cell.style.get("colour", (0, 0, 0)))
            t.setCharSpace(cell.style.get("spacing", 0))
            t.setTextRenderMode(cell.style.get("mode", 0))
            t.textOut(cell.text)
            c.drawText(t)
        c.showPage()
    c.save()
    return out.getvalue()


def by_fpdf(s):
    from fpdf import FPDF

    p = FPDF(unit="pt", format=(WIDTH, HEIGHT))
    p.set_auto_page_break(False)
    p.set_creation_date(MADE)
    p.set_creator(s.meta.get("Creator", ""))
    p.set_producer(s.meta.get("Producer", ""))
    for page in range(max(cell.page for cell in s.cells) + 1):
        p.add_page()
        for cell in ordered(s.cells, page):
            family = cell.style.get("font", "Helvetica")
            p.set_font(family, "B" if cell.bold or cell.style.get("bold") else "", size_of(cell))
            p.set_char_spacing(cell.style.get("spacing", 0))
            width = p.get_string_width(cell.text)
            x = left(cell, width, p.get_string_width)
            y = cell.y + cell.style.get("dy", 0)
            if cell.style.get("patch"):
                p.set_fill_color(255, 255, 255)
                p.rect(x - 2, y - 8, width + 4, 10, style="F")
            p.set_text_color(*[int(v * 255) for v in cell.style.get("colour", (0, 0, 0))])
            mode = cell.style.get("mode", 0)
            p.text_mode = "INVISIBLE" if mode == 3 else "FILL"
            p.text(x, y, cell.text)
    return bytes(p.output())


def html(s):
    pages = []
    for page in range(max(cell.page for cell in s.cells) + 1):
        spans = []
        for cell in ordered(s.cells, page):
            st = cell.style
            dx = st.get("dx", 0)
            side = f"left:{cell.x + dx}pt" if cell.side == "l" else f"right:{WIDTH - cell.x - dx}pt"
            if st.get("as_long_as") and cell.side == "r":
                side = f"left:{begun(cell, st['as_long_as']):.3f}pt"
            family = {"Helvetica": "Liberation Sans, Arial, Helvetica", "Times": "Liberation Serif, Times", "Courier": "Liberation Mono, Courier"}[st.get("font", "Helvetica")]
            colour = "rgb({:.0f},{:.0f},{:.0f})".format(*[v * 255 for v in st.get("colour", (0, 0, 0))])
            css = f"{side};top:{cell.y + st.get('dy', 0) - 8:.2f}pt;font:{'bold' if cell.bold or st.get('bold') else 'normal'} {size_of(cell)}pt {family};color:{colour}"
            if st.get("patch"):
                css += ";background:white"
            if st.get("mode") == 3:
                css += ";color:rgba(0,0,0,0.01)"
            if st.get("spacing"):
                css += f";letter-spacing:{st['spacing']}pt"
            spans.append(f'<span style="{css}">{cell.text}</span>')
        pages.append("<div>" + "".join(spans) + "</div>")
    return (
        f"<style>@page{{size:{WIDTH}pt {HEIGHT}pt;margin:0}}body{{margin:0}}div{{position:relative;width:{WIDTH}pt;height:{HEIGHT - 1}pt;"
        "break-after:page;overflow:hidden}span{position:absolute;white-space:pre}</style>" + "".join(pages)
    )


def by_weasyprint(s):
    from weasyprint import HTML

    return HTML(string=html(s)).write_pdf()


def by_chromium(s):
    with tempfile.TemporaryDirectory() as folder:
        page, out = os.path.join(folder, "s.html"), os.path.join(folder, "s.pdf")
        with open(page, "w") as file:
            file.write(html(s))
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--print-to-pdf={out}", page]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        with open(out, "rb") as file:
            return file.read()


def begun(cell, old):
    """Where a number begins that ends at the edge of its column, in the font that stands for Helvetica."""
    return cell.x - sum(size_of(cell) * (0.556 if letter.isdigit() else 0.278) for letter in old)


WRITERS = {"reportlab": by_reportlab, "fpdf2": by_fpdf, "weasyprint": by_weasyprint, "chromium": by_chromium}


def ordered(cells, page):
    """What is painted late comes after everything else."""
    return sorted((cell for cell in cells if cell.page == page), key=lambda cell: cell.style.get("late", 0))


def left(cell, width, measure):
    x = cell.x + cell.style.get("dx", 0)
    if cell.side == "l":
        return x
    # Typed in the place of another number: it begins where that one did.
    if "as_long_as" in cell.style:
        return x - measure(cell.style["as_long_as"])
    return x - width
