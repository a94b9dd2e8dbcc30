"""Everyday life, in pieces: what honest people's accounts show, and mules' accounts too, from none of it to all of it."""

import datetime as dt

import world
from account import between, even, odd


def near(r, amount, by=0.1):
    return amount * r.uniform(1 - by, 1 + by)


def day_of(month, number):
    """The day of that number, or the last of the month."""
    last = (month.replace(day=28) + dt.timedelta(days=4)).replace(day=1) - dt.timedelta(days=1)
    return month.replace(day=min(number, last.day))


def salary(a, amount, months=None, number=None, rail=None):
    """Monthly pay from one employer; gives the employer."""
    r = a.r
    payer, number = world.firm(r, r.choice(world.EMPLOYERS)), number or r.choice([1, 1, 5, 7, 10, 28, 30, 31])
    rail, word = rail or r.choice(["neft", "neft", "nach", "imps"]), r.choice(["SALARY", "SAL", "SALARY CREDIT", "PAYROLL"])
    for month in months or a.months():
        day = world.working(day_of(month, number))
        a.take(a.at(day, 6, 18), int(near(r, amount, r.choice([0, 0.01, 0.05]))), payer, rail, f"{word} {day - dt.timedelta(days=12):%b %Y}".upper())
    return payer


def wages(a, monthly):
    """Pay by the week or by the job, from two or three people."""
    r = a.r
    payers = world.people(r, r.randrange(1, 4), a.region)
    for day in a.days():
        if r.random() < 1 / 7:
            a.take(a.at(day, 16, 21), even(r, monthly / 6, monthly / 3, 100), r.choice(payers), "upi", r.choice(["", "work", "mazdoori", "advance", "payment"]))


def family_money(a, monthly, count=2):
    r = a.r
    kin = [world.person(r, a.region, a.surname) for _ in range(r.randrange(1, 3))]
    for month in a.months():
        for _ in range(r.randrange(1, count + 1)):
            a.take(a.at(day_of(month, r.randrange(1, 29)), 8, 22), even(r, monthly / count * 0.6, monthly / count * 1.4, 500), r.choice(kin), r.choice(["upi", "upi", "imps"]), r.choice(["", "for expenses", "hostel", "home", "papa"]))


def spend(a, monthly, count=None):
    """Groceries, meals, shops, rides: many small payments to merchants."""
    r = a.r
    names = r.sample(world.GROCERS, 3) + r.sample(world.EATERIES, 3) + r.sample(world.SHOPS, 3) + r.sample(world.RIDES, 3)
    regulars = [world.merchant(r, name) for name in names] + [world.merchant(r, world.name_of(r, a.region)) for _ in range(3)]
    count = count or r.randrange(8, 40)
    for day in a.days():
        if r.random() < count / 30:
            for _ in range(r.choice([1, 1, 1, 2])):
                who = r.choice(regulars)
                rail = "pos" if r.random() < 0.12 else "upi"
                a.send(a.at(day, 8, 22.5), odd(r, monthly / count / 4, monthly / count * 2) + 5, who, rail, "")


def home(a, scale, rent=None):
    """Rent, electricity, phone, gas. `scale` is the monthly income."""
    r = a.r
    landlord, number = world.person(r, a.region), r.randrange(2, 11)
    pays_rent = r.random() < 0.55 if rent is None else rent
    amount = even(r, scale * 0.12 + 1500, scale * 0.28 + 2500, 500)
    power = world.merchant(r, world.POWER.get(a.state, "STATE ELECTRICITY BOARD"))
    phones = [world.merchant(r, name) for name in r.sample(world.PHONES, r.randrange(1, 3))]
    gas = world.merchant(r, r.choice(["INDANE GAS", "HP GAS", "BHARAT GAS"]))
    for month in a.months():
        if pays_rent:
            a.send(a.at(day_of(month, number), 9, 20), amount, landlord, r.choice(["upi", "imps"]), r.choice(["rent", "house rent", f"rent {month:%b}"]))
        if r.random() < 0.9:
            a.send(a.at(day_of(month, r.randrange(5, 24)), 9, 22), odd(r, 350, 3200), power, r.choice(["upi", "bill"]), "")
        for phone in phones:
            a.send(a.at(day_of(month, r.randrange(1, 29)), 8, 23), r.choice([199, 239, 299, 349, 479, 599, 719, 849]), phone, "upi", "recharge")
        if r.random() < 0.5:
            a.send(a.at(day_of(month, r.randrange(1, 29)), 9, 20), r.randrange(858, 935), gas, "upi", "")


def debts(a, scale, most=2):
    """Monthly instalments by mandate."""
    r = a.r
    for _ in range(r.randrange(0, most + 1)):
        lender, amount, number = world.firm(r, r.choice(world.LENDERS)), odd(r, scale * 0.04 + 500, scale * 0.18 + 1200), r.choice([2, 3, 5, 5, 7, 10])
        mark = f"LN{world.digits(r, 9)}"
        for month in a.months():
            a.send(a.at(day_of(month, number), 4, 8), amount, lender, "nach", mark)


def savings(a, scale):
    r = a.r
    for _ in range(r.randrange(0, 3)):
        fund, amount, number = world.firm(r, r.choice(world.FUNDS)), even(r, scale * 0.02 + 500, scale * 0.1 + 600, 500), r.choice([1, 5, 7, 10, 15])
        for month in a.months():
            a.send(a.at(day_of(month, number), 5, 9), amount, fund, "nach", f"SIP{world.digits(r, 8)}")
    if r.random() < 0.5:
        insurer = world.firm(r, r.choice(world.INSURERS))
        amount, number, step = odd(r, scale * 0.02 + 300, scale * 0.08 + 700), r.randrange(1, 28), r.choice([1, 3])
        for month in a.months()[::step]:
            a.send(a.at(day_of(month, number), 5, 18), amount, insurer, r.choice(["nach", "bill"]), "")


def friends(a, scale):
    """Shared dinners, small loans given and paid back."""
    r = a.r
    circle = world.people(r, r.randrange(3, 9), a.region, 0.7)
    for day in a.days():
        if r.random() < 0.12:
            who, amount = r.choice(circle), odd(r, 60, scale * 0.03 + 500)
            (a.take if r.random() < 0.5 else a.send)(a.at(day, 10, 23), amount, who, "upi", r.choice(["", "dinner", "split", "thanks", "cab", "returned", "movie"]))


def cash(a, monthly):
    r = a.r
    for month in a.months():
        for _ in range(r.randrange(1, 4)):
            a.atm(a.at(day_of(month, r.randrange(1, 29)), 9, 21), even(r, monthly / 5, monthly / 1.5, 500), must=False)


def sent_home(a, amount):
    r = a.r
    kin = world.person(r, a.region, a.surname)
    for month in a.months():
        a.send(a.at(day_of(month, r.randrange(2, 14)), 9, 21), near(r, amount, 0.2) // 500 * 500 + 500, kin, r.choice(["upi", "imps"]), r.choice(["", "home", "maa", "ghar"]))


def charges(a):
    r = a.r
    for month in a.months():
        if month.month in (6, 9) and r.random() < 0.7:
            a.send(a.at(day_of(month, 28), 1, 4), 17.70, None, "plain", r.choice(["SMS CHARGES INCL GST", f"SMS CHG {month:%b%y}".upper()]))
    if r.random() < 0.3:
        a.send(a.at(r.choice(a.days()), 1, 4), r.choice([177, 236, 295, 354]), None, "plain", "DEBIT CARD ANNUAL FEE INCL GST")


def live(a, level, income=None, paid=True):
    """A life at a level from 0 (nothing) to 1 (all of it); gives the monthly income. `paid`: its income comes to this account."""
    r = a.r
    charges(a)
    if level <= 0:
        return 0
    income = income or even(r, 9_000, 110_000, 500)
    a.opening = max(a.opening, int(income * r.uniform(5, 60)))
    if paid:
        if r.random() < 0.25 * (1.4 - level):
            wages(a, income)
        elif r.random() < 0.25 * (1.4 - level):
            family_money(a, income)
        else:
            salary(a, income)
    spend(a, income * r.uniform(0.15, 0.45) * max(level, 0.3), max(3, int(r.randrange(6, 36) * level)))
    for piece, chance in ((home, 1.0), (debts, 0.7), (savings, 0.6), (friends, 0.8)):
        if r.random() < chance * level:
            piece(a, income)
    if r.random() < 0.7 * level:
        cash(a, income * r.uniform(0.05, 0.3))
    if r.random() < 0.3 * level:
        sent_home(a, income * r.uniform(0.08, 0.25))
    return income


def premises(a, turnover, rent=True):
    """What a place of business costs: rent, electricity, staff, telephone, tax, bank charges. `turnover` is of a month."""
    r = a.r
    landlord, power = world.person(r, a.region), world.merchant(r, world.POWER.get(a.state, "STATE ELECTRICITY BOARD"))
    staff = world.people(r, r.randrange(1, 5), a.region)
    pay = [even(r, 7_000, 19_000, 500) for _ in staff]
    amount, number = even(r, turnover * 0.015 + 4_000, turnover * 0.03 + 9_000, 500), r.randrange(1, 10)
    tax, phone = world.firm(r, "GST CBIC"), world.merchant(r, r.choice(world.PHONES))
    for month in a.months():
        if rent:
            a.send(a.at(day_of(month, number), 10, 19), amount, landlord, r.choice(["upi", "imps", "cheque"]), "shop rent")
        a.send(a.at(day_of(month, r.randrange(6, 22)), 10, 19), odd(r, 1_500, turnover * 0.01 + 4_000), power, r.choice(["upi", "bill"]), "")
        for who, each in zip(staff, pay):
            a.send(a.at(day_of(month, r.randrange(1, 8)), 10, 21), each, who, "upi", r.choice(["salary", "staff salary", f"sal {month:%b}"]))
        if turnover > 300_000:
            a.send(a.at(day_of(month, r.randrange(17, 21)), 11, 18), odd(r, turnover * 0.004, turnover * 0.02), tax, "neft", f"CPIN {month:%y%m}{world.digits(r, 10)}")
        a.send(a.at(day_of(month, r.randrange(1, 28)), 10, 19), r.choice([399, 599, 799, 1179]), phone, "bill", "")
    debts(a, min(turnover * 0.15, 200_000), 1)
    charges(a)


def household(a, monthly):
    """What an owner of a business takes out of its account for the family."""
    r = a.r
    spend(a, monthly * 0.4, r.randrange(5, 20))
    savings(a, monthly)
    if r.random() < 0.5:
        cash(a, monthly * 0.3)
    if r.random() < 0.5:
        school = world.firm(r, r.choice(["ST XAVIER SCHOOL", "DAV PUBLIC SCHOOL", "VIDYA MANDIR", "NARAYANA EDUCATION"]))
        for month in a.months()[:: r.choice([1, 3])]:
            a.send(a.at(day_of(month, r.randrange(3, 16)), 9, 18), odd(r, 3_000, 22_000), school, r.choice(["upi", "neft", "bill"]), "FEES")
