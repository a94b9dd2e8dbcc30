//! Everything that is measured about one case, gathered once; only what depends on the loan is measured again for each.

use std::sync::Arc;

use chrono::{Datelike, NaiveDate};

use super::balances::{self, Balances};
use super::behaviour::{self, Behaviour, Cash};
use super::calendar::Span;
use super::circular;
use super::conduct::{self, Bounces};
use super::counterparties::{self, Concentration, Counterparty};
use super::days::DailyBalances;
use super::dressing;
use super::figure_part::FigurePart;
use super::flows::{self, MonthlyFigures, net_credit, operating_cost};
use super::income::{self, Business, Income, IncomeType};
use super::measures::{Measures, Value};
use super::overdraft::{self, Line, Overdraft};
use super::passed_on::{self, PassedOnCash};
use super::scope::Scope;
use super::statistics::{count, mean, rounded, variation};
use super::windows::{self, Trends, WindowFigures};
use crate::categorise::{Book, BounceSide, Category};
use crate::metrics::metric_name::MetricName;
use crate::money::{Paise, SignedRupees};
use crate::policy::IncomePolicy;
use crate::transaction_id::TransactionId;

/// What is known besides the rows.
#[derive(Debug, Clone, PartialEq)]
pub struct MeasureInputs {
    /// The day of the analysis.
    pub as_of: NaiveDate,
    /// What of a trader's receipts is left as income.
    pub business_margin: f64,
    /// What a person says is left of the largest receipts that are counted at a margin.
    pub corrected_margin: Option<f64>,
    pub gst_turnover: Option<Paise>,
    /// Who applies: of a joint account that tells whose income counts.
    pub applicant: Option<String>,
    /// How far the rows can be relied on, from 0 to 1.
    pub confidence: f64,
    /// Balances, credits, surplus and pay are those of the last so many full months.
    pub window_months: usize,
    /// The days of the month that the average bank balance looks at.
    pub due_days: Vec<u32>,
    pub income: IncomePolicy,
}

/// What is owed to lenders each month, from the statement and the bureau together.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct ObligationTotals {
    pub monthly: Paise,
    /// With payments that merely look like instalments.
    pub monthly_stressed: Paise,
    pub lenders: usize,
    pub rows: Arc<[TransactionId]>,
    pub rows_stressed: Arc<[TransactionId]>,
    /// What `monthly` is made of, the largest first.
    pub parts: Vec<FigurePart>,
    /// What `monthly_stressed` is made of.
    pub parts_stressed: Vec<FigurePart>,
}

/// The measured facts of one statement.
#[derive(Debug, Clone)]
pub struct Facts {
    pub span: Span,
    pub monthly: Vec<MonthlyFigures>,
    pub balances: Balances,
    pub income: Income,
    pub business: Business,
    pub bounces: Bounces,
    pub cash: Cash,
    pub counterparties: Vec<Counterparty>,
    pub behaviour: Behaviour,
    pub overdraft: Option<Overdraft>,
    pub windows: Vec<WindowFigures>,
    pub trends: Trends,
    /// Those that do not depend on the loan.
    settled: Measures,
    /// What could be paid out at the end of each day that is looked at, with the rows behind it. Empty where nobody knows.
    ends_of_days: Vec<(Paise, Vec<TransactionId>)>,
    /// What is earned per month before lenders are paid; `None` for those without trade.
    operating_surplus: Option<(Paise, Arc<[TransactionId]>)>,
    obligation_totals: ObligationTotals,
    /// Cash that the account sends on for others.
    pub(crate) passed_on_cash: Option<PassedOnCash>,
}

impl Facts {
    pub fn gather(scope: &Scope<'_>, book: &Book<'_>, inputs: &MeasureInputs) -> Self {
        let daily = DailyBalances::from_accounts(&scope.accounts, &scope.span);
        let rounds = circular::rounds(scope);
        let dressing = daily
            .as_ref()
            .filter(|_| !scope.span.full_months.is_empty())
            .map(|daily| dressing::find(scope, daily, &rounds));
        let passed_on_cash = passed_on::find(scope);
        let reckoning = income::Reckoning {
            business_margin: inputs.business_margin,
            corrected_margin: inputs.corrected_margin,
            gst_turnover: inputs.gst_turnover,
            applicant: inputs.applicant.as_deref(),
            window_months: inputs.window_months,
            margins: inputs.income.margins.unwrap_or_default(),
            counted: inputs.income.counted.unwrap_or_default(),
            rounds: &rounds,
            passed_on_cash: passed_on_cash.as_ref(),
            pushes: dressing
                .as_ref()
                .filter(|dressing| dressing.is_found())
                .map_or(&[], |dressing| dressing.rows.as_slice()),
        };
        let window = scope.recent(inputs.window_months);
        let line = daily.as_ref().map_or(Line::None, |daily| Line::of(scope, daily));
        let due_days = inputs.due_days.as_slice();
        let earned = income::earned(scope, book, &reckoning);
        let bounced = conduct::inward_in(scope, book);
        let monthly = flows::monthly(scope, daily.as_ref(), &bounced);
        let over_windows = windows::Measured {
            scope,
            book,
            daily: daily.as_ref(),
            line,
            due_days,
            reckoning: &reckoning,
            is_trader: earned.business.is_recognised,
        };
        let mut facts = Self {
            span: scope.span.clone(),
            balances: daily
                .as_ref()
                .map(|daily| balances::measure(&window, daily, line, due_days))
                .unwrap_or_default(),
            bounces: conduct::measure_bounces(scope, book),
            cash: behaviour::cash(scope),
            counterparties: counterparties::largest(scope),
            behaviour: behaviour::measure(scope, &rounds, dressing.as_ref()),
            settled: Measures::default(),
            ends_of_days: daily
                .as_ref()
                .and_then(|daily| {
                    let days = daily.full(&window.span);
                    days.map(|(day, balance)| Some((line.available(balance)?, daily.rows_behind(day))))
                        .collect()
                })
                .unwrap_or_default(),
            operating_surplus: operating_surplus(&window, earned.income.kind),
            overdraft: overdraft::measure(&window, &|day| due_days.contains(&day.day())),
            windows: over_windows.windows(),
            trends: windows::trends(&monthly),
            obligation_totals: ObligationTotals::default(),
            passed_on_cash: None,
            income: earned.income,
            business: earned.business,
            monthly,
        };
        facts.passed_on_cash = passed_on_cash;
        facts.settle_statement(scope, inputs);
        facts.settle_balances(&window, daily.as_ref());
        facts.settle_overdraft();
        facts.settle_income(scope, &window);
        facts.settle_conduct(scope, book);
        facts.settle_behaviour(scope, &rounds, dressing.as_ref());
        facts
    }

    /// Adds what was found out elsewhere: names, mule patterns, the bureau.
    pub fn note(&mut self, name: MetricName, value: Value, rows: Vec<TransactionId>) {
        self.settled.set(name, value, rows);
    }

    /// Adds what is owed to lenders.
    pub fn set_obligations(&mut self, obligation_totals: ObligationTotals) {
        self.obligation_totals = obligation_totals;
    }

    fn amount(&mut self, name: MetricName, amount: Option<Paise>, rows: Vec<TransactionId>) {
        if let Some(amount) = amount {
            self.settled.set(name, Value::Amount(amount), rows);
        }
    }

    fn number(&mut self, name: MetricName, measured: Option<(f64, Vec<TransactionId>)>) {
        if let Some((number, rows)) = measured {
            self.settled.set(name, Value::Number(rounded(number)), rows);
        }
    }

    fn settle_statement(&mut self, scope: &Scope<'_>, inputs: &MeasureInputs) {
        let full = &scope.span.full_months;
        self.number(MetricName::StatementMonths, Some((count(full.len()), Vec::new())));
        let used: Vec<_> = scope.in_full_months().filter(|posting| is_own_doing(posting.category)).collect();
        let active =
            full.iter().filter(|month| used.iter().any(|posting| month.contains(posting.entry.date)));
        self.number(MetricName::ActiveMonths, Some((count(active.count()), Vec::new())));
        let age = (inputs.as_of - scope.span.to).num_days().max(0);
        let age = f64::from(u32::try_from(age).unwrap_or(u32::MAX));
        self.number(MetricName::StatementAgeDays, Some((age, Vec::new())));
        self.number(MetricName::ReadingConfidence, Some((inputs.confidence, Vec::new())));
    }

    fn settle_balances(&mut self, window: &Scope<'_>, daily: Option<&DailyBalances>) {
        let balances = &self.balances;
        let mut due: Vec<TransactionId> =
            balances.on_due_days.iter().flat_map(|day| day.transaction_ids.iter().copied()).collect();
        due.sort_unstable();
        due.dedup();
        let paise = |amount: Option<SignedRupees>| amount.map(SignedRupees::paise);
        let (abb, adb) = (paise(balances.average_bank_balance), paise(balances.average_daily_balance));
        let (lowest, highest) = (paise(balances.minimum), paise(balances.maximum));
        let behind = |wanted: Option<Paise>| {
            let found = daily.and_then(|daily| {
                let (day, _) = daily.full(&window.span).find(|(_, balance)| Some(*balance) == wanted)?;
                Some(daily.rows_behind(day))
            });
            found.unwrap_or_default()
        };
        let (low_rows, high_rows) = (behind(lowest), behind(highest));
        self.amount(MetricName::Abb, abb, due);
        self.amount(MetricName::Adb, adb, Vec::new());
        self.amount(MetricName::MinBalance, lowest, low_rows);
        self.amount(MetricName::MaxBalance, highest, high_rows);
        self.number(MetricName::BalanceTrend, self.trends.balance.map(|change| (change, Vec::new())));
    }

    /// How much of an overdraft or cash credit is drawn.
    fn settle_overdraft(&mut self) {
        let Some(overdraft) = self.overdraft.clone() else { return };
        let rows = overdraft.transaction_ids;
        let paise = |amount: Option<SignedRupees>| amount.map(SignedRupees::paise);
        let share = |share: Option<f64>| share.map(|share| (share, Vec::new()));
        self.amount(MetricName::OverdraftLimit, paise(overdraft.limit), Vec::new());
        self.amount(MetricName::OverdraftHeadroom, paise(overdraft.headroom), Vec::new());
        self.amount(MetricName::OverdraftInterest, Some(overdraft.monthly_interest.paise()), rows);
        self.number(MetricName::OverdraftUtilisation, share(overdraft.average_utilisation));
        self.number(MetricName::OverdraftPeakUtilisation, share(overdraft.peak_utilisation));
        self.number(MetricName::OverdraftDaysOver, overdraft.days_over.map(|days| (count(days), Vec::new())));
    }

    fn settle_income(&mut self, scope: &Scope<'_>, window: &Scope<'_>) {
        let income = &self.income;
        let rows = |keep: &dyn Fn(&income::IncomeSource) -> bool| -> Vec<TransactionId> {
            let sources = income.sources.iter().filter(|source| keep(source));
            let mut rows: Vec<_> =
                sources.flat_map(|source| source.transaction_ids.iter().copied()).collect();
            rows.sort_unstable();
            rows
        };
        let active = rows(&|source| source.is_active);
        let salaried = rows(&|source| {
            matches!(source.kind, income::IncomeSourceKind::Salary | income::IncomeSourceKind::Pension)
        });
        let (kind, months, salary_months) = (income.kind, income.months, income.salary_months);
        let monthly = income.monthly_income.map(SignedRupees::paise);
        let cv = income.stability_cv;
        self.settled.set(MetricName::IncomeType, Value::Word(kind.name()), Vec::new());
        self.amount(MetricName::MonthlyIncome, monthly, active.clone());
        self.number(MetricName::IncomeMonths, Some((count(months), active.clone())));
        self.number(MetricName::SalaryMonths, Some((count(salary_months), salaried)));
        self.number(MetricName::IncomeCv, cv.map(|cv| (cv, active)));
        self.settle_changes_of_income(scope);

        let full: Vec<Paise> = flows::net_credits_by_month(window);
        let net_rows: Vec<TransactionId> = window
            .in_full_months()
            .filter(|posting| net_credit(posting) != Paise::ZERO)
            .map(|posting| posting.id)
            .collect();
        self.amount(MetricName::NetMonthlyCredits, mean(full.iter().copied()), net_rows.clone());
        self.number(MetricName::InflowCv, variation(&full).map(|cv| (cv, net_rows)));
        self.number(MetricName::IncomeTrend, self.trends.income.map(|change| (change, Vec::new())));
        let receipts = self.business.monthly_receipts.map(SignedRupees::paise);
        let receipt_rows = self.business.transaction_ids.clone();
        self.amount(MetricName::MonthlyBusinessCredits, receipts, receipt_rows.clone());
        let surplus = flows::surplus(scope, window, self.business.is_recognised);
        self.amount(MetricName::MonthlySurplus, surplus, Vec::new());
        self.number(MetricName::CashShare, behaviour::cash_share(scope));
        let variance = self.business.gst_variance.map(|variance| (variance, receipt_rows));
        self.number(MetricName::GstVariance, variance);
    }

    /// Pay that stopped or fell, and what gambling takes of the income.
    fn settle_changes_of_income(&mut self, scope: &Scope<'_>) {
        let is_pay = |source: &&income::IncomeSource| source.kind == income::IncomeSourceKind::Salary;
        let stopped: Vec<_> =
            self.income.sources.iter().filter(is_pay).filter(|source| !source.is_active).collect();
        let is_paid = self.income.sources.iter().filter(is_pay).any(|source| source.is_active);
        let has_stopped = !stopped.is_empty() && !is_paid;
        let rows = if has_stopped {
            stopped.iter().flat_map(|source| source.transaction_ids.clone()).collect()
        } else {
            Vec::new()
        };
        self.settled.set(MetricName::IncomeStopped, Value::Flag(has_stopped), rows);

        let counted = self.income.sources.iter().filter(is_pay).filter(|source| source.is_active);
        let largest = counted.max_by_key(|source| source.monthly_income.paise());
        let fall = largest.and_then(|source| Some((source.change?, source.transaction_ids.clone())));
        self.number(MetricName::PayFall, fall.map(|(change, rows)| ((-change).max(0.0), rows)));

        let months = count(scope.span.full_months.len());
        let monthly = self.income.monthly_income.map(SignedRupees::paise);
        let share = behaviour::gambled(scope).and_then(|(lost, rows)| {
            Some((lost.ratio_to(monthly.filter(|income| *income > Paise::ZERO)?)? / months, rows))
        });
        self.number(MetricName::GamblingIncomeShare, share.filter(|_| months > 0.0));
    }

    fn settle_conduct(&mut self, scope: &Scope<'_>, book: &Book<'_>) {
        let (six, three) = (scope.span.start_of_last(6), scope.span.start_of_last(3));
        for (name, side, from, only_uncured) in [
            (MetricName::InwardBounces6m, BounceSide::Inward, six, false),
            (MetricName::InwardBounces3m, BounceSide::Inward, three, false),
            (MetricName::UncuredBounces6m, BounceSide::Inward, six, true),
            (MetricName::OutwardBounces6m, BounceSide::Outward, six, false),
        ] {
            let (number, rows) = conduct::since(scope, book, side, from, only_uncured);
            self.number(name, Some((count(number), rows)));
        }
        self.number(MetricName::BounceRatio, conduct::ratio(scope, book));
        let fines = conduct::penal_since(scope, six);
        self.number(MetricName::PenalCharges6m, Some((count(fines.len()), fines)));

        // An app lender counts once it paid out or collected, whether or not the loan is still active.
        let mut lenders: Vec<&str> = Vec::new();
        let mut rows = Vec::new();
        for loan in book.loans.iter().filter(|loan| loan.is_fintech && loan.last_seen >= six) {
            lenders.push(&loan.lender);
            rows.extend(loan.rows.iter().copied());
        }
        lenders.sort_unstable();
        lenders.dedup();
        rows.sort_unstable();
        let number = count(lenders.len());
        self.number(MetricName::FintechLoanCount, Some((number, rows)));
        let new = conduct::new_loans(scope);
        self.number(MetricName::NewLoans60d, Some((count(new.len()), new)));
    }

    fn settle_behaviour(
        &mut self,
        scope: &Scope<'_>,
        rounds: &[circular::Round],
        dressing: Option<&dressing::Dressing>,
    ) {
        if let Some(concentration) = Concentration::measure(scope) {
            self.number(MetricName::Top1CounterpartyShare, concentration.share_of_largest(1));
            self.number(MetricName::Top3CounterpartyShare, concentration.share_of_largest(3));
            self.number(MetricName::Top5CounterpartyShare, concentration.share_of_largest(5));
            self.number(MetricName::CounterpartyHhi, Some((concentration.index(), Vec::new())));
        }
        self.number(MetricName::CircularShare, behaviour::circular_share(scope, rounds));
        self.number(MetricName::GamblingCryptoShare, behaviour::gambling_crypto_share(scope));
        if let Some(dressing) = dressing {
            let rows = if dressing.is_found() { dressing.rows.clone() } else { Vec::new() };
            self.settled.set(MetricName::WindowDressing, Value::Flag(dressing.is_found()), rows);
        }
    }

    pub(super) const fn settled(&self) -> &Measures {
        &self.settled
    }

    pub(super) fn ends_of_days(&self) -> &[(Paise, Vec<TransactionId>)] {
        &self.ends_of_days
    }

    pub(super) const fn operating_surplus(&self) -> Option<&(Paise, Arc<[TransactionId]>)> {
        self.operating_surplus.as_ref()
    }

    pub const fn obligation_totals(&self) -> &ObligationTotals {
        &self.obligation_totals
    }
}

/// Interest and charges are booked on a dormant account, too.
const fn is_own_doing(category: Category) -> bool {
    !matches!(
        category,
        Category::InterestReceived
            | Category::OverdraftInterest
            | Category::ReturnCharge
            | Category::PenalCharge
            | Category::ServiceCharge
    )
}

/// Per month, over all full months. A household with a salary beside its trade spends of both.
fn operating_surplus(scope: &Scope<'_>, kind: IncomeType) -> Option<(Paise, Arc<[TransactionId]>)> {
    let months = i64::try_from(scope.span.full_months.len()).ok()?;
    if !matches!(kind, IncomeType::Business | IncomeType::Mixed) || months == 0 {
        return None;
    }
    let earns = |posting: &&crate::categorise::Posting<'_>| {
        posting.category == Category::OutwardReturn
            || flows::is_trade(posting.category)
            || matches!(posting.category, Category::CashDeposit | Category::Salary | Category::Pension)
    };
    let mut rows = Vec::new();
    let mut left = Paise::ZERO;
    for posting in scope.in_full_months() {
        let change = if earns(&posting) { net_credit(posting) } else { Paise::ZERO };
        let change = change.saturating_sub(operating_cost(posting));
        if change != Paise::ZERO {
            left = left.saturating_add(change);
            rows.push(posting.id);
        }
    }
    Some((Paise::new(left.get().div_euclid(months)), rows.into()))
}
