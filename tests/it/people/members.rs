//! Owners see the people of their team, change what they may do, and end their access.

use lending_store::users::Role;
use lending_tests::{Client, Process, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::refusal;

fn path_of(person: &lending_tests::Person) -> String {
    format!("/v1/members/{}", person.user.id)
}

async fn actions(client: &Client) -> Vec<String> {
    let log = client.get("/v1/audit-events?limit=100").await.body;
    log["data"].as_array().unwrap().iter().map(|entry| entry["action"].as_str().unwrap().to_owned()).collect()
}

both_modes! {
    async fn owners_see_the_people_of_their_team_and_that_is_on_record(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let listed = signed_in.get("/v1/members").await;
        let emails: Vec<&Value> = listed.body["data"].as_array().unwrap().iter().map(|one| &one["email"]).collect();
        assert_eq!(emails, [&json!(member.email), &json!(owner.email)]);
        let one = signed_in.get(&path_of(&member)).await;
        assert_eq!((&one.body["role"], &one.body["disabled_at"]), (&json!("member"), &json!(null)), "{}", one.text);
        let other = signed_in.get(&path_of(&stranger)).await;
        assert_eq!(refusal(&other), (404, "not_found"));
        let log = actions(&signed_in).await;
        assert!(log.contains(&"users.listed".to_owned()) && log.contains(&"user.read".to_owned()), "{log:?}");
        // Only in person, and only owners.
        assert_eq!(refusal(&client.with_token(&owner.api_key).get("/v1/members").await), (403, "login_token_required"));
        let as_member = client.signed_in(&member.email).await;
        assert_eq!(refusal(&as_member.get("/v1/members").await), (403, "forbidden_role"));
        assert_eq!(refusal(&as_member.patch(&path_of(&member), &json!({"role": "owner"})).await), (403, "forbidden_role"));
        running.stop().await;
    }

    async fn a_role_acts_at_once_with_every_token(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let theirs = client.with_token(&member.api_key);
        assert_eq!(theirs.upload(lending_tests::Form::default()).await.code(), "file_missing");
        let changed = signed_in.patch(&path_of(&member), &json!({"role": "viewer"})).await;
        assert_eq!((changed.status, &changed.body["role"]), (200, &json!("viewer")), "{}", changed.text);
        assert_eq!(theirs.upload(lending_tests::Form::default()).await.code(), "forbidden_role");
        for wrong in [json!({"role": "king"}), json!({"name": "Ravi"}), json!({"disabled": "yes"})] {
            assert_eq!(signed_in.patch(&path_of(&member), &wrong).await.status, 400, "{wrong}");
        }
        let entry = signed_in.get("/v1/audit-events?action=user.role_changed").await.body["data"][0].clone();
        assert_eq!((&entry["subject"], &entry["detail"]), (&json!(member.user.id.as_str()), &json!("member viewer")));
        running.stop().await;
    }

    async fn whoever_leaves_has_no_session_and_no_key_from_that_moment_on(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        let (session, key) = (client.signed_in(&member.email).await, client.with_token(&member.api_key));
        let gone = signed_in.patch(&path_of(&member), &json!({"disabled": true})).await;
        assert!(gone.body["disabled_at"].is_string(), "{}", gone.text);
        assert_eq!((session.get("/v1/me").await.status, key.get("/v1/me").await.status), (401, 401));
        let refused = client.sign_in(&member.email, lending_tests::PASSWORD).await;
        assert_eq!(refusal(&refused), (401, "invalid_credentials"), "as a wrong password is");
        let link = signed_in.post(&format!("{}/reset-link", path_of(&member)), &json!({})).await;
        assert_eq!(refusal(&link), (409, "member_disabled"));

        let back = signed_in.patch(&path_of(&member), &json!({"disabled": false})).await;
        assert_eq!(back.body["disabled_at"], json!(null));
        assert_eq!(client.sign_in(&member.email, lending_tests::PASSWORD).await.status, 200);
        assert_eq!((session.get("/v1/me").await.status, key.get("/v1/me").await.status), (401, 401), "nothing comes back");
        let log = actions(&signed_in).await;
        assert!(log.contains(&"user.disabled".to_owned()) && log.contains(&"user.enabled".to_owned()), "{log:?}");
        running.stop().await;
    }

    async fn a_team_is_never_left_without_an_owner(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let signed_in = client.signed_in(&owner.email).await;
        for change in [json!({"role": "member"}), json!({"disabled": true}), json!({"role": "viewer", "disabled": true})] {
            assert_eq!(refusal(&signed_in.patch(&path_of(&owner), &change).await), (409, "last_owner"), "{change}");
        }
        // An owner who cannot sign in does not count.
        let second = deployment.colleague(&running, &owner.user.team, Role::Owner).await.unwrap();
        assert_eq!(signed_in.patch(&path_of(&second), &json!({"disabled": true})).await.status, 200);
        assert_eq!(refusal(&signed_in.patch(&path_of(&owner), &json!({"role": "member"})).await), (409, "last_owner"));
        assert_eq!(signed_in.patch(&path_of(&second), &json!({"disabled": false})).await.status, 200);
        assert_eq!(signed_in.patch(&path_of(&owner), &json!({"role": "member"})).await.status, 200);
        assert_eq!(signed_in.get("/v1/members").await.status, 403);
        running.stop().await;
    }

    async fn of_owners_who_demote_one_another_at_once_one_stays(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let one = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        for _ in 0..5 {
            let other = deployment.colleague(&running, &one.user.team, Role::Owner).await.unwrap();
            let (first, second) = (client.signed_in(&one.email).await, client.signed_in(&other.email).await);
            let demoted = json!({"role": "member"});
            let (here, there) = (path_of(&other), path_of(&one));
            tokio::join!(first.patch(&here, &demoted), second.patch(&there, &demoted));
            let people = running.app.store.list_users(&one.user.team).await.unwrap();
            let owners: Vec<_> = people.iter().filter(|user| user.role == Role::Owner).collect();
            assert_eq!(owners.len(), 1, "{people:?}");
            // For the next round.
            let change = lending_store::members::MemberChange { role: Some(Role::Owner), is_disabled: None };
            let by = lending_store::members::ChangedBy::Operator;
            running.app.store.members(&one.user.team).change(by, &one.user.id, change).await.unwrap();
            let change = lending_store::members::MemberChange { role: Some(Role::Member), is_disabled: None };
            let by = lending_store::members::ChangedBy::Operator;
            running.app.store.members(&one.user.team).change(by, &other.user.id, change).await.unwrap();
        }
        running.stop().await;
    }

    async fn the_operator_sets_roles_and_ends_access(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let admin = async |arguments: &[&str]| {
            let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
            let output = command.arg("admin").args(arguments).output().await.unwrap();
            let said = if output.status.success() { output.stdout } else { output.stderr };
            (output.status.success(), String::from_utf8(said).unwrap().trim().to_owned())
        };
        let key = deployment.client(&running).with_token(&member.api_key);
        assert_eq!(admin(&["set-role", "--email", &member.email, "--role", "reviewer"]).await, (true, "reviewer".to_owned()));
        assert_eq!(key.get("/v1/me").await.body["user"]["role"], "reviewer");
        assert_eq!(admin(&["disable-user", "--email", &member.email]).await, (true, "disabled".to_owned()));
        assert_eq!(key.get("/v1/me").await.status, 401);
        let (_, people) = admin(&["list-users", "--team", owner.user.team.as_str()]).await;
        assert!(people.lines().any(|line| line.contains(&member.email) && line.ends_with("\tdisabled")), "{people}");
        assert_eq!(admin(&["enable-user", "--email", &member.email]).await, (true, "enabled".to_owned()));
        let (is_done, told) = admin(&["disable-user", "--email", &owner.email]).await;
        assert!(!is_done && told.contains("without an owner"), "{told}");
        running.stop().await;
    }

    async fn a_role_of_a_newer_version_is_shown_and_can_be_changed(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        deployment.run_sql(&format!("UPDATE users SET role = 'auditor' WHERE id = '{}'", member.user.id)).await.unwrap();
        let signed_in = deployment.client(&running).signed_in(&owner.email).await;
        let newer = signed_in.beside_another_version();
        assert_eq!(newer.get(&path_of(&member)).await.body["role"], "auditor");
        assert_eq!(newer.get("/v1/members").await.status, 200);
        assert_eq!(signed_in.patch(&path_of(&member), &json!({"role": "viewer"})).await.body["role"], "viewer");
        running.stop().await;
    }
}
