//! A lender uploads statements and reads what came of them.

mod compared;
mod drawn;
mod erase;
mod forms;
mod letters;
mod life;
mod lists;
mod makers;
mod many;
mod pages;
mod refusals;
mod repeated;
mod rows;
mod wait;
mod workbook;

use lending_samples::{Fault, Fixture, Persona, Spec, layout, statement};
use lending_tests::{Answer, Client, Form, TestDeployment, files_below};
use serde_json::Value;

/// Half a year of somebody with a steady salary.
fn steady(seed: u64) -> Fixture {
    faulty(seed, Fault::None)
}

fn faulty(seed: u64, fault: Fault) -> Fixture {
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, seed);
    statement(&Spec { fault, ..spec }).unwrap()
}

fn upload_of(pdf: &[u8]) -> Form {
    Form::default().file(pdf)
}

/// Uploads, and gives the path of what was made.
async fn made(client: &Client, form: Form) -> String {
    let answer = client.upload(form).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    format!("/v1/analyses/{}", answer.body["id"].as_str().unwrap())
}

/// The analysis when it has ended, however long that takes.
async fn ended(client: &Client, path: &str) -> Value {
    loop {
        let answer = client.get(&format!("{path}?wait=30")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if ["completed", "failed"].contains(&answer.body["status"].as_str().unwrap()) {
            return answer.body;
        }
    }
}

/// Whether neither a row nor a file is left.
async fn is_nothing_stored(deployment: &TestDeployment, client: &Client) -> bool {
    let total = client.get("/v1/analyses").await.body["total"].as_i64();
    total == Some(0)
        && files_below(&deployment.settings.data_dir.join("files/statements")).unwrap().is_empty()
}

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}
