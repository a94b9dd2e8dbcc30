//! Money that a pass-through pattern is about, followed from who sent it to who got it.
//!
//! The patterns name the payments in that they were seen in. What was paid out after each is set against the newest money
//! that was there, for a few days: so every rupee is followed once. It is for showing, and nothing is concluded from it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{NaiveDateTime, NaiveTime};
use lending_engine::metrics::counterparties::Counterparty;
use lending_engine::money::Paise;
use lending_engine::mule::{MuleAssessment, MuleLevel};
use lending_engine::statement::Direction;
use lending_engine::transaction_id::TransactionId;

use super::movement::Movement;
use crate::console::look::Look;

/// As long as the widest pattern waits for a payment that is passed on in parts.
const FOLLOWED_DAYS: i64 = 4;

/// How long money stayed: in hours where both rows print the time of day, else in days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stay {
    Hours(i64),
    Days(i64),
}

impl Stay {
    const fn hours(self) -> i64 {
        match self {
            Self::Hours(hours) => hours,
            Self::Days(days) => days * 24,
        }
    }
}

/// Money that came in by one row and left by another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Passage {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) amount: Paise,
    pub(super) came: TransactionId,
    pub(super) went: TransactionId,
    pub(super) stay: Stay,
}

/// What could be followed.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Followed {
    /// What the followed payments in come to.
    pub(super) received: Paise,
    /// In the order in which the money left.
    pub(super) passages: Vec<Passage>,
}

impl Followed {
    pub(super) fn passed_on(&self) -> Paise {
        self.passages.iter().map(|passage| passage.amount).sum()
    }

    /// What each party sent, or got, and how long half of that stayed; the most first.
    pub(super) fn by_party(&self, name_of: impl Fn(&Passage) -> &str) -> Vec<(String, Paise, Stay)> {
        let mut parties: BTreeMap<&str, Vec<&Passage>> = BTreeMap::new();
        for passage in &self.passages {
            parties.entry(name_of(passage)).or_default().push(passage);
        }
        let mut sums: Vec<(String, Paise, Stay)> = parties
            .into_iter()
            .filter_map(|(name, passages)| {
                let sum = passages.iter().map(|passage| passage.amount).sum();
                usual_stay(&passages).map(|stay| (name.to_owned(), sum, stay))
            })
            .collect();
        sums.sort_by_key(|(_, sum, _)| std::cmp::Reverse(*sum));
        sums
    }
}

/// How long half of the money stayed at most.
pub(super) fn usual_stay(passages: &[&Passage]) -> Option<Stay> {
    let mut sorted = passages.to_vec();
    sorted.sort_by_key(|passage| passage.stay.hours());
    let half = sorted.iter().map(|passage| passage.amount.get()).sum::<i64>() / 2;
    let mut sum = 0;
    sorted
        .iter()
        .find(|passage| {
            sum += passage.amount.get();
            sum >= half
        })
        .map(|passage| passage.stay)
}

/// Money of one row that is still there.
struct Lot<'r> {
    row: &'r Movement,
    left: i64,
    is_followed: bool,
}

/// Follows the payments in that the patterns name, where there are patterns worth a look.
pub(super) fn follow(
    look: &Look,
    mule: &MuleAssessment,
    rows: &[Movement],
    parties: &[Counterparty],
) -> Followed {
    if matches!(mule.level, MuleLevel::None | MuleLevel::NotAssessed) {
        return Followed::default();
    }
    let cited: BTreeSet<TransactionId> =
        mule.signals.iter().flat_map(|signal| signal.transaction_ids.iter().copied()).collect();
    let names: BTreeMap<TransactionId, &str> = parties
        .iter()
        .flat_map(|party| party.transaction_ids.iter().map(|id| (*id, party.name.as_str())))
        .collect();
    let name_of = |row: &Movement| {
        let told = names.get(&row.id).copied().or(row.counterparty.as_deref()).or(row.vpa.as_deref());
        told.map_or_else(|| look.word_of(&row.category), str::to_owned)
    };
    let mut sorted: Vec<&Movement> = rows.iter().collect();
    sorted.sort_by_key(|row| (row.date, row.time.clone(), row.id));
    let mut lots: Vec<Lot<'_>> = Vec::new();
    let mut followed = Followed::default();
    for row in sorted {
        let amount = Paise::from(row.amount);
        if row.direction == Direction::Credit {
            let is_followed = cited.contains(&row.id);
            if is_followed {
                followed.received = followed.received.saturating_add(amount);
            }
            lots.push(Lot { row, left: amount.get(), is_followed });
            continue;
        }
        let mut due = amount.get();
        for lot in lots.iter_mut().rev() {
            if due == 0 || (row.date - lot.row.date).num_days() > FOLLOWED_DAYS {
                break;
            }
            let used = due.min(lot.left);
            lot.left -= used;
            due -= used;
            if lot.is_followed && used > 0 {
                followed.passages.push(Passage {
                    from: name_of(lot.row),
                    to: name_of(row),
                    amount: Paise::new(used),
                    came: lot.row.id,
                    went: row.id,
                    stay: stay(lot.row, row),
                });
            }
        }
        lots.retain(|lot| lot.left > 0);
    }
    followed
}

fn stay(came: &Movement, went: &Movement) -> Stay {
    let moment = |row: &Movement| -> Option<NaiveDateTime> {
        let time = row.time.as_deref()?;
        NaiveTime::parse_from_str(time, "%H:%M").ok().map(|time| row.date.and_time(time))
    };
    match (moment(came), moment(went)) {
        (Some(came), Some(went)) => Stay::Hours((went - came).num_hours().max(0)),
        _ => Stay::Days((went.date - came.date).num_days()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn row(number: u32, day: &str, time: Option<&str>, rupees: f64, party: &str) -> Movement {
        let direction = if rupees > 0.0 { "credit" } else { "debit" };
        serde_json::from_value(json!({
            "id": format!("txn_{number}"), "account_id": "acc_1", "date": day, "time": time, "amount": rupees.abs(),
            "direction": direction, "balance": null, "counterparty": party, "vpa": null, "category": "person_transfer",
        }))
        .unwrap()
    }

    fn patterns(level: &str, rows: &[&str]) -> MuleAssessment {
        serde_json::from_value(json!({
            "score": 50.0, "level": level, "is_flagged": true, "reason": "", "merchant_evidence": [], "relief": 1.0,
            "signals": [{"code": "pass_through", "points": 20.0, "max_points": 20.0, "value": 0.9, "text": "",
                "transaction_ids": rows, "count": rows.len()}],
        }))
        .unwrap()
    }

    fn rows() -> Vec<Movement> {
        vec![
            row(1, "2026-01-01", Some("09:00"), 1000.0, "EMPLOYER"),
            row(2, "2026-01-02", Some("10:00"), 500.0, "ASHA"),
            row(3, "2026-01-02", Some("13:30"), -300.0, "RAVI"),
            row(4, "2026-01-03", None, -250.0, "VIKAS"),
            row(5, "2026-01-20", None, -900.0, "LANDLORD"),
        ]
    }

    #[test]
    fn what_is_paid_out_is_set_against_the_newest_money_and_only_what_patterns_name_is_told() {
        let followed = follow(&Look::default(), &patterns("elevated", &["txn_2", "txn_3"]), &rows(), &[]);
        let told: Vec<_> = followed
            .passages
            .iter()
            .map(|one| (one.from.as_str(), one.to.as_str(), one.amount.get(), one.stay))
            .collect();
        assert_eq!(
            told,
            [("ASHA", "RAVI", 30_000, Stay::Hours(3)), ("ASHA", "VIKAS", 20_000, Stay::Days(1))],
            "the rest of what Vikas got was the employer's, and the landlord was paid much later"
        );
        assert_eq!((followed.received.get(), followed.passed_on().get()), (50_000, 50_000));
    }

    #[test]
    fn parties_add_up_and_half_of_the_money_tells_how_long_it_stayed() {
        let followed = follow(&Look::default(), &patterns("high", &["txn_1", "txn_2"]), &rows(), &[]);
        let senders = followed.by_party(|passage| &passage.from);
        assert_eq!(
            senders,
            [
                ("ASHA".to_owned(), Paise::new(50_000), Stay::Hours(3)),
                ("EMPLOYER".to_owned(), Paise::new(5_000), Stay::Days(2)),
            ]
        );
    }

    #[test]
    fn an_account_without_a_pattern_is_not_followed() {
        assert_eq!(
            follow(&Look::default(), &patterns("none", &["txn_2"]), &rows(), &[]),
            Followed::default()
        );
        assert!(follow(&Look::default(), &patterns("low", &[]), &rows(), &[]).passages.is_empty());
    }
}
