//! What stands on every page and belongs to none of its rows: letterheads, page numbers, disclaimers.

use std::collections::HashMap;

use super::lines::Line;

/// A line is a running line if it stands on this share of the pages.
const SHARE_OF_PAGES: f32 = 0.6;
/// On fewer pages than this, two lines that look alike may well be two rows.
const PAGES_MIN: usize = 3;

/// Texts that recur at the same height of the pages, page numbers put alike.
#[derive(Debug, Default)]
pub(crate) struct RunningLines {
    recurring: HashMap<(String, i32), usize>,
    pages: usize,
}

impl RunningLines {
    pub(crate) fn from_pages(pages: &[Vec<Line<'_>>]) -> Self {
        let mut recurring: HashMap<(String, i32), usize> = HashMap::new();
        for lines in pages {
            let mut seen: Vec<(String, i32)> = lines.iter().map(key).collect();
            seen.sort();
            seen.dedup();
            for key in seen {
                *recurring.entry(key).or_default() += 1;
            }
        }
        Self { recurring, pages: pages.iter().filter(|lines| !lines.is_empty()).count() }
    }

    /// Page numbers, rules and numbers of columns, wherever they stand.
    pub(crate) fn is_bare(line: &Line<'_>) -> bool {
        is_page_number(&line.text()) || is_ruler(line) || numbers_columns(line)
    }

    /// It stands in the same place of most pages.
    pub(crate) fn recurs(&self, line: &Line<'_>) -> bool {
        if self.pages < PAGES_MIN {
            return false;
        }
        let count = self.recurring.get(&key(line)).copied().unwrap_or(0);
        #[expect(clippy::cast_precision_loss, reason = "a number of pages")]
        let share = count as f32 / self.pages as f32;
        count >= PAGES_MIN && share >= SHARE_OF_PAGES
    }
}

fn key(line: &Line<'_>) -> (String, i32) {
    // Only page numbers count up: other digits tell one row from another.
    let text = line.text();
    let is_numbered = text.to_ascii_lowercase().contains("page");
    let text = text.chars().map(|c| if is_numbered && c.is_ascii_digit() { '0' } else { c }).collect();
    #[expect(clippy::cast_possible_truncation, reason = "a height on a page")]
    let height = (line.baseline / 3.0).round() as i32;
    (text, height)
}

/// `Page 1 of 12`, `Page No : 3`, `Sheet 1 of 2`, `1/12`, `- 3 -`.
fn is_page_number(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    let is_between_dashes =
        text.trim().strip_prefix(['-', '–']).and_then(|rest| rest.strip_suffix(['-', '–']));
    if is_between_dashes.is_some_and(|number| number.trim().parse::<u16>().is_ok()) {
        return true;
    }
    let text = text.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    let Some(rest) = ["page", "pg", "sheet"].iter().find_map(|word| text.strip_prefix(word)) else {
        return false;
    };
    let mut has_digit = false;
    for word in rest.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
        has_digit |= word.bytes().all(|byte| byte.is_ascii_digit());
        if !(word.bytes().all(|byte| byte.is_ascii_digit()) || matches!(word, "of" | "no" | "number" | "to"))
        {
            return false;
        }
    }
    has_digit
}

/// `(1) (2) (3)` below a header.
fn numbers_columns(line: &Line<'_>) -> bool {
    let number = |text: &str| text.trim_matches(|c| matches!(c, '(' | ')' | '[' | ']')).parse::<usize>().ok();
    line.words.len() > 2
        && line.words.iter().zip(1..).all(|(word, expected)| number(&word.text) == Some(expected))
}

/// Lines drawn with characters.
fn is_ruler(line: &Line<'_>) -> bool {
    line.words.iter().all(|word| {
        word.text.chars().count() >= 3
            && word.text.chars().all(|c| matches!(c, '-' | '=' | '_' | '*' | '|' | '+' | '—' | '–' | '.'))
            || word.text.chars().all(|c| matches!(c, '|' | '+'))
    })
}
