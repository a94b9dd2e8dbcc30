//! Changing keys while the service runs: the root secret, and every team's data key.

use super::keyring::{KeyRow, Keyring, split};
use super::{
    ANALYSIS_CONTENT_KEY, ANALYSIS_PARTICULARS, ANALYSIS_REVIEW_NOTE, ANALYSIS_REVIEW_TERMS,
    CHECK_CONTENT_KEY, CHECK_FINDINGS, CONSENT_SUBJECT, CONTENT_KEY, INVITATION_EMAIL, JOB_PASSWORD, KeyId,
    LOGIN_DEVICE_NAME, PAYER_NAME, SECOND_FACTOR, SealedColumn, USER_EMAIL, USER_NAME, WEBHOOK_ANSWER,
    WEBHOOK_PREVIOUS_SECRET, WEBHOOK_SECRET, WEBHOOK_URL,
};
use crate::StoreError;
use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Db, on};
use lending_base::TeamId;

/// What a rotation did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Rotation {
    pub keys_rewrapped: u64,
    pub teams: u64,
    pub values_resealed: u64,
    /// Analyses of which something stood in clear.
    pub analyses_sealed: u64,
}

/// A sealed column, and the two statements that walk and rewrite it. Statements are literals, as all SQL here is.
pub(crate) struct RotatedColumn {
    pub(crate) sealed: SealedColumn,
    /// `(id, value)` of a team's rows after an id, in order.
    select: &'static str,
    /// Guarded by the old value: a row changed meanwhile is left to whoever changed it, under the new key.
    update: &'static str,
}

macro_rules! sealed_columns {
    ($($sealed:ident: $table:literal . $column:literal),* $(,)?) => {
        &[$(RotatedColumn {
            sealed: $sealed,
            select: concat!("SELECT id, ", $column, " AS value FROM ", $table, " WHERE team_id = $1 AND id > $2 AND ",
                "length(", $column, ") > 0 ORDER BY id LIMIT 500"),
            update: concat!("UPDATE ", $table, " SET ", $column, " = $1 WHERE id = $2 AND ", $column, " = $3"),
        }),*]
    };
}

pub(crate) const ROTATED_COLUMNS: &[RotatedColumn] = sealed_columns![
    USER_EMAIL: "users"."sealed_email",
    USER_NAME: "users"."sealed_name",
    LOGIN_DEVICE_NAME: "login_tokens"."sealed_device_name",
    INVITATION_EMAIL: "invitations"."sealed_email",
    SECOND_FACTOR: "second_factors"."sealed_secret",
    ANALYSIS_PARTICULARS: "analyses"."sealed_particulars",
    ANALYSIS_CONTENT_KEY: "analyses"."sealed_content_key",
    ANALYSIS_REVIEW_NOTE: "analyses"."sealed_review_note",
    ANALYSIS_REVIEW_TERMS: "analyses"."sealed_review_terms",
    PAYER_NAME: "payers"."sealed_name",
    JOB_PASSWORD: "jobs"."sealed_password",
    CONSENT_SUBJECT: "consents"."sealed_subject",
    CHECK_FINDINGS: "credit_checks"."sealed_findings",
    CHECK_CONTENT_KEY: "credit_checks"."sealed_content_key",
    CONTENT_KEY: "content_keys"."sealed_key",
    WEBHOOK_URL: "webhook_endpoints"."sealed_url",
    WEBHOOK_SECRET: "webhook_endpoints"."sealed_secret",
    WEBHOOK_PREVIOUS_SECRET: "webhook_endpoints"."sealed_previous_secret",
    WEBHOOK_ANSWER: "webhook_attempts"."sealed_answer",
];

#[derive(sqlx::FromRow)]
struct SealedRow {
    id: String,
    value: Vec<u8>,
}

impl Keyring {
    /// Wraps every key under the present secret, gives each team a fresh data key, and seals its data anew.
    /// It may be stopped at any point and run again.
    pub(crate) async fn rotate(&self, db: &Db) -> Result<Rotation, StoreError> {
        let mut done = Rotation { keys_rewrapped: self.rewrap(db).await?, ..Rotation::default() };
        let teams: Vec<TeamId> = on!(db.read(), db => sqlx::query_scalar::<_, TeamId>(
            "SELECT id FROM teams ORDER BY id"
        ).fetch_all(db).await)?;
        for team in teams {
            done.values_resealed += self.rotate_team(db, &team).await?;
            done.teams += 1;
        }
        Ok(done)
    }

    /// Gives a team a fresh data key and seals its data anew. Says how many values.
    async fn rotate_team(&self, db: &Db, team: &TeamId) -> Result<u64, StoreError> {
        let (ring, owner) = (self.clone(), team.clone());
        db.transaction(move |tx| {
            Box::pin(async move {
                ring.replace_team(tx, &owner).await?;
                let entry = Entry::new(Actor::Operator, Action::KeysRotated).team(&owner);
                audit::append(tx, &ring.clock, &entry).await
            })
        })
        .await?;
        let mut resealed = 0;
        for column in ROTATED_COLUMNS {
            resealed += self.reseal(db, team, column).await?;
        }
        Ok(resealed)
    }

    /// Destroys the keys that a team had so far, after all that is left of it was sealed under a fresh one. With them goes
    /// every copy of what they sealed.
    pub(crate) async fn destroy_earlier_keys(&self, db: &Db, team: &TeamId) -> Result<(), StoreError> {
        self.rotate_team(db, team).await?;
        let owner = team.clone();
        db.transaction(move |tx| {
            Box::pin(async move {
                on!(tx.conn(), conn => sqlx::query(
                    "DELETE FROM keyring WHERE team_id = $1 AND retired_at IS NOT NULL"
                ).bind(owner).execute(conn).await.map(|_| ()))?;
                Ok(())
            })
        })
        .await
    }

    async fn rewrap(&self, db: &Db) -> Result<u64, StoreError> {
        let rows: Vec<KeyRow> = on!(db.read(), db => sqlx::query_as::<_, KeyRow>(
            "SELECT id, purpose, wrapped, master_id FROM keyring WHERE master_id <> $1"
        ).bind(&self.current.id).fetch_all(db).await)?;
        let mut rewrapped = 0;
        for row in rows {
            let key = self.unwrap(&row)?;
            let id: KeyId =
                row.id.as_slice().try_into().map_err(|_| StoreError::Corrupt("a key id is not 16 bytes"))?;
            let wrapped = self.wrap(&id, &row.purpose, &key)?;
            let master_id = self.current.id.clone();
            let clock = self.clock.clone();
            rewrapped += db
                .transaction(move |tx| {
                    Box::pin(async move {
                        let done = on!(tx.conn(), conn => sqlx::query(
                            "UPDATE keyring SET wrapped = $1, master_id = $2 WHERE id = $3 AND master_id = $4"
                        ).bind(wrapped).bind(master_id).bind(row.id).bind(row.master_id)
                            .execute(conn).await.map(|done| done.rows_affected()))?;
                        let entry = Entry::new(Actor::Operator, Action::KeyRewrapped).subject(&row.purpose);
                        audit::append(tx, &clock, &entry).await?;
                        Ok(done)
                    })
                })
                .await?;
        }
        Ok(rewrapped)
    }

    async fn reseal(
        &self,
        db: &Db,
        team: &TeamId,
        column: &'static RotatedColumn,
    ) -> Result<u64, StoreError> {
        let (mut after, mut resealed) = (String::new(), 0);
        loop {
            let rows: Vec<SealedRow> = on!(db.read(), db => sqlx::query_as::<_, SealedRow>(column.select)
                .bind(team).bind(&after).fetch_all(db).await)?;
            let Some(last) = rows.last() else { return Ok(resealed) };
            after.clone_from(&last.id);
            let mut opened = Vec::with_capacity(rows.len());
            for row in rows {
                let text = self.open_value(team, column.sealed, &row.id, &row.value).await?;
                opened.push((row, text));
            }
            let (ring, team) = (self.clone(), team.clone());
            resealed += db
                .transaction(move |tx| {
                    Box::pin(async move {
                        let sealer = ring.team_sealer(tx, &team).await?;
                        let mut changed = 0;
                        for (row, text) in opened {
                            if split(&row.value)?.0 == sealer.key_id {
                                continue;
                            }
                            let value = sealer.seal(column.sealed, &row.id, &text)?;
                            changed += on!(tx.conn(), conn => sqlx::query(column.update)
                                .bind(value).bind(row.id).bind(row.value)
                                .execute(conn).await.map(|done| done.rows_affected()))?;
                        }
                        Ok(changed)
                    })
                })
                .await?;
        }
    }
}
