//! The numbers printed on the pages: whether one is missing, there twice, or out of its place.

use super::super::{Check, Evidence, Group, IntegrityInput, Severity};
use super::check_results::{CheckKind, RowPlaces, at, counted};
use super::lists::LISTS;
use crate::document::{Page, TextBox, Word};

pub(super) const KIND: CheckKind = CheckKind::new("page_numbers", Group::Structure, Severity::Critical);

/// `Page 2 of 5`.
#[derive(Debug, Clone, Copy)]
struct Printed {
    number: usize,
    of: Option<usize>,
    bounds: TextBox,
}

pub(super) fn check(input: &IntegrityInput<'_>, rows: &RowPlaces) -> Check {
    let pages = &input.document.pages;
    // Terms and advertisements have no numbers; pages with rows must, and where there are no rows all pages.
    let has_rows = |page: usize| rows.are_on(page);
    let is_wanted = |page: usize| has_rows(page) || !(1..=pages.len()).any(has_rows);
    let mut printed: Vec<(usize, Printed)> = Vec::with_capacity(pages.len());
    for (page, number) in pages.iter().zip(1..) {
        match printed_on(page) {
            Some(own) => printed.push((number, own)),
            None if is_wanted(number) => {
                return KIND.not_run("Not every page has a number printed on it.");
            }
            None => {}
        }
    }
    let (Some((first_page, first)), Some((last_page, last))) = (printed.first(), printed.last()) else {
        return KIND.not_run("No page has a number printed on it.");
    };
    let known = printed.len();
    // A single page without a count of all proves nothing.
    if known < 2 && first.of.is_none() {
        return KIND.not_run("There is only one page with a number printed on it.");
    }
    let mut found: Vec<(Severity, Evidence)> = Vec::new();
    for pair in printed.windows(2) {
        let [(_, before), (page, own)] = pair else { continue };
        let detail = match own.number {
            number if number == before.number + 1 && own.of == before.of => continue,
            // Statements of several months in one file each begin anew; the one before should have ended.
            1 => match before.of {
                Some(last) if before.number < last => {
                    format!("page 1 follows page {} of {last}", before.number)
                }
                _ => continue,
            },
            number if number == before.number => format!("page {number} is there twice"),
            number if number == before.number + 1 => {
                let count = |of: Option<usize>| of.map_or_else(|| "none".to_owned(), |of| of.to_string());
                format!("page {number} counts {} pages, the one before {}", count(own.of), count(before.of))
            }
            number => format!("page {number} follows page {}", before.number),
        };
        found.push((Severity::Critical, at(*page, own.bounds, rows, detail)));
    }
    // A page without rows may be left out by right; where the declared figures agree, no rows are missing.
    let severity = |is_whole: bool| if is_whole { Severity::Warning } else { Severity::Critical };
    let accounts = input.ledger.accounts();
    if first.number > 1 {
        let is_whole =
            accounts.first().is_none_or(|account| account.findings().completeness.opening_fits == Some(true));
        let detail = format!("the first page is page {}", first.number);
        found.push((severity(is_whole), at(*first_page, first.bounds, rows, detail)));
    }
    if let Some(of) = last.of.filter(|of| last.number < *of) {
        let is_whole = accounts.last().is_none_or(|account| {
            let complete = account.findings().completeness;
            [complete.closing_fits, complete.debit_total_fits, complete.credit_total_fits]
                .contains(&Some(true))
        });
        let detail = format!("the last page is page {} of {of}", last.number);
        found.push((severity(is_whole), at(*last_page, last.bounds, rows, detail)));
    }
    found.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
    let Some((worst, _)) = found.first() else {
        return KIND.passed(format!(
            "The numbers printed on {} follow one another.",
            counted(known, "page", "pages")
        ));
    };
    let worst = *worst;
    let printed: Vec<Printed> = printed.into_iter().map(|(_, printed)| printed).collect();
    let message = if let Some(wrong) = what_is_wrong(&printed).filter(|_| worst == Severity::Critical) {
        wrong
    } else {
        "By the numbers printed on them, pages are missing at the beginning or at the end.".to_owned()
    };
    KIND.failed(worst, message, found.into_iter().map(|(_, evidence)| evidence).collect())
}

/// What the numbers of all pages together say: who puts the pages in order sees whether one is missing.
fn what_is_wrong(printed: &[Printed]) -> Option<String> {
    let mut numbers: Vec<usize> = printed.iter().map(|page| page.number).collect();
    let is_in_order = numbers.is_sorted();
    numbers.sort_unstable();
    let twice = numbers.windows(2).any(|pair| pair[0] == pair[1]);
    let missing = numbers.windows(2).any(|pair| pair[1] > pair[0] + 1);
    let of_another = printed.windows(2).any(|pair| pair[0].of != pair[1].of);
    let said: Vec<&str> = [
        (missing, "are missing"),
        (twice, "are there twice"),
        (of_another, "are of another document"),
        (!is_in_order && !twice, "stand out of order"),
    ]
    .into_iter()
    .filter_map(|(is, said)| is.then_some(said))
    .collect();
    (!said.is_empty())
        .then(|| format!("By the numbers printed on them, pages {}.", said.join(", and pages ")))
}

/// The words of a page that tell its number: a word for page, a number, and perhaps how many there are.
fn printed_on(page: &Page) -> Option<Printed> {
    let rules = &LISTS.page_numbers;
    let mut words: Vec<&Word> =
        page.words.iter().filter(|word| !word.is_hidden() && word.is_upright).collect();
    let line = |word: &Word| (word.bounds.y1, word.bounds.x0);
    words.sort_by(|a, b| line(a).0.total_cmp(&line(b).0).then(line(a).1.total_cmp(&line(b).1)));
    let mut found: Vec<Printed> = Vec::new();
    for (place, word) in words.iter().enumerate() {
        let begins = rules.words.iter().any(|known| plain(&word.text).starts_with(known.as_str()));
        if !begins {
            continue;
        }
        let is_beside = |other: &&&Word| (other.bounds.y1 - word.bounds.y1).abs() < word.size * 0.5;
        let text: Vec<String> = words
            .iter()
            .skip(place)
            .take(rules.most_words)
            .take_while(is_beside)
            .map(|word| plain(&word.text))
            .collect();
        if let Some((number, of)) = numbers(&text.join(" "), &rules.words, &rules.between) {
            found.push(Printed { number, of, bounds: word.bounds });
        }
    }
    // Two different numbers on one page: one of them is of something else.
    let first = *found.first()?;
    found.iter().all(|other| (other.number, other.of) == (first.number, first.of)).then_some(first)
}

fn plain(text: &str) -> String {
    text.to_lowercase().replace([':', '.', '(', ')', '-'], " ").trim().to_owned()
}

/// `page no 2 of 5`, `page 2/5`, `page 2`.
fn numbers(text: &str, words: &[String], between: &[String]) -> Option<(usize, Option<usize>)> {
    let rest = words.iter().find_map(|known| text.strip_prefix(known.as_str()))?;
    let spaced = rest.replace('/', " / ");
    let mut parts = spaced.split_whitespace().skip_while(|part| matches!(*part, "no" | "number" | "#"));
    let number = parts.next()?.parse().ok().filter(|number| (1..10_000).contains(number))?;
    let of = match (parts.next(), parts.next()) {
        (Some(word), Some(of)) if between.iter().any(|known| known == word) => of.parse().ok(),
        _ => None,
    };
    Some((number, of.filter(|of| *of >= number)))
}

#[cfg(test)]
mod tests {
    use super::super::super::Status;
    use super::*;
    use crate::document::{Document, DocumentLimits};
    use crate::integrity::fixtures;
    use crate::money::Paise;
    use crate::reconcile;
    use crate::statement::{Account, Declared, Statement};

    fn page(text: &str) -> Page {
        let word = |(place, text): (u8, &str)| {
            let x0 = f32::from(place) * 30.0;
            fixtures::word(text, TextBox { x0, y0: 20.0, x1: x0 + 25.0, y1: 30.0 })
        };
        fixtures::page((0..).zip(text.split(' ')).map(word).collect())
    }

    fn checked(pages: &[&str]) -> Check {
        checked_with(pages, Vec::new())
    }

    fn checked_with(pages: &[&str], accounts: Vec<Account>) -> Check {
        let document = Document { pages: pages.iter().map(|text| page(text)).collect() };
        let ledger = reconcile::ledger(Statement { accounts, pages: Vec::new(), leftover: Vec::new() });
        let limits = DocumentLimits::default();
        let input = IntegrityInput {
            pdf: &[],
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        };
        check(&input, &RowPlaces::from_ledger(&ledger))
    }

    #[test]
    fn a_page_missing_there_twice_or_of_another_document_is_named() {
        for (pages, detail) in [
            (["Page 1 of 4", "Page 2 of 4", "Page 4 of 4"], "page 4 follows page 2"),
            (["Page 1 of 2", "Page 2 of 2", "Page 2 of 2"], "page 2 is there twice"),
            (["Page 1 of 3", "Page 2 of 5", "Page 3 of 3"], "page 2 counts 5 pages, the one before 3"),
            (["Page No: 2", "Page No: 3", "Page No: 1"], "the first page is page 2"),
            (["Page 1 of 3", "Page 1 of 3", "Page 2 of 3"], "page 1 follows page 1 of 3"),
        ] {
            let check = checked(&pages);
            assert_eq!(check.status, Status::Failed, "{pages:?}");
            assert_eq!(check.evidence[0].detail, detail, "{pages:?}");
            let is_grave = !detail.starts_with("the first");
            assert_eq!(check.severity == Severity::Critical, is_grave, "{pages:?}");
        }
    }

    /// A row on each of so many pages, down from a hundred rupees, and what the statement says of the end.
    fn rows_on(pages: usize, closing: Option<i64>) -> Vec<Account> {
        let row = |page: usize| fixtures::row(page, 10_000 - 100 * i64::try_from(page).unwrap());
        let declared = Declared { closing: closing.map(Paise::new), ..Declared::default() };
        vec![Account { declared, ..fixtures::account((1..=pages).map(row).collect()) }]
    }

    #[test]
    fn a_last_page_that_is_left_out_is_critical_unless_the_rows_end_as_declared() {
        let pages = ["Page 1 of 4", "Page 2 of 4", "Page 3 of 4"];
        let missing = checked_with(&pages, rows_on(3, None));
        assert_eq!((missing.status, missing.severity), (Status::Failed, Severity::Critical));
        assert_eq!(missing.evidence[0].detail, "the last page is page 3 of 4");
        assert_eq!(
            missing.message,
            "By the numbers printed on them, pages are missing at the beginning or at the end."
        );
        assert_eq!(checked_with(&pages, rows_on(3, Some(9_700))).severity, Severity::Warning);
        // Terms without a number may follow.
        let pages = ["Page 1 of 2", "Page 2 of 2", "Terms"];
        assert_eq!(checked_with(&pages, rows_on(2, None)).status, Status::Passed);
        assert_eq!(checked_with(&["Page 1 of 2"], rows_on(1, None)).severity, Severity::Critical);
    }

    #[test]
    fn what_is_wrong_with_the_pages_is_said_and_nothing_else() {
        for (pages, said) in [
            (["Page 1 of 4", "Page 2 of 4", "Page 4 of 4"], "pages are missing."),
            (["Page 1 of 3", "Page 3 of 3", "Page 2 of 3"], "pages stand out of order."),
            (["Page 1 of 2", "Page 2 of 2", "Page 2 of 2"], "pages are there twice."),
            (["Page 1 of 3", "Page 2 of 5", "Page 3 of 3"], "pages are of another document."),
            (
                ["Page 1 of 5", "Page 4 of 5", "Page 2 of 5"],
                "pages are missing, and pages stand out of order.",
            ),
        ] {
            let expected = format!("By the numbers printed on them, {said}");
            assert_eq!(checked(&pages).message, expected, "{pages:?}");
        }
    }

    #[test]
    fn pages_in_order_pass_and_so_do_several_statements_in_one_file() {
        assert_eq!(checked(&["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"]).status, Status::Passed);
        assert_eq!(checked(&["Page 1 of 2", "Page 2 of 2", "Page 1 of 1"]).status, Status::Passed);
        assert_eq!(checked(&["Page 1", "Page 2", "Page 1", "Page 2"]).status, Status::Passed);
        assert_eq!(checked(&["Page 1 of 2", "Terms", "Page 2 of 2"]).status, Status::NotRun);
    }

    #[test]
    fn page_numbers_are_read_as_banks_print_them() {
        let read = |text: &str| numbers(text, &["page".to_owned()], &["of".to_owned(), "/".to_owned()]);
        assert_eq!(read("page 2 of 5"), Some((2, Some(5))));
        assert_eq!(read("page no 2"), Some((2, None)));
        assert_eq!(read("page 2/5"), Some((2, Some(5))));
        assert_eq!(read("page 12 statement of account"), Some((12, None)));
        assert_eq!(read("page total"), None);
        // No page comes after the last one.
        assert_eq!(read("page 7 of 5"), Some((7, None)));
    }
}
