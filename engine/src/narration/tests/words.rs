//! The word lists themselves.

use super::super::words::*;

#[test]
fn every_word_list_parses() {
    toml::from_str::<ChannelWords>(CHANNELS).unwrap();
    toml::from_str::<SegmentWords>(SEGMENTS).unwrap();
    toml::from_str::<BankWords>(BANKS).unwrap();
    toml::from_str::<VpaWords>(VPA).unwrap();
    toml::from_str::<ReturnWords>(RETURNS).unwrap();
}

#[test]
fn words_are_written_in_the_case_they_are_compared_in() {
    let upper = |word: &String| assert_eq!(*word, word.to_ascii_uppercase());
    let channels = &*CHANNEL_WORDS;
    channels.lead_ins.iter().chain(&channels.reversal_lead_ins).chain(&channels.charge_words).for_each(upper);
    channels.rules.iter().flat_map(|rule| rule.starts.iter().chain(&rule.says)).for_each(upper);
    let segments = &*SEGMENT_WORDS;
    segments.fillers.iter().chain(&segments.purposes).chain(&segments.purpose_openings).for_each(upper);
    segments.cut_purposes.iter().chain(&segments.mandate_words).chain(&segments.unsplit).for_each(upper);
    let banks = &*BANK_WORDS;
    banks.codes.iter().chain(&banks.names).chain(&banks.endings).chain(&banks.suffixes).for_each(upper);
    let returns = &*RETURN_WORDS;
    returns.words.iter().chain(&returns.glued).chain(&returns.certain).for_each(upper);
    for word in VPA_WORDS.handles.iter().chain(&VPA_WORDS.merchant_handles) {
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
fn a_phrase_is_found_between_word_boundaries_only() {
    assert!(says("ACH RTN-28", "RTN"));
    assert!(!says("CARTNEY", "RTN"));
    assert!(says("X INT.PD:01", "INT.PD"));
    assert_eq!(opens_with("UPI/DR", "UPI"), Some(3));
    assert_eq!(opens_with("UPIAR/1", "UPI"), None);
    assert_eq!(opens_with("CDM1234", "CDM"), Some(3));
}
