//! People sign in by an OpenID provider: members alone, once per answer, and under the account that was linked to them.

use chrono::TimeDelta;
use lending_store::members::{ChangedBy, MemberChange};
use lending_store::users::Role;
use lending_tests::{OpenIdProvider, PASSWORD, Person, Process, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::visitor::{Seen, Visitor};

/// Somebody's account at the provider.
fn account(subject: &str, email: &str) -> Value {
    json!({"sub": subject, "email": email, "email_verified": true, "name": "Asha at Acme"})
}

/// The path of an address that the provider sent somebody back to.
fn path_of<'a>(visitor: &Visitor, address: &'a str) -> &'a str {
    address.strip_prefix(visitor.base.as_str()).unwrap_or_else(|| panic!("{address} is not ours"))
}

/// Leaves for the provider, from this page; gives the address there.
async fn leave(visitor: &mut Visitor, page: &str) -> String {
    let left = visitor.get(page).await;
    assert_eq!(left.status, 303, "{}", left.html);
    left.header("location").to_owned()
}

/// There and back again; gives the path back, which nobody has opened yet.
async fn way_back(visitor: &mut Visitor, provider: &OpenIdProvider, account: &Value) -> String {
    let address = leave(visitor, "/sign-in/openid").await;
    let back = provider.visit(&address, Some(account)).await.unwrap();
    path_of(visitor, &back).to_owned()
}

async fn sign_in(visitor: &mut Visitor, provider: &OpenIdProvider, account: &Value) -> Seen {
    let path = way_back(visitor, provider, account).await;
    visitor.get(&path).await
}

/// What the audit says of failed sign-ins, the newest first.
async fn failures(running: &lending_server::Running) -> Vec<String> {
    let log = running.app.store.audit_log(None, 100).await.unwrap();
    log.into_iter()
        .filter(|entry| entry.action == "sign_in.failed")
        .filter_map(|entry| entry.detail)
        .collect()
}

async fn disable(running: &lending_server::Running, person: &Person) {
    let change = MemberChange { is_disabled: Some(true), ..MemberChange::default() };
    let members = running.app.store.members(&person.user.team);
    members.change(ChangedBy::Operator, &person.user.id, change).await.unwrap();
}

fn unreachable_provider(deployment: &mut TestDeployment) {
    // Nobody listens on a port that was given back.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    deployment.settings.oidc_issuer = Some(format!("http://127.0.0.1:{port}"));
    deployment.settings.oidc_client_id = Some("lending".to_owned());
    deployment.settings.oidc_client_secret = Some(lending_base::Secret::new("secret"));
}

both_modes! {
    async fn a_member_is_linked_by_the_verified_address_and_known_by_the_account_from_then_on(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::new(client.base());
        let page = visitor.get("/sign-in?next=%2Fusage").await;
        assert!(page.html.contains("Sign in with Acme ID") && page.html.contains("href=\"/sign-in/openid?next=%2Fusage\""), "{}", page.html);
        let left = visitor.get("/sign-in/openid?next=%2Fusage").await;
        let kept = left.header("set-cookie");
        for part in ["openid=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=600"] {
            assert!(kept.contains(part), "{kept}");
        }
        let address = left.header("location").to_owned();
        for part in ["response_type=code", "code_challenge_method=S256", "state=", "nonce=", "scope=openid+email+profile"] {
            assert!(address.contains(part), "{address}");
        }
        let asha = account("subject-73519-canary", &owner.email.to_uppercase());
        let back = provider.visit(&address, Some(&asha)).await.unwrap();
        let path = path_of(&visitor, &back).to_owned();
        let seen = visitor.get(&path).await;
        assert_eq!((seen.status, seen.header("location")), (303, "/usage"), "{}", seen.html);
        assert_eq!(visitor.get("/inbox").await.status, 200);
        assert!(visitor.cookies["session"].starts_with("las_login_"));
        assert!(!visitor.cookies.contains_key("openid"), "it is over");
        let me = client.with_token(&visitor.cookies["session"]).get("/v1/me").await;
        assert_eq!((&me.body["user"]["id"], &me.body["token"]["name"]), (&json!(owner.user.id.to_string()), &json!("Web console")));

        // Whatever became of the address: the account is the same.
        let moved = json!({"sub": "subject-73519-canary", "email": "elsewhere@example.net", "email_verified": false});
        let seen = sign_in(&mut Visitor::new(client.base()), &provider, &moved).await;
        assert_eq!((seen.status, seen.header("location")), (303, "/inbox"), "{}", seen.html);
        let log = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        let count = |action: &str, detail: Option<&str>| log.iter().filter(|entry| entry.action == action && entry.detail.as_deref() == detail).count();
        assert_eq!((count("openid.linked", None), count("sign_in.succeeded", Some("openid"))), (1, 2));
        // The password works as before.
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        let dump = deployment.dump().await.unwrap();
        assert!(!dump.windows(20).any(|bytes| bytes == b"subject-73519-canary"), "the subject is kept as a keyed hash alone");
        running.stop().await;
    }

    async fn nobody_comes_in_but_members_and_nobody_learns_who_is_one(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let linked = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let never_linked = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        assert_eq!(sign_in(&mut Visitor::new(&base), &provider, &account("one", &owner.email)).await.status, 303);
        assert_eq!(sign_in(&mut Visitor::new(&base), &provider, &account("two", &linked.email)).await.status, 303);
        disable(&running, &linked).await;
        disable(&running, &never_linked).await;

        let unverified = json!({"sub": "three", "email": owner.email, "email_verified": false});
        let silent = json!({"sub": "four", "email": owner.email});
        let refused = [
            (account("nobody", "stranger@example.net"), "openid_nobody_has_it"),
            (unverified, "openid_email_not_verified"),
            (silent, "openid_email_not_verified"),
            (json!({"sub": "five"}), "openid_email_not_verified"),
            (account("other", &owner.email), "openid_linked_to_another"),
            (account("two", &linked.email), "openid_disabled"),
            (account("six", &never_linked.email), "openid_disabled"),
        ];
        let mut said = Vec::new();
        for (account, why) in &refused {
            let mut visitor = Visitor::new(&base);
            let seen = sign_in(&mut visitor, &provider, account).await;
            assert_eq!(seen.status, 403, "{account}: {}", seen.html);
            assert!(visitor.cookies.is_empty(), "{account}: {:?}", visitor.cookies);
            assert_eq!(failures(&running).await.first().map(String::as_str), Some(*why), "{account}");
            said.push(seen.html);
        }
        assert!(said.iter().all(|page| page == &said[0]), "{said:?}");
        assert_eq!(deployment.number("SELECT count(*) FROM openid_identities").await.unwrap(), 2, "who is refused is not linked");
        // The first one comes in as before.
        assert_eq!(sign_in(&mut Visitor::new(&base), &provider, &account("one", "new@example.com")).await.status, 303);
        running.stop().await;
    }

    async fn an_answer_counts_once_and_only_for_the_sign_in_that_asked(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let asha = account("one", &owner.email);
        let mut visitor = Visitor::new(deployment.client(&running).base());
        let mut other = Visitor::new(deployment.client(&running).base());

        // Another's answer, in a browser that has begun a sign-in of its own, and in one that has not.
        let path = way_back(&mut other, &provider, &asha).await;
        leave(&mut visitor, "/sign-in/openid").await;
        assert_eq!(visitor.get(&path).await.status, 400);
        assert_eq!(visitor.get(&path).await.status, 400, "without a cookie");
        assert_eq!(failures(&running).await[..2], ["openid_ended", "openid_ended"]);

        // A state that is not ours; a cookie that was changed; one that is over.
        let path = way_back(&mut visitor, &provider, &asha).await;
        let state = path.split("state=").nth(1).unwrap().split('&').next().unwrap();
        let cookies = visitor.cookies.clone();
        assert_eq!(visitor.get(&path.replace(state, &"0".repeat(64))).await.status, 400);
        visitor.cookies = cookies.clone();
        let changed = visitor.cookies["openid"].replace("next=%2Finbox", "next=%2Fusage");
        assert_ne!(changed, visitor.cookies["openid"]);
        visitor.cookies.insert("openid".to_owned(), changed);
        assert_eq!(visitor.get(&path).await.status, 400);
        deployment.clock.advance(TimeDelta::minutes(10));
        visitor.cookies = cookies;
        assert_eq!(visitor.get(&path).await.status, 400, "ten minutes are over");

        // What the provider was asked is not what we asked.
        for part in ["nonce=", "code_challenge="] {
            let address = leave(&mut visitor, "/sign-in/openid").await;
            let (before, rest) = address.split_once(part).unwrap();
            let rest = rest.split_once('&').map_or("", |(_, rest)| rest);
            let address = format!("{before}{part}{}&{rest}", "A".repeat(43));
            let back = provider.visit(&address, Some(&asha)).await.unwrap();
            let path = path_of(&visitor, &back).to_owned();
            assert_eq!(visitor.get(&path).await.status, 401, "{part}");
            assert_eq!(failures(&running).await[0], "openid_not_proved", "{part}");
        }

        // Somebody turns back at the provider; an answer says that it is another's; a code that nobody gave.
        let address = leave(&mut visitor, "/sign-in/openid").await;
        let back = provider.visit(&address, None).await.unwrap();
        let path = path_of(&visitor, &back).to_owned();
        let seen = visitor.get(&path).await;
        assert!(seen.status == 401 && seen.html.contains("The provider did not sign you in."), "{}", seen.html);
        let path = way_back(&mut visitor, &provider, &asha).await;
        let (start, _) = path.split_once("&iss=").unwrap();
        assert_eq!(visitor.get(&format!("{start}&iss=https%3A%2F%2Fevil.example")).await.status, 401);
        let path = way_back(&mut visitor, &provider, &asha).await;
        let code = path.split("code=").nth(1).unwrap().split('&').next().unwrap();
        assert_eq!(visitor.get(&path.replace(code, "made-up")).await.status, 401);
        assert_eq!(deployment.number("SELECT count(*) FROM login_tokens").await.unwrap(), 0);

        // The same answer a second time, with all that belongs to it.
        let path = way_back(&mut visitor, &provider, &asha).await;
        let cookies = visitor.cookies.clone();
        assert_eq!(visitor.get(&path).await.status, 303);
        visitor.cookies = cookies;
        assert_eq!(visitor.get(&path).await.status, 401);
        assert_eq!(deployment.number("SELECT count(*) FROM login_tokens").await.unwrap(), 1);
        running.stop().await;
    }

    async fn a_session_that_somebody_chose_or_had_before_is_not_the_one_that_is_made(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::new(client.base());
        visitor.cookies.insert("session".to_owned(), "las_login_chosen_by_somebody_else".to_owned());
        assert_eq!(sign_in(&mut visitor, &provider, &account("one", &owner.email)).await.status, 303);
        let first = visitor.cookies["session"].clone();
        assert!(first.starts_with("las_login_") && !first.contains("chosen"), "{first}");
        assert_eq!(sign_in(&mut visitor, &provider, &account("one", &owner.email)).await.status, 303);
        assert_ne!(visitor.cookies["session"], first);
        assert_eq!(client.with_token(&first).get("/v1/me").await.status, 401, "the one before has ended");
        // A page of ours is where it leads, and nowhere else.
        let address = leave(&mut visitor, "/sign-in/openid?next=%2F%2Fevil.example").await;
        let back = provider.visit(&address, Some(&account("one", &owner.email))).await.unwrap();
        let path = path_of(&visitor, &back).to_owned();
        assert_eq!(visitor.get(&path).await.header("location"), "/inbox");
        running.stop().await;
    }

    async fn a_second_factor_counts_where_the_provider_says_that_it_asked_for_one(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let asked = client.signed_in(&owner.email).await.patch("/v1/team/settings", &json!({"require_second_factor": true})).await;
        assert_eq!(asked.status, 200, "{}", asked.text);
        let with = |amr: Value| {
            let mut asha = account("one", &owner.email);
            asha["amr"] = amr;
            asha
        };
        for (amr, expected) in [(json!(["pwd"]), 403), (json!(["pwd", "otp"]), 200), (json!(["mfa"]), 200)] {
            let mut visitor = Visitor::new(client.base());
            assert_eq!(sign_in(&mut visitor, &provider, &with(amr.clone())).await.status, 303, "{amr}");
            let answer = client.with_token(&visitor.cookies["session"]).get("/v1/products").await;
            assert_eq!(answer.status, expected, "{amr}: {}", answer.text);
        }
        running.stop().await;

        // Of this provider the operator says that it always asks.
        deployment.settings.oidc_always_second_factor = true;
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::new(client.base());
        assert_eq!(sign_in(&mut visitor, &provider, &with(json!(["pwd"]))).await.status, 303);
        assert_eq!(client.with_token(&visitor.cookies["session"]).get("/v1/products").await.status, 200);
        running.stop().await;
    }

    async fn a_second_factor_of_ours_is_not_passed_by_without_one_of_theirs(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let begun = signed_in.post("/v1/me/second-factor", &json!({"password": PASSWORD})).await;
        let secret = totp_rs::Secret::try_from_base32(begun.body["secret"].as_str().unwrap()).unwrap();
        let seconds = u64::try_from(deployment.clock.now().timestamp()).unwrap();
        let code = totp_rs::Builder::new().with_secret(secret).build().unwrap().generate(seconds).to_string();
        assert_eq!(signed_in.post("/v1/me/second-factor/confirm", &json!({"code": code})).await.status, 200);
        let mut visitor = Visitor::new(client.base());
        let seen = sign_in(&mut visitor, &provider, &account("one", &owner.email)).await;
        assert!(seen.status == 403 && seen.html.contains("has a second factor"), "{}", seen.html);
        assert!(visitor.cookies.is_empty());
        assert_eq!(deployment.number("SELECT count(*) FROM openid_identities").await.unwrap(), 0);
        let mut asha = account("one", &owner.email);
        asha["amr"] = json!(["pwd", "hwk"]);
        assert_eq!(sign_in(&mut visitor, &provider, &asha).await.status, 303);
        running.stop().await;
    }

    async fn an_invitation_is_accepted_under_the_invited_address_without_a_password(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let made = signed_in.post("/v1/invitations", &json!({"email": "ravi@example.com", "role": "reviewer"})).await;
        let token = made.body["token"].as_str().unwrap().to_owned();
        let mut visitor = Visitor::new(client.base());
        let page = visitor.get(&format!("/invite?token={token}")).await;
        let link = format!("/sign-in/openid?invitation={token}");
        assert!(page.html.contains(&format!("href=\"{link}\"")), "{}", page.html);

        // Another site cannot have somebody accept it: the page is where it leads.
        let lured = visitor.send(reqwest::Method::GET, &link, &[("Sec-Fetch-Site", "cross-site")], None).await;
        assert_eq!((lured.status, lured.header("location")), (303, format!("/invite?token={token}").as_str()));
        assert!(visitor.cookies.is_empty());

        // Without the link an invited address is nobody's; with it, another address is.
        let ravi = json!({"sub": "ravi", "email": "Ravi@Example.com", "email_verified": true, "name": "Ravi Iyer"});
        assert_eq!(sign_in(&mut visitor, &provider, &ravi).await.status, 403);
        let address = leave(&mut visitor, &link).await;
        let back = provider.visit(&address, Some(&account("two", "kavya@example.com"))).await.unwrap();
        let path = path_of(&visitor, &back).to_owned();
        assert_eq!(visitor.get(&path).await.status, 403);
        assert_eq!(signed_in.get("/v1/invitations").await.body["data"][0]["status"], "open");

        let address = leave(&mut visitor, &link).await;
        let back = provider.visit(&address, Some(&ravi)).await.unwrap();
        let path = path_of(&visitor, &back).to_owned();
        let seen = visitor.get(&path).await;
        assert_eq!((seen.status, seen.header("location")), (303, "/inbox"), "{}", seen.html);
        let me = client.with_token(&visitor.cookies["session"]).get("/v1/me").await.body;
        assert_eq!((&me["user"]["name"], &me["user"]["email"], &me["user"]["role"]), (&json!("Ravi Iyer"), &json!("ravi@example.com"), &json!("reviewer")));
        assert_eq!(signed_in.get("/v1/invitations").await.body["data"][0]["status"], "accepted");
        assert_eq!(client.sign_in("ravi@example.com", PASSWORD).await.code(), "invalid_credentials");
        assert_eq!(sign_in(&mut Visitor::new(client.base()), &provider, &ravi).await.status, 303);
        running.stop().await;
    }

    async fn a_provider_with_other_keys_is_asked_for_them(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        assert_eq!(sign_in(&mut Visitor::new(&base), &provider, &account("one", &owner.email)).await.status, 303);
        let provider = provider.replace().await.unwrap();
        let seen = sign_in(&mut Visitor::new(&base), &provider, &account("one", &owner.email)).await;
        assert_eq!(seen.status, 303, "{}", seen.html);
        running.stop().await;
    }

    async fn an_operator_unlinks_an_account_and_an_erased_team_has_none(deployment: TestDeployment) {
        if !OpenIdProvider::is_available() {
            return;
        }
        let mut deployment = deployment;
        let provider = OpenIdProvider::start().await.unwrap();
        provider.serve_for(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::new(&base);
        assert_eq!(sign_in(&mut visitor, &provider, &account("one", &owner.email)).await.status, 303);
        let unlink = async || {
            let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
            command.args(["admin", "unlink-openid", "--email", &owner.email]).output().await.unwrap()
        };
        let output = unlink().await;
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(!unlink().await.status.success(), "there is nothing left to unlink");
        assert_eq!(visitor.get("/inbox").await.status, 303, "sessions end with it");
        assert_eq!(sign_in(&mut visitor, &provider, &account("two", &owner.email)).await.status, 303);
        running.app.store.erase_team(&owner.user.team).await.unwrap();
        assert_eq!(deployment.number("SELECT count(*) FROM openid_identities").await.unwrap(), 0);
        assert_eq!(sign_in(&mut visitor, &provider, &account("two", &owner.email)).await.status, 403);
        running.stop().await;
    }

    async fn without_a_provider_nothing_is_offered_and_one_that_is_down_stops_nobody_else(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let mut visitor = Visitor::new(deployment.client(&running).base());
        assert!(!visitor.get("/sign-in").await.html.contains("openid"));
        for path in ["/sign-in/openid", "/sign-in/openid/callback?code=a&state=b"] {
            assert_eq!(visitor.get(path).await.status, 404, "{path}");
        }
        running.stop().await;

        let mut deployment = deployment;
        unreachable_provider(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::new(&base);
        assert!(visitor.get("/sign-in").await.html.contains("Sign in with OpenID Connect"));
        let seen = visitor.get("/sign-in/openid").await;
        assert!(seen.status == 503 && seen.html.contains("The provider does not answer."), "{}", seen.html);
        Visitor::signed_in(&base, &owner.email).await;
        running.stop().await;
    }

    async fn the_way_back_is_throttled_as_sign_ins_are(deployment: TestDeployment) {
        let mut deployment = deployment;
        unreachable_provider(&mut deployment);
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        let address = format!("{}/sign-in/openid/callback?code=a&state=b", client.base());
        let guess = || async { reqwest::get(&address).await.unwrap().status().as_u16() };
        let told = futures_util::future::join_all((0..14).map(|_| guess())).await;
        assert_eq!(told.iter().filter(|status| **status == 400).count(), 10, "{told:?}");
        assert_eq!(told.iter().filter(|status| **status == 429).count(), 4, "{told:?}");
        assert_eq!(client.sign_in("a@example.com", "x").await.code(), "rate_limited", "one count for all of them");
        running.stop().await;
    }
}
