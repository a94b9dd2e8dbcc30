//! Several statements at once.

use lending_samples::Fault;

use crate::{Folder, analyze, drawn};

fn files() -> (Folder, usize) {
    let files = Folder::new();
    let good = drawn("axis-classic", Fault::None);
    files.put("c-forged.pdf", &drawn("axis-classic", Fault::TamperedAmount).pdf);
    files.put("a-good.PDF", &good.pdf);
    files.put("b-bad.pdf", b"not a PDF");
    files.put("notes.txt", b"not looked at");
    std::fs::create_dir(files.folder.path().join("folder.pdf")).unwrap();
    (files, good.truth.accounts[0].rows.len())
}

fn line<'p>(page: &'p str, start: &str) -> &'p str {
    page.lines()
        .map(str::trim)
        .find(|line| line.starts_with(start))
        .unwrap_or_else(|| panic!("{start}: {page}"))
}

#[test]
fn a_folder_gives_a_line_for_each_file_and_a_total() {
    let (files, rows) = files();
    let ended = analyze([files.folder.path()]);
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(2), ""));
    let page = &ended.stdout;
    let good: Vec<&str> = line(page, "a-good.PDF").split_whitespace().collect();
    assert_eq!((good[2], good[5]), (rows.to_string().as_str(), "reconciled"));
    assert!(line(page, "b-bad.pdf").ends_with("file_not_pdf: the file is not a PDF"));
    assert!(line(page, "c-forged.pdf").ends_with("1 break"), "{page}");
    assert!(line(page, "3 files, 1 not read").ends_with("1 reconciled"), "{page}");
    assert!(!page.contains("notes.txt") && !page.contains("folder.pdf"));
}

#[test]
fn a_folder_gives_one_json_object_a_line_sorted_by_name() {
    let (files, rows) = files();
    let ended = analyze([files.folder.path().as_os_str(), "--format=json".as_ref()]);
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(2), ""));
    let lines = ended.json();
    let names: Vec<_> = lines.iter().map(|line| line["file"].as_str().unwrap()).collect();
    assert_eq!(names, ["a-good.PDF", "b-bad.pdf", "c-forged.pdf"]);
    assert_eq!(lines[0]["result"]["transactions"].as_array().unwrap().len(), rows);
    assert_eq!(
        lines[1],
        serde_json::json!({
            "file": "b-bad.pdf",
            "error": {"code": "file_not_pdf", "message": "the file is not a PDF"}
        })
    );
}

#[test]
fn several_files_are_named_as_they_were_given_and_one_that_is_missing_does_not_stop_the_others() {
    let (files, _) = files();
    let good = files.folder.path().join("a-good.PDF");
    let ended = analyze(["/nonexistent.pdf".as_ref(), good.as_os_str(), "--format=json".as_ref()]);
    assert_eq!(ended.code, Some(2));
    let lines = ended.json();
    assert_eq!(
        (&lines[0]["file"], &lines[0]["error"]["code"]),
        (&"/nonexistent.pdf".into(), &"file_missing".into())
    );
    assert_eq!(lines[1]["file"], good.to_str().unwrap());
    assert!(lines[1]["result"]["transactions"].is_array());
}

#[test]
fn a_folder_of_good_statements_ends_well() {
    let files = Folder::new();
    files.put("a.pdf", &drawn("hdfc-classic", Fault::None).pdf);
    assert_eq!(analyze([files.folder.path()]).code, Some(0));
}
