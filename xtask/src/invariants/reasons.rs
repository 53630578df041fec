//! Whatever this is built of has its reason written down.

use std::fs;
use std::io;
use std::path::Path;
use toml::Table;

const PAGE: &str = "docs/dependencies.md";

/// Every dependency of the workspace or of the client that the page does not name.
pub(super) fn missing(root: &Path) -> io::Result<Vec<String>> {
    let read = |path: &str| fs::read_to_string(root.join(path));
    let page = read(PAGE)?;
    let mut found = broken(&page, &of_cargo(&read("Cargo.toml")?));
    found.extend(broken(&page, &of_npm(&read("web/package.json")?)));
    Ok(found)
}

fn broken(page: &str, dependencies: &[String]) -> Vec<String> {
    let rows = page.lines().filter(|line| line.starts_with('|'));
    let first = rows.filter_map(|row| row.split('|').nth(1));
    let named: String = first.collect();
    let missing = dependencies
        .iter()
        .filter(|name| !named.contains(&format!("`{name}`")));
    missing
        .map(|name| format!("{PAGE}:1: no reason for {name}"))
        .collect()
}

/// What crates of others the workspace uses: those of its own have a path.
fn of_cargo(manifest: &str) -> Vec<String> {
    let table: Option<Table> = manifest.parse().ok();
    let listed = table.as_ref().and_then(|table| table.get("workspace"));
    let listed = listed.and_then(|listed| listed.get("dependencies")?.as_table());
    let others = listed.into_iter().flatten();
    let others = others.filter(|(_, version)| version.get("path").is_none());
    others.map(|(name, _)| name.clone()).collect()
}

/// What packages the client uses, to run and to be built.
fn of_npm(package: &str) -> Vec<String> {
    let package: serde_json::Value = serde_json::from_str(package).unwrap_or_default();
    let kinds = ["dependencies", "devDependencies"].map(|kind| package[kind].as_object());
    let names = kinds.into_iter().flatten().flat_map(serde_json::Map::keys);
    names.cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "# Dependencies\n\n| | why |\n| --- | --- |\n| `serde`, `uqr` | `ron` |\n";

    #[test]
    fn a_crate_without_a_reason_is_found() {
        let manifest = "[workspace.dependencies]\nserde = \"1\"\nron = { version = \"0.12\" }\n\
                        bots = { path = \"crates/bots\" }\n";
        let told = ["docs/dependencies.md:1: no reason for ron"];
        assert_eq!(broken(TABLE, &of_cargo(manifest)), told);
    }

    #[test]
    fn a_package_without_a_reason_is_found() {
        let package = r#"{"dependencies": {"uqr": "1"}, "devDependencies": {"vite": "8"}}"#;
        let told = ["docs/dependencies.md:1: no reason for vite"];
        assert_eq!(broken(TABLE, &of_npm(package)), told);
    }
}
