"""From the contract, `openapi.yaml`, to the committed sources below `src/lending/generated`.

Used by `./generate` and `./check` only; it is no part of the package that users install.
"""
