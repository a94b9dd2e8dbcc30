//! Lists of checks, filtered. What is still under way is not among them.

use chrono::{DateTime, Utc};

use super::{CheckRow, CreditCheck, CreditChecks, select_checks};
use crate::StoreError;
use crate::db::on;
use crate::page::{Page, PageRequest, SEARCHED_WORDS};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CheckFilter {
    /// Words of the name, in the spelling they were submitted in, or one whole mobile number; all must be there, and at
    /// most [`SEARCHED_WORDS`] count.
    pub words: Vec<String>,
    pub created_after: Option<DateTime<Utc>>,
    pub created_before: Option<DateTime<Utc>>,
}

/// The filters are the same for the rows and for their count.
macro_rules! filtered {
    () => {
        "WHERE k.team_id = $1 AND k.status NOT IN ('intended', 'asked')
            AND ($2 IS NULL OR k.created_at > $2) AND ($3 IS NULL OR k.created_at < $3)
            AND ($4 IS NULL OR EXISTS
                (SELECT 1 FROM credit_check_words w WHERE w.team_id = $1 AND w.word_index = $4 AND w.check_id = k.id))
            AND ($5 IS NULL OR EXISTS
                (SELECT 1 FROM credit_check_words w WHERE w.team_id = $1 AND w.word_index = $5 AND w.check_id = k.id))
            AND ($6 IS NULL OR EXISTS
                (SELECT 1 FROM credit_check_words w WHERE w.team_id = $1 AND w.word_index = $6 AND w.check_id = k.id))
            AND ($7 IS NULL OR EXISTS
                (SELECT 1 FROM credit_check_words w WHERE w.team_id = $1 AND w.word_index = $7 AND w.check_id = k.id))"
    };
}

macro_rules! bind_filter {
    ($query:expr, $team:expr, $filter:expr, $words:expr) => {{
        let mut words = $words.iter();
        $query
            .bind($team)
            .bind($filter.created_after)
            .bind($filter.created_before)
            .bind(words.next())
            .bind(words.next())
            .bind(words.next())
            .bind(words.next())
    }};
}

impl CreditChecks<'_> {
    pub async fn list(
        &self,
        filter: &CheckFilter,
        page: &PageRequest,
    ) -> Result<Page<CreditCheck>, StoreError> {
        let words: Vec<Vec<u8>> = filter
            .words
            .iter()
            .take(SEARCHED_WORDS)
            .map(|word| self.store.check_word_index(self.team, word))
            .collect();
        let rows = on!(self.store.db.read(), db => bind_filter!(
            sqlx::query_as::<_, CheckRow>(select_checks!(
                filtered!(), " AND ($8 IS NULL OR k.id < $8) ORDER BY k.id DESC LIMIT $9 OFFSET $10"
            )), self.team, filter, words
        ).bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        let counted = on!(self.store.db.read(), db => bind_filter!(
            sqlx::query_scalar::<_, i64>(concat!(
                "SELECT count(*) FROM (SELECT 1 FROM credit_checks k ", filtered!(), " LIMIT 10001) AS counted"
            )), self.team, filter, words
        ).fetch_one(db).await)?;
        let Page { items: rows, has_more, total } = Page::cut(rows, page, counted);
        let mut items = Vec::with_capacity(rows.len());
        for row in rows {
            items.push(self.store.opened_check(row).await?);
        }
        Ok(Page { items, has_more, total })
    }
}
