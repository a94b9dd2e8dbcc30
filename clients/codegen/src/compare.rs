//! Whether a client of an older contract can live with a newer one. Within `/v1` only additions are made: what an old
//! client sends must be taken, and what it reads must be there.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// What speaks against it, one sentence each; empty where every old client goes on working.
pub(crate) fn breaking_changes(old: &Value, new: &Value) -> Vec<String> {
    let mut comparison = Comparison { old, new, found: Vec::new(), seen: BTreeSet::new() };
    comparison.paths();
    comparison.found
}

/// Who writes what a schema describes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Direction {
    Request,
    Answer,
}

struct Comparison<'a> {
    old: &'a Value,
    new: &'a Value,
    found: Vec<String>,
    /// Pairs of named schemas that were compared, so that one that holds itself comes to an end.
    seen: BTreeSet<(Direction, String)>,
}

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];
/// Members of a schema that bound what a request may hold: lower is stricter, higher is stricter.
const UPPER: [&str; 4] = ["maximum", "maxLength", "maxItems", "maxProperties"];
const LOWER: [&str; 4] = ["minimum", "minLength", "minItems", "minProperties"];

impl<'a> Comparison<'a> {
    fn say(&mut self, place: &str, what: impl AsRef<str>) {
        self.found.push(format!("{place}: {}", what.as_ref()));
    }

    fn paths(&mut self) {
        for (path, old) in members(&self.old["paths"]) {
            for method in METHODS.iter().filter(|method| old.get(**method).is_some()) {
                let place = format!("{} {path}", method.to_uppercase());
                let new = &self.new["paths"][path][*method];
                if new.is_null() {
                    self.say(&place, "the operation is gone");
                } else {
                    self.operation(&place, &old[*method], new);
                }
            }
        }
    }

    fn operation(&mut self, place: &str, old: &'a Value, new: &'a Value) {
        if old["operationId"] != new["operationId"] {
            let (was, is) = (&old["operationId"], &new["operationId"]);
            self.say(
                place,
                format!("its operationId was {was} and is {is}, so generated clients lose a method"),
            );
        }
        let is_open = |operation: &Value| operation["security"].as_array().is_some_and(Vec::is_empty);
        if is_open(old) && !is_open(new) {
            self.say(place, "it needs a token now");
        }
        self.parameters(place, old, new);
        self.request(place, old, new);
        for (status, response) in members(&old["responses"]).filter(|(status, _)| status.starts_with('2')) {
            let Some(answer) = new["responses"].get(status) else {
                self.say(place, format!("it does not answer {status} any more"));
                continue;
            };
            for (media_type, content) in members(&response["content"]) {
                let place = format!("{place} answers {status}");
                match answer["content"].get(media_type) {
                    Some(now) => self.schema(&place, Direction::Answer, &content["schema"], &now["schema"]),
                    None => self.say(&place, format!("it is not {media_type} any more")),
                }
            }
        }
    }

    fn parameters(&mut self, place: &str, old: &'a Value, new: &'a Value) {
        let find = |list: &'a Value, like: &Value| {
            let mut parameters = list["parameters"].as_array().into_iter().flatten();
            parameters.find(|parameter| parameter["name"] == like["name"] && parameter["in"] == like["in"])
        };
        let named = |parameter: &Value| {
            format!("{place}, parameter {}", parameter["name"].as_str().unwrap_or_default())
        };
        for parameter in old["parameters"].as_array().into_iter().flatten() {
            let place = named(parameter);
            match find(new, parameter) {
                None => self.say(&place, "it is gone, and what is not known is refused"),
                Some(now) => {
                    if now["required"] == true && parameter["required"] != true {
                        self.say(&place, "it is required now");
                    }
                    self.schema(&place, Direction::Request, &parameter["schema"], &now["schema"]);
                }
            }
        }
        for parameter in new["parameters"].as_array().into_iter().flatten() {
            if parameter["required"] == true && find(old, parameter).is_none() {
                self.say(&named(parameter), "it is new and required");
            }
        }
    }

    fn request(&mut self, place: &str, old: &'a Value, new: &'a Value) {
        let place = format!("{place}, body");
        if old.get("requestBody").is_none() && new["requestBody"]["required"] == true {
            self.say(&place, "it is new and required");
        }
        for (media_type, content) in members(&old["requestBody"]["content"]) {
            match new["requestBody"]["content"].get(media_type) {
                Some(now) => self.schema(&place, Direction::Request, &content["schema"], &now["schema"]),
                None => self.say(&place, format!("{media_type} is not taken any more")),
            }
        }
    }

    fn schema(&mut self, place: &str, direction: Direction, old: &'a Value, new: &'a Value) {
        if direction == Direction::Answer && may_be_null(new) && !may_be_null(old) {
            self.say(place, "it may be null now");
        }
        if direction == Direction::Request && may_be_null(old) && !may_be_null(new) {
            self.say(place, "it may not be null any more");
        }
        if let Some(name) = reference(old)
            && !self.seen.insert((direction, format!("{name} {}", reference(new).unwrap_or_default())))
        {
            return;
        }
        let (old, new) = (resolved(self.old, old), resolved(self.new, new));
        if old["type"] != new["type"] {
            let (was, is) = (&old["type"], &new["type"]);
            return self.say(place, format!("its type was {was} and is {is}"));
        }
        if direction == Direction::Request {
            self.bounds(place, old, new);
        }
        self.object(place, direction, old, new);
        if old.get("items").is_some() {
            self.schema(&format!("{place}[]"), direction, &old["items"], &new["items"]);
        }
        let (was, is) = (old["oneOf"].as_array(), new["oneOf"].as_array());
        for (number, (old, new)) in was.into_iter().flatten().zip(is.into_iter().flatten()).enumerate() {
            self.schema(&format!("{place}, choice {}", number + 1), direction, old, new);
        }
        if direction == Direction::Request && was.map_or(0, Vec::len) > is.map_or(0, Vec::len) {
            self.say(place, "it has fewer choices");
        }
    }

    fn object(&mut self, place: &str, direction: Direction, old: &'a Value, new: &'a Value) {
        let is_required = |schema: &Value, name: &str| {
            schema["required"].as_array().is_some_and(|names| names.iter().any(|required| required == name))
        };
        for (name, member) in members(&old["properties"]) {
            let place = format!("{place}.{name}");
            let Some(now) = new["properties"].get(name) else {
                self.say(&place, "it is gone");
                continue;
            };
            match direction {
                Direction::Request if is_required(new, name) && !is_required(old, name) => {
                    self.say(&place, "it is required now");
                }
                Direction::Answer if is_required(old, name) && !is_required(new, name) => {
                    self.say(&place, "it may be absent now");
                }
                _ => {}
            }
            self.schema(&place, direction, member, now);
        }
        if direction == Direction::Request {
            for (name, _) in members(&new["properties"]) {
                if is_required(new, name) && old["properties"].get(name).is_none() {
                    self.say(&format!("{place}.{name}"), "it is new and required");
                }
            }
        }
    }

    fn bounds(&mut self, place: &str, old: &Value, new: &Value) {
        for value in old["enum"].as_array().into_iter().flatten() {
            if new["enum"].as_array().is_some_and(|values| !values.contains(value)) {
                self.say(place, format!("{value} is not taken any more"));
            }
        }
        if new.get("enum").is_some() && old.get("enum").is_none() {
            self.say(place, "it takes some values only now");
        }
        for (bounds, is_stricter) in [(UPPER, f64::lt as fn(&f64, &f64) -> bool), (LOWER, f64::gt)] {
            for bound in bounds {
                if let Some(now) = new[bound].as_f64()
                    && old[bound].as_f64().is_none_or(|was| is_stricter(&now, &was))
                {
                    self.say(place, format!("its {bound} is {now} now"));
                }
            }
        }
        if new.get("pattern").is_some() && old["pattern"] != new["pattern"] {
            self.say(place, format!("its pattern is {} now", new["pattern"]));
        }
    }
}

fn members(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flat_map(Map::iter)
}

/// What is meant where a schema stands alone beside a description, or beside null.
fn sole(schema: &Value) -> Option<&Value> {
    let parts = |word: &str| schema[word].as_array().map(Vec::as_slice);
    match (parts("allOf"), parts("oneOf")) {
        (Some([part]), _) => Some(part),
        (_, Some([part, other])) if is_null(other) => Some(part),
        _ => None,
    }
}

/// Whether a schema is the one that null alone fits.
fn is_null(schema: &Value) -> bool {
    schema["enum"] == Value::Array(vec![Value::Null])
}

fn may_be_null(schema: &Value) -> bool {
    schema["nullable"] == true
        || schema["oneOf"].as_array().is_some_and(|choices| choices.iter().any(is_null))
}

/// The name that a schema refers to, also where it stands alone.
fn reference(schema: &Value) -> Option<&str> {
    sole(schema).unwrap_or(schema)["$ref"].as_str()
}

/// What a reference leads to, also where it stands alone.
fn resolved<'a>(document: &'a Value, mut schema: &'a Value) -> &'a Value {
    // No contract is nested as deep; one that leads in a circle ends here.
    for _ in 0..20 {
        if let Some(part) = sole(schema) {
            schema = part;
        } else if let Some(pointer) =
            schema["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'))
        {
            schema = document.pointer(pointer).unwrap_or(&Value::Null);
        } else {
            break;
        }
    }
    schema
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn contract() -> Value {
        json!({
            "paths": {"/loans": {"post": {
                "operationId": "create_loan",
                "security": [{"bearer": []}],
                "parameters": [{"name": "dry", "in": "query", "schema": {"type": "boolean"}}],
                "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/New"}}}},
                "responses": {"201": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Loan"}}}}},
            }}},
            "components": {"schemas": {
                "New": {"type": "object", "required": ["name"], "properties": {
                    "name": {"type": "string", "maxLength": 100},
                    "kind": {"type": "string", "enum": ["home", "car"]},
                    "note": {"type": "string", "nullable": true},
                }},
                "Loan": {"type": "object", "required": ["id"], "properties": {
                    "id": {"type": "string"}, "parent": {"allOf": [{"$ref": "#/components/schemas/Loan"}]},
                    "rate": {"type": "number"},
                }},
            }},
        })
    }

    fn after(change: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut new = contract();
        change(&mut new);
        breaking_changes(&contract(), &new)
    }

    #[test]
    fn additions_break_nothing() {
        let found = after(|new| {
            new["paths"]["/loans"]["get"] = json!({"operationId": "list_loans", "responses": {}});
            let operation = &mut new["paths"]["/loans"]["post"];
            operation["parameters"]
                .as_array_mut()
                .unwrap()
                .push(json!({"name": "x", "in": "query", "schema": {"type": "string"}}));
            operation["responses"]["409"] = json!({});
            let schemas = &mut new["components"]["schemas"];
            schemas["New"]["properties"]["city"] = json!({"type": "string"});
            schemas["New"]["properties"]["name"]["maxLength"] = json!(200);
            schemas["New"]["properties"]["kind"]["enum"] = json!(["home", "car", "gold"]);
            schemas["Loan"]["properties"]["grade"] = json!({"type": "string"});
            schemas["Loan"]["required"] = json!(["id", "grade"]);
        });
        assert_eq!(found, Vec::<String>::new());
    }

    #[test]
    fn each_break_is_named_by_its_place() {
        type Change = fn(&mut Value);
        let cases: [(Change, &str); 14] = [
            (|new| new["paths"] = json!({}), "POST /loans: the operation is gone"),
            (|new| new["paths"]["/loans"]["post"]["operationId"] = json!("make_loan"), "its operationId was"),
            (|new| new["paths"]["/loans"]["post"]["parameters"] = json!([]), "parameter dry: it is gone"),
            (
                |new| new["paths"]["/loans"]["post"]["parameters"][0]["required"] = json!(true),
                "it is required now",
            ),
            (
                |new| new["components"]["schemas"]["New"]["required"] = json!(["name", "kind"]),
                "body.kind: it is required now",
            ),
            (
                |new| new["components"]["schemas"]["New"]["properties"]["name"]["maxLength"] = json!(50),
                "its maxLength is 50 now",
            ),
            (
                |new| new["components"]["schemas"]["New"]["properties"]["name"]["minLength"] = json!(5),
                "its minLength is 5 now",
            ),
            (
                |new| new["components"]["schemas"]["New"]["properties"]["kind"]["enum"] = json!(["home"]),
                "\"car\" is not taken",
            ),
            (
                |new| new["components"]["schemas"]["Loan"]["properties"]["rate"] = json!({"type": "string"}),
                "its type was",
            ),
            (
                |new| {
                    new["components"]["schemas"]["Loan"]["properties"]
                        .as_object_mut()
                        .unwrap()
                        .remove("rate");
                },
                ".rate: it is gone",
            ),
            (|new| new["components"]["schemas"]["Loan"]["required"] = json!([]), ".id: it may be absent now"),
            (
                |new| new["components"]["schemas"]["Loan"]["properties"]["id"]["nullable"] = json!(true),
                "it may be null now",
            ),
            (
                |new| {
                    let parent = &mut new["components"]["schemas"]["Loan"]["properties"]["parent"];
                    let nothing = json!({"type": "string", "nullable": true, "enum": [null]});
                    *parent = json!({"oneOf": [{"$ref": "#/components/schemas/Loan"}, nothing]});
                },
                "parent: it may be null now",
            ),
            (
                |new| new["components"]["schemas"]["New"]["properties"]["note"] = json!({"type": "string"}),
                "note: it may not be null any more",
            ),
        ];
        for (change, expected) in cases {
            let found = after(change);
            assert!(found.len() == 1 && found[0].contains(expected), "{expected}: {found:?}");
        }
    }
}
