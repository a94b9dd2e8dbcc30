//! Does a storm of sign-ins slow down everyone else? Rounds of quiet and storm alternate in one run, so that the ratio
//! of their p99s says more than either time. Run it with `just bench-sign-in`.

use std::io::Write;
use std::time::Duration;

use lending_tests::{Client, Mode, Process, TestDeployment};

/// Sign-ins under way at once.
const STORM: usize = 200;
/// Measured requests of a round.
const REQUESTS: usize = 1500;
const ROUNDS: usize = 5;
/// A steady trickle, as of one busy integrator: the question is delay, not how much the machine can take.
const PAUSE: Duration = Duration::from_millis(2);

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut deployment = TestDeployment::open(Mode::Embedded).await?;
    deployment.settings.demo = true;
    let mut environment = deployment.environment();
    environment.retain(|(name, _)| !name.starts_with("LENDING_LIMIT_"));
    for name in [
        "LENDING_LIMIT_SIGN_IN_PER_MINUTE",
        "LENDING_LIMIT_SIGN_IN_PER_HOUR",
        "LENDING_LIMIT_GENERAL_PER_MINUTE",
        "LENDING_LIMIT_GENERAL_BURST",
    ] {
        environment.push((name, "10000000".to_owned()));
    }
    let server = Process::serve(&environment).await?;
    let file = std::fs::read_to_string(deployment.settings.data_dir.join("demo.env"))?;
    let value = |name: &str| {
        let line = file.lines().find_map(|line| line.strip_prefix(&format!("export {name}=")));
        line.unwrap_or_default().to_owned()
    };
    let client = Client::new(&server.url);
    let key = client.with_token(&value("LENDING_API_KEY"));
    let (email, password) = (value("LENDING_EMAIL"), value("LENDING_PASSWORD"));

    let (mut quiet, mut storm, mut signed_in) = (Vec::new(), Vec::new(), 0);
    measure(&key, REQUESTS).await;
    for _ in 0..ROUNDS {
        quiet.extend(measure(&key, REQUESTS).await);
        let storming: Vec<_> = (0..STORM)
            .map(|_| {
                let (client, email, password) = (client.clone(), email.clone(), password.clone());
                tokio::spawn(async move { client.sign_in(&email, &password).await.status })
            })
            .collect();
        // The first moments of the storm are 200 connections being opened; what counts is the storm itself.
        tokio::time::sleep(Duration::from_millis(100)).await;
        let mut during = Vec::new();
        while storming.iter().any(|task| !task.is_finished()) {
            during.extend(measure(&key, 20).await);
        }
        storm.extend(during);
        for task in storming {
            signed_in += usize::from(task.await? == 200);
        }
    }
    let (calm, stormy) = (percentiles(&mut quiet), percentiles(&mut storm));
    writeln!(
        std::io::stdout(),
        "sign-ins that succeeded: {signed_in} of {}\n\
         GET /v1/me     requests   p50 ms   p99 ms\n\
         quiet        {:>10} {:>8.2} {:>8.2}\n\
         storm        {:>10} {:>8.2} {:>8.2}\n\
         p99 ratio: {:.2}",
        STORM * ROUNDS,
        quiet.len(),
        calm.0,
        calm.1,
        storm.len(),
        stormy.0,
        stormy.1,
        stormy.1 / calm.1
    )?;
    server.terminate().await?;
    Ok(())
}

async fn measure(client: &Client, requests: usize) -> Vec<Duration> {
    let mut times = Vec::with_capacity(requests);
    for _ in 0..requests {
        let answer = client.get("/v1/me").await;
        times.push(answer.took);
        assert_eq!(answer.status, 200, "{}", answer.text);
        tokio::time::sleep(PAUSE).await;
    }
    times
}

/// p50 and p99 in milliseconds.
fn percentiles(times: &mut [Duration]) -> (f64, f64) {
    times.sort_unstable();
    let at =
        |share: usize| times.get(times.len() * share / 100).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    (at(50), at(99))
}
