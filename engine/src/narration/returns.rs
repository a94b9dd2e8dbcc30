//! Payments that came back: which rows say so, and why.
//!
//! For transfers only the head is believed, because a payer may write `loan return`. For mandates, cheques and charges
//! the words count wherever they stand.

use super::channel::Head;
use super::segments::Text;
use super::shapes::without_spaces;
use super::word_lists::{REASONS, RETURN_WORDS, ReturnReason};
use super::{Channel, Narration};

pub(super) fn read(text: &Text<'_>, head: &Head, narration: &mut Narration) {
    let upper = text.upper_from(0);
    let reason = reason(upper, head);
    let glued = || RETURN_WORDS.glued.stand_in(upper);
    narration.is_return |= match head.channel {
        Channel::Nach | Channel::Ecs | Channel::Cheque => {
            reason.is_some_and(|reason| reason.alone) || glued() || RETURN_WORDS.words.are_said_in(upper)
        }
        Channel::Charges => glued() || RETURN_WORDS.words.are_said_in(upper),
        Channel::Other => reason.is_some() || glued() || RETURN_WORDS.certain.are_said_in(upper),
        _ => false,
    };
    if !narration.is_return {
        return;
    }
    if narration.channel == Channel::Other {
        narration.channel = Channel::Return;
    }
    narration.return_reason = reason.or_else(|| coded_reason(head)).map(|reason| reason.key.clone());
    // What came back was not drawn.
    narration.is_mandate = false;
    // The bank's words for why are not what a payer wrote.
    narration.remark = None;
}

fn reason(upper: &str, head: &Head) -> Option<&'static ReturnReason> {
    if !matches!(
        head.channel,
        Channel::Nach | Channel::Ecs | Channel::Cheque | Channel::Charges | Channel::Other
    ) && !head.is_return
    {
        return None;
    }
    RETURN_WORDS.reason.get(REASONS.first_group_in(&without_spaces(upper))?)
}

/// The clearing house's two-digit code, where it stands alone.
fn coded_reason(head: &Head) -> Option<&'static ReturnReason> {
    let codes = |reason: &'static ReturnReason| match head.channel {
        Channel::Nach | Channel::Ecs => reason.nach.as_slice(),
        Channel::Cheque => reason.cheque.as_slice(),
        _ => &[],
    };
    let printed = |code: &String| head.segments.iter().any(|segment| segment.text == code);
    RETURN_WORDS.reason.iter().find(|reason| codes(reason).iter().any(printed))
}
