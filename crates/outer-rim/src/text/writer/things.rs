//! The things effects speak of: assets, patrols, places, skills, dice.

use super::{Args, Form, Writer, yes};
use crate::content::{Die, Faction, Filter, Patrols, Place, Skill, Trait, With};
use crate::text;
use crate::text::words::Word;
use printed::{Arg, capitalise};
use tabletop::Run;

impl Writer<'_> {
    pub(in crate::text) fn with(&self, id: &str, with: With, more: &Args<'_>) -> String {
        let faction = match with {
            With::Faction(faction) => faction,
            _ => Faction::Hutt,
        };
        let mut args = vec![("with", Arg::from(with.word()))];
        args.extend_from_slice(more);
        self.of_faction(id, faction, &args)
    }

    pub(in crate::text) fn of_faction(
        &self,
        id: &str,
        faction: Faction,
        more: &Args<'_>,
    ) -> String {
        let mut args = vec![
            ("faction", Arg::from(self.word("faction", faction))),
            ("glyph", Arg::Run(Run::Glyph(faction.word().into()))),
        ];
        args.extend_from_slice(more);
        self.say(id, &args)
    }

    pub(in crate::text) fn patrols(&self, id: &str, which: Patrols, n: u8) -> String {
        let faction = match which {
            Patrols::Of(faction) => faction,
            _ => Faction::Hutt,
        };
        let args = [("patrols", Arg::from(which.word())), ("n", Arg::from(n))];
        self.of_faction(id, faction, &args)
    }

    pub(in crate::text) fn place(&self, id: &str, place: &Place) -> String {
        let (word, n, space) = match place {
            Place::AnyPlanet => ("any-planet", 0, Arg::from("")),
            Place::Within(n) => ("within", *n, Arg::from("")),
            Place::Planet(id) => ("planet", 0, self.space(id)),
        };
        let args = [
            ("place", Arg::from(word)),
            ("n", Arg::from(n)),
            ("space", space),
        ];
        self.say(id, &args)
    }

    /// One asset the filter means, with its article.
    pub(in crate::text) fn a(&self, filter: &Filter) -> String {
        let vowel = matches!(filter.with, Some(Trait::Illegal | Trait::Armor));
        let what = self.what(filter, "one");
        if filter.card.is_some() {
            return what;
        }
        let args = [("vowel", yes(vowel)), ("what", what.into())];
        self.say("a", &args)
    }

    /// What the filter means, without article.
    pub(in crate::text) fn what(&self, filter: &Filter, number: &str) -> String {
        if let Some(id) = &filter.card {
            return self.card_name(id);
        }
        let kinds = filter.kinds.iter().map(|one| self.kind(one.word(), number));
        let kinds = self.join(kinds.collect(), "or-list", "last-or");
        let mut adjectives = Vec::new();
        if let Some(one) = filter.with {
            adjectives.push(self.word("trait", one));
        }
        if filter.droid {
            adjectives.push(self.messages.say("droid", &[]));
        }
        let args = [
            ("named", yes(!kinds.is_empty())),
            ("adjectives", adjectives.join(" ").into()),
            ("kinds", kinds.into()),
            ("number", number.into()),
        ];
        self.say("what", &args)
    }

    pub(in crate::text) fn kind(&self, kind: &str, number: &str) -> String {
        let args = [("number", Arg::from(number))];
        self.messages.say(&format!("kind-{kind}"), &args)
    }

    /// What a card is called that an effect names by id; it may be in another box.
    pub(in crate::text) fn card_name(&self, id: &str) -> String {
        match text::name_of(self.content, id, self.lang) {
            Some(name) => printed::mark(&Run::Card(id.into(), name)),
            None => {
                let words = id.split('-').map(capitalise);
                words.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// A space by id.
    pub(in crate::text) fn space(&self, id: &str) -> Arg {
        text::space_run(self.content, id, self.lang)
    }

    /// The name of a skill; its symbol where there is little room.
    pub(in crate::text) fn skill(&self, skill: Skill) -> String {
        match self.form {
            Form::Full => self.word("skill", skill),
            Form::Brief => skill.word().to_string(),
        }
    }

    pub(in crate::text) fn faces(&self, faces: &[Die]) -> String {
        let faces = faces.iter().map(|die| format!("<{}>", die.word()));
        self.join(faces.collect(), "or-list", "last-or")
    }

    pub(in crate::text) fn dice(&self, id: &str, die: Die, n: u8) -> String {
        self.say(id, &[("die", die.word().into()), ("n", Arg::from(n))])
    }

    pub(in crate::text) fn filtered(&self, id: &str, filter: &Filter) -> String {
        self.say(id, &[("card", self.a(filter).into())])
    }
}
