//! Whose account each page says it shows. A page taken from another statement, or changed alone, names another account or
//! another holder where the first page names its own, while the balances run on from page to page, or the first account goes
//! on behind it.

use super::super::{Evidence, IntegrityInput};
use super::check_results::{RowPlaces, at};
use super::lists::LISTS;
use crate::document::{Page, PageKind, TextBox, Word};
use crate::money::Paise;
use crate::reconcile::LedgerAccount;

/// What a page prints behind a label.
struct Named {
    page: usize,
    /// Where the label begins.
    place: (f32, f32),
    value: String,
    bounds: TextBox,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    Number,
    Holder,
}

/// The pages that name another account, or another holder, than the first page that names one in the same place.
pub(super) fn others(input: &IntegrityInput<'_>, rows: &RowPlaces) -> Vec<Evidence> {
    let is_one_run = is_one_run(input.ledger.accounts());
    let pages: Vec<(usize, &Page)> = (1..)
        .zip(&input.document.pages)
        .filter(|(number, page)| page.kind == PageKind::Text && !page.is_recognised && rows.are_on(*number))
        .collect();
    let numbers: Vec<Named> =
        pages.iter().filter_map(|(number, page)| Owner::Number.named_on(page, *number, rows)).collect();
    let mut holders: Vec<Named> =
        pages.iter().filter_map(|(number, page)| Owner::Holder.named_on(page, *number, rows)).collect();
    if holders.is_empty() {
        holders = names_without_label(input, &pages, &numbers);
    }
    let mut found = Vec::new();
    for (owner, named) in [(Owner::Number, numbers), (Owner::Holder, holders)] {
        for other in &named {
            // Pages that go on have a header of their own: each is held against the first that names it in the same place.
            let Some(first) = named.iter().find(|first| is_same_place(first, other)) else { continue };
            let is_first = |named: &Named| owner.is_same(&first.value, &named.value);
            // Of two accounts in one file the second does not stand among the pages of the first.
            let last =
                named.iter().rev().find(|named| is_first(named)).map_or(first.page, |named| named.page);
            if is_first(other) || !(is_one_run || other.page < last) {
                continue;
            }
            let [here, there] = [&other.value, &first.value].map(|value| owner.told(value));
            found.push(at(
                other.page,
                other.bounds,
                rows,
                format!("{here}, but {there} on page {}", first.page),
            ));
        }
    }
    found
}

/// The name of the holder where no label stands before it, and what stands in its place on the pages that repeat the header: those
/// with the number of the account in the same place.
fn names_without_label(
    input: &IntegrityInput<'_>,
    pages: &[(usize, &Page)],
    numbers: &[Named],
) -> Vec<Named> {
    let holder = input.ledger.accounts().first().and_then(|account| account.identity().holders.first());
    let (Some(holder), Some(first)) = (holder, numbers.first()) else { return Vec::new() };
    let page_of = |number: usize| pages.iter().find(|(own, _)| *own == number).map(|(_, page)| *page);
    let begins = holder.split_whitespace().next().unwrap_or_default();
    let name = page_of(first.page).and_then(|page| {
        let mut words = page.words.iter().filter(|word| word.text.eq_ignore_ascii_case(begins));
        words.find_map(|word| {
            let place = (word.bounds.x0, word.bounds.y0);
            text_at(page, first.page, place).filter(|named| Owner::Holder.is_same(&named.value, holder))
        })
    });
    let Some(name) = name else { return Vec::new() };
    let repeated = numbers.iter().skip(1).filter(|other| is_same_place(first, other));
    let others: Vec<Named> =
        repeated.filter_map(|other| text_at(page_of(other.page)?, other.page, name.place)).collect();
    std::iter::once(name).chain(others).collect()
}

/// The words that begin at a place, up to a wide gap.
fn text_at(page: &Page, number: usize, place: (f32, f32)) -> Option<Named> {
    let slack = LISTS.page_owner.same_place_points;
    let is_seen = |word: &&Word| word.is_upright && !word.is_hidden();
    let is_there =
        |word: &&Word| (word.bounds.x0 - place.0).abs() <= slack && (word.bounds.y0 - place.1).abs() <= slack;
    let first = page.words.iter().filter(is_seen).find(is_there)?;
    let mut line: Vec<&Word> = page
        .words
        .iter()
        .filter(is_seen)
        .filter(|word| (word.bounds.y1 - first.bounds.y1).abs() < 0.3 * first.size)
        .filter(|word| word.bounds.x0 >= first.bounds.x0)
        .collect();
    line.sort_by(|a, b| a.bounds.x0.total_cmp(&b.bounds.x0));
    let words = up_to_a_gap(line.into_iter());
    let value: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
    let value = value.join(" ");
    let is_name = value.chars().all(|letter| letter.is_alphabetic() || " .'".contains(letter));
    is_name.then_some(Named { page: number, place, value, bounds: around(&words)? })
}

fn up_to_a_gap<'w>(words: impl Iterator<Item = &'w Word>) -> Vec<&'w Word> {
    let mut taken: Vec<&Word> = Vec::new();
    for word in words {
        let gap = taken.last().map_or(0.0, |last| word.bounds.x0 - last.bounds.x1);
        if gap > LISTS.page_owner.widest_gap_ems * word.size || word.text.ends_with(':') {
            break;
        }
        taken.push(word);
    }
    taken
}

fn around(words: &[&Word]) -> Option<TextBox> {
    words.iter().map(|word| word.bounds).reduce(|a, b| TextBox {
        x0: a.x0.min(b.x0),
        y0: a.y0.min(b.y0),
        x1: a.x1.max(b.x1),
        y1: a.y1.max(b.y1),
    })
}

/// Whether the balances run through all accounts: then they are one, whatever the pages call them.
fn is_one_run(accounts: &[LedgerAccount]) -> bool {
    accounts.windows(2).all(|pair| match pair {
        [one, next] => {
            one.closing().is_some_and(|closing| closing != Paise::ZERO) && one.closing() == next.opening()
        }
        _ => false,
    })
}

fn is_same_place(one: &Named, other: &Named) -> bool {
    let slack = LISTS.page_owner.same_place_points;
    (one.place.0 - other.place.0).abs() <= slack && (one.place.1 - other.place.1).abs() <= slack
}

impl Owner {
    fn labels(self) -> &'static [String] {
        match self {
            Self::Number => &LISTS.page_owner.number_labels,
            Self::Holder => &LISTS.page_owner.holder_labels,
        }
    }

    fn named_on(self, page: &Page, number: usize, rows: &RowPlaces) -> Option<Named> {
        let mut words: Vec<&Word> = page
            .words
            .iter()
            .filter(|word| {
                word.is_upright && !word.is_hidden() && rows.touched(number, word.bounds).is_none()
            })
            .collect();
        words.sort_by(|a, b| {
            a.bounds.y1.total_cmp(&b.bounds.y1).then_with(|| a.bounds.x0.total_cmp(&b.bounds.x0))
        });
        let is_in_line = |one: &Word, next: &Word| (one.bounds.y1 - next.bounds.y1).abs() < 0.3 * one.size;
        words.chunk_by(|one, next| is_in_line(one, next)).find_map(|line| {
            let mut line = line.to_vec();
            line.sort_by(|a, b| a.bounds.x0.total_cmp(&b.bounds.x0));
            (0..line.len()).find_map(|begin| self.read(line.get(begin..)?, number))
        })
    }

    /// A label and what follows it up to a wide gap.
    fn read(self, words: &[&Word], page: usize) -> Option<Named> {
        const LONGEST_LABEL: usize = 4;
        let plain = |word: &Word| word.text.to_lowercase().replace([':', '.'], "");
        let (first, length) = (
            words.first()?,
            (1..=LONGEST_LABEL).rev().find(|length| {
                let text: Vec<String> = words.iter().take(*length).map(|word| plain(word)).collect();
                text.len() == *length && self.labels().contains(&text.join(" "))
            })?,
        );
        let rest =
            words.get(length..)?.iter().skip_while(|word| plain(word).is_empty() || plain(word) == "-");
        let value = up_to_a_gap(rest.copied());
        let text: Vec<&str> = value.iter().map(|word| word.text.trim_start_matches(':')).collect();
        let text = match self {
            Self::Number => (*text.first()?).to_owned(),
            Self::Holder => text.join(" "),
        };
        let bounds = around(&value)?;
        let is_value = match self {
            Self::Number => digits(&text).len() >= LISTS.page_owner.least_digits,
            Self::Holder => text.chars().filter(|letter| letter.is_alphabetic()).count() > 2,
        };
        is_value.then_some(Named { page, place: (first.bounds.x0, first.bounds.y0), value: text, bounds })
    }

    /// Some pages show the last digits alone.
    fn is_same(self, one: &str, other: &str) -> bool {
        match self {
            Self::Number => {
                let (one, other) = (digits(one), digits(other));
                one.ends_with(&other) || other.ends_with(&one)
            }
            Self::Holder => {
                let letters = |name: &str| -> String {
                    name.to_uppercase().chars().filter(|letter| letter.is_alphabetic()).collect()
                };
                let (one, other) = (letters(one), letters(other));
                one.starts_with(&other) || other.starts_with(&one)
            }
        }
    }

    /// Of a number only the last digits: nobody needs the others.
    fn told(self, value: &str) -> String {
        const SHOWN: usize = 4;
        match self {
            Self::Number => {
                let digits = digits(value);
                format!("account …{}", digits.get(digits.len().saturating_sub(SHOWN)..).unwrap_or_default())
            }
            Self::Holder => format!("holder {value}"),
        }
    }
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Document, DocumentLimits};
    use crate::integrity::fixtures;
    use crate::reconcile;
    use crate::statement::{Account, Statement};

    fn page(header: &str) -> Page {
        let mut x0 = 30.0;
        let word = |text: &str| {
            let width = 5.0 * f32::from(u8::try_from(text.len()).unwrap());
            let bounds = TextBox { x0, y0: 20.0, x1: x0 + width, y1: 30.0 };
            x0 += width + 3.0;
            fixtures::word(text, bounds)
        };
        fixtures::page(header.split(' ').map(word).collect())
    }

    /// A row of one account, which leaves so much.
    fn account(page: usize, balance: i64) -> Account {
        fixtures::account(vec![fixtures::row(page, balance)])
    }

    fn details<const PAGES: usize>(headers: [&str; PAGES], accounts: Vec<Account>) -> Vec<String> {
        let document = Document { pages: headers.map(page).to_vec() };
        let ledger = reconcile::ledger(Statement { accounts, pages: Vec::new(), leftover: Vec::new() });
        let limits = DocumentLimits::default();
        let input = IntegrityInput {
            pdf: &[],
            password: None,
            limits: &limits,
            document: &document,
            ledger: &ledger,
        };
        let found = others(&input, &RowPlaces::from_ledger(&ledger));
        found.into_iter().map(|evidence| evidence.detail).collect()
    }

    #[test]
    fn a_page_of_another_account_is_told_where_the_balances_run_on() {
        let headers = ["Account No : 50100012345678", "Account No : 50100099990001"];
        // 900 after the first row, and 800 after the second, each of one rupee.
        let run_on = || vec![account(1, 900), account(2, 800)];
        assert_eq!(details(headers, run_on()), ["account …0001, but account …5678 on page 1"]);
        // Two accounts in one file.
        assert_eq!(details(headers, vec![account(1, 900), account(2, 5_000)]), [""; 0]);
        // One that is shown in part.
        let masked = ["Account No : 50100012345678", "Account No : XXXXXXXXXX5678"];
        assert_eq!(details(masked, run_on()), [""; 0]);
    }

    #[test]
    fn a_header_of_its_own_on_later_pages_is_held_against_the_first_of_its_kind() {
        let run_on = || vec![account(1, 900), account(2, 800), account(3, 700)];
        let headers = |last| ["Branch Pune Account No : 50100012345678", "Account No : 50100012345678", last];
        let found = details(headers("Account No : 50100099990001"), run_on());
        assert_eq!(found, ["account …0001, but account …5678 on page 2"]);
        assert_eq!(details(headers("Account No : 50100012345678"), run_on()), [""; 0]);
    }

    #[test]
    fn a_page_of_another_holder_is_told() {
        let run_on = || vec![account(1, 900), account(2, 800)];
        let headers = ["Customer Name : ASHA RAO", "Customer Name : RAVI MEHTA"];
        assert_eq!(details(headers, run_on()), ["holder RAVI MEHTA, but holder ASHA RAO on page 1"]);
        assert_eq!(details(["Customer Name : ASHA RAO", "Customer Name : Asha Rao"], run_on()), [""; 0]);
    }
}
