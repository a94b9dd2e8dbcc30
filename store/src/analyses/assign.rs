//! Who holds a case: one person of the team, or nobody.

use super::Analyses;
use crate::StoreError;
use crate::audit::{self, Action, Principal};
use crate::db::{Tx, on};
use crate::members::REVIEWING;
use lending_base::{AnalysisId, TeamId, UserId};

/// The person who holds a case.
#[derive(Clone, PartialEq, Eq)]
pub struct Assignee {
    pub id: UserId,
    pub name: String,
}

impl std::fmt::Debug for Assignee {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Assignee").field("id", &self.id).finish_non_exhaustive()
    }
}

/// What became of an assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Assigned {
    Done,
    /// The team has no such analysis.
    NoAnalysis,
    /// The team has no such person, or they have no access, or their role does not review.
    NotAPerson,
}

impl Analyses<'_> {
    /// Gives a case to a person, or to nobody. What the team asks of its reviewers beyond their role is the caller's to look
    /// at.
    pub async fn assign(
        &self,
        principal: &Principal,
        id: &AnalysisId,
        to: Option<UserId>,
    ) -> Result<Assigned, StoreError> {
        let (store, team, principal, id) =
            (self.store.clone(), self.team.clone(), principal.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if let Some(user) = &to
                        && !take_reviewer(tx, &team, user).await?
                    {
                        return Ok(Assigned::NotAPerson);
                    }
                    let changed = on!(tx.conn(), conn => sqlx::query(
                        "UPDATE analyses SET assignee = $3, revision = revision + 1
                         WHERE id = $1 AND team_id = $2 AND COALESCE(assignee, '') <> COALESCE($3, '')"
                    ).bind(&id).bind(&team).bind(to.as_ref())
                        .execute(conn).await.map(|done| done.rows_affected()))?;
                    if changed == 0 {
                        // They hold it already, or there is no such case.
                        let known = on!(tx.conn(), conn => sqlx::query_scalar::<_, i64>(
                            "SELECT count(*) FROM analyses WHERE id = $1 AND team_id = $2"
                        ).bind(&id).bind(&team).fetch_one(conn).await)?;
                        return Ok(if known == 0 { Assigned::NoAnalysis } else { Assigned::Done });
                    }
                    let to = to.as_ref().map_or("nobody", UserId::as_str);
                    let entry = principal.entry(Action::AnalysisAssigned).subject(&id).detail(to.to_owned());
                    audit::append(tx, &store.clock, &entry).await?;
                    Ok(Assigned::Done)
                })
            })
            .await
    }
}

/// Takes the person's row, so that nobody is given a case while they are shown out.
async fn take_reviewer(tx: &mut Tx, team: &TeamId, user: &UserId) -> Result<bool, StoreError> {
    let [owner, reviewer, member] = REVIEWING;
    let taken = on!(tx.conn(), conn => sqlx::query(
        "UPDATE users SET role = role
         WHERE id = $1 AND team_id = $2 AND disabled_at IS NULL AND role IN ($3, $4, $5)"
    ).bind(user).bind(team).bind(owner.as_str()).bind(reviewer.as_str()).bind(member.as_str())
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(taken == 1)
}

/// Leaves to nobody what somebody held and no person has decided: whoever cannot review any more keeps no case waiting.
pub(crate) async fn release_cases(tx: &mut Tx, team: &TeamId, user: &UserId) -> Result<(), StoreError> {
    on!(tx.conn(), conn => sqlx::query(
        "UPDATE analyses SET assignee = NULL, revision = revision + 1
         WHERE team_id = $1 AND assignee = $2 AND review_id IS NULL"
    ).bind(team).bind(user).execute(conn).await.map(|_| ()))?;
    Ok(())
}
