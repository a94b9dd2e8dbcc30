"""Words statements are made of: countries, names, headings, narrations."""
from dataclasses import dataclass, field


@dataclass
class Country:
    currency: str
    signs: list            # how the currency may stand in cells and headings
    scale: float           # ordinary amounts relative to rupees
    numbers: list
    dates: list
    names: list
    firms: list
    shops: list
    banks: list
    cities: list           # (place, rest of the address line)
    details: list          # further lines of the account block, with fields
    debits: list           # (mode, narration)
    credits: list
    salary: str
    legal: str             # a line that names the clearing country without its currency
    land: str
    lang: str = "en"
    title: list = field(default_factory=lambda: [""])


# Payees whose names look like furniture of the page.
TRAPS = ["TOTAL GAS AGENCY", "BALANCE NUTRITION", "OPENING DOORS REALTY", "PAGE INDUSTRIES LTD", "TOTAL ENVIRONMENT",
         "CLOSING BELL MEDIA", "CREDIT SAISON", "DATE PALM TRADERS", "BROUGHT FORWARD BOOKS", "STATEMENT COFFEE CO",
         "BALANCE", "TOTAL", "PAGE 3 SALON", "OPENING BATSMAN SPORTS", "GRAND TOTAL BAZAAR"]

FIRST = "Aarav Ishita Rohan Meenakshi Gurpreet Lalrinpuii Thangaraj Zubeda Harish Sunita Kavya Imran Debashish Ananya Vikram Padma Joseph Tsering Nilesh Fatima Rukmini Ponnamma Suresh Swati Arvind Deepa Manoj Farhan Sneha Balwinder".split()
LAST = "Sharma Deshpande Iyer Nadar Bandyopadhyay Patel Singh Khan Reddy Kulkarni Chacko Bhutia Mohapatra Dhillon Wagholikar Solanki Naidu Das Sheikh Menon Gowda Chauhan Ralte Kutty Joshi Verma Pillai Subramaniam".split()
WEST = ["Siobhan O'Rourke", "Daniel Whitfield", "Grace Okafor", "Callum Fraser", "Emily Tran", "Marcus Hill", "Olivia Bennett", "Noah Peterson", "Priya Raman", "Hannah Clarke"]
GERMAN = ["Jürgen Kessler", "Anneliese Vogt", "Thomas Brüggemann", "Sabine Hoffmann", "Lukas Weiß"]
FRENCH = ["Amélie Lefèvre", "Jean-Luc Moreau", "Chloé Bernard", "Mathieu Garçon", "Sophie Dubois"]
DUTCH = ["Sanne de Vries", "Pieter van den Berg", "Femke Jansen", "Daan Bakker", "Willem Visser"]
ASIAN = ["Tan Wei Ling", "Lim Jun Hao", "Nurul Aisyah", "Rajesh Nair", "Goh Mei Xuan"]
GULF = ["Fatima Al Mansoori", "Omar Haddad", "Ahmed Al Suwaidi", "Leila Farouk", "Bilal Qureshi"]
INDO = ["Budi Santoso", "Siti Rahmawati", "Agus Wijaya", "Dewi Lestari", "Putri Handayani"]
INDIAN = [f"{f} {l}" for f in FIRST for l in LAST]
SHOPS_IN = ["ZOMATO", "SWIGGY", "AMAZON PAY", "FLIPKART", "DMART READY", "BIG BAZAAR", "APOLLO PHARMACY", "IRCTC", "OLA CABS",
            "SRI BALAJI KIRANA", "RELIANCE FRESH", "INDIAN OIL PETROL", "Jio Prepaid", "BOOKMYSHOW", "Sharma Medical Stores"]
SHOPS_EN = ["COFFEE CORNER", "AMAZON MKTPLACE", "NETFLIX.COM", "UBER *TRIP", "SPOTIFY P24", "CITY BOOKSHOP", "PAYPAL *STEAM GAMES",
            "STARLIGHT CINEMA", "APPLE.COM/BILL", "GREEN GROCER"]

IN = Country(
    "INR", ["Rs.", "INR", "Rs", "₹"], 1, ["indian"] * 12 + ["western"] * 4 + ["plain"] * 4 + ["slash", "whole_indian"],
    ["dd/mm/yyyy", "dd-mm-yyyy", "dd-mm-yy", "dd/mm/yy", "dd-Mon-yyyy", "dd-MON-yyyy", "dd Mon yy", "dd Mon yyyy", "yyyy-mm-dd",
     "dd.mm.yyyy", "yyyymmdd", "ddmmyyyy", "dd-Mon-yy", "Mon dd, yyyy", "dd Mon", "dd/mm", "dd-Mon"],
    INDIAN, ["TATA MOTORS LIMITED", "INFOSYS LTD", "SHREE GANESH HARDWARE STORES", "ACME TEXTILES PVT LTD", "BLUE LEAF EXPORTS LLP",
             "KAVERI AGRO TRADERS", "NAVBHARAT ENGINEERING WORKS"], SHOPS_IN,
    ["Sahyadri Co-operative Bank Ltd", "BANK OF THE DECCAN", "Union Federal Bank", "Konkan Gramin Bank", "Ujala Small Finance Bank",
     "NORTHERN STATE BANK OF INDIA", "Vindhya Bank Limited", "The Malabar Mercantile Bank Ltd."],
    [("PUNE", "MAHARASHTRA 411001"), ("ERNAKULAM", "KERALA - 682031"), ("KOLKATA", "WEST BENGAL 700029"), ("BENGALURU", "KARNATAKA-560034"),
     ("LUCKNOW", "UTTAR PRADESH 226001"), ("CHENNAI", "TAMIL NADU 600017"), ("AIZAWL", "MIZORAM 796001"), ("JAIPUR", "RAJASTHAN 302001")],
    [("IFSC", "{own}"), ("MICR Code", "{micr}"), ("Customer ID", "{n9}"), ("CIF No", "{n11}"), ("Nominee", "{name}"),
     ("Nomination", "Registered"), ("Account Type", "SAVINGS - GENERAL"), ("Scheme", "SB-GEN-PUBLIC"), ("Drawing Power", "0.00"),
     ("OD Limit", "0.00"), ("Interest Rate", "2.75 % p.a."), ("A/C Open Date", "{old}"), ("Email", "XXXXX{n4}@gmail.com"), ("Phone", "9XXXXXX{n3}"),
     ("Branch", "{city} MAIN"), ("Account Status", "ACTIVE"), ("CKYC No", "XXXXXXXXXX{n4}"), ("MOD Balance", "0.00"), ("PAN", "XXXXX{n4}X")],
    [("UPI", "UPI/DR/{n12}/{payee}/{bank4}/{vpa}/Payment"), ("UPI", "UPI-{shop}-{vpa}-{ifsc}-{n12}-UPI"), ("UPI", "UPI/{shop}/{vpa}/Pay to merchant/{bank4} BANK/{n12}/{hex}"),
     ("UPI", "TO TRANSFER-UPI/DR/{n12}/{payee}/{bank4}/{vpa}/UPI--"), ("UPI", "UPI/{n12}/{time}/UPI/{vpa}/{purpose}"), ("NEFT", "NEFT DR-{ifsc}-{name}-NETBANK, MUM-N{n12}-{purpose}"),
     ("IMPS", "IMPS-{n12}-{payee}-{bank4}-XXXXXXXX{n4}-{purpose}"), ("RTGS", "RTGS/{utr}/{firm}/{ifsc}"), ("ATM", "ATM WDL {n6} SEQ NO {n4} {city}"),
     ("ATM", "NWD-{card}-{n8}-{city}"), ("POS", "POS {card} {shop} {city}"), ("POS", "POS/{shop}/{city}/{d}/{time}"), ("ACH", "ACH D- BAJAJ FINANCE LTD-{n9}"),
     ("ACH", "NACH DR HDFC LTD EMI 12/36 LN {n9} OF {amt}"), ("CLG", "CHQ PAID-MICR INWARD CLEARING-{payee}-{bank4}"), ("CLG", "TO CLG {n6} {name}"),
     ("TFR", "BIL/BPAY/{n12}/MSEDCL ELECTRICITY/{n10}"), ("CHG", "SMS CHRG FOR QTR {d} RS {amt} INCL GST"), ("CHG", "CHRG: Debit Card Annual Fee {amt} + GST @18%"),
     ("TFR", "LIC OF INDIA PREM POL {n9} DUE {d}"), ("CSH", "CASH WITHDRAWAL SELF CHQ {n6}"), ("TFR", "MB: TRF TO {name} {n11} for {purpose}"),
     ("TFR", "To Transfer- INB {name}"), ("TFR", "{payee}"), ("CLG", "To {payee}"), ("TFR", "SI RD INSTALLMENT {n11}"), ("CHG", "ACH RETURN CHARGES {d} INSUFFICIENT FUNDS")],
    [("UPI", "UPI/CR/{n12}/{name}/{bank4}/{vpa}/UPI"), ("UPI", "BY TRANSFER-UPI/CR/{n12}/{payee}/{bank4}/{vpa}/NA--"), ("NEFT", "NEFT CR-{ifsc}-{firm}-INVOICE {n4}-{utr}"),
     ("NEFT", "BY TRANSFER-NEFT*{ifsc}*{utr}*{firm}--"), ("CSH", "BY CASH DEPOSIT SELF BRANCH {n3}"), ("IMPS", "IMPS/P2A/{n12}/{name}/{bank4}/{purpose}"),
     ("CLG", "CLG DEP CHQ {n6} {bank4}"), ("INT", "INT.PD FOR QTR ENDED {d}"), ("RTGS", "RTGS CR-{ifsc}-{firm}-{utr}"), ("UPI", "REV-UPI-{n12}-TXN FAILED"),
     ("ACH", "ACH C- {firm} FIN DIV 24-25 {n6}"), ("TFR", "FD CLOSURE {n11} PRIN {amt}"), ("TFR", "REFUND {shop} ORDER {n9}")],
    "NEFT CR-{ifsc}-{firm}-SALARY {mon} {yyyy}", "IFSC {own}  MICR {micr}", "INDIA", title=["", "", "Mr. ", "MRS. ", "Shri ", "Smt. ", "MS "])

PLASTIC = [("POS", "VISA DEBIT PURCHASE {payee} {n4}"), ("POS", "CARD PURCHASE {d5} {shop} {city} CARD {n4}")]
US = Country(
    "USD", ["$", "USD", "US$"], .03, ["western"], ["mm/dd/yyyy", "mm/dd/yy", "mm/dd", "Mon dd, yyyy", "Mon dd"], WEST,
    ["ACME CORP", "BRIGHTWATER LLC", "NORTHFIELD DESIGN INC"], SHOPS_EN + ["TOTAL WINE AND MORE", "COSTCO WHSE"],
    ["First Prairie Bank, N.A.", "Lakeshore Federal Credit Union", "Harbor Trust Bank"],
    [("AUSTIN", "TX 78701"), ("COLUMBUS", "OH 43215"), ("PORTLAND", "OR 97204")],
    [("Routing number", "0{n8}"), ("Account type", "Everyday Checking"), ("Interest rate", "0.01%"), ("Customer service", "1-800-555-{n4}")],
    PLASTIC + [("ACH", "Zelle payment to {name} {hex}"), ("ACH", "ACH DEBIT {biller} PPD ID: {n10}"), ("ATM", "ATM WITHDRAWAL {d5} {n6} {city} {st}"),
               ("CHK", "CHECK #{n4}"), ("FEE", "MONTHLY SERVICE FEE"), ("ACH", "ONLINE TRANSFER TO SAV ...{n4} REF #{hex}")],
    [("ACH", "Zelle payment from {name} {hex}"), ("DEP", "MOBILE DEPOSIT REF NUMBER {n9}"), ("DEP", "DEPOSIT ID NUMBER {n6}"), ("INT", "INTEREST PAID"),
     ("ACH", "ONLINE TRANSFER FROM SAV ...{n4}")], "{firm} DIRECT DEP PPD ID: {n10}", "Member FDIC. Equal Housing Lender.", "USA")
UK = Country(
    "GBP", ["£", "GBP"], .025, ["western", "western", "plain"], ["dd Mon yy", "dd Mon yyyy", "dd/mm/yyyy", "dd Mon", "dd-mm-yyyy"], WEST, ["HOLLOWAY & SONS LTD", "BRAMBLE STUDIOS LTD"],
    SHOPS_EN + ["TESCO STORES 3214", "BALANCE GYM 24/7"], ["Severn & Trent Bank plc", "Thistle Bank", "Mercia Building Society"],
    [("LEEDS", "LS1 4AP"), ("BRISTOL", "BS1 5TR"), ("GLASGOW", "G2 4JR")], [("Sort code", "20-{n2}-{n2}"), ("BIC", "MIDLGB22"), ("Overdraft limit", "0.00")],
    PLASTIC + [("DD", "DIRECT DEBIT THAMES WATER REF {n8}"), ("SO", "STANDING ORDER RENT 14B {name}"), ("FPO", "FASTER PAYMENT TO {name} REF {hex}"), ("ATM", "CASH {city} HIGH ST {d5}"),
               ("BP", "COUNCIL TAX REF {n8}"), ("CHG", "Non-sterling transaction fee")],
    [("FPI", "FASTER PAYMENT FROM {name} REF {purpose}"), ("BGC", "BANK GIRO CREDIT HMRC {n6}"), ("CR", "INTEREST PAID GROSS"), ("CR", "REFUND {shop}")],
    "BACS {firm} SALARY {n6}", "Authorised by the Prudential Regulation Authority. FSCS protected.", "UNITED KINGDOM")
EURO_NUM = ["euro", "euro", "euro_plain"]
DE = Country(
    "EUR", ["EUR", "€"], .028, EURO_NUM, ["dd.mm.yyyy", "dd.mm.yy", "dd.mm."], GERMAN, ["Müller Maschinenbau GmbH", "Nordlicht AG"],
    ["REWE Markt", "EDEKA Südwest", "DB Vertrieb GmbH", "TOTAL Tankstelle", "Amazon EU S.a.r.L."], ["Sparkasse Mittelrhein", "Volksbank Isartal eG", "Hanseatische Kreditbank AG"],
    [("Köln", "50667"), ("München", "80331"), ("Leipzig", "04109")], [("IBAN", "DE{n2} {n4} {n4} {n4}"), ("BIC", "COLSDE33XXX"), ("Kontoart", "Girokonto"), ("Dispokredit", "0,00")],
    [("LS", "Lastschrift {shop} Mandat {hex} Gläubiger-ID DE{n11}"), ("KA", "Kartenzahlung {shop} {city} {d} {time}"), ("DA", "Dauerauftrag Miete {name}"),
     ("UE", "SEPA-Überweisung an {name} {purpose}"), ("GA", "Geldautomat {city} {d}"), ("EN", "Entgeltabschluss siehe Anlage Nr. {n2}")],
    [("GU", "SEPA-Gutschrift {name} Rechnung {n6}"), ("GU", "Gutschrift Finanzamt {city} ERSTATTUNG {yyyy}"), ("GU", "Retoure {shop}")],
    "Lohn/Gehalt {firm} {mon} {yyyy}", "SEPA-Girokonto. Gesetzliche Einlagensicherung.", "DEUTSCHLAND", "de")
FR = Country(
    "EUR", ["€", "EUR"], .028, ["french", "french", "euro"], ["dd/mm/yyyy", "dd.mm.yyyy", "dd/mm/yy", "dd/mm", "dd.mm"], FRENCH, ["ATELIERS DU RHONE SARL", "LUMIERE SAS"],
    ["CARREFOUR CITY", "SNCF INTERNET", "TOTALENERGIES STATION", "FNAC"], ["Crédit Provençal", "Banque du Littoral", "Caisse Régionale des Alpes"],
    [("LYON", "69002"), ("NANTES", "44000"), ("TOULOUSE", "31000")], [("IBAN", "FR{n2} {n4} {n4} {n4}"), ("BIC", "CRLYFRPP"), ("Découvert autorisé", "0,00")],
    [("CB", "CARTE {d5} {shop} {city} CB*{n4}"), ("PRL", "PRLV SEPA EDF CLIENTS PARTICULIERS {hex}"), ("VIR", "VIR SEPA VERS {name} {purpose}"), ("RET", "RETRAIT DAB {d5} {city}"),
     ("CHQ", "CHEQUE EMIS {n7}"), ("FR", "COTISATION MENSUELLE CARTE VISA")],
    [("VIR", "VIR SEPA RECU DE {name} {purpose}"), ("REM", "REMISE CHEQUE {n7}"), ("VIR", "VIR CPAM REMBOURSEMENT {n9}")], "VIR SEPA {firm} SALAIRE {mon} {yyyy}",
    "Virement SEPA. Fonds de Garantie des Dépôts et de Résolution.", "FRANCE", "fr")
NL = Country(
    "EUR", ["EUR", "€"], .028, EURO_NUM, ["dd-mm-yyyy", "dd-mm-yy", "dd-mm"], DUTCH, ["Waterweg Logistiek B.V.", "De Linde Holding BV"], ["Albert Heijn 1521", "JUMBO Utrecht", "NS Reizigers", "bol.com"],
    ["Rijnmond Bank N.V.", "Coöperatieve Polderbank"], [("UTRECHT", "3511 AB"), ("ROTTERDAM", "3011 AD")], [("IBAN", "NL{n2} INGB 0{n9}"), ("BIC", "INGBNL2A")],
    [("BA", "BEA Betaalpas {shop} PAS{n3} NR:{hex} {d} {time}"), ("IC", "SEPA Incasso algemeen doorlopend Incassant: NL{n8} Naam: Vitens {n9}"), ("OV", "SEPA Overboeking {name} {purpose}"), ("GM", "GEA {city} {d} PAS{n3}")],
    [("OV", "SEPA Overboeking IBAN: NL{n2}RABO0{n9} Naam: {name}"), ("OV", "Tikkie {name} {purpose}")], "SEPA Overboeking Naam: {firm} Omschrijving: Salaris {mon} {yyyy}",
    "Nederlandse depositogarantie. IBAN / SEPA.", "NEDERLAND", "nl")
AU = Country(
    "AUD", ["$", "AUD", "A$"], .035, ["western"], ["dd/mm/yyyy", "dd Mon yyyy", "dd Mon", "dd Mon yy"], WEST, ["WATTLE MINING PTY LTD", "HARBOUR CAFE PTY LTD"], SHOPS_EN + ["COLES 0267", "WOOLWORTHS 1189", "BUNNINGS 4432"],
    ["Banksia Bank Limited", "Southern Cross Mutual"], [("PARRAMATTA", "NSW 2150"), ("FITZROY", "VIC 3065")], [("BSB", "06{n1}-{n3}"), ("Account type", "Smart Access")],
    PLASTIC + [("BPAY", "BPAY SYDNEY WATER {n9}"), ("OSKO", "Osko Payment to {name} {purpose}"), ("ATM", "Wdl ATM {city} {n6}"), ("DD", "Direct Debit {n6} MEDIBANK PRIVATE {n8}")],
    [("OSKO", "Fast Transfer From {name} {purpose}"), ("DEP", "Cash Dep Branch {city}"), ("CR", "CREDIT INTEREST PAID"), ("CR", "ATO{n9} MEDICARE BENEFIT")], "Salary {firm} {n6}",
    "AFSL and Australian credit licence {n6}. BSB 06{n1}-{n3}", "AUSTRALIA")
NZ = Country(
    "NZD", ["$", "NZD", "NZ$"], .035, ["western"], ["dd/mm/yyyy", "dd Mon", "dd Mon yy", "dd-Mon-yyyy"], WEST, ["KAURI TIMBER LTD", "SOUTHERN ALPS TOURS LTD"], SHOPS_EN + ["COUNTDOWN PONSONBY", "PAK N SAVE", "Z ENERGY"],
    ["Aotearoa Bank Limited", "Tasman Savings Bank"], [("PONSONBY", "AUCKLAND 1011"), ("TE ARO", "WELLINGTON 6011")], [("Account type", "Go Account"), ("Branch number", "06-{n4}")],
    [("EP", "EFTPOS {shop} {n6}"), ("AP", "Automatic Payment {name} RENT"), ("DD", "Direct Debit MERIDIAN ENERGY NZ {n8}"), ("BP", "Bill Payment {name} {purpose}"), ("ATM", "ATM Debit ANZ {city}")],
    [("DC", "Direct Credit {name} {purpose}"), ("DEP", "Deposit {n6}"), ("CR", "IRD GST REFUND {n9}"), ("INT", "Credit Interest")], "Direct Credit {firm} WAGES {n6}", "New Zealand registered bank. Inland Revenue RWT applies.", "NEW ZEALAND")
SG = Country(
    "SGD", ["S$", "SGD", "$"], .04, ["western"], ["dd Mon", "dd/mm/yyyy", "dd Mon yyyy", "dd-Mon-yyyy"], ASIAN, ["MERLION LOGISTICS PTE LTD", "KEPPEL ROAD PTE LTD"], SHOPS_EN + ["NTUC FAIRPRICE", "GRAB *A-5PX", "KOPITIAM"],
    ["Straits Bank Ltd", "Temasek Road Bank"], [("TAMPINES ST 21", "SINGAPORE 520221"), ("BUKIT TIMAH RD", "SINGAPORE 229899")], [("Account type", "Multiplier Account"), ("Branch", "MARINA BAY")],
    [("FAST", "FAST PAYMENT PAYNOW TRANSFER TO {name} {hex}"), ("GIRO", "GIRO SP SERVICES {n9}"), ("NETS", "POINT-OF-SALE NETS {shop} {n8}"), ("ATM", "CASH WITHDRAWAL ATM {n4} {city}"), ("POS", "DEBIT CARD {shop} SI SGP {d5}")],
    [("FAST", "INCOMING PAYNOW REF {n9} FROM {name} {purpose}"), ("DEP", "CASH DEPOSIT MACHINE {n6}"), ("INT", "INTEREST EARNED")], "GIRO SALARY {firm} {n6}", "Deposits insured by SDIC. PayNow FAST GIRO.", "SINGAPORE")
AE = Country(
    "AED", ["AED", "Dhs."], .1, ["western"], ["dd/mm/yyyy", "dd-mm-yyyy", "dd-Mon-yyyy", "dd Mon yyyy"], GULF, ["DUNE CONTRACTING LLC", "PALM MARINE FZE"], SHOPS_EN + ["CARREFOUR MOE", "ENOC 1021", "DEWA"],
    ["Emirates Gulf Bank P.J.S.C.", "Bank of Sharjah Creek"], [("AL BARSHA", "DUBAI P.O. BOX 4412"), ("KHALIFA CITY", "ABU DHABI P.O. BOX 911")], [("IBAN", "AE{n2} 033 {n12}"), ("Relationship Manager", "{name}")],
    [("POS", "POS-PURCHASE CARD NO.{card} {d} {shop} DUBAI:AE"), ("ATM", "ATM CASH WITHDRAWAL {city} {n6}"), ("TT", "OUTWARD TT REF {hex} {name} /REF/{purpose}"), ("CHQ", "INWARD CLEARING CHQ {n6}"), ("FEE", "VAT 5% ON CHARGE {amt}")],
    [("IPI", "IPI TT REF: {hex} {name} FAMILY SUPPORT"), ("DEP", "CDM CASH DEPOSIT {city} {n6}"), ("CHQ", "CHEQUE DEPOSIT {n6} {bank4}")], "WPS SALARY {firm} {mon} {yyyy}", "Regulated by the Central Bank of the UAE. WPS / UAEFTS.", "U.A.E.")
PK = Country(
    "PKR", ["PKR", "Rs.", "Rs"], 3, ["western", "western", "indian"], ["dd/mm/yyyy", "dd-Mon-yyyy", "dd-MON-yyyy", "dd Mon yy"], GULF + ["Ayesha Siddiqui", "Usman Tariq"], ["LAHORE STEEL MILLS PVT LTD", "INDUS FOODS SMC"], ["FOODPANDA", "IMTIAZ STORE", "PSO PUMP 118", "DARAZ"],
    ["Mehran Bank Limited", "Margalla Islamic Bank"], [("GULBERG III", "LAHORE, PUNJAB"), ("CLIFTON BLOCK 5", "KARACHI, SINDH")], [("IBAN", "PK{n2} MEHR {n12}"), ("CNIC", "XXXXX-XXXXXXX-{n1}")],
    [("IBFT", "IBFT TO {name} A/C {n11} 1LINK STAN {n6}"), ("RAAST", "RAAST P2P FUND TRANSFER TO {name} {n12}"), ("ATM", "ATM CASH WDL 1LINK {city} {n6}"), ("POS", "POS PURCHASE {shop} {n6}"), ("UTL", "UBPS K-ELECTRIC {n12}"), ("FED", "FED ON SERVICE CHARGES {amt}")],
    [("IBFT", "IBFT FROM {name} MEEZAN {n12}"), ("RAAST", "RAAST CREDIT {name} {hex}"), ("CSH", "CASH DEPOSITED BY {name}"), ("PRF", "PROFIT PAID NET OF WHT {d}")], "SALARY {firm} {mon}-{yyyy}", "Regulated by the State Bank of Pakistan. RAAST / 1LINK.", "PAKISTAN")
ID = Country(
    "IDR", ["Rp", "IDR"], 180, ["euro", "euro", "western"], ["dd/mm/yyyy", "dd/mm", "dd-mm-yyyy", "dd Mon yyyy"], INDO, ["PT NUSANTARA JAYA", "CV MAJU BERSAMA"], ["INDOMARET", "GOPAY TOPUP", "TOKOPEDIA", "PLN PREPAID"],
    ["Bank Nusa Raya", "Bank Samudra Tbk"], [("MENTENG", "JAKARTA PUSAT 10310"), ("COBLONG", "BANDUNG 40132")], [("Cabang", "KCP {city}"), ("Jenis", "TABUNGAN")],
    [("DB", "TRSF E-BANKING DB {d5}/FTSCY/WS{n5} {name}"), ("DB", "KARTU DEBIT {shop} {n8}"), ("DB", "TARIKAN ATM {d5}"), ("DB", "QRIS {shop} {n9}"), ("DB", "BIAYA ADM")],
    [("CR", "TRSF E-BANKING CR {d5}/FTSCY/WS{n5} {name}"), ("CR", "BI-FAST CR TRANSFER DR {n3} {name}"), ("CR", "SETORAN TUNAI"), ("CR", "BUNGA")], "KR OTOMATIS LLG {firm} GAJI {mon}", "Bank peserta penjaminan LPS. BI-FAST.", "INDONESIA", "id")
NOWHERE = Country(   # names neither place nor currency
    "", [], .1, ["western", "plain"], ["dd/mm/yyyy", "dd Mon yyyy", "yyyy-mm-dd", "dd-Mon-yyyy"], WEST, ["ACME CORP", "BLUE LEAF TRADERS"], SHOPS_EN, ["Meridian Bank", "First Bank", "Unity Bank"],
    [("12 Hill View", "")], [("Account type", "Current account"), ("Customer number", "{n8}")],
    [("CARD", "CARD PURCHASE {payee} {n4}"), ("TRF", "TRANSFER TO {name} {purpose}"), ("ATM", "ATM WITHDRAWAL {n6}"), ("FEE", "MONTHLY FEE"), ("CHQ", "CHEQUE {n6}")],
    [("TRF", "TRANSFER FROM {name} {purpose}"), ("CSH", "CASH DEPOSIT"), ("INT", "INTEREST PAID")], "SALARY {firm} {n6}", "", "")
COUNTRIES = {"IN": IN, "US": US, "UK": UK, "DE": DE, "FR": FR, "NL": NL, "AU": AU, "NZ": NZ, "SG": SG, "AE": AE, "PK": PK, "ID": ID, "none": NOWHERE}

HEADINGS = {
    "date": ["Date", "Txn Date", "Txn Dt", "Tran Date", "Transaction Date", "Trans Dt", "Posting Date", "Post Date", "Entry Date", "Date of Transaction", "Trn. Dt.", "Booking Date"],
    "vdate": ["Value Date", "Value Dt", "Val Dt", "Val. Date", "Effective Date"],
    "narration": ["Narration", "Particulars", "Description", "Details", "Transaction Details", "Transaction Remarks", "Remarks", "Particulars of Transaction", "Details of Transactions",
                  "Narration / Remarks", "Payee / Payer Details", "Transaction Particulars", "Description of Transaction", "Transaction Description", "Account Description", "Narrative",
                  "Nature of Transaction", "Particulars / Narration", "Paid to / Received from", "Transaction Details / Remarks", "Details of Entry"],
    "ref": ["Chq/Ref No.", "Chq./Ref.No.", "Cheque No.", "Cheque Number", "Instrument No", "Instr. ID", "Ref No./Cheque No.", "Chq No", "Ref. No", "Reference", "Cheque / Reference No.", "UTR / Cheque No", "Transaction ID", "Tran Id"],
    "branch": ["Br Code", "Branch Code", "Init. Br", "SOL ID", "Branch", "Br.", "Initiating Branch"],
    "mode": ["Mode", "Txn Type", "Tran Type", "Channel", "Trn Code", "Transaction Type", "Type"],
    "serial": ["S.No", "Sr. No.", "Sl No", "#", "Serial No", "S No."],
    "amount": ["Amount", "Txn Amount", "Transaction Amount", "Amt", "Tran Amt", "Amount of Transaction", "Txn Amt"],
    "mark": ["Dr/Cr", "DR|CR", "Dr / Cr", "Cr/Dr", "D/C", "Debit/Credit", "Dr/Cr Indicator"],
    "balance": ["Balance", "Closing Balance", "Running Balance", "Available Balance", "Balance Amount", "Bal", "Account Balance", "Ledger Balance", "Balance Amt", "Running Bal.", "Book Balance"],
    "balmark": ["Dr/Cr", "CR/DR", "", "Bal Type"],
    "pair": [("Debit", "Credit"), ("Withdrawal", "Deposit"), ("Withdrawals", "Deposits"), ("Withdrawal Amt.", "Deposit Amt."), ("Withdrawal Amount", "Deposit Amount"), ("Debit Amount", "Credit Amount"), ("Dr Amt", "Cr Amt"),
             ("Dr.", "Cr."), ("Amount Debited", "Amount Credited"), ("Debits", "Credits"), ("Payments", "Receipts"), ("Withdrawal (Dr)", "Deposit (Cr)"), ("Debit Amt", "Credit Amt"), ("Money Out", "Money In"), ("Paid Out", "Paid In"), ("Debit (-)", "Credit (+)")]}
FOREIGN = {
    "de": {"date": ["Buchungstag", "Datum", "Buchung"], "vdate": ["Valuta", "Wert", "Wertstellung"], "narration": ["Verwendungszweck", "Buchungstext", "Vorgang / Verwendungszweck", "Erläuterung"], "amount": ["Betrag", "Umsatz"],
           "balance": ["Saldo", "Kontostand"], "pair": [("Soll", "Haben"), ("Belastung", "Gutschrift"), ("Lastschriften", "Gutschriften")], "mark": ["S/H", "Soll/Haben"], "mode": ["Art"]},
    "fr": {"date": ["Date", "Date opération"], "vdate": ["Valeur", "Date de valeur"], "narration": ["Libellé", "Nature de l'opération", "Libellé de l'opération"], "amount": ["Montant"], "balance": ["Solde"],
           "pair": [("Débit", "Crédit"), ("Débits", "Crédits")], "mode": ["Type"]},
    "nl": {"date": ["Datum", "Boekdatum"], "vdate": ["Rentedatum", "Valutadatum"], "narration": ["Omschrijving", "Naam / Omschrijving"], "amount": ["Bedrag"], "balance": ["Saldo", "Saldo na mutatie"],
           "pair": [("Af", "Bij"), ("Afgeschreven", "Bijgeschreven")], "mark": ["Af/Bij"], "mode": ["Code"]},
    "id": {"date": ["Tanggal", "Tgl"], "vdate": ["Valuta"], "narration": ["Keterangan", "Uraian Transaksi"], "amount": ["Mutasi", "Nominal"], "balance": ["Saldo"], "pair": [("Debet", "Kredit"), ("Debit", "Kredit")], "mark": ["DB/CR"]}}
# Only words that need no shaping: no conjuncts and no vowel signs drawn before their consonant.
SCRIPTS = {
    "hindi": {"date": "तारीख", "narration": "लेनदेन", "ref": "चेक", "debit": "नामे", "credit": "जमा", "balance": "शेष", "amount": "रकम", "branch": "शाखा"},
    "marathi": {"date": "तारीख", "narration": "तपशील", "ref": "धनादेश", "debit": "नावे", "credit": "जमा", "balance": "बाकी", "amount": "रकम", "branch": "शाखा"},
    "tamil": {"date": "நாள்", "narration": "விவரம்"}}
PROBE = {"hindi": "तखशषधज", "marathi": "तखशषधज", "tamil": "நளவமகச"}

# Opening, closing, debits, credits as one bank would name them together.
SUMS = [("Opening Balance", "Closing Balance", "Total Debits", "Total Credits"), ("OPENING BALANCE", "CLOSING BALANCE", "TOTAL DEBITS", "TOTAL CREDITS"),
        ("Opening Balance", "Closing Balance", "Total Withdrawals", "Total Deposits"), ("Opening Bal.", "Closing Bal.", "Dr Total", "Cr Total"),
        ("Brought Forward", "Closing Balance", "Debits", "Credits"), ("B/F", "Closing Balance", "Total Debit Amount", "Total Credit Amount"),
        ("Balance brought forward", "Balance carried forward", "Payments out", "Payments in"), ("Opening Balance", "Closing Balance", "Debits", "Credits"),
        ("Beginning Balance", "Ending Balance", "Withdrawals", "Deposits"), ("Balance B/F", "Balance C/F", "Total Dr", "Total Cr")]
LABELS = {
    "en": {"account": ["Account No", "Account Number", "A/C No.", "Account No."], "holder": ["Account Holder", "Customer Name", "Name", "Account Name", "A/C Holder Name", "Name of Account Holder"],
           "period": ["Statement Period", "Period", "Statement of account for the period", "Statement From", "Transactions from"], "to": ["to", "-", "To", "through"], "total": ["Total", "Grand Total", "TOTAL", "Totals"],
           "currency": ["Currency", "Account Currency", "CCY"], "page": ["Page {p} of {n}", "Page No. : {p}", "{p}/{n}", "- {p} -", "Page {p}"], "joint": ["Joint Holder", "Joint Holder(s)", "Second Holder"],
           "statement": ["Statement of Account", "ACCOUNT STATEMENT", "Bank Statement", "Detailed Statement", "Transaction History"], "bf": ["Brought Forward", "B/F", "BALANCE B/F"], "cf": ["Carried Forward", "C/F", "BALANCE C/F"], "page_total": ["Page Total", "Page Total :", "PAGE TOTAL"],
           "legal": ["This is a computer generated statement and does not require a signature.", "Please report any discrepancy within 15 days; otherwise the balance will be taken as correct.", "*** END OF STATEMENT ***"]},
    "de": {"opening": ["Alter Kontostand", "Anfangssaldo"], "closing": ["Neuer Kontostand", "Endsaldo"], "debits": ["Summe Belastungen"], "credits": ["Summe Gutschriften"], "account": ["Kontonummer", "Konto-Nr."], "holder": ["Kontoinhaber"], "period": ["Zeitraum"], "to": ["bis"],
           "total": ["Summe"], "currency": ["Währung"], "page": ["Seite {p} von {n}", "Seite {p}"], "joint": ["2. Kontoinhaber"], "statement": ["Kontoauszug"], "bf": ["Übertrag"], "cf": ["Übertrag"], "page_total": ["Zwischensumme"], "legal": ["Bitte prüfen Sie die Buchungen. Einwendungen binnen sechs Wochen."]},
    "fr": {"opening": ["Ancien solde", "Solde précédent"], "closing": ["Nouveau solde", "Solde final"], "debits": ["Total des débits"], "credits": ["Total des crédits"], "account": ["Compte n°", "Numéro de compte"], "holder": ["Titulaire"], "period": ["Période du"], "to": ["au"],
           "total": ["Totaux", "Total des opérations"], "currency": ["Devise"], "page": ["Page {p} / {n}", "Page {p}"], "joint": ["Co-titulaire"], "statement": ["Relevé de compte"], "bf": ["Report"], "cf": ["A reporter"], "page_total": ["Total page"], "legal": ["Sauf erreur ou omission. Conservez ce relevé."]},
    "nl": {"opening": ["Beginsaldo", "Vorig saldo"], "closing": ["Eindsaldo", "Nieuw saldo"], "debits": ["Totaal af"], "credits": ["Totaal bij"], "account": ["Rekeningnummer"], "holder": ["Rekeninghouder", "Ten name van"], "period": ["Periode"], "to": ["t/m"],
           "total": ["Totaal"], "currency": ["Valuta"], "page": ["Pagina {p} van {n}", "Blad {p}"], "joint": ["Mede-rekeninghouder"], "statement": ["Rekeningafschrift"], "bf": ["Transport"], "cf": ["Te transporteren"], "page_total": ["Subtotaal"], "legal": ["Controleer dit afschrift binnen 30 dagen."]},
    "id": {"opening": ["Saldo Awal"], "closing": ["Saldo Akhir"], "debits": ["Mutasi Debet"], "credits": ["Mutasi Kredit"], "account": ["No. Rekening"], "holder": ["Nama"], "period": ["Periode"], "to": ["s/d"],
           "total": ["Total"], "currency": ["Mata Uang"], "page": ["Halaman {p} / {n}", "Hal {p}"], "joint": ["Pemilik bersama"], "statement": ["Rekening Koran", "Laporan Mutasi"], "bf": ["Saldo Pindahan"], "cf": ["Dipindahkan"], "page_total": ["Jumlah halaman"], "legal": ["Dokumen ini dicetak oleh komputer."]}}
ADS = ["Enjoy 10% cashback up to 500 on groceries this festive season. T&C apply.", "Pre-approved personal loan at 10.49% p.a. Apply today!", "Never share your OTP or PIN with anyone, even if they say they are from the bank.",
       "Invest in fixed deposits and earn up to 7.25% p.a.", "Go green: register for e-statements."]
ADS_PLAIN = ["Never share your PIN with anyone, even if they say they are from the bank.", "Go green: register for e-statements."]
