//! What banks print above their columns: `data/layout/headers.toml`, and headers compared with it.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::super::amount;
use super::Role;
use crate::document::Word;
use crate::embedded::DataFile;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dictionary {
    column: Vec<Entry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    role: Role,
    exact: Vec<String>,
    #[serde(default)]
    contains: Vec<String>,
}

struct Aliases {
    exact: HashMap<String, Role>,
    contains: Vec<(String, Role)>,
    longest: usize,
}

static ALIASES: LazyLock<Aliases> = LazyLock::new(|| {
    let dictionary: Dictionary = DataFile::LayoutHeaders.table();
    let mut aliases = Aliases { exact: HashMap::new(), contains: Vec::new(), longest: 0 };
    for entry in dictionary.column {
        for text in entry.exact {
            aliases.longest = aliases.longest.max(text.len());
            aliases.exact.insert(text, entry.role);
        }
        aliases.contains.extend(entry.contains.into_iter().map(|text| (text, entry.role)));
    }
    aliases
});

/// Currencies and remarks that headers carry behind their name.
const SUFFIXES: [&str; 31] = [
    "inr", "inrs", "rs", "rupees", "sgd", "usd", "gbp", "nzd", "eur", "inrupees", "ininr", "aed", "in", "cr",
    "dr", "dhs", "idr", "rp", "aud", "hkd", "cad", "chf", "jpy", "cny", "pkr", "lkr", "npr", "myr", "thb",
    "円", "元",
];

/// As the dictionary spells it.
pub(super) fn spelling(words: &[&Word]) -> String {
    // `Payments in INR`, which are not `Payments in`.
    let words = match words {
        [rest @ .., is_in, currency]
            if is_in.text.eq_ignore_ascii_case("in") && amount::is_currency(&currency.text) =>
        {
            rest
        }
        _ => words,
    };
    let text: String = words
        .iter()
        .filter(|word| !is_unread_currency(word))
        .flat_map(|word| word.text.chars())
        .filter(|c| c.is_alphabetic() || is_mark_of_letter(*c) || matches!(c, '/' | '#' | '&'))
        .flat_map(char::to_lowercase)
        .collect();
    text.trim_matches('/').to_owned()
}

/// What recognition makes of a rupee in brackets: `(2)`, `(%)`, `(z)`.
pub(super) fn is_unread_currency(word: &Word) -> bool {
    let inner = word.text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    word.is_recognised() && inner.is_some_and(|inner| inner.chars().count() == 1)
}

/// Signs of Indian scripts that are no letters by themselves: a virama joins two, a nukta changes one.
const fn is_mark_of_letter(c: char) -> bool {
    matches!(
        c,
        '\u{093C}'
            | '\u{094D}'
            | '\u{09CD}'
            | '\u{0A4D}'
            | '\u{0ACD}'
            | '\u{0BCD}'
            | '\u{0C4D}'
            | '\u{0CCD}'
            | '\u{0D4D}'
    )
}

/// The heading in one script, of a heading in two.
fn of_script(text: &str, is_ascii: bool) -> String {
    let own: String =
        text.chars().filter(|c| c.is_ascii() == is_ascii || matches!(c, '/' | '#' | '&')).collect();
    own.trim_matches('/').to_owned()
}

pub(super) fn exact_role(text: &str) -> Option<Role> {
    whole_role(text).or_else(|| {
        if text.is_ascii() {
            return None;
        }
        // `दिनांक / Date`: either name alone tells.
        let (latin, other) = (of_script(text, true), of_script(text, false));
        // Where the scripts take turns, two such headings stand side by side.
        let is_latin: Vec<bool> = text.chars().filter(|c| c.is_alphabetic()).map(|c| c.is_ascii()).collect();
        let turns = is_latin.windows(2).filter(|pair| pair[0] != pair[1]).count();
        let is_of_two = !latin.is_empty() && !other.is_empty() && turns == 1;
        let by_other = || whole_role(&other).filter(|_| !is_of_two_names(&latin));
        is_of_two.then(|| whole_role(&latin).or_else(by_other)).flatten()
    })
}

/// `entrydatevaluedate`: two headings that stand close together.
fn is_of_two_names(text: &str) -> bool {
    let cuts = text.char_indices().map(|(at, _)| at).filter(|at| *at > 1);
    cuts.map(|at| text.split_at(at)).any(|(one, two)| whole_role(one).is_some() && whole_role(two).is_some())
}

fn whole_role(text: &str) -> Option<Role> {
    let known = |text: &str| ALIASES.exact.get(text).copied();
    let stripped = |suffix: &&str| {
        let rest = text.strip_suffix(suffix).filter(|rest| rest.len() > 2)?;
        // `Balance in EUR`
        let role = known(rest).or_else(|| rest.strip_suffix("in").and_then(known))?;
        Some((rest.len(), role))
    };
    // The longest name: `paidinrs` is what was paid in, in rupees.
    let longest = || SUFFIXES.iter().filter_map(stripped).max_by_key(|(length, _)| *length);
    known(text).or_else(|| longest().map(|(_, role)| role))
}

pub(super) fn likely_role(text: &str) -> Option<Role> {
    let is_both = text.contains("debit") && text.contains("credit")
        || text.contains("withdraw") && text.contains("deposit");
    if is_both {
        return Some(Role::Amount);
    }
    ALIASES.contains.iter().find(|(word, _)| text.contains(word.as_str())).map(|(_, role)| *role)
}

/// No header of the dictionary is longer than this.
pub(super) fn longest() -> usize {
    ALIASES.longest
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&ALIASES);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;
    use crate::layout::typewriter;

    #[test]
    fn the_dictionary_of_headers_is_readable_and_names_every_column_once() {
        assert_strict::<Dictionary>(DataFile::LayoutHeaders, &[], &[]);
        let dictionary: Dictionary = DataFile::LayoutHeaders.table();
        let mut all: Vec<&String> = dictionary.column.iter().flat_map(|entry| &entry.exact).collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "an alias is listed twice");
        assert!(
            all.iter()
                .all(|text| text.chars().all(|c| !c.is_uppercase() && !c.is_whitespace() && !c.is_numeric()))
        );
    }

    #[test]
    fn a_currency_behind_a_name_takes_nothing_from_it() {
        assert_eq!(exact_role("paidinrs"), Some(Role::Credit));
        assert_eq!(exact_role("paidoutrs"), Some(Role::Debit));
        assert_eq!(exact_role("debitinrs"), Some(Role::Debit));
        assert_eq!(exact_role("balanceineur"), Some(Role::Balance));
    }

    #[test]
    fn headers_nobody_listed_are_told_by_the_words_in_them() {
        assert_eq!(likely_role("amountwithdrawnbyyou"), Some(Role::Debit));
        assert_eq!(likely_role("eoddailybalance"), Some(Role::Balance));
        assert_eq!(likely_role("nameofmerchant"), None);
    }

    #[test]
    fn what_a_picture_shows_of_a_rupee_in_brackets_is_no_part_of_the_name() {
        let spelled = |text: &str, font: &str| {
            let words = typewriter::words(text, 20.0, font);
            spelling(&words.iter().collect::<Vec<_>>())
        };
        for misread in ["Bal (2)", "Bal (z)", "Bal (%)"] {
            assert_eq!(spelled(misread, "recognised"), "bal");
        }
        assert_eq!(spelled("Bal (z)", "Helvetica"), "balz", "what is printed is printed");
    }
}
