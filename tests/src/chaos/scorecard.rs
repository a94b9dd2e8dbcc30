//! What an experiment came to, as a row of a table.

use std::fmt;
use std::time::Duration;

/// What came of an experiment. None that lost or doubled anything has a row: its run is an error that says what.
#[derive(Debug, Clone)]
pub struct Row {
    pub experiment: String,
    /// What was acknowledged to clients: uploads, pulls, events.
    pub operations: usize,
    /// How often something was killed, stopped, taken away or changed.
    pub faults: usize,
    /// From the end of a fault to the first operation that was done to its end; the longest.
    pub recovery: Option<Duration>,
    /// What clients saw, and what else is worth knowing.
    pub seen: String,
}

/// The rows as a table of Markdown, with what failed as well.
#[derive(Debug)]
pub struct Scorecard<'a>(pub &'a [(&'a str, anyhow::Result<Row>)]);

impl fmt::Display for Scorecard<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "| Experiment | Operations | Faults | Lost | Doubled | Recovery | What clients saw |")?;
        writeln!(out, "| --- | ---: | ---: | ---: | ---: | ---: | --- |")?;
        for (name, row) in self.0 {
            match row {
                Ok(Row { experiment, operations, faults, recovery, seen }) => {
                    let recovery = recovery.map_or_else(|| "–".to_owned(), seconds);
                    writeln!(
                        out,
                        "| {experiment} | {operations} | {faults} | 0 | 0 | {recovery} | {seen} |"
                    )?;
                }
                Err(error) => writeln!(out, "| {name} | | | | | | **FAILED**: {error:#} |")?,
            }
        }
        Ok(())
    }
}

/// A duration for people.
pub fn seconds(duration: Duration) -> String {
    format!("{:.2} s", duration.as_secs_f64())
}
