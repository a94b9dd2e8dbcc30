//! Where one column ends and the next begins.
//!
//! Headers say which columns there are, not how wide: amounts reach further left than their header, a narration's
//! header stands in the middle of its column. So the borders are laid where the rows leave the most room, and where
//! dates and amounts end up on their own side.

use super::amount::{self, DecimalMark};
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

/// Borders are tried at steps of this many points.
const STEP_POINTS: f32 = 0.5;

impl Columns {
    /// Lays the borders for `header` between the words of `lines`, all of which are rows.
    pub(crate) fn lay(header: &Header, lines: &[&Line<'_>], decimal: DecimalMark) -> Self {
        let roles = header.cells.iter().map(|cell| cell.role).collect();
        let borders =
            header.cells.windows(2).map(|pair| border(&pair[0], &pair[1], lines, decimal)).collect::<Vec<_>>();
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
        Role::Serial => text.len() <= 7 && text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ')' | '#' | '-')),
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
    let letters: String = text.chars().filter(|c| c.is_ascii_alphabetic()).collect::<String>().to_ascii_lowercase();
    let has_only = text.chars().all(|c| {
        c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '.' | ':' | ',' | '\'' | '’' | '–' | '(' | ')')
    });
    let is_word = letters.is_empty()
        || matches!(letters.as_str(), "am" | "pm" | "ist" | "hrs" | "st" | "nd" | "rd" | "th" | "sept")
        || letters.len() >= 2 && MONTH_NAMES.iter().any(|name| name.starts_with(&letters) || name[1..].starts_with(&letters))
        || letters.len() == 3 && ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].contains(&letters.as_str());
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    has_only && is_word && digits <= 14
}

const MONTH_NAMES: [&str; 12] =
    ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

fn border(left: &HeaderCell, right: &HeaderCell, lines: &[&Line<'_>], decimal: DecimalMark) -> f32 {
    let low = f32::midpoint(left.x0, left.x1);
    let high = f32::midpoint(right.x0, right.x1).max(low + STEP_POINTS);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "both lie on one page, low before high")]
    let bins = (((high - low) / STEP_POINTS) as usize + 1).min(20_000);
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

    let (mut cuts, mut wrongs) = (0, 0);
    let mut best: Option<(i32, usize, usize)> = None;
    let mut run: Option<(i32, usize)> = None;
    let mut close = |run: Option<(i32, usize)>, end: usize| {
        if let Some((cost, start)) = run {
            let is_better = best.is_none_or(|(least, from, to)| cost < least || cost == least && end - start > to - from);
            if is_better {
                best = Some((cost, start, end));
            }
        }
    };
    for at in 0..bins {
        cuts += cut[at];
        wrongs += wrong[at];
        let cost = cuts + wrongs;
        match run {
            Some((same, _)) if same == cost => {}
            _ => {
                close(run, at);
                run = Some((cost, at));
            }
        }
    }
    close(run, bins);
    let (_, start, end) = best.unwrap_or((0, 0, bins));
    #[expect(clippy::cast_precision_loss, reason = "at most 20,000 bins")]
    let centre = (start + end) as f32 / 2.0;
    low + centre * STEP_POINTS
}
