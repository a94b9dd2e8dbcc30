//! What the program that recognises pictures cannot do, whatever a picture has made of it.

use std::net::TcpListener;
use std::path::Path;

use lending_jobs::ocr::Ocr;
use lending_jobs::sandbox::Enforcement;

use crate::missing::{one_dot, script};
use crate::{recognised, sandbox};

/// A program that says that it is tesseract, and of a page which of these it could do, each a word of the page.
fn curious(secret: &Path, port: u16) -> String {
    let secret = secret.display();
    format!(
        r#"#!/bin/bash
case $1 in
    --version) echo 'tesseract 5.3.0'; exit ;;
    --list-langs) echo eng; exit ;;
esac
did=(ran)
(read -r line < '{secret}') 2>&- && did+=(read)
(echo gone > '{secret}') 2>&- && did+=(wrote)
(: > '{secret}.new') 2>&- && did+=(created)
(exec 3<> /dev/tcp/127.0.0.1/{port}) 2>&- && did+=(connected)
(kill -0 $PPID) 2>&- && did+=(signalled)
[[ -n ${{LENDING_SECRET:-}} ]] && did+=(inherited)
(: < /proc/$PPID/environ) 2>&- && did+=(looked)
printf 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n'
for n in "${{!did[@]}}"; do printf '5\t1\t1\t1\t1\t%s\t%s\t10\t20\t10\t90\t%s\n' $n $((30 * n)) "${{did[n]}}"; done
"#
    )
}

#[tokio::test]
async fn recognition_can_neither_read_nor_write_what_is_not_its_own_nor_reach_anybody() {
    if sandbox().check().await.unwrap().protections.landlock == Enforcement::None {
        eprintln!(
            "**** SKIPPED: the kernel has no Landlock, without which a program opens what its user may"
        );
        return;
    }
    let (folder, elsewhere) = (tempfile::TempDir::new().unwrap(), tempfile::TempDir::new().unwrap());
    let secret = elsewhere.path().join("secret");
    std::fs::write(&secret, "secret\n").unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let curious = curious(&secret, listener.local_addr().unwrap().port());
    let program = script(&folder, &curious);

    // It can, as whoever starts it freely sees; so that what follows shows what being locked in does.
    let page = std::process::Command::new(&program).stdin(std::process::Stdio::null()).output().unwrap();
    let page = String::from_utf8(page.stdout).unwrap();
    for did in ["read", "wrote", "created", "connected", "signalled", "looked"] {
        assert!(page.contains(did), "{did}: {page}");
    }
    std::fs::remove_file(elsewhere.path().join("secret.new")).unwrap();

    let ocr = Ocr::at(program).await.unwrap();
    let pages = recognised(&one_dot(1), Some(&ocr)).await.unwrap();
    let words: Vec<&str> = pages.iter().flat_map(|page| &page.words).map(|word| word.text.as_str()).collect();
    assert_eq!(words, ["ran"]);
    assert_eq!(std::fs::read_to_string(&secret).unwrap(), "gone\n", "as it was before");
    assert!(!elsewhere.path().join("secret.new").exists());
}
