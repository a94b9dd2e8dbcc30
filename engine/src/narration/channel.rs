//! By which channel the money moved: the head of a narration, matched against the table of `channels.toml`.
//!
//! Prefixes are believed before words inside the text, because the rest of a narration is written by payers.

use super::Channel;
use super::segments::{Segment, Text, segments_of};
use super::shapes::{Kind, is_return_reason};
use super::word_lists::{
    CHANNEL_WORDS, NamePlace, PREFIXES, Rule, RuleFlag, SEGMENT_WORDS, SPOKEN_REVERSALS, SPOKEN_RULES,
    opens_with,
};

/// What the head of a narration says, and the segments after it.
#[derive(Debug)]
pub(super) struct Head<'a> {
    pub(super) channel: Channel,
    pub(super) name_place: NamePlace,
    /// What the head said in words, where that is worth keeping as a remark.
    pub(super) spoken: Option<&'a str>,
    pub(super) separator: char,
    pub(super) segments: Vec<Segment<'a>>,
    pub(super) is_reversal: bool,
    pub(super) is_return: bool,
    pub(super) is_mandate: bool,
}

const SEPARATORS: [char; 3] = ['/', '-', '*'];

pub(super) fn head<'a>(text: &'a Text<'_>) -> Head<'a> {
    let mut start = 0;
    let mut led_in = false;
    let mut is_reversal = false;
    loop {
        let upper = text.upper_from(start);
        if let Some((rule, length)) = longest_prefix(upper) {
            return matched(text, start, length, rule, is_reversal);
        }
        let reversal = lead_in(upper, &CHANNEL_WORDS.reversal_lead_ins);
        let Some(length) = reversal.or_else(|| lead_in(upper, &CHANNEL_WORDS.lead_ins)) else { break };
        led_in = true;
        is_reversal |= reversal.is_some();
        start += length;
    }
    let upper = text.upper_from(start);
    let charged = CHANNEL_WORDS.charge_words.are_said_in(upper);
    let rule = SPOKEN_RULES.first_group_in(upper).and_then(|place| CHANNEL_WORDS.rules.get(place));
    let mut head = segmented(text, start, 0, rule.map(|rule| rule.channel).unwrap_or_default());
    if let Some(rule) = rule {
        // A word in the middle names no place for a counterparty, except that of a third-party transfer.
        head.name_place = if rule.name == NamePlace::Last { rule.name } else { NamePlace::None };
        head.is_mandate = rule.is(RuleFlag::Mandate);
    } else {
        head.name_place = if led_in { NamePlace::First } else { NamePlace::None };
        if led_in && !head.segments.is_empty() {
            head.channel = Channel::Transfer;
        }
    }
    if charged && !has_payment_number(&head.segments) {
        as_charge(&mut head);
    } else if head.channel == Channel::Other && head.segments.iter().any(|segment| segment.address.is_some())
    {
        head.channel = Channel::Upi;
    }
    head.is_reversal |= is_reversal || undone(&head, upper);
    head
}

fn longest_prefix(upper: &str) -> Option<(&'static Rule, usize)> {
    let starts = PREFIXES.get(upper.as_bytes().first()?)?;
    starts.iter().find_map(|(start, rule)| opens_with(upper, start).map(|length| (*rule, length)))
}

/// The length of a lead-in and the marks after it.
fn lead_in(upper: &str, words: &[String]) -> Option<usize> {
    let length = words.iter().find_map(|word| opens_with(upper, word))?;
    let rest = upper.get(length..)?;
    Some(upper.len() - rest.trim_start_matches([' ', '-', ':', '/', '_', '.', '*']).len())
}

fn matched<'a>(text: &'a Text<'_>, start: usize, length: usize, rule: &Rule, is_reversal: bool) -> Head<'a> {
    let mut head = segmented(text, start, length, rule.channel);
    head.name_place = rule.name;
    head.is_return = rule.is(RuleFlag::Returned);
    head.is_reversal = is_reversal || rule.is(RuleFlag::Reversal);
    head.is_mandate = rule.is(RuleFlag::Mandate);
    head.spoken = rule.is(RuleFlag::KeepHead).then(|| text.printed_between(start, start + length));
    let upper = text.upper_from(start);
    // A shop may be called so, and a payer may write it; a charge is posted without the number of a payment.
    let by_number = match rule.channel {
        Channel::Imps | Channel::Neft | Channel::Rtgs => has_payment_number(&head.segments),
        Channel::Card => {
            head.segments.iter().any(|segment| matches!(segment.kind, Kind::Mask | Kind::Rrn(_)))
        }
        _ => false,
    };
    if rule.is(RuleFlag::OrCharge) && !by_number && CHANNEL_WORDS.charge_words.are_said_in(upper) {
        as_charge(&mut head);
    }
    head.is_reversal |= undone(&head, upper);
    if head.is_return {
        for segment in head.segments.iter_mut().filter(|segment| is_return_reason(segment.text)) {
            segment.kind = Kind::Purpose;
        }
    }
    head
}

fn as_charge(head: &mut Head) {
    head.channel = Channel::Charges;
    head.name_place = NamePlace::None;
    head.is_mandate = false;
}

fn segmented<'a>(text: &'a Text<'_>, start: usize, length: usize, channel: Channel) -> Head<'a> {
    let body = text.printed_from(start + length);
    let prefix = text.printed_between(start, start + length);
    let (separator, body) = separator_of(prefix, body, channel);
    Head {
        channel,
        name_place: NamePlace::None,
        spoken: None,
        separator,
        segments: segments_of(body, separator, channel),
        is_reversal: false,
        is_return: false,
        is_mandate: false,
    }
}

/// The mark that separates, and the text after its first occurrence if that stands right after the prefix.
fn separator_of<'a>(prefix: &str, body: &'a str, channel: Channel) -> (char, &'a str) {
    if let Some(last) = prefix.chars().last().filter(|last| SEPARATORS.contains(last)) {
        return (last, body);
    }
    let trimmed = body.trim_start_matches([' ', ':', '_', '.']);
    if let Some(first) = trimmed.chars().next().filter(|first| SEPARATORS.contains(first)) {
        return (first, trimmed.get(1..).unwrap_or_default());
    }
    // Names of shops have hyphens; what a card terminal sends is not separated by them.
    let by_hyphen = channel != Channel::Card;
    let separator = if trimmed.contains('/') {
        '/'
    } else if by_hyphen && trimmed.contains('-') {
        '-'
    } else if matches!(channel, Channel::Nach | Channel::Ecs) && trimmed.contains(',') {
        ','
    } else {
        '/'
    };
    (separator, trimmed)
}

fn has_payment_number(segments: &[Segment]) -> bool {
    segments.iter().any(|segment| {
        segment.address.is_some()
            || match &segment.kind {
                Kind::Rrn(_) => true,
                Kind::Reference(reference) => reference.len() >= 12,
                _ => false,
            }
    })
}

/// Whether the text says that an earlier posting was undone. Where payers and their names are printed, a word among
/// others proves nothing (a priest is `REV`), so it must be a segment of its own.
fn undone(head: &Head, upper: &str) -> bool {
    match head.channel {
        Channel::Upi | Channel::Imps | Channel::Neft | Channel::Rtgs => {
            head.segments.iter().any(|segment| SEGMENT_WORDS.reversal_words.has_in_any_case(segment.text))
        }
        // A reverse sweep brings money back from a deposit; it undoes nothing.
        _ if upper.contains("SWEEP") => false,
        _ => SPOKEN_REVERSALS.are_said_in(upper),
    }
}
