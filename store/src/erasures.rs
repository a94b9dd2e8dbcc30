//! Erasing: certificates of what was erased, and making sure that nothing of it is left in the database.
//!
//! What an analysis or a credit check holds of a person is sealed under keys of its own, and erasing it, or its statement
//! alone, deletes the keys of what goes (`content_keys`). A deleted row still lies in the free pages of the database and in its log for a while. [`Store::purge`]
//! has the database give them up, and only then says so on the certificates.

use std::collections::BTreeMap;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sqlx::types::Json;

use crate::audit::{self, Action, Actor, Entry, Principal};
use crate::db::{Tx, on};
use crate::sealing::hex;
use crate::words::{Open, words};
use crate::{Store, StoreError};
use lending_base::{ErasureId, TeamId, UserId};

words! {
    /// What was erased.
    ErasureKind {
        Analysis,
        Statement,
        CreditCheck,
    }
}

words! {
    /// Why it was erased.
    ErasureCause {
        Request,
        Retention,
    }
}

/// Who erases.
#[derive(Debug, Clone)]
pub enum Eraser {
    Person(Principal),
    /// Somebody at a shell of the deployment.
    Operator,
    /// What a team keeps for a number of days has become older than that.
    Retention,
    /// Whoever restores a backup, of what was erased after it was made: under the certificate it had.
    Again(Box<(ErasureId, ErasureRecord)>),
}

impl Eraser {
    /// Who it is, where it is one of the team's people.
    pub(crate) fn user(&self) -> Option<&UserId> {
        match self {
            Self::Person(principal) => Some(&principal.user),
            Self::Operator | Self::Retention | Self::Again(_) => None,
        }
    }

    pub(crate) fn entry(&self, team: &TeamId, action: Action) -> Entry {
        match self {
            Self::Person(principal) => principal.entry(action),
            Self::Operator | Self::Again(_) => Entry::new(Actor::Operator, action).team(team),
            Self::Retention => Entry::new(Actor::Service, action).team(team),
        }
    }

    /// A legal hold keeps it from erasing. What was erased before was not held any more.
    pub(crate) const fn heeds_holds(&self) -> bool {
        !matches!(self, Self::Again(_))
    }
}

/// What became of a wish to erase.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erased {
    /// Its certificate.
    Done(ErasureId),
    /// There is no such thing, or no longer.
    Nothing,
    OnLegalHold,
    /// Nobody knows yet whether the bureau was paid: what it is about must be known until then.
    CheckNotSettled,
}

/// A certificate.
#[derive(Debug, Clone, PartialEq)]
pub struct Erasure {
    pub id: ErasureId,
    pub kind: Open<ErasureKind>,
    /// The id of what was erased.
    pub subject: String,
    pub cause: Open<ErasureCause>,
    /// `None` where retention or an operator did it.
    pub erased_by: Option<UserId>,
    pub request_id: Option<String>,
    pub erased_at: DateTime<Utc>,
    /// Of what was there, by what it is.
    pub hashes: BTreeMap<String, String>,
    /// When no copy of the key was left in the database.
    pub purged_at: Option<DateTime<Utc>>,
}

#[derive(sqlx::FromRow)]
struct ErasureRow {
    id: ErasureId,
    kind: String,
    subject_id: String,
    cause: String,
    erased_by: Option<UserId>,
    request_id: Option<String>,
    erased_at: DateTime<Utc>,
    hashes: Json<BTreeMap<String, String>>,
    purged_at: Option<DateTime<Utc>>,
}

/// What a certificate is made out for.
pub(crate) struct Certified<'a> {
    pub(crate) team: &'a TeamId,
    pub(crate) kind: ErasureKind,
    pub(crate) subject: &'a str,
    pub(crate) eraser: &'a Eraser,
    pub(crate) hashes: BTreeMap<String, String>,
}

impl Store {
    /// Makes out a certificate and records it, in the transaction of the erasure. The audit holds the certificate's hash, so
    /// one that is changed or removed afterwards is found.
    pub(crate) async fn certify(&self, tx: &mut Tx, what: Certified<'_>) -> Result<ErasureId, StoreError> {
        let Certified { team, kind, subject, eraser, hashes } = what;
        let id = self.insert_certificate(tx, team, eraser, kind.as_str(), subject, &hashes).await?;
        let certificate = on!(tx.conn(), conn => sqlx::query_as::<_, ErasureRecord>(
            "SELECT id, team_id, kind, subject_id, cause, erased_by, request_id, erased_at, hashes
             FROM erasures WHERE id = $1"
        ).bind(&id).fetch_one(conn).await)?;
        let action = match kind {
            ErasureKind::Analysis => Action::AnalysisErased,
            ErasureKind::Statement => Action::StatementErased,
            ErasureKind::CreditCheck => Action::CheckErased,
        };
        let entry = eraser.entry(team, action).subject(subject).detail(certificate.as_recorded());
        audit::append(tx, &self.clock, &entry).await?;
        Ok(id)
    }

    pub(crate) async fn insert_certificate(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        eraser: &Eraser,
        kind: &str,
        subject: &str,
        hashes: &BTreeMap<String, String>,
    ) -> Result<ErasureId, StoreError> {
        let now = self.clock.now();
        let (id, at) = match eraser {
            Eraser::Again(former) => (former.0.clone(), former.1.erased_at),
            _ => (ErasureId::new(&self.clock)?, now),
        };
        let (cause, by, request_id) = match eraser {
            Eraser::Person(principal) => (
                ErasureCause::Request.as_str(),
                Some(principal.user.as_str()),
                principal.origin.request_id.as_deref(),
            ),
            Eraser::Operator => (ErasureCause::Request.as_str(), None, None),
            Eraser::Retention => (ErasureCause::Retention.as_str(), None, None),
            Eraser::Again(former) => {
                let record = &former.1;
                (record.cause.as_str(), record.erased_by.as_deref(), record.request_id.as_deref())
            }
        };
        // Whoever came after the backup that is restored is not there.
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO erasures (id, team_id, kind, subject_id, cause, erased_by, request_id, erased_at, hashes)
             VALUES ($1, $2, $3, $4, $5, (SELECT id FROM users WHERE id = $6), $7, $8, $9)"
        ).bind(&id).bind(team).bind(kind).bind(subject).bind(cause).bind(by)
            .bind(request_id).bind(at).bind(Json(hashes))
            .execute(conn).await.map(|_| ()))?;
        Ok(id)
    }

    /// A certificate of a team.
    pub async fn erasure(&self, team: &TeamId, id: &ErasureId) -> Result<Option<Erasure>, StoreError> {
        let row = on!(self.db.read(), db => sqlx::query_as::<_, ErasureRow>(
            "SELECT id, kind, subject_id, cause, erased_by, request_id, erased_at, hashes, purged_at
             FROM erasures WHERE id = $1 AND team_id = $2"
        ).bind(id).bind(team).fetch_optional(db).await)?;
        Ok(row.map(|row| Erasure {
            id: row.id,
            kind: Open::read(row.kind),
            subject: row.subject_id,
            cause: Open::read(row.cause),
            erased_by: row.erased_by,
            request_id: row.request_id,
            erased_at: row.erased_at,
            hashes: row.hashes.0,
            purged_at: row.purged_at,
        }))
    }
}

/// One certificate, as it is written into a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, sqlx::FromRow)]
pub struct ErasureRecord {
    pub id: String,
    pub team_id: String,
    pub kind: String,
    pub subject_id: String,
    pub cause: String,
    pub erased_by: Option<String>,
    pub request_id: Option<String>,
    pub erased_at: DateTime<Utc>,
    #[sqlx(json)]
    pub hashes: BTreeMap<String, String>,
}

impl ErasureRecord {
    /// SHA-256 of what a certificate says, line by line; not of `purged_at`, which comes later.
    pub(crate) fn sha256(&self) -> String {
        let mut lines = vec![
            "erasure certificate 1".to_owned(),
            self.id.clone(),
            self.team_id.clone(),
            self.kind.clone(),
            self.subject_id.clone(),
            self.cause.clone(),
            self.erased_by.clone().unwrap_or_default(),
            self.request_id.clone().unwrap_or_default(),
            // As fine as both databases keep it.
            self.erased_at.to_rfc3339_opts(SecondsFormat::Micros, true),
        ];
        lines.extend(self.hashes.iter().map(|(what, hash)| format!("{what} {hash}")));
        hex(&Sha256::digest(lines.join("\n")))
    }

    /// As the audit names it: its id and its hash.
    pub(crate) fn as_recorded(&self) -> String {
        format!("{} {}", self.id, self.sha256())
    }
}
