//! The child's side: locked in, one task, one answer, the end.
//!
//! It starts no runtime and no log, and says nothing on standard error.

use std::ffi::CStr;
use std::io::{self, Write};
use std::process::ExitCode;

use zeroize::Zeroizing;

use super::foreign::{self, ForeignProgram};
use super::lockdown;
use super::setup::{SUBCOMMAND, Setup};
use super::task::Request;
use super::wire;

const NAME: &CStr = c"lending-reader";

/// `EX_USAGE` of sysexits.h.
const WRONG_USE: u8 = 64;
/// `EX_OSERR`: not the file's fault.
const NOT_SET_UP: u8 = 71;

/// Does the work of a child if this process was started as one: `main` then ends with the code it is given. Call it
/// before anything else.
pub fn serve_if_asked() -> Option<ExitCode> {
    let mut arguments = std::env::args_os().skip(1);
    let asked = arguments.next()?;
    let argument = arguments.next().unwrap_or_default();
    let argument = argument.as_encoded_bytes();
    let done = if asked == SUBCOMMAND {
        serde_json::from_slice(argument).map(|setup| serve(&setup))
    } else if asked == foreign::SUBCOMMAND {
        serde_json::from_slice(argument).map(|program: ForeignProgram| Err(program.become_it()))
    } else {
        return None;
    };
    Some(match done {
        Ok(Ok(())) => ExitCode::SUCCESS,
        // The parent sees the code. What went wrong with a pipe that it closed is of no interest to it.
        Ok(Err(_)) => ExitCode::from(NOT_SET_UP),
        Err(_) => {
            let name = asked.to_string_lossy();
            let _ = writeln!(io::stderr(), "{name} is started by the service itself, not by hand");
            ExitCode::from(WRONG_USE)
        }
    })
}

fn serve(setup: &Setup) -> io::Result<()> {
    // The message of a panic may quote the file.
    std::panic::set_hook(Box::new(|_| {}));
    // Otherwise the list of processes would show `exe`.
    rustix::thread::set_name(NAME)?;
    let protections = lockdown::apply(setup)?;

    let mut input = io::stdin().lock();
    let header = Zeroizing::new(wire::receive(&mut input)?);
    let request: Request = serde_json::from_slice(&header)?;
    drop(header);
    let pdf = wire::receive(&mut input)?;
    wire::send(&mut io::stdout().lock(), &request.perform(protections, &pdf)?)
}
