//! Everything found out about a case before it is decided: what was measured, what is owed, and what a person must see.

use crate::account_id::account_id;
use crate::application::Application;
use crate::bureau::obligations::{base_total, stressed_total};
use crate::bureau::{self, BureauAssessment, MarkSeverity, Obligation};
use crate::categorise::{Book, LoanKind, lender_name};
use crate::decision::{Trigger, TriggerKind};
use crate::integrity::{self, Check, Group, Severity, Status};
use crate::metrics::calendar::{Month, missing_months};
use crate::metrics::facts::{Facts, MeasureInputs, ObligationTotals};
use crate::metrics::figure_part::{FigurePart, FigurePartKind};
use crate::metrics::income::GstLevel;
use crate::metrics::measures::Value;
use crate::metrics::metric_name::MetricName;
use crate::metrics::scope::{Scope, is_measured};
use crate::metrics::thresholds::THRESHOLDS;
use crate::money::SignedRupees;
use crate::mule::{self, MuleAssessment, MuleInput};
use crate::names::{self, Holder, NameLevel, NameMatch};
use crate::reading::Reading;
use crate::transaction_id::TransactionId;

/// The mean length of a month in the Gregorian calendar.
const DAYS_A_MONTH: f64 = 30.436_875;

/// What was found out.
#[derive(Debug, Clone)]
pub(crate) struct Assessment {
    pub(crate) facts: Facts,
    pub(crate) obligations: Vec<Obligation>,
    pub(crate) integrity: Vec<Check>,
    pub(crate) mule: MuleAssessment,
    pub(crate) names: NameMatch,
    pub(crate) bureau: BureauAssessment,
    /// What sends the case to a person, whatever the policy says.
    pub(crate) triggers: Vec<Trigger>,
    /// What deserves a look and forces nothing.
    pub(crate) notes: Vec<String>,
    pub(crate) confidence: f64,
    /// Months of the period in which rows are missing.
    pub(crate) missing_months: Vec<Month>,
    /// No account is in the currency of the product.
    pub(crate) is_other_currency: bool,
}

impl Assessment {
    pub(crate) fn new(reading: &Reading, application: &Application, book: &Book<'_>) -> Self {
        let terms = &application.product.terms;
        let currency = terms.currency.code();
        let scope = Scope::new(&reading.ledger, book, currency, application.as_of);
        let confidences = reading.ledger.accounts().iter().map(|account| account.confidence().value);
        let confidence = confidences.fold(1.0, f64::min);
        let inputs = MeasureInputs {
            as_of: application.as_of,
            business_margin: terms.business_margin_pct / 100.0,
            corrected_margin: application.corrections.business_margin_pct.map(|percent| percent / 100.0),
            gst_turnover: application.ask().gst_turnover,
            applicant: application.applicant_name.clone(),
            confidence,
            window_months: terms.policy.window_months(),
            due_days: terms.policy.balance_days(),
            income: terms.policy.income.unwrap_or_default(),
        };
        let mut facts = Facts::gather(&scope, book, &inputs);

        let obligations = owed(book, application);
        facts.set_obligations(obligation_totals(&obligations));
        for (name, value) in bureau::measures::measures(&application.bureau, application.as_of) {
            facts.note(name, value, Vec::new());
        }
        let mule = assess_mule(&scope, &facts);
        if let Some(score) = mule.score {
            facts.note(MetricName::MuleScore, Value::Number(score), Vec::new());
        }
        let names = name_match(reading, application);
        if let Some(score) = names.score {
            facts.note(MetricName::NameMatchScore, Value::Number(score), Vec::new());
        }
        let mut integrity = reading.checks.clone();
        integrity.extend(application.duplicate_of.as_deref().map(same_file));

        let mut assessment = Self {
            is_other_currency: !reading
                .ledger
                .accounts()
                .iter()
                .any(|account| is_measured(account, currency))
                && reading
                    .ledger
                    .accounts()
                    .iter()
                    .all(|account| account.identity().currency.as_deref() != Some(currency)),
            bureau: BureauAssessment::from_answer(&application.bureau, application.as_of),
            triggers: Vec::new(),
            notes: Vec::new(),
            facts,
            obligations,
            integrity,
            mule,
            names,
            confidence,
            missing_months: missing_months(reading.ledger.accounts()),
        };
        assessment.judge(application);
        assessment
    }

    /// What a person must see, and what a person may want to see.
    fn judge(&mut self, application: &Application) {
        for mark in &self.bureau.marks {
            match mark.severity {
                MarkSeverity::Derogatory => self.triggers.push(Trigger {
                    kind: TriggerKind::DerogatoryBureau,
                    text: unstopped(&mark.text),
                    rows: Vec::new(),
                }),
                MarkSeverity::Minor => self.notes.push(mark.text.clone()),
            }
        }
        let is_flagged = integrity::is_flagged(&self.integrity);
        for check in self.integrity.iter().filter(|check| check.status == Status::Failed) {
            if is_flagged && check.severity > Severity::Info {
                self.triggers.push(Trigger {
                    kind: TriggerKind::DocumentIntegrity,
                    text: unstopped(&check.message),
                    rows: sorted(
                        check.evidence.iter().filter_map(|evidence| evidence.transaction_id).collect(),
                    ),
                });
            } else {
                self.notes.push(check.message.clone());
            }
        }
        if self.mule.is_flagged {
            let rows = self.mule.signals.iter().flat_map(|signal| signal.transaction_ids.iter().copied());
            self.triggers.push(Trigger {
                kind: TriggerKind::MulePattern,
                text: unstopped(&self.mule.told()),
                rows: sorted(rows.collect()),
            });
        }
        // A name that fits in part is no flag of its own; with a second doubt a person looks at both.
        let has_doubt = self.has_warning();
        match self.names.level {
            NameLevel::Mismatch => self.name_trigger(),
            NameLevel::Partial if has_doubt => self.name_trigger(),
            NameLevel::Partial => self.notes.push(self.names.explanation.clone()),
            // A name that was given and cannot be compared is no match.
            NameLevel::NotAssessed if !self.names.compared.is_empty() => self.name_trigger(),
            NameLevel::Match | NameLevel::NotAssessed => {}
        }
        self.keep_earlier(application);
        self.note_amounts(application);
    }

    /// What forced a review once does so until a person has decided: a correction does not take it back.
    fn keep_earlier(&mut self, application: &Application) {
        for kind in TriggerKind::ALL {
            let is_found = self.triggers.iter().any(|trigger| trigger.kind == kind);
            if !is_found && application.earlier_reasons.contains(&kind.review_reason()) {
                let text = "An earlier revision of this decision found it, and what was corrected since does not undo that";
                self.triggers.push(Trigger { kind, text: text.to_owned(), rows: Vec::new() });
            }
        }
    }

    /// A lone warning about the document, or a minor mark of the bureau.
    fn has_warning(&self) -> bool {
        let warns = |check: &Check| check.status == Status::Failed && check.severity == Severity::Warning;
        self.integrity.iter().any(warns)
            || self.bureau.marks.iter().any(|mark| mark.severity == MarkSeverity::Minor)
    }

    fn name_trigger(&mut self) {
        self.triggers.push(Trigger {
            kind: TriggerKind::NameMismatch,
            text: unstopped(&self.names.explanation),
            rows: Vec::new(),
        });
    }

    /// Where income or balance are falling: that they rise is in the figures, and asks nothing of anybody.
    fn note_trends(&mut self) {
        let trends = &self.facts.trends;
        for (what, change) in [("Receipts", trends.income), ("Balances", trends.balance)] {
            let Some(change) = change.filter(|change| *change <= -THRESHOLDS.trend.told_from) else {
                continue;
            };
            let percent = (change.abs() * 100.0).round();
            let months = THRESHOLDS.trend.months;
            self.notes.push(format!(
                "{what} of the last {months} months lie {percent}% below those of the {months} before."
            ));
        }
    }

    /// Amounts of the application that do not fit together or with the statement.
    fn note_amounts(&mut self, application: &Application) {
        let business = &self.facts.business;
        if let (Some(level), Some(variance)) = (business.gst_level, business.gst_variance)
            && level != GstLevel::Usual
        {
            let side = if variance < 0.0 { "below" } else { "above" };
            let percent = (variance.abs() * 100.0).round();
            self.notes.push(format!(
                "Receipts in the bank, brought to a year, lie {percent}% {side} the declared turnover."
            ));
        }
        self.note_trends();
        if let Some(cash) = &self.facts.passed_on_cash {
            self.notes.push(format!(
                "Most of the cash paid in, {} a month, is sent on to other people by the next day: it is not counted as sales.",
                cash.monthly
            ));
        }
        let measures = self.facts.measures(&application.ask());
        if let Some(gap) =
            measures.number(MetricName::CollateralGap).filter(|gap| *gap > THRESHOLDS.collateral.usual_gap)
        {
            let percent = (gap * 100.0).round();
            self.notes
                .push(format!("Loan and down payment together miss the collateral's value by {percent}%."));
        }
    }
}

/// A trigger becomes part of a longer sentence.
fn unstopped(sentence: &str) -> String {
    sentence.strip_suffix('.').unwrap_or(sentence).to_owned()
}

fn sorted(mut rows: Vec<TransactionId>) -> Vec<TransactionId> {
    rows.sort_unstable();
    rows.dedup();
    rows
}

fn owed(book: &Book<'_>, application: &Application) -> Vec<Obligation> {
    bureau::merge(&book.loans, application.bureau.report(), &lender_name)
}

fn obligation_totals(obligations: &[Obligation]) -> ObligationTotals {
    let rows = |counts: &dyn Fn(&Obligation) -> bool| {
        let counted = obligations.iter().filter(|obligation| counts(obligation));
        sorted(counted.flat_map(|obligation| obligation.transaction_ids.iter().copied()).collect())
    };
    let mut lenders: Vec<&str> = obligations
        .iter()
        .filter(|obligation| obligation.counts_in_base)
        .map(|obligation| obligation.lender.as_str())
        .collect();
    lenders.sort_unstable();
    lenders.dedup();
    let parts = |counts: &dyn Fn(&Obligation) -> bool| {
        let counted = obligations.iter().filter(|obligation| counts(obligation));
        let mut parts: Vec<FigurePart> = counted.filter_map(obligation_part).collect();
        parts.sort_by_key(|part| std::cmp::Reverse(part.amount.paise()));
        parts
    };
    ObligationTotals {
        monthly: base_total(obligations),
        parts: parts(&|obligation| obligation.counts_in_base),
        parts_stressed: parts(&|obligation| obligation.counts_in_stressed),
        monthly_stressed: stressed_total(obligations),
        lenders: lenders.len(),
        rows: rows(&|obligation| obligation.counts_in_base).into(),
        rows_stressed: rows(&|obligation| obligation.counts_in_stressed).into(),
    }
}

/// `None` for an obligation of unknown size.
fn obligation_part(obligation: &Obligation) -> Option<FigurePart> {
    let kind = match obligation.kind {
        LoanKind::CreditCard => FigurePartKind::Card,
        _ => FigurePartKind::Instalment,
    };
    let name = Some(obligation.lender.clone()).filter(|lender| !lender.is_empty());
    Some(FigurePart::new(kind, name, obligation.monthly?.paise()))
}

fn assess_mule(scope: &Scope<'_>, facts: &Facts) -> MuleAssessment {
    let days = (scope.span.to - scope.span.from).num_days().saturating_add(1);
    mule::assess(&MuleInput {
        postings: &scope.postings,
        months: f64::from(i32::try_from(days).unwrap_or(i32::MAX)) / DAYS_A_MONTH,
        average_daily_balance: facts.balances.average_daily_balance.map(SignedRupees::paise),
        is_business_account: scope.is_business_account(),
        passed_on_cash: facts.passed_on_cash.as_ref().map_or(&[], |cash| cash.rows.as_slice()),
        gst_variance_is_usual: facts.business.gst_level.map(|level| level == GstLevel::Usual),
    })
}

fn name_match(reading: &Reading, application: &Application) -> NameMatch {
    let ids: Vec<String> = (0..reading.ledger.accounts().len()).map(account_id).collect();
    let accounts = ids.iter().zip(reading.ledger.accounts());
    let holders: Vec<Holder<'_>> = accounts
        .flat_map(|(id, account)| {
            let names = account.identity().holders.iter().enumerate();
            names.map(|(place, name)| Holder { account_id: id, name, is_primary: place == 0 })
        })
        .collect();
    let bureau_name = application.bureau.report().and_then(|report| report.subject.name.as_deref());
    names::assess(application.applicant_name.as_deref(), &holders, bureau_name)
}

/// The same file again may be a retry or a second application: a note.
fn same_file(earlier: &str) -> Check {
    Check {
        code: "same_file".to_owned(),
        group: Group::Content,
        status: Status::Failed,
        severity: Severity::Info,
        message: format!("The same file was analysed before, as {earlier}."),
        evidence: Vec::new(),
    }
}
