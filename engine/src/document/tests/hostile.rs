//! Hostile files are read in a child of this test binary with half a gigabyte of address space, so that one that
//! exhausts memory or overflows the stack fails the test by its name and does not end it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::files;
use crate::document::{Document, DocumentLimits};

/// Names the files for the child, one a line.
const FILES: &str = "HOSTILE_FILES";
const ADDRESS_SPACE_KIB: u32 = 512 * 1024;
const STACK_BYTES: usize = 8 << 20;

/// Does nothing by itself: [`read_in_child`] runs it.
#[test]
fn child() {
    let Ok(list) = std::env::var(FILES) else { return };
    for path in list.lines().map(PathBuf::from) {
        eprintln!("reading {}", path.display());
        let began = Instant::now();
        let bytes = std::fs::read(&path).unwrap();
        let reader = std::thread::Builder::new().stack_size(STACK_BYTES);
        let outcome = reader
            .spawn(move || {
                Document::read(&bytes, None, &DocumentLimits::default()).map(|document| document.pages.len())
            })
            .unwrap()
            .join();
        let outcome = outcome.unwrap_or_else(|_| panic!("{} panicked", path.display()));
        eprintln!("{outcome:?} after {:?}", began.elapsed());
    }
}

fn read_in_child(paths: &[&Path]) {
    let list: Vec<&str> = paths.iter().map(|path| path.to_str().unwrap()).collect();
    let output = Command::new("sh")
        .arg("-c")
        .arg(format!("ulimit -v {ADDRESS_SPACE_KIB} && exec \"$0\" \"$@\""))
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "document::tests::hostile::child", "--nocapture", "--test-threads=1"])
        .env(FILES, list.join("\n"))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", output.status);
    assert_eq!(said.matches("reading ").count(), paths.len(), "{said}");
}

#[test]
fn bombs_and_loops_stop_at_a_limit() {
    for path in files("hostile/made") {
        read_in_child(&[&path]);
    }
}

#[test]
fn malformed_files_are_read_or_refused() {
    let files = files("hostile/malformed");
    let paths: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    for some in paths.chunks(60) {
        read_in_child(some);
    }
}

#[test]
fn the_bombs_are_refused_by_the_limit_that_is_meant_for_them() {
    for path in files("hostile/made") {
        let name = path.file_stem().unwrap().to_str().unwrap();
        let expected = match name {
            "bomb_1g_spaces" | "bomb_double_flate_2g" | "bomb_tj_256m" => "StreamTooLarge",
            "filter_chain_200" => "TooManyFilters",
            "laughs_forms_2e40" => "FormsTooDeep",
            "laughs_forms_40e6" => "TooManyOperators",
            "nest_dict_200k" => "NestingTooDeep",
            "q_stack_5m" => "GraphicsStateTooDeep",
            "tounicode_range_bomb" => "FontWidthsTooLarge",
            _ => continue,
        };
        let refused =
            Document::read(&std::fs::read(&path).unwrap(), None, &DocumentLimits::default()).unwrap_err();
        let said = format!("{refused:?}");
        assert!(said.starts_with(expected), "{name}: {said}");
    }
}
