//! The words on cards that mean more than they say, out of the messages.
//!
//! The message `keywords` lists them. Each has a message `keyword-…`: its value is the word,
//! `.found` how it is written on cards, `.means` what it means, `.rule` the rule that says so.

use crate::{Messages, split};
use tabletop::{Face, Keyword};

/// All keywords, each with the cards it is printed on.
pub fn keywords(messages: &Messages, faces: &[Face]) -> Vec<Keyword> {
    let all = messages.say("keywords", &[]);
    all.split(", ")
        .map(|name| keyword(messages, &format!("keyword-{name}"), faces))
        .collect()
}

fn keyword(messages: &Messages, id: &str, faces: &[Face]) -> Keyword {
    let found = messages.attribute(id, "found");
    let forms: Vec<&str> = found.split(", ").collect();
    let printed_on = faces.iter().filter(|face| face.mentions(&forms));
    Keyword {
        word: messages.say(id, &[]),
        means: split(&messages.attribute(id, "means")),
        rule: messages.attribute(id, "rule"),
        on: printed_on.map(|face| face.id.clone()).collect(),
    }
}
