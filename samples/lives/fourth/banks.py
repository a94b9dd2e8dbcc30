"""60 banks: narration grammars and layouts."""
BASE=dict(
 upic='UPI/CR/{rrn}/{n20}/{b4}/{v20}/{rm}',upid='UPI/DR/{rrn}/{n20}/{b4}/{v20}/{rm}',
 impsc='IMPS/{rrn}/{n20}/{bn15}/{rm}',impsd='IMPS/{rrn}/{n20}/{bn15}/{rm}',
 neftc='NEFT-{utr}-{n}',neftd='NEFT-{utr}-{n}',rtgsc='RTGS-{utr}-{n}',rtgsd='RTGS-{utr}-{n}',
 achc='ACH-CR-{n}-{q10}',achd='ACH-DR-{n}-{um}',chqc='BY CLG CHQ {chq} {bn15}',chqd='TO CLG CHQ {chq} {n}',
 cashc='BY CASH',cashd='TO CASH CHQ SELF',atmd='ATM WDL {tid} {loc}',posd='POS {c6}XXXXXX{c4} {n22} {loc}',
 trc='TRF FROM {n}',trd='TRF TO {n}',sid='LOAN RECOVERY {q10}',chgd='{what}',intc='INT.PD {i1} TO {i2}',revc='ACH RTN REV {n}',bchd='ACH RTN CHGS {d1} INCL GST',
 netd='BILLPAY/{n}/{q8}')
B={}
def bank(id,name,ifsc,branch,gram,o,**k):
    g=dict(BASE)
    for ln in gram.strip().splitlines():
        a,b=ln.strip().split(' ',1); g[a]=b.strip()
    B[id]=dict(id=id,name=name,ifsc=ifsc,branch=branch,g=g,o=o,**k)
S6='date:Date:58|narr:Particulars:225|chq:Chq.No.:48|dr:Withdrawals:72|cr:Deposits:72|bal:Balance:80'
# ---------- private ----------
bank('hdfc','HDFC BANK LTD','HDFC0001204','KOTHRUD, PUNE','''
upic UPI-{n25}-{v24}-{ifsc}-{rrn}-{rm}
upid UPI-{n25}-{v24}-{ifsc}-{rrn}-{rm}
impsc IMPS-{rrn}-{n20}-{b4}-XXXXXXXX{x4}-{rm}
impsd IMPS-{rrn}-{n20}-{b4}-XXXXXXXX{x4}-{rm}
neftc NEFT CR-{ifsc}-{n}-{h25}-{utr}
neftd NEFT DR-{ifsc}-{n}-NETBANK, MUM-{utr}-{rm}
rtgsc RTGS CR-{ifsc}-{n}-{h25}-{utr}
rtgsd RTGS DR-{ifsc}-{n}-NETBANK, MUM-{utr}
achc ACH C- {n24}-{q7}
achd ACH D- {n24}-{q10}
chqc CHQ DEP - MICR CLG - {loc} WBO
chqd CHQ PAID-MICR CTS-{loc}-{n}
cashc CASH DEPOSIT BY - SELF - {loc}
atmd NWD-{c6}XXXXXX{c4}-{tid}-{loc}
posd POS {c6}XXXXXX{c4} {n20} POS DEBIT
sid EMI {q9} CHQ S{q10} {q8}
chgd {what}
intc CREDIT INTEREST CAPITALISED
trc {q10}-TPT-{rm}-{n}
trd {q10}-TPT-{rm}-{n}
netd IB BILLPAY DR-HDFCTM-{n10}
''',dict(font='Helvetica',sz=6.8,head=1,col='#004c8f',df='%d/%m/%y',cols='date:Date:42|narr:Narration:218|ref:Chq./Ref.No.:82|vdate:Value Dt:42|dr:Withdrawal Amt.:66|cr:Deposit Amt.:62|bal:Closing Balance:66',wrap='char',grid='box',tot='STATEMENT SUMMARY :-',foot='HDFC BANK LIMITED  *Closing balance includes funds earmarked for hold and uncleared funds'),acp='50100',acl=14,intp=1)
bank('icici','ICICI Bank','ICIC0000417','Salt Lake, Kolkata','''
upic UPI/{n14}/{v20}/{r12}/{bn12}/{rrn}/ICI{q12}
upid UPI/{n14}/{v20}/{r12}/{bn12}/{rrn}/ICI{q12}
impsc MMT/IMPS/{rrn}/{r12}/{n12}/{bn10}
impsd MMT/IMPS/{rrn}/{r12}/{n12}/{bn10}
neftc NEFT-{utr}-{n}-{rm}-{x4}{q8}-{ifsc}
neftd NEFT/{utr}/{n}/{bn15}
rtgsc RTGS-{utr}-{n}-{q12}-{ifsc}
achc ACH/{n20}/{q10}
achd ACH/{n20}/{um}/{q7}
chqc CLG/{n20}/{chq}/{b4}/{d2}
chqd CLG/{n20}/{chq}/{b4}/{d2}
cashc CAM/{q5}SR/CASH DEP/{d2}
atmd NFS/CASH WDL/{q10}/{d2}
posd VPS/{n16}/{d5}{q6}/{q10}/{loc}
sid LCCBRN{q10} EMI
intc {ac}:Int.Pd:{i1} to {i2}
trc INF/INFT/{q10}/{rm}/{n16}
trd INF/INFT/{q10}/{rm}/{n16}
netd BIL/ONL/{q10}/{n14}/{q8}
''',dict(font='LSans',sz=7,head=3,col='#ae2a18',df='%d-%m-%Y',cols='sno:S No.:30|vdate:Value Date:52|date:Transaction Date:58|chq:Cheque Number:46|narr:Transaction Remarks:188|dr:Withdrawal Amount (INR):66|cr:Deposit Amount (INR):62|bal:Balance (INR):66',chq0='-',zero='0.00',num='plain',grid='box',hbg='#f3d9d3',hdr='first',colhdr='first',end='This is a system generated statement and does not require signature.'),acl=12,intp=1)
bank('axis','AXIS BANK','UTIB0000263','Banjara Hills, Hyderabad','''
upic UPI/P2A/{rrn}/{n20}/{bn15}/{rm}
upid UPI/{p2}/{rrn}/{n20}/{rm}/{bn15}
impsc IMPS/P2A/{rrn}/{n16}/{bn12}/{r12}
impsd IMPS/P2A/{rrn}/{n16}/{bn12}/{r12}
neftc NEFT/{utr}/{n}/{bn20}/{rm}
neftd NEFT/MB/{utr}/{n}/{bn20}
rtgsc RTGS/{utr}/{n}/{bn20}
achc ACH-CR-{n24}-{q8}
achd ACH-DR-{n24}-{q10}
chqc BRN-CLG-CHQ {chq}-{bn15}
chqd BRN-CLG-CHQ PAID TO {n}/{b4}
cashc BY CASH DEPOSIT-BNA/{tid}/{q4}/{d1}/{loc}
atmd ATM-CASH/{tid}/{loc}/{d1}
posd PUR-POS/{n20}/{loc}/{d1}/{tm}
sid PPR{q10}_EMI_{d2}
intc SB:{ac}:Int.Pd:{i1} to {i2}
trc TRF/{n20}/{rm}
trd MOB/TPFT/{n20}/{x4}{q6}/{rm}
''',dict(font='Helvetica',sz=7.2,head=2,col='#97144d',df='%d-%m-%Y',cols='date:Tran Date:54|chq:Chq No:44|narr:Particulars:232|dr:Debit:68|cr:Credit:68|bal:Balance:74|br:Init. Br:32',open='OPENING BALANCE',close='CLOSING BALANCE',grid='box',num='plain',hdr='first',ob=1,tot='TRANSACTION TOTAL'),acp='9',acl=15,intp=1)
bank('kotak','Kotak Mahindra Bank','KKBK0000811','Andheri East, Mumbai','''
upic UPI/{t20}/{rrn}/{rm}
upid UPI/{t20}/{rrn}/{rm}
impsc Recd:IMPS/{rrn}/{n16}/{b4}/X{x4}/{r12}
impsd Sent IMPS/{rrn}/{n16}/{b4}/X{x4}/{r12}
neftc NEFT {utr} {n}
neftd NEFT {utr} {n}
achc NACH-CR-{n20}-{q8}
achd NACH-MUT-DR-{n20}-{q8}
chqc CLG TO {n20}
chqd FROM CLG {n20} {b4}
cashc CASH DEPOSIT AT {loc}
atmd ATL/{c6}/{q6}/{loc}{d1}/{tm}
posd PCD/{c4}/{n18}/{loc}{d1}/{tm}
sid BILL-LOAN {q8} EMI DUE {d2}
intc Int.Pd:{ac}:{i1} to {i2}
''',dict(font='LNar',sz=8.4,head=1,col='#ed1c24',df='%d %b %Y',cols='sno:#:26|date:Date:62|narr:Description:215|ref:Chq / Ref. No.:92|amtx:Amount:76|bal:Balance:84',ax='(Dr)|(Cr)',bs='(Cr)',grid='zebra',open='Opening Balance',hdr='slim',refx=1,end='End of Statement'),acl=10,intp=1)
bank('yes','YES BANK','YESB0000015','Koregaon Park, Pune','''
upic UPI/{rrn}/From:{v24}/To:{hv}@yesbank/{rm}
upid UPI/{rrn}/From:{hv}@yesbank/To:{v24}/{rm}
impsc IMPS/{rrn}/{n20}/{b4}/RRN:{rrn}/{r12}
impsd IMPS/MOB/{rrn}/{n20}/{b4}/{r12}
neftc NEFT Cr-{ifsc}-{n}-{h20}-{utr}
neftd NEFT Dr-{utr}-{n}-{b4}
achc NACH CREDIT {n24} {q10}
achd ACH DR {n24} REF {q10}
cashc CASH DEPOSIT {loc}
atmd ATM WDL/{q6}/{tid}/{loc}
posd POS TXN/{n20}/{loc}/{q6}
intc Interest credit for period {i1} to {i2}
''',dict(font='Helvetica',sz=7,head=3,col='#0b5ea8',df='%d-%b-%Y',cols='date:Transaction Date:60|vdate:Value Date:58|narr:Description:196|ref:Reference No.:78|dr:Debit:58|cr:Credit:58|bal:Running Balance:66',zero='0.00',num='us',grid='hair',summ=1),acl=15,intp=1)
bank('idfc','IDFC FIRST Bank','IDFB0040101','Bandra Kurla Complex, Mumbai','''
upic UPI/CREDIT/{rrn}/{n20}/{v20}
upid UPI/DEBIT/{rrn}/{n20}/{v20}
impsc IMPS-INET/{n20}/{bn15}/{rrn}
impsd IMPS-MOB/Fund Trf/{t20}/{rrn}
neftc NEFT/{utr}/{n}/{bn15}
neftd NEFT/{utr}/{n}/{bn15}/{rm}
achc ACH/{n24}/{q8}
achd ACH/{n24}/{q10}
atmd ATM-NFS/CASH WITHDRAWAL/{loc}/{q6}
posd POS/{n20}/{loc}/{q8}
intc MONTHLY INTEREST CREDIT
''',dict(font='LSans',sz=7.2,head=3,col='#9d1d27',df='%d-%b-%Y',cols='date:Transaction Date:64|vdate:Value Date:60|narr:Particulars:198|chq:Cheque No.:44|dr:Debit:62|cr:Credit:62|bal:Balance:70',hbg='#9d1d27',hw=1,grid='zebra',summ=1,open='Opening Balance',end='REGISTERED OFFICE: KRM Tower, Chetpet, Chennai'),acl=11,intm=tuple(range(1,13)),intp=1)
bank('indus','IndusInd Bank','INDB0000018','Civil Lines, Ludhiana','''
upic UPI/{rrn}/CR/{n18}/{b4}/{v18}/{rm}
upid UPI/{rrn}/DR/{n18}/{b4}/{v18}/{rm}
impsc IMPS/{rrn}/P2A/{n18}/{b4}/{x4}
impsd IMPS/{rrn}/P2A/{n18}/{b4}/{x4}
neftc N/{utr}/{ifsc}/{n}
neftd N/{utr}/{ifsc}/{n}
rtgsc R/{utr}/{ifsc}/{n}
rtgsd R/{utr}/{ifsc}/{n}
achd ACH Debit/{n20}/{um}
cashc CASH DEP {loc}
atmd ATM WD/{tid}/{loc}/{q6}
posd PCI/{c4}/{n18}/{loc}
chqc O/W CLG {chq} {n}
chqd I/W CLG {chq} {n}
intc Int Credit {i1} {i2}
''',dict(font='Times-Roman',sz=8,head=4,col='#8b1a1a',df='%d %b %y',cols='date:Date:52|code:Type:36|narr:Description:232|dr:Debit:72|cr:Credit:72|bal:Balance:78',order='new',grid='hair',zero='-'),acp='1',acl=12,intp=1)
bank('rbl','RBL Bank','RATN0000088','Shahupuri, Kolhapur','''
upic UPI/{rrn}/{rm}/{v24}/{bn12}
upid UPI/{rrn}/{rm}/{v24}/{bn12}
impsc IMPS {rrn} FROM {n20}
impsd IMPS {rrn} TO {n20}
neftc NEFT/{utr}/{n}
neftd NEFT/{utr}/{n}
achd NACH_DR_{n20}_{q10}
cashc CASH DEPOSIT-{loc}-{q4}
atmd ATM CASH WDL-{q6}-{loc}
posd POS-{n20}-{q6}
intc INTEREST CREDIT {i2}
''',dict(font='DV',sz=6.6,head=1,col='#1d3f72',df='%d/%m/%Y',cols='date:Transaction Date:56|narr:Transaction Details:206|chq:Cheque ID:44|vdate:Value Date:54|dr:Withdrawal Amt:62|cr:Deposit Amt:62|bal:Balance (INR):70',grid='lines',summ=1),acp='30',acl=12,intp=1)
bank('federal','The Federal Bank Ltd','FDRL0001093','Aluva','''
upic UPI IN/{rrn}/{v22}/{rm}/0000
upid UPIOUT/{rrn}/{v22}/{rm}/{mcc}
impsc FT IMPS/IFI/{rrn}/{n18}/{rm}
impsd FT IMPS/IFO/{rrn}/{n18}/{rm}
neftc NFT/{n}/{utr}
neftd NFT/{utr}/{n}
achd NACH/TP DR/{n18}/{q7}
achc NACH/TP CR/{n18}/{q7}
cashc CASH DEPOSIT
atmd ATM WD/{tid}/{loc}
posd POS/{n20}/{loc}/{q6}
intc SBINT {i1} TO {i2}
sid LOAN REC/{q10}
''',dict(font='Courier',sz=6.8,head=2,col='#00447c',df='%d-%b-%Y',cols='date:Date:58|vdate:Value Date:58|narr:Particulars:178|code:Tran Type:34|chq:Cheque Details:44|dr:Withdrawals:64|cr:Deposits:64|bal:Balance:68',grid='none',open='Opening Balance',num='plain',cf=None,hdr='first',tot='GRAND TOTAL'),acl=14,acp='1093')
bank('sib','South Indian Bank','SIBL0000158','Thrissur Main','''
upic UPI/SIBL/{rrn}/{n14}/{rm}
upid UPI/{b4}/{rrn}/{n14}/{rm}
impsc IMPS/{b4}/{rrn}/{n14}
neftc NEFT:{n} {utr}
neftd NEFT:{utr} {n}
achd NACH DR {n18} {q8}
cashc CASH BY SELF
atmd WDL ATM {loc} {q6}
posd PUR {n18} {loc}
intc CREDIT INTEREST {i1}-{i2}
''',dict(font='LSer',sz=8,head=2,col='#b3121d',df='%d-%m-%y',cols='date:DATE:48|narr:PARTICULARS:215|chq:CHQ.NO.:48|dr:WITHDRAWALS:74|cr:DEPOSITS:74|bal:BALANCE:88',bs=' Cr',grid='box',open='B/F',cf=('C/F','B/F'),title='STATEMENT OF ACCOUNT'),acl=16,acp='0158053')
bank('karnataka','Karnataka Bank Ltd.','KARB0000507','Mangaluru Kodialbail','''
upic UPI:{rrn}:{v20}({n14})
upid UPI:{rrn}:{v20}({n14})
impsc IMPS:{rrn}:{n16}:{b4}
neftc NEFT:{utr}:{n}
neftd NEFT:{utr}:{n}
achd ACH:{n18}:{q10}
cashc CASH REMITTANCE
atmd ATM:{q6}:{loc}
posd ECOM/POS:{n20}:{loc}
intc INTEREST {i1} TO {i2}
''',dict(font='Helvetica',sz=7.4,head=4,col='#5a2d82',df='%d-%m-%Y',cols=S6,grid='lines',bs='Cr',open='Balance B/F',opendate=1),acl=16,acp='507250')
bank('kvb','Karur Vysya Bank','KVBL0001156','Erode','''
upic UPI-CR-{rrn}-{n15}-{b4}-{v15}-{rm}
upid UPI-DR-{rrn}-{n15}-{b4}-{v15}-{rm}
neftc NEFT-{utr}-{ifsc}-{n}
neftd NEFT-{utr}-{ifsc}-{n}
rtgsc RTGS-{utr}-{ifsc}-{n}
rtgsd RTGS-{utr}-{ifsc}-{n}
achd ACH INW DR {n18} {q8}
cashc BY CASH-{loc}
chqc BY INST {chq} : MICR CLG ({loc})
chqd TO INST {chq} : {n}
atmd ATM/CASH/{q6}/{loc}
posd POS/{q12}/{n18}
intc SB INT UPTO {i2}
''',dict(font='LSans',sz=7,head=1,col='#00573f',df='%d-%m-%Y',vdf='%d-%m-%Y',cols='date:Transaction Date:60|vdate:Value Date:54|br:Branch:36|chq:Cheque No.:44|narr:Description:184|dr:Debit:62|cr:Credit:62|bal:Balance:68',grid='box',hbg='#d9eadf'),acl=16,acp='1156')
bank('cub','City Union Bank','CIUB0000031','Kumbakonam Main','''
upic UPI TRANSFER/{rrn}/{n16}/{b4}
upid UPI TRANSFER/{rrn}/{n16}/{b4}
impsc IMPS CR/{rrn}/{n18}
impsd IMPS DR/{rrn}/{n18}
neftc NEFT CR {utr} {n}
neftd NEFT DR {utr} {n}
achd NACH DEBIT {n20} {q7}
cashc CASH DEPOSIT {loc}
atmd ATM CASH {tid} {loc}
posd POS PURCHASE {n18}
intc SAVINGS BANK INTEREST
''',dict(font='LMono',sz=6.6,head=5,df='%d/%m/%Y',cols='date:DATE:54|narr:DESCRIPTION:215|chq:CHEQUE NO:46|dr:DEBIT:76|cr:CREDIT:76|bal:BALANCE:88',grid='none',dash=1,open='OPENING BALANCE',gap=3,bs=' CR'),acl=15,acp='5001010')
bank('tmb','Tamilnad Mercantile Bank Ltd','TMBL0000022','Sivakasi','''
upic UPI/{rrn}/{n15}/{rm}/{b4}
upid UPI/{rrn}/{n15}/{rm}/{b4}
neftc NEFT {n} {utr}
neftd NEFT {n} {utr}
rtgsc RTGS {n} {utr}
rtgsd RTGS {n} {utr}
achd ACH/{n18}/{um}
cashc BY CASH
chqc CLG CHQ {chq} {b4}
chqd CHQ {chq} PAID {n}
atmd ATM/{tid}/{loc}
intc INT PAID
''',dict(font='LNar',sz=8.2,head=2,col='#1f2f79',df='%d/%b/%Y',cols='date:Txn Date:64|vdate:Val Date:64|narr:Particulars:172|chq:Inst No:44|dr:Debit:72|cr:Credit:72|bal:Balance:80',grid='hair',zero='0.00',open='Opening Balance'),acl=15,acp='022150')
bank('dcb','DCB Bank','DCBL0000044','Ahmedabad, C G Road','''
upic UPI/C/{rrn}/{v20}/{n14}
upid UPI/D/{rrn}/{v20}/{n14}
impsc IMPS C {rrn} {n18} {b4}
neftc NEFT C {utr} {n}
neftd NEFT D {utr} {n}
achd ECS/ACH DR {n20} {q7}
cashc CASH DEP {q5}
atmd ATW {tid} {loc}
posd POS {n20} {q6}
intc INT CR {i1} {i2}
''',dict(font='Helvetica',sz=7.4,head=3,col='#e2001a',df='%d/%m/%Y',cols='date:Posting Date:56|narr:Transaction Particulars:230|chq:Instrument:48|amt:Amount:74|drcr:Dr/Cr:30|bal:Balance:84',marks='Dr Cr',grid='hair',summ=1,hdr='first'),acl=14)
bank('csb','CSB Bank Limited','CSBK0000206','Palakkad','''
upic UPI/CR/{rrn}/{n15}/{rm}
upid UPI/DR/{rrn}/{n15}/{rm}
neftc NEFT/{utr}/{n20}/{b4}
neftd NEFT/{utr}/{n20}/{b4}
achd NACH/{n20}/{q7}
cashc Cash Deposit
atmd ATM/{loc}/{q6}
intc Int.Pd for the Qtr ended {i2}
''',dict(font='Helvetica',sz=7.4,head=2,col='#d71920',df='%d-%m-%Y',cols='date:Date:56|narr:Details:232|chq:Chq No:44|dr:Debit:72|cr:Credit:72|bal:Balance:80',grid='zebra',bs=' Cr',open='Opening Balance'),acl=18,acp='0206-')
bank('dhan','Dhanlaxmi Bank','DLXB0000007','Kozhikode','''
upic UPI:CR:{rrn}:{v20}:{rm}
upid UPI:DR:{rrn}:{v20}:{rm}
impsc INW IMPS {rrn} {n18}
neftc INW NEFT {n} {utr} {rm}
neftd OUT NEFT {n} {utr}
achd NACH DR INW {n20}
cashc CASH DEP BY SELF
chqc CHQ DEP {chq}
atmd ATM WDR {loc} {q6}
intc SB INTEREST CREDITED
''',dict(font='LSer',sz=8,head=1,col='#8a1538',df='%d.%m.%Y',cols=S6.replace('Particulars','Narration'),grid='box',open='Opening Balance',close='Closing Balance'),acl=15)
bank('jkb','The Jammu & Kashmir Bank Ltd','JAKA0HAZRAT','Hazratbal, Srinagar','''
upic MPAY/UPI/CR/{rrn}/{n14}/{v12}/{rm}
upid MPAY/UPI/DR/{rrn}/{n14}/{v12}/{rm}
impsc MPAY/IMPS/{rrn}/{n15}/{rm}
neftc NEFT/{utr}/{n}/{b4}
neftd NEFT/{utr}/{n}/{b4}
achd NACH/{n18}/{q7}
cashc BY CASH {loc}
atmd ATM WDL/{tid}/{loc}
trc BY TRF {n}
trd TO TRF {n}
intc Int. Coll/Pd {i1} {i2}
''',dict(font='Courier',sz=7,head=5,df='%d-%m-%Y',cols='date:Date:56|narr:Particulars:210|chq:Chq No:44|dr:Debit:74|cr:Credit:74|bal:Balance:90',bs=' CR',grid='none',dash=1,open='BROUGHT FORWARD',cf=('CARRIED FORWARD','BROUGHT FORWARD'),gap=3),acl=16)
bank('bandhan','Bandhan Bank','BDBL0001432','Siliguri','''
upic UPI/CR/C{rrn}/{n18}/{b4}/{v18}
upid UPI/DR/C{rrn}/{n18}/{b4}/{v18}
impsc IMPS/{rrn}/{n18}/{b4}/{rm}
neftc NEFT/{utr}/{n}/{ifsc}
neftd NEFT/{utr}/{n}/{ifsc}
achd NACH/DR/{n18}/{q10}
cashc CASH DEPOSIT/{q4}
atmd ATM/WDL/{tid}/{loc}
trd GRP LOAN INST {q8}
intc INTEREST CREDIT
''',dict(font='LSans',sz=7.2,head=1,col='#1b3f7b',df='%B %d, %Y',cols='date:Transaction Date:92|narr:Description:222|amt:Amount (INR):80|drcr:Dr / Cr:36|bal:Balance (INR):92',grid='zebra',num='in',summ=1),acl=14,acp='5019')
# ---------- public ----------
bank('sbi','State Bank of India','SBIN0003271','Gaya','''
upic BY TRANSFER-UPI/CR/{rrn}/{n10}/{b4}/{v10}/{rm}--
upid TO TRANSFER-UPI/DR/{rrn}/{n10}/{b4}/{v10}/{rm}--
impsc BY TRANSFER-INB IMPS{rrn}/{mob}/XX{x4}/{n15}--
impsd TO TRANSFER-INB IMPS{rrn}/{n15}--
neftc BY TRANSFER-NEFT*{ifsc}*{utr}*{n}--
neftd TO TRANSFER-NEFT UTR NO: {utr}--{n}
achc BULK POSTING-ACHCr {b4} {n}--
achd DEBIT-ACHDr {b4}0000{q5} {n24}--
chqc CLEARING-CHQ DEP {chq} {b4}--
chqd CHEQUE WDL-CHEQUE TRANSFER TO {n}--
cashc CASH DEPOSIT-CASH DEPOSIT SELF--
cashd CASH CHEQUE-CASH WITHDRAWAL SELF AT {q5} {loc}--
atmd ATM WDL-ATM CASH {q5} SBI {loc}--
posd BY DEBIT CARD-OTHPG {q12} {n18}--
trc BY TRANSFER-{n}--
trd TO TRANSFER-{n}--
sid DEBIT-LOAN EMI RECOVERY {q10}--
intc CREDIT INTEREST--
''',dict(font='LSans',sz=7.2,head=2,col='#22409a',df='%d %b %Y',cols='date:Txn Date:58|vdate:Value Date:58|narr:Description:180|ref:Ref No./Cheque No.:86|dr:Debit:62|cr:Credit:62|bal:Balance:68',grid='box',hdr='first',title='Account Statement',end='**This is a computer generated statement and does not require a signature.'),acp='0000003',acl=17)
bank('pnb','Punjab National Bank','PUNB0112000','Karnal, Model Town','''
upic UPI/CR/{rrn}/{n12}/{b4}/{v15}/{rm}
upid UPI/DR/{rrn}/{n12}/{b4}/{v15}/{rm}
impsc IMPS-IN/{rrn}/{mob}/{n15}
neftc NEFT_IN:{utr}/{n}/{b4}
neftd NEFT_OUT:{utr}/{n}
achd NACH/{n20}/{q8}
cashc BY CASH
atmd ATM/{tid}/{loc}/{q6}
trc {n}
intc {ac}:Int.Pd:{i1} to {i2}
''',dict(font='Helvetica',sz=7.4,head=2,col='#a20e37',df='%d/%m/%Y',cols='date:Transaction Date:62|chq:Cheque Number:52|dr:Withdrawal:72|cr:Deposit:72|bal:Balance:86|narr:Narration:200',bs=' Cr.',order='new',grid='box'),acp='1120',acl=16)
bank('bob','Bank of Baroda','BARB0ANANDX','Anand, Gujarat','''
upic UPI/{rrn}/{tm}/UPI/{v24}/{rm}
upid UPI/{rrn}/{tm}/UPI/{v24}/{rm}
impsc IMPS/P2A/{rrn}/{n18}
neftc NEFT-{utr}-{n}
neftd NEFT-{utr}-{n}
achd ACH-DR-{n20}-{q8}
cashc CASH DEPOSIT BY SELF
cashd CASH PAID SELF
atmd ATM/CASH/{q12}/{loc}
trc BY TRF {n}
intc {ac}:Int.Pd:{i1} to {i2}
''',dict(font='LNar',sz=8.2,head=1,col='#f26522',df='%d-%m-%Y',cols='sno:S.No:28|date:Date:56|narr:Description:210|chq:Cheque No:46|dr:Debit:72|cr:Credit:72|bal:Balance:84',bs=' Cr',zero='-',grid='box',open='Opening Balance',hbg='#fde3d3'),acl=14)
bank('canara','Canara Bank','CNRB0000647','Hassan','''
upic UPI/CR/{rrn}/{n10}/{b4}/{v15}/{rm}/{d2} {tm}
upid UPI/DR/{rrn}/{n10}/{b4}/{v15}/{rm}/{d2} {tm}
impsc IMPS-CR/{rrn}/{n15}/{b4}
neftc NEFT CR-{utr}-{n}-{ifsc}
neftd NEFT DR-{utr}-{n}
achd NACH DR {n18} {um}
cashc Cash Deposit-SELF
cashd Cash Withdrawal-SELF
atmd ATM Cash-{tid}-{loc}-{tm}
chqc CHQ DEP-{chq}-{b4}
intc SBINT:{i1}:{i2}
trc Funds Transfer Credit - {n}
trd Funds Transfer Debit - {n}
''',dict(font='DV',sz=6.8,head=4,col='#0091d5',df='%d-%m-%Y',cols='date:Date:56|narr:Particulars:238|cr:Deposits:78|dr:Withdrawals:78|bal:Balance:84',grid='lines',open='Opening Balance',num='in',hdr='slim',wrap='word',mr=''),acp='0647101',acl=13)
bank('union','Union Bank of India','UBIN0553981','Vijayawada','''
upic UPIAR/{rrn}/CR/{n8}/{b4}/{v12}
upid UPIAR/{rrn}/DR/{n8}/{b4}/{v12}
impsc IMPSAR/{rrn}/{n15}/{b4}
neftc NEFT:{n} {utr}
neftd NEFTO-{n} {utr}
rtgsc RTGS:{n} {utr}
rtgsd RTGSO-{n} {utr}
achd ACH/{n18}/{q8}
cashc BY CASH
cashd CASH WDL
atmd ATMR/{q12}/{loc}
chqc MICR CLG {chq}
chqd CTS CLG {chq} {n}
intc {ac}:Int.Pd:{i1} to {i2}
''',dict(font='Helvetica',sz=7.4,head=3,col='#0057a8',df='%d/%m/%Y',cols='date:Date:58|ref:Tran Id:86|narr:Remarks:218|amtx:Amount (Rs.):84|bal:Balance (Rs.):92',ax=' (Dr)|(Cr)'.replace('|','| '),bs=' Cr',grid='zebra',order='new'),acl=15,ref0='S48812')
bank('boi','Bank of India','BKID0004912','Ratlam','''
upic UPI/{rrn}/CR/{n12}/{b4}/{v14}
upid UPI/{rrn}/DR/{n12}/{b4}/{v14}
neftc NEFT/{utr}/{n}/{b4}
neftd NEFT/{utr}/{n}/{b4}
achd NACH/{n18}/{um}
cashc By Cash
cashd To Cash
atmd ATM WDL {tid}
chqc BY CLG/{chq}/{b4}
chqd TO CLG/{chq}/{n}
trc BY TRF/{n}
trd TO TRF/{n}
intc INT. CREDIT
''',dict(font='LMono',sz=6.5,head=2,col='#f58220',df='%d-%m-%Y',cols='sno:Sr No:32|date:Date:54|narr:Remarks:196|dr:Debit:74|cr:Credit:74|bal:Balance:84',grid='box',order='new',num='us'),acp='4912101',acl=15)
bank('indian','Indian Bank','IDIB000T014','Tiruchirappalli Cantonment','''
upic UPI/{rrn}/CR/{n15}/{b4}/{v18}/BRANCH : ATM SERVICE BRANCH
upid UPI/{rrn}/DR/{n15}/{b4}/{v18}/BRANCH : ATM SERVICE BRANCH
neftc NEFT/{b4}/{utr}/{n}/BRANCH : NEFT CELL
neftd NEFT/{utr}/{n}
impsc IMPS/{rrn}/{n15}/{b4}
achd ACH DR/{n18}/{q7}
cashc CASH DEPOSIT SELF
atmd ATM WDL {loc} {q6}
trc TRANSFER FROM {n}
intc CREDIT INTEREST
''',dict(font='Helvetica',sz=7.4,head=3,col='#1c3f94',df='%d %b %Y',cols='date:Date:60|narr:Transaction Details:228|dr:Debits:82|cr:Credits:82|bal:Balance:90',grid='zebra',zero='-',num='us',summ=1,hdr='first',colhdr='first'),acl=10)
bank('iob','Indian Overseas Bank','IOBA0000089','Nagercoil','''
upic UPI/{rrn}/CR/{n14}/{b4}/{rm}
upid UPI/{rrn}/DR/{n14}/{b4}/{rm}
impsc IMPS/{rrn}/{n16}
neftc NEFT IN/{utr}/{n}
neftd NEFT OUT/{utr}/{n}
achd ACH/{n18}/{q8}
cashc CASH
atmd CASH WDL ATM {loc}
trc TFR {n}
intc SB-INT {i2}
''',dict(font='Times-Roman',sz=8,head=1,col='#1a237e',df='%d-%b-%y',cols='date:DATE:56|chq:CHQ NO:44|narr:NARATION:212|code:COD:34|dr:DEBIT:70|cr:CREDIT:70|bal:BALANCE:78',grid='lines',open='OPENING BALANCE',num='plain'),acp='0089010000',acl=15)
bank('central','Central Bank of India','CBIN0280631','Bhopal Arera Colony','''
upic UPI/{rrn}/CR/{n15}/{b4}/{v15}
upid UPI/{rrn}/DR/{n15}/{b4}/{v15}
impsc IMPS/{rrn}/{n16}
neftc NEFT/{n}/{utr}
neftd NEFT/{utr}/{n}
achd ACH DR {n20}
achc CREDIT-ACH {n}
cashc CASH DEPOSIT
atmd ATM CASH WITHDRAWAL {loc}
trc TRANSFER CREDIT {n}
intc INTEREST CREDIT
''',dict(font='LSer',sz=7.8,head=2,col='#0b4ea2',df='%d/%m/%Y',cols='date:Post Date:56|vdate:Value Date:56|br:Branch Code:40|chq:Cheque Number:50|narr:Account Description:166|dr:Debit:64|cr:Credit:64|bal:Balance:74',bs=' CR',grid='box'),acl=10)
bank('uco','UCO Bank','UCBA0000237','Bikaner','''
upic UPI/{rrn}/CR/{n12}/{b4}/{v14}/{rm}
upid UPI/{rrn}/DR/{n12}/{b4}/{v14}/{rm}
neftc NEFT-{n}-{utr}
neftd NEFT-{utr}-{n}
achd NACH-{n18}-{q7}
cashc CASH
cashd CASH WITHDRAWAL
atmd ATM-{tid}-{loc}
chqc CLEARING {chq}
trc TRF-{n}
intc INT.PD
''',dict(font='Courier',sz=7,head=5,df='%d-%m-%Y',cols='date:Date:56|narr:Particulars:190|chq:Chq No:42|dr:Withdrawals:78|cr:Deposits:78|bal:Balance:96',grid='none',open='B/F',bs='Cr',dash=1,gap=2.5,colhdr='all'),acp='02370110',acl=14)
bank('bom','Bank of Maharashtra','MAHB0000041','Satara','''
upic UPI {rrn}/{n14}/{b4}/{rm}
upid UPI {rrn}/{n14}/{b4}/{rm}
impsc IMPS {rrn} {n16}
neftc NEFT {n} {utr}
neftd NEFT {utr} {n}
achd ACH {n20} {q8}
cashc Cash Deposit
cashd Cash Withdrawal By Self
atmd ATM {tid} {loc}
trc Trf From {t}
trd Trf To {t}
intc Int. Credit {i1} to {i2}
''',dict(font='LSans',sz=7.2,head=2,col='#0063a6',df='%d/%m/%Y',cols='sno:Sr No:28|date:Date:54|code:Type:32|narr:Particulars:190|chq:Cheque/Reference No:56|dr:Debit:66|cr:Credit:66|bal:Balance:76',zero='-',chq0='-',grid='box',hbg='#d6e9f8'),acp='600',acl=11)
bank('psb','Punjab & Sind Bank','PSIB0000164','Patiala','''
upic UPI/{rrn}/{n14}/{b4}/CR
upid UPI/{rrn}/{n14}/{b4}/DR
neftc NEFT/{utr}/{n}
neftd NEFT/{utr}/{n}
achd NACH/{n18}/{q7}
cashc CASH DEPOSITED
atmd ATM WDRL {loc}
trc BY TR {n}
intc SB INT
''',dict(font='Helvetica',sz=7.6,head=4,col='#00693e',df='%d/%m/%Y',cols='date:Tran Date:58|narr:Narration:230|chq:Instr. No.:48|dr:Dr Amount:74|cr:Cr Amount:74|bal:Balance:84',bs=' Cr',grid='hair',cf=1,open='Brought Forward'),acl=14,acp='0164')
bank('idbi','IDBI Bank','IBKL0000039','Nagpur Sitabuldi','''
upic UPI/{rrn}/{n16}/{rm}
upid UPI/{rrn}/{n16}/{rm}
impsc IMPS{rrn}/{n16}/{b4}
neftc NEFT-{utr}-{n}
neftd NEFT-{utr}-{n}
achd NACH-{n20}-{q8}
cashc CASH DEP AT {loc}
atmd NFS/{q6}/{loc}
posd POS/{n18}/{q6}
chqc CLG {chq} {b4}
chqd CLG {chq} {n}
intc SB INT {i1} {i2}
''',dict(font='LSans',sz=7,head=1,col='#00836c',df='%d/%m/%Y',cols='sno:Srl:24|date:Txn Date:52|vdate:Value Date:52|narr:Description:178|chq:Cheque No:44|drcr:CR/DR:32|amt:Amount (INR):74|bal:Balance (INR):78',marks='Dr. Cr.',grid='box',num='us',hdr='first'),acp='0039104',acl=16,intp=1)
# ---------- small finance ----------
bank('au','AU Small Finance Bank','AUBL0002114','Ajmer Road, Jaipur','''
upic UPI/CR/{rrn}/{t18}/{b4}/{v18}/{rm}
upid UPI/DR/{rrn}/{t18}/{b4}/{v18}/{rm}
impsc IMPS/CR/{rrn}/{t18}
neftc NEFT CR {utr} {n} {bn15}
neftd NEFT DR {utr} {n}
achd NACH DR/{n20}/{q8}
cashc CASH DEPOSIT {loc}
cashd CASH WITHDRAWAL {loc}
atmd ATM WDL {loc} {q6}
chqc CTS CR {chq} {b4}
chqd CTS DR {chq} {n}
intc Interest Paid {i1} To {i2}
''',dict(font='Helvetica',sz=7.2,head=3,col='#6d2077',df='%d %b %Y',cols='date:Transaction Date:60|vdate:Value Date:58|narr:Description/Narration:188|ref:Chq./Ref. No.:76|dr:Debit (Rs.):60|cr:Credit (Rs.):60|bal:Balance (Rs.):68',zero='-',grid='zebra',zc='#f6eef8',open='Opening Balance'),acp='21',acl=16,intm=tuple(range(1,13)),intp=1)
bank('equitas','Equitas Small Finance Bank','ESFB0001007','Coimbatore RS Puram','''
upic UPI-CR-{rrn}-{n18}-{rm}
upid UPI-DR-{rrn}-{n18}-{rm}
impsc IMPS-{rrn}-{n18}-{b4}
neftc NEFT-{utr}-{n}
achd NACH-DR-{n20}-{q8}
cashc CASH DEPOSIT - {loc}
atmd ATM-WD-{tid}-{loc}
intc SB INT CR {i2}
''',dict(font='LNar',sz=8.4,head=1,col='#f7941d',df='%d-%b-%Y',cols='date:Date:62|ref:Reference No. / Cheque No.:98|narr:Narration:190|dr:Withdrawal INR:66|cr:Deposit INR:66|bal:Closing Balance INR:76',grid='hair',summ=1,num='us'),acl=12,intp=1)
bank('ujjivan','Ujjivan Small Finance Bank','USFB0000203','Tumakuru','''
upic UPI/{rrn}/{n16}/{v16}/CREDIT
upid UPI/{rrn}/{n16}/{v16}/DEBIT
impsc IMPS/{rrn}/{n16}
neftc NEFT/{utr}/{n}
achd ACH/DR/{n18}/{q7}
cashc CASH DEPOSIT
atmd ATM/{tid}/{loc}
trd MICROLOAN EMI {q8}
intc INTEREST PAID
''',dict(font='Helvetica',sz=7.6,head=2,col='#00857d',df='%d-%m-%Y',cols='date:Transaction Date:62|narr:Transaction Description:236|amts:Amount:80|bal:Balance:92',plus='+',grid='lines',open='Opening Balance'),acl=16,intp=1)
bank('jana','Jana Small Finance Bank','JSFB0004512','Davanagere','''
upic UPI_CR_{rrn}_{n15}_{b4}
upid UPI_DR_{rrn}_{n15}_{b4}
impsc IMPS_CR_{rrn}_{n15}
neftc NEFT_CR_{utr}_{n}
achd ACH_DR_{n20}_{q8}
cashc CASH_DEPOSIT_{loc}
atmd ATM_WDL_{tid}_{loc}
intc INT_CREDIT_{i2}
''',dict(font='DV',sz=6.8,head=3,col='#c8102e',df='%d/%m/%Y',cols='date:Date:56|vdate:Value Date:56|narr:Description:206|dr:Debit:68|cr:Credit:68|bal:Balance:78',grid='hair',zero='0.00',num='us'),acl=16,intp=1)
bank('esaf','ESAF Small Finance Bank','ESMF0001134','Irinjalakuda','''
upic UPI/{rrn}/{n15}/{b4}/{rm}/CR
upid UPI/{rrn}/{n15}/{b4}/{rm}/DR
impsc IMPS/{rrn}/{n15}
neftc NEFT/{n}/{utr}/{rm}
neftd NEFT/{n}/{utr}
achd NACH/{n18}/{q7}
cashc Cash Dep
atmd ATM/{loc}
intc SB Int {i1} {i2}
''',dict(font='LSer',sz=8,head=4,col='#003da5',df='%d-%b-%Y',cols='date:Date:62|narr:Description:220|chq:Chq No:44|dr:Withdrawal:72|cr:Deposit:72|bal:Balance:84',grid='box',bs=' Cr'),acl=14)
bank('utkarsh','Utkarsh Small Finance Bank','UTKS0001345','Varanasi Sigra','''
upic UPI/CR/{rrn}/{n14}/{v16}
upid UPI/DR/{rrn}/{n14}/{v16}
impsc IMPS/INW/{rrn}/{n16}/{b4}
neftc NEFT/INW/{utr}/{n}
achd NACH/INW/{n20}/{q8}
cashc CASH DEPOSIT BY CUSTOMER
atmd ATM CASH WDL {loc}
intc Credit Interest {i2}
''',dict(font='Helvetica',sz=7.4,head=1,col='#c2272d',df='%d/%m/%Y',cols='sno:Sl:24|date:Date:56|narr:Particulars:222|dr:Debit:74|cr:Credit:74|bal:Balance:86',grid='box',open='Opening Balance'),acl=16)
# ---------- co-operative ----------
bank('saraswat','Saraswat Co-operative Bank Ltd','SRCB0000044','Dadar West','''
upic UPI/{rrn}/{n18}/{b4}/CR
upid UPI/{rrn}/{n18}/{b4}/DR
impsc IMPS/{rrn}/{n18}
neftc NEFT INWARD {n} {utr}
neftd NEFT OUTWARD {n} {utr}
rtgsc RTGS INWARD {n} {utr}
achd NACH DR {n20}
cashc BY CASH DEPOSIT
atmd ATM CASH {loc} {q6}
chqc BY CLEARING {chq} {b4}
chqd TO CLEARING {chq} {n}
intc BY INTEREST
trc BY TRANSFER {n}
trd TO TRANSFER {n}
''',dict(font='Times-Roman',sz=8,head=2,col='#a61c28',df='%d/%m/%Y',cols='date:Date:56|narr:Particulars:216|chq:Inst No:46|dr:Debit:76|cr:Credit:76|bal:Balance:90',bs=' Cr',grid='lines',open='Opening Balance',cf=('Page Total C/F','Balance B/F')),acl=15)
bank('svc','SVC Co-operative Bank Ltd.','SVCB0000013','Vile Parle','''
upic UPI-{rrn}-{n18}
upid UPI-{rrn}-{n18}
neftc NEFT CR-{n}-{utr}
neftd NEFT DR-{n}-{utr}
rtgsc RTGS CR-{n}-{utr}
rtgsd RTGS DR-{n}-{utr}
achd ACH DR-{n18}-{q7}
cashc CASH DEPOSIT SELF
chqc CHQ DEP {chq} {b4}
chqd CHQ PAID {chq} {n}
atmd ATM {loc} {q4}
intc INT CR
''',dict(font='LSans',sz=7.2,head=1,col='#003a70',df='%d-%b-%Y',page='A4L',cols='date:Tran Date:70|vdate:Value Date:70|narr:Transaction Particulars:300|ref:Instrument / Ref:110|dr:Debit:80|cr:Credit:80|bal:Balance:90',bs=' Cr',grid='hair',open='Opening Balance'),acl=15)
bank('cosmos','The Cosmos Co-op. Bank Ltd.','COSB0000015','Solapur','''
upic UPI CR {rrn} {n16}
upid UPI DR {rrn} {n16}
neftc NEFT {n} {utr}
neftd NEFT {n} {utr}
rtgsc RTGS {n} {utr}
rtgsd RTGS {n} {utr}
achd NACH {n20} {q6}
cashc CASH SELF
cashd CASH SELF
chqc CLG {chq}
chqd {n}
atmd ATM WDL {loc}
intc INTEREST
''',dict(font='Courier',sz=7,head=5,df='%d/%m/%y',cols='date:DATE:48|narr:PARTICULARS:200|chq:CHQ NO:44|dr:DEBIT:82|cr:CREDIT:82|bal:BALANCE:100',bs=' Cr',grid='none',dash=1,open='OPENING BALANCE',gap=2.5,cf=('CARRIED FORWARD','BROUGHT FORWARD')),acl=13)
bank('tjsb','TJSB Sahakari Bank Ltd','TJSB0000023','Thane Naupada','''
upic UPI/{rrn}/{n16}/{v16}
upid UPI/{rrn}/{n16}/{v16}
impsc IMPS INW {rrn} {n16}
neftc NEFT INW {utr} {n}
neftd NEFT OUTW {utr} {n}
achd NACH INW DR {n20} {q7}
cashc CASH RECEIVED
atmd ATM {tid} {loc}
intc SAVINGS INTEREST {i1}-{i2}
''',dict(font='Helvetica',sz=7.4,head=2,col='#f15a22',df='%d/%m/%Y',cols='date:Date:56|narr:Narration:222|chq:Chq/Ref:46|dr:Withdrawal:74|cr:Deposit:74|bal:Balance:84',grid='box',open='Opening Balance',close='Closing Balance',zero=''),acl=15)
bank('mehsana','The Mehsana Urban Co-op. Bank Ltd.','MSNU0000001','Mehsana Main','''
upic UPI-CR/{n14}/{rrn}
upid UPI-DR/{n14}/{rrn}
neftc NEFT-IN {n} {utr}
neftd NEFT-OUT {n} {utr}
rtgsc RTGS-IN {n} {utr}
rtgsd RTGS-OUT {n} {utr}
achd NACH-DR {n18}
cashc BY CASH SELF
cashd TO CASH SELF
chqc BY CLG {chq}
chqd TO CLG {chq} {n}
atmd ATM {loc}
intc INTEREST CREDIT
''',dict(font='LMono',sz=6.6,head=5,df='%d-%m-%y',cols='date:Date:48|chq:Chq.No:40|narr:Particulars:196|dr:Debit:84|cr:Credit:84|bal:Balance:100',bs=' Cr',grid='none',open='Op. Balance',gap=3),acl=12)
bank('bharat','Bharat Co-operative Bank (Mumbai) Ltd.','BCBM0000012','Goregaon','''
upic UPI/{rrn}/CR/{n15}
upid UPI/{rrn}/DR/{n15}
neftc NEFT/{utr}/{n}/{b4}
neftd NEFT/{utr}/{n}/{b4}
achd NACH/DR/{n18}/{q6}
cashc CASH DEP
chqc CTS/{chq}/{b4}
atmd ATM/CASH/{loc}
intc INT/{i2}
''',dict(font='LNar',sz=8.4,head=4,col='#006838',df='%d-%m-%Y',cols='sno:No.:26|date:Date:58|narr:Particulars:200|chq:Instrument:48|dr:Debit:72|cr:Credit:72|bal:Balance:84',grid='zebra',open='Opening Balance'),acl=15)
bank('nkgsb','NKGSB Co-operative Bank Ltd','NKGS0000007','Girgaum','''
upic UPI/{rrn}/{n15}/{rm}
upid UPI/{rrn}/{n15}/{rm}
neftc NEFT:{utr}/{n}
neftd NEFT:{utr}/{n}
achd ACH/{n18}/{q6}
cashc BY CASH
atmd ATM/{loc}/{q6}
intc SB INTEREST
trc TR FROM {n}
''',dict(font='Times-Roman',sz=8.2,head=1,col='#44337a',df='%d/%m/%Y',cols='date:Date:58|narr:Details:226|dr:Debit:80|cr:Credit:80|bal:Balance:92',bs='Cr',grid='hair',open='Balance Brought Forward'),acl=14)
# ---------- regional rural ----------
bank('kgb','Kerala Gramin Bank','KLGB0040213','Manjeri','''
upic UPI/CR/{rrn}/{n8}/{b4}/{v10}
upid UPI/DR/{rrn}/{n8}/{b4}/{v10}
impsc IMPS/{rrn}/{n15}
neftc NEFT-CR {utr} {n}
achd ACH DR {n18}
cashc CASH DEPOSIT
cashd CASH WITHDRAWAL
atmd ATM WDL {loc}
trc BY TRANSFER {n}
intc SB INTEREST
''',dict(font='LSans',sz=7.4,head=2,col='#0a6e3f',df='%d-%m-%Y',cols='date:Date:58|narr:Particulars:226|dr:Debit:78|cr:Credit:78|bal:Balance:90',bs=' Cr',grid='box',open='Opening Balance'),acp='40213101',acl=14)
bank('bupgb','Baroda U.P. Bank','BARB0BUPGBX','Rae Bareli, Lalganj','''
upic UPI/{rrn}/{v14}/CR
upid UPI/{rrn}/{v14}/DR
neftc NEFT-{utr}-{n}
neftd NEFT-{utr}-{n}
achd NACH-{n18}
achc ACH-CR-{n}
cashc CASH DEPOSIT
cashd CASH WITHDRAWAL
atmd ATM/{loc}
trc TRF {n}
trd TRF {n}
intc INTEREST PAID
''',dict(font='Courier',sz=7,head=5,df='%d-%m-%Y',cols='date:DATE:56|narr:PARTICULARS:196|chq:CHQ NO:42|dr:WITHDRAWAL:80|cr:DEPOSIT:80|bal:BALANCE:96',bs='Cr',grid='none',open='B/F',dash=1,gap=2.5),acl=14)
bank('kagb','Karnataka Grameena Bank','PKGB0010512','Raichur','''
upic UPI/CR/{rrn}/{n10}/{b4}
upid UPI/DR/{rrn}/{n10}/{b4}
neftc NEFT CR {utr} {n}
neftd NEFT DR {utr} {n}
achc APBS CR {n}
achd NACH DR {n}
cashc BY CASH
cashd TO CASH
atmd ATM {loc}
chqc BY CLG {chq}
trc BY TRF {n}
trd TO TRF {n}
intc SB INT
''',dict(font='Helvetica',sz=7.6,head=4,col='#7a3e00',df='%d/%m/%Y',cols='date:Date:58|narr:Particulars:240|dr:Withdrawal:78|cr:Deposit:78|bal:Balance:88',grid='lines',open='Opening Balance',bs=' Cr'),acp='10512',acl=11)
bank('rmgb','Rajasthan Gramin Bank','RMGB0000318','Nokha','''
upic UPI/{rrn}/{n12}/{b4}/C
upid UPI/{rrn}/{n12}/{b4}/D
neftc NEFT {n} {utr}
achd ACH-DR {n18}
cashc CASH DEP SELF
cashd CASH WDL SELF
atmd ATM WDL
trc TR FR {n}
intc INTT PD
''',dict(font='LMono',sz=6.8,head=5,df='%d/%m/%Y',cols='date:Date:58|narr:Narration:220|dr:Debit Amt:84|cr:Credit Amt:84|bal:Balance:96',grid='none',order='new',num='plain',gap=3),acl=12)
# ---------- payments ----------
bank('ippb','India Post Payments Bank','IPOS0000001','Darbhanga HO','''
upic UPI/{rrn}/CR/{n15}/{b4}/{rm}
upid UPI/{rrn}/DR/{n15}/{b4}/{rm}
impsc IMPS/{rrn}/{n15}
neftc NEFT/{utr}/{n}
achc APBS/{n}/{q8}
achd NACH/{n18}
cashc CASH DEPOSIT AT AP
cashd AEPS CASH WDL {q6}
atmd AEPS CW {rrn}
intc INTEREST CREDIT
''',dict(font='LSans',sz=7.4,head=3,col='#c8102e',df='%d-%b-%Y',cols='date:Transaction Date:66|narr:Particulars:240|dr:Debit:76|cr:Credit:76|bal:Balance:84',zero='0.00',num='plain',grid='zebra'),acl=12,intp=1)
bank('airtel','Airtel Payments Bank','AIRP0000001','Gurugram','''
upic UPI Credit/{rrn}/{t20}/{v20}
upid UPI Debit/{rrn}/{t20}/{v20}
impsc IMPS Credit from {t20} Ref {rrn}
impsd IMPS Debit to {t20} Ref {rrn}
neftc NEFT Credit from {n} UTR {utr}
neftd NEFT to {n} UTR {utr}
achd NACH Debit {n}
cashc Cash Deposit at Retailer {q6}
cashd Cash Withdrawal at Retailer {q6}
atmd AePS Withdrawal {rrn}
intc Interest credited
''',dict(font='DV',sz=7,head=3,col='#e40000',df='%d %b %Y',cols='date:Date:62|tm:Time:36|narr:Transaction Details:228|amts:Amount:76|bal:Balance:80',plus='+ ',num='in',grid='hair',order='new',hdr='first',tint=1),acl=10,intp=1)
bank('fino','Fino Payments Bank','FINO0000001','Navi Mumbai Juinagar','''
upic UPI-IN/{rrn}/{n15}
upid UPI-OUT/{rrn}/{n15}
impsc IMPS-IN/{rrn}/{n15}
impsd IMPS-OUT/{rrn}/{n15}
neftc NEFT-IN/{utr}/{n}
achd NACH-DR/{n18}/{q6}
cashc CASH DEPOSIT-MERCHANT {q6}
cashd CASH WITHDRAWAL-MERCHANT {q6}
atmd ATM-WDL/{loc}
intc INTEREST CAPITALISED
''',dict(font='Helvetica',sz=7.4,head=1,col='#5b2d90',df='%d/%m/%Y',cols='date:Transaction Date:64|narr:Particulars:236|amt:Amount:72|drcr:Type:40|bal:Balance:80',marks='DEBIT CREDIT',grid='box',num='us'),acl=11,intp=1)
# ---------- foreign, other ----------
bank('hsbc','HSBC','HSBC0560002','Koramangala, Bengaluru','''
upic UPI {rrn} {n20} {v20}
upid UPI {rrn} {n20} {v20}
impsc IMPS {rrn} {n20}
neftc NEFT {utr} {n}
neftd NEFT {utr} {n}
achd ACH DEBIT {n20} {q8}
atmd ATM CASH WITHDRAWAL {loc} {q6}
posd {n22} {loc} {d4}
chqc CHEQUE DEPOSIT {chq}
intc CREDIT INTEREST
trd TRANSFER {n}
''',dict(font='LSans',sz=7.6,head=4,col='#db0011',df='%d%b%Y',cols='date:Date:62|narr:Transaction details:236|cr:Deposits:76|dr:Withdrawals:76|bal:Balance:84',dateonce=1,dayend=1,num='us',grid='none',open='BALANCE BROUGHT FORWARD',cf=('BALANCE CARRIED FORWARD','BALANCE BROUGHT FORWARD')),acl=12,acp='073',intp=1)
bank('sc','Standard Chartered Bank','SCBL0036078','Connaught Place, New Delhi','''
upic UPI/{rrn}/{n20}/{b4}
upid UPI/{rrn}/{n20}/{b4}
impsc IMPS/P2A/{rrn}/{n18}
neftc NEFT {utr} {n} {b4}
neftd NEFT {utr} {n} {b4}
achd ACH DR {n20} {q8}
atmd CASH WITHDRAWAL {loc} {q6}
posd PURCHASE {n20} {loc} {d4}
chqc CHEQUE DEPOSIT {chq}
intc CREDIT INTEREST
''',dict(font='Helvetica',sz=7.2,head=4,col='#0473ea',df='%d %b %y',cols='date:Date:50|vdate:Value Date:50|narr:Description:216|chq:Cheque:40|cr:Deposit:66|dr:Withdrawal:66|bal:Balance:72',num='us',grid='hair',open='BALANCE FORWARD',opendate=1),acl=11,intp=1)
bank('dbs','DBS Bank India Limited','DBSS0IN0811','Fort, Mumbai','''
upic UPI IN {rrn} {t20} {v20}
upid UPI OUT {rrn} {t20} {v20}
impsc IMPS CR {rrn} {t20}
impsd IMPS DR {rrn} {t20}
neftc NEFT IN {utr} {n}
neftd NEFT OUT {utr} {n}
achd NACH {n20} {q8}
atmd ATM CASH {loc}
posd DEBIT CARD {c4} {n20}
intc INTEREST EARNED
''',dict(font='LNar',sz=8.6,head=1,col='#e60000',df='%d-%b-%Y',cols='date:Date:66|narr:Details of transaction:230|dr:Debit:78|cr:Credit:78|bal:Balance:86',order='new',grid='hair',summ=1),acl=12,acp='8810',intp=1)
bank('nainital','The Nainital Bank Ltd','NTBL0HAL001','Haldwani','''
upic UPI/{rrn}/{n12}/{b4}/{rm}
upid UPI/{rrn}/{n12}/{b4}/{rm}
impsc IMPS/{rrn}/{n16}
neftc NEFT/{n}/{utr}
neftd NEFT/{n}/{utr}
achd NACH/{n18}
cashc CASH DEPOSIT
atmd ATM WDL/{loc}
trc BY TRF {n}
intc SB INT {i2}
''',dict(font='Times-Roman',sz=8,head=2,col='#1e5631',df='%d-%m-%Y',cols='date:Date:58|narr:Particulars:220|chq:Inst.No:44|dr:Withdrawal:76|cr:Deposit:76|bal:Balance:86',bs=' Cr',grid='box',open='B/F',cf=('C/F','B/F')),acl=16)
bank('deutsche','Deutsche Bank AG','DEUT0784BBY','Fort, Mumbai','''
upic UPI/{rrn}/{n18}
upid UPI/{rrn}/{n18}
neftc NEFT/{utr}/{n}
neftd NEFT/{utr}/{n}
achd ACH DR/{n20}
atmd ATM WDL/{loc}
posd POS PURCHASE {n20}
intc INTEREST CREDIT
trd TRANSFER/{n}
''',dict(font='LSans',sz=7.4,head=3,col='#0018a8',df='%d.%m.%Y',page='LT',cols='date:Booking Date:62|vdate:Value Date:60|narr:Details:220|dr:Debit:66|cr:Credit:66|bal:Balance:74',num='us',grid='lines',open='Opening Balance'),acl=14,intp=1)
bank('suryoday','Suryoday Small Finance Bank','SURY0000017','Nashik','''
upic UPI/{rrn}/CR/{n16}/{v16}
upid UPI/{rrn}/DR/{n16}/{v16}
impsc IMPS/{rrn}/{n16}/{rm}
neftc NEFT/{utr}/{n}
achd NACH/{n20}/{q7}
cashc CASH DEP {loc}
atmd ATM/{tid}/{loc}
intc SB INTEREST {i1} TO {i2}
''',dict(font='Helvetica',sz=7.4,head=2,col='#f58025',df='%d-%b-%Y',cols='date:Txn Date:60|narr:Narration:230|dr:Debit:76|cr:Credit:76|bal:Balance:88',grid='zebra',open='Opening Balance',hdr='first'),acl=12)
bank('apgvb','Telangana Grameena Bank','SBIN0RRDCGB','Nalgonda','''
upic UPI/CR/{rrn}/{n8}/{b4}/{v8}
upid UPI/DR/{rrn}/{n8}/{b4}/{v8}
neftc BY NEFT {n} {utr}
neftd TO NEFT {n}
achd ACHDR {n18}
achc ACHCR {n}
cashc CASH DEPOSIT SELF
cashd CASH WITHDRAWAL SELF
atmd ATM WDL {loc}
trc BY TRANSFER {n}
trd TO TRANSFER {n}
intc CREDIT INTEREST
''',dict(font='LSer',sz=8,head=2,col='#234f9d',colhdr='first',df='%d/%m/%Y',cols='date:Txn Date:58|narr:Description:230|dr:Debit:78|cr:Credit:78|bal:Balance:88',grid='box',hdr='first'),acp='7301',acl=11)
bank('tdcc','The Thane District Central Co-op. Bank Ltd.','TDCB0000091','Kalyan','''
upic UPI CR {rrn} {n14}
upid UPI DR {rrn} {n14}
neftc NEFT {n}
neftd NEFT {n}
achd NACH {n18}
cashc CASH
cashd CASH
chqc CLG {chq}
atmd ATM {loc}
trc TRF {n}
trd TRF {n}
intc INTEREST
''',dict(font='Courier',sz=7.4,head=5,df='%d/%m/%Y',cols='date:DATE:60|narr:PARTICULARS:190|chq:CHQ:42|dr:DEBIT:78|cr:CREDIT:78|bal:BALANCE:98',bs=' CR',grid='none',open='OPENING BALANCE',gap=2.5,cf=1),acl=13)
bank('unity','Unity Small Finance Bank','UNBA0000031','Bhandup','''
upic UPI/{rrn}/{n16}/CR
upid UPI/{rrn}/{n16}/DR
impsc IMPS/{rrn}/{n16}
neftc NEFT/{utr}/{n}
neftd NEFT/{utr}/{n}
achd NACH/DR/{n18}/{q7}
cashc CASH DEPOSIT
atmd ATM WDL/{loc}
intc INT PAID
''',dict(font='Helvetica',sz=7.4,head=3,col='#3b3b98',df='%d-%m-%Y',cols='date:Date:56|narr:Particulars:232|dr:Debit:76|cr:Credit:76|bal:Balance:88',grid='hair',open='Opening Balance'),acl=14)
for k,b in B.items():
    if 'neftd' not in b['g'] : pass
