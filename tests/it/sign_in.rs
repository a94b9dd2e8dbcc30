//! A person signs in, mistypes, is locked out, signs out.

use chrono::TimeDelta;
use lending_store::audit::Origin;
use lending_store::lockout::Whence;
use lending_store::second_factor::Proof;
use lending_store::sign_in::SignIn;
use lending_store::users::{Email, Role};
use lending_tests::{Answer, Client, Mode, PASSWORD, Process, TestDeployment, both_modes};
use serde_json::json;

/// Sign-ins at once: so many that the throttle is spent, so close together that nothing grows back meanwhile.
const BURST: usize = 30;

async fn burst(client_of: impl Fn(usize) -> Client) -> Vec<Answer> {
    let attempts = (0..BURST).map(|attempt| {
        let client = client_of(attempt);
        async move { client.sign_in(&format!("someone{attempt}@example.com"), "wrong").await }
    });
    futures_util::future::join_all(attempts).await
}

both_modes! {
    async fn signing_in_yields_a_token_that_works_until_it_is_revoked(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);

        let answer = client
            .post("/v1/auth/token", &json!({"email": owner.email, "password": PASSWORD, "device_name": "Pixel 9"}))
            .await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(answer.body["token_type"], "bearer");
        assert_eq!(answer.body["expires_in"], 8 * 3600);
        assert_eq!(answer.body["user"], json!({"id": owner.user.id.as_str(), "name": "Asha Rao", "email": owner.email}));
        let token = answer.body["token"].as_str().unwrap();
        assert!(token.starts_with("las_login_"));

        let signed_in = client.with_token(token);
        let me = signed_in.get("/v1/me").await;
        assert_eq!((me.status, &me.body["token"]["kind"]), (200, &json!("login")));
        assert_eq!(me.body["token"]["name"], "Pixel 9");

        assert_eq!(signed_in.post("/v1/auth/logout", &json!({})).await.status, 204);
        let after = signed_in.get("/v1/me").await;
        assert_eq!((after.status, after.code()), (401, "invalid_token"));
        running.stop().await;
    }

    async fn a_login_token_ends_when_its_time_has_passed(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        deployment.clock.advance(TimeDelta::minutes(8 * 60 - 1));
        assert_eq!(signed_in.get("/v1/me").await.status, 200);
        deployment.clock.advance(TimeDelta::minutes(2));
        assert_eq!(signed_in.get("/v1/me").await.status, 401);
        running.stop().await;
    }

    async fn an_email_is_the_same_in_any_case(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let shouted = format!("  {} ", owner.email.to_uppercase());
        assert_eq!(deployment.client(&running).sign_in(&shouted, PASSWORD).await.status, 200);
        running.stop().await;
    }

    async fn a_wrong_password_and_an_unknown_email_are_told_apart_by_nothing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_header("X-Request-Id", "same");
        let wrong = client.sign_in(&owner.email, "wrong").await;
        let unknown = client.sign_in("nobody@example.com", "wrong").await;
        assert_eq!((wrong.status, wrong.code()), (401, "invalid_credentials"));
        assert_eq!(wrong.text, unknown.text);
        running.stop().await;
    }

    async fn the_sixth_wrong_password_is_refused_whether_or_not_the_account_exists(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let live = deployment.client(&running).signed_in(&owner.email).await;
        deployment.clock.advance(TimeDelta::hours(1));
        for email in [owner.email.as_str(), "nobody@example.com"] {
            let client = deployment.client(&running);
            for attempt in 1..=5 {
                let answer = client.sign_in(email, "wrong").await;
                assert_eq!((answer.status, answer.code()), (401, "invalid_credentials"), "attempt {attempt}");
            }
            // The right password is refused like a wrong one: the lock is on the account, not on the guess.
            let sixth = client.sign_in(email, PASSWORD).await;
            assert_eq!((sixth.status, sixth.code()), (429, "account_locked"));
            let wait: u64 = sixth.header("retry-after").unwrap().parse().unwrap();
            assert!((14 * 60..=15 * 60).contains(&wait), "{wait}");
            let told = sixth.header("ratelimit").unwrap();
            assert!(told.contains(&format!("\"account-lock\";r=0;t={wait}")), "{told}");
        }
        assert_eq!(live.get("/v1/me").await.status, 200, "a lock does not touch live tokens");
        let key = deployment.client(&running).with_token(&owner.api_key);
        assert_eq!(key.get("/v1/me").await.status, 200, "a lock does not touch API keys");
        running.stop().await;
    }

    async fn locks_double_and_a_good_sign_in_clears_them(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        deployment.settings.limit_sign_in_per_hour = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let fail_five_times = async || {
            for _ in 0..5 {
                assert_eq!(client.sign_in(&owner.email, "wrong").await.status, 401);
            }
            let locked = client.sign_in(&owner.email, PASSWORD).await;
            assert_eq!(locked.status, 429);
            locked.header("retry-after").unwrap().parse::<i64>().unwrap()
        };
        for minutes in [15, 30, 60, 60] {
            let wait = fail_five_times().await;
            assert!((minutes * 60 - 30..=minutes * 60).contains(&wait), "{wait} s, expected {minutes} min");
            deployment.clock.advance(TimeDelta::seconds(wait + 1));
        }
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        let wait = fail_five_times().await;
        assert!(wait <= 15 * 60, "a good sign-in starts the count anew, not {wait} s");
        running.stop().await;
    }

    async fn four_failures_now_and_four_later_do_not_lock(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        for _ in 0..2 {
            for _ in 0..4 {
                assert_eq!(client.sign_in(&owner.email, "wrong").await.status, 401);
            }
            deployment.clock.advance(TimeDelta::minutes(16));
        }
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.status, 200);
        running.stop().await;
    }

    async fn five_failures_lock_wherever_the_quarter_of_an_hour_began(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        // One at 0:00, three at 14:50, two at 15:05: the last five lie within a quarter of an hour of one another.
        let mut codes = Vec::new();
        for (minutes, seconds, failures) in [(0, 0, 1), (14, 50, 3), (0, 15, 2)] {
            deployment.clock.advance(TimeDelta::seconds(minutes * 60 + seconds));
            for _ in 0..failures {
                codes.push(client.sign_in(&owner.email, "wrong").await.code().to_owned());
            }
        }
        assert_eq!(codes, ["invalid_credentials"; 6]);
        assert_eq!(client.sign_in(&owner.email, PASSWORD).await.code(), "account_locked");
        running.stop().await;
    }

    async fn a_password_changed_while_a_sign_in_waits_lets_nobody_in(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let store = &running.app.store;
        let email = Email::new(&owner.email);
        let verified = store.find_credentials(&email).await.unwrap().unwrap();
        let hash = running.app.hash_password("another password altogether").await.unwrap();
        store.reset_password(&email, &hash).await.unwrap();
        let late = store.sign_in(&email, Whence::network("198.51.100.1"), &verified, Proof::NotNeeded, None, &Origin::default()).await.unwrap();
        assert!(matches!(late, SignIn::Outdated), "{late:?}");
        running.stop().await;
    }

    async fn many_guesses_at_once_get_no_more_tries_than_guesses_in_a_row(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_sign_in_per_minute = 1000;
        deployment.settings.limit_sign_in_per_hour = 1000;
        deployment.settings.password_threads = 2;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let guesses = futures_util::future::join_all((0..40).map(|_| client.sign_in(&owner.email, "wrong"))).await;
        let tried = guesses.iter().filter(|answer| answer.code() == "invalid_credentials").count();
        let locked = guesses.iter().filter(|answer| answer.code() == "account_locked").count();
        assert_eq!((tried, locked), (5, 35), "the first five are told, the others find the account locked");
        running.stop().await;
    }

    async fn sign_ins_are_throttled_per_address_and_a_forged_header_does_not_escape(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        let answers = burst(|attempt| client.with_header("X-Forwarded-For", &format!("198.51.100.{attempt}"))).await;
        let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.code() == "rate_limited").collect();
        assert_eq!(refused.len(), BURST - 10, "ten a minute, whatever the header says");
        for answer in refused {
            let wait: u64 = answer.header("retry-after").unwrap().parse().unwrap();
            assert!((1..=60).contains(&wait));
            assert!(answer.header("ratelimit").unwrap().contains(&format!("r=0;t={wait}")), "the headers agree");
        }
        running.stop().await;
    }

    async fn behind_a_trusted_proxy_each_client_has_its_own_throttle(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        let running = deployment.serve().await.unwrap();
        let client = deployment.client(&running);
        // The left-most hop is the client's own invention: changing it is no way out.
        let hops = |attempt| format!("203.0.113.{attempt}, 198.51.100.7");
        let answers = burst(|attempt| client.with_header("X-Forwarded-For", &hops(attempt))).await;
        let refused = answers.iter().filter(|answer| answer.code() == "rate_limited").count();
        assert_eq!(refused, BURST - 10);
        let other = client.with_header("X-Forwarded-For", "198.51.100.8");
        assert_eq!(other.sign_in("b@example.com", "wrong").await.code(), "invalid_credentials");
        running.stop().await;
    }

    async fn whoever_has_many_ipv6_networks_has_no_more_tries_than_four_customers(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        deployment.settings.limit_sign_in_per_minute = 2;
        let running = deployment.serve().await.unwrap();
        let from = |network: String| deployment.client(&running).with_header("X-Forwarded-For", &network);
        // At once, so that nothing grows back meanwhile.
        let tries = (0..12).map(|network| {
            let client = from(format!("2001:db8:1:23{network:02x}::1"));
            async move { client.sign_in(&format!("p{network}@example.com"), "x").await }
        });
        let answers = futures_util::future::join_all(tries).await;
        let taken = answers.iter().filter(|answer| answer.code() == "invalid_credentials").count();
        // Each of the twelve /64 has two a minute, the /56 around them four times two.
        assert_eq!(taken, 8);
        let elsewhere = from("2001:db8:1:4500::1".to_owned()).sign_in("q@example.com", "x").await;
        assert_eq!(elsewhere.code(), "invalid_credentials", "another /56 of the same /48 has its own");
        running.stop().await;
    }

    async fn whoever_has_a_48_has_no_more_tries_than_sixteen_customers(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        deployment.settings.limit_sign_in_per_minute = 1;
        let running = deployment.serve().await.unwrap();
        let from = |network: String| deployment.client(&running).with_header("X-Forwarded-For", &network);
        // Each from a /56 of its own, at once, so that nothing grows back meanwhile.
        let tries = (0..24).map(|network| {
            let client = from(format!("2001:db8:48:{network:02x}00::1"));
            async move { client.sign_in(&format!("p{network}@example.com"), "x").await }
        });
        let answers = futures_util::future::join_all(tries).await;
        let taken = answers.iter().filter(|answer| answer.code() == "invalid_credentials").count();
        let refused = answers.iter().filter(|answer| answer.code() == "rate_limited").count();
        assert_eq!((taken, refused), (16, 8), "one a minute for each /64, and sixteen times that for the /48");
        let elsewhere = from("2001:db8:49::1".to_owned()).sign_in("q@example.com", "x").await;
        assert_eq!(elsewhere.code(), "invalid_credentials", "another /48 has its own");
        running.stop().await;
    }

    async fn whoever_fails_elsewhere_locks_nobody_out_of_a_network_that_signed_in(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        deployment.settings.limit_sign_in_per_minute = 1000;
        deployment.settings.limit_sign_in_per_hour = 1000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let from = |ip: &str| deployment.client(&running).with_header("X-Forwarded-For", ip);
        let home = from("203.0.113.9");
        assert_eq!(home.sign_in(&owner.email, PASSWORD).await.status, 200, "the network is known from now on");
        // Four wrong ones from each of seven networks, and two of an eighth: thirty, and no network has failed five times.
        for failure in 0..30 {
            let attacker = from(&format!("198.51.100.{}", failure / 4));
            assert_eq!(attacker.sign_in(&owner.email, "wrong").await.code(), "invalid_credentials", "{failure}");
        }
        let stranger = from("192.0.2.1");
        assert_eq!(stranger.sign_in(&owner.email, PASSWORD).await.code(), "account_locked");
        assert_eq!(home.sign_in(&owner.email, "wrong").await.code(), "invalid_credentials", "it has a count of its own");
        assert_eq!(home.sign_in(&owner.email, PASSWORD).await.status, 200);
        // A known network that fails too often is locked by itself.
        for _ in 0..5 {
            assert_eq!(home.sign_in(&owner.email, "wrong").await.code(), "invalid_credentials");
        }
        assert_eq!(home.sign_in(&owner.email, PASSWORD).await.code(), "account_locked");
        assert_eq!(from("203.0.113.10").sign_in(&owner.email, PASSWORD).await.status, 200, "and no other is");
        running.stop().await;
    }

    async fn an_address_of_nobody_is_locked_as_any_other(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.trusted_proxies = "127.0.0.0/8".parse().unwrap();
        deployment.settings.limit_sign_in_per_minute = 1000;
        deployment.settings.limit_sign_in_per_hour = 1000;
        let running = deployment.serve().await.unwrap();
        let from = |ip: String| deployment.client(&running).with_header("X-Forwarded-For", &ip);
        for failure in 0..30 {
            let answer = from(format!("198.51.100.{}", failure / 4)).sign_in("nobody@example.com", "wrong").await;
            assert_eq!(answer.code(), "invalid_credentials", "{failure}");
        }
        assert_eq!(from("192.0.2.1".to_owned()).sign_in("nobody@example.com", "x").await.code(), "account_locked");
        running.stop().await;
    }

    async fn the_lock_survives_a_restart(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        running.stop().await;

        let server = Process::serve(&deployment.environment()).await.unwrap();
        let client = Client::new(&server.url);
        for _ in 0..5 {
            assert_eq!(client.sign_in(&owner.email, "wrong").await.status, 401);
        }
        server.kill().await.unwrap();
        let server = Process::serve(&deployment.environment()).await.unwrap();
        let sixth = Client::new(&server.url).sign_in(&owner.email, PASSWORD).await;
        assert_eq!((sixth.status, sixth.code()), (429, "account_locked"));
        assert_eq!(server.terminate().await.unwrap(), Some(0));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lock_and_the_throttle_hold_with_redis_down() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    // Nobody listens there.
    deployment.settings.redis_url = Some(lending_base::Secret::new("redis://127.0.0.1:1"));
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running);
    for _ in 0..5 {
        assert_eq!(client.sign_in(&owner.email, "wrong").await.status, 401);
    }
    assert_eq!(client.sign_in(&owner.email, PASSWORD).await.code(), "account_locked");
    let refused =
        burst(|_| client.clone()).await.iter().filter(|answer| answer.code() == "rate_limited").count();
    assert!(refused >= BURST - 10, "{refused} of {BURST}: never more than ten a minute");
    running.stop().await;
}
