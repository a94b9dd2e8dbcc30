//! What stands on a page of a report is what the API answers, and a figure leads to the rows it was made of.

use std::collections::BTreeSet;

use lending_samples::{Fault, Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes};
use serde_json::Value;

use super::journey::ended;
use super::markup::tags;
use super::visitor::{Seen, Visitor, decoded, encoded};

/// Every place of the report that a page leads to, with what else the address asks for.
fn places(seen: &Seen) -> BTreeSet<(String, Option<String>)> {
    let links = seen.html.split("/rows?behind=").skip(1).filter_map(|rest| rest.split('"').next());
    let link = |link: &str| {
        let link = link.replace("&amp;", "&");
        let (place, more) =
            link.split_once('&').map_or((link.as_str(), None), |(place, more)| (place, Some(more)));
        (decoded(place), more.map(str::to_owned))
    };
    links.map(link).collect()
}

/// The rows that the report itself names there. A step may name several members.
fn named(value: &Value, steps: &[&str], rows: &mut BTreeSet<String>) {
    let Some((step, rest)) = steps.split_first() else {
        rows.extend(value.as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()));
        return;
    };
    for name in step.split(',') {
        let within = if value.is_array() { &value[name.parse::<usize>().unwrap()] } else { &value[name] };
        assert!(!within.is_null(), "{step} is nowhere in {value}");
        named(within, rest, rows);
    }
}

/// What a page tells of a figure, with where it leads.
fn figure(seen: &Seen, name: &str) -> (String, Option<String>) {
    let told = seen.between(&format!("<dt>{name}</dt><dd"), "</dd>").split_once('>').unwrap().1;
    match told.strip_prefix("<a class=\"proof\" href=\"") {
        Some(link) => {
            let (address, rest) = link.split_once("\">").unwrap();
            (rest.strip_suffix("</a>").unwrap().to_owned(), Some(address.replace("&amp;", "&")))
        }
        None => (told.to_owned(), None),
    }
}

fn metric_has_rows(report: &Value, name: &str) -> bool {
    let metrics = report["metrics"].as_array().unwrap();
    let metric = metrics.iter().find(|metric| metric["name"] == name);
    metric.is_some_and(|metric| !metric["transaction_ids"].as_array().unwrap().is_empty())
}

/// Where the proofs of a page are.
fn proofs(seen: &Seen) -> BTreeSet<String> {
    let all = tags(&seen.html).into_iter().filter(|tag| tag.attribute("class") == Some("proof"));
    all.filter_map(|tag| tag.attribute("href").map(str::to_owned)).collect()
}

both_modes! {
    async fn what_rests_on_no_rows_leads_to_what_proves_it(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 100_000;
        deployment.settings.limit_general_burst = 100_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        for fault in [Fault::None, Fault::TamperedAmount] {
            let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, 3);
            let drawn = statement(&Spec { fault, ..spec }).unwrap();
            let made = client.upload(Form::default().file(&drawn.pdf).text("inputs", r#"{"requested_amount": 100000}"#)).await;
            let analysis = ended(&client, made.body["id"].as_str().unwrap()).await;
            let (page, report) = (format!("/analyses/{}", analysis["id"].as_str().unwrap()), &analysis["result"]);
            let facts = visitor.get(&page).await;
            let breaks = report["data_quality"]["breaks"].as_array().unwrap().len();
            assert_eq!(breaks > 0, fault == Fault::TamperedAmount, "{}", report["data_quality"]);
            let of_balances = if breaks == 0 { "/document#certainty" } else { "/rows?flag=balance_break" };
            for (name, path) in [("Name", "#accounts"), ("Balances agree", of_balances), ("Certainty of the reading", "/document#certainty")] {
                assert_eq!(figure(&facts, name).1, Some(format!("{page}{path}")), "{name}: {}", facts.html);
            }
            if breaks > 0 {
                let rows = visitor.get(&format!("{page}/rows?flag=balance_break")).await;
                assert!(rows.html.contains(&format!(" / {breaks}</span>")), "{}", rows.html);
            }
            let limits = format!("{page}/policy#limits");
            assert_eq!(proofs(&facts).contains(&limits), !report["decision"]["offer"].is_null(), "{}", facts.html);
            // Every proof is there, also where it is a place on a page. A finding may be about a page as a whole.
            for tab in ["", "/money", "/policy", "/memo"] {
                for proof in proofs(&visitor.get(&format!("{page}{tab}")).await) {
                    let (address, place) = proof.split_once('#').unwrap_or((proof.as_str(), "box"));
                    let seen = visitor.get(address).await;
                    assert_eq!(seen.status, 200, "{proof}");
                    assert!(place == "box" || seen.html.contains(&format!(" id=\"{place}\"")), "{proof}: {}", seen.html);
                }
            }
        }
        running.stop().await;
    }

    async fn every_figure_that_has_rows_leads_to_just_those_rows(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 100_000;
        deployment.settings.limit_general_burst = 100_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        for persona in [Persona::SalariedWithBounces, Persona::MulePassThrough] {
            let spec = Spec::new(layout("hdfc-classic").unwrap(), persona, 6, 3);
            let form = Form::default().file(&statement(&spec).unwrap().pdf).text("inputs", r#"{"requested_amount": 100000}"#);
            let made = client.upload(form).await;
            let analysis = ended(&client, made.body["id"].as_str().unwrap()).await;
            let (page, report) = (format!("/analyses/{}", analysis["id"].as_str().unwrap()), &analysis["result"]);
            let facts = visitor.get(&page).await;
            for (name, metric) in [
                ("Monthly income", "monthly_income"), ("Instalments a month", "monthly_obligations"),
                ("Instalments of income, with this loan", "foir"), ("Average balance", "abb"),
                ("Left over a month", "monthly_surplus"),
            ] {
                assert_eq!(figure(&facts, name).1.is_some(), metric_has_rows(report, metric), "{name}: {}", facts.html);
            }
            let inward = &report["bounces"]["inward_count"];
            let (told, behind) = figure(&facts, "Returned payments");
            assert_eq!((told, behind.is_some()), (inward.to_string(), *inward != 0), "{}", facts.html);
            if persona == Persona::SalariedWithBounces {
                assert!(inward.as_u64().unwrap() > 0 && metric_has_rows(report, "abb"), "the sample shows both");
            }
            let mut followed = 0;
            for tab in ["", "/money", "/policy"] {
                let seen = visitor.get(&format!("{page}{tab}")).await;
                for (place, more) in places(&seen) {
                    let mut rows = BTreeSet::new();
                    named(report, &place[1..].split('/').collect::<Vec<_>>(), &mut rows);
                    if let Some(direction) = more.as_deref().and_then(|more| more.strip_prefix("direction=")) {
                        let all = report["transactions"].as_array().unwrap();
                        rows.retain(|id| all.iter().any(|row| row["id"] == **id && row["direction"] == direction));
                    }
                    let more = more.map_or_else(String::new, |more| format!("&{more}"));
                    let behind = visitor.get(&format!("{page}/rows?behind={}{more}", encoded(&place))).await;
                    assert_eq!(behind.status, 200, "{place}");
                    let total = format!(" / {}</span>", rows.len());
                    assert!(!rows.is_empty() && behind.html.contains(&total), "{place}: {} rows: {}", rows.len(), behind.html);
                    for id in rows.iter().take(5) {
                        // Those beyond the first page are counted.
                        assert!(rows.len() > 50 || behind.html.contains(&format!("row={id}")), "{place}: {id}");
                    }
                    followed += 1;
                }
            }
            assert!(followed > 15, "{followed} figures lead somewhere");
            // A bar of a month is what came in in it.
            let money = visitor.get(&format!("{page}/money")).await;
            assert!(money.html.contains("/rows?behind=%2Fmonthly%2F0%2Ftransaction_ids&amp;direction=credit"), "{}", money.html);
        }
        running.stop().await;
    }
}
