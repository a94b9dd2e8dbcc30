import json, os, sys, people, pdfs
out=sys.argv[1]; os.makedirs(out,exist_ok=True)
for f in os.listdir(out): os.remove(out+'/'+f)
idx=[]
f2=lambda p:f"{'-' if p<0 else ''}{abs(p)//100}.{abs(p)%100:02d}"
for i,L in enumerate(people.LIVES,1):
    pid=f"second-{i:06d}-{L.kind}-{L.layout}"; Y=pdfs.LAY[L.layout]
    pdfs.render(L,f"{out}/{pid}.pdf")
    comps=[dict(c,kind='professional') if c['kind'] in('pospro','prof2') else c for c in L.comps]
    order=['trade','professional','gig','agriculture','salary','pension','rent','interest','dividend']
    main=[c for c in comps if not c.get('incidental') and c.get('whose')=='applicant']
    ik=max(main,key=lambda c:c['counted'])['kind'] if main else 'none'
    ex=dict(L.extra); ex.pop('salary_range',None)
    if L.kind=='joint': ex['household_income']=L.house
    J=dict(id=pid,kind=L.kind,variant=L.variant,bank=L.ifsc[:4],layout=L.layout,seed=L.seed,months=L.months,period=[L.start.isoformat(),'2026-10-31'],full_months_end='2026-10-31',
      print_order='desc' if Y.get('desc') else 'asc',applicant_name=L.applicant,account_holder_printed=(L.title+' ' if L.title else '')+L.holder,account_type=L.actype,
      opening_balance=f2(L.opening),closing_balance=f2(L.rows[-1]['bal']),rows_count=len(L.rows),monthly_income=L.income,income_range=L.irange,income_kind=ik,income_components=comps,
      monthly_obligations=L.oblig,obligations_range=L.orange,obligations=L.obl,closed_obligations=L.closed,disbursals=L.disb,bounces=L.bounces,is_good_customer=L.good,is_loaded=L.loaded,risk=L.risk,flags=L.flags,abb6=L.abb6,notes='; '.join(L.notes))
    J.update(ex); J.update(as_of=L.as_of.isoformat(),account_number=L.acct,ifsc=L.ifsc,pages=L.pages)
    J['rows']=[]
    for r in L.rows:
        o=dict(date=r['date'].isoformat(),amount=f2(r['amt']),direction=r['dir'],narration=r['narr'],category=r['cat'],balance=f2(r['bal']))
        if r['accept'] and r['accept']!=[r['cat']]: o['accept']=sorted(set(r['accept'])|{r['cat']})
        J['rows'].append(o)
    json.dump(J,open(f"{out}/{pid}.json",'w'),indent=1)
    idx.append(dict(id=pid,kind=L.kind,layout=L.layout,rows=len(L.rows),income=L.income,oblig=L.oblig,risk=L.risk,opening=f2(L.opening),abb6=L.abb6,skipped=0,notes=J['notes']))
json.dump(idx,open(out+'/index.json','w'),indent=1)
print(len(idx),sum(x['rows'] for x in idx))
