"""A year of one bank account, true in everything a forger has to get right: balances, interest, references, totals."""

import datetime as dt

FIRST = "ASHA RAVI MEENA KIRAN SUNIL FATIMA JOSEPH DEEPA ARJUN LATA IMRAN POOJA VIKRAM NISHA ROHAN GEETA".split()
LAST = "RAO SHARMA NAIR PATEL KHAN DSOUZA IYER GUPTA MEHTA BOSE REDDY SINGH JOSHI PILLAI DAS KAUR".split()
BANKS = [("HDFC BANK LIMITED", "HDFC"), ("AXIS BANK LTD", "UTIB"), ("KOTAK MAHINDRA BANK", "KKBK"), ("YES BANK LTD", "YESB")]
FIRMS = ["ZENSAR TECHNOLOGIES LTD", "BHARAT FORGE LTD", "TATA CONSULTANCY SERVICES", "APOLLO HOSPITALS", "LARSEN AND TOUBRO LTD"]
SHOPS = "SWIGGY ZOMATO BIGBASKET DMART AMAZON FLIPKART IRCTC BPCL MEDPLUS RELIANCE DECATHLON BLINKIT UBER OLA".split()
RATE = 0.03


def money(paise):
    """Indian grouping: 12,34,567.89."""
    sign, paise = ("-" if paise < 0 else ""), abs(paise)
    whole, rest = str(paise // 100), f"{paise % 100:02d}"
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return sign + ",".join(groups + [tail]) + "." + rest


def rests(day):
    """Sundays, second and fourth Saturdays and national holidays: no cheque is cleared."""
    is_weekend = day.weekday() == 6 or day.weekday() == 5 and (day.day - 1) // 7 in (1, 3)
    return is_weekend or (day.month, day.day) in ((1, 26), (8, 15), (10, 2))


class Account:
    """Rows oldest first: date, narration, reference, signed paise, kind. `balances` follow from `opening`."""

    def __init__(self, r, months=None):
        self.holder = f"{r.choice(FIRST)} {r.choice(LAST)}"
        self.bank, self.code = r.choice(BANKS)
        self.number = str(r.randrange(10**13, 10**14))
        self.firm = r.choice(FIRMS)
        self.salary = r.randrange(42_000, 98_000) * 100
        self.opening = r.randrange(20_000, 90_000) * 100 + r.randrange(100)
        months = months or r.choice([6, 7, 8])
        end = dt.date(2026, 10, 31)
        month = end.year * 12 + end.month - months
        self.start = dt.date(month // 12, month % 12 + 1, 1)
        self.end = end
        self.rows = []
        self._draw(r)

    def _draw(self, r):
        rent, emi, landlord = r.randrange(9, 18) * 100_000, r.randrange(30, 70) * 10_000, f"{r.choice(FIRST)} {r.choice(LAST)}"
        day, balance, held = self.start, self.opening, []
        firm_bank = r.choice(["HDFC", "ICIC", "SBIN", "UTIB", "INDB"])
        cheque = r.randrange(100_000, 900_000)
        while day <= self.end:
            entries = []
            last = (day.replace(day=28) + dt.timedelta(days=4)).replace(day=1) - dt.timedelta(days=1)
            if day == last:
                pay = self.salary if r.random() < 0.8 else self.salary + r.randrange(100, 900) * 100
                entries.append((self.transfer(r, day, firm_bank, f"{self.firm}/SALARY {day:%b %y}".upper()), pay, "salary"))
            if day.day == 5:
                entries.append((f"ACH D-BAJAJ FINANCE LTD-P5R8H{r.randrange(10**6):06d}", -emi, "emi"))
                entries.append((f"IMPS/{self.rrn(r, day)}/{landlord}/RENT", -rent, "rent"))
            if day.month in (3, 6, 9, 12) and day == last and len(held) >= 60:
                quarter = held[-91:]
                paid = round(sum(quarter) / len(quarter) * RATE * len(quarter) / 365 / 100) * 100
                entries.append((f"INT.PD:{day - dt.timedelta(days=90):%d-%m-%Y} TO {day:%d-%m-%Y}", paid, "interest"))
            for _ in range(r.choice([0, 0, 1, 1, 2])):
                spent = -min(int(r.lognormvariate(6.2, 0.8)) * 100 + r.choice([0, 0, 50, 99]), 6_000_00)
                entries.append((f"UPI/{self.rrn(r, day)}/{r.choice(SHOPS)}/PAYMENT", spent, "upi"))
            if day.day in (11, 23) and r.random() < 0.6:
                entries.append((f"ATW-512967XXXXXX{r.randrange(1000, 9999)}-S1AN{r.randrange(100, 999)}", -r.choice([2000, 3000, 5000]) * 100, "cash"))
            if day.day in (8, 19) and not rests(day) and r.random() < 0.7:
                cheque += 1
                entries.append((f"CLG/{cheque}/{r.choice(FIRST)} {r.choice(LAST)}", -r.randrange(8, 40) * 10_000, "cheque"))
            for narration, amount, kind in entries:
                if balance + amount < 50_000:
                    continue
                balance += amount
                self.rows.append([day, narration, amount, kind])
            held.append(balance)
            day += dt.timedelta(days=1)

    @staticmethod
    def rrn(r, day):
        return f"{day.year % 10}{day:%j}{r.randrange(10**8):08d}"

    @staticmethod
    def transfer(r, day, bank, rest):
        return f"NEFT/{bank}N{day:%y%j}{r.randrange(10**6):06d}/{rest}"

    def balances(self):
        balance, all_ = self.opening, []
        for row in self.rows:
            balance += row[2]
            all_.append(balance)
        return all_
