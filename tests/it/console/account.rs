//! People look after their own account: a password, a second factor, sessions.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{PASSWORD, TestDeployment, both_modes};
use serde_json::json;
use totp_rs::{Builder, Secret};

use super::visitor::Visitor;

const PAGE: &str = "/settings/account";
const FRESH: &str = "blue tractor sings loudly";

/// What an authenticator app shows now.
fn code(deployment: &TestDeployment, secret: &str) -> String {
    let secret = Secret::try_from_base32(secret).unwrap();
    let seconds = u64::try_from(deployment.clock.now().timestamp()).unwrap();
    Builder::new().with_secret(secret).build().unwrap().generate(seconds).to_string()
}

both_modes! {
    async fn a_password_is_changed_by_who_knows_it_and_other_sessions_end(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let viewer = deployment.person(&running, Role::Viewer).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &viewer.email).await;
        let elsewhere = client.signed_in(&viewer.email).await;
        let page = visitor.get(PAGE).await;
        assert!(page.html.contains("12 characters or more") && page.html.contains("Not easy to guess"), "{}", page.html);
        let wrong = visitor.post(PAGE, &[("act", "password"), ("old_password", "not it"), ("new_password", FRESH)]).await;
        assert_eq!(wrong.status, 403, "{}", wrong.html);
        assert!(wrong.html.contains("The password is not right."), "{}", wrong.html);
        let weak = visitor.post(PAGE, &[("act", "password"), ("old_password", PASSWORD), ("new_password", "password1234")]).await;
        assert_eq!(weak.status, 400);
        assert!(weak.html.contains("New password is too easy to guess"), "{}", weak.html);
        assert!(!weak.html.contains("password1234") && !weak.html.contains(PASSWORD), "nothing is echoed");
        let done = visitor.post(PAGE, &[("act", "password"), ("old_password", PASSWORD), ("new_password", FRESH)]).await;
        assert_eq!((done.status, done.header("location")), (303, "/settings/account?done=password"), "{}", done.html);
        let page = visitor.get(done.header("location")).await;
        assert!(page.status == 200 && page.html.contains("Your password is changed."), "{}", page.html);
        assert_eq!(elsewhere.get("/v1/me").await.status, 401);
        assert_eq!(client.sign_in(&viewer.email, FRESH).await.status, 200);
        running.stop().await;
    }

    async fn wrong_passwords_on_the_page_lock_as_they_do_at_the_door(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        for _ in 0..4 {
            let seen = visitor.post(PAGE, &[("act", "begin-second-factor"), ("password", "not it")]).await;
            assert_eq!(seen.status, 403, "{}", seen.html);
        }
        visitor.post(PAGE, &[("act", "password"), ("old_password", "not it"), ("new_password", FRESH)]).await;
        let seen = visitor.post(PAGE, &[("act", "begin-second-factor"), ("password", PASSWORD)]).await;
        assert_eq!(seen.status, 429, "{}", seen.html);
        assert!(!seen.header("retry-after").is_empty() && seen.html.contains("minutes."), "{}", seen.html);
        assert!(!seen.html.contains("second-factor-secret"));
        running.stop().await;
    }

    async fn a_second_factor_is_set_up_confirmed_asked_for_and_switched_off(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let begun = visitor.post(PAGE, &[("act", "begin-second-factor"), ("password", PASSWORD)]).await;
        assert_eq!(begun.status, 200, "{}", begun.html);
        let secret = begun.between("id=\"second-factor-secret\">", "<").to_owned();
        assert_eq!(secret.len(), 32, "20 bytes in base32");
        assert!(begun.html.contains("<svg class=\"qr\"") && begun.html.contains("<path d=\"M4 4h1v1h-1z"), "{}", begun.html);
        assert_eq!(begun.header("cache-control"), "no-store");
        assert!(!visitor.get(PAGE).await.html.contains(&secret), "it is shown once");
        let wrong = visitor.post(PAGE, &[("act", "confirm-second-factor"), ("code", "12 34")]).await;
        assert_eq!(wrong.status, 400);
        assert!(wrong.html.contains("name=\"code\"") && !wrong.html.contains(&secret), "{}", wrong.html);
        let now = code(&deployment, &secret);
        let spaced = format!("{} {}", &now[..3], &now[3..]);
        let confirmed = visitor.post(PAGE, &[("act", "confirm-second-factor"), ("code", &spaced)]).await;
        assert_eq!(confirmed.status, 200, "{}", confirmed.html);
        let codes: Vec<String> = confirmed.between("id=\"recovery-codes\" ", "</pre>").split_once('>').unwrap().1.lines().map(str::to_owned).collect();
        assert_eq!(codes.len(), 10, "{codes:?}");
        let page = visitor.get(PAGE).await;
        assert!(codes.iter().all(|code| !page.html.contains(code.as_str())), "they are shown once");
        assert!(page.html.contains("Recovery codes left: <strong>10</strong>"), "{}", page.html);
        let renewed = visitor.post(PAGE, &[("act", "renew-recovery-codes"), ("password", PASSWORD)]).await;
        let fresh = renewed.between("id=\"recovery-codes\" ", "</pre>").split_once('>').unwrap().1;
        assert!(fresh.lines().count() == 10 && codes.iter().all(|code| !fresh.contains(code.as_str())), "{}", renewed.html);

        // Whoever signs in is asked for it.
        let mut other = Visitor::new(client.base());
        let asked = other.post("/sign-in", &[("email", &owner.email), ("password", PASSWORD)]).await;
        assert!(asked.status == 401 && asked.html.contains("name=\"otp\""), "{}", asked.html);
        deployment.clock.advance(TimeDelta::seconds(30));
        let otp = code(&deployment, &secret);
        let entered = other.post("/sign-in", &[("email", &owner.email), ("password", PASSWORD), ("otp", &otp)]).await;
        assert_eq!((entered.status, entered.header("location")), (303, "/inbox"), "{}", entered.html);

        for guess in [&[("act", "remove-second-factor")][..], &[("act", "remove-second-factor"), ("password", "not it")]] {
            let refused = visitor.post(PAGE, guess).await;
            assert!(matches!(refused.status, 400 | 403), "{}: {}", refused.status, refused.html);
            assert_eq!(client.sign_in(&owner.email, PASSWORD).await.code(), "second_factor_required");
        }
        let off = visitor.post(PAGE, &[("act", "remove-second-factor"), ("password", PASSWORD)]).await;
        assert_eq!((off.status, off.header("location")), (303, "/settings/account?done=second-factor"));
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        let again = visitor.post(PAGE, &[("act", "remove-second-factor"), ("password", PASSWORD)]).await;
        assert_eq!(again.status, 409, "{}", again.html);
        running.stop().await;
    }

    async fn whoever_lacks_the_second_factor_of_their_team_is_led_to_set_it_up(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let asked = client.signed_in(&owner.email).await.patch("/v1/team/settings", &json!({"require_second_factor": true})).await;
        assert_eq!(asked.status, 200, "{}", asked.text);
        let mut visitor = Visitor::new(client.base());
        visitor.post("/sign-in", &[("email", &owner.email), ("password", PASSWORD)]).await;
        for page in ["/inbox", "/settings/team", "/settings/api-keys"] {
            let seen = visitor.get(page).await;
            assert_eq!((seen.status, seen.header("location")), (303, "/settings/account?needed=second_factor"), "{page}");
        }
        let page = visitor.get("/settings/account?needed=second_factor").await;
        assert!(page.status == 200 && page.html.contains("Your team asks for a second factor."), "{}", page.html);
        let refused = visitor.post("/settings/webhooks", &[("url", "https://hooks.example.com")]).await;
        assert!(refused.status == 403 && refused.html.contains("/settings/account?needed=second_factor"), "{}", refused.html);
        visitor.get(PAGE).await;
        let begun = visitor.post(PAGE, &[("act", "begin-second-factor"), ("password", PASSWORD)]).await;
        let secret = begun.between("id=\"second-factor-secret\">", "<").to_owned();
        visitor.post(PAGE, &[("act", "confirm-second-factor"), ("code", &code(&deployment, &secret))]).await;
        assert_eq!(visitor.get("/inbox").await.status, 200);
        running.stop().await;
    }

    async fn sessions_are_listed_with_this_one_marked_and_ended_from_afar(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let phone = client.post("/v1/auth/token", &json!({"email": owner.email, "password": PASSWORD, "device_name": "<script>alert(1)</script>"})).await;
        let phone = client.with_token(phone.body["token"].as_str().unwrap());
        let listed = phone.get("/v1/me/sessions").await.body;
        assert_eq!(listed["total"], 2);
        let page = visitor.get(PAGE).await;
        assert!(page.html.contains("&lt;script&gt;alert(1)") && !page.html.contains("<script>"), "{}", page.html);
        assert_eq!(page.html.matches("This session").count(), 1);
        let ids: Vec<&str> = listed["data"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
        assert!(page.html.contains(&format!("value=\"{}\"", ids[0])), "the phone can be ended");
        assert!(!page.html.contains(&format!("value=\"{}\"", ids[1])), "this one is left by signing out");
        // Somebody else's session is as one that does not exist.
        let theirs = client.signed_in(&stranger.email).await;
        let their_id = theirs.get("/v1/me/sessions").await.body["data"][0]["id"].as_str().unwrap().to_owned();
        let token = visitor.form_token.clone();
        for id in [their_id.as_str(), "lgn_01ARZ3NDEKTSV4RRFFQ69G5FAV", "nothing"] {
            visitor.form_token.clone_from(&token);
            assert_eq!(visitor.post(PAGE, &[("act", "end-session"), ("id", id)]).await.status, 404, "{id}");
        }
        assert_eq!(theirs.get("/v1/me").await.status, 200);
        visitor.get(PAGE).await;
        let ended = visitor.post(PAGE, &[("act", "end-session"), ("id", ids[0])]).await;
        assert_eq!((ended.status, ended.header("location")), (303, "/settings/account?done=session"), "{}", ended.html);
        assert_eq!(phone.get("/v1/me").await.status, 401);
        assert_eq!(visitor.get(PAGE).await.status, 200);
        running.stop().await;
    }
}
