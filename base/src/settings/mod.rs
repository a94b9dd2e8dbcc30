//! The one table of settings of every process: environment over TOML file over default.
//!
//! Lending thresholds are not here: they are the engine's versioned data.

mod otlp;
mod values;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;

use self::values::Value;
pub use self::values::{BureauChoice, LogFormat, Networks, Secret, WebAddress, is_shielded};

/// Why a process cannot start with what it was told. Never repeats a value: it may be a secret.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SettingsError(pub String);

/// One setting of the effective configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// The environment variable.
    pub variable: &'static str,
    /// The key in the TOML file.
    pub key: &'static str,
    pub value: String,
    pub default: &'static str,
    pub source: SettingSource,
    pub purpose: &'static str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingSource {
    Default,
    File,
    Environment,
}

macro_rules! settings {
    ($($variable:literal $key:ident: $kind:ty = $default:literal, $purpose:literal;)*) => {
        /// Everything a process can be told. Each field is described in [`Settings::rows`].
        #[derive(Debug, Clone)]
        pub struct Settings {
            $(pub $key: $kind,)*
            sources: BTreeMap<&'static str, SettingSource>,
        }

        impl Settings {
            /// From the text values of a file and of the environment, later ones first.
            fn read(
                file: &BTreeMap<String, String>,
                environment: &dyn Fn(&str) -> Option<String>,
            ) -> Result<Self, SettingsError> {
                let known = [$(stringify!($key)),*];
                if let Some(stranger) = file.keys().find(|key| !known.contains(&key.as_str())) {
                    return Err(SettingsError(format!("the configuration file has an unknown key `{stranger}`")));
                }
                let mut sources = BTreeMap::new();
                $(
                    let (text, source) = match (environment($variable), file.get(stringify!($key))) {
                        (Some(text), _) => (text, SettingSource::Environment),
                        (None, Some(text)) => (text.clone(), SettingSource::File),
                        (None, None) => ($default.to_owned(), SettingSource::Default),
                    };
                    sources.insert(stringify!($key), source);
                    // The value itself is not repeated: it may be a secret.
                    let $key = <$kind as Value>::read(&text)
                        .map_err(|why| SettingsError(format!("{} ({}): {why}", $variable, stringify!($key))))?;
                )*
                Ok(Self { $($key,)* sources })
            }

            /// The effective configuration, secrets redacted.
            pub fn rows(&self) -> Vec<Setting> {
                vec![$(Setting {
                    variable: $variable,
                    key: stringify!($key),
                    value: Value::show(&self.$key),
                    default: $default,
                    source: self.sources.get(stringify!($key)).copied().unwrap_or(SettingSource::Default),
                    purpose: $purpose,
                }),*]
            }

            fn variables() -> &'static [&'static str] {
                &[$($variable),*]
            }
        }
    };
}

settings! {
    "LENDING_LISTEN" listen: SocketAddr = "127.0.0.1:8080", "Address the API listens on; port 0 takes a free one.";
    "LENDING_PUBLIC_URL" public_url: Option<WebAddress> = "", "Address clients reach the service at, without /v1; default: the listener's. Used in links such as doc_url.";
    "LENDING_DATA_DIR" data_dir: PathBuf = "data", "Folder of the embedded database, the generated secret and demo.env.";
    "LENDING_FILES" files: Option<String> = "", "s3://bucket/prefix for uploaded statements, with the usual AWS_… variables; unset: the folder `files` in the data folder, which all processes must share.";
    "DATABASE_URL" database_url: Option<Secret> = "", "postgres://… for many processes; unset: SQLite in the data folder, the worker inside the server.";
    "LENDING_MIGRATE_URL" migrate_url: Option<Secret> = "", "postgres://… of the role that owns the schema, for `lending-server migrate` alone; unset: the role of DATABASE_URL owns it, and every process brings it up to date at its start.";
    "LENDING_DATABASE_CONNECTIONS" database_connections: u32 = "20", "Most database connections of one process.";
    "REDIS_URL" redis_url: Option<Secret> = "", "redis://… for limits shared by all processes and for bringing work to workers at once; unset: each process counts for itself, and workers look for work every second.";
    "LENDING_SECRET" secret: Option<Secret> = "", "Root of all keys, 32 characters or more. Generated into the data folder when embedded; required with Postgres.";
    "LENDING_SECRET_PREVIOUS" secret_previous: Option<Secret> = "", "The secret before the present one, while `lending-server rotate-keys` has still to run.";
    "LENDING_DEMO" demo: bool = "true", "Whether an empty embedded database gets the demo team.";
    "LENDING_TRUSTED_PROXIES" trusted_proxies: Networks = "", "Networks, comma-separated, whose X-Forwarded-For is believed.";
    "LENDING_METRICS_LISTEN" metrics_listen: Option<SocketAddr> = "", "Own listener for /metrics, unguarded: keep it private.";
    "LENDING_METRICS_TOKEN" metrics_token: Option<Secret> = "", "Bearer token that opens /metrics on the API's listener; unset: it is not served there (embedded: see demo.env).";
    "LENDING_LOG" log: String = "info,sqlx=warn", "What is logged, as tracing directives: info, lending_server=debug,sqlx=warn.";
    "LENDING_LOG_FORMAT" log_format: LogFormat = "text", "text for people, json for collectors.";
    "LENDING_OTLP_ENDPOINT" otlp_endpoint: Option<WebAddress> = "", "Address of an OpenTelemetry collector that takes OTLP over HTTP, such as http://127.0.0.1:4318, without /v1/traces; unset: no traces are made.";
    "LENDING_OTLP_HEADERS" otlp_headers: Option<Secret> = "", "Headers that the collector asks for, name=value and comma-separated; over https:// or on this machine alone.";
    "LENDING_SHUTDOWN_DELAY" shutdown_delay: u16 = "0", "Seconds the server goes on answering after it was asked to stop, with /readyz at 503, for a load balancer to turn to others; a second signal ends it.";
    "LENDING_MAX_CONNECTIONS" max_connections: u32 = "10000", "Most client connections open at once; further ones wait to be accepted.";
    "LENDING_MAX_CONNECTIONS_PER_CLIENT" max_connections_per_client: u32 = "1000", "Most connections of one IP address (IPv6: of one /64); trusted proxies are exempt.";
    "LENDING_LOGIN_TOKEN_HOURS" login_token_hours: u32 = "8", "Life of a login token.";
    "LENDING_AUDIT_DAYS" audit_days: u32 = "0", "Days for which entries of the audit record are kept, at least 90; 0: for good. Older ones leave it by whole batches, and its chains are closed over them.";
    "LENDING_LIMIT_GENERAL_PER_MINUTE" limit_general_per_minute: u32 = "600", "Requests a minute of one token.";
    "LENDING_LIMIT_GENERAL_BURST" limit_general_burst: u32 = "100", "Requests of one token at once.";
    "LENDING_LIMIT_TEAM_TOKENS" limit_team_tokens: u32 = "5", "All tokens of a team together may make as many requests as so many of them.";
    "LENDING_LIMIT_UPLOAD_PER_HOUR" limit_upload_per_hour: u32 = "1200", "Uploads an hour of one person.";
    "LENDING_LIMIT_UPLOAD_BURST" limit_upload_burst: u32 = "100", "Uploads of one person at once.";
    "LENDING_LIMIT_PULL_PER_HOUR" limit_pull_per_hour: u32 = "20", "Bureau pulls an hour of one person, those of uploads included.";
    "LENDING_LIMIT_PULL_BURST" limit_pull_burst: u32 = "5", "Bureau pulls of one person at once.";
    "LENDING_BUREAU" bureau: Option<BureauChoice> = "", "Who is asked for bureau reports: sandbox (made-up people), http (the bureau at LENDING_BUREAU_URL) or none; unset: sandbox for the demo of an embedded service, else none.";
    "LENDING_BUREAU_URL" bureau_url: Option<String> = "", "Address of the bureau's API, with LENDING_BUREAU=http.";
    "LENDING_BUREAU_CREDENTIALS" bureau_credentials: Option<Secret> = "", "What the adapter puts where it says {credentials}: a key or token of the bureau's.";
    "LENDING_BUREAU_ADAPTER" bureau_adapter: Option<PathBuf> = "", "TOML file that says how the bureau is asked and how its answers are read; unset: as the sandbox's API speaks.";
    "LENDING_BUREAU_TIMEOUT" bureau_timeout: u16 = "20", "Seconds that a bureau has for its answer, 30 at most.";
    "LENDING_BUREAU_PRICE_PAISE" bureau_price_paise: u32 = "5000", "What a pull costs a team that has no price of its own, in paise.";
    "LENDING_BUREAU_DAILY_CAP_PAISE" bureau_daily_cap_paise: u32 = "1000000", "The most a team may spend on pulls in a day (India's) if it has no cap of its own, in paise.";
    "LENDING_WORKER_SLOTS" worker_slots: u16 = "0", "Text statements a worker performs at once; 0: two more than there are cores. One team is never given all of them.";
    "LENDING_WORKER_SCAN_SLOTS" worker_scan_slots: u16 = "0", "Scans a worker recognises at once, beside its text statements; 0: one for every two cores.";
    "LENDING_WEBHOOK_SLOTS" webhook_slots: u16 = "16", "Webhook deliveries a worker has under way at once, beside its analyses.";
    "LENDING_REQUIRE_SANDBOX" require_sandbox: bool = "false", "Whether to refuse to start where reading a file cannot be shut in completely: no files, no network, no programs.";
    "LENDING_WEBHOOK_LOOPBACK" webhook_loopback: bool = "false", "Whether webhooks may go to this machine's own loopback addresses, over plain http:// too: for development alone.";
    "LENDING_LIMIT_SIGN_IN_PER_MINUTE" limit_sign_in_per_minute: u32 = "10", "Sign-ins a minute of one IP address (IPv6: of one /64).";
    "LENDING_LIMIT_SIGN_IN_PER_HOUR" limit_sign_in_per_hour: u32 = "100", "Sign-ins an hour of one IP address.";
    "LENDING_LIMIT_BAD_TOKEN_PER_MINUTE" limit_bad_token_per_minute: u32 = "20", "Refused tokens a minute of one IP address.";
    "LENDING_OIDC_ISSUER" oidc_issuer: Option<String> = "", "Issuer of the OpenID Connect provider that people may sign in with, to the letter as it names itself; unset: passwords alone.";
    "LENDING_OIDC_CLIENT_ID" oidc_client_id: Option<String> = "", "What the provider calls this service; its redirect address is LENDING_PUBLIC_URL and /sign-in/openid/callback.";
    "LENDING_OIDC_CLIENT_SECRET" oidc_client_secret: Option<Secret> = "", "What this service proves itself to the provider with.";
    "LENDING_OIDC_NAME" oidc_name: String = "OpenID Connect", "What the button of the sign-in page calls the provider.";
    "LENDING_OIDC_ALWAYS_SECOND_FACTOR" oidc_always_second_factor: bool = "false", "Whether the provider asks everybody for a second factor, so that each sign-in by it counts as one; else only those of which it says so.";
    "LENDING_LOCKOUT_FAILURES" lockout_failures: u32 = "5", "Failed sign-ins within 15 minutes that lock an account.";
    "LENDING_PASSWORD_THREADS" password_threads: u16 = "0", "Threads that hash passwords; 0: half of the cores, at least one.";
}

/// The shortest time for which the audit record may be kept. The database holds pruning to it as well.
const LEAST_AUDIT_DAYS: u32 = 90;

/// Variables of clients, some of which `demo.env` sets: a shell that sourced it must still be able to start the server.
const CLIENT_VARIABLES: [&str; 8] = [
    "LENDING_URL",
    "LENDING_API_KEY",
    "LENDING_TOKEN",
    "LENDING_EMAIL",
    "LENDING_PASSWORD",
    "LENDING_CONFIG",
    "LENDING_CLI_CONFIG",
    "LENDING_FILE_PASSWORD",
];

impl Settings {
    /// From the process's environment and the file that `LENDING_CONFIG` names.
    pub fn from_environment() -> Result<Self, SettingsError> {
        let mut names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
        // Kubernetes puts LENDING_PORT… and LENDING_SERVICE_… beside a service that is named `lending`.
        let foreign = |name: &str| name.starts_with("LENDING_PORT") || name.contains("_SERVICE_");
        let known = |name: &str| {
            Self::variables().contains(&name) || CLIENT_VARIABLES.contains(&name) || foreign(name)
        };
        if let Some(stranger) = names.find(|name| name.starts_with("LENDING_") && !known(name)) {
            return Err(SettingsError(format!(
                "{stranger} is not a setting; `lending-server config` lists them all"
            )));
        }
        let file = match std::env::var("LENDING_CONFIG") {
            Ok(path) => {
                let text = std::fs::read_to_string(&path)
                    .map_err(|error| SettingsError(format!("LENDING_CONFIG={path}: {error}")))?;
                Self::parse_file(&text)?
            }
            Err(_) => BTreeMap::new(),
        };
        if let Some(garbled) = Self::variables()
            .iter()
            .find(|name| matches!(std::env::var(name), Err(std::env::VarError::NotUnicode(_))))
        {
            return Err(SettingsError(format!("{garbled} is not valid UTF-8")));
        }
        Self::read(&file, &|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
    }

    /// All defaults, for tests and tools that set fields by themselves.
    pub fn defaults() -> Result<Self, SettingsError> {
        Self::read(&BTreeMap::new(), &|_| None)
    }

    fn parse_file(text: &str) -> Result<BTreeMap<String, String>, SettingsError> {
        let table: toml::Table =
            text.parse().map_err(|error: toml::de::Error| SettingsError(error.message().to_owned()))?;
        table
            .into_iter()
            .map(|(key, value)| {
                let text = match value {
                    toml::Value::String(text) => text,
                    toml::Value::Integer(number) => number.to_string(),
                    toml::Value::Boolean(flag) => flag.to_string(),
                    toml::Value::Array(items) if items.iter().all(toml::Value::is_str) => {
                        items.iter().filter_map(toml::Value::as_str).collect::<Vec<_>>().join(",")
                    }
                    _ => {
                        return Err(SettingsError(format!("`{key}` must be a text, a number or a flag")));
                    }
                };
                Ok((key, text))
            })
            .collect()
    }

    /// Whether this deployment is one process on SQLite.
    pub fn is_embedded(&self) -> bool {
        self.database_url.is_none()
    }

    /// Who is asked for bureau reports. Only the demo asks made-up people unless it is told to.
    pub fn bureau(&self) -> BureauChoice {
        let usual = if self.is_embedded() && self.demo { BureauChoice::Sandbox } else { BureauChoice::None };
        self.bureau.unwrap_or(usual)
    }

    /// Refuses a configuration that would start and then betray its operator.
    pub fn check(&self) -> Result<(), SettingsError> {
        let refuse = |why: &str| Err(SettingsError(why.to_owned()));
        if self.database_url.as_ref().is_some_and(|url| !is_postgres(url)) {
            return refuse(
                "DATABASE_URL must be a postgres:// URL; leave it unset for the embedded database in LENDING_DATA_DIR",
            );
        }
        if self.migrate_url.as_ref().is_some_and(|url| !is_postgres(url)) {
            return refuse("LENDING_MIGRATE_URL must be a postgres:// URL");
        }
        let secrets = [
            ("LENDING_SECRET", &self.secret),
            ("LENDING_SECRET_PREVIOUS", &self.secret_previous),
            ("LENDING_METRICS_TOKEN", &self.metrics_token),
        ];
        for (name, secret) in secrets {
            if let Some(secret) = secret
                && let Some(why) = weakness(secret.expose())
            {
                return refuse(&format!("{name} {why}; make one with: openssl rand -hex 32"));
            }
        }
        if !self.is_embedded() && self.secret.is_none() {
            return refuse(
                "LENDING_SECRET must be set with Postgres, and be the same in every process; make one with: openssl rand -hex 32",
            );
        }
        self.check_oidc()?;
        self.check_otlp()?;
        let limits = [
            self.limit_general_per_minute,
            self.limit_general_burst,
            self.limit_upload_per_hour,
            self.limit_upload_burst,
            self.limit_pull_per_hour,
            self.limit_pull_burst,
            u32::from(self.bureau_timeout),
            u32::from(self.webhook_slots),
            self.limit_sign_in_per_minute,
            self.limit_sign_in_per_hour,
            self.limit_bad_token_per_minute,
            self.lockout_failures,
            self.login_token_hours,
            self.max_connections,
            self.max_connections_per_client,
            self.database_connections,
        ];
        if limits.contains(&0) {
            return refuse("limits, lifetimes and connection counts must be at least 1");
        }
        // Twice as long, and a little: a caller whose connection is silent for 75 seconds is cut off.
        if self.bureau_timeout > 30 {
            return refuse("LENDING_BUREAU_TIMEOUT must be at most 30 seconds");
        }
        // As long as it takes to find out that somebody should not have been there.
        if (1..LEAST_AUDIT_DAYS).contains(&self.audit_days) {
            return refuse("LENDING_AUDIT_DAYS must be 90 or more, or 0 to keep the audit record for good");
        }
        Ok(())
    }
}

fn is_postgres(url: &Secret) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| url.expose().starts_with(scheme))
}

impl Settings {
    /// All of the provider's settings or none; and nothing that is sent to it may be read on the way.
    fn check_oidc(&self) -> Result<(), SettingsError> {
        let refuse = |why: &str| Err(SettingsError(why.to_owned()));
        match (&self.oidc_issuer, &self.oidc_client_id, &self.oidc_client_secret) {
            (None, None, None) => Ok(()),
            (Some(issuer), Some(_), Some(_)) if is_shielded(issuer) => {
                if self.oidc_name.trim().is_empty() || self.oidc_name.chars().count() > 60 {
                    return refuse("LENDING_OIDC_NAME must have 1 to 60 characters");
                }
                Ok(())
            }
            (Some(_), Some(_), Some(_)) => {
                refuse("LENDING_OIDC_ISSUER must begin with https:// (http:// on this machine only)")
            }
            _ => refuse(
                "LENDING_OIDC_ISSUER, LENDING_OIDC_CLIENT_ID and LENDING_OIDC_CLIENT_SECRET belong together: set all or none",
            ),
        }
    }
}

/// Why a secret is too weak to stand at the root of every key.
fn weakness(secret: &str) -> Option<&'static str> {
    let lower = secret.to_lowercase();
    let words = ["change", "secret", "password", "example", "placeholder", "replace", "your_", "your-"];
    // Too short to be looked for anywhere: one random secret in 25,000 holds it by chance.
    let says_todo = lower.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "todo");
    let distinct: std::collections::BTreeSet<char> = secret.chars().collect();
    if secret.len() < 32 {
        Some("is shorter than 32 characters")
    } else if distinct.len() < 10 {
        Some("repeats too few characters")
    } else if says_todo || words.iter().any(|word| lower.contains(word)) {
        Some("looks like a placeholder")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(pairs: &[(&str, &str)]) -> Result<Settings, SettingsError> {
        let find =
            |name: &str| pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Settings::read(&BTreeMap::new(), &find)
    }

    #[test]
    fn the_environment_wins_over_the_file_and_the_file_over_the_default() {
        let file = Settings::parse_file("listen = \"127.0.0.1:1\"\nlogin_token_hours = 3").unwrap();
        let find = |name: &str| (name == "LENDING_LISTEN").then(|| "127.0.0.1:2".to_owned());
        let settings = Settings::read(&file, &find).unwrap();
        assert_eq!(settings.listen.port(), 2);
        assert_eq!(settings.login_token_hours, 3);
        assert_eq!(settings.limit_general_per_minute, 600);
        let row = settings.rows().into_iter().find(|row| row.key == "login_token_hours").unwrap();
        assert_eq!(row.source, SettingSource::File);
    }

    #[test]
    fn a_misspelt_key_in_the_file_is_refused_by_name() {
        let file = Settings::parse_file("lisen = \"127.0.0.1:1\"").unwrap();
        let error = Settings::read(&file, &|_| None).unwrap_err().to_string();
        assert!(error.contains("`lisen`"), "{error}");
    }

    #[test]
    fn no_secret_is_shown() {
        let settings = from(&[
            ("DATABASE_URL", "postgres://u:hunter2@h/d"),
            ("LENDING_SECRET", "hunter2hunter2hunter2"),
            ("REDIS_URL", "redis://:hunter2@h"),
            ("LENDING_METRICS_TOKEN", "hunter2"),
            ("LENDING_MIGRATE_URL", "postgres://o:hunter2@h/d"),
            ("LENDING_OIDC_CLIENT_SECRET", "hunter2"),
            ("LENDING_OTLP_HEADERS", "api-key=hunter2"),
        ])
        .unwrap();
        assert!(!format!("{:?} {settings:?}", settings.rows()).contains("hunter2"));
    }

    #[test]
    fn a_provider_is_named_whole_and_over_tls() {
        let with = |issuer: &'static str, id: &'static str, secret: &'static str| {
            let pairs = [
                ("LENDING_OIDC_ISSUER", issuer),
                ("LENDING_OIDC_CLIENT_ID", id),
                ("LENDING_OIDC_CLIENT_SECRET", secret),
            ];
            from(&pairs).unwrap().check().is_ok()
        };
        assert!(with("", "", ""), "off");
        assert!(with("https://id.example.com/", "lending", "s"));
        assert!(
            with("http://127.0.0.1:4000", "lending", "s") && with("http://localhost:4000", "lending", "s")
        );
        for (issuer, id, secret) in [
            ("https://id.example.com", "", "s"),
            ("https://id.example.com", "lending", ""),
            ("", "lending", "s"),
            ("http://id.example.com", "lending", "s"),
            ("id.example.com", "lending", "s"),
            ("https://u:p@id.example.com", "lending", "s"),
        ] {
            assert!(!with(issuer, id, secret), "{issuer} {id} {secret}");
        }
    }

    #[test]
    fn the_audit_record_is_kept_for_ninety_days_at_least_or_for_good() {
        for (days, accepted) in [("0", true), ("1", false), ("89", false), ("90", true), ("3650", true)] {
            let settings = from(&[("LENDING_AUDIT_DAYS", days)]).unwrap();
            assert_eq!(settings.check().is_ok(), accepted, "{days}");
        }
    }

    #[test]
    fn several_processes_need_a_real_secret() {
        let strong = "9f2c4e7ab1d0835f6e2a7c9b4d8e1f30";
        let cases = [
            ("", false),
            ("short", false),
            ("changeme-changeme-changeme-1234567", false),
            ("TODO-9f2c4e7ab1d0835f6e2a7c9b4d8e1f30", false),
            ("9f2c4e7ab1dTodo0835f6e2a7c9b4d8e1f30", true),
            (strong, true),
        ];
        for (secret, accepted) in cases {
            let settings = from(&[("DATABASE_URL", "postgres://h/d"), ("LENDING_SECRET", secret)]).unwrap();
            assert_eq!(settings.check().is_ok(), accepted, "{secret:?}");
        }
    }
}
