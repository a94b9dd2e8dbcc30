"""How statements are forged. Each technique takes a statement, a source of chance, and whether the forger runs the
balances anew, and gives the bytes of a file; `TRACE` leave a trace in the file, `ARITHMETIC` in the sums, `MEANING` only
in what the rows say (days, numbers of payments, interest)."""

import datetime as dt
import io
import os
import re
import subprocess
import tempfile

import pikepdf
from PIL import Image, ImageDraw
from account import Account, rests
from page import HEIGHT, Cell, Statement

TRACE, ARITHMETIC, MEANING = {}, {}, {}


def technique(table):
    def add(function):
        table[function.__name__] = function
        return function

    return add


# What a forger changes.


def salaries(s):
    return [at for at, row in enumerate(s.rows) if row[3] == "salary"]


def raised(s, r, consistent, only=None):
    """Raises the salaries (one of them, where nothing is run anew). Gives the places (row, column) whose text changed."""
    before = {(c.row, c.column): c.text for c in s.lay().cells if c.row is not None}
    rows = salaries(s)
    chosen = rows if consistent else [r.choice(rows)]
    factor = r.uniform(1.5, 2.4)
    for at in chosen if only is None else chosen[:only]:
        s.rows[at][2] = int(s.rows[at][2] * factor / 100) * 100
    if consistent:
        s.run()
    s.lay()
    return {(c.row, c.column): before[c.row, c.column] for c in s.cells if c.row is not None and before[c.row, c.column] != c.text}


def styled(s, r, consistent, style):
    """The changed numbers are set otherwise; `style` gives how, for each."""
    changed = raised(s, r, consistent)
    for cell in s.cells:
        if (cell.row, cell.column) in changed:
            cell.style.update(style(cell, changed[cell.row, cell.column]))
    return s


# Retyped in the stream of the page, or written anew by a program.


def retyped(name, style):
    def forge(s, r, consistent, write):
        kept = style(r)
        return write(styled(s, r, consistent, lambda cell, old: kept(cell, old) if callable(kept) else kept))

    forge.__name__ = name
    TRACE[name] = forge


retyped("begins_where_the_old_did", lambda r: lambda cell, old: {"as_long_as": old})
retyped("painted_last", lambda r: {"late": 1})
retyped("other_font", lambda r: {"font": r.choice(["Times", "Courier"])})
retyped("other_size", lambda r: {"size": r.choice([7.6, 8.4, 9])})
retyped("other_colour", lambda r: {"colour": r.choice([(0.15, 0.15, 0.15), (0, 0, 0.4)])})
retyped("bold", lambda r: {"bold": True})
retyped("off_the_line", lambda r: {"dy": r.choice([-1.4, -1.2, 1.2, 1.6])})
retyped("a_little_off_the_line", lambda r: {"dy": r.choice([-0.7, -0.5, 0.5, 0.7])})
retyped("off_the_edge", lambda r: {"dx": r.choice([-3, -2, 1.8, 2.5])})
retyped("spaced_wider", lambda r: {"spacing": r.choice([0.25, 0.4])})
retyped("patched_white", lambda r: {"patch": True, "late": 1})
retyped("late_and_smaller", lambda r: {"late": 1, "size": 7.8})
retyped("font_and_edge", lambda r: {"font": "Times", "dx": -0.6})


@technique(TRACE)
def typed_over(s, r, consistent, write):
    """The old number stays beneath the new one."""
    changed = raised(s, r, consistent)
    s.cells += [Cell(c.page, c.x, c.y, changed[c.row, c.column], c.side, late=-1) for c in s.cells if (c.row, c.column) in changed]
    return write(s)


@technique(TRACE)
def old_without_ink(s, r, consistent, write):
    changed = raised(s, r, consistent)
    s.cells += [Cell(c.page, c.x, c.y, changed[c.row, c.column], c.side, mode=3) for c in s.cells if (c.row, c.column) in changed]
    return write(s)


@technique(TRACE)
def new_without_ink(s, r, consistent, write):
    """A machine is meant to read other numbers than a person."""
    changed = raised(s, r, consistent)
    for cell in s.cells:
        if (cell.row, cell.column) in changed:
            s.cells.append(Cell(cell.page, cell.x, cell.y, cell.text, cell.side, mode=3))
            cell.text = changed[cell.row, cell.column]
    return write(s)


@technique(TRACE)
def white_on_white(s, r, consistent, write):
    changed = raised(s, r, consistent)
    s.cells += [Cell(c.page, c.x, c.y, changed[c.row, c.column], c.side, colour=(1, 1, 1)) for c in s.cells if (c.row, c.column) in changed]
    return write(s)


# Laid over a finished file.


def opened(s, write):
    return pikepdf.open(io.BytesIO(write(s.lay())))


def saved(pdf, **how):
    out = io.BytesIO()
    pdf.save(out, **how)
    return out.getvalue()


def places(s, r, consistent):
    """Where the numbers to be changed stand, with the new ones: (page, box in the file's own units, text)."""
    changed = raised(s, r, consistent)
    found = []
    for cell in s.cells:
        if (cell.row, cell.column) in changed:
            box = [cell.x - 52, HEIGHT - cell.y - 3, cell.x + 1, HEIGHT - cell.y + 8]
            found.append((cell.page, box, cell.text))
    return found


def truth(s):
    """The statement before the forger touched it."""
    true = Statement(s.account)
    true.meta = s.meta
    return true


def overlaid(name, lay, before_saving=None):
    def forge(s, r, consistent, write):
        over = places(s, r, consistent)
        pdf = opened(truth(s), write)
        for page, box, text in over:
            lay(pdf, pdf.pages[page], box, text)
        if before_saving:
            before_saving(pdf)
        return saved(pdf)

    forge.__name__ = name
    TRACE[name] = forge


def annotation(pdf, page, box, **entries):
    entries = {"/Type": pikepdf.Name.Annot, "/Rect": pikepdf.Array(box), "/F": 4} | {f"/{k}": v for k, v in entries.items()}
    made = pdf.make_indirect(pikepdf.Dictionary(entries))
    if "/Annots" not in page:
        page.Annots = pikepdf.Array()
    page.Annots.append(made)
    return made


def looks(pdf, box, text, ground=True):
    """The drawing of an annotation."""
    width, height = box[2] - box[0], box[3] - box[1]
    words = f"{'1 1 1 rg 0 0 %f %f re f ' % (width, height) if ground else ''}0 g BT /F 8 Tf {width - 4.45 * len(text) + 6:f} 3 Td ({text}) Tj ET"
    font = pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica)
    return pikepdf.Stream(
        pdf, words.encode(), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=[0, 0, width, height], Resources={"/Font": {"/F": font}}
    )


def drawn(subtype):
    def lay(pdf, page, box, text):
        annotation(pdf, page, box, Subtype=pikepdf.Name("/" + subtype), Contents=text, AP={"/N": pdf.make_indirect(looks(pdf, box, text))})

    return lay


for kind in ["FreeText", "Stamp", "Square", "Redact", "Ink"]:
    overlaid(f"annotation_{kind.lower()}", drawn(kind))


def field(pdf, page, box, text, listed=True):
    made = annotation(
        pdf, page, box, Subtype=pikepdf.Name.Widget, FT=pikepdf.Name.Tx, T=f"f{len(page.get('/Annots', []))}", V=text, MK={"/BG": [1, 1, 1]},
        AP={"/N": pdf.make_indirect(looks(pdf, box, text))},
    )
    if listed:
        if "/AcroForm" not in pdf.Root:
            pdf.Root.AcroForm = pikepdf.Dictionary(Fields=pikepdf.Array())
        pdf.Root.AcroForm.Fields.append(made)


overlaid("field_of_a_form", field)
overlaid("field_that_no_form_lists", lambda pdf, page, box, text: field(pdf, page, box, text, listed=False))


def content(pdf, page, box, words):
    # Some programs leave their own units in force at the end of a page.
    page.contents_add(pikepdf.Stream(pdf, b"q"), prepend=True)
    words = "Q " + words
    page.contents_add(pikepdf.Stream(pdf, words.encode()), prepend=False)


def helvetica(pdf, page):
    fonts = page.Resources.setdefault("/Font", pikepdf.Dictionary()) if "/Font" not in page.Resources else page.Resources.Font
    if "/Zz" not in fonts:
        fonts["/Zz"] = pdf.make_indirect(
            pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica, Encoding=pikepdf.Name.WinAnsiEncoding)
        )


def patch(pdf, page, box, text):
    helvetica(pdf, page)
    x0, y0, x1, y1 = box
    content(pdf, page, box, f"q 1 1 1 rg {x0} {y0} {x1 - x0} {y1 - y0} re f 0 g BT /Zz 8 Tf {x1 - 1 - 3.9 * len(text):.2f} {y0 + 3} Td ({text}) Tj ET Q")


overlaid("patch_appended", patch)


def form_patch(pdf, page, box, text):
    name = page.add_resource(looks(pdf, box, text), pikepdf.Name.XObject)
    content(pdf, page, box, f"q 1 0 0 1 {box[0]} {box[1]} cm {name} Do Q")


overlaid("patch_as_a_form", form_patch)


def picture(pdf, page, box, text):
    image = Image.new("L", (212, 44), 255)
    ImageDraw.Draw(image).text((212 - 6 * len(text) * 2, 8), text, fill=0)
    stream = pikepdf.Stream(
        pdf, image.tobytes(), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Image, Width=212, Height=44, ColorSpace=pikepdf.Name.DeviceGray, BitsPerComponent=8
    )
    name = page.add_resource(stream, pikepdf.Name.XObject)
    content(pdf, page, box, f"q {box[2] - box[0]} 0 0 {box[3] - box[1]} {box[0]} {box[1]} cm {name} Do Q")


overlaid("picture_of_a_number", picture)


def marked(pdf):
    for page in pdf.pages:
        page.contents_add(pikepdf.Stream(pdf, b"/TouchUp_TextEdit MP"), prepend=False)


def in_stream(name, after):
    """Written anew without a trace of its own, but for what `after` leaves in the file."""

    def forge(s, r, consistent, write):
        raised(s, r, consistent)
        pdf = pikepdf.open(io.BytesIO(write(s)))
        after(pdf, r)
        return saved(pdf)

    forge.__name__ = name
    TRACE[name] = forge


def named(*programs):
    def after(pdf, r):
        program = r.choice(programs)
        pdf.docinfo["/Creator"] = program
        pdf.docinfo["/Producer"] = program

    return after


in_stream("marks_of_an_editor", lambda pdf, r: marked(pdf))
in_stream("made_in_word", named("Microsoft\u00ae Word 2019", "Microsoft Word for Microsoft 365"))
in_stream("made_in_a_spreadsheet", named("Microsoft\u00ae Excel 2019", "Microsoft Excel for Microsoft 365"))
in_stream("made_in_a_drawing_program", named("Adobe Photoshop 24.1 (Windows)", "Canva", "Adobe Illustrator 28.0", "Inkscape 1.3", "Figma"))


def illustrator(pdf, r):
    pdf.pages[0].PieceInfo = pikepdf.Dictionary({"/Illustrator": pikepdf.Dictionary(Private=1)})


def script(pdf, r):
    pdf.Root.OpenAction = pikepdf.Dictionary(S=pikepdf.Name.JavaScript, JS="this.getField('a').value = '1';")


def program(pdf, r):
    pdf.attachments["viewer.exe"] = b"MZ" + bytes(64)


in_stream("working_copy_of_illustrator", illustrator)
in_stream("with_a_script", script)
in_stream("with_a_program", program)


@technique(TRACE)
def second_revision(s, r, consistent, write):
    """The old page is still in the file: a revision replaces it."""
    old = write(truth(s).lay())
    raised(s, r, consistent)
    new = pikepdf.open(io.BytesIO(write(s)))
    found = re.findall(rb"startxref\s+(\d+)\s+%%EOF", old)
    base = pikepdf.open(io.BytesIO(old))
    size = int(base.trailer["/Size"])
    out, table = bytearray(old.rstrip() + b"\n"), []
    for at, page in enumerate(base.pages):
        stream = new.pages[at]
        stream.contents_coalesce()
        data = stream.Contents.read_bytes()
        if base.pages[at].Contents.objgen == (0, 0):
            return saved(new)
        number = base.pages[at].Contents.objgen[0]
        table.append((number, len(out)))
        out += b"%d 0 obj\n<< /Length %d >>\nstream\n" % (number, len(data)) + data + b"\nendstream\nendobj\n"
    start = len(out)
    out += b"xref\n" + b"".join(b"%d 1\n%010d 00000 n \n" % entry for entry in sorted(table))
    root = base.trailer["/Root"].objgen[0]
    out += b"trailer\n<< /Size %d /Root %d 0 R /Prev %s >>\nstartxref\n%d\n%%%%EOF\n" % (size, root, found[-1], start)
    return bytes(out)


@technique(TRACE)
def fonts_that_lie(s, r, consistent, write):
    """The page shows the true numbers, and its fonts say others: one font for each changed number."""
    changed = raised(s, r, consistent)
    forged = {(c.row, c.column): c.text for c in s.cells if c.row is not None}
    true = truth(s).lay()
    names = {c: n for c, n in zip("0123456789,.", "zero one two three four five six seven eight nine comma period".split())}
    lies = []
    for cell in true.cells:
        key = (cell.row, cell.column)
        if key in changed and cell.row is not None:
            shown, said = cell.text, forged[key]
            lies.append((cell.page, cell.x, cell.y, shown.rjust(len(said)), said.rjust(len(shown))))
            cell.text = ""
    true.cells = [cell for cell in true.cells if cell.text]
    pdf = pikepdf.open(io.BytesIO(write(true)))
    for at, (page, x, y, shown, said) in enumerate(lies):
        glyphs = [names.get(c, "space") for c in shown]
        encoding = pikepdf.Dictionary(Type=pikepdf.Name.Encoding, Differences=pikepdf.Array([1] + [pikepdf.Name("/" + g) for g in glyphs]))
        lines = "".join(f"<{i + 1:02X}> <{ord(c):04X}>\n" for i, c in enumerate(said))
        cmap = f"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> endcodespacerange {len(said)} beginbfchar\n{lines}endbfchar endcmap end end"
        font = pdf.make_indirect(
            pikepdf.Dictionary(
                Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica, Encoding=encoding, ToUnicode=pdf.make_stream(cmap.encode())
            )
        )
        helvetica(pdf, pdf.pages[page])
        pdf.pages[page].Resources.Font[f"/Lie{at}"] = font
        width = sum(4.448 if c in "0123456789" else 2.224 for c in shown)
        codes = "".join(f"{i + 1:02X}" for i in range(len(said)))
        content(pdf, pdf.pages[page], None, f"BT /Lie{at} 8 Tf {x - width:.3f} {HEIGHT - y} Td <{codes}> Tj ET")
    return saved(pdf)


# Whole pages.


def paged(name, change):
    def forge(s, r, consistent, write):
        if consistent:
            raised(s, r, True)
        pdf = pikepdf.open(io.BytesIO(write(s.lay())))
        change(pdf, r, s, write)
        return saved(pdf)

    forge.__name__ = name
    return forge


def page_removed(pdf, r, s, write):
    del pdf.pages[r.randrange(1, len(pdf.pages) - 1) if len(pdf.pages) > 2 else 0]


def last_page_removed(pdf, r, s, write):
    del pdf.pages[-1]


def page_of_another_program(pdf, r, s, write):
    """The changed page is written anew by another program, everything run anew."""
    from page import WRITERS

    others = [other for name, other in WRITERS.items() if other is not write and name != "chromium"]
    raised(s, r, True)
    other = pikepdf.open(io.BytesIO(r.choice(others)(s.lay())))
    at = r.randrange(len(pdf.pages))
    pdf.pages.insert(at, other.pages[min(at, len(other.pages) - 1)])
    del pdf.pages[at + 1]


def page_repeated(pdf, r, s, write):
    at = r.randrange(len(pdf.pages))
    pdf.pages.insert(at + 1, pdf.pages[at])


def pages_exchanged(pdf, r, s, write):
    first = pdf.pages[0]
    pdf.pages.append(first)
    del pdf.pages[0]


def page_of_another(pdf, r, s, write):
    other = pikepdf.open(io.BytesIO(write(Statement(Account(r)).lay())))
    at = min(1, len(pdf.pages) - 1)
    pdf.pages.insert(at, other.pages[min(at, len(other.pages) - 1)])
    del pdf.pages[at + 1]


for change in [page_of_another_program]:
    TRACE[change.__name__] = paged(change.__name__, change)

for change in [last_page_removed, page_removed, page_repeated, pages_exchanged, page_of_another]:
    ARITHMETIC[change.__name__] = paged(change.__name__, change)


# Pages that are pictures.


def pictures(pdf):
    """Each page as a gray picture, as it is seen."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "s.pdf")
        with open(path, "wb") as file:
            file.write(pdf)
        subprocess.run(["pdftoppm", "-r", "110", "-gray", path, os.path.join(folder, "p")], check=True, capture_output=True, timeout=120)
        names = sorted(name for name in os.listdir(folder) if name.startswith("p"))
        return [Image.open(os.path.join(folder, name)).copy() for name in names]


def as_picture(pdf, image):
    """A page of a file that is a picture and nothing else."""
    page = pdf.add_blank_page(page_size=(595, HEIGHT))
    page.Resources = pikepdf.Dictionary(Font=pikepdf.Dictionary())
    out = io.BytesIO()
    image.save(out, "JPEG", quality=80)
    stream = pikepdf.Stream(
        pdf, out.getvalue(), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Image, Width=image.width, Height=image.height,
        ColorSpace=pikepdf.Name.DeviceGray, BitsPerComponent=8, Filter=pikepdf.Name.DCTDecode,
    )
    name = page.add_resource(stream, pikepdf.Name.XObject)
    page.contents_add(pikepdf.Stream(pdf, f"q 595 0 0 {HEIGHT} 0 0 cm {name} Do Q".encode()))
    return page


def layered(name, state, size=8, above=""):
    """The picture shows the true numbers; a layer of text that nobody sees says others."""

    def forge(s, r, consistent, write):
        seen = pictures(write(truth(s).lay()))
        raised(s, r, consistent)
        pdf = pikepdf.Pdf.new()
        for number, image in enumerate(seen):
            page = as_picture(pdf, image)
            helvetica(pdf, page)
            page.Resources.ExtGState = pikepdf.Dictionary(Faint=pikepdf.Dictionary(ca=0.03))
            texts = []
            for cell in (cell for cell in s.cells if cell.page == number):
                text = re.sub(r"([()\\\\])", r"\\\1", cell.text)
                x = cell.x if cell.side == "l" else cell.x - 4.2 * len(cell.text)
                texts.append(f"BT /Zz {size} Tf {x:.2f} {HEIGHT - cell.y:.2f} Td ({text}) Tj ET")
            words = f"q {state} " + " ".join(texts) + f" Q {above}"
            page.contents_add(pikepdf.Stream(pdf, words.encode("latin-1", "replace")), prepend=name == "text_beneath_a_picture")
        return saved(pdf)

    forge.__name__ = name
    TRACE[name] = forge


WORD_ABOVE = "BT /Zz 8 Tf 500 20 Td (Page) Tj ET"
layered("white_text_on_a_picture", "1 g")
layered("tiny_text_on_a_picture", "", size=0.7)
layered("faint_text_on_a_picture", "/Faint gs")
layered("text_beneath_a_picture", "", above=WORD_ABOVE)


@technique(TRACE)
def a_page_replaced_by_a_scan(s, r, consistent, write):
    """The changed page is put among the others as a picture."""
    raised(s, r, consistent)
    forged = write(s)
    pdf = pikepdf.open(io.BytesIO(forged))
    at = r.randrange(len(pdf.pages))
    picture = as_picture(pdf, pictures(forged)[at])
    pdf.pages.insert(at, picture)
    del pdf.pages[at + 1]
    del pdf.pages[-1]
    return saved(pdf)


@technique(TRACE)
def spaced_one_by_one(s, r, consistent, write):
    """The changed numbers have their letters moved one by one (TJ), so that no spacing is set anywhere."""
    from page import WRITERS

    # Only where strings stand in the file as they are read.
    write = write if write in (WRITERS["reportlab"], WRITERS["fpdf2"]) else WRITERS["reportlab"]
    changed = raised(s, r, consistent)
    new = {cell.text for cell in s.cells if (cell.row, cell.column) in changed}
    pdf = pikepdf.open(io.BytesIO(write(s)))
    by = r.choice([30, 45])
    for page in pdf.pages:
        out = []
        for operands, operator in pikepdf.parse_content_stream(page):
            text = bytes(operands[0]).decode("latin-1") if str(operator) == "Tj" else None
            if text in new:
                # Moved to the left by as much as it grows, so that it ends where its column does.
                placed = max(at for at, (_, of) in enumerate(out) if str(of) in ("Tm", "Td"))
                before, of = out[placed]
                x = 4 if str(of) == "Tm" else 0
                before = list(before)
                before[x] = float(before[x]) - by / 1000 * 8 * (len(text) - 1)
                out[placed] = (before, of)
                pieces = []
                for letter in text:
                    pieces += [pikepdf.String(letter), -by]
                out.append(([pikepdf.Array(pieces[:-1])], pikepdf.Operator("TJ")))
            else:
                out.append((operands, operator))
        page.Contents = pdf.make_stream(pikepdf.unparse_content_stream(out))
    return saved(pdf)


# Only the sums tell.


@technique(ARITHMETIC)
def amount_alone(s, r, consistent, write):
    raised(s, r, False)
    return write(s)


@technique(ARITHMETIC)
def balance_alone(s, r, consistent, write):
    s.balances[r.randrange(5, len(s.rows) - 5)] += r.randrange(5, 60) * 100_000
    return write(s.lay())


@technique(ARITHMETIC)
def totals_left(s, r, consistent, write):
    debits, credits = s.debits, s.credits
    raised(s, r, True)
    s.debits, s.credits = debits, credits
    return write(s.lay())


@technique(ARITHMETIC)
def row_taken_out(s, r, consistent, write):
    at = r.choice([at for at, row in enumerate(s.rows) if row[3] in ("emi", "rent") and at > 3])
    totals = (s.debits, s.credits)
    del s.rows[at], s.balances[at]
    if consistent:
        s.run()
        s.debits, s.credits = totals
    return write(s.lay())


@technique(ARITHMETIC)
def row_put_in(s, r, consistent, write):
    at = r.randrange(5, len(s.rows) - 5)
    day = s.rows[at][0]
    totals = (s.debits, s.credits)
    s.rows.insert(at, [day, f"NEFT/HDFCN{day:%y%j}{r.randrange(10**6):06d}/CONSULTING FEE", 4_500_000, "fee"])
    s.balances.insert(at, s.balances[at - 1] + 4_500_000)
    if consistent:
        s.run()
        s.debits, s.credits = totals
    return write(s.lay())


@technique(ARITHMETIC)
def opening_raised(s, r, consistent, write):
    s.opening += r.randrange(10, 60) * 1_000_000
    return write(s.lay())


# Only what the rows say tells.


@technique(MEANING)
def dates_moved(s, r, consistent, write):
    """An old statement made recent: every day and the period are later, the numbers of the payments are not."""
    days = r.randrange(60, 300)
    for row in s.rows:
        row[1] = renumbered(row[1], row[0] - dt.timedelta(days=days))
    return write(s.lay())


def renumbered(narration, day):
    """The number of the payment as of another day."""
    parts = narration.split("/")
    if len(parts) > 1 and len(parts[1]) == 12 and parts[1].isdigit():
        parts[1] = f"{day.year % 10}{day:%j}{parts[1][4:]}"
    elif len(parts) > 1 and len(parts[1]) == 16:
        parts[1] = f"{parts[1][:5]}{day:%y%j}{parts[1][10:]}"
    return "/".join(parts)


@technique(MEANING)
def half_of_the_dates_moved(s, r, consistent, write):
    """The older half is moved back, as if the account were older."""
    half = len(s.rows) // 2
    days = dt.timedelta(days=r.randrange(35, 120))
    for row in s.rows[:half]:
        row[0] -= days
    s.start -= days
    return write(s.lay())


@technique(MEANING)
def salary_paid_twice(s, r, consistent, write):
    """A salary copied as a row of its own, its number with it; all sums are run anew."""
    at = r.choice(salaries(s))
    s.rows.insert(at + 1, list(s.rows[at]))
    s.balances.insert(at + 1, 0)
    s.run()
    return write(s.lay())


@technique(MEANING)
def salary_with_an_old_number(s, r, consistent, write):
    """A salary invented in a month that had none: the number is last month's."""
    rows = salaries(s)
    one, other = rows[0], rows[-1]
    number = s.rows[one][1].split("/")[1]
    parts = s.rows[other][1].split("/")
    parts[1] = number
    s.rows[other][1] = "/".join(parts)
    s.rows[other][2] = int(s.rows[other][2] * 1.6 / 100) * 100
    s.run()
    return write(s.lay())


@technique(MEANING)
def raised_since_months(s, r, consistent, write):
    """Written anew as a whole, without any trace: the bank's interest was on smaller balances."""
    for at in salaries(s):
        s.rows[at][2] = int(s.rows[at][2] * r.uniform(2.2, 2.6) / 100) * 100
    s.run()
    return write(s.lay())


@technique(MEANING)
def rows_of_another_year(s, r, consistent, write):
    """Last year's statement: only the year is changed."""
    for row in s.rows:
        row[1] = renumbered(row[1], row[0] - dt.timedelta(days=365))
    return write(s.lay())


@technique(MEANING)
def credits_with_numbers_of_other_days(s, r, consistent, write):
    """Some transfers to a friend are told as income of earlier months."""
    chosen = [at for at, row in enumerate(s.rows) if row[3] == "upi"]
    for at in r.sample(chosen, 4):
        day = s.rows[at][0] - dt.timedelta(days=r.randrange(20, 90))
        parts = s.rows[at][1].split("/")
        parts[1] = f"{day.year % 10}{day:%j}{r.randrange(10**8):08d}"
        s.rows[at][1:4] = ["/".join([parts[0], parts[1], "FREELANCE FEE", "CR"]), r.randrange(15, 40) * 100_000, "fee"]
    s.run()
    return write(s.lay())


@technique(MEANING)
def a_day_that_is_not_there(s, r, consistent, write):
    """Dates typed by hand: one of them is no day."""
    s.lay()
    dates = [cell for cell in s.cells if cell.column == "date"]
    for cell in r.sample(dates, 1 + consistent):
        cell.text = r.choice(["31/02", "30/02", "31/04", "31/06", "31/09"]) + cell.text[5:]
    return write(s)


def on_a_later_page(s, r, begins, text):
    """Changes a line of the header of one page."""
    s.lay()
    pages = max(cell.page for cell in s.cells) + 1
    page = r.randrange(1, pages) if pages > 1 else 0
    for cell in s.cells:
        if cell.page == page and cell.row is None and cell.text.startswith(begins):
            cell.text = text


@technique(MEANING)
def another_account_on_a_page(s, r, consistent, write):
    on_a_later_page(s, r, "Account No", f"Account No : {r.randrange(10**13, 10**14)}")
    return write(s)


@technique(MEANING)
def another_holder_on_a_page(s, r, consistent, write):
    on_a_later_page(s, r, s.account.holder, Account(r).holder + " KUMAR")
    return write(s)


@technique(MEANING)
def a_period_of_another_time(s, r, consistent, write):
    """The period is made recent, or longer ago; the rows are not."""
    days = dt.timedelta(days=r.choice([-1, 1]) * r.randrange(40, 120))
    s.start, s.end = s.start + days, s.end + days
    return write(s.lay())


@technique(MEANING)
def numbers_used_again(s, r, consistent, write):
    """Invented credits under the numbers of payments that are there."""
    chosen = r.sample([at for at, row in enumerate(s.rows) if row[3] == "upi"], 6)
    for at, of in zip(chosen[:3], chosen[3:]):
        number = s.rows[of][1].split("/")[1]
        for row in (at, of):
            s.rows[row][1:4] = [f"UPI/{number}/CLIENT FEE/CR", r.randrange(15, 40) * 100_000 + row * 100, "fee"]
    s.run()
    return write(s.lay())


@technique(MEANING)
def cash_that_no_machine_gives(s, r, consistent, write):
    for row in s.rows:
        if row[3] == "cash":
            row[2] -= r.choice([50, 30, 75, 20]) * 100
    s.run()
    return write(s.lay())


@technique(MEANING)
def a_cheque_paid_again(s, r, consistent, write):
    """A cheque invented out of one that was paid."""
    cheques = [at for at, row in enumerate(s.rows) if row[3] == "cheque"]
    one, other = r.sample(cheques, 2)
    s.rows[other][1] = "/".join(["CLG", s.rows[one][1].split("/")[1], "RAVI MOTORS"])
    s.run()
    return write(s.lay())


@technique(MEANING)
def cheques_on_days_of_rest(s, r, consistent, write):
    """Invented cheques on days on which none is cleared."""
    resting = [at for at, row in enumerate(s.rows) if rests(row[0]) and row[3] == "upi"]
    for at in r.sample(resting, 4):
        s.rows[at][1:3] = [f"CLG/{r.randrange(100_000, 900_000)}/RAVI MOTORS", r.randrange(15, 40) * 100_000]
    s.run()
    return write(s.lay())


@technique(MEANING)
def made_anew_by_another_program(s, r, consistent, write):
    """The whole statement written anew, everything run anew, under the name of whatever program made it."""
    for at in salaries(s):
        s.rows[at][2] = int(s.rows[at][2] * r.uniform(2.2, 2.6) / 100) * 100
    s.run()
    s.meta = r.choice(
        [
            {"Creator": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0", "Producer": "Skia/PDF m126"},
            {"Creator": "", "Producer": "ReportLab PDF Library - www.reportlab.com"},
            {"Creator": "", "Producer": "Microsoft: Print To PDF"},
        ]
    )
    return write(s.lay())
