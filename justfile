# The commands of this repository. `pip install rust-just` brings `just`; each recipe is also a plain command.

set positional-arguments

# What there is
default:
    @just --list --unsorted

# The service on 127.0.0.1:8080, with its data in ./data
run *arguments:
    cargo run -- "$@"

# Everything CI checks
test *mode:
    bash tests/run "$@"

# Formatting and lints
check:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets --locked -- -D warnings

# A private Postgres and Redis, for running single tests by hand
services:
    bash tests/run services

# Writes the contract from the code
openapi:
    cargo run -q -p lending-server -- openapi --output openapi.yaml

# Spectral and Redocly on the contract
lint-contract:
    bash tests/run contract

# Writes the clients from the contract
clients:
    cargo run -q -p lending-codegen
    clients/typescript/generate
    clients/python/generate

# What the tests compare the contract with from now on: run it when a version is released
release-contract:
    cp openapi.yaml clients/codegen/released.yaml

# Property tests of a running server against its contract
schemathesis *arguments:
    bash tests/schemathesis.sh "$@"

# Writes the table of settings into the documentation
configuration:
    #!/usr/bin/env bash
    set -euo pipefail
    head=$(sed '/^| Variable/,$d' docs/configuration.md)
    printf '%s\n\n%s\n' "$head" "$(cargo run -q -p lending-server -- config --markdown)" > docs/configuration.md

# Does a storm of sign-ins slow down everyone else?
bench-sign-in: (_against-release "sign_in_storm")

# So many analyses by so many workers, one of which is killed every two seconds; needs `just services`
chaos-workers *numbers: (_chaos "workers" numbers)

# Redis away for so many seconds, and back with nothing; needs `just services`
chaos-redis *numbers: (_chaos "redis" numbers)

# Postgres stopped in immediate mode so many times under load; needs `just services`
chaos-postgres *numbers: (_chaos "postgres" numbers)

# Two servers and two workers replaced so many times under load; needs `just services`
chaos-rolling *numbers: (_chaos "rolling" numbers)

# So many jobs wait at once, and another team uploads one statement; needs `just services`
chaos-backlog *numbers: (_chaos "backlog" numbers)

# So many bureau pulls while servers and the worker are killed; needs `just services`
chaos-pulls *numbers: (_chaos "pulls" numbers)

# So many events to a receiver that fails, hangs, leads elsewhere and never ends, while workers are killed; needs `just services`
chaos-webhooks *numbers: (_chaos "webhooks" numbers)

# So many scans of one team wait, and another team uploads so many text statements; needs `just services` and tesseract
chaos-scans *numbers: (_chaos "scans" numbers)

# Servers and workers whose clocks are hours off; needs `just services` and the package faketime
chaos-clocks *numbers: (_chaos "clocks" numbers)

# The share of files is gone so many times under load; needs `just services`
chaos-share *numbers: (_chaos "share" numbers)

# The database takes no writes so many times under load; needs `just services`
chaos-failover *numbers: (_chaos "failover" numbers)

# Redis refuses the password so many times under load; needs `just services`
chaos-password *numbers: (_chaos "password" numbers)

# So many statements wait, some of which are damaged or gone; needs `just services`
chaos-blobs *numbers: (_chaos "blobs" numbers)

# The scorecard: every experiment, at a size of minutes; needs `just services`, tesseract and faketime
chaos-all: (_chaos "all")

# An hour at half of what the machine can do, or so many seconds: nothing that a process holds may grow; needs `just services`
soak *seconds: (_chaos "soak" seconds)

# The version of a commit (the newest tag, unless told) replaced by this one, under load: both beside each other on one database.
# The commit is built below target/versions; needs `just services`
two-versions commit='' *numbers:
    #!/usr/bin/env bash
    set -euo pipefail
    commit=${1:-$(git describe --tags --abbrev=0 2>/dev/null || true)}
    [[ -n $commit ]] || { echo "There is no tag yet: just two-versions COMMIT" >&2; exit 1; }
    commit=$(git rev-parse --verify "$commit^{commit}")
    former=$(realpath -m "${CARGO_TARGET_DIR:-target}")/versions/$commit
    # Forced: git may remember a worktree that went with target/.
    [[ -e $former/source/Cargo.toml ]] || git worktree add --force --detach "$former/source" "$commit"
    (cd "$former/source" && CARGO_TARGET_DIR=$former/target \
        cargo build --release --locked --workspace --bin lending-server --bin lending-worker)
    export TEST_FORMER_BINARIES=$former/target/release
    exec "{{just_executable()}}" _chaos versions "${@:2}"

_chaos what *numbers: (_against-release "chaos" what numbers)

# What is tried is a release; the program that tries it need not be one, and is built in a minute. It measures until the last
# byte of an answer has come, and nothing that it does itself.
_against-release program *arguments:
    cargo build --release --workspace --bin lending-server --bin lending-worker
    cargo build --workspace --bin {{program}}
    TEST_BINARIES="${CARGO_TARGET_DIR:-target}/release" "${CARGO_TARGET_DIR:-target}/debug/{{program}}" {{arguments}}

# Page 1 and page 10,000 of a list of so many analyses, a million unless told; needs `just services`
bench-lists *numbers: (_against-release "bench_lists" numbers)

# The pages of the console that only read, in a team of so many analyses, 100,000 unless told; needs `just services`
bench-console *numbers: (_against-release "bench_console" numbers)

# Another team's /me beside sixteen readers of a long report
bench-shares: (_against-release "bench_shares")

# From an upload to its decision, with Redis; needs `just services`
bench-analysis *numbers: (_against-release "bench_analysis" numbers)

# How often is judged rightly? So many honest statements, forged ones and mules, from a first seed on; see docs/benchmarks.md
eval *numbers:
    cargo bench --quiet -p lending-engine --bench eval -- {{numbers}}

# How well are statements read that nobody drew for the reader? So many random layouts by a seed: exact, silent errors,
# refused, holders, narrations; `--details` lists what went wrong
eval-read count='150' seed='1' *arguments='':
    #!/usr/bin/env bash
    set -euo pipefail
    target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
    python=$target/tools/lives/bin/python
    [[ -x $python ]] || python3 -m venv "$target/tools/lives"
    "$python" -c 'import reportlab' 2>/dev/null || "$python" -m pip install -q -r samples/layouts/requirements.txt
    folder="$target/layouts/{{seed}}"
    rm -rf "$folder"
    "$python" samples/layouts/make.py --out "$folder" --count "{{count}}" --seed "{{seed}}" >/dev/null
    cargo bench --quiet -p lending-engine --bench layouts -- "$folder" {{arguments}}

# How well are scans read? Layouts by a seed as a scanner or a phone sees them; needs tesseract and takes seconds a page
eval-scans count='60' seed='1':
    #!/usr/bin/env bash
    set -euo pipefail
    target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
    python=$target/tools/lives/bin/python
    [[ -x $python ]] || python3 -m venv "$target/tools/lives"
    "$python" -c 'import reportlab, PIL, pypdfium2' 2>/dev/null || "$python" -m pip install -q -r samples/scans/requirements.txt
    folder="$target/scans/{{seed}}"
    rm -rf "$folder"
    "$python" samples/layouts/make.py --out "$folder/text" --count "{{count}}" --seed "{{seed}}" >/dev/null
    "$python" samples/scans/make.py --from "$folder/text" --out "$folder/scans" --seed "{{seed}}" >/dev/null
    cargo build --quiet --release --workspace --bin lending-worker
    # Refused statements make its exit code 2: they are judged like the others.
    "$target/release/lending-worker" analyze --format json "$folder/scans" > "$folder/reports.jsonl" || true
    "$python" samples/scans/judge.py "$folder/scans" "$folder/reports.jsonl"

# How well are people judged? Made-up lives of a set: `dev`, `held` (kept apart from tuning), `second`, `third`,
# `fourth`, `fifth`, `sixth` and `seventh` (drawn by programs that share nothing with these), or a name and a first seed
eval-lives set='dev' seed0='' *arguments='':
    #!/usr/bin/env bash
    set -euo pipefail
    target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
    python=$target/tools/lives/bin/python
    [[ -x $python ]] || python3 -m venv "$target/tools/lives"
    "$python" -c 'import reportlab' 2>/dev/null || "$python" -m pip install -q -r samples/lives/requirements.txt
    seed=(); [[ -z "{{seed0}}" ]] || seed=(--seed0 "{{seed0}}")
    case "{{set}}" in
        second | third | fourth | fifth | sixth | seventh) "$python" "samples/lives/{{set}}/make.py" "$target/lives/{{set}}" >/dev/null ;;
        *) "$python" samples/lives/make.py --out "$target/lives" --sets "{{set}}" "${seed[@]}" >/dev/null ;;
    esac
    cargo bench --quiet -p lending-engine --bench lives -- "$target/lives/{{set}}" {{arguments}}

# Which mules are found, and which honest people are taken for one? Eighteen schemes and twenty-seven kinds of lookalikes by
# a seed, drawn by a program that knows nothing of the judge
eval-mules seed='1' mules='130' lookalikes='220':
    #!/usr/bin/env bash
    set -euo pipefail
    target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
    python=$target/tools/lives/bin/python
    [[ -x $python ]] || python3 -m venv "$target/tools/lives"
    "$python" -c 'import reportlab' 2>/dev/null || "$python" -m pip install -q -r samples/mules/requirements.txt
    folder="$target/mules/{{seed}}"
    rm -rf "$folder"
    "$python" samples/mules/make.py --out "$folder" --seed "{{seed}}" --mules "{{mules}}" --lookalikes "{{lookalikes}}" >/dev/null
    cargo build --quiet --release --workspace --bin lending-worker
    "$target/release/lending-worker" analyze --format json "$folder" > "$folder/reports.jsonl" || true
    "$python" samples/mules/judge.py "$folder" "$folder/reports.jsonl"

# How many forgeries are noticed, and how many honest files are wronged? Some 50 techniques on files of four programs, by a
# seed, so many files of each; `--details` names what was judged wrongly. Chromium, Ghostscript, mutool and poppler's tools are
# used where they are installed
eval-forgery seed='1' each='2' *arguments='':
    #!/usr/bin/env bash
    set -euo pipefail
    target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
    python=$target/tools/forgeries/bin/python
    [[ -x $python ]] || python3 -m venv "$target/tools/forgeries"
    "$python" -c 'import fpdf, pikepdf, reportlab, weasyprint' 2>/dev/null \
        || "$python" -m pip install -q -r samples/forgeries/requirements.txt
    folder="$target/forgeries/{{seed}}"
    rm -rf "$folder"
    "$python" samples/forgeries/make.py --out "$folder" --seed "{{seed}}" --each "{{each}}" >/dev/null
    cargo bench --quiet -p lending-engine --bench forgeries -- "$folder" {{arguments}}

# How long does the engine take after reading? See docs/benchmarks.md
bench-decide *arguments:
    cargo bench --quiet -p lending-engine --bench decide -- {{arguments}}

# How long is a statement read, beside pdftotext and pdfplumber? See docs/benchmarks.md
bench-read *arguments:
    #!/usr/bin/env bash
    set -euo pipefail
    tools=$(realpath -m "${CARGO_TARGET_DIR:-target}")/tools/pdfplumber
    if [[ ! -x $tools/bin/pip ]] || ! "$tools/bin/python" -c 'import pdfplumber' 2>/dev/null; then
        { python3 -m venv "$tools" && "$tools/bin/pip" install -q pdfplumber==0.11.10; } ||
            echo "pdfplumber could not be installed below target/: it needs python3-venv and PyPI." >&2
    fi
    BENCH_PYTHON=$tools/bin/python cargo bench -p lending-engine --bench read -- "$@"

# Gives the engine anything at all until it breaks: `just fuzz analyze 600`; also `narration` and `rows`
fuzz target='analyze' seconds='300':
    #!/usr/bin/env bash
    set -euo pipefail
    cargo fuzz --version >/dev/null 2>&1 || { echo "cargo install cargo-fuzz --locked" >&2; exit 1; }
    bash engine/fuzz/seed.sh
    # Coverage for the fuzzer is a nightly matter. Without that toolchain the stable one is asked to look away.
    if rustup toolchain list | grep -q '^nightly'; then toolchain=+nightly; else toolchain=; export RUSTC_BOOTSTRAP=1; fi
    cd engine/fuzz
    dictionary=(); [[ -e dictionaries/$1.txt ]] && dictionary=("-dict=dictionaries/$1.txt")
    # The house has no unsafe code, and an address sanitizer adds its own memory to what is being watched.
    cargo $toolchain fuzz run --fuzz-dir . --sanitizer none "$1" -- "${dictionary[@]}" -max_total_time="$2" -timeout=10 \
        -rss_limit_mb=512 -malloc_limit_mb=256
