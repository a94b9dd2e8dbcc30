//! What the two kinds of token may do.

use lending_store::users::Role;
use lending_tests::{Client, Mode, Process, TestDeployment, both_modes};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

both_modes! {
    async fn me_tells_the_user_the_team_and_the_token(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let me = deployment.client(&running).with_token(&owner.api_key).get("/v1/me").await;
        assert_eq!(me.status, 200);
        assert_eq!(me.body["user"], json!({
            "id": owner.user.id.as_str(), "name": "Asha Rao", "email": owner.email, "role": "owner"
        }));
        assert_eq!(me.body["team"], json!({
            "id": owner.user.team.as_str(), "name": "Acme Finance", "entitlements": ["bureau"]
        }));
        assert_eq!(me.body["token"]["kind"], "api_key");
        assert_eq!(me.body["token"]["name"], "test");
        assert_eq!(me.body["token"]["expires_at"], json!(null));
        running.stop().await;
    }

    async fn every_kind_of_bad_token_is_a_401(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let missing = client.get("/v1/me").await;
        assert_eq!((missing.status, missing.code()), (401, "unauthenticated"));
        assert_eq!(missing.header("www-authenticate"), Some("Bearer"));
        let basic = client.with_header("Authorization", "Basic dTpw").get("/v1/me").await;
        assert_eq!((basic.status, basic.code()), (401, "unauthenticated"));
        let mut mistyped = owner.api_key.clone();
        let last = if mistyped.pop() == Some('a') { 'b' } else { 'a' };
        mistyped.push(last);
        let stranger = lending_store::token::Token::generate(lending_store::token::TokenKind::ApiKey).unwrap();
        for token in ["nonsense", mistyped.as_str(), stranger.expose()] {
            let answer = client.with_token(token).get("/v1/me").await;
            assert_eq!((answer.status, answer.code()), (401, "invalid_token"));
        }
        running.stop().await;
    }

    async fn a_header_that_is_sent_twice_is_refused(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let address = running.addr.to_string();
        let token = format!("Authorization: Bearer {}\r\n", owner.api_key);
        let host = format!("Host: {address}\r\n");
        for (headers, expected) in [
            (format!("{host}{token}"), "HTTP/1.1 200"),
            (format!("{host}{token}{token}"), "HTTP/1.1 400"),
            (format!("{host}Host: elsewhere.example\r\n{token}"), "HTTP/1.1 400"),
        ] {
            let mut socket = tokio::net::TcpStream::connect(&address).await.unwrap();
            let request = format!("GET /v1/me HTTP/1.1\r\n{headers}Connection: close\r\n\r\n");
            socket.write_all(request.as_bytes()).await.unwrap();
            let mut answer = String::new();
            socket.read_to_string(&mut answer).await.unwrap();
            assert!(answer.starts_with(expected), "{answer}");
        }
        running.stop().await;
    }

    async fn a_viewer_reads_and_does_not_write(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let viewer = deployment.person(&running, Role::Viewer).await.unwrap();
        let client = deployment.client(&running);
        let key = client.with_token(&viewer.api_key);
        assert_eq!(key.get("/v1/products").await.status, 200);
        let refused = key.post("/v1/products", &json!({})).await;
        assert_eq!((refused.status, refused.code()), (403, "forbidden_role"));
        let signed_in = client.signed_in(&viewer.email).await;
        assert_eq!(signed_in.get("/v1/api-keys").await.status, 200);
        let refused = signed_in.post("/v1/api-keys", &json!({"name": "mine"})).await;
        assert_eq!((refused.status, refused.code()), (403, "forbidden_role"));
        running.stop().await;
    }

    async fn an_api_key_cannot_manage_keys_or_sign_out(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let key = deployment.client(&running).with_token(&owner.api_key);
        for answer in [
            key.get("/v1/api-keys").await,
            key.post("/v1/api-keys", &json!({"name": "x"})).await,
            key.delete("/v1/api-keys/key_01ARZ3NDEKTSV4RRFFQ69G5FAV").await,
            key.post("/v1/auth/logout", &json!({})).await,
        ] {
            assert_eq!((answer.status, answer.code()), (403, "login_token_required"));
        }
        running.stop().await;
    }

    async fn refused_tokens_are_throttled_and_good_ones_are_not(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let bad = client.with_token("bad");
        let answers = futures_util::future::join_all((0..50).map(|_| bad.get("/v1/me"))).await;
        let (told, throttled): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 401);
        assert_eq!((told.len(), throttled.len()), (20, 30));
        assert!(throttled.iter().all(|answer| answer.code() == "rate_limited"));
        assert_eq!(client.with_token(&owner.api_key).get("/v1/me").await.status, 200);
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_revoked_on_one_process_is_refused_on_another_at_the_next_request() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let (one, two) =
        (deployment.serve().await.unwrap(), Process::serve(&deployment.environment()).await.unwrap());
    let owner = deployment.person(&one, Role::Owner).await.unwrap();
    let here = deployment.client(&one).signed_in(&owner.email).await;
    let made = here.post("/v1/api-keys", &json!({"name": "x"})).await;
    let there = Client::new(&two.url);
    let (key, login) =
        (there.with_token(made.body["key"].as_str().unwrap()), there.with_token(here.token().unwrap()));
    assert_eq!((key.get("/v1/me").await.status, login.get("/v1/me").await.status), (200, 200));

    let path = format!("/v1/api-keys/{}", made.body["id"].as_str().unwrap());
    assert_eq!(here.delete(&path).await.status, 204);
    assert_eq!(key.get("/v1/me").await.status, 401);
    assert_eq!(here.post("/v1/auth/logout", &json!({})).await.status, 204);
    assert_eq!(login.get("/v1/me").await.status, 401);
    assert_eq!(two.terminate().await.unwrap(), Some(0));
    one.stop().await;
}
