//! Keeps what the parts of the page are cut along.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // The page is cut into parts after it was linked, by the places where one function names another.
    println!("cargo:rustc-link-arg-bins=--emit-relocs");
}
