//! How the amounts are spread, and whether the bank's interest agrees with the balances. None of it proves anything alone.

use chrono::{Days, NaiveDate};

use super::rows::{AccountRows, Row, Rows, share};
use super::thresholds::CONTENT;
use crate::integrity::{Check, Evidence, Severity};
use crate::metrics::statistics;
use crate::money::{Paise, rupees};
use crate::phrasing::told_day;
use crate::statement::Direction;

/// `round_amounts`.
pub(super) fn round_amounts(rows: &Rows<'_>) -> Check {
    const CODE: &str = "round_amounts";
    let numbers = &CONTENT.round_amounts;
    let multiple = rupees(numbers.multiple_rupees).get().max(1);
    let is_large =
        |row: &&Row<'_>| row.entry.direction == Direction::Credit && row.entry.amount.get() >= multiple;
    let credits: Vec<&Row<'_>> = rows.all().filter(is_large).collect();
    if credits.len() < numbers.least_rows {
        return CONTENT.check.not_run(CODE, "few");
    }
    let is_round = |row: &&&Row<'_>| row.entry.amount.get() % multiple == 0;
    let round = credits.iter().filter(is_round).count();
    if share(round, credits.len()) <= numbers.share {
        return CONTENT.check.passed(CODE);
    }
    let detail = format!("{round} of {} credits are multiples of {}", credits.len(), numbers.multiple_rupees);
    CONTENT.check.failed(CODE, "many", Severity::Info, vec![about_file(detail)])
}

/// `first_digits`.
pub(super) fn first_digits(rows: &Rows<'_>) -> Check {
    const CODE: &str = "first_digits";
    let numbers = &CONTENT.first_digits;
    let mut counts = [0_usize; 9];
    for row in rows.all() {
        let mut first = row.entry.amount.get();
        while first >= 10 {
            first /= 10;
        }
        let at = usize::try_from(first).ok().and_then(|first| first.checked_sub(1));
        if let Some(count) = at.and_then(|at| counts.get_mut(at)) {
            *count += 1;
        }
    }
    let all: usize = counts.iter().sum();
    if all < numbers.least_rows {
        return CONTENT.check.not_run(CODE, "few");
    }
    let off = |(count, expected): (&usize, &f64)| (share(*count, all) - expected).abs();
    let distance = counts.iter().zip(&numbers.expected).map(off).sum::<f64>() / 9.0;
    if distance <= numbers.distance {
        return CONTENT.check.passed(CODE);
    }
    let detail = format!("{all} amounts, {distance:.4} from the usual spread");
    CONTENT.check.failed(CODE, "uneven", Severity::Info, vec![about_file(detail)])
}

fn about_file(detail: String) -> Evidence {
    Evidence { detail, ..Evidence::default() }
}

/// `interest`.
pub(super) fn interest(rows: &Rows<'_>) -> Check {
    const CODE: &str = "interest";
    let numbers = &CONTENT.interest;
    let (mut low, mut high, mut judged) = (Vec::new(), Vec::new(), 0_usize);
    let mut least_low = usize::MAX;
    let (mut departed, mut is_grave) = (Vec::new(), false);
    let (mut far_too_low, mut far_too_high, mut too_high) = (0_usize, 0_usize, Vec::new());
    for own in &rows.accounts {
        // What is swept into deposits earns elsewhere.
        let has_deposits = own.rows.iter().any(|row| row.says(&numbers.unless));
        let is_interest = |row: &&Row<'_>| {
            row.entry.direction == Direction::Credit && row.says(&numbers.words) && !row.says(&numbers.unless)
        };
        // What no balance earns is paid by a deposit, and tells nothing of this account, unless it is called this account's.
        let is_named_own = |row: &Row<'_>| row.says(&numbers.own_words);
        let is_of_deposit = |at: usize| {
            !own.rows.get(at).is_some_and(is_named_own)
                && Quarter::before(own, at, numbers.days)
                    .is_some_and(|quarter| quarter.rate > numbers.deposit_rate_from)
        };
        let paid: Vec<usize> = own
            .rows
            .iter()
            .enumerate()
            .filter(|(at, row)| is_interest(row) && !is_of_deposit(*at))
            .map(|(at, _)| at)
            .collect();
        // Some banks pay every month: how far the payments are apart tells. Of a single one nothing does.
        let interval = usual_interval(own, &paid);
        if interval.is_some() {
            least_low = numbers.least_quarters;
        }
        let mut quarters = Vec::new();
        for at in paid {
            let Some(row) = own.rows.get(at) else { continue };
            let Some(quarter) = Quarter::before(own, at, interval.unwrap_or(numbers.days)) else { continue };
            judged += 1;
            if quarter.rate < numbers.rate_from {
                let is_far = quarter.rate <= numbers.rate_from * numbers.departs_gravely_at;
                far_too_low += usize::from(is_far && !has_deposits);
                low.push(quarter.evidence(own, row, numbers.rate_from, "lower"));
            } else if quarter.rate > numbers.rate_to {
                let is_far = quarter.rate >= numbers.rate_to * numbers.far_too_high_at;
                far_too_high += usize::from(is_far && is_named_own(row) && interval.is_some());
                let evidence = quarter.evidence(own, row, numbers.rate_to, "higher");
                if is_named_own(row) && interval.is_some() && !has_deposits {
                    too_high.push(evidence.clone());
                }
                high.push(evidence);
            }
            quarters.push((row, quarter));
        }
        // Within a month the days on which a bank reckons weigh too much.
        if interval.is_some_and(|days| days >= numbers.least_days) {
            for (row, quarter) in &quarters {
                let Some((share, evidence)) = departs(own, row, quarter, &quarters) else { continue };
                is_grave |= share <= numbers.departs_gravely_at;
                departed.push(evidence);
            }
        }
    }
    if !departed.is_empty() {
        let severity = if is_grave { Severity::Critical } else { Severity::Warning };
        return CONTENT.check.failed(CODE, "departs", severity, departed);
    }
    if low.len() >= least_low {
        let severity = if far_too_low >= least_low { Severity::Critical } else { Severity::Warning };
        return CONTENT.check.failed(CODE, "low", severity, low);
    }
    if far_too_high >= numbers.least_quarters {
        return CONTENT.check.failed(CODE, "high", Severity::Critical, high);
    }
    if too_high.len() >= numbers.least_quarters {
        return CONTENT.check.failed(CODE, "higher", Severity::Warning, too_high);
    }
    low.append(&mut high);
    match (low.is_empty(), judged) {
        (true, 0) => CONTENT.check.not_run(CODE, "none"),
        (true, _) => CONTENT.check.passed(CODE),
        (false, _) => CONTENT.check.failed(CODE, "rate", Severity::Info, low),
    }
}

/// Whether a quarter was paid at so small a share of the rate of others, on no smaller balances, that the bank cannot have
/// paid on them; and how to say it. Two others must agree on what the bank pays.
fn departs(
    own: &AccountRows<'_>,
    row: &Row<'_>,
    quarter: &Quarter,
    all: &[(&Row<'_>, Quarter)],
) -> Option<(f64, Evidence)> {
    let numbers = &CONTENT.interest;
    let is_told = |row: &Row<'_>| row.entry.amount >= rupees(numbers.least_compared_rupees);
    let mut others: Vec<&(&Row<'_>, Quarter)> = all
        .iter()
        .filter(|(other, theirs)| {
            is_told(other)
                && (numbers.rate_from..=numbers.rate_to).contains(&theirs.rate)
                && quarter.average >= statistics::share(theirs.average, numbers.like_balance)
        })
        .collect();
    others.sort_by(|(_, one), (_, two)| two.rate.total_cmp(&one.rate));
    let (_, agreed) = *others.windows(2).find_map(|pair| match pair {
        [(_, one), other @ (_, two)] if two.rate >= one.rate * numbers.agrees_at => Some(other),
        _ => None,
    })?;
    let part = quarter.rate / agreed.rate;
    (is_told(row) && part <= numbers.departs_at).then(|| {
        let mut evidence = quarter.evidence(own, row, agreed.rate, "lower");
        evidence.detail =
            format!("{}; other quarters were paid at {:.2}%", evidence.detail, agreed.rate * 100.0);
        (part, evidence)
    })
}

/// So many days lie between two payments of interest, in the middle of all.
fn usual_interval(own: &AccountRows<'_>, paid: &[usize]) -> Option<i64> {
    let day = |at: &usize| own.rows.get(*at).map(|row| row.entry.date);
    let mut apart: Vec<i64> = paid
        .windows(2)
        .filter_map(|pair| match pair {
            [one, next] => Some((day(next)? - day(one)?).num_days()),
            _ => None,
        })
        .collect();
    apart.sort_unstable();
    apart.get(apart.len() / 2).copied().filter(|days| *days >= CONTENT.interest.shortest_days)
}

/// The quarter, or the month, before a payment of interest.
struct Quarter {
    /// Of the balances shown, day by day.
    average: Paise,
    days: i64,
    from: NaiveDate,
    until: NaiveDate,
    /// The yearly rate that the payment comes to.
    rate: f64,
}

impl Quarter {
    /// What the payment says of the balance, at the usual rate nearest to it.
    #[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "told in whole rupees")]
    fn evidence(&self, own: &AccountRows<'_>, row: &Row<'_>, rate: f64, side: &str) -> Evidence {
        let balance = row.entry.amount.get() as f64 * 365.0 / self.days as f64 / rate;
        let whole = |paise: f64| own.told(rupees((paise / 100.0).round() as i64));
        let detail = format!(
            "{} is {:.2}% a year on {}, the average balance of the {} days from {} to {}: as if it had been {} {side} at least",
            own.told(row.entry.amount),
            self.rate * 100.0,
            own.told(self.average),
            self.days,
            told_day(self.from),
            told_day(self.until),
            whole((self.average.get() as f64 - balance).abs())
        );
        row.evidence(detail).saying(own.told(self.average)).against(whole(balance))
    }

    #[expect(clippy::cast_precision_loss, reason = "a rate needs no paisa, and there are few days")]
    fn before(own: &AccountRows<'_>, at: usize, interval: i64) -> Option<Self> {
        let numbers = &CONTENT.interest;
        let paid = own.rows.get(at)?;
        let until = paid.entry.date;
        let from = until.checked_sub_days(Days::new(u64::try_from(interval).ok()?))?;
        // Back from the payment: each balance held from the day of its row to that of the row after it.
        let (mut end, mut sum, mut days) = (until, 0_i128, 0_i64);
        for row in own.rows.get(..at)?.iter().rev() {
            let start = row.entry.date.max(from);
            let held = (end - start).num_days().max(0);
            sum = sum.saturating_add(i128::from(row.entry.balance?.get().max(0)) * i128::from(held));
            days += held;
            end = end.min(start);
            if row.entry.date <= from {
                break;
            }
        }
        let average = i64::try_from(sum.checked_div(i128::from(days))?).ok()?;
        let is_enough = days + numbers.days - numbers.least_days >= interval
            && average >= rupees(numbers.least_average_rupees).get();
        let rate = paid.entry.amount.get() as f64 / average as f64 * 365.0 / days as f64;
        is_enough.then_some(Self { average: Paise::new(average), days, from, until, rate })
    }
}
