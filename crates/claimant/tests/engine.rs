//! The engine as other programs meet it: through pipes.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

fn engine() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_claimant"));
    command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

#[test]
fn every_response_comes_at_once_and_the_end_of_input_ends_the_engine() {
    let mut child = engine().spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    let mut from = BufReader::new(child.stdout.take().unwrap());
    for i in 0..100 {
        writeln!(to, "{{\"id\":{i},\"do\":\"games\"}}").unwrap();
        to.flush().unwrap();
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        assert_eq!(line, format!("{{\"re\":{i},\"ok\":\"games\",\"games\":[]}}\n"));
    }
    drop(to);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_client_may_send_ahead() {
    let mut child = engine().spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    let from = BufReader::new(child.stdout.take().unwrap());
    let writer = std::thread::spawn(move || {
        for i in 0..20_000 {
            writeln!(to, "{{\"id\":{i},\"do\":\"games\"}}").unwrap();
        }
        writeln!(to, "{{\"id\":\"end\",\"do\":\"quit\"}}").unwrap();
    });
    let lines: Vec<String> = from.lines().map(Result::unwrap).collect();
    writer.join().unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(lines.len(), 20_001);
    assert!(lines.iter().take(20_000).enumerate().all(|(i, line)| line.starts_with(&format!("{{\"re\":{i},"))));
    assert_eq!(lines[20_000], "{\"re\":\"end\",\"ok\":\"bye\"}");
}

#[test]
fn a_client_that_stops_reading_ends_the_engine_cleanly() {
    let mut child = engine().spawn().unwrap();
    drop(child.stdout.take());
    let mut to = child.stdin.take().unwrap();
    for _ in 0..1_000 {
        // The engine may be gone before all is written.
        if to.write_all(b"{\"do\":\"hello\"}\n").is_err() {
            break;
        }
    }
    drop(to);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_python_client_plays_both_games_to_the_end() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python/client.py");
    let python = Command::new("python3").arg(script).args(["--engine", env!("CARGO_BIN_EXE_claimant")]).output();
    let output = match python {
        // Where everything has to be tested, it has to be there.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && std::env::var_os("CI").is_none() => {
            println!("SKIPPED: there is no python3 here, so the example client was not run");
            return;
        }
        output => output.unwrap(),
    };
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(said.lines().filter(|line| line.contains(" moves, seat")).count(), 2 * (14 + 4), "{said}");
    assert!(said.contains("refused, as it should be"), "{said}");
}
