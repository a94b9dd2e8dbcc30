//! The inbox, and all analyses: filters, search and paging, all of it in the address.

use maud::{Markup, html};
use poem::{Response, handler};

use super::frame::{Place, empty, page, see_other};
use super::look::{Letters, Look, amount};
use super::marks;
use super::problem::Problem;
use super::records::{Analysis, Listed, Person};
use super::report::assign::people;
use super::report::holder::holder;
use super::texts::{self as t, Text};
use super::visit::Visit;

/// How many stand on a page.
const PAGE: u32 = 25;
const FILTERS: [&str; 8] =
    ["status", "decision", "product_id", "q", "cursor", "awaiting_review", "assignee", "legal_hold"];
const CHOSEN: [&str; 6] = ["status", "decision", "product_id", "q", "assignee", "legal_hold"];
const CHOSEN_IN_INBOX: [&str; 2] = ["assignee", "q"];

/// What waits for a person, the oldest first.
#[handler]
pub(super) async fn inbox(visit: Visit) -> Result<Response, Problem> {
    let query = visit.query.with("decision", Some("review")).with("awaiting_review", Some("true"));
    let query = query.with("order", Some("oldest")).with("limit", Some(&PAGE.to_string()));
    let names = ["decision", "awaiting_review", "order", "assignee", "q", "cursor", "limit"];
    let listed: Listed<Analysis> = visit.call.get(&format!("/analyses{}", query.query(&names))).await?;
    let first_page = format!("/inbox{}", visit.query.query(&CHOSEN_IN_INBOX));
    let is_further = visit.query.get("cursor").is_some();
    if is_further && listed.data.is_empty() {
        // Somebody has decided what stood there.
        return Ok(see_other(&first_page));
    }
    let waiting = &listed.data;
    let people = people(&visit).await?;
    let look = &visit.look;
    let now = visit.call.app.store.clock().now();
    let body = html! {
        (head(&visit, look.say(t::WAITING), listed.total, t::INBOX_KEYS_HINT))
        form.filters role="search" method="get" action="/inbox" {
            label { (look.say(t::SEARCH)) input type="search" name="q" maxlength="200" placeholder=(look.say(t::SEARCH_HINT)) value=[visit.query.get("q")] data-key="/"; }
            (whose(&visit, &people))
            button type="submit" { (look.say(t::FILTER)) }
        }
        @if waiting.is_empty() && !visit.query.query(&CHOSEN_IN_INBOX).is_empty() {
            section.empty { p { (look.say(t::NONE_MATCH)) } p { a href="/inbox" { (look.say(t::SHOW_ALL)) } } }
        } @else if waiting.is_empty() {
            (empty(look.say(t::NOTHING_WAITS), look.say(t::NOTHING_WAITS_NOTE)))
        } @else {
            div.scroll tabindex="0" role="region" aria-label=(look.say(t::WAITING)) { table.rows.cards data-keys="rows" {
                thead { tr {
                    th { (look.say(t::REFERENCE)) } th { (look.say(t::APPLICANT)) } th.number.wide { (look.say(t::ASKED_FOR)) }
                    th { (look.say(t::WHY_IT_WAITS)) } th.number { (look.say(t::SINCE)) } th { (look.say(t::ASSIGNED_TO)) }
                } }
                tbody { @for (place, analysis) in waiting.iter().enumerate() {
                    @let fact = format!("/data/{place}");
                    @let review = visit.may_write().then(|| format!("/analyses/{}/review?outcome=", analysis.id));
                    tr data-a=[review.as_ref().map(|page| format!("{page}approve"))] data-d=[review.as_ref().map(|page| format!("{page}decline"))] {
                        td { a.row-link href={ "/analyses/" (analysis.id) } data-fact={ (fact) "/ref" } { (analysis.reference) } }
                        td.grow data-fact={ (fact) (about_fact(analysis)) } { (analysis.about()) }
                        td.number.wide data-fact={ (fact) "/inputs/requested_amount" } { (asked_for(analysis)) }
                        td.why data-fact={ (fact) "/review_reasons" } { (why(look, analysis)) }
                        td.number.quiet data-age={ (fact) (if analysis.completed_at.is_some() { "/completed_at" } else { "/created_at" }) } { (look.ago(analysis.completed_at.unwrap_or(analysis.created_at), now)) }
                        td.held { (holder(&visit, analysis, &visit.address)) }
                    }
                } }
            } }
            nav.pages aria-label=(look.say(t::MORE)) {
                @if is_further { a href=(first_page) { (look.say(t::FIRST_PAGE)) } }
                @if let Some(cursor) = listed.next_cursor.as_deref().filter(|_| listed.has_more) {
                    a rel="next" href={ "/inbox" (visit.query.with("cursor", Some(cursor)).query(&["assignee", "q", "cursor"])) } { (look.say(t::MORE)) }
                }
            }
        }
    };
    Ok(page(&visit, Place::Inbox, look.say(t::INBOX), body))
}

/// Every analysis of the team.
#[handler]
pub(super) async fn all_analyses(visit: Visit) -> Result<Response, Problem> {
    let query = visit.query.with("limit", Some(&PAGE.to_string()));
    let path = format!("/analyses{}", query.query(&[&FILTERS[..], &["limit"]].concat()));
    let listed: Listed<Analysis> = visit.call.get(&path).await?;
    let products: Listed<super::records::Product> = visit.call.get("/products?limit=100").await?;
    let people = people(&visit).await?;
    let look = &visit.look;
    let body = html! {
        (head(&visit, look.say(t::ANALYSES), listed.total, t::KEYS_HINT))
        (filters(&visit, &products.data, &people))
        @if listed.data.is_empty() {
            @if visit.query.query(&CHOSEN).is_empty() {
                (empty(look.say(t::NO_ANALYSES), look.say(t::NO_ANALYSES_NOTE)))
            } @else {
                section.empty { p { (look.say(t::NONE_MATCH)) } p { a href="/analyses" { (look.say(t::SHOW_ALL)) } } }
            }
        } @else {
            (table(&visit, &listed.data))
            nav.pages aria-label=(look.say(t::MORE)) {
                @if visit.query.get("cursor").is_some() {
                    a href={ "/analyses" (visit.query.query(&CHOSEN)) } { (look.say(t::NEWEST)) }
                }
                @if let Some(cursor) = listed.next_cursor.as_deref().filter(|_| listed.has_more) {
                    a rel="next" href={ "/analyses" (visit.query.with("cursor", Some(cursor)).query(&FILTERS)) } { (look.say(t::OLDER)) }
                }
            }
        }
    };
    Ok(page(&visit, Place::Analyses, look.say(t::ANALYSES), body))
}

fn head(visit: &Visit, title: &str, total: Option<i64>, keys: Text) -> Markup {
    let look = &visit.look;
    html! {
        header.page-head {
            h1 { (title) @if let Some(total) = total { " " span.count { (total) } } }
            @if look.letters == Letters::On { span.quiet.keys { (look.say(keys)) } }
            @if visit.may_bring_in() { a.button.primary href="/analyses/upload" { (look.say(t::UPLOAD)) } }
        }
    }
}

/// Which member of the answer says whom a case is about.
const fn about_fact(analysis: &Analysis) -> &'static str {
    if analysis.applicant.name.is_some() { "/applicant/name" } else { "/file/name" }
}

fn asked_for(analysis: &Analysis) -> String {
    analysis.inputs.requested_amount.map(amount).unwrap_or_default()
}

/// What of a case makes it wait, gravest first, each as a sentence.
fn why(look: &Look, analysis: &Analysis) -> String {
    let told = |name: &String| {
        let known = WAITS.iter().find(|(known, _)| known == name);
        known.map_or_else(|| look.words(name), |(_, text)| look.say(*text).to_owned())
    };
    analysis.review_reasons.iter().map(told).collect::<Vec<_>>().join(" ")
}

/// Why a case waits, by the contract's names. The report says it of the very case.
const WAITS: [(&str, Text); 12] = [
    ("derogatory_bureau", t::WAITS_DEROGATORY_BUREAU),
    ("document_integrity", t::WAITS_DOCUMENT_INTEGRITY),
    ("mule_pattern", t::WAITS_MULE_PATTERN),
    ("name_mismatch", t::WAITS_NAME_MISMATCH),
    ("insufficient_data", t::WAITS_INSUFFICIENT_DATA),
    ("bureau_unavailable", t::WAITS_BUREAU_UNAVAILABLE),
    ("policy_refer", t::WAITS_POLICY_REFER),
    ("score_grey_zone", t::WAITS_SCORE_GREY_ZONE),
    ("rule_not_evaluated", t::WAITS_RULE_NOT_EVALUATED),
    ("offer_below_minimum", t::WAITS_OFFER_BELOW_MINIMUM),
    ("decline_in_doubt", t::WAITS_DECLINE_IN_DOUBT),
    ("missing_period", t::WAITS_MISSING_PERIOD),
];

fn table(visit: &Visit, analyses: &[Analysis]) -> Markup {
    let look = &visit.look;
    html! {
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::ANALYSES)) { table.rows.cards data-keys="rows" {
            thead { tr {
                th { (look.say(t::REFERENCE)) } th { (look.say(t::APPLICANT)) } th { (look.say(t::DECISION)) }
                th.number.wide { (look.say(t::ASKED_FOR)) } th.wide { (look.say(t::PRODUCT)) } th.number.wide { (look.say(t::UPLOADED)) }
            } }
            tbody { @for (place, analysis) in analyses.iter().enumerate() {
                @let fact = format!("/data/{place}");
                tr {
                    td { a.row-link href={ "/analyses/" (analysis.id) } data-fact={ (fact) "/ref" } { (analysis.reference) } }
                    td.grow data-fact={ (fact) (about_fact(analysis)) } { (analysis.about()) }
                    td.state { span data-state={ (fact) } { (marks::state(look, analysis)) } (marks::hold(look, analysis)) }
                    td.number.wide data-fact={ (fact) "/inputs/requested_amount" } { (asked_for(analysis)) }
                    td.wide.quiet data-fact={ (fact) "/product/name" } { (analysis.product.name) }
                    td.number.wide.quiet data-fact={ (fact) "/created_at" } { (look.time(analysis.created_at)) }
                }
            } }
        } }
    }
}

/// Whose cases are shown.
fn whose(visit: &Visit, people: &[Person]) -> Markup {
    let (look, chosen) = (&visit.look, visit.query.get("assignee"));
    let others = people.iter().filter(|person| person.id != visit.me.user.id);
    html! {
        label { (look.say(t::ASSIGNED_TO))
            select name="assignee" {
                option value="" { (look.say(t::ANY)) }
                option value="me" selected[chosen == Some("me")] { (look.say(t::ME)) }
                option value="none" selected[chosen == Some("none")] { (look.say(t::NOBODY)) }
                @for person in others {
                    option value=(person.id) selected[chosen == Some(person.id.as_str())] { (person.name) }
                }
            }
        }
    }
}

fn filters(visit: &Visit, products: &[super::records::Product], people: &[Person]) -> Markup {
    let (look, query) = (&visit.look, &visit.query);
    let chosen = |name: &str, value: &str| query.get(name) == Some(value);
    html! {
        form.filters role="search" method="get" action="/analyses" {
            label { (look.say(t::SEARCH))
                input type="search" name="q" maxlength="200" placeholder=(look.say(t::SEARCH_HINT)) value=[query.get("q")] data-key="/";
            }
            label { (look.say(t::DECISION))
                select name="decision" {
                    option value="" { (look.say(t::ANY)) }
                    @for (value, text) in [("approve", t::APPROVE), ("review", t::REVIEW), ("decline", t::DECLINE)] {
                        option value=(value) selected[chosen("decision", value)] { (look.say(text)) }
                    }
                }
            }
            label { (look.say(t::STATUS))
                select name="status" {
                    option value="" { (look.say(t::ANY)) }
                    @for (value, text) in [("queued", t::QUEUED), ("processing", t::PROCESSING), ("completed", t::COMPLETED), ("failed", t::FAILED)] {
                        option value=(value) selected[chosen("status", value)] { (look.say(text)) }
                    }
                }
            }
            label { (look.say(t::PRODUCT))
                select name="product_id" {
                    option value="" { (look.say(t::ANY)) }
                    @for product in products {
                        @if let Some(id) = &product.id {
                            option value=(id) selected[chosen("product_id", id)] { (product.name) }
                        }
                    }
                }
            }
            (whose(visit, people))
            label { (look.say(t::LEGAL_HOLD))
                select name="legal_hold" {
                    option value="" { (look.say(t::ANY)) }
                    @for (value, text) in [("true", t::ON_HOLD), ("false", t::NOT_ON_HOLD)] {
                        option value=(value) selected[chosen("legal_hold", value)] { (look.say(text)) }
                    }
                }
            }
            button type="submit" { (look.say(t::FILTER)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::fields::Fields;

    #[test]
    fn what_the_api_does_not_know_never_reaches_it() {
        let query = Fields::parse(b"q=asha&theme=dark&limit=100000");
        assert_eq!(query.query(&FILTERS), "?q=asha");
    }
}
