//! The keys of the deployment: one for token hashes, one for blind indexes, one for the audit, one per team for its data.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use zeroize::Zeroizing;

use super::{KEY_ID_BYTES, Key, KeyId, Master, SealedColumn, VERSION};
use crate::StoreError;
use crate::db::{Db, Tx, on};
use lending_base::{Clock, Settings, TeamId};

const TOKEN_HASH_SLOT: &str = "deployment/token_hash";
const BLIND_INDEX_SLOT: &str = "deployment/blind_index";
const AUDIT_SLOT: &str = "deployment/audit";

pub(super) fn team_slot(team: &TeamId) -> String {
    format!("team/{team}")
}

#[derive(Debug, sqlx::FromRow)]
pub(super) struct KeyRow {
    pub(super) id: Vec<u8>,
    pub(super) purpose: String,
    pub(super) wrapped: Vec<u8>,
    pub(super) master_id: String,
}

/// Opens and seals. Clones share one cache of opened keys.
#[derive(Clone)]
pub(crate) struct Keyring {
    pub(super) db: Db,
    pub(super) clock: Clock,
    pub(super) current: Master,
    previous: Option<Master>,
    token_hash: Key,
    blind_index: Key,
    audit: Key,
    opened: Arc<Mutex<HashMap<KeyId, Key>>>,
}

impl std::fmt::Debug for Keyring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keyring").field("master_id", &self.current.id).finish_non_exhaustive()
    }
}

impl Keyring {
    /// Opens the deployment's keys, making them on the very first start.
    pub(crate) async fn open(db: &Db, settings: &Settings, clock: &Clock) -> Result<Self, StoreError> {
        let secret = settings.secret.as_ref().ok_or(StoreError::Sealing("no secret is configured"))?;
        let current = Master::derive(secret)?;
        let previous = settings.secret_previous.as_ref().map(Master::derive).transpose()?;
        let unset = Key::from_bytes(&[0; 32])?;
        let mut ring = Self {
            db: db.clone(),
            clock: clock.clone(),
            current,
            previous,
            token_hash: unset.clone(),
            blind_index: unset.clone(),
            audit: unset,
            opened: Arc::default(),
        };
        ring.token_hash = ring.deployment_key(TOKEN_HASH_SLOT).await?;
        ring.blind_index = ring.deployment_key(BLIND_INDEX_SLOT).await?;
        ring.audit = ring.deployment_key(AUDIT_SLOT).await?;
        Ok(ring)
    }

    async fn deployment_key(&self, slot: &'static str) -> Result<Key, StoreError> {
        if let Some(row) = self.active(slot).await? {
            return self.unwrap(&row);
        }
        let ring = self.clone();
        // Two first starts at once: one insert wins, both read the winner's key.
        self.db.transaction(move |tx| Box::pin(async move { ring.insert(tx, slot, None).await })).await?;
        let row = self.active(slot).await?.ok_or(StoreError::Corrupt("a key just made is missing"))?;
        self.unwrap(&row)
    }

    async fn active(&self, slot: &str) -> Result<Option<KeyRow>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, KeyRow>(
            "SELECT id, purpose, wrapped, master_id FROM keyring WHERE slot = $1"
        ).bind(slot).fetch_optional(db).await)?)
    }

    /// Puts a fresh key into a slot, unless it has one.
    async fn insert(&self, tx: &mut Tx, slot: &str, team: Option<&TeamId>) -> Result<(), StoreError> {
        let id: KeyId = self.clock.ulid()?.to_bytes();
        let wrapped = self.wrap(&id, slot, &Key::random()?)?;
        let now: DateTime<Utc> = self.clock.now();
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO keyring (id, slot, purpose, team_id, wrapped, master_id, created_at)
             VALUES ($1, $2, $2, $3, $4, $5, $6) ON CONFLICT (slot) DO NOTHING"
        ).bind(id.as_slice()).bind(slot).bind(team).bind(wrapped).bind(&self.current.id).bind(now)
            .execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// Gives a team its first data key, in the transaction that makes the team.
    pub(crate) async fn add_team(&self, tx: &mut Tx, team: &TeamId) -> Result<(), StoreError> {
        self.insert(tx, &team_slot(team), Some(team)).await
    }

    /// Retires a team's data key and gives it a fresh one. The old key stays: it opens what it sealed.
    pub(super) async fn replace_team(&self, tx: &mut Tx, team: &TeamId) -> Result<(), StoreError> {
        let now = self.clock.now();
        let slot = team_slot(team);
        on!(tx.conn(), conn => sqlx::query("UPDATE keyring SET slot = NULL, retired_at = $2 WHERE slot = $1")
            .bind(&slot).bind(now).execute(conn).await.map(|_| ()))?;
        self.insert(tx, &slot, Some(team)).await
    }

    pub(super) fn wrap(&self, id: &KeyId, purpose: &str, key: &Key) -> Result<Vec<u8>, StoreError> {
        self.current.key.encrypt(key.0.as_slice(), &wrap_binding(id, purpose))
    }

    pub(super) fn unwrap(&self, row: &KeyRow) -> Result<Key, StoreError> {
        unwrap_under([Some(&self.current), self.previous.as_ref()], row)
    }

    /// Whether the secrets of the settings open every key of the database, of which there are so many. Makes none.
    pub(crate) async fn try_out(db: &Db, settings: &Settings) -> Result<usize, StoreError> {
        let rows = on!(db.read(), db => sqlx::query_as::<_, KeyRow>(
            "SELECT id, purpose, wrapped, master_id FROM keyring ORDER BY id"
        ).fetch_all(db).await)?;
        let current = settings.secret.as_ref().map(Master::derive).transpose()?;
        let previous = settings.secret_previous.as_ref().map(Master::derive).transpose()?;
        for row in &rows {
            unwrap_under([current.as_ref(), previous.as_ref()], row)?;
        }
        Ok(rows.len())
    }

    fn cached(&self, id: &KeyId) -> Option<Key> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn remember(&self, id: KeyId, key: &Key) {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner).insert(id, key.clone());
    }

    /// The team's data key of the moment. A write that overlaps a rotation may still seal under the key just retired:
    /// that key goes on opening it, and the next rotation seals it anew.
    pub(crate) async fn team_sealer(&self, tx: &mut Tx, team: &TeamId) -> Result<Sealer, StoreError> {
        let slot = team_slot(team);
        let row = on!(tx.conn(), conn => sqlx::query_as::<_, KeyRow>(
            "SELECT id, purpose, wrapped, master_id FROM keyring WHERE slot = $1"
        ).bind(&slot).fetch_optional(conn).await)?
        .ok_or(StoreError::Corrupt("a team has no data key"))?;
        let key_id: KeyId =
            row.id.as_slice().try_into().map_err(|_| StoreError::Corrupt("a key id is not 16 bytes"))?;
        let key = match self.cached(&key_id) {
            Some(key) => key,
            None => self.unwrap(&row)?,
        };
        self.remember(key_id, &key);
        Ok(Sealer { team: team.clone(), key_id, key })
    }

    /// Opens a sealed value of a team, whichever of its keys sealed it.
    pub(crate) async fn open_value(
        &self,
        team: &TeamId,
        column: SealedColumn,
        row: &str,
        sealed: &[u8],
    ) -> Result<Zeroizing<Vec<u8>>, StoreError> {
        let (id, rest) = split(sealed)?;
        let key = if let Some(key) = self.cached(&id) {
            key
        } else {
            let row = on!(self.db.read(), db => sqlx::query_as::<_, KeyRow>(
                "SELECT id, purpose, wrapped, master_id FROM keyring WHERE id = $1 AND team_id = $2"
            ).bind(id.as_slice()).bind(team).fetch_optional(db).await)?
            .ok_or(StoreError::Sealing("its key is not on the ring"))?;
            let key = self.unwrap(&row)?;
            self.remember(id, &key);
            key
        };
        let mut opened = Err(StoreError::Sealing("it is bound to nothing"));
        for binding in column.bindings(team.as_str(), row) {
            opened = key.decrypt(rest, &binding);
            if opened.is_ok() {
                break;
            }
        }
        opened
    }

    /// As [`Keyring::open_value`], for text.
    pub(crate) async fn open_text(
        &self,
        team: &TeamId,
        column: SealedColumn,
        row: &str,
        sealed: &[u8],
    ) -> Result<String, StoreError> {
        let bytes = self.open_value(team, column, row, sealed).await?;
        String::from_utf8(bytes.to_vec()).map_err(|_| StoreError::Corrupt("a sealed text is not UTF-8"))
    }

    /// The keyed hash under which a token is stored and found.
    pub(crate) fn token_hash(&self, token: &str) -> Vec<u8> {
        self.token_hash.mark("token", token.as_bytes())
    }

    /// The keyed hash under which a value of personal data can be found without being readable.
    pub(crate) fn blind_index(&self, domain: &str, text: &str) -> Vec<u8> {
        self.blind_index.mark(domain, text.as_bytes())
    }

    /// What only this deployment can say of the head of an audit chain.
    pub(crate) fn audit_signature(&self, head: &[u8]) -> Vec<u8> {
        self.audit.mark("audit head", head)
    }

    /// The keyed hash that tells whether two requests are the same.
    pub(crate) fn fingerprint(&self, request: &[u8]) -> Vec<u8> {
        self.blind_index.mark("request fingerprint", request)
    }
}

/// The key that seals a team's new values.
pub(crate) struct Sealer {
    team: TeamId,
    pub(super) key_id: KeyId,
    key: Key,
}

impl Sealer {
    pub(crate) fn seal(&self, column: SealedColumn, row: &str, text: &[u8]) -> Result<Vec<u8>, StoreError> {
        let sealed = self.key.encrypt(text, &column.bind(self.team.as_str(), row))?;
        Ok([&[VERSION], self.key_id.as_slice(), &sealed].concat())
    }
}

/// A sealed value's key id, and the rest of it.
pub(super) fn split(sealed: &[u8]) -> Result<(KeyId, &[u8]), StoreError> {
    let rest = sealed.strip_prefix(&[VERSION]).ok_or(StoreError::Sealing("its version is unknown"))?;
    let (id, rest) =
        rest.split_first_chunk::<KEY_ID_BYTES>().ok_or(StoreError::Sealing("it is too short"))?;
    Ok((*id, rest))
}

fn unwrap_under(masters: [Option<&Master>; 2], row: &KeyRow) -> Result<Key, StoreError> {
    let of_row = |master: &&Master| master.id == row.master_id;
    let master = masters.into_iter().flatten().find(of_row).ok_or(StoreError::OtherSecret)?;
    let bytes = master.key.decrypt(&row.wrapped, &wrap_binding(&row.id, &row.purpose))?;
    Key::from_bytes(&bytes)
}

fn wrap_binding(id: &[u8], purpose: &str) -> Vec<u8> {
    [b"keyring\n", id, b"\n", purpose.as_bytes()].concat()
}
