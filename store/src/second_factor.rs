//! The second factor of a person: the secret that their app makes codes of, and recovery codes for whoever has lost it.
//! Which code fits is for others to say; that each works once is settled here, in the transaction that it opens.

use std::fmt;

use zeroize::Zeroizing;

use crate::audit::{self, Action, Principal, TokenId};
use crate::changed_by::ChangedBy;
use crate::db::{Tx, on};
use crate::sealing::SECOND_FACTOR;
use crate::sessions::end_logins;
use crate::{Store, StoreError};
use lending_base::{TeamId, UserId, entropy};

/// How many recovery codes a person gets.
const RECOVERY_CODES: usize = 10;
/// Long enough that nobody guesses one, whatever else they know.
const RECOVERY_CHARS: usize = 16;

/// What codes are made of.
#[derive(Clone)]
pub struct SecondFactor {
    pub secret: Zeroizing<Vec<u8>>,
    /// Whether a first code has shown that the person's app has it: from then on it is asked for.
    pub is_confirmed: bool,
    pub recovery_codes_left: i64,
}

impl fmt::Debug for SecondFactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecondFactor").field("is_confirmed", &self.is_confirmed).finish_non_exhaustive()
    }
}

/// What somebody shows besides their password.
#[derive(Clone, PartialEq, Eq)]
pub enum Proof {
    /// They have no second factor.
    NotNeeded,
    /// A code of this time step.
    Step(i64),
    /// What may be a recovery code.
    Recovery(Zeroizing<String>),
}

impl fmt::Debug for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotNeeded => "NotNeeded",
            Self::Step(_) => "Step",
            Self::Recovery(_) => "Recovery",
        })
    }
}

#[derive(sqlx::FromRow)]
struct FactorRow {
    sealed_secret: Vec<u8>,
    is_confirmed: bool,
    recovery_codes_left: i64,
}

impl Store {
    pub async fn second_factor(
        &self,
        team: &TeamId,
        user: &UserId,
    ) -> Result<Option<SecondFactor>, StoreError> {
        let row = on!(self.db.read(), db => sqlx::query_as::<_, FactorRow>(
            "SELECT sealed_secret, confirmed_at IS NOT NULL AS is_confirmed,
                (SELECT count(*) FROM recovery_codes WHERE user_id = $1) AS recovery_codes_left
             FROM second_factors WHERE id = $1 AND team_id = $2"
        ).bind(user).bind(team).fetch_optional(db).await)?;
        let Some(row) = row else { return Ok(None) };
        let secret = self.keyring.open_value(team, SECOND_FACTOR, user.as_str(), &row.sealed_secret).await?;
        let FactorRow { is_confirmed, recovery_codes_left, .. } = row;
        Ok(Some(SecondFactor { secret, is_confirmed, recovery_codes_left }))
    }

    /// Keeps a fresh secret until a code confirms it; one that was never confirmed gives way. `false` when the person has a
    /// second factor.
    pub async fn begin_second_factor(
        &self,
        principal: &Principal,
        secret: &[u8],
    ) -> Result<bool, StoreError> {
        let (store, principal) = (self.clone(), principal.clone());
        let secret = Zeroizing::new(secret.to_vec());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let sealer = store.keyring.team_sealer(tx, &principal.team).await?;
                    let sealed_secret = sealer.seal(SECOND_FACTOR, principal.user.as_str(), &secret)?;
                    let kept = on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO second_factors (id, team_id, sealed_secret, created_at, last_step)
                         VALUES ($1, $2, $3, $4, 0)
                         ON CONFLICT (id) DO UPDATE SET sealed_secret = $3, created_at = $4
                         WHERE second_factors.confirmed_at IS NULL"
                    ).bind(&principal.user).bind(&principal.team).bind(sealed_secret).bind(store.clock.now())
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if kept == 0 {
                        return Ok(false);
                    }
                    let entry = principal.entry(Action::SecondFactorBegun).subject(&principal.user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }

    /// From now on the second factor is asked for; the person's other sessions, which were opened without it, end. Gives the
    /// recovery codes, which are kept as keyed hashes alone; `None` when there is nothing to confirm.
    pub async fn confirm_second_factor(
        &self,
        principal: &Principal,
        step: i64,
    ) -> Result<Option<Vec<String>>, StoreError> {
        let (store, principal) = (self.clone(), principal.clone());
        let codes = fresh_codes()?;
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let confirmed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE second_factors SET confirmed_at = $1, last_step = $2
                         WHERE id = $3 AND confirmed_at IS NULL"
                    ).bind(store.clock.now()).bind(step).bind(&principal.user)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if confirmed == 0 {
                        return Ok(None);
                    }
                    let own = match &principal.token {
                        TokenId::Login(own) => Some(own),
                        TokenId::ApiKey(_) => None,
                    };
                    end_logins(tx, &principal.user, own, store.clock.now()).await?;
                    store.replace_codes(tx, &principal.user, &codes).await?;
                    let entry = principal.entry(Action::SecondFactorConfirmed).subject(&principal.user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Some(codes))
                })
            })
            .await
    }

    /// Gives fresh recovery codes in the place of those that are left; `None` where there is no second factor.
    pub async fn renew_recovery_codes(
        &self,
        principal: &Principal,
    ) -> Result<Option<Vec<String>>, StoreError> {
        let (store, principal) = (self.clone(), principal.clone());
        let codes = fresh_codes()?;
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    // By a write: of two who renew at once, the codes of the second count, and one who removes it comes
                    // before or after.
                    let held = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE second_factors SET last_step = last_step WHERE id = $1 AND confirmed_at IS NOT NULL"
                    ).bind(&principal.user).execute(conn).await.map(|done| done.rows_affected()))?;
                    if held == 0 {
                        return Ok(None);
                    }
                    store.replace_codes(tx, &principal.user, &codes).await?;
                    let entry = principal.entry(Action::RecoveryCodesRenewed).subject(&principal.user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Some(codes))
                })
            })
            .await
    }

    async fn replace_codes(&self, tx: &mut Tx, user: &UserId, codes: &[String]) -> Result<(), StoreError> {
        forget_codes(tx, user).await?;
        for code in codes {
            let hash = self.recovery_hash(user, code);
            on!(tx.conn(), conn => sqlx::query("INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)")
                .bind(user).bind(hash).execute(conn).await.map(|_| ()))?;
        }
        Ok(())
    }

    /// Takes the second factor from a person. `false` when there is none.
    pub async fn remove_second_factor(
        &self,
        by: ChangedBy,
        team: &TeamId,
        user: &UserId,
    ) -> Result<bool, StoreError> {
        let (store, team, user) = (self.clone(), team.clone(), user.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let removed = on!(tx.conn(), conn => sqlx::query(
                        "DELETE FROM second_factors WHERE id = $1 AND team_id = $2"
                    ).bind(&user).bind(&team).execute(conn).await.map(|done| done.rows_affected()))?;
                    if removed == 0 {
                        return Ok(false);
                    }
                    forget_codes(tx, &user).await?;
                    let entry = by.entry(&team, Action::SecondFactorRemoved).subject(&user);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(true)
                })
            })
            .await
    }

    fn recovery_hash(&self, user: &UserId, code: &str) -> Vec<u8> {
        self.keyring.token_hash(&format!("recovery code of {user}: {code}"))
    }

    /// Uses a proof up. `false` where it was used before, or is none.
    pub(crate) async fn take_proof(
        &self,
        tx: &mut Tx,
        user: &UserId,
        proof: &Proof,
    ) -> Result<bool, StoreError> {
        let taken = match proof {
            Proof::NotNeeded => {
                let asked = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                    "SELECT count(*) FROM second_factors WHERE id = $1 AND confirmed_at IS NOT NULL"
                ).bind(user).fetch_one(conn).await)?;
                return Ok(asked == 0);
            }
            Proof::Step(step) => on!(tx.conn(), conn => sqlx::query(
                "UPDATE second_factors SET last_step = $1 WHERE id = $2 AND confirmed_at IS NOT NULL AND last_step < $1"
            ).bind(step).bind(user).execute(conn).await.map(|done| done.rows_affected()))?,
            Proof::Recovery(code) => on!(tx.conn(), conn => sqlx::query(
                "DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2"
            ).bind(user).bind(self.recovery_hash(user, code)).execute(conn).await.map(|done| done.rows_affected()))?,
        };
        Ok(taken == 1)
    }
}

fn fresh_codes() -> Result<Vec<String>, StoreError> {
    let code = |_| Ok(entropy::base62(RECOVERY_CHARS)?);
    (0..RECOVERY_CODES).map(code).collect()
}

async fn forget_codes(tx: &mut Tx, user: &UserId) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query("DELETE FROM recovery_codes WHERE user_id = $1")
        .bind(user).execute(conn).await.map(|_| ()))?;
    Ok(())
}
