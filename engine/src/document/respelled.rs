//! Recognised words as they were meant: letters stand for digits, marks are confused, numbers fall apart.

use super::Word;
use crate::month_names::MONTHS;

/// A word as it was meant. Dots of dirt and of rules stand behind numbers.
pub(super) fn meant(word: &str) -> String {
    let bare =
        word.trim_end_matches([':', ';', '_', '\'', '"', '~', '’', '‘', '”', '“', '`', '.', ',', '«', '=']);
    let is_number = |text: &str| text.ends_with(|c: char| c.is_ascii_digit()) && text.contains(is_mark);
    let word = if is_number(bare) { bare } else { word };
    let ahead = word.trim_start_matches(['_', '—', '«', '=', '~', '‘', '“', '”', '’', '"', '\'', '*']);
    let word = if is_number(ahead) && (has_decimals(ahead) || is_marked_day(ahead)) { ahead } else { word };
    let listed =
        STROKES.iter().find(|(recognised, _)| *recognised == word).map(|(_, meant)| (*meant).to_owned());
    listed.or_else(|| respelled(word)).or_else(|| dated(word)).unwrap_or_else(|| word.to_owned())
}

/// `01/04/2025`, right or not: two marks between numbers.
fn is_marked_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let is_part =
        |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    parts.len() == 3 && parts.iter().all(is_part)
}

/// `15.07.26`, which ends as an amount does.
fn is_short_day(text: &str) -> bool {
    let parts: Vec<u8> =
        text.split('.').filter_map(|part| part.parse().ok().filter(|_| part.len() == 2)).collect();
    text.len() == 8 && matches!(parts[..], [1..=31, 1..=12, _] | [1..=12, 1..=31, _])
}

/// What words beside one another, and all of a page together, tell of how each was meant.
pub(super) fn settle(words: &mut Vec<Word>) {
    join_numbers(words);
    respell_days(words);
    settle_decimal_marks(words);
}

/// Words of tables whose stroke is taken for a letter.
const STROKES: [(&str, &str); 8] = [
    ("DIC", "D/C"),
    ("BIF", "B/F"),
    ("DebitiCredit", "Debit/Credit"),
    ("DebitlCredit", "Debit/Credit"),
    ("DebitICredit", "Debit/Credit"),
    ("DriCr", "Dr/Cr"),
    ("DrlCr", "Dr/Cr"),
    ("DRICR", "DR/CR"),
];

/// A number as it was meant, where letters stand for digits or its marks are confused; `None` for every other word.
fn respelled(word: &str) -> Option<String> {
    // `50@.@@DR`
    let (bare, side) = without_side(word);
    if SIDES.iter().any(|known| known.eq_ignore_ascii_case(side)) && bare.ends_with(is_like_digit) {
        let meant = number(bare).unwrap_or_else(|| bare.to_owned()) + side;
        return (meant != word).then_some(meant);
    }
    number(word).or_else(|| without_slash(word))
}

/// A seven may be no more than a stroke: `3,559./1`. A stroke that makes no number with a seven is dirt.
fn without_slash(word: &str) -> Option<String> {
    let (before, behind) = word.split_once('/')?;
    // `27/03.25` is a date sooner.
    if before.len() < 3 {
        return None;
    }
    let is_number = |text: &str| text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','));
    let as_seven = format!("{before}7{behind}");
    if !is_number(&as_seven)
        || !has_decimals(&as_seven)
        || !as_seven[..as_seven.len() - 3].contains(is_like_digit)
    {
        return None;
    }
    // A group of a number that has any is no longer than three digits.
    let whole = &as_seven[..as_seven.len() - 3];
    let is_grouped = whole.split(',').skip(1).all(|group| matches!(group.len(), 2 | 3));
    Some(if is_grouped { as_seven } else { format!("{before}{behind}") })
}

const SIDES: [&str; 2] = ["DR", "CR"];

/// An amount and the side of the account behind it, whose `D` is often taken for a zero: `100.000R`.
fn without_side(word: &str) -> (&str, &str) {
    let bare = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    if let Some(number) = bare.strip_suffix('0')
        && word[bare.len()..].eq_ignore_ascii_case("R")
        && has_decimals(number)
    {
        return (number, "DR");
    }
    if let Some(number) =
        ["OR", "QR", "D0R", "DOR", "0DR", "ODR"].iter().find_map(|side| word.strip_suffix(side))
        && has_decimals(number)
    {
        return (number, "DR");
    }
    (bare, &word[bare.len()..])
}

/// It ends like an amount.
fn has_decimals(number: &str) -> bool {
    let mut letters = number.chars().rev();
    let mut is_next = |is: fn(char) -> bool| letters.next().is_some_and(is);
    is_next(is_like_digit) && is_next(is_like_digit) && is_next(|mark| matches!(mark, '.' | ','))
}

const fn is_like_digit(letter: char) -> bool {
    letter.is_ascii_digit() || is_zero(letter)
}

/// A zero with a stroke or a dot in it.
const fn is_zero(letter: char) -> bool {
    matches!(letter, '@' | 'Ø' | 'ø' | '®' | '©')
}

fn number(word: &str) -> Option<String> {
    let digits = word.chars().filter(|letter| is_like_digit(*letter)).count();
    let marks = word.chars().filter(|letter| is_mark(*letter)).count();
    let lookalikes = word.chars().filter(|letter| !is_zero(*letter) && lookalike(*letter).is_some()).count();
    // Mostly digits, and nothing that belongs to no number or date.
    if marks == 0 || digits <= lookalikes || digits + marks + lookalikes != word.chars().count() {
        return None;
    }
    let spelled: String = word.chars().map(|letter| lookalike(letter).unwrap_or(letter)).collect();
    let meant = without_confused_marks(&spelled).unwrap_or(spelled);
    (meant != word).then_some(meant)
}

/// The name of a month as it was meant: digits stand for letters in it as well. `None` for every other word.
fn month(word: &str) -> Option<String> {
    let letters = |word: &str| -> String {
        let letter = |letter: char| match letter {
            '0' => 'o',
            '1' | '|' => 'l',
            '5' => 's',
            other => other.to_ascii_lowercase(),
        };
        word.trim_end_matches([',', '.']).chars().map(letter).collect()
    };
    let spelled = letters(word);
    let is_spelled = |name: &&str| *name == spelled || name.get(..3) == Some(spelled.as_str());
    MONTHS.iter().find(|name| is_spelled(name))?;
    let is_right = spelled == word.trim_end_matches([',', '.']).to_ascii_lowercase();
    Some(if is_right { word.to_owned() } else { spelled })
}

/// The day of a month, where letters stand for its digits.
fn day(word: &str) -> Option<String> {
    let digit = |letter: char| match letter {
        't' | '|' | '!' | ']' | '[' => Some('1'),
        'g' | 'q' => Some('9'),
        'T' => Some('7'),
        'A' => Some('4'),
        'b' => Some('6'),
        digit if digit.is_ascii_digit() => Some(digit),
        other => lookalike(other),
    };
    // Two letters are a word sooner than a day, unless the first looks like nothing but a zero.
    if word.chars().all(char::is_alphabetic) && !word.starts_with(['O', 'o', 'Q']) {
        return None;
    }
    let spelled: String = word.chars().map(digit).collect::<Option<_>>()?;
    let is_day = spelled.len() <= 2 && spelled.parse().is_ok_and(|day: u8| (1..=31).contains(&day));
    is_day.then_some(spelled)
}

/// `O1-Apr-2025` or `OlJan25` as it was meant; `None` for what is no date, and for one that is right.
fn dated(word: &str) -> Option<String> {
    joined_date(word).or_else(|| marked_date(word))
}

/// A date that lost the spaces or marks between its parts: `OlJan25__`.
fn joined_date(word: &str) -> Option<String> {
    let bare = word.trim_end_matches(['_', '.', ',']);
    let name_at = (1..=3).find(|at| {
        let name = bare.get(*at..at + 3);
        name.is_some_and(|name| MONTHS.iter().any(|month| month[..3].eq_ignore_ascii_case(name)))
    })?;
    let (of, rest) = bare.split_at(name_at);
    let (name, year) = rest.split_at(3);
    // `O05` is a five whose zero was seen twice.
    let of = if of.len() == 3 { of.strip_prefix(['O', 'o', '0'])? } else { of };
    let digit = |letter: char| if letter.is_ascii_digit() { Some(letter) } else { lookalike(letter) };
    let year: String = year.chars().map(digit).collect::<Option<_>>()?;
    if !matches!(year.len(), 2 | 4) || !bare.is_ascii() {
        return None;
    }
    let meant = format!("{}{name}{year}", day(of)?);
    (meant != word).then_some(meant)
}

fn marked_date(word: &str) -> Option<String> {
    let mark = word.chars().find(|letter| matches!(letter, '-' | '/'))?;
    let parts: Vec<&str> = word.split(mark).collect();
    if let [of, name] = parts[..] {
        let meant = [day(of)?, month(name)?].join(&mark.to_string());
        return (meant != word).then_some(meant);
    }
    let [of, name, year] = parts[..] else { return None };
    let digit = |letter: char| if letter.is_ascii_digit() { Some(letter) } else { lookalike(letter) };
    let year: String =
        year.chars().map(digit).collect::<Option<_>>().filter(|year: &String| !year.is_empty())?;
    let meant = [day(of)?, month(name)?, year].join(&mark.to_string());
    (meant != word).then_some(meant)
}

/// A number that fell apart at one of its marks: `3.650,` and `78`, `3,03` and `,946.34Cr`, `1,` and `48,862.78`.
fn join_numbers(words: &mut Vec<Word>) {
    let is_number =
        |text: &str| text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',')) && !text.is_empty();
    let is_decimals = |text: &str| {
        let digits = text.trim_end_matches(['.', ',']);
        digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    // `806.06`, behind `182,`; `48,862.78`, behind `1,`
    let is_group = |text: &str| {
        let mut groups = text.split(['.', ',']);
        let first = groups.next().unwrap_or_default();
        let is_lakh = first.len() == 2 && groups.next().is_some_and(|second| second.len() == 3);
        (first.len() == 3 || is_lakh) && is_number(text) && text.len() > 3
    };
    let without_side_behind = |text: &str| without_side(text).0.to_owned();
    let mut at = 1;
    while at < words.len() {
        let (first, second) = (&words[at - 1], &words[at]);
        let is_beside = (first.bounds.y1 - second.bounds.y1).abs() < first.size * 0.5
            && second.bounds.x0 >= first.bounds.x0
            && second.bounds.x0 - first.bounds.x1 < first.size * APART_EMS;
        let bare = first.text.trim_start_matches(['-', '+', '(']);
        let ends = bare.ends_with([',', '.']) && is_decimals(&second.text);
        let behind = without_side_behind(&second.text);
        let goes_on = bare.ends_with(',') && is_group(&behind);
        let begins = behind.starts_with([',', '.']) && behind.len() > 2 && is_number(&behind);
        let is_long = bare.len() > 1 || begins && has_decimals(&behind);
        let is_part = ends || begins || goes_on || completes_group(bare, &second.text);
        if is_beside && is_number(bare) && is_long && is_part {
            let second = words.remove(at);
            let first = &mut words[at - 1];
            first.text.push_str(second.text.trim_end_matches(['.', ',']));
            first.bounds.x1 = second.bounds.x1;
            if let Some(meant) = respelled(&first.text) {
                first.text = meant;
            }
        } else {
            at += 1;
        }
    }
}

/// `1/-` behind `9,89`: together they have the three digits of a group, and the end of an amount.
fn completes_group(number: &str, behind: &str) -> bool {
    let Some((_, group)) = number.rsplit_once(',') else { return false };
    let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
    let is_end = |rest: &str| rest.starts_with("/-") || rest.starts_with('.') && has_decimals(rest);
    (1..=2).contains(&group.len()) && group.len() + digits == 3 && is_end(&behind[digits..])
}

/// The parts of a number that fell apart are no further from one another.
const APART_EMS: f32 = 0.8;

/// A page prints all its amounts alike: where nearly all have a point, `10,496,44` has one as well.
fn settle_decimal_marks(words: &mut [Word]) {
    /// So many times as often, and a comma was a point.
    const PLAINLY: usize = 4;
    let mark_of = |word: &Word| {
        if is_short_day(&word.text) {
            return None;
        }
        let (number, _) = without_side(word.text.trim_end_matches(['-', '+', ')']));
        let is_amount =
            number.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '+' | '('));
        let at = number.len().checked_sub(3).filter(|_| is_amount && has_decimals(number))?;
        (at > 0).then_some((at, number.as_bytes()[at]))
    };
    let told = |is_counted: fn(&str) -> bool| {
        let count = |mark: u8| {
            let of =
                |word: &&Word| mark_of(word).is_some_and(|(_, own)| own == mark) && is_counted(&word.text);
            words.iter().filter(of).count()
        };
        match (count(b'.'), count(b',')) {
            (0, 0) => None,
            (points, commas) if points >= PLAINLY * commas => Some('.'),
            (points, commas) if commas >= PLAINLY * points => Some(','),
            _ => None,
        }
    };
    // A comma is taken for a point sooner than for nothing: where a number has both, the last one is the decimal mark.
    let Some(meant) = told(|text| text.contains('.') && text.contains(',')).or_else(|| told(|_| true)) else {
        return;
    };
    for word in words {
        if let Some((at, mark)) = mark_of(word)
            && char::from(mark) != meant
        {
            word.text.replace_range(at..=at, &meant.to_string());
            let groups = word.text[..at].replace(meant, "");
            word.text.replace_range(..at, &groups);
        }
    }
}

/// Days that stand before the name of their month, each a word of its own.
fn respell_days(words: &mut [Word]) {
    for at in 1..words.len() {
        let (before, rest) = words.split_at_mut(at);
        let (Some(first), Some(second)) = (before.last_mut(), rest.first_mut()) else { continue };
        let is_beside = (first.bounds.y1 - second.bounds.y1).abs() < first.size * 0.5
            && second.bounds.x0 - first.bounds.x1 < first.size;
        if let (true, Some(day), Some(month)) = (is_beside, day(&first.text), month(&second.text)) {
            (first.text, second.text) = (day, month);
        }
    }
}

const fn is_mark(letter: char) -> bool {
    matches!(letter, '.' | ',' | '/' | '-')
}

/// The digit that a letter is taken for.
const fn lookalike(letter: char) -> Option<char> {
    match letter {
        'O' | 'o' | 'D' | 'Q' => Some('0'),
        zero if is_zero(zero) => Some('0'),
        'l' | 'I' | 'i' => Some('1'),
        'Z' | 'z' => Some('2'),
        'S' | 's' => Some('5'),
        'B' => Some('8'),
        _ => None,
    }
}

/// An amount without the marks between its groups, where they are of two kinds or stand beside one another. `None` where
/// they are as they should be, and for what is no amount with two decimals.
fn without_confused_marks(spelled: &str) -> Option<String> {
    let is_amount = spelled.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '.' | ','))
        && !is_short_day(spelled);
    let point = spelled.rfind(['.', ','])?;
    let (whole, decimals) = spelled.split_at(point);
    if !is_amount || decimals.len() != 3 {
        return None;
    }
    let mark = decimals.chars().next()?;
    let groups: Vec<char> = whole.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    let is_mixed = groups.iter().any(|group| *group == mark || groups.first() != Some(group));
    let is_beside = whole.ends_with(['.', ',']) || whole.contains(",.") || whole.contains(".,");
    (is_mixed || is_beside).then(|| {
        let digits: String = whole.chars().filter(char::is_ascii_digit).collect();
        format!("{digits}{decimals}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::typewriter;

    #[test]
    fn the_decimal_mark_of_a_page_is_what_its_numbers_with_two_marks_end_with_or_else_most() {
        for (recognised, meant) in [
            // Most commas were taken for points, and those with a group before them tell it.
            (
                "65.39 21.33 30.48C 3.562.84C 3.564,24C 3533.76 7.279,96",
                "65,39 21,33 30,48C 3.562,84C 3.564,24C 3533,76 7.279,96",
            ),
            ("10,496,44 1,200.00 50.00 75.31", "10,496.44 1,200.00 50.00 75.31"),
            ("65,39 21,33 30,48 13,42 1.40", "65,39 21,33 30,48 13,42 1,40"),
            ("65,39 21.33", "65,39 21.33"),
            // Days end as amounts do.
            ("15.07.26 1,03 18.07.26 80,05", "15.07.26 1,03 18.07.26 80,05"),
        ] {
            let mut words = typewriter::words(recognised, 20.0, "recognised");
            settle_decimal_marks(&mut words);
            let words: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
            assert_eq!(words.join(" "), meant);
        }
    }

    #[test]
    fn numbers_that_fell_apart_are_one() {
        for (recognised, meant) in [
            ("45 ,388.73C", "45,388.73C"),
            ("9,89 1/- 4", "9,891/- 4"),
            ("1, 48,862.78 CR", "1,48,862.78 CR"),
            ("4 ,388.73", "4,388.73"),
            ("3.650, 78", "3.650,78"),
            ("182, 806.06", "182,806.06"),
            // Neither a group nor a whole number.
            ("12, 48", "12,48"),
            ("POS 1, 2", "POS 1, 2"),
        ] {
            let mut words = typewriter::words(recognised, 20.0, "recognised");
            join_numbers(&mut words);
            let words: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
            assert_eq!(words.join(" "), meant, "{recognised}");
        }
    }

    #[test]
    fn dirt_before_a_day_is_no_part_of_it() {
        for (recognised, expected) in
            [("“04/11/2025", "04/11/2025"), ("\"16-11-25", "16-11-25"), ("“Note", "“Note"), ("'12", "'12")]
        {
            assert_eq!(meant(recognised), expected);
        }
    }

    #[test]
    fn numbers_are_spelled_as_they_were_meant_and_words_left_alone() {
        for (recognised, meant) in [
            ("2,.87,716.60", Some("287716.60")),
            ("2,85.716.60", Some("285716.60")),
            ("1,2O0.5O", Some("1,200.50")),
            ("O1/04/2025", Some("01/04/2025")),
            ("1l-12-2024", Some("11-12-2024")),
            ("50@.@@DR", Some("500.00DR")),
            ("100.000R", Some("100.00DR")),
            ("16.57OR", Some("16.57DR")),
            ("50.00D0R", Some("50.00DR")),
            ("3,559./1", Some("3,559.71")),
            ("2,99,5/76.82", Some("2,99,576.82")),
            ("27/03.25", None),
            ("NEFT/01.25", None),
            ("@2-@2", Some("02-02")),
            ("1,200.50Cr", None),
            ("gurpreet885@okutib", None),
            // As they should be.
            ("15.07.26", None),
            ("1,23,456.78", None),
            ("1.234,56", None),
            ("-50.00", None),
            // No numbers.
            ("SO-BO", None),
            ("UPI/1234", None),
            ("SOLO", None),
            ("BILL-2", None),
            ("5O0", None),
        ] {
            assert_eq!(respelled(recognised).as_deref(), meant, "{recognised}");
        }
    }

    #[test]
    fn dates_with_the_name_of_a_month_are_spelled_as_they_were_meant() {
        for (recognised, meant) in [
            ("O1-Apr-2025", Some("01-Apr-2025")),
            ("3l-0ct-25", Some("31-oct-25")),
            ("12/Nov/2O24", Some("12/Nov/2024")),
            ("01-Apr-2025", None),
            ("IOB-Mar-TOLL", None),
            ("OlJan25", Some("01Jan25")),
            ("O05Jan25", Some("05Jan25")),
            ("11Jan25__", Some("11Jan25")),
            ("03Jan25", None),
            ("IMarket", None),
            ("Jan25", None),
            ("99-Apr-2025", None),
            ("l8-Aug", Some("18-Aug")),
            ("CR-MAR", None),
        ] {
            assert_eq!(dated(recognised).as_deref(), meant, "{recognised}");
        }
        for (recognised, meant) in [
            ("Ot", Some("01")),
            ("2g", Some("29")),
            ("7", Some("7")),
            ("to", None),
            ("is", None),
            ("NO", None),
        ] {
            assert_eq!(day(recognised).as_deref(), meant, "{recognised}");
        }
        for (recognised, meant) in [
            ("0ct", Some("oct")),
            ("Ju1", Some("jul")),
            ("Oct", Some("Oct")),
            ("Market", None),
            ("March", Some("March")),
            ("UPI", None),
        ] {
            assert_eq!(month(recognised).as_deref(), meant, "{recognised}");
        }
    }
}
