//! Whatever is sent, the answer is clear, in the one shape, and never a 5xx.

use futures_util::StreamExt;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use reqwest::{Body, Method};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

both_modes! {
    async fn every_kind_of_bad_body_gets_its_4xx(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        let bodies: Vec<(&str, Vec<u8>, u16, &str)> = vec![
            ("empty", b"".to_vec(), 400, "invalid_json"),
            ("broken", b"{\"name\": ".to_vec(), 400, "invalid_json"),
            ("two documents", b"{} {}".to_vec(), 400, "invalid_json"),
            ("invalid UTF-8", b"{\"name\": \"\xff\xfe\"}".to_vec(), 400, "invalid_json"),
            ("lone surrogate", b"{\"name\": \"\\ud800\"}".to_vec(), 400, "invalid_json"),
            ("nested deeply", deep.into_bytes(), 400, "invalid_json"),
            ("huge number", b"{\"name\": 1e999}".to_vec(), 400, "invalid_json"),
            ("a member that stands twice", br#"{"name": "a", "name": "b"}"#.to_vec(), 400, "invalid_json"),
            ("not an object", b"[]".to_vec(), 400, "invalid_request"),
            ("null", b"null".to_vec(), 400, "invalid_request"),
            ("wrong type", b"{\"name\": 4}".to_vec(), 400, "invalid_request"),
            ("a NUL in a text", b"{\"name\": \"a\\u0000b\"}".to_vec(), 400, "invalid_request"),
            ("unknown member", b"{\"nmae\": \"x\"}".to_vec(), 400, "invalid_request"),
            ("over a megabyte", vec![b' '; (1 << 20) + 1], 413, "body_too_large"),
        ];
        for (what, body, status, code) in bodies {
            let answer = client.send(Method::POST, "/v1/products", Some(Body::from(body))).await;
            assert_eq!((answer.status, answer.code()), (status, code), "{what}: {}", answer.text);
        }
        for content_type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense"] {
            let answer = client
                .with_header("Content-Type", content_type)
                .send(Method::POST, "/v1/products", Some(Body::from("{}")))
                .await;
            assert_eq!((answer.status, answer.code()), (415, "unsupported_media_type"), "{content_type}");
        }
        assert_eq!(client.send(Method::POST, "/v1/products", None).await.status, 415, "no body, no type");
        running.stop().await;
    }

    async fn a_nul_and_a_third_decimal_are_refused_by_name_though_no_schema_says_so(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = |name: &str, min: f64| json!({
            "name": name, "amount": {"min": min, "max": 2000}, "annual_rate_pct": 1,
            "tenure_months": {"min": 1, "max": 2, "default": 1},
        });
        for (body, field) in [
            (product("a\0b", 1.0), "name"), (product("Loan", 0.001), "amount.min"), (product("Loan", 1.005), "amount.min"),
        ] {
            let answer = client.post("/v1/products", &body).await;
            assert_eq!((answer.status, answer.fields()), (400, vec![field]), "{}", answer.text);
        }
        // One of seven such amounts is no multiple of a hundredth for whoever divides in floats.
        for fine in [0.07, 1.15, 4.35, 0.29, 1000.01] {
            let answer = client.post("/v1/products", &product("Loan", fine)).await;
            assert_eq!((answer.status, answer.body["amount"]["min"].as_f64()), (201, Some(fine)), "{}", answer.text);
        }
        running.stop().await;
    }

    async fn a_gigabyte_in_chunks_is_cut_off_with_bounded_memory(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let before = resident_bytes();
        let sent = send_chunks(&running.addr.to_string(), &owner.api_key, 1 << 30).await;
        assert!(sent.answer.starts_with("HTTP/1.1 413"), "{}", sent.answer);
        assert!(sent.answer.contains("body_too_large"), "{}", sent.answer);
        assert!(sent.bytes < 64 << 20, "the server read on for {} bytes", sent.bytes);
        let grown = resident_bytes().saturating_sub(before);
        assert!(grown < 64 << 20, "memory grew by {grown} bytes");
        running.stop().await;
    }

    async fn bad_addresses_are_404_or_405_or_400(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        for path in ["/", "/v1", "/v1/", "/v1/nothing", "/v2/me", "/v1/me/", "/v1/products/a/b"] {
            let answer = client.outside_the_contract().send(Method::PUT, path, None).await;
            assert!([404, 405].contains(&answer.status), "{path}: {}", answer.status);
        }
        for id in ["x", "prd_", "prd_01arz3ndektsv4rrffq69g5fav", "..%2f..%2fetc%2fpasswd", "%00", "%ff", "%F0%9F%92%A9", "a%20b", "%27%20OR%201=1"] {
            let answer = client.get(&format!("/v1/products/{id}")).await;
            assert_eq!((answer.status, answer.code()), (404, "not_found"), "{id}");
        }
        let wrong_method = client.outside_the_contract().send(Method::PUT, "/v1/products", None).await;
        assert_eq!((wrong_method.status, wrong_method.code()), (405, "method_not_allowed"));
        assert_eq!(wrong_method.header("allow"), Some("GET, HEAD, POST"));
        for (query, field) in [
            ("limt=5", "limt"), ("limit=0", "limit"), ("limit=101", "limit"), ("limit=-1", "limit"), ("limit=x", "limit"),
            ("limit=", "limit"), ("limit=1&limit=2", "limit"), ("offset=-1", "offset"), ("offset=99999999999", "offset"),
            ("status=gone", "status"), ("cursor=x", "cursor"),
            ("offset=1&cursor=prd_01ARZ3NDEKTSV4RRFFQ69G5FAV", "cursor"), ("%ff=1", "\u{fffd}"),
        ] {
            let answer = client.get(&format!("/v1/products?{query}")).await;
            assert_eq!((answer.status, answer.code()), (400, "invalid_request"), "{query}");
            assert_eq!(answer.fields(), [field], "{query}");
        }
        running.stop().await;
    }

    async fn a_bad_idempotency_key_is_refused(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        for key in ["", &"x".repeat(256), "tab\there", "nön-ascii"] {
            let answer = client.with_header("Idempotency-Key", key).post("/v1/products", &json!({})).await;
            assert_eq!((answer.status, answer.fields()), (400, vec!["Idempotency-Key"]), "{key:?}");
        }
        let twice = client.with_header("Idempotency-Key", "a").with_header("Idempotency-Key", "b");
        assert_eq!(twice.post("/v1/products", &json!({})).await.fields(), ["Idempotency-Key"]);
        running.stop().await;
    }

    async fn refusals_come_in_the_documented_order(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1;
        deployment.settings.limit_general_burst = 1;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running);
        let broken = json!({"broken": true});
        // Path before token, token before role, role before limit, limit before body.
        assert_eq!(client.outside_the_contract().post("/v1/nothing", &broken).await.status, 404);
        assert_eq!(client.post("/v1/products", &broken).await.status, 401);
        assert_eq!(client.with_token(&viewer.api_key).post("/v1/products", &broken).await.status, 403);
        let as_owner = client.with_token(&owner.api_key);
        let product = json!({
            "name": "Loan", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        });
        let keyed = as_owner.with_header("Idempotency-Key", "k");
        assert_eq!(keyed.post("/v1/products", &product).await.status, 201);
        assert_eq!(as_owner.post("/v1/products", &broken).await.status, 429);
        // Idempotency before limit: a replay costs nothing, and a reused key is told even to a caller out of quota.
        assert_eq!(keyed.post("/v1/products", &product).await.status, 201);
        assert_eq!(keyed.post("/v1/products", &broken).await.status, 409);
        running.stop().await;
    }

    async fn a_client_that_goes_away_leaves_no_transaction_open(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.database_connections = 3;
        deployment.settings.limit_general_burst = 10_000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = json!({
            "name": "Loan", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        });
        let made = client.post("/v1/products", &product).await;
        let path = format!("/v1/products/{}", made.body["id"].as_str().unwrap());
        let gone = futures_util::stream::iter(0..300u64).for_each_concurrent(16, async |number| {
            let change = json!({"description": number.to_string()});
            let patience = std::time::Duration::from_micros(number * 37 % 6000);
            let _ = tokio::time::timeout(patience, client.patch(&path, &change)).await;
        });
        gone.await;
        // Every connection still works, and works outside of any old transaction: what one writes another reads.
        for number in 0..20 {
            let text = format!("after {number}");
            let changed = client.patch(&path, &json!({"description": text})).await;
            assert_eq!(changed.status, 200, "{}", changed.text);
            assert_eq!(client.get(&path).await.body["description"], text);
        }
        // One that somebody works in ends by itself; one that was left never does.
        let mut open = deployment.open_transactions().await.unwrap();
        for _ in 0..100 {
            if open > 0 {
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                open = deployment.open_transactions().await.unwrap();
            }
        }
        assert_eq!(open, 0);
        running.stop().await;
    }
}

struct Sent {
    bytes: u64,
    answer: String,
}

/// Writes chunks until the server answers or stops reading; reads what it said.
async fn send_chunks(addr: &str, token: &str, total: u64) -> Sent {
    let socket = tokio::net::TcpStream::connect(addr).await.unwrap();
    let (mut reader, mut writer) = socket.into_split();
    let head = format!(
        "POST /v1/products HTTP/1.1\r\nHost: {addr}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    writer.write_all(head.as_bytes()).await.unwrap();
    let sending = tokio::spawn(async move {
        let chunk = [b"10000\r\n".as_slice(), &vec![b' '; 0x10000], b"\r\n"].concat();
        let mut bytes = 0;
        while bytes < total && writer.write_all(&chunk).await.is_ok() {
            bytes += 0x10000;
        }
        bytes
    });
    let mut answer = Vec::new();
    let _ = reader.read_to_end(&mut answer).await;
    drop(reader);
    Sent { bytes: sending.await.unwrap(), answer: String::from_utf8_lossy(&answer).into_owned() }
}

/// What this process, and so the server in it, holds in memory.
fn resident_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap();
    status.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() * 4096
}
