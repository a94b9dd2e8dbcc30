//! What holds for every address of the console, also for one that is registered tomorrow: whose forms count, in whose frame a
//! page stands, and who reads it.

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Form, PASSWORD, TestDeployment, both_modes};
use reqwest::Method;

use super::guards::pdf;
use super::routes::{UPLOAD, deeds, filled, registered, said};
use super::visitor::{Seen, Visitor, decoded, encoded};
use crate::corrections::completed;
use crate::people::matrix::Theirs;

/// Forms of whoever need not be signed in: there is no session that they could carry a mark of.
const WITHOUT_MARK: [&str; 6] =
    ["/demo/sign-in", "/demo/try", "/invite", "/preferences", "/reset-password", "/sign-in"];

/// What anybody opens.
const OPEN: [&str; 7] = [
    "/",
    "/assets/:name",
    "/invite",
    "/reset-password",
    "/sign-in",
    "/sign-in/openid",
    "/sign-in/openid/callback",
];

/// What is no page: a way to one, a file, a stream, or one that not every case has.
const NO_PAGE: [&str; 8] = [
    "/analyses/:id/files/:name",
    "/analyses/:id/pages/:page",
    "/analyses/:id/review",
    "/analyses/live",
    "/assets/:name",
    "/settings",
    "/sign-in/openid",
    "/sign-in/openid/callback",
];

/// What people of all teams have done, and not only read.
const DONE: &str = "SELECT count(*) FROM audit WHERE actor LIKE 'usr%' AND action NOT LIKE '%read'
    AND action NOT LIKE '%listed' AND action NOT LIKE '%searched_by_name' AND action NOT LIKE '%exported'";

/// A form that comes from there and carries this, where it says so at all.
async fn sent(
    visitor: &mut Visitor,
    (origin, mark): (Option<&str>, Option<&str>),
    address: &str,
    fields: &[(String, String)],
) -> Seen {
    let mut pairs: Vec<String> = mark.iter().map(|mark| format!("form_token={}", encoded(mark))).collect();
    pairs.extend(fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))));
    let mut headers = vec![("Content-Type", "application/x-www-form-urlencoded")];
    headers.extend(origin.map(|origin| ("Origin", origin)));
    visitor.send(Method::POST, address, &headers, Some(pairs.join("&").into_bytes())).await
}

fn is_page(seen: &Seen) -> bool {
    seen.header("content-type").starts_with("text/html")
}

/// Nobody else's page shows this one within itself, and nothing is kept of it on its way.
fn assert_in_no_frame(place: &str, seen: &Seen) {
    let policy = seen.header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
        "{place}: {policy}"
    );
    assert_eq!(
        (seen.header("x-frame-options"), seen.header("cache-control")),
        ("DENY", "no-store"),
        "{place}"
    );
    // A letter has its style within itself, and no script at all.
    let is_letter = place.contains("/files/letter");
    assert!(is_letter || !policy.contains("unsafe"), "{place}: {policy}");
    let inline = [" style=", "<script>", " onclick="];
    assert!(is_letter || inline.iter().all(|part| !seen.html.contains(part)), "{place}: {}", seen.html);
    assert!(!seen.html.contains("las_login_") && !seen.html.contains("las_live_"), "{place}");
}

fn without_limits(deployment: &mut TestDeployment) {
    deployment.settings.limit_general_per_minute = 1_000_000;
    deployment.settings.limit_general_burst = 1_000_000;
    deployment.settings.limit_pull_burst = 20;
}

both_modes! {
    async fn a_form_counts_only_from_a_page_of_the_same_session(deployment: TestDeployment) {
        let mut deployment = deployment;
        without_limits(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let (owner, other) = (deployment.person(&running, Role::Owner).await.unwrap(), deployment.person(&running, Role::Owner).await.unwrap());
        let client = deployment.client(&running);
        let base = client.base().to_owned();
        let ours = Theirs::make(&client, &owner).await;
        let theirs = Visitor::signed_in(&base, &other.email).await.form_token;
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let (token, cookies) = (visitor.form_token.clone(), visitor.cookies.clone());
        assert!(!token.is_empty() && token != theirs);
        let before = deployment.number(DONE).await.unwrap();
        let near = Some(base.as_str());
        let mut tried = 0;
        for deed in deeds() {
            let id = |kind: &str| ours.id(kind).to_owned();
            let (address, fields) = (filled(deed.0, id), said(deed, id));
            let mut ways = vec![
                (Some("https://evil.example"), Some(token.as_str())), (Some("null"), Some(token.as_str())), (None, Some(token.as_str())),
            ];
            if !WITHOUT_MARK.contains(&deed.0) {
                ways.extend([(near, None), (near, Some("")), (near, Some(theirs.as_str()))]);
            }
            for way in ways {
                let seen = sent(&mut visitor, way, &address, &fields).await;
                assert_eq!(seen.status, 403, "{address} {fields:?} {way:?}: {}", seen.html);
                assert_in_no_frame(&address, &seen);
                assert_eq!(visitor.cookies, cookies, "{address} {fields:?} {way:?}");
                tried += 1;
            }
        }
        assert!(tried > 200, "{tried} forms were refused");

        // Files come in a form of another kind.
        visitor.form_token = theirs;
        assert_eq!(visitor.upload("a.pdf", &pdf(1, Fault::None)).await.status, 403);
        visitor.form_token = String::new();
        assert_eq!(visitor.upload("a.pdf", &pdf(1, Fault::None)).await.status, 403);
        let form = lending_tests::Form::default().text("form_token", &token).file(&pdf(1, Fault::None));
        let content_type = form.content_type();
        let headers = [("Content-Type", content_type.as_str()), ("Origin", "https://evil.example")];
        assert_eq!(visitor.send(Method::POST, UPLOAD, &headers, Some(form.bytes())).await.status, 403);
        assert_eq!(deployment.number(DONE).await.unwrap(), before, "nothing was done");

        // The same form, from its own page, is taken.
        visitor.form_token = token;
        let seen = visitor.post("/settings/api-keys", &[("name", "mine")]).await;
        assert_eq!(seen.status, 200, "{}", seen.html);
        assert_eq!(deployment.number(DONE).await.unwrap(), before + 1);
        running.stop().await;
    }

    async fn no_page_stands_in_the_frame_of_another(deployment: TestDeployment) {
        let mut deployment = deployment;
        without_limits(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let ours = Theirs::make(&client, &owner).await;
        let key = client.with_token(&owner.api_key);
        // The chain is closed behind an entry within a moment; until then it has no proof.
        while key.get(&format!("/v1/audit-events/{}/proof", ours.id("/audit-events/"))).await.status != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        for route in registered().iter().filter(|route| route.is_opened) {
            let address = filled(&route.path, |kind| ours.id(kind).to_owned());
            let seen = visitor.get(&address).await;
            assert!(seen.status < 500, "{address}: {} {}", seen.status, seen.html);
            if is_page(&seen) {
                assert_in_no_frame(&address, &seen);
            }
            if route.leads_on {
                assert_eq!(seen.status, 303, "{address}: {}", seen.html);
            } else if !NO_PAGE.contains(&route.path.as_str()) {
                assert!(is_page(&seen) && seen.status == 200, "{address} is a page: {} {}", seen.status, seen.html);
            }
        }

        // A case that waits has a form, and a letter once a person has decided.
        let forged = pdf(1, Fault::TamperedOverlay);
        let case = completed(&key, Form::default().file(&forged)).await;
        let page = case.strip_prefix("/v1").unwrap();
        let waiting = ["/review?outcome=approve", "/review?outcome=decline", "/rows?row=txn_1", "/what-if?ask=1&requested_amount=50000"];
        for path in waiting {
            let seen = visitor.get(&format!("{page}{path}")).await;
            assert_eq!(seen.status, 200, "{path}: {}", seen.html);
            assert_in_no_frame(path, &seen);
        }
        let decided = key.post(&format!("{case}/review"), &serde_json::json!({"outcome": "decline"})).await;
        assert_eq!(decided.status, 200, "{}", decided.text);
        let letter = format!("{page}/files/letter.html");
        let seen = visitor.get(&letter).await;
        assert!(is_page(&seen) && seen.status == 200, "{}", seen.html);
        assert_in_no_frame(&letter, &seen);

        // Refusals are pages as well, also for strangers.
        let mut stranger = Visitor::new(client.base());
        for path in ["/nowhere", "/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV", "/analyses?decision=nonsense", "/sign-in/openid"] {
            let seen = visitor.get(path).await;
            assert!(is_page(&seen) && (400..500).contains(&seen.status), "{path}: {} {}", seen.status, seen.html);
            assert_in_no_frame(path, &seen);
        }
        for path in ["/", "/sign-in", "/invite?token=t", "/reset-password?token=t", "/nowhere"] {
            let seen = stranger.get(path).await;
            assert!(is_page(&seen), "{path}: {}", seen.html);
            assert_in_no_frame(path, &seen);
        }
        let wrong = stranger.post("/sign-in", &[("email", &owner.email), ("password", "wrong")]).await;
        assert_eq!(wrong.status, 401, "{}", wrong.html);
        assert_in_no_frame("a refused sign-in", &wrong);
        running.stop().await;
    }

    async fn nobody_reads_a_page_without_signing_in_and_afterwards_it_is_the_page_that_was_asked_for(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::new(deployment.client(&running).base());
        for route in registered().iter().filter(|route| route.is_opened && !OPEN.contains(&route.path.as_str())) {
            let address = filled(&route.path, |_| "an_01ARZ3NDEKTSV4RRFFQ69G5FAV".to_owned());
            let seen = visitor.get(&address).await;
            assert_eq!(seen.status, 303, "{address}: {}", seen.html);
            let led = seen.header("location");
            if route.leads_on {
                assert!(led.starts_with('/') && !led.starts_with("/sign-in?"), "{address}: {led}");
                continue;
            }
            let next = led.strip_prefix("/sign-in?next=").unwrap_or_else(|| panic!("{address}: {led}"));
            assert_eq!(decoded(next), address);
        }
        let asked = visitor.get("/analyses?decision=review&q=APP-0").await;
        let next = asked.header("location").strip_prefix("/sign-in?next=").map(decoded).unwrap();
        assert_eq!(next, "/analyses?decision=review&q=APP-0");
        let seen = visitor.post("/sign-in", &[("email", &owner.email), ("password", PASSWORD), ("next", &next)]).await;
        assert_eq!((seen.status, seen.header("location")), (303, next.as_str()), "{}", seen.html);
        running.stop().await;
    }
}
