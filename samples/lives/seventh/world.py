"""People, shops and small habits for the seventh set."""
PEOPLE = {
    'kn': (['Manjunath', 'Shwetha', 'Raghavendra', 'Bhavya', 'Nagaraj', 'Chaitra', 'Prakash', 'Roopa', 'Sudarshan', 'Vinutha', 'Girish', 'Ashwini'], ['Gowda', 'Hegde', 'Shetty', 'Bhat', 'Naik', 'Kulal', 'Patil', 'Acharya']),
    'ta': (['Saravanan', 'Kavitha', 'Muthuraman', 'Sangeetha', 'Karthikeyan', 'Revathi', 'Senthil', 'Priyadharshini', 'Murugesan', 'Vasanthi', 'Arunachalam', 'Deepika'], ['R', 'S', 'M', 'Kandasamy', 'Palanisamy', 'Rajendran', 'Subramani', 'K']),
    'te': (['Srinivas', 'Lavanya', 'Venkata Ramana', 'Sirisha', 'Ravi Teja', 'Swapna', 'Narasimha', 'Haritha', 'Chandra Sekhar', 'Mounika'], ['Reddy', 'Goud', 'Yadav', 'Naidu', 'Chowdary', 'Rao', 'Varma', 'Kolli']),
    'ml': (['Biju', 'Sreeja', 'Anoop', 'Lijimol', 'Shaji', 'Remya', 'Jomon', 'Asha', 'Rafeeq', 'Nimisha'], ['Thomas', 'Nair', 'Varghese', 'Menon', 'Kurian', 'Pillai', 'Abdulla', 'Joseph']),
    'mr': (['Sachin', 'Vaishali', 'Prashant', 'Ujwala', 'Mahesh', 'Rohini', 'Ganesh', 'Archana', 'Santosh', 'Shubhangi'], ['Jadhav', 'Kadam', 'Shinde', 'Gaikwad', 'Bhosale', 'Pawar', 'Chavan', 'Mane']),
    'gu': (['Hitesh', 'Jigna', 'Bhavesh', 'Kinjal', 'Nilesh', 'Hetal', 'Chirag', 'Falguni', 'Dhaval', 'Rinku'], ['Patel', 'Shah', 'Solanki', 'Parmar', 'Desai', 'Rathod', 'Chauhan', 'Makwana']),
    'hi': (['Amit', 'Neha', 'Rakesh', 'Sunita', 'Vivek', 'Pooja', 'Dinesh', 'Anjali', 'Sandeep', 'Kiran', 'Mukesh', 'Rekha'], ['Tiwari', 'Mishra', 'Yadav', 'Srivastava', 'Chauhan', 'Verma', 'Dubey', 'Saxena']),
    'pb': (['Harpreet', 'Jaswinder', 'Gurmeet', 'Manjit', 'Rajwinder', 'Simran', 'Baljit', 'Navneet'], ['Singh', 'Kaur', 'Sidhu', 'Gill', 'Dhillon', 'Sandhu']),
    'bn': (['Sourav', 'Moumita', 'Debasish', 'Tanushree', 'Subrata', 'Rituparna', 'Arindam', 'Papiya', 'Kaushik', 'Sharmistha'], ['Ghosh', 'Das', 'Mondal', 'Chatterjee', 'Sarkar', 'Roy', 'Saha', 'Bhowmick']),
    'or': (['Bikash', 'Sasmita', 'Prasanta', 'Lipsa', 'Rashmi Ranjan', 'Puspanjali'], ['Sahoo', 'Behera', 'Mohanty', 'Nayak', 'Pradhan', 'Swain']),
}
LOCAL = {
    'kn': ['Mayura Upachar', 'Sri Gajanana Stores', 'Kedambadi Vegetables', 'Namdhari Greens', 'Udupi Ananda Bhavan', 'Malnad Coffee Works'],
    'ta': ['Annapoorna Maligai', 'Sri Velavan Stores', 'Junior Kuppanna', 'Pazhamudhir Nilayam', 'Thangam Textiles', 'Aavin Parlour 118'],
    'te': ['Ushodaya Super Market', 'Pulla Reddy Sweets', 'Sri Vijaya Medicals', 'Heritage Fresh Dairy', 'Balaji Kirana General', 'Minerva Tiffins'],
    'ml': ['Elite Bakers Thrissur', 'Margin Free Market', 'Karunya Pharmacy', 'Supplyco Outlet', 'Paragon Restaurant', 'Milma Booth 41'],
    'mr': ['Chitale Bandhu', 'Apla Bazaar', 'Mauli Bhaji Kendra', 'Gokul Dudh Kendra', 'Katta Vada Pav', 'Sahyadri Medical'],
    'gu': ['Jalaram Khaman House', 'Umiya Provision', 'Amul Parlour Ring Rd', 'Gopal Namkeen', 'Shreeji Medical', 'Osia Mart'],
    'hi': ['Sharma Misthan Bhandar', 'Om Sai Kirana', 'Mother Dairy Booth 207', 'Gupta General Store', 'Prem Vegetable', 'Agarwal Medicos'],
    'pb': ['Verka Booth', 'Bansal Sweets', 'Novelty Dairy', 'Gill Karyana', 'Sangam Cloth House', 'Punjab Medicos'],
    'bn': ['Mio Amore', 'Spencers Retail', 'Balaram Mullick', 'Maa Tara Bhandar', 'Frank Ross Pharmacy', 'Keventer Dairy'],
    'or': ['Omfed Parlour', 'Jagannath Bhandar', 'Sai Medicine', 'Bazaar Kolkata', 'Dalma Restaurant', 'Maa Mangala Stores'],
}
POWER = {'kn': 'BESCOM', 'ta': 'TNPDCL', 'te': 'TGSPDCL', 'ml': 'KSEB Ltd', 'mr': 'MSEDCL', 'gu': 'DGVCL', 'hi': 'MVVNL', 'pb': 'PSPCL', 'bn': 'WBSEDCL', 'or': 'TPCODL'}
NATION = [('Reliance Smart Bazaar', 'merchant', 300, 2600), ('Zepto', 'merchant', 140, 900), ('Blinkit', 'merchant', 120, 850), ('BigBasket', 'merchant', 300, 1900), ('Amazon Pay', 'merchant', 199, 3200),
          ('Flipkart', 'merchant', 250, 3500), ('Apollo Pharmacy', 'health', 120, 1400), ('Swiggy', 'food', 150, 720), ('Zomato', 'food', 160, 800), ('Rapido', 'travel', 40, 260), ('IRCTC', 'travel', 260, 1900),
          ('Indian Oil Corp', 'fuel', 300, 2200), ('HPCL Petrol Pump', 'fuel', 300, 2000), ('Trends', 'merchant', 499, 2800), ('Decathlon', 'merchant', 399, 2600), ('Domino Pizza', 'food', 220, 900)]


def person(L):
    f, l = PEOPLE[L.region]
    while True:
        n = L.rng.choice(f) + ' ' + L.rng.choice(l)
        if n.split()[0] != L.holder.split()[0] and n.split()[-1] != L.holder.split()[-1]:
            return n


REM = ['UPI', 'Payment', 'Pay', 'NA', 'Sent', 'Paid via app', 'Thanks', '']


def living(L, monthly, atm=2, people=2, bills=True, rows=None, friends_in=.3, months=None, local_only=False):
    """Everyday spending of about `monthly` rupees a month, left out when it would go below the floor."""
    r = L.rng
    known = [person(L) for _ in range(5)]
    for m in months or L.months:
        left = monthly * r.uniform(.9, 1.08)
        last = L.last(m).day
        if bills:
            b = min(left * .12, r.randint(600, 2400))
            L.add(L.day(m, r.randint(6, 20)), round(b), r.choice(['um', 'bill']), 'utilities', POWER[L.region], 'electricity bill', merchant=True, opt=True, extra=SPENDX)
            left -= b
            a = r.choice([239, 299, 349, 399, 449])
            L.add(L.day(m, r.randint(2, 27)), a, 'um', 'utilities', r.choice(['Jio Prepaid', 'Airtel Payments', 'Vi Recharge']), 'Recharge', merchant=True, opt=True, extra=SPENDX)
            left -= a
        for _ in range(atm):
            a = r.choice([1000, 2000, 2000, 3000, 5000])
            if a < left * .4:
                L.add(L.day(m, r.randint(1, last)), a, 'atm', 'cash_withdrawal', opt=True)
                left -= a
        for _ in range(people):
            a = r.choice([200, 300, 500, 800, 1000, 1500, 2000])
            if a < left * .3:
                L.add(L.day(m, r.randint(1, last)), a, 'uo', 'person_transfer', r.choice(known), r.choice(REM), opt=True, extra=SPENDX)
                left -= a
        n = 0
        lim = rows or 14
        while left > 60 and n < lim + 8:
            share = left / max(2, lim - n)
            if local_only or r.random() < .5:
                nm, cat, lo, hi = r.choice(LOCAL[L.region]), 'merchant', 40, 2400
            else:
                nm, cat, lo, hi = r.choice(NATION)
            a = round(max(35, min(left, hi * r.uniform(.8, 1), max(share, lo * .7) * r.uniform(.4, 1.7))))
            if r.random() < .3:
                a += round(r.random(), 2)
            leg = r.choice(['um', 'um', 'um', 'pos' if not nm.startswith(('Zepto', 'Blinkit', 'Swiggy', 'Zomato', 'Rapido', 'Amazon', 'Flipkart')) else 'um'])
            L.add(L.day(m, r.randint(1, last)), a, leg, cat, nm, r.choice(REM), merchant=True, opt=True, extra=SPENDX)
            left -= a
            n += 1
        if r.random() < friends_in:
            L.add(L.day(m, r.randint(3, last - 2)), r.choice([250, 400, 600, 1000, 1350]), 'ui', 'person_transfer', r.choice(known), r.choice(['split', 'lunch', 'returned', 'UPI']), extra=('refund',))
    # the bank's own small fees
    for m in (months or L.months):
        if m.month in (3, 6, 9, 12):
            L.add(L.day(m, 28 if m.month != 2 else 27), r.choice([17.7, 15, 20.65, 23.6]), 'chg', 'service_charge', text=r.choice(['SMS ALERT CHRG QTR INCL GST', 'SMS CHARGES FOR QTR', 'INSTA ALERT CHG INCL GST']), opt=True)


SPENDX = ('business_payment', 'education', 'food', 'fuel', 'health', 'merchant', 'person_transfer', 'shopping', 'subscription', 'travel', 'unknown', 'utilities')


def pay(L, amount, day, leg, name, bk=None, rem='', stream='pay', months=None, cat='salary', wobble=0, extra=(), acct=None):
    for m in months or L.months:
        a = amount(m) if callable(amount) else amount
        if a is None:
            continue
        if wobble:
            a += L.rng.randint(-wobble, wobble)
        mm = m.strftime('%b %y').upper()
        L.add(L.payday(m, day), a, leg, cat, name, rem.replace('{mon}', mm).replace('{MON}', m.strftime('%b').upper()), bk=bk, stream=stream, extra=extra, acct=acct)


def emi(L, name, amount, day, months=None, leg='nd', kind='emi', owe=True, cat='emi', rem='', extra=(), loan=None, bk=None):
    for m in months or L.months:
        L.add(L.day(m, day), amount, leg, cat, name, rem, extra=extra, loan=loan, on=m, bk=bk)
    if owe:
        L.owe(kind, name, amount)


def sip(L, name, amount, day, months=None, leg='nd', cat='investment', extra=(), rem=''):
    for m in months or L.months:
        L.add(L.day(m, day), amount, leg, cat, name, rem, extra=extra)


def card(L, name, lo, hi, day, leg='um', rem='', months=None, vpa=None, owe=True, extra=()):
    bills = []
    for m in months or L.months:
        a = round(L.rng.uniform(lo, hi), 2)
        bills.append(a)
        L.add(L.day(m, day), a, leg, 'card_payment', name, rem, merchant=True, vpa=vpa, extra=extra)
    if owe:
        L.owe_card(name, bills)
    return bills


def split(r, total, n, lo=.5, hi=1.6):
    w = [r.uniform(lo, hi) for _ in range(n)]
    s = sum(w)
    out = [round(total * x / s, 2) for x in w]
    out[-1] = round(total - sum(out[:-1]), 2)
    return out


def bounce(L, d, amount, name, form='pair', leg='nd', reason='INSUFFICIENT FUNDS', charge=590, lag=2, leave=None, cat='emi', umrn=None):
    """A debit presented and unpaid. Money is sent away first so that it truly cannot be paid."""
    keep = leave if leave is not None else round(min(amount * .6, 2600) + charge + 300)
    assert keep < amount
    who = person(L)

    def drain(bal):
        x = bal - keep
        return int(x / 10) * 10 if bal >= amount * .97 and x > 50 else None
    L.add(d, drain, 'uo', 'person_transfer', who, 'transfer', prio=3, extra=SPENDX)
    tag = 'bounce-%s' % d
    if form == 'pair':
        L.add(d, amount, leg, cat, name, '', prio=4, neg=True, tag=tag, umrn=umrn, extra=('bounce', 'bounce_return', 'bounce_reversal', 'returned', 'return', 'reversal', 'refund', 'unknown', 'person_transfer', 'business_payment'))
        L.add(d, amount, 'icr' if leg == 'icd' else 'rev', 'bounce_reversal', name, reason, prio=5, tag=tag)
        # the reason is worded by the return row
        L.ev[-1]['reason'] = reason
    L.add(L.fwd(d + __import__('datetime').timedelta(days=lag)), charge, 'rchg' if leg != 'icd' else 'chg', 'bounce_charge', on=d, text='CHQ RETURN CHGS INW %s' % d.strftime('%d%m%y') if leg == 'icd' else '', prio=6)
    L.bounces.append(dict(date=d.isoformat(), amount='%.2f' % amount, payee=name, form=form, reason=reason))


BIG = ['Croma Retail', 'Reliance Digital', 'Tanishq Jewellers', 'Vijay Sales', 'Lenskart', 'MakeMyTrip', 'Max Fashion', 'Pepperfry']


def sponge(L, how, keep, days=(11, 15, 19, 23, 27), frac=.55):
    """What is left over leaves: to an own account elsewhere, a deposit, or simply spent."""
    friends = [person(L) for _ in range(3)]
    for m in L.months:
        for k, day in enumerate(days if how == 'spend' else days[2:3]):
            d = L.day(m, day)
            lot = 100 if how == 'spend' else 1000
            f = frac if how == 'spend' else .9

            def amt(bal, f=f, lot=lot):
                x = int((bal - keep) * f / lot) * lot
                return min(x, 95000 if how == 'spend' else 400000) if x >= (600 if how == 'spend' else 8000) else None
            if how == 'self':
                L.add(d, amt, 'no', 'self_transfer', L.holder, 'self', prio=5, bk='HDFC' if L.bank != 'hdfc' else 'ICIC')
            elif how == 'fd':
                L.add(L.fwd(d), amt, 'fd', 'investment', '', extra=('self_transfer',), prio=5, loan=L.digits(10))
            else:
                leg = L.rng.choice(['um', 'pos', 'uo', 'atm'])
                if leg == 'atm':
                    L.add(d, lambda bal, a=amt: (lambda x: min(10000, int(x / 500) * 500) if x and x >= 500 else None)(a(bal)), 'atm', 'cash_withdrawal', prio=5)
                elif leg == 'uo':
                    L.add(d, amt, 'uo', 'person_transfer', L.rng.choice(friends), L.rng.choice(REM), prio=5, extra=SPENDX)
                else:
                    L.add(d, amt, leg, 'merchant', L.rng.choice(BIG), '', merchant=True, prio=5, extra=SPENDX)
