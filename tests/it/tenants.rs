//! A team never learns anything of another.

use lending_store::users::Role;
use lending_tests::{Client, Form, TestDeployment, both_modes};
use reqwest::Method;
use serde_json::{Value, json};

use crate::corrections::{completed, freelancer, freelancer_pdf, product};
use crate::people::matrix::Theirs;

enum Sent {
    Json(Value),
    Form(Box<Form>),
}

/// A request that names an id.
struct Asked(Client, Method, String, Option<Sent>);

both_modes! {
    async fn another_teams_id_is_the_same_404_as_one_that_does_not_exist(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let (ours, theirs) = (
            deployment.person(&running, Role::Owner).await.unwrap(),
            deployment.person(&running, Role::Owner).await.unwrap(),
        );
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let product = client.with_token(&theirs.api_key).post("/v1/products", &json!({
            "name": "Theirs", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        })).await;
        let product = product.body["id"].as_str().unwrap();
        let key = client.signed_in(&theirs.email).await.post("/v1/api-keys", &json!({"name": "k"})).await;
        let key = key.body["id"].as_str().unwrap();

        let us = client.with_token(&ours.api_key);
        let missing = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
        let (theirs_read, nobodys_read) =
            (us.get(&format!("/v1/products/{product}")).await, us.get(&format!("/v1/products/prd_{missing}")).await);
        assert_eq!(theirs_read.status, 404);
        assert_eq!(theirs_read.text, nobodys_read.text);
        let change = json!({"name": "Ours"});
        let (theirs_write, nobodys_write) = (
            us.patch(&format!("/v1/products/{product}"), &change).await,
            us.patch(&format!("/v1/products/prd_{missing}"), &change).await,
        );
        assert_eq!((theirs_write.status, &theirs_write.text), (404, &nobodys_write.text));

        let signed_in = client.signed_in(&ours.email).await;
        let (theirs_key, nobodys_key) = (
            signed_in.delete(&format!("/v1/api-keys/{key}")).await,
            signed_in.delete(&format!("/v1/api-keys/key_{missing}")).await,
        );
        assert_eq!((theirs_key.status, &theirs_key.text), (404, &nobodys_key.text));
        assert_eq!(us.get("/v1/products").await.body["total"], 0);
        assert_eq!(signed_in.get("/v1/api-keys").await.body["total"], 1);
        assert_eq!(client.with_token(&theirs.api_key).get(&format!("/v1/products/{product}")).await.body["name"], "Theirs");
        running.stop().await;
    }

    async fn another_teams_ids_in_bodies_and_queries_are_as_good_as_made_up_ones(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 10_000;
        deployment.settings.limit_pull_burst = 20;
        let running = deployment.serve().await.unwrap();
        let worker = deployment.work_if_apart().await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let theirs = Theirs::make(&client, &stranger).await;
        let us = client.with_token(&owner.api_key);
        let ours = completed(&us, freelancer(&product(&us).await)).await;
        drop(worker);
        let signed_in = client.signed_in(&owner.email).await;

        // In a body or a filter: the same answer as to an id that nobody has, but for the id itself.
        let made_up = |id: &str| format!("{}_01ARZ3NDEKTSV4RRFFQ69G5FAW", id.split_once('_').unwrap().0);
        let alike = async |what: &str, id: &str, ask: &dyn Fn(String) -> Asked| {
            let mut answers = Vec::new();
            for id in [id.to_owned(), made_up(id)] {
                let Asked(client, method, path, body) = ask(id.clone());
                let answer = match body {
                    Some(Sent::Json(body)) => client.send(method, &path, Some(body.to_string().into())).await,
                    Some(Sent::Form(form)) => client.upload(*form).await,
                    None => client.send(method, &path, None).await,
                };
                answers.push((answer.status, answer.text.replace(&id, "ID")));
            }
            assert_eq!(answers[0], answers[1], "{what}");
            let named = theirs.ids().find(|id| answers[0].1.contains(id));
            assert_eq!(named, None, "{what}: {}", answers[0].1);
        };
        let (product, member) = (theirs.id("/products/"), stranger.user.id.as_str());
        let with_body = |client: &Client, method: Method, path: String, body: Value| {
            Asked(client.clone(), method, path, Some(Sent::Json(body)))
        };
        alike("product of an upload", product, &|id| {
            let form = Form::default().file(&freelancer_pdf()).text("product_id", &id);
            Asked(us.clone(), Method::POST, String::new(), Some(Sent::Form(Box::new(form))))
        }).await;
        alike("product of a rescore", product, &|id| {
            with_body(&us, Method::POST, format!("{ours}/rescore"), json!({"product_id": id}))
        }).await;
        alike("assignee", member, &|id| with_body(&us, Method::PATCH, ours.clone(), json!({"assignee": id}))).await;
        for (what, id, query) in [
            ("analyses of a product", product, "/v1/analyses?product_id="),
            ("analyses of an assignee", member, "/v1/analyses?assignee="),
            ("entries about an analysis", theirs.id("/analyses/"), "/v1/audit-events?subject="),
            ("entries of a person", member, "/v1/audit-events?actor="),
        ] {
            alike(what, id, &|id| Asked(us.clone(), Method::GET, format!("{query}{id}"), None)).await;
        }

        // A cursor is a place in one's own list, whoever's id it is.
        for (client, list, kind) in [
            (&us, "/v1/analyses", "/analyses/"),
            (&us, "/v1/credit-checks", "/credit-checks/"),
            (&us, "/v1/products", "/products/"),
            (&us, "/v1/payers", "/payers/"),
            (&us, "/v1/webhook-endpoints", "/webhook-endpoints/"),
            (&us, "/v1/audit-events", "/audit-events/"),
            (&signed_in, "/v1/api-keys", "/api-keys/"),
            (&signed_in, "/v1/members", "/members/"),
            (&signed_in, "/v1/invitations", "/invitations/"),
            (&signed_in, "/v1/me/sessions", "/me/sessions/"),
        ] {
            let page = client.get(&format!("{list}?cursor={}", theirs.id(kind))).await;
            let named = theirs.ids().find(|id| page.text.contains(id));
            assert!(page.status == 200 || page.code() == "invalid_request", "{list}: {}", page.text);
            assert_eq!(named, None, "{list}: {}", page.text);
        }
        running.stop().await;
    }

    async fn an_idempotency_key_is_a_teams_own(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let (one, two) = (
            deployment.person(&running, Role::Owner).await.unwrap(),
            deployment.person(&running, Role::Owner).await.unwrap(),
        );
        let client = deployment.client(&running).with_header("Idempotency-Key", "same");
        let body = json!({
            "name": "Loan", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        });
        let first = client.with_token(&one.api_key).post("/v1/products", &body).await;
        let second = client.with_token(&two.api_key).post("/v1/products", &body).await;
        assert_eq!((first.status, second.status), (201, 201));
        assert_ne!(first.body["id"], second.body["id"]);
        assert_eq!(second.header("idempotency-replayed"), None);
        running.stop().await;
    }
}
