//! A team shares its cases out, and tries a policy on old ones before it is published. None of it needs a script.

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use serde_json::json;

use super::guards::pdf;
use super::journey::ended;
use super::markup::with_attribute;
use super::visitor::{Seen, Visitor};
use crate::corrections::{completed, freelancer, product};

/// What a page tells of a trial.
fn trial(seen: &Seen) -> String {
    let told = with_attribute(&seen.html, "id").into_iter().find(|(id, _)| id == "trial");
    told.map(|(_, text)| text).unwrap_or_default()
}

both_modes! {
    async fn cases_are_taken_given_and_left_from_the_inbox_and_the_report(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        let (one, two) = (completed(&client, freelancer(&product)).await, completed(&client, freelancer(&product)).await);
        let (one, two) = (one.strip_prefix("/v1").unwrap(), two.strip_prefix("/v1").unwrap());
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let inbox = visitor.get("/inbox").await;
        assert!(inbox.html.contains("Assigned to") && inbox.html.contains(&format!("action=\"{one}/assign\"")), "{}", inbox.html);

        // Taken from the inbox, which is where one comes back to.
        let taken = visitor.post(&format!("{one}/assign"), &[("assignee", owner.user.id.as_str()), ("next", "/inbox?assignee=me")]).await;
        assert_eq!((taken.status, taken.header("location")), (303, "/inbox?assignee=me"), "{}", taken.html);
        let mine = visitor.get("/inbox?assignee=me").await;
        assert!(mine.html.contains(one) && !mine.html.contains(&format!("href=\"{two}\"")), "{}", mine.html);
        let nobodys = visitor.get("/inbox?assignee=none").await;
        assert!(nobodys.html.contains(two) && !nobodys.html.contains(&format!("href=\"{one}\"")), "{}", nobodys.html);
        let theirs = visitor.get(&format!("/inbox?assignee={}", reviewer.user.id)).await;
        assert!(theirs.html.contains("Nothing matches these filters."), "{}", theirs.html);
        assert_eq!(visitor.get("/inbox?assignee=whoever").await.status, 400);
        let elsewhere = visitor.post(&format!("{one}/assign"), &[("assignee", owner.user.id.as_str()), ("next", "https://evil.example/")]).await;
        assert_eq!(elsewhere.header("location"), "/inbox", "a form leads nowhere else");

        // Given to somebody on the report, and to nobody.
        let form = visitor.get(&format!("{one}/assign")).await;
        assert!(form.html.contains(reviewer.user.id.as_str()) && !form.html.contains(viewer.user.id.as_str()), "{}", form.html);
        let given = visitor.post(&format!("{one}/assign"), &[("assignee", reviewer.user.id.as_str())]).await;
        assert_eq!((given.status, given.header("location")), (303, one));
        assert_eq!(client.get(&format!("/v1{one}")).await.body["assignee"]["id"], reviewer.user.id.as_str());
        assert!(visitor.get(one).await.html.contains("Asha Rao"));
        let refused = visitor.post(&format!("{one}/assign"), &[("assignee", viewer.user.id.as_str())]).await;
        assert_eq!(refused.status, 400);
        assert!(refused.html.contains("role=\"alert\""), "{}", refused.html);
        assert_eq!(visitor.post(&format!("{one}/assign"), &[("assignee", "")]).await.status, 303);
        assert!(client.get(&format!("/v1{one}")).await.body["assignee"].is_null());

        // Who only reads is offered nothing, and may do nothing.
        let mut reader = Visitor::signed_in(&base, &viewer.email).await;
        assert!(!reader.get("/inbox").await.html.contains("/assign\""));
        assert_eq!(reader.post(&format!("{one}/assign"), &[("assignee", "")]).await.status, 403);
        running.stop().await;
    }

    async fn a_change_of_a_policy_is_tried_on_old_cases_and_then_published(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = product(&client).await;
        let case = completed(&client, freelancer(&product)).await;
        let page = format!("/products/{product}");
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let shown = visitor.get(&page).await;
        assert!(shown.html.contains("The monthly income is at least ₹30,000") && shown.html.contains("Try on the last 100"), "{}", shown.html);
        let same = visitor.post(&page, &[("act", "try"), ("value.income", "30000"), ("severity.income", "knockout")]).await;
        assert_eq!(same.status, 200, "{}", same.html);
        assert!(same.html.contains("No case would be decided otherwise."), "{}", same.html);

        // The freelancer earns 15,000, or 75,000: far from ten lakh.
        let tried = visitor.post(&page, &[("act", "try"), ("value.income", "1000000"), ("severity.income", "knockout"), ("cases", "product")]).await;
        assert_eq!(tried.status, 200, "{}", tried.html);
        assert!(trial(&tried).contains("1 would be decided otherwise: 1 review → decline"), "{}", tried.html);
        assert!(tried.html.contains(&format!("href=\"{}\"", case.strip_prefix("/v1").unwrap())), "{}", tried.html);
        assert!(tried.html.contains("value=\"1000000\""), "what was filled in is still there: {}", tried.html);
        assert_eq!(client.get(&format!("/v1{page}")).await.body["version"], 1, "nothing was published");
        let published = visitor.post(&page, &[("act", "publish"), ("value.income", "1000000"), ("severity.income", "knockout")]).await;
        assert_eq!(published.status, 303, "{}", published.html);
        assert_eq!(client.get(&format!("/v1{page}")).await.body["version"], 2);

        // A reviewer tries what there is, and publishes nothing.
        let mut other = Visitor::signed_in(&base, &reviewer.email).await;
        other.get(&page).await;
        let seen = other.post(&page, &[("act", "try")]).await;
        assert!(seen.status == 200 && trial(&seen).contains("1 review → decline"), "{}", seen.html);
        assert_eq!(other.post(&page, &[("act", "publish"), ("annual_rate_pct", "1")]).await.status, 403);
        let hindi = other.post("/preferences", &[("language", "hi"), ("next", &page)]).await;
        assert_eq!(hindi.status, 303);
        assert!(other.get(&page).await.html.contains("मासिक आय कम से कम ₹10,00,000 हो"));
        running.stop().await;
    }

    async fn a_page_that_cannot_be_drawn_as_shapes_is_shown_as_a_picture(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let spec = lending_samples::Spec::new(lending_samples::layout("hdfc-classic").unwrap(), lending_samples::Persona::SteadySalaried, 3, 5);
        let locked = lending_samples::statement(&lending_samples::Spec { fault: Fault::EncryptedAes256, ..spec }).unwrap();
        let made = client.upload(Form::default().file(&locked.pdf).text("file_password", locked.truth.password.as_deref().unwrap())).await;
        let id = made.body["id"].as_str().unwrap().to_owned();
        assert_eq!(ended(&client, &id).await["status"], "completed");
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let seen = visitor.get(&format!("/analyses/{id}/document?page=1")).await;
        assert!(seen.html.contains(&format!("<image href=\"/analyses/{id}/pages/1.png\"")), "{}", seen.html);
        let picture = visitor.get(&format!("/analyses/{id}/pages/1.png")).await;
        assert_eq!((picture.status, picture.header("content-type")), (200, "image/png"));
        // Others are drawn as before.
        let open = client.upload(Form::default().file(&pdf(4, Fault::None))).await;
        let id = open.body["id"].as_str().unwrap().to_owned();
        ended(&client, &id).await;
        let seen = visitor.get(&format!("/analyses/{id}/document?page=1")).await;
        assert!(seen.html.contains("<text x=") && !seen.html.contains("<image "), "{}", seen.html);
        assert_eq!(json!(visitor.get(&format!("/analyses/{id}/pages/99.png")).await.status), 404);
        // Each look at it is on record, though it was drawn before; and what was drawn goes with the statement.
        let looks = async || {
            let log = client.get(&format!("/v1/audit-events?action=statement.read&subject={id}")).await.body;
            log["data"].as_array().unwrap().len()
        };
        let before = looks().await;
        let again = visitor.get(&format!("/analyses/{id}/document?page=1")).await;
        assert!(again.html.contains("<text x="), "{}", again.html);
        assert_eq!(looks().await, before + 1);
        let analysis = lending_base::AnalysisId::parse(&id).unwrap();
        let of_team = running.app.store.analyses(&owner.user.team);
        of_team.erase_statement(&lending_store::erasures::Eraser::Operator, &analysis).await.unwrap();
        let gone = visitor.get(&format!("/analyses/{id}/document?page=1")).await;
        assert!(gone.status == 200 && !gone.html.contains("<text x="), "{}", gone.html);
        running.stop().await;
    }
}
