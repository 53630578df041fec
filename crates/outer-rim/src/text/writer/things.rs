//! The things effects speak of: assets, patrols, places, skills, dice.

use super::{Form, Given, Writer};
use crate::content::{Die, Faction, Filter, Other, Patrols, Place, Skill, Trait, With};
use crate::text;
use crate::text::words::Word;
use printed::{Arg, yes};
use tabletop::Run;

impl Writer<'_> {
    pub(crate) fn with(&self, id: &str, with: With, more: impl IntoIterator<Item = Given>) -> Arg {
        let faction = match with {
            With::Faction(faction) => faction,
            _ => Faction::Hutt,
        };
        let with = ("with", Arg::from(with.word()));
        self.of_faction(id, faction, [with].into_iter().chain(more))
    }

    pub(crate) fn of_faction(
        &self,
        id: &str,
        faction: Faction,
        more: impl IntoIterator<Item = Given>,
    ) -> Arg {
        let args = [
            ("faction", self.word("faction", faction)),
            ("glyph", Arg::Run(Run::Glyph(faction.word().into()))),
        ];
        self.say(id, args.into_iter().chain(more))
    }

    /// Another player an effect is about.
    pub(super) fn other(&self, who: Other) -> [Given; 3] {
        let fame = match who {
            Other::HereFamous(fame) => fame,
            _ => 0,
        };
        let faction = match who {
            Other::HereNotWelcome(faction) => faction,
            _ => Faction::Hutt,
        };
        [
            ("other", who.word().into()),
            ("fame", fame.into()),
            ("faction", self.word("faction", faction)),
        ]
    }

    pub(crate) fn patrols(&self, id: &str, which: Patrols, n: u8) -> Arg {
        let faction = match which {
            Patrols::Of(faction) => faction,
            _ => Faction::Hutt,
        };
        let args = [("patrols", Arg::from(which.word())), ("n", Arg::from(n))];
        self.of_faction(id, faction, args)
    }

    pub(crate) fn place(&self, id: &str, place: &Place) -> Arg {
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
        self.say(id, args)
    }

    /// One asset the filter means, with its article.
    pub(crate) fn a(&self, filter: &Filter) -> Arg {
        let vowel = matches!(filter.with, Some(Trait::Illegal | Trait::Armor));
        let what = self.what(filter, "one");
        if filter.card.is_some() {
            return what;
        }
        self.say("a", [("vowel", yes(vowel)), ("what", what)])
    }

    /// What the filter means, without article.
    pub(crate) fn what(&self, filter: &Filter, number: &str) -> Arg {
        if let Some(id) = &filter.card {
            return self.card_name(id);
        }
        let kinds = filter.kinds.iter().map(|one| self.kind(one.word(), number));
        let kinds = self.row("or-list", kinds.collect());
        let mut adjectives = Vec::new();
        if let Some(one) = filter.with {
            adjectives.push(self.word("trait", one));
        }
        if filter.droid {
            adjectives.push(Arg::said("droid", []));
        }
        if let Some(deck) = filter.deck {
            adjectives.push(self.word("market", deck));
        }
        let args = [
            ("named", yes(!kinds.is_empty())),
            ("adjectives", Arg::row("adjectives", adjectives)),
            ("kinds", kinds),
            ("number", number.into()),
        ];
        let what = self.say("what", args);
        match filter.at_most {
            Some(credits) => self.say("cheap", [("what", what), ("n", printed::number(credits))]),
            None => what,
        }
    }

    pub(crate) fn kind(&self, kind: &str, number: &str) -> Arg {
        Arg::said(format!("kind-{kind}"), [("number", Arg::from(number))])
    }

    /// What a card is called that an effect names by id; it may be in another box.
    pub(crate) fn card_name(&self, id: &str) -> Arg {
        let called = text::called(self.content, id, self.lang);
        called.unwrap_or_else(|| Arg::named(Run::Words(id.into()), id))
    }

    /// A space by id.
    pub(crate) fn space(&self, id: &str) -> Arg {
        text::space_run(self.content, id, self.lang)
    }

    /// The name of a skill; its symbol where there is little room.
    pub(crate) fn skill(&self, skill: Skill) -> Arg {
        match self.form {
            Form::Full => self.word("skill", skill),
            Form::Brief => skill.word().into(),
        }
    }

    pub(crate) fn faces(&self, faces: &[Die]) -> Arg {
        let faces = faces.iter();
        let faces = faces.map(|die| Arg::Run(Run::Glyph(die.word().into())));
        self.row("or-list", faces.collect())
    }

    pub(crate) fn dice(&self, id: &str, die: Die, n: u8) -> Arg {
        self.say(id, [("die", die.word().into()), ("n", Arg::from(n))])
    }

    pub(crate) fn filtered(&self, id: &str, filter: &Filter) -> Arg {
        self.say(id, [("card", self.a(filter))])
    }
}
