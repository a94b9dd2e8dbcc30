//! Whether others pass money through the account: the patterns of a money mule, and the signs of honest trade that look
//! like them.
//!
//! Start from [`assess`]. Each pattern measures one thing and gives points; evidence of trade lowers those that trade
//! shows, too. Some words of the bank (a lien, a freeze, a cyber crime complaint) speak for themselves. All of it only
//! asks for a person to look: nothing here decides about the loan. Every number stands in `engine/data/mule`.

mod agent;
mod flows;
mod fronts;
mod handed_on;
mod hard_words;
mod hollow;
mod machines;
mod merchant;
mod mirror;
mod parties;
mod pass_through;
mod patterns;
mod rhythm;
mod ring;
mod scheme_words;
mod section;
mod shares;
mod split;
mod straight_through;
mod words;

#[cfg(test)]
mod tests;

pub use self::section::{MuleAssessment, MuleLevel, MuleSignal};

use self::flows::Flows;
use self::hollow::Hollow;
use self::mirror::Mirror;
use self::parties::Senders;
use self::pass_through::PassThrough;
use self::patterns::{PATTERNS, Patterns, Score};
use self::section::Wording;
use crate::categorise::Posting;
use crate::metrics::statistics;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

/// What is looked at: the transactions of the measured accounts, and what is known of the accounts themselves.
#[derive(Debug, Clone, Copy)]
pub struct MuleInput<'a> {
    /// Of all measured accounts together, in any order.
    pub postings: &'a [&'a Posting<'a>],
    /// How long the statement covers, for monthly rates.
    pub months: f64,
    pub average_daily_balance: Option<Paise>,
    /// A current, cash credit or overdraft account.
    pub is_business_account: bool,
    /// Cash that is brought only to be sent on to others: an agent's, or a mule's.
    pub passed_on_cash: &'a [TransactionId],
    /// Whether the turnover agrees with the GST returns, where there are any.
    pub gst_variance_is_usual: Option<bool>,
}

/// What one pattern found.
#[derive(Debug, Clone, Default, PartialEq)]
struct PatternHit {
    value: f64,
    /// Scales the points beyond what the value says: 1 for most.
    factor: f64,
    rows: Vec<TransactionId>,
}

impl PatternHit {
    /// A pattern that is there or not.
    const fn seen(value: f64, rows: Vec<TransactionId>) -> Self {
        Self { value, factor: 1.0, rows }
    }
}

/// Looks for the patterns of a mule account.
pub fn assess(input: &MuleInput<'_>) -> MuleAssessment {
    let patterns = &*PATTERNS;
    let flows = Flows::from_postings(input.postings, patterns);
    let hard = hard_words::found(&flows, patterns);
    let mut assessment =
        if flows.is_enough(patterns) { scored(&flows, input, patterns) } else { unscored(patterns) };
    // Little is enough where nearly all of it is others' money.
    let evidence = match assessment.score {
        Some(_) => assessment.merchant_evidence.clone(),
        None => trade_of_little(&flows, input, patterns),
    };
    let evidence: Vec<&str> = evidence.iter().map(String::as_str).collect();
    if let Some(handing) = handed_on::seen(&flows, &evidence, patterns) {
        let (code, found, text, reason) = handing.told(patterns);
        let wording = Wording { value: found.of_credits, rows: &found.credits };
        let signal = wording.signal(code, 0.0, 0.0, text, patterns);
        assessment.signals.push(signal);
        if !matches!(assessment.level, MuleLevel::Elevated | MuleLevel::High) {
            assessment.level = MuleLevel::Elevated;
            reason.clone_into(&mut assessment.reason);
        }
    }
    if !input.passed_on_cash.is_empty() {
        let wording =
            Wording { value: statistics::count(input.passed_on_cash.len()), rows: input.passed_on_cash };
        let text = &patterns.passed_on_cash.text;
        assessment.signals.push(wording.signal("passed_on_cash", 0.0, 0.0, text, patterns));
        let is_of_agent = [agent::COMMISSION, agent::FLOAT]
            .iter()
            .all(|code| assessment.merchant_evidence.iter().any(|found| found == code));
        if !is_of_agent && !matches!(assessment.level, MuleLevel::Elevated | MuleLevel::High) {
            assessment.level = MuleLevel::Elevated;
            assessment.reason.clone_from(&patterns.reasons.passed_on_cash);
        }
    }
    if !hard.is_empty() {
        let wording = Wording { value: statistics::count(hard.len()), rows: &hard };
        assessment
            .signals
            .insert(0, wording.signal("hard_words", 0.0, 0.0, &patterns.hard_words.text, patterns));
        assessment.level = MuleLevel::High;
        assessment.reason.clone_from(&patterns.reasons.hard_words);
    }
    assessment.is_flagged = matches!(assessment.level, MuleLevel::Elevated | MuleLevel::High);
    assessment
}

/// Evidence of trade where there is too little for points.
fn trade_of_little(flows: &Flows<'_>, input: &MuleInput<'_>, patterns: &Patterns) -> Vec<String> {
    let evidence = merchant::evidence(flows, &Senders::from_flows(flows), input, patterns);
    evidence.into_iter().map(str::to_owned).collect()
}

fn unscored(patterns: &Patterns) -> MuleAssessment {
    MuleAssessment {
        score: None,
        level: MuleLevel::NotAssessed,
        is_flagged: false,
        reason: patterns.reasons.not_assessed.clone(),
        merchant_evidence: Vec::new(),
        relief: 1.0,
        signals: Vec::new(),
    }
}

fn scored(flows: &Flows<'_>, input: &MuleInput<'_>, patterns: &Patterns) -> MuleAssessment {
    let senders = Senders::from_flows(flows);
    let mut evidence = merchant::evidence(flows, &senders, input, patterns);
    if ring::is_ring(flows, patterns) {
        evidence.retain(|code| !patterns.ring.evidence_not.iter().any(|not| not == code));
    }
    let hollow = Hollow::measure(flows, &senders, patterns);
    let slowly = pass_through::measure(flows, input.months, patterns.hollow.within_days, patterns);
    let left = &slowly.leaving;
    let is_shop_in_name = hollow.is_shop_in_name(left.value, patterns);
    if is_shop_in_name {
        evidence.retain(|code| !patterns.hollow.evidence_not.iter().any(|not| not == code));
    }
    let is_held = hollow.is_held(left.value, &evidence, patterns);
    let relief = merchant::relief(evidence.len(), patterns);
    let passed = pass_through::measure(flows, input.months, patterns.pass_through.within_days, patterns);
    let mirror = mirror::measure(flows, patterns);
    let found = findings(flows, input, patterns, &senders, [&passed, &slowly], &mirror);

    let mut signals = Vec::new();
    let (mut total, mut decisive) = (0.0, 0);
    for (code, score, finding) in found {
        let points = score.points_for(&finding, relief);
        if points <= 0.0 {
            continue;
        }
        total += points;
        if score.decisive && score.points_for(&finding, 1.0) >= patterns.levels.decisive_share * score.points
        {
            decisive += 1;
        }
        let wording = Wording { value: finding.value, rows: &finding.rows };
        signals.push(wording.signal(code, points, score.points, &score.text, patterns));
    }
    // Points have one decimal, so the sum is the one a reader gets.
    let total = statistics::one_decimal(total.min(patterns.levels.cap));

    let seen = Seen {
        flows,
        senders: &senders,
        hollow: &hollow,
        evidence: &evidence,
        passed: &passed,
        left,
        is_shop_in_name,
        is_held,
    };
    let (alone, mut reason) = seen.by_themselves(patterns);
    signals.extend(alone);
    let (levels, reasons) = (&patterns.levels, &patterns.reasons);
    let level = if total >= levels.high {
        reason = Some(&reasons.high);
        MuleLevel::High
    } else if total >= levels.elevated && decisive >= levels.decisive_patterns {
        reason = Some(&reasons.elevated);
        MuleLevel::Elevated
    } else if reason.is_some() {
        MuleLevel::Elevated
    } else if total >= levels.low {
        reason = Some(&reasons.low);
        MuleLevel::Low
    } else {
        MuleLevel::None
    };
    MuleAssessment {
        score: Some(total),
        level,
        is_flagged: false,
        reason: reason.unwrap_or(&reasons.none).to_owned(),
        merchant_evidence: evidence.into_iter().map(str::to_owned).collect(),
        relief,
        signals,
    }
}

/// What the patterns ask that are an elevated level by themselves.
struct Seen<'s, 'a> {
    flows: &'s Flows<'a>,
    senders: &'s Senders,
    hollow: &'s Hollow,
    evidence: &'s [&'static str],
    passed: &'s PassThrough,
    /// What left within some days.
    left: &'s PatternHit,
    is_shop_in_name: bool,
    is_held: bool,
}

impl Seen<'_, '_> {
    /// Their signals, and why the first of them is an elevated level.
    fn by_themselves<'p>(&self, patterns: &'p Patterns) -> (Vec<MuleSignal>, Option<&'p str>) {
        let (flows, reasons) = (self.flows, &patterns.reasons);
        let mut told: Vec<(MuleSignal, &'p str)> = Vec::new();
        let mut tell = |code: &str, value: f64, rows: &[TransactionId], text: &str, reason: &'p str| {
            told.push((Wording { value, rows }.signal(code, 0.0, 0.0, text, patterns), reason));
        };
        let split = split::measure(flows, patterns);
        if split.is_layered(self.evidence, patterns) {
            // Its rows are both sides of each credit.
            let text = patterns.layered.text.replace("{count}", &split.credits.to_string());
            tell("layered", statistics::count(split.credits), &split.rows, &text, &reasons.layered);
        }
        if straight_through::is_seen(flows, self.senders, self.hollow, self.passed, self.evidence, patterns) {
            let (hit, text) = (&self.passed.leaving, &patterns.straight_through.text);
            tell("straight_through", hit.value, &hit.rows, text, &reasons.straight_through);
        }
        let left = self.left;
        // Whoever trades by other evidence has a shop, however little of it is seen here.
        if self.is_shop_in_name && self.evidence.len() < patterns.straight_through.merchant_evidence {
            let text = &patterns.hollow.shop_text;
            tell("shop_in_name", left.value, &left.rows, text, &reasons.shop_in_name);
        }
        if self.is_held {
            tell("held", left.value, &left.rows, &patterns.hollow.held_text, &reasons.held);
        }
        if let Some(front) = fronts::seen(flows, left.value, patterns) {
            let (code, value, rows, text, reason) = front.told(patterns);
            tell(code, value, rows, text, reason);
        }
        let scheme = scheme_words::seen(flows, left.value, self.hollow, patterns);
        if !scheme.is_empty() {
            let text = &patterns.scheme.text;
            tell("scheme", statistics::count(scheme.len()), &scheme, text, &reasons.scheme);
        }
        let first = told.first().map(|(_, reason)| *reason);
        (told.into_iter().map(|(signal, _)| signal).collect(), first)
    }
}

/// Every pattern by its name, with what it found.
fn findings<'p>(
    flows: &Flows<'_>,
    input: &MuleInput<'_>,
    patterns: &'p Patterns,
    senders: &Senders,
    [passed, slowly]: [&PassThrough; 2],
    mirror: &Mirror,
) -> [(&'static str, &'p Score, PatternHit); 14] {
    let (quick, slow) = (&patterns.pass_through.score, &patterns.pass_through_in_days.score);
    // What leaves within a day leaves within four days as well: it counts once.
    let is_quick = quick.points_for(&passed.leaving, 1.0) >= slow.points_for(&slowly.leaving, 1.0);
    let slow_hit = if is_quick { PatternHit::default() } else { slowly.leaving.clone() };
    let quick_hit = if is_quick { passed.leaving.clone() } else { PatternHit::default() };
    [
        ("pass_through", quick, quick_hit),
        ("pass_through_in_days", slow, slow_hit),
        ("mirror", &patterns.mirror.score, mirror.finding(patterns)),
        ("turnover", &patterns.turnover.score, shares::turnover(flows, input, patterns)),
        ("fan_in", &patterns.fan_in.score, senders.fan_in()),
        ("sweep", &patterns.sweep.score, parties::sweep(flows, senders, patterns)),
        ("burst", &patterns.burst.score, rhythm::burst(flows, patterns)),
        ("structuring", &patterns.structuring.score, shares::structuring(flows, patterns)),
        ("cash_out", &patterns.cash_out.score, passed.cash.clone()),
        ("many_machines", &patterns.many_machines.score, machines::fan_out(flows, &passed.cash, patterns)),
        ("no_life", &patterns.no_life.score, shares::no_life(flows, passed.leaving.value, patterns)),
        ("crypto", &patterns.crypto.score, shares::crypto(flows, patterns)),
        ("penny_test", &patterns.penny_test.score, rhythm::penny_test(flows, patterns)),
        ("night", &patterns.night.score, rhythm::night(flows, patterns)),
    ]
}

/// Reads the tables of this room: a broken one stops the program.
pub(crate) fn load_tables() {
    hard_words::load_tables();
    scheme_words::load_tables();
    std::sync::LazyLock::force(&patterns::PATTERNS);
}
