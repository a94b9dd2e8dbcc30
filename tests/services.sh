# shellcheck shell=bash
# A private Postgres and a private Redis that live as long as the script that sourced this file, and not longer.
# Sourced by tests/run, after tests/tools.sh. Nothing here touches an instance that was already running.
#
# Exports TEST_POSTGRES_URL (a superuser's URL: tests create their own databases), TEST_POSTGRES_BIN (the folder of its
# programs, for tests that restart a server of their own) and TEST_REDIS_URL.

services_dir=
services_pids=()

# Only once, and not below any TMPDIR: a socket's path ends at 107 bytes, and the user below must be able to reach it.
services_directory() {
    [[ -n $services_dir ]] && return
    services_dir=$(mktemp -d "${TEST_SHORT_FOLDER:-/tmp}/services.XXXXXX") || return
    if ((EUID == 0)); then
        # Postgres refuses to run as root.
        services_user=postgres
        id "$services_user" >/dev/null 2>&1 || services_user=nobody
        chown "$services_user:$(id -g "$services_user")" "$services_dir"
    fi
}

# The service becomes a child of this shell, as an ordinary user, and the kernel stops it should the shell be killed
# before its trap can run.
services_as_user() {
    if ((EUID == 0)); then
        exec setpriv --reuid="$services_user" --regid="$(id -g "$services_user")" --init-groups --pdeathsig=INT -- "$@"
    else
        exec setpriv --pdeathsig=INT -- "$@"
    fi
}

# services_await PID LOG QUESTION...: until the question is answered with 0; the log is shown when it never is.
services_await() {
    local pid=$1 log=$2 tries
    shift 2
    for ((tries = 0; tries < 300; tries++)); do
        kill -0 "$pid" 2>/dev/null || break
        "$@" >/dev/null 2>&1 && return
        sleep 0.2
    done
    tail -n 20 "$log" >&2
    return 1
}

services_start_postgres() {
    local bin data log pid
    services_directory || return
    bin=$(postgres_bin) || return
    data=$services_dir/postgres log=$services_dir/postgres.log
    # --no-sync spares the set-up only; the server below keeps fsync, for durability is among the things tested.
    (cd / && services_as_user "$bin/initdb" --pgdata="$data" --username=lending --auth=trust \
        --encoding=UTF8 --locale=C.UTF-8 --no-sync) >"$log" 2>&1 || {
        cat "$log" >&2
        return 1
    }
    # The port is only a part of the socket's name. It is said everywhere because PGPORT may say otherwise.
    # 400 connections: every test has its own pools, and several tests run at once.
    (cd / && services_as_user "$bin/postgres" -D "$data" -p 5432 -c listen_addresses= \
        -c unix_socket_directories="$services_dir" -c max_connections=400) >>"$log" 2>&1 &
    pid=$!
    services_pids+=("$pid")
    services_await "$pid" "$log" "$bin/pg_isready" --host="$services_dir" --port=5432 --username=lending || return
    export TEST_POSTGRES_URL="postgres://lending@localhost:5432/postgres?host=$services_dir" TEST_POSTGRES_BIN=$bin
    # Backups are made with pg_dump, which may come with the server alone. Last: what is on the path goes before it.
    export PATH="$PATH:$bin"
}

# Answers for our process only: another Redis may sit on the port we wanted.
services_redis_answers() {
    redis-cli -h 127.0.0.1 -p "$1" info server | tr -d '\r' | grep -qx "process_id:$2"
}

services_start_redis() {
    local log port pid tries
    services_directory || return
    log=$services_dir/redis.log
    # There is no asking for a free port without a race, so: try one, and another if it was taken.
    for ((tries = 0; tries < 10; tries++)); do
        port=$((20000 + RANDOM % 12000))
        (cd / && services_as_user redis-server --port "$port" --bind 127.0.0.1 --dir "$services_dir" \
            --save "" --appendonly no) >"$log" 2>&1 &
        pid=$!
        services_await "$pid" "$log" services_redis_answers "$port" "$pid" || {
            kill "$pid" 2>/dev/null
            wait "$pid" 2>/dev/null
            continue
        }
        services_pids+=("$pid")
        export TEST_REDIS_URL="redis://127.0.0.1:$port"
        return
    done
    return 1
}

services_stop() {
    local pid
    # INT is Postgres' fast shutdown: TERM would wait for every client to leave.
    for pid in "${services_pids[@]}"; do kill -INT "$pid" 2>/dev/null; done
    for pid in "${services_pids[@]}"; do wait "$pid" 2>/dev/null; done
    services_pids=()
    if [[ -n $services_dir ]]; then rm -rf "$services_dir"; fi
    services_dir=
}
