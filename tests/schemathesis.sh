#!/usr/bin/env bash
# Property tests of a running server against the contract it serves: `just schemathesis`, or `just schemathesis
# production` for the same on a private Postgres and Redis. Further arguments go on to `schemathesis run`, for instance
# `--seed=1` or `--max-examples=1000`. What is checked stands in schemathesis.toml.
#
# Not part of tests/run: it draws fresh data every time, so it finds what nobody thought of and may fail where nothing
# has changed. What it finds becomes a test with a name.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tests/tools.sh
. tests/tools.sh
# shellcheck source=tests/services.sh
. tests/services.sh

mode=embedded
if [[ ${1:-} == production ]]; then
    mode=production
    shift
fi

venv=$tools_target/schemathesis
python_venv "$venv" schemathesis==4.32.5 || {
    echo "Schemathesis is missing and could not be installed." >&2
    exit 1
}
cargo build --quiet --locked -p lending-server

scratch=$(mktemp -d /tmp/lending-schemathesis.XXXXXX)
server=
finish() {
    if [[ -n $server ]]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    services_stop
    rm -rf "$scratch"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# A database of its own, whatever the developer's shell is pointed at: this fills it with rubbish.
unset DATABASE_URL REDIS_URL TEST_POSTGRES_URL TEST_REDIS_URL "${!LENDING_@}"

# Thousands of requests from one address with one token, many of them with a bad one on purpose: at the default limits
# most of the answers would be 429 and nothing would be tested.
limit=100000000
export LENDING_LIMIT_GENERAL_PER_MINUTE=$limit LENDING_LIMIT_GENERAL_BURST=$limit
export LENDING_LIMIT_SIGN_IN_PER_MINUTE=$limit LENDING_LIMIT_SIGN_IN_PER_HOUR=$limit
export LENDING_LIMIT_BAD_TOKEN_PER_MINUTE=$limit LENDING_LIMIT_UPLOAD_PER_HOUR=$limit LENDING_LIMIT_UPLOAD_BURST=$limit
export LENDING_LIMIT_PULL_PER_HOUR=$limit LENDING_LIMIT_PULL_BURST=$limit LENDING_BUREAU_DAILY_CAP_PAISE=4000000000
export LENDING_BUREAU=sandbox LENDING_BUREAU_TIMEOUT=1

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
export LENDING_DATA_DIR=$scratch/data LENDING_LISTEN=127.0.0.1:$port
mkdir "$LENDING_DATA_DIR"
if [[ $mode == production ]]; then
    need_postgres && need_redis && services_start_postgres && services_start_redis
    LENDING_SECRET=$(python3 -c 'import secrets; print(secrets.token_hex(32))')
    export DATABASE_URL=$TEST_POSTGRES_URL REDIS_URL=$TEST_REDIS_URL LENDING_SECRET
    admin() { "$tools_target/debug/lending-server" admin "$@"; }
    # What the embedded mode makes for a newcomer, an operator makes by hand.
    team=$(admin create-team Acme)
    password=$(admin create-user --team "$team" --email owner@demo.example --name Asha --role owner --output - | sed -n 2p)
    key=$(admin create-key --email owner@demo.example --name demo --output - | sed -n 2p)
    printf '%s\n' "LENDING_URL=http://$LENDING_LISTEN/v1" "LENDING_API_KEY=$key" \
        "LENDING_EMAIL=owner@demo.example" "LENDING_PASSWORD=$password" >"$LENDING_DATA_DIR/demo.env"
fi
"$tools_target/debug/lending-server" >"$scratch/server.log" 2>&1 &
server=$!

server_is_up() {
    [[ -s $LENDING_DATA_DIR/demo.env ]] &&
        python3 -c 'import sys, urllib.request; urllib.request.urlopen(sys.argv[1])' "http://$LENDING_LISTEN/livez"
}
for ((tries = 0; ; tries++)); do
    server_is_up >/dev/null 2>&1 && break
    if ((tries == 150)) || ! kill -0 "$server" 2>/dev/null; then
        echo "The server did not come up:" >&2
        tail -n 30 "$scratch/server.log" >&2
        exit 1
    fi
    sleep 0.2
done

# What the first start leaves for whoever tries the service: its address, a key, and somebody who may sign in.
# shellcheck source=/dev/null
. "$LENDING_DATA_DIR/demo.env"
: "${LENDING_URL:?demo.env does not name it}" "${LENDING_API_KEY:?demo.env does not name it}"
: "${LENDING_EMAIL:?demo.env does not name it}" "${LENDING_PASSWORD:?demo.env does not name it}"

# Before the first run, whose failed sign-ins may lock the account. A lockout leaves live tokens alone.
sign_in() {
    EMAIL=$LENDING_EMAIL PASSWORD=$LENDING_PASSWORD python3 - "$LENDING_URL/auth/token" <<'PYTHON'
import json, os, sys, urllib.request

body = json.dumps({"email": os.environ["EMAIL"], "password": os.environ["PASSWORD"]}).encode()
request = urllib.request.Request(sys.argv[1], body, {"Content-Type": "application/json"})
print(json.load(urllib.request.urlopen(request))["token"])
PYTHON
}
login_token=$(sign_in)

# question TOKEN ARGUMENT...: in the virtual environment's directory, because Schemathesis and Hypothesis remember what
# failed in the directory they run in.
question() {
    local token=$1 config=$PWD/tests/schemathesis.toml
    shift
    (cd "$venv" && LENDING_TOKEN=$token bin/schemathesis --config-file "$config" run \
        "http://$LENDING_LISTEN/openapi.json" --url "$LENDING_URL" "$@")
}

status=0
echo "== with an API key: everything but the keys themselves"
question "$LENDING_API_KEY" --exclude-path-regex '^/api-keys' "$@" || status=1
# A key may not make or revoke keys: these want a person who has signed in.
echo "== with a login token: the keys"
question "$login_token" --include-path-regex '^/api-keys' "$@" || status=1

if ! kill -0 "$server" 2>/dev/null; then
    echo "The server died during the run:" >&2
    tail -n 30 "$scratch/server.log" >&2
    status=1
fi
if ((status != 0)); then
    cp "$scratch/server.log" "$venv/server.log"
    echo "The server's log: $venv/server.log" >&2
fi
((status == 0))
