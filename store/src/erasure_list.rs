//! What was erased, as a list that is kept apart from backups.
//!
//! A backup holds the keys of whatever was there when it was made, and so brings back what was erased afterwards. Whoever
//! restores one applies this list to it: what the list names is erased again, under the certificate it had. It names
//! things by their ids and holds nothing of people.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::db::{Db, on};
use crate::erasures::{Erased, Eraser, ErasureKind, ErasureRecord};
use crate::{Open, Store, StoreError, TeamErasure};
use lending_base::{AnalysisId, CheckId, Clock, ErasureId, TeamId};

/// Of the list as a file.
const FORMAT: u32 = 1;

/// Everything that was erased in a deployment, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErasureList {
    format: u32,
    pub exported_at: DateTime<Utc>,
    pub erasures: Vec<ErasureRecord>,
    /// Teams that were erased whole.
    pub teams: Vec<String>,
}

/// What became of a list that was applied.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct ListApplied {
    /// Erased now.
    pub erased: u64,
    /// Not there, or erased before.
    pub already: u64,
    /// Ids of what could not be erased, each with the reason.
    pub left: Vec<(String, String)>,
}

impl ErasureList {
    pub fn read(bytes: &[u8]) -> Result<Self, StoreError> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
        }
        let refuse = |why: &str| StoreError::Refused(format!("the list of erasures {why}"));
        let head: Head = serde_json::from_slice(bytes).map_err(|_| refuse("is not one"))?;
        if head.format > FORMAT {
            return Err(refuse("was written by a newer version of the service"));
        }
        serde_json::from_slice(bytes).map_err(|_| refuse("is damaged"))
    }

    pub fn to_bytes(&self) -> Result<Vec<u8>, StoreError> {
        serde_json::to_vec_pretty(self).map_err(|_| StoreError::Corrupt("a list of erasures"))
    }

    pub(crate) async fn of(db: &Db, clock: &Clock) -> Result<Self, StoreError> {
        let exported_at = clock.now();
        let erasures = on!(db.read(), db => sqlx::query_as::<_, ErasureRecord>(
            "SELECT id, team_id, kind, subject_id, cause, erased_by, request_id, erased_at, hashes
             FROM erasures ORDER BY erased_at, id"
        ).fetch_all(db).await)?;
        let teams = on!(db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT DISTINCT team_id FROM audit WHERE action = 'team.erased' AND team_id IS NOT NULL ORDER BY 1"
        ).fetch_all(db).await)?;
        Ok(Self { format: FORMAT, exported_at, erasures, teams })
    }

    /// The ids of what is erased.
    pub(crate) fn subjects(&self) -> HashSet<&str> {
        self.erasures.iter().map(|erasure| erasure.subject_id.as_str()).collect()
    }
}

impl Store {
    pub async fn erasure_list(&self) -> Result<ErasureList, StoreError> {
        ErasureList::of(&self.db, &self.clock).await
    }

    /// Erases what a list names and is here. It may be stopped at any point and run again.
    ///
    /// A legal hold does not keep it: it was erased, so the hold had been lifted.
    pub async fn apply_erasures(&self, list: &ErasureList) -> Result<ListApplied, StoreError> {
        let certified = on!(self.db.read(), db => sqlx::query_scalar::<_, String>("SELECT id FROM erasures")
            .fetch_all(db).await)?;
        let certified: HashSet<String> = certified.into_iter().collect();
        let mut applied = ListApplied::default();
        for record in &list.erasures {
            if certified.contains(&record.id) {
                applied.already += 1;
                continue;
            }
            match self.erase_again(record).await? {
                Ok(true) => applied.erased += 1,
                Ok(false) => applied.already += 1,
                Err(why) => applied.left.push((record.subject_id.clone(), why.to_owned())),
            }
        }
        for id in &list.teams {
            if let Some(team) = TeamId::parse(id) {
                self.erase_team_again(&team, &mut applied).await?;
            }
        }
        self.purge().await?;
        Ok(applied)
    }

    /// Whether there was something to erase, or why it is left.
    async fn erase_again(&self, record: &ErasureRecord) -> Result<Result<bool, &'static str>, StoreError> {
        let (Some(id), Some(team)) = (ErasureId::parse(&record.id), TeamId::parse(&record.team_id)) else {
            return Ok(Err("the list does not name it rightly"));
        };
        if self.find_team(&team).await?.is_none() {
            return Ok(Ok(false));
        }
        let subject = record.subject_id.as_str();
        let eraser = Eraser::Again(Box::new((id, record.clone())));
        let (analysis, check) = (AnalysisId::parse(subject), CheckId::parse(subject));
        let outcome = match (Open::<ErasureKind>::read(record.kind.clone()), analysis, check) {
            (Open::Known(ErasureKind::Analysis), Some(id), _) => {
                self.analyses(&team).erase(&eraser, &id, false).await?
            }
            (Open::Known(ErasureKind::Statement), Some(id), _) => {
                let outcome = self.analyses(&team).erase_statement(&eraser, &id).await?;
                if outcome == Erased::Nothing && self.has_statement(&team, &id).await? {
                    return Ok(Err("its analysis has not ended yet here; retention erases it after that"));
                }
                outcome
            }
            (Open::Known(ErasureKind::CreditCheck), _, Some(id)) => {
                self.credit_checks(&team).erase(&eraser, &id).await?
            }
            _ => return Ok(Err("this version does not know what it is")),
        };
        match outcome {
            Erased::Done(_) => Ok(Ok(true)),
            Erased::Nothing => {
                // It came and went after the backup. Whoever has its certificate finds it again.
                self.keep_certificate(&team, &eraser, record).await?;
                Ok(Ok(false))
            }
            Erased::CheckNotSettled => {
                Ok(Err("it is not settled here: `admin resolve-check`, then `erasures apply` again"))
            }
            Erased::OnLegalHold => Ok(Err("it is on legal hold")),
        }
    }

    async fn has_statement(&self, team: &TeamId, id: &AnalysisId) -> Result<bool, StoreError> {
        let found = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM analyses WHERE id = $1 AND team_id = $2 AND statement_erased_at IS NULL"
        ).bind(id).bind(team).fetch_one(db).await)?;
        Ok(found > 0)
    }

    async fn erase_team_again(&self, team: &TeamId, applied: &mut ListApplied) -> Result<(), StoreError> {
        let is_erased = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM audit WHERE team_id = $1 AND action = 'team.erased'"
        ).bind(team).fetch_one(db).await)?;
        if is_erased > 0 || self.find_team(team).await?.is_none() {
            applied.already += 1;
            return Ok(());
        }
        match self.erase_team(team).await? {
            TeamErasure::Done { .. } => applied.erased += 1,
            TeamErasure::OnLegalHold(_) => {
                applied.left.push((team.to_string(), "some of it is on legal hold".to_owned()));
            }
            TeamErasure::ChecksNotSettled(_) => {
                applied.left.push((team.to_string(), "credit checks of it are not settled here".to_owned()));
            }
        }
        Ok(())
    }

    async fn keep_certificate(
        &self,
        team: &TeamId,
        eraser: &Eraser,
        record: &ErasureRecord,
    ) -> Result<(), StoreError> {
        let (store, team, eraser, record) = (self.clone(), team.clone(), eraser.clone(), record.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    store
                        .insert_certificate(
                            tx,
                            &team,
                            &eraser,
                            &record.kind,
                            &record.subject_id,
                            &record.hashes,
                        )
                        .await
                })
            })
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn a_list_comes_back_as_it_was_written_and_a_newer_one_is_refused() {
        let list = ErasureList {
            format: FORMAT,
            exported_at: DateTime::UNIX_EPOCH,
            erasures: vec![ErasureRecord {
                id: "ers_1".to_owned(),
                team_id: "team_1".to_owned(),
                kind: "analysis".to_owned(),
                subject_id: "an_1".to_owned(),
                cause: "request".to_owned(),
                erased_by: None,
                request_id: None,
                erased_at: DateTime::UNIX_EPOCH,
                hashes: BTreeMap::from([("file_sha256".to_owned(), "00".to_owned())]),
            }],
            teams: vec!["team_2".to_owned()],
        };
        let bytes = list.to_bytes().unwrap();
        assert_eq!(ErasureList::read(&bytes).unwrap(), list);
        assert!(ErasureList::read(b"{\"format\": 2}").unwrap_err().to_string().contains("newer"));
        assert!(ErasureList::read(b"[]").is_err());
    }
}
