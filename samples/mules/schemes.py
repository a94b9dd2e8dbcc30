"""How accounts are used to carry other people's money: eighteen schemes, each with its numbers drawn anew every time.

A scheme gets an account without a plan and whether the mule is careful (`hard`): careful ones lead a full life of their own,
carry less beside it, wait longer, keep odd sums, write plausible notes. It gives the story in a sentence."""

import datetime as dt

import world
from account import between, even, odd, shares
from life import charges, day_of, household, live, near, premises, salary, spend

LIES = ["rent", "goods", "invoice", "family", "loan return", "furniture", "advance", "medical", "salary", "payment", "fees", "labour", "mobile", "business"]
SCHEMES = {}


def scheme(function):
    SCHEMES[function.__name__] = function
    return function


def note(a, hard):
    """Careless mules write nothing or little."""
    return a.r.choice(LIES if hard else ["", "", "", "payment", "transfer", "ok", "urgent", a.r.choice(LIES)])


def own_life(a, hard, most=1.0):
    """The careful lead a life of their own, others some or none."""
    r = a.r
    return live(a, r.uniform(0.6, 1.0) if hard else r.choice([0, 0, 0.2, 0.4, 0.7, 1.0]) * most)


def carried(a, hard, income, low, high):
    """How much a month is carried: careful mules stay near what they earn."""
    return between(a.r, 0.4, 2.2) * max(income, 15_000) if hard else between(a.r, low, high)


def stretch(a, shortest=0.3):
    """The days on which the account is lent out."""
    length = a.r.uniform(shortest, 1.0)
    first = a.r.uniform(0, 1 - length)
    return a.days(first, first + length)


def hours(a):
    return a.r.choice([(9, 18), (10, 22), (0.2, 23.9), (19, 23.9), (22, 26), (7, 13)])


@scheme
def pass_through(a, hard):
    """In and out again within minutes."""
    r = a.r
    income = own_life(a, hard)
    days, (first, last) = stretch(a), hours(a)
    monthly = carried(a, hard, income, 80_000, 3_000_000)
    each = min(between(r, 6_000, 300_000), monthly / (2 if hard else 3))
    count = int(min(len(days) / 30 * monthly / each, 220)) + 1
    senders, takers = world.people(r, r.choice([2, 5, 12, 40, 80])), world.people(r, r.choice([1, 2, 4, 9]))
    gap, kept = (r.uniform(20, 120), r.uniform(0.03, 0.1)) if hard else (r.uniform(1, 20), r.choice([0, 0, 0.01, 0.02]))
    into, out = r.choice(["upi", "imps", "neft"]), r.choice(["upi", "imps", "imps"])
    for _ in range(count):
        when = a.at(r.choice(days), first, last)
        amount = odd(r, each * 0.4, each * 2) if hard or r.random() < 0.5 else even(r, each * 0.4, each * 2, 1000)
        a.take(when, amount, r.choice(senders), into, note(a, hard))
        a.send(a.later(when, gap * 0.5, gap * 3), int(amount * (1 - kept * r.uniform(0.3, 1))), r.choice(takers), out, note(a, hard), must=True)
    return f"{count} payments from {len(senders)} strangers leave again within about {gap:.0f} minutes to {len(takers)} accounts, {kept:.0%} stays."


@scheme
def strangers_one_sweep(a, hard):
    """Many small UPI credits by day, one transfer of all of it later."""
    r = a.r
    income = own_life(a, hard)
    days = stretch(a, 0.25)
    active = a.some(days, len(days) * r.uniform(0.3, 0.9))
    a_day = r.randrange(2, 5) if hard else r.randrange(4, 22)
    while a_day * len(active) > 700:
        active = a.some(active, len(active) * 0.8)
    low = r.choice([99, 300, 1_000, 2_000])
    high = low * r.choice([3, 8, 20])
    takers, sweep_hour = world.people(r, r.choice([1, 1, 2, 3])), r.choice([13, 18, 21, 23])
    due = 0
    for day in active:
        for _ in range(max(1, int(near(r, a_day, 0.6)))):
            amount = odd(r, low, high) if r.random() < 0.6 else even(r, low, high, 100)
            a.take(a.at(day, 7, sweep_hour), amount, world.person(r), "upi", note(a, False))
            due += amount
        if hard and r.random() < 0.45:
            continue
        when = a.at(day, sweep_hour, sweep_hour + 0.9)
        if income:
            a.send(when, int(due * (r.uniform(0.82, 0.95) if hard else r.uniform(0.95, 1))), r.choice(takers), r.choice(["imps", "upi"]), note(a, hard), must=True)
        else:
            a.sweep(when, [r.choice(takers)], r.choice([0, 100, 500, 2_000]), r.choice(["imps", "neft"]), note(a, hard))
        due = 0
    return f"On {len(active)} days strangers pay {low} to {high} by UPI, about {a_day} a day, and the sum leaves in one transfer about {sweep_hour} o'clock."


@scheme
def held_for_days(a, hard):
    """Money rests two to four days, then moves on."""
    r = a.r
    income = own_life(a, hard)
    days = stretch(a, 0.4)
    monthly = carried(a, hard, income, 100_000, 2_500_000)
    each = monthly / r.choice([1, 2, 3, 6, 10])
    count = int(len(days) / 30 * monthly / each) + 1
    longest = r.choice([3, 4]) if not hard else r.choice([4, 5, 6])
    senders, takers = world.people(r, r.choice([2, 4, 10, 25])), world.people(r, r.choice([1, 3, 6]))
    into = r.choice(["imps", "neft", "rtgs", "upi"])
    for _ in range(count):
        when, amount = a.at(r.choice(days)), even(r, each * 0.5, each * 1.8, r.choice([1, 500, 1_000]))
        a.take(when, amount, r.choice(senders), into, note(a, hard))
        for part in shares(r, int(amount * (r.uniform(0.85, 0.97) if hard else r.uniform(0.95, 1))), r.choice([1, 1, 2, 3])):
            a.send(when + dt.timedelta(hours=r.uniform(40, 24 * longest)), part, r.choice(takers), r.choice(["imps", "neft"]), note(a, hard), must=True)
    return f"{count} sums of about {each:,.0f} stay two to {longest} days and then go to {len(takers)} people with no reason in the holder's life."


@scheme
def rotating_chain(a, hard):
    """One link of a chain: the accounts before and behind it rotate among ten to twelve."""
    r = a.r
    income = own_life(a, hard)
    days, ring = stretch(a, 0.4), world.people(r, r.randrange(10, 13))
    monthly = carried(a, hard, income, 200_000, 4_000_000)
    each = monthly / r.randrange(4, 25)
    active, at = a.some(days, len(days) / 30 * min(monthly / each, 26)), 0
    rail, step = r.choice(["imps", "neft", "upi"]), r.choice([1, 3, 5, 7])
    for day in active:
        when, amount = a.at(day, *hours(a)), even(r, each * 0.5, each * 1.6, r.choice([1, 100, 5_000]))
        before, behind = ring[at % len(ring)], ring[(at + step) % len(ring)]
        at += r.choice([1, 1, 2])
        a.take(when, amount, before, rail, note(a, hard))
        wait = r.choice([10, 60, 400]) if not hard else r.choice([400, 1_500, 3_000])
        for part in shares(r, int(amount * r.uniform(0.94, 1)), r.choice([1, 1, 2])):
            a.send(a.later(when, wait * 0.5, wait * 2), part, behind, rail, note(a, hard), must=True)
            behind = r.choice(ring)
    return f"A link in a chain of {len(ring)} accounts that pass sums of about {each:,.0f} on, each time from and to others of them."


@scheme
def split_flows(a, hard):
    """One in and several out that sum to it, or several in and one out."""
    r = a.r
    income = own_life(a, hard)
    days, is_fan_out = stretch(a), r.random() < 0.6
    monthly = carried(a, hard, income, 150_000, 3_500_000)
    times = r.randrange(1, 4) if hard else r.randrange(2, 14)
    each, active = monthly / times, a.some(days, len(days) / 30 * times)
    many, few = world.people(r, r.choice([6, 10, 20, 60])), world.people(r, r.choice([1, 2, 5, 12]))
    for day in active:
        start, amount, parts = a.at(day, *hours(a)), even(r, each * 0.6, each * 1.5, r.choice([1, 1_000])), r.randrange(3, 9)
        kept = r.uniform(0.02, 0.1) if hard else r.choice([0, 0, 0.01])
        cut = shares(r, int(amount * (1 - kept)), parts, r.choice([1, 100, 500]))
        spread = r.uniform(300, 1_400) if hard else r.uniform(2, 90)
        if is_fan_out:
            a.take(start, amount, r.choice(few), r.choice(["imps", "neft", "rtgs"]), note(a, hard))
            for part in cut:
                a.send(a.later(start, 1, spread), part, r.choice(many), r.choice(["upi", "imps"]), note(a, hard), must=True)
        else:
            for part in shares(r, amount, parts):
                a.take(start + dt.timedelta(minutes=r.uniform(0, spread)), part, r.choice(many), r.choice(["upi", "imps"]), note(a, hard))
            a.send(a.later(start + dt.timedelta(minutes=spread), 5, 60), sum(cut), r.choice(few), r.choice(["imps", "neft", "rtgs"]), note(a, hard), must=True)
    return f"{len(active)} times " + ("one credit leaves in three to eight parts that sum to it" if is_fan_out else "three to eight credits leave as one sum") + f", about {each:,.0f} each."


@scheme
def rented_student(a, hard):
    """A student's account, lent for a fee."""
    r = a.r
    pocket = even(r, 3_000, 11_000, 500)
    a.opening = odd(r, 50, 6_000) * 100
    live(a, r.uniform(0.3, 0.6), pocket, paid=False)
    kin = world.person(r, a.region, a.surname)
    for month in a.months():
        a.take(a.at(day_of(month, r.randrange(1, 12))), near(r, pocket, 0.2) // 100 * 100, kin, "upi", r.choice(["", "pocket money", "mess fee"]))
    turned = r.uniform(0.3, 0.75)
    days = a.days(turned, min(1, turned + r.uniform(0.1, 0.6)))
    active = a.some(days, len(days) * (r.uniform(0.1, 0.3) if hard else r.uniform(0.3, 0.9)))
    each, fee = (between(r, 4_000, 20_000) if hard else between(r, 8_000, 150_000)), r.choice([1_000, 2_000, 5_000])
    takers, is_cash = world.people(r, r.choice([1, 2, 6])), r.random() < 0.3
    for day in active:
        when, total = a.at(day, *hours(a)), 0
        for _ in range(r.randrange(1, 3 if hard else 6)):
            amount = odd(r, each * 0.3, each * 2)
            a.take(when, amount, world.person(r), r.choice(["upi", "upi", "imps"]), note(a, hard))
            when, total = a.later(when, 2, 90), total + amount
        when = a.later(when, 3, 600 if hard else 60)
        if is_cash:
            a.atm(when, min(total * 0.97, 40_000))
            total -= min(total * 0.97, 40_000)
        if total > 500:
            a.send(when + dt.timedelta(minutes=9), int(total * r.uniform(0.95, 1)), r.choice(takers), "imps", note(a, hard), must=True)
    for day in a.some(days, 2):
        a.take(a.at(day), fee, r.choice(takers), "upi", r.choice(["", "thanks", "ur share"]))
    return f"A student with {pocket} a month lends the account: on {len(active)} days strangers' money of about {each:,.0f} a payment comes and goes."


@scheme
def cash_fan_out(a, hard):
    """Transfers in, cash out: machines, and cheques at the counter."""
    r = a.r
    income = own_life(a, hard)
    days = stretch(a, 0.2)
    monthly = carried(a, hard, income, 100_000, 1_500_000)
    each = min(monthly / r.randrange(2, 12), 400_000)
    active = a.some(days, len(days) / 30 * monthly / each)
    towns = [a.town] + [r.choice(world.REGIONS[r.choice(list(world.REGIONS))][3])[0] for _ in range(r.choice([0, 0, 1, 3]))]
    limit, senders = r.choice([20_000, 25_000, 40_000, 50_000]), world.people(r, r.choice([3, 8, 30]))
    for day in active:
        when, amount = a.at(day, *hours(a)), even(r, each * 0.5, each * 1.5, r.choice([1, 100, 1_000]))
        for part in shares(r, amount, r.choice([1, 1, 2, 4])):
            a.take(when - dt.timedelta(minutes=r.randrange(90)), part, r.choice(senders), r.choice(["imps", "upi", "neft"]), note(a, hard))
        left, when = amount * (r.uniform(0.75, 0.95) if hard else r.uniform(0.95, 1)), a.later(when, 5, 600 if hard else 60)
        while left >= 1_000:
            if left > limit * 2 and r.random() < 0.6:
                out = min(left, r.choice([45_000, 49_000, 90_000, 190_000])) // 100 * 100
                a.send(when, out, None, "cash", must=True)
            else:
                out = min(left, limit)
                a.atm(when, out, town=r.choice(towns))
            left, when = left - out, when + dt.timedelta(hours=r.choice([3, 14, 24]))
    return f"{len(active)} sums of about {each:,.0f} from strangers are taken out as cash at once, in {len(set(towns))} towns."


@scheme
def fake_shop(a, hard):
    """A shop on paper: card and UPI settlements, but nothing bought, no rent, no power, no tax."""
    r = a.r
    a.firm_of(f"{r.choice(world.FIRM_WORDS)} {r.choice(world.FIRM_ENDS[:9])}")
    charges(a)
    days, takers, daily = stretch(a, 0.5), world.people(r, r.randrange(2, 6)) + world.firms(r, r.randrange(1, 4)), between(r, 8_000, 250_000)
    payers = [world.firm(r, name) for name in r.sample(["POS SETTLEMENT", "UPI MERCHANT SETTLEMENT", "PAYTM PAYMENTS", "BHARATPE MERCHANT", "RAZORPAY SOFTWARE", "PHONEPE MERCHANT"], r.randrange(1, 3))]
    if hard:
        # A token of trade: a little rent, a few goods.
        supplier, landlord = world.firm(r), world.person(r, a.region)
        for month in a.months():
            a.send(a.at(day_of(month, 6)), even(r, 5_000, 15_000), landlord, "upi", "shop rent")
            a.send(a.at(day_of(month, 15)), odd(r, 5_000, daily), supplier, "neft", "goods")
    due = 0
    for day in days:
        if r.random() < 0.15:
            continue
        for payer in payers:
            amount = odd(r, daily * 0.3, daily * 1.8)
            a.take(a.at(day, 6, 11), amount, payer, "settle", r.choice(["", "POS SETTLEMENT", "MERCHANT SETTLEMENT"]))
            due += amount
        if r.random() < 0.3:
            amount = even(r, daily, daily * 5, 1000)
            a.take(a.at(day, 9, 15), amount, world.firm(r) if r.random() < 0.5 else world.person(r), r.choice(["rtgs", "imps", "neft"]), r.choice(["", "bill payment", "against invoice"]))
            due += amount
        if due > daily * r.choice([0.5, 2, 4]):
            cut = shares(r, int(due * r.uniform(0.93, 1)), r.randrange(1, 4), 100)
            for part in cut:
                a.send(a.at(day, 11.5, 17), part, r.choice(takers), r.choice(["rtgs", "imps", "neft"]), note(a, hard), must=True)
            due = 0
    return f"A firm on paper is settled about {daily:,.0f} a day and sends it to {len(takers)} people and firms, without the costs of a shop."


@scheme
def trading_ring(a, hard):
    """A small fixed group that moves round sums in circles."""
    r = a.r
    income = own_life(a, hard)
    ring, days = world.people(r, r.randrange(3, 7), a.region, 0.5), stretch(a, 0.4)
    each = max(5_000, income * between(r, 0.2, 1.0)) if hard else between(r, 20_000, 500_000)
    step = r.choice([500, 1_000, 5_000]) if each < 60_000 else r.choice([5_000, 10_000, 50_000])
    active = a.some(days, len(days) / 30 * (r.uniform(2, 5) if hard else r.uniform(4, 20)))
    rail = r.choice(["imps", "neft", "upi"])
    for at, day in enumerate(active):
        amount, when = even(r, each * 0.5, each * 1.5, step), a.at(day, 9, 22)
        a.take(when, amount, ring[at % len(ring)], rail, note(a, hard))
        wait = r.choice([20, 200, 1_500, 3_000])
        a.send(a.later(when, wait, wait * 2), amount - (r.choice([0, 0, step]) if amount > 2 * step else 0), r.choice(ring), rail, note(a, hard), must=True)
    return f"{len(ring)} people and the holder move round sums of about {each:,.0f} among themselves, {len(active)} times."


@scheme
def betting_collection(a, hard):
    """Collects stakes, pays some winners, hands the rest to the bookmaker."""
    r = a.r
    own_life(a, hard, 0.5)
    days, stakes = stretch(a), r.choice([[100, 200, 500], [500, 1_000, 2_000], [200, 500, 1_000, 5_000], [1_000, 2_000, 5_000, 10_000]])
    active = a.some(days, len(days) * r.uniform(0.3, 0.9))
    a_day = r.randrange(2, 6) if hard else r.randrange(5, 20)
    while a_day * len(active) > 600:
        active = a.some(active, len(active) * 0.8)
    players, bosses = world.people(r, r.choice([15, 60, 200])), world.people(r, r.choice([1, 2, 4]))
    words, share = r.choice([[""], ["", "id", "coins", "deposit"], ["game", "points", "ludo", "win"], ["", "fd", "dp", "chips"]]), r.uniform(0.1, 0.6)
    for day in active:
        total = 0
        for _ in range(max(1, int(near(r, a_day, 0.5)))):
            amount = r.choice(stakes) + (r.randrange(1, 50) if hard and r.random() < 0.5 else 0)
            a.take(a.at(day, 12, 23.2), amount, r.choice(players), "upi", r.choice(words))
            total += amount
        won, paid = total * share, 0
        while paid < won:
            amount = r.choice(stakes) * r.choice([1, 2, 3, 5])
            a.send(a.at(day, 19, 23.5), amount, r.choice(players), "upi", r.choice(words), must=True)
            paid += amount
        if total - paid > 300 and not (hard and r.random() < 0.4):
            a.send(a.at(day, 23.5, 23.9), int((total - paid) * r.uniform(0.85, 1)), r.choice(bosses), r.choice(["upi", "imps"]), "", must=True)
    return f"{len(players)} players stake {stakes[0]} to {stakes[-1]} by UPI on {len(active)} days; {share:.0%} is paid to winners and the rest to {len(bosses)} bookmakers."


@scheme
def investment_scam(a, hard):
    """Victims 'invest' or pay an app back; the first are refunded something, so that they trust."""
    r = a.r
    is_app = r.random() < 0.4
    own_life(a, hard, 0.6)
    days = stretch(a, 0.25)
    low, high = (1_500, 9_000) if is_app else r.choice([(5_000, 60_000), (20_000, 400_000), (1_000, 15_000)])
    if hard:
        high = low * 4
    count = int(len(days) * (r.uniform(0.1, 0.3) if hard else r.uniform(0.4, 4)))
    count = min(count, 350) + 3
    victims, takers, due = world.people(r, max(3, int(count * r.uniform(0.4, 1)))), world.people(r, r.choice([2, 4, 8])) + world.firms(r, 1), 0
    for number, day in enumerate(sorted(r.choice(days) for _ in range(count))):
        who, amount, when = r.choice(victims), even(r, low, high, r.choice([1, 100, 500])), a.at(day, 8, 23)
        a.take(when, amount, who, r.choice(["upi", "upi", "imps", "neft"]), r.choice(["", "invest", "task", "trading", "recharge"]) if not is_app else r.choice(["", "loan repay", "emi", "repayment"]))
        due += amount
        if number < count * 0.35 and r.random() < 0.4:
            back = int(amount * r.uniform(0.05, 1.15)) if not is_app else even(r, 1_500, 6_000, 100)
            a.send(a.later(when, 60, 4_000), back, who if not is_app else world.person(r), "upi", r.choice(["", "profit", "withdrawal", "bonus"]) if not is_app else r.choice(["", "loan"]), must=True)
            due -= back
        if due > high * r.choice([0.5, 1, 3]):
            for part in shares(r, int(due * r.uniform(0.85 if hard else 0.94, 1)), r.randrange(1, 4)):
                a.send(a.later(when, 10, 2_500 if hard else 200), part, r.choice(takers), "imps", note(a, hard), must=True)
            due = 0
    return f"{len(victims)} victims of {'a loan app' if is_app else 'an investment scheme'} pay {low} to {high}; early ones get some back, the rest moves on to {len(takers)} accounts."


@scheme
def crypto_cash_out(a, hard):
    """Strangers' money is turned into coins, with an exchange or with other traders."""
    r = a.r
    income = own_life(a, hard)
    days, with_exchange = stretch(a), r.random() < 0.45
    monthly = carried(a, hard, income, 200_000, 4_000_000)
    each = min(between(r, 5_000, 150_000), monthly / 3)
    count = int(min(len(days) / 30 * monthly / each, 250)) + 1
    exchange, sellers = world.firm(r, r.choice(["NEBLIO TECHNOLOGIES", "ZANMAI LABS", "BITCIPHER LABS", "CHAINSWAP DIGITAL PVT LTD"])), world.people(r, r.choice([3, 8, 20]))
    for _ in range(count):
        when, amount = a.at(r.choice(days), *hours(a)), odd(r, each * 0.4, each * 2)
        a.take(when, amount, world.person(r), r.choice(["imps", "upi", "upi"]), r.choice(["", "p2p", "order", "usdt", "payment"]) if not hard else note(a, True))
        out = int(amount * (r.uniform(0.88, 0.98) if hard else r.uniform(0.96, 1)))
        a.send(a.later(when, 3, r.choice([15, 120, 2_000])), out, exchange if with_exchange else r.choice(sellers), "imps", r.choice(["", "p2p", "INR DEPOSIT"]) if not hard else "", must=True)
    return f"{count} strangers' payments of about {each:,.0f} buy coins " + (f"at {exchange.name}." if with_exchange else f"from {len(sellers)} sellers.")


@scheme
def salaried_turned(a, hard):
    """An honest salaried account until the last two months."""
    r = a.r
    income = live(a, r.uniform(0.7, 1), even(r, 14_000, 90_000, 500))
    turned = (a.end - dt.timedelta(days=r.randrange(25, 62)) - a.start).days / len(a.days())
    days = a.days(max(turned, 0.2), 1)
    each = income * (between(r, 0.1, 0.5) if hard else between(r, 0.3, 4))
    active = a.some(days, len(days) * (r.uniform(0.1, 0.25) if hard else r.uniform(0.3, 0.9)))
    takers, a_day, count = world.people(r, r.choice([1, 3, 7])), r.choice([1, 1, 2, 5]), 0
    for day in active:
        when, total = a.at(day, *hours(a)), 0
        for _ in range(1 if hard else a_day):
            amount = odd(r, each * 0.4, each * 1.8)
            a.take(when, amount, world.person(r), r.choice(["upi", "imps"]), note(a, hard))
            when, total, count = a.later(when, 1, 60), total + amount, count + 1
        a.send(a.later(when, 3, 2_000 if hard else 60), int(total * (r.uniform(0.88, 0.97) if hard else r.uniform(0.96, 1))), r.choice(takers), r.choice(["imps", "upi"]), note(a, hard), must=True)
    return f"A salary of {income} and an ordinary life, and since {days[0]:%d %b} {count} strangers' payments that move on to {len(takers)} people."


@scheme
def dormant_awakened(a, hard):
    """Nothing for months, a rupee to try it, then a flood."""
    r = a.r
    a.opening = odd(r, 20, 4_000) * 100 + r.randrange(100)
    charges(a)
    woken = r.uniform(0.35, 0.8)
    days = a.days(woken, min(1, woken + r.uniform(0.06, 0.5)))
    for day in a.some(a.days(0, woken), r.randrange(1, 4)):
        a.send(a.at(day), r.choice([11.8, 17.7, 29.5, 59]), None, "plain", r.choice(["SMS CHARGES", "MIN BAL CHARGES INCL GST", "SMS CHG GST"]))
    keeper = world.person(r)
    a.take(a.at(days[0], 8, 9), r.choice([1, 1, 5, 10, 100]), keeper, "upi", r.choice(["", "test"]))
    each, a_day = (between(r, 3_000, 30_000) if hard else between(r, 10_000, 400_000)), r.choice([1, 2, 5, 12]) if not hard else 1
    active = a.some(days, min(len(days) * r.uniform(0.3, 1), 300 / a_day))
    takers, with_cash = world.people(r, r.choice([1, 3, 8])), r.random() < 0.4
    if hard:
        spend(a, r.uniform(3_000, 9_000), 8)
    for day in active:
        when, total = a.at(day, *hours(a)), 0
        for _ in range(a_day):
            amount = odd(r, each * 0.3, each * 1.8)
            a.take(when, amount, world.person(r), r.choice(["upi", "imps", "neft"]), note(a, hard))
            when, total = a.later(when, 1, 60), total + amount
        when = a.later(when, 2, 2_000 if hard else 90)
        if with_cash:
            a.atm(when, min(total, 20_000))
            total -= min(total, 20_000)
        if total > 200:
            a.send(when + dt.timedelta(minutes=8), int(total * r.uniform(0.9, 1)), r.choice(takers), "imps", note(a, hard), must=True)
    return f"Dormant until {days[0]:%d %b}, then on {len(active)} days about {a_day} strangers a day pay {each:,.0f}, which leaves the same day."


@scheme
def job_commission(a, hard):
    """'Payment processing from home': the holder passes money on and keeps one to three in a hundred."""
    r = a.r
    income = own_life(a, hard)
    days, share = stretch(a), r.choice([0.01, 0.015, 0.02, 0.025, 0.03])
    monthly = carried(a, hard, income, 100_000, 2_000_000)
    each = monthly / r.randrange(3, 30)
    count = min(int(len(days) / 30 * monthly / each) + 1, 200)
    payers, takers = world.people(r, r.choice([3, 10, 40])), world.people(r, r.choice([2, 5])) + world.firms(r, r.choice([0, 1]))
    for _ in range(count):
        when, amount = a.at(r.choice(days), 9, 20), even(r, each * 0.5, each * 1.6, r.choice([1, 500, 1_000]))
        a.take(when, amount, r.choice(payers), r.choice(["upi", "imps", "neft"]), note(a, hard))
        a.send(a.later(when, 10, r.choice([60, 300]) if not hard else 2_500), round(amount * (1 - share)), r.choice(takers), r.choice(["upi", "imps"]), note(a, hard), must=True)
    return f"Passes on {count} payments of about {each:,.0f} as a 'job' and keeps {share:.1%} of each."


@scheme
def far_branches(a, hard):
    """Cash and cheques are paid in far away, and leave by IMPS."""
    r = a.r
    income = own_life(a, hard)
    days = stretch(a, 0.3)
    places = [town for region in r.sample(list(world.REGIONS), 7) for town, _, _ in world.REGIONS[region][3] if town != a.town]
    places = r.sample(places, min(len(places), 3 if hard else r.randrange(4, 15)))
    each = min(between(r, 8_000, 49_900), max(income, 12_000)) if hard else between(r, 15_000, 190_000)
    active = a.some(days, len(days) * (r.uniform(0.05, 0.15) if hard else r.uniform(0.15, 0.7)))
    takers, cheques = world.people(r, r.choice([1, 3, 6])), r.choice([0, 0.2, 0.5])
    for day in active:
        day = world.working(day)
        when, total, is_cheque = a.at(day, 10, 15), 0, r.random() < cheques
        for _ in range(r.choice([1, 1, 2, 4]) if not hard else 1):
            amount = even(r, each * 0.4, min(each * 1.6, 199_000), r.choice([100, 500, 500, 1_000]))
            if is_cheque:
                a.take(when, amount + r.randrange(500), r.choice([world.person, world.firm])(r), "cheque", r.choice(places))
            else:
                a.take(when, amount, None, r.choice(["cash", "cdm"]), r.choice(places))
            total += amount
        when = free_at(a, when, hard, is_cheque)
        for part in shares(r, int(total * (r.uniform(0.85, 0.97) if hard else r.uniform(0.96, 1))), r.choice([1, 1, 2])):
            a.send(when, part, r.choice(takers), "imps", note(a, hard), must=True)
    return f"On {len(active)} days cash{' and cheques' if cheques else ''} of about {each:,.0f} are paid in at {len(places)} far towns and sent on by IMPS."


def free_at(a, when, hard, is_cheque):
    """When paid-in money may leave: a cheque clears by the next working day."""
    if is_cheque:
        return a.at(world.working(when.date() + dt.timedelta(days=1)), 16, 20)
    return a.later(when, 350, 2_500 if hard else 500)


@scheme
def lent_shop(a, hard):
    """A real shop whose keeper lends the account for a share."""
    r = a.r
    a.firm_of(f"{a.holder.split()[0]} {r.choice(['KIRANA STORE', 'MOBILE SHOP', 'GARMENTS', 'MEDICALS', 'ELECTRICALS'])}")
    turnover = between(r, 60_000, 400_000)
    premises(a, turnover)
    household(a, turnover * 0.15)
    suppliers = world.firms(r, r.randrange(2, 6))
    for day in a.days():
        for _ in range(r.randrange(1, 5)):
            a.take(a.at(day, 8, 21), odd(r, turnover / 400, turnover / 60), world.person(r, a.region, near=0.9), "upi", "")
        if r.random() < 0.25:
            a.send(a.at(day, 10, 19), odd(r, turnover / 25, turnover / 7), r.choice(suppliers), r.choice(["upi", "neft", "imps"]), r.choice(["", "bill", "goods"]))
    days = stretch(a, 0.2)
    times = len(days) / 30 * (r.uniform(1, 3) if hard else r.uniform(4, 15))
    each = turnover * (between(r, 0.1, 0.4) if hard else between(r, 0.3, 2))
    active, takers = a.some(days, times), world.people(r, r.choice([1, 2, 5]))
    for day in active:
        when, total = a.at(day, *hours(a)), 0
        for _ in range(r.randrange(1, 5)):
            amount = odd(r, each * 0.1, each * 0.5)
            a.take(when, amount, world.person(r), r.choice(["upi", "imps"]), note(a, hard))
            when, total = a.later(when, 1, 40), total + amount
        a.send(a.later(when, 3, 1_500 if hard else 60), int(total * r.uniform(0.9, 0.98)), r.choice(takers), "imps", note(a, hard), must=True)
    return f"A real shop turning over about {turnover:,.0f} a month whose keeper, {len(active)} times, passes on strangers' money of about {each:,.0f}."


@scheme
def spend_out(a, hard):
    """Strangers' money leaves as gold, gift cards, recharges and telephones."""
    r = a.r
    income = own_life(a, hard)
    days = stretch(a, 0.2)
    each = max(income, 12_000) * between(r, 0.15, 0.6) if hard else between(r, 8_000, 200_000)
    active = a.some(days, len(days) * (r.uniform(0.05, 0.15) if hard else r.uniform(0.15, 0.7)))
    shops = [world.merchant(r, name) for name in r.sample(["TANISHQ", "KALYAN JEWELLERS", "MALABAR GOLD", "QWIKCILVER GIFT", "AMAZON GIFT CARD", "CROMA", "RELIANCE DIGITAL", "WOOHOO VOUCHER", "SRI KRISHNA JEWELLERS", "VIJAY SALES"], r.randrange(1, 5))]
    for day in active:
        when, total = a.at(day, 9, 19), 0
        for _ in range(r.choice([1, 1, 3]) if not hard else 1):
            amount = odd(r, each * 0.4, each * 1.6)
            a.take(when, amount, world.person(r), r.choice(["upi", "imps"]), note(a, hard))
            when, total = a.later(when, 1, 30), total + amount
        for part in shares(r, int(total * (r.uniform(0.7, 0.95) if hard else r.uniform(0.93, 1))), r.choice([1, 2, 3])):
            a.send(a.later(when, 8, 1_500 if hard else 120), part, r.choice(shops), r.choice(["pos", "upi"]), "", must=True)
    return f"On {len(active)} days strangers' money of about {each:,.0f} is spent at once at {len(shops)} sellers of gold, vouchers or electronics."
