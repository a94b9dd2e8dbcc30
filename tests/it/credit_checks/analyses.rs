//! The bureau along with a statement.

use lending_bureau::sandbox::Case;
use lending_samples::{Fixture, Persona, Spec, layout, statement};
use lending_store::ledger::TermChange::{Own, Usual};
use lending_tests::{Form, RunningWorker, TestDeployment, both_modes, mobile_of};
use serde_json::{Value, json};

use super::{WithBureau, refusal};

fn fixture() -> Fixture {
    statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, 1)).unwrap()
}

pub(super) fn with_bureau(fixture: &Fixture, case: Case) -> Form {
    Form::default()
        .file(&fixture.pdf)
        .text("applicant_name", &fixture.truth.accounts[0].holders[0])
        .text("applicant_mobile", &mobile_of(case, 3))
        .text("bureau_consent", "yes")
}

struct WithWorker {
    setup: WithBureau,
    _worker: Option<RunningWorker>,
    fixture: Fixture,
}

async fn open(deployment: TestDeployment) -> WithWorker {
    let setup = WithBureau::open(deployment).await;
    let worker = setup.deployment.work_if_apart().await.unwrap();
    WithWorker { setup, _worker: worker, fixture: fixture() }
}

impl WithWorker {
    /// The analysis, when it has ended, with its report.
    async fn analysed(&self, case: Case) -> Value {
        let made = self.setup.client.upload(with_bureau(&self.fixture, case)).await;
        assert_eq!(made.status, 201, "{}", made.text);
        self.ended(made.body["id"].as_str().unwrap()).await
    }

    async fn ended(&self, id: &str) -> Value {
        loop {
            let answer =
                self.setup.client.get(&format!("/v1/analyses/{id}?wait=30&include_result=true")).await;
            if !answer.body["completed_at"].is_null() {
                return answer.body;
            }
        }
    }

    async fn check_of(&self, analysis: &Value) -> Value {
        let id = analysis["credit_check_id"].as_str().unwrap();
        let check = self.setup.client.get(&format!("/v1/credit-checks/{id}")).await.body;
        assert_eq!(check["analysis_id"], analysis["id"]);
        check
    }
}

fn reasons(analysis: &Value) -> Vec<&str> {
    analysis["review_reasons"].as_array().unwrap().iter().map(|reason| reason.as_str().unwrap()).collect()
}

both_modes! {
    async fn what_the_bureau_says_is_part_of_the_decision(deployment: TestDeployment) {
        let bench = open(deployment).await;
        let clean = bench.analysed(Case::Clean).await;
        assert_eq!((&clean["status"], &clean["result"]["bureau"]["status"]), (&json!("completed"), &json!("scored")));
        assert_eq!(clean["result"]["bureau"]["score"], 780);
        assert!(!reasons(&clean).contains(&"derogatory_bureau") && !reasons(&clean).contains(&"bureau_unavailable"), "{clean}");
        assert_eq!(bench.check_of(&clean).await["billing"]["state"], "charged");

        let bad = bench.analysed(Case::WilfulDefault).await;
        assert_eq!(bad["decision"], "review");
        assert!(reasons(&bad).contains(&"derogatory_bureau"), "{:?}", reasons(&bad));
        assert_eq!(bad["result"]["bureau"]["derogatory_count"], 1);

        let stranger = bench.analysed(Case::NameMismatch).await;
        assert_eq!(stranger["decision"], "review");
        assert!(reasons(&stranger).contains(&"name_mismatch"), "{:?}", reasons(&stranger));

        let nobody = bench.analysed(Case::NoHit).await;
        assert_eq!(nobody["result"]["bureau"]["status"], "no_hit");
        assert_eq!(bench.check_of(&nobody).await["billing"]["state"], "not_charged");
        assert_eq!(bench.setup.deployment.rows("ledger").await.unwrap(), 3);

        // Computed again, the bureau's word is the same, and nobody is asked or charged again.
        let path = format!("/v1/analyses/{}", bad["id"].as_str().unwrap());
        let rescored = bench.setup.client.post(&format!("{path}/rescore"), &json!({"inputs": {"requested_amount": 1000}})).await;
        assert!(rescored.body["decision"]["review_reasons"].as_array().unwrap().contains(&json!("derogatory_bureau")));
        assert_eq!(bench.setup.questions(), 4);

        // Erasing the analysis leaves the check and its charge.
        let check = bad["credit_check_id"].as_str().unwrap();
        assert_eq!(bench.setup.client.delete(&path).await.status, 204);
        assert_eq!(bench.setup.client.get(&format!("/v1/credit-checks/{check}")).await.status, 200);
        let usage = bench.setup.client.get("/v1/usage").await.body;
        assert_eq!((&usage["analyses"], &usage["pulls"], &usage["amount"]), (&json!(4), &json!(3), &json!(150)));
        bench.setup.close().await;
    }

    async fn a_bureau_that_does_not_answer_sends_the_case_to_a_person_and_costs_nothing(deployment: TestDeployment) {
        let bench = open(deployment).await;
        for (case, status) in [(Case::Unavailable, "failed"), (Case::Malformed, "needs_review"), (Case::Timeout, "needs_review")] {
            let analysis = bench.analysed(case).await;
            assert_eq!((&analysis["status"], &analysis["decision"]), (&json!("completed"), &json!("review")), "{case:?}");
            assert!(reasons(&analysis).contains(&"bureau_unavailable"), "{case:?}: {:?}", reasons(&analysis));
            assert_eq!(analysis["result"]["bureau"]["status"], "unavailable");
            assert_eq!(bench.check_of(&analysis).await["status"], status, "{case:?}");
        }
        assert_eq!(bench.setup.deployment.rows("ledger").await.unwrap(), 0);
        bench.setup.close().await;
    }

    async fn a_statement_that_cannot_be_read_asks_no_bureau(deployment: TestDeployment) {
        let bench = open(deployment).await;
        let form = Form::default().file(&blank_pdf()).text("applicant_name", "Asha Rao")
            .text("applicant_mobile", &mobile_of(Case::Clean, 3)).text("bureau_consent", "1");
        let made = bench.setup.client.upload(form).await;
        assert_eq!(made.status, 201, "{}", made.text);
        let analysis = bench.ended(made.body["id"].as_str().unwrap()).await;
        assert_eq!(analysis["status"], "failed", "{analysis}");
        let check = bench.check_of(&analysis).await;
        assert_eq!((&check["status"], &check["problem"]["code"]), (&json!("failed"), &json!("not_asked")));
        assert_eq!(bench.setup.questions(), 0);
        assert_eq!((bench.setup.deployment.rows("ledger").await.unwrap(), bench.setup.deployment.held_beyond_charges().await.unwrap()), (0, 0));
        bench.setup.close().await;
    }

    async fn an_upload_with_the_bureau_counts_against_the_cap_and_the_pull_limit(deployment: TestDeployment) {
        let mut deployment = deployment;
        let bureau = deployment.open_bureau().await.unwrap();
        deployment.settings.limit_pull_per_hour = 1;
        deployment.settings.limit_pull_burst = 2;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, lending_store::users::Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let store = &running.app.store;
        store.set_bureau_terms(&owner.user.team, Own(100), Own(99)).await.unwrap();
        let fixture = fixture();
        let keyed = client.with_header("Idempotency-Key", "u");
        assert_eq!(refusal(&keyed.upload(with_bureau(&fixture, Case::Clean)).await), (429, "spend_cap_reached"));
        assert_eq!(client.get("/v1/analyses").await.body["total"], 0, "nothing was stored");
        store.set_bureau_terms(&owner.user.team, Usual, Usual).await.unwrap();
        assert_eq!(keyed.upload(with_bureau(&fixture, Case::Clean)).await.status, 201, "the key was freed");
        assert_eq!(refusal(&client.upload(with_bureau(&fixture, Case::Clean)).await), (429, "rate_limited"));
        assert_eq!(client.upload(Form::default().file(&fixture.pdf)).await.status, 201, "without the bureau it goes on");
        running.stop().await;
        bureau.stop().await;
    }
}

/// A page with nothing on it.
fn blank_pdf() -> Vec<u8> {
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>",
    ];
    let object = |(number, object): (usize, &&str)| format!("{} 0 obj\n{object}\nendobj\n", number + 1);
    let body: String = objects.iter().enumerate().map(object).collect();
    // Without a table of places: readers find the objects by themselves.
    format!("%PDF-1.7\n{body}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n").into_bytes()
}
