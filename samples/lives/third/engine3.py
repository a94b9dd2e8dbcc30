import random, datetime as dt, json, statistics as st, re
from decimal import Decimal as D
from banks3 import G,BN,HANDLE,LAY
from page3 import draw
Y0=dt.date(2025,11,1); Y1=dt.date(2026,10,31)
MON=[(2025,11),(2025,12)]+[(2026,m) for m in range(1,11)]
MN=['NOV','DEC','JAN','FEB','MAR','APR','MAY','JUN','JUL','AUG','SEP','OCT']
def mdays(i): y,m=MON[i]; return (dt.date(y+(m==12),m%12+1,1)-dt.timedelta(1)).day
def day(i,d): y,m=MON[i]; return dt.date(y,m,max(1,min(d,mdays(i))))
def q2(x): return D(str(x)).quantize(D('0.01'))
FN_M='ANIRUDH,BALWANT,CHETAN,DHARMESH,EKNATH,FAROOQ,GOPINATH,HEMANT,ISHWAR,JAYANT,KISHORE,LOKESH,MADHAV,NAVEEN,OMKAR,PRADIP,QUASIM,RAGHUNATH,SATISH,TUSHAR,UMESH,VIKRANT,WASIM,YOGENDRA,ZAHEER,BASAVARAJ,MUTHUVEL,SELVARAJ,TAPAN,SUBHANKAR,JASWINDER,GURMEET,THANGADURAI,RAJENDRAN,BIPIN,KALPESH,NITESH,SHYAMAL'.split(',')
FN_F='ANJANA,BHARATI,CHHAYA,DEEPIKA,ESHA,FARZANA,GAYATRI,HARINI,INDIRA,JAYASHREE,KAMALA,LATIKA,MANJULA,NALINI,PADMAVATHI,RUKMINI,SAVITA,TRUPTI,UJWALA,VASUDHA,YAMINI,ZEENAT,SUMITRA,MALLIKA,PARVEEN,HARPREET,REVATHI,SHOBHANA'.split(',')
SN='BHOSALE,KULKARNI,DESHMUKH,GAIKWAD,NAMBIAR,MENON,PILLAI,KURIAN,VARGHESE,GOWDA,HEGDE,SHENOY,KAMATH,NAIDU,CHOWDARY,RAJU,MURUGAN,PANDIAN,THEVAR,BISWAS,GHOSH,SARKAR,MONDAL,DAS,SAIKIA,BORA,SOLANKI,CHAUHAN,PARMAR,JADEJA,RAWAT,NEGI,BISHT,TIWARI,DUBEY,PATHAK,SAHU,BAGHEL,MEENA,GURJAR,DHILLON,SANDHU,GREWAL,ANSARI,QURESHI,SIDDIQUI,OJHA,JHA,MAHATO,TUDU'.split(',')
GRO=[('BLINKIT','blinkit.payu@hdfcbank'),('ZEPTO MARKETPLACE','zepto.rzp@axisbank'),('BIGBASKET','bigbasket.payu@icici'),('RELIANCE SMART','reliancesmart.pos@ybl'),('MORE RETAIL LTD','moreretail@ybl'),('JIOMART','jiomart.rzp@icici'),('RATNADEEP SUPER MARKET','ratnadeep1@ptyes'),('VISHAL MEGA MART','vmmart.qr@ybl')]
LOC=[('SHREE UMIYA PROVISION','q417{}@ybl'),('NEW LUCKY GENERAL STORE','paytmqr{}@ptyes'),('BALAJI FRUITS AND VEG','q822{}@ybl'),('ANNAPURNA MILK PARLOUR','bharatpe.{}@fbpe'),('SAPNA KIRANA BHANDAR','gpay-112{}@okbizaxis'),('A ONE CHICKEN CENTRE','paytmqr{}@ptyes'),('MAA TARA VARIETY','q993{}@ybl'),('NANDINI MILK BOOTH 44','bharatpe.{}@fbpe'),('SRI VINAYAKA STORES','q120{}@ybl')]
FOOD=[('SWIGGY','swiggyupi@axb'),('ZOMATO','zomato-order@ptybl'),('HOTEL SARAVANA BHAVAN','saravana.qr@ybl'),('DOMINOS PIZZA','dominos.payu@hdfcbank'),('CHAI POINT','chaipoint@ptyes'),('BIKANERVALA','bikaner@okbizicici'),('UDUPI GRAND','udupigrand@ybl'),('MCDONALDS','mcd.rzp@axisbank')]
FUEL=[('INDIAN OIL PETROL PUMP','iocl.{}@sbi'),('HP PETROL PUMP SHIVAM','hppay{}@ybl'),('BPCL SAI FUELS','bpcl{}@ptyes'),('NAYARA ENERGY OUTLET','nayara{}@ybl')]
SHOP=[('AMAZON INDIA','amazon@apl'),('FLIPKART','flipkart.payu@axisbank'),('MYNTRA','myntra.rzp@axisbank'),('MEESHO','meesho@ybl'),('RELIANCE TRENDS','trends.pos@ybl'),('CROMA','croma.pos@hdfcbank'),('LENSKART','lenskart.payu@axisbank'),('BATA INDIA','bata.qr@ybl'),('DECATHLON','decathlon.rzp@icici')]
TRAV=[('UBER INDIA','uberindia@axisbank'),('OLA CABS','olacabs@ybl'),('IRCTC','irctc.rail@sbi'),('RAPIDO','rapido.rzp@axisbank'),('REDBUS','redbus.payu@icici'),('METRO RAIL RECHARGE','metrorail@paytm')]
MED=[('APOLLO PHARMACY','apollopharm@ybl'),('MEDPLUS','medplus@ptyes'),('PHARMEASY','pharmeasy.rzp@axisbank'),('DR LAL PATHLABS','lalpath@hdfcbank')]
UTIL=[('electricity',('MSEDCL','BESCOM','TANGEDCO','UPPCL','TORRENT POWER','WBSEDCL','APSPDCL','DHBVN','KSEB')),]
TELCO=[('AIRTEL PREPAID','airtelprepaid@icici'),('JIO PREPAID RECHARGE','jio@citibank'),('VI RECHARGE','vi.recharge@ybl')]
SUB=[('NETFLIX COM','netflixupi@icici'),('GOOGLE PLAY','playstore@axisbank'),('SPOTIFY','spotify@ybl'),('JIOHOTSTAR','hotstar@ybl')]
HX={'axisbank':'UTIB','hdfcbank':'HDFC','icici':'ICIC','sbi':'SBIN','citibank':'CITI','apl':'UTIB','axb':'UTIB','ptybl':'YESB','okbizaxis':'UTIB','okbizicici':'ICIC','fbpe':'FDRL','paytm':'YESB'}
class Life:
    def __init__(s,n,kind,bank,lay,holder,city,opening,budget,variant=0,acc='SAVINGS ACCOUNT',seed=None,gender='M',cap=None,rrb=None,ifsc=None,app=None,od=None,floor=300):
        s.n=n; s.kind=kind; s.bank=bank; s.lay=lay; s.holder=holder; s.app=app or holder; s.city=city; s.open=q2(opening); s.bud=budget; s.var=variant; s.acctype=acc
        s.seed=seed or 300000+n; s.r=random.Random(s.seed); s.g=G[bank]; s.ev=[]; s.refs=set(); s.gender=gender; s.cap=cap; s.rrb=rrb; s.od=od; s.floor=floor
        r=s.r; s.acc=''.join(r.choice('0123456789') for _ in range(r.choice([11,12,14,15])-1)); s.acc=r.choice('123456789')+s.acc
        s.ifsc=ifsc or f"{bank}0{r.randrange(100,9999):06d}"; s.hv=holder.split()[0].lower()+str(r.randrange(10,99))+'@ybl'; s.card4=f'{r.randrange(1000,9999)}'; s.acc2=f'{r.randrange(10**11,10**12)}'
        s.obl=[]; s.closed=[]; s.bnc=[]; s.flags=[]; s.notes=[]; s.comp=[]; s.extra={}; s.inc_range=None; s.kindname='none'; s.income=0; s.neutral=False
        s.people=[s.person() for _ in range(14)]; s.loc=[(a,b.format(r.randrange(10000,99999))) for a,b in r.sample(LOC,5)]
    def person(s,g=None):
        g=g or s.r.choice('MF'); return f"{s.r.choice(FN_M if g=='M' else FN_F)} {s.r.choice(SN)}"
    def vpa(s,name):
        p=name.lower().split(); h=s.r.choice(list(HANDLE)); return s.r.choice([p[0]+str(s.r.randrange(100,999)),p[0]+'.'+p[-1],p[-1]+p[0][:3]+str(s.r.randrange(10,99)),f'9{s.r.randrange(10**8,10**9)}'])+'@'+h
    def narr(s,key,date,N='',V='',r='',B=None,**kw):
        R=s.r; g=s.g
        if not V and N:
            if not hasattr(s,'vp'): s.vp={}
            V=s.vp.setdefault(N,s.vpa(N))
        if key.startswith('u') and key!='umn' and not r and 'umn' in g and key in('um','up'): key='umn'
        t=g.get(key) or g.get({'up':'um','ui':'um','ur':'ui','ua':'um','ri':'ni','cdm':'cash','bill':'um','io':'ii','ro':'no'}.get(key,key)) or g['um']
        if not hasattr(s,'nb'): s.nb={}
        B=s.nb.setdefault((N,'bank' if key in('ni','ri','no','ii','io','cin') else 'u' if key[0]=='u' else key),B or HANDLE.get(V.split('@')[-1]) or HX.get(V.split('@')[-1]) or R.choice(['HDFC','SBIN','ICIC','UTIB','KKBK','YESB']))
        if not hasattr(s,'pif'): s.pif={}
        I=s.pif.setdefault((N,B),f'{B}0{R.randrange(1,9999):06d}')
        jd=date.timetuple().tm_yday
        while True:
            rrn=f'{date.year%10}{jd:03d}{R.randrange(6,23):02d}{R.randrange(10**6):06d}'
            if rrn not in s.refs: s.refs.add(rrn); break
        ser=f'{R.randrange(10**6):06d}'
        utr=f'{B}{R.choice("NH")}{date.year%100}{jd:03d}{ser}' if key in('ni','no') else f'{B}R5{date:%Y%m%d}{R.randrange(10**8):08d}'
        s.last=rrn if key in('um','umn','up','ui','ur','ua','ii','io','bill') else utr if key in('ni','no','ri','ro') else ''
        if not hasattr(s,'umr'): s.umr={}
        M=s.umr.setdefault(N,f"{B}{R.randrange(10**15,10**16)}"); S10=s.umr.setdefault('S'+N,f'{R.randrange(10**9,10**10)}')
        qs={12:'01-10-2025 to 31-12-2025',3:'01-01-2026 to 31-03-2026',6:'01-04-2026 to 30-06-2026',9:'01-07-2026 to 30-09-2026'}.get(date.month,f'{date:%m-%Y}')
        f=dict(N=N,H=s.app,V=V,R=rrn,r=r or g['dr'],B=B,BN=BN.get(B,B),I=I,U=utr,M=M,A=s.card4,d=f'{date:%d%m%y}',D=f'{date:%d-%m-%Y}',C=s.city,s=f'{R.randrange(10**6):06d}',S=S10 if key in('nd','nc') else f'{R.randrange(10**9,10**10)}',t=f'{R.randrange(8,22):02d}:{R.randrange(60):02d}',hv=s.hv,acc=s.acc,acc2=s.acc2,q=qs,V12=V[:12],V6=V[:6].upper())
        for k in (14,15,16,18,20): f[f'N{k}']=N[:k].strip()
        if not r and key in('ni','ii','io','ri','no','xin','xout'): f['r']=''
        x=t.format(**f); x=re.sub(r'[/:\-]+$','',re.sub(r'\s+',' ',x.replace('()',''))).strip(); return x
    # raw add; amount signed
    def add(s,date,amt,narr,cat,accept=None,must=True,chq='',tag=None,pos=None,ref=None):
        if not callable(amt): amt=q2(amt)
        credit=(not callable(amt)) and amt>0
        s.ev.append(dict(date=date,k=pos if pos is not None else (s.r.random()*.45 if credit else .3+s.r.random()*.7),amt=amt,narr=narr,cat=cat,accept=accept,must=must,chq=chq,tag=tag,ref=ref if ref is not None else getattr(s,'last','') or ''))
        s.last=''
    def ad(s,key,date,amt,cat,N='',V='',r='',B=None,accept=None,must=True,tag=None,pos=None):
        if key=='ii' and not callable(amt) and amt<0: key='io'
        n=s.narr(key,date,N,V,r,B)
        if cat=='rent' and 'rent' not in n.lower(): accept=['business_payment','merchant','person_transfer','unknown']
        s.add(date,amt,n,cat,accept,must,tag=tag,pos=pos,chq=f'{s.r.randrange(10**5,10**6)}' if key in('cin','cout') else '')
    def work(s,d):
        while d.weekday()==6 or d==dt.date(2026,1,26): d-=dt.timedelta(1)
        return d
    # ---- pay
    def salary(s,payer,amts,dy,key='ni',r='',B=None,months=range(12),cat='salary',tag='pay',jit=0,accept=None):
        for i,m in enumerate(months):
            a=amts[i] if isinstance(amts,list) else amts
            d=s.work(day(m,dy+(s.r.randint(-jit,jit) if jit else 0)))
            if d.month!=MON[m][1]: d=day(m,2)
            s.ad(key,d,a,cat,N=payer,r=r.replace('{mon}',MN[m]).replace('{yy}',str(MON[m][0]%100)),B=B,tag=tag,accept=accept,pos=.01)
    def sal_truth(s,payer,tag='pay',stopped=False,kind='salary',whose='applicant'):
        p={}
        for e in s.ev:
            if e['tag']==tag: k=(e['date'].year,e['date'].month); p[k]=p.get(k,D(0))+e['amt']
        v=[float(p[k]) for k in MON if k in p]; med=st.median(v[-6:]); fig=med; l2=sum(v[-2:])/2
        if l2<=.8*med or l2<=.8*st.median(v[:-2] or v): fig=min(med,l2)
        frac=len(v)/12; c=0 if stopped else round(fig*frac,2)
        comp=dict(kind=kind,source=payer,gross_monthly=round(fig,2),margin=1.0,months_paid=len(v),active=not stopped,counted=c,whose=whose)
        if stopped: comp['if_counted']=[round(fig,2),round(fig*frac,2)]; s.extra['income_if_not_zeroed']=comp['if_counted']
        s.comp.append(comp)
        if whose=='applicant': s.income=round(s.income+c,2); s.kindname=kind
        return c
    def mean_truth(s,tags,margin,kind,source,alts=None):
        """mean of the months x margin; range over mean/median of 6/12 and further tag sets in alts"""
        def months(ts): 
            o=[0.0]*12
            for e in s.rows_ev:
                if e['tag'] in ts: o[MON.index((e['date'].year,e['date'].month))]+=float(e['amt'])
            return o
        def reads(ts): m=months(ts); return [st.mean(m),st.mean(m[-6:]),st.median(m),st.median(m[-6:])]
        rd=reads(tags); c=round(rd[0]*margin,2); al=[round(x*margin,2) for x in rd]
        for a in alts or []: al+=[round(x*margin,2) for x in reads(a)]
        s.comp.append(dict(kind=kind,source=source,gross_monthly=round(rd[0],2),margin=margin,counted=c,active=True,alternatives=al,whose='applicant'))
        s.income=round(s.income+c,2); s.kindname=kind
        lo,hi=s.inc_range or (0,0); s.inc_range=[round(lo+min(al),2),round(hi+max(al),2)]
        return c
    # ---- debts
    def emi(s,name,amt,dy,kind='nbfc',key='nd',months=range(12),narr=None,B=None,note=None,r='',accept=None):
        ln=f'{s.r.randrange(10**6):06d}'
        for m in months:
            d=day(m,dy+(1 if day(m,dy).weekday()==6 and key=='nd' and dy<27 else 0))
            if narr: s.add(d,-D(amt),narr.format(m=MN[m],s=ln,d=f'{d:%d%m%y}',mm=f'{d:%m%y}'),'emi',accept)
            else: s.ad(key,d,-D(amt),'emi',N=name,r=r,B=B,accept=accept)
        o=dict(name=name,kind=kind,category='emi',monthly=amt,active=11 in months)
        if note: o['note']=note
        (s.obl if o['active'] else s.closed).append(o)
    def card(s,name,dy,lo,hi,key='um',V='',narr=None,cat='card_bill',kind='card'):
        bills=[]
        for m in range(12):
            a=q2(s.r.uniform(lo,hi)); d=day(m,dy); bills.append(float(a))
            if narr: s.add(d,-a,narr.format(s=f'{s.r.randrange(10**6):06d}',d=f'{d:%d%m%y}'),cat,['bnpl','emi'] if cat=='bnpl' else None)
            else: s.ad(key,d,-a,cat,N=name,V=V,r='card bill' if cat=='card_bill' else 'bill',accept=['bnpl','emi'] if cat=='bnpl' else None)
        b6=bills[-6:]; f=.05 if cat=='card_bill' else 1
        s.obl.append(dict(name=name,kind=kind,category=cat,monthly=round(st.mean(b6)*f,2),bill_mean=round(st.mean(b6),2),active=True,range=[round(min(b6)*f,2),round(max(b6)*f,2)]))
    def bounce(s,m,dy,payee,amt,text,chg=590,gap=1,paylater=None):
        d=day(m,dy); s.bnc.append(dict(date=str(d),amount=float(amt),payee=payee))
        s.add(d+dt.timedelta(gap),-D(str(chg)),text.format(d=f'{d:%d%m%y}',D=f'{d:%d/%m/%Y}',p=payee,a=amt,s=f'{s.r.randrange(10**6):06d}'),'return_charge',must=True)
        if paylater: s.ad('um',day(m,dy+paylater),-D(amt),'emi',N=payee,r='overdue emi',V=payee.replace(' ','')[:9].lower()+'.collect@icici')
    # ---- noise
    def noise(s,budget=None,months=range(12),mix=None,atm=1,school=0,elec='MSEDCL',fuel=True,persons=True,young=True):
        r=s.r; budget=budget or s.bud; f=max(.45,min(2.2,(budget/22000)**.6))
        w={'gro':7,'loc':9,'food':5 if young else 1.2,'fuel':2.5 if fuel else 0,'shop':2.2 if young else 1,'trav':2.5 if young else .8,'med':1.2 if young else 2.2,'pers':3.2 if persons else 0,'atm':1.1*atm}
        w.update(mix or {})
        for m in months:
            left=budget*r.uniform(.86,1.08)
            d=day(m,r.randint(6,16)); a=round(r.uniform(450,1500)*f)
            s.ad('bill' if s.bank=='ICIC' else 'um',d,-a,'utilities',N=elec,V=elec.lower().replace(' ','')+'.bbps@hdfcbank' if s.bank!='ICIC' else '',r='electricity bill',must=False); left-=a
            t,v=TELCO[s.seed%3]; a=r.choice([239,299,349,666,719])
            if r.random()<.75: s.ad('um',day(m,r.randint(2,27)),-a,'utilities',N=t,V=v,r='recharge',must=False)
            if young and r.random()<.55: t,v=SUB[s.seed%4]; s.ad('ua',day(m,9),-r.choice([149,199,119,299]),'subscription',N=t,V=v,r='autopay',accept=['subscription','merchant'],must=False)
            if m%2==s.seed%2 and r.random()<.7: s.ad('um',day(m,r.randint(3,26)),-r.choice([872,903,918,926.5]),'utilities',N='INDANE GAS' if s.seed%2 else 'HP GAS',V='indanegas@sbi' if s.seed%2 else 'hpgas@hdfcbank',r='gas cylinder',accept=['utilities','fuel'],must=False)
            if school and m in(5,8,11,2): s.ad('um',day(m,8),-school,'education',N='ST XAVIERS HIGH SCHOOL' if s.seed%2 else 'DELHI PUBLIC SCHOOL',V='schoolfees.eazypay@icici',r='school fees',must=False)
            while left>0:
                k=r.choices(list(w),list(w.values()))[0]; d=day(m,r.randint(1,mdays(m)))
                if k=='gro': N,V=r.choice(GRO); a=r.uniform(180,1400)*f; c,ac,rm='merchant',['merchant','food'],''
                elif k=='loc': N,V=r.choice(s.loc); a=r.uniform(40,420)*f; c,ac,rm='merchant',['merchant','food','unknown','person_transfer'],''
                elif k=='food': N,V=r.choice(FOOD); a=r.uniform(90,650)*f; c,ac,rm='food',['food','merchant'],''
                elif k=='fuel': N,V=r.choice(FUEL); V=V.format(s.seed%900); a=r.choice([100,200,300,500,1000,1500]) if f<1.3 else r.choice([500,1000,2000,2500]); c,ac,rm='fuel',['fuel','merchant'],'fuel'
                elif k=='shop': N,V=r.choice(SHOP); a=r.uniform(300,3200)*f; c,ac,rm='merchant',['merchant','food'],''
                elif k=='trav': N,V=r.choice(TRAV); a=r.uniform(60,700)*f; c,ac,rm='travel',['travel','merchant'],''
                elif k=='med': N,V=r.choice(MED); a=r.uniform(120,1400); c,ac,rm='health',['health','merchant'],''
                elif k=='pers': N=r.choice(s.people); V=''; a=r.choice([200,300,500,700,1000,1200,1500,2000,2500])*max(1,round(f)); c,ac,rm='person_transfer',['person_transfer','family_support','unknown','merchant'],r.choice(['','','','lunch','ok','cab share','return','gift','help'])
                else: N='';a=r.choice([500,1000,2000,2000,3000,5000,10000]) if f>1 else r.choice([500,500,1000,1000,2000]); c,ac=('cash_withdrawal',None)
                a=q2(a) if r.random()<.25 and k not in('fuel','pers','atm') else D(int(a))
                left-=float(a)
                if k=='atm': s.ad('atm',d,-a,c,must=False)
                elif k in('shop','gro','fuel') and r.random()<.3: s.ad('pos',d,-a,c,N=N,accept=ac,must=False)
                else: s.ad('up' if k=='pers' else 'um',d,-a,c,N=N,V=V,r=rm,accept=ac,must=False)
            if persons and r.random()<.4:
                N=r.choice(s.people); s.ad('ui',day(m,r.randint(2,26)),r.choice([150,240,400,650,900,1250]),'person_transfer',N=N,r=r.choice(['','split','dinner','thanks']),accept=['person_transfer','family_support','unknown','refund'])
            if young and r.random()<.18:
                N,V=r.choice(SHOP[:4]); s.ad('ur',day(m,r.randint(4,26)),q2(r.uniform(249,1900)),'refund',N=N,V=V,r='refund',accept=['refund','reversal'])
            if m%3==1: s.add(day(m,r.randint(17,22)),-r.choice([D('14.75'),D('17.70'),D('21.24')]),s.narr('chg',day(m,18),r='SMS ALERT CHARGES QTR'),'service_charge',must=False)
        s.add(day(r.randint(1,9),r.randint(5,20)),-r.choice([D('177.00'),D('236.00'),D('354.00')]),s.narr('chg',day(4,9),r='DEBIT CARD ANNUAL FEE INCL GST'),'service_charge',must=False)
    def surplus(s,cap,keep,mode='self',dy=21,months=range(12)):
        """move what is above cap away: own account elsewhere or fixed deposit"""
        for m in months:
            d=day(m,dy+s.r.randint(-2,2))
            def f(bal,cap=cap,keep=keep): 
                return D(int((bal-D(keep))/1000)*1000) if bal>cap else None
            if mode=='self': n=s.narr('io',d,N=s.app,r='own account',B='SBIN' if s.bank!='SBIN' else 'HDFC'); c,a='self_transfer',['self_transfer','person_transfer'] 
            elif mode=='fd': n={'SBIN':'WDL TFR TO TERM DEPOSIT {x}','HDFC':'FD THROUGH MOBILE-{x}:{h}','ICIC':'INF/FD BOOKING/{x}','UTIB':'FD BOOKED-{x}'}.get(s.bank,'TRF TO FD A/C {x}').format(x=s.r.randrange(10**9,10**10),h=s.app); c,a='deposit_sweep',['deposit_sweep','investment','self_transfer']; s.last=''
            s.add(d,f,n,c,a,must=False)
    # ---- run
    def run(s):
        s.ev.sort(key=lambda e:(e['date'],e['k']))
        bal=s.open; out=[]; i=0; d=Y0; eod={}; acc=float(0); skipped=0
        qacc=float(s.open)*31 if s.bank!='IDFB' else 0.0; rate={'IDFB':.03,'RBL':.035}.get(s.bank,.025); odacc=0.0; s.odint=[]
        while d<=Y1:
            while i<len(s.ev) and s.ev[i]['date']<=d:
                e=s.ev[i]; i+=1; a=e['amt']
                if e['date']<Y0: continue
                if callable(a):
                    x=a(bal)
                    if not x: continue
                    a=-x
                    if e['must']: bal+=a; o=dict(e); o['amt']=a; o['bal']=bal; out.append(o); continue
                lim=D(s.floor) if not s.od else -D(s.od['free'])
                if a<0 and not e['must']:
                    low=b2=bal+a; end=e['date']+dt.timedelta(33)
                    for f in s.ev[i:]:
                        if f['date']>end: break
                        if callable(f['amt']) or (f['amt']<0 and not f['must']): continue
                        b2+=f['amt']; low=min(low,b2)
                    if low<lim: skipped+=1; continue
                if a<0 and bal+a<0 and not s.od: raise SystemExit(f'{s.n} {s.kind}: negative {d} {bal} {a} {e["narr"]}')
                bal+=a; o=dict(e); o['amt']=a; o['bal']=bal; out.append(o)
            last=(d+dt.timedelta(1)).month!=d.month
            eod[d]=bal; qacc+=max(0.0,float(bal))
            if s.od:
                odacc+=max(0.0,-float(bal))
                if last:
                    x=D(round(odacc*s.od['rate']/365)); odacc=0
                    if x>0:
                        bal-=x; s.odint.append(float(x)); out.append(dict(date=d,amt=-x,narr=s.od['intnarr'].format(m=f'{d:%b %Y}',acc=s.acc,a=f'01-{d:%m-%Y}',b=f'{d:%d-%m-%Y}'),cat='overdraft_interest',accept=None,chq='',tag=None,ref='',bal=bal)); eod[d]=bal
            elif 'SAVING' in s.acctype.upper() and last and (d.month in(12,3,6,9) or s.bank=='IDFB'):
                x=q2(round(qacc*rate/365)); qacc=0.0
                if x>0:
                    bal+=x; s.last=''; out.append(dict(date=d,amt=x,narr=s.narr('int',d),cat='interest_received',accept=None,chq='',tag='sbint',ref='',bal=bal)); eod[d]=bal
            d+=dt.timedelta(1)
        s.rows_ev=out; s.eod=eod; s.skipped=skipped; s.close=bal
        pts=[max(0.0,float(eod[dt.date(y,m,k)])) for y,m in MON[-6:] for k in (1,5,10,15,20,25)]
        s.abb6=round(st.mean(pts),2)
    def finish(s,outdir,as_of,kvx=None,red=(),force=None):
        s.flags=list(red)+[f for f in s.flags if f not in red]
        obl=round(sum(o['monthly'] for o in s.obl),2); lo=round(sum(o.get('range',[o['monthly']])[0] for o in s.obl),2); hi=round(sum(o.get('range',[o['monthly']])[-1] for o in s.obl),2)
        RED={'heavy_emis','new_loan_60d','income_stopped','pay_cut','gambling','circular','window_dressing','bounces','over_limit','no_counted_income'}
        hot=set(s.flags)&RED; emi1=4896.31; foir=(obl+emi1)/s.income if s.income else 9; capf=.65 if s.income>=75000 else .5
        good=s.income>=20000 and foir<=capf and (bool(s.od) or s.abb6>=1.1*emi1) and not s.bnc and not hot and not s.neutral
        loaded=bool(hot); risk='good' if good else 'neutral' if (not loaded or 'no_counted_income' in hot) else 'bad'
        if s.neutral: loaded=False; risk='neutral'
        if force is not None: assert force==risk,(s.n,s.kind,force,risk,s.income,obl,foir,s.abb6)
        intm=sum(float(e['amt']) for e in s.rows_ev if e['tag']=='sbint')/12
        if intm and s.kind!='interest_retiree': s.comp.append(dict(kind='interest',source='savings interest (incidental)',gross_monthly=round(intm,2),margin=1.0,counted=0,active=True,incidental=True,whose='applicant'))
        rows=[]; pr=[]; disb=[]
        for i,e in enumerate(s.rows_ev):
            a=e['amt']; x=dict(date=str(e['date']),amount=f'{abs(a):.2f}',direction='credit' if a>0 else 'debit',narration=e['narr'],category=e['cat'])
            if e['accept']: x['accept']=list(dict.fromkeys([e['cat']]+list(e['accept'])))
            x['balance']=f"{e['bal']:.2f}"; rows.append(x)
            if e['tag']=='disb': disb.append(i)
            n=e['narr']; mode='UPI' if 'UPI' in n[:14] else 'NEFT' if ('NEFT' in n[:12] or n.startswith(('N/','NFT'))) else 'IMPS' if 'IMPS' in n[:14] else 'ACH' if ('ACH' in n[:12]) else 'ATM' if 'ATM' in n[:8] else 'CASH' if 'CASH' in n[:14] else 'POS' if n.startswith(('POS','VPS','PUR')) else 'TRF'
            if s.lay=='federal_a': mode={'UPI':'TFR','IMPS':'FT','NEFT':'FT','ACH':'TFR','ATM':'ATM','CASH':'CASH'}.get(mode,'TFR')
            ref=e['ref']
            if s.lay=='hdfc_a': ref=('0000'+ref if len(ref)==12 else ref or '0'*16)
            pr.append(dict(date=e['date'],dr=-a if a<0 else None,cr=a if a>0 else None,bal=e['bal'],narr=n,ref=ref,chq=e['chq'],mode=mode,tid='S'+str(s.r.randrange(10**7,10**8)),branch=f'{s.seed%900+100}'))
        for r in pr: r['bal']=r['bal']
        lay=LAY[s.lay]; bname=s.rrb or lay['bank']; oth=s.holder
        honor={'M':'MR. ','F':'MRS. '}[s.gender] if s.lay in('hdfc_a','sbi_a','sbi_b','pnb_b','indian_a','boi_a') and 'CURRENT' not in s.acctype.upper() and 'CREDIT' not in s.acctype.upper() and not s.holder.startswith('M/S') else ''
        holder=honor+s.holder
        fmt=lay['fmt']; openp=s.open
        from page3 import grp
        kv=[('Account Number',s.acc),('Account Type',s.acctype),('Branch',s.city+' MAIN'),('IFSC',s.ifsc),('MICR',f'{s.seed%800+100}{s.r.randrange(100000,999999)}'),('Customer ID',str(s.r.randrange(10**7,10**8))),('Statement Period',f'{Y0.strftime(fmt)} to {Y1.strftime(fmt)}'),('Opening Balance',(('-' if openp<0 else '')+grp(openp,lay['num']))),('Statement Date',dt.date.fromisoformat(as_of).strftime(fmt)),('Currency','INR')]+(kvx or [])
        addr=[f"{s.r.randrange(1,480)}, {s.r.choice(['GANDHI NAGAR','STATION ROAD','SHIVAJI CHOWK','MG ROAD','LAKE VIEW COLONY','NEHRU STREET','TEMPLE ROAD','BAZAR PETH'])}",f"{s.city} {s.r.randrange(110001,795999)}",'INDIA']
        info=dict(holder=holder,kv=kv,addr=addr,acct_print='XXXXXXX'+s.acc[-4:],opening=s.open,start=Y0,bank_name=bname,od=s.od or {},foot='This is a system generated statement and does not require signature.')
        sid=f'third-{s.n:06d}-{s.kind}-{s.lay.replace("_","")}'
        pages=draw(f'{outdir}/{sid}.pdf',s,s.lay,info,pr,as_of)
        ir=s.inc_range or [s.income,s.income]
        if s.od:
            L=s.od['limit']; u=[max(0,-float(b))/L for b in s.eod.values()]
            s.extra['od']=dict(limit=float(L),drawing_power=float(s.od['dp']),avg_utilisation=round(st.mean(u),4),peak_utilisation=round(max(u),4),days_over_limit=sum(x>1 for x in u))
        j=dict(id=sid,kind=s.kind,variant=s.var,bank=s.ifsc[:4],layout=s.lay.replace('_',''),seed=s.seed,months=12,period=[str(Y0),str(Y1)],full_months_end=str(Y1),print_order=lay.get('order','asc'),applicant_name=s.app,account_holder_printed=holder,account_type=s.acctype,opening_balance=f'{s.open:.2f}',closing_balance=f'{s.close:.2f}',rows_count=len(rows),monthly_income=s.income,income_range=ir,income_kind=s.kindname,income_components=s.comp,monthly_obligations=obl,obligations_range=[min(lo,obl),max(hi,obl)],obligations=s.obl,closed_obligations=s.closed,disbursals=disb,bounces=s.bnc,is_good_customer=good,is_loaded=loaded,risk=risk,flags=s.flags,abb6=s.abb6,notes='; '.join(s.notes),as_of=as_of,account_number=s.acc,ifsc=s.ifsc,pages=pages,rows=rows)
        j.update(s.extra); json.dump(j,open(f'{outdir}/{sid}.json','w'),indent=1,ensure_ascii=False)
        return dict(id=sid,kind=s.kind,layout=j['layout'],rows=len(rows),income=s.income,oblig=obl,risk=risk,opening=j['opening_balance'],abb6=s.abb6,skipped=s.skipped,notes=j['notes'])
