//! The letter as a page to print: no script, nothing from elsewhere.

use lending_engine::letter::{Letter, LetterLine, LetterSection};

use crate::pages::escape;

const STYLE: &str = include_str!("style.css");

pub(crate) fn html(letter: &Letter) -> String {
    let sections: Vec<String> = letter.sections.iter().map(section).collect();
    let sections = sections.concat();
    format!(
        "<!doctype html><html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{reference}</title><style>{STYLE}</style></head><body><main>\
         <header><p class=\"lender\">{lender}</p><p>{day}</p></header>\
         <p class=\"reference\">{reference}</p><h1>{title}</h1><p>{greeting}</p>{sections}\
         <footer><p>{closing}</p><p class=\"lender\">{lender}</p></footer></main></body></html>",
        lang = letter.language.code(),
        lender = escape(&letter.lender),
        day = escape(&letter.day),
        reference = escape(&letter.reference),
        title = escape(&letter.title),
        greeting = escape(&letter.greeting),
        closing = escape(&letter.closing),
    )
}

fn section(section: &LetterSection) -> String {
    let heading = section.heading.as_deref().map(|text| format!("<h2>{}</h2>", escape(text)));
    format!("<section>{}{}</section>", heading.unwrap_or_default(), lines(&section.lines))
}

/// Neighbours of one kind are one list.
fn lines(lines: &[LetterLine]) -> String {
    let alike =
        |one: &LetterLine, next: &LetterLine| std::mem::discriminant(one) == std::mem::discriminant(next);
    let group = |group: &[LetterLine]| {
        let inner: String = group.iter().map(line).collect();
        match group.first() {
            Some(LetterLine::Item(_)) => format!("<ul>{inner}</ul>"),
            Some(LetterLine::Figure(..)) => format!("<dl>{inner}</dl>"),
            _ => inner,
        }
    };
    lines.chunk_by(alike).map(group).collect()
}

fn line(line: &LetterLine) -> String {
    match line {
        LetterLine::Paragraph(text) => format!("<p>{}</p>", escape(text)),
        LetterLine::Item(text) => format!("<li>{}</li>", escape(text)),
        LetterLine::Figure(what, value) => format!("<dt>{}</dt><dd>{}</dd>", escape(what), escape(value)),
    }
}
