//! Several files in one table, a line each.

use lending_engine::decision::Outcome;
use lending_engine::report::Report;

use super::decision;
use super::failure::Failure;
use super::figures::counted;
use super::look::{Align, Look, Tone, cell, widest};
use super::quality::{confidence, confidence_tone};
use super::text::{cut, printable};

/// Of a terminal's width.
const FEWEST_OF_AN_OUTCOME: usize = 20;

/// Kept instead of the reports, which are large.
#[derive(Debug, Default)]
pub(super) struct Summary {
    lines: Vec<Line>,
    exit_code: u8,
}

#[derive(Debug)]
struct Line {
    name: String,
    outcome: Result<Facts, String>,
}

#[derive(Debug)]
struct Facts {
    pages: usize,
    rows: usize,
    confidence: f64,
    reconciled: Option<bool>,
    breaks: usize,
    decision: Outcome,
}

impl Summary {
    pub(super) fn add(&mut self, name: &str, outcome: &Result<Report, Failure>) {
        let outcome = match outcome {
            Ok(report) => Ok(Facts {
                pages: report.data_quality.pages.total,
                rows: report.transactions.len(),
                confidence: report.data_quality.confidence,
                reconciled: report.data_quality.reconciled,
                breaks: report.data_quality.breaks.len(),
                decision: report.decision.outcome,
            }),
            Err(failure) => {
                // A fault of ours is the more important news.
                self.exit_code = match (self.exit_code, failure.exit_code()) {
                    (0, code) | (code, 0) => code,
                    (one, other) => one.min(other),
                };
                Err(failure.to_string())
            }
        };
        self.lines.push(Line { name: printable(name), outcome });
    }

    pub(super) const fn exit_code(&self) -> u8 {
        self.exit_code
    }

    pub(super) fn page(&self, look: Look) -> String {
        let header = [
            ("File", Align::Left),
            ("Pages", Align::Right),
            ("Rows", Align::Right),
            ("Confidence", Align::Right),
            ("Decision", Align::Left),
            ("Outcome", Align::Left),
        ];
        let read = || self.lines.iter().filter_map(|line| line.outcome.as_ref().ok());
        let (pages, rows): (usize, usize) =
            (read().map(|facts| facts.pages).sum(), read().map(|facts| facts.rows).sum());
        let reconciled = read().filter(|facts| facts.reconciled == Some(true)).count();
        let refused = self.lines.len() - read().count();
        let total_name = format!("{}, {refused} not read", counted(self.lines.len(), "file"));
        let total_outcome = format!("{reconciled} reconciled");

        let counts =
            [widest([pages.to_string().as_str(), "Pages"]), widest([rows.to_string().as_str(), "Rows"])];
        let fixed = [counts[0], counts[1], "Confidence".len(), "Decision".len()];
        let names = widest(self.lines.iter().map(|line| line.name.as_str()).chain([total_name.as_str()]));
        let for_outcomes = widest(self.lines.iter().map(|line| match &line.outcome {
            Ok(_) => "not reconciled",
            Err(failure) => failure.as_str(),
        }));
        // A name is cut only where even a short outcome would not fit beside it, and the total is never cut.
        let beside = |columns: usize| look.columns_beside(&[&fixed[..], &[columns]].concat());
        let name_columns =
            names.min(beside(for_outcomes.min(FEWEST_OF_AN_OUTCOME)).max(widest([total_name.as_str()])));
        let outcome_columns = beside(name_columns).max(FEWEST_OF_AN_OUTCOME);

        let row = |line: &Line| {
            let name = cell(Tone::Plain, cut(&line.name, name_columns));
            match &line.outcome {
                Ok(facts) => vec![
                    name,
                    cell(Tone::Plain, facts.pages.to_string()),
                    cell(Tone::Plain, facts.rows.to_string()),
                    cell(confidence_tone(facts.confidence), confidence(facts.confidence)),
                    cell(decision::tone(facts.decision), decision::word(facts.decision)),
                    facts.outcome(),
                ],
                Err(failure) => {
                    let empty = || cell(Tone::Plain, "");
                    vec![
                        name,
                        empty(),
                        empty(),
                        empty(),
                        empty(),
                        cell(Tone::Bad, cut(failure, outcome_columns)),
                    ]
                }
            }
        };
        let total =
            [total_name, pages.to_string(), rows.to_string(), String::new(), String::new(), total_outcome];
        let total = total.map(|text| cell(Tone::Strong, text)).into();
        format!("\n{}\n", look.table(&header, self.lines.iter().map(row).collect(), Some(total)))
    }
}

impl Facts {
    fn outcome(&self) -> comfy_table::Cell {
        match self.reconciled {
            Some(true) => cell(Tone::Good, "reconciled"),
            None => cell(Tone::Doubtful, "not proved"),
            Some(false) if self.breaks > 0 => cell(Tone::Bad, counted(self.breaks, "break")),
            Some(false) => cell(Tone::Bad, "not reconciled"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_fits_the_terminal_and_the_total_adds_up() {
        let mut summary = Summary::default();
        summary.add("a.pdf", &Err(Failure::refused("file_not_pdf", "the file is not a PDF")));
        summary.add(&"n".repeat(90), &Err(Failure::refused("statement_unreadable", "word ".repeat(40))));
        let page = summary.page(Look::plain(80));
        assert!(page.lines().all(|line| widest([line]) <= 80), "{page}");
        assert!(page.contains("file_not_pdf: the") && page.contains("2 files, 2 not read"), "{page}");
        assert_eq!(summary.exit_code(), 2);
    }

    #[test]
    fn a_fault_of_ours_outweighs_that_of_a_file() {
        for order in [[0, 1], [1, 0]] {
            let failures = [Failure::refused("file_empty", "the file is empty"), Failure::ours("no memory")];
            let mut summary = Summary::default();
            for index in order {
                summary.add("a.pdf", &Err(failures[index].clone()));
            }
            assert_eq!(summary.exit_code(), 1);
        }
    }
}
