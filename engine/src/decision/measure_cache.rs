//! Measures the case for one loan after another: each loan only once, and not too many of them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::DecisionInput;
use crate::loan::Ask;
use crate::metrics::measures::Measures;
use crate::money::Paise;

/// Measuring reads the whole statement: a search that has not ended by then is given up.
pub(super) const MOST_MEASUREMENTS: usize = 60;

/// By amount and tenure.
type Seen = BTreeMap<(Option<Paise>, u16), Rc<Measures>>;

pub(super) struct MeasureCache<'a> {
    pub(super) input: &'a DecisionInput<'a>,
    seen: RefCell<Seen>,
}

impl<'a> MeasureCache<'a> {
    pub(super) const fn new(input: &'a DecisionInput<'a>) -> Self {
        Self { input, seen: RefCell::new(BTreeMap::new()) }
    }

    /// The same application for another loan.
    pub(super) const fn ask(&self, amount: Option<Paise>, tenure_months: u16) -> Ask {
        Ask { amount, tenure_months, ..self.input.ask }
    }

    /// `None` once the case has been measured too often.
    pub(super) fn at(&self, amount: Option<Paise>, tenure_months: u16) -> Option<Rc<Measures>> {
        let loan = (amount, tenure_months);
        if let Some(measures) = self.seen.borrow().get(&loan) {
            return Some(Rc::clone(measures));
        }
        if self.seen.borrow().len() >= MOST_MEASUREMENTS {
            return None;
        }
        let measures = Rc::new((self.input.measure)(&self.ask(amount, tenure_months)));
        self.seen.borrow_mut().insert(loan, Rc::clone(&measures));
        Some(measures)
    }

    /// At the tenure asked for.
    pub(super) fn with(&self, amount: Paise) -> Option<Rc<Measures>> {
        self.at(Some(amount), self.input.ask.tenure_months)
    }
}
