//! Saved checks are found again: by page, by name, by number, by time; and by their own team alone.

use lending_bureau::sandbox::Case;
use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::{NAME, WithBureau, refusal};

fn ids(list: &Value) -> Vec<&str> {
    list["data"].as_array().unwrap().iter().map(|check| check["id"].as_str().unwrap()).collect()
}

both_modes! {
    async fn checks_are_found_by_page_name_number_and_time(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let mut made = Vec::new();
        for (number, name) in ["Asha Rao", "Ramesh Kumar Sharma", "Asha Sharma"].iter().enumerate() {
            let body = json!({"name": name, "mobile": mobile_of(Case::Clean, u32::try_from(number).unwrap()), "consent": true});
            made.push(setup.client.post("/v1/credit-checks", &body).await.body);
        }
        let id = |place: usize| made[place]["id"].as_str().unwrap();
        let all = setup.client.get("/v1/credit-checks").await.body;
        assert_eq!((ids(&all), &all["total"]), (vec![id(2), id(1), id(0)], &json!(3)), "newest first");
        assert!(all["data"].as_array().unwrap().iter().all(|check| check.get("report").is_none()), "lists carry no report");
        let first = setup.client.get("/v1/credit-checks?limit=2").await.body;
        let cursor = first["next_cursor"].as_str().unwrap();
        let rest = setup.client.get(&format!("/v1/credit-checks?cursor={cursor}")).await.body;
        assert_eq!((ids(&first), ids(&rest)), (vec![id(2), id(1)], vec![id(0)]));
        let asked = async |query: &str| setup.client.get(&format!("/v1/credit-checks?{query}")).await.body;
        assert_eq!(ids(&asked("q=sharma").await), [id(2), id(1)]);
        assert_eq!(ids(&asked("q=ASHA%20rao").await), [id(0)]);
        assert_eq!(ids(&asked("q=shar").await), Vec::<&str>::new(), "whole words only");
        let number = mobile_of(Case::Clean, 1).replace("+91", "0");
        assert_eq!(ids(&asked(&format!("q={number}")).await), [id(1)], "the number in another spelling");
        let between = made[1]["created_at"].as_str().unwrap();
        assert_eq!(ids(&asked(&format!("created_after={between}")).await), [id(2)]);
        assert_eq!(ids(&asked(&format!("created_before={between}")).await), [id(0)]);
        for query in ["q=-", "limit=0", "cursor=nonsense", "status=completed", "created_after=yesterday"] {
            assert_eq!(refusal(&setup.client.get(&format!("/v1/credit-checks?{query}")).await), (400, "invalid_request"), "{query}");
        }
        setup.close().await;
    }

    async fn another_teams_check_is_the_same_404_as_none(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let made = setup.check(Case::Clean).await.body;
        let stranger = setup.deployment.person(&setup.running, Role::Owner).await.unwrap();
        let stranger = setup.client.with_token(&stranger.api_key).with_header("X-Request-Id", "same");
        let theirs = stranger.get(&format!("/v1/credit-checks/{}", made["id"].as_str().unwrap())).await;
        let nobodys = stranger.get("/v1/credit-checks/chk_01ARZ3NDEKTSV4RRFFQ69G5FAV").await;
        let malformed = stranger.get("/v1/credit-checks/nonsense").await;
        assert_eq!(theirs.status, 404);
        assert_eq!((&theirs.text, &theirs.text), (&nobodys.text, &malformed.text));
        assert_eq!(stranger.get("/v1/credit-checks").await.body["total"], 0);
        assert_eq!(stranger.get("/v1/usage").await.body["pulls"], 0);
        // An earlier report of one team is no other team's to show again.
        let again = json!({"name": NAME, "mobile": mobile_of(Case::Clean, 1), "consent": true, "reuse_within_days": 30});
        assert_eq!(stranger.post("/v1/credit-checks", &again).await.body["billing"]["state"], "charged");
        setup.close().await;
    }
}
