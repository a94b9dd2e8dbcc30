#!/usr/bin/env python3
"""Draws the seventh independent set: make.py FOLDER [numbers...]. 80 lives; one PDF and one JSON each, and index.json."""
import json, os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from lives import LIVES, build
import pages


def main():
    out = sys.argv[1]
    only = set(map(int, sys.argv[2:]))
    os.makedirs(out, exist_ok=True)
    index = []
    for spec in LIVES:
        if only and spec[0] not in only:
            continue
        L = build(spec)
        L.run()
        L.layout_desc = pages.SPECS[L.layout].get('order') == 'desc'
        t = L.truth()
        base = os.path.join(out, t['id'])
        n = pages.draw(base + '.pdf', L)
        t['pages'] = n
        with open(base + '.json', 'w') as f:
            json.dump(t, f, indent=1, ensure_ascii=False)
            f.write('\n')
        index.append({k: t[k] for k in ('id', 'kind', 'bank', 'holder', 'applicant_name', 'full_months', 'monthly_income', 'income_range', 'monthly_obligations', 'obligations_range',
                                        'abb6', 'is_good_customer', 'is_loaded', 'risk', 'flags', 'pages')} | dict(rows=len(t['rows']), bounces=len(t['bounces']), disbursals=len(t['disbursals'])))
    if not only:
        with open(os.path.join(out, 'index.json'), 'w') as f:
            json.dump(index, f, indent=1, ensure_ascii=False)
            f.write('\n')
    for i in index:
        print('%-44s %3d rows %2d p  inc %7d [%d,%d] obl %6d [%d,%d] abb %8.0f %s%s b%d d%d' % (i['id'], i['rows'], i['pages'], i['monthly_income'], *i['income_range'], i['monthly_obligations'], *i['obligations_range'], i['abb6'], i['risk'], ' LOADED' if i['is_loaded'] else '', i['bounces'], i['disbursals']))


main()
