//! What is recommended, and on what grounds, in plain words.

use lending_engine::decision::Outcome;
use lending_engine::integrity::{Severity, Status};
use lending_engine::metrics::income::IncomeType;
use lending_engine::money::SignedRupees;
use lending_engine::mule::MuleLevel;
use lending_engine::report::Report;

use super::look::{Look, Tone};
use super::text::printable;

const UNKNOWN: &str = "not known";

/// The decision with its sentences.
pub(super) fn block(report: &Report, look: Look) -> String {
    let decision = &report.decision;
    let mut page = look.heading("Decision");
    let outcome = match decision.policy_outcome {
        Some(said) if said != decision.outcome => {
            format!("{} (the policy alone: {})", word(decision.outcome), word(said))
        }
        _ => word(decision.outcome).to_owned(),
    };
    page.push_str(&look.field("Outcome", tone(decision.outcome), &outcome));
    if let Some(score) = &report.score {
        let grade = score.grade.as_deref().map(|grade| format!(", grade {}", printable(grade)));
        let text = format!("{} of 100{}", score.total, grade.unwrap_or_default());
        page.push_str(&look.field("Score", Tone::Plain, &text));
    }
    for (number, sentence) in report.explanations.iter().enumerate() {
        let label = if number == 0 { "Because" } else { "" };
        page.push_str(&look.field(label, Tone::Plain, &printable(sentence)));
    }
    for (number, note) in report.summary.notes.iter().enumerate() {
        let label = if number == 0 { "Noted" } else { "" };
        page.push_str(&look.field(label, Tone::Doubtful, &printable(note)));
    }
    page
}

/// The figures an analyst looks for first.
pub(super) fn figures(report: &Report, look: Look) -> String {
    let affordability = &report.affordability;
    let amount = |amount: Option<SignedRupees>| {
        amount.map_or_else(|| UNKNOWN.to_owned(), |amount| amount.paise().to_string())
    };
    let percent = |share: Option<f64>| {
        share.map_or_else(|| UNKNOWN.to_owned(), |share| format!("{:.1}%", share * 100.0))
    };
    let income = match report.income.kind {
        IncomeType::Unknown => "none recognised".to_owned(),
        kind => format!("{} a month, {}", amount(report.income.monthly_income), kind.name()),
    };
    let bounces = format!(
        "{} inward, {} outward, {} technical",
        report.bounces.inward_count, report.bounces.outward_count, report.bounces.technical_count
    );
    let failed = || report.integrity.checks.iter().filter(|check| check.status == Status::Failed);
    let grave = failed().filter(|check| check.severity > Severity::Info).count();
    let document = if report.integrity.flagged {
        format!("flagged: {grave} of {} checks found something", report.integrity.checks.len())
    } else {
        format!("{grave} of {} checks found something", report.integrity.checks.len())
    };
    let points = |level: &str| format!("{level}, {} of 100", report.mule.score.unwrap_or_default());
    let mule = match report.mule.level {
        MuleLevel::NotAssessed => "not assessed".to_owned(),
        MuleLevel::None => "none".to_owned(),
        MuleLevel::Low => points("low"),
        MuleLevel::Elevated => points("elevated"),
        MuleLevel::High => points("high"),
    };
    let tone_of = |is_bad: bool| if is_bad { Tone::Bad } else { Tone::Plain };
    [
        look.heading("Figures"),
        look.field("Income", Tone::Plain, &income),
        look.field(
            "Obligations",
            Tone::Plain,
            &format!("{} a month", affordability.monthly_obligations.paise()),
        ),
        look.field("FOIR", Tone::Plain, &percent(affordability.foir)),
        look.field("ABB", Tone::Plain, &amount(report.balances.average_bank_balance)),
        look.field("Surplus", Tone::Plain, &amount(affordability.monthly_surplus)),
        look.field("Bounces", Tone::Plain, &bounces),
        look.field("Document", tone_of(report.integrity.flagged), &document),
        look.field("Mule pattern", tone_of(report.mule.is_flagged), &mule),
    ]
    .concat()
}

pub(super) fn word(outcome: Outcome) -> &'static str {
    outcome.name()
}

pub(super) const fn tone(outcome: Outcome) -> Tone {
    match outcome {
        Outcome::Approve => Tone::Good,
        Outcome::Review => Tone::Doubtful,
        Outcome::Decline => Tone::Bad,
    }
}
