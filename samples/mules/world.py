"""The world around an account: people of all regions, banks, shops, towns, days on which banks rest, and references."""

import datetime as dt

# region: men, women, surnames, towns (town, state, first digits of the PIN)
REGIONS = {
    "hindi": (
        "RAMESH SURESH RAJESH MUKESH DINESH MANOJ PANKAJ SANDEEP VIKAS ANIL SUNIL AJAY VIJAY ASHOK DEEPAK ROHIT AMIT SAURABH NITIN GAURAV".split(),
        "SUNITA ANITA REKHA KAVITA POOJA PRIYANKA NEHA SEEMA USHA MANJU KIRAN SHALINI RITU ARCHANA VANDANA".split(),
        "SHARMA VERMA GUPTA YADAV SINGH MISHRA TIWARI PANDEY CHAUHAN SAXENA AGARWAL KUMAR PRASAD DUBEY RATHORE JAIN MAURYA".split(),
        [("LUCKNOW", "UTTAR PRADESH", "226"), ("PATNA", "BIHAR", "800"), ("JAIPUR", "RAJASTHAN", "302"), ("BHOPAL", "MADHYA PRADESH", "462"), ("RANCHI", "JHARKHAND", "834"), ("NEW DELHI", "DELHI", "110"), ("GHAZIABAD", "UTTAR PRADESH", "201")],
    ),
    "punjab": (
        "GURPREET HARPREET JASPAL BALWINDER MANPREET SUKHDEV AMARJIT KULDEEP RANJIT PARMINDER NAVDEEP".split(),
        "SIMRAN JASLEEN HARLEEN GURLEEN MANJIT RAJWINDER KAMALPREET NAVNEET".split(),
        "SINGH KAUR GILL SANDHU DHILLON SIDHU GREWAL BAJWA ARORA MALHOTRA BEDI".split(),
        [("LUDHIANA", "PUNJAB", "141"), ("AMRITSAR", "PUNJAB", "143"), ("CHANDIGARH", "CHANDIGARH", "160"), ("KARNAL", "HARYANA", "132")],
    ),
    "bengal": (
        "SUBHASH ARINDAM SOUMEN DEBASISH PARTHA SANJIB TAPAN BIPLAB ANIRBAN SUVENDU RAJIB KAUSHIK".split(),
        "MOUSUMI SUCHITRA PIYALI RUPA SHARMILA ANINDITA BARNALI TUMPA SAHELI".split(),
        "BANERJEE MUKHERJEE CHATTERJEE GHOSH BOSE DAS SAHA MONDAL SARKAR PAL ROY BISWAS HALDER".split(),
        [("KOLKATA", "WEST BENGAL", "700"), ("SILIGURI", "WEST BENGAL", "734"), ("ASANSOL", "WEST BENGAL", "713"), ("AGARTALA", "TRIPURA", "799")],
    ),
    "odisha": (
        "BIJAY PRADEEP SANTOSH NIRANJAN RABINDRA SUDHIR BISWAJIT LAXMIDHAR".split(),
        "SASMITA MAMATA PRAVATI SUBHASMITA LIPSA ITISHREE".split(),
        "SAHOO PANDA MOHANTY BEHERA NAYAK SWAIN PATRA JENA ROUT MAHAPATRA".split(),
        [("BHUBANESWAR", "ODISHA", "751"), ("CUTTACK", "ODISHA", "753"), ("ROURKELA", "ODISHA", "769")],
    ),
    "northeast": (
        "BHASKAR HEMANTA DIGANTA LALRIN KHRAW THANGJAM RITURAJ PRANJAL JOHN ROBERT".split(),
        "RIMPI JUNMONI LALMUANI CHANU BANRI DIPANKA MARY".split(),
        "BORAH GOGOI KALITA DUTTA SAIKIA SINGHA LYNGDOH KHONGWIR RALTE HMAR JAMIR".split(),
        [("GUWAHATI", "ASSAM", "781"), ("DIBRUGARH", "ASSAM", "786"), ("SHILLONG", "MEGHALAYA", "793"), ("AIZAWL", "MIZORAM", "796")],
    ),
    "gujarat": (
        "JIGNESH HITESH BHAVESH NILESH KETAN PARESH CHIRAG DHAVAL MEHUL JAYESH KALPESH".split(),
        "HETAL KOMAL BHAVNA DIPTI JIGNA FORAM NISHA KINJAL".split(),
        "PATEL SHAH MEHTA DESAI PARMAR SOLANKI CHAUDHARI THAKKAR JOSHI PANCHAL VAGHELA".split(),
        [("AHMEDABAD", "GUJARAT", "380"), ("SURAT", "GUJARAT", "395"), ("RAJKOT", "GUJARAT", "360"), ("VADODARA", "GUJARAT", "390")],
    ),
    "marathi": (
        "SACHIN SANTOSH GANESH PRASHANT MAHESH RAHUL SWAPNIL AKSHAY YOGESH NILKANTH VAIBHAV TUSHAR".split(),
        "SNEHAL ASHWINI PRAJAKTA VAISHALI ROHINI MEGHA SUPRIYA SHEETAL".split(),
        "PATIL JADHAV SHINDE PAWAR KULKARNI DESHMUKH MORE GAIKWAD KAMBLE CHAVAN BHOSALE NAIK".split(),
        [("PUNE", "MAHARASHTRA", "411"), ("NASHIK", "MAHARASHTRA", "422"), ("NAGPUR", "MAHARASHTRA", "440"), ("THANE", "MAHARASHTRA", "400"), ("KOLHAPUR", "MAHARASHTRA", "416")],
    ),
    "kannada": (
        "MANJUNATH BASAVARAJ NAGARAJ RAVI SHIVAKUMAR PRAKASH CHETAN KIRAN HARISH SUHAS".split(),
        "LAKSHMI SHWETHA ROOPA BHAVYA CHAITRA NANDINI RASHMI".split(),
        "GOWDA HEGDE SHETTY RAO PATIL BHAT REDDY NAYAK KUMAR MURTHY HIREMATH".split(),
        [("BENGALURU", "KARNATAKA", "560"), ("MYSURU", "KARNATAKA", "570"), ("HUBBALLI", "KARNATAKA", "580"), ("MANGALURU", "KARNATAKA", "575")],
    ),
    "tamil": (
        "MURUGAN SENTHIL KARTHIK SARAVANAN PRABHU VIGNESH DINESH ARUN SATHISH BALAJI RAJA SELVAM".split(),
        "PRIYA KAVITHA REVATHI SANGEETHA DIVYA MALATHI VASANTHI GOMATHI".split(),
        "K S M R P V SUBRAMANIAN KRISHNAN RAJENDRAN SUNDARAM PANDIAN NADAR MUTHU VELU".split(),
        [("CHENNAI", "TAMIL NADU", "600"), ("COIMBATORE", "TAMIL NADU", "641"), ("MADURAI", "TAMIL NADU", "625"), ("SALEM", "TAMIL NADU", "636")],
    ),
    "telugu": (
        "VENKATESH SRINIVAS NARESH RAMBABU SAI MAHENDRA NAGESWARA SUDHAKAR PAVAN CHANDU KISHORE".split(),
        "LAVANYA SWATHI PADMA SIRISHA MOUNIKA ANUSHA SAROJA".split(),
        "REDDY RAO NAIDU CHOWDARY GOUD VARMA YADAV BABU PRASAD MADDELA KONDURU".split(),
        [("HYDERABAD", "TELANGANA", "500"), ("VIJAYAWADA", "ANDHRA PRADESH", "520"), ("VISAKHAPATNAM", "ANDHRA PRADESH", "530"), ("WARANGAL", "TELANGANA", "506")],
    ),
    "kerala": (
        "BIJU SHAJI ANOOP JITHIN SREEJITH VINOD SHYAM AJITH NOUSHAD ASHRAF SAJI TOMY".split(),
        "SREEJA REMYA BINDU ANJU FATHIMA SHEEBA JINCY SMITHA".split(),
        "NAIR MENON PILLAI KURIAN THOMAS VARGHESE JOSEPH KUTTY RAHMAN NAMBIAR MATHEW".split(),
        [("KOCHI", "KERALA", "682"), ("KOZHIKODE", "KERALA", "673"), ("THRISSUR", "KERALA", "680"), ("KOLLAM", "KERALA", "691")],
    ),
    "muslim": (
        "IMRAN SALMAN MOHD ARIF SHAHID WASIM ZUBAIR IRFAN NADEEM JAVED ASIF FAISAL TANVEER".split(),
        "SHABANA NASREEN RUKHSAR AYESHA ZEENAT FARZANA SANA".split(),
        "KHAN ANSARI SHAIKH QURESHI ALAM SIDDIQUI MALIK PATHAN HUSSAIN SAYYED AHMED".split(),
        [("BAREILLY", "UTTAR PRADESH", "243"), ("MALEGAON", "MAHARASHTRA", "423"), ("SRINAGAR", "JAMMU AND KASHMIR", "190"), ("BHIWANDI", "MAHARASHTRA", "421"), ("NUH", "HARYANA", "122")],
    ),
    "goa": (
        "SAVIO MELWYN AGNELO JOAQUIM RYAN KEVIN CLIFFORD".split(),
        "FLORINA SHARON MELISSA ASUNTA LORNA".split(),
        "FERNANDES DSOUZA RODRIGUES PEREIRA DIAS GOMES LOBO".split(),
        [("PANAJI", "GOA", "403"), ("MARGAO", "GOA", "403"), ("VASAI", "MAHARASHTRA", "401")],
    ),
}
STREETS = ["STATION ROAD", "MG ROAD", "NEHRU NAGAR", "GANDHI CHOWK", "SECTOR 12", "SHASTRI NAGAR", "TEMPLE STREET", "MAIN BAZAR", "LAKE VIEW COLONY", "INDIRA COLONY", "CHURCH ROAD", "MARKET YARD", "RAILWAY COLONY", "CIVIL LINES"]

BANKS = "SBIN HDFC ICIC UTIB PUNB BARB CNRB UBIN KKBK YESB INDB IDIB IOBA FDRL BKID CBIN MAHB UCBA IDFB AUBL BDBL ESFB UJVN AIRP IPOS FINO JIOP NSPB KVBL SIBL TMBL CIUB KARB RATN JAKA PSIB".split()
COMMON_BANKS = "SBIN HDFC ICIC UTIB PUNB BARB CNRB UBIN KKBK".split()
HANDLES = "okaxis oksbi okhdfcbank okicici ybl ibl axl paytm ptsbi ptyes apl upi fam naviaxis superyes waicici jupiteraxis axisb".split()

GROCERS = ["SRI LAXMI STORES", "NEW BHARAT KIRANA", "DMART", "RELIANCE FRESH", "BIGBASKET", "BLINKIT", "ZEPTO", "AMUL PARLOUR", "NANDINI MILK", "MORE SUPERMARKET", "GUPTA GENERAL STORE", "SPENCERS", "JAI AMBE PROVISION"]
EATERIES = ["SWIGGY", "ZOMATO", "SAGAR RESTAURANT", "CHAI POINT", "HALDIRAM", "UDUPI GRAND", "DOMINOS", "BIRYANI HOUSE", "A2B SWEETS", "ANNAPURNA TIFFIN"]
SHOPS = ["AMAZON PAY", "FLIPKART", "MYNTRA", "MEESHO", "APOLLO PHARMACY", "MEDPLUS", "TRENDS", "ZUDIO", "CROMA", "BATA STORE", "DECATHLON", "LENSKART", "NYKAA"]
RIDES = ["UBER INDIA", "OLA CABS", "RAPIDO", "IRCTC", "REDBUS", "NAMMA METRO", "FASTAG RECHARGE", "HP PETROL PUMP", "INDIAN OIL", "BPCL FUEL"]
POWER = {"UTTAR PRADESH": "UPPCL", "BIHAR": "SBPDCL", "RAJASTHAN": "JVVNL", "MADHYA PRADESH": "MPMKVVCL", "DELHI": "BSES RAJDHANI", "PUNJAB": "PSPCL", "WEST BENGAL": "CESC LTD", "ODISHA": "TPCODL", "ASSAM": "APDCL", "GUJARAT": "TORRENT POWER", "MAHARASHTRA": "MSEDCL", "KARNATAKA": "BESCOM", "TAMIL NADU": "TANGEDCO", "TELANGANA": "TGSPDCL", "ANDHRA PRADESH": "APEPDCL", "KERALA": "KSEB", "GOA": "GOA ELECTRICITY"}
PHONES = ["JIO PREPAID", "AIRTEL", "VI MOBILE", "BSNL", "JIOFIBER", "AIRTEL BROADBAND", "ACT FIBERNET"]
LENDERS = ["BAJAJ FINANCE LTD", "HDB FINANCIAL SERVICES", "TATA CAPITAL", "SHRIRAM FINANCE", "MUTHOOT FINCORP", "L AND T FINANCE", "HDFC BANK LTD LOAN", "CHOLAMANDALAM", "LIC HOUSING FINANCE", "POONAWALLA FINCORP"]
FUNDS = ["NIPPON INDIA MF", "SBI MUTUAL FUND", "INDIAN CLEARING CORP", "HDFC MUTUAL FUND", "PARAG PARIKH MF", "GROWW INVEST TECH"]
INSURERS = ["LIC OF INDIA", "HDFC LIFE", "SBI LIFE", "STAR HEALTH", "ICICI PRU LIFE", "NIVA BUPA", "MAX LIFE"]
EMPLOYERS = ["TATA CONSULTANCY SERVICES", "INFOSYS LTD", "WIPRO LIMITED", "ASHOK LEYLAND LTD", "TVS MOTOR COMPANY", "GODREJ AND BOYCE", "APOLLO HOSPITALS", "RELIANCE RETAIL LTD", "QUESS CORP LIMITED", "TEAMLEASE SERVICES", "SUNRISE TEXTILES PVT LTD", "KALYANI STEELS", "BRIGHT PUBLIC SCHOOL", "METRO LOGISTICS PVT LTD", "CONCENTRIX SERVICES", "TELEPERFORMANCE", "GREENLEAF FOODS PVT LTD", "SVS INFRA PROJECTS", "DIST TREASURY OFFICE", "MARUTI AUTO COMPONENTS"]
FIRM_WORDS = ["SHREE GANESH", "BALAJI", "SAI KRUPA", "MAA DURGA", "NEW INDIA", "ROYAL", "GLOBAL", "KRISHNA", "OM", "LAXMI", "HINDUSTAN", "STAR", "UNITED", "AL AMEEN", "ST MARYS", "ANNAI", "VENKATESWARA", "PARAS", "NAVYUG", "SKYLINE", "RUDRA", "METRO", "APEX", "UNIQUE", "JK", "RK", "AS", "MB"]
FIRM_ENDS = ["TRADERS", "ENTERPRISES", "AGENCIES", "DISTRIBUTORS", "INDUSTRIES", "IMPEX", "MARKETING", "AND SONS", "TRADING CO", "SALES CORPORATION", "OVERSEAS", "SOLUTIONS PVT LTD", "INFOTECH", "VENTURES"]

# Gazetted days of 2026 on which branches and the clearing house rest.
HOLIDAYS = {(1, 26), (3, 4), (3, 20), (4, 3), (4, 14), (5, 1), (5, 27), (6, 26), (8, 15), (8, 26), (9, 4), (9, 14), (10, 2), (10, 20), (11, 9)}


class Party:
    """Who stands on the other side of a row."""

    def __init__(self, name, code, ifsc, account, vpa):
        self.name, self.code, self.ifsc, self.account, self.vpa = name, code, ifsc, account, vpa


def money(paise):
    """Indian grouping: 12,34,567.89."""
    sign, paise = ("-" if paise < 0 else ""), abs(paise)
    head, tail, groups = str(paise // 100)[:-3], str(paise // 100)[-3:], []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return sign + ",".join(groups + [tail]) + f".{paise % 100:02d}"


def rests(day):
    """No branch opens and no cheque clears."""
    return day.weekday() == 6 or day.weekday() == 5 and (day.day - 1) // 7 in (1, 3) or (day.month, day.day) in HOLIDAYS


def working(day):
    """This day, or the next on which banks work."""
    while rests(day):
        day += dt.timedelta(days=1)
    return day


def digits(r, count):
    return "".join(r.choice("0123456789") for _ in range(count))


def ifsc(r, code):
    return f"{code}0{r.randrange(1, 9999):06d}"


def rrn(r, when):
    """Year digit, day of year, hour, running number."""
    return f"{when.year % 10}{when:%j}{when:%H}{r.randrange(10**6):06d}"


def utr(r, when, code, kind):
    """RTGS: bank, R, channel, day, number (22). NEFT: bank, N or a digit, year and day of year, number (16)."""
    if kind == "rtgs":
        return f"{code}R{r.choice('1125')}{when:%Y%m%d}{r.randrange(10**8):08d}"
    return f"{code}{r.choice('NNN4H')}{when:%y%j}{r.randrange(10**6):06d}"


def name_of(r, region=None, woman=None, surname=None):
    men, women, surnames, _ = REGIONS[region or r.choice(list(REGIONS))]
    first = r.choice(women if (r.random() < 0.35 if woman is None else woman) else men)
    return f"{first} {surname or r.choice(surnames)}"


def person(r, region=None, surname=None, near=0.0, woman=None):
    """`near`: how likely a person of the given region; others come from anywhere."""
    home = region if region and (surname or r.random() < near or near == 0) else None
    name = name_of(r, home, woman, surname)
    if not surname and r.random() < 0.25:
        name = name.split()[0] + " " + r.choice(["KUMAR", "DEVI", "LAL", "R", "K", "BABU", "BAI", "S"]) + " " + name.split()[-1]
    code = r.choice(COMMON_BANKS if r.random() < 0.65 else BANKS)
    plain = name.lower().replace(" ", "")
    handle = r.choice([f"{plain[:12]}{r.randrange(1, 9999)}", f"{r.choice('6789')}{digits(r, 9)}", f"{name.split()[0].lower()}.{name.split()[-1].lower()}{r.randrange(1, 99)}", f"{plain[:8]}-{r.randrange(1, 9)}"])
    return Party(name, code, ifsc(r, code), digits(r, r.choice([11, 12, 14, 15])), f"{handle}@{r.choice(HANDLES)}")


def people(r, count, region=None, near=0.0):
    return [person(r, region, near=near) for _ in range(count)]


def merchant(r, name):
    code = r.choice(["YESB", "HDFC", "ICIC", "UTIB", "SBIN", "INDB"])
    plain = name.lower().replace(" ", "")[:14]
    vpa = r.choice([f"paytmqr{digits(r, 10)}@paytm", f"q{digits(r, 9)}@ybl", f"{plain}@icici", f"{plain}.rzp@axisbank", f"bharatpe.{digits(r, 10)}@fbpe", f"gpay-{digits(r, 11)}@okbizaxis"])
    return Party(name, code, ifsc(r, code), digits(r, 14), vpa)


def firm(r, name=None):
    name = name or f"{r.choice(FIRM_WORDS)} {r.choice(FIRM_ENDS)}"
    code = r.choice(COMMON_BANKS + ["YESB", "INDB", "IDFB", "RATN"])
    return Party(name, code, ifsc(r, code), digits(r, 14), f"{name.lower().replace(' ', '')[:12]}@{r.choice(['hdfcbank', 'icici', 'axisbank', 'sbi'])}")


def firms(r, count):
    return [firm(r) for _ in range(count)]
