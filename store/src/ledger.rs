//! Money: what a pull costs a team, what it may spend in a day, what it was charged.
//!
//! The ledger is append-only, one row for a pull. Beside it each day holds what it has cost or may still cost: a price is
//! held when a pull is intended, and released when the pull comes to nothing. So the cap is one guarded statement, and pulls
//! under way count.

use chrono::{DateTime, NaiveDate, Utc};

use crate::audit::{self, Action, Actor, Entry};
use crate::db::{Tx, on};
use crate::{Store, StoreError};
use lending_base::{CheckId, LedgerId, TeamId, UserId, calendar};

/// What a team pays for a pull, and the most it may spend in a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BureauTerms {
    pub price_paise: i64,
    pub daily_cap_paise: i64,
}

impl BureauTerms {
    /// How many pulls the cap allows, for whoever is told of it.
    pub fn pulls_a_day(self) -> u32 {
        u32::try_from(self.daily_cap_paise / self.price_paise.max(1)).unwrap_or(u32::MAX)
    }
}

/// What is to become of one of a team's terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TermChange {
    Keep,
    /// What everybody has.
    Usual,
    /// The team's own, in paise.
    Own(i64),
}

impl TermChange {
    fn own(self) -> Option<i64> {
        match self {
            Self::Own(paise) => Some(paise),
            Self::Keep | Self::Usual => None,
        }
    }
}

/// What a team used in a month.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usage {
    pub analyses: i64,
    pub pulls: i64,
    pub amount_paise: i64,
}

/// What was charged for a pull.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Charged {
    pub check_id: CheckId,
    pub team_id: TeamId,
    pub amount_paise: i64,
}

/// How a check stands to the ledger, for whoever holds an invoice against it. Words are as they are stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Standing {
    pub team_id: TeamId,
    pub status: String,
    pub billing: String,
    pub charged_at: Option<DateTime<Utc>>,
}

/// How many checks were made and not charged, for whatever reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Uncharged {
    pub not_charged: i64,
    pub in_review: i64,
}

/// What a charge is for.
pub(crate) struct Charge<'a> {
    pub(crate) team: &'a TeamId,
    pub(crate) check: &'a CheckId,
    pub(crate) user: &'a UserId,
    pub(crate) amount_paise: i64,
}

impl Store {
    /// What holds for a team: its own terms, else everybody's.
    pub async fn bureau_terms(&self, team: &TeamId) -> Result<BureauTerms, StoreError> {
        let own = on!(self.db.read(), db => sqlx::query_as::<_, (Option<i64>, Option<i64>)>(
            "SELECT bureau_price_paise, bureau_daily_cap_paise FROM teams WHERE id = $1"
        ).bind(team).fetch_one(db).await)?;
        Ok(self.terms(own))
    }

    pub(crate) async fn bureau_terms_in(
        &self,
        tx: &mut Tx,
        team: &TeamId,
    ) -> Result<BureauTerms, StoreError> {
        let own = on!(tx.conn(), conn => sqlx::query_as::<_, (Option<i64>, Option<i64>)>(
            "SELECT bureau_price_paise, bureau_daily_cap_paise FROM teams WHERE id = $1"
        ).bind(team).fetch_one(conn).await)?;
        Ok(self.terms(own))
    }

    fn terms(&self, (price, cap): (Option<i64>, Option<i64>)) -> BureauTerms {
        let usual = self.bureau_terms;
        BureauTerms {
            price_paise: price.unwrap_or(usual.price_paise),
            daily_cap_paise: cap.unwrap_or(usual.daily_cap_paise),
        }
    }

    /// Changes what a team pays and may spend.
    pub async fn set_bureau_terms(
        &self,
        team: &TeamId,
        price: TermChange,
        daily_cap: TermChange,
    ) -> Result<(), StoreError> {
        let (store, team) = (self.clone(), team.clone());
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    on!(tx.conn(), conn => sqlx::query(
                        "UPDATE teams SET
                            bureau_price_paise = CASE WHEN $1 THEN bureau_price_paise ELSE $2 END,
                            bureau_daily_cap_paise = CASE WHEN $3 THEN bureau_daily_cap_paise ELSE $4 END
                         WHERE id = $5"
                    ).bind(price == TermChange::Keep).bind(price.own()).bind(daily_cap == TermChange::Keep)
                        .bind(daily_cap.own()).bind(&team)
                        .execute(conn).await.map(|_| ()))?;
                    let terms = store.bureau_terms_in(tx, &team).await?;
                    let said = format!("price={} daily_cap={}", terms.price_paise, terms.daily_cap_paise);
                    let entry =
                        Entry::new(Actor::Operator, Action::BureauTermsSet).team(&team).subject(&said);
                    audit::append(tx, &store.clock, &entry).await
                })
            })
            .await
    }

    /// Holds a price against the cap of a day. `false` when the cap would be passed, and then nothing is held.
    pub(crate) async fn hold(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        day: &str,
        terms: BureauTerms,
    ) -> Result<bool, StoreError> {
        if terms.price_paise > terms.daily_cap_paise {
            return Ok(false);
        }
        let held = on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO bureau_days (team_id, day, held_paise) VALUES ($1, $2, $3)
             ON CONFLICT (team_id, day) DO UPDATE SET held_paise = bureau_days.held_paise + $3
                 WHERE bureau_days.held_paise + $3 <= $4"
        ).bind(team).bind(day).bind(terms.price_paise).bind(terms.daily_cap_paise)
            .execute(conn).await.map(|done| done.rows_affected()))?;
        Ok(held == 1)
    }

    /// Releases what was held for a pull that costs nothing after all.
    pub(crate) async fn release_hold(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        day: &str,
        paise: i64,
    ) -> Result<(), StoreError> {
        on!(tx.conn(), conn => sqlx::query(
            "UPDATE bureau_days SET held_paise = held_paise - $3 WHERE team_id = $1 AND day = $2"
        ).bind(team).bind(day).bind(paise).execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// The charge for a pull. A second one for the same pull is refused by the schema.
    pub(crate) async fn charge(&self, tx: &mut Tx, charge: Charge<'_>) -> Result<LedgerId, StoreError> {
        let id = LedgerId::new(&self.clock)?;
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO ledger (id, team_id, check_id, user_id, amount_paise, charged_at)
             VALUES ($1, $2, $3, $4, $5, $6)"
        ).bind(&id).bind(charge.team).bind(charge.check).bind(charge.user).bind(charge.amount_paise)
            .bind(self.clock.now())
            .execute(conn).await.map(|_| ()))?;
        Ok(id)
    }

    /// Counts an analysis that is being submitted.
    pub(crate) async fn count_analysis(
        &self,
        tx: &mut Tx,
        team: &TeamId,
        now: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        on!(tx.conn(), conn => sqlx::query(
            "INSERT INTO usage_months (team_id, month, analyses) VALUES ($1, $2, 1)
             ON CONFLICT (team_id, month) DO UPDATE SET analyses = usage_months.analyses + 1"
        ).bind(team).bind(calendar::month_of(now)).execute(conn).await.map(|_| ()))?;
        Ok(())
    }

    /// What a team used in a month of India's calendar, given by its first day and the first of the next.
    pub async fn usage(&self, team: &TeamId, first: NaiveDate, next: NaiveDate) -> Result<Usage, StoreError> {
        let (from, to) = (calendar::start_of(first), calendar::start_of(next));
        let analyses = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT analyses FROM usage_months WHERE team_id = $1 AND month = $2"
        ).bind(team).bind(calendar::month_of(from)).fetch_optional(db).await)?;
        let (pulls, amount_paise) = on!(self.db.read(), db => sqlx::query_as::<_, (i64, i64)>(
            "SELECT count(*), CAST(COALESCE(sum(amount_paise), 0) AS BIGINT) FROM ledger
             WHERE team_id = $1 AND charged_at >= $2 AND charged_at < $3"
        ).bind(team).bind(from).bind(to).fetch_one(db).await)?;
        Ok(Usage { analyses: analyses.unwrap_or_default(), pulls, amount_paise })
    }

    /// What was charged between two days of India's calendar, the second one left out; of one team or of all.
    pub async fn charges(
        &self,
        team: Option<&TeamId>,
        first: NaiveDate,
        next: NaiveDate,
    ) -> Result<Vec<Charged>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Charged>(
            "SELECT check_id, team_id, amount_paise FROM ledger
             WHERE ($1 IS NULL OR team_id = $1) AND charged_at >= $2 AND charged_at < $3 ORDER BY check_id"
        ).bind(team).bind(calendar::start_of(first)).bind(calendar::start_of(next)).fetch_all(db).await)?)
    }

    /// Checks that were made in the same time and not charged.
    pub async fn uncharged(
        &self,
        team: Option<&TeamId>,
        first: NaiveDate,
        next: NaiveDate,
    ) -> Result<Uncharged, StoreError> {
        let (not_charged, in_review) = on!(self.db.read(), db => sqlx::query_as::<_, (i64, i64)>(
            "SELECT count(*) FILTER (WHERE billing = 'not_charged'), count(*) FILTER (WHERE status = 'needs_review')
             FROM credit_checks WHERE ($1 IS NULL OR team_id = $1) AND created_at >= $2 AND created_at < $3"
        ).bind(team).bind(calendar::start_of(first)).bind(calendar::start_of(next)).fetch_one(db).await)?;
        Ok(Uncharged { not_charged, in_review })
    }

    /// How a check of any team stands, one that was erased included. `None` where there is none.
    pub async fn standing_of(&self, check: &CheckId) -> Result<Option<Standing>, StoreError> {
        Ok(on!(self.db.read(), db => sqlx::query_as::<_, Standing>(
            "SELECT k.team_id, k.status, k.billing, l.charged_at
             FROM credit_checks k LEFT JOIN ledger l ON l.check_id = k.id WHERE k.id = $1"
        ).bind(check).fetch_optional(db).await)?)
    }

    /// What today in India has cost a team, pulls under way included.
    pub async fn held_today(&self, team: &TeamId) -> Result<i64, StoreError> {
        let today = calendar::day(self.clock.now()).to_string();
        let held = on!(self.db.read(), db => sqlx::query_scalar::<_, i64>(
            "SELECT held_paise FROM bureau_days WHERE team_id = $1 AND day = $2"
        ).bind(team).bind(today).fetch_optional(db).await)?;
        Ok(held.unwrap_or_default())
    }
}
