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
                    let (experiment, seen) = (cell(experiment), cell(seen));
                    let recovery = recovery.map_or_else(|| "–".to_owned(), seconds);
                    writeln!(
                        out,
                        "| {experiment} | {operations} | {faults} | 0 | 0 | {recovery} | {seen} |"
                    )?;
                }
                Err(error) => {
                    let why = cell(&format!("{error:#}"));
                    writeln!(out, "| {name} | | | | | | **FAILED**: {why} |")?;
                }
            }
        }
        Ok(())
    }
}

/// A text that stays within its cell: what failed says so with answers of the service, of several lines at times.
fn cell(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

/// A duration for people.
pub fn seconds(duration: Duration) -> String {
    format!("{:.2} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_is_a_table_of_markdown_whatever_an_error_says() {
        let done = Row {
            experiment: "Redis away for 60 s, and back empty".to_owned(),
            operations: 60,
            faults: 1,
            recovery: Some(Duration::from_millis(630)),
            seen: "all taken".to_owned(),
        };
        let rows = [("redis", Ok(done)), ("rolling", Err(anyhow::anyhow!("one\n  of two | was lost")))];
        assert_eq!(
            Scorecard(&rows).to_string(),
            "| Experiment | Operations | Faults | Lost | Doubled | Recovery | What clients saw |\n\
             | --- | ---: | ---: | ---: | ---: | ---: | --- |\n\
             | Redis away for 60 s, and back empty | 60 | 1 | 0 | 0 | 0.63 s | all taken |\n\
             | rolling | | | | | | **FAILED**: one of two \\| was lost |\n"
        );
    }
}
