#!/usr/bin/env bash
# Makes a client of openapi.yaml with a generator that is not ours, and compiles it: `bash tests/generators.sh NAME`.
#
#   typescript-fetch python go   with openapi-generator
#   openapi-typescript           types alone
#   openapi-python-client        as it comes, without what clients/python does to it
#
# Run by tests/run, which installs what they need. progenitor, the sixth, makes clients/rust. All of it goes below target/.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tests/tools.sh
. tests/tools.sh

name=${1:?which generator?}
folder=$tools_target/generators/$name
rm -rf "$folder"
mkdir -p "$folder"
tsc=$PWD/clients/typescript/node_modules/.bin/tsc

# openapi_generator NAME PROPERTIES: warnings are for whoever reads the log; an error ends this.
openapi_generator() {
    "$tools_dir/openapi-generator/bin/openapi-generator-cli" generate --generator-name "$1" --input-spec openapi.yaml \
        --output "$folder" --additional-properties "$2" >"$folder.log" 2>&1 || {
        grep -v '^#' "$folder.log" | tail -n 40
        return 1
    }
}

# import_all PYTHON PACKAGE: every module of a package, so that none is only half right.
import_all() {
    "$1" -m compileall -q "$folder/$2"
    (cd "$folder" && "$1" - "$2" <<'PYTHON'
import importlib, pkgutil, sys

package = importlib.import_module(sys.argv[1])
modules = [module.name for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
for module in modules:
    importlib.import_module(module)
print(len(modules), "modules are imported")
PYTHON
    )
}

case $name in
typescript-fetch)
    openapi_generator typescript-fetch supportsES6=true
    "$tsc" --noEmit --strict --skipLibCheck --target es2022 --module nodenext --moduleResolution nodenext \
        --lib es2022,dom "$folder/index.ts"
    ;;
python)
    openapi_generator python packageName=lending_generated
    import_all "$tools_dir/openapi-generator/bin/python" lending_generated
    ;;
go)
    openapi_generator go packageName=lending,enumClassPrefix=true
    # Debian's package of the one module it needs serves where Go cannot download; it is looked for the old way.
    debian=/usr/share/gocode
    if [[ -d $debian/src/gopkg.in/validator.v2 ]]; then
        (cd "$folder" && GO111MODULE=off GOPATH=$debian go build .)
    else
        (cd "$folder" && GOFLAGS=-mod=mod go build ./...)
    fi
    ;;
openapi-typescript)
    clients/typescript/node_modules/.bin/openapi-typescript openapi.yaml --output "$folder/schema.ts" >/dev/null
    "$tsc" --noEmit --strict --target es2022 --module nodenext --moduleResolution nodenext "$folder/schema.ts"
    ;;
openapi-python-client)
    # The contract names the types of files; a bare generator knows bytes under another name only.
    {
        printf 'content_type_overrides:\n'
        printf '  %s: application/octet-stream\n' \
            application/pdf image/png application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    } >"$folder/config.yaml"
    PATH=$tools_dir/python-client/bin:$PATH openapi-python-client generate --path openapi.yaml --meta none \
        --output-path "$folder/lending_generated" --config "$folder/config.yaml" --fail-on-warning
    import_all "$tools_dir/python-client/bin/python" lending_generated
    ;;
*)
    sed -n '2,/^$/p' "${BASH_SOURCE[0]}" >&2
    exit 2
    ;;
esac
echo "$name: generated and compiled"
