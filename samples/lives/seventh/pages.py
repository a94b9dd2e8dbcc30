"""Pages of 24 banks: one generic ruled/unruled table drawer, one description per bank."""
import os
from datetime import datetime, timezone
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor, black, white
from speech import BANKS


def group_in(v, us=False, plain=False):
    s = '%.2f' % abs(v)
    a, b = s.split('.')
    if plain:
        return a + '.' + b
    if us:
        a = '{:,}'.format(int(a))
    elif len(a) > 3:
        h, t = a[:-3], a[-3:]
        parts = []
        while len(h) > 2:
            parts.insert(0, h[-2:])
            h = h[:-2]
        if h:
            parts.insert(0, h)
        a = ','.join(parts + [t])
    return a + '.' + b


def wrap(text, font, size, width, mode):
    """Lines of text. word: at blanks, long tokens after / - : or anywhere; char: wherever the cell is full."""
    if mode == 'char':
        out, cur = [], ''
        for ch in text:
            if stringWidth(cur + ch, font, size) > width:
                out.append(cur.rstrip())
                cur = ch.lstrip()
            else:
                cur += ch
        return out + ([cur] if cur else [])
    out, cur = [], ''
    for tok in text.split(' '):
        cand = tok if not cur else cur + ' ' + tok
        if stringWidth(cand, font, size) <= width:
            cur = cand
            continue
        if stringWidth(tok, font, size) <= width and cur and len(cur) > 8:
            out.append(cur)
            cur = tok
            continue
        rest = cand
        while stringWidth(rest, font, size) > width:
            n = len(rest)
            while stringWidth(rest[:n], font, size) > width:
                n -= 1
            out.append(rest[:n].rstrip())
            rest = rest[n:].lstrip()
        cur = rest
    if cur:
        out.append(cur)
    return out


class Doc:
    def __init__(self, path, life, spec):
        self.L, self.S = life, spec
        size = {'A4': A4, 'A4L': landscape(A4), 'LTR': letter}[spec.get('size', 'A4')]
        self.W, self.H = size
        os.environ['SOURCE_DATE_EPOCH'] = str(int(datetime(life.as_of.year, life.as_of.month, life.as_of.day, 5 + life.no % 9, life.no % 60, 11, tzinfo=timezone.utc).timestamp()))
        self.c = canvas.Canvas(path, pagesize=size, pageCompression=1)
        self.c.setProducer(spec.get('producer', 'iText 5.5.13'))
        self.c.setCreator(spec.get('creator', 'JasperReports Library version 6.20'))
        self.c.setTitle('Statement of Account')
        self.c.setAuthor(BANKS[life.bank]['title'])
        self.f, self.b = spec.get('font', ('Helvetica', 'Helvetica-Bold'))
        self.fs = spec.get('fs', 7.5)
        self.lead = spec.get('lead', self.fs + 1.6)

    def text(self, x, y, s, font=None, size=None, align='l', color=None):
        font, size = font or self.f, size or self.fs
        self.c.setFont(font, size)
        self.c.setFillColor(color or black)
        if align == 'r':
            self.c.drawRightString(x, y, s)
        elif align == 'c':
            self.c.drawCentredString(x, y, s)
        else:
            self.c.drawString(x, y, s)

    def lines(self, x, y, ls, font=None, size=None, gap=None):
        for s in ls:
            self.text(x, y, s, font, size)
            y -= gap or (size or self.fs) + 3
        return y

    def pairs(self, x, y, ps, lw, sep=':', size=None, gap=None, bold=False):
        for k, v in ps:
            self.text(x, y, k, self.b if bold else None, size)
            self.text(x + lw, y, (sep + ' ' if sep else '') + v, None, size)
            y -= gap or (size or self.fs) + 3
        return y

    def money(self, v):
        return group_in(v, self.S.get('comma') == 'us', self.S.get('comma') == 'none')

    def bal(self, v):
        s = self.money(v)
        suf = self.S.get('suffix')
        pre = self.S.get('prefix', '')
        if suf:
            return pre + s + (suf[1] if v < 0 else suf[0])
        if any(c[0] == 'baltype' for c in self.S['cols']):
            return pre + s
        return pre + ('-' if v < 0 else '') + s

    def cell(self, key, r, i):
        S = self.S
        e, pre = S.get('empty', ''), S.get('prefix', '')
        if key == 'date':
            return r['date'].strftime(S['date'])
        if key == 'vdate':
            return r['date'].strftime(S.get('vdate', S['date']))
        if key == 'dr':
            return e if r['credit'] else pre + self.money(r['amount'])
        if key == 'cr':
            return pre + self.money(r['amount']) if r['credit'] else e
        if key == 'amt':
            st = S.get('amtsuffix')
            return pre + self.money(r['amount']) + (st[0] if r['credit'] else st[1]) if st else pre + self.money(r['amount'])
        if key == 'type':
            t = S.get('types', ('CR', 'DR'))
            return t[0] if r['credit'] else t[1]
        if key == 'bal':
            return self.bal(r['balance'])
        if key == 'baltype':
            t = S.get('types', ('CR', 'DR'))
            return t[1] if r['balance'] < 0 else t[0]
        if key == 'sno':
            return str(i)
        if key == 'ref':
            f = S.get('ref', lambda s: s)
            return f(r['ref'])
        if key == 'chq':
            return r['ref'] if r['leg'] in ('cp', 'cc', 'icd', 'icr', 'ocr', 'cw') else S.get('nochq', '')
        if key == 'br':
            return self.L.brc
        if key == 'id':
            return r['id']
        if key == 'mode':
            return r['mode']
        if key == 'narr':
            return r['narration']
        raise KeyError(key)

    def draw(self):
        S, L = self.S, self.L
        rows = L.rows[::-1] if S.get('order') == 'desc' else L.rows
        rng = __import__('random').Random('ids%d' % L.no)
        for r in L.rows:
            r['id'] = 'S%08d' % rng.randrange(10 ** 8)
            l = r['leg']
            r['mode'] = ('UPI' if l[0] == 'u' else 'NEFT' if l in ('ni', 'no') else 'RTGS' if l in ('ri', 'ro') else 'IMPS' if l in ('ii', 'io') else 'ACH' if l in ('nd', 'nc', 'rev') else
                         'POS' if l in ('pos', 'ecom', 'prf') else 'ATM' if l == 'atm' else 'CASH' if l in ('cd', 'cdm', 'cw') else 'CLG' if l in ('cp', 'cc', 'icd', 'icr', 'ocr') else 'TRF')
        x0 = S.get('left', 30)
        cols, x = [], x0
        for key, title, w, al in S['cols']:
            cols.append((key, title.split('\n'), x, w, al))
            x += w
        right = x
        assert right <= self.W - 12, (L.bank, right, self.W)
        pad = 3
        blocks = []
        for i, r in enumerate(rows, 1):
            cells, h = {}, 1
            for key, _, cx, w, al in cols:
                s = self.cell(key, r, i)
                if key == 'narr' or (key in ('ref',) and stringWidth(s, self.f, self.fs) > w - 2 * pad):
                    ls = wrap(s, self.f, self.fs, w - 2 * pad, S.get('wrap', 'word') if key == 'narr' else 'char')
                    if key == 'narr' and S.get('chqline') and r['leg'] in ('cp', 'cc', 'icd', 'icr', 'ocr', 'cw'):
                        ls = ls + ['Chq: ' + r['ref']]
                elif key in ('date', 'vdate') and '\n' in s:
                    ls = s.split('\n')
                else:
                    ls = [s]
                    assert stringWidth(s, self.f, self.fs) <= w - 1, (L.bank, key, s, stringWidth(s, self.f, self.fs), w)
                cells[key] = ls
                h = max(h, len(ls))
            blocks.append((cells, h * self.lead + S.get('rowpad', 4), r))
        tl = max(len(c[1]) for c in cols)
        headh = tl * (self.fs + 2) + 6
        bottom = S.get('bottom', 50)

        # first pass: the pages
        self._y_first = S['head'](self)
        return self._paint(cols, blocks, headh, bottom, right, x0, pad)

    def _paint(self, cols, blocks, headh, bottom, right, x0, pad):
        S, L, c = self.S, self.L, self.c
        # plan
        plan, y, page = [[]], self._y_first - headh, 1
        extra = self.lead + 5
        if S.get('bf'):
            y -= extra
        for bl in blocks:
            need = bl[1]
            if y - need < bottom + (extra if S.get('cf') else 0):
                plan.append([])
                y = self.H - S.get('top2', 60) - (headh if S.get('repeat', True) else 0)
                if S.get('bf') == 'page':
                    y -= extra
            plan[-1].append(bl)
            y -= need
        total = len(plan)
        tail = S.get('tail')
        if tail and y - S.get('tailh', 90) < bottom:
            total += 1
        # paint; page 1's head is already drawn
        running = L.opening if S.get('order') != 'desc' else None
        for p, bls in enumerate(plan, 1):
            if p == 1:
                y = self._y_first
            else:
                c.showPage()
                y = self.H - S.get('top2', 60)
                if S.get('head2'):
                    S['head2'](self, p, total)
            if p == 1 or S.get('repeat', True):
                self._header(cols, y, headh, right, x0, pad)
                y -= headh
            if S.get('bf') and (p == 1 or S['bf'] == 'page'):
                y = self._special(cols, y, S['bftext'] if p == 1 else S.get('bftext2', S['bftext']), L.opening if p == 1 else running, pad)
            for n, (cells, h, r) in enumerate(bls):
                if S.get('grid') == 'zebra' and n % 2:
                    c.setFillColor(HexColor(S.get('zebra', '#f1f3f6')))
                    c.rect(x0, y - h, right - x0, h, stroke=0, fill=1)
                hh = max(len(v) for v in cells.values())
                for key, _, cx, w, al in cols:
                    ls = cells[key]
                    yy = y - self.fs - 1.5
                    if S.get('valign') == 'mid' and len(ls) < hh:
                        yy -= (hh - len(ls)) * self.lead / 2
                    for s in ls:
                        if s:
                            if al == 'r':
                                self.text(cx + w - pad, yy, s, align='r')
                            elif al == 'c':
                                self.text(cx + w / 2, yy, s, align='c')
                            else:
                                self.text(cx + pad, yy, s)
                        yy -= self.lead
                if S.get('grid') in ('full', 'h'):
                    c.setStrokeColor(HexColor(S.get('rule', '#b9bec6')))
                    c.setLineWidth(.4)
                    c.line(x0, y - h, right, y - h)
                if S.get('grid') == 'full':
                    for key, _, cx, w, al in cols:
                        c.line(cx, y, cx, y - h)
                    c.line(right, y, right, y - h)
                y -= h
                running = r['balance']
            if S.get('cf') and p < len(plan):
                self._special(cols, y, S['cf'], running, pad)
            self._foot(p, total)
            if p == len(plan) and tail and y - S.get('tailh', 90) >= bottom:
                tail(self, y - 14, cols, right)
        if total > len(plan):
            c.showPage()
            if S.get('head2'):
                S['head2'](self, total, total)
            tail(self, self.H - S.get('top2', 60) - 10, cols, right)
            self._foot(total, total)
        c.save()
        return total

    def _special(self, cols, y, text, value, pad):
        for key, _, cx, w, al in cols:
            if key == 'narr':
                self.text(cx + pad, y - self.fs - 1.5, text, self.f)
            if key == 'bal':
                self.text(cx + w - pad, y - self.fs - 1.5, self.bal(value), self.f, align='r')
            if key == 'baltype':
                self.text(cx + w / 2, y - self.fs - 1.5, self.S['types'][1 if value < 0 else 0], self.f, align='c')
            if key == 'date' and self.S.get('bfdate'):
                self.text(cx + pad, y - self.fs - 1.5, self.L.start.strftime(self.S['date']).split('\n')[0], self.f)
        return y - self.lead - 5

    def _header(self, cols, y, h, right, x0, pad):
        S, c = self.S, self.c
        bg = S.get('hdrbg')
        if bg:
            c.setFillColor(HexColor(bg))
            c.rect(x0, y - h, right - x0, h, stroke=0, fill=1)
        else:
            c.setStrokeColor(black)
            c.setLineWidth(.6)
            c.line(x0, y, right, y)
            c.line(x0, y - h, right, y - h)
        col = HexColor(S['hdrfg']) if S.get('hdrfg') else black
        for key, ts, cx, w, al in cols:
            yy = y - self.fs - 3
            for t in ts:
                sz = self.fs
                while stringWidth(t, self.b, sz) > w - 2:
                    sz -= .25
                if al == 'r':
                    self.text(cx + w - pad, yy, t, self.b, sz, 'r', col)
                elif al == 'c':
                    self.text(cx + w / 2, yy, t, self.b, sz, 'c', col)
                else:
                    self.text(cx + pad, yy, t, self.b, sz, 'l', col)
                yy -= self.fs + 2

    def _foot(self, p, total):
        S = self.S
        f = S.get('foot')
        if f:
            f(self, p, total)

    # sums
    def sums(self):
        dr = [r for r in self.L.rows if not r['credit']]
        cr = [r for r in self.L.rows if r['credit']]
        return len(dr), round(sum(r['amount'] for r in dr), 2), len(cr), round(sum(r['amount'] for r in cr), 2)


# ---- small words shared by the heads
PINS = {}
STREETS = ['Flat 302, Sai Krupa Residency', '14/2, 3rd Cross, Gandhi Nagar', 'H.No 7-1-44, Ashok Colony', 'Plot 18, Shivaji Park Road', '22, Temple Street', 'B-11, Green Valley Apts',
           'Door No 5/118, Main Bazaar', 'C/o Lakshmi Nilaya, 2nd Main', '41, Subhash Marg', 'Ward No 6, Station Road', '203, Orchid Heights', 'Old No 12 New No 31, West Car Street']


def addr(L):
    import random
    r = random.Random('addr%d' % L.no)
    return [r.choice(STREETS), r.choice(['Near Post Office', 'Opp Municipal Park', 'Behind Bus Stand', 'Sector 4', 'Ward 12']), L.city.upper() + ' - ' + '%06d' % r.randint(400001, 799999)]


def ids(L):
    import random
    r = random.Random('ids2%d' % L.no)
    return dict(cif='%d' % r.randint(10 ** 8, 10 ** 9 - 1), micr='%09d' % r.randint(110002001, 799240999), mob='XXXXXX%04d' % r.randint(0, 9999), crn='%08d' % r.randint(10 ** 7, 10 ** 8 - 1))


def typ(L):
    return {'savings': 'SAVINGS', 'current': 'CURRENT', 'od': 'CASH CREDIT' if L.od and L.od.get('cc') else 'OVERDRAFT'}[L.acct]


def names(L):
    return [L.holder] + [j for j in (L.joint or []) if j != L.holder]


def limits(L):
    return [('Sanctioned Limit', group_in(L.od['limit'])), ('Drawing Power', group_in(L.od.get('dp', L.od['limit'])))] if L.od else []


def period(L, f):
    from core import END
    return L.start.strftime(f), END.strftime(f)


# ---- heads
def h_sbi(d):
    L, i = d.L, ids(d.L)
    y = d.H - 50
    d.text(30, y, 'State Bank of India', d.b, 15, color=HexColor('#1c3f94'))
    y -= 26
    ps = [('Account Name', 'Mr/Ms. ' + ' & '.join(names(L))), ('Address', addr(L)[0]), ('', addr(L)[2]), ('Date', L.as_of.strftime('%-d %b %Y')), ('Account Number', '000000' + L.acno),
          ('Account Description', {'savings': 'REGULAR SB CHQ-INDIVIDUALS', 'current': 'CURRENT ACCOUNT-GENERAL', 'od': 'CC-TRADE'}[L.acct]), ('Branch', L.branch.upper()),
          ('Drawing Power', group_in(L.od['dp']) if L.od else '0.00'), ('Interest Rate(% p.a.)', '%.1f' % L.rate), ('MOD Balance', '0.00'), ('CIF No.', i['cif'] + '21'), ('IFS Code', L.ifsc), ('MICR Code', i['micr']),
          ('Nomination Registered', 'Yes'), ('Balance as on ' + L.start.strftime('%-d %b %Y'), d.money(L.opening))]
    if L.od:
        ps.insert(7, ('Limit', group_in(L.od['limit'])))
    y = d.pairs(30, y, ps, 140, size=8.5)
    y -= 6
    a, b = period(L, '%-d %b %Y')
    d.text(30, y, 'Account Statement from %s to %s' % (a, b), d.b, 9)
    return y - 12


def h_hdfc(d):
    L, i = d.L, ids(d.L)
    y = d.H - 40
    d.text(30, y, 'HDFC BANK', d.b, 14, color=HexColor('#004b8d'))
    d.text(d.W - 30, y, 'We understand your world', None, 8, 'r')
    y -= 26
    d.lines(30, y, ['MR/MS ' + n.upper() for n in names(L)] + [s.upper() for s in addr(L)] + ['INDIA'], size=8)
    a, b = period(L, '%d/%m/%Y')
    ps = [('Account Branch', L.branch.upper()), ('Address', addr(L)[1].upper()), ('City', L.city.upper()), ('Phone no.', '18001600'), ('Currency', 'INR'), ('Email', 'XXXXXX@GMAIL.COM'), ('Cust ID', i['cif']), ('Account No', L.acno + (' SAVINGS' if L.acct == 'savings' else ' CURRENT')),
          ('A/C Open Date', '14/06/2018'), ('Account Status', 'Regular'), ('RTGS/NEFT IFSC', L.ifsc + '   MICR : ' + i['micr'])]
    if L.od:
        ps += [('OD Limit', group_in(L.od['limit'])), ('Drawing Power', group_in(L.od.get('dp', L.od['limit'])))]
    else:
        ps += [('OD Limit', '0.00')]
    y2 = d.pairs(310, y, ps, 82, size=8, gap=11)
    d.text(30, y2 + 4, 'Nomination : Registered', size=8)
    d.text(30, y2 - 8, 'Statement From : %s To : %s' % (a, b), d.b, 8)
    return y2 - 16


def t_hdfc(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'STATEMENT SUMMARY :-', d.b, 8.5)
    xs = [30, 150, 240, 320, 430]
    for x, t in zip(xs, ['Opening Balance', 'Dr Count', 'Cr Count', 'Debits', 'Credits']):
        d.text(x, y - 14, t, d.b, 8)
    d.text(510, y - 14, 'Closing Bal', d.b, 8)
    for x, t in zip(xs + [510], [d.bal(d.L.opening), str(n1), str(n2), d.money(s1), d.money(s2), d.bal(d.L.closing)]):
        d.text(x, y - 26, t, None, 8)
    d.text(30, y - 44, 'Generated On: %s' % d.L.as_of.strftime('%d-%b-%Y'), None, 7)
    d.text(30, y - 56, 'This is a computer generated statement and does not require signature.', None, 7)


def h_icici(d):
    L, i = d.L, ids(d.L)
    y = d.H - 46
    d.text(30, y, 'ICICI Bank', d.b, 14, color=HexColor('#b02a30'))
    d.text(d.W - 30, y, 'DETAILED STATEMENT', d.b, 10, 'r')
    y -= 24
    a, b = period(L, '%d/%m/%Y')
    y = d.pairs(30, y, [('Account Number', L.acno + ' ( INR ) - ' + ' AND '.join(n.upper() for n in names(L))), ('Account Type', typ(L)), ('IFSC Code', L.ifsc), ('MICR', i['micr']), ('Customer ID', i['cif']), ('Branch', L.branch.upper()), ('Transaction Period', 'From %s To %s' % (a, b))] + limits(L), 110, size=8)
    y -= 4
    d.text(30, y, 'Transactions List - %s (INR) - %s' % (L.holder.upper(), L.acno), d.b, 8.5)
    return y - 10


def h_axis(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(d.W / 2, y, 'AXIS BANK', d.b, 14, 'c', HexColor('#97144d'))
    y -= 22
    d.lines(30, y, [L.holder.upper()] + (['Joint Holder :- ' + ', '.join(names(L)[1:]).upper()] if len(names(L)) > 1 else ['Joint Holder :--']) + [s.upper() for s in addr(L)], size=8)
    y2 = d.pairs(350, y, [('Customer ID', i['cif']), ('IFSC Code', L.ifsc), ('MICR Code', i['micr']), ('Nominee Registered', 'Y'), ('Registered Mobile', i['mob']), ('Scheme', {'savings': 'SB-EASY ACCESS', 'current': 'CA-BUSINESS CLASSIC', 'od': 'CC-HYPOTHECATION'}[L.acct])] + limits(L), 92, size=8)
    y = min(y2, y - 60) - 4
    a, b = period(L, '%d-%m-%Y')
    d.text(d.W / 2, y, 'Statement of Axis Account No : %s for the period (From : %s To : %s)' % (L.acno, a, b), d.b, 8.5, 'c')
    return y - 10


def t_axis(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    for key, _, cx, w, al in cols:
        if key == 'narr':
            d.text(cx + 3, y, 'TRANSACTION TOTAL', d.b)
            d.text(cx + 3, y - 12, 'CLOSING BALANCE', d.b)
        if key == 'dr':
            d.text(cx + w - 3, y, d.money(s1), d.b, align='r')
        if key == 'cr':
            d.text(cx + w - 3, y, d.money(s2), d.b, align='r')
        if key == 'bal':
            d.text(cx + w - 3, y - 12, d.bal(d.L.closing), d.b, align='r')
    d.text(30, y - 34, 'Unless the constituent notifies the bank immediately of any discrepancy, it will be taken that the account is correct.', None, 6.5)
    d.text(30, y - 46, '++++ End of Statement ++++', None, 7)


def h_kotak(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(30, y, 'kotak', d.b, 16, color=HexColor('#ed1c24'))
    d.text(d.W - 30, y, 'Account Statement', d.b, 12, 'r')
    a, b = period(L, '%d %b %Y')
    d.text(d.W - 30, y - 13, '%s - %s' % (a, b), None, 8, 'r')
    y -= 30
    d.lines(30, y, [n for n in names(L)] + addr(L), size=8)
    y2 = d.pairs(330, y, [('Account No.', L.acno), ('Cust. Reln. No.', i['crn'] + '9'), ('Account Type', typ(L).title()), ('Branch', L.branch), ('IFSC Code', L.ifsc), ('MICR Code', i['micr']), ('Currency', 'INR')] + limits(L), 86, sep='', size=8)
    d.text(30, y2 - 2, 'Savings Account Transactions' if L.acct == 'savings' else 'Account Transactions', d.b, 9)
    return y2 - 12


def t_kotak(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Statement Summary', d.b, 8.5)
    d.pairs(30, y - 13, [('Opening Balance', d.bal(d.L.opening)), ('Total Withdrawal Amount', '%s (%d)' % (d.money(s1), n1)), ('Total Deposit Amount', '%s (%d)' % (d.money(s2), n2)), ('Closing Balance', d.bal(d.L.closing))], 130, size=8)


def h_pnb(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(d.W / 2, y, 'PUNJAB NATIONAL BANK', d.b, 13, 'c', HexColor('#a20a3a'))
    y -= 22
    a, b = period(L, '%d/%m/%Y')
    ps = [('Branch Name', L.branch.upper()), ('IFSC Code', L.ifsc), ('MICR Code', i['micr']), ('Account Number', L.acno), ('Account Name', ' , '.join(names(L)).upper()), ('Customer ID', 'R' + i['crn']), ('Customer Address', ', '.join(addr(L)).upper()), ('Statement Period', '%s to %s' % (a, b))] + limits(L)
    y = d.pairs(30, y, ps, 110, size=8.2)
    return y - 8


def t_pnb(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Opening Balance: %s    Closing Balance: %s' % (d.bal(d.L.opening), d.bal(d.L.closing)), None, 8)
    d.text(30, y - 12, 'Total Debit: %s (%d)   Total Credit: %s (%d)' % (d.money(s1), n1, d.money(s2), n2), None, 8)


def h_bob(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(30, y, 'Bank of Baroda', d.b, 14, color=HexColor('#f15a29'))
    y -= 24
    d.lines(30, y, [L.holder.upper()] + (['JT: ' + ', '.join(names(L)[1:]).upper()] if len(names(L)) > 1 else []) + [s.upper() for s in addr(L)], size=8)
    y2 = d.pairs(300, y, [('Customer Id', i['cif']), ('Account No', L.acno), ('Account Type', typ(L) + ' ACCOUNT'), ('Branch Name', L.branch.upper()), ('IFSC Code', L.ifsc), ('MICR Code', i['micr'])] + limits(L), 80, size=8)
    a, b = period(L, '%d-%m-%Y')
    d.text(30, y2 - 6, 'Statement of transactions in %s Account %s in INR for the period %s to %s' % (typ(L).title(), L.acno, a, b), d.b, 8)
    return y2 - 16


def h_canara(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(30, y, 'Canara Bank', d.b, 14, color=HexColor('#0091d5'))
    a, b = period(L, '%d-%m-%Y')
    d.text(30, y - 18, 'Statement for A/c %s between %s and %s' % ('XXXXXXXXX' + L.acno[-4:], a, b), d.b, 9)
    y -= 36
    n1, s1, n2, s2 = d.sums()
    yl = d.pairs(30, y, [('Customer Id', 'XXXXX' + i['crn'][-4:]), ('Name', ' / '.join(names(L)).upper()), ('Phone', '+91' + i['mob']), ('Address', addr(L)[0].upper()), ('', addr(L)[2])] + limits(L), 60, sep='', size=8)
    y2 = d.pairs(360, y, [('Branch Code', L.brc[-4:]), ('Branch Name', L.branch.upper()), ('IFSC Code', L.ifsc), ('MICR', i['micr']), ('Opening Balance', 'Rs. ' + d.bal(L.opening)), ('Closing Balance', 'Rs. ' + d.bal(L.closing))], 90, sep='', size=8)
    return min(yl, y2) - 8


def h_union(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(30, y, 'Union Bank', d.b, 14, color=HexColor('#da251c'))
    d.text(d.W - 30, y, 'Details of statement', d.b, 11, 'r')
    y -= 24
    a, b = period(L, '%d/%m/%Y')
    y = d.pairs(30, y, [('Name', ' & '.join(names(L))), ('Customer Id', i['cif']), ('Account No', L.acno), ('Account Type', typ(L).title()), ('IFSC', L.ifsc), ('Branch', L.branch), ('Statement Date', L.as_of.strftime('%d/%m/%Y')), ('Statement Period From', '%s To %s' % (a, b))] + limits(L), 120, sep=' ', size=8)
    return y - 8


def h_indian(d):
    L, i = d.L, ids(d.L)
    y = d.H - 44
    d.text(30, y, 'INDIAN BANK', d.b, 14, color=HexColor('#1b3d87'))
    d.text(30, y - 16, 'ACCOUNT STATEMENT', d.b, 10)
    a, b = period(L, '%d %b %Y')
    d.text(30, y - 28, 'From %s To %s' % (a, b), None, 8)
    y -= 46
    yl = d.pairs(30, y, [('Account Holder', L.holder.upper())] + ([('Joint Holder', ', '.join(names(L)[1:]).upper())] if len(names(L)) > 1 else []) + [('Account Number', L.acno), ('Account Type', typ(L)), ('Address', addr(L)[0]), ('', addr(L)[2])] + limits(L), 84, size=8)
    y2 = d.pairs(340, y, [('Branch', L.branch.upper()), ('IFSC', L.ifsc), ('CIF', i['cif']), ('Nominee', 'Registered')], 60, size=8)
    y = min(yl, y2) - 6
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'ACCOUNT SUMMARY', d.b, 8.5)
    for x, k, v in ((30, 'Opening Balance', d.bal(L.opening)), (160, 'Total Credits', '+ INR ' + d.money(s2)), (290, 'Total Debits', '- INR ' + d.money(s1)), (430, 'Ending Balance', d.bal(L.closing))):
        d.text(x, y - 13, k, None, 7.5)
        d.text(x, y - 24, v, d.b, 8)
    y -= 40
    d.text(30, y, 'ACCOUNT ACTIVITY', d.b, 8.5)
    return y - 8


def h_idfc(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(30, y, 'IDFC FIRST Bank', d.b, 14, color=HexColor('#9d1d27'))
    d.text(d.W - 30, y, 'STATEMENT OF ACCOUNT', d.b, 10, 'r')
    y -= 24
    a, b = period(L, '%d-%b-%Y')
    yl = d.pairs(30, y, [('CUSTOMER ID', i['cif']), ('ACCOUNT NO', L.acno), ('STATEMENT PERIOD', '%s TO %s' % (a, b)), ('CUSTOMER NAME', ' AND '.join(names(L)).upper()), ('COMMUNICATION ADDRESS', addr(L)[0].upper()), ('', addr(L)[2])] + limits(L), 125, size=7.8)
    y2 = d.pairs(390, y, [('ACCOUNT BRANCH', L.branch.upper()), ('IFSC', L.ifsc), ('MICR', i['micr']), ('ACCOUNT TYPE', typ(L)), ('CURRENCY', 'INR')], 84, size=7.8)
    y = min(yl, y2) - 6
    n1, s1, n2, s2 = d.sums()
    for x, k, v in ((30, 'Opening Balance', d.bal(L.opening)), (180, 'Total Debit', d.money(s1)), (310, 'Total Credit', d.money(s2)), (440, 'Closing Balance', d.bal(L.closing))):
        d.text(x, y, k, d.b, 8)
        d.text(x, y - 11, v, None, 8)
    return y - 24


def h_yes(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(30, y, 'YES BANK', d.b, 15, color=HexColor('#00518f'))
    y -= 24
    d.lines(30, y, ['Primary Holder: ' + L.holder] + (['Joint Holder: ' + ', '.join(names(L)[1:])] if len(names(L)) > 1 else []) + addr(L), size=8)
    a, b = period(L, '%d %b %Y')
    y2 = d.pairs(330, y, [('Account Number', L.acno), ('Customer ID', i['cif']), ('IFSC', L.ifsc), ('MICR', i['micr']), ('Account Variant', typ(L).title()), ('Period', '%s - %s' % (a, b))] + limits(L), 90, sep=':', size=8)
    d.text(30, y2 - 4, 'Opening Balance: %s' % d.bal(L.opening), d.b, 8)
    return y2 - 14


def t_yes(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Opening Balance: %s | Total Withdrawals: %s | Total Deposits: %s | Closing Balance: %s' % (d.bal(d.L.opening), d.money(s1), d.money(s2), d.bal(d.L.closing)), d.b, 7.5)


def h_indus(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(30, y, 'IndusInd Bank', d.b, 14, color=HexColor('#8a1b1b'))
    y -= 22
    d.lines(30, y, [L.holder.upper()] + (['JOINT: ' + ', '.join(names(L)[1:]).upper()] if len(names(L)) > 1 else []) + [s.upper() for s in addr(L)], size=8)
    a, b = period(L, '%d-%b-%Y')
    y2 = d.pairs(320, y, [('Account No', L.acno), ('Account Type', typ(L)), ('Customer Id', i['crn']), ('IFSC Code', L.ifsc), ('MICR', i['micr']), ('Period', '%s To %s' % (a, b))] + limits(L), 80, size=8)
    return y2 - 8


def h_federal(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(30, y, 'FEDERAL BANK', d.b, 14, color=HexColor('#1d4595'))
    d.text(30, y - 11, 'YOUR PERFECT BANKING PARTNER', None, 6.5)
    y -= 32
    yl = d.pairs(30, y, [('Name', ' & '.join(names(L)).upper()), ('Communication Address', addr(L)[0]), ('', addr(L)[2]), ('Regd. Mobile Number', i['mob']), ('Customer ID', i['cif'])] + limits(L), 115, size=8)
    y2 = d.pairs(420, y, [('Branch Name', L.branch.upper()), ('Account Number', L.acno), ('IFSC', L.ifsc), ('MICR Code', i['micr']), ('Type of Account', typ(L).title())], 85, size=8)
    a, b = period(L, '%d-%b-%Y')
    y = min(yl, y2) - 4
    d.text(d.W / 2, y, 'Statement of Account for the period %s to %s' % (a, b), d.b, 9, 'c')
    return y - 10


def t_federal(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    for key, _, cx, w, al in cols:
        if key == 'narr':
            d.text(cx + 3, y, 'GRAND TOTAL', d.b)
        if key == 'dr':
            d.text(cx + w - 3, y, d.money(s1), d.b, align='r')
        if key == 'cr':
            d.text(cx + w - 3, y, d.money(s2), d.b, align='r')
        if key == 'bal':
            d.text(cx + w - 3, y, d.money(d.L.closing), d.b, align='r')
    d.text(30, y - 24, 'Abbreviations Used: CASH : Cash Transaction, TFR : Transfer Transaction, CLG : Clearing Transaction', None, 6.5)


def h_rbl(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(d.W - 30, y, 'RBL BANK', d.b, 14, 'r', HexColor('#21317d'))
    d.text(30, y, 'Account Statement', d.b, 12)
    y -= 24
    a, b = period(L, '%d/%m/%Y')
    n1, s1, n2, s2 = d.sums()
    yl = d.pairs(30, y, [('Accountholder Name', ' , '.join(names(L))), ('Customer Address', addr(L)[0]), ('', addr(L)[2]), ('Phone', i['mob']), ('CIF ID', i['cif'])] + limits(L), 100, size=8)
    y2 = d.pairs(330, y, [('Home Branch', L.branch), ('IFSC/RTGS/NEFT code', L.ifsc), ('Account Number', L.acno), ('A/C Type', typ(L).title()), ('Period', '%s to %s' % (a, b))], 100, size=8)
    y = min(yl, y2) - 4
    return y - 6


def t_rbl(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Statement Summary', d.b, 8.5)
    d.pairs(30, y - 13, [('Opening Balance', d.bal(d.L.opening)), ('Count Of Debit', str(n1)), ('Total Debit Amount', d.money(s1)), ('Count Of Credit', str(n2)), ('Total Credit Amount', d.money(s2)), ('Closing Balance', d.bal(d.L.closing))], 120, size=8, gap=10.5)


def h_au(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(30, y, 'AU SMALL FINANCE BANK', d.b, 13, color=HexColor('#6d2077'))
    d.text(30, y - 18, 'ACCOUNT STATEMENT', d.b, 9)
    y -= 34
    a, b = period(L, '%d %b %Y')
    yl = d.pairs(30, y, [('Name', ' / '.join(names(L))), ('Customer ID', i['crn']), ('Customer Type', 'Individual - Full KYC'), ('Address', addr(L)[0]), ('', addr(L)[2])] + limits(L), 80, sep=':', size=8)
    y2 = d.pairs(330, y, [('Account Number', L.acno), ('Account Type', typ(L).title()), ('Branch', L.branch), ('IFSC Code', L.ifsc), ('Statement Period', '%s to %s' % (a, b)), ('Statement Date', L.as_of.strftime('%d %b %Y'))], 90, size=8)
    y = min(yl, y2) - 2
    d.text(30, y, 'Opening Balance(Rs) : %s' % d.bal(L.opening), d.b, 8)
    d.text(330, y, 'Closing Balance(Rs) : %s' % d.bal(L.closing), d.b, 8)
    return y - 10


def h_equitas(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(30, y, 'equitas', d.b, 16, color=HexColor('#0b3c78'))
    d.text(30, y - 10, 'Small Finance Bank', None, 7)
    y -= 34
    d.lines(30, y, names(L) + addr(L), size=8.2)
    a, b = period(L, '%d-%b-%Y')
    y2 = d.pairs(300, y, [('Customer ID', i['cif']), ('A/C No', L.acno), ('Account Type', typ(L).title()), ('Branch', L.branch), ('IFSC Code', L.ifsc), ('Statement for period', '%s to %s' % (a, b))] + limits(L), 100, size=8.2)
    return y2 - 8


def h_karnataka(d):
    L, i = d.L, ids(d.L)
    y = d.H - 40
    d.text(30, y, 'KARNATAKA BANK LTD.', d.b, 10)
    d.text(d.W - 30, y, 'Branch: ' + L.branch.upper(), None, 8, 'r')
    y -= 16
    y = d.lines(30, y, ['Name    : ' + ' & '.join(names(L)).upper(), 'Address : ' + ', '.join(addr(L)), 'A/c No  : ' + L.acno + '   Type: ' + typ(L) + '   CIF: ' + i['cif'], 'IFSC    : ' + L.ifsc + '   MICR: ' + i['micr']] + ['%-8s: %s' % (k, v) for k, v in limits(L)], size=8)
    a, b = period(L, '%d-%m-%Y')
    d.text(30, y, 'STATEMENT OF ACCOUNT FROM %s TO %s' % (a, b), d.b, 8.5)
    return y - 10


def t_karnataka(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    for key, _, cx, w, al in cols:
        if key == 'narr':
            d.text(cx + 3, y, 'TOTAL', d.b)
            d.text(cx + 3, y - 12, 'CLOSING BALANCE', d.b)
        if key == 'dr':
            d.text(cx + w - 3, y, d.money(s1), align='r')
        if key == 'cr':
            d.text(cx + w - 3, y, d.money(s2), align='r')
        if key == 'bal':
            d.text(cx + w - 3, y - 12, d.bal(d.L.closing), align='r')


def h_sib(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(d.W / 2, y, 'THE SOUTH INDIAN BANK LTD', d.b, 12, 'c', HexColor('#c8102e'))
    d.text(d.W / 2, y - 12, L.branch.upper() + ' BRANCH   IFSC : ' + L.ifsc, None, 8, 'c')
    y -= 32
    d.lines(30, y, [n.upper() for n in names(L)] + [s.upper() for s in addr(L)], size=8)
    a, b = period(L, '%d-%m-%Y')
    y2 = d.pairs(320, y, [('A/C NO', L.acno), ('CUSTOMER ID', 'A' + i['crn']), ('TYPE', typ(L)), ('FROM', a), ('TO', b)] + limits(L), 90, size=8)
    return min(y2, y - 56) - 6


def h_coop(d):
    L, i = d.L, ids(d.L)
    y = d.H - 42
    d.text(d.W / 2, y, 'SHRI TULJABHAVANI NAGARI SAHAKARI BANK LTD.', d.b, 12, 'c')
    d.text(d.W / 2, y - 13, 'Branch : %s    IFSC : %s' % (L.branch, L.ifsc), None, 8.5, 'c')
    y -= 32
    a, b = period(L, '%d/%m/%Y')
    d.text(30, y, 'Account No. : %s' % L.acno, None, 9)
    d.text(330, y, 'Customer ID : %s' % i['cif'], None, 9)
    d.text(30, y - 13, 'Name : %s' % ' / '.join(names(L)).upper(), None, 9)
    d.text(330, y - 13, 'A/c Type : %s' % typ(L).title(), None, 9)
    d.text(30, y - 26, 'Address : %s' % ', '.join(addr(L)), None, 9)
    d.text(30, y - 39, 'Statement Period : %s to %s' % (a, b), None, 9)
    y -= 39
    for k, v in limits(L):
        y -= 13
        d.text(30, y, '%s : %s' % (k, v), None, 9)
    return y - 12


def t_coop(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    for key, _, cx, w, al in cols:
        if key == 'narr':
            d.text(cx + 3, y, 'Total', d.b)
        if key == 'dr':
            d.text(cx + w - 3, y, d.money(s1), d.b, align='r')
        if key == 'cr':
            d.text(cx + w - 3, y, d.money(s2), d.b, align='r')
        if key == 'bal':
            d.text(cx + w - 3, y, d.bal(d.L.closing), d.b, align='r')
    d.text(right, y - 50, 'Authorised Signatory', None, 8, 'r')


def h_bom(d):
    L, i = d.L, ids(d.L)
    y = d.H - 40
    d.text(30, y, 'Bank of Maharashtra', d.b, 13, color=HexColor('#0065a4'))
    y -= 22
    a, b = period(L, '%d/%m/%Y')
    d.text(d.W / 2, y, 'Statement for Account No %s from %s to %s' % (L.acno, a, b), d.b, 9, 'c')
    y -= 16
    yl = d.pairs(30, y, [('Customer Name', ' , '.join(names(L))), ('Address', addr(L)[0]), ('', addr(L)[2]), ('Branch', L.branch)] + limits(L), 80, size=8)
    y2 = d.pairs(400, y, [('CIF Number', i['cif']), ('IFSC', L.ifsc), ('MICR', i['micr']), ('Account Type', typ(L).title())], 70, size=8)
    return min(yl, y2) - 6


def t_bom(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Total Transaction Count : %d   Total Debit : %s   Total Credit : %s   Closing Balance : %s' % (n1 + n2, d.money(s1), d.money(s2), d.bal(d.L.closing)), d.b, 8)


def h_central(d):
    L, i = d.L, ids(d.L)
    y = d.H - 40
    d.text(30, y, 'CENTRAL BANK OF INDIA', d.b, 13)
    d.text(d.W - 30, y, 'STATEMENT OF ACCOUNT', d.b, 10, 'r')
    y -= 22
    a, b = period(L, '%d/%m/%Y')
    yl = d.pairs(30, y, [('Account Holder Name', ' / '.join(names(L)).upper()), ('Account Number', L.acno), ('Product', typ(L)), ('Address', ', '.join(addr(L)).upper())] + limits(L), 115, size=8)
    y2 = d.pairs(520, y, [('Branch Name', L.branch.upper()), ('IFSC Code', L.ifsc), ('MICR Code', i['micr']), ('CIF Number', i['cif']), ('Statement Period', '%s to %s' % (a, b))], 90, size=8)
    return min(yl, y2) - 6


def t_central(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Statement Summary   Dr. Count %d   Cr. Count %d   Total Debits %s   Total Credits %s' % (n1, n2, d.money(s1), d.money(s2)), d.b, 8)


def h_iob(d):
    L, i = d.L, ids(d.L)
    y = d.H - 40
    d.text(30, y, 'Indian Overseas Bank', d.b, 13, color=HexColor('#163d8f'))
    y -= 20
    a, b = period(L, '%d-%b-%Y')
    d.lines(30, y, [n.upper() for n in names(L)] + addr(L), size=8)
    y2 = d.pairs(330, y, [('Account No', L.acno), ('Account Type', typ(L)), ('IFSC Code', L.ifsc), ('MICR Code', i['micr']), ('Branch', L.branch.upper())] + limits(L), 80, size=8)
    d.text(30, y2 - 4, 'Statement of Account from %s to %s' % (a, b), d.b, 8.5)
    return y2 - 14


def h_uco(d):
    L, i = d.L, ids(d.L)
    y = d.H - 40
    d.text(30, y, 'UCO BANK', d.b, 14, color=HexColor('#003da5'))
    d.text(30, y - 11, '(A Govt. of India Undertaking)', None, 7)
    y -= 32
    a, b = period(L, '%d-%m-%Y')
    y = d.pairs(30, y, [('Name', ' AND '.join(names(L)).upper()), ('Account No', L.acno), ('Scheme', typ(L) + ' DEPOSIT' if L.acct == 'savings' else typ(L)), ('Sol / IFSC', L.brc[-4:] + ' / ' + L.ifsc), ('Cust ID', i['cif']), ('Period', 'From %s To %s' % (a, b)), ('Opening Balance', d.money(L.opening) + (' Dr' if L.opening < 0 else ' Cr'))] + limits(L), 95, size=8.2)
    return y - 8


def t_uco(d, y, cols, right):
    n1, s1, n2, s2 = d.sums()
    d.text(30, y, 'Total Debits : %s   Total Credits : %s   Closing Balance : %s %s' % (d.money(s1), d.money(s2), d.money(d.L.closing), 'Dr' if d.L.closing < 0 else 'Cr'), d.b, 8)


def f_page(fmt, y=24, align='c', size=7):
    def f(d, p, n):
        s = fmt % ((p, n) if fmt.count('%d') == 2 else (p,))
        d.text({'c': d.W / 2, 'r': d.W - 30, 'l': 30}[align], y, s, None, size, align)
    return f


SPECS = {
    'sbi': dict(head=h_sbi, date='%-d %b %Y', cols=[('date', 'Txn Date', 56, 'l'), ('vdate', 'Value\nDate', 56, 'l'), ('narr', 'Description', 172, 'l'), ('ref', 'Ref No./Cheque\nNo.', 76, 'l'), ('dr', 'Debit', 58, 'r'), ('cr', 'Credit', 58, 'r'), ('bal', 'Balance', 64, 'r')],
                grid='full', fs=7.2, producer='OpenPDF 1.3.8', foot=f_page('Page no. %d', align='r'), tail=lambda d, y, c, r: d.text(30, y, '**This is a computer generated statement and does not require a signature.', None, 7), tailh=30),
    'hdfc': dict(head=h_hdfc, date='%d/%m/%y', left=22, cols=[('date', 'Date', 40, 'l'), ('narr', 'Narration', 186, 'l'), ('ref', 'Chq./Ref.No.', 84, 'l'), ('vdate', 'Value Dt', 42, 'l'), ('dr', 'Withdrawal Amt.', 64, 'r'), ('cr', 'Deposit Amt.', 64, 'r'), ('bal', 'Closing Balance', 70, 'r')],
                 fs=7, wrap='char', grid='none', rowpad=3, comma='us', ref=lambda s: s.rjust(16, '0') if s and s.isdigit() else (s[:16] or '000000000000000'), foot=f_page('Page No .: %d', y=26, align='l'), tail=t_hdfc, tailh=90, producer='iText 2.1.7 by 1T3XT', creator='HDFC e-Statement'),
    'icici': dict(head=h_icici, date='%d/%m/%Y', left=24, cols=[('sno', 'S No.', 26, 'l'), ('vdate', 'Value Date', 50, 'l'), ('date', 'Transaction\nDate', 52, 'l'), ('chq', 'Cheque\nNumber', 42, 'l'), ('narr', 'Transaction Remarks', 186, 'l'), ('dr', 'Withdrawal\nAmount (INR)', 62, 'r'), ('cr', 'Deposit\nAmount (INR)', 62, 'r'), ('bal', 'Balance (INR)', 66, 'r')],
                  fs=7.2, grid='full', nochq='-', empty='0.0', comma='none', foot=f_page('Page %d of %d'), producer='Apache FOP Version 2.6', tail=lambda d, y, c, r: d.text(24, y, 'Legends : VPS/IPS - Debit card transaction, CAM - Cash deposit at cash acceptance machine, NFS - National Financial Switch', None, 6.5), tailh=26),
    'axis': dict(head=h_axis, date='%d-%m-%Y', cols=[('date', 'Tran Date', 52, 'l'), ('chq', 'Chq No', 40, 'l'), ('narr', 'Particulars', 204, 'l'), ('dr', 'Debit', 66, 'r'), ('cr', 'Credit', 66, 'r'), ('bal', 'Balance', 72, 'r'), ('br', 'Init.\nBr', 34, 'r')],
                 fs=7.4, grid='h', repeat=False, top2=50, bf='first', bftext='OPENING BALANCE', comma='none', tail=t_axis, tailh=90, foot=f_page('Page %d of %d', align='r'), producer='iText 4.2.0 by 1T3XT', creator='Finacle'),
    'kotak': dict(head=h_kotak, date='%d %b %Y', cols=[('sno', '#', 26, 'l'), ('date', 'Date', 58, 'l'), ('narr', 'Description', 182, 'l'), ('ref', 'Chq/Ref. No.', 80, 'l'), ('dr', 'Withdrawal (Dr.)', 64, 'r'), ('cr', 'Deposit (Cr.)', 62, 'r'), ('bal', 'Balance', 66, 'r')],
                  fs=7.4, grid='zebra', tail=t_kotak, tailh=80, foot=f_page('Statement Generated | Page %d of %d'), producer='PDFlib 9.3', creator='Kotak StatementGen'),
    'pnb': dict(head=h_pnb, date='%d/%m/%Y', order='desc', cols=[('date', 'Date', 56, 'l'), ('chq', 'Instrument ID', 58, 'l'), ('amt', 'Amount', 74, 'r'), ('type', 'Type', 30, 'c'), ('bal', 'Balance', 84, 'r'), ('narr', 'Remarks', 232, 'l')],
                fs=7.6, grid='full', hdrbg='#e3d3da', suffix=(' Cr.', ' Dr.'), tail=t_pnb, tailh=40, foot=f_page('Page %d/%d'), producer='Oracle BI Publisher 12.2.1.4.0'),
    'bob': dict(head=h_bob, date='%d-%m-%Y', left=20, cols=[('sno', 'Serial\nNo', 28, 'l'), ('date', 'Transaction\nDate', 52, 'l'), ('vdate', 'Value\nDate', 52, 'l'), ('narr', 'Description', 178, 'l'), ('chq', 'Cheque\nNumber', 42, 'l'), ('dr', 'Debit', 62, 'r'), ('cr', 'Credit', 62, 'r'), ('bal', 'Balance', 74, 'r')],
                fs=7.2, grid='h', valign='mid', suffix=(' Cr', ' Dr'), bf='first', bftext='Opening Balance', foot=f_page('Page %d of %d', align='r'), producer='JasperReports 6.3'),
    'canara': dict(head=h_canara, date='%d-%m-%Y', cols=[('date', 'Date', 60, 'l'), ('narr', 'Particulars', 240, 'l'), ('cr', 'Deposits', 72, 'r'), ('dr', 'Withdrawals', 72, 'r'), ('bal', 'Balance', 80, 'r')],
                   fs=7.6, grid='h', chqline=True, bf='first', bftext='Opening Balance', foot=f_page('page %d'), producer='Apache PDFBox 2.0.24', creator='Canara ai1'),
    'union': dict(head=h_union, date='%d/%m/%Y', order='desc', cols=[('sno', 'S.No', 30, 'l'), ('date', 'Date', 58, 'l'), ('id', 'Transaction Id', 66, 'l'), ('narr', 'Remarks', 200, 'l'), ('amt', 'Amount(Rs.)', 86, 'r'), ('bal', 'Balance(Rs.)', 92, 'r')],
                  fs=7.5, grid='full', comma='none', amtsuffix=(' (Cr)', ' (Dr)'), suffix=(' (Cr)', ' (Dr)'), foot=f_page('Page %d of %d'), producer='iText 5.5.6', creator='Vyom'),
    'indian': dict(head=h_indian, date='%d %b %Y', cols=[('date', 'Date', 62, 'l'), ('narr', 'Transaction Details', 226, 'l'), ('dr', 'Debits', 80, 'r'), ('cr', 'Credits', 80, 'r'), ('bal', 'Balance', 86, 'r')],
                   fs=7.4, grid='none', rowpad=7, prefix='INR ', empty='-', foot=f_page('Page %d of %d', align='r'), producer='PDFKit.NET', tail=lambda d, y, c, r: d.text(30, y, 'Ending Balance   ' + d.bal(d.L.closing), d.b, 8), tailh=30),
    'idfc': dict(head=h_idfc, date='%d-%b-%Y', cols=[('date', 'Transaction\nDate', 58, 'l'), ('vdate', 'Value Date', 58, 'l'), ('narr', 'Particulars', 176, 'l'), ('chq', 'Cheque\nNo.', 42, 'l'), ('dr', 'Debit', 62, 'r'), ('cr', 'Credit', 62, 'r'), ('bal', 'Balance', 78, 'r')],
                 fs=7.2, grid='full', hdrbg='#f0e4e5', suffix=(' CR', ' DR'), bf='first', bftext='Opening Balance', foot=f_page('Page %d of %d'), producer='Quadient CXM'),
    'yes': dict(head=h_yes, date='%d %b %Y', left=26, cols=[('date', 'Transaction\nDate', 56, 'l'), ('vdate', 'Value\nDate', 56, 'l'), ('ref', 'Cheque No/\nReference No', 72, 'l'), ('narr', 'Description', 164, 'l'), ('dr', 'Withdrawals', 62, 'r'), ('cr', 'Deposits', 62, 'r'), ('bal', 'Running Balance', 70, 'r')],
                fs=7.2, grid='zebra', zebra='#eaf2fa', tail=t_yes, tailh=30, foot=f_page('Page %d of %d', align='l'), producer='HP Exstream Version 9.5'),
    'indus': dict(head=h_indus, date='%d %b %Y', cols=[('date', 'Date', 60, 'l'), ('mode', 'Type', 40, 'l'), ('narr', 'Description', 216, 'l'), ('dr', 'Debit', 70, 'r'), ('cr', 'Credit', 70, 'r'), ('bal', 'Balance', 76, 'r')],
                  fs=7.4, grid='h', bf='page', bftext='Brought Forward', cf='Carried Forward', foot=f_page('Page %d of %d', align='r'), producer='iText 5.5.10', creator='IndusNet'),
    'federal': dict(head=h_federal, size='A4L', date='%d-%b-%Y', cols=[('date', 'Date', 64, 'l'), ('vdate', 'Value Date', 64, 'l'), ('narr', 'Particulars', 280, 'l'), ('mode', 'Tran\nType', 40, 'l'), ('chq', 'Cheque\nDetails', 56, 'l'), ('dr', 'Withdrawals', 80, 'r'), ('cr', 'Deposits', 80, 'r'), ('bal', 'Balance', 84, 'r'), ('baltype', 'DR/CR', 32, 'c')],
                    fs=7.6, grid='full', types=('Cr', 'Dr'), comma='none', bf='first', bftext='Opening Balance', tail=t_federal, tailh=50, foot=f_page('Page %d of %d'), producer='JasperReports Library 6.11'),
    'rbl': dict(head=h_rbl, date='%d/%m/%Y', cols=[('date', 'Transaction\nDate', 56, 'l'), ('narr', 'Transaction Details', 190, 'l'), ('chq', 'Cheque ID', 46, 'l'), ('vdate', 'Value Date', 54, 'l'), ('dr', 'Withdrawl Amt', 62, 'r'), ('cr', 'Deposit Amt', 62, 'r'), ('bal', 'Balance (INR)', 66, 'r')],
                fs=7.4, grid='full', tail=t_rbl, tailh=100, foot=f_page('Page %d'), producer='Crystal Reports 13'),
    'au': dict(head=h_au, date='%d %b %Y', left=26, cols=[('date', 'Transaction\nDate', 56, 'l'), ('vdate', 'Value\nDate', 56, 'l'), ('narr', 'Description/Narration', 172, 'l'), ('ref', 'Cheque/\nReference No.', 72, 'l'), ('dr', 'Debit (Rs)', 60, 'r'), ('cr', 'Credit (Rs)', 60, 'r'), ('bal', 'Balance (Rs)', 66, 'r')],
               fs=7.2, grid='zebra', zebra='#f4edf6', hdrbg='#6d2077', hdrfg='#ffffff', empty='-', foot=f_page('Page %d of %d', align='r'), producer='iText Core 7.2.5'),
    'equitas': dict(head=h_equitas, date='%d-%b-%Y', cols=[('date', 'Date', 62, 'l'), ('ref', 'Reference No. /\nCheque No.', 80, 'l'), ('narr', 'Narration', 190, 'l'), ('dr', 'Withdrawal\nINR', 64, 'r'), ('cr', 'Deposit\nINR', 64, 'r'), ('bal', 'Closing Balance\nINR', 76, 'r')],
                    fs=7.4, grid='full', hdrbg='#dbe6f3', foot=f_page('Page %d of %d'), producer='Aspose.PDF for .NET 22.1'),
    'karnataka': dict(head=h_karnataka, font=('Courier', 'Courier-Bold'), date='%d-%m-%Y', cols=[('date', 'Date', 58, 'l'), ('narr', 'Particulars', 256, 'l'), ('dr', 'Withdrawals', 72, 'r'), ('cr', 'Deposits', 72, 'r'), ('bal', 'Balance', 80, 'r')],
                      fs=7, grid='none', rowpad=3, comma='none', bf='first', bftext='BALANCE B/F', tail=t_karnataka, tailh=50, foot=f_page('Page No: %d', align='r'), producer='Ghostscript 9.53.3', creator='KBL TextReport'),
    'sib': dict(head=h_sib, date='%d-%m-%y', cols=[('date', 'DATE', 50, 'l'), ('narr', 'PARTICULARS', 222, 'l'), ('chq', 'CHQ.NO.', 44, 'l'), ('dr', 'WITHDRAWALS', 66, 'r'), ('cr', 'DEPOSITS', 66, 'r'), ('bal', 'BALANCE', 82, 'r')],
                fs=7.4, grid='h', suffix=('Cr', 'Dr'), bf='page', bftext='B/F', cf='PAGE BALANCE C/F', foot=f_page('Page %d'), producer='iText 2.0.8'),
    'coop': dict(head=h_coop, font=('Times-Roman', 'Times-Bold'), date='%d/%m/%Y', cols=[('date', 'Date', 58, 'l'), ('narr', 'Particulars', 210, 'l'), ('chq', 'Chq No', 46, 'l'), ('dr', 'Debit', 68, 'r'), ('cr', 'Credit', 68, 'r'), ('bal', 'Balance', 84, 'r')],
                 fs=8.2, grid='full', suffix=(' Cr', ' Dr'), bf='first', bftext='Opening Balance', tail=t_coop, tailh=70, foot=f_page('Page %d'), producer='Microsoft Reporting Services PDF Rendering Extension 13.0'),
    'bom': dict(head=h_bom, size='A4L', date='%d/%m/%Y', cols=[('sno', 'Sr No', 34, 'l'), ('date', 'Date', 62, 'l'), ('narr', 'Particulars', 290, 'l'), ('ref', 'Cheque/Reference No', 110, 'l'), ('dr', 'Debit', 78, 'r'), ('cr', 'Credit', 78, 'r'), ('bal', 'Balance', 84, 'r'), ('mode', 'Channel', 44, 'l')],
                fs=7.6, grid='full', empty='-', tail=t_bom, tailh=30, foot=f_page('Page %d of %d'), producer='JasperReports 5.6'),
    'central': dict(head=h_central, size='A4L', date='%d/%m/%Y', cols=[('date', 'Post Date', 60, 'l'), ('vdate', 'Value Date', 60, 'l'), ('br', 'Branch\nCode', 44, 'l'), ('chq', 'Cheque\nNumber', 52, 'l'), ('narr', 'Account Description', 300, 'l'), ('dr', 'Debit', 80, 'r'), ('cr', 'Credit', 80, 'r'), ('bal', 'Balance', 100, 'r')],
                    fs=7.8, grid='h', suffix=(' CR', ' DR'), bf='first', bftext='BROUGHT FORWARD', tail=t_central, tailh=30, foot=f_page('Page %d of %d'), producer='BIRT Report Engine 4.8'),
    'iob': dict(head=h_iob, date='%d-%b-%y\n(%d-%b-%y)', left=26, cols=[('date', 'Date\n(Value Date)', 60, 'l'), ('narr', 'Narration', 196, 'l'), ('chq', 'Ref/Cheque\nNo.', 52, 'l'), ('mode', 'Transaction\nType', 50, 'l'), ('dr', 'Debit(Rs)', 62, 'r'), ('cr', 'Credit(Rs)', 62, 'r'), ('bal', 'Balance(Rs)', 66, 'r')],
                fs=7.3, grid='full', comma='us', foot=f_page('Page %d of %d', align='l'), producer='iText 5.5.13.3'),
    'uco': dict(head=h_uco, date='%d-%m-%Y', cols=[('date', 'Date', 56, 'l'), ('narr', 'Description', 226, 'l'), ('chq', 'Cheque\nNo', 46, 'l'), ('amt', 'Amount', 76, 'r'), ('type', 'Dr / Cr', 32, 'c'), ('bal', 'Balance', 76, 'r'), ('baltype', 'Dr / Cr', 32, 'c')],
                fs=7.6, grid='full', types=('Cr', 'Dr'), tail=t_uco, tailh=30, foot=f_page('Page %d of %d'), producer='Oracle Reports Services 11.1'),
}


def draw(path, life):
    spec = SPECS[life.layout]
    life.layout_desc = spec.get('order') == 'desc'
    return Doc(path, life, spec).draw()
