//! A team writes its credit policies.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

fn new_product() -> Value {
    json!({
        "name": "Salaried loan",
        "amount": {"min": 25000, "max": 1_000_000.5},
        "tenure_months": {"min": 6, "max": 60, "default": 36},
        "annual_rate_pct": 16.5,
        "policy": {"rules": [
            {"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "knockout"},
            {"id": "salaried", "metric": "income_type", "op": "in", "value": ["salaried"], "severity": "review",
             "on_missing": "skip", "when": [{"metric": "monthly_income", "op": "lt", "value": 75000}]}
        ]}
    })
}

fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut product = new_product();
    change(&mut product);
    product
}

both_modes! {
    async fn the_limits_on_an_offer_are_shown_changed_switched_off_and_kept(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.post("/v1/products", &new_product()).await.body;
        let limits = made["policy"]["limits"].as_array().unwrap();
        assert_eq!(limits.len(), 7, "the built-in ones are written out: {made}");
        assert!(limits.iter().all(|limit| limit["severity"] == "cap"), "{made}");
        let path = format!("/v1/products/{}", made["id"].as_str().unwrap());
        let limit = json!({"id": "half", "metric": "foir", "op": "lte", "value": 0.6, "severity": "cap", "on_missing": "skip"});
        let changed = client.patch(&path, &json!({"policy": {"rules": [], "limits": [limit]}})).await.body;
        assert_eq!((&changed["version"], &changed["policy"]["limits"]), (&json!(2), &json!([limit])));
        let kept = client.patch(&path, &json!({"policy": {"rules": []}, "annual_rate_pct": 15})).await.body;
        assert_eq!((&kept["version"], &kept["policy"]["limits"]), (&json!(3), &json!([limit])), "who does not name them keeps them");
        let off = client.patch(&path, &json!({"policy": {"rules": [], "limits": []}})).await.body;
        assert_eq!(off["policy"]["limits"], json!([]));
        let declining = json!({"policy": {"rules": [], "limits": [{"id": "x", "metric": "foir", "op": "lte", "value": 0.6, "severity": "knockout"}]}});
        let refused = client.patch(&path, &declining).await;
        assert_eq!((refused.status, &refused.body["errors"][0]["field"]), (400, &json!("policy.limits[0].severity")));
        running.stop().await;
    }

    async fn fees_leave_something_to_be_paid_out_and_are_named_in_one_line(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let with = |member: &str, value: serde_json::Value| {
            let mut product = new_product();
            product[member] = value;
            product
        };
        let fee = |name: &str, percent: f64| json!({"name": name, "percent": percent});
        for (member, value, field) in [
            ("fees", json!([fee("Processing", 60.0), fee("Documents", 60.0)]), "fees"),
            ("fees", json!([fee("Processing", 100.0)]), "fees"),
            ("fees", json!([{"name": "Processing", "amount": 1_000_000_000}]), "fees"),
            ("fees", json!([fee("Processing\n\nQuestions", 1.0)]), "fees[0].name"),
            ("contact", json!("help\u{202e}elpmaxe"), "contact"),
        ] {
            let answer = client.post("/v1/products", &with(member, value)).await;
            assert_eq!((answer.status, &answer.body["errors"][0]["field"]), (400, &json!(field)), "{}", answer.text);
        }
        let answer = client.post("/v1/products", &with("fees", json!([fee("Processing", 99.0)]))).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        running.stop().await;
    }

    async fn a_product_is_created_with_defaults_and_read_back_as_it_was_given(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.post("/v1/products", &new_product()).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let id = made.body["id"].as_str().unwrap();
        assert_eq!(made.header("location"), Some(format!("/v1/products/{id}").as_str()));
        assert_eq!((&made.body["version"], &made.body["status"]), (&json!(1), &json!("active")));
        assert_eq!(made.body["currency"], "INR");
        assert_eq!(made.body["amount"], json!({"min": 25000, "max": 1_000_000.5}));
        assert_eq!(made.body["thresholds"], json!({"approve": 70, "review": 50}));
        assert_eq!(made.body["scorecard"]["bureau"], 15);
        assert_eq!(made.body["policy"]["rules"][0]["on_missing"], "review", "the default is written out");
        assert_eq!(made.body["policy"]["rules"][1]["when"], new_product()["policy"]["rules"][1]["when"]);
        let read = client.get(&format!("/v1/products/{id}")).await;
        assert_eq!(read.body, made.body);
        let listed = client.get("/v1/products").await;
        assert_eq!(listed.body["data"], json!([made.body]));
        assert_eq!(listed.body["limit"], 100);
        running.stop().await;
    }

    async fn a_change_of_terms_makes_a_version_and_archiving_does_not(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.post("/v1/products", &with(|new| new["description"] = "d".into())).await;
        let path = format!("/v1/products/{}", made.body["id"].as_str().unwrap());
        let changed = client.patch(&path, &json!({"annual_rate_pct": 15.75})).await;
        assert_eq!((changed.status, &changed.body["version"]), (200, &json!(2)));
        assert_eq!(changed.body["policy"], made.body["policy"], "what is left out stays");
        assert_eq!(changed.body["description"], "d");
        let same = client.patch(&path, &json!({"annual_rate_pct": 15.75})).await;
        assert_eq!(same.body["version"], 2, "no change, no version");
        let cleared = client.patch(&path, &json!({"description": null})).await;
        assert_eq!((&cleared.body["version"], &cleared.body["description"]), (&json!(3), &json!(null)));
        let archived = client.patch(&path, &json!({"status": "archived"})).await;
        assert_eq!((&archived.body["version"], &archived.body["status"]), (&json!(3), &json!("archived")));
        assert_eq!(client.get("/v1/products").await.body["total"], 0);
        assert_eq!(client.get("/v1/products?status=archived").await.body["total"], 1);
        assert_eq!(client.get(&path).await.status, 200, "an archived product is still read");
        running.stop().await;
    }

    async fn a_bad_rule_is_refused_by_name(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let rule = |change: fn(&mut Value)| with(|new| change(&mut new["policy"]["rules"][0]));
        let cases: Vec<(Value, &str, &str)> = vec![
            (rule(|rule| rule["metric"] = "fior".into()), "policy.rules[0].metric", "`fior` is not a known metric; did you mean `foir`?"),
            (rule(|rule| rule["metric"] = "karma".into()), "policy.rules[0].metric", "karma"),
            (rule(|rule| rule["value"] = "half".into()), "policy.rules[0].value", "number"),
            (rule(|rule| rule["op"] = "in".into()), "policy.rules[0].op", "in"),
            (rule(|rule| rule["op"] = "<=".into()), "policy.rules[0].op", "one of"),
            (rule(|rule| rule["id"] = "salaried".into()), "policy.rules[1].id", "salaried"),
            (rule(|rule| rule["serverity"] = "review".into()), "policy.rules[0].serverity", "not a known member"),
            (with(|new| new["scorecard"] = json!({"income": 1, "liquidity": 1, "leverage": 1, "conduct": 1, "behaviour": 1, "bureau": 1})), "scorecard", "sum to 100"),
            (with(|new| new["thresholds"] = json!({"approve": 40, "review": 50})), "thresholds", "approve"),
            (with(|new| new["amount"] = json!({"min": 5, "max": 4})), "amount", "min"),
            (with(|new| new["amount"]["min"] = json!(0.005)), "amount.min", "two decimals"),
            (with(|new| new["amount"]["max"] = json!(2e12)), "amount.max", "at most"),
            (with(|new| new["tenure_months"]["default"] = json!(99)), "tenure_months", "default"),
            (with(|new| { new.as_object_mut().unwrap().remove("name"); }), "name", "required"),
        ];
        for (product, field, word) in cases {
            let answer = client.post("/v1/products", &product).await;
            assert_eq!((answer.status, answer.code()), (400, "invalid_request"), "{product}");
            assert!(answer.fields().iter().any(|place| place.starts_with(field)), "{field}: {}", answer.text);
            assert!(answer.text.contains(word), "{word}: {}", answer.text);
        }
        assert_eq!(client.get("/v1/products").await.body["total"], 0, "nothing was half-written");
        running.stop().await;
    }

    async fn only_owners_write(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let made = client.with_token(&owner.api_key).post("/v1/products", &new_product()).await;
        let as_member = client.with_token(&member.api_key);
        let path = format!("/v1/products/{}", made.body["id"].as_str().unwrap());
        assert_eq!(as_member.get(&path).await.status, 200);
        assert_eq!(as_member.post("/v1/products", &new_product()).await.code(), "forbidden_role");
        assert_eq!(as_member.patch(&path, &json!({"name": "x"})).await.code(), "forbidden_role");
        running.stop().await;
    }

    async fn a_team_has_at_most_a_hundred_active_products(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut first = None;
        for _ in 0..100 {
            let made = client.post("/v1/products", &new_product()).await;
            assert_eq!(made.status, 201);
            first.get_or_insert(made.body["id"].as_str().unwrap().to_owned());
        }
        let full = client.post("/v1/products", &new_product()).await;
        assert_eq!((full.status, full.code()), (409, "product_limit_reached"));
        let path = format!("/v1/products/{}", first.unwrap());
        assert_eq!(client.patch(&path, &json!({"status": "archived"})).await.status, 200);
        assert_eq!(client.post("/v1/products", &new_product()).await.status, 201);
        let back = client.patch(&path, &json!({"status": "active"})).await;
        assert_eq!((back.status, back.code()), (409, "product_limit_reached"));
        running.stop().await;
    }

    async fn changes_at_the_same_moment_are_all_kept(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.post("/v1/products", &new_product()).await;
        let path = format!("/v1/products/{}", made.body["id"].as_str().unwrap());
        let (name, rate, text) =
            (json!({"name": "Other"}), json!({"annual_rate_pct": 12}), json!({"description": "Told"}));
        let answers = tokio::join!(client.patch(&path, &name), client.patch(&path, &rate), client.patch(&path, &text));
        assert_eq!((answers.0.status, answers.1.status, answers.2.status), (200, 200, 200));
        let read = client.get(&path).await.body;
        assert_eq!((&read["name"], &read["annual_rate_pct"]), (&json!("Other"), &json!(12.0)));
        assert_eq!((&read["description"], &read["version"]), (&json!("Told"), &json!(4)));
        running.stop().await;
    }

    async fn a_change_that_names_its_version_is_refused_at_another(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.post("/v1/products", &new_product()).await;
        let path = format!("/v1/products/{}", made.body["id"].as_str().unwrap());
        let knowing = client.with_header("If-Match", "\"1\"");
        let (cheap, dear) = (json!({"annual_rate_pct": 12}), json!({"annual_rate_pct": 13}));
        let answers = tokio::join!(knowing.patch(&path, &cheap), knowing.patch(&path, &dear));
        let mut outcomes = [(answers.0.status, answers.0.code()), (answers.1.status, answers.1.code())];
        outcomes.sort_unstable();
        assert_eq!(outcomes, [(200, ""), (412, "version_mismatch")], "one of two is first");
        for wrong in ["\"1\"", "\"3\"", "\"\""] {
            let late = client.with_header("If-Match", wrong).patch(&path, &json!({"status": "archived"})).await;
            assert_eq!((late.status, late.code()), (412, "version_mismatch"), "{wrong}");
        }
        for right in ["\"2\"", "\"7\", \"2\"", "*"] {
            let same = client.with_header("If-Match", right).patch(&path, &json!({"status": "active"})).await;
            assert_eq!((same.status, &same.body["version"]), (200, &json!(2)), "{right}: {}", same.text);
        }
        running.stop().await;
    }

    async fn a_repeated_creation_makes_one_product_for_a_day(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key).with_header("Idempotency-Key", "loan-1");
        let product = new_product();
        let at_once =
            futures_util::future::join_all((0..10).map(|_| client.post("/v1/products", &product))).await;
        let mut ids: Vec<&str> = at_once.iter().map(|answer| answer.body["id"].as_str().unwrap()).collect();
        assert!(at_once.iter().all(|answer| answer.status == 201));
        let replayed = at_once.iter().filter(|answer| answer.header("idempotency-replayed").is_some()).count();
        ids.dedup();
        assert_eq!((ids.len(), replayed), (1, 9));

        // Turned around, spaced out, 75000 written as 75000.0 and null where nothing stood: the same request.
        let respelt = r#"{"policy": {"rules": [
            {"severity": "knockout", "value": 0.50, "op": "lte", "metric": "foir", "id": "foir", "description": null},
            {"when": [{"value": 75000.0, "op": "lt", "metric": "monthly_income"}], "on_missing": "skip",
             "severity": "review", "value": ["salaried"], "op": "in", "metric": "income_type", "id": "salaried"}]},
            "annual_rate_pct": 16.50, "tenure_months": {"default": 36, "max": 60, "min": 6}, "description": null,
            "amount": {"max": 1000000.50, "min": 25000}, "name": "Salaried loan"}"#;
        let again = client.send(reqwest::Method::POST, "/v1/products", Some(respelt.into())).await;
        assert_eq!(again.body["id"], ids[0], "{}", again.text);
        let other = client.post("/v1/products", &with(|new| new["name"] = "Other".into())).await;
        assert_eq!((other.status, other.code()), (409, "idempotency_key_reused"));
        let broken = client.post("/v1/products", &json!({"name": 4})).await;
        assert_eq!((broken.status, broken.code()), (409, "idempotency_key_reused"));

        deployment.clock.advance(TimeDelta::hours(25));
        let later = client.post("/v1/products", &product).await;
        assert_eq!(later.status, 201);
        assert_ne!(later.body["id"], ids[0], "a key is kept for 24 hours");
        running.stop().await;
    }

    async fn a_refused_creation_frees_its_key(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key).with_header("Idempotency-Key", "k");
        assert_eq!(client.post("/v1/products", &json!({"name": "x"})).await.status, 400);
        assert_eq!(client.post("/v1/products", &new_product()).await.status, 201);
        running.stop().await;
    }
}
