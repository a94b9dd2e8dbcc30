//! Where the money comes from and goes to: charts, each with the table behind it.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use lending_engine::categorise::Category;
use lending_engine::money::SignedRupees;
use lending_engine::report::Transaction;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::charts::{self, Event, MonthFlow};
use super::facts_tab::rows_link;
use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use crate::console::look::{amount, rupees, short_day, word_of};
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

#[handler]
pub(super) async fn money_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let rows = opened.rows().await?;
    Ok(tab_page(&visit, &opened, Tab::Money, |sections| {
        html! {
            (balance(&visit, sections, &rows))
            (flows(&visit, &opened, sections))
            div.two {
                (income(&visit, sections))
                (debts(&visit, sections))
            }
        }
    }))
}

/// The last balance of each day. Of several accounts the first is drawn: their balances do not add up to one.
fn by_day(sections: &Sections, rows: &[Transaction]) -> Vec<(NaiveDate, SignedRupees)> {
    let account = sections.accounts.first().map(|account| account.id.as_str());
    let mut days = BTreeMap::new();
    for row in rows.iter().filter(|row| Some(row.account_id.as_str()) == account) {
        if let Some(balance) = row.balance {
            days.insert(row.date, balance);
        }
    }
    days.into_iter().collect()
}

fn events(sections: &Sections, rows: &[Transaction]) -> Vec<Event> {
    let salaries = rows.iter().filter(|row| row.category == Category::Salary).map(|row| Event {
        date: row.date,
        is_good: true,
        text: format!("{}: {} {}", short_day(row.date), word_of(&row.category), rupees(row.amount)),
    });
    let bounces = sections.bounces.events.iter().map(|event| Event {
        date: event.date,
        is_good: false,
        text: format!("{}: returned {}", short_day(event.date), event.amount.map(rupees).unwrap_or_default()),
    });
    salaries.chain(bounces).collect()
}

fn balance(visit: &Visit, sections: &Sections, rows: &[Transaction]) -> Markup {
    let look = &visit.look;
    let (days, events) = (by_day(sections, rows), events(sections, rows));
    html! {
        h2 { (look.say(t::CHART_BALANCE)) }
        (charts::balance_by_day(look.say(t::CHART_BALANCE), &days, &events))
        p.legend { span.good { "▲" } " salary " span.bad { "▼" } " returned" }
        details { summary { (look.say(t::AS_TABLE)) }
            table.small { thead { tr { th { (look.say(t::DAY)) } th.number { (look.say(t::BALANCE)) ", ₹" } } }
                tbody { @for (day, balance) in &days { tr { td { (short_day(*day)) } td.number { (amount(*balance)) } } } } }
        }
    }
}

fn flows(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let look = &visit.look;
    let months: Vec<MonthFlow> = sections
        .monthly
        .iter()
        .map(|month| (month.month.first_day().format("%b %y").to_string(), month.credits, month.debits))
        .collect();
    let words = (look.say(t::MONEY_IN), look.say(t::MONEY_OUT));
    html! {
        h2 { (look.say(t::CHART_FLOWS)) }
        (charts::flows_by_month(look.say(t::CHART_FLOWS), &months, words))
        p.legend { span.in { "■" } " " (words.0) " " span.out { "■" } " " (words.1) }
        div.scroll tabindex="0" { table.small {
            thead { tr { th { (look.say(t::MONTH)) } th.number { (words.0) ", ₹" } th.number { (words.1) ", ₹" }
                th.number { "Salary, ₹" } th.number { (look.say(t::OBLIGATIONS)) ", ₹" } th.number { (look.say(t::AVERAGE_BALANCE)) ", ₹" } th {} } }
            tbody { @for (place, month) in sections.monthly.iter().enumerate() { tr {
                td { (month.month.first_day().format("%b %Y")) }
                td.number { (amount(month.credits)) } td.number { (amount(month.debits)) }
                td.number { (amount(month.salary)) } td.number { (amount(month.instalments)) }
                td.number { (month.average_balance.map(amount).unwrap_or_default()) }
                td { (rows_link(look, opened, &format!("/monthly/{place}/transaction_ids"), month.transaction_ids.len())) }
            } } }
        } }
    }
}

fn income(visit: &Visit, sections: &Sections) -> Markup {
    let look = &visit.look;
    let parts: Vec<_> = sections
        .income
        .sources
        .iter()
        .map(|source| {
            (source.payer.clone().unwrap_or_else(|| word_of(&source.kind)), source.monthly_income, "in")
        })
        .collect();
    html! {
        div { h2 { (look.say(t::CHART_INCOME)) }
            @if parts.is_empty() { p.quiet { (look.say(t::UNKNOWN)) } }
            (charts::lengths("income", look.say(t::CHART_INCOME), &parts)) }
    }
}

fn debts(visit: &Visit, sections: &Sections) -> Markup {
    let (look, able) = (&visit.look, &sections.affordability);
    let mut parts: Vec<(String, SignedRupees, &str)> = Vec::new();
    if let Some(income) = able.monthly_income {
        parts.push((look.say(t::MONTHLY_INCOME).to_owned(), income, "in"));
    }
    parts.push((look.say(t::OBLIGATIONS).to_owned(), able.monthly_obligations, "out"));
    if let Some(emi) = able.proposed_emi {
        parts.push((look.say(t::THIS_LOAN).to_owned(), emi, "out"));
    }
    html! {
        div { h2 { (look.say(t::CHART_DEBTS)) } (charts::lengths("debts", look.say(t::CHART_DEBTS), &parts)) }
    }
}
