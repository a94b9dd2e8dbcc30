//! Before a policy is changed it is tried on old cases: who would be decided otherwise, and nothing else happens.

use lending_store::users::Role;
use lending_tests::{Answer, Client, TestDeployment, both_modes};
use serde_json::{Value, json};

use crate::corrections::{completed, freelancer, product};

async fn tried(client: &Client, product: &str, body: &Value) -> Value {
    let answer = client.post(&format!("/v1/products/{product}/try"), body).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body
}

/// The rule of the product with another bound, as a draft.
fn income_of(rupees: i64) -> Value {
    json!({"policy": {"rules": [
        {"id": "income", "metric": "monthly_income", "op": "gte", "value": rupees, "severity": "knockout"},
    ]}})
}

fn refused(answer: &Answer) -> (u16, Vec<&str>) {
    (answer.status, answer.fields())
}

/// Two cases of one freelancer under one product: the older one approved with what a person corrected, the newer one in
/// review. 15,000 a month comes from Acme Tools; with Ravi Mehta's 60,000 it is 75,000.
async fn two_cases(client: &Client, product: &str) -> [String; 2] {
    let approved = completed(client, freelancer(product)).await;
    let correction = json!({"employers": ["RAVI MEHTA"], "reason": "Contract seen."});
    let corrected = client.patch(&format!("{approved}/corrections"), &correction).await;
    assert_eq!(corrected.body["after"]["decision"], "approve", "{}", corrected.text);
    let waiting = completed(client, freelancer(product)).await;
    assert_eq!(client.get(&waiting).await.body["decision"], "review");
    [approved, waiting]
}

both_modes! {
    async fn a_draft_tells_who_would_be_decided_otherwise_and_stores_nothing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        let [approved, waiting] = two_cases(&client, &product).await;
        let before = (client.get(&approved).await.body, client.get(&waiting).await.body);

        // As it is, everything stays: corrected figures included.
        let same = tried(&client, &product, &json!({})).await;
        assert_eq!((&same["version"], &same["flipped"], &same["flips"]), (&json!(1), &json!(0), &json!([])));
        assert_eq!(same["outcomes"], json!([
            {"before": "approve", "after": "approve", "count": 1}, {"before": "review", "after": "review", "count": 1},
        ]));
        assert_eq!((&same["examined"], &same["counted"], &same["left"], &same["skipped"]), (&json!(2), &json!(2), &json!(0), &json!([])));

        // Nobody here earns ten lakh a month, whoever pays them: both would be declined, beyond doubt.
        let strict = tried(&client, &product, &json!({"draft": income_of(1_000_000)})).await;
        assert_eq!((&strict["version"], &strict["flipped"]), (&json!(2), &json!(2)));
        assert_eq!(strict["outcomes"], json!([
            {"before": "approve", "after": "decline", "count": 1}, {"before": "review", "after": "decline", "count": 1},
        ]));
        let flips = strict["flips"].as_array().unwrap();
        assert_eq!(flips[0]["analysis_id"], before.1["id"], "the newest first");
        let flip = &flips[1];
        assert_eq!((&flip["analysis_id"], &flip["ref"], &flip["applicant_name"]),
            (&before.0["id"], &before.0["ref"], &json!("Asha Verma")));
        assert_eq!((&flip["before"], &flip["after"]), (&json!("approve"), &json!("decline")));
        assert_eq!((&flip["offer_before"], &flip["offer_after"]), (&json!(100_000), &Value::Null));
        let new = flip["new_reasons"].as_array().unwrap();
        assert!(new.iter().any(|reason| reason["rule_id"] == "income"), "{new:?}");
        let known = flips[0]["new_reasons"].as_array().unwrap();
        assert!(known.iter().all(|reason| reason["rule_id"] != "income"), "15,000 was below 30,000 before: {known:?}");

        // Nothing of it is there afterwards.
        assert_eq!((client.get(&approved).await.body, client.get(&waiting).await.body), before);
        assert_eq!(client.get(&format!("/v1/products/{product}")).await.body["version"], 1);
        let log = client.get("/v1/audit-events?action=product.tried").await.body;
        assert_eq!((log["data"].as_array().unwrap().len(), &log["data"][0]["subject"]), (2, &json!(product)));
        // Whose reports were opened is found by each of them.
        for path in [&approved, &waiting] {
            let id = path.rsplit('/').next().unwrap();
            let read = client.get(&format!("/v1/audit-events?action=analysis.decided_again&subject={id}")).await.body;
            let told: Vec<&Value> = read["data"].as_array().unwrap().iter().map(|entry| &entry["detail"]).collect();
            assert_eq!(told, [&json!(product), &json!(product)], "one for each trial: {read}");
        }
        // Published, the draft decides so.
        assert_eq!(client.patch(&format!("/v1/products/{product}"), &income_of(1_000_000)).await.body["version"], 2);
        let published = tried(&client, &product, &json!({})).await;
        assert_eq!((&published["outcomes"], &published["version"]), (&strict["outcomes"], &json!(2)));
        running.stop().await;
    }

    async fn a_trial_looks_at_the_cases_it_is_asked_for_and_goes_on_by_its_cursor(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        let [approved, waiting] = two_cases(&client, &product).await;
        // Under the built-in product, over 60 months, which the lender's own does not cover.
        let long = lending_tests::Form::default()
            .file(&crate::corrections::freelancer_pdf())
            .text("inputs", r#"{"requested_amount": 100000, "tenure_months": 60}"#);
        completed(&client, long).await;

        let all = tried(&client, &product, &json!({})).await;
        assert_eq!((&all["examined"], &all["counted"]), (&json!(3), &json!(2)));
        assert_eq!(all["skipped"], json!([{"reason": "tenure_not_covered", "count": 1}]));
        let read = async || {
            let log = client.get("/v1/audit-events?action=analysis.decided_again&limit=100").await.body;
            log["data"].as_array().unwrap().len()
        };
        assert_eq!(read().await, 2, "what was skipped was not opened");
        let own = tried(&client, &product, &json!({"cases": "product"})).await;
        assert_eq!((&own["examined"], &own["skipped"]), (&json!(2), &json!([])));
        let newest = tried(&client, &product, &json!({"last": 1})).await;
        assert_eq!((&newest["examined"], &newest["left"], &newest["next_cursor"]), (&json!(1), &json!(0), &Value::Null));

        let draft = json!({"draft": income_of(1_000_000), "limit": 2});
        let first = tried(&client, &product, &draft).await;
        assert_eq!((&first["examined"], &first["left"], &first["flipped"]), (&json!(2), &json!(1), &json!(1)));
        let before = read().await;
        let mut rest = draft.clone();
        rest["cursor"] = first["next_cursor"].clone();
        let second = tried(&client, &product, &rest).await;
        assert_eq!((&second["examined"], &second["left"], &second["next_cursor"]), (&json!(1), &json!(0), &Value::Null));
        assert_eq!(read().await, before + 1, "what another answer looked at is not recorded again");
        let id = |path: &str| json!(path.rsplit('/').next().unwrap());
        assert_eq!((&first["flips"][0]["analysis_id"], &second["flips"][0]["analysis_id"]), (&id(&waiting), &id(&approved)));

        // What only a newer version can read is counted as such.
        deployment.run_sql("UPDATE analysis_results SET reading_format = 99").await.unwrap();
        let newer = tried(&client, &product, &json!({"cases": "product"})).await;
        assert_eq!((&newer["counted"], &newer["skipped"]), (&json!(0), &json!([{"reason": "newer_version", "count": 2}])));
        assert_eq!(client.delete(&approved).await.status, 204);
        assert_eq!(tried(&client, &product, &json!({"cases": "product"})).await["examined"], 1, "what is erased is not looked at");
        let future = json!({"created_after": "2999-01-01T00:00:00Z"});
        assert_eq!(tried(&client, &product, &future).await["examined"], 0);
        running.stop().await;
    }

    async fn a_trial_is_refused_by_the_name_of_what_is_wrong_and_viewers_only_read(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = format!("/v1/products/{}/try", product(&client).await);
        let metric = json!({"draft": {"policy": {"rules": [{"id": "a", "metric": "karma", "op": "lte", "value": 1, "severity": "review"}]}}});
        for (body, field) in [
            (metric, "draft.policy.rules[0].metric"),
            (json!({"draft": {"status": "archived"}}), "draft.status"),
            (json!({"draft": {"name": ""}}), "draft.name"),
            (json!({"last": 0}), "last"), (json!({"last": 501}), "last"), (json!({"limit": 0}), "limit"),
            (json!({"cursor": "x"}), "cursor"), (json!({"cases": "some"}), "cases"), (json!({"lst": 5}), "lst"),
            (json!({"last": 2, "cursor": "an_01ARZ3NDEKTSV4RRFFQ69G5FAV.2"}), "cursor"),
        ] {
            assert_eq!(refused(&client.post(&path, &body).await), (400, vec![field]), "{body}");
        }
        let none = client.with_token(&reviewer.api_key).post(&path, &json!({})).await;
        assert_eq!((none.status, &none.body["examined"]), (200, &json!(0)), "a reviewer tries, too: {}", none.text);
        assert_eq!(client.with_token(&viewer.api_key).post(&path, &json!({})).await.code(), "forbidden_role");
        running.stop().await;
    }
}
