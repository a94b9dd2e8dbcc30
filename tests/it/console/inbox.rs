//! The inbox is worked off from its oldest case on.

use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};

use super::journey::ended;
use super::visitor::{Seen, Visitor};

/// Two more than a page shows.
const CASES: usize = 27;
const PAGE: usize = 25;

/// The cases of a page, in their order.
fn listed(seen: &Seen) -> Vec<String> {
    let rows = seen.html.split("class=\"row-link\" href=\"/analyses/").skip(1);
    rows.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

both_modes! {
    async fn the_oldest_case_stands_first_and_further_pages_have_addresses(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 1)).unwrap().pdf;
        let mut cases = Vec::new();
        for _ in 0..CASES {
            let made = client.upload(Form::default().file(&pdf)).await;
            assert_eq!(made.status, 201, "{}", made.text);
            cases.push(made.body["id"].as_str().unwrap().to_owned());
        }
        for case in &cases {
            ended(&client, case).await;
        }
        // Whatever was decided about them, all of them wait now.
        deployment.run_sql("UPDATE analyses SET decision = 'review'").await.unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let first = visitor.get("/inbox?assignee=none").await;
        assert_eq!(listed(&first), cases[..PAGE], "{}", first.html);
        assert!(first.html.contains(&format!("<span class=\"count\">{CASES}</span>")), "{}", first.html);
        let next = first.between("rel=\"next\" href=\"", "\"").replace("&amp;", "&");
        assert!(next.starts_with("/inbox?assignee=none&cursor=oldest."), "{next}");
        let second = visitor.get(&next).await;
        assert_eq!(listed(&second), cases[PAGE..], "{}", second.html);
        assert!(second.html.contains("href=\"/inbox?assignee=none\">First page</a>") && !second.html.contains("rel=\"next\""), "{}", second.html);

        // What stood on a page that somebody has kept is decided meanwhile: one is led to what still waits.
        deployment.run_sql(&format!("UPDATE analyses SET decision = 'approve' WHERE id >= '{}'", cases[PAGE])).await.unwrap();
        let gone = visitor.get(&next).await;
        assert_eq!((gone.status, gone.header("location")), (303, "/inbox?assignee=none"), "{}", gone.html);
        assert_eq!(visitor.get("/inbox?cursor=an_01ARZ3NDEKTSV4RRFFQ69G5FAV").await.status, 400, "a cursor of another list");
        running.stop().await;
    }
}
