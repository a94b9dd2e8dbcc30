//! Where one column ends and the next begins.
//!
//! Headers say which columns there are, not how wide: amounts reach further left than their header, a narration's
//! header stands in the middle of its column. So the borders are laid where the rows leave the most room, and where
//! dates and amounts end up on their own side.

use std::ops::Range;

use super::amount::{self, DecimalMark};
use super::dates;
use super::header::{Header, HeaderCell, Role};
use super::lines::{Line, middle};
use crate::document::Word;

/// The columns of a table, from left to right.
#[derive(Debug, Clone)]
pub(crate) struct Columns {
    pub(crate) roles: Vec<Role>,
    /// The right border of each column but the last.
    borders: Vec<f32>,
}

/// One line in so many may be none of the table's.
const STRAY_ONE_IN: usize = 12;

/// Columns are at least so many steps apart: a point and a half.
const GAP_STEPS: usize = 3;

/// No page is wider than so many steps: 10,000 points.
const BINS_MAX: f32 = 20_000.0;

/// Borders are tried at steps of this many points.
const STEP_POINTS: f32 = 0.5;

impl Columns {
    /// Lays the borders for `header` between the words of `lines`, all of which are rows.
    pub(crate) fn lay(header: &Header, lines: &[&Line<'_>], decimal: DecimalMark) -> Self {
        let roles = header.cells.iter().map(|cell| cell.role).collect();
        let borders = header
            .cells
            .windows(2)
            .map(|pair| border(&pair[0], &pair[1], lines, decimal))
            .collect::<Vec<_>>();
        Self { roles, borders }
    }

    pub(crate) fn index_of(&self, word: &Word) -> usize {
        let x = middle(&word.bounds);
        self.borders.iter().take_while(|border| x > **border).count()
    }

    pub(crate) fn role_of(&self, word: &Word) -> Role {
        self.roles[self.index_of(word)]
    }
}

/// Whether a word can be in a column, as far as its kind tells.
pub(crate) fn fits(role: Role, text: &str, decimal: DecimalMark) -> bool {
    match role {
        Role::Date | Role::ValueDate => is_date_part(text),
        Role::Serial => {
            text.len() <= 7 && text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ')' | '#' | '-'))
        }
        Role::Debit | Role::Credit | Role::Amount | Role::Balance => {
            amount::parse(text, decimal).is_some()
                || amount::is_nil(text)
                || amount::side(text).is_some()
                || is_currency(text)
        }
        Role::DrCr | Role::BalanceDrCr => text.len() <= 12,
        Role::Narration | Role::Reference | Role::Branch | Role::Unknown => true,
    }
}

fn is_currency(text: &str) -> bool {
    ["₹", "rs", "rs.", "inr", "$", "£", "€", "+", "-"].iter().any(|mark| text.eq_ignore_ascii_case(mark))
}

/// Digits and their separators, a month, or a half of the day; or `-` in an empty cell.
fn is_date_part(text: &str) -> bool {
    let letters: String =
        text.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_ascii_lowercase();
    let has_only = text.chars().all(|c| {
        c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '.' | ':' | ',' | '\'' | '’' | '–' | '(' | ')')
    });
    let is_word = letters.is_empty()
        || matches!(letters.as_str(), "am" | "pm" | "ist" | "hrs" | "st" | "nd" | "rd" | "th" | "sept")
        || letters.len() >= 2
            && dates::MONTHS.iter().any(|name| name.starts_with(&letters) || name[1..].starts_with(&letters))
        || letters.len() == 3
            && ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].contains(&letters.as_str());
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    // `01.04` may be the beginning of a date, `1,394.95` is not.
    let is_amount =
        text.len() > 5 && amount::parse(text, DecimalMark::Point).is_some_and(|amount| amount.decimals == 2);
    has_only && is_word && digits <= 14 && !is_amount
}

/// The longest run of borders that cost no more than this.
fn widest_run(costs: &[i32], enough: i32) -> Range<usize> {
    let mut widest = 0..0;
    let mut at = 0;
    while at < costs.len() {
        let length = costs[at..].iter().take_while(|cost| **cost <= enough).count();
        if length > widest.len() {
            widest = at..at + length;
        }
        at += length.max(1);
    }
    widest
}

fn border(left: &HeaderCell, right: &HeaderCell, lines: &[&Line<'_>], decimal: DecimalMark) -> f32 {
    let low = f32::midpoint(left.x0, left.x1);
    let high = f32::midpoint(right.x0, right.x1).max(low + STEP_POINTS);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "both lie on one page, low before high"
    )]
    let bins = ((high - low) / STEP_POINTS).min(BINS_MAX) as usize + 1;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the bins")]
    let bin = |x: f32| (((x - low) / STEP_POINTS).max(0.0) as usize).min(bins);

    // Sums of what begins at each bin: words that a border there would cut, and words it would leave on the wrong side.
    let mut cut = vec![0_i32; bins + 1];
    let mut wrong = vec![0_i32; bins + 1];
    for word in lines.iter().flat_map(|line| &line.words) {
        let (x0, x1) = (word.bounds.x0, word.bounds.x1);
        if x1 <= low || x0 >= high {
            continue;
        }
        cut[bin(x0)] += 2;
        cut[bin(x1)] -= 2;
        let centre = middle(&word.bounds);
        if centre < low || centre > high {
            continue;
        }
        if !fits(left.role, &word.text, decimal) {
            // Wrong for every border to the right of it.
            wrong[bin(centre)] += 1;
        }
        if !fits(right.role, &word.text, decimal) {
            // Wrong for every border to the left of it.
            wrong[0] += 1;
            wrong[bin(centre)] -= 1;
        }
    }

    let costs: Vec<i32> = cut[..bins]
        .iter()
        .zip(&wrong[..bins])
        .scan(0, |sum, (cut, wrong)| {
            *sum += cut + wrong;
            Some(*sum)
        })
        .collect();
    let least = costs.iter().copied().min().unwrap_or(0);
    let most = least.saturating_add(i32::try_from(lines.len() / STRAY_ONE_IN).unwrap_or(0).max(2));
    // A stray line among many must not push the border into a crack: then a wider gap that is nearly as good is better.
    let gap = (least..=most).map(|enough| widest_run(&costs, enough)).find(|run| run.len() >= GAP_STEPS);
    let Range { start, end } = gap.unwrap_or_else(|| widest_run(&costs, least));
    // Texts begin in one place and end anywhere, so between two of them the border is close to the second.
    let is_text =
        |role: Role| matches!(role, Role::Narration | Role::Reference | Role::Branch | Role::Unknown);
    let share = if is_text(left.role) && is_text(right.role) { 0.85 } else { 0.5 };
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000 bins")]
    let centre = start as f32 + (end - start) as f32 * share;
    low + centre * STEP_POINTS
}
