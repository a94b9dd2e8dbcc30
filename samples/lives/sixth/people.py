"""The people: what each earns, owes and spends, true by construction."""
from paper import Account, D, on

SPEND = ("merchant", "food", "health", "travel", "subscription", "education", "utilities", "fuel", "business_payment", "person_transfer", "unknown")
LOOSE = ("person_transfer", "unknown", "family_support")
SHOPS = ["Lulu Hypermarket", "Nilgiris Fresh", "Shri Ganesh Dairy", "Wellness Forever", "Haldirams", "Ratnadeep Stores", "Indian Oil Bunk", "Zudio",
         "Namma Metro", "Hari Om Vegetables", "Vijaya Bakery", "Country Delight", "Star Bazaar", "Chai Point", "Kirti Cycle Works", "Metro Shoes"]
BILLS = ["BESCOM", "Adani Electricity", "ACT Fibernet", "Vi Postpaid", "Bharat Gas", "Tata Play", "KSEB", "Mahanagar Gas"]
FRIENDS = ["Nilesh Ghadge", "Parvathi Ammal", "Mohd Rizwan", "Sukhvinder Gill", "Bishnu Das", "Elsy Thomas", "Prakash Rathod", "Kavya Shree"]


def lives(a, most=800, shops=10, atm=1, school=0, rent=0):
    """What everybody spends."""
    for month in a.months:
        for _ in range(shops):
            a.row(on(month, a.r.randint(1, 28)), -a.r.randint(40, most), a.r.choice(["upi", "upi", "pos"]), "merchant", *SPEND, who=a.r.choice(SHOPS))
        for _ in range(atm):
            a.row(on(month, a.r.randint(4, 25)), -a.r.choice([1000, 2000, 3000]), "atm", "cash_withdrawal")
        a.row(on(month, 14), -a.r.randint(350, 1800), "upi", "utilities", *SPEND, who=a.r.choice(BILLS), say="bill")
        a.row(on(month, a.r.randint(6, 24)), -a.r.randint(3, 25) * 100, "upi", "person_transfer", *SPEND, *LOOSE, who=a.r.choice(FRIENDS))
        if month[1] % 3 == 0:
            a.row(on(month, 31), a.r.randint(60, 400), "interest", "interest_received", at=9)
            a.row(on(month, 31), -21.24, "fee", "service_charge", "penal_charge", at=9)
    if school:
        a.each(9, -school, "neft", "education", *SPEND, who="Vidya Mandir School", say="term fees", only=range(1, len(a.months), 3))
    if rent:
        a.each(4, -rent, "upi", "rent", "person_transfer", "unknown", who="Shanthi Ramesh", say="house rent")


def emi(a, lender, amount, day=5, only=None, counts=True, **more):
    a.each(day, -amount, "nach", "emi", who=lender, only=only, **more)
    if counts:
        a.owes(amount)


def paid(a, payer, amount, day=30, form="neft", say="", only=None, counts=None, accept=(), **more):
    a.each(day, amount, form, "salary", *accept, who=payer, say=say, only=only, at=1, **more)
    a.earns(amount if counts is None else counts)


def salaried():
    a = Account("it_variable", "kvb", "Sowmya Raghavan", "Erode")
    pay = [61200, 63480, 59900, 62750, 64100, 60300, 61900, 65200, 60800, 62100, 63700, 61500]
    lives(a, 1400, 14, school=9000)
    a.each(31, lambda at: pay[at], "neft", "salary", who="Kovai Softlabs Pvt Ltd", say="SALARY", at=1)
    a.earns(62000, 61500, 63000)
    yield a.good()

    a = Account("foundry_worker", "cub", "Palanisamy Muthusamy", "Coimbatore")
    lives(a, 500, 8)
    paid(a, "Prakash Iron Foundry", 24650, day=lambda at: 5 + at % 3)
    yield a.good()

    a = Account("college_lecturer", "jkb", "Nusrat Jabeen Wani", "Anantnag")
    lives(a, 1100, 11)
    a.each(1, 78430, "raw", "salary", at=1, text="BY SALARY DDO GDC ANANTNAG")
    a.earns(78430)
    emi(a, "J and K Bank Car Loan", 11870, day=10)
    yield a.good()

    a = Account("bus_conductor", "saraswat", "Dattatray Vitthal Jagtap", "Satara")
    lives(a, 450, 9)
    a.each(11, 9000, "raw", "salary", at=1, text="BY TRF MSRTC SATARA DIV ADVANCE")
    a.each(27, 19840, "raw", "salary", at=1, text="BY TRF MSRTC SATARA DIV PAY")
    a.earns(28840)
    yield a.good()

    a = Account("nurse_shifts", "sib", "Anu Mol Varghese", "Thrissur")
    pay = [31200, 34650, 29880, 33100, 36400, 30750, 32900, 35200, 31050, 33800, 34400, 32150]
    lives(a, 700, 10)
    a.each(3, lambda at: pay[at], "imps", "salary", who="Amala Mission Hospital", say="salary and night allowance", at=1)
    a.earns(33350, 32150, 33800)
    yield a.good()

    a = Account("guard_by_agency", "bandhan", "Tapan Kumar Sardar", "Barasat")
    lives(a, 350, 7)
    paid(a, "Eastern Vigil Security Services", 21450, day=lambda at: [7, 12, 9, 8, 11, 14, 10, 7, 13, 9, 8, 12][at])
    yield a.good()

    a = Account("one_month_arrears", "au", "Manish Kumar Meena", "Dausa", months=6)
    lives(a, 700, 10)
    a.each(30, lambda at: 41300 if at != 3 else 60200, "neft", "salary", who="Rajasthan Cooperative Dairy Federation", at=1)
    a.earns(41300)
    yield a.good()

    a = Account("two_jobs", "dcb", "Rohan Mascarenhas", "Margao")
    lives(a, 1500, 12, rent=14000)
    a.each(30, 52700, "neft", "salary", who="Mandovi Hotels Ltd", only=range(0, 5), at=1)
    a.each(28, 66100, "neft", "salary", who="Aguada Resorts Pvt Ltd", only=range(6, 12), at=1)
    a.earns(66100, 60500, 66100)
    yield a.good()

    a = Account("maternity", "ujjivan", "Deepika Chandrashekar", "Tumakuru")
    lives(a, 900, 10)
    a.each(29, lambda at: 23500 if at in (1, 2, 3) else 47000, "neft", "salary", who="Sri Siddhartha Academy", say="SAL", at=1)
    a.earns(47000)
    yield a.good()

    a = Account("soldier", "psb", "Jaswant Singh Dhillon", "Moga")
    lives(a, 700, 7, atm=2)
    a.each(30, 49212, "raw", "salary", at=1, text="BY PCDA CC LUCKNOW SAL ARMY")
    a.earns(49212)
    a.each(8, -4500, "raw", "insurance", "investment", text="TO AGIF PREM")
    yield a.good()

    a = Account("joint_couple", "dcb", "Sheetal Ajay Kulkarni", "Nashik", joint="Ajay Madhav Kulkarni", applicant="Sheetal Ajay Kulkarni")
    lives(a, 1500, 15, school=12000)
    for month in a.months:
        a.row(on(month, 30), 43800, "neft", "salary", at=1, text=f"NEFT IN:YESBN526{month[1]:03d}0011234/YESB0000321/GOLDEN PETALS NURSERY TRUST/SHEETAL AJAY KULKARNI/SALARY")
        a.row(on(month, 30), 71500, "neft", "salary", at=1, text=f"NEFT IN:HDFCN526{month[1]:03d}0044551/HDFC0000060/KIRLOSKAR AUTO PARTS LTD/AJAY MADHAV KULKARNI/SALARY")
    a.earns(43800)
    emi(a, "LIC Housing Finance", 18240, day=7)
    a.note = "the applicant's own pay counts"
    yield a.neutral()

    a = Account("saver", "kvb", "Karthik Subramaniam", "Salem")
    lives(a, 1200, 11)
    paid(a, "Sona Valves and Castings", 72300, say="PAYROLL")
    a.each(6, -10000, "raw", "investment", text="RD INSTL 1203177000045678")
    a.each(10, -5000, "nach", "investment", who="BSE LTD STAR MF")
    a.each(12, -7150, "raw", "investment", text="TRF TO SHRIRAM CHITS SALEM GR 44/12")
    a.each(15, -3862, "nach", "insurance", who="Life Insurance Corporation of India")
    yield a.good()

    a = Account("educated", "esaf", "Jithin Mathew Kurian", "Kottayam")
    lives(a, 900, 9)
    paid(a, "Plantation Corporation of Kerala", 38900, day=1)
    emi(a, "Vidyalakshmi Education Loan SBI", 6240, day=10)
    yield a.good()

    a = Account("microfinance", "bandhan", "Malati Bera", "Tamluk")
    lives(a, 300, 6)
    paid(a, "Haldia Garments Export House", 22400, day=6)
    emi(a, "Bandhan Micro Loan", 2160, day=9)
    emi(a, "Arohan Financial Services", 1890, day=16)
    yield a.good()


def retired():
    a = Account("widow_pension", "saraswat", "Shalini Vasant Apte", "Thane")
    lives(a, 500, 8)
    a.each(1, 14260, "raw", "pension", text="BY PENSION FAMILY PEN CR AG MAHARASHTRA", at=1)
    a.earns(14260)
    a.each(1, 30750, "raw", "interest_received", only=[1, 4, 7, 10], text="BY SCSS INT QTR A/C 200411")
    a.earns(10250)
    yield a.good()

    a = Account("small_pension", "tmb", "Arumugam Pillai", "Tirunelveli")
    lives(a, 250, 5)
    a.each(3, 2340, "raw", "pension", text="NACH-CR-EPFO PENSION-TN0441", at=1)
    a.earns(2340)
    a.each(5, 9000, "imps", "family_support", *LOOSE, who="Senthil Arumugam", say="for appa")
    yield a.neutral()

    a = Account("annuity", "au", "Girdhari Lal Soni", "Bikaner")
    lives(a, 600, 8)
    a.each(2, 26180, "neft", "pension", "salary", who="SBI Life Insurance Co", say="Annuity payout NPS", at=1)
    a.earns(26180)
    yield a.good()

    a = Account("soldier_again", "psb", "Subedar Balwant Singh Rana", "Pathankot")
    lives(a, 500, 7)
    a.each(1, 31870, "raw", "pension", text="BY SPARSH PENSION PCDA P ALLAHABAD", at=1)
    a.earns(31870)
    paid(a, "Himgiri Guards and Allied", 16500, day=8)
    yield a.good()

    a = Account("depositors", "cub", "Vaidehi Parthasarathy", "Kumbakonam", opening=60000)
    lives(a, 500, 8)
    a.each(lambda at: 8 + at % 2, 18450, "raw", "interest_received", text="FD INT TRF 500012345 CUMULATIVE NO")
    a.each(17, 7750, "raw", "interest_received", only=[2, 5, 8, 11], text="SUNDARAM FINANCE DEPOSIT INT QTR NACH-CR")
    a.earns(18450 + 7750 / 3)
    yield a.good()


def traders():
    def shop(a, sales, cash, stock, supplier):
        rows = []
        for month in a.months:
            weights = [a.r.uniform(0.8, 1.2) for _ in range(24)]
            for at, weight in enumerate(weights):
                rows.append(a.row(on(month, at + 2), round(sales * weight / sum(weights)), "raw", "settlement", "business_income",
                                  text=f"{a.settler} {a.r.randint(10**9, 10**10 - 1)}"))
            for day in (9, 19, 27):
                rows.append(a.row(on(month, day), round(cash / 3, -2), "cash", "cash_deposit", "business_income"))
            for day in (6, 13, 22):
                a.row(on(month, day), -round(stock / 3 * a.r.uniform(0.9, 1.1)), "neft", "business_payment", "merchant", "unknown", who=supplier)
        return rows

    a = Account("chemist", "kvb", "Sri Murugan Medicals", "Namakkal", type="Current Account", opening=90000)
    a.settler = "PHONEPE MERCHANT SETTLEMENT"
    rows = shop(a, 210000, 96000, 246000, "Apex Pharma Distributors")
    a.each(20, -3400, "raw", "gst", "income_tax", text="GST PMT CPIN 26103300112233")
    a.each(3, -9000, "neft", "rent", "business_payment", "person_transfer", "unknown", who="Muthu Complex Owners", say="shop rent")
    a.earns_share(rows, 0.10)
    yield a.good()

    a = Account("hardware_shop", "ujjivan", "Basavaraj Traders", "Hubballi", type="Current Account", opening=120000)
    a.settler = "PAYTM POS SETTLEMENT ONE97"
    rows = shop(a, 330000, 150000, 400000, "Deccan Cement Agency")
    a.each(20, -6100, "raw", "gst", "income_tax", text="CBIC GST 26102900445566")
    emi(a, "Kinara Capital", 9870)
    a.earns_share(rows, 0.10)
    yield a.good()

    a = Account("small_kirana", "bandhan", "Maa Tara Bhandar", "Krishnanagar", type="Current Account", opening=40000)
    a.settler = "BHARATPE SETTLEMENT RESILIENT"
    rows = shop(a, 112000, 63000, 140000, "Nadia Wholesale Grocers")
    a.earns_share(rows, 0.10)
    a.note = "only the margin keeps it below the least income"
    yield a.good()

    a = Account("truck_owner", "psb", "Gurbachan Roadlines", "Ludhiana", type="Current Account", opening=150000)
    rows = []
    for month in a.months:
        for day, who in [(4, "Vardhman Steel Freight"), (11, "Oswal Woollens Logistics"), (18, "Vardhman Steel Freight"), (25, "Punjab Agro Movers")]:
            rows.append(a.row(on(month, day), a.r.randint(92, 118) * 1000, "neft", "business_income", "settlement", "professional_income", who=who, say="freight"))
        for _ in range(9):
            a.row(on(month, a.r.randint(1, 28)), -a.r.randint(14, 26) * 1000, "pos", "fuel", *SPEND, who="Highway Filling Station HPCL")
        for _ in range(6):
            a.row(on(month, a.r.randint(1, 28)), -a.r.randint(500, 3000), "upi", "travel", *SPEND, who="FASTag Recharge IHMCL")
        a.row(on(month, 7), -34000, "cash", "cash_withdrawal")
    a.earns_share(rows, 0.10)
    emi(a, "Shriram Finance CV", 12450, day=12)
    yield a.good()

    a = Account("overdrawn_dealer", "dcb", "Kamat Electricals", "Panaji", type="Overdraft", opening=-120000, limit=500000)
    rows = []
    for month in a.months:
        for day in range(2, 28, 3):
            rows.append(a.row(on(month, day), a.r.randint(38, 52) * 1000, "imps", "business_income", "settlement", "person_transfer", who=a.r.choice(
                ["Fernandes Constructions", "Zuari Builders", "Sai Krupa Electric Works", "Dona Paula Developers"]), say="bill"))
        for day in (5, 12, 20, 26):
            a.row(on(month, day), -a.r.randint(86, 98) * 1000, "neft", "business_payment", "merchant", "unknown", who="Havells Depot Verna")
    a.each(31, lambda at: -(3900 + at % 3 * 100), "raw", "overdraft_interest", "service_charge", text="OD INT DEBIT", at=9)
    a.earns_share(rows, 0.10)
    a.owes(4000, 3900, 4100)
    yield a.neutral()

    # The customers' cash is not his: he sends it on and earns a commission.
    a = Account("money_transfer_agent", "esaf", "Shaji Communication Centre", "Perumbavoor", opening=40000)
    lives(a, 400, 6)
    rows = []
    names = ["Raju Sk", "Biplab Barman", "Sanjay Munda", "Asgar Ali", "Dinesh Oraon", "Kartik Pradhan", "Ratan Nayak", "Mithun Das", "Sahid Islam", "Lakhan Hansda"]
    for month in a.months:
        for day in range(2, 28, 2):
            amount = a.r.randint(28, 46) * 1000
            a.row(on(month, day), amount, "cash", "cash_deposit", at=1)
            left = amount
            while left > 4000:
                part = min(left, a.r.choice([3000, 5000, 8000, 10000]))
                a.row(on(month, day), -part, "imps", "person_transfer", "unknown", "business_payment", who=a.r.choice(names), say="DMT", at=5)
                left -= part
        rows.append(a.row(on(month, 28), a.r.randint(11200, 13800), "neft", "professional_income", "business_income", "salary", "gig_income", "settlement",
                          who="Spice Money Digispice", say="agent commission"))
    a.earns(6200, 1100, 13800)
    a.note = "customers' cash is no trade; the commission may be counted as fees or as pay"
    yield a.neutral(loaded=True)


def professionals():
    def fees(a, payers, low, high, form="neft", say="", each=1, margin=0.5, category="professional_income", accept=(), days=None):
        rows = []
        for month in a.months:
            for payer in payers:
                for _ in range(each):
                    day = a.r.randint(3, 27) if days is None else a.r.choice(days)
                    rows.append(a.row(on(month, day), a.r.randint(low, high), form, category, *accept, who=payer, say=say))
        a.earns_share(rows, margin)
        return rows

    trade = ("business_income", "settlement")
    a = Account("surgeon", "sib", "Dr Mathew Philipose", "Kollam", opening=100000)
    lives(a, 2500, 14, school=22000)
    fees(a, ["Upasana Hospital", "Bishop Benziger Hospital"], 52000, 88000, say="consultant share", accept=trade)
    emi(a, "HDFC Bank Auto Loan", 21400)
    yield a.good()

    a = Account("advocate", "jkb", "Adv Peerzada Imtiyaz", "Srinagar")
    lives(a, 1200, 10)
    fees(a, ["Kashmir Orchards Ltd", "Dal Lake Houseboats Assn", "New Era Builders"], 18000, 41000, say="PROFESSIONAL FEES", accept=trade)
    yield a.good()

    a = Account("home_tutor", "saraswat", "Vrushali Deshmukh", "Dombivli")
    lives(a, 500, 8)
    parents = ["Archana Sawant", "Rekha Patil", "Sunil Bhosale", "Meera Iyer", "Joyce Lobo", "Farida Contractor", "Snehal Mhatre", "Amit Vichare", "Prachi Gokhale",
               "Sushma Rao", "Vinod Tambe", "Nisha Shirke", "Harshad Mehendale", "Gauri Kelkar"]
    rows = []
    for month in a.months:
        for at, parent in enumerate(parents):
            rows.append(a.row(on(month, 3 + at % 9), 2200 + at % 4 * 300, "upi", "professional_income", "business_income", who=parent, say="tuition fees"))
    a.earns_share(rows, 0.5)
    a.note = "only the margin keeps it below the least income"
    yield a.good()

    a = Account("video_maker", "au", "Tanvi Shekhawat", "Udaipur")
    lives(a, 1200, 12)
    fees(a, ["Google Asia Pacific Pte Ltd"], 68000, 102000, say="AdSense payment", accept=trade, days=[22, 23, 24])
    yield a.good()

    a = Account("remote_designer", "ujjivan", "Nikhil Gowda", "Mysuru")
    lives(a, 1100, 12, rent=11000)
    fees(a, ["Payoneer India", "Deel Inc via Citibank"], 34000, 58000, say="FIRC purpose P0802", accept=trade)
    yield a.good()

    a = Account("insurance_agent", "tmb", "Thangaraj Nadar", "Nagercoil")
    lives(a, 600, 8)
    fees(a, ["LIC of India Br 742"], 41000, 67000, say="AGENT COMMISSION", accept=trade + ("salary",), days=[12, 13, 14, 26])
    yield a.good()

    a = Account("cab_driver", "kvb", "Selvakumar Rajendran", "Hosur")
    lives(a, 600, 8)
    rows = []
    for month in a.months:
        for day in (2, 9, 16, 23):
            rows.append(a.row(on(month, day), a.r.randint(9200, 12400), "neft", "gig_income", "business_income", "settlement", who="ANI Technologies Pvt Ltd", say="driver payout"))
        for _ in range(8):
            a.row(on(month, a.r.randint(1, 28)), -a.r.randint(700, 1400), "upi", "fuel", *SPEND, who="Nayara Fuel Station")
    a.earns_share(rows, 0.7)
    emi(a, "Sundaram Finance Car", 7980)
    yield a.good()

    a = Account("rider", "bandhan", "Subhankar Ghosh", "Durgapur")
    lives(a, 350, 8)
    rows = []
    for month in a.months:
        for day in (4, 11, 18, 25):
            rows.append(a.row(on(month, day), a.r.randint(5600, 7100), "imps", "gig_income", "business_income", "settlement", "salary", who="Blink Commerce Pvt Ltd", say="rider weekly payout"))
    a.earns_share(rows, 0.7)
    a.note = "only the margin keeps it below the least income"
    yield a.good()

    a = Account("beautician", "dcb", "Lalita Chauhan", "Vasco")
    lives(a, 450, 8)
    rows = []
    for month in a.months:
        for day in (5, 15, 25):
            rows.append(a.row(on(month, day), a.r.randint(11500, 15800), "neft", "gig_income", "business_income", "settlement", "professional_income", who="Urbanclap Technologies", say="partner payout"))
    a.earns_share(rows, 0.7)
    yield a.good()


def land():
    a = Account("dairy_farmer", "ujjivan", "Shivanna Kempegowda", "Mandya")
    lives(a, 350, 6)
    rows = []
    for month in a.months:
        for day in (3, 13, 23):
            rows.append(a.row(on(month, day), a.r.randint(17800, 21400), "book", "agriculture_income", "business_income", who="Mandya Milk Union MDCS Keragodu", say="milk bill"))
    rows += a.each(10, 2000, "raw", "agriculture_income", "pension", "unknown", "tax_refund", only=[1, 5, 9], text="APBS/CR/PMKISAN/DBT")
    income = sum(row["paise"] for row in rows) / 100 / 12 * 0.4
    a.earns(income, income * 0.95, income)
    yield a.good()

    a = Account("paddy_farmer", "psb", "Harbhajan Singh Sandhu", "Tarn Taran")
    lives(a, 600, 7)
    rows = [a.row(D(2026, 4, 28), 412000, "raw", "agriculture_income", text="BY NEFT PFMS PUNGRAIN WHEAT PROCUREMENT RMS 2026"),
            a.row(D(2025, 11, 9), 468000, "raw", "agriculture_income", text="BY NEFT PFMS PUNGRAIN PADDY PROCUREMENT KMS 2025")]
    a.row(D(2026, 5, 11), -300000, "raw", "emi", "loan_disbursal", "person_transfer", "unknown", "self_transfer", text="TO KCC A/C 045501990012 REPAYMENT")
    a.row(D(2026, 5, 11), -21000, "raw", "emi", "overdraft_interest", "service_charge", text="TO KCC A/C 045501990012 INTEREST")
    a.row(D(2026, 5, 16), 300000, "raw", "self_transfer", "loan_disbursal", "unknown", "person_transfer", "agriculture_income", text="BY KCC A/C 045501990012 RENEWAL")
    for month in a.months:
        a.row(on(month, 20), -a.r.randint(9, 14) * 1000, "upi", "business_payment", *SPEND, who="Sandhu Beej Bhandar")
    income = sum(row["paise"] for row in rows) / 100 / 12 * 0.4
    a.earns(income)
    a.owes(1750)
    yield a.good()

    a = Account("two_tenants", "cub", "Meenakshi Sundaresan", "Trichy")
    lives(a, 700, 8)
    one = a.each(5, 27000, "neft", "rent_received", who="Reliance Jio Infocomm Tower", say="site rent")
    two = a.each(lambda at: 6 + at % 4, 16500, "upi", "rent_received", "person_transfer", who="Abdul Kareem", say="shop rent")
    a.earns_share([row for row in one + two if row], 0.7)
    yield a.good()

    a = Account("hostel_owner", "sib", "Rosamma Chacko", "Kalamassery")
    lives(a, 700, 9)
    guests = ["Arjun Nambiar", "Vishal Kumar", "Shone Paul", "Fahad Rahman", "Akash Menon", "Nithin Das", "Ravi Teja", "Sooraj Lal", "Emil Jose"]
    rows = []
    for month in a.months:
        for at, guest in enumerate(guests):
            rows.append(a.row(on(month, 1 + at % 7), 6500, "upi", "rent_received", "person_transfer", "business_income", who=guest, say=f"PG rent {month[1]:02d}"))
    a.earns_share(rows, 0.7)
    yield a.good()


def supported():
    a = Account("homemaker", "kvb", "Revathi Shankar", "Karur")
    lives(a, 600, 10)
    a.each(2, 32000, "imps", "family_support", *LOOSE, who="Shankar Natarajan", say="home expenses")
    a.earns(0)
    yield a.neutral(loaded=True)

    a = Account("gulf_family", "esaf", "Sabeena Basheer", "Malappuram")
    lives(a, 900, 11)
    a.each(lambda at: 4 + at % 5, lambda at: 68000 + at % 4 * 3500, "neft", "family_support", *LOOSE, who="Al Ansari Exchange", say="family maintenance Basheer")
    a.earns(0)
    yield a.neutral(loaded=True)

    a = Account("student", "au", "Ayush Bhardwaj", "Kota")
    lives(a, 350, 12)
    a.each(3, 12000, "upi", "family_support", *LOOSE, who="Rakesh Bhardwaj", say="hostel and mess")
    a.earns(0)
    yield a.neutral(loaded=True)


def troubled():
    a = Account("five_lenders", "dcb", "Prasad Shirodkar", "Ponda")
    lives(a, 500, 8)
    paid(a, "Cipla Goa Works", 54600, say="SALARY")
    for lender, amount, day in [("Bajaj Finance Ltd", 9870, 3), ("Tata Capital", 8450, 5), ("KreditBee Krazybee Services", 6720, 6), ("Navi Finserv", 5640, 8), ("Moneyview Whizdm", 7310, 9)]:
        emi(a, lender, amount, day)
    yield a.bad()

    a = Account("fresh_loan", "ujjivan", "Shruthi Nagaraj", "Davanagere")
    lives(a, 700, 9)
    paid(a, "Bapuji Educational Association", 44200, day=2)
    a.row(D(2026, 10, 9), 350000, "neft", "loan_disbursal", who="Poonawalla Fincorp", say="loan amount")
    a.row(D(2026, 10, 12), -310000, "neft", "person_transfer", "business_payment", "merchant", "unknown", "self_transfer", who="Manjunath Constructions")
    instalment = 350000 * 0.0125 / (1 - 1.0125 ** -36)
    a.owes(instalment, 7400, 19600)
    yield a.bad()

    a = Account("topped_up", "bandhan", "Somnath Pal", "Asansol")
    lives(a, 600, 8)
    paid(a, "Eastern Coalfields Sanctoria", 58900, day=1)
    emi(a, "Hero FinCorp", 11200)
    a.row(D(2026, 9, 18), 200000, "raw", "loan_disbursal", text="FT/00887711/PERSONAL LOAN TOPUP DISB/BBL00981")
    a.row(D(2026, 9, 20), -180000, "imps", "person_transfer", "unknown", "merchant", "business_payment", "self_transfer", who="Gopal Pal", say="marriage")
    instalment = 200000 * 0.0125 / (1 - 1.0125 ** -36)
    a.owes(instalment, 4200, 11200)
    yield a.bad()

    a = Account("gambler", "au", "Vikas Gurjar", "Alwar")
    lives(a, 400, 7)
    paid(a, "Havells Neemrana Plant", 39400, day=7)
    for month in a.months:
        for _ in range(10):
            a.row(on(month, a.r.randint(1, 27)), -a.r.choice([300, 500, 1000, 2000]), "upi", "gambling", "merchant", who=a.r.choice(["Dream11", "My11Circle", "Junglee Rummy"]), say="add money")
    yield a.bad()

    a = Account("circles", "ujjivan", "Veerabhadra Enterprises", "Ballari", type="Current Account", opening=90000)
    rows = []
    for month in a.months:
        for day, friend in [(3, "Ballari Minerals Trading"), (12, "Sandur Steel Syndicate"), (21, "Hospet Ore Agency")]:
            amount = a.r.randint(190, 260) * 1000
            a.row(on(month, day), amount, "rtgs", "business_income", "settlement", "person_transfer", "unknown", who=friend)
            a.row(on(month, day + 3), -round(amount * 0.985), "rtgs", "business_payment", "person_transfer", "unknown", "merchant", who=friend)
        for day in (7, 16, 25):
            rows.append(a.row(on(month, day), a.r.randint(26, 34) * 1000, "upi", "business_income", "person_transfer", "settlement", who=a.r.choice(["Raghu Stone Works", "Patil Tiles"]), say="invoice"))
            a.row(on(month, day + 1), -a.r.randint(22, 28) * 1000, "neft", "business_payment", "merchant", "unknown", who="Karnataka Granite Depot")
    a.earns_share(rows, 0.10)
    a.incomes = [(income, low * 0.9, high * 1.1) for income, low, high in a.incomes]
    yield a.bad()

    a = Account("bounced", "psb", "Rajinder Pal Bhatia", "Jalandhar")
    lives(a, 400, 7)
    paid(a, "Leader Valves Ltd", 36700, day=7)
    missed = [7, 8, 10, 11]
    emi(a, "Muthoot Capital Services", 6890, day=10, only=[at for at in range(12) if at not in missed])
    for at in missed:
        day = on(a.months[at], 10)
        a.row(day, -6890, "raw", "presented_unpaid", "emi", at=2, text=f"TO NACH MUTHOOT CAPITAL SERVICES 55{at:02d}")
        a.row(day, 6890, "raw", "inward_return", "reversal", at=3, text=f"BY NACH RTN MUTHOOT CAPITAL SERVICES 55{at:02d} BALANCE INSUFFICIENT")
        a.row(on(a.months[at], 12), -590, "raw", "return_charge", "penal_charge", text="TO NACH RETURN CHG INCL GST")
    yield a.bad()

    a = Account("pay_stopped", "sib", "Biju Kunjappan", "Alappuzha")
    lives(a, 400, 6)
    paid(a, "Coir Crafts Exports", 33300, day=30, only=range(0, 8), counts=0)
    yield a.bad()

    a = Account("pay_cut", "cub", "Janaki Balasubramanian", "Thanjavur")
    lives(a, 600, 8)
    a.each(30, lambda at: 58000 if at < 9 else 34000, "neft", "salary", who="Cauvery Textile Mills", at=1)
    a.earns(34000)
    yield a.bad()

    a = Account("dresser", "kvb", "Ganesan Ponnusamy", "Tiruppur", least=2000, opening=4000)
    lives(a, 500, 9)
    paid(a, "Tiruppur Knit Exporters", 29800, day=5, say="SALARY")
    a.each(29, 90000, "imps", "person_transfer", "unknown", "self_transfer", "family_support", who="Ponnusamy Chettiar", at=1)
    for month in a.months:
        after = on(month, 31)
        after = D(after.year + after.month // 12, after.month % 12 + 1, 2)
        a.row(after, -90000, "imps", "person_transfer", "unknown", "self_transfer", who="Ponnusamy Chettiar")
    a.each(6, -21000, "neft", "person_transfer", "unknown", "merchant", "business_payment", "family_support", who="Kalaiselvi Ganesan")
    yield a.bad()


def everybody():
    for group in (salaried, retired, traders, professionals, land, supported, troubled):
        yield from group()
