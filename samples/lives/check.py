#!/usr/bin/env python3
"""check.py FOLDER: reads every PDF back with pdftotext -bbox and compares with the truth: each row, amount, balance, narration, chain."""

import glob
import html
import json
import re
import subprocess
import sys
from decimal import Decimal as D

from banks import LAYOUTS

W = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')
NUM = re.compile(r"-?[\d,]+\.\d\d")
bad = 0
files = sorted(glob.glob(sys.argv[1] + "/*.pdf"))
for f in files:
    t = json.load(open(f[:-4] + ".json"))
    L = LAYOUTS[t["layout"]]
    cols = {c[0]: c for c in L["cols"]}
    out = subprocess.run(["pdftotext", "-bbox", f, "-"], capture_output=True, text=True).stdout
    rows, narr, err = [], [], []
    for page in out.split("<page ")[1:]:
        lines = {}
        for m in W.finditer(page):
            x0, y0, x1, y1 = map(float, m.groups()[:4])
            lines.setdefault(round((y0 + y1) / 2, 0), []).append((x0, x1, html.unescape(m[5])))
        merged = []
        for y in sorted(lines):
            if merged and y - merged[-1][0] <= 1.5:
                merged[-1][1].extend(lines[y])
            else:
                merged.append([y, list(lines[y])])
        for y, ws in merged:
            ws.sort()
            for a, b in zip(ws, ws[1:]):
                if a[1] > b[0] + 0.6 and y > 40:
                    err.append("overlap %s|%s" % (a[2], b[2]))

            def cell(k, r=False):
                c = cols[k]
                return (
                    " ".join(
                        w
                        for x0, x1, w in ws
                        if (x0 >= c[2] - 8 - 25 * r and x1 <= c[3] + 1.5 and x1 >= c[3] - (70 if not r else 90))
                    )
                    if r
                    else " ".join(w for x0, x1, w in ws if x0 >= c[2] - 0.8 and x0 < c[3])
                )

            if "narr" in cols:
                narr.append(cell("narr"))
            dt = cell("date")
            n = lambda k: (
                NUM.search(" ".join(w for x0, x1, w in ws if x0 >= cols[k][2] - 4 and x1 <= cols[k][3] + 1.5))
                if k in cols
                else None
            )
            b = n("bal")
            if b and re.match(r"\d", dt):
                row = " ".join(w for x0, x1, w in ws if x0 >= cols["bal"][2] - 4 and x1 <= cols["bal"][3] + 1.5)
                bal = D(b[0].replace(",", ""))
                if re.search(r"d\b|DR|Dr", row) and re.search(r"DR|Dr", row):
                    bal = -bal
                k = "amt" if "amt" in cols else "amtdc" if "amtdc" in cols else None
                if k:
                    am = n(k)
                else:
                    am = [x for x in (n("wd"), n("dep")) if x and D(x[0].replace(",", "")) != 0]
                    am = am[0] if am else None
                if not am:
                    continue
                rows.append((D(am[0].replace(",", "")), bal))
    if t["print_order"] == "desc":
        rows.reverse()
    want = [(D(r["amount"]), D(r["balance"])) for r in t["rows"]]
    if rows != want:
        k = next((i for i, (a, b) in enumerate(zip(rows, want)) if a != b), min(len(rows), len(want)))
        err.append("rows %d/%d first diff at %d: %s %s" % (len(rows), len(want), k, rows[k : k + 1], want[k : k + 1]))
    text = re.sub(r"\s", "", "".join(narr))
    pos = 0
    miss = 0
    seq = t["rows"][::-1] if t["print_order"] == "desc" else t["rows"]
    for r in seq:
        p = re.sub(r"\s", "", r["narration"])
        q = text.find(p, pos)
        if q < 0:
            miss += 1
            if miss == 1:
                err.append("narration " + r["narration"])
        else:
            pos = q + len(p)
    if miss:
        err.append("%d narrations not found" % miss)
    b = D(t["opening_balance"])
    prev = ""
    for r in t["rows"]:
        b += D(r["amount"]) * (1 if r["direction"] == "credit" else -1)
        if b != D(r["balance"]) or r["date"] < prev:
            err.append("chain")
            break
        prev = r["date"]
    if err:
        bad += 1
        print(f.split("/")[-1], len(err), err[:4])
print(len(files), "files", bad, "with errors")
