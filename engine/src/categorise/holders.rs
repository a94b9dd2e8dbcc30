//! Whether a name on the other side is that of an account holder.

use super::keywords::bare_name;
use super::text::{glued, plain};
use crate::names::{Prepared, is_only_a_firm, is_same_person};

/// What a narrow column must leave of a holder's name for it to be recognised, spaces included.
const LEAST_OF_A_NAME: usize = 10;

/// Shorter words are in many names.
const LEAST_OF_A_WORD: usize = 4;

/// The holders of the accounts, read once to be held against every name.
pub(super) struct Holders {
    all: Vec<Holder>,
    has_firm: bool,
}

struct Holder {
    name: Prepared,
    bare: String,
}

impl Holders {
    pub(super) fn from_names<'n>(names: impl Iterator<Item = &'n String>) -> Self {
        let holder =
            |name: &String| Holder { name: Prepared::new(name), bare: bare_name(&plain(name)).to_owned() };
        let all: Vec<Holder> = names.map(holder).collect();
        Self { has_firm: all.iter().any(|holder| holder.name.has_firm()), all }
    }

    /// Whether a plain name has a family name or a given name of theirs.
    pub(super) fn share_a_word(&self, plain: &str) -> bool {
        let is_theirs =
            |word: &str| self.all.iter().any(|holder| holder.bare.split(' ').any(|own| own == word));
        plain.split_whitespace().any(|word| word.len() >= LEAST_OF_A_WORD && is_theirs(word))
    }

    /// Whether a name, of which `bare` is the plain form without titles, is that of one of them. Reading a name takes its
    /// time, and of a statement's names most are those of companies: no person is one.
    pub(super) fn have(&self, name: &str, bare: &str, is_listed: bool) -> bool {
        if self.all.iter().any(|holder| holder.is_cut_to(bare)) {
            return true;
        }
        if self.all.iter().any(|holder| holder.is_called_after(bare)) {
            return false;
        }
        if !self.has_firm && (is_listed || is_only_a_firm(name)) {
            return false;
        }
        let name = Prepared::new(name);
        self.all.iter().any(|holder| is_same_person(&holder.name, &name))
    }
}

impl Holder {
    /// Behind the own name many have that of a father or a husband: SAJAN MATHEW KURIAN is not MATHEW KURIAN.
    fn is_called_after(&self, bare: &str) -> bool {
        let behind = self.bare.split_once(' ').map(|(_, behind)| behind).unwrap_or_default();
        bare.contains(' ') && behind == bare
    }

    /// A bank's field may end anywhere in the name, and a line wrap may have taken its spaces.
    fn is_cut_to(&self, bare: &str) -> bool {
        bare.len() >= LEAST_OF_A_NAME
            && (self.bare.starts_with(bare) || glued(&self.bare).starts_with(&glued(bare)))
    }
}

/// Banks print whose pay it is: the holder of a joint account whose name most of the narrations carry. `None` where there
/// is only one holder, or they do not tell.
pub(crate) fn named_holder(holders: &[String], narrations: &[&str]) -> Option<String> {
    if holders.len() < 2 {
        return None;
    }
    let names: Vec<String> = holders.iter().map(|name| plain(name)).collect();
    // In each of them the one of whose name the most stands there.
    let whose = |text: &&str| {
        let text = plain(text);
        let shown: Vec<usize> = names.iter().map(|name| shown_of(name, &text)).collect();
        let most = shown.iter().copied().max().filter(|most| *most > 0)?;
        let mut best = shown.iter().enumerate().filter(|(_, shown)| **shown == most).map(|(at, _)| at);
        let first = best.next()?;
        best.next().is_none().then_some(first)
    };
    let told: Vec<usize> = narrations.iter().filter_map(whose).collect();
    let (at, name) =
        holders.iter().enumerate().max_by_key(|(at, _)| told.iter().filter(|one| *one == at).count())?;
    let count = told.iter().filter(|one| **one == at).count();
    (count * 2 > narrations.len()).then(|| name.clone())
}

/// How many letters of a plain name a plain text shows: from its beginning, the first word whole and what follows whole or
/// cut. Nothing for less than a first word.
fn shown_of(name: &str, text: &str) -> usize {
    let Some(first_end) = name.get(1..).and_then(|rest| rest.find(' ')).map(|end| end + 2) else { return 0 };
    let first = name.get(..first_end).unwrap_or_default();
    if first.trim().len() < LEAST_OF_A_WORD {
        return if text.contains(name) { name.len() } else { 0 };
    }
    let common = |rest: &str| name.bytes().zip(rest.bytes()).take_while(|(one, other)| one == other).count();
    text.match_indices(first).filter_map(|(at, _)| text.get(at..)).map(common).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_holder_is_known_by_order_initials_and_cut_forms() {
        let holders = ["RAMESH KUMAR SHARMA".to_owned()];
        let is_holder =
            |name: &str| Holders::from_names(holders.iter()).have(name, bare_name(&plain(name)), false);
        for name in [
            "Ramesh Kumar Sharma",
            "MR RAMESH SHARMA",
            "SHARMA RAMESH KUMAR",
            "RAMESH K SHARMA",
            "RAMESH KUM",
            "RAMESHKUMARSHA",
        ] {
            assert!(is_holder(name), "{name}");
        }
        assert!(is_holder("BALAJI TRADERS PROP RAMESH KUMAR SHARMA"));
        assert!(!is_holder("KUMAR SHARMA"), "a father's name");
        for name in
            ["SHARMA TRADERS", "RAMESH", "RAJESH KUMAR SHARMA", "RAMESH VERMA", "SUNITA SHARMA", "R K", ""]
        {
            assert!(!is_holder(name), "{name}");
        }
    }

    #[test]
    fn the_payee_of_a_joint_account_is_known_by_what_is_left_of_a_name() {
        let holders = ["Selvaraj Durai".to_owned(), "Jebamalar Selvaraj".to_owned()];
        let whose = |text: &str| named_holder(&holders, &[text, text]);
        assert_eq!(
            whose("NEFT IN/HDFCN52025112844536676/SCOTT CHRISTIAN COLLEGE/SELVARAJ D"),
            Some(holders[0].clone())
        );
        assert_eq!(
            whose("NEFT IN/HDFCN52025110373361060/JEYASEKHARAN HOSPITAL/JEBAMALAR"),
            Some(holders[1].clone())
        );
        assert_eq!(whose("NEFT IN/HDFCN52025110373361060/JEYASEKHARAN HOSPITAL"), None);
    }
}
