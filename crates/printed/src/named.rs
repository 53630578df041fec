//! Names that stand in entries, as messages: what a pack says without message files of its own.

use crate::{Languages, Wording};
use std::fmt::Write as _;
use tabletop::Lang;

/// What an entry itself says of its name and of what it tells, in English.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Named {
    /// The message.
    pub id: String,
    /// The name.
    pub name: Option<String>,
    /// The attributes of the message, each with what it says.
    pub tells: Vec<(String, String)>,
}

impl Languages {
    /// These languages with what entries say themselves. Where an entry gives only a name or only what it
    /// tells, the other stays as it was.
    #[must_use]
    pub fn naming(&self, entries: impl IntoIterator<Item = Named>) -> Self {
        let english = self.messages(Lang::EN);
        let mut text = String::new();
        for one in entries {
            // What is no id of a message is none of an entry either, and refused as such.
            let is_id = one
                .id
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
            if !is_id || one.name.is_none() && one.tells.is_empty() {
                continue;
            }
            let name = one.name.or_else(|| english.find(&one.id));
            let name = name.as_deref().map(literal).unwrap_or_default();
            let _ = writeln!(text, "{} = {name}", one.id);
            let tells = match one.tells.is_empty() {
                true => english.attributes(&one.id),
                false => one.tells,
            };
            for (attribute, said) in tells {
                let _ = writeln!(text, "    .{attribute} = {}", literal(&said));
            }
        }
        if text.is_empty() {
            return self.clone();
        }
        self.with([Wording {
            lang: Lang::EN,
            file: String::new(),
            text: text.into(),
        }])
    }
}

/// A text as a message says it, whatever stands in it.
fn literal(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("{{ \"{}\" }}", text.replace(['\n', '\r'], " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_stands_in_a_name_is_said_as_it_is() {
        let odd = r#"Four {"Lom"} \ <force> $n"#;
        let entry = |name: Option<&str>, tells: Option<&str>| Named {
            id: "name_4-lom".into(),
            name: name.map(Into::into),
            tells: tells
                .map(|told| ("line-1".into(), told.into()))
                .into_iter()
                .collect(),
        };
        let named = Languages::default().naming([entry(Some(odd), Some("He says {no}."))]);
        assert_eq!(named.complaints(), []);
        assert_eq!(
            named.messages(Lang::EN).find("name_4-lom").as_deref(),
            Some(odd)
        );
        let renamed = named.naming([entry(Some("4-LOM"), None)]);
        let english = renamed.messages(Lang::EN);
        assert_eq!(english.find("name_4-lom").as_deref(), Some("4-LOM"));
        let told = english.find_attribute("name_4-lom", "line-1");
        assert_eq!(told.as_deref(), Some("He says {no}."));
    }
}
