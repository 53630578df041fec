//! A file of messages, made strange: what stands in placeables, symbols and selectors stays.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// What lists ids and no words.
const LISTS: &str = "keywords";
/// The attribute that names a rule.
const RULE: &str = "rule";
/// The attribute that says how a word is written on cards: accented as it is there, but no longer.
const FOUND: &str = "found";

/// A file of messages in the pseudo-language.
pub(super) fn file(text: String) -> Result<String, String> {
    let mut resource = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in &mut resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        if message.id.name == LISTS {
            continue;
        }
        if let Some(value) = &mut message.value {
            strange(value);
        }
        for attribute in &mut message.attributes {
            match attribute.id.name.as_str() {
                RULE => {}
                FOUND => accents(&mut attribute.value),
                _ => strange(&mut attribute.value),
            }
        }
    }
    Ok(serializer::serialize(&resource))
}

/// Accented, longer, and its arguments in another order.
fn strange(pattern: &mut Pattern<String>) {
    let own: usize = pattern.elements.iter().map(letters).sum();
    each(pattern, &mut strange);
    swap(pattern);
    if own > 0 {
        let more = "ŋ".repeat(own.div_ceil(3));
        let value = format!(" {more}");
        match pattern.elements.last_mut() {
            Some(PatternElement::TextElement { value: last }) => last.push_str(&value),
            _ => pattern.elements.push(PatternElement::TextElement { value }),
        }
    }
}

/// Accented, and nothing else.
fn accents(pattern: &mut Pattern<String>) {
    each(pattern, &mut accents);
}

/// Accents the text of a pattern and does something with each pattern it chooses from.
fn each(pattern: &mut Pattern<String>, variant: &mut impl FnMut(&mut Pattern<String>)) {
    let mut inside = false;
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accented(value, &mut inside),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                for one in variants {
                    variant(&mut one.value);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

/// The letters of a text, but for those of symbols.
fn letters(element: &PatternElement<String>) -> usize {
    let PatternElement::TextElement { value } = element else {
        return 0;
    };
    let accented = accented(value, &mut false);
    let changed = value.chars().zip(accented.chars());
    changed.filter(|(one, other)| one != other).count()
}

/// Each letter with an accent. Between angle brackets, which may be in two elements, stands a symbol.
fn accented(text: &str, inside: &mut bool) -> String {
    let accented = text.chars().map(|c| {
        match c {
            '<' => *inside = true,
            '>' => *inside = false,
            _ => {}
        }
        if *inside { c } else { accent(c) }
    });
    accented.collect()
}

fn accent(c: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const STRANGE: &str = "áƀçďéƒĝĥíĵķľṁñóþɋŕšťúṽŵẋýžÁɃÇĎÉƑĜĤÍĴĶĽṀÑÓÞɊŔŠŤÚṼŴẊÝŽ";
    let place = PLAIN.chars().position(|plain| plain == c);
    let found = place.and_then(|place| STRANGE.chars().nth(place));
    found.unwrap_or(c)
}

/// Exchanges the last two plain arguments, if neither names a symbol.
fn swap(pattern: &mut Pattern<String>) {
    let ends_open = |place: usize| {
        let before = place.checked_sub(1).and_then(|at| pattern.elements.get(at));
        matches!(before, Some(PatternElement::TextElement { value }) if value.ends_with('<'))
    };
    let plain = pattern
        .elements
        .iter()
        .enumerate()
        .filter(|&(place, element)| {
            let is_argument = matches!(
                element,
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { .. })
                }
            );
            is_argument && !ends_open(place)
        });
    let mut places: Vec<usize> = plain.map(|(place, _)| place).collect();
    if let (Some(last), Some(before)) = (places.pop(), places.pop()) {
        pattern.elements.swap(before, last);
    }
}
