//! The files of `engine/data`: lists, thresholds, weights and texts that are built into the program.
//!
//! Every room reads its tables through here. A table that does not fit its type stops the program with the name of the
//! file: going on without thresholds would be worse. [`crate::check_embedded_tables`] reads all of them, so that this
//! happens at the start and not in the middle of a decision.

use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::de::DeserializeOwned;

macro_rules! data_files {
    ($($name:ident = $path:literal,)+) => {
        /// A file of `engine/data`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum DataFile { $($name),+ }

        impl DataFile {
            pub(crate) const ALL: &[Self] = &[$(Self::$name),+];

            /// Below `engine/data`.
            pub(crate) const fn path(self) -> &'static str {
                match self { $(Self::$name => $path),+ }
            }

            const fn contents(self) -> &'static str {
                match self { $(Self::$name => include_str!(concat!("../data/", $path))),+ }
            }
        }
    };
}

data_files! {
    BureauCibil = "bureau/cibil.toml",
    BureauCreditTypes = "bureau/credit_types.toml",
    BureauCrif = "bureau/crif.toml",
    BureauEquifax = "bureau/equifax.toml",
    BureauExperian = "bureau/experian.toml",
    BureauMarks = "bureau/marks.toml",
    BureauObligations = "bureau/obligations.toml",
    CategoriseLenders = "categorise/lenders.toml",
    CategoriseParties = "categorise/parties.toml",
    CategorisePeople = "categorise/people.toml",
    CategoriseRules = "categorise/rules.toml",
    CategoriseWords = "categorise/words.toml",
    DecisionDefaultProduct = "decision/default_product.json",
    DecisionDoubt = "decision/doubt.toml",
    DecisionLimits = "decision/limits.toml",
    DecisionReasons = "decision/reasons.toml",
    DecisionScorecard = "decision/scorecard.toml",
    DecisionSentences = "decision/sentences.toml",
    IntegrityBankCodes = "integrity/bank_codes.txt",
    IntegrityComparison = "integrity/comparison.toml",
    IntegrityContent = "integrity/content.toml",
    IntegrityFile = "integrity/file.toml",
    IntegrityLimits = "integrity/limits.toml",
    IntegrityMakers = "integrity/makers.toml",
    IntegrityVisual = "integrity/visual.toml",
    LanguageEnglish = "language/en.toml",
    LanguageHindi = "language/hi.toml",
    LayoutBanks = "layout/banks.toml",
    LayoutCurrencies = "layout/currencies.toml",
    LayoutHeaders = "layout/headers.toml",
    LayoutIdentity = "layout/identity.toml",
    LayoutNames = "layout/names.txt",
    LayoutSummaryLines = "layout/summary_lines.toml",
    LayoutWords = "layout/words.txt",
    LetterEnglish = "letter/en.toml",
    LetterHindi = "letter/hi.toml",
    MetricsThresholds = "metrics/thresholds.toml",
    MulePatterns = "mule/patterns.toml",
    NamesAliases = "names/aliases.toml",
    NamesBusiness = "names/business.toml",
    NamesExplanations = "names/explanations.toml",
    NamesScore = "names/score.toml",
    NamesSounds = "names/sounds.toml",
    NamesWords = "names/words.toml",
    NarrationBanks = "narration/banks.toml",
    NarrationChannels = "narration/channels.toml",
    NarrationReturns = "narration/returns.toml",
    NarrationSegments = "narration/segments.toml",
    NarrationVpa = "narration/vpa.toml",
    PolicyLimits = "policy/limits.toml",
    Roots = "roots/README.md",
    Version = "version.toml",
}

/// Which files have been read, by their place in [`DataFile::ALL`].
static IS_READ: [AtomicBool; DataFile::ALL.len()] = [const { AtomicBool::new(false) }; DataFile::ALL.len()];

impl DataFile {
    /// The file as it is written.
    pub(crate) fn text(self) -> &'static str {
        if let Some(is_read) = IS_READ.get(self as usize) {
            is_read.store(true, Ordering::Relaxed);
        }
        self.contents()
    }

    /// The file as the table that it is.
    pub(crate) fn table<T: DeserializeOwned>(self) -> T {
        parsed(self.path(), self.text())
    }

    /// The words of a file in which lines that begin with `#` are comments.
    pub(crate) fn words(self) -> impl Iterator<Item = &'static str> {
        self.text().lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace)
    }

    /// Stops the program because the file has no such key.
    #[expect(clippy::panic, reason = "a rule without its number or its sentence must not decide anything")]
    pub(crate) fn lacks(self, key: &str) -> ! {
        panic!("engine/data/{} lacks `{key}`", self.path())
    }

    pub(crate) fn is_read(self) -> bool {
        IS_READ.get(self as usize).is_some_and(|is_read| is_read.load(Ordering::Relaxed))
    }
}

fn parsed<T: DeserializeOwned>(path: &str, text: &str) -> T {
    if path.rsplit('.').next() == Some("json") {
        unbroken(path, serde_json::from_str(text))
    } else {
        unbroken(path, toml::from_str(text))
    }
}

#[expect(clippy::panic, reason = "a program with a broken table must not decide anything")]
fn unbroken<T>(path: &str, read: Result<T, impl Display>) -> T {
    read.unwrap_or_else(|error| panic!("engine/data/{path} is broken: {error}"))
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Checks that a table is read strictly: a key too many, or a section or a key too few, is an error. `maps` are the
    /// sections whose keys are free, and `optional` the keys that may be absent; both with dots between their parts.
    pub(crate) fn assert_strict<T: DeserializeOwned>(file: DataFile, maps: &[&str], optional: &[&str]) {
        let reads = |table: &toml::Table| toml::from_str::<T>(&toml::to_string(table).unwrap()).is_ok();
        let whole: toml::Table = toml::from_str(file.contents()).unwrap();
        assert!(reads(&whole), "{} does not fit its type", file.path());
        let mut sections = vec![Vec::new()];
        while let Some(section) = sections.pop() {
            let at = |table: &mut toml::Table, change: &dyn Fn(&mut toml::Table)| {
                let found =
                    section.iter().fold(table, |table, key: &String| table[key].as_table_mut().unwrap());
                change(found);
            };
            let mut longer = whole.clone();
            at(&mut longer, &|table| drop(table.insert("thershold".to_owned(), 1.into())));
            assert!(!reads(&longer), "{}: {section:?} may have any key", file.path());
            let own = section.iter().fold(&whole, |table, key| table[key].as_table().unwrap());
            for (key, value) in own {
                let path: Vec<String> = section.iter().chain([key]).cloned().collect();
                let dotted = path.join(".");
                if !optional.contains(&dotted.as_str()) {
                    let mut shorter = whole.clone();
                    at(&mut shorter, &|table| drop(table.remove(key)));
                    assert!(!reads(&shorter), "{} may lack `{dotted}`", file.path());
                }
                if value.is_table() && !maps.contains(&dotted.as_str()) {
                    sections.push(path);
                }
            }
        }
    }

    #[test]
    fn every_file_of_the_data_is_known() {
        fn below(folder: &Path, found: &mut Vec<String>) {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    below(&path, found);
                } else {
                    found.push(path.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
        let mut files = Vec::new();
        below(&folder, &mut files);
        files.sort();
        let known: Vec<String> = DataFile::ALL
            .iter()
            .map(|file| folder.join(file.path()).to_string_lossy().replace('\\', "/"))
            .collect();
        assert_eq!(files, known);
    }

    #[test]
    #[should_panic(expected = "engine/data/mule/patterns.toml is broken")]
    fn a_broken_table_stops_the_program_and_is_named() {
        let _: toml::Table = parsed("mule/patterns.toml", "points = ");
    }
}
