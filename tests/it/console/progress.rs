//! Uploads on their way are watched without using up what an officer may ask for, and without filling the audit record.

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Client, Form, TestDeployment, both_modes};

use super::guards::pdf;
use super::journey::ended;
use super::visitor::Visitor;

/// As many as one form holds, twice.
const WATCHED: usize = 40;

/// How often analyses were read, as the record has it.
async fn readings(client: &Client) -> usize {
    let listed = client.get("/v1/audit-events?action=analysis.read&limit=100").await;
    assert_eq!(listed.status, 200, "{}", listed.text);
    listed.body["data"].as_array().unwrap().len()
}

both_modes! {
    async fn many_uploads_are_watched_and_the_officer_goes_on_working(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let statement = pdf(3, Fault::None);
        let mut ids = Vec::new();
        for _ in 0..WATCHED {
            let made = client.upload(Form::default().file(&statement)).await;
            ids.push(made.body["id"].as_str().unwrap().to_owned());
        }
        for id in &ids {
            ended(&client, id).await;
        }
        // As if a worker had them all in hand.
        for sql in [
            "DELETE FROM jobs",
            "UPDATE analyses SET status = 'processing', stage = 'reading', progress = 30, decision = NULL,
                policy_outcome = NULL, completed_at = NULL",
        ] {
            deployment.run_sql(sql).await.unwrap();
        }
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let before = readings(&client).await;
        let asked: Vec<String> = ids.iter().map(|id| format!("id={id}")).collect();
        let live = visitor.get(&format!("/analyses/live?{}", asked.join("&"))).await;
        assert_eq!(live.status, 200, "{}", live.html);
        for id in &ids {
            let told = format!("event: {id}\ndata: <span class=\"now\" data-now=\"true\">");
            assert_eq!(live.html.matches(&told).count(), 1, "{id} is told once: {}", live.html);
        }
        assert!(live.html.contains("value=\"30\"") && !live.html.contains("APP-"), "how far, and not whose: {}", live.html);
        let inbox = visitor.get("/inbox").await;
        assert_eq!(inbox.status, 200, "{}", inbox.html);
        assert_eq!(readings(&client).await, before, "watching is no reading");

        // The end of one is told as soon as it comes, and read once.
        let one = &ids[0];
        deployment.run_sql(&format!(
            "UPDATE analyses SET status = 'failed', stage = NULL, failure_code = 'processing_error', failure_message = 'It failed.',
                completed_at = created_at WHERE id = '{one}'"
        )).await.unwrap();
        let live = visitor.get(&format!("/analyses/live?id={one}")).await;
        assert!(live.html.contains(&format!("event: {one}\ndata: <article class=\"upload\">")), "{}", live.html);
        assert_eq!(readings(&client).await, before + 1);
        running.stop().await;
    }
}
