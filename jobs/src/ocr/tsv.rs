//! From tesseract's table of boxes to words.

use super::printed::PrintedWord;

/// Surer of a word than this, or it is most likely a speck, a rule or a stamp.
const LEAST_CONFIDENCE: f32 = 30.0;

/// The words of a picture, line by line. Rows that are no words, or make no sense, are passed over.
pub(super) fn words(table: &str) -> Vec<PrintedWord> {
    let mut words: Vec<PrintedWord> = Vec::new();
    let mut last = None;
    let mut line = 0;
    for (of, mut word) in table.lines().filter_map(found) {
        if last.replace(of).is_some_and(|last| last != of) {
            line += 1;
        }
        word.line = line;
        words.push(word);
    }
    words
}

/// Page, block, paragraph and line, as they are numbered in the table.
type Line<'t> = [&'t str; 4];

fn found(row: &str) -> Option<(Line<'_>, PrintedWord)> {
    const WORD: &str = "5";
    let fields: Vec<&str> = row.splitn(12, '\t').collect();
    let &[level, page, block, paragraph, line, _, left, top, width, height, confidence, text] = &fields[..]
    else {
        return None;
    };
    let number = |field: &str| field.parse::<f32>().ok().filter(|number| number.is_finite());
    let confidence = number(confidence)?;
    if level != WORD || confidence < LEAST_CONFIDENCE {
        return None;
    }
    let (left, top, width, height) = (number(left)?, number(top)?, number(width)?, number(height)?);
    let text = text.trim();
    // The rule of a table beside a word is often read as a part of it.
    let is_rule = |letter: char| matches!(letter, '|' | '¦' | '[' | ']' | '{' | '}');
    let after = text.trim_start_matches(is_rule);
    let bare = after.trim_end_matches(is_rule);
    let is_text = bare.chars().any(char::is_alphanumeric) || bare == "-";
    if !is_text {
        return None;
    }
    let letter = width / letters(text);
    let word = PrintedWord {
        line: 0,
        text: bare.to_owned(),
        left: left + letter * (letters(text) - letters(after)),
        top,
        right: left + width - letter * (letters(after) - letters(bare)),
        bottom: top + height,
        confidence,
    };
    Some(([page, block, paragraph, line], word))
}

#[expect(clippy::cast_precision_loss, reason = "a word has few letters")]
fn letters(text: &str) -> f32 {
    text.chars().count() as f32
}
