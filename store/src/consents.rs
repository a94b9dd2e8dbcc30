//! What people agreed to before a bureau was asked about them: written in the transaction of the intent to ask, never
//! changed. The schema refuses a pull without one. A person may take it back; that is written beside, and no report that
//! was pulled under it is shown to anybody who asks anew.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::audit::Principal;
use crate::db::{Tx, on};
use crate::sealing::{CONSENT_SUBJECT, Content, ContentKey};
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

/// What is told of a consent. Its evidence does not print.
#[derive(Clone, PartialEq, Eq)]
pub struct Consent {
    pub text: ConsentText,
    pub ip: String,
    pub given_at: DateTime<Utc>,
    /// What shows that it was given, in the words of the caller; `None` where there is nothing.
    pub evidence: Option<Value>,
    pub withdrawn_at: Option<DateTime<Utc>>,
}

impl std::fmt::Debug for Consent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Consent").field("given_at", &self.given_at).finish_non_exhaustive()
    }
}

/// A consent that is to be written down. Its evidence does not print.
#[derive(Clone)]
pub struct NewConsent {
    pub text: ConsentText,
    pub evidence: Option<Value>,
}

impl std::fmt::Debug for NewConsent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewConsent").field("text", &self.text).finish_non_exhaustive()
    }
}

/// Whom a consent is about, as it is kept.
pub(crate) struct SealedSubject<'a> {
    /// Under the key of its check; `None` where the version before wrote it.
    pub(crate) own: Option<&'a [u8]>,
    /// Under the team's key.
    pub(crate) former: &'a [u8],
}

impl Store {
    /// Writes down a consent that the caller says a person gave. Whom it is about is sealed under the key of the check it
    /// is given for.
    pub(crate) async fn insert_consent(
        &self,
        tx: &mut Tx,
        principal: &Principal,
        subject: &Person,
        consent: &NewConsent,
        key: &ContentKey,
    ) -> Result<ConsentId, StoreError> {
        let id = ConsentId::new(&self.clock)?;
        let team = &principal.team;
        let sealer = self.keyring.team_sealer(tx, team).await?;
        let json = |person: &Person| {
            serde_json::to_vec(person).map_err(|_| StoreError::Corrupt("the subject of a new consent"))
        };
        let subject = key.seal(Content::Subject, id.as_str(), &json(subject)?)?;
        // For a process of the version before: it shows the check, without the person.
        let nobody = json(&Person { name: String::new(), mobile: String::new() })?;
        let nobody = sealer.seal(CONSENT_SUBJECT, id.as_str(), &nobody)?;
        let evidence = consent
            .evidence
            .as_ref()
            .map(|evidence| key.seal(Content::ConsentEvidence, id.as_str(), evidence.to_string().as_bytes()));
        let ip = principal.origin.ip.map_or_else(|| "unknown".to_owned(), |ip| ip.to_string());
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO consents (id, team_id, text_version, purpose, subject, sealed_subject, given_by, token_id, ip,
                request_id, given_at, evidence)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
        ).bind(&id).bind(team).bind(&consent.text.version).bind(&consent.text.purpose).bind(subject).bind(nobody).bind(&principal.user)
            .bind(principal.token.as_str()).bind(ip).bind(&principal.origin.request_id).bind(self.clock.now())
            .bind(evidence.transpose()?)
            .execute(conn).await.map(|_| ()))?;
        Ok(id)
    }

    pub(crate) async fn open_subject(
        &self,
        team: &TeamId,
        consent: &ConsentId,
        key: &ContentKey,
        sealed: SealedSubject<'_>,
    ) -> Result<Person, StoreError> {
        let subject = match sealed.own {
            Some(own) => key.open(Content::Subject, consent.as_str(), own)?,
            None => self
                .keyring
                .open_value(team, CONSENT_SUBJECT, consent.as_str(), sealed.former)
                .await?
                .to_vec(),
        };
        serde_json::from_slice(&subject).map_err(|_| StoreError::Corrupt("the subject of a consent"))
    }

    pub(crate) fn open_evidence(
        consent: &ConsentId,
        key: &ContentKey,
        sealed: Option<&[u8]>,
    ) -> Result<Option<Value>, StoreError> {
        let Some(sealed) = sealed else { return Ok(None) };
        let evidence = key.open(Content::ConsentEvidence, consent.as_str(), sealed)?;
        serde_json::from_slice(&evidence)
            .map(Some)
            .map_err(|_| StoreError::Corrupt("the evidence of a consent"))
    }
}
