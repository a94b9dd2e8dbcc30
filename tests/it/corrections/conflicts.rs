//! Two people at one analysis, other teams, and people without the right.

use futures_util::future::join_all;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::json;

use super::{completed, corrected, employed, freelancer, product, refusal};

both_modes! {
    async fn of_two_corrections_of_one_revision_one_wins_and_nothing_is_half_written(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let whole = format!("{path}/corrections");

        let knowing = client.with_header("If-Match", "\"1\"");
        let bodies: Vec<_> = (1..=4).map(|margin| json!({"business_margin_pct": margin * 10, "reason": "r"})).collect();
        let answers = join_all(bodies.iter().map(|body| knowing.patch(&whole, body))).await;
        let mut outcomes: Vec<(u16, &str)> = answers.iter().map(refusal).collect();
        outcomes.sort_unstable();
        assert_eq!(outcomes, [(200, ""), (412, "revision_mismatch"), (412, "revision_mismatch"), (412, "revision_mismatch")]);
        let won = answers.iter().find(|answer| answer.status == 200).unwrap();
        let record = client.get(&format!("{path}?include_result=true")).await.body;
        assert_eq!(record["revision"], 2);
        assert_eq!(record["result"]["corrections"], won.body["corrections"]);

        // Who names no revision is told of the other, or comes after: none is lost.
        let answers = join_all(bodies.iter().map(|body| client.patch(&whole, body))).await;
        assert!(answers.iter().all(|answer| [(200, ""), (409, "analysis_changed")].contains(&refusal(answer))), "{answers:?}");
        let done = answers.iter().filter(|answer| answer.status == 200).count();
        assert!(done > 0);
        assert_eq!(client.get(&format!("{path}/revisions")).await.body["total"], 2 + done);
        let audited = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        assert_eq!(audited.iter().filter(|entry| entry.action == "analysis.corrected").count(), 1 + done);
        running.stop().await;
    }

    async fn the_revision_is_named_by_its_number_or_by_the_tag_of_the_analysis(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let whole = format!("{path}/corrections?dry_run=true");
        let etag = client.get(&path).await.header("etag").unwrap().to_owned();
        for right in ["\"1\"", "*", "\"7\", \"1\"", etag.as_str()] {
            assert_eq!(client.with_header("If-Match", right).patch(&whole, &employed()).await.status, 200, "{right}");
        }
        corrected(&client, &path, &employed()).await;
        for wrong in ["\"1\"", "\"3\"", "\"\"", etag.as_str()] {
            let answer = client.with_header("If-Match", wrong).patch(&whole, &employed()).await;
            assert_eq!(refusal(&answer), (412, "revision_mismatch"), "{wrong}");
        }
        running.stop().await;
    }

    async fn after_a_review_nothing_is_corrected(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = completed(&client, freelancer(&product(&client).await)).await;
        assert_eq!(client.post(&format!("{path}/review"), &json!({"outcome": "decline"})).await.status, 200);
        let row = json!({"excluded": true, "reason": "r"});
        for dry_run in ["", "?dry_run=true"] {
            let whole = client.patch(&format!("{path}/corrections{dry_run}"), &employed()).await;
            assert_eq!(refusal(&whole), (409, "already_reviewed"));
            let one = client.patch(&format!("{path}/transactions/txn_1{dry_run}"), &row).await;
            assert_eq!(refusal(&one), (409, "already_reviewed"));
        }
        assert_eq!(client.get(&path).await.body["revision"], 1);
        running.stop().await;
    }

    async fn another_team_finds_nothing_and_a_viewer_may_only_read(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let ours = client.with_token(&owner.api_key);
        let path = completed(&ours, freelancer(&product(&ours).await)).await;
        let remembered = json!({"employers": ["RAVI MEHTA"], "remember": true, "reason": "Contract seen."});
        corrected(&ours, &path, &remembered).await;
        let payer = ours.get("/v1/payers").await.body["data"][0]["id"].as_str().unwrap().to_owned();

        let theirs = client.with_token(&stranger.api_key);
        let nobodys = "/v1/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV";
        let row = json!({"excluded": true, "reason": "r"});
        for (one, other) in [
            (theirs.get(&format!("{path}/revisions")).await, theirs.get(&format!("{nobodys}/revisions")).await),
            (theirs.get(&format!("{path}/revisions/1")).await, theirs.get(&format!("{nobodys}/revisions/1")).await),
            (theirs.patch(&format!("{path}/corrections"), &employed()).await,
                theirs.patch(&format!("{nobodys}/corrections"), &employed()).await),
            (theirs.patch(&format!("{path}/transactions/txn_1"), &row).await,
                theirs.patch(&format!("{nobodys}/transactions/txn_1"), &row).await),
            (theirs.delete(&format!("/v1/payers/{payer}")).await,
                theirs.delete("/v1/payers/pay_01ARZ3NDEKTSV4RRFFQ69G5FAV").await),
        ] {
            assert_eq!((one.status, &one.text), (404, &other.text));
        }
        assert_eq!(theirs.get("/v1/payers").await.body["total"], 0);

        let reader = client.with_token(&viewer.api_key);
        for refused in [
            reader.patch(&format!("{path}/corrections"), &employed()).await,
            reader.patch(&format!("{path}/transactions/txn_1"), &row).await,
            reader.delete(&format!("/v1/payers/{payer}")).await,
        ] {
            assert_eq!(refusal(&refused), (403, "forbidden_role"));
        }
        assert_eq!(reader.get(&format!("{path}/revisions")).await.body["total"], 2);
        let writer = client.with_token(&member.api_key);
        assert_eq!(refusal(&writer.patch(&format!("{path}/corrections"), &remembered).await), (403, "forbidden_role"));
        assert_eq!(refusal(&writer.delete(&format!("/v1/payers/{payer}")).await), (403, "forbidden_role"));
        let done = corrected(&writer, &path, &json!({"business_margin_pct": 15, "reason": "Books seen."})).await;
        assert_eq!(done["by"], member.user.id.as_str());
        running.stop().await;
    }
}

/// In this mode nothing works on what is submitted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_has_not_ended_is_not_corrected() {
    if !lending_tests::Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(lending_tests::Mode::Production).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let made = client.upload(freelancer(&product(&client).await)).await.body;
    let path = format!("/v1/analyses/{}", made["id"].as_str().unwrap());
    let refused = (409, "analysis_not_completed");
    assert_eq!(refusal(&client.patch(&format!("{path}/corrections"), &employed()).await), refused);
    let row = json!({"excluded": true, "reason": "r"});
    assert_eq!(refusal(&client.patch(&format!("{path}/transactions/txn_1"), &row).await), refused);
    assert_eq!(refusal(&client.get(&format!("{path}/revisions")).await), refused);
    assert_eq!(refusal(&client.get(&format!("{path}/revisions/1")).await), refused);
    running.stop().await;
}
