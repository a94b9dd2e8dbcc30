//! Whatever another team has, its pages are those of nothing at all: the same status, the same words, and nothing happens.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::Value;

use super::visitor::{Seen, Visitor};
use crate::people::matrix::Theirs;

/// What stands for an id in the tables below.
const HERE: &str = "{}";
const NOBODYS: &str = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/// What is read, by the kind of what it is of.
const PAGES: &[(&str, &[&str])] = &[
    (
        "/analyses/",
        &[
            "",
            "/live",
            "/memo",
            "/money",
            "/document",
            "/document?row=txn_1",
            "/document?page=2&zoom=2",
            "/pages/1.png",
            "/rows",
            "/rows?row=txn_1",
            "/rows?behind=%2Fincome%2Fsources%2F0%2Ftransaction_ids",
            "/rows?month=2024-01&start=50",
            "/bureau",
            "/policy",
            "/history",
            "/history?left=1&right=2",
            "/revisions/1",
            "/revisions/2",
            "/review",
            "/review?outcome=decline",
            "/assign",
            "/what-if",
            "/what-if?ask=1&requested_amount=50000",
            "/files/letter.html",
            "/files/letter.txt",
            "/files/report.xlsx",
            "/files/transactions.csv",
            "/files/statement",
        ],
    ),
    ("/products/", &["", "?versions=2"]),
    ("/credit-checks/", &[""]),
    ("/erasures/", &["", "?done=erased"]),
    ("/members/", &[""]),
    ("/webhook-endpoints/", &["", "?status=failed"]),
    ("/audit-events/", &[""]),
];

/// What is done, with what the form says.
type Deed = (&'static str, &'static str, &'static [(&'static str, &'static str)]);
const DEEDS: &[Deed] = &[
    ("/analyses/", "/retry", &[]),
    (
        "/analyses/",
        "/rows/txn_1",
        &[("category", "rent"), ("reason", "x"), ("revision", "2"), ("act", "try")],
    ),
    (
        "/analyses/",
        "/rows/txn_1",
        &[("category", "rent"), ("reason", "x"), ("revision", "2"), ("act", "save")],
    ),
    ("/analyses/", "/answer", &[("question", "q"), ("answer", "a"), ("revision", "2")]),
    ("/analyses/", "/review", &[("outcome", "approve"), ("note", "x")]),
    ("/analyses/", "/review", &[("outcome", "decline"), ("amount", "lots")]),
    ("/analyses/", "/assign", &[("assignee", "me")]),
    ("/analyses/", "/assign", &[("assignee", "")]),
    ("/analyses/", "/hold", &[]),
    ("/analyses/", "/release", &[]),
    ("/analyses/", "/erase", &[]),
    ("/analyses/", "/erase", &[("with_credit_check", "true")]),
    ("/products/", "", &[("annual_rate_pct", "9")]),
    ("/products/", "", &[("annual_rate_pct", "a lot"), ("act", "publish")]),
    ("/products/", "", &[("act", "try")]),
    ("/products/", "", &[("act", "archive")]),
    ("/products/", "", &[("act", "activate")]),
    ("/credit-checks/", "/withdraw-consent", &[]),
    ("/credit-checks/", "/erase", &[]),
    ("/api-keys/", "/revoke", &[]),
    ("/members/", "", &[("act", "role"), ("role", "viewer")]),
    ("/members/", "", &[("act", "disable")]),
    ("/members/", "", &[("act", "enable")]),
    ("/members/", "", &[("act", "reset-link")]),
    ("/members/", "", &[("act", "unlock")]),
    ("/webhook-endpoints/", "", &[("act", "test")]),
    ("/webhook-endpoints/", "", &[("act", "disable")]),
    ("/webhook-endpoints/", "", &[("act", "change"), ("url", "https://hooks.example.com/ours")]),
    ("/webhook-endpoints/", "", &[("act", "rotate"), ("grace_hours", "0")]),
    ("/webhook-endpoints/", "", &[("act", "delete")]),
    ("/payers/", "?", &[("id", HERE)]),
    ("/invitations/", "?", &[("act", "revoke-invitation"), ("id", HERE)]),
    ("/me/sessions/", "?", &[("act", "end-session"), ("id", HERE)]),
];

/// Where the console has its page of what the API has under this path; with a `?` the page that lists them.
fn address(kind: &str, id: &str, rest: &str) -> String {
    let page = match kind {
        "/analyses/" | "/products/" | "/credit-checks/" | "/erasures/" => kind.to_owned(),
        "/webhook-endpoints/" => "/settings/webhooks/".to_owned(),
        "/audit-events/" => "/settings/audit/".to_owned(),
        "/me/sessions/" => "/settings/account/".to_owned(),
        "/invitations/" => "/settings/members/".to_owned(),
        other => format!("/settings{other}"),
    };
    if rest == "?" { page.trim_end_matches('/').to_owned() } else { format!("{page}{id}{rest}") }
}

fn nobodys(id: &str) -> String {
    format!("{}_{NOBODYS}", id.split_once('_').unwrap().0)
}

/// The same refusal, to the last letter but for the id that was asked for.
fn assert_alike(place: &str, (theirs, id): (&Seen, &str), (nobodys, other): (&Seen, &str)) {
    assert_eq!((theirs.status, nobodys.status), (404, 404), "{place}: {}", theirs.html);
    assert_eq!(theirs.html.replace(id, ""), nobodys.html.replace(other, ""), "{place}");
    let names = |seen: &Seen| -> Vec<String> {
        seen.headers.keys().map(ToString::to_string).filter(|name| name != "date").collect()
    };
    assert_eq!(names(theirs), names(nobodys), "{place}");
    assert_eq!(theirs.header("content-type"), nobodys.header("content-type"), "{place}");
}

both_modes! {
    async fn every_page_of_another_teams_things_is_that_of_nothing(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        deployment.settings.limit_pull_burst = 20;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let (owner, other) = (deployment.person(&running, Role::Owner).await.unwrap(), deployment.person(&running, Role::Owner).await.unwrap());
        let client = deployment.client(&running);
        let theirs = Theirs::make(&client, &other).await;
        let them = client.with_token(&other.api_key);
        let state = async || -> Vec<Value> {
            let mut all = Vec::new();
            for path in [
                format!("/v1/analyses/{}", theirs.id("/analyses/")), format!("/v1/products/{}", theirs.id("/products/")),
                format!("/v1/webhook-endpoints/{}", theirs.id("/webhook-endpoints/")), "/v1/payers".to_owned(),
                format!("/v1/credit-checks/{}", theirs.id("/credit-checks/")),
            ] {
                let mut answer = them.get(&path).await;
                assert_eq!(answer.status, 200, "{path}: {}", answer.text);
                // Their own deliveries go on meanwhile, to a receiver that is not there.
                if let Some(members) = answer.body.as_object_mut() {
                    members.remove("failing_since");
                }
                all.push(answer.body);
            }
            all
        };
        let before = state().await;
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        for (kind, pages) in PAGES {
            let id = theirs.id(kind);
            let other = nobodys(id);
            for page in *pages {
                let place = address(kind, id, page);
                let (there, nowhere) = (visitor.get(&place).await, visitor.get(&address(kind, &other, page)).await);
                assert_alike(&place, (&there, id), (&nowhere, &other));
                // What cannot be an id at all is nothing as well.
                assert_eq!(visitor.get(&address(kind, "nonsense", page)).await.status, 404, "{place}");
            }
        }
        for (kind, page, fields) in DEEDS {
            let id = theirs.id(kind);
            let other = nobodys(id);
            let said = |id: &str| -> Vec<(String, String)> {
                fields.iter().map(|(name, value)| ((*name).to_owned(), value.replace(HERE, id))).collect()
            };
            let mut seen = Vec::new();
            for id in [id, &other] {
                visitor.get("/settings/account").await;
                let said = said(id);
                let said: Vec<(&str, &str)> = said.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                seen.push(visitor.post(&address(kind, id, page), &said).await);
            }
            assert_alike(&format!("{} {fields:?}", address(kind, id, page)), (&seen[0], id), (&seen[1], &other));
        }
        // A delivery of theirs is none of our endpoint's, and none of theirs is ours.
        let ours = them.with_token(&owner.api_key).post("/v1/webhook-endpoints", &serde_json::json!({"url": "https://hooks.example.com/ours"})).await;
        let ours = ours.body["id"].as_str().unwrap().to_owned();
        let delivery = theirs.id("/deliveries/");
        for endpoint in [ours.as_str(), theirs.id("/webhook-endpoints/")] {
            let page = format!("/settings/webhooks/{endpoint}/deliveries/");
            let other = nobodys(delivery);
            let (there, nowhere) = (visitor.get(&format!("{page}{delivery}")).await, visitor.get(&format!("{page}{other}")).await);
            assert_alike(&page, (&there, delivery), (&nowhere, &other));
            visitor.get("/settings/account").await;
            let there = visitor.post(&format!("{page}{delivery}"), &[]).await;
            visitor.get("/settings/account").await;
            let nowhere = visitor.post(&format!("{page}{other}"), &[]).await;
            assert_alike(&page, (&there, delivery), (&nowhere, &other));
        }
        // Lists and filters know of nothing of theirs either.
        for page in ["/inbox", "/analyses", "/products", "/products?status=archived", "/credit-checks", "/settings/payers", "/settings/webhooks", "/settings/members", "/settings/audit"] {
            let seen = visitor.get(page).await;
            for kind in ["/analyses/", "/products/", "/credit-checks/", "/payers/", "/webhook-endpoints/", "/members/", "/invitations/"] {
                assert!(!seen.html.contains(theirs.id(kind)), "{page} names {kind}: {}", seen.html);
            }
        }
        let by_product = visitor.get(&format!("/analyses?product_id={}", theirs.id("/products/"))).await;
        assert!(by_product.status == 200 && by_product.html.contains("Nothing matches these filters."), "{}", by_product.html);
        assert_eq!(state().await, before, "nothing happened to what is theirs");
        running.stop().await;
    }
}
