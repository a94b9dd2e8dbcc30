//! What a team asks of its people and their keys.

use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::teams::lock_team;
use crate::{Store, StoreError};
use lending_base::TeamId;

/// Without a row of its own a team asks for nothing.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, sqlx::FromRow)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct TeamSettings {
    /// Whoever uploaded a statement does not review its analysis.
    pub four_eyes: bool,
    /// Members do not review; reviewers and owners do.
    pub reviewers_only: bool,
    /// Whoever signs in has a second factor, or can do nothing but set one up.
    pub require_second_factor: bool,
    /// No API key lives for longer, those included that were made before.
    pub longest_key_days: Option<i64>,
}

/// What is to be changed of them; what is `None` stays.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SettingsChange {
    pub four_eyes: Option<bool>,
    pub reviewers_only: Option<bool>,
    pub require_second_factor: Option<bool>,
    /// `Some(None)`: no limit any more.
    pub longest_key_days: Option<Option<i64>>,
}

const SELECT: &str =
    "SELECT four_eyes, reviewers_only, require_second_factor, longest_key_days FROM team_settings
    WHERE team_id = $1";

/// As they are for whoever writes in the same transaction.
pub(crate) async fn team_settings(tx: &mut Tx, team: &TeamId) -> Result<TeamSettings, StoreError> {
    let found = on!(tx.conn(), conn => sqlx::query_as::<_, TeamSettings>(SELECT)
        .bind(team).fetch_optional(conn).await)?;
    Ok(found.unwrap_or_default())
}

impl Store {
    pub async fn team_settings(&self, team: &TeamId) -> Result<TeamSettings, StoreError> {
        let found = on!(self.db.read(), db => sqlx::query_as::<_, TeamSettings>(SELECT)
            .bind(team).fetch_optional(db).await)?;
        Ok(found.unwrap_or_default())
    }

    pub async fn change_team_settings(
        &self,
        principal: &Principal,
        change: SettingsChange,
    ) -> Result<TeamSettings, StoreError> {
        let (store, principal) = (self.clone(), principal.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    // Two changes at the same moment: the second starts from what the first has written.
                    lock_team(tx, &principal.team).await?;
                    let now = team_settings(tx, &principal.team).await?;
                    let new = TeamSettings {
                        four_eyes: change.four_eyes.unwrap_or(now.four_eyes),
                        reviewers_only: change.reviewers_only.unwrap_or(now.reviewers_only),
                        require_second_factor: change.require_second_factor.unwrap_or(now.require_second_factor),
                        longest_key_days: change.longest_key_days.unwrap_or(now.longest_key_days),
                    };
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO team_settings (team_id, four_eyes, reviewers_only, require_second_factor,
                            longest_key_days, changed_by, changed_at)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)
                         ON CONFLICT (team_id) DO UPDATE SET four_eyes = $2, reviewers_only = $3,
                            require_second_factor = $4, longest_key_days = $5, changed_by = $6, changed_at = $7"
                    ).bind(&principal.team).bind(new.four_eyes).bind(new.reviewers_only)
                        .bind(new.require_second_factor).bind(new.longest_key_days).bind(&principal.user)
                        .bind(store.clock.now()).execute(conn).await.map(|_| ()))?;
                    let entry = principal.entry(Action::SettingsChanged).subject(&principal.team);
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(new)
                })
            })
            .await
    }
}
