# The pinned tools in a virtual environment below target/. Sourced by `generate` and `check`.
# shellcheck shell=bash

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
repository=$(cd "$here/../.." && pwd)
tools=$(realpath -m "${CARGO_TARGET_DIR:-$repository/target}")/tools/python-client
contract=$repository/openapi.yaml
generated=$here/src/lending/generated

# Nothing that a run leaves behind belongs beside the sources.
export PYTHONDONTWRITEBYTECODE=1

# Installs what requirements.txt names, unless that was done before.
tools_ready() {
    if ! cmp -s "$here/requirements.txt" "$tools/installed.txt"; then
        rm -rf "$tools"
        python3 -m venv "$tools"
        "$tools/bin/python" -m pip install -q --disable-pip-version-check -r "$here/requirements.txt"
        cp "$here/requirements.txt" "$tools/installed.txt"
    fi
    export PATH=$tools/bin:$PATH
}

# sources_to FOLDER: what the contract yields.
sources_to() {
    (cd "$here" && python -m generator "$contract" "$1")
}
