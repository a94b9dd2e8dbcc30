//! Dashboards and alerts name metrics that a deployment really exposes, with labels that it really gives them, and every
//! alert leads to what to do about it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use lending_base::Secret;
use lending_jobs::sandbox::{Sandbox, SandboxLimits};
use lending_store::users::Role;
use lending_tests::{Behaviour, Receiver, TestDeployment, binary, both_modes};
use serde_json::{Value, json};

use super::server;
use crate::erasure::{analysed, with_bureau};

const METRICS_TOKEN: &str = "0f4b7c19d2a86e35c0f4b7c19d2a86e3";

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).unwrap()
}

/// Every expression of the dashboards, and the text of the rules.
fn watched() -> Vec<(String, String)> {
    let mut texts = vec![("alerts.yml".to_owned(), page("ops/prometheus/alerts.yml"))];
    for entry in std::fs::read_dir(project().join("ops/grafana")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let board: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        for panel in board["panels"].as_array().unwrap() {
            for target in panel["targets"].as_array().unwrap() {
                texts.push((name.clone(), target["expr"].as_str().unwrap().to_owned()));
            }
        }
    }
    texts
}

fn is_of_a_name(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter == '_'
}

/// The metrics that a text names, each with the labels it asks about.
fn named(text: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("lending_") {
        let rest = &text[at..];
        let name: String = rest.chars().take_while(|letter| is_of_a_name(*letter)).collect();
        let selector = rest[name.len()..].strip_prefix('{').and_then(|rest| rest.split('}').next());
        let labels = selector.into_iter().flat_map(|selector| selector.split(','));
        let label =
            |part: &str| part.trim().chars().take_while(|letter| is_of_a_name(*letter)).collect::<String>();
        found.push((name, labels.map(label).filter(|label| !label.is_empty()).collect()));
    }
    found
}

/// The names that a scrape shows, each with every label that is given to it.
fn exposed(scrape: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in scrape.lines().filter(|line| line.starts_with("lending_")) {
        let (name, labels) = named(line).remove(0);
        found.entry(name).or_default().extend(labels);
    }
    found
}

#[test]
fn names_and_labels_are_read_out_of_expressions() {
    let text = "sum(rate(lending_a_total{status=~\"5..\", operation!=\"x\"}[5m])) / lending_b > 1";
    let labels = |labels: &[&str]| labels.iter().map(|label| (*label).to_owned()).collect::<Vec<_>>();
    assert_eq!(
        named(text),
        [
            ("lending_a_total".to_owned(), labels(&["status", "operation"])),
            ("lending_b".to_owned(), labels(&[]))
        ]
    );
}

#[test]
fn every_alert_leads_to_what_to_do_and_is_tried() {
    let (rules, tests, runbook) =
        (page("ops/prometheus/alerts.yml"), page("ops/prometheus/alerts_test.yml"), page("docs/alerts.md"));
    let alerts: Vec<&str> = rules.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    assert!(alerts.len() > 10);
    assert_eq!(rules.matches("runbook: ").count(), alerts.len(), "one for each");
    for alert in alerts {
        let entry = format!("docs/alerts.md#{}", alert.to_lowercase());
        assert!(rules.contains(&format!("runbook: {entry}\n")), "{alert} has no runbook");
        assert!(runbook.lines().any(|line| line == format!("## {alert}")), "docs/alerts.md has no {alert}");
        assert!(tests.contains(&format!("runbook: {entry}\n")), "{alert} is never seen to fire");
    }
}

both_modes! {
    async fn every_metric_of_dashboards_and_alerts_is_exposed_by_a_deployment(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.metrics_token = Some(Secret::new(METRICS_TOKEN));
        deployment.settings.webhook_loopback = true;
        deployment.settings.limit_bad_token_per_minute = 1;
        let bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);

        // A little of everything: a webhook, an upload with a bureau, refused tokens, a look at the sandbox.
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let endpoint = json!({"url": receiver.url, "event_types": []});
        assert_eq!(client.post("/v1/webhook-endpoints", &endpoint).await.status, 201);
        analysed(&client, with_bureau()).await;
        for _ in 0..3 {
            client.with_token("las_live_nobody").get("/v1/me").await;
        }
        Sandbox::new(SandboxLimits::default()).with_program(binary("lending-worker").unwrap()).announce().await;
        let folder = deployment.folder().to_owned();
        let (backup, files) = (folder.join("backup"), [folder.join("backup.prom"), folder.join("verify.prom")]);
        let [of_backup, of_verify] = files.each_ref().map(|path| path.to_str().unwrap());
        let said = server(&deployment, &["backup", "--to", backup.to_str().unwrap(), "--textfile", of_backup]).await;
        assert_eq!(said.code, 0, "{}", said.all());
        let said = server(&deployment, &["verify", "--textfile", of_verify]).await;
        assert_eq!(said.code, 0, "{}", said.all());
        let kept: String = files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();

        // A delivery is under way, and each process tells of itself as it starts, of events last.
        let metrics = client.with_token(METRICS_TOKEN);
        let scrape = loop {
            let scrape = metrics.get("/metrics").await;
            assert_eq!(scrape.status, 200, "{}", scrape.text);
            let told_last = ["lending_webhook_attempts_total", "lending_checks_in_review", "lending_events_due{"];
            if told_last.iter().all(|name| scrape.text.contains(name)) {
                break scrape.text;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let exposed = exposed(&format!("{scrape}{kept}"));
        for (place, text) in watched() {
            for (name, labels) in named(&text) {
                let given = exposed.get(&name);
                assert!(given.is_some(), "{place} names {name}, which nobody exposes; there are {:?}", exposed.keys());
                for label in labels {
                    assert!(given.unwrap().contains(&label), "{place} asks for {label} of {name}: {given:?}");
                }
            }
        }
        drop(worker);
        running.stop().await;
        bureau.stop().await;
    }
}
