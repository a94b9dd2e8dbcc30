//! Cards, cash machines, cash over the counter and cheques.

use super::channel::Head;
use super::fields::{fill, first_rrn, references};
use super::segments::{Kind, Segment};
use super::{Channel, Narration};

/// The digits of a cheque's number.
const CHEQUE_NUMBER: usize = 6;

pub(super) fn read(head: &Head, narration: &mut Narration) {
    let segments: Vec<Segment> = match head.channel {
        Channel::Card => head.segments.iter().filter(|segment| !is_stamp(segment)).cloned().collect(),
        _ => head.segments.clone(),
    };
    fill(head, &segments, narration);
    match head.channel {
        Channel::Cheque => narration.reference = cheque_number(&segments),
        Channel::Card => narration.reference = first_rrn(&segments),
        _ => {
            narration.reference = first_rrn(&segments);
            // A machine names its place, not a purpose, and the bank is the holder's own or the machine's.
            narration.remark = None;
            narration.bank = None;
        }
    }
    if head.channel != Channel::Cheque {
        // The card printed is the holder's own.
        narration.account_hint = None;
    }
}

/// A terminal prints the day as six digits.
fn is_stamp(segment: &Segment) -> bool {
    matches!(&segment.kind, Kind::Stamp) || matches!(&segment.kind, Kind::Reference(digits) if digits.len() == 6)
}

fn cheque_number(segments: &[Segment]) -> Option<String> {
    references(segments).find(|number| number.len() == CHEQUE_NUMBER).or_else(|| references(segments).next())
}
