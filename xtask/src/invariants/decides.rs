//! No component is named in code that decides: what it does is data.

use super::source::{self, Source};
use crate::files;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

/// What decides, in the sources of a game.
const DECIDING: [&str; 6] = [
    "evaluate", "flow.rs", "game.rs", "rules/", "script/", "state/",
];
/// Where a rule itself names one: the rival of the single-player game begins with a certain ship.
const NAMED_BY_A_RULE: [&str; 1] = ["rules/solo/setup.rs"];

/// Every line that names a component of its game's boxes and decides by it.
pub(super) fn by_name(root: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for folder in files::folders_in(&root.join("content"))? {
        let game = folder.file_name().unwrap_or_default().to_string_lossy();
        let entries = source::below(root, &format!("content/{game}"), &[".ron"])?;
        let sources = source::below(root, &format!("crates/{game}/src"), &[".rs"])?;
        found.extend(broken(&entries, &sources));
    }
    Ok(found)
}

fn broken(entries: &[Source], sources: &[Source]) -> Vec<String> {
    let ids = entries
        .iter()
        .flat_map(|entry| entry.text.split("id: \"").skip(1));
    let ids: BTreeSet<&str> = ids.filter_map(|rest| rest.split('"').next()).collect();
    let mut found = Vec::new();
    for source in sources {
        let (_, within) = source.path.split_once("/src/").unwrap_or_default();
        let decides = DECIDING.iter().any(|folder| within.starts_with(folder));
        if !decides || NAMED_BY_A_RULE.contains(&within) {
            continue;
        }
        let lines = source
            .lines()
            .take_while(|(_, line)| !line.contains("#[cfg(test)]"));
        for (at, line) in lines {
            let code = line.split("//").next().unwrap_or_default();
            let mut literals = code.split('"').skip(1).step_by(2);
            if literals.any(|literal| ids.contains(literal)) {
                found.push(source.at(at, line.trim()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    #[test]
    fn a_card_that_a_rule_asks_for_by_name_is_found() {
        let entries = made_up([(
            "content/sabacc/base/cards.ron",
            "[(id: \"idiot\", value: 0), (id: \"queen\", value: -2)]",
        )]);
        let sources = made_up([
            (
                "crates/sabacc/src/rules/showdown.rs",
                "// The \"idiot\" wins.\nif card.id == \"idiot\" {}\n#[cfg(test)]\nlet a = \"queen\";",
            ),
            ("crates/sabacc/src/scenario.rs", "card: \"queen\""),
            ("crates/sabacc/src/rules/draw.rs", "log.tell(\"queens\")"),
        ]);
        let told = ["crates/sabacc/src/rules/showdown.rs:2: if card.id == \"idiot\" {}"];
        assert_eq!(broken(&entries, &sources), told);
    }
}
