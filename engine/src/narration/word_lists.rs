//! The word lists of the narration grammar, read once from `engine/data/narration`.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use serde::Deserialize;

use super::Channel;
use super::phrases::{Phrases, Pieces, WordList};

use crate::embedded::DataFile;

pub(super) static CHANNEL_WORDS: LazyLock<ChannelWords> = LazyLock::new(|| {
    let mut words: ChannelWords = DataFile::NarrationChannels.table();
    // The longest lead-in first, so that `TO TRANSFER` is not taken for `TO`.
    words.lead_ins.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words.reversal_lead_ins.sort_by_key(|word| std::cmp::Reverse(word.len()));
    words
});
/// The prefixes of the rules by their first letter, the longest first.
pub(super) static PREFIXES: LazyLock<FxHashMap<u8, Vec<(&'static str, &'static Rule)>>> =
    LazyLock::new(|| {
        let mut prefixes: FxHashMap<u8, Vec<(&'static str, &'static Rule)>> = FxHashMap::default();
        for rule in &CHANNEL_WORDS.rules {
            for start in &rule.starts {
                if let Some(first) = start.bytes().next() {
                    prefixes.entry(first).or_default().push((start, rule));
                }
            }
        }
        for starts in prefixes.values_mut() {
            starts.sort_by_key(|(start, _)| std::cmp::Reverse(start.len()));
        }
        prefixes
    });
/// The phrases by which a rule is known anywhere in a text: the group of each is the place of its rule.
pub(super) static SPOKEN_RULES: LazyLock<Phrases> = LazyLock::new(|| {
    let rules = CHANNEL_WORDS.rules.iter().enumerate();
    Phrases::grouped(rules.flat_map(|(place, rule)| rule.says.iter().map(move |phrase| (phrase, place))))
});
pub(super) static SEGMENT_WORDS: LazyLock<SegmentWords> =
    LazyLock::new(|| DataFile::NarrationSegments.table());
/// The words of reversals, where they may stand among others.
pub(super) static SPOKEN_REVERSALS: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::grouped(SEGMENT_WORDS.reversal_words.iter().zip(0..)));
pub(super) static BANK_WORDS: LazyLock<BankWords> = LazyLock::new(|| {
    let mut words: BankWords = DataFile::NarrationBanks.table();
    for name in &mut words.names {
        name.retain(|letter| letter != ' ');
    }
    words.names.sort_unstable();
    words
});
pub(super) static VPA_WORDS: LazyLock<VpaWords> = LazyLock::new(|| DataFile::NarrationVpa.table());
pub(super) static RETURN_WORDS: LazyLock<ReturnWords> = LazyLock::new(|| {
    let mut words: ReturnWords = DataFile::NarrationReturns.table();
    for reason in &mut words.reason {
        for phrase in &mut reason.phrases {
            phrase.retain(|letter| letter != ' ');
        }
    }
    words
});
/// The phrases of all reasons: the group of each is the place of its reason.
pub(super) static REASONS: LazyLock<Pieces> = LazyLock::new(|| {
    let reasons = RETURN_WORDS.reason.iter().enumerate();
    Pieces::grouped(
        reasons.flat_map(|(place, reason)| reason.phrases.iter().map(move |phrase| (phrase, place))),
    )
});

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChannelWords {
    pub(super) lead_ins: Vec<String>,
    pub(super) reversal_lead_ins: Vec<String>,
    pub(super) charge_words: Phrases,
    #[serde(rename = "rule")]
    pub(super) rules: Vec<Rule>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rule {
    pub(super) channel: Channel,
    #[serde(default)]
    pub(super) starts: Vec<String>,
    #[serde(default)]
    pub(super) says: Vec<String>,
    #[serde(default)]
    pub(super) name: NamePlace,
    #[serde(default, rename = "marks")]
    pub(super) flags: Vec<RuleFlag>,
}

impl Rule {
    pub(super) fn is(&self, flag: RuleFlag) -> bool {
        self.flags.contains(&flag)
    }
}

/// What a rule says beyond its channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RuleFlag {
    Returned,
    Reversal,
    Mandate,
    /// Words of a charge make it one.
    OrCharge,
    /// The matched prefix is a remark.
    KeepHead,
}

/// Where the counterparty stands among the segments.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum NamePlace {
    #[default]
    First,
    Last,
    BeforeBank,
    Payee,
    None,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SegmentWords {
    pub(super) fillers: WordList,
    pub(super) months: WordList,
    pub(super) purposes: WordList,
    pub(super) purpose_openings: WordList,
    pub(super) named_like_purposes: Vec<String>,
    pub(super) purpose_words: WordList,
    pub(super) behind_names: WordList,
    pub(super) ends_of_names: WordList,
    pub(super) cut_purposes: Vec<String>,
    pub(super) reversal_words: WordList,
    pub(super) mandate_words: Phrases,
    pub(super) unsplit: Vec<String>,
    pub(super) joining_words: WordList,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BankWords {
    pub(super) codes: WordList,
    /// Without spaces, in order.
    pub(super) names: Vec<String>,
    pub(super) endings: Vec<String>,
    pub(super) suffixes: WordList,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VpaWords {
    pub(super) handles: WordList,
    pub(super) hyphenated_openings: WordList,
    pub(super) merchant_openings: Vec<String>,
    pub(super) merchant_handles: WordList,
    pub(super) merchant_words: Pieces,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReturnWords {
    pub(super) words: Phrases,
    pub(super) glued: Pieces,
    pub(super) certain: Phrases,
    pub(super) reason: Vec<ReturnReason>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReturnReason {
    pub(super) key: String,
    #[serde(default)]
    pub(super) alone: bool,
    pub(super) phrases: Vec<String>,
    pub(super) nach: Vec<String>,
    pub(super) cheque: Vec<String>,
}

/// The length of the prefix if `text` (in upper case) opens with it and the word ends there. Digits may follow at once:
/// banks glue them on.
pub(super) fn opens_with(text: &str, prefix: &str) -> Option<usize> {
    let rest = text.strip_prefix(prefix)?;
    let ends_in_letter = prefix.ends_with(|last: char| last.is_ascii_alphabetic());
    let goes_on = ends_in_letter && rest.starts_with(|next: char| next.is_ascii_alphabetic());
    (!goes_on).then_some(prefix.len())
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&CHANNEL_WORDS);
    LazyLock::force(&PREFIXES);
    LazyLock::force(&SPOKEN_RULES);
    LazyLock::force(&SEGMENT_WORDS);
    LazyLock::force(&SPOKEN_REVERSALS);
    LazyLock::force(&BANK_WORDS);
    LazyLock::force(&VPA_WORDS);
    LazyLock::force(&RETURN_WORDS);
    LazyLock::force(&REASONS);
}
