//! Which words of a page are not what they were in an earlier revision.

use std::collections::HashSet;

use super::check_results::overlap;
use super::lists::LISTS;
use crate::document::{Page, TextBox, Word};

/// Of so many words that are gone, the one that stood in the place of a new word is looked for.
const MOST_PAIRED: usize = 2_000;

/// A place of a page whose text changed.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Revised {
    pub(super) bounds: TextBox,
    /// Empty where words were added.
    pub(super) was: String,
    /// Empty where words were taken away.
    pub(super) is: String,
}

impl Revised {
    /// An amount, a balance or a date.
    pub(super) fn is_of_figure(&self) -> bool {
        is_figure(&self.was) || is_figure(&self.is)
    }
}

/// Compares the words of two revisions of one page.
pub(super) fn revised(before: &Page, after: &Page) -> Vec<Revised> {
    let mut gone = without(&before.words, &after.words);
    let come = without(&after.words, &before.words);
    let mut revised = Vec::new();
    for word in come {
        let place = gone.iter().take(MOST_PAIRED).position(|old| overlap(old.bounds, word.bounds));
        let was = place.map(|place| gone.remove(place).text.clone()).unwrap_or_default();
        // A word that only moved a little, or was set in another font, says what it said.
        if was != word.text {
            revised.push(Revised { bounds: word.bounds, was, is: word.text.clone() });
        }
    }
    revised.extend(gone.iter().map(|old| Revised {
        bounds: old.bounds,
        was: old.text.clone(),
        is: String::new(),
    }));
    // Amounts and dates first: they are what matters, and evidence is cut short.
    revised.sort_by_key(|revised| !revised.is_of_figure());
    revised
}

/// The words of one page that do not stand on the other in the same place.
fn without<'w>(words: &'w [Word], others: &[Word]) -> Vec<&'w Word> {
    let places: HashSet<(&str, i64, i64)> = others.iter().map(place).collect();
    let steps = [-1, 0, 1];
    let stands = |word: &Word| {
        let (text, x, y) = place(word);
        steps.iter().any(|right| steps.iter().any(|down| places.contains(&(text, x + right, y + down))))
    };
    words.iter().filter(|word| !stands(word)).collect()
}

/// What a word says, and where it begins, in steps of the distance within which it has not moved.
#[expect(
    clippy::cast_possible_truncation,
    reason = "places on a page are small, and a cast saturates at the rest"
)]
fn place(word: &Word) -> (&str, i64, i64) {
    const FARTHEST: f32 = 1e9;
    let step = LISTS.revisions.same_place_points.max(0.1);
    let steps = |points: f32| (points / step).round().clamp(-FARTHEST, FARTHEST) as i64;
    (word.text.as_str(), steps(word.bounds.x0), steps(word.bounds.y0))
}

/// It reads as an amount (with paise, or grouped by commas) or as a date. The number of a page does not.
pub(super) fn is_figure(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    if digits < 2 || digits * 2 < text.chars().count() {
        return false;
    }
    let parts: Vec<&str> = text.split(|letter: char| !letter.is_ascii_digit()).collect();
    let is_of_digits = |part: &&&str| !part.is_empty();
    let groups = parts.iter().filter(is_of_digits).count();
    let after_point =
        text.rsplit_once(['.', ',']).map(|(_, rest)| rest.bytes().take_while(u8::is_ascii_digit).count());
    let is_amount = matches!(after_point, Some(2 | 3));
    let is_date = groups >= 2
        && text.contains(['-', '/', '.'])
        && parts.iter().filter(is_of_digits).all(|part| part.len() <= 4);
    is_amount || is_date
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_and_dates_are_figures_and_page_numbers_are_not() {
        for figure in
            ["1,250.00", "95,000.00Cr", "1.250,00", "12,345", "01-04-2025", "01/04/25", "01-Apr-2025"]
        {
            assert!(is_figure(figure), "{figure}");
        }
        for other in ["Page", "1", "12", "1/x", "UPI/123456/abcdefgh", "HDFC0001234", "0012345678", ""] {
            assert!(!is_figure(other), "{other}");
        }
    }
}
