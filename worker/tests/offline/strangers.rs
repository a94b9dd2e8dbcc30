//! Whoever writes a statement, or names a file, does not command the terminal it is shown in.

use std::fmt::Write;

use crate::pdf_file::file;
use crate::{Folder, analyze};

/// A statement whose font says that `~` stands for an X, an escape and `[31m`.
fn statement_with_an_escape() -> Vec<u8> {
    let table = [
        ["Date", "Description", "Debit", "Credit", "Balance"],
        ["01/04/2024", "OPENING DEPOSIT", "", "1,000.00", "1,000.00"],
        ["02/04/2024", "UPI RAMESH~ TEA", "100.00", "", "900.00"],
        ["03/04/2024", "UPI SITA RICE", "200.00", "", "700.00"],
        ["04/04/2024", "NEFT SALARY", "", "5,000.00", "5,700.00"],
    ];
    let mut drawing = String::new();
    for (row, y) in table.iter().zip((0..).map(|line| 700 - 20 * line)) {
        for (cell, x) in row.iter().zip([40, 120, 320, 400, 480]) {
            writeln!(drawing, "BT /F1 9 Tf {x} {y} Td ({cell}) Tj ET").unwrap();
        }
    }
    let characters = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap \
        /CMapName /Adobe-Identity-UCS def /CMapType 2 def \
        1 begincodespacerange <00> <FF> endcodespacerange \
        1 beginbfrange <20> <7D> <0020> endbfrange \
        1 beginbfchar <7E> <0058001B005B00330031006D> endbfchar \
        endcmap CMapName currentdict /CMap defineresource pop end end";
    let stream = |content: &str| format!("<< /Length {} >>\nstream\n{content}\nendstream", content.len());
    file(
        &[
            "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R \
                /Resources << /Font << /F1 5 0 R >> >> >>"
                .to_owned(),
            stream(&drawing),
            "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>"
                .to_owned(),
            stream(characters),
        ],
        "",
    )
}

#[test]
fn an_escape_in_a_narration_does_not_reach_the_terminal() {
    let files = Folder::new();
    let path = files.put("statement.pdf", &statement_with_an_escape());
    let page = analyze([&path]).stdout;
    assert!(page.contains("UPI RAMESHX[31m TEA") && !page.contains('\u{1b}'), "{page:?}");
    let json = analyze([path.as_os_str(), "--format=json".as_ref()]);
    assert!(!json.stdout.contains('\u{1b}'));
    let narration = &json.json()[0]["transactions"][1]["narration"];
    assert_eq!(narration, "UPI RAMESHX\u{1b}[31m TEA", "JSON keeps it, or this proves nothing");
}

#[test]
fn an_escape_in_the_name_of_a_file_does_not_reach_the_terminal() {
    let files = Folder::new();
    let path = files.put("a\u{1b}[31m\u{9b}b.pdf", b"");
    let missing = files.folder.path().join("\u{1b}]0;title\u{7}.pdf");
    for ended in [
        analyze([&path]),
        analyze([&missing]),
        analyze([files.folder.path()]),
        analyze([files.folder.path().as_os_str(), "--format=json".as_ref()]),
    ] {
        assert_eq!(ended.code, Some(2));
        let printed = ended.stdout + &ended.stderr;
        assert!(!printed.contains(['\u{1b}', '\u{7}', '\u{9b}']), "{printed:?}");
    }
}
