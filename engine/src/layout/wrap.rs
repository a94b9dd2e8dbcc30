//! Narrations put together again from the lines they wrap over.
//!
//! Whether a line ended at a space or in the middle of a word is not printed; it follows from how the column wraps. A
//! column that fills its lines to the edge breaks words; one that leaves room does not. So the column is looked at as
//! a whole before any of its narrations is joined.

use super::lines::text_of;
use crate::document::Word;

/// How a column breaks its lines.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Wrapping {
    way: Way,
    left: f32,
    right: f32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// After so many characters, wherever that is.
    Characters(usize),
    /// When the next character does not fit.
    Full,
    /// At spaces, and after hyphens and strokes.
    Words,
}

/// The lines of one cell, each from left to right.
pub(crate) type CellLines<'d> = Vec<Vec<&'d Word>>;

struct Break<'c, 'd> {
    line: &'c [&'d Word],
    next: &'c [&'d Word],
}

impl Break<'_, '_> {
    fn right(&self) -> f32 {
        self.line.last().map_or(0.0, |word| word.bounds.x1)
    }

    /// About the width of the character that begins the next line.
    fn next_character(&self) -> f32 {
        self.next.first().map_or(0.0, |word| {
            let share = |c: char| match c {
                'i' | 'l' | 'I' | '.' | ',' | ':' | '/' | '-' | 'j' | 't' | 'f' | '(' | ')' => 0.33,
                'W' | 'M' | 'm' | 'w' | '@' => 0.89,
                'A'..='Z' => 0.69,
                _ => 0.556,
            };
            let all: f32 = word.text.chars().map(share).sum();
            let own = word.text.chars().next().map_or(0.0, share);
            // A text in capitals is wider than the average of its font: measured by its own word.
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

/// So much of a column's breaks must agree for it to be taken as its way.
const AGREEMENT: f32 = 0.8;
/// Fewer breaks than this say nothing of a count of characters.
const COUNTED_MIN: usize = 3;

impl Wrapping {
    pub(crate) fn of(cells: &[CellLines<'_>]) -> Self {
        let words = || cells.iter().flatten().flatten();
        let right = words().map(|word| word.bounds.x1).fold(f32::MIN, f32::max);
        let left = words().map(|word| word.bounds.x0).fold(f32::MAX, f32::min);
        let total = breaks(cells).count();
        let share = |count: usize| {
            #[expect(clippy::cast_precision_loss, reason = "a share of rows")]
            let share = count as f32 / total.max(1) as f32;
            share
        };
        let most = breaks(cells).map(|gap| gap.characters()).max().unwrap_or(0);
        let longest = cells.iter().flatten().map(|line| text_of(line).chars().count()).max().unwrap_or(0);
        let counted = breaks(cells).filter(|gap| gap.characters() + 1 >= most).count();
        let full = breaks(cells).filter(|gap| right - gap.right() < gap.next_character() * 1.1 + 0.2).count();
        let way = if total >= COUNTED_MIN && most >= longest && share(counted) >= AGREEMENT && most > 8 {
            Way::Characters(most)
        } else if total > 0 && share(full) >= AGREEMENT {
            Way::Full
        } else {
            Way::Words
        };
        Self { way, left, right }
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
        let room = self.right - gap.right();
        let next = gap.next_character();
        let size = gap.next.first().map_or(8.0, |word| word.size);
        let indent = gap.next.first().map_or(0.0, |word| word.bounds.x0) - self.left;
        // A space that did not fit any more begins the next line: it is seen as an indent.
        let is_indented = indent > 0.15 * size && indent < 0.75 * size;
        match self.way {
            Way::Characters(most) => is_indented || gap.characters() < most,
            Way::Full => is_indented || room >= next * 1.15 + 0.2,
            Way::Words => {
                let ends_in_mark = gap.line.last().is_some_and(|word| {
                    word.text.len() > 1 && word.text.ends_with(['-', '/', '_', '@', '.', ':'])
                        || word.text.len() == 1 && gap.line.len() == 1 && word.text.ends_with(['-', '/'])
                });
                let is_one_long_word = gap.line.len() == 1 && room < next * 1.1 + 0.2;
                !(ends_in_mark && self.would_not_fit(gap, room) || is_one_long_word)
            }
        }
    }

    /// The next word up to its first hyphen or stroke had no room: so the line did end here for want of it.
    fn would_not_fit(&self, gap: &Break<'_, '_>, room: f32) -> bool {
        let Some(word) = gap.next.first() else { return false };
        let characters = word.text.chars().count().max(1);
        let piece = word.text.find(['-', '/']).map_or(word.text.len(), |at| at + 1);
        let piece = word.text[..piece].chars().count();
        #[expect(clippy::cast_precision_loss, reason = "characters of a word")]
        let width = (word.bounds.x1 - word.bounds.x0) * piece as f32 / characters as f32;
        room < width + 1.0
    }
}
