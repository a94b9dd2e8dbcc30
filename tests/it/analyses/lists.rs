//! Analyses are found again by what is known of them, and only by their own team.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::json;

use super::{ended, made, refusal, steady, upload_of};

both_modes! {
    async fn a_list_is_filtered_by_name_reference_product_state_and_time(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = client.post("/v1/products", &json!({
            "name": "Loan", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        })).await;
        let product = product.body["id"].as_str().unwrap();
        let pdf = steady(1).pdf;
        let early = deployment.clock.now() - TimeDelta::seconds(1);
        let one = made(&client, upload_of(&pdf).text("applicant_name", "Smt. Lakshmi D'Souza")).await;
        deployment.clock.advance(TimeDelta::minutes(2));
        let between = deployment.clock.now() - TimeDelta::minutes(1);
        let two = made(&client, upload_of(&pdf).text("applicant_name", "Ravi Souza").text("product_id", product)).await;
        for path in [&one, &two] {
            assert_eq!(ended(&client, path).await["status"], "completed");
        }
        let decision = ended(&client, &one).await["decision"].as_str().unwrap().to_owned();

        let total = async |query: &str| {
            let answer = client.get(&format!("/v1/analyses?{query}")).await;
            assert_eq!(answer.status, 200, "{query}: {}", answer.text);
            answer.body["total"].as_i64().unwrap()
        };
        let time = |at: chrono::DateTime<chrono::Utc>| at.to_rfc3339_opts(chrono::SecondsFormat::Millis, true);
        assert_eq!(total("").await, 2);
        for (query, expected) in [
            ("q=dsouza".to_owned(), 1), ("q=lakshmi%20dsouza".to_owned(), 1), ("q=D%27SOUZA".to_owned(), 1),
            ("q=souza".to_owned(), 1), ("q=laksh".to_owned(), 0), ("q=ravi%20dsouza".to_owned(), 0),
            ("q=app-".to_owned(), 2), ("q=APP-000001".to_owned(), 1), ("q=APP-00000".to_owned(), 2), ("q=APP-1".to_owned(), 0),
            ("status=completed".to_owned(), 2), ("status=queued".to_owned(), 0), ("status=failed".to_owned(), 0),
            (format!("product_id={product}"), 1), ("product_id=prd_01ARZ3NDEKTSV4RRFFQ69G5FAV".to_owned(), 0),
            (format!("created_after={}", time(early)), 2), (format!("created_after={}", time(between)), 1),
            (format!("created_before={}", time(between)), 1), (format!("created_before={}", time(early)), 0),
            (format!("created_before={}&q=dsouza&status=completed", time(between)), 1),
        ] {
            assert_eq!(total(&query).await, expected, "{query}");
        }
        assert!(total(&format!("decision={decision}")).await >= 1);
        for (query, field) in [
            ("status=done", "status"), ("decision=maybe", "decision"), ("product_id=x", "product_id"), ("q=-", "q"),
            ("created_after=yesterday", "created_after"), ("cursor=x", "cursor"), ("limit=0", "limit"), ("stauts=x", "stauts"),
        ] {
            let answer = client.get(&format!("/v1/analyses?{query}")).await;
            assert_eq!((answer.status, answer.fields()), (400, vec![field]), "{query}");
        }

        let first = client.get("/v1/analyses?limit=1").await.body;
        assert_eq!(format!("/v1/analyses/{}", first["data"][0]["id"].as_str().unwrap()), two, "the newest first");
        assert_eq!(first["has_more"], true);
        let cursor = first["next_cursor"].as_str().unwrap();
        let second = client.get(&format!("/v1/analyses?limit=1&cursor={cursor}")).await.body;
        assert_eq!(second["data"][0], client.get(&one).await.body, "an item is the whole record");
        assert_eq!((&second["has_more"], &second["next_cursor"]), (&json!(false), &json!(null)));
        running.stop().await;
    }

    async fn either_order_gives_everything_once_and_a_cursor_is_good_for_its_own_alone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = steady(2).pdf;
        let mut made_in_order = Vec::new();
        for _ in 0..5 {
            let path = made(&client, upload_of(&pdf)).await;
            made_in_order.push(path.strip_prefix("/v1/analyses/").unwrap().to_owned());
        }
        let mut newest_first = made_in_order.clone();
        newest_first.reverse();
        let ids = |page: &serde_json::Value| -> Vec<String> {
            page["data"].as_array().unwrap().iter().map(|each| each["id"].as_str().unwrap().to_owned()).collect()
        };
        let mut cursors = Vec::new();
        for (order, expected) in [("", &newest_first), ("&order=newest", &newest_first), ("&order=oldest", &made_in_order)] {
            let (mut seen, mut sizes, mut cursor) = (Vec::new(), Vec::new(), None::<String>);
            loop {
                let more = cursor.as_ref().map_or_else(String::new, |cursor| format!("&cursor={cursor}"));
                let page = client.get(&format!("/v1/analyses?limit=2{order}{more}")).await;
                assert_eq!((page.status, &page.body["total"]), (200, &json!(5)), "{}", page.text);
                sizes.push(ids(&page.body).len());
                seen.extend(ids(&page.body));
                cursor = page.body["next_cursor"].as_str().map(str::to_owned);
                assert_eq!(page.body["has_more"], cursor.is_some());
                let Some(cursor) = &cursor else { break };
                cursors.push((order.contains("oldest"), cursor.clone()));
            }
            assert_eq!((&seen, sizes), (expected, vec![2, 2, 1]), "{order}");
            let skipped = client.get(&format!("/v1/analyses?limit=2&offset=1{order}")).await.body;
            assert_eq!(ids(&skipped), expected[1..3], "{order}");
        }
        // Filters and the order do not know of one another.
        let waiting = client.get("/v1/analyses?awaiting_review=false&q=APP-00000&order=oldest").await.body;
        assert!(ids(&waiting).is_sorted(), "{waiting}");

        for (is_of_oldest, cursor) in &cursors {
            let other = if *is_of_oldest { "newest" } else { "oldest" };
            let refused = client.get(&format!("/v1/analyses?order={other}&cursor={cursor}")).await;
            assert_eq!((refused.status, refused.code(), refused.fields()), (400, "invalid_request", vec!["cursor"]), "{}", refused.text);
            assert!(!is_of_oldest || client.get(&format!("/v1/analyses?cursor={cursor}")).await.status == 400, "the usual order");
        }
        for (query, field) in [
            ("order=upwards", "order"), ("order=oldest&cursor=x", "cursor"), ("order=oldest&cursor=oldest.x", "cursor"),
            ("order=oldest&order=newest", "order"),
        ] {
            let answer = client.get(&format!("/v1/analyses?{query}")).await;
            assert_eq!((answer.status, answer.fields()), (400, vec![field]), "{query}: {}", answer.text);
        }
        running.stop().await;
    }

    async fn another_teams_analysis_is_the_same_404_as_none(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let (ours, theirs) = (
            deployment.person(&running, Role::Owner).await.unwrap(),
            deployment.person(&running, Role::Owner).await.unwrap(),
        );
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let path = made(&client.with_token(&theirs.api_key), upload_of(&steady(1).pdf)).await;
        let us = client.with_token(&ours.api_key);
        let (none, review, rescore) =
            ("/v1/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV", json!({"outcome": "approve"}), json!({}));
        for suffix in ["", "?wait=1", "?include_result=true", "/transactions", "/transactions.csv?q=x", "/report.xlsx", "/statement", "/pages/1.png"] {
            let (answer, nobodys) = (us.get(&format!("{path}{suffix}")).await, us.get(&format!("{none}{suffix}")).await);
            assert_eq!(refusal(&answer), (404, "not_found"), "{suffix}");
            assert_eq!(answer.text, nobodys.text, "{suffix}");
            assert_eq!(us.get(&format!("/v1/analyses/nonsense{suffix}")).await.text, nobodys.text, "{suffix}");
        }
        for (suffix, body) in [("review", &review), ("rescore", &rescore)] {
            let (answer, nobodys) =
                (us.post(&format!("{path}/{suffix}"), body).await, us.post(&format!("{none}/{suffix}"), body).await);
            assert_eq!((answer.status, &answer.text), (404, &nobodys.text));
        }
        assert_eq!(us.delete(&path).await.text, us.delete(none).await.text);
        assert_eq!(us.get("/v1/analyses").await.body["total"], 0);
        assert_eq!(us.get("/v1/analyses?q=APP-000001").await.body["total"], 0);
        running.stop().await;
    }
}
