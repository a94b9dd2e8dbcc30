import lives

globals().update({name: value for name, value in vars(lives).items() if not name.startswith('__')})

# 30 doctor
L=life('doctor','nainital','Dr Manoj Kumar Pant','n','Bareilly Road;Haldwani 263139','HALDWANI',opening=138000)
HOS=[Party('Brij Lal Hospital',None,'SBIN'),Party('Krishna Hospital and Research Centre',None,'PUNB'),Party('Sai Nursing Home',None,'UTIB')]
for y,m in L.months:
    t=178000*L.R.uniform(.95,1.05)
    for p,s in zip(HOS,(.28,.22,.12)): L.add(wd(day(y,m,L.R.randint(5,14))),'neft','c',p,round(t*s*L.R.uniform(.93,1.07)),'PRO',['SAL','BUS'],inc=('prof',))
    for a in split(L,t*.38,30,-1): L.add(day(y,m,L.R.randint(1,30)),'upi','c',person(L),max(300,a),'PRO',['BUS','P2P','UNK'],rm=L.R.choice(['consultation','fees','Dr fees','']),inc=('prof',))
emi(L,'HDFC BANK LTD HL',28940,7); emi(L,'BAJAJ FINANCE LTD',13480,5); utils(L,'UPCL',1500,4200); spend(L,46000,24); ins(L,'LIC OF INDIA',48200,(12,)); sip(L,'SBI MUTUAL FUND',10000,12); minor(L); cap(L,240000,'fd',name='FD ISSUED {q10}')
L.extra['income_low']=lambda r:178000*.62*.5
L.notes='fees of three hospitals vary; range reaches down to the hospitals alone'
# 31 lawyer
L=life('lawyer','jkb','Adv Tariq Ahmad Wani','n','Nigeen Club Road;Srinagar 190006','SRINAGAR',opening=72500)
CL=[Party('Hotel Shahenshah Palace',None,'JAKA'),Party('Kashmir Apple Growers Coop',None,'JAKA'),Party('Mir Construction Company',None,'HDFC')]
for y,m in L.months:
    t=104000*L.R.uniform(.94,1.06)
    for a in split(L,t*.55,3,-2): L.add(wd(day(y,m,L.R.randint(4,26))),'neft','c',L.R.choice(CL),a,'PRO',['BUS'],rm='legal fee',inc=('prof',))
    for a in split(L,t*.45,7,-2): L.add(day(y,m,L.R.randint(1,29)),L.R.choice(['upi','imps']),'c',person(L),a,'PRO',['P2P','UNK','BUS'],rm='case fee',inc=('prof',))
emi(L,'JK BANK CAR LOAN',11240,8,chan='si'); utils(L,'JKPDD',400,1500); spend(L,26000); minor(L); cap(L,150000,'fd',name='TO TRF TDR {q10}')
L.notes='half of the fees come from persons, with a remark'
# 32 freelancer
L=life('freelancer','rbl','Tanvi Ashok Mane','w','2nd Lane, Rajarampuri;Kolhapur 416008','KOLHAPUR',opening=58700)
for y,m in L.months:
    t=112000*L.R.uniform(.95,1.05)
    for d,a in zip((8,22),split(L,t*.6,2,2)): L.add(wd(D(y,m,d)),'neft','c',Party(L.R.choice(['Upwork Global Inc','PayPal Payments Pvt Ltd']),None,'CITI'),a,'PRO',['BUS','REM'],inc=('prof',))
    for a in split(L,t*.4,3,-2): L.add(wd(day(y,m,L.R.randint(3,27))),'neft','c',L.R.choice([Party('Ogaan Prints LLP',None,'HDFC'),Party('Warana Dairy Foods',None,'MAHB'),Party('Pixelmill Studio',None,'ICIC')]),a,'PRO',['BUS'],inc=('prof',))
rentpay(L,12000,5); card(L,'CRED Club',9000,19000,13); utils(L,'MSEDCL',700,1500); sip(L,'ZERODHA BROKING LTD',8000,11); spend(L,27000); minor(L); cap(L,140000,'self')
# 33 tuition teacher
L=life('tuition_teacher','esaf','Rosamma Kurian','s','Kochuparambil;Irinjalakuda 680121','IRINJALAKUDA',opening=19400)
ST=[person(L,'s') for _ in range(26)]
for y,m in L.months:
    for p in ST:
        if L.R.random()<.93: L.add(day(y,m,L.R.randint(1,12)),'upi','c',p,L.R.choice([1800,2000,2200,2000]),'PRO',['P2P','UNK','BUS'],rm='tuition fee',inc=('prof',))
utils(L,'KSEB',400,1200); spend(L,18500,18); emi(L,'MUTHOOT FINCORP LTD',2480,9); minor(L); cap(L,70000,'fd',name='TRF TO FD {q8}')
L.notes='26 pupils pay by UPI, remark tuition fee'
# 34 gig, 6 months
L=life('gig','airtel','Mohd Shahid','n','Nathupur;Gurugram 122002','GURUGRAM',months=6,opening=7120,floor=1500)
def weekly(L,p,mean,wdy,jit=.12,chan='neft',cat='GIG',kind='gig'):
    d=L.start
    while d<=L.end:
        if d.weekday()==wdy: L.add(d,chan,'c',p,round(mean*L.R.uniform(1-jit,1+jit),2),cat,['SAL','BUS'],inc=(kind,))
        d+=dt.timedelta(1)
weekly(L,Party('Bundl Technologies Private Limited',None,'ICIC'),7650,2,chan='imps')
rentpay(L,5500,6); emi(L,'HERO FINCORP LTD',3120,7); spend(L,17500,26,atm=.3); cap(L,22000,'fam')
# 35 gig cab, 8 months
L=life('loaded','equitas','K Manikandan','s','Peelamedu;Coimbatore 641004','COIMBATORE',months=8,opening=27400,floor=9000)
weekly(L,Party('Uber India Systems Pvt Ltd',None,'HDFC'),9850,1); weekly(L,Party('ANI Technologies Pvt Ltd',None,'ICIC'),4300,4)
emi(L,'SUNDARAM FINANCE LTD',18640,5); emi(L,'KREDITBEE KRAZYBEE',4120,7); emi(L,'MUTHOOT FINCORP LTD',5240,10); L.flags=['heavy_emis']; L.notes='cab driver, three loans'; utils(L,'TANGEDCO',300,900,more=False); spend(L,20500,26,atm=.15); minor(L); cap(L,36000,'fam')
# 36 gig beautician
L=life('bounces','jana','Ashwini Kallappa','s','PJ Extension;Davanagere 577002','DAVANAGERE',opening=17800,floor=7600)
weekly(L,Party('Urbanclap Technologies India Ltd',None,'HDFC'),8900,3); rentpay(L,6000,12,False); emi(L,'MONEYVIEW WHIZDM',3860,3,skip=[(2026,6),(2026,8),(2026,10)]); [bounce(L,D(2026,m,3),'MONEYVIEW WHIZDM',3860,'pair',590,leave=1450) for m in (6,8,10)]; [L.add(D(2026,m,16),'upi','d',Party('Moneyview','moneyview.rzp@axb','UTIB'),3860,'EMI',['MER','P2P','UNK'],ob='MONEYVIEW WHIZDM3860') for m in (8,10)]; L.flags=['bounces']; L.notes='platform beautician; three returned mandates in six months, two paid late by UPI'; utils(L,'BESCOM',250,800,more=False); monthly(L,Party('LIC of India','licindia@billdesk'),1840,12,'upi','d','INS',['UTIL']); spend(L,21000,20); minor(L); cap(L,42000,'fd',name='FD_BOOKING_{q8}')
# 37 farmer cotton and paddy
L=life('farmer','kagb','Basavaraj Shivappa Patil','s','Village Kallur;Raichur 584101','RAICHUR',opening=61000)
for d,a,n in ((D(2025,12,9),231500,'APMC Raichur Cotton Section'),(D(2026,1,8),187200,'Sri Manjunatha Ginning Mill'),(D(2026,5,12),204600,'KFCSC Paddy Procurement'),(D(2026,6,4),96400,'Sri Laxmi Rice Mill')): L.add(d,'neft','c',Party(n,None,'SBIN'),a,'AGR',['BUS'],inc=('agri',))
for y,m in ((2025,12),(2026,4),(2026,8)): L.add(D(y,m,18),'ach','c','PM KISAN SAMMAN NIDHI',2000,'GOV',['AGR','PEN'],inc=('agri',))
monthly(L,Party('KMF Milk Society Kallur',None,'CNRB'),14200,10,'neft','c','AGR',['BUS'],jit=.08,inc='agri')
L.obl.append(dict(id='kcc',name='KCC',kind='kcc'))
L.add(D(2026,3,24),'tr','d','KCC',200000,'EMI',['LOAN','SELF','UNK','FD'],x={'raw':'TO TRF KCC {q10} CLOSURE'}); L.add(D(2026,3,24),'tr','d','KCC',14000,'EMI',['ODI','CHG'],x={'raw':'TO TRF KCC INT {q10}'},ob='kcc'); L.add(D(2026,3,30),'tr','c','KCC',200000,'LOAN',['SELF','UNK','REV'],x={'raw':'BY TRF KCC RENEWAL {q10}'})
for d,a,n in ((D(2026,6,16),46000,'IFFCO Kisan Seva Kendra'),(D(2026,7,10),38000,'Sri Basaveshwara Agro'),(D(2025,11,14),22000,'Kaveri Seeds Depot')): L.add(d,'neft','d',Party(n,None,'CNRB'),a,'MER',['P2P','UNK'],opt=True)
spend(L,11500,10,atm=.4,pos=0); utils(L,'GESCOM',200,700,more=False); cap(L,260000,'cash'); L.notes='KCC of 2,00,000 renewed in March 2026: neither income nor disbursal'; L.extra['income_low']=lambda r:r[0]*.98
# 38 farmer cane and wheat
L=life('farmer','bupgb','Ram Sewak Yadav','n','Gram Khajurgaon, Lalganj;Rae Bareli 229206','LALGANJ',opening=24600)
for d,a,n in ((D(2025,12,22),118400,'Balrampur Chini Mills Ltd'),(D(2026,2,17),126900,'Balrampur Chini Mills Ltd'),(D(2026,4,28),143800,'Balrampur Chini Mills Ltd'),(D(2026,5,6),88500,'UP FCS Wheat Procurement')): L.add(d,'neft','c',Party(n,None,'SBIN'),a,'AGR',['BUS'],inc=('agri',))
for y,m in ((2025,12),(2026,4),(2026,8)): L.add(D(y,m,20),'ach','c','PM-KISAN',2000,'GOV',['AGR','PEN'],inc=('agri',))
monthly(L,Party('Parag Dairy Rae Bareli',None,'PUNB'),9600,7,'neft','c','AGR',['BUS'],jit=.07,inc='agri')
emi(L,'MAHINDRA FINANCE TRACTOR',31200,15,skip=[q for q in L.months if q[1] not in(1,7)]); L.obl[-1].update(amount=5200,range=[5200,5200],kind='emi_half_yearly')
spend(L,8200,8,atm=.5,pos=0); cap(L,150000,'cash'); L.notes='tractor loan is paid half-yearly: 31,200 / 6 a month (range: 0 for one who sees no monthly instalment)'; L.obl[-1]['range']=[0,5200]
# 39 dairy
L=life('dairy','rmgb','Bhanwar Lal Jat','n','Village Charkara, Nokha;Bikaner 334803','NOKHA',opening=31200)
for y,m in L.months:
    for d in (1,11,21): L.add(D(y,m,d),'neft','c',Party('Urmul Dairy Bikaner',None,'SBIN'),round(19600*L.R.uniform(.95,1.05)),'AGR',['BUS'],inc=('agri',))
for y,m in ((2025,12),(2026,4),(2026,8)): L.add(D(y,m,19),'tr','c','PM KISAN',2000,'GOV',['AGR','PEN'],inc=('agri',),x={'raw':'DBT PM KISAN NIDHI'})
suppliers(L,firm('Nokha Cattle Feed Depot','Khal Chokar Bhandar'),19500,4,('upi',)); spend(L,13500,12,atm=.4,pos=0); emi(L,'AU SMALL FINANCE BANK',3940,6); cap(L,70000,'cash')
L.extra['income_high']=None; L.extra.pop('income_high'); L.notes='milk every ten days: agriculture at 40%'
# 40 landlord
L=life('landlord','dcb','Jayesh Natwarlal Shah','g','9 Swastik Society;Navrangpura, Ahmedabad 380009','AHMEDABAD',opening=92400)
for n,a,d,b in (('Karma Dental Clinic',38500,4,'HDFC'),('Zenon Infotech LLP',52000,6,'ICIC'),('Pratik Desai',19000,3,'SBIN')):
    p=Party(n,None,b); monthly(L,p,a,d,'neft' if n!='Pratik Desai' else 'upi','c','RIN',['BUS','UNK'] if n!='Pratik Desai' else ['P2P','UNK'],rm='rent',inc='rent',dj=2,x={'raw':'NEFT C {utr} {n} OFFICE RENT'} if n!='Pratik Desai' else {'raw':'UPI/C/{rrn}/{v20}/FLAT RENT'})
utils(L,'Torrent Power',1500,4600); spend(L,31000); ins(L,'HDFC LIFE',36000,(1,)); monthly(L,'Ahmedabad Municipal Corp',18400,10,'net','d','TAX',['UTIL','MER'],skip=[q for q in L.months if q[1]!=6]); minor(L); cap(L,150000,'fd',name='TRANSFER TO FD {q10}')
# 41 pension and rent
L=life('mixed','bom','Vasant Rajaram Ghadge','w','Sadar Bazar;Satara 415001','SATARA',opening=88200)
monthly(L,'p',26430,31,'tr','c','PEN',(),fwd='b',inc='pension',x={'raw':'Pension Credit Treasury Satara {mon}-{yy}'}); monthly(L,person(L,'w'),12000,5,'upi','c','RIN',['P2P'],rm='room rent',inc='rent',dj=2)
utils(L,'MSEDCL',500,1300,more=False); spend(L,16500,14,atm=.35); emi(L,'BOM VEHICLE LOAN',4120,7,chan='si'); minor(L); cap(L,130000,'fd',name='Trf To FD {q10}')
# 42 homemaker
L=life('homemaker','tdcc','Kalpana Sanjay Mhatre','w','Ramdas Wadi;Kalyan 421301','KALYAN',opening=14200)
monthly(L,Party('Sanjay Mhatre',None,'MAHB'),22000,4,'neft','c','FAM',['P2P','UNK','SELF'],dj=3); spend(L,15500,18,pos=.05); utils(L,'MSEDCL',400,1100,more=False); monthly(L,Party('Saraswati Mahila Bachat Gat',None,'TDCB'),1000,10,'upi','d','INV',['P2P','UNK','MER']); monthly(L,Party('New English School',None,'SBIN'),5200,12,'upi','d','EDU',SPEND,opt=True,skip=[q for q in L.months if q[1] not in(6,10,1)])
L.extra['loaded']=True; L.extra['risk']='neutral'; L.notes='husband sends money every month: shown, not counted'; L.extra['income_if_counted']=22000
cap(L,60000,'fd',name='TRF FD')
# 43 NRI family
L=life('nri_family','kgb','Ramla Beevi','s','Puthanpurayil House;Manjeri 676121','MANJERI',opening=38200)
monthly(L,Party('x'),lambda i,y,m:round(L.R.uniform(41000,52000)),6,'neft','c','REM',['FAM','P2P','UNK'],dj=6,x={'raw':'NEFT-CR {utr} LULU EXCHANGE CO LLC INWARD REMIT ABDUL KAREEM'}); spend(L,26000,20); emi(L,'KGB HOUSING LOAN',8640,10,chan='si'); utils(L,'KSEB',800,2400); monthly(L,'Gold',6000,14,'upi','d','INV',['MER'],skip=L.months[::2],opt=True); L.ev[-1]['p']=Party('Malabar Gold Scheme'); cap(L,110000,'fd',name='TO FD {q10}')
for e in L.ev:
    if e['p'] and e['p'].name=='Gold': e['p']=Party('Malabar Gold Scheme','malabargold@icici','ICIC'); e['acc']=['MER','UNK']
L.extra['loaded']=True; L.extra['risk']='neutral'; L.notes='husband in the Gulf; remittance not counted'
# 44 NRI family 2
L=life('nri_family','csb','Mini Raveendran','s','Chittur Road;Palakkad 678013','PALAKKAD',opening=51200)
monthly(L,Party('x'),lambda i,y,m:round(L.R.uniform(28000,36000)),3,'neft','c','REM',['FAM','P2P','UNK'],dj=5,x={'raw':'NEFT/{utr}/WESTERN UNION FIN/FAMILY MAINTENANCE'}); monthly(L,Party('Vishnu Raveendran',None,'FDRL'),8000,18,'upi','c','FAM',['P2P','UNK']); spend(L,22000,18); utils(L,'KSEB',500,1500); cap(L,90000,'fd',name='TRF TO FD {q10}'); minor(L)
L.extra['loaded']=True; L.extra['risk']='neutral'
# 45 joint
L=life('joint','iob','Selvaraj Durai','s','21 Vadasery;Nagercoil 629001','NAGERCOIL',opening=44200,second='Jebamalar Selvaraj')
sal(L,Party('Scott Christian College',None,'IOBA'),46380,31,fwd='b',x={'raw':'NEFT IN/{utr}/SCOTT CHRISTIAN COLLEGE/SELVARAJ D'}); sal(L,Party('Jeyasekharan Hospital',None,'HDFC'),28740,3,fwd='f',inc='salary2',x={'raw':'NEFT IN/{utr}/JEYASEKHARAN HOSPITAL/JEBAMALAR'})
emi(L,'LIC HOUSING FINANCE',15480,8); utils(L,'TANGEDCO',500,1700); sip(L,'SBI MUTUAL FUND',5000,10); spend(L,26000); minor(L); cap(L,110000,'fd',name='TFR FD {q10}')
L.extra['income_high']=46380
# 46 joint, the second holder applies
L=life('joint','bharat','Ganesh Poojary','s','Jawahar Nagar;Goregaon West, Mumbai 400104','MUMBAI',opening=36100,second='Shwetha Poojary')
sal(L,Party('x'),38920,1,fwd='f',x={'raw':'NEFT/{utr}/OBEROI FACILITY SERVICES/SHWETHA POOJARY'}); sal(L,Party('x'),52300,30,fwd='b',inc='salary2',x={'raw':'NEFT/{utr}/JSW PORT LOGISTICS/GANESH POOJARY'})
emi(L,'BHARAT BANK HSG LOAN',19840,5,chan='si'); utils(L,'Adani Electricity',700,2000); spend(L,29000); minor(L); cap(L,120000,'fd',name='TO FD {q8}')
L.extra['applicant']='Shwetha Poojary'; L.notes='the second holder applies; her employer is the facility firm. The housing loan is joint: range 0.. whole is not used, the whole counts'
# 47 loaded microfinance
L=life('loaded','ujjivan','Savithramma','s','Gubbi Gate;Tumakuru 572101','TUMAKURU',opening=6800)
sal(L,Party('Sree Siddhartha Garments',None,'CNRB'),19850,7,fwd='f',jit=.03,chan='neft')
for n,a,d in (('UJJIVAN MICROLOAN',2480,10),('CREDITACCESS GRAMEEN',2310,12),('SPANDANA SPHOORTY',2145,9),('FUSION FINANCE LTD',2290,11),('MUTHOOT MICROFIN',1980,13)): emi(L,n,a,d,chan='tr' if 'UJJ' in n else 'ach')
spend(L,7200,12,atm=.3,pos=0); cap(L,9000,'fam',15); L.flags=['heavy_emis']; L.notes='five microfinance loans: 56% of pay'
# 48 loaded salaried
L=life('loaded','bandhan','Subrata Pal','e','Pradhan Nagar;Siliguri 734003','SILIGURI',opening=12800)
sal(L,Party('Makaibari Tea Exports Pvt Ltd',None,'SBIN'),41260,2,fwd='f',rm='')
for n,a,d,s in (('BAJAJ FINANCE LIMITED',6840,5,None),('HDFC BANK LTD',9420,5,None),('KREDITBEE KRAZYBEE SERV',4210,6,(2026,3)),('MONEYVIEW WHIZDM',3980,7,(2026,4)),('POONAWALLA FINCORP',5160,8,(2025,12))): emi(L,n,a,d,start=s)
card(L,'CRED Club',2100,3900,14); spend(L,6900,14); L.floor=3000; rentpay(L,3500,9,False); cap(L,12000,'fam',20); L.flags=['heavy_emis']; L.notes='five loans, two of apps'
# 49 loaded apps, 6 months
L=life('loaded','fino','Akash Devidas Kamble','w','Turbhe Store;Navi Mumbai 400705','NAVI MUMBAI',months=6,opening=3100)
sal(L,Party('Sodexo Facilities Management',None,'HDFC'),24180,7,fwd='f')
for n,a,d in (('NAVI FINSERV LTD',3240,8),('FIBE SOCIAL WORTH',2960,9),('STASHFIN AKARA CAPITAL',2415,10),('KISSHT ONEMI TECH',3120,8)): emi(L,n,a,d)
L.obl.append(dict(id='slice',name='LazyPay',kind='bnpl')); monthly(L,Party('LazyPay PayU Finance','lazypay@hdfcbank','HDFC'),lambda i,y,m:round(L.R.uniform(1400,2300)),11,'upi','d','BNPL',['EMI','MER'],ob='slice')
for d,a,n in ((D(2026,6,19),15000,'NAVI FINSERV LTD'),(D(2026,8,14),12000,'KISSHT ONEMI TECH')): L.add(d,'imps','c',n,a,'LOAN',tag='disb')
spend(L,8200,14,atm=.3,pos=0); cap(L,6500,'fam',18); L.flags=['heavy_emis']; L.notes='four app loans and a BNPL line; two more advances were topped up without a new mandate'
# 50 fresh bank loan, no instalment yet
L=life('fresh_loan','indian','P Elangovan','s','Thillai Nagar;Tiruchirappalli 620018','TRICHY',opening=24100)
sal(L,Party('BHEL Ancillary Unit Trichy',None,'IDIB'),38460,30,fwd='b'); utils(L,'TANGEDCO',400,1300,more=False); rentpay(L,8500,5,False)
L.obl.append(newloan(L,D(2026,10,8),Party('Personal loan'),300000,'tr',x={'raw':'LOAN DISB PL A/C {q10} NET OF CHARGES'})); L.add(D(2026,10,9),'neft','d',Party('Sri Krishna Hospital Trichy',None,'IDIB'),185000,'MER',['P2P','UNK','EDU']); spend(L,15500,18); minor(L); cap(L,140000,'fd',name='TRANSFER TO TERM DEPOSIT')
L.flags=['fresh_loan']
# 51 fresh NBFC loan, one instalment paid
L=life('fresh_loan','uco','Mahendra Singh Rathore','n','Rani Bazar;Bikaner 334001','BIKANER',opening=16700)
sal(L,Party('Bikaner Ceramics Pvt Ltd',None,'SBIN'),31840,5,fwd='f',jit=.01); L.add(D(2026,9,17),'neft','c',Party('Bajaj Finance Ltd',None,'HDFC'),150000,'LOAN',tag='disb'); emi(L,'BAJAJ FINANCE LTD',7215,5,start=(2026,10)); L.add(D(2026,9,18),'neft','d',Party('Rajasthan Motors',None,'HDFC'),138000,'MER',['P2P','UNK'])
rentpay(L,6000,8,False); spend(L,14500,16,atm=.3); utils(L,'BKESL',300,1300,more=False); minor(L); cap(L,60000,'cash'); L.flags=['fresh_loan']
# 52 fresh app loan
L=life('fresh_loan','utkarsh','Neeraj Kumar Maurya','n','Sigra;Varanasi 221010','VARANASI',opening=9200)
sal(L,Party('Banaras Weaves Export House',None,'PUNB'),28320,6,fwd='f',jit=.015,chan='imps'); L.obl.append(newloan(L,D(2026,10,3),Party('MONEYVIEW WHIZDM INNOV',None,'UTIB'),75000,'imps',app=True)); emi(L,'DMI FINANCE PVT LTD',3140,8,start=(2026,2)); L.add(D(2026,10,4),'upi','d',person(L,'n'),60000,'P2P',PA)
rentpay(L,5500,9,False); spend(L,14000,18); utils(L,'PUVVNL',300,1100,more=False); minor(L); cap(L,42000,'cash'); L.flags=['fresh_loan']
# 53 saver
L=life('saver','karnataka','Sudhir Kamath','s','Bejai Kapikad;Mangaluru 575004','MANGALURU',opening=52800)
sal(L,Party('Campco Chocolate Factory',None,'KARB'),56210,31,fwd='b',chan='neft'); sip(L,'MIRAE ASSET MF',6000,5); sip(L,'UTI MUTUAL FUND',4000,10)
monthly(L,'rd',8000,7,'chg','d','INV',['FD'],x={'raw':'RD INSTALMENT {q10}'}); monthly(L,Party('Kanara Chits Pvt Ltd',None,'KARB'),5000,15,'ach','d','INV',['EMI'] if 0 else (),x={'raw':'ACH:KANARA CHITS P LTD:{q10}'}); ins(L,'LIC OF INDIA',9840,(12,3,6,9)); utils(L,'MESCOM',500,1500); spend(L,18500); minor(L); cap(L,90000,'fd',name='SELF FD {q10}')
L.notes='RD, SIP, chit and premium are no obligations'
# 54 gambler
L=life('gambler','boi','Lokesh Panchal','n','Station Road;Ratlam 457001','RATLAM',opening=18400)
sal(L,Party('Ipca Process Chem Ratlam',None,'BKID'),47320,1,fwd='f'); rentpay(L,7000,5,False); utils(L,'MPPKVVCL',300,1300,more=False)
for y,m in L.months:
    for _ in range(L.R.randint(12,18)): 
        p=L.R.choice([Party('Stake Games','stake.games@ybl','YESB'),Party('Lotus365 Club','lotus365.win@ybl','YESB'),Party('Parimatch','parimatchpay@ybl','YESB'),Party('1xBet','1xbet.in@ybl','YESB')]); L.add(day(y,m,L.R.randint(1,29)),'upi','d',p,L.R.choice([500,1000,1500,2000,3000,5000]),'GAM',opt=True)
    if L.R.random()<.7: L.add(day(y,m,L.R.randint(8,28)),'upi','c',Party('Parimatch','parimatchpay@ybl','YESB'),L.R.choice([1200,2400,3600]),'GAM',['REF','UNK'],rm='winnings')
spend(L,13500,16); minor(L); L.flags=['gambling']
# 55 circular
L=life('circular','mehsana','Ambica Trading Company','g','GIDC Estate;Mehsana 384002','MEHSANA',opening=96000,acct_type='Current',rate=0)
trade(L,310000,[(.7,buyers(firm('Dudhsagar Agro Mall','Patan Seeds Centre','Visnagar Oil Traders'),6,('neft',))),(.3,cashdep(4))],jit=.05); suppliers(L,firm('Unjha Jeera Traders','Gujarat Ambuja Agency'),268000,7,('neft',))
CP=firm('Khodiyar Enterprise','Momai Corporation','Radhe Impex')
for y,m in L.months:
    for j in range(3):
        a=L.R.randint(18,34)*10000; d=wd(day(y,m,3+j*8+L.R.randint(0,2))); p=CP[j]; L.add(d,'rtgs','c',p,a,'BUS',['UNK','P2P','SELF'],inc=('circ',)); L.add(d+dt.timedelta(L.R.randint(1,3)),'rtgs','d',p,a-L.R.choice([0,500,1000]),'MER',['UNK','P2P','SELF','BUS'])
minor(L); cap(L,160000,'self',28); L.flags=['circular']; L.notes='three firms send money and get it back within three days: not turnover'
# 56 window dresser
L=life('window_dresser','dhan','Prasanth Madhavan','s','Mavoor Road;Kozhikode 673004','KOZHIKODE',opening=8900)
sal(L,Party('Malabar Timber Yard',None,'DLXB'),33480,5,fwd='f',rm=''); emi(L,'SHRIRAM FINANCE LTD',5840,8); rentpay(L,8000,7,False); spend(L,12500,18); L.floor=1500; fr=Party('Riyas Koya',None,'HDFC')
for y,m in L.months:
    a=L.R.randint(11,15)*10000; L.add(day(y,m,29 if m!=2 else 26),'neft','c',fr,a,'P2P',['UNK','FAM','SELF'])
    y2,m2=(y+(m==12),m%12+1); L.add(D(y2,m2,2),'neft','d',fr,a,'P2P',['UNK','FAM','SELF'],after=-5)
cap(L,30000,'fam'); L.flags=['window_dressing']; L.notes='1.1 to 1.5 lakh arrives on the 29th and leaves on the 2nd'
# 57 bounces
L=life('bounces','psb','Gurpreet Singh Gill','n','Tripuri Town;Patiala 147004','PATIALA',opening=9400,floor=7600)
sal(L,Party('Sirhind Steel Rollings',None,'PUNB'),32640,7,fwd='f',jit=.02); bm=[(2026,2),(2026,5),(2026,7),(2026,8),(2026,10)]
emi(L,'HDB FINANCIAL SERVICES',6480,5,skip=bm); emi(L,'L AND T FINANCE LTD',5320,12)
for y,m in bm: bounce(L,D(y,m,5),'HDB FINANCIAL SERVICES',6480,'pair' if m!=7 else 'charge',590,leave=1450)
for y,m,d in ((2026,2,11),(2026,5,18),(2026,10,20)): L.add(D(y,m,d),'upi','d',Party('HDB Financial Services','hdbfs@hdfcbank','HDFC'),6480,'EMI',['MER','P2P','UNK'],ob='HDB FINANCIAL SERVICES6480')
spend(L,17500,16); L.flags=['bounces']; L.notes='five returned mandates, four in the last six months; the one of July is seen by its charge alone; February, May and October paid late by UPI'
# 58 one bounce, cured
L=life('bounces','apgvb','Ch Venkatesham','s','Ramagiri;Nalgonda 508001','NALGONDA',opening=13200)
sal(L,Party('Nagarjuna Cement Works',None,'SBIN'),35180,5,fwd='f'); emi(L,'CHOLAMANDALAM INV',5260,10,skip=[(2026,4)]); bounce(L,D(2026,4,4),'CHOLAMANDALAM INV',5260,'pair',354,leave=1400,cured=True); L.add(D(2026,4,9),'upi','d',Party('Chola Investment','cholafin@icici','ICIC'),5260,'EMI',['MER','P2P','UNK'],ob='CHOLAMANDALAM INV5260'); rentpay(L,6000,7,False)
spend(L,13500,16); utils(L,'TGSPDCL',300,1200,more=False); cap(L,52000,'cash'); L.extra['risk']='neutral'; L.extra['loaded']=False; L.notes='one return in April, paid five days later'
# 59 salary and rent
L=life('pay_stopped','unity','Sachin Baburao Tupe','w','Bhandup West;Mumbai 400078','MUMBAI',opening=31200)
sal(L,Party('Crompton Lighting Works',None,'ICIC'),48730,30,fwd='b',end=(2026,7)); L.flags=['pay_stopped']; L.notes='pay ended in July 2026; one room rent goes on and counts'; monthly(L,person(L,'w'),11000,6,'neft','c','RIN',['P2P'],inc='rent',dj=2,x={'raw':'NEFT/{utr}/{n}/ROOM RENT'})
emi(L,'HOME FIRST FINANCE',13260,10); utils(L,'MSEDCL',600,1800); spend(L,22000); minor(L); cap(L,90000,'fd',name='FD BOOKING {q8}')
# 60 ASHA worker
L=life('asha_worker','ippb','Sunaina Devi','e','Village Kamtaul;Darbhanga 847304','DARBHANGA',opening=5200)
monthly(L,'State Health Society Bihar',lambda i,y,m:round(L.R.uniform(8800,11400)),12,'neft','c','SAL',['GOV','PEN','PRO'],inc='salary',dj=6)
monthly(L,Party('Mukesh Paswan',None,'SBIN'),4000,6,'upi','c','FAM',['P2P','UNK'],dj=4); spend(L,9500,10,atm=.5,pos=0); monthly(L,'CREDITACCESS GRAMEEN',1460,15,'ach','d','EMI',ob='cg'); L.obl.append(dict(id='cg',name='CREDITACCESS GRAMEEN',kind='emi'))
L.extra['income_low']=lambda r:r[0]*.94; L.extra['income_high']=lambda r:r[1]*1.04; L.notes='honorarium and incentive of a health worker, amounts vary; the son sends 4,000'
