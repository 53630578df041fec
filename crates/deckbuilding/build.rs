//! A new language is compiled in without a change of any Rust file.

fn main() {
    println!("cargo:rerun-if-changed=../../content/deckbuilding/text");
}
