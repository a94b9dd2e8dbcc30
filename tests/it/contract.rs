//! The contract is what is committed, what is served and what the pages show.

use lending_server::{Code, Contract};
use lending_tests::{Mode, TestDeployment};

fn committed(file: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn the_committed_contract_is_what_the_handlers_say() {
    let contract = Contract::build().unwrap();
    assert!(committed("openapi.yaml") == contract.yaml(), "openapi.yaml has drifted: run `just openapi`");
}

#[test]
fn every_operation_is_described_in_full_and_only_signing_in_needs_no_token() {
    let document: serde_json::Value = serde_json::from_str(Contract::build().unwrap().json()).unwrap();
    let mut operations = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let place = format!("{method} {path}");
            for member in ["operationId", "summary", "description"] {
                assert!(operation[member].as_str().is_some_and(|text| !text.is_empty()), "{place}: {member}");
            }
            assert_eq!(operation["tags"].as_array().unwrap().len(), 1, "{place}");
            let is_open = operation["security"].as_array().unwrap().is_empty();
            assert_eq!(is_open, operation["operationId"] == "create_login_token", "{place}: who may call it");
            let responses = operation["responses"].as_object().unwrap();
            assert_eq!(
                responses.keys().filter(|status| status.starts_with('2')).count(),
                1,
                "{place}: one success"
            );
            for (status, response) in responses {
                assert!(response["headers"]["X-Request-Id"].is_object(), "{place} {status}");
                // The sample report is the example of itself.
                if operation["operationId"] == "get_sample_report" && status == "200" {
                    continue;
                }
                for (_, content) in response["content"].as_object().into_iter().flatten() {
                    let has_example = content.get("example").is_some() || content.get("examples").is_some();
                    let is_binary = content["schema"]["format"] == "binary";
                    assert!(has_example || is_binary, "{place} {status}: no example");
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
    assert_eq!(operations, 25);
}

#[test]
fn every_member_of_every_schema_is_described() {
    let document: serde_json::Value = serde_json::from_str(Contract::build().unwrap().json()).unwrap();
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
    assert!(client.get("/openapi.yaml").await.text == committed("openapi.yaml"));
    assert!(client.get("/openapi.json").await.text == Contract::build().unwrap().json());
    for path in ["/docs", "/docs/swagger", "/docs/errors", "/docs/metrics"] {
        let page = client.get(path).await;
        assert_eq!(page.status, 200);
        assert!(page.header("content-security-policy").unwrap().contains("default-src 'none'"), "{path}");
        for loader in ["<script src=", "<link "] {
            assert!(!page.text.contains(loader), "{path} loads by {loader}");
        }
        // Only the finishing pass refers to headers: the page shows the finished document.
        let finished = page.text.contains("#/components/headers/Retry-After");
        assert_eq!(finished, ["/docs", "/docs/swagger"].contains(&path), "{path}");
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
