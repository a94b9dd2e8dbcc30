"""What the generator cannot take, or takes wrongly, is said to it in another way.

Every change here is a fact about the generator, not about the service: the contract itself stays as it is.
Each function says what would be lost without it.
"""

from collections.abc import Iterator
from typing import Any

Json = Any


def prepare(document: Json) -> Json:
    """Changes `document` in place, and returns it."""
    for schema in schemas_within(document):
        keep_null_beside_a_reference(schema)
        unwrap_a_reference_with_a_default(schema)
        name_dates(schema)
    say_consent_as_a_flag(document)
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


def keep_null_beside_a_reference(schema: dict[str, Json]) -> None:
    """`type` beside a nullable `allOf` makes the generator forget the null, which then breaks reading."""
    if schema.get("nullable") is True and "allOf" in schema:
        schema.pop("type", None)


def unwrap_a_reference_with_a_default(schema: dict[str, Json]) -> None:
    """A member of `allOf` that only repeats the default makes the generator drop the whole operation."""
    members = schema.get("allOf")
    if isinstance(members, list) and "default" in schema:
        schema["allOf"] = [member for member in members if member != {"default": schema["default"]}]


def name_dates(schema: dict[str, Json]) -> None:
    """The generator knows the contract's `naive-date` by its usual name only, and takes it for text else."""
    if schema.get("type") == "string" and schema.get("format") == "naive-date":
        schema["format"] = "date"


def say_consent_as_a_flag(document: Json) -> None:
    """A form carries text alone, so the contract calls the flag a string.

    In Python it is a bool: `True` is sent.
    """
    properties = document["components"]["schemas"]["NewAnalysis"]["properties"]
    consent = properties["bureau_consent"]
    properties["bureau_consent"] = {"type": "boolean", "description": consent["description"]}


def expect_null_in_answers(document: Json) -> None:
    """A member of an answer that may be null is `None` where it is left out as well.

    Left as it is, its type would have a third case, the generator's `Unset`, in every report. What requests
    use stays optional: there it matters whether a member is sent. See `patches.py` for the half that reads
    the answers.
    """
    schemas = document["components"]["schemas"]
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    sent = reachable(schemas, [operation.get("requestBody") for operation in operations])
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
