//! New migrations and a newly built client are compiled in without a change of any Rust file.

use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=migrations");
    println!("cargo:rerun-if-changed={}", watched().display());
}

/// The built client or, as long as there is none, where it will appear. (What does not exist counts
/// as changed every time: then everything would be compiled anew every time.)
fn watched() -> &'static Path {
    let (web, dist) = (Path::new("../../web"), Path::new("../../web/dist"));
    if dist.exists() || web.join("node_modules").exists() {
        dist
    } else {
        web
    }
}
