//! Whose account it is. Labels tell it best; without one, the name is looked for where letters are addressed, and above
//! the first table only.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::account;
use super::labels::GAP_EMS;
use super::values::{LabelValue, Labelled, LabelledLine, Run, SAME_EDGE_POINTS, runs};
use super::word_lists::{Field, IDENTITY_WORDS};
use crate::embedded::DataFile;

/// Common names of people, in capitals.
static PEOPLE: LazyLock<HashSet<String>> =
    LazyLock::new(|| DataFile::LayoutNames.words().map(str::to_uppercase).collect());

/// The first is the primary one. `top` lines stand above the first table.
pub(super) fn holders(labelled: &Labelled<'_>, top: usize) -> Vec<String> {
    let mut holders: Vec<String> = Vec::new();
    let is_french = is_french(labelled);
    let mut add = |name: &str| {
        for name in split_names(&clean(name)) {
            let name = if is_french { without_monsieur(&name) } else { name };
            if is_holder(&name) && !holders.iter().any(|known| known.eq_ignore_ascii_case(&name)) {
                holders.push(name);
            }
        }
    };
    let is_labelled = |found: &&LabelValue| {
        found.field == Field::Holder && !names_account(&found.value) && is_holder(&clean(&found.value))
    };
    // `TO: SHREE GANESH STORES`, as letters are addressed; elsewhere a period ends behind the same word.
    let is_addressed =
        |value: &&str| !value.chars().any(|c| c.is_ascii_digit()) && (is_firm(value) || is_person(value));
    let mut names = if let Some(found) = labelled.found.iter().find(is_labelled) {
        from_label(labelled, found)
    } else if let Some(name) = labelled.values(Field::PeriodTo).find(is_addressed) {
        vec![name.to_owned()]
    } else {
        unlabelled(labelled, top)
    };
    // A second holder is nobody's first.
    if names.iter().any(|name| is_holder(&clean(name))) {
        names.extend(labelled.values(Field::JointHolder).map(str::to_owned));
    }
    for name in &names {
        add(name);
    }
    holders
}

/// In other languages an `M.` before a name is a part of it: `M. KARTHIK`.
fn without_monsieur(name: &str) -> String {
    let rest = ["M. ", "M "].iter().find_map(|title| name.strip_prefix(title));
    rest.map_or_else(|| name.to_owned(), clean)
}

fn is_french(labelled: &Labelled<'_>) -> bool {
    let mut words = labelled.lines.iter().flat_map(|line| &line.pieces).map(|piece| bare(piece.text));
    words.any(|word| matches!(word.as_str(), "RELEVÉ" | "RELEVE" | "TITULAIRE" | "COMPTE" | "SOLDE"))
}

/// The name beside a label. Below it goes on, or a second holder stands.
fn from_label(labelled: &Labelled<'_>, found: &LabelValue) -> Vec<String> {
    let name = found.value.clone();
    // Nobody is called by one word alone: the rest may stand below the label.
    let is_half = clean(&name).split_whitespace().count() == 1;
    let is_unfinished = name.ends_with('&') || name.to_uppercase().ends_with(" AND");
    let is_open = |rest: &LabelValue| {
        (is_half || is_unfinished) && is_name(&clean(&rest.value), true)
            || is_firm(&name) && is_end_of_firm(&rest.value)
            || name.starts_with("M/S") && is_end_of_firm(&rest.value)
    };
    let rest = labelled.wrapped(found).filter(is_open);
    if let Some(rest) = rest.filter(|rest| !is_place(&rest.value)) {
        return vec![format!("{name} {}", rest.value)];
    }
    let is_more = |below: &LabelValue| is_name(&clean(&below.value), true) || is_end_of_firm(&below.value);
    let continuation = labelled.continuation(found).filter(is_more);
    let Some(below) = continuation else { return vec![name] };
    // What is too long for its line goes on in the next one, and there alone; an address has more lines.
    let is_last = labelled.continuation(&below).is_none();
    let below = below.value;
    let is_one_word = clean(&below).split_whitespace().count() == 1 && without_title(&below).is_none();
    if is_unfinished || (is_firm(&below) || is_one_word && is_last) && !is_place(&below) {
        return vec![format!("{name} {below}")];
    }
    if is_person(&below) { vec![name, below] } else { vec![name] }
}

/// `LLP`, `WORKS`: one or two words that only firms are called by.
fn is_end_of_firm(text: &str) -> bool {
    text.split_whitespace().count() <= 2 && is_firm(text) && !text.bytes().any(|byte| byte.is_ascii_digit())
}

fn is_place(text: &str) -> bool {
    words_of(text).any(|word| IDENTITY_WORDS.names.places.contains(&word))
}

/// `SHANTI NAGAR`, `VILL RAMPUR`: the last word is of places, or the first of what stands before their names. A firm may be named
/// after its town.
fn is_named_place(name: &str) -> bool {
    const BEFORE: [&str; 6] = ["VILL", "VILLAGE", "VPO", "DIST", "POST", "TEHSIL"];
    // `SHIVAJINAGAR`: as towns and their quarters end, and nobody is called by one word alone.
    const ENDS: [&str; 8] = ["NAGAR", "PURAM", "PALLI", "ABAD", "GARH", "WADI", "PETH", "HALLI"];
    let words: Vec<String> = words_of(name).collect();
    let Some((last, others)) = words.split_last() else { return false };
    let is_one_word =
        others.is_empty() && ENDS.iter().any(|end| last.len() > end.len() && last.ends_with(end));
    let is_of_firm = others.iter().any(|word| IDENTITY_WORDS.names.firm.contains(word));
    is_one_word
        || IDENTITY_WORDS.names.places.contains(last) && !is_of_firm
        || words.first().is_some_and(|first| BEFORE.contains(&first.as_str()))
}

/// Names of people are at least half of it.
fn is_person(text: &str) -> bool {
    let name = clean(text);
    let known = words_of(&name).filter(|word| PEOPLE.contains(word) || word.len() == 1).count();
    let count = words_of(&name).count();
    count >= 2 && known * 2 >= count && words_of(&name).any(|word| PEOPLE.contains(&word)) && !is_place(&name)
}

fn bare(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_uppercase()
}

fn words_of(name: &str) -> impl Iterator<Item = String> + '_ {
    name.split(|c: char| c.is_whitespace() || matches!(c, '.' | ',' | '(' | ')' | '-'))
        .filter(|word| !word.is_empty())
        .map(bare)
}

/// `Account name: Everyday account` names the account, not a person.
fn names_account(value: &str) -> bool {
    words_of(value).any(|word| word == "ACCOUNT") && clean(value).split_whitespace().count() < 2
}

fn is_holder(name: &str) -> bool {
    const NOBODY: [&str; 9] =
        ["NA", "NIL", "NONE", "NOT AVAILABLE", "NOT APPLICABLE", "N/A", "NO", "YES", "SINGLE"];
    name.chars().filter(|c| c.is_alphabetic()).count() >= 2
        && !name.chars().any(|c| c.is_ascii_digit())
        && name.split_whitespace().any(|word| !is_relation(word))
        && !NOBODY.contains(&name.to_uppercase().as_str())
        && !words_of(name).any(|word| {
            const OF_BANKS: [&str; 4] = ["BANCO", "BANCA", "BANQUE", "SPARKASSE"];
            matches!(word.as_str(), "ACCOUNT" | "SAVINGS" | "CHECKING" | "BRANCH" | "STATEMENT" | "IFSC")
                || word.ends_with("BANK")
                || OF_BANKS.contains(&word.as_str())
        })
}

fn is_relation(word: &str) -> bool {
    matches!(bare(word).as_str(), "S/O" | "D/O" | "W/O" | "C/O" | "H/O")
}

fn is_firm(name: &str) -> bool {
    words_of(name).any(|word| IDENTITY_WORDS.names.firm.contains(&word))
}

/// Without titles, words of other scripts, the kind of the account behind it, and whose child somebody is.
fn clean(value: &str) -> String {
    // Vowel signs are no letters by themselves.
    let is_latin = |word: &&str| word.chars().all(|c| c < '\u{250}' || matches!(c, '’' | '–'));
    let all: Vec<&str> = value.split_whitespace().collect();
    // A name in its own script alone is left as it is.
    let is_mixed = all.iter().any(|word| word.chars().any(|c| c.is_ascii_alphabetic()));
    let mut words: Vec<&str> = all.into_iter().filter(|word| !is_mixed || is_latin(word)).collect();
    let parent = words.iter().position(|word| is_relation(word));
    // `RAJENDRAN S/O MUTHU` is called so.
    words.truncate(parent.filter(|at| *at > 1).unwrap_or(words.len()));
    // `M. LEFÈVRE OU`, whose other holder stands below.
    let is_of_firm = is_firm(value);
    let goes_on = |words: &[&str]| match words.last() {
        Some(&("OR" | "OU" | "UND" | "ET")) => true,
        // A firm's own name may end with it, and go on below.
        Some(&("AND" | "&")) => !is_of_firm,
        _ => false,
    };
    while words.len() > 1 && (is_kind_or_account(&words) || goes_on(&words)) {
        words.pop();
    }
    let mut name = words.join(" ");
    while let Some(rest) = without_title(&name) {
        name = rest;
    }
    let trimmed = name.trim_start_matches(|c: char| !c.is_alphanumeric());
    // The Japanese address people by a word behind the name.
    let trimmed = trimmed.trim_end_matches('様').trim_end();
    let is_bracketed = trimmed.contains('(');
    let is_end = |c: char| c.is_alphanumeric() || c == '.' || c == ')' && is_bracketed;
    trimmed.trim_end_matches(|c: char| !is_end(c)).to_owned()
}

/// The last word tells of the account: `… CURRENT A/C`, `… SB`.
fn is_kind_or_account(words: &[&str]) -> bool {
    let Some(last) = words.last().map(|word| bare(word)) else { return false };
    let is_account = matches!(last.as_str(), "A/C" | "ACCOUNT" | "ACCT" | "AC" | "NO")
        || last == "BANK" && words.len() > 2 && bare(words[words.len() - 2]).starts_with("SAVING");
    let is_kind =
        matches!(last.as_str(), "SAVINGS" | "SAVING" | "CURRENT" | "SALARY" | "OVERDRAFT" | "DIGISAVINGS")
            || last.len() <= 6 && last.len() >= 2 && account::kind(&last).is_some();
    is_account || is_kind || last.is_empty()
}

/// `MRS.POOJA AGARWAL`, `Mr Rao`. What makes a firm of a name is a part of it: `M/S. SHREE GANESH`.
fn without_title(name: &str) -> Option<String> {
    let end = name.find(|c: char| c == '.' || c.is_whitespace())?;
    let (title, rest) = name.split_at(end);
    let rest = rest.trim_start_matches(|c: char| c == '.' || c.is_whitespace());
    let title = title.to_uppercase();
    // A firm may be named after a god: `SRI MURUGAN TEX`.
    let is_title = IDENTITY_WORDS.names.titles.contains(&title) && !is_firm(name);
    (is_title && rest.chars().any(char::is_alphabetic)).then(|| rest.to_owned())
}

/// Two people, not one firm with an ampersand.
fn split_names(name: &str) -> Vec<String> {
    if name.is_empty() {
        return Vec::new();
    }
    if is_firm(name) {
        return vec![name.to_owned()];
    }
    let mut marked = name.to_owned();
    for mark in [
        " & ", " AND ", " and ", " And ", ",", " / ", ";", " OR ", " or ", " Or ", " OU ", " ou ", " UND ",
        " und ", " ET ", " et ",
    ] {
        marked = marked.replace(mark, "\u{1f}");
    }
    marked.split('\u{1f}').map(clean).filter(|part| !part.is_empty()).collect()
}

/// A run of words that may be a name.
struct Candidate {
    text: String,
    x0: f32,
    line: usize,
    score: i32,
    has_title: bool,
    /// `& SHWETHA POOJARY`, below the name it goes on from.
    goes_on: bool,
}

/// Lines that a letterhead and an address take together.
const TOP_LINES: usize = 45;
/// Less than this is not enough to call words a name.
const SCORE_MIN: i32 = 2;

/// The likeliest name above the first table, and those right above and below it.
fn unlabelled(labelled: &Labelled<'_>, top: usize) -> Vec<String> {
    let lines = &labelled.lines[..top.min(TOP_LINES).min(labelled.lines.len())];
    let mut candidates: Vec<Candidate> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let is_claimed = |piece: usize| labelled.claimed.contains(&(at, piece));
        candidates.extend(
            segments(line, is_claimed).into_iter().filter_map(|segment| candidate(lines, at, &segment)),
        );
    }
    let Some(best) = candidates.iter().rev().max_by_key(|candidate| candidate.score) else {
        return Vec::new();
    };
    if best.score < SCORE_MIN {
        return Vec::new();
    }
    let near = |line: usize| {
        candidates.iter().find(|other| other.line == line && (other.x0 - best.x0).abs() < SAME_EDGE_POINTS)
    };
    // Joint holders stand below one another, and the first of them first.
    let above = best.line.checked_sub(1).and_then(near).filter(|other| other.score >= SCORE_MIN);
    let below =
        near(best.line + 1).filter(|other| other.has_title || other.goes_on || is_person(&other.text));
    above.into_iter().chain([best]).chain(below).map(|candidate| candidate.text.clone()).collect()
}

/// Words of a line between labels, numbers and gaps.
struct Segment {
    run: Run,
    text: String,
    /// The label that ends it.
    before: Option<Field>,
    /// It begins its line.
    is_first: bool,
    /// A number of a post office follows it, or a Dutch one or that of a house stands before it.
    is_place: bool,
}

fn segments(line: &LabelledLine<'_>, is_claimed: impl Fn(usize) -> bool) -> Vec<Segment> {
    let is_in_label = |at: usize| line.labels.iter().any(|label| (label.at..label.end()).contains(&at));
    let is_break = |at: usize| {
        let text = line.pieces[at].text;
        is_in_label(at)
            || is_claimed(at)
            || text.bytes().filter(u8::is_ascii_digit).count() > 1
            || matches!(text, "" | "|" | "·" | "•" | "-" | "–" | ":")
    };
    let all = runs(&line.pieces, line.size, GAP_EMS, is_break);
    let mut taken_by_label: HashSet<usize> = HashSet::new();
    for label in &line.labels {
        // The value of a label is the run behind it, if nothing else comes first.
        let value = all.iter().position(|run| run.from >= label.end());
        let is_direct = |run: &Run| {
            (label.end()..run.from).all(|at| !is_in_label(at) && !has_number(line.pieces[at].text))
        };
        if let Some(value) = value.filter(|value| is_direct(&all[*value])) {
            taken_by_label.insert(value);
        }
    }
    all.iter()
        .enumerate()
        .filter(|(at, _)| !taken_by_label.contains(at))
        .map(|(_, run)| {
            let words: Vec<&str> = line.pieces[run.from..run.to].iter().map(|piece| piece.text).collect();
            let is_number = line.pieces.get(run.to).is_some_and(|next| account::number(next.text).is_some());
            let label = line.labels.iter().find(|label| label.at == run.to).map(|label| label.field);
            let before = label.or(is_number.then_some(Field::Number));
            let next = line.pieces.get(run.to);
            let is_place = next.is_some_and(|next| {
                is_postcode(next.text) && next.x0 - line.pieces[run.to - 1].x1 <= GAP_EMS * line.size
            });
            // `1016 HD AMSTERDAM`
            let behind = run.from.checked_sub(1).map(|before| line.pieces[before].text);
            let is_dutch = behind.is_some_and(|code| code.len() == 4 && is_postcode(code))
                && words.len() > 1
                && words[0].len() == 2
                && words[0].bytes().all(|byte| byte.is_ascii_uppercase());
            // `12 Hill View`
            let is_house = behind.is_some_and(|number| {
                run.from == 1 && number.len() <= 3 && number.bytes().all(|byte| byte.is_ascii_digit())
            });
            let is_place = is_place || is_dutch || is_house;
            Segment { run: *run, text: words.join(" "), before, is_first: run.from == 0, is_place }
        })
        .collect()
}

/// `AUSTIN TX 78701`, `FITZROY VIC 3065`
fn is_postcode(text: &str) -> bool {
    (4..=6).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn has_number(text: &str) -> bool {
    text.bytes().any(|byte| byte.is_ascii_digit())
}

/// `Mälarbanken AB`: a bank in the language of its country.
fn is_bank_abroad(name: &str) -> bool {
    words_of(name).any(|word| {
        ["BANKEN", "BANKA", "BANCO", "BANCA", "BANQUE", "BANKASI"].iter().any(|end| word.ends_with(end))
    })
}

/// Of words in other letters nothing tells names from headings, but for how people are addressed.
fn is_in_letters_of_names(name: &str) -> bool {
    let is_known = |letter: char| matches!(letter, '\u{0}'..='\u{24f}' | '\u{900}'..='\u{97f}' | '\u{1e00}'..='\u{1eff}');
    name.chars().filter(|letter| letter.is_alphabetic()).all(is_known)
}

fn candidate(lines: &[LabelledLine<'_>], at: usize, segment: &Segment) -> Option<Candidate> {
    let text = from_title(&segment.text);
    let name = clean(&text);
    let has_title = without_title(text.trim()).is_some();
    let is_addressed = has_title || segment.text.contains('様');
    let is_other = || is_named_place(&name) || is_bank_abroad(&name) || !is_in_letters_of_names(&name);
    if segment.is_place || !is_name(&name, has_title) || !is_addressed && is_other() {
        return None;
    }
    let x0 = lines[at].pieces[segment.run.from].x0;
    let mut score = 0;
    if has_title {
        score += 6;
    }
    if is_firm(&name) {
        score += 4;
    }
    if words_of(&name).any(|word| PEOPLE.contains(&word)) {
        score += 3;
    }
    if is_place(&name) {
        score -= 3;
    }
    if !name.chars().any(char::is_lowercase) {
        score += 2;
    }
    // `NAME Account No. 123`, or a name above the line of its account.
    let names_account = |field: Option<Field>| matches!(field, Some(Field::Number | Field::Kind));
    if segment.is_first && names_account(segment.before) {
        score += 3;
    }
    let below = lines.get(at + 1);
    if below.is_some_and(|below| {
        below.labels.first().is_some_and(|label| names_account(Some(label.field)) && label.at < 3)
    }) {
        score += 2;
    }
    if below.is_some_and(|below| is_address(below, x0)) {
        score += 3;
    }
    // A branch stands beside its code.
    if matches!(segment.before, Some(Field::Ifsc | Field::Micr)) {
        score -= 4;
    }
    let goes_on =
        text.split_whitespace().next().is_some_and(|first| matches!(bare(first).as_str(), "" | "AND"));
    Some(Candidate { text, x0, line: at, score, has_title, goes_on })
}

/// What begins with a title, where there is one: `Welcome Ms FATIMA BEGUM`.
fn from_title(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_title = |word: &&str| {
        let head = word.split('.').next().unwrap_or_default().to_uppercase();
        head == "M/S" || IDENTITY_WORDS.names.titles.contains(&head) && head != "MASTER"
    };
    match words.iter().position(is_title) {
        Some(at) if at > 0 && at + 2 < words.len() => words[at..].join(" "),
        _ => text.to_owned(),
    }
}

const NAME_WORDS_MAX: usize = 7;
const NAME_LETTERS_MAX: usize = 60;

fn is_name(name: &str, has_title: bool) -> bool {
    let words: Vec<&str> = name.split_whitespace().collect();
    let begins_large = |word: &&str| {
        let first = word.chars().find(|c| c.is_alphabetic());
        first.is_none_or(|c| !c.is_lowercase()) || ["and", "of", "bin", "de"].contains(word)
    };
    let is_letter = |c: char| {
        c.is_alphabetic() || c.is_whitespace() || matches!(c, '.' | '&' | '\'' | '’' | '/' | '-' | '(' | ')')
    };
    (if has_title { 1 } else { 2 }..=NAME_WORDS_MAX).contains(&words.len())
        && name.len() <= NAME_LETTERS_MAX
        && name.chars().all(is_letter)
        && name.chars().filter(|c| c.is_alphabetic()).count() >= 4
        && words.iter().all(begins_large)
        && !words_of(name).any(|word| IDENTITY_WORDS.names.never.contains(&word))
}

/// A line that begins where the name does, and reads like the lines of an address.
fn is_address(line: &LabelledLine<'_>, x0: f32) -> bool {
    let own = runs(&line.pieces, line.size, GAP_EMS, |_| false);
    own.iter().filter(|run| (line.pieces[run.from].x0 - x0).abs() < SAME_EDGE_POINTS).any(|run| {
        let pieces = &line.pieces[run.from..run.to];
        let has_label = line.labels.iter().any(|label| (run.from..run.to).contains(&label.at));
        let is_long_number = |text: &str| text.bytes().filter(u8::is_ascii_digit).count() > 6;
        !has_label
            && !pieces.iter().any(|piece| is_long_number(piece.text))
            && pieces
                .iter()
                .any(|piece| is_place(piece.text) || has_number(piece.text) || piece.text.ends_with(','))
    })
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&PEOPLE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_names_are_readable() {
        assert!(PEOPLE.contains("SHARMA"));
    }

    #[test]
    fn two_people_are_two_holders_and_a_firm_is_one() {
        assert_eq!(split_names("RAMESH KUMAR AND SUNITA SHARMA"), ["RAMESH KUMAR", "SUNITA SHARMA"]);
        assert_eq!(split_names("Zeus Mark & Mrs Athena Alice"), ["Zeus Mark", "Athena Alice"]);
        assert_eq!(split_names("SHARMA & SONS"), ["SHARMA & SONS"]);
    }

    #[test]
    fn quarters_of_towns_banks_and_headings_in_other_letters_are_no_holders() {
        for place in ["SHIVAJINAGAR", "Malkajgiri Nagar", "VILL RAMPUR"] {
            assert!(is_named_place(place), "{place}");
        }
        for name in ["GARG", "RAVI NAGARKAR", "SURAT TEXTILES"] {
            assert!(!is_named_place(name), "{name}");
        }
        assert!(is_bank_abroad("Mälarbanken AB") && !is_bank_abroad("BANKIM CHANDRA ROY"));
        assert!(is_in_letters_of_names("Đỗ Thị Hoà") && is_in_letters_of_names("सीता देवी"));
        assert!(!is_in_letters_of_names("ДАТА ОПЕРАЦИИ"));
    }

    #[test]
    fn titles_and_remarks_are_no_part_of_a_name() {
        for (text, expected) in [
            ("MRS.POOJA AGARWAL", "POOJA AGARWAL"),
            ("Mr. K. Subramaniam", "K. Subramaniam"),
            ("M/S. SHREE GANESH ENTERPRISES", "M/S. SHREE GANESH ENTERPRISES"),
            ("M/S SRI MURUGAN TEX", "M/S SRI MURUGAN TEX"),
            ("SHREE GANESH KIRANA STORE CURRENT A/C", "SHREE GANESH KIRANA STORE"),
            ("ALPHA BUILDCON OD", "ALPHA BUILDCON"),
            ("श्रीमती SITA DEVI", "SITA DEVI"),
            ("ीमती SITA DEVI", "SITA DEVI"),
            ("सीता देवी", "सीता देवी"),
            ("RAMESH KUMAR S/O MOHAN LAL", "RAMESH KUMAR"),
            ("Smt Dr. Asha Rao", "Asha Rao"),
        ] {
            assert_eq!(clean(text), expected, "{text}");
        }
    }

    #[test]
    fn words_of_a_letterhead_are_no_names() {
        for text in [
            "CHEQUE WITHDRAWALS",
            "AMOUNT",
            "YOUR A/C STATUS ACTIVE",
            "Account Statement",
            "We understand your world",
        ] {
            assert!(!is_name(text, false), "{text}");
        }
        for text in ["Aditi Rao", "VENKATESH K", "SUNRISE LOGISTICS PVT LTD", "D'Souza Maria"] {
            assert!(is_name(text, false), "{text}");
        }
    }
}
