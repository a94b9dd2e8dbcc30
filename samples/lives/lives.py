"""The lives: money events, running balance, truth by construction."""

import calendar
import datetime as dt
import random
import statistics as st

import world as w
from banks import LAYOUTS, MON, Grammar

END = (2026, 10)
MARGIN = dict(
    salary=1.0,
    pension=1.0,
    rent=0.7,
    interest=1.0,
    dividend=1.0,
    professional=0.5,
    gig=0.7,
    trade=0.1,
    agriculture=0.4,
)
PT = ["person_transfer", "unknown", "family_support"]


def P(x):
    return int(round(x * 100))


def emi_of(p, rate, n):
    r = rate / 1200
    return p * r / (1 - (1 + r) ** -n)


class Life:
    def __init__(self, kind, v, seed, layout, nm, held, female=None, business=None, acctype=None, partial=0):
        self.kind, self.v, self.seed, self.layout, self.held = kind, v, seed, layout, held
        self.L = LAYOUTS[layout]
        self.bank = self.L["bank"]
        self.rng = r = random.Random(seed * 7907 + 13)
        y, m = END
        self.mm = []
        for k in range(nm - 1, -1, -1):
            t = y * 12 + m - 1 - k
            self.mm.append((t // 12, t % 12 + 1))
        self.nm = nm
        self.partial = partial
        self.d0 = dt.date(*self.mm[0], 1)
        self.d1 = dt.date(y, m, calendar.monthrange(y, m)[1])
        self.dfull = self.d1
        if partial:
            t = y * 12 + m
            self.mm.append((t // 12, t % 12 + 1))
            self.d1 = dt.date(t // 12, t % 12 + 1, partial)
        self.M = range(len(self.mm))
        self.city = r.choice(w.CITIES)
        self.female = r.random() < 0.42 if female is None else female
        self.name = self.person(self.female)
        self.sur = self.name.split()[-1]
        self.business = business
        self.acctype = acctype or r.choice(["Savings Account", "SAVINGS - RESIDENT", "Savings A/c"])
        holder = business or self.name
        self.holder = holder
        self.title_name = (
            holder
            if business
            else (r.choice(["MRS. ", "MS. "]) if self.female else "MR. ") * (r.random() < 0.6) + self.name
        )
        if business:
            self.title_name = ("M/S " if r.random() < 0.6 else "") + business
        self.joint = None
        self.joint_print = True
        self.g = Grammar(self.bank, r, holder, self.city[0], self.city[1])
        self.ev, self.obl, self.notes = [], [], []
        self.uid = 0
        self.good = None
        self.loaded = False
        self.flags = []
        self.od = None
        self.floor = 3000
        self.open_add = 0
        self.opening = None
        self.friends = [self.person() for _ in range(r.randrange(6, 11))]
        self.vp = {}
        self.rate = {"IDFB": 3.0, "YESB": 3.0, "KKBK": 2.5, "SBIN": 2.5}.get(self.bank, 2.75)
        self.extra_truth = {}
        self.income_kind = None
        self.applicant = None

    # ---- helpers
    def pool(self, a, b):
        return list(a) + (list(b) * 2 if self.held else [])

    def person(self, female=None):
        r = self.rng
        f = r.random() < 0.45 if female is None else female
        n = [r.choice(w.FEMALE if f else w.MALE)]
        if r.random() < 0.3 and not f:
            n.append(r.choice(w.MID))
        n.append(r.choice(w.SUR))
        return " ".join(n)

    def vpa(self, name):
        if name not in self.vp:
            r = self.rng
            p = name.lower().split()
            self.vp[name] = (
                (
                    r.choice(
                        [
                            p[0] + "." + p[-1],
                            p[0] + str(r.randrange(10, 999)),
                            "9" + "".join(r.choice("0123456789") for _ in range(9)),
                            p[0] + p[-1] + "-1",
                        ]
                    )
                )
                + "@"
                + r.choice(w.PERSON_HANDLES)
            )
        return self.vp[name]

    def D(self, mi, day):
        y, m = self.mm[mi]
        return dt.date(y, m, max(1, min(day, calendar.monthrange(y, m)[1])))

    def holiday(self, d):
        return d.weekday() == 6 or (d.weekday() == 5 and (d.day - 1) // 7 in (1, 3))

    def prev_wd(self, d):
        while self.holiday(d):
            d -= dt.timedelta(1)
        return d

    def next_wd(self, d):
        while self.holiday(d):
            d += dt.timedelta(1)
        return d

    def wd(self, d):
        """a working day near d that stays inside the month"""
        n = self.next_wd(d)
        return n if n.month == d.month else self.prev_wd(d)

    def add(self, d, cr, amt, tk, cat, accept=(), inc=None, skip=False, o=None, tag=None, narr=None, dyn=None, **kw):
        if not (self.d0 <= d <= self.d1) or (dyn is None and amt <= 0):
            return None
        self.uid += 1
        e = dict(
            date=d,
            cr=cr,
            amt=P(amt) if dyn is None or amt else 0,
            tk=tk,
            kw=kw,
            cat=cat,
            accept=list(accept),
            inc=inc,
            skip=skip,
            o=o if o is not None else (20 if cr else 50) + self.rng.random() * 20,
            tag=tag,
            dyn=dyn,
            uid=self.uid,
            narr=narr,
            ref="",
        )
        if tk:
            e["narr"], e["ref"] = self.g.n(tk, d, **kw)
        self.ev.append(e)
        return e

    # ---- income pieces
    def pay(
        self,
        employer,
        bank,
        amount,
        day,
        word=None,
        mode=None,
        back=True,
        regular=True,
        rem=None,
        benef=None,
        kind="salary",
        months=None,
    ):
        for mi in self.M:
            if months is not None and mi not in months:
                continue
            a = amount(mi) if callable(amount) else amount
            if not a:
                continue
            d0 = self.D(mi, day)
            d = self.prev_wd(d0) if back and day > 7 else self.wd(d0)
            if d.month != d0.month:
                d = self.next_wd(d0)
            self.paid(d, employer, bank, a, word, mode, regular, rem, benef, kind, mi if day > 15 else mi - 1)

    def paid(
        self,
        d,
        employer,
        bank,
        a,
        word=None,
        mode=None,
        regular=True,
        rem=None,
        benef=None,
        kind="salary",
        formon=None,
        note=None,
    ):
        mi = formon if formon is not None else 0
        y, m = self.mm[0]
        t = y * 12 + m - 1 + mi
        yy, mo = t // 12, t % 12
        stamp = "%s%02d" % (MON[mo].upper(), yy % 100)
        mode = mode or "neft"
        nm, rm = employer, rem
        if word:
            if mode == "own":
                self.add(
                    d,
                    True,
                    a,
                    "sal",
                    "salary",
                    inc=(kind, employer, regular),
                    name=employer,
                    q1=dt.date(yy, mo + 1, 1),
                )
                return
            rm = {
                "SALARY": "SALARY " + stamp,
                "SAL": "SAL " + stamp,
                "PAYROLL": "PAYROLL " + stamp,
                "WAGES": "WAGES " + stamp,
                "STIPEND": "STIPEND " + stamp,
            }.get(word, word + " " + stamp)
            if self.bank == "HDFC" and mode != "imps":
                nm = employer + " " + (word if word not in ("SAL",) else "SAL")
            if benef:
                rm += " " + benef
        elif rm is None:
            rm = ""
        elif rm == "stamp":
            rm = stamp
        tk = {"neft": "neft_cr", "imps": "imps_cr", "ach": "ach_cr", "rtgs": "rtgs_cr", "ft": "ft_cr"}[mode]
        e = self.add(
            d,
            True,
            a,
            tk,
            "pension" if kind == "pension" else "salary",
            inc=(kind, employer, regular),
            name=nm,
            bank=bank,
            rem=rm,
        )
        if e and benef and self.bank == "HDFC" and mode == "neft":
            e["narr"] = e["narr"].replace("-" + self.holder + "-", "-" + benef + "-")
        return e

    def neutral(self, mean, spread):
        """monthly totals whose mean and median agree for 6 and 12 months"""
        r = self.rng
        ds = sorted(r.uniform(0.05, 1) * spread for _ in range(3))
        six = [mean * (1 + s * x) for x in ds for s in (1, -1)]
        out = []
        while len(out) < self.nm:
            h = six[:]
            r.shuffle(h)
            out += h
        return out[: self.nm]

    def parts(self, total, n, jit=0.5, unit=1):
        r = self.rng
        ws = [1 + jit * r.uniform(-1, 1) for _ in range(max(1, n))]
        s = sum(ws)
        ps = [max(unit, round(total * x / s / unit) * unit) for x in ws]
        ps[-1] = round(ps[-1] + total - sum(ps), 2)
        if ps[-1] <= 0:
            ps = ps[:-1]
        return ps

    # ---- debts
    def emi(self, lender, amt, day, kind, mode="ach", start=0, end=None, bounce=None, key="", tag=None, accept=()):
        end = len(self.mm) if end is None else end
        k = "emi:" + lender + key
        loan = "4" + self.g.dig(8)
        last = None
        for mi in range(start, end):
            d = self.D(mi, day)
            acc = list(accept) or (["emi", "bnpl"] if kind == "app_lender" else [])
            kw = dict(name=lender, key=key)
            if mode == "own":
                kw = dict(name=lender, key=key, loan=loan)
            dyn = dict(bounce=bounce) if bounce else None
            if self.add(
                d,
                False,
                amt,
                {"ach": "ach_dr", "own": "emi_own", "upi": "upimand"}[mode],
                "emi",
                acc,
                tag=k,
                dyn=dyn,
                o=45,
                bank=self.rng.choice(["HDFC", "ICIC", "UTIB"]) if mode == "ach" else None,
                **(dict(kw, vpa=lender.split()[0].lower() + ".loans@icici") if mode == "upi" else kw),
            ):
                last = d
        if last and (self.dfull - last).days <= 45:
            self.obl.append(dict(name=lender, kind=kind, category="emi", monthly=round(amt, 2), active=True))
        elif last:
            self.obl.append(dict(name=lender, kind=kind, category="emi", monthly=round(amt, 2), active=False))

    def card(self, base, day, vary=0.06, cardno=None):
        r = self.rng
        nm, ib = r.choice(w.CARDS)
        form = r.choice(["cred", "bill", "ach"])
        vals = []
        c4 = "%04d" % r.randrange(1000, 9999)
        for mi in self.M:
            a = round(base * r.uniform(1 - vary, 1 + vary), 2)
            d = self.D(mi, day + r.randrange(0, 3))
            if form == "cred":
                ok = self.add(
                    d,
                    False,
                    a,
                    "upim_dr",
                    "card_bill",
                    name="CRED CLUB",
                    vpa="cred.club@axisb",
                    bank="UTIB",
                    rem="CREDIT CARD BILL",
                )
            elif form == "bill":
                ok = self.add(d, False, a, "cardbill", "card_bill", name=nm, card4=c4)
            else:
                ok = self.add(d, False, a, "ach_dr", "card_bill", name=nm + " AUTOPAY", bank=ib)
            if ok and d <= self.dfull:
                vals.append(a)
        self.obl.append(
            dict(
                name=nm,
                kind="card",
                category="card_bill",
                monthly=round(0.05 * st.mean(vals[-6:]), 2),
                bill_mean=round(st.mean(vals), 2),
                active=True,
                range=[round(0.05 * min(vals[-6:]), 2), round(0.05 * max(vals[-6:]), 2)],
            )
        )

    def bnpl(self, base, day, vary=0.04):
        r = self.rng
        nm, vp = r.choice(w.BNPL)
        vals = []
        for mi in self.M:
            a = round(base * r.uniform(1 - vary, 1 + vary), 2)
            if self.add(
                self.D(mi, day),
                False,
                a,
                "upim_dr",
                "bnpl",
                ["bnpl", "emi"],
                name=nm,
                vpa=vp,
                rem="REPAYMENT",
                bank="HDFC",
            ):
                vals.append(a)
        self.obl.append(
            dict(name=nm, kind="bnpl", category="bnpl", monthly=round(st.mean(vals[-6:]), 2), active=True)
        )

    # ---- everyday life
    def rent(self, amt, day, form=None):
        r = self.rng
        form = form or r.choice(["upi_word", "upi_word", "neft_word", "upi_noword", "cred"])
        ll = self.person()
        for mi in self.M:
            d = self.D(mi, day + r.randrange(0, 2))
            if form == "cred":
                self.add(
                    d,
                    False,
                    amt,
                    "upim_dr",
                    "rent",
                    name="CRED RENT PAYMENT",
                    vpa="cred.rent@axisb",
                    bank="UTIB",
                    rem="RENT",
                )
            elif form == "upi_word":
                self.add(
                    d,
                    False,
                    amt,
                    "upi_dr",
                    "rent",
                    ["rent", "person_transfer"] if self.bank == "UBIN" else [],
                    name=ll,
                    vpa=self.vpa(ll),
                    rem=r.choice(["RENT", "HOUSE RENT", "Rent " + MON[d.month - 1]]),
                )
            elif form == "upi_noword":
                self.add(
                    d,
                    False,
                    amt,
                    "upi_dr",
                    "person_transfer",
                    ["person_transfer", "rent", "unknown"],
                    name=ll,
                    vpa=self.vpa(ll),
                )
            else:
                self.add(d, False, amt, "neft_dr", "rent", name=ll, rem="HOUSE RENT")

    def insurance(self, amt, monthly=True, month=None):
        r = self.rng
        n = r.choice(self.pool(w.INS, w.INS_HELD))
        day = r.randrange(5, 26)
        for mi in self.M:
            if monthly or self.mm[mi][1] == (month or 3):
                self.add(self.D(mi, day), False, amt, "ach_dr", "insurance", name=n)

    def sip(self, amt, day=None, name=None):
        r = self.rng
        n = name or r.choice(self.pool(w.SIP, w.SIP_HELD))
        day = day or r.randrange(5, 26)
        for mi in self.M:
            self.add(self.D(mi, day), False, amt, "ach_dr", "investment", name=n, key="sip%d" % amt)

    def bills(self, level=1.0):
        r = self.rng
        el, mo = r.choice(w.ELEC), r.choice(w.MOBILE)
        br = r.choice(w.BROAD) if r.random() < 0.6 else None
        ga = r.choice(w.GAS) if r.random() < 0.6 else None
        sb = r.choice(w.SUBS) if r.random() < 0.6 else None
        plan = r.choice([239, 299, 349, 399])
        bp = r.choice([589, 707, 825, 1179])
        sp = r.choice(sb[2]) if sb else 0
        eb = r.uniform(700, 2200) * level
        dys = [r.randrange(3, 27) for _ in range(5)]
        for mi in self.M:
            self.add(
                self.D(mi, dys[0]),
                False,
                round(eb * r.uniform(0.75, 1.3)),
                "upim_dr",
                "utilities",
                name=el[0],
                vpa=el[1],
                rem="ELECTRICITY BILL",
                skip=True,
            )
            self.add(
                self.D(mi, dys[1]),
                False,
                plan,
                "upim_dr",
                "utilities",
                name=mo[0],
                vpa=mo[1],
                rem="RECHARGE",
                skip=True,
            )
            if br:
                self.add(
                    self.D(mi, dys[2]),
                    False,
                    bp,
                    "upim_dr",
                    "utilities",
                    name=br[0],
                    vpa=br[1],
                    rem="BROADBAND BILL",
                    skip=True,
                )
            if ga and r.random() < 0.6:
                self.add(
                    self.D(mi, dys[3]),
                    False,
                    r.choice([853, 903, 869.5, 928]),
                    "upim_dr",
                    "utilities",
                    ["utilities", "fuel"],
                    name=ga[0],
                    vpa=ga[1],
                    rem="LPG REFILL",
                    skip=True,
                )
            if sb:
                self.add(
                    self.D(mi, dys[4]),
                    False,
                    sp,
                    "upimand",
                    "subscription",
                    ["subscription", "merchant"] if sb[0] == "GOOGLE PLAY" else [],
                    name=sb[0],
                    vpa=sb[1],
                    skip=True,
                )
        return eb + plan + (bp if br else 0) + 500 * bool(ga) + sp

    def spend(self, budget, n, cash=0.2, persons=0.25):
        """about n rows a month that use about budget rupees"""
        r = self.rng
        pool = self.pool(w.MERCH, w.MERCH_HELD)
        ws = [x[6] for x in pool]
        fix = [[x[0], x[1].replace("{r}", str(r.randrange(10**7, 10**8)))] + list(x[2:]) for x in pool]
        for mi in self.M:
            y, m = self.mm[mi]
            last = calendar.monthrange(y, m)[1]
            left = budget * r.uniform(0.9, 1.1)
            c = left * cash
            while c > 400:
                a = min(r.choice([500, 1000, 1500, 2000, 3000, 4000, 5000, 10000]), int(c // 100) * 100)
                self.add(self.D(mi, r.randrange(1, last + 1)), False, a, "atm", "cash_withdrawal", skip=True)
                c -= a
                left -= a
            p = budget * persons
            while p > 150:
                f = r.choice(self.friends)
                a = min(max(50, round(r.lognormvariate(6.9, 0.9))), int(p))
                if r.random() < 0.55:
                    a = max(50, round(a / 50) * 50)
                a = min(a, 12000)
                self.add(
                    self.D(mi, r.randrange(1, last + 1)),
                    False,
                    a,
                    "upi_dr",
                    "person_transfer",
                    PT + ["rent"] * 0,
                    name=f,
                    vpa=self.vpa(f),
                    skip=True,
                )
                p -= a
                left -= a
            k = 0
            picks = []
            while k < n:
                x = r.choices(fix, ws)[0]
                picks.append((x, round(r.uniform(x[4] ** 0.5, x[5] ** 0.5) ** 2)))
                k += 1
            s = sum(a for _, a in picks)
            big = left - 1.35 * s
            while big > 2500:  # the larger things of a month
                a = min(round(r.uniform(1500, 9000)), int(big))
                x = r.choice(
                    [
                        ("CROMA ELECTRONICS", "croma@hdfcbank", "merchant", []),
                        ("AMAZON PAY INDIA", "amazon@apl", "merchant", []),
                        ("RELIANCE TRENDS", "reliancetrends@icici", "merchant", []),
                        ("MANYAVAR GARMENTS", "q55%d@ybl" % (a % 97), "merchant", []),
                        ("CITY HOSPITAL", "cityhospital@sbi", "health", []),
                        ("MAKEMYTRIP", "makemytrip@hdfcbank", "travel", []),
                        ("P", "", "person_transfer", PT),
                    ]
                )
                d = self.D(mi, r.randrange(1, last + 1))
                if x[0] == "P":
                    f = r.choice(self.friends)
                    self.add(
                        d,
                        False,
                        round(a / 100) * 100,
                        "upi_dr",
                        "person_transfer",
                        PT,
                        name=f,
                        vpa=self.vpa(f),
                        skip=True,
                    )
                else:
                    self.add(d, False, a, "upim_dr", x[2], x[3], name=x[0], vpa=x[1], skip=True)
                big -= a
                left -= a
            sc = max(0.35, min(2.2, left / max(1, s)))
            for x, a in picks:
                a = max(10, round(a * sc))
                d = self.D(mi, r.randrange(1, last + 1))
                if r.random() < 0.07 and a > 400:
                    q = r.choice(w.POSM)
                    self.add(d, False, a + r.choice([0, 0.5, 0.4, 0]), "pos", q[1], q[2], name=q[0], skip=True)
                else:
                    self.add(d, False, a, "upim_dr", x[2], x[3], name=x[0], vpa=x[1], skip=True)

    def sprinkle(self):
        """charges, refunds, friends paying back, tax refund"""
        r = self.rng
        for mi in self.M:
            y, m = self.mm[mi]
            if m in (3, 6, 9, 12) and r.random() < 0.8:
                self.add(
                    self.D(mi, r.randrange(20, 28)),
                    False,
                    r.choice([17.70, 29.50, 14.75]),
                    "sms",
                    "service_charge",
                    qq="%s%02d" % (MON[m - 1].upper(), y % 100),
                )
            if r.random() < 0.3:
                q = r.choice(
                    [
                        ("AMAZON PAY INDIA", "amazon@apl"),
                        ("FLIPKART PAYMENTS", "flipkartrefund@axb"),
                        ("MYNTRA DESIGNS", "myntrarefund@axb"),
                        ("IRCTC REFUND", "irctc@sbi"),
                    ]
                )
                self.add(
                    self.D(mi, r.randrange(3, 28)),
                    True,
                    r.randrange(150, 1800),
                    "upi_cr",
                    "refund",
                    ["refund", "reversal"],
                    name=q[0],
                    vpa=q[1],
                    bank="UTIB",
                    rem="REFUND",
                )
            if r.random() < 0.35:
                f = r.choice(self.friends)
                self.add(
                    self.D(mi, r.randrange(3, 28)),
                    True,
                    r.randrange(2, 40) * 50,
                    "upi_cr",
                    "person_transfer",
                    PT,
                    name=f,
                    vpa=self.vpa(f),
                )
            if r.random() < 0.05:
                x = r.choice(w.MERCH)
                a, d = r.randrange(100, 900), self.D(mi, r.randrange(2, 27))
                v = x[1].replace("{r}", "55120934")
                self.add(d, False, a, "upim_dr", x[2], x[3] + ["reversal"] + [x[2]], name=x[0], vpa=v, o=60)
                self.add(d, True, a, "upi_rev", "reversal", ["reversal", "refund"], name=x[0], vpa=v, o=80)
        mi = r.randrange(len(self.mm))
        self.add(self.D(mi, 14), False, r.choice([236, 295, 177]), "dcf", "service_charge")
        if r.random() < 0.25:
            for mi in self.M:
                if self.mm[mi][1] == 8:
                    self.add(
                        self.D(mi, 11),
                        True,
                        r.randrange(900, 9000),
                        "itref",
                        "tax_refund",
                        ay="AY2026-27",
                        pan="AXXPX%04dK" % r.randrange(1000, 9999),
                        bank="SBIN",
                    )

    def selfmove(self, amt, day):
        for mi in self.M:
            self.add(
                self.D(mi, day),
                False,
                amt,
                self.rng.choice(["neft_dr", "imps_dr"]),
                "self_transfer",
                name=self.holder,
                rem="SELF",
                bank="ICIC" if self.bank != "ICIC" else "HDFC",
                skip=True,
            )

    def everyday(self, income, frac, rows, rent=None, cash=0.2, persons=0.25, ins=True, sip=True, selfm=None):
        """household around an income: frac of it is spent in all (besides debts)"""
        r = self.rng
        left = income * frac
        left -= self.bills(min(2.0, max(0.5, income / 50000)))
        if rent is None:
            rent = r.random() < 0.5
        if rent:
            a = round(income * r.uniform(0.15, 0.24) / 500) * 500
            self.rent(a, r.randrange(1, 8))
            left -= a
        if ins and r.random() < 0.6:
            a = r.choice([1043, 1526, 2088, 2547, 3119])
            if income > 30000:
                self.insurance(a)
                left -= a
        if sip and income > 35000 and r.random() < 0.5:
            a = r.choice([1000, 2000, 2500, 3000, 5000])
            self.sip(a)
        if selfm or (selfm is None and r.random() < 0.3):
            self.selfmove(round(income * 0.06 / 500) * 500, r.randrange(8, 14))
        if r.random() < 0.3 and income > 40000:
            sch = r.choice(w.SCHOOL)
            for mi in self.M:
                if self.mm[mi][1] in (4, 7, 10, 1):
                    self.add(
                        self.D(mi, 9),
                        False,
                        round(income * 0.12 / 100) * 100,
                        "upim_dr",
                        "education",
                        name=sch,
                        vpa="fees@icici",
                        rem="SCHOOL FEE",
                        skip=True,
                    )
            left -= income * 0.04
        if selfm is None and income > 38000 and self.kind not in ("saver", "pay_stopped") and r.random() < 0.35:
            b = round(income * r.uniform(0.1, 0.16))
            self.card(b, r.randrange(12, 22))
            left -= b
        self.spend(max(left, income * 0.12), rows, cash, persons)
        self.sprinkle()
        if (
            self.kind
            in (
                "salaried_word",
                "salaried_noword",
                "salaried_bonus",
                "pensioner",
                "landlord",
                "joint",
                "saver",
                "mixed",
                "job_change",
            )
            and r.random() < 0.3
        ):
            self.windfall(income)
        if selfm is None:
            self.park(income * r.uniform(1.2, 1.8), r.randrange(9, 13), r.choice([1, 1, 2, 3]))

    def windfall(self, income):
        """one large credit that is neither income nor a loan"""
        r = self.rng
        d = self.wd(self.D(r.randrange(1, self.nm - 1), r.randrange(10, 24)))
        q = r.choice(
            [
                (
                    "LIC OF INDIA MATURITY CLAIM",
                    "investment_redemption",
                    ["investment_redemption", "insurance", "refund", "unknown"],
                ),
                (
                    "EPFO PF CLAIM SETTLEMENT",
                    "investment_redemption",
                    ["investment_redemption", "pension", "refund", "unknown"],
                ),
                ("ZERODHA BROKING LTD", "investment_redemption", ["investment_redemption"]),
                ("SBI MUTUAL FUND REDEMPTION", "investment_redemption", ["investment_redemption"]),
                ("STAR HEALTH CLAIM PAYMENT", "refund", ["refund", "insurance", "unknown", "investment_redemption"]),
            ]
        )
        self.add(d, True, round(income * r.uniform(0.8, 2.2)), "neft_cr", q[1], q[2], name=q[0], bank="HDFC", rem="")
        self.notes.append("one-off credit that is neither income nor loan: " + q[0])

    def flush(self, leave, day):
        """spends down before the next pay: to family by UPI/IMPS, or cash"""
        fam = self.person().split()[0] + " " + self.sur
        for mi in range(self.nm):
            if mi % 2:
                self.add(
                    self.D(mi, day),
                    False,
                    0,
                    "imps_dr",
                    "person_transfer",
                    PT,
                    dyn=dict(drain=leave),
                    o=95,
                    name=fam,
                    rem="",
                )
            else:
                self.add(
                    self.D(mi, day), False, 0, "atm", "cash_withdrawal", [], dyn=dict(drain=leave, cap=20000), o=95
                )
                self.add(
                    self.D(mi, day + 1),
                    False,
                    0,
                    "upi_dr",
                    "person_transfer",
                    PT,
                    dyn=dict(drain=leave, cap=90000),
                    o=95,
                    name=fam,
                    vpa=self.vpa(fam),
                )

    def park(self, leave, day, every=1, to=None):
        """what is too much leaves for an account of one's own, a deposit or a fund"""
        r = self.rng
        form = r.choice(["self", "self", "fd", "mf"]) if not to else "own"
        for mi in self.M:
            if mi % every:
                continue
            d = self.D(mi, day)
            if form == "fd":
                self.add(
                    d,
                    False,
                    0,
                    "fd_dr",
                    "deposit_sweep",
                    ["deposit_sweep", "investment", "self_transfer"],
                    dyn=dict(drain=leave),
                    o=95,
                    name="FD%d" % mi,
                )
            elif form == "mf":
                self.add(
                    d,
                    False,
                    0,
                    "neft_dr",
                    "investment",
                    ["investment"],
                    dyn=dict(drain=leave),
                    o=95,
                    name="HDFC MUTUAL FUND",
                    rem="MF PURCHASE",
                    bank="HDFC",
                )
            else:
                self.add(
                    d,
                    False,
                    0,
                    "neft_dr" if to else "imps_dr",
                    "self_transfer",
                    ["self_transfer", "person_transfer"] if to else [],
                    dyn=dict(drain=leave),
                    o=95,
                    name=to or self.holder,
                    rem="SELF TRANSFER" if not to else "DRAWINGS",
                    bank="ICIC" if self.bank != "ICIC" else "HDFC",
                )

    # ---- running balance
    def run(self, opening, ev):
        bal = opening
        rows = []
        ev = sorted(ev, key=lambda e: (e["date"], e["o"]))
        idx = 0
        eod = {}
        day = self.d0
        prod = 0
        freq = 1 if self.bank == "IDFB" else 3
        odprod = 0
        allow_neg = self.od is not None
        loc = random.Random(self.seed + 5)

        def post(e, amt=None, cr=None, narr=None, cat=None, accept=None, ref=None, inc=None, tag=None):
            nonlocal bal
            a = e["amt"] if amt is None else amt
            c = e["cr"] if cr is None else cr
            bal += a if c else -a
            rows.append(
                dict(
                    date=e["date"],
                    amt=a,
                    cr=c,
                    narr=narr or e["narr"],
                    ref=e["ref"] if ref is None else ref,
                    cat=cat or e["cat"],
                    accept=e["accept"] if accept is None else accept,
                    bal=bal,
                    inc=e["inc"] if inc is None else inc,
                    uid=e["uid"] + len(rows) * 1000,
                    tag=tag or e["tag"],
                )
            )

        while day <= self.d1:
            while idx < len(ev) and ev[idx]["date"] == day:
                e = ev[idx]
                idx += 1
                dy = e["dyn"]
                if dy and "drain" in dy:
                    a = bal - P(dy["drain"])
                    if not dy.get("hard") and not allow_neg:
                        # nobody gives away what the next weeks need
                        c = mn = 0
                        for x in ev[idx:]:
                            if (x["date"] - day).days > self.horizon:
                                break
                            c += x["amt"] if x["cr"] else -x["amt"]
                            mn = min(mn, c)
                        a = min(a, bal + mn - P(1500))
                    a = a // 10000 * 10000
                    if a >= P(500):
                        a = min(a, P(dy.get("cap", 10**7)))
                        post(e, amt=a)
                    continue
                if dy and dy.get("bounce") and bal < e["amt"]:
                    form = dy["bounce"]
                    self.bounces.append(
                        dict(date=e["date"].isoformat(), amount=e["amt"] / 100, payee=e["kw"]["name"])
                    )
                    if form == "pair":
                        post(e, cat="presented_unpaid", accept=["presented_unpaid", "inward_return"])
                        n, rf = self.g.n("ach_rev", day, **{k: x for k, x in e["kw"].items()})
                        post(
                            e,
                            cr=True,
                            narr=n,
                            ref=rf,
                            cat="inward_return",
                            accept=["inward_return", "reversal"],
                            tag="ret",
                        )
                    n, rf = self.g.n("ret_chg", day)
                    self.pending.append((day + dt.timedelta(loc.randrange(1, 3)), n))
                    rd = dy.get("again")
                    if rd:
                        e2 = dict(e, date=min(day + dt.timedelta(rd), self.d1), dyn=None, o=90)
                        n, rf = self.g.n(e["tk"], e2["date"], **e["kw"])
                        e2["narr"], e2["ref"] = n, rf
                        ev.append(e2)
                        ev[idx:] = sorted(ev[idx:], key=lambda x: (x["date"], x["o"]))
                    continue
                if not e["cr"] and not allow_neg and bal - e["amt"] < P(60):
                    if e["skip"] or dy is not None or self.may_skip:
                        self.skipped += 1
                        continue
                if (
                    not e["cr"]
                    and allow_neg
                    and e["skip"]
                    and bal - e["amt"] < -self.od[1] * (1 if not self.over else 2)
                ):
                    self.skipped += 1
                    continue
                post(e)
            for pd_, n in list(self.pending):
                if pd_ <= day and (bal > P(600) or allow_neg):
                    self.pending.remove((pd_, n))
                    post(
                        dict(
                            date=day,
                            amt=P(590) if loc.random() < 0.5 else P(531),
                            cr=False,
                            narr=n,
                            ref="",
                            cat="return_charge",
                            accept=[],
                            inc=None,
                            uid=self.uid + 77,
                            tag="chg",
                        )
                    )
            # interest at the end of the quarter
            last = calendar.monthrange(day.year, day.month)[1]
            eb = bal
            prod += max(0, eb)
            odprod += max(0, -eb)
            if day.day == last:
                if "current" not in self.acctype.lower() and not self.od and day.month % freq == 0:
                    q0m = day.month - freq + 1
                    q0 = dt.date(day.year, q0m, 1)
                    if q0 < self.d0:
                        prod += max(0, opening) * (self.d0 - q0).days
                    it = int(round(prod * self.rate / 36500 / 100)) * 100
                    prod = 0
                    if it >= 100:
                        n, rf = self.g.n("int", day, q0=q0, q1=day, acct=self.g.myacct)
                        post(
                            dict(
                                date=day,
                                amt=it,
                                cr=True,
                                narr=n,
                                ref="",
                                cat="interest_received",
                                accept=[],
                                inc=("interest", "SB", True),
                                uid=self.uid + 99,
                                tag="sbint",
                            )
                        )
                if self.od:
                    it = int(round(odprod * self.odrate / 36500 / 100)) * 100
                    odprod = 0
                    if it >= 100:
                        n, rf = self.g.n("od_int", day, q0=day.replace(day=1), q1=day, acct=self.g.myacct)
                        post(
                            dict(
                                date=day,
                                amt=it,
                                cr=False,
                                narr=n,
                                ref="",
                                cat="overdraft_interest",
                                accept=["overdraft_interest", "emi"] if False else [],
                                inc=None,
                                uid=self.uid + 98,
                                tag="odint",
                            )
                        )
            eod[day] = bal
            day += dt.timedelta(1)
        return rows, eod

    may_skip = False
    merge_salary = None
    horizon = 75
    over = False
    odrate = 10.75

    def finish(self):
        r = self.rng
        self.pending, self.bounces, self.skipped = [], [], 0
        if self.opening is None:
            # opening so that the lowest point of everything planned stays above the floor
            b = mn = 0
            for e in sorted(self.ev, key=lambda e: (e["date"], e["o"])):
                if e["dyn"] and ("drain" in e["dyn"]):
                    continue
                b += e["amt"] if e["cr"] else -e["amt"]
                mn = min(mn, b)
            self.opening = (P(self.floor) - mn + P(self.open_add)) / 100
            self.opening = round(self.opening + r.uniform(0, self.floor), 2)
        op = P(self.opening)
        self.rows, self.eod = self.run(op, list(self.ev))
        self.op = op
        return self.truth()

    # ---- truth
    def truth(self):
        full = [x for x in self.rows if x["date"] <= self.dfull]
        nm = self.nm
        mkey = lambda d: (d.year, d.month)
        months = [m for m in self.mm if dt.date(m[0], m[1], 1) <= self.dfull]
        srcs = {}
        for x in full:
            if x["inc"]:
                k = (
                    x["inc"][0],
                    x["inc"][1] if not (self.merge_salary and x["inc"][0] == "salary") else self.merge_salary,
                )
                srcs.setdefault(k, []).append(x)
        comps, _alt_lo, _alt_hi, total = [], 0, 0, 0
        stopped = False
        main_interest = self.kind == "interest_retiree"
        trade = {}
        for (kind, src), xs in srcs.items():
            if kind in ("salary", "pension"):
                by = {}
                for x in xs:
                    if x["inc"][2]:
                        by[mkey(x["date"])] = by.get(mkey(x["date"]), 0) + x["amt"] / 100
                vals = [by[m] for m in months if m in by]
                med = st.median(vals[-6:])
                last2 = st.mean(vals[-2:])
                base = min(med, last2) if last2 <= 0.8 * st.median(vals) or last2 <= 0.8 * med else med
                factor = min(1, len(vals) / nm)
                lastd = max(x["date"] for x in xs if x["inc"][2])
                act = (self.dfull - lastd).days <= 45
                c = dict(
                    kind=kind,
                    source=src,
                    gross_monthly=round(base, 2),
                    margin=1.0,
                    months_paid=len(vals),
                    active=act,
                    counted=round(base * factor, 2) if act else 0,
                )
                if not act:
                    stopped = True
                    c["if_counted"] = [round(base, 2), round(base * factor, 2)]
                c["whose"] = "applicant"
                if self.joint and src in self.extra_truth.get("spouse_sources", []):
                    c["whose"] = "spouse"
                comps.append(c)
            else:
                if kind == "interest" and src == "SB" and not main_interest:
                    comps.append(
                        dict(
                            kind="interest",
                            source="savings interest (incidental)",
                            gross_monthly=round(sum(x["amt"] for x in xs) / 100 / nm, 2),
                            margin=1.0,
                            counted=0,
                            active=True,
                            incidental=True,
                            whose="applicant",
                        )
                    )
                    continue
                trade.setdefault(kind, []).extend(xs)
        for kind, xs in trade.items():
            by = {m: 0 for m in months}
            for x in xs:
                by[mkey(x["date"])] += x["amt"] / 100
            v = [by[m] for m in months]
            mean = sum(v) / nm
            mg = MARGIN.get(kind, 0)
            alts = [mean]
            if kind not in ("agriculture", "interest", "dividend"):
                alts += [st.median(v), st.mean(v[-6:]), st.median(v[-6:])]
            comps.append(
                dict(
                    kind=kind,
                    source=", ".join(sorted({x["inc"][1] for x in xs})[:6]),
                    gross_monthly=round(mean, 2),
                    margin=mg,
                    counted=round(mean * mg, 2),
                    active=True,
                    alternatives=[round(a * mg, 2) for a in alts],
                    whose="applicant",
                )
            )
        mine = [c for c in comps if c["whose"] == "applicant"]
        total = sum(c["counted"] for c in mine)
        lo = sum(min(c.get("alternatives", [c["counted"]])) for c in mine)
        hi = sum(max(c.get("alternatives", [c["counted"]])) for c in mine)
        ob = [o for o in self.obl if o["active"]]
        if self.od:
            ints = {}
            for x in full:
                if x["tag"] == "odint":
                    ints[mkey(x["date"])] = x["amt"] / 100
            v = [ints.get(m, 0) for m in months]
            ob.append(
                dict(
                    name="overdraft interest",
                    kind="overdraft",
                    category="overdraft_interest",
                    monthly=round(st.mean(v[-6:]), 2),
                    active=True,
                    mean_all=round(st.mean(v), 2),
                )
            )
        obt = sum(o["monthly"] for o in ob)
        olo = sum(
            o["range"][0] if "range" in o else (min(o["monthly"], o["mean_all"]) if "mean_all" in o else o["monthly"])
            for o in ob
        )
        ohi = sum(
            o["range"][1] if "range" in o else (max(o["monthly"], o["mean_all"]) if "mean_all" in o else o["monthly"])
            for o in ob
        )
        days = [d for d in self.eod if d.day in (1, 5, 10, 15, 20, 25) and d <= self.dfull]
        six = sorted({mkey(d) for d in days})[-6:]
        abb6 = (
            sum(max(0, self.eod[d]) for d in days if mkey(d) in six)
            / max(1, len([d for d in days if mkey(d) in six]))
            / 100
        )
        pe = emi_of(100000, 16, 24)
        good = self.good
        if good:
            why = []
            lim = 0.65 if total >= 75000 else 0.5
            if total < 20000:
                why.append("counted income %.0f" % total)
            if total and (obt + pe) / total > lim:
                why.append("foir %.2f" % ((obt + pe) / total))
            if abb6 < pe * 1.1 and not self.od:
                why.append("abb %.0f" % abb6)
            if self.bounces:
                why.append("bounces")
            if why:
                good = False
                self.notes.append("drawn as good, not labelled so: " + "; ".join(why))
        rows = []
        for x in self.rows:
            t = dict(
                date=x["date"].isoformat(),
                amount="%d.%02d" % divmod(x["amt"], 100),
                direction="credit" if x["cr"] else "debit",
                narration=x["narr"],
                category=x["cat"],
                balance=("-" if x["bal"] < 0 else "") + "%d.%02d" % divmod(abs(x["bal"]), 100),
            )
            if x["accept"]:
                t["accept"] = sorted(set(x["accept"] + [x["cat"]]))
            rows.append(t)
        disb = [i for i, x in enumerate(self.rows) if x["tag"] == "disb"]
        t = dict(
            id=None,
            kind=self.kind,
            variant=self.v,
            bank=self.bank,
            layout=self.layout,
            seed=self.seed,
            months=nm,
            period=[self.d0.isoformat(), self.d1.isoformat()],
            full_months_end=self.dfull.isoformat(),
            print_order="desc" if self.L.get("desc") else "asc",
            applicant_name=self.business or self.applicant or self.name,
            account_holder_printed=self.title_name,
            account_type=self.acctype,
            opening_balance=("-" if self.op < 0 else "") + "%d.%02d" % divmod(abs(self.op), 100),
            closing_balance=rows[-1]["balance"],
            rows_count=len(rows),
            monthly_income=round(total, 2),
            income_range=[round(lo, 2), round(hi, 2)],
            income_kind=self.income_kind,
            income_components=comps,
            monthly_obligations=round(obt, 2),
            obligations_range=[round(olo, 2), round(ohi, 2)],
            obligations=[o for o in ob],
            closed_obligations=[o for o in self.obl if not o["active"]],
            disbursals=disb,
            bounces=self.bounces,
            is_good_customer=bool(good),
            is_loaded=bool(self.loaded),
            risk="good" if good else ("bad" if self.loaded and "no_counted_income" not in self.flags else "neutral"),
            flags=self.flags,
            abb6=round(abb6, 2),
            notes="; ".join(self.notes),
        )
        if self.business:
            t["proprietor"] = self.name
        if self.joint:
            t["household_income"] = round(sum(c["counted"] for c in comps), 2)
        if stopped:
            t["income_if_not_zeroed"] = [x for c in comps for x in c.get("if_counted", [])]
        if self.od:
            us = [max(0, -self.eod[d]) / self.od[0] for d in self.eod if d <= self.dfull]
            t["od"] = dict(
                limit=self.od[0] / 100,
                drawing_power=self.od[1] / 100,
                avg_utilisation=round(st.mean(us), 4),
                peak_utilisation=round(max(us), 4),
                days_over_limit=sum(u > 1 for u in us),
            )
        t.update(self.extra_truth)
        t["rows"] = rows
        return t


# ================================================================= kinds
def salaried_base(L, inc, emis=0, rows=26, frac=0.55):
    L.everyday(inc, frac, rows)


def some_emi(L, total, n=1, day=None):
    r = L.rng
    pool = L.pool(w.NBFC, w.NBFC_HELD) + w.HFC + w.BANKLOAN
    r.shuffle(pool)
    for a, (nm, k) in zip(L.parts(total, n, 0.4), pool):
        own = k == "bank" and r.random() < 0.5
        L.emi(nm, round(a), day or r.choice([2, 3, 5, 7, 10]), k, mode="own" if own else "ach")


def k_salaried_word(L, v):
    r = L.rng
    L.income_kind, L.good = "salary", True
    inc = round(r.choice([32000, 38000, 46500, 58000, 74000, 96000, 120000]) * r.uniform(0.95, 1.05))
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH))
    word = ["SALARY", "SAL", "PAYROLL", "SALARY", "WAGES", "STIPEND"][v % 6]
    if word == "STIPEND":
        inc = min(inc, 34000)
    day = r.choice([1, 5, 7, 25, 28, 30])
    if v == 1:  # in two parts within five days
        L.pay(*emp, lambda mi: inc - 8000, 3, word="SAL", mode="neft")
        L.pay(*emp, 8000, 5, word="SAL", mode="neft")
        L.notes.append("pay in two parts within 5 days")
    else:
        hike = r.random() < 0.4 and L.nm == 12
        L.pay(
            *emp,
            lambda mi: round(inc * (1 if mi >= 5 or not hike else 0.92) + r.choice([0, 0, -312, 215])),
            day,
            word=word,
            mode=["own", "neft", "neft", "ach", "imps", "neft"][v % 6],
        )
    if r.random() < 0.5:
        some_emi(L, inc * r.uniform(0.08, 0.18))
    L.everyday(inc, 0.56, r.randrange(18, 50))
    L.floor = 9000


def k_salaried_noword(L, v):
    r = L.rng
    L.income_kind, L.good = "salary", True
    lst = w.EMPLOY_HELD if L.held else w.EMPLOY_LIST
    nm, b = lst[v % len(lst)]
    if nm == "TREASURY":
        nm = r.choice(w.TREAS).format(c=L.city[0])
    inc = round(r.choice([28500, 36000, 42000, 60000, 85000, 115000]) * r.uniform(0.96, 1.06))
    if v % len(lst) > 13:
        inc = min(inc, 44000)
    day = r.choice([1, 3, 5, 7, 26, 28, 30])
    jit = r.choice([0, 0, 0.01, 0.02])
    mode = r.choice(["neft", "neft", "neft", "ach", "imps"]) if nm not in ("HDFC BANK LTD",) else "neft"
    if nm.startswith(("3M", "STUDIO")):
        mode = "neft"
    if nm.startswith(("SHREE", "KAVERI", "24 SEVEN", "BLUE")) and r.random() < 0.6:
        mode = "ft"  # the firm banks with the same bank
    L.pay(nm, b, lambda mi: round(inc * (1 + r.uniform(-jit, jit))), day, mode=mode, rem=r.choice(["", "", "stamp"]))
    if "BAJAJ FIN" in nm or r.random() < 0.4:
        if "BAJAJ FIN" in nm:
            L.emi("BAJAJ FINANCE LIMITED", round(inc * 0.06), 5, "nbfc")
            L.notes.append("works at a lender and also repays a loan to it")
        else:
            some_emi(L, inc * r.uniform(0.08, 0.15))
    L.everyday(inc, 0.55, r.randrange(18, 55))
    L.floor = 9000
    L.notes.append("employer: " + nm)
    L.extra_truth["employer"] = nm


def k_salaried_bonus(L, v):
    r = L.rng
    L.income_kind, L.good = "salary", True
    inc = round(r.choice([41000, 55000, 68000, 90000]) * r.uniform(0.96, 1.05))
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH))
    day = r.choice([1, 5, 28, 30])
    word = ["SALARY", None, "SALARY", None, "PAYROLL"][v % 5]
    L.pay(*emp, inc, day, word=word)
    if v % 4 == 0:
        L.paid(L.D(L.nm - 4, 18), *emp, round(inc * 2.1), rem="BONUS FY26", regular=False)
    elif v % 4 == 1:
        L.paid(L.D(L.nm - 3, 16), *emp, round(inc * 0.6), rem="ARREARS APR TO JUN", regular=False)
        L.paid(L.D(L.nm - 5, 20), *emp, round(inc * 1.8), rem="ANNUAL BONUS", regular=False)
    elif v % 4 == 2:
        for mi in range(2, L.nm, 3):
            L.paid(L.D(mi, 17), *emp, round(inc * r.uniform(0.2, 0.45)), rem="INCENTIVE Q", regular=False)
    else:
        L.paid(L.D(L.nm - 2, 12), *emp, round(inc * 1.7), rem="DIWALI BONUS", regular=False)
        e = L.paid(L.D(L.nm - 4, 19), *emp, r.randrange(1800, 7000), rem="REIMBURSEMENT TRAVEL", regular=False)
        if e:
            e["accept"] = ["salary", "refund", "business_income", "unknown"]
            e["inc"] = None
            e["cat"] = "refund"
    some_emi(L, inc * 0.12)
    L.everyday(inc, 0.58, r.randrange(20, 50))
    L.floor = 9000
    L.notes.append(
        "bonus/arrears/incentive rows are salary but not in the monthly figure"
        + (" (HDFC prints no remark: only amount and date tell)" if L.bank == "HDFC" else "")
    )


def k_pay_cut(L, v):
    r = L.rng
    L.income_kind = "salary"
    inc = round(r.choice([52000, 64000, 78000]) * r.uniform(0.96, 1.05))
    cut = [0.25, 0.35, 0.45, 0.3, 0.5][v % 5]
    k = [2, 3, 2, 4, 3][v % 5]
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)) if v % 2 == 0 else (w.EMPLOY_HELD if L.held else w.EMPLOY_LIST)[v]
    L.pay(
        *emp,
        lambda mi: inc if mi < L.nm - k else round(inc * (1 - cut)),
        r.choice([1, 5, 28]),
        word="SALARY" if v % 2 == 0 else None,
    )
    e = [0.06, 0.28, 0.3, 0.1, 0.3][v % 5]
    some_emi(L, inc * e, 1 if e < 0.2 else 2)
    L.everyday(inc * (1 - cut * 0.4), 0.5, r.randrange(20, 45))
    L.floor = 8000
    L.flags.append("pay_cut")
    L.loaded = cut >= 0.35
    L.good = cut < 0.3 and e <= 0.1
    L.notes.append("pay fell %d%% in the last %d months" % (cut * 100, k))


def k_pay_stopped(L, v):
    r = L.rng
    L.income_kind = "salary"
    inc = round(r.choice([45000, 56000, 72000]) * r.uniform(0.96, 1.05))
    k = [2, 3, 4, 2][v % 4]
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH))
    word = ["SALARY", None][v % 2]
    L.pay(*emp, lambda mi: inc if mi < L.nm - k else 0, r.choice([1, 5, 7]), word=word)
    if v % 4 == 2:
        L.paid(L.D(L.nm - k, 12), *emp, round(inc * 1.6), rem="FULL AND FINAL", regular=False)
        L.notes.append("full and final settlement after the last pay")
    some_emi(L, inc * 0.14)
    L.everyday(inc, 0.5, r.randrange(18, 40))
    L.floor = 6000
    L.loaded, L.good = True, False
    L.horizon = 400
    L.flags.append("income_stopped")
    L.notes.append("no pay for the last %d months" % k)


def k_alt_month_pay(L, v):
    r = L.rng
    L.income_kind = "salary"
    inc = round(r.choice([58000, 72000, 90000, 110000]) * r.uniform(0.96, 1.05))
    emp = (
        r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)) if v % 2 == 0 else (w.EMPLOY_HELD if L.held else w.EMPLOY_LIST)[v + 4]
    )
    L.pay(
        *emp,
        lambda mi: inc if (L.nm - 1 - mi) % 2 == 0 else 0,
        r.choice([2, 5, 10]),
        word="SALARY" if v % 2 == 0 else None,
    )
    L.everyday(inc / 2, 0.7, r.randrange(20, 40), sip=False, selfm=False)
    L.park(inc * 1.6, 14, 2)
    L.floor = 9000
    L.good = True
    L.flags.append("alternate_month_pay")
    L.notes.append("paid every second month: half of a pay is the monthly figure")


def k_pensioner(L, v):
    r = L.rng
    L.income_kind, L.good = "pension", True
    inc = r.choice([26500, 31200, 38400, 47900])
    nm, rem, tk = [
        ("CPPC PENSION", "PENSION", "neft"),
        ("EPFO PENSION", "EPS PENSION", "ach"),
        ("DEFENCE PENSION SPARSH PCDA", "PENSION", "neft"),
        ("TREASURY OFFICE PENSION " + L.city[0], "PENSION", "neft"),
        ("CENTRAL PENSION ACCOUNTING OFFICE", "PENSION", "neft"),
    ][v % 5]
    if tk == "ach":  # the small EPS pension beside a company's superannuation
        L.pay(nm, "SBIN", 4310, 1, mode="ach", kind="pension")
        L.pay("LIC OF INDIA ANNUITY PENSION", "HDFC", inc - 4310, 3, mode="ach", kind="pension")
    else:
        L.pay(
            nm,
            "SBIN",
            lambda mi: inc if mi >= 4 or L.nm == 6 else round(inc * 0.97),
            [30, 1, 28, 1, 30][v % 5],
            mode=tk,
            rem=rem,
            kind="pension",
        )
    if v % 2 == 0:
        L.paid(
            L.D(L.nm - 3, 14), nm, "SBIN", round(inc * 0.22), rem="PENSION DA ARREARS", regular=False, kind="pension"
        )
    for mi in L.M:
        if L.mm[mi][1] in (3, 6, 9, 12) and v % 2:
            L.add(
                L.D(mi, 28), True, 6150, "fd_int", "interest_received", inc=("interest", "SCSS/FD", True), name="SCSS"
            )
    L.everyday(inc, 0.6, r.randrange(20, 32), rent=False, cash=0.35, sip=False)
    L.floor = 15000


def shop_outflow(L, mean, tot, frac, suppliers, n):
    r = L.rng
    for mi in range(L.nm):
        for a in L.parts(round(tot[mi] * frac), n, 0.6, 1):
            s = r.choice(suppliers)
            d = L.wd(L.D(mi, r.randrange(2, 28)))
            tk = r.choice(["neft_dr", "neft_dr", "imps_dr", "chq_dr", "upi_dr"]) if a < 200000 else "rtgs_dr"
            if a > 95000 and tk == "upi_dr":
                tk = "neft_dr"
            L.add(
                d,
                False,
                a,
                tk,
                "business_payment",
                ["business_payment", "merchant"] + (["unknown"] if tk == "chq_dr" else []),
                name=s,
                vpa=s.split()[0].lower() + "." + s.split()[-1].lower() + "@okhdfcbank",
                rem="" if tk != "upi_dr" else "BILL PAYMENT",
                skip=True,
            )


SETT = {
    "paytm": ("PAYTM PAYMENTS SERVICES LTD", "UTIB", "SETTLEMENT"),
    "bharatpe": ("RESILIENT INNOVATIONS PVT LTD BHARATPE", "YESB", "BHARATPE SETTLEMENT"),
    "phonepe": ("PHONEPE PRIVATE LIMITED", "YESB", "MERCHANT SETTLEMENT"),
    "razorpay": ("RAZORPAY SOFTWARE PRIVATE LIMITED", "ICIC", "SETTLEMENT"),
    "pine": ("PINE LABS PVT LTD", "HDFC", "POS SETTLEMENT"),
}


def k_kirana(L, v):
    r = L.rng
    L.income_kind, L.good = "trade", True
    mean = r.choice([280000, 340000, 420000, 520000])
    tot = L.neutral(mean, 0.16)
    sh_s, sh_c, sh_q = [(0.6, 0.4, 0), (0.5, 0.3, 0.2), (0.75, 0.25, 0), (0.35, 0.25, 0.4), (0.65, 0.35, 0)][v % 5]
    ps = [SETT[k] for k in [["paytm"], ["bharatpe"], ["phonepe", "pine"], ["paytm"], ["razorpay"]][v % 5]]
    custs = [L.person() for _ in range(60)]
    for mi in range(L.nm):
        y, m = L.mm[mi]
        last = calendar.monthrange(y, m)[1]
        days = sorted(r.sample(range(1, last + 1), r.randrange(20, 26)))
        cash = round(tot[mi] * sh_c / 500) * 500
        qr = round(tot[mi] * sh_q)
        for d, a in zip(days, L.parts(round(tot[mi] - cash - qr, 2), len(days), 0.35, 0.01)):
            p = r.choice(ps)
            L.add(
                L.D(mi, d),
                True,
                round(a, 2),
                "neft_cr" if v % 2 == 0 else "imps_cr",
                "settlement",
                ["settlement", "business_income"],
                inc=("trade", p[0], True),
                name=p[0],
                bank=p[1],
                rem=p[2],
            )
        for a in L.parts(cash, r.randrange(4, 8), 0.4, 500):
            d = L.wd(L.D(mi, r.randrange(2, 28)))
            L.add(
                d,
                True,
                a,
                r.choice(["cash", "cdm"]),
                "cash_deposit",
                ["cash_deposit", "business_income"],
                inc=("trade", "CASH SALES", True),
            )
        if sh_q:
            n = r.randrange(28, 45)
            for a in L.parts(qr, n, 0.8):
                c = r.choice(custs)
                L.add(
                    L.D(mi, r.randrange(1, last + 1)),
                    True,
                    a,
                    "upi_cr",
                    "business_income",
                    ["business_income", "settlement", "person_transfer"],
                    inc=("trade", "QR CUSTOMERS", True),
                    name=c,
                    vpa=L.vpa(c),
                    rem=r.choice(["Pay to shop", "kirana", "UPI", "grocery"]),
                )
        if v % 2 == 0:
            L.add(L.D(mi, 19), False, round(mean * 0.012), "gst", "gst", skip=True)
    shop_outflow(L, mean, tot, 0.80, r.sample(L.pool(w.SUPPL, w.SUPPL_HELD), 6), r.randrange(9, 14))
    L.rent(round(mean * 0.025 / 500) * 500, 5, "neft_word")
    L.bills(1.8)
    L.spend(mean * 0.06, r.randrange(12, 24), 0.3, 0.3)
    L.sprinkle()
    if v % 5 == 2:
        L.emi("BAJAJ FINANCE LIMITED", 6180, 5, "nbfc")
    L.park(mean * 0.28, 27, 1, to=L.name)
    L.floor = 14000
    L.extra_truth["income_alternatives"] = {
        "trade_without_cash": round(mean * (1 - sh_c) * 0.1, 2),
        "trade_without_cash_and_qr_persons": round(mean * sh_s * 0.1, 2),
    }
    L.notes.append(
        "turnover %d a month: settlements %d%%, cash %d%%, QR from persons %d%%; truth counts all of it at 10%%"
        % (mean, sh_s * 100, sh_c * 100, sh_q * 100)
    )


def wholesale_credits(L, tot, buyers, kind="trade", cashshare=0.1, n=(12, 22)):
    r = L.rng
    for mi in range(L.nm):
        cash = round(tot[mi] * cashshare / 500) * 500
        for a in L.parts(round(tot[mi]) - cash, r.randrange(*n), 0.75):
            b = r.choice(buyers)
            d = L.wd(L.D(mi, r.randrange(1, 28)))
            tk = "rtgs_cr" if a >= 200000 else r.choice(["neft_cr", "neft_cr", "imps_cr", "chq_cr"])
            L.add(
                d,
                True,
                a,
                tk,
                "business_income",
                ["business_income"] + (["unknown"] if tk == "chq_cr" else []),
                inc=(kind, "BUYERS", True),
                name=b,
                rem=r.choice(["", "BILL %d" % r.randrange(100, 999), "INV %d" % r.randrange(1000, 9999)]),
            )
        if cashshare:
            for a in L.parts(cash, r.randrange(1, 3), 0.3, 500):
                L.add(
                    L.wd(L.D(mi, r.randrange(3, 26))),
                    True,
                    a,
                    "cash",
                    "cash_deposit",
                    ["cash_deposit", "business_income"],
                    inc=(kind, "CASH SALES", True),
                )


def k_wholesaler(L, v):
    r = L.rng
    L.income_kind, L.good = "trade", True
    mean = r.choice([900000, 1300000, 1800000, 2400000])
    tot = L.neutral(mean, 0.18)
    wholesale_credits(L, tot, r.sample(L.pool(w.BUYERS, w.BUYERS_HELD), 8), cashshare=[0.1, 0, 0.05, 0.08][v % 4])
    shop_outflow(L, mean, tot, 0.84, r.sample(L.pool(w.SUPPL, w.SUPPL_HELD), 5), r.randrange(8, 14))
    for mi in range(L.nm):
        L.add(L.D(mi, 20), False, round(mean * 0.018), "gst", "gst", skip=True)
        for _ in range(3):
            p = r.choice(L.friends[:3])
            L.add(
                L.D(mi, 7),
                False,
                r.choice([12000, 14000, 15500]),
                "imps_dr",
                "person_transfer",
                ["person_transfer", "business_payment", "unknown", "salary"],
                name=p,
                rem="STAFF SALARY",
                skip=True,
            )
        if L.mm[mi][1] in (6, 9, 12, 3) and v % 2 == 0:
            L.add(L.D(mi, 14), False, round(mean * 0.02), "tax", "income_tax", skip=True)
    L.rent(round(mean * 0.015 / 1000) * 1000, 4, "neft_word")
    if v % 2:
        L.emi(
            r.choice(["TATA CAPITAL LTD", "HDB FINANCIAL SERVICES", "L AND T FINANCE LTD"]),
            round(mean * 0.011),
            5,
            "nbfc",
        )
    L.bills(2)
    L.spend(mean * 0.02, r.randrange(8, 16), 0.3, 0.3)
    L.sprinkle()
    L.park(mean * 0.4, 27, 1, to=L.name)
    L.floor = 60000
    if v % 4 == 2:  # a customer's cheque comes back
        for mi in (2, 7):
            b = r.choice(w.BUYERS)
            d = L.wd(L.D(mi, 9))
            a = r.randrange(30000, 70000)
            L.add(
                d,
                True,
                a,
                "chq_cr",
                "business_income",
                ["business_income", "outward_return", "unknown"],
                name=b,
                chq="%06d" % (4512 + mi),
            )
            L.add(L.wd(d + dt.timedelta(2)), False, a, "odep_ret", "outward_return", chq="%06d" % (4512 + mi))
            L.add(
                L.wd(d + dt.timedelta(2)), False, 236, "chq_ret_chg", "return_charge", chq="%06d" % (4512 + mi), o=99
            )
        L.notes.append("two deposited cheques returned (outward): not counted as income")
    L.extra_truth["income_alternatives"] = {
        "trade_without_cash": round(mean * 0.1 * (1 - [0.1, 0, 0.05, 0.08][v % 4]), 2)
    }


def k_freelancer(L, v):
    r = L.rng
    L.income_kind, L.good = "professional", True
    mean = r.choice([75000, 98000, 125000, 160000])
    tot = L.neutral(mean, 0.25)
    cl = r.sample(L.pool(w.CLIENTS, w.CLIENTS_HELD), 5)
    forms = [["paypal", "client"], ["upwork"], ["wise", "client"], ["client"], ["payoneer", "client"], ["client"]][
        v % 6
    ]
    M = {
        "paypal": ("PAYPAL PAYMENTS PL-OPGSP COLL AC", "CITI", "P0802"),
        "upwork": ("UPWORK GLOBAL INC", "CITI", "UPWORK PAYOUT"),
        "wise": ("WISE PAYMENTS LIMITED", "YESB", "P1006"),
        "payoneer": ("PAYONEER INDIA PVT LTD", "ICIC", "PAYOUT"),
    }
    for mi in range(L.nm):
        n = r.randrange(2, 6)
        for k, a in enumerate(L.parts(tot[mi], n, 0.5, 0.01 if forms[0] != "client" else 1)):
            f = r.choice(forms)
            d = L.wd(L.D(mi, r.randrange(2, 28)))
            if f == "client":
                c = r.choice(cl)
                word = r.choice(
                    ["PROFESSIONAL FEES", "INVOICE %d" % r.randrange(10, 99), "", "CONSULTING FEE", "DESIGN WORK"]
                )
                L.add(
                    d,
                    True,
                    round(a, 2),
                    r.choice(["neft_cr", "neft_cr", "imps_cr"]),
                    "professional_income",
                    ["professional_income", "business_income"],
                    inc=("professional", c, True),
                    name=c,
                    rem=word,
                )
            else:
                m = M[f]
                L.add(
                    d,
                    True,
                    round(a, 2),
                    "neft_cr",
                    "professional_income",
                    ["professional_income", "business_income", "settlement"],
                    inc=("professional", m[0], True),
                    name=m[0],
                    bank=m[1],
                    rem=m[2],
                )
    for mi in range(L.nm):
        if L.mm[mi][1] in (6, 9, 12, 3) and v % 2 == 0:
            L.add(L.D(mi, 14), False, round(mean * 0.15), "tax", "income_tax", skip=True)
        if v % 3 == 0:
            L.add(
                L.D(mi, 11),
                False,
                2360,
                "upim_dr",
                "subscription",
                ["subscription", "merchant", "business_payment"],
                name="ADOBE SYSTEMS",
                vpa="adobe@icici",
                skip=True,
            )
    if v % 2:
        some_emi(L, mean * 0.06)
    L.everyday(mean * 0.8, 0.6, r.randrange(20, 45))
    L.floor = 20000


def k_gig(L, v):
    r = L.rng
    L.income_kind, L.good = "gig", True
    nm, b, step = [
        ("BUNDL TECHNOLOGIES PVT LTD SWIGGY", "ICIC", 7),
        ("ZOMATO LIMITED DELIVERY PARTNER", "HDFC", 7),
        ("UBER INDIA SYSTEMS PVT LTD", "CITI", 7),
        ("ROPPEN TRANSPORTATION RAPIDO", "ICIC", 3),
        ("SMARTSHIFT LOGISTICS PORTER", "HDFC", 4),
        ("URBANCLAP TECHNOLOGIES", "HDFC", 7),
    ][v % 6]
    wk = r.choice([8200, 9000, 10200]) * step / 7
    d = L.d0 + dt.timedelta(r.randrange(0, step))
    while d <= L.dfull:
        a = round(wk * r.uniform(0.84, 1.16), 2 if v % 2 else 0)
        L.add(
            d,
            True,
            a,
            "imps_cr" if v % 2 == 0 else "neft_cr",
            "gig_income",
            inc=("gig", nm, True),
            name=nm,
            bank=b,
            rem="WEEKLY PAYOUT" if step == 7 and v % 2 else "PAYOUT",
        )
        d += dt.timedelta(step)
    inc = wk * 30.4 / step
    L.everyday(inc, 0.62, r.randrange(18, 34), cash=0.25, sip=False, ins=False)
    if v % 3 == 2:
        L.emi("HERO FINCORP LTD", 2870, 5, "nbfc")
    L.floor = 9000
    L.notes.append("weekly payouts: months hold 4 or 5, so mean and median differ (income_range)")


def k_farmer(L, v):
    r = L.rng
    L.income_kind, L.good = "agriculture", True
    yr = r.choice([720000, 900000, 1150000, 1400000])
    payers = [
        ("FOOD CORPORATION OF INDIA", "WHEAT MSP PAYMENT"),
        ("MARKFED PROCUREMENT", "PADDY PAYMENT"),
        ("SHRI RAM COMMISSION AGENTS", "CROP PAYMENT"),
        ("BAJAJ HINDUSTHAN SUGAR LTD", "SUGARCANE PAYMENT"),
        ("APMC YARD " + L.city[0], "KAPAS BIKRI"),
        ("HAFED", "MUSTARD PROCUREMENT"),
    ]
    a1 = yr * r.uniform(0.45, 0.55)
    for season, total in (((11, 12), a1), ((4, 5), yr - a1)):
        p = payers[(v * 2 + season[0]) % len(payers)]
        for a in L.parts(total, r.randrange(2, 4), 0.3):
            sm = r.choice(season)
            mi = next(i for i in L.M if L.mm[i][1] == sm)
            L.add(
                L.wd(L.D(mi, r.randrange(6, 27))),
                True,
                a,
                "neft_cr" if a < 200000 else "rtgs_cr",
                "agriculture_income",
                ["agriculture_income", "business_income"]
                if (a >= 200000 or "AGENTS" in p[0] or L.bank == "HDFC")
                else [],
                inc=("agriculture", p[0], True),
                name=p[0] + (" " + p[1] if a >= 200000 else ""),
                rem=p[1],
            )
    for mi in L.M:
        if L.mm[mi][1] in (12, 4, 8):
            L.add(
                L.D(mi, 9),
                True,
                2000,
                "ach_cr",
                "agriculture_income",
                ["agriculture_income", "pension", "unknown", "refund", "family_support"],
                name="PMKISAN SAMMAN NIDHI GOI",
                inc=("agriculture", "PM KISAN", True),
            )
        if v % 2:
            for k in (10, 20, 28):
                L.add(
                    L.D(mi, k),
                    True,
                    round(r.uniform(5200, 5900)),
                    "neft_cr",
                    "agriculture_income",
                    ["agriculture_income", "business_income"],
                    inc=("agriculture", "DAIRY", True),
                    name="ZILLA DUGDH UTPADAK SANGH",
                    rem="MILK PAYMENT",
                )
        if L.mm[mi][1] in (6, 7, 10, 11):
            for _ in range(2):
                L.add(
                    L.wd(L.D(mi, r.randrange(3, 26))),
                    False,
                    r.randrange(8000, 26000),
                    r.choice(["neft_dr", "upi_dr", "chq_dr"]),
                    "business_payment",
                    ["business_payment", "merchant", "unknown"],
                    name=r.choice(
                        ["SRI BALAJI SEEDS AND PESTICIDES", "IFFCO KISAN SEVA KENDRA", "KISAN KRISHI KENDRA"]
                    ),
                    vpa="kisankendra@sbi",
                    skip=True,
                )
    # Kisan credit card
    lim = r.choice([160000, 300000])
    mi = next(i for i in L.M if L.mm[i][1] == 6)
    if v % 2 == 0:
        it = round(lim * 0.07)
        L.add(
            L.wd(L.D(mi, 10)),
            False,
            lim,
            None,
            "emi",
            ["emi", "self_transfer", "business_payment", "unknown", "loan_disbursal"],
            narr={
                "SBIN": "TO TRANSFER-KCC LOAN REPAYMENT--TRANSFER TO 3789",
                "HDFC": "KCC LOAN REPAYMENT 5020041",
            }.get(L.bank, "KCC LOAN REPAYMENT A/C 789"),
            o=40,
        )
        L.add(
            L.wd(L.D(mi, 10)),
            False,
            it,
            None,
            "emi",
            ["emi", "overdraft_interest"],
            narr="KCC INTEREST A/C 789 FOR THE YEAR",
            o=41,
        )
        L.add(
            L.wd(L.D(mi, 17)),
            True,
            lim,
            None,
            "loan_disbursal",
            ["loan_disbursal", "self_transfer", "reversal", "unknown"],
            narr="KCC RENEWAL DISB A/C 789",
            o=15,
        )
        L.notes.append("KCC renewed: principal out and in within 15 days is neither income nor disbursal")
    else:
        it = round(lim * 0.07)
        L.add(
            L.wd(L.D(mi, 12)),
            False,
            it,
            None,
            "emi",
            ["emi", "overdraft_interest"],
            narr="KCC INTEREST A/C 789 FOR THE YEAR",
        )
    L.obl.append(dict(name="KCC", kind="kcc", category="emi", monthly=round(it / 12, 2), active=True))
    L.bills(0.7)
    L.spend(yr / 12 * 0.42, r.randrange(14, 24), 0.45, 0.25)
    L.sprinkle()
    L.park(yr * 0.22, 24, 1)
    L.horizon = 400
    L.floor = 15000
    L.notes.append("crop money of the year %d" % yr)


def k_landlord(L, v):
    r = L.rng
    L.income_kind, L.good = "rent", True
    rents = [[22000, 18500, 16000], [45000, 20000], [30000, 14000, 12500, 9000], [65000]][v % 4]
    for k, a in enumerate(rents):
        t = L.person() if k or v % 4 in (0, 2) else ["RELIANCE RETAIL LTD", "BHARTI AIRTEL LTD"][v % 2]
        day = r.randrange(2, 9)
        for mi in L.M:
            d = L.D(mi, day + r.randrange(0, 2))
            rem = "RENT " + MON[d.month - 1].upper() if k % 2 == 0 else "HOUSE RENT"
            if k and " LTD" not in t:
                L.add(d, True, a, "upi_cr", "rent_received", inc=("rent", t, True), name=t, vpa=L.vpa(t), rem=rem)
            else:
                L.add(
                    d,
                    True,
                    a,
                    "imps_cr" if L.bank == "HDFC" else "neft_cr",
                    "rent_received",
                    inc=("rent", t, True),
                    name=t,
                    rem=rem,
                )
    inc = sum(rents)
    for mi in L.M:
        if L.mm[mi][1] in (4, 10):
            L.add(
                L.D(mi, 18),
                False,
                11800,
                "upim_dr",
                "utilities",
                ["utilities", "statutory_dues", "income_tax", "merchant", "unknown"],
                name=L.city[0] + " MUNICIPAL CORPORATION",
                vpa="propertytax@sbi",
                rem="PROPERTY TAX",
                skip=True,
            )
        L.add(
            L.D(mi, 11),
            False,
            4200,
            "upi_dr",
            "person_transfer",
            PT + ["merchant", "utilities", "rent"],
            name="SAI RESIDENCY SOCIETY",
            vpa="sairesidency@okicici",
            rem="MAINTENANCE",
            skip=True,
        )
    L.everyday(inc * 0.7, 0.58, r.randrange(20, 36), rent=False)
    if v % 4 == 1:
        some_emi(L, inc * 0.12)
    L.floor = 14000


def k_interest_retiree(L, v):
    r = L.rng
    L.income_kind, L.good = "interest", True
    fds = [[14200, 9350], [22150], [11800, 8420, 6900], [17600, 5200]][v % 4]
    for k, a in enumerate(fds):
        for mi in L.M:
            if (v + k) % 2 == 0:
                L.add(
                    L.D(mi, 8 + k * 6),
                    True,
                    a,
                    "fd_int",
                    "interest_received",
                    inc=("interest", "FD%d" % k, True),
                    name="FD%d" % k,
                )
            else:
                L.add(
                    L.D(mi, 5 + k * 5),
                    True,
                    a,
                    "ach_cr" if k % 2 else "neft_cr",
                    "interest_received",
                    inc=("interest", "MIS%d" % k, True),
                    name=["POST OFFICE MIS INTEREST", "BAJAJ FINANCE FD INTEREST", "LIC HOUSING FIN FD INT"][k % 3],
                    rem="FD INT" if k else "MIS INT",
                    bank="HDFC",
                )
    for mi in L.M:
        if L.mm[mi][1] in (1, 4, 7, 10):
            L.add(
                L.wd(L.D(mi, 2)),
                True,
                30750,
                "fd_int" if v % 2 else "neft_cr",
                "interest_received",
                inc=("interest", "SCSS", True),
                name="SCSS INTEREST",
                rem="SCSS QTR INT",
                bank="SBIN",
            )
    six = [r.randrange(800, 3500) for _ in range(6)]
    for mi in range(L.nm):
        c = w.DIVS[(mi * 3 + v) % len(w.DIVS)]
        L.add(
            L.wd(L.D(mi, 15 + mi % 6)),
            True,
            six[mi % 6] + 0.5,
            "ach_cr",
            "dividend",
            inc=("dividend", c, True),
            name=c + " DIV",
            bank="HDFC",
        )
    if v % 2:
        for mi in L.M:
            L.add(
                L.D(mi, 12),
                True,
                10000,
                "neft_cr",
                "investment_redemption",
                name="HDFC MUTUAL FUND SWP",
                rem="SWP",
                bank="HDFC",
            )
        L.notes.append("SWP of 10000 a month is redemption, not income")
    inc = sum(fds) + 10250
    L.everyday(inc, 0.58, r.randrange(20, 34), rent=False, sip=False, cash=0.3)
    L.floor = 25000


def k_homemaker(L, v):
    r = L.rng
    L.income_kind, L.good, L.loaded = "none", False, True
    h = L.person(False).split()[0] + " " + L.sur
    amt = r.choice([18000, 25000, 30000, 40000])
    for mi in L.M:
        day = 3 + r.randrange(0, 3)
        tk = ["upi_cr", "imps_cr", "neft_cr", "upi_cr"][v % 4]
        L.add(
            L.D(mi, day),
            True,
            amt if v % 2 else amt + r.choice([0, 2000, -1000]),
            tk,
            "family_support",
            ["family_support", "person_transfer"],
            name=h,
            vpa=L.vpa(h),
            rem=["", "HOME EXPENSES", "FAMILY", "GHAR KHARCH"][v % 4],
        )
        if r.random() < 0.4:
            b = r.choice(L.friends)
            L.add(
                L.D(mi, 17),
                True,
                r.choice([1000, 2000, 2500, 5000]),
                "upi_cr",
                "person_transfer",
                PT,
                name=b,
                vpa=L.vpa(b),
            )
    L.everyday(amt, 0.72, r.randrange(22, 40), rent=False, sip=False, ins=False, selfm=False)
    L.flush(amt * 0.5, 27)
    L.floor = 4000
    L.flags.append("no_counted_income")
    L.notes.append(
        "husband's support is shown, not counted; is_loaded here means: no income of her own, so 2,00,000 needs a person"
    )


def k_nri_family(L, v):
    r = L.rng
    L.income_kind, L.good, L.loaded = "none", False, True
    son = L.person(False).split()[0] + " " + L.sur
    amt = r.choice([35000, 50000, 60000, 80000])
    for mi in L.M:
        a = amt + r.choice([0, 5000, -5000, 2350, -1780])
        d = L.D(mi, 4 + r.randrange(0, 6))
        f = v % 4
        if f == 0:
            L.add(
                d,
                True,
                a,
                "neft_cr",
                "family_support",
                ["family_support", "person_transfer"],
                name=son,
                bank="FDRL",
                rem="NRE FAMILY MAINTENANCE",
            )
        elif f == 1:
            L.add(
                d,
                True,
                a,
                "imps_cr",
                "family_support",
                ["family_support", "person_transfer", "unknown"],
                name="WESTERN UNION FINANCIAL SERVICES",
                bank="IBKL",
                rem="INWARD REMITTANCE " + son,
            )
        elif f == 2:
            L.add(
                d,
                True,
                a,
                "neft_cr",
                "family_support",
                ["family_support", "person_transfer", "unknown"],
                name="UAE EXCHANGE INWARD REMITTANCE",
                bank="IDFB",
                rem=son,
            )
        else:
            L.add(
                d,
                True,
                a,
                "imps_cr",
                "family_support",
                ["family_support", "person_transfer"],
                name=son,
                rem="FAMILY MAINTENANCE P1301",
                bank="YESB",
            )
    if v % 4 == 3:
        t = L.person()
        for mi in L.M:
            L.add(L.D(mi, 6), True, 9000, "imps_cr", "rent_received", inc=("rent", t, True), name=t, rem="RENT")
        L.income_kind = "rent"
    L.everyday(amt, 0.68, r.randrange(20, 36), rent=False, sip=False, selfm=False)
    L.park(amt * 1.5, 14, 2)
    L.floor = 15000
    L.flags.append("no_counted_income")
    L.notes.append("remittances are shown, not counted")


def k_joint(L, v):
    r = L.rng
    L.income_kind, L.good = "salary", True
    spouse = L.person(not L.female).split()[0] + " " + L.sur
    if spouse == L.name:
        spouse = "AMRITA " + L.sur if not L.female else "ASHOK " + L.sur
    L.joint = spouse
    a, b = r.choice([42000, 54000, 71000]), r.choice([33000, 48500, 88000])
    e1, e2 = r.sample(L.pool(w.EMPLOY, w.EMPLOY_WH), 2)
    if e1[0] == e2[0]:
        e2 = next(e for e in w.EMPLOY if e[0] != e1[0])
    L.pay(*e1, a, r.choice([1, 5]), word="SALARY", benef=L.name)
    L.pay(*e2, b, r.choice([28, 30, 7]), word="SALARY", benef=spouse)
    L.extra_truth["spouse_sources"] = [e2[0]]
    L.extra_truth["applicant_employer"] = e1[0]
    L.extra_truth["joint_holder"] = spouse
    if v % 4 == 3:  # the second holder applies
        L.applicant = spouse
        L.extra_truth.update(spouse_sources=[e1[0]], applicant_employer=e2[0], joint_holder=L.name)
    L.joint_print = v % 2 == 0
    if not L.joint_print:
        L.title_name = L.name + " AND " + spouse
    some_emi(L, a * 0.18)
    L.everyday(a + b, 0.5, r.randrange(28, 55))
    L.floor = 12000
    L.notes.append(
        "monthly_income is the applicant's own; household_income stands beside it; each pay names its beneficiary"
    )


def k_loaded(L, v):
    r = L.rng
    L.income_kind, L.good, L.loaded = "salary", False, True
    inc = round(r.choice([42000, 52000, 65000, 80000]) * r.uniform(0.97, 1.04))
    emp = (
        r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)) if v % 2 == 0 else (w.EMPLOY_HELD if L.held else w.EMPLOY_LIST)[v + 2]
    )
    L.pay(*emp, inc, r.choice([1, 28]), word="SALARY" if v % 2 == 0 else None)
    fo = r.uniform(0.56, 0.70)
    nb = L.pool(w.NBFC, w.NBFC_HELD)
    nb = [x for x in nb if x[0].split()[0] != emp[0].split()[0]]
    r.shuffle(nb)
    ap = L.pool(w.APPL, w.APPL_HELD)
    r.shuffle(ap)
    tot = inc * fo
    lenders = [
        ("hfc", r.choice(w.HFC), 0.36),
        ("nb", nb[0], 0.17),
        ("nb", nb[-1] if nb[-1][0] != nb[0][0] else nb[1], 0.13),
        ("bank", r.choice(w.BANKLOAN), 0.18),
        ("app", ap[0], 0.09),
        ("app", next(x for x in ap if x[0] != ap[0][0]), 0.07),
    ]
    for i, (k, (nm, kd), sh) in enumerate(lenders):
        st_ = 0
        if i == 4 and L.nm == 12:
            st_ = 6  # a loan taken during the year: the sum comes in, instalments follow
            amt = round(tot * sh)
            L.add(
                L.D(5, 14),
                True,
                round(amt * 10 / 500) * 500,
                "imps_cr",
                "loan_disbursal",
                tag="disb",
                name=nm,
                rem="LOAN DISB",
                bank="ICIC",
            )
            L.add(
                L.D(5, 15),
                False,
                round(amt * 9 / 500) * 500,
                "upi_dr" if amt * 9 < 95000 else "imps_dr",
                "person_transfer",
                PT,
                name=L.friends[0],
                vpa=L.vpa(L.friends[0]),
            )
        L.emi(
            nm,
            round(tot * sh),
            [5, 3, 7, 10, 4, 2][i],
            kd,
            mode="own" if k == "bank" and v % 2 else ("upi" if k == "app" and v % 3 == 0 else "ach"),
            start=st_,
        )
    if v % 2:
        L.bnpl(inc * 0.03, 6)
    if v % 3 == 0:
        L.card(inc * 0.1, 16)
    L.everyday(inc, 0.24, r.randrange(14, 26), rent=False, ins=False, sip=False, selfm=False)
    L.flush(inc * 0.2, 25)
    L.floor = 2500
    L.flags.append("heavy_emis")


def k_fresh_loan(L, v):
    r = L.rng
    L.income_kind, L.good, L.loaded = "salary", False, True
    inc = round(r.choice([36000, 44000, 55000, 68000]) * r.uniform(0.97, 1.04))
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH))
    L.pay(*emp, inc, r.choice([1, 5, 28]), word="SALARY" if v % 3 else None)
    sz = round(inc * r.choice([5, 6, 8]) / 10000) * 10000
    odd = r.choice([0, -2360, -4130])  # processing fee taken off
    form = v % 7
    begun = v % 2
    back = r.randrange(38, 54) if begun else r.randrange(5, 26)
    d = L.prev_wd(L.dfull - dt.timedelta(back))
    bl = {"HDFC": "HDFC BANK LTD", "ICIC": "ICICI BANK LTD", "SBIN": "STATE BANK OF INDIA"}.get(
        L.bank, w.BANKN[L.bank]
    )
    lender, kd = bl, "bank"
    if form == 0:
        L.add(d, True, sz + odd, "disb_own", "loan_disbursal", tag="disb", word="PERSONAL LOAN DISBURSEMENT")
    elif form == 1:
        L.add(d, True, sz + odd, "disb_own", "loan_disbursal", tag="disb", word="PL DISB")
    elif form == 2:
        lender, kd = r.choice(
            [
                ("BAJAJ FINANCE LIMITED", "nbfc"),
                ("TATA CAPITAL LTD", "nbfc"),
                ("ADITYA BIRLA FINANCE LTD", "nbfc"),
                ("POONAWALLA FINCORP", "nbfc"),
            ]
        )
        L.add(d, True, sz + odd, "neft_cr", "loan_disbursal", tag="disb", name=lender, bank="HDFC", rem="")
    elif form == 3:
        lender, kd = r.choice(L.pool(w.NBFC[:6], w.NBFC_HELD))
        L.add(d, True, sz + odd, "neft_cr", "loan_disbursal", tag="disb", name=lender, bank="HDFC", rem="LOAN PAYOUT")
    elif form == 4:
        lender, kd = r.choice(L.pool(w.APPL, w.APPL_HELD))
        sz = min(sz, 200000)
        L.add(d, True, sz + odd, "imps_cr", "loan_disbursal", tag="disb", name=lender, bank="ICIC", rem="")
    elif form == 5:
        lender, kd = ("HDFC BANK LTD", "bank") if L.bank != "HDFC" else ("ICICI BANK LTD", "bank")
        L.add(
            d,
            True,
            sz + odd,
            "neft_cr" if L.bank != "HDFC" else "imps_cr",
            "loan_disbursal",
            tag="disb",
            name=lender,
            bank="HDFC",
            rem="PERSONAL LOAN DISB",
        )
    else:
        L.add(d, True, sz + odd, "disb_own", "loan_disbursal", tag="disb", word="LOAN A/C CREDIT DISB")
    n, rt = (36, 15) if kd != "app_lender" else (18, 26)
    e = round(emi_of(sz, rt, n))
    if begun:
        # first instalment has come in the last weeks
        dd = d + dt.timedelta(31)
        dd = min(dd, L.dfull - dt.timedelta(2))
        if kd == "bank" and form != 5:
            L.add(dd, False, e, "emi_own", "emi", tag="emi", name=lender)
        else:
            L.add(
                dd, False, e, "ach_dr", "emi", ["emi", "bnpl"] if kd == "app_lender" else [], tag="emi", name=lender
            )
        L.obl.append(dict(name=lender, kind=kd, category="emi", monthly=e, active=True, note="one instalment seen"))
        L.notes.append("loan of %d on %s, one instalment of %d seen" % (sz, d, e))
    else:
        L.obl.append(
            dict(
                name=lender,
                kind=kd,
                category="emi",
                monthly=e,
                active=True,
                estimated=True,
                range=[round(emi_of(sz, 10, 60)), round(emi_of(sz, 30, 12 if kd == "app_lender" else 24))],
            )
        )
        L.notes.append(
            "loan of %d on %s, no instalment yet; monthly_obligations holds the usual terms (%d%% over %d months): use obligations_range"
            % (sz, d, rt, n)
        )
    if v % 3 == 0:
        some_emi(L, inc * 0.2)
    # what became of the money
    k = L.wd(d + dt.timedelta(1))
    f = L.friends[0]
    L.add(k, False, round(sz * 0.55 / 1000) * 1000, "imps_dr", "person_transfer", PT, name=f, o=70)
    L.everyday(inc, 0.56, r.randrange(20, 40))
    L.floor = 6000
    L.flags.append("new_loan_60d")


def k_saver(L, v):
    r = L.rng
    L.income_kind, L.good = "salary", True
    inc = round(r.choice([48000, 62000, 76000, 98000]) * r.uniform(0.97, 1.04))
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH))
    L.pay(*emp, inc, r.choice([1, 5, 28, 30]), word="SALARY")
    INV = ["investment", "deposit_sweep"]
    day = r.choice([4, 6, 8])
    ch = r.choice(L.pool(w.CHIT, w.CHIT_HELD))
    for mi in L.M:
        L.add(L.D(mi, day), False, [5000, 7300, 4000, 10000][v % 4], "rd_dr", "investment", INV, name="RD", key="rd")
        if v % 2 == 0:
            L.add(L.D(mi, 12), False, [5125, 8350][v % 4 // 2], "ach_dr", "investment", ["investment"], name=ch)
        else:
            L.add(
                L.D(mi, 12),
                False,
                [4875, 6240][v % 4 // 2],
                "upim_dr",
                "investment",
                ["investment"],
                name=ch,
                vpa=ch.split()[0].lower() + "chits@icici",
                rem="CHIT INSTALMENT",
            )
        if v % 4 == 3:
            L.add(
                L.D(mi, 9),
                False,
                3500,
                "neft_dr",
                "investment",
                ["investment", "self_transfer"],
                name="SUKANYA SAMRIDDHI POST OFFICE",
                rem="SSY DEPOSIT",
            )
    L.sip(r.choice([2999, 3000, 4999]))
    L.sip(r.choice([1500, 2500]), name="ZERODHA BROKING LTD" if v % 2 else "GROWW INVEST TECH PVT LTD")
    if v % 4 == 1:
        mi = 3
        L.add(
            L.D(mi, 15),
            False,
            50000,
            "fd_dr",
            "deposit_sweep",
            ["deposit_sweep", "investment", "self_transfer"],
            name="FD",
        )
        if L.nm == 12:
            L.add(
                L.D(10, 15),
                True,
                51640,
                "fd_cr",
                "deposit_sweep",
                ["deposit_sweep", "investment_redemption", "self_transfer"],
                name="FD",
            )
    L.everyday(inc, 0.5, r.randrange(20, 40), sip=False)
    L.floor = 10000
    L.notes.append("RD, SIP, chit, SSY are savings: obligations are 0" + ("" if True else ""))


def k_overdraft(L, v):
    r = L.rng
    lim = r.choice([500000, 1000000, 1500000])
    if v % 4 == 3:
        # salaried with an overdraft against salary
        L.income_kind = "salary"
        lim = 200000
        L.od = (P(lim), P(lim))
        L.odrate = 14.5
        inc = 64000
        emp = r.choice(w.EMPLOY)
        L.pay(*emp, inc, 1, word="SALARY")
        L.bills(1)
        L.spend(inc * 0.72, 24, 0.25, 0.3)
        L.sprinkle()
        L.opening = -118000.0 - r.randrange(0, 9000)
        L.park(-122000, 27, 1, to=L.name)
        L.good = False
        L.notes.append("salary overdraft: balance stays negative")
        return
    L.income_kind = "trade"
    dp = lim if v % 2 else lim * 0.9
    L.od = (P(lim), P(dp))
    mean = lim * r.uniform(1.3, 1.7)
    tot = L.neutral(mean, 0.12)
    wholesale_credits(L, tot, r.sample(L.pool(w.BUYERS, w.BUYERS_HELD), 7), cashshare=0.06, n=(14, 20))
    shop_outflow(L, mean, tot, 0.90, r.sample(L.pool(w.SUPPL, w.SUPPL_HELD), 5), 12)
    for mi in range(L.nm):
        L.add(L.D(mi, 20), False, round(mean * 0.015), "gst", "gst", skip=True)
    L.rent(round(mean * 0.012 / 1000) * 1000, 4, "neft_word")
    L.bills(1.6)
    L.spend(mean * 0.018, 10, 0.3, 0.3)
    L.sprinkle()
    L.park(-lim * (0.99 if v % 4 == 2 else r.uniform(0.52, 0.66)), 27, 1, to=L.name)
    if v % 4 == 2:
        L.over = True
        L.opening = -lim * 0.93
        L.loaded, L.good = True, False
        L.emi("SHRIRAM FINANCE LTD", round(lim * 0.03), 5, "nbfc")
        L.flags.append("over_limit")
        L.notes.append("drawn to the limit and beyond")
    else:
        L.opening = -lim * r.uniform(0.5, 0.62)
        L.good = True
    L.extra_truth["income_alternatives"] = {"trade_without_cash": round(mean * 0.094, 2)}


def k_gambler(L, v):
    r = L.rng
    L.income_kind, L.good, L.loaded = "salary", False, True
    inc = round(r.choice([40000, 52000, 66000]) * r.uniform(0.97, 1.04))
    emp = r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH))
    L.pay(*emp, inc, r.choice([1, 5, 28]), word="SALARY" if v % 2 else None)
    share = [0.18, 0.3, 0.24, 0.4][v % 4]
    gs = r.sample(L.pool(w.GAMBL, w.GAMBL_HELD), 3)
    for mi in L.M:
        n = r.randrange(8, 20)
        for a in L.parts(inc * share * r.uniform(0.85, 1.2), n, 0.8):
            gn, gv = r.choice(gs)
            L.add(
                L.D(mi, r.randrange(1, 29)),
                False,
                max(50, round(a / 10) * 10),
                "upim_dr",
                "gambling",
                name=gn,
                vpa=gv,
                skip=True,
            )
        for _ in range(r.randrange(0, 3)):
            gn, gv = r.choice(gs)
            L.add(
                L.D(mi, r.randrange(5, 28)),
                True,
                r.randrange(300, 4000),
                "upi_cr" if v % 2 else "imps_cr",
                "gambling",
                ["gambling"],
                name=gn,
                vpa=gv,
                rem="WINNINGS",
            )
    L.everyday(inc, 0.42, r.randrange(16, 28), rent=False, sip=False, selfm=False)
    L.flush(inc * 0.15, 24)
    L.floor = 3500
    if v % 4 == 1:
        for mi in L.M:
            q = r.choice([("COINDCX", "coindcx@icici"), ("COINSWITCH KUBER", "coinswitch@hdfcbank")])
            L.add(L.D(mi, 19), False, 2000, "upim_dr", "crypto", name=q[0], vpa=q[1], skip=True)
    L.flags.append("gambling")
    L.notes.append("gambling about %d%% of income" % (share * 100))


def k_circular(L, v):
    r = L.rng
    L.good, L.loaded = False, True
    CI = ["person_transfer", "business_income", "business_payment", "unknown", "self_transfer", "family_support"]
    if v % 2 == 0:
        L.income_kind = "salary"
        inc = r.choice([34000, 42000])
        L.pay(*r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)), inc, 5, word="SALARY")
        L.everyday(inc, 0.7, r.randrange(20, 34), sip=False, selfm=False)
        L.flush(inc * 0.35, 27)
        ps = [L.person() for _ in range(2)]
        size = inc * 1.8
    else:
        L.income_kind = "trade"
        mean = r.choice([240000, 320000])
        tot = L.neutral(mean, 0.12)
        wholesale_credits(L, tot, r.sample(L.pool(w.BUYERS, w.BUYERS_HELD), 6), n=(9, 14))
        shop_outflow(L, mean, tot, 0.82, r.sample(w.SUPPL, 4), 7)
        L.bills(1.2)
        L.spend(mean * 0.06, 14)
        L.sprinkle()
        L.park(mean * 0.2, 27, 1, to=L.name)
        ps = ["VARDHMAN IMPEX", "SK OVERSEAS TRADING"] if not L.held else ["NEELKANTH COMMERCE", "A ONE IMPEX"]
        size = mean * 0.45
        L.extra_truth["income_alternatives"] = {"with_circular_credits": round((mean + size * 2) * 0.1, 2)}
    tk = ("imps_cr", "imps_dr") if size < 190000 else ("rtgs_cr", "rtgs_dr")
    for mi in range(L.nm):
        for p in ps:
            a = round(size * r.uniform(0.8, 1.2) / 1000) * 1000
            d = L.wd(L.D(mi, r.randrange(3, 21)))
            L.add(d, True, a, tk[0], "person_transfer" if v % 2 == 0 else "business_income", CI, name=p, rem="", o=10)
            L.add(
                L.wd(d + dt.timedelta(r.randrange(1, 4))),
                False,
                round(a * r.uniform(0.97, 1.0)),
                tk[1],
                "person_transfer" if v % 2 == 0 else "business_payment",
                CI,
                name=p,
                rem="",
                o=60,
            )
    L.floor = 6000
    L.horizon = 400
    L.flags.append("circular")
    L.notes.append("money of two parties goes round within days; truth's income leaves it out")


def k_window_dresser(L, v):
    r = L.rng
    L.good, L.loaded = False, True
    inc = r.choice([30000, 38000, 46000])
    L.income_kind = "salary"
    L.pay(*r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)), inc, r.choice([5, 7]), word="SALARY" if v % 2 else None)
    p = L.person()
    L.everyday(inc, 0.86, r.randrange(18, 32), sip=False, selfm=False)
    L.flush(inc * 0.2, 24)
    for mi in range(L.nm):
        a = round(inc * r.uniform(3.2, 4.4) / 1000) * 1000
        y, m = L.mm[mi]
        last = calendar.monthrange(y, m)[1]
        d = L.D(mi, last - 2)
        L.add(
            d,
            True,
            a,
            "imps_cr" if v % 2 == 0 else "neft_cr",
            "person_transfer",
            PT + ["self_transfer"],
            name=p,
            rem="",
            o=5,
        )
        d2 = L.D(mi, last) + dt.timedelta(r.choice([1, 2]))
        back = round(a * r.uniform(0.93, 1))
        if d2 <= L.d1:
            L.add(d2, False, back, "imps_dr", "person_transfer", PT + ["self_transfer"], name=p, rem="", o=6)
    L.floor = 3000
    L.flags.append("window_dressing")
    L.notes.append("a friend's money stands on the account over every month's end")


def k_bounces(L, v):
    r = L.rng
    L.good, L.loaded = False, True
    L.income_kind = "salary"
    inc = round(r.choice([34000, 43000, 56000]) * r.uniform(0.97, 1.04))
    L.pay(*r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)), inc, 8, word="SALARY" if v % 2 == 0 else None)
    light = v % 5 == 3
    bm = (
        {1}
        if light
        else set(r.sample(range(L.nm - 6, L.nm - 1), 3))
        | {L.nm - 1}
        | (set(r.sample(range(1, L.nm - 6), 2)) if L.nm == 12 else set())
    )
    l1 = r.choice(L.pool(w.NBFC, w.NBFC_HELD))
    l2 = r.choice(w.BANKLOAN)
    form = ["pair", "charge"][v % 2]
    L.emi(l1[0], round(inc * 0.17), 5, l1[1], bounce=form)
    L.emi(l2[0], round(inc * 0.12), 12, l2[1], bounce=form, key="b")
    for e in L.ev:
        if e["dyn"] and e["dyn"].get("bounce"):
            e["dyn"]["again"] = 4 if v % 2 == 0 else (5 if light else None)
    L.everyday(inc, 0.5, r.randrange(18, 30), sip=False, ins=False, selfm=False)
    for mi in sorted(bm)[-2:]:
        if not light:
            L.add(
                L.D(mi, 27),
                False,
                r.choice([354, 413, 295]),
                "amb",
                "penal_charge",
                ["penal_charge", "service_charge"],
                skip=True,
            )
    for mi in sorted(bm):
        f = r.choice(L.friends)
        L.add(
            L.D(mi, 4),
            False,
            0,
            "imps_dr",
            "person_transfer",
            PT,
            name=f,
            dyn=dict(drain=r.randrange(700, 1900), hard=True),
            o=95,
        )
    L.may_skip = True
    L.floor = 4000
    if light:
        L.loaded = False
        L.notes.append("one bounce long ago, cured within days")
    L.flags.append("bounces")
    L.extra_truth["rent_note"] = "essential payments are left out when there is no money"


def k_job_change(L, v):
    r = L.rng
    L.income_kind, L.good = "salary", True
    old = round(r.choice([34000, 43000, 57000]) * r.uniform(0.97, 1.04))
    new = round(old * r.uniform(1.15, 1.35))
    e1, e2 = r.sample(w.EMPLOY, 2)
    if v % 2:
        e2 = (w.EMPLOY_HELD if L.held else w.EMPLOY_LIST)[(v * 5 + 3) % 14]
        if e2[0] == "TREASURY":
            e2 = ("ONE97 COMMUNICATIONS LIMITED", "YESB")
    k = r.choice([3, 4, 5])
    L.pay(*e1, lambda mi: old if mi < k else 0, r.choice([1, 5, 28]), word="SALARY")
    L.pay(*e2, lambda mi: new if mi >= k else 0, r.choice([1, 5, 28]), word=None if v % 2 else "SALARY")
    if v % 2 == 0:
        L.paid(L.D(k, 19), *e1, round(old * 1.3), rem="FULL AND FINAL", regular=False)
    L.merge_salary = e2[0]
    some_emi(L, old * 0.1)
    L.everyday(new, 0.55, r.randrange(20, 44))
    L.floor = 9000
    L.notes.append(
        "changed from %s to %s in month %d: the new pay counts, employment is one stream" % (e1[0], e2[0], k + 1)
    )


def k_mixed(L, v):
    r = L.rng
    L.good = True
    if v % 4 in (0, 1):
        L.income_kind = "salary"
        inc = round(r.choice([36000, 52000]) * r.uniform(0.97, 1.04))
        L.pay(*r.choice(L.pool(w.EMPLOY, w.EMPLOY_WH)), inc, r.choice([1, 5, 28]), word="SALARY" if v % 4 else None)
        if v % 4 == 0:
            t = L.person()
            for mi in L.M:
                L.add(
                    L.D(mi, 6 + r.randrange(0, 2)),
                    True,
                    14500,
                    "upi_cr",
                    "rent_received",
                    inc=("rent", t, True),
                    name=t,
                    vpa=L.vpa(t),
                    rem="RENT",
                )
        else:
            tot = L.neutral(18000, 0.2)
            for mi in range(L.nm):
                for a in L.parts(tot[mi], 2, 0.3):
                    c = r.choice(w.CLIENTS[:3])
                    L.add(
                        L.wd(L.D(mi, r.randrange(9, 24))),
                        True,
                        round(a, 2),
                        "imps_cr",
                        "professional_income",
                        ["professional_income", "business_income"],
                        inc=("professional", c, True),
                        name=c,
                        rem="CONSULTING FEE",
                    )
    else:
        L.income_kind = "pension"
        inc = r.choice([24800, 29300])
        L.pay("CPPC PENSION", "SBIN", inc, 28, rem="PENSION", kind="pension")
        for mi in L.M:
            L.add(L.D(mi, 8), True, 7450, "fd_int", "interest_received", inc=("interest", "FD", True), name="FD")
        if v % 4 == 3:
            t = L.person()
            for mi in L.M:
                L.add(
                    L.D(mi, 4),
                    True,
                    12000,
                    "upi_cr",
                    "rent_received",
                    inc=("rent", t, True),
                    name=t,
                    vpa=L.vpa(t),
                    rem="HOUSE RENT",
                )
    L.everyday(inc + 7000, 0.58, r.randrange(20, 40), rent=False if v % 4 > 1 else None)
    L.floor = 9000
    L.notes.append("two or three kinds of income, each at its own margin")


KINDS = [
    ("salaried_word", k_salaried_word, 6),
    ("salaried_noword", k_salaried_noword, 16),
    ("salaried_bonus", k_salaried_bonus, 4),
    ("pay_cut", k_pay_cut, 5),
    ("pay_stopped", k_pay_stopped, 4),
    ("alt_month_pay", k_alt_month_pay, 4),
    ("pensioner", k_pensioner, 5),
    ("kirana", k_kirana, 5),
    ("wholesaler", k_wholesaler, 4),
    ("freelancer", k_freelancer, 6),
    ("gig", k_gig, 6),
    ("farmer", k_farmer, 4),
    ("landlord", k_landlord, 4),
    ("interest_retiree", k_interest_retiree, 4),
    ("homemaker", k_homemaker, 4),
    ("nri_family", k_nri_family, 4),
    ("joint", k_joint, 4),
    ("loaded", k_loaded, 6),
    ("fresh_loan", k_fresh_loan, 7),
    ("saver", k_saver, 4),
    ("overdraft", k_overdraft, 4),
    ("gambler", k_gambler, 4),
    ("circular", k_circular, 4),
    ("window_dresser", k_window_dresser, 4),
    ("bounces", k_bounces, 5),
    ("job_change", k_job_change, 4),
    ("mixed", k_mixed, 4),
]

BUSN = [
    "SRI BALAJI TRADERS",
    "MAHALAXMI KIRANA STORES",
    "NEW BHARAT PROVISION STORE",
    "SHREE KRISHNA AGENCIES",
    "ROYAL STEEL TRADERS",
    "OM ENTERPRISES",
    "GANPATI WHOLESALE MART",
]
BUSN_HELD = ["SAI BABA GENERAL STORES", "JAI HIND TRADING CO", "ANAND BROTHERS", "NAVKAR DISTRIBUTORS"]


def make_life(kind, fn, v, seed, layout, held):
    r = random.Random(seed)
    nm = 12
    if (
        kind
        in (
            "salaried_word",
            "salaried_noword",
            "pensioner",
            "gambler",
            "loaded",
            "saver",
            "freelancer",
            "kirana",
            "joint",
            "alt_month_pay",
        )
        and v % 4 == 3
    ):
        nm = 6
    partial = 0
    if kind in ("salaried_word", "salaried_noword", "saver") and v % 5 == 2:
        partial = r.randrange(6, 11)
    business = acctype = None
    if (
        kind == "wholesaler"
        or (kind == "kirana" and v % 2 == 0)
        or (kind == "overdraft" and v % 4 != 3)
        or (kind == "circular" and v % 2)
    ):
        business = r.choice(BUSN + (BUSN_HELD * 2 if held else []))
        acctype = "Cash Credit Account" if kind == "overdraft" else "Current Account"
    if kind == "overdraft" and v % 4 == 3:
        acctype = "Overdraft Account"
    L = Life(
        kind,
        v,
        seed,
        layout,
        nm,
        held,
        business=business,
        acctype=acctype,
        partial=partial,
        female=True if kind == "homemaker" else None,
    )
    fn(L, v)
    return L
