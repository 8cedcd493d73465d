//! The test command: a list of steps, and the time each took.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use crate::{
    browser,
    shell::{Done, Line, cargo, line, root},
    tools,
};

struct Step {
    name: &'static str,
    run: fn() -> Done,
    /// What to do when it fails.
    hint: &'static str,
}

const STEPS: &[Step] = &[
    Step { name: "tools", run: tools::for_ci, hint: "install what is missing by hand, or check the network" },
    Step { name: "format", run: || cargo("fmt --all --check").run(), hint: "run `cargo fmt --all`" },
    Step {
        name: "clippy",
        run: || without_page(cargo("clippy --workspace --all-targets --all-features -- -D warnings")).run(),
        hint: "fix the code, or allow the lint where it is wrong and say why",
    },
    Step {
        name: "tests",
        // With the page, which is compiled for browsers on the way; its own tests come later.
        run: || cargo("test --workspace --exclude claimant-web --all-features").run(),
        hint: "if a golden file differs and should, `cargo xtask bless` rewrites it",
    },
    Step {
        name: "browser",
        run: browser::test,
        hint: "`cargo xtask screenshots` shows every screen, browser/README.md says how to run one test",
    },
    Step {
        name: "page size",
        run: || cargo("test --profile dist -p claimant-server --lib the_released_page_is_small -- --ignored").run(),
        hint: "`cargo xtask page-bench` lists the files; docs/decisions/0010-browser.md says what they may weigh",
    },
    Step {
        name: "docs",
        run: || {
            let doc = cargo("doc --workspace --no-deps --all-features").env("RUSTDOCFLAGS", "-D warnings");
            without_page(doc).run()
        },
        hint: "fix the doc comments named above",
    },
    Step {
        name: "wasm",
        // The one crate that must run in a browser and is no part of the page.
        run: || cargo("check --target wasm32-unknown-unknown -p claimant-protocol").run(),
        hint: "it must run in a browser: no files, clock or system randomness, and threads only if it goes without them",
    },
    Step {
        name: "features",
        run: || cargo(&format!("check --no-default-features {RULES}")).run(),
        hint: "the rules have to compile without the feature `serde`",
    },
    Step {
        name: "packages",
        run: || {
            forget_packages();
            cargo(&format!("package --allow-dirty --quiet --target-dir {PACKAGES} {RULES} {ON_RULES}")).run()
        },
        hint: "`include` in the package's Cargo.toml names the files that belong to it",
    },
    Step {
        name: "python",
        run: python,
        hint: "`python/test` runs it alone, `python/test tests/test_vector.py` one file; it needs python3 with venv",
    },
    Step {
        name: "dependencies",
        run: || {
            cargo("deny check bans licenses sources").run()?;
            // The package for Python has a lock file of its own.
            cargo("deny --manifest-path python/Cargo.toml --config deny.toml check bans licenses sources").run()
        },
        hint: "deny.toml says what may be depended on",
    },
];

/// The packages of the rules, as cargo is told them.
const RULES: &str = "-p claimant-game -p claimant-claim -p claimant-claim-it";

/// The packages that can be published beside them.
const ON_RULES: &str = "-p claimant-record -p claimant-bots -p claimant-protocol";

/// The page is compiled with the tests; who only checks need not do it once more.
fn without_page(line: Line) -> Line {
    line.env("CLAIMANT_SKIP_WEB", "1")
}

/// Where packages are built.
const PACKAGES: &str = "target/packages";

/// Cargo unpacks and builds our packages to check them against each other, and keeps both for the next time: by their versions,
/// which are the same then, though the sources are not. Nothing is lost: what is missing is unpacked again.
fn forget_packages() {
    let _ = fs::remove_dir_all(root().join(PACKAGES));
    let cargo_home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let Some(home) = cargo_home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))) else { return };
    let folders = |path: &Path| fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    for registry in folders(&home.join("registry/src")) {
        let is_ours =
            |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("claimant-"));
        for package in folders(&registry).filter(is_ours) {
            let _ = fs::remove_dir_all(package);
        }
    }
}

/// Lints, builds and tests the package for Python, which is no member of the workspace.
pub(crate) fn python() -> Done {
    line("bash", "python/test").run()
}

/// Runs every step, up to the first that fails.
pub(crate) fn run() -> Done {
    let mut times = Vec::new();
    let done = STEPS.iter().try_for_each(|step| {
        println!("\n=== {}", step.name);
        let begun = Instant::now();
        let done = (step.run)();
        times.push((step.name, begun.elapsed()));
        done.map_err(|why| format!("the step `{}` failed: {why}\n{}", step.name, step.hint))
    });
    print_times(&times);
    if done.is_ok() {
        println!("all checks passed");
    }
    done
}

fn print_times(times: &[(&str, Duration)]) {
    println!("\n=== times");
    for (name, time) in times {
        println!("{name:<14}{:>8.1} s", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| time).sum();
    println!("{:<14}{:>8.1} s\n", "total", total.as_secs_f64());
}
