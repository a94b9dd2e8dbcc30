import datetime as dt, random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.pdfbase.pdfmetrics import stringWidth as SW, registerFont
from reportlab.pdfbase.ttfonts import TTFont
import reportlab, os
fp=os.path.join(os.path.dirname(reportlab.__file__),'fonts')
registerFont(TTFont('Vera',fp+'/Vera.ttf')); registerFont(TTFont('VeraBd',fp+'/VeraBd.ttf'))
BOLD={'Helvetica':'Helvetica-Bold','Times-Roman':'Times-Bold','Courier':'Courier-Bold','Vera':'VeraBd'}
def lakh(p):
    neg=p<0; p=abs(p); r,c=divmod(p,100); s=str(r)
    if len(s)>3:
        h,t=s[:-3],s[-3:]; parts=[]
        while len(h)>2: parts.insert(0,h[-2:]); h=h[:-2]
        if h: parts.insert(0,h)
        s=','.join(parts)+','+t
    return ('-' if neg else '')+f"{s}.{c:02d}"
def west(p): return ('-' if p<0 else '')+f"{abs(p)//100:,}.{abs(p)%100:02d}"
def plain(p): return ('-' if p<0 else '')+f"{abs(p)//100}.{abs(p)%100:02d}"
def sfx(fmt,cr,dr): return lambda p: fmt(abs(p))+(cr if p>=0 else dr)
SBIM=lambda d: f"{d.day} {d:%b} {d.year}"
C=lambda k,t,w,a='l': (k,t,w,a)
LAY={
 'hdfc_a':dict(bank='HDFC',name='HDFC BANK',font='Helvetica',fs=7,dfmt='%d/%m/%y',money=west,bal=west,grid='v',hdr='split',size=A4,col=(0,.2,.45),prod='iText1.3.1 by lowagie.com',
   cols=[C('date','Date',46),C('narr','Narration',206),C('ref','Chq./Ref.No.',84),C('vdate','Value Dt',44),C('dr','Withdrawal Amt.',66,'r'),C('cr','Deposit Amt.',62,'r'),C('bal','Closing Balance',66,'r')],summary='hdfc',pad16=True,foot='HDFC BANK LIMITED  *Closing balance includes funds earmarked for hold and uncleared funds'),
 'hdfc_b':dict(bank='HDFC',name='HDFC Bank',font='Vera',fs=6.4,dfmt='%d/%m/%Y',money=lakh,bal=lakh,grid='h',hdr='card',size=A4,col=(.0,.25,.5),prod='Apache FOP Version 2.6',
   cols=[C('date','Txn Date',56),C('narr','Narration',270),C('dr','Withdrawals',68,'r'),C('cr','Deposits',68,'r'),C('bal','Closing Balance',76,'r')],summary='mini',zero='0.00'),
 'icici_a':dict(bank='ICIC',name='ICICI Bank',font='Helvetica',fs=6.8,dfmt='%d/%m/%Y',money=plain,bal=plain,grid='full',hdr='stack',size=landscape(A4),col=(.68,.2,.1),prod='iText 2.1.7 by 1T3XT',
   cols=[C('sno','S No.',34,'c'),C('vdate','Value Date',62,'c'),C('date','Transaction Date',74,'c'),C('chq','Cheque Number',70,'c'),C('narr','Transaction Remarks',280),C('dr','Withdrawal Amount (INR )',82,'r'),C('cr','Deposit Amount (INR )',82,'r'),C('bal','Balance (INR )',82,'r')],zero='0.0',summary='legend'),
 'icici_b':dict(bank='ICIC',name='ICICI Bank',font='Helvetica',fs=7.4,dfmt='%d-%m-%Y',money=lakh,bal=lakh,grid='none',hdr='split',size=A4,col=(.68,.2,.1),prod='OpenText Exstream',
   cols=[C('date','DATE',58),C('mode','MODE**',62),C('narr','PARTICULARS',232),C('cr','DEPOSITS',66,'r'),C('dr','WITHDRAWALS',72,'r'),C('bal','BALANCE',72,'r')],bf='B/F',summary='total'),
 'sbi_a':dict(bank='SBIN',name='STATE BANK OF INDIA',font='Helvetica',fs=7,dfmt=SBIM,money=lakh,bal=lakh,grid='full',hdr='list',size=A4,col=(.1,.2,.5),prod='JasperReports Library version 6.4.0',
   cols=[C('date','Txn Date',50),C('vdate','Value Date',50),C('narr','Description',170),C('ref','Ref No./Cheque No.',92),C('dr','Debit',64,'r'),C('cr','Credit',64,'r'),C('bal','Balance',70,'r')],opening=None,foot='**This is a computer generated statement and does not require a signature'),
 'sbi_b':dict(bank='SBIN',name='State Bank of India',font='Times-Roman',fs=7.6,dfmt='%d-%m-%Y',money=lakh,bal=sfx(lakh,'CR','DR'),grid='h',hdr='card',size=A4,col=(.15,.3,.6),prod='Oracle BI Publisher 12.2.1.4.0',
   cols=[C('date','Post Date',56),C('vdate','Value Date',56),C('narr','Description',196),C('chq','Cheque No/Reference',78),C('dr','Debit',62,'r'),C('cr','Credit',62,'r'),C('bal','Balance',74,'r')],zero='-',bf='BROUGHT FORWARD :',summary='sbi'),
 'axis_a':dict(bank='UTIB',name='AXIS BANK',font='Helvetica',fs=7.2,dfmt='%d-%m-%Y',money=plain,bal=plain,grid='v',hdr='split',size=A4,col=(.55,.05,.25),prod='iText 2.1.7 by 1T3XT',first=True,
   cols=[C('date','Tran Date',58),C('chq','Chq No',44),C('narr','Particulars',222),C('dr','Debit',66,'r'),C('cr','Credit',66,'r'),C('bal','Balance',72,'r'),C('init','Init. Br',34,'c')],opening='OPENING BALANCE',summary='axis'),
 'kotak_a':dict(bank='KKBK',name='Kotak Mahindra Bank',font='Helvetica',fs=7.2,dfmt='%d %b %Y',money=west,bal=west,grid='h',hdr='card',size=A4,col=(.85,.1,.15),prod='Apache FOP Version 2.3',
   cols=[C('sno','#',24),C('date','Date',58),C('narr','Description',190),C('ref','Chq/Ref. No.',90),C('dr','Withdrawal (Dr.)',68,'r'),C('cr','Deposit (Cr.)',64,'r'),C('bal','Balance',68,'r')],opening='Opening Balance',summary='kotak'),
 'kotak_b':dict(bank='KKBK',name='KOTAK MAHINDRA BANK LTD.',font='Courier',fs=6.9,dfmt='%d-%b-%y',money=lakh,bal=sfx(lakh,'(Cr)','(Dr)'),grid='none',hdr='list',size=A4,col=(0,0,0),prod='Crystal Reports',
   cols=[C('date','Date',52),C('narr','Narration',214),C('ref','Chq/Ref No',102),C('amt','Withdrawal (Dr)/ Deposit (Cr)',88,'r'),C('bal','Balance',92,'r')],amt=lambda p,d:lakh(p)+('(Dr)' if d=='debit' else '(Cr)'),bf='B/F',summary='kotak'),
 'pnb_a':dict(bank='PUNB',name='punjab national bank',font='Helvetica',fs=6.9,dfmt='%d/%m/%Y',money=plain,bal=sfx(plain,' Cr.',' Dr.'),grid='full',hdr='stack',size=A4,col=(.6,.1,.2),prod='JasperReports Library version 6.17.0',desc=True,
   cols=[C('tid','Txn No.',56),C('date','Txn Date',52),C('narr','Description',186),C('branch','Branch Name',56),C('chq','Cheque No.',42),C('dr','Dr Amount',54,'r'),C('cr','Cr Amount',54,'r'),C('bal','Balance',66,'r')]),
 'bob_a':dict(bank='BARB',name='Bank of Baroda',font='Helvetica',fs=7,dfmt='%d-%m-%Y',money=lakh,bal=lakh,grid='full',hdr='card',size=A4,col=(.95,.4,.1),prod='iText 5.5.13',
   cols=[C('sno','Serial No',34,'c'),C('date','Transaction Date',56,'c'),C('vdate','Value Date',54,'c'),C('narr','Description',176),C('chq','Cheque Number',46,'c'),C('dr','Debit',62,'r'),C('cr','Credit',62,'r'),C('bal','Balance',68,'r')],zero='-',opening='Opening Balance',summary='mini'),
 'canara_a':dict(bank='CNRB',name='Canara Bank',font='Helvetica',fs=7.2,dfmt='%d-%m-%Y',money=lakh,bal=lakh,grid='h',hdr='list',size=A4,col=(0,.4,.7),prod='iText 4.2.0 by 1T3XT',
   cols=[C('date','Date',62),C('narr','Particulars',256),C('cr','Deposits',72,'r'),C('dr','Withdrawals',72,'r'),C('bal','Balance',78,'r')],chqline=True,opening='Opening Balance',summary='canara'),
 'union_a':dict(bank='UBIN',name='Union Bank of India',font='Helvetica',fs=7.4,dfmt='%d/%m/%Y',money=lakh,bal=sfx(lakh,' (Cr)',' (Dr)'),grid='full',hdr='stack',size=A4,col=(.85,.1,.15),prod='OpenPDF 1.3.26',
   cols=[C('sno','S.No',28,'c'),C('date','Date',56),C('tid','Transaction Id',66),C('narr','Remarks',216),C('amt','Amount(Rs.)',88,'r'),C('bal','Balance(Rs.)',92,'r')],amt=lambda p,d:lakh(p)+(' (Dr)' if d=='debit' else ' (Cr)')),
 'indus_a':dict(bank='INDB',name='IndusInd Bank',font='Vera',fs=6.4,dfmt='%d %b %Y',money=west,bal=west,grid='h',hdr='split',size=A4,col=(.5,.1,.1),prod='PDFlib+PDI 9.3.1',
   cols=[C('date','Date',62),C('mode','Type',64),C('narr','Description',202),C('dr','Debit',66,'r'),C('cr','Credit',66,'r'),C('bal','Balance',76,'r')],zero='-',bf='Brought Forward',cf='Carried Forward'),
 'yes_a':dict(bank='YESB',name='YES BANK',font='Helvetica',fs=7,dfmt='%Y-%m-%d',money=lakh,bal=lakh,grid='full',hdr='card',size=A4,col=(0,.3,.6),prod='Aspose.PDF for Java 21.9',
   cols=[C('date','Transaction Date',58),C('vdate','Value Date',52),C('ref','Cheque No/Reference No',92),C('narr','Description',170),C('dr','Withdrawals',60,'r'),C('cr','Deposits',60,'r'),C('bal','Running Balance',66,'r')],opening='Opening Balance',summary='mini',holderlab='Primary Holder'),
 'idfc_a':dict(bank='IDFB',name='IDFC FIRST Bank',font='Helvetica',fs=7.2,dfmt='%d-%b-%Y',money=west,bal=sfx(west,' CR',' DR'),grid='h',hdr='top',size=A4,col=(.6,.1,.15),prod='JasperReports Library version 6.20.0',
   cols=[C('date','Transaction Date',64),C('vdate','Value Date',60),C('narr','Particulars',186),C('chq','Cheque No.',42),C('dr','Debit',62,'r'),C('cr','Credit',62,'r'),C('bal','Balance',76,'r')],opening='Opening Balance'),
 'federal_a':dict(bank='FDRL',name='FEDERAL BANK',font='Courier',fs=6.4,dfmt='%d-%b-%Y',money=west,bal=lambda p:west(abs(p)),grid='none',hdr='list',size=landscape(A4),col=(0,.2,.5),prod='Oracle Reports',
   cols=[C('date','Date',66),C('vdate','Value Date',66),C('narr','Particulars',250),C('mode','Tran Type',54),C('tid','Tran ID',66),C('chq','Cheque Details',70),C('dr','Withdrawals',72,'r'),C('cr','Deposits',72,'r'),C('bal','Balance',76,'r'),C('bsign','DR/CR',30,'c')],opening='Opening Balance',summary='grand'),
 'sib_a':dict(bank='SIBL',name='THE SOUTH INDIAN BANK LTD.',font='Helvetica',fs=7.4,dfmt='%d-%m-%y',money=west,bal=sfx(west,'Cr','Dr'),grid='v',hdr='stack',size=A4,col=(.7,.1,.1),prod='iText 2.1.5',
   cols=[C('date','DATE',52),C('narr','PARTICULARS',224),C('chq','CHQ.NO.',48),C('dr','WITHDRAWALS',70,'r'),C('cr','DEPOSITS',70,'r'),C('bal','BALANCE',82,'r')],bf='B/F',summary='total'),
 'au_a':dict(bank='AUBL',name='AU SMALL FINANCE BANK',font='Vera',fs=6.2,dfmt='%d %b %Y',money=lakh,bal=lakh,grid='h',hdr='top',size=A4,col=(.45,.15,.45),prod='wkhtmltopdf 0.12.5',
   cols=[C('date','Transaction Date',58),C('vdate','Value Date',58),C('narr','Description/Narration',176),C('ref','Chq/Ref No.',88),C('dr','Debit (Rs.)',58,'r'),C('cr','Credit (Rs.)',58,'r'),C('bal','Balance (Rs.)',66,'r')],zero='-',opening='Opening Balance'),
 'bandhan_a':dict(bank='BDBL',name='Bandhan Bank',font='Helvetica',fs=7.2,dfmt='%B%d, %Y',money=lakh,bal=lambda p:'INR'+lakh(p),grid='h',hdr='card',size=A4,col=(.1,.25,.5),prod='iText 7.1.9',
   cols=[C('date','Transaction Date',82),C('vdate','Value Date',82),C('narr','Description',186),C('amt','Amount',72,'r'),C('type','Dr / Cr',38,'c'),C('bal','Balance',90,'r')],amt=lambda p,d:'INR'+lakh(p),typ=('Dr','Cr'),opening='Opening Balance'),
 'idbi_a':dict(bank='IBKL',name='IDBI BANK',font='Helvetica',fs=6.9,dfmt='%d/%m/%Y',money=lakh,bal=lakh,grid='full',hdr='split',size=A4,col=(0,.45,.4),prod='BIRT Report Engine 4.8',desc=True,
   cols=[C('sno','Srl',26,'c'),C('dtime','Txn Date',54),C('vdate','Value Date',52),C('narr','Description',190),C('chq','Cheque No',44),C('type','CR/DR',32,'c'),C('ccy','CCY',26,'c'),C('amt','Amount (INR)',66,'r'),C('bal','Balance (INR)',70,'r')],amt=lambda p,d:lakh(p),typ=('Dr.','Cr.')),
 'coop_a':dict(bank='COOP',name='',font='Courier',fs=7.4,dfmt='%d/%m/%Y',money=plain,bal=sfx(plain,' Cr',' Dr'),grid='none',hdr='list',size=A4,col=(0,0,0),prod='FastReport',
   cols=[C('date','Date',64),C('narr','Particulars',206),C('chq','Inst.No',46),C('dr','Debit',72,'r'),C('cr','Credit',72,'r'),C('bal','Balance',88,'r')],opening='Opening Balance',summary='grand'),
}
COOPN=['SHRI SIDDHESHWAR NAGARI SAHAKARI BANK LTD.','THE KAVERI URBAN CO-OPERATIVE BANK LTD.','PUNE JANASEVA SAHAKARI BANK LTD.','THE SURAT VARACHHA CO-OP BANK LTD.']
def wrap(t,font,fs,w,mode):
    if SW(t,font,fs)<=w: return [t]
    out=[]
    if mode=='char':
        cur=''
        for ch in t:
            if SW(cur+ch,font,fs)>w: out.append(cur.strip()); cur=''
            cur+=ch
        if cur.strip(): out.append(cur.strip())
        return out
    toks=[]; cur=''
    for ch in t:
        cur+=ch
        if ch==' ' or (mode=='slash' and ch in '/-'): toks.append(cur); cur=''
    if cur: toks.append(cur)
    line=''
    for k in toks:
        if SW((line+k).rstrip(),font,fs)<=w: line+=k; continue
        if line.strip(): out.append(line.strip()); line=''
        while SW(k.rstrip(),font,fs)>w:
            j=len(k)
            while SW(k[:j],font,fs)>w: j-=1
            out.append(k[:j]); k=k[j:]
        line=k
    if line.strip(): out.append(line.strip())
    return out
STREET=['Plot 14, Shanti Vihar','Flat 302, Sai Residency','H No 7-1-22, Gandhi Nagar','12/A, Lake View Road','Ward No 6, Near Bus Stand','B-44, Sector 9','3rd Cross, Vidya Nagar','Old Post Office Lane','Door 18, Temple Street']
def render(L,path):
    Y=LAY[L.layout]; font=Y['font']; B=BOLD[font]; fs=Y['fs']; W,H=Y['size']; R=random.Random(L.seed*7+1)
    name=Y['name'] or L.coopname
    c=canvas.Canvas(path,pagesize=Y['size'],pageCompression=1)
    class TS: pass
    ao=L.as_of; hh=(R.randint(9,19),R.randint(0,59),R.randint(0,59))
    ts=c._doc._timeStamp; ts.YMDhms=(ao.year,ao.month,ao.day)+hh; ts.dhh,ts.dmm=5,30
    c.setTitle('Account Statement'); c.setAuthor(name); c.setSubject(''); c.setCreator(''); c._doc.info.producer=Y['prod']
    tw=sum(x[2] for x in Y['cols']); x0=(W-tw)/2; lead=fs*1.22
    df=Y['dfmt']; D=(lambda d:df(d)) if callable(df) else (lambda d:d.strftime(df))
    rows=L.rows; M=Y['money']; Bf=Y['bal']; z=Y.get('zero','')
    nd=sum(1 for r in rows if r['dir']=='debit'); nc=len(rows)-nd; td=sum(r['amt'] for r in rows if r['dir']=='debit'); tc=sum(r['amt'] for r in rows if r['dir']=='credit'); cl=rows[-1]['bal']
    # ---- header
    addr=[R.choice(STREET),L.city.title(),R.choice(['UTTAR PRADESH','MAHARASHTRA','KARNATAKA','WEST BENGAL','INDIA'])if 0 else 'INDIA']
    lim=[]
    if L.od: lim=L.od['print']
    hold=(L.title+' ' if L.title else '')+L.holder
    def txt(x,y,s,f=font,size=None,right=False,col=(0,0,0)):
        c.setFont(f,size or fs+.6); c.setFillColorRGB(*col)
        (c.drawRightString if right else c.drawString)(x,y,s); c.setFillColorRGB(0,0,0)
    hl=Y.get('holderlab')
    det=[('Account No',L.acct),('Account Type',L.actype.upper()),('IFSC',L.ifsc),('MICR',f"{R.randint(110,799)}{R.randint(100,999)}{R.randint(100,999)}"),('Customer ID',str(R.randint(10**7,10**9))),('Branch',L.city)]
    per=f"{D(L.start)} to {D(dt.date(2026,10,31))}"
    if Y['bank']=='HDFC': per=f"From : {L.start:%d/%m/%Y} To : 31/10/2026"
    def header(y):
        st=Y['hdr']; col=Y['col']
        if st=='split':
            c.setFillColorRGB(*col); c.rect(x0,y-26,150,24,fill=1,stroke=0); txt(x0+8,y-19,name,B,13,col=(1,1,1)); y-=40
            ly=y; txt(x0,ly,hold,B); ly-=11
            for j in L.jointlines: txt(x0,ly,j); ly-=11
            for a in addr: txt(x0,ly,a); ly-=11
            ry=y
            lab={'Account No':'Account No','IFSC':'RTGS/NEFT IFSC' if Y['bank']=='HDFC' else 'IFSC Code','Customer ID':'Cust ID'}
            for k,v in det+lim: txt(x0+tw*.54,ry,lab.get(k,k)); txt(x0+tw*.54+88,ry,': '+v); ry-=11
            y=min(ly,ry)-8
            txt(x0,y,('Statement '+per) if 'From' in per else 'Statement of account for the period '+per,B); y-=12
        elif st=='stack':
            txt(W/2-SW(name,B,15)/2,y-14,name,B,15,col=col); y-=32
            txt(W/2-SW('Statement of Account',font,10)/2,y,'Statement of Account',font,10); y-=18
            allk=[('Account Name',hold)]+[('Joint Holder',j) for j in L.jointlines]+[('Address',', '.join(addr))]+det+lim+[('Statement Period',per)]
            for i in range(0,len(allk),2):
                for q,(k,v) in enumerate(allk[i:i+2]):
                    txt(x0+q*tw*.52,y,k+':',B); txt(x0+q*tw*.52+82,y,v)
                y-=12.5
        elif st=='card':
            c.setFillColorRGB(*col); c.rect(0,y-30,W,34,fill=1,stroke=0); txt(x0,y-18,name,B,15,col=(1,1,1)); txt(x0+tw,y-18,'Account Statement',font,10,True,(1,1,1)); y-=52
            txt(x0,y,(hl or 'Name')+' : '+hold,B,fs+1.4); y-=12
            for j in L.jointlines: txt(x0,y,'Joint Holder : '+j); y-=11
            txt(x0,y,'Address : '+', '.join(addr)); y-=15
            c.setStrokeColorRGB(.7,.7,.7); 
            k=det+lim; n=(len(k)+1)//2; h=n*12+22; c.rect(x0,y-h+10,tw,h,fill=0,stroke=1)
            yy=y-4
            for i in range(n):
                a=k[i]; txt(x0+6,yy,a[0]); txt(x0+100,yy,': '+a[1])
                if i+n<len(k): a=k[i+n]; txt(x0+tw*.52,yy,a[0]); txt(x0+tw*.52+92,yy,': '+a[1])
                yy-=12
            txt(x0+6,yy,'Period'); txt(x0+100,yy,': '+per); y=yy-14
            c.setStrokeColorRGB(0,0,0)
        elif st=='list':
            txt(x0,y-12,name,B,12,col=col); y-=28
            txt(x0,y,f"Date of issue: {D(ao)}"); y-=13
            k=[('Account Name',hold)]+[('Joint Holder',j) for j in L.jointlines]+[('Address',', '.join(addr)),('Account Number',L.acct),('Account Description',L.actype),('Branch',L.city),('CIF No.',det[4][1]),('IFS Code',L.ifsc),('MICR Code',det[3][1])]+lim
            if Y.get('opening') or Y.get('bf'): pass
            else: k.append((f"Balance as on {D(L.start)}",lakh(L.opening)))
            k.append(('Statement Period' if font=='Courier' else 'Account Statement from',per))
            for a,b in k: txt(x0,y,a); txt(x0+120,y,': '+b); y-=11.5
        elif st=='top':
            txt(x0,y-14,name,B,14,col=col); txt(x0+tw,y-14,'STATEMENT OF ACCOUNT',B,9,True); y-=34
            txt(x0,y,'Customer Name : '+hold,B); y-=11
            for j in L.jointlines: txt(x0,y,'Joint Holder : '+j); y-=11
            for k,v in [('Address',', '.join(addr))]+det+lim+[('Statement Period',per)]:
                txt(x0,y,f"{k} : {v}"); y-=11
            y-=4; q=tw/4
            c.setFillColorRGB(.93,.93,.93); c.rect(x0,y-20,tw,28,fill=1,stroke=0)
            for i,(k,v) in enumerate([('Opening Balance',Bf(L.opening)),('Total Debit',M(td)),('Total Credit',M(tc)),('Closing Balance',Bf(cl))]):
                txt(x0+i*q+6,y-2,k,B,7); txt(x0+i*q+6,y-13,v,font,7.5)
            y-=30
        if Y['bank'] in('PUNB','UBIN','IBKL','ICIC') and not Y.get('bf'): txt(x0,y,f"Opening Balance : {Bf(L.opening)}"); txt(x0+tw*.5,y,f"Closing Balance : {Bf(cl)}"); y-=13
        return y-8
    def th(y):
        hl_=[wrap(t,B,fs,w-4,'word') for _,t,w,_ in Y['cols']]; n=max(map(len,hl_)); h=n*lead+5
        if Y['grid'] in('full','h') : c.setFillColorRGB(*([.88+.12*v for v in Y['col']] if Y['grid']=='full' else (.9,.9,.9))); c.rect(x0,y-h,tw,h,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
        x=x0
        for (k,t,w,a),ls in zip(Y['cols'],hl_):
            c.setFont(B,fs); yy=y-lead
            for l in ls:
                if a=='r': c.drawRightString(x+w-3,yy,l)
                elif a=='c': c.drawCentredString(x+w/2,yy,l)
                else: c.drawString(x+3,yy,l)
                yy-=lead
            x+=w
        c.setLineWidth(.5); c.line(x0,y,x0+tw,y); c.line(x0,y-h,x0+tw,y-h)
        return y-h
    # ---- rows to cells
    seq=list(range(len(rows)))
    if Y.get('desc'): seq=seq[::-1]
    mode=L.g['wrap']; cells=[]
    for no,i in enumerate(seq):
        r=rows[i]; deb=r['dir']=='debit'; ref=r['ref'] or ''
        isq=ref.isdigit() and len(ref)==6
        if Y.get('pad16'): ref=(ref.zfill(16) if ref.isdigit() else ref) or '0'*16
        chq=r['ref'] if isq else ''
        n=r['narr']; typ=('UPI' if 'UPI' in n[:14] else 'NEFT' if 'NEFT' in n or n[:2]=='N/' else 'ATM' if 'ATM' in n[:8] else 'CLG' if isq else 'TRF')
        RR=random.Random(L.seed*100003+i)
        def val(k,a):
            if k=='sno': return str(no+1)
            if k=='date': return D(r['date'])
            if k=='dtime': return D(r['date'])+' %02d:%02d:%02d'%(r['t']//3600,r['t']//60%60,r['t']%60)
            if k=='vdate': return D(r['date'])
            if k=='narr': return n
            if k=='ref': return ref
            if k=='chq': return chq or ('-' if Y['bank']=='ICIC' else '')
            if k=='dr': return M(r['amt']) if deb else z
            if k=='cr': return z if deb else M(r['amt'])
            if k=='bal': return Bf(r['bal'])
            if k=='amt': return Y['amt'](r['amt'],r['dir'])
            if k=='type': return Y['typ'][0 if deb else 1]
            if k=='bsign': return 'CR' if r['bal']>=0 else 'DR'
            if k=='mode': return {'UPI':'UPI','NEFT':'NEFT','ATM':'ATM','CLG':'CLEARING','TRF':'TFR'}[typ]
            if k=='tid': return 'S'+str(RR.randint(10**6,10**8-1))
            if k=='branch': return L.city[:11] if typ!='UPI' else 'UPI SETL'
            if k=='ccy': return 'INR'
            if k=='init': return str(RR.randint(100,4999))
        row=[]
        for k,t,w,a in Y['cols']:
            v=val(k,a)
            if k in('dr','cr','bal','amt'):
                assert SW(v,font,fs)<=w-4,(L.layout,k,v,SW(v,font,fs),w)
                ls=[v]
            else: ls=wrap(v,font,fs,w-6,mode if k=='narr' else 'char' if k=='ref' else 'word')
            if k=='narr' and Y.get('chqline'): ls=ls+['Chq: '+(chq or (r['ref'][:12] if r['ref'] else str(RR.randint(10**11,10**12-1))))]
            row.append(ls)
        cells.append((row,None,r))
    def special(lab,bal,extra=None):
        row=[]
        for k,t,w,a in Y['cols']:
            if k=='narr': row.append([lab])
            elif k=='bal': row.append([Bf(bal)])
            elif k=='bsign': row.append(['CR' if bal>=0 else 'DR'])
            elif extra and k in extra: row.append([extra[k]])
            else: row.append([''])
        return (row,'sp',None)
    if Y.get('opening'): cells.insert(0,special(Y['opening'],L.opening))
    elif Y.get('bf'): cells.insert(0,special(Y['bf'],L.opening,{'date':D(L.start)} if Y['bank']=='ICIC' else None))
    sm=Y.get('summary')
    if sm=='axis': cells.append(special('TRANSACTION TOTAL',cl,{'dr':M(td),'cr':M(tc)})); cells[-1][0][[k[0] for k in Y['cols']].index('bal')][0]=''; cells.append(special('CLOSING BALANCE',cl))
    if sm in('total','grand'):
        cells.append(special('Total:' if sm=='total' else 'GRAND TOTAL',cl,{'dr':M(td),'cr':M(tc)}))
    if sm=='canara': cells.append(special('Closing Balance',cl))
    hgt=lambda cell: max(map(len,cell[0]))*lead+(3.2 if Y['grid']!='none' else 1.6)
    # ---- paginate (dry run for the header height)
    top=H-34; bot=58
    class Dry:
        def __getattr__(s,a): return lambda *k,**w: None
    real=c; c=Dry(); y1=header(top); thh=top-th(top) ; c=real
    pages=[[]]; y=y1-thh
    for ce in cells:
        h=hgt(ce)
        if y-h<bot: pages.append([]); y=top-16-(0 if Y.get('first') else thh)
        pages[-1].append(ce); y-=h
    sumh=95
    if sm in('hdfc','mini','sbi','kotak','legend') and y-sumh<bot: pages.append([])
    tot=len(pages); L.pages=tot
    for pi,pg in enumerate(pages):
        y=header(top) if pi==0 else top-16
        if pi and Y['hdr'] in('split','stack'): txt(x0,top-4,f"{name}   Account No : {L.acct}   {hold}",font,fs)
        if pg and (pi==0 or not Y.get('first')): y=th(y)
        yt=y
        for qi,(row,kind,r) in enumerate(pg):
            h=hgt((row,))
            if Y['layoutzebra' if 0 else 'grid']=='h' and qi%2: c.setFillColorRGB(.965,.965,.975); c.rect(x0,y-h,tw,h,fill=1,stroke=0); c.setFillColorRGB(0,0,0)
            x=x0; f=B if kind else font
            c.setFont(f,fs)
            for (k,t,w,a),ls in zip(Y['cols'],row):
                yy=y-lead+.8
                for l in ls:
                    if l:
                        if a=='r': c.drawRightString(x+w-3,yy,l)
                        elif a=='c': c.drawCentredString(x+w/2,yy,l)
                        else: c.drawString(x+3,yy,l)
                    yy-=lead
                x+=w
            y-=h
            if Y['grid']=='full': c.setLineWidth(.3); c.line(x0,y,x0+tw,y)
        if pg and Y['grid'] in('full','v'):
            c.setLineWidth(.3); x=x0
            for k in Y['cols']: c.line(x,yt,x,y); x+=k[2]
            c.line(x,yt,x,y); c.line(x0,y,x0+tw,y)
        if pi==tot-1:
            y-=16
            if sm=='hdfc':
                txt(x0,y,'STATEMENT SUMMARY :-',B); y-=12
                for i,(k,v) in enumerate([('Opening Balance',west(L.opening)),('Dr Count',str(nd)),('Cr Count',str(nc)),('Debits',west(td)),('Credits',west(tc)),('Closing Bal',west(cl))]):
                    xx=x0+[0,95,150,205,300,400][i]; txt(xx,y,k,B); txt(xx,y-11,v)
                y-=28; txt(x0,y,f"Generated On: {ao:%d-%b-%Y} %02d:%02d:%02d   Generated By: NET BANKING"%hh)
            elif sm=='mini':
                for k,v in [('Opening Balance',Bf(L.opening)),('Total Withdrawals',M(td)),('Total Deposits',M(tc)),('Closing Balance',Bf(cl))]: txt(x0,y,k); txt(x0+100,y,': '+v); y-=11
            elif sm=='sbi':
                txt(x0,y,'Statement Summary',B); y-=12; txt(x0,y,f"Brought Forward {lakh(L.opening)}   Total Debits {lakh(td)}   Total Credits {lakh(tc)}   Closing Balance {Bf(cl)}"); y-=11; txt(x0,y,f"Debit Count {nd}   Credit Count {nc}")
            elif sm=='kotak':
                txt(x0,y,'Statement Summary',B); y-=12
                for k,v in [('Opening Balance',Bf(L.opening)),('Closing Balance',Bf(cl)),('Total Withdrawal Amount',f"{M(td)}"),('Total Deposit Amount',f"{M(tc)}"),('Withdrawal Count',str(nd)),('Deposit Count',str(nc))]: txt(x0,y,k); txt(x0+120,y,': '+v); y-=11
            elif sm=='legend':
                txt(x0,y,'Legends: MMT - Mobile Money Transfer (IMPS); BIL - Bill payment; VPS/VIN - Debit card transaction; CAM - Cash deposit machine; NFS - Other bank ATM; INF - Internet fund transfer',font,6.2)
                y-=12; txt(x0,y,'--- End of Statement ---')
        txt(x0,30,Y.get('foot') or 'This is a system generated statement. Please report any discrepancy within 21 days.',font,6)
        txt(x0+tw,30,f"Page {pi+1} of {tot}",font,6,True)
        c.showPage()
    c.save()
