//! Pages of a statement as pictures: where the report says a row stands, there it stands in the picture; kept sealed, and
//! gone with the statement.

use lending_samples::Fault;
use lending_store::erasures::Eraser;
use lending_store::users::Role;
use lending_tests::{Answer, Mode, TestDeployment, both_modes};
use serde_json::json;

use super::{ended, faulty, made, refusal, steady, upload_of};

const KEPT: &str = "SELECT count(*) FROM page_pictures";
const UNLOCKED: &str = "SELECT count(*) FROM unlocked_pages";

/// Width and height, as the head of the PNG tells them.
fn size(answer: &Answer) -> (u32, u32) {
    assert_eq!((answer.status, answer.content_type()), (200, "image/png"), "{}", answer.text);
    assert_eq!(&answer.bytes[..8], b"\x89PNG\r\n\x1a\n");
    let side = |at: usize| u32::from_be_bytes(answer.bytes[at..at + 4].try_into().unwrap());
    (side(16), side(20))
}

fn dots(answer: &Answer) -> u32 {
    let (width, height) = size(answer);
    width * height
}

both_modes! {
    async fn a_page_is_a_picture_of_its_size_times_the_scale(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = made(&client, upload_of(&steady(1).pdf)).await;
        let analysis = ended(&client, &path).await;
        // The sample is drawn on A4: 595 by 842 points, one way or the other.
        let first = client.get(&format!("{path}/pages/1.png?scale=1")).await;
        let (width, height) = size(&first);
        assert_eq!((width.min(height), width.max(height)), (595, 842));
        for (query, scale) in [("", 2), ("?scale=2", 2), ("?scale=3", 3)] {
            let page = client.get(&format!("{path}/pages/1.png{query}")).await;
            assert_eq!(size(&page), (width * scale, height * scale), "{query}");
        }
        assert_eq!(first.header("cache-control"), Some("private, no-cache"));
        let name = format!("inline; filename=\"{}-page-1.png\"", analysis["ref"].as_str().unwrap());
        assert_eq!(first.header("content-disposition"), Some(name.as_str()));
        let last = analysis["file"]["pages"].as_i64().unwrap();
        assert_eq!(client.get(&format!("{path}/pages/{last}.png")).await.status, 200);

        let held = client.with_header("If-None-Match", first.header("etag").unwrap());
        assert_eq!(held.get(&format!("{path}/pages/1.png?scale=1")).await.status, 304);
        assert_eq!(held.get(&format!("{path}/pages/1.png?scale=2")).await.status, 200, "another picture");
        for missing in [format!("{}.png", last + 1), "0.png".to_owned(), "1".to_owned(), "1.jpg".to_owned(), "x.png".to_owned()] {
            assert_eq!(refusal(&client.get(&format!("{path}/pages/{missing}")).await), (404, "not_found"), "{missing}");
        }
        for scale in ["0", "4", "1.5", "big"] {
            let refused = client.get(&format!("{path}/pages/1.png?scale={scale}")).await;
            assert_eq!((refused.status, refused.fields()), (400, vec!["scale"]), "{scale}");
        }
        running.stop().await;
    }

    async fn a_painted_page_is_kept_sealed_and_goes_with_its_statement(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = steady(1).pdf;
        let (kept, erased) = (made(&client, upload_of(&pdf)).await, made(&client, upload_of(&pdf)).await);
        for path in [&kept, &erased] {
            ended(&client, path).await;
            let first = client.get(&format!("{path}/pages/1.png")).await;
            let again = client.get(&format!("{path}/pages/1.png")).await;
            assert_eq!(again.bytes, first.bytes);
            assert!(dots(&first) > 0);
        }
        assert_eq!(deployment.number(KEPT).await.unwrap(), 2, "each is kept once");
        let stored = deployment.values("SELECT picture FROM page_pictures").await.unwrap();
        assert!(stored.iter().all(|picture| !picture.starts_with(b"\x89PNG")), "and not in clear");

        // Without its statement there is no page, though there is a report.
        let id = lending_base::AnalysisId::parse(kept.rsplit('/').next().unwrap()).unwrap();
        running.app.store.analyses(&owner.user.team).erase_statement(&Eraser::Operator, &id).await.unwrap();
        assert_eq!(refusal(&client.get(&format!("{kept}/pages/1.png")).await), (410, "statement_erased"));
        assert_eq!(client.get(&kept).await.status, 200);
        assert_eq!(deployment.number(KEPT).await.unwrap(), 1);
        assert_eq!(client.delete(&erased).await.status, 204);
        assert_eq!(refusal(&client.get(&format!("{erased}/pages/1.png")).await), (404, "not_found"));
        assert_eq!(deployment.number(KEPT).await.unwrap(), 0);
        running.stop().await;
    }

    async fn a_file_that_only_its_password_opens_is_painted_when_the_password_is_gone(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let (locked, open) = (faulty(3, Fault::EncryptedAes256), faulty(3, Fault::None));
        let password = locked.truth.password.as_deref().unwrap();
        let path = made(&client, upload_of(&locked.pdf).text("file_password", password)).await;
        let analysis = ended(&client, &path).await;
        assert_eq!(analysis["status"], "completed", "{analysis}");
        assert_eq!(deployment.number(UNLOCKED).await.unwrap(), 1);
        let page = client.get(&format!("{path}/pages/1.png")).await;
        // Drawn of the same life by the same hand, the open file looks the same.
        let other = made(&client, upload_of(&open.pdf).text("file_password", "not needed")).await;
        ended(&client, &other).await;
        assert_eq!(deployment.number(UNLOCKED).await.unwrap(), 1, "what opens by itself needs no copy");
        assert_eq!(page.bytes, client.get(&format!("{other}/pages/1.png")).await.bytes);
        let beyond = analysis["file"]["pages"].as_i64().unwrap() + 1;
        assert_eq!(refusal(&client.get(&format!("{path}/pages/{beyond}.png")).await), (404, "not_found"));
        assert_eq!(client.delete(&path).await.status, 204);
        assert_eq!(deployment.number(UNLOCKED).await.unwrap(), 0);
        running.stop().await;
    }

    async fn a_page_is_painted_once_the_statement_was_read(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let path = made(&client, upload_of(&steady(1).pdf)).await;
        // Without a worker it waits; embedded there always is one.
        if deployment.mode == Mode::Production {
            assert_eq!(refusal(&client.get(&format!("{path}/pages/1.png")).await), (409, "analysis_not_completed"));
        }
        let _worker = deployment.work_if_apart().await.unwrap();
        ended(&client, &path).await;
        assert_eq!(client.get(&format!("{path}/pages/1.png")).await.status, 200);
        assert_eq!(client.get("/v1/audit-events?action=statement.read").await.body["data"].as_array().unwrap().len(), 1);
        assert_eq!(json!(path.rsplit('/').next().unwrap()), client.get("/v1/audit-events?action=statement.read").await.body["data"][0]["subject"]);
        running.stop().await;
    }
}
