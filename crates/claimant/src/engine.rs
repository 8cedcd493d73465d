//! The engine protocol on standard input and output: only the loop, the `protocol` crate does the rest.

use std::{
    io::{self, ErrorKind, Read, Write},
    sync::LazyLock,
    time::{Duration, Instant},
};

use protocol::{Code, Next, Refusal, Session, limits};

use crate::Done;

/// Serves until the input ends or nobody reads any more.
pub(crate) fn run(out: &mut impl Write) -> Done {
    Ok(serve(io::stdin().lock(), out)?)
}

/// How much is read at once.
const CHUNK: usize = 1 << 16;
/// Answers of this many bytes are written even if more lines are waiting.
const ENOUGH: usize = 1 << 20;

/// Answers line by line. Answers go out when no complete line is waiting any more: at once for a client that waits for
/// each of them, many together for one that does not.
fn serve(mut input: impl Read, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::with_clock(running_for);
    let mut lines = Lines::default();
    let mut out = Vec::with_capacity(CHUNK);
    let mut chunk = vec![0; CHUNK];
    loop {
        let read = match input.read(&mut chunk) {
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            read => read?,
        };
        let mut rest = &chunk[..read];
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            let next = answer(&mut session, lines.end(&rest[..end]), &mut out);
            rest = &rest[end + 1..];
            lines.clear();
            if next == Next::Quit {
                return send(&mut out, &mut output);
            }
            if out.len() > ENOUGH {
                send(&mut out, &mut output)?;
            }
        }
        if read == 0 {
            answer(&mut session, lines.last(), &mut out);
            return send(&mut out, &mut output);
        }
        lines.keep(rest);
        send(&mut out, &mut output)?;
    }
}

/// How long the engine has been asked for the time.
fn running_for() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}

fn send(out: &mut Vec<u8>, output: &mut impl Write) -> io::Result<()> {
    if !out.is_empty() {
        output.write_all(out)?;
        output.flush()?;
        out.clear();
    }
    Ok(())
}

fn answer(session: &mut Session, line: Line<'_>, out: &mut Vec<u8>) -> Next {
    let refusal = match line {
        Line::Bytes(bytes) => match str::from_utf8(bytes) {
            Ok(text) => return session.answer(text, out),
            Err(_) => Refusal::new(Code::Json, "the line is not JSON: it is not UTF-8"),
        },
        Line::TooLong => Refusal::new(Code::Limit, format_args!("a line has at most {} bytes", limits::LINE)),
    };
    Session::refuse(&refusal, out);
    Next::GoOn
}

/// A line that was read.
enum Line<'a> {
    Bytes(&'a [u8]),
    TooLong,
}

/// Puts lines together from what is read. Of a line that is too long nothing is kept.
#[derive(Default)]
struct Lines {
    /// The beginning of a line whose end has not been read yet.
    begun: Vec<u8>,
    too_long: bool,
}

impl Lines {
    /// A line that ends with these bytes.
    fn end<'a>(&'a mut self, bytes: &'a [u8]) -> Line<'a> {
        if self.begun.is_empty() && !self.too_long {
            return Line::Bytes(bytes);
        }
        self.keep(bytes);
        self.last()
    }

    /// A part of a line whose end has not been read yet.
    fn keep(&mut self, bytes: &[u8]) {
        if self.too_long || self.begun.len() + bytes.len() > limits::LINE {
            self.too_long = true;
            self.begun = Vec::new();
        } else {
            self.begun.extend_from_slice(bytes);
        }
    }

    /// What has been kept.
    fn last(&self) -> Line<'_> {
        if self.too_long { Line::TooLong } else { Line::Bytes(&self.begun) }
    }

    /// The line has been answered.
    fn clear(&mut self) {
        self.begun.clear();
        self.too_long = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Input that comes in pieces of a fixed number of bytes.
    struct Pieces<'a>(&'a [u8], usize);

    impl Read for Pieces<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let n = self.1.min(self.0.len()).min(buffer.len());
            buffer[..n].copy_from_slice(&self.0[..n]);
            self.0 = &self.0[n..];
            Ok(n)
        }
    }

    fn answers(input: &[u8], piece: usize) -> Vec<String> {
        let mut output = Vec::new();
        serve(Pieces(input, piece), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_line_is_answered_however_it_arrives() {
        let input = b"{\"id\":1,\"do\":\"games\"}\n\n  \r\n{\"id\":2,\"do\":\"games\"}\r\n{\"id\":3,\"do\":\"games\"}";
        for piece in [1, 2, 7, 30, 1000] {
            let answers = answers(input, piece);
            assert_eq!(answers.len(), 3, "{answers:?}");
            for (i, answer) in (1..).zip(answers) {
                assert_eq!(answer, format!("{{\"re\":{i},\"ok\":\"games\",\"games\":[]}}"));
            }
        }
    }

    #[test]
    fn a_line_that_is_not_utf_8_or_too_long_is_an_error_and_the_session_goes_on() {
        let mut input = b"\xff\xfe\n".to_vec();
        input.extend(std::iter::repeat_n(b'x', limits::LINE + 1));
        input.extend(b"\n{\"do\":\"games\"}\n");
        let answers = answers(&input, CHUNK);
        assert_eq!(answers.len(), 3, "{answers:?}");
        assert!(answers[0].contains("\"code\":\"json\"") && answers[1].contains("\"code\":\"limit\""));
        assert_eq!(answers[2], "{\"ok\":\"games\",\"games\":[]}");
    }

    #[test]
    fn nothing_is_answered_after_quit() {
        assert_eq!(answers(b"{\"do\":\"quit\"}\n{\"do\":\"games\"}\n", CHUNK), ["{\"ok\":\"bye\"}"]);
    }
}
