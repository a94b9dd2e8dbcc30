"""Banks and how each writes what happened. Twelve dialects, put together from what statements of small and large banks
look like; `names` may have: who, remark, vpa, bank, text, month, place, reference."""
HANDLES = ["ybl", "okaxis", "oksbi", "paytm", "okhdfcbank", "axl", "ibl", "okicici"]
CODES = ["SBIN", "HDFC", "ICIC", "UTIB", "PUNB", "BARB", "KKBK", "CNRB", "UBIN", "IDIB"]


def fields(life, date, names):
    who = names.get("who", "")
    plain = "".join(letter for letter in who.lower() if letter.isalnum())
    seed = sum(ord(letter) for letter in who) + life.number
    code = names.get("bank") or CODES[seed % len(CODES)]
    julian = f"{date.year % 10}{date.timetuple().tm_yday:03d}"
    return dict(
        who=who.upper(), title=who.title(), remark=names.get("remark", ""), code=code,
        vpa=names.get("vpa") or f"{plain[:13]}{seed % 90 + 10}@{HANDLES[seed % len(HANDLES)]}",
        rrn=julian + life.digits(8), utr=f"{code}{life.r.choice('NH')}{date:%y}{date.timetuple().tm_yday:03d}{life.digits(6)}",
        ifsc=f"{code}0{seed % 900000 + 100000:06d}", ref=names.get("reference") or f"{seed * 7919 % 10**9:09d}",
        place=names.get("place") or life.city.upper(), day=date, six=life.digits(6), eight=life.digits(8), chq=life.digits(6),
        mon=date.strftime("%b").upper(), yy=date.strftime("%y"))


def dialect(forms):
    def say(life, date, way, sign, names):
        if way == "raw":
            return names["text"]
        form = forms.get(way + sign) or forms[way]
        text = form.format(**fields(life, date, names))
        # What nobody wrote leaves its separator.
        return " ".join(text.split()).rstrip("/-: ")
    return say


GRAMIN = dialect(dict(
    upid="UPI/DR/{rrn}/{who}/{code}/{vpa}/{remark}", upic="UPI/CR/{rrn}/{who}/{code}/{vpa}/{remark}",
    neftc="NEFT CR {utr} {who}", neftd="NEFT DR {utr} {who}", impsc="IMPS CR {rrn} {who} {remark}", impsd="IMPS DR {rrn} {who} {remark}",
    achd="ACH DR {who} {ref}", achc="ACH CR {who} {ref}", atm="ATM WDL {place} {six}", pos="POS {six} {who} {place}",
    cashc="CASH DEPOSIT", cashd="CASH WITHDRAWAL SELF", intc="SB INT CR {day:%d-%m-%Y}", chg="SMS CHGS {mon}{yy} INCL GST",
    fdd="TRF TO FD {ref}", fdc="FD CLOSURE {ref}", chqc="CLG CR {chq} {who}", chqd="CHQ PAID {chq} {who}", trfc="BY TRF {who} {remark}",
    trfd="TO TRF {who} {remark}", rtgsc="RTGS CR {utr} {who}", rtgsd="RTGS DR {utr} {who}"))
COOP = dialect(dict(
    upid="UPI-{rrn}-{who}-{vpa}-{remark}", upic="UPI-{rrn}-{who}-{vpa}-{remark}",
    neftc="NEFT-{utr}-{who}-{code}", neftd="NEFT-{utr}-{who}-{code}", impsc="IMPS-{rrn}-{who}-{code}-{remark}", impsd="IMPS-{rrn}-{who}-{code}-{remark}",
    achd="NACH-{who}-{ref}", achc="NACH CR-{who}-{ref}", atm="ATM-{six}-{place}", pos="POS-{who}-{place}",
    cashc="BY CASH", cashd="TO CASH SELF", intc="INTEREST CREDIT {day:%d/%m/%Y}", chg="SMS CHARGES {mon}-{yy}",
    fdd="TO FD A/C {ref}", fdc="BY FD CLOSURE {ref}", chqc="BY CLG {chq} {who}", chqd="TO CLG {chq} {who}", trfc="BY TRF-{who}-{remark}",
    trfd="TO TRF-{who}-{remark}", rtgsc="RTGS-{utr}-{who}-{code}", rtgsd="RTGS-{utr}-{who}-{code}"))
STAR = dialect(dict(
    upid="TO TRANSFER-UPI/DR/{rrn}/{who}/{code}/{vpa}/{remark}--", upic="BY TRANSFER-UPI/CR/{rrn}/{who}/{code}/{vpa}/{remark}--",
    neftc="BY TRANSFER-NEFT*{ifsc}*{utr}*{who}--", neftd="TO TRANSFER-NEFT*{ifsc}*{utr}*{who}--",
    impsc="BY TRANSFER-INB IMPS{rrn}/{who}/{code}/{remark}--", impsd="TO TRANSFER-INB IMPS{rrn}/{who}/{code}/{remark}--",
    achd="DEBIT-ACHDr {code}{ref} {who}", achc="CREDIT-ACHCr {code}{ref} {who}", atm="ATM WDL-ATM CASH {six} {place}",
    pos="BY DEBIT CARD-OTHPG {six} {who} {place}", cashc="CASH DEPOSIT-CASH DEPOSIT SELF", cashd="CASH CHEQUE-SELF {chq}",
    intc="CREDIT INTEREST--", chg="SMS CHARGES {mon}{yy}--", fdd="TO TRANSFER-TRF TO TDR {ref}--", fdc="BY TRANSFER-TDR CLOSURE {ref}--",
    chqc="CHEQUE DEPOSIT-{chq} {who}", chqd="CHEQUE WDL-{chq} {who}", trfc="BY TRANSFER-{who} {remark}--", trfd="TO TRANSFER-{who} {remark}--",
    rtgsc="BY TRANSFER-RTGS UTR NO: {utr}-{who}--", rtgsd="TO TRANSFER-RTGS UTR NO: {utr}-{who}--"))
PRIVATE = dialect(dict(
    upid="UPI-{who}-{vpa}-{ifsc}-{rrn}-{remark}", upic="UPI-{who}-{vpa}-{ifsc}-{rrn}-{remark}",
    neftc="NEFT CR-{ifsc}-{who}-ACCOUNT HOLDER-{utr}", neftd="NEFT DR-{ifsc}-{who}-NETBANK, MUM-{utr}-{remark}",
    impsc="IMPS-{rrn}-{who}-{code}-XXXXXXX{six}-{remark}", impsd="IMPS-{rrn}-{who}-{code}-XXXXXXX{six}-{remark}",
    achd="ACH D- {who}-{ref}", achc="ACH C- {who}-{ref}", atm="NWD-{six}XXXXXX1188-{eight}-{place}", pos="POS 405512XXXXXX1188 {who}",
    cashc="CASH DEP {place}", cashd="CHQ PAID-SELF-{place}", intc="INTEREST PAID TILL {day:%d-%b-%Y}", chg="INSTA ALERT CHG {mon}{yy} 1 QTR GST",
    fdd="FD THROUGH NET-{ref}", fdc="PRIN AND INT AUTO_REDEEM {ref}", chqc="CHQ DEP - MICR CLG - {who}", chqd="CHQ PAID-MICR CTS-{who}",
    trfc="FT - CR - {ref} - {who}", trfd="FT - DR - {ref} - {who}", rtgsc="RTGS CR-{ifsc}-{who}-ACCOUNT HOLDER-{utr}", rtgsd="RTGS DR-{ifsc}-{who}-{utr}"))
SLASH = dialect(dict(
    upid="UPI/{rrn}/{remark}/{vpa}/{code} BANK/{eight}", upic="UPI/{rrn}/{remark}/{vpa}/{code} BANK/{eight}",
    neftc="NEFT-{utr}-{who}-{remark}-{ifsc}", neftd="INF/NEFT/{utr}/{ifsc}/{remark}/{who}", impsc="MMT/IMPS/{rrn}/{remark}/{who}/{ifsc}",
    impsd="MMT/IMPS/{rrn}/{remark}/{who}/{ifsc}", achd="ACH/{who}/{ref}/{eight}", achc="ACH/{who}/{ref}/CR", atm="NFS/CASH WDL/{rrn}/{six}/{place}",
    pos="VPS/{who}/{rrn}/{place}", cashc="BY CASH -{place}", cashd="CASH PAID:SELF", intc="{ref}:Int.Pd:{day:%d-%m-%Y}", chg="SMSChgs{mon}{yy}+GST",
    fdd="TRF TO FD no. {ref}", fdc="Closure Proceeds FD {ref}", chqc="CLG/{who}/{chq}/{code}/{day:%d.%m.%Y}", chqd="CLG/{who}/{chq}/{code}",
    trfc="INFT/{ref}/{remark}/{who}", trfd="INFT/{ref}/{remark}/{who}", rtgsc="RTGS-{utr}-{who}-{ifsc}", rtgsd="INF/RTGS/{utr}/{ifsc}/{who}"))
SOUTH = dialect(dict(
    upid="UPI/{rrn}/DR/{title}/{code}/{vpa}/{remark}", upic="UPI/{rrn}/CR/{title}/{code}/{vpa}/{remark}",
    neftc="NEFT/{utr}/{title}/{code}", neftd="NEFT/{utr}/{title}/{code}", impsc="IMPS/{rrn}/{title}/{code}/{remark}", impsd="IMPS/{rrn}/{title}/{code}/{remark}",
    achd="NACH/{title}/{ref}", achc="NACH-CR/{title}/{ref}", atm="ATM Cash Wdl {place} {six}", pos="Pos Purchase {title} {place}",
    cashc="Cash Deposit", cashd="Cash Withdrawal", intc="Int.Credit {day:%d-%m-%Y}", chg="Sms Alert Charges {mon} {yy}",
    fdd="Transfer to Fixed Deposit {ref}", fdc="Fixed Deposit Closure {ref}", chqc="Clearing Cheque {chq} {title}", chqd="Cheque Paid {chq} {title}",
    trfc="Fund Transfer from {title} {remark}", trfd="Fund Transfer to {title} {remark}", rtgsc="RTGS/{utr}/{title}/{code}", rtgsd="RTGS/{utr}/{title}/{code}"))
PAYMENTS = dialect(dict(
    upid="UPI OUT/{rrn}/{vpa}/{who}/{remark}", upic="UPI IN/{rrn}/{vpa}/{who}/{remark}", neftc="NEFT INWARD/{utr}/{who}", neftd="NEFT OUTWARD/{utr}/{who}",
    impsc="IMPS INWARD/{rrn}/{who}/{code}/{remark}", impsd="IMPS OUTWARD/{rrn}/{who}/{code}/{remark}", achd="E-MANDATE DR {who} {ref}",
    achc="NACH CREDIT {who} {ref}", atm="AEPS CASH WDL {rrn} {place}", pos="ECOM {who} {rrn}", cashc="BC CASH DEP {place}", cashd="BC CASH WDL {place}",
    intc="INTEREST CAPITALISED {mon}{yy}", chg="SMS PACK {mon}{yy} GST INCL", fdd="SWEEP OUT {ref}", fdc="SWEEP IN {ref}", chqc="CTS CR {chq} {who}",
    chqd="CTS DR {chq} {who}", trfc="IFT/{ref}/{who}/{remark}", trfd="IFT/{ref}/{who}/{remark}", rtgsc="RTGS INWARD/{utr}/{who}", rtgsd="RTGS OUTWARD/{utr}/{who}"))
TYPED = dialect(dict(
    upid="UPI {rrn} {who} {remark}", upic="UPI {rrn} {who} {remark}", neftc="NEFT {who} {utr} {remark}", neftd="NEFT {who} {utr} {remark}",
    impsc="IMPS {rrn} {who} {remark}", impsd="IMPS {rrn} {who} {remark}", achd="ACH DEBIT {who} {ref}", achc="ACH CREDIT {who} {ref}",
    atm="ATM {place} {six}", pos="POS {who} {place}", cashc="CASH RECEIPT", cashd="SELF CHQ {chq}", intc="SB INTEREST {mon} {yy}", chg="SMS CHG {mon} {yy}",
    fdd="FDR MADE {ref}", fdc="FDR PAID {ref}", chqc="CHQ {chq} {who}", chqd="CHQ {chq} {who}", trfc="TRANSFER {who} {remark}", trfd="TRANSFER {who} {remark}",
    rtgsc="RTGS {who} {utr}", rtgsd="RTGS {who} {utr}"))

ORDER_A = [("date", 34, 90), ("text", 92, 320), ("debit", 330, 400), ("credit", 405, 475), ("balance", 480, 562)]
ORDER_B = [("date", 34, 96), ("text", 100, 318), ("credit", 328, 400), ("debit", 404, 476), ("balance", 480, 562)]
TITLES = [dict(date="Date", text="Particulars", debit="Withdrawals", credit="Deposits", balance="Balance"),
          dict(date="Txn Date", text="Description", debit="Debit", credit="Credit", balance="Balance"),
          dict(date="Date", text="Narration", debit="Withdrawal Amt", credit="Deposit Amt", balance="Closing Balance"),
          dict(date="Tran Date", text="Transaction Details", debit="Dr Amount", credit="Cr Amount", balance="Balance (INR)")]


def bank(key, name, ifsc, say, at, font="Helvetica", digits=14):
    dates = ["%d-%m-%Y", "%d/%m/%Y", "%d-%b-%Y", "%d %b %Y", "%d/%m/%y"]
    return dict(key=key, name=name, ifsc=ifsc, say=say, digits=digits, font=font, size=7.5, titles=TITLES[at % 4],
                columns=ORDER_B if at % 5 == 3 else ORDER_A, date=dates[at % 5], suffix=" Cr" if at % 3 == 1 else "", loud=at % 2 == 0)


ALL = [
    bank("apgb", "Andhra Pradesh Grameena Bank", "APGB0001234", GRAMIN, 0), bank("pdcc", "Pune District Central Co-operative Bank", "HDFC0CPDCCB", COOP, 1, "Times-Roman", 13),
    bank("sbi", "State Bank of India", "SBIN0004412", STAR, 2, digits=11), bank("hdfc", "HDFC Bank", "HDFC0000911", PRIVATE, 3, "Times-Roman"),
    bank("icici", "ICICI Bank", "ICIC0000662", SLASH, 4, digits=12), bank("dhan", "Dhanlaxmi Bank", "DLXB0000071", SOUTH, 5, digits=15),
    bank("nsdl", "NSDL Payments Bank", "NSPB0000001", PAYMENTS, 6, digits=12), bank("rajkot", "Rajkot Nagarik Sahakari Bank", "RNSB0000010", TYPED, 7, "Courier", 13),
    bank("assam", "Assam Gramin Vikash Bank", "UTBI0RRBAGB", GRAMIN, 8, "Times-Roman"), bank("nkgsb", "NKGSB Co-operative Bank", "NKGS0000023", COOP, 9, digits=15),
    bank("boi", "Bank of India", "BKID0006512", STAR, 10, digits=15), bank("kotak", "Kotak Mahindra Bank", "KKBK0000431", PRIVATE, 11, digits=10),
    bank("capital", "Capital Small Finance Bank", "CLBL0000055", SOUTH, 12), bank("ippb", "India Post Payments Bank", "IPOS0000001", PAYMENTS, 13, digits=12),
    bank("surat", "Surat Peoples Co-operative Bank", "SPCB0251012", TYPED, 14, digits=13), bank("rbl", "RBL Bank", "RATN0000144", SLASH, 15, digits=12),
]
