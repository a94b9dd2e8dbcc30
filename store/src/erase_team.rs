//! A team that leaves: everything it had of people goes. What must be kept stays: its row, its ledger, its certificates of
//! erasure, and the audit, which name people and things by their ids.

use std::time::Duration;

use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
use crate::erasures::{Erased, Eraser};
use crate::key_pages::KEYRING;
use crate::sealing::{USER_EMAIL, USER_NAME};
use crate::users::Email;
use crate::{Store, StoreError};
use lending_base::{AnalysisId, CheckId, TeamId, UserId};

/// What a team that was erased is called.
const NAMELESS: &str = "erased";
/// Before the pages of destroyed keys are given up again, where somebody was in the way.
const PAUSE: Duration = Duration::from_secs(1);
/// How many are looked for at a time.
const AT_ONCE: i64 = 500;

/// What became of a wish to erase a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamErasure {
    Done {
        analyses: u64,
        credit_checks: u64,
    },
    /// So many analyses must not be erased. Nothing was.
    OnLegalHold(i64),
    /// So many credit checks are under way, or nobody knows whether the bureau is owed for them. Nothing was erased.
    ChecksNotSettled(i64),
}

impl Store {
    /// Erases a team. It may be stopped at any point and run again: its people are locked out first.
    pub async fn erase_team(&self, team: &TeamId) -> Result<TeamErasure, StoreError> {
        if let Some(refused) = self.what_keeps(team).await? {
            return Ok(refused);
        }
        self.lock_out(team).await?;
        let mut analyses = 0;
        loop {
            let ids = on!(self.db.read(), db => sqlx::query_scalar::<_, AnalysisId>(
                "SELECT id FROM analyses WHERE team_id = $1 AND legal_hold_at IS NULL ORDER BY id LIMIT $2"
            ).bind(team).bind(AT_ONCE).fetch_all(db).await)?;
            if ids.is_empty() {
                break;
            }
            for id in ids {
                let erased = self.analyses(team).erase(&Eraser::Operator, &id, false).await?;
                analyses += u64::from(matches!(erased, Erased::Done(_)));
            }
        }
        let mut credit_checks = 0;
        loop {
            let ids = on!(self.db.read(), db => sqlx::query_scalar::<_, CheckId>(
                "SELECT id FROM credit_checks WHERE team_id = $1 AND erased_at IS NULL ORDER BY id LIMIT $2"
            ).bind(team).bind(AT_ONCE).fetch_all(db).await)?;
            if ids.is_empty() {
                break;
            }
            for id in ids {
                match self.credit_checks(team).erase(&Eraser::Operator, &id).await? {
                    Erased::Done(_) => credit_checks += 1,
                    Erased::Nothing => {}
                    // Asked for meanwhile, by a job that was under way.
                    Erased::CheckNotSettled | Erased::OnLegalHold => {
                        return Ok(TeamErasure::ChecksNotSettled(1));
                    }
                }
            }
        }
        self.forget_people(team).await?;
        self.keyring.destroy_earlier_keys(&self.db, team).await?;
        // A backup that reads the keys at this moment comes first.
        while self.db.give_up_deleted_keys(&[KEYRING.to_owned()]).await?.is_empty() {
            tokio::time::sleep(PAUSE).await;
        }
        self.purge().await?;
        Ok(TeamErasure::Done { analyses, credit_checks })
    }

    async fn what_keeps(&self, team: &TeamId) -> Result<Option<TeamErasure>, StoreError> {
        let held = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM analyses WHERE team_id = $1 AND legal_hold_at IS NOT NULL"
        ).bind(team).fetch_one(db).await)?;
        if held > 0 {
            return Ok(Some(TeamErasure::OnLegalHold(held)));
        }
        let open = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM credit_checks
             WHERE team_id = $1 AND erased_at IS NULL AND status NOT IN ('completed', 'failed')"
        ).bind(team).fetch_one(db).await)?;
        Ok((open > 0).then_some(TeamErasure::ChecksNotSettled(open)))
    }

    /// Nobody signs in, calls or is told of anything any more.
    async fn lock_out(&self, team: &TeamId) -> Result<(), StoreError> {
        let (store, team) = (self.clone(), team.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = store.clock.now();
                    for revoke in [
                        "UPDATE api_keys SET revoked_at = $2 WHERE team_id = $1 AND revoked_at IS NULL",
                        "UPDATE login_tokens SET revoked_at = $2 WHERE team_id = $1 AND revoked_at IS NULL",
                        "UPDATE users SET disabled_at = $2 WHERE team_id = $1 AND disabled_at IS NULL",
                    ] {
                        on!(tx.conn(), conn => sqlx::query(revoke).bind(&team).bind(now)
                            .execute(conn).await.map(|_| ()))?;
                    }
                    for forget in [
                        // No password has this hash.
                        "UPDATE users SET password_hash = '' WHERE team_id = $1",
                        // Nobody comes in by a link that was sent out before.
                        "DELETE FROM invitations WHERE team_id = $1",
                        "DELETE FROM password_resets WHERE team_id = $1",
                        "DELETE FROM recovery_codes WHERE user_id IN (SELECT id FROM users WHERE team_id = $1)",
                        "DELETE FROM second_factors WHERE team_id = $1",
                        "DELETE FROM openid_identities WHERE team_id = $1",
                        "DELETE FROM webhook_attempts WHERE team_id = $1",
                        "DELETE FROM webhook_deliveries WHERE team_id = $1",
                        "DELETE FROM webhook_endpoints WHERE team_id = $1",
                    ] {
                        on!(tx.conn(), conn => sqlx::query(forget).bind(&team)
                            .execute(conn).await.map(|_| ()))?;
                    }
                    Ok(())
                })
            })
            .await
    }

    /// Names and addresses of the team's people, whom it remembered, and what it was called.
    async fn forget_people(&self, team: &TeamId) -> Result<(), StoreError> {
        let (store, team) = (self.clone(), team.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    store.rename_people(tx, &team).await?;
                    for forget in [
                        "DELETE FROM payers WHERE team_id = $1",
                        "DELETE FROM idempotency WHERE team_id = $1",
                        "UPDATE login_tokens SET sealed_device_name = NULL WHERE team_id = $1",
                        "UPDATE api_keys SET name = 'erased' WHERE team_id = $1",
                        "UPDATE teams SET name = 'erased' WHERE id = $1",
                    ] {
                        on!(tx.conn(), conn => sqlx::query(forget).bind(&team)
                            .execute(conn).await.map(|_| ()))?;
                    }
                    let entry = Entry::new(Actor::Operator, Action::TeamErased).team(&team).subject(&team);
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await
    }

    async fn rename_people(&self, tx: &mut Tx, team: &TeamId) -> Result<(), StoreError> {
        let people = on!(tx.conn(), conn => sqlx::query_scalar::<_, UserId>(
            "SELECT id FROM users WHERE team_id = $1 ORDER BY id"
        ).bind(team).fetch_all(conn).await)?;
        let sealer = self.keyring.team_sealer(tx, team).await?;
        for id in people {
            // Nobody can have an address under this name.
            let email = Email::new(&format!("{id}@{NAMELESS}.invalid"));
            let sealed_email = sealer.seal(USER_EMAIL, id.as_str(), email.as_str().as_bytes())?;
            let sealed_name = sealer.seal(USER_NAME, id.as_str(), NAMELESS.as_bytes())?;
            on!(tx.conn(), conn => sqlx::query(
                "UPDATE users SET email_index = $2, sealed_email = $3, sealed_name = $4 WHERE id = $1"
            ).bind(&id).bind(self.email_index(&email)).bind(sealed_email).bind(sealed_name)
                .execute(conn).await.map(|_| ()))?;
        }
        Ok(())
    }

    /// Records that everything a team has was written out for it.
    pub async fn note_team_exported(&self, team: &TeamId) -> Result<(), StoreError> {
        self.record(Entry::new(Actor::Operator, Action::TeamExported).team(team).subject(team)).await
    }
}
