"""How 24 banks word their rows. Templates are str.format over the fields core.Life._render gives."""

CREDIT_LEGS = {'ui', 'uim', 'ni', 'ri', 'ii', 'nc', 'cd', 'cdm', 'cc', 'ti', 'bulk', 'int', 'rev', 'icr', 'fdi', 'fdm', 'dbt', 'fx', 'urf', 'prf', 'nret', 'disb'}


def num(lead, n):
    return lambda r: lead + ''.join(str(r.randrange(10)) for _ in range(n - len(lead)))


def dig(n):
    return lambda r: ('%0' + str(n) + 'd') % r.randint(11, 10 ** min(n, 4) - 1)


BANKS = {
    'sbi': dict(title='State Bank of India', code='SBIN', rate=2.5, acct=num('3', 11), ifsc=dig(6), vpa='oksbi'),
    'hdfc': dict(title='HDFC Bank', code='HDFC', rate=2.5, acct=num('50100', 14), ifsc=dig(6), vpa='okhdfcbank'),
    'icici': dict(title='ICICI Bank', code='ICIC', rate=2.5, acct=num('0', 12), ifsc=dig(6), vpa='okicici'),
    'axis': dict(title='Axis Bank', code='UTIB', rate=2.5, acct=num('9', 15), ifsc=dig(6), vpa='okaxis'),
    'kotak': dict(title='Kotak Mahindra Bank', code='KKBK', rate=2.5, acct=num('6', 10), ifsc=dig(6), vpa='kotak'),
    'pnb': dict(title='Punjab National Bank', code='PUNB', rate=2.5, acct=num('0', 16), ifsc=dig(6), vpa='pnb'),
    'bob': dict(title='Bank of Baroda', code='BARB', rate=2.5, acct=num('2', 14), ifsc=lambda r: 'VJ' + r.choice(['NAVS', 'RAIP', 'SURA', 'ANAN']), vpa='barodampay'),
    'canara': dict(title='Canara Bank', code='CNRB', rate=2.5, acct=num('1', 13), ifsc=dig(6), vpa='cnrb'),
    'union': dict(title='Union Bank of India', code='UBIN', rate=2.5, acct=num('5', 15), ifsc=dig(6), vpa='unionbank'),
    'indian': dict(title='Indian Bank', code='IDIB', rate=2.5, acct=num('6', 10), ifsc=lambda r: '000' + r.choice('ACKMT') + '%02d' % r.randint(10, 99), vpa='indianbank'),
    'idfc': dict(title='IDFC FIRST Bank', code='IDFB', rate=3.0, acct=num('10', 11), ifsc=dig(6), vpa='idfcfirst'),
    'yes': dict(title='YES BANK', code='YESB', rate=3.0, acct=num('0', 15), ifsc=dig(6), vpa='yesbank'),
    'indus': dict(title='IndusInd Bank', code='INDB', rate=3.0, acct=num('1', 12), ifsc=dig(6), vpa='indus'),
    'federal': dict(title='Federal Bank', code='FDRL', rate=2.5, acct=num('1', 14), ifsc=dig(6), vpa='fbl'),
    'rbl': dict(title='RBL Bank', code='RATN', rate=3.5, acct=num('30', 12), ifsc=dig(6), vpa='rbl'),
    'au': dict(title='AU Small Finance Bank', code='AUBL', rate=3.5, acct=num('2', 16), ifsc=dig(6), vpa='aubank'),
    'equitas': dict(title='Equitas Small Finance Bank', code='ESFB', rate=3.5, acct=num('1000', 12), ifsc=dig(6), vpa='equitas'),
    'karnataka': dict(title='Karnataka Bank', code='KARB', rate=2.75, acct=num('4', 16), ifsc=dig(6), vpa='kbl'),
    'sib': dict(title='South Indian Bank', code='SIBL', rate=2.5, acct=num('0', 16), ifsc=dig(6), vpa='sib'),
    'coop': dict(title='Shri Tuljabhavani Nagari Sahakari Bank', code='STNX', rate=3.0, acct=num('0', 15), ifsc=dig(6), vpa='stnsb'),
    'bom': dict(title='Bank of Maharashtra', code='MAHB', rate=2.5, acct=num('6', 11), ifsc=dig(6), vpa='mahb'),
    'central': dict(title='Central Bank of India', code='CBIN', rate=2.6, acct=num('3', 10), ifsc=lambda r: '28' + '%04d' % r.randint(100, 9999), vpa='centralbank'),
    'iob': dict(title='Indian Overseas Bank', code='IOBA', rate=2.5, acct=num('0', 15), ifsc=dig(6), vpa='iob'),
    'uco': dict(title='UCO Bank', code='UCBA', rate=2.5, acct=num('1', 14), ifsc=dig(6), vpa='uco'),
}

T = {
    'sbi': dict(
        uo='WDL TFR UPI/DR/{rrn}/{name:.14}/{bk}/{vpa:.12}/{rem:.16} {n13} AT {brc} {br}',
        ui='DEP TFR UPI/CR/{rrn}/{name:.14}/{bk}/{vpa:.12}/{rem:.16} {n13} AT {brc} {br}',
        ua='WDL TFR UPI/DR/{rrn}/{name:.18}/{bk}/{vpa:.14}/Mandate {rem:.14}', uim='DEP TFR UPI/CR/{rrn}/{name:.14}/{bk}/{vpa:.12}/{rem:.10}',
        ni='DEP TFR NEFT*{ifsc}*{utr}*{NAME}*{rem} AT 04430 PAYMENT SYS GL', no='WDL TFR NEFT*{ifsc}*{utr}*{NAME:.22} AT {brc} {br}',
        ri='DEP TFR RTGS UTR NO: {utr} {NAME}', ro='WDL TFR RTGS UTR NO: {utr} {NAME}',
        ii='DEP TFR IMPS/{rrn}/{bk}-xx{acct4}-{name:.18}/{rem}', io='WDL TFR IMPS/{rrn}/{bk}-xx{acct4}-{name:.18}/{rem}',
        nd='DEBIT ACHDr {ifsc} {NAME} {umrn}', nc='CREDIT ACHCr {ifsc} {NAME} {n9} {rem}',
        pos='DEBIT CARD PURCH OTHPOS{rrn}{NAME} {CITY}', ecom='DEBIT CARD PURCH ECOM{rrn}{NAME}', atm='ATM WDL ATM CASH {seq4} {br} {CITY}',
        cd='CASH DEPOSIT SELF AT {brc} {br}', cdm='CEMTEX DEP CDM {term} {br}', cw='CASH WITHDRAWAL CHQ {chq} SELF', cp='WDL CLG CTS {chq} {NAME}', cc='DEP CLG CTS {chq} {bk} {NAME}',
        ti='DEP TFR INB {rem} {NAME} {n13}', to='WDL TFR INB {rem} {NAME} {n13}', bulk='DEP TFR CEMTEX BULK {NAME} {rem}',
        emi='LOAN INSTL TFR TO A/C {loan}', int='INTEREST CREDIT', od='DEBIT INTEREST', chg='CHARGES {text}', rchg='DEBIT CHRG ACH RETURN {on:%d%m%Y} INCL GST',
        rev='CREDIT ACHDr RETURN {NAME} {umrn} {rem}', icd='CHQ PRESENTED CTS {chq} {NAME}', icr='CHQ RETURN CTS {chq} {rem}', ocr='CHQ DEP RETURNED {chq} {rem}',
        rd='WDL TFR TO RD A/C {loan}', fd='WDL TFR TO TDR {loan}', fdi='DEP TFR INT ON TDR {loan}', fdm='DEP TFR TDR PROCEEDS {loan}', dbt='CREDIT APB/{NAME}/{n9}',
        fx='DEP TFR INWARD REM {utr} {NAME} {rem}', urf='DEP TFR UPI/REV/{rrn}/{name:.14}', prf='DEP POS REFUND {rrn} {NAME}', nret='DEP TFR NEFT RETURN {utr} {NAME}',
        disb='DEP TFR {text} {loan}', tax='WDL TFR INB {text} {n13}', bill='WDL TFR INB {NAME} {rem} {n13}'),
    'hdfc': dict(
        uo='UPI-{NAME}-{vpa}-{ifsc}-{rrn}-{rem}', ui='UPI-{NAME}-{vpa}-{ifsc}-{rrn}-{rem}', ua='UPI-{NAME}-{vpa}-{ifsc}-{rrn}-MANDATE {rem}', uim='UPI-{NAME}-{vpa}-{ifsc}-{rrn}-{rem}',
        ni='NEFT CR-{ifsc}-{NAME}-{HOLDER}-{utr}', no='NEFT DR-{ifsc}-{NAME}-NETBANK, MUM-{utr}-{rem}', ri='RTGS CR-{ifsc}-{NAME}-{HOLDER}-{utr}', ro='RTGS DR-{ifsc}-{NAME}-NETBANK, MUM-{utr}',
        ii='IMPS-{rrn}-{NAME}-{bk}-XXXXXXX{acct4}-{rem}', io='IMPS-{rrn}-{NAME}-{bk}-XXXXXXX{acct4}-{rem}', nd='ACH D- {NAME}-{ref}', nc='ACH C- {NAME}-{n9} {rem}',
        pos='POS 416021XXXXXX{card} {NAME} POS DEBIT', ecom='POS 416021XXXXXX{card} {NAME} ECOM', atm='NWD-416021XXXXXX{card}-{term}-{CITY}',
        cd='CASH DEPOSIT BY - SELF - {br}', cdm='CASH DEP {br} {term}', cw='CASH WDL - SELF - CHQ {chq} {br}', cp='CHQ PAID-MICR CTS-{br}-{NAME}', cc='CHQ DEP - MICR CTS - {br} - {NAME}',
        ti='FT - CR - 50200{n9} - {NAME} {rem}', to='50100{n9}-TPT-{rem}-{NAME}', bulk='FT - CR - 50200{n9} - {NAME} {rem}', emi='EMI {loan} CHQ S{loan}0110 {on:%m%y}{loan}',
        int='INTEREST PAID TILL {d:%d-%b-%Y}', od='DEBIT INTEREST CAPITALISED', chg='{text}', rchg='ACH DEBIT RETURN CHARGES {on:%d%m%y} {on:%d%m%y}-MIR{n9}',
        rev='REV-ACH D- {NAME}-{ref}-{rem}', icd='CHQ PAID-INWARD TRAN-{NAME}', icr='I/W CHQ RETURN-{NAME}-{chq}-{rem}', ocr='CHQ DEP RET- {rem}- {chq}',
        rd='RD INSTALLMENT-{loan}', fd='FD THROUGH NET-{loan}:{HOLDER}', fdi='INT. AUTO_REDEMPTION FD {loan}', fdm='PRIN AND INT AUTO_REDEEM {loan}', dbt='APBS CR-{NAME}-{n9}',
        fx='INW REM-{utr}-{NAME}-{rem}', urf='UPI REVERSAL-{NAME}-{rrn}', prf='CRV POS 416021XXXXXX{card} {NAME}', nret='NEFT RETURN-{utr}-{NAME}', disb='{text} {loan}',
        tax='{text}-{n9}', bill='IB BILLPAY DR-{NAME}-{rem}'),
    'icici': dict(
        uo='UPI/{name:.20}/{vpa}/{rem}/{bkn:.10}/{rrn}/ICI{ref}', ui='UPI/{name:.20}/{vpa}/{rem}/{bkn:.10}/{rrn}/{bk}{ref}', ua='UPI/{name:.20}/{vpa}/UPI Mandate {rem}/{bkn:.10}/{rrn}/ICI{ref}', uim='UPI/{name:.20}/{vpa}/{rem}/{bkn:.10}/{rrn}/{bk}{ref}',
        ni='NEFT-{utr}-{NAME}-{rem}-{acct}-{ifsc}', no='INF/NEFT/{utr}/{ifsc}/{rem}/{NAME:.22}', ri='RTGS-{utr}-{NAME}-{acct}-{ifsc}', ro='INF/RTGS/{utr}/{ifsc}/{NAME:.22}',
        ii='MMT/IMPS/{rrn}/{rem}/{NAME:.20}/{bkn}', io='MMT/IMPS/{rrn}/{rem}/{NAME:.20}/{bkn}', nd='ACH/{NAME}/{umrn}/{n9}', nc='ACH/{NAME}/{rem}/{n9}',
        pos='VPS/{NAME:.20}/{d:%Y%m%d}{hh}{mm}{ss}/{seq}/{city}', ecom='IPS/{NAME:.20}/{d:%Y%m%d}{hh}{mm}{ss}/{seq}', atm='NFS/CASH WDL/{d:%d-%m-%y}/{term}/{CITY}',
        cd='BY CASH - {br}', cdm='CAM/{term}/CASHDEP/{d:%d-%m-%y}/{seq4}', cw='CASH PAID:SELF/{chq}', cp='CLG/{NAME}/{bk}', cc='CLG/{NAME}/{chq}/{bk}/{d:%d.%m.%Y}',
        ti='INF/INFT/{n9}/{rem}/{NAME}', to='BIL/INFT/{n9}/{rem}/{NAME}', bulk='CMS/{n9}/{NAME} {rem}', emi='TO LPMUM{loan}/EMI', int='{acno}:Int.Pd:Quarter to {d:%d-%m-%Y}', od='{acno}:Int.Coll:{d:%d-%m-%Y}',
        chg='{text}', rchg='RTNCHG_ACH_{on:%d%m%Y}_INCLGST', rev='ACH/REV/{NAME}/{umrn}/{rem}', icd='CLG/{NAME}/{chq}', icr='REV-CLG/{chq}/{rem}', ocr='RETURN/{chq}/{rem}/{bk}',
        rd='TRF TO RD {loan}', fd='TRF TO FD no. {loan}', fdi='{loan}:Int.Pd', fdm='{loan}: Closure Proceeds', dbt='ABPS/{NAME}/{n9}', fx='TTR/{utr}/{NAME}/{rem}', urf='UPI/RVSL/{name:.20}/{rrn}', prf='VPS/REFUND/{NAME}/{seq}',
        nret='NEFT-RETURN-{utr}-{NAME}', disb='{text}/{loan}', tax='BIL/ONL/{n9}/{text}', bill='BIL/ONL/{n9}/{NAME}/{rem}'),
    'axis': dict(
        uo='UPI/P2A/{rrn}/{NAME:.20}/{bkn}/{rem}', um='UPI/P2M/{rrn}/{NAME:.22}/{bkn}/{rem}', ui='UPI/P2A/{rrn}/{NAME:.20}/{bkn}/{rem}', ua='UPI/MANDATE/{rrn}/{NAME}/{bkn}/{rem}', uim='UPI/P2M/{rrn}/{NAME:.20}/{bkn}/{rem}',
        ni='NEFT/{utr}/{NAME}/{bkn}/{rem}', no='NEFT/MB/{utr}/{NAME}/{bkn}/{rem}', ri='RTGS/{utr}/{ifsc}/{NAME}', ro='RTGS/MB/{utr}/{NAME}', ii='IMPS/P2A/{rrn}/{NAME}/{bkn}/{rem}', io='MOB/IMPS/P2A/{rrn}/{NAME}/{bkn}/{rem}',
        nd='ACH-DR-TP ACH {NAME}-{n9}', nc='ACH-CR-{NAME}-{rem}-{n9}', pos='POS/{NAME}/{CITY}/{d:%d%m%y}/{hh}:{mm}', ecom='ECOM PUR/{NAME}/{d:%d%m%y}/{hh}:{mm}', atm='ATM-CASH/{term}/{CITY}/{d:%d%m%y}',
        cd='BY CASH DEPOSIT-BNA/{br}/{seq4}', cdm='BY CASH DEPOSIT-BNA/{term}/{d:%d%m%y}', cw='TO CASH/SELF/{chq}', cp='CLG/{NAME}/{chq}/{bkn}', cc='BRN-CLG-CHQ PAID BY {NAME}/{bkn}',
        ti='TRF/{NAME}/{rem}', to='MOB/TPFT/{NAME}/{acct}/{rem}', bulk='CMS/BULK/{NAME}/{rem}', emi='PPR{loan} EMI RECOVERY', int='{acno}:Int.Pd:to {d:%d-%m-%Y}', od='{acno}:Int.Coll:to {d:%d-%m-%Y}', chg='{text}',
        rchg='ACH RTN CHRG {on:%d-%m-%y} + GST', rev='ACH-DR-RTN-{NAME}-{n9}-{rem}', icd='CLG/{NAME}/{chq}/I/W', icr='I/W CLG RTN/{chq}/{rem}', ocr='O/W CLG RTN/{chq}/{rem}', rd='TRF TO RD/{loan}', fd='TRF TO TD/{loan}',
        fdi='TD INT/{loan}', fdm='TD CLOSURE/{loan}', dbt='APB/CR/{NAME}/{n9}', fx='FRX/INW/{utr}/{NAME}/{rem}', urf='UPI/RVSL/{rrn}/{NAME}', prf='POS/REFUND/{NAME}/{CITY}', nret='NEFT/RETURN/{utr}/{NAME}', disb='{text}/{loan}',
        tax='INB/{text}/{n9}', bill='INB/BILLPAY/{NAME}/{rem}'),
    'kotak': dict(
        uo='UPI/{name}/{rrn}/{rem}', ui='UPI/{name}/{rrn}/{rem}', ua='UPI/{name}/{rrn}/MandateExecute {rem}', uim='UPI/{name}/{rrn}/{rem}', ni='NEFT {utr} {NAME} {rem}', no='NEFT {utr} TO {NAME} {rem}', ri='RTGS {utr} {NAME}', ro='RTGS {utr} TO {NAME}',
        ii='Recd:IMPS/{rrn}/{NAME:.18}/{bk}/X{acct4}/{rem}', io='Sent IMPS {rrn}/{NAME:.18}/{bk}/X{acct4}/{rem}', nd='NACH DR-{NAME}-{umrn}', nc='NACH CR-{NAME}-{rem}', pos='OS {NAME} {CITY} {seq}', ecom='OS {NAME} ECOM {seq}', atm='ATL/{card}/{term}/{CITY} {d:%d%m%y}/{hh}:{mm}',
        cd='CASH DEPOSIT BY SELF AT {br}', cdm='CASH DEPOSIT CRM {term} {br}', cw='CASH WITHDRAWAL BY SELF CHQ {chq}', cp='CLG TO {NAME} CHQ {chq}', cc='CLG FROM {NAME} {bkn} CHQ {chq}', ti='IB FUNDS TRANSFER FROM {NAME} {rem}', to='IB FUNDS TRANSFER TO {NAME} {rem}',
        bulk='FUND TRF FROM {NAME} {rem}', emi='LOAN EMI {loan} {on:%b %Y}', int='Int.Pd:{acno}:to {d:%d-%m-%Y}', od='Int.Coll:{acno}:to {d:%d-%m-%Y}', chg='Chrg: {text}', rchg='Chrg: ECS Mandate Return {on:%d-%m-%y}', rev='NACH DR RETURN-{NAME}-{umrn}-{rem}',
        icd='CLG TO {NAME} CHQ {chq}', icr='I/W RTN CHQ {chq} {rem}', ocr='O/W RTN CHQ {chq} {rem}', rd='TRF TO RD {loan}', fd='TRF TO TD {loan}', fdi='TD INT {loan}', fdm='SWEEP TRANSFER FROM {loan}', dbt='NACH-APBS-{NAME}-{n9}', fx='INWARD REMITTANCE {utr} {NAME} {rem}',
        urf='UPI/REVERSAL/{name}/{rrn}', prf='OS REFUND {NAME} {seq}', nret='NEFT RETURN {utr} {NAME}', disb='{text} {loan}', tax='IB {text} {n9}', bill='IB BILLPAY {NAME} {rem}'),
    'pnb': dict(
        uo='UPI/DR/{rrn}/{NAME:.16}/{bk}/{vpa}/{rem}', ui='UPI/CR/{rrn}/{NAME:.16}/{bk}/{vpa}/{rem}', ua='UPI/MANDATE/{rrn}/{NAME:.20}/{bk}/{vpa}/{rem}', uim='UPI/CR/{rrn}/{NAME:.16}/{bk}/{vpa}/{rem}', ni='NEFT_IN:{utr}/{ifsc}/{NAME}/{rem}', no='NEFT_OUT:{utr}/{ifsc}/{NAME}/{rem}',
        ri='RTGS_IN:{utr}/{NAME}', ro='RTGS_OUT:{utr}/{NAME}', ii='IMPS-IN/{rrn}/{bk}/{NAME}/{rem}', io='IMPS-OUT/{rrn}/{bk}/{NAME}/{rem}', nd='NACH:{NAME}:{umrn}', nc='NACHCR:{NAME}:{rem}:{n9}', pos='POS:{rrn}/{NAME}/{CITY}', ecom='ECOM:{rrn}/{NAME}', atm='ATM:{rrn}/{term} {br} {CITY}',
        cd='CASH DEPOSIT AT {br}', cdm='CASH DEP CDM {term}', cw='CASH WDL SELF', cp='CTS INW CLG {NAME}', cc='CTS OUTW CLG {NAME} {bk}', ti='IBS TRF FRM {NAME} {rem}', to='IBS TRF TO {NAME} {rem}', bulk='BULK POSTING- {NAME} {rem}', emi='LN REC {loan} EMI {on:%m%y}', int='SBINT {d:%d-%m-%Y}',
        od='INT CHARGED {d:%b%y}', chg='{text}', rchg='NACH RTN CHRG {on:%d%m%y}', rev='NACH RTN:{NAME}:{umrn}:{rem}', icd='CTS INW CLG {NAME}', icr='CTS INW RTN {chq} {rem}', ocr='CTS OUTW RTN {chq} {rem}', rd='RD INST {loan}', fd='FDR OPEN {loan}', fdi='FDR INT {loan}', fdm='FDR CLOSURE {loan}',
        dbt='APBS/{NAME}/{n9}', fx='INW REMIT {utr} {NAME} {rem}', urf='UPI/REV/{rrn}/{NAME}', prf='POS REF:{rrn}/{NAME}', nret='NEFT_RTN:{utr}/{NAME}', disb='{text} {loan}', tax='{text} {n9}', bill='IBS BILL {NAME} {rem}'),
    'bob': dict(
        uo='UPI/{rrn}/{hh}:{mm}:{ss}/UPI/{vpa}/{rem}', ui='UPI/{rrn}/{hh}:{mm}:{ss}/UPI/{vpa}/{rem}', um='UPI/{rrn}/{hh}:{mm}:{ss}/UPI/{vpa}/{name:.24}', ua='UPI/{rrn}/{hh}:{mm}:{ss}/MANDATE/{vpa}/{name}', uim='UPI/{rrn}/{hh}:{mm}:{ss}/UPI/{vpa}/{rem}', ni='NEFT-{utr}-{NAME}-{rem}', no='NEFT-{utr}-TO {NAME}',
        ri='RTGS-{utr}-{NAME}', ro='RTGS-{utr}-TO {NAME}', ii='IMPS/P2A/{rrn}/XXXXXX{acct4}/{NAME}/{rem}', io='IMPS/P2A/{rrn}/XXXXXX{acct4}/TO {NAME}/{rem}', nd='ACH-DR-{NAME}-{umrn}', nc='ACH-CR-{NAME}-{rem}-{n9}', pos='POS/{NAME}/{rrn}/{CITY}', ecom='ECOM/{NAME}/{rrn}', atm='ATM/CASH/{rrn}/{CITY}',
        cd='By Cash {br}', cdm='CASH DEP-CRM {term}', cw='To Self', cp='TO CLG:{NAME}:{chq}', cc='BY INST {chq} : {NAME} : MICR CLG (CTS)', ti='By Trf {NAME} {rem}', to='To Trf {NAME} {rem}', bulk='BY BULK {NAME} {rem}', emi='TRF TO LOAN {loan} INSTALMENT', int='{acno}:Int.Pd:{d:%d-%m-%Y}', od='{acno}:Int.Coll:{d:%d-%m-%Y}', chg='{text}',
        rchg='ECS/ACH RETURN CHARGES {on:%d-%m-%Y}', rev='ACH-DR-RETURN-{NAME}-{umrn}-{rem}', icd='TO CLG:{NAME}:{chq}', icr='INWARD CHQ RETURN:{chq}:{rem}', ocr='CHQ RETURN:{chq}:{rem}', rd='TRF TO RD {loan}', fd='TRF TO FD {loan}', fdi='FD INT {loan}', fdm='FD CLOSED {loan}', dbt='APB-CR-{NAME}-{n9}', fx='FOREIGN INWARD {utr} {NAME} {rem}',
        urf='UPI/REV/{rrn}/{vpa}', prf='POS REFUND/{NAME}/{rrn}', nret='NEFT RETURN-{utr}-{NAME}', disb='{text} {loan}', tax='{text}/{n9}', bill='BBPS/{NAME}/{rem}/{n9}'),
    'canara': dict(
        uo='UPI/DR/{rrn}/{NAME:.14}/{bk}/{vpa:.16}/{rem}//{ref}/{d:%d/%m/%Y} {hh}:{mm}:{ss}', ui='UPI/CR/{rrn}/{NAME:.14}/{bk}/{vpa:.16}/{rem}//{ref}/{d:%d/%m/%Y} {hh}:{mm}:{ss}', ua='UPI/DR/{rrn}/{NAME:.18}/{bk}/{vpa:.18}/AUTOPAY {rem}//{ref}', uim='UPI/CR/{rrn}/{NAME:.14}/{bk}/{vpa:.16}/{rem}//{ref}',
        ni='NEFT CR-{utr}-{ifsc}-{NAME}-{rem}', no='NEFT DR-{utr}-{NAME}', ri='RTGS CR-{utr}-{NAME}', ro='RTGS DR-{utr}-{NAME}', ii='INET-IMPS-CR/{NAME}/{bkn}/XXX{acct4}/{rrn}/{rem}', io='INET-IMPS-DR/{NAME}/{bkn}/XXX{acct4}/{rrn}/{rem}', nd='NACH DR {NAME} {umrn}', nc='NACH CR {NAME} {rem} {n9}',
        pos='PUR/{rrn}/POS/{NAME}/{CITY}', ecom='PUR/{rrn}/ECM/{NAME}', atm='ATM CASH-{term}-{CITY}-{d:%d%m%y}', cd='CASH DEPOSIT-{br}', cdm='CASH DEPOSIT-BNA {term}', cw='SELF WITHDRAWAL {chq}', cp='CHQ PAID-MICR INWARD CLEARING-{NAME}', cc='CHQ COLL-{NAME}-{bkn}', ti='FUNDS TRANSFER CREDIT-{NAME}-{rem}',
        to='FUNDS TRANSFER DEBIT-{NAME}-{rem}', bulk='BULK CREDIT-{NAME}-{rem}', emi='LOAN RECOVERY-{loan}-EMI', int='CREDIT INTEREST SB {d:%b-%y}', od='INTEREST DEBITED {d:%b-%y}', chg='{text}', rchg='CHGS-NACH RETURN {on:%d%m%Y}', rev='NACH DR RTN {NAME} {umrn} {rem}', icd='CHQ PAID-MICR INWARD CLEARING-{NAME}',
        icr='CHQ RETURN INWARD-{chq}-{rem}', ocr='CHQ RETURN OUTWARD-{chq}-{rem}', rd='SI-RD {loan}', fd='FD OPENED {loan}', fdi='FD INTEREST {loan}', fdm='FD CLOSURE {loan}', dbt='APBS-{NAME}-{n9}', fx='INWARD REM-{utr}-{NAME}-{rem}', urf='UPI/REV/{rrn}/{NAME}', prf='PUR REFUND/{rrn}/{NAME}', nret='NEFT RTN-{utr}-{NAME}',
        disb='{text}-{loan}', tax='{text}-{n9}', bill='BILLDESK/{NAME}/{rem}'),
    'union': dict(
        uo='UPIAR/{rrn}/DR/{NAME:.16}/{bk}/{vpa}', ui='UPIAB/{rrn}/CR/{NAME:.16}/{bk}/{vpa}', ua='UPIAR/{rrn}/DR/{NAME:.18}/{bk}/MANDATE {rem}', uim='UPIAB/{rrn}/CR/{NAME:.16}/{bk}/{vpa}', ni='NEFT:{NAME} {utr} {rem}', no='NEFT DR:{NAME} {utr}', ri='RTGS:{NAME} {utr}', ro='RTGS DR:{NAME} {utr}',
        ii='IMPSAB/{rrn}/{NAME}/{bk}/{rem}', io='IMPSAR/{rrn}/{NAME}/{bk}/{rem}', nd='ACH {umrn}/{NAME}', nc='ACHCR {n9}/{NAME}/{rem}', pos='POS/{NAME}/{CITY}/{seq}', ecom='ECM/{NAME}/{seq}', atm='ATM/{CITY}/{term}/{d:%d%m%y}', cd='CASH BY SELF {br}', cdm='CASH/CDM/{term}', cw='SELF {chq}', cp='CLG DR/{NAME}/{chq}',
        cc='CLG CR/{NAME}/{bk}/{chq}', ti='TRF FROM {NAME} {rem}', to='TRF TO {NAME} {rem}', bulk='BULK CR/{NAME}/{rem}', emi='LOAN COLL {loan} {on:%m-%Y}', int='Int.Pd till {d:%d-%m-%Y}', od='Int.Coll till {d:%d-%m-%Y}', chg='{text}', rchg='ACH RETURN CHG {on:%d%m%y}+GST', rev='ACH RTN {umrn}/{NAME}/{rem}',
        icd='CLG DR/{NAME}/{chq}', icr='CLG RTN CR/{chq}/{rem}', ocr='CLG RTN DR/{chq}/{rem}', rd='RD INSTAL/{loan}', fd='TO FDR {loan}', fdi='INT FDR {loan}', fdm='BY FDR {loan} CLOSED', dbt='DBTL/{NAME}/{n9}', fx='FOREX CR {utr} {NAME} {rem}', urf='UPIRV/{rrn}/{NAME}', prf='POS RV/{NAME}/{seq}', nret='NEFT RTN:{utr} {NAME}',
        disb='{text} {loan}', tax='{text}/{n9}', bill='BILLPAY/{NAME}/{rem}'),
    'indian': dict(
        uo='UPI/{rrn}/DR/{NAME:.16}/{bk}/{vpa:.16}/{rem} /BRANCH : ATM SERVICE BRANCH', ui='UPI/{rrn}/CR/{NAME:.16}/{bk}/{vpa:.16}/{rem} /BRANCH : ATM SERVICE BRANCH', ua='UPI/{rrn}/DR/{NAME:.20}/{bk}/MANDATE/{rem}', uim='UPI/{rrn}/CR/{NAME:.16}/{bk}/{vpa:.16}/{rem}',
        ni='NEFT/{bk}/{utr}/{NAME}/{rem} /BRANCH : RTGS CELL', no='NEFT/{utr}/{NAME} /BRANCH : {br}', ri='RTGS/{utr}/{NAME} /BRANCH : RTGS CELL', ro='RTGS/{utr}/{NAME}', ii='IMPS/{rrn}/CR/{NAME}/{bk}/{rem}', io='IMPS/{rrn}/DR/{NAME}/{bk}/{rem}', nd='ACH DR INW/{NAME}/{umrn}', nc='ACH CR INW/{NAME}/{rem}/{n9}',
        pos='RUPAY POS/{rrn}/{NAME}/{CITY}', ecom='RUPAY ECOM/{rrn}/{NAME}', atm='CASH WDL ATM/{term}/{CITY}', cd='CASH DEPOSIT /BRANCH : {br}', cdm='CASH DEP BNA/{term}', cw='CASH PAID SELF {chq}', cp='CLEARING CHQ {chq}/{NAME}', cc='BY CLEARING {chq}/{NAME}/{bk}', ti='TRANSFER FROM {NAME}/{rem}', to='TRANSFER TO {NAME}/{rem}',
        bulk='BULK UPLOAD/{NAME}/{rem} /BRANCH : CBS', emi='TRF TO LOAN {loan}/EMI', int='CREDIT INTEREST', od='DEBIT INTEREST', chg='{text}', rchg='ACH RETURN CHARGES {on:%d/%m/%Y}', rev='ACH DR RETURN/{NAME}/{umrn}/{rem}', icd='CLEARING CHQ {chq}/{NAME}', icr='CHQ RETURNED {chq}/{rem}', ocr='O/W CHQ RETURNED {chq}/{rem}',
        rd='TRF TO RD {loan}', fd='TRF TO FD {loan}', fdi='FD INT {loan}', fdm='FD PROCEEDS {loan}', dbt='ABPS/{NAME}/{n9}', fx='FOREIGN REM/{utr}/{NAME}/{rem}', urf='UPI/REV/{rrn}/{NAME}', prf='RUPAY REFUND/{rrn}/{NAME}', nret='NEFT RETURN/{utr}/{NAME}', disb='{text}/{loan}', tax='{text}/{n9}', bill='INB/{NAME}/{rem}'),
    'idfc': dict(
        uo='UPI/MOB/{rrn}/{name:.20}/{rem}', ui='UPI/CR/{rrn}/{name:.20}/{rem}', ua='UPI/AUTOPAY/{rrn}/{name}/{rem}', uim='UPI/CR/{rrn}/{name:.20}/{rem}', ni='NEFT/{utr}/{NAME}/{rem}', no='NEFT/MB/{utr}/{NAME}/{rem}', ri='RTGS/{utr}/{NAME}', ro='RTGS/NB/{utr}/{NAME}', ii='IMPS-INW/{rrn}/{NAME}/{bk}/{rem}', io='IMPS-MOB/{rrn}/{NAME}/{bk}/{rem}',
        nd='NACH/{NAME}/{umrn}', nc='NACHCR/{NAME}/{rem}/{n9}', pos='PUR/{NAME}/{CITY}/{card}', ecom='ECOM/{NAME}/{card}', atm='ATM-NFS/CASH WITHDRAWAL/{term}/{CITY}', cd='CASH DEPOSIT/{br}', cdm='CASH DEP CRM/{term}', cw='CASH WDL/SELF/{chq}', cp='INWARD CLG/{NAME}/{chq}', cc='OUTWARD CLG/{NAME}/{chq}/{bk}', ti='FT/{NAME}/{rem}',
        to='FT/MB/{NAME}/{rem}', bulk='BULK FT/{NAME}/{rem}', emi='LOAN EMI/{loan}/{on:%b-%y}', int='SAVINGS INTEREST CREDIT {d:%b-%Y}', od='INTEREST DEBIT', chg='{text}', rchg='NACH RETURN CHARGES/{on:%d%b%y}/INCL GST', rev='NACH RETURN/{NAME}/{umrn}/{rem}', icd='INWARD CLG/{NAME}/{chq}', icr='INWARD CLG RETURN/{chq}/{rem}', ocr='OUTWARD CLG RETURN/{chq}/{rem}',
        rd='RD INSTALLMENT/{loan}', fd='FD BOOKING/{loan}', fdi='FD INTEREST/{loan}', fdm='FD LIQUIDATION/{loan}', dbt='APBS/{NAME}/{n9}', fx='INW REMITTANCE/{utr}/{NAME}/{rem}', urf='UPI/REVERSAL/{rrn}/{name}', prf='PUR REFUND/{NAME}', nret='NEFT/RETURN/{utr}/{NAME}', disb='{text}/{loan}', tax='{text}/{n9}', bill='BILLPAY/{NAME}/{rem}'),
    'yes': dict(
        uo='UPI/{rrn}/From:{me}/To:{vpa}/{rem}', ui='UPI/{rrn}/From:{vpa}/To:{me}/{rem}', um='UPI/{rrn}/From:{me}/To:{vpa}/{name}', ua='UPI/{rrn}/From:{me}/To:{vpa}/Mandate {name}', uim='UPI/{rrn}/From:{vpa}/To:{me}/{rem}', ni='NEFT Cr-{ifsc}-{NAME}-{HOLDER}-{utr}', no='NEFT Dr-{ifsc}-{NAME}-{utr}-{rem}', ri='RTGS Cr-{ifsc}-{NAME}-{utr}', ro='RTGS Dr-{ifsc}-{NAME}-{utr}',
        ii='IMPS/{rrn}/{NAME}/{bk}/{rem}', io='IMPS/{rrn}/TO {NAME}/{bk}/{rem}', nd='ECS/ACH DR {NAME} {umrn}', nc='ACH CR {NAME} {rem} {n9}', pos='PCA/{seq}/{NAME}/{CITY}', ecom='PCI/{seq}/{NAME}', atm='ATM WDR/{term}/{CITY}', cd='CASH DEP/{br}', cdm='CASH DEP RECYCLER/{term}', cw='CASH PMT SELF {chq}', cp='CLEARING DR {NAME} {chq}', cc='CLEARING CR {NAME} {chq}',
        ti='FUNDS TRF CR {NAME} {rem}', to='FUNDS TRF DR {NAME} {rem}', bulk='BULK CR {NAME} {rem}', emi='EMI DR LOAN {loan}', int='Credit Interest Capitalised', od='Debit Interest Capitalised', chg='{text}', rchg='ECS RETURN CHRGS {on:%d%m%y} INCL GST', rev='ECS/ACH RETURN {NAME} {umrn} {rem}', icd='CLEARING DR {NAME} {chq}', icr='I/W CLG RETURN {chq} {rem}',
        ocr='O/W CLG RETURN {chq} {rem}', rd='RD TRF {loan}', fd='FD TRF {loan}', fdi='FD INT {loan}', fdm='FD REDEEM {loan}', dbt='APBS CR {NAME} {n9}', fx='INWARD TT {utr} {NAME} {rem}', urf='UPI REVERSAL/{rrn}/{vpa}', prf='PCA REFUND/{NAME}', nret='NEFT RETURN {utr} {NAME}', disb='{text} {loan}', tax='{text} {n9}', bill='BILLPAY {NAME} {rem}'),
    'indus': dict(
        uo='UPI/{rrn}/DR/{NAME:.18}/{bk}/{vpa}/{rem}', ui='UPI/{rrn}/CR/{NAME:.18}/{bk}/{vpa}/{rem}', ua='UPI/{rrn}/DR/{NAME:.18}/{bk}/{vpa}/MNDT {rem}', uim='UPI/{rrn}/CR/{NAME:.18}/{bk}/{vpa}/{rem}', ni='N/{utr}/{bk}/{NAME}/{rem}', no='N/{utr}/{ifsc}/{NAME}/{rem}', ri='R/{utr}/{bk}/{NAME}', ro='R/{utr}/{ifsc}/{NAME}', ii='IMPS/P2A/{rrn}/{NAME}/{rem}', io='IMPS/P2A/{rrn}/TO/{NAME}/{rem}',
        nd='ACH DR/{NAME}/{umrn}', nc='ACH CR/{NAME}/{rem}/{n9}', pos='PC/{card}/{NAME}/{CITY}/{seq}', ecom='EC/{card}/{NAME}/{seq}', atm='ATM/CASH/{term}/{CITY}/{d:%d%m%y}', cd='CASH DEPOSIT/{br}', cdm='CDM/CASH/{term}', cw='CASH/SELF/{chq}', cp='CLG/DR/{NAME}/{chq}', cc='CLG/CR/{NAME}/{chq}/{bk}', ti='TR/{NAME}/{rem}', to='TR/DR/{NAME}/{rem}', bulk='TR/BULK/{NAME}/{rem}',
        emi='EMI/{loan}/{on:%m%y}', int='INT.PD/{acno}/{d:%d%m%y}', od='INT.COLL/{acno}/{d:%d%m%y}', chg='{text}', rchg='ACH RETURN CHGS/{on:%d%m%y}/GST INCL', rev='ACH RETURN/{NAME}/{umrn}/{rem}', icd='CLG/DR/{NAME}/{chq}', icr='CLG/RTN/{chq}/{rem}', ocr='CLG/OW RTN/{chq}/{rem}', rd='RD/{loan}', fd='FD/{loan}', fdi='FD INT/{loan}', fdm='FD CLOSE/{loan}', dbt='APBS/{NAME}/{n9}',
        fx='FIRC/{utr}/{NAME}/{rem}', urf='UPI/REV/{rrn}/{NAME}', prf='PC/REFUND/{NAME}', nret='N/RETURN/{utr}/{NAME}', disb='{text}/{loan}', tax='{text}/{n9}', bill='BILL/{NAME}/{rem}'),
    'federal': dict(
        uo='UPI OUT/{rrn}/{vpa}/{rem}/0000', ui='UPI IN/{rrn}/{vpa}/{rem}/0000', um='UPI OUT/{rrn}/{vpa}/{name:.20}/5411', ua='UPI MANDATE/{rrn}/{vpa}/{name}', uim='UPI IN/{rrn}/{vpa}/{rem}/0000', ni='NFT/{NAME}/{utr}/{rem}', no='NFT OUT/{NAME}/{utr}', ri='RTG/{NAME}/{utr}', ro='RTG OUT/{NAME}/{utr}', ii='IMPS IN/{rrn}/{NAME}/{bk}/{rem}', io='IMPS OUT/{rrn}/{NAME}/{bk}/{rem}',
        nd='ACH-DR/{NAME}/{umrn}', nc='ACH-CR/{NAME}/{rem}/{n9}', pos='POS/{NAME}\\{CITY}/{seq}', ecom='ECOM/{NAME}/{seq}', atm='ATM WDL/{term}/{CITY}', cd='CASH DEPOSIT {br}', cdm='CASH DEPOSIT-CDM {term}', cw='CASH WDL-SELF', cp='CHQ PAID/{NAME}', cc='CHQ COLLECTION/{NAME}/{bk}', ti='FT FROM {NAME}/{rem}', to='FT TO {NAME}/{rem}', bulk='BLK/{NAME}/{rem}',
        emi='LN EMI {loan}', int='SB INT: {d:%d-%m-%Y}', od='OD INT: {d:%d-%m-%Y}', chg='{text}', rchg='ACH RTN FEE {on:%d-%m-%Y} INCL TAX', rev='ACH-DR RTN/{NAME}/{umrn}/{rem}', icd='CHQ PAID/{NAME}', icr='CHQ RTN INW/{chq}/{rem}', ocr='CHQ RTN OUTW/{chq}/{rem}', rd='RD {loan}', fd='FD {loan}', fdi='FD INT {loan}', fdm='FD CLOSURE {loan}', dbt='APB/{NAME}/{n9}',
        fx='FOREIGN INW/{utr}/{NAME}/{rem}', urf='UPI REV/{rrn}/{vpa}', prf='POS REF/{NAME}', nret='NFT RTN/{utr}/{NAME}', disb='{text}/{loan}', tax='{text}/{n9}', bill='BBPS/{NAME}/{rem}'),
    'rbl': dict(
        uo='UPI/{rrn}/{rem}/{vpa}/{name:.18}', ui='UPI/{rrn}/{rem}/{vpa}/{name:.18}', ua='UPI/{rrn}/Mandate/{vpa}/{name}', uim='UPI/{rrn}/{rem}/{vpa}/{name:.18}', ni='NEFT/{utr}/{NAME}/{rem}', no='NEFT/OUT/{utr}/{NAME}', ri='RTGS/{utr}/{NAME}', ro='RTGS/OUT/{utr}/{NAME}', ii='IMPS {rrn} FROM {NAME} {rem}', io='IMPS {rrn} TO {NAME} {rem}', nd='NACH-DR {NAME} {umrn}', nc='NACH-CR {NAME} {rem} {n9}',
        pos='PURCHASE {NAME} {CITY} {seq}', ecom='PURCHASE ECOM {NAME} {seq}', atm='ATM WITHDRAWAL {term} {CITY}', cd='CASH DEPOSIT {br}', cdm='CASH DEPOSIT KIOSK {term}', cw='CASH WITHDRAWAL SELF {chq}', cp='INWARD CLEARING {NAME}', cc='OUTWARD CLEARING {NAME} {bk}', ti='TRANSFER {NAME} {rem}', to='TRANSFER TO {NAME} {rem}', bulk='BULK TRANSFER {NAME} {rem}', emi='LOAN REPAYMENT {loan}',
        int='SB INTEREST CREDIT {d:%b %Y}', od='OD INTEREST DEBIT {d:%b %Y}', chg='{text}', rchg='CHARGES FOR NACH RETURN DATED {on:%d/%m/%Y}', rev='NACH RETURN {NAME} {umrn} {rem}', icd='INWARD CLEARING {NAME}', icr='INWARD RETURN {chq} {rem}', ocr='OUTWARD RETURN {chq} {rem}', rd='RD INSTALMENT {loan}', fd='FD CREATION {loan}', fdi='FD INTEREST PAYOUT {loan}', fdm='FD MATURITY {loan}',
        dbt='APBS CREDIT {NAME} {n9}', fx='INWARD REMITTANCE {utr} {NAME} {rem}', urf='UPI REVERSAL {rrn} {name}', prf='PURCHASE REFUND {NAME}', nret='NEFT RETURN {utr} {NAME}', disb='{text} {loan}', tax='{text} {n9}', bill='BILL PAYMENT {NAME} {rem}'),
    'au': dict(
        uo='UPI/DR/{rrn}/{NAME:.20}/{bk}/{vpa}/{rem}', ui='UPI/CR/{rrn}/{NAME:.20}/{bk}/{vpa}/{rem}', ua='UPI/MANDATE/{rrn}/{NAME}/{bk}/{rem}', uim='UPI/QR/{rrn}/{NAME:.20}/{bk}/{vpa}', ni='NEFT-IN/{utr}/{NAME}/{rem}', no='NEFT-OUT/{utr}/{NAME}', ri='RTGS-IN/{utr}/{NAME}', ro='RTGS-OUT/{utr}/{NAME}', ii='IMPS-CR/{rrn}/{NAME}/{rem}', io='IMPS-DR/{rrn}/{NAME}/{rem}', nd='NACH/DR/{NAME}/{umrn}', nc='NACH/CR/{NAME}/{rem}/{n9}',
        pos='POS PRCH/{NAME}/{CITY}', ecom='ECOM PRCH/{NAME}', atm='ATM/NFS/{term}/{CITY}', cd='CASH DEP-{br}', cdm='CASH DEP-CRM-{term}', cw='CASH WDL-SELF-{chq}', cp='CTS-INW/{NAME}/{chq}', cc='CTS-OUT/{NAME}/{chq}', ti='IFT/CR/{NAME}/{rem}', to='IFT/DR/{NAME}/{rem}', bulk='IFT/BULK/{NAME}/{rem}', emi='LOAN/EMI/{loan}', int='SAVINGS INT {d:%b%Y}', od='OD INT {d:%b%Y}', chg='{text}',
        rchg='NACH RTN CHG/{on:%d%m%Y}', rev='NACH/RTN/{NAME}/{umrn}/{rem}', icd='CTS-INW/{NAME}/{chq}', icr='CTS-INW RTN/{chq}/{rem}', ocr='CTS-OUT RTN/{chq}/{rem}', rd='RD/{loan}', fd='FD/{loan}', fdi='FD INT/{loan}', fdm='FD CLS/{loan}', dbt='APBS/{NAME}/{n9}', fx='INW FX/{utr}/{NAME}/{rem}', urf='UPI/REV/{rrn}/{NAME}', prf='POS REFUND/{NAME}', nret='NEFT-RTN/{utr}/{NAME}', disb='{text}/{loan}',
        tax='{text}/{n9}', bill='BBPS/{NAME}/{rem}'),
    'equitas': dict(
        uo='UPI-{rrn}-{name:.18}-{vpa}-{rem}', ui='UPI-{rrn}-{name:.18}-{vpa}-{rem}', ua='UPI-AUTOPAY-{rrn}-{name}-{rem}', uim='UPI-{rrn}-{name:.18}-{vpa}-{rem}', ni='NEFT-{utr}-{NAME}-{rem}', no='NEFT-{utr}-TO-{NAME}', ri='RTGS-{utr}-{NAME}', ro='RTGS-{utr}-TO-{NAME}', ii='IMPS-{rrn}-{NAME}-{bk}-{rem}', io='IMPS-{rrn}-TO-{NAME}-{bk}-{rem}', nd='NACH-{umrn}-{NAME}', nc='NACHCR-{NAME}-{rem}-{n9}',
        pos='POS-{NAME}-{CITY}-{seq}', ecom='ECOM-{NAME}-{seq}', atm='ATM-{term}-{CITY}', cd='CASH-{br}', cdm='CASH-CDM-{term}', cw='CASH-SELF-{chq}', cp='CHQ-{chq}-{NAME}', cc='CLG-{chq}-{NAME}-{bk}', ti='FT-{NAME}-{rem}', to='FT-TO-{NAME}-{rem}', bulk='BULKFT-{NAME}-{rem}', emi='EMI-{loan}-{on:%b%y}', int='SB-INTEREST-{d:%b%y}', od='OD-INTEREST-{d:%b%y}', chg='{text}', rchg='NACHRTN-CHG-{on:%d%m%y}',
        rev='NACHRTN-{umrn}-{NAME}-{rem}', icd='CHQ-{chq}-{NAME}', icr='CHQRTN-INW-{chq}-{rem}', ocr='CHQRTN-OUT-{chq}-{rem}', rd='RD-{loan}', fd='FD-{loan}', fdi='FDINT-{loan}', fdm='FDCLOSE-{loan}', dbt='APBS-{NAME}-{n9}', fx='FIR-{utr}-{NAME}-{rem}', urf='UPIREV-{rrn}-{name}', prf='POSREF-{NAME}', nret='NEFTRTN-{utr}-{NAME}', disb='{text}-{loan}', tax='{text}-{n9}', bill='BBPS-{NAME}-{rem}'),
    'karnataka': dict(
        uo='UPI:{rrn}:{vpa}({name:.18})/{rem}', ui='UPI:{rrn}:{vpa}({name:.18})/{rem}', ua='UPI:{rrn}:MANDATE:{vpa}({name})', uim='UPI:{rrn}:{vpa}({name:.18})/{rem}', ni='NEFT:{utr}:{ifsc}:{NAME}:{rem}', no='NEFT O/W:{utr}:{NAME}', ri='RTGS:{utr}:{NAME}', ro='RTGS O/W:{utr}:{NAME}', ii='IMPS:{rrn}:{NAME}:{rem}', io='IMPS O/W:{rrn}:{NAME}:{rem}', nd='ACHInwDR:{NAME}:{umrn}', nc='ACHInwCR:{NAME}:{rem}:{n9}',
        pos='POS:{seq}:{NAME}:{CITY}', ecom='ECOM:{seq}:{NAME}', atm='ATM:{term}:{CITY}', cd='BY CASH:{br}', cdm='BY CASH CRM:{term}', cw='SELF:{chq}', cp='CTS CLG:{chq}:{NAME}', cc='CTS O/W CLG:{chq}:{NAME}:{bk}', ti='TRF FROM:{NAME}:{rem}', to='TRF TO:{NAME}:{rem}', bulk='BULK:{NAME}:{rem}', emi='LOAN INST:{loan}', int='INTEREST PAID UPTO {d:%d-%m-%Y}', od='INTEREST CHARGED UPTO {d:%d-%m-%Y}', chg='{text}',
        rchg='ACH RETURN CHARGE:{on:%d-%m-%Y}', rev='ACHInwDR RETURN:{NAME}:{umrn}:{rem}', icd='CTS CLG:{chq}:{NAME}', icr='CTS CLG RETURN:{chq}:{rem}', ocr='CTS O/W RETURN:{chq}:{rem}', rd='TRF TO RD:{loan}', fd='TRF TO FD:{loan}', fdi='FD INT:{loan}', fdm='FD CLOSED:{loan}', dbt='ABPS:{NAME}:{n9}', fx='FX INW:{utr}:{NAME}:{rem}', urf='UPI REV:{rrn}:{name}', prf='POS REV:{NAME}', nret='NEFT RTN:{utr}:{NAME}',
        disb='{text}:{loan}', tax='{text}:{n9}', bill='BBPS:{NAME}:{rem}'),
    'sib': dict(
        uo='UPI/{bk}/{rrn}/{name:.18}/{rem}', ui='UPI/{bk}/{rrn}/{name:.18}/{rem}', ua='UPI MANDATE/{bk}/{rrn}/{name}/{rem}', uim='UPI/{bk}/{rrn}/{name:.18}/{rem}', ni='NEFT:{NAME}/{utr}/{bk}/{rem}', no='NEFT TO:{NAME}/{utr}', ri='RTGS:{NAME}/{utr}', ro='RTGS TO:{NAME}/{utr}', ii='IMPS/{rrn}/{bk}/{NAME}/{rem}', io='IMPS/{rrn}/TO {NAME}/{rem}', nd='NACH DR/{umrn}/{NAME}', nc='NACH CR/{n9}/{NAME}/{rem}',
        pos='POS PURCHASE/{NAME}/{CITY}/{seq}', ecom='ECOM PURCHASE/{NAME}/{seq}', atm='ATM CASH WDL/{term}/{CITY}', cd='CASH REMITTED/{br}', cdm='CASH CDM/{term}', cw='CASH PAID/SELF', cp='CLG PAID/{NAME}', cc='CLG RECD/{NAME}/{bk}', ti='FT/{NAME}/{rem}', to='FT TO/{NAME}/{rem}', bulk='BULK/{NAME}/{rem}', emi='INST/{loan}', int='INT PAID {d:%d/%m/%Y}', od='INT RECD {d:%d/%m/%Y}', chg='{text}',
        rchg='NACH RETURN CHGS {on:%d/%m/%y}', rev='NACH RETURNED/{umrn}/{NAME}/{rem}', icd='CLG PAID/{NAME}', icr='CLG RETURNED/{chq}/{rem}', ocr='CLG O/W RETURNED/{chq}/{rem}', rd='RD/{loan}', fd='FD/{loan}', fdi='FDINT/{loan}', fdm='FDCLS/{loan}', dbt='APBS/{NAME}/{n9}', fx='INW REM/{utr}/{NAME}/{rem}', urf='UPI RVSL/{rrn}/{name}', prf='POS RVSL/{NAME}', nret='NEFT RTN/{utr}/{NAME}', disb='{text}/{loan}',
        tax='{text}/{n9}', bill='BBPS/{NAME}/{rem}'),
    'coop': dict(
        uo='To UPI {rrn} {name:.20}', ui='By UPI {rrn} {name:.20}', ua='To UPI MANDATE {rrn} {name}', uim='By UPI {rrn} {name:.20}', ni='By NEFT {utr} {NAME} {rem}', no='To NEFT {utr} {NAME}', ri='By RTGS {utr} {NAME}', ro='To RTGS {utr} {NAME}', ii='By IMPS {rrn} {NAME} {rem}', io='To IMPS {rrn} {NAME} {rem}', nd='To ACH {NAME} {umrn}', nc='By ACH {NAME} {rem}', pos='To POS {NAME} {CITY}', ecom='To ECOM {NAME}',
        atm='To ATM {term} {CITY}', cd='By Cash', cdm='By Cash CDM', cw='To Cash Self', cp='To Clg {NAME}', cc='By Clg {NAME} {bk}', ti='By Trf {NAME} {rem}', to='To Trf {NAME} {rem}', bulk='By Trf {NAME} {rem}', emi='To Loan Inst {loan}', int='By Int on SB', od='To Int on CC', chg='To {text}', rchg='To ACH Ret Chg {on:%d/%m/%Y}', rev='By ACH Ret {NAME} {umrn} {rem}', icd='To Clg {NAME}', icr='By Clg Ret {chq} {rem}',
        ocr='To O/W Clg Ret {chq} {rem}', rd='To RD {loan}', fd='To FD {loan}', fdi='By FD Int {loan}', fdm='By FD Closed {loan}', dbt='By APBS {NAME} {n9}', fx='By FX {utr} {NAME} {rem}', urf='By UPI Rev {rrn} {name}', prf='By POS Rev {NAME}', nret='By NEFT Ret {utr} {NAME}', disb='By {text} {loan}', tax='To {text} {n9}', bill='To Bill {NAME} {rem}'),
    'bom': dict(
        uo='UPI {rrn}/{NAME:.16}/{bk}/{rem}', ui='UPI {rrn}/{NAME:.16}/{bk}/{rem}', ua='UPI MND {rrn}/{NAME}/{rem}', uim='UPI {rrn}/{NAME:.16}/{bk}', ni='NEFT {utr}/{NAME}/{rem}', no='NEFT OUT {utr}/{NAME}', ri='RTGS {utr}/{NAME}', ro='RTGS OUT {utr}/{NAME}', ii='IMPS {rrn}/{NAME}/{bk}/{rem}', io='IMPS OUT {rrn}/{NAME}/{bk}/{rem}', nd='ECS DR {NAME} {umrn}', nc='ECS CR {NAME} {rem} {n9}', pos='POS TXN {rrn} {NAME} {CITY}', ecom='ECOM TXN {rrn} {NAME}',
        atm='ATM TXN {rrn} {term} {CITY}', cd='CASH RECEIPT {br}', cdm='CASH RECYCLER {term}', cw='SELF CASH PAID', cp='CTS {NAME} PAID', cc='CTS {NAME} {bk} RECD', ti='TRF FRM {NAME} {rem}', to='TRF TO {NAME} {rem}', bulk='BULK TRF {NAME} {rem}', emi='LOAN EMI {loan}', int='SB INTEREST {d:%d%m%Y}', od='CC INTEREST {d:%d%m%Y}', chg='{text}', rchg='ECS RTN CHGS {on:%d%m%y}', rev='ECS DR RTN {NAME} {umrn} {rem}', icd='CTS {NAME} PAID',
        icr='CTS RTN {chq} {rem}', ocr='CTS O/W RTN {chq} {rem}', rd='RD INST {loan}', fd='FD {loan}', fdi='FD INT {loan}', fdm='FD PAID {loan}', dbt='DBT {NAME} {n9}', fx='INWARD FX {utr} {NAME} {rem}', urf='UPI REV {rrn} {NAME}', prf='POS REV {NAME}', nret='NEFT RTN {utr} {NAME}', disb='{text} {loan}', tax='{text} {n9}', bill='BBPS {NAME} {rem}'),
    'central': dict(
        uo='UPI TXN DR {rrn} {NAME:.18} {bk} {rem}', ui='UPI TXN CR {rrn} {NAME:.18} {bk} {rem}', ua='UPI AUTOPAY DR {rrn} {NAME} {rem}', uim='UPI TXN CR {rrn} {NAME:.18} {bk}', ni='NEFT INW {bk} {utr} {NAME} {rem}', no='NEFT OUTW {utr} {NAME}', ri='RTGS INW {utr} {NAME}', ro='RTGS OUTW {utr} {NAME}', ii='IMPS INW {rrn} {NAME} {rem}', io='IMPS OUTW {rrn} {NAME} {rem}', nd='ACH INWARD DR {NAME} {umrn}', nc='ACH INWARD CR {NAME} {rem} {n9}',
        pos='POS PURCHASE {rrn} {NAME} {CITY}', ecom='ECOM PURCHASE {rrn} {NAME}', atm='ATM CASH WDL {rrn} {CITY}', cd='CASH DEPOSIT {br}', cdm='CASH DEP BNA {term}', cw='CASH WDL SELF', cp='CLG CHQ {NAME}', cc='CLG CHQ DEP {NAME} {bk}', ti='TRANSFER CR {NAME} {rem}', to='TRANSFER DR {NAME} {rem}', bulk='BULK CR {NAME} {rem}', emi='STANDING INSTR LOAN {loan}', int='SB INT PAID', od='INT DEBITED', chg='{text}', rchg='ACH RTN CHG {on:%d%m%Y}',
        rev='ACH INWARD RTN {NAME} {umrn} {rem}', icd='CLG CHQ {NAME}', icr='CLG CHQ RTN {chq} {rem}', ocr='O/W CHQ RTN {chq} {rem}', rd='SI RD {loan}', fd='FDR {loan}', fdi='FDR INT {loan}', fdm='FDR PAID {loan}', dbt='APBS CR {NAME} {n9}', fx='FX INW {utr} {NAME} {rem}', urf='UPI REV {rrn} {NAME}', prf='POS REV {NAME}', nret='NEFT RTN {utr} {NAME}', disb='{text} {loan}', tax='{text} {n9}', bill='BILL {NAME} {rem}'),
    'iob': dict(
        uo='UPI/{rrn}/DR/{NAME:.18}/{bk}/{rem}', ui='UPI/{rrn}/CR/{NAME:.18}/{bk}/{rem}', ua='UPI/{rrn}/DR/{NAME}/{bk}/SI {rem}', uim='UPI/{rrn}/CR/{NAME:.18}/{bk}', ni='NEFT-IN/{bk}/{utr}/{NAME}/{rem}', no='NEFT-OUT/{utr}/{NAME}', ri='RTGS-IN/{utr}/{NAME}', ro='RTGS-OUT/{utr}/{NAME}', ii='IMPS/{rrn}/CR/{NAME}/{rem}', io='IMPS/{rrn}/DR/{NAME}/{rem}', nd='NACH/{NAME}/{umrn}/DR', nc='NACH/{NAME}/{rem}/{n9}/CR', pos='POS/{rrn}/{NAME}/{CITY}',
        ecom='ECOM/{rrn}/{NAME}', atm='ATM/{rrn}/{CITY}', cd='CASH/{br}', cdm='CASH/CDM/{term}', cw='SELF/{chq}', cp='CLG/{chq}/{NAME}', cc='CLG DEP/{chq}/{NAME}', ti='TRF/{NAME}/{rem}', to='TRF/TO/{NAME}/{rem}', bulk='TRF/BULK/{NAME}/{rem}', emi='TRF/LOAN/{loan}/EMI', int='INT CR {d:%d-%m-%y}', od='INT DR {d:%d-%m-%y}', chg='{text}', rchg='NACH RET CHG/{on:%d%m%Y}', rev='NACH/RET/{NAME}/{umrn}/{rem}', icd='CLG/{chq}/{NAME}',
        icr='CLG RET/{chq}/{rem}', ocr='O/W RET/{chq}/{rem}', rd='RD/{loan}', fd='FD/{loan}', fdi='FDINT/{loan}', fdm='FDCLOSE/{loan}', dbt='APBS/{NAME}/{n9}', fx='FOREIGN/{utr}/{NAME}/{rem}', urf='UPI/REV/{rrn}/{NAME}', prf='POS/REV/{NAME}', nret='NEFT-RET/{utr}/{NAME}', disb='{text}/{loan}', tax='{text}/{n9}', bill='BBPS/{NAME}/{rem}'),
    'uco': dict(
        uo='UPI/{rrn}/{NAME:.18}/{bk}/{vpa:.14}/DR', ui='UPI/{rrn}/{NAME:.18}/{bk}/{vpa:.14}/CR', ua='UPI/{rrn}/{NAME:.18}/AUTOPAY/DR', uim='UPI/{rrn}/{NAME:.18}/{bk}/CR', ni='NEFTINW-{utr}-{NAME}-{rem}', no='NEFTOUT-{utr}-{NAME}', ri='RTGSINW-{utr}-{NAME}', ro='RTGSOUT-{utr}-{NAME}', ii='IMPSINW-{rrn}-{NAME}-{rem}', io='IMPSOUT-{rrn}-{NAME}-{rem}', nd='ACHDR-{NAME}-{umrn}', nc='ACHCR-{NAME}-{rem}-{n9}', pos='POS-{rrn}-{NAME}-{CITY}',
        ecom='ECOM-{rrn}-{NAME}', atm='ATM-{rrn}-{CITY}', cd='CASH DEP-{br}', cdm='CASH DEP-CDM {term}', cw='SELF-{chq}', cp='INWCLG-{NAME}', cc='OUTCLG-{NAME}-{bk}', ti='TRFCR-{NAME}-{rem}', to='TRFDR-{NAME}-{rem}', bulk='BULKCR-{NAME}-{rem}', emi='LOANINST-{loan}', int='SBINT-{d:%d%m%Y}', od='ODINT-{d:%d%m%Y}', chg='{text}', rchg='ACHRETCHG-{on:%d%m%Y}', rev='ACHRET-{NAME}-{umrn}-{rem}', icd='INWCLG-{NAME}', icr='INWCLGRET-{chq}-{rem}',
        ocr='OUTCLGRET-{chq}-{rem}', rd='RD-{loan}', fd='FD-{loan}', fdi='FDINT-{loan}', fdm='FDPAID-{loan}', dbt='APBS-{NAME}-{n9}', fx='FXINW-{utr}-{NAME}-{rem}', urf='UPIREV-{rrn}-{NAME}', prf='POSREV-{NAME}', nret='NEFTRET-{utr}-{NAME}', disb='{text}-{loan}', tax='{text}-{n9}', bill='BBPS-{NAME}-{rem}'),
}


def say(bank, leg, f):
    t = T[bank]
    s = t.get(leg)
    if s is None and leg == 'um':
        s = t['uo']
    out = s.format(**f)
    for a, b in (('//{', '//{'), ('/ /', '/'), ('--', '-')):
        out = out.replace(a, b)
    return out.rstrip('/-: ') if not out.endswith('()') else out
