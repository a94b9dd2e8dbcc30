"""Twelve banks: how each words a payment and lays out a page."""
from types import SimpleNamespace

HANDLES = ["ybl", "okaxis", "oksbi", "ptyes", "okhdfcbank", "axl", "ibl", "upi", "kotak", "fbl"]
CODES = ["SBIN", "HDFC", "ICIC", "UTIB", "PUNB", "BARB", "KKBK", "CNRB", "IOBA", "FDRL", "INDB", "YESB"]


def words(account, date, who, say):
    seed = sum(ord(letter) * (at + 1) for at, letter in enumerate(who))
    digits = lambda count: "".join(account.r.choice("0123456789") for _ in range(count))
    plain = "".join(letter for letter in who.lower() if letter.isalnum()) or "payee"
    code = CODES[seed % len(CODES)]
    return dict(
        who=who.upper(), Who=who, say=say, SAY=say.upper(), code=code, ifsc=f"{code}000{seed % 9000 + 1000}",
        vpa=f"{plain[:12]}.{seed % 97}@{HANDLES[seed % len(HANDLES)]}", rrn=f"{date.year % 10}{date.timetuple().tm_yday:03d}{digits(8)}",
        utr=f"{code}N5{date:%y}{date.timetuple().tm_yday:03d}{digits(7)}"[:22], ref=f"{seed * 104729 % 10**8:08d}",
        chq=digits(6), term=digits(7), town=account.town.upper(), d=date, mon=f"{date:%b}".upper(), yy=f"{date:%y}",
        me=account.holder.upper())


def dialect(forms):
    def say(account, date, form, who, remark):
        template = forms.get(form) or forms[form[:-1]]
        return template.format(**words(account, date, who, remark)).rstrip("/-: ")
    return say


# Long and with stars, as core systems of the south print it.
VYSYA = dialect({
    "upi-": "UPI-DR-{rrn}-{who}-{code}-{vpa}-{say}", "upi+": "UPI-CR-{rrn}-{who}-{code}-{vpa}-{say}", "neft+": "NEFT-{code}-{utr}-{who}-{say}",
    "neft-": "NEFT O/W-{utr}-{who}-{say}", "imps+": "IMPS-CR-{rrn}-{who}-{say}", "imps-": "IMPS-DR-{rrn}-{who}-{say}", "nach-": "NACH-DR-{who}-{ref}",
    "nach+": "NACH-CR-{who}-{ref}", "atm-": "ATM-CASH-{term}-{town}", "pos-": "POS-{who}-{town}", "cash+": "CASH DEP-{town}", "cash-": "CASH WDL SELF",
    "cheque+": "CTS INWARD CR-{chq}-{who}", "cheque-": "CTS-{chq}-{who}", "book+": "TRF FR {who} {say}", "book-": "TRF TO {who} {say}",
    "interest+": "SB INT FOR {mon}-{yy}", "fee-": "SMS CHGS-{mon}{yy}-GST", "rtgs+": "RTGS-{utr}-{who}", "rtgs-": "RTGS O/W-{utr}-{who}"})
# Slashes, mixed case.
ANALYST = dialect({
    "upi-": "UPI/{rrn}/{Who}/{vpa}/{say}", "upi+": "UPI/{rrn}/{Who}/{vpa}/{say}", "neft+": "NEFT/{utr}/{Who}/{say}", "neft-": "NEFT/{utr}/{Who}/{say}",
    "imps+": "IMPS/{rrn}/{Who}/{say}", "imps-": "IMPS/{rrn}/{Who}/{say}", "nach-": "ACH/DR/{Who}/{ref}", "nach+": "ACH/CR/{Who}/{ref}",
    "atm-": "ATM/{term}/{town}", "pos-": "POS/{Who}/{term}", "cash+": "Cash Deposit/{town}", "cash-": "Cash Withdrawal/Self", "cheque+": "CLG/CR/{chq}/{Who}",
    "cheque-": "CLG/DR/{chq}/{Who}", "book+": "FT/{ref}/{Who}/{say}", "book-": "FT/{ref}/{Who}/{say}", "interest+": "Int.Pd upto {d:%d-%m-%Y}",
    "fee-": "SMS Alert Fee {mon} {yy}", "rtgs+": "RTGS/{utr}/{Who}", "rtgs-": "RTGS/{utr}/{Who}"})
# By and to, as in a passbook.
PASSBOOK = dialect({
    "upi-": "TO UPI {rrn} {who} {say}", "upi+": "BY UPI {rrn} {who} {say}", "neft+": "BY NEFT {utr} {who} {say}", "neft-": "TO NEFT {utr} {who} {say}",
    "imps+": "BY IMPS {rrn} {who} {say}", "imps-": "TO IMPS {rrn} {who} {say}", "nach-": "TO NACH {who} {ref}", "nach+": "BY NACH {who} {ref}",
    "atm-": "TO ATM {town} {term}", "pos-": "TO POS {who}", "cash+": "BY CASH", "cash-": "TO SELF", "cheque+": "BY CLG {chq} {who}", "cheque-": "TO CLG {chq} {who}",
    "book+": "BY TRF {who} {say}", "book-": "TO TRF {who} {say}", "interest+": "BY SB INT {mon}{yy}", "fee-": "TO SMS CHG {mon}{yy}",
    "rtgs+": "BY RTGS {utr} {who}", "rtgs-": "TO RTGS {utr} {who}"})
# Bank and branch inside, the beneficiary too.
BRANCHED = dialect({
    "upi-": "UPIOUT/{rrn}/{vpa}/{who}/{code}/{say}", "upi+": "UPIIN/{rrn}/{vpa}/{who}/{code}/{say}", "neft+": "NEFT IN:{utr}/{ifsc}/{who}/{me}/{say}",
    "neft-": "NEFT OUT:{utr}/{ifsc}/{who}/{say}", "imps+": "IMPS IN:{rrn}/{who}/{ifsc}/{say}", "imps-": "IMPS OUT:{rrn}/{who}/{ifsc}/{say}",
    "nach-": "NACH DR INW {who} {code}{ref}", "nach+": "NACH CR INW {who} {code}{ref}", "atm-": "ATW/{term}/{town}/{d:%d%m}", "pos-": "PCD/{term}/{who}/{town}",
    "cash+": "CSH DEP/{town}", "cash-": "CSH WDL/{town}/SELF", "cheque+": "CHQ DEP/{chq}/{who}", "cheque-": "CHQ ISS/{chq}/{who}", "book+": "INTRABANK/{ref}/{who}/{say}",
    "book-": "INTRABANK/{ref}/{who}/{say}", "interest+": "CREDIT INT {d:%d/%m/%y}", "fee-": "CHRG:SMS:{mon}{yy}", "rtgs+": "RTGS IN:{utr}/{ifsc}/{who}/{me}",
    "rtgs-": "RTGS OUT:{utr}/{ifsc}/{who}"})
# Words and colons.
TALKING = dialect({
    "upi-": "UPI payment to {Who} ({vpa}) Ref {rrn} {say}", "upi+": "UPI received from {Who} ({vpa}) Ref {rrn} {say}", "neft+": "NEFT received from {Who} Ref {utr} {say}",
    "neft-": "NEFT sent to {Who} Ref {utr} {say}", "imps+": "IMPS received from {Who} Ref {rrn} {say}", "imps-": "IMPS sent to {Who} Ref {rrn} {say}",
    "nach-": "Mandate debit {Who} UMRN {code}{ref}", "nach+": "NACH credit {Who} {ref}", "atm-": "Cash withdrawn at ATM {term} {town}", "pos-": "Card purchase {Who} {town}",
    "cash+": "Cash deposited at {town}", "cash-": "Cash withdrawn by self", "cheque+": "Cheque {chq} deposited {Who}", "cheque-": "Cheque {chq} paid to {Who}",
    "book+": "Transfer from {Who} {say}", "book-": "Transfer to {Who} {say}", "interest+": "Savings interest {d:%b %Y}", "fee-": "SMS fee {d:%b %Y} with GST",
    "rtgs+": "RTGS received from {Who} Ref {utr}", "rtgs-": "RTGS sent to {Who} Ref {utr}"})

# name, left, right, title
PLAIN = [("date", 32, 88, "Date"), ("text", 92, 322, "Particulars"), ("out", 330, 398, "Withdrawals"), ("in", 404, 474, "Deposits"), ("balance", 480, 563, "Balance")]
VALUED = [("date", 30, 82, "Tran Date"), ("value", 84, 136, "Value Date"), ("text", 140, 340, "Description"), ("out", 346, 410, "Debit"), ("in", 414, 480, "Credit"),
          ("balance", 484, 565, "Balance")]
SIGNED = [("serial", 30, 50, "S.No"), ("date", 54, 110, "Date"), ("text", 114, 360, "Transaction Details"), ("amount", 366, 440, "Amount (INR)"), ("sign", 446, 474, "Dr/Cr"),
          ("balance", 480, 565, "Balance (INR)")]
LEFT = [("date", 32, 92, "Date"), ("text", 96, 320, "Narration"), ("in", 328, 400, "Credit"), ("out", 404, 474, "Debit"), ("balance", 480, 563, "Running Balance")]


def bank(key, name, ifsc, say, columns, dates, font="Helvetica", size=7.5, digits=14, signs=False, newest_first=False, ruled=True,
         labels=("Customer Name", "Account No", "Statement Period"), forward="Opening Balance"):
    bold = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}[font]
    return SimpleNamespace(key=key, name=name, ifsc=ifsc, say=say, columns=columns, dates=dates, font=font, bold=bold, size=size, digits=digits,
                           signs=signs, newest_first=newest_first, ruled=ruled, labels=labels, forward=forward)


BANKS = {one.key: one for one in [
    bank("kvb", "Karur Vysya Bank", "KVBL0001203", VYSYA, VALUED, "%d-%m-%Y", digits=16),
    bank("cub", "City Union Bank", "CIUB0000081", VYSYA, PLAIN, "%d/%m/%Y", "Times-Roman", 8, 15, signs=True, labels=("Name", "Account Number", "Period")),
    bank("jkb", "The Jammu and Kashmir Bank", "JAKA0NOWGAM", PASSBOOK, PLAIN, "%d-%b-%Y", "Courier", 6.5, 16, signs=True, forward="B/F"),
    bank("saraswat", "Saraswat Co-operative Bank", "SRCB0000120", PASSBOOK, LEFT, "%d/%m/%y", digits=15, ruled=False),
    bank("ujjivan", "Ujjivan Small Finance Bank", "UJVN0002214", ANALYST, SIGNED, "%d %b %Y", digits=16),
    bank("au", "AU Small Finance Bank", "AUBL0002098", TALKING, VALUED, "%d %b %Y", digits=16, labels=("Primary Holder", "Account Number", "Statement Period")),
    bank("dcb", "DCB Bank", "DCBL0000044", BRANCHED, PLAIN, "%d-%b-%y", "Times-Roman", 8, 14),
    bank("bandhan", "Bandhan Bank", "BDBL0001711", ANALYST, PLAIN, "%d-%m-%Y", digits=14, signs=True, ruled=False),
    bank("sib", "South Indian Bank", "SIBL0000317", BRANCHED, VALUED, "%d-%m-%y", digits=16, labels=("Account Holder", "A/C No", "Period")),
    bank("psb", "Punjab and Sind Bank", "PSIB0000455", PASSBOOK, SIGNED, "%d/%m/%Y", "Times-Roman", 8, 14, labels=("Name", "Account Number", "Statement Period")),
    bank("tmb", "Tamilnad Mercantile Bank", "TMBL0000103", VYSYA, SIGNED, "%d-%m-%Y", digits=15, newest_first=False),
    bank("esaf", "ESAF Small Finance Bank", "ESMF0001166", TALKING, PLAIN, "%d/%m/%Y", digits=14, signs=True),
]}
