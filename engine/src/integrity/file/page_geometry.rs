//! Pages that were not made together with the others: of another size, turned, set in other fonts or by another program, or
//! of another account.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{Check, Evidence, Group, Severity};
use super::check_results::{CheckKind, RowPlaces, counted, on_page, pages_named};
use super::lists::LISTS;
use super::{Opened, page_owner};
use crate::document::{Page, PageKind, Word};

pub(super) const KIND: CheckKind = CheckKind::new("page_geometry", Group::Structure, Severity::Warning);

pub(super) fn check(opened: &Opened<'_>) -> Check {
    let (input, rows) = (opened.input, &opened.rows);
    let thresholds = &LISTS.page_geometry;
    let of_others = page_owner::others(input, rows);
    if !of_others.is_empty() {
        let numbers: BTreeSet<usize> = of_others.iter().filter_map(|found| found.page).collect();
        let numbers: Vec<usize> = numbers.into_iter().collect();
        let verb = if numbers.len() == 1 { "names" } else { "name" };
        return KIND.failed(
            Severity::Critical,
            format!(
                "{} {verb} another account or holder than the first, though that goes on.",
                pages_named(&numbers)
            ),
            of_others,
        );
    }
    let pages: Vec<(usize, &Page)> =
        (1..).zip(&input.document.pages).filter(|(_, page)| page.kind == PageKind::Text).collect();
    if pages.len() < thresholds.least_pages {
        return KIND.not_run(format!(
            "The file has {} of text, too few to say whether one is unlike the others.",
            counted(pages.len(), "page", "pages")
        ));
    }
    let (mut evidence, mut skipped) = (Vec::new(), Vec::new());
    if let Some((width, height)) = usual(&pages, |page| (nearest(page.width), nearest(page.height))) {
        let is_unlike = |page: &Page| {
            let off = |side: f32, usual: i64| (nearest(side) - usual).abs() > nearest(thresholds.size_points);
            off(page.width, width) || off(page.height, height)
        };
        for (number, page) in few(&pages, is_unlike, "size", &mut skipped) {
            let (wide, high) = (nearest(page.width), nearest(page.height));
            evidence.push(on_page(number, format!("{wide} by {high} points, others {width} by {height}")));
        }
    } else {
        skipped.push("size");
    }
    if let Some(usual) = usual(&pages, |page| page.rotation_degrees) {
        let is_turned = |page: &Page| page.rotation_degrees != usual;
        for (number, page) in few(&pages, is_turned, "rotation", &mut skipped) {
            let turned = page.rotation_degrees;
            evidence.push(on_page(number, format!("turned by {turned} degrees, others by {usual}")));
        }
    } else {
        skipped.push("rotation");
    }
    evidence.extend(in_other_fonts(&pages, rows, &mut skipped));
    // Statements that were put together in one file may each be made apart.
    let is_one_statement = matches!(input.ledger.accounts(), [account] if account.joined().is_empty());
    if is_one_statement {
        let is_told = |number: usize| evidence.iter().any(|found| found.page == Some(number));
        let embedded = embedded_apart(&pages, rows, &mut skipped);
        let embedded: Vec<Evidence> =
            embedded.into_iter().filter(|found| !found.page.is_some_and(is_told)).collect();
        evidence.extend(embedded);
        evidence.extend(named_apart(&pages, opened, &mut skipped));
    }
    if evidence.is_empty() && !skipped.is_empty() {
        return KIND.not_run(format!(
            "The pages differ so much in {} that none of them stands out; nor does any in what else was compared.",
            skipped.join(", ")
        ));
    }
    if evidence.is_empty() {
        return KIND.passed(format!(
            "The size, rotation, fonts and owners of {} of text were compared; none is unlike the others.",
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
        format!("{} {verb} unlike the others in size, rotation, fonts or program.", pages_named(&numbers)),
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

/// Those that differ, where they are few enough to be exceptions; else what they differ in is noted.
fn few<'p>(
    pages: &[(usize, &'p Page)],
    differs: impl Fn(&Page) -> bool,
    trait_name: &'static str,
    skipped: &mut Vec<&'static str>,
) -> Vec<(usize, &'p Page)> {
    let unlike: Vec<(usize, &Page)> = pages.iter().filter(|(_, page)| differs(page)).copied().collect();
    if count(unlike.len()) <= LISTS.page_geometry.most_share * count(pages.len()) {
        return unlike;
    }
    skipped.push(trait_name);
    Vec::new()
}

fn in_other_fonts(
    pages: &[(usize, &Page)],
    rows: &RowPlaces,
    skipped: &mut Vec<&'static str>,
) -> Vec<Evidence> {
    let names = |_, page: &Page| page.words.iter().map(|word| word.font.base.clone()).collect();
    let unlike = alone(pages, rows, names, "fonts", skipped).into_iter();
    unlike.map(|(page, names)| on_page(page, format!("set in fonts no other page has: {names}"))).collect()
}

/// The same fonts, put into the file once more for this page.
fn embedded_apart(
    pages: &[(usize, &Page)],
    rows: &RowPlaces,
    skipped: &mut Vec<&'static str>,
) -> Vec<Evidence> {
    let names = |_, page: &Page| {
        let named = |word: &Word| match &word.font.subset {
            Some(subset) => format!("{subset}+{}", word.font.base),
            None => word.font.base.clone(),
        };
        page.words.iter().map(named).collect()
    };
    let unlike = alone(pages, rows, names, "copies of fonts", skipped).into_iter();
    unlike.map(|(page, names)| on_page(page, format!("its fonts are in the file apart: {names}"))).collect()
}

/// What the drawing of a page calls its fonts is the way of the program that made it.
fn named_apart(
    pages: &[(usize, &Page)],
    opened: &Opened<'_>,
    skipped: &mut Vec<&'static str>,
) -> Vec<Evidence> {
    let file = opened.pdf.pages();
    let names = |number: usize, _: &Page| {
        let page = number.checked_sub(1).and_then(|at| file.get(at));
        let fonts = page.map(|page| page.resources().fonts.keys());
        let named = fonts.into_iter().flatten();
        named.map(|name| String::from_utf8_lossy(name.as_ref()).into_owned()).collect()
    };
    let unlike = alone(pages, &opened.rows, names, "names of fonts", skipped).into_iter();
    unlike
        .map(|(page, names)| on_page(page, format!("drawn by another program: it calls fonts {names}")))
        .collect()
}

/// Pages with transactions that have no name in common with any other page, and their names. Terms and advertisements are
/// made apart by right.
fn alone(
    pages: &[(usize, &Page)],
    rows: &RowPlaces,
    names_of: impl Fn(usize, &Page) -> BTreeSet<String>,
    trait_name: &'static str,
    skipped: &mut Vec<&'static str>,
) -> Vec<(usize, String)> {
    let named: Vec<(usize, BTreeSet<String>, usize)> = pages
        .iter()
        .filter(|(_, page)| !page.is_recognised)
        .map(|(number, page)| (*number, names_of(*number, page), page.words.len()))
        .collect();
    let mut users: BTreeMap<&str, usize> = BTreeMap::new();
    for name in named.iter().flat_map(|(_, names, _)| names) {
        *users.entry(name).or_default() += 1;
    }
    let mut unlike: Vec<(usize, String)> = Vec::new();
    for (number, names, words) in &named {
        let is_alone = !names.is_empty() && names.iter().all(|name| users.get(name.as_str()) == Some(&1));
        if is_alone && *words >= LISTS.page_geometry.least_words && rows.are_on(*number) {
            let shown: Vec<&str> = names.iter().take(3).map(String::as_str).collect();
            unlike.push((*number, shown.join(", ")));
        }
    }
    // Writers that name a font anew on every page make all pages unlike one another.
    if count(unlike.len()) <= LISTS.page_geometry.most_share * count(pages.len()) {
        return unlike;
    }
    skipped.push(trait_name);
    Vec::new()
}

#[expect(clippy::cast_possible_truncation, reason = "sides of pages are small, and a cast saturates")]
fn nearest(points: f32) -> i64 {
    points.round() as i64
}

#[expect(clippy::cast_precision_loss, reason = "pages are counted in hundreds")]
const fn count(pages: usize) -> f64 {
    pages as f64
}
