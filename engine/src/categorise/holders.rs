//! Whether a name on the other side is that of an account holder.

use super::keywords::bare_name;
use super::text::{glued, plain};
use crate::names::{Prepared, is_only_a_firm, is_same_person};

/// What a narrow column must leave of a holder's name for it to be recognised, spaces included.
const LEAST_OF_A_NAME: usize = 10;

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

    /// Whether a name, of which `bare` is the plain form without titles, is that of one of them. Reading a name takes its
    /// time, and of a statement's names most are those of companies: no person is one.
    pub(super) fn have(&self, name: &str, bare: &str, is_listed: bool) -> bool {
        if self.all.iter().any(|holder| holder.is_cut_to(bare)) {
            return true;
        }
        if !self.has_firm && (is_listed || is_only_a_firm(name)) {
            return false;
        }
        let name = Prepared::new(name);
        self.all.iter().any(|holder| is_same_person(&holder.name, &name))
    }
}

impl Holder {
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
    let said: Vec<String> = narrations.iter().map(|text| plain(text)).collect();
    let is_named = |name: &&String| {
        let name = plain(name);
        said.iter().filter(|text| text.contains(name.trim())).count() * 2 > said.len()
    };
    let mut named = holders.iter().filter(is_named);
    let first = named.next()?;
    named.next().is_none().then(|| first.clone())
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
        for name in
            ["SHARMA TRADERS", "RAMESH", "RAJESH KUMAR SHARMA", "RAMESH VERMA", "SUNITA SHARMA", "R K", ""]
        {
            assert!(!is_holder(name), "{name}");
        }
    }
}
