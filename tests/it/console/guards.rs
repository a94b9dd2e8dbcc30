//! What keeps sessions apart: who is signed in, by which cookie, and where one click is enough. `every_route` has what holds
//! for all addresses.

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Mode, TestDeployment, both_modes};
use reqwest::Method;

use super::visitor::{Seen, Visitor, encoded};

both_modes! {
    async fn a_wrong_password_locks_as_it_does_in_the_api(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::new(deployment.client(&running).base());
        for _ in 0..4 {
            let seen = visitor.post("/sign-in", &[("email", &owner.email), ("password", "wrong")]).await;
            assert_eq!(seen.status, 401, "{}", seen.html);
            assert!(seen.html.contains("The email or the password is wrong.") && visitor.cookies.is_empty());
        }
        visitor.post("/sign-in", &[("email", &owner.email), ("password", "wrong")]).await;
        let seen = visitor.post("/sign-in", &[("email", &owner.email), ("password", lending_tests::PASSWORD)]).await;
        assert_eq!(seen.status, 429, "{}", seen.html);
        assert!(!seen.header("retry-after").is_empty());
        running.stop().await;
    }

    async fn a_session_is_a_new_cookie_that_scripts_cannot_read_and_the_api_does_not_know(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::new(&base);
        visitor.cookies.insert("session".to_owned(), "las_login_chosen_by_somebody_else".to_owned());
        let seen = visitor.post("/sign-in", &[("email", &owner.email), ("password", lending_tests::PASSWORD)]).await;
        let cookie = seen.header("set-cookie").to_owned();
        assert!(cookie.starts_with("session=las_login_") && !cookie.contains("chosen"), "{cookie}");
        for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        // The same cookie says nothing to the API.
        let api = visitor.send(Method::GET, "/v1/me", &[], None).await;
        assert_eq!(api.status, 401, "{}", api.html);
        // Signing in again ends the session before.
        let first = visitor.cookies.clone();
        visitor.get("/inbox").await;
        visitor.post("/sign-in", &[("email", &owner.email), ("password", lending_tests::PASSWORD)]).await;
        let mut old = Visitor::new(&base);
        old.cookies = first;
        assert_eq!(old.get("/inbox").await.status, 303);
        // Signing out ends the token, not only the cookie.
        visitor.get("/inbox").await;
        let kept = visitor.cookies.clone();
        assert_eq!(visitor.post("/sign-out", &[]).await.status, 303);
        assert_eq!(visitor.cookies.keys().collect::<Vec<_>>(), ["device"], "what it was signed in on is still known");
        old.cookies = kept;
        assert_eq!(old.get("/inbox").await.status, 303);
        running.stop().await;
    }

    async fn behind_https_the_session_belongs_to_this_host_alone_and_is_never_one_that_somebody_chose(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.public_url = Some("https://lend.example".parse().unwrap());
        let running = deployment.serve().await.unwrap();
        let (owner, attacker) = (deployment.person(&running, Role::Owner).await.unwrap(), deployment.person(&running, Role::Owner).await.unwrap());
        let base = deployment.client(&running).base().to_owned();
        let credentials = |email: &str| [("email".to_owned(), email.to_owned()), ("password".to_owned(), lending_tests::PASSWORD.to_owned())];
        let sign_in = async |visitor: &mut Visitor, email: &str| -> String {
            let fields = credentials(email);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            only_cookie(&visitor.post("/sign-in", &fields).await)
        };
        // Somebody's browser has a made-up session, and one that is good: an attacker's own.
        let mut theirs = Visitor::new(&base);
        sign_in(&mut theirs, &attacker.email).await;
        let planted = theirs.cookies["__Host-session"].clone();
        assert_eq!(theirs.get("/inbox").await.status, 200);
        for chosen in ["las_login_chosen_by_somebody_else", planted.as_str()] {
            let mut visitor = Visitor::new(&base);
            for name in ["session", "__Host-session"] {
                visitor.cookies.insert(name.to_owned(), chosen.to_owned());
            }
            let cookie = sign_in(&mut visitor, &owner.email).await;
            let (pair, attributes) = parts(&cookie);
            let token = pair.strip_prefix("__Host-session=").unwrap_or_else(|| panic!("{cookie}"));
            assert!(token.starts_with("las_login_") && token != chosen, "{cookie}");
            assert_eq!(attributes, ["HttpOnly", "Max-Age", "Path=/", "SameSite=Lax", "Secure"], "and no Domain: {cookie}");
            visitor.cookies.remove("session");
            assert_eq!(visitor.get("/inbox").await.status, 200);
            // What was chosen is nobody's session now: neither the victim's, nor any more the attacker's.
            let mut old = Visitor::new(&base);
            old.cookies.insert("__Host-session".to_owned(), chosen.to_owned());
            assert_eq!(old.get("/inbox").await.status, 303, "{chosen}");
            // Under the name that any other host of the domain could set, the very token is not looked at.
            let mut unguarded = Visitor::new(&base);
            unguarded.cookies.insert("session".to_owned(), token.to_owned());
            assert_eq!(unguarded.get("/inbox").await.status, 303);
            let ended = only_cookie(&visitor.post("/sign-out", &[]).await);
            assert_eq!(parts(&ended), ("__Host-session=", vec!["HttpOnly", "Max-Age", "Path=/", "SameSite=Lax", "Secure"]), "{ended}");
        }
        running.stop().await;
    }

    async fn on_plain_http_of_this_machine_and_nowhere_else_the_session_goes_without_its_guard(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let port = base.rsplit(':').next().unwrap().to_owned();
        let mut visitor = Visitor::new(&base);
        let near = only_cookie(&visitor.post("/sign-in", &[("email", &owner.email), ("password", lending_tests::PASSWORD)]).await);
        let (pair, attributes) = parts(&near);
        assert_eq!(attributes, ["HttpOnly", "Max-Age", "Path=/", "SameSite=Lax"], "{near}");
        let token = pair.strip_prefix("session=").unwrap().to_owned();
        let mut guarded = Visitor::new(&base);
        guarded.cookies.insert("__Host-session".to_owned(), token);
        assert_eq!(guarded.get("/inbox").await.status, 303, "the guarded name is for https");
        // By any other name of this machine it is.
        let body = format!("email={}&password={}", encoded(&owner.email), encoded(lending_tests::PASSWORD)).into_bytes();
        for name in ["lend.internal", "127.0.0.1.nip.io", "localhost.evil.example", "10.0.0.1"] {
            let (host, origin) = (format!("{name}:{port}"), format!("http://{name}:{port}"));
            let headers = [("Host", host.as_str()), ("Origin", origin.as_str()), ("Content-Type", "application/x-www-form-urlencoded")];
            let seen = Visitor::new(&base).send(Method::POST, "/sign-in", &headers, Some(body.clone())).await;
            let far = only_cookie(&seen);
            let (pair, attributes) = parts(&far);
            assert!(pair.starts_with("__Host-session=las_login_"), "{name}: {far}");
            assert_eq!(attributes, ["HttpOnly", "Max-Age", "Path=/", "SameSite=Lax", "Secure"], "{name}: {far}");
        }
        running.stop().await;
    }

    async fn without_a_demo_no_click_signs_anybody_in(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let mut visitor = Visitor::new(deployment.client(&running).base());
        let seen = visitor.get("/").await;
        assert_eq!(seen.status, 200);
        assert!(!seen.html.contains("/demo/"), "nothing to click");
        for path in ["/demo/sign-in", "/demo/try"] {
            assert_eq!(visitor.post(path, &[("sample", "steady_salaried")]).await.status, 404, "{path}");
        }
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_click_signs_in_to_the_demo_on_this_machine_alone() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.demo = true;
    let running = deployment.serve().await.unwrap();
    let base = deployment.client(&running).base().to_owned();
    let port = base.rsplit(':').next().unwrap().to_owned();
    let mut visitor = Visitor::new(&base);
    // A name of somebody else's that leads to this machine: page, origin and host agree, and it is refused.
    let (host, origin) = (format!("evil.example:{port}"), format!("http://evil.example:{port}"));
    let headers = [("Host", host.as_str()), ("Origin", origin.as_str())];
    for path in ["/demo/sign-in", "/demo/try"] {
        let seen = visitor.send(Method::POST, path, &headers, Some(b"sample=steady_salaried".to_vec())).await;
        assert_eq!(seen.status, 404, "{path}: {}", seen.html);
    }
    let seen = visitor.send(Method::GET, "/", &[("Host", host.as_str())], None).await;
    assert!(!seen.html.contains("/demo/"), "nor is it offered");
    assert!(visitor.cookies.is_empty());
    let seen = visitor.post("/demo/sign-in", &[]).await;
    assert_eq!((seen.status, seen.header("location")), (303, "/inbox"), "{}", seen.html);
    assert_eq!(visitor.get("/inbox").await.status, 200);
    // Somebody of another team tries a sample as who they are, and stays it. Whoever only reads tries it as the demo's owner.
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
    for (person, team) in [(&owner, "Acme Finance"), (&viewer, "Demo Finance")] {
        let mut other = Visitor::signed_in(&base, &person.email).await;
        let tried = other.post("/demo/try", &[("sample", "steady_salaried")]).await;
        assert_eq!(tried.status, 303, "{}", tried.html);
        let report = tried.header("location").to_owned();
        assert_eq!(other.get(&report).await.status, 200, "{report}");
        assert!(other.get("/inbox").await.html.contains(team), "{team}");
    }
    running.stop().await;
}

/// The one cookie that an answer sets, beside the mark of the device.
fn only_cookie(seen: &Seen) -> String {
    let set: Vec<&str> =
        seen.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect();
    let set: Vec<&str> = set.into_iter().filter(|cookie| !cookie.contains("device=")).collect();
    assert_eq!((seen.status, set.len()), (303, 1), "{set:?} {}", seen.html);
    set[0].to_owned()
}

/// What a cookie is, and what is said of it, in the order of the alphabet.
fn parts(cookie: &str) -> (&str, Vec<&str>) {
    let (pair, rest) = cookie.split_once("; ").unwrap();
    let bare = rest.split("; ").map(|said| if said.starts_with("Max-Age=") { "Max-Age" } else { said });
    let mut attributes: Vec<&str> = bare.collect();
    attributes.sort_unstable();
    (pair, attributes)
}

pub(super) fn pdf(seed: u64, fault: Fault) -> Vec<u8> {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, seed);
    statement(&Spec { fault, ..spec }).unwrap().pdf
}
