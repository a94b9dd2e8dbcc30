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
bench-sign-in:
    cargo build --release -p lending-server
    cargo run --release -p lending-tests --bin sign_in_storm
