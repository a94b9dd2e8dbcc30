//! Accounts at an OpenID provider that people sign in with. One is linked to a person the first time, by the address that the
//! provider has verified; from then on issuer and subject alone count, and the address does not. What the provider says is
//! for others to verify: it arrives here as proved.

use std::fmt;

use crate::audit::{self, Action, Actor, Entry, Origin};
use crate::changed_by::ChangedBy;
use crate::db::{Tx, on};
use crate::second_factor::Proof;
use crate::sessions::end_logins;
use crate::sign_in::{Login, NewLogin, has_access, issue_login};
use crate::users::Email;
use crate::{Store, StoreError};
use lending_base::{TeamId, UserId};

/// What a sign-in by OpenID adds to its entry of the audit.
const BY_OPENID: &str = "openid";

/// Who somebody is at the provider, as it was proved.
#[derive(Clone)]
pub struct OpenIdIdentity {
    pub issuer: String,
    /// The provider's own name of the person, which stays when the address changes.
    pub subject: String,
    /// Only an address that the provider has verified.
    pub verified_email: Option<Email>,
    /// Whether the person has proved a second factor there.
    pub has_second_factor: bool,
}

impl fmt::Debug for OpenIdIdentity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenIdIdentity").field("issuer", &self.issuer).finish_non_exhaustive()
    }
}

#[derive(Debug, Clone)]
pub enum OpenIdSignIn {
    Done(Login),
    /// Nobody is signed in with this account. Why is in the audit alone: whoever asks may not be told who is here.
    NotAdmitted,
    /// The person has a second factor here, and proved none there.
    Unproved,
}

/// Why nobody is signed in, as the audit says it.
#[derive(Debug, Clone, Copy)]
enum Why {
    EmailNotVerified,
    NobodyHasIt,
    LinkedToAnother,
    Disabled,
    NoSecondFactor,
}

impl Why {
    fn code(self) -> &'static str {
        match self {
            Self::EmailNotVerified => "openid_email_not_verified",
            Self::NobodyHasIt => "openid_nobody_has_it",
            Self::LinkedToAnother => "openid_linked_to_another",
            Self::Disabled => "openid_disabled",
            Self::NoSecondFactor => "openid_no_second_factor",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
struct PersonRow {
    id: UserId,
    team_id: TeamId,
}

/// Whose account it is.
enum Found {
    Linked(PersonRow),
    /// In this very transaction.
    LinkedNow(PersonRow),
    /// And who is concerned, where somebody is.
    Nobody(Why, Option<PersonRow>),
}

impl Store {
    fn identity_index(&self, issuer: &str, subject: &str) -> Vec<u8> {
        // An issuer is an address and holds no line break, so no two pairs are written alike.
        self.keyring.blind_index("openid identity", &format!("{issuer}\n{subject}"))
    }

    /// Whether an account at the provider is linked to somebody already.
    pub async fn is_openid_linked(&self, issuer: &str, subject: &str) -> Result<bool, StoreError> {
        let linked = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM openid_identities WHERE identity_index = $1"
        ).bind(self.identity_index(issuer, subject)).fetch_one(db).await)?;
        Ok(linked > 0)
    }

    /// Issues a login token to whoever the account is linked to; one that is linked to nobody is linked to the person who has
    /// its verified address.
    pub async fn sign_in_by_openid(
        &self,
        identity: &OpenIdIdentity,
        device_name: &str,
        origin: &Origin,
    ) -> Result<OpenIdSignIn, StoreError> {
        let (store, identity) = (self.clone(), identity.clone());
        let (device, origin) = (device_name.to_owned(), origin.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let (person, is_new) = match store.find_or_link(tx, &identity).await? {
                        Found::Linked(person) => (person, false),
                        Found::LinkedNow(person) => (person, true),
                        Found::Nobody(why, concerned) => {
                            refuse(tx, &store, why, concerned.as_ref(), &origin).await?;
                            return Ok(OpenIdSignIn::NotAdmitted);
                        }
                    };
                    // By a write, as at every sign-in: whoever is disabled this moment is so before it or after it.
                    let why = if !has_access(tx, &person.id).await? {
                        Some(Why::Disabled)
                    } else if !identity.has_second_factor
                        && !store.take_proof(tx, &person.id, &Proof::NotNeeded).await?
                    {
                        Some(Why::NoSecondFactor)
                    } else {
                        None
                    };
                    if let Some(why) = why {
                        if is_new {
                            unlink(tx, &person.id).await?;
                        }
                        refuse(tx, &store, why, Some(&person), &origin).await?;
                        return Ok(match why {
                            Why::NoSecondFactor => OpenIdSignIn::Unproved,
                            _ => OpenIdSignIn::NotAdmitted,
                        });
                    }
                    if is_new {
                        let entry = Entry::new(Actor::User(person.id.clone()), Action::OpenIdLinked)
                            .team(&person.team_id)
                            .subject(&person.id)
                            .from(&origin);
                        audit::append(tx, &store.clock, &entry).await?;
                    }
                    let new = NewLogin {
                        team: person.team_id,
                        user: person.id,
                        device: Some(device),
                        second_factor_elsewhere: identity.has_second_factor,
                        by: Some(BY_OPENID),
                        origin,
                    };
                    Ok(OpenIdSignIn::Done(issue_login(tx, &store, new).await?))
                })
            })
            .await
    }

    async fn find_or_link(&self, tx: &mut Tx, identity: &OpenIdIdentity) -> Result<Found, StoreError> {
        let index = self.identity_index(&identity.issuer, &identity.subject);
        if let Some(person) = linked_person(tx, &index).await? {
            return Ok(Found::Linked(person));
        }
        let Some(email) = &identity.verified_email else {
            return Ok(Found::Nobody(Why::EmailNotVerified, None));
        };
        let person = on!(tx.conn(), conn => sqlx::query_as::<_, PersonRow>(
            "SELECT id, team_id FROM users WHERE email_index = $1"
        ).bind(self.email_index(email)).fetch_optional(conn).await)?;
        let Some(person) = person else { return Ok(Found::Nobody(Why::NobodyHasIt, None)) };
        let linked = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO openid_identities (id, team_id, identity_index, linked_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT DO NOTHING"
        ).bind(&person.id).bind(&person.team_id).bind(&index).bind(self.clock.now())
            .execute(conn).await.map(|done| done.rows_affected()))?;
        if linked == 1 {
            return Ok(Found::LinkedNow(person));
        }
        // Somebody else's account was linked to the person before; or this one was, at this very moment.
        match linked_person(tx, &index).await? {
            Some(now) if now == person => Ok(Found::Linked(person)),
            _ => Ok(Found::Nobody(Why::LinkedToAnother, Some(person))),
        }
    }

    /// Records a sign-in that failed before it was known whose it was.
    pub async fn openid_failed(&self, origin: &Origin, code: &str) -> Result<(), StoreError> {
        let entry = Entry::new(Actor::Anonymous, Action::SignInFailed).from(origin);
        self.record(entry.detail(code.to_owned())).await
    }

    /// Takes the account at the provider from a person and ends the sessions; the next one with their address is linked anew.
    /// `false` when there is none.
    pub async fn unlink_openid(
        &self,
        by: ChangedBy,
        team: &TeamId,
        user: &UserId,
    ) -> Result<bool, StoreError> {
        let (store, team, user) = (self.clone(), team.clone(), user.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    // The team first, as whoever changes people does.
                    crate::teams::lock_team(tx, &team).await?;
                    if !unlink(tx, &user).await? {
                        return Ok(false);
                    }
                    end_logins(tx, &user, None, store.clock.now()).await?;
                    let entry = by.entry(&team, Action::OpenIdUnlinked).subject(&user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }
}

async fn linked_person(tx: &mut Tx, index: &[u8]) -> Result<Option<PersonRow>, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, PersonRow>(
        "SELECT id, team_id FROM openid_identities WHERE identity_index = $1"
    ).bind(index).fetch_optional(conn).await)?)
}

/// `false` when nothing was linked.
async fn unlink(tx: &mut Tx, user: &UserId) -> Result<bool, StoreError> {
    let unlinked = on!(tx.conn(), conn => sqlx::query("DELETE FROM openid_identities WHERE id = $1")
        .bind(user).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(unlinked == 1)
}

async fn refuse(
    tx: &mut Tx,
    store: &Store,
    why: Why,
    person: Option<&PersonRow>,
    origin: &Origin,
) -> Result<(), StoreError> {
    let mut entry = Entry::new(Actor::Anonymous, Action::SignInFailed).from(origin);
    if let Some(person) = person {
        entry = entry.team(&person.team_id).subject(&person.id);
    }
    let entry = entry.detail(why.code().to_owned());
    if person.is_some() || store.budget.admits(&entry, store.clock.now()) {
        audit::append(tx, &store.clock, &entry).await?;
    }
    Ok(())
}
