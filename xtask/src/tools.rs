//! The tools that the commands need, installed if they are missing.

use std::env;

use crate::shell::{Done, cargo, line, rustup};

const CARGO_DENY: &str = "0.20.2";
const CARGO_FUZZ: &str = "0.13.2";

/// What `cargo xtask ci` needs.
///
/// `rust-toolchain.toml` names most of it, but rustup may be told not to install by itself, so it is asked here.
pub(crate) fn for_ci() -> Done {
    match rustup("component list --installed").output() {
        Some(installed) => complete_toolchain(&installed)?,
        None => println!("rustup does not answer: the toolchain is taken as it is"),
    }
    cargo_tool("deny", CARGO_DENY)
}

/// What `cargo xtask fuzz` needs.
pub(crate) fn for_fuzz() -> Done {
    if rustup("run nightly rustc --version").output().is_none() {
        rustup("toolchain install nightly --profile minimal --no-self-update").run()?;
    }
    cargo_tool("fuzz", CARGO_FUZZ)
}

/// What `cargo xtask instructions` needs.
pub(crate) fn for_instructions() -> Done {
    debian_tool("valgrind", "valgrind")
}

/// What the tests in a browser need: node, a Chromium (`CHROMIUM` may name one), and the libraries that drive it.
pub(crate) fn for_browser() -> Done {
    debian_tool("node", "nodejs npm")?;
    debian_tool("npm", "npm")?;
    if env::var_os("CHROMIUM").is_none() {
        debian_tool("chromium", "chromium")?;
    }
    line("npm", "ci --no-audit --no-fund").within("browser").run()
}

/// A program that Debian has in these packages; on other systems, or without the right to install, it has to be there.
fn debian_tool(program: &str, packages: &str) -> Done {
    if line(program, "--version").output().is_some() {
        return Ok(());
    }
    let is_root = line("id", "-u").output().is_some_and(|id| id.trim() == "0");
    if !is_root || line("apt-get", "--version").output().is_none() {
        return Err(format!("{program} is missing: install it first"));
    }
    line("apt-get", "update").run()?;
    let install = format!("install --yes --no-install-recommends {packages}");
    line("apt-get", &install).env("DEBIAN_FRONTEND", "noninteractive").run()
}

fn complete_toolchain(installed: &str) -> Done {
    for (part, request) in [
        ("rustfmt", "component add rustfmt"),
        ("clippy", "component add clippy"),
        ("rust-std-wasm32-unknown-unknown", "target add wasm32-unknown-unknown"),
    ] {
        if !installed.lines().any(|line| line.starts_with(part)) {
            rustup(request).run()?;
        }
    }
    Ok(())
}

fn cargo_tool(name: &str, version: &str) -> Done {
    if cargo(&format!("{name} --version")).output().is_some() {
        return Ok(());
    }
    cargo(&format!("install --locked cargo-{name} --version {version}")).run()
}
