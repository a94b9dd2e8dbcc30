//! An OpenID provider of a test's own: the certified one of npm, as a process.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

use crate::{TestDeployment, skipped};
use lending_base::Secret;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/openid");
const CLIENT_ID: &str = "lending";
const CLIENT_SECRET: &str = "a secret: of 2 sides & \"marks\"";

const STARTS: usize = 3;
/// A healthy one speaks within a second or two.
const SILENCE: Duration = Duration::from_mins(1);

/// It ends when this is dropped.
#[derive(Debug)]
pub struct OpenIdProvider {
    child: Child,
    /// What it says after that is not read, and it ends where it cannot say it.
    _says: Lines<BufReader<ChildStdout>>,
    /// Where it is, and what it calls itself.
    pub issuer: String,
}

impl OpenIdProvider {
    /// Whether this machine can run one; where it cannot, that is said loudly.
    pub fn is_available() -> bool {
        let has_node = std::process::Command::new("node").arg("--version").output().is_ok();
        let there = has_node && Path::new(FOLDER).join("node_modules/oidc-provider/package.json").is_file();
        if !there {
            skipped(
                "node or oidc-provider is missing; `npm ci` in tests/openid installs the latter, and so does `tests/run`",
            );
        }
        there
    }

    pub async fn start() -> anyhow::Result<Self> {
        Self::start_on("0").await
    }

    /// Ends it, and brings another back in its place, with other keys.
    pub async fn replace(mut self) -> anyhow::Result<Self> {
        self.child.kill().await?;
        let port = self.issuer.rsplit(':').next().context("the issuer has no port")?.to_owned();
        Self::start_on(&port).await
    }

    /// Node was seen to wait for itself at its start, on a busy machine: then another one is started.
    async fn start_on(port: &str) -> anyhow::Result<Self> {
        for _ in 0..STARTS {
            // One that says nothing is killed as it is dropped.
            if let Ok(started) = tokio::time::timeout(SILENCE, Self::start_once(port)).await {
                return started;
            }
        }
        anyhow::bail!("the provider says nothing, however often it is started")
    }

    async fn start_once(port: &str) -> anyhow::Result<Self> {
        let mut command = Command::new("node");
        command.arg("provider.mjs").arg(port).current_dir(FOLDER).kill_on_drop(true);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn()?;
        let stdout = child.stdout.take().context("no standard output")?;
        let mut says = BufReader::new(stdout).lines();
        let line = says.next_line().await?;
        Ok(Self { issuer: line.context("the provider ended before it answered")?, child, _says: says })
    }

    /// Has a deployment send people to it.
    pub fn serve_for(&self, deployment: &mut TestDeployment) {
        let settings = &mut deployment.settings;
        settings.oidc_issuer = Some(self.issuer.clone());
        settings.oidc_client_id = Some(CLIENT_ID.to_owned());
        settings.oidc_client_secret = Some(Secret::new(CLIENT_SECRET));
        "Acme ID".clone_into(&mut settings.oidc_name);
        settings.limit_sign_in_per_minute = 1000;
        settings.limit_sign_in_per_hour = 1000;
    }

    /// What a person does at the provider who was sent to `address` and has an account with these claims; without one they turn
    /// back. Gives the address that they are sent back to.
    pub async fn visit(&self, address: &str, account: Option<&Value>) -> anyhow::Result<String> {
        let browser = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build()?;
        let mut cookies = BTreeMap::new();
        let mut next = address.to_owned();
        loop {
            let kept: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let answer = browser.get(&next).header("Cookie", kept.join("; ")).send().await?;
            for cookie in answer.headers().get_all("set-cookie") {
                let cookie = cookie.to_str()?.split(';').next().unwrap_or_default();
                let (name, value) = cookie.split_once('=').context("a cookie without a value")?;
                cookies.insert(name.to_owned(), value.to_owned());
            }
            let status = answer.status();
            let location =
                answer.headers().get("location").map(|to| to.to_str().map(str::to_owned)).transpose()?;
            let Some(location) = location else {
                anyhow::bail!("the provider says {status}: {}", answer.text().await?);
            };
            let location =
                if location.starts_with('/') { format!("{}{location}", self.issuer) } else { location };
            if !location.starts_with(&self.issuer) {
                return Ok(location);
            }
            next = match (location.contains("/interaction/"), account) {
                (false, _) => location,
                (true, Some(account)) => {
                    format!("{location}/as/{}", BASE64_URL_SAFE_NO_PAD.encode(account.to_string()))
                }
                (true, None) => format!("{location}/abort"),
            };
        }
    }
}
