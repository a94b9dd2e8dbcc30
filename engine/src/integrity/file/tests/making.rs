//! Files for these tests: a drawn statement, and what is appended to it.

use std::fmt::Write as _;
use std::sync::LazyLock;

use hayro_syntax::Pdf;
use hayro_syntax::object::{Object, ObjectIdentifier};
use lending_samples::{Fixture, Persona, Spec, Writer, layout, statement};
use memchr::memmem;

/// A statement of several pages whose objects stand in the file in plain text.
pub(super) static STATEMENT: LazyLock<Fixture> = LazyLock::new(|| {
    let mut spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::Salaried, 6, 7);
    spec.choices.writer = Writer::Standard;
    statement(&spec).unwrap()
});

/// The number of the catalogue.
pub(super) fn root(pdf: &[u8]) -> u32 {
    Pdf::new(pdf.to_vec()).unwrap().xref().root_id().obj_number
}

/// The number of a page, which is counted from 1.
pub(super) fn page(pdf: &[u8], number: usize) -> u32 {
    Pdf::new(pdf.to_vec()).unwrap().pages()[number - 1].raw().obj_id().unwrap().obj_number
}

/// The number of the stream that draws a page.
pub(super) fn content(pdf: &[u8], number: usize) -> u32 {
    let opened = Pdf::new(pdf.to_vec()).unwrap();
    opened.pages()[number - 1].raw().get_ref(b"Contents").unwrap().obj_number
}

/// What a page draws, decoded.
pub(super) fn drawing(pdf: &[u8], number: usize) -> Vec<u8> {
    let opened = Pdf::new(pdf.to_vec()).unwrap();
    let id = ObjectIdentifier::new(content(pdf, number), 0);
    opened.xref().get::<Object<'_>>(id).unwrap().into_stream().unwrap().decoded_data().unwrap().into_owned()
}

pub(super) fn stream(content: &[u8]) -> Vec<u8> {
    let head = format!("<< /Length {} >>\nstream\n", content.len());
    [head.as_bytes(), content, b"\nendstream"].concat()
}

/// A dictionary of the file with more entries.
pub(super) fn with_entries(pdf: &[u8], object: u32, entries: &str) -> Vec<u8> {
    let opened = Pdf::new(pdf.to_vec()).unwrap();
    let id = ObjectIdentifier::new(object, 0);
    let dict = opened.xref().get::<Object<'_>>(id).unwrap().into_dict().unwrap();
    let text = dict.data().to_vec();
    let end = memmem::rfind(&text, b">>").unwrap();
    [&text[..end], b" ", entries.as_bytes(), b" >>"].concat()
}

/// The number of the first object that is not in use.
pub(super) fn free(pdf: &[u8]) -> u32 {
    let at = memmem::rfind(pdf, b"/Size").unwrap();
    let text = String::from_utf8_lossy(&pdf[at + 5..]).into_owned();
    text.split_whitespace().next().unwrap().trim_end_matches(['/', '>']).parse().unwrap()
}

/// The file with a revision appended in which these objects are new or other than before.
pub(super) fn appended(pdf: &[u8], objects: &[(u32, Vec<u8>)]) -> Vec<u8> {
    appended_with(pdf, objects, "")
}

/// The same, with more entries in the trailer.
pub(super) fn appended_with(pdf: &[u8], objects: &[(u32, Vec<u8>)], trailer: &str) -> Vec<u8> {
    let at = memmem::rfind(pdf, b"startxref").unwrap();
    let text = String::from_utf8_lossy(&pdf[at + 9..]).into_owned();
    let previous: usize = text.split_whitespace().next().unwrap().parse().unwrap();
    let mut new = pdf.to_vec();
    new.push(b'\n');
    let mut table = String::from("xref\n");
    for (number, object) in objects {
        writeln!(table, "{number} 1\n{:010} 00000 n ", new.len()).unwrap();
        new.extend_from_slice(format!("{number} 0 obj\n").as_bytes());
        new.extend_from_slice(object);
        new.extend_from_slice(b"\nendobj\n");
    }
    let place = new.len();
    let last = objects.iter().map(|(number, _)| number + 1).max().unwrap_or(1);
    let size = free(pdf).max(last);
    let root = root(pdf);
    write!(
        table,
        "trailer\n<< /Size {size} /Root {root} 0 R /Prev {previous} {trailer} >>\nstartxref\n{place}\n%%EOF\n"
    )
    .unwrap();
    new.extend_from_slice(table.as_bytes());
    new
}
