mod settings;

use std::sync::Arc;

use chrono::NaiveDate;

use super::examine;
use crate::document::{
    Document, DocumentLimits, FontName, Page, Paint, PaintedArea, PaintedKind, Rgb, TextBox, Word,
};
use crate::integrity::fixtures;
use crate::integrity::{Check, IntegrityInput, Severity, Status};
use crate::money::Paise;
use crate::reconcile;
use crate::statement::{Account, Identity, PageFacts, Row, Statement};

const ROWS: u8 = 12;
const RED: Rgb = Rgb { red: 200, green: 0, blue: 0 };

/// A page of twelve debits with amount and balance; what is painted on it can be changed.
#[derive(Clone)]
struct Sheet {
    words: Vec<Word>,
    painted_areas: Vec<PaintedArea>,
    amounts: Vec<i64>,
    /// With any, the page is a picture and its words were recognised.
    text_layer: Vec<Word>,
}

fn word(text: &str, right: f32, top: f32) -> Word {
    // Letters five points wide and ten high.
    let width = 5.0 * f32::from(u8::try_from(text.chars().count()).unwrap());
    fixtures::word(text, TextBox { x0: right - width, y0: top, x1: right, y1: top + 10.0 })
}

fn printed(paise: i64) -> String {
    format!("{}.{:02}", paise / 100, paise % 100)
}

fn top(row: u8) -> f32 {
    100.0 + 14.0 * f32::from(row)
}

fn balance_after(amounts: &[i64], row: usize) -> i64 {
    10_000_000 - amounts.iter().take(row + 1).sum::<i64>()
}

impl Sheet {
    fn new() -> Self {
        // From 12.00 to 1320.00, so that numbers of several lengths are among them.
        let amounts: Vec<i64> = (1..=ROWS).map(|row| 1_200 * i64::from(row) * i64::from(row)).collect();
        let mut words = Vec::new();
        for row in 0..ROWS {
            let at = usize::from(row);
            words.push(word("PAYMENT", 120.0, top(row)));
            words.push(word(&printed(amounts[at]), 300.0, top(row)));
            words.push(word(&printed(balance_after(&amounts, at)), 400.0, top(row)));
        }
        Self { words, painted_areas: Vec::new(), amounts, text_layer: Vec::new() }
    }

    fn amount(&mut self, row: usize) -> &mut Word {
        &mut self.words[row * 3 + 1]
    }

    fn balance(&mut self, row: usize) -> &mut Word {
        &mut self.words[row * 3 + 2]
    }

    fn patch(&mut self, bounds: TextBox, fill: Rgb, z: u32) {
        self.painted_areas.push(PaintedArea {
            bounds,
            kind: PaintedKind::Rectangle,
            fill: Some(fill),
            is_opaque: true,
            z,
        });
    }

    fn check(self, code: &str) -> Check {
        let rows = (0..ROWS).map(|row| Row {
            bounds: TextBox { x0: 80.0, y0: top(row), x1: 400.0, y1: top(row) + 10.0 },
            date: NaiveDate::from_ymd_opt(2024, 5, 1 + u32::from(row)).unwrap(),
            narration: "PAYMENT".to_owned(),
            amount: Paise::new(self.amounts[usize::from(row)]),
            ..fixtures::row(1, balance_after(&Self::new().amounts, usize::from(row)))
        });
        let identity = Identity { currency: Some("INR".to_owned()), ..Identity::default() };
        let account = Account { identity, ..fixtures::account(rows.collect()) };
        let facts = PageFacts { rows: 12, is_unreadable: false, is_recognised: false, is_blank: false };
        let ledger = reconcile::ledger(Statement {
            accounts: vec![account],
            pages: vec![facts],
            leftover: Vec::new(),
        });
        let page = Page {
            is_recognised: !self.text_layer.is_empty(),
            painted_areas: self.painted_areas,
            text_layer: self.text_layer,
            ..fixtures::page(self.words)
        };
        let document = Document { pages: vec![page] };
        let limits = DocumentLimits::default();
        let input = IntegrityInput {
            pdf: &[],
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        };
        examine(&input).into_iter().find(|check| check.code == code).unwrap()
    }

    fn outcome(self, code: &str) -> (Status, Severity) {
        let check = self.check(code);
        assert!(!check.message.is_empty(), "{code}");
        (check.status, check.severity)
    }
}

fn font(base: &str) -> Arc<FontName> {
    Arc::new(FontName { base: base.to_owned(), subset: None })
}

#[test]
fn a_page_as_printed_passes_every_check_that_can_be_run() {
    let codes = ["amount_fonts", "overlaps", "hidden_text", "covered_text", "jitter"];
    for code in codes.into_iter().chain(["column_edges", "second_setting", "drawing_order", "glyphs"]) {
        assert_eq!(Sheet::new().check(code).status, Status::Passed, "{code}");
    }
    assert_eq!(Sheet::new().check("text_layer").status, Status::NotRun);
}

#[test]
fn an_amount_in_another_font_stands_out_with_its_row() {
    let mut sheet = Sheet::new();
    sheet.amount(5).font = font("Courier");
    let check = sheet.check("amount_fonts");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Warning));
    let [evidence] = &check.evidence[..] else { panic!("{check:?}") };
    assert_eq!(evidence.transaction_id.unwrap().place(), 5);
    assert_eq!((evidence.page, evidence.bounds.unwrap().x1), (Some(1), 300.0));
    assert_eq!(evidence.detail, "`432.00` in Courier, the column in Helvetica");
}

#[test]
fn another_font_where_the_balance_breaks_is_critical() {
    let mut sheet = Sheet::new();
    sheet.amount(5).font = font("Courier");
    sheet.amounts[5] += 5_000_000;
    assert_eq!(sheet.outcome("amount_fonts"), (Status::Failed, Severity::Critical));
}

#[test]
fn a_row_in_bold_and_a_red_overdrawn_balance_are_as_the_bank_prints() {
    let mut sheet = Sheet::new();
    sheet.amount(3).font = font("Helvetica-Bold");
    sheet.balance(3).font = font("Helvetica-Bold");
    assert_eq!(sheet.check("amount_fonts").status, Status::Passed);

    let mut sheet = Sheet::new();
    sheet.balance(11).text = "-500.00".to_owned();
    sheet.balance(11).fill = Some(RED);
    assert_eq!(sheet.check("amount_fonts").status, Status::Passed);
}

#[test]
fn a_column_in_two_fonts_by_turns_is_as_the_bank_prints() {
    let mut sheet = Sheet::new();
    for row in (0..12).step_by(2) {
        sheet.amount(row).font = font("Courier");
    }
    // None of them stands out, and that is said.
    assert_eq!(sheet.check("amount_fonts").status, Status::NotRun);
}

#[test]
fn a_number_typed_over_another_is_critical_and_bold_by_repetition_is_not() {
    let mut sheet = Sheet::new();
    sheet.words.push(word("9432.00", 300.0, top(5)));
    assert_eq!(sheet.outcome("overlaps"), (Status::Failed, Severity::Critical));

    let mut sheet = Sheet::new();
    let mut again = sheet.amount(5).clone();
    again.bounds.x0 += 0.3;
    again.bounds.x1 += 0.3;
    sheet.words.push(again);
    assert_eq!(sheet.check("overlaps").status, Status::Passed);
}

#[test]
fn an_amount_without_ink_or_in_white_is_critical() {
    let mut sheet = Sheet::new();
    sheet.words.push(Word { paint: Paint::Nothing, ..word("95000.00", 550.0, 700.0) });
    assert_eq!(sheet.outcome("hidden_text"), (Status::Failed, Severity::Critical));

    let mut sheet = Sheet::new();
    sheet.words.push(Word { fill: Some(Rgb::WHITE), ..word("95000.00", 550.0, 700.0) });
    assert_eq!(sheet.outcome("hidden_text"), (Status::Failed, Severity::Critical));
}

#[test]
fn white_on_a_dark_band_is_seen_and_a_hidden_word_far_from_the_table_only_informs() {
    let mut sheet = Sheet::new();
    sheet.patch(TextBox { x0: 50.0, y0: 60.0, x1: 500.0, y1: 80.0 }, Rgb::BLACK, 1);
    sheet.words.push(Word { fill: Some(Rgb::WHITE), z: 2, ..word("Balance", 400.0, 65.0) });
    assert_eq!(sheet.check("hidden_text").status, Status::Passed);

    let mut sheet = Sheet::new();
    sheet.words.push(Word { paint: Paint::Nothing, ..word("ENDOFPAGE", 400.0, 780.0) });
    assert_eq!(sheet.outcome("hidden_text"), (Status::Failed, Severity::Info));
}

#[test]
fn the_words_that_a_scanner_put_over_its_picture_are_no_finding() {
    let mut sheet = Sheet::new();
    for word in &mut sheet.words {
        word.paint = Paint::Nothing;
    }
    let bounds = TextBox { x0: 0.0, y0: 0.0, x1: 600.0, y1: 800.0 };
    sheet.painted_areas.push(PaintedArea {
        bounds,
        kind: PaintedKind::Image,
        fill: None,
        is_opaque: true,
        z: 0,
    });
    assert_eq!(sheet.clone().check("hidden_text").status, Status::NotRun);
    // One that is faint, small or white is no scanner's.
    let changes: [fn(&mut Word); 3] = [
        |word| word.opacity = 0.03,
        |word| word.size = 0.7,
        |word| word.fill = Some(Rgb { red: 250, green: 250, blue: 255 }),
    ];
    for change in changes {
        for word in &mut sheet.words {
            word.paint = Paint::Fill;
            change(word);
        }
        assert_eq!(sheet.clone().outcome("hidden_text"), (Status::Failed, Severity::Critical));
        sheet.words.iter_mut().for_each(|word| (word.opacity, word.size) = (1.0, 10.0));
    }
}

#[test]
fn ink_on_a_picture_of_the_page_is_seen_and_white_headings_on_it_only_inform() {
    let mut sheet = Sheet::new();
    let bounds = TextBox { x0: 0.0, y0: 0.0, x1: 600.0, y1: 800.0 };
    let picture = PaintedArea { bounds, kind: PaintedKind::Image, fill: None, is_opaque: true, z: 0 };
    sheet.painted_areas.push(picture);
    assert_eq!(sheet.clone().check("hidden_text").status, Status::Passed);
    sheet.words.push(Word { fill: Some(Rgb::WHITE), ..word("95000.00", 400.0, 60.0) });
    assert_eq!(sheet.clone().outcome("hidden_text"), (Status::Failed, Severity::Info));
    sheet.amount(5).fill = Some(Rgb::WHITE);
    assert_eq!(sheet.clone().outcome("hidden_text"), (Status::Failed, Severity::Critical));
}

#[test]
fn a_patch_with_another_amount_on_it_is_critical() {
    let mut sheet = Sheet::new();
    let bounds = sheet.amount(5).bounds;
    sheet.patch(bounds, Rgb::WHITE, 2);
    sheet.words.push(Word { z: 3, ..word("9432.00", 300.0, top(5)) });
    let check = sheet.check("covered_text");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    assert_eq!(check.evidence[0].detail, "`432.00` under a patch with `9432.00` on top");
    assert_eq!(check.evidence[0].transaction_id.unwrap().place(), 5);
}

#[test]
fn shading_below_the_text_and_a_highlight_that_shines_through_cover_nothing() {
    let mut sheet = Sheet::new();
    let bounds = TextBox { x0: 50.0, y0: top(5) - 2.0, x1: 500.0, y1: top(5) + 12.0 };
    sheet.patch(bounds, RED, 0);
    assert_eq!(sheet.check("covered_text").status, Status::Passed);

    let mut sheet = Sheet::new();
    sheet.painted_areas.push(PaintedArea {
        bounds,
        kind: PaintedKind::Rectangle,
        fill: Some(RED),
        is_opaque: false,
        z: 9,
    });
    assert_eq!(sheet.check("covered_text").status, Status::Passed);
}

#[test]
fn the_same_text_painted_again_on_a_patch_is_as_before() {
    let mut sheet = Sheet::new();
    let again = Word { z: 3, ..sheet.amount(5).clone() };
    sheet.patch(again.bounds, Rgb::WHITE, 2);
    sheet.words.push(again);
    assert_eq!(sheet.check("covered_text").status, Status::Passed);
}

#[test]
fn an_amount_out_of_line_with_its_column_or_its_row_is_a_warning() {
    let mut sheet = Sheet::new();
    sheet.amount(5).bounds.x0 -= 2.0;
    sheet.amount(5).bounds.x1 -= 2.0;
    let check = sheet.check("jitter");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Warning));
    assert_eq!(check.evidence[0].detail, "`432.00` ends 2.0 points before the edge of its column");

    let mut sheet = Sheet::new();
    sheet.amount(5).bounds.y0 += 1.6;
    sheet.amount(5).bounds.y1 += 1.6;
    assert_eq!(sheet.outcome("jitter"), (Status::Failed, Severity::Warning));
}

#[test]
fn columns_set_to_the_left_or_in_the_middle_are_in_line() {
    for share in [0.0, 0.5] {
        let mut sheet = Sheet::new();
        for row in 0..12 {
            let cell = sheet.amount(row);
            let width = cell.bounds.x1 - cell.bounds.x0;
            cell.bounds.x0 = 260.0 - share * width;
            cell.bounds.x1 = cell.bounds.x0 + width;
        }
        assert_eq!(sheet.check("jitter").status, Status::Passed);
    }
}

#[test]
fn amounts_out_of_line_by_turns_are_not_called_in_line() {
    let mut sheet = Sheet::new();
    for row in (0..12).step_by(2) {
        shift(sheet.amount(row), 4.0 + f32::from(u8::try_from(row).unwrap()));
    }
    assert_eq!(sheet.check("jitter").status, Status::NotRun);
}

/// Moves a word to the right.
fn shift(word: &mut Word, by: f32) {
    word.bounds.x0 += by;
    word.bounds.x1 += by;
}

#[test]
fn numbers_that_end_in_a_second_line_are_told_however_many_they_are() {
    // From 108.00 to 972.00 they are of one length, and from 1,200.00 on of another.
    for changed in [3, 6] {
        let mut sheet = Sheet::new();
        for row in 0..changed {
            shift(sheet.amount(2 + row), 4.0);
        }
        let check = sheet.check("column_edges");
        assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical), "{changed}");
        assert_eq!(check.evidence.len(), changed);
        assert_eq!(check.evidence[0].detail, "`108.00` ends 4.0 points beyond the edge of its column");
    }
}

#[test]
fn numbers_wider_than_any_that_fits_run_over_their_column_honestly() {
    let run_over = |by: f32| {
        let mut sheet = Sheet::new();
        for row in 9..12 {
            shift(sheet.amount(row), by);
        }
        sheet.check("column_edges").status
    };
    assert_eq!(run_over(4.0), Status::Passed);
    // A letter is five points wide: these begin where numbers of one letter less do.
    assert_eq!(run_over(5.0), Status::Failed);
}

#[test]
fn numbers_of_one_length_stand_in_one_place_however_their_column_is_set() {
    let balances_moved_by = |by: &[f32]| {
        let mut sheet = Sheet::new();
        for row in 0..12 {
            sheet.amount(row).text = "x".to_owned();
        }
        for (row, by) in (12 - by.len()..).zip(by) {
            shift(sheet.balance(row), *by);
        }
        sheet.check("column_edges")
    };
    assert_eq!(balances_moved_by(&[]).status, Status::Passed);
    let check = balances_moved_by(&[2.0, -2.5, 1.8]);
    assert_eq!((check.status, check.severity, check.evidence.len()), (Status::Failed, Severity::Critical, 3));
    // With five of twelve elsewhere too few are left to say where they should be.
    assert_eq!(balances_moved_by(&[2.0, -2.5, 1.8, 2.4, -2.0]).status, Status::NotRun);
}

#[test]
fn an_amount_painted_long_after_its_row_is_told() {
    let mut sheet = Sheet::new();
    let late = sheet.words.remove(4 * 3 + 1);
    sheet.words.push(late);
    let check = sheet.check("drawing_order");
    assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical));
    // Rows five to eleven are painted between the fifth and its amount.
    assert_eq!(check.evidence[0].detail, "`300.00` is painted 7 rows away from its own");
}

#[test]
fn a_page_painted_column_by_column_is_not_judged_by_its_order() {
    let mut sheet = Sheet::new();
    sheet.words.sort_by(|a, b| a.bounds.x1.total_cmp(&b.bounds.x1));
    assert_eq!(sheet.check("drawing_order").status, Status::NotRun);
}
