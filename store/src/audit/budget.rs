//! Storms do not fill the disk. What nobody has proved to have done (unknown addresses that sign in, tokens that are good for
//! nothing) is recorded one by one up to [`A_MINUTE`] entries a minute and chain; what is more is counted, and told by one
//! entry of each kind when the minute has ended. Calls without any token have a smaller minute of their own.
//!
//! Each process keeps its own account, so that no request waits for another: a deployment of five records five times as many.
//! A process that is killed takes the count of its last minute with it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};

use super::journal::Journal;
use super::{Action, Actor, Entry};
use lending_base::{Clock, TeamId};

/// Enough to see what is tried and from where; 43 MB a day at the most.
const A_MINUTE: u32 = 60;
/// Of calls without any token, which no limit keeps back: they must not leave the others unrecorded.
const WITHOUT_TOKEN_A_MINUTE: u32 = 10;
/// What an entry of such a call says, as the caller is told it.
const WITHOUT_TOKEN: &str = "unauthenticated";
/// How often minutes that have ended are looked for.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// Entries of one kind that were counted and not recorded.
#[derive(Debug)]
struct LeftOut {
    action: Action,
    detail: Option<String>,
    count: u64,
}

#[derive(Debug)]
struct Minute {
    began: DateTime<Utc>,
    recorded: u32,
    left_out: Vec<LeftOut>,
}

/// What has a minute of its own.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Share {
    /// Of a team, or of nobody.
    chain: Option<TeamId>,
    is_without_token: bool,
}

impl Share {
    fn of(entry: &Entry) -> Self {
        let is_without_token = entry.detail.as_deref() == Some(WITHOUT_TOKEN);
        Self { chain: entry.team.clone(), is_without_token }
    }

    const fn a_minute(&self) -> u32 {
        if self.is_without_token { WITHOUT_TOKEN_A_MINUTE } else { A_MINUTE }
    }
}

#[derive(Debug, Default)]
struct Account {
    minutes: BTreeMap<Share, Minute>,
    /// What is to be told of minutes that have ended.
    due: Vec<Entry>,
}

/// Cheap to clone; all clones have one account.
#[derive(Debug, Clone, Default)]
pub(crate) struct Budget(Arc<Mutex<Account>>);

impl Budget {
    /// Tells of minutes that have ended, until the last clone has gone.
    pub(crate) fn start(journal: Journal, clock: Clock) -> Self {
        let budget = Self::default();
        let account = Arc::downgrade(&budget.0);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_EVERY).await;
                let Some(account) = account.upgrade() else { return };
                Self(account).tell(&journal, Some(clock.now())).await;
            }
        });
        budget
    }

    /// Records what is to be told; what cannot be recorded is kept for the next time.
    pub(crate) async fn tell(&self, journal: &Journal, now: Option<DateTime<Utc>>) {
        for entry in self.take_due(now) {
            if let Err(error) = journal.record(entry.clone()).await {
                tracing::warn!(%error, "how much was left out of the audit could not be recorded yet");
                self.0.lock().unwrap_or_else(PoisonError::into_inner).due.push(entry);
            }
        }
    }

    /// Whether an entry is to be recorded; if not, it was counted.
    pub(crate) fn admits(&self, entry: &Entry, now: DateTime<Utc>) -> bool {
        let mut account = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        account.end_minutes(|began| began + TimeDelta::minutes(1) <= now || began > now);
        let share = Share::of(entry);
        let most = share.a_minute();
        let minute =
            account.minutes.entry(share).or_insert(Minute { began: now, recorded: 0, left_out: Vec::new() });
        if minute.recorded < most {
            minute.recorded += 1;
            return true;
        }
        let known = minute
            .left_out
            .iter_mut()
            .find(|known| known.action == entry.action && known.detail == entry.detail);
        match known {
            Some(known) => known.count += 1,
            None => {
                minute.left_out.push(LeftOut {
                    action: entry.action,
                    detail: entry.detail.clone(),
                    count: 1,
                });
            }
        }
        false
    }

    /// What is to be recorded of minutes that have ended; `None` as the time ends them all.
    fn take_due(&self, now: Option<DateTime<Utc>>) -> Vec<Entry> {
        let mut account = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        account.end_minutes(|began| now.is_none_or(|now| began + TimeDelta::minutes(1) <= now));
        std::mem::take(&mut account.due)
    }
}

impl Account {
    fn end_minutes(&mut self, has_ended: impl Fn(DateTime<Utc>) -> bool) {
        let ended = self.minutes.extract_if(.., |_, minute| has_ended(minute.began));
        for (share, minute) in ended {
            for LeftOut { action, detail, count } in minute.left_out {
                let mut entry = Entry::new(Actor::Anonymous, action);
                entry.team.clone_from(&share.chain);
                let more = format!("{count} more");
                entry.detail =
                    Some(detail.map_or_else(|| more.clone(), |detail| format!("{detail}, {more}")));
                self.due.push(entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_more_than_a_minute_may_hold_is_counted_and_told_once() {
        let (budget, begin) = (Budget::default(), DateTime::<Utc>::UNIX_EPOCH);
        let entry = |code: &str| Entry::new(Actor::Anonymous, Action::AccessRefused).detail(code.to_owned());
        let recorded = (0..200).filter(|_| budget.admits(&entry("invalid_token"), begin)).count();
        assert_eq!(recorded, 60);
        assert!(!budget.admits(&entry("invalid_link"), begin));
        assert!(budget.take_due(Some(begin + TimeDelta::seconds(59))).is_empty());
        let told: Vec<_> = budget
            .take_due(Some(begin + TimeDelta::seconds(60)))
            .into_iter()
            .map(|entry| entry.detail.unwrap())
            .collect();
        assert_eq!(told, ["invalid_token, 140 more", "invalid_link, 1 more"]);
        assert!(budget.admits(&entry("invalid_token"), begin + TimeDelta::seconds(61)), "the next minute");
        assert!(budget.take_due(None).is_empty());
    }

    #[test]
    fn calls_without_a_token_leave_the_others_their_minute() {
        let (budget, now) = (Budget::default(), DateTime::<Utc>::UNIX_EPOCH);
        let entry = |code: &str| Entry::new(Actor::Anonymous, Action::AccessRefused).detail(code.to_owned());
        let recorded = (0..200).filter(|_| budget.admits(&entry(WITHOUT_TOKEN), now)).count();
        assert_eq!(recorded, 10);
        assert!(budget.admits(&entry("invalid_token"), now));
    }

    #[test]
    fn each_chain_has_its_own() {
        let (budget, now) = (Budget::default(), DateTime::<Utc>::UNIX_EPOCH);
        let team = TeamId::parse("team_01ARZ3NDEKTSV4RRFFQ69G5FAV").unwrap();
        let nobodys = Entry::new(Actor::Anonymous, Action::AccessRefused);
        let theirs = nobodys.clone().team(&team);
        for _ in 0..100 {
            budget.admits(&nobodys, now);
        }
        assert!(budget.admits(&theirs, now));
        let due = budget.take_due(None);
        assert_eq!(due.len(), 1);
        assert_eq!((due[0].team.as_ref(), due[0].detail.as_deref()), (None, Some("40 more")));
    }
}
