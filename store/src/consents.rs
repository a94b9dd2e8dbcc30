//! What people agreed to before a bureau was asked about them: written in the transaction of the intent to ask, never
//! changed. The schema refuses a pull without one.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::audit::Principal;
use crate::db::{Tx, on};
use crate::sealing::CONSENT_SUBJECT;
use crate::{Store, StoreError};
use lending_base::{ConsentId, TeamId};

/// Whom a bureau is asked about. Personal data: it does not print.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub name: String,
    /// In its one form, `+91` and ten digits.
    pub mobile: String,
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Person")
    }
}

/// The text that was put before a person, and what for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConsentText {
    pub version: String,
    pub purpose: String,
}

/// What is told of a consent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consent {
    pub text: ConsentText,
    pub ip: String,
    pub given_at: DateTime<Utc>,
}

impl Store {
    /// Writes down a consent that the caller says a person gave.
    pub(crate) async fn insert_consent(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        subject: &Person,
        text: &ConsentText,
    ) -> Result<ConsentId, StoreError> {
        let id = ConsentId::new(&self.clock)?;
        let team = &principal.team;
        let sealer = self.keyring.team_sealer(tx, team).await?;
        let subject =
            serde_json::to_vec(subject).map_err(|_| StoreError::Corrupt("the subject of a new consent"))?;
        let subject = sealer.seal(CONSENT_SUBJECT, id.as_str(), &subject)?;
        let ip = principal.origin.ip.map_or_else(|| "unknown".to_owned(), |ip| ip.to_string());
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO consents (id, team_id, text_version, purpose, sealed_subject, given_by, token_id, ip,
                request_id, given_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        ).bind(&id).bind(team).bind(&text.version).bind(&text.purpose).bind(subject).bind(&principal.user)
            .bind(principal.token.as_str()).bind(ip).bind(&principal.origin.request_id).bind(self.clock.now())
            .execute(conn).await.map(|_| ()))?;
        Ok(id)
    }

    pub(crate) async fn open_subject(
        &self,
        team: &TeamId,
        consent: &ConsentId,
        sealed: &[u8],
    ) -> Result<Person, StoreError> {
        let subject = self.keyring.open_value(team, CONSENT_SUBJECT, consent.as_str(), sealed).await?;
        serde_json::from_slice(&subject).map_err(|_| StoreError::Corrupt("the subject of a consent"))
    }
}
