//! The contract as YAML that people can read: what fits on a line stands on one. A writer that gives every member a line
//! of its own makes half as much text again out of the same document, most of it indentation.

use serde_norway::{Mapping, Value};

/// Where a line ends. Wider than other texts of the project: most members fit on a line of their own, and few are long.
const WIDTH: usize = 170;

pub(super) fn write(document: &Value) -> String {
    let mut out = String::new();
    match document {
        Value::Mapping(members) => block_mapping(members, 0, &mut out),
        other => {
            out.push_str(&flow(other));
            out.push('\n');
        }
    }
    out
}

/// A value that stands behind `key:` or `-`, with the line's end. `column` is where on the line it would begin.
fn behind(value: &Value, depth: usize, column: usize, is_item: bool, out: &mut String) {
    let on_one_line = flow(value);
    match value {
        Value::Mapping(members) if !members.is_empty() && column + on_one_line.chars().count() > WIDTH => {
            if is_item {
                // The first member stands behind the dash.
                let mut inner = String::new();
                block_mapping(members, depth, &mut inner);
                out.push(' ');
                out.push_str(inner.trim_start());
            } else {
                out.push('\n');
                block_mapping(members, depth, out);
            }
        }
        Value::Sequence(items)
            if column + on_one_line.chars().count() > WIDTH && items.iter().all(is_small) =>
        {
            filled(items, depth, column, out);
        }
        Value::Sequence(items) if !items.is_empty() && column + on_one_line.chars().count() > WIDTH => {
            out.push('\n');
            // Items of a member stand below its name, not to the right of it.
            let depth = if is_item { depth } else { depth - 1 };
            for item in items {
                indent(depth, out);
                out.push('-');
                behind(item, depth + 1, 2 * depth + 2, true, out);
            }
        }
        Value::String(text) if text.contains('\n') && is_literal(text) => literal(text, depth, out),
        Value::String(text) => {
            out.push(' ');
            out.push_str(&scalar(text, false));
            out.push('\n');
        }
        _ => {
            out.push(' ');
            out.push_str(&on_one_line);
            out.push('\n');
        }
    }
}

fn is_small(value: &Value) -> bool {
    !matches!(value, Value::Mapping(_) | Value::Sequence(_))
}

/// A list of words, as many on a line as fit.
fn filled(items: &[Value], depth: usize, column: usize, out: &mut String) {
    let (mut line, mut begun) = (" [".to_owned(), column);
    for (index, item) in items.iter().enumerate() {
        let end = if index + 1 == items.len() { "]" } else { ", " };
        let word = format!("{}{end}", flow(item));
        if begun + line.chars().count() + word.chars().count() > WIDTH {
            out.push_str(line.trim_end());
            out.push('\n');
            indent(depth, out);
            (line, begun) = (String::new(), 2 * depth);
        }
        line.push_str(&word);
    }
    out.push_str(&line);
    out.push('\n');
}

fn block_mapping(members: &Mapping, depth: usize, out: &mut String) {
    for (name, member) in members {
        indent(depth, out);
        let name = key(name);
        out.push_str(&name);
        out.push(':');
        behind(member, depth + 1, 2 * depth + name.len() + 2, false, out);
    }
}

fn indent(depth: usize, out: &mut String) {
    out.push_str(&"  ".repeat(depth));
}

fn key(name: &Value) -> String {
    match name {
        Value::String(text) => scalar(text, false),
        other => flow(other),
    }
}

/// On one line.
fn flow(value: &Value) -> String {
    match value {
        Value::Mapping(members) => {
            let member = |(name, member): (&Value, &Value)| {
                let name = name.as_str().map_or_else(|| flow(name), |name| scalar(name, true));
                format!("{name}: {}", flow(member))
            };
            format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(", "))
        }
        Value::Sequence(items) => {
            format!("[{}]", items.iter().map(flow).collect::<Vec<_>>().join(", "))
        }
        Value::String(text) => scalar(text, true),
        Value::Null => "null".to_owned(),
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) => number.to_string(),
        Value::Tagged(tagged) => flow(&tagged.value),
    }
}

/// A text as it is, where nobody can take it for anything else; in single quotes; or, where even these would not keep
/// it whole, as JSON writes it.
fn scalar(text: &str, in_flow: bool) -> String {
    if is_plain(text, in_flow) {
        text.to_owned()
    } else if text.chars().any(char::is_control) {
        serde_json::Value::from(text).to_string()
    } else {
        format!("'{}'", text.replace('\'', "''"))
    }
}

/// Strict, for YAML 1.1 knows more words and numbers than 1.2, and its readers are still about.
fn is_plain(text: &str, in_flow: bool) -> bool {
    const WORDS: [&str; 9] = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"];
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '/' || first == '$')
        && !text.ends_with([' ', ':'])
        && !text.contains(": ")
        && !text.contains(" #")
        && !text.chars().any(char::is_control)
        && !WORDS.contains(&text.to_ascii_lowercase().as_str())
        && !(in_flow && text.contains([',', '[', ']', '{', '}']))
}

/// Whether a text of several lines can be written line by line.
fn is_literal(text: &str) -> bool {
    !text.starts_with([' ', '\n'])
        && !text.ends_with("\n\n")
        && !text.chars().any(|character| character.is_control() && character != '\n')
        && !text.lines().any(|line| line.ends_with(' '))
}

fn literal(text: &str, depth: usize, out: &mut String) {
    out.push_str(if text.ends_with('\n') { " |\n" } else { " |-\n" });
    for line in text.lines() {
        if !line.is_empty() {
            indent(depth, out);
            out.push_str(line);
        }
        out.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_as_it_was() {
        let long = "word ".repeat(40);
        let words = vec!["value"; 60];
        let document: Value = serde_json::from_value(serde_json::json!({
            "texts": ["plain", "yes", "1", "2026-11-15", "a: b", "a #b", "it's", "#/x", "", " x", "x,y", "{x}", "`x`", "null"],
            "lines": "first\n  second\n\nthird", "ending": "one\ntwo\n", "odd": " one\ntwo\t", "200": {"$ref": "#/a"},
            "deep": {"list": [{"name": long, "items": [[1, 2.5, -3], [], {}, [[long.trim(), long.trim()]]]}, null, true]},
            "enum": words, "nested": [words, words], "/a/{id}": {"long": long.trim(), "and": {"more": long.trim()}},
        }))
        .unwrap();
        let text = write(&document);
        assert_eq!(serde_norway::from_str::<Value>(&text).unwrap(), document, "{text}");
    }

    #[test]
    fn what_fits_stands_on_one_line() {
        let document: Value =
            serde_norway::from_str("a:\n  type: string\n  enum:\n  - x\n  - z\nb: |\n  1\n  2\n").unwrap();
        assert_eq!(write(&document), "a: {type: string, enum: [x, z]}\nb: |\n  1\n  2\n");
    }
}
