"""Draws 60 lives on 60 layouts of 60 banks, with their truth: make.py FOLDER"""
import json
import os
import sys

import people, people2  # they fill ME
from lives import ME, draw
from truth_names import renamed

out = sys.argv[1]
os.makedirs(out, exist_ok=True)
index = []
for life in ME:
    life.run()
    truth = life.truth()
    path = os.path.join(out, truth["id"])
    draw(life, truth, path + ".pdf")
    truth = renamed(truth)
    with open(path + ".json", "w") as file:
        json.dump(truth, file, indent=1, ensure_ascii=False)
    index.append({name: truth[name] for name in ("id", "kind", "layout", "monthly_income", "monthly_obligations", "risk")})
with open(os.path.join(out, "index.json"), "w") as file:
    json.dump(index, file, indent=1, ensure_ascii=False)
print(len(index))
