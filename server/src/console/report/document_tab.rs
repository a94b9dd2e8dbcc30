//! The statement itself: its pages with what was found on them, beside the findings and the checks.

use std::sync::Arc;

use lending_base::TeamId;
use lending_engine::report::{IntegrityCheck, PageBox, Transaction};
use maud::{Markup, PreEscaped, html};
use poem::http::Method;
use poem::web::Path;
use poem::{Body, Response, handler};

use super::forged::both_sides;
use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use super::rows_tab::one_row_of;
use crate::console::fields::{Fields, encoded};
use crate::console::frame::guard;
use crate::console::look::{Look, amount, name_of, percent, plain, word_of};
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;
use crate::errors::{ApiError, Code};
use crate::page_drawings::DrawnPage;

/// Something that has a place on a page.
struct Finding<'s> {
    check: usize,
    /// Which of the check's pieces of evidence it is.
    evidence: usize,
    page: usize,
    bounds: Option<PageBox>,
    /// Of the check.
    code: &'s str,
    text: &'s str,
    detail: &'s str,
    declared: Option<&'s str>,
    found: Option<&'s str>,
}

/// Where the box stands on the page: browsers scroll to it.
pub(super) const BOX: &str = "#box";

/// Dots of a painted page for each point of it.
const SCALE: f32 = 2.0;

/// A page that can be shown.
enum Sheet {
    /// Drawn here, as shapes.
    Drawn(Arc<DrawnPage>),
    /// Painted by the API: a scan, or a page of a file that only its password opens. In points.
    Painted { width: f32, height: f32 },
}

/// What the address asks to see: a page, and where on it.
struct Wanted<'s> {
    page: usize,
    bounds: Option<PageBox>,
    row: Option<&'s Transaction>,
    /// Which of the findings is shown.
    finding: Option<usize>,
    /// How many times wider than its frame the page is.
    zoom: usize,
}

/// What an address of this page says.
const IN_ADDRESS: [&str; 5] = ["page", "finding", "check", "row", "zoom"];
/// The page fills its frame, or is twice or three times as wide: `console.css` has a class for each.
const MOST_ZOOM: usize = 3;

#[handler]
pub(super) async fn document_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let Some(sections) = &opened.sections else {
        return Ok(tab_page(&visit, &opened, Tab::Document, |_| html! {}));
    };
    let row = match visit.query.get("row") {
        Some(row) => Some(one_row_of(&visit, &id, row).await?),
        None => None,
    };
    let findings = findings(sections);
    let wanted = wanted(&visit, sections, row.as_ref(), &findings);
    let sheet = sheet(&visit, &opened, wanted.page).await?;
    Ok(tab_page(&visit, &opened, Tab::Document, |sections| {
        shown(&visit, &opened, sections, &findings, &wanted, sheet.as_ref())
    }))
}

/// The page in one of the ways to show it; `None` where there is none, or no statement any more.
async fn sheet(visit: &Visit, opened: &Opened, page: usize) -> Result<Option<Sheet>, Problem> {
    if opened.analysis.statement_erased_at.is_some() {
        visit.call.app.page_drawings.forget(&opened.analysis.id);
        return Ok(None);
    }
    match drawn(visit, opened, page).await? {
        Some(page) => Ok(Some(Sheet::Drawn(page))),
        None => painted(visit, opened, page).await,
    }
}

async fn painted(visit: &Visit, opened: &Opened, page: usize) -> Result<Option<Sheet>, Problem> {
    let path = format!("/analyses/{}/pages/{page}.png?scale={SCALE}", opened.analysis.id);
    let mut answer = match visit.call.send(Method::GET, &path, &[], Body::empty()).await {
        Ok(answer) => answer,
        Err(error)
            if [Code::PageNotDrawable, Code::StatementErased, Code::NotFound].contains(&error.code) =>
        {
            return Ok(None);
        }
        Err(error) => return Err(error.into()),
    };
    let png = answer.take_body().into_bytes().await.map_err(|_| ApiError::internal())?;
    Ok(size_in_points(&png).map(|(width, height)| Sheet::Painted { width, height }))
}

/// The size that the head of a PNG tells.
fn size_in_points(png: &[u8]) -> Option<(f32, f32)> {
    let side = |at: usize| {
        let bytes: [u8; 4] = png.get(at..at + 4)?.try_into().ok()?;
        let dots = u16::try_from(u32::from_be_bytes(bytes)).ok()?;
        Some(f32::from(dots) / SCALE)
    };
    Some((side(16)?, side(20)?))
}

/// The page, drawn now or kept from before. The statement is asked for either way: so each look is on record, and what was
/// kept is shown for no longer than the statement is there.
async fn drawn(visit: &Visit, opened: &Opened, page: usize) -> Result<Option<Arc<DrawnPage>>, Problem> {
    let (drawings, id) = (&visit.call.app.page_drawings, &opened.analysis.id);
    let path = format!("/analyses/{id}/statement");
    let mut answer = match visit.call.send(Method::GET, &path, &[], Body::empty()).await {
        Ok(answer) => answer,
        Err(error) => {
            if [Code::StatementErased, Code::NotFound].contains(&error.code) {
                drawings.forget(id);
            }
            return Err(error.into());
        }
    };
    if let Some(page) = drawings.find(id, page) {
        return Ok(Some(page));
    }
    let pdf = answer.take_body().into_bytes().await.map_err(|_| ApiError::internal())?;
    let team = TeamId::parse(&visit.me.team.id);
    Ok(drawings.draw(team.as_ref(), id, page, &pdf).await?)
}

/// A painted page, as the API gives it.
#[handler]
pub(super) async fn painted_page(
    visit: Visit,
    Path((id, page)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let path = format!("/analyses/{}/pages/{}?scale={SCALE}", encoded(&id), encoded(&page));
    let mut response = visit.call.send(Method::GET, &path, &[], Body::empty()).await?;
    guard(response.headers_mut());
    Ok(response)
}

fn wanted<'s>(
    visit: &Visit,
    sections: &Sections,
    row: Option<&'s Transaction>,
    findings: &[Finding<'_>],
) -> Wanted<'s> {
    let number = |name: &str| visit.query.get(name).and_then(|text| text.parse::<usize>().ok());
    let of_check =
        || number("check").and_then(|check| findings.iter().position(|finding| finding.check == check));
    let finding = number("finding").or_else(of_check).filter(|place| *place < findings.len());
    let (page, bounds) = match (row, finding.and_then(|place| findings.get(place))) {
        (Some(row), _) => (row.page, Some(row.bounds)),
        (None, Some(finding)) => (finding.page, finding.bounds),
        (None, None) => (number("page").unwrap_or(1), None),
    };
    let zoom = number("zoom").unwrap_or(1).clamp(1, MOST_ZOOM);
    Wanted { page: page.clamp(1, sections.data_quality.pages.total.max(1)), bounds, row, finding, zoom }
}

fn findings(sections: &Sections) -> Vec<Finding<'_>> {
    let failed = sections.integrity.checks.iter().enumerate().filter(|(_, check)| status(check) == "Failed");
    failed
        .flat_map(|(place, check)| {
            check.evidence.iter().enumerate().filter_map(move |(number, evidence)| {
                Some(Finding {
                    check: place,
                    evidence: number,
                    page: evidence.page?,
                    bounds: evidence.bounds,
                    code: &check.code,
                    text: &check.message,
                    detail: &evidence.detail,
                    declared: evidence.declared.as_deref(),
                    found: evidence.found.as_deref(),
                })
            })
        })
        .collect()
}

/// The check that a reason of the decision tells of: it says what the check found, or begins with it.
pub(super) fn check_of(sections: &Sections, reason: &str) -> Option<usize> {
    let says = |check: &IntegrityCheck| reason.contains(check.message.trim_end_matches('.'));
    sections.integrity.checks.iter().position(|check| status(check) == "Failed" && says(check))
}

pub(super) fn has_failed(check: &IntegrityCheck) -> bool {
    status(check) == "Failed"
}

fn status(check: &IntegrityCheck) -> String {
    word_of(&check.status)
}

fn shown(
    visit: &Visit,
    opened: &Opened,
    sections: &Sections,
    findings: &[Finding<'_>],
    wanted: &Wanted<'_>,
    sheet: Option<&Sheet>,
) -> Markup {
    let look = &visit.look;
    let Wanted { row: asked_row, finding: here, .. } = *wanted;
    let finding = here.and_then(|place| findings.get(place));
    html! {
        div.document {
            div.sheet {
                (ways(visit, opened, sections, findings, wanted))
                (picture(look, opened, sheet, wanted))
                @if let Some(row) = asked_row { (row_note(look, opened, row)) }
                @if let Some(finding) = finding {
                    p.note.bad lang="en" { (plain(finding.text)) " " (plain(finding.detail)) }
                    (both_sides(look, finding.code, finding.declared, finding.found))
                }
            }
            div {
                @if !findings.is_empty() {
                    h2 { (look.say(t::FINDINGS)) " (" (findings.len()) ")" }
                    ol.findings { @for (place, finding) in findings.iter().enumerate() {
                        li { a href={ (opened.address("/document")) "?finding=" (place) (BOX) } aria-current=[(here == Some(place)).then_some("true")]
                            data-finding="true" { (look.say(t::PAGE)) " " (finding.page) ": " span lang="en" data-fact={ "/result/integrity/checks/" (finding.check) "/evidence/" (finding.evidence) "/detail" } { (plain(finding.detail)) } } }
                    } }
                }
                h2 { (look.say(t::CHECKS)) }
                (checks(look, opened, sections))
                (certainty(look, sections))
            }
        }
    }
}

/// To other pages and findings, and nearer: addresses, so that they work everywhere.
fn ways(
    visit: &Visit,
    opened: &Opened,
    sections: &Sections,
    findings: &[Finding<'_>],
    wanted: &Wanted<'_>,
) -> Markup {
    let look = &visit.look;
    let Wanted { page, zoom, finding, .. } = *wanted;
    let pages = sections.data_quality.pages.total.max(1);
    let address =
        |query: &Fields| format!("{}{}{BOX}", opened.address("/document"), query.query(&IN_ADDRESS));
    let of_zoom = Fields::default().with("zoom", visit.query.get("zoom"));
    let to = |name: &str, number: usize| address(&of_zoom.with(name, Some(&number.to_string())));
    let zoomed = |zoom: usize| address(&visit.query.with("zoom", Some(&zoom.to_string())));
    html! {
        nav.pages aria-label=(look.say(t::PAGE)) {
            @if page > 1 { a rel="prev" href=(to("page", page - 1)) { "← " (look.say(t::PREVIOUS)) } }
            span { (look.say(t::PAGE)) " " (page) " / " (pages) }
            @if page < pages { a rel="next" href=(to("page", page + 1)) { (look.say(t::NEXT)) " →" } }
            span.zoom {
                @if zoom > 1 { a.button href=(zoomed(zoom - 1)) aria-label=(look.say(t::ZOOM_OUT)) { "−" } }
                @if zoom < MOST_ZOOM { a.button href=(zoomed(zoom + 1)) aria-label=(look.say(t::ZOOM_IN)) { "+" } }
            }
        }
        @if !findings.is_empty() {
            nav.pages aria-label=(look.say(t::FINDINGS)) {
                @match finding {
                    Some(place) => {
                        @if place > 0 { a rel="prev" href=(to("finding", place - 1)) { "← " (look.say(t::PREVIOUS)) } }
                        span { (look.say(t::FINDING)) " " (place + 1) " / " (findings.len()) }
                        @if place + 1 < findings.len() { a rel="next" href=(to("finding", place + 1)) { (look.say(t::NEXT)) " →" } }
                    }
                    None => a rel="next" href=(to("finding", 0)) { (look.say(t::FIRST_FINDING)) " →" },
                }
            }
        }
    }
}

/// The page with a box over it, both in the page's own measures, whatever size they are shown in.
fn picture(look: &Look, opened: &Opened, sheet: Option<&Sheet>, wanted: &Wanted<'_>) -> Markup {
    let Wanted { page: number, bounds, zoom, .. } = *wanted;
    let size = match sheet {
        None => None,
        Some(Sheet::Drawn(page)) => Some((page.width, page.height)),
        Some(Sheet::Painted { width, height }) => Some((*width, *height)),
    };
    html! {
        @match size {
            None => p.note { (look.say(t::PAGE_IMAGE_MISSING)) },
            Some((width, height)) => figure class={ "page-picture zoom-" (zoom) } tabindex="0" role="region" aria-label={ (look.say(t::PAGE)) " " (number) } {
                svg viewBox={ "0 0 " (width) " " (height) } role="img" aria-label={ (look.say(t::PAGE)) " " (number) } {
                    @match sheet {
                        // Written in `page_drawings` of numbers and escaped text alone.
                        Some(Sheet::Drawn(page)) => g font-family="Helvetica, Arial, sans-serif" { (PreEscaped(&page.inside)) },
                        _ => image href={ (opened.address("/pages/")) (number) ".png" } width=(width) height=(height) {},
                    }
                    @if let Some(PageBox { x0, y0, x1, y1 }) = bounds {
                        rect.marked #box x=(x0 - 2.0) y=(y0 - 2.0) width=(x1 - x0 + 4.0) height=(y1 - y0 + 4.0) rx="2" {}
                    }
                }
            },
        }
    }
}

fn row_note(look: &Look, opened: &Opened, row: &Transaction) -> Markup {
    let fact = format!("/result/transactions/{}", row.id.place());
    html! {
        p.note { span data-fact={ (fact) "/date" } { (look.short_day(row.date)) } " · " span data-fact={ (fact) "/amount" } { (amount(row.amount)) }
            " · " span data-fact={ (fact) "/category" } { (look.word_of(&row.category)) } br; span data-fact={ (fact) "/narration" } { (row.narration) } " "
            a href={ (opened.address("/rows")) "?row=" (row.id) } { "→ " (look.say(t::CORRECT_ROW)) } }
    }
}

fn checks(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    let groups = [
        ("Failed", t::CHECK_FAILED, "✕"),
        ("Passed", t::CHECK_PASSED, "✓"),
        ("Not run", t::CHECK_NOT_RUN, "–"),
    ];
    html! {
        @for (name, text, shape) in groups {
            @let of_group: Vec<_> = sections.integrity.checks.iter().enumerate().filter(|(_, check)| status(check) == name).collect();
            @if !of_group.is_empty() {
                details open[name == "Failed"] { summary { (look.say(text)) " (" (of_group.len()) ")" }
                    ul.checks { @for (place, check) in of_group {
                        @let fact = format!("/result/integrity/checks/{place}");
                        li data-status=(name_of(&check.status)) { span aria-hidden="true" { (shape) } " " span lang="en" data-fact={ (fact) "/message" } { (plain(&check.message)) }
                            @if name == "Failed" && check.evidence.iter().any(|evidence| evidence.page.is_some()) {
                                " " a.proof href={ (opened.address("/document")) "?check=" (place) (BOX) } { "→ " (look.say(t::PAGE)) }
                            }
                            " " span.quiet data-fact={ (fact) "/group" } { (look.word_of(&check.group)) } }
                    } }
                }
            }
        }
    }
}

/// What the certainty of the reading is made of, account by account, and what keeps it from being higher.
fn certainty(look: &Look, sections: &Sections) -> Markup {
    let quality = &sections.data_quality;
    html! {
        h2 #certainty { (look.say(t::CONFIDENCE)) ": " span data-fact="/result/data_quality/confidence" { (percent(quality.confidence)) } }
        @for (place, account) in quality.accounts.iter().enumerate() {
            @let (fact, number) = (format!("/result/data_quality/accounts/{place}"), sections.accounts.get(place).and_then(|account| account.number_masked.as_deref()));
            table.small {
                thead { tr { th { (number.unwrap_or_default()) } th.number { (look.say(t::TERM_WEIGHT)) } th.number { (look.say(t::TERM_MET)) } } }
                tbody { @for (place, term) in account.terms.iter().enumerate() { tr {
                    @let fact = format!("{fact}/terms/{place}");
                    td data-fact={ (fact) "/name" } { (look.word_of(&term.name)) }
                    td.number data-fact={ (fact) "/weight" } { (percent(term.weight)) }
                    td.number data-fact={ (fact) "/value" } { (percent(term.value)) }
                } } }
            }
            @if !account.caps.is_empty() {
                p.quiet { (look.say(t::HELD_DOWN_BY)) ": " @for (place, cap) in account.caps.iter().enumerate() {
                    @if place > 0 { ", " }
                    span data-fact={ (fact) "/caps/" (place) } { (look.word_of(cap)) }
                } }
            }
        }
    }
}
