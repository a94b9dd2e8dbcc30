//! A letter to an applicant as text and as a page to print. What it says is decided in `lending_engine::letter`.

mod html;
mod plain;

pub(crate) use self::html::html;
pub(crate) use self::plain::plain;

#[cfg(test)]
mod tests {
    use lending_engine::language::Language;
    use lending_engine::letter::{Letter, LetterLine, LetterSection};

    use super::*;

    fn letter() -> Letter {
        Letter {
            language: Language::En,
            lender: "Acme & Sons".to_owned(),
            day: "5 February 2026".to_owned(),
            reference: "Application APP-000042".to_owned(),
            title: "Your loan is approved".to_owned(),
            greeting: "Dear <b>Asha</b>,".to_owned(),
            sections: vec![
                LetterSection {
                    heading: None,
                    lines: vec![LetterLine::Paragraph("We are glad.".to_owned())],
                },
                LetterSection {
                    heading: Some("Your loan".to_owned()),
                    lines: vec![
                        LetterLine::Figure("Loan amount".to_owned(), "₹1,00,000".to_owned()),
                        LetterLine::Figure("To be repaid over".to_owned(), "24 months".to_owned()),
                        LetterLine::Item("One".to_owned()),
                        LetterLine::Item("Two".to_owned()),
                    ],
                },
            ],
            closing: "Yours sincerely".to_owned(),
        }
    }

    #[test]
    fn a_letter_as_text_reads_from_top_to_bottom() {
        let text = "Acme & Sons\n5 February 2026\n\nApplication APP-000042\n\nYOUR LOAN IS APPROVED\n\nDear <b>Asha</b>,\n\n\
                    We are glad.\n\nYour loan\n---------\n\nLoan amount: ₹1,00,000\nTo be repaid over: 24 months\n\n\
                    - One\n- Two\n\nYours sincerely\nAcme & Sons\n";
        assert_eq!(plain(&letter()), text);
    }

    #[test]
    fn what_people_wrote_is_never_markup_in_a_page() {
        let page = html(&letter());
        assert!(page.starts_with("<!doctype html><html lang=\"en\">"));
        assert!(page.contains("Dear &lt;b&gt;Asha&lt;/b&gt;,") && page.contains("Acme &amp; Sons"));
        assert!(page.contains("<dt>Loan amount</dt><dd>₹1,00,000</dd><dt>To be repaid over</dt>"));
        assert!(page.contains("<ul><li>One</li><li>Two</li></ul>"));
    }
}
