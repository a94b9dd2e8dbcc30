"""What is done to the contract before the generator gets it."""

from typing import Any

from generator.prepare import prepare


def prepared(schemas: dict[str, Any], body: dict[str, Any] | None = None) -> dict[str, Any]:
    document = {"paths": {"/x": {"post": {"requestBody": body or {}}}}, "components": {"schemas": schemas}}
    found: dict[str, Any] = prepare(document)["components"]["schemas"]
    return found


def test_shared_parts_stand_where_they_are_used() -> None:
    limit = {"in": "query", "name": "limit"}
    lost = {"description": "There is none."}
    operation = {
        "parameters": [{"$ref": "#/components/parameters/Limit"}, {"in": "query", "name": "q"}],
        "responses": {"404": {"$ref": "#/components/responses/NotFound"}},
    }
    components = {"schemas": {}, "parameters": {"Limit": limit}, "responses": {"NotFound": lost}}
    found = prepare({"paths": {"/x": {"get": operation}}, "components": components})
    assert found["paths"]["/x"]["get"] == {
        "parameters": [limit, {"in": "query", "name": "q"}],
        "responses": {"404": lost},
    }
    assert found["components"] == {"schemas": {}}


def test_nulls_are_expected_in_answers_and_left_alone_in_requests() -> None:
    nullable = {"type": "string", "nullable": True}
    either = {"oneOf": [{"type": "number"}, {"type": "string", "nullable": True, "enum": [None]}]}

    def schema() -> dict[str, Any]:
        return {"required": ["a"], "properties": {"a": {"type": "string"}, "b": nullable, "c": either}}

    body = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Sent"}}}}
    within = {"properties": {"b": nullable, "deeper": {"items": {"$ref": "#/components/schemas/Deeper"}}}}
    schemas = prepared({"Answer": schema(), "Sent": within, "Deeper": schema()}, {"requestBody": body})
    assert schemas["Answer"]["required"] == ["a", "b", "c"]
    assert schemas["Deeper"]["required"] == ["a"]
    assert "required" not in schemas["Sent"]
