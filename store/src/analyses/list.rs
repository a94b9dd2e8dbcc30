//! Lists of analyses, filtered.

use chrono::{DateTime, Utc};

use super::{Analyses, Analysis, AnalysisRow, Outcome, Status, select_analyses};
use crate::StoreError;
use crate::db::on;
use crate::page::{Page, PageRequest, SEARCHED_WORDS};
use lending_base::{ProductId, UserId};

/// Whose cases are asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeldBy {
    Person(UserId),
    Nobody,
}

impl HeldBy {
    fn person(&self) -> Option<&UserId> {
        match self {
            Self::Person(user) => Some(user),
            Self::Nobody => None,
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AnalysisFilter {
    pub status: Option<Status>,
    pub decision: Option<Outcome>,
    pub product: Option<ProductId>,
    /// The opening of a reference, such as `APP-0000`.
    pub reference_prefix: Option<String>,
    /// Words of the applicant's name, in the spelling they were submitted in; all must be there, and at most
    /// [`SEARCHED_WORDS`] count.
    pub name_words: Vec<String>,
    pub created_after: Option<DateTime<Utc>>,
    pub created_before: Option<DateTime<Utc>>,
    /// Whether a person still has to decide.
    pub awaits_review: Option<bool>,
    pub held_by: Option<HeldBy>,
    /// Whether a legal hold keeps it from being erased.
    pub is_on_hold: Option<bool>,
}

/// The filters are the same for the rows and for their count. Postgres plans each call anew with its values, so that a
/// filter that is not given costs nothing and one that is may use its index.
macro_rules! filtered {
    () => {
        "WHERE a.team_id = $1 AND ($2 IS NULL OR a.status = $2) AND ($3 IS NULL OR a.decision = $3)
            AND ($4 IS NULL OR a.product_id = $4)
            AND ($5 IS NULL OR a.ref >= $5) AND ($6 IS NULL OR a.ref < $6)
            AND ($7 IS NULL OR a.created_at > $7) AND ($8 IS NULL OR a.created_at < $8)
            AND ($9 IS NULL OR EXISTS
                (SELECT 1 FROM analysis_words w WHERE w.team_id = $1 AND w.word_index = $9 AND w.analysis_id = a.id))
            AND ($10 IS NULL OR EXISTS
                (SELECT 1 FROM analysis_words w WHERE w.team_id = $1 AND w.word_index = $10 AND w.analysis_id = a.id))
            AND ($11 IS NULL OR EXISTS
                (SELECT 1 FROM analysis_words w WHERE w.team_id = $1 AND w.word_index = $11 AND w.analysis_id = a.id))
            AND ($12 IS NULL OR EXISTS
                (SELECT 1 FROM analysis_words w WHERE w.team_id = $1 AND w.word_index = $12 AND w.analysis_id = a.id))
            AND ($13 IS NULL OR (coalesce(a.decision, '') = 'review' AND a.review_id IS NULL) = $13)
            AND ($14 IS NULL OR a.assignee = $14) AND ($15 IS NULL OR (a.assignee IS NULL) = $15)
            AND ($16 IS NULL OR (a.legal_hold_at IS NOT NULL) = $16)"
    };
}

macro_rules! bind_filter {
    ($query:expr, $team:expr, $filter:expr, $words:expr) => {{
        let filter = $filter;
        let mut words = $words.iter();
        $query
            .bind($team)
            .bind(filter.status.map(Status::as_str))
            .bind(filter.decision.map(Outcome::as_str))
            .bind(filter.product.as_ref())
            .bind(filter.reference_prefix.as_deref())
            .bind(filter.reference_prefix.as_deref().map(after_all_that_open_so))
            .bind(filter.created_after)
            .bind(filter.created_before)
            .bind(words.next())
            .bind(words.next())
            .bind(words.next())
            .bind(words.next())
            .bind(filter.awaits_review)
            .bind(filter.held_by.as_ref().and_then(HeldBy::person))
            .bind((filter.held_by == Some(HeldBy::Nobody)).then_some(true))
            .bind(filter.is_on_hold)
    }};
}

/// References are ASCII, so this is above every one with the prefix and below all others.
fn after_all_that_open_so(prefix: &str) -> String {
    format!("{prefix}\u{7f}")
}

impl Analyses<'_> {
    /// The newest first.
    pub async fn list(
        &self,
        filter: &AnalysisFilter,
        page: &PageRequest,
    ) -> Result<Page<Analysis>, StoreError> {
        let words = self.words(filter);
        let rows = on!(self.store.db.read(), db => bind_filter!(
            sqlx::query_as::<_, AnalysisRow>(select_analyses!(
                filtered!(), " AND ($17 IS NULL OR a.id < $17) ORDER BY a.id DESC LIMIT $18 OFFSET $19"
            )), self.team, filter, words
        ).bind(page.below()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        self.opened_page(rows, filter, &words, page).await
    }

    /// The oldest first, as a queue is worked off: the same index the other way round.
    pub async fn list_oldest_first(
        &self,
        filter: &AnalysisFilter,
        page: &PageRequest,
    ) -> Result<Page<Analysis>, StoreError> {
        let words = self.words(filter);
        // Every id is above the empty text, so the bound is always one that the index can be entered at.
        let rows = on!(self.store.db.read(), db => bind_filter!(
            sqlx::query_as::<_, AnalysisRow>(select_analyses!(
                filtered!(), " AND a.id > $17 ORDER BY a.id LIMIT $18 OFFSET $19"
            )), self.team, filter, words
        ).bind(page.above()).bind(page.fetch()).bind(page.offset()).fetch_all(db).await)?;
        self.opened_page(rows, filter, &words, page).await
    }

    fn words(&self, filter: &AnalysisFilter) -> Vec<Vec<u8>> {
        let words = filter.name_words.iter().take(SEARCHED_WORDS);
        words.map(|word| self.store.word_index(self.team, word)).collect()
    }

    async fn opened_page(
        &self,
        rows: Vec<AnalysisRow>,
        filter: &AnalysisFilter,
        words: &[Vec<u8>],
        page: &PageRequest,
    ) -> Result<Page<Analysis>, StoreError> {
        let counted = on!(self.store.db.read(), db => bind_filter!(
            sqlx::query_scalar::<_, i64>(concat!(
                "SELECT count(*) FROM (SELECT 1 FROM analyses a ", filtered!(), " LIMIT 10001) AS counted"
            )), self.team, filter, words
        ).fetch_one(db).await)?;
        let Page { items: rows, has_more, total } = Page::cut(rows, page, counted);
        let mut items = Vec::with_capacity(rows.len());
        for row in rows {
            items.push(self.store.opened_analysis(self.team, row).await?);
        }
        Ok(Page { items, has_more, total })
    }
}
