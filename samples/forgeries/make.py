#!/usr/bin/env python3
"""Draws honest statements, honest files made of them, and forged ones: make.py --out FOLDER --seed N [--each K]

Beside the files stands `index.json`: for each file its kind (`honest`, `trace`, `arithmetic`, `meaning`), the technique,
the program that wrote it, and whether the forger ran the balances anew."""

import argparse
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import pikepdf
import techniques
from account import Account
from page import WRITERS, Statement

# Chromium takes seconds to start: it writes every sixth file, where it is installed.
ORDER = ["reportlab", "fpdf2", "weasyprint", "reportlab", "fpdf2", "chromium" if shutil.which("chromium") else "weasyprint"]


def resaved(pdf, **how):
    out = io.BytesIO()
    pikepdf.open(io.BytesIO(pdf)).save(out, **how)
    return out.getvalue()


def by_files(command):
    def run(pdf):
        with tempfile.TemporaryDirectory() as folder:
            before, after = os.path.join(folder, "a.pdf"), os.path.join(folder, "b.pdf")
            with open(before, "wb") as file:
                file.write(pdf)
            subprocess.run([part.format(before=before, after=after) for part in command], check=True, capture_output=True, timeout=120)
            with open(after, "rb") as file:
                return file.read()

    return run


def stamped(pdf):
    """A line of text in the margin of each page, as archives and branches print it."""
    opened = pikepdf.open(io.BytesIO(pdf))
    for page in opened.pages:
        techniques.helvetica(opened, page)
        techniques.content(opened, page, None, "q 0.4 g BT /Zz 7 Tf 30 15 Td (Received by e-mail, archive copy) Tj ET Q")
    return techniques.saved(opened)


def watermarked(pdf):
    """A word in light gray across the page, beneath its text."""
    opened = pikepdf.open(io.BytesIO(pdf))
    for page in opened.pages:
        techniques.helvetica(opened, page)
        words = b"q 0.92 g BT /Zz 60 Tf 0.7 0.7 -0.7 0.7 150 250 Tm (COPY) Tj ET Q"
        page.contents_add(pikepdf.Stream(opened, words), prepend=True)
    return techniques.saved(opened)


def unlocked(pdf):
    out = io.BytesIO()
    pikepdf.open(io.BytesIO(pdf)).save(out, encryption=pikepdf.Encryption(owner="o", user="u", R=6))
    opened = pikepdf.open(io.BytesIO(out.getvalue()), password="u")
    return techniques.saved(opened)


def without_properties(pdf):
    opened = pikepdf.open(io.BytesIO(pdf))
    if "/Info" in opened.trailer:
        del opened.trailer["/Info"]
    return techniques.saved(opened)


def merged(s, write):
    """Two statements of one account, one after the other, joined by a site for that."""
    half = len(s.rows) // 2
    parts = [Statement(s.account), Statement(s.account)]
    days = [s.rows[half - 1][0], s.rows[half][0]]
    for part, rows in zip(parts, [slice(half), slice(half, None)]):
        part.rows, part.balances = part.rows[rows], part.balances[rows]
    parts[0].end = days[0]
    parts[1].start, parts[1].opening = days[1], parts[0].balances[-1]
    joined = pikepdf.Pdf.new()
    for part in parts:
        part.total()
        joined.pages.extend(pikepdf.open(io.BytesIO(write(part.lay()))).pages)
    joined.docinfo["/Producer"] = "iLovePDF"
    return techniques.saved(joined)


def printed(s, write):
    """The page of the bank's site, printed by the holder's browser."""
    return WRITERS["chromium"](s.lay())


# Made of the statement itself, and not of its file.
HONEST_STATEMENTS = {"merged": merged, "printed": printed}

HONEST = {
    "as_written": lambda pdf: pdf,
    "linearised": lambda pdf: resaved(pdf, linearize=True),
    "object_streams": lambda pdf: resaved(pdf, object_stream_mode=pikepdf.ObjectStreamMode.generate),
    "unpacked": lambda pdf: resaved(pdf, compress_streams=False, stream_decode_level=pikepdf.StreamDecodeLevel.generalized),
    "unlocked": unlocked,
    "stamped": stamped,
    "watermarked": watermarked,
    "without_properties": without_properties,
    "ghostscript": by_files(["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-sOutputFile={after}", "{before}"]),
    "mutool": by_files(["mutool", "clean", "-gg", "-z", "{before}", "{after}"]),
    "poppler": by_files(["pdftocairo", "-pdf", "{before}", "{after}"]),
}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", required=True)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--each", type=int, default=2, help="files of each technique and variant")
    options.add_argument("--honest", type=int, default=4, help="honest files of each kind")
    options.add_argument("--only", help="one technique")
    options = options.parse_args()
    os.makedirs(options.out, exist_ok=True)
    index, count = [], 0

    def put(name, pdf, **said):
        with open(os.path.join(options.out, name + ".pdf"), "wb") as file:
            file.write(pdf)
        index.append({"file": name + ".pdf", **said})

    tables = {"trace": techniques.TRACE, "arithmetic": techniques.ARITHMETIC, "meaning": techniques.MEANING}
    for kind, table in tables.items():
        for technique, forge in table.items():
            if options.only and technique != options.only:
                continue
            for number in range(options.each):
                for consistent in (False, True):
                    count += 1
                    r = random.Random(f"{options.seed}/{technique}/{number}/{consistent}")
                    writer = ORDER[count % len(ORDER)]
                    pdf = forge(Statement(Account(r)), r, consistent, WRITERS[writer])
                    name = f"{technique}_{number}{'c' if consistent else 'p'}_{writer}"
                    put(name, pdf, kind=kind, technique=technique, writer=writer, consistent=consistent)
    for how, change in (HONEST | HONEST_STATEMENTS).items():
        if options.only and how != options.only:
            continue
        for number in range(options.honest):
            count += 1
            r = random.Random(f"{options.seed}/{how}/{number}")
            writer = ORDER[count % len(ORDER)]
            try:
                s = Statement(Account(r))
                pdf = change(s, WRITERS[writer]) if how in HONEST_STATEMENTS else change(WRITERS[writer](s.lay()))
            except FileNotFoundError as missing:
                print(f"**** MISSING: {missing.filename} is not installed, so that no honest file is `{how}`", file=sys.stderr)
                break
            put(f"honest_{how}_{number}_{writer}", pdf, kind="honest", technique=how, writer=writer, consistent=True)
    with open(os.path.join(options.out, "index.json"), "w") as file:
        json.dump(index, file, indent=1)
    print(f"{len(index)} files in {options.out}")


if __name__ == "__main__":
    main()
