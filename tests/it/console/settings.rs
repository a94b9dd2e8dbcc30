//! What the team asks of its people, what it remembers and records; and who sees which of the settings.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::visitor::Visitor;

/// What the API keeps for owners.
const FOR_OWNERS: [&str; 3] = ["/settings/members", "/settings/webhooks", "/settings/audit"];
const FOR_ALL: [&str; 4] = ["/settings/account", "/settings/api-keys", "/settings/team", "/settings/payers"];
const NOBODYS: &str = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

both_modes! {
    async fn owners_pages_are_hidden_from_others_and_refused_to_them(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let before = client.with_token(&owner.api_key).get("/v1/team/settings").await.body;
        for role in [Role::Member, Role::Reviewer, Role::Viewer] {
            let person = deployment.colleague(&running, &owner.user.team, role).await.unwrap();
            let mut visitor = Visitor::signed_in(client.base(), &person.email).await;
            for page in FOR_ALL {
                let seen = visitor.get(page).await;
                assert_eq!(seen.status, 200, "{page}: {}", seen.html);
                for hidden in FOR_OWNERS {
                    assert!(!seen.html.contains(&format!("href=\"{hidden}\"")), "{hidden} on {page}");
                }
            }
            let team = visitor.get("/settings/team").await;
            assert!(team.html.contains("Owners change these.") && !team.html.contains("name=\"four_eyes\""), "{}", team.html);
            for page in FOR_OWNERS {
                assert_eq!(visitor.get(page).await.status, 403, "{page}");
            }
            let theirs = format!("/settings/members/{}", owner.user.id);
            assert_eq!(visitor.get(&theirs).await.status, 403);
            for (page, fields) in [
                ("/settings/members", &[("act", "invite"), ("email", "ravi@example.com"), ("role", "owner")][..]),
                ("/settings/members", &[("act", "revoke-invitation"), ("id", "inv_01ARZ3NDEKTSV4RRFFQ69G5FAV")][..]),
                (&theirs, &[("act", "role"), ("role", "viewer")][..]),
                (&theirs, &[("act", "disable")][..]),
                (&theirs, &[("act", "reset-link")][..]),
                (&theirs, &[("act", "unlock")][..]),
                ("/settings/team", &[("act", "settings"), ("four_eyes", "true")][..]),
                ("/settings/team", &[("act", "retention"), ("statement_days", "1"), ("confirmed", "true")][..]),
                ("/settings/webhooks", &[("url", "https://hooks.example.com/")][..]),
                ("/settings/payers", &[("id", "pay_01ARZ3NDEKTSV4RRFFQ69G5FAV")][..]),
            ] {
                visitor.get("/settings/account").await;
                let seen = visitor.post(page, fields).await;
                assert_eq!(seen.status, 403, "{role:?} {page} {fields:?}: {}", seen.html);
            }
        }
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let seen = visitor.get("/settings").await;
        assert_eq!((seen.status, seen.header("location")), (303, "/settings/account"));
        let seen = visitor.get("/settings/account").await;
        assert!(FOR_OWNERS.iter().all(|page| seen.html.contains(&format!("href=\"{page}\""))), "{}", seen.html);
        let owned = client.with_token(&owner.api_key);
        assert_eq!(owned.get("/v1/team/settings").await.body, before, "nothing was changed");
        assert_eq!(owned.get("/v1/retention").await.body["statement_days"], Value::Null);
        running.stop().await;
    }

    async fn another_teams_settings_are_the_same_404_as_what_does_not_exist(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.webhook_loopback = true;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let (owner, other) = (deployment.person(&running, Role::Owner).await.unwrap(), deployment.person(&running, Role::Owner).await.unwrap());
        let client = deployment.client(&running);
        let theirs = client.signed_in(&other.email).await;
        let endpoint = theirs.post("/v1/webhook-endpoints", &json!({"url": "http://127.0.0.1:9/"})).await.body["id"].as_str().unwrap().to_owned();
        let delivery = theirs.post(&format!("/v1/webhook-endpoints/{endpoint}/test"), &Value::Null).await.body["id"].as_str().unwrap().to_owned();
        let invitation = theirs.post("/v1/invitations", &json!({"email": "ravi@example.com", "role": "viewer"})).await.body["id"].as_str().unwrap().to_owned();
        let key = theirs.get("/v1/api-keys").await.body["data"][0]["id"].as_str().unwrap().to_owned();
        let entry = theirs.get("/v1/audit-events").await.body["data"][0]["id"].as_str().unwrap().to_owned();
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let user = other.user.id.to_string();
        for (page, id) in [
            (format!("/settings/members/{user}"), &user),
            (format!("/settings/webhooks/{endpoint}"), &endpoint),
            (format!("/settings/audit/{entry}"), &entry),
        ] {
            let nobodys = format!("{}_{NOBODYS}", id.split_once('_').unwrap().0);
            let (there, nowhere) = (visitor.get(&page).await, visitor.get(&page.replace(id, &nobodys)).await);
            assert_eq!((there.status, nowhere.status), (404, 404), "{page}");
            assert_eq!(there.html.replace(id, ""), nowhere.html.replace(&nobodys, ""), "{page}");
        }
        assert_eq!(visitor.get(&format!("/settings/webhooks/{endpoint}/deliveries/{delivery}")).await.status, 404);
        for (page, fields) in [
            (format!("/settings/members/{user}"), vec![("act", "disable")]),
            (format!("/settings/members/{user}"), vec![("act", "role"), ("role", "viewer")]),
            (format!("/settings/members/{user}"), vec![("act", "reset-link")]),
            (format!("/settings/members/{user}"), vec![("act", "unlock")]),
            ("/settings/members".to_owned(), vec![("act", "revoke-invitation"), ("id", invitation.as_str())]),
            (format!("/settings/webhooks/{endpoint}"), vec![("act", "delete")]),
            (format!("/settings/webhooks/{endpoint}"), vec![("act", "test")]),
            (format!("/settings/webhooks/{endpoint}"), vec![("act", "rotate"), ("grace_hours", "0")]),
            (format!("/settings/webhooks/{endpoint}"), vec![("act", "change"), ("url", "https://hooks.example.com/")]),
            (format!("/settings/webhooks/{endpoint}"), vec![("act", "replay"), ("since", "2026-01-01T00:00")]),
            (format!("/settings/webhooks/{endpoint}/deliveries/{delivery}"), vec![]),
            (format!("/settings/api-keys/{key}/revoke"), vec![]),
        ] {
            visitor.get("/settings/account").await;
            let seen = visitor.post(&page, &fields).await;
            assert_eq!(seen.status, 404, "{page} {fields:?}: {}", seen.html);
        }
        assert_eq!(theirs.get(&format!("/v1/webhook-endpoints/{endpoint}")).await.body["url"], "http://127.0.0.1:9/");
        assert_eq!(client.with_token(&other.api_key).get("/v1/me").await.status, 200);
        assert_eq!(theirs.get("/v1/invitations").await.body["data"][0]["status"], "open");
        running.stop().await;
    }

    async fn a_team_sets_its_rules_and_is_asked_before_a_shorter_retention_erases(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let page = "/settings/team";
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        visitor.get(page).await;
        let saved = visitor.post(page, &[("act", "settings"), ("four_eyes", "true"), ("longest_key_days", "90")]).await;
        assert_eq!((saved.status, saved.header("location")), (303, "/settings/team?done=saved"), "{}", saved.html);
        let expected = json!({"four_eyes": true, "reviewers_only": false, "require_second_factor": false, "longest_key_days": 90});
        assert_eq!(client.get("/v1/team/settings").await.body, expected);
        let shown = visitor.get(page).await;
        assert!(shown.html.contains("name=\"four_eyes\" value=\"true\" checked") && shown.html.contains("value=\"90\""), "{}", shown.html);
        let keys = visitor.get("/settings/api-keys").await;
        assert!(keys.html.contains("Days that the team lets a key live: 90."), "{}", keys.html);
        let refused = visitor.post("/settings/api-keys", &[("name", "endless")]).await;
        assert!(refused.status == 400 && refused.html.contains("90 days at most") && refused.html.contains("value=\"endless\""), "{}", refused.html);
        let wrong = visitor.post(page, &[("act", "settings"), ("longest_key_days", "4000")]).await;
        assert_eq!(wrong.status, 400, "{}", wrong.html);
        assert_eq!(client.get("/v1/team/settings").await.body, expected);

        // Nothing was limited before, so 90 days are shorter; 120 afterwards are not.
        let question = visitor.post(page, &[("act", "retention"), ("statement_days", "90"), ("report_days", "")]).await;
        assert!(question.status == 200 && question.html.contains("Erase what is older?") && question.html.contains("Statements: 90 days"), "{}", question.html);
        assert!(!question.html.contains("Reports: "), "{}", question.html);
        assert_eq!(client.get("/v1/retention").await.body["statement_days"], Value::Null, "nothing was set");
        let set = visitor.post(page, &[("act", "retention"), ("statement_days", "90"), ("confirmed", "true")]).await;
        assert_eq!(set.status, 303, "{}", set.html);
        assert_eq!(client.get("/v1/retention").await.body, json!({"statement_days": 90, "report_days": null, "credit_check_days": null}));
        let longer = visitor.post(page, &[("act", "retention"), ("statement_days", "120")]).await;
        assert_eq!(longer.status, 303, "{}", longer.html);
        assert_eq!(client.get("/v1/retention").await.body["statement_days"], 120);
        running.stop().await;
    }

    async fn a_key_is_good_for_what_was_ticked_and_its_owner_revokes_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running);
        let page = "/settings/api-keys";
        let mut visitor = Visitor::signed_in(client.base(), &reviewer.email).await;
        let seen = visitor.post(page, &[
            ("name", "reader"), ("expires_on", "2099-01-01"), ("scope", "analyses:read"), ("scope", "products:read"),
        ]).await;
        let key = client.with_token(seen.between("id=\"new-key\">", "<"));
        let me = key.get("/v1/me").await.body;
        assert_eq!(me["token"]["scopes"], json!(["analyses:read", "products:read"]));
        // Midnight in India is half past six in the evening before.
        assert_eq!(me["token"]["expires_at"], "2098-12-31T18:30:00.000Z");
        assert_eq!((key.get("/v1/products").await.status, key.get("/v1/usage").await.code()), (200, "insufficient_scope"));
        let listed = visitor.get(page).await;
        assert!(listed.html.contains("analyses:read, products:read") && listed.html.contains("refused from the next request on"), "{}", listed.html);
        let wrong = visitor.post(page, &[("name", "<script>"), ("scope", "everything")]).await;
        assert!(wrong.status == 400 && wrong.html.contains("value=\"&lt;script&gt;\""), "{}", wrong.html);
        // An owner sees whose it is.
        let seen = Visitor::signed_in(client.base(), &owner.email).await.get(page).await;
        assert!(seen.html.contains("reader") && !seen.html.contains(reviewer.user.id.as_str()), "by name: {}", seen.html);
        let id = me["token"]["id"].as_str().unwrap();
        let revoked = visitor.post(&format!("{page}/{id}/revoke"), &[]).await;
        assert_eq!((revoked.status, revoked.header("location")), (303, "/settings/api-keys?done=key"));
        assert_eq!(key.get("/v1/me").await.status, 401);
        running.stop().await;
    }

    async fn what_happened_is_listed_filtered_and_proved(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        client.signed_in(&member.email).await;
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let page = "/settings/audit";
        let theirs = visitor.get(&format!("{page}?actor={}&action=sign_in.succeeded", member.user.id)).await;
        let owned = client.with_token(&owner.api_key);
        let told = owned.get(&format!("/v1/audit-events?actor={}&action=sign_in.succeeded", member.user.id)).await.body;
        assert_eq!(told["data"].as_array().unwrap().len(), 1, "{told}");
        let entry = told["data"][0]["id"].as_str().unwrap();
        assert_eq!(theirs.html.matches(&format!("href=\"{page}/aud_")).count(), 1, "{}", theirs.html);
        assert!(theirs.html.contains(&format!("href=\"{page}/{entry}\"")), "{}", theirs.html);
        let proof = owned.get(&format!("/v1/audit-events/{entry}/proof")).await.body;
        let shown = visitor.get(&format!("{page}/{entry}")).await;
        let own = &proof["entry_hashes"][usize::try_from(proof["position"].as_u64().unwrap()).unwrap()];
        for hash in [own, &proof["hash"], &proof["previous"], &proof["signature"]] {
            assert!(shown.html.contains(hash.as_str().unwrap()), "{hash} is not in {}", shown.html);
        }
        let none = visitor.get(&format!("{page}?to=2020-01-01")).await;
        assert!(none.status == 200 && none.html.contains("Nothing matches these filters."), "{}", none.html);
        for (query, status) in [("from=tomorrow", 400), ("action=dancing", 400), ("subject=%22%3E%3Cscript%3E", 200), ("actor=%22%3E%3Cscript%3E", 200)] {
            let seen = visitor.get(&format!("{page}?{query}")).await;
            assert_eq!(seen.status, status, "{query}: {}", seen.html);
            assert!(!seen.html.contains("<script>"), "{query}");
        }
        // More than a page: the rest is one click away, with the same filter.
        for _ in 0..51 {
            owned.get("/v1/audit-events?limit=1").await;
        }
        let first = visitor.get(&format!("{page}?action=audit.read")).await;
        assert_eq!(first.html.matches(&format!("href=\"{page}/aud_")).count(), 50);
        let older = first.between("rel=\"next\" href=\"", "\"").replace("&amp;", "&");
        assert!(older.contains("action=audit.read") && older.contains("cursor=aud_"), "{older}");
        let second = visitor.get(&older).await;
        assert!(second.status == 200 && second.html.matches(&format!("href=\"{page}/aud_")).count() >= 2, "{}", second.html);
        running.stop().await;
    }

    async fn remembered_payers_are_seen_by_all_and_forgotten_by_owners(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let page = "/settings/payers";
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        assert!(visitor.get(page).await.html.contains("No payers are remembered."));
        let product = crate::corrections::product(&client).await;
        let analysis = crate::corrections::completed(&client, crate::corrections::freelancer(&product)).await;
        let names = json!({"employers": ["RAVI MEHTA"], "remember": true, "reason": "Contracts seen."});
        let corrected = client.patch(&format!("{analysis}/corrections"), &names).await;
        assert_eq!(corrected.status, 200, "{}", corrected.text);
        let payers = client.get("/v1/payers").await.body;
        assert_eq!(payers["total"], 1, "{payers}");
        let mut reader = Visitor::signed_in(client.base(), &viewer.email).await;
        for seen in [visitor.get(page).await, reader.get(page).await] {
            assert!(seen.html.contains("RAVI MEHTA"), "{}", seen.html);
        }
        assert!(!reader.get(page).await.html.contains("pay_"), "nothing to forget for who only reads");
        let id = payers["data"][0]["id"].as_str().unwrap();
        let gone = visitor.post(page, &[("id", id)]).await;
        assert_eq!((gone.status, gone.header("location")), (303, "/settings/payers?done=payer"), "{}", gone.html);
        assert_eq!(client.get("/v1/payers").await.body["total"], 0);
        visitor.get(page).await;
        assert_eq!(visitor.post(page, &[("id", id)]).await.status, 404);
        running.stop().await;
    }
}
