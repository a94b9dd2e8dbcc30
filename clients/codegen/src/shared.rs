//! Parameters and answers that several operations share stand among the contract's components. Here they are put back to
//! where they are used, so that whatever looks at an operation finds them there.

use serde_json::{Map, Value};

/// Puts them in the place of the references to them.
pub(crate) fn use_shared_parts(document: &mut Value) {
    let components = document.get("components").cloned().unwrap_or_default();
    let resolve = |part: &mut Value| {
        let target = part["$ref"].as_str().and_then(|target| target.strip_prefix("#/components"));
        if let Some(found) = target.and_then(|target| components.pointer(target)) {
            *part = found.clone();
        }
    };
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    let items = paths.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut);
    for operation in items.flat_map(Map::values_mut) {
        if let Some(Value::Array(parameters)) = operation.get_mut("parameters") {
            parameters.iter_mut().for_each(resolve);
        }
        if let Some(Value::Object(responses)) = operation.get_mut("responses") {
            responses.values_mut().for_each(resolve);
        }
    }
    if let Some(components) = document.get_mut("components").and_then(Value::as_object_mut) {
        components.retain(|kind, _| !["parameters", "responses"].contains(&kind.as_str()));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_shared_part_stands_where_it_is_used() {
        let limit = json!({"in": "query", "name": "limit"});
        let mut document = json!({
            "paths": {"/y": {"get": {}}, "/x": {"get": {
                "parameters": [{"$ref": "#/components/parameters/Limit"}, {"in": "query", "name": "q"}],
                "responses": {"404": {"$ref": "#/components/responses/NotFound"}},
            }}},
            "components": {"parameters": {"Limit": limit}, "responses": {"NotFound": {"description": "No."}}},
        });
        use_shared_parts(&mut document);
        let wanted = json!({
            "parameters": [limit, {"in": "query", "name": "q"}],
            "responses": {"404": {"description": "No."}},
        });
        assert_eq!(document["paths"]["/x"]["get"], wanted);
        assert_eq!(document["paths"]["/y"]["get"], json!({}));
        assert_eq!(document["components"], json!({}));
    }
}
