//! Lists of a team that has very many analyses.

use std::time::Duration;

use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::many_analyses::{ManyAnalyses, PAGE};
use lending_tests::{Mode, TestDeployment};

/// One in fifty of the million that `just bench-lists` asks about; the plan is the same.
const ANALYSES: usize = 20_000;
const DEEP_PAGE: usize = 500;
/// How many pages are asked for.
const PAGES: u8 = 3;
/// How many entries the total is counted from at most, for each of them.
const COUNTED: i64 = 10_001;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_page_and_a_deep_one_by_cursor_read_no_more_than_they_show_and_count() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let pdf =
        statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 1)).unwrap().pdf;
    let many = ManyAnalyses::fill(&deployment, ANALYSES, DEEP_PAGE, &pdf).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let client = deployment.client(&running).with_token(&many.api_key);
    // What has been read so far is told once it no longer changes.
    let mut before = reads(&deployment).await;
    loop {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let now = reads(&deployment).await;
        if now == before {
            break;
        }
        before = now;
    }

    let first = client.get(&format!("/v1/analyses?limit={PAGE}")).await;
    let deep = client.get(&format!("/v1/analyses?limit={PAGE}&cursor={}", many.deep_cursor)).await;
    // As deep from the other end: up again to where the deep page began.
    let lowest = deep.body["data"][PAGE - 1]["id"].as_str().unwrap();
    let upwards = client.get(&format!("/v1/analyses?limit={PAGE}&order=oldest&cursor=oldest.{lowest}")).await;
    assert_eq!(upwards.body["data"][PAGE - 1]["id"], many.deep_cursor, "{}", upwards.text);
    for page in [&first, &deep, &upwards] {
        assert_eq!(page.status, 200, "{}", page.text);
        assert_eq!(page.body["data"].as_array().unwrap().len(), PAGE);
        assert!(page.body["total"].is_null(), "more than ten thousand are not counted");
    }
    running.stop().await;
    let after = loop {
        let now = reads(&deployment).await;
        if now.of_index >= before.of_index + i64::from(PAGES) {
            break now;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    // Where most rows are the team's own, Postgres may count them without the index; it still stops at the limit.
    let read = (after.entries - before.entries) + (after.of_table - before.of_table);
    let shown = i64::try_from(PAGE + 1).unwrap();
    assert!(read <= i64::from(PAGES) * (shown + COUNTED), "{before:?} {after:?}");
}

async fn reads(deployment: &TestDeployment) -> lending_tests::Reads {
    deployment.reads("analyses", "analyses_by_team").await.unwrap()
}
