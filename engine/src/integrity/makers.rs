//! Whether a statement was made as others of its bank and layout are.
//!
//! Whoever draws a whole statement anew has its table and its sums right, and seldom the bank's own software. What is usual
//! is known of layouts that are shipped (`engine/data/integrity/makers.toml`), and learned of the statements that a team
//! accepted. Who keeps what is learned is not known here: [`made`] names what to keep, as keyed hashes, and [`judge`] says
//! what follows.
//!
//! A warning is to be worth a person's time. So what was joined, unlocked or printed again is not judged, nor are layouts
//! that are made in several ways: a bank may have changed its software, and customers print what a page shows them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::Deserialize;

use super::comparison::{in_one_spelling, last_digits};
use super::file::is_of_a_bank;
use super::fingerprint::{Fingerprint, Maker, TableLayout};
use super::wording::{Wordings, quoted};
use super::{Check, Evidence, Severity, Status};
use crate::embedded::DataFile;
use crate::reconcile::{Ledger, LedgerAccount};

static MAKERS: LazyLock<Makers> = LazyLock::new(|| DataFile::IntegrityMakers.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Makers {
    least_accepted: usize,
    least_accounts: usize,
    square_points: f32,
    another: String,
    known: Vec<KnownMaker>,
    name: BTreeMap<String, String>,
    check: Wordings,
}

/// How statements of a layout are made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct KnownMaker {
    programs: Vec<String>,
    fonts: Vec<String>,
    layout: TableLayout,
}

pub(super) fn load_tables() {
    LazyLock::force(&MAKERS);
}

pub(super) const MAKER: &str = "maker";

/// What statements are known by that were made in one way. All of it but the family is to be kept as keyed hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// Bank and layout, under two names: statements with one in common are of one layout.
    pub layouts: [String; 2],
    /// Whose it is: statements of one account have the same.
    pub account: String,
    pub programs: String,
    pub fonts: String,
    /// One of the programs on our own lists: it says nothing of whose statement it is.
    pub family: Option<String>,
}

/// A statement of the same bank and layout that was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AcceptedMaker {
    /// Equal for statements of one account, made with the same programs, set in the same fonts.
    pub account: Vec<u8>,
    pub programs: Vec<u8>,
    pub fonts: Vec<u8>,
    pub family: Option<String>,
    /// As the one that is judged.
    pub has_same_programs: bool,
    pub has_same_fonts: bool,
}

/// What is to be kept of a statement. `None` where it was saved again, or nobody is named: it would teach nothing.
pub(crate) fn made(fingerprint: &Fingerprint, ledger: &Ledger) -> Option<Made> {
    let maker = Some(&fingerprint.maker).filter(|maker| !maker.is_saved_again)?;
    Some(Made {
        layouts: fingerprint.layout.names(MAKERS.square_points),
        account: account_of(ledger.accounts().first()?)?,
        programs: maker.programs.join("\n"),
        fonts: maker.fonts.join("\n"),
        family: maker.family.clone(),
    })
}

fn account_of(account: &LedgerAccount) -> Option<String> {
    let identity = account.identity();
    let number = identity.number_masked.as_deref().map(last_digits).unwrap_or_default();
    let holder = identity.holders.first().map(|name| in_one_spelling(name)).unwrap_or_default();
    (!number.is_empty() || !holder.is_empty()).then(|| format!("{number} {holder}"))
}

/// The check of a statement that stands alone: only what is shipped can be said of it.
pub(super) fn alone(fingerprint: Option<&Fingerprint>) -> Check {
    let judged = fingerprint.and_then(|own| as_shipped(own, &MAKERS.known));
    judged.unwrap_or_else(|| MAKERS.check.not_run(MAKER, "alone"))
}

/// The same check, once the statement was held against those that the team accepted. They say more than what is shipped:
/// they are of today.
pub(crate) fn judge(fingerprint: Option<&Fingerprint>, accepted: &[AcceptedMaker]) -> Check {
    let Some(own) = fingerprint else { return MAKERS.check.not_run(MAKER, "untold") };
    if own.maker.is_saved_again {
        return MAKERS.check.not_run(MAKER, "saved_again");
    }
    let learned = as_accepted(&own.maker, accepted);
    if learned.status == Status::NotRun { as_shipped(own, &MAKERS.known).unwrap_or(learned) } else { learned }
}

fn as_accepted(own: &Maker, accepted: &[AcceptedMaker]) -> Check {
    let accounts: BTreeSet<&[u8]> = accepted.iter().map(|other| other.account.as_slice()).collect();
    let is_known = accepted.len() >= MAKERS.least_accepted && accounts.len() >= MAKERS.least_accounts;
    let Some(usual) = accepted.first().filter(|_| is_known) else {
        return MAKERS.check.not_run(MAKER, "few");
    };
    let is_one_program = accepted.iter().all(|other| other.programs == usual.programs);
    // What people print or write themselves tells nothing of how the bank prints.
    if !is_one_program || !is_of_a_bank(usual.family.as_deref()) {
        return MAKERS.check.not_run(MAKER, "several");
    }
    let by = format!("{} that the team accepted", accepted.len());
    if !usual.has_same_programs {
        return other_programs(own, usual.family.as_deref(), &by);
    }
    let has_one_set_of_fonts = accepted.iter().all(|other| other.fonts == usual.fonts);
    if has_one_set_of_fonts && !usual.has_same_fonts {
        return other_fonts(own, &by);
    }
    MAKERS.check.passed(MAKER)
}

/// `None` where the layout is not known.
fn as_shipped(own: &Fingerprint, known: &[KnownMaker]) -> Option<Check> {
    if own.maker.is_saved_again {
        return None;
    }
    let names = own.layout.names(MAKERS.square_points);
    let is_same = |known: &&KnownMaker| {
        known.layout.names(MAKERS.square_points).iter().any(|name| names.contains(name))
    };
    // A layout may be made in several ways, each with its entry.
    let known: Vec<&KnownMaker> = known.iter().filter(is_same).collect();
    let usual = *known.first()?;
    let by = "as this layout is known";
    let mut alike = known.iter().filter(|known| known.programs == own.maker.programs).peekable();
    if alike.peek().is_none() {
        return Some(other_programs(&own.maker, usual.programs.first().map(String::as_str), by));
    }
    if alike.any(|known| known.fonts == own.maker.fonts) {
        return Some(MAKERS.check.passed(MAKER));
    }
    Some(other_fonts(&own.maker, by))
}

fn other_programs(own: &Maker, usual: Option<&str>, by: &str) -> Check {
    let spelt = |family: &str| MAKERS.name.get(family).cloned().unwrap_or_else(|| family.to_owned());
    let usual = usual.map_or_else(|| MAKERS.another.clone(), spelt);
    let values = [("usual", usual.clone()), ("own", quoted(&own.told)), ("by", by.to_owned())];
    let evidence = Evidence { detail: format!("made with {}", own.told), ..Evidence::default() };
    failed("programs", evidence.saying(own.told.clone()).against(usual), &values)
}

fn other_fonts(own: &Maker, by: &str) -> Check {
    let fonts = own.fonts.join(", ");
    let values = [("own", quoted(&fonts)), ("by", by.to_owned())];
    let evidence = Evidence { detail: format!("set in {fonts}"), ..Evidence::default() };
    failed("fonts", evidence.saying(fonts), &values)
}

fn failed(kind: &str, evidence: Evidence, values: &[(&str, String)]) -> Check {
    MAKERS.check.failed_with(MAKER, kind, Severity::Warning, vec![evidence], values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;
    use crate::integrity::is_flagged;

    fn layout() -> TableLayout {
        TableLayout {
            bank: "HDFC".to_owned(),
            width: 595.0,
            height: 842.0,
            headings: ["DATE", "NARRATION", "BALANCE"].map(str::to_owned).to_vec(),
            edges: vec![30.0, 85.0, 549.8],
        }
    }

    fn made_with(program: &str, told: &str) -> Fingerprint {
        let maker = Maker {
            programs: vec![program.to_owned()],
            fonts: vec!["courier".to_owned()],
            family: Some(program.to_owned()),
            told: told.to_owned(),
            is_saved_again: false,
        };
        Fingerprint { layout: layout(), maker }
    }

    /// Of so many accounts in turn, made with iText; the one that is judged is not, or is.
    fn accepted(count: u8, accounts: u8, is_same: bool) -> Vec<AcceptedMaker> {
        let one = |place: u8| AcceptedMaker {
            account: vec![place % accounts],
            programs: b"programs".to_vec(),
            fonts: b"fonts".to_vec(),
            family: Some("itext".to_owned()),
            has_same_programs: is_same,
            has_same_fonts: is_same,
        };
        (0..count).map(one).collect()
    }

    fn reason(check: &Check) -> (Status, &str) {
        (check.status, check.message.as_str())
    }

    #[test]
    fn another_maker_than_that_of_the_accepted_statements_sends_to_a_person() {
        let other = made_with("chromium", "Chromium");
        let check = judge(Some(&other), &accepted(5, 3, false));
        assert_eq!((check.status, check.severity), (Status::Failed, Severity::Warning));
        assert_eq!(
            check.message,
            "Statements of this bank and layout are made with iText (5 that the team accepted); this file names `Chromium`."
        );
        assert_eq!(check.evidence[0].declared.as_deref(), Some("Chromium"));
        assert_eq!(check.evidence[0].found.as_deref(), Some("iText"));
        assert!(is_flagged(&[check]), "by itself");
        assert_eq!(judge(Some(&made_with("itext", "iText 5")), &accepted(5, 3, true)).status, Status::Passed);
    }

    #[test]
    fn what_few_statements_say_is_not_known() {
        let other = made_with("chromium", "Chromium");
        let few = MAKERS.check.not_run(MAKER, "few");
        for accepted in [accepted(0, 1, false), accepted(4, 4, false), accepted(9, 2, false)] {
            assert_eq!(reason(&judge(Some(&other), &accepted)), reason(&few));
        }
    }

    #[test]
    fn a_layout_that_is_made_in_several_ways_is_not_judged() {
        let other = made_with("chromium", "Chromium");
        let several = MAKERS.check.not_run(MAKER, "several");
        let mut changed = accepted(8, 5, false);
        changed[7].programs = b"new software".to_vec();
        assert_eq!(reason(&judge(Some(&other), &changed)), reason(&several));
        let mut printed = accepted(8, 5, false);
        for other in &mut printed {
            other.family = Some("firefox".to_owned());
        }
        assert_eq!(reason(&judge(Some(&other), &printed)), reason(&several), "people print what they see");
        let mut unlisted = accepted(8, 5, false);
        for other in &mut unlisted {
            other.family = None;
        }
        let check = judge(Some(&other), &unlisted);
        assert!(check.message.contains("are made with another program (8 that"), "{}", check.message);
    }

    #[test]
    fn what_was_saved_again_is_not_judged_and_teaches_nothing() {
        let mut unlocked = made_with("qpdf", "qpdf 11.9");
        unlocked.maker.is_saved_again = true;
        let check = judge(Some(&unlocked), &accepted(9, 9, false));
        assert_eq!(check.status, Status::NotRun);
        assert_eq!(judge(None, &accepted(9, 9, false)).status, Status::NotRun);
        let nobody = crate::reconcile::ledger(crate::statement::Statement {
            accounts: Vec::new(),
            pages: Vec::new(),
            leftover: Vec::new(),
        });
        assert_eq!(made(&unlocked, &nobody), None);
    }

    #[test]
    fn fonts_are_told_where_the_accepted_statements_agree_about_them() {
        let own = made_with("itext", "iText 5");
        let mut others = accepted(6, 3, true);
        for other in &mut others {
            other.has_same_fonts = false;
        }
        let check = judge(Some(&own), &others);
        assert_eq!((check.status, check.evidence[0].declared.as_deref()), (Status::Failed, Some("courier")));
        others[2].fonts = b"others".to_vec();
        assert_eq!(judge(Some(&own), &others).status, Status::Passed);
    }

    #[test]
    fn a_layout_that_is_shipped_is_judged_by_itself() {
        let known = || KnownMaker {
            programs: vec!["itext".to_owned()],
            fonts: vec!["courier".to_owned()],
            layout: layout(),
        };
        let judged = |own: &Fingerprint| as_shipped(own, &[known()]).map(|check| check.status);
        assert_eq!(judged(&made_with("itext", "iText 5")), Some(Status::Passed));
        assert_eq!(judged(&made_with("chromium", "Chromium")), Some(Status::Failed));
        let mut fonts = made_with("itext", "iText 5");
        fonts.maker.fonts = vec!["arial".to_owned()];
        assert_eq!(judged(&fonts), Some(Status::Failed));
        let mut elsewhere = made_with("chromium", "Chromium");
        elsewhere.layout.edges[1] = 130.0;
        assert_eq!(judged(&elsewhere), None);
        let mut unlocked = made_with("chromium", "Chromium");
        unlocked.maker.is_saved_again = true;
        assert_eq!(judged(&unlocked), None);
        assert_eq!(alone(Some(&made_with("chromium", "Chromium"))).status, Status::NotRun, "none is shipped");
    }

    #[test]
    fn the_file_can_be_read_and_every_name_is_that_of_a_bank_s_program() {
        assert_strict::<Makers>(DataFile::IntegrityMakers, &["check", "name"], &[]);
        assert!(MAKERS.name.keys().all(|family| is_of_a_bank(Some(family.as_str()))));
    }
}
