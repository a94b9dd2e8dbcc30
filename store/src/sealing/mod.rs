//! Personal data at rest: sealed under a key of its team, findable only through a keyed index.
//!
//! Start with [`Keyring`]. A sealed value is `version (1) · key id (16) · nonce (24) · XChaCha20-Poly1305 text`,
//! bound to its team, table, column and row: moved to another row, it does not open.

mod content;
mod keyring;
mod rotate;

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use hkdf::Hkdf;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use zeroize::Zeroizing;

pub(crate) use self::content::{Content, ContentKey, ContentOpener, ContentSealer, sealed_size};
pub(crate) use self::keyring::Keyring;
pub(crate) use self::rotate::ROTATED_COLUMNS;
pub use self::rotate::Rotation;
use crate::StoreError;
use lending_base::{Secret, entropy};

/// Where a sealed value stands. Every `sealed_*` column of the schema has one, so that rotation finds them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SealedColumn {
    pub(crate) table: &'static str,
    pub(crate) column: &'static str,
    /// Where its values stood before, as `table.column`: they moved as they were, bound to that place.
    pub(crate) former: &'static [&'static str],
}

impl SealedColumn {
    const fn new(table: &'static str, column: &'static str) -> Self {
        Self { table, column, former: &[] }
    }
}

pub(crate) const USER_EMAIL: SealedColumn = SealedColumn::new("users", "sealed_email");
pub(crate) const USER_NAME: SealedColumn = SealedColumn::new("users", "sealed_name");
pub(crate) const LOGIN_DEVICE_NAME: SealedColumn = SealedColumn::new("login_tokens", "sealed_device_name");
pub(crate) const INVITATION_EMAIL: SealedColumn = SealedColumn::new("invitations", "sealed_email");
pub(crate) const SECOND_FACTOR: SealedColumn = SealedColumn::new("second_factors", "sealed_secret");
pub(crate) const ANALYSIS_PARTICULARS: SealedColumn = SealedColumn::new("analyses", "sealed_particulars");
pub(crate) const ANALYSIS_CONTENT_KEY: SealedColumn = SealedColumn::new("analyses", "sealed_content_key");
pub(crate) const ANALYSIS_REVIEW_NOTE: SealedColumn = SealedColumn::new("analyses", "sealed_review_note");
pub(crate) const ANALYSIS_REVIEW_TERMS: SealedColumn = SealedColumn::new("analyses", "sealed_review_terms");
pub(crate) const PAYER_NAME: SealedColumn = SealedColumn::new("payers", "sealed_name");
pub(crate) const CONSENT_SUBJECT: SealedColumn = SealedColumn::new("consents", "sealed_subject");
pub(crate) const CHECK_FINDINGS: SealedColumn = SealedColumn::new("credit_checks", "sealed_findings");
pub(crate) const CHECK_CONTENT_KEY: SealedColumn = SealedColumn::new("credit_checks", "sealed_content_key");
/// Of an analysis or a credit check: whoever destroys it destroys every copy of what it sealed.
pub(crate) const CONTENT_KEY: SealedColumn = SealedColumn {
    table: "content_keys",
    column: "sealed_key",
    former: &["analyses.sealed_content_key", "credit_checks.sealed_content_key"],
};
pub(crate) const JOB_PASSWORD: SealedColumn = SealedColumn::new("jobs", "sealed_password");
pub(crate) const WEBHOOK_URL: SealedColumn = SealedColumn::new("webhook_endpoints", "sealed_url");
pub(crate) const WEBHOOK_SECRET: SealedColumn = SealedColumn::new("webhook_endpoints", "sealed_secret");
pub(crate) const WEBHOOK_PREVIOUS_SECRET: SealedColumn =
    SealedColumn::new("webhook_endpoints", "sealed_previous_secret");
pub(crate) const WEBHOOK_ANSWER: SealedColumn = SealedColumn::new("webhook_attempts", "sealed_answer");

impl SealedColumn {
    /// What the ciphertext is bound to.
    fn bind(self, team: &str, row: &str) -> Vec<u8> {
        binding(team, &format!("{}.{}", self.table, self.column), row)
    }

    /// What it may be bound to, the present place first.
    fn bindings(self, team: &str, row: &str) -> impl Iterator<Item = Vec<u8>> {
        let former = self.former.iter().map(move |place| binding(team, place, row));
        std::iter::once(self.bind(team, row)).chain(former)
    }
}

fn binding(team: &str, place: &str, row: &str) -> Vec<u8> {
    format!("{team}\n{place}\n{row}").into_bytes()
}

const VERSION: u8 = 1;
const KEY_ID_BYTES: usize = 16;
const NONCE_BYTES: usize = 24;

type KeyId = [u8; KEY_ID_BYTES];

/// One symmetric key, forgotten when dropped.
#[derive(Clone)]
struct Key(Zeroizing<[u8; 32]>);

impl Key {
    fn random() -> Result<Self, StoreError> {
        Ok(Self(Zeroizing::new(entropy::bytes()?)))
    }

    fn from_bytes(bytes: &[u8]) -> Result<Self, StoreError> {
        let bytes = bytes.try_into().map_err(|_| StoreError::Corrupt("a key does not have 32 bytes"))?;
        Ok(Self(Zeroizing::new(bytes)))
    }

    fn encrypt(&self, text: &[u8], bound_to: &[u8]) -> Result<Vec<u8>, StoreError> {
        let nonce: [u8; NONCE_BYTES] = entropy::bytes()?;
        let cipher = XChaCha20Poly1305::new(&(*self.0).into());
        let sealed = cipher
            .encrypt(&XNonce::from(nonce), Payload { msg: text, aad: bound_to })
            .map_err(|_| StoreError::Sealing("the value is too long to seal"))?;
        Ok([nonce.as_slice(), &sealed].concat())
    }

    fn decrypt(&self, bytes: &[u8], bound_to: &[u8]) -> Result<Zeroizing<Vec<u8>>, StoreError> {
        let (nonce, sealed) =
            bytes.split_first_chunk::<NONCE_BYTES>().ok_or(StoreError::Sealing("it is too short"))?;
        let cipher = XChaCha20Poly1305::new(&(*self.0).into());
        cipher
            .decrypt(&XNonce::from(*nonce), Payload { msg: sealed, aad: bound_to })
            .map(Zeroizing::new)
            .map_err(|_| StoreError::Sealing("the key does not fit, or the value was moved or changed"))
    }

    /// Keyed hash: equal texts give equal marks, and only the key's holder can make them.
    fn mark(&self, domain: &str, text: &[u8]) -> Vec<u8> {
        // HMAC takes keys of every length, so this cannot fail; an empty mark would match nothing.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.0.as_slice()) else { return Vec::new() };
        mac.update(domain.as_bytes());
        mac.update(&[0]);
        mac.update(text);
        mac.finalize().into_bytes().to_vec()
    }
}

/// A key that LENDING_SECRET yields; it wraps the keyring and touches no data itself.
#[derive(Clone)]
struct Master {
    id: String,
    key: Key,
}

impl Master {
    fn derive(secret: &Secret) -> Result<Self, StoreError> {
        let id = derive::<8>(secret, "master key id v1")?;
        Ok(Self { id: hex(id.as_slice()), key: Key(derive(secret, "master key v1")?) })
    }
}

/// Names the key that a secret yields, and says nothing of either: it stands beside every key that it wrapped.
pub(crate) fn master_id(secret: &Secret) -> Result<String, StoreError> {
    Ok(Master::derive(secret)?.id)
}

/// A secret for another purpose than the keyring, derived from the root so that nobody has to configure it.
pub fn derived_secret(root: &Secret, purpose: &str) -> Result<Secret, StoreError> {
    Ok(Secret::new(hex(derive::<24>(root, purpose)?.as_slice())))
}

fn derive<const N: usize>(root: &Secret, purpose: &str) -> Result<Zeroizing<[u8; N]>, StoreError> {
    let kdf = Hkdf::<Sha256>::new(Some(b"lending-analysis-service"), root.expose().as_bytes());
    let mut bytes = Zeroizing::new([0; N]);
    kdf.expand(purpose.as_bytes(), bytes.as_mut_slice())
        .map_err(|_| StoreError::Sealing("no key could be derived"))?;
    Ok(bytes)
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
