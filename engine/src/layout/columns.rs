//! Where one column ends and the next begins.
//!
//! Headers say which columns there are, not how wide: amounts reach further left than their header, a narration's
//! header stands in the middle of its column. So the borders are laid where the rows leave the most room, and where
//! dates and amounts end up on their own side.

use std::ops::Range;

use super::amount::{self, DecimalMark};
use super::dates::{self, DateOrder};
use super::header::{Header, HeaderCell, Role};
use super::lines::{Line, middle};
use crate::document::Word;
use crate::month_names::MONTHS;

/// The columns of a table, from left to right.
#[derive(Debug, Clone)]
pub(crate) struct Columns {
    pub(crate) roles: Vec<Role>,
    /// The right border of each column but the last.
    borders: Vec<f32>,
    /// Where the words of each column usually begin, and where they end.
    edges: Vec<(f32, f32)>,
    /// No header is printed: what has neither a date nor an amount is text, wherever it stands.
    is_inferred: bool,
    /// No heading names the narration: what holds it may hold a code, and the narration may stand above or below it.
    pub(crate) has_substitute: bool,
}

/// One line in so many may be none of the table's.
const STRAY_ONE_IN: usize = 12;

/// So many lines with amounts tell where these stand.
const TELLING_MIN: usize = 3;

/// Columns are at least so many steps apart: a point and a half.
const GAP_STEPS: usize = 3;

/// No page is wider than so many steps: 10,000 points.
const BINS_MAX: f32 = 20_000.0;

/// Borders are tried at steps of this many points.
const STEP_POINTS: f32 = 0.5;

impl Columns {
    /// Lays the borders for `header` between the words of `lines`, all of which are rows.
    /// Beside a column of amounts only lines with one tell where it begins: others may run on below it.
    pub(crate) fn lay(
        header: &Header,
        lines: &[&Line<'_>],
        with_amounts: &[&Line<'_>],
        decimal: DecimalMark,
    ) -> Self {
        let roles = header.cells.iter().map(|cell| cell.role).collect();
        let borders = header
            .cells
            .windows(2)
            .map(|pair| {
                let is_beside_money = pair.iter().any(|cell| cell.role.is_money());
                let is_beside_date = header.is_inferred && pair[0].role == Role::Date;
                let telling = if (is_beside_money || is_beside_date) && with_amounts.len() >= TELLING_MIN {
                    with_amounts
                } else {
                    lines
                };
                border(&pair[0], &pair[1], telling, decimal)
            })
            .collect::<Vec<_>>();
        let is_inferred = header.is_inferred && header.has(Role::Date);
        let has_substitute = header.has_substitute();
        let mut columns = Self { roles, borders, edges: Vec::new(), is_inferred, has_substitute };
        columns.edges = (0..columns.roles.len()).map(|at| columns.usual_edges(at, lines)).collect();
        columns
    }

    fn usual_edges(&self, column: usize, lines: &[&Line<'_>]) -> (f32, f32) {
        let words = || {
            lines.iter().filter_map(move |line| {
                let own: Vec<&&Word> =
                    line.words.iter().filter(|word| self.index_of(word) == column).collect();
                Some((own.first()?.bounds.x0, own.last()?.bounds.x1))
            })
        };
        let usual = |edge: Option<f32>| edge.unwrap_or(f32::MIN);
        (usual(most_frequent(words().map(|(x0, _)| x0))), usual(most_frequent(words().map(|(_, x1)| x1))))
    }

    /// Where the amounts of the last column usually end. Of several on a line the first is the table's.
    pub(crate) fn right_edge(&self, lines: &[Line<'_>], decimal: DecimalMark) -> Option<f32> {
        let last = self.roles.len() - 1;
        let is_amount =
            |word: &&Word| self.index_of(word) == last && amount::parse(&word.text, decimal).is_some();
        let end_of_first = |line: &Line<'_>| {
            let first = line.words.iter().position(is_amount)?;
            // `1 234,56` is one.
            let parts = line.words[first..].windows(2);
            let more =
                parts.take_while(|pair| pair[1].bounds.x0 - pair[0].bounds.x1 < SPACE_EMS * pair[0].size);
            Some(line.words[first + more.count()].bounds.x1)
        };
        most_frequent(lines.iter().filter_map(end_of_first))
    }

    fn is_at_left_edge(&self, word: &Word) -> bool {
        let edge = self.edges.get(self.index_of(word)).map_or(f32::MIN, |(begin, _)| *begin);
        (word.bounds.x0 - edge).abs() < word.size
    }

    /// The roles of the words of a line. A narration may run on below the heading of an empty column beside it: what
    /// follows a space behind it, and does not stand where that column's words do, is its.
    pub(crate) fn roles_on(&self, line: &Line<'_>, decimal: DecimalMark) -> Vec<Role> {
        let mut roles: Vec<Role> = Vec::with_capacity(line.words.len());
        let is_text_alone = !line.words.iter().any(|word| {
            let role = self.role_of(word);
            let has_digits = word.text.bytes().any(|byte| byte.is_ascii_digit());
            (role.is_money() || role == Role::Date) && has_digits && fits(role, &word.text, decimal)
        });
        let is_text_anywhere = self.is_inferred || self.has_substitute && is_one_sentence(line);
        if is_text_anywhere && is_text_alone && dates::words_of_date(&line.words).is_none() {
            return vec![Role::Narration; line.words.len()];
        }
        // What begins in the middle of the column is a line below the table.
        let begins_at_edge =
            line.words.iter().any(|word| self.role_of(word) == Role::Narration && self.is_at_left_edge(word));
        for (at, word) in line.words.iter().enumerate() {
            let column = self.index_of(word);
            let role = self.roles[column];
            let before = at.checked_sub(1).map(|before| line.words[before]);
            let follows = before.is_some_and(|before| {
                roles.last() == Some(&Role::Narration)
                    && word.bounds.x0 - before.bounds.x1 < RUNS_ON_EMS * word.size.max(before.size)
            });
            let (begin, end) = self.edges.get(column).copied().unwrap_or((f32::MIN, f32::MAX));
            let is_at_edge = ((word.bounds.x0 - begin).abs() < EDGE_POINTS
                || (word.bounds.x1 - end).abs() < EDGE_POINTS)
                && !(is_text_alone && follows_space(line, at));
            let may_be = matches!(role, Role::Reference | Role::Branch | Role::Unknown);
            // A column without a heading, behind the balance: `Dr`.
            let is_letter = role == Role::Unknown && amount::side(&word.text).is_some();
            if may_be && roles.last() == Some(&Role::Balance) && (is_letter || is_side(&word.text)) {
                roles.push(Role::BalanceDrCr);
                continue;
            }
            // Once it has left its column it goes on below the others, and no amount is a word.
            let has_left = before.is_some_and(|before| self.role_of(before) != Role::Narration);
            let may_leave = begins_at_edge && (has_left && !is_at_edge || !fits(role, &word.text, decimal));
            // `ORDER NO 1000010357`, which ends where no amount does.
            let is_bare = word.text.bytes().all(|byte| byte.is_ascii_digit());
            let runs_on = may_be && !is_at_edge || may_leave || role.is_money() && is_bare && !is_at_edge;
            roles.push(if follows && runs_on { Role::Narration } else { role });
        }
        roles
    }

    pub(crate) fn index_of(&self, word: &Word) -> usize {
        let x = middle(&word.bounds);
        self.borders.iter().take_while(|border| x > **border).count()
    }

    pub(crate) fn role_of(&self, word: &Word) -> Role {
        self.roles[self.index_of(word)]
    }
}

/// Its words stand a space apart, as words of several columns do not.
fn is_one_sentence(line: &Line<'_>) -> bool {
    line.words.windows(2).all(|pair| pair[1].bounds.x0 - pair[0].bounds.x1 < SPACE_EMS * pair[0].size)
}

/// The word is as far from the one before as other words of its line are from theirs.
fn follows_space(line: &Line<'_>, at: usize) -> bool {
    let gap = |at: usize| line.words[at].bounds.x0 - line.words[at - 1].bounds.x1;
    let others = (1..line.words.len()).filter(|other| *other != at).map(gap).filter(|gap| *gap > 0.0);
    let space = others.fold(f32::MAX, f32::min);
    at > 0 && gap(at) <= space.min(RUNS_ON_EMS * line.size) * 1.15
}

/// What is nearer than this to the word before it is of the same sentence.
const RUNS_ON_EMS: f32 = 0.45;
/// Words of one column begin or end within so many points of one another.
const EDGE_POINTS: f32 = 1.5;

/// To the point.
pub(super) fn most_frequent(edges: impl Iterator<Item = f32>) -> Option<f32> {
    let mut counts: std::collections::BTreeMap<i32, usize> = std::collections::BTreeMap::new();
    for edge in edges {
        #[expect(clippy::cast_possible_truncation, reason = "a place on a page")]
        let place = edge.round() as i32;
        *counts.entry(place).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    #[expect(clippy::cast_precision_loss, reason = "a place on a page")]
    most.map(|(place, _)| place as f32)
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
                || amount::names_balance(text)
                || text == "M"
        }
        // A code of two digits may stand there, an amount may not.
        Role::DrCr | Role::BalanceDrCr => {
            text.len() <= 12 && (text.len() <= 2 || amount::parse(text, decimal).is_none())
        }
        // A sign or a direction is of the amount beside it.
        Role::Reference => text != "+" && !(text.len() > 1 && amount::side(text).is_some()),
        Role::Narration | Role::Party | Role::Branch | Role::Elsewhere | Role::Unknown => true,
    }
}

fn is_currency(text: &str) -> bool {
    // A minus may stand before the currency: `-Rs 4,617.45`.
    amount::is_currency(text.trim_start_matches(['-', '+', '−', '(']))
        || matches!(text, "+" | "-" | "−" | "–")
}

/// Digits and their separators, a month, or a half of the day; or `-` in an empty cell.
fn is_date_part(text: &str) -> bool {
    let letters: String = text.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_lowercase).collect();
    let has_only = text.chars().all(|c| {
        c.is_alphabetic()
            || c.is_ascii_digit()
            || matches!(c, '/' | '-' | '.' | ':' | ',' | '\'' | '’' | '–' | '(' | ')')
    });
    let is_word = letters.is_empty()
        || matches!(letters.as_str(), "am" | "pm" | "ist" | "hrs" | "st" | "nd" | "rd" | "th" | "sept")
        || letters.len() >= 2
            && MONTHS.iter().any(|name| name.starts_with(&letters) || name[1..].starts_with(&letters))
        || dates::month(&letters).is_some()
        || letters.len() == 3
            && ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].contains(&letters.as_str());
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    // `01.04` may be the beginning of a date, `1,394.95` is not.
    let is_amount =
        text.len() > 5 && amount::parse(text, DecimalMark::Point).is_some_and(|amount| amount.decimals == 2);
    has_only && is_word && digits <= 14 && !is_amount && !is_other_number(text)
}

/// Digits alone are a day, a month, a year or all of them: of other lengths they are a code.
fn is_other_number(text: &str) -> bool {
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    is_number
        && match text.len() {
            1 | 2 | 6 | 8 | 14 => false,
            4 => !(text.starts_with("19") || text.starts_with("20")),
            _ => true,
        }
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

/// Where a word ends, of an amount that touches its direction in the next column: `1,500.00Debit` ends with its digits.
fn end_of_amount(word: &Word, left: &HeaderCell, right: &HeaderCell, decimal: DecimalMark) -> f32 {
    let bounds = &word.bounds;
    let digits = word.text.rfind(|c: char| c.is_ascii_digit()).map_or(0, |at| at + 1);
    let has_side = left.role.is_money()
        && right.role == Role::DrCr
        && amount::parse(&word.text, decimal).is_some_and(|amount| amount.side.is_some());
    if !has_side || digits == word.text.len() {
        return bounds.x1;
    }
    #[expect(clippy::cast_precision_loss, reason = "letters of a word")]
    let share = digits as f32 / word.text.len() as f32;
    bounds.x0 + (bounds.x1 - bounds.x0) * share
}

/// `Dr` or `Credit`. A single letter may be anything, and a narration may begin with `Deposit`.
fn is_side(text: &str) -> bool {
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let is_word = text.eq_ignore_ascii_case("debit") || text.eq_ignore_ascii_case("credit");
    (letters == 2 || is_word) && amount::side(text).is_some()
}

/// A currency before an amount or a direction behind it, a space away.
fn is_one_amount(word: &Word, next: &Word, decimal: DecimalMark) -> bool {
    let is_amount = |word: &Word| amount::parse(&word.text, decimal).is_some();
    let is_pair =
        is_amount(word) && is_side(&next.text) || amount::is_currency(&word.text) && is_amount(next);
    is_pair && next.bounds.x0 - word.bounds.x1 < SPACE_EMS * word.size
}

/// A space is no wider, in any font.
const SPACE_EMS: f32 = 0.65;

/// Amounts stand in line at their right below the left of two headings, and end before the other begins: in a spreadsheet
/// headings begin at the left of their cells, and amounts end at the right. What is below the other one ends behind its
/// beginning.
fn ends_flush(left: &HeaderCell, right: &HeaderCell, lines: &[&Line<'_>], decimal: DecimalMark) -> bool {
    let is_between = |word: &&&Word| {
        word.bounds.x0 > left.x0 - EDGE_POINTS
            && word.bounds.x1 < right.x0
            && amount::parse(&word.text, decimal).is_some()
    };
    let words: Vec<&Word> = lines.iter().flat_map(|line| &line.words).filter(is_between).copied().collect();
    let Some(edge) = most_frequent(words.iter().map(|word| word.bounds.x1)) else { return false };
    let flush: Vec<&&Word> =
        words.iter().filter(|word| (word.bounds.x1 - edge).abs() < EDGE_POINTS).collect();
    let begins = flush.iter().map(|word| word.bounds.x0);
    let (first, last) = begins.fold((f32::MAX, f32::MIN), |(first, last), x0| (first.min(x0), last.max(x0)));
    // In line at their left as well they may be of either.
    flush.len() >= TELLING_MIN && flush.len() * 5 >= words.len() * 4 && last - first > EDGE_POINTS
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
    let ends_left = left.role.is_money() && right.role.is_money() && ends_flush(left, right, lines, decimal);
    let has_sides = [left, right].iter().any(|cell| matches!(cell.role, Role::DrCr | Role::BalanceDrCr));
    for (line, at) in lines.iter().flat_map(|line| (0..line.words.len()).map(move |at| (line, at))) {
        let word = line.words[at];
        let (x0, x1) = (word.bounds.x0, end_of_amount(word, left, right, decimal));
        if x1 <= low || x0 >= high {
            continue;
        }
        // `INR 1,500.00 Dr` is one amount, unless sides have a column of their own.
        let joins_next =
            !has_sides && line.words.get(at + 1).is_some_and(|next| is_one_amount(word, next, decimal));
        let end = if joins_next { line.words[at + 1].bounds.x0.max(x1) } else { x1 };
        cut[bin(x0)] += 2;
        cut[bin(end)] -= 2;
        let centre = f32::midpoint(x0, x1);
        if centre < low || centre > high {
            continue;
        }
        // What stands below a heading of its kind is of that column.
        let is_amount = amount::parse(&word.text, decimal).is_some_and(|amount| amount.decimals == 2);
        let is_date = || DateOrder::ALL.into_iter().any(|order| dates::parse(&word.text, order).is_some());
        let is_of = |role: Role| match role {
            Role::Date | Role::ValueDate => is_date(),
            role => role.is_money() && is_amount,
        };
        let is_at = |edge: f32, other: f32| (edge - other).abs() < EDGE_POINTS;
        let is_number = |role: Role| role.is_money() && amount::parse(&word.text, decimal).is_some();
        let is_rights = x0 > right.x0 - EDGE_POINTS && is_of(right.role)
            || is_at(x0, right.x0)
            || is_at(x1, right.x1) && is_number(right.role);
        if is_rights || !fits(left.role, &word.text, decimal) {
            // Wrong for every border to the right of it.
            wrong[bin(centre)] += 1;
        }
        // A spreadsheet sets days at the right of their cell, and their heading at its left.
        let is_day = left.role == Role::Date
            && right.role == Role::Narration
            && is_date()
            && !line.words[..at].iter().any(|before| fits(Role::Date, &before.text, decimal));
        let is_lefts = is_day
            || ends_left && x0 > left.x0 - EDGE_POINTS && x1 < right.x0 && is_number(left.role)
            || x1 < left.x1 + EDGE_POINTS && is_of(left.role)
            || is_at(x1, left.x1) && is_number(left.role);
        if is_lefts || !fits(right.role, &word.text, decimal) {
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
