"""Pages kept as lists of strings until they are written, so that order and operators can vary."""
import glob
import os

from reportlab.lib.colors import Color
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

STANDARD = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}
WANTED = {"LiberationSans-Regular": "LiberationSans-Bold", "LiberationSansNarrow-Regular": "LiberationSansNarrow-Bold", "LiberationSerif-Regular": "LiberationSerif-Bold",
          "LiberationMono-Regular": "LiberationMono-Bold", "DejaVuSans": "DejaVuSans-Bold", "DejaVuSansCondensed": "DejaVuSansCondensed-Bold",
          "DejaVuSansMono": "DejaVuSansMono-Bold", "NotoSansMono-Regular": "NotoSansMono-Bold"}
MONO = ("Courier", "LiberationMono-Regular", "DejaVuSansMono", "NotoSansMono-Regular")


class Overlap(Exception):
    """A layout whose strings would touch; the caller draws another."""


def load_fonts(probes):
    """(family -> bold) and (script -> font able to draw it); absent files are left out."""
    families, scripts = dict(STANDARD), {}
    files = {os.path.splitext(os.path.basename(f))[0]: f for f in sorted(glob.glob("/usr/share/fonts/**/*.ttf", recursive=True))}
    for regular, bold in WANTED.items():
        if regular in files and bold in files:
            for name in (regular, bold):
                pdfmetrics.registerFont(TTFont(name, files[name]))
            families[regular] = bold
    for name, path in files.items():
        if len(scripts) == len(probes):
            break
        try:
            font = TTFont(name, path)
        except TTFError:
            continue
        for script, probe in probes.items():
            if script not in scripts and all(ord(ch) in font.face.charToGlyph for ch in probe + "Ae/"):
                pdfmetrics.registerFont(font)
                scripts[script] = name
    return families, scripts


def can_draw(font, text):
    if font in STANDARD or font in STANDARD.values():
        return all(ord(ch) < 256 or ch == "€" for ch in text)
    return all(ord(ch) in pdfmetrics.getFont(font).face.charToGlyph for ch in text)


def width(text, font, size):
    return pdfmetrics.stringWidth(text, font, size)


class Item:
    def __init__(self, x, y, text, font, size, group):
        self.x, self.y, self.text, self.font, self.size, self.group = x, y, text, font, size, group

    def box(self):
        return self.x, self.y - .2 * self.size, self.x + width(self.text, self.font, self.size), self.y + .72 * self.size


class Sheet:
    def __init__(self, w, h):
        self.w, self.h, self.items, self.rules, self.fills = w, h, [], [], []

    def check(self):
        boxes = sorted((it.box() + (it.text,) for it in self.items), key=lambda b: b[1])
        for i, a in enumerate(boxes):
            if a[0] < 4 or a[2] > self.w - 4 or a[1] < 4 or a[3] > self.h - 4:
                raise Overlap(f"off the page: {a[4]}")
            for b in boxes[i + 1:]:
                if b[1] > a[3] - .4:
                    break
                if a[0] < b[2] + .9 and b[0] < a[2] + .9:
                    raise Overlap(f"{a[4]} | {b[4]}")

    def draw(self, canvas, writer, order, rng):
        for x, y, w, h, grey in self.fills:
            canvas.setFillColor(Color(grey, grey, grey))
            canvas.rect(x, y, w, h, stroke=0, fill=1)
        canvas.setLineWidth(.4)
        for rule in self.rules:
            canvas.line(*rule)
        canvas.setFillColor(Color(0, 0, 0))
        items = list(self.items)
        if writer == "lines":
            items = join_lines(items)
        elif order == "columns":
            items.sort(key=lambda it: it.group)
        elif order == "shuffled":
            rng.shuffle(items)
        elif order == "bottom_up":
            items.sort(key=lambda it: it.y)
        if writer == "stream":
            text = canvas.beginText()
            for it in items:
                text.setFont(it.font, it.size)
                text.setTextOrigin(it.x, it.y)
                text.textOut(it.text)
            canvas.drawText(text)
            return
        for it in items:
            canvas.setFont(it.font, it.size)
            if writer in ("kerned", "kerned_gaps") and it.font in pdfmetrics.standardFonts:
                draw_kerned(canvas, it, writer == "kerned_gaps", rng)
            elif writer in ("words", "chars"):
                draw_parts(canvas, it, writer == "chars")
            else:
                canvas.drawString(it.x, it.y, it.text)


def draw_parts(canvas, it, chars):
    x = it.x
    for part in it.text if chars else it.text.split(" "):
        if part.strip():
            canvas.drawString(x, it.y, part)
        x += width(part if chars else part + " ", it.font, it.size)


def draw_kerned(canvas, it, gaps, rng):
    """One TJ array; with `gaps` the spaces between words are only distances."""
    space = width(" ", it.font, 1000)
    parts, run = [], b""
    for ch in it.text:
        if gaps and ch == " ":
            parts += [run, -space]
            run = b""
            continue
        run += ch.encode("cp1252")
        if rng.random() < .2:
            parts += [run, rng.choice([-12, -6, 6, 12])]
            run = b""
    parts.append(run)
    array = " ".join("(" + canvas._escape(p) + ")" if isinstance(p, bytes) else f"{p:g}" for p in parts if p != b"")
    canvas._code.append(f"BT {canvas._doc.getInternalFontName(it.font)} {it.size:g} Tf 1 0 0 1 {it.x:.3f} {it.y:.3f} Tm [{array}] TJ ET")


def join_lines(items):
    """Each printed line as one string padded with blanks, as line printers write it."""
    lines, out = {}, []
    for it in items:
        lines.setdefault((round(it.y, 1), it.font, it.size), []).append(it)
    for (y, font, size), parts in lines.items():
        parts.sort(key=lambda it: it.x)
        cell, text = width("0", font, size), ""
        for it in parts:
            column = round((it.x - parts[0].x) / cell)
            if text and column <= len(text):
                raise Overlap(f"line {text} | {it.text}")
            text = text.ljust(column) + it.text
        out.append(Item(parts[0].x, y, text, font, size, 0))
    return out
