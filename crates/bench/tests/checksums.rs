//! Plays 1,000 random games of every set and compares what they come to with `checksums.txt`. `BLESS=1` rewrites it.

use std::{env, fmt::Write as _, fs, path::Path};

use bench::{Games, sets};

const HEAD: &str = "\
# What 1,000 random games of each set come to (seeds 0 to 999): a rule that changes shows here. `cargo xtask bless` writes it.
";

#[test]
fn games_of_every_set_come_to_what_is_written() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/checksums.txt");
    let mut now = String::from(HEAD);
    for (name, set) in sets() {
        let (_, checksum) = Games::new(&set, 0).expect("the sets are legal").check(0..1_000);
        writeln!(now, "{name:<28} {:016x}", checksum.0).expect("a text can be written to");
    }
    if env::var_os("BLESS").is_some() {
        fs::write(&file, now).expect("the file can be written");
        return;
    }
    let written = fs::read_to_string(&file).expect("the file can be read");
    let lines = written.lines().chain(std::iter::repeat("nothing")).zip(now.lines());
    let wrong: Vec<String> = lines
        .filter(|(written, now)| written != now)
        .map(|(written, now)| format!("written {written}, now {now}"))
        .collect();
    assert!(
        wrong.is_empty(),
        "{}\nif a rule was changed on purpose, `cargo xtask bless` rewrites it",
        wrong.join("\n")
    );
    assert_eq!(written.lines().count(), now.lines().count());
}
