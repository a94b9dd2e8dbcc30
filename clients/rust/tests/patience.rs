//! What a client does about a service that cannot just now, against a listener that plays it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lending_sdk::{Client, Refusal, types};

const ME: &str = r#"{
    "user": {"id": "usr_1", "name": "Asha Rao", "email": "asha@example.com", "role": "owner"},
    "team": {"id": "team_1", "name": "Acme", "entitlements": []},
    "token": {"id": "tok_1", "kind": "login", "name": null, "created_at": "2026-01-02T03:04:05Z", "expires_at": null, "scopes": []}
}"#;
const REFUSAL: &str =
    r#"{"code": "unavailable", "message": "Not now.", "doc_url": "/", "request_id": "req_1"}"#;
const CREATED: &str = r#"{"id": "an_1", "ref": "APP-000001", "status": "queued"}"#;

/// Answers one request after another by these, each on a connection of its own; remembers what it was asked.
#[expect(clippy::unwrap_used, reason = "a panic here is a failed test")]
fn serve(answers: &'static [(&'static str, &'static str)]) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let asked = Arc::new(Mutex::new(Vec::new()));
    let noted = asked.clone();
    std::thread::spawn(move || {
        for (status, body) in answers {
            let (mut stream, _) = listener.accept().unwrap();
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let mut head = String::new();
            while !head.ends_with("\r\n\r\n") && reader.read_line(&mut head).unwrap() > 0 {}
            let lower = head.to_lowercase();
            if let Some(length) = lower.lines().find_map(|line| line.strip_prefix("content-length: ")) {
                reader.read_exact(&mut vec![0; length.parse().unwrap()]).unwrap();
            }
            noted.lock().unwrap().push(lower);
            let length = body.len();
            write!(stream, "HTTP/1.1 {status}\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}").unwrap();
        }
    });
    (address, asked)
}

fn heads(asked: &Arc<Mutex<Vec<String>>>) -> Vec<String> {
    asked.lock().map(|asked| asked.clone()).unwrap_or_default()
}

fn keys(asked: &Arc<Mutex<Vec<String>>>) -> Vec<String> {
    let key = |head: &String| {
        head.lines()
            .find_map(|line| line.strip_prefix("idempotency-key: ").map(str::to_owned))
            .unwrap_or_default()
    };
    heads(asked).iter().map(key).collect()
}

#[tokio::test]
async fn what_is_safe_to_repeat_is_repeated_until_it_succeeds() {
    let (address, asked) = serve(&[
        ("503 Service Unavailable\r\nretry-after: 0", REFUSAL),
        ("429 Too Many Requests\r\nretry-after: 0", REFUSAL),
        ("200 OK", ME),
    ]);
    let client = Client::builder(&address).api_key("las_live_x").build().unwrap();
    assert_eq!(client.get_me().send().await.unwrap().user.name, "Asha Rao");
    assert_eq!(heads(&asked).len(), 3);
}

#[tokio::test]
async fn a_creation_is_repeated_under_one_key_and_a_conflict_that_says_when_is_waited_for() {
    let (address, asked) = serve(&[
        ("503 Service Unavailable\r\nretry-after: 0", REFUSAL),
        ("409 Conflict\r\nretry-after: 0", REFUSAL),
        ("201 Created", CREATED),
    ]);
    let client = Client::builder(&address).api_key("las_live_x").build().unwrap();
    let created = client.create_analysis(b"%PDF-".to_vec()).send().await.unwrap();
    assert_eq!(created.reference(), "APP-000001");
    let keys = keys(&asked);
    assert!(keys.len() == 3 && keys[0].len() == 32 && keys.iter().all(|key| *key == keys[0]), "{keys:?}");
}

#[tokio::test]
async fn what_is_not_safe_to_repeat_is_sent_once() {
    let (address, asked) = serve(&[("503 Service Unavailable\r\nretry-after: 0", REFUSAL), ("200 OK", ME)]);
    let client = Client::builder(&address).api_key("las_live_x").build().unwrap();
    let body = types::ReviewAnalysisRequest::builder().outcome(types::ReviewOutcome::Approve);
    let refused = client.review_analysis().id("an_1").body(body).send().await.unwrap_err();
    assert_eq!(refused.code(), Some(&types::ErrorCode::Unavailable));
    assert_eq!(heads(&asked).len(), 1);
}

#[tokio::test]
async fn a_longer_wait_than_one_has_patience_for_is_handed_out() {
    let (address, asked) = serve(&[("429 Too Many Requests\r\nretry-after: 3600", REFUSAL), ("200 OK", ME)]);
    let client = Client::builder(&address).api_key("las_live_x").build().unwrap();
    let refused = client.get_me().send().await.unwrap_err();
    assert_eq!(refused.retry_after(), Some(Duration::from_hours(1)));
    assert_eq!(heads(&asked).len(), 1);
}

#[tokio::test]
async fn without_retries_every_refusal_is_handed_out() {
    let (address, asked) = serve(&[("503 Service Unavailable\r\nretry-after: 0", REFUSAL), ("200 OK", ME)]);
    let client = Client::builder(&address).api_key("las_live_x").retries(0).build().unwrap();
    assert_eq!(client.get_me().send().await.unwrap_err().status().unwrap(), 503);
    assert_eq!(heads(&asked).len(), 1);
}

const LOGIN: &str = r#"{"token": "las_login_1", "token_type": "bearer", "expires_in": 28800, "user": {"id": "u", "name": "n", "email": "e"}}"#;
const NEW_LOGIN: &str = r#"{"token": "las_login_2", "token_type": "bearer", "expires_in": 28800, "user": {"id": "u", "name": "n", "email": "e"}}"#;
const INVALID: &str = r#"{"code": "invalid_token", "message": "No.", "doc_url": "/", "request_id": "req_1"}"#;
const WRONG: &str =
    r#"{"code": "invalid_credentials", "message": "No.", "doc_url": "/", "request_id": "req_1"}"#;

#[tokio::test]
async fn somebody_is_signed_in_once_and_again_when_the_token_no_longer_holds() {
    let (address, asked) = serve(&[
        ("200 OK", LOGIN),
        ("200 OK", ME),
        ("200 OK", ME),
        ("401 Unauthorized", INVALID),
        ("200 OK", NEW_LOGIN),
        ("200 OK", ME),
    ]);
    let client =
        Client::builder(&address).login("asha@example.com", "word").device_name("Pixel").build().unwrap();
    for _ in 0..3 {
        client.get_me().send().await.unwrap();
    }
    let heads = heads(&asked);
    let sent: Vec<&str> = heads
        .iter()
        .filter_map(|head| head.lines().find_map(|line| line.strip_prefix("authorization: ")))
        .collect();
    assert_eq!(
        sent,
        ["bearer las_login_1", "bearer las_login_1", "bearer las_login_1", "bearer las_login_2"]
    );
    assert_eq!(heads.iter().filter(|head| head.starts_with("post /v1/auth/token")).count(), 2);
}

#[tokio::test]
async fn a_wrong_password_is_a_typed_refusal_of_whatever_was_asked() {
    let (address, _) = serve(&[("401 Unauthorized", WRONG), ("401 Unauthorized", WRONG)]);
    let client = Client::builder(&address).login("asha@example.com", "wrong").build().unwrap();
    let refused = client.get_me().send().await.unwrap_err();
    assert_eq!(refused.code(), Some(&types::ErrorCode::InvalidCredentials));
    assert!(!format!("{client:?}").contains("wrong"));
}
