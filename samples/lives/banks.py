"""Narration grammars per bank and the page layouts (drawn with reportlab)."""

import os

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen import canvas

from world import BANKN

MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()

# ---------------------------------------------------------------- grammars
BASE = dict(
    upi_dr="UPI/DR/{rrn}/{name}/{bank}/{vpa}/{rem}",
    upi_cr="UPI/CR/{rrn}/{name}/{bank}/{vpa}/{rem}",
    upim_dr=None,
    upimand="UPI/DR/{rrn}/{name}/{bank}/{vpa}/UPI MANDATE",
    upi_rev="UPI/RVSL/{rrn}/{name}/REVERSAL",
    neft_cr="NEFT/{utr}/{name}/{bankn}/{rem}",
    neft_dr="NEFT/{utr}/{name}/{bank}/{rem}",
    rtgs_cr="RTGS/{utr}/{name}/{bankn}",
    rtgs_dr="RTGS/{utr}/{name}/{bank}",
    imps_cr="IMPS/P2A/{rrn}/{name}/{bank}/{rem}",
    imps_dr="IMPS/P2A/{rrn}/{name}/{bank}/{rem}",
    ft_cr="TRF/{name}/{acct}/{rem}",
    ft_dr="TRF TO {name}/{acct}/{rem}",
    sal="SALARY {mon} {yr}/{name}",
    ach_dr="ACH DR/{name}/{umrn}",
    ach_cr="ACH CR/{name}/{ref}",
    ach_rev="ACH DR RTN/{name}/{umrn}:INSUFFICIENT FUNDS",
    ret_chg="ACH RTN CHARGES INCL GST {dmy}",
    emi_own="LOAN EMI {loan}",
    disb_own="{word} {loan}",
    disb_neft=None,
    atm="ATM WDL/{atm}/{city}/{dmy}",
    pos="POS/{name}/{city}/{dmy}/{hm}",
    ecom="ECOM PUR/{name}/{city}/{dmy}/{hm}",
    cash="BY CASH/{branch}",
    cdm="CDM/{atm}/CASH DEP/{city}",
    self_cash="SELF/CASH PAID",
    chq_dr="CLG/{name}/{chq}",
    chq_cr="BY CLG/{name}/{chq}",
    odep_ret="CHQ DEP RET/{chq}/FUNDS INSUFFICIENT",
    iw_ret="I/W CHEQUE RETURN-{name}-{chq}-01-FUNDS INSUFFICIENT",
    chq_ret_chg="CHQ RETURN CHARGES INCL GST {chq}",
    int="INT.PD:{q0} to {q1}",
    fd_dr="TO FD A/C {acct}",
    fd_cr="FD CLOSURE PROCEEDS {acct}",
    fd_int="FD INTEREST {acct}",
    rd_dr="RD INSTALMENT {acct}",
    sms="SMS CHARGES {qq} INCL GST",
    dcf="DEBIT CARD ANNUAL FEE INCL GST",
    amb="AVG MIN BAL CHARGES {mon}{yy} INCL GST",
    gst="GST/BANKREFERENCE{ref}/CIN{cin}",
    tax="CBDT TAX PAYMENT/{ref}",
    od_int="INT.COLL:{q0} to {q1}",
    itref="NEFT/{utr}/ITDTAX REFUND {ay}/{pan}",
    bill="BILLPAY/{name}/{ref}",
    cardbill="CC PAYMENT/{name}/{card4}",
)
G = {}
G["HDFC"] = dict(
    BASE,
    upi_dr="UPI-{name}-{vpa}-{ifsc}-{rrn}-{rem}",
    upi_cr="UPI-{name}-{vpa}-{ifsc}-{rrn}-{rem}",
    upimand="UPI-{name}-{vpa}-{ifsc}-{rrn}-MANDATEEXECUTE",
    upi_rev="REV-UPI-{name}-{vpa}-{rrn}",
    neft_cr="NEFT CR-{ifsc}-{name}-{holder}-{utr}",
    neft_dr="NEFT DR-{ifsc}-{name}-NETBANK, MUM-{utr}-{rem}",
    rtgs_cr="RTGS CR-{ifsc}-{name}-{holder}-{utr}",
    rtgs_dr="RTGS DR-{ifsc}-{name}-NETBANK, MUM-{utr}",
    imps_cr="IMPS-{rrn}-{name}-{bank}-XXXXXXXX{a4}-{rem}",
    imps_dr="IMPS-{rrn}-{name}-{bank}-XXXXXXXX{a4}-{rem}",
    ft_cr="FT - CR - {acct} - {name}",
    ft_dr="{acct}-TPT-{rem}-{name}",
    sal="SALARY {mon} {yr} - {name}",
    ach_dr="ACH D- {name}-{umrn}",
    ach_cr="ACH C- {name}-{ref}",
    ach_rev="REV-ACH D- {name}-{umrn}:INSUFFICIENTFUNDS",
    ret_chg="ACH DEBIT RETURN CHARGES {dmy}-MIR{ref}",
    emi_own="EMI {loan} CHQ S{loan}0{n} {mmyy}{loan}",
    atm="ATW-{card}-{atm}-{city}",
    pos="POS {card} {name}",
    ecom="ME DC SI {card} {name}",
    cash="CASH DEPOSIT BY - SELF - {branch}",
    cdm="CASH DEP - CDM {atm} - {city}",
    self_cash="CHQ PAID-SELF-{city}",
    chq_dr="CHQ PAID-MICR CTS-{city}-{name}",
    chq_cr="CHQ DEP - MICR CLG - {city} - {name}",
    odep_ret="CHQ DEP RET-FUNDS INSUFFICIENT-{chq}",
    int="INTEREST PAID TILL {q1u}",
    fd_dr="FD THROUGH NET-{acct}:{holder}",
    fd_int="INTEREST ON FD {acct} CREDITED",
    rd_dr="RD INSTALLMENT-{monu}-{acct}",
    sms="INSTAALERT CHRG INCL GST {qq}-MIR{ref}",
    dcf="DC ANNUAL FEE INCL GST -MIR{ref}",
    amb="AMB CHRG INCL GST FOR {monu}{yr}-MIR{ref}",
    gst="GST/BANK REFERENCE NO: {ref}/CIN NO:{cin}",
    tax="DIRECT TAX-CBDT-{ref}",
    od_int="INTEREST DEBITED TILL {q1u}",
    itref="NEFT CR-SBIN0004266-ITDTAX REFUND {ay} {pan}-{holder}-{utr}",
    bill="IB BILLPAY DR-{name}-{ref}",
    cardbill="IB BILLPAY DR-{name}-{card4}",
)
G["ICIC"] = dict(
    BASE,
    upi_dr="UPI/{name}/{vpa}/{rem}/{bankn}/{rrn}/ICI{id}",
    upi_cr="UPI/{name}/{vpa}/{rem}/{bankn}/{rrn}/{id}",
    upimand="UPI/{name}/{vpa}/UPI Mandate/{bankn}/{rrn}/ICI{id}",
    upi_rev="UPI/RVSL/{rrn}/{name}/{vpa}",
    neft_cr="NEFT-{utr}-{name}-{rem}-{a4}-{ifsc}",
    neft_dr="INF/NEFT/{utr}/{ifsc}/{rem}/{name}",
    rtgs_cr="RTGS-{utr}-{name}-{a4}-{ifsc}",
    rtgs_dr="INF/RTGS/{utr}/{ifsc}/{name}",
    imps_cr="MMT/IMPS/{rrn}/{rem}/{name}/{bankn}",
    imps_dr="MMT/IMPS/{rrn}/{rem}/{name}/{ifsc}",
    ft_cr="INF/INFT/{ref}/{rem}/{name}",
    ft_dr="INF/INFT/{ref}/{rem}/{name}",
    sal="CMS/ {mon}{yy} SALARY/{name}",
    ach_dr="ACH/{name}/{umrn}/{ref}",
    ach_cr="ACH/{name}/{ref}/CR",
    ach_rev="ACH/{name}/{umrn}/RTN:INSUFFICIENT FUNDS",
    ret_chg="RTN CHG {dmy} ECS INCL GST",
    emi_own="BIL/{ref}/Loan EMI/{loan}",
    atm="NFS/CASH WDL/{dmy}/{atm}/{city}",
    pos="IPS/{name}/{dmy}{hmn}/{rrn}/{city}",
    ecom="VIN/{name}/{dmy}{hmn}/{rrn}",
    cash="BY CASH -{branch}",
    cdm="CAM/{atm}/CASHDEP/{dmy}",
    chq_dr="CLG/{name}/{chq}",
    chq_cr="CLG/{name}/{bank}/{chq}",
    int="{acct}:Int.Pd:{q0} to {q1}",
    od_int="{acct}:Int.Coll:{q0} to {q1}",
    fd_dr="TRF TO FD no. {acct}",
    fd_cr="FD {acct} CLOSURE PROCEEDS",
    fd_int="{acct}:Int.Pd:FD",
    rd_dr="TRF TO RD NO {acct}",
    sms="SMSChgs{qq}+GST",
    dcf="DCARDFEE{card4}{monu}{yy}+GST",
    amb="MinBal Chg {mon}{yy}+GST",
    itref="NEFT-{utr}-ITDTAX REFUND {ay}-{pan}-SBIN0004266",
    bill="BIL/ONL/{ref}/{name}",
    cardbill="BIL/INFT/{ref}/{name}/{card4}",
    gst="GIB/{ref}/GST/{cin}",
    tax="DTAX/{ref}/CBDT",
)
G["SBIN"] = dict(
    BASE,
    upi_dr="TO TRANSFER-UPI/DR/{rrn}/{name18}/{bank}/{vpa}/{rem}--",
    upi_cr="BY TRANSFER-UPI/CR/{rrn}/{name18}/{bank}/{vpa}/{rem}--",
    upimand="TO TRANSFER-UPI/DR/{rrn}/{name18}/{bank}/{vpa}/Mandate--",
    upi_rev="BY TRANSFER-UPI/REV/{rrn}/{name18}--",
    neft_cr="BY TRANSFER-NEFT*{ifsc}*{utr}*{name}*{rem}--",
    neft_dr="TO TRANSFER-INB NEFT UTR NO: {utr}--{name} {rem}",
    rtgs_cr="BY TRANSFER-RTGS UTR NO: {utr}-{name}--",
    rtgs_dr="TO TRANSFER-INB RTGS UTR NO: {utr}--{name}",
    imps_cr="BY TRANSFER-INB IMPS{rrn}/{a10}/{bank}/{name}/{rem}--",
    imps_dr="TO TRANSFER-INB IMPS/P2A/{rrn}/{name}/{bank}/{rem}--",
    ft_cr="BY TRANSFER-INB {name} {rem}--TRANSFER FROM {acct}",
    ft_dr="TO TRANSFER-INB {name} {rem}--TRANSFER TO {acct}",
    sal="BULK POSTING-{name} SALARY {mon} {yr}-",
    ach_dr="DEBIT-ACHDr {umrn} {name}--",
    ach_cr="CREDIT-ACHCr {ref} {name}--",
    ach_rev="CREDIT-ACHDr RTN {umrn} {name}:INSUFFICIENT FUNDS--",
    ret_chg="DEBIT-ACHDr RETURN CHARGES INCL GST {dmy}--",
    emi_own="TO TRANSFER-LOAN EMI SI {loan}--TRANSFER TO {loan}",
    disb_own="BY TRANSFER-{word}--TRANSFER FROM {loan}",
    atm="ATM WDL-ATM CASH {n4} {atm} {city}--",
    pos="by debit card-OTHPOS{rrn}{name} {city}--",
    ecom="by debit card-SBIPG {rrn}{name} {city}--",
    cash="CASH DEPOSIT SELF-{branch}--",
    cdm="CASH DEPOSIT-CASH DEPOSIT AT CDM {atm} {city}--",
    self_cash="CASH WITHDRAWAL SELF-CASH CHEQUE--{chq}",
    chq_dr="TO CLEARING-{name}--{chq}",
    chq_cr="BY CLEARING-{name} {bank}--{chq}",
    odep_ret="CHEQUE RETURN-CHQ DEP RET {chq} FUNDS INSUFFICIENT--",
    int="CREDIT INTEREST--",
    od_int="DEBIT-INTEREST CHARGED FOR {mon} {yr}--",
    fd_dr="TO TRANSFER-TRF TO FIXED DEPOSIT--{acct}",
    fd_cr="BY TRANSFER-FD CLOSURE PROCEEDS--{acct}",
    fd_int="BY TRANSFER-TERM DEPOSIT INTEREST--TRANSFER FROM {acct}",
    rd_dr="TO TRANSFER-RD INSTALMENT SI--TRANSFER TO {acct}",
    sms="DEBIT-SMS CHARGES {qq}--",
    dcf="DEBIT-ATMCard AMC {card4} incl GST--",
    amb="DEBIT-AMB NON MAINTENANCE CHARGE {mon}{yy}--",
    gst="TO TRANSFER-INB GST {cin} {ref}--",
    tax="TO TRANSFER-INB CBDT TAX {ref}--",
    itref="BY TRANSFER-NEFT*SBIN0004266*{utr}*ITDTAX REFUND {ay} {pan}--",
    bill="TO TRANSFER-INB {name} {ref}--",
    cardbill="TO TRANSFER-INB {name} {card4}--",
)
G["UTIB"] = dict(
    BASE,
    upi_dr="UPI/P2A/{rrn}/{name}/{rem}/{bankn}",
    upi_cr="UPI/P2A/{rrn}/{name}/{rem}/{bankn}",
    upim_dr="UPI/P2M/{rrn}/{name}/{rem}/{bankn}",
    upimand="UPI/P2M/{rrn}/{name}/AUTOPAY/{bankn}",
    upi_rev="UPI/RVSL/{rrn}/{name}/REVERSAL",
    neft_cr="NEFT/{utr}/{name}/{bankn}/{rem}",
    neft_dr="NEFT/MB/{utr}/{name}/{bankn}/{rem}",
    imps_cr="IMPS/P2A/{rrn}/{name}/{bankn}/{rem}",
    imps_dr="IMPS/P2A/{rrn}/{name}/{bankn}/{rem}",
    ft_cr="TRF/{name}/{rem}",
    ft_dr="MOB/TPFT/{name}/{acct}",
    sal="SALARY/{mon}{yr}/{name}",
    ach_dr="ACH-DR-{name}-{umrn}",
    ach_cr="ACH-CR-{name}-{ref}",
    ach_rev="ACH-DR-RTN-{name}-{umrn}:INSUFFICIENT FUNDS",
    ret_chg="ECS RETURN CHRGS {dmy} INCL GST",
    emi_own="{loan}:EMI/PRIN+INT/{mon}{yy}",
    atm="ATM-CASH/{atm}/{city}/{dmy}",
    int="{acct}:Int.Pd:{q0} to {q1}",
    od_int="{acct}:Int.Coll:{q0} to {q1}",
    fd_dr="TRF TO FD {acct}",
    rd_dr="RD INSTALLMENT/{acct}/{mon}{yy}",
    sms="SMS Alerts Chrg {qq} INCL GST",
    dcf="Dr Card Charges ANNUAL {card} INCL GST",
    amb="Consolidated Charges MAB {mon}{yy}",
    itref="NEFT/{utr}/ITDTAX REFUND {ay}/{pan}/STATE BANK OF INDIA",
    bill="BILLDESK/{name}/{ref}",
    cardbill="CreditCard Payment {card4}/{name}",
)
G["KKBK"] = dict(
    BASE,
    upi_dr="UPI/{name}/{rrn}/{rem}",
    upi_cr="UPI/{name}/{rrn}/{rem}",
    upimand="UPI/{name}/{rrn}/MandateRequest",
    upi_rev="UPI/RVSL/{name}/{rrn}",
    neft_cr="NEFT {utr} {name} {rem}",
    neft_dr="NEFT {utr} {name} {rem}",
    rtgs_cr="RTGS {utr} {name}",
    rtgs_dr="RTGS {utr} {name}",
    imps_cr="Recd:IMPS/{rrn}/{name}/{bank}/X{a4}/{rem}",
    imps_dr="Sent IMPS{rrn}/{name}/{bank}X{a4}/{rem}",
    ft_cr="FT FROM {name} {rem}",
    ft_dr="IB:FUND TRF TO {name} {rem}",
    sal="{name} SALARY {mon} {yr}",
    ach_dr="NACH-DR-{name}-{umrn}",
    ach_cr="NACH-CR-{name}-{ref}",
    ach_rev="NACH-DR-RTN-{name}-{umrn}:INSUFFICIENT FUNDS",
    ret_chg="Chrg: NACH RET CHARGE {dmy} incl GST",
    emi_own="LOAN A/C {loan} EMI RECOVERY",
    atm="ATL/{card4}/{atm}/{city}{dmy}",
    pos="PCD/{card4}/{name}/{city}{dmy}/{hm}",
    ecom="PCI/{card4}/{name}/{city}{dmy}/{hm}",
    cash="CASH DEPOSIT BY SELF AT {branch}",
    cdm="CDM CASH DEPOSIT {atm} {city}",
    int="Int.Pd:{acct}:{q0} to {q1}",
    od_int="Int.Coll:{acct}:{q0} to {q1}",
    fd_dr="TD BOOKED {acct}",
    fd_cr="TD PREMAT PROCEEDS {acct}",
    fd_int="TD INTEREST {acct}",
    rd_dr="RD INSTALLMENT {acct}",
    sms="Chrg: SMS Alerts {qq} incl GST",
    dcf="Chrg: Debit Card Annual Fee {card4}",
    amb="Chrg: AMB Non Maintenance {mon}{yy}",
    itref="NEFT {utr} ITDTAX REFUND {ay} {pan}",
    bill="BILLPAY {name} {ref}",
    cardbill="IB:CC PAYMENT {name} {card4}",
)
G["PUNB"] = dict(
    BASE,
    neft_cr="NEFT_IN:{utr}/{bank}/{name}/{rem}",
    neft_dr="NEFT_OUT:{utr}/{bank}/{name}/{rem}",
    rtgs_cr="RTGS_IN:{utr}/{name}",
    rtgs_dr="RTGS_OUT:{utr}/{name}",
    imps_cr="IMPS-IN/{rrn}/{a10}/{name}/{rem}",
    imps_dr="IMPS-OUT/{rrn}/{name}/{rem}",
    ft_cr="FROM {name} {acct} {rem}",
    ft_dr="TO {name} {acct} {rem}",
    sal="SALARY {mon}-{yr} {name}",
    ach_dr="NACH/TP ACH {name}/{umrn}",
    ach_cr="ACH/CR/{name}/{ref}",
    ach_rev="NACH RTN {name}/{umrn}:INSUFFICIENT FUNDS",
    ret_chg="NACH RET CHARGE {dmy} INCL GST",
    emi_own="LOAN RECOVERY EMI {loan}",
    atm="ATM WDL {atm} {city}",
    pos="POS/{name}/{city}/{dmy}",
    cash="CASH DEPOSIT {branch}",
    int="INT.PD {q0} TO {q1}",
    sms="SMS CHRG FOR {qq}",
    amb="QAB CHARGES {mon}{yy}",
    itref="NEFT_IN:{utr}/SBIN/ITDTAX REFUND {ay}/{pan}",
)
G["BARB"] = dict(
    BASE,
    upi_dr="UPI/{rrn}/{hms}/UPI/{vpa}/{name}/{rem}",
    upi_cr="UPI/{rrn}/{hms}/UPI/{vpa}/{name}/{rem}",
    upimand="UPI/{rrn}/{hms}/UPI/{vpa}/{name}/MANDATE",
    neft_cr="NEFT-{utr}-{name}-{rem}",
    neft_dr="NEFT-{utr}-{name}-{bank}-{rem}",
    rtgs_cr="RTGS-{utr}-{name}",
    rtgs_dr="RTGS-{utr}-{name}-{bank}",
    imps_cr="IMPS/{rrn}/{name}/{bank}/{rem}",
    imps_dr="IMPS/{rrn}/{name}/{bank}/{rem}",
    ach_dr="NACH DR {name} {umrn}",
    ach_cr="NACH CR {name} {ref}",
    ach_rev="NACH RTN {name} {umrn}:INSUFFICIENT FUNDS",
    ret_chg="ECSRTNCHGS {dmy} INCL GST",
    emi_own="LOAN INSTALMENT {loan}",
    atm="ATM/CASH/{atm}/{city}",
    int="{acct}:Int.Pd:{q0} to {q1}",
    od_int="{acct}:Int.Coll:{q0} to {q1}",
    itref="NEFT-{utr}-ITDTAX REFUND {ay}-{pan}",
)
G["CNRB"] = dict(
    BASE,
    upi_dr="UPI/DR/{rrn}/{name20}/{bank}/**{vpa}/{rem}//{id}/{dslash} {hms}",
    upi_cr="UPI/CR/{rrn}/{name20}/{bank}/**{vpa}/{rem}//{id}/{dslash} {hms}",
    upimand="UPI/DR/{rrn}/{name20}/{bank}/**{vpa}/MANDATE//{id}/{dslash} {hms}",
    neft_cr="NEFT CR-{utr}-{name}-{bankn}-{rem}",
    neft_dr="NEFT DR-{utr}-{name}-{bank}-{rem}",
    rtgs_cr="RTGS CR-{utr}-{name}-{bankn}",
    rtgs_dr="RTGS DR-{utr}-{name}-{bank}",
    imps_cr="IMPS-CR/{rrn}/{name}/{bank}/{rem}",
    imps_dr="IMPS-DR/{rrn}/{name}/{bank}/{rem}",
    ft_cr="FUNDS TRANSFER CREDIT-{name}-{rem}",
    ft_dr="FUNDS TRANSFER DEBIT-{name}-{rem}",
    ach_dr="ACH DR-{name}-{umrn}",
    ach_cr="ACH CR-{name}-{ref}",
    ach_rev="ACH DR RTN-{name}-{umrn}:INSUFFICIENT FUNDS",
    ret_chg="ACH RTN CHG {dmy} INCL GST",
    emi_own="LOAN RECOVERY-EMI-{loan}",
    atm="ATM CASH-{atm}-{city}",
    cash="CASH DEPOSIT-{branch}",
    int="SBINT:{q0} TO {q1}",
    od_int="INTEREST DEBIT:{q0} TO {q1}",
    itref="NEFT CR-{utr}-ITDTAX REFUND {ay}-{pan}",
)
G["UBIN"] = dict(
    BASE,
    upi_dr="UPIAR/{rrn}/DR/{name}/{bank}/{vpa}",
    upi_cr="UPIAB/{rrn}/CR/{name}/{bank}/{vpa}",
    upi_dr_rem="UPIAR/{rrn}/DR/{name}/{bank}/{vpa}/{rem}",
    upi_cr_rem="UPIAB/{rrn}/CR/{name}/{bank}/{vpa}/{rem}",
    upimand="UPIAR/{rrn}/DR/{name}/{bank}/{vpa}/MANDATE",
    upi_rev="UPIRV/{rrn}/CR/{name}/{bank}/REVERSAL",
    neft_cr="NEFT:{name} {utr} {rem}",
    neft_dr="NEFTO-{name} {utr} {rem}",
    rtgs_cr="RTGS:{name} {utr}",
    rtgs_dr="RTGSO-{name} {utr}",
    imps_cr="IMPSAB/{rrn}/{name}/{bank}/{rem}",
    imps_dr="IMPSAR/{rrn}/{name}/{bank}/{rem}",
    ach_dr="ACH DR/{name}/{umrn}",
    ret_chg="ACH RETURN CHARGES {dmy} INCL GST",
    emi_own="EMI RECOVERY LOAN {loan}",
    itref="NEFT:ITDTAX REFUND {ay} {utr} {pan}",
)
G["INDB"] = dict(
    BASE,
    upi_dr="UPI/{rrn}/DR/{name}/{bank}/{vpa}/{rem}",
    upi_cr="UPI/{rrn}/CR/{name}/{bank}/{vpa}/{rem}",
    upimand="UPI/{rrn}/DR/{name}/{bank}/{vpa}/MANDATE",
    neft_cr="N/{utr}/{ifsc}/{name}/{rem}",
    neft_dr="N/{utr}/{ifsc}/{name}/{rem}",
    rtgs_cr="R/{utr}/{ifsc}/{name}",
    rtgs_dr="R/{utr}/{ifsc}/{name}",
    ach_dr="ACH DR INW/{name}/{umrn}",
    ach_cr="ACH CR INW/{name}/{ref}",
    ach_rev="ACH DR INW RTN/{name}/{umrn}:INSUFFICIENT FUNDS",
    int="Int.Pd:{q0} to {q1}",
    itref="N/{utr}/SBIN0004266/ITDTAX REFUND {ay}/{pan}",
)
G["YESB"] = dict(
    BASE,
    upi_dr="UPI/{rrn}/From:{hvpa}/To:{vpa}/{name}/{rem}",
    upi_cr="UPI/{rrn}/From:{vpa}/To:{hvpa}/{name}/{rem}",
    upimand="UPI/{rrn}/From:{hvpa}/To:{vpa}/{name}/MANDATE",
    neft_cr="NEFT CR-{utr}-{ifsc}-{name}-{rem}",
    neft_dr="NEFT DR-{utr}-{ifsc}-{name}-{rem}",
    rtgs_cr="RTGS CR-{utr}-{name}",
    rtgs_dr="RTGS DR-{utr}-{name}",
    imps_cr="IMPS/{rrn}/{name}/{bank}/{rem}",
    imps_dr="IMPS/{rrn}/{name}/{bank}/{rem}",
    ach_dr="NACH DR/{name}/{umrn}",
    ach_cr="NACH CR/{name}/{ref}",
    ach_rev="NACH DR RETURN/{name}/{umrn}:INSUFFICIENT FUNDS",
    ret_chg="NACH RETURN CHARGES {dmy} INCL GST",
    itref="NEFT CR-{utr}-SBIN0004266-ITDTAX REFUND {ay}-{pan}",
)
G["IDFB"] = dict(
    BASE,
    upi_dr="UPI/DR/{rrn}/{name}/{bank}/{vpa}/{rem}",
    neft_cr="NEFT/{utr}/{name}/{bankn}/{rem}",
    imps_cr="IMPS-INET/{rrn}/{name}/{bank}/{rem}",
    imps_dr="IMPS-OWNET/{rrn}/{name}/{bank}/{rem}",
    ach_dr="NACH/{name}/{umrn}",
    ach_cr="NACH CR/{name}/{ref}",
    ach_rev="NACH RTN/{name}/{umrn}:INSUFFICIENT FUNDS",
    int="MONTHLY SAVINGS INTEREST CREDIT {q1}",
)


class Grammar:
    def __init__(self, bank, rng, holder, city, branch):
        self.b, self.r, self.holder, self.city, self.branch = bank, rng, holder, city, branch
        self.card = "%06dXXXXXX%04d" % (rng.choice([416021, 512967, 652173, 437748]), rng.randrange(1000, 9999))
        self.hvpa = holder.split()[0].lower() + str(rng.randrange(10, 99)) + "@yesbank"
        self.umrn, self.acct, self.loan = {}, {}, {}
        self.myacct = "%014d" % rng.randrange(10**12, 10**14)

    def dig(self, n):
        return "".join(self.r.choice("0123456789") for _ in range(n))

    def rrn(self, d):
        return "%d%03d%s" % (d.year % 10, d.timetuple().tm_yday, self.dig(8))

    def utr(self, d, bank):
        y, j = d.year % 100, d.timetuple().tm_yday
        ymd = d.strftime("%Y%m%d")
        return {
            "HDFC": f"N{j:03}{y}{self.dig(9)}",
            "CITI": f"CITIN{y}{j:03}{self.dig(6)}",
            "YESB": f"YESBN5{ymd}{self.dig(8)}",
            "UTIB": f"AXIC{y}{j:03}{self.dig(7)}",
            "ICIC": f"ICIN{y}{j:03}{self.dig(8)}",
        }.get(bank, f"{bank}N{y}{j:03}{self.dig(7)}")

    def n(self, kind, d, name="", bank=None, vpa="", rem=None, **kw):
        r = self.r
        t = G[self.b]
        if not bank:  # a party keeps its bank
            bank = (
                {
                    "okhdfcbank": "HDFC",
                    "hdfcbank": "HDFC",
                    "okicici": "ICIC",
                    "icici": "ICIC",
                    "oksbi": "SBIN",
                    "sbi": "SBIN",
                    "okaxis": "UTIB",
                    "axb": "UTIB",
                    "axisbank": "UTIB",
                    "ybl": "YESB",
                    "ibl": "ICIC",
                    "axl": "UTIB",
                    "apl": "UTIB",
                    "paytm": "YESB",
                    "ptys": "YESB",
                    "fbpe": "FDRL",
                    "citibank": "CITI",
                }.get(vpa.split("@")[-1])
                if vpa and kind != "upi_dr" and kind != "upi_cr"
                else None
            )
            bank = bank or ["HDFC", "ICIC", "SBIN", "UTIB", "KKBK", "YESB", "BARB", "PUNB"][sum(map(ord, name)) % 8]
        defrem = {
            "upi_dr": ["UPI", "Payment", "NA"],
            "upim_dr": ["UPI", "Payment", "Pay"],
            "upi_cr": ["UPI", "NA"],
        }.get(kind, [""])
        tpl = t.get(kind)
        if kind == "upim_dr" and tpl is None:
            tpl = t["upi_dr"]
        if self.b == "UBIN" and kind in ("upi_dr", "upi_cr", "upim_dr") and rem:
            tpl = t["upi_dr_rem" if kind != "upi_cr" else "upi_cr_rem"]
        rr = self.rrn(d)
        u = self.utr(d, bank)
        key = name + kw.get("key", "")
        if "{umrn}" in tpl and key not in self.umrn:
            self.umrn[key] = bank + "7" + self.dig(15)
        if key not in self.acct:
            self.acct[key] = self.dig(14)
        q1 = kw.get("q1", d)
        q0 = kw.get("q0", d)
        f = dict(
            name=name,
            name18=name[:18].strip(),
            name20=name[:20].strip(),
            vpa=vpa,
            bank=bank,
            bankn=BANKN.get(bank, bank),
            ifsc=kw.get("ifsc") or "%s0%06d" % (bank, (sum(map(ord, name)) * 7919) % 9000 + 100),
            rrn=rr,
            utr=u,
            rem=rem if rem is not None else r.choice(defrem),
            holder=self.holder,
            a4=self.acct[key][-4:],
            a10="9" + self.acct[key][-9:],
            acct=kw.get("acct") or self.acct[key],
            umrn=self.umrn.get(key, ""),
            ref=self.dig(10),
            card=self.card,
            card4=kw.get("card4") or self.card[-4:],
            atm="S1A" + self.dig(5),
            city=self.city,
            branch=self.branch,
            dmy=d.strftime("%d%m%y"),
            hm="%02d:%02d" % (r.randrange(8, 22), r.randrange(60)),
            hmn="%02d%02d%02d" % (r.randrange(8, 22), r.randrange(60), r.randrange(60)),
            hms="%02d:%02d:%02d" % (r.randrange(8, 22), r.randrange(60), r.randrange(60)),
            id="".join(r.choice("0123456789abcdef") for _ in range(16)),
            chq=kw.get("chq") or "%06d" % r.randrange(100, 999999),
            mon=MON[q1.month - 1].upper(),
            monu=MON[q1.month - 1].upper(),
            yr=q1.year,
            yy="%02d" % (q1.year % 100),
            mmyy=d.strftime("%m%y"),
            q0=q0.strftime("%d-%m-%Y"),
            q1=q1.strftime("%d-%m-%Y"),
            q1u=q1.strftime("%d-%b-%Y").upper(),
            qq=kw.get("qq", ""),
            loan=kw.get("loan", "4" + self.dig(8)),
            n=r.randrange(1, 99),
            n4=self.dig(4),
            cin=self.dig(14),
            ay=kw.get("ay", ""),
            pan=kw.get("pan", ""),
            hvpa=self.hvpa,
            dslash=d.strftime("%d/%m/%Y"),
            word=kw.get("word", ""),
        )
        if self.b == "UTIB" and not f["rem"]:
            f["rem"] = "NA"
        s = tpl.format(**f)
        # an empty remark leaves no trailing separator
        while s and s[-1] in " /-" and not s.endswith("--") and tpl[-2:] != "--":
            s = s[:-1]
        s = s.replace("//", "/") if self.b not in ("CNRB",) else s
        s = s.replace("*--", "--").replace("--", "--")
        ref = rr if "{rrn}" in tpl else (u if "{utr}" in tpl else (f["chq"] if "{chq}" in tpl else ""))
        return s, ref


# ---------------------------------------------------------------- numbers and dates
def lakh(p):
    neg, p = p < 0, abs(p)
    r, c = divmod(p, 100)
    s = str(r)
    if len(s) > 3:
        h, tl = s[:-3], s[-3:]
        parts = []
        while len(h) > 2:
            parts.insert(0, h[-2:])
            h = h[:-2]
        if h:
            parts.insert(0, h)
        s = ",".join(parts) + "," + tl
    return ("-" if neg else "") + s + ".%02d" % c


def west(p):
    return ("-" if p < 0 else "") + "{:,}".format(abs(p) // 100) + ".%02d" % (abs(p) % 100)


def plain(p):
    return ("-" if p < 0 else "") + "%d.%02d" % (abs(p) // 100, abs(p) % 100)


DF = {
    "dmy2": lambda d: d.strftime("%d/%m/%y"),
    "dmy4": lambda d: d.strftime("%d/%m/%Y"),
    "dash": lambda d: d.strftime("%d-%m-%Y"),
    "dot": lambda d: d.strftime("%d.%m.%Y"),
    "sbi": lambda d: f"{d.day} {MON[d.month - 1]} {d.year}",
    "dMony": lambda d: f"{d.day:02d} {MON[d.month - 1]} {d.year}",
    "d-Mon-y": lambda d: f"{d.day:02d}-{MON[d.month - 1]}-{d.year}",
    "d-Mon-yy": lambda d: f"{d.day:02d}-{MON[d.month - 1]}-{d.year % 100:02d}",
    "iso": lambda d: d.isoformat(),
    "d/Mon/y": lambda d: f"{d.day:02d}/{MON[d.month - 1]}/{d.year}",
}


# column: key, title lines, x0, x1, align
def C(key, title, x0, x1, al="l"):
    return (key, title.split("|"), x0, x1, al)


LAYOUTS = {
    "hdfc1": dict(
        bank="HDFC",
        font="Helvetica",
        size=7,
        lead=8.6,
        wrap="char",
        df="dmy2",
        num=lakh,
        rule="v",
        rep=True,
        producer="iText 2.1.7 by 1T3XT",
        title="HDFC BANK",
        head="hdfc",
        cols=[
            C("date", "Date", 22, 58),
            C("narr", "Narration", 61, 236),
            C("ref", "Chq./Ref.No.", 243, 318),
            C("vdate", "Value Dt", 321, 358),
            C("wd", "Withdrawal Amt.", 360, 428, "r"),
            C("dep", "Deposit Amt.", 430, 498, "r"),
            C("bal", "Closing Balance", 500, 574, "r"),
        ],
        summary="hdfc",
    ),
    "hdfc2": dict(
        bank="HDFC",
        font="Helvetica",
        size=7.5,
        lead=9.4,
        wrap="word",
        df="dmy4",
        num=lakh,
        empty="0.00",
        rule="h",
        rep=True,
        producer="OpenPDF 1.3.30",
        title="HDFC BANK",
        head="hdfc",
        cols=[
            C("date", "Txn Date", 24, 74),
            C("narr", "Narration", 78, 330),
            C("wd", "Withdrawals", 335, 410, "r"),
            C("dep", "Deposits", 414, 488, "r"),
            C("bal", "Closing Balance", 492, 571, "r"),
        ],
        summary="hdfc",
    ),
    "icici1": dict(
        bank="ICIC",
        font="Helvetica",
        size=6.8,
        lead=8.4,
        wrap="word",
        df="dmy4",
        num=lakh,
        empty="0.00",
        rule="grid",
        rep=True,
        producer="Apache FOP Version 2.3",
        title="ICICI Bank",
        head="left",
        cols=[
            C("sno", "S No.", 20, 42),
            C("vdate", "Value|Date", 44, 90),
            C("date", "Transaction|Date", 92, 140),
            C("chq", "Cheque|Number", 142, 182),
            C("narr", "Transaction Remarks", 184, 364),
            C("wd", "Withdrawal|Amount (INR)", 366, 432, "r"),
            C("dep", "Deposit|Amount (INR)", 434, 500, "r"),
            C("bal", "Balance (INR)", 502, 575, "r"),
        ],
    ),
    "icici2": dict(
        bank="ICIC",
        font="Helvetica",
        size=7.4,
        lead=9.2,
        wrap="word",
        df="dash",
        num=west,
        rule="none",
        rep=True,
        producer="iText 5.5.10",
        title="ICICI Bank",
        head="left",
        opening="B/F",
        pagetotal=True,
        cols=[
            C("date", "DATE", 24, 74),
            C("mode", "MODE", 78, 128),
            C("narr", "PARTICULARS", 132, 350),
            C("dep", "DEPOSITS", 354, 424, "r"),
            C("wd", "WITHDRAWALS", 428, 498, "r"),
            C("bal", "BALANCE", 502, 574, "r"),
        ],
    ),
    "sbi1": dict(
        bank="SBIN",
        font="Helvetica",
        size=7.2,
        lead=9,
        wrap="word",
        df="sbi",
        num=lakh,
        rule="grid",
        rep=True,
        producer="JasperReports Library version 6.4.0",
        title="STATE BANK OF INDIA",
        head="sbi",
        cols=[
            C("date", "Txn|Date", 24, 58),
            C("vdate", "Value|Date", 62, 96),
            C("narr", "Description", 100, 290),
            C("ref2", "Ref No./Cheque|No.", 294, 372),
            C("wd", "Debit", 375, 438, "r"),
            C("dep", "Credit", 441, 504, "r"),
            C("bal", "Balance", 507, 573, "r"),
        ],
    ),
    "sbi2": dict(
        bank="SBIN",
        font="Helvetica",
        size=7,
        lead=8.8,
        wrap="word",
        df="dash",
        num=lakh,
        empty="-",
        suffix="crdr",
        rule="h",
        rep=True,
        producer="iText 2.1.7 by 1T3XT",
        title="State Bank of India",
        head="sbi",
        summary="plain",
        cols=[
            C("date", "Txn Date", 22, 68),
            C("vdate", "Value Date", 71, 117),
            C("narr", "Description", 120, 300),
            C("ref2", "Ref No./Cheque No.", 303, 372),
            C("br", "Branch|Code", 374, 402),
            C("wd", "Debit", 404, 456, "r"),
            C("dep", "Credit", 458, 510, "r"),
            C("bal", "Balance", 512, 577, "r"),
        ],
    ),
    "axis1": dict(
        bank="UTIB",
        font="Helvetica",
        size=7.2,
        lead=9,
        wrap="word",
        df="dash",
        num=plain,
        rule="grid",
        rep=False,
        producer="iText 5.5.13",
        title="AXIS BANK",
        head="left",
        opening="OPENING BALANCE",
        closing="axis",
        cols=[
            C("date", "Tran Date", 22, 70),
            C("chq", "Chq No", 73, 112),
            C("narr", "Particulars", 115, 330),
            C("wd", "Debit", 333, 398, "r"),
            C("dep", "Credit", 401, 466, "r"),
            C("bal", "Balance", 469, 538, "r"),
            C("br", "Init.|Br", 541, 573, "r"),
        ],
    ),
    "axis2": dict(
        bank="UTIB",
        font="Helvetica",
        size=7.2,
        lead=9,
        wrap="word",
        df="dmy4",
        num=lakh,
        rule="h",
        rep=True,
        producer="Apache FOP Version 2.6",
        title="AXIS BANK",
        head="left",
        cols=[
            C("sno", "S.No", 20, 42),
            C("date", "Transaction|Date", 45, 93),
            C("vdate", "Value Date", 96, 144),
            C("narr", "Particulars", 147, 380),
            C("amt", "Amount", 383, 448, "r"),
            C("dc", "Debit/|Credit", 452, 482),
            C("bal", "Balance", 486, 560, "r"),
        ],
    ),
    "kotak1": dict(
        bank="KKBK",
        font="Helvetica",
        size=7.4,
        lead=9.4,
        wrap="word",
        df="dMony",
        num=west,
        rule="h",
        rep=True,
        producer="PDFKit.NET 21.1",
        title="Kotak Mahindra Bank",
        head="kotak",
        summary="plain",
        cols=[
            C("sno", "#", 22, 42),
            C("date", "Date", 45, 98),
            C("narr", "Description", 101, 290),
            C("refk", "Chq/Ref. No.", 293, 368),
            C("wd", "Withdrawal (Dr.)", 370, 436, "r"),
            C("dep", "Deposit (Cr.)", 438, 504, "r"),
            C("bal", "Balance", 506, 573, "r"),
        ],
    ),
    "kotak2": dict(
        bank="KKBK",
        font="Helvetica",
        size=7.4,
        lead=9.4,
        wrap="word",
        df="dash",
        num=west,
        suffix="paren",
        rule="grid",
        rep=True,
        producer="iText 2.1.7 by 1T3XT",
        title="KOTAK MAHINDRA BANK LTD",
        head="kotak",
        cols=[
            C("date", "Date", 24, 74),
            C("narr", "Narration", 77, 310),
            C("refk", "Chq/Ref No", 313, 394),
            C("amtdc", "Withdrawal (Dr)/|Deposit (Cr)", 397, 482, "r"),
            C("bal", "Balance", 485, 572, "r"),
        ],
        summary="plain",
    ),
    "pnb1": dict(
        bank="PUNB",
        font="Helvetica",
        size=7.4,
        lead=9.4,
        wrap="word",
        df="dmy4",
        num=plain,
        suffix="dot",
        rule="grid",
        rep=True,
        desc=True,
        producer="iText 2.1.7 by 1T3XT",
        title="punjab national bank",
        head="left",
        cols=[
            C("date", "Date", 24, 76),
            C("chq", "Instrument ID", 79, 140),
            C("amt", "Amount(INR)", 143, 212, "r"),
            C("type", "Type", 216, 238),
            C("bal", "Balance", 241, 322, "r"),
            C("narr", "Remarks", 328, 572),
        ],
    ),
    "pnb2": dict(
        bank="PUNB",
        font="Helvetica",
        size=7,
        lead=8.8,
        wrap="word",
        df="dash",
        num=lakh,
        suffix="dot",
        rule="none",
        rep=True,
        producer="JasperReports Library version 6.1.1",
        title="PUNJAB NATIONAL BANK",
        head="left",
        cols=[
            C("date", "Tran Date", 22, 70),
            C("wd", "Withdrawal", 73, 138, "r"),
            C("dep", "Deposit", 141, 206, "r"),
            C("bal", "Balance", 209, 290, "r"),
            C("alpha", "Alpha", 296, 320),
            C("chq", "CHQ. NO.", 323, 362),
            C("narr", "Narration", 365, 574),
        ],
    ),
    "bob1": dict(
        bank="BARB",
        font="Helvetica",
        size=7,
        lead=8.8,
        wrap="word",
        df="dash",
        num=lakh,
        rule="grid",
        rep=True,
        suffix="crdr",
        producer="iText 5.5.6",
        title="Bank of Baroda",
        head="left",
        opening="Opening Balance",
        cols=[
            C("sno", "Serial|No", 20, 44),
            C("date", "Transaction|Date", 47, 95),
            C("vdate", "Value Date", 98, 146),
            C("narr", "Description", 149, 330),
            C("chq", "Cheque|Number", 333, 370),
            C("wd", "Debit", 372, 434, "r"),
            C("dep", "Credit", 436, 498, "r"),
            C("bal", "Balance", 500, 575, "r"),
        ],
    ),
    "canara1": dict(
        bank="CNRB",
        font="Helvetica",
        size=7.4,
        lead=9.2,
        wrap="word",
        df="dash",
        num=lakh,
        rule="none",
        rep=True,
        producer="iText 2.1.7 by 1T3XT",
        title="Canara Bank",
        head="left",
        chqline=True,
        opening="Opening Balance",
        summary="canara",
        cols=[
            C("date", "Date", 26, 78),
            C("narr", "Particulars", 82, 340),
            C("dep", "Deposits", 344, 416, "r"),
            C("wd", "Withdrawals", 420, 492, "r"),
            C("bal", "Balance", 496, 570, "r"),
        ],
    ),
    "union1": dict(
        bank="UBIN",
        font="Helvetica",
        size=7.2,
        lead=9,
        wrap="word",
        df="dash",
        num=west,
        suffix="Cr",
        rule="grid",
        rep=True,
        producer="iText 5.5.13.2",
        title="Union Bank of India",
        head="left",
        cols=[
            C("sno", "SI", 22, 44),
            C("date", "Date", 47, 97),
            C("narr", "Particulars", 100, 310),
            C("chq", "Chq Num", 313, 356),
            C("wd", "Withdrawal", 359, 426, "r"),
            C("dep", "Deposit", 429, 496, "r"),
            C("bal", "Balance", 499, 573, "r"),
        ],
    ),
    "union2": dict(
        bank="UBIN",
        font="Helvetica",
        size=7.4,
        lead=9.4,
        wrap="word",
        df="dmy4",
        num=plain,
        suffix="paren",
        rule="h",
        rep=True,
        producer="OpenPDF 1.3.11",
        title="Union Bank of India",
        head="left",
        cols=[
            C("sno", "S.No", 22, 46),
            C("date", "Date", 49, 100),
            C("tid", "Transaction Id", 103, 168),
            C("narr", "Remarks", 171, 400),
            C("amtdc", "Amount(Rs.)", 403, 484, "r"),
            C("bal", "Balance(Rs.)", 487, 572, "r"),
        ],
    ),
    "indus1": dict(
        bank="INDB",
        font="Helvetica",
        size=7.4,
        lead=9.2,
        wrap="word",
        df="dMony",
        num=west,
        rule="h",
        rep=True,
        producer="Crystal Reports",
        title="IndusInd Bank",
        head="left",
        opening="Brought Forward",
        cf=True,
        cols=[
            C("date", "Date", 24, 78),
            C("typ", "Type", 82, 130),
            C("narr", "Description", 134, 352),
            C("wd", "Debit", 356, 424, "r"),
            C("dep", "Credit", 428, 496, "r"),
            C("bal", "Balance", 500, 572, "r"),
        ],
    ),
    "yes1": dict(
        bank="YESB",
        font="Helvetica",
        size=7,
        lead=8.8,
        wrap="word",
        df="dMony",
        num=west,
        empty="0.00",
        rule="grid",
        rep=True,
        producer="iText 5.5.9",
        title="YES BANK",
        head="yes",
        summary="plain",
        cols=[
            C("date", "Transaction|Date", 20, 70),
            C("vdate", "Value Date", 73, 123),
            C("ref", "Cheque/Reference|Number", 126, 200),
            C("narr", "Description", 203, 378),
            C("wd", "Withdrawals", 380, 442, "r"),
            C("dep", "Deposits", 444, 506, "r"),
            C("bal", "Running|Balance", 508, 576, "r"),
        ],
    ),
    "idfc1": dict(
        bank="IDFB",
        font="Helvetica",
        size=7,
        lead=8.8,
        wrap="word",
        df="d-Mon-y",
        num=west,
        suffix="CR",
        rule="h",
        rep=True,
        producer="JasperReports Library version 6.20.0",
        title="IDFC FIRST Bank",
        head="idfc",
        cols=[
            C("date", "Transaction|Date", 22, 74),
            C("vdate", "Value Date", 77, 129),
            C("narr", "Particulars", 132, 350),
            C("chq", "Cheque|No.", 353, 394),
            C("wd", "Debit", 396, 452, "r"),
            C("dep", "Credit", 454, 510, "r"),
            C("bal", "Balance", 512, 577, "r"),
        ],
    ),
}


def bal_str(L, b):
    s = L.get("suffix")
    n = L["num"]
    if not s:
        return n(b)
    if s == "crdr":
        return n(abs(b)) + ("CR" if b >= 0 else "DR")
    if s == "paren":
        return n(abs(b)) + ("(Cr)" if b >= 0 else "(Dr)")
    if s == "dot":
        return n(abs(b)) + (" Cr." if b >= 0 else " Dr.")
    if s == "Cr":
        return n(abs(b)) + (" Cr" if b >= 0 else " Dr")
    if s == "CR":
        return n(abs(b)) + (" CR" if b >= 0 else " DR")


def wrap(text, font, size, w, mode):
    if stringWidth(text, font, size) <= w:
        return [text]
    out = []
    if mode == "char":
        cur = ""
        for ch in text:
            if stringWidth(cur + ch, font, size) > w:
                out.append(cur)
                cur = ch
            else:
                cur += ch
        if cur:
            out.append(cur)
        return [x.strip() if i else x.rstrip() for i, x in enumerate(out)]
    cur = ""
    for word in text.split(" "):
        cand = (cur + " " + word) if cur else word
        if stringWidth(cand, font, size) <= w:
            cur = cand
            continue
        if cur and stringWidth(word, font, size) <= w:
            out.append(cur)
            cur = word
            continue
        # token longer than the cell: fill the rest of the line, break inside the token
        cur = cur + " " if cur else ""
        for ch in word:
            if stringWidth(cur + ch, font, size) > w:
                out.append(cur.rstrip())
                cur = ch
            else:
                cur += ch
    if cur:
        out.append(cur)
    return out


MODEW = [
    ("UPI", "UPI"),
    ("NFS", "ATM"),
    ("ACH", "ACH"),
    ("NEFT", "NEFT"),
    ("MMT", "IMPS"),
    ("INF", "NET BANKING"),
    ("BIL", "BILL PAY"),
    ("CAM", "CASH"),
    ("BY CASH", "CASH"),
]


def cells(L, row, i):
    df, num = DF[L["df"]], L["num"]
    a, cr = row["amt"], row["cr"]
    e = L.get("empty", "")
    amt = num(a)
    ref = row["ref"]
    c = dict(
        date=df(row["date"]),
        vdate=df(row["date"]),
        narr=row["narr"],
        sno=str(i + 1),
        bal=bal_str(L, row["bal"]),
        wd="" if cr else amt,
        dep=amt if cr else "",
        amt=amt,
        amtdc=amt + (("(Cr)" if cr else "(Dr)") if L["bank"] == "KKBK" else (" (Cr)" if cr else " (Dr)")),
        dc="Credit" if cr else "Debit",
        type="CR" if cr else "DR",
        ref=ref.rjust(16, "0") if ref.isdigit() and L["bank"] == "HDFC" else ref,
        chq=ref if len(ref) == 6 else "",
        br="04321" if L["bank"] == "SBIN" else "248",
        alpha="TRF" if cr else "TRF",
        tid="S" + str(10000000 + (row["uid"] * 7919) % 89999999),
        typ="Credit" if cr else "Debit",
        refk=("UPI-" if row["narr"].startswith("UPI") else "") + ref if ref else "",
    )
    c["ref2"] = (
        ref
        if len(ref) == 6
        else (
            "TRANSFER TO " + str(4897690000000 + row["uid"] % 99999)
            if not cr
            else "TRANSFER FROM " + str(4897690000000 + row["uid"] % 99999)
        )
        if row["narr"].startswith(("TO TRANSFER", "BY TRANSFER"))
        else ""
    )
    c["mode"] = next((m for p, m in MODEW if row["narr"].startswith(p)), "")
    if L.get("empty"):
        if cr:
            c["wd"] = e
        else:
            c["dep"] = e
    if L.get("chqline"):
        c["narr"] = row["narr"]
        c["extra"] = "Chq: " + (ref if len(ref) == 6 else ref[-12:])
    return c


def draw(path, L, acc, rows, opening, created):
    os.environ["SOURCE_DATE_EPOCH"] = str(int(created.timestamp()))
    W, H = A4
    f, sz, ld = L["font"], L["size"], L["lead"]
    cols = L["cols"]
    xl, xr = cols[0][2] - 3, cols[-1][3] + 3
    order = list(range(len(rows)))
    if L.get("desc"):
        order.reverse()
    items = []
    if L.get("opening") and not L.get("desc"):
        items.append(("open", L["opening"], opening))
    for pos, i in enumerate(order):
        c = cells(L, rows[i], pos)
        d = {}
        for key, _, x0, x1, al in cols:
            t = c.get(key, "")
            d[key] = wrap(t, f, sz, x1 - x0, "word" if key != "narr" else L["wrap"]) if t else [""]
            if key == "tid" or al == "r":
                d[key] = [t]
        if c.get("extra"):
            d["narr"] = d["narr"] + [c["extra"]]
        items.append(("row", d, rows[i]))
    tw = sum(r["amt"] for r in rows if not r["cr"])
    td = sum(r["amt"] for r in rows if r["cr"])
    closing = rows[-1]["bal"] if rows else opening
    nd, nc = sum(not r["cr"] for r in rows), sum(r["cr"] for r in rows)
    if L.get("closing") == "axis":
        items.append(("tot", "TRANSACTION TOTAL", tw, td))
        items.append(("open", "CLOSING BALANCE", closing))

    # paginate
    def h_of(it):
        if it[0] == "row":
            return max(len(v) for v in it[1].values()) * ld + 4
        return ld + 4

    first_top, later_top = (
        head_height(L, acc),
        (head_height(L, acc) if L["head"] == "hdfc" else (46 if L["rep"] else 40)),
    )
    th = max(len(c[1]) for c in cols) * ld + 6
    bottom = 60 if not L.get("pagetotal") and not L.get("cf") else 76
    pages, cur, y = [], [], H - first_top - th
    for it in items:
        hh = h_of(it)
        if y - hh < bottom and cur:
            pages.append(cur)
            cur, y = [], H - later_top - (th if L["rep"] else 0)
        cur.append(it)
        y -= hh
    sumh = {"hdfc": 70, "plain": 70, "canara": 30}.get(L.get("summary"), 0)
    pages.append(cur)
    extra = y - sumh < 50 and sumh
    if extra:
        pages.append([])
    cv = canvas.Canvas(path, pagesize=A4, pageCompression=1)
    cv.setTitle("Account Statement")
    cv.setAuthor(L["title"])
    cv.setProducer(L["producer"])
    cv.setCreator(L["producer"].split()[0])
    np = len(pages)
    bal = opening
    for p, its in enumerate(pages):
        top = first_top if p == 0 else later_top
        if p == 0 or L["head"] == "hdfc":
            head_draw(cv, L, acc, p, np, rows, opening, closing, tw, td, nd, nc)
        elif L["rep"]:
            cv.setFont(f, 7)
            cv.drawString(xl + 3, H - 34, "Statement of Account No: " + acc["acct_print"])
        y = H - top
        has_head = (p == 0 or L["rep"]) and its
        ytop = y
        if has_head:
            if L["rule"] in ("grid", "h"):
                cv.setFillGray(0.90)
                cv.rect(xl, y - th, xr - xl, th, stroke=0, fill=1)
                cv.setFillGray(0)
            cv.setFont(f + "-Bold", sz)
            for key, tl, x0, x1, al in cols:
                for k, t in enumerate(tl):
                    yy = y - ld * (k + 1) + 1
                    if al == "r":
                        cv.drawRightString(x1, yy, t)
                    else:
                        cv.drawString(x0, yy, t)
            y -= th
            if L["rule"] != "none":
                cv.setLineWidth(0.4)
                cv.line(xl, y, xr, y)
                cv.line(xl, ytop, xr, ytop)
            else:
                cv.setLineWidth(0.4)
                cv.line(xl, y + 1, xr, y + 1)
        pd = pw = 0
        xs = {c[0]: c for c in cols}
        for it in its:
            hh = h_of(it)
            cv.setFont(f, sz)
            if it[0] == "open":
                n = xs["narr"]
                cv.drawString(n[2], y - ld, it[1])
                b = xs["bal"]
                cv.drawRightString(b[3], y - ld, bal_str(L, it[2]))
            elif it[0] == "tot":
                cv.setFont(f + "-Bold", sz)
                cv.drawString(xs["narr"][2], y - ld, it[1])
                cv.drawRightString(xs["wd"][3], y - ld, L["num"](it[2]))
                cv.drawRightString(xs["dep"][3], y - ld, L["num"](it[3]))
            else:
                r = it[2]
                bal = r["bal"]
                if r["cr"]:
                    pd += r["amt"]
                else:
                    pw += r["amt"]
                for key, tl, x0, x1, al in cols:
                    for k, t in enumerate(it[1][key]):
                        if not t:
                            continue
                        if al == "r":
                            cv.drawRightString(x1, y - ld * (k + 1), t)
                        else:
                            cv.drawString(x0, y - ld * (k + 1), t)
            y -= hh
            if L["rule"] in ("grid", "h"):
                cv.setLineWidth(0.25)
                cv.setStrokeGray(0.6)
                cv.line(xl, y, xr, y)
                cv.setStrokeGray(0)
        if L["rule"] in ("grid", "v") and its:
            cv.setLineWidth(0.3)
            yb = y if L["rule"] == "grid" else min(y, bottom - 4)
            for c in cols[1:]:
                xm = c[2] - 1.6
                cv.line(xm, ytop, xm, yb)
            cv.line(xl, ytop, xl, yb)
            cv.line(xr, ytop, xr, yb)
            cv.line(xl, yb, xr, yb)
            y = yb
        if L.get("pagetotal") and its:
            cv.setFont(f + "-Bold", sz)
            cv.line(xl, y - 2, xr, y - 2)
            cv.drawString(xs["narr"][2], y - ld - 2, "Total:")
            cv.drawRightString(xs["dep"][3], y - ld - 2, L["num"](pd))
            cv.drawRightString(xs["wd"][3], y - ld - 2, L["num"](pw))
            cv.drawRightString(xs["bal"][3], y - ld - 2, L["num"](bal))
        if L.get("cf") and p < np - 1:
            cv.setFont(f, sz)
            cv.drawString(xs["narr"][2], y - ld, "Carried Forward")
            cv.drawRightString(xs["bal"][3], y - ld, bal_str(L, bal))
        if p == np - 1:
            yy = (y if its else H - top) - 18
            if L.get("summary") == "hdfc":
                yy = min(yy, H - top - 20)
                if L["rule"] == "v" and its:
                    yy = yy
                cv.setFont(f + "-Bold", 7.5)
                cv.drawString(30, 52 + 0 if False else yy, "STATEMENT SUMMARY :-")
                labs = [
                    ("Opening Balance", L["num"](opening)),
                    ("Dr Count", str(nd)),
                    ("Cr Count", str(nc)),
                    ("Debits", L["num"](tw)),
                    ("Credits", L["num"](td)),
                    ("Closing Bal", L["num"](closing)),
                ]
                for k, (a, b) in enumerate(labs):
                    x = 30 + k * 92
                    cv.setFont(f + "-Bold", 7.2)
                    cv.drawString(x, yy - 13, a)
                    cv.setFont(f, 7.2)
                    cv.drawString(x, yy - 24, b)
            elif L.get("summary") == "plain":
                cv.setFont(f + "-Bold", 7.5)
                cv.drawString(30, yy, "Statement Summary")
                cv.setFont(f, 7.2)
                for k, (a, b) in enumerate(
                    [
                        ("Opening Balance", bal_str(L, opening)),
                        ("Total Withdrawal Amount", L["num"](tw)),
                        ("Total Deposit Amount", L["num"](td)),
                        ("Closing Balance", bal_str(L, closing)),
                    ]
                ):
                    cv.drawString(30, yy - 12 - 10 * k, a + " :")
                    cv.drawRightString(240, yy - 12 - 10 * k, b)
                cv.drawString(300, yy - 12, "Withdrawal Count : %d" % nd)
                cv.drawString(300, yy - 22, "Deposit Count : %d" % nc)
            elif L.get("summary") == "canara":
                cv.setFont(f + "-Bold", 7.4)
                cv.drawString(82, yy + 8, "Closing Balance")
                cv.drawRightString(570, yy + 8, L["num"](closing))
        cv.setFont(f, 6.2)
        cv.drawString(
            24,
            34,
            {
                "HDFC": "*Closing balance includes funds earmarked for hold and uncleared funds",
                "SBIN": "**This is a computer generated statement and does not require a signature",
            }.get(L["bank"], "This is a system generated statement. Please report any discrepancy within 15 days."),
        )
        cv.drawRightString(570, 34, "Page %d of %d" % (p + 1, np))
        cv.showPage()
    cv.save()
    return np


def head_height(L, acc):
    base = {"hdfc": 176, "left": 168, "sbi": 206, "kotak": 172, "yes": 172, "idfc": 196}[L["head"]]
    return base + (24 if acc.get("od") else 0) + (10 if acc.get("joint") else 0)


def head_draw(cv, L, acc, p, np, rows, opening, closing, tw, td, nd, nc):
    W, H = A4
    B, R = "Helvetica-Bold", "Helvetica"
    hd = L["head"]
    df = DF[L["df"]]
    d0, d1 = df(acc["d0"]), df(acc["d1"])
    n = L["num"]

    def s(x, y, t, font=R, size=7.6):
        cv.setFont(font, size)
        cv.drawString(x, y, t)

    s(26, H - 34, L["title"], B, 14)
    od = []
    if acc.get("od"):
        od = [("Sanctioned Limit" if hd != "sbi" else "Limit", n(acc["od"][0])), ("Drawing Power", n(acc["od"][1]))]
    if hd == "hdfc":
        s(470, H - 30, "Page No .: %d" % (p + 1), R, 7)
        left = [acc["title_name"]] + acc["addr"]
        if acc.get("joint"):
            left.append("JOINT HOLDERS : " + acc["joint"])
        right = [
            ("Account Branch", acc["branch"]),
            ("Address", acc["braddr"]),
            ("City", acc["city"] + " " + acc["pin"]),
            ("State", acc["state"]),
            ("Phone no.", "18002026161"),
            ("OD Limit", n(acc["od"][0]) if od else "0.00"),
            ("Currency", "INR"),
            ("Email", acc["email"]),
            ("Cust ID", acc["cif"]),
            ("Account No", acc["acct_print"] + " " + acc["acctype"].upper()),
            ("A/C Open Date", "14/08/2017"),
            ("RTGS/NEFT IFSC", acc["ifsc"] + "   MICR : " + acc["micr"]),
        ]
        if od:
            right.insert(6, ("Drawing Power", n(acc["od"][1])))
        y = H - 56
        for i, t in enumerate(left):
            s(26, y - 10.5 * i, t, B if i == 0 else R)
        for i, (a, b) in enumerate(right):
            s(330, H - 42 - 9.2 * i, a, R, 7)
            s(398, H - 42 - 9.2 * i, ": " + b, R, 7)
        yy = H - head_height(L, acc) + 14
        s(26, yy, "Nomination : Registered")
        s(180, yy, "Statement From : %s To : %s" % (d0, d1), B)
        return
    y = H - 52
    if hd in ("left", "yes", "kotak", "idfc"):
        lab = {"yes": "Primary Holder: ", "left": "", "kotak": "", "idfc": "Customer Name : "}[hd]
        s(26, y, lab + acc["title_name"], B, 8.4)
        k = 1
        if acc.get("joint"):
            s(26, y - 10, "Joint Holder: " + acc["joint"])
            k = 2
        for i, t in enumerate(acc["addr"]):
            s(26, y - 10 * (i + k), t)
        right = [
            ("Account No", acc["acct_print"]),
            ("Account Type", acc["acctype"]),
            ("Cust. Reln. No." if hd == "kotak" else "Customer ID", acc["cif"]),
            ("Branch", acc["branch"]),
            ("IFSC Code" if hd != "yes" else "IFSC", acc["ifsc"]),
            ("MICR Code", acc["micr"]),
            ("Currency", "INR"),
        ] + od
        for i, (a, b) in enumerate(right):
            s(330, y - 10 * i, a)
            s(408, y - 10 * i, ": " + b)
        yy = H - head_height(L, acc) + 12
        if hd == "idfc":
            s(26, yy + 26, "Opening Balance", B, 7.2)
            s(166, yy + 26, "Total Debit", B, 7.2)
            s(306, yy + 26, "Total Credit", B, 7.2)
            s(446, yy + 26, "Closing Balance", B, 7.2)
            s(26, yy + 15, bal_str(L, opening), R, 7.2)
            s(166, yy + 15, n(tw), R, 7.2)
            s(306, yy + 15, n(td), R, 7.2)
            s(446, yy + 15, bal_str(L, closing), R, 7.2)
        txt = {
            "ICIC": "Statement of Transactions in %s Account Number: %s for the period %s - %s"
            % (acc["acctype"].replace(" Account", ""), acc["acct_print"], d0, d1),
            "UTIB": "Statement of Axis Account No : %s for the period (From : %s To : %s)"
            % (acc["acct_print"], d0, d1),
        }.get(L["bank"], "Statement Period : %s to %s" % (d0, d1))
        s(26, yy, txt, B, 8)
        return
    # SBI
    labs = [("Account Name", acc["title_name"])]
    if acc.get("joint"):
        labs.append(("Joint Holder", acc["joint"]))
    labs += (
        [("Address", acc["addr"][0])]
        + [("", a) for a in acc["addr"][1:]]
        + [
            ("Date", df(acc["gen"])),
            ("Account Number", acc["acct_print"]),
            ("Account Description", acc["acctype"]),
            ("Branch", acc["branch"]),
            ("CIF No.", acc["cif"]),
            ("IFS Code", acc["ifsc"]),
            ("MICR Code", acc["micr"]),
        ]
        + od
        + [("Balance as on %s" % d0, n(abs(opening)) + ("" if opening >= 0 else " DR"))]
    )
    for i, (a, b) in enumerate(labs):
        s(26, y - 10 * i, a, R, 7.4)
        s(136, y - 10 * i, (": " if a else "  ") + b, R, 7.4)
    s(26, H - head_height(L, acc) + 10, "Account Statement from %s to %s" % (d0, d1), B, 8)
