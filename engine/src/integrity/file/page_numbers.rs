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
    let printed: Vec<Option<Printed>> = pages.iter().map(printed_on).collect();
    // A single page proves nothing, and pages that say nothing cannot be followed.
    let known = printed.iter().flatten().count();
    if pages.len() < 2 || known < pages.len() {
        return KIND.not_run("Not every page has a number printed on it, or there is only one.");
    }
    let mut found: Vec<(Severity, Evidence)> = Vec::new();
    for (pair, page) in printed.windows(2).zip(2..) {
        let [Some(before), Some(own)] = pair else { continue };
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
        found.push((Severity::Critical, at(page, own.bounds, rows, detail)));
    }
    if let (Some(Some(first)), [.., Some(last)]) = (printed.first(), &printed[..]) {
        if first.number > 1 {
            let detail = format!("the first page is page {}", first.number);
            found.push((Severity::Warning, at(1, first.bounds, rows, detail)));
        }
        if let Some(of) = last.of.filter(|of| last.number < *of) {
            let detail = format!("the last page is page {} of {of}", last.number);
            found.push((Severity::Warning, at(pages.len(), last.bounds, rows, detail)));
        }
    }
    found.sort_by_key(|(severity, _)| std::cmp::Reverse(*severity));
    let Some((worst, _)) = found.first() else {
        return KIND.passed(format!(
            "The numbers printed on {} follow one another.",
            counted(known, "page", "pages")
        ));
    };
    let worst = *worst;
    let message = if worst == Severity::Critical {
        what_is_wrong(&printed.into_iter().flatten().collect::<Vec<_>>())
    } else {
        "By the numbers printed on them, pages are missing at the beginning or at the end.".to_owned()
    };
    KIND.failed(worst, message, found.into_iter().map(|(_, evidence)| evidence).collect())
}

/// What the numbers of all pages together say: who puts the pages in order sees whether one is missing.
fn what_is_wrong(printed: &[Printed]) -> String {
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
    format!("By the numbers printed on them, pages {}.", said.join(", and pages "))
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
    use std::sync::Arc;

    use super::super::super::Status;
    use super::*;
    use crate::document::{Document, DocumentLimits, FontName, PageKind, Paint, Rgb};
    use crate::reconcile;
    use crate::statement::Statement;

    fn page(text: &str) -> Page {
        let word = |(place, text): (u8, &str)| Word {
            text: text.to_owned(),
            bounds: TextBox {
                x0: f32::from(place) * 30.0,
                y0: 20.0,
                x1: f32::from(place) * 30.0 + 25.0,
                y1: 30.0,
            },
            font: Arc::new(FontName { base: "Helvetica".to_owned(), subset: None }),
            size: 10.0,
            fill: Some(Rgb::BLACK),
            opacity: 1.0,
            paint: Paint::Fill,
            is_uniform: true,
            is_upright: true,
            z: 1,
            shows: None,
        };
        Page {
            width: 600.0,
            height: 800.0,
            rotation_degrees: 0,
            kind: PageKind::Text,
            is_unreadable: false,
            is_damaged: false,
            is_recognised: false,
            words: (0..).zip(text.split(' ')).map(word).collect(),
            painted_areas: Vec::new(),
            has_unnoted_areas: false,
            text_layer: Vec::new(),
        }
    }

    fn checked(pages: &[&str]) -> Check {
        let document = Document { pages: pages.iter().map(|text| page(text)).collect() };
        let empty = Statement { accounts: Vec::new(), pages: Vec::new(), leftover: Vec::new() };
        let ledger = reconcile::ledger(empty);
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
