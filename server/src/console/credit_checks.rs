//! Credit checks: listed, pulled with consent, read, their consent withdrawn, erased.

use std::collections::BTreeMap;

use chrono::{DateTime, Datelike, Utc};
use lending_engine::bureau::{BureauAccount, BureauMonth, BureauReport, Mark};
use lending_engine::money::Rupees;
use maud::{Markup, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::json;

use super::consent::consent_text;
use super::erasures;
use super::fields::{Fields, encoded};
use super::frame::{Place, empty, form_token, page, see_other, with_status};
use super::look::{Look, amount, rupees};
use super::mark_effects;
use super::marks;
use super::once;
use super::problem::Problem;
use super::records::{Analysis, Listed};
use super::removal::{Removal, asked_first, at_the_foot};
use super::texts as t;
use super::visit::{Submission, Visit};

/// How many months of payments are shown.
const MONTHS: usize = 24;

#[derive(Deserialize)]
struct Check {
    id: String,
    name: String,
    mobile: String,
    status: String,
    problem: Option<CheckProblem>,
    score: Option<u16>,
    score_status: Option<String>,
    derogatory: Vec<Mark>,
    billing: Billing,
    consent: Consent,
    analysis_id: Option<String>,
    created_at: DateTime<Utc>,
    #[serde(default)]
    report: Option<BureauReport>,
}

#[derive(Deserialize)]
struct CheckProblem {
    message: String,
}

#[derive(Deserialize)]
struct Billing {
    state: String,
    amount: Rupees,
}

#[derive(Deserialize)]
struct Consent {
    given_at: DateTime<Utc>,
    text_version: String,
    purpose: String,
    withdrawn_at: Option<DateTime<Utc>>,
}

fn is_entitled(visit: &Visit) -> bool {
    visit.me.team.entitlements.iter().any(|held| held == "bureau")
}

#[handler]
pub(super) async fn checks_page(visit: Visit) -> Result<Response, Problem> {
    let listed: Listed<Check> =
        visit.call.get(&format!("/credit-checks{}", visit.query.query(&["cursor", "q"]))).await?;
    let look = &visit.look;
    let body = html! {
        header.page-head { h1 { (look.say(t::CREDIT_CHECKS)) }
            @if is_entitled(&visit) && visit.may_bring_in() { a.button.primary href="/credit-checks/new" { (look.say(t::NEW_CHECK)) } } }
        p.quiet { (look.say(if is_entitled(&visit) { t::CHECKS_LEAD } else { t::NOT_ENTITLED })) }
        form.filters role="search" method="get" action="/credit-checks" {
            label { (look.say(t::SEARCH)) input type="search" name="q" maxlength="200" placeholder=(look.say(t::CHECK_SEARCH_HINT)) value=[visit.query.get("q")] data-key="/"; }
            button type="submit" { (look.say(t::SEARCH)) }
        }
        @if listed.data.is_empty() && visit.query.get("q").is_some() {
            section.empty { p { (look.say(t::NO_SUCH_CHECK)) } p { a href="/credit-checks" { (look.say(t::SHOW_ALL)) } } }
        } @else if listed.data.is_empty() { (empty(look.say(t::NO_CHECKS), look.say(t::CHECKS_LEAD))) } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::CREDIT_CHECKS)) { table.rows data-keys="rows" {
                thead { tr { th { (look.say(t::CHECK_NAME)) } th { (look.say(t::CHECK_MOBILE)) } th { (look.say(t::STATUS)) } th.number { (look.say(t::SCORE)) } th { (look.say(t::BILLING)) } th.number { (look.say(t::CREATED)) } } }
                tbody { @for (place, check) in listed.data.iter().enumerate() { tr {
                    @let fact = format!("/data/{place}");
                    td.grow { a.row-link href={ "/credit-checks/" (check.id) } data-fact={ (fact) "/name" } { (check.name) } }
                    td data-fact={ (fact) "/mobile" } { (check.mobile) }
                    td data-fact={ (fact) "/status" } { (look.words(&check.status)) }
                    td.number data-fact={ (fact) (if check.score.is_some() { "/score" } else { "/score_status" }) } { (score_of(look, check)) }
                    td data-fact={ (fact) "/billing/state" } { (look.words(&check.billing.state)) }
                    td.number.quiet data-fact={ (fact) "/created_at" } { (look.time(check.created_at)) }
                } } }
            } }
            nav.pages aria-label=(look.say(t::MORE)) {
                @if let Some(cursor) = &listed.next_cursor { a rel="next" href={ "/credit-checks" (visit.query.with("cursor", Some(cursor)).query(&["q", "cursor"])) } { (look.say(t::OLDER)) } }
            }
        }
    };
    Ok(page(&visit, Place::CreditChecks, look.say(t::CREDIT_CHECKS), body))
}

fn score_of(look: &Look, check: &Check) -> String {
    check.score.map_or_else(
        || check.score_status.as_deref().map(|status| look.words(status)).unwrap_or_default(),
        |score| score.to_string(),
    )
}

/// What the ledger charges for a report.
#[derive(Deserialize)]
struct Usage {
    price: Rupees,
}

/// `said` is what was typed, where the form was sent and refused. Consent is given anew.
async fn form(visit: &Visit, said: &Fields, problem: Option<&Problem>) -> Markup {
    let look = &visit.look;
    // A form without the price is better than none.
    let price = visit.call.get::<Usage>("/usage").await.ok().map(|usage| usage.price);
    html! {
        h1 { (look.say(t::NEW_CHECK)) }
        @if let Some(problem) = problem { (problem.note(look)) }
        form.card.stack method="post" action="/credit-checks/new" {
            (form_token(visit))
            (once::form_id_after(said, problem))
            div.two {
                label { (look.say(t::CHECK_NAME)) input name="name" required maxlength="200" autocomplete="off" value=[said.get("name")]; }
                label { (look.say(t::CHECK_MOBILE)) input name="mobile" type="tel" required maxlength="20" autocomplete="off" value=[said.get("mobile")]; }
            }
            (consent_text(look))
            label.check { input type="checkbox" name="consent" value="true" required; span { (look.say(t::CHECK_CONSENT)) } }
            @if let Some(price) = price { p.quiet { (look.say(t::CHECK_PRICE).replace("{}", &rupees(price))) } }
            button.primary type="submit" { (look.say(t::PULL)) }
        }
    }
}

#[handler]
pub(super) async fn new_check_page(visit: Visit) -> Response {
    let body = form(&visit, &Fields::default(), None).await;
    page(&visit, Place::CreditChecks, visit.look.say(t::NEW_CHECK), body)
}

#[handler]
pub(super) async fn pull(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let text = |name: &str| fields.get(name).unwrap_or_default();
    let body =
        json!({"name": text("name"), "mobile": text("mobile"), "consent": fields.get("consent").is_some()});
    let key = once::header(&fields);
    match visit.call.json_with::<Check>(Method::POST, "/credit-checks", key.as_slice(), &body).await {
        Ok(check) => Ok(see_other(&format!("/credit-checks/{}", check.id))),
        Err(error) => {
            let problem = Problem::from(error);
            let body = form(&visit, &fields, Some(&problem)).await;
            Ok(with_status(&visit, problem.status, Place::CreditChecks, visit.look.say(t::NEW_CHECK), body))
        }
    }
}

#[handler]
pub(super) async fn check_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let check: Check = visit.call.get(&format!("/credit-checks/{}", encoded(&id))).await?;
    // The case may have been erased since.
    let case = match &check.analysis_id {
        Some(id) => visit.call.get::<Analysis>(&format!("/analyses/{}", encoded(id))).await.ok(),
        None => None,
    };
    let look = &visit.look;
    let effect = |mark: &Mark| match &case {
        Some(case) => mark_effects::in_case(mark, case, &[]),
        None => mark_effects::alone(mark),
    };
    let body = html! {
        header.page-head { h1 { span data-fact="/name" { (check.name) } " " span.count data-fact="/mobile" { (check.mobile) } } }
        @if let Some(problem) = &check.problem { p.note.bad lang="en" { (problem.message) } }
        div.two {
            div { (gauge(look, &check)) }
            dl.figures {
                div { dt { (look.say(t::STATUS)) } dd data-fact="/status" { (look.words(&check.status)) } }
                div { dt { (look.say(t::BILLING)) } dd { span data-fact="/billing/state" { (look.words(&check.billing.state)) } " " span data-fact="/billing/amount" { (rupees(check.billing.amount)) } } }
                div { dt { (look.say(t::CONSENT)) } dd { (consent(look, &check)) } }
                @if let Some(case) = &case { div { dt { (look.say(t::THE_CASE)) } dd { a href={ "/analyses/" (case.id) } { (case.reference) } " " (marks::state(look, case)) } } }
            }
        }
        (withdrawal(&visit, &check))
        h2 { (look.say(t::MARKS)) }
        @if check.derogatory.is_empty() { p.quiet { (look.say(t::NO_FLAGS)) } }
        ul.flags { @for (place, mark) in check.derogatory.iter().enumerate() {
            @let fact = format!("/derogatory/{place}");
            li { strong data-fact={ (fact) "/severity" } { (look.word_of(&mark.severity)) } " · " span lang="en" data-fact={ (fact) "/text" } { (mark.text) }
                br; span.quiet { (look.say(effect(mark))) } }
        } }
        @if let Some(report) = &check.report { (accounts(look, report)) (enquiries(look, report)) }
        (keeping(&visit, &check, case.as_ref()))
    };
    Ok(page(&visit, Place::CreditChecks, &check.name, body))
}

fn consent(look: &Look, check: &Check) -> Markup {
    html! {
        span data-fact="/consent/given_at" { (look.time(check.consent.given_at)) } br;
        span.quiet { span data-fact="/consent/purpose" { (look.words(&check.consent.purpose)) } " · " span data-fact="/consent/text_version" { (check.consent.text_version) } }
        @match check.consent.withdrawn_at {
            Some(at) => { br; (look.say(t::CONSENT_WITHDRAWN)) " " span data-fact="/consent/withdrawn_at" { (look.time(at)) } }
            None => {}
        }
    }
}

/// What says that the person has taken their consent back.
fn withdrawal(visit: &Visit, check: &Check) -> Markup {
    html! {
        @if check.consent.withdrawn_at.is_none() && visit.may_write() {
            (asked_first(visit, &Removal {
                action: &format!("/credit-checks/{}/withdraw-consent", check.id),
                fields: &[],
                act: t::WITHDRAW_CONSENT,
                what: &check.name,
                goes: t::WITHDRAW_CONSENT_GOES,
            }))
        }
    }
}

#[handler]
pub(super) async fn withdraw(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    let path = format!("/credit-checks/{}/withdraw-consent", encoded(&id));
    submitted.visit.call.act(Method::POST, &path).await?;
    Ok(see_other(&format!("/credit-checks/{}", encoded(&id))))
}

/// What stands at the foot of a check. That of a case on hold offers no erasing, nor does one that is not settled: the API would
/// refuse it.
fn keeping(visit: &Visit, check: &Check, case: Option<&Analysis>) -> Markup {
    let look = &visit.look;
    let is_settled = matches!(check.status.as_str(), "completed" | "failed");
    let goes = if case.is_some() { t::ERASE_CHECK_OF_CASE_NOTE } else { t::ERASE_CHECK_NOTE };
    let says = html! { p { (look.say(goes)) } };
    html! {
        @if let Some(since) = case.and_then(|case| case.legal_hold_since) {
            p.note #hold { (look.say(t::CHECK_ON_HOLD_SINCE).replace("{}", &look.time(since))) }
        } @else if is_settled && visit.may_bring_in() {
            (at_the_foot(visit, &format!("/credit-checks/{}/erase", check.id), t::ERASE, &check.name, &says))
        }
    }
}

#[handler]
pub(super) async fn erase(submitted: Submission, Path(id): Path<String>) -> Result<Response, Problem> {
    erasures::erase(&submitted.visit, &format!("/credit-checks/{}", encoded(&id))).await
}

/// A score from 300 to 900 on half a circle.
fn gauge(look: &Look, check: &Check) -> Markup {
    let share = check.score.map(|score| (f64::from(score).clamp(300.0, 900.0) - 300.0) / 600.0);
    html! {
        svg.gauge.chart viewBox="0 0 240 140" role="img" aria-label=(score_of(look, check)) {
            path d="M30 120A90 90 0 0 1 210 120" pathLength="100" {}
            @if let Some(share) = share {
                path.filled d="M30 120A90 90 0 0 1 210 120" pathLength="100" stroke-dasharray={ (format!("{:.1}", share * 100.0)) " 100" } {}
            }
            text.score x="120" y="112" text-anchor="middle" data-fact=(if check.score.is_some() { "/score" } else { "/score_status" }) { (score_of(look, check)) }
            text x="30" y="138" text-anchor="middle" { "300" } text x="210" y="138" text-anchor="middle" { "900" }
        }
    }
}

fn accounts(look: &Look, report: &BureauReport) -> Markup {
    html! {
        h2 { (look.say(t::BUREAU_ACCOUNTS)) " (" (report.accounts.len()) ")" }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::BUREAU_ACCOUNTS)) { table {
            thead { tr { th { (look.say(t::LENDER)) } th { (look.say(t::CATEGORY)) } th { (look.say(t::OPENED)) } th.number { (look.say(t::BALANCE)) ", ₹" } th.number { (look.say(t::OVERDUE)) ", ₹" } th { (look.say(t::PAYMENTS)) } } }
            tbody { @for (place, account) in report.accounts.iter().enumerate() { tr {
                @let fact = format!("/report/accounts/{place}");
                td.grow { span data-fact={ (fact) "/lender" } { (account.lender.as_deref().unwrap_or("—")) } br; span.quiet.day data-fact={ (fact) "/number_masked" } { (account.number_masked.as_deref().unwrap_or_default()) } }
                td { span data-fact={ (fact) "/type" } { (look.word_of(&account.kind)) } @if account.closed.is_some() { br; span.quiet { (look.say(t::CLOSED)) } } }
                td.day data-fact={ (fact) "/opened" } { (account.opened.map(|day| look.short_day(day)).unwrap_or_default()) }
                td.number data-fact={ (fact) "/balance" } { (account.balance.map(amount).unwrap_or_default()) }
                td.number data-fact={ (fact) "/overdue" } { (account.overdue.map(amount).unwrap_or_default()) }
                td { (payments(look, account, &fact)) }
            } } }
        } }
    }
}

/// A year to a line, a month to a column: so any month is found, and the same months stand below one another.
fn payments(look: &Look, account: &BureauAccount, fact: &str) -> Markup {
    let mut years: BTreeMap<i32, [Option<(usize, &BureauMonth)>; 12]> = BTreeMap::new();
    let mut months: Vec<(usize, &BureauMonth)> = account.history.iter().enumerate().collect();
    months.sort_by_key(|(_, month)| std::cmp::Reverse(month.month));
    for (listed, month) in months.into_iter().take(MONTHS) {
        let first = month.month.first_day();
        let place = usize::try_from(first.month0()).ok();
        let cells = years.entry(first.year()).or_insert([None; 12]);
        if let Some(cell) = place.and_then(|place| cells.get_mut(place)) {
            *cell = Some((listed, month));
        }
    }
    html! {
        @if !years.is_empty() {
            table.grid-cells {
                thead { tr { td {} @for number in 1..=12 { th scope="col" { (number) } } } }
                tbody { @for (year, cells) in years.iter().rev() { tr {
                    th scope="row" { (year) }
                    @for cell in cells { (paid(look, *cell, fact)) }
                } } }
            }
        }
    }
}

/// One month: how many days late it was paid.
fn paid(look: &Look, month: Option<(usize, &BureauMonth)>, fact: &str) -> Markup {
    html! {
        @match month {
            Some((listed, month)) => td data-fact={ (fact) "/history/" (listed) "/dpd" } .late[month.dpd.is_some_and(|days| days > 0)].none[month.dpd.is_none()] title=(look.language.month(month.month)) {
                @match month.dpd { Some(days) => { (days) } None => { "–" } }
            },
            None => td.absent {},
        }
    }
}

fn enquiries(look: &Look, report: &BureauReport) -> Markup {
    html! {
        h2 { (look.say(t::ENQUIRIES)) " (" (report.enquiries.len()) ")" }
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::ENQUIRIES)) { table.small {
            thead { tr { th { (look.say(t::DATE)) } th { (look.say(t::LENDER)) } th { (look.say(t::CONSENT_PURPOSE)) } th.number { (look.say(t::AMOUNT)) ", ₹" } } }
            tbody { @for (place, enquiry) in report.enquiries.iter().enumerate() { tr {
            @let fact = format!("/report/enquiries/{place}");
            td.day data-fact={ (fact) "/date" } { (look.short_day(enquiry.date)) } td data-fact={ (fact) "/lender" } { (enquiry.lender.as_deref().unwrap_or("—")) }
            td data-fact={ (fact) "/purpose" } { (look.word_of(&enquiry.purpose)) }
            td.number data-fact={ (fact) "/amount" } { (enquiry.amount.map(amount).unwrap_or_default()) }
        } } } } }
    }
}
