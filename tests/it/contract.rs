//! The contract is what is committed, what is served and what the pages show.

use lending_server::{Code, committed_contract, contract_at};
use lending_tests::{Mode, TestDeployment};

fn committed(file: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn the_committed_contract_is_what_the_handlers_say() {
    let contract = committed_contract().unwrap();
    assert!(committed("openapi.yaml") == contract.yaml(), "openapi.yaml has drifted: run `just openapi`");
}

fn document() -> serde_json::Value {
    serde_json::from_str(committed_contract().unwrap().json()).unwrap()
}

/// A part that stands among the components, where one refers to it.
fn shared<'a>(document: &'a serde_json::Value, part: &'a serde_json::Value) -> &'a serde_json::Value {
    part["$ref"].as_str().map_or(part, |target| document.pointer(target.trim_start_matches('#')).unwrap())
}

fn names_within(node: &serde_json::Value, name: &str, found: &mut Vec<serde_json::Value>) {
    match node {
        serde_json::Value::Object(members) => {
            found.extend(members.get(name).cloned());
            members.values().for_each(|member| names_within(member, name, found));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|item| names_within(item, name, found)),
        _ => {}
    }
}

#[test]
fn every_operation_is_described_in_full_and_only_signing_in_and_one_time_links_need_no_token() {
    let document = document();
    let mut operations = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let place = format!("{method} {path}");
            for member in ["operationId", "summary", "description"] {
                assert!(operation[member].as_str().is_some_and(|text| !text.is_empty()), "{place}: {member}");
            }
            assert_eq!(operation["tags"].as_array().unwrap().len(), 1, "{place}");
            let is_open = operation["security"].as_array().unwrap().is_empty();
            let id = operation["operationId"].as_str().unwrap();
            let needs_none = ["accept_invitation", "create_login_token", "reset_password"].contains(&id);
            assert_eq!(is_open, needs_none, "{place}: who may call it");
            let responses = operation["responses"].as_object().unwrap();
            assert_eq!(
                responses.keys().filter(|status| status.starts_with('2')).count(),
                1,
                "{place}: one success"
            );
            for (status, response) in responses {
                let is_refusal = status.starts_with(['4', '5']);
                assert_eq!(
                    is_refusal,
                    response.get("$ref").is_some(),
                    "{place} {status}: refusals are shared"
                );
                let response = shared(&document, response);
                assert!(response["headers"]["X-Request-Id"].is_object(), "{place} {status}");
                // The sample report is the example of itself.
                if operation["operationId"] == "get_sample_report" && status == "200" {
                    continue;
                }
                for (_, content) in response["content"].as_object().into_iter().flatten() {
                    let has_example = content.get("example").is_some() || content.get("examples").is_some();
                    let is_binary = content["schema"]["format"] == "binary";
                    // A letter is its own example.
                    let is_letter = place.contains("/letter.");
                    assert!(has_example || is_binary || is_letter, "{place} {status}: no example");
                }
            }
            if let Some(body) = operation.get("requestBody") {
                let contents = body["content"].as_object().unwrap();
                let has_example = contents.values().all(|content| content["example"].is_object());
                assert!(has_example && contents.len() == 1, "{place}: no request example");
            }
            operations += 1;
        }
    }
    assert_eq!(operations, 85);
}

/// Validators and generators read what the standard says, not what was meant.
#[test]
fn the_contract_says_nothing_that_its_readers_take_otherwise() {
    let document = document();
    let values = |name: &str| {
        let mut found = Vec::new();
        names_within(&document, name, &mut found);
        found
    };
    assert_eq!(values("multipleOf"), Vec::<serde_json::Value>::new());
    assert!(!values("format").contains(&"naive-date".into()));
    assert!(values("pattern").iter().all(|pattern| !pattern.as_str().unwrap().contains("u0000")));
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        for (member, property) in schema["properties"].as_object().into_iter().flatten() {
            let is_nullable = property["nullable"] == true;
            assert!(!is_nullable || property["type"].is_string(), "{name}.{member}: nullable without a type");
            assert!(
                property.get("$ref").is_none(),
                "{name}.{member}: what stands beside a reference is ignored"
            );
        }
    }
    assert_eq!(document["servers"][0]["url"], "https://lending.example.com/v1");
    assert_eq!(document["info"]["contact"]["url"], "https://lending.example.com/docs");
}

/// In requests it matters whether a member is sent. In answers it does not, but for the members that are named here.
#[test]
fn members_of_answers_are_always_there() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut sent = Vec::new();
    let mut waiting: Vec<serde_json::Value> = Vec::new();
    names_within(&document["paths"], "requestBody", &mut waiting);
    while let Some(node) = waiting.pop() {
        let mut references = Vec::new();
        names_within(&node, "$ref", &mut references);
        for reference in references {
            let name = reference.as_str().unwrap().rsplit('/').next().unwrap().to_owned();
            if !sent.contains(&name) {
                waiting.push(schemas[&name].clone());
                sent.push(name);
            }
        }
    }
    let mut optional = Vec::new();
    for (name, schema) in schemas.iter().filter(|(name, _)| !sent.contains(name)) {
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let members = schema["properties"].as_object().into_iter().flatten();
        let absent = members.filter(|(member, _)| !required.contains(&member.as_str().into()));
        optional.extend(absent.map(|(member, _)| format!("{name}.{member}")));
    }
    assert_eq!(
        optional,
        [
            "Analysis.result",
            "ApiKey.key",
            "Corrections.business_margin_pct",
            "ErrorResponse.errors",
            "Invitation.link",
            "Invitation.token",
            "Revision.result",
            "WebhookEndpoint.secret"
        ]
    );
}

#[test]
fn schemas_are_named_by_one_scheme() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for name in schemas.keys() {
        assert!(!name.ends_with("View") && !name.starts_with("New") && name != "Error", "{name}");
    }
    for item in document["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values() {
            for content in operation["requestBody"]["content"].as_object().into_iter().flatten() {
                let name = content.1["schema"]["$ref"].as_str().unwrap();
                assert!(name.ends_with("Request"), "{name} is a body");
            }
        }
    }
    for (name, schema) in schemas {
        let is_list = schema["properties"].get("has_more").is_some();
        assert!(!is_list || name.ends_with("List"), "{name}");
    }
}

#[test]
fn what_people_try_first_has_samples_and_a_form_that_is_filled_in() {
    let document = document();
    let mut samples = Vec::new();
    for item in document["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values().filter(|each| each.get("x-codeSamples").is_some())
        {
            let labels: Vec<&str> = operation["x-codeSamples"]
                .as_array()
                .unwrap()
                .iter()
                .map(|sample| sample["label"].as_str().unwrap())
                .collect();
            let id = operation["operationId"].as_str().unwrap();
            // The command line neither corrects nor reviews nor makes products.
            let wanted = match id {
                "correct_analysis" | "review_analysis" | "create_product" => {
                    vec!["curl", "Rust", "TypeScript", "Python"]
                }
                _ => vec!["curl", "Rust", "TypeScript", "Python", "lending"],
            };
            assert_eq!(labels, wanted, "{id}");
            samples.push(id);
        }
    }
    samples.sort_unstable();
    let wanted = [
        "correct_analysis",
        "create_analysis",
        "create_api_key",
        "create_credit_check",
        "create_login_token",
        "create_product",
        "get_analysis",
        "get_me",
        "list_analyses",
        "review_analysis",
    ];
    assert_eq!(samples, wanted);
    let form = &document["components"]["schemas"]["CreateAnalysisRequest"]["properties"];
    for (part, schema) in form.as_object().unwrap() {
        // Bytes have no example.
        assert!(schema.get("example").is_some() || schema["format"] == "binary", "{part}");
    }
    assert_eq!(form["bureau_consent"]["type"], "boolean");
}

#[test]
fn every_member_of_every_schema_is_described() {
    let document = document();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        assert!(schema["description"].is_string(), "{name} has no description");
        for (member, property) in schema["properties"].as_object().into_iter().flatten() {
            assert!(property["description"].is_string(), "{name}.{member} has no description");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_served_contract_and_its_pages_need_nothing_from_elsewhere() {
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let client = deployment.client(&running);
    // The address of the operator's choice, whatever a caller writes into `Host`.
    let contract = contract_at(client.base()).unwrap();
    assert!(contract.yaml().contains(&format!("url: {}/v1,", client.base())));
    let strange = client.with_header("Host", "elsewhere.example");
    for client in [&client, &strange] {
        assert!(client.get("/openapi.yaml").await.text == contract.yaml());
        assert!(client.get("/openapi.json").await.text == contract.json());
    }
    for path in ["/docs", "/docs/swagger", "/docs/clients", "/docs/errors", "/docs/metrics"] {
        let page = client.get(path).await;
        assert_eq!(page.status, 200);
        let policy = page.header("content-security-policy").unwrap().to_owned();
        assert!(policy.contains("default-src 'none'"), "{path}");
        assert!(
            !policy.contains("unsafe-eval") && !policy.contains("script-src 'unsafe-inline'"),
            "{path}: {policy}"
        );
        assert!(!page.text.contains("<link "), "{path}");
        // A script has an address of this service, or is data that no browser runs.
        for script in page.text.split("<script").skip(1) {
            let tag = script.split('>').next().unwrap();
            assert!(
                tag.starts_with(" src=\"/docs/") || tag.ends_with("type=\"application/json\""),
                "{path}: {tag}"
            );
        }
        // Only the finishing pass refers to headers: the page shows the finished document.
        let finished = page.text.contains("#/components/headers/Retry-After");
        assert_eq!(finished, ["/docs", "/docs/swagger"].contains(&path), "{path}");
    }
    for (path, says) in [("/docs/scalar.js", "api-reference"), ("/docs/swagger.js", "SwaggerUIBundle(")] {
        let script = client.outside_the_contract().get(path).await;
        assert_eq!(
            (script.status, script.header("content-type")),
            (200, Some("text/javascript; charset=utf-8")),
            "{path}"
        );
        assert!(script.text.len() > 1_000_000 && script.text.contains(says), "{path}");
    }
    let errors = client.get("/docs/errors").await.text;
    for code in Code::ALL {
        assert!(errors.contains(&format!("id=\"{}\"", code.as_str())), "{code:?}");
    }
    let metrics = client.get("/docs/metrics").await.text;
    assert!(metrics.contains("id=\"foir\"") && metrics.contains("id=\"inward_bounces_6m\""));
    running.stop().await;
}

#[test]
fn the_documented_settings_are_the_ones_there_are() {
    let table = lending_server::cli::settings_table().unwrap();
    assert!(committed("docs/configuration.md").ends_with(&table), "run `just configuration`");
}
