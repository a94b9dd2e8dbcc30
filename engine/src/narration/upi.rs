//! UPI: one rail, a dozen grammars. With hyphens the payment address is found first and the name is what stands before
//! it; with slashes the place of the twelve-digit number tells the form.

use super::channel::Head;
use super::fields::{first_rrn_or_reference, other_bank, printed_bank, remark_of};
use super::segments::Segment;
use super::shapes::{Kind, address_of, kind_of};
use super::word_lists::{NamePlace, SEGMENT_WORDS, VPA_WORDS};
use super::{Direction, Narration};

pub(super) fn read(head: &mut Head, direction: Direction, narration: &mut Narration) {
    if head.separator == '-' {
        join_hyphenated_addresses(&mut head.segments);
    }
    let segments = head.segments.as_slice();
    narration.vpa = address(segments, direction);
    narration.reference = first_rrn_or_reference(segments);
    narration.is_merchant = is_merchant(segments, narration.vpa.as_deref());
    let says_mandate = |segment: &Segment| SEGMENT_WORDS.mandate_words.are_said_in(segment.text);
    narration.is_mandate |= segments.iter().any(says_mandate);

    let name = if head.name_place == NamePlace::None {
        None
    } else if head.separator == '-' {
        hyphenated_name(segments)
    } else {
        slashed_name(segments)
    };
    let (counterparty, after) = match name {
        Some(Name { from, to }) => (Some(joined(segments, from, to)), to),
        None => (None, 0),
    };
    narration.bank = other_bank(segments, after).or_else(|| bank_before_number(segments));
    narration.counterparty = counterparty;
    let cut_address = cut_address(segments);
    let rest = segments.iter().enumerate().skip(after).filter(|(at, _)| Some(*at) != cut_address);
    narration.remark = remark_of(rest.map(|(_, segment)| segment), head.separator);
}

/// `UPI payment to NAME (address) Ref NUMBER remark`: a sentence in place of segments. Only where no segment told who it is.
pub(super) fn read_spoken(text: &str, narration: &mut Narration) {
    if narration.counterparty.is_some() || narration.vpa.is_some() {
        return;
    }
    let Some((before, rest)) = text.split_once('(') else { return };
    let Some((inside, after)) = rest.split_once(')') else { return };
    let Some(address) = address_of(inside) else { return };
    let spoken: Vec<&str> = before.split_whitespace().collect();
    let is_turn = |word: &&str| word.eq_ignore_ascii_case("to") || word.eq_ignore_ascii_case("from");
    let name = spoken.iter().rposition(is_turn).and_then(|at| spoken.get(at + 1..));
    narration.counterparty = name.filter(|words| !words.is_empty()).map(|words| words.join(" "));
    narration.is_merchant = is_merchant(&[], Some(&address));
    narration.vpa = Some(address);
    let is_remark =
        |word: &&str| !word.eq_ignore_ascii_case("ref") && !word.bytes().all(|byte| byte.is_ascii_digit());
    let remark: Vec<&str> = after.split_whitespace().filter(is_remark).collect();
    narration.remark = (!remark.is_empty()).then(|| remark.join(" "));
}

/// The segments of a name: more than one if the name itself has the separator.
#[derive(Debug, Clone, Copy)]
struct Name {
    from: usize,
    to: usize,
}

impl Name {
    fn at(at: usize) -> Self {
        Self { from: at, to: at + 1 }
    }
}

fn joined(segments: &[Segment], from: usize, to: usize) -> String {
    let parts: Vec<&str> = segments.iter().take(to).skip(from).map(|segment| segment.text).collect();
    parts.join("-")
}

/// An address may have a hyphen of its own: `NAME-1@OKSBI` and `PAYTM-8734@PTYBL` are put together again.
fn join_hyphenated_addresses(segments: &mut [Segment]) {
    let Some(at) = segments.iter().position(|segment| segment.kind == Kind::Address) else { return };
    let Some([before, found]) = at.checked_sub(1).and_then(|from| segments.get_mut(from..=at)) else {
        return;
    };
    let local = found.text.split('@').next().unwrap_or_default();
    let short = local.len() <= 2 && local.bytes().all(|byte| byte.is_ascii_digit());
    let opening = VPA_WORDS.hyphenated_openings.has_in_any_case(before.text);
    if before.text.is_empty() || before.text.contains(' ') || !(short || opening) {
        return;
    }
    if let Some(address) = address_of(&format!("{}-{}", before.text, found.text)) {
        found.address = Some(address);
        // The only segment before may be the name as well as the opening of the address; then it is both.
        if at > 1 {
            before.kind = Kind::Address;
        }
    }
}

/// The other side's address. Where both sides are printed, `From:` and `To:` tell them apart.
fn address(segments: &[Segment], direction: Direction) -> Option<String> {
    let label = match direction {
        Direction::Credit => "FROM:",
        Direction::Debit => "TO:",
    };
    let labelled = segments.iter().find(|segment| {
        segment.text.get(..label.len()).is_some_and(|opening| opening.eq_ignore_ascii_case(label))
    });
    let found = labelled.and_then(|segment| segment.address.clone());
    found.or_else(|| segments.iter().find_map(|segment| segment.address.clone()))
}

fn is_merchant(segments: &[Segment], vpa: Option<&str>) -> Option<bool> {
    let marked = |mark: &str| segments.iter().take(3).any(|segment| segment.text.eq_ignore_ascii_case(mark));
    if marked("P2M") {
        return Some(true);
    }
    if marked("P2A") || marked("P2P") {
        return Some(false);
    }
    let vpa = vpa?;
    let (local, handle) = vpa.split_once('@')?;
    let shop_code = local
        .strip_prefix('q')
        .is_some_and(|rest| rest.len() >= 3 && rest.bytes().all(|byte| byte.is_ascii_digit()));
    let of_a_shop = shop_code
        || VPA_WORDS.merchant_handles.has(handle)
        || VPA_WORDS.merchant_openings.iter().any(|opening| local.starts_with(opening.as_str()))
        || VPA_WORDS.merchant_words.stand_in(local);
    of_a_shop.then_some(true)
}

/// `NAME-ADDRESS-IFSC-NUMBER-REMARK`: the name is all that stands before the address, hyphens included.
fn hyphenated_name(segments: &[Segment]) -> Option<Name> {
    let address = segments.iter().position(|segment| segment.kind == Kind::Address);
    let stops = |segment: &Segment| {
        matches!(segment.kind, Kind::Address | Kind::Ifsc(_) | Kind::Rrn(_) | Kind::Reference(_))
    };
    let end = segments.iter().position(stops).unwrap_or(segments.len());
    let can_open = |segment: &Segment| {
        segment.kind == Kind::Name || (segment.kind == Kind::Bank && segment.text.len() > 4)
    };
    let from = segments.iter().take(end).position(can_open);
    let Some(from) = from else {
        // The number first, then the name.
        let end = address.unwrap_or(segments.len());
        let at = segments.iter().take(end).position(|segment| segment.kind == Kind::Name)?;
        return Some(Name::at(at));
    };
    if address != Some(end) {
        return Some(Name::at(from));
    }
    let goes_on =
        |segment: &&Segment| matches!(segment.kind, Kind::Name | Kind::Number | Kind::Filler | Kind::Purpose);
    let more = segments.iter().take(end).skip(from + 1).take_while(goes_on).count();
    Some(Name { from, to: from + 1 + more })
}

fn slashed_name(segments: &[Segment]) -> Option<Name> {
    let direction_mark = |segment: &Segment| {
        ["DR", "CR", "P2A", "P2M", "P2P", "P2V", "REV", "RVSL"]
            .iter()
            .any(|mark| segment.text.eq_ignore_ascii_case(mark))
    };
    let directed = segments.iter().take(3).any(direction_mark);
    let content = segments.iter().position(|segment| !matches!(segment.kind, Kind::Filler | Kind::Empty))?;
    match segments.get(content)?.kind {
        // `NAME/ADDRESS/…` and `NAME/NUMBER/…`.
        Kind::Name => Some(Name::at(content)),
        Kind::Rrn(_) | Kind::Reference(_) | Kind::Number if directed => name_after_number(segments, content),
        // `NUMBER/REMARK/ADDRESS/BANK` names nobody, `NUMBER/ADDRESS/NAME/REMARK` does.
        Kind::Rrn(_) | Kind::Reference(_) if opens_with_mob(segments) => {
            name_before_remark(segments, content)
        }
        Kind::Rrn(_) | Kind::Reference(_) => undirected_name(segments, content),
        // `BANK/NUMBER/NAME/REMARK`.
        Kind::Bank | Kind::Ifsc(_) if segments.get(content..).is_some_and(opens_with_bank_and_number) => {
            undirected_name(segments, content + 1)
        }
        _ => None,
    }
}

fn name_after_number(segments: &[Segment], number: usize) -> Option<Name> {
    let before_name = |segment: &Segment| {
        let numeric = matches!(segment.kind, Kind::Reference(_) | Kind::Number | Kind::Stamp);
        numeric || matches!(segment.kind, Kind::Filler | Kind::Empty | Kind::Purpose)
    };
    let at = segments.iter().skip(number + 1).position(|segment| !before_name(segment))? + number + 1;
    let found = segments.get(at)?;
    // A bank in the name's place is the payee if the other side's bank follows.
    let bank_as_payee = found.kind == Kind::Bank
        && found.text.len() > 4
        && segments.iter().skip(at + 1).any(|segment| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_)));
    (found.kind == Kind::Name || bank_as_payee).then(|| Name::at(at))
}

fn opens_with_mob(segments: &[Segment]) -> bool {
    segments.first().is_some_and(|segment| segment.text.eq_ignore_ascii_case("MOB"))
}

/// Names are printed in capitals, remarks as they were typed.
fn is_plain_name(segment: &Segment) -> bool {
    segment.kind == Kind::Name
        && !segment.text.bytes().any(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase())
}

/// `MOB/NUMBER/NAME/REMARK`; of `MOB/NUMBER/REMARK` nobody is named.
fn name_before_remark(segments: &[Segment], number: usize) -> Option<Name> {
    let at = number + 1;
    let is_followed = at + 1 < segments.len();
    (is_followed && segments.get(at).is_some_and(is_plain_name)).then(|| Name::at(at))
}

fn undirected_name(segments: &[Segment], number: usize) -> Option<Name> {
    let plain = is_plain_name;
    if let Some(address) = segments.iter().rposition(|segment| segment.kind == Kind::Address) {
        // `NUMBER/NAME/ADDRESS/REMARK`; before an address that a bank follows stands a remark.
        let before = address.checked_sub(1).filter(|before| *before > number);
        let follows_no_bank = segments
            .get(address + 1)
            .is_some_and(|next| !matches!(next.kind, Kind::Bank | Kind::Ifsc(_)) && !plain(next));
        if let Some(before) =
            before.filter(|before| follows_no_bank && segments.get(*before).is_some_and(plain))
        {
            return Some(Name::at(before));
        }
        // `NUMBER/ADDRESS/NAME/REMARK`: what stands last behind an address is a remark.
        let at = address + 1;
        return (at + 1 < segments.len() && segments.get(at).is_some_and(plain)).then(|| Name::at(at));
    }
    let is_bank = |at: usize| {
        segments.get(at).is_some_and(|segment| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_)))
    };
    let candidates = || segments.iter().enumerate().skip(number + 1).filter(|(_, segment)| plain(segment));
    let before_bank = candidates().map(|(at, _)| at).find(|at| is_bank(at + 1));
    before_bank.or_else(|| candidates().map(|(at, _)| at).next()).map(Name::at)
}

/// The bank of `BANK/NUMBER/NAME/REMARK`.
fn bank_before_number(segments: &[Segment]) -> Option<String> {
    segments
        .windows(2)
        .find(|pair| opens_with_bank_and_number(pair))
        .and_then(|pair| pair.first())
        .map(printed_bank)
}

fn opens_with_bank_and_number(segments: &[Segment]) -> bool {
    matches!(segments, [bank, number, ..]
        if matches!(bank.kind, Kind::Bank | Kind::Ifsc(_)) && matches!(number.kind, Kind::Rrn(_)))
}

/// Where a bank cuts addresses to ten letters, the segment behind its code is what is left of one.
fn cut_address(segments: &[Segment]) -> Option<usize> {
    let directed = segments
        .iter()
        .take(3)
        .any(|segment| segment.text.eq_ignore_ascii_case("DR") || segment.text.eq_ignore_ascii_case("CR"));
    let bank = segments.iter().position(|segment| matches!(segment.kind, Kind::Bank | Kind::Ifsc(_)))?;
    let next = segments.get(bank + 1)?;
    let one_word = !next.text.contains(' ') && kind_of(next.text) != Kind::Purpose;
    let none_printed = !segments.iter().any(|segment| segment.kind == Kind::Address);
    (directed && none_printed && one_word).then_some(bank + 1)
}
