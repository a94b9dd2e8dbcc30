//! What comes in and goes out, month by month.

use serde::{Deserialize, Serialize};

use super::calendar::Month;
use super::days::DailyBalances;
use super::scope::Scope;
use super::statistics::{mean, median};
use crate::categorise::{Category, Posting};
use crate::money::{Paise, SignedRupees};
use crate::transaction_id::TransactionId;

/// Money in that is neither earned nor sold.
pub(crate) const fn is_no_income(category: Category) -> bool {
    matches!(
        category,
        Category::SelfTransfer
            | Category::LoanDisbursal
            | Category::Refund
            | Category::Reversal
            | Category::DepositSweep
            | Category::InvestmentRedemption
            | Category::InwardReturn
            | Category::TaxRefund
    )
}

/// Money out that is not spent: it stays the holder's, or never left.
pub(crate) const fn is_no_expense(category: Category) -> bool {
    matches!(
        category,
        Category::SelfTransfer
            | Category::DepositSweep
            | Category::Investment
            | Category::PresentedUnpaid
            | Category::OutwardReturn
    )
}

pub(crate) const fn is_instalment(category: Category) -> bool {
    matches!(category, Category::Emi | Category::CardBill | Category::Bnpl)
}

/// What a posting adds to net credits: a cheque that came back takes away what it had brought.
pub(crate) fn net_credit(posting: &Posting<'_>) -> Paise {
    let amount = posting.entry.amount;
    match (posting.is_credit(), posting.category) {
        (true, category) if is_no_income(category) => Paise::ZERO,
        (true, _) => amount,
        (false, Category::OutwardReturn) => Paise::ZERO.saturating_sub(amount),
        (false, _) => Paise::ZERO,
    }
}

/// What a posting spends.
pub(crate) fn expense(posting: &Posting<'_>) -> Paise {
    if posting.is_credit() || is_no_expense(posting.category) { Paise::ZERO } else { posting.entry.amount }
}

/// What a posting costs the business, before its lenders are paid.
pub(crate) fn operating_cost(posting: &Posting<'_>) -> Paise {
    if is_instalment(posting.category) { Paise::ZERO } else { expense(posting) }
}

/// One calendar month of the statement.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(poem_openapi::Object))]
pub struct MonthlyFigures {
    /// The month, such as `2025-04`.
    pub month: Month,
    /// Whether the statement covers the month from its first to its last day. Most metrics look at full months only.
    pub is_full: bool,
    /// How many credits there were.
    pub credit_count: usize,
    /// The sum of all credits.
    pub credits: SignedRupees,
    /// How many debits there were.
    pub debit_count: usize,
    /// The sum of all debits.
    pub debits: SignedRupees,
    /// Credits that are earned or sold: without own transfers, loans, refunds and the like, less cheques that came back.
    pub net_credits: SignedRupees,
    /// Debits without own transfers, investments and payments that came back.
    pub expenses: SignedRupees,
    /// Salary and pension paid in this month.
    pub salary: SignedRupees,
    /// Receipts of work on one's own account and of rents: customers, settlements, fees, gig platforms, crops, tenants.
    pub business: SignedRupees,
    /// Cash that was paid in.
    pub cash_deposits: SignedRupees,
    /// Cash that was drawn.
    pub cash_withdrawals: SignedRupees,
    /// Instalments, card bills and pay-later dues that were paid.
    pub instalments: SignedRupees,
    /// Payments presented on the account in this month and returned unpaid, technical reasons aside.
    pub inward_bounces: usize,
    /// The mean end-of-day balance; null where the statement prints no balances.
    pub average_balance: Option<SignedRupees>,
    /// The lowest end-of-day balance.
    pub lowest_balance: Option<SignedRupees>,
    /// The highest end-of-day balance.
    pub highest_balance: Option<SignedRupees>,
    /// The balance at the end of the month's last covered day.
    pub closing_balance: Option<SignedRupees>,
    /// Every transaction of the month: the figures above are theirs.
    pub transaction_ids: Vec<TransactionId>,
}

/// The monthly table, the oldest month first. `bounced` counts the returns of a month.
pub(crate) fn monthly(
    scope: &Scope<'_>,
    daily: Option<&DailyBalances>,
    bounced: &dyn Fn(Month) -> usize,
) -> Vec<MonthlyFigures> {
    let mut rest = scope.postings.as_slice();
    let mut table = Vec::new();
    for month in scope.span.months() {
        let past = rest.partition_point(|posting| posting.entry.date < month.first_day());
        let (_, from_here) = rest.split_at(past);
        let (here, after) =
            from_here.split_at(from_here.partition_point(|posting| month.contains(posting.entry.date)));
        rest = after;
        let days = daily.map(|daily| daily.between(month.first_day(), month.last_day())).unwrap_or_default();
        let balances = || days.iter().map(|(_, balance)| *balance);
        let sum = |of: &dyn Fn(&Posting<'_>) -> Paise| -> SignedRupees {
            here.iter().map(|posting| of(posting)).sum::<Paise>().into()
        };
        let only = |is: &dyn Fn(&Posting<'_>) -> bool| -> SignedRupees {
            here.iter()
                .filter(|posting| is(posting))
                .map(|posting| posting.entry.amount)
                .sum::<Paise>()
                .into()
        };
        table.push(MonthlyFigures {
            month,
            is_full: scope.span.is_full(month.first_day()),
            credit_count: here.iter().filter(|posting| posting.is_credit()).count(),
            credits: only(&|posting| posting.is_credit()),
            debit_count: here.iter().filter(|posting| !posting.is_credit()).count(),
            debits: only(&|posting| !posting.is_credit()),
            net_credits: sum(&net_credit),
            expenses: sum(&expense),
            salary: only(&|posting| matches!(posting.category, Category::Salary | Category::Pension)),
            business: only(&|posting| posting.is_credit() && is_trade(posting.category)),
            cash_deposits: only(&|posting| posting.category == Category::CashDeposit),
            cash_withdrawals: only(&|posting| posting.category == Category::CashWithdrawal),
            instalments: only(&|posting| !posting.is_credit() && is_instalment(posting.category)),
            inward_bounces: bounced(month),
            average_balance: mean(balances()).map(SignedRupees::from),
            lowest_balance: balances().min().map(SignedRupees::from),
            highest_balance: balances().max().map(SignedRupees::from),
            closing_balance: balances().next_back().map(SignedRupees::from),
            transaction_ids: here.iter().map(|posting| posting.id).collect(),
        });
    }
    table
}

/// Receipts of work on one's own account.
pub(crate) const fn is_trade(category: Category) -> bool {
    matches!(
        category,
        Category::BusinessIncome
            | Category::Settlement
            | Category::ProfessionalIncome
            | Category::GigIncome
            | Category::AgricultureIncome
            | Category::RentReceived
    )
}

/// What comes in, month by month, without what is not one's own doing: full months only.
pub(crate) fn net_credits_by_month(scope: &Scope<'_>) -> Vec<Paise> {
    let of = |month: &Month| {
        let rows = scope.in_full_months().filter(|posting| month.contains(posting.entry.date));
        rows.map(net_credit).sum()
    };
    scope.span.full_months.iter().map(of).collect()
}

/// Of a mean month; `None` without a full one.
pub(crate) fn net_monthly_credits(scope: &Scope<'_>) -> Option<Paise> {
    mean(net_credits_by_month(scope))
}

/// What is left of a usual month: earnings and receipts in full, less what is spent. Cash and what other people send count
/// only for a trader, whose sales they are; crops are shared out over the year. `None` without a full month. `window` is the
/// months that are looked at.
pub(crate) fn surplus(scope: &Scope<'_>, window: &Scope<'_>, is_trader: bool) -> Option<Paise> {
    let comes_in = |posting: &Posting<'_>| {
        let counts = is_trade(posting.category)
            || matches!(
                posting.category,
                Category::Salary
                    | Category::Pension
                    | Category::InterestReceived
                    | Category::Dividend
                    | Category::OutwardReturn
            )
            || (is_trader && matches!(posting.category, Category::CashDeposit | Category::PersonTransfer));
        let is_seasonal = posting.category == Category::AgricultureIncome;
        if counts && !is_seasonal { net_credit(posting) } else { Paise::ZERO }
    };
    // Harvests come once or twice a year, whatever months are looked at.
    let year = scope.recent(MONTHS_A_YEAR);
    let crops: Paise = year
        .in_full_months()
        .filter(|posting| posting.category == Category::AgricultureIncome)
        .map(|posting| posting.entry.amount)
        .sum();
    let months = &window.span.full_months;
    let crops = Paise::new(crops.get() / i64::try_from(MONTHS_A_YEAR).ok()?);
    let left = |month: &Month| -> Paise {
        let rows = window.in_full_months().filter(|posting| month.contains(posting.entry.date));
        rows.map(|posting| comes_in(posting).saturating_sub(expense(posting))).sum()
    };
    median(months.iter().map(|month| left(month).saturating_add(crops)))
}

const MONTHS_A_YEAR: usize = 12;
