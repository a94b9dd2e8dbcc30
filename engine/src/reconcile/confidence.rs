//! How far the rows of an account can be relied on, between 0 and 1, and why.

use serde::{Deserialize, Serialize};

use super::proof::RowProof;
use super::{Completeness, Entry, LedgerFindings, RepairKind};
use crate::statement::{Declared, Direction, Identity, PageFacts};

/// The weighted evidence, with the caps that were put on it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Confidence {
    pub value: f64,
    /// What it is made of. A term the statement gives no evidence for is left out, and the others weigh more.
    pub terms: Vec<Term>,
    pub caps: Vec<Cap>,
}

/// One part of the evidence.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object), oai(rename = "ConfidenceTerm"))]
pub struct Term {
    /// Which part of the evidence it is.
    pub name: TermName,
    /// How much it weighs among the terms.
    pub weight: f64,
    /// How well it was met, between 0 and 1.
    pub value: f64,
}

/// A part of the evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Enum), oai(rename_all = "snake_case"))]
pub enum TermName {
    /// Balances that follow from the one before.
    BalanceChain,
    /// Declared totals and counts that agree with the rows.
    TotalsAndCounts,
    /// The declared opening balance and all rows make the declared closing balance.
    OpeningToClosing,
    /// Cells that could be read.
    Fields,
    /// Pages that were read.
    Pages,
    /// Bank, holder, number and period are known.
    Identity,
}

/// A reason for which the value may not be higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(
    feature = "openapi",
    derive(poem_openapi::Enum),
    oai(rename = "ConfidenceCap", rename_all = "snake_case")
)]
pub enum Cap {
    /// The statement declares neither totals nor an opening or closing balance.
    NothingDeclared,
    /// Rows were recognised from images.
    Recognised,
    /// A balance does not follow, and nothing explains it.
    Break,
    /// Many do not, or much money is missing.
    ManyBreaks,
    /// A page among the rows could not be read.
    UnreadablePage,
    /// Rows that neither a balance nor a total proves: the more of them, the lower.
    UnprovedRows,
    /// Nothing printed tells the direction of a row, and nothing proves the one it was given.
    DirectionAssumed,
    /// Lines that are rows by their figures were not read as rows.
    RowsUnread,
}

impl Cap {
    /// `unproved` is the share of the rows that nothing proves.
    pub fn limit(self, unproved: f64) -> f64 {
        match self {
            Self::NothingDeclared | Self::Recognised => 0.90,
            // Where nothing proves any row, no machine decides.
            Self::UnprovedRows => 0.90 - 0.25 * unproved,
            Self::Break => 0.84,
            Self::DirectionAssumed => 0.65,
            Self::ManyBreaks | Self::UnreadablePage | Self::RowsUnread => 0.60,
        }
    }
}

pub(super) struct Evidence<'e> {
    pub(super) entries: &'e [Entry],
    pub(super) proofs: &'e [RowProof],
    pub(super) declared: &'e Declared,
    pub(super) findings: &'e LedgerFindings,
    pub(super) identity: &'e Identity,
    pub(super) pages: &'e [PageFacts],
    pub(super) unread_cells: usize,
}

/// Breaks in more than this share of the rows are many.
const MANY_BREAKS_PER_MILLE: usize = 20;
/// More unproved rows than this share hold the confidence down; one is the first row, before which no balance stands.
const UNPROVED_PER_MILLE: usize = 20;
/// Gaps of more than this share of the credits are much money.
const MUCH_MONEY_PER_MILLE: i128 = 10;

/// Where nothing could be read for certain the confidence is no higher.
const UNREAD_LIMIT: f64 = 0.60;

#[expect(clippy::cast_precision_loss, reason = "shares of counts, not money")]
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 1.0 } else { part as f64 / whole as f64 }
}

pub(super) fn weigh(evidence: &Evidence<'_>) -> Confidence {
    let Evidence { entries, findings, identity, unread_cells, .. } = evidence;
    let Completeness { opening_fits, closing_fits, .. } = findings.completeness;
    let sums = [
        findings.completeness.debit_total_fits,
        findings.completeness.credit_total_fits,
        findings.completeness.debit_count_fits,
        findings.completeness.credit_count_fits,
    ];
    let declared_sums: Vec<bool> = sums.into_iter().flatten().collect();
    let agreed = declared_sums.iter().filter(|fits| **fits).count();
    let (first, last) = rows_on_pages(evidence.pages);
    let first = first - unread_before(&evidence.pages[..first], opening_fits);
    let last = last + unread_before(evidence.pages.get(last + 1..).unwrap_or_default(), closing_fits);
    let within: &[PageFacts] = evidence.pages.get(first..=last).unwrap_or_default();
    let read = within.iter().filter(|page| !page.is_unreadable).count();
    let known = [
        identity.bank.is_some(),
        !identity.holders.is_empty(),
        identity.number_masked.is_some(),
        identity.period.is_some(),
    ];
    let assumed =
        findings.repairs.iter().filter(|repair| repair.kind == RepairKind::DirectionAssumed).count();
    let unread = (unread_cells + assumed).min(entries.len());
    let read_share = share(entries.len() - unread, entries.len());
    // Without balances beside the rows the closing balance is held against the opening one through their sums.
    let both_fit = if entries.iter().any(|entry| entry.is_balance_printed) {
        opening_fits.zip(closing_fits).map(|(opening, closing)| opening && closing)
    } else {
        closing_fits
    };
    let both_fit = both_fit.map(|fits| f64::from(u8::from(fits)));

    let terms: Vec<Term> = [
        (
            TermName::BalanceChain,
            0.40,
            (findings.links_checked > 0).then(|| share(findings.links_agreed, findings.links_checked)),
        ),
        (
            TermName::TotalsAndCounts,
            0.20,
            (!declared_sums.is_empty()).then(|| share(agreed, declared_sums.len())),
        ),
        (TermName::OpeningToClosing, 0.15, both_fit),
        (TermName::Fields, 0.10, Some(read_share)),
        (TermName::Pages, 0.10, Some(share(read, within.len()))),
        (TermName::Identity, 0.05, Some(share(known.iter().filter(|known| **known).count(), known.len()))),
    ]
    .into_iter()
    .filter_map(|(name, weight, value)| value.map(|value| Term { name, weight, value }))
    .collect();
    let weights: f64 = terms.iter().map(|term| term.weight).sum();
    let weighed: f64 = terms.iter().map(|term| term.weight * term.value).sum();
    let caps = caps(evidence, within, declared_sums.is_empty());
    let unproved = share(unproved(evidence.proofs), evidence.proofs.len());
    // Cells that could not be read may be rows that are missing, whatever the others prove; where nothing proves them, or
    // they were recognised in a picture, one is enough. So is one row of a picture that nothing proves.
    let is_recognised = caps.contains(&Cap::Recognised);
    let is_doubtful = caps.contains(&Cap::UnprovedRows) || is_recognised;
    let is_unproved = is_doubtful && *unread_cells > 0 || is_recognised && unproved > 0.0;
    let most = if is_unproved { UNREAD_LIMIT } else { UNREAD_LIMIT + (1.0 - UNREAD_LIMIT) * read_share };
    let value = caps.iter().map(|cap| cap.limit(unproved)).fold((weighed / weights).min(most), f64::min);
    // Four decimals are more than the weights deserve, and make equal inputs print equally.
    Confidence { value: (value * 10_000.0).round() / 10_000.0, terms, caps }
}

fn unproved(proofs: &[RowProof]) -> usize {
    proofs.iter().filter(|proof| !proof.is_proved()).count()
}

/// So many pages beyond the rows could not be read, and may hold more of them: unless the balance at this end is the one that is
/// declared.
fn unread_before(pages: &[PageFacts], fits: Option<bool>) -> usize {
    let is_unread = |page: &PageFacts| page.is_unreadable && !page.is_blank;
    if fits == Some(true) || !pages.iter().any(is_unread) { 0 } else { pages.len() }
}

/// The first and the last page with rows.
fn rows_on_pages(pages: &[PageFacts]) -> (usize, usize) {
    let first = pages.iter().position(|page| page.rows > 0).unwrap_or(0);
    let last = pages.iter().rposition(|page| page.rows > 0).unwrap_or(0);
    (first, last)
}

fn caps(evidence: &Evidence<'_>, within: &[PageFacts], declares_no_sums: bool) -> Vec<Cap> {
    let Evidence { entries, findings, declared, .. } = evidence;
    let credits: i128 = entries
        .iter()
        .filter(|entry| entry.direction == Direction::Credit)
        .map(|entry| i128::from(entry.amount.get()))
        .sum();
    let missing: i128 = findings.breaks.iter().map(|gap| i128::from(gap.gap().get()).abs()).sum();
    let breaks = findings.breaks.len();
    let is_many = breaks * 1000 > entries.len() * MANY_BREAKS_PER_MILLE
        || missing * 1000 > credits * MUCH_MONEY_PER_MILLE && breaks > 0;
    let has_no_balance = declared.opening.is_none() && declared.closing.is_none();
    let unproved = unproved(evidence.proofs);
    [
        (Cap::NothingDeclared, declares_no_sums && has_no_balance),
        (Cap::Recognised, within.iter().any(|page| page.is_recognised)),
        (Cap::Break, breaks > 0),
        (Cap::ManyBreaks, is_many),
        (Cap::UnreadablePage, within.iter().any(|page| page.is_unreadable && !page.is_blank)),
        (Cap::UnprovedRows, unproved > 1 && unproved * 1000 > entries.len() * UNPROVED_PER_MILLE),
        (Cap::DirectionAssumed, evidence.proofs.contains(&RowProof::Assumed)),
        (Cap::RowsUnread, findings.unread_rows > 0),
    ]
    .into_iter()
    .filter_map(|(cap, applies)| applies.then_some(cap))
    .collect()
}
