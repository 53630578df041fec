//! From effects to sentences. Which words, and in which order, the messages say; here is only what
//! they are told. A message has two forms, `full-…` and `brief-…`.

use super::Bearer;
use crate::content::{
    Ability, Card, Condition, Constant, Content, Effect, Faction, Filter, Kind, Moment, Name,
    Place, Side, Trait,
};
use crate::script::verbs::{Verb as _, verb};
use printed::Arg;
use tabletop::Lang;

/// How much room there is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Form {
    Full,
    Brief,
}

/// Who does what an effect says, and so whether "you" must be named.
#[derive(Copy, Clone)]
enum Voice {
    You,
    Opponent,
    /// The opponent, who is spoken to.
    Asked,
}

pub(crate) struct Writer<'a> {
    content: &'a Content,
    lang: Lang,
    pub(crate) bearer: Bearer<'a>,
    form: Form,
    voice: Voice,
    /// The top card of the galaxy deck or the opponent's hand was spoken of: it is "it" now.
    seen: bool,
    /// What there is to repair, where that is known.
    pub(crate) damage: Option<u8>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(content: &'a Content, bearer: Bearer<'a>, lang: Lang, form: Form) -> Self {
        Self {
            content,
            lang,
            bearer,
            form,
            voice: Voice::You,
            seen: false,
            damage: None,
        }
    }

    /// Says of repairs what they would come to, not what is printed.
    pub(super) fn on_base_with(mut self, damage: u8) -> Self {
        self.damage = Some(damage);
        self
    }

    /// An ability, within whatever it is put into.
    pub(super) fn ability(&mut self, ability: &Ability) -> Arg {
        match ability {
            Ability::Action(effects) => self.sentences(effects),
            Ability::When(moment, effects) => {
                let effects = self.list(effects, "within");
                self.say(moment_id(*moment), [("effects", effects)])
            }
            Ability::While(constant) => self.constant(constant),
        }
    }

    /// Effects one after the other, each a sentence.
    pub(super) fn sentences(&mut self, effects: &[Effect]) -> Arg {
        self.list(effects, "sentences")
    }

    /// One of several options, spoken to who chooses.
    pub(super) fn option(&mut self, effects: &[Effect], by_opponent: bool) -> Arg {
        if by_opponent {
            self.voice = Voice::Asked;
        }
        self.chain(effects)
    }

    /// Effects one after the other, within a sentence.
    fn chain(&mut self, effects: &[Effect]) -> Arg {
        self.list(effects, "then")
    }

    fn list(&mut self, effects: &[Effect], joint: &str) -> Arg {
        let mut parts = Vec::new();
        let mut rest = effects;
        while let Some((first, mut after)) = rest.split_first() {
            if let Some(joint) = cost_joint(first)
                && !after.is_empty()
            {
                let cost = self.effect(first).mood("cost");
                let args = [("cost", cost), ("effects", self.chain(after))];
                parts.push(self.say(joint, args));
                break;
            }
            if let (Effect::Resources(n), [Effect::Force(force), further @ ..]) = (first, after) {
                let (one, two) = (
                    self.number("resources-n", *n),
                    self.number("force-n", *force),
                );
                parts.push(self.say("gain-both", [("one", one), ("two", two)]));
                after = further;
            } else {
                parts.push(self.effect(first));
            }
            rest = after;
        }
        self.row(joint, parts)
    }

    fn effect(&mut self, effect: &Effect) -> Arg {
        verb!(effect, verb => verb.words(self), {
            Effect::Reveal { yours, enemy } => self.reveal(yours, enemy),
            Effect::If(condition, then) => {
                let condition = self.condition(condition).mood("if");
                let args = [("condition", condition), ("effects", self.chain(then))];
                self.say("if", args)
            }
            Effect::IfElse(condition, then, otherwise) => self.if_else(condition, then, otherwise),
            Effect::Choose(options) => self.choose("choose", options, Voice::You),
            Effect::OpponentChooses(options) => {
                self.choose("opponent-chooses", options, Voice::Opponent)
            }
        })
    }

    fn if_else(&mut self, condition: &Condition, then: &[Effect], other: &[Effect]) -> Arg {
        let when = self.condition(condition).mood("if");
        // More of the same is said in one breath.
        match (then, other) {
            ([Effect::Draw(more)], [Effect::Draw(n)]) => {
                let args = [
                    ("n", Arg::from(*n)),
                    ("more", Arg::from(*more)),
                    ("condition", when),
                ];
                self.say("draw-or", args)
            }
            ([Effect::BuyFree(filter, place)], [Effect::BuyFree(same, Place::Discard)])
                if filter == same =>
            {
                self.buy_free("buy-free-or", filter, *place, Some(when))
            }
            _ => {
                let args = [
                    ("condition", when),
                    ("effects", self.chain(then)),
                    ("otherwise", self.chain(other)),
                ];
                self.say("if-else", args)
            }
        }
    }

    fn choose(&mut self, id: &str, options: &[Vec<Effect>], voice: Voice) -> Arg {
        let outer = std::mem::replace(&mut self.voice, voice);
        let options = options.iter().map(|option| self.chain(option)).collect();
        let options = self.row("option", options);
        self.voice = outer;
        self.say(id, [("options", options)])
    }

    fn reveal(&mut self, yours: &[Effect], enemy: &[Effect]) -> Arg {
        self.seen = true;
        let first = self.plain("reveal");
        let mut parts = Vec::new();
        for (side, effects) in [(Side::Yours, yours), (Side::Enemy, enemy)] {
            if effects.is_empty() {
                continue;
            }
            let filter = Filter {
                side,
                ..Filter::default()
            };
            let card = self.a(&filter, false);
            let side = self.side(side);
            let effects = self.chain(effects);
            let args = [("card", card), ("side", side), ("effects", effects)];
            parts.push(self.say("reveal-if", args));
        }
        let rest = self.row("sentences", parts);
        self.say("reveal-then", [("cost", first), ("effects", rest)])
    }

    pub(crate) fn buy_free(
        &self,
        id: &str,
        filter: &Filter,
        place: Place,
        condition: Option<Arg>,
    ) -> Arg {
        let args = [
            ("card", self.a(filter, false)),
            ("noun", self.noun(filter, "one")),
            ("place", place_id(place).into()),
            ("condition", condition.unwrap_or_else(|| Arg::from(""))),
        ];
        self.say(id, args)
    }

    fn constant(&self, constant: &Constant) -> Arg {
        match constant {
            Constant::Boost(filter, n) => {
                let cards = self.noun(filter, "many");
                self.say("boost", [("cards", cards), ("n", Arg::from(*n))])
            }
            Constant::Stronger(n, condition) => {
                let condition = self.condition(condition).mood("while");
                self.say("stronger", [("condition", condition), ("n", Arg::from(*n))])
            }
            Constant::StrongerAgainstRow(n) => self.number("stronger-row", *n),
            Constant::StrongerPerLostBase(n) => self.number("stronger-lost", *n),
            Constant::Shield(n) => self.number("shield", *n),
            Constant::HuntNeutral => self.plain("hunt"),
        }
    }

    fn condition(&self, condition: &Condition) -> Arg {
        match condition {
            Condition::ForceIsWithYou => self.plain("force-is-with-you"),
            Condition::YouHave(filter) => {
                let card = self.a(filter, self.is_one_itself(filter));
                self.say("you-have", [("card", card)])
            }
            Condition::OpponentHasShip => self.plain("opponent-has-ship"),
            Condition::YourBaseIs(id) => {
                let base = self.content.find_base(id.as_str());
                self.named("your-base-is", id, base.is_some())
            }
            Condition::YouHaveCard(id) => {
                let card = self.content.card(id.as_str());
                self.named("you-have-card", id, card.is_some())
            }
        }
    }

    /// A condition on a card or base by name.
    fn named(&self, message: &str, id: &Name, exists: bool) -> Arg {
        let name = match exists {
            true => self.content.called(id.as_str(), self.lang),
            false => Arg::card(id.as_str(), id.as_str()),
        };
        self.say(message, [("name", name)])
    }

    /// Whether the card itself is one of those the filter means; then it asks for another.
    fn is_one_itself(&self, filter: &Filter) -> bool {
        let Bearer::Card(card) = self.bearer else {
            return false;
        };
        let kind = match filter.kind {
            Kind::Any => true,
            Kind::Unit => !card.is_ship(),
            Kind::Ship => card.is_ship(),
        };
        let traits = filter.traits.is_empty() || filter.traits.meets(card.traits);
        kind && traits && (!filter.unique || card.unique) && filter.side != Side::Enemy
    }

    /// One card the filter means, with its article.
    fn a(&self, filter: &Filter, another: bool) -> Arg {
        let noun = self.noun(filter, "one");
        let side = side_id(filter.side, self.faction());
        let first = if side != "any" && side != "yours" {
            side
        } else if filter.unique {
            "unique"
        } else {
            filter.traits.iter().next().map_or("other", trait_id)
        };
        let another = if another { "yes" } else { "no" };
        let args = [
            ("noun", noun),
            ("first", first.into()),
            ("another", another.into()),
        ];
        self.say("a", args)
    }

    /// What the filter means, without article.
    pub(crate) fn noun(&self, filter: &Filter, number: &str) -> Arg {
        let traits = filter.traits.iter();
        let traits = traits.map(|one| Arg::said(format!("trait-{}", trait_id(one)), []));
        let traits: Vec<Arg> = traits.collect();
        let named = if traits.is_empty() { "no" } else { "yes" };
        let kind = match filter.kind {
            Kind::Any => "any",
            Kind::Unit => "unit",
            Kind::Ship => "ship",
        };
        let joint = match number {
            "many" => "traits-and",
            _ => "traits-or",
        };
        let unique = if filter.unique { "yes" } else { "no" };
        let args = [
            ("kind", kind.into()),
            ("traits", self.row(joint, traits)),
            ("named", named.into()),
            ("unique", unique.into()),
            ("number", number.into()),
        ];
        let what = self.say("what", args);
        self.say("noun", [("what", what), ("side", self.side(filter.side))])
    }

    /// A side by name, where it is known who uses the ability.
    pub(crate) fn side(&self, side: Side) -> Arg {
        side_id(side, self.faction()).into()
    }

    /// The side that uses the ability.
    fn faction(&self) -> Faction {
        match self.bearer {
            Bearer::Card(card) => card.faction,
            Bearer::Base(base) => base.faction,
            Bearer::Reward(Card { faction, .. }) => match faction {
                Faction::Empire => Faction::Rebel,
                Faction::Rebel => Faction::Empire,
                Faction::Neutral => Faction::Neutral,
            },
        }
    }

    /// What shows a card that is "it" from then on.
    pub(crate) fn look(&mut self, id: &str) -> Arg {
        self.seen = true;
        self.plain(id)
    }

    pub(crate) fn plain(&self, id: &str) -> Arg {
        self.say(id, [])
    }

    pub(crate) fn number(&self, id: &str, n: u8) -> Arg {
        self.say(id, [("n", Arg::from(n))])
    }

    pub(crate) fn filtered(&self, id: &str, filter: &Filter) -> Arg {
        self.say(id, [("card", self.a(filter, false))])
    }

    /// Things one after the other.
    fn row(&self, joint: &str, items: Vec<Arg>) -> Arg {
        Arg::row_with(self.formed(joint), self.at_hand(), items)
    }

    pub(crate) fn say<const N: usize>(&self, id: &str, args: [(&'static str, Arg); N]) -> Arg {
        Arg::said(self.formed(id), self.at_hand().into_iter().chain(args))
    }

    /// A message in the form there is room for.
    fn formed(&self, id: &str) -> String {
        match self.form {
            Form::Full => format!("full-{id}"),
            Form::Brief => format!("brief-{id}"),
        }
    }

    /// What every message is told.
    fn at_hand(&self) -> [(&'static str, Arg); 3] {
        let this = match self.bearer {
            Bearer::Card(card) if card.is_ship() => "ship",
            Bearer::Card(_) | Bearer::Reward(_) => "unit",
            Bearer::Base(_) => "base",
        };
        let voice = match self.voice {
            Voice::You => "you",
            Voice::Opponent => "opponent",
            Voice::Asked => "asked",
        };
        [
            ("this", Arg::from(this)),
            ("voice", Arg::from(voice)),
            ("seen", Arg::from(if self.seen { "yes" } else { "no" })),
        ]
    }
}

/// How what must be done first is tied to the rest.
fn cost_joint(effect: &Effect) -> Option<&'static str> {
    verb!(effect, verb => verb.joint(), none => None)
}

fn moment_id(moment: Moment) -> &'static str {
    match moment {
        Moment::Played => "when-played",
        Moment::Purchased => "when-purchased",
        Moment::Defeats => "when-defeats",
        Moment::Revealed => "when-revealed",
        Moment::TurnStarts => "when-turn-starts",
        Moment::FirstNeutralPlayed => "when-first-neutral-played",
        Moment::FirstPurchase => "when-first-purchase",
        Moment::FirstNeutralPurchase => "when-first-neutral-purchase",
        Moment::OpponentDiscards => "when-opponent-discards",
    }
}

pub(crate) fn place_id(place: Place) -> &'static str {
    match place {
        Place::Discard => "discard",
        Place::Deck => "deck",
        Place::Hand => "hand",
    }
}

/// A side as the messages know it: by name where it is known who uses the ability.
fn side_id(side: Side, user: Faction) -> &'static str {
    match (side, user) {
        (Side::Any, _) => "any",
        (Side::Yours, Faction::Empire) | (Side::Enemy, Faction::Rebel) => "empire",
        (Side::Yours, Faction::Rebel) | (Side::Enemy, Faction::Empire) => "rebel",
        (Side::YoursOrNeutral, Faction::Empire) => "empire-or-neutral",
        (Side::YoursOrNeutral, Faction::Rebel) => "rebel-or-neutral",
        (Side::Yours, Faction::Neutral) => "yours",
        (Side::YoursOrNeutral, Faction::Neutral) => "yours-or-neutral",
        (Side::Enemy, Faction::Neutral) => "enemy",
    }
}

/// A trait as the messages know it.
pub(super) fn trait_id(one: Trait) -> &'static str {
    match one {
        Trait::BountyHunter => "bounty-hunter",
        Trait::Droid => "droid",
        Trait::Fighter => "fighter",
        Trait::Jedi => "jedi",
        Trait::Officer => "officer",
        Trait::Scoundrel => "scoundrel",
        Trait::Sith => "sith",
        Trait::Transport => "transport",
        Trait::Trooper => "trooper",
        Trait::Vehicle => "vehicle",
    }
}
