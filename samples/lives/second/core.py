import random, datetime as dt, re, statistics as st, calendar, zlib
from bk import G, BANKN
D8=dt.date
END=D8(2026,10,31)
PERS=dict(
 N=['Rohit Bhadauria','Vineeta Saxena','Anand Kaushal','Shalini Mathur','Dharmendra Tomar','Nidhi Bansal','Pradeep Rawat','Kavita Solanki','Yogesh Pundir','Archana Dwivedi','Mukul Sachdeva','Ritu Ahlawat','Gurpreet Sandhu','Jaspal Dhillon','Sarita Negi'],
 W=['Ketan Parikh','Hetal Thakkar','Nilesh Gaikwad','Swapnil Jagtap','Jignesh Vora','Vaishali Kulkarni','Mahesh Bhosale','Ujwala Sawant','Bhavin Zaveri','Pallavi Karandikar','Sachin Mhatre','Dipti Rathod','Tushar Wagh','Mansi Kothari'],
 S=['Karthik Subramani','Lakshmi Priya','Sowmya Hegde','Praveen Gowda','Anitha Rajan','Jayaprakash M','Divya Nambiar','Suresh Pillai','Bhargavi Reddy','Naresh Goud','Revathi Sundaram','Thomas Kurian','Shankar Shetty','Aparna Menon','Vignesh R'],
 E=['Subrata Ghosh','Moumita Das','Prasenjit Saha','Ananya Bhowmick','Bikash Mohanty','Sasmita Nayak','Ranjan Jha','Kumkum Sinha','Arindam Dutta','Rituparna Basu','Dipankar Kalita','Manoj Kumar Sahoo'])
HAND=[('okaxis','UTIB'),('oksbi','SBIN'),('okhdfcbank','HDFC'),('okicici','ICIC'),('ybl','YESB'),('ibl','ICIC'),('axl','UTIB'),('paytm','YESB'),('ptyes','YESB'),('upi','SBIN'),('barodampay','BARB'),('cnrb','CNRB')]
MER=[ # name, vpa, bank4, lo, hi, category, accept, weight, channel
 ('SHREE UMIYA PROVISION STORE','paytmqr1k9ud@paytm','YESB',60,900,'merchant',['food','merchant'],9,'um'),
 ('RATNADEEP RETAIL','ratnadeep.rzp@hdfcbank','HDFC',200,2400,'food',['food','merchant'],4,'um'),
 ('MORE RETAIL PVT LTD','moreretail@icici','ICIC',250,2600,'food',['food','merchant'],4,'pos'),
 ('ZEPTO MARKETPLACE','zeptonow.esbz@hdfcbank','HDFC',120,900,'food',['food','merchant'],5,'um'),
 ('COUNTRY DELIGHT','countrydelight@axisbank','UTIB',200,1200,'food',['food','merchant','subscription'],2,'um'),
 ('ANNAPURNA TIFFIN CENTRE','q771203554@ybl','YESB',40,260,'food',['food','merchant'],8,'um'),
 ('BHAGAT SWEETS AND NAMKEEN','bharatpe.8y0k1u@fbpe','FDRL',80,700,'food',['food','merchant'],4,'um'),
 ('ETERNAL LIMITED ZOMATO','zomato-order@ptybl','YESB',180,850,'food',['food','merchant'],5,'um'),
 ('SLICE N SPICE CAFE','q550918273@ybl','YESB',120,600,'food',['food','merchant'],2,'um'),
 ('FRESH O FISH MART','gpay-112233097@okbizaxis','UTIB',150,700,'food',['food','merchant'],3,'um'),
 ('SABJI MANDI RAJU VEGETABLES','paytm.s1a9wq@pty','YESB',40,320,'food',['food','merchant'],6,'um'),
 ('TRENT LTD ZUDIO','zudio@hdfcbank','HDFC',399,2500,'merchant',['merchant'],2,'pos'),
 ('MEESHO','meesho.payu@axisbank','UTIB',199,1400,'merchant',['merchant'],3,'um'),
 ('NYKAA E RETAIL','nykaa.rzp@icici','ICIC',300,1800,'merchant',['merchant','health'],1,'um'),
 ('CROMA INFINITI RETAIL','cromaretail@ybl','YESB',800,6000,'merchant',['merchant'],1,'pos'),
 ('NEW RING ROAD HARDWARE','q339012876@ybl','YESB',100,1500,'merchant',['merchant'],2,'um'),
 ('LOOKS UNISEX SALON','bharatpe.7h2j@fbpe','FDRL',150,900,'merchant',['merchant','health'],1,'um'),
 ('SAHELI TAILORS','paytmqr66s2@paytm','YESB',150,900,'merchant',['merchant'],1,'um'),
 ('NAYARA ENERGY RING ROAD FUELS','nayara.4412@sbi','SBIN',300,2200,'fuel',['fuel'],3,'um'),
 ('BPCL SHREE SAI SERVICE STN','bpcl.sai@hdfcbank','HDFC',300,2500,'fuel',['fuel'],3,'pos'),
 ('JIO BP MOBILITY','jiobp.rzp@axisbank','UTIB',300,2200,'fuel',['fuel'],2,'um'),
 ('IRCTC WEB UPI','irctc.web@hdfcbank','HDFC',180,2200,'travel',['travel'],1,'um'),
 ('NAMMA YATRI','nammayatri@axisbank','UTIB',45,380,'travel',['travel'],4,'um'),
 ('ANI TECHNOLOGIES OLA','olacabs.billdesk@hdfcbank','HDFC',90,600,'travel',['travel'],2,'um'),
 ('METRO RAIL CARD TOPUP','metrorecharge@paytm','YESB',100,500,'travel',['travel'],2,'um'),
 ('ICICI FASTAG RECHARGE','netc.dl8caf1234@mairtel','ICIC',300,1000,'travel',['travel','utilities','merchant'],1,'um'),
 ('WELLNESS FOREVER MEDICARE','wellnessforever@hdfcbank','HDFC',120,1600,'health',['health','merchant'],2,'um'),
 ('SRI DHANVANTRI MEDICAL HALL','q882310911@ybl','YESB',60,900,'health',['health','merchant'],3,'um'),
 ('THYROCARE DIAGNOSTICS','thyrocare@icici','ICIC',400,2400,'health',['health','merchant'],1,'um'),
 ('JIO PREPAID RECHARGE','jio@citibank','CITI',199,899,'utilities',['utilities'],2,'um'),
 ('BHARTI AIRTEL','airtelprepaid@airtel','AIRP',199,749,'utilities',['utilities'],2,'um'),
 ('BOOKMYSHOW BIGTREE','bookmyshow@axisbank','UTIB',250,1200,'merchant',['merchant','subscription','travel','food'],1,'um'),
 ('CRED CLUB STORE','cred.store@axisb','UTIB',150,800,'merchant',['merchant','card_bill','unknown'],0,'um'),
]
ELEC=dict(N=('UPPCL URBAN','uppcl@hdfcbank'),W=('MAHAVITARAN MSEDCL','msedcl.bd@icici'),S=('BESCOM BANGALORE','bescom@ybl'),E=('WBSEDCL','wbsedcl.billdesk@hdfcbank'))
def paise(x): return int(round(x*100))
class Life:
    cnt={}
    def __init__(s,kind,layout,bank,holder,city,reg='N',months=12,actype='Savings Account',open=25000,applicant=None,spend=15000,tx=26,floor=1500,ifscbank=None,seed=None,joint=None,rate=.0275,as_of=None,od=None,title=''):
        Life.cnt[kind]=Life.cnt.get(kind,-1)+1
        s.variant=Life.cnt[kind]; s.kind=kind; s.layout=layout; s.bank=bank; s.holder=holder.upper(); s.city=city.upper(); s.reg=reg; s.months=months; s.actype=actype
        s.no=sum(Life.cnt.values())+len(Life.cnt); s.seed=seed or 40000+s.no; s.R=random.Random(s.seed); s.g=G[bank]; s.title=title
        s.open=paise(open+s.R.randint(-900 if open>0 else -9000,2400)*(1 if abs(open)>12000 else .3)//1+s.R.randint(0,99)/100); s.applicant=(applicant or holder).upper(); s.spend=spend; s.tx=tx; s.floor=paise(floor)
        m=2026*12+9-(months-1); s.mon=[((m+i)//12,(m+i)%12+1) for i in range(months)]
        s.start=D8(s.mon[0][0],s.mon[0][1],1); s.ev=[]; s.obl=[]; s.closed=[]; s.bounces=[]; s.flags=[]; s.notes=[]; s.extra={}; s.pays=[]; s.inc=[]; s.rate=rate; s.od=od; s.joint=joint
        s.b4={'COOP':'SVCB'}.get(bank,bank); s.cache={}; s.acct=''.join(s.R.choice('123456789')+''.join(s.R.choice('0123456789') for _ in range({'HDFC':13,'ICIC':11,'SBIN':10,'UTIB':14,'KKBK':9,'PUNB':15,'BARB':13,'CNRB':12,'UBIN':14,'INDB':11,'YESB':14,'IDFB':10,'FDRL':13,'SIBL':15,'AUBL':15,'BDBL':13,'IBKL':15,'COOP':14}[bank])) for _ in range(1))
        s.ifsc=f"{s.b4}0{s.R.randint(100,9899):06d}"; s.card4=f"{s.R.randint(1000,9999)}"; s.card=f"{s.R.choice(['416021','508534','652166','437748'])}XXXXXX{s.card4}"
        s.as_of=as_of or D8(2026,11,s.R.randint(1,7)); s.hv=s.holder.split()[0].lower()+str(s.R.randint(11,99))+'@yesbank'; s.interest=True; s.exp_kind=None; s.disb=[]; s.nogood=False
        s.elec=True; s.atmn=2; s.force={}
    # ---- helpers
    def day(s,mi,d):
        y,m=s.mon[mi]; return D8(y,m,min(d,calendar.monthrange(y,m)[1]))
    def wd(s,d,how='next'):
        while d.weekday()==6: d+=dt.timedelta(1 if how=='next' else -1)
        return min(d,END)
    def fixed(s,key,f):
        if key not in s.cache: s.cache[key]=f()
        return s.cache[key]
    def dg(s,n): return str(s.R.randint(1,9))+''.join(s.R.choice('0123456789') for _ in range(n-1))
    def ifs(s,name,b4): return s.fixed(('ifs',name,b4),lambda:f"{b4}0{s.R.randint(1,6999):06d}")
    def vpa(s,name):
        def f():
            h,b=s.R.choice(HAND); p=name.lower().split(); st_=s.R.randint(0,4)
            u=[f"{p[0]}.{p[-1]}{s.R.randint(1,99)}",f"{p[0]}{s.R.randint(1970,2004)}",f"{s.R.randint(7,9)}{s.dg(9)}",f"{p[0]}{p[-1]}-{s.R.randint(1,4)}",f"{p[-1]}{p[0][:3]}{s.R.randint(10,999)}"][st_]
            return (u+'@'+h,b)
        return s.fixed(('vpa',name),f)
    def nar(s,ch,date,n='',r='',b4=None,v=None,t=None,**kw):
        g=s.g; tpl=g[ch]; upi=ch in('uo','ui','um','mand','rv')
        if upi and v is None: v,b=s.vpa(n); b4=b4 or b
        b4=b4 or s.fixed(('b4',n),lambda:s.R.choice(['HDFC','ICIC','SBIN','UTIB','KKBK','YESB','CITI','IDIB']))
        if upi and not r: r=s.R.choice(['UPI','Payment','NA','Sent from Paytm','UPI','Pay','Payment from PhonePe','UPI'])
        nn=n.upper()[:g['nlu'] if upi else g['nl']].strip()
        if not r:
            for sep in '/-* ': tpl=tpl.replace(sep+'{r}','')
        t=t if t is not None else s.R.randint(8*3600,21*3600)
        y=date.timetuple().tm_yday; hh='%02d:%02d:%02d'%(t//3600,t//60%60,t%60); rrn=f"{date.year%10}{y:03d}{s.R.randint(10**7,10**8-1)}"
        hv=s.R
        if b4 in('HDFC','YESB','KKBK','CITI','DBSS'): utr=f"{b4}N5{date:%Y%m%d}{hv.randint(10**7,10**8-1)}"
        else: utr=f"{b4}N{date:%y}{y:03d}{hv.randint(10**5,10**6-1)}"
        if ch in('ri','ro'): utr=f"{(b4 if ch=='ri' else s.b4)}R5{date:%Y%m%d}{hv.randint(10**7,10**8-1)}"
        if ch=='no': utr=f"{s.b4}N5{date:%Y%m%d}{hv.randint(10**7,10**8-1)}" if s.b4 in('HDFC','YESB','KKBK') else f"{s.b4}N{date:%y}{y:03d}{hv.randint(10**5,10**6-1)}"
        q=(date.month-1)//3; 
        # last finished quarter
        qe=(D8(date.year,1,1) if q==0 else D8(date.year,q*3+1,1))-dt.timedelta(1)
        if (date+dt.timedelta(1)).day==1 and date.month%3==0: qe=date
        qs=D8(qe.year,qe.month-2,1)
        me=date if (date+dt.timedelta(1)).day==1 else D8(date.year,date.month,1)-dt.timedelta(1)
        ms=D8(me.year,me.month,1)
        hx=lambda k:''.join(hv.choice('0123456789abcdef') for _ in range(k))
        f=dict(n=nn,r=r,b4=b4,b3=b4[:3],bank=BANKN.get(b4,b4),v=v or '',vt=(v or '')[-12:],ifsc=s.ifs(n,b4),rrn=rrn,utr=utr,umrn=s.fixed(('um',n,r if ch=='ad' else ''),lambda:f"{hv.choice(['HDFC','ICIC','SBIN','UTIB','KKBK'])}{s.dg(16)}"),card=s.card,card4='xx'+s.card4 if s.bank=='UBIN' else s.card4,
          atm=s.fixed(('atm',hv.randint(0,3)),lambda:hv.choice(['S1AN','P3EN','SPCN','D2CD'])+s.dg(6)),city=s.city,holder=s.holder,acct=s.acct,a4=s.fixed(('a4',n),lambda:s.dg(4)),a3=s.fixed(('a3',n),lambda:s.dg(3)),acc14=s.fixed(('a14',n),lambda:s.dg(14)),
          d6=f"{date:%d%m%y}",d12=f"{date:%Y%m%d}{hh[:2]}{hh[3:5]}",hm=hh[:5],hms=hh,dmy=f"{date:%d-%m-%y}",dmy2=f"{date:%d.%m.%Y}",dsl=f"{date:%d/%m/%Y}",yy=f"{date:%y}",ddd=f"{y:03d}",mon=f"{me:%b-%y}".upper(),
          q1=f"{qs:%d-%m-%Y}",q2=f"{qe:%d-%m-%Y}",q1s=f"{qs:%b%y}",q2s=f"{qe:%b%y}",m1=f"{ms:%d-%m-%Y}",m2=f"{me:%d-%m-%Y}",chq=kw.get('chq') or f"{hv.randint(1,999999):06d}",mob=s.fixed(('mob',n),lambda:hv.choice('6789')+s.dg(9)),hv=s.hv,mcc=hv.choice(['5411','5812','5541','4900','0000']),
          h32=hx(32),h16=hx(16),s4=s.dg(4),s6=s.dg(6),s8=s.dg(8),s10=s.dg(10),s12=s.dg(12),bid=s.fixed(('bid',n),lambda:s.dg(10)))
        f.update(kw); out=tpl.format(**f)
        ref='' 
        if upi or ch in('ii','io'): ref=rrn
        elif ch in('ni','no','ri','ro'): ref=utr
        elif ch in('ci','co'): ref=f['chq']
        elif ch in('ad',): ref=s.dg(10)
        s.lastref=ref
        return out
    def add(s,date,dr,amt,narr,cat,accept=None,ess=True,t=None,ref=None,tag=None,inc=None,hook=None):
        if date<s.start or date>END: return None
        e=dict(date=date,dir=dr,amt=amt if callable(amt) else paise(amt),narr=re.sub(r'\s+',' ',narr).strip(),cat=cat,accept=accept,ess=ess,t=t if t is not None else s.R.randint(7*3600,22*3600),ref=ref if ref is not None else getattr(s,'lastref',''),tag=tag,inc=inc,hook=hook)
        s.lastref=''; s.ev.append(e); return e
    def do(s,date,dr,amt,ch,n,cat,r='',b4=None,v=None,t=None,accept=None,ess=True,inc=None,tag=None,**kw):
        t=t if t is not None else s.R.randint(7*3600,22*3600)
        if ch in('ri','ro') and not callable(amt) and amt<200000: ch='n'+ch[1]   # RTGS starts at 2 lakh
        if ch=='ro' and callable(amt):
            n2=s.nar('no',date,n,r,b4,v,t,**kw); r2=s.lastref
            e=s.add(date,dr,amt,s.nar(ch,date,n,r,b4,v,t,**kw),cat,accept,ess,t,None,tag,inc)
            if e: e['alt']=(re.sub(r'\s+',' ',n2).strip(),r2)
            return e
        return s.add(date,dr,amt,s.nar(ch,date,n,r,b4,v,t,**kw),cat,accept,ess,t,None,tag,inc)
    def raw(s,date,dr,amt,text,cat,accept=None,t=None,ref='',ess=True,inc=None,tag=None):
        return s.add(date,dr,amt,text,cat,accept,ess,t,ref,tag,inc)
    def person(s): return s.R.choice(PERS[s.reg])
    # ---- building blocks
    def local(s):
        R=s.R; fam=dict(N=['GUPTA','AGARWAL','BITTU','CHAUHAN','JAI MATA DI','SHARMA JI','BALAJI','VERMA'],W=['AMBIKA','SHIVSAGAR','PATIL','MAHALAXMI','JALARAM','KHODIYAR','SIDDHIVINAYAK','DESAI'],S=['SRI MURUGAN','VENKATESWARA','NANDINI','AYYAPPA','SARAVANA','LAKSHMI','MALABAR','SRI RAGHAVENDRA'],E=['MAA TARA','JAGANNATH','ANNAPURNA','LOKNATH','BISWAS','KALI MATA','NEW CALCUTTA','KAMAKHYA'])[s.reg]
        ty=[('GENERAL STORES',30,700,'merchant',['food','merchant'],7),('DAIRY AND BAKERY',25,260,'food',['food','merchant'],7),('MEDICAL AGENCIES',50,900,'health',['health','merchant'],3),('FILLING STATION',200,1800,'fuel',['fuel'],3),('TEA STALL',10,90,'food',['food','merchant'],6),('MOBILE ACCESSORIES',90,900,'merchant',['merchant'],2),('AUTO SERVICE',30,600,'travel',['fuel','merchant','travel'],2),('CHICKEN CENTRE',120,600,'food',['food','merchant'],3),('BOOK DEPOT',60,700,'merchant',['education','merchant'],1),('FRUITS AND JUICE',40,300,'food',['food','merchant'],4)]
        out=[]
        for t in R.sample(ty,7):
            v=R.choice(['q%s@ybl'%s.dg(9),'paytmqr%s@ptys'%s.dg(7),'bharatpe.9%s@fbpe'%s.dg(8),'gpay-1%s@okbizaxis'%s.dg(10),'vyapar.17%s@hdfcbank'%s.dg(9)])
            out.append((R.choice(fam)+' '+t[0],v,R.choice(['YESB','FDRL','UTIB','HDFC']),t[1],t[2],t[3],t[4],t[5],'um'))
        return out
    def noise(s):
        R=s.R
        fav=R.sample(MER,12)+s.local(); pool=[m for m in fav for _ in range(m[7])]
        helpers=R.sample(PERS[s.reg],5)
        feem=R.choice([2,5,8,11])
        for mi in range(s.months):
            evs=[]
            for _ in range(int(s.tx*R.uniform(.85,1.15))):
                if R.random()<.13:
                    evs.append(('P',R.choice(helpers),R.choice([50,100,150,200,300,500,500,1000,1500])*1.0))
                else:
                    m=R.choice(pool); evs.append(('M',m,R.uniform(m[3],m[4])))
            tot=sum(e[2] for e in evs); k=min(4,max(.35,s.spend*R.uniform(.92,1.08)*.8/tot))
            for e in evs:
                d=s.day(mi,R.randint(1,31)); a=max(10,round(e[2]*(k if e[0]=='M' else min(2,max(1,k)))))
                if e[0]=='P': s.do(d,'debit',float(round(a/10)*10 or 10),'uo',e[1],'person_transfer',accept=['family_support','person_transfer','unknown'],ess=False)
                else:
                    m=e[1]
                    if m[8]=='pos': s.do(d,'debit',a+R.choice([0,0,.5,R.randint(1,99)/100]),'pos',m[0],m[5],accept=m[6],ess=False)
                    else: s.do(d,'debit',float(a),'um',m[0],m[5],v=m[1],b4=m[2],accept=m[6],ess=False)
            for _ in range(R.randint(0,s.atmn)):
                s.do(s.day(mi,R.randint(1,30)),'debit',float(R.choice([500,1000,2000,2500,3000,5000])*(2 if s.spend>30000 else 1)),R.choice(['atm','atm','atmo']),'','cash_withdrawal',ess=False)
            if s.elec:
                n,v=ELEC[s.reg]; s.do(s.day(mi,R.randint(8,16)),'debit',float(R.randint(450,2600)),'um',n,'utilities',v=v,b4='HDFC',accept=['utilities'],ess=False)
                if mi%2==0: s.do(s.day(mi,R.randint(3,26)),'debit',float(R.choice([893,903,918.5,905])),'um','INDANE LPG BOOKING','utilities',v='indane@sbi',b4='SBIN',accept=['fuel','utilities'],ess=False)
            if R.random()<.12:
                m=R.choice([x for x in fav if x[8]!='pos']); d=s.day(mi,R.randint(4,27)); a=float(R.randint(120,1900))
                s.do(d,'credit',a,'ui',m[0],'refund',v=m[1],b4=m[2],r='REFUND',accept=['refund','reversal'])
            if R.random()<.35:
                s.do(s.day(mi,R.randint(2,28)),'credit',float(R.choice([100,200,350,500,800,1000,1250,2000])),'ui',R.choice(helpers),'person_transfer',accept=['family_support','person_transfer','unknown'])
            y,m_=s.mon[mi]
            if m_ in(1,4,7,10) and s.actype.lower().startswith('sav'): s.raw(s.day(mi,R.randint(4,9)),'debit',R.choice([17.7,14.75,21.24,17.7]),s.nar('sms',s.day(mi,6)),'service_charge',ess=False)
            if m_==feem: s.raw(s.day(mi,R.randint(10,20)),'debit',R.choice([236.0,177.0,295.0-59,354.0-118]),s.nar('dcf',s.day(mi,12)),'service_charge',ess=False)
    def pay(s,payer,amt,day,ch='ni',r='',b4=None,months=None,whose='applicant',jit=0,text=None,shift='prev',lag=0,accept=None,cat='salary',t=None,kind=None):
        """steady pay. lag=1: the pay of month m is credited in month m+1 (count is what matters)"""
        for mi in (months if months is not None else range(s.months)):
            a=amt(mi) if callable(amt) else amt
            a=round(a+s.R.uniform(-jit,jit)) if jit else a
            d0=s.day(mi,day); d=d0
            while d.weekday()==6 or (d.weekday()==5 and 8<=d.day<=14): d+=dt.timedelta(1 if (shift=='next' or d.day==1) else -1)
            if d.month!=d0.month: d=d0
            y,m=s.mon[mi]; pm=D8(y,m,1)-dt.timedelta(1) if day<=10 else d0
            tt=t or (s.R.randint(8*3600,20*3600) if ch=='ui' and not text else s.R.randint(2*3600,5*3600))
            f=dict(mon=f"{pm:%b}".upper(),MON=f"{pm:%B}".upper(),yy=f"{pm:%y}",yyyy=pm.year,d6=f"{d:%d%m%y}",s6=s.dg(6),s8=s.dg(8),s10=s.dg(10),holder=s.holder)
            if text: s.raw(d,'credit',a,text.format(**f),cat,accept=accept,t=tt,inc=(kind or cat,payer,whose,mi))
            else: s.do(d,'credit',a,ch,payer,cat,r=r.format(**f),b4=b4,t=tt,accept=accept,inc=(kind or cat,payer,whose,mi))
    def extra_pay(s,date,amt,ch,payer,r='',b4=None,text=None,accept=None,cat='salary'):
        """bonus, arrears, F&F: category salary but not in the figure"""
        if text: s.raw(date,'credit',amt,text,cat,accept=accept)
        else: s.do(date,'credit',amt,ch,payer,cat,r=r,b4=b4,accept=accept)
    def emi(s,name,amt,day,kind='nbfc',ch='ad',frm=0,to=None,r='',text=None,accept=None,v=None,b4=None,cat='emi',skip=(),monthly=None,t=None):
        to=s.months-1 if to is None else to; last=None
        if kind=='app_lender' and not accept: accept=['bnpl','emi']
        for mi in range(frm,to+1):
            if mi in skip: continue
            d=s.day(mi,day); tt=t or s.R.randint(6*3600,7*3600)
            if text:
                f=dict(d6=f"{d:%d%m%y}",mon=f"{d:%b}".upper(),yy=f"{d:%y}",n=mi+7,loan=s.fixed(('loan',name),lambda:s.dg(11)),s8=s.dg(8))
                s.raw(d,'debit',amt,text.format(**f),cat,accept=accept,t=tt)
            else: s.do(d,'debit',amt,ch,name,cat,r=r,t=tt,accept=accept,v=v,b4=b4)
            last=d
        o=dict(name=name,kind=kind,category=cat,monthly=monthly or amt,active=bool(last and (END-last).days<=45))
        (s.obl if o['active'] else s.closed).append(o)
        return o
    def cardbill(s,issuer,lo,hi,day,ch='um',text=None,v=None,n=None,b4=None):
        bills=[]
        for mi in range(s.months):
            a=float(s.R.randint(lo,hi)); d=s.day(mi,day+s.R.randint(-1,1)); bills.append(a)
            if text: s.raw(d,'debit',a,text.format(d6=f"{d:%d%m%y}",s8=s.dg(8),c4=s.fixed(('cc',issuer),lambda:s.dg(4)),rrn=f"{d.year%10}{d.timetuple().tm_yday:03d}{s.dg(8)}"),'card_bill')
            else: s.do(d,'debit',a,ch,n or issuer,'card_bill',v=v,b4=b4)
        l6=bills[-6:]; s.obl.append(dict(name=issuer,kind='card',category='card_bill',monthly=round(.05*st.mean(l6),2),bill_mean=round(st.mean(l6),2),active=True,range=[round(.05*min(l6),2),round(.05*max(l6),2)]))
    def bnpl(s,name,lo,hi,day,ch='um',v=None,b4=None):
        b=[]
        for mi in range(s.months):
            a=float(s.R.randint(lo,hi)); b.append(a); s.do(s.day(mi,day),'debit',a,ch,name,'bnpl',v=v,b4=b4,accept=['bnpl','emi'],r='bill')
        l6=b[-6:]; s.obl.append(dict(name=name,kind='bnpl',category='bnpl',monthly=round(st.mean(l6),2),active=True,range=[min(l6),max(l6)]))
    def monthly(s,name,amt,day,cat,ch='ad',r='',accept=None,v=None,b4=None,text=None,every=1,off=0,ess=True,months=None):
        for mi in (months if months is not None else range(off,s.months,every)):
            d=s.day(mi,day); a=amt(mi) if callable(amt) else amt
            if text: s.raw(d,'debit',a,text.format(d6=f"{d:%d%m%y}",s8=s.dg(8),mon=f"{d:%b}".upper(),yy=f"{d:%y}"),cat,accept=accept,ess=ess,t=8*3600)
            else: s.do(d,'debit',a,ch,name,cat,r=r,accept=accept,v=v,b4=b4,ess=ess,t=s.R.randint(8*3600,20*3600))
    def rentout(s,landlord,amt,day,word=True,ch='uo'):
        s.monthly(landlord,amt,day,'rent' if word else 'person_transfer',ch=ch,r='house rent' if word else '',accept=None if word else ['person_transfer','rent','unknown'])
    def sweep(s,cap,keep,day=12,how='self',text=None,bank='SBIN'):
        for mi in range(s.months):
            d=s.day(mi,day+s.R.randint(0,3)); fn=lambda bal: ((bal-paise(keep))//100000)*100000 if bal>paise(cap) else None
            if how=='fd': s.raw(d,'debit',fn,(text or 'TO FD A/C {s}').format(s=s.dg(10)),'deposit_sweep',accept=['deposit_sweep','investment','self_transfer'],t=15*3600)
            elif how=='mf': s.do(d,'debit',fn,'um','GROWW INVEST TECH','investment',v='groww.brk@validhdfc',b4='HDFC',accept=['investment'],t=15*3600)
            else: s.do(d,'debit',fn,how if how in('no','io') else 'io',s.applicant,'self_transfer',r='own account',b4=bank,t=15*3600,accept=['self_transfer'])
    def burn(s,target,months=None,days=(9,16,23)):
        """the household spends what it has: part of what lies above the target goes out"""
        hs=s.R.sample(PERS[s.reg],3)
        for mi in (months if months is not None else range(s.months)):
            for j,dd in enumerate(days):
                f=s.R.uniform(.35,.6) if j<len(days)-1 else s.R.uniform(.75,.95); d=s.day(mi,dd+s.R.randint(0,2))
                fn=lambda bal,f=f: int((bal-paise(target))*f)//10000*10000 if bal-paise(target)>80000 else None
                k=s.R.choice(['P','P','A','M'])
                if k=='P': s.do(d,'debit',fn,s.R.choice(['uo','io']),s.R.choice(hs),'person_transfer',accept=['family_support','person_transfer','unknown'],t=19*3600)
                elif k=='A': s.do(d,'debit',lambda bal,fn=fn: (min(fn(bal) or 0,4000000)//50000*50000) or None,'atm','','cash_withdrawal',t=19*3600)
                else: n,v=s.R.choice([('RELIANCE DIGITAL','reliancedigital@ybl'),('FLIPKART INTERNET PVT LTD','flipkart.fk@axisbank'),('GUPTA FURNITURE HOUSE','q99012387@ybl'),('KALYAN SILKS AND SAREES','kalyansilks@hdfcbank')]); s.do(d,'debit',fn,'um',n,'merchant',v=v,b4='YESB',t=19*3600)
    def drain(s,date,leave):
        """the money goes out in cash before the instalment comes"""
        s.do(date,'debit',lambda bal: ((bal-paise(leave))//50000)*50000 if bal-paise(leave)>=50000 else None,'atm','','cash_withdrawal',t=5*3600)
    def bounce(s,date,payee,amt,form='charge',chg=295.0,lag=1,drain=None,text=None,pt=None,rt=None,ct=None,gst=False):
        if drain is not None: s.drain(date-dt.timedelta(1),drain)
        s.bounces.append(dict(date=date.isoformat(),amount=float(amt),payee=payee))
        if form=='pair':
            s.raw(date,'debit',amt,pt,'presented_unpaid',accept=['inward_return','presented_unpaid'],t=6*3600+10)
            s.raw(date,'credit',amt,rt,'inward_return',accept=['inward_return','reversal'],t=6*3600+20)
        cd=date+dt.timedelta(lag); s.lastref=''
        nt=ct or s.nar('rtn',date,payee); s.lastref=''
        s.raw(cd,'debit',chg if not gst else round(chg/1.18,2),nt,'return_charge',t=20*3600)
        if gst: s.raw(cd,'debit',round(chg-round(chg/1.18,2),2),'GST @18% ON CHARGES','service_charge',accept=['service_charge','return_charge'],t=20*3600+5)
    def disburse(s,date,name,amt,kind,ch='ni',r='',b4=None,text=None,emi=None,eday=5,ech='ad',etext=None,est=False,rng=None):
        if text: s.raw(date,'credit',amt,text,'loan_disbursal',tag='disb')
        else: s.do(date,'credit',amt,ch,name,'loan_disbursal',r=r,b4=b4,tag='disb')
        def A(p,n,rt): i=rt/12; return p*i/(1-(1+i)**-n)
        if est:
            c=A(amt,18,.26) if kind=='app_lender' else A(amt,36,.15); lo=A(amt,60,.10); hi=A(amt,12 if kind=='app_lender' else 24,.30)
            s.obl.append(dict(name=name,kind=kind,category='emi',monthly=round(c),active=True,estimated=True,range=[round(lo),round(hi)]))
            s.notes.append(f"loan of {amt:.0f} on {date}, no instalment yet; obligations_range holds the usual terms")
        elif emi:
            fm=[i for i in range(s.months) if s.day(i,eday)>date+dt.timedelta(18)]
            s.emi(name,emi,eday,kind,ch=ech,frm=fm[0],text=etext)
    # ---- trade: credits scaled to a monthly target
    def trade(s,target,mix,kind='trade',cat_default='business_income',var=.03,months=None,share=None):
        """mix: list of (weightshare, count, fn(date, amt)) each emits one credit"""
        R=s.R
        for mi in (months if months is not None else range(s.months)):
            T=target(mi) if callable(target) else target
            T=T*(1+R.uniform(-var,var)); parts=[]
            for share_,cnt,fn in mix:
                k=max(1,int(round(cnt*R.uniform(.9,1.1)))); w=[R.uniform(.6,1.4) for _ in range(k)]; W=sum(w)
                for x in w: parts.append((T*share_*x/W,fn))
            for a,fn in parts: fn(mi,a)
    # ---- simulation
    def run(s):
        if s.interest: s.ints()
        bump=0
        for _ in range(60):
            r=s._sim(bump)
            if isinstance(r,int): bump+=r+s.R.randint(20000,90000)
            else: break
        else: raise SystemExit('no balance '+s.kind+s.layout)
        s.bump=bump; s.truth()
    def ints(s):
        for mi,(y,m) in enumerate(s.mon):
            if s.od:
                s.ev.append(dict(date=s.day(mi,31),dir='debit',amt='OD',narr=s.nar('intdr',s.day(mi,31)),cat='overdraft_interest',accept=None,ess=True,t=86000,ref='',tag='odint',inc=None,hook=None))
            elif s.actype.lower().startswith('sav'):
                if s.bank=='IDFB' or s.bank=='AUBL' or m%3==0:
                    d=s.day(mi,31); s.ev.append(dict(date=d,dir='credit',amt='SB',narr=s.nar('int',d),cat='interest_received',accept=None,ess=True,t=86000,ref='',tag='sbint',inc=('sbint','savings interest (incidental)','applicant',mi),hook=None))
    def _sim(s,bump):
        s.ev.sort(key=lambda e:(e['date'],e['t'])); bal=s.open+bump; s.opening=bal; rows=[]; eod={}; d=s.start; i=0; acc=0.0
        lim=-paise(s.od['hard']) if s.od else (None if s.force.get('neg') else 0)
        while d<=END:
            while i<len(s.ev) and s.ev[i]['date']==d:
                e=s.ev[i]; i+=1; a=e['amt']
                if a=='SB': a=int(round(acc+bal*s.rate/365)); a=(a//100)*100; acc=-bal*s.rate/365
                elif a=='OD': a=int(round(-(acc+min(bal,0)*s.od['rate']/365))); a=(a//100)*100; acc=-min(bal,0)*s.od['rate']/365
                elif callable(a): a=a(bal)
                if not a or a<=0: continue
                nn,rf=(e['alt'] if e.get('alt') and a<20000000 else (e['narr'],e['ref']))
                if e['dir']=='debit':
                    if lim is not None:
                        if not e['ess'] and bal-a<(lim+s.floor if not s.od else -paise(s.od['soft'])): continue
                        if bal-a<lim and e['cat']!='presented_unpaid':
                            if callable(e['amt']): continue
                            return lim-(bal-a)
                        if bal-a<lim and e['cat']=='presented_unpaid' and s.actype.lower().startswith('sav'): return lim-(bal-a)
                    elif bal-a<0 and e['cat']!='presented_unpaid':
                        if not e['ess']: continue
                        return a-bal
                    bal-=a
                else: bal+=a
                rows.append(dict(date=d,t=e['t'],amt=a,dir=e['dir'],narr=nn,cat=e['cat'],accept=e['accept'],bal=bal,ref=rf,tag=e['tag'],inc=e['inc']))
            eod[d]=bal; acc+= (min(bal,0)*s.od['rate'] if s.od else bal*s.rate)/365
            d+=dt.timedelta(1)
        s.rows=rows; s.eod=eod; return rows
    # ---- truth
    def truth(s):
        N=s.months; comps=[]; by={}
        for r in s.rows:
            if r['inc']: by.setdefault((r['inc'][0],r['inc'][2]),[]).append(r)
        M={'trade':.1,'professional':.5,'pospro':.5,'prof2':.5,'gig':.7,'rent':.7,'agriculture':.4}
        tot=0; lo=0; hi=0; house=0
        for (k,who),rs in by.items():
            src=', '.join(sorted({r['inc'][1] for r in rs}))
            if k=='sbint':
                comps.append(dict(kind='interest',source=src,gross_monthly=round(sum(r['amt'] for r in rs)/100/N,2),margin=1.0,counted=0,active=True,incidental=True,whose='applicant')); continue
            mt=[0]*N
            for r in rs: mt[r['inc'][3]]+=r['amt']/100
            if k in('salary','pension','wages'):
                paid=[x for x in mt if x>0]; l6=paid[-6:]; g=st.median(l6)
                if len(paid)>2 and st.mean(paid[-2:])<=.8*st.median(paid[:-2][-6:]): g=min(g,st.mean(paid[-2:]))
                c=g*len(paid)/N; last=max(r['date'] for r in rs); act=(END-last).days<=45
                if 'salary_value' in s.extra and who=='applicant': g,c=s.extra['salary_value']
                o=dict(kind='salary' if k=='wages' else k,source=src,gross_monthly=round(g,2),margin=1.0,months_paid=len(paid),active=act,counted=round(c,2) if act else 0)
                if not act: o['if_counted']=[round(g,2),round(c,2)]; s.extra['income_if_not_zeroed']=[round(g,2),round(c,2)]
                o['whose']=who; comps.append(o); cl=ch=c if act else 0
                if k=='wages': cl=c*.5
                if 'salary_range' in s.extra and who=='applicant': cl,ch=s.extra['salary_range']
            else:
                m=M.get(k,1.0); 
                if k in('interest','dividend','agriculture'): alts=[sum(mt)/N*m]
                else:
                    l6=mt[-6:]; alts=[st.mean(mt)*m,st.median(mt)*m,st.mean(l6)*m,st.median(l6)*m]
                c=alts[0]; cl,ch=min(alts),max(alts); act=True
                comps.append(dict(kind=k,source=src[:160],gross_monthly=round(sum(mt)/N,2),margin=m,counted=round(c,2),active=True,alternatives=[round(x,2) for x in alts],whose=who))
            cc=comps[-1]['counted']; house+=cc
            if who=='applicant': tot+=cc; lo+=cl; hi+=ch
        if 'income_range' in s.force: lo,hi=s.force['income_range'](comps)
        if 'income' in s.force: tot=s.force['income'](comps)
        s.comps=comps; s.income=round(tot,2); s.irange=[round(min(lo,tot),2),round(max(hi,tot),2)]; s.house=round(house,2)
        odr=[r['amt']/100 for r in s.rows if r['tag']=='odint']
        if odr: s.obl.append(dict(name='overdraft interest',kind='overdraft',category='overdraft_interest',monthly=round(sum(odr[-6:])/6,2),active=True,mean_all=round(st.mean(odr),2)))
        ol=oh=oc=0
        for o in s.obl:
            oc+=o['monthly']; r=o.get('range') or ([min(o['monthly'],o['mean_all']),max(o['monthly'],o['mean_all'])] if 'mean_all' in o else [o['monthly']]*2); ol+=r[0]; oh+=r[1]
        s.oblig=round(oc,2); s.orange=[round(ol,2),round(oh,2)]
        k=[]; 
        for mi in range(max(0,N-6),N):
            for dd in (1,5,10,15,20,25): k.append(max(0,s.eod[s.day(mi,dd)]))
        s.abb6=round(st.mean(k)/100,2)
        s.disb=[i for i,r in enumerate(s.rows) if r['tag']=='disb']
        i=.16/12; E=100000*i/(1-(1+i)**-24)
        foir=(s.orange[1]+E)/max(1,s.irange[0]); cap=.65 if s.irange[0]>=75000 else .5
        bad=bool([f for f in s.flags if f not in('alternate_month_pay','pay_cut_moderate')])
        s.good=(s.irange[0]>=20000 and foir<=cap and (s.od is not None or s.abb6>=1.1*E) and not s.bounces and not bad and not s.nogood)
        if s.od and 'salary' in [c['kind'] for c in comps]: pass
        heavy=s.income>0 and s.oblig/s.income>.5
        if heavy and 'heavy_emis' not in s.flags and s.kind not in('overdraft',): s.flags.append('heavy_emis'); s.good=False
        neutral=s.force.get('neutral',False)
        soft={'no_counted_income','alternate_month_pay','pay_cut_moderate','single_bounce'}
        hard=[f for f in s.flags if f not in soft]
        s.loaded=bool(hard) or 'no_counted_income' in s.flags
        s.flags=[f for f in s.flags if f not in('pay_cut_moderate','single_bounce')] + (['pay_cut'] if 'pay_cut_moderate' in s.flags else []) + (['bounces'] if 'single_bounce' in s.flags else [])
        s.risk='good' if s.good else ('bad' if hard and not neutral else 'neutral')
        if s.od:
            L=s.od['limit']; u=[max(0,-x)/100 for x in s.eod.values()]
            s.extra['od']=dict(limit=float(L),drawing_power=float(s.od['dp']),avg_utilisation=round(st.mean(u)/L,4),peak_utilisation=round(max(u)/L,4),days_over_limit=sum(1 for x in u if x>L))
