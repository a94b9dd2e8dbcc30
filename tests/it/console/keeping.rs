//! What must not be erased is on hold: put there and freed by an owner, listed for the team, in the console as in the API. What is
//! erased takes what its page has said, and leaves a certificate.

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use reqwest::Method;

use super::guards::pdf;
use super::journey::ended;
use super::visitor::Visitor;
use crate::erasure::{analysed, check_of, path_of, with_bureau};

both_modes! {
    async fn what_is_on_legal_hold_is_listed_and_offers_no_erasing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut ids = Vec::new();
        for seed in 1..=2 {
            let made = client.upload(Form::default().file(&pdf(seed, Fault::None))).await;
            ids.push(made.body["id"].as_str().unwrap().to_owned());
        }
        for id in &ids {
            ended(&client, id).await;
        }
        let (held, free) = (format!("/analyses/{}", ids[0]), format!("/analyses/{}", ids[1]));
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let mut other = Visitor::signed_in(&base, &member.email).await;
        assert!(!other.get(&held).await.html.contains("/hold\""), "owners alone");
        assert_eq!(other.post(&format!("{held}/hold"), &[]).await.status, 403);
        assert!(visitor.get(&held).await.html.contains(&format!("action=\"{held}/hold\"")));
        let put = visitor.post(&format!("{held}/hold"), &[]).await;
        assert_eq!((put.status, put.header("location")), (303, held.as_str()), "{}", put.html);

        // The same in the list of the API and of the console, whoever reads it.
        let total = async |query: &str| client.get(&format!("/v1/analyses?{query}")).await.body["total"].clone();
        assert_eq!((total("legal_hold=true").await, total("legal_hold=false").await), (1.into(), 1.into()));
        assert_eq!(client.get("/v1/analyses?legal_hold=true").await.body["data"][0]["id"], ids[0].as_str());
        assert_eq!(client.get("/v1/analyses?legal_hold=maybe").await.status, 400);
        for reader in [&mut visitor, &mut other] {
            let listed = reader.get("/analyses?legal_hold=true").await;
            assert!(listed.html.contains(&held) && !listed.html.contains(&format!("href=\"{free}\"")), "{}", listed.html);
            assert!(listed.html.contains("On legal hold"), "{}", listed.html);
            let rest = reader.get("/analyses?legal_hold=false").await;
            assert!(rest.html.contains(&free) && !rest.html.contains(&format!("href=\"{held}\"")), "{}", rest.html);
            let page = reader.get(&held).await;
            assert!(page.html.contains("On legal hold since") && !page.html.contains("/erase\""), "{}", page.html);
        }
        assert!(visitor.get("/settings/team").await.html.contains("href=\"/analyses?legal_hold=true\""));
        assert_eq!(other.post(&format!("{held}/erase"), &[]).await.status, 409);
        assert_eq!(other.post(&format!("{held}/release"), &[]).await.status, 403);

        assert_eq!(visitor.post(&format!("{held}/release"), &[]).await.status, 303);
        assert_eq!(total("legal_hold=true").await, 0);
        assert!(visitor.get("/analyses?legal_hold=true").await.html.contains("Nothing matches these filters."));
        assert_eq!(client.send(Method::PUT, &format!("/v1{free}/legal-hold"), None).await.status, 204);
        assert!(visitor.get("/analyses?legal_hold=true").await.html.contains(&free), "by the API as well");
        running.stop().await;
    }

    async fn erasing_takes_what_the_page_says_and_leads_to_its_certificate(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (one, two) = (analysed(&client, with_bureau()).await, analysed(&client, with_bureau()).await);
        let bare = analysed(&client, Form::default().file(&pdf(3, Fault::None))).await;
        let page = |path: &str| path.strip_prefix("/v1").unwrap().to_owned();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;

        // Without a credit check everything goes; otherwise the check goes where somebody says so, and nobody has said so yet.
        let shown = visitor.get(&page(&path_of(&bare))).await;
        assert!(shown.html.contains("all personal data of this analysis") && !shown.html.contains("with_credit_check"), "{}", shown.html);
        let shown = visitor.get(&page(&path_of(&one))).await;
        assert!(shown.html.contains("name=\"with_credit_check\" value=\"true\">"), "not ticked: {}", shown.html);
        assert!(shown.html.contains("Its credit check stays") && !shown.html.contains("all personal data"), "{}", shown.html);
        let erased = visitor.post(&format!("{}/erase", page(&path_of(&one))), &[]).await;
        assert_eq!(erased.status, 303, "{}", erased.html);
        assert!(erased.header("location").starts_with("/erasures/ers_"), "{}", erased.header("location"));
        let certificate = visitor.get(erased.header("location")).await;
        for told in ["It is erased for good.", one["id"].as_str().unwrap(), one["file"]["sha256"].as_str().unwrap(), &owner.user.name, owner.user.id.as_str()] {
            assert!(certificate.html.contains(told), "{told}: {}", certificate.html);
        }
        assert!(!certificate.html.contains("Qwopleford"), "nobody's name is on it: {}", certificate.html);
        assert_eq!((client.get(&path_of(&one)).await.status, client.get(&check_of(&one)).await.status), (404, 200));

        let erased = visitor.post(&format!("{}/erase", page(&path_of(&two))), &[("with_credit_check", "true")]).await;
        assert_eq!(erased.status, 303, "{}", erased.html);
        assert_eq!((client.get(&path_of(&two)).await.status, client.get(&check_of(&two)).await.status), (404, 404));

        // A check by itself. Members erase, and owners read the certificate.
        let mut other = Visitor::signed_in(&base, &member.email).await;
        let check = page(&check_of(&one));
        let shown = other.get(&check).await;
        assert!(shown.html.contains(&format!("action=\"{check}/erase\"")) && shown.html.contains("What was billed stays billed."), "{}", shown.html);
        let erased = other.post(&format!("{check}/erase"), &[]).await;
        assert_eq!(erased.status, 303, "{}", erased.html);
        assert_eq!(client.get(&check_of(&one)).await.status, 404);
        let location = erased.header("location").to_owned();
        let told = other.get(&location).await;
        assert!(told.status == 200 && told.html.contains("Owners read the certificates of erasures"), "{}", told.html);
        assert!(told.html.contains("It is erased for good.") && !told.html.contains(one["credit_check_id"].as_str().unwrap()), "{}", told.html);
        let certificate = visitor.get(&location).await;
        assert!(certificate.html.contains("Credit check") && certificate.html.contains(member.user.id.as_str()), "{}", certificate.html);
        assert_eq!(other.get("/erasures/anything").await.status, 404);
        visitor.post("/preferences", &[("language", "hi"), ("next", "/inbox")]).await;
        assert!(visitor.get(&location).await.html.contains("मिटाने का प्रमाणपत्र"));
        running.stop().await;
    }

    async fn a_credit_check_of_a_case_on_hold_is_not_erased_and_says_why(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = analysed(&client, with_bureau()).await;
        let check = check_of(&analysis).strip_prefix("/v1").unwrap().to_owned();
        let erase = format!("{check}/erase");
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let shown = visitor.get(&check).await;
        assert!(shown.html.contains("The case that was decided with it keeps its own report"), "{}", shown.html);
        let hold = format!("{}/legal-hold", path_of(&analysis));
        assert_eq!(client.send(Method::PUT, &hold, None).await.status, 204);
        let held = visitor.get(&check).await;
        assert!(held.html.contains("Its case is on legal hold since") && !held.html.contains("/erase\""), "{}", held.html);
        let refused = visitor.post(&erase, &[]).await;
        assert_eq!(refused.status, 409, "{}", refused.html);
        assert!(refused.html.contains("The analysis is on legal hold") && refused.html.contains("Let an owner lift the hold first."), "{}", refused.html);
        assert_eq!(client.get(&check_of(&analysis)).await.status, 200);

        assert_eq!(client.delete(&hold).await.status, 204);
        let mut reader = Visitor::signed_in(&base, &viewer.email).await;
        assert!(!reader.get(&check).await.html.contains("/erase\""), "who only reads has no such button");
        assert_eq!(reader.post(&erase, &[]).await.status, 403);
        assert_eq!(visitor.post(&erase, &[]).await.status, 303);
        assert_eq!(client.get(&check_of(&analysis)).await.status, 404);
        running.stop().await;
    }
}
