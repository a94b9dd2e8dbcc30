//! Parts of pages, as scripts ask for them, and where forms and footers lead back to.

use std::collections::BTreeSet;

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use reqwest::Method;

use super::guards::pdf;
use super::journey::ended;
use super::markup::{forms, tags};
use super::visitor::{Seen, Visitor};

const PART: [(&str, &str); 1] = [("HX-Request", "true")];

/// The pages that the choices at the foot of this one lead back to.
fn footers(seen: &Seen) -> BTreeSet<String> {
    let choices = forms(&seen.html).into_iter().filter(|form| form.action == "/preferences");
    choices
        .flat_map(|form| form.fields)
        .filter(|field| field.name == "next")
        .map(|field| field.value)
        .collect()
}

both_modes! {
    async fn a_refused_part_is_a_note_with_its_status_and_no_page(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let nowhere = "/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV";
        for part in ["/live", "/what-if?ask=1"] {
            let seen = visitor.send(Method::GET, &format!("{nowhere}{part}"), &PART, None).await;
            assert_eq!(seen.status, 404, "{part}");
            assert!(seen.html.starts_with("<div class=\"note bad\" role=\"alert\">") && !seen.html.contains("<html"), "{}", seen.html);
            assert_eq!((seen.header("hx-reswap"), seen.header("hx-reselect")), ("innerHTML", ".note"), "what asked stays, and asks again");
        }
        // A form without a file, as the script sends it.
        let form = Form::default().text("form_token", &visitor.form_token.clone());
        let (origin, content_type) = (visitor.base.clone(), form.content_type());
        let headers = [("Content-Type", content_type.as_str()), ("Origin", origin.as_str()), PART[0]];
        let seen = visitor.send(Method::POST, "/analyses/upload", &headers, Some(form.bytes())).await;
        assert_eq!(seen.status, 400, "{}", seen.html);
        assert!(seen.html.contains("Choose at least one file.") && !seen.html.contains("<html"), "{}", seen.html);
        running.stop().await;
    }

    async fn the_choices_of_every_page_lead_back_to_a_page(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_burst = 10_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let made = client.upload(Form::default().file(&pdf(3, Fault::TamperedOverlay))).await;
        let id = made.body["id"].as_str().unwrap().to_owned();
        ended(&client, &id).await;
        let case = format!("/analyses/{id}");
        let mut found = BTreeSet::new();
        for page in ["/", "/inbox", "/analyses", "/analyses/upload", "/products", "/products/new", "/credit-checks/new", "/settings/account", "/nowhere"] {
            let seen = visitor.get(page).await;
            let next = footers(&seen);
            assert!(!next.is_empty(), "{page} has a foot: {}", seen.html);
            found.extend(next);
        }
        // What forms are answered with: refusals, trials, questions.
        let posts: [(String, &[(&str, &str)]); 13] = [
            (format!("{case}/rows/txn_1"), &[("category", "rent"), ("reason", "Seen."), ("revision", "1"), ("act", "try")]),
            (format!("{case}/rows/txn_1?month=2026-01"), &[("category", "rent"), ("reason", ""), ("revision", "1"), ("act", "save")]),
            (format!("{case}/retry"), &[]),
            (format!("{case}/answer"), &[("question", "q"), ("answer", "a"), ("revision", "1")]),
            (format!("{case}/review"), &[("outcome", "approve"), ("amount", "lots")]),
            (format!("{case}/release"), &[]),
            ("/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV/erase".to_owned(), &[]),
            ("/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV/hold".to_owned(), &[]),
            ("/credit-checks/chk_01ARZ3NDEKTSV4RRFFQ69G5FAV/withdraw-consent".to_owned(), &[]),
            ("/credit-checks/chk_01ARZ3NDEKTSV4RRFFQ69G5FAV/erase".to_owned(), &[]),
            ("/settings/api-keys/key_01ARZ3NDEKTSV4RRFFQ69G5FAV/revoke".to_owned(), &[]),
            ("/settings/team".to_owned(), &[("act", "retention"), ("statement_days", "10")]),
            ("/demo/try".to_owned(), &[("sample", "steady_salaried")]),
        ];
        for (address, fields) in posts {
            visitor.get("/inbox").await;
            let seen = visitor.post(&address, fields).await;
            found.extend(footers(&seen));
        }
        assert!(found.len() > 12, "{found:?}");
        for next in &found {
            let chosen = visitor.post("/preferences", &[("theme", "dark"), ("next", next)]).await;
            assert_eq!((chosen.status, chosen.header("location")), (303, next.as_str()), "{}", chosen.html);
            let mut address = next.clone();
            let mut seen = visitor.get(&address).await;
            for _ in 0..2 {
                if seen.status == 303 {
                    seen.header("location").clone_into(&mut address);
                    seen = visitor.get(&address).await;
                }
            }
            // What is not there is a page, too; what takes no such request is none.
            assert!([200, 404].contains(&seen.status), "{next} leads to {address}: {}", seen.status);
            assert!(seen.html.contains("data-theme=\"dark\""), "{address}: {}", seen.html);
        }
        running.stop().await;
    }

    async fn whoever_is_signed_in_keeps_the_navigation_where_something_is_refused(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        for page in ["/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV", "/nowhere"] {
            let seen = visitor.get(page).await;
            assert_eq!(seen.status, 404, "{page}");
            assert!(seen.html.contains("<header class=\"side\">") && seen.html.contains("To the inbox"), "{page}: {}", seen.html);
        }
        let front = visitor.get("/").await;
        assert!(front.html.contains("<header class=\"side\">") && !front.html.contains("href=\"/sign-in\""), "{}", front.html);
        // A stranger is led to the start.
        let mut stranger = Visitor::new(&visitor.base.clone());
        let seen = stranger.get("/nowhere").await;
        assert!(seen.status == 404 && !seen.html.contains("class=\"side\"") && seen.html.contains("To the start page"), "{}", seen.html);
        running.stop().await;
    }

    async fn statements_can_be_dropped_onto_every_page_by_whoever_may_bring_them_in(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let mut reader = Visitor::signed_in(&base, &viewer.email).await;
        let zones = |seen: &Seen| tags(&seen.html).iter().filter(|tag| tag.attribute("data-drop").is_some()).count();
        let lists = |seen: &Seen| tags(&seen.html).iter().filter(|tag| tag.attribute("id") == Some("uploads")).count();
        for page in ["/inbox", "/products", "/usage", "/settings/account", "/credit-checks", "/nowhere"] {
            let seen = visitor.get(page).await;
            assert_eq!((zones(&seen), lists(&seen)), (1, 1), "{page}");
            assert_eq!(zones(&reader.get(page).await), 0, "{page}");
        }
        let seen = visitor.get("/analyses/upload").await;
        assert_eq!((zones(&seen), lists(&seen)), (0, 1), "its own form takes them");
        running.stop().await;
    }

    async fn letters_are_no_keys_for_whoever_switches_them_off(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        assert!(!visitor.get("/inbox").await.html.contains("data-letters"));
        assert_eq!(visitor.post("/preferences", &[("letters", "off"), ("next", "/inbox")]).await.status, 303);
        let seen = visitor.get("/inbox").await;
        assert!(seen.html.contains("data-letters=\"off\"") && !seen.html.contains("j k move"), "{}", seen.html);
        assert_eq!(visitor.post("/preferences", &[("letters", "on"), ("next", "/inbox")]).await.status, 303);
        assert!(!visitor.get("/inbox").await.html.contains("data-letters"));
        running.stop().await;
    }
}
