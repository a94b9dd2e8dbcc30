//! What stands on the pages of settings is what the API answers: keys, people, webhooks with what was sent, what is kept and for
//! how long, what was erased, and who did what.

use std::collections::BTreeSet;

use chrono::DateTime;
use lending_base::calendar;
use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{Behaviour, Client, Receiver, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::figures::{time, words};
use super::held::assert_told;
use super::markup::{facts, with_attribute};
use super::visitor::Visitor;

/// How a member of an answer is told.
fn expected(operation: &str, place: &str, value: &Value) -> String {
    let name = place.rsplit('/').next().unwrap();
    match (name, value) {
        ("scopes", Value::Null) => "All that its owner may do".to_owned(),
        ("last_used_at" | "expires_at", Value::Null) => "never".to_owned(),
        ("longest_key_days", Value::Null) => "for ever".to_owned(),
        ("device_name", Value::Null) => "not known".to_owned(),
        (_, Value::Null) if name.ends_with("_days") => "until somebody erases it".to_owned(),
        (_, Value::Null) => String::new(),
        (_, Value::Bool(is_so)) => if *is_so { "Yes" } else { "No" }.to_owned(),
        ("event_types", Value::Array(kinds)) if kinds.is_empty() => "All".to_owned(),
        (_, Value::Array(items)) => {
            items.iter().map(|item| item.as_str().unwrap()).collect::<Vec<_>>().join(", ")
        }
        (_, Value::Number(days)) if name.ends_with("_days") => format!("{days} days"),
        (_, Value::Number(number)) => number.to_string(),
        ("role" | "kind", _) => words(value),
        // Of a delivery, and of an erasure.
        ("cause", Value::String(cause)) => match cause.as_str() {
            "event" => "It happened".to_owned(),
            "replay" => "Replayed".to_owned(),
            "test" => "Test".to_owned(),
            _ => words(value),
        },
        // A key is made, ends and is revoked on a day; what else happens does so at a time.
        ("created_at" | "expires_at" | "revoked_at", _) if operation == "/api-keys" => {
            let at = DateTime::parse_from_rfc3339(value.as_str().unwrap()).unwrap().to_utc();
            calendar::day(at).format("%-d %B %Y").to_string()
        }
        _ if name.ends_with("_at") || name == "at" => time(value),
        _ => value.as_str().unwrap().trim().to_owned(),
    }
}

/// What these operations answer, the members of all of them together.
async fn answered(client: &Client, operations: &[&str]) -> Value {
    let mut all = serde_json::Map::new();
    for operation in operations {
        let answer = client.get(&format!("/v1{operation}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        all.extend(answer.body.as_object().unwrap().clone());
    }
    Value::Object(all)
}

/// The page tells what the operation answers: its places. What still changes is asked for until it does not.
async fn told(
    visitor: &mut Visitor,
    client: &Client,
    page: &str,
    operation: &str,
) -> (BTreeSet<String>, Value) {
    told_of(visitor, client, page, &[operation]).await
}

/// As [`told`], of a page that shows what several operations answer.
async fn told_of(
    visitor: &mut Visitor,
    client: &Client,
    page: &str,
    operations: &[&str],
) -> (BTreeSet<String>, Value) {
    loop {
        let answer = answered(client, operations).await;
        let seen = visitor.get(page).await;
        assert_eq!(seen.status, 200, "{page}: {}", seen.html);
        if answered(client, operations).await != answer {
            continue;
        }
        let mut places = BTreeSet::new();
        for (place, text) in facts(&seen.html) {
            let value =
                answer.pointer(&place).unwrap_or_else(|| panic!("{page}: {place} is nowhere in {answer}"));
            assert_eq!(text, expected(operations[0], &place, value), "{page}, {place}");
            places.insert(place);
        }
        for (place, text) in with_attribute(&seen.html, "data-state") {
            let value = answer.pointer(&place).unwrap();
            let word = match value.as_str() {
                None => "Active".to_owned(),
                Some("pending") => "On its way".to_owned(),
                Some("failed") => "Given up".to_owned(),
                Some(_) if place.ends_with("disabled_at") => "No access".to_owned(),
                Some(_) => words(value),
            };
            assert!(text.ends_with(&word), "{page}, {place}: {text} instead of {word}");
            places.insert(place);
        }
        return (places, answer);
    }
}

/// Every item of the list is told with each of these members that is not null.
fn assert_items(page: &str, told: &BTreeSet<String>, answer: &Value, list: &str, members: &[&str]) {
    let items = answer.pointer(list).and_then(Value::as_array).unwrap();
    assert!(!items.is_empty(), "{page} has something to tell");
    for (place, item) in items.iter().enumerate() {
        let known = members.iter().filter(|member| !item[**member].is_null());
        assert_told(page, told, known.map(|member| format!("{list}/{place}/{member}")));
    }
}

both_modes! {
    async fn what_stands_in_the_settings_is_the_answer_of_the_api(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.webhook_loopback = true;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        // Keys are made by people who are signed in.
        let client = deployment.client(&running).signed_in(&owner.email).await;
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;

        // Keys: one with an end and scopes, one that was revoked.
        let ending = json!({"name": "Nightly <jobs>", "expires_at": "2099-01-01T00:00:00Z", "scopes": ["analyses:read", "products:read"]});
        assert_eq!(client.post("/v1/api-keys", &ending).await.status, 201);
        let other = client.post("/v1/api-keys", &json!({"name": "Old"})).await.body;
        assert_eq!(client.delete(&format!("/v1/api-keys/{}", other["id"].as_str().unwrap())).await.status, 204);
        let (places, keys) = told(&mut visitor, &client, "/settings/api-keys", "/api-keys").await;
        let members = ["name", "last_four", "created_at", "expires_at", "revoked_at", "scopes"];
        assert_items("keys", &places, &keys, "/data", &members);

        // People: one who left, one with a role of their own.
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let gone = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let theirs = format!("/members/{}", gone.user.id);
        assert_eq!(client.patch(&format!("/v1{theirs}"), &json!({"disabled": true})).await.status, 200);
        let (places, people) = told(&mut visitor, &client, "/settings/members", "/members").await;
        assert_items("people", &places, &people, "/data", &["name", "email", "role", "has_second_factor", "disabled_at"]);
        let (places, _) = told(&mut visitor, &client, &format!("/settings{theirs}"), &theirs).await;
        assert_told("a person", &places, ["/email", "/role", "/disabled_at", "/has_second_factor", "/created_at"].map(str::to_owned));

        // Where one is signed in.
        let (places, sessions) = told(&mut visitor, &client, "/settings/account", "/me/sessions").await;
        assert_items("sessions", &places, &sessions, "/data", &["created_at", "expires_at"]);

        // Webhooks: where to, what was sent, what was answered.
        let receiver = Receiver::start(Behaviour::Answer(200)).await.unwrap();
        let asked = json!({"url": receiver.url, "description": "A & B", "event_types": ["analysis.completed", "analysis.failed"]});
        let made = client.post("/v1/webhook-endpoints", &asked).await.body;
        let endpoint = format!("/webhook-endpoints/{}", made["id"].as_str().unwrap());
        let tested = client.post(&format!("/v1{endpoint}/test"), &json!({})).await.body;
        receiver.wait_for(1).await;
        let (places, listed) = told(&mut visitor, &client, "/settings/webhooks", "/webhook-endpoints").await;
        assert_items("endpoints", &places, &listed, "/data", &["url", "description", "status", "event_types"]);
        let page = format!("/settings/webhooks/{}", made["id"].as_str().unwrap());
        let log = format!("{endpoint}/deliveries");
        let (places, known) = told_of(&mut visitor, &client, &page, &[&endpoint, &log]).await;
        assert_told("an endpoint", &places, ["/status", "/event_types", "/description", "/created_at"].map(str::to_owned));
        let members = ["created_at", "event_type", "status", "cause", "attempt_count"];
        assert_items("its deliveries", &places, &known, "/data", &members);
        let delivery = format!("/deliveries/{}", tested["id"].as_str().unwrap());
        while client.get(&format!("/v1{endpoint}{delivery}")).await.body["status"] != "delivered" {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let (places, sent) =
            told(&mut visitor, &client, &format!("{page}{delivery}"), &format!("{endpoint}{delivery}")).await;
        assert_told("a delivery", &places, ["/status", "/cause", "/event_id", "/created_at", "/ended_at", "/attempt_count", "/request_body"].map(str::to_owned));
        assert_items("attempts", &places, &sent, "/attempts", &["number", "sent_at", "duration_ms", "answer_status", "answer"]);

        // Who did what. Looking at it is recorded too, so what is compared is of one kind.
        let (places, record) = told(&mut visitor, &client, "/settings/audit?action=api_key.created", "/audit-events?action=api_key.created&limit=50").await;
        assert_items("the record", &places, &record, "/data", &["at", "action", "subject", "detail", "purpose", "ip"]);
        let entry = record["data"][0]["id"].as_str().unwrap();
        // The chain is closed behind it within a moment.
        while client.get(&format!("/v1/audit-events/{entry}/proof")).await.status != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let (places, _) =
            told(&mut visitor, &client, &format!("/settings/audit/{entry}"), &format!("/audit-events/{entry}/proof")).await;
        assert_told("a proof", &places, ["/previous", "/hash", "/signature", "/batch", "/closed_at"].map(str::to_owned));

        // What was erased.
        let person = json!({"name": "Ramesh Kumar Sharma", "mobile": mobile_of(Case::Clean, 1), "consent": true});
        let check = client.post("/v1/credit-checks", &person).await.body;
        let page = format!("/credit-checks/{}", check["id"].as_str().unwrap());
        visitor.get(&page).await;
        let erased = visitor.post(&format!("{page}/erase"), &[]).await;
        assert_eq!(erased.status, 303, "{}", erased.html);
        let certificate = erased.header("location").split('?').next().unwrap().to_owned();
        // The last copy of its key leaves within a moment.
        while client.get(&format!("/v1{certificate}")).await.body["purged_at"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let (places, _) = told(&mut visitor, &client, &certificate, &certificate).await;
        let all = ["/id", "/kind", "/subject", "/cause", "/erased_by", "/erased_at", "/purged_at", "/request_id", "/hashes/sealed_report_sha256"];
        assert_told("a certificate", &places, all.map(str::to_owned));

        // What is kept, and what is asked of people, as whoever may not change it reads it.
        assert_eq!(client.put("/v1/retention", &json!({"statement_days": 90, "report_days": 365, "credit_check_days": null})).await.status, 200);
        assert_eq!(client.patch("/v1/team/settings", &json!({"four_eyes": true})).await.status, 200);
        let mut reader = Visitor::signed_in(client.base(), &reviewer.email).await;
        let seen = reader.get("/settings/team").await;
        let (kept, rules) = (client.get("/v1/retention").await.body, client.get("/v1/team/settings").await.body);
        let mut places = BTreeSet::new();
        for (place, text) in facts(&seen.html) {
            let value = kept.pointer(&place).or_else(|| rules.pointer(&place)).unwrap();
            assert_eq!(text, expected("/retention", &place, value), "{place}");
            places.insert(place);
        }
        let all = ["/statement_days", "/report_days", "/credit_check_days", "/four_eyes", "/reviewers_only", "/require_second_factor", "/longest_key_days"];
        assert_told("the team", &places, all.map(str::to_owned));
        running.stop().await;
    }
}
