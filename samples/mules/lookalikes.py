"""Honest people through whose accounts other people's money runs, for good reasons that the rest of the account shows."""

import datetime as dt

import world
from account import between, even, odd, shares
from life import cash, charges, day_of, debts, family_money, friends, home, household, live, near, premises, salary, savings, sent_home, spend

LOOKALIKES = {}


def lookalike(function):
    LOOKALIKES[function.__name__] = function
    return function


def is_open(a, day, week=6):
    return day.weekday() < week or a.r.random() < 0.25


def sales(a, turnover, low, high, near_by=0.85, hours=(8, 21.5), week=7, words=("",), regulars=0):
    """Customers pay by UPI; `turnover` is of a month, `low` and `high` the usual bill."""
    r = a.r
    known = world.people(r, regulars, a.region, near_by) if regulars else []
    usual = (low + high) / 2.6
    a_day = min(turnover / 27 / usual, 12)
    for day in a.days():
        if not is_open(a, day, week):
            continue
        for _ in range(int(r.uniform(0, 2) * a_day + 0.5)):
            who = r.choice(known) if known and r.random() < 0.5 else world.person(r, a.region, near=near_by)
            amount = odd(r, low, high) if r.random() < 0.6 else even(r, low, high, 10)
            a.take(a.at(day, *hours), amount, who, "upi", r.choice(words))


@lookalike
def kirana_qr(a):
    r = a.r
    turnover = between(r, 50_000, 350_000)
    if r.random() < 0.6:
        a.firm_of(f"{a.holder.split()[0]} {r.choice(['KIRANA STORES', 'GENERAL STORE', 'PROVISION STORE', 'SUPER MARKET'])}")
    premises(a, turnover, rent=r.random() < 0.7)
    household(a, turnover * 0.12)
    sales(a, turnover, 20, r.choice([400, 900, 1_500]), regulars=r.choice([0, 20, 50]))
    suppliers = [world.firm(r, name) for name in r.sample(["HINDUSTAN UNILEVER DIST", "ITC DISTRIBUTOR", "PARLE AGENCY", "METRO CASH AND CARRY", "UDAAN", "JUMBOTAIL", "AMUL DISTRIBUTOR", "BRITANNIA AGENCY"], r.randrange(2, 6))]
    for day in a.days():
        if r.random() < 0.4 and is_open(a, day):
            a.send(a.at(day, 10, 20), odd(r, turnover / 40, turnover / 10), r.choice(suppliers), r.choice(["upi", "upi", "imps", "cheque"]), r.choice(["", "bill", "stock"]))
        if r.random() < 0.08:
            a.take(a.at(day, 10, 15), even(r, 5_000, turnover / 6 + 6_000, 500), None, r.choice(["cash", "cdm"]))
    return f"A kirana shop with a QR code turns over about {turnover:,.0f} a month and pays its distributors."


@lookalike
def wholesale_trader(a):
    r = a.r
    a.firm_of(f"{r.choice(world.FIRM_WORDS)} {r.choice(world.FIRM_ENDS[:10])}")
    turnover = between(r, 700_000, 9_000_000)
    a.opening = odd(r, 20_000, turnover / 6) * 100
    premises(a, turnover)
    household(a, min(turnover * 0.03, 90_000))
    buyers, suppliers = world.firms(r, r.randrange(5, 30)), world.firms(r, r.randrange(2, 7))
    count = r.randrange(10, 60)
    for day in a.days():
        if day.weekday() == 6:
            continue
        got = 0
        for _ in range(int(r.uniform(0, 2) * count / 26 + 0.5)):
            amount = odd(r, turnover / count * 0.4, turnover / count * 1.8)
            a.take(a.at(day, 9, 16), amount, r.choice(buyers), r.choice(["neft", "rtgs", "imps", "cheque", "upi"]), r.choice(["", "bill", f"inv {r.randrange(100, 2000)}"]))
            got += amount
        if got:
            for part in shares(r, int(got * r.uniform(0.7, 1.0)), r.choice([1, 1, 2])):
                a.send(a.at(day, 12, 18), part, r.choice(suppliers), r.choice(["rtgs", "neft", "imps"]), r.choice(["", "payment", f"bill {r.randrange(100, 999)}"]))
    transporter = world.firm(r, r.choice(["VRL LOGISTICS", "TCI FREIGHT", "GATI LTD", "BALAJI ROADLINES"]))
    for day in a.some(a.days(), len(a.days()) / 9):
        a.send(a.at(day, 10, 18), odd(r, 2_000, 30_000), transporter, r.choice(["neft", "upi"]), "freight")
    return f"A wholesaler turning over {turnover:,.0f} a month pays suppliers the day buyers pay."


@lookalike
def freelancer(a):
    r = a.r
    income = between(r, 25_000, 250_000)
    clients = world.firms(r, r.randrange(1, 6)) + [world.firm(r, name) for name in r.sample(["PAYPAL PAYMENTS PVT LTD", "PAYONEER INC", "WISE PAYMENTS", "UPWORK ESCROW"], r.randrange(0, 3))]
    live(a, r.uniform(0.7, 1), int(income), paid=False)
    for month in a.months():
        for part in shares(r, int(near(r, income, 0.35)), r.randrange(1, 5)):
            a.take(a.at(day_of(month, r.randrange(1, 29)), 9, 20), part, r.choice(clients), r.choice(["neft", "neft", "imps"]), r.choice(["", f"inv {r.randrange(10, 400)}", "professional fees", "design work"]))
        if r.random() < 0.5:
            # Helpers get their part when the client has paid.
            a.send(a.at(day_of(month, r.randrange(10, 29))), odd(r, income * 0.05, income * 0.3), world.person(r), r.choice(["upi", "imps"]), r.choice(["edit", "project share", "content"]))
        if r.random() < 0.5:
            a.send(a.at(day_of(month, 28)), even(r, income * 0.1, income * 0.4, 1_000), world.Party(a.holder, "HDFC", world.ifsc(r, "HDFC"), world.digits(r, 14), ""), "imps", "own saving")
    return f"A freelancer earns about {income:,.0f} a month from {len(clients)} clients."


@lookalike
def travel_agent(a):
    r = a.r
    a.firm_of(f"{r.choice(world.FIRM_WORDS)} {r.choice(['TOURS AND TRAVELS', 'HOLIDAYS', 'TRAVEL POINT', 'YATRA SERVICES'])}")
    turnover = between(r, 150_000, 2_000_000)
    a.opening = odd(r, 15_000, 200_000) * 100
    premises(a, turnover)
    household(a, min(turnover * 0.06, 70_000))
    carriers = [world.firm(r, name) for name in r.sample(["INTERGLOBE AVIATION", "AIR INDIA LTD", "IRCTC LTD", "TBO TEK LTD", "RIYA TRAVEL", "MAKEMYTRIP B2B", "SPICEJET LTD", "AKBAR TRAVELS", "HOTEL SEA VIEW"], r.randrange(3, 7))]
    fare = between(r, 4_000, 40_000)
    for _ in range(int(min(turnover / fare, 120) * len(a.months()))):
        when, amount = a.at(r.choice(a.days()), 9, 21), odd(r, fare * 0.4, fare * 2)
        a.take(when, amount, world.person(r, a.region, near=0.7), r.choice(["upi", "upi", "imps", "neft"]), r.choice(["", "ticket", "booking", "tour advance", "flight"]))
        a.send(a.later(when, 10, r.choice([90, 900, 4_000])), int(amount * r.uniform(0.86, 0.97)), r.choice(carriers), r.choice(["imps", "neft", "upi"]), r.choice(["", "deposit", "topup", "PNR " + world.digits(r, 6)]))
        if r.random() < 0.04:
            a.take(a.later(when, 4_000, 14_000), int(amount * 0.7), r.choice(carriers), "neft", "refund")
    return f"A travel agent sells tickets of about {fare:,.0f} and pays airlines and hotels soon after."


@lookalike
def chit_foreman(a):
    r = a.r
    live(a, r.uniform(0.5, 1))
    groups = [(world.people(r, r.randrange(10, 26), a.region, 0.85), even(r, 1_000, 15_000, 500), r.randrange(3, 13), r.randrange(20)) for _ in range(r.randrange(1, 4))]
    for members, due, number, turn in groups:
        for at, month in enumerate(a.months()):
            # The discount of the auction lowers what each pays.
            each = due - (r.choice([0, 0.05, 0.1, 0.15]) * due) // 10 * 10
            for who in members:
                if r.random() < 0.9:
                    a.take(a.at(day_of(month, number) - dt.timedelta(days=r.randrange(-2, 4)), 8, 22), each, who, "upi", r.choice(["chit", "chit fund", "chitty", f"{month:%b} chit", ""]))
            prize = int(each * len(members) * r.uniform(0.82, 0.9))
            a.send(a.at(day_of(month, number) + dt.timedelta(days=r.randrange(2, 5)), 10, 19), prize, members[(turn + at) % len(members)], r.choice(["imps", "neft", "cheque"]), r.choice(["chit prize", "chit amount"]))
    return f"The foreman of {len(groups)} chits collects from the members and pays one of them each month."


@lookalike
def society_treasurer(a):
    r = a.r
    is_own = r.random() < 0.4
    if is_own:
        live(a, r.uniform(0.6, 1))
    else:
        a.holder = f"{r.choice(['SHANTI', 'GREEN PARK', 'SAI DARSHAN', 'LAKE VIEW', 'MILLENNIUM'])} {r.choice(['CHS LTD', 'APARTMENT OWNERS ASSN', 'RWA', 'RESIDENTS WELFARE', 'ALUMNI ASSOCIATION'])}"
        charges(a)
        a.opening = odd(r, 20_000, 900_000) * 100
    flats, due = [(world.person(r), r.randrange(101, 1204)) for _ in range(r.randrange(12, 90))], even(r, 800, 6_000, 100)
    vendors = [world.firm(r, name) for name in ["SECURE GUARD SERVICES", "OTIS ELEVATOR", "CLEAN CARE HOUSEKEEPING", "AQUA TANKERS"]]
    power = world.merchant(r, world.POWER.get(a.state, "STATE ELECTRICITY BOARD"))
    for month in a.months():
        for who, flat in flats:
            if r.random() < 0.88:
                a.take(a.at(day_of(month, min(28, int(between(r, 1, 26)))), 8, 23), due + r.choice([0, 0, 0, 50, 100]), who, r.choice(["upi", "upi", "imps", "neft"]), r.choice([f"flat {flat}", "maintenance", f"maint {month:%b}", ""]))
        total = due * len(flats)
        for vendor, part in zip(vendors, (0.35, 0.08, 0.2, 0.1)):
            a.send(a.at(day_of(month, r.randrange(8, 25)), 10, 19), near(r, total * part), vendor, r.choice(["neft", "imps", "cheque"]), "")
        a.send(a.at(day_of(month, r.randrange(10, 22)), 10, 19), near(r, total * 0.12, 0.3), power, "bill", "")
    return f"The treasurer of an association of {len(flats)} flats collects {due} a month and pays guards, lift and power."


@lookalike
def gig_driver(a):
    r = a.r
    a.opening = odd(r, 100, 6_000) * 100
    apps = [world.firm(r, name) for name in r.sample(["UBER INDIA SYSTEMS", "ANI TECHNOLOGIES OLA", "ROPPEN RAPIDO", "BUNDL TECHNOLOGIES", "ZOMATO LTD", "BLINKIT PAYOUT", "PORTER SMARTSHIFT"], r.randrange(1, 4))]
    a_week, daily = between(r, 4_000, 14_000), r.random() < 0.4
    fuel, garage = world.merchant(r, r.choice(["HP PETROL PUMP", "IOCL CNG", "MAHANAGAR GAS CNG"])), world.merchant(r, "AUTO GARAGE")
    for day in a.days():
        if daily and r.random() < 0.85:
            a.take(a.at(day, 4, 23), odd(r, a_week / 14, a_week / 4), r.choice(apps), "imps", r.choice(["", "payout", "driver payout"]))
        elif day.weekday() in (0, 1) and r.random() < 0.6:
            a.take(a.at(day, 5, 14), near(r, a_week, 0.3), r.choice(apps), "neft", "weekly payout")
        for _ in range(r.choice([0, 0, 1, 2, 4])):
            a.take(a.at(day, 7, 23), odd(r, 40, 600), world.person(r), "upi", "")
        if r.random() < 0.8:
            a.send(a.at(day, 6, 23), odd(r, 150, 900), fuel, "upi", "")
        if r.random() < 0.02:
            a.send(a.at(day, 10, 19), odd(r, 500, 6_000), garage, "upi", "")
    income = a_week * 4
    home(a, income)
    debts(a, income, 2)
    spend(a, income * 0.25, 15)
    sent_home(a, income * r.uniform(0.1, 0.35))
    return f"A driver for {len(apps)} apps earns about {a_week:,.0f} a week and spends it on fuel, instalments and home."


@lookalike
def salary_mover(a):
    r = a.r
    income = even(r, 18_000, 260_000, 500)
    a.opening = odd(r, 100, 6_000) * 100
    salary(a, income)
    other = world.Party(a.holder, r.choice(world.COMMON_BANKS), world.ifsc(r, "ICIC"), world.digits(r, 12), "")
    wife = world.person(r, a.region, a.surname, woman=True)
    fund, lender, share = world.firm(r, r.choice(world.FUNDS)), world.firm(r, r.choice(world.LENDERS)), r.uniform(0.5, 0.9)
    for when, what, amount, who, rail, note in [step for step in a.plan if step[1] == "take"]:
        rupees, then = amount / 100, a.later(when, 5, r.choice([60, 400, 1_200]))
        a.send(then, rupees * share // 100 * 100, other, r.choice(["imps", "neft"]), r.choice(["self", "own account", "saving", "to self"]))
        a.send(then + dt.timedelta(minutes=6), rupees * (1 - share) * 0.4 // 100 * 100, fund if r.random() < 0.5 else lender, "nach", "")
        if r.random() < 0.6:
            a.send(then + dt.timedelta(minutes=15), rupees * (1 - share) * 0.4 // 100 * 100, wife, "upi", r.choice(["home", "household", ""]))
    spend(a, income * 0.03, r.randrange(2, 10))
    charges(a)
    return f"A salary of {income} of which {share:.0%} goes to another own account the day it comes, the rest to a fund or loan and home."


@lookalike
def student_family(a):
    r = a.r
    a.opening = odd(r, 50, 8_000) * 100
    pocket = even(r, 5_000, 25_000, 500)
    family_money(a, pocket, r.randrange(1, 5))
    live(a, r.uniform(0.3, 0.6), pocket, paid=False)
    college, kin = world.firm(r, r.choice(["VIT UNIVERSITY", "SRM INSTITUTE", "DELHI UNIVERSITY", "ALLEN CAREER INSTITUTE", "AMITY EDUCATION", "LPU PHAGWARA"])), world.person(r, a.region, a.surname)
    for day in a.some(a.days(), r.randrange(1, 3)):
        fee, when = even(r, 25_000, 250_000, 500), a.at(day, 10, 18)
        for part in shares(r, fee, r.choice([1, 2, 3]), 500):
            a.take(when - dt.timedelta(minutes=r.randrange(1, 900)), part, kin if r.random() < 0.7 else world.person(r, a.region, a.surname), r.choice(["imps", "upi", "neft"]), r.choice(["fees", "college fees", ""]))
        a.send(when + dt.timedelta(minutes=r.randrange(5, 200)), fee, college, r.choice(["bill", "neft", "imps"]), "FEE " + world.digits(r, 7))
    mates = world.people(r, r.randrange(3, 8))
    for day in a.some(a.days(), len(a.days()) / 14):
        bill, when = odd(r, 400, 4_000), a.at(day, 19, 22)
        a.send(when, bill, world.merchant(r, r.choice(world.EATERIES)), "upi", "")
        for who in r.sample(mates, min(3, len(mates))):
            a.take(a.later(when, 5, 600), bill // 4, who, "upi", r.choice(["", "split", "food", "trip"]))
    return f"A student with {pocket} a month from home; fees come from the family and go to {college.name} at once."


@lookalike
def family_pool(a):
    r = a.r
    income = even(r, 20_000, 80_000, 500)
    live(a, r.uniform(0.6, 1), income)
    kin = [world.person(r, a.region, a.surname) for _ in range(r.randrange(2, 6))]
    shop, mandi, school = world.merchant(r, "RELIANCE SMART"), world.person(r, a.region), world.firm(r, "KENDRIYA VIDYALAYA")
    hospital = world.firm(r, r.choice(["APOLLO HOSPITALS", "CITY CARE HOSPITAL", "FORTIS HEALTHCARE"]))
    for month in a.months():
        for who in kin:
            for _ in range(r.randrange(1, 3)):
                a.take(a.at(day_of(month, r.randrange(1, 28)), 8, 22), even(r, 2_000, income * 0.5, 500), who, r.choice(["upi", "imps"]), r.choice(["home", "ghar kharcha", "", "ration", "share"]))
        for _ in range(r.randrange(2, 8)):
            a.send(a.at(day_of(month, r.randrange(1, 29)), 9, 21), odd(r, 1_500, income * 0.25), r.choice([shop, mandi, school]), "upi", "")
        if r.random() < 0.6:
            a.send(a.at(day_of(month, r.randrange(4, 29))), even(r, 2_000, income * 0.8, 500), r.choice(kin), r.choice(["upi", "imps"]), r.choice(["", "medicine", "fees", "returned"]))
        if r.random() < 0.15:
            a.send(a.at(day_of(month, r.randrange(4, 29))), odd(r, 8_000, 60_000), hospital, "pos", "")
    return f"{len(kin)} relatives put money together in one account for the household and help each other out."


@lookalike
def property_seller(a):
    r = a.r
    income = live(a, r.uniform(0.6, 1))
    price = even(r, 900_000, 9_000_000, 50_000)
    buyer, bank = world.person(r), world.firm(r, r.choice(["LIC HOUSING FINANCE", "SBI RACPC HOME LOAN", "HDFC BANK HOME LOAN"]))
    deed = r.choice(a.days(0.3, 0.9))
    a.take(a.at(deed - dt.timedelta(days=r.randrange(15, 50)), 10, 18), price // 10, buyer, "neft", r.choice(["token", "advance flat", ""]))
    a.take(a.at(deed, 11, 16), price * 0.2, buyer, "rtgs", "sale consideration")
    a.take(a.at(deed, 11, 16), price * 0.7, bank, r.choice(["rtgs", "cheque"]), "")
    seller, broker = world.person(r), world.person(r, a.region)
    a.send(a.at(world.working(deed + dt.timedelta(days=2)), 10, 16), price * 0.01, broker, "imps", "brokerage")
    kin = [world.person(r, a.region, a.surname) for _ in range(r.randrange(1, 4))]
    for who, part in zip(kin, shares(r, int(price * r.uniform(0.1, 0.5)), len(kin), 1_000)):
        a.send(a.at(deed + dt.timedelta(days=r.randrange(1, 9)), 10, 18), part, who, "rtgs", r.choice(["share", "family settlement", ""]))
    if r.random() < 0.6:
        a.send(a.at(deed + dt.timedelta(days=r.randrange(2, 12)), 10, 16), price * 0.45, seller, "rtgs", "new flat")
    else:
        a.send(a.at(deed + dt.timedelta(days=r.randrange(1, 12)), 10, 16), price * 0.45 // 1000 * 1000, None, "plain", f"FIXED DEPOSIT OPENED {world.digits(r, 11)}")
    return f"Someone earning {income} sells a property for {price}, shares it with relatives and buys again or deposits it."


@lookalike
def wedding_family(a):
    r = a.r
    income = live(a, r.uniform(0.6, 1))
    first = r.uniform(0.25, 0.7)
    day = a.days(first, 1)[0]
    kin = world.people(r, r.randrange(25, 120), a.region, 0.7)
    for who in kin:
        a.take(a.at(day + dt.timedelta(days=r.randrange(-12, 12)), 8, 23), r.choice([501, 1_001, 1_100, 2_100, 2_501, 5_001, 5_100, 11_000, 21_000]), who, "upi", r.choice(["", "shagun", "gift", "congrats", "wedding gift", "blessings"]))
    for _ in range(r.randrange(1, 5)):
        a.take(a.at(day - dt.timedelta(days=r.randrange(3, 40))), even(r, 50_000, 500_000, 10_000), world.person(r, a.region, a.surname), r.choice(["imps", "neft", "rtgs"]), r.choice(["marriage", "help", "hand loan"]))
    vendors = ["ROYAL CATERERS", "SHUBH VIVAH BANQUET", "DREAM DECORATORS", "KALYAN JEWELLERS", "NALLI SILKS", "PHOTO STUDIO", "DJ SOUND", "MEHENDI ARTIST"]
    for name in r.sample(vendors, r.randrange(4, 9)):
        who = world.firm(r, name)
        for part in shares(r, even(r, 15_000, 350_000, 1_000), r.choice([1, 2])):
            a.send(a.at(day + dt.timedelta(days=r.randrange(-25, 9)), 10, 20), part, who, r.choice(["upi", "imps", "neft", "pos"]), r.choice(["", "advance", "balance"]))
    for _ in range(r.randrange(1, 4)):
        a.atm(a.at(day - dt.timedelta(days=r.randrange(0, 8))), r.choice([10_000, 20_000, 30_000]), must=False)
    return f"A wedding about {day:%d %b}: {len(kin)} gifts, help from relatives, and caterers, hall and jewels paid."


@lookalike
def labour_contractor(a):
    r = a.r
    is_firm = r.random() < 0.5
    if is_firm:
        a.firm_of(f"{r.choice(world.FIRM_WORDS)} {r.choice(['CONSTRUCTION', 'BUILDERS', 'INFRA WORKS', 'FABRICATORS', 'MANPOWER SERVICES'])}")
    bill = between(r, 80_000, 1_500_000)
    clients, gang = world.firms(r, r.randrange(1, 5)), world.people(r, r.randrange(6, 35), near=0.3, region=a.region)
    stores = [world.firm(r, name) for name in ["ULTRATECH DEALER", "JSW STEEL DEALER", "HARDWARE MART", "SAND SUPPLIER"]]
    household(a, min(bill * 0.1, 60_000))
    home(a, 40_000)
    debts(a, 60_000, 2)
    charges(a)
    for month in a.months():
        for part in shares(r, int(near(r, bill, 0.4)), r.randrange(1, 4)):
            when = a.at(day_of(month, r.randrange(1, 28)), 10, 18)
            a.take(when, part, r.choice(clients), r.choice(["neft", "rtgs", "imps", "cheque"]), r.choice(["", "RA bill", "running bill", "work order"]))
            left = part * r.uniform(0.35, 0.7)
            for who in r.sample(gang, r.randrange(4, len(gang) + 1)):
                wage = even(r, 2_000, 14_000, 100)
                if left > wage:
                    left -= wage
                    a.send(a.later(when, 20, 2_000), wage, who, "upi", r.choice(["", "labour", "mazdoori", "weekly payment", "kharchi"]))
            a.send(a.later(when, 60, 5_000), part * r.uniform(0.1, 0.35), r.choice(stores), r.choice(["neft", "imps", "rtgs"]), r.choice(["material", "bill"]))
        if is_firm:
            a.send(a.at(day_of(month, r.randrange(17, 21)), 11, 18), bill * r.uniform(0.01, 0.05), world.firm(r, "GST CBIC"), "neft", f"CPIN {month:%y%m}{world.digits(r, 10)}")
            a.send(a.at(day_of(month, 14), 11, 18), bill * 0.01, world.firm(r, "EPFO PAYMENT"), "neft", "ECR")
    return f"A contractor is paid about {bill:,.0f} a month and pays {len(gang)} labourers by UPI, often the same day."


@lookalike
def clinic(a):
    r = a.r
    turnover, fee = between(r, 60_000, 900_000), r.choice([200, 300, 500, 800])
    if r.random() < 0.6:
        a.holder = f"DR {a.holder}"
    else:
        a.firm_of(f"{a.holder.split()[-1]} {r.choice(['CLINIC', 'DENTAL CARE', 'NURSING HOME', 'DIAGNOSTICS'])}")
    premises(a, turnover)
    household(a, turnover * 0.2)
    sales(a, turnover, fee, fee * r.choice([2, 6, 15]), hours=(9, 21), week=6, words=("", "", "consultation", "fees"))
    stockist, insurer = world.firm(r, "MEDI PHARMA DISTRIBUTORS"), world.firm(r, r.choice(["STAR HEALTH", "MEDI ASSIST TPA", "ICICI LOMBARD"]))
    other = world.Party(a.holder, "KKBK", world.ifsc(r, "KKBK"), world.digits(r, 10), "")
    for month in a.months():
        for _ in range(r.randrange(1, 5)):
            a.send(a.at(day_of(month, r.randrange(1, 29)), 10, 19), odd(r, turnover * 0.02, turnover * 0.1), stockist, r.choice(["neft", "upi", "cheque"]), "")
        if r.random() < 0.4:
            a.take(a.at(day_of(month, r.randrange(1, 29)), 10, 19), odd(r, turnover * 0.05, turnover * 0.3), insurer, "neft", "claim")
        a.send(a.at(day_of(month, r.randrange(20, 29)), 18, 22), turnover * r.uniform(0.2, 0.4) // 1000 * 1000, other, "imps", "drawings")
    return f"A doctor takes fees of {fee} and more from patients, pays staff, medicines and the household."


@lookalike
def tuition_teacher(a):
    r = a.r
    fee, pupils = even(r, 500, 6_000, 100), world.people(r, r.randrange(12, 70), a.region, 0.8)
    income = live(a, r.uniform(0.6, 1), even(r, 15_000, 60_000), paid=r.random() < 0.4)
    for month in a.months():
        for who in pupils:
            if r.random() < 0.85:
                a.take(a.at(day_of(month, r.randrange(1, 16)), 8, 22), fee, who, "upi", r.choice(["", "tuition", "fees", f"{month:%b} fees", "maths tuition"]))
        a.send(a.at(day_of(month, r.randrange(5, 16)), 9, 20), fee * len(pupils) * r.uniform(0.3, 0.6) // 500 * 500, world.Party(a.holder, "SBIN", world.ifsc(r, "SBIN"), world.digits(r, 11), ""), r.choice(["imps", "neft"]), r.choice(["self", "saving"]))
        if r.random() < 0.5:
            a.send(a.at(day_of(month, 6), 9, 20), even(r, 3_000, 12_000), world.person(r, a.region), "upi", "hall rent")
    return f"A teacher takes {fee} a month from {len(pupils)} pupils and lives on it and about {income} else."


@lookalike
def online_reseller(a):
    r = a.r
    turnover = between(r, 60_000, 1_500_000)
    if r.random() < 0.6:
        a.firm_of(f"{r.choice(world.FIRM_WORDS)} {r.choice(['FASHION', 'COLLECTION', 'CREATION', 'ONLINE STORE', 'HANDICRAFTS'])}")
    sites = [world.firm(r, name) for name in r.sample(["FASHNEAR TECHNOLOGIES MEESHO", "AMAZON SELLER SERVICES", "FLIPKART INTERNET", "RAZORPAY SOFTWARE", "SHIPROCKET COD REMIT", "GLOWROAD"], r.randrange(1, 4))]
    makers, couriers = [world.firm(r, f"{r.choice(['SURAT', 'JAIPUR', 'TIRUPUR', 'LUDHIANA'])} {r.choice(['TEXTILE', 'KURTI HOUSE', 'HOSIERY', 'SAREES'])}") for _ in range(r.randrange(1, 5))], world.merchant(r, "DELHIVERY")
    premises(a, turnover, rent=r.random() < 0.5)
    household(a, turnover * 0.15)
    for day in a.days():
        if day.weekday() in (1, 4) or r.random() < 0.3:
            amount = odd(r, turnover / 20, turnover / 6)
            a.take(a.at(day, 5, 14), amount, r.choice(sites), "settle", "")
            if r.random() < 0.8:
                a.send(a.at(day, 14, 20), amount * r.uniform(0.5, 0.9), r.choice(makers), r.choice(["imps", "neft", "upi"]), r.choice(["", "lot", "goods", "bill"]))
        for _ in range(r.choice([0, 0, 1, 2])):
            a.take(a.at(day, 9, 22), odd(r, 300, 2_500), world.person(r), "upi", r.choice(["", "kurti", "saree", "order"]))
        if r.random() < 0.1:
            a.send(a.at(day, 10, 20), odd(r, 300, 6_000), couriers, "upi", "")
    return f"Sells about {turnover:,.0f} a month through {len(sites)} sites and pays the makers with each settlement."


@lookalike
def apmc_agent(a):
    r = a.r
    a.firm_of(f"{a.surname} {r.choice(['AND SONS COMMISSION AGENT', 'TRADING CO APMC', 'ARHTIYA', 'FRUIT AGENCY'])}")
    turnover = between(r, 600_000, 8_000_000)
    a.opening = odd(r, 20_000, 300_000) * 100
    premises(a, turnover)
    household(a, min(turnover * 0.03, 70_000))
    buyers, farmers, fee = world.firms(r, r.randrange(4, 15)), world.people(r, r.randrange(15, 90), a.region, 0.95), r.uniform(0.02, 0.08)
    market = world.firm(r, "APMC MARKET CESS")
    for day in a.some([day for day in a.days() if day.weekday() != 6], len(a.days()) * r.uniform(0.3, 0.75)):
        lot = turnover / 18 * r.uniform(0.4, 1.6)
        when = a.at(day, 9, 13)
        a.take(when, int(lot), r.choice(buyers), r.choice(["rtgs", "neft", "imps"]), r.choice(["", "onion", "wheat", "lot", "bill"]))
        for part in shares(r, int(lot * (1 - fee)), r.randrange(2, 9), 10):
            a.send(a.later(when, 30, 700), part, r.choice(farmers), r.choice(["upi", "imps", "neft"]), r.choice(["", "patti", "crop payment", "maal"]))
        if r.random() < 0.4:
            a.send(a.at(day, 14, 19), odd(r, 2_000, 14_000), world.person(r, a.region), "upi", r.choice(["hamali", "tempo", "bhada"]))
    for month in a.months():
        a.send(a.at(day_of(month, 12), 11, 17), turnover * 0.01, market, "neft", "cess")
    return f"A commission agent sells {len(farmers)} farmers' crops, pays them the same day and keeps {fee:.1%}."


@lookalike
def loan_refinancer(a):
    r = a.r
    income = live(a, r.uniform(0.7, 1), even(r, 25_000, 140_000, 500))
    old, new = [world.firm(r, name) for name in r.sample(world.LENDERS, 2)]
    emi, number, day = odd(r, income * 0.12, income * 0.3), r.choice([3, 5, 7]), r.choice(a.days(0.3, 0.8))
    amount = even(r, income * 3, income * 14, 1_000)
    for month in a.months():
        due = day_of(month, number)
        a.send(a.at(due, 4, 8), emi if due < day else int(emi * 0.85), old if due < day else new, "nach", "EMI")
    a.take(a.at(day, 10, 17), amount, new, r.choice(["neft", "rtgs", "imps"]), r.choice(["PL DISB", "LOAN DISBURSAL", ""]))
    a.send(a.at(day, 17, 22), amount * r.uniform(0.7, 0.95), old, r.choice(["neft", "rtgs", "bill"]), r.choice(["FORECLOSURE", "LOAN CLOSURE"]))
    for _ in range(r.randrange(0, 3)):
        a.send(a.at(day + dt.timedelta(days=1), 9, 20), amount * r.uniform(0.02, 0.1), world.person(r, a.region, a.surname), "imps", "hand loan return")
    return f"Earns {income} and replaces one loan by another of {amount}, which goes to the old lender the same day."


@lookalike
def nri_parents(a):
    r = a.r
    child = world.person(r, a.region, a.surname)
    sent, rail = even(r, 20_000, 300_000, 1_000), r.choice(["neft", "neft", "imps"])
    way = world.firm(r, r.choice(["REMITLY INC", "WISE PAYMENTS INDIA", "WESTERN UNION", "XOOM PAYPAL", child.name + " NRE"]))
    live(a, r.uniform(0.6, 1), sent, paid=False)
    pension, kin = r.random() < 0.5, [world.person(r, a.region, a.surname) for _ in range(r.randrange(1, 4))]
    for month in a.months():
        for _ in range(r.choice([1, 1, 2])):
            when = a.at(day_of(month, r.randrange(1, 29)), 3, 23)
            amount = near(r, sent, 0.3) // 1
            a.take(when, amount, way, rail, r.choice(["P1301", "FAMILY MAINTENANCE", "INWARD REMITTANCE"]))
            if r.random() < 0.7:
                for part in shares(r, int(amount * r.uniform(0.4, 0.9)), r.choice([1, 2, 3]), 500):
                    a.send(a.later(when, 60, 4_000), part, r.choice(kin + [world.firm(r, "SREE BUILDERS")]), r.choice(["imps", "neft", "upi"]), r.choice(["", "house work", "for land", "fees", "loan"]))
        if pension:
            a.take(a.at(day_of(month, 30), 6, 12), odd(r, 18_000, 19_000), world.firm(r, "DIST TREASURY PENSION"), "nach", "PENSION")
    return f"A child abroad sends about {sent} by {way.name}; the parents pay for the house and relatives."


@lookalike
def migrant_worker(a):
    r = a.r
    income = even(r, 11_000, 30_000, 500)
    a.opening = odd(r, 30, 3_000) * 100
    kin, share = world.person(r, a.region, a.surname), r.uniform(0.6, 0.97)
    pays = 1 if r.random() < 0.5 else 4
    payer = world.firm(r, r.choice(world.EMPLOYERS)) if pays == 1 else world.person(r)
    for month in a.months():
        for turn in range(pays):
            when = a.at(day_of(month, min(28, r.randrange(3, 9) + 7 * turn)), 9, 20)
            amount = even(r, income / pays * 0.85, income / pays * 1.1, 10)
            a.take(when, amount, payer, "neft" if pays == 1 else r.choice(["upi", "imps"]), r.choice(["SALARY", "wages", ""]))
            a.send(a.later(when, 10, 700), amount * share // 100 * 100, kin, r.choice(["upi", "upi", "imps"]), r.choice(["ghar", "", "home"]))
            if r.random() < 0.4:
                a.atm(a.later(when, 60, 3_000), even(r, 500, 2_000, 500), must=False)
    spend(a, income * 0.08, r.randrange(3, 14))
    recharge = world.merchant(r, "JIO PREPAID")
    for month in a.months():
        a.send(a.at(day_of(month, r.randrange(8, 20))), r.choice([189, 199, 239]), recharge, "upi", "")
    return f"A worker far from home earns {income} and sends {share:.0%} of it home at once."


@lookalike
def day_trader(a):
    r = a.r
    income = live(a, r.uniform(0.6, 1), even(r, 25_000, 150_000, 500), paid=r.random() < 0.8)
    broker = world.firm(r, r.choice(["ZERODHA BROKING LTD", "GROWW INVEST TECH", "ANGEL ONE LTD", "UPSTOX RKSV SECURITIES", "ICICI SECURITIES"]))
    stake, out = between(r, 5_000, 200_000), 0
    a.opening = int(max(a.opening, stake * 150))
    for day in a.some([day for day in a.days() if day.weekday() < 5 and not world.rests(day)], len(a.days()) * r.uniform(0.15, 0.6)):
        if out < stake or r.random() < 0.45:
            amount = even(r, stake * 0.3, stake * 1.2, 500)
            a.send(a.at(day, 8.8, 15), amount, broker, r.choice(["upi", "upi", "imps"]), "")
            out += amount
        else:
            back = int(out * r.uniform(0.3, 1.1))
            a.take(a.at(day, 16, 23), back, broker, r.choice(["neft", "imps"]), "PAYOUT")
            out -= back
    return f"Trades with {broker.name}, to and from which about {stake:,.0f} moves on many days, beside an income of {income}."


@lookalike
def bc_point(a):
    r = a.r
    turnover = between(r, 200_000, 2_500_000)
    if r.random() < 0.5:
        a.firm_of(f"{a.holder.split()[0]} {r.choice(['CSC CENTRE', 'MONEY TRANSFER', 'MOBILE AND RECHARGE', 'DIGITAL SEVA KENDRA'])}")
    desk = world.firm(r, r.choice(["SPICE MONEY LTD", "FINO PAYMENTS BANK", "PAYNEARBY NEARBY TECH", "CSC E GOVERNANCE", "EKO INDIA", "ROINET SOLUTION"]))
    airtime = [world.merchant(r, name) for name in ["AIRTEL MITRA", "JIOPOS LITE", "VI RETAILER"]]
    premises(a, turnover * 0.15, rent=r.random() < 0.7)
    household(a, 18_000)
    for day in a.days():
        if not is_open(a, day):
            continue
        # Customers' cash is paid in and becomes the wallet from which money is sent for them.
        if r.random() < 0.6:
            a.take(a.at(day, 10, 16), even(r, turnover / 60, turnover / 15, 500), None, r.choice(["cash", "cdm"]))
        for _ in range(r.randrange(0, 6)):
            a.take(a.at(day, 9, 20), odd(r, 50, 5_000), world.person(r, a.region, near=0.85), "upi", r.choice(["", "recharge", "cash", "bill"]))
        if r.random() < 0.8:
            a.send(a.at(day, 11, 20), even(r, turnover / 50, turnover / 15, 500), desk, r.choice(["imps", "upi", "neft"]), r.choice(["", "wallet", "topup"]))
        if r.random() < 0.45:
            a.take(a.at(day, 18, 23), odd(r, turnover / 60, turnover / 15), desk, r.choice(["imps", "neft"]), r.choice(["AEPS SETTLEMENT", "settlement", "commission"]))
        if r.random() < 0.35:
            a.send(a.at(day, 9, 20), even(r, 500, 8_000), r.choice(airtime), "upi", "")
    return f"A banking and recharge point: cash paid in, wallet of {desk.name} topped up, settlements back, about {turnover:,.0f} a month."


@lookalike
def petrol_pump(a):
    r = a.r
    a.firm_of(f"{r.choice(world.FIRM_WORDS)} {r.choice(['FUELS', 'SERVICE STATION', 'FILLING STATION', 'PETROLEUM'])}")
    turnover = between(r, 2_500_000, 20_000_000)
    a.opening = odd(r, 100_000, 900_000) * 100
    premises(a, turnover * 0.15)
    household(a, 60_000)
    company, acquirer = world.firm(r, r.choice(["INDIAN OIL CORPORATION", "BHARAT PETROLEUM CORP", "HINDUSTAN PETROLEUM"])), world.firm(r, r.choice(["PINE LABS", "PHONEPE MERCHANT", "HDFC MERCHANT SERVICES", "PAYTM PAYMENTS"]))
    due = 0
    for day in a.days():
        amount = turnover / 30 * r.uniform(0.6, 1.3)
        a.take(a.at(day, 5, 9), amount * r.uniform(0.4, 0.7), acquirer, "settle", "")
        if not world.rests(day) and r.random() < 0.85:
            a.take(a.at(day, 10, 15), amount * 0.4 // 500 * 500, None, "cash")
        due += amount * 0.9
        if due > turnover / 12 and not world.rests(day):
            a.send(a.at(day, 12, 17), int(due * r.uniform(0.85, 0.97)), company, "rtgs", r.choice(["", "INDENT"]))
            due = 0
    return f"A petrol pump sells about {turnover:,.0f} a month, paid in as cash and settlements and paid on to {company.name}."


@lookalike
def pg_owner(a):
    r = a.r
    rent, guests = even(r, 5_000, 16_000, 500), world.people(r, r.randrange(8, 45))
    total = rent * len(guests)
    live(a, r.uniform(0.5, 1), even(r, 20_000, 80_000), paid=False)
    owner, cook = world.person(r, a.region), world.person(r, a.region)
    for month in a.months():
        for who in guests:
            if r.random() < 0.92:
                a.take(a.at(day_of(month, r.randrange(1, 11)), 7, 23), rent + r.choice([0, 0, 200, 500]), who, "upi", r.choice(["rent", "pg rent", f"room {r.randrange(101, 410)}", ""]))
        a.send(a.at(day_of(month, r.randrange(8, 13)), 9, 20), total * r.uniform(0.35, 0.55) // 500 * 500, owner, r.choice(["imps", "neft"]), r.choice(["building lease", "lease rent"]))
        a.send(a.at(day_of(month, r.randrange(3, 9)), 9, 20), even(r, 12_000, 25_000), cook, "upi", "salary cook")
        for _ in range(r.randrange(4, 12)):
            a.send(a.at(day_of(month, r.randrange(1, 29)), 8, 20), odd(r, total * 0.005 + 300, total * 0.03 + 900), world.merchant(r, r.choice(world.GROCERS)), "upi", "")
        a.send(a.at(day_of(month, r.randrange(10, 20))), odd(r, total * 0.02 + 500, total * 0.06 + 1_500), world.merchant(r, world.POWER.get(a.state, "STATE ELECTRICITY BOARD")), "bill", "")
    return f"Keeps a paying guest house: {len(guests)} guests pay {rent}, the building, cook and food are paid."


@lookalike
def trip_collector(a):
    r = a.r
    income = live(a, r.uniform(0.7, 1), even(r, 22_000, 120_000, 500))
    mates = world.people(r, r.randrange(8, 30), a.region, 0.5)
    what, payee = r.choice([("office trip", "MAKEMYTRIP"), ("team lunch", "BARBEQUE NATION"), ("cricket turf", "TURF PARK"), ("puja chanda", "MURTI AND TENT HOUSE"), ("farewell gift", "CROMA"), ("reunion", "LEMON TREE HOTEL")])
    times = r.randrange(1, 7)
    for day in a.some(a.days(0.05, 0.95), times):
        each, here = even(r, 150, 9_000, 50), r.sample(mates, r.randrange(6, len(mates) + 1))
        for who in here:
            a.take(a.at(day - dt.timedelta(days=r.choice([0, 0, 1, 2])), 9, 20), each, who, "upi", r.choice([what, "", "my share", what.split()[0]]))
        for part in shares(r, each * (len(here) + 1), r.choice([1, 1, 2])):
            a.send(a.at(day, 20, 23), part, world.merchant(r, payee), r.choice(["upi", "imps"]), what)
    return f"Earns {income} and {times} times collects for a {what} from up to {len(mates)} people and pays {payee}."


@lookalike
def insurance_agent(a):
    r = a.r
    live(a, r.uniform(0.5, 1), even(r, 15_000, 60_000), paid=r.random() < 0.4)
    insurer, holders = world.firm(r, r.choice(world.INSURERS)), world.people(r, r.randrange(15, 80), a.region, 0.85)
    for month in a.months():
        paid = 0
        for who in r.sample(holders, r.randrange(5, len(holders) + 1)):
            premium, when = odd(r, 600, 25_000), a.at(day_of(month, r.randrange(1, 29)), 9, 20)
            a.take(when, premium, who, "upi", r.choice(["", "lic", "premium", "policy"]))
            a.send(a.later(when, 15, 1_500), premium, insurer, r.choice(["bill", "upi"]), f"POLICY {world.digits(r, 9)}")
            paid += premium
        a.take(a.at(day_of(month, r.randrange(10, 26)), 9, 18), paid * r.uniform(0.06, 0.2), insurer, "nach", "AGENT COMMISSION")
    return f"An agent of {insurer.name} is sent premiums by {len(holders)} policy holders, pays them in and earns commission."


@lookalike
def cab_fleet(a):
    """Weekly earnings of several cars are shared with their drivers."""
    r = a.r
    cars = world.people(r, r.randrange(2, 12), a.region, 0.6)
    apps, each = [world.firm(r, name) for name in ["UBER INDIA SYSTEMS", "ANI TECHNOLOGIES OLA"]], between(r, 7_000, 20_000)
    household(a, 30_000)
    home(a, 45_000)
    debts(a, each * len(cars), 2)
    cash(a, 8_000)
    friends(a, 20_000)
    for day in a.days():
        if day.weekday() in (0, 3):
            for app in apps:
                amount = near(r, each * len(cars) / 4, 0.3) // 1
                a.take(a.at(day, 5, 12), amount, app, "neft", "payout")
            for who in cars:
                a.send(a.at(day, 13, 21), each / 2 * r.uniform(0.4, 0.65) // 10 * 10, who, "upi", r.choice(["", "driver share", "salary", "hisab"]))
        if r.random() < 0.2:
            a.send(a.at(day, 9, 20), odd(r, 800, 15_000), world.merchant(r, r.choice(["MARUTI SERVICE", "MRF TYRES", "FASTAG RECHARGE", "CAR CARE"])), "upi", "")
    savings(a, 40_000)
    return f"Owns {len(cars)} cabs: the apps pay twice a week and the drivers get their share the same day."
