//! Whatever another team has, its pages are those of nothing at all: the same status, the same words, and nothing happens.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::Value;

use super::routes::{FURTHER, deeds, filled, registered, said};
use super::visitor::{Seen, Visitor};
use crate::people::matrix::Theirs;

const NOBODYS: &str = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/// The same with an id that nobody has. What is numbered within something has the same number in anything.
fn nobodys(id: &str) -> String {
    match id.split_once('_') {
        Some((kind, _)) if id.len() > NOBODYS.len() => format!("{kind}_{NOBODYS}"),
        _ => id.to_owned(),
    }
}

/// A text with nothing in it of what tells ids apart.
fn without_ids(text: &str, theirs: &Theirs) -> String {
    theirs.ids().fold(text.to_owned(), |text, id| text.replace(id, "").replace(&nobodys(id), ""))
}

/// The same refusal, to the last letter but for the id that was asked for.
fn assert_alike(place: &str, known: &Theirs, theirs: &Seen, nobodys: &Seen) {
    assert_eq!((theirs.status, nobodys.status), (404, 404), "{place}: {}", theirs.html);
    assert_eq!(without_ids(&theirs.html, known), without_ids(&nobodys.html, known), "{place}");
    let names = |seen: &Seen| -> Vec<String> {
        seen.headers.keys().map(ToString::to_string).filter(|name| name != "date").collect()
    };
    assert_eq!(names(theirs), names(nobodys), "{place}");
    assert_eq!(theirs.header("content-type"), nobodys.header("content-type"), "{place}");
}

both_modes! {
    async fn every_page_of_another_teams_things_is_that_of_nothing(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        deployment.settings.limit_pull_burst = 20;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let (owner, other) = (deployment.person(&running, Role::Owner).await.unwrap(), deployment.person(&running, Role::Owner).await.unwrap());
        let client = deployment.client(&running);
        let theirs = Theirs::make(&client, &other).await;
        let them = client.with_token(&other.api_key);
        let state = async || -> Vec<Value> {
            let mut all = Vec::new();
            for path in [
                format!("/v1/analyses/{}", theirs.id("/analyses/")), format!("/v1/products/{}", theirs.id("/products/")),
                format!("/v1/webhook-endpoints/{}", theirs.id("/webhook-endpoints/")), "/v1/payers".to_owned(),
                format!("/v1/credit-checks/{}", theirs.id("/credit-checks/")),
            ] {
                let mut answer = them.get(&path).await;
                assert_eq!(answer.status, 200, "{path}: {}", answer.text);
                // Their own deliveries go on meanwhile, to a receiver that is not there.
                if let Some(members) = answer.body.as_object_mut() {
                    members.remove("failing_since");
                }
                all.push(answer.body);
            }
            all
        };
        let before = state().await;
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let of_theirs = |kind: &str| theirs.id(kind).to_owned();
        let of_nobody = |kind: &str| nobodys(theirs.id(kind));
        let of_no_kind = |kind: &str| if nobodys(theirs.id(kind)) == theirs.id(kind) { theirs.id(kind) } else { "nonsense" }.to_owned();
        let routes = registered().into_iter().filter(|route| route.is_opened && route.path.contains("/:"));
        let routes = routes.map(|route| (route.path, route.leads_on)).filter(|(path, _)| path != "/assets/:name");
        let opened: Vec<(String, bool)> = routes.chain(FURTHER.map(|path| (path.to_owned(), false))).collect();
        assert!(opened.len() > 40, "{opened:?}");
        for (path, leads_on) in &opened {
            let place = filled(path, of_theirs);
            let (there, nowhere) = (visitor.get(&place).await, visitor.get(&filled(path, of_nobody)).await);
            if *leads_on {
                assert_eq!((there.status, nowhere.status), (303, 303), "{place}: {}", there.html);
                let [there, nowhere] = [there, nowhere].map(|seen| without_ids(seen.header("location"), &theirs));
                assert_eq!(there, nowhere, "{place}");
                continue;
            }
            assert_alike(&place, &theirs, &there, &nowhere);
            // What cannot be an id at all is nothing as well.
            assert_eq!(visitor.get(&filled(path, of_no_kind)).await.status, 404, "{place}");
        }
        for deed in deeds() {
            let (here, there) = (filled(deed.0, of_theirs), filled(deed.0, of_nobody));
            let (of_here, of_there) = (said(deed, of_theirs), said(deed, of_nobody));
            if here == there && of_here == of_there {
                // It names nothing that somebody has.
                continue;
            }
            let mut seen = Vec::new();
            for (address, fields) in [(&here, &of_here), (&there, &of_there)] {
                visitor.get("/settings/account").await;
                let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
                seen.push(visitor.post(address, &fields).await);
            }
            assert_alike(&format!("{here} {of_here:?}"), &theirs, &seen[0], &seen[1]);
        }
        // A delivery of theirs is none of our endpoint's, and none of theirs is ours.
        let ours = them.with_token(&owner.api_key).post("/v1/webhook-endpoints", &serde_json::json!({"url": "https://hooks.example.com/ours"})).await;
        let ours = ours.body["id"].as_str().unwrap().to_owned();
        let delivery = theirs.id("/deliveries/");
        for endpoint in [ours.as_str(), theirs.id("/webhook-endpoints/")] {
            let page = format!("/settings/webhooks/{endpoint}/deliveries/");
            let other = nobodys(delivery);
            let (there, nowhere) = (visitor.get(&format!("{page}{delivery}")).await, visitor.get(&format!("{page}{other}")).await);
            assert_alike(&page, &theirs, &there, &nowhere);
            visitor.get("/settings/account").await;
            let there = visitor.post(&format!("{page}{delivery}"), &[]).await;
            visitor.get("/settings/account").await;
            let nowhere = visitor.post(&format!("{page}{other}"), &[]).await;
            assert_alike(&page, &theirs, &there, &nowhere);
        }
        // Lists and filters know of nothing of theirs either.
        for page in ["/inbox", "/analyses", "/products", "/products?status=archived", "/credit-checks", "/settings/payers", "/settings/webhooks", "/settings/members", "/settings/audit"] {
            let seen = visitor.get(page).await;
            for kind in ["/analyses/", "/products/", "/credit-checks/", "/payers/", "/webhook-endpoints/", "/members/", "/invitations/"] {
                assert!(!seen.html.contains(theirs.id(kind)), "{page} names {kind}: {}", seen.html);
            }
        }
        let analysis = theirs.id("/analyses/");
        let live = visitor.get(&format!("/analyses/live?id={analysis}&id={}", nobodys(analysis))).await;
        assert_eq!((live.status, live.html.as_str()), (200, ""), "nothing is told of another team's analysis");
        let by_product = visitor.get(&format!("/analyses?product_id={}", theirs.id("/products/"))).await;
        assert!(by_product.status == 200 && by_product.html.contains("Nothing matches these filters."), "{}", by_product.html);
        assert_eq!(state().await, before, "nothing happened to what is theirs");
        running.stop().await;
    }
}
