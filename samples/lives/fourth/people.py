import lives

globals().update({name: value for name, value in vars(lives).items() if not name.startswith('__')})

# 1 IT firm, the word SALARY
L=life('salaried_word','icici','Debjani Mukherjee','e','Flat 3B, Purbasha Apartment;CK Block, Sector II, Salt Lake;Kolkata 700091','Kolkata',opening=88230.45)
sal(L,Party('Mindlance Infosystems Pvt Ltd',None,'CITI'),lambda i,y,m:78450 if (y,m)<(2026,4) else 84120,31,fwd='b',rm=lambda i,y,m:'SALARY '+MON[m-1].upper())
rentpay(L,17500,3); utils(L,'CESC Limited',900,3200); emi(L,'Bajaj Finance Ltd',6120,5,end=(2026,6)); card(L,'ICICI Bank Credit Card',8000,19000,16,chan='net',vpa='x')
sip(L,'Indian Clearing Corp',7500,7); ins(L,'LIC of India',21840,(3,)); spend(L,26000); minor(L); friends(L,4,400,3000); cap(L,95000,'fd')
L.notes='the Bajaj loan ended in June 2026'
# 2 mill clerk, WAGES
L=life('salaried_word','cub','R Senthilvelan','s','14/2 Solaiappan Street;Kumbakonam 612001','Kumbakonam',opening=11240)
sal(L,Party('Sri Meenakshi Spinners',None,'CIUB'),27850,6,chan='tr',fwd='f',x={'raw':'WAGES CR SRI MEENAKSHI SPINNERS {mon}{yy}'},jit=.03)
rentpay(L,5500,8,False); utils(L,'TANGEDCO',300,1100,more=False); emi(L,'Shriram Finance Limited',3240,10); spend(L,12500,16); minor(L); cap(L,42000,'fd',name='RD/FD OPENED {q8}')
ins(L,'LIC OF INDIA',3120,(2,5,8,11))
# 3 small private company, no word
L=life('salaried_noword','hdfc','Aniket Ramdas Bhosale','w','Flat 8, Shree Ganesh Residency;Paud Road, Kothrud;Pune 411038','PUNE',opening=38900.75)
sal(L,Party('Trivector Tooling Systems Private Limited',None,'SBIN'),lambda i,y,m:43120 if (y,m)<(2026,4) else 46240,1,fwd='f',dj=2)
utils(L,'MSEDCL',700,2100); rentpay(L,13000,6,False); emi(L,'HDB FINANCIAL SERVICES',4380,5,start=(2026,1)); card(L,'CRED Club',5200,14000,12); spend(L,13500); minor(L); cap(L,60000,'self')
for m in (11,12): pass
# 4 start-up, 6 months
L=life('salaried_noword','yes','Ritika Saxena','n','B-402 Marvel Arco;Koregaon Park, Pune 411001','Pune',months=6,opening=112450.10)
sal(L,Party('RazorpayX Kitebridge Labs Private Limited',None,'RATN'),96340,28,chan='imps',dj=3,rm='')
rentpay(L,26000,4); utils(L,'MSEDCL',1200,2600); card(L,'Axis Bank Credit Card',18000,39000,9); sip(L,'Groww Invest Tech',10000,10); spend(L,22000); minor(L); friends(L,5,300,2500); cap(L,130000,'mf')
# 5 hospital nurse
L=life('salaried_noword','saraswat','Sneha Vilas Kadam','w','Room 12, Kamgar Nagar;Dadar West, Mumbai 400028','DADAR',opening=17200)
sal(L,Party('Shushrusha Citizens Hospital',None,'SRCB'),lambda i,y,m:31250+L.R.choice([0,0,600,1200]),5,fwd='f')
utils(L,'BEST Undertaking',500,1400,more=False); emi(L,'TATA CAPITAL LTD',2860,7); spend(L,13500,18); minor(L); monthly(L,Party('Vilas Kadam',None,'MAHB'),5000,8,'upi','d','P2P',PA+['SELF']); cap(L,48000,'fd',name='TO FD A/C {q8}')
# 6 school teacher
L=life('salaried_noword','sib','Jincy Thomas','s','Kalapurackal House;Ollur P O, Thrissur 680306','Thrissur',opening=22480)
sal(L,Party('St Marys Educational Society',None,'FDRL'),lambda i,y,m:33600 if (y,m)<(2026,6) else 35700,3,fwd='f',dj=2)
utils(L,'KSEB',450,1500); emi(L,'Muthoot Capital Services',2890,12); spend(L,14500,18); minor(L)
monthly(L,Party('KSFE Ltd',None,'SIBL'),5000,15,'upi','d','INV',['EMI','UTIL'],rm='chitty'); cap(L,56000,'fd',name='TRF TO FD {q10}')
L.notes='KSFE chitty is a saving'
# 7 state treasury, Haryana
L=life('govt_employee','pnb','Rajbir Singh Dhanda','n','House 114, Sector 8;Karnal 132001','Karnal',opening=84100)
sal(L,Party('DDO BEO Nilokheri Haryana Treasury',None,'SBIN'),lambda i,y,m:58420 if (y,m)<(2026,2) else 60180,31,fwd='b',)
L.add(D(2026,5,14),'neft','c',Party('DDO BEO Nilokheri Haryana Treasury',None,'SBIN'),18340,'SAL')
emi(L,'PNB HOUSING FINANCE',14870,5); utils(L,'UHBVN',600,2800,more=False); ins(L,'LIC OF INDIA',12480,(1,7)); spend(L,19000); minor(L); cap(L,120000,'fd',name='TRANSFER TO FD {q12}')
L.notes='state treasury pays a teacher; DA arrears of 14 May 2026 not in the figure'
# 8 factory pays by cheque
L=life('factory_cheque','indus','Balwinder Kumar','n','Gali No 4, Shimlapuri;Ludhiana 141003','LUDHIANA',opening=9870)
sal(L,Party('Nav Bharat Cycle Components',None,'PUNB'),24600,7,chan='chq',dj=2,jit=.025,acc=['BUS','UNK'])
rentpay(L,5000,11,False); utils(L,'PSPCL',300,1500,more=False); emi(L,'HERO FINCORP LTD',2745,15,start=(2026,3)); spend(L,11500,16); minor(L); cap(L,38000,'fam')
L.notes='wages by cheque of a factory, name printed; no word'
# 9 proprietor pays by IMPS
L=life('proprietor_imps','kotak','Mahesh Tukaram Sawant','w','Chawl 3, Marol Naka;Andheri East, Mumbai 400059','MUMBAI',opening=8420)
pp=Party('Hitesh Chheda',None,'KKBK')
sal(L,pp,23500,5,chan='imps',dj=4,rm=lambda i,y,m:'salary '+MON[m-2][:3].lower() if i%3 else MON[m-2].lower()+' pymt',acc=['P2P','UNK'])
rentpay(L,6500,10); utils(L,'Adani Electricity',450,1300,more=False); spend(L,12800,18); minor(L); friends(L,3,500,2000); cap(L,40000,'self')
L.extra['income_low']=lambda r:23500*8/12; L.notes='paid by the owner from his own account; the word in two months of three'
# 10 pay in two parts
L=life('two_parts','federal','Shinto Varghese','s','Chakkalakkal House;Companypady, Aluva 683106','Aluva',opening=26310.2)
pp=Party('Periyar Cold Storage Pvt Ltd',None,'FDRL')
sal(L,pp,24800,1,fwd='f',chan='neft'); sal(L,pp,12600,4,fwd='f',chan='neft',jit=.02)
utils(L,'KSEB',500,1600); emi(L,'Chola Investment and Fin',5120,5); spend(L,16500); minor(L); cap(L,65000,'fd',name='FD OPENING {q12}')
# 11 date shifts
L=life('date_shift','canara','Manjunath H S','s','No 22, 3rd Cross, Vidyanagar;Hassan 573202','Hassan',opening=14300)
pp=Party('Himatsingka Wovens Pvt Ltd',None,'CNRB')
for i,(y,m) in enumerate(L.months):
    d=[28,30,31,27,4,2,29,7,1,30,5,8][i]; d2=day(y,m,d) if d>20 else day(y+(m==12),m%12+1,d)
    if d2<=L.end: L.add(d2,'neft','c',pp,29480+L.R.choice([0,0,350,-280]),'SAL',inc=('salary',(y+(m==12),m%12+1)))
L.add(D(2025,11,3),'neft','c',pp,29480,'SAL',inc=('salary',(2025,11)))
utils(L,'BESCOM Mysuru CESC',300,1100,more=False); rentpay(L,6000,9); emi(L,'TVS Credit Services',2410,10); spend(L,11800,18); minor(L); cap(L,45000,'fam')
L.notes='pay of October comes on 8 November, outside; pay day moves between 27th and 7th'; L.extra['income_low']=29480*11/12
# 12 MNC with bonus
L=life('salaried_bonus','sc','Neha Malhotra','n','D-19, Lajpat Nagar III;New Delhi 110024','NEW DELHI',opening=148220.35)
pp=Party('Schneider Process Automation India',None,'SCBL')
sal(L,pp,lambda i,y,m:118760 if (y,m)<(2026,4) else 127310,27,fwd='b'); L.add(D(2026,3,30),'neft','c',pp,212400,'SAL')
emi(L,'HDFC BANK LTD',31240,5); card(L,'American Express Banking',16000,33000,18); sip(L,'ICICI PRU MUTUAL FUND',15000,10); utils(L,'BSES Rajdhani',1200,5200); spend(L,34000,26); minor(L); cap(L,220000,'fd',name='TRANSFER TO TERM DEPOSIT {q10}')
L.notes='bonus of 30 March not in the figure'
# 13 high salary
L=life('salaried_noword','hsbc','Karthik Venkataraman','s','Villa 12, Chaithanya Smaran;Whitefield, Bengaluru 560066','BENGALURU',opening=312400.8)
sal(L,Party('Cerebrion Semiconductor India Pvt Ltd',None,'HSBC'),lambda i,y,m:214300 if (y,m)<(2026,4) else 226850,30,fwd='b')
emi(L,'LIC HOUSING FINANCE LTD',58940,5); card(L,'HSBC Credit Card',42000,88000,20,chan='tr',vpa='x'); sip(L,'PPFAS Mutual Fund',25000,8); sip(L,'BSE LTD ICCL',20000,15)
utils(L,'BESCOM',2200,5600); spend(L,48000,28); minor(L); cap(L,360000,'mf')
# 14 pay cut 40%
L=life('pay_cut','axis','Srikanth Reddy Gaddam','s','Plot 41, Road No 12;Banjara Hills, Hyderabad 500034','HYDERABAD',opening=66120)
sal(L,Party('Orbitail Edtech Solutions Pvt Ltd',None,'ICIC'),lambda i,y,m:72480 if (y,m)<(2026,8) else 43490,30,fwd='b',rm='SALARY')
emi(L,'Axis Finance Ltd',11480,5); rentpay(L,16500,4); utils(L,'TGSPDCL',900,2600); card(L,'SBI Cards and Payment',9000,16000,14,vpa='sbicard@sbi'); spend(L,15000); minor(L); L.floor=2000; cap(L,70000,'self')
L.flags=['pay_cut']; L.notes='pay fell by 40% from August 2026'
# 15 pay stopped
L=life('pay_stopped','idfc','Aditya Nambiar','s','1204 Kalpataru Towers;Kandivali East, Mumbai 400101','MUMBAI',opening=92300)
sal(L,Party('Quikstack Logistics Private Limited',None,'HDFC'),69830,31,fwd='b',end=(2026,7)); rentpay(L,18000,5); emi(L,'Aditya Birla Finance',7620,7); card(L,'CRED Club',8000,17000,15); utils(L,'Adani Electricity',900,2200); spend(L,13000); minor(L); cap(L,105000,'mf')
for d,a in ((D(2026,9,9),20000),(D(2026,10,6),25000)): L.add(d,'imps','c',Party('Ramesh Nambiar',None,'SIBL'),a,'FAM',['P2P','UNK'],rm='home')
L.flags=['pay_stopped']; L.notes='last pay on 31 July 2026; then help of the father'
# 16 job change, 8 months
L=life('job_change','dbs','Pranav Kulkarni','w','A-701, Lodha Casa;Dombivli East 421201','MUMBAI',months=8,opening=41200)
sal(L,Party('Vistaar Analytics LLP',None,'ICIC'),54210,30,fwd='b',end=(2026,6)); sal(L,Party('Bluepeak Risk Advisory Pvt Ltd',None,'KKBK'),66480,30,fwd='b',start=(2026,7)); L.add(D(2026,8,11),'neft','c',Party('Vistaar Analytics LLP',None,'ICIC'),38760,'SAL',rm='FNF')
rentpay(L,15000,5,False); emi(L,'KOTAK MAHINDRA PRIME',8940,10); spend(L,19500); utils(L,'MSEDCL',900,1900); minor(L); cap(L,90000,'mf')
L.extra['income_high']=66480; L.extra['income_low']=66480*.9; L.notes='new employer from July 2026; full and final of August not in the figure'
# 17 job change with a month without pay
L=life('job_change','idbi','Mrunal Wankhede','w','Plot 9, Bajaj Nagar;Nagpur 440010','NAGPUR',opening=33120)
sal(L,Party('Sunflag Diagnostics',None,'IBKL'),34260,2,fwd='f',end=(2026,2),rm='SALARY'); sal(L,Party('Wockwell Lifecare Pvt Ltd',None,'HDFC'),41870,1,fwd='f',start=(2026,4))
emi(L,'IDBI BANK LOAN',5230,10,chan='si'); utils(L,'MSEDCL',500,1500); spend(L,16500); minor(L); cap(L,62000,'fd',name='TRF TO FD {q12}')
L.extra['income_high']=41870; L.extra['income_low']=41870*11/12; L.notes='no pay in March 2026 between two jobs: 11 of 12 months, or the current pay in full'
# 18 pensioner
L=life('pensioner','sbi','Ram Naresh Prasad','e','Mohalla Delha;Gaya 823002','GAYA',opening=142800)
monthly(L,'Pension',lambda i,y,m:34120 if (y,m)<(2026,3) else 35280,31,'tr','c','PEN',(),fwd='b',inc='pension',x={'raw':'BY TRANSFER-CPPC PATNA PENSION FOR {mon} {yy}--'})
L.add(D(2026,4,17),'tr','c','Pension',3480,'PEN',x={'raw':'BY TRANSFER-CPPC PATNA DR ARREARS--'})
utils(L,'SBPDCL',600,1900,more=False); spend(L,14500,16,atm=.45); ins(L,'STAR HEALTH INSURANCE',28650,(2,)); minor(L); cap(L,190000,'fd',name='TO TRANSFER-TD A/C {q10}--')
# 19 family pension + FD interest
L=life('mixed','central','Sushila Dubey','n','E-6/88 Arera Colony;Bhopal 462016','BHOPAL',opening=96300)
monthly(L,'Family Pension',21640,31,'tr','c','PEN',(),fwd='b',inc='pension',x={'raw':'TRANSFER CREDIT CPPC FAMILY PENSION {mon}{yy}'})
monthly(L,'FD int',9375,14,'tr','c','INT',(),inc='interest',x={'raw':'TRANSFER CREDIT INT ON TDR {q10}'})
utils(L,'MPMKVVCL',400,1500,more=False); spend(L,13000,14,atm=.4); minor(L); cap(L,150000,'fd',name='TRANSFER DEBIT TDR OPENING')
# 20 interest retiree
L=life('interest_retiree','tjsb','Anant Keshav Phadke','w','4 Vishnu Smruti;Naupada, Thane 400602','THANE',opening=118700,rate=3)
for a,d,n in ((14850,5,'FD INT 10234'),(9420,11,'FD INT 10871'),(7310,20,'FD INT 11406')): monthly(L,n,a,d,'tr','c','INT',(),inc='interest',x={'raw':'MONTHLY INTEREST '+n})
monthly(L,'SCSS',61500,1,'neft','c','INT',['UNK','GOV'],every=1,skip=[q for q in L.months if q[1] not in(1,4,7,10)],inc='interest',x={'raw':'NEFT INW {utr} SCSS INT HEAD POST OFFICE THANE'},fwd='f')
utils(L,'MSEDCL',800,2200); spend(L,21000,18,atm=.25); ins(L,'NIVA BUPA HEALTH',41200,(6,)); minor(L); cap(L,170000,'fd',name='TO FD A/C {q8}')
# 21 wealthy retiree
L=life('interest_retiree','deutsche','Meher Dinshaw Contractor','w','12 Cusrow Baug;Colaba, Mumbai 400001','MUMBAI',opening=412000,rate=2.75)
monthly(L,'int',38250,3,'tr','c','INT',(),inc='interest',x={'raw':'TIME DEPOSIT INTEREST {q10}'})
for p,a,ms in (('HDFC Ltd NCD Int',43600,(12,6)),('ITC LTD FINAL DIV',28750,(7,)),('INFOSYS LTD DIV',19200,(6,11)),('REC LTD TAX FREE BOND INT',36400,(12,))):
    for y,m in L.months:
        if m in ms: L.add(day(y,m,15),'ach','c',p,a,'INT' if 'Int' in p or 'INT' in p else 'DIV',['INT','DIV'],inc=('interest',))
monthly(L,Party('Nippon India MF SWP',None,'HDFC'),20000,10,'neft','c','RED',['UNK','INV'])
utils(L,'BEST Undertaking',2200,4800); spend(L,42000,22); card(L,'Deutsche Bank Credit Card',12000,24000,19,chan='tr',vpa='x'); minor(L); cap(L,460000,'fd',name='TIME DEPOSIT PLACEMENT {q8}')
L.notes='dividends and coupons are spread over the year; SWP is capital'
# 22 kirana in a savings account
L=life('kirana','bob','Bharatbhai Maganbhai Parmar','g','Shop 7, Amul Dairy Road;Anand 388001','ANAND',opening=46800)
trade(L,365000,[(.55,qr((Party('Paytm Payments Settlement','paytmsettlement@ptybl','YESB'),'upi'),26,word='QR settlement')),(.15,qrp(22)),(.30,cashdep(8))])
SP=firm('Vadilal Distributors','Amul Parlour Agency Anand','Shreeji Trading Co','Parle Products Agency','Jay Ambe Oil Mill'); suppliers(L,SP,298000,16,('neft','upi')); emi(L,'BAJAJ FINANCE LIMITED',5640,5); utils(L,'MGVCL',2200,4100,more=False); spend(L,21000,16); minor(L); cap(L,130000,'fd',name='TRF TO FDR {q10}')
# 23 shop on a current account
L=life('fresh_loan','au','Shree Shyam General Store','n','Shop 12, Sodala Market;Ajmer Road, Jaipur 302019','JAIPUR',opening=218200.4,acct_type='Current',rate=0)
trade(L,540000,[(.5,qr((Party('PhonePe Private Limited',None,'YESB'),'neft'),26)),(.1,qrp(12)),(.4,cashdep(10))])
suppliers(L,firm('Hindustan Lever Stockist Jaipur','Jaipur Wholesale Kirana Mandal','Goyal Sugar Traders','Marwar Masala Udyog','ITC Agency Sodala'),448000,18,('neft','chq')); emi(L,'LENDINGKART FINANCE',12480,8); utils(L,'JVVNL',3200,6100,more=False)
monthly(L,Party('Shyam Sunder Agarwal',None,'HDFC'),30000,10,'neft','d','SELF',['P2P','UNK'],rm='drawing'); minor(L); cap(L,190000,'self')
for y,m in L.months: L.add(day(y,m,20),'upi','d',Party('GST Payment','gst@rbi','RBIS'),round(L.R.uniform(5200,7900)),'TAX',['UTIL','MER'],rm='GST')
L.add(D(2026,9,18),'neft','c',Party('Indifi Capital Pvt Ltd',None,'ICIC'),400000,'LOAN',tag='disb'); L.add(D(2026,9,21),'neft','d',Party('Jaipur Wholesale Kirana Mandal',None,'HDFC'),382000,'MER',['P2P','UNK']); emi(L,'INDIFI CAPITAL',22140,5,start=(2026,10)); L.flags=['fresh_loan']; L.notes='shop; loan of 4,00,000 on 18 Sep 2026, first instalment paid; proprietor draws 30,000 monthly'
# 24 medical store, co-operative bank
L=life('bounces','cosmos','Siddheshwar Medical & General Stores','w','Shop 3, Navi Peth;Solapur 413007','SOLAPUR',opening=104300,acct_type='Current',rate=0)
trade(L,478000,[(.45,qr((Party('Pine Labs Merchant Settlement',None,'HDFC'),'neft'),22)),(.12,qrp(14)),(.43,cashdep(9))])
suppliers(L,firm('Solapur Pharma Distributors','Cipla Stockist Pune','Mahalaxmi Surgicals','Sun Pharma C&F Pune'),392000,14,('neft','chq')); emi(L,'COSMOS BANK TERM LOAN',9870,10,chan='si'); utils(L,'MSEDCL',1500,3200,more=False); spend(L,18000,10); minor(L); cap(L,150000,'self')
for d,a,n in ((D(2026,4,22),46800,'Solapur Pharma Distributors'),(D(2026,7,21),38250,'Cipla Stockist Pune'),(D(2026,8,19),52600,'Solapur Pharma Distributors'),(D(2026,10,21),41900,'Mahalaxmi Surgicals')):
    L.add(d-dt.timedelta(1),'neft','d',Party('Sun Pharma C&F Pune',None,'ICIC'),None,'MER',['P2P','UNK'],fn=lambda b:max(0,round(b/100-7800)) if b/100>8000 else 0,after=7)
    L.add(d,'chq','d',n,a,'BNC',['MER','UNK','REV','P2P'],after=-3,tag='bp'); L.add(d,'chg','c',None,a,'BNC',['REV','REF'],x={'raw':'CHQ RETURN FUNDS INSUFFICIENT'},after=-2); L.add(d+dt.timedelta(1),'chg','d',None,354,'BCH',['CHG','BNC'],x={'raw':'CHQ RTN CHG + GST'},after=-1); L.bounces.append(dict(date=d.isoformat(),amount=a,party=n,form='pair',cured=False))
L.flags=['bounces']; L.notes='medical store; four own cheques returned for want of funds'
# 25 restaurant
L=life('loaded','suryoday','Hotel Aaswad Pure Veg','w','College Road;Nashik 422005','NASHIK',opening=296400,acct_type='Current',rate=0)
def agg(n,b4,w):
    def f(L,y,m,t):
        for d,a in zip((3,10,17,24),split(L,t,4,2)): L.add(D(y,m,d),'neft','c',Party(n,None,b4),a,'BUS',['GIG'],inc=('trade',))
    return f
trade(L,620000,[(.24,agg('Zomato Limited','HDFC','')),(.2,agg('Bundl Technologies Pvt Ltd','ICIC','')),(.36,qr((Party('BharatPe Settlement','bharatpe.settlement@icici','ICIC'),'upi'),26)),(.2,cashdep(6))])
suppliers(L,firm('Nashik Veg Mandi Traders','Gokul Milk Agency','Bharat Gas Commercial','Patil Flour Mill'),330000,20,('upi','neft')); monthly(L,Party('Staff Salary Payout',None,'HDFC'),98000,7,'neft','d','MER',['P2P','UNK'],rm='staff'); monthly(L,Party('Kisan Landge',None,'MAHB'),55000,5,'neft','d','RENT',['P2P','MER','UNK'],rm='rent'); emi(L,'UGRO CAPITAL LTD',18640,5); emi(L,'FLEXILOANS EPIMONEY',14280,6,start=(2026,2)); utils(L,'MSEDCL',11000,17000,more=False); minor(L); cap(L,180000,'self')
L.obl.append(dict(id='indifi',name='INDIFI CAPITAL',kind='weekly')); d=D(2026,3,2)
while d<=L.end: L.add(d,'ach','d','INDIFI CAPITAL',5240,'EMI',ob='indifi'); d+=dt.timedelta(7)
L.flags=['heavy_emis']; L.notes='restaurant with three business loans, one debited every Monday (x 52 / 12; range 4 to 5 weeks)'
# 26 wholesaler
L=life('wholesaler','kvb','Sri Vinayaga Textiles','s','112 Easwaran Koil Street;Erode 638001','ERODE',opening=512000,acct_type='Current',rate=0)
BY=firm('Pothys Retail Pvt Ltd','Jayachandran Textiles','Kumaran Silks','Seematti Garments Kochi','Chandana Brothers','RMKV Sons'); trade(L,2850000,[(.9,buyers(BY,15)),(.1,cashdep(3))],jit=.05)
L.add(D(2026,3,10),'chq','c',Party('Kumaran Silks',None,'UTIB'),148500,'REV',['BUS','UNK'],inc=None); L.add(D(2026,3,12),'chg','d',None,148500,'REV',['BNC','UNK'],x={'raw':'O/W CHQ RTN {q6} FUNDS INSUFFICIENT'},after=-1); L.add(D(2026,3,12),'chg','d',None,118,'CHG',['BCH','BNC'],x={'raw':'O/W RTN CHGS INCL GST'},after=-1)
suppliers(L,firm('Lakshmi Mills Yarn Division','Sakthi Weaving Unit','Bhavani Processing Works','Arun Dyeing'),2510000,14,('rtgs','neft','chq')); emi(L,'KVB TERM LOAN',38450,10,chan='si'); utils(L,'TANGEDCO',8000,14000,more=False); monthly(L,Party('S Palanivel',None,'KVBL'),90000,6,'neft','d','SELF',['P2P','UNK'],rm='drawings'); minor(L); cap(L,980000,'self')
for y,m in L.months: L.add(day(y,m,19),'neft','d',Party('GST RBI Portal',None,'RBIS'),round(L.R.uniform(42000,61000)),'TAX',['UNK','MER'])
L.notes='a deposited cheque of 1,48,500 came back on 12 March: outward, not turnover'
def steer(L,target,ps,jit=.15):
    for y,m in L.months:
        for dd in (9,18,27): L.add(wd(D(y,m,dd)),'rtgs','d',L.R.choice(ps),None,'MER',['P2P','UNK'],fn=lambda b,k=L.R.uniform(1-jit,1+jit):round(b/100-target*k,0) if b/100-target*k>20000 else 0,after=4)
# 27 overdraft good
L=life('overdraft','svc','Konkan Packaging Industries','w','Gala 14, Subhash Road;Vile Parle East, Mumbai 400057','MUMBAI',opening=-742000,acct_type='Cash Credit',rate=0,od=dict(limit=1500000,dp=1400000),floor=-1330000)
BY=firm('Parle Biscuits Pvt Ltd','Haldyn Glass Ltd','Everest Foods','Cipla Consumer','Bagrrys India'); trade(L,1420000,[(1,buyers(BY,11,('neft','rtgs')))],jit=.05)
suppliers(L,firm('JK Paper Agency','Vapi Kraft Mills','Bhiwandi Ink Traders','Shree Transport Co'),1195000,11,('neft','rtgs','chq'))
def odint(L,rate,nm='INTEREST ON CASH CREDIT {mon}{yy}'):
    L.obl.append(dict(id='odi',name='CC interest',kind='od_interest'))
    for y,m in L.months: L.add(day(y,m,31),'chg','d',None,None,'ODI',['CHG'],fn=lambda b,k=L.R.uniform(.97,1.03):max(300,round(max(0,-b/100)*rate/12*k)),x={'raw':nm},ob='odi',after=8)
odint(L,.108); steer(L,-760000,firm('Vapi Kraft Mills','JK Paper Agency')); monthly(L,Party('Staff Wages Konkan Packaging',None,'SVCB'),118000,7,'neft','d','MER',['P2P','UNK'],rm='wages'); utils(L,'Adani Electricity',21000,29000,more=False); minor(L)
# 28 manufacturer with OD, good
L=life('overdraft','tmb','Standard Litho Works','s','77 Velayutham Road;Sivakasi 626123','SIVAKASI',opening=-388000,acct_type='Overdraft',rate=0,od=dict(limit=1000000),floor=-930000)
trade(L,910000,[(.85,buyers(firm('Camlin Kokuyo Ltd','Ayyan Fireworks','ITC Classmate Division','Nightingale Diaries'),9,('neft','rtgs','chq'))),(.15,cashdep(3))],jit=.05)
suppliers(L,firm('TNPL Paper Depot','DIC Ink Agency','Sivakasi Plates Centre'),742000,9,('neft','chq','rtgs')); odint(L,.112,'INT ON OD {mon} {yy}'); steer(L,-430000,firm('TNPL Paper Depot','DIC Ink Agency')); emi(L,'SIDBI DIRECT LOAN',17240,10); monthly(L,Party('A Rajasekaran',None,'TMBL'),40000,5,'neft','d','SELF',['P2P','UNK']); utils(L,'TANGEDCO',9000,15000,more=False); minor(L)
# 29 overdraft, over the limit
L=life('overdraft','union','Sai Durga Hardware Traders','s','Besant Road;Vijayawada 520002','VIJAYAWADA',opening=-611000,acct_type='Overdraft',rate=0,od=dict(limit=700000),floor=-735000)
trade(L,505000,[(.7,buyers(firm('Ramky Constructions','Amaravati Builders','Sri Krishna Infra'),6,('neft','chq'))),(.3,cashdep(5))],jit=.05)
suppliers(L,firm('Asian Paints Depot','Supreme Pipes Agency','Vizag Steel Dealer'),470000,9,('neft',)); odint(L,.135,'INT CHARGED OD {mon}{yy}'); steer(L,-712000,firm('Vizag Steel Dealer','Asian Paints Depot'),.04); emi(L,'VASTU HOUSING FINANCE',14650,5); utils(L,'APCPDCL',2500,4200,more=False)
for d,a,n in ((D(2026,5,13),48200,'Asian Paints Depot'),(D(2026,7,9),36500,'Supreme Pipes Agency'),(D(2026,9,16),52750,'Vizag Steel Dealer')):
    L.add(d-dt.timedelta(1),'rtgs','d',Party('Vizag Steel Dealer',None,'SBIN'),None,'MER',['P2P','UNK'],fn=lambda b:round(b/100+691000) if b/100+691000>5000 else 0,after=7)
    L.add(d,'chq','d',n,a,'BNC',['MER','UNK','REV','P2P'],after=-3); L.add(d,'chg','c',None,a,'BNC',['REV','REF'],x={'raw':'CTS RETURN EXCEEDS ARRANGEMENT '+n.upper()},after=-2); L.add(d,'chg','d',None,590,'BCH',['CHG','BNC'],x={'raw':'INW CHQ RTN CHGS INCL GST'},after=-1); L.bounces.append(dict(date=d.isoformat(),amount=a,party=n,form='pair',cured=False))
L.flags=['over_limit','bounces']; L.notes='three cheques returned: exceeds arrangement; over the limit on many days'
