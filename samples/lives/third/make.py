import json,os,sys
from engine3 import *
OUT=sys.argv[1]; os.makedirs(OUT,exist_ok=True)
for f in os.listdir(OUT): os.remove(f'{OUT}/{f}')
IDX=[]; N=[0]; ASOF=['2026-11-02','2026-11-03','2026-11-04','2026-11-05','2026-11-06']
def mk(kind,bank,lay,holder,city,opening,budget,**k): N[0]+=1; return Life(N[0],kind,bank,lay,holder,city,opening,budget,**k)
def done(s,force,red=(),kvx=None): IDX.append(s.finish(OUT,ASOF[s.n%5],kvx,red,force))
def split(s,T,n,lo=.5,hi=1.6,step=1):
    w=[s.r.uniform(lo,hi) for _ in range(n)]; v=[int(T*x/sum(w)/step)*step for x in w]; v[-1]+=int(T)-sum(v); return v
def hike(a,b,at=5): return [a]*at+[b]*(12-at)
def jitter(s,l,p=.012): return [round(x*(1+s.r.uniform(-p,p))) for x in l]
def rent(s,amt,name,dy=4,key='up'):
    for m in range(12): s.ad(key,day(m,dy),-amt,'rent',N=name,r='house rent',must=True)
def lic(s,amt,dy,name='LIC OF INDIA',months=range(12),key='nd'):
    for m in months: s.ad(key,day(m,dy),-amt,'insurance',N=name,r='premium',must=True)
def sip(s,amt,dy,name='INDIAN CLEARING CORP LTD',months=range(12)):
    for m in months: s.ad('nd',day(m,dy),-amt,'investment',N=name,must=True)
def supplier(s,names,n,keep,frac=.7,key='no',odd=True,months=range(12),r='',lo=2,hi=28):
    for m in months:
        for _ in range(n):
            d=day(m,s.r.randint(lo,hi)); nm=s.r.choice(names)
            s.add(d,(lambda bal,f=s.r.uniform(frac*.6,frac),k=keep: D(int((bal-k)*D(str(round(f,3))))) if bal-k>3000 else None),s.narr(key,d,N=nm,r=r),'business_payment',['business_payment','merchant','unknown','person_transfer'],must=False,pos=.95)
ACCB=['business_income','settlement','person_transfer','unknown']
# ---------------------------------------------------------------- salaried
s=mk('salaried_word','HDFC','hdfc_a','ANIRUDH VASANT KULKARNI','PUNE',48230.55,33000)
s.salary('TESSELLATE AUTOMATION PVT LTD',jitter(s,hike(78200,84600),.004),29,B='CITI',r='SALARY'); s.ev=[dict(e,narr=e['narr'].replace('-CITIN','-SALARY-CITIN').replace('-CITIH','-SALARY-CITIH')) for e in s.ev]
s.emi('HDFC BANK AUTO LOAN',11842,7,'bank',narr='EMI 118460327 CHQ S1184603270{mm} {mm}118460327'); s.card('HDFC BANK CREDIT CARD',18,9000,14500,narr='CC 000526873XXXXXX4409 AUTOPAY SI-TAD')
rent(s,16500,'NALINI DESHMUKH'); s.noise(); s.surplus(140000,70000); s.run(); s.sal_truth('TESSELLATE AUTOMATION PVT LTD'); done(s,'good')

s=mk('salaried_word','INDB','indus_a','REVATHI THANGADURAI','COIMBATORE',22110.4,19500,gender='F')
s.salary('KONGU SPINNERS INDIA LIMITED',jitter(s,hike(39800,42350),.01),5,B='IDIB',r='PAYROLL {mon}{yy}',jit=1)
s.emi('TVS CREDIT SERVICES LTD',3466,8,'nbfc',months=range(0,8)); s.emi('BAJAJ FINANCE LTD',2789,3,'nbfc'); lic(s,1876,12); s.noise(elec='TANGEDCO'); s.surplus(90000,45000,'fd')
s.notes.append('the TVS Credit loan ended in June 2026: not an obligation'); s.run(); s.sal_truth('KONGU SPINNERS INDIA LIMITED'); done(s,'good')

s=mk('salaried_noword','ICIC','icici_a','PRADIP SHYAMAL PARMAR','VADODARA',15890,16500)
s.salary('AVENUE SUPERMARTS LIMITED',jitter(s,hike(31640,33480),.02),1,B='HDFC',r='EMP 55120')
for m in range(0,12): s.ad('pos',day(m,14),-q2(s.r.uniform(1200,3100)),'merchant',N='DMART AVENUE SUPERMAR',accept=['merchant','food'],must=False)
s.emi('HDB FINANCIAL SERVICES LTD',3120,5,'nbfc'); rent(s,7000,'KALPESH SOLANKI'); s.noise(11500,elec='TORRENT POWER'); s.surplus(60000,30000); s.extra['employer']='AVENUE SUPERMARTS LIMITED'
s.run(); s.sal_truth('AVENUE SUPERMARTS LIMITED'); done(s,'good')

s=mk('salaried_noword','FDRL','federal_a','JOMON MATHEW KURIAN','THRISSUR',31877.25,17800)
s.salary('MUTHOOT FINANCE LTD',jitter(s,hike(35250,37900),.006),28,B='FDRL',r=''); s.emi('FEDERAL BANK HOUSING LOAN',8740,10,'bank',narr='LOAN RECOVERY/EMI/1457560008{s}/{m}')
s.card('SBI CARD',20,2800,4600,V='sbicard@sbi'); s.noise(elec='KSEB'); s.surplus(80000,40000,'fd'); s.extra['employer']='MUTHOOT FINANCE LTD'; s.notes.append('employer is a gold lender'); s.run(); s.sal_truth('MUTHOOT FINANCE LTD'); done(s,'good')

s=mk('salaried_noword','UTIB','axis_a','SUBHANKAR TAPAN GHOSH','KOLKATA',64012.9,31000)
s.salary('AXIS BANK LIMITED',jitter(s,hike(72950,79830),.003),27,key='xin',r='CBD HR OPS'); s.emi('AXIS BANK PERSONAL LOAN',9915,5,'bank',narr='PPR008806{s}EMI/PERSONAL LOAN/{m}')
sip(s,5000,10); lic(s,2410,15,'TATA AIA LIFE INSURANCE'); rent(s,14000,'BIPIN SARKAR'); s.noise(26000,elec='WBSEDCL'); s.surplus(150000,80000,'fd'); s.extra['employer']='AXIS BANK LIMITED'; s.notes.append('bank employee, account and loan with the employer'); s.run(); s.sal_truth('AXIS BANK LIMITED'); done(s,'good')

s=mk('salaried_noword','KKBK','kotak_a','VASUDHA RAMESH SHENOY','MUMBAI',41255,27000,gender='F')
s.salary('MOTILAL OSWAL FINANCIAL SERVICES LTD',jitter(s,hike(56400,61200),.01),30,B='HDFC',r='')
for m in (1,4,6,9): s.ad('um',day(m,17),-s.r.choice([5000,8000,10000]),'investment',N='ZERODHA BROKING LTD',V='zerodha.rzp@axisbank',r='fund add',must=False)
s.ad('ni',day(7,23),21340.5,'investment_redemption',N='ZERODHA BROKING LTD',B='HDFC',r='payout',accept=['investment_redemption','unknown','self_transfer','refund']); s.card('KOTAK CREDIT CARD',12,11000,17000,narr='BILLPAY KOTAK CREDIT CARD XX7719 {s}')
rent(s,15500,'GOPINATH KAMATH'); s.noise(24000); s.surplus(120000,60000); s.extra['employer']='MOTILAL OSWAL FINANCIAL SERVICES LTD'; s.notes.append('employer is a broker; one payout from another broker'); s.run(); s.sal_truth('MOTILAL OSWAL FINANCIAL SERVICES LTD'); done(s,'good')

s=mk('salaried_noword','YESB','yes_a','LOKESH BASAVARAJ HEGDE','BENGALURU',88410,46000)
s.salary('RAZORPAY SOFTWARE PRIVATE LIMITED',jitter(s,hike(118500,131250),.002),30,B='ICIC',r=''); s.emi('BAJAJ HOUSING FINANCE LTD',27640,5,'hfc'); s.card('AMEX INDIA',16,16000,26000,V='amex.billpay@hdfcbank')
sip(s,15000,7,'NSE CLEARING LTD MF'); s.noise(elec='BESCOM'); s.surplus(260000,120000); s.extra['employer']='RAZORPAY SOFTWARE PRIVATE LIMITED'; s.notes.append('employer is a payment service'); s.run(); s.sal_truth('RAZORPAY SOFTWARE PRIVATE LIMITED'); done(s,'good')

s=mk('salaried_noword','SBIN','sbi_a','BHANWAR LAL MEENA','JAIPUR',37654,21000)
s.salary('STATE TREASURY JAIPUR SECTT',hike(48716,50862,3),1,B='RBIS',r='',jit=0); s.emi('SBI XPRESS CREDIT LOAN',9120,5,'bank',narr='WDL TFR LOAN INST 0000003987{s} XPRESS CREDIT'); lic(s,3214,18)
s.noise(elec='JVVNL',young=False,school=5200); s.surplus(110000,55000,'fd'); s.extra['employer']='STATE TREASURY JAIPUR SECTT'; s.notes.append('state treasury pays salary: not pension, not subsidy'); s.run(); s.sal_truth('STATE TREASURY JAIPUR SECTT'); done(s,'good')

s=mk('salaried_noword','IDIB','indian_a','MUTHUVEL SELVARAJ PANDIAN','NEYVELI',52300,24000)
s.salary('NLC INDIA LIMITED',jitter(s,hike(66120,69480),.015),28,B='SBIN',r='NLCIL'); s.emi('INDIAN BANK HOME LOAN',14280,6,'bank',narr='TRANSFER TO LOAN A/C 67{s}12 EMI {m}/BRANCH : NEYVELI'); s.emi('SUNDARAM FINANCE LTD',7315,10,'nbfc')
lic(s,2760,20); s.noise(elec='TANGEDCO',young=False); s.surplus(120000,60000,'fd'); s.extra['employer']='NLC INDIA LIMITED'; s.run(); s.sal_truth('NLC INDIA LIMITED'); done(s,'good')

s=mk('salaried_noword','CBIN','central_a','SUMITRA DEVI MAHATO','RANCHI',9800,15000,gender='F')
s.salary('SAHYATRA GRAMIN VIKAS SANSTHA',jitter(s,[27400]*12,.015),6,B='SBIN',r='',jit=2); rent(s,4500,'ISHWAR TUDU'); s.noise(14500,elec='JBVNL')
s.surplus(50000,25000,'fd'); s.extra['employer']='SAHYATRA GRAMIN VIKAS SANSTHA'; s.notes.append('NGO; FOIR is low, balance modest'); s.run(); s.sal_truth('SAHYATRA GRAMIN VIKAS SANSTHA'); done(s,'good')

s=mk('salaried_noword','RATN','rbl_a','TUSHAR JAYANT BHOSALE','NAVI MUMBAI',26512.3,24500)
s.salary('63 MOONS TECHNOLOGIES LTD',jitter(s,hike(51800,55150),.008),31,B='UTIB',r=''); s.card('RBL BANK CREDIT CARD',14,5200,8800,narr='BILLDESK RBLCARD 5243XX8810 {s}',); rent(s,13000,'SAVITA GAIKWAD'); s.emi('IDFC FIRST BANK TWO WHEELER',3390,6,'bank')
s.noise(19500); s.surplus(90000,45000); s.extra['employer']='63 MOONS TECHNOLOGIES LTD'; s.notes.append('digits in the name of the employer'); s.run(); s.sal_truth('63 MOONS TECHNOLOGIES LTD'); done(s,'good')

s=mk('salaried_bonus','UBIN','union_a','DEEPIKA NAIDU','VISAKHAPATNAM',35100,23000,gender='F')
s.salary('GODAVARI PHARMACHEM LTD',jitter(s,hike(52300,56240),.006),30,B='SCBL',r='')
for m,a,t in ((4,88400,'PERFORMANCE BONUS'),(11,25000,'EX GRATIA')):
    d=s.work(day(m,16)); s.add(d,a,s.narr('ni',d,N='GODAVARI PHARMACHEM LTD',B='SCBL')+' '+t,'salary',tag='bonus')
d=day(6,14); s.add(d,19700,s.narr('ni',d,N='GODAVARI PHARMACHEM LTD',B='SCBL')+' ARREARS','salary',tag='bonus')
s.emi('TATA CAPITAL LTD',6930,5,'nbfc'); s.noise(elec='APEPDCL'); sip(s,3000,11); s.surplus(130000,60000,'fd'); s.notes.append('bonus in March and October and arrears in May: not in the monthly figure'); s.run(); s.sal_truth('GODAVARI PHARMACHEM LTD'); done(s,'good')

s=mk('teacher','BARB','bob_a','RUKMINI BEN SOLANKI','RAJKOT',29440,19000,gender='F')
s.salary('DIST PRIMARY EDU OFFICER RAJKOT',hike(46890,48015,8),3,B='SBIN',r=''); d=day(9,24); s.add(d,15620,s.narr('ni',d,N='DIST PRIMARY EDU OFFICER RAJKOT',B='SBIN')+'-DA ARREARS','salary',tag='bonus')
s.emi('BANK OF BARODA CAR LOAN',6480,8,'bank',narr='LOAN RECOVERY FOR 28190600{s}/{m}'); lic(s,1985,14)
for m in range(12): s.add(day(m,9),-3000,s.narr('xout',day(m,9),N='RD 28190300014471',r='RD INSTALMENT'),'investment',['investment','deposit_sweep','self_transfer'])
s.noise(elec='PGVCL',young=False); s.surplus(90000,45000,'fd'); s.notes.append('government school teacher, no word for pay; DA arrears in August'); s.run(); s.sal_truth('DIST PRIMARY EDU OFFICER RAJKOT'); done(s,'good')

s=mk('pay_cut','HDFC','hdfc_b','NITESH GURMEET CHAUHAN','GURUGRAM',58200,26000)
s.salary('BRIGHTLANE EDTECH PRIVATE LIMITED',jitter(s,[68400]*9+[40800]*3,.002),30,B='KKBK',r='SALARY'); s.emi('BAJAJ FINANCE LTD',7846,2,'nbfc'); rent(s,14000,'YOGENDRA NEGI'); s.noise(21000,range(9),elec='DHBVN'); s.noise(12000,range(9,12),elec='DHBVN'); s.surplus(110000,70000)
s.notes.append('pay fell by 40% from August 2026'); s.run(); s.sal_truth('BRIGHTLANE EDTECH PRIVATE LIMITED'); done(s,'bad',['pay_cut'])

s=mk('pay_stopped','ICIC','icici_b','ESHA JAYANT PATHAK','INDORE',71200,23000,gender='F')
s.salary('CLOUDNEST INFOSOLUTIONS LLP',jitter(s,[54750]*9,.003),29,B='UTIB',r='SAL {mon}',months=range(9)); rent(s,9000,'MALLIKA OJHA'); s.noise(20000,range(9),elec='MPPKVVCL'); s.noise(11500,range(9,12),elec='MPPKVVCL'); s.emi('ICICI BANK PERSONAL LOAN',5210,5,'bank',narr='LNPUN00047{s}/EMI/{m}')
s.ad('ii',day(10,20),20000,'family_support',N='INDIRA PATHAK',r='for expenses',accept=['family_support','person_transfer','unknown']); s.surplus(120000,85000,'fd',months=range(7)); s.notes.append('last pay on 29 July 2026'); s.run(); s.sal_truth('CLOUDNEST INFOSOLUTIONS LLP',stopped=True); done(s,'bad',['income_stopped'])

s=mk('alt_month_pay','CNRB','canara_a','MADHAV RAGHUNATH GOWDA','MANGALURU',60400,21000)
s.salary('SHARAVATHI MARITIME SERVICES PVT LTD',jitter(s,[91600]*6,.004),26,B='HSBC',r='WAGES',months=range(1,12,2)); s.emi('CANARA BANK VEHICLE LOAN',6240,7,'bank',narr='LOAN EMI RECOVERY-VEHICLE-16{s}02 {m}'); s.noise(elec='MESCOM'); s.surplus(140000,80000,'fd')
s.flags=['alternate_month_pay']; s.notes.append('paid every second month: half'); s.run(); s.sal_truth('SHARAVATHI MARITIME SERVICES PVT LTD'); done(s,'good')

s=mk('job_change','KKBK','kotak_b','CHETAN DHARMESH JADEJA','AHMEDABAD',33900,24000)
s.salary('SABARMATI CERAMICS LTD',jitter(s,[44300]*6,.004),30,B='BARB',r='SALARY',months=range(6)); s.salary('HALDER TOPSOE ENGINEERS INDIA PVT LTD',jitter(s,[57900]*6,.004),28,B='DEUT',r='',months=range(6,12))
s.ad('ni',day(7,11),38740,'salary',N='SABARMATI CERAMICS LTD',B='BARB',r='FNF',tag='fnf'); s.card('ICICI CREDIT CARD',22,4200,7600,V='cc.4477@icici'); s.noise(elec='TORRENT POWER'); s.surplus(100000,50000); s.notes.append('new employer from May 2026; full and final in June not in the figure'); s.run(); s.sal_truth('SABARMATI CERAMICS LTD, HALDER TOPSOE ENGINEERS INDIA PVT LTD'); done(s,'good')

s=mk('soldier','SBIN','sbi_b','HAV GURMEET SINGH RAWAT','DEHRADUN',44750,18500)
s.salary('PAO OR GARHWAL RIFLES LANSDOWNE',hike(51238,53114,8),30,B='RBIS',r=''); s.emi('SBI PERSONAL LOAN DSP',7420,4,'bank',narr='WDL TFR DEFENCE SALARY PKG LOAN EMI 4123{s}'); 
for m in range(12): s.ad('io',day(m,5),-15000,'person_transfer',N='KAMALA RAWAT',r='ghar kharch',accept=['person_transfer','family_support','unknown'],must=True)
for m in (1,4,7,10): s.ad('pos',day(m,12),-q2(s.r.uniform(2200,5200)),'merchant',N='CSD CANTEEN URC 114',accept=['merchant','food'],must=False)
s.noise(14000,elec='UPCL'); s.surplus(100000,50000,'fd'); s.notes.append('army pay from the pay accounts office, no word'); s.run(); s.sal_truth('PAO OR GARHWAL RIFLES LANSDOWNE'); done(s,'good')

s=mk('pensioner','SBIN','sbi_a','RAGHUNATH PRASAD TIWARI','PRAYAGRAJ',118400,21000)
for m in range(12):
    d=s.work(day(m,mdays(m))) ; s.add(d,hike(37845,38760,3)[m],f'DEP TFR CPPC LUCKNOW PENSION {MN[m]}{MON[m][0]%100} PPO 4{s.seed}7712','pension',tag='pay',pos=.01)
s.add(day(8,12),5490,'DEP TFR CPPC LUCKNOW DR ARREARS PPO 4'+str(s.seed)+'7712','pension',tag='bonus'); s.noise(young=False,elec='UPPCL',atm=3); lic(s,8400,9,'STAR HEALTH INSURANCE',months=[4]); s.surplus(190000,120000,'fd'); s.notes.append('DR arrears in July not in the figure'); s.run(); s.sal_truth('CPPC PENSION',kind='pension'); done(s,'good')
# ---------------------------------------------------------------- trade
def shop(s,T,cashshare,persons,psps,per=.02):
    """monthly turnover T in psp settlements, direct person payments and cash"""
    for m in range(12):
        t=T*(1+s.r.uniform(-per,per)); n=mdays(m); cs=t*cashshare; ps=t*persons; rest=t-cs-ps
        for (nm,key,B,r),sh in psps:
            for d,a in zip(range(1,n+1),split(s,rest*sh,n,.55,1.5)):
                s.ad(key,day(m,d),q2(a+s.r.choice([0,0,.5,.25])),'settlement',N=nm,B=B,r=r,accept=['settlement','business_income'],tag='trade',V=nm.split()[0].lower()+'.settle@ybl')
        k=max(6,int(ps/900))
        for a in split(s,ps,k,.3,2.2,5): s.ad('ui',day(m,s.r.randint(1,n)),max(a,20),'business_income',N=s.person(),r='',accept=ACCB+['family_support'],tag='qrp')
        for a in split(s,cs,4,.7,1.4,100): s.ad('cash',s.work(day(m,s.r.randint(2,28))),round(a,-2),'cash_deposit',accept=['cash_deposit','business_income'],tag='cash')
s=mk('kirana','PUNB','pnb_a','SHYAMAL KISHORE SAHU','RAIPUR',41200,11000)
shop(s,345000,.13,.08,[(('PHONEPE PRIVATE LIMITED','ni','YESB','SETTLEMENT'),.6),(('ONE97 COMMUNICATIONS LTD','ni','YESB','PAYTM QR'),.4)]); supplier(s,['MAHAMAYA AGENCIES','HUL DISTRIBUTOR JAI AMBEY SALES','PATANJALI SUPER DEPOT','SHREE GANESH TRADING CO'],7,34000,.55)
s.noise(11000,elec='CSPDCL',young=False); s.emi('FIVE STAR BUSINESS FINANCE LTD',5230,8,'nbfc'); s.run(); s.mean_truth({'trade','qrp','cash'},.1,'trade','QR SETTLEMENTS, CASH SALES',[{'trade','cash'}]); s.extra['income_alternatives']={'trade_without_cash':round(sum(float(e['amt']) for e in s.rows_ev if e['tag'] in('trade','qrp'))/120,2)}; s.notes.append('shop in a savings account; printed newest first'); done(s,'good')

s=mk('kirana','BKID','boi_a','M/S SAI KRUPA MEDICAL AND GENERAL STORES','NASHIK',66300,0,acc='CURRENT ACCOUNT',app='EKNATH BHOSALE')
s.extra['proprietor']='EKNATH BHOSALE'
shop(s,420000,.16,.1,[(('RESILIENT INNOVATIONS PVT LTD','ni','YESB','BHARATPE'),.7),(('PINE LABS PVT LTD','ni','HDFC','POS SETTLEMENT'),.3)]); supplier(s,['UNICHEM PHARMA DISTRIBUTORS','NASHIK DRUG HOUSE','SHRI SWAMI AGENCIES','KEIMED PVT LTD'],8,52000,.5)
for m in range(12):
    s.ad('um',day(m,20),-q2(s.r.uniform(3200,4900)),'gst',N='GST PAYMENT CBIC',V='gst.cpin@sbi',r='GSTR3B',must=False); s.ad('up',day(m,2),-12000,'rent',N='UJWALA KULKARNI',r='shop rent',must=True); s.ad('up',day(m,6),-9500,'person_transfer',N='OMKAR GAIKWAD',r='helper salary',accept=['person_transfer','salary','business_payment','unknown'],must=True)
    s.add(day(m,28),-D('118.00'),'CURRENT A/C FOLIO CHRGS INCL GST','service_charge',must=False)
s.run(); s.mean_truth({'trade','qrp','cash'},.1,'trade','QR/POS SETTLEMENTS, CASH SALES',[{'trade','cash'}]); s.extra['income_alternatives']={'trade_without_cash':round(sum(float(e['amt']) for e in s.rows_ev if e['tag'] in('trade','qrp'))/120,2)}; done(s,'good')

s=mk('wholesaler','UTIB','axis_a','M/S VARDHMAN STEEL AND PIPES','LUDHIANA',412000,0,acc='CURRENT ACCOUNT',app='JASWINDER GREWAL'); s.extra['proprietor']='JASWINDER GREWAL'
buy=['DOABA TUBE INDUSTRIES','SUTLEJ FABRICATORS','GREEN FIELD AGRO IMPLEMENTS','BHARAT HARDWARE MART','KHANNA ENGINEERING WORKS','MALWA CONSTRUCTION CO','PUNJAB RAILINGS PVT LTD']
for m in range(12):
    for a in split(s,2640000*(1+s.r.uniform(-.03,.03)),15,.4,1.9,1):
        k=s.r.choice(['ni','ni','ri','cin']) if a>=200000 else s.r.choice(['ni','ni','cin','ii']); s.ad(k,s.work(day(m,s.r.randint(1,28))),a,'business_income',N=s.r.choice(buy),r='',B=s.r.choice(['HDFC','PUNB','SBIN','UBIN']),accept=['business_income','unknown'],tag='trade')
    for a in split(s,126000,2,.8,1.2,100): s.ad('cash',s.work(day(m,s.r.randint(3,26))),a,'cash_deposit',accept=['cash_deposit','business_income'],tag='cash')
    s.ad('um',day(m,20),-s.r.randint(21000,36000),'gst',N='GST CBIC EPAY',V='gst.cpin@sbi',r='CPIN',must=True); s.ad('no',day(m,5),-32000,'rent',N='AMRIK INDUSTRIAL ESTATE',r='godown rent',must=True)
    for nm in ('LOKESH DUBEY','WASIM ANSARI','SATISH RAWAT'): s.ad('ii',day(m,7),-14500,'person_transfer',N=nm,r='wages',accept=['person_transfer','salary','business_payment','unknown'],must=True)
supplier(s,['TATA STEEL LTD','JINDAL PIPES DISTRIBUTOR','APL APOLLO TUBES LTD','SRI RAM ISPAT UDYOG'],9,300000,.45,key='no'); d=day(9,10); s.add(d,86500,s.narr('cin',d,N='KHANNA ENGINEERING WORKS',B='UBIN'),'business_income',['business_income','outward_return','unknown'],chq='448120'); s.add(day(9,12),-86500,'CHQ DEP RET 448120 KHANNA ENGINEERING WORKS FUNDS INSUFFICIENT','outward_return',chq='448120'); s.add(day(9,12),-D('118.00'),'O/W CHQ RETURN CHARGES 448120 INCL GST','service_charge',['return_charge','penal_charge'])
s.emi('SHRIRAM FINANCE LTD',28450,15,'nbfc'); s.notes.append('a deposited cheque of 86,500 came back: outward, not a bounce of the applicant and not turnover'); s.run(); s.mean_truth({'trade','cash'},.1,'trade','BUYERS, CASH SALES'); s.extra['income_alternatives']={'trade_without_cash':round(sum(float(e['amt']) for e in s.rows_ev if e['tag']=='trade')/120,2)}; done(s,'good')
# ---------------------------------------------------------------- professionals
s=mk('freelancer','ICIC','icici_a','HARINI MENON','KOCHI',83200,27000,gender='F')
for m in range(12):
    T=118000*(1+s.r.uniform(-.1,.1))
    for i,a in enumerate(split(s,T,4,.7,1.4)):
        nm=s.r.choice(['UPWORK ESCROW INC','PAYPAL PAYMENTS PL-OPGSP COLL AC','WISE PAYMENTS LTD','PAYONEER INC'])
        d=day(m,s.r.randint(2,28)); s.add(d,q2(a+.37),s.narr('ni',d,N=nm,B=s.r.choice(['CITI','DBSS','JPMC']),r='P0802'),'professional_income',['professional_income','business_income','settlement'],tag='fee')
rent(s,13500,'SHOBHANA PILLAI'); s.ad('bill',day(8,28),-18200,'income_tax',N='CBDT TAX PAYMENT',must=True,r='advance tax') ; s.card('ICICI BANK CREDIT CARD',18,9000,15000,narr='BIL/INFT/CC PAYMENT 4375XX2201/{s}'); s.noise(elec='KSEB'); s.surplus(210000,90000,'fd'); s.run(); s.mean_truth({'fee'},.5,'professional','UPWORK, PAYPAL, WISE, PAYONEER'); done(s,'good')

s=mk('freelancer','YESB','yes_a','ZAHEER QURESHI','BHOPAL',38100,19000)
cl=['INKWELL DESIGN STUDIO LLP','MADHYAM EVENTS PVT LTD','NARMADA ORGANICS','BLUEPINE HOSPITALITY','TAAL MEDIA HOUSE']
for m in range(12):
    for a in split(s,78000*(1+s.r.uniform(-.12,.12)),4,.5,1.6,100): s.ad(s.r.choice(['ni','ni','ii']),day(m,s.r.randint(2,28)),a,'professional_income',N=s.r.choice(cl),B=s.r.choice(['HDFC','ICIC','SBIN']),r=s.r.choice(['INV '+str(s.r.randrange(100,400)),'DESIGN FEES','LOGO WORK','REELS EDIT']),accept=['professional_income','business_income'],tag='fee')
s.emi('BAJAJ FINANCE LTD',4199,2,'nbfc',months=range(0,6)); s.card('HDFC CREDIT CARD',19,3500,6200,V='cc.hdfc7781@hdfcbank'); rent(s,8000,'FARZANA SIDDIQUI'); s.noise(16500,elec='MPMKVVCL'); s.surplus(110000,50000); s.notes.append('the Bajaj loan ended in April 2026'); s.run(); s.mean_truth({'fee'},.5,'professional','CLIENTS'); done(s,'good')

s=mk('doctor','ICIC','icici_b','DR PADMAVATHI CHOWDARY','VIJAYAWADA',182000,52000,gender='F')
for m in range(12):
    for nm,t in (('KRISHNAVENI HOSPITALS PVT LTD',104000),('CARE MULTISPECIALITY CENTRE',46000)): s.ad('ni',day(m,9 if t>50000 else 17),round(t*(1+s.r.uniform(-.09,.09))),'professional_income',N=nm,B='UTIB',r='PROF FEES',accept=['professional_income','business_income'],tag='fee')
    for a in split(s,58000*(1+s.r.uniform(-.05,.05)),46,.6,1.5,50): s.ad('ui',day(m,s.r.randint(1,mdays(m))),max(a,300),'professional_income',N=s.person(),r=s.r.choice(['consultation','dr fees','opd fee','doctor fee']),accept=['professional_income','business_income','person_transfer'],tag='fee2')
s.emi('HDFC BANK CAR LOAN',21450,7,'bank'); s.emi('ICICI HOME LOAN',24300,10,'bank',narr='LBVJW00005{s}/EMI/{m}'); s.noise(elec='APCPDCL'); sip(s,20000,12,'BSE LTD STAR MF'); s.surplus(330000,170000); s.run(); s.mean_truth({'fee','fee2'},.5,'professional','HOSPITALS, PATIENTS',[{'fee'}]); s.notes.append('retainers of hospitals vary: fees, not salary; range reaches down to the retainers alone'); done(s,'good')

s=mk('ca','BARB','bob_a','HEMANT KALPESH DESHMUKH','NAGPUR',94400,32000)
cl=['VIDARBHA COTTON GINNERS','ORANGE CITY MOTORS PVT LTD','SANTRA FOODS LLP','WARDHA INFRA PROJECTS','MAA JAGDAMBA JEWELLERS','AMBAZARI BUILDERS','DR ANJANA JHA CLINIC']
for m in range(12):
    for a in split(s,122000*(1+s.r.uniform(-.08,.08)),7,.4,1.7,500): s.ad(s.r.choice(['ni','ni','cin','ii']),s.work(day(m,s.r.randint(2,28))),a,'professional_income',N=s.r.choice(cl),B=s.r.choice(['HDFC','SBIN','KKBK']),r=s.r.choice(['AUDIT FEES','GST RETURN FEES','ITR FEES','PROF FEES']),accept=['professional_income','business_income','unknown'],tag='fee')
    s.ad('ii',day(m,3),-16000,'person_transfer',N='TRUPTI BAGHEL',r='article stipend',accept=['person_transfer','salary','business_payment','unknown'],must=True); s.ad('ii',day(m,3),-11000,'rent',N='JAYASHREE OJHA',r='office rent',must=True)
s.card('AXIS BANK CREDIT CARD',20,7000,11500,V='cc.axis9920@axisbank'); s.emi('TATA CAPITAL HOUSING FINANCE LTD',14990,5,'hfc'); s.noise(24000); s.surplus(170000,90000); s.notes.append('chartered accountant in a savings account; NEFT and cheque narrations carry no purpose at this bank'); s.run(); s.mean_truth({'fee'},.5,'professional','CLIENTS'); done(s,'good')

s=mk('commission_agent','IBKL','idbi_a','GOPINATH NAMBIAR','KOZHIKODE',36200,20000)
for m in range(12):
    for nm,t,dy,r in (('LIFE INSURANCE CORPN OF INDIA',41000,12,'AGENCY COMMISSION'),('STAR HEALTH AND ALLIED INS CO LTD',14500,18,'AGENT COMM'),('NJ INDIAINVEST PVT LTD',9500,7,'BROKERAGE')): s.ad('ni',day(m,dy+s.r.randint(-1,2)),round(t*(1+s.r.uniform(-.2,.2))),'professional_income',N=nm,B='HDFC',r=r,accept=['professional_income','business_income'],tag='fee')
lic(s,2240,22); s.emi('MANAPPURAM FINANCE LTD',2870,11,'nbfc'); s.noise(elec='KSEB'); s.surplus(90000,45000,'fd'); s.notes.append('insurance agent: commission is fees at 50%'); s.run(); s.mean_truth({'fee'},.5,'professional','LIC, STAR HEALTH, NJ COMMISSION'); done(s,'good')

s=mk('tuition_teacher','CNRB','canara_a','MANJULA SATISH HEGDE','HUBBALLI',24800,17000,gender='F')
kids=[(s.person(),s.r.choice([1500,1800,2000,2500])) for _ in range(31)]
for m in range(12):
    for i,(p,a) in enumerate(kids):
        if s.r.random()<.05: continue
        bare=i%6==5; s.ad('ui',day(m,s.r.randint(1,10)),a,'professional_income',N=p,r='' if bare else s.r.choice(['tuition fee','maths tuition','fees '+MN[m].lower(),'tution fees']),accept=['professional_income','business_income']+(['person_transfer','unknown','family_support'] if bare else ['education']),tag='bare' if bare else 'fee')
s.noise(elec='HESCOM'); s.surplus(90000,50000,'fd'); s.notes.append('one payer in six gives no remark'); s.run(); s.mean_truth({'fee','bare'},.5,'professional','PARENTS',[{'fee'}]); done(s,'good')

s=mk('artisan','RRBK','rrb_a','YAKUB ANSARI','BARMER',11800,9500,rrb='RAJASTHAN MARUDHARA GRAMIN BANK',ifsc='RMGB0000417')
for m in range(12):
    n=s.r.choice([2,3,3])
    for a in split(s,52000*(1+s.r.uniform(-.12,.12)),n,.6,1.5,50): s.ad('ni',day(m,s.r.randint(3,27)),a,'professional_income',N='THAR HERITAGE HANDICRAFTS EXPORTS',B='HDFC',r='JOB WORK BILL '+str(s.r.randrange(20,990)),accept=['professional_income','business_income'],tag='fee')
    for a in split(s,21000*(1+s.r.uniform(-.1,.1)),3,.7,1.4,50): s.ad('up',day(m,s.r.randint(2,28)),-a,'business_payment',N=s.r.choice(['MOTI LAL DYES AND COLOURS','SHREE COTTON CLOTH DEPOT']),r='',accept=['business_payment','merchant','unknown'],must=False)
s.noise(elec='JDVVNL',young=False,atm=3); s.surplus(60000,30000,'fd'); s.notes.append('block printer paid by the job by one exporter: fees at 50%; a reader who calls it sale of goods would count 10%, one who calls it wages 100%'); s.run(); s.mean_truth({'fee'},.5,'professional','THAR HERITAGE HANDICRAFTS EXPORTS'); done(s,'good')

s=mk('gig','IDFB','idfc_a','FAROOQ WASIM SIDDIQUI','HYDERABAD',12400,17500)
dd=dt.date(2025,11,4)
while dd<=Y1:
    s.add(dd,s.r.randint(6900,9300),s.narr('ni',dd,N='BUNDL TECHNOLOGIES PVT LTD',B='YESB',r='DE PAYOUT'),'gig_income',tag='gig')
    d2=dd+dt.timedelta(2)
    if s.r.random()<.8 and d2<=Y1: s.add(d2,s.r.randint(1100,2300),s.narr('ii',d2,N='SMARTSHIFT LOGISTICS PORTER',B='HDFC',r='partner payout'),'gig_income',['gig_income','business_income'],tag='gig')
    dd+=dt.timedelta(7)
s.emi('HERO FINCORP LTD',2860,7,'nbfc'); rent(s,5500,'PARVEEN QURESHI',6); s.noise(mix={'fuel':7},elec='TGSPDCL'); s.surplus(45000,22000); s.run(); s.mean_truth({'gig'},.7,'gig','SWIGGY (BUNDL), PORTER'); done(s,'good')

s=mk('taxi_owner','YESB','yes_a','BALWANT GURJAR','AHMEDABAD',52300,15000)
dd=dt.date(2025,11,3)
while dd<=Y1:
    s.add(dd,s.r.randint(12900,15900),s.narr('ni',dd,N='UBER INDIA SYSTEMS PVT LTD',B='CITI',r='FLEET PARTNER'),'gig_income',['gig_income','business_income'],tag='gig'); d2=dd+dt.timedelta(3)
    if d2<=Y1: s.add(d2,s.r.randint(4200,6100),s.narr('ii',d2,N='ANI TECHNOLOGIES PVT LTD',B='HDFC',r='OLA OPERATOR'),'gig_income',['gig_income','business_income'],tag='gig')
    dd+=dt.timedelta(7)
for m in range(12):
    for _ in range(5): s.ad('ui',day(m,s.r.randint(1,28)),s.r.choice([650,900,1400,2200,2600]),'gig_income',N=s.person(),r=s.r.choice(['taxi fare','airport drop','outstation cab']),accept=['gig_income','business_income','professional_income','person_transfer'],tag='fare')
    s.ad('up',day(m,4),-17000,'person_transfer',N='BIPIN PARMAR',r='driver salary',accept=['person_transfer','salary','business_payment','unknown'],must=True)
s.emi('CHOLAMANDALAM INVESTMENT AND FIN CO',13870,10,'nbfc'); s.noise(mix={'fuel':9},elec='TORRENT POWER'); s.surplus(110000,60000,'self'); s.notes.append('two cars with Uber and Ola; fares from persons may be left out'); s.run(); s.mean_truth({'gig','fare'},.7,'gig','UBER, OLA, FARES',[{'gig'}]); done(s,'good')
# ---------------------------------------------------------------- farm, rent, interest
s=mk('farmer','SBIN','sbi_b','BASAVARAJ YAMANAPPA GOWDA','RAICHUR',58200,9000,ifsc='SBIN0020214')
for m,n,T,who in ((1,3,216000,'RAICHUR APMC SRI VEERABHADRA TRADERS'),(2,2,148000,'KARNATAKA STATE WAREHOUSING CORP'),(6,3,231000,'SRI MANJUNATHA RICE INDUSTRIES')):
    for a in split(s,T,n,.8,1.2): s.ad('ni',s.work(day(m,s.r.randint(5,27))),a,'agriculture_income',N=who,B='UBIN',r='',accept=['agriculture_income','business_income'],tag='agri')
for m in range(12):
    for dy in (3,13,23): s.ad('nc',day(m,dy),s.r.randint(3300,4200),'agriculture_income',N='RBKS MILK UNION LTD',B='SBIN',accept=['agriculture_income','business_income'],tag='agri')
for m in (2,6,10): s.add(day(m,16),2000,f'CREDIT NPCI DBT PM KISAN SAMMAN NIDHI {s.r.randrange(10**9,10**10)}','agriculture_income',['agriculture_income','family_support','pension','refund','unknown'],tag='kisan')
s.add(day(5,6),-D(18620),'WDL TFR KCC 38114407261 INTEREST RECOVERY FY 2025-26','emi',['emi','overdraft_interest']); s.add(day(5,6),-D(150000),'WDL TFR KCC 38114407261 PRINCIPAL CLOSURE FOR RENEWAL','emi',['emi','business_payment','loan_disbursal','self_transfer','unknown'],pos=.97); s.add(day(5,14),D(150000),'DEP TFR KCC 38114407261 RENEWED LIMIT FY 2026-27','loan_disbursal',['loan_disbursal','reversal','self_transfer','unknown'])
s.obl.append(dict(name='KCC 38114407261',kind='kcc',category='emi',monthly=round(18620/12,2),active=True))
s.add(day(9,21),11240,'CREDIT PMFBY CLAIM AGRI INSURANCE CO KHARIF','refund',['refund','insurance','investment_redemption','agriculture_income','unknown'])
for m in (7,8,0): s.ad('pos',day(m,12),-s.r.randint(9000,22000),'business_payment',N='SRI BASAVESHWARA FERTILIZERS',accept=['business_payment','merchant','unknown'],must=False)
s.noise(14000,young=False,elec='GESCOM',atm=3); s.surplus(260000,170000,'fd')
s.notes.append('KCC renewed in April (out on the 6th, in on the 14th): neither income nor disbursal; interest of the year /12')
s.run(); 
def agri(s,src):
    a=sum(float(e['amt']) for e in s.rows_ev if e['tag']=='agri'); k=sum(float(e['amt']) for e in s.rows_ev if e['tag']=='kisan'); c=round((a+k)*.4/12,2); lo=round(a*.4/12,2)
    s.comp.append(dict(kind='agriculture',source=src,gross_monthly=round((a+k)/12,2),margin=.4,counted=c,active=True,alternatives=[c,lo],whose='applicant')); s.income=c; s.kindname='agriculture'; s.inc_range=[lo,c]
agri(s,'CROPS, MILK UNION, PM KISAN'); done(s,'good')

s=mk('farmer','RRBK','rrb_a','EKNATH TUKARAM GAIKWAD','PHALTAN',37700,8500,rrb='MAHARASHTRA GRAMIN BANK',ifsc='MAHG0004125')
for m,a in ((0,162480),(3,188220),(5,141900),(11,96400)): s.ad('ni',s.work(day(m,18)),a,'agriculture_income',N='SHRI DATTA SAHAKARI SAKHAR KARKHANA LTD',B='IBKL',r='OOS BILL',accept=['agriculture_income','business_income'],tag='agri')
for m,a in ((6,48300),(8,39700)): s.ad('ii',day(m,12),a,'agriculture_income',N='LONAND MARKET YARD KALE ADATDAR',r='kanda patti',B='HDFC',accept=['agriculture_income','business_income','unknown'],tag='agri')
for m in (1,5,9): s.add(day(m,9),2000,f'BY NACH/DBT PMKISAN {s.r.randrange(10**6):06d}','agriculture_income',['agriculture_income','family_support','pension','refund','unknown'],tag='kisan'); s.add(day(m,20),2000,f'BY NACH/DBT NAMO SHETKARI MAHASANMAN {s.r.randrange(10**6):06d}','agriculture_income',['agriculture_income','family_support','pension','refund','unknown'],tag='kisan')
s.add(day(4,25),-D(9840),'TO TRF CROP LOAN A/C 6044120071 INT','emi',['emi','overdraft_interest']); s.add(day(4,25),-D(120000),'TO TRF CROP LOAN A/C 6044120071 REPAY','emi',['emi','business_payment','loan_disbursal','self_transfer','unknown'],pos=.98); s.add(day(4,30),D(120000),'BY TRF CROP LOAN A/C 6044120071 RENEWAL','loan_disbursal',['loan_disbursal','reversal','self_transfer','unknown'])
s.obl.append(dict(name='CROP LOAN 6044120071',kind='kcc',category='emi',monthly=820.0,active=True)); s.noise(15500,young=False,atm=4,elec='MSEDCL'); s.surplus(260000,180000,'fd'); s.notes.append('sugar cane bills of a co-operative mill; crop loan repaid 25 March, renewed 30 March'); s.run(); agri(s,'SUGAR MILL, ONIONS, PM KISAN, NAMO SHETKARI'); done(s,'good')

s=mk('landlord','HDFC','hdfc_b','JAYASHREE VIKRANT KAMATH','BENGALURU',120500,24000,gender='F')
for m in range(12):
    s.ad('ni',day(m,5),49500,'rent_received',N='TRINETRA DIAGNOSTICS PVT LTD RENT',B='ICIC',tag='rent'); s.ad('ui',day(m,3),22000,'rent_received',N='UMESH BISWAS',r='flat 302 rent',tag='rent'); s.ad('ui',day(m,7),14000,'rent_received',N='NAVEEN DUBEY',r='kiraya '+MN[m].lower(),tag='rent')
s.emi('LIC HOUSING FINANCE LTD',16240,10,'hfc'); s.add(day(3,15),-12800,s.narr('um',day(3,15),N='BBMP PROPERTY TAX',V='bbmp.tax@icici',r='property tax'),'utilities',['utilities','income_tax','merchant','statutory_dues','unknown']); s.noise(elec='BESCOM',young=False); s.surplus(220000,120000); s.notes.append('kiraya = rent'); s.run(); s.mean_truth({'rent'},.7,'rent','TRINETRA DIAGNOSTICS, TWO FLATS'); done(s,'good')

s=mk('interest_retiree','IBKL','idbi_a','THANGADURAI RAJENDRAN RAJU','CHENNAI',164000,22000)
for m in range(12):
    s.add(day(m,1),16850,f'INT PAID FD 04421060000{s.seed%1000}','interest_received',tag='int'); s.add(day(m,10),5550,s.narr('nc',day(m,10),N='DEPT OF POSTS MIS INTEREST'),'interest_received',['interest_received','pension','unknown'],tag='int')
    if MON[m][1] in(1,4,7,10): s.add(day(m,2),30750,'SCSS INTEREST CREDIT 0442610000912','interest_received',tag='int')
for m,nm,a in ((2,'COAL INDIA LTD DIV',5300),(8,'ITC LTD FINAL DIVIDEND',7850),(9,'POWER GRID CORPN DIV',4125),(10,'INFOSYS LTD DIVIDEND',4300),(3,'TCS LTD INTERIM DIV',3800)): s.ad('nc',day(m,14),a,'dividend',N=nm,tag='int')
s.noise(young=False,elec='TANGEDCO'); s.surplus(260000,150000,'fd'); s.run(); s.mean_truth({'int','sbint'},1.0,'interest','FD, MIS, SCSS, DIVIDENDS',[{'int'}]); m0=s.comp[-1]; tot12=sum(float(e['amt']) for e in s.rows_ev if e['tag'] in('int','sbint'))/12; base=sum(float(e['amt']) for e in s.rows_ev if e['tag']=='int')/12
l6=sum(float(e['amt']) for e in s.rows_ev if e['tag'] in('int','sbint') and e['date']>=dt.date(2026,5,1))/6; s.inc_range=[round(min(base,l6),2),round(max(tot12,l6),2)]; m0['alternatives']=[round(base,2),round(tot12,2),round(l6,2)]; s.notes.append('own savings interest in or out; dividends fall mostly in the last six months'); done(s,'good')
# ---------------------------------------------------------------- no counted income
s=mk('homemaker','CNRB','canara_a','LATIKA UMESH SHENOY','UDUPI',14200,16500,gender='F')
for m in range(12): s.ad('ii',day(m,2),s.r.choice([20000,22000,25000]),'family_support',N='UMESH SHENOY',r='home exp',B='HDFC',accept=['family_support','person_transfer'])
s.noise(elec='MESCOM'); s.surplus(60000,30000,'fd'); s.run(); done(s,'neutral',['no_counted_income'])
s=mk('nri_family','FDRL','federal_a','SHOBHANA VARGHESE','KOTTAYAM',76200,27000,gender='F')
for m in range(12):
    d=day(m,s.r.randint(3,7)); s.add(d,s.r.choice([52000,54500,57250,60100]),s.narr('ni',d,N=s.r.choice(['UAE EXCHANGE INWARD REMITTANCE','LULU EXCHANGE LLC']),B='FDRL',r='FAMILY MAINTENANCE SAJI VARGHESE'),'family_support',['family_support','person_transfer','unknown'])
s.emi('FEDERAL BANK EDUCATION LOAN',6125,12,'bank',narr='LOAN RECOVERY/EDU/1457810004{s}/{m}'); s.noise(elec='KSEB',young=False,school=9000); s.surplus(140000,70000,'fd'); s.run(); done(s,'neutral',['no_counted_income'])

s=mk('joint','KKBK','kotak_a','YAMINI KISHORE NAIDU & KISHORE NAIDU','HYDERABAD',97000,44000,gender='F',app='YAMINI KISHORE NAIDU')
s.salary('DECCAN GENOMICS PVT LTD',jitter(s,hike(58300,62800),.003),30,B='HDFC',r='SAL YAMINI NAIDU'); s.salary('CHARMINAR CEMENTS LTD',jitter(s,hike(71200,75400),.003),28,B='SBIN',r='SAL KISHORE NAIDU',tag='pay2')
s.emi('KOTAK HOME LOAN',21900,5,'bank',narr='HOME LOAN EMI HF3{s} {m}'); s.noise(elec='TGSPDCL',school=14000); s.surplus(220000,110000,'fd'); s.extra.update(joint_holder='KISHORE NAIDU',spouse_sources=['CHARMINAR CEMENTS LTD'],applicant_employer='DECCAN GENOMICS PVT LTD')
s.run(); a=s.sal_truth('DECCAN GENOMICS PVT LTD'); b=s.sal_truth('CHARMINAR CEMENTS LTD',tag='pay2',whose='spouse'); s.extra['household_income']=round(a+b,2); s.notes.append('the first holder applies; the whole home loan is hers here'); done(s,'good')
# ---------------------------------------------------------------- debt, conduct
s=mk('loaded','INDB','indus_a','DHARMESH BAGHEL','RAIPUR',9200,13800)
s.salary('MAHANADI LOGISTICS PVT LTD',jitter(s,[47600]*12,.004),1,B='ICIC',r='SALARY'); 
for nm,a,dy,k in (('BAJAJ FINANCE LTD',6840,3,'nbfc'),('HDFC BANK LTD PL',8215,5,'bank'),('POONAWALLA FINCORP LTD',5190,5,'nbfc'),('KREDITBEE KRAZYBEE SERVICES',3980,6,'app_lender'),('MONEYVIEW WHIZDM FINANCE',4120,7,'app_lender'),('HERO FINCORP LTD',3245,10,'nbfc')): s.emi(nm,a,dy,k,accept=['emi','bnpl'] if k=='app_lender' else None)
s.card('LAZYPAY',8,1300,2100,V='lazypay.repay@icici',cat='bnpl',kind='bnpl'); s.noise(elec='CSPDCL'); s.notes.append('seven lenders, two thirds of pay'); s.run(); s.sal_truth('MAHANADI LOGISTICS PVT LTD'); done(s,'bad',['heavy_emis'])

s=mk('fresh_loan','DCBL','dcb_a','KALPESH JAYANT SOLANKI','SURAT',21900,21000)
s.salary('TAPI DIAMOND TOOLS LLP',jitter(s,hike(44100,46950),.006),5,B='KKBK',r=''); d=day(11,9); s.ad('ni',d,240000,'loan_disbursal',N='ADITYA BIRLA CAPITAL LTD',B='HDFC',r='PERSONAL LOAN',tag='disb'); s.ad('io',day(11,11),-165000,'person_transfer',N='VIKRANT PARMAR',r='',accept=['person_transfer','family_support','unknown','business_payment'])
s.emi('TVS CREDIT SERVICES LTD',3180,7,'nbfc'); ann=lambda P,r,n: round(P*r/12/(1-(1+r/12)**-n)); s.obl.append(dict(name='ADITYA BIRLA CAPITAL LTD',kind='nbfc',category='emi',monthly=ann(240000,.15,36),active=True,estimated=True,range=[ann(240000,.10,60),ann(240000,.30,24)]))
s.noise(elec='TORRENT POWER'); s.surplus(70000,35000,months=range(10)); s.notes.append('loan of 240000 on 2026-10-09, no instalment yet: use obligations_range'); s.run(); s.sal_truth('TAPI DIAMOND TOOLS LLP'); done(s,'bad',['new_loan_60d'])

s=mk('fresh_loan','IDIB','indian_a','QUASIM ZAHEER ANSARI','LUCKNOW',14300,17500)
s.salary('AWADH CHIKAN APPAREL PVT LTD',jitter(s,[36250]*12,.006),3,B='PUNB',r='SALARY'); d=day(10,22); s.ad('ii',d,60000,'loan_disbursal',N='FIBE SOCIAL WORTH EARLYSALARY',B='ICIC',r='loan disb',tag='disb'); s.emi('MUTHOOT FINCORP LTD',2940,9,'nbfc'); s.obl.append(dict(name='FIBE (EARLYSALARY)',kind='app_lender',category='emi',monthly=ann(60000,.26,18),active=True,estimated=True,range=[ann(60000,.10,60),ann(60000,.30,12)]))
for i,a in enumerate((18000,22000)): s.ad('um',day(10,24+i),-a,'health',N='SAHARA HOSPITAL',V='saharahosp@ybl',r='ipd bill',accept=['health','merchant'])
s.noise(elec='UPPCL'); s.surplus(60000,30000); s.notes.append('app loan of 60000 on 2026-09-22; no instalment yet; the lender has EARLYSALARY in its name: not salary'); s.run(); s.sal_truth('AWADH CHIKAN APPAREL PVT LTD'); done(s,'bad',['new_loan_60d'])

s=mk('saver','IDIB','indian_a','KAMALA MUTHUVEL THEVAR','MADURAI',48100,17000,gender='F')
s.salary('VAIGAI TEXTILE MILLS LTD',jitter(s,hike(47650,50900),.006),30,B='UBIN',r='')
for m in range(12): s.add(day(m,6),-5000,f'TRANSFER TO RD A/C 7112{s.seed}9 INSTALMENT {MN[m]}/BRANCH : MADURAI','investment',['investment','deposit_sweep','self_transfer']); s.ad('nd',day(m,12),-6250,'investment',N='SHRIRAM CHITS TAMILNADU PVT LTD',must=True)
sip(s,4000,8,'HDFC MUTUAL FUND SIP'); lic(s,2112,17); s.noise(elec='TANGEDCO'); s.surplus(100000,60000,'fd'); s.notes.append('RD, chit, SIP and premium are no obligations'); s.run(); s.sal_truth('VAIGAI TEXTILE MILLS LTD'); done(s,'good')

def ccacct(s,T,n,buyers,sup,frac,keep,emi=None):
    for m in range(12):
        for a in split(s,T*(1+s.r.uniform(-.03,.03)),n,.5,1.7): s.ad(s.r.choice(['ni','ni','cin','ri']) if a>=200000 else s.r.choice(['ni','cin','ii']),s.work(day(m,s.r.randint(1,28))),a,'business_income',N=s.r.choice(buyers),B=s.r.choice(['HDFC','SBIN','BARB','CNRB']),r='',accept=['business_income','unknown'],tag='trade')
        s.ad('no',day(m,5),-24000,'rent',N='SHRI RAM GODOWNS',r='rent',must=True); s.ad('um',day(m,20),-s.r.randint(11000,19000),'gst',N='GST CBIC',V='gst.cpin@sbi',r='GST',must=True)
        for nm in ('OMKAR SAHU','TAPAN BISWAS'): s.ad('ii',day(m,7),-13500,'person_transfer',N=nm,r='salary',accept=['person_transfer','salary','business_payment','unknown'],must=True)
    supplier(s,sup,n-2,keep,frac,key='no')
s=mk('overdraft','UBIN','union_a','M/S GODAVARI RICE TRADERS','RAJAHMUNDRY',-612000,0,acc='CASH CREDIT (HYPOTHECATION)',app='RAJENDRAN CHOWDARY',od=dict(limit=1500000,dp=1320000,free=1150000,rate=.1025,intnarr='{acc}:Int.Coll:{a} to {b}',dr=True)); s.extra['proprietor']='RAJENDRAN CHOWDARY'
ccacct(s,1460000,11,['SRI LAKSHMI WHOLESALE','VIZAG GRAIN STORES','COASTAL SUPER BAZAAR','ELURU FOODGRAINS MERCHANTS'],['ANDHRA PADDY MILLERS','SRI SAI RICE MILL','KAKINADA COMMISSION AGENTS'],.3,-1080000); s.run(); s.mean_truth({'trade'},.1,'trade','BUYERS'); mi=s.odint; s.obl.append(dict(name='overdraft interest',kind='overdraft',category='overdraft_interest',monthly=round(st.mean(mi[-6:]),2),active=True,mean_all=round(st.mean(mi),2),range=sorted([round(st.mean(mi[-6:]),2),round(st.mean(mi),2)]))); done(s,'good',kvx=[('Sanctioned Limit','1500000.00'),('Drawing Power','1320000.00'),('Rate of Interest','10.25%')])
s=mk('overdraft','BKID','boi_a','M/S NEW BHARAT ELECTRICALS','AGRA',-702000,0,acc='CASH CREDIT',app='SATISH DUBEY',od=dict(limit=800000,dp=800000,free=880000,rate=.1175,intnarr='INT COLL FOR {m}',dr=True)); s.extra['proprietor']='SATISH DUBEY'
ccacct(s,690000,9,['TAJ ELECTRIC HOUSE','MATHURA LIGHTS','BRIJ CONTRACTORS','YAMUNA HARDWARE'],['HAVELLS DISTRIBUTOR AGRA','POLYCAB WIRES DEPOT','ANCHOR AGENCIES'],.55,-905000)
for m,a in ((7,118000),(9,126500),(10,94000),(11,131200)):
    d=s.work(day(m,25)); s.add(d,(lambda bal: D(int(bal+785000)) if bal+785000>3000 else None),s.narr('no',d,N='HAVELLS DISTRIBUTOR AGRA'),'business_payment',['business_payment','merchant','unknown'],must=True,pos=.98); c=f'{s.r.randrange(10**5,10**6)}'; s.add(d,-a,f'CHQ {c} PD/POLYCAB WIRES DEPOT','presented_unpaid',['inward_return'],chq=c,pos=.99); s.add(d,a,f'I/W CHQ RTN {c} POLYCAB WIRES DEPOT 02 EXCEEDS ARRANGEMENT','inward_return',['reversal'],chq=c,pos=.991); s.add(d,-D('590.00'),f'I/W CHQ RETURN CHARGES {c} INCL GST','return_charge',pos=.992); s.bnc.append(dict(date=str(d),amount=float(a),payee='POLYCAB WIRES DEPOT'))
s.emi('SHRIRAM FINANCE LTD',21700,12,'nbfc'); s.notes.append('beyond the limit of 8,00,000 on many days; four cheques returned: exceeds arrangement'); s.run(); s.mean_truth({'trade'},.1,'trade','BUYERS'); mi=s.odint; s.obl.append(dict(name='overdraft interest',kind='overdraft',category='overdraft_interest',monthly=round(st.mean(mi[-6:]),2),active=True,mean_all=round(st.mean(mi),2),range=sorted([round(st.mean(mi[-6:]),2),round(st.mean(mi),2)]))); done(s,'bad',['over_limit','bounces'],kvx=[('Sanction Limit','8,00,000.00'),('Drawing Power','8,00,000.00')])

s=mk('gambler','UTIB','axis_a','VIKRANT NEGI','CHANDIGARH',21400,20500)
s.salary('HIMALAYA BREWERIES LTD',jitter(s,[53400]*12,.004),30,B='PUNB',r='SALARY'); gm=[('DREAM11','dream11.rzp@axisbank'),('MY11CIRCLE','my11circle@ybl'),('RUMMYCIRCLE','rummycircle@icici'),('PARIMATCH PAY','parimatch.top@ybl'),('STAKE DEPOSIT','stake.in@ptyes'),('WINZO GAMES','winzo.payu@axisbank')]
for m in range(12):
    for _ in range(s.r.randint(12,18)): nm,v=s.r.choice(gm); s.ad('um',day(m,s.r.randint(1,mdays(m))),-s.r.choice([300,500,1000,1500,2000,3000]),'gambling',N=nm,V=v,r='add cash',must=False)
    if s.r.random()<.5: nm,v=s.r.choice(gm); s.ad('ui',day(m,s.r.randint(5,25)),s.r.choice([1200,2600,4300]),'gambling',N=nm,V=v,r='withdrawal',accept=['refund','unknown','business_income'])
rent(s,9000,'HARPREET SANDHU'); s.noise(elec='CHD POWER'); s.run(); s.sal_truth('HIMALAYA BREWERIES LTD'); done(s,'bad',['gambling'])

s=mk('circular','RATN','rbl_a','M/S PRANAV IMPEX','INDORE',88000,0,acc='CURRENT ACCOUNT',app='PRANAV OJHA'); s.extra['proprietor']='PRANAV OJHA'
for m in range(12):
    for a in split(s,330000*(1+s.r.uniform(-.03,.03)),9,.5,1.6): s.ad(s.r.choice(['ni','ii','cin']),s.work(day(m,s.r.randint(1,28))),a,'business_income',N=s.r.choice(['MALWA GIFT HOUSE','SARAFA TOYS','RAJWADA STATIONERS','DEWAS NOVELTIES']),r='',accept=['business_income','unknown'],tag='trade')
    for nm in ('ARIHANT GLOBAL VENTURES','SUYASH ENTERPRISES','OJHA TRADELINK'):
        x=s.r.randrange(90,180)*1000; d=s.r.randint(2,22); ac=['business_income','business_payment','person_transfer','self_transfer','family_support','unknown']; s.ad('ni',day(m,d),x,'business_income',N=nm,B='YESB',r='',accept=ac,tag='circ'); s.ad('no',day(m,d+s.r.randint(1,4)),-int(x*s.r.uniform(.97,1.0)),'business_payment',N=nm,B='YESB',accept=ac,must=True)
supplier(s,['DELHI TOY WHOLESALE','CHINA MARKET IMPORTS','KUNDAN PLASTICS'],7,60000,.6,lo=26,hi=28); supplier(s,['DELHI TOY WHOLESALE','KUNDAN PLASTICS'],5,150000,.6); s.notes.append('three firms send money and get it back within days'); s.run(); s.mean_truth({'trade'},.1,'trade','BUYERS'); s.extra['income_alternatives']={'with_circular_credits':round(sum(float(e['amt']) for e in s.rows_ev if e['tag'] in('trade','circ'))/120,2)}; done(s,'bad',['circular'])

s=mk('window_dresser','HDFC','hdfc_a','JAYANT SATISH JADEJA','SURAT',9300,32500)
s.salary('NARMADA VALLEY POLYMERS PVT LTD',jitter(s,[39900]*12,.003),5,B='HDFC',r=''); 
for m in range(4,12):
    x=s.r.choice([120000,135000,150000]); nm='NAVEEN SOLANKI'; ac=['person_transfer','family_support','self_transfer','unknown']; s.ad('ii',day(m,mdays(m)-2),x,'person_transfer',N=nm,B='BARB',r='',accept=ac,pos=.02)
    if m<11: s.ad('io',day(m+1,2),-x,'person_transfer',N=nm,B='BARB',r='',accept=ac,must=True,pos=.03)
s.emi('IDFC FIRST BANK LTD',5460,8,'bank'); rent(s,8500,'SAVITA PARMAR',7); s.noise(elec='TORRENT POWER'); s.floor=300; s.notes.append('1.2 to 1.5 lakh arrives two days before each month end and leaves on the 2nd (which also reads as circular)')
s.ev=[dict(e,must=e['must']) for e in s.ev]
# spending on the last days must not eat the borrowed money
s.ev=[e for e in s.ev if not(callable(e['amt']) is False and e['amt']<0 and not e['must'] and (e['date'].day>=26 or e['date'].day<=2))]
s.run(); s.sal_truth('NARMADA VALLEY POLYMERS PVT LTD'); done(s,'bad',['window_dressing'])

s=mk('bounces','PUNB','pnb_b','OMKAR PRASAD JHA','DARBHANGA',6400,15500)
s.salary('MITHILA AGRO FOODS PVT LTD',jitter(s,[32800]*12,.006),7,B='CBIN',r='SALARY'); miss={3,6,7,9,11}
s.emi('L AND T FINANCE LTD',4680,5,'nbfc',months=[m for m in range(12) if m not in miss]); s.obl=[dict(name='L AND T FINANCE LTD',kind='nbfc',category='emi',monthly=4680,active=True)]; s.closed=[]
for m in miss:
    s.add(day(m,4),(lambda bal: D(int((bal-900)/100)*100) if bal>1500 else None),s.narr('atm',day(m,4)),'cash_withdrawal',must=True,pos=.99); s.bounce(m,5,'L AND T FINANCE LTD',4680,'NACH RTN CHG {D} {p} 04 INSUFFICIENT BAL INCL GST',295,1,paylater=7)
s.emi('SAMMAAN CAPITAL LTD',6125,10,'hfc'); s.noise(17000,elec='NBPDCL'); s.notes.append('five returned mandates in 12 months, four of them in the last six; October instalment paid late by UPI'); s.run(); s.sal_truth('MITHILA AGRO FOODS PVT LTD'); done(s,'bad',['bounces'])

s=mk('gold_loan','KARB','karb_a','NALINI GOPINATH KAMATH','SHIVAMOGGA',19800,15500,gender='F')
s.salary('MALNAD ARECA MARKETING COOP SOCIETY',jitter(s,hike(34100,35900),.008),30,B='CNRB',r='SALARY {mon}'); d=day(3,17); s.ad('ni',d,150000,'loan_disbursal',N='MUTHOOT FINANCE LTD',B='FDRL',r='GOLD LOAN DISB GL30417',tag='disb')
s.ad('um',day(3,19),-128000,'health',N='NANJAPPA HOSPITAL',V='nanjappa@ybl',r='surgery bill',accept=['health','merchant'])
for m in range(4,12): s.ad('um',day(m,17),-s.r.choice([1595,1620,1645]),'emi',N='MUTHOOT FINANCE',V='muthootfin.gl@icici',r='GL interest',accept=['emi','overdraft_interest'])
s.obl.append(dict(name='MUTHOOT FINANCE',kind='gold',category='emi',monthly=1620,active=True,range=[1595,1645])); s.noise(elec='MESCOM'); s.surplus(70000,35000,'fd'); s.notes.append('gold loan of February: only interest is paid; the principal falls due at once'); s.run(); s.sal_truth('MALNAD ARECA MARKETING COOP SOCIETY'); done(s,'good')

s=mk('domestic_worker','CBIN','central_a','BHARATI MONDAL','KOLKATA',3900,9500,gender='F',floor=100)
for m in range(12):
    for nm,a,r,dy in (('ANJANA GHOSH',6500,'salary',2),('TAPAN SARKAR',5500,'maid salary',4),('ESHA BORA',4000,'',5)): s.ad('ui',day(m,dy+s.r.randint(-1,1)),a,'salary',N=nm,r=r,accept=['salary','person_transfer']+([] if r else ['family_support','unknown']),tag='pay' if r else 'pay3')
for m in range(12): s.add(day(m,12),1000 if False else 1200,f'APBS CR LAKSHMIR BHANDAR WB GOVT {s.r.randrange(10**6):06d}','family_support',['family_support','pension','refund','unknown','agriculture_income'])
s.emi('BANDHAN BANK MICRO LOAN',1180,9,'bank',key='nd'); s.noise(12000,mix={'food':.5,'shop':.8},elec='CESC',fuel=False); s.surplus(30000,15000,'fd')
s.run(); s.sal_truth('HOUSEHOLDS'); s.income=16000.0; s.inc_range=[12000.0,17200.0]; s.comp[0].update(gross_monthly=16000.0,counted=16000.0); s.neutral=True; s.notes.append('three households pay by UPI, two with the word; range from the two stated to all with the state allowance'); done(s,'neutral')
json.dump(IDX,open(f'{OUT}/index.json','w'),indent=1)
print(len(IDX)); 
for x in IDX: print(x['id'],x['rows'],x['income'],x['oblig'],x['risk'],x['abb6'],x['skipped'])
