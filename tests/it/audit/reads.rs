//! Whoever reads about a person leaves an entry, and so does whoever is refused.

use std::collections::BTreeSet;

use lending_store::teams::Entitlement;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use crate::erasure::{analysed, check_of, path_of, with_bureau};

/// Routes that give nothing of somebody else: of the team itself, its products, its keys, who may be given its cases, of the one who asks, and what
/// everybody may know.
const NOTHING_PERSONAL: [&str; 17] = [
    "/v1/api-keys",
    "/v1/assignees",
    "/v1/erasures/{id}",
    "/v1/events",
    "/v1/me",
    "/v1/me/second-factor",
    "/v1/me/sessions",
    "/v1/products",
    "/v1/products/{id}",
    "/v1/products/{id}/versions",
    "/v1/reference/",
    "/v1/retention",
    "/v1/team/settings",
    "/v1/usage",
    "/v1/webhook-deliveries",
    "/v1/webhook-endpoints",
    "/v1/audit-events/{id}/proof",
];

both_modes! {
    async fn every_read_about_a_person_is_on_record_before_it_is_answered(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        if analysis["final_decision"].is_null() {
            let review = json!({"outcome": "approve", "note": "seen"});
            let reviewed = client.post(&format!("{}/review", path_of(&analysis)), &review).await;
            assert_eq!(reviewed.status, 200, "{}", reviewed.text);
        }
        let (path, check) = (path_of(&analysis), check_of(&analysis));
        let (id, check_id) = (analysis["id"].as_str().unwrap(), analysis["credit_check_id"].as_str().unwrap());
        let reader = client.with_token(&viewer.api_key).with_header("X-Request-Id", "desk-7")
            .with_header("X-Purpose", "credit_review");
        let team = owner.user.team.as_str();
        let reads = [
            (path.clone(), "/v1/analyses/{id}", "analysis.read", Some(id)),
            (format!("{path}?wait=5"), "/v1/analyses/{id}?wait", "analysis.read", Some(id)),
            (format!("{path}/timeline"), "/v1/analyses/{id}/timeline", "analysis.timeline_read", Some(id)),
            (format!("{path}/revisions"), "/v1/analyses/{id}/revisions", "revisions.listed", Some(id)),
            ("/v1/analyses?limit=5".to_owned(), "/v1/analyses", "analyses.listed", Some(team)),
            ("/v1/credit-checks".to_owned(), "/v1/credit-checks", "credit_checks.listed", Some(team)),
            ("/v1/payers".to_owned(), "/v1/payers", "payers.listed", Some(team)),
            (format!("{path}?include_result=true"), "/v1/analyses/{id}?include_result", "analysis.report_read", Some(id)),
            (format!("{path}/transactions"), "/v1/analyses/{id}/transactions", "analysis.rows_read", Some(id)),
            (format!("{path}/transactions.csv"), "/v1/analyses/{id}/transactions.csv", "analysis.rows_exported", Some(id)),
            (format!("{path}/statement"), "/v1/analyses/{id}/statement", "statement.read", Some(id)),
            (format!("{path}/pages/1.png"), "/v1/analyses/{id}/pages/{page}", "statement.read", Some(id)),
            (format!("{path}/letter.txt"), "/v1/analyses/{id}/letter.txt", "analysis.letter_read", Some(id)),
            (format!("{path}/letter.html"), "/v1/analyses/{id}/letter.html", "analysis.letter_read", Some(id)),
            (format!("{path}/report.xlsx"), "/v1/analyses/{id}/report.xlsx", "analysis.workbook_read", Some(id)),
            (format!("{path}/revisions/1"), "/v1/analyses/{id}/revisions/{number}", "analysis.revision_read", Some(id)),
            (check, "/v1/credit-checks/{id}", "credit_check.report_read", Some(check_id)),
            ("/v1/analyses?q=Qwopleford".to_owned(), "/v1/analyses?q", "analyses.searched_by_name", None),
            ("/v1/credit-checks?q=Qwopleford".to_owned(), "/v1/credit-checks?q", "credit_checks.searched_by_name", None),
        ];
        let mut seen = BTreeSet::new();
        for (address, route, action, subject) in &reads {
            let answer = reader.get(address).await;
            assert_eq!(answer.status, 200, "{address}: {}", answer.text);
            let newest = &client.get("/v1/audit-events?limit=1").await.body["data"][0];
            assert_eq!((&newest["action"], &newest["actor"]), (&json!(action), &json!(viewer.user.id.as_str())), "{route}");
            assert_eq!(newest["subject"], json!(subject), "{route}");
            assert_eq!((&newest["request_id"], &newest["purpose"]), (&json!("desk-7"), &json!("credit_review")));
            assert!(newest["own_request_id"].as_str().unwrap().starts_with("req_"), "{newest}");
            assert!(!newest.to_string().to_lowercase().contains("qwop"), "a name is in the audit: {newest}");
            seen.insert(*route);
        }
        // The people of the team are read in person.
        let signed_in = client.signed_in(&owner.email).await;
        let member = format!("/v1/members/{}", viewer.user.id);
        for (address, route, action, subject) in [
            ("/v1/members", "/v1/members", "users.listed", owner.user.team.as_str()),
            (member.as_str(), "/v1/members/{id}", "user.read", viewer.user.id.as_str()),
            ("/v1/invitations", "/v1/invitations", "invitations.listed", owner.user.team.as_str()),
        ] {
            let answer = signed_in.get(address).await;
            assert_eq!(answer.status, 200, "{address}: {}", answer.text);
            let newest = &client.get("/v1/audit-events?limit=1").await.body["data"][0];
            assert_eq!((&newest["action"], &newest["subject"]), (&json!(action), &json!(subject)), "{route}");
            seen.insert(route);
        }
        // Every route of the contract that reads is among them, or gives nothing about a person.
        let contract: Value = client.get("/openapi.json").await.body;
        for (route, methods) in contract["paths"].as_object().unwrap() {
            let route = format!("/v1{route}");
            let is_known = seen.contains(route.as_str())
                || NOTHING_PERSONAL.iter().any(|quiet| route == *quiet || quiet.ends_with('/') && route.starts_with(quiet))
                || route.starts_with("/v1/webhook-endpoints/") || route.starts_with("/v1/audit-events");
            assert!(methods.get("get").is_none() || is_known, "{route} is read without a record");
        }
        running.stop().await;
    }

    async fn a_report_that_is_decided_again_is_read(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = crate::corrections::product(&client).await;
        let path = crate::corrections::completed(&client, crate::corrections::freelancer(&product)).await;
        let newest = async |asked: &str| {
            let newest = client.get("/v1/audit-events?limit=1").await.body["data"][0].clone();
            assert_eq!((&newest["action"], &newest["detail"]), (&json!("analysis.decided_again"), &json!(asked)));
            assert_eq!(format!("/v1/analyses/{}", newest["subject"].as_str().unwrap()), path);
        };
        let words = json!({"product_id": "Zyxanthia"});
        assert_eq!(client.post(&format!("{path}/rescore"), &words).await.code(), "product_not_found");
        newest("rescore").await;
        assert_eq!(client.post(&format!("{path}/rescore"), &json!({"product_id": product})).await.status, 200);
        newest("rescore").await;
        let correction = json!({"employers": ["RAVI MEHTA"], "reason": "Contract seen."});
        assert_eq!(client.patch(&format!("{path}/corrections?dry_run=true"), &correction).await.status, 200);
        newest("dry_run").await;
        assert_eq!(client.post(&format!("/v1/products/{product}/try"), &json!({})).await.status, 200);
        newest(&product).await;
        // What is kept is recorded as what it is.
        assert_eq!(client.patch(&format!("{path}/corrections"), &correction).await.status, 200);
        let log = client.get("/v1/audit-events?action=analysis.decided_again").await.body;
        assert_eq!(log["data"].as_array().unwrap().len(), 4, "{log}");
        running.stop().await;
    }

    async fn an_unchanged_report_is_not_read_again(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let before = client.get("/v1/audit-events?action=analysis.read").await.body["data"].as_array().unwrap().len();
        for (query, action, expected) in [("?include_result=true", "analysis.report_read", 1), ("", "analysis.read", before + 1)] {
            let address = format!("{}{query}", path_of(&analysis));
            let tag = client.get(&address).await.header("etag").unwrap().to_owned();
            assert_eq!(client.with_header("If-None-Match", &tag).get(&address).await.status, 304);
            let reads = client.get(&format!("/v1/audit-events?action={action}")).await.body;
            assert_eq!(reads["data"].as_array().unwrap().len(), expected, "{reads}");
        }
        running.stop().await;
    }

    async fn who_is_refused_is_on_record_and_owners_alone_read_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let as_viewer = client.with_token(&viewer.api_key);
        assert_eq!(as_viewer.get("/v1/audit-events").await.code(), "forbidden_role");
        assert_eq!(as_viewer.post("/v1/products", &json!({})).await.code(), "forbidden_role");
        assert_eq!(client.get("/v1/me").await.status, 200);
        let refused = client.get("/v1/audit-events?action=access.refused").await.body;
        let told: Vec<(&Value, &Value)> =
            refused["data"].as_array().unwrap().iter().map(|entry| (&entry["actor"], &entry["detail"])).collect();
        let one = (&json!(viewer.user.id.as_str()), &json!("forbidden_role"));
        assert_eq!(told, [one, one]);
        // A token that is nobody's belongs to no team: the operator sees it, and no team does.
        let unknown = client.with_token("las_live_000000000000000000000000000000aaaaaa");
        assert_eq!(unknown.get("/v1/me").await.status, 401);
        let all = running.app.store.audit_log(None, 5).await.unwrap();
        assert!(all.iter().any(|entry| entry.team_id.is_none() && entry.detail.as_deref() == Some("invalid_token")));
        let others = client.with_token(&stranger.api_key).get("/v1/audit-events?action=access.refused").await.body;
        assert_eq!(others["data"], json!([]));
        running.stop().await;
    }

    async fn what_is_refused_behind_the_gate_is_on_record_as_well(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let store = &running.app.store;
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let as_member = client.with_token(&member.api_key);
        let path = path_of(&analysed(&client, with_bureau()).await);
        let remembered = json!({"employers": ["RAVI MEHTA"], "reason": "Seen.", "remember": true});
        let refused = as_member.patch(&format!("{path}/corrections"), &remembered).await;
        assert_eq!((refused.status, refused.code()), (403, "forbidden_role"), "{}", refused.text);

        store.withdraw(&owner.user.team, Entitlement::Bureau).await.unwrap();
        let asked = json!({"name": "Zyxanthia Qwopleford", "mobile": "9876543210", "consent": true});
        assert_eq!(as_member.post("/v1/credit-checks", &asked).await.code(), "bureau_not_entitled");
        assert_eq!(as_member.upload(with_bureau()).await.code(), "bureau_not_entitled");
        let log = client.get("/v1/audit-events?action=access.refused").await.body;
        let told: Vec<(&Value, &Value)> =
            log["data"].as_array().unwrap().iter().map(|entry| (&entry["actor"], &entry["detail"])).collect();
        let who = json!(member.user.id.as_str());
        let codes = ["bureau_not_entitled", "bureau_not_entitled", "forbidden_role"].map(|code| json!(code));
        assert_eq!(told, [(&who, &codes[0]), (&who, &codes[1]), (&who, &codes[2])]);

        // A call without any token is nobody's.
        assert_eq!(deployment.client(&running).get("/v1/analyses").await.code(), "unauthenticated");
        let all = store.audit_log(None, 10).await.unwrap();
        assert!(all.iter().any(|entry| entry.team_id.is_none() && entry.detail.as_deref() == Some("unauthenticated")));
        running.stop().await;
    }

    async fn the_list_is_filtered_and_read_on_by_its_cursor(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        for _ in 0..5 {
            client.get("/v1/audit-events?limit=1").await;
        }
        let (mut ids, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = client.get(&format!("/v1/audit-events?action=audit.read&limit=2&before=2999-01-01T00:00:00Z{cursor}")).await.body;
            ids.extend(page["data"].as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap().to_owned()));
            let Some(next) = page["next_cursor"].as_str() else { break };
            cursor = format!("&cursor={next}");
        }
        // The pages themselves are recorded behind the first one: reading on, nothing shifts.
        assert_eq!(ids.len(), 5, "{ids:?}");
        assert!(ids.windows(2).all(|pair| pair[0] > pair[1]), "the newest first: {ids:?}");
        for (query, field) in [("action=analysis.eaten", "action"), ("cursor=x", "cursor"), ("limit=0", "limit")] {
            let refused = client.get(&format!("/v1/audit-events?{query}")).await;
            assert_eq!((refused.status, refused.body["errors"][0]["field"].as_str()), (400, Some(field)), "{}", refused.text);
        }
        running.stop().await;
    }
}
