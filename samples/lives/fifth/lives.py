"""Sixty lives: what each earns, owes and spends, and what a credit officer makes of it."""
import datetime as dt

from banks import ALL
from book import D, SPEND, Life, day, workday

BANK = {bank["key"]: bank for bank in ALL}
SHOPS = ["Annapurna Provision", "Sri Krishna Bakery", "Om Sai Medical", "Raghuvir Sweets", "New Fashion Point", "Balaji Kirana", "City Fruit Centre",
         "Jio Recharge", "Bharat Petroleum Dealer", "Swiggy", "Blinkit", "Reliance Smart", "Meesho", "Apollo Pharmacy", "Hotel Sangam", "Amma Tiffin Centre"]
FRIENDS = ["Ramesh Gaikwad", "Lakshmi Prasanna", "Imtiyaz Ansari", "Gurdeep Kaur", "Tapas Mondal", "Jincy Varghese", "Hemant Solanki", "Anjali Dubey"]
LIGHT = ["Electricity Bill MSEDCL", "TNEB", "Torrent Power", "Airtel Postpaid", "Indane Gas"]
LOOSE = ["person_transfer", "unknown", "family_support"]


def household(life, upi=9, shops=(60, 900), atm=1, cash=2000, friends=1, bills=True):
    """What everybody spends."""
    r = life.r
    for month in life.months:
        for _ in range(upi):
            shop = r.choice(SHOPS)
            life.put(day(month, r.randint(1, 28)), -r.randint(*shops), "upi", "merchant", [*SPEND, "person_transfer", "unknown"], who=shop, remark=r.choice(["", "UPI", "Payment"]))
        for _ in range(atm):
            life.put(day(month, r.randint(3, 26)), -r.choice([500, 1000, cash]), "atm", "cash_withdrawal")
        for _ in range(friends):
            life.put(day(month, r.randint(2, 27)), -r.randint(2, 30) * 50, "upi", "person_transfer", [*LOOSE, *SPEND], who=r.choice(FRIENDS), remark="")
        if bills:
            life.put(day(month, 12), -r.randint(300, 1900), "upi", "utilities", [*SPEND], who=r.choice(LIGHT), remark="bill")
        if month[1] in (3, 6, 9, 12):
            life.put(day(month, 31), r.randint(40, 480), "int", "interest_received", ["interest_received"], seq=9)
            life.put(day(month, 5), -17.7, "chg", "service_charge", ["penal_charge"])


def salary(life, payer, amount, on=30, way="neft", months=None, category="salary", raise_at=None, remark="", wobble=0, accept=(), text=None, bank=None):
    """Monthly pay; the day moves back before Sundays."""
    rows = []
    for at, month in enumerate(life.months):
        if months is not None and at not in months:
            continue
        pay = amount if raise_at is None or at < raise_at[0] else raise_at[1]
        pay += life.r.randint(-wobble, wobble) if wobble else 0
        date = workday(day(month, on), back=True)
        if text:
            rows.append(life.raw(date, pay, text(date), category, accept, seq=1))
        else:
            rows.append(life.put(date, pay, way, category, accept, seq=1, who=payer, remark=remark, bank=bank))
    return [row for row in rows if row]


def emi(life, lender, amount, on=5, months=None, category="emi", accept=(), text=None, counts=True, low=None, high=None):
    for at, month in enumerate(life.months):
        if months is not None and at not in months:
            continue
        date = workday(day(month, on))
        if text:
            life.raw(date, -amount, text(date), category, accept)
        else:
            life.put(date, -amount, "ach", category, accept, who=lender)
    if counts:
        life.owe(amount, low, high)


def bounce(life, lender, amount, month, on=5):
    date = workday(day(life.months[month], on))
    life.put(date, -amount, "ach", "presented_unpaid", ["emi", "bnpl", "inward_return"], who=lender, seq=2)
    life.raw(date, amount, f"ACH RETURN {lender.upper()} INSUFFICIENT FUNDS", "inward_return", ["presented_unpaid", "reversal"], seq=3)
    life.raw(date, -590, "ACH RETURN CHARGES INCL GST", "return_charge", ["penal_charge", "service_charge"], seq=4)


LEAST_INCOME = 20000


def good(life, receipts=0):
    """Somebody a lender wants; below the least income of the usual policy nobody is, unless only a margin keeps him there."""
    if max(receipts, sum(part[0] for part in life.income)) >= LEAST_INCOME:
        life.good, life.risk = True, "good"


def bad(life, loaded=True):
    life.loaded, life.risk = loaded, "bad"


def all_lives():
    made = []

    def start(kind, bank, holder, city, **more):
        life = Life(len(made) + 1, kind, BANK[bank], holder, city, **more)
        made.append(life)
        return life

    # --- paid by employers ---
    for kind, bank, holder, city, payer, pay, more in [
        ("salaried_bonus", "hdfc", "Ravindra Shantaram Pol", "Satara", "Cooper Corporation", 38450, dict(on=7)),
        ("salaried", "icici", "Meghna Subhash Kelkar", "Nagpur", "Persistent Systems", 91240, dict(on=30)),
        ("salaried", "dhan", "Jayasree Unnikrishnan", "Thrissur", "Josco Jewellers", 24300, dict(on=5, wobble=250)),
        ("payroll_agency", "kotak", "Farheen Naaz", "Hyderabad", "Adecco India", 31870, dict(on=29)),
        ("payroll_agency", "rbl", "Debabrata Sahu", "Bhubaneswar", "TeamLease", 22640, dict(on=8, wobble=300)),
        ("security_guard", "surat", "Ramvilas Tiwari", "Surat", "Shakti Security and Detective Force", 15850, dict(on=10, wobble=400)),
        ("salaried", "sbi", "Baldev Raj Thakur", "Solan", "Mohan Meakin", 33260, dict(on=1)),
        ("salaried", "capital", "Amandeep Singh Sidhu", "Jalandhar", "Sonalika", 29140, dict(on=6)),
        ("salaried", "boi", "Kavita Namdeo Ghule", "Nashik", "Kirloskar Brothers", 41980, dict(on=28)),
        ("salaried", "nsdl", "Sunder Lal Meghwal", "Bhilwara", "Sangam Suitings", 17620, dict(on=9, wobble=350)),
    ]:
        life = start(kind, bank, holder, city)
        household(life, upi=7, shops=(60, 650 if pay < 40000 else 1800))
        step = (8, round(pay * 1.08)) if kind == "salaried" and pay > 30000 else None
        paid = salary(life, payer, pay, raise_at=step, **more)
        life.earn(life.median_of_last(paid), pay * 0.97, life.median_of_last(paid) * 1.02)
        if kind == "salaried_bonus":
            life.put(D(2025, 11, 8), 21000, "neft", "salary", ["business_income", "professional_income", "unknown"], who=payer)
            life.note = "festival bonus in November"
        if pay > 30000:
            emi(life, "Cholamandalam Investment", round(pay * 0.14))
        for month in life.months:
            life.put(day(month, 15), -1000 if pay < 40000 else -5000, "ach", "investment", ["deposit_sweep"], who="SBI Mutual Fund")
        good(life)

    life = start("teacher_trust", "nkgsb", "Suvarna Dilip Mane", "Kolhapur")
    household(life, upi=8)
    paid = salary(life, "Rayat Shikshan Sanstha", 52310, on=2, raise_at=(6, 54870))
    life.put(D(2026, 5, 19), 30720, "neft", "salary", ["pension", "professional_income"], who="Rayat Shikshan Sanstha", remark="DA arrears")
    life.earn(54870, 52310, 54870)
    emi(life, "LIC Housing Finance", 11240)
    good(life)

    life = start("soldier", "sbi", "Hav Prem Bahadur Gurung", "Dehradun")
    household(life, upi=6, atm=2)
    paid = salary(life, "", 47600, on=30, text=lambda d: f"BY TRANSFER-PAO (ORS) GORKHA RIFLES SAL {d:%b%y}--".upper())
    life.earn(47600)
    for month in life.months:
        life.put(day(month, 2), -15000, "imps", "person_transfer", [*LOOSE], who="Maya Gurung", remark="ghar")
    good(life)

    life = start("railwayman", "boi", "Shivnath Prasad", "Dhanbad")
    household(life, upi=6, atm=2)
    salary(life, "SR DFM EC Railway Dhanbad", 58240, on=30, raise_at=(8, 59700))
    life.earn(59700, 58240, 59700)
    emi(life, "", 14200, on=3, text=lambda d: "TO TRANSFER-LOAN EMI 38112245--")
    good(life)

    life = start("anganwadi", "apgb", "Kondamma Boya", "Anantapur")
    household(life, upi=4, shops=(30, 280), atm=1, cash=1000)
    paid = salary(life, "ICDS Anantapur", 11500, on=11, accept=["pension", "professional_income"])
    life.earn(11500)
    life.risk = "neutral"

    life = start("tea_garden", "assam", "Budhni Orang", "Dibrugarh", opening=3000)
    household(life, upi=3, shops=(20, 220), atm=2, cash=1000, friends=0)
    paid = []
    for month in life.months:
        for on in (7, 21):
            paid.append(life.put(workday(day(month, on)), life.r.randint(2780, 3120), "trf", "salary", ["professional_income", "business_income", "unknown", "agriculture_income"], seq=1, who="Hathikuli Tea Estate", remark="wages"))
    life.earn(life.median_of_last(paid))
    life.risk = "neutral"

    life = start("driver_private", "kotak", "Shankar Mahadu Bhoir", "Thane")
    household(life, upi=6, shops=(40, 350))
    paid = salary(life, "Kunal Jhaveri", 21000, on=3, way="imps", remark="driver salary", accept=["person_transfer", "professional_income"])
    life.earn(21000, 10500, 21000)
    good(life)

    life = start("contract_labour_cheque", "surat", "Mahesh Vallabhbhai Vaghela", "Surat")
    household(life, upi=5, shops=(40, 350))
    paid = salary(life, "Patel Dyeing and Printing Mills", 19840, on=9, way="chq", wobble=380, accept=["professional_income", "business_income"])
    life.earn(life.median_of_last(paid))
    good(life)

    life = start("bank_employee", "hdfc", "Nivedita Rao", "Mangaluru")
    household(life, upi=12, shops=(80, 1500))
    paid = salary(life, "Karnataka Bank Ltd", 72450, on=25, way="neft", bank="KARB")
    life.earn(72450)
    emi(life, "Bajaj Finance Ltd", 4310)
    good(life)

    life = start("stipend", "icici", "Tanishq Agrahari", "Prayagraj", months=6)
    household(life, upi=10, shops=(30, 300))
    paid = salary(life, "MLN Medical College", 14000, on=12, remark="STIPEND", way="neft")
    life.earn(14000)
    life.risk = "neutral"

    life = start("job_change", "rbl", "Pritam Kumar Jena", "Cuttack")
    household(life, upi=9, shops=(60, 900))
    salary(life, "Jindal Stainless", 36500, on=30, months=range(0, 7))
    salary(life, "Utkal Alumina International", 44200, on=28, months=range(7, 12))
    life.put(D(2026, 7, 14), 58700, "neft", "salary", ["professional_income", "business_income"], who="Jindal Stainless", remark="FNF SETTLEMENT")
    life.earn(44200, 44200 * 0.9, 44200)
    emi(life, "Tata Capital", 6240)
    good(life)

    life = start("pay_cut", "hdfc", "Vaibhav Ashok Doshi", "Vadodara")
    household(life, upi=11, shops=(80, 1300))
    salary(life, "Gujarat Gas Appliances", 64000, on=30, months=range(0, 8))
    salary(life, "Gujarat Gas Appliances", 41500, on=30, months=range(8, 12))
    life.earn(41500)
    emi(life, "HDB Financial Services", 14850)
    emi(life, "IDFC First Bank", 9120, on=10)
    bad(life)

    life = start("pay_stopped", "dhan", "Sajan Mathew Kurian", "Kottayam")
    household(life, upi=8, shops=(60, 700))
    salary(life, "Kottayam Polymers", 33400, on=29, months=range(0, 8))
    for month in life.months[9:]:
        life.put(day(month, 6), 15000, "imps", "family_support", [*LOOSE], who="Mathew Kurian", remark="")
    life.earn(0)
    emi(life, "Muthoot Homefin", 8240)
    bad(life)

    life = start("two_earners", "nkgsb", "Girish Ramakant Sabnis", "Mumbai", joint="Ashwini Girish Sabnis")
    household(life, upi=12, shops=(80, 1400))
    salary(life, "", 61250, on=30, text=lambda d: f"NEFT-SBINN{d:%y%m%d}004417-MAZAGON DOCK SHIPBUILDERS-GIRISH RAMAKANT SABNIS")
    salary(life, "", 37800, on=1, text=lambda d: f"NEFT-HDFCN{d:%y%m%d}112093-PODAR EDUCATION TRUST-ASHWINI GIRISH SABNIS")
    life.earn(61250)
    emi(life, "ICICI Home Finance", 22300)
    good(life)

    life = start("two_earners", "pdcc", "Sambhaji Eknath Jagtap", "Baramati", joint="Vaishali Sambhaji Jagtap", applicant="Vaishali Sambhaji Jagtap")
    household(life, upi=7, shops=(50, 600))
    salary(life, "", 26400, on=7, text=lambda d: f"NEFT-UBINN{d:%y%m%d}771203-BARAMATI AGRO-SAMBHAJI JAGTAP")
    salary(life, "", 18900, on=5, text=lambda d: f"NEFT-BARBN{d:%y%m%d}440981-ANEKANT EDUCATION SOCIETY-VAISHALI JAGTAP")
    life.earn(18900)
    life.risk = "neutral"

    # --- pensions and capital ---
    life = start("pensioner_fd", "sbi", "Ramakant Vishnu Bapat", "Ratnagiri")
    household(life, upi=6, shops=(60, 500))
    paid = salary(life, "", 34120, on=1, category="pension", text=lambda d: f"BY TRANSFER-CPPC MUMBAI PENSION {d:%b%y}--".upper())
    fd = [life.raw(day(month, 18), 8125, "BY TRANSFER-INT ON STDR 40117733621--", "interest_received") for month in life.months]
    life.earn(34120 + 8125)
    good(life)

    life = start("family_pension", "boi", "Savitri Devi Pathak", "Gorakhpur")
    household(life, upi=4, shops=(40, 350))
    salary(life, "", 17460, on=1, category="pension", text=lambda d: f"BY TRANSFER-FAMILY PENSION CPAO {d:%m/%Y}--")
    life.earn(17460)
    for month in life.months:
        life.put(day(month, 9), 5000, "imps", "family_support", [*LOOSE], who="Ajit Pathak", remark="mummy")
    good(life)

    life = start("epf_pensioner_rent", "surat", "Dahyabhai Khushalbhai Rana", "Surat")
    household(life, upi=5, shops=(40, 400))
    salary(life, "", 3140, on=2, category="pension", text=lambda d: f"ACH CREDIT EPFO EPS PENSION {d:%b%y}".upper())
    rents = []
    for month in life.months:
        rents.append(life.put(day(month, 5), 9500, "upi", "rent_received", LOOSE, who="Sanjay Kashyap", remark="rent"))
        rents.append(life.put(day(month, 8), 14000, "neft", "rent_received", ["business_income", "professional_income"], who="Vimal Telecom", remark="shop rent"))
    life.earn(3140 + 0.7 * 23500, 0.7 * 23500, 3140 + 0.7 * 23500)
    good(life, 23500)

    life = start("interest_retiree", "kotak", "Zarine Homi Daruwalla", "Mumbai")
    household(life, upi=8, shops=(80, 900))
    total = 0
    for month in life.months:
        life.raw(day(month, 4), 9250, "POST OFFICE MIS INT 0098771", "interest_received")
        total += 9250
        if month[1] in (1, 4, 7, 10):
            life.raw(day(month, 1), 61500, "SCSS QTR INT 33018", "interest_received")
            total += 61500
        if month[1] in (7, 8, 9):
            life.put(day(month, 20), 4200, "ach", "dividend", ["interest_received"], who="Hindustan Unilever Div")
            total += 4200
    life.earn(total / 12)
    good(life)

    life = start("landlord", "rbl", "Col Jasbir Singh Gill", "Mohali")
    household(life, upi=8, shops=(80, 1100))
    rows = []
    for month in life.months:
        rows.append(life.put(day(month, 3), 32000, "neft", "rent_received", ["business_income", "professional_income"], who="Chandigarh Dental Spa", remark="rent"))
        rows.append(life.put(day(month, 6), 18500, "imps", "rent_received", LOOSE, who="Neha Mahajan", remark="rent flat 2"))
    life.earn(0.7 * 50500)
    good(life)

    # --- trade ---
    def shop(life, collector, monthly, tickets, cash=0, season=None, text=None):
        rows = []
        for month in life.months:
            factor = (season or {}).get(month[1], 1.0)
            for at in range(tickets):
                amount = round(monthly * factor / tickets * life.r.uniform(0.7, 1.3), 2)
                date = day(month, 1 + at * 28 // tickets)
                if text:
                    rows.append(life.raw(date, amount, text(date), "settlement", ["business_income"]))
                else:
                    rows.append(life.put(date, amount, "neft", "settlement", ["business_income"], who=collector, remark="settlement"))
            for _ in range(4 if cash else 0):
                rows.append(life.put(day(month, life.r.randint(2, 27)), round(cash * factor / 4 / 100) * 100, "cash", "cash_deposit", ["business_income"]))
        return rows

    def suppliers(life, names, monthly, season=None):
        for month in life.months:
            for at in range(6):
                amount = round(monthly * (season or {}).get(month[1], 1.0) / 6 * life.r.uniform(0.8, 1.2))
                life.put(day(month, 3 + 4 * at), -amount, life.r.choice(["neft", "chq"]), "business_payment", [*SPEND, "person_transfer", "unknown"], who=names[at % len(names)])

    for kind, bank, holder, city, collector, monthly, cash, makers in [
        ("kirana", "nkgsb", "Laxmi Provision Stores", "Thane", "BharatPe", 210000, 90000, ["Parle Agency", "Gokul Distributors", "HUL Stockist Thane"]),
        ("medical_store", "boi", "Shree Sainath Medicals", "Indore", "Paytm Payments Services", 160000, 120000, ["Mahavir Pharma Agency", "Malwa Drug House"]),
        ("restaurant", "icici", "Hotel Vaishnavi Pure Veg", "Solapur", "PhonePe Private Limited", 320000, 60000, ["Solapur Gas Agency", "Bajrang Vegetables", "Amul Distributor"]),
        ("mobile_shop", "capital", "Gurunanak Mobile Point", "Ludhiana", "Pine Labs", 420000, 0, ["Samsung Distributor Ludhiana", "Vivo Care Agency"]),
    ]:
        life = start(kind, bank, holder, city, account="Current Account", opening=90000)
        sold = shop(life, collector, monthly, 12, cash)
        suppliers(life, makers, (monthly + cash) * 0.8)
        household(life, upi=3, atm=0, friends=0)
        life.earn(0.1 * life.median_of_last(sold))
        emi(life, "Aditya Birla Finance", 7420)
        good(life)

    life = start("seasonal_trader", "rajkot", "Kanha Woollen House", "Rajkot", account="Current Account", opening=150000)
    season = {11: 2.4, 12: 2.8, 1: 2.2, 2: 1.1, 3: 0.5, 4: 0.4, 5: 0.4, 6: 0.5, 7: 0.6, 8: 0.8, 9: 1.0, 10: 1.6}
    sold = shop(life, "Razorpay", 180000, 8, 60000, season)
    suppliers(life, ["Ludhiana Knit Fab", "Tirupur Hosiery Mills"], 190000, season)
    life.earn(0.1 * life.median_of_last(sold), 0.1 * life.median_of_last(sold), 0.1 * life.median_of_last(sold, 12) * 1.1)
    good(life)

    life = start("wholesaler_rtgs", "hdfc", "Agarwal Sugar Traders", "Kanpur", account="Current Account", opening=600000)
    buyers = ["Ganga Sweets", "Sharma Halwai and Sons", "Kanpur Confectioners", "Modern Bakers"]
    sold = []
    for month in life.months:
        for at in range(9):
            sold.append(life.put(day(month, 2 + 3 * at), life.r.randint(90, 240) * 1000, life.r.choice(["rtgs", "neft"]), "business_income", ["settlement"], who=buyers[at % 4]))
    suppliers(life, ["Balrampur Chini Mills", "Dhampur Sugar"], 1250000)
    life.earn(0.1 * life.median_of_last(sold))
    emi(life, "Hinduja Leyland Finance", 38900)
    good(life)

    # --- on their own account ---
    life = start("doctor", "nkgsb", "Dr Shilpa Vasant Kamat", "Goa")
    household(life, upi=12, shops=(90, 1800))
    fees = []
    for month in life.months:
        for at, (payer, low, high) in enumerate([("Manipal Hospitals Goa", 52000, 88000), ("Vivus SMRC Hospital", 30000, 47000), ("Royal Hospital Margao", 18000, 36000)]):
            fees.append(life.put(workday(day(month, 8 + 3 * at)), life.r.randint(low, high), "neft", "professional_income", ["business_income", "salary"], who=payer))
    whole = life.median_of_last(fees)
    life.earn(0.5 * whole, 0.5 * whole, 0.5 * whole)
    emi(life, "HDFC Bank", 31500)
    good(life)

    life = start("tuition_teacher", "kotak", "Nandita Biswas", "Kolkata")
    household(life, upi=8)
    fees = []
    parents = ["Arpita Sarkar", "Somnath Dey", "Rina Paul", "Kaushik Pal", "Mita Ghosh", "Prabir Nag", "Sutapa Kundu", "Dipak Bera", "Ruma Das", "Asit Maity", "Bula Roy", "Tanmay Sen", "Gopa Sarkar", "Anup Hazra", "Lipika Jana", "Sanjib Kar", "Puja Shaw", "Molly Guha"]
    for month in life.months:
        for parent in parents:
            fees.append(life.put(day(month, life.r.randint(1, 12)), life.r.choice([1200, 1500, 1800]), "upi", "professional_income", ["person_transfer", "business_income", "education"], who=parent, remark=life.r.choice(["tuition fees", "tuition", "tuition fee"])))
    life.earn(0.5 * life.median_of_last(fees))
    good(life, life.median_of_last(fees))

    life = start("lic_agent", "dhan", "Parameswaran Potti", "Kollam")
    household(life, upi=7)
    fees = []
    for month in life.months:
        fees.append(life.put(workday(day(month, 16)), life.r.randint(38000, 72000), "neft", "professional_income", ["salary", "business_income"], who="LIC of India", remark="agency commission"))
    life.earn(0.5 * life.median_of_last(fees))
    life.note = "the word commission is not printed by this bank"
    good(life)

    life = start("freelancer", "icici", "Ritwik Chatterjee", "Kolkata")
    household(life, upi=11, shops=(70, 1500))
    fees = []
    for month in life.months:
        for on in (7, 22):
            fees.append(life.put(day(month, on), life.r.randint(38000, 64000), "neft", "professional_income", ["business_income"], who=life.r.choice(["PayPal Payments", "Upwork Escrow", "Payoneer"]), remark="inward"))
    life.earn(0.5 * life.median_of_last(fees))
    good(life)

    life = start("architect", "rbl", "Ar Manjiri Deodhar", "Pune")
    household(life, upi=10, shops=(70, 1500))
    fees = []
    for month in life.months:
        for client in life.r.sample(["Kolte Realty", "Gera Developments", "Sahyadri Farms", "Bhide Constructions"], 2):
            fees.append(life.put(day(month, life.r.randint(4, 26)), life.r.randint(20, 90) * 1000, "neft", "professional_income", ["business_income"], who=client, remark="professional fees"))
    life.earn(0.5 * life.median_of_last(fees))
    good(life)

    # --- platforms ---
    for kind, bank, holder, city, payer, low, high, days in [
        ("cab_driver", "nsdl", "Manjunatha Hanumanthappa", "Bengaluru", "Uber India Systems", 5200, 8900, (3, 10, 17, 24)),
        ("rider", "ippb", "Arshad Rangrez", "Jaipur", "Zomato Limited", 3900, 6400, (4, 11, 18, 25)),
        ("beautician", "kotak", "Sushmita Thapa", "Delhi", "Urban Company", 7200, 11800, (5, 12, 19, 26)),
        ("rider", "surat", "Jignesh Bharatbhai Makwana", "Surat", "Porter SmartShift", 4400, 7300, (2, 9, 16, 23)),
    ]:
        life = start(kind, bank, holder, city, opening=6000)
        household(life, upi=6, shops=(30, 450))
        paid = []
        for month in life.months:
            for on in days:
                paid.append(life.put(workday(day(month, on)), life.r.randint(low, high), "neft", "gig_income", ["business_income"], who=payer, remark="payout"))
        life.earn(0.7 * life.median_of_last(paid))
        emi(life, "Hero FinCorp", 3180)
        good(life)

    # --- farms ---
    life = start("dairy", "pdcc", "Tukaram Bhiku Khandekar", "Baramati")
    household(life, upi=3, shops=(40, 400), atm=1)
    sold = []
    for month in life.months:
        for on in (1, 11, 21):
            sold.append(life.put(day(month, on), life.r.randint(11800, 14900), "neft", "agriculture_income", ["business_income"], who="Gokul Dudh Sangh"))
    life.earn(0.4 * sum(row["paise"] / 100 for row in sold) / 12)
    good(life, sum(row["paise"] / 100 for row in sold) / 12)

    life = start("cane_farmer", "pdcc", "Dattatray Ganpat Shitole", "Daund")
    household(life, upi=3, shops=(40, 400), atm=1)
    sold = [life.put(D(2026, m, d), rupees, "neft", "agriculture_income", ["business_income"], who="Bhimashankar SSK Ltd") for m, d, rupees in [(1, 14, 214300), (2, 20, 198750), (4, 9, 121400)]]
    sold.append(life.put(D(2025, 12, 18), 86200, "neft", "agriculture_income", ["business_income"], who="Daund Market Yard Onion Traders"))
    for m in ((2025, 12), (2026, 4), (2026, 8)):
        sold.append(life.raw(day(m, 14), 2000, "NACH CR-PM KISAN SAMMAN-DBT", "agriculture_income", ["pension"]))
    life.raw(D(2026, 3, 25), -11900, "KCC INTEREST 0087112", "emi", ["overdraft_interest"])
    life.raw(D(2026, 3, 25), -170000, "KCC 0087112 CLOSURE", "emi", ["self_transfer", "unknown"])
    life.raw(D(2026, 3, 30), 170000, "KCC RENEWAL 0087112", "reversal", ["loan_disbursal", "self_transfer", "unknown"])
    base = 0.4 * sum(row["paise"] / 100 for row in sold) / 12
    life.earn(base, base * 0.985, base)
    life.owe(11900 / 12)
    good(life)

    life = start("paddy_farmer", "apgb", "Venkata Subbaiah Chintha", "Kadapa")
    household(life, upi=3, shops=(40, 350), atm=1)
    sold = [life.put(D(2025, 12, 22), 168400, "neft", "agriculture_income", ["business_income"], who="Sri Lakshmi Rice Mill"),
            life.put(D(2026, 5, 12), 131900, "neft", "agriculture_income", ["business_income"], who="AP State Civil Supplies Paddy Procurement"),
            life.put(D(2026, 2, 8), 52700, "neft", "agriculture_income", ["business_income"], who="Rayalaseema Groundnut Oil Mills")]
    for m in ((2025, 11), (2026, 5)):
        sold.append(life.raw(day(m, 20), 7500, "ACH CR YSR RYTHU BHAROSA", "agriculture_income", ["pension"]))
    base = 0.4 * sum(row["paise"] / 100 for row in sold) / 12
    life.earn(base, base * 0.96, base)
    life.risk = "neutral"

    life = start("small_tea_grower", "assam", "Jiten Chutia", "Tinsukia")
    household(life, upi=4, shops=(40, 350))
    sold = []
    for month in life.months:
        for on in (6, 13, 20, 27) if 3 <= month[1] <= 11 else ():
            sold.append(life.put(day(month, on), life.r.randint(4800, 9400), "neft", "agriculture_income", ["business_income", "professional_income"], who="Rupai Bought Leaf Tea Factory"))
    life.earn(0.4 * sum(row["paise"] / 100 for row in sold) / 12)
    life.risk = "neutral"

    # --- supported by others ---
    life = start("homemaker", "capital", "Manpreet Kaur Sandhu", "Moga")
    household(life, upi=7)
    for month in life.months:
        life.put(day(month, 4), 24000, "imps", "family_support", [*LOOSE, "self_transfer"], who="Lakhwinder Singh Sandhu", remark="kharcha")
    life.earn(0)
    life.loaded = True

    life = start("gulf_family", "dhan", "Shameena Beevi", "Malappuram")
    household(life, upi=8)
    for month in life.months:
        life.put(day(month, life.r.randint(5, 9)), life.r.randint(31000, 42000), "neft", "family_support", [*LOOSE, "remittance"], who="Al Ansari Exchange", remark="family maintenance")
    life.earn(0)
    emi(life, "Manappuram Home Finance", 7150)
    life.loaded = True

    life = start("gulf_family", "sbi", "Nazeema Shahul", "Tirunelveli")
    household(life, upi=6)
    for month in life.months:
        life.raw(day(month, life.r.randint(2, 6)), life.r.randint(24000, 29000), "BY TRANSFER-INWARD REMITTANCE UAE EXCHANGE SHAHUL HAMEED--", "family_support", [*LOOSE])
    life.earn(0)
    life.loaded = True

    life = start("nrega", "apgb", "Ramulamma Madiga", "Kurnool", opening=2500)
    household(life, upi=1, shops=(20, 150), atm=1, cash=1000, friends=0, bills=False)
    for month in life.months:
        life.raw(day(month, life.r.randint(8, 20)), life.r.randint(1500, 2600), "APBS CR MGNREGA WAGES", "pension", ["salary", "agriculture_income", "professional_income"])
    life.earn(0, 0, 2700)
    life.risk = "neutral"

    # --- in debt ---
    life = start("app_loans", "nsdl", "Rohit Sanjay Ubale", "Aurangabad", opening=2500)
    household(life, upi=8, shops=(30, 400))
    salary(life, "Varroc Engineering", 27300, on=7)
    life.earn(27300)
    for lender, amount, on in [("KreditBee", 4180, 3), ("mPokket Financial", 2650, 6), ("Fibe EarlySalary", 3890, 9), ("RapidRupee Truebalance", 2240, 12), ("Ring Onemi", 1980, 15)]:
        emi(life, lender, amount, on, accept=["bnpl"])
    bad(life)

    life = start("co_lending", "hdfc", "Balaji Sundaravadivelu", "Salem")
    household(life, upi=9, shops=(40, 700))
    salary(life, "JSW Steel Salem", 46700, on=30)
    life.earn(46700)
    for lender, amount, on in [("Poonawalla Fincorp", 9840, 3), ("Piramal Capital and Housing", 12300, 5), ("Incred Financial Services", 6120, 7)]:
        emi(life, lender, amount, on)
    bad(life)

    life = start("microfinance", "assam", "Rahima Khatun", "Barpeta", opening=2000)
    household(life, upi=2, shops=(20, 200), atm=0, friends=0)
    paid = salary(life, "Barpeta Handloom Cooperative", 14200, on=6, wobble=200)
    life.earn(life.median_of_last(paid))
    for lender, amount, on in [("Satin Creditcare", 2460, 8), ("CreditAccess Grameen", 2180, 10), ("Arohan Financial Services", 2020, 14), ("Jagaran Microfin", 1740, 18)]:
        emi(life, lender, amount, on)
    bad(life)

    life = start("shg_member", "apgb", "Adilakshmi Pothula", "Ongole")
    household(life, upi=3, shops=(30, 300))
    paid = salary(life, "Prakasam Granites", 16800, on=7, wobble=250)
    life.earn(life.median_of_last(paid))
    for month in life.months:
        life.raw(day(month, 10), -500, "TO TRF SHG SAVINGS SRI DURGA PODUPU SANGHAM", "investment", ["deposit_sweep", "self_transfer", "person_transfer", "business_payment", "unknown"])
    emi(life, "", 2350, on=10, text=lambda d: "TO TRF SHG LOAN INSTALMENT SRI DURGA")
    good(life)

    life = start("chit_saver", "dhan", "Chandrika Raveendran", "Palakkad")
    household(life, upi=8)
    salary(life, "Malabar Cements", 43650, on=30)
    life.earn(43650)
    for month in life.months:
        life.raw(day(month, 14), -5000, "KSFE CHITTY 11/2024 INSTALMENT", "investment", ["deposit_sweep"])
        life.put(day(month, 9), -2310, "ach", "insurance", ["investment"], who="LIC of India")
    good(life)

    life = start("upi_credit_line", "kotak", "Aakriti Sethi", "Gurugram")
    household(life, upi=14, shops=(100, 1500))
    salary(life, "Genpact India", 58300, on=28)
    life.earn(58300)
    for month in life.months:
        life.put(day(month, 5), -life.r.randint(5200, 7800), "upi", "bnpl", ["emi", "card_bill"], who="LazyPay", remark="bill")
    rows = [row for row in life.rows if "LAZYPAY" in row["text"].upper()]
    usual = life.median_of_last(rows, 12)
    life.owe(-usual, -usual * 0.05, -usual)
    life.note = "a pay-later line that is paid in full: the whole bill or five per cent of it"
    good(life)

    life = start("card_user", "rbl", "Siddhesh Prabhakar Naik", "Panaji")
    household(life, upi=9, shops=(80, 1100))
    salary(life, "Dempo Shipping", 66400, on=30)
    life.earn(66400)
    rows = [life.raw(day(month, 17), -life.r.randint(14000, 23000), "BIL/ONL/00019922/SBI CARDS AND PAYMENT/411188XXXXXX2041", "card_bill") for month in life.months]
    usual = -life.median_of_last(rows, 12)
    life.owe(0.05 * usual, 0.045 * usual, 0.056 * usual)
    emi(life, "Kotak Mahindra Prime", 12480)
    good(life)

    for bank, holder, city, payer, pay, text, amount in [
        ("sbi", "Dhananjay Mahto", "Bokaro", "Bokaro Steel City Hospital", 35400, "BY TRANSFER-XPRESS CREDIT LOAN DISBURSEMENT 41188002--", 300000),
        ("boi", "Ruksar Parveen", "Bhopal", "BHEL Bhopal", 48800, "BY TRANSFER-STAR PERSONAL LOAN DISB 77110093--", 450000),
        ("capital", "Harmanpreet Brar", "Bathinda", "National Fertilizers Bathinda", 52200, "Pl Disbursement 990012377", 250000),
    ]:
        life = start("fresh_loan", bank, holder, city)
        household(life, upi=8, shops=(60, 900))
        salary(life, payer, pay, on=30)
        life.earn(pay)
        life.raw(D(2026, 9, 24), amount, text, "loan_disbursal")
        life.put(D(2026, 9, 26), -amount * 0.9, "neft", "person_transfer", ["business_payment", "merchant", "unknown", "self_transfer"], who="Sai Motors")
        # Three years at fifteen per cent, as one reckons a loan of which nothing is known yet.
        rate, months = 0.0125, 36
        instalment = amount * rate / (1 - (1 + rate) ** -months)
        life.owe(instalment, instalment * 0.95, instalment * 1.05)
        emi(life, "Bajaj Finance Ltd", round(pay * 0.2))
        bad(life)

    life = start("bounces", "nkgsb", "Yogesh Bhalchandra Rane", "Vasai")
    household(life, upi=9, shops=(60, 700))
    salary(life, "Godrej Vikhroli Works", 34900, on=30)
    life.earn(34900)
    missed = (6, 8, 9, 11)
    for at in missed:
        bounce(life, "Bajaj Finance Ltd", 7480, at)
    emi(life, "Bajaj Finance Ltd", 7480, months=[at for at in range(12) if at not in missed])
    emi(life, "L and T Finance", 5210, on=7)
    bad(life)

    life = start("gambler", "hdfc", "Karan Malhotra", "Karnal")
    household(life, upi=6)
    salary(life, "Liberty Shoes", 42300, on=30)
    life.earn(42300)
    for month in life.months:
        for _ in range(9):
            life.put(day(month, life.r.randint(1, 27)), -life.r.choice([500, 1000, 1500, 2000]), "upi", "gambling", who=life.r.choice(["Dream11", "WinZO Games", "RummyCircle"]), remark="add cash")
    bad(life)
    return made
