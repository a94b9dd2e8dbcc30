//! Certificates of a test's own, made by `openssl`: an authority, and what it signs for this machine.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::ensure;
use tempfile::TempDir;
use tokio::process::Command;

use crate::skipped;

/// The names that a test's servers are reached by.
const EXTENSIONS: &str = "subjectAltName=DNS:localhost,IP:127.0.0.1\n\
    basicConstraints=critical,CA:FALSE\nextendedKeyUsage=serverAuth\n";
const NEW_KEY: [&str; 5] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/// Signs certificates. Its files go when this is dropped.
#[derive(Debug)]
pub struct Authority {
    folder: TempDir,
}

/// Of a server that is reached as `localhost` or `127.0.0.1`.
#[derive(Debug, Clone)]
pub struct Certificate {
    pub file: PathBuf,
    pub key: PathBuf,
    /// The certificate of who signed it.
    pub authority: PathBuf,
}

impl Authority {
    /// Whether this machine can make one; where it cannot, that is said loudly.
    pub fn is_available() -> bool {
        let there = std::process::Command::new("openssl").arg("version").output().is_ok();
        if !there {
            skipped("openssl is not installed");
        }
        there
    }

    pub async fn new() -> anyhow::Result<Self> {
        let authority = Self { folder: tempfile::Builder::new().prefix("lending-ca-").tempdir()? };
        let mut request = authority.openssl("req");
        request.args(NEW_KEY).args(["-x509", "-keyout", "ca.key", "-out", "ca.pem", "-days", "2"]);
        request.args(["-subj", "/CN=An authority of tests", "-addext", "keyUsage=critical,keyCertSign"]);
        run(request).await?;
        Ok(authority)
    }

    /// Its own certificate.
    pub fn file(&self) -> PathBuf {
        self.path("ca.pem")
    }

    /// A certificate for a server on this machine.
    pub async fn sign(&self) -> anyhow::Result<Certificate> {
        let mut request = self.openssl("req");
        request.args(NEW_KEY).args(["-new", "-keyout", "server.key", "-out", "server.csr"]);
        request.args(["-subj", "/CN=localhost"]);
        run(request).await?;
        std::fs::write(self.path("server.ext"), EXTENSIONS)?;
        let mut sign = self.openssl("x509");
        sign.args(["-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial"]);
        sign.args(["-days", "2", "-extfile", "server.ext", "-out", "server.pem"]);
        run(sign).await?;
        Ok(Certificate {
            file: self.path("server.pem"),
            key: self.path("server.key"),
            authority: self.file(),
        })
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn openssl(&self, command: &str) -> Command {
        let mut openssl = Command::new("openssl");
        openssl.arg(command).current_dir(self.folder.path()).stdin(Stdio::null()).kill_on_drop(true);
        openssl
    }
}

async fn run(mut command: Command) -> anyhow::Result<()> {
    let output = command.output().await?;
    ensure!(output.status.success(), "openssl: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}
