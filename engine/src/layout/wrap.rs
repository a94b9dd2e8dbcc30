//! Narrations put together again from the lines they wrap over.
//!
//! Whether a line ended at a space or in the middle of a word is not printed. It follows from how the column wraps: one
//! that fills its lines to the edge breaks words, one that leaves room does not. So the column is looked at as a whole
//! before any of its narrations is joined. Where both are possible, words decide that stand unbroken elsewhere.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::dates::{self, DateOrder};
use super::lines::text_of;
use crate::document::Word;
use crate::embedded::DataFile;

/// How a column breaks its lines.
#[derive(Debug, Clone)]
pub(crate) struct Wrapping {
    way: Way,
    /// Where the lines begin, unless they are centred.
    left: Option<f32>,
    /// The width of the longest line.
    width: f32,
    /// A space that ends a line is seen: it indents the next one.
    shows_spaces: bool,
    /// Unbroken in this column, in capitals.
    words: HashSet<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// After so many characters, or when the next one does not fit, wherever that is.
    Anywhere { characters: usize },
    /// At spaces, and after hyphens and strokes.
    Words,
}

/// Words that narrations are made of, in capitals.
static COMMON: LazyLock<HashSet<String>> = LazyLock::new(|| {
    DataFile::LayoutWords.words().chain(DataFile::LayoutNames.words()).map(str::to_uppercase).collect()
});

/// A number behind one of these stands apart: `OF 12`, but `HDFC0001234`.
const BEFORE_NUMBERS: [&str; 15] =
    ["OF", "NO", "INV", "CHQ", "EMI", "TO", "FROM", "ON", "REF", "FOR", "DT", "DATED", "CHEQUE", "LN", "AC"];

/// The lines of one cell, each from left to right.
pub(crate) type CellLines<'d> = Vec<Vec<&'d Word>>;

struct Break<'c, 'd> {
    line: &'c [&'d Word],
    next: &'c [&'d Word],
}

impl Break<'_, '_> {
    fn width(&self) -> f32 {
        width(self.line)
    }

    fn last_word(&self) -> &str {
        self.line.last().map_or("", |word| &word.text)
    }

    fn next_word(&self) -> &str {
        self.next.first().map_or("", |word| &word.text)
    }

    /// About the width of the character that begins the next line, measured by the word it begins.
    fn next_character(&self) -> f32 {
        let share = |c: char| match c {
            'i' | 'l' | 'I' | '.' | ',' | ':' | '/' | '-' | 'j' | 't' | 'f' | '(' | ')' => 0.33,
            'W' | 'M' | 'm' | 'w' | '@' => 0.89,
            'A'..='Z' => 0.69,
            _ => 0.556,
        };
        self.next.first().map_or(0.0, |word| {
            let all: f32 = word.text.chars().map(share).sum();
            let own = word.text.chars().next().map_or(0.0, share);
            (word.bounds.x1 - word.bounds.x0) * own / all.max(0.1)
        })
    }

    fn characters(&self) -> usize {
        text_of(self.line).chars().count()
    }
}

fn breaks<'c, 'd>(cells: &'c [CellLines<'d>]) -> impl Iterator<Item = Break<'c, 'd>> {
    cells.iter().flat_map(|lines| lines.windows(2)).map(|pair| Break { line: &pair[0], next: &pair[1] })
}

/// So many of the lines with a space must end at the edge or after the same count of characters for the column to be
/// one that breaks words.
const HARD_PERCENT: usize = 80;
/// No bank cuts its narrations shorter.
const CHARACTERS_MIN: usize = 8;

impl Wrapping {
    pub(crate) fn guess(cells: &[CellLines<'_>]) -> Self {
        let widest = widest(cells);
        let most = breaks(cells).map(|gap| gap.characters()).max().unwrap_or(0);
        let longest = cells.iter().flatten().map(|line| text_of(line).chars().count()).max().unwrap_or(0);
        let characters = if most >= longest && most > CHARACTERS_MIN { most } else { usize::MAX };
        let left = left_edge(cells);
        let mut wrapping = Self {
            way: Way::Anywhere { characters },
            left,
            width: widest,
            shows_spaces: false,
            words: unbroken(cells),
        };
        // A line of one word may be full because the word is longer than a line; only lines with a space tell whether
        // the column breaks at them.
        let telling =
            || breaks(cells).filter(|gap| gap.line.len() > 1 && !is_stamp(gap.line) && !is_stamp(gap.next));
        let (told, hard) =
            (telling().count(), telling().filter(|gap| wrapping.is_hard(gap, characters, 1)).count());
        wrapping.shows_spaces = breaks(cells).any(|gap| wrapping.is_indented(&gap));
        if !wrapping.shows_spaces && (told == 0 || hard * 100 < told * HARD_PERCENT) {
            wrapping.way = Way::Words;
        }
        wrapping
    }

    pub(crate) fn join(&self, lines: &CellLines<'_>) -> String {
        let mut text = String::new();
        let mut previous: Option<&[&Word]> = None;
        for line in lines.iter().filter(|line| !line.is_empty()) {
            if let Some(previous) = previous
                && self.has_space(&Break { line: previous, next: line })
            {
                text.push(' ');
            }
            text.push_str(&text_of(line));
            previous = Some(line);
        }
        text
    }

    fn has_space(&self, gap: &Break<'_, '_>) -> bool {
        let (last, next) = (gap.last_word(), gap.next_word());
        if self.is_indented(gap) {
            return true;
        }
        // A mark that stands alone has a space on both sides.
        let is_bare = |word: &str| !word.chars().any(char::is_alphanumeric);
        if is_bare(last) && gap.line.len() > 1 || is_bare(next) && gap.next.len() > 1 {
            return true;
        }
        // A stamp stands apart from the number before it.
        if is_stamp(gap.next) && !last.ends_with(JOINS) {
            return true;
        }
        let Way::Anywhere { characters } = self.way else { return self.has_space_between_words(gap) };
        if self.shows_spaces {
            // A line that ends well before its end is followed by something else.
            let room = self.width - gap.width();
            let size = gap.next.first().map_or(8.0, |word| word.size);
            return room > gap.next_character().max(0.5 * size) * EARLY_CHARACTERS
                && gap.characters().saturating_add(3) < characters;
        }
        if last.ends_with(JOINS) || next.starts_with(['/', '-']) || continues_address(last, next) {
            return false;
        }
        self.has_space_by_words(gap, !self.is_hard(gap, characters, 0))
    }

    /// Where lines break at spaces, a word that is as long as its line may be the beginning of a longer one.
    fn has_space_between_words(&self, gap: &Break<'_, '_>) -> bool {
        let (last, next) = (gap.last_word(), gap.next_word());
        // `/01/03/2025 10:30:15` is a stamp of its own, `/INV` the rest of the narration.
        let is_cut = next
            .strip_prefix('/')
            .is_some_and(|rest| !(gap.next.len() > 1 && dates::parse(rest, DateOrder::DayFirst).is_some()));
        if last.ends_with(JOINS) || continues_address(last, next) || is_cut {
            return false;
        }
        if gap.line.len() > 1 || !self.is_full(gap) || self.has_space_by_words(gap, false) {
            return true;
        }
        // A word that is broken by force rarely ends in a whole one.
        let (left, right) = (last_run(last), first_run(next));
        let are_letters =
            [&left, &right].iter().all(|run| !run.is_empty() && run.chars().all(char::is_alphabetic));
        are_letters
            && left.len() > 2
            && !last.contains('@')
            && self.is_word(&left)
            && !self.is_word(&format!("{left}{right}"))
    }

    fn is_word(&self, text: &str) -> bool {
        let is_known = |text: &str| COMMON.contains(text) || self.words.contains(text);
        is_known(text) || text.len() > 4 && text.strip_suffix('S').is_some_and(is_known)
    }

    /// Lets the words decide, where the width tells little.
    fn has_space_by_words(&self, gap: &Break<'_, '_>, by_width: bool) -> bool {
        let (last, next) = (gap.last_word(), gap.next_word());
        if last.ends_with(',') && next.starts_with(char::is_alphabetic) {
            return true;
        }
        let (left, right) = (last_run(last), first_run(next));
        if left.is_empty() || right.is_empty() || last.ends_with(|c: char| !c.is_alphanumeric()) {
            return by_width;
        }
        // Addresses of payees have no spaces: `lakshmi` `n@ybl/COLLECT`, `netflix@hdfc` `bank-UTIB`.
        let is_mark = |c: char| matches!(c, '/' | '-' | ':');
        if next.split(is_mark).next().is_some_and(|part| part.contains('@'))
            || last.split(is_mark).next_back().is_some_and(|part| part.contains('@'))
        {
            return by_width;
        }
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let joined = format!("{left}{right}");
        let stands_apart = |run: &str| self.is_word(run) || is_initial(run);
        match (is_number(&left), is_number(&right)) {
            (true, true) => by_width,
            (false, true) => by_width || BEFORE_NUMBERS.contains(&left.as_str()),
            (true, false) => by_width || right.len() > 1 && COMMON.contains(&right),
            _ if self.is_word(&joined) => false,
            // `S RAJESH`, `GURPREET S`: an initial beside a word that is known is no part of it.
            _ => by_width || stands_apart(&left) && stands_apart(&right) && joined.len() > 3,
        }
    }

    /// Whether a break at this place says that the column breaks words.
    fn is_hard(&self, gap: &Break<'_, '_>, characters: usize, tolerance: usize) -> bool {
        gap.characters().saturating_add(tolerance) >= characters || self.is_full(gap)
    }

    fn is_full(&self, gap: &Break<'_, '_>) -> bool {
        self.width - gap.width() < gap.next_character() * 1.1 + 0.2
    }

    fn is_indented(&self, gap: &Break<'_, '_>) -> bool {
        let Some((left, word)) = self.left.zip(gap.next.first()) else { return false };
        let indent = word.bounds.x0 - left;
        indent > 0.15 * word.size && indent < 0.75 * word.size
    }
}

/// So many characters of room are no mistake in the width of one.
const EARLY_CHARACTERS: f32 = 3.0;

/// Marks that end a line in the middle of a narration.
const JOINS: [char; 4] = ['-', '/', '_', '@'];

/// `ramesh.` `650@axl`, `ramesh` `@axl`, but `GST` `@18%`.
fn continues_address(last: &str, next: &str) -> bool {
    let begins_with_handle = next.strip_prefix('@').is_some_and(|rest| rest.starts_with(char::is_alphabetic));
    begins_with_handle || last.ends_with('.') && next.contains('@')
}

/// It begins with a date.
fn is_stamp(line: &[&Word]) -> bool {
    let first = line.first().map_or("", |word| word.text.as_str());
    first.starts_with(|c: char| c.is_ascii_digit())
        && dates::parse(first, DateOrder::DayFirst).is_some_and(|date| date.year.is_some())
}

fn is_initial(run: &str) -> bool {
    run.chars().count() == 1 && run.chars().all(char::is_alphabetic)
}

/// The width of the longest line, unless it stands alone: then it is none of the column's.
fn widest(cells: &[CellLines<'_>]) -> f32 {
    let mut widths: Vec<f32> = cells.iter().flatten().map(|line| width(line)).collect();
    widths.sort_by(|a, b| b.total_cmp(a));
    let size = cells.iter().flatten().flatten().map(|word| word.size).next().unwrap_or(8.0);
    let is_alone = |at: usize| widths.get(at + 1).is_some_and(|next| widths[at] - next > 1.5 * size);
    let at = usize::from(widths.len() > 3 && is_alone(0));
    widths.get(at).copied().unwrap_or(0.0)
}

fn width(line: &[&Word]) -> f32 {
    line.first().zip(line.last()).map_or(0.0, |(first, last)| last.bounds.x1 - first.bounds.x0)
}

/// Where most lines begin, if they do begin in one place.
fn left_edge(cells: &[CellLines<'_>]) -> Option<f32> {
    let starts = || cells.iter().flatten().filter_map(|line| line.first()).map(|word| word.bounds.x0);
    let left = starts().fold(f32::MAX, f32::min);
    let (all, there) = (starts().count(), starts().filter(|x0| x0 - left < 0.6).count());
    (there * 2 > all).then_some(left)
}

/// Runs of letters and digits that no break has touched.
fn unbroken(cells: &[CellLines<'_>]) -> HashSet<String> {
    let mut words = HashSet::new();
    for lines in cells {
        for (at, line) in lines.iter().enumerate() {
            // Addresses of payees run names together.
            let runs: Vec<String> = text_of(line)
                .split(|c: char| c == '/' || c.is_whitespace())
                .filter(|part| !part.contains('@'))
                .flat_map(|part| part.split(|c: char| !c.is_alphanumeric()))
                .filter(|run| run.len() > 2)
                .map(str::to_uppercase)
                .collect();
            let from = usize::from(at > 0);
            let to = runs.len().saturating_sub(usize::from(at + 1 < lines.len()));
            if let Some(inner) = runs.get(from..to) {
                words.extend(inner.iter().cloned());
            }
        }
    }
    words
}

fn last_run(word: &str) -> String {
    let start = word
        .rfind(|c: char| !c.is_alphanumeric())
        .map_or(0, |at| at + word[at..].chars().next().map_or(1, char::len_utf8));
    word[start..].to_uppercase()
}

fn first_run(word: &str) -> String {
    word[..word.find(|c: char| !c.is_alphanumeric()).unwrap_or(word.len())].to_uppercase()
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&COMMON);
}
