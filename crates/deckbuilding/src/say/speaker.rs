//! What all texts are made with: messages, and names of things as runs.

use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::{Content, Library};
use crate::state::{BaseId, CardId, Player, Source, State};
use printed::{Arg, Messages};
pub(super) use printed::{number, yes};
use tabletop::{Amount, Lang, Run, Text};

/// Speaks one language.
#[derive(Copy, Clone)]
pub(super) struct Speaker<'a> {
    pub(super) game: &'a Deckbuilding,
    pub(super) lang: Lang,
    messages: &'a Messages,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(game: &'a Deckbuilding, lang: Lang) -> Self {
        Self {
            game,
            lang,
            messages: game.library.content().messages(lang),
        }
    }

    pub(super) fn library(&self) -> &'a Library {
        &self.game.library
    }

    pub(super) fn content(&self) -> &'a Content {
        self.game.library.content()
    }

    /// A message.
    pub(super) fn say(&self, id: &str, args: &[(&str, Arg)]) -> Text {
        self.messages.format(id, args)
    }

    /// What a card is called.
    pub(super) fn card_name(&self, card: CardId) -> String {
        let id = &self.library().card(card).id;
        self.content().name(id, self.lang)
    }

    /// A card by name.
    pub(super) fn card(&self, card: CardId) -> Arg {
        let id = &self.library().card(card).id;
        let run = Run::Card(self.game.card_key(card), self.card_name(card));
        Arg::named(run, id)
    }

    /// A base by name.
    pub(super) fn base(&self, base: BaseId) -> Arg {
        let id = &self.library().base(base).id;
        self.content().called(id, self.lang)
    }

    /// A card, if the reader knows it, for messages that ask `$known`.
    pub(super) fn card_if_known(&self, card: Option<CardId>) -> [(&'static str, Arg); 2] {
        match card {
            Some(card) => [("known", "yes".into()), ("card", self.card(card))],
            None => [("known", "no".into()), ("card", "".into())],
        }
    }

    /// The base of a player, or that there is none, for messages that ask `$base`.
    pub(super) fn base_of(&self, state: &State, player: Player) -> [(&'static str, Arg); 2] {
        match state.area(player).base {
            Some(base) => [("has-base", "yes".into()), ("base", self.base(base))],
            None => [("has-base", "no".into()), ("base", "".into())],
        }
    }

    /// The card or base an effect stands on.
    pub(super) fn source(&self, state: &State, source: Source) -> Arg {
        match (source, state.mine().base) {
            (Source::Card(card), _) => self.card(card),
            (Source::Base, Some(base)) => self.base(base),
            (Source::Base, None) => Arg::said("your-base", []),
        }
    }

    /// The target of an attack.
    pub(super) fn target(&self, state: &State, target: Target) -> Arg {
        match target {
            Target::Base => {
                let base = self.base_of(state, state.active.foe());
                Arg::said("enemy-base", base)
            }
            Target::Row(card) => self.card(card),
        }
    }

    /// What a card gives when it is played: attack, resources, Force, hit points.
    pub(super) fn gives(&self, card: CardId) -> impl Iterator<Item = Amount> {
        let facts = self.library().facts(card);
        let values = [
            Amount::of("attack", facts.attack),
            Amount::of("resource", facts.resources),
            Amount::of("force", facts.force),
            Amount::of("hit-points", facts.hit_points.unwrap_or(0)),
        ];
        values.into_iter().filter(|value| value.number > 0)
    }

    /// The same in words.
    pub(super) fn values(&self, card: CardId) -> impl Iterator<Item = Arg> {
        self.gives(card).map(|Amount { glyph, number }| {
            Arg::said(format!("value-{glyph}"), [("n", number.into())])
        })
    }

    /// Things one behind the other, by themselves.
    pub(super) fn list<I: Into<Arg>>(&self, all: impl Iterator<Item = I>, joint: &str) -> Text {
        self.messages.write(&Arg::row(joint, all.map(Into::into)))
    }
}

/// A player as messages tell the two apart.
pub(super) fn who(player: Player) -> (&'static str, Arg) {
    ("who", side(player).into())
}

/// A side, as messages and signs know it.
pub(crate) fn side(player: Player) -> &'static str {
    match player {
        Player::Empire => "empire",
        Player::Rebel => "rebel",
    }
}
