//! How a statement is drawn and what made it: what is the same in every file that one program makes in one layout, and
//! says nothing of whose statement it is.
//!
//! Only what a layout itself fixes is looked at: the words of the headings and where they begin, the size of the page, the
//! fonts of the headings and of the first column. How far rows stand apart is not among it: it follows from how many of
//! their narrations take two lines. Nor are the other fonts: a remark or a letter of another script adds one.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::IntegrityInput;
use super::file::Programs;
use crate::document::{Page, PageKind, Word};
use crate::layout;
use crate::reconcile::{Entry, LedgerAccount};
use crate::statement::Identity;

/// Of a statement of which bank, layout and maker can be told.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Fingerprint {
    pub(super) layout: TableLayout,
    pub(super) maker: Maker,
}

/// What a bank's statements of one kind have in common to the eye.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct TableLayout {
    /// The letters of its branches, or else its name.
    pub(super) bank: String,
    /// Of the page, in points.
    pub(super) width: f32,
    pub(super) height: f32,
    /// Words above the columns, as they are read.
    pub(super) headings: Vec<String>,
    /// Where each of these begins.
    pub(super) edges: Vec<f32>,
}

/// What they have in common because one program made them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Maker {
    /// In order of the alphabet, without their versions.
    pub(super) programs: Vec<String>,
    /// Likewise, without the tags of their subsets.
    pub(super) fonts: Vec<String>,
    /// The program that tells most, where it is on a list.
    pub(super) family: Option<String>,
    /// As the file says it.
    pub(super) told: String,
    /// By a program for joining, unlocking, printing or scanning: who made it before is not told.
    pub(super) is_saved_again: bool,
}

/// Read off the page with the first row. `None` where that is no text, has no heading, or the file names no program.
pub(super) fn of(input: &IntegrityInput<'_>, programs: Option<Programs>) -> Option<Fingerprint> {
    let programs = programs?;
    let account = input.ledger.accounts().first()?;
    let bank = bank_of(account.identity())?;
    let first = first_row(account)?;
    let page = input.document.pages.get(first.page.checked_sub(1)?)?;
    let is_sized = page.width.is_finite() && page.height.is_finite();
    if page.kind != PageKind::Text || page.is_recognised || page.is_unreadable || !is_sized {
        return None;
    }
    let headings = layout::heading_above(page, f32::midpoint(first.bounds.y0, first.bounds.y1))?;
    let layout = TableLayout {
        bank,
        width: page.width,
        height: page.height,
        headings: headings.iter().map(|word| word.text.to_uppercase()).collect(),
        edges: headings.iter().map(|word| word.bounds.x0).collect(),
    };
    let maker = Maker {
        programs: programs.names,
        fonts: fonts_of(page, first.page, &headings, account),
        family: programs.family,
        told: programs.told,
        is_saved_again: programs.is_saved_again,
    };
    Some(Fingerprint { layout, maker })
}

fn bank_of(identity: &Identity) -> Option<String> {
    const LETTERS: usize = 4;
    let letters = identity.ifsc.as_deref().and_then(|code| code.get(..LETTERS));
    letters.or(identity.bank.as_deref()).map(str::to_uppercase)
}

fn first_row(account: &LedgerAccount) -> Option<&Entry> {
    let place = |entry: &Entry| (entry.page, entry.bounds.y0);
    account.entries().iter().min_by(|one, other| {
        let ((page, top), (other_page, other_top)) = (place(one), place(other));
        page.cmp(&other_page).then(top.total_cmp(&other_top))
    })
}

/// Those of the headings, and the one in which most rows begin.
fn fonts_of(page: &Page, number: usize, headings: &[&Word], account: &LedgerAccount) -> Vec<String> {
    let mut beginnings: BTreeMap<String, usize> = BTreeMap::new();
    for row in account.entries().iter().filter(|entry| entry.page == number) {
        if let Some(word) = first_word(page, row) {
            *beginnings.entry(font_of(word)).or_default() += 1;
        }
    }
    let mut fonts: BTreeSet<String> = headings.iter().map(|word| font_of(word)).collect();
    fonts.extend(beginnings.into_iter().max_by_key(|(_, rows)| *rows).map(|(font, _)| font));
    fonts.remove("");
    fonts.into_iter().collect()
}

fn first_word<'p>(page: &'p Page, row: &Entry) -> Option<&'p Word> {
    let is_in_row = |word: &&Word| {
        let middle = f32::midpoint(word.bounds.y0, word.bounds.y1);
        (row.bounds.y0..=row.bounds.y1).contains(&middle) && word.is_upright && !word.is_hidden()
    };
    page.words.iter().filter(is_in_row).min_by(|one, other| one.bounds.x0.total_cmp(&other.bounds.x0))
}

/// Some programs number their fonts as they need them.
fn font_of(word: &Word) -> String {
    word.font.base.chars().filter(|letter| !letter.is_ascii_digit()).collect::<String>().to_lowercase()
}

impl TableLayout {
    /// What it is called where layouts are compared. Places fall into the squares of two grids, of which one is shifted by
    /// half a square: what stands a little off its place, because a converter rounded it, is in the same squares of one of
    /// them at the least.
    pub(super) fn names(&self, square_points: f32) -> [String; 2] {
        [("first", 0.0), ("second", 0.5)].map(|(grid, shift)| {
            let square = |edge: &f32| format!("{:.0}", (edge / square_points + shift).floor());
            let squares: Vec<String> = self.edges.iter().map(square).collect();
            let (width, height) = (self.width, self.height);
            let (headings, squares) = (self.headings.join(" "), squares.join(" "));
            format!("{}\n{width:.0}x{height:.0}\n{headings}\n{grid} {squares}", self.bank)
        })
    }
}

#[cfg(test)]
mod tests {
    use lending_samples::HandDrawn;

    use super::*;
    use crate::reading::{Case, read};

    fn of_file(pdf: &[u8]) -> Option<Fingerprint> {
        read(pdf, &Case::default()).unwrap().fingerprint
    }

    /// Eight payments on eight days, from so many paise on.
    fn drawn(holder: &str, opening: i64, rows: usize) -> HandDrawn {
        let holder = format!("Account Holder : {holder}");
        let head = [
            "HDFC BANK",
            "IFSC : HDFC0001234",
            &holder,
            "Account Number : 50100234561234",
            "Statement from 01/04/2026 to 31/05/2026",
        ];
        let days = [4, 5].into_iter().flat_map(|month| [3, 9, 15, 22].map(|day| (month, day)));
        days.take(rows).fold(HandDrawn::new(&head, opening), |statement, (month, day)| {
            let date = format!("{day:02}/{month:02}/2026");
            statement.row(date, format!("PURCHASE OF DAY {day}"), -12_375)
        })
    }

    #[test]
    fn statements_of_one_layout_and_maker_are_alike_whosever_they_are() {
        let one = of_file(&drawn("RAVI KUMAR VERMA", 5_000_000, 8).made_with("iText 2.0.8").pdf()).unwrap();
        let other = drawn("MEENA SUNIL SHAH", 97_000_000, 5).made_with("iText 5.5.13 (AGPL-version)");
        let other = of_file(&other.pdf()).unwrap();
        assert_eq!(one.layout, other.layout);
        assert_eq!(one.layout.headings, ["DATE", "NARRATION", "WITHDRAWAL", "DEPOSIT", "BALANCE"]);
        assert_eq!(one.layout.bank, "HDFC");
        assert_eq!((&one.maker.programs, &one.maker.fonts), (&other.maker.programs, &other.maker.fonts));
        assert_eq!(one.maker.programs, ["itext"]);
        assert_eq!(one.maker.fonts, ["courier"]);
    }

    #[test]
    fn another_maker_of_the_same_layout_is_told() {
        let one = of_file(&drawn("RAVI KUMAR VERMA", 5_000_000, 8).made_with("iText 2.0.8").pdf()).unwrap();
        let other = of_file(&drawn("RAVI KUMAR VERMA", 5_000_000, 8).made_with("Chromium").pdf()).unwrap();
        assert_eq!(one.layout, other.layout);
        assert_ne!(one.maker.programs, other.maker.programs);
        assert_eq!(other.maker.told, "Chromium");
    }

    #[test]
    fn a_file_that_names_no_program_has_none() {
        assert_eq!(of_file(&drawn("RAVI KUMAR VERMA", 5_000_000, 8).pdf()), None);
    }

    #[test]
    fn what_stands_a_little_off_is_the_same_layout_and_another_column_is_not() {
        let layout = |edges: [f32; 3]| TableLayout {
            bank: "HDFC".to_owned(),
            width: 595.28,
            height: 841.89,
            headings: ["DATE", "AMOUNT", "BALANCE"].map(str::to_owned).to_vec(),
            edges: edges.to_vec(),
        };
        let meets = |one: [f32; 3], other: [f32; 3]| {
            let (one, other) = (layout(one).names(12.0), layout(other).names(12.0));
            one.iter().any(|name| other.contains(name))
        };
        // 36 is where two squares of the first grid meet, and the middle of one of the second.
        assert!(meets([36.1, 300.4, 504.2], [35.9, 300.2, 503.9]));
        assert!(!meets([36.1, 300.4, 504.2], [36.1, 318.4, 504.2]));
        assert_ne!(layout([36.0, 300.0, 504.0]).names(12.0)[0], layout([36.0, 300.0, 504.0]).names(12.0)[1]);
    }
}
