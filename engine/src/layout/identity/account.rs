//! The number, the codes and the kind of an account, told from a text. The whole number never leaves this folder unmasked but to tell accounts apart.

use crate::statement::AccountKind;

/// All but the last four digits hidden.
pub(crate) fn masked(number: &str) -> String {
    let count = number.chars().count();
    number
        .chars()
        .enumerate()
        .map(|(at, c)| if at + 4 >= count && c.is_ascii_digit() { c } else { 'X' })
        .collect()
}

/// Digits, with places hidden by `X` or `*`, perhaps in groups, perhaps with the letters of a product among them.
pub(super) fn number(value: &str) -> Option<String> {
    let mut number = String::new();
    for (at, word) in value.split_whitespace().enumerate() {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric() && c != '*');
        let is_hidden_or_digit = |c: char| c.is_ascii_digit() || matches!(c, 'X' | 'x' | '*' | '-' | '/');
        if bare.is_empty() && number.is_empty() {
            continue;
        }
        let is_product_code = number.is_empty() && at == 0 && bare.len() <= 4 && kind(bare).is_some();
        if is_product_code || number.is_empty() && is_sort_code(bare) {
            continue;
        }
        let is_part = !bare.is_empty()
            && (bare.chars().all(is_hidden_or_digit) || number.is_empty() && has_product_inside(bare));
        if !is_part || is_date(bare) {
            break;
        }
        number.push_str(bare);
        // Groups are set apart by spaces; a second number behind a whole one is something else.
        if bare.len() > 8 || number.len() > 18 {
            break;
        }
    }
    let number: String = number.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '*').collect();
    let digits = number.bytes().filter(u8::is_ascii_digit).count();
    let is_number = number.len() >= 4 && digits >= 3 && (digits >= 6 || number.len() > digits);
    is_number.then_some(number)
}

/// `0021-SB-0012345`, `01/SB/123456`: groups of digits, and of a few letters between them.
fn has_product_inside(word: &str) -> bool {
    let mut groups = word.split(['-', '/']);
    word.contains(['-', '/'])
        && word.bytes().filter(u8::is_ascii_digit).count() >= 5
        && groups.all(|group| {
            let is_digits = !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
            is_digits || (1..=5).contains(&group.len()) && group.bytes().all(|byte| byte.is_ascii_uppercase())
        })
}

/// `40-12-34` before an account number of a British bank.
fn is_sort_code(word: &str) -> bool {
    let groups: Vec<&str> = word.split('-').collect();
    groups.len() == 3
        && groups.iter().all(|group| group.len() == 2 && group.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_date(word: &str) -> bool {
    let groups: Vec<&str> = word.split(['-', '/']).collect();
    let is_digits = |group: &&str| !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
    groups.len() == 3
        && groups.iter().all(is_digits)
        && groups[0].len() <= 2
        && groups[1].len() <= 2
        && groups[2].len() == 4
}

/// The code of a branch.
pub(super) fn ifsc(text: &str) -> Option<String> {
    let is_code = |word: &str| {
        let bytes = word.as_bytes();
        bytes.len() == 11
            && bytes[..4].iter().all(u8::is_ascii_uppercase)
            && bytes[4] == b'0'
            && bytes[5..].iter().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
    };
    text.split(|c: char| !c.is_ascii_alphanumeric()).find(|word| is_code(word)).map(str::to_owned)
}

pub(super) fn micr(value: &str) -> Option<String> {
    value.split(|c: char| !c.is_ascii_alphanumeric()).find(|word| is_micr(word)).map(str::to_owned)
}

fn is_micr(word: &str) -> bool {
    word.len() == 9 && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The kind that a text of nothing else names: the value of a label, or the name of a product.
pub(super) fn kind(value: &str) -> Option<AccountKind> {
    let text = value.to_ascii_lowercase();
    // `Current balance` says nothing of the account.
    let text = text.replace("current balance", "").replace("current address", "");
    let has = |word: &str| text.contains(word);
    let words = || text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let is_any = |codes: &[&str]| words().any(|word| codes.contains(&word));
    let is_savings_code = |word: &str| {
        word.starts_with("sb") && word.len() <= 6 && !["sbi", "sbm"].iter().any(|bank| word.starts_with(bank))
    };
    Some(match () {
        () if has("credit card") => AccountKind::CreditCard,
        () if has("cash credit") => AccountKind::CashCredit,
        () if is_any(&["nre"]) || has("non resident external") || has("non-resident external") => {
            AccountKind::Nre
        }
        () if is_any(&["nro"]) || has("non resident ordinary") || has("non-resident ordinary") => {
            AccountKind::Nro
        }
        () if has("salary") => AccountKind::Salary,
        () if has("saving")
            || has("बचत")
            || has("saver")
            || words().any(is_savings_code)
            || is_any(&["sa"]) =>
        {
            AccountKind::Savings
        }
        () if has("current") || has("चालू") || is_any(&["ca", "caa", "cagen", "cabas"]) => {
            AccountKind::Current
        }
        () if has("overdraft") || is_any(&["od", "odgen", "caod", "tod"]) => AccountKind::Overdraft,
        () if is_any(&["cc", "ccod", "ccgen"]) => AccountKind::CashCredit,
        () if has("loan") => AccountKind::Loan,
        () => return None,
    })
}

/// The kind among other words. Short codes count only beside the word account: `CA Ramesh Gupta` is an accountant.
pub(super) fn kind_in_line(line: &str) -> Option<AccountKind> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_account = |word: &str| {
        let letters: String =
            word.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_ascii_lowercase();
        matches!(letters.as_str(), "ac" | "account" | "acct" | "accounts")
    };
    let told = words.iter().enumerate().filter(|(at, word)| {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let is_before_account = || words.get(at + 1).is_some_and(|next| is_account(next));
        // A limit of an overdraft is mentioned on accounts of any kind.
        let is_ambiguous =
            ["loan", "overdraft"].iter().any(|word| bare.to_ascii_lowercase().starts_with(word));
        bare == "SB" || bare.len() > 3 && !is_ambiguous || is_before_account()
    });
    let text: Vec<&str> = told.map(|(_, word)| *word).collect();
    kind(&text.join(" "))
}

/// A line that names an account of some kind, and is no sentence.
pub(super) fn kind_by_its_word(line: &str) -> Option<AccountKind> {
    const LINE_MAX: usize = 120;
    let lower = line.to_ascii_lowercase();
    let names_account =
        ["account", "a/c", "deposit", "bank", "cash credit"].iter().any(|word| lower.contains(word));
    let is_about_cards = lower.contains("credit card") || lower.contains("debit card");
    (line.len() < LINE_MAX && names_account && !is_about_cards).then(|| kind_in_line(line)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_number_shows_its_last_four_digits_alone() {
        assert_eq!(masked("00001234567890"), "XXXXXXXXXX7890");
        assert_eq!(masked("XXXX1234"), "XXXX1234");
        assert_eq!(masked("0021SB0012345"), "XXXXXXXXX2345");
    }

    #[test]
    fn numbers_are_read_in_groups_and_with_letters_between_them() {
        assert_eq!(number("0012 3456 7890 Branch").as_deref(), Some("001234567890"));
        assert_eq!(number("Savings"), None);
        assert_eq!(number("01-2345-0678901-00").as_deref(), Some("012345067890100"));
        assert_eq!(number("0021-SB-0012345").as_deref(), Some("0021SB0012345"));
        assert_eq!(number("SB 0123 05678901 190001").as_deref(), Some("012305678901190001"));
        assert_eq!(number("40-12-34 12345678").as_deref(), Some("12345678"));
        assert_eq!(number("XXXXXXXXX4321 between 01-03-2025").as_deref(), Some("XXXXXXXXX4321"));
        assert_eq!(number("01/04/2025 to 30/06/2025"), None);
        assert_eq!(number("HDFC0001234"), None);
    }

    #[test]
    fn branch_codes_are_told_from_other_words() {
        assert_eq!(ifsc("IFSC: HDFC0001234 MICR").as_deref(), Some("HDFC0001234"));
        assert_eq!(ifsc("SBIN12345678901"), None);
        assert_eq!(ifsc("hdfc0001234"), None);
    }

    #[test]
    fn a_micr_code_has_nine_digits_and_no_others() {
        assert_eq!(micr("400240053").as_deref(), Some("400240053"));
        assert_eq!(micr("4002400531"), None);
        assert_eq!(micr("AB400240053"), None);
    }

    #[test]
    fn kinds_are_known_by_words_and_by_codes() {
        for (text, expected) in [
            ("SB", AccountKind::Savings),
            ("SBGEN", AccountKind::Savings),
            ("REGULAR SB CHQ-INDIVIDUALS", AccountKind::Savings),
            ("Savings A/C", AccountKind::Savings),
            ("SAVING DEPOSIT", AccountKind::Savings),
            ("CA", AccountKind::Current),
            ("Current Account / OD", AccountKind::Current),
            ("OD", AccountKind::Overdraft),
            ("OVERDRAFT - INR", AccountKind::Overdraft),
            ("CC", AccountKind::CashCredit),
            ("CASH CREDIT", AccountKind::CashCredit),
            ("NRO Savings", AccountKind::Nro),
            ("NRE-SB", AccountKind::Nre),
            ("Salary Account", AccountKind::Salary),
        ] {
            assert_eq!(kind(text), Some(expected), "{text}");
        }
        assert_eq!(kind("SBIN"), None);
        assert_eq!(kind("Current balance"), None);
    }

    #[test]
    fn a_code_counts_among_other_words_only_beside_the_word_account() {
        assert_eq!(kind_in_line("ALPHA BUILDCON OD A/c 0123000000045678"), Some(AccountKind::Overdraft));
        assert_eq!(kind_in_line("CA RAMESH GUPTA Account No 0123000000045678"), None);
        assert_eq!(kind_by_its_word("Statement of Savings Account"), Some(AccountKind::Savings));
        assert_eq!(kind_by_its_word("Your Savings Goals"), None);
    }
}
