//! Laying out a declaration, which arrives as one long line with comments in between.

/// A declaration with one member and one comment a line.
pub(super) fn lay_out(declaration: &str) -> String {
    let text = one_line_comments(declaration);
    let long = text.contains("} |") || text.contains("| {");
    let mut out = String::new();
    // For every open brace, whether its members stand on lines of their own.
    let mut open: Vec<bool> = Vec::new();
    let mut rest = text.as_str();
    while let Some(next) = rest.chars().next() {
        rest = &rest[next.len_utf8()..];
        match next {
            '{' => {
                open.push(has_lines(rest));
                if open.last() == Some(&true) {
                    out.push('{');
                    new_line(&mut out, &open);
                    rest = rest.trim_start();
                    continue;
                }
            }
            '}' if open.pop() == Some(true) => new_line(&mut out, &open),
            '\n' => {
                new_line(&mut out, &open);
                rest = rest.trim_start();
                continue;
            }
            ' ' if long && open.is_empty() && rest.starts_with('|') => {
                out.push_str("\n  ");
                continue;
            }
            _ => {}
        }
        out.push(next);
    }
    out.trim_end().into()
}

/// Whether what stands before the closing brace has more than one line.
fn has_lines(inside: &str) -> bool {
    let mut depth = 1;
    let end = inside.find(|c| {
        depth += match c {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    });
    inside[..end.unwrap_or(inside.len())].contains('\n')
}

fn new_line(out: &mut String, open: &[bool]) {
    out.truncate(out.trim_end().len());
    out.push('\n');
    out.extend(open.iter().filter(|&&own_lines| own_lines).map(|_| "  "));
}

/// The first paragraph of every comment, as one line; examples in Rust help nobody here.
fn one_line_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/**\n") {
        let (comment, after) = after.split_once("\n */").unwrap_or((after, ""));
        let lines = comment
            .lines()
            .map(|line| line.trim_start_matches(" *").trim());
        let first: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
        out.push_str(&format!("{before}/** {} */", first.join(" ")));
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_member_and_each_variant_has_its_line() {
        let declaration = "/**\n * One\n * thing.\n *\n * More.\n */\ntype T = { \n/**\n * A.\n */\na: { b: number, }, } | { e: 1, \n/**\n * F.\n */\nf: 2, } | \"c\" | { d: 1, };";
        let expected = "/** One thing. */\ntype T = {\n  /** A. */\n  a: { b: number, },\n}\n  | {\n  e: 1,\n  /** F. */\n  f: 2,\n}\n  | \"c\"\n  | { d: 1, };";
        assert_eq!(lay_out(declaration), expected);
    }
}
