//! What goes over the wire, against a listener that plays the service for one exchange.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::thread::JoinHandle;

use lending_sdk::{Client, Error, types};

/// Answers the next request by `status` and `answer`; the handle gives the head of the request and its body.
#[expect(clippy::unwrap_used, reason = "a panic here is a failed test")]
fn serve_once(status: &'static str, answer: &'static str) -> (String, JoinHandle<(String, String)>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let exchange = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(reader.read_line(&mut head).unwrap(), 0, "the request ended early: {head}");
        }
        let head = head.to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
        reader.read_exact(&mut body).unwrap();
        let length = answer.len();
        write!(
            stream,
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n{answer}"
        )
        .unwrap();
        (head, String::from_utf8(body).unwrap())
    });
    (address, exchange)
}

#[tokio::test]
async fn an_answer_with_additions_is_understood() {
    let (address, exchange) = serve_once(
        "200 OK",
        r#"{
            "user": {"id": "usr_1", "name": "Asha Rao", "email": "asha@example.com", "role": "auditor"},
            "team": {"id": "team_1", "name": "Acme", "entitlements": [], "region": "south"},
            "token": {"id": "tok_1", "kind": "api_key", "name": null, "created_at": "2026-01-02T03:04:05Z", "expires_at": null, "scopes": []}
        }"#,
    );
    let client = Client::with_token(&address, "las_live_x").unwrap();
    let me = client.get_me().send().await.unwrap();
    assert_eq!(me.user.role, types::Role::Unknown("auditor".to_owned()));
    assert_eq!(me.token.kind, types::TokenKind::ApiKey);
    assert_eq!(me.token.expires_at, None);

    let (head, _) = exchange.join().unwrap();
    assert!(head.starts_with("get /v1/me http/1.1\r\n"), "{head}");
    assert!(head.contains("\r\nauthorization: bearer las_live_x\r\n"), "{head}");
}

#[tokio::test]
async fn only_the_parameters_that_were_given_are_sent() {
    let (address, exchange) = serve_once(
        "200 OK",
        r#"{"data": [], "total": 0, "limit": 5, "offset": 0, "has_more": false, "next_cursor": null}"#,
    );
    let client = Client::with_token(&format!("{address}/v1/"), "las_live_x").unwrap();
    client.list_products().limit(5).status(types::ProductStatus::Archived).send().await.unwrap();

    let (head, _) = exchange.join().unwrap();
    assert!(head.starts_with("get /v1/products?limit=5&status=archived http/1.1\r\n"), "{head}");
}

#[tokio::test]
async fn a_refusal_has_its_code() {
    let (address, exchange) = serve_once(
        "401 Unauthorized",
        r#"{
            "code": "invalid_credentials",
            "message": "The email or the password is wrong.",
            "doc_url": "/docs/errors#invalid_credentials",
            "request_id": "req_1"
        }"#,
    );
    let client = Client::without_token(&address).unwrap();
    let body = types::SignInRequest::builder().email("asha@example.com").password("wrong");
    let error = client.create_login_token().body(body).send().await.unwrap_err();
    let Error::ErrorResponse(refusal) = error else { panic!("{error}") };
    assert_eq!(refusal.status(), 401);
    assert_eq!(refusal.code, types::ErrorCode::InvalidCredentials);

    let (head, body) = exchange.join().unwrap();
    assert!(!head.contains("authorization"), "{head}");
    assert_eq!(body, r#"{"email":"asha@example.com","password":"wrong"}"#);
}
