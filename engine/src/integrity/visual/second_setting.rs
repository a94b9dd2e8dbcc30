//! Numbers of a column set in two ways: two widths for numbers of one style and shape, two heights above the line of the row,
//! two families, sizes or shades of black, or two ways of spacing (see `spacing`).
//!
//! A program sets `12,345.00` and `98,765.00` equally wide, since all digits of its font are, and stands both on the line of
//! their row. Numbers written by another hand differ by the spacing between their letters or by a fraction of a line, all by
//! the same. So two sharp groups, whatever their shares, are two hands.

use std::collections::{BTreeMap, BTreeSet};

use super::fonts::class_of;
use super::spacing;
use super::thresholds::VISUAL;
use super::visual_pages::{Cell, VisualPages};
use crate::document::{Rgb, Word};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, Severity};
use crate::transaction_id::TransactionId;

const CODE: &str = "second_setting";

pub(super) fn examine(visual_pages: &VisualPages<'_>) -> Check {
    if let Some(reason) = visual_pages.nothing_to_see() {
        return VISUAL.check.not_run(CODE, reason);
    }
    let mut groups: Vec<(String, &Cell<'_>)> =
        visual_pages.cells.iter().filter_map(|cell| Some((setting(cell)?, cell))).collect();
    groups.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.row.cmp(&b.1.row)));
    let (mut judged, mut evidence) = (0, Vec::new());
    for own in groups.chunk_by(|a, b| a.0 == b.0) {
        let widths: Vec<(f32, &Cell<'_>)> = own.iter().map(|(_, cell)| (width(cell), *cell)).collect();
        judged += usize::from(own.len() >= VISUAL.second_setting.least_cells);
        evidence.extend(second(widths, are_of_even_digits).into_iter().map(|(by, cell)| {
            let side = if by > 0.0 { "wider" } else { "narrower" };
            told(cell, &format!("is {:.1} points {side} than others of its shape", by.abs()))
        }));
    }
    let heights: Vec<(f32, &Cell<'_>)> = visual_pages
        .cells
        .iter()
        .filter(|cell| cell.figure().is_some())
        .filter_map(|cell| Some((visual_pages.off_its_row(cell)?, cell)))
        .collect();
    evidence.extend(second(heights, |_| true).into_iter().map(|(by, cell)| {
        let side = if by > 0.0 { "below" } else { "above" };
        told(cell, &format!("stands {:.1} points {side} the line of the others", by.abs()))
    }));
    evidence.extend(second_style(visual_pages));
    evidence.extend(second_subset(visual_pages));
    evidence.extend(spacing::second(visual_pages));
    evidence.sort_by_key(|found| found.transaction_id);
    // Gaps within single numbers may be a printer's way of kerning: not for a person by themselves.
    let uneven = spacing::uneven(visual_pages);
    if evidence.is_empty() && !uneven.is_empty() {
        return VISUAL.check.failed(CODE, "gaps", Severity::Warning, uneven);
    }
    match (evidence.is_empty(), judged) {
        (true, 0) => VISUAL.check.not_run(CODE, "few_cells"),
        (true, _) => VISUAL.check.passed(CODE),
        (false, _) => VISUAL.check.failed(CODE, "two", Severity::Critical, evidence),
    }
}

pub(super) fn told(cell: &Cell<'_>, how: &str) -> Evidence {
    Evidence {
        page: Some(cell.page),
        bounds: Some(cell.word.bounds),
        transaction_id: Some(TransactionId::at(cell.row)),
        detail: format!("{} {how}", quoted(&cell.word.text)),
        declared: Some(cell.word.text.clone()),
        found: None,
    }
}

fn width(cell: &Cell<'_>) -> f32 {
    cell.word.bounds.x1 - cell.word.bounds.x0
}

/// The font, the size and the shape of a number: what tells how wide it is.
fn setting(cell: &Cell<'_>) -> Option<String> {
    let word = cell.word;
    let shape: String =
        word.text.chars().map(|letter| if letter.is_ascii_digit() { '9' } else { letter }).collect();
    word.is_uniform.then(|| format!("{} {:.1} {shape}", word.font.base, word.size))
}

/// Digits of a font may be of several widths, most often the one. Groups of which each has numbers with more of them and
/// with fewer are apart for another reason.
fn are_of_even_digits(group: &[(f32, &Cell<'_>)]) -> bool {
    let ones = |cell: &Cell<'_>| cell.word.text.bytes().filter(|byte| *byte == b'1').count();
    let counts = || group.iter().map(|(_, cell)| ones(cell));
    counts().min() != counts().max()
}

/// Where the values lie in two sharp groups and nowhere else: the smaller group, each with how far it is from the larger.
fn second<'s, 'a>(
    mut values: Vec<(f32, &'s Cell<'a>)>,
    is_proven: impl Fn(&[(f32, &'s Cell<'a>)]) -> bool,
) -> Vec<(f32, &'s Cell<'a>)> {
    let rules = &VISUAL.second_setting;
    values.sort_by(|a, b| a.0.total_cmp(&b.0));
    let groups: Vec<&[(f32, &Cell<'_>)]> = values.chunk_by(|a, b| b.0 - a.0 <= rules.sharp).collect();
    let [one, other] = groups[..] else { return Vec::new() };
    let spread = |group: &[(f32, &Cell<'_>)]| match group {
        [first, .., last] => last.0 - first.0,
        _ => 0.0,
    };
    let middle = |group: &[(f32, &Cell<'_>)]| group.get(group.len() / 2).map_or(0.0, |(value, _)| *value);
    let is_clear = [one, other]
        .iter()
        .all(|group| group.len() >= rules.least_cells && spread(group) <= rules.sharp && is_proven(group));
    if !is_clear || middle(other) - middle(one) < rules.apart {
        return Vec::new();
    }
    let (usual, odd) = if one.len() >= other.len() { (one, other) } else { (other, one) };
    odd.iter().map(|(value, cell)| (value - middle(usual), *cell)).collect()
}

/// What a hand changes without meaning to: the family of the font, the size, the shade of black. Bold and bright colours
/// are meant.
fn style(word: &Word) -> Style {
    let family = word.font.base.split(['-', ',']).next().unwrap_or_default().to_owned();
    let is_dark = |fill: &Rgb| fill.red.max(fill.green).max(fill.blue) <= VISUAL.second_setting.darkest;
    (family, size_step(word.size), word.fill.filter(is_dark))
}

#[expect(clippy::cast_possible_truncation, reason = "a size in tenths of a point; casts saturate")]
fn size_step(size: f32) -> i64 {
    (size * 10.0).round() as i64
}

/// Family, size and shade.
type Style = (String, i64, Option<Rgb>);

/// Where the numbers of a column have two styles and no third, while the words of all their rows have one: the numbers of
/// the rarer style.
fn second_style(visual_pages: &VisualPages<'_>) -> Vec<Evidence> {
    let rules = &VISUAL.second_setting;
    let mut words: BTreeMap<usize, Style> = BTreeMap::new();
    for seen in visual_pages.pages.iter().flat_map(|page| &page.words) {
        if let Some(row) = seen.row.filter(|_| !seen.is_amount && !seen.word.is_hidden()) {
            words.entry(row).or_insert_with(|| style(seen.word));
        }
    }
    let mut cells: Vec<(&Cell<'_>, Style)> = visual_pages
        .cells
        .iter()
        .filter(|cell| cell.word.is_uniform && cell.figure().is_some())
        .map(|cell| (cell, style(cell.word)))
        .collect();
    cells.sort_by(|a, b| {
        class_of(a.0).cmp(&class_of(b.0)).then_with(|| told_style(&a.1).cmp(&told_style(&b.1)))
    });
    let mut evidence = Vec::new();
    for column in cells.chunk_by(|a, b| class_of(a.0) == class_of(b.0)) {
        let groups: Vec<_> = column.chunk_by(|a, b| a.1 == b.1).collect();
        let [one, other] = groups[..] else { continue };
        let (usual, odd) = if one.len() >= other.len() { (one, other) } else { (other, one) };
        let mut rows = column.iter().filter_map(|(cell, _)| words.get(&cell.row));
        let is_one_text = rows.next().is_some_and(|first| rows.all(|row| row == first));
        let pages =
            |group: &[(&Cell<'_>, _)]| group.iter().map(|(cell, _)| cell.page).collect::<BTreeSet<_>>();
        let is_mixed = !pages(usual).is_disjoint(&pages(odd));
        // Long numbers are made smaller to fit.
        let longest = |group: &[(&Cell<'_>, _)]| group.iter().map(|(cell, _)| cell.word.text.len()).max();
        let size = |group: &[(&Cell<'_>, Style)]| group.first().map(|(_, style)| style.1);
        let is_shrunk = size(odd) < size(usual) && longest(odd) > longest(usual);
        if odd.len() >= rules.least_cells && is_one_text && is_mixed && !is_shrunk {
            let (Some((_, kind)), Some((_, of))) = (odd.first(), usual.first()) else { continue };
            let how = format!("is set in {}, others of its column in {}", told_style(kind), told_style(of));
            evidence.extend(odd.iter().map(|(cell, _)| told(cell, &how)));
        }
    }
    evidence
}

/// The numbers that are set in a copy of a font, and how many words are.
type Used<'s, 'a> = (Vec<&'s Cell<'a>>, usize);

/// Numbers in a copy of the column's font that was put into the file for nothing but numbers: whoever retypes them in the right
/// font brings it along. A program takes all letters of a font from one copy, or begins a new one wherever the old is full.
fn second_subset(visual_pages: &VisualPages<'_>) -> Vec<Evidence> {
    let rules = &VISUAL.second_setting;
    let mut evidence = Vec::new();
    for page in &visual_pages.pages {
        let cells: Vec<&Cell<'_>> = visual_pages
            .cells
            .iter()
            .filter(|cell| cell.page == page.number && cell.word.is_uniform)
            .collect();
        let mut copies: BTreeMap<(&str, Option<&str>), Used<'_, '_>> = BTreeMap::new();
        for seen in page.words.iter().filter(|seen| !seen.word.is_hidden()) {
            let font = &seen.word.font;
            copies.entry((font.base.as_str(), font.subset.as_deref())).or_default().1 += 1;
        }
        for cell in cells {
            let font = &cell.word.font;
            copies.entry((font.base.as_str(), font.subset.as_deref())).or_default().0.push(cell);
        }
        for ((base, subset), (odd, words)) in &copies {
            let is_of_numbers_alone = !odd.is_empty() && odd.len() == *words;
            let others: Vec<&Used<'_, '_>> = copies
                .iter()
                .filter(|((other, copy), _)| other == base && copy != subset)
                .map(|(_, used)| used)
                .collect();
            // Of the column's own copy there are more numbers, and the words of the page.
            let [(usual, usual_words)] = others[..] else { continue };
            let is_mixed = |cell: &&&Cell<'_>| usual.iter().any(|own| class_of(own) == class_of(cell));
            if is_of_numbers_alone
                && usual.len() >= odd.len().max(rules.least_cells)
                && *usual_words > usual.len()
            {
                let how = format!("is set in a copy of {base} that the words of its page are not");
                evidence.extend(odd.iter().filter(is_mixed).map(|cell| told(cell, &how)));
            }
        }
    }
    if evidence.len() < rules.least_in_a_copy { Vec::new() } else { evidence }
}

fn told_style((family, size, fill): &Style) -> String {
    let shade = fill
        .map_or_else(String::new, |fill| format!(" #{:02x}{:02x}{:02x}", fill.red, fill.green, fill.blue));
    format!("{family} {}.{}{shade}", size / 10, size % 10)
}
