//! What a statement declares of its rows. A label may have several figures near it, and a summary may stand askew below
//! its headings: which figure is meant, the rows tell. Only where none agrees does the first stand, and disagree.

use super::super::amount::DecimalMark;
use super::figures;
use super::values::Labelled;
use super::word_lists::Field;
use crate::money::Paise;
use crate::statement::Declared;

/// Every figure that may be meant, the likeliest first.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct DeclaredFigures {
    pub(crate) named: Figures,
    /// Beside or below headings of several figures: meant only where they agree with the rows.
    nearby: Figures,
}

#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct Figures {
    pub(crate) opening: Vec<Paise>,
    pub(crate) closing: Vec<Paise>,
    pub(crate) debit_total: Vec<Paise>,
    pub(crate) credit_total: Vec<Paise>,
    debit_count: Vec<usize>,
    credit_count: Vec<usize>,
}

/// What the rows come to, as far as they tell.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct RowSums {
    /// The balance before the first row and after the last, whichever way the statement is printed.
    pub(crate) openings: Vec<Paise>,
    pub(crate) closings: Vec<Paise>,
    /// `None` where the rows do not print their directions: the balances will tell them, later.
    pub(crate) moved: Option<MovedSums>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MovedSums {
    pub(crate) debits: Paise,
    pub(crate) credits: Paise,
    pub(crate) debit_count: usize,
    pub(crate) credit_count: usize,
}

/// The values of a summary stand at most so many lines below its headings.
const LINES_BELOW: usize = 2;

impl DeclaredFigures {
    pub(super) fn read(labelled: &Labelled<'_>, text: &[String], decimal: DecimalMark) -> Self {
        let balances = |field: Field| -> Vec<Paise> {
            labelled.values(field).filter_map(|value| figures::balance(value, decimal)).collect()
        };
        let totals = |field: Field| -> Vec<Paise> {
            labelled.values(field).filter_map(|value| figures::total(value, decimal)).collect()
        };
        let counts =
            |field: Field| -> Vec<usize> { labelled.values(field).filter_map(figures::count).collect() };
        let named = Figures {
            opening: balances(Field::Opening),
            closing: balances(Field::Closing),
            debit_total: totals(Field::DebitTotal),
            credit_total: totals(Field::CreditTotal),
            debit_count: counts(Field::DebitCount),
            credit_count: counts(Field::CreditCount),
        };
        Self { named, nearby: Figures::of_summaries(labelled, text, decimal) }
    }

    /// The figures that agree with the rows; where none does, the likeliest.
    pub(crate) fn settled(&self, rows: &RowSums) -> Declared {
        let (named, nearby) = (&self.named, &self.nearby);
        // What one page carries forward and the next one brings is no balance of the account, though both are named so.
        let is_carried = |figure: &&Paise| named.opening.contains(figure) && !rows.closings.contains(figure);
        let closings: Vec<Paise> =
            named.closing.iter().filter(|figure| !is_carried(figure)).copied().collect();
        let moved = |agrees: &dyn Fn(MovedSums) -> bool| rows.moved.is_some_and(agrees);
        Declared {
            opening: meant(&named.opening, &nearby.opening, |figure| rows.openings.contains(figure)),
            closing: meant(&closings, &nearby.closing, |figure| rows.closings.contains(figure)),
            debit_total: meant(&named.debit_total, &nearby.debit_total, |figure| {
                moved(&|sums| *figure == sums.debits)
            }),
            credit_total: meant(&named.credit_total, &nearby.credit_total, |figure| {
                moved(&|sums| *figure == sums.credits)
            }),
            debit_count: meant(&named.debit_count, &nearby.debit_count, |figure| {
                moved(&|sums| *figure == sums.debit_count)
            }),
            credit_count: meant(&named.credit_count, &nearby.credit_count, |figure| {
                moved(&|sums| *figure == sums.credit_count)
            }),
        }
    }
}

impl DeclaredFigures {
    /// Where nothing moved: the closing balance is the opening one. `None` where no figure can be both.
    pub(crate) fn unmoved(&self) -> Option<Declared> {
        let closings: Vec<Paise> = self.named.closing.iter().chain(&self.nearby.closing).copied().collect();
        let mut openings = self.named.opening.iter().chain(&self.nearby.opening);
        let balance = *openings.find(|opening| closings.contains(opening))?;
        let nothing = RowSums {
            moved: Some(MovedSums {
                debits: Paise::ZERO,
                credits: Paise::ZERO,
                debit_count: 0,
                credit_count: 0,
            }),
            ..RowSums::default()
        };
        Some(Declared { opening: Some(balance), closing: Some(balance), ..self.settled(&nothing) })
    }
}

impl Figures {
    /// Where several headings stand on a line, every figure below may be that of each.
    fn of_summaries(labelled: &Labelled<'_>, text: &[String], decimal: DecimalMark) -> Self {
        let mut found = Self::default();
        for (at, line) in labelled.lines.iter().enumerate() {
            let fields: Vec<Field> = line.labels.iter().map(|label| label.field).collect();
            if fields.iter().filter(|field| field.is_figure()).count() < 2 {
                continue;
            }
            let below = text.get(at + 1..).unwrap_or_default().iter().take(LINES_BELOW);
            let words: Vec<&str> = below.flat_map(|line| line.split_whitespace()).collect();
            let amounts = || words.iter().filter_map(|word| figures::total(word, decimal));
            let signed = || words.iter().filter_map(|word| figures::balance(word, decimal));
            let counts = || words.iter().filter_map(|word| figures::count(word));
            for field in fields {
                match field {
                    Field::Opening => found.opening.extend(signed()),
                    Field::Closing => found.closing.extend(signed()),
                    Field::DebitTotal => found.debit_total.extend(amounts()),
                    Field::CreditTotal => found.credit_total.extend(amounts()),
                    Field::DebitCount => found.debit_count.extend(counts()),
                    Field::CreditCount => found.credit_count.extend(counts()),
                    _ => {}
                }
            }
        }
        found
    }
}

fn meant<T: Copy>(named: &[T], nearby: &[T], agrees: impl Fn(&T) -> bool) -> Option<T> {
    let fitting = named.iter().chain(nearby).copied().find(|figure| agrees(figure));
    fitting.or_else(|| named.first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figure_that_agrees_with_the_rows_is_meant_and_otherwise_the_first_that_is_named() {
        let figures = |named: &[i64], nearby: &[i64]| {
            let of = |figures: &[i64]| Figures {
                credit_total: figures.iter().copied().map(Paise::new).collect(),
                ..Figures::default()
            };
            DeclaredFigures { named: of(named), nearby: of(nearby) }
        };
        let rows = |credits| {
            let moved = MovedSums {
                credits: Paise::new(credits),
                debits: Paise::ZERO,
                debit_count: 0,
                credit_count: 1,
            };
            RowSums { moved: Some(moved), ..RowSums::default() }
        };
        let total =
            |figures: DeclaredFigures, credits| figures.settled(&rows(credits)).credit_total.map(Paise::get);
        assert_eq!(total(figures(&[25_000_000, 4_046_220], &[]), 4_046_220), Some(4_046_220));
        assert_eq!(total(figures(&[25_000_000], &[7, 4_046_220]), 4_046_220), Some(4_046_220));
        assert_eq!(total(figures(&[25_000_000], &[7]), 4_046_220), Some(25_000_000));
        assert_eq!(total(figures(&[], &[7]), 4_046_220), None);
    }
}
