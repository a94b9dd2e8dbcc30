"""One life: events in, rows with balances out, the truth computed from the rows by shared/domain.md section 4."""
import calendar, random, statistics
from datetime import date, timedelta
from speech import BANKS, say

END = date(2026, 10, 31)
ONE = timedelta(days=1)
NEW_EMI = 100000 * (.16 / 12) / (1 - (1 + .16 / 12) ** -24)
HOLIDAYS = {date(2025, 12, 25), date(2026, 1, 26), date(2026, 3, 4), date(2026, 4, 3), date(2026, 4, 14),
            date(2026, 5, 1), date(2026, 8, 15), date(2026, 9, 14), date(2026, 10, 2), date(2026, 10, 20)}

# What each kind of row is called, where the drawing has a word of its own for it.
OURS = {
    'agriculture': 'agriculture_income', 'government_benefit': 'agriculture_income', 'card_payment': 'card_bill',
    'od_interest': 'overdraft_interest', 'bounce_charge': 'return_charge', 'bounce_reversal': 'inward_return',
    'tax': 'income_tax', 'remittance': 'family_support',
}
# What an honest reader may call a row besides.
SAME = {
    'business_income': ['settlement'],
    'professional_income': ['business_income'],
    'agriculture': ['business_income'],
    'government_benefit': ['pension', 'family_support', 'unknown'],
    'rent_received': ['rent'],
    'dividend': ['interest_received'],
    'refund': ['reversal'],
    'bounce_reversal': ['reversal', 'refund', 'presented_unpaid'],
    'bounce_charge': ['penal_charge'],
    'penal_charge': ['service_charge'],
    'service_charge': ['penal_charge'],
    'bnpl': ['emi'],
    'investment': ['deposit_sweep'],
    'investment_redemption': ['deposit_sweep', 'investment'],
    'tax': ['gst', 'statutory_dues'],
    'tax_refund': ['refund'],
    'merchant': ['subscription'],
    'remittance': ['person_transfer'],
}
BRANDS = {'Reliance Smart Bazaar', 'Zepto', 'Blinkit', 'BigBasket', 'Amazon Pay', 'Flipkart', 'Apollo Pharmacy', 'Swiggy', 'Zomato', 'Rapido', 'IRCTC', 'Trends', 'Decathlon', 'Domino Pizza',
          'Jio Prepaid', 'Airtel Payments', 'Vi Recharge', 'Croma Retail', 'Reliance Digital', 'Tanishq Jewellers', 'Vijay Sales', 'Lenskart', 'MakeMyTrip', 'Max Fashion', 'Pepperfry',
          'JungleeRummy', 'RummyCircle', 'WinZO Games', 'PokerBaazi', 'Zerodha Broking Ltd', 'Groww Invest Tech', 'Star Health'}
SPEND = ['business_payment', 'education', 'food', 'fuel', 'health', 'merchant', 'person_transfer', 'subscription',
         'travel', 'unknown', 'utilities']


def cat_accept(cat, extra=()):
    base = {OURS.get(cat, cat), *SAME.get(cat, ())}
    if cat in SPEND or cat == 'business_payment':
        base |= set(SPEND)
    return sorted(base | {OURS.get(each, each) for each in extra})


def pmt(p, months, rate):
    r = rate / 12
    return p * r / (1 - (1 + r) ** -months)


class Life:
    def __init__(self, no, kind, bank, holder, city, region, months, opening, risk, rate=None, floor=3000, acct='savings',
                 applicant=None, joint=None, layout=None, branch=None):
        self.no, self.kind, self.bank, self.holder, self.city, self.region = no, kind, bank, holder, city, region
        self.layout = layout or bank
        self.rng = random.Random('seventh|%d|%s|%s' % (no, kind, bank))
        self.n = months
        self.opening = round(opening + self.rng.randrange(0, 90000) / 100, 2)
        self.risk, self.floor, self.acct = risk, floor, acct
        self.applicant, self.joint = applicant or holder, joint
        self.rate = rate if rate is not None else BANKS[bank]['rate']
        self.months = []
        y, m = END.year, END.month
        for _ in range(months):
            self.months.insert(0, date(y, m, 1))
            y, m = (y - 1, 12) if m == 1 else (y, m - 1)
        self.start = self.months[0]
        self.as_of = END + timedelta(days=self.rng.randint(2, 10))
        self.branch = branch or city
        r = self.rng
        b = BANKS[bank]
        self.acno = b['acct'](r)
        self.brc = '%05d' % r.randint(110, 60999)
        self.ifsc = b['code'] + '0' + b['ifsc'](r)
        self.card = '%04d' % r.randint(1000, 9999)
        self.ev, self.oblig, self.bounces, self.flags, self.notes = [], [], [], [], []
        self.used = set()
        self.od = None
        self.good = risk == 'good'
        self.loaded = risk == 'bad'
        self.extra = {}
        self.income_parts = []
        self.upi = holder.split()[0].lower() + holder.split()[-1].lower()[:5] + '@' + b['vpa']
        self.vpas, self._keep = {}, {}
        self._k = 0

    # -- dates
    def day(self, m, n):
        return m.replace(day=min(n, calendar.monthrange(m.year, m.month)[1]))

    def last(self, m):
        return self.day(m, 31)

    def is_bankday(self, d):
        if d.weekday() == 6 or d in HOLIDAYS:
            return False
        return not (d.weekday() == 5 and (d.day - 1) // 7 in (1, 3))

    def fwd(self, d):
        while not self.is_bankday(d):
            d += ONE
        return d

    def back(self, d):
        while not self.is_bankday(d):
            d -= ONE
        return d

    def payday(self, m, n):
        """n<=10: that day or the next working day; otherwise the one before. Always inside the month."""
        d = self.day(m, n)
        return self.fwd(d) if n <= 12 else self.back(d)

    # -- references
    def digits(self, n):
        return ''.join(str(self.rng.randrange(10)) for _ in range(n))

    def fresh(self, make):
        while True:
            s = make()
            if s not in self.used:
                self.used.add(s)
                return s

    def rrn(self, d, hh):
        return self.fresh(lambda: '%d%03d%02d%s' % (d.year % 10, d.timetuple().tm_yday, hh, self.digits(6)))

    def utr(self, d, bk, kind='N'):
        yy, ddd = d.year % 100, d.timetuple().tm_yday
        if kind == 'R':
            return self.fresh(lambda: '%sR5%s%s' % (bk, d.strftime('%Y%m%d'), self.digits(8)))
        if bk == 'HDFC':
            return self.fresh(lambda: 'N%03d%02d%s' % (ddd, yy, self.digits(10)))
        if bk == 'SBIN':
            return self.fresh(lambda: 'SBIN%d%02d%03d%s' % (self.rng.choice((2, 3, 4)), yy, ddd, self.digits(6)))
        if bk in ('ICIC', 'UTIB', 'YESB', 'CITI', 'HSBC', 'SCBL', 'DEUT', 'RBIS', 'INDB', 'RATN'):
            return self.fresh(lambda: '%sN5%s%s' % (bk, d.strftime('%Y%m%d'), self.digits(8)))
        return self.fresh(lambda: '%sH%02d%03d%s' % (bk, yy, ddd, self.digits(6)))

    def vpa_of(self, name, merchant=False):
        if name not in self.vpas:
            r, k = self.rng, ''.join(c for c in name.lower() if c.isalpha())
            if name in BRANDS:
                v = k[:12] + r.choice(['@icici', '@hdfcbank', '@axisbank', '.rzp@rxairtel', '@ypay', '.payu@indus'])
            elif merchant:
                v = r.choice(['paytmqr%s@ptys' % self.digits(8), 'q%s@ybl' % self.digits(9), 'bharatpe.90%s@fbpe' % self.digits(8),
                              k[:12] + '.%s@okbizaxis' % self.digits(2), 'vyapar.17%s@hdfcbank' % self.digits(9), k[:14] + '@icici',
                              'gpay-112%s@okbizaxis' % self.digits(8)])
            else:
                parts = [p.lower() for p in name.split() if len(p) > 1] or [k]
                v = r.choice([parts[0] + parts[-1][:4] + self.digits(2), parts[0] + '.' + self.digits(3), '9%s' % self.digits(9),
                              parts[0][:6] + parts[-1][:6], '8%s-2' % self.digits(9)]) + '@' + r.choice(['ybl', 'okaxis', 'oksbi', 'okhdfcbank', 'okicici', 'ptsbi', 'ibl', 'axl', 'upi', 'yesg', 'waicici'])
            self.vpas[name] = v
        return self.vpas[name]

    BKS = ['SBIN', 'HDFC', 'ICIC', 'UTIB', 'KKBK', 'PUNB', 'BARB', 'CNRB', 'UBIN', 'YESB', 'FDRL', 'IDFB', 'INDB', 'IDIB', 'UCBA']
    BKN = {'SBIN': 'State Bank of India', 'HDFC': 'HDFC Bank', 'ICIC': 'ICICI Bank', 'UTIB': 'Axis Bank', 'KKBK': 'Kotak Mahindra Bank',
           'PUNB': 'Punjab National Bank', 'BARB': 'Bank of Baroda', 'CNRB': 'Canara Bank', 'UBIN': 'Union Bank of India', 'YESB': 'Yes Bank',
           'FDRL': 'Federal Bank', 'IDFB': 'IDFC First Bank', 'INDB': 'IndusInd Bank', 'IDIB': 'Indian Bank', 'UCBA': 'UCO Bank',
           'CITI': 'Citibank', 'HSBC': 'HSBC', 'DEUT': 'Deutsche Bank', 'SCBL': 'Standard Chartered', 'RATN': 'RBL Bank', 'RBIS': 'Reserve Bank of India',
           'KARB': 'Karnataka Bank', 'SIBL': 'South Indian Bank', 'MAHB': 'Bank of Maharashtra', 'AUBL': 'AU Small Finance Bank'}

    # -- events
    def add(self, d, amt, leg, cat, name='', rem='', bk=None, accept=None, extra=(), stream=None, counted=True, opt=False,
            merchant=False, prio=None, neg=False, tag=None, ref=None, vpa=None, text='', chq=None, umrn=None, loan=None, acct=None, on=None, xrate=None):
        """amt: a number, or a function of the balance at that moment (None: leave out)."""
        self._k += 1
        from speech import CREDIT_LEGS
        credit = leg in CREDIT_LEGS
        if prio is None:
            prio = 1 if credit else 2
        self.ev.append(dict(d=d, amt=amt, leg=leg, cat=cat, name=name, rem=rem, bk=bk, accept=accept, extra=extra, stream=stream, counted=counted,
                            opt=opt, merchant=merchant, prio=prio, neg=neg, tag=tag, ref=ref, vpa=vpa, text=text, chq=chq, umrn=umrn, loan=loan, acct=acct,
                            on=on, xrate=xrate, k=self._k, credit=credit))

    def _render(self, e):
        r, d = self.rng, e['d']
        if e['tag'] in self._keep and e['leg'] in ('rev', 'icr'):
            f = dict(self._keep[e['tag']])
            f['d'] = d
            f['rem'] = e['rem']
        else:
            bk = e['bk'] or (random.Random('bk|%s' % e['name']).choice(self.BKS) if e['name'] else r.choice(self.BKS))
            hh = r.randint(7, 21) if e['leg'][0] != 'n' else r.randint(8, 18)
            own = BANKS[self.bank]['code']
            stable = random.Random('%s|%s|%s' % (self.no, e['name'], bk))
            incoming = e['credit']
            kind = 'R' if e['leg'] in ('ri', 'ro') else 'N'
            f = dict(name=e['name'], NAME=e['name'].upper(), vpa=e['vpa'] or (self.vpa_of(e['name'], e['merchant']) if e['name'] else ''),
                     bk=bk, bkn=self.BKN.get(bk, bk), ifsc='%s0%06d' % (bk, stable.randint(1, 4999)), rem=e['rem'], REM=e['rem'].upper(), d=d, hh='%02d' % hh,
                     mm='%02d' % r.randrange(60), ss='%02d' % r.randrange(60), city=self.city, CITY=self.city.upper(), card=self.card,
                     seq=self.digits(6), seq4=self.digits(4), n9=self.digits(9), n13=self.digits(13), chq=e['chq'] or self.digits(6), acct4='%04d' % stable.randint(1000, 9999),
                     acno=self.acno, own4=self.acno[-4:], holder=self.holder, HOLDER=self.holder.upper(), br=self.branch.upper(), brc=self.brc,
                     umrn=e['umrn'] or '%s7%s' % (stable.choice(['HDFC', 'UTIB', 'ICIC', 'SBIN', 'NACH']), ''.join(str(stable.randrange(10)) for _ in range(15))),
                     loan=e['loan'] or ''.join(str(stable.randrange(10)) for _ in range(9)), text=e['text'], me=self.upi, own=own,
                     ref=e['ref'] or ('%08X' % r.randrange(16 ** 8)), term='%s%06d' % (r.choice(['S1AN', 'N2', 'P3E', 'AD']), r.randrange(10 ** 6)),
                     on=e['on'] or d, acct=e['acct'] or self.digits(11))
            f['rrn'] = self.rrn(d, hh) if e['leg'][0] in 'uipsa' or e['leg'] in ('pos', 'ecom') else self.digits(12)
            f['utr'] = self.utr(d, bk if incoming else own, kind) if e['leg'] in ('ni', 'no', 'ri', 'ro', 'nret', 'fx') else ''
            if e['tag']:
                self._keep[e['tag']] = f
        s = say(self.bank, e['leg'], f)
        refcol = {'u': f['rrn'], 'i': f['rrn']}.get(e['leg'][0], f['utr'] or '')
        if e['leg'] in ('cp', 'cc', 'icr', 'icd', 'cw', 'ocr'):
            refcol = f['chq']
        if e['leg'] in ('int', 'od', 'chg', 'rchg', 'cd', 'cdm'):
            refcol = ''
        if e['leg'] in ('nd', 'nc', 'rev'):
            refcol = f['n9']
        return s, refcol, f

    def run(self):
        if self.rate and self.acct == 'savings':
            for q in (date(2025, 12, 31), date(2026, 3, 31), date(2026, 6, 30), date(2026, 9, 30)):
                if q >= self.start:
                    self.add(q, 'interest', 'int', 'interest_received', prio=8)
        bal = self.opening
        rows, eod = [], {}
        evs = sorted(self.ev, key=lambda e: (e['d'], e['prio'], random.Random(e['k'] * 7919 + self.no).random()))
        cur = self.start

        def close_until(d):
            nonlocal cur
            while cur < d:
                eod[cur] = bal
                cur += ONE
        for e in evs:
            d = e['d']
            if d < self.start or d > END:
                continue
            close_until(d)
            amt = e['amt']
            if amt == 'interest':
                qs = date(d.year, d.month - 2, 1)
                tot, x = 0.0, qs
                while x <= d:
                    b = self.opening if x < self.start else (eod[x] if x in eod else bal)
                    tot += max(b, 0)
                    x += ONE
                amt = round(tot * self.rate / 100 / 365)
                if amt < 1:
                    continue
            elif amt == 'odint':
                x, tot = d.replace(day=1), 0.0
                while x <= d:
                    tot += max(0, -(eod[x] if x in eod else bal))
                    x += ONE
                amt = round(tot * e['xrate'] / 100 / 365)
                if amt < 1:
                    continue
            elif callable(amt):
                amt = amt(bal)
                if amt is None or amt <= 0:
                    continue
            amt = round(float(amt), 2)
            # RTGS from two lakh, UPI up to one lakh
            if e['leg'] in ('ri', 'ro') and amt < 200000:
                e['leg'] = {'ri': 'ni', 'ro': 'no'}[e['leg']]
            if e['leg'] in ('uo', 'um') and amt > 100000:
                e['leg'] = 'no'
            if e['leg'] == 'io' and amt > 500000:
                e['leg'] = 'no'
            if not e['credit'] and e['opt'] and round(bal - amt, 2) < (self.floor(d) if callable(self.floor) else self.floor):
                continue
            nb = round(bal + amt if e['credit'] else bal - amt, 2)
            if nb < 0 and self.acct != 'od' and not e['credit'] and not e['neg']:
                raise SystemExit('life %d %s: %s on %s of %.2f takes %.2f below zero' % (self.no, self.kind, e['leg'] + ' ' + e['name'], d, amt, bal))
            if e['neg'] and e['tag'] and nb >= 0 and e['leg'] in ('nd', 'icd', 'ua', 'emi') and self.acct != 'od':
                raise SystemExit('life %d: the returned debit of %s was covered (%.2f)' % (self.no, d, bal))
            bal = nb
            narr, refcol, f = self._render(e)
            narr = ' '.join(narr.split())
            acc = e['accept'] if e['accept'] is not None else cat_accept(e['cat'], e['extra'])
            cat = e['cat']
            if cat == 'rent' and 'RENT' not in narr.upper():
                cat, acc = 'person_transfer', sorted(set(SPEND) | {'rent', 'rent_paid', 'person_transfer', 'family_support'})
            if e['leg'] in ('rd', 'fd'):
                acc = sorted(set(acc) | {'self_transfer'})
            row = dict(date=d, amount=amt, credit=e['credit'], narration=narr, category=cat,
                       accept=acc, balance=bal, ref=refcol,
                       stream=e['stream'], counted=e['counted'], tag=e['tag'], leg=e['leg'], hms='%s:%s:%s' % (f['hh'], f['mm'], f['ss']))
            rows.append(row)
        close_until(END + ONE)
        self.rows, self.eod, self.closing = rows, eod, bal
        return rows

    # -- figures
    def sums(self, stream):
        by = {m: 0.0 for m in self.months}
        for r in self.rows:
            if r['stream'] == stream and r['counted']:
                by[r['date'].replace(day=1)] += r['amount']
        return by

    def abb6(self):
        v = []
        for m in self.months[-6:]:
            for k in (1, 5, 10, 15, 20, 25):
                v.append(max(0, self.eod[m.replace(day=k)]))
        return sum(v) / len(v)

    def figure_pay(self, stream):
        by = self.sums(stream)
        seq = [by[m] for m in self.months]
        paid = [v for v in seq if v > 0]
        lastpaid = max(r['date'] for r in self.rows if r['stream'] == stream and r['counted'])
        med = statistics.median(paid[-6:])
        base = med
        two = sum(paid[-2:]) / 2
        before = statistics.median(paid[-6:-2]) if len(paid) >= 4 else med
        if two <= .8 * max(med, before):
            base = min(med, two)
        factor = len(paid) / len(seq)
        stopped = (END - lastpaid).days > 45
        if stopped:
            self.extra['income_if_not_zeroed'] = [round(med), round(med * factor)]
            return 0, [0, 0]
        v = base * factor
        return v, [v, v]

    def figure_mean(self, stream, margin):
        by = self.sums(stream)
        seq = [by[m] for m in self.months]
        l6 = seq[-6:]
        reads = [sum(seq) / len(seq), statistics.median(seq), sum(l6) / len(l6), statistics.median(l6)]
        return reads[2] * margin, [min(reads) * margin, max(reads) * margin]

    def figure_sum(self, stream, margin):
        by = self.sums(stream)
        v = sum(by.values()) * margin / len(self.months)
        return v, [v, v]

    def count(self, stream, how, margin=1.0, label=None):
        """Declare an income stream; evaluated after run()."""
        self.income_parts.append((stream, how, margin, label or stream))

    def owe(self, kind, name, monthly, lo=None, hi=None):
        self.oblig.append(dict(kind=kind, name=name, monthly=round(monthly, 2), lo=monthly if lo is None else lo, hi=monthly if hi is None else hi))

    def owe_card(self, name, bills):
        six = bills[-6:]
        self.owe('card', name, .05 * sum(six) / len(six), .05 * min(six), .05 * max(six))

    def owe_new(self, name, principal, app=False):
        lo = pmt(principal, 60, .10)
        hi = pmt(principal, 12 if app else 24, .30)
        mid = pmt(principal, 18, .26) if app else pmt(principal, 36, .15)
        self.owe('new_loan', name, mid, lo, hi)

    def truth(self):
        inc, lo, hi, comps = 0.0, 0.0, 0.0, []
        for stream, how, margin, label in self.income_parts:
            v, rg = {'pay': lambda: self.figure_pay(stream), 'mean': lambda: self.figure_mean(stream, margin),
                     'sum': lambda: self.figure_sum(stream, margin)}[how]()
            comps.append(dict(stream=label, margin=margin, monthly=round(v, 2)))
            inc, lo, hi = inc + v, lo + rg[0], hi + rg[1]
        if 'widen' in self.extra:
            f = self.extra.pop('widen')
            a, b = f(self, inc, lo, hi)
            lo, hi = min(a, lo), max(b, hi)
        if self.od:
            last6 = [sum(r['amount'] for r in self.rows if r['category'] == 'od_interest' and r['date'].replace(day=1) == m) for m in self.months[-6:]]
            self.owe('od_interest', BANKS[self.bank]['title'], sum(last6) / 6, min(sum(last6) / 6, min(last6)), max(last6))
        ob = sum(o['monthly'] for o in self.oblig)
        olo = sum(o['lo'] for o in self.oblig)
        ohi = sum(o['hi'] for o in self.oblig)
        abb = self.abb6()
        emi_limit = .65 if inc >= 75000 else .50
        foir = (ob + NEW_EMI) / inc if inc else None
        if self.good:
            bad = []
            if lo < 20000 and not self.extra.get('margin_doubt'):
                bad.append('income %d' % lo)
            if foir is None or (ohi + NEW_EMI) / max(lo, 1) > emi_limit:
                bad.append('foir %s' % ((ohi + NEW_EMI) / max(lo, 1)))
            if abb < 1.1 * NEW_EMI and not self.od:
                bad.append('abb %d' % abb)
            if self.bounces or self.flags:
                bad.append('flags')
            if bad:
                raise SystemExit('life %d %s is not good: %s' % (self.no, self.kind, bad))
        t = dict(id=self.id(), kind=self.kind, bank=BANKS[self.bank]['title'], layout=self.layout, holder=self.holder, applicant_name=self.applicant,
                 account_type=self.acct, as_of=self.as_of.isoformat(), period_start=self.start.isoformat(), period_end=END.isoformat(),
                 full_months=self.n, full_months_end=END.isoformat(), opening_balance='%.2f' % self.opening, closing_balance='%.2f' % self.closing,
                 monthly_income=round(inc), income_range=[int(lo), int(hi + .999)], income_components=comps,
                 monthly_obligations=round(ob), obligations_range=[int(olo), int(ohi + .999)],
                 obligations=[dict(kind=o['kind'], name=o['name'], monthly=round(o['monthly'])) for o in self.oblig],
                 disbursals=[i for i, r in enumerate(self.rows) if r['tag'] and str(r['tag']).startswith('disb')],
                 bounces=self.bounces, is_good_customer=self.good, is_loaded=self.loaded, risk=self.risk, flags=self.flags,
                 od=self.od_truth(), abb6=round(abb, 2), foir_with_new_emi=None if foir is None else round(foir, 4), notes=self.notes,
                 print_order='desc' if self.layout_desc else 'asc', rows=[])
        if self.joint:
            t['joint_holders'] = self.joint
        t.update(self.extra)
        for r in self.rows:
            t['rows'].append(dict(date=r['date'].isoformat(), amount='%.2f' % r['amount'], direction='credit' if r['credit'] else 'debit',
                                  narration=r['narration'], category=OURS.get(r['category'], r['category']), accept=sorted({OURS.get(each, each) for each in r['accept']}), balance='%.2f' % r['balance']))
        return t

    layout_desc = False

    def id(self):
        return 'seventh-%02d-%s-%s' % (self.no, self.kind, self.layout)

    def od_truth(self):
        if not self.od:
            return None
        lim = self.od['limit']
        used = [max(0, -v) for v in self.eod.values()]
        return dict(limit=lim, drawing_power=self.od.get('dp', lim), utilisation=round(sum(used) / len(used) / lim, 4), peak=round(max(used) / lim, 4),
                    days_over=sum(1 for u in used if u > lim + .005), days=len(used))
