"""Engine: events -> balances -> PDF + truth. Fourth independent set."""
import random, datetime as dt, json, os, calendar, statistics as st
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.lib import colors
from reportlab.pdfbase.pdfmetrics import stringWidth as SW, registerFont
from reportlab.pdfbase.ttfonts import TTFont
D=dt.date
LB='/usr/share/fonts/truetype/liberation/'
for a,b in dict(LSans='LiberationSans-Regular',LSansB='LiberationSans-Bold',LNar='LiberationSansNarrow-Regular',LNarB='LiberationSansNarrow-Bold',
  LSer='LiberationSerif-Regular',LSerB='LiberationSerif-Bold',LMono='LiberationMono-Regular',LMonoB='LiberationMono-Bold').items():
    registerFont(TTFont(a,LB+b+'.ttf'))
DV='/usr/share/fonts/truetype/dejavu/'
registerFont(TTFont('DV',DV+'DejaVuSansCondensed.ttf')); registerFont(TTFont('DVB',DV+'DejaVuSans-Bold.ttf'))
BOLD=dict(Helvetica='Helvetica-Bold',Courier='Courier-Bold',LSans='LSansB',LNar='LNarB',LSer='LSerB',LMono='LMonoB',DV='DVB'); BOLD['Times-Roman']='Times-Bold'

# ---- category names: the only place (see remap.py) ----
C=dict(SAL='salary',PEN='pension',BUS='business_income',PRO='professional_income',GIG='gig_income',RIN='rent_income',INT='interest_income',DIV='dividend',
 AGR='agriculture_income',GOV='government_benefit',FAM='family_support',REM='remittance',LOAN='loan_disbursal',SELF='self_transfer',P2P='person_transfer',REF='refund',REV='reversal',
 RED='investment_redemption',FD='fd_sweep',TXR='tax_refund',CIN='cash_deposit',COUT='cash_withdrawal',EMI='emi',CARD='card_bill',BNPL='bnpl',
 ODI='od_interest',INS='insurance',INV='investment',RENT='rent',UTIL='utilities',MER='merchant',FUEL='fuel',EDU='education',TAX='tax',
 BNC='bounce',BCH='bounce_charge',CHG='charges',GAM='gambling',CRY='crypto',UNK='unknown')
SPEND=['MER','UTIL','FUEL','EDU','UNK']
def inr(p,style='in'):
    s='%d.%02d'%(abs(p)//100,abs(p)%100)
    a,b=s.split('.')
    if style=='plain': return s
    if style=='us': return '{:,}'.format(int(a))+'.'+b
    if len(a)>3:
        h,t=a[:-3],a[-3:]; g=[]
        while len(h)>2: g.insert(0,h[-2:]); h=h[:-2]
        if h: g.insert(0,h)
        a=','.join(g+[t])
    return a+'.'+b
def mlen(y,m): return calendar.monthrange(y,m)[1]
def day(y,m,d): return D(y,m,min(d,mlen(y,m)))
def closed(d): return d.weekday()==6 or (d.weekday()==5 and (d.day-1)//7 in (1,3)) or (d.month,d.day) in ((1,26),(8,15),(10,2),(12,25))
def wd(d):
    while closed(d): d+=dt.timedelta(1)
    return d
def wdb(d):
    while closed(d) or d.weekday()>=5: d-=dt.timedelta(1)
    return d
class Party:
    def __init__(s,name,vpa=None,b4='HDFC',acct=None,kind='firm'): s.name,s.vpa,s.b4,s.kind=name,vpa,b4,kind; s.acct=acct
BN={'HDFC':'HDFC BANK','ICIC':'ICICI BANK','UTIB':'AXIS BANK','SBIN':'STATE BANK OF INDIA','KKBK':'KOTAK MAHINDRA BANK','YESB':'YES BANK','PUNB':'PUNJAB NATIONAL BANK','BARB':'BANK OF BARODA','CNRB':'CANARA BANK','UBIN':'UNION BANK OF INDIA','IDIB':'INDIAN BANK','FDRL':'FEDERAL BANK','INDB':'INDUSIND BANK','BKID':'BANK OF INDIA','CITI':'CITIBANK','IDFB':'IDFC FIRST BANK','AIRP':'AIRTEL PAYMENTS BANK','RATN':'RBL BANK','UTBI':'PNB','CBIN':'CENTRAL BANK OF INDIA','IOBA':'INDIAN OVERSEAS BANK','SCBL':'STANDARD CHARTERED','HSBC':'HSBC','DBSS':'DBS BANK','IPOS':'INDIA POST PAYMENTS BANK','MAHB':'BANK OF MAHARASHTRA','RBIS':'RESERVE BANK OF INDIA','UCBA':'UCO BANK','KVBL':'KARUR VYSYA','SIBL':'SOUTH INDIAN BANK','JAKA':'J AND K BANK','AUBL':'AU SMALL FINANCE','IBKL':'IDBI BANK','BDBL':'BANDHAN BANK','SRCB':'SARASWAT BANK','DEUT':'DEUTSCHE BANK','PSIB':'PUNJAB AND SIND BANK'}
class Life:
    def __init__(L,no,kind,bank,holder,seed,end=(2026,10),months=12,opening=30000,acct_type='Savings',addr='',city='',second=None,rate=2.5,od=None,floor=300,as_of=None,cut_to=None):
        L.no,L.kind,L.bank,L.holder=no,kind,bank,holder; L.R=random.Random(4*10**6+seed)
        L.second=second; L.opening=round(opening*100); L.acct_type=acct_type; L.addr=addr; L.city=city; L.rate=rate; L.od=od; L.floor=floor
        y,m=end; L.months=[]
        for i in range(months): L.months.insert(0,(y,m)); m-=1; y,m=(y-1,12) if m==0 else (y,m)
        L.start=D(*L.months[0],1); L.end=cut_to or day(*L.months[-1],31); L.as_of=as_of or L.end+dt.timedelta(L.R.randint(1,8))
        L.ev=[]; L.flags=[]; L.notes=''; L.obl=[]; L.bounces=[]; L.extra={}; L.incomes=[]; L.manual=None; L.seq=0
        r=L.R; L.acno=''.join(r.choice('0123456789') for _ in range(bank.get('acl',14))); L.acno=(bank.get('acp','')+L.acno)[:bank.get('acl',14)]
        L.cif=str(r.randint(10**8,10**9-1)); L.mob='9'+str(r.randint(10**8,10**9-1)); L.card=str(r.choice([4,5,6]))+str(r.randint(10**4,10**5-1)); L.c4=str(r.randint(1000,9999)); L.chq=r.randint(100,9000)*100+1
    # ---------- narration ----------
    def nar(L,d,chan,di,p,rm='',x=None):
        r=L.R; g=L.bank['g']; key=chan+di
        t=(x or {}).get('raw') or g.get(key) or g[chan]
        n=p.name if p else ''; up=n.upper(); b4=p.b4 if p else 'HDFC'
        own=L.bank['ifsc'][:4]
        if b4==own and chan in('neft','rtgs','imps','chq','ach'): b4='ICIC' if own=='HDFC' else 'HDFC'
        S=random.Random('%d/%s/%s'%(L.no,n,chan)); sq=lambda k:''.join(S.choice('0123456789') for _ in range(k))
        vpa=(p.vpa if p and p.vpa else ''.join(c for c in n.lower() if c.isalnum())[:14]+'@'+{'HDFC':'okhdfcbank','ICIC':'okicici','SBIN':'oksbi','UTIB':'okaxis','YESB':'ybl','PUNB':'ptsbi','KKBK':'kotak'}.get(b4,'ibl'))
        jd='%d%03d'%(d.year%10,d.timetuple().tm_yday)
        q=lambda k:''.join(r.choice('0123456789') for _ in range(k))
        yj='%02d%03d'%(d.year%100,d.timetuple().tm_yday)
        if b4=='SBIN': utr='SBIN'+r.choice('1234')+yj+q(6)
        elif b4=='HDFC': utr='HDFCN5'+d.strftime('%Y%m%d')+q(8)
        elif b4=='ICIC': utr='ICIN'+yj+q(7)
        elif b4=='UTIB': utr='AXISCN0'+yj+q(5)
        else: utr=b4+'N'+yj+q(6)
        if chan=='rtgs': utr=b4+'R5'+d.strftime('%Y%m%d')+q(8)
        L.chq+= 1 if chan=='chq' and di=='d' else 0
        chq='%06d'%L.chq if di=='d' else q(6)
        f=dict(rrn=jd+q(8),utr=utr,ifsc=b4+'0'+sq(6),b4=b4,bn=BN.get(b4,b4),n=up,t=n.title(),vpa=vpa,rm=rm,h=L.holder.upper(),chq=chq,um=b4+'70'+sq(13),
          d1=d.strftime('%d%m%y'),d2=d.strftime('%d-%m-%Y'),d3=d.strftime('%d/%m/%y'),d4=d.strftime('%d%b%y').upper(),d5=d.strftime('%Y%m%d'),mon=d.strftime('%b').upper(),yy=d.strftime('%y'),
          tm='%02d:%02d:%02d'%(r.randint(7,21),r.randint(0,59),r.randint(0,59)),tid=r.choice('SABDN')+r.choice('1ACPW')+q(6),loc=L.city.upper(),c6=L.card,c4=L.c4,x4=q(4),q4=q(4),q5=q(5),q6=q(6),q7=q(7),q8=q(8),q9=q(9),q10=q(10),q12=q(12),ac=L.acno,mob=L.mob,p2='P2A' if p is not None and p.kind=='person' else 'P2M',mcc='0000' if p is not None and p.kind=='person' else S.choice(['5411','5499','5812','5912','7299']),hv=L.holder.lower().replace(' ','')[:12],qs='',bk=L.bank['name'])
        for k in (6,8,10,12,14,15,16,18,20,22,24,25,30): f['n%d'%k]=up[:k].strip(); f['v%d'%k]=vpa[:k]; f['r%d'%k]=rm[:k]; f['h%d'%k]=f['h'][:k].strip(); f['t%d'%k]=n.title()[:k].strip(); f['bn%d'%k]=f['bn'][:k]
        if chan in('ach','si') or (chan=='tr' and x and x.get('raw')) or (x and str(x.get('raw','')).startswith('RD')):
            for k in (6,7,8,9,10,12): f['q%d'%k]=sq(k)
        if chan=='int': f.update((x or {}).get('f',{}))
        if x and x.get('f'): f.update(x['f'])
        if not rm and chan=='upi': f['rm']=L.bank.get('norm',r.choice(['UPI','Payment','NA','Pay to','']))
        s=' '.join(t.format(**f).split())
        ref={'upi':f['rrn'],'imps':f['rrn'],'neft':utr,'rtgs':utr,'ach':f['um'],'chq':chq,'pos':f['rrn'],'atm':f['q6']}.get(chan,L.bank.get('ref0','')) 
        if L.bank.get('refhash'): ref={'upi':'','imps':''}.get(chan,ref)
        return s,ref,(chq if chan=='chq' else '')
    # ---------- emit ----------
    def add(L,d,chan,di,p,amt,cat,acc=(),rm='',inc=None,opt=False,x=None,after=0,ob=None,fn=None,tag=None):
        if isinstance(p,str): p=Party(p)
        if d<L.start or d>L.end: return None
        if chan in('chq','cash') : d=wd(d)
        if d>L.end: return None
        L.seq+=1
        e=dict(d=d,s=(after,L.R.random() if not after else L.seq),chan=chan,di=di,p=p,a=round(amt*100) if amt is not None else None,cat=cat,acc=list(acc),rm=rm,inc=inc,opt=opt,x=x,ob=ob,fn=fn,tag=tag,k=L.seq)
        L.ev.append(e); return e
    # ---------- simulate ----------
    def run(L):
        L.ev.sort(key=lambda e:(e['d'],e['s']))
        bal=L.opening; rows=[]; L.skipped=0; prod=0; last=L.start; acc=0.0
        evs=list(L.ev)
        if L.rate:
            for y,m in L.months:
                if m in L.bank.get('intm',(3,6,9,12)):
                    dd=day(y,m,31); dd=dd if L.bank.get('intlast',1) else day(y,m,30)
                    evs.append(dict(d=dd,s=(9,0),chan='int',di='c',p=None,a='int',cat='INT',acc=[],rm='',inc=('incidental',),opt=False,x=None,ob=None,fn=None,tag=None,k=-1))
            evs.sort(key=lambda e:(e['d'],e['s']))
        qstart=L.start
        for e in evs:
            nd=(e['d']-last).days
            if nd>0: acc+=max(bal,0)*nd*L.rate/36500; last=e['d']
            if e['a']=='int':
                a=round(acc+max(bal,0)*L.rate/36500); acc=0.0
                a=a//100*100 if not L.bank.get('intp',0) else a
                e['x']={'f':dict(i1=qstart.strftime('%d-%m-%Y'),i2=e['d'].strftime('%d-%m-%Y'))}; qstart=e['d']+dt.timedelta(1)
                if a<=0: continue
            elif e['fn']: 
                a=e['fn'](bal)
                if not a: continue
                a=round(a*100)
            else: a=e['a']
            if e['di']=='d':
                if e['opt'] and bal-a<L.floor*100: L.skipped+=1; continue
                if bal-a<0 and not L.od and e['tag']!='bp': raise Exception('%s neg %s %s %s bal %s'%(L.kind,e['d'],e['p'] and e['p'].name,a/100,bal/100))
            nb=bal+(a if e['di']=='c' else -a); bal=nb
            if e['chan']=='rtgs' and a<20000000: e['chan']='neft'
            s,ref,chq=L.nar(e['d'],e['chan'],e['di'],e['p'],e['rm'],e['x'])
            rows.append(dict(e,a=a,bal=bal,nar=s,ref=ref,chq=chq,vd=wd(e['d']+dt.timedelta(1)) if e['chan']=='chq' and e['di']=='c' else e['d']))
        L.rows=rows
    # ---------- truth ----------
    def eod(L):
        out={};i=0;b=L.opening;d=L.start
        while d<=L.end:
            while i<len(L.rows) and L.rows[i]['d']==d: b=L.rows[i]['bal']; i+=1
            out[d]=b; d+=dt.timedelta(1)
        return out
    def fullmonths(L): return [(y,m) for y,m in L.months if day(y,m,31)<=L.end]
    def mtot(L,kind,fm):
        t=[0]*len(fm)
        for r in L.rows:
            if r['inc'] and r['inc'][0]==kind:
                mm=r['inc'][1] if len(r['inc'])>1 and r['inc'][1] else (r['d'].year,r['d'].month)
                if mm in fm: t[fm.index(mm)]+=r['a']/100
        return t
    def truth(L):
        fm=L.fullmonths(); comps=[]; lo=hi=mid=0.0
        MARG=dict(trade=.10,prof=.5,gig=.7,rent=.7,agri=.4)
        kinds=[]
        for r in L.rows:
            if r['inc'] and r['inc'][0] not in kinds: kinds.append(r['inc'][0])
        for k in kinds:
            t=L.mtot(k,fm)
            if k in('salary','pension','salary2'):
                paid=[v for v in t if v>0]; l6=paid[-6:]; med=st.median(l6); v=med
                cut=len(paid)>3 and st.mean(paid[-2:])<=.8*st.median(paid[:-2][-6:])
                if cut: v=min(med,st.mean(paid[-2:]))
                v=v*len(paid)/len(fm)
                a=b=v
                al=[st.median(paid),st.mean(l6),med] if not cut else [v]
                lastpay=max(r['d'] for r in L.rows if r['inc'] and r['inc'][0]==k)
                c=dict(kind=k,amount=round(v,2))
                if (L.end-lastpay).days>45:
                    L.extra['income_if_not_zeroed']=[round(med,2),round(med*len(paid)/len(fm),2)]; v=a=b=0; c['amount']=0; c['stopped']=True
                comps.append(c)
                if k=='salary2': c['holder']='second'; L.extra['_second']=v; continue
            elif k in('trade','prof','gig','rent'):
                g=MARG[k]; cs=[st.mean(t)*g,st.median(t)*g,st.mean(t[-6:])*g,st.median(t[-6:])*g]
                v=cs[0]; a,b=min(cs),max(cs); comps.append(dict(kind=k,amount=round(v,2),gross_monthly=round(st.mean(t),2),margin=g))
            elif k=='agri':
                v=a=b=sum(t)*.4/len(fm); comps.append(dict(kind=k,amount=round(v,2),margin=.4))
            elif k in('interest','dividend'):
                v=a=b=sum(t)/len(fm); comps.append(dict(kind=k,amount=round(v,2)))
            elif k=='incidental':
                comps.append(dict(kind='interest',amount=round(sum(t)/len(fm),2),incidental=True))
                if L.kind!='interest_retiree': continue
                v=b=sum(t)/len(fm); a=0
            else: continue
            mid+=v; lo+=a; hi+=b
        inc=round(mid,2); rng=[round(lo,2),round(hi,2)]
        rr=L.extra.pop('income_low',None); 
        if rr is not None: rng[0]=min(rng[0],round(rr(rng) if callable(rr) else rr,2))
        rr=L.extra.pop('income_high',None)
        if rr is not None: rng[1]=max(rng[1],round(rr(rng) if callable(rr) else rr,2))
        # obligations
        obs=[]; ol=oh=om=0.0
        by={}
        for i,r in enumerate(L.rows):
            if r['ob']: by.setdefault(r['ob'],[]).append(r)
        L.obl=[o for o in L.obl if o['id'] in by or o.get('amount') is not None]
        for o in L.obl:
            rs=by.get(o['id'],[]); k=o['kind']; a=b=None
            if o.get('amount') is not None: v=o['amount']; a,b=o.get('range',[v,v])
            elif k=='card':
                x=[r['a']/100 for r in rs][-6:]; 
                if (L.end-rs[-1]['d']).days>45: continue
                v=st.mean(x)*.05; a,b=min(x)*.05,max(x)*.05
            elif k=='bnpl':
                x=[r['a']/100 for r in rs][-6:]; v=st.mean(x); a,b=0,max(x)
                if (L.end-rs[-1]['d']).days>45: continue
            elif k=='od_interest':
                x=[r['a']/100 for r in rs][-6:]; v=st.mean(x); a,b=min(v,st.mean([r['a']/100 for r in rs])),max(v,st.mean([r['a']/100 for r in rs]))
            elif k=='kcc': v=sum(r['a'] for r in rs)/1200; a=b=v
            elif k=='gold_interest': v=sum(r['a'] for r in rs)/100/len(fm); a=b=v
            elif k=='weekly': 
                x=[r['a']/100 for r in rs]; v=x[-1]*52/12; a,b=min(v,x[-1]*4),max(v,x[-1]*5)
            else:
                if (L.end-rs[-1]['d']).days>45 or o.get('closed'): continue
                v=a=b=rs[-1]['a']/100
            a=v if a is None else a; b=v if b is None else b
            obs.append(dict(name=o['name'],kind=k,monthly=round(v,2),estimated=bool(o.get('est')))); om+=v; ol+=a; oh+=b
        e=L.eod(); pts=[max(v,0) for d,v in e.items() if d.day in(1,5,10,15,20,25) and (d.year,d.month) in fm[-6:]]
        abb6=round(st.mean(pts)/100,2)
        emi=100000*(.16/12)/(1-(1+.16/12)**-24)
        foir=(om+emi)/inc if inc>0 else 9.99
        bad=[f for f in L.flags if f not in('info',)]
        good=inc>=20000 and foir<=(.65 if inc>=75000 else .5) and (L.od or abb6>=1.1*emi) and not L.bounces and not bad
        loaded=bool(L.extra.pop('loaded',bool(bad)))
        risk=L.extra.pop('risk','good' if good else('bad' if loaded else 'neutral'))
        if L.manual is not None: good=L.manual
        acc=[]
        rows=[]
        for r in L.rows:
            q=dict(date=r['d'].isoformat(),amount='%.2f'%(r['a']/100),direction='credit' if r['di']=='c' else 'debit',narration=r['nar'],category=C[r['cat']])
            if r['acc']: q['accept']=[C[r['cat']]]+[C[z] for z in r['acc'] if z!=r['cat']]
            q['balance']='%.2f'%(r['bal']/100); rows.append(q)
        id_='fourth-%06d-%s-%s'%(L.no,L.kind,L.bank['id'])
        T=dict(id=id_,kind=L.kind,layout=L.bank['id'],bank=L.bank['name'],holder=L.holder,holders=[L.holder]+([L.second] if L.second else []),applicant=L.extra.pop('applicant',L.holder),account_no=L.acno,account_type=L.acct_type,
          ifsc=L.bank['ifsc'],period_from=L.start.isoformat(),period_to=L.end.isoformat(),as_of=L.as_of.isoformat(),full_months_start='%d-%02d'%fm[0],full_months_end='%d-%02d'%fm[-1],full_months=len(fm),print_order=L.bank['o'].get('order','old') ,
          opening='%.2f'%(L.opening/100),closing='%.2f'%(L.rows[-1]['bal']/100),monthly_income=inc,income_range=rng,income_components=comps,monthly_obligations=round(om,2),obligations_range=[round(ol,2),round(oh,2)],obligations=obs,
          disbursals=[i for i,r in enumerate(L.rows) if r['tag']=='disb'],bounces=L.bounces,is_good_customer=bool(good),is_loaded=loaded,risk=risk,flags=L.flags,abb6=abb6,notes=L.notes)
        T['print_order']='newest_first' if L.bank['o'].get('order')=='new' else 'oldest_first'
        s2=L.extra.pop('_second',None)
        tr=[r for r in L.rows if r['inc'] and r['inc'][0] in('trade','circ') and (r['d'].year,r['d'].month) in fm]
        if any(r['inc'][0]=='trade' for r in tr):
            q=lambda f:round(sum(r['a'] for r in tr if f(r))/100/len(fm)*.1,2)
            T['income_alternatives']=dict(without_cash=q(lambda r:r['inc'][0]=='trade' and r['cat']!='CIN'),without_persons=q(lambda r:r['inc'][0]=='trade' and not(r['p'] and r['p'].kind=='person')),with_circular=q(lambda r:True))
        if s2 is not None: T['household_income']=round(inc+s2,2)
        if L.od:
            lim=L.od['limit']*100; u={d.isoformat():round(max(0,-v)/lim,4) for d,v in e.items()}
            T['od']=dict(limit=L.od['limit'],drawing_power=L.od.get('dp',L.od['limit']),average_utilisation=round(st.mean(u.values()),4),peak_utilisation=max(u.values()),days_over=sum(1 for v in e.values() if -v>min(lim,L.od.get('dp',L.od['limit'])*100)),utilisation_by_day=u)
        T.update(L.extra); T['foir_100k']=round(foir,4); T['rows']=rows
        return T
# ---------------- PDF ----------------
def wrapc(s,font,sz,w,mode):
    if mode=='clip':
        while SW(s,font,sz)>w: s=s[:-1]
        return [s]
    out=[]
    if mode=='char':
        cur=''
        for ch in s:
            if SW(cur+ch,font,sz)>w: out.append(cur.strip()); cur=ch.lstrip()
            else: cur+=ch
        out.append(cur.strip()); return [o for o in out if o] or ['']
    cur=''
    toks=[]
    for wdx in s.split(' '):
        toks.append(wdx)
    for t in toks:
        c=(cur+' '+t) if cur else t
        if SW(c,font,sz)<=w: cur=c; continue
        if cur: out.append(cur); cur=''
        while SW(t,font,sz)>w:
            k=len(t)
            while SW(t[:k],font,sz)>w: k-=1
            # prefer a break after / or -
            j=max(t.rfind('/',0,k),t.rfind('-',0,k)); k=j+1 if j>k*0.5 else k
            out.append(t[:k]); t=t[k:]
        cur=t
    if cur: out.append(cur)
    return out or ['']
def hexc(c): return colors.HexColor(c)
def draw(L,T,path):
    B=L.bank; o=B['o']; font=o.get('font','Helvetica'); fb=BOLD[font]; sz=o.get('sz',7.5); lead=sz*o.get('lead',1.22)
    ps=o.get('page','A4'); P={'A4':A4,'A4L':landscape(A4),'LT':LETTER}[ps]; W,H=P
    cv=canvas.Canvas(path,pagesize=P,invariant=0,pageCompression=1)
    cv.setTitle(o.get('title','Account Statement')); cv.setAuthor(B['name']); pr_=random.Random(B['id']).choice([('iText 2.1.7 by 1T3XT','JasperReports Library version 6.20.0'),('Apache FOP Version 2.3','Apache FOP Version 2.3'),('OpenPDF 1.3.26','JasperReports Library'),('iText 5.5.13 (AGPL-version)','Finacle Reports'),('Oracle BI Publisher 12.2.1.4.0',''),('PDFsharp 1.50.5147 (www.pdfsharp.com)',''),('Crystal Reports','Crystal Reports')]); cv.setProducer(pr_[0]); cv.setCreator(pr_[1]); cv.setSubject(''); 
    ad=T['as_of'].replace('-','')
    import reportlab.pdfbase.pdfdoc as pd
    cv._doc.info.invariant=0
    cols=[]
    for c in o['cols'].split('|'):
        k,h,w=c.split(':'); cols.append([k,h,float(w)])
    tw=sum(c[2] for c in cols); mx=(W-tw)/2; assert mx>=8,(B['id'],W,tw)
    xs=[];x=mx
    for c in cols: xs.append(x); x+=c[2]
    col=hexc(o.get('col','#1a3c6e')); pad=2.5
    RIGHT={'dr','cr','amt','bal','amtx','amts'}
    rows=list(L.rows); 
    new=o.get('order')=='new'
    pr=[]; TM=[]; dc={}; seen={}
    for r in rows: dc[r['d']]=dc.get(r['d'],0)+1
    for i,r in enumerate(rows):
        seen[r['d']]=seen.get(r['d'],0)+1; mi=int(7*60+50+(i*37)%41+ (13*60)*(seen[r['d']]-.5)/dc[r['d']]); TM.append('%02d:%02d'%(mi//60,mi%60))
    for i,r in enumerate(rows): pr.append((i,r))
    if new: pr.reverse()
    page=[0]; y=[0]
    st_=o.get('head',1)
    numst=o.get('num','in'); z=o.get('zero','')
    def balf(b):
        s=inr(b,numst); f=o.get('bs','')
        if f: return s+(f if b>=0 else f.replace('C','D').replace('c','d') if 'c' in f.lower() else f)
        return ('-' if b<0 else '')+s
    def balsuffix(b):
        f=o.get('bs','')
        if f: return inr(b,numst)+(f if b>=0 else {' CR':' DR','CR':'DR',' Cr':' Dr','Cr':'Dr',' Cr.':' Dr.','(Cr)':'(Dr)',' C':' D'}[f])
        return ('-' if b<0 else '')+inr(b,numst)
    tot_d=sum(r['a'] for r in rows if r['di']=='d'); tot_c=sum(r['a'] for r in rows if r['di']=='c')
    nd=sum(1 for r in rows if r['di']=='d'); nc=len(rows)-nd
    df=o.get('df','%d/%m/%Y')
    def text(x,y_,s,f=font,s_=None,c=colors.black,al='l',maxw=None):
        s_=s_ or sz
        if maxw:
            while SW(s,f,s_)>maxw and s_>4.5: s_-=.25
        cv.setFont(f,s_); cv.setFillColor(c)
        {'l':cv.drawString,'r':cv.drawRightString,'c':cv.drawCentredString}[al](x,y_,s)
    def fd(d): return d.strftime(df)
    addr=[a.strip() for a in L.addr.split(';')]
    info=[('Account Number',L.acno),('Account Type',o.get('atype',L.acct_type)),('IFSC',B['ifsc']),('Branch',B['branch']),('Customer ID',L.cif),('Statement Period','%s to %s'%(fd(L.start),fd(L.end)))]
    if L.od: info+=[('Sanctioned Limit',inr(L.od['limit']*100,numst)),('Drawing Power',inr(L.od.get('dp',L.od['limit'])*100,numst))]
    lab=o.get('lab',{})
    info=[(lab.get(a,a),b) for a,b in info]
    def header():
        page[0]+=1; first=page[0]==1
        Y=H-30
        if first or o.get('hdr','all')=='all':
            if st_==1:
                text(mx,Y,B['name'],fb,14,col); text(mx+tw,Y,o.get('title','Account Statement'),fb,10,colors.black,'r'); Y-=16
                cv.setStrokeColor(col); cv.setLineWidth(1); cv.line(mx,Y+6,mx+tw,Y+6); Y-=8
                l=[L.holder+(' / '+L.second if L.second else '')]+addr
                for i in range(max(len(l),len(info))):
                    if i<len(l): text(mx,Y,l[i],fb if i==0 else font,8)
                    if i<len(info): text(mx+tw*.52,Y,info[i][0],font,8); text(mx+tw*.52+95,Y,': '+info[i][1],font,8,maxw=tw*.48-96)
                    Y-=11
            elif st_==2:
                text(W/2,Y,B['name'].upper(),fb,13,col,'c'); Y-=12; text(W/2,Y,'Branch : '+B['branch'],font,8,colors.black,'c'); Y-=14
                text(W/2,Y,o.get('title','STATEMENT OF ACCOUNT'),fb,9.5,colors.black,'c'); Y-=14
                kv=[('Name',L.holder)]+([('Joint Holder',L.second)] if L.second else [])+[('Address',', '.join(addr))]+info
                for a,b in kv: text(mx,Y,a,font,8); text(mx+95,Y,': '+b,font,8,maxw=tw-100); Y-=10.5
            elif st_==3:
                cv.setFillColor(col); cv.rect(mx,Y-14,tw,24,fill=1,stroke=0); text(mx+6,Y-7,B['name'],fb,12,colors.white); text(mx+tw-6,Y-7,o.get('title','Statement of account'),font,9,colors.white,'r'); Y-=30
                text(mx,Y,L.holder.upper(),fb,9); 
                if L.second: text(mx+tw*.35,Y,'Joint Holder: '+L.second.upper(),font,8)
                Y-=11
                for a in addr: text(mx,Y,a,font,8); Y-=10
                Y-=3; half=(len(info)+1)//2
                for i in range(half):
                    for j,xx in((i,mx),(i+half,mx+tw/2)):
                        if j<len(info): text(xx,Y,info[j][0]+':',fb,7.5); text(xx+92,Y,info[j][1],font,7.5,maxw=tw/2-95)
                    Y-=10.5
            elif st_==4:
                text(mx+tw,Y,B['name'],fb,12,col,'r'); Y-=10; text(mx+tw,Y,B['branch']+' | IFSC '+B['ifsc'],font,7,colors.black,'r'); Y-=4
                Y-=8; text(mx,Y,'To,',font,8); Y-=10; text(mx,Y,o.get('mr','')+L.holder,fb,8.5); Y-=10
                if L.second: text(mx,Y,'& '+L.second,fb,8.5); Y-=10
                for a in addr: text(mx,Y,a,font,8); Y-=10
                Y-=4; text(mx,Y,'%s for A/c No. %s (%s) for the period %s - %s'%(o.get('title','Statement'),L.acno,o.get('atype',L.acct_type),fd(L.start),fd(L.end)),fb,8.2,maxw=tw); Y-=11
                text(mx,Y,'Customer No. %s     Currency INR     Date of issue %s'%(L.cif,fd(L.as_of)),font,7.5); Y-=10
                if L.od: text(mx,Y,'Limit : %s   Drawing Power : %s'%(inr(L.od['limit']*100),inr(L.od.get('dp',L.od['limit'])*100)),font,7.5); Y-=10
            elif st_==5: # dot matrix
                text(mx,Y,B['name'].upper(),fb,10); text(mx+tw,Y,'PAGE NO : %d'%page[0],font,8,colors.black,'r'); Y-=11
                text(mx,Y,'BRANCH : '+B['branch'].upper(),font,8); text(mx+tw,Y,'DATE : '+fd(L.as_of),font,8,colors.black,'r'); Y-=11
                text(mx,Y,'STATEMENT OF ACCOUNT FROM %s TO %s'%(fd(L.start),fd(L.end)),font,8); Y-=11
                text(mx,Y,'A/C NO : %s   TYPE : %s   CUST ID : %s'%(L.acno,o.get('atype',L.acct_type).upper(),L.cif),font,8,maxw=tw); Y-=11
                text(mx,Y,'NAME   : '+L.holder.upper()+(' AND '+L.second.upper() if L.second else ''),font,8); Y-=11
                if first: text(mx,Y,'ADDR   : '+', '.join(addr).upper(),font,8,maxw=tw); Y-=11
                if L.od: text(mx,Y,'SANCTION LIMIT : %s   DRAWING POWER : %s'%(inr(L.od['limit']*100),inr(L.od.get('dp',L.od['limit'])*100)),font,8); Y-=11
            if o.get('summ') and first:
                Y-=4; cs=[('Opening Balance',balsuffix(L.opening)),('Total Debits (%d)'%nd,inr(tot_d,numst)),('Total Credits (%d)'%nc,inr(tot_c,numst)),('Closing Balance',balsuffix(rows[-1]['bal']))]
                w=tw/4
                for i,(a,b) in enumerate(cs): text(mx+i*w,Y,a,fb,7.2); text(mx+i*w,Y-10,b,font,7.8)
                Y-=22
            Y-=4
        elif o.get('hdr')=='slim': text(mx,Y,B['name']+'  -  A/c '+L.acno,font,7,colors.grey); text(mx+tw,Y,'Page %d'%page[0],font,7,colors.grey,'r'); Y-=14
        if first or o.get('colhdr','all')=='all':
            hh=max(len(wrapc(c[1],fb,sz,c[2]-2*pad,'word')) for c in cols)*lead+4
            if o.get('hbg'): cv.setFillColor(hexc(o['hbg'])); cv.rect(mx,Y-hh,tw,hh,fill=1,stroke=0)
            if font in('Courier','LMono') and o.get('dash'): 
                cv.setDash(2,2); cv.setStrokeColor(colors.black); cv.setLineWidth(.5); cv.line(mx,Y,mx+tw,Y); cv.line(mx,Y-hh,mx+tw,Y-hh); cv.setDash()
            for (k,h,w),xx in zip(cols,xs):
                for i,ln in enumerate(wrapc(h,fb,sz,w-2*pad,'word')):
                    tc=colors.white if o.get('hbg') and o.get('hw') else colors.black
                    if k in RIGHT: text(xx+w-pad,Y-sz-1-i*lead,ln,fb,sz,tc,'r')
                    else: text(xx+pad,Y-sz-1-i*lead,ln,fb,sz,tc)
            if o.get('grid','lines')=='box': cv.setStrokeColor(colors.grey); cv.setLineWidth(.4); cv.rect(mx,Y-hh,tw,hh); [cv.line(xx,Y,xx,Y-hh) for xx in xs[1:]]
            elif o.get('grid','lines')=='lines': cv.setStrokeColor(col); cv.setLineWidth(.8); cv.line(mx,Y-hh,mx+tw,Y-hh)
            Y-=hh
        y[0]=Y-(0 if o.get('grid')=='box' else 3)
    bot=44
    def foot():
        if o.get('foot'): text(W/2,24,o['foot'],font,6,colors.grey,'c',maxw=tw)
        if st_!=5 and o.get('pn',1): text(mx+tw,14,{1:'Page %d','of':'Page No. %d'}.get(o.get('pn',1),'Page %d')%page[0],font,6.5,colors.grey,'r')
    def plain(label,b,datecell=''):
        hgt=lead+o.get('gap',4)
        for (k,h,w),xx in zip(cols,xs):
            if k=='narr': text(xx+pad,y[0]-sz,label,fb if o.get('ob') else font,sz)
            if k=='bal': text(xx+w-pad,y[0]-sz,balsuffix(b),font,sz,colors.black,'r')
            if k=='date' and datecell: text(xx+pad,y[0]-sz,datecell,font,sz)
        if o.get('grid')=='box': cv.setStrokeColor(colors.grey); cv.setLineWidth(.4); cv.rect(mx,y[0]-hgt,tw,hgt); [cv.line(xx,y[0],xx,y[0]-hgt) for xx in xs[1:]]
        y[0]-=hgt
    header()
    if o.get('open') and not new: plain(o['open'],L.opening,fd(L.start) if o.get('opendate') else '')
    lastd=None; n=0
    for pi,(i,r) in enumerate(pr):
        cells={}
        n+=1; a=inr(r['a'],numst); dbt=r['di']=='d'
        dtxt=fd(r['d'])
        if o.get('dateonce') and r['d']==lastd: dtxt=''
        bt=balsuffix(r['bal'])
        if o.get('dayend') and pi+1<len(pr) and pr[pi+1][1]['d']==r['d']: bt=''
        for k,h,w in cols:
            cells[k]={'sno':str(n),'date':dtxt,'vdate':r['vd'].strftime(o.get('vdf',df)),'narr':r['nar'],'ref':r['ref'],'chq':r['chq'] or o.get('chq0',''),'dr':a if dbt else z,'cr':z if dbt else a,'amt':a,
             'drcr':o.get('marks','DR CR').split()[0 if dbt else 1],'amtx':a+o.get('ax',' Dr| Cr').split('|')[0 if dbt else 1],'amts':('-' if dbt else o.get('plus',''))+a,'bal':bt,'br':o.get('br','%04d'%(int(L.cif)%9999)),'tm':TM[i],'code':{'upi':'UPI','imps':'IMPS','neft':'NEFT','rtgs':'RTGS','ach':'ACH','chq':'CLG','cash':'CSH','atm':'ATM','pos':'POS','chg':'CHG','int':'INT'}.get(r['chan'],'TRF')}[k]
        lines={}
        for k,h,w in cols:
            m=o.get('wrap','word') if k=='narr' else ('char' if k in('ref',) else 'one')
            if m=='one': lines[k]=[cells[k]]; assert SW(cells[k],font,sz)<=w-1,(B['id'],k,cells[k],w)
            else: lines[k]=wrapc(cells[k],font,sz,w-2*pad,m)
        hgt=max(len(v) for v in lines.values())*lead+o.get('gap',4)
        if y[0]-hgt<bot:
            if o.get('cf') and not new: plain('Carried Forward' if o['cf']==1 else o['cf'][0],prevb)
            foot(); cv.showPage(); header()
            if o.get('cf') and not new: plain('Brought Forward' if o['cf']==1 else o['cf'][1],prevb)
            if o.get('dateonce') and cells['date']=='' : cells['date']=fd(r['d']); lines['date']=[fd(r['d'])]
        if o.get('grid')=='zebra' and n%2==0: cv.setFillColor(hexc(o.get('zc','#f0f4f8'))); cv.rect(mx,y[0]-hgt,tw,hgt,fill=1,stroke=0)
        for (k,h,w),xx in zip(cols,xs):
            off=0
            if o.get('mid') : off=(hgt-o.get('gap',4)-len(lines[k])*lead)/2
            for j,ln in enumerate(lines[k]):
                yy=y[0]-sz-j*lead-off-(1 if o.get('grid')=='box' else 0)
                c=colors.black
                if o.get('tint') and k in('dr','cr','amts','amtx'): c=hexc('#b00020') if dbt else hexc('#0a7a2f')
                if k in RIGHT: text(xx+w-pad,yy,ln,font,sz,c,'r')
                else: text(xx+pad,yy,ln,font,sz,c)
        if o.get('grid')=='box': cv.setStrokeColor(colors.grey); cv.setLineWidth(.4); cv.rect(mx,y[0]-hgt,tw,hgt); [cv.line(xx,y[0],xx,y[0]-hgt) for xx in xs[1:]]
        elif o.get('grid')=='hair': cv.setStrokeColor(colors.lightgrey); cv.setLineWidth(.3); cv.line(mx,y[0]-hgt+1,mx+tw,y[0]-hgt+1)
        y[0]-=hgt; lastd=r['d']; prevb=r['bal']
    if o.get('open') and new: plain(o['open'],L.opening)
    if y[0]<bot+60: foot(); cv.showPage(); header()
    if o.get('close'): plain(o['close'],rows[-1]['bal'])
    if o.get('tot'):
        y[0]-=8; text(mx,y[0],'%s  Debits: %d  Rs.%s   Credits: %d  Rs.%s   Closing Balance: Rs.%s'%(o['tot'],nd,inr(tot_d,numst),nc,inr(tot_c,numst),balsuffix(rows[-1]['bal'])),fb,7.5,maxw=tw); y[0]-=12
    if o.get('end'): y[0]-=6; text(W/2,y[0],o['end'],font,7,colors.grey,'c',maxw=tw)
    foot()
    cv.save()
    # CreationDate = day of issue
    b=open(path,'rb').read()
    import re
    hh='%02d%02d%02d'%(10+L.no%8,L.no%60,(L.no*7)%60)
    b2=re.sub(rb'/(CreationDate|ModDate) \(D:\d{14}([^)]*)\)',lambda m:b'/'+m.group(1)+b' (D:'+(ad+hh).encode()+m.group(2)+b')',b)
    assert len(b2)==len(b); open(path,'wb').write(b2)
