//! Many checks that need review are settled at once, each with a line of its own.

use lending_bureau::sandbox::Case;
use lending_tests::{TestDeployment, both_modes};
use serde_json::{Value, json};

use super::{WithBureau, admin};

async fn status(setup: &WithBureau, id: &str) -> Value {
    setup.client.get(&format!("/v1/credit-checks/{id}")).await.body["status"].clone()
}

both_modes! {
    async fn all_that_need_review_are_asked_about_at_once_and_those_that_are_left_are_told(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (found, unknown, still) =
            (setup.checked(Case::Timeout).await, setup.checked(Case::Timeout).await, setup.checked(Case::Timeout).await);
        setup.bureau.sandbox.find_out(&found, Case::WrittenOff);
        setup.bureau.sandbox.find_out(&unknown, Case::NoHit);
        let done = admin(&setup.deployment, &["resolve-checks", "--inquire"]).await;
        let lines: Vec<&str> = done.out.lines().collect();
        assert_eq!(lines[..2], [format!("{found}\tcompleted"), format!("{unknown}\tcompleted")], "{}", done.err);
        assert!(lines[2].starts_with(&format!("{still}\tstill needs review: ")), "{}", done.out);
        assert_eq!(lines[3..], ["settled: 2, needed no review: 0, left as they are: 1"]);
        assert!(!done.ok && done.err.contains("1 credit checks were not settled"), "{}", done.err);
        assert_eq!((setup.questions(), setup.deployment.rows("ledger").await.unwrap()), (3, 1));

        setup.bureau.sandbox.find_out(&still, Case::Clean);
        let done = admin(&setup.deployment, &["resolve-checks", "--inquire"]).await;
        assert_eq!((done.ok, done.out), (true, format!("{still}\tcompleted\nsettled: 1, needed no review: 0, left as they are: 0\n")));
        setup.close().await;
    }

    async fn a_file_says_what_is_to_become_of_each_check(deployment: TestDeployment) {
        let setup = WithBureau::open(deployment).await;
        let (asked, told, charged) =
            (setup.checked(Case::Timeout).await, setup.checked(Case::Timeout).await, setup.checked(Case::Clean).await);
        let file = setup.deployment.folder().join("outcomes.csv");
        let resolve = async |text: String| {
            std::fs::write(&file, text).unwrap();
            admin(&setup.deployment, &["resolve-checks", "--file", file.to_str().unwrap()]).await
        };
        // A file that is not understood settles nothing.
        let refused = resolve(format!("check_id,outcome\n{told},not_delivered\n{asked},lost\n")).await;
        assert!(!refused.ok && refused.err.contains("line 3: the outcome `lost`"), "{}", refused.err);
        assert_eq!(status(&setup, &told).await, "needs_review");

        let done = resolve(format!("check_id,outcome\n{told},not_delivered\n{asked},inquire\n{charged},not_delivered\n")).await;
        let lines: Vec<&str> = done.out.lines().collect();
        assert_eq!((lines[0], lines[2]), (format!("{told}\tfailed").as_str(), format!("{charged}\tdoes not need review").as_str()));
        assert!(lines[1].starts_with(&format!("{asked}\tstill needs review: ")), "{}", done.out);
        assert_eq!(lines[3..], ["settled: 1, needed no review: 1, left as they are: 1"]);
        assert!(!done.ok);
        assert_eq!((status(&setup, &told).await, status(&setup, &charged).await), (json!("failed"), json!("completed")));

        setup.bureau.sandbox.find_out(&asked, Case::Clean);
        let done = resolve(format!("{asked},inquire\n")).await;
        assert!(done.ok, "{}", done.err);
        assert_eq!((setup.questions(), setup.deployment.rows("ledger").await.unwrap()), (3, 2));
        assert_eq!(setup.deployment.held_beyond_charges().await.unwrap(), 0);
        setup.close().await;
    }
}
