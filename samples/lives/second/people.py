import datetime as dt, statistics as st
from core import Life, D8, END, PERS, paise
LIVES=[]
def life(*a,**k):
    L=Life(*a,**k); L.jointlines=[]; L.coopname=''; LIVES.append(L); return L
SAV='Savings Account'
# ---- trade helpers
def settle(L,name,b4,r='',ch='ni',kind='trade',cat='settlement',acc=('business_income','settlement'),v=None):
    def f(mi,a):
        d=L.day(mi,L.R.randint(1,31)); L.do(d,'credit',round(a,2),ch,name,cat,r=r.format(d=f"{d:%d%m%y}",s=L.dg(8)),b4=b4,v=v,accept=list(acc),inc=(kind,name,'applicant',mi))
    return f
def qr(L,pool,kind='trade',cat='business_income',acc=('business_income','person_transfer','settlement','unknown'),r=''):
    def f(mi,a):
        n=L.R.choice(pool); L.do(L.day(mi,L.R.randint(1,31)),'credit',float(max(10,round(a))),'ui',n,cat,r=L.R.choice(r) if isinstance(r,list) else r,accept=list(acc),inc=(kind,'QR credits','applicant',mi))
    return f
def cashd(L,kind='trade',ch='cash'):
    def f(mi,a):
        d=L.wd(L.day(mi,L.R.randint(1,30))); L.do(d,'credit',float(max(500,round(a/500)*500)),ch,'','cash_deposit',accept=['business_income','cash_deposit'],inc=(kind,'CASH SALES','applicant',mi),t=L.R.randint(11*3600,15*3600))
    return f
def cust(L,names,ch='ni',cat='business_income',acc=('business_income','unknown'),kind='trade',r='',rnd=1):
    def f(mi,a):
        n=L.R.choice(names); d=L.wd(L.day(mi,L.R.randint(1,31))) if ch=='ci' else L.day(mi,L.R.randint(1,31))
        L.do(d,'credit',float(round(a/rnd)*rnd),ch,n,cat,r=r.format(d=f"{d:%d%m}",s=L.dg(4)),accept=list(acc),inc=(kind,n,'applicant',mi))
    return f
def suppliers(L,names,plan,k,keep,ch='no',cat='business_payment',acc=('business_payment','merchant','unknown'),rnd=1):
    for mi in range(L.months):
        for j in range(k):
            p=paise(plan/k*L.R.uniform(.75,1.25)//rnd*rnd); fn=lambda bal,p=p: min(p,(bal-paise(keep))//10000*10000) if bal-paise(keep)>200000 else None
            d=L.day(mi,2+int((j+L.R.random())*28/k)); d=L.wd(d) if ch=='co' else d
            L.do(d,'debit',fn,ch,L.R.choice(names),cat,accept=list(acc),t=16*3600+j)
def gst(L,lo,hi,day=20,text='GST PAYMENT CBIC CPIN {s}'):
    for mi in range(L.months): L.raw(L.day(mi,day-L.R.randint(0,2)),'debit',float(L.R.randint(lo,hi)),text.format(s='26'+L.dg(12)),'gst',t=14*3600)
def refund_it(L,mi,a,text=None,ch='ac'):
    d=L.day(mi,17)
    if text: L.raw(d,'credit',float(a),text,'tax_refund')
    else: L.do(d,'credit',float(a),ch,'ITDTAX REFUND 2026-27','tax_refund',b4='SBIN')
fees=lambda L,amt,mos,name,day=8,ch='uo',v=None: [L.do(L.day(m,day),'debit',float(amt),ch,name,'education',r='school fees',v=v) for m in mos]
# ======== 1 salaried with the word
L=life('salaried_word','hdfc_a','HDFC','Shubhangi Deodhar','Pune','W',open=48000,spend=24000,tx=32,title='MRS')
L.noise(); L.pay('HARITA SEATING SYSTEMS LTD',82400,30,text='FT - CR - 50200031874412 - HARITA SEATING SYSTEMS LTD - SALARY {mon} {yyyy}')
L.emi('LIC HOUSING FINANCE LTD',18930,5,'hfc'); L.cardbill('HDFC BANK CREDIT CARD',6200,11800,14,text='CC 000485446XXXXXX{c4} AUTOPAY SI-TAD')
L.monthly('INDIAN CLEARING CORP LTD',5000,10,'investment'); L.sweep(95000,60000,8); refund_it(L,9,12480); L.run()
L=life('salaried_word','sbi_a','SBIN','Mohammed Faizan Ansari','Lucknow','N',open=21000,spend=17000,tx=24,title='MR')
L.noise(); L.pay('UP JAL NIGAM URBAN',lambda mi:41300+(620 if mi>=8 else 0),1,text='BULK POSTING-SAL {mon}{yy} UP JAL NIGAM URBAN DDO 2214--',shift='next')
L.rentout('Shakeel Ahmad',7500,4); L.monthly('LIC OF INDIA',2614,12,'insurance'); L.sweep(70000,42000,18,bank='PUNB'); L.run()
L=life('salaried_word','federal_a','FDRL','Anju Mariam Varghese','Kochi','S',months=8,open=15500,spend=14500,tx=22,title='MS')
L.noise(); L.pay('RAJAGIRI HOSPITAL TRUST',36750,28,'ni','PAYROLL {mon}{yy}','SIBL',jit=180)
L.emi('HERO FINCORP LIMITED',3187,3,'nbfc'); L.monthly('KSFE LTD',3000,15,'investment',ch='no',accept=['investment']); L.sweep(60000,38000,20); L.run()
# ======== 2 salaried without the word
L=life('salaried_noword','kotak_a','KKBK','Prashanth Kamath','Bengaluru','S',open=60000,spend=26000,tx=30)
L.noise(); L.pay('3M INDIA LTD',64215,27,'ni','','CITI',jit=90); L.emi('KOTAK MAHINDRA PRIME LTD',9745,10,'nbfc'); L.rentout('Savitha Murthy',14500,3,word=False); L.sweep(120000,80000,15); L.run()
L=life('salaried_noword','icici_a','ICIC','Deepika Chaturvedi','Indore','N',open=26000,spend=18500,tx=26)
L.noise(); L.pay('BAJAJ FINANCE LIMITED',47850,29,'ni','','HDFC',jit=240); L.emi('BAJAJ FINANCE LTD',3999,2,'nbfc',r='x'); L.monthly('HDFC LIFE INSURANCE CO',2250,9,'insurance'); L.sweep(80000,50000,15); L.notes.append('employer and lender are the same company'); L.run()
L=life('salaried_noword','idfc_a','IDFB','Nikhil Sreedharan','Bengaluru','S',open=90000,spend=28000,tx=30)
L.noise(); L.pay('ZERODHA BROKING LIMITED',71000,30,'ni','','HDFC',jit=60); L.monthly('ZERODHA BROKING LTD',8000,5,'investment',ch='um',v='zerodha.broking@hdfcbank',b4='HDFC'); L.rentout('Girish Babu',18000,2); L.sweep(130000,90000,16); L.notes.append('employer is a broker; he also invests with it'); L.run()
L=life('salaried_noword','axis_a','UTIB','Santosh Lokhande','Thane','W',open=9000,spend=10500,tx=22)
L.noise(); L.pay('AVENUE SUPERMARTS LTD',23460,7,'ni','','HDFC',jit=150,shift='next'); L.monthly('AVENUE SUPERMARTS DMART',lambda mi:float(1400+37*mi),11,'food',ch='pos',accept=['food','merchant'],ess=False); L.emi('TVS CREDIT SERVICES LTD',2460,12,'nbfc'); L.sweep(45000,28000,18); L.notes.append('employer is a supermarket where he also shops'); L.run()
L=life('salaried_noword','yes_a','YESB','Ishaan Malhotra','Noida','N',open=38000,spend=25000,tx=30)
L.noise(); L.pay('ONE97 COMMUNICATIONS LTD',58320,31,'ni','','HDFC',jit=110); L.rentout('Rajbir Chaudhary',13000,4); L.emi('AXIS BANK LTD',6120,6,'bank',r='x'); L.sweep(90000,60000,15,bank='HDFC'); L.notes.append('employer is a payment service'); L.run()
L=life('salaried_noword','bob_a','BARB','Hiral Panchal','Vadodara','W',open=14000,spend=12500,tx=22)
L.noise(); L.pay('UJJIVAN SMALL FINANCE BANK',29940,25,'ni','','UJVN',jit=70); L.monthly('PPFAS MUTUAL FUND',2000,7,'investment'); L.sweep(60000,40000,14); L.notes.append('employer is a bank'); L.run()
L=life('salaried_noword','canara_a','CNRB','Roopa Shivanna','Mysuru','S',months=6,open=18000,spend=16000,tx=24)
L.noise(); L.pay('24 7 INTOUCH INDIA PVT LTD',33618,30,'ni','','HSBC',jit=210); L.emi('IDFC FIRST BANK LTD',2875,4,'bank'); L.sweep(60000,40000,14); L.notes.append('employer with digits in its name; six months'); L.run()
# ======== 3 bonus
L=life('salaried_bonus','sbi_b','SBIN','Abhishek Nautiyal','Dehradun','N',open=70000,spend=30000,tx=30)
L.noise(); L.pay('TATA ELXSI LIMITED',92040,30,'ni','SALARY {mon}{yy}','SCBL'); L.extra_pay(L.day(5,16),214500,'ni','TATA ELXSI LIMITED','PERF BONUS FY26','SCBL'); L.extra_pay(L.day(11,17),18000,'ni','TATA ELXSI LIMITED','EXGRATIA','SCBL')
L.emi('STATE BANK HOME LOAN',24880,8,'bank',text='TO TRANSFER-LOAN RECOVERY HL {loan} EMI--'); L.sweep(160000,110000,13,bank='ICIC'); L.run()
L=life('salaried_bonus','indus_a','INDB','Tenzin Wangchuk Lepcha','Gangtok','E',open=52000,spend=22000,tx=24)
L.noise(); L.pay('NHPC LTD TEESTA V',lambda mi:68140 if mi<6 else 71560,28,'ni','SALARY {mon} {yyyy}','SBIN'); L.extra_pay(L.day(6,19),20520,'ni','NHPC LTD TEESTA V','DA ARREARS','SBIN'); L.extra_pay(L.day(10,12),41200,'ni','NHPC LTD TEESTA V','PRP 2025-26','SBIN')
L.monthly('NPS TRUST',3000,15,'investment'); L.sweep(140000,90000,12); L.run()
L=life('salaried_bonus','union_a','UBIN','Vasudha Palkar','Nashik','W',open=11000,spend=14500,tx=24)
L.noise(); L.pay('GLENMARK PHARMACEUTICALS',31250,29,'ni','SALARY {mon}{yy}','KKBK')
for mi,a in ((1,8400.),(4,11250.),(7,6300.),(10,9900.)): L.extra_pay(L.day(mi,18),a,'ni','GLENMARK PHARMACEUTICALS','FIELD INCENTIVE QTR','KKBK')
L.emi('MUTHOOT CAPITAL SERVICES',2140,5,'nbfc'); L.sweep(70000,45000,22); L.run()
# ======== 4 pay cut
L=life('pay_cut','axis_a','UTIB','Manpreet Kaur Gill','Chandigarh','N',open=41000,spend=17000,tx=26)
L.noise(); L.pay('QUARK BRIGHT SOLUTIONS',lambda mi:76500 if mi<9 else 47430,30,'ni','SALARY','ICIC'); L.emi('HDB FINANCIAL SERVICES LTD',7315,5,'nbfc'); L.flags.append('pay_cut'); L.sweep(110000,70000,14); L.notes.append('pay cut of 38% for the last 3 months'); L.run()
L=life('pay_cut','hdfc_b','HDFC','Sandeep Chhabra','Gurugram','N',open=52000,spend=19000,tx=28)
L.noise(); L.pay('MINDTICKLE INTERACTIVE MEDIA',lambda mi:88000 if mi<10 else 66000,31,'ni','','KKBK'); L.flags.append('pay_cut_moderate'); L.emi('TATA CAPITAL LIMITED',8420,3,'nbfc'); L.sweep(130000,90000,15); L.notes.append('pay cut of 25% for the last 2 months'); L.burn(60000); L.run()
L=life('pay_cut','bandhan_a','BDBL','Sutapa Majumder','Kolkata','E',open=19000,spend=9500,tx=20)
L.noise(); L.pay('BENGAL AMBUJA RETAIL LLP',lambda mi:38600 if mi<8 else 19300,1,'ni','SALARY {mon}','UTIB',shift='next'); L.flags.append('pay_cut'); L.emi('BAJAJ FINANCE LTD',4105,5,'nbfc'); L.sweep(80000,50000,14); L.notes.append('half pay for the last 4 months'); L.burn(25000); L.run()
# ======== 5 pay stopped
L=life('pay_stopped','kotak_b','KKBK','Aditya Vikram Rao','Hyderabad','S',open=64000,spend=21000,tx=26)
L.noise(); L.pay('BYJUS THINK AND LEARN PVT LTD',72300,31,'ni','SALARY','ICIC',months=range(0,9)); L.emi('ICICI BANK LTD HOME LOAN',16240,7,'bank'); L.flags.append('income_stopped'); L.notes.append('no pay since 31 July 2026'); L.burn(70000); L.run()
L=life('pay_stopped','pnb_a','PUNB','Rakesh Kumar Thakran','Rohtak','N',open=18000,spend=8500,tx=18)
L.noise(); L.pay('HARYANA AGRO TOOLS',28450,28,'ni','WAGES {mon}','PUNB',months=range(0,10)); L.emi('SHRIRAM FINANCE LIMITED',4830,10,'nbfc'); L.flags.append('income_stopped'); L.notes.append('no pay since 28 August 2026'); L.burn(15000); L.run()
L=life('pay_stopped','au_a','AUBL','Kirti Shekhawat','Jaipur','N',open=30000,spend=13000,tx=22)
L.noise(); L.pay('FABFURNISH HOMES INDIA PVT LTD',43900,31,'ni','','HDFC',months=range(0,9)); L.extra_pay(D8(2026,9,10),61320,'ni','FABFURNISH HOMES INDIA PVT LTD','FULL AND FINAL','HDFC'); L.flags.append('income_stopped'); L.sweep(90000,60000,14); L.notes.append('left in July, full and final on 10 Sep 2026'); L.burn(45000); L.run()
# ======== 6 every second month
L=life('alt_month_pay','coop_a','COOP','Bharat Dnyaneshwar Shinde','Solapur','W',open=34000,spend=12500,tx=18); L.coopname='SHRI SIDDHESHWAR NAGARI SAHAKARI BANK LTD.'
L.noise(); L.pay('ZILLA PARISHAD SOLAPUR PANCHAYAT',52800,12,'ni','MANDHAN','SBIN',months=range(1,12,2),shift='next'); L.flags.append('alternate_month_pay'); L.notes.append('paid every second month: half'); L.burn(22000,days=(20,27)); L.run()
L=life('alt_month_pay','sib_a','SIBL','Jose Thekkekara','Idukki','S',open=38000,spend=11000,tx=18)
L.noise(); L.pay('HIGHRANGE TEA ESTATES',48000,5,'ni','SALARY','FDRL',months=range(1,12,2),shift='next'); L.flags.append('alternate_month_pay'); L.notes.append('paid every second month: half'); L.burn(20000,days=(20,27)); L.run()
# ======== 7 job change
L=life('job_change','hdfc_b','HDFC','Neelam Vashisht','Faridabad','N',open=31000,spend=22000,tx=28)
L.noise(); L.pay('ESCORTS KUBOTA LTD',52180,30,'ni','','ICIC',months=range(0,7)); L.pay('LUMINOUS POWER TECH PVT LTD',61450,28,'ni','','HDFC',months=range(7,12)); L.extra_pay(L.day(7,15),38260,'ni','ESCORTS KUBOTA LTD','','ICIC'); L.emi('CHOLAMANDALAM INVESTMENT',7220,5,'nbfc'); L.sweep(90000,60000,14); L.notes.append('changed employer in June without a gap; full and final from the old one'); L.run()
L=life('job_change','icici_b','ICIC','Rahul Bordoloi','Guwahati','E',open=47000,spend=15000,tx=24)
L.noise(); L.pay('NUMALIGARH CHEMICALS PVT LTD',44120,30,'ni','SALARY','UTIB',months=range(0,9)); L.pay('ASSAM GAS PIPELINES LTD',55300,31,'ni','SALARY','SBIN',months=range(10,12)); L.extra['salary_range']=(44120*11/12,55300); L.nogood=True; L.emi('BANK OF BARODA CAR LOAN',6650,10,'bank'); L.sweep(100000,70000,14); L.notes.append('one month without pay between two employers: range from one stream (median x 11/12) to the new pay'); L.run()
# ======== 8 pensioners
L=life('pensioner','sbi_b','SBIN','Ram Naresh Srivastava','Varanasi','N',open=120000,spend=17000,tx=18,title='SHRI')
L.atmn=3; L.noise(); L.pay('SBI CPPC PENSION',lambda mi:38214 if mi<6 else 38990,28,text='BY TRANSFER-PENSION CREDIT CPPC LUCKNOW PPO 2217 {mon}{yy}--',cat='pension'); L.raw(L.day(6,12),'credit',3104.0,'BY TRANSFER-PENSION ARREARS DR CPPC LUCKNOW--','pension'); L.sweep(200000,150000,14,how='fd',text='TO TRANSFER-TDR OPENED {s}--'); L.run()
L=life('pensioner','pnb_a','PUNB','Sushila Devi Malik','Sonipat','N',open=66000,spend=12500,tx=15)
L.noise(); L.pay('DIRECTOR TREASURIES AND ACCOUNTS HR',27920,1,'ni','PEN {mon}{yy}','RBIS',cat='pension',shift='next'); L.sweep(120000,90000,14,how='fd',text='TRF TO FD {s}'); L.run()
L=life('pensioner','canara_a','CNRB','Venkataraman Iyer','Coimbatore','S',open=40000,spend=9000,tx=14)
L.noise(); L.pay('EPFO PENSION',2880,1,text='ACHCR-EPFO EPS PENSION TN CBE 00187733-{s10}',cat='pension',shift='next'); L.pay('LIC OF INDIA ANNUITY',14610,3,text='ACHCR-LIC OF INDIA P AND GS ANNUITY-{s10}',cat='pension',shift='next',accept=['pension']); L.sweep(70000,50000,14); L.notes.append('EPS pension and an LIC annuity'); L.run()
L=life('pensioner','union_a','UBIN','Kamla Bisht','Haldwani','N',open=52000,spend=13500,tx=16)
L.noise(); L.pay('PCDA PENSIONS SPARSH',31080,30,'ni','FAMILY PENSION {mon}{yy}','SBIN',cat='pension'); L.raw(L.day(4,14),'credit',46200.0,'NEFTI/SBINN26073118822/PCDA PENSIONS SPARSH/OROP ARREARS','pension'); L.emi('UNION BANK HOUSING LOAN',4210,10,'bank',text='TR TO LOAN A/C {loan} EMI'); L.sweep(120000,80000,15,how='fd',text='TR TO FD {s}'); L.run()
# ======== 9 kirana
L=life('kirana','bob_a','BARB','Rameshbhai Chaudhari','Mehsana','W',open=42000,spend=9000,tx=14)
L.noise(); pp=PERS['W']+PERS['N']; L.trade(340000,[(.55,26,settle(L,'PHONEPE LIMITED','YESB','SETTLEMENT {d}')),(.2,24,qr(L,pp)),(.25,5,cashd(L))]); suppliers(L,['UMIYA AGENCIES','HINDUSTAN UNILEVER DIST MEHSANA','AMUL DISTRIBUTOR DUDHSAGAR','GOPAL SNACKS AGENCY'],312000,9,25000); L.monthly('LIC OF INDIA',3120,20,'insurance'); L.sweep(150000,80000,27); L.notes.append('savings account of a shopkeeper; settlements, QR and cash all count as trade'); L.run()
L=life('kirana','yes_a','YESB','Shree Mahavir Kirana Bhandar','Jodhpur','N',open=60000,spend=5000,tx=8,actype='Current Account',applicant='Shree Mahavir Kirana Bhandar')
L.extra['proprietor']='PARAS MAL JAIN'; L.elec=False; L.noise(); L.trade(264000,[(.7,24,settle(L,'RESILIENT INNOVATIONS BHARATPE','YESB','BPE SETTLEMENT {s}','ii')),(.3,6,cashd(L))]); suppliers(L,['JAI SHREE FLOUR MILLS','PATANJALI DISTRIBUTORS JODHPUR','RAJ SPICES AND DRYFRUITS'],250000,8,25000); gst(L,2100,4200); L.monthly('JODHPUR VIDYUT VITRAN NIGAM',lambda mi:float(3900+90*mi),12,'utilities',ch='no',accept=['utilities','business_payment']); L.run()
L=life('kirana','union_a','UBIN','Murugesan Palanisamy','Salem','S',open=8000,spend=6500,tx=12)
L.noise(); L.trade(112000,[(.62,28,settle(L,'PAYTM PAYMENTS SERVICES','YESB','',ch='ni')),(.38,55,qr(L,PERS['S']))]); suppliers(L,['AAVIN MILK BOOTH DEPOT','SRI VELAVAN TEA DUST','SALEM BAKERY SUPPLIES'],98000,10,6000,ch='uo'); L.nogood=True; L.sweep(50000,30000,27); L.notes.append('tea stall; counted income below 20,000'); L.run()
# ======== 10 wholesalers
L=life('wholesaler','icici_a','ICIC','Omkar Agri Traders','Akola','W',open=310000,spend=6000,tx=6,actype='Current Account')
L.extra['proprietor']='OMKAR VITTHAL KALE'; L.elec=False; L.noise(); c1=['GAJANAN KRUSHI KENDRA','SAI SEEDS AND FERTILIZERS','BALIRAJA AGRO WASHIM','MAULI KRUSHI SEVA','JAI KISAN STORES AKOT']
L.trade(1800000,[(.45,8,cust(L,c1,'ni')),(.25,2,cust(L,c1,'ri')),(.2,5,cust(L,c1,'ci',rnd=10)),(.1,2,cashd(L))]); suppliers(L,['COROMANDEL INTERNATIONAL LTD','MAHYCO SEEDS LTD','RASHTRIYA CHEMICALS FERT'],1760000,8,160000,ch='ro'); gst(L,18000,36000); L.emi('ICICI BANK BUSINESS LOAN',21460,10,'bank',text='BIL/LOAN EMI/{loan}/LAAKO0004/{d6}')
d=L.day(6,12); L.do(d-dt.timedelta(3),'credit',48600.0,'ci','GAJANAN KRUSHI KENDRA','business_income',accept=['business_income','outward_return','unknown'],chq='441208'); L.raw(d,'debit',48600.0,'CHQ DEP RET/GAJANAN KRUSHI KENDRA/441208/01-FUNDS INSUFFICIENT','outward_return',accept=['outward_return','reversal']); L.raw(d,'debit',236.0,'CHQ DEP RET CHGS/441208 INCL GST','service_charge',accept=['return_charge','service_charge'])
L.notes.append('one deposited cheque came back (outward): not the applicant\'s fault, not in the figure'); L.run()
L=life('wholesaler','kotak_a','KKBK','Noori Footwear Agencies','Agra','N',open=150000,spend=5000,tx=6,actype='Current Account')
L.extra['proprietor']='ASLAM NOORI'; L.elec=False; L.noise(); c1=['CITY WALK SHOES','BATRA SHOE CO','PRINCE FOOTWEAR GWALIOR','NEW DELHI BOOT HOUSE','ROYAL SANDALS ETAH']; L.trade(900000,[(.5,9,cust(L,c1,'ni','business_income',r='INV {s}')),(.2,2,cust(L,c1,'ri')),(.15,10,cust(L,c1,'ui')),(.15,3,cashd(L))]); suppliers(L,['AGRA LEATHER WORKS','REXINE HOUSE KANPUR','SUPER SOLES PVT LTD'],872000,9,80000); gst(L,9000,17000,text='GST/BANKREFERENCE NO {s} CIN'); L.monthly('PREM SINGH GODOWN',18000.0,5,'rent',ch='no',r='RENT'); L.run()
# ======== 11 freelancers
L=life('freelancer','hdfc_a','HDFC','Tanvi Ranade','Pune','W',open=85000,spend=26000,tx=28)
L.noise(); L.trade(120000,[(1,4,settle(L,'PAYPAL PAYMENTS PL-OPGSP COLL AC','CITI','',kind='professional',cat='professional_income',acc=('business_income','professional_income','settlement')))]); L.monthly('ADOBE SYSTEMS SOFTWARE',1915.14,14,'subscription',ch='ecom',accept=['business_payment','merchant','subscription']); L.sweep(180000,120000,20); L.monthly('OLTAS',18500.0,14,'income_tax',months=[1,4,7,10],text='IB CBDT TAX OLTAS ADV TAX {s8}'); L.run()
L=life('freelancer','axis_a','UTIB','Harsh Vardhan Bhatia','Ludhiana','N',open=60000,spend=22000,tx=24)
L.noise(); L.trade(96000,[(1,3,settle(L,'WISE PAYMENTS LIMITED','DEUT','P1006 SOFTWARE EXPORT',kind='professional',cat='professional_income',acc=('business_income','professional_income')))]); L.emi('HDFC BANK LTD',8740,7,'bank',r='x'); L.sweep(150000,90000,22); L.run()
L=life('freelancer','kotak_a','KKBK','Meghna Chatterjee','Kolkata','E',open=40000,spend=17000,tx=22)
L.noise(); L.trade(74000,[(1,5,settle(L,'UPWORK GLOBAL INC','HSBC','INWARD REM',kind='professional',cat='professional_income',acc=('business_income','professional_income','settlement')))]); L.sweep(110000,70000,22,how='mf'); L.run()
L=life('freelancer','federal_a','FDRL','Arun Cherian','Thrissur','S',months=8,open=35000,spend=17000,tx=20)
L.noise(); cl=['DREAMWED PHOTOGRAPHY LLP','MALABAR EVENTS','JOS ALUKKAS MEDIA CELL','KERALA TOURISM PROMO SOC','LULU RETAIL STUDIO']; L.trade(62000,[(.75,4,cust(L,cl,'ni','professional_income',('business_income','professional_income','unknown'),'professional','DESIGN FEES')),(.25,3,cust(L,cl,'ii','professional_income',('business_income','professional_income','unknown'),'professional','LOGO WORK'))]); L.sweep(90000,60000,22); L.notes.append('eight months; local clients'); L.run()
# ======== 12 gig
def weekly(L,name,ch,r,b4,lo,hi,wday,acc=('gig_income',)):
    d=L.start
    while d<=END:
        if d.weekday()==wday:
            mi=[i for i,m in enumerate(L.mon) if m==(d.year,d.month)][0]; L.do(d,'credit',round(L.R.uniform(lo,hi),2),ch,name,'gig_income',r=r,b4=b4,accept=list(acc),inc=('gig',name,'applicant',mi),t=3*3600)
        d+=dt.timedelta(1)
L=life('gig','canara_a','CNRB','Basavaraj Talawar','Hubballi','S',open=9000,spend=17500,tx=26)
L.noise(); weekly(L,'ETERNAL LTD DELIVERY PARTNER','ni','WEEKLY PAYOUT','HDFC',7600,9100,2); L.emi('HERO FINCORP LTD',3015,8,'nbfc'); L.sweep(45000,30000,22); L.run()
L=life('gig','indus_a','INDB','Gurdeep Singh Virk','Mohali','N',open=16000,spend=22000,tx=26)
L.noise(); weekly(L,'UBER INDIA SYSTEMS PVT LTD','ni','','DEUT',11200,13600,1); L.emi('SUNDARAM FINANCE LTD',9460,5,'nbfc'); L.sweep(60000,40000,24); L.run()
L=life('gig','bandhan_a','BDBL','Bapi Mondal','Howrah','E',open=6500,spend=12500,tx=24)
L.noise(); weekly(L,'SMARTSHIFT LOGISTICS PORTER','ii','TRIP EARNING','HDFC',4300,5200,4); weekly(L,'ROPPEN TRANSPORTATION RAPIDO','ii','CAPTAIN PAYOUT','ICIC',1900,2600,0); L.sweep(40000,26000,24); L.notes.append('two platforms'); L.run()
# ======== 13 farmers
AG=('agriculture_income','business_income')
L=life('farmer','sbi_a','SBIN','Balwinder Singh Brar','Bathinda','N',open=90000,spend=14000,tx=16)
L.noise()
for mi,dd,a,n in ((0,7,212400.,'PUNGRAIN BATHINDA PADDY'),(5,24,286500.,'MARKFED WHEAT MSP'),(6,4,148300.,'PUNSUP WHEAT PROCUREMENT'),(11,20,231800.,'PUNGRAIN BATHINDA PADDY')): L.do(L.day(mi,dd),'credit',a,'ni',n,'agriculture_income',r='ANAAJ KHARID',b4='SBIN',accept=list(AG),inc=('agriculture',n,'applicant',mi))
for mi in range(12):
    for dd in (9,24): L.do(L.day(mi,dd),'credit',float(L.R.randint(7400,9600)),'ni','VERKA MILK UNION BATHINDA','agriculture_income',r='MILK BILL',b4='PUNB',accept=list(AG),inc=('agriculture','VERKA MILK UNION','applicant',mi))
for mi in (1,5,9): L.raw(L.day(mi,18),'credit',2000.0,f'CREDIT-ACHCr PMKISAN DAC FW {L.dg(8)}--','agriculture_income',accept=['agriculture_income','family_support','pension','refund','unknown'],inc=('agriculture','PM KISAN','applicant',mi))
L.raw(D8(2026,5,12),'debit',300000.0,'TO TRANSFER-KCC A/C 30884412907 CLOSURE/RENEWAL--','emi',accept=['business_payment','emi','loan_disbursal','self_transfer','unknown']); L.raw(D8(2026,5,12),'debit',21000.0,'TO TRANSFER-KCC A/C 30884412907 INT FOR THE YEAR--','emi',accept=['emi','overdraft_interest'])
L.raw(D8(2026,5,15),'credit',300000.0,'BY TRANSFER-KCC A/C 30884412907 RENEWED LIMIT--','loan_disbursal',accept=['loan_disbursal','reversal','self_transfer','unknown']); L.obl.append(dict(name='KCC',kind='kcc',category='emi',monthly=1750.0,active=True)); L.sweep(520000,400000,26,how='fd',text='TO TRANSFER-TDR {s}--')
suppliers(L,['IFFCO KISAN SEWA KENDRA','DIESEL SETIA FILLING','BRAR PESTICIDE STORE'],38000,3,60000,ch='uo'); L.notes.append('KCC: yearly interest 21,000 / 12; renewal within 3 days is neither income nor disbursal'); L.run()
L=life('farmer','coop_a','COOP','Vitthal Namdev Jadhav','Sangli','W',open=60000,spend=10500,tx=14); L.coopname='PUNE JANASEVA SAHAKARI BANK LTD.'
L.noise()
for mi,a in ((2,186400.),(3,94200.),(5,143700.),(7,61200.)): L.do(L.day(mi,16),'credit',a,'ni','VASANTDADA SSK LTD SANGLI','agriculture_income',r='CANE BILL',b4='IBKL',accept=list(AG),inc=('agriculture','CANE','applicant',mi))
for mi in range(12):
    for dd in (3,13,23): L.do(L.day(mi,dd),'credit',float(L.R.randint(5200,6900)),'fi','HANUMAN DUDH UTPADAK SANSTHA','agriculture_income',r='DUDH BILL',accept=list(AG),inc=('agriculture','DUDH SANSTHA','applicant',mi))
for mi in (0,3,7,11): L.raw(L.day(mi,21),'credit',2000.0,f'ACH CR NAMO SHETKARI MAHASANMAN {L.dg(10)}' if mi%2 else f'ACH CR PM KISAN SAMMAN NIDHI {L.dg(10)}','agriculture_income',accept=['agriculture_income','family_support','pension','refund','unknown'],inc=('agriculture','PM KISAN','applicant',mi))
suppliers(L,['KRUSHI KENDRA SANGLI','PASHU KHADYA BHANDAR'],16000,2,40000,ch='uo'); L.sweep(190000,120000,26,how='fd',text='TO FD A/C {s}'); L.run()
L=life('farmer','bob_a','BARB','Jivabhai Rabari','Patan','W',open=50000,spend=9000,tx=12)
L.noise()
for mi,dd,a,n in ((0,26,174800.,'COTTON CORPORATION OF INDIA'),(2,9,121600.,'SHREE RAM COTTON GINNING'),(4,18,88400.,'APMC UNJHA JEERA'),(5,12,132500.,'APMC UNJHA JEERA')): L.do(L.day(mi,dd),'credit',a,'ni',n,'agriculture_income',b4='BARB',accept=list(AG),inc=('agriculture',n,'applicant',mi))
for mi in range(12): L.do(L.day(mi,11),'credit',float(L.R.randint(13200,16400)),'ac','BANAS DAIRY MILK PAYMENT','agriculture_income',accept=list(AG),inc=('agriculture','BANAS DAIRY','applicant',mi))
L.raw(D8(2026,6,3),'debit',173440.0,'TO KCC LOAN 29870500004412 REPAY PRIN+INT','emi',accept=['business_payment','emi','loan_disbursal','self_transfer','unknown']); L.raw(D8(2026,6,9),'credit',162000.0,'BY KCC LOAN 29870500004412 RENEWAL','loan_disbursal',accept=['loan_disbursal','reversal','self_transfer','unknown']); L.obl.append(dict(name='KCC',kind='kcc',category='emi',monthly=round(11440/12,2),active=True)); L.notes.append('KCC repaid with interest in one row (1,73,440) and renewed (1,62,000): interest 11,440 / 12'); L.sweep(320000,250000,24,how='fd',text='TO FD {s}'); L.run()
# ======== 14 landlords
L=life('landlord','idbi_a','IBKL','Farida Contractor','Mumbai','W',open=110000,spend=21000,tx=18)
L.noise()
for n,a,dd in (('Swati Bhonsle',18500,4),('Imran Merchant',22000,6),('Alpesh Doshi',16500,8)): L.pay(n,float(a),dd,'ui',r='rent',cat='rent_received',kind='rent',shift='next')
L.sweep(170000,110000,15,how='fd',text='FD OPENED {s}'); L.run()
L=life('landlord','hdfc_b','HDFC','Gopal Krishna Agarwal','Meerut','N',open=95000,spend=19000,tx=18)
L.noise(); L.pay('INDUS TOWERS LTD SITE RENT',21600.0,7,'ni','','HDFC',cat='rent_received',kind='rent',shift='next'); L.pay('KUMAR OPTICALS',24000.0,5,'ii',r='SHOP RENT',cat='rent_received',kind='rent',months=[0,1,2,3,4,7,8,9,10,11],shift='next'); L.emi('PNB HOUSING FINANCE LTD',6870,10,'hfc'); L.sweep(160000,110000,15); L.notes.append('a tower site and a shop; the shop stood empty for two months (mean over the year, range for other windows)'); L.run()
# ======== 15 retirees on interest
INT=('interest_received',)
L=life('interest_retiree','idfc_a','IDFB','Sarojini Natarajan','Chennai','S',open=150000,spend=19000,tx=16,rate=.03)
L.noise(); 
for mi in range(12):
    for acc,a in (('10099887731',14200.0),('10099887742',11850.0)): L.raw(L.day(mi,12),'credit',a,f'FD INTEREST PAYOUT {acc}','interest_received',inc=('interest','FD','applicant',mi))
for mi,n,a in ((2,'TCS LTD DIVIDEND',4480.),(7,'ITC LTD FINAL DIV 2026',6150.),(8,'HUL INTERIM DIVIDEND',5300.),(9,'POWER GRID CORP DIV',2760.)): L.do(L.day(mi,19),'credit',a,'ac',n,'dividend',inc=('dividend',n,'applicant',mi))
L.sweep(230000,160000,20,how='fd',text='FD BOOKED {s}'); L.run()
L=life('interest_retiree','sbi_b','SBIN','Prabhakar Rao Deshpande','Nagpur','W',open=90000,spend=20500,tx=15)
L.noise(); 
for mi,(y,m) in enumerate(L.mon):
    if m in(1,4,7,10): L.raw(L.day(mi,1),'credit',61500.0,f'BY TRANSFER-SCSS INT QTR A/C 38{L.dg(9)}--','interest_received',inc=('interest','SCSS','applicant',mi))
    L.raw(L.day(mi,6),'credit',5550.0,'CREDIT-ECS POMIS MONTHLY INT NAGPUR GPO--','interest_received',inc=('interest','POMIS','applicant',mi))
    L.raw(L.day(mi,22),'credit',8320.0,'BY TRANSFER-TDR INTEREST 40918827716--','interest_received',inc=('interest','FD','applicant',mi))
L.sweep(170000,110000,20,how='fd',text='TO TRANSFER-TDR {s}--'); L.run()
L=life('interest_retiree','icici_b','ICIC','Roshan Engineer','Surat','W',open=100000,spend=14500,tx=14)
L.noise(); 
for mi,(y,m) in enumerate(L.mon):
    if m in(3,6,9,12): L.do(L.day(mi,28),'credit',37125.0,'ni','MAHINDRA FINANCE FD INTEREST','interest_received',b4='HDFC',inc=('interest','MMFSL FD','applicant',mi))
    L.raw(L.day(mi,9),'credit',9640.0,f'{L.acct}:FD Int.Pd 0185100{44120}','interest_received',inc=('interest','FD','applicant',mi))
    L.do(L.day(mi,5),'credit',10000.0,'ac','ICICI PRU BAF SWP','investment_redemption',accept=['investment_redemption'])
for mi,n,a in ((8,'ASIAN PAINTS FINAL DIV',3825.),(9,'COAL INDIA DIVIDEND',7400.)): L.do(L.day(mi,14),'credit',a,'ac',n,'dividend',inc=('dividend',n,'applicant',mi))
L.sweep(180000,110000,20,how='fd',text='TRF TO FD {s}'); L.notes.append('SWP from a fund is redemption, not income'); L.run()
# ======== 16 homemakers
L=life('homemaker','au_a','AUBL','Rekha Meena','Kota','N',open=14000,spend=19000,tx=30)
L.noise(); [L.do(L.day(mi,3),'credit',float(L.R.choice([22000,24000,25000])),'ii','MUKESH MEENA','family_support',r='ghar kharch',b4='SBIN',accept=['family_support','person_transfer'],t=9*3600) for mi in range(12)]; L.flags.append('no_counted_income'); L.sweep(50000,35000,26,how='fd',text='FD BOOKED {s}'); L.run()
L=life('homemaker','indus_a','INDB','Lalita Pattanaik','Bhubaneswar','E',open=22000,spend=25000,tx=30)
L.noise(); [L.do(L.day(mi,1),'credit',30000.0,'ni','SARAT PATTANAIK','family_support',r='HOUSEHOLD',b4='UTIB',accept=['family_support','person_transfer'],t=9*3600) for mi in range(12)]; L.flags.append('no_counted_income'); L.sweep(60000,40000,26); L.notes.append('steady NEFT from the husband, a person: family support, not pay'); L.run()
# ======== 17 NRI families
L=life('nri_family','sib_a','SIBL','Ayisha Beevi','Malappuram','S',open=33000,spend=24000,tx=22)
L.noise(); [L.do(L.day(mi,4+L.R.randint(0,2)),'credit',float(L.R.randint(38000,46000)),'ni','AL ANSARI EXCHANGE LLC',('family_support'),r='FAMILY MAINTENANCE',b4='FDRL',accept=['family_support','person_transfer'],t=9*3600) for mi in range(12)]; L.flags.append('no_counted_income'); L.monthly('KSFE CHITTY',5000,16,'investment',ch='no',accept=['investment']); L.sweep(90000,60000,24,how='fd',text='FD OPENED {s}'); L.run()
L=life('nri_family','federal_a','FDRL','Elsamma Mathai','Pathanamthitta','S',open=70000,spend=26000,tx=20)
L.noise(); [L.raw(L.day(mi,8+L.R.randint(0,4)),'credit',float(L.R.randint(52000,61000)),f'FIR/REMITLY INC/BIJU MATHAI/FAMILY MAINT/{L.dg(9)}','family_support',accept=['family_support','person_transfer'],t=9*3600) for mi in range(12)]; L.flags.append('no_counted_income'); L.sweep(150000,90000,24,how='fd',text='TFR TO FD {s}'); L.run()
# ======== 18 joint
L=life('joint','axis_a','UTIB','Raghav Sabharwal and Namrata Sabharwal','Delhi','N',open=75000,spend=38000,tx=36,applicant='Raghav Sabharwal')
L.noise(); L.pay('SCHNEIDER ELECTRIC INDIA',78300,30,'ni','RAGHAV SABHARWAL SALARY','CITI'); L.pay('MODERN SCHOOL SOCIETY',46200,1,'ni','NAMRATA SABHARWAL SALARY','HDFC',whose='spouse',shift='next'); L.emi('HDFC BANK HOME LOAN',27400,6,'bank'); L.extra.update(spouse_sources=['MODERN SCHOOL SOCIETY'],applicant_employer='SCHNEIDER ELECTRIC INDIA',joint_holder='NAMRATA SABHARWAL'); L.sweep(200000,130000,14); L.run()
L=life('joint','idbi_a','IBKL','Dattatray Phadke and Sneha Phadke','Ratnagiri','W',open=60000,spend=24000,tx=24,applicant='Sneha Phadke')
L.noise(); L.pay('DATTATRAY PHADKE',33600,29,'ni','PENSION {mon} DATTATRAY PHADKE TREASURY','SBIN',whose='spouse',cat='pension') if 0 else L.pay('TREASURY OFFICER RATNAGIRI',33600,29,'ni','PENSION DATTATRAY PHADKE','SBIN',whose='spouse',cat='pension'); L.pay('FINOLEX PLASSON INDUSTRIES',52750,31,'ni','SNEHA PHADKE SALARY','ICIC'); L.extra.update(spouse_sources=['TREASURY OFFICER RATNAGIRI'],applicant_employer='FINOLEX PLASSON INDUSTRIES',joint_holder='DATTATRAY PHADKE'); L.emi('LIC HFL',9120,4,'hfc'); L.sweep(150000,90000,14); L.notes.append('the second holder applies'); L.run()
# ======== 19 heavily indebted
L=life('loaded','icici_b','ICIC','Varun Khandelwal','Bhopal','N',open=12000,spend=8500,tx=22)
L.noise(); L.pay('CRISIL MARKET INTELLIGENCE',54600,30,'ni','SALARY','HDFC'); L.emi('HDFC BANK LTD PL',9870,2,'bank'); L.emi('BAJAJ FINANCE LTD',6420,2,'nbfc'); L.emi('POONAWALLA FINCORP LTD',7135,3,'nbfc'); L.emi('KRAZYBEE SERVICES KREDITBEE',4310,4,'app_lender'); L.emi('WHIZDM FINANCE MONEYVIEW',3890,5,'app_lender'); L.cardbill('SBI CARD',2500,5400,18,ch='um',v='sbicard.pay@sbi',n='SBI CARDS AND PAYMENT SERVICES',b4='SBIN'); L.bnpl('LAZYPAY PRIVATE LIMITED',1300,2400,16,v='lazypay.payu@hdfcbank',b4='HDFC'); L.flags.append('heavy_emis'); L.burn(9500); L.run()
L=life('loaded','yes_a','YESB','Sana Parveen Qureshi','Aurangabad','W',open=9000,spend=5500,tx=18)
L.noise(); L.pay('WOCKHARDT LIMITED',39200,28,'ni','SALARY {mon}','KKBK'); L.emi('ADITYA BIRLA CAPITAL LTD',7715,3,'nbfc'); L.emi('FULLERTON SMFG INDIA CREDIT',6980,4,'nbfc'); L.emi('SI CREVA KISSHT',3340,5,'app_lender'); L.emi('EARLYSALARY FIBE',4120,5,'app_lender'); L.emi('NAVI FINSERV LTD',2760,6,'app_lender',ch='mand',v='navifinserv@ybl',b4='YESB'); L.disburse(L.day(4,17),'SI CREVA KISSHT TOPUP',35000.0,'app_lender','ii','LOAN',b4='ICIC'); L.flags.append('heavy_emis'); L.notes.append('a March loan of the same app lender was rolled into its instalment'); L.burn(5000); L.run()
L=life('loaded','hdfc_a','HDFC','Lokesh Gowda','Mandya','S',open=15000,spend=9000,tx=20)
L.noise(); L.pay('INFOSYS BPM LIMITED',48750,31,'ni','','DEUT'); L.emi('EMI LOAN 145882901',11240,5,'bank',text='EMI {loan} CHQ S{s8} {d6}'); L.emi('IDFC FIRST BANK LTD',5630,3,'bank'); L.emi('L AND T FINANCE LTD',4275,3,'nbfc'); L.emi('SPANDANA SPHOORTY FINANCIAL',2890,7,'nbfc'); L.emi('MUTHOOT MICROFIN LTD',2410,7,'nbfc'); L.cardbill('ICICI CREDIT CARD',4200,7900,17,text='IB BILLPAY DR-HDFCI2-437551XXXXXX{c4}'); L.flags.append('heavy_emis'); L.burn(11000); L.run()
# ======== 20 fresh loans
L=life('fresh_loan','hdfc_a','HDFC','Gaurav Sisodia','Udaipur','N',open=22000,spend=21000,tx=26)
L.noise(); L.pay('SECURE METERS LIMITED',51400,30,'ni','','HDFC'); L.disburse(D8(2026,10,9),'HDFC BANK PERSONAL LOAN',350000.0,'bank',text='PERSONAL LOAN DISBURSEMENT 158823014',est=True); L.flags.append('new_loan_60d'); L.burn(15000,range(0,11)); L.run()
L=life('fresh_loan','kotak_a','KKBK','Pooja Narvekar','Panaji','W',open=17000,spend=17500,tx=24)
L.noise(); L.pay('CIPLA LIMITED GOA UNIT',38450,28,'ni','SALARY','SCBL'); L.disburse(D8(2026,9,25),'TATA CAPITAL LIMITED',180000.0,'nbfc','ni','LOAN DISB TCFPL0442',b4='HDFC',est=True); L.do(D8(2026,9,27),'debit',165000.0,'no','SAI JEWELLERS','merchant',accept=['business_payment','investment','merchant','unknown']); L.flags.append('new_loan_60d'); L.burn(12000,range(0,10)); L.run()
L=life('fresh_loan','idfc_a','IDFB','Mithun Barman','Siliguri','E',open=9000,spend=13500,tx=24)
L.noise(); L.pay('TITAN ENGINEERING RETAIL',27800,1,'ni','SALARY {mon}','ICIC',shift='next'); L.disburse(D8(2026,10,14),'KRAZYBEE SERVICES KREDITBEE',60000.0,'app_lender','ii','KB LOAN',b4='HDFC',est=True); L.flags.append('new_loan_60d'); L.burn(6000,range(0,11)); L.run()
L=life('fresh_loan','sbi_a','SBIN','Jyotsna Rani Behera','Cuttack','E',open=15000,spend=19000,tx=22)
L.noise(); L.pay('ODISHA MINING CORPORATION',44780,30,'ni','SAL {mon}{yy}','PUNB'); L.disburse(D8(2026,10,20),'PIRAMAL CAPITAL AND HOUSING FIN',250000.0,'nbfc','ni','',b4='UTIB',est=True); L.emi('SBI CAR LOAN',5210,8,'bank',text='TO TRANSFER-LOAN RECOVERY FOR {loan}--'); L.flags.append('new_loan_60d'); L.notes.append('lump sum from a lender without the word loan'); L.burn(14000,range(0,11)); L.run()
# ======== 21 savers
L=life('saver','canara_a','CNRB','Chaitra Bhat','Udupi','S',open=40000,spend=15000,tx=22)
L.noise(); L.pay('MANIPAL TECHNOLOGIES LTD',57900,30,'ni','SALARY {mon}{yy}','KARB'); L.monthly('RD',6000.0,5,'investment',text='RD INSTALMENT 0421401{s8}',accept=['deposit_sweep','investment']); L.monthly('BSE LIMITED STAR MF SIP',5000,7,'investment'); L.monthly('SBI LIFE INSURANCE CO LTD',4166,10,'insurance'); L.monthly('NPS TRUST CRA',3000,12,'investment'); L.sweep(130000,80000,18,how='fd',text='FUNDS TRF TO FD {s}'); L.run()
L=life('saver','sib_a','SIBL','Shaji Kuttappan','Alappuzha','S',open=25000,spend=14000,tx=20)
L.noise(); L.pay('KSRTC KERALA',42600,1,'ni','SALARY {mon}','SBIN',shift='next'); L.monthly('KSFE LTD CHITTY 22/2025',5000,16,'investment',ch='no',accept=['investment']); L.monthly('RD',3000.0,8,'investment',text='RD INST 0099 {s8}',accept=['deposit_sweep','investment']); L.monthly('LIC OF INDIA',2871,11,'insurance'); L.do(L.day(8,21),'credit',92500.0,'ni','KSFE LTD CHITTY PRIZE','investment_redemption',accept=['investment_redemption','refund','unknown']); L.sweep(110000,70000,24,how='fd',text='FT:FD OPENED {s}'); L.notes.append('a chit prize is neither income nor loan'); L.run()
# ======== 22 overdraft / cash credit
def ccacc(L,names,sup,turn,util,k=10,cs=.12):
    L.trade(turn,[(.5,9,cust(L,names,'ni')),(.2,2,cust(L,names,'ri')),(.18,5,cust(L,names,'ci',rnd=10)),(cs,3,cashd(L))])
    for mi in range(12):
        for j in range(k):
            u=util(mi)*L.R.uniform(.93,1.05); fn=lambda bal,u=u: max(0,(bal+paise(L.od['limit']*u))//100000*100000)
            L.do(L.day(mi,2+int((j+L.R.random())*27/k)),'debit',fn,'ro' if j%3==0 else 'no',L.R.choice(sup),'business_payment',accept=['business_payment','merchant','unknown'],t=17*3600+j)
L=life('overdraft','union_a','UBIN','Shri Ganpati Steel Udyog','Bhilai','N',actype='Cash Credit Account',open=-820000,spend=4000,tx=5,od=dict(limit=1500000,dp=1350000,hard=1500000,soft=1300000,rate=.1025,print=[('Sanctioned Limit','15,00,000.00'),('Drawing Power','13,50,000.00')]))
L.extra['proprietor']='GANPAT LAL SAHU'; L.elec=False; L.noise(); ccacc(L,['BHILAI FABRICATORS','DURG ENGINEERING WORKS','CG INFRA PROJECTS','MAA DANTESHWARI STEELS'],['STEEL AUTHORITY OF INDIA LTD','JINDAL STEEL AND POWER','RAIPUR ROLLING MILLS'],1400000,lambda mi:.64); gst(L,14000,28000); L.run()
L=life('overdraft','coop_a','COOP','Kaveri Hardware Stores','Mandya','S',actype='Cash Credit',open=-560000,spend=3000,tx=5,od=dict(limit=600000,dp=560000,hard=655000,soft=600000,rate=.1175,print=[('Sanctioned Limit','600000.00'),('Drawing Power','560000.00')])); L.coopname='THE KAVERI URBAN CO-OPERATIVE BANK LTD.'; L.ifsc='HDFC0CKUCBL'
L.extra['proprietor']='SHIVALINGE GOWDA'; L.elec=False; L.noise(); ccacc(L,['SRI MANJUNATHA BUILDERS','NANDI CONSTRUCTIONS','HOYSALA CIVIL WORKS'],['ULTRATECH CEMENT DEALER MYS','ASIAN PAINTS DEPOT','SUPREME PIPES AGENCY'],420000,lambda mi:.97 if mi<6 else 1.03,8); gst(L,3500,7000); L.flags.append('over_limit'); L.raw(L.day(9,30),'debit',1180.0,'TO PENAL INT EXCESS OVER LIMIT','penal_charge',accept=['overdraft_interest','penal_charge','service_charge']); L.raw(L.day(11,30),'debit',1416.0,'TO PENAL INT EXCESS OVER LIMIT','penal_charge',accept=['overdraft_interest','penal_charge','service_charge']); L.notes.append('beyond the limit for months'); L.run()
L=life('overdraft','axis_a','UTIB','Shirin Daruwala','Mumbai','W',actype='Overdraft Account',open=-95000,spend=27000,tx=28,od=dict(limit=300000,dp=300000,hard=300000,soft=220000,rate=.135,print=[('OD Limit','3,00,000.00')]))
L.noise(); L.pay('GODREJ CONSUMER PRODUCTS LTD',84200,30,'ni','SALARY {mon}','CITI'); L.rentout('Cyrus Irani',26000,5); L.emi('BAJAJ FINANCE LTD',7340,4,'nbfc')
for mi in range(12): L.do(L.day(mi,9),'debit',lambda bal:max(0,(bal+paise(120000))//100000*100000),'io','SHIRIN DARUWALA','self_transfer',r='own account',b4='HDFC',accept=['self_transfer'],t=15*3600)
L.nogood=True; L.notes.append('salaried with an overdraft; only OD Limit is printed'); L.run()
L=life('overdraft','sbi_b','SBIN','Maruti Auto Spares','Hisar','N',actype='Cash Credit Account',open=-380000,spend=4000,tx=5,od=dict(limit=1000000,dp=940000,hard=1000000,soft=850000,rate=.0965,print=[('Sanctioned Limit','10,00,000.00'),('Drawing Power','9,40,000.00')]))
L.extra['proprietor']='SATBIR POONIA'; L.elec=False; L.noise(); ccacc(L,['HISAR MOTORS','KISAN TRACTOR WORKSHOP','SHIV SHAKTI TRANSPORT','BHIWANI AUTO WORKS'],['BOSCH LIMITED DEALER','MINDA CORPORATION','LUMAX AUTO DEPOT'],1050000,lambda mi:.45,9); gst(L,9000,16000,text='TO TRANSFER-INB GST CBIC CPIN {s}--'); L.run()
# ======== 23 gamblers
def gamble(L,names,lo,hi,k,win=.35):
    for mi in range(L.months):
        for _ in range(k):
            n,v,b=L.R.choice(names); L.do(L.day(mi,L.R.randint(1,30)),'debit',float(L.R.choice(range(lo,hi,100))),'um',n,'gambling',v=v,b4=b,ess=False,t=22*3600+L.R.randint(0,3000))
        if L.R.random()<win*2: n,v,b=L.R.choice(names); L.do(L.day(mi,L.R.randint(3,28)),'credit',float(L.R.choice([900,1500,2400,5200])),'ii',n,'gambling',r='WINNINGS',b4=b,accept=['gambling'])
L=life('gambler','kotak_b','KKBK','Siddharth Pawar','Nagpur','W',open=9000,spend=11000,tx=22)
L.noise(); L.pay('PERSISTENT RETAIL SYSTEMS',46900,30,'ni','SALARY','HDFC'); gamble(L,[('DREAM11 SPORTA TECHNOLOGIES','dream11.rzp@icici','ICIC'),('PARIMATCH DEPOSIT','parimatch.pay@ybl','YESB'),('RUMMYCIRCLE GAMES24X7','rummycircle@hdfcbank','HDFC')],500,3100,10); L.emi('TVS CREDIT SERVICES LTD',3190,5,'nbfc'); L.flags.append('gambling'); L.burn(3500); L.run()
L=life('gambler','bandhan_a','BDBL','Soumya Kanti Dey','Durgapur','E',open=7000,spend=7500,tx=18)
L.noise(); L.pay('DURGAPUR PROJECTS CONTRACTORS',29300,2,'ni','WAGES {mon}','SBIN',shift='next'); gamble(L,[('1XBET INDIA','1xbet.topup@ptyes','YESB'),('STAKE WALLET','stake.inr@ybl','YESB'),('POKERBAAZI BAAZI GAMES','pokerbaazi@icici','ICIC')],400,2100,11); L.flags.append('gambling'); L.burn(2500); L.run()
# ======== 24 circular
CA=['business_income','business_payment','family_support','person_transfer','self_transfer','unknown']
def circ(L,parties,lo,hi,k,cin='ni',cout='no',catc='person_transfer',catd='person_transfer'):
    for mi in range(L.months):
        for j in range(k):
            p=L.R.choice(parties); d=L.day(mi,3+j*int(24/k)+L.R.randint(0,2)); a=float(L.R.randint(lo,hi)//500*500); L.do(d,'credit',a,cin,p,catc,accept=CA,t=9*3600); L.do(d+dt.timedelta(L.R.randint(1,4)),'debit',float(round(a*L.R.uniform(.97,1.0)/100)*100),cout,p,catd,accept=CA,t=18*3600)
L=life('circular','hdfc_b','HDFC','Dinesh Prajapati','Rajkot','W',open=14000,spend=27500,tx=26)
L.noise(); L.pay('JYOTI CNC AUTOMATION LTD',26800,30,'ni','','SBIN'); circ(L,['VIPUL PRAJAPATI','SHREEJI METAL CRAFT','MAHADEV ENTERPRISE'],60000,140000,4); L.flags.append('circular'); L.notes.append('pay 26,800; the rest goes round'); L.run()
L=life('circular','pnb_a','PUNB','Naveen Kumar Goel','Panipat','N',open=12000,spend=34000,tx=26)
L.noise(); L.pay('PASUPATI SPINNING MILLS LTD',31400,1,'ni','SALARY {mon}','HDFC',shift='next'); circ(L,['RAJ KUMAR GOEL','SUNIL TEXTILES','TARUN MITTAL'],40000,95000,5,'ii','io'); L.flags.append('circular'); L.run()
# ======== 25 window dressers
def dress(L,party,lo,hi,cin='ii',cout='io'):
    for mi in range(L.months-1):
        a=float(L.R.randint(lo,hi)//1000*1000); e=L.day(mi,31); L.do(e-dt.timedelta(L.R.randint(1,2)),'credit',a,cin,party,'person_transfer',accept=['family_support','person_transfer','self_transfer','unknown'],t=10*3600); L.do(e+dt.timedelta(L.R.randint(1,2)),'debit',lambda bal,a=a:min(paise(a),(bal-120000)//100000*100000),cout,party,'person_transfer',accept=['family_support','person_transfer','self_transfer','unknown'],t=18*3600)
    a=float(hi//1000*1000); L.do(D8(2026,10,29),'credit',a,cin,party,'person_transfer',accept=['family_support','person_transfer','self_transfer','unknown'])
L=life('window_dresser','axis_a','UTIB','Vikas Dhingra','Amritsar','N',open=9000,spend=17500,tx=24)
L.noise(); L.pay('TRIDENT GROUP LIMITED',28700,7,'ni','SALARY','SBIN',shift='next'); dress(L,'HARISH DHINGRA',180000,260000); L.flags.append('window_dressing'); L.burn(6000); L.run()
L=life('window_dresser','yes_a','YESB','Bhavna Rajgor','Bhuj','W',open=8000,spend=16500,tx=24)
L.noise(); L.pay('WELSPUN CORP LTD',25900,5,'ni','','UTIB',shift='next'); dress(L,'MANSUKH RAJGOR',140000,220000,'ni','no'); L.flags.append('window_dressing'); L.burn(5000); L.run()
# ======== 26 bounces
L=life('bounces','hdfc_a','HDFC','Anwar Basha','Kurnool','S',open=8000,spend=15000,tx=24,floor=900)
L.noise(); L.pay('RAYALASEEMA CEMENTS LTD',34600,7,'ni','','UTIB',shift='next'); bm=(3,6,8,9,10)
L.emi('SHRIRAM FINANCE LIMITED',6870,5,'nbfc',skip=bm); L.emi('BAJAJ FINANCE LTD',3240,12,'nbfc')
for mi in bm: L.bounce(L.day(mi,5),'SHRIRAM FINANCE LIMITED',6870,'charge',chg=531.0 if mi%2 else 590.0,lag=2,drain=900)
L.bounce(L.day(9,6),'SHRIRAM FINANCE LIMITED',6870,'charge',chg=590.0,lag=2); L.flags.append('bounces'); L.notes.append('only the charge is printed; one charge per return; August was presented twice'); L.run()
L=life('bounces','icici_a','ICIC','Sai Krupa Mobile Gallery','Nanded','W',actype='Current Account',open=24000,spend=4000,tx=6)
L.extra['proprietor']='BALAJI RAMRAO KADAM'; L.elec=False; L.force['neg']=1; L.noise(); L.trade(230000,[(.6,18,settle(L,'PINE LABS PVT LTD','HDFC','MPR {d}')),(.4,7,cashd(L))]); suppliers(L,['REDINGTON MOBILES DIST','SAMSUNG SMART CAFE DIST','VIVO AGENCY NANDED'],215000,10,24000)
L.emi('LENDINGKART FINANCE LTD',14350,5,'app_lender',skip=(4,7,9)); L.emi('NEOGROWTH CREDIT PVT LTD',9120,15,'nbfc',skip=(8,10))
for mi,n,a,dd in ((4,'LENDINGKART FINANCE LTD',14350.,5),(7,'LENDINGKART FINANCE LTD',14350.,5),(8,'NEOGROWTH CREDIT PVT LTD',9120.,15),(9,'LENDINGKART FINANCE LTD',14350.,5),(10,'NEOGROWTH CREDIT PVT LTD',9120.,15)):
    d=L.day(mi,dd); L.do(d-dt.timedelta(1),'debit',lambda bal:(bal-200000)//10000*10000 if bal>250000 else None,'no','REDINGTON MOBILES DIST','business_payment',accept=['business_payment','merchant','unknown'],t=23*3600)
    um=L.fixed(('um',n,''),lambda:'ICIC'+L.dg(16)); L.bounce(d,n,a,'pair',chg=354.0,lag=3,pt=f'ACH/{n}/{um}/{L.dg(6)}',rt=f'ACH RTN/{n}/{um}/04-BALANCE INSUFFICIENT',ct=f'RTNCHG/ACH/{n}/{d:%d.%m.%Y}/INCL GST')
d=L.day(5,19); L.raw(d,'debit',22500.0,'CLG/VIVO AGENCY NANDED/118834/UBI/'+f'{d:%d.%m.%Y}','presented_unpaid',accept=['business_payment','inward_return','presented_unpaid','reversal'],ref='118834',t=6*3600); L.raw(d,'credit',22500.0,'I/W CHQ RETURN/118834/12-DRAWERS SIGNATURE DIFFERS','inward_return',accept=['inward_return','reversal'],ref='118834',t=6*3600+20)
L.flags.append('bounces'); L.notes.append('five returns for want of funds; one cheque returned for a differing signature is technical and not counted'); L.run()
L=life('bounces','sbi_a','SBIN','Champa Kujur','Ranchi','E',open=14000,spend=15500,tx=22)
L.noise(); L.pay('CENTRAL COALFIELDS LTD',36900,2,'ni','SAL {mon}','BKID',shift='next'); L.emi('HDB FINANCIAL SERVICES LTD',5480,1,'nbfc',skip=(7,)); L.bounce(L.day(7,1),'HDB FINANCIAL SERVICES LTD',5480,'charge',chg=295.0,lag=0,drain=800); L.do(L.day(7,4),'debit',5480.0,'ad','HDB FINANCIAL SERVICES LTD','emi'); L.flags.append('single_bounce'); L.sweep(60000,40000,22); L.notes.append('a single return in June, represented and paid three days later'); L.run()
# ======== 27 gold loans
L=life('gold_loan','federal_a','FDRL','Ponnamma Raghavan','Palakkad','S',open=16000,spend=13500,tx=20)
L.noise(); L.pay('PALAKKAD DT COOP HOSPITAL',32400,30,'ni','SALARY {mon}','SIBL'); L.emi('MUTHOOT FINANCE LTD GOLD LOAN INT',1850,10,'gold',ch='uo',v='muthootfinance.gl@axisbank',b4='UTIB',r='gold loan interest'); L.do(D8(2026,7,14),'debit',152000.0,'no','MUTHOOT FINANCE LTD','emi',accept=['business_payment','emi','loan_disbursal','self_transfer','unknown'],t=10*3600); L.do(D8(2026,7,14),'credit',152000.0,'ni','MUTHOOT FINANCE LTD','loan_disbursal',r='GL RENEWAL',accept=['loan_disbursal','reversal','self_transfer','unknown'],t=9*3600); L.notes.append('gold loan renewed in July (in and out on one day): no disbursal; interest 1,850 a month'); L.sweep(70000,45000,22); L.run()
L=life('gold_loan','sib_a','SIBL','Selvi Arumugam','Madurai','S',open=48000,spend=14000,tx=20)
L.noise(); L.pay('TVS SRICHAKRA LIMITED',35700,1,'ni','SALARY {mon}','ICIC',shift='next'); L.raw(D8(2026,4,22),'debit',9450.0,'JEWEL LOAN 0412653000017 INTEREST','emi',accept=['emi','overdraft_interest'],t=9*3600); L.raw(D8(2026,4,22),'debit',105000.0,'JEWEL LOAN 0412653000017 CLOSURE','emi',accept=['business_payment','emi','loan_disbursal','self_transfer','unknown'],t=11*3600); L.raw(D8(2026,4,22),'credit',105000.0,'JEWEL LOAN 0412653000021 RENEWAL','loan_disbursal',accept=['loan_disbursal','reversal','self_transfer','unknown'],t=10*3600); L.obl.append(dict(name='JEWEL LOAN',kind='gold',category='emi',monthly=787.5,active=True)); L.notes.append('bullet jewel loan: yearly interest 9,450 / 12; renewed the same day'); L.sweep(110000,70000,22); L.run()
# ======== 28 doctor, CA, medical shop
L=life('professional_pos','hdfc_a','HDFC','Dr Vaidehi Sathe','Kolhapur','W',open=160000,spend=34000,tx=24)
L.noise(); L.trade(95000,[(1,2,cust(L,['ASTER AADHAR HOSPITAL','APPLE SARASWATI MULTISPECIALITY'],'ni','professional_income',('business_income','professional_income','salary','unknown'),'professional'))],var=.08); L.trade(70000,[(1,22,settle(L,'MSWIPE TECHNOLOGIES POS','UTIB','',kind='pospro',cat='settlement',acc=('business_income','professional_income','settlement')))])
L.force['income_range']=lambda cs:(min(c['alternatives'][i] for c in cs if c['kind']=='professional' for i in range(4))+.1*min(c['gross_monthly'] for c in cs if c['kind']=='pospro')*.97,sum(max(c['alternatives']) for c in cs if c['kind'] in('professional','pospro'))); L.emi('HDFC BANK LTD',14210,7,'bank',r='x'); L.sweep(260000,180000,20); L.notes.append('doctor: hospital fees and a card machine on a savings account; the card money counts at 50% (fees) or 10% (POS)'); L.run()
L=life('professional_pos','icici_b','ICIC','Rajat Mundhra','Kolkata','E',open=120000,spend=30000,tx=24)
L.noise(); L.trade(130000,[(.8,7,cust(L,['BALLY JUTE MILLS LTD','HOOGHLY TEA COMPANY','PRABHAT STEEL TRADERS','EASTERN ROADLINES','SAGAR DIAGNOSTICS LLP'],'ni','professional_income',('business_income','professional_income'),'professional','AUDIT FEES')),(.2,8,cust(L,PERS['E'],'ui','professional_income',('business_income','person_transfer','professional_income','unknown'),'professional','ITR filing fee'))]); L.monthly('OFFICE RENT',16000.0,5,'rent',ch='no',r='OFFICE RENT',) ; gst(L,11000,15000,text='GST/CPIN{s}/CBIC'); L.sweep(220000,150000,20); L.notes.append('chartered accountant, fees from clients'); L.run()
L=life('professional_pos','idbi_a','IBKL','Jeevan Medico','Raipur','N',actype='Current Account',open=95000,spend=5000,tx=7)
L.extra['proprietor']='HEMANT SONWANI'; L.elec=False; L.noise(); L.trade(460000,[(.55,24,settle(L,'INNOVITI PAYMENT SOLUTIONS','ICIC','CARD SETTL {d}')),(.25,16,settle(L,'PHONEPE LIMITED','YESB','MERCHANT SETTL')),(.2,6,cashd(L))]); suppliers(L,['CIPLA STOCKIST RAIPUR','MANKIND PHARMA AGENCY','SUN PHARMA CFA'],446000,9,50000); gst(L,5200,8800); L.emi('IDBI BANK MSME LOAN',6420,10,'bank',text='LOAN EMI RECOVERY {loan}'); L.run()
# ======== 29 teachers
L=life('teacher','union_a','UBIN','Padmavathi Kolli','Guntur','S',open=33000,spend=21000,tx=24)
L.noise(); L.pay('STO GUNTUR AP TREASURY CFMS',61230,1,'ni','','RBIS',shift='next',jit=60); L.emi('UNION BANK PERSONAL LOAN',8350,5,'bank',text='TR TO LOAN A/C {loan} EMI RECOVERY'); L.monthly('APGLI',1500,9,'insurance',ch='no',accept=['insurance','investment']) if 0 else None; L.sweep(110000,70000,18); L.notes.append('paid by a state treasury without the word'); L.run()
L=life('teacher','pnb_a','PUNB','Ashok Kumar Maurya','Jaunpur','N',open=29000,spend=19000,tx=20)
L.noise(); L.pay('FINANCE AND ACCOUNTS BASIC SHIKSHA',58460,3,'ni','','SBIN',shift='next',jit=40); L.extra_pay(L.day(5,20),14730,'ni','FINANCE AND ACCOUNTS BASIC SHIKSHA','DA ARREAR','SBIN'); L.sweep(120000,70000,18,how='fd',text='TRF TO FD {s}'); L.run()
# ======== 30 soldiers
L=life('soldier','sbi_a','SBIN','Nb Sub Surender Singh Rathi','Jhajjar','N',open=42000,spend=16000,tx=20)
L.noise(); L.pay('PAO OR RAJPUT REGT',54870,30,text='CREDIT-ACHCr PAO OR RAJPUT REGT PAY A/C {mon}{yy} {s8}--'); L.monthly('AGIF HOME LOAN',7200,5,'emi') if 0 else L.emi('STATE BANK HOME LOAN',11650,7,'bank',text='TO TRANSFER-LOAN RECOVERY HL {loan}--'); L.sweep(120000,80000,16); L.run()
L=life('soldier','kotak_b','KKBK','Havildar Thapa Dil Bahadur','Darjeeling','E',open=26000,spend=13500,tx=18)
L.noise(); L.pay('PAO GORKHA RIFLES SUBATHU',46200,31,'ni','','SBIN',jit=30); [L.do(L.day(mi,4),'debit',8000.0,'io','SUNITA THAPA','person_transfer',r='family',accept=['family_support','person_transfer','unknown']) for mi in range(12)]; L.sweep(100000,60000,18); L.run()
# ======== 31 domestic workers
def house(L,hs):
    for n,a,dd,r in hs:
        L.pay(n,float(a),dd,'ui',r=r,cat='salary',kind='wages',accept=['family_support','person_transfer','professional_income','salary','unknown'],shift='next')
L=life('domestic_worker','bandhan_a','BDBL','Laxmi Halder','Kolkata','E',open=4200,spend=9500,tx=20,floor=600)
L.noise(); house(L,[('Debjani Mukherjee',5500,2,'salary'),('Sanjay Bagaria',6000,3,'cook salary'),('Ritwika Sen',4500,1,'salary'),('Vinod Jalan',5000,5,'maid payment')]); L.monthly('BANDHAN MICRO LOAN',1870,9,'emi') if 0 else L.emi('ANNAPURNA MICROFIN',1860,9,'nbfc'); L.nogood=True; L.notes.append('wages of four households by UPI; 100% or, read as fees, 50%'); L.burn(3500); L.run()
L=life('domestic_worker','canara_a','CNRB','Mariamma Yellappa','Bengaluru','S',open=3800,spend=11500,tx=20,floor=500)
L.noise(); house(L,[('Kavya Ramesh',7000,1,'cook salary'),('Arvind Krishnan',6500,4,'house help salary'),('Neha Agarwala',5500,6,'salary')]); L.nogood=True; L.burn(3000); L.run()
# ======== 32 commission agents
CM=('business_income','gig_income','professional_income','settlement')
L=life('commission_agent','bob_a','BARB','Paresh Trivedi','Bhavnagar','W',open=30000,spend=14500,tx=20)
L.noise(); L.trade(58000,[(1,2,cust(L,['LIC OF INDIA AGENT COMMISSION'],'ni','professional_income',CM,'professional','AGY COMM'))],var=.16); L.force['income_range']=lambda cs:(min(a for c in cs if c['kind']=='professional' for a in c['alternatives']),max(a for c in cs if c['kind']=='professional' for a in c['alternatives'])*1.4); L.sweep(80000,50000,22); L.notes.append('LIC commission: 50% as professional, 70% if read as gig'); L.run()
L=life('commission_agent','au_a','AUBL','Sunita Choudhary','Sikar','N',open=26000,spend=13500,tx=18)
L.noise(); L.trade(52000,[(.6,1,cust(L,['HDFC LIFE INSURANCE COMMISSION'],'ni','professional_income',CM,'professional','COMMISSION')),(.4,2,cust(L,['POLICYBAZAAR POSP COMMISSION'],'ni','professional_income',CM,'professional','PAYOUT'))],var=.14); L.force['income_range']=lambda cs:(min(a for c in cs if c['kind']=='professional' for a in c['alternatives']),max(a for c in cs if c['kind']=='professional' for a in c['alternatives'])*1.4); L.sweep(75000,50000,22); L.run()
# ======== 33 tuition teachers
TU=['tuition fee','maths fees','fees Aarav','tuition','class 10 fees']
TA=('business_income','person_transfer','professional_income','unknown')
L=life('tuition','idfc_a','IDFB','Mrinalini Ghosal','Kolkata','E',open=35000,spend=14000,tx=22)
par=['Subhash Kundu','Paromita Guha','Amit Roychowdhury','Jayanta Mitra','Sharmila Bose','Partha Nandy','Indrani Lahiri','Tapas Biswas','Koel Mallick','Swati Poddar','Rajesh Shaw','Debolina Chanda','Anirban Ghatak','Piyali Sarkar','Nilanjan Dhar','Sudeshna Pal','Kaushik Hazra','Mita Samanta']
L.noise(); [L.do(L.day(mi,L.R.randint(1,12)),'credit',float([2500,3000,3500,2800][i%4]),'ui',p,'professional_income',r=TU[i%5],accept=list(TA),inc=('professional','parents','applicant',mi)) for mi in range(12) for i,p in enumerate(par)]; L.sweep(80000,50000,20); L.notes.append('18 parents pay by UPI, each with the word fees or tuition'); L.run()
L=life('tuition','kotak_a','KKBK','Senthil Nathan','Tiruchirappalli','S',open=22000,spend=13000,tx=20)
par=['Ramya Balaji','Mohan Kumaresan','Fathima Begum','Stephen Raj','Gomathi Selvam','Saravanan P','Uma Maheswari','Ilango Dhanapal','Kalaivani S','Anbu Chezhian','Devi Bala','Prakash Raj','Nithya Kannan','Jeeva Rathinam']
L.noise(); [L.do(L.day(mi,L.R.randint(1,10)),'credit',float([3500,4000,3000][i%3]),'ui',p,'professional_income',r=TU[i%5] if i%3 else 'UPI',accept=list(TA),inc=('professional' if i%3 else 'prof2','parents','applicant',mi)) for mi in range(12) for i,p in enumerate(par)]; L.nogood=True; L.sweep(70000,45000,20); L.notes.append('a third of the parents write nothing: range from stated only to all'); L.force['income_range']=lambda cs:(sum(c['counted'] for c in cs if c['kind']=='professional'),sum(c['counted'] for c in cs if c['kind'] in('professional','prof2'))); L.run()
