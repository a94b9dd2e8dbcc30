//! The letter as plain text, for an e-mail or a message.

use lending_engine::letter::{Letter, LetterLine};

pub(crate) fn plain(letter: &Letter) -> String {
    let mut blocks = vec![
        format!("{}\n{}", letter.lender, letter.day),
        letter.reference.clone(),
        letter.title.to_uppercase(),
        letter.greeting.clone(),
    ];
    for section in &letter.sections {
        if let Some(heading) = &section.heading {
            blocks.push(format!("{heading}\n{}", "-".repeat(heading.chars().count())));
        }
        for alike in section
            .lines
            .chunk_by(|one, next| is_list(one) && std::mem::discriminant(one) == std::mem::discriminant(next))
        {
            blocks.push(alike.iter().map(line).collect::<Vec<_>>().join("\n"));
        }
    }
    blocks.push(format!("{}\n{}", letter.closing, letter.lender));
    format!("{}\n", blocks.join("\n\n"))
}

const fn is_list(line: &LetterLine) -> bool {
    !matches!(line, LetterLine::Paragraph(_))
}

fn line(line: &LetterLine) -> String {
    match line {
        LetterLine::Paragraph(text) => text.clone(),
        LetterLine::Item(text) => format!("- {text}"),
        LetterLine::Figure(what, value) => format!("{what}: {value}"),
    }
}
