//! Credit checks, and keys of nobody.

use super::{ProblemKind, ROWS, Verification, is_damage};
use crate::db::on;
use crate::sealing::ContentKey;
use crate::{Store, StoreError};
use lending_base::{CheckId, TeamId};

impl Store {
    pub(super) async fn verify_checks(&self, found: &mut Verification) -> Result<(), StoreError> {
        let mut after = String::new();
        loop {
            let rows = on!(self.db.read(), db => sqlx::query_as::<_, (CheckId, TeamId)>(
                "SELECT id, team_id FROM credit_checks WHERE erased_at IS NULL AND id > $1 ORDER BY id LIMIT $2"
            ).bind(&after).bind(ROWS).fetch_all(db).await)?;
            let Some((last, _)) = rows.last() else { return Ok(()) };
            last.as_str().clone_into(&mut after);
            for (id, team) in rows {
                found.looked.credit_checks += 1;
                let problem = self.look_at_check(&team, &id).await?;
                if let Some(kind) = problem
                    && self.is_kept(&id).await?
                {
                    found.add(kind, id.as_str());
                }
            }
        }
    }

    async fn look_at_check(&self, team: &TeamId, id: &CheckId) -> Result<Option<ProblemKind>, StoreError> {
        if let Err(kind) = self.key_or_problem(team, id.as_str()).await? {
            return Ok(Some(kind));
        }
        let checks = self.credit_checks(team);
        let opened = async {
            match checks.find(id).await? {
                Some(check) => checks.report(&check).await.map(|_| ()),
                None => Ok(()),
            }
        };
        match opened.await {
            Ok(()) => Ok(None),
            Err(error) if error.is_newer() => Ok(None),
            Err(error) if is_damage(&error) => Ok(Some(ProblemKind::CreditCheckDamaged)),
            Err(error) => Err(error),
        }
    }

    /// The key of an analysis or a check, or what is wrong with it.
    pub(super) async fn key_or_problem(
        &self,
        team: &TeamId,
        owner: &str,
    ) -> Result<Result<ContentKey, ProblemKind>, StoreError> {
        match self.content_key(team, owner).await {
            Ok(Some(key)) => Ok(Ok(key)),
            Ok(None) => Ok(Err(ProblemKind::KeyMissing)),
            Err(error) if is_damage(&error) => {
                // Where its row is gone, an empty one that older versions would use is found in its place.
                let rows = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
                    "SELECT count(*) FROM content_keys WHERE id = $1"
                ).bind(owner).fetch_one(db).await)?;
                Ok(Err(if rows == 0 { ProblemKind::KeyMissing } else { ProblemKind::KeyDamaged }))
            }
            Err(error) => Err(error),
        }
    }

    async fn is_kept(&self, id: &CheckId) -> Result<bool, StoreError> {
        let kept = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM credit_checks WHERE id = $1 AND erased_at IS NULL"
        ).bind(id).fetch_one(db).await)?;
        Ok(kept > 0)
    }

    pub(super) async fn verify_keys(&self, found: &mut Verification) -> Result<(), StoreError> {
        let orphans = on!(self.db.read(), db => sqlx::query_scalar::<_, String>(
            "SELECT DISTINCT replace(replace(id, '/statement', ''), '/pages', '') FROM (
                SELECT id FROM content_keys EXCEPT SELECT id FROM analyses
                EXCEPT SELECT id || '/statement' FROM analyses WHERE statement_erased_at IS NULL
                EXCEPT SELECT id || '/pages' FROM analyses WHERE statement_erased_at IS NULL
                EXCEPT SELECT id FROM credit_checks WHERE erased_at IS NULL) AS orphans ORDER BY 1"
        ).fetch_all(db).await)?;
        for id in orphans {
            found.add(ProblemKind::KeyWithoutOwner, &id);
        }
        Ok(())
    }
}
