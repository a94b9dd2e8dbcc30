//! What must not be erased is on hold: put there and freed by an owner, listed for the team, in the console as in the API.

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use reqwest::Method;

use super::guards::pdf;
use super::journey::ended;
use super::visitor::Visitor;

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
}
