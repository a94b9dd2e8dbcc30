//! The program that made the file, by its own account.

use std::collections::BTreeSet;

use super::super::{Check, Evidence, Group, Severity};
use super::check_results::{CheckKind, about_file};
use super::lists::LISTS;
use super::properties::Properties;

pub(super) const KIND: CheckKind = CheckKind::new("producer", Group::Metadata, Severity::Critical);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Trade {
    Unknown,
    Generator,
    Rewriter,
    Scanner,
    Printed,
    Editor,
    Writer,
}

pub(super) fn check(properties: &Properties) -> Check {
    let programs = &properties.programs;
    if programs.is_empty() {
        return KIND.not_run("The file does not say which program made it.");
    }
    let named = |trade: Trade| -> Vec<Evidence> {
        let of_trade = programs.iter().filter(|(_, name)| trade_of(name) == trade);
        of_trade.map(|(place, name)| about_file(format!("{place}: {}", shortened(name)))).collect()
    };
    let gravest = programs.iter().map(|(_, name)| trade_of(name)).max().unwrap_or(Trade::Unknown);
    let evidence = named(gravest);
    let first = evidence.first().map_or("", |found| found.detail.as_str()).to_owned();
    match gravest {
        Trade::Writer => KIND.failed(
            Severity::Critical,
            format!(
                "The file names a program with which documents are made by hand, and no bank's statements ({first})."
            ),
            evidence,
        ),
        Trade::Editor => KIND.failed(
            Severity::Warning,
            format!("The file names a program with which documents are written or changed by hand ({first})."),
            evidence,
        ),
        Trade::Printed => KIND.failed(
            Severity::Warning,
            format!("The file was printed from a browser or a table, where anybody can write a page ({first})."),
            evidence,
        ),
        Trade::Rewriter => KIND.failed(
            Severity::Info,
            format!("The file was printed or saved again by a program that is not a bank's ({first})."),
            evidence,
        ),
        Trade::Scanner => KIND.failed(
            Severity::Info,
            format!("The file was made by a program for scanning ({first})."),
            evidence,
        ),
        Trade::Generator => KIND.passed(format!(
            "The programs the file names are of the kind banks print with ({first}). The name can be forged."
        )),
        Trade::Unknown => KIND.passed(format!(
            "The programs the file names ({first}) are not among the known editing programs. The name can be forged."
        )),
    }
}

/// The programs that a file names, in words that stay the same from version to version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::integrity) struct Programs {
    /// Those that are known, as the lists spell them; where none is, what the file says, without its figures.
    pub(in crate::integrity) names: Vec<String>,
    /// The known one that tells most of how the file came about.
    pub(in crate::integrity) family: Option<String>,
    /// As the file says it.
    pub(in crate::integrity) told: String,
    /// A program for joining, unlocking, printing or scanning had it: what made it before is not told.
    pub(in crate::integrity) is_saved_again: bool,
}

/// What iText writes behind the name of the program that made a file, where it changes one. Banks and unlockers do.
const CHANGED_BY: &str = "; modified using";

/// `None` where the file names no program.
pub(super) fn programs(properties: &Properties) -> Option<Programs> {
    let gravest = properties.programs.iter().map(|(_, name)| trade_of(name)).max()?;
    let in_places = |places: [&str; 2]| -> Vec<&str> {
        let there = properties.programs.iter().filter(|(place, _)| places.contains(place));
        there.map(|(_, name)| name.split(CHANGED_BY).next().unwrap_or(name)).collect()
    };
    // Nearly all programs write the dictionary. XMP repeats it, or keeps what an earlier one said.
    let mut makers = in_places(["Producer", "Creator"]);
    if makers.is_empty() {
        makers = in_places(["XMP Producer", "XMP CreatorTool"]);
    }
    let mut names: BTreeSet<String> = makers.iter().flat_map(|name| known_in(name)).collect();
    if names.is_empty() {
        names = makers.iter().map(|name| without_figures(name)).filter(|name| !name.is_empty()).collect();
    }
    if names.is_empty() {
        return None;
    }
    // Of several that tell as much the one that is named first.
    let told = *makers.iter().rev().max_by_key(|name| trade_of(name))?;
    let known = known_in(told).into_iter().filter(|known| trade_of(known) == trade_of(told));
    Some(Programs {
        names: names.into_iter().collect(),
        family: known.max_by_key(String::len),
        told: shortened(told),
        is_saved_again: matches!(gravest, Trade::Rewriter | Trade::Scanner),
    })
}

/// Whether a program on the lists, or one on none of them, is of the kind banks print with.
pub(in crate::integrity) fn is_of_a_bank(family: Option<&str>) -> bool {
    family.is_none_or(|family| trade_of(family) == Trade::Generator)
}

/// The names on the lists that a name holds.
fn known_in(name: &str) -> BTreeSet<String> {
    let lists = &LISTS.producer;
    let name = plain(name);
    let all = [
        &lists.writers,
        &lists.editors,
        &lists.printed,
        &lists.rewriters,
        &lists.scanners,
        &lists.generators,
    ];
    let held = all.into_iter().flatten().filter(|known| contains_word(&name, known));
    held.chain(lists.editor_parts.iter().filter(|part| name.trim() == part.as_str())).cloned().collect()
}

/// `Our Printer v2.1 (build 7)` is `our printer build`.
fn without_figures(name: &str) -> String {
    const LEAST_LETTERS: usize = 3;
    let name = plain(name);
    let words = name.split(|letter: char| !letter.is_alphabetic());
    let told: Vec<&str> = words.filter(|word| word.chars().count() >= LEAST_LETTERS).collect();
    told.join(" ")
}

/// In small letters, without the marks of trade.
fn plain(name: &str) -> String {
    let name: String =
        name.to_lowercase().chars().filter(|letter| !matches!(letter, '®' | '™' | '©')).collect();
    name.replace("(r)", "").replace("(tm)", "")
}

fn trade_of(name: &str) -> Trade {
    let lists = &LISTS.producer;
    let name = plain(name);
    let says = |list: &[String]| list.iter().any(|program| contains_word(&name, program));
    if says(&lists.writers) {
        Trade::Writer
    } else if says(&lists.editors) || lists.editor_parts.iter().any(|part| name.trim() == part) {
        Trade::Editor
    } else if says(&lists.scanners) {
        Trade::Scanner
    // A bank's own program often hands the file to a library that is also used for rewriting.
    } else if says(&lists.generators) {
        Trade::Generator
    } else if says(&lists.printed) {
        Trade::Printed
    } else if says(&lists.rewriters) {
        Trade::Rewriter
    } else {
        Trade::Unknown
    }
}

/// Found with neither letter nor digit on its sides.
fn contains_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(begin, found)| {
        let before = text.get(..begin).and_then(|text| text.chars().next_back());
        let after = text.get(begin + found.len()..).and_then(|text| text.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

fn shortened(name: &str) -> String {
    const MOST_LETTERS: usize = 80;
    name.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::Status;
    use super::*;

    fn checked(programs: &[(&'static str, &str)]) -> Check {
        let programs = programs.iter().map(|(place, name)| (*place, (*name).to_owned())).collect();
        check(&Properties { programs, ..Properties::default() })
    }

    #[test]
    fn a_program_for_changing_documents_is_a_warning() {
        for name in [
            "pdf-lib (https://github.com/Hopding/pdf-lib)",
            "FPDF 1.7",
            "Draw",
            "Calc",
            "Microsoft® Excel 2019",
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/118.0.0.0",
            "Chromium",
        ] {
            let check = checked(&[("Producer", "iText 2.1.7"), ("Creator", name)]);
            assert_eq!((check.status, check.severity), (Status::Failed, Severity::Warning), "{name}");
            assert_eq!(check.evidence.len(), 1);
            let told: String = format!("Creator: {name}").chars().take(60).collect();
            assert!(check.evidence[0].detail.starts_with(&told), "{}", check.evidence[0].detail);
        }
    }

    #[test]
    fn a_program_for_making_documents_by_hand_is_for_a_person_to_look_at() {
        for name in ["Microsoft® Word 2019", "Canva", "Adobe Photoshop 24.1 (Windows)", "Inkscape 1.3"] {
            let check = checked(&[("Producer", "iText 2.1.7"), ("Creator", name)]);
            assert_eq!((check.status, check.severity), (Status::Failed, Severity::Critical), "{name}");
        }
    }

    #[test]
    fn a_program_that_prints_or_unlocks_is_only_worth_knowing() {
        for name in [
            "macOS Version 14.2 (Build 23C64) Quartz PDFContext",
            "qpdf 11.9",
            "Skia/PDF m118",
            "GPL Ghostscript 9.50",
            "Microsoft: Print To PDF",
            "iLovePDF",
            "Sejda 5.3.7 (www.sejda.com)",
            "Smallpdf",
            "LibreOffice 7.4",
            "CamScanner",
        ] {
            let check = checked(&[("Producer", name)]);
            assert_eq!((check.status, check.severity), (Status::Failed, Severity::Info), "{name}");
        }
    }

    #[test]
    fn the_programs_of_banks_pass_and_so_do_unknown_ones() {
        for name in [
            "iText® 5.5.13 ©2000-2018 iText Group NV",
            "JasperReports Library version 6.4.1",
            "Apache FOP Version 2.6",
            "TCPDF 6.3.2",
            "Our Own Statement Printer",
            "Wordsworth Canvas",
        ] {
            assert_eq!(checked(&[("Producer", name)]).status, Status::Passed, "{name}");
        }
    }

    #[test]
    fn a_file_that_names_no_program_is_not_checked() {
        assert_eq!(checked(&[]).status, Status::NotRun);
    }

    fn named(programs: &[(&'static str, &str)]) -> Option<Programs> {
        let named = programs.iter().map(|(place, name)| (*place, (*name).to_owned())).collect();
        super::programs(&Properties { programs: named, ..Properties::default() })
    }

    #[test]
    fn a_program_is_named_alike_in_all_its_versions() {
        let old = named(&[("Producer", "iText 2.0.8 (by lowagie.com)"), ("Creator", "HDFC BANK")]).unwrap();
        let new = named(&[("Producer", "iText® 5.5.13 ©2000-2018 iText Group NV")]).unwrap();
        assert_eq!((old.names.join(" "), old.family.as_deref()), ("itext".to_owned(), Some("itext")));
        assert_eq!(old.names, new.names);
        assert_eq!(old.told, "iText 2.0.8 (by lowagie.com)");
        let unknown = named(&[("Producer", "Our Printer v2.1 (build 7)"), ("XMP history", "Canva")]).unwrap();
        assert_eq!((unknown.names.join(" "), unknown.family), ("our printer build".to_owned(), None));
        let changed = named(&[("Producer", "Apache FOP Version 2.6; modified using iText 5.5.9")]).unwrap();
        assert_eq!(changed.names, ["apache fop"]);
        assert!(is_of_a_bank(changed.family.as_deref()) && is_of_a_bank(None));
        assert_eq!(named(&[("Producer", "1.0")]), None);
        assert_eq!(named(&[]), None);
    }

    #[test]
    fn what_was_saved_again_does_not_tell_who_made_it() {
        for name in ["qpdf 11.9", "iLovePDF", "Microsoft: Print To PDF", "CamScanner"] {
            let programs = named(&[("Creator", "JasperReports"), ("Producer", name)]).unwrap();
            assert!(programs.is_saved_again, "{name}");
        }
        let printed = named(&[("Creator", "Chromium"), ("Producer", "Skia/PDF m118")]).unwrap();
        assert!(!printed.is_saved_again && !is_of_a_bank(printed.family.as_deref()));
        assert_eq!(printed.told, "Chromium");
    }
}
