//! The word lists themselves.

use super::super::word_lists::*;
use crate::embedded::DataFile;
use crate::embedded::tests::assert_strict;

#[test]
fn every_word_list_parses() {
    assert_strict::<ChannelWords>(DataFile::NarrationChannels, &[], &[]);
    assert_strict::<SegmentWords>(DataFile::NarrationSegments, &[], &[]);
    assert_strict::<BankWords>(DataFile::NarrationBanks, &[], &[]);
    assert_strict::<VpaWords>(DataFile::NarrationVpa, &[], &[]);
    assert_strict::<ReturnWords>(DataFile::NarrationReturns, &[], &[]);
}

#[test]
fn words_are_written_in_the_case_they_are_compared_in() {
    /// What stands beside the words in these files.
    const NO_WORDS: [&str; 4] = ["channel", "name", "marks", "key"];
    fn words(value: &toml::Value, found: &mut Vec<String>) {
        match value {
            toml::Value::String(word) => found.push(word.clone()),
            toml::Value::Array(values) => values.iter().for_each(|value| words(value, found)),
            toml::Value::Table(table) => {
                let lists = table.iter().filter(|(key, _)| !NO_WORDS.contains(&key.as_str()));
                lists.for_each(|(_, value)| words(value, found));
            }
            _ => {}
        }
    }
    let mut upper = Vec::new();
    for file in [
        DataFile::NarrationChannels,
        DataFile::NarrationSegments,
        DataFile::NarrationBanks,
        DataFile::NarrationReturns,
    ] {
        words(&file.table(), &mut upper);
    }
    assert!(upper.len() > 500);
    for word in upper {
        assert_eq!(word, word.to_ascii_uppercase());
    }
    for word in VPA_WORDS.handles.iter().chain(VPA_WORDS.merchant_handles.iter()) {
        assert_eq!(*word, word.to_ascii_lowercase());
    }
}

#[test]
fn no_prefix_belongs_to_two_rules() {
    let mut seen = std::collections::HashSet::new();
    for start in CHANNEL_WORDS.rules.iter().flat_map(|rule| &rule.starts) {
        assert!(seen.insert(start), "{start} is written twice");
    }
}

#[test]
fn a_prefix_ends_where_its_word_ends() {
    assert_eq!(opens_with("UPI/DR", "UPI"), Some(3));
    assert_eq!(opens_with("UPIAR/1", "UPI"), None);
    assert_eq!(opens_with("CDM1234", "CDM"), Some(3));
}
