//! The tables of the pages about cards: what an effect language has, from its source.
//!
//! A page of `docs/` says which types it is about, `<!-- types: FILE FILE … -->`, and where each has
//! its table, `<!-- table: Effect -->`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::files;
use syn::{Attribute, Expr, Fields, File, Item, Lit, Meta, Type};

/// Write the tables of the pages about cards from the types that read the entries.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(root: &Path, _: &Args) -> ExitCode {
    let written = pages(root).and_then(|pages| {
        let mut stale = pages.into_iter().filter(|page| page.filled != page.text);
        stale.try_for_each(|Page { path, filled, .. }| {
            fs::write(&path, filled).map_err(|error| format!("{}: {error}", path.display()))
        })
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A page about cards, as it is and as it should be.
struct Page {
    path: PathBuf,
    text: String,
    filled: String,
}

/// Every page that says which types it is about.
fn pages(root: &Path) -> Result<Vec<Page>, String> {
    let docs = files::below(&root.join("docs")).map_err(|error| format!("docs: {error}"))?;
    let mut pages = Vec::new();
    for path in docs {
        if path.extension().is_none_or(|extension| extension != "md") {
            continue;
        }
        let wrong = |error: String| format!("{}: {error}", path.display());
        let text = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
        let about = text.lines().find_map(|line| marked(line, "types"));
        if let Some(sources) = about {
            let filled = types(root, sources).and_then(|items| fill(&text, &items));
            let filled = filled.map_err(wrong)?;
            pages.push(Page { path, text, filled });
        }
    }
    Ok(pages)
}

/// What a comment of a page marks, `<!-- MARK: … -->`.
fn marked<'a>(line: &'a str, mark: &str) -> Option<&'a str> {
    let line = line.strip_prefix("<!-- ")?.strip_suffix(" -->")?;
    line.strip_prefix(mark)?.strip_prefix(": ")
}

/// Everything declared where the types are.
fn types(root: &Path, sources: &str) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for source in sources.split(' ') {
        let text = fs::read_to_string(root.join(source)).map_err(|e| format!("{source}: {e}"))?;
        let file: File = syn::parse_str(&text).map_err(|error| format!("{source}: {error}"))?;
        items.extend(file.items);
    }
    Ok(items)
}

/// The page with every table written anew: `<!-- table: Effect -->` begins one, and it ends at the
/// next empty line.
fn fill(page: &str, items: &[Item]) -> Result<String, String> {
    let mut filled = String::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        filled.push_str(line);
        filled.push('\n');
        if let Some(name) = marked(line, "table") {
            filled.push_str(&table(name, items)?);
            filled.push('\n');
            for old in lines.by_ref() {
                if old.is_empty() {
                    break;
                }
            }
        }
    }
    Ok(filled)
}

/// The words of an enum, or the fields of a struct, with what is written of each in the source.
fn table(name: &str, items: &[Item]) -> Result<String, String> {
    let mut text = String::from("| | |\n| --- | --- |\n");
    for item in items {
        match item {
            Item::Enum(one) if one.ident == name => {
                for variant in &one.variants {
                    let word = format!("{}{}", variant.ident, takes(&variant.fields));
                    let _ = writeln!(text, "| `{word}` | {} |", said(&variant.attrs));
                }
                return Ok(text);
            }
            Item::Struct(one) if one.ident == name => {
                for field in &one.fields {
                    let ident = field.ident.as_ref().map(ToString::to_string);
                    let ident = renamed(&field.attrs).or(ident).unwrap_or_default();
                    let kind = shown(&field.ty);
                    let _ = writeln!(text, "| `{ident}: {kind}` | {} |", said(&field.attrs));
                }
                return Ok(text);
            }
            _ => {}
        }
    }
    Err(format!("there is no type `{name}`"))
}

/// What a word is written with.
fn takes(fields: &Fields) -> String {
    let shown: Vec<String> = fields
        .iter()
        .map(|field| match &field.ident {
            Some(ident) => format!("{ident}: {}", shown(&field.ty)),
            None => shown(&field.ty),
        })
        .collect();
    if shown.is_empty() {
        String::new()
    } else {
        format!("({})", shown.join(", "))
    }
}

/// A type as an author of entries thinks of it.
fn shown(ty: &Type) -> String {
    let Type::Path(path) = ty else {
        return match ty {
            Type::Tuple(tuple) => {
                let parts: Vec<String> = tuple.elems.iter().map(shown).collect();
                format!("({})", parts.join(", "))
            }
            _ => "…".into(),
        };
    };
    let Some(last) = path.path.segments.last() else {
        return "…".into();
    };
    let name = last.ident.to_string();
    let inner = match &last.arguments {
        syn::PathArguments::AngleBracketed(list) => list.args.iter().find_map(|arg| match arg {
            syn::GenericArgument::Type(ty) => Some(shown(ty)),
            _ => None,
        }),
        _ => None,
    };
    match (name.as_str(), inner) {
        ("Vec", Some(inner)) if inner == "effects" => "[effects, …]".into(),
        ("Vec", Some(inner)) if inner == "Effect" => "effects".into(),
        ("Vec", Some(inner)) => format!("[{inner}, …]"),
        ("Option" | "Box", Some(inner)) => inner,
        ("u8" | "u16" | "u32" | "i8", None) => "number".into(),
        ("String", None) => "text".into(),
        ("bool", None) => "true or false".into(),
        _ => name,
    }
}

/// What the source says of it.
fn said(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|one| match &one.meta {
        Meta::NameValue(value) if value.path.is_ident("doc") => match &value.value {
            Expr::Lit(lit) => match &lit.lit {
                Lit::Str(text) => Some(text.value().trim().to_string()),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

/// The name a field goes by in an entry, where it is another.
fn renamed(attributes: &[Attribute]) -> Option<String> {
    let mut name = None;
    for attribute in attributes.iter().filter(|one| one.path().is_ident("serde")) {
        // What is no renaming is of no interest here.
        let _ = attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                let text: syn::LitStr = meta.value()?.parse()?;
                name = Some(text.value());
            }
            Ok(())
        });
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_pages_are_those_of_the_code() {
        let pages = pages(&crate::workspace()).expect("the pages");
        assert_eq!(pages.len(), 2, "each game with an effect language has one");
        for page in pages {
            assert!(
                page.filled == page.text,
                "{} is out of date: run `cargo xtask language` and commit what it writes",
                page.path.display()
            );
        }
    }

    #[test]
    fn every_type_of_the_language_has_its_table() {
        let outer_rim = "Effect Moment Condition Constant Filter Ability Asset AssetKind Goal Feat \
                         With Other Contacts Patrols Place Amount Bullet";
        for (page, names) in [("outer-rim-cards.md", outer_rim), ("cards.md", "Effect")] {
            let path = crate::workspace().join("docs").join(page);
            let text = fs::read_to_string(path).expect("the page");
            for name in names.split_whitespace() {
                assert!(text.contains(&format!("<!-- table: {name} -->")), "{name}");
            }
        }
    }

    #[test]
    fn a_type_that_does_not_exist_is_an_error() {
        assert!(fill("<!-- table: Nothing -->\n\n", &[]).is_err());
    }
}
