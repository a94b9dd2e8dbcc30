"""Pools of invented people and of public names. `HELD` pools add names that the dev set never uses."""

MALE = "RAHUL AMIT SURESH VIKRAM ARJUN KARTHIK MANOJ DEEPAK SANJAY RAJESH NITIN PRAKASH ANIL HARISH GANESH IMRAN FAIZAN JOSEPH THOMAS GURPREET HARPREET SOURAV DEBASISH ABHIJIT SUBRATA RAVI VENKATESH SRINIVAS MAHESH NARAYAN BHAVESH JIGNESH HITESH KIRAN RAMESH PANKAJ ROHIT AJAY VIJAY DINESH".split()
FEMALE = "PRIYA SUNITA ANJALI KAVITA MEENA LAKSHMI DIVYA POOJA SNEHA NEHA REKHA SHALINI FATIMA AYESHA MARY SIMRAN HARLEEN MOUMITA SUSMITA ANANYA DEEPA GEETA JYOTI NANDINI SWATI VANDANA RITU SEEMA BHAVNA HETAL".split()
SUR = "VERMA SHARMA GUPTA IYER NAIR REDDY RAO PATIL KULKARNI DESHMUKH JOSHI MEHTA SHAH PATEL SINGH YADAV MISHRA TIWARI PANDEY DAS GHOSH BANERJEE SEN KHAN ANSARI SHAIKH FERNANDES DSOUZA GILL SANDHU PILLAI MENON HEGDE SHETTY GOWDA CHAUHAN RATHORE SAXENA AGARWAL BANSAL KAPOOR MALHOTRA NAIDU".split()
MID = "KUMAR SINGH LAL PRASAD CHANDRA RAM BABU".split()
CITIES = [
    ("PUNE", "KOTHRUD", "411038", "MAHARASHTRA"),
    ("BENGALURU", "JAYANAGAR", "560041", "KARNATAKA"),
    ("HYDERABAD", "AMEERPET", "500016", "TELANGANA"),
    ("CHENNAI", "ADYAR", "600020", "TAMIL NADU"),
    ("MUMBAI", "ANDHERI EAST", "400069", "MAHARASHTRA"),
    ("NEW DELHI", "LAJPAT NAGAR", "110024", "DELHI"),
    ("JAIPUR", "MALVIYA NAGAR", "302017", "RAJASTHAN"),
    ("LUCKNOW", "GOMTI NAGAR", "226010", "UTTAR PRADESH"),
    ("KOLKATA", "SALT LAKE", "700091", "WEST BENGAL"),
    ("AHMEDABAD", "NAVRANGPURA", "380009", "GUJARAT"),
    ("INDORE", "VIJAY NAGAR", "452010", "MADHYA PRADESH"),
    ("KOCHI", "KALOOR", "682017", "KERALA"),
    ("PATNA", "KANKARBAGH", "800020", "BIHAR"),
    ("LUDHIANA", "MODEL TOWN", "141002", "PUNJAB"),
    ("NAGPUR", "DHARAMPETH", "440010", "MAHARASHTRA"),
    ("COIMBATORE", "RS PURAM", "641002", "TAMIL NADU"),
]
STREETS = [
    "MG ROAD",
    "STATION ROAD",
    "GANDHI NAGAR",
    "SHIVAJI CHOWK",
    "NEHRU STREET",
    "TEMPLE ROAD",
    "LINK ROAD",
    "PARK AVENUE",
    "RING ROAD",
]
BANKN = {
    "HDFC": "HDFC BANK",
    "ICIC": "ICICI BANK",
    "SBIN": "STATE BANK OF INDIA",
    "UTIB": "AXIS BANK",
    "KKBK": "KOTAK MAHINDRA BANK",
    "PUNB": "PUNJAB NATIONAL BANK",
    "BARB": "BANK OF BARODA",
    "CNRB": "CANARA BANK",
    "UBIN": "UNION BANK OF INDIA",
    "INDB": "INDUSIND BANK",
    "YESB": "YES BANK",
    "IDFB": "IDFC FIRST BANK",
    "CITI": "CITIBANK NA",
    "FDRL": "FEDERAL BANK",
    "IBKL": "IDBI BANK",
    "DEUT": "DEUTSCHE BANK",
    "HSBC": "HSBC BANK",
    "RATN": "RBL BANK",
}
PERSON_HANDLES = ["okhdfcbank", "okicici", "oksbi", "okaxis", "ybl", "paytm", "ibl", "axl", "apl"]

# (printed name, vpa, category, also acceptable, lo, hi, weight)
FA = ["food", "merchant"]
MERCH = [
    ("SWIGGY", "swiggy.stores@axb", "food", [], 140, 720, 8),
    ("ZOMATO", "zomato-order@paytm", "food", [], 150, 800, 8),
    ("BLINKIT", "blinkit.rzp@icici", "food", FA, 120, 1400, 6),
    ("ZEPTO MARKETPLACE", "zeptonow@ybl", "food", FA, 120, 1200, 5),
    ("BIGBASKET", "bigbasket@icici", "food", FA, 400, 3200, 3),
    ("AVENUE SUPERMARTS DMART", "dmart.pos@sbi", "food", FA, 500, 4500, 3),
    ("SRI LAXMI KIRANA STORES", "paytmqr28100505{r}@paytm", "merchant", FA, 40, 900, 9),
    ("NEW FRESH VEGETABLES", "q{r}@ybl", "merchant", FA, 30, 400, 9),
    ("ANAND MILK PARLOUR", "bharatpe.9{r}@fbpe", "merchant", FA, 27, 180, 7),
    ("HOTEL SAGAR", "q{r}@ybl", "food", FA, 60, 650, 5),
    ("CHAI POINT", "chaipoint@hdfcbank", "food", FA, 30, 220, 4),
    ("AMAZON PAY INDIA", "amazon@apl", "merchant", [], 199, 3500, 5),
    ("FLIPKART PAYMENTS", "flipkart.payu@hdfcbank", "merchant", [], 250, 4200, 3),
    ("MYNTRA DESIGNS", "myntra@axb", "merchant", [], 400, 2800, 2),
    ("MEESHO", "meesho@ybl", "merchant", [], 180, 900, 2),
    ("STYLE UNION GARMENTS", "q{r}@ybl", "merchant", [], 300, 2400, 2),
    ("UBER INDIA SYSTEMS", "uber@hdfcbank", "travel", [], 70, 560, 6),
    ("OLA CABS ANI TECHNOLOGIES", "olacabs@ybl", "travel", [], 70, 520, 3),
    ("RAPIDO", "rapido.bike@ybl", "travel", [], 30, 210, 5),
    ("IRCTC WEB UPI", "irctc@sbi", "travel", [], 240, 2600, 2),
    ("REDBUS", "redbus@axisbank", "travel", [], 400, 1700, 1),
    ("INDIAN OIL PETROL PUMP", "iocl.{r}@sbi", "fuel", [], 100, 2500, 5),
    ("HP PETROLEUM STATION", "hpcl{r}@hdfcbank", "fuel", [], 100, 2200, 3),
    ("BHARAT PETROLEUM", "bpcl.{r}@icici", "fuel", [], 100, 2000, 3),
    ("APOLLO PHARMACY", "apollopharmacy@ybl", "health", [], 90, 1600, 3),
    ("MEDPLUS", "medplus@icici", "health", [], 60, 900, 2),
    ("CITY CARE CLINIC", "q{r}@ybl", "health", ["health", "merchant"], 300, 900, 1),
    ("BOOKMYSHOW", "bookmyshow@axb", "merchant", ["merchant", "subscription", "travel", "food"], 240, 1300, 1),
    ("ROYAL SALOON", "q{r}@ybl", "merchant", [], 100, 600, 2),
]
MERCH_HELD = [
    ("SWIGGY INSTAMART", "swiggyinstamart@icici", "food", FA, 130, 1100, 5),
    ("JIOMART", "jiomart@icici", "food", FA, 300, 2500, 3),
    ("RELIANCE FRESH", "reliancefresh@hdfcbank", "food", FA, 200, 2200, 3),
    ("MAA DURGA PROVISION STORE", "q{r}@ybl", "merchant", FA, 30, 700, 7),
    ("SHREE BALAJI SWEETS", "paytmqr5{r}@ptys", "food", FA, 60, 600, 4),
    ("NYKAA E RETAIL", "nykaa@axb", "merchant", [], 300, 1900, 2),
    ("NAYARA ENERGY PETROL PUMP", "nayara{r}@ybl", "fuel", [], 100, 2000, 3),
    ("NETMEDS", "netmeds@ybl", "health", [], 150, 1500, 2),
    ("NAMMA YATRI", "nammayatri@axisbank", "travel", [], 40, 380, 4),
    ("DECATHLON SPORTS", "decathlon@hdfcbank", "merchant", [], 399, 3200, 1),
]
POSM = [
    ("DMART", "food", FA),
    ("RELIANCE SMART", "food", FA),
    ("LIFESTYLE INTL", "merchant", []),
    ("CROMA", "merchant", []),
    ("HPCL FUEL STATION", "fuel", []),
    ("IOCL COCO PUMP", "fuel", []),
    ("APOLLO PHARMACY", "health", []),
    ("PANTALOONS", "merchant", []),
    ("BARBEQUE NATION", "food", FA),
]
ELEC = [
    ("BESCOM", "bescom@icici"),
    ("MSEDCL", "msedcl@sbi"),
    ("TATA POWER", "tatapower@hdfcbank"),
    ("UPPCL", "uppcl@icici"),
    ("TANGEDCO", "tangedco@sbi"),
    ("CESC LIMITED", "cesc@axisbank"),
    ("TORRENT POWER", "torrentpower@hdfcbank"),
]
MOBILE = [("JIO PREPAID RECHARGE", "jio@citibank"), ("AIRTEL PREPAID", "airtel@apl"), ("VODAFONE IDEA", "vi@ybl")]
BROAD = [
    ("ACT FIBERNET", "actfibernet@axisbank"),
    ("AIRTEL BROADBAND", "airtelbroadband@axb"),
    ("JIOFIBER", "jiofiber@citibank"),
    ("HATHWAY BROADBAND", "hathway@hdfcbank"),
]
GAS = [("INDANE GAS", "indane@sbi"), ("BHARAT GAS", "bharatgas@icici"), ("MAHANAGAR GAS", "mgl@hdfcbank")]
SUBS = [
    ("NETFLIX ENTERTAINMENT", "netflix@axb", [199, 499, 649]),
    ("SPOTIFY INDIA", "spotify@axb", [119, 139]),
    ("GOOGLE PLAY", "playstore@axisbank", [130, 159, 299]),
    ("JIOHOTSTAR", "hotstar@ybl", [149, 299]),
]
INS = [
    "LIC OF INDIA",
    "HDFC LIFE INSURANCE",
    "SBI LIFE INSURANCE",
    "STAR HEALTH AND ALLIED INSURANCE",
    "MAX LIFE INSURANCE",
    "TATA AIA LIFE",
]
INS_HELD = ["NIVA BUPA HEALTH INSURANCE", "BAJAJ ALLIANZ LIFE INSURANCE", "CARE HEALTH INSURANCE"]
SIP = [
    "INDIAN CLEARING CORPORATION LIMITED",
    "BSE LIMITED",
    "HDFC MUTUAL FUND",
    "SBI MUTUAL FUND",
    "AXIS MUTUAL FUND",
    "NIPPON INDIA MUTUAL FUND",
    "PPFAS MUTUAL FUND",
]
SIP_HELD = ["MIRAE ASSET MUTUAL FUND", "BAJAJ FINSERV MUTUAL FUND", "UTI MUTUAL FUND", "NSE CLEARING LIMITED"]
CHIT = ["SHRIRAM CHITS PVT LTD", "MARGADARSI CHIT FUND", "KSFE CHITTY", "KAPIL CHITS"]
CHIT_HELD = ["GOKULAM CHIT FUND", "MUTHOOT CHITS INDIA"]
SCHOOL = [
    "DELHI PUBLIC SCHOOL FEES",
    "ST XAVIERS HIGH SCHOOL",
    "KENDRIYA VIDYALAYA",
    "NARAYANA JUNIOR COLLEGE",
    "BYJUS",
]
# lender, kind, lowest and highest instalment
NBFC = [
    ("BAJAJ FINANCE LIMITED", "nbfc"),
    ("TATA CAPITAL LTD", "nbfc"),
    ("ADITYA BIRLA FINANCE LTD", "nbfc"),
    ("L AND T FINANCE LTD", "nbfc"),
    ("SHRIRAM FINANCE LTD", "nbfc"),
    ("CHOLAMANDALAM INVESTMENT AND FIN", "nbfc"),
    ("HDB FINANCIAL SERVICES", "nbfc"),
    ("MUTHOOT FINANCE LTD", "gold"),
    ("IIFL FINANCE LTD", "nbfc"),
    ("POONAWALLA FINCORP", "nbfc"),
]
NBFC_HELD = [
    ("HERO FINCORP LTD", "nbfc"),
    ("TVS CREDIT SERVICES", "nbfc"),
    ("PIRAMAL CAPITAL AND HOUSING FINANCE", "nbfc"),
    ("MAHINDRA AND MAHINDRA FINANCIAL SERVICES", "nbfc"),
    ("SMFG INDIA CREDIT CO", "nbfc"),
    ("FULLERTON INDIA CREDIT", "nbfc"),
]
HFC = [
    ("LIC HOUSING FINANCE LTD", "hfc"),
    ("PNB HOUSING FINANCE LTD", "hfc"),
    ("HDFC LTD HOUSING LOAN", "hfc"),
    ("CAN FIN HOMES LTD", "hfc"),
    ("BAJAJ HOUSING FINANCE LTD", "hfc"),
]
BANKLOAN = [
    ("HDFC BANK LTD PERSONAL LOAN", "bank"),
    ("ICICI BANK LTD LOAN", "bank"),
    ("AXIS BANK LTD LOAN", "bank"),
    ("KOTAK MAHINDRA BANK LOAN", "bank"),
    ("IDFC FIRST BANK LOAN", "bank"),
    ("INDUSIND BANK VEHICLE LOAN", "bank"),
]
APPL = [
    ("KREDITBEE KRAZYBEE SERVICES", "app_lender"),
    ("NAVI FINSERV", "app_lender"),
    ("MONEYVIEW WHIZDM INNOVATIONS", "app_lender"),
    ("FIBE EARLYSALARY SERVICES", "app_lender"),
    ("MPOKKET FINANCIAL SERVICES", "app_lender"),
    ("CASHE BHANIX FINANCE", "app_lender"),
]
APPL_HELD = [
    ("KISSHT ONEMI TECHNOLOGY", "app_lender"),
    ("STASHFIN AKARA CAPITAL", "app_lender"),
    ("TRUEBALANCE TRUE CREDITS", "app_lender"),
]
BNPL = [
    ("LAZYPAY", "lazypay@hdfcbank"),
    ("SIMPL", "simpl@axisbank"),
    ("AMAZON PAY LATER", "amazonpaylater@apl"),
    ("SLICE", "slice@nesf"),
]
CARDS = [
    ("HDFC BANK CREDIT CARD", "HDFC"),
    ("SBI CARD", "SBIN"),
    ("ICICI BANK CREDIT CARD", "ICIC"),
    ("AXIS BANK CREDIT CARD", "UTIB"),
]
EMPLOY_LIST = [
    ("SWIGGY LIMITED", "HDFC"),
    ("ZOMATO LIMITED", "HDFC"),
    ("UBER INDIA SYSTEMS PRIVATE LIMITED", "CITI"),
    ("DELHIVERY LIMITED", "UTIB"),
    ("FLIPKART INTERNET PRIVATE LIMITED", "CITI"),
    ("RAZORPAY SOFTWARE PRIVATE LIMITED", "ICIC"),
    ("BAJAJ FINANCE LIMITED", "HDFC"),
    ("MUTHOOT FINANCE LIMITED", "FDRL"),
    ("ZERODHA BROKING LIMITED", "HDFC"),
    ("HDFC BANK LTD", "HDFC"),
    ("ONE97 COMMUNICATIONS LIMITED", "YESB"),
    ("TREASURY", "SBIN"),
    ("3M INDIA LTD", "CITI"),
    ("STUDIO 9 DESIGNS", "KKBK"),
    ("SHREE GANESH ENGINEERING WORKS", "BARB"),
    ("KAVERI AGENCIES", "CNRB"),
]
EMPLOY_HELD = [
    ("SWIGGY LIMITED", "ICIC"),
    ("ZOMATO LIMITED", "CITI"),
    ("UBER INDIA SYSTEMS PVT LTD", "CITI"),
    ("DELHIVERY LTD", "HDFC"),
    ("FLIPKART INTERNET PVT LTD", "HDFC"),
    ("RAZORPAY SOFTWARE PVT LTD", "RATN"),
    ("BAJAJ FINANCE LTD", "CITI"),
    ("MUTHOOT FINANCE LTD", "UTIB"),
    ("ZERODHA BROKING LTD", "ICIC"),
    ("HDFC BANK LTD", "HDFC"),
    ("ONE97 COMMUNICATIONS LTD", "HDFC"),
    ("TREASURY", "SBIN"),
    ("3M INDIA LTD", "DEUT"),
    ("STUDIO 9 DESIGNS", "HDFC"),
    ("PHONEPE PRIVATE LIMITED", "YESB"),
    ("ANGEL ONE LIMITED", "HDFC"),
    ("MANAPPURAM FINANCE LIMITED", "FDRL"),
    ("24 SEVEN RETAIL PVT LTD", "KKBK"),
    ("RELIANCE JIO INFOCOMM LTD", "HDFC"),
    ("BLUE LOTUS ACADEMY", "UBIN"),
]
TREAS = ["DISTRICT TREASURY OFFICE {c}", "TREASURY OFFICER {c}", "SUB TREASURY {c}", "PAY AND ACCOUNTS OFFICE {c}"]
EMPLOY = [
    ("INFOBYTE TECHNOLOGIES PVT LTD", "HDFC"),
    ("MERIDIAN CONSULTING SERVICES LTD", "ICIC"),
    ("SURYA AUTO COMPONENTS PVT LTD", "SBIN"),
    ("NORTHSTAR LOGISTICS INDIA PVT LTD", "UTIB"),
    ("GREENLEAF FOODS PVT LTD", "KKBK"),
    ("OMEGA HEALTHCARE SERVICES", "CITI"),
    ("VISHWAKARMA TEXTILES LTD", "BARB"),
    ("BRIGHT MINDS EDUCATION TRUST", "CNRB"),
    ("PINNACLE FACILITY MANAGEMENT", "IBKL"),
    ("ACCURATE PRECISION TOOLS", "UBIN"),
    ("SUNRISE HOTELS AND RESORTS", "YESB"),
    ("COASTAL MARINE EXPORTS", "FDRL"),
]
EMPLOY_WH = [
    ("QUANTIX ANALYTICS INDIA LLP", "HSBC"),
    ("HIMALAYA CERAMICS PVT LTD", "PUNB"),
    ("DECCAN PACKAGING INDUSTRIES", "HDFC"),
    ("ZENITH BUSINESS SOLUTIONS", "ICIC"),
    ("RIVERDALE SCHOOL SOCIETY", "SBIN"),
    ("TRINITY HOSPITALS PVT LTD", "UTIB"),
]
SUPPL = [
    "HINDUSTAN UNILEVER LTD",
    "ITC LIMITED",
    "GUPTA WHOLESALE AGENCIES",
    "SRI VENKATESWARA TRADERS",
    "MAHAVEER DISTRIBUTORS",
    "PARLE BISCUITS DISTRIBUTOR",
    "JAI AMBE MARKETING",
    "ROYAL FMCG AGENCY",
    "NESTLE DISTRIBUTOR KK SALES",
    "BRITANNIA AGENCIES",
]
SUPPL_HELD = [
    "ANNAPURNA FOODS AND GRAINS",
    "SAI KRISHNA ENTERPRISES",
    "METRO CASH AND CARRY",
    "UDAAN HIVELOOP TECHNOLOGY",
]
BUYERS = [
    "SHIVAM TRADERS",
    "PATEL AND SONS",
    "MODERN HARDWARE MART",
    "RAJDHANI ELECTRICALS",
    "KRISHNA STEEL CENTRE",
    "OM SAI ENTERPRISES",
    "NATIONAL PAINTS HOUSE",
    "BALAJI SANITARY",
    "VIJAY BUILDING MATERIALS",
    "STAR TILES GALLERY",
    "JAGDAMBA CEMENT STORE",
    "GURU NANAK MILL STORE",
]
BUYERS_HELD = [
    "LAKSHMI AGENCIES",
    "CITY PLYWOOD",
    "NEW BHARAT ELECTRIC CO",
    "ASHOKA PIPES AND FITTINGS",
    "HARI OM IRON STORE",
]
CLIENTS = [
    "BRANDKRAFT MEDIA PVT LTD",
    "NIMBUS WEB SOLUTIONS",
    "ORBIT EVENTS LLP",
    "VERDE ARCHITECTS",
    "PEAK PERFORMANCE TRAINING",
    "LUMINA STUDIOS PVT LTD",
    "CLEARVIEW LEGAL LLP",
    "TECHNOVA SYSTEMS PVT LTD",
    "HARBOUR EXPORTS",
    "MAPLE INTERIORS",
]
CLIENTS_HELD = ["STUDIO 21 FILMS", "COPPERLEAF DIGITAL", "ANVIL ENGINEERING CONSULTANTS", "7 OAKS PUBLISHING"]
GAMBL = [
    ("DREAM11 SPORTA TECHNOLOGIES", "dream11@axisbank"),
    ("RUMMYCIRCLE PLAY GAMES 24X7", "rummycircle@hdfcbank"),
    ("MPL GALACTUS FUNWARE", "mpl@yesbank"),
    ("POKERBAAZI BAAZI GAMES", "pokerbaazi@icici"),
    ("WINZO GAMES", "winzo@ybl"),
    ("MY11CIRCLE", "my11circle@axisbank"),
]
GAMBL_HELD = [("ZUPEE LUDO", "zupee@ybl"), ("1XBET", "1xbetpay@ybl"), ("JUNGLEE RUMMY", "jungleerummy@hdfcbank")]
DIVS = [
    "ITC LTD",
    "TCS LTD",
    "COAL INDIA LIMITED",
    "POWER GRID CORPORATION",
    "ONGC LTD",
    "INFOSYS LTD",
    "HINDUSTAN ZINC",
    "NTPC LIMITED",
]
