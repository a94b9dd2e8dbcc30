//! What stands above every tab: the decision with its reasons, what can be done about it, and the tabs.

use lending_engine::decision::{Question, QuestionAnswer, ReasonSection};
use maud::{Markup, html};
use poem::http::{Method, header};
use poem::web::Path;
use poem::{Body, Response, handler};

use super::behind;
use super::document_tab::{BOX, check_of};
use super::facts_tab::rows_link;
use super::holder::holder;
use super::opened::{Opened, Sections};
use super::revision_pages::of_all;
use super::unfinished::unfinished;
use crate::console::fields::encoded;
use crate::console::frame::{Place, form_token, guard, page};
use crate::console::look::{Look, plain, rupees};
use crate::console::marks;
use crate::console::problem::Problem;
use crate::console::records::Review;
use crate::console::speaks_for::{AT_A_GLANCE, speaks_for};
use crate::console::texts::{self as t, Text};
use crate::console::visit::Visit;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    Facts,
    Money,
    Document,
    Rows,
    Bureau,
    Policy,
    History,
    /// Not among the tabs: a page beside them.
    Beside,
}

const TABS: [(Tab, &str, Text); 7] = [
    (Tab::Facts, "", t::TAB_FACTS),
    (Tab::Money, "/money", t::TAB_MONEY),
    (Tab::Document, "/document", t::TAB_DOCUMENT),
    (Tab::Rows, "/rows", t::TAB_ROWS),
    (Tab::Bureau, "/bureau", t::TAB_BUREAU),
    (Tab::Policy, "/policy", t::TAB_POLICY),
    (Tab::History, "/history", t::TAB_HISTORY),
];

/// A page of an analysis. Until there is a report, that is how far it is, whatever was asked for.
pub(super) fn tab_page(
    visit: &Visit,
    opened: &Opened,
    tab: Tab,
    body: impl FnOnce(&Sections) -> Markup,
) -> Response {
    let title = format!("{} {}", opened.analysis.reference, opened.analysis.about());
    let markup = match &opened.sections {
        None => unfinished(visit, opened, None),
        Some(sections) => html! {
            (title_line(&visit.look, opened, sections))
            (verdict(visit, opened, sections))
            nav.tabs aria-label=(visit.look.say(t::REPORT)) {
                @for (each, path, text) in TABS {
                    a href=(opened.address(path)) aria-current=[(each == tab).then_some("page")] { (visit.look.say(text)) }
                }
            }
            section.tab { (body(sections)) }
        },
    };
    page(visit, Place::Analyses, title.trim(), markup)
}

fn title_line(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    let analysis = &opened.analysis;
    html! {
        header.report-head {
            (about(look, opened, sections))
            p.quiet.files {
                a href=(opened.address("/history")) { (of_all(look, analysis.revision, analysis.revision)) }
                @if analysis.final_decision.is_some() {
                    " · " a href=(opened.address("/files/letter.html")) { (look.say(t::LETTER)) }
                }
                " · " a href=(opened.address("/files/report.xlsx")) { "xlsx" }
                " · " a href=(opened.address("/files/transactions.csv")) { "csv" }
                " · " a href=(opened.address("/files/statement")) { (look.say(t::STATEMENT_FILE)) " pdf" }
                " · " a href=(opened.address("/memo")) { (look.say(t::PRINT)) }
            }
            @if let Some(first) = &analysis.duplicate_of {
                p.note { a href={ "/analyses/" (first) } { (look.say(t::UPLOADED_BEFORE)) } }
            }
        }
    }
}

/// Whom and what the case is about.
pub(super) fn about(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    let analysis = &opened.analysis;
    let account = sections.accounts.first();
    let digits = account.and_then(|account| account.number_masked.as_deref()).map(last_four);
    html! {
        h1 {
            span data-fact="/ref" { (analysis.reference) }
            @if let Some(name) = &analysis.applicant.name { " · " span data-fact="/applicant/name" { (name) } }
            @else if let Some(name) = &sections.summary.holder_name { " · " span data-fact="/result/summary/holder_name" { (name) } }
        }
        p.quiet {
            span data-fact="/result/summary/banks" { (sections.summary.banks.join(", ")) }
            @if let Some(digits) = digits { " ··" span data-fact="/result/accounts/0/number_masked" { (digits) } }
            " · " span data-fact="/result/summary/period" { (look.period(sections.summary.period.from, sections.summary.period.to)) }
            " · " span data-fact="/product/name" { (analysis.product.name) }
            @if let Some(version) = analysis.product.version { " v" span data-fact="/product/version" { (version) } }
        }
    }
}

fn last_four(number: &str) -> String {
    let mut digits: Vec<char> = number.chars().rev().take(4).collect();
    digits.reverse();
    digits.into_iter().collect()
}

fn verdict(visit: &Visit, opened: &Opened, sections: &Sections) -> Markup {
    let (look, analysis, decision) = (&visit.look, &opened.analysis, &sections.decision);
    let outcome = analysis.final_decision.as_deref().or(analysis.decision.as_deref()).unwrap_or_default();
    html! {
        section class={ "verdict " (outcome) } data-decision=(outcome) {
            div.verdict-top {
                p.figure data-state="" { (marks::state(look, analysis)) }
                @if let Some(score) = &sections.score {
                    p { a.proof href=(opened.address("/policy#score")) { (look.say(t::SCORE)) " " strong data-fact="/result/score/total" { (score.total) } }
                        @if let Some(grade) = &score.grade { " " span data-fact="/result/score/grade" { (grade) } } }
                }
                (offer(look, sections, outcome != "approve", Some(behind::limits(opened).as_str())))
            }
            @if let Some(review) = &analysis.review { (reviewed(look, review, opened.reviewer.as_deref())) }
            div.verdict-grid {
                div {
                    h2 { (look.say(t::BECAUSE)) }
                    ol.reasons {
                        @for (place, reason) in decision.reasons.iter().enumerate().take(AT_A_GLANCE) {
                            li { span lang="en" data-fact={ "/result/decision/reasons/" (place) "/text" } { (plain(&reason.text)) }
                                @if !reason.rows.is_empty() {
                                    " " a.proof href=(opened.rows_behind(&format!("/decision/reasons/{place}/rows"))) { "→ " (look.say(t::SHOW_ROWS)) }
                                }
                                @if reason.section == ReasonSection::Document {
                                    " " a.proof href=(finding(opened, sections, &reason.text)) { "→ " (look.say(t::TAB_DOCUMENT)) }
                                }
                            }
                        }
                        @if decision.reasons.is_empty() {
                            li lang="en" data-fact="/result/summary/headline" { (sections.summary.headline) }
                            @for (place, rule) in speaks_for(&sections.policy) {
                                li { span lang="en" data-fact={ "/result/policy/rules/" (place) "/text" } { (rule.text) } (rows_link(look, opened, &format!("/policy/rules/{place}/rows"), rule.rows.len())) }
                            }
                        }
                    }
                    @if decision.reasons.len() > AT_A_GLANCE {
                        p { a href=(opened.address("/policy")) { (look.say(t::MORE)) " (" (decision.reasons.len() - AT_A_GLANCE) ")" } }
                    }
                }
                @if let Some(change) = &decision.what_would_change {
                    div { h2 { (look.say(t::WOULD_CHANGE)) } p lang="en" data-fact="/result/decision/what_would_change/text" { (plain(&change.text)) } }
                }
                @if !decision.questions.is_empty() && analysis.review.is_none() {
                    div { h2 { (look.say(t::QUESTIONS)) }
                        @for (place, question) in decision.questions.iter().enumerate() { (asked(visit, opened, place, question)) }
                    }
                }
            }
            p.acts {
                @if analysis.awaits_review() && visit.may_write() {
                    a.button.primary data-key="a" href=(opened.address("/review?outcome=approve")) { (look.say(t::APPROVE_DOTS)) }
                    a.button.danger data-key="d" href=(opened.address("/review?outcome=decline")) { (look.say(t::DECLINE_DOTS)) }
                }
                a.button href=(opened.address("/what-if")) { (look.say(t::WHAT_IF)) }
            }
            div.held { span.quiet { (look.say(t::ASSIGNED_TO)) ":" } " " (holder(visit, analysis, &opened.address(""))) }
        }
    }
}

/// Where the document shows what a reason tells of.
fn finding(opened: &Opened, sections: &Sections, reason: &str) -> String {
    let check = check_of(sections, reason).map(|place| format!("?check={place}{BOX}"));
    format!("{}{}", opened.address("/document"), check.unwrap_or_default())
}

/// `limits` is where stands what limits it; `None` of an offer that is not the present one.
pub(super) fn offer(
    look: &Look,
    sections: &Sections,
    is_only_if_approved: bool,
    limits: Option<&str>,
) -> Markup {
    let title = if is_only_if_approved { t::OFFER_IF_APPROVED } else { t::OFFER };
    let proved = |amount: String| {
        html! { @match limits { Some(address) => { a.proof href=(address) { (amount) } } None => { (amount) } } }
    };
    html! {
        @if let Some(offer) = &sections.decision.offer {
            p.offer { (look.say(title)) " " strong data-fact="/result/decision/offer/amount" { (proved(rupees(offer.amount))) }
                " · " span data-fact="/result/decision/offer/tenure_months" { (offer.tenure_months) } " " (look.say(t::MONTHS))
                " · " span data-fact="/result/decision/offer/emi" { (proved(rupees(offer.emi))) } " " (look.say(t::A_MONTH))
                " · " (look.say(t::LIMITED_BY)) " " span data-fact="/result/decision/offer/binding_constraint" { (look.words(offer.binding_constraint.name()).to_lowercase()) } }
        } @else {
            p.offer.quiet { (look.say(t::NO_OFFER)) }
        }
    }
}

pub(super) fn reviewed(look: &Look, review: &Review, reviewer: Option<&str>) -> Markup {
    html! {
        div.note.good[review.outcome == "approve"].bad[review.outcome != "approve"] {
            p { strong { (look.say(t::DECIDED_BY_PERSON)) } " · " (reviewer.unwrap_or(&review.by)) " · " (look.time(review.at))
                @if let Some(amount) = review.amount { " · " span data-fact="/review/amount" { (rupees(amount)) } }
                @if let Some(months) = review.tenure_months { " · " span data-fact="/review/tenure_months" { (months) } " " (look.say(t::MONTHS)) }
            }
            @if let Some(note) = &review.note { p data-fact="/review/note" { (note) } }
            @if !review.conditions.is_empty() { ul { @for (place, condition) in review.conditions.iter().enumerate() { li data-fact={ "/review/conditions/" (place) } { (condition) } } } }
        }
    }
}

fn asked(visit: &Visit, opened: &Opened, place: usize, question: &Question) -> Markup {
    let look = &visit.look;
    html! {
        form.question method="post" action=(opened.address("/answer")) {
            (form_token(visit))
            input type="hidden" name="question" value=(question.id);
            input type="hidden" name="revision" value=(opened.analysis.revision);
            p { span lang="en" data-fact={ "/result/decision/questions/" (place) "/text" } { (question.text) }
                @if !question.rows.is_empty() {
                    " " a.proof href=(opened.rows_behind(&format!("/decision/questions/{place}/rows"))) { "→ " (look.say(t::SHOW_ROWS)) }
                }
            }
            p.acts {
                @for (number, answer) in question.answers.iter().enumerate() {
                    @let then = then(look, answer, &format!("/result/decision/questions/{place}/answers/{number}"));
                    @if answer.correction.is_some() && visit.may_write() {
                        button type="submit" name="answer" value=(answer.value) { (then) }
                    } @else {
                        span.quiet { (then) }
                    }
                }
            }
        }
    }
}

/// What can be answered, and what would be decided then.
fn then(look: &Look, answer: &QuestionAnswer, fact: &str) -> Markup {
    html! {
        span data-fact={ (fact) "/value" } { (look.words(&answer.value)) } " → "
        span data-fact={ (fact) "/outcome" } { (look.words(answer.outcome.name()).to_lowercase()) }
        @if let Some(offer) = answer.offer { " " span data-fact={ (fact) "/offer" } { (rupees(offer)) } }
    }
}

/// Files of the API that the page of an analysis leads to.
const FILES: [&str; 5] = ["letter.html", "letter.txt", "report.xlsx", "transactions.csv", "statement"];

/// A file as the API gives it.
#[handler]
pub(super) async fn file(
    visit: Visit,
    Path((id, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    if !FILES.contains(&name.as_str()) {
        return Err(Problem::not_found());
    }
    let language = if name.starts_with("letter") {
        format!("?language={}", visit.look.language.code())
    } else {
        String::new()
    };
    let path = format!("/analyses/{}/{name}{language}", encoded(&id));
    let mut response = visit.call.send(Method::GET, &path, &[], Body::empty()).await?;
    let headers = response.headers_mut();
    // A letter is a page with a policy of its own, which allows its style and nothing else.
    let own = headers.get(header::CONTENT_SECURITY_POLICY).cloned();
    guard(headers);
    if let Some(own) = own {
        headers.insert(header::CONTENT_SECURITY_POLICY, own);
    }
    Ok(response)
}
