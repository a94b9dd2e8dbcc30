#!/usr/bin/env bash
# Fills engine/fuzz/corpus, which is not committed, from what is: the small statements of samples/corpus, the
# hand-written files of engine/fuzz/seeds, and the narrations of the statements' truth. Run again, it adds and never
# removes: what the fuzzer found interesting before stays.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
fixtures=../../samples/corpus
mkdir -p corpus/analyze corpus/narration corpus/rows

cp seeds/analyze/*.pdf "$fixtures"/*.pdf corpus/analyze/
cp seeds/rows/*.txt corpus/rows/

# One narration a file, and no two the same but for their numbers: the grammar is what counts.
sed -n 's/^ *"narration": "\(.*\)",$/\1/p' "$fixtures"/*.json |
    awk '{ shape = $0; gsub(/[0-9]+/, "9", shape); if (!seen[shape]++) print }' |
    split --lines=1 --suffix-length=4 --additional-suffix=.txt - corpus/narration/

if command -v pdftotext >/dev/null; then
    for file in seeds/analyze/clear_statement.pdf "$fixtures"/*.pdf; do
        # One of them is locked, and has nothing to give.
        pdftotext -layout "$file" "corpus/rows/$(basename "$file" .pdf).txt" 2>/dev/null || true
    done
else
    echo "pdftotext is not installed: the corpus of 'rows' begins with the hand-written tables only." >&2
fi
find corpus -type f -printf '%h\n' | sort | uniq -c
