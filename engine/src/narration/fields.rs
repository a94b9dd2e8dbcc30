//! Picks the fields of a narration out of its segments, for all families whose segments tell themselves apart.

use super::Narration;
use super::channel::Head;
use super::segments::Segment;
use super::shapes::Kind;
use super::word_lists::NamePlace;

/// A machine's text of this length or more is an identifier, not a remark.
const LONG_CODE: usize = 20;

/// Fills name, bank, account and remark. The reference is the family's own.
pub(super) fn fill(head: &Head, segments: &[Segment], narration: &mut Narration) {
    let name = name_at(segments, head.name_place);
    narration.counterparty = name.and_then(|at| segments.get(at)).map(|segment| segment.text.to_owned());
    let hidden = segments.iter().position(|segment| segment.kind == Kind::Mask);
    narration.account_hint = hidden.and_then(|at| segments.get(at)).map(|segment| segment.text.to_owned());
    narration.bank = segments
        .iter()
        .enumerate()
        .find(|(at, segment)| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_)) && Some(*at) != name)
        .map(|(_, segment)| printed_bank(segment));
    let mut bank_at = None;
    if narration.bank.is_none() {
        // An unknown bank is told by its place, right before the hidden account.
        let like_a_name = |at: &usize| segments.get(*at).is_some_and(|segment| segment.kind == Kind::Name);
        bank_at = hidden.and_then(|at| at.checked_sub(1)).filter(|at| Some(*at) != name && like_a_name(at));
        narration.bank = bank_at.and_then(|at| segments.get(at)).map(|segment| segment.text.to_owned());
    }
    let rest = segments.iter().enumerate().filter(|(at, _)| Some(*at) != name && Some(*at) != bank_at);
    narration.remark = remark_of(rest.map(|(_, segment)| segment), head.separator)
        .or_else(|| head.spoken.map(|spoken| spoken.trim().to_owned()));
}

fn name_at(segments: &[Segment], place: NamePlace) -> Option<usize> {
    let is_name = |segment: &Segment| segment.kind == Kind::Name;
    let first = || {
        let plain =
            |segment: &Segment| is_name(segment) && !segment.text.bytes().any(|byte| byte.is_ascii_digit());
        segments.iter().position(plain).or_else(|| segments.iter().position(is_name))
    };
    match place {
        NamePlace::None => None,
        NamePlace::First => first(),
        NamePlace::Last => segments.iter().rposition(is_name),
        NamePlace::Payee => {
            let payee = |segment: &Segment| {
                is_name(segment) || (segment.kind == Kind::Bank && segment.text.len() > 4)
            };
            segments
                .iter()
                .position(payee)
                .or_else(|| segments.iter().position(|segment| segment.kind == Kind::Bank))
        }
        NamePlace::BeforeBank => {
            let number = segments
                .iter()
                .position(|segment| matches!(segment.kind, Kind::Rrn(_) | Kind::Reference(_)))?;
            let bank =
                segments.iter().rposition(|segment| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_)));
            let end = bank.filter(|bank| *bank > number).unwrap_or(segments.len());
            let before = segments.iter().take(end).rposition(is_name).filter(|at| *at > number);
            before.or_else(|| segments.iter().rposition(is_name).filter(|at| *at > number))
        }
    }
}

pub(super) fn printed_bank(segment: &Segment) -> String {
    match &segment.kind {
        Kind::Ifsc(code) => code.clone().into_owned(),
        _ => segment.text.to_owned(),
    }
}

/// The first bank behind the name.
pub(super) fn other_bank(segments: &[Segment], from: usize) -> Option<String> {
    let is_bank = |segment: &&Segment| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_));
    segments.iter().skip(from).find(is_bank).map(printed_bank)
}

pub(super) fn first_rrn_or_reference(segments: &[Segment]) -> Option<String> {
    first_rrn(segments).or_else(|| references(segments).next())
}

pub(super) fn last_rrn(segments: &[Segment]) -> Option<String> {
    segments.iter().rev().find_map(|segment| match &segment.kind {
        Kind::Rrn(number) => Some(number.clone().into_owned()),
        _ => None,
    })
}

pub(super) fn first_rrn(segments: &[Segment]) -> Option<String> {
    segments.iter().find_map(|segment| match &segment.kind {
        Kind::Rrn(number) => Some(number.clone().into_owned()),
        _ => None,
    })
}

/// All numbers that may tie the row to a payment, in the order printed.
pub(super) fn references<'a>(segments: &'a [Segment]) -> impl DoubleEndedIterator<Item = String> + 'a {
    segments.iter().filter_map(|segment| match &segment.kind {
        Kind::Rrn(number) | Kind::Reference(number) => Some(number.clone().into_owned()),
        _ => None,
    })
}

pub(super) fn remark_of<'a>(
    segments: impl Iterator<Item = &'a Segment<'a>>,
    separator: char,
) -> Option<String> {
    let mut remark = String::new();
    for segment in segments.filter(|segment| segment.is_remark()) {
        if segment.kind == Kind::Code && segment.text.len() >= LONG_CODE {
            continue;
        }
        if !remark.is_empty() {
            remark.push(separator);
        }
        remark.push_str(segment.text);
    }
    (!remark.is_empty()).then_some(remark)
}
