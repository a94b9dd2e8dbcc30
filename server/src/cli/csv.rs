//! Files that others have written as CSV: fields between commas, in quotes where they hold commas, quotes or line ends.
//! What cannot be such a file is refused by the number of its line, never guessed at.

use std::iter::Peekable;
use std::str::Chars;

use anyhow::{bail, ensure};

/// The fields of a line, without the blanks around them.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Record {
    /// The line that it begins on; the first is 1.
    pub(super) line: usize,
    pub(super) fields: Vec<String>,
}

/// Every line that holds anything.
pub(super) fn records(text: &str) -> anyhow::Result<Vec<Record>> {
    // Spreadsheets mark a file as UTF-8 by it.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader { rest: text.chars().peekable(), line: 1 };
    let mut records = Vec::new();
    while let Some(record) = reader.record()? {
        if record.fields.iter().any(|field| !field.is_empty()) {
            records.push(record);
        }
    }
    Ok(records)
}

struct Reader<'t> {
    rest: Peekable<Chars<'t>>,
    line: usize,
}

impl Reader<'_> {
    /// `None` at the end of the text.
    fn record(&mut self) -> anyhow::Result<Option<Record>> {
        if self.rest.peek().is_none() {
            return Ok(None);
        }
        let line = self.line;
        let mut fields = Vec::new();
        loop {
            fields.push(self.field()?);
            match self.rest.next() {
                Some(',') => {}
                Some('\n') => {
                    self.line += 1;
                    break;
                }
                Some(_) => {
                    bail!(
                        "line {}: after a closing quote a comma or the end of the line must come",
                        self.line
                    )
                }
                None => break,
            }
        }
        Ok(Some(Record { line, fields }))
    }

    /// Up to the comma or the end of the line behind it.
    fn field(&mut self) -> anyhow::Result<String> {
        self.skip_blanks();
        let mut field = String::new();
        if self.rest.next_if_eq(&'"').is_none() {
            while let Some(letter) = self.rest.next_if(|letter| !matches!(letter, ',' | '\n')) {
                ensure!(
                    letter != '"',
                    "line {}: a quote stands in the midst of a field that does not begin with one",
                    self.line
                );
                field.push(letter);
            }
            return Ok(field.trim().to_owned());
        }
        let began = self.line;
        loop {
            match self.rest.next() {
                Some('"') if self.rest.next_if_eq(&'"').is_some() => field.push('"'),
                Some('"') => break,
                Some(letter) => {
                    self.line += usize::from(letter == '\n');
                    field.push(letter);
                }
                None => bail!("line {began}: a quote is not closed"),
            }
        }
        self.skip_blanks();
        Ok(field.trim().to_owned())
    }

    /// The carriage return of a line end among them.
    fn skip_blanks(&mut self) {
        while self.rest.next_if(|letter| matches!(letter, ' ' | '\t' | '\r')).is_some() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(text: &str) -> Vec<(usize, Vec<String>)> {
        records(text).unwrap().into_iter().map(|record| (record.line, record.fields)).collect()
    }

    fn of(line: usize, fields: &[&str]) -> (usize, Vec<String>) {
        (line, fields.iter().map(|field| (*field).to_owned()).collect())
    }

    #[test]
    fn fields_stand_between_commas_and_may_be_quoted() {
        assert_eq!(fields("\u{feff}a, b ,\r\n1,2,3"), [of(1, &["a", "b", ""]), of(2, &["1", "2", "3"])]);
        assert_eq!(fields("\"a, \"\"b\"\"\" , c\r\n"), [of(1, &["a, \"b\"", "c"])]);
        assert_eq!(fields("\"two\nlines\",x\n\n,,\ny"), [of(1, &["two\nlines", "x"]), of(5, &["y"])]);
        assert!(fields("").is_empty() && fields("\n\r\n").is_empty());
    }

    #[test]
    fn what_is_no_such_file_is_refused_by_its_line() {
        let refused = |text: &str| records(text).unwrap_err().to_string();
        assert!(refused("a\n\"b").starts_with("line 2: a quote is not closed"));
        assert!(refused("a\nb\nc\"d").starts_with("line 3: a quote stands in the midst"));
        assert!(refused("\"a\" b,c").starts_with("line 1: after a closing quote"));
    }
}
