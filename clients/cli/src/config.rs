//! Where the service is, and who asks: the environment before the file that `lending login` writes.

use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use lending_sdk::Client;
use serde::{Deserialize, Serialize};

/// Where a service on this machine answers.
pub(crate) const USUAL_URL: &str = "http://127.0.0.1:8080/v1";

/// What is remembered. Only its owner may read the file.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Remembered {
    #[serde(default)]
    url: Option<String>,
    /// A login token, or an API key that somebody put here.
    #[serde(default)]
    token: Option<Secret>,
}

/// Does not print.
#[derive(Clone, Deserialize, Serialize)]
#[serde(transparent)]
struct Secret(String);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("[redacted]")
    }
}

#[derive(Debug)]
pub(crate) struct Config {
    path: PathBuf,
    pub(crate) url: String,
    token: Option<Secret>,
    /// Whether the token is the one in the file, and the file is of this service.
    is_remembered: bool,
}

impl Config {
    /// `url` as the command line or the environment gives it.
    pub(crate) fn load(url: Option<&str>) -> anyhow::Result<Self> {
        let path = file()?;
        let remembered: Remembered = match std::fs::read_to_string(&path) {
            Ok(text) => {
                toml::from_str(&text).with_context(|| format!("{} cannot be understood", path.display()))?
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Remembered::default(),
            Err(error) => return Err(error).with_context(|| format!("{} cannot be read", path.display())),
        };
        let variable = |name| std::env::var(name).ok().filter(|value| !value.is_empty()).map(Secret);
        let given = variable("LENDING_TOKEN").or_else(|| variable("LENDING_API_KEY"));
        // A token is sent to the service that it was got from, and to no other.
        let is_same = url.is_none_or(|url| remembered.url.as_deref().is_none_or(|known| same(known, url)));
        let is_remembered = given.is_none() && is_same && remembered.token.is_some();
        Ok(Self {
            path,
            url: url.map(str::to_owned).or(remembered.url).unwrap_or_else(|| USUAL_URL.to_owned()),
            token: given.or(remembered.token.filter(|_| is_same)),
            is_remembered,
        })
    }

    pub(crate) fn client(&self) -> anyhow::Result<Client> {
        let Some(token) = &self.token else {
            bail!("not signed in to {}: use `lending login`, or set LENDING_API_KEY", self.url);
        };
        Ok(Client::with_token(&self.url, &token.0)?)
    }

    pub(crate) fn nobody(&self) -> anyhow::Result<Client> {
        Ok(Client::without_token(&self.url)?)
    }

    /// Whether there is a token to forget.
    pub(crate) fn is_remembered(&self) -> bool {
        self.is_remembered
    }

    pub(crate) fn remember(&self, token: &str) -> anyhow::Result<&Path> {
        self.write(&Remembered { url: Some(self.url.clone()), token: Some(Secret(token.to_owned())) })
    }

    pub(crate) fn forget(&self) -> anyhow::Result<&Path> {
        self.write(&Remembered { url: Some(self.url.clone()), token: None })
    }

    /// Whole or not at all, and for its owner's eyes from the first moment on.
    fn write(&self, remembered: &Remembered) -> anyhow::Result<&Path> {
        let folder = self.path.parent().context("the configuration file has no folder")?;
        let write = || {
            std::fs::create_dir_all(folder)?;
            let mut file = tempfile::NamedTempFile::new_in(folder)?;
            file.as_file().set_permissions(std::fs::Permissions::from_mode(0o600))?;
            file.write_all(toml::to_string(remembered).map_err(std::io::Error::other)?.as_bytes())?;
            file.persist(&self.path).map_err(|error| error.error)
        };
        write().with_context(|| format!("{} cannot be written", self.path.display()))?;
        Ok(&self.path)
    }
}

/// With `/v1` or without, with a slash at the end or without: the same service.
fn same(one: &str, other: &str) -> bool {
    let bare = |url: &str| {
        let url = url.trim_end_matches('/');
        url.strip_suffix("/v1").unwrap_or(url).to_owned()
    };
    bare(one) == bare(other)
}

/// `LENDING_CLI_CONFIG`, else `lending/config.toml` where the system keeps such files.
fn file() -> anyhow::Result<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|folder| !folder.is_empty()).map(PathBuf::from);
    if let Some(file) = folder("LENDING_CLI_CONFIG") {
        return Ok(file);
    }
    let base = folder("XDG_CONFIG_HOME").or_else(|| folder("HOME").map(|home| home.join(".config")));
    Ok(base.context("neither HOME nor XDG_CONFIG_HOME is set")?.join("lending/config.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_the_same_service_in_every_usual_spelling() {
        for other in
            ["https://a.example", "https://a.example/", "https://a.example/v1", "https://a.example/v1/"]
        {
            assert!(same("https://a.example/v1", other), "{other}");
        }
        assert!(!same("https://a.example", "https://b.example"));
        assert!(!same("https://a.example", "http://a.example"));
    }
}
