//! The facts of a case on one page, each with the rows behind it.

use lending_engine::money::SignedRupees;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::behind;
use super::document_tab::{BOX, has_failed};
use super::head::{Tab, tab_page};
use super::keeping::keeping;
use super::opened::{Opened, Sections};
use crate::console::look::{Look, amount, percent, plain, rupees};
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::visit::Visit;

#[handler]
pub(super) async fn facts_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    Ok(tab_page(&visit, &opened, Tab::Facts, |sections| {
        html! {
            div.facts {
                dl.figures { (figures(&visit.look, &opened, sections)) }
                div { (flags(&visit.look, &opened, sections)) }
            }
            (accounts(&visit.look, sections))
            (income(&visit.look, &opened, sections))
            (debts(&visit.look, &opened, sections))
            (counterparties(&visit.look, &opened, sections))
            (keeping(&visit, &opened))
        }
    }))
}

/// An amount, or that it is not known.
pub(super) fn shown(look: &Look, amount: Option<SignedRupees>) -> String {
    amount.map_or_else(|| look.say(t::UNKNOWN).to_owned(), rupees)
}

pub(super) fn figures(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    let (able, quality) = (&sections.affordability, &sections.data_quality);
    let metric = |name: &str| behind::metric(opened, sections, name);
    let figure = |fact: &str, text: Text, value: String, behind: Option<String>| {
        html! {
            div { dt { (look.say(text)) }
                dd data-fact={ "/result/" (fact) } { @match behind { Some(address) => { a.proof href=(address) { (value) } } None => { (value) } } }
            }
        }
    };
    let unknown = || look.say(t::UNKNOWN).to_owned();
    html! {
        (figure("affordability/monthly_income", t::MONTHLY_INCOME, shown(look, able.monthly_income), metric("monthly_income")))
        (figure("affordability/monthly_obligations", t::OBLIGATIONS, rupees(able.monthly_obligations), behind::obligations(opened, sections)))
        (figure("affordability/foir", t::FOIR, able.foir.map_or_else(unknown, percent), metric("foir")))
        (figure("affordability/monthly_surplus", t::SURPLUS, shown(look, able.monthly_surplus), metric("monthly_surplus")))
        (figure("balances/average_bank_balance", t::AVERAGE_BALANCE, shown(look, sections.balances.average_bank_balance), metric("abb")))
        (figure("bounces/inward_count", t::BOUNCES, sections.bounces.inward_count.to_string(), behind::bounces(opened, sections)))
        (figure("name_match/level", t::NAME_MATCH, look.word_of(&sections.name_match.level), Some(behind::holders(opened))))
        (figure("mule/level", t::MULE, look.word_of(&sections.mule.level), behind::pass_through(opened, sections)))
        (figure("data_quality/reconciled", t::RECONCILED, quality.reconciled.map_or_else(unknown, |agree| look.say(if agree { t::YES } else { t::NO }).to_owned()), Some(behind::balances(opened, sections))))
        (figure("data_quality/confidence", t::CONFIDENCE, percent(quality.confidence), Some(behind::certainty(opened))))
    }
}

/// What stands out, each with its evidence.
fn flags(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    let failed: Vec<_> =
        sections.integrity.checks.iter().enumerate().filter(|(_, check)| has_failed(check)).collect();
    let behaviour = &sections.behaviour;
    let habits = [
        ("gambling", &behaviour.gambling),
        ("crypto", &behaviour.crypto),
        ("derivatives", &behaviour.derivatives),
        ("p2p_lending", &behaviour.p2p_lending),
        ("circular", &behaviour.circular),
    ];
    let habits: Vec<_> = habits.into_iter().filter(|(_, spending)| spending.count > 0).collect();
    let nothing = failed.is_empty()
        && habits.is_empty()
        && sections.mule.signals.is_empty()
        && sections.bounces.events.is_empty()
        && sections.summary.notes.is_empty()
        && sections.bureau.marks.is_empty();
    // Lesser findings are notes as well.
    let is_untold = |note: &&String| {
        let of_checks = failed.iter().map(|(_, check)| &check.message);
        let of_marks = sections.bureau.marks.iter().map(|mark| &mark.text);
        !of_checks.chain(of_marks).any(|told| plain(told) == plain(note))
    };
    html! {
        h2 { (look.say(t::FLAGS)) }
        @if nothing { p.quiet { (look.say(t::NO_FLAGS)) } }
        ul.flags {
            @for (place, check) in &failed {
                li { span lang="en" data-fact={ "/result/integrity/checks/" (place) "/message" } { (plain(&check.message)) } " " a.proof href={ (opened.address("/document")) "?check=" (place) (BOX) } { "→ " (look.say(t::PAGE)) } }
            }
            @for (place, signal) in sections.mule.signals.iter().enumerate() {
                li { span lang="en" data-fact={ "/result/mule/signals/" (place) "/text" } { (signal.text) } (rows_link(look, opened, &format!("/mule/signals/{place}/transaction_ids"), signal.transaction_ids.len())) }
            }
            @for (place, mark) in sections.bureau.marks.iter().enumerate() { li lang="en" data-fact={ "/result/bureau/marks/" (place) "/text" } { (mark.text) } }
            @for (name, spending) in &habits {
                li { (look.words(name)) ": " span data-fact={ "/result/behaviour/" (name) "/total" } { (rupees(spending.total)) } (rows_link(look, opened, &format!("/behaviour/{name}/transaction_ids"), spending.count)) }
            }
            @for (place, event) in sections.bounces.events.iter().enumerate() {
                @let fact = format!("/result/bounces/events/{place}");
                li { span data-fact={ (fact) "/date" } { (look.short_day(event.date)) } ": " (look.say(t::BOUNCES)) " " span data-fact={ (fact) "/side" } { (look.word_of(&event.side)) }
                    @if let Some(amount) = event.amount { " " span data-fact={ (fact) "/amount" } { (rupees(amount)) } }
                    @if let Some(party) = &event.counterparty { ", " span data-fact={ (fact) "/counterparty" } { (party) } }
                    (rows_link(look, opened, &format!("/bounces/events/{place}/transaction_ids"), event.transaction_ids.len())) }
            }
            @for (place, note) in sections.summary.notes.iter().enumerate().filter(|(_, note)| is_untold(note)) {
                li.quiet lang="en" data-fact={ "/result/summary/notes/" (place) } { (note) }
            }
        }
    }
}

pub(super) fn rows_link(look: &Look, opened: &Opened, place: &str, count: usize) -> Markup {
    html! { @if count > 0 { " " a.proof href=(opened.rows_behind(place)) { "→ " (count) " " (look.say(if count == 1 { t::SHOW_ROW } else { t::SHOW_ROWS })) } } }
}

fn accounts(look: &Look, sections: &Sections) -> Markup {
    html! {
        h2 #accounts { (look.say(t::ACCOUNTS)) }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::ACCOUNTS)) { table {
            thead { tr { th { (look.say(t::HOLDER)) } th { (look.say(t::BANK)) } th { "IFSC" } th { (look.say(t::PERIOD)) } th.number { (look.say(t::BALANCE)) ", ₹" } } }
            tbody { @for (place, account) in sections.accounts.iter().enumerate() { tr {
                @let fact = format!("/result/accounts/{place}");
                td.grow { span data-fact={ (fact) "/holder_name" } { (account.holder_name.as_deref().unwrap_or_default()) } @for joint in &account.joint_holders { br; (joint) } }
                td { span data-fact={ (fact) "/bank" } { (account.bank.as_deref().unwrap_or_default()) } br; span.quiet.day data-fact={ (fact) "/number_masked" } { (account.number_masked.as_deref().unwrap_or_default()) } }
                td data-fact={ (fact) "/ifsc" } { (account.ifsc.as_deref().unwrap_or_default()) }
                td.day { span data-fact={ (fact) "/period/from" } { (look.short_day(account.period.from)) } " – " span data-fact={ (fact) "/period/to" } { (look.short_day(account.period.to)) } }
                td.number { span data-fact={ (fact) "/opening_balance" } { (account.opening_balance.map(amount).unwrap_or_default()) } " → " span data-fact={ (fact) "/closing_balance" } { (account.closing_balance.map(amount).unwrap_or_default()) } }
            } } }
        } }
    }
}

fn income(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    html! {
        h2 { (look.say(t::INCOME)) }
        @if sections.income.sources.is_empty() { p.quiet { (look.say(t::UNKNOWN)) } } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::INCOME)) { table {
                thead { tr { th { (look.say(t::PAYER)) } th { (look.say(t::CATEGORY)) } th.number { (look.say(t::MONTHS)) } th.number { "₹ " (look.say(t::A_MONTH)) } th {} } }
                tbody { @for (place, source) in sections.income.sources.iter().enumerate() { tr {
                    @let fact = format!("/result/income/sources/{place}");
                    td.grow data-fact={ (fact) "/payer" } { (source.payer.as_deref().unwrap_or("—")) }
                    td data-fact={ (fact) "/kind" } { (look.word_of(&source.kind)) }
                    td.number data-fact={ (fact) "/months" } { (source.months) }
                    td.number data-fact={ (fact) "/monthly_income" } { (amount(source.monthly_income)) }
                    td { (rows_link(look, opened, &format!("/income/sources/{place}/transaction_ids"), source.transaction_ids.len())) }
                } } }
            } }
        }
        @for (place, left) in sections.income.left_out.iter().enumerate() {
            @let fact = format!("/result/income/left_out/{place}");
            p.quiet { span data-fact={ (fact) "/reason" } { (look.word_of(&left.reason)) } ": " span data-fact={ (fact) "/payer" } { (left.payer.as_deref().unwrap_or("—")) }
                ", " span data-fact={ (fact) "/monthly_receipts" } { (rupees(left.monthly_receipts)) } " " (look.say(t::A_MONTH))
                (rows_link(look, opened, &format!("/income/left_out/{place}/transaction_ids"), left.transaction_ids.len())) }
        }
    }
}

fn debts(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    html! {
        @if !sections.obligations.is_empty() {
            h2 { (look.say(t::DEBTS)) }
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::DEBTS)) { table {
                thead { tr { th { (look.say(t::LENDER)) } th { (look.say(t::CATEGORY)) } th { "" } th.number { "₹ " (look.say(t::A_MONTH)) } th {} } }
                tbody { @for (place, debt) in sections.obligations.iter().enumerate() { tr {
                    @let fact = format!("/result/obligations/{place}");
                    td.grow { span data-fact={ (fact) "/lender" } { (debt.lender) } @if let Some(note) = &debt.note { br; span.quiet lang="en" data-fact={ (fact) "/note" } { (note) } } }
                    td data-fact={ (fact) "/kind" } { (look.word_of(&debt.kind)) }
                    td.quiet { span data-fact={ (fact) "/source" } { (look.word_of(&debt.source)) } ", " span data-fact={ (fact) "/certainty" } { (look.word_of(&debt.certainty).to_lowercase()) } }
                    td.number data-fact={ (fact) "/monthly" } { (debt.monthly.map(amount).unwrap_or_default()) }
                    td { (rows_link(look, opened, &format!("/obligations/{place}/transaction_ids"), debt.transaction_ids.len())) }
                } } }
            } }
        }
    }
}

fn counterparties(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    html! {
        @if !sections.counterparties.is_empty() {
            details { summary { h2 { (look.say(t::COUNTERPARTIES)) } }
                div.scroll tabindex="0" role="region" aria-label=(look.say(t::COUNTERPARTIES)) { table {
                    thead { tr { th { "" } th.number { (look.say(t::MONEY_IN)) ", ₹" } th.number { (look.say(t::MONEY_OUT)) ", ₹" } th {} } }
                    tbody { @for (place, party) in sections.counterparties.iter().enumerate() { tr {
                        @let fact = format!("/result/counterparties/{place}");
                        td.grow data-fact={ (fact) "/name" } { (party.name) }
                        td.number data-fact={ (fact) "/received" } { (amount(party.received)) }
                        td.number data-fact={ (fact) "/paid" } { (amount(party.paid)) }
                        td { (rows_link(look, opened, &format!("/counterparties/{place}/transaction_ids"), party.transaction_ids.len())) }
                    } } }
                } }
            }
        }
    }
}
