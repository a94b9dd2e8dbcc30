//! What an operator does about people: who they are, what they may do, how they get in again.

use anyhow::{Context, anyhow, bail};
use clap::Subcommand;
use lending_base::{Settings, entropy};
use lending_store::Store;
use lending_store::limits::Quota;
use lending_store::members::{ChangedBy, MemberChange, MemberChanged};
use lending_store::users::{Email, NewUser, Role, User};

use super::say;
use super::secret_output::SecretOutput;
use super::teams::find_team;
use crate::password_rules::{Guesses, weakness};
use crate::passwords::Passwords;

#[derive(Debug, Subcommand)]
pub(super) enum Action {
    /// Create a person in a team; shows a generated password on the terminal, or writes it into a file
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
        #[arg(long, conflicts_with = "output")]
        password_stdin: bool,
        #[command(flatten)]
        output: SecretOutput,
    },
    /// List the people of a team
    ListUsers {
        #[arg(long)]
        team: String,
    },
    /// Give a person another role
    SetRole {
        #[arg(long)]
        email: String,
        /// owner, member, reviewer or viewer
        #[arg(long)]
        role: Role,
    },
    /// End a person's access: sessions and API keys are revoked, and nobody signs in as them
    DisableUser {
        #[arg(long)]
        email: String,
    },
    /// Let a person sign in again; what was revoked stays so
    EnableUser {
        #[arg(long)]
        email: String,
    },
    /// Set a new password, sign the person out everywhere and lift a lock; shows a generated password on the terminal, or writes it into a file
    ResetPassword {
        #[arg(long)]
        email: String,
        /// Read the password from the first line of standard input instead of generating one
        #[arg(long, conflicts_with = "output")]
        password_stdin: bool,
        #[command(flatten)]
        output: SecretOutput,
    },
    /// Lift the lock that failed sign-ins put on an account
    Unlock {
        #[arg(long)]
        email: String,
    },
    /// Take the second factor from a person who has lost both the app and the recovery codes
    RemoveSecondFactor {
        #[arg(long)]
        email: String,
    },
    /// Take the account at the OpenID provider from a person and sign them out; the next one with their address is linked anew
    UnlinkOpenid {
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
}

impl Action {
    pub(super) async fn perform(self, store: &Store, settings: &Settings) -> anyhow::Result<()> {
        match self {
            Self::CreateUser { team, email, name, role, password_stdin, output } => {
                let team = find_team(store, &team).await?;
                let email = Email::new(&email);
                if !email.is_address() {
                    bail!("that is not an email address");
                }
                if name.trim().is_empty() {
                    bail!("a person needs a name");
                }
                let guesses = Guesses::new(&[email.as_str(), &name]);
                let place = if password_stdin { None } else { Some(output.open()?) };
                let (password, hash) = new_password(settings, password_stdin, &guesses).await?;
                let new =
                    NewUser { team: &team, email: &email, name: name.trim(), role, password_hash: &hash };
                let user =
                    store.create_user(new).await?.ok_or_else(|| anyhow!("that email address is taken"))?;
                say(user.id.as_str())?;
                place.zip(password).map_or(Ok(()), |(place, password)| place.leave(&password))
            }
            Self::ListUsers { team } => {
                let team = find_team(store, &team).await?;
                for user in store.list_users(&team).await? {
                    let disabled = if user.disabled_at.is_some() { "\tdisabled" } else { "" };
                    let (role, email) = (user.role.as_str(), &user.email);
                    say(&format!("{}\t{role}\t{email}\t{}{disabled}", user.id, user.name))?;
                }
                Ok(())
            }
            Self::SetRole { email, role } => {
                change(store, &email, MemberChange { role: Some(role), ..MemberChange::default() }).await?;
                say(role.as_str())
            }
            Self::DisableUser { email } => {
                change(store, &email, MemberChange { is_disabled: Some(true), ..MemberChange::default() })
                    .await?;
                say("disabled")
            }
            Self::EnableUser { email } => {
                change(store, &email, MemberChange { is_disabled: Some(false), ..MemberChange::default() })
                    .await?;
                say("enabled")
            }
            Self::ResetPassword { email, password_stdin, output } => {
                let place = if password_stdin { None } else { Some(output.open()?) };
                let guesses = Guesses::new(&[&email]);
                let (password, hash) = new_password(settings, password_stdin, &guesses).await?;
                store
                    .reset_password(&Email::new(&email), &hash)
                    .await?
                    .context("nobody has that email address")?;
                say("reset")?;
                place.zip(password).map_or(Ok(()), |(place, password)| place.leave(&password))
            }
            Self::Unlock { email } => {
                say(if store.unlock(&Email::new(&email)).await? { "unlocked" } else { "it was not locked" })
            }
            Self::RemoveSecondFactor { email } => {
                let user = person(store, &email).await?;
                if !store.remove_second_factor(ChangedBy::Operator, &user.team, &user.id).await? {
                    bail!("the person has no second factor");
                }
                say("removed")
            }
            Self::UnlinkOpenid { email } => {
                let user = person(store, &email).await?;
                if !store.unlink_openid(ChangedBy::Operator, &user.team, &user.id).await? {
                    bail!("no account at a provider is linked to the person");
                }
                say("unlinked")
            }
            Self::LimitUploads { email, per_hour, burst } => {
                let quota = per_hour.zip(burst).map(|(per_hour, burst)| Quota::hourly(per_hour, burst));
                store.limit_uploads(&person(store, &email).await?, quota).await?;
                say(if quota.is_some() { "limited" } else { "as everybody" })
            }
        }
    }
}

/// Whoever has the address.
pub(super) async fn person(store: &Store, email: &str) -> anyhow::Result<User> {
    store.find_user_by_email(&Email::new(email)).await?.context("nobody has that email address")
}

async fn change(store: &Store, email: &str, change: MemberChange) -> anyhow::Result<()> {
    let user = person(store, email).await?;
    match store.members(&user.team).change(ChangedBy::Operator, &user.id, change).await? {
        MemberChanged::Done => Ok(()),
        MemberChanged::Nobody => bail!("nobody has that email address"),
        MemberChanged::LastOwner => {
            bail!("the team would be left without an owner; make somebody else one first")
        }
    }
}

/// A password and its hash; the text only when it was generated here and has to be told.
async fn new_password(
    settings: &Settings,
    from_stdin: bool,
    guesses: &Guesses,
) -> anyhow::Result<(Option<String>, String)> {
    let passwords = Passwords::start(settings.password_threads)?;
    if !from_stdin {
        let password = entropy::base62(20)?;
        let hash = passwords.hash(password.clone()).await?;
        return Ok((Some(password), hash));
    }
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    let password = line.trim_end_matches(['\r', '\n']).to_owned();
    if let Some(weakness) = weakness(&password, guesses) {
        bail!("the password {weakness}");
    }
    Ok((None, passwords.hash(password).await?))
}
