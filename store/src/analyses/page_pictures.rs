//! Pages of a statement as they were painted, and what stands on the pages of a file that only its password opens. Both are
//! sealed under a key of their own, and go with the statement: see [`crate::content_keys`]. A run keeps the latter:
//! [`crate::queue`].

use super::Analyses;
use crate::StoreError;
use crate::content_keys::{destroy_content_key, hold_statement, pages_of};
use crate::db::{Tx, on};
use crate::sealing::{Content, ContentKey};
use lending_base::{AnalysisId, TeamId};

/// The most pictures that are kept of one analysis, and the most bytes of all of them: of a page of text some hundred
/// kilobytes, of a noisy scan many megabytes. Others are painted anew each time.
const KEPT_PICTURES: i64 = 64;
const KEPT_BYTES: i64 = 16 << 20;

/// A page of a statement, from 1, and how many dots there are to a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PictureOf {
    pub page: i64,
    pub scale: i64,
}

/// What a picture is bound to: moved to another page it does not open.
fn owner(id: &AnalysisId, PictureOf { page, scale }: PictureOf) -> String {
    format!("{id}/{page}/{scale}")
}

impl Analyses<'_> {
    /// A page that was painted before, as a PNG.
    pub async fn page_picture(&self, id: &AnalysisId, of: PictureOf) -> Result<Option<Vec<u8>>, StoreError> {
        let sealed = on!(self.store.db.read(), db => sqlx::query_scalar::<_, Vec<u8>>(
            "SELECT p.picture FROM page_pictures p JOIN analyses a ON a.id = p.analysis_id
             WHERE p.analysis_id = $1 AND p.team_id = $2 AND p.page = $3 AND p.scale = $4
                AND a.statement_erased_at IS NULL"
        ).bind(id).bind(self.team).bind(of.page).bind(of.scale).fetch_optional(db).await)?;
        let Some(sealed) = sealed else { return Ok(None) };
        let Some(key) = self.store.content_key(self.team, &pages_of(id)).await? else { return Ok(None) };
        let owner = owner(id, of);
        let open = move || key.open(Content::PagePicture, &owner, &sealed);
        self.store.compute(self.team, open).await?.map(Some)
    }

    /// Keeps a picture for whoever looks at the page again, unless its statement has gone meanwhile or enough are kept.
    pub async fn keep_page_picture(
        &self,
        id: &AnalysisId,
        of: PictureOf,
        png: Vec<u8>,
    ) -> Result<(), StoreError> {
        let Some(key) = self.store.key_of_pages(self.team, id).await? else { return Ok(()) };
        let bound_to = owner(id, of);
        let sealing = move || key.seal(Content::PagePicture, &bound_to, &png);
        let sealed = self.store.compute(self.team, sealing).await??;
        let (team, id) = (self.team.clone(), id.clone());
        self.store
            .db
            .transaction(move |tx| {
                Box::pin(async move {
                    if !hold_statement(tx, &team, &id).await? {
                        return Ok(());
                    }
                    on!(tx.conn(), conn => sqlx::query(
                        "INSERT INTO page_pictures (analysis_id, team_id, page, scale, picture)
                         SELECT $1, $2, $3, $4, $5
                         WHERE (SELECT count(*) FROM page_pictures WHERE analysis_id = $1) < $6
                            AND (SELECT COALESCE(sum(length(picture)), 0) FROM page_pictures WHERE analysis_id = $1)
                                + length($5) <= $7
                         ON CONFLICT (analysis_id, page, scale) DO NOTHING"
                    ).bind(&id).bind(&team).bind(of.page).bind(of.scale).bind(sealed).bind(KEPT_PICTURES).bind(KEPT_BYTES)
                        .execute(conn).await.map(|_| ()))?;
                    Ok(())
                })
            })
            .await
    }

    /// What stands on the pages of a file that only its password opens, as JSON. `None` where the file opens without.
    pub async fn unlocked_pages(&self, id: &AnalysisId) -> Result<Option<Vec<u8>>, StoreError> {
        let sealed = on!(self.store.db.read(), db => sqlx::query_scalar::<_, Vec<u8>>(
            "SELECT u.pages FROM unlocked_pages u JOIN analyses a ON a.id = u.analysis_id
             WHERE u.analysis_id = $1 AND u.team_id = $2 AND a.statement_erased_at IS NULL"
        ).bind(id).bind(self.team).fetch_optional(db).await)?;
        let Some(sealed) = sealed else { return Ok(None) };
        let own = self.store.content_key(self.team, &pages_of(id)).await?;
        // What the version before kept is under the key of the analysis.
        let former = self.store.content_key(self.team, id.as_str()).await?;
        let owner = id.to_string();
        let open = move || {
            let opened = |key: ContentKey| key.open_packed(Content::UnlockedPages, &owner, &sealed);
            match (own.map(&opened), former) {
                (Some(Ok(pages)), _) => Ok(Some(pages)),
                (_, Some(former)) => opened(former).map(Some),
                (Some(Err(error)), None) => Err(error),
                (None, None) => Ok(None),
            }
        };
        self.store.compute(self.team, open).await?
    }
}

/// Forgets every picture of a statement, and what could open a copy of one.
pub(super) async fn forget_pages(tx: &mut Tx, team: &TeamId, id: &AnalysisId) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM page_pictures WHERE analysis_id = $1 AND team_id = $2",
        "DELETE FROM unlocked_pages WHERE analysis_id = $1 AND team_id = $2",
    ] {
        on!(tx.conn(), conn => sqlx::query(sql).bind(id).bind(team).execute(conn).await.map(|_| ()))?;
    }
    destroy_content_key(tx, team, &pages_of(id)).await
}
