//! The samples of the contract work: those for a shell are run here, in one go. Those in other languages are compiled with
//! the clients they are of.

use std::path::Path;

use lending_tests::{Mode, Process, TestDeployment, binary};

/// What the samples take from each other in passing: an analysis that a person has to decide about, a login token, and a
/// password for whom nobody types it in.
const BETWEEN: &str = r#"
set -euo pipefail
member() { python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }
ANALYSIS_ID=$(command curl -sSf "$LENDING_URL/analyses" -H "Authorization: Bearer $LENDING_API_KEY" \
    -F file=@tampered.pdf | member id)
command curl -sSf "$LENDING_URL/analyses/$ANALYSIS_ID?wait=30" -H "Authorization: Bearer $LENDING_API_KEY" >/dev/null
LENDING_TOKEN=$(command curl -sSf "$LENDING_URL/auth/token" -H 'Content-Type: application/json' \
    -d "{\"email\": \"$LENDING_EMAIL\", \"password\": \"$LENDING_PASSWORD\"}" | member token)
# A refusal ends the script with its number.
curl() { command curl -sS --fail-with-body "$@"; }
"#;

async fn run(deployment: &TestDeployment, folder: &Path, script: &str) -> String {
    let programs = binary("lending").unwrap().parent().unwrap().to_owned();
    let output = tokio::process::Command::new("bash")
        .arg("-c")
        .arg(format!("source {}/demo.env\n{BETWEEN}\n{script}", deployment.settings.data_dir.display()))
        .env("PATH", format!("{}:{}", programs.display(), std::env::var("PATH").unwrap()))
        .env("LENDING_CLI_CONFIG", folder.join("cli.toml"))
        .current_dir(folder)
        .output()
        .await
        .unwrap();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{script}\n{out}\n{err}");
    out.into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_sample_for_a_shell_works_against_the_demo() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.demo = true;
    let server = Process::serve(&deployment.environment()).await.unwrap();
    let folder = deployment.folder().join("samples");
    std::fs::create_dir(&folder).unwrap();
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (from, to) in [("steady_salaried.pdf", "statement.pdf"), ("tampered.pdf", "tampered.pdf")] {
        std::fs::copy(deployment.settings.data_dir.join("samples").join(from), folder.join(to)).unwrap();
    }

    let with_curl = std::fs::read_to_string(project.join("server/src/contract/samples.sh")).unwrap();
    let answers = run(&deployment, &folder, &with_curl).await;
    for part in [
        "las_login_",
        "\"queued\"",
        "\"result\"",
        "\"stored\":false",
        "\"final_decision\":\"approve\"",
        "\"report\"",
        "las_live_",
    ] {
        assert!(answers.contains(part), "no {part} in {answers}");
    }

    let on_the_command_line =
        std::fs::read_to_string(project.join("clients/cli/examples/samples.sh")).unwrap();
    // The login token is what counts afterwards: keys are made by people.
    let script = on_the_command_line.replace("lending login -", "unset LENDING_API_KEY\nlending login -");
    let answers = run(&deployment, &folder, &script).await;
    for part in ["Signed in", "APP-", "las_live_"] {
        assert!(answers.contains(part), "no {part} in {answers}");
    }
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}
