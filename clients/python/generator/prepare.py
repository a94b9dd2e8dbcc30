"""What the generator cannot take, or takes wrongly, is said to it in another way.

Every change here is a fact about the generator, not about the service: the contract itself stays as it is.
Each function says what would be lost without it.
"""

from collections.abc import Iterator
from typing import Any

Json = Any


def prepare(document: Json) -> Json:
    """Changes `document` in place, and returns it."""
    use_shared_parts(document)
    expect_null_in_answers(document)
    return document


def schemas_within(node: Json) -> Iterator[dict[str, Json]]:
    """Every object of the document, schemas among them."""
    if isinstance(node, dict):
        yield node
        for child in list(node.values()):
            yield from schemas_within(child)
    elif isinstance(node, list):
        for child in node:
            yield from schemas_within(child)


def use_shared_parts(document: Json) -> None:
    """Parameters and answers that several operations share are put where they are used.

    The friendly layer reads the descriptions of parameters there.
    """
    components = document["components"]
    for operation in operations_of(document):
        for parts in (operation.get("parameters", []), operation.get("responses", {})):
            for key, part in enumerate(parts) if isinstance(parts, list) else list(parts.items()):
                if "$ref" in part:
                    _, _, kind, name = part["$ref"].split("/")
                    parts[key] = components[kind][name]
    components.pop("parameters", None)
    components.pop("responses", None)


def operations_of(document: Json) -> list[Json]:
    return [operation for path in document["paths"].values() for operation in path.values()]


def expect_null_in_answers(document: Json) -> None:
    """A member of an answer that may be null is `None` where it is left out as well.

    Left as it is, its type would have a third case, the generator's `Unset`, in every report. What requests
    use stays optional: there it matters whether a member is sent. See `patches.py` for the half that reads
    the answers.
    """
    schemas = document["components"]["schemas"]
    sent = reachable(schemas, [operation.get("requestBody") for operation in operations_of(document)])
    for name, schema in schemas.items():
        if name in sent:
            continue
        for member, value in schema.get("properties", {}).items():
            if may_be_null(value) and member not in schema.get("required", []):
                schema.setdefault("required", []).append(member)


def may_be_null(schema: dict[str, Json]) -> bool:
    return schema.get("nullable") is True or any(map(may_be_null, schema.get("oneOf", [])))


def reachable(schemas: dict[str, Json], roots: Json) -> set[str]:
    """The names of the schemas that `roots` refer to, directly or through others."""
    found: set[str] = set()
    waiting = [roots]
    while waiting:
        for node in schemas_within(waiting.pop()):
            name = str(node.get("$ref", "")).removeprefix("#/components/schemas/")
            if name in schemas and name not in found:
                found.add(name)
                waiting.append(schemas[name])
    return found
