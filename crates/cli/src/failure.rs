//! What goes wrong, as one line on standard error.

use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

use clap::error::ErrorKind;

/// Why a command did not do what it should.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure {
    /// It was asked for wrongly; status 2.
    Usage(String),
    /// It was asked for rightly and failed; status 1.
    Failed(String),
    /// Nobody reads the output any more, as after `| head`; not worth a word.
    Unread,
}

impl Failure {
    /// Asked for wrongly.
    pub fn usage(why: impl fmt::Display) -> Failure {
        Failure::Usage(why.to_string())
    }

    pub fn failed(why: impl fmt::Display) -> Failure {
        Failure::Failed(why.to_string())
    }

    /// Prints help and version where they were asked for; makes one line of everything else.
    pub fn from_clap(error: clap::Error) -> Result<(), Failure> {
        if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
            error.print()?;
            return Ok(());
        }
        let text = error.render().to_string();
        let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
        let line = lines.collect::<Vec<_>>().join(" ");
        let line = line.strip_prefix("error: ").unwrap_or(&line);
        Err(Failure::Usage(format!("{line}; see `naust --help`")))
    }

    /// Says what went wrong and gives the exit status.
    pub fn report(&self) -> ExitCode {
        let (line, status) = match self {
            Failure::Usage(line) => (line, 2),
            Failure::Failed(line) => (line, 1),
            Failure::Unread => return ExitCode::SUCCESS,
        };
        // When standard error is gone too, there is nobody left to tell.
        let _ = writeln!(io::stderr(), "naust: {}", line.replace('\n', " "));
        ExitCode::from(status)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::failed(error),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        io::Error::from(error).into()
    }
}
