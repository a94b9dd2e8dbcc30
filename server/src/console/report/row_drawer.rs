//! One row, opened beside the others: what it is, what proves it, and the form to correct it.

use std::sync::LazyLock;

use lending_engine::categorise::Category;
use lending_engine::money::{Rupees, SignedRupees};
use lending_engine::report::{Flag, Transaction};
use lending_engine::statement::Direction;
use maud::{Markup, html};
use poem_openapi::registry::Registry;
use poem_openapi::types::Type;
use serde::Deserialize;

use super::document_tab::BOX;
use super::opened::Opened;
use super::rows_tab::IN_ADDRESS;
use crate::console::fields::{Fields, encoded};
use crate::console::frame::form_token;
use crate::console::look::{name_of, rupees};
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

/// The categories, and the flags of rows, that the contract lists.
pub(super) static CATEGORIES: LazyLock<Vec<String>> = LazyLock::new(listed::<Category>);
pub(super) static FLAGS: LazyLock<Vec<String>> = LazyLock::new(listed::<Flag>);

fn listed<T: Type>() -> Vec<String> {
    let mut registry = Registry::new();
    T::register(&mut registry);
    let schema = registry.schemas.values().next();
    let words = schema.map(|schema| schema.enum_items.clone()).unwrap_or_default();
    words.iter().filter_map(|word| word.as_str().map(str::to_owned)).collect()
}

/// What a revision came to, or would come to.
#[derive(Debug, Deserialize)]
pub(super) struct Revision {
    before: Option<Figures>,
    after: Figures,
}

#[derive(Debug, Deserialize)]
struct Figures {
    decision: String,
    offer: Option<Rupees>,
    monthly_income: Option<SignedRupees>,
}

/// A correction that somebody tries.
pub(super) struct Tried {
    pub(super) row: String,
    pub(super) fields: Fields,
    pub(super) outcome: Result<Revision, Problem>,
}

/// The row that is open, and the form to correct it.
pub(super) fn drawer(visit: &Visit, opened: &Opened, row: &Transaction, tried: Option<&Tried>) -> Markup {
    let look = &visit.look;
    let said = |name: &str| tried.and_then(|tried| tried.fields.get(name));
    let category = name_of(&row.category);
    let chosen = said("category").unwrap_or(&category);
    // The list beside stays as it was asked for.
    let list = visit.query.query(&IN_ADDRESS);
    let may_correct = visit.may_write() && opened.analysis.review.is_none();
    html! {
        aside.drawer aria-label=(look.say(t::CORRECT_ROW)) {
            a.close href={ (opened.address("/rows")) (list) } aria-label=(look.say(t::CANCEL)) { "✕" }
            (row_facts(visit, opened, row))
            @if may_correct {
                form.stack method="post" action={ (opened.address("/rows/")) (row.id) (list) } {
                    (form_token(visit))
                    input type="hidden" name="revision" value=(opened.analysis.revision);
                    label { (look.say(t::IT_IS))
                        select name="category" { @for name in CATEGORIES.iter() { option value=(name) selected[name == chosen] { (look.words(name)) } } }
                    }
                    label.check { input type="checkbox" name="excluded" value="true" checked[tried.map_or_else(|| is_excluded(row), |tried| tried.fields.get("excluded").is_some())]; span { (look.say(t::LEAVE_OUT)) } }
                    label { (look.say(t::REASON)) textarea name="reason" rows="2" maxlength="1000" required { (said("reason").unwrap_or_default()) } }
                    @if let Some(tried) = tried {
                        @match &tried.outcome { Ok(revision) => { (told(visit, revision)) } Err(problem) => { (problem.note(look)) } }
                    }
                    p.acts {
                        button type="submit" name="act" value="try" { (look.say(t::TRY_FIRST)) }
                        button.primary type="submit" name="act" value="save" { (look.say(t::SAVE)) }
                    }
                }
            }
        }
    }
}

pub(super) fn is_excluded(row: &Transaction) -> bool {
    row.flags.iter().any(|flag| name_of(flag) == "excluded")
}

fn told(visit: &Visit, revision: &Revision) -> Markup {
    let look = &visit.look;
    let same = revision.before.as_ref().is_some_and(|before| before.decision == revision.after.decision);
    html! {
        div.note aria-live="polite" {
            p { (look.say(if same { t::STAYS } else { t::WOULD_BECOME })) " " span data-state="/after" { (marks::decision(look, &revision.after.decision)) }
                @if let Some(offer) = revision.after.offer { " " strong data-fact="/after/offer" { (rupees(offer)) } } }
            @if let (Some(before), Some(after)) = (revision.before.as_ref().and_then(|before| before.monthly_income), revision.after.monthly_income) {
                @if before != after { p.quiet { (look.say(t::INCOME_BECOMES)) " " span data-fact="/before/monthly_income" { (rupees(before)) } " → " span data-fact="/after/monthly_income" { (rupees(after)) } } }
            }
        }
    }
}

/// What a row is, for its drawer.
fn row_facts(visit: &Visit, opened: &Opened, row: &Transaction) -> Markup {
    let look = &visit.look;
    let fact = format!("/result/transactions/{}", row.id.place());
    html! {
        p.figure { @if row.direction == Direction::Debit { "−" } span data-fact={ (fact) "/amount" } { (rupees(row.amount)) } }
        p { span data-fact={ (fact) "/date" } { (look.day(row.date)) } " · " span data-fact={ (fact) "/channel" } { (look.word_of(&row.channel)) } }
        p.narration data-fact={ (fact) "/narration" } { (row.narration) }
        dl.figures {
            @if let Some(party) = &row.counterparty {
                div { dt { (look.say(t::PAYER)) } dd data-fact={ (fact) "/counterparty" } { a href={ (opened.address("/rows")) "?counterparty=" (encoded(party)) } { (party) } } }
            }
            div { dt { (look.say(t::CATEGORY)) } dd data-fact={ (fact) "/category" } { (look.word_of(&row.category)) } }
            @if let Some(balance) = row.balance { div { dt { (look.say(t::BALANCE)) } dd data-fact={ (fact) "/balance" } { (rupees(balance)) } } }
            @if let Some(proof) = &row.proof { div { dt { (look.say(t::ROW_PROOF)) } dd data-fact={ (fact) "/proof" } { (look.word_of(proof)) } } }
            div { dt { (look.say(t::PAGE)) } dd { a href={ (opened.address("/document")) "?row=" (row.id) (BOX) } { span data-fact={ (fact) "/page" } { (row.page) } " →" } } }
        }
    }
}
