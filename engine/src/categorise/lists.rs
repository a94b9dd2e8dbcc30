//! Companies known by name: lenders, and everybody else whose name says what a payment is.
//!
//! A name is looked for as whole words; in a payment address, where words run together, as its opening; and where a
//! narrow column has cut it, as the one entry that begins so.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use rustc_hash::FxHashMap;
use serde::Deserialize;

use super::settings::SETTINGS;
use super::text::{glued, plain};
use super::{Category, LoanKind};

use crate::embedded::DataFile;
use crate::phrase_search::{Letters, searcher};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LenderFile {
    lender: Vec<Lender>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lender {
    pub(super) name: String,
    kind: LenderKind,
    #[serde(default)]
    names: Vec<String>,
    #[serde(default)]
    whole: Vec<String>,
}

/// What a lender is, which tells how its loans are repaid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LenderKind {
    Bank,
    Nbfc,
    Housing,
    Msme,
    Microfinance,
    Gold,
    App,
    PayLater,
    Card,
}

impl Lender {
    /// How its loans are repaid.
    pub(super) const fn kind(&self) -> LoanKind {
        match self.kind {
            LenderKind::PayLater => LoanKind::PayLater,
            LenderKind::Card => LoanKind::CreditCard,
            LenderKind::Bank
            | LenderKind::Nbfc
            | LenderKind::Housing
            | LenderKind::Msme
            | LenderKind::Microfinance
            | LenderKind::Gold
            | LenderKind::App => LoanKind::Instalment,
        }
    }

    /// An app lender or pay-later provider.
    pub(super) const fn is_fintech(&self) -> bool {
        matches!(self.kind, LenderKind::App | LenderKind::PayLater)
    }

    /// Gold loans are repaid at their end; what is paid before is interest.
    pub(super) const fn lends_on_gold(&self) -> bool {
        matches!(self.kind, LenderKind::Gold)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PartyFile {
    list: Vec<PartyList>,
}

/// Companies of one trade.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PartyList {
    pub(super) rule: String,
    pub(super) debit: Category,
    pub(super) credit: Category,
    pub(super) confidence: f64,
    /// They collect for shops, so that money from them is a settlement.
    #[serde(default)]
    pub(super) is_acquirer: bool,
    /// They pay those who work for them, and sell as well.
    #[serde(default)]
    pub(super) is_gig_platform: bool,
    names: Vec<String>,
    #[serde(default)]
    whole: Vec<String>,
}

/// Somebody on a list.
#[derive(Debug, Clone, Copy)]
pub(super) enum Listed {
    Lender(&'static Lender),
    /// With the name by which it is listed.
    Party(&'static PartyList, &'static str),
}

impl Listed {
    /// The same however the narration spells it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Lender(lender) => &lender.name,
            Self::Party(_, name) => name,
        }
    }

    pub(super) const fn lender(self) -> Option<&'static Lender> {
        match self {
            Self::Lender(lender) => Some(lender),
            Self::Party(..) => None,
        }
    }

    pub(super) const fn list(self) -> Option<&'static PartyList> {
        match self {
            Self::Lender(_) => None,
            Self::Party(list, _) => Some(list),
        }
    }

    fn is_allowed(self, by_mandate: bool) -> bool {
        by_mandate || self.lender().is_none_or(|lender| lender.kind != LenderKind::Bank)
    }

    /// Whether both mean the same, as far as a category goes.
    fn agrees(self, other: Self) -> bool {
        match (self, other) {
            (Self::Lender(one), Self::Lender(two)) => std::ptr::eq(one, two),
            (Self::Party(one, _), Self::Party(two, _)) => one.debit == two.debit && one.credit == two.credit,
            _ => false,
        }
    }
}

static LENDER_FILE: LazyLock<LenderFile> = LazyLock::new(|| DataFile::CategoriseLenders.table());
static PARTY_FILE: LazyLock<PartyFile> = LazyLock::new(|| DataFile::CategoriseParties.table());

struct Lists {
    phrases: AhoCorasick,
    entries: Vec<Listed>,
    /// Names that must be met whole, plain.
    whole: FxHashMap<String, Listed>,
    /// All names, their words run together, in order; with the letters a cut name must at least have to be known.
    glued: Vec<(String, usize, Listed)>,
    by_glued: FxHashMap<String, Listed>,
}

static LISTS: LazyLock<Lists> = LazyLock::new(|| {
    let mut named: Vec<(String, Listed)> = Vec::new();
    let mut whole = Vec::new();
    for lender in &LENDER_FILE.lender {
        named.extend(lender.names.iter().map(|name| (plain(name), Listed::Lender(lender))));
        whole.extend(lender.whole.iter().map(|name| (plain(name), Listed::Lender(lender))));
    }
    for list in &PARTY_FILE.list {
        named.extend(list.names.iter().map(|name| (plain(name), Listed::Party(list, name))));
        whole.extend(list.whole.iter().map(|name| (plain(name), Listed::Party(list, name))));
    }
    let phrases = searcher(named.iter().map(|(phrase, _)| phrase), Letters::Exact);
    let mut run_together: Vec<(String, usize, Listed)> = named
        .iter()
        .chain(&whole)
        .map(|(phrase, entry)| (glued(phrase), least_of_cut(phrase), *entry))
        .collect();
    // The sort is stable: of the same name in two lists the first is taken.
    run_together.sort_by(|one, other| one.0.cmp(&other.0));
    let mut by_glued = FxHashMap::default();
    for (name, _, entry) in &run_together {
        by_glued.entry(name.clone()).or_insert(*entry);
    }
    Lists {
        phrases,
        entries: named.into_iter().map(|(_, entry)| entry).collect(),
        whole: whole.into_iter().collect(),
        glued: run_together,
        by_glued,
    }
});

/// A cut name is known only when it reaches into the last word: `ANNAPURNA` may go on in many ways.
fn least_of_cut(phrase: &str) -> usize {
    let name = phrase.trim();
    let last = name.rsplit(' ').next().unwrap_or_default();
    let before = glued(name).len() - last.len();
    before + last.len().min(SETTINGS.names.least_cut_letters_of_last_word)
}

/// Who is meant by a plain name, of which `bare` is the part without titles and legal forms. `None` for somebody unknown.
pub(super) fn by_name(name: &str, bare: &str, by_mandate: bool) -> Option<Listed> {
    by_phrase(name, by_mandate).or_else(|| {
        let whole = LISTS.whole.get(&format!(" {bare} ")).copied();
        whole.filter(|entry| entry.is_allowed(by_mandate)).or_else(|| {
            let run_together = glued(bare);
            opening(&run_together, by_mandate).or_else(|| cut(&run_together, by_mandate))
        })
    })
}

/// Who is named by the longest phrase in a plain text.
pub(super) fn by_phrase(text: &str, by_mandate: bool) -> Option<Listed> {
    let found = LISTS.phrases.find_overlapping_iter(text);
    let named = found.filter_map(|found| {
        let entry = LISTS.entries.get(found.pattern().as_usize())?;
        entry.is_allowed(by_mandate).then_some((found.len(), *entry))
    });
    named.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, entry)| entry)
}

/// Who is meant by a payment address, whole or cut.
pub(super) fn by_address(address: &str) -> Option<Listed> {
    let (local, _) = address.split_once('@').unwrap_or((address, ""));
    let pieces = || local.split(['.', '-', '_']).map(str::to_ascii_uppercase);
    let found = pieces().filter(|piece| piece.len() > 2).find_map(|piece| {
        let whole = LISTS.by_glued.get(&piece).copied().filter(|entry| entry.is_allowed(false));
        whole.or_else(|| opening(&piece, false)).or_else(|| cut(&piece, false))
    });
    let found = found.or_else(|| pieces().find_map(|piece| numbered(&piece)));
    // Shops have their addresses from whoever collects for them.
    found.filter(|entry| !entry.list().is_some_and(|list| list.is_acquirer))
}

/// A shop of a chain has a number behind its name: `bpcl304`. People have one, too, and some are called as lenders are.
fn numbered(piece: &str) -> Option<Listed> {
    let name = piece.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_known = name.len() >= LEAST_OF_A_NUMBERED_NAME
        && name.len() < piece.len()
        && !LISTS.whole.contains_key(&format!(" {name} "));
    let found = LISTS.by_glued.get(name).copied().filter(|_| is_known)?;
    found.lender().is_none().then_some(found)
}

const LEAST_OF_A_NUMBERED_NAME: usize = 4;

/// The longest name that opens words run together.
fn opening(run_together: &str, by_mandate: bool) -> Option<Listed> {
    let ends = (SETTINGS.names.least_glued_letters..=run_together.len()).rev();
    ends.filter_map(|end| LISTS.by_glued.get(run_together.get(..end)?))
        .find(|entry| entry.is_allowed(by_mandate))
        .copied()
}

/// The only kind of entry that begins as a cut name does.
fn cut(run_together: &str, by_mandate: bool) -> Option<Listed> {
    if run_together.len() < SETTINGS.names.least_cut_letters {
        return None;
    }
    let from = LISTS.glued.partition_point(|(name, ..)| name.as_str() < run_together);
    let mut fitting = LISTS
        .glued
        .iter()
        .skip(from)
        .take_while(|(name, ..)| name.starts_with(run_together))
        .filter(|(_, least, _)| run_together.len() >= *least)
        .map(|(.., entry)| *entry)
        .filter(|entry| entry.is_allowed(by_mandate));
    let first = fitting.next()?;
    fitting.all(|entry| entry.agrees(first)).then_some(first)
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&LISTS);
}

#[cfg(test)]
mod tests {
    use super::super::keywords::bare_name;
    use super::*;
    use crate::embedded::tests::assert_strict;

    fn named(name: &str, by_mandate: bool) -> Option<&'static str> {
        let plain = plain(name);
        by_name(&plain, bare_name(&plain), by_mandate).map(Listed::name)
    }

    #[test]
    fn the_lists_can_be_read() {
        assert_strict::<LenderFile>(DataFile::CategoriseLenders, &[], &[]);
        assert_strict::<PartyFile>(DataFile::CategoriseParties, &[], &[]);
        let (lenders, parties) = (&*LENDER_FILE, &*PARTY_FILE);
        assert!(lenders.lender.len() >= 80, "{}", lenders.lender.len());
        assert!(lenders.lender.iter().all(|lender| !lender.names.is_empty() || !lender.whole.is_empty()));
        assert!(parties.list.iter().all(|list| (0.1..=1.0).contains(&list.confidence)));
    }

    #[test]
    fn a_lender_has_one_name_however_it_is_spelt() {
        for spelt in ["BAJAJ FINANCE LTD", "Bajaj Finserv", "BAJAJFINANCELTD", "BAJAJ FINANC"] {
            assert_eq!(named(spelt, true), Some("Bajaj Finance"), "{spelt}");
        }
        assert_eq!(
            named("CHOLAMANDALAM INVESTMENT AND FIN", true),
            Some("Cholamandalam Investment and Finance")
        );
        assert_eq!(named("L AND T FINANCE LTD", true), Some("L&T Finance"));
        assert_eq!(named("TRUEBALANC", false), Some("True Balance"));
        assert_eq!(named("NAVI FINSE", false), Some("Navi"));
        assert_eq!(named("ANNAPURNA", true), None, "anybody may go on so");
        assert_eq!(named("ANNAPURN", true), None);
    }

    #[test]
    fn others_of_the_same_name_are_no_lenders() {
        let is_lender = |name: &str| {
            let plain = plain(name);
            by_name(&plain, bare_name(&plain), true).and_then(Listed::lender).is_some()
        };
        for name in [
            "PIRAMAL PETROLEUM",
            "IIFL SECURITIES LTD",
            "IIFL CAPITAL SERVICES",
            "NAVI MUMBAI MUNICIPAL CORP",
            "RING ROAD STORES",
            "BAJAJ ALLIANZ LIFE",
            "TATA AIA LIFE",
            "SLICE OF HEAVEN BAKERY",
        ] {
            assert!(!is_lender(name), "{name}");
        }
    }

    #[test]
    fn a_bank_is_a_lender_only_where_a_mandate_draws() {
        assert_eq!(named("HDFC BANK LTD", true), Some("HDFC Bank"));
        assert_eq!(named("HDFC BANK LTD", false), None);
    }

    #[test]
    fn an_address_runs_words_together_and_may_be_cut() {
        let meant = |address: &str| by_address(address).map(Listed::name);
        assert_eq!(meant("winzogames@ybl"), Some("WINZO GAMES"));
        assert_eq!(meant("netflixupi.payu@hdfcbank"), Some("NETFLIX"));
        assert_eq!(meant("relianceret"), Some("RELIANCE RETAIL"));
        assert_eq!(meant("jio@citibank"), Some("JIO"));
        assert_eq!(meant("bpcl304@ptyes"), Some("BPCL"));
        assert_eq!(meant("navi21@okaxis"), None, "a person is called so, too");
        assert_eq!(meant("ringo.star@ybl"), None);
        assert_eq!(meant("mab@ybl"), None);
        assert_eq!(meant("bharatpe.90061522@fbpe"), None, "a shop's, not the collector's");
    }
}
