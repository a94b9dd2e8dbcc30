//! A person proves themselves by a code besides the password, and a team may ask all its people to.

use chrono::TimeDelta;
use lending_store::users::Role;
use lending_tests::{Answer, Client, PASSWORD, Process, TestDeployment, both_modes};
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

use super::refusal;

/// An authenticator app.
struct App<'a> {
    deployment: &'a TestDeployment,
    secret: String,
    /// The code that confirmed it: by now the app may show the next one.
    confirmed_by: String,
}

impl App<'_> {
    fn code(&self) -> String {
        let secret = Secret::try_from_base32(&self.secret).unwrap();
        let seconds = u64::try_from(self.deployment.clock.now().timestamp()).unwrap();
        Builder::new().with_secret(secret).build().unwrap().generate(seconds).to_string()
    }

    /// A code that was not there before.
    fn next_code(&self) -> String {
        self.deployment.clock.advance(TimeDelta::seconds(30));
        self.code()
    }
}

/// Sets a second factor up; gives the app and the recovery codes.
async fn set_up<'a>(deployment: &'a TestDeployment, signed_in: &Client) -> (App<'a>, Vec<String>) {
    let begun = signed_in.post("/v1/me/second-factor", &json!({"password": PASSWORD})).await;
    assert_eq!(begun.status, 200, "{}", begun.text);
    let secret = begun.body["secret"].as_str().unwrap().to_owned();
    assert!(begun.body["uri"].as_str().unwrap().contains(&secret));
    let mut app = App { deployment, secret, confirmed_by: String::new() };
    app.confirmed_by = app.code();
    let confirmed = signed_in.post("/v1/me/second-factor/confirm", &json!({"code": app.confirmed_by})).await;
    assert_eq!(confirmed.status, 200, "{}", confirmed.text);
    let codes = confirmed.body["recovery_codes"].as_array().unwrap();
    (app, codes.iter().map(|code| code.as_str().unwrap().to_owned()).collect())
}

async fn sign_in(client: &Client, email: &str, otp: &str) -> Answer {
    client.post("/v1/auth/token", &json!({"email": email, "password": PASSWORD, "otp": otp})).await
}

async fn remove(signed_in: &Client, password: &str) -> Answer {
    signed_in.post("/v1/me/second-factor/remove", &json!({"password": password})).await
}

both_modes! {
    async fn sessions_opened_without_the_second_factor_end_with_its_confirmation(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let (own, elsewhere) = (client.signed_in(&owner.email).await, client.signed_in(&owner.email).await);
        assert_eq!(elsewhere.get("/v1/me").await.status, 200);
        set_up(&deployment, &own).await;
        assert_eq!(refusal(&elsewhere.get("/v1/me").await), (401, "invalid_token"));
        assert_eq!(own.get("/v1/me").await.status, 200, "the session that confirmed it goes on");
        assert_eq!(client.with_token(&owner.api_key).get("/v1/me").await.status, 200, "keys are no sessions");
        running.stop().await;
    }

    async fn a_code_is_asked_for_and_works_once(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        assert_eq!(signed_in.get("/v1/me/second-factor").await.body, json!({"is_confirmed": false, "recovery_codes_left": 0}));
        let begun = signed_in.post("/v1/me/second-factor", &json!({"password": "not it"})).await;
        assert_eq!(refusal(&begun), (403, "password_incorrect"));
        // Begun and not confirmed, it is not asked for.
        assert_eq!(signed_in.post("/v1/me/second-factor", &json!({"password": PASSWORD})).await.status, 200);
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        let wrong = signed_in.post("/v1/me/second-factor/confirm", &json!({"code": "000000"})).await;
        assert_eq!(refusal(&wrong), (400, "code_incorrect"));
        let (app, codes) = set_up(&deployment, &signed_in).await;
        assert_eq!(codes.len(), 10);
        assert_eq!(signed_in.get("/v1/me/second-factor").await.body, json!({"is_confirmed": true, "recovery_codes_left": 10}));
        assert_eq!(signed_in.get("/v1/members").await.body["data"][0]["has_second_factor"], true);

        assert_eq!(refusal(&client.sign_in(&owner.email, PASSWORD).await), (401, "second_factor_required"));
        assert_eq!(refusal(&client.sign_in(&owner.email, "wrong").await), (401, "invalid_credentials"), "the password comes first");
        assert_eq!(sign_in(&client, &owner.email, &app.confirmed_by).await.status, 401, "the code that confirmed it is used");
        let code = app.next_code();
        let both = futures_util::future::join_all((0..3).map(|_| sign_in(&client, &owner.email, &code))).await;
        assert_eq!(both.iter().filter(|answer| answer.status == 200).count(), 1, "a code works once");
        let again = signed_in.post("/v1/me/second-factor", &json!({"password": PASSWORD})).await;
        assert_eq!(refusal(&again), (409, "second_factor_exists"));

        assert_eq!(remove(&signed_in, PASSWORD).await.status, 204);
        assert_eq!(refusal(&remove(&signed_in, PASSWORD).await), (409, "second_factor_missing"));
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        let log = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        for act in ["second_factor.begun", "second_factor.confirmed", "second_factor.removed"] {
            assert!(log.iter().any(|entry| entry.action == act), "{act}");
        }
        running.stop().await;
    }

    async fn an_open_session_alone_does_not_remove_it_and_guesses_at_the_password_lock(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        set_up(&deployment, &signed_in).await;
        let bare = signed_in.outside_the_contract().delete("/v1/me/second-factor").await;
        assert_eq!(bare.status, 405, "{}", bare.text);
        let nothing = signed_in.post("/v1/me/second-factor/remove", &json!({})).await;
        assert_eq!((nothing.status, nothing.fields()), (400, vec!["password"]));
        for _ in 0..5 {
            assert_eq!(refusal(&remove(&signed_in, "not it").await), (403, "password_incorrect"));
        }
        let failed = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        assert_eq!(failed.iter().filter(|entry| entry.action == "sign_in.failed").count(), 5);
        assert_eq!(refusal(&remove(&signed_in, PASSWORD).await), (429, "account_locked"), "the right one comes too late");
        assert_eq!(signed_in.get("/v1/me/second-factor").await.body["is_confirmed"], true);
        running.stop().await;
    }

    async fn a_recovery_code_stands_in_for_the_app_once(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let (_, codes) = set_up(&deployment, &signed_in).await;
        let spaced = format!(" {}-{} ", &codes[0][..8], &codes[0][8..]);
        assert_eq!(sign_in(&client, &owner.email, &spaced).await.status, 200, "as people write it");
        assert_eq!(refusal(&sign_in(&client, &owner.email, &codes[0]).await), (401, "second_factor_required"));
        assert_eq!(signed_in.get("/v1/me/second-factor").await.body["recovery_codes_left"], 9);
        let hashes = deployment.values("SELECT code_hash FROM recovery_codes").await.unwrap();
        assert!(hashes.iter().all(|hash| !codes.iter().any(|code| hash.as_slice() == code.as_bytes())));
        // Somebody else's code is none.
        let other = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        set_up(&deployment, &client.signed_in(&other.email).await).await;
        assert_eq!(sign_in(&client, &other.email, &codes[1]).await.status, 401);
        running.stop().await;
    }

    async fn fresh_recovery_codes_take_the_place_of_those_that_are_left(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let renew = async |password: &str| {
            signed_in.post("/v1/me/second-factor/recovery-codes", &json!({"password": password})).await
        };
        assert_eq!(refusal(&renew(PASSWORD).await), (409, "second_factor_missing"));
        let (_, former) = set_up(&deployment, &signed_in).await;
        assert_eq!(refusal(&renew("not it").await), (403, "password_incorrect"));
        assert_eq!(sign_in(&client, &owner.email, &former[0]).await.status, 200, "a refusal changes nothing");
        let renewed = renew(PASSWORD).await;
        assert_eq!(renewed.status, 200, "{}", renewed.text);
        let fresh: Vec<&str> = renewed.body["recovery_codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap()).collect();
        assert!(fresh.len() == 10 && fresh.iter().all(|code| !former.iter().any(|old| old == code)));
        assert_eq!(signed_in.get("/v1/me/second-factor").await.body["recovery_codes_left"], 10);
        assert_eq!(refusal(&sign_in(&client, &owner.email, &former[1]).await), (401, "second_factor_required"));
        assert_eq!(sign_in(&client, &owner.email, fresh[3]).await.status, 200);
        let log = running.app.store.audit_log(Some(&owner.user.team), 100).await.unwrap();
        assert!(log.iter().any(|entry| entry.action == "second_factor.recovery_codes_renewed"));
        running.stop().await;
    }

    async fn wrong_codes_lock_as_wrong_passwords_do(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let (app, _) = set_up(&deployment, &client.signed_in(&owner.email).await).await;
        for _ in 0..5 {
            assert_eq!(refusal(&sign_in(&client, &owner.email, "000000").await), (401, "second_factor_required"));
        }
        let right = sign_in(&client, &owner.email, &app.next_code()).await;
        assert_eq!(refusal(&right), (429, "account_locked"));
        running.stop().await;
    }

    async fn where_a_team_asks_for_it_nothing_goes_on_without(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let asked = signed_in.patch("/v1/team/settings", &json!({"require_second_factor": true})).await;
        assert_eq!(asked.body["require_second_factor"], true, "{}", asked.text);
        for refused in [signed_in.get("/v1/members").await, signed_in.get("/v1/analyses").await, signed_in.get("/v1/api-keys").await] {
            assert_eq!(refusal(&refused), (403, "second_factor_setup_required"));
        }
        assert_eq!(signed_in.get("/v1/me").await.status, 200);
        assert_eq!(client.with_token(&owner.api_key).get("/v1/analyses").await.status, 200, "keys are no people");
        set_up(&deployment, &signed_in).await;
        assert_eq!(signed_in.get("/v1/members").await.status, 200, "with the same token");
        running.stop().await;
    }

    async fn an_owner_or_the_operator_helps_whoever_has_lost_both(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let (signed_in, theirs) = (client.signed_in(&owner.email).await, client.signed_in(&member.email).await);
        set_up(&deployment, &theirs).await;
        let path = format!("/v1/members/{}/second-factor", member.user.id);
        assert_eq!(refusal(&theirs.delete(&path).await), (403, "forbidden_role"));
        assert_eq!(signed_in.delete(&path).await.status, 204);
        assert_eq!(refusal(&signed_in.delete(&path).await), (409, "second_factor_missing"));
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 200);
        set_up(&deployment, &theirs).await;
        let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
        let output = command.args(["admin", "remove-second-factor", "--email", &member.email]).output().await.unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(client.sign_in(&member.email, PASSWORD).await.status, 200);
        running.stop().await;
    }

    async fn an_owners_open_session_helps_others_and_not_itself(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let colleague = deployment.colleague(&running, &owner.user.team, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let (signed_in, helper) = (client.signed_in(&owner.email).await, client.signed_in(&colleague.email).await);
        set_up(&deployment, &signed_in).await;
        let own = format!("/v1/members/{}", owner.user.id);
        let link = signed_in.post(&format!("{own}/reset-link"), &json!({})).await;
        assert_eq!(refusal(&link), (409, "own_account"), "{}", link.text);
        assert!(!link.text.contains("las_reset_"), "{}", link.text);
        let removed = signed_in.delete(&format!("{own}/second-factor")).await;
        assert_eq!(refusal(&removed), (409, "own_account"));
        assert_eq!(signed_in.get("/v1/me/second-factor").await.body["is_confirmed"], true);
        assert_eq!(helper.delete(&format!("{own}/second-factor")).await.status, 204, "another owner may");
        running.stop().await;
    }

    async fn a_reset_password_does_not_remove_the_second_factor(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let colleague = deployment.colleague(&running, &owner.user.team, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let (signed_in, helper) = (client.signed_in(&owner.email).await, client.signed_in(&colleague.email).await);
        let (app, _) = set_up(&deployment, &signed_in).await;
        let link = helper.post(&format!("/v1/members/{}/reset-link", owner.user.id), &json!({})).await.body["token"].clone();
        let fresh = "blue tractor sings loudly";
        assert_eq!(client.post("/v1/auth/reset-password", &json!({"token": link, "password": fresh})).await.status, 204);
        assert_eq!(client.sign_in(&owner.email, fresh).await.code(), "second_factor_required");
        let body: Value = json!({"email": owner.email, "password": fresh, "otp": app.next_code()});
        assert_eq!(client.post("/v1/auth/token", &body).await.status, 200);
        running.stop().await;
    }
}
