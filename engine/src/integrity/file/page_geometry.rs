//! Pages that were not made together with the others: of another size, turned, or set in other fonts.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{Check, Group, IntegrityInput, Severity};
use super::check_results::{CheckKind, RowPlaces, counted, on_page, pages_named};
use super::lists::LISTS;
use crate::document::{Page, PageKind};

pub(super) const KIND: CheckKind = CheckKind::new("page_geometry", Group::Structure, Severity::Warning);

pub(super) fn check(input: &IntegrityInput<'_>, rows: &RowPlaces) -> Check {
    let thresholds = &LISTS.page_geometry;
    let pages: Vec<(usize, &Page)> =
        (1..).zip(&input.document.pages).filter(|(_, page)| page.kind == PageKind::Text).collect();
    if pages.len() < thresholds.least_pages {
        return KIND.not_run(format!(
            "The file has {} of text, too few to say whether one is unlike the others.",
            counted(pages.len(), "page", "pages")
        ));
    }
    let mut evidence = Vec::new();
    if let Some((width, height)) = usual(&pages, |page| (nearest(page.width), nearest(page.height))) {
        let is_unlike = |page: &Page| {
            let off = |side: f32, usual: i64| (nearest(side) - usual).abs() > nearest(thresholds.size_points);
            off(page.width, width) || off(page.height, height)
        };
        for (number, page) in few(&pages, is_unlike) {
            let (wide, high) = (nearest(page.width), nearest(page.height));
            evidence.push(on_page(number, format!("{wide} by {high} points, others {width} by {height}")));
        }
    }
    if let Some(usual) = usual(&pages, |page| page.rotation_degrees) {
        for (number, page) in few(&pages, |page| page.rotation_degrees != usual) {
            let turned = page.rotation_degrees;
            evidence.push(on_page(number, format!("turned by {turned} degrees, others by {usual}")));
        }
    }
    evidence.extend(in_other_fonts(&pages, rows));
    if evidence.is_empty() {
        return KIND.passed(format!(
            "The size, rotation and fonts of {} of text were compared; none is unlike the others.",
            counted(pages.len(), "page", "pages")
        ));
    }
    let numbers: BTreeSet<usize> = evidence.iter().filter_map(|found| found.page).collect();
    let numbers: Vec<usize> = numbers.into_iter().collect();
    let verb = if numbers.len() == 1 { "is" } else { "are" };
    // One trait may be of a page that was added by right; a page with transactions that has two was made elsewhere.
    let is_made_elsewhere = |number: &usize| {
        rows.are_on(*number) && evidence.iter().filter(|found| found.page == Some(*number)).count() > 1
    };
    let severity = if numbers.iter().any(is_made_elsewhere) { Severity::Critical } else { Severity::Warning };
    KIND.failed(
        severity,
        format!("{} {verb} unlike the others in size, rotation or fonts.", pages_named(&numbers)),
        evidence,
    )
}

/// What more than half of the pages have.
fn usual<T: Ord + Copy>(pages: &[(usize, &Page)], of: impl Fn(&Page) -> T) -> Option<T> {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    for (_, page) in pages {
        *counts.entry(of(page)).or_default() += 1;
    }
    counts.into_iter().find(|(_, count)| count * 2 > pages.len()).map(|(value, _)| value)
}

/// Those that differ, where they are few enough to be exceptions.
fn few<'p>(pages: &[(usize, &'p Page)], differs: impl Fn(&Page) -> bool) -> Vec<(usize, &'p Page)> {
    let unlike: Vec<(usize, &Page)> = pages.iter().filter(|(_, page)| differs(page)).copied().collect();
    let most = LISTS.page_geometry.most_share * count(pages.len());
    if count(unlike.len()) <= most { unlike } else { Vec::new() }
}

/// Pages with transactions that share no font with any other page. Terms and advertisements have fonts of their own.
fn in_other_fonts(pages: &[(usize, &Page)], rows: &RowPlaces) -> Vec<super::super::Evidence> {
    let fonts: Vec<(usize, BTreeSet<&str>, usize)> = pages
        .iter()
        .filter(|(_, page)| !page.is_recognised)
        .map(|(number, page)| {
            let names = page.words.iter().map(|word| word.font.base.as_str()).collect();
            (*number, names, page.words.len())
        })
        .collect();
    let mut users: BTreeMap<&str, usize> = BTreeMap::new();
    for name in fonts.iter().flat_map(|(_, names, _)| names) {
        *users.entry(name).or_default() += 1;
    }
    let mut unlike: Vec<(usize, String)> = Vec::new();
    for (number, names, words) in &fonts {
        let is_alone = !names.is_empty() && names.iter().all(|name| users.get(name) == Some(&1));
        if is_alone && *words >= LISTS.page_geometry.least_words && rows.are_on(*number) {
            let named: Vec<&str> = names.iter().take(3).copied().collect();
            unlike.push((*number, named.join(", ")));
        }
    }
    // Writers that name a font anew on every page make all pages unlike one another.
    if count(unlike.len()) > LISTS.page_geometry.most_share * count(pages.len()) {
        return Vec::new();
    }
    let unlike = unlike.into_iter();
    unlike.map(|(page, names)| on_page(page, format!("set in fonts no other page has: {names}"))).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "sides of pages are small, and a cast saturates")]
fn nearest(points: f32) -> i64 {
    points.round() as i64
}

#[expect(clippy::cast_precision_loss, reason = "pages are counted in hundreds")]
const fn count(pages: usize) -> f64 {
    pages as f64
}
