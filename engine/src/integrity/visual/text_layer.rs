//! Words beneath or upon the picture of a page, which nobody sees, held against what was recognised in the picture.
//!
//! Scanners add such words so that a scan can be searched; they say what the picture shows, but for the mistakes of the
//! recognition. Whoever writes them by hand has other numbers read than the picture shows. The rows are read from the
//! picture, so that nothing depends on these words; where they differ, somebody meant them to be read.

use super::thresholds::VISUAL;
use super::visual_pages::{area_of, in_common, is_amount};
use crate::document::{Page, Word};
use crate::integrity::wording::quoted;
use crate::integrity::{Check, Evidence, IntegrityInput, Severity};

const CODE: &str = "text_layer";

pub(super) fn examine(input: &IntegrityInput<'_>) -> Check {
    let (mut layers, mut sure, mut compared, mut evidence) = (0, 0, 0, Vec::new());
    for (page, number) in input.document.pages.iter().zip(1..) {
        let amounts: Vec<&Word> = page.text_layer.iter().filter(|word| is_amount(&word.text)).collect();
        layers += amounts.len();
        for word in amounts {
            let Some(shown) = recognised_at(page, word) else { continue };
            compared += 1;
            let (said, seen) = (digits(&word.text), digits(&shown.text));
            if said == seen {
                continue;
            }
            sure += usize::from(is_another_number(&said, &seen));
            evidence.push(Evidence {
                page: Some(number),
                bounds: Some(word.bounds),
                transaction_id: None,
                detail: format!("the text says {}, the picture {}", quoted(&word.text), quoted(&shown.text)),
                declared: Some(word.text.clone()),
                found: Some(shown.text.clone()),
            });
        }
    }
    let rules = &VISUAL.text_layer;
    if layers == 0 {
        return VISUAL.check.not_run(CODE, "none");
    }
    if sure >= rules.least_other_numbers {
        return VISUAL.check.failed(CODE, "differs", Severity::Critical, evidence);
    }
    // Recognition that saw next to nothing confirms nothing, and a picture with a text that nothing confirms is for a person.
    if compared * rules.compared_times < layers || evidence.len() * rules.compared_times > compared {
        return VISUAL.check.failed(CODE, "unconfirmed", Severity::Critical, evidence);
    }
    VISUAL.check.passed(CODE)
}

/// The amount that was recognised in the place of a word.
fn recognised_at<'p>(page: &'p Page, word: &Word) -> Option<&'p Word> {
    let common = |other: &Word| in_common(&other.bounds, &word.bounds);
    let is_there = |other: &&Word| {
        let smaller = area_of(&other.bounds).min(area_of(&word.bounds));
        is_amount(&other.text) && common(other) > VISUAL.text_layer.in_common * smaller
    };
    page.words.iter().filter(is_there).max_by(|a, b| common(a).total_cmp(&common(b)))
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// Recognition mistakes a digit for another or loses one; several at once are another number.
fn is_another_number(said: &str, seen: &str) -> bool {
    let differ = said.bytes().zip(seen.bytes()).filter(|(one, other)| one != other).count();
    let longer = said.len().abs_diff(seen.len());
    longer > 1 || (longer == 0 && differ >= VISUAL.text_layer.least_digits)
}
