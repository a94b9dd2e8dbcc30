//! What the types of a handler do not tell.

use crate::errors::Code;

#[derive(Debug, Clone, Copy)]
pub(crate) struct OperationFacts {
    pub(crate) id: &'static str,
    /// Refusals beyond those that follow from having a token, a body or parameters.
    pub(crate) refusals: &'static [Code],
    /// Examples as JSON text, of the request's body and of the success answer.
    pub(crate) request: Option<&'static str>,
    pub(crate) answer: Option<&'static str>,
}
