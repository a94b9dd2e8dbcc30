"""Sets one statement on pages by its traits."""
import math
from datetime import timedelta

from reportlab.lib.pagesizes import A4, LETTER

from ledger import show_amount, show_date
from page import Item, Overlap, Sheet, width
from pools import ADS, ADS_PLAIN, SCRIPTS

MONEY = ("debit", "credit", "amount", "balance")
OPTIONAL = ["branch", "mode", "serial", "vdate", "ref"]


def wrap(text, room, font, size, how, later=None):
    """Lines no wider than `room` (`later` from the second on); words too long are broken."""
    lines, line = [], ""
    if how == "anywhere":
        pieces = list(text)
    elif how == "seps":
        pieces, word = [], ""
        for ch in text:
            word += ch
            if ch in " /-":
                pieces.append(word)
                word = ""
        pieces.append(word)
    else:
        pieces = [w + " " for w in text.split(" ")]
    limit = room
    for piece in pieces:
        if width((line + piece).rstrip(), font, size) <= limit:
            line += piece
            continue
        if line.strip():
            lines.append(line.rstrip())
            limit = later or room
            line = ""
        piece = piece.lstrip()
        while width(piece.rstrip(), font, size) > limit:
            cut = len(piece)
            while cut > 1 and width(piece[:cut].rstrip(), font, size) > limit:
                cut -= 1
            lines.append(piece[:cut].rstrip())
            limit = later or room
            piece = piece[cut:].lstrip()
        line = piece
    if line.strip():
        lines.append(line.rstrip())
    return lines or [""]


class Line:
    """An entry of the table that is no transaction."""

    def __init__(self, label, cells, day=None):
        self.label, self.cells, self.day = label, cells, day


class Statement:
    def __init__(self, rng, t, country, fonts, account, rows, opening, closing, start, end):
        self.rng, self.t, self.c, self.account = rng, t, country, account
        self.rows, self.opening, self.closing, self.start, self.end = rows, opening, closing, start, end
        self.families, self.scripts = fonts
        self.font, self.size = t["font"], t["size"]
        self.text_mode = t["setting"] == "text"
        self.bold = self.font if self.text_mode else self.families[self.font]
        self.pages, self.group = [], 0
        w, h = LETTER if t["paper"] == "letter" else A4
        self.w, self.h = (h, w) if t["landscape"] else (w, h)
        self.margin = rng.choice([24, 30, 36, 45])
        self.foot = self.margin + 34

    # -- writing amounts -------------------------------------------------------------------

    def digits(self, minor, where="plain"):
        sign = self.t["currency_sign"]
        text = show_amount(abs(minor), self.t["number"])
        if self.t["sign_in_cells"] not in (where, "all") or where == "plain":
            return text
        return sign + (" " if sign[-1].isalpha() or sign.endswith(".") else "") + text

    def marked(self, text, credit):
        return text + (" " if self.t["mark_space"] else "") + self.t["marks"][credit]

    def money(self, row):
        text, scheme = self.digits(row.amount, "money"), self.t["scheme"]
        if scheme == "suffix":
            return self.marked(text, row.credit)
        if scheme == "sign":
            return "-" + text if not row.credit else "+" + text if self.t["plus"] else text
        if scheme == "brackets":
            return text if row.credit else f"({text})"
        if scheme == "trailing_minus":
            return text if row.credit else text + "-"
        if scheme == "card_suffix":
            return text + " Cr" if row.credit else text
        if scheme == "card_minus":
            return "-" + text if row.credit else text
        return text

    def balance(self, minor, where="balance"):
        text = self.digits(minor, where)
        if self.t["balance_mark"] == "suffix":
            return self.marked(text, minor >= 0)
        if minor < 0 and not (self.t["balance_mark"] == "column" and where == "balance"):
            return "-" + text
        return text

    # -- cells -----------------------------------------------------------------------------

    def cells(self, entry):
        """Kind of column -> lines, without the narration."""
        t, out = self.t, {}
        if isinstance(entry, Line):
            out = {k: [v] for k, v in entry.cells.items() if k in self.columns}
            if entry.day and "date" in self.columns:
                out["date"] = self.date_lines(entry.day, "")
            return out
        row, number, new_day = entry
        out["serial"] = [str(number)]
        if new_day or not t["date_once"]:
            out["date"] = self.date_lines(row.date, row.time)
        out["vdate"] = [show_date(row.value, t["date_format"])]
        out["ref"], out["mode"], out["branch"] = [row.ref], [row.mode], [row.branch]
        out["debit"] = [self.digits(row.amount, "money") if not row.credit else t["blank"]]
        out["credit"] = [self.digits(row.amount, "money") if row.credit else t["blank"]]
        out["amount"], out["mark"] = [self.money(row)], [t["marks"][row.credit]]
        if t["balance"] == "every" or row.day_end:
            out["balance"], out["balmark"] = [self.balance(row.balance)], [t["marks"][row.balance >= 0]]
        return {k: v for k, v in out.items() if k in self.columns}

    def date_lines(self, day, time):
        t = self.t
        text = show_date(day, t["date_format"])
        if t["date_extra"] == "time" and time:
            return [f"{text} {time}"]
        if t["date_extra"] == "time_below" and time:
            return [text, time]
        if t["date_extra"] == "wrapped":
            cut = max(text.rfind("-") + 1, text.rfind(" ") + 1)
            return [text[:cut].strip(), text[cut:]]
        return [text]

    def narration(self, entry):
        text = entry.label if isinstance(entry, Line) else entry[0].narration
        room, later = self.widths["narration"], None
        if self.t["spill"] and not isinstance(entry, Line):
            later = room + self.gap + self.widths["ref"]
        return wrap(text, room, self.font, self.size, "words" if isinstance(entry, Line) else self.t["wrap"], later)

    # -- the table's measures -----------------------------------------------------------------

    def heading_lines(self, kind, room=None):
        """(text, font) lines of a heading."""
        t, font = self.t, self.bold if self.t["heading_bold"] else self.font
        words = t["headings"].get(kind, "")
        lines = [(s, font) for s in (wrap(words, room, font, self.size, "words") if room else [words])]
        local = SCRIPTS[t["script"]].get(kind) if t["script"] != "none" else None
        if local and t["script_style"] == "slash" and len(lines) == 1 and not room:
            return [(local + "/" + words, self.scripts[t["script"]])]
        return ([(local, self.scripts[t["script"]])] if local else []) + lines

    def measure(self, entries):
        self.columns = list(self.t["columns"])
        while True:
            if self.fit(entries):
                return
            droppable = [k for k in OPTIONAL if k in self.columns and not (k == "ref" and self.t["spill"])]
            if droppable:
                self.columns.remove(droppable[0])
            elif self.size > 6:
                self.size -= .5
            elif not self.t["landscape"] and self.w < self.h and not self.t["two_up"]:
                self.w, self.h, self.t["landscape"] = self.h, self.w, True
            else:
                raise Overlap("no room for the narration")

    def fit(self, entries):
        rng, cell = self.rng, width("0", self.font, self.size)
        self.gap = cell * 2 if self.text_mode else self.size * .9
        self.margin = math.floor(self.margin / cell) * cell if self.text_mode else self.margin
        room = self.w - 2 * self.margin - (2 * self.gap if not self.text_mode else 0)
        self.widths = {}
        body = [self.cells(e) for e in entries]
        for kind in self.columns:
            if kind == "narration":
                continue
            own = max((width(s, self.font, self.size) for cells in body for s in cells.get(kind, [])), default=20)
            head = self.heading_lines(kind)
            if self.t["heading_wrap"] and len(head[-1][0].split()) > 1:
                need = max(width(w, f, self.size) for s, f in head for w in s.split())
            else:
                need = max(width(s, f, self.size) for s, f in head)
            self.widths[kind] = max(own, need) + .5
            if self.text_mode:
                self.widths[kind] = math.ceil(self.widths[kind] / cell - .1) * cell
        left = room - sum(self.widths.values()) - self.gap * (len(self.columns) - 1)
        head = self.heading_lines("narration")
        least = max(90, self.size * 11, max(width(w, f, self.size) for s, f in head for w in s.split()))
        if left < least:
            return False
        wanted = max(least, min(left * self.t["narration_room"], 360))
        if not self.t["heading_wrap"]:
            wanted = max(wanted, min(left, max(width(s, f, self.size) for s, f in head) + 1))
        if self.text_mode:
            wanted = math.floor(wanted / cell) * cell
        self.widths["narration"] = wanted
        if not self.text_mode and rng.random() < .85:
            self.gap += (left - wanted) / max(1, len(self.columns) - 1) * rng.uniform(.7, 1)
        x = self.margin + (0 if self.text_mode else self.size * .5)
        self.left = {}
        for kind in self.columns:
            self.left[kind] = x
            x += self.widths[kind] + self.gap
        self.right_edge = x - self.gap
        return True

    # -- primitives ------------------------------------------------------------------------

    def put(self, x, y, text, font=None, size=None, align="left", room=0):
        font, size = font or self.font, size or self.size
        if self.text_mode:
            font, size = self.font, self.size
        if not text:
            return
        w = width(text, font, size)
        x += room - w if align == "right" else (room - w) / 2 if align == "center" else 0
        if self.text_mode:
            cell = width("0", self.font, self.size)
            x = self.margin + round((x - self.margin) / cell) * cell
        self.sheet.items.append(Item(x, y, text, font, size, self.group))

    def paragraph(self, text, x, room, font=None, size=None, align="left"):
        size = size or self.size
        for line in wrap(text, room, font or self.font, size if not self.text_mode else self.size, "words"):
            self.put(x, self.y, line, font, size, align, room)
            self.y -= max(size, self.size if self.text_mode else 0) * 1.3

    def pairs(self, pairs, x, room, size):
        """Labels and values; values that do not fit are wrapped."""
        size = self.size if self.text_mode else size
        style = self.pair_style
        label_room = max(width(k, self.font, size) for k, _ in pairs) + size
        if label_room > room * .6:
            style = "joined"
        for key, value in pairs:
            if style == "joined":
                for line in wrap(f"{key}: {value}", room, self.font, size, "words"):
                    self.put(x, self.y, line, size=size)
                    self.y -= size * 1.35
                continue
            self.put(x, self.y, key, size=size)
            for i, line in enumerate(wrap(value, room - label_room - size, self.font, size, "words")):
                colon = ": " if style == "colon" and i == 0 else ""
                self.put(x + label_room, self.y, colon + line, size=size)
                self.y -= size * 1.35

    def box(self, top):
        if self.rng.random() < .5 and not self.text_mode:
            x, high, right, low = self.margin - 5, top + self.size * 1.2, self.w - self.margin + 5, self.y + self.size * .7
            self.sheet.rules += [(x, high, right, high), (x, low, right, low), (x, high, x, low), (right, high, right, low)]

    def new_page(self):
        self.sheet = Sheet(self.w, self.h)
        self.pages.append(self.sheet)
        self.y = self.h - self.margin - 14
        self.page_rows = []
        if len(self.pages) == 1:
            return
        if self.t["running"] == "letterhead":
            self.put(self.margin, self.y, self.account["bank"], self.bold, self.size + 2)
            self.y -= self.size * 2.2
        elif self.t["running"] == "line":
            self.put(self.margin, self.y, f"{self.t['labels']['account']}: {self.account['shown']}")
            self.put(self.margin, self.y, self.t["labels"]["statement"], align="right", room=self.w - 2 * self.margin)
            self.y -= self.size * 2.2

    # -- parts of the page -----------------------------------------------------------------

    def render(self):
        rng, t = self.rng, self.t
        self.pair_style = rng.choice(["colon", "plain", "joined"])
        self.zebra = 0
        entries = self.entries()
        self.measure(entries)
        t["narration_depth"] = max([len(self.narration(e)) for e in entries] + [t.get("narration_depth", 0)])
        self.new_page()
        self.head_block()
        if t["summary"] == "above":
            self.summary()
        if t["boxes_where"] == "above":
            self.boxes()
        if t["scheme"] == "sections":
            self.sections(entries)
        else:
            self.table(entries)
        self.y -= self.size
        if t["summary"] == "below":
            self.summary()
        if t["boxes_where"] == "below":
            self.boxes()
        if t["disclaimer"]:
            self.need(self.size * 4)
            self.paragraph(t["labels"]["legal"], self.margin, self.w - 2 * self.margin, size=max(6, self.size - 1), align=rng.choice(["left", "center"]))
        self.running_feet()
        return self.pages

    def need(self, height):
        if self.y - height < self.foot:
            self.new_page()

    def head_block(self):
        t, a, room = self.t, self.account, self.w - 2 * self.margin
        self.put(self.margin, self.y, a["bank"], self.bold, self.size + 5, t["letterhead"], room)
        self.y -= self.size * 1.8
        for line in a["letterhead"]:
            self.paragraph(line, self.margin, room, align=t["letterhead"])
        self.y -= self.size
        self.put(self.margin, self.y, t["labels"]["statement"] if t["kind"] == "account" else "Credit Card Statement", self.bold, self.size + 2, self.rng.choice(["left", "center"]), room)
        self.y -= self.size * 2.2
        pairs = list(a["pairs"])
        if t["period_printed"]:
            pairs.insert(self.rng.randint(0, len(pairs)), (t["labels"]["period"], f"{show_date(self.start, t['long_date'])} {t['labels']['to']} {show_date(self.end, t['long_date'])}"))
            if t["year_only"] and self.start.year == self.end.year:
                pairs = [(k, v) for k, v in pairs if k != t["labels"]["period"]] + [("Year", str(self.start.year))]
        half = room / 2 - 8
        xs = [self.margin, self.margin + half + 16]
        if t["swap_blocks"]:
            xs.reverse()
        top = self.y
        for line in a["address"]:
            self.paragraph(line, xs[0], half)
        low, self.y = self.y, top
        self.pairs(pairs, xs[1], half, self.size)
        self.y = min(low, self.y)
        self.box(top)
        self.y -= self.size * 2

    def totals(self):
        return sum(r.amount for r in self.rows if not r.credit), sum(r.amount for r in self.rows if r.credit)

    def summary(self):
        t, labels, (out, into) = self.t, self.t["labels"], self.totals()
        show = lambda minor: self.digits(minor, "money" if t["sign_in_cells"] != "none" else "plain")
        if t["kind"] == "card":
            items = [("Previous Balance", show(self.opening)), ("Payments / Credits", show(into)), ("Purchases / Debits", show(out)), ("Total Amount Due", show(self.closing)),
                     ("Minimum Amount Due", show(abs(self.closing) // 2000 * 100)), ("Payment Due Date", show_date(self.end + timedelta(days=18), t["long_date"]))]
        else:
            items = [(labels["opening"], self.balance(self.opening, "money")), (labels["debits"], show(out)), (labels["credits"], show(into)), (labels["closing"], self.balance(self.closing, "money"))]
            if self.swap_totals():
                items[1], items[2] = items[2], items[1]
            if t["summary_counts"]:
                items[3:3] = [("Dr Count", str(sum(not r.credit for r in self.rows))), ("Cr Count", str(sum(r.credit for r in self.rows)))]
        room = self.w - 2 * self.margin
        cell = room / len(items)
        fits = all(max(width(v, self.bold, self.size), max(width(w, self.bold, self.size) for w in k.split())) < cell - 8 for k, v in items)
        self.need(self.size * (6 if fits and t["summary_style"] != "list" else 2 + 1.5 * len(items)))
        top = self.y
        if t["summary_style"] == "list" or not fits:
            self.pairs(items, self.margin + (0 if self.text_mode else 4), min(room, 260 + self.size * 8), self.size)
        else:
            heads = [wrap(k, cell - 8, self.bold, self.size, "words") for k, _ in items]
            # Askew: headings begin at the left of their cells and values end at the right.
            align = ("left", "right") if t["summary_style"] == "askew" else (self.rng.choice(["left", "center"]),) * 2
            for i, head in enumerate(heads):
                for n, line in enumerate(head):
                    self.put(self.margin + i * cell + 4, top - n * self.size * 1.25, line, self.bold, align=align[0], room=cell - 8)
            self.y = top - max(map(len, heads)) * self.size * 1.25 - self.size * .4
            for i, (_, value) in enumerate(items):
                self.put(self.margin + i * cell + 4, self.y, value, align=align[1], room=cell - 8)
            self.y -= self.size * 1.4
        self.box(top)
        self.y -= self.size * 1.6

    def swap_totals(self):
        return "credit" in self.t["columns"] and self.t["columns"].index("credit") < self.t["columns"].index("debit")

    def boxes(self):
        t, rng = self.t, self.rng
        for box in t["boxes"]:
            if box == "ad":
                self.need(self.size * 5)
                top = self.y
                self.paragraph(rng.choice(ADS if self.c.currency == "INR" else ADS_PLAIN), self.margin + 6, self.w - 2 * self.margin - 12, self.bold, align="center")
            elif box == "deposits":
                self.need(self.size * 9)
                top = self.y
                self.grid([["Deposit No.", "Principal", "Rate", "Maturity Date", "Maturity Amount"]] + [[str(rng.randint(10**10, 10**11)), self.digits(n * 100000), "7.10%", show_date(self.end + timedelta(days=300 * k), t["long_date"]), self.digits(n * 107100)] for k, n in ((1, rng.randint(20, 90)), (2, rng.randint(5, 60)))], "Linked fixed deposits")
            elif box == "rewards":
                self.need(self.size * 7)
                top = self.y
                self.grid([["Opening Points", "Earned", "Redeemed", "Closing Points"], ["1,250", "340", "0", "1,590"]], "Reward points summary")
            elif self.rows:
                ends = [(show_date(r.date, t["date_format"]), self.balance(r.balance, "plain")) for r in self.rows if r.day_end]
                flat = [list(a + b) for a, b in zip(ends[0::2], ends[1::2] + [("", "")] * (len(ends) % 2))][:30]
                self.need(self.size * (5 + 1.5 * len(flat)))
                top = self.y
                self.grid([["Date", "Balance", "Date", "Balance"]] + flat, "Daily ending balance" if len(ends) <= 60 else "Daily ending balance (extract)")
            else:
                continue
            self.box(top)
            self.y -= self.size * 1.6

    def grid(self, rows, title):
        self.put(self.margin + 4, self.y, title, self.bold)
        self.y -= self.size * 1.5
        cell = min(130, (self.w - 2 * self.margin) / len(rows[0]))
        for i, row in enumerate(rows):
            for k, text in enumerate(row):
                self.put(self.margin + 4 + k * cell, self.y, text, self.bold if i == 0 else None)
            self.y -= self.size * 1.35

    # -- the table -------------------------------------------------------------------------

    def entries(self):
        t, labels = self.t, self.t["labels"]
        ordered = list(self.rows) if t["order"] == "oldest" else self.rows[::-1]
        entries, last = [], None
        for i, row in enumerate(ordered, 1):
            entries.append((row, i, row.date != last))
            last = row.date
        marks = lambda minor: {"balance": self.balance(minor), "balmark": t["marks"][minor >= 0]}
        first = Line(labels["opening"], marks(self.opening), self.start if t["opening_dated"] else None)
        final = Line(labels["closing"], marks(self.closing))
        before, after = (first, final) if t["order"] == "oldest" else (final, first)
        if t["opening_row" if t["order"] == "oldest" else "closing_row"]:
            entries.insert(0, before)
        if t["grand_total"] and self.rows:
            out, into = self.totals()
            entries.append(Line(labels["total"], {"debit": self.digits(out, "money"), "credit": self.digits(into, "money")}))
        if t["closing_row" if t["order"] == "oldest" else "opening_row"]:
            entries.append(after)
        return entries

    def table(self, entries):
        self.draw_heading()
        if not self.rows:
            self.put(self.left["date"], self.y, "No transactions during this period" if self.c.lang == "en" else "-")
            self.y -= self.size * 2
        tail = self.size * 1.6 * (2 * self.t["page_total"] + 2 * self.t["carry"])
        last = self.opening
        for entry in entries:
            height = self.entry_height(entry)
            if self.y - height < self.foot + tail and (self.page_rows or len(self.pages) == 1):
                self.end_page(last)
                self.new_page()
                if self.t["heading_repeat"]:
                    self.draw_heading()
                if self.t["carry"] and not (isinstance(entry, Line)):
                    self.draw_entry(Line(self.t["labels"]["bf"], {"balance": self.balance(last), "balmark": self.t["marks"][last >= 0]}))
            if isinstance(entry, Line) and len(self.pages) > 1:
                self.end_page(last, carry=False)
            self.draw_entry(entry)
            if not isinstance(entry, Line):
                self.page_rows.append(entry[0])
                last = entry[0].balance
        if len(self.pages) > 1:
            self.end_page(last, carry=False)
        self.rule()

    def end_page(self, last, carry=True):
        t = self.t
        if t["page_total"] and self.page_rows:
            out, into = (sum(r.amount for r in self.page_rows if r.credit == side) for side in (False, True))
            self.draw_entry(Line(t["labels"]["page_total"], {"debit": self.digits(out, "money"), "credit": self.digits(into, "money")}))
        if t["carry"] and carry and self.page_rows:
            self.draw_entry(Line(t["labels"]["cf"], {"balance": self.balance(last), "balmark": t["marks"][last >= 0]}))
        self.page_rows = []

    def sections(self, entries):
        """American: money in and out under headings of their own."""
        parts = [("Deposits and Additions", [e for e in entries if e[0].credit])]
        out = [e for e in entries if not e[0].credit]
        if self.rng.random() < .5:
            parts.append((self.rng.choice(["Withdrawals", "Withdrawals and Subtractions"]), out))
        else:
            cards = [e for e in out if e[0].mode in ("POS", "ATM")]
            parts += [("ATM & Debit Card Withdrawals", cards), ("Electronic Withdrawals and Other Debits", [e for e in out if e not in cards])]
        upper = self.rng.random() < .5
        for title, part in parts:
            if not part:
                continue
            title = title.upper() if upper else title
            self.need(self.size * 10)
            self.put(self.margin, self.y, title, self.bold, self.size + 1)
            self.y -= self.size * 1.8
            self.draw_heading()
            last = None
            for row, number, _ in part:
                entry = (row, number, row.date != last)
                last = row.date
                if self.y - self.entry_height(entry) < self.foot:
                    self.new_page()
                    self.put(self.margin, self.y, title + " (continued)", self.bold, self.size + 1)
                    self.y -= self.size * 1.8
                    self.draw_heading()
                self.draw_entry(entry)
            self.need(self.size * 3)
            self.draw_entry(Line("Total " + title, {"amount": self.digits(sum(e[0].amount for e in part), "money")}))
            self.y -= self.size * 1.5

    def lead(self):
        return self.size * (1.12 if self.t["spacing"] == "tight" else 1.22)

    def row_gap(self):
        pad = {"tight": .05, "normal": .5, "wide": 1.1}[self.t["spacing"]] + (.25 if self.t["rules"] in ("grid", "rows", "zebra") else 0)
        return self.size * pad if not self.text_mode else {"tight": 0, "normal": 0, "wide": self.lead()}[self.t["spacing"]]

    def entry_height(self, entry):
        lines = max([len(self.narration(entry))] + [len(v) for v in self.cells(entry).values()])
        return lines * self.lead() + self.row_gap()

    def rule(self, y=None):
        if self.t["rules"] == "none":
            return
        if self.text_mode:
            cell = width("-", self.font, self.size)
            self.group = 0
            self.put(self.margin, self.y, "-" * round((self.right_edge - self.margin) / cell))
            self.y -= self.lead()
            return
        y = y if y is not None else self.y + self.size
        self.sheet.rules.append((self.margin, y, self.right_edge + self.size * .5, y))

    def draw_heading(self):
        t = self.t
        if self.text_mode:
            self.rule()
        if t["over_heading"] and abs(self.columns.index("debit") - self.columns.index("credit")) == 1:
            a, b = sorted(("debit", "credit"), key=self.columns.index)
            over = "Amount" if t["heading_case"] == "asis" else "AMOUNT"
            self.put(self.left[a], self.y, over, self.bold, align="center", room=self.left[b] + self.widths[b] - self.left[a])
            self.y -= self.lead()
        heads = {}
        for kind in self.columns:
            lines = self.heading_lines(kind)
            if max(width(s, f, self.size) for s, f in lines) > self.widths[kind] + .1:
                lines = self.heading_lines(kind, self.widths[kind] + .1)
            heads[kind] = lines
        depth = t["heading_depth"] = max(map(len, heads.values()))
        top = self.y
        step = self.size * 1.3 if t["script"] != "none" else self.lead()
        for n, kind in enumerate(self.columns):
            self.group = n
            align = t["align"][kind] if t["heading_align"] == "column" else t["heading_align"]
            for i, (text, font) in enumerate(heads[kind]):
                self.put(self.left[kind], top - i * step, text, font, align=align, room=self.widths[kind])
        self.y = top - depth * step
        if not self.text_mode:
            high, low = top + self.size, self.y + self.size * .75
            if t["rules"] != "none":
                self.rule(high)
                self.rule(low)
            if t["rules"] == "grid":
                self.verticals(high, low)
            self.y -= self.size * .35
        else:
            self.rule()
        self.group = 0

    def verticals(self, high, low):
        xs = [self.margin] + [self.left[k] - self.gap / 2 for k in self.columns[1:]] + [self.right_edge + self.size * .5]
        self.sheet.rules += [(x, high, x, low) for x in xs]

    def draw_entry(self, entry):
        t, lead = self.t, self.lead()
        cells = self.cells(entry)
        cells["narration"] = self.narration(entry)
        lines = max(map(len, cells.values()))
        special = isinstance(entry, Line)
        font = self.bold if special and not self.text_mode and t["heading_bold"] else self.font
        if font != self.font and any(width(s, font, self.size) > self.widths[k] + 1 for k, v in cells.items() for s in v):
            font = self.font
        top, pad = self.y, self.row_gap() / 2 if not self.text_mode else 0
        high = top + self.size * .9
        for n, kind in enumerate(self.columns):
            own = cells.get(kind, [])
            lack = lines - len(own)
            drop = {"top": 0, "middle": lack / 2, "bottom": lack}[t["valign"]] * lead
            self.group = n
            for i, text in enumerate(own):
                self.put(self.left[kind], top - pad - drop - i * lead, text, font, align=t["align"][kind] if not (special and kind == "narration") else "left", room=self.widths[kind])
        self.group = 0
        self.y = top - lines * lead - self.row_gap()
        low = self.y + self.size * .9
        if self.text_mode:
            return
        if t["rules"] in ("rows", "grid"):
            self.rule(low)
        if t["rules"] == "grid":
            self.verticals(high, low)
        if t["rules"] == "zebra":
            self.zebra += 1
            if self.zebra % 2:
                self.sheet.fills.append((self.margin, low, self.right_edge + self.size * .5 - self.margin, high - low, .92))

    def running_feet(self):
        t, room = self.t, self.w - 2 * self.margin
        for p, sheet in enumerate(self.pages, 1):
            self.sheet = sheet
            if t["page_number"] != "none":
                text = t["labels"]["page"].format(p=p, n=len(self.pages))
                y = self.h - self.margin if t["page_number"] == "top" else self.margin
                self.put(self.margin, y, text, size=max(6, self.size - 1), align="right" if t["page_number"] == "top" else t["page_number"], room=room)
            if self.account["foot"]:
                self.put(self.margin, self.margin + 14, self.account["foot"], size=6.5, align="left", room=room)
