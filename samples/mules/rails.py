"""What banks write about a payment: five dialects, each a method for every rail.

Every method takes the drawing `r`, the time, whether money goes `out`, the other party and a note; it gives the narration
and the reference. Rails: upi, imps, neft, rtgs, own (within the bank), cash, cdm, atm, pos, nach, cheque, settle, bill, plain."""

import world


def card(r):
    return f"{r.choice(['512967', '416021', '652166', '436303', '508534'])}XXXXXX{r.randrange(1000, 9999)}"


class Plain:
    """UPI/DR/number/name/bank/address/note, as most public banks print it."""

    def __init__(self, holder, town):
        self.holder, self.town = holder, town

    def upi(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"UPI/{'DR' if out else 'CR'}/{ref}/{who.name[:16]}/{who.code}/{who.vpa}/{note or 'UPI'}", ref

    def imps(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"IMPS/{'P2A' if out else 'INW'}/{ref}/{who.name}/{who.code}/XX{who.account[-4:]}/{note or 'IMPS TXN'}", ref

    def neft(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "neft")
        return f"NEFT {'DR' if out else 'CR'}-{who.ifsc}-{who.name}-{note or self.holder}", ref

    def rtgs(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "rtgs")
        return f"RTGS {'DR' if out else 'CR'}-{who.ifsc}-{who.name}-{note or self.holder}", ref

    def own(self, r, when, out, who, note):
        return f"TRF {'TO' if out else 'FROM'} {who.account[-6:].rjust(12, 'X')} {who.name} {note}".strip(), ""

    def cash(self, r, when, out, who, note):
        if out:
            return f"CASH WDL SELF CHQ {note or self.town}", world.digits(r, 6)
        return f"BY CASH {note or self.town}", ""

    def cdm(self, r, when, out, who, note):
        return f"CASH DEPOSIT CDM {r.choice('SDN')}{world.digits(r, 6)} {note or self.town}", ""

    def atm(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"ATM WDL {card(r)} {r.choice('SAN')}1{r.choice(['AW', 'CN', 'BW'])}{world.digits(r, 4)} {note or self.town}", ref

    def pos(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"POS {card(r)} {who.name} {note or self.town}", ref

    def nach(self, r, when, out, who, note):
        return f"ACH-{'DR' if out else 'CR'}-{who.name}-{note or 'NACH' + world.digits(r, 10)}", ""

    def cheque(self, r, when, out, who, note):
        ref = world.digits(r, 6)
        return (f"CHQ PAID-MICR CTS-{who.name}" if out else f"CHQ DEP-CTS CLG-{who.name}-{note or who.code}"), ref

    def settle(self, r, when, out, who, note):
        ref = world.utr(r, when, who.code, "neft")
        return f"NEFT CR-{who.ifsc}-{who.name}-{note or 'SETTLEMENT'} {when:%d%m%y}", ref

    def bill(self, r, when, out, who, note):
        return f"BILLPAY/{who.name}/{note or world.digits(r, 10)}", world.digits(r, 10)

    def plain(self, r, when, out, who, note):
        return note, ""


class State(Plain):
    """TO TRANSFER-...-- and BY TRANSFER-...--"""

    def upi(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"{'TO' if out else 'BY'} TRANSFER-UPI/{'DR' if out else 'CR'}/{ref}/{who.name[:10]}/{who.code}/{who.vpa[:14]}/{note or 'Payment'}--", ref

    def imps(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"{'TO' if out else 'BY'} TRANSFER-{'' if out else 'IN '}IMPS/{ref}/{who.code}-xx{who.account[-3:]}-{who.name}/{note or 'IMPS'}--", ref

    def neft(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "neft")
        return f"{'TO' if out else 'BY'} TRANSFER-NEFT*{who.ifsc}*{ref}*{who.name}--{' ' + note if note else ''}", ref

    def rtgs(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "rtgs")
        return f"{'TO' if out else 'BY'} TRANSFER-RTGS UTR NO: {ref}-{who.name}--", ref

    def own(self, r, when, out, who, note):
        return f"{'TO' if out else 'BY'} TRANSFER-INB {note} {who.name}--", f"MAB{world.digits(r, 9)}"

    def cash(self, r, when, out, who, note):
        if out:
            return f"CASH WITHDRAWAL BY CHEQUE-SELF AT {note or self.town}--", world.digits(r, 6)
        return f"CASH DEPOSIT-CASH DEPOSIT SELF AT {r.randrange(100, 19999):05d} {note or self.town}--", ""

    def cdm(self, r, when, out, who, note):
        return f"CASH DEPOSIT-CDM {world.digits(r, 10)} {note or self.town}--", ""

    def atm(self, r, when, out, who, note):
        return f"ATM WDL-ATM CASH {world.digits(r, 4)} {note or self.town}--", ""

    def pos(self, r, when, out, who, note):
        return f"BY DEBIT CARD-SBIPOS{world.rrn(r, when)}{who.name} {note or self.town}--", ""

    def nach(self, r, when, out, who, note):
        return f"{'DEBIT-ACHDr' if out else 'CREDIT-ACHCr'} {r.choice(['NACH', 'UTIB', 'HDFC'])}{world.digits(r, 14)} {who.name} {note}".strip() + "--", ""

    def cheque(self, r, when, out, who, note):
        ref = world.digits(r, 6)
        return (f"TO CLEARING-{who.name}--" if out else f"BY CLEARING-CTS {ref} {who.name}--"), ref


class Dashes(Plain):
    """UPI-NAME-address-IFSC-number-NOTE"""

    def upi(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"UPI-{who.name}-{who.vpa.upper()}-{who.ifsc}-{ref}-{note or 'UPI'}", ref

    def imps(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"IMPS-{ref}-{who.name}-{who.code}-XXXXXXX{who.account[-4:]}-{note or 'IMPS'}", ref

    def neft(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "neft")
        return f"NEFT {'DR' if out else 'CR'}-{who.ifsc}-{who.name}-{note or self.holder}-{ref}", ref

    def rtgs(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "rtgs")
        return f"RTGS {'DR' if out else 'CR'}-{who.ifsc}-{who.name}-{note or self.holder}-{ref}", ref

    def own(self, r, when, out, who, note):
        return f"FT - {'DR' if out else 'CR'} - {who.account} - {who.name} {note}".strip(), ""

    def cash(self, r, when, out, who, note):
        if out:
            return f"CASH W/D - SELF - {note or self.town}", world.digits(r, 6)
        return f"CASH DEPOSIT BY - SELF - {note or self.town}", ""

    def atm(self, r, when, out, who, note):
        return f"{r.choice(['ATW', 'NWD', 'EAW'])}-{card(r)}-S1A{r.choice('NW')}{world.digits(r, 4)}-{note or self.town}", world.digits(r, 12)

    def nach(self, r, when, out, who, note):
        return f"ACH {'D' if out else 'C'}- {who.name}-{note or 'P5R' + world.digits(r, 8)}", ""

    def cheque(self, r, when, out, who, note):
        ref = world.digits(r, 6)
        return (f"CHQ PAID-INWARD TRAN-{who.name}" if out else f"CHQ DEP - CTS CLG - {note or self.town} - {who.name}"), ref


class Slashes(Plain):
    """UPI/number/note/address/bank and MMT/IMPS/..."""

    def upi(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"UPI/{who.name[:14]}/{who.vpa}/{note or 'NA'}/{who.code} BANK/{ref}", ref

    def imps(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"MMT/IMPS/{ref}/{note or 'IMPS'}/{who.name}/{who.ifsc}", ref

    def neft(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "neft")
        return f"{'INF/' if out else ''}NEFT/{ref}/{who.ifsc}/{note}/{who.name}", ref

    def rtgs(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "rtgs")
        return f"RTGS-{ref}-{who.name}-{who.account[-10:]}-{who.ifsc}", ref

    def own(self, r, when, out, who, note):
        return f"BIL/INFT/{r.choice('CDE')}{r.choice('ABCD')}{world.digits(r, 8)}/{note}/{who.name}", ""

    def cash(self, r, when, out, who, note):
        if out:
            return f"CASH PAID:SELF/{note or self.town}", world.digits(r, 6)
        return f"BY CASH - {note or self.town}", ""

    def cdm(self, r, when, out, who, note):
        return f"CAM/{world.digits(r, 8)}/CASH DEP/{when:%d-%m-%y}/{note or self.town}", ""

    def atm(self, r, when, out, who, note):
        return f"{r.choice(['NFS/CASH WDL', 'ATM/CASH WDL'])}/{when:%d-%m-%y}/{note or self.town}/{world.digits(r, 6)}", ""

    def pos(self, r, when, out, who, note):
        return f"VPS/{who.name}/{when:%Y%m%d%H%M}/{world.digits(r, 12)}/{note or self.town}", ""

    def nach(self, r, when, out, who, note):
        return f"ACH/{who.name}/{world.digits(r, 9)}{'/' + note if note else ''}", ""

    def cheque(self, r, when, out, who, note):
        ref = world.digits(r, 6)
        return f"CLG/{who.name}/{ref}/{who.code}/{when:%d.%m.%Y}", ref


class Codes(Plain):
    """UPI/P2A/number/name/bank/note"""

    def upi(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        shop = any(mark in who.vpa for mark in ("qr", "rzp", "fbpe", "okbiz", "@icici"))
        return f"UPI/{'P2M' if shop else 'P2A'}/{ref}/{who.name}/{who.code} BANK/{note or 'UPI'}", ref

    def imps(self, r, when, out, who, note):
        ref = world.rrn(r, when)
        return f"IMPS/P2A/{ref}/{who.name}/{who.code}BANK/{note or 'X' * 6 + who.account[-4:]}", ref

    def neft(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "neft")
        return f"NEFT/{ref}/{who.name}/{who.code} BANK/{note}".rstrip("/"), ref

    def rtgs(self, r, when, out, who, note):
        ref = world.utr(r, when, self.code if out else who.code, "rtgs")
        return f"RTGS/{ref}/{who.name}/{who.code} BANK/{note}".rstrip("/"), ref

    def own(self, r, when, out, who, note):
        return f"MOB/TPFT/{who.name}/{who.account}{'/' + note if note else ''}", ""

    def cash(self, r, when, out, who, note):
        if out:
            return f"CASH-WDL/SELF/{note or self.town}", world.digits(r, 6)
        return f"BY CASH DEPOSIT/{note or self.town}", ""

    def cdm(self, r, when, out, who, note):
        return f"BY CASH DEPOSIT-BNA/{world.digits(r, 8)}/{world.digits(r, 4)}/{when:%d%m%y}/{note or self.town}", ""

    def atm(self, r, when, out, who, note):
        return f"ATM-CASH/{r.choice('SPN')}{world.digits(r, 7)}/{when:%d%m%y}/{note or self.town}", ""

    def pos(self, r, when, out, who, note):
        return f"PUR/{who.name}/{note or self.town}/{when:%d%m%y}/{world.digits(r, 6)}", ""

    def nach(self, r, when, out, who, note):
        return f"ACH-{'DR' if out else 'CR'}-{who.name}-{note or world.digits(r, 12)}", ""


DIALECTS = {"plain": Plain, "state": State, "dashes": Dashes, "slashes": Slashes, "codes": Codes}
