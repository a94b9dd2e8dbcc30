import os, calendar, time
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.pagesizes import A4, landscape
from banks3 import LAY
P='/usr/share/fonts/truetype/'
for n,f in (('Lib','liberation/LiberationSans-Regular.ttf'),('LibB','liberation/LiberationSans-Bold.ttf'),('DJ','dejavu/DejaVuSansCondensed.ttf'),('DJB','dejavu/DejaVuSansCondensed-Bold.ttf')):
    pdfmetrics.registerFont(TTFont(n,P+f))
sw=pdfmetrics.stringWidth
def grp(x,kind):
    s=f'{abs(x):.2f}'; a,b=s.split('.')
    if kind=='west': a=f'{int(a):,}'
    elif kind=='in' and len(a)>3:
        h,t=a[:-3],a[-3:]; p=[]
        while len(h)>2: p.insert(0,h[-2:]); h=h[:-2]
        if h: p.insert(0,h)
        a=','.join(p)+','+t
    return a+'.'+b
def wrap(s,font,size,w,mode):
    out=[]; cur=''
    if mode=='char':
        for ch in s:
            if sw(cur+ch,font,size)>w: out.append(cur); cur=ch
            else: cur+=ch
        out.append(cur); return [x.strip() for x in out if x.strip()]
    for word in s.split(' '):
        t=(cur+' '+word) if cur else word
        if sw(t,font,size)<=w: cur=t; continue
        if cur: 
            out.append(cur); cur=''
        while sw(word,font,size)>w:
            k=len(word)
            while sw(word[:k],font,size)>w: k-=1
            out.append(word[:k]); word=word[k:]
        cur=word
    if cur: out.append(cur)
    return out
def draw(path,L,lay,info,rows,as_of):
    """info: dict of header; rows: dicts date,dr,cr,bal,narr,ref,chq,mode,tid,branch"""
    y=LAY[lay]; f,fb=y['fonts']; sz=y['size']; lead=sz+1.9
    os.environ['SOURCE_DATE_EPOCH']=str(calendar.timegm(time.strptime(as_of+' 05:12:31','%Y-%m-%d %H:%M:%S')))
    W,H=landscape(A4) if y.get('land') else A4
    c=canvas.Canvas(path,pagesize=(W,H)); c.setProducer(y['producer']); c.setCreator(y.get('creator','Core Banking Statement Service')); c.setTitle('Account Statement'); c.setAuthor(''); c.setSubject('')
    cols=y['cols']; tot=sum(k[2] for k in cols); avail=W-34; scale=avail/tot if tot<avail or tot>avail else 1
    xs=[]; x=17
    for k,t,w,a in cols: xs.append((k,t,x,x+w*scale,a)); x+=w*scale
    od=info['od']; num=y['num']; pre=y.get('pre',''); em=y.get('empty',''); 
    bank=info['bank_name']
    def bal(b):
        suf=y.get('suffix')
        if suf:
            if b<0: suf=suf.replace('CR','DR').replace('Cr','Dr')
            return pre+grp(b,num)+suf
        if b<0:
            return ('-'+grp(b,num)) if not od.get('dr') else grp(b,num)+' Dr'
        return pre+grp(b,num)+(' Cr' if od.get('dr') else '')
    page=[0]
    def cell(txt,x0,x1,a,yy,font,size):
        if a=='r': c.setFont(font,size); c.drawRightString(x1-3,yy,txt)
        elif a=='c': c.setFont(font,size); c.drawCentredString((x0+x1)/2,yy,txt)
        else: c.setFont(font,size); c.drawString(x0+3,yy,txt)
    def colhead(yy):
        hl=[wrap(t,fb,sz,x1-x0-5,'word') for k,t,x0,x1,a in xs]; n=max(map(len,hl)); h=n*lead+5
        if y['style'] in('grid','vlines','zebra'):
            c.setFillGray(.88); c.rect(17,yy-h,avail,h,stroke=0,fill=1); c.setFillGray(0)
        for (k,t,x0,x1,a),ls in zip(xs,hl):
            for i,l in enumerate(ls): cell(l,x0,x1,a,yy-sz-2-i*lead,fb,sz)
        c.setLineWidth(.5); c.line(17,yy,17+avail,yy); c.line(17,yy-h,17+avail,yy-h)
        if y['style']=='grid':
            for k,t,x0,x1,a in xs: c.line(x0,yy,x0,yy-h)
            c.line(17+avail,yy,17+avail,yy-h)
        return yy-h
    def header():
        page[0]+=1; top=H-32
        if page[0]>1:
            c.setFont(f,sz); 
            if y['head'] in('h1','h4'): c.drawString(20,top,f"{bank}  Statement of account no. {info['acct_print']}"); top-=16
            if not y.get('headonce'): top=colhead(top)
            return top
        kv=info['kv']; addr=info['addr']
        if y['head']=='h1':
            c.setFont(fb,15); c.drawString(20,top,bank); c.setFont(f,8); c.drawRightString(W-20,top,'Statement of Account'); yy=top-24
            c.setFont(fb,9); c.drawString(20,yy,info['holder']); 
            for i,l in enumerate(addr): c.setFont(f,8); c.drawString(20,yy-12*(i+1),l)
            for i,(a,b) in enumerate(kv): c.setFont(f,8); c.drawString(W/2+10,yy-11*i,a); c.drawString(W/2+105,yy-11*i,': '+b)
            top=yy-max(11*len(kv),12*(len(addr)+1))-12
        elif y['head']=='h2':
            c.setFont(fb,14); c.drawCentredString(W/2,top,bank); c.setFont(fb,10); c.drawCentredString(W/2,top-16,'STATEMENT OF ACCOUNT'); yy=top-36
            full=[('Account Name',info['holder']),('Address',', '.join(addr))]+kv
            half=(len(full)+1)//2
            for i,(a,b) in enumerate(full):
                cx=22 if i<half else W/2+12; ry=yy-12*(i%half if i<half else i-half)
                c.setFont(fb,7.5); c.drawString(cx,ry,a+':'); c.setFont(f,7.5)
                c.drawString(cx+92,ry,wrap(b,f,7.5,W/2-108,'word')[0])
            c.rect(17,yy-12*half,avail,12*half+12); top=yy-12*half-12
        elif y['head']=='h3':
            c.setFont(fb,13); c.drawString(20,top,bank); c.setFont(f,8); yy=top-20
            for a,b in [('Account Name',info['holder']),('Address',', '.join(addr))]+kv:
                c.drawString(20,yy,a); c.drawString(130,yy,': '+b); yy-=11.5
            top=yy-8
        else:
            c.setFont(fb,14); c.drawRightString(W-20,top,bank); yy=top-8
            c.setFont(fb,10); c.drawString(20,yy,info['holder']); yy-=13; c.setFont(f,8)
            for l in addr: c.drawString(20,yy,l); yy-=11
            yy-=6; c.line(17,yy+8,W-17,yy+8)
            for i in range(0,len(kv),2):
                c.setFont(f,8)
                for j,(a,b) in enumerate(kv[i:i+2]): c.drawString(20+j*(W/2-10),yy-4,f'{a} : {b}')
                yy-=12
            top=yy-12
        return colhead(top)
    def footer():
        c.setFont(f,6.5); c.setFillGray(.25)
        c.drawString(20,20,info['foot']); c.drawRightString(W-20,20,f'Page {page[0]}'); c.setFillGray(0)
    yy=header(); order=y.get('order','asc'); items=list(rows)
    if order=='desc': items=items[::-1]
    def textrow(lab,vals,bold=True):
        nonlocal yy
        h=lead+4
        if yy-h<42: footer(); c.showPage(); yy=header()
        for k,t,x0,x1,a in xs:
            v=vals.get(k); 
            if k=='narr': v=lab
            if v: cell(v,x0,x1,a,yy-sz-2,fb if bold else f,sz)
        yy-=h
        if y['style']=='grid': c.line(17,yy,17+avail,yy)
    if y.get('bf'): 
        b=bal(info['opening']); textrow(y['bf'],{'bal':b,'date':info['start'].strftime(y['fmt']) if y['bf'] in('B/F','BROUGHT FORWARD') else ''},False)
    for i,r in enumerate(items):
        lines={}
        d=r['date'].strftime(y['fmt']); am=r['dr'] or r['cr']; side='Dr' if r['dr'] else 'Cr'
        v={'sno':str(i+1),'date':d,'date2':d,'narr':r['narr'],'ref':r['ref'],'chq':r['chq'] or ('-' if em=='-' else ''),'mode':r['mode'],'tid':r['tid'],'branch':r['branch'],
           'dr':(pre+grp(r['dr'],num)) if r['dr'] else em,'cr':(pre+grp(r['cr'],num)) if r['cr'] else em,'bal':bal(r['bal']),'amt':grp(am,num),'type':side.upper(),'crdr':'Cr' if r['bal']>=0 else 'Dr','crdr1':side+'.',
           'amtdc':f'{grp(am,num)}({side})','baldc':f"{grp(r['bal'],num)}({'Cr' if r['bal']>=0 else 'Dr'})",'amtdcb':f'{grp(am,num)} ({side})','baldcb':f"{grp(r['bal'],num)} ({'Cr' if r['bal']>=0 else 'Dr'})"}
        n=1
        for k,t,x0,x1,a in xs:
            lines[k]=wrap(v[k],f,sz,x1-x0-6,y['wrap']) if k=='narr' else (wrap(v[k],f,sz,x1-x0-4,'word') or [''])
            n=max(n,len(lines[k]))
            assert k=='narr' or k in('ref','tid','mode') or len(lines[k])<=1,(lay,k,v[k])
        h=n*lead+(5 if y['style'] in('grid','zebra') else 3.5)
        if yy-h<42:
            if y['style'] in('vlines',): c.line(17,yy,17+avail,yy)
            footer(); c.showPage(); yy=header()
        if y['style']=='zebra' and i%2: c.setFillGray(.95); c.rect(17,yy-h,avail,h,stroke=0,fill=1); c.setFillGray(0)
        for k,t,x0,x1,a in xs:
            ls=lines[k]; off=(n-len(ls))*lead/2 if y.get('valign')=='mid' else 0
            for j,l in enumerate(ls): 
                if l: cell(l,x0,x1,a,yy-sz-2-off-j*lead,f,sz)
        c.setLineWidth(.3)
        if y['style'] in('grid','hlines'): c.line(17,yy-h,17+avail,yy-h)
        if y['style'] in('grid','vlines'):
            for k,t,x0,x1,a in xs: c.line(x0,yy,x0,yy-h)
            c.line(17+avail,yy,17+avail,yy-h)
        yy-=h
    td=sum(r['dr'] or 0 for r in rows); tc=sum(r['cr'] or 0 for r in rows); nd=sum(1 for r in rows if r['dr']); nc=len(rows)-nd; cl=rows[-1]['bal']
    if y['style']=='vlines': c.line(17,yy,17+avail,yy)
    if y['foot'] in('total','axis'):
        textrow('TRANSACTION TOTAL' if y['foot']=='axis' else 'Total',{'dr':grp(td,num),'cr':grp(tc,num)})
        if y['foot']=='axis': textrow('CLOSING BALANCE',{'bal':bal(cl)})
    if yy<120: footer(); c.showPage(); page[0]+=1; yy=H-40
    if y['foot']=='summary':
        yy-=22; c.setFont(fb,8); c.drawString(20,yy,'STATEMENT SUMMARY :-'); yy-=13
        for i,(a,b) in enumerate((('Opening Balance',bal(info['opening'])),('Dr Count',str(nd)),('Cr Count',str(nc)),('Debits',grp(td,num)),('Credits',grp(tc,num)),('Closing Bal',bal(cl)))):
            c.setFont(fb,7.5); c.drawString(22+i*90,yy,a); c.setFont(f,7.5); c.drawString(22+i*90,yy-12,b)
    elif y['foot']=='kv':
        yy-=20; c.setFont(f,8)
        for a,b in (('Total Debits',grp(td,num)),('Total Credits',grp(tc,num)),('Debit Count',str(nd)),('Credit Count',str(nc)),('Closing Balance',bal(cl))):
            c.drawString(22,yy,f'{a} : {b}'); yy-=12
    footer(); c.save(); return page[0]
