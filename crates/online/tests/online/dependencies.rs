//! What the crate must not know.

/// Whoever cannot name a card cannot write one.
#[test]
fn the_crate_with_sockets_does_not_know_the_rules() {
    let manifest = include_str!("../../Cargo.toml");
    let (_, rest) = manifest.split_once("\n[dependencies]\n").unwrap();
    let (dependencies, _) = rest.split_once("\n[").unwrap();
    assert!(dependencies.contains("tables.workspace"));
    for line in dependencies.lines() {
        let name = line.split(['.', ' ', '=']).next().unwrap();
        assert!(
            !["claim", "claim-it", "game", "play", "bots", "record", "protocol", "words"].contains(&name),
            "{line}"
        );
        assert!(!line.contains("package"), "{line}");
    }
}
