"""The eighty people of the seventh set."""
from datetime import date, timedelta
from core import Life, END, pmt, NEW_EMI
from world import *

LIVES = []
D = date


def life(no, kind, bank, holder, city, region, months, opening, risk, **kw):
    def deco(f):
        LIVES.append((no, kind, bank, holder, city, region, months, opening, risk, kw, f))
        return f
    return deco


def build(spec):
    no, kind, bank, holder, city, region, months, opening, risk, kw, f = spec
    L = Life(no, kind, bank, holder, city, region, months, opening, risk, **kw)
    f(L)
    if no in SPONGE:
        sponge(L, *SPONGE[no])
    return L


# what happens to money left over: (how, what stays[, days])
SPONGE = {11: ('fd', 160000), 15: ('self', 125000), 1: ('fd', 60000), 2: ('self', 70000), 3: ('fd', 110000), 4: ('self', 90000), 5: ('self', 45000), 6: ('self', 90000), 7: ('fd', 80000), 8: ('self', 50000), 9: ('fd', 60000), 10: ('fd', 40000),
          13: ('self', 75000), 14: ('fd', 50000), 16: ('self', 70000), 17: ('self', 80000), 18: ('fd', 90000), 19: ('self', 60000), 20: ('fd', 120000), 21: ('fd', 110000), 28: ('fd', 200000), 29: ('fd', 150000),
          30: ('self', 120000), 31: ('fd', 250000), 32: ('self', 130000), 36: ('self', 70000), 37: ('self', 120000), 38: ('fd', 90000),
          39: ('spend', 30000), 42: ('spend', 9000), 47: ('spend', 16000), 51: ('spend', 38000), 52: ('spend', 5000), 53: ('self', 60000), 46: ('spend', 20000),
          57: ('spend', 15000), 58: ('spend', 42000), 59: ('spend', 7000), 62: ('spend', 24000, (28, 28, 28)), 63: ('spend', 9500, (13, 17, 21, 25)), 64: ('spend', 30000, (9, 13, 17, 21)),
          65: ('spend', 6500, (13, 16, 20, 24, 27)), 66: ('spend', 2200, (7, 12, 16, 22, 27)), 67: ('spend', 26000), 68: ('spend', 9000, (13, 17, 21, 25)), 69: ('spend', 4200, (12, 15, 20, 24)), 70: ('spend', 3000), 71: ('spend', 5000),
          75: ('spend', 5000, (14, 18, 22, 26)), 80: ('spend', 60000, (18, 21, 24, 27))}


# ---------------------------------------------------------------- helpers of trade
def suppliers(L, names, base, growth=0, every=4, legs=('no',), share=None, lo=1500, wob=.25, rem='bill'):
    """Pay suppliers whatever stands above a target that grows slowly."""
    d, k = L.start + timedelta(days=2), 0
    while d <= END - timedelta(days=1):
        idx = (d.year - L.start.year) * 12 + d.month - L.start.month
        tgt = base * L.rng.uniform(1 - wob, 1 + wob) + growth * idx
        leg = L.rng.choice(legs)
        dd = d
        if leg in ('cp', 'ro'):
            dd = L.fwd(d)

        def amt(bal, t=tgt):
            x = bal - t
            return int(x) if x >= lo else None
        L.add(dd, amt, leg, 'business_payment', L.rng.choice(names), rem, prio=3, extra=SPENDX)
        d += timedelta(days=L.rng.randint(max(1, every - 1), every + 1))


def takings(L, total, stream, parts, cash_share=0.0, cash_day=6, wob=.035, months=None, extra=(), pext=()):
    """Monthly takings of about `total`: parts = [(share, leg, name, bk, rem, how many a month)]; the rest in cash."""
    for m in months or L.months:
        T = total * (1 + L.rng.uniform(-wob, wob))
        last = L.last(m).day
        for share, leg, name, bk, rem, n in parts:
            days = sorted(L.rng.sample(range(1, last + 1), min(n, last)))
            for dd, a in zip(days, split(L.rng, T * share * (1 - cash_share), len(days))):
                d = L.day(m, dd)
                if leg in ('cc', 'ri'):
                    d = L.fwd(d) if L.fwd(d).month == m.month else L.back(d)
                nm = name(L) if callable(name) else name
                L.add(d, a, leg, 'business_income', nm, rem, bk=bk, stream=stream, extra=tuple(pext))
        if cash_share:
            n = cash_day
            for dd, a in zip(sorted(L.rng.sample(range(1, last + 1), n)), split(L.rng, T * cash_share, n)):
                d = L.day(m, dd)
                d = L.fwd(d) if L.fwd(d).month == m.month else L.back(d)
                L.add(d, round(a / 500) * 500, 'cd', 'cash_deposit', L.holder, stream=stream, extra=('business_income', 'business_receipt', 'business'))


# ================================================================ good
@life(1, 'nurse_hospital', 'federal', 'Lijimol Varghese Thundathil', 'Kottayam', 'ml', 10, 38000, 'good')
def _(L):
    pay(L, lambda m: 41260 if m < D(2026, 4, 1) else 43180, 5, 'ni', 'MAR SLEEVA MEDICITY PALAI', 'SIBL', 'WARD STAFF {mon}')
    L.count('pay', 'pay')
    emi(L, 'Sundaram Home Finance', 9865, 10)
    sip(L, 'KSFE Chitty', 5000, 12, leg='bill', extra=('person_transfer', 'unknown', 'utilities', 'merchant'), rem='chitty 41/22')
    living(L, 17500)


@life(2, 'treasury_teacher', 'sbi', 'Sasmita Pradhan', 'Balasore', 'or', 12, 52000, 'good')
def _(L):
    pay(L, lambda m: 48914 if m < D(2026, 7, 1) else 50236, 1, 'ni', 'TREASURY OFFICER BALASORE', 'SBIN', 'IFMS PAY BILL')
    L.add(D(2026, 3, 18), 21640, 'ni', 'salary', 'TREASURY OFFICER BALASORE', 'IFMS DA ARREAR', bk='SBIN', stream='pay', counted=False)
    L.count('pay', 'pay')
    emi(L, 'SBI Home Loan', 12480, 8, leg='emi', loan='40188273641')
    sip(L, 'LIC of India', 3214, 15, cat='insurance')
    living(L, 21000)


@life(3, 'startup_engineer', 'hdfc', 'Ravi Teja Kolli', 'Hyderabad', 'te', 8, 158000, 'good')
def _(L):
    pay(L, 118400, 31, 'ii', 'QUORVIX LABS PRIVATE LIMITED', 'YESB', 'PAYOUT')
    L.add(D(2026, 4, 17), 150000, 'ii', 'salary', 'QUORVIX LABS PRIVATE LIMITED', 'VARIABLE FY26', bk='YESB', stream='pay', counted=False, extra=('unknown',))
    L.count('pay', 'pay')
    emi(L, 'Tata Capital Ltd', 13870, 5)
    sip(L, 'Indian Clearing Corp', 20000, 7)
    sip(L, 'Groww Invest Tech', 8000, 18, leg='ua', rem='sip')
    for m in L.months:
        L.add(L.day(m, 3), 27000, 'to', 'rent', 'Swapna Naidu', 'RENT')
    living(L, 36000, rows=20)


@life(4, 'bank_officer', 'pnb', 'Navneet Gill', 'Ludhiana', 'pb', 12, 64000, 'good')
def _(L):
    pay(L, 86315, 26, 'bulk', 'STAFF SALARY CIRCLE OFFICE LDH', None, 'SAL {mon}')
    L.count('pay', 'pay')
    emi(L, 'PNB staff housing', 16920, 27, leg='emi', loan='0415NC00011273')
    emi(L, 'PNB staff car', 8460, 27, leg='emi', loan='0415NG00008844')
    sip(L, 'NPS Trust', 5000, 28, leg='nd')
    living(L, 33000, rows=18)


@life(5, 'nbfc_employee', 'axis', 'Prashant Bhosale', 'Kolhapur', 'mr', 9, 62000, 'good')
def _(L):
    pay(L, 52730, 30, 'ni', 'SHRIRAM FINANCE LIMITED', 'HDFC', 'CR{mon}', wobble=380)
    L.count('pay', 'pay')
    emi(L, 'Hero FinCorp Ltd', 4215, 6)
    sip(L, 'Star Health', 1489, 11, cat='insurance', leg='ua', rem='premium')
    for m in L.months:
        L.add(L.day(m, 4), 11000, 'uo', 'rent', 'Ujwala Mane', 'rent', extra=('person_transfer',))
    living(L, 24000)


@life(6, 'ecommerce_employee', 'icici', 'Kinjal Makwana', 'Bengaluru', 'gu', 11, 83000, 'good')
def _(L):
    pay(L, 94560, 28, 'ni', 'FLIPKART INTERNET PRIVATE LIMITED', 'CITI', '')
    L.count('pay', 'pay')
    for k, m in enumerate(L.months):
        if k % 3 == 1:
            L.add(L.day(m, 12), L.rng.choice([899, 1499, 2349]), 'urf', 'refund', 'Flipkart', '', bk='YESB')
    bills = card(L, 'ICICI Credit Card', 14000, 26000, 16, leg='bill', rem='4315XXXXXXXX8817')
    for m in L.months:
        L.add(L.day(m, 2), 22000, 'no', 'rent', 'Vinutha Acharya', 'House rent')
    sip(L, 'HDFC MF SIP', 12000, 9)
    living(L, 21000)


@life(7, 'two_jobs', 'kotak', 'Dr Anjali Saxena', 'Bhopal', 'hi', 12, 47000, 'good')
def _(L):
    pay(L, 38450, 2, 'ni', 'SAGAR INSTITUTE OF RESEARCH AND TECHNOLOGY', 'PUNB', '', stream='a')
    pay(L, 16800, 11, 'ni', 'LAKSHYA COACHING CLASSES', 'HDFC', 'faculty', stream='b', extra=('professional_income', 'business_income', 'business_receipt', 'business', 'professional'))
    L.count('a', 'pay')
    L.count('b', 'pay')
    L.extra['widen'] = lambda L, i, lo, hi: (38450 + 8400, hi)
    L.notes.append('the second job may be read as professional fees at 50%')
    emi(L, 'Bajaj Finance Ltd', 5240, 5)
    living(L, 27000)


@life(8, 'job_change', 'indus', 'Tanushree Bhowmick', 'Kolkata', 'bn', 12, 64000, 'good')
def _(L):
    pay(L, 44180, 30, 'ni', 'LINDSAY STREET ADVERTISING PVT LTD', 'UTIB', 'SALARY {mon}', months=L.months[:6])
    pay(L, 57350, 29, 'ni', 'PATTON INTERNATIONAL LIMITED', 'HSBC', '', months=L.months[6:])
    L.add(D(2026, 5, 26), 38210, 'ni', 'salary', 'LINDSAY STREET ADVERTISING PVT LTD', 'F AND F', bk='UTIB', stream='pay', counted=False)
    L.count('pay', 'pay')
    for m in L.months:
        L.add(L.day(m, 5), 12500, 'io', 'rent', 'Subrata Saha', 'house rent', extra=('person_transfer',))
    sip(L, 'Nippon India Mutual Fund', 4000, 10)
    living(L, 21000)


@life(9, 'two_part_pay', 'canara', 'Roopa Kulal', 'Shivamogga', 'kn', 12, 31000, 'good')
def _(L):
    pay(L, 27900, 1, 'ni', 'NANJAPPA HOSPITALS PVT LTD', 'KARB', 'BASIC')
    pay(L, 11350, 4, 'ni', 'NANJAPPA HOSPITALS PVT LTD', 'KARB', 'ALLOW')
    L.count('pay', 'pay')
    emi(L, 'Canara Vehicle Loan', 4120, 12, leg='emi', loan='164001998271')
    sip(L, 'Canara RD', 3000, 14, leg='rd')
    living(L, 19000)


@life(10, 'cheque_salary', 'coop', 'Shubhangi Deepak Kadam', 'Latur', 'mr', 9, 24000, 'good')
def _(L):
    for m in L.months:
        L.add(L.fwd(L.day(m, 6)), 31700, 'cc', 'salary', 'DAYANAND SHIKSHAN SANSTHA', '', bk='MAHB', stream='pay', extra=('business_income', 'business_receipt', 'business', 'cheque_deposit', 'unknown'))
    L.count('pay', 'pay')
    L.notes.append('pay by cheque of the school, same drawer and amount every month')
    sip(L, 'RD', 2000, 12, leg='rd')
    living(L, 17500, atm=3)


@life(11, 'reimbursed_consultant', 'yes', 'Arindam Chatterjee', 'Gurugram', 'bn', 8, 138000, 'good')
def _(L):
    pay(L, 132900, 28, 'ni', 'ORBIGENT ADVISORY LLP', 'KKBK')
    for m in L.months:
        L.add(L.payday(m, 15), L.rng.randint(9000, 27000), 'ii', 'refund', 'ORBIGENT ADVISORY LLP', 'TRAVEL CLAIM', bk='KKBK', extra=('salary', 'reimbursement', 'business_income', 'business_receipt', 'business', 'unknown'))
        L.add(L.day(m, 9), L.rng.randint(9000, 21000), 'ecom', 'travel', 'MAKEMYTRIP INDIA', merchant=True, extra=SPENDX)
    L.add(D(2026, 6, 26), 210000, 'ni', 'salary', 'ORBIGENT ADVISORY LLP', bk='KKBK', stream='pay', counted=False)
    L.count('pay', 'pay')
    emi(L, 'PNB Housing Finance', 31240, 5)
    sip(L, 'BSE Star MF', 15000, 10)
    living(L, 42000, rows=20)


@life(12, 'weekly_wages', 'union', 'Bikash Chandra Swain', 'Rourkela', 'or', 10, 14000, 'good')
def _(L):
    d = L.start
    while d <= END:
        if d.weekday() == 5:
            L.add(d, 6350 + L.rng.choice([-240, -120, 0, 0, 120, 180]), 'ni', 'salary', 'KALINGA FABRICATORS', 'WAGES', bk='PUNB', stream='pay')
        d += timedelta(days=1)
    L.count('pay', 'pay')
    L.extra['widen'] = lambda L, i, lo, hi: (6350 * 52 / 12 - 100, hi)
    L.notes.append('weekly wages: four or five a month')
    sip(L, 'RD', 1500, 10, leg='rd')
    living(L, 19000, local_only=True)


@life(13, 'police_arrears', 'bob', 'Dhaval Solanki', 'Anand', 'gu', 12, 36000, 'good')
def _(L):
    pay(L, lambda m: 43870 if m < D(2026, 1, 1) else 45190, 3, 'ni', 'DISTRICT TREASURY ANAND', 'SBIN', 'SP OFFICE EMP PAY')
    L.add(D(2026, 1, 21), 34800, 'ni', 'salary', 'DISTRICT TREASURY ANAND', 'SP OFFICE EMP ARREARS', bk='SBIN', stream='pay', counted=False)
    L.add(D(2025, 11, 14), 7000, 'ni', 'salary', 'DISTRICT TREASURY ANAND', 'SP OFFICE BONUS', bk='SBIN', stream='pay', counted=False)
    L.count('pay', 'pay')
    emi(L, 'Mahindra Finance', 7450, 10)
    L.add(D(2026, 8, 12), 17640, 'nd', 'insurance', 'LIC of India')
    living(L, 22000)


@life(14, 'sales_incentive', 'idfc', 'Karthikeyan Palanisamy', 'Coimbatore', 'ta', 9, 33000, 'good')
def _(L):
    pay(L, 36900, 31, 'ni', 'MANNAR PUMPS AND MOTORS PVT LTD', 'IDIB', 'SALARY {mon}')
    for m in L.months:
        L.add(L.payday(m, 15), L.rng.randint(3200, 11800), 'ni', 'salary', 'MANNAR PUMPS AND MOTORS PVT LTD', 'SALES INCENTIVE', bk='IDIB', stream='pay', counted=False)
    L.count('pay', 'pay')
    emi(L, 'IDFC FIRST Two Wheeler', 3180, 3, leg='emi', loan='77120443')
    living(L, 23500)


@life(15, 'card_heavy', 'rbl', 'Rituparna Sarkar', 'Pune', 'bn', 10, 141000, 'good')
def _(L):
    pay(L, 126750, 30, 'ni', 'CYBAGE EASTGATE TECHNOLOGIES PVT LTD', 'ICIC', 'SALARY FOR {mon}')
    L.count('pay', 'pay')
    card(L, 'RBL Bank Credit Card', 28000, 44000, 12, leg='to', rem='CARD BILL 5241XXXX0931')
    card(L, 'CRED Club', 15000, 24000, 18, leg='um', rem='payment on CRED', vpa='cred.club@axisb')
    for m in L.months:
        L.add(L.day(m, 4), 24000, 'no', 'rent', 'Archana Chavan', 'rent', extra=('person_transfer',))
    living(L, 12000, rows=8)


@life(16, 'cred_rent', 'kotak', 'Vivek Dubey', 'Noida', 'hi', 6, 57000, 'good')
def _(L):
    pay(L, 83240, 1, 'ni', 'MATRIXNINE INFOTECH PVT LTD', 'HDFC', '')
    L.count('pay', 'pay')
    for m in L.months:
        L.add(L.day(m, 4), 23120, 'um', 'rent', 'CRED RentPay', 'rent for ' + m.strftime('%b'), vpa='cred.rentpay@yesb', merchant=True, extra=('card_payment', 'card_bill', 'credit_card_payment', 'merchant', 'business_payment'))
    sip(L, 'HDFC Life', 4500, 8, cat='insurance')
    emi(L, 'Kotak Personal Loan', 8340, 10, leg='emi', loan='CSG13398721')
    living(L, 27000)


@life(17, 'saver', 'sib', 'Biju Kurian', 'Thrissur', 'ml', 12, 78000, 'good')
def _(L):
    pay(L, 61480, 30, 'ni', 'LOURDES ENGINEERING COLLEGE TRUST', 'FDRL', 'SALARY')
    L.count('pay', 'pay')
    sip(L, 'RD', 6000, 5, leg='rd')
    sip(L, 'Kotak Mutual Fund SIP', 5000, 7)
    sip(L, 'Thrissur Kuries Chits', 4000, 12, leg='no', extra=('person_transfer', 'unknown', 'business_payment'))
    sip(L, 'PPF 39871', 3000, 15, leg='to', extra=('self_transfer', 'person_transfer'), rem='PPF')
    L.add(D(2026, 6, 22), 98500, 'ni', 'investment_redemption', 'Thrissur Kuries Chits', 'PRIZE KURI 22/48', bk='CNRB', extra=('unknown', 'refund', 'business_income', 'business_receipt', 'business'))
    L.add(D(2026, 6, 25), 90000, 'fd', 'investment', '', extra=('self_transfer',))
    living(L, 24000)


@life(18, 'lends_to_family', 'indian', 'Murugesan Subramani', 'Tiruppur', 'ta', 12, 72000, 'good')
def _(L):
    pay(L, 54260, 7, 'ni', 'EVEREADY SPINNING MILLS LTD', 'KARB', 'SAL {mon}')
    L.count('pay', 'pay')
    L.add(D(2026, 2, 12), 60000, 'io', 'person_transfer', 'Vasanthi Rajendran', 'hand loan', extra=SPENDX)
    for y, m in ((2026, 5), (2026, 6), (2026, 7), (2026, 8), (2026, 9), (2026, 10)):
        L.add(D(y, m, 9), 10000, 'ui', 'person_transfer', 'Vasanthi Rajendran', 'return amount', extra=('refund',))
    sip(L, 'LIC of India', 4875, 20, cat='insurance')
    L.add(D(2026, 3, 10), 21480, 'bill', 'insurance', 'Niva Bupa Health', 'policy renewal')
    living(L, 29000)


@life(19, 'resident_doctor', 'iob', 'Deepika Rajendran', 'Madurai', 'ta', 8, 26000, 'good')
def _(L):
    pay(L, 58900, 10, 'ni', 'DEAN GOVT RAJAJI HOSPITAL', 'SBIN', 'PG STIPEND')
    L.count('pay', 'pay')
    for m in L.months:
        L.add(L.day(m, 12), 9500, 'uo', 'rent', 'Murugesan K', 'room rent', extra=('person_transfer',))
    emi(L, 'IOB Education Loan', 6240, 15, leg='emi', loan='021203881')
    living(L, 22000)


@life(20, 'civil_pensioner', 'central', 'Ramkrishna Mishra', 'Gwalior', 'hi', 12, 110000, 'good')
def _(L):
    pay(L, lambda m: 36842 if m < D(2026, 7, 1) else 37915, 30, 'bulk', 'CPPC PENSION', None, 'PPO 26118', cat='pension', stream='pension')
    L.add(D(2026, 4, 9), 6120, 'bulk', 'pension', 'CPPC PENSION', 'DR ARREAR PPO 26118', stream='pension', counted=False)
    L.count('pension', 'pay')
    living(L, 21000, atm=4, local_only=True)


@life(21, 'pension_and_deposits', 'karnataka', 'Sudarshan Hegde', 'Udupi', 'kn', 12, 94000, 'good')
def _(L):
    pay(L, 27430, 29, 'ni', 'SYNDICATE STAFF PENSION FUND', 'CNRB', 'PENSION', cat='pension', stream='pension')
    L.count('pension', 'pay')
    for m in L.months:
        L.add(L.day(m, 10), 8125, 'fdi', 'interest_received', loan='4102500100', stream='interest')
        if m.month in (1, 4, 7, 10):
            L.add(L.day(m, 17), 13650, 'ni', 'interest_received', 'POST OFFICE SCSS', 'SCSS INTEREST', bk='SBIN', stream='interest')
    L.count('interest', 'sum')
    living(L, 24000, atm=3)


@life(22, 'kirana_qr', 'au', 'Mukesh Chauhan', 'Kota', 'hi', 12, 48000, 'good', acct='current', floor=15000)
def _(L):
    takings(L, 412000, 'trade', [(.62, 'ni', 'PHONEPE PRIVATE LIMITED', 'YESB', 'MERCHANT SETTLEMENT', 26), (.38, 'ni', 'RESILIENT INNOVATIONS PVT LTD', 'YESB', 'BHARATPE QR', 20)], cash_share=.22)
    L.count('trade', 'mean', .10)
    suppliers(L, ['Hadoti Agencies', 'Parle Distributor Kota', 'Sudha Dairy Depot', 'Shree Shyam Wholesale', 'Chambal Oil Traders'], 62000, 9000, 3, legs=('no', 'no', 'uo', 'cp'))
    living(L, 14000, atm=1)
    for m in L.months:
        if m.month in (1, 4, 7, 10):
            L.add(L.day(m, 18), 6200, 'tax', 'tax', text='GST PAYMENT CPIN')


@life(23, 'restaurant', 'equitas', 'Senthil Kandasamy', 'Salem', 'ta', 9, 56000, 'good', acct='current', floor=15000)
def _(L):
    takings(L, 368000, 'trade', [(.34, 'ni', 'SWIGGY LIMITED', 'HDFC', 'PARTNER PAYOUT', 5), (.26, 'ni', 'ETERNAL LIMITED', 'HDFC', 'ZOMATO RESTAURANT', 5), (.40, 'ni', 'PAYTM PAYMENTS SERVICES LTD', 'UTIB', 'SETTLEMENT', 24)], cash_share=.15, cash_day=4)
    L.count('trade', 'mean', .10)
    suppliers(L, ['Salem Poultry Mart', 'Sri Murugan Vegetables', 'Aachi Depot', 'HPC Gas Agency', 'KRS Rice Mandy'], 70000, 9500, 3, legs=('no', 'uo'))
    for m in L.months:
        L.add(L.day(m, 3), 28000, 'no', 'rent', 'Arunachalam R', 'shop rent', extra=('business_payment',))
    living(L, 9000, atm=1)


@life(24, 'online_seller', 'icici', 'Hetal Desai', 'Surat', 'gu', 12, 74000, 'good', acct='current', floor=15000)
def _(L):
    takings(L, 312000, 'trade', [(.46, 'ni', 'FASHNEAR TECHNOLOGIES PVT LTD', 'ICIC', 'MEESHO SETTLEMENT', 12), (.34, 'ni', 'AMAZON SELLER SERVICES PVT LTD', 'HSBC', 'DISBURSEMENT', 4), (.20, 'ni', 'RAZORPAY SOFTWARE PVT LTD', 'RATN', 'ORDERS', 8)])
    L.count('trade', 'mean', .10)
    suppliers(L, ['Textile Market Shop 214', 'Jay Ambe Prints', 'Delhivery Limited', 'Laxmi Packaging'], 80000, 9000, 5, legs=('no', 'uo'))
    living(L, 11000, atm=1)


@life(25, 'distributor', 'axis', 'Gurmeet Singh Sandhu', 'Jalandhar', 'pb', 10, 310000, 'good', acct='current', floor=60000)
def _(L):
    shops = ['Sangha Karyana Store', 'Bhatia Super Mart', 'Doaba Traders', 'New Model Town Store', 'Chawla Confectioners', 'Guru Nanak Provision', 'Kapurthala Agencies', 'Nakodar Bazar Store']
    takings(L, 2650000, 'trade', [(.55, 'ni', lambda L: L.rng.choice(shops), None, 'BILL', 16), (.30, 'cc', lambda L: L.rng.choice(shops), 'PUNB', '', 8), (.15, 'ri', lambda L: L.rng.choice(shops[:3]), 'HDFC', '', 2)])
    L.count('trade', 'mean', .10)
    suppliers(L, ['DABUR INDIA LIMITED', 'MARICO LIMITED', 'EMAMI LIMITED'], 330000, 24000, 4, legs=('ro', 'ro', 'no'), rem='inv', lo=60000)
    emi(L, 'Tata Motors Finance', 24860, 7)
    living(L, 26000, atm=2)
    for m in L.months:
        L.add(L.day(m, 20), L.rng.randint(9000, 17000), 'tax', 'tax', text='GST/BANKREFERENCE CIN')


@life(26, 'steel_cash_credit', 'bom', 'Mahesh Steel Traders Prop Mahesh Gaikwad', 'Jalna', 'mr', 12, -1420000, 'good', acct='od', applicant='Mahesh Gaikwad', floor=-2200000)
def _(L):
    L.od = dict(limit=2500000, dp=2400000, cc=True)
    buyers = ['Rajuri Infra Projects', 'Deogiri Builders', 'Matoshri Constructions', 'Kalika Sheet Works', 'Ajanta Gates And Grills', 'Om Fabrication Jalna']
    takings(L, 3720000, 'trade', [(.45, 'ri', lambda L: L.rng.choice(buyers[:3]), None, '', 6), (.35, 'ni', lambda L: L.rng.choice(buyers), None, '', 9), (.20, 'cc', lambda L: L.rng.choice(buyers), 'SBIN', '', 5)])
    L.count('trade', 'mean', .10)
    suppliers(L, ['KALIKA STEEL ALLOYS PVT LTD', 'METAROLLS ISPAT PVT LTD', 'BHAGYALAXMI ROLLING MILL'], -1500000, 9000, 4, legs=('ro',), wob=.12, lo=70000)
    for m in L.months:
        L.add(L.last(m), 'odint', 'od', 'od_interest', prio=9, xrate=9.6)
        L.add(L.day(m, 20), L.rng.randint(14000, 29000), 'tax', 'tax', text='GST PMT CBIC')
    L.notes.append('cash credit: balances are below zero by nature')


@life(27, 'stockist_returns', 'hdfc', 'Falguni Parmar', 'Rajkot', 'gu', 9, 145000, 'good', acct='current', floor=40000)
def _(L):
    chem = ['Navjivan Medical Stores', 'Saurashtra Chemist', 'Gondal Pharmacy', 'Sardar Medicines', 'Jetpur Drug House', 'Morbi Med Mart']
    takings(L, 1180000, 'trade', [(.5, 'ni', lambda L: L.rng.choice(chem), None, '', 14), (.3, 'cc', lambda L: L.rng.choice(chem), 'BARB', '', 9), (.2, 'ui', lambda L: L.rng.choice(chem), None, 'bill', 10)])
    L.count('trade', 'mean', .10)
    suppliers(L, ['ALEMBIC PHARMACEUTICALS LTD', 'INTAS DISTRIBUTORS', 'MANKIND C AND F AGENT'], 170000, 14000, 4, legs=('no', 'ro'), lo=20000)
    for d, a in ((D(2026, 4, 13), 38400), (D(2026, 7, 6), 21750), (D(2026, 9, 21), 46180)):
        chq = L.digits(6)
        L.add(d, a, 'cc', 'business_income', 'Jetpur Drug House', bk='BARB', chq=chq, stream='trade', counted=False, extra=('outward_return', 'bounce', 'return', 'returned'))
        L.add(L.fwd(d + timedelta(days=2)), a, 'ocr', 'outward_return', 'Jetpur Drug House', 'FUNDS INSUFFICIENT', chq=chq, extra=('unknown',))
        L.add(L.fwd(d + timedelta(days=3)), 118, 'chg', 'service_charge', text='CHQ DEP RETURN CHARGES INCL GST', extra=('bounce_charge', 'bounce', 'return_charge'))
    L.notes.append("customers' cheques came back: not the holder's fault")
    living(L, 18000, atm=1)


@life(28, 'clinic_doctor', 'sib', 'Dr Asha Menon', 'Kozhikode', 'ml', 12, 160000, 'good', floor=30000)
def _(L):
    for m in L.months:
        L.add(L.payday(m, 7), 96000 + L.rng.randint(-3500, 3500), 'ni', 'professional_income', 'MALABAR INSTITUTE OF MEDICAL SCIENCES', 'CONSULTANT FEE', bk='HDFC', stream='fee', extra=('salary',))
        L.add(L.payday(m, 12), 31500 + L.rng.randint(-1500, 1500), 'ni', 'professional_income', 'NATIONAL HOSPITAL CLT', 'PROF FEES', bk='FDRL', stream='fee', extra=('salary',))
        n = 22
        for a in split(L.rng, 11000, n, .8, 1.2):
            L.add(L.day(m, L.rng.randint(1, 28)), round(a / 50) * 50, 'ui', 'professional_income', person(L), 'consult', stream='fee', extra=('person_transfer', 'unknown', 'family_support'))
    L.count('fee', 'mean', .5)
    L.extra['widen'] = lambda L, i, lo, hi: (lo - 5500, 127500 + 5500)
    L.notes.append('steady hospital fees: 50% as a professional, 100% if read as pay')
    emi(L, 'SIB Housing Loan', 22180, 10, leg='emi', loan='0031651000')
    L.add(D(2026, 9, 14), 41000, 'tax', 'tax', text='CBDT ADVANCE TAX')
    living(L, 42000)


@life(29, 'chartered_accountant', 'uco', 'Debasish Ghosh', 'Asansol', 'bn', 12, 87000, 'good', floor=20000)
def _(L):
    cl = ['EASTERN COKE OVENS PVT LTD', 'BARAKAR REFRACTORIES', 'SENGUPTA NURSING HOME', 'KULTI MOTORS', 'DAMODAR LOGISTICS', 'RANIGANJ CERAMICS', 'MAITHON HOTELS PVT LTD']
    for m in L.months:
        for a in split(L.rng, 104000 * L.rng.uniform(.965, 1.035), 7):
            L.add(L.day(m, L.rng.randint(2, 28)), round(a, -2), 'ni', 'professional_income', L.rng.choice(cl), 'audit fees', stream='fee')
        if m.month in (1, 4, 7, 10):
            L.add(L.day(m, 20), 14800, 'tax', 'tax', text='GST CHALLAN')
    L.count('fee', 'mean', .5)
    for m in L.months:
        L.add(L.day(m, 5), 14000, 'uo', 'business_payment', 'Papiya Mondal', 'staff', extra=SPENDX + ('salary_paid',))
    living(L, 38000)


@life(30, 'platform_freelancer', 'idfc', 'Sirisha Varma', 'Visakhapatnam', 'te', 10, 66000, 'good', floor=15000)
def _(L):
    for m in L.months:
        T = 92000 * L.rng.uniform(.97, 1.03)
        p = split(L.rng, T, 4, .8, 1.2)
        L.add(L.payday(m, 6), p[0], 'fx', 'professional_income', 'UPWORK GLOBAL LLC', 'P0802', bk='CITI', stream='fee', extra=('remittance',))
        L.add(L.payday(m, 13), p[1], 'ni', 'professional_income', 'WISE PAYMENTS LTD', 'freelance', bk='DEUT', stream='fee', extra=('remittance',))
        L.add(L.payday(m, 20), p[2], 'ni', 'professional_income', 'PAYPAL PAYMENTS PL OPGSP COLL AC', '', bk='HSBC', stream='fee', extra=('remittance',))
        L.add(L.payday(m, 26), p[3], 'fx', 'professional_income', 'UPWORK GLOBAL LLC', 'P0802', bk='CITI', stream='fee', extra=('remittance',))
    L.count('fee', 'mean', .5)
    sip(L, 'Zerodha Broking Ltd', 7000, 11, leg='um')
    living(L, 34000)


@life(31, 'us_client_developer', 'yes', 'Nilesh Rathod', 'Vadodara', 'gu', 9, 190000, 'good', floor=25000)
def _(L):
    for m in L.months:
        L.add(L.payday(m, 4), round(2850 * L.rng.uniform(84.1, 85.6), 2), 'fx', 'professional_income', 'BRIGHTHARBOR SOFTWARE INC', 'SERVICES', bk='CITI', stream='fee', extra=('salary', 'remittance'))
    L.count('fee', 'mean', .5)
    L.extra['widen'] = lambda L, i, lo, hi: (lo, hi * 2)
    L.notes.append('one foreign client, same sum each month: professional at 50%, or pay at 100%')
    emi(L, 'HDFC Ltd Home Loan', 38640, 10)
    L.add(D(2026, 6, 15), 52000, 'tax', 'tax', text='INCOME TAX ADVANCE CHALLAN 280')
    sip(L, 'Axis Mutual Fund', 25000, 12)
    living(L, 61000, rows=20)


@life(32, 'fund_distributor', 'rbl', 'Chirag Shah', 'Ahmedabad', 'gu', 12, 78000, 'good', floor=15000)
def _(L):
    amcs = [('HDFC ASSET MANAGEMENT CO', 'HDFC', .34), ('SBI FUNDS MANAGEMENT LTD', 'SBIN', .27), ('ICICI PRUDENTIAL AMC', 'ICIC', .22), ('PPFAS ASSET MANAGEMENT', 'HDFC', .17)]
    for m in L.months:
        T = 88000 * L.rng.uniform(.97, 1.03)
        for (n, bk, sh), day in zip(amcs, (8, 9, 12, 14)):
            L.add(L.payday(m, day), round(T * sh, 2), 'ni', 'professional_income', n, 'BROKERAGE ARN 88213', bk=bk, stream='fee', extra=('commission',))
    L.count('fee', 'mean', .5)
    living(L, 36000)


@life(33, 'home_services_pro', 'au', 'Sunita Verma', 'Jaipur', 'hi', 9, 27000, 'good', floor=9000)
def _(L):
    d = L.start
    while d <= END:
        if d.weekday() == 2:
            L.add(d, 9900 + L.rng.randint(-420, 420), 'ni', 'gig_income', 'URBANCLAP TECHNOLOGIES INDIA PVT LTD', 'PARTNER PAYOUT', bk='ICIC', stream='gig', extra=('business_income', 'business_receipt', 'professional_income'))
        d += timedelta(days=1)
    L.count('gig', 'mean', .7)
    for m in L.months:
        L.add(L.day(m, 8), L.rng.randint(3500, 5200), 'um', 'business_payment', 'UC Beauty Store', 'kit', merchant=True, extra=SPENDX)
    living(L, 24000)


@life(34, 'cotton_farmer', 'bom', 'Santosh Uttamrao Pawar', 'Yavatmal', 'mr', 12, 84000, 'good', floor=12000)
def _(L):
    for d, a, n, r in ((D(2025, 12, 9), 214600, 'COTTON CORPORATION OF INDIA', 'KAPAS MSP'), (D(2026, 1, 19), 168300, 'COTTON CORPORATION OF INDIA', 'KAPAS MSP'), (D(2026, 2, 24), 93750, 'SHETKARI GINNING AND PRESSING', 'KAPAS'),
                       (D(2026, 4, 16), 142880, 'YAVATMAL APMC ADAT RATHI', 'HARBHARA'), (D(2026, 10, 13), 131460, 'YAVATMAL APMC ADAT RATHI', 'SOYABEAN')):
        L.add(d, a, 'ni', 'agriculture', n, r, bk='SBIN', stream='agri')
    for d in (D(2025, 11, 19), D(2026, 3, 2), D(2026, 7, 20)):
        L.add(d, 2000, 'dbt', 'government_benefit', 'PMKISAN', stream='agri', extra=('agriculture', 'agri_income'))
    L.count('agri', 'sum', .4)
    L.extra['widen'] = lambda L, i, lo, hi: (lo - 200, hi + 300)
    # KCC renewal: principal and interest in March, drawn again two days later
    L.add(D(2026, 3, 23), 312600, 'to', 'emi', 'KCC LOAN 60311', 'CLOSE', extra=('loan_repayment', 'od_interest', 'loan_interest', 'interest_paid', 'self_transfer', 'person_transfer'))
    L.add(D(2026, 3, 25), 300000, 'disb', 'loan_disbursal', text='KCC LOAN RENEWAL DISB', extra=('self_transfer', 'loan_renewal', 'refund'))
    L.add(D(2026, 5, 7), 180000, 'fd', 'investment', '', extra=('self_transfer',))
    L.owe('kcc_interest', 'KCC', 12600 / 12, 12000 / 12, 21000 / 12)
    for d, a, n in ((D(2026, 5, 28), 46200, 'Krushi Seva Kendra Darwha'), (D(2026, 6, 17), 38800, 'Mahabeej Beej Bhandar'), (D(2026, 7, 28), 29500, 'IFFCO Kisan Kendra'), (D(2025, 11, 26), 18700, 'Krushi Seva Kendra Darwha')):
        L.add(d, a, 'no', 'business_payment', n, 'seed', extra=SPENDX)
    living(L, 17000, atm=3, local_only=True)


@life(35, 'dairy_farmer', 'bob', 'Jaswinder Kaur Dhillon', 'Mehsana', 'gu', 12, 39000, 'good', floor=8000)
def _(L):
    for m in L.months:
        for dd, a in zip((3, 13, 23), split(L.rng, 63500 * L.rng.uniform(.97, 1.03), 3, .9, 1.1)):
            L.add(L.day(m, dd), a, 'ni', 'agriculture', 'MEHSANA DIST COOP MILK PRODUCERS UNION', 'MILK', bk='BARB', stream='agri')
    L.count('agri', 'sum', .4)
    suppliers(L, ['Sagardan Cattle Feed', 'Dudhsagar Vet Store', 'Ghas Vikreta Patan'], 34000, 8600, 6, legs=('um', 'no'), lo=2500)
    emi(L, 'Bank of Baroda Dairy Loan', 5870, 15, leg='emi', loan='29110600004417')
    living(L, 13000, atm=2, local_only=True)


@life(36, 'landlord_flats', 'canara', 'Vasudha Nagesh Bhat', 'Mangaluru', 'kn', 10, 58000, 'good', floor=9000)
def _(L):
    for nm, a, day, leg, rem in (('Chaitra Shetty', 18500, 3, 'ui', 'RENT 2B'), ('Anoop Menon', 15000, 5, 'ii', 'RENT FLAT 3A'), ('Rohini Pawar', 12500, 7, 'ui', 'RENT GF')):
        for m in L.months:
            L.add(L.day(m, day), a, leg, 'rent_received', nm, rem, stream='rent', bk='HDFC')
    L.count('rent', 'mean', .7)
    L.add(D(2026, 4, 20), 14870, 'um', 'tax', 'Mangaluru City Corporation', 'property tax', merchant=True, extra=SPENDX)
    living(L, 26000)


@life(37, 'landlord_commercial', 'federal', 'Rafeeq Abdulla', 'Ernakulam', 'ml', 12, 120000, 'good', floor=15000)
def _(L):
    for nm, a, day, rem, bk in (('KALYAN SILKS TRICHUR PVT LTD', 54000, 5, 'RENT NET OF TDS', 'SIBL'), ('INDUS TOWERS LIMITED', 16650, 8, 'SITE RENT KL2871', 'HDFC'), ('ESAF BRANCH PREMISES', 23400, 4, 'RENT', 'ICIC')):
        for m in L.months:
            L.add(L.payday(m, day), a, 'ni', 'rent_received', nm, rem, bk=bk, stream='rent')
    L.count('rent', 'mean', .7)
    emi(L, 'Federal LAP', 21380, 11, leg='emi', loan='12477300006')
    living(L, 38000)


@life(38, 'joint_couple', 'indus', 'Anoop Pillai', 'Kochi', 'ml', 9, 61000, 'good', applicant='Remya Pillai', joint=['Anoop Pillai', 'Remya Pillai'])
def _(L):
    pay(L, 67400, 31, 'ni', 'COCHIN PORT LOGISTICS PVT LTD', 'FDRL', 'ANOOP PILLAI SALARY', stream='him')
    pay(L, 42950, 1, 'ni', 'RAJAGIRI PUBLIC SCHOOL', 'SIBL', 'REMYA PILLAI SALARY', stream='her')
    L.count('her', 'pay')
    L.extra['household_income'] = 67400 + 42950
    emi(L, 'LIC Housing Finance', 11470, 6)
    L.notes.append("the second holder applies: her pay counts; the home loan is the couple's")
    L.extra['obligations_note'] = 'joint loan counted in full'
    living(L, 52000, rows=20)


# ================================================================ neutral
@life(39, 'pay_cut_30', 'equitas', 'Moumita Das', 'Chennai', 'bn', 10, 42000, 'neutral')
def _(L):
    pay(L, lambda m: 60200 if m < D(2026, 8, 1) else 42100, 30, 'ni', 'TRAVELNAUT HOLIDAYS PVT LTD', 'KKBK', 'SALARY')
    L.count('pay', 'pay')
    L.notes.append('pay fell 30% in August')
    emi(L, 'Poonawalla Fincorp Ltd', 7920, 5)
    living(L, 24000)


@life(40, 'alternate_pay', 'central', 'Rekha Srivastava', 'Sagar', 'hi', 12, 38000, 'neutral')
def _(L):
    for k, m in enumerate(L.months):
        if k % 2 == 1:
            L.add(L.payday(m, 12), 46800, 'ni', 'salary', 'JAN SHIKSHA KENDRA BINA', 'ATITHI MANDEYA', bk='SBIN', stream='pay', extra=('government_benefit',))
    L.count('pay', 'pay')
    L.notes.append('a guest teacher paid every second month for two')
    living(L, 20500)


@life(41, 'honorarium_worker', 'sbi', 'Puspanjali Behera', 'Bhadrak', 'or', 6, 9200, 'neutral', floor=1500)
def _(L):
    pay(L, 11800, 8, 'ni', 'DSWO BHADRAK', 'SBIN', 'AWW HONORARIUM', extra=('government_benefit',))
    L.count('pay', 'pay')
    living(L, 8300, atm=1, people=1, rows=8, local_only=True)


@life(42, 'bnpl_user', 'kotak', 'Simran Sidhu', 'Mohali', 'pb', 8, 16000, 'neutral', floor=2500)
def _(L):
    pay(L, 33850, 30, 'ni', 'TELEPERF CUSTOMER CARE PVT LTD', 'CITI', 'SALARY {mon}')
    L.count('pay', 'pay')
    lz, sp, ap = [], [], []
    for m in L.months:
        for lst, nm, lo, hi, day, rem, vpa in ((lz, 'LazyPay', 1800, 3900, 3, 'bill repayment', 'lazypay@ypay'), (sp, 'Simpl', 900, 2400, 16, 'simpl bill', 'getsimpl@hdfcbank'), (ap, 'Amazon Pay Later', 1200, 3100, 5, 'autopay', 'amazonpaylater@apl')):
            a = round(L.rng.uniform(lo, hi), 2)
            lst.append(a)
            L.add(L.day(m, day), a, 'ua' if nm.startswith('Amazon') else 'um', 'bnpl', nm, rem, merchant=True, vpa=vpa)
    for nm, l in (('LazyPay', lz), ('Simpl', sp), ('Amazon Pay Later', ap)):
        L.owe('bnpl', nm, sum(l[-6:]) / 6, min(l[-6:]), max(l[-6:]))
    living(L, 18500)


@life(43, 'old_age_pension', 'uco', 'Gopal Chandra Sarkar', 'Nadia', 'bn', 12, 21000, 'neutral', floor=800)
def _(L):
    for m in L.months:
        L.add(L.day(m, 9), 1000, 'dbt', 'government_benefit', 'JAI BANGLA WB OLD AGE', stream='pension', extra=('pension',))
        L.add(L.day(m, 4), 5000, 'ui', 'family_support', 'Kaushik Sarkar', 'baba', extra=('person_transfer', 'unknown'))
    L.count('pension', 'pay')
    L.extra['widen'] = lambda L, i, lo, hi: (0, hi)
    living(L, 5200, atm=1, people=0, rows=6, local_only=True)


@life(44, 'tailor_qr', 'pnb', 'Manjit Sandhu', 'Patiala', 'pb', 8, 17500, 'neutral', floor=2500)
def _(L):
    for m in L.months:
        for a in split(L.rng, 61000 * L.rng.uniform(.97, 1.03), 55, .3, 1.8):
            L.add(L.day(m, L.rng.randint(1, L.last(m).day)), max(50, round(a / 10) * 10), 'ui', 'business_income', person(L), L.rng.choice(['suit', 'stitching', 'UPI', 'blouse', 'fall pico', '']), stream='trade', extra=('person_transfer', 'unknown', 'family_support', 'professional_income'))
    L.count('trade', 'mean', .10)
    L.extra['widen'] = lambda L, i, lo, hi: (0, hi)
    suppliers(L, ['Ludhiana Fabrics', 'Kaka Button Store', 'Ravi Thread House'], 15000, 900, 6, legs=('um', 'uo'), lo=1500)
    living(L, 21000, atm=3)


@life(45, 'mobile_shop_cash', 'union', 'Harish Goud', 'Warangal', 'te', 9, 68000, 'neutral', acct='current', floor=15000)
def _(L):
    takings(L, 545000, 'trade', [(.6, 'ni', 'PHONEPE PRIVATE LIMITED', 'YESB', 'SETTLEMENT', 22), (.4, 'ni', 'PINE LABS LIMITED', 'HDFC', 'EDC SETTLEMENT', 14)], cash_share=.66, cash_day=14)
    L.count('trade', 'mean', .10)
    L.flags.append('cash_heavy')
    L.notes.append('two thirds of the takings are paid in as cash')
    suppliers(L, ['Redington Warangal', 'Sri Sai Mobiles Distribution', 'Lot Accessories'], 90000, 6000, 3, legs=('no', 'ro'), lo=9000)
    living(L, 15000, atm=1)


@life(46, 'music_teacher', 'karnataka', 'Bhavya Acharya', 'Mysuru', 'kn', 8, 34000, 'neutral', floor=3000)
def _(L):
    kids = [person(L) for _ in range(15)]
    for m in L.months:
        for k in kids:
            L.add(L.day(m, L.rng.randint(1, 12)), L.rng.choice([1500, 1800, 1800, 2200]), 'ui', 'professional_income', k, L.rng.choice(['veena class', 'class fee', 'music fees', m.strftime('%b') + ' fee']), stream='fee', extra=('person_transfer', 'family_support', 'unknown'))
    L.count('fee', 'mean', .5)
    L.extra['widen'] = lambda L, i, lo, hi: (0, hi)
    living(L, 23000)


@life(47, 'cab_driver', 'indus', 'Narasimha Yadav', 'Hyderabad', 'te', 9, 21000, 'neutral', floor=3500)
def _(L):
    d = L.start
    while d <= END:
        if d.weekday() in (0, 3):
            L.add(d, round(L.rng.uniform(5050, 5650), 2), 'ii', 'gig_income', 'UBER INDIA SYSTEMS PVT LTD', 'DRIVER PAYOUT', bk='HDFC', stream='gig', extra=('business_income', 'business_receipt'))
        d += timedelta(days=1)
    L.count('gig', 'mean', .7)
    emi(L, 'Cholamandalam Invest And Fin', 13460, 7)
    for m in L.months:
        for day in range(3, 28, 4):
            L.add(L.day(m, day), L.rng.randint(900, 1500), 'um', 'fuel', 'Bhagyanagar CNG Station', 'cng', merchant=True, opt=True, extra=SPENDX)
    living(L, 17000)


@life(48, 'delivery_rider', 'yes', 'Kiran Tiwari', 'Indore', 'hi', 7, 7400, 'neutral', floor=1200)
def _(L):
    d = L.start
    while d <= END:
        if d.weekday() == 1:
            L.add(d, round(L.rng.uniform(5150, 5650), 2), 'ni', 'gig_income', 'ETERNAL LIMITED', 'FLEET PAYOUT', bk='HDFC', stream='gig', extra=('salary',))
        d += timedelta(days=1)
    L.count('gig', 'mean', .7)
    L.extra['widen'] = lambda L, i, lo, hi: (lo, hi / .7)
    L.notes.append('weekly money of a delivery firm, no remark printed: gig at 70%, or wages')
    living(L, 20500, atm=3, local_only=True)


@life(49, 'sugarcane_farmer', 'coop', 'Ganesh Vitthal Mane', 'Osmanabad', 'mr', 12, 43000, 'neutral', floor=3000)
def _(L):
    for d, a in ((D(2025, 12, 22), 88400), (D(2026, 2, 9), 103600), (D(2026, 5, 11), 61200)):
        L.add(d, a, 'ni', 'agriculture', 'VITTHALSAI SAHAKARI SAKHAR KARKHANA', 'US BILL', bk='MAHB', stream='agri')
    for d in (D(2025, 11, 19), D(2026, 3, 2), D(2026, 7, 20)):
        L.add(d, 2000, 'dbt', 'government_benefit', 'PM KISAN', stream='agri', extra=('agriculture', 'agri_income'))
    L.count('agri', 'sum', .4)
    L.extra['widen'] = lambda L, i, lo, hi: (lo - 200, hi + 300)
    L.add(D(2026, 6, 10), 31800, 'no', 'business_payment', 'Balaghat Krushi Kendra', extra=SPENDX)
    L.add(D(2026, 3, 30), 8200, 'to', 'od_interest', 'PIK KARJ VYAJ', 'VKSS INTEREST', extra=('emi', 'person_transfer', 'service_charge', 'business_payment', 'unknown'))
    L.owe('kcc_interest', 'crop loan of the society', 8200 / 12, 0, 8200 / 12)
    living(L, 18500, atm=3, local_only=True)


@life(50, 'homemaker', 'icici', 'Jigna Bhaveshbhai Patel', 'Nadiad', 'gu', 8, 26000, 'neutral', floor=2500)
def _(L):
    for m in L.months:
        L.add(L.day(m, 2), 24000, 'ui', 'family_support', 'Bhavesh Patel', 'ghar kharch', extra=('person_transfer', 'unknown', 'self_transfer'))
        if L.rng.random() < .5:
            L.add(L.day(m, 19), L.rng.choice([2000, 3000, 5000]), 'ui', 'family_support', 'Bhavesh Patel', 'extra', extra=('person_transfer', 'unknown', 'self_transfer'))
        L.add(L.day(m, 6), 6400, 'um', 'education', 'Santram Vidyalaya', 'school fee', merchant=True, extra=SPENDX)
    L.loaded = True
    L.notes.append('husband supports; no income of her own')
    living(L, 16500)


@life(51, 'gulf_family', 'sib', 'Sreeja Nair', 'Malappuram', 'ml', 12, 51000, 'neutral', floor=4000)
def _(L):
    for m in L.months:
        L.add(L.payday(m, 5), L.rng.choice([40000, 42000, 44500, 38000, 45000]), 'fx', 'remittance', 'LULU INTERNATIONAL EXCHANGE LLC', 'FAMILY MAINTENANCE SUJITH NAIR', bk='FDRL', extra=('unknown',))
    emi(L, 'SIB Gold Loan Interest', 1860, 14, leg='to', cat='emi', rem='GL INT', extra=('od_interest', 'loan_interest', 'interest_paid', 'person_transfer', 'business_payment', 'unknown'), owe=False)
    L.owe('gold_interest', 'SIB gold loan', 1860, 0, 1860)
    L.loaded = True
    living(L, 33000)


@life(52, 'student', 'canara', 'Ashwini Naik', 'Dharwad', 'kn', 9, 8400, 'neutral', floor=800)
def _(L):
    for m in L.months:
        L.add(L.day(m, 3), 11000, 'ui', 'family_support', 'Girish Naik', 'hostel', extra=('person_transfer', 'unknown', 'self_transfer'))
    for m in (D(2026, 5, 1), D(2026, 6, 1), D(2026, 7, 1)):
        L.add(L.payday(m, 10), 12000, 'ni', 'salary', 'HUBLI DATAWORKS PVT LTD', 'INTERN STIPEND', bk='AUBL', stream='pay')
    L.count('pay', 'pay')
    L.add(D(2026, 8, 4), 25000, 'ui', 'family_support', 'Girish Naik', 'college fee', extra=('person_transfer', 'unknown', 'self_transfer'))
    L.add(D(2026, 8, 6), 24500, 'um', 'education', 'SDM College of Engineering', 'sem fee', merchant=True, extra=SPENDX)
    L.loaded = True
    L.notes.append('an internship of three months ended in July')
    living(L, 9000, atm=1, people=3)


@life(53, 'joint_homemaker', 'bob', 'Rakesh Saxena', 'Bareilly', 'hi', 9, 48000, 'neutral', applicant='Neha Saxena', joint=['Rakesh Saxena', 'Neha Saxena'])
def _(L):
    pay(L, 62350, 30, 'ni', 'CAMPHOR AND ALLIED CHEMICALS LTD', 'PUNB', 'RAKESH SAXENA SALARY', stream='him')
    L.extra['household_income'] = 62350
    L.loaded = True
    L.notes.append('the wife applies; only the husband is paid')
    emi(L, 'Bank of Baroda Home Loan', 14260, 10, leg='emi', loan='28550600003391')
    L.extra['obligations_note'] = 'joint loan'
    living(L, 31000)


@life(54, 'shg_member', 'central', 'Sunita Bai Yadav', 'Chhindwara', 'hi', 12, 11000, 'neutral', floor=900)
def _(L):
    for m in L.months:
        L.add(L.day(m, 12), 2150, 'to', 'emi', 'JAI SANTOSHI SHG', 'KISHT', extra=('loan_repayment', 'person_transfer', 'unknown', 'business_payment', 'investment', 'savings')) if m >= D(2026, 3, 1) else None
        L.add(L.day(m, 12), 200, 'to', 'investment', 'JAI SANTOSHI SHG', 'BACHAT', extra=('person_transfer', 'unknown', 'business_payment', 'emi'))
        for a in split(L.rng, 13500 * L.rng.uniform(.96, 1.04), 9, .6, 1.4):
            L.add(L.day(m, L.rng.randint(1, 28)), round(a, -1), 'ui', 'business_income', person(L), 'achar papad', stream='trade', extra=('person_transfer', 'family_support', 'unknown'))
    L.add(D(2026, 2, 16), 50000, 'ti', 'loan_disbursal', 'JAI SANTOSHI SHG', 'SHG LOAN', tag='disb-shg', extra=('unknown', 'person_transfer'))
    L.add(D(2026, 2, 19), 41000, 'no', 'business_payment', 'MP Laghu Udyog Machinery', extra=SPENDX)
    L.count('trade', 'mean', .10)
    L.extra['widen'] = lambda L, i, lo, hi: (0, hi)
    L.owe('shg', 'JAI SANTOSHI SHG', 2150, 2150, 2350)
    living(L, 10500, atm=1, people=1, rows=8, local_only=True)


@life(55, 'cured_bounce', 'hdfc', 'Sandeep Chauhan', 'Dehradun', 'hi', 9, 15500, 'neutral', floor=lambda d: 6600 if d.day <= 5 or d.day >= 20 else 2500)
def _(L):
    pay(L, 39850, 7, 'ni', 'DOON VALLEY PHARMA LTD', 'PUNB')
    L.count('pay', 'pay')
    nm, a = 'Bajaj Finance Limited', 6275
    b = D(2026, 5, 5)
    for m in L.months:
        if m != D(2026, 5, 1):
            L.add(L.day(m, 5), a, 'nd', 'emi', nm)
    bounce(L, b, a, nm, reason='INSUFFICIENT FUNDS', charge=531, lag=1)
    L.add(D(2026, 5, 8), a, 'um', 'emi', nm, 'EMI payment', vpa='bajajfinance.loans@icici', merchant=True, extra=('merchant', 'business_payment'))
    L.owe('emi', nm, a)
    L.bounces[0]['cured'] = '2026-05-08'
    L.notes.append('one return, paid three days later')
    living(L, 24500)


@life(56, 'salary_overdraft', 'axis', 'Lavanya Reddy', 'Secunderabad', 'te', 10, -41000, 'neutral', acct='od', floor=-150000)
def _(L):
    L.od = dict(limit=200000, dp=200000)
    pay(L, 88600, 30, 'ni', 'DECCANTECH SOLUTIONS PVT LTD', 'CITI', 'SALARY {mon}')
    L.count('pay', 'pay')
    for m in L.months:
        L.add(L.last(m), 'odint', 'od', 'od_interest', prio=9, xrate=13.5)
        L.add(L.day(m, 3), 19000, 'no', 'rent', 'Chandra Sekhar Rao', 'RENT')
    emi(L, 'Axis Bank Auto Loan', 14230, 5, leg='emi', loan='AUR0012239')
    living(L, 55500, rows=22)
    L.notes.append('a salary overdraft, used at the end of each month')


# ================================================================ bad
@life(57, 'pay_cut_40', 'indian', 'Sangeetha Kandasamy', 'Trichy', 'ta', 10, 31000, 'bad')
def _(L):
    pay(L, lambda m: 51400 if m < D(2026, 7, 1) else 30300, 31, 'ni', 'CAUVERY EDTECH PVT LTD', 'UTIB', 'SALARY')
    L.count('pay', 'pay')
    emi(L, 'Aditya Birla Capital Ltd', 8840, 6)
    emi(L, 'IDFC FIRST Bank', 4375, 9)
    L.flags.append('pay_cut')
    living(L, 22500)


@life(58, 'startup_shut', 'rbl', 'Shwetha Hegde', 'Bengaluru', 'kn', 11, 64000, 'bad')
def _(L):
    pay(L, 78500, 30, 'ni', 'ZYPLANE MOBILITY PVT LTD', 'KKBK', 'SALARY', months=[m for m in L.months if m <= D(2026, 7, 1)])
    L.add(D(2026, 8, 14), 41200, 'ni', 'salary', 'ZYPLANE MOBILITY PVT LTD', 'FNF SETTLEMENT', bk='KKBK', stream='pay', counted=False)
    L.count('pay', 'pay')
    emi(L, 'Tata Capital Ltd', 11240, 5)
    for m in L.months:
        L.add(L.day(m, 4), 21000, 'no', 'rent', 'Nagaraj Gowda', 'RENT')
    L.flags.append('income_stopped')
    for d, a in ((D(2026, 9, 3), 40000), (D(2026, 10, 2), 40000)):
        L.add(d, a, 'ii', 'family_support', 'Raghavendra Hegde', 'for expenses', extra=('person_transfer', 'self_transfer', 'unknown'))
    living(L, 24000)


@life(59, 'factory_closed', 'iob', 'Muthuraman M', 'Ambattur', 'ta', 10, 17000, 'bad', floor=1500)
def _(L):
    pay(L, 24650, 10, 'ni', 'SRI AMMAN CASTINGS', 'IDIB', 'WAGES {mon}', months=[m for m in L.months if m <= D(2026, 8, 1)])
    L.count('pay', 'pay')
    emi(L, 'TVS Credit Services', 3120, 14)
    for d, a in ((D(2026, 9, 11), 9000), (D(2026, 10, 9), 8000)):
        L.add(d, a, 'cd', 'cash_deposit', L.holder)
    L.flags.append('income_stopped')
    living(L, 16500, local_only=True)


@life(60, 'cc_over_limit', 'coop', 'Kadam Krushi Bhandar Prop Mahesh Kadam', 'Beed', 'mr', 10, -890000, 'bad', acct='od', applicant='Mahesh Kadam', floor=-1000000)
def _(L):
    L.od = dict(limit=1000000, dp=900000, cc=True)
    takings(L, 520000, 'trade', [(.55, 'ni', lambda L: L.rng.choice(['Parli Krushi Kendra', 'Majalgaon Agro', 'Gevrai Beej Bhandar']), None, '', 6), (.45, 'cc', lambda L: L.rng.choice(['Ashti Traders', 'Kaij Sheti Seva']), 'SBIN', '', 4)], cash_share=.2, cash_day=4)
    L.count('trade', 'mean', .10)
    suppliers(L, ['RASHTRIYA CHEMICALS DEPOT', 'MAHADHAN DEALER STOCK', 'BAYER CROP AGENCY'], -985000, -4000, 5, legs=('no', 'cp'), wob=.03, lo=15000)
    for m in L.months:
        L.add(L.last(m), 'odint', 'od', 'od_interest', prio=9, xrate=13)
    for m in L.months[2:]:
        L.add(L.day(m, 28), 1180, 'chg', 'penal_charge', text='Overdue Penal Int', extra=('od_interest', 'interest_paid', 'interest_charged', 'interest_debit', 'overdraft_interest'))
    emi(L, 'Mahindra Finance', 22600, 10)
    L.flags.append('over_limit')


@life(61, 'circular_traders', 'au', 'Dinesh Tiwari', 'Ajmer', 'hi', 9, 92000, 'bad', acct='current', floor=15000)
def _(L):
    takings(L, 142000, 'trade', [(.6, 'ni', 'PAYTM PAYMENTS SERVICES LTD', 'UTIB', 'SETTLEMENT', 18), (.4, 'ni', lambda L: L.rng.choice(['Pushkar Marble Works', 'Nasirabad Tiles']), None, 'BILL', 3)])
    L.count('trade', 'mean', .10)
    rings = ['ARAVALI IMPEX', 'BALAJI STONE EXPORTS', 'SHREE KALYAN ENTERPRISES']
    tot = 0
    for m in L.months:
        for nm in rings:
            for base in (4, 17):
                a = L.rng.randrange(140000, 360000, 500)
                d = L.fwd(L.day(m, base + L.rng.randint(0, 4)))
                L.add(d, a, 'ri' if a > 200000 else 'ni', 'person_transfer', nm, '', bk='HDFC', extra=('business_income', 'business_receipt', 'business', 'self_transfer', 'circular', 'unknown'))
                L.add(L.fwd(d + timedelta(days=L.rng.randint(1, 4))), round(a * L.rng.uniform(.985, 1.0)), 'ro' if a > 200000 else 'no', 'person_transfer', nm, '', extra=SPENDX + ('self_transfer', 'circular', 'business_payment'), prio=2)
                tot += a
    L.flags.append('circular')
    L.extra['income_alternatives'] = [round(.1 * tot / len(L.months) + 14200)]
    # the shop's real bills: fixed shares of the real takings
    for m in L.months:
        for a in split(L.rng, 118000, 5):
            L.add(L.day(m, L.rng.randint(2, 28)), round(a), 'uo', 'business_payment', L.rng.choice(['Kishangarh Cutter', 'Makrana Block Supply']), 'bill', extra=SPENDX, opt=True)
    living(L, 12000, atm=1)


@life(62, 'circular_relatives', 'kotak', 'Rinku Solanki', 'Bhavnagar', 'gu', 8, 58000, 'bad', floor=5000)
def _(L):
    pay(L, 23800, 5, 'ni', 'SIHOR COPPER UTENSILS', 'BARB', 'SALARY')
    L.count('pay', 'pay')
    for m in L.months:
        for nm, base in (('Hitesh Solanki', 7), ('Chirag Solanki', 14), ('Dhaval Parmar', 21)):
            a = L.rng.randrange(45000, 98000, 1000)
            d = L.day(m, base + L.rng.randint(0, 3))
            L.add(d, a, 'ii', 'person_transfer', nm, 'payment', bk='SBIN', extra=('business_income', 'business_receipt', 'business', 'self_transfer', 'unknown'))
            L.add(d + timedelta(days=L.rng.randint(1, 3)), a, 'io', 'person_transfer', nm, 'return', extra=SPENDX + ('self_transfer',))
    L.flags.append('circular')
    L.extra['income_alternatives'] = []
    living(L, 17500)


@life(63, 'dressed_salaried', 'idfc', 'Jomon Thomas', 'Coimbatore', 'ml', 8, 14000, 'bad', floor=lambda d: 163000 if d.day <= 2 or (d + timedelta(days=3)).month != d.month else 2500)
def _(L):
    pay(L, 31450, 7, 'ni', 'LOTUS AGENCIES COIMBATORE', 'IDIB', 'SALARY')
    L.count('pay', 'pay')
    emi(L, 'HDB Financial Services', 6890, 12)
    for m in L.months:
        a = L.rng.choice([140000, 155000, 160000])
        L.add(L.last(m) - timedelta(days=2), a, 'ii', 'person_transfer', 'Shaji Kurian', 'transfer', bk='FDRL', extra=('self_transfer',))
        nxt = L.last(m) + timedelta(days=2)
        L.add(nxt, a, 'io', 'person_transfer', 'Shaji Kurian', 'return', extra=SPENDX)
    L.flags.append('window_dressing')
    living(L, 19500)


@life(64, 'dressed_trader', 'uco', 'Kaushik Saha', 'Siliguri', 'bn', 9, 46000, 'bad', acct='current', floor=8000)
def _(L):
    takings(L, 236000, 'trade', [(1, 'ni', 'PHONEPE PRIVATE LIMITED', 'YESB', 'SETTLEMENT', 22)], cash_share=.2, cash_day=4)
    L.count('trade', 'mean', .10)
    for m in L.months:
        a, b = 240000, L.rng.choice([110000, 130000])
        L.add(L.back(L.last(m) - timedelta(days=1)), a, 'ni', 'person_transfer', 'Subrata Mondal', '', bk='CNRB', extra=('business_income', 'business_receipt', 'business', 'self_transfer'))
        L.add(L.last(m), b, 'ni', 'person_transfer', 'Papiya Roy', '', bk='SBIN', extra=('business_income', 'business_receipt', 'business', 'self_transfer'))
        L.add(L.last(m) + timedelta(days=1), a, 'no', 'person_transfer', 'Subrata Mondal', '', extra=SPENDX, prio=1.5)
        L.add(L.last(m) + timedelta(days=2), b, 'no', 'person_transfer', 'Papiya Roy', '', extra=SPENDX, prio=1.5)
    for m in L.months:
        for a in split(L.rng, 198000, 8):
            L.add(L.day(m, L.rng.randint(4, 26)), round(a), 'uo', 'business_payment', L.rng.choice(['Teesta Tea Traders', 'Bidhan Market Grocers', 'Hill Cart Agencies']), 'bill', extra=SPENDX, opt=True)
    L.flags.append('window_dressing')
    living(L, 11000, atm=1)


@life(65, 'five_emis', 'sbi', 'Rashmi Ranjan Nayak', 'Cuttack', 'or', 12, 23000, 'bad', floor=1500)
def _(L):
    pay(L, 58430, 1, 'ni', 'FACOR ALLOYS BHADRAK LTD', 'UTIB', 'SAL')
    L.count('pay', 'pay')
    for nm, a, d in (('Bajaj Finance Ltd', 14850, 3), ('L AND T Finance Ltd', 9120, 5), ('HDFC Bank Ltd', 7640, 5), ('Muthoot Fincorp Ltd', 5310, 7), ('SMFG India Credit', 4480, 10)):
        emi(L, nm, a, d)
    L.flags.append('high_foir')
    living(L, 15500)


@life(66, 'app_carousel', 'icici', 'Pooja Mishra', 'Lucknow', 'hi', 9, 6200, 'bad', floor=400)
def _(L):
    pay(L, 30600, 1, 'ni', 'CONNEQT SERVICES PVT LTD', 'HDFC', 'SALARY')
    L.count('pay', 'pay')
    apps = [('KREDITBEE KRAZYBEE SERVICES', 'IDFB'), ('MPOKKET FINANCIAL SERVICES', 'YESB'), ('KISSHT ONEMI TECHNOLOGY', 'RATN'), ('TRUE BALANCE BALANCEHERO', 'YESB'), ('CASHE BHANIX FINANCE', 'ICIC')]
    act = {}
    for k, m in enumerate(L.months):
        for j, day in enumerate((9, 20)):
            nm, bk = apps[(2 * k + j) % 5]
            p = L.rng.choice([8000, 10000, 12000])
            d = L.day(m, day)
            L.add(d, round(p * .94), 'ii', 'loan_disbursal', nm, 'loan', bk=bk, tag='disb-app')
            inst = round(p * 1.07 / 2)
            for q in (1, 2):
                mm = L.months[k + q] if k + q < len(L.months) else None
                if mm:
                    dd = L.day(mm, 4 + j)
                    L.add(dd, inst, 'nd', 'emi', nm, extra=('bnpl',))
                    if (END - dd).days <= 45:
                        act[(nm, k)] = inst
    # October: the second instalments of August's and the first of September's loans were paid; September's and October's are still owed
    live = [v for (n, k), v in act.items() if k == len(L.months) - 2]
    allv = sum(act.values())
    L.owe('app_loans', 'instalments of app loans', allv, sum(live), allv)
    newp = 20000
    L.owe('new_loan', 'app loans of October', pmt(newp, 18, .26), 0, pmt(newp, 2, .30))
    L.flags += ['app_loans', 'new_loan']
    L.notes.append('ten-thousand-rupee loans, two a month, each repaid in two instalments')
    living(L, 23000, rows=12)


@life(67, 'fresh_bank_loan', 'hdfc', 'Gurmeet Dhillon', 'Amritsar', 'pb', 8, 39000, 'bad')
def _(L):
    pay(L, 71900, 30, 'ni', 'VERKA FEED PLANT COOP', 'PUNB')
    L.count('pay', 'pay')
    emi(L, 'Sundaram Finance Ltd', 12380, 8)
    L.add(D(2026, 9, 22), 600000, 'disb', 'loan_disbursal', text='PERSONAL LOAN DISBURSEMENT', loan='154882031', tag='disb-pl')
    L.add(D(2026, 9, 22), 350000, 'io', 'person_transfer', 'Baljit Gill', 'plot', extra=SPENDX)
    L.add(D(2026, 9, 22), 220000, 'no', 'person_transfer', 'Rajwinder Sidhu', 'plot', extra=SPENDX)
    L.owe_new('HDFC Bank personal loan', 600000)
    L.flags.append('new_loan')
    living(L, 31000)


@life(68, 'topup_and_gold', 'sib', 'Nimisha Joseph', 'Palakkad', 'ml', 9, 48000, 'bad')
def _(L):
    pay(L, 46700, 31, 'ni', 'VICTORIA MALL MANAGEMENT LLP', 'FDRL', 'SALARY')
    L.count('pay', 'pay')
    emi(L, 'Bajaj Finance Ltd', 9650, 5)
    emi(L, 'Muthoot Homefin', 7840, 9)
    L.add(D(2026, 9, 21), 180000, 'disb', 'loan_disbursal', text='GOLD LOAN DISB', loan='0312654000', tag='disb-gl')
    L.add(D(2026, 9, 21), 165000, 'no', 'person_transfer', 'Asha Thomas', extra=SPENDX)
    L.add(D(2026, 10, 8), 248500, 'ni', 'loan_disbursal', 'BAJAJ FINANCE LTD', 'TOPUP DISB', bk='HDFC', tag='disb-topup')
    L.add(D(2026, 10, 10), 230000, 'no', 'person_transfer', 'Remya Menon', extra=SPENDX)
    # gold: bullet at about 10% a year, or instalments
    L.owe('new_loan', 'SIB gold loan', pmt(180000, 36, .15), 180000 * .09 / 12, pmt(180000, 24, .30))
    L.owe('new_loan', 'Bajaj top-up', pmt(250000, 36, .15), pmt(248500, 60, .10), pmt(250000, 24, .30))
    L.flags.append('new_loan')
    living(L, 21000)


@life(69, 'microfinance', 'equitas', 'Kavitha Palanisamy', 'Dindigul', 'ta', 9, 9800, 'bad', floor=2700)
def _(L):
    pay(L, 17400, 7, 'ni', 'RAMARAJ KNIT UNIT 4', 'IDIB', 'WAGES')
    L.count('pay', 'pay')
    for m in L.months:
        L.add(L.day(m, 18), 6000, 'cdm', 'cash_deposit', L.holder, extra=('family_support',))
    emi(L, 'CreditAccess Grameen', 2860, 9, kind='microfinance')
    emi(L, 'Asirvad Micro Finance', 2440, 11, kind='microfinance')
    d, n = L.start + timedelta(days=4), 0
    while d <= END:
        L.add(d, 1180, 'um', 'emi', 'Satin Creditcare Network', 'collection', vpa='satin.coll@hdfcbank', merchant=True, extra=('merchant', 'business_payment'))
        d += timedelta(days=14)
    L.owe('microfinance', 'Satin Creditcare Network', 1180 * 26 / 12, 2360, 3540)
    L.flags.append('high_foir')
    living(L, 10800, atm=1, people=1, rows=8, local_only=True)
    L.notes.append('cash paid in is of unknown source')


@life(70, 'cricket_bettor', 'bob', 'Vivek Rathod', 'Jamnagar', 'gu', 8, 21000, 'bad', floor=1200)
def _(L):
    pay(L, 41200, 5, 'ni', 'RAJHANS BRASS PARTS PVT LTD', 'HDFC', 'SALARY')
    L.count('pay', 'pay')
    for m in L.months:
        for _ in range(L.rng.randint(9, 13)):
            nm, vpa = L.rng.choice([('1xBet', '1xbet.pay@ybl'), ('Parimatch', 'parimatch.in@axl'), ('Stake', 'stakepay@okaxis'), ('Dream11', 'dream11@ptys')])
            L.add(L.day(m, L.rng.randint(5, 28)), L.rng.choice([500, 1000, 1000, 2000, 2500]), 'um', 'gambling', nm, 'add cash', vpa=vpa, merchant=True, opt=True)
        if L.rng.random() < .7:
            L.add(L.day(m, L.rng.randint(10, 27)), L.rng.choice([1500, 3200, 4800]), 'ui', 'gambling', 'Parimatch', 'parimatch withdrawal', vpa='parimatch.in@axl', extra=('gambling_winnings', 'person_transfer', 'unknown', 'refund'))
    L.flags.append('gambling')
    living(L, 21500)


@life(71, 'rummy_crypto', 'axis', 'Srinivas Goud', 'Karimnagar', 'te', 9, 34000, 'bad', floor=1500)
def _(L):
    pay(L, 53600, 30, 'ni', 'KESORAM CEMENT WORKS', 'UBIN', 'SALARY {mon}')
    L.count('pay', 'pay')
    for m in L.months:
        for _ in range(L.rng.randint(7, 10)):
            nm = L.rng.choice(['JungleeRummy', 'RummyCircle', 'WinZO Games', 'PokerBaazi'])
            L.add(L.day(m, L.rng.randint(1, 27)), L.rng.choice([1000, 1500, 2000, 3000]), 'um', 'gambling', nm, 'wallet', merchant=True, opt=True)
        L.add(L.day(m, 3), L.rng.choice([4000, 5000, 6000]), 'io', 'crypto', 'COINDCX NEBLIO TECHNOLOGIES', 'buy', extra=('investment',))
    emi(L, 'Fullerton India SMFG', 9480, 5)
    L.flags += ['gambling', 'crypto']
    living(L, 20500)


@life(72, 'bounce_pairs', 'canara', 'Prakash Kulal', 'Davanagere', 'kn', 9, 8800, 'bad', floor=2300)
def _(L):
    pay(L, 36100, 8, 'ni', 'HARIHAR POLYFIBERS CANTEEN CO', 'UBIN', 'SALARY')
    L.count('pay', 'pay')
    b1, b2 = {D(2026, 4, 1), D(2026, 6, 1), D(2026, 9, 1)}, {D(2026, 7, 1), D(2026, 9, 1)}
    for m in L.months:
        if m in b1:
            bounce(L, L.day(m, 5), 8930, 'Hinduja Leyland Finance', reason='04 INSUFFICIENT FUNDS', charge=354, leave=2500)
            L.add(L.day(m, 14), 8930, 'nd', 'emi', 'Hinduja Leyland Finance')
        else:
            L.add(L.day(m, 12), 8930, 'nd', 'emi', 'Hinduja Leyland Finance')
        if m in b2:
            bounce(L, L.day(m, 6), 5470, 'Home Credit India Finance', reason='04 INSUFFICIENT FUNDS', charge=354, leave=2300)
        else:
            L.add(L.day(m, 13), 5470, 'nd', 'emi', 'Home Credit India Finance')
    L.owe('emi', 'Hinduja Leyland Finance', 8930)
    L.owe('emi', 'Home Credit India Finance', 5470)
    L.flags.append('bounces')
    living(L, 18000)


@life(73, 'bounce_charges', 'indian', 'Senthil R', 'Erode', 'ta', 8, 9400, 'bad', floor=1800)
def _(L):
    pay(L, 33400, 6, 'ni', 'KAVERI TEXTILE PROCESSORS', 'CNRB', 'SALARY')
    L.count('pay', 'pay')
    bad = {D(2026, 4, 1), D(2026, 6, 1), D(2026, 7, 1), D(2026, 9, 1)}
    for m in L.months:
        if m in bad:
            bounce(L, L.day(m, 3), 7160, 'Shriram Finance Ltd', form='charge', charge=295, leave=2200)
            L.add(L.day(m, 9), 7160, 'um', 'emi', 'Shriram Finance Ltd', 'EMI', vpa='shriramfin@axisbank', merchant=True, extra=('merchant', 'business_payment'))
        else:
            L.add(L.day(m, 7), 7160, 'nd', 'emi', 'Shriram Finance Ltd')
    L.owe('emi', 'Shriram Finance Ltd', 7160)
    emi(L, 'TVS Credit Services Ltd', 2890, 9)
    L.flags.append('bounces')
    living(L, 19500)


@life(74, 'cheque_bouncer', 'bom', 'Archana Bhosale', 'Satara', 'mr', 9, 38000, 'bad', acct='current', floor=4000)
def _(L):
    takings(L, 262000, 'trade', [(.7, 'ni', 'PHONEPE PRIVATE LIMITED', 'YESB', 'SETTLEMENT', 20), (.3, 'ni', lambda L: L.rng.choice(['Karad Saree Centre', 'Wai Vastra Bhandar']), None, '', 4)], cash_share=.25, cash_day=5)
    L.count('trade', 'mean', .10)
    for d, a, nm in ((D(2026, 4, 9), 84500, 'Ichalkaranji Textiles'), (D(2026, 6, 18), 61200, 'Solapur Chadar Mills'), (D(2026, 8, 6), 97300, 'Ichalkaranji Textiles'), (D(2026, 9, 17), 72400, 'Malegaon Powerloom')):
        bounce(L, d, a, nm, leg='icd', reason='FUNDS INSUFFICIENT', charge=590, cat='business_payment', leave=9000)
    suppliers(L, ['Ichalkaranji Textiles', 'Solapur Chadar Mills', 'Malegaon Powerloom'], 26000, 0, 4, legs=('no', 'cp'), lo=4000)
    L.flags.append('bounces')
    living(L, 12000, atm=1)


@life(75, 'card_revolver', 'rbl', 'Nilesh Desai', 'Thane', 'gu', 10, 27000, 'bad', floor=1500)
def _(L):
    pay(L, 63800, 1, 'ni', 'MULUND PRINTS AND PACKS LTD', 'SCBL', 'SALARY')
    L.count('pay', 'pay')
    for nm, lo, up, day in (('SBI Card', 6100, 7200, 6), ('Axis Bank Credit Card', 4200, 5100, 9), ('HDFC Credit Card', 5200, 6100, 12)):
        bills = []
        for m in L.months:
            a = round(L.rng.uniform(lo, up), 2)
            bills.append(a)
            L.add(L.day(m, day), a, 'bill', 'card_payment', nm, 'MIN DUE', merchant=True)
        s = bills[-6:]
        L.owe('card', nm, sum(s) / 6, .05 * min(s), max(s))
    L.notes.append('only the minimum due is paid: the payment itself is the monthly burden, or 5% of it by the letter')
    emi(L, 'Bajaj Finance Ltd', 12460, 3)
    emi(L, 'Tata Capital Ltd', 10890, 5)
    emi(L, 'Kotak Mahindra Bank', 11940, 5)
    for m in L.months[3:]:
        if L.rng.random() < .5:
            L.add(L.day(m, 20), 8000, 'ii', 'person_transfer', person(L), 'urgent', bk='SBIN')
    L.flags.append('high_foir')
    living(L, 12500)


@life(76, 'rider_app_loans', 'yes', 'Sachin Shinde', 'Nashik', 'mr', 8, 7200, 'bad', floor=3700)
def _(L):
    d = L.start
    while d <= END:
        if d.weekday() == 3:
            L.add(d, round(L.rng.uniform(5900, 6600), 2), 'ni', 'gig_income', 'BLINK COMMERCE PVT LTD', 'DELIVERY PARTNER', bk='HDFC', stream='gig', extra=('salary',))
        d += timedelta(days=1)
    L.count('gig', 'mean', .7)
    L.extra['widen'] = lambda L, i, lo, hi: (lo, hi / .7)
    bad = {D(2026, 6, 1), D(2026, 8, 1)}
    for m in L.months:
        if m in bad:
            bounce(L, L.day(m, 9), 3640, 'KrazyBee Services Pvt Ltd', reason='INSUFFICIENT FUNDS', charge=590, lag=4, leave=2300)
        else:
            L.add(L.day(m, 13), 3640, 'nd', 'emi', 'KrazyBee Services Pvt Ltd', extra=('bnpl',))
    L.owe('app', 'KreditBee', 3640)
    emi(L, 'Moneyview Whizdm Innovations', 2980, 17, kind='app', extra=('bnpl',))
    emi(L, 'Fibe Earlysalary Services', 2410, 24, kind='app', extra=('bnpl',))
    L.add(D(2026, 9, 28), 23800, 'ii', 'loan_disbursal', 'NAVI FINSERV LIMITED', 'loan', bk='ICIC', tag='disb-navi')
    L.owe_new('Navi Finserv', 25000, app=True)
    L.flags += ['bounces', 'app_loans', 'new_loan']
    living(L, 15000, local_only=True)


@life(77, 'merchant_daily_loan', 'pnb', 'Baljit Singh Gill', 'Bathinda', 'pb', 6, 31000, 'bad', acct='current', floor=3000)
def _(L):
    takings(L, 268000, 'trade', [(1, 'ni', 'RESILIENT INNOVATIONS PVT LTD', 'YESB', 'BHARATPE SETTLEMENT', 27)], cash_share=.12, cash_day=4)
    L.count('trade', 'mean', .10)
    d, per = L.start, {}
    while d <= END:
        if d.weekday() != 6:
            L.add(d, 1150, 'nd', 'emi', 'LENDINGKART FINANCE LTD EDI', prio=2)
            per[d.replace(day=1)] = per.get(d.replace(day=1), 0) + 1150
        d += timedelta(days=1)
    v = list(per.values())
    L.owe('daily', 'Lendingkart', 1150 * 26.1, min(v), 1150 * 31)
    emi(L, 'Flexiloans Technologies', 14300, 5)
    suppliers(L, ['Malwa Grain Store', 'Bathinda Ghee Depot', 'Teja Soap Agency'], 26000, 0, 3, legs=('no', 'uo'), lo=2500)
    L.flags.append('high_foir')
    living(L, 8000, atm=1)


@life(78, 'fresh_business_loan', 'indus', 'Subrata Chatterjee', 'Howrah', 'bn', 9, 128000, 'bad', acct='current', floor=15000)
def _(L):
    takings(L, 905000, 'trade', [(.6, 'ni', lambda L: L.rng.choice(['BURN STANDARD ANCILLARY', 'LILUAH RAIL WORKS', 'HOOGHLY CASTINGS PVT LTD']), None, 'INV', 9), (.4, 'ri', lambda L: L.rng.choice(['TITAGARH FIREMA VENDOR PAY', 'LILUAH RAIL WORKS']), None, '', 2)])
    L.count('trade', 'mean', .10)
    emi(L, 'Siemens Financial Services', 27800, 7)
    emi(L, 'Hero FinCorp Ltd', 10450, 10)
    L.add(D(2026, 10, 12), 1463000, 'ri', 'loan_disbursal', 'UGRO CAPITAL LIMITED', '', bk='HDFC', tag='disb-ugro')
    L.owe_new('UGRO Capital', 1500000)
    L.add(D(2026, 10, 12), 1240000, 'ro', 'business_payment', 'BATLIBOI MACHINE TOOLS LTD', extra=SPENDX, prio=2)
    suppliers(L, ['Belur Pig Iron', 'Salkia Forgings', 'Ghusuri Alloys'], 140000, 4000, 4, legs=('no', 'ro'), lo=12000)
    L.flags.append('new_loan')
    living(L, 14000, atm=1)


@life(79, 'cab_bounces', 'union', 'Ravi Teja Naidu', 'Vijayawada', 'te', 9, 17500, 'bad', floor=lambda d: 15900 if d.day <= 10 or d.day >= 24 else 2000)
def _(L):
    d = L.start
    while d <= END:
        if d.weekday() in (1, 4):
            L.add(d, round(L.rng.uniform(4300, 4900), 2), 'ii', 'gig_income', 'ANI TECHNOLOGIES PVT LTD', 'OLA DRIVER', bk='ICIC', stream='gig', extra=('business_income', 'business_receipt'))
        d += timedelta(days=1)
    L.count('gig', 'mean', .7)
    bad = {D(2026, 4, 1), D(2026, 6, 1), D(2026, 7, 1), D(2026, 9, 1)}
    for m in L.months:
        if m in bad:
            bounce(L, L.day(m, 10), 15240, 'Sundaram Finance Ltd', reason='BALANCE INSUFFICIENT', charge=413, lag=3, leave=3400)
        else:
            L.add(L.day(m, 10), 15240, 'nd', 'emi', 'Sundaram Finance Ltd')
    L.owe('emi', 'Sundaram Finance Ltd', 15240)
    L.flags += ['bounces', 'high_foir']
    living(L, 15500, rows=10)


@life(80, 'overloaded_doctor', 'karnataka', 'Dr Vinutha Shetty', 'Hubballi', 'kn', 12, 140000, 'bad', floor=15000)
def _(L):
    for m in L.months:
        L.add(L.payday(m, 6), 128000 + L.rng.randint(-3500, 3500), 'ni', 'professional_income', 'SUCHIRAYU HEALTH CARE', 'PROF FEE', bk='ICIC', stream='fee', extra=('salary',))
        L.add(L.payday(m, 14), 106000 + L.rng.randint(-4000, 4000), 'ni', 'professional_income', 'TATWADARSHA HOSPITAL', 'PROF FEE', bk='CNRB', stream='fee', extra=('salary',))
    L.count('fee', 'mean', .5)
    L.extra['widen'] = lambda L, i, lo, hi: (lo, hi * 2)
    for nm, a, d in (('Siemens Financial Services', 48600, 10), ('Karnataka Bank Home Loan', 44200, 12), ('BMW Financial Services', 37900, 16), ('Tata Capital Ltd', 31700, 16)):
        emi(L, nm, a, d, leg='emi' if nm.startswith('Karn') else 'nd', loan='7317001800' if nm.startswith('Karn') else None)
    L.flags.append('high_foir')
    living(L, 46000)
