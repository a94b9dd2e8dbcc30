//! Where money goes that a lender asks about: gambling, crypto assets, cash, and money moved for show.

use serde::{Deserialize, Serialize};

use super::calendar::Month;
use super::circular::Round;
use super::dressing::Dressing;
use super::flows::net_credit;
use super::scope::Scope;
use super::statistics::rounded;
use crate::categorise::{Category, Posting};
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

/// What stands out in how the account is used.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Behaviour {
    /// Paid to gambling operators, over the whole statement.
    pub gambling: Spending,
    /// Paid to crypto exchanges, over the whole statement.
    pub crypto: Spending,
    /// Paid for futures and options, over the whole statement.
    pub derivatives: Spending,
    /// Lent or repaid through peer-to-peer platforms.
    pub p2p_lending: Spending,
    /// Gambling and crypto payments over net credits, in full months. Null without net credits.
    pub gambling_crypto_share: Option<f64>,
    /// Credits that went straight back to whom they came from.
    pub circular: Spending,
    /// Their share of all credits, in full months. Null without credits.
    pub circular_share: Option<f64>,
    /// Whether balances are pushed up for show. Null where that cannot be told: no full month, or no balances.
    pub window_dressing: Option<bool>,
    /// The months whose closing balance was pushed up.
    pub dressed_months: Vec<DressedMonth>,
    /// The credits that pushed balances up.
    pub dressing_transaction_ids: Vec<TransactionId>,
}

/// A month whose end was pushed up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct DressedMonth {
    /// The month, such as `2025-04`.
    pub month: Month,
}

/// Payments of one sort.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Spending {
    /// The sum of these payments.
    pub total: SignedRupees,
    /// How many payments there are.
    pub count: usize,
    /// Each of these payments.
    pub transaction_ids: Vec<TransactionId>,
}

impl Spending {
    fn sum<'p>(postings: impl Iterator<Item = &'p Posting<'p>>) -> Self {
        let (mut total, mut rows) = (Paise::ZERO, Vec::new());
        for posting in postings {
            total = total.saturating_add(posting.entry.amount);
            rows.push(posting.id);
        }
        Self { total: total.into(), count: rows.len(), transaction_ids: rows }
    }
}

/// Cash in and out.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct Cash {
    /// Cash paid in, over the whole statement.
    pub deposits: Spending,
    /// Cash drawn at machines and branches, over the whole statement.
    pub withdrawals: Spending,
    /// Cash deposits over net credits, in full months. Null without net credits.
    pub share: Option<f64>,
}

pub(crate) fn measure(scope: &Scope<'_>, rounds: &[Round], dressing: Option<&Dressing>) -> Behaviour {
    let spent = |category: Category| {
        Spending::sum(
            scope
                .postings
                .iter()
                .copied()
                .filter(move |posting| !posting.is_credit() && posting.category == category),
        )
    };
    Behaviour {
        gambling: spent(Category::Gambling),
        crypto: spent(Category::Crypto),
        derivatives: spent(Category::Derivatives),
        p2p_lending: spent(Category::P2pLending),
        gambling_crypto_share: gambling_crypto_share(scope).map(|(share, _)| rounded(share)),
        circular: Spending {
            total: rounds.iter().map(|round| round.amount).sum::<Paise>().into(),
            count: rounds.len(),
            transaction_ids: rounds.iter().flat_map(|round| [round.credit, round.debit]).collect(),
        },
        circular_share: circular_share(scope, rounds).map(|(share, _)| rounded(share)),
        window_dressing: dressing.map(Dressing::is_found),
        dressed_months: dressing
            .map(|dressing| dressing.months.iter().map(|month| DressedMonth { month: *month }).collect())
            .unwrap_or_default(),
        dressing_transaction_ids: dressing.map(|dressing| dressing.rows.clone()).unwrap_or_default(),
    }
}

pub(crate) fn cash(scope: &Scope<'_>) -> Cash {
    let of = |category: Category| {
        Spending::sum(scope.postings.iter().copied().filter(move |posting| posting.category == category))
    };
    Cash {
        deposits: of(Category::CashDeposit),
        withdrawals: of(Category::CashWithdrawal),
        share: cash_share(scope).map(|(share, _)| rounded(share)),
    }
}

/// `None` where there are no net credits in full months.
pub(crate) fn cash_share(scope: &Scope<'_>) -> Option<(f64, Vec<TransactionId>)> {
    over_net_credits(scope, |posting| posting.category == Category::CashDeposit)
}

pub(crate) fn gambling_crypto_share(scope: &Scope<'_>) -> Option<(f64, Vec<TransactionId>)> {
    over_net_credits(scope, |posting| {
        !posting.is_credit() && matches!(posting.category, Category::Gambling | Category::Crypto)
    })
}

/// What was staked; `None` where nobody gambled. What was won is staked again.
pub(crate) fn gambled(scope: &Scope<'_>) -> Option<(Paise, Vec<TransactionId>)> {
    let rows: Vec<_> =
        scope.in_full_months().filter(|posting| posting.category == Category::Gambling).collect();
    let lost: Paise = rows.iter().filter(|row| !row.is_credit()).map(|row| row.entry.amount).sum();
    (!rows.is_empty()).then(|| (lost, rows.iter().map(|row| row.id).collect()))
}

fn over_net_credits(
    scope: &Scope<'_>,
    is_meant: impl Fn(&Posting<'_>) -> bool,
) -> Option<(f64, Vec<TransactionId>)> {
    let net: Paise = scope.in_full_months().map(net_credit).sum();
    let meant = Spending::sum(scope.in_full_months().filter(|posting| is_meant(posting)));
    let share = meant.total.paise().ratio_to(net).filter(|_| net > Paise::ZERO)?;
    Some((share, meant.transaction_ids))
}

/// Rounds over all credits of others, in full months.
pub(crate) fn circular_share(scope: &Scope<'_>, rounds: &[Round]) -> Option<(f64, Vec<TransactionId>)> {
    let credits = || scope.in_full_months().filter(|posting| posting.is_credit());
    let from_others = credits().filter(|posting| posting.category != Category::SelfTransfer);
    let all: Paise = from_others.map(|posting| posting.entry.amount).sum();
    let (mut sum, mut rows) = (Paise::ZERO, Vec::new());
    for posting in credits() {
        if let Ok(at) = rounds.binary_search_by_key(&posting.id, |round| round.credit) {
            sum = sum.saturating_add(posting.entry.amount);
            rows.extend(rounds.get(at).map(|round| [round.credit, round.debit]).into_iter().flatten());
        }
    }
    sum.ratio_to(all).map(|share| (share, rows))
}
