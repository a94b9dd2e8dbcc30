//! The values that belong to labels: beside a label on its line, or beneath it.
//!
//! What a value means is not decided here; only whether it can be one of its label at all.

use std::collections::HashSet;

use super::super::amount::DecimalMark;
use super::super::lines::Line;
use super::labels::{self, GAP_EMS, Label, Mentions, Piece, has_digits};
use super::word_lists::Field;
use super::{account, figures};

/// What a label names.
#[derive(Debug)]
pub(super) struct LabelValue {
    pub(super) field: Field,
    pub(super) value: String,
    /// The line of the label.
    pub(super) line: usize,
    /// The first piece of the value, where it stands beside its label.
    pub(super) beside: Option<usize>,
    /// Where the words begin that the label is of.
    label_x0: f32,
}

/// A line taken apart.
#[derive(Debug)]
pub(super) struct LabelledLine<'l> {
    pub(super) pieces: Vec<Piece<'l>>,
    pub(super) labels: Vec<Label>,
    pub(super) size: f32,
    baseline: f32,
}

/// All labels of some lines with their values.
#[derive(Debug)]
pub(super) struct Labelled<'l> {
    pub(super) lines: Vec<LabelledLine<'l>>,
    pub(super) found: Vec<LabelValue>,
    /// Lines and pieces of them that are the value of a label above.
    pub(super) claimed: HashSet<(usize, usize)>,
}

impl<'l> Labelled<'l> {
    /// `skipped` lines (headers of tables) have no labels: what stands beneath them are rows.
    pub(super) fn read(
        lines: &[&Line<'l>],
        skipped: &[bool],
        decimal: DecimalMark,
        mentions: Mentions,
    ) -> Self {
        let lines: Vec<LabelledLine<'l>> = lines
            .iter()
            .enumerate()
            .map(|(at, line)| {
                let pieces = labels::pieces(line);
                let is_skipped = skipped.get(at).copied().unwrap_or(false);
                let labels =
                    if is_skipped { Vec::new() } else { labels::labels(&pieces, line.size, mentions) };
                LabelledLine { pieces, labels, size: line.size, baseline: line.baseline }
            })
            .collect();
        let mut labelled = Self { lines, found: Vec::new(), claimed: HashSet::new() };
        for line in 0..labelled.lines.len() {
            labelled.read_line(line, decimal);
        }
        labelled
    }

    fn read_line(&mut self, line: usize, decimal: DecimalMark) {
        let own = &self.lines[line];
        let mut below: Option<Vec<Beneath>> = None;
        let mut claimed = Vec::new();
        for (position, label) in own.labels.iter().enumerate() {
            let to = own.labels.get(position + 1).map_or(own.pieces.len(), |next| next.at);
            let after = &own.pieces[label.end()..to];
            let beside = joined(after, own.size, own.pieces[label.end() - 1].ends_in_colon);
            // A dash is a value as well: there is none.
            let has_none = is_colon_near(own, *label) && after.iter().any(|piece| !piece.text.is_empty());
            let first = (label.end()..to).find(|at| own.pieces[*at].text.chars().any(char::is_alphanumeric));
            let label_x0 = own.pieces[run_start(&own.pieces, label.at, own.size)].x0;
            if has_none || fits(label.field, &beside, decimal) {
                let field = label.field;
                self.found.push(LabelValue { field, value: beside, line, beside: first, label_x0 });
                continue;
            }
            let below = below.get_or_insert_with(|| beneath(&self.lines, line));
            let mut values = below.iter().filter(|below| below.label == position).filter_map(|below| {
                let Run { from, to } = below.run;
                let value =
                    joined(&self.lines[below.line].pieces[from..to], self.lines[below.line].size, false);
                fits(label.field, &value, decimal).then_some((below, value))
            });
            if let Some((below, value)) = values.next() {
                claimed.extend((below.run.from..below.run.to).map(|piece| (below.line, piece)));
                self.found.push(LabelValue { field: label.field, value, line, beside: None, label_x0 });
            } else if !beside.is_empty() {
                let field = label.field;
                self.found.push(LabelValue { field, value: beside, line, beside: first, label_x0 });
            }
        }
        self.claimed.extend(claimed);
    }

    pub(super) fn values(&self, field: Field) -> impl Iterator<Item = &str> {
        self.found.iter().filter(move |found| found.field == field).map(|found| found.value.as_str())
    }
}

/// Lines of one value are not further apart than this.
const NEXT_LINE_EMS: f32 = 1.9;
/// What is set below another begins at the same place.
pub(super) const SAME_EDGE_POINTS: f32 = 4.0;

impl Labelled<'_> {
    /// What stands right below a value, where nothing stands below its label.
    pub(super) fn continuation(&self, found: &LabelValue) -> Option<LabelValue> {
        let own = &self.lines[found.line];
        let beside = found.beside?;
        // The cell may begin with the colon: `:NAME`.
        let edges = [
            own.pieces.get(beside),
            beside.checked_sub(1).map(|before| &own.pieces[before]).filter(|piece| piece.text.is_empty()),
        ];
        self.below(found, &edges.map(|piece| piece.map(|piece| piece.x0)))
    }

    /// Likewise below the label, where a value goes on that wraps together with it.
    pub(super) fn wrapped(&self, found: &LabelValue) -> Option<LabelValue> {
        self.continuation(found).or_else(|| self.below(found, &[Some(found.label_x0)]))
    }

    fn below(&self, found: &LabelValue, edges: &[Option<f32>]) -> Option<LabelValue> {
        let (own, below) = (self.lines.get(found.line)?, self.lines.get(found.line + 1)?);
        let distance = below.baseline - own.baseline;
        if distance <= 0.0 || distance >= NEXT_LINE_EMS * own.size.max(below.size) {
            return None;
        }
        let is_edge = |x0: f32| edges.iter().flatten().any(|edge| (edge - x0).abs() < SAME_EDGE_POINTS);
        let run = runs(&below.pieces, below.size, GAP_EMS, |_| false)
            .into_iter()
            .find(|run| is_edge(below.pieces[run.from].x0))?;
        let is_below_label = |piece: &Piece<'_>| piece.x1 > found.label_x0;
        let is_labelled = below.labels.iter().any(|label| label.at == run.from);
        if is_labelled || below.pieces[..run.from].iter().any(is_below_label) {
            return None;
        }
        let next = below.labels.iter().map(|label| label.at).find(|at| *at > run.from);
        let to = next.unwrap_or(below.pieces.len());
        let value = joined(&below.pieces[run.from..to], below.size, false);
        (!value.is_empty()).then_some(LabelValue {
            field: found.field,
            value,
            line: found.line + 1,
            beside: Some(run.from),
            label_x0: found.label_x0,
        })
    }
}

/// The first piece of the words that stand together with the one at `at`.
fn run_start(pieces: &[Piece<'_>], at: usize, size: f32) -> usize {
    (1..=at).rev().find(|own| pieces[*own].x0 - pieces[own - 1].x1 > GAP_EMS * size).unwrap_or(0)
}

/// Whether a text can be the value of a field, so that nobody need look for it on the line below.
fn fits(field: Field, value: &str, decimal: DecimalMark) -> bool {
    match field {
        // What stands below a heading is not its value alone.
        Field::Unlisted => true,
        _ if value.is_empty() => false,
        Field::Number => account::number(value).is_some(),
        Field::Ifsc => account::ifsc(value).is_some(),
        Field::Micr => account::micr(value).is_some(),
        Field::Opening | Field::Closing | Field::CreditLimit | Field::DrawingPower => {
            figures::balance(value, decimal).is_some()
        }
        Field::DebitTotal | Field::CreditTotal => figures::total(value, decimal).is_some(),
        Field::DebitCount | Field::CreditCount => figures::count(value).is_some(),
        Field::Period | Field::PeriodTo => value.bytes().any(|byte| byte.is_ascii_digit()),
        Field::Holder | Field::JointHolder | Field::Kind | Field::Currency => {
            value.chars().any(char::is_alphabetic)
        }
        Field::Other => true,
    }
}

/// Values are not further from their label than this, on the line below.
const BELOW_EMS: f32 = 2.6;
/// Lines below that are looked at.
const BELOW_LINES: usize = 2;
/// So far a value may begin to the right of its label, or end to the left of it.
const RIGHT_POINTS: f32 = 120.0;
const LEFT_POINTS: f32 = 40.0;
/// A gap this wide ends a value.
const VALUE_GAP_EMS: f32 = 1.5;

/// Pieces of a line with no wide gap between them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Run {
    pub(super) from: usize,
    pub(super) to: usize,
}

impl Run {
    fn x(self, pieces: &[Piece<'_>]) -> (f32, f32) {
        (pieces[self.from].x0, pieces[self.to - 1].x1)
    }
}

/// Words on a line below, and the label of the line above that they stand under.
struct Beneath {
    line: usize,
    run: Run,
    label: usize,
    /// From the middle of the label.
    away: f32,
}

/// The runs of the lines below, each with its label: it stands under the nearest of all that is on the line.
fn beneath(lines: &[LabelledLine<'_>], line: usize) -> Vec<Beneath> {
    let own = &lines[line];
    let mut columns: Vec<(f32, f32)> =
        own.labels.iter().map(|label| Run { from: label.at, to: label.end() }.x(&own.pieces)).collect();
    let in_label = |at: usize| own.labels.iter().any(|label| (label.at..label.end()).contains(&at));
    columns.extend(runs(&own.pieces, own.size, GAP_EMS, in_label).into_iter().map(|run| run.x(&own.pieces)));

    let mut found = Vec::new();
    for (at, below) in lines.iter().enumerate().skip(line + 1).take(BELOW_LINES) {
        let distance = below.baseline - own.baseline;
        if distance <= 0.0 || distance > BELOW_EMS * own.size.max(below.size) {
            break;
        }
        let mut of_line: Vec<Beneath> = Vec::new();
        for run in runs(&below.pieces, below.size, GAP_EMS, |_| false) {
            // A label is no value.
            if below.labels.iter().any(|label| (run.from..run.to).contains(&label.at)) {
                continue;
            }
            let (x0, x1) = run.x(&below.pieces);
            let nearest = columns
                .iter()
                .enumerate()
                .filter(|(_, column)| x0 < column.1 + RIGHT_POINTS && x1 > column.0 - LEFT_POINTS)
                .map(|(column, (c0, c1))| {
                    let overlap = (x1.min(*c1) - x0.max(*c0)).max(0.0);
                    (column, overlap, (f32::midpoint(x0, x1) - f32::midpoint(*c0, *c1)).abs())
                })
                .max_by(|one, other| one.1.total_cmp(&other.1).then(other.2.total_cmp(&one.2)));
            if let Some((column, _, away)) = nearest.filter(|(column, ..)| *column < own.labels.len()) {
                of_line.push(Beneath { line: at, run, label: column, away });
            }
        }
        of_line.sort_by(|one, other| one.away.total_cmp(&other.away));
        found.extend(of_line);
    }
    found
}

/// Runs between wide gaps and pieces to be left out.
pub(super) fn runs(
    pieces: &[Piece<'_>],
    size: f32,
    gap: f32,
    is_left_out: impl Fn(usize) -> bool,
) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for at in (0..pieces.len()).filter(|at| !is_left_out(*at)) {
        match runs.last_mut() {
            Some(run) if run.to == at && pieces[at].x0 - pieces[at - 1].x1 <= gap * size => run.to = at + 1,
            _ => runs.push(Run { from: at, to: at + 1 }),
        }
    }
    runs
}

fn is_colon_near(line: &LabelledLine<'_>, label: Label) -> bool {
    line.pieces[label.at..].iter().take(label.count + 1).any(|piece| piece.ends_in_colon)
}

/// The text of a value up to a wide gap, without what sets it apart from its label. Behind a colon a dash is a minus.
fn joined(pieces: &[Piece<'_>], size: f32, follows_colon: bool) -> String {
    let mut text = String::new();
    let mut end: Option<f32> = None;
    let mut keeps_dash = follows_colon;
    for (at, piece) in pieces.iter().enumerate() {
        if text.is_empty() {
            // `:-` is one mark.
            let is_glued =
                at > 0 && pieces[at - 1].ends_in_colon && piece.x0 - pieces[at - 1].x1 < 0.05 * size;
            let is_dash = matches!(piece.text, "-" | "–" | "−");
            let is_minus = is_dash
                && keeps_dash
                && !is_glued
                && pieces.get(at + 1).is_some_and(|next| has_digits(next.text));
            let bare = piece.text.trim_start_matches([':', ';', '=', '|', '·']);
            keeps_dash |= piece.ends_in_colon;
            if bare.is_empty() || is_dash && !is_minus {
                continue;
            }
            text.push_str(bare);
            end = Some(piece.x1);
            continue;
        }
        if end.is_some_and(|end| piece.x0 - end > VALUE_GAP_EMS * size) {
            break;
        }
        if end.is_some_and(|end| piece.x0 - end > 0.05 * size) {
            text.push(' ');
        }
        text.push_str(piece.text);
        if piece.ends_in_colon {
            text.push(':');
        }
        end = Some(piece.x1);
    }
    text
}
