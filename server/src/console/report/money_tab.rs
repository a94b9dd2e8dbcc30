//! Where the money comes from and goes to: charts, each with the table behind it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use lending_engine::categorise::Category;
use lending_engine::money::SignedRupees;
use lending_engine::transaction_id::TransactionId;
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::behind;
use super::charts::{self, Event, Length, MonthFlow};
use super::facts_tab::rows_link;
use super::flow_chart::{flow_chart, stay_told};
use super::head::{Tab, tab_page};
use super::movement::Movement;
use super::opened::{Opened, Sections};
use super::passages::{Followed, follow};
use crate::console::look::{Look, amount, rupees};
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

/// The metric that the other lengths are held against.
const INCOME: &str = "monthly_income";
/// How many passages the table lists: a page is to be read.
const PASSAGES: usize = 100;

#[handler]
pub(super) async fn money_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let rows = opened.rows::<Movement>().await?;
    Ok(tab_page(&visit, &opened, Tab::Money, |sections| {
        html! {
            (balance(&visit, &opened, sections, &rows))
            (flows(&visit, &opened, sections))
            (passages(&visit, &opened, sections, &rows))
            div.two {
                (income(&visit, &opened, sections))
                (debts(&visit, &opened, sections))
            }
        }
    }))
}

/// Of several accounts the first is drawn: their balances do not add up to one.
fn of_drawn_account<'r>(sections: &Sections, rows: &'r [Movement]) -> Vec<&'r Movement> {
    let account = sections.accounts.first().map(|account| account.id.as_str());
    rows.iter().filter(|row| Some(row.account_id.as_str()) == account).collect()
}

/// The last balance of each day.
fn by_day(sections: &Sections, rows: &[Movement]) -> Vec<(NaiveDate, SignedRupees)> {
    let mut days = BTreeMap::new();
    for row in of_drawn_account(sections, rows) {
        if let Some(balance) = row.balance {
            days.insert(row.date, balance);
        }
    }
    days.into_iter().collect()
}

fn events(look: &Look, opened: &Opened, sections: &Sections, rows: &[Movement]) -> Vec<Event> {
    let own = of_drawn_account(sections, rows);
    let salaries = own.iter().filter(|row| row.category == Category::Salary).map(|row| Event {
        date: row.date,
        is_good: true,
        text: format!("{}: {} {}", look.short_day(row.date), look.word_of(&row.category), rupees(row.amount)),
        behind: Some(format!("{}?row={}", opened.address("/rows"), row.id)),
    });
    let ids: BTreeSet<TransactionId> = own.iter().map(|row| row.id).collect();
    let bounces = sections.bounces.events.iter().enumerate();
    let bounces = bounces.filter(|(_, event)| event.transaction_ids.iter().any(|id| ids.contains(id)));
    let bounces = bounces.map(|(place, event)| Event {
        date: event.date,
        is_good: false,
        text: format!(
            "{}: {} {}",
            look.short_day(event.date),
            look.say(t::RETURNED),
            event.amount.map(rupees).unwrap_or_default()
        ),
        behind: behind::bounce(opened, sections, place),
    });
    salaries.chain(bounces).collect()
}

/// The balance day by day, with what each mark on it means.
pub(super) fn balance_chart(look: &Look, opened: &Opened, sections: &Sections, rows: &[Movement]) -> Markup {
    let (days, events) = (by_day(sections, rows), events(look, opened, sections, rows));
    html! {
        (charts::balance_by_day(look, look.say(t::CHART_BALANCE), &days, &events))
        p.legend { span.good { "▲" } " " (look.say(t::SALARY)) " " span.bad { "▼" } " " (look.say(t::RETURNED)) }
    }
}

fn balance(visit: &Visit, opened: &Opened, sections: &Sections, rows: &[Movement]) -> Markup {
    let look = &visit.look;
    html! {
        h2 { (look.say(t::CHART_BALANCE)) }
        (balance_chart(look, opened, sections, rows))
        details { summary { (look.say(t::AS_TABLE)) }
            table.small { thead { tr { th { (look.say(t::DAY)) } th.number { (look.say(t::BALANCE)) ", ₹" } } }
                tbody { @for (day, balance) in by_day(sections, rows) { tr data-day=(day) { td { (look.short_day(day)) } td.number { (amount(balance)) } } } } }
        }
    }
}

/// What came and went, month by month.
pub(super) fn months(look: &Look, opened: &Opened, sections: &Sections) -> Vec<MonthFlow> {
    let months = sections.monthly.iter().enumerate();
    let flow = months.map(|(place, month)| MonthFlow {
        name: look.short_month(month.month.first_day()),
        credits: month.credits,
        debits: month.debits,
        behind_credits: (month.credit_count > 0).then(|| behind::month(opened, place, "credit")),
        behind_debits: (month.debit_count > 0).then(|| behind::month(opened, place, "debit")),
    });
    flow.collect()
}

fn flows(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let look = &visit.look;
    let months = months(look, opened, sections);
    let words = (look.say(t::MONEY_IN), look.say(t::MONEY_OUT));
    html! {
        h2 { (look.say(t::CHART_FLOWS)) }
        (charts::flows_by_month(look, look.say(t::CHART_FLOWS), &months))
        p.legend { span.in { "■" } " " (words.0) " " span.out { "■" } " " (words.1) }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::CHART_FLOWS)) { table.small {
            thead { tr { th { (look.say(t::MONTH)) } th.number { (words.0) ", ₹" } th.number { (words.1) ", ₹" }
                th.number { (look.say(t::SALARY)) ", ₹" } th.number { (look.say(t::OBLIGATIONS)) ", ₹" } th.number { (look.say(t::AVERAGE_BALANCE)) ", ₹" } th {} } }
            tbody { @for (place, month) in sections.monthly.iter().enumerate() { tr {
                @let fact = format!("/result/monthly/{place}");
                td.day data-fact={ (fact) "/month" } { (look.language.month(month.month)) }
                td.number data-fact={ (fact) "/credits" } { (amount(month.credits)) } td.number data-fact={ (fact) "/debits" } { (amount(month.debits)) }
                td.number data-fact={ (fact) "/salary" } { (amount(month.salary)) } td.number data-fact={ (fact) "/instalments" } { (amount(month.instalments)) }
                td.number data-fact={ (fact) "/average_balance" } { (month.average_balance.map(amount).unwrap_or_default()) }
                td { (rows_link(look, opened, &format!("/monthly/{place}/transaction_ids"), month.transaction_ids.len())) }
            } } }
        } }
    }
}

/// Where the money of a pass-through pattern went on to; nothing where there is no such pattern.
fn passages(visit: &Visit, opened: &Opened, sections: &Sections, rows: &[Movement]) -> Markup {
    let look = &visit.look;
    let followed = follow(look, &sections.mule, rows, &sections.counterparties);
    if followed.passages.is_empty() {
        return html! {};
    }
    let number = sections.accounts.first().and_then(|account| account.number_masked.as_deref());
    let party = |name: &str, direction| behind::party(opened, sections, &followed, name, direction);
    html! {
        h2 #passages { (look.say(t::CHART_PASSAGES)) }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::CHART_PASSAGES)) { (flow_chart(look, number.unwrap_or_else(|| look.say(t::THE_ACCOUNT)), &followed, party)) }
        p.legend { (look.say(t::PASSAGES_NOTE)) " " (look.say(t::PASSAGES_SUM)
            .replace("{received}", &rupees(followed.received)).replace("{passed}", &rupees(followed.passed_on()))) }
        (passages_table(visit, opened, &followed))
    }
}

fn passages_table(visit: &Visit, opened: &Opened, followed: &Followed) -> Markup {
    let look = &visit.look;
    html! {
        details { summary { (look.say(t::AS_TABLE)) }
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::CHART_PASSAGES)) { table.small {
                thead { tr { th { (look.say(t::PAID_IN_BY)) } th { (look.say(t::PAID_ON_TO)) } th.number { (look.say(t::AMOUNT)) ", ₹" } th { (look.say(t::LEFT_AGAIN)) } } }
                tbody { @for one in followed.passages.iter().take(PASSAGES) { tr {
                    td { a href={ (opened.address("/rows")) "?row=" (one.came) } { (one.from) } }
                    td { a href={ (opened.address("/rows")) "?row=" (one.went) } { (one.to) } }
                    td.number { (amount(one.amount)) }
                    td { (stay_told(look, one.stay)) }
                } } }
            } }
            @if let Some(more) = followed.passages.len().checked_sub(PASSAGES).filter(|more| *more > 0) {
                p.quiet { (look.say(t::MORE_PASSAGES).replace("{}", &more.to_string())) }
            }
        }
    }
}

fn income(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let look = &visit.look;
    let sources = sections.income.sources.iter().enumerate();
    let parts: Vec<Length> = sources
        .map(|(place, source)| Length {
            name: source.payer.clone().unwrap_or_else(|| look.word_of(&source.kind)),
            value: source.monthly_income,
            class: "in",
            behind: behind::income_source(opened, sections, place),
            fact: format!("/result/income/sources/{place}/monthly_income"),
        })
        .collect();
    html! {
        div { h2 { (look.say(t::CHART_INCOME)) }
            @if parts.is_empty() { p.quiet { (look.say(t::UNKNOWN)) } }
            (charts::lengths(look.say(t::CHART_INCOME), &parts)) }
    }
}

fn debts(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let (look, able) = (&visit.look, &sections.affordability);
    let part = |text: t::Text, value: SignedRupees, name: &str, behind: Option<String>| Length {
        name: look.say(text).to_owned(),
        value,
        class: if name == INCOME { "in" } else { "out" },
        behind,
        fact: format!("/result/affordability/{name}"),
    };
    let mut parts = Vec::new();
    if let Some(income) = able.monthly_income {
        let behind = behind::metric(opened, sections, INCOME);
        parts.push(part(t::MONTHLY_INCOME, income, INCOME, behind));
    }
    let behind = behind::obligations(opened, sections);
    parts.push(part(t::OBLIGATIONS, able.monthly_obligations, "monthly_obligations", behind));
    if let Some(emi) = able.proposed_emi {
        let behind = sections.decision.offer.as_ref().map(|_| behind::limits(opened));
        parts.push(part(t::THIS_LOAN, emi, "proposed_emi", behind));
    }
    html! {
        div { h2 { (look.say(t::CHART_DEBTS)) } (charts::lengths(look.say(t::CHART_DEBTS), &parts)) }
    }
}
