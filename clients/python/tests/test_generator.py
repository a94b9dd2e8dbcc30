"""What is done to the contract before the generator gets it."""

from typing import Any

from generator.prepare import prepare


def prepared(schemas: dict[str, Any], body: dict[str, Any] | None = None) -> dict[str, Any]:
    consent = {"type": "string", "pattern": "^(true|false)$", "description": "Whether."}
    document = {
        "paths": {"/x": {"post": {"requestBody": body or {}}}},
        "components": {"schemas": {"NewAnalysis": {"properties": {"bureau_consent": consent}}, **schemas}},
    }
    found: dict[str, Any] = prepare(document)["components"]["schemas"]
    return found


def test_null_beside_a_reference_is_kept() -> None:
    reference = {"$ref": "#/components/schemas/B"}
    member = {"description": "D", "allOf": [reference], "type": "object", "nullable": True}
    schemas = prepared({"A": {"properties": {"b": member}}})
    assert schemas["A"]["properties"]["b"] == {"description": "D", "allOf": [reference], "nullable": True}


def test_a_default_that_is_said_twice_is_said_once() -> None:
    reference = {"$ref": "#/components/schemas/B"}
    schema = {"default": "active", "allOf": [reference, {"default": "active"}]}
    schemas = prepared({"A": {"properties": {"b": schema}}})
    assert schemas["A"]["properties"]["b"] == {"default": "active", "allOf": [reference]}


def test_dates_are_dates_and_consent_is_a_flag() -> None:
    schemas = prepared({"A": {"properties": {"on": {"type": "string", "format": "naive-date"}}}})
    assert schemas["A"]["properties"]["on"]["format"] == "date"
    consent = schemas["NewAnalysis"]["properties"]["bureau_consent"]
    assert consent == {"type": "boolean", "description": "Whether."}


def test_nulls_are_expected_in_answers_and_left_alone_in_requests() -> None:
    nullable = {"type": "string", "nullable": True}
    either = {"oneOf": [{"type": "number"}, nullable]}

    def schema() -> dict[str, Any]:
        return {"required": ["a"], "properties": {"a": {"type": "string"}, "b": nullable, "c": either}}

    body = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sent"}}}}
    within = {"properties": {"b": nullable, "deeper": {"items": {"$ref": "#/components/schemas/Deeper"}}}}
    schemas = prepared({"Answer": schema(), "Sent": within, "Deeper": schema()}, {"requestBody": body})
    assert schemas["Answer"]["required"] == ["a", "b", "c"]
    assert schemas["Deeper"]["required"] == ["a"]
    assert "required" not in schemas["Sent"]
