//! What numbers look like, and how they are set.

use std::sync::Arc;

use super::{ROWS, Sheet, font, shift};
use crate::document::{FontName, Word};
use crate::integrity::{Severity, Status};

#[test]
fn an_amount_that_looks_like_another_is_told_with_both() {
    let mut sheet = Sheet::new();
    sheet.amount(3).shows = Some("792.00".into());
    let check = sheet.check("glyphs");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    assert_eq!(check.evidence[0].detail, "`192.00` looks like `792.00`");
    // A font that draws nothing at all tells nothing, and neither does one of unknown shapes.
    let mut sheet = Sheet::new();
    sheet.amount(3).shows = Some("      ".into());
    assert_eq!(sheet.check("glyphs").status, Status::NotRun);
    let mut sheet = Sheet::new();
    sheet.amount(3).has_unknown_shapes = true;
    assert_eq!(sheet.check("glyphs").status, Status::NotRun);
}

#[test]
fn what_is_drawn_as_a_figure_and_read_as_a_letter_or_nothing_is_told() {
    for shows in ["1192.00", "1,192.00"] {
        let mut sheet = Sheet::new();
        sheet.amount(3).shows = Some(shows.into());
        assert_eq!(sheet.outcome("glyphs"), (Status::Failed, Severity::Critical), "{shows}");
    }
    // Letters of a reference that look like figures are no amount.
    let mut sheet = Sheet::new();
    sheet.words[0].text = "REFO123".to_owned();
    sheet.words[0].shows = Some("REF0123".into());
    assert_eq!(sheet.check("glyphs").status, Status::Passed);
}

#[test]
fn hidden_text_of_a_scan_is_held_against_its_picture() {
    let layered = |change: fn(&mut Vec<Word>)| {
        let mut sheet = Sheet::new();
        sheet.text_layer = sheet.words.clone();
        change(&mut sheet.text_layer);
        sheet.outcome("text_layer")
    };
    assert_eq!(layered(|_| ()), (Status::Passed, Severity::Critical));
    // One digit misread in one place is a mistake of the recognition; whole numbers in two places are not.
    assert_eq!(layered(|words| words[4].text = "43.00".to_owned()), (Status::Passed, Severity::Critical));
    let forged = |words: &mut Vec<Word>| {
        words[4].text = "91.00".to_owned();
        words[5].text = "99000.00".to_owned();
    };
    assert_eq!(layered(forged), (Status::Failed, Severity::Critical));
    // Where the picture shows nothing of the kind, nothing is confirmed.
    let elsewhere = |words: &mut Vec<Word>| words.iter_mut().for_each(|word| shift(word, 1_000.0));
    assert_eq!(layered(elsewhere), (Status::Failed, Severity::Critical));
}

#[test]
fn numbers_spaced_or_placed_alike_but_not_as_the_rest_are_told() {
    // 108.00, 300.00 and 432.00 beside 192.00, 588.00, 768.00 and 972.00.
    let mut sheet = Sheet::new();
    for row in [2, 4, 5] {
        sheet.amount(row).bounds.x0 -= 1.5;
    }
    let check = sheet.check("second_setting");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    let details: Vec<&str> = check.evidence.iter().map(|evidence| evidence.detail.as_str()).collect();
    assert_eq!(details[0], "`108.00` is 1.5 points wider than others of its shape");
    assert_eq!(details.len(), 3);

    let mut sheet = Sheet::new();
    for row in [2, 4, 5] {
        sheet.amount(row).bounds.y0 += 1.2;
        sheet.amount(row).bounds.y1 += 1.2;
    }
    let check = sheet.check("second_setting");
    assert_eq!(check.evidence[0].detail, "`108.00` stands 1.2 points below the line of the others");
    assert_eq!(check.evidence.len(), 3);
}

#[test]
fn numbers_spaced_or_stretched_in_a_second_way_are_told_and_one_uneven_number_is_a_warning() {
    let set = |rows: &[usize], change: fn(&mut Word)| {
        let mut sheet = Sheet::new();
        for word in &mut sheet.words {
            word.setting.gaps = Some((0, 2));
        }
        for row in rows {
            change(sheet.balance(*row));
        }
        sheet.check("second_setting")
    };
    let found = set(&[2, 5, 7], |word| word.setting.gaps = Some((30, 32)));
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(found.evidence.len(), 3);
    assert!(found.evidence[0].detail.ends_with("is spaced 0.03 of an em wider than others of its column"));
    let found = set(&[2, 5, 7], |word| word.setting.stretch = 960);
    assert_eq!((found.severity, found.evidence.len()), (Severity::Critical, 3));
    // However many they are, the program's are those set as the words of their rows are: the dates.
    let mut sheet = Sheet::new();
    for word in &mut sheet.words {
        word.setting.gaps = Some((0, 0));
    }
    (3..12).for_each(|row| sheet.balance(row).setting.gaps = Some((30, 30)));
    assert_eq!(sheet.check("second_setting").evidence.len(), 9);
    // Two are too few for a second setting, and a hair is the rounding of places.
    assert_eq!(set(&[2, 5], |word| word.setting.gaps = Some((30, 32))).status, Status::Passed);
    assert_eq!(set(&[2, 5, 7], |word| word.setting.gaps = Some((9, 12))).status, Status::Passed);
    let uneven = set(&[4], |word| word.setting.gaps = Some((-5, 120)));
    assert_eq!((uneven.status, uneven.severity), (Status::Failed, Severity::Warning));
    // A program that moves digits everywhere does so here as well.
    let all: Vec<usize> = (0..usize::from(ROWS)).collect();
    assert_eq!(set(&all, |word| word.setting.gaps = Some((-5, 120))).status, Status::Passed);
}

#[test]
fn a_spacing_that_the_words_of_the_rows_have_too_is_the_programs_way() {
    let mut sheet = Sheet::new();
    for word in &mut sheet.words {
        word.setting.gaps = Some((0, 0));
    }
    for row in [2, 5, 7] {
        sheet.balance(row).setting.gaps = Some((30, 30));
        sheet.words[row * 3].setting.gaps = Some((30, 30));
    }
    assert_eq!(sheet.check("second_setting").status, Status::Passed);
}

#[test]
fn a_column_of_two_families_is_told_whichever_has_more() {
    for changed in [4, 8] {
        let mut sheet = Sheet::new();
        for row in 0..changed {
            sheet.balance(row).font = font("Times-Roman");
        }
        let check = sheet.check("second_setting");
        assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical), "{changed}");
        assert_eq!(check.evidence.len(), 4);
    }
    // Bold is meant.
    let mut sheet = Sheet::new();
    for row in 0..4 {
        sheet.balance(row).font = font("Helvetica-Bold");
    }
    assert_eq!(sheet.check("second_setting").status, Status::Passed);
}

#[test]
fn a_font_whose_one_is_narrow_is_no_second_setting() {
    // The numbers with a one are narrower than those without.
    let mut sheet = Sheet::new();
    for row in 0..12 {
        let word = sheet.amount(row);
        let ones = word.text.bytes().filter(|byte| *byte == b'1').count();
        word.bounds.x0 += 1.5 * f32::from(u8::try_from(ones).unwrap());
    }
    assert_eq!(sheet.check("second_setting").status, Status::Passed);
}

#[test]
fn numbers_in_a_copy_of_their_font_alone_are_of_another_hand() {
    let copied = |rows: &[usize]| {
        let mut sheet = Sheet::new();
        for row in rows {
            let font = FontName { base: "Helvetica".to_owned(), subset: Some("ABCDEF".to_owned()) };
            sheet.amount(*row).font = Arc::new(font);
        }
        sheet.check("second_setting")
    };
    let found = copied(&[3, 7]);
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(found.evidence.len(), 2);
    assert_eq!(copied(&[3]).status, Status::Passed);
    // A column that has its own copy throughout is the program's way.
    assert_eq!(copied(&(0..usize::from(ROWS)).collect::<Vec<_>>()).status, Status::Passed);
}

#[test]
fn an_amount_a_little_off_its_line_is_told_and_two_are_critical() {
    let lower = |word: &mut Word, by: f32| {
        word.bounds.y0 += by;
        word.bounds.y1 += by;
    };
    let mut one = Sheet::new();
    lower(one.amount(3), 0.6);
    assert_eq!(one.check("jitter").severity, Severity::Warning);
    let mut two = Sheet::new();
    lower(two.amount(3), 0.6);
    lower(two.balance(7), 0.4);
    let found = two.check("jitter");
    assert_eq!((found.status, found.severity), (Status::Failed, Severity::Critical));
    assert_eq!(found.evidence[0].detail, "`192.00` stands 0.6 points below the line of its row");
    let mut none = Sheet::new();
    lower(none.amount(3), 0.1);
    assert_eq!(none.check("jitter").status, Status::Passed);
}
