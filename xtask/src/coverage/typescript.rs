//! Finds the tests of the web client and the rules they cite.
//!
//! A plain scan: strings and comments are stepped over, brackets are counted, and the name before
//! an opening bracket says whose arguments follow. That is enough to know that a `rule("…")` stands
//! inside of a `test(…)` or `it(…)` that is not skipped.

use std::path::Path;

use super::claim::{Body, Citation, Claims, Test};

pub(crate) fn claims(file: &Path, source: &str) -> Claims {
    let mut scan = Scan {
        source: source.as_bytes(),
        at: 0,
        line: 1,
        calls: Vec::new(),
        claims: Claims {
            file: file.to_owned(),
            ..Claims::default()
        },
    };
    scan.run();
    scan.claims
}

struct Scan<'a> {
    source: &'a [u8],
    at: usize,
    line: usize,
    /// The brackets we are in, from the outside in.
    calls: Vec<Call>,
    claims: Claims,
}

/// An open round bracket, and what the name before it, such as `test.skip`, makes of it.
#[derive(Clone)]
struct Call {
    /// The place in `claims.tests` if it is a test.
    test: Option<usize>,
    skipped: bool,
}

impl Call {
    fn is_test(name: &str) -> bool {
        let mut parts = name.split('.');
        matches!(parts.next(), Some("test" | "it"))
            && parts.all(|part| {
                matches!(
                    part,
                    "only" | "each" | "for" | "concurrent" | "fails" | "skip" | "todo" | "fixme"
                )
            })
    }

    fn is_skipped(name: &str) -> bool {
        name.split('.').any(|part| {
            matches!(
                part,
                "skip" | "todo" | "fixme" | "xit" | "xtest" | "xdescribe"
            )
        })
    }
}

impl Scan<'_> {
    fn run(&mut self) {
        let mut word = String::new();
        let mut before = String::new();
        // `it.each(rows)("name", …)`: the second bracket belongs to the same name.
        let mut closed: Option<Call> = None;
        while let Some(&byte) = self.source.get(self.at) {
            if is_word(byte) {
                word.push(char::from(byte));
                closed = None;
                self.step();
                continue;
            }
            match byte {
                b'(' if word == "rule" && before != "function" => {
                    self.step();
                    self.cite();
                }
                b'(' => {
                    let call = match closed.take() {
                        Some(call) if word.is_empty() => call,
                        _ => self.open(&word),
                    };
                    self.calls.push(call);
                    self.step();
                }
                b')' => {
                    closed = self.calls.pop();
                    self.step();
                }
                b'"' | b'\'' | b'`' => {
                    self.string(byte);
                }
                b'/' if self.next_is(b'/') => self.step_until(b"\n"),
                b'/' if self.next_is(b'*') => self.step_until(b"*/"),
                _ => self.step(),
            }
            if !byte.is_ascii_whitespace() {
                before.clear();
                if byte != b')' {
                    closed = None;
                }
            }
            if !word.is_empty() {
                before = std::mem::take(&mut word);
            }
        }
    }

    fn open(&mut self, name: &str) -> Call {
        let mut call = Call {
            test: None,
            skipped: Call::is_skipped(name),
        };
        if name == "expect"
            && let Some(test) = self.calls.iter().rev().find_map(|call| call.test)
        {
            self.claims.tests[test].body.assertions += 1;
        }
        if Call::is_test(name) {
            let ignored = call.skipped || self.calls.iter().any(|outer| outer.skipped);
            let test = Test {
                name: self.title(),
                line: self.line,
                ignored,
                citations: Vec::new(),
                body: Body::default(),
            };
            self.claims.tests.push(test);
            call.test = Some(self.claims.tests.len() - 1);
        }
        call
    }

    /// What the test is called, if its name is the first thing after the bracket.
    fn title(&self) -> String {
        let rest = String::from_utf8_lossy(&self.source[self.at + 1..]);
        let rest = rest.trim_start();
        let quote = rest
            .chars()
            .next()
            .filter(|c| matches!(c, '"' | '\'' | '`'));
        let title = quote.and_then(|quote| rest[1..].split(quote).next());
        title.unwrap_or("without a name").to_owned()
    }

    /// The arguments of `rule(`, up to and with the closing bracket.
    fn cite(&mut self) {
        let line = self.line;
        let mut ids = Some(Vec::new());
        while let Some(&byte) = self.source.get(self.at) {
            match byte {
                b'"' | b'\'' => {
                    let id = self.string(byte);
                    if let Some(ids) = &mut ids {
                        ids.push(id);
                    }
                }
                b')' => {
                    self.step();
                    break;
                }
                b',' => self.step(),
                byte if byte.is_ascii_whitespace() => self.step(),
                _ => {
                    ids = None;
                    self.step();
                }
            }
        }
        let citation = Citation { line, ids };
        match self.calls.iter().rev().find_map(|call| call.test) {
            Some(test) => self.claims.tests[test].citations.push(citation),
            None => self.claims.stray.push(citation),
        }
    }

    /// Steps over a string and returns what it holds. What is inserted into a template is taken as
    /// part of it.
    fn string(&mut self, quote: u8) -> String {
        let mut bytes = Vec::new();
        self.step();
        while let Some(&byte) = self.source.get(self.at) {
            self.step();
            match byte {
                b'\\' => self.step(),
                byte if byte == quote => break,
                byte => bytes.push(byte),
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }

    fn step(&mut self) {
        if self.source.get(self.at) == Some(&b'\n') {
            self.line += 1;
        }
        self.at += 1;
    }

    fn step_until(&mut self, end: &[u8]) {
        while self.at < self.source.len() && !self.source[self.at..].starts_with(end) {
            self.step();
        }
        for _ in end {
            self.step();
        }
    }

    fn next_is(&self, byte: u8) -> bool {
        self.source.get(self.at + 1) == Some(&byte)
    }
}

/// Names with their dots: `test.describe.skip` is one word to us.
fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_is_known_by_its_title() {
        let claims = claims("t.ts".as_ref(), "it(\n  'tilts a used card', () => {});");
        assert_eq!(claims.tests[0].name, "tilts a used card");
    }

    /// Each test as `line: ids`, and the lines of citations outside of tests.
    fn read(source: &str) -> (Vec<String>, Vec<usize>) {
        let claims = claims("t.ts".as_ref(), source);
        let tests = claims.tests.iter().map(|test| {
            let ids: Vec<_> = test
                .citations
                .iter()
                .flat_map(|citation| citation.ids.iter().flatten())
                .cloned()
                .collect();
            format!(
                "{}{}: {}",
                test.line,
                if test.ignored { " (ignored)" } else { "" },
                ids.join(" ")
            )
        });
        (
            tests.collect(),
            claims.stray.iter().map(|stray| stray.line).collect(),
        )
    }

    #[test]
    fn finds_rules_in_tests() {
        let source = "import { rule } from './rule';\ntest('a (b', async ({ page }) => {\n  rule(\"a/b\", 'c/d');\n});\nit.only(`x`, () => { rule('e/f') })";
        assert_eq!(
            read(source),
            (vec!["2: a/b c/d".to_owned(), "5: e/f".to_owned()], vec![])
        );
    }

    #[test]
    fn skipped_tests_are_marked_also_by_their_group() {
        let source = "test.skip('a', () => { rule('a/b') })\ndescribe.skip('b', () => { it('c', () => { rule('c/d') }) })";
        assert_eq!(
            read(source),
            (
                vec!["1 (ignored): a/b".to_owned(), "2 (ignored): c/d".to_owned()],
                vec![]
            )
        );
    }

    #[test]
    fn a_table_of_tests_is_one_test() {
        let source = "it.each([[1], [2]])('a %d', (n) => { rule('a/b'); f((n)) })";
        assert_eq!(read(source), (vec!["1: a/b".to_owned()], vec![]));
    }

    #[test]
    fn rules_outside_of_tests_are_found_but_not_comments_or_the_function_itself() {
        let source = "// rule('x/x')\n/* rule('x/x') */ export function rule(...ids: string[]) {}\ntest.beforeEach(() => {\n  rule('a/b');\n});\nlet s = \"rule('x/x')\"; overrule('x/x')";
        assert_eq!(read(source), (vec![], vec![4]));
    }
}
