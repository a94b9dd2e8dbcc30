//! People come in and find back by one-time links, choose passwords that nobody guesses, and see where they are signed in.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{Client, PASSWORD, Person, Process, TestDeployment, both_modes};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

use super::refusal;

const FRESH: &str = "blue tractor sings loudly";

async fn invited(signed_in: &Client, email: &str, role: &str) -> Value {
    let made = signed_in.post("/v1/invitations", &json!({"email": email, "role": role})).await;
    assert_eq!(made.status, 201, "{}", made.text);
    made.body
}

fn acceptance(invitation: &Value) -> Value {
    json!({"token": invitation["token"], "name": " Ravi Iyer ", "password": FRESH})
}

async fn reset_link(signed_in: &Client, person: &Person) -> Value {
    let made = signed_in.post(&format!("/v1/members/{}/reset-link", person.user.id), &json!({})).await;
    assert_eq!(made.status, 200, "{}", made.text);
    made.body["token"].clone()
}

both_modes! {
    async fn an_invitation_makes_one_member_once(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let made = invited(&signed_in, "Ravi@Example.com", "reviewer").await;
        assert_eq!((&made["email"], &made["status"]), (&json!("ravi@example.com"), &json!("open")));
        let token = made["token"].as_str().unwrap();
        assert!(token.starts_with("las_invite_"));
        let listed = signed_in.get("/v1/invitations").await;
        assert!(!listed.text.contains(token) && listed.text.contains("ravi@example.com"));
        assert_eq!(client.with_token(token).get("/v1/me").await.status, 401, "a link opens nothing else");

        let twice = futures_util::future::join_all((0..4).map(|_| {
            let body = acceptance(&made);
            async { client.post("/v1/auth/accept-invite", &{ body }).await.status }
        })).await;
        assert_eq!(twice.iter().filter(|status| **status == 204).count(), 1, "{twice:?}");
        let theirs = client.sign_in("ravi@example.com", FRESH).await;
        assert_eq!((theirs.status, &theirs.body["user"]["name"]), (200, &json!("Ravi Iyer")), "{}", theirs.text);
        let me = client.with_token(theirs.body["token"].as_str().unwrap()).get("/v1/me").await;
        assert_eq!((&me.body["user"]["role"], &me.body["team"]["id"]), (&json!("reviewer"), &json!(owner.user.team.as_str())));
        assert_eq!(signed_in.get("/v1/invitations").await.body["data"][0]["status"], "accepted");
        let again = signed_in.post("/v1/invitations", &json!({"email": "ravi@example.com", "role": "viewer"})).await;
        assert_eq!(refusal(&again), (409, "is_member"));
        let log = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        for act in ["invitation.created", "invitations.listed", "invitation.accepted", "user.created"] {
            assert!(log.iter().any(|entry| entry.action == act), "{act}");
        }
        running.stop().await;
    }

    async fn a_link_that_is_over_revoked_replaced_or_made_up_opens_nothing(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let accept = async |invitation: &Value| client.post("/v1/auth/accept-invite", &acceptance(invitation)).await;

        let revoked = invited(&signed_in, "one@example.com", "member").await;
        let path = format!("/v1/invitations/{}", revoked["id"].as_str().unwrap());
        assert_eq!((signed_in.delete(&path).await.status, signed_in.delete(&path).await.status), (204, 204));
        let replaced = invited(&signed_in, "two@example.com", "owner").await;
        let kept = invited(&signed_in, "two@example.com", "member").await;
        let made_up = json!({"token": "las_invite_000000000000000000000000000000aaaaaa"});
        let wrong_kind = json!({"token": reset_link(&signed_in, &member).await});
        let words = json!({"token": "please"});
        for void in [&revoked, &replaced, &made_up, &wrong_kind, &words] {
            assert_eq!(refusal(&accept(void).await), (400, "invalid_link"));
        }
        deployment.clock.advance(TimeDelta::days(7));
        assert_eq!(refusal(&accept(&kept).await), (400, "invalid_link"));
        assert_eq!(client.sign_in("two@example.com", FRESH).await.status, 401);
        // A week after its end it is gone, and with it the address of somebody who never came.
        deployment.clock.advance(TimeDelta::days(7));
        running.app.store.sweep().await.unwrap();
        assert_eq!(deployment.values("SELECT sealed_email FROM invitations").await.unwrap().len(), 0);
        // Somebody who leaves takes their invitations along.
        let second = deployment.colleague(&running, &owner.user.team, Role::Owner).await.unwrap();
        let theirs = invited(&client.signed_in(&second.email).await, "three@example.com", "owner").await;
        let signed_in = client.signed_in(&owner.email).await;
        let gone = signed_in.patch(&format!("/v1/members/{}", second.user.id), &json!({"disabled": true})).await;
        assert_eq!(gone.status, 200, "{}", gone.text);
        assert_eq!(refusal(&accept(&theirs).await), (400, "invalid_link"));
        let log = running.app.store.audit_log(None, 100).await.unwrap();
        assert!(log.iter().any(|entry| entry.detail.as_deref() == Some("invalid_link")), "whoever tries is on record");
        running.stop().await;
    }

    async fn a_repeated_invitation_is_one_and_keeps_its_token(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await.with_header("Idempotency-Key", "i-1");
        let body = json!({"email": "ravi@example.com", "role": "member"});
        let (first, again) = (signed_in.post("/v1/invitations", &body).await, signed_in.post("/v1/invitations", &body).await);
        assert_eq!((first.status, again.status, &again.body["id"]), (201, 201, &first.body["id"]));
        assert!(first.body["token"].is_string() && again.body.get("token").is_none());
        let nobody = signed_in.with_header("X-Other", "1").post("/v1/invitations", &json!({"email": "nobody", "role": "member"})).await;
        assert_eq!(refusal(&nobody), (409, "idempotency_key_reused"));
        running.stop().await;
    }

    async fn an_address_of_another_team_is_told_to_whoever_has_the_link_alone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let made = invited(&signed_in, &stranger.email, "member").await;
        let refused = client.post("/v1/auth/accept-invite", &acceptance(&made)).await;
        assert_eq!(refusal(&refused), (409, "email_taken"));
        assert_eq!(client.sign_in(&stranger.email, PASSWORD).await.status, 200, "theirs is untouched");
        running.stop().await;
    }

    async fn a_reset_link_sets_one_new_password_and_ends_every_session(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let (signed_in, theirs) = (client.signed_in(&owner.email).await, client.signed_in(&member.email).await);
        let (void, token) = (reset_link(&signed_in, &member).await, reset_link(&signed_in, &member).await);
        let reset = async |token: &Value| client.post("/v1/auth/reset-password", &json!({"token": token, "password": FRESH})).await;
        assert_eq!(refusal(&reset(&void).await), (400, "invalid_link"), "the later one replaces it");
        assert_eq!(theirs.get("/v1/me").await.status, 200);
        assert_eq!(reset(&token).await.status, 204);
        assert_eq!(refusal(&reset(&token).await), (400, "invalid_link"), "it works once");
        assert_eq!(theirs.get("/v1/me").await.status, 401);
        assert_eq!(client.with_token(&member.api_key).get("/v1/me").await.status, 200, "keys stay");
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 401);
        assert_eq!(client.sign_in(&member.email, FRESH).await.status, 200);
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let other = signed_in.post(&format!("/v1/members/{}/reset-link", stranger.user.id), &json!({})).await;
        assert_eq!(refusal(&other), (404, "not_found"));
        running.stop().await;
    }

    async fn whoever_leaves_leaves_no_way_back(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let team = &owner.user.team;
        let leaver = deployment.colleague(&running, team, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let theirs = client.signed_in(&leaver.email).await;
        let link = reset_link(&theirs, &member).await;
        let invitation = invited(&theirs, "friend@example.com", "owner").await;
        let kept = invited(&signed_in, "ravi@example.com", "member").await;
        let gone = signed_in.patch(&format!("/v1/members/{}", leaver.user.id), &json!({"disabled": true})).await;
        assert_eq!(gone.status, 200, "{}", gone.text);
        let reset = client.post("/v1/auth/reset-password", &json!({"token": link, "password": FRESH})).await;
        assert_eq!(refusal(&reset), (400, "invalid_link"), "a link for somebody else that they made");
        let accepted = client.post("/v1/auth/accept-invite", &acceptance(&invitation)).await;
        assert_eq!(refusal(&accepted), (400, "invalid_link"));
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 200, "the member is as before");
        assert_eq!(client.post("/v1/auth/accept-invite", &acceptance(&kept)).await.status, 204);
        running.stop().await;
    }

    async fn links_of_an_owner_end_with_the_role(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let team = &owner.user.team;
        let second = deployment.colleague(&running, team, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let theirs = client.signed_in(&second.email).await;
        let link = reset_link(&theirs, &member).await;
        let invitation = invited(&theirs, "friend@example.com", "owner").await;
        let demoted = signed_in.patch(&format!("/v1/members/{}", second.user.id), &json!({"role": "viewer"})).await;
        assert_eq!(demoted.status, 200, "{}", demoted.text);
        let reset = client.post("/v1/auth/reset-password", &json!({"token": link, "password": FRESH})).await;
        assert_eq!(refusal(&reset), (400, "invalid_link"));
        let accepted = client.post("/v1/auth/accept-invite", &acceptance(&invitation)).await;
        assert_eq!(refusal(&accepted), (400, "invalid_link"));
        let listed = signed_in.get("/v1/invitations").await.body;
        assert_eq!(listed["data"][0]["status"], "revoked", "{listed}");
        // A link that somebody else made for them is theirs still.
        let own = reset_link(&signed_in, &second).await;
        let renamed = signed_in.patch(&format!("/v1/members/{}", second.user.id), &json!({"role": "member"})).await;
        assert_eq!(renamed.status, 200, "{}", renamed.text);
        let reset = client.post("/v1/auth/reset-password", &json!({"token": own, "password": FRESH})).await;
        assert_eq!(reset.status, 204, "{}", reset.text);
        running.stop().await;
    }

    async fn a_link_opens_a_page_for_people(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let link = invited(&signed_in, "ravi@example.com", "member").await["link"].as_str().unwrap().to_owned();
        let (host, path) = link.split_at(link.find("/invite").unwrap());
        let browser = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let base = client.base().to_owned();
        let page = browser.get(format!("{base}{path}")).send().await.unwrap();
        assert_eq!(page.status(), 200, "{host}");
        let text = page.text().await.unwrap();
        let token = path.split_once('=').unwrap().1;
        assert!(text.contains(token) && text.contains("name=\"password\""), "{text}");
        let send = async |password: &str| {
            let password = password.replace(' ', "+");
            let body = format!("token={token}&name=Ravi+Iyer&password={password}");
            let request = browser.post(format!("{base}/invite")).header("Origin", &base);
            request.header("Content-Type", "application/x-www-form-urlencoded").body(body).send().await.unwrap()
        };
        let weak = send("password1234").await;
        assert_eq!(weak.status(), 400);
        assert!(weak.text().await.unwrap().contains("too easy to guess"));
        let done = send(FRESH).await;
        assert_eq!((done.status().as_u16(), done.headers()["location"].to_str().unwrap()), (303, "/sign-in"));
        assert_eq!(client.sign_in("ravi@example.com", FRESH).await.status, 200);
        running.stop().await;
    }

    async fn links_are_throttled_as_sign_ins_are(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        let guess = json!({"token": "las_reset_000000000000000000000000000000aaaaaa", "password": FRESH});
        let answers = futures_util::future::join_all((0..14).map(|_| client.post("/v1/auth/reset-password", &guess))).await;
        let told = answers.iter().filter(|answer| answer.code() == "invalid_link").count();
        assert_eq!(told, 10);
        assert_eq!(client.sign_in("a@example.com", "x").await.code(), "rate_limited", "one count for all of them");
        running.stop().await;
    }

    async fn a_weak_password_is_refused_wherever_one_is_set(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let (invitation, link) = (invited(&signed_in, "ravi.iyer@example.com", "member").await, reset_link(&signed_in, &member).await);
        for weak in ["short", "password1234", "qwertyuiop123", "Ravi.Iyer@example.com", "AcmeFinance2026"] {
            let accepted = json!({"token": invitation["token"], "name": "Ravi Iyer", "password": weak});
            let refused = client.post("/v1/auth/accept-invite", &accepted).await;
            assert_eq!((refused.status, refused.code(), refused.fields()), (400, "password_too_weak", vec!["password"]), "{weak}");
            assert!(!refused.text.contains(weak), "it is not told back: {}", refused.text);
        }
        let refused = client.post("/v1/auth/reset-password", &json!({"token": link, "password": "password1234"})).await;
        assert_eq!(refusal(&refused), (400, "password_too_weak"));
        let own = json!({"old_password": PASSWORD, "new_password": "aaaaaaaaaaaaaa"});
        let refused = signed_in.post("/v1/me/password", &own).await;
        assert_eq!((refused.code(), refused.fields()), ("password_too_weak", vec!["new_password"]));
        // A refusal spends no link.
        assert_eq!(client.post("/v1/auth/accept-invite", &acceptance(&invitation)).await.status, 204);
        assert_eq!(client.post("/v1/auth/reset-password", &json!({"token": link, "password": FRESH})).await.status, 204);

        let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
        command.args(["admin", "reset-password", "--email", &member.email, "--password-stdin"]);
        let mut child = command.stdin(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"password1234\n").await.unwrap();
        let output = child.wait_with_output().await.unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains("too easy to guess"), "{told}");
        running.stop().await;
    }

    async fn a_person_changes_their_password_and_stays_signed_in_here_alone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let (here, there) = (client.signed_in(&owner.email).await, client.signed_in(&owner.email).await);
        let wrong = json!({"old_password": "not it", "new_password": FRESH});
        assert_eq!(refusal(&here.post("/v1/me/password", &wrong).await), (403, "password_incorrect"));
        let right = json!({"old_password": PASSWORD, "new_password": FRESH});
        assert_eq!(here.post("/v1/me/password", &right).await.status, 204);
        assert_eq!((here.get("/v1/me").await.status, there.get("/v1/me").await.status), (200, 401));
        assert_eq!((client.sign_in(&owner.email, PASSWORD).await.status, client.sign_in(&owner.email, FRESH).await.status), (401, 200));
        // Whoever holds a session and guesses is counted as at the door.
        for _ in 0..4 {
            here.post("/v1/me/password", &wrong).await;
        }
        assert_eq!(here.post("/v1/me/password", &wrong).await.status, 403);
        assert_eq!(refusal(&here.post("/v1/me/password", &wrong).await), (429, "account_locked"));
        assert_eq!(client.sign_in(&owner.email, FRESH).await.code(), "account_locked");
        assert_eq!(refusal(&client.with_token(&owner.api_key).post("/v1/me/password", &right).await), (403, "login_token_required"));
        running.stop().await;
    }

    async fn sessions_are_listed_and_ended_by_their_person_alone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running);
        let phone = client.post("/v1/auth/token", &json!({"email": viewer.email, "password": PASSWORD, "device_name": "Pixel 9"})).await;
        let phone = client.with_token(phone.body["token"].as_str().unwrap());
        let here = client.signed_in(&viewer.email).await;
        let listed = here.get("/v1/me/sessions").await;
        let sessions = listed.body["data"].as_array().unwrap();
        let told: Vec<(&Value, &Value)> = sessions.iter().map(|one| (&one["device_name"], &one["is_current"])).collect();
        assert_eq!(told, [(&json!(null), &json!(true)), (&json!("Pixel 9"), &json!(false))], "{}", listed.text);
        let path = format!("/v1/me/sessions/{}", sessions[1]["id"].as_str().unwrap());
        // Not even an owner ends somebody else's this way.
        assert_eq!(client.signed_in(&owner.email).await.delete(&path).await.status, 404);
        assert_eq!(phone.get("/v1/me").await.status, 200);
        assert_eq!(here.delete(&path).await.status, 204);
        assert_eq!((phone.get("/v1/me").await.status, here.get("/v1/me").await.status), (401, 200));
        assert_eq!(here.delete(&path).await.status, 404, "it is over");
        assert_eq!(here.get("/v1/me/sessions").await.body["total"], 1);
        running.stop().await;
    }

    async fn an_owner_lifts_the_lock_of_a_member(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        for _ in 0..5 {
            client.sign_in(&member.email, "wrong").await;
        }
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.code(), "account_locked");
        let unlocked = signed_in.post(&format!("/v1/members/{}/unlock", member.user.id), &json!({})).await;
        assert_eq!(unlocked.status, 204, "{}", unlocked.text);
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 200);
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let other = signed_in.post(&format!("/v1/members/{}/unlock", stranger.user.id), &json!({})).await;
        assert_eq!(other.status, 404);
        running.stop().await;
    }

    async fn no_link_and_no_address_stands_in_the_database_in_clear(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let made = invited(&signed_in, "zyxanthia@qwopleford.example", "member").await;
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let link = reset_link(&signed_in, &member).await;
        for sql in [
            "SELECT sealed_email FROM invitations", "SELECT token_hash FROM invitations", "SELECT token_hash FROM password_resets",
        ] {
            let values = deployment.values(sql).await.unwrap();
            let text: Vec<String> = values.iter().map(|value| String::from_utf8_lossy(value).into_owned()).collect();
            assert_eq!(text.len(), 1, "{sql}");
            for secret in ["zyxanthia", made["token"].as_str().unwrap(), link.as_str().unwrap()] {
                assert!(!text[0].contains(secret), "{sql}");
            }
        }
        running.stop().await;
    }
}
