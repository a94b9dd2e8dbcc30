//! Regular pay: which payers are employers, and what they pay month by month.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{Datelike, Days, NaiveDate};

use super::draft_book::{DraftBook, days_between};
use super::holders::named_holder;
use super::keywords::Keyword;
use super::row_facts::RowFacts;
use super::settings::SETTINGS;
use super::{Category, Posting, RuleMatch, SalaryPayment, SalarySource};
use crate::metrics::calendar::Month;
use crate::metrics::statistics::{count, median, rounded, share, variation};
use crate::money::{Paise, rupees};
use crate::narration::Channel;

const LONGEST_MONTH: u32 = 31;

/// Finds the employers and marks their payments.
pub(super) fn find(draft: &mut DraftBook) -> Vec<SalarySource> {
    let mut by_payer: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, posting) in draft.postings.iter().enumerate() {
        if let (true, Some(payer)) = (may_be_pay(draft, at), &posting.party) {
            by_payer.entry(squeezed(payer)).or_default().push(at);
        }
    }
    let smaller = smaller_payments(draft);
    let mut sources = Vec::new();
    for (payer, rows) in by_payer {
        // Who mostly pays less than a salary pays by the piece, and the larger payments are no others.
        let is_by_the_piece = smaller.get(&payer).is_some_and(|count| *count > rows.len());
        let believable = || {
            let rows = rows.iter().copied().filter(|at| !is_by_the_piece && is_believable(draft, *at));
            rows.collect::<Vec<_>>()
        };
        let found = with_unspoken(draft, &rows).and_then(|rows| weigh(draft, &rows, true));
        let Some(mut found) = found.or_else(|| weigh(draft, &believable(), false)) else { continue };
        for payment in &found.payments {
            for row in &payment.rows {
                draft.decide(row.place(), &RuleMatch::new(Category::Salary, "salary.regular"));
            }
        }
        found.bonuses.extend(paid_besides(draft, &rows, &found).into_iter().map(|at| draft.id(at)));
        found.bonuses.sort_unstable();
        for row in &found.bonuses {
            draft.decide(row.place(), &RuleMatch::new(Category::Salary, "salary.bonus"));
        }
        sources.push(found);
    }
    sources
}

/// A name that is broken where its line ends is the same name.
fn squeezed(payer: &str) -> String {
    payer.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// How many credits of each payer are too small to be a salary.
fn smaller_payments(draft: &DraftBook) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for posting in &draft.postings {
        let is_small = posting.is_credit() && posting.entry.amount < rupees(SETTINGS.salary.least_rupees);
        if let Some(payer) = posting.party.as_ref().filter(|_| is_small) {
            *counts.entry(squeezed(payer)).or_default() += 1;
        }
    }
    counts
}

/// Whatever else an employer pays is for the work as well, unless it says what else it is.
fn paid_besides(draft: &DraftBook, rows: &[usize], found: &SalarySource) -> Vec<usize> {
    let payers: BTreeSet<&str> = rows.iter().filter_map(|at| draft.party(*at)).collect();
    let is_taken = |at: usize| {
        let id = draft.id(at);
        found.bonuses.contains(&id) || found.payments.iter().any(|payment| payment.rows.contains(&id))
    };
    let is_pay = |at: usize| {
        let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else {
            return false;
        };
        let says_so = facts.said.has(Keyword::BesideSalary) || facts.says_salary();
        posting.is_credit()
            && posting
                .party
                .as_deref()
                .is_some_and(|party| payers.iter().any(|payer| is_same_payer(party, payer)))
            && posting.narration.channel != Channel::Upi
            && (is_open(posting) || may_employ(posting, facts) || says_so)
            && (says_so || !facts.said.has_any(&SAYS_WHAT_ELSE))
            && !facts.said.has_any(&[Keyword::SalaryAdvance, Keyword::Reimbursement])
    };
    (0..draft.postings.len()).filter(|at| is_pay(*at) && !is_taken(*at)).collect()
}

/// Where a bank parts nothing, the name may go on with what it is for.
fn is_same_payer(party: &str, payer: &str) -> bool {
    party.strip_prefix(payer).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// What a row was taken for so far leaves room for pay.
const fn is_open(posting: &Posting<'_>) -> bool {
    matches!(
        posting.category,
        Category::Salary
            | Category::BusinessIncome
            | Category::ProfessionalIncome
            | Category::PersonTransfer
            | Category::Dividend
            | Category::Unknown
            | Category::Pension
    )
}

/// Whether a row may be pay, if enough of its payer's are.
fn may_be_pay(draft: &DraftBook, at: usize) -> bool {
    let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else { return false };
    let by_payroll = matches!(
        posting.narration.channel,
        Channel::Neft
            | Channel::Rtgs
            | Channel::Imps
            | Channel::Nach
            | Channel::Ecs
            | Channel::Transfer
            | Channel::Cms
            | Channel::Other
    ) || (posting.narration.channel == Channel::Cheque && is_corporate(facts));
    let open = is_open(posting) || may_employ(posting, facts);
    // What an office of the state calls a pension is one, however steady.
    let is_pension = posting.category == Category::Pension && facts.said.has(Keyword::PensionShort);
    // Platforms pay those who work for clients, and funds those who sell them: however steady, it is no pay.
    let is_own_account = matches!(posting.rule_id, "professional.list" | "professional.commission");
    if draft.is_said_to_be_no_pay(at) || is_pension || (is_own_account && !has_keyword(draft, at)) {
        return false;
    }
    if draft.is_named_employer(at) {
        return posting.is_credit() && !facts.who.is_holder;
    }
    posting.is_credit()
        && by_payroll
        && open
        && !facts.who.is_holder
        && !facts.said.has_any(&SAYS_NO_PAY)
        // What is paid besides is added to an employer, and makes none.
        && (has_keyword(draft, at) || !facts.said.has(Keyword::BesideSalary))
        && !facts.remarked.has_any(&[Keyword::Rent, Keyword::Professional])
        && posting.entry.amount >= least_amount(draft, at)
}

/// Wages by the week or the fortnight are parts of a month's, where they are called wages.
fn least_amount(draft: &DraftBook, at: usize) -> Paise {
    let settings = &SETTINGS.salary;
    rupees(if has_keyword(draft, at) { settings.least_part_rupees } else { settings.least_rupees })
}

/// Whether a row that may be pay is, without others of its payer that say so.
fn is_believable(draft: &DraftBook, at: usize) -> bool {
    let (Some(posting), Some(facts)) = (draft.postings.get(at), draft.facts.get(at)) else { return false };
    // A firm's customers pay regularly, too: there only the word makes it pay.
    let is_own_trade = draft.is_business(posting.account)
        // Whoever stands on a list must be steady besides.
        && (facts.who.listed.is_none() || draft.is_opened_for_trade(posting.account));
    has_keyword(draft, at) || (!is_own_trade && (is_corporate(facts) || facts.who.is_nobodys_name()))
}

/// What a payer calls salary, and what it paid without the word in the months between. Whoever names his salaries means
/// what he pays beside them as something else. `None` where nothing is called so.
fn with_unspoken(draft: &DraftBook, rows: &[usize]) -> Option<Vec<usize>> {
    let settings = &SETTINGS.salary;
    let (spoken, others): (Vec<usize>, Vec<usize>) = rows.iter().partition(|at| has_keyword(draft, **at));
    let usual = median(spoken.iter().map(|at| draft.amount(*at)))?;
    let near = |at: usize| {
        spoken
            .iter()
            .any(|one| days_between(draft.date(*one), draft.date(at)).abs() < i64::from(LONGEST_MONTH) / 2)
    };
    let is_alike = |at: &usize| {
        let amount = draft.amount(*at);
        amount >= share(usual, settings.unspoken_from)
            && amount <= share(usual, settings.unspoken_to)
            && !near(*at)
    };
    Some(spoken.iter().copied().chain(others.into_iter().filter(is_alike)).collect())
}

/// Whoever stands on a list sells, lends, invests or settles, and what comes from them is taken for that at first. All of
/// them also have staff: a payment may be pay unless the narration says what else it is.
fn may_employ(posting: &Posting<'_>, facts: &RowFacts) -> bool {
    matches!(
        posting.category,
        Category::Refund
            | Category::Settlement
            | Category::GigIncome
            | Category::LoanDisbursal
            | Category::InvestmentRedemption
    ) && is_corporate(facts)
        && !facts.said.has_any(&SAYS_WHAT_ELSE)
}

/// Words that say of any payment that it is no monthly pay.
const SAYS_NO_PAY: [Keyword; 6] = [
    Keyword::SalaryAdvance,
    Keyword::Reimbursement,
    Keyword::Pension,
    Keyword::Agriculture,
    Keyword::DepositInterest,
    Keyword::Redemption,
];

/// Words that say of a payment by a company that it is no pay.
const SAYS_WHAT_ELSE: [Keyword; 11] = [
    Keyword::Refund,
    Keyword::Settlement,
    Keyword::Payout,
    Keyword::Disbursal,
    Keyword::Redemption,
    Keyword::Dividend,
    Keyword::Interest,
    Keyword::Sweep,
    Keyword::Rent,
    Keyword::TaxRefund,
    Keyword::Provident,
];

/// A firm or an office of the state by its name, or a company of the lists.
fn is_corporate(facts: &RowFacts) -> bool {
    facts.who.is_company()
        || facts.who.words.has(Keyword::StatePayers)
        || facts.who.list().is_some()
        || facts.who.lender().is_some()
}

fn has_keyword(draft: &DraftBook, at: usize) -> bool {
    draft.is_named_employer(at) || draft.facts.get(at).is_some_and(RowFacts::says_salary)
}

/// Weighs one payer; `None` for one that is no employer.
fn weigh(draft: &DraftBook, rows: &[usize], keyword: bool) -> Option<SalarySource> {
    let settings = &SETTINGS.salary;
    let pay = Pay::from_rows(draft, rows)?;

    let hit = pay.months.len();
    let least = if keyword { settings.least_months } else { settings.least_months_without_keyword };
    if hit < least {
        return None;
    }
    let amounts: Vec<Paise> = pay.payments.iter().map(|payment| payment.amount).collect();
    if median(amounts.iter().copied())? < rupees(settings.least_rupees) {
        return None;
    }
    let cv = variation(&amounts);
    let repeats = repeats(&amounts);
    // Of a company that also does something else with its customers only steadiness tells that it employs; so of somebody
    // of whom no more is known than that it is no person, and of whoever writes cheques.
    let must_be_steady = rows.iter().any(|at| {
        let is_cheque = draft.postings.get(*at).is_some_and(|row| row.narration.channel == Channel::Cheque);
        is_cheque
            || draft.facts.get(*at).is_some_and(|facts| facts.who.listed.is_some() || !is_corporate(facts))
    });
    let is_monthly = count(pay.first_days.len()) <= count(hit) * settings.listed_most_payments_a_month;
    let is_in_two_parts = is_two_windows(&pay.first_days, hit) && repeats >= settings.listed_least_repeats;
    let is_even =
        cv.is_some_and(|cv| cv <= settings.listed_most_variation) || repeats >= settings.listed_least_repeats;
    if must_be_steady && !keyword && !(is_even && (is_monthly || is_in_two_parts)) {
        return None;
    }
    // Pay that was raised or cut is as steady as before, on another level.
    let cv = without_the_one_that_stands_out(&amounts).filter(|_| is_monthly).or(cv);
    let steadiness = cv.map_or(0.0, |cv| (1.0 - cv / settings.steadiness_zero_at).max(0.0)).max(repeats);
    // Who leaves is paid off on another day.
    let but_last = pay.first_days.split_last().map(|(_, others)| others).unwrap_or_default();
    let in_window = is_one_window(&pay.first_days)
        || is_two_windows(&pay.first_days, hit)
        || (but_last.len() >= settings.least_months_without_keyword && is_one_window(but_last));
    let is_no_person = |facts: &RowFacts| is_corporate(facts) || facts.who.is_nobodys_name();
    let is_corporate = rows.iter().any(|at| draft.facts.get(*at).is_some_and(is_no_person));
    let part = |is: bool, weight: f64| if is { weight } else { 0.0 };
    let score = part(keyword, settings.keyword_weight)
        + settings.months_weight * (count(hit) / count(pay.months_of_its_own().max(hit)))
        + settings.steadiness_weight * steadiness
        + part(in_window, settings.day_weight)
        + part(is_corporate, settings.corporate_weight);
    let score = rounded(score);
    // As it was printed last, where no line broke it.
    let printed = rows.iter().rev().filter_map(|at| draft.facts.get(*at)?.who.printed.clone());
    let printed = printed.min_by_key(String::len);
    let payer = printed.or_else(|| draft.party(*rows.first()?).map(str::to_owned))?;
    (score >= settings.least_score).then(|| SalarySource {
        payer,
        score,
        is_stated: keyword,
        expected: pay.expected,
        beneficiary: beneficiary(draft, rows),
        payments: pay.payments,
        bonuses: pay.bonuses.into_iter().map(|at| draft.id(at)).collect(),
    })
}

/// How much all payments but the one farthest from the middle vary, where that is next to nothing.
fn without_the_one_that_stands_out(amounts: &[Paise]) -> Option<f64> {
    let middle = median(amounts.iter().copied())?;
    let distance = |amount: Paise| amount.saturating_sub(middle).get().abs();
    let farthest = (0..amounts.len()).max_by_key(|at| amounts.get(*at).map(|amount| distance(*amount)))?;
    let others: Vec<Paise> =
        amounts.iter().enumerate().filter(|(at, _)| *at != farthest).map(|(_, amount)| *amount).collect();
    variation(&others).filter(|cv| *cv <= SETTINGS.salary.standing_out_rest)
}

/// The share of payments that are much the same as the one before.
fn repeats(amounts: &[Paise]) -> f64 {
    let is_same = |pair: &&[Paise]| {
        let [one, next] = pair else { return false };
        let slack = share(*one, SETTINGS.salary.repeat_tolerance);
        one.saturating_sub(*next).get().abs() <= slack.get()
    };
    let pairs = amounts.windows(2).len();
    if pairs == 0 { 0.0 } else { count(amounts.windows(2).filter(is_same).count()) / count(pairs) }
}

/// Whose pay it is, of a joint account.
fn beneficiary(draft: &DraftBook, rows: &[usize]) -> Option<String> {
    let account = draft.postings.get(*rows.first()?)?.account;
    let holders = &draft.ledger.accounts().get(account)?.identity().holders;
    let said: Vec<&str> =
        rows.iter().filter_map(|at| Some(draft.postings.get(*at)?.entry.narration.as_str())).collect();
    named_holder(holders, &said)
}

/// What a payer paid, by the month it was for.
struct Pay {
    payments: Vec<SalaryPayment>,
    bonuses: Vec<usize>,
    /// Every month with a payment or a bonus.
    months: Vec<Month>,
    /// Months in which the usual day of pay lies on the statement.
    expected: usize,
    first_days: Vec<u32>,
}

impl Pay {
    fn from_rows(draft: &DraftBook, rows: &[usize]) -> Option<Self> {
        let settings = &SETTINGS.salary;
        let parts = split_parts(draft, rows);
        let sum = |part: &[usize]| -> Paise { part.iter().map(|at| draft.amount(*at)).sum() };
        let usual = median(parts.iter().map(|part| sum(part)))?;
        let limit = share(usual, settings.bonus_times);

        let mut bonuses = Vec::new();
        let mut with_bonus: Vec<&Vec<usize>> = Vec::new();
        let mut regular: Vec<Vec<usize>> = Vec::new();
        for part in &parts {
            if sum(part) <= limit {
                regular.push(part.clone());
                continue;
            }
            // A bonus may be paid beside the salary of its month: the row nearest to the usual is the salary.
            let distance = |at: &&usize| draft.amount(**at).saturating_sub(usual).get().abs();
            let nearest = part.iter().min_by_key(distance).copied();
            let salary = nearest.filter(|at| part.len() > 1 && draft.amount(*at) <= limit);
            match salary {
                Some(at) => regular.push(vec![at]),
                None => with_bonus.push(part),
            }
            bonuses.extend(part.iter().copied().filter(|at| Some(*at) != salary));
        }
        let at_the_turn = is_at_the_turn(draft, &parts);
        let month_of = |part: &[usize]| pay_month(first_day(draft, part), at_the_turn);
        let mut by_month: BTreeMap<Month, Vec<Vec<usize>>> = BTreeMap::new();
        for part in regular {
            by_month.entry(month_of(&part)).or_default().push(part);
        }
        set_extras_apart(draft, &mut by_month, &mut bonuses, usual, limit);
        let mut months: Vec<Month> = parts.iter().map(|part| month_of(part)).collect();
        months.sort_unstable();
        months.dedup();

        let is_extra = |part: &&Vec<usize>| part.iter().all(|at| bonuses.contains(at));
        let first_days =
            parts.iter().filter(|part| !is_extra(part)).map(|part| first_day(draft, part).day()).collect();
        // Weekly wages are added up over their month.
        let payment = |month: Month, rows: &[usize], amount: Paise| {
            let date = draft.date(*rows.first()?);
            Some(SalaryPayment { month, date, amount, rows: rows.iter().map(|at| draft.id(*at)).collect() })
        };
        let mut payments: BTreeMap<Month, SalaryPayment> = BTreeMap::new();
        for (month, parts) in by_month {
            let rows: Vec<usize> = parts.into_iter().flatten().collect();
            payments.extend(payment(month, &rows, sum(&rows)).map(|payment| (month, payment)));
        }
        // In a month whose only payment is too large, salary and bonus came as one: the usual amount is the salary.
        for part in with_bonus {
            let month = month_of(part);
            if let (Entry::Vacant(open), Some(payment)) = (payments.entry(month), payment(month, part, usual))
            {
                open.insert(payment);
            }
        }
        let payments = payments.into_values().collect();
        let expected = expected_months(draft, &parts, at_the_turn);
        Some(Self { payments, bonuses, months, expected, first_days })
    }

    /// The months from the first to the last payment; of somebody who is paid every second month, every second.
    fn months_of_its_own(&self) -> usize {
        let (Some(first), Some(last)) = (self.months.first(), self.months.last()) else { return 0 };
        let gaps: Vec<usize> =
            self.months.windows(2).filter_map(|pair| Some(pair.first()?.until(*pair.get(1)?))).collect();
        let shortest = gaps.iter().copied().min().unwrap_or(1).max(1);
        first.until(*last) / shortest + 1
    }
}

/// Whoever is paid once a month and for once got as much again or nearly, got it beside the pay: an incentive, arrears.
fn set_extras_apart(
    draft: &DraftBook,
    by_month: &mut BTreeMap<Month, Vec<Vec<usize>>>,
    bonuses: &mut Vec<usize>,
    usual: Paise,
    limit: Paise,
) {
    let sum = |part: &[usize]| -> Paise { part.iter().map(|at| draft.amount(*at)).sum() };
    let is_paid_once = by_month.values().filter(|parts| parts.len() == 1).count() * 2 > by_month.len();
    for parts in by_month.values_mut().filter(|parts| is_paid_once && parts.len() > 1) {
        if sum(&parts.concat()) <= limit {
            continue;
        }
        let distance = |part: &&Vec<usize>| sum(part).saturating_sub(usual).get().abs();
        let Some(pay) = parts.iter().min_by_key(distance).cloned() else { continue };
        bonuses.extend(parts.iter().filter(|part| **part != pay).flatten());
        *parts = vec![pay];
    }
}

/// Payments a few days apart are parts of one.
fn split_parts(draft: &DraftBook, rows: &[usize]) -> Vec<Vec<usize>> {
    let mut rows = rows.to_vec();
    rows.sort_by_key(|at| (draft.date(*at), *at));
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for at in rows {
        let first = parts.last().and_then(|part| part.first()).copied();
        let near = first.is_some_and(|first| {
            days_between(draft.date(first), draft.date(at)) <= SETTINGS.salary.split_within_days
        });
        match parts.last_mut() {
            Some(part) if near => part.push(at),
            _ => parts.push(vec![at]),
        }
    }
    parts
}

/// A part has at least one row.
fn first_day(draft: &DraftBook, part: &[usize]) -> NaiveDate {
    draft.date(part[0])
}

/// An advance and the rest; whoever is paid more often is paid by the week.
const MOST_PARTS_OF_A_MONTH: usize = 2;

/// Whether the usual day of pay lies around the turn of a month.
fn is_at_the_turn(draft: &DraftBook, parts: &[Vec<usize>]) -> bool {
    let settings = &SETTINGS.salary;
    let is_there = |part: &&Vec<usize>| {
        let day = first_day(draft, part).day();
        day <= settings.turn_to_day || day >= settings.turn_from_day
    };
    // Wages by the week have no day of the month.
    let months: BTreeSet<Month> =
        parts.iter().map(|part| Month::containing(first_day(draft, part))).collect();
    if parts.len() > months.len() * MOST_PARTS_OF_A_MONTH {
        return false;
    }
    parts.iter().filter(is_there).count() * 2 > parts.len()
}

/// Pay around the turn of a month belongs to the month that ends.
fn pay_month(day: NaiveDate, at_the_turn: bool) -> Month {
    let shift = if at_the_turn { SETTINGS.salary.turn_shift_days } else { 0 };
    Month::containing(day.checked_sub_days(Days::new(shift)).unwrap_or(day))
}

/// In how many months the payer could have been seen.
fn expected_months(draft: &DraftBook, parts: &[Vec<usize>], at_the_turn: bool) -> usize {
    let dates = || draft.postings.iter().map(|posting| posting.entry.date);
    let (Some(first), Some(last)) = (dates().min(), dates().max()) else { return 0 };
    let day_in_month = |part: &Vec<usize>| {
        let day = first_day(draft, part);
        days_between(pay_month(day, at_the_turn).first_day(), day)
    };
    let mut days: Vec<i64> = parts.iter().map(day_in_month).collect();
    days.sort_unstable();
    let Some(usual) = days.get(days.len() / 2).copied() else { return 0 };
    let start = pay_month(first, at_the_turn);
    let end = pay_month(last, at_the_turn);
    std::iter::successors(Some(start), |month| Some(month.next()))
        .take_while(|month| *month <= end)
        .filter(|month| {
            let pay_day = month.first_day().checked_add_days(Days::new(usual.unsigned_abs()));
            pay_day.is_some_and(|day| day >= first && day <= last)
        })
        .count()
}

/// Whether days of the month lie together: around the end of the month as one window, or with a small deviation on the
/// circle of the month.
fn is_one_window(days: &[u32]) -> bool {
    let settings = &SETTINGS.salary;
    let is_in_window = |day: &&u32| **day >= settings.window_from_day || **day <= settings.window_to_day;
    let outliers = share_of(days.len(), settings.window_outliers);
    if days.iter().filter(is_in_window).count() + outliers >= days.len() {
        return true;
    }
    let deviation_from = |start: u32| {
        let mut turned: Vec<f64> =
            days.iter().map(|day| f64::from((day + LONGEST_MONTH - start) % LONGEST_MONTH)).collect();
        turned.sort_by(f64::total_cmp);
        let middle = turned.get(turned.len() / 2).copied().unwrap_or_default();
        turned.sort_by(|one, other| (one - middle).abs().total_cmp(&(other - middle).abs()));
        turned.truncate(days.len() - outliers);
        let mean = turned.iter().sum::<f64>() / count(turned.len().max(1));
        let square = turned.iter().map(|day| (day - mean) * (day - mean)).sum::<f64>();
        (square / count(turned.len().max(1))).sqrt()
    };
    (0..LONGEST_MONTH).any(|start| deviation_from(start) <= settings.day_deviation)
}

/// Whether pay comes in two parts, each around a day of its own: an advance and the rest.
fn is_two_windows(days: &[u32], months: usize) -> bool {
    let (mut early, mut late): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
    for (at, day) in days.iter().enumerate() {
        if at % 2 == 0 { early.push(*day) } else { late.push(*day) }
    }
    days.len() == months * 2 && is_one_window(&early) && is_one_window(&late)
}

/// So much of a number, rounded down.
fn share_of(number: usize, part: f64) -> usize {
    (0..=number).take_while(|some| count(*some) <= count(number) * part).last().unwrap_or_default()
}
