#!/usr/bin/env python3
"""Draws the lives: make.py --out FOLDER [--sets dev,held] [--only KIND] [--end 2026-10] [--seed0 N]"""

import argparse
import datetime as dt
import json
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lives
from banks import LAYOUTS, draw

ORDER = [
    "hdfc1",
    "icici1",
    "sbi1",
    "axis1",
    "kotak1",
    "pnb1",
    "bob1",
    "canara1",
    "union1",
    "indus1",
    "yes1",
    "idfc1",
    "hdfc2",
    "icici2",
    "sbi2",
    "axis2",
    "kotak2",
    "pnb2",
    "union2",
]
FARM = ["sbi1", "pnb2", "bob1", "canara1", "union1", "sbi2", "pnb1", "union2"]


def account(L):
    r = random.Random(L.seed + 3)
    c = L.city
    pre = L.bank + "0"
    acct = "".join(
        r.choice("0123456789")
        for _ in range(
            {
                "HDFC": 14,
                "ICIC": 12,
                "SBIN": 11,
                "UTIB": 15,
                "KKBK": 10,
                "PUNB": 16,
                "BARB": 14,
                "CNRB": 13,
                "UBIN": 15,
                "INDB": 12,
                "YESB": 15,
                "IDFB": 11,
            }[L.bank]
        )
    )
    acct = r.choice("123456789") + acct[1:]
    masked = L.bank in ("SBIN", "ICIC", "UBIN") and r.random() < 0.4
    a = dict(
        title_name=L.title_name,
        joint=L.joint if L.joint_print else None,
        addr=[
            "FLAT NO %d, %s" % (r.randrange(1, 900), r.choice(lives.w.STREETS)),
            c[1],
            "%s %s" % (c[0], c[2]),
            c[3] + " INDIA",
        ],
        branch=c[1],
        braddr="GROUND FLOOR, " + r.choice(lives.w.STREETS),
        city=c[0],
        pin=c[2],
        state=c[3],
        email=L.name.split()[0].lower() + "%d@EXAMPLE.COM" % r.randrange(10, 99),
        cif="%d" % r.randrange(10**7, 10**9),
        acct_print="XXXXXXX" + acct[-4:] if masked else acct,
        acctype=L.acctype,
        ifsc=pre + "%06d" % r.randrange(100, 9999),
        micr=c[2][:3] + "%06d" % r.randrange(1000, 240999),
        d0=L.d0,
        d1=L.d1,
        od=L.od,
    )
    a["gen"] = L.d1 + dt.timedelta(r.randrange(1, 6))
    L.acc_full = acct
    return a


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    ap.add_argument("--sets", default="dev,held")
    ap.add_argument("--only")
    ap.add_argument("--end")
    ap.add_argument("--seed0", type=int)
    a = ap.parse_args()
    if a.end:
        lives.END = tuple(map(int, a.end.split("-")))
    for s in a.sets.split(","):
        held = s != "dev"
        seed = a.seed0 or (900001 if held else 1)
        out = os.path.join(a.out, s)
        os.makedirs(out, exist_ok=True)
        n = 0 if not held else 7
        index = []
        for ki, (kind, fn, nv) in enumerate(lives.KINDS):
            if kind == "salaried_noword" and held:
                nv = len(lives.w.EMPLOY_HELD)
            for v in range(nv):
                lay = FARM[(v + 4 * held) % len(FARM)] if kind == "farmer" else ORDER[n % len(ORDER)]
                n += 1
                sd = seed
                seed += 1
                if a.only and a.only != kind:
                    continue
                L = lives.make_life(kind, fn, v, sd, lay, held)
                t = L.finish()
                t["id"] = "%s-%06d-%s-%s" % (s, sd, kind, lay)
                acc = account(L)
                t["as_of"] = acc["gen"].isoformat()
                t["account_number"] = L.acc_full
                t["ifsc"] = acc["ifsc"]
                created = dt.datetime(
                    acc["gen"].year, acc["gen"].month, acc["gen"].day, 6, 10 + v, 5, tzinfo=dt.timezone.utc
                )
                t["pages"] = draw(os.path.join(out, t["id"] + ".pdf"), LAYOUTS[lay], acc, L.rows, L.op, created)
                rows = t.pop("rows")
                t["rows"] = rows
                with open(os.path.join(out, t["id"] + ".json"), "w") as f:
                    head = {k: x for k, x in t.items() if k != "rows"}
                    js = (
                        json.dumps(head, indent=1)[:-2]
                        + ',\n "rows": [\n'
                        + ",\n".join("  " + json.dumps(x) for x in rows)
                        + "\n ]\n}\n"
                    )
                    f.write(js)
                index.append(
                    dict(
                        id=t["id"],
                        kind=kind,
                        layout=lay,
                        rows=len(rows),
                        income=t["monthly_income"],
                        oblig=t["monthly_obligations"],
                        risk=t["risk"],
                        opening=t["opening_balance"],
                        abb6=t["abb6"],
                        skipped=L.skipped,
                        notes=t["notes"],
                    )
                )
                mb = min(x["bal"] for x in L.rows)
                print(
                    "%-55s rows %4d (%.0f/m) pages %2d inc %9.0f obl %8.0f %-7s open %11s min %10.2f abb %9.0f skip %d b%d"
                    % (
                        t["id"],
                        len(rows),
                        len(rows) / L.nm,
                        t["pages"],
                        t["monthly_income"],
                        t["monthly_obligations"],
                        t["risk"],
                        t["opening_balance"],
                        mb / 100,
                        t["abb6"],
                        L.skipped,
                        len(L.bounces),
                    ),
                    flush=True,
                )
        if not a.only:
            json.dump(index, open(os.path.join(out, "index.json"), "w"), indent=1)


if __name__ == "__main__":
    main()
