//! Who is on the other side of a row, in a form that is the same however the narration spells it.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::holders::Holders;
use super::keywords::{
    Keyword, KeywordSet, bare_name, ends_like_a_shop, keywords_in_name, opens_like_a_shop,
};
use super::lists::{self, Listed};
use super::people::is_a_persons;
use super::settings::SETTINGS;
use super::text::plain;
use crate::narration::{Channel, Narration};
use crate::reconcile::Entry;
use crate::statement::Direction;

/// What is known of the other side.
#[derive(Debug, Clone, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is told by itself, and any of them may hold together"
)]
pub(super) struct OtherParty {
    /// The name that is the same for all its rows.
    pub(super) key: Option<String>,
    /// As the narration has it.
    pub(super) printed: Option<String>,
    pub(super) listed: Option<Listed>,
    pub(super) words: KeywordSet,
    /// A name is printed, not only an address.
    pub(super) is_named: bool,
    pub(super) is_holder: bool,
    /// Shops' names open so, or shops' addresses do.
    pub(super) is_like_a_shop: bool,
    /// A word in its name is one that people are called by, or the holders are.
    pub(super) is_like_a_person: bool,
}

impl OtherParty {
    /// Nothing is known but whom a list names.
    fn listed(entry: Listed) -> Self {
        Self { key: Some(entry.name().to_owned()), listed: Some(entry), ..Self::default() }
    }

    /// A firm by its name.
    pub(super) fn is_company(&self) -> bool {
        self.words.has_any(&[Keyword::Company, Keyword::Trade])
    }

    pub(super) fn lender(&self) -> Option<&'static lists::Lender> {
        self.listed.and_then(Listed::lender)
    }

    pub(super) fn list(&self) -> Option<&'static lists::PartyList> {
        self.listed.and_then(Listed::list)
    }

    /// Named as no person is, although no word of trade is in the name either.
    pub(super) fn is_nobodys_name(&self) -> bool {
        self.is_person() && !self.is_like_a_person
    }

    /// Named, and nothing says that it is a firm, an office or no name at all.
    pub(super) fn is_person(&self) -> bool {
        self.is_named
            && self.listed.is_none()
            && !self.is_company()
            && !self.words.has_any(&NOT_SAID_OF_PEOPLE)
    }
}

/// Where one of these stands in a name's place, an office pays or the bank says what for.
const NOT_SAID_OF_PEOPLE: [Keyword; 12] = [
    Keyword::TaxRefund,
    Keyword::Provident,
    Keyword::StatePayers,
    Keyword::Interest,
    Keyword::DepositInterest,
    Keyword::Dividend,
    Keyword::Redemption,
    Keyword::Disbursal,
    Keyword::Agriculture,
    Keyword::BulletLoan,
    Keyword::Renewal,
    Keyword::Sweep,
];

/// Name, address, and whether a mandate draws.
type Key<'l> = (Option<&'l str>, Option<&'l str>, bool);

/// Reads each name once, however many rows it has.
pub(super) struct Directory<'l> {
    holders: Holders,
    known: FxHashMap<Key<'l>, Rc<OtherParty>>,
    nobody: Rc<OtherParty>,
}

impl<'l> Directory<'l> {
    pub(super) fn new(holders: Holders) -> Self {
        Self { holders, known: FxHashMap::default(), nobody: Rc::default() }
    }

    /// The other side of a row, of which `plain` is the narration in plain form.
    pub(super) fn look_up(&mut self, entry: &'l Entry, plain: &str) -> Rc<OtherParty> {
        let narration = &entry.said;
        let by_mandate = entry.direction == Direction::Debit
            && (narration.is_mandate
                || matches!(narration.channel, Channel::Nach | Channel::Ecs | Channel::StandingInstruction));
        let (name, address) = named(entry);
        if name.is_none() {
            // An address tells more than words.
            let by_words = || by_text(narration, plain, by_mandate, entry.direction == Direction::Debit);
            let by_address = address.and_then(lists::by_address);
            if let Some(entry) = by_words().filter(|_| by_address.is_none()) {
                return Rc::new(OtherParty::listed(entry));
            }
            if address.is_none() {
                return Rc::clone(&self.nobody);
            }
        }
        let holders = &self.holders;
        let read = || Rc::new(read(holders, name, address, by_mandate));
        Rc::clone(self.known.entry((name, address, by_mandate)).or_insert_with(read))
    }
}

/// The name and the address of the other side. A bank that prints no name in its own place leaves it behind the remark,
/// and one that cuts addresses leaves their openings.
fn named(entry: &Entry) -> (Option<&str>, Option<&str>) {
    let narration = &entry.said;
    let name = narration.counterparty.as_deref();
    if narration.channel != Channel::Upi {
        return (name, None);
    }
    // Whom one pays may stand as what a column left of an address; of what comes in such a piece is a remark.
    let cut = || (entry.direction == Direction::Debit).then(|| cut_address(&entry.narration)).flatten();
    let address = narration.vpa.as_deref().or_else(cut);
    if name.is_some() || address.is_some() {
        return (name, address);
    }
    let last = narration.remark.as_deref().and_then(|remark| remark.rsplit_once('/'));
    (last.map(|(_, last)| last), None)
}

fn cut_address(text: &str) -> Option<&str> {
    let is_address = |piece: &&str| {
        piece.len() >= SETTINGS.names.least_cut_letters
            && piece.bytes().any(|byte| byte.is_ascii_lowercase())
            && piece
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b".@-_*".contains(&byte))
    };
    text.split('/').map(|piece| piece.trim().trim_end_matches('-')).find(is_address)
}

fn read(holders: &Holders, name: Option<&str>, address: Option<&str>, by_mandate: bool) -> OtherParty {
    let by_address = || address.and_then(lists::by_address);
    let shop_address = address.is_some_and(is_of_a_shop);
    let Some(name) = name else {
        let listed = by_address();
        let local = address.and_then(|address| address.split('@').next()).unwrap_or_default();
        let key = listed.map_or_else(|| local.to_ascii_uppercase(), |entry| entry.name().to_owned());
        return OtherParty {
            key: (!key.is_empty()).then_some(key),
            printed: address.map(str::to_owned),
            listed,
            is_like_a_shop: shop_address,
            ..OtherParty::default()
        };
    };
    let plain_name = plain(name);
    let bare = bare_name(&plain_name);
    let listed = lists::by_name(&plain_name, bare, by_mandate).or_else(by_address);
    let key = listed.map_or_else(|| bare.to_owned(), |entry| entry.name().to_owned());
    let is_like_a_person = is_a_persons(&plain_name) || holders.share_a_word(&plain_name);
    OtherParty {
        key: (!key.is_empty()).then_some(key),
        printed: Some(name.trim().to_owned()),
        listed,
        words: keywords_in_name(&plain_name),
        is_named: true,
        is_holder: holders.have(name, bare, listed.is_some()),
        is_like_a_shop: shop_address
            || opens_like_a_shop(&plain_name)
            || ends_like_a_shop(&plain_name, is_like_a_person),
        is_like_a_person,
    }
}

/// Addresses that only shops are given, even where the column has cut them.
fn is_of_a_shop(address: &str) -> bool {
    let local = address.split('@').next().unwrap_or_default();
    let digits = local.strip_prefix('q').unwrap_or_default();
    let numbered = digits.len() >= 6 && digits.bytes().all(|byte| byte.is_ascii_digit());
    numbered || ["paytmqr", "bharatpe", "paytm.s", "gpay-"].iter().any(|opening| local.starts_with(opening))
}

/// Where no name has a place of its own, a known one may stand anywhere in what the bank wrote.
fn by_text(narration: &Narration, text: &str, by_mandate: bool, is_debit: bool) -> Option<Listed> {
    let written_by_bank = matches!(
        narration.channel,
        Channel::Nach
            | Channel::Ecs
            | Channel::StandingInstruction
            | Channel::BillPayment
            | Channel::Card
            | Channel::Cms
            | Channel::Return
            | Channel::Other
    );
    if written_by_bank {
        lists::by_phrase(text, by_mandate)
    } else if narration.channel == Channel::Upi && is_debit {
        // A payer's words prove no lender, but they name the shop he pays.
        let remark = narration.remark.as_deref()?;
        lists::by_phrase(&plain(remark), false).filter(|entry| entry.lender().is_none())
    } else {
        None
    }
}

/// Which keys are another key, cut off in the middle of a word. One that could be cut from two is left alone.
pub(super) fn completed<'k>(keys: impl Iterator<Item = &'k str>) -> BTreeMap<&'k str, &'k str> {
    let mut sorted: Vec<&str> = keys.collect::<FxHashSet<_>>().into_iter().collect();
    sorted.sort_unstable();
    let mut whole: BTreeMap<&str, &str> = BTreeMap::new();
    for (at, key) in sorted.iter().enumerate().rev() {
        if key.len() < SETTINGS.names.least_merged_letters {
            continue;
        }
        let mut longer = sorted.iter().skip(at + 1).take_while(|next| next.starts_with(key));
        let Some(next) = longer.next() else { continue };
        let in_a_word = next.as_bytes().get(key.len()).is_some_and(u8::is_ascii_alphabetic)
            && key.ends_with(|last: char| last.is_ascii_alphabetic());
        if in_a_word && longer.all(|other| other.starts_with(next)) {
            whole.insert(key, whole.get(next).copied().unwrap_or(next));
        }
    }
    whole
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::document::TextBox;
    use crate::money::Paise;
    use crate::narration;

    fn key(text: &str, direction: Direction) -> Option<String> {
        let entry = Entry {
            date: NaiveDate::default(),
            value_date: None,
            time: None,
            narration: text.to_owned(),
            said: narration::read(text, direction),
            reference: None,
            amount: Paise::new(100),
            direction,
            balance: None,
            is_balance_printed: false,
            is_taken_back: false,
            is_direction_marked: false,
            page: 1,
            bounds: TextBox { x0: 0.0, y0: 0.0, x1: 0.0, y1: 0.0 },
        };
        Directory::new(Holders::from_names(["ASHA VERMA".to_owned()].iter()))
            .look_up(&entry, &plain(text))
            .key
            .clone()
    }

    #[test]
    fn one_party_has_one_key_on_every_rail() {
        let firm = Some("NIMBUS ANALYTICS".to_owned());
        let credit = Direction::Credit;
        assert_eq!(
            key("NEFT/HDFCN24001000000001/NIMBUS ANALYTICS PRIVATE LIMITED/HDFC BANK LTD/SAL", credit),
            firm
        );
        assert_eq!(key("IMPS/P2A/412345678901/NIMBUS ANALYTICS PRI/HDFC BANK LTD/SAL", credit), firm);
        assert_eq!(
            key("UPI/412345678901/From:asha.st@okaxis/To:me@ybl/RENT", credit),
            Some("ASHA.ST".to_owned())
        );
        assert_eq!(
            key("ACH D- BAJAJ FINANCE LTD-HDFC7021704191001122", Direction::Debit),
            Some("Bajaj Finance".to_owned())
        );
    }

    #[test]
    fn a_cut_key_is_completed_where_only_one_fits() {
        let keys = [
            "RAMESH KUM",
            "RAMESH KUMAR",
            "SUNITA DEV",
            "SUNITA DEVI",
            "SUNITA DEVGAN",
            "ORBITAL",
            "ORBITAL LOGISTICS",
        ];
        let whole = completed(keys.iter().copied());
        assert_eq!(whole.get("RAMESH KUM").copied(), Some("RAMESH KUMAR"));
        assert_eq!(whole.get("SUNITA DEV"), None, "two could be meant");
        assert_eq!(whole.get("ORBITAL"), None, "too short, and it ends with a word");
    }
}
