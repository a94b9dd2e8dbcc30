from core import *
from banks import B
ADDR={}
FN='Sandeep Kavitha Imran Lakshmi Rohit Sunita Arjun Meena Faisal Geeta Vikram Shalini Prakash Usha Naveen Rekha Gopal Nisha Harish Pooja Deepak Anita Manoj Farida Joseph Mary Suresh Latha Bikash Ruma Tarun Kiran Jaspreet Simran Dinesh Hema Yusuf Salma Ramesh Vani'.split()
LN={'w':'Jadhav Pawar Kulkarni Shinde Bhosale Gaikwad More Joshi Deshmukh'.split(),'n':'Sharma Verma Yadav Gupta Singh Chauhan Mishra Saini Rawat Bisht'.split(),'s':'Nair Pillai Reddy Gowda Shetty Murugan Rajan Iyer Thomas Hegde'.split(),'e':'Das Ghosh Mondal Roy Banerjee Paul Saha Jha Prasad Dutta'.split(),'g':'Patel Shah Desai Parmar Solanki Chaudhari Rathod Vaghela'.split()}
B4S='HDFC ICIC SBIN UTIB KKBK PUNB BARB CNRB UBIN YESB FDRL INDB'.split()
MERCH=[('Zepto Marketplace','zeptonow@ybl','MER',180,900,6),('Swiggy Limited','swiggy.stores@axb','MER',160,620,6),('Reliance Retail Ltd','relianceretail@icici','MER',240,2600,5),('Avenue Supermarts Ltd','dmart.pos@hdfcbank','MER',600,3800,4),
('Amazon Seller Services','amazonsellerservices@apl','MER',220,3200,5),('Meesho Technologies','meesho@ybl','MER',190,1100,3),('Sri Balaji Provision Stores','q338812907@ybl','MER',60,700,8),('Annapurna Bakery','paytmqr5x2k9a@ptys','MER',40,320,6),('Fresh Fruits Cart','9845012377@ptyes','MER',30,260,6),
('Apollo Pharmacy','apollopharmacy@axisbank','MER',120,1500,4),('City Medicals','bharatpe.90041882@fbpe','MER',80,900,4),('IRCTC Web','irctc@sbi','MER',220,1900,2),('Uber India Systems','uberindia@axisbank','MER',90,520,4),('HP Fuel Station','hpcl.31277@hdfcbank','FUEL',200,1600,5),('Indian Oil Dealer','iocl.pump@icici','FUEL',150,1500,4),
('Jio Prepaid Recharge','jio@citibank','UTIB',199,899,2),('Airtel Prepaid','airtelprepaid@icici','UTIL',199,799,2),('BookMyShow','bookmyshow@ybl','MER',240,1100,1),('Lenskart Solutions','lenskart@hdfcbank','MER',700,3500,1),('Myntra Designs','myntra@axis','MER',500,2800,2),('New Fashion Garments','paytmqr28100505@paytm','MER',300,2600,2),('Haldiram Sweets','haldiram.pos@icici','MER',120,700,3)]
MERCH=[tuple('UTIL' if z=='UTIB' else z for z in m) for m in MERCH]
MN={m[0] for m in MERCH}
def person(L,reg=None):
    r=L.R; n=r.choice(FN)+' '+r.choice(LN[reg or r.choice('wnseg')]); b=r.choice(B4S)
    u=n.lower().replace(' ',r.choice(['','.',''])); v=r.choice([u[:11]+str(r.randint(1,99)),'9'+str(r.randint(10**8,10**9-1))])+'@'+r.choice(['okhdfcbank','oksbi','okaxis','okicici','ybl','ibl','axl','ptsbi','paytm','upi'])
    return Party(n,v,b,kind='person')
ME=[]
def life(kind,bank,holder,reg='n',addr='',city='',**k):
    no=len(ME)+1
    L=Life(no,kind,B[bank],holder,no*37+11,addr=addr,city=city,**k); L.reg=reg; ME.append(L); return L
PA=['P2P','UNK','FAM','MER']
SH={'w':'Om Sai Kirana Stores|Jai Bhavani Medical|Balaji Vada Pav|Swami Samarth Dairy|Laxmi Hardware|Sai Collection|Mauli Bhojanalay|Royal Chicken Centre|Vaishnavi Ladies Wear|Shivneri Tea House',
'n':'Gupta General Store|Bansal Sweets|Sardar Ji Dhaba|Verma Medicos|Aggarwal Kiryana|Krishna Dairy|Punjab Cloth House|Pandit Chaat Bhandar|Khan Auto Works|Raj Mobile Point',
's':'Sri Murugan Stores|Nandini Milk Parlour|Sree Annapoorna Hotel|Al Baik Chicken|Lakshmi Medicals|Kavitha Textiles|Amma Unavagam|Saravana Super Market|Fathima Fancy|Best Bakery and Cool Bar',
'e':'Maa Tara Bhandar|Ghosh Misthanna|Paul Medical Hall|Annapurna Vastralaya|Das Variety Stores|New Royal Biryani|Saha Fish Centre|Biswakarma Hardware|Sarkar Electronics|Raju Cha Dokan',
'g':'Jay Jalaram Farsan|Shree Ganesh Provision|Umiya Medical Store|Khodal Kirana|Rajwadi Thali|Nilkanth Stationers|Ambika Novelty|Patel Pan Parlour|Mahadev Dairy|Gayatri Dresses'}
RURAL={'bupgb','kagb','rmgb','ippb','tdcc','apgvb','mehsana','kgb','csb','bandhan','ujjivan','uco'}
def shops(L):
    if not hasattr(L,'sh'):
        r=L.R; q=lambda k:''.join(r.choice('0123456789') for _ in range(k)); L.sh=[]
        for n in r.sample(SH[L.reg].split('|'),7):
            v=r.choice(['paytmqr'+q(8)+'@paytm','q'+q(9)+'@ybl','bharatpe.'+q(8)+'@fbpe','gpay-112'+q(8)+'@okbizaxis','paytm.s'+q(6)+'@pty',n.lower().replace(' ','')[:12]+'@sbi','9'+q(9)+'@ibl'])
            lo,hi=r.choice([(30,260),(50,600),(80,950),(120,1800)]); L.sh.append((n,v,'MER',lo,hi,r.randint(3,9)))
        base=MERCH if L.bank['id'] not in RURAL else [m for m in MERCH if m[0] in('Jio Prepaid Recharge','Airtel Prepaid','HP Fuel Station','Indian Oil Dealer','Meesho Technologies','Amazon Seller Services','IRCTC Web')]
        if L.bank['id'] not in RURAL: base=r.sample(base,13)
        L.sh=L.sh+[m for m in base if m[0] not in('Sri Balaji Provision Stores','Annapurna Bakery','Fresh Fruits Cart','City Medicals')]
        L.mb={m[0]:r.choice(['YESB','HDFC','ICIC','UTIB','SBIN']) for m in L.sh}
    return L.sh
def spend(L,budget,n=22,atm=.12,p2p=.1,pos=.2,jit=.12,skip=()):
    for (y,m) in L.months:
        if (y,m) in skip: continue
        r=L.R; tot=budget*r.uniform(1-jit,1+jit); s=0
        na=int(tot*atm/1500) 
        for _ in range(na):
            a=r.choice([500,1000,1000,2000,1500]); s+=a; L.add(day(y,m,r.randint(1,30)),'atm','d',None,a,'COUT',opt=True)
        np=r.randint(1,3) if p2p else 0
        for _ in range(np):
            a=max(50,round(tot*p2p/np*r.uniform(.5,1.4),-1)); s+=a; L.add(day(y,m,r.randint(1,30)),'upi','d',person(L,L.reg),a,'P2P',PA,rm=r.choice(['','','food','ok','split','loan return','shopping']) if 0 else r.choice(['','','food','ok','split']),opt=True)
        k=0
        while s<tot and k<n*2:
            mm=r.choices(shops(L),[q[5] for q in shops(L)])[0]; a=r.uniform(mm[3],mm[4]); a=round(a) if r.random()<.8 else round(a,2)
            a=min(a,max(40,round(tot-s)+40)); k+=1; s+=a
            ch='pos' if r.random()<pos and mm[2]!='UTIL' and 'qr' not in mm[1] and mm[0] in MN else 'upi'
            L.add(day(y,m,r.randint(1,30)),ch,'d',Party(mm[0],mm[1],L.mb[mm[0]]),a,mm[2],SPEND+['P2P'],opt=True)
def monthly(L,p,amt,dd,chan,di,cat,acc=(),rm='',inc=None,ob=None,start=None,end=None,jit=0,dj=0,opt=False,skip=(),x=None,fwd=None,rnd=0,every=1,tag=None):
    out=[]
    for i,(y,m) in enumerate(L.months):
        if start and (y,m)<start or end and (y,m)>end or (y,m) in skip or i%every: continue
        a=amt(i,y,m) if callable(amt) else amt
        if a is None: continue
        a=a*L.R.uniform(1-jit,1+jit) if jit else a; a=round(a,rnd) if jit else a
        d=day(y,m,dd+ (L.R.randint(0,dj) if dj else 0))
        if fwd=='b': d=wdb(d)
        elif fwd=='f': d=wd(d)
        rr=rm(i,y,m) if callable(rm) else rm
        out.append(L.add(d,chan,di,p,a,cat,acc,rm=rr,inc=(inc,(y,m)) if inc else None,ob=ob,opt=opt,x=x,tag=tag))
    return out
MON='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
def sal(L,p,amt,dd,chan='neft',rm='',inc='salary',acc=(),**k): return monthly(L,p,amt,dd,chan,'c','SAL',acc,rm=rm,inc=inc,**k)
def emi(L,name,amt,dd,chan='ach',start=None,end=None,kind='emi',skip=(),x=None,**k):
    id_=name+str(amt); L.obl.append(dict(id=id_,name=name,kind=kind)); return monthly(L,name,amt,dd,chan,'d','EMI',(),ob=id_,start=start,end=end,skip=skip,x=x,**k)
def card(L,name,lo,hi,dd,chan='upi',vpa=None,x=None,rm=''):
    L.obl.append(dict(id=name,name=name,kind='card')); return monthly(L,Party(name,vpa or 'cred.club@axisb','UTIB'),lambda i,y,m:round(L.R.uniform(lo,hi),2),dd,chan,'d','CARD',['MER','UTIL'] if vpa is None else (),ob=name,x=x,dj=3,rm=rm)
def rentpay(L,amt,dd,word=True):
    p=person(L,L.reg); monthly(L,p,amt,dd,'upi','d','RENT' if word else 'P2P',() if word else ['RENT','UNK','FAM','MER'],rm='rent' if word else '',dj=2)
def utils(L,elec,lo,hi,dd=14,more=True):
    monthly(L,Party(elec,''.join(c for c in elec.lower() if c.isalnum())[:10]+'@billdesk','ICIC'),lambda i,y,m:round(L.R.uniform(lo,hi)),dd,'upi','d','UTIL',SPEND,dj=4,opt=True)
    if more: monthly(L,Party('Airtel Broadband','airtelbroadband@icici','ICIC'),round(L.R.choice([589,706.82,824.82,943]),2),L.R.randint(6,12),'upi','d','UTIL',SPEND,opt=True)
def sip(L,name,amt,dd,**k): monthly(L,name,amt,dd,'ach','d','INV',(),opt=True,**k)
def ins(L,name,amt,mths,chan='ach'):
    for (y,m) in L.months:
        if m in mths: L.add(day(y,m,L.R.randint(8,20)),chan,'d',Party(name,'lic.premium@billdesk'),amt,'INS')
def cap(L,level,to='self',dd=12,name=None):
    for (y,m) in L.months:
        fn=lambda b:max(0,(b/100-level)//1000*1000) if b/100-level>3000 else 0
        d=day(y,m,dd)
        if to=='self': L.add(d,'neft','d',Party(L.holder,None,'SBIN'),None,'SELF',['P2P','INV'],rm='self',fn=fn,after=5)
        elif to=='fd': L.add(d,'chg','d',None,None,'FD',['INV','SELF'],fn=fn,after=5,x={'raw':'FD BOOKED {q12}' if name is None else name})
        elif to=='mf': L.add(d,'neft','d',Party('Indian Clearing Corporation Ltd',None,'ICIC'),None,'INV',(),rm='MF',fn=fn,after=5)
        elif to=='fam': L.add(d,'upi','d',person(L,L.reg),None,'P2P',PA,fn=fn,after=5)
        elif to=='cash': L.add(wd(d),'cash','d',None,None,'COUT',(),fn=fn,after=5)
def chg(L,what,amt,dd,mths=range(1,13),cat='CHG'):
    for (y,m) in L.months:
        if m in mths: L.add(day(y,m,dd),'chg','d',None,amt,cat,(),opt=True,x={'f':dict(what=what.format(m=MON[m-1].upper(),y=y%100))})
def minor(L):
    r=L.R; chg(L,r.choice(['SMS CHARGES QTR {m}{y} INCL GST','SMS ALERT CHGS {m} {y}','QTRLY SMS CHG+GST']),r.choice([17.7,14.75,20.65,29.5]),r.choice([1,2,5]),(1,4,7,10))
    if r.random()<.6: chg(L,r.choice(['DEBIT CARD ANNUAL FEE {y}','ATM CARD AMC CHGS','Debit Card AMC {m}{y}']),r.choice([177,236,147.5,295]),r.randint(3,25),(r.choice([1,2,5,7]),))
    if r.random()<.5 and L.acct_type=='Savings':
        y,m=r.choice(L.months); a=r.randint(2,9)*100+r.choice([0,49,99]); L.add(day(y,m,r.randint(4,26)),'upi','c',Party('Amazon Seller Services','amazonrefunds@apl','YESB'),a,'REF',['REV','MER','UNK'],rm='refund')
def friends(L,n,lo,hi):
    for _ in range(n):
        y,m=L.R.choice(L.months); L.add(day(y,m,L.R.randint(2,28)),'upi','c',person(L,L.reg),L.R.randint(lo//50,hi//50)*50,'P2P',['UNK','FAM','REF'],rm=L.R.choice(['','dinner','trip','thanks','']))
def drain(L,d,leave):
    L.add(d-dt.timedelta(1),'upi','d',person(L,L.reg),None,'P2P',PA,fn=lambda b:max(0,round(b/100-leave,0)) if b/100-leave>100 else 0,after=7)
def bounce(L,d,name,amt,form='pair',chgamt=590,ob=None,leave=850,cured=False,cd=1):
    drain(L,d,leave)
    if form=='pair':
        L.add(d,'ach','d',name,amt,'BNC',['EMI','REV'],after=-3,tag='bp'); L.add(d,'rev','c',name,amt,'BNC',['REV','REF','EMI'],after=-2)
    L.add(d+dt.timedelta(cd),'bch','d',name,chgamt,'BCH',['CHG','BNC'],after=-1)
    L.bounces.append(dict(date=d.isoformat(),amount=amt,party=name,form=form,cured=cured))
def trade(L,gross,mix,jit=.06):
    """mix: list of (share, fn(L,y,m,total))"""
    for (y,m) in L.months:
        t=gross*L.R.uniform(1-jit,1+jit)
        for sh,f in mix: f(L,y,m,t*sh)
def split(L,t,n,rnd=0):
    w=[L.R.uniform(.6,1.4) for _ in range(n)]; return [round(t*x/sum(w),rnd) for x in w]
def qr(p,n=24,nettled=True,word=''):
    def f(L,y,m,t):
        ds=sorted(L.R.sample(range(1,mlen(y,m)+1),min(n,mlen(y,m))))
        for d,a in zip(ds,split(L,t,len(ds),2)): L.add(D(y,m,d),p[1],'c',p[0],a,'BUS',(),rm=word,inc=('trade',))
    return f
def qrp(n):
    def f(L,y,m,t):
        for a in split(L,t,n): L.add(day(y,m,L.R.randint(1,31)),'upi','c',person(L,L.reg),max(10,a),'BUS',['P2P','UNK'],inc=('trade',))
    return f
def cashdep(n):
    def f(L,y,m,t):
        ds=set()
        while len(ds)<n: ds.add(wd(D(y,m,L.R.randint(1,27))))
        for d,a in zip(sorted(ds),split(L,t,n,-2)): L.add(d,'cash','c',None,a,'CIN',['BUS'],inc=('trade',))
    return f
def buyers(ps,n,chans=('neft','rtgs','chq')):
    def f(L,y,m,t):
        for a in split(L,t,n,0):
            ch=L.R.choice(chans)
            if ch=='rtgs' and a<200000: ch='neft'
            L.add(wd(day(y,m,L.R.randint(1,26))),ch,'c',L.R.choice(ps),a,'BUS',['UNK','P2P'] if ch=='chq' else (),inc=('trade',))
    return f
def suppliers(L,ps,frac_of,n,chans=('neft','upi'),cat='MER'):
    for (y,m) in L.months:
        t=frac_of*L.R.uniform(.96,1.03)
        for a in split(L,t,n):
            L.add(wd(day(y,m,L.R.randint(2,27))),L.R.choice(chans),'d',L.R.choice(ps),a,cat,['BUS','P2P','UNK'] if 0 else ['P2P','UNK'],opt=True)
def firm(*names): return [Party(n,None,b) for n,b in zip(names,['HDFC','ICIC','SBIN','UTIB','KKBK','BARB','PUNB','CNRB','UBIN','YESB']*3)]
def pmt(p,rate,n): r=rate/12; return p*r/(1-(1+r)**-n)
def newloan(L,d,p,amt,chan='neft',app=False,rm='',kind=None,x=None):
    L.add(d,chan,'c',p,amt,'LOAN',(),rm=rm,tag='disb',x=x,after=-4)
    n=p if isinstance(p,str) else p.name; c=pmt(amt,.26,18) if app else pmt(amt,.15,36)
    return dict(id='new'+n,name=n,kind=kind or('app_loan' if app else 'new_loan'),amount=round(c,2),range=[pmt(amt,.10,60),pmt(amt,.30,12 if app else 24)],est=True)
FM=lambda y,m:'%s %d'%(MON[m-1],y)
PM=lambda i,y,m:FM(y,m)
