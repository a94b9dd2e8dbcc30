//! Where a span stands: which trace it is of, and which span of it.

use lending_base::{AnalysisId, NoEntropy, entropy};
use opentelemetry::trace::{SpanContext, SpanId, TraceFlags, TraceId, TraceState};
use sha2::{Digest, Sha256};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) trace: TraceId,
    pub(super) span: SpanId,
}

impl Place {
    /// The root of the trace of an analysis: the request that uploaded it. Follows from the id alone, so that whoever has
    /// the analysis has its trace, in every process, version and attempt. Never change it: spans would lose their trace.
    pub(super) fn of_upload(analysis: &AnalysisId) -> Self {
        let digest: [u8; 32] = Sha256::digest(format!("lending trace v1\n{analysis}")).into();
        let (mut trace, mut span) = ([0; 16], [0; 8]);
        trace.copy_from_slice(&digest[..16]);
        span.copy_from_slice(&digest[16..24]);
        Self { trace: TraceId::from_bytes(trace), span: SpanId::from_bytes(span) }
    }

    /// The root of a fresh trace.
    pub(super) fn apart() -> Result<Self, NoEntropy> {
        Ok(Self {
            trace: TraceId::from_bytes(entropy::bytes()?),
            span: SpanId::from_bytes(entropy::bytes()?),
        })
    }

    /// A fresh span of the same trace.
    pub(super) fn beside(self) -> Result<Self, NoEntropy> {
        Ok(Self { trace: self.trace, span: SpanId::from_bytes(entropy::bytes()?) })
    }

    pub(super) fn context(self, is_remote: bool) -> SpanContext {
        // Always sampled: whoever wants less has the collector keep less, of whole traces.
        SpanContext::new(self.trace, self.span, TraceFlags::SAMPLED, is_remote, TraceState::default())
    }
}

/// The span that a caller says a request is part of. It is linked to and never taken over: otherwise callers would decide
/// which traces there are, and one id given twice would throw two analyses together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallersSpan(pub(super) Place);

impl CallersSpan {
    /// From a `traceparent` header as W3C has it. What does not fit to the letter is as if it had not come.
    pub fn parse(header: &str) -> Option<Self> {
        let mut parts = header.split('-');
        let (version, trace) = (parts.next()?, parts.next()?);
        let (span, flags) = (parts.next()?, parts.next()?);
        // Only a later version may have more.
        let is_whole = version != "00" || parts.next().is_none();
        let fits = is_hex(version, 2) && version != "ff" && is_hex(flags, 2) && is_whole;
        if !fits || !is_hex(trace, 32) || !is_hex(span, 16) {
            return None;
        }
        let place = Place { trace: TraceId::from_hex(trace).ok()?, span: SpanId::from_hex(span).ok()? };
        (place.trace != TraceId::INVALID && place.span != SpanId::INVALID).then_some(Self(place))
    }
}

fn is_hex(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_an_upload_follows_from_the_id_and_is_what_it_always_was() {
        let id = AnalysisId::parse("an_01ARZ3NDEKTSV4RRFFQ69G5FAV").unwrap();
        let other = AnalysisId::parse("an_01ARZ3NDEKTSV4RRFFQ69G5FAW").unwrap();
        let place = Place::of_upload(&id);
        assert_eq!(place, Place::of_upload(&id));
        assert_ne!(place.trace, Place::of_upload(&other).trace);
        assert_eq!(place.trace.to_string(), "a755ab8e3b6a519a8a36bf95ce480e69");
        assert_eq!(place.span.to_string(), "86a7f98b01c1a97f");
    }

    #[test]
    fn a_span_of_a_caller_is_read_to_the_letter_or_not_at_all() {
        let (trace, span) = ("0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331");
        let read = |header: &str| CallersSpan::parse(header).map(|CallersSpan(place)| place);
        let place = read(&format!("00-{trace}-{span}-01")).unwrap();
        assert_eq!((place.trace.to_string().as_str(), place.span.to_string().as_str()), (trace, span));
        assert!(read(&format!("01-{trace}-{span}-01-more")).is_some());
        for wrong in [
            String::new(),
            "00".to_owned(),
            format!("00-{trace}-{span}"),
            format!("00-{trace}-{span}-01-more"),
            format!("ff-{trace}-{span}-01"),
            format!("00-{}-{span}-01", trace.to_uppercase()),
            format!("00-{}-{span}-01", "0".repeat(32)),
            format!("00-{trace}-{}-01", "0".repeat(16)),
            format!("00-+{}-{span}-01", &trace[1..]),
            format!("00-{trace}-{span}-1"),
        ] {
            assert_eq!(read(&wrong), None, "{wrong}");
        }
    }
}
