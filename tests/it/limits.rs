//! Limits hold, are told, and never open when Redis goes away.

use lending_base::Secret;
use lending_store::api_keys::KeyTerms;
use lending_store::users::Role;
use lending_tests::{Form, Mode, TestDeployment, both_modes};

both_modes! {
    async fn the_general_limit_is_counted_per_token_and_its_headers_agree(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 6;
        deployment.settings.limit_general_burst = 3;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let other = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        for left in [2, 1, 0] {
            let answer = client.get("/v1/me").await;
            assert_eq!(answer.status, 200);
            assert_eq!(answer.header("ratelimit-policy"), Some("\"general\";q=6;w=60"));
            let state = answer.header("ratelimit").unwrap();
            assert!(state.starts_with(&format!("\"general\";r={left};t=")), "{state}");
        }
        let refused = client.get("/v1/me").await;
        assert_eq!((refused.status, refused.code()), (429, "rate_limited"));
        let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
        // One request in ten seconds grows back, counted from the first.
        assert!((1..=10).contains(&wait), "{wait}");
        assert_eq!(refused.header("ratelimit"), Some(format!("\"general\";r=0;t={wait}").as_str()));
        assert_eq!(refused.header("ratelimit-policy"), Some("\"general\";q=6;w=60"));
        let other = deployment.client(&running).with_token(&other.api_key);
        assert_eq!(other.get("/v1/me").await.status, 200, "another token has its own count");
        running.stop().await;
    }

    async fn many_keys_of_a_team_are_not_many_times_the_limit(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1;
        deployment.settings.limit_general_burst = 4;
        deployment.settings.limit_team_tokens = 2;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let mut answered = 0;
        let mut refused = None;
        for _ in 0..6 {
            let key = running.app.store.create_api_key_as_operator(&owner.user, KeyTerms::named("one of six")).await.unwrap();
            let client = deployment.client(&running).with_token(key.token.expose());
            for _ in 0..2 {
                let answer = client.get("/v1/me").await;
                if answer.status == 200 { answered += 1 } else { refused = Some(answer) }
            }
        }
        // Two tokens' worth of four at once, of twelve requests by six keys; one may have grown back.
        assert!((8..=9).contains(&answered), "{answered}");
        let refused = refused.unwrap();
        assert_eq!((refused.status, refused.code()), (429, "rate_limited"));
        assert_eq!(refused.header("ratelimit-policy"), Some("\"general\";q=1;w=60, \"team\";q=2;w=60"), "{:?}", refused.header("ratelimit"));
        let other = deployment.client(&running).with_token(&stranger.api_key);
        assert_eq!(other.get("/v1/me").await.status, 200, "another team has its own");
        running.stop().await;
    }

    async fn after_the_told_time_a_request_is_allowed_again(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 60;
        deployment.settings.limit_general_burst = 2;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let refused = loop {
            let answer = client.get("/v1/me").await;
            if answer.status == 429 {
                break answer;
            }
        };
        let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
        tokio::time::sleep(std::time::Duration::from_secs(wait)).await;
        assert_eq!(client.get("/v1/me").await.status, 200);
        running.stop().await;
    }
}

both_modes! {
    async fn whoever_is_refused_before_their_upload_was_read_hears_it_all_the_same(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_upload_per_hour = 1;
        deployment.settings.limit_upload_burst = 1;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        // Far more than fits into the buffers of a connection.
        let large = vec![b' '; 8 << 20];
        let mut statuses = std::collections::BTreeMap::new();
        for round in 0..40 {
            let token = if round % 2 == 0 { owner.api_key.as_str() } else { "las_live_wrong" };
            let answer = client.with_token(token).upload(Form::default().file(&large)).await;
            *statuses.entry(answer.status).or_insert(0) += 1;
        }
        // One is read and found to be no PDF; 19 are too many; of the bad tokens the first 20 are told so.
        assert_eq!(statuses, [(401, 20), (422, 1), (429, 19)].into());
        running.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_share_one_count_through_redis() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.limit_general_per_minute = 1;
    deployment.settings.limit_general_burst = 4;
    let (one, two) = (deployment.serve().await.unwrap(), deployment.serve().await.unwrap());
    let owner = deployment.person(&one, Role::Owner).await.unwrap();
    let (here, there) = (
        deployment.client(&one).with_token(&owner.api_key),
        deployment.client(&two).with_token(&owner.api_key),
    );
    for _ in 0..2 {
        assert_eq!((here.get("/v1/me").await.status, there.get("/v1/me").await.status), (200, 200));
    }
    assert_eq!((here.get("/v1/me").await.status, there.get("/v1/me").await.status), (429, 429));
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_redis_each_server_counts_for_itself_and_none_is_open() {
    if !Mode::Production.is_available() {
        return;
    }
    let mut deployment = TestDeployment::open(Mode::Production).await.unwrap();
    deployment.settings.limit_general_per_minute = 1;
    deployment.settings.limit_general_burst = 3;
    deployment.settings.redis_url = Some(Secret::new("redis://127.0.0.1:1"));
    let running = deployment.serve().await.unwrap();
    let owner = deployment.person(&running, Role::Owner).await.unwrap();
    let client = deployment.client(&running).with_token(&owner.api_key);
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(client.get("/v1/me").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429]);
    running.stop().await;
}
