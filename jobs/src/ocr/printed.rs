//! Words as they stand in a picture, and where they are on the page.
//!
//! A box of tesseract ends where the ink ends, so `1,000` reaches lower than `1000`, and `no` less high than `No`. The
//! engine wants all words of a line to stand on one baseline at one size, which are worked out for the line as a whole.

use lending_engine::document::{RecognisedWord, TextBox};

const POINTS_PER_INCH: f32 = 72.0;
/// The heights of letters above the baseline in ems, as text fonts have them on average.
const CAPITAL_EMS: f32 = 0.72;
const SMALL_EMS: f32 = 0.53;
/// The engine's boxes reach so far above and below the baseline.
const ASCENT_EMS: f32 = 0.8;
const DESCENT_EMS: f32 = 0.2;

/// A word in dots.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PrintedWord {
    /// Those of one line have the same.
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
    /// From 0 to 100.
    pub(super) confidence: f32,
}

/// Where words are on a page of so many dots an inch.
pub(super) fn placed(words: &[PrintedWord], dpi: u32) -> Vec<RecognisedWord> {
    let points_per_dot = POINTS_PER_INCH / dots(dpi);
    let lines = words.chunk_by(|left, right| left.line == right.line).map(<[PrintedWord]>::to_vec).collect();
    joined(lines).iter().flat_map(|line| placed_line(line, points_per_dot)).collect()
}

/// Lines of columns beside one another that are one line of the page, each from left to right.
fn joined(lines: Vec<Vec<PrintedWord>>) -> Vec<Vec<PrintedWord>> {
    let mut lines: Vec<(f32, f32, Vec<PrintedWord>)> = lines
        .into_iter()
        .map(|line| {
            let (baseline, size) = baseline_and_size(&line);
            (baseline, size, line)
        })
        .collect();
    lines.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
    let mut joined: Vec<(f32, f32, Vec<PrintedWord>)> = Vec::with_capacity(lines.len());
    for (baseline, size, line) in lines {
        // Words of columns at either side may differ a little in height: the last few lines may be the one.
        let near = joined.iter_mut().rev().take(NEAR_LINES).find(|(own, own_size, words)| {
            baseline - *own < SAME_LINE_EMS * size.min(*own_size) && !is_over(words, &line)
        });
        match near {
            Some((.., words)) => words.extend(line),
            None => joined.push((baseline, size, line)),
        }
    }
    joined
        .into_iter()
        .map(|(.., mut words)| {
            words.sort_by(|one, other| one.left.total_cmp(&other.left));
            words
        })
        .collect()
}

/// Baselines of one line are no further apart than this.
const SAME_LINE_EMS: f32 = 0.4;
/// Of columns side by side no more lines lie between.
const NEAR_LINES: usize = 6;

/// Two lines one of which stands over a part of the other.
fn is_over(one: &[PrintedWord], other: &[PrintedWord]) -> bool {
    one.iter().any(|word| other.iter().any(|beside| word.left < beside.right && beside.left < word.right))
}

#[expect(clippy::cast_precision_loss, reason = "a resolution is a few hundred")]
fn dots(dpi: u32) -> f32 {
    dpi.max(1) as f32
}

fn placed_line(line: &[PrintedWord], points_per_dot: f32) -> Vec<RecognisedWord> {
    let (baseline, size) = baseline_and_size(line);
    let bounds = |word: &PrintedWord| TextBox {
        x0: word.left * points_per_dot,
        y0: (baseline - ASCENT_EMS * size) * points_per_dot,
        x1: word.right * points_per_dot,
        y1: (baseline + DESCENT_EMS * size) * points_per_dot,
    };
    line.iter()
        .map(|word| RecognisedWord {
            text: word.text.clone(),
            bounds: bounds(word),
            confidence: word.confidence.min(100.0),
        })
        .collect()
}

/// In dots, from the words whose letters tell.
fn baseline_and_size(line: &[PrintedWord]) -> (f32, f32) {
    let bottoms = |tells: fn(&str) -> bool| {
        median(line.iter().filter(|word| tells(&word.text)).map(|word| word.bottom).collect())
    };
    let baseline = bottoms(stands_on_the_line).or_else(|| {
        // Every word of the line has a tail: a comma, a bracket, a `g`.
        let tallest = line.iter().map(|word| word.bottom - word.top).fold(0.0, f32::max);
        bottoms(|_| true).map(|bottom| bottom - tallest * DESCENT_EMS)
    });
    let baseline = baseline.unwrap_or_default();
    let heights = |tells: fn(&str) -> bool| {
        let heights = line.iter().filter(|word| tells(&word.text)).map(|word| baseline - word.top);
        median(heights.filter(|height| *height > 0.0).collect())
    };
    let size = heights(has_capital_height)
        .map(|height| height / CAPITAL_EMS)
        .or_else(|| heights(|text| text != "-").map(|height| height / SMALL_EMS));
    (baseline, size.unwrap_or(1.0).max(1.0))
}

fn stands_on_the_line(text: &str) -> bool {
    let has_foot = text.chars().any(char::is_alphanumeric);
    has_foot && !text.chars().any(|letter| "gjpqyQJ,;()/\\_@$&".contains(letter))
}

fn has_capital_height(text: &str) -> bool {
    text.chars()
        .any(|letter| letter.is_ascii_digit() || letter.is_ascii_uppercase() || "bdfhklt".contains(letter))
}

pub(super) fn median(mut values: Vec<f32>) -> Option<f32> {
    values.sort_by(f32::total_cmp);
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ocr::tsv;

    fn words(table: &str, dpi: u32) -> Vec<RecognisedWord> {
        placed(&tsv::words(table), dpi)
    }

    /// Of a statement at 200 dots per inch, as tesseract 5.3 wrote it, and three rows of what it makes of rules.
    const CAPTURED: &str =
        "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext
1\t1\t0\t0\t0\t0\t0\t0\t1653\t2339\t-1\t
4\t1\t1\t6\t4\t0\t95\t643\t459\t30\t-1\t
5\t1\t1\t6\t4\t1\t95\t644\t120\t29\t96.494568\tOpening
5\t1\t1\t6\t4\t2\t228\t644\t111\t22\t96.457001\tbalance
5\t1\t1\t6\t4\t3\t420\t643\t134\t27\t96.241142\t$1,250.00
5\t1\t1\t6\t4\t4\t600\t640\t3\t40\t91.0\t|
5\t1\t1\t6\t4\t5\t700\t644\t50\t22\t12.5\tspeck
5\t1\t1\t6\t5\t1\t100\t700\t90\t22\t88.0\t|12.50]
";

    #[test]
    fn words_of_a_line_share_its_baseline_and_size() {
        let words = words(CAPTURED, 200);
        let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(texts, ["Opening", "balance", "$1,250.00", "12.50"]);
        // `balance` alone has no tail: it ends 666 dots from the top. The three are 22, 22 and 23 dots high above that,
        // so an em is 22 / 0.72 dots; 200 of them are 72 points.
        let (baseline, size) = (666.0 * 0.36, 22.0 / 0.72 * 0.36);
        for word in &words[..3] {
            assert!((word.bounds.y0 - (baseline - 0.8 * size)).abs() < 0.01, "{word:?}");
            assert!((word.bounds.y1 - (baseline + 0.2 * size)).abs() < 0.01, "{word:?}");
        }
        assert!((words[0].bounds.x0 - 95.0 * 0.36).abs() < 0.01);
        assert!((words[0].bounds.x1 - 215.0 * 0.36).abs() < 0.01);
        assert!((words[0].confidence - 96.49).abs() < 0.01);
    }

    #[test]
    fn a_rule_beside_a_word_is_no_part_of_it() {
        let words = words(CAPTURED, 200);
        // Seven letters on 90 dots, of which the first and the last are rules.
        let amount = &words[3];
        assert!((amount.bounds.x0 - (100.0 + 90.0 / 7.0) * 0.36).abs() < 0.01, "{amount:?}");
        assert!((amount.bounds.x1 - (190.0 - 90.0 / 7.0) * 0.36).abs() < 0.01, "{amount:?}");
    }

    #[test]
    fn what_is_no_table_has_no_words() {
        assert_eq!(words("", 300), []);
        assert_eq!(
            words("5\t1\t1\n\u{fffd}\t\t\t\t\t\t\t\t\t\t\t\n5\t1\t1\t1\t1\t1\tx\t1\t1\t1\t96\tword", 0),
            []
        );
        assert_eq!(words("5\t1\t1\t1\t1\t1\tNaN\t1\t1\t1\t96\tword", 300), []);
    }

    #[test]
    fn a_line_of_tails_still_has_a_baseline() {
        let words = words("5\t1\t1\t1\t1\t1\t10\t100\t60\t30\t96\t1,000", 300);
        // 30 dots, of which a fifth is taken to hang below.
        let [word] = &words[..] else { panic!("{words:?}") };
        let size = 24.0 / 0.72 * 0.24;
        assert!((word.bounds.y1 - (124.0 * 0.24 + 0.2 * size)).abs() < 0.01, "{word:?}");
    }

    #[test]
    fn lines_of_columns_side_by_side_are_one_line_and_lines_over_one_another_are_two() {
        let word = |line: usize, text: &str, left: f32, bottom: f32| PrintedWord {
            line,
            text: text.to_owned(),
            left,
            right: left + 40.0,
            top: bottom - 20.0,
            bottom,
            confidence: 90.0,
        };
        // An amount, its date three dots higher, and the line below the date.
        let words =
            [word(0, "500", 200.0, 103.0), word(1, "DATE", 10.0, 100.0), word(2, "MORE", 10.0, 130.0)];
        let placed = placed(&words, 72);
        let told: Vec<(&str, f32)> = placed.iter().map(|word| (word.text.as_str(), word.bounds.y1)).collect();
        assert_eq!((told[0].0, told[1].0, told[2].0), ("DATE", "500", "MORE"));
        assert!((told[0].1 - told[1].1).abs() < f32::EPSILON);
        assert!(told[2].1 - told[1].1 > 20.0);
    }
}
