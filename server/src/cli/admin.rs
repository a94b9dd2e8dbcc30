//! What an operator does at the shell: each act is in the audit record.

use anyhow::{Context, anyhow, bail};
use clap::{Subcommand, ValueEnum};
use chrono::TimeDelta;
use lending_base::{ApiKeyId, Settings, entropy};
use lending_store::Store;
use lending_store::api_keys::{ApiKey, KeyTerms};
use lending_store::limits::Quota;
use lending_store::teams::Entitlement;
use lending_store::users::{Email, NewUser, Role, User};

use super::teams::find_team;
use super::{bureau, say};
use crate::gate::Scope;
use crate::passwords::Passwords;
use crate::start::open_store;

/// The shortest password an operator may set.
const PASSWORD_CHARS: usize = 12;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Create a team
    CreateTeam {
        /// Its name
        name: String,
    },
    /// List all teams
    ListTeams,
    /// Create a person in a team; prints a generated password
    CreateUser {
        #[arg(long)]
        team: String,
        #[arg(long)]
        email: String,
        #[arg(long)]
        name: String,
        /// owner, member, reviewer or viewer
        #[arg(long, default_value = "member")]
        role: Role,
        /// Read the password from the first line of standard input instead of generating one
        #[arg(long)]
        password_stdin: bool,
    },
    /// List the people of a team
    ListUsers {
        #[arg(long)]
        team: String,
    },
    /// Create an API key that acts as a person; prints it once
    CreateKey {
        /// Email of the person
        #[arg(long)]
        email: String,
        /// Name of the key
        #[arg(long)]
        name: String,
        /// In how many days it ends; without it never
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..=3660))]
        expires_in_days: Option<u16>,
        /// What it is good for, such as analyses:read; may be repeated. Without it: whatever the person may
        #[arg(long = "scope")]
        scopes: Vec<Scope>,
    },
    /// List the API keys of a person: id, last four characters, end, scopes, name
    ListKeys {
        /// Email of the person
        #[arg(long)]
        email: String,
    },
    /// Revoke an API key
    RevokeKey {
        /// Its id, key_…
        id: String,
    },
    /// Grant an entitlement to a team
    Grant {
        #[arg(long)]
        team: String,
        entitlement: EntitlementName,
    },
    /// Withdraw an entitlement from a team
    Withdraw {
        #[arg(long)]
        team: String,
        entitlement: EntitlementName,
    },
    /// Set a new password, sign the person out everywhere and lift a lock; prints a generated password
    ResetPassword {
        #[arg(long)]
        email: String,
        /// Read the password from the first line of standard input instead of generating one
        #[arg(long)]
        password_stdin: bool,
    },
    /// Lift the lock that failed sign-ins put on an account
    Unlock {
        #[arg(long)]
        email: String,
    },
    /// Set what a person may upload, in place of what everybody may: for nightly batches
    LimitUploads {
        #[arg(long)]
        email: String,
        /// Uploads an hour; without it the usual limit holds again
        #[arg(long, requires = "burst", value_parser = clap::value_parser!(u32).range(1..))]
        per_hour: Option<u32>,
        /// Uploads at once
        #[arg(long, requires = "per_hour", value_parser = clap::value_parser!(u32).range(1..))]
        burst: Option<u32>,
    },
    #[command(flatten)]
    Bureau(bureau::Action),
    /// Print the newest entries of the audit record
    Audit {
        /// Only of this team
        #[arg(long)]
        team: Option<String>,
        #[arg(long, default_value_t = 50)]
        limit: u16,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(super) enum EntitlementName {
    Bureau,
}

impl From<EntitlementName> for Entitlement {
    fn from(name: EntitlementName) -> Self {
        match name {
            EntitlementName::Bureau => Self::Bureau,
        }
    }
}

impl Action {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let (store, settings) = open_store(Settings::from_environment()?).await?;
        let outcome = self.perform(&store, &settings).await;
        store.close().await;
        outcome
    }

    async fn perform(self, store: &Store, settings: &Settings) -> anyhow::Result<()> {
        match self {
            Self::CreateTeam { name } => {
                let name = name.trim();
                if name.is_empty() {
                    bail!("a team needs a name");
                }
                say(store.create_team(name).await?.id.as_str())
            }
            Self::ListTeams => {
                for team in store.list_teams().await? {
                    let entitlements = store.entitlements(&team.id).await?.join(",");
                    say(&format!("{}\t{}\t{entitlements}", team.id, team.name))?;
                }
                Ok(())
            }
            Self::CreateUser { team, email, name, role, password_stdin } => {
                let team = find_team(store, &team).await?;
                let email = Email::new(&email);
                if !email.is_address() {
                    bail!("that is not an email address");
                }
                if name.trim().is_empty() {
                    bail!("a person needs a name");
                }
                let (password, hash) = new_password(settings, password_stdin).await?;
                let new =
                    NewUser { team: &team, email: &email, name: name.trim(), role, password_hash: &hash };
                let user =
                    store.create_user(new).await?.ok_or_else(|| anyhow!("that email address is taken"))?;
                say(user.id.as_str())?;
                print_password(password)
            }
            Self::ListUsers { team } => {
                let team = find_team(store, &team).await?;
                for user in store.list_users(&team).await? {
                    say(&format!("{}\t{}\t{}\t{}", user.id, user.role.as_str(), user.email, user.name))?;
                }
                Ok(())
            }
            Self::CreateKey { email, name, expires_in_days, scopes } => {
                if name.trim().is_empty() {
                    bail!("a key needs a name");
                }
                let days = expires_in_days.map(|days| TimeDelta::days(i64::from(days)));
                let scopes: Vec<String> = scopes.iter().map(|scope| scope.as_str().to_owned()).collect();
                let terms = KeyTerms {
                    name: name.trim().to_owned(),
                    expires_at: days.map(|days| store.clock().now() + days),
                    scopes: (!scopes.is_empty()).then_some(scopes),
                };
                let user = person(store, &email).await?;
                let new = store.create_api_key_as_operator(&user, terms).await?;
                say(&format!("{}\n{}", new.key.id, new.token.expose()))
            }
            Self::ListKeys { email } => {
                for key in store.list_api_keys_as_operator(&person(store, &email).await?).await? {
                    say(&key_line(&key))?;
                }
                Ok(())
            }
            Self::RevokeKey { id } => {
                let id = ApiKeyId::parse(&id).context("that is not the id of an API key")?;
                if !store.revoke_api_key_as_operator(&id).await? {
                    bail!("there is no such live API key");
                }
                say("revoked")
            }
            Self::Grant { team, entitlement } => {
                store.grant(&find_team(store, &team).await?, entitlement.into()).await?;
                say("granted")
            }
            Self::Withdraw { team, entitlement } => {
                store.withdraw(&find_team(store, &team).await?, entitlement.into()).await?;
                say("withdrawn")
            }
            Self::ResetPassword { email, password_stdin } => {
                let (password, hash) = new_password(settings, password_stdin).await?;
                store
                    .reset_password(&Email::new(&email), &hash)
                    .await?
                    .context("nobody has that email address")?;
                say("reset")?;
                print_password(password)
            }
            Self::Unlock { email } => {
                say(if store.unlock(&Email::new(&email)).await? { "unlocked" } else { "it was not locked" })
            }
            Self::LimitUploads { email, per_hour, burst } => {
                let quota = per_hour.zip(burst).map(|(per_hour, burst)| Quota::hourly(per_hour, burst));
                store.limit_uploads(&person(store, &email).await?, quota).await?;
                say(if quota.is_some() { "limited" } else { "as everybody" })
            }
            Self::Bureau(action) => action.perform(store, settings).await,
            Self::Audit { team, limit } => print_audit(store, team, limit).await,
        }
    }
}

async fn person(store: &Store, email: &str) -> anyhow::Result<User> {
    store.find_user_by_email(&Email::new(email)).await?.context("nobody has that email address")
}

fn key_line(key: &ApiKey) -> String {
    let ends = match (key.revoked_at, key.expires_at) {
        (Some(at), _) => format!("revoked {}", at.to_rfc3339()),
        (None, Some(at)) => at.to_rfc3339(),
        (None, None) => "-".to_owned(),
    };
    let scopes = key.scopes.as_ref().map_or_else(|| "-".to_owned(), |scopes| scopes.join(","));
    format!("{}\t{}\t{ends}\t{scopes}\t{}", key.id, key.last_four, key.name)
}

async fn print_audit(store: &Store, team: Option<String>, limit: u16) -> anyhow::Result<()> {
    let team = match team {
        Some(team) => Some(find_team(store, &team).await?),
        None => None,
    };
    for entry in store.audit_log(team.as_ref(), i64::from(limit)).await? {
        let dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        say(&format!(
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}",
            entry.id,
            entry.at.to_rfc3339(),
            entry.action,
            entry.actor,
            dash(entry.team_id),
            dash(entry.subject),
            dash(entry.ip),
            dash(entry.request_id),
            dash(entry.detail)
        ))?;
    }
    Ok(())
}

/// A password and its hash; the text only when it was generated here and has to be told.
async fn new_password(settings: &Settings, from_stdin: bool) -> anyhow::Result<(Option<String>, String)> {
    let passwords = Passwords::start(settings.password_threads)?;
    if !from_stdin {
        let password = entropy::base62(20)?;
        let hash = passwords.hash(password.clone()).await?;
        return Ok((Some(password), hash));
    }
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    let password = line.trim_end_matches(['\r', '\n']).to_owned();
    if password.chars().count() < PASSWORD_CHARS {
        bail!("a password needs at least {PASSWORD_CHARS} characters");
    }
    Ok((None, passwords.hash(password).await?))
}

fn print_password(generated: Option<String>) -> anyhow::Result<()> {
    generated.map_or(Ok(()), |password| say(&password))
}
