//! A case that was assessed comes before the decision.

use crate::application::Application;
use crate::assessment::Assessment;
use crate::categorise::Book;
use crate::decision::{self, Cited, DecisionInput, Question, Verdict};
use crate::transaction_id::TransactionId;

/// `questions` are what a person should find out before anybody is declined.
pub(crate) fn judge(
    application: &Application,
    book: &Book<'_>,
    assessment: &Assessment,
    questions: &[Question],
) -> Verdict {
    decision::decide(&DecisionInput {
        terms: &application.product.terms,
        is_built_in: application.product.is_built_in,
        ask: application.ask(),
        measure: &|ask| assessment.facts.measures(ask),
        triggers: &assessment.triggers,
        questions,
        confidence: assessment.confidence,
        full_months: assessment.facts.span.full_months.len(),
        missing_months: &assessment.missing_months,
        bureau: application.bureau.status(),
        is_name_given: !assessment.names.compared.is_empty(),
        support: assessment.facts.income.support(),
        is_other_currency: assessment.is_other_currency,
        made_of: &|metric, ask| assessment.facts.made_of(metric, ask),
        cite: &|id| cited(book, id),
    })
}

/// A transaction as sentences cite it.
fn cited(book: &Book<'_>, id: TransactionId) -> Option<Cited> {
    let posting = book.postings.get(id.place())?;
    Some(Cited {
        date: posting.entry.date,
        amount: posting.entry.amount,
        page: posting.entry.page,
        what: posting.party.clone().unwrap_or_default(),
    })
}
