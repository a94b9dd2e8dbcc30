//! The versions of a product, on its page and without scripts.

use lending_store::users::Role;
use lending_tests::{TestDeployment, both_modes};
use serde_json::json;

use super::visitor::{Seen, Visitor};
use crate::product_versions::changed_twice;

both_modes! {
    async fn the_page_of_a_product_tells_its_versions_in_words_and_in_both_languages(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = changed_twice(&client).await;
        let page = path.strip_prefix("/v1").unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let line = |seen: &Seen, path: &str| {
            seen.between(&format!("data-path=\"{path}\">"), "</li>").to_owned()
        };
        let seen = visitor.get(page).await;
        let newest = seen.between("data-version=\"3\"", "</ul>").to_owned();
        assert!(!newest.contains("annual_rate_pct"), "{newest}");
        assert_eq!(line(&seen, "annual_rate_pct"), "Rate a year: 16.5% → <strong>15.75%</strong>");
        assert_eq!(line(&seen, "amount.max"), "Largest loan: ₹5,00,000 → <strong>₹10,00,000.50</strong>");
        assert_eq!(line(&seen, "fees"), "Fees: nothing → <strong>Processing 2.36%</strong>");
        assert_eq!(line(&seen, "policy.window_months"), "Measured over the last: nothing → <strong>12 months</strong>");
        assert_eq!(
            line(&seen, "policy.rules.income"),
            "Rule added: <strong>The monthly income is at least ₹30,000 – If it does not hold: Knockout</strong>"
        );
        // The newer version lets the rule go; the one before it made it stricter.
        assert!(line(&seen, "policy.rules.foir").starts_with("Rule removed: <del>Instalments take at most 45% of the income (FOIR) · if "), "{}", seen.html);
        let second = seen.between("data-version=\"2\"", "</ul>");
        assert!(second.contains(
            "Rule changed: Instalments take at most 50% of the income (FOIR) → <strong>Instalments take at most 45% of the income (FOIR) · if the monthly income is less than ₹75,000</strong>"
        ), "{second}");
        assert!(seen.html.contains("As it was made."), "{}", seen.html);
        assert!(seen.html.contains(&format!("/settings/audit?subject={}", page.rsplit('/').next().unwrap())), "{}", seen.html);

        // Further versions stand at addresses of their own.
        for rate in 1..=5 {
            assert_eq!(client.patch(&path, &json!({"annual_rate_pct": rate})).await.status, 200);
        }
        let seen = visitor.get(page).await;
        assert!(seen.html.contains("data-version=\"8\"") && !seen.html.contains("data-version=\"3\""), "{}", seen.html);
        let older = visitor.get(&format!("{page}?versions=4")).await;
        assert!(seen.html.contains(&format!("href=\"{page}?versions=4#versions\"")), "{}", seen.html);
        assert!(older.html.contains("data-version=\"3\"") && !older.html.contains("data-version=\"4\""), "{}", older.html);
        assert_eq!(visitor.get(&format!("{page}?versions=x")).await.status, 400);

        // Who may not look into the audit record is not sent there.
        let mut reader = Visitor::signed_in(&base, &viewer.email).await;
        let seen = reader.get(page).await;
        assert!(seen.html.contains("data-version=\"8\"") && !seen.html.contains("/settings/audit?subject="), "{}", seen.html);
        assert_eq!(reader.post("/preferences", &[("language", "hi"), ("next", page)]).await.status, 303);
        let hindi = reader.get(&format!("{page}?versions=4")).await;
        assert_eq!(line(&hindi, "amount.max"), "सबसे बड़ा ऋण: ₹5,00,000 → <strong>₹10,00,000.50</strong>");
        assert_eq!(line(&hindi, "policy.window_months"), "पिछले इतने समय पर मापा जाता है: कुछ नहीं → <strong>12 माह</strong>");
        running.stop().await;
    }

    async fn limits_of_an_offer_are_removed_and_added_beside_what_their_values_may_be(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = changed_twice(&client).await;
        let page = path.strip_prefix("/v1").unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let seen = visitor.get(page).await;
        let gone = seen.between("name=\"remove_limit.", "\"").to_owned();
        assert!(seen.html.contains("name=\"new_limit_metric\"") && seen.html.contains("Unit, values, formula"), "{}", seen.html);
        let changed = visitor.post(page, &[
            (&*format!("remove_limit.{gone}"), "true"), ("new_limit_metric", "dscr"), ("new_limit_value", "1.4"),
        ]).await;
        assert_eq!(changed.status, 303, "{}", changed.html);
        let terms = client.get(&path).await.body;
        let limits = terms["policy"]["limits"].as_array().unwrap();
        assert!(limits.iter().all(|limit| limit["id"] != *gone), "{limits:?}");
        let added = limits.last().unwrap();
        assert_eq!((&added["metric"], &added["op"], &added["value"]), (&"dscr".into(), &"gte".into(), &1.4.into()));
        // A value that nobody means is refused, and the form is as it was filled in.
        let wrong = visitor.post(page, &[("new_limit_metric", "foir"), ("new_limit_value", "50")]).await;
        assert!(wrong.status == 400 && wrong.html.contains("name=\"new_limit_value\"") && wrong.html.contains("value=\"50\""), "{}", wrong.html);
        running.stop().await;
    }
}
