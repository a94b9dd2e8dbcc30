//! Whoever runs the service follows one case from its upload to its decision, and nothing of the applicant with it.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use lending_base::{AnalysisId, WorkerId};
use lending_samples::{Fixture, Persona, Spec, layout, statement};
use lending_store::queue::{LEASE, Queue};
use lending_store::users::Role;
use lending_tests::{
    Behaviour, Client, Collector, ExportedSpan, Form, Mode, Person, Process, Receiver, TestDeployment,
    WorkerProcess, both_modes,
};
use serde_json::json;

/// A trace and a span of a caller's.
const CALLER: (&str, &str) = ("0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331");

fn steady() -> Fixture {
    statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, 1)).unwrap()
}

async fn ended(client: &Client, path: &str) {
    while client.get(&format!("{path}?wait=30")).await.body["completed_at"].is_null() {}
}

fn named<'s>(spans: &'s [ExportedSpan], name: &str) -> Option<&'s ExportedSpan> {
    spans.iter().find(|span| span.name == name)
}

/// Somebody of a deployment, made by a server that has stopped since and told nobody.
async fn somebody(deployment: &TestDeployment) -> Person {
    let running = deployment.serve().await.unwrap();
    let person = deployment.person(&running, Role::Owner).await.unwrap();
    running.stop().await;
    person
}

both_modes! {
    async fn one_trace_leads_from_the_upload_through_the_queue_to_the_decision_and_its_webhook(
        deployment: TestDeployment
    ) {
        let mut deployment = deployment;
        let collector = Collector::start().await.unwrap();
        deployment.settings.otlp_endpoint = Some(collector.url.parse().unwrap());
        deployment.settings.webhook_loopback = true;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let endpoint = json!({"url": receiver.url, "event_types": ["analysis.completed", "analysis.review_required"]});
        let made = client.post("/v1/webhook-endpoints", &endpoint).await;
        assert_eq!(made.status, 201, "{}", made.text);

        let (trace, span) = CALLER;
        let called = client.with_header("traceparent", &format!("00-{trace}-{span}-01"));
        let made = called.upload(Form::default().file(&steady().pdf)).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let id = made.body["id"].as_str().unwrap().to_owned();
        ended(&client, &format!("/v1/analyses/{id}")).await;
        let all = ["create_analysis", "queue.wait", "analysis.run", "opening", "reading", "deciding", "saving", "webhook.attempt"];
        let spans = collector.wait_for(|spans| all.iter().all(|name| named(spans, name).is_some())).await;

        let upload = named(&spans, "create_analysis").unwrap();
        assert_eq!(upload.parent, "", "the upload is the root, whatever a caller says");
        assert_ne!(upload.trace, trace);
        assert_eq!(upload.links, [trace], "the caller's own trace is found from it");
        assert_eq!((upload.noted("http.response.status_code"), upload.noted("lending.analysis.id")), ("201", id.as_str()));
        for name in all {
            let span = named(&spans, name).unwrap();
            assert_eq!(span.trace, upload.trace, "{name}");
            assert!(span.began <= span.ended, "{span:?}");
        }
        let run = named(&spans, "analysis.run").unwrap();
        for name in ["queue.wait", "analysis.run", "webhook.attempt"] {
            assert_eq!(named(&spans, name).unwrap().parent, upload.id, "{name}");
        }
        for name in ["opening", "reading", "deciding", "saving"] {
            assert_eq!(named(&spans, name).unwrap().parent, run.id, "{name}");
        }
        let analysis = client.get(&format!("/v1/analyses/{id}")).await.body;
        assert_eq!(run.noted("lending.outcome"), analysis["decision"].as_str().unwrap());
        assert_eq!((run.noted("lending.attempt"), run.noted("lending.queue")), ("1", "text"));
        assert!(run.noted("lending.worker.id").starts_with("wrk_"));
        let roles = |span: &ExportedSpan| {
            (span.of_its_process("service.name").to_owned(), span.of_its_process("lending.role").to_owned())
        };
        assert_eq!(roles(upload), ("lending-server".to_owned(), "server".to_owned()));
        assert_eq!(roles(run), ("lending-worker".to_owned(), "worker".to_owned()));
        assert_eq!(run.of_its_process("service.version"), env!("CARGO_PKG_VERSION"));

        // What is asked about the case later is no part of its work, and every request has a trace.
        let looks: BTreeSet<&str> =
            spans.iter().filter(|span| span.name != "create_analysis" && !span.noted("http.request.method").is_empty())
                .map(|span| span.trace.as_str()).collect();
        assert!(!looks.is_empty() && !looks.contains(upload.trace.as_str()));
        running.stop().await;
    }

    async fn nothing_is_sent_unless_a_collector_is_set(deployment: TestDeployment) {
        let owner = somebody(&deployment).await;
        let collector = Collector::start().await.unwrap();
        let mut environment = deployment.environment();
        // What others read is not read here: a machine may set it for all of its programs.
        environment.push(("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url.clone()));
        upload_and_stop(&deployment, &environment, &owner, Form::default().file(&steady().pdf)).await;
        assert!(collector.bodies().is_empty());
    }

    async fn nothing_personal_is_in_any_byte_that_is_sent(deployment: TestDeployment) {
        let owner = somebody(&deployment).await;
        let collector = Collector::start().await.unwrap();
        let mut environment = deployment.environment();
        environment.push(("LENDING_OTLP_ENDPOINT", collector.url.clone()));
        environment.push(("LENDING_OTLP_HEADERS", "api-key=canary-header".to_owned()));
        environment.push(("OTEL_RESOURCE_ATTRIBUTES", "canary=resource".to_owned()));
        let fixture = steady();
        let holder = fixture.truth.accounts[0].holders[0].clone();
        let form = Form::default()
            .text("applicant_name", "Canary Kumari")
            .text("applicant_mobile", "9812345678")
            .text("file_password", "canary password")
            .text("metadata", r#"{"case": "canary case"}"#)
            .part("name=\"file\"; filename=\"canary file.pdf\"", Some("application/pdf"), &fixture.pdf);
        let logs = upload_and_stop(&deployment, &environment, &owner, form).await;
        // What was still waiting was sent at the end of the processes.
        let spans = collector.spans();
        for name in ["create_analysis", "get_analysis", "analysis.run", "saving"] {
            assert!(named(&spans, name).is_some(), "{name}: {logs}");
        }
        let sent = String::from_utf8_lossy(&collector.bodies().concat()).to_lowercase();
        for secret in ["canary", "9812345678", &holder.to_lowercase(), &owner.email, &owner.api_key.to_lowercase(), "asha rao"] {
            assert!(!sent.contains(secret), "{secret:?} was sent");
        }
        assert!(!logs.contains("canary-header"), "{logs}");
    }

    async fn a_collector_that_is_away_or_hangs_harms_nothing_and_is_told_once(deployment: TestDeployment) {
        let owner = somebody(&deployment).await;
        let hanging = Receiver::start(Behaviour::Hang).await.unwrap();
        for endpoint in ["http://127.0.0.1:1".to_owned(), hanging.url.clone()] {
            let mut environment = deployment.environment();
            environment.push(("LENDING_OTLP_ENDPOINT", endpoint.clone()));
            let begun = Instant::now();
            let logs = upload_and_stop(&deployment, &environment, &owner, Form::default().file(&steady().pdf)).await;
            // Either part of the service says so at the most once.
            let told = logs.lines().filter(|line| line.contains("the collector takes no traces")).count();
            let is_refused = endpoint != hanging.url;
            assert!(told <= 2 && (told >= 1 || !is_refused), "{endpoint}: {logs}");
            assert!(begun.elapsed() < Duration::from_mins(2), "{endpoint}");
        }
    }
}

/// Uploads to processes of the deployment, waits for the decision, and stops them as an operator does. What they logged.
async fn upload_and_stop(
    deployment: &TestDeployment,
    environment: &[(&'static str, String)],
    owner: &Person,
    form: Form,
) -> String {
    let (log, worker_log) = (deployment.folder().join("server.log"), deployment.folder().join("worker.log"));
    let _ = std::fs::remove_file(&worker_log);
    let server = Process::serve_logging_to(environment, &log).await.unwrap();
    let worker = match deployment.mode {
        Mode::Embedded => None,
        Mode::Production => Some(WorkerProcess::start(environment, &worker_log).unwrap()),
    };
    let client = Client::new(&server.url).with_token(&owner.api_key);
    let made = client.with_header("X-Request-Id", "canary-9812345678").upload(form).await;
    assert_eq!(made.status, 201, "{}", made.text);
    ended(&client, &format!("/v1/analyses/{}", made.body["id"].as_str().unwrap())).await;
    client.outside_the_contract().get("/v1/canary-path?canary=canary").await;
    // A batch is on its way at all.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    if let Some(worker) = worker {
        assert_eq!(worker.terminate().await.unwrap(), Some(0));
    }
    assert_eq!(server.terminate().await.unwrap(), Some(0));
    [log, worker_log].iter().filter_map(|log| std::fs::read_to_string(log).ok()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_attempt_by_a_worker_without_redis_is_in_the_trace_of_the_upload() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let collector = Collector::start().await.unwrap();
    deployment.settings.otlp_endpoint = Some(collector.url.parse().unwrap());
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let made = client.upload(Form::default().file(&steady().pdf)).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let id = AnalysisId::parse(made.body["id"].as_str().unwrap()).unwrap();

    // A worker takes it and is never heard of again.
    let store = deployment.store().await.unwrap();
    let lost = WorkerId::new(store.clock()).unwrap();
    assert!(store.claim(Queue::Text, &id, &lost).await.unwrap().work().is_some());
    store.close().await;
    deployment.clock.advance(LEASE);
    deployment.settings.redis_url = None;
    let _worker = deployment.work().await.unwrap();
    ended(&client, &format!("/v1/analyses/{id}")).await;
    let both = |spans: &[ExportedSpan]| {
        named(spans, "create_analysis").is_some() && named(spans, "analysis.run").is_some()
    };
    let spans = collector.wait_for(both).await;
    let (upload, run) = (named(&spans, "create_analysis").unwrap(), named(&spans, "analysis.run").unwrap());
    assert_eq!((run.trace.as_str(), run.parent.as_str()), (upload.trace.as_str(), upload.id.as_str()));
    assert_eq!(run.noted("lending.attempt"), "2");
    running.stop().await;
}
