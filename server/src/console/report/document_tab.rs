//! The statement itself: its pages with what was found on them, beside the findings and the checks.

use lending_engine::report::{IntegrityCheck, PageBox, Transaction};
use maud::{Markup, html};
use poem::web::Path;
use poem::{Response, handler};

use super::head::{Tab, tab_page};
use super::opened::{Opened, Sections};
use crate::console::look::{Look, amount, short_day, word_of};
use crate::console::problem::Problem;
use crate::console::texts as t;
use crate::console::visit::Visit;

/// Something that has a place on a page.
struct Finding<'s> {
    check: usize,
    page: usize,
    bounds: Option<PageBox>,
    text: &'s str,
    detail: &'s str,
}

#[handler]
pub(super) async fn document_page(visit: Visit, Path(id): Path<String>) -> Result<Response, Problem> {
    let opened = Opened::open(&visit, &id).await?;
    let rows = if visit.query.get("row").is_some() { opened.rows().await? } else { Vec::new() };
    Ok(tab_page(&visit, &opened, Tab::Document, |sections| shown(&visit, &opened, sections, &rows)))
}

fn findings(sections: &Sections) -> Vec<Finding<'_>> {
    let failed = sections.integrity.checks.iter().enumerate().filter(|(_, check)| status(check) == "Failed");
    failed
        .flat_map(|(place, check)| {
            check.evidence.iter().filter_map(move |evidence| {
                Some(Finding { check: place, page: evidence.page?, bounds: evidence.bounds, text: &check.message, detail: &evidence.detail })
            })
        })
        .collect()
}

fn status(check: &IntegrityCheck) -> String {
    word_of(&check.status)
}

fn shown(visit: &Visit, opened: &Opened, sections: &Sections, rows: &[Transaction]) -> Markup {
    let (look, query) = (&visit.look, &visit.query);
    let findings = findings(sections);
    let asked_row = query.get("row").and_then(|id| rows.iter().find(|row| row.id.to_string() == id));
    let asked_check = query.get("check").and_then(|place| place.parse::<usize>().ok());
    let asked_finding = query.get("finding").and_then(|place| place.parse::<usize>().ok());
    let here = asked_finding.or_else(|| asked_check.and_then(|check| findings.iter().position(|finding| finding.check == check)));
    let finding = here.and_then(|place| findings.get(place));
    let asked_page = query.get("page").and_then(|page| page.parse::<usize>().ok());
    let (page, bounds) = match (asked_row, finding) {
        (Some(row), _) => (row.page, Some(row.bounds)),
        (None, Some(finding)) => (finding.page, finding.bounds),
        (None, None) => (asked_page.unwrap_or(1), None),
    };
    let pages = sections.data_quality.pages.total.max(1);
    let page = page.clamp(1, pages);
    html! {
        div.document {
            div.sheet {
                nav.pages aria-label=(look.say(t::PAGE)) {
                    @if page > 1 { a rel="prev" href={ (opened.address("/document")) "?page=" (page - 1) } { "← " (look.say(t::PREVIOUS)) } }
                    span { (look.say(t::PAGE)) " " (page) " / " (pages) }
                    @if page < pages { a rel="next" href={ (opened.address("/document")) "?page=" (page + 1) } { (look.say(t::NEXT)) " →" } }
                    span.if-script { button.link type="button" data-zoom="true" { "+ / −" } }
                }
                (picture(opened, page, bounds, look))
                @if let Some(row) = asked_row { (row_note(look, opened, row)) }
                @if let Some(finding) = finding { p.note.bad { (finding.text) " " (finding.detail) } }
            }
            div {
                @if !findings.is_empty() {
                    h2 { (look.say(t::FINDINGS)) " (" (findings.len()) ")" }
                    ol.findings { @for (place, finding) in findings.iter().enumerate() {
                        li { a href={ (opened.address("/document")) "?finding=" (place) } aria-current=[(here == Some(place)).then_some("true")]
                            data-finding="true" { (look.say(t::PAGE)) " " (finding.page) ": " (finding.detail) } }
                    } }
                }
                h2 { (look.say(t::CHECKS)) }
                (checks(look, opened, sections))
            }
        }
    }
}

/// The page as it was drawn, with a box over it. The box has the page's own measures, whatever size it is shown in.
fn picture(opened: &Opened, page: usize, bounds: Option<PageBox>, look: &Look) -> Markup {
    let address = opened.address(&format!("/pages/{page}.png"));
    let address = match bounds {
        Some(PageBox { x0, y0, x1, y1 }) => format!("{address}?box={x0},{y0},{x1},{y1}"),
        None => address,
    };
    html! {
        figure.page-picture { img src=(address) alt={ (look.say(t::PAGE)) " " (page) } loading="lazy"; }
    }
}

fn row_note(look: &Look, opened: &Opened, row: &Transaction) -> Markup {
    html! {
        p.note { (short_day(row.date)) " · " (amount(row.amount)) " · " (word_of(&row.category)) br; (row.narration) " "
            a href={ (opened.address("/rows")) "?row=" (row.id) } { "→ " (look.say(t::CORRECT_ROW)) } }
    }
}

fn checks(look: &Look, opened: &Opened, sections: &Sections) -> Markup {
    let groups = [("Failed", t::CHECK_FAILED, "✕"), ("Passed", t::CHECK_PASSED, "✓"), ("Not run", t::CHECK_NOT_RUN, "–")];
    html! {
        @for (name, text, shape) in groups {
            @let of_group: Vec<_> = sections.integrity.checks.iter().enumerate().filter(|(_, check)| status(check) == name).collect();
            @if !of_group.is_empty() {
                details open[name == "Failed"] { summary { (look.say(text)) " (" (of_group.len()) ")" }
                    ul.checks { @for (place, check) in of_group {
                        li { span aria-hidden="true" { (shape) } " " (check.message)
                            @if name == "Failed" && check.evidence.iter().any(|evidence| evidence.page.is_some()) {
                                " " a.proof href={ (opened.address("/document")) "?check=" (place) } { "→ " (look.say(t::PAGE)) }
                            }
                            " " span.quiet { (word_of(&check.group)) } }
                    } }
                }
            }
        }
    }
}
