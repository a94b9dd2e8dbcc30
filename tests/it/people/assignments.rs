//! Who holds a case: somebody who may decide about it, or nobody; and it is never left with somebody who has gone.

use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::{Value, json};

use super::refusal;
use crate::corrections::{completed, freelancer, product};

async fn assigned(client: &Client, path: &str, to: &Value) -> Value {
    let answer = client.patch(path, &json!({"assignee": to})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.body
}

/// The paths of the cases that a filter finds, the newest first.
async fn held(client: &Client, query: &str) -> Vec<String> {
    let page = client.get(&format!("/v1/analyses?{query}")).await;
    assert_eq!(page.status, 200, "{}", page.text);
    let data = page.body["data"].as_array().unwrap();
    assert_eq!(page.body["total"], data.len(), "{query}");
    data.iter().map(|one| format!("/v1/analyses/{}", one["id"].as_str().unwrap())).collect()
}

both_modes! {
    async fn a_case_is_given_to_somebody_and_found_by_whoever_holds_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let reviewer = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let theirs = client.with_token(&reviewer.api_key);
        let product = product(&client).await;
        let mut cases = Vec::new();
        for _ in 0..3 {
            cases.push(completed(&client, freelancer(&product)).await);
        }
        let [first, second, third] = [&cases[0], &cases[1], &cases[2]];
        assert_eq!(client.get(first).await.body["assignee"], Value::Null, "at first nobody holds it");
        let etag = client.get(first).await.header("etag").unwrap().to_owned();

        let given = assigned(&client, first, &json!(reviewer.user.id.as_str())).await;
        assert_eq!(given["assignee"], json!({"id": reviewer.user.id.as_str(), "name": "Asha Rao"}));
        assert_eq!((&given["decision"], &given["revision"]), (&json!("review"), &json!(1)), "nothing else changed");
        assert_ne!(client.get(first).await.header("etag").unwrap(), etag, "whoever holds the record is told");
        // A reviewer gives a case on, and takes one.
        assigned(&theirs, second, &json!(owner.user.id.as_str())).await;

        assert_eq!(held(&theirs, "assignee=me").await, std::slice::from_ref(first));
        assert_eq!(held(&client, &format!("assignee={}", reviewer.user.id)).await, std::slice::from_ref(first));
        assert_eq!(held(&client, "assignee=me&awaiting_review=true").await, std::slice::from_ref(second));
        assert_eq!(held(&client, "assignee=none").await, std::slice::from_ref(third));
        assert_eq!(held(&client, "assignee=usr_01ARZ3NDEKTSV4RRFFQ69G5FAV").await, Vec::<String>::new());
        assert_eq!(held(&client, "").await.len(), 3, "without the filter all of them");
        let wrong = client.get("/v1/analyses?assignee=somebody").await;
        assert_eq!((wrong.status, wrong.fields()), (400, vec!["assignee"]));
        // Pages go on within the filter.
        assigned(&client, third, &json!(owner.user.id.as_str())).await;
        let page = client.get("/v1/analyses?assignee=me&limit=1").await.body;
        assert_eq!((&page["total"], &page["has_more"]), (&json!(2), &json!(true)));
        let rest = client.get(&format!("/v1/analyses?assignee=me&limit=1&cursor={}", page["next_cursor"].as_str().unwrap())).await.body;
        assert_eq!(format!("/v1/analyses/{}", rest["data"][0]["id"].as_str().unwrap()), *second);

        // Null and an empty text are nobody; a body that names nothing changes nothing.
        assert_eq!(assigned(&client, second, &Value::Null).await["assignee"], Value::Null);
        assert_eq!(assigned(&client, third, &json!("")).await["assignee"], Value::Null);
        assert_eq!(client.patch(first, &json!({})).await.body["assignee"]["id"], reviewer.user.id.as_str());
        let refused = client.patch(first, &json!({"asignee": null})).await;
        assert_eq!((refused.status, refused.fields()), (400, vec!["asignee"]));

        // On record: who, which case, to whom. What changed nothing is not.
        assigned(&client, first, &json!(reviewer.user.id.as_str())).await;
        let log = client.get("/v1/audit-events?action=analysis.assigned").await.body;
        let told: Vec<(&Value, &Value)> = log["data"].as_array().unwrap().iter().map(|entry| (&entry["actor"], &entry["detail"])).collect();
        let (us, them, nobody) = (json!(owner.user.id.as_str()), json!(reviewer.user.id.as_str()), json!("nobody"));
        assert_eq!(told, [(&us, &nobody), (&us, &nobody), (&us, &us), (&them, &us), (&us, &them)]);
        assert_eq!(format!("/v1/analyses/{}", log["data"][4]["subject"].as_str().unwrap()), *first);

        // Erased, it is nobody's.
        assert_eq!(client.delete(first).await.status, 204);
        assert_eq!(held(&theirs, "assignee=me").await, Vec::<String>::new());
        running.stop().await;
    }

    async fn only_somebody_who_may_review_the_case_is_given_it(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let team = &owner.user.team;
        let member = deployment.colleague(&running, team, Role::Member).await.unwrap();
        let reviewer = deployment.colleague(&running, team, Role::Reviewer).await.unwrap();
        let viewer = deployment.colleague(&running, team, Role::Viewer).await.unwrap();
        let stranger = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let signed_in = client.signed_in(&owner.email).await;
        let path = completed(&client, freelancer(&product(&client).await)).await;
        let give = async |to: &str| client.with_header("X-Request-Id", "same").patch(&path, &json!({"assignee": to})).await;
        let (nobodys, strangers) = (give("usr_01ARZ3NDEKTSV4RRFFQ69G5FAV").await, give(stranger.user.id.as_str()).await);
        assert_eq!(refusal(&nobodys), (400, "invalid_assignee"));
        assert_eq!((strangers.status, &strangers.text), (400, &nobodys.text), "of another team nothing is learnt");
        assert_eq!(nobodys.fields(), ["assignee"]);
        for wrong in ["me", "somebody", viewer.user.id.as_str()] {
            assert_eq!(refusal(&give(wrong).await), (400, "invalid_assignee"), "{wrong}");
        }
        for right in [&member, &reviewer, &owner] {
            assert_eq!(give(right.user.id.as_str()).await.status, 200);
        }
        assert_eq!(refusal(&client.with_token(&viewer.api_key).patch(&path, &json!({"assignee": null})).await), (403, "forbidden_role"));
        let strange = client.with_token(&stranger.api_key).patch(&path, &json!({"assignee": null})).await;
        assert_eq!(refusal(&strange), (404, "not_found"));

        // What the team asks of reviews it asks of whoever is to hold a case.
        let people = async || {
            let listed = client.with_token(&viewer.api_key).get("/v1/assignees").await.body;
            let ids: Vec<String> = listed["data"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect();
            assert_eq!(listed["total"], ids.len());
            ids
        };
        let all = [reviewer.user.id.to_string(), member.user.id.to_string(), owner.user.id.to_string()];
        assert_eq!(people().await, all, "the newest first, and nobody who only reads");
        assert_eq!(signed_in.patch("/v1/team/settings", &json!({"reviewers_only": true})).await.status, 200);
        assert_eq!(refusal(&give(member.user.id.as_str()).await), (400, "invalid_assignee"));
        assert_eq!(people().await, [all[0].clone(), all[2].clone()]);
        assert_eq!(signed_in.patch("/v1/team/settings", &json!({"reviewers_only": false, "four_eyes": true})).await.status, 200);
        assert_eq!(refusal(&give(owner.user.id.as_str()).await), (400, "invalid_assignee"), "who uploaded it does not review it");
        assert_eq!(give(member.user.id.as_str()).await.status, 200);
        running.stop().await;
    }

    async fn whoever_cannot_review_any_more_leaves_open_cases_to_nobody(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let leaving = deployment.colleague(&running, &owner.user.team, Role::Reviewer).await.unwrap();
        let demoted = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let signed_in = client.signed_in(&owner.email).await;
        let product = product(&client).await;
        let (open, decided) = (completed(&client, freelancer(&product)).await, completed(&client, freelancer(&product)).await);
        let other = completed(&client, freelancer(&product)).await;
        for (path, person) in [(&open, &leaving), (&decided, &leaving), (&other, &demoted)] {
            assigned(&client, path, &json!(person.user.id.as_str())).await;
        }
        assert_eq!(client.post(&format!("{decided}/review"), &json!({"outcome": "approve"})).await.status, 200);
        let changed = signed_in.patch(&format!("/v1/members/{}", leaving.user.id), &json!({"disabled": true})).await;
        assert_eq!(changed.status, 200, "{}", changed.text);
        assert_eq!(client.get(&open).await.body["assignee"], Value::Null);
        assert_eq!(client.get(&decided).await.body["assignee"]["id"], leaving.user.id.as_str(), "what was decided keeps whose it was");
        assert_eq!(refusal(&client.patch(&open, &json!({"assignee": leaving.user.id.as_str()})).await), (400, "invalid_assignee"));
        // A role that goes on reviewing keeps its cases; one that only reads does not.
        let member = format!("/v1/members/{}", demoted.user.id);
        assert_eq!(signed_in.patch(&member, &json!({"role": "reviewer"})).await.status, 200);
        assert_eq!(client.get(&other).await.body["assignee"]["id"], demoted.user.id.as_str());
        assert_eq!(signed_in.patch(&member, &json!({"role": "viewer"})).await.status, 200);
        assert_eq!(client.get(&other).await.body["assignee"], Value::Null);
        assert_eq!(held(&client, "assignee=none").await, [other, open]);
        running.stop().await;
    }
}
