//! What an operator has in hand: backups that are whole, a look at what is stored, a look at the deployment, and files for
//! dashboards and alerts that speak of what is really measured.

mod backups;
mod doctor;
mod refused_backups;
mod verified;
mod watched;

use std::path::{Path, PathBuf};

use lending_samples::{Persona, Spec, layout, statement};
use lending_tests::{Form, Process, TestDeployment};

/// What a command said, and how it ended.
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl Said {
    fn all(&self) -> String {
        format!("{}{}", self.out, self.err)
    }
}

/// Runs `lending-server` on a deployment. The tools of Postgres are found on the PATH.
async fn server(deployment: &TestDeployment, arguments: &[&str]) -> Said {
    let path = std::env::var("PATH").unwrap();
    server_with(deployment, arguments, &[("PATH", &path)]).await
}

async fn server_with(deployment: &TestDeployment, arguments: &[&str], more: &[(&str, &str)]) -> Said {
    let mut command = Process::command("lending-server", &deployment.environment()).unwrap();
    let output = command.args(arguments).envs(more.iter().copied()).output().await.unwrap();
    Said {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A statement of its own for each number.
fn pdf(number: u64) -> Vec<u8> {
    statement(&Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 3, number)).unwrap().pdf
}

fn upload(number: u64) -> Form {
    Form::default().file(&pdf(number))
}

/// Where the statement of an analysis lies.
fn statement_file(deployment: &TestDeployment, team: &str, analysis: &str) -> PathBuf {
    deployment.settings.data_dir.join("files/statements").join(team).join(analysis)
}

/// Changes one byte in the middle of a file, and nothing of its size.
fn flip_a_byte(path: &Path) {
    let mut bytes = std::fs::read(path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(path, bytes).unwrap();
}
