//! The migrations are embedded by a macro, which does not see a file that was added.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to cargo")]

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
}
