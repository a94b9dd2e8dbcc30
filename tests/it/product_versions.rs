//! What a product was before it was changed, and what each change has changed.

use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::{Value, json};

/// Made once and changed twice: three versions.
pub(crate) async fn changed_twice(client: &Client) -> String {
    let made = client.post("/v1/products", &json!({
        "name": "Salaried loan", "amount": {"min": 25000, "max": 500_000},
        "tenure_months": {"min": 6, "max": 36, "default": 24}, "annual_rate_pct": 16.5,
        "policy": {"rules": [
            {"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "review"},
            {"id": "months", "metric": "statement_months", "op": "gte", "value": 3, "severity": "review"}
        ]}
    })).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let path = format!("/v1/products/{}", made.body["id"].as_str().unwrap());
    for change in [first_change(), second_change()] {
        let changed = client.patch(&path, &change).await;
        assert_eq!(changed.status, 200, "{}", changed.text);
    }
    path
}

/// A rule before the others, another bound, dearer and larger.
fn first_change() -> Value {
    json!({
        "annual_rate_pct": 15.75, "amount": {"min": 25000, "max": 1_000_000.5}, "description": "For salaries",
        "policy": {"rules": [
            {"id": "income", "metric": "monthly_income", "op": "gte", "value": 30000, "severity": "knockout"},
            {"id": "foir", "metric": "foir", "op": "lte", "value": 0.45, "severity": "review",
             "when": [{"metric": "monthly_income", "op": "lt", "value": 75000}]},
            {"id": "months", "metric": "statement_months", "op": "gte", "value": 3, "severity": "review"}
        ]}
    })
}

/// Rules that go and change places, fees, and no description any more.
fn second_change() -> Value {
    json!({
        "description": null, "fees": [{"name": "Processing", "percent": 2.36}],
        "policy": {"rules": [
            {"id": "months", "metric": "statement_months", "op": "gte", "value": 3, "severity": "knockout"},
            {"id": "income", "metric": "monthly_income", "op": "gte", "value": 30000, "severity": "knockout"}
        ], "window_months": 12}
    })
}

fn difference(path: &str, before: &Value, after: &Value) -> Value {
    json!({"path": path, "before": before, "after": after})
}

both_modes! {
    async fn every_version_is_listed_with_exactly_what_changed(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = changed_twice(&client).await;
        let now = client.get(&path).await.body;
        // Who only reads products reads what they were.
        let listed = deployment.client(&running).with_token(&viewer.api_key).get(&format!("{path}/versions")).await;
        assert_eq!(listed.status, 200, "{}", listed.text);
        assert_eq!((&listed.body["total"], &listed.body["limit"], &listed.body["has_more"]), (&json!(3), &json!(20), &json!(false)));
        let versions = listed.body["data"].as_array().unwrap();
        let numbers: Vec<i64> = versions.iter().map(|version| version["version"].as_i64().unwrap()).collect();
        assert_eq!(numbers, [3, 2, 1]);
        for member in ["name", "description", "amount", "tenure_months", "annual_rate_pct", "fees", "policy", "scorecard", "thresholds"] {
            assert_eq!(versions[0]["terms"][member], now[member], "{member}: the newest version is the product");
        }
        assert_eq!(versions[0]["created_at"], now["updated_at"]);
        assert_eq!(versions[2]["created_at"], now["created_at"]);
        assert_eq!(versions[2]["terms"]["annual_rate_pct"], 16.5, "old terms stay");
        assert_eq!(versions[2]["changes"], json!([]), "nothing was before the first");
        let rules = |version: usize| versions[version]["terms"]["policy"]["rules"].clone();
        assert_eq!(versions[1]["changes"], json!([
            difference("amount.max", &json!(500_000), &json!(1_000_000.5)),
            difference("annual_rate_pct", &json!(16.5), &json!(15.75)),
            difference("description", &Value::Null, &json!("For salaries")),
            difference("policy.rules.income", &Value::Null, &rules(1)[0]),
            difference("policy.rules.foir.value", &json!(0.5), &json!(0.45)),
            difference("policy.rules.foir.when", &Value::Null, &rules(1)[1]["when"]),
        ]));
        assert_eq!(versions[0]["changes"], json!([
            difference("description", &json!("For salaries"), &Value::Null),
            difference("fees", &json!([]), &now["fees"]),
            difference("policy.rules.months.severity", &json!("review"), &json!("knockout")),
            difference("policy.rules.foir", &rules(1)[1], &Value::Null),
            difference("policy.rules", &json!(["income", "foir", "months"]), &json!(["months", "income"])),
            difference("policy.window_months", &Value::Null, &json!(12)),
        ]));

        // Archiving makes no version, and an archived product still tells what it was.
        assert_eq!(client.patch(&path, &json!({"status": "archived"})).await.status, 200);
        assert_eq!(client.get(&format!("{path}/versions")).await.body["total"], 3);
        running.stop().await;
    }

    async fn versions_are_paged_and_each_page_knows_the_version_before_its_last(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = format!("{}/versions", changed_twice(&client).await);
        let all = client.get(&path).await.body["data"].clone();
        let mut seen = Vec::new();
        let mut cursor = None::<String>;
        loop {
            let more = cursor.as_ref().map_or_else(String::new, |cursor| format!("&cursor={cursor}"));
            let page = client.get(&format!("{path}?limit=1{more}")).await.body;
            assert_eq!((page["data"].as_array().unwrap().len(), &page["total"]), (1, &json!(3)));
            seen.push(page["data"][0].clone());
            cursor = page["next_cursor"].as_str().map(str::to_owned);
            assert_eq!(page["has_more"], cursor.is_some());
            if cursor.is_none() {
                break;
            }
        }
        assert_eq!(json!(seen), all, "also what changed is the same");
        assert_eq!(client.get(&format!("{path}?limit=1&offset=1")).await.body["data"][0], all[1]);
        assert_eq!(client.get(&format!("{path}?offset=9")).await.body["data"], json!([]));
        for (query, field) in [("cursor=x", "cursor"), ("cursor=0", "cursor"), ("limit=0", "limit"), ("cursor=2&offset=1", "cursor"), ("since=1", "since")] {
            let answer = client.get(&format!("{path}?{query}")).await;
            assert_eq!((answer.status, answer.fields()), (400, vec![field]), "{query}: {}", answer.text);
        }
        running.stop().await;
    }

    async fn another_teams_versions_are_the_same_404_as_none(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let (ours, theirs) =
            (deployment.person(&running, Role::Owner).await.unwrap(), deployment.person(&running, Role::Owner).await.unwrap());
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let path = changed_twice(&client.with_token(&theirs.api_key)).await;
        let us = client.with_token(&ours.api_key);
        let nobodys = us.get("/v1/products/prd_01ARZ3NDEKTSV4RRFFQ69G5FAV/versions").await;
        assert_eq!((nobodys.status, nobodys.code()), (404, "not_found"), "{}", nobodys.text);
        assert_eq!(us.get(&format!("{path}/versions")).await.text, nobodys.text);
        assert_eq!(us.get(&format!("{path}/versions?cursor=2")).await.text, nobodys.text);
        assert_eq!(us.get("/v1/products/nonsense/versions").await.text, nobodys.text);
        running.stop().await;
    }
}
