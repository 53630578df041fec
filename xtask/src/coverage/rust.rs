//! Finds the tests of a Rust file and the rules they cite.
//!
//! It walks through tokens rather than a syntax tree, because tests also stand inside of other
//! macros (`proptest! { #[test] fn … }`), where there is no tree; this way both are found by the
//! same few lines. What a `macro_rules!` would expand to is not looked at: a test made by a macro
//! of our own has to be counted where it is written out.

use std::path::Path;

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::{LitStr, Meta, Token};

use super::check::Fault;
use super::claim::{Body, Citation, Claims, Helper, Test};

pub(crate) fn claims(file: &Path, source: &str) -> Result<Claims, Fault> {
    let tokens: TokenStream =
        source
            .parse()
            .map_err(|error: proc_macro2::LexError| Fault::Syntax {
                file: file.to_owned(),
                line: line(error.span()),
                error: error.to_string(),
            })?;
    let mut claims = Claims {
        file: file.to_owned(),
        ..Claims::default()
    };
    walk(tokens, None, &mut claims);
    Ok(claims)
}

/// What the attributes before a function make of it.
#[derive(Clone, Copy, Default)]
struct Marks {
    test: bool,
    ignored: bool,
}

impl Marks {
    fn add(&mut self, attribute: &Group) {
        let Ok(meta) = syn::parse2::<Meta>(attribute.stream()) else {
            return;
        };
        let last = meta.path().segments.last();
        // The last segment: `#[tokio::test]` is a test as well.
        self.test |= last.is_some_and(|last| last.ident == "test");
        self.ignored |= meta.path().is_ident("ignore");
    }
}

/// The function that tokens stand in, by its place in the claims.
#[derive(Clone, Copy)]
enum Within {
    Test(usize),
    Helper(usize),
}

impl Within {
    fn body(self, claims: &mut Claims) -> &mut Body {
        match self {
            Self::Test(at) => &mut claims.tests[at].body,
            Self::Helper(at) => &mut claims.helpers[at].body,
        }
    }
}

/// Collects from these tokens; `within` is the function they stand in.
fn walk(tokens: TokenStream, within: Option<Within>, claims: &mut Claims) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut marks = Marks::default();
    let mut at = 0;
    while at < tokens.len() {
        at += match &tokens[at..] {
            [TokenTree::Punct(hash), TokenTree::Group(attribute), ..]
                if hash.as_char() == '#' && attribute.delimiter() == Delimiter::Bracket =>
            {
                marks.add(attribute);
                2
            }
            [
                TokenTree::Ident(word),
                TokenTree::Punct(bang),
                TokenTree::Ident(_),
                TokenTree::Group(_),
                ..,
            ] if word == "macro_rules" && bang.as_char() == '!' => 4,
            [
                TokenTree::Ident(word),
                TokenTree::Punct(bang),
                TokenTree::Group(arguments),
                ..,
            ] if word == "rule" && bang.as_char() == '!' => {
                let citation = cite(arguments);
                match within {
                    Some(Within::Test(test)) => claims.tests[test].citations.push(citation),
                    _ => claims.stray.push(citation),
                }
                3
            }
            [
                TokenTree::Ident(word),
                TokenTree::Punct(bang),
                TokenTree::Group(arguments),
                ..,
            ] if is_assertion(&word.to_string()) && bang.as_char() == '!' => {
                if let Some(within) = within {
                    within.body(claims).assertions += 1;
                }
                walk(arguments.stream(), within, claims);
                3
            }
            [TokenTree::Ident(word), TokenTree::Ident(name), rest @ ..] if word == "fn" => {
                let length = rest.iter().position(is_body);
                if let Some(TokenTree::Group(body)) = length.map(|length| &rest[length]) {
                    let function = match within {
                        _ if marks.test => {
                            claims.tests.push(Test {
                                name: name.to_string(),
                                line: line(name.span()),
                                ignored: marks.ignored,
                                citations: Vec::new(),
                                body: Body::default(),
                            });
                            Within::Test(claims.tests.len() - 1)
                        }
                        // A function inside of a test belongs to it.
                        Some(test @ Within::Test(_)) => test,
                        _ => {
                            claims.helpers.push(Helper {
                                name: name.to_string(),
                                body: Body::default(),
                            });
                            Within::Helper(claims.helpers.len() - 1)
                        }
                    };
                    walk(body.stream(), Some(function), claims);
                }
                marks = Marks::default();
                2 + length.map_or(0, |length| length + 1)
            }
            [TokenTree::Ident(word), TokenTree::Group(arguments), ..]
                if arguments.delimiter() == Delimiter::Parenthesis =>
            {
                if let Some(within) = within {
                    within.body(claims).calls.push(word.to_string());
                }
                1
            }
            [TokenTree::Group(group), ..] => {
                walk(group.stream(), within, claims);
                // The parentheses of `pub(crate)` stand between an attribute and its function.
                if group.delimiter() == Delimiter::Brace {
                    marks = Marks::default();
                }
                1
            }
            [TokenTree::Punct(end), ..] if end.as_char() == ';' => {
                marks = Marks::default();
                1
            }
            _ => 1,
        };
    }
}

/// Whether a macro of this name fails when what it is given does not hold.
fn is_assertion(name: &str) -> bool {
    name.starts_with("assert") || name.starts_with("prop_assert")
}

/// Where a function without a body ends, or where its body is.
fn is_body(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(punct) => punct.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    }
}

fn cite(arguments: &Group) -> Citation {
    let ids = Punctuated::<LitStr, Token![,]>::parse_terminated
        .parse2(arguments.stream())
        .ok();
    Citation {
        line: line(arguments.span()),
        ids: ids.map(|ids| ids.iter().map(LitStr::value).collect()),
    }
}

fn line(span: Span) -> usize {
    span.start().line
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each test as `name: ids`, and how many citations stand outside of tests.
    fn read(source: &str) -> (Vec<String>, usize) {
        let claims = claims("t.rs".as_ref(), source).expect("Rust");
        let tests = claims.tests.iter().map(|test| {
            let ids: Vec<_> = test
                .citations
                .iter()
                .flat_map(|citation| citation.ids.iter().flatten())
                .cloned()
                .collect();
            format!(
                "{}{}: {}",
                test.name,
                if test.ignored { " (ignored)" } else { "" },
                ids.join(" ")
            )
        });
        (tests.collect(), claims.stray.len())
    }

    #[test]
    fn finds_tests_in_modules_and_by_any_path() {
        let source = r#"
            #[cfg(test)]
            mod tests {
                #[test]
                fn one() { rule!("a/b"); }
                mod inner { #[tokio::test(flavor = "x")] pub(crate) async fn two() -> Result<(), E> { rulebook::rule!("c/d", "e/f",); Ok(()) } }
            }"#;
        assert_eq!(
            read(source),
            (vec!["one: a/b".to_owned(), "two: c/d e/f".to_owned()], 0)
        );
    }

    #[test]
    fn finds_citations_nested_in_closures_blocks_and_macros() {
        let source = r#"
            #[test]
            fn one() { let f = || { if true { rule!("a/b") } }; assert!({ rule!("c/d"); true }); fn help() { rule!("e/f"); } }"#;
        assert_eq!(read(source), (vec!["one: a/b c/d e/f".to_owned()], 0));
    }

    #[test]
    fn finds_tests_written_in_macros() {
        let source = r#"
            proptest! {
                #![proptest_config(Config::with_cases(9))]
                /// Any move.
                #[test]
                fn one(x in 0..9u8) { rule!("a/b"); }
                #[test]
                #[ignore]
                fn two(x in 0..9u8) { rule!("c/d"); }
            }"#;
        assert_eq!(
            read(source),
            (
                vec!["one: a/b".to_owned(), "two (ignored): c/d".to_owned()],
                0
            )
        );
    }

    #[test]
    fn a_mark_is_for_one_function_only() {
        let source = r#"
            #[test] fn one() {}
            fn two() { rule!("a/b"); }
            #[test] fn three<F: Fn() -> u8>(f: fn(u8) -> u8) where F: Copy { rule!("c/d"); }
            trait T { fn four(); fn five() { rule!("e/f"); } }"#;
        assert_eq!(
            read(source),
            (vec!["one: ".to_owned(), "three: c/d".to_owned()], 2)
        );
    }

    #[test]
    fn words_in_comments_strings_and_macro_definitions_are_no_citations() {
        let source = r##"
            //! rule!("a/b");
            /// rule!("a/b");
            const X: &str = r#"rule!("a/b")"#;
            macro_rules! rule { ($a:literal) => { rule!("a/b") }; }"##;
        assert_eq!(read(source), (vec![], 0));
    }

    #[test]
    fn what_is_not_rust_is_reported() {
        assert!(matches!(
            claims("t.rs".as_ref(), "fn f() {"),
            Err(Fault::Syntax { .. })
        ));
    }
}
