//! Who may ask a bureau: whoever turns an intent into a question, once. A question whose asker died is taken over, to be
//! asked about by its reference, never to be asked again.

use chrono::TimeDelta;

use super::{CheckRow, CheckStatus, CreditCheck, select_checks};
use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
use crate::sealing::ContentKey;
use crate::{Open, Store, StoreError};
use lending_base::{CheckId, entropy};

/// The right to settle a check that is being asked.
#[derive(Debug, Clone)]
pub struct PullClaim {
    pub check: CreditCheck,
    pub(super) run_token: String,
    pub(super) content_key: ContentKey,
}

/// A check that was left behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsettled {
    /// Nothing was sent: whoever intended it is gone.
    Intended(CheckId),
    /// Something may have been sent.
    Asked(CheckId),
}

/// How long an intent of its own may stand before its process is taken for dead. PullClaim follows at once.
const INTENT_STANDS: TimeDelta = TimeDelta::seconds(10);

impl Store {
    /// Turns an intent into a question: from here on nobody else asks. `None` when somebody else has, or it was given up.
    pub async fn claim_pull(&self, id: &CheckId, lease: TimeDelta) -> Result<Option<PullClaim>, StoreError> {
        self.take_check(id, CheckStatus::Intended, lease).await
    }

    /// Takes over a question whose asker is gone, to ask about it by its reference. `None` when somebody else has, or its
    /// asker is still believed in.
    pub async fn take_over_pull(
        &self,
        id: &CheckId,
        lease: TimeDelta,
    ) -> Result<Option<PullClaim>, StoreError> {
        self.take_check(id, CheckStatus::Asked, lease).await
    }

    async fn take_check(
        &self,
        id: &CheckId,
        from: CheckStatus,
        lease: TimeDelta,
    ) -> Result<Option<PullClaim>, StoreError> {
        let run_token = entropy::base62(22)?;
        let (store, id, run) = (self.clone(), id.clone(), run_token.clone());
        let row = self
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    let now = tx.now(&store.clock).await?;
                    let taken = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE credit_checks SET status = $3, run_token = $4, asked_until = $5
                         WHERE id = $1 AND status = $2 AND (asked_until IS NULL OR asked_until <= $6)"
                    ).bind(&id).bind(from.as_str()).bind(CheckStatus::Asked.as_str()).bind(run)
                        .bind(now + lease).bind(now)
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if taken == 0 {
                        return Ok(None);
                    }
                    let row = read_row(tx, &id).await?;
                    if from == CheckStatus::Intended {
                        let entry = Entry::new(Actor::Service, Action::CheckAsked).team(&row.team_id);
                        audit::append(tx, &store.clock, &entry.subject(&id)).await?;
                    }
                    Ok(Some(row))
                })
            })
            .await?;
        match row {
            Some(row) => {
                let content_key = self.content_key_of_check(&row.team_id, &row.id).await?;
                Ok(Some(PullClaim { check: self.opened_check(row).await?, run_token, content_key }))
            }
            None => Ok(None),
        }
    }

    /// What was left behind by processes that died, the oldest first.
    pub async fn unsettled_checks(&self) -> Result<Vec<Unsettled>, StoreError> {
        let now = self.db.now(&self.clock).await?;
        // The intent of an analysis stands for as long as there is work to do on the analysis.
        let rows = on!(self.db.read(), db => sqlx::query_as::<_, (CheckId, String)>(
            "SELECT id, status FROM credit_checks k
             WHERE (status = $1 AND created_at <= $2 AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.id = k.analysis_id))
                OR (status = $3 AND asked_until <= $4)
             ORDER BY created_at LIMIT 100"
        ).bind(CheckStatus::Intended.as_str()).bind(now - INTENT_STANDS).bind(CheckStatus::Asked.as_str()).bind(now)
            .fetch_all(db).await)?;
        let kind = |(id, status): (CheckId, String)| match Open::read(status) {
            Open::Known(CheckStatus::Intended) => Unsettled::Intended(id),
            _ => Unsettled::Asked(id),
        };
        Ok(rows.into_iter().map(kind).collect())
    }

    /// Gives up an intent that nobody will ask about any more. `false` when somebody has asked after all.
    pub async fn give_up_intent(&self, id: &CheckId) -> Result<bool, StoreError> {
        let (store, id) = (self.clone(), id.clone());
        self.db
            .transaction(move |tx| Box::pin(async move { store.settle_intent_as_not_asked(tx, &id).await }))
            .await
    }
}

pub(super) async fn read_row(tx: &mut Tx, id: &CheckId) -> Result<CheckRow, StoreError> {
    Ok(on!(tx.conn(), conn => sqlx::query_as::<_, CheckRow>(select_checks!("WHERE k.id = $1"))
        .bind(id).fetch_one(conn).await)?)
}
