//! Metrics that depend on the loan: the same case is measured again for every amount and tenure that is thought of.

use std::sync::Arc;

use super::facts::Facts;
use super::measures::{Measures, Value};
use super::metric_name::MetricName;
use super::statistics::{count, rounded};
use super::thresholds::THRESHOLDS;
use crate::loan::Ask;
use crate::money::Paise;
use crate::transaction_id::TransactionId;

impl Facts {
    /// Every metric of the dictionary that has a value, for one loan.
    pub fn measures(&self, ask: &Ask) -> Measures {
        let mut all = self.settled().clone();
        let emi = ask.emi();
        application(&mut all, ask, emi);
        balances(&mut all, self, emi);
        leverage(&mut all, self, ask, emi);
        all
    }
}

fn amount(all: &mut Measures, name: MetricName, amount: Option<Paise>) {
    if let Some(amount) = amount {
        all.set(name, Value::Amount(amount), Vec::new());
    }
}

fn ratio(all: &mut Measures, name: MetricName, ratio: Option<f64>, rows: impl Into<Arc<[TransactionId]>>) {
    if let Some(ratio) = ratio {
        all.set(name, Value::Number(rounded(ratio)), rows);
    }
}

fn positive(amount: Option<Paise>) -> Option<Paise> {
    amount.filter(|amount| *amount > Paise::ZERO)
}

/// What follows from the application alone.
fn application(all: &mut Measures, ask: &Ask, emi: Option<Paise>) {
    amount(all, MetricName::RequestedAmount, ask.amount);
    amount(all, MetricName::ProposedEmi, emi);
    amount(all, MetricName::GstTurnover, ask.gst_turnover);
    amount(all, MetricName::CollateralValue, ask.collateral_value);
    amount(all, MetricName::DownPayment, ask.down_payment);
    let collateral = positive(ask.collateral_value);
    all.set(MetricName::HasCollateral, Value::Flag(collateral.is_some()), Vec::new());
    let over = |amount: Option<Paise>, base: Option<Paise>| amount?.ratio_to(base?);
    ratio(all, MetricName::Ltv, over(ask.amount, collateral), Vec::new());
    ratio(all, MetricName::LoanToGstTurnover, over(ask.amount, positive(ask.gst_turnover)), Vec::new());
    let price = ask.amount.zip(ask.down_payment).map(|(loan, down)| loan.saturating_add(down));
    ratio(all, MetricName::DownPaymentShare, over(ask.down_payment, positive(price)), Vec::new());
    let gap = price.zip(collateral).map(|(price, value)| {
        let apart = price.saturating_sub(value);
        if apart < Paise::ZERO { Paise::ZERO.saturating_sub(apart) } else { apart }
    });
    ratio(all, MetricName::CollateralGap, over(gap, collateral), Vec::new());
}

/// Whether the account could have paid the instalment.
fn balances(all: &mut Measures, facts: &Facts, emi: Option<Paise>) {
    let instalment = positive(emi);
    if let (Some(abb), Some(emi)) = (all.get(MetricName::Abb).cloned(), instalment)
        && let Value::Amount(held) = abb.value
    {
        ratio(all, MetricName::AbbToProposedEmi, held.ratio_to(emi), abb.rows);
    }
    if let (Some(left), Some(emi)) = (all.amount(MetricName::MonthlySurplus), instalment) {
        ratio(all, MetricName::SurplusToProposedEmi, left.ratio_to(emi), Vec::new());
    }
    let days = facts.ends_of_days();
    if days.is_empty() {
        return;
    }
    let least = Paise::new(THRESHOLDS.balances.low_balance_rupees.saturating_mul(100));
    let bar = emi.map_or(least, |emi| emi.max(least));
    let low = || days.iter().filter(|(balance, _)| *balance < bar);
    let number = count(low().count());
    let mut rows: Vec<TransactionId> = low().flat_map(|(_, rows)| rows.iter().copied()).collect();
    rows.sort_unstable();
    rows.dedup();
    let rows: Arc<[TransactionId]> = rows.into();
    all.set(MetricName::LowBalanceDays, Value::Number(number), Arc::clone(&rows));
    ratio(all, MetricName::LowBalanceDayShare, Some(number / count(days.len())), rows);
}

/// What lenders would take of the income.
fn leverage(all: &mut Measures, facts: &Facts, ask: &Ask, emi: Option<Paise>) {
    let obligation_totals = facts.obligation_totals();
    all.set(
        MetricName::MonthlyObligations,
        Value::Amount(obligation_totals.monthly),
        Arc::clone(&obligation_totals.rows),
    );
    all.set(
        MetricName::LenderCount,
        Value::Number(count(obligation_totals.lenders)),
        Arc::clone(&obligation_totals.rows),
    );
    let emi = match (ask.amount, emi) {
        (Some(_), Some(emi)) => emi,
        // An instalment that cannot be computed is not an instalment of nothing.
        (Some(_), None) => return,
        (None, _) => Paise::ZERO,
    };
    let income = positive(all.amount(MetricName::MonthlyIncome));
    if let Some(income) = income {
        let with = |owed: Paise| owed.saturating_add(emi).ratio_to(income);
        ratio(all, MetricName::Foir, with(obligation_totals.monthly), Arc::clone(&obligation_totals.rows));
        ratio(
            all,
            MetricName::FoirStressed,
            with(obligation_totals.monthly_stressed),
            Arc::clone(&obligation_totals.rows_stressed),
        );
        ratio(
            all,
            MetricName::LoanToMonthlyIncome,
            ask.amount.and_then(|loan| loan.ratio_to(income)),
            Vec::new(),
        );
    }
    let service = positive(Some(obligation_totals.monthly.saturating_add(emi)));
    if let (Some((earned, rows)), Some(service)) = (facts.operating_surplus(), service) {
        ratio(all, MetricName::Dscr, earned.ratio_to(service), Arc::clone(rows));
    }
}
