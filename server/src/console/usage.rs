//! What the team used and spent in a month.

use chrono::{Months, NaiveDate};
use lending_engine::metrics::calendar::Month;
use lending_engine::money::Rupees;
use maud::html;
use poem::{Response, handler};
use serde::Deserialize;

use super::frame::{Place, page};
use super::look::rupees;
use super::problem::Problem;
use super::texts as t;
use super::visit::Visit;

#[derive(Deserialize)]
struct Usage {
    month: String,
    analyses: i64,
    pulls: i64,
    amount: Rupees,
    price: Rupees,
    daily_cap: Rupees,
    spent_today: Rupees,
    processor_seconds: ProcessorSeconds,
}

#[derive(Deserialize)]
struct ProcessorSeconds {
    reading: f64,
    recognising: f64,
    computing: f64,
}

#[handler]
pub(super) async fn usage_page(visit: Visit) -> Result<Response, Problem> {
    let used: Usage = visit.call.get(&format!("/usage{}", visit.query.query(&["month"]))).await?;
    let look = &visit.look;
    let first = format!("{}-01", used.month).parse::<NaiveDate>().unwrap_or_default();
    let link =
        |month: Option<NaiveDate>| month.map(|month| format!("/usage?month={}", month.format("%Y-%m")));
    let (before, after) =
        (link(first.checked_sub_months(Months::new(1))), link(first.checked_add_months(Months::new(1))));
    let times = [
        (t::TIME_READING, "reading", used.processor_seconds.reading),
        (t::TIME_RECOGNISING, "recognising", used.processor_seconds.recognising),
        (t::TIME_COMPUTING, "computing", used.processor_seconds.computing),
    ];
    let body = html! {
        h1 { (look.say(t::USAGE)) " " span.count data-fact="/month" { (look.language.month(Month::containing(first))) } }
        p.quiet { (look.say(t::USAGE_LEAD)) }
        dl.figures {
            div { dt { (look.say(t::ANALYSES)) } dd data-fact="/analyses" { (used.analyses) } }
            div { dt { (look.say(t::PULLS)) } dd data-fact="/pulls" { (used.pulls) } }
            div { dt { (look.say(t::SPENT)) } dd data-fact="/amount" { (rupees(used.amount)) } }
            div { dt { (look.say(t::PRICE)) } dd data-fact="/price" { (rupees(used.price)) } }
            div { dt { (look.say(t::DAILY_CAP)) } dd data-fact="/daily_cap" { (rupees(used.daily_cap)) } }
            div { dt { (look.say(t::SPENT_TODAY)) } dd data-fact="/spent_today" { (rupees(used.spent_today)) } }
        }
        h2 { (look.say(t::PROCESSOR_TIME)) }
        p.quiet { (look.say(t::PROCESSOR_TIME_LEAD)) }
        dl.figures { @for (what, name, seconds) in times {
            div { dt { (look.say(what)) } dd data-fact={ "/processor_seconds/" (name) } { (look.say(t::SECONDS).replace("{}", &format!("{seconds:.1}"))) } }
        } }
        nav.pages aria-label=(look.say(t::MONTH)) {
            @if let Some(before) = before { a rel="prev" href=(before) { "← " (look.say(t::PREVIOUS)) } }
            @if let Some(after) = after { a rel="next" href=(after) { (look.say(t::NEXT)) " →" } }
        }
    };
    Ok(page(&visit, Place::Usage, look.say(t::USAGE), body))
}
