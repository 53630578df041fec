//! Choices in words, and where they are drawn.

mod bounties;
mod conflict;
mod market;

use super::ask::{across, too_dear};
use super::speaker::{Print, Speaker, credits};
use super::{back, part};
use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::content::{
    Asset, AssetKind, Body, Effect, Faction, Goods, Kind, Market, Standing, Trait, Value,
};
use crate::flow;
use crate::rules::{self, abilities, deliver, movement, values};
use crate::script::{self, Ask, Op};
use crate::state::{
    AbilityId, AmbitionId, Bearer, BerthId, CardId, CharacterId, Frame, PlayerId, ShipId, SpaceId,
    State, Step,
};
use crate::text::{self, Rules, Word};
use printed::Arg;
use serde_json::Value as Json;
use tabletop::{Beside, Described, Lang, On, Part, Text, Worded};

pub(crate) fn describe(game: &OuterRim, state: &State, choice: &Choice, lang: Lang) -> Described {
    let describing = Describing {
        speaker: Speaker::new(game, lang),
        game,
        state,
        decider: flow::decider(game, state).unwrap_or(state.current),
    };
    let Part { action, role } = part(game, state, choice);
    let Worded { text, details } = describing.worded(choice);
    Described {
        text,
        details,
        on: describing.on(choice),
        besides: describing.besides(choice),
        role,
        action,
        auto: describing.is_only_answer(),
        cost: describing.cost(choice),
        worth: describing.worth(choice),
        takes: takes(choice),
        ..Described::default()
    }
}

/// Choices as they are sent.
pub(super) fn by_value(choices: impl IntoIterator<Item = Choice>) -> Vec<Json> {
    let choices = choices.into_iter();
    let values = choices.map(|choice| serde_json::to_value(choice).unwrap_or_default());
    values.collect()
}

/// What is printed on an asset.
pub(super) fn asset_of<'a>(speaker: &Speaker<'a>, card: CardId) -> Option<&'a Asset> {
    match speaker.print(card)? {
        Print::Market(card) => match &card.gives {
            Goods::Asset(asset) => Some(asset),
            Goods::Ship(_) | Goods::UsedShip => None,
        },
        Print::Encounter(card) => card.asset.as_ref().map(|inset| &inset.asset),
        Print::Databank(card) => card.asset.as_ref(),
    }
}

/// Whether something of who chooses goes away with it, or may.
fn takes(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Accept
            | Choice::Buy(_)
            | Choice::Deliver
            | Choice::DeliverCard(_)
            | Choice::MakeRoom(_)
            | Choice::Pay
    )
}

struct Describing<'a> {
    speaker: Speaker<'a>,
    game: &'a OuterRim,
    state: &'a State,
    decider: PlayerId,
}

impl Describing<'_> {
    /// Whether the question is asked only so that skipping it betrays nothing.
    fn is_only_answer(&self) -> bool {
        let asked = match self.state.stack.last() {
            Some(frame) => flow::asks_for_secrecy(self.game, self.state, frame),
            None => self.state.step == Step::Action,
        };
        let mut choices = Vec::new();
        if asked {
            flow::choices(self.game, self.state, &mut choices);
        }
        choices.len() == 1
    }

    fn on(&self, choice: &Choice) -> Option<On> {
        let (speaker, state) = (&self.speaker, self.state);
        Some(match *choice {
            Choice::Character(one) => {
                On::Card(speaker.content().characters[one.index()].id.clone())
            }
            Choice::Ship(ship) => speaker.on_ship(ship, None),
            Choice::Ambition(sheet) => speaker.on_ambition(sheet),
            Choice::Pursue(_) => {
                return speaker.on_bearer(state, Bearer::Ambition, self.decider);
            }
            Choice::Faction(faction) if script::is_of_patrols(self.game, self.state) => {
                speaker.on_patrol(faction)
            }
            Choice::EncounterPatrol(faction) => speaker.on_patrol(faction),
            Choice::Fly(space) | Choice::Space(space) => speaker.on_space(space),
            Choice::EncounterSpace | Choice::Stay => {
                speaker.on_space(state.area(self.decider).space)
            }
            Choice::Cross => {
                let here = state.area(self.decider).space;
                speaker.on_space(self.game.library.across_the_core(here)?)
            }
            Choice::DiscardTop(deck) | Choice::Buy(deck) => speaker.on_market(deck),
            Choice::DeliverCard(card)
            | Choice::Barter(card)
            | Choice::Attempt(card)
            | Choice::Card(card)
            | Choice::MakeRoom(card)
            | Choice::Hunt(_, card) => speaker.on_card(card),
            Choice::Take => match state.stack.last() {
                Some(&Frame::Gain { card, .. }) => speaker.on_card(card),
                _ => return None,
            },
            Choice::EncounterContact(berth) | Choice::Berth(berth) => speaker.on_berth(berth),
            Choice::Use(ability) => {
                let own = abilities::bearer_of(self.game, state, self.decider, ability);
                let Some(bearer) = own else {
                    let host = abilities::host_of(self.game, state, self.decider, ability)?;
                    return speaker.on_player(state, host);
                };
                return speaker.on_bearer(state, bearer, self.decider);
            }
            Choice::First(player) | Choice::Player(player) | Choice::HuntPlayer(_, player) => {
                return speaker.on_player(state, player);
            }
            Choice::Conflict(act) => {
                let other = act.against()?;
                return speaker.on_player(state, other);
            }
            Choice::Die(place) => On::Die(place),
            Choice::StartWith(_)
            | Choice::Faction(_)
            | Choice::Move
            | Choice::Income
            | Choice::Recover
            | Choice::Deliver
            | Choice::Market
            | Choice::Pay
            | Choice::PatrolFirst
            | Choice::ContactFirst
            | Choice::Trade
            | Choice::Fight
            | Choice::Resolve
            | Choice::Protect
            | Choice::Eliminate
            | Choice::Capture
            | Choice::Yes
            | Choice::Option(_)
            | Choice::Skill(_)
            | Choice::Accept
            | Choice::Pass => return None,
        })
    }

    /// What else takes the click where a choice has no one thing it is drawn on.
    fn besides(&self, choice: &Choice) -> Vec<Beside> {
        let (speaker, state) = (&self.speaker, self.state);
        match *choice {
            Choice::Market => {
                let decks = Market::ALL.iter();
                decks.map(|&deck| speaker.on_market(deck).into()).collect()
            }
            Choice::Recover => {
                let own = speaker.on_bearer(state, Bearer::Character, self.decider);
                own.into_iter().map(Beside::from).collect()
            }
            Choice::Deliver => {
                let due: Vec<CardId> = deliver::deliverable(self.game, state, &[]).collect();
                // What alone can be delivered is delivered at once.
                let is_asked = due.len() > 1;
                let besides = due.iter().map(|&card| Beside {
                    on: speaker.on_card(card),
                    then: by_value(is_asked.then_some(Choice::DeliverCard(card))),
                });
                besides.collect()
            }
            Choice::Trade => {
                let here = state.others_here(self.decider);
                let here = here.filter(|&other| !state.is_rival(other));
                let here = here.filter_map(|other| speaker.on_player(state, other));
                here.map(Beside::from).collect()
            }
            _ => Vec::new(),
        }
    }

    fn worded(&self, choice: &Choice) -> Worded {
        let (speaker, state) = (&self.speaker, self.state);
        let plain = |id| speaker.say(id, &[]);
        Worded::from(match *choice {
            Choice::Character(one) => return self.character(one),
            Choice::Ship(ship) => return self.ship(ship),
            Choice::Ambition(sheet) => return self.ambition(sheet),
            Choice::Pursue(goal) => return self.pursue(goal),
            Choice::StartWith(number) => self.start_with(number),
            Choice::Faction(faction) => self.faction(faction),
            Choice::Move => {
                let n = values::value(self.game, state, self.decider, Value::Hyperdrive);
                speaker.say("choice-move", &[("n", n.into())])
            }
            Choice::Income => plain("choice-income"),
            Choice::Recover => {
                let area = state.area(self.decider);
                let args = [
                    ("character", Arg::from(area.damage(Body::Character))),
                    ("ship", Arg::from(area.damage(Body::Ship))),
                ];
                let damage = speaker.say("detail-damage", &args);
                return Worded::from(plain("choice-recover")).with([damage]);
            }
            Choice::Fly(space) => {
                let fly = speaker.say("choice-fly", &[("space", speaker.space(space))]);
                let company = company(speaker, self.state, self.decider, space);
                return Worded::from(fly).with([self.stops(space), company]);
            }
            Choice::Deliver => return self.delivery(),
            Choice::DeliverCard(card) => return self.deliver(card),
            Choice::Market => plain("choice-market"),
            Choice::Trade => {
                let players = speaker.players(state, state.others_here(self.decider));
                speaker.say("choice-trade", &[("players", players)])
            }
            Choice::DiscardTop(deck) => match rules::market::top(state, deck) {
                Some(card) => {
                    let args = [("card", speaker.card(card)), ("deck", speaker.deck(deck))];
                    speaker.say("choice-discard-top", &args)
                }
                None => plain("pass"),
            },
            Choice::Buy(deck) => return self.buy(deck),
            Choice::Barter(card) => {
                let worth = self.barter_value(card).unwrap_or(0);
                let args = [("card", speaker.card(card)), ("n", credits(worth))];
                speaker.say("choice-barter", &args)
            }
            Choice::Pay => speaker.say("choice-pay", &[("n", credits(self.still_due()))]),
            Choice::PatrolFirst => plain("choice-patrol-first"),
            Choice::ContactFirst => plain("choice-contact-first"),
            Choice::EncounterSpace => {
                let here = state.area(self.decider).space;
                let args = [("space", speaker.space(here))];
                let draw = speaker.say("choice-encounter-space", &args);
                let deck = speaker.library().space(here).deck;
                return Worded::from(draw).with([back::expected(speaker, deck)]);
            }
            Choice::Cross => speaker.say("choice-cross", &[across(*speaker, state, self.decider)]),
            Choice::Stay => {
                let here = speaker.space(state.area(self.decider).space);
                speaker.say("choice-stay", &[("space", here)])
            }
            Choice::EncounterPatrol(faction) => return self.patrol(faction),
            Choice::EncounterContact(berth) => {
                let contact = speaker.contact_at(state, berth, Some(self.decider));
                let meet = speaker.say("choice-encounter-contact", &[("contact", contact)]);
                return Worded::from(meet).with(self.wanted(berth));
            }
            Choice::Attempt(card) => {
                let attempt = self.of_card("choice-attempt", card);
                return Worded::from(attempt).with([self.reward(card)]);
            }
            Choice::Hunt(bounty, crew) => {
                let hunt = speaker.say("choice-hunt", &[("crew", speaker.card(crew))]);
                return Worded::from(hunt).with([self.odds(bounty)]);
            }
            Choice::HuntPlayer(_, target) => return self.hunt_player(target),
            Choice::Conflict(act) => return self.conflict(act),
            Choice::Fight => {
                let bounty = self.hunted();
                let odds = bounty.map(|bounty| [self.odds(bounty), self.spoils_of(bounty)]);
                return Worded::from(plain("choice-fight")).with(odds.unwrap_or_default());
            }
            Choice::Resolve => plain("choice-resolve"),
            Choice::Protect => match state.stack.last() {
                Some(&Frame::Protect { crew, .. }) => {
                    speaker.say("choice-protect", &[("crew", speaker.card(crew))])
                }
                _ => plain("choice-yes"),
            },
            Choice::Eliminate => return self.spoils("choice-eliminate", false),
            Choice::Capture => return self.spoils("choice-capture", true),
            Choice::Use(ability) => return self.ability(ability),
            Choice::First(player) => {
                speaker.say("choice-first", &[("player", speaker.player(state, player))])
            }
            Choice::Yes => {
                let effects = script::running(state).map(|running| running.at.0 + 1);
                let effects = effects.map(|at| self.printed(at)).unwrap_or_default();
                let text = text::option(speaker.content(), effects, speaker.lang);
                return Worded::from(plain("choice-yes")).with([text]);
            }
            Choice::Option(option) => return self.option(option),
            Choice::Player(player) => speaker.say(
                "choice-player",
                &[("player", speaker.player(state, player))],
            ),
            Choice::Card(card) => match state.owner(card) {
                Some(_) if self.gives() => self.of_card("choice-card-give", card),
                Some(owner) if owner != self.actor() => {
                    let owner = speaker.player(state, owner);
                    let args = [("card", speaker.card(card)), ("player", owner)];
                    speaker.say("choice-card-take", &args)
                }
                Some(_) => self.of_card("choice-card-discard", card),
                None => self.of_card("choice-take", card),
            },
            Choice::Berth(berth) => self.berth(berth),
            Choice::Space(space) => speaker.say("choice-space", &[("space", speaker.space(space))]),
            Choice::Skill(skill) => speaker.say("choice-skill", &[("skill", speaker.skill(skill))]),
            Choice::Die(place) => {
                let dice = state
                    .roll
                    .map(|roll| roll.dice.to_vec())
                    .unwrap_or_default();
                let face = dice
                    .get(usize::from(place))
                    .map_or("blank", |die| die.face.word());
                speaker.say("choice-die", &[("face", face.into())])
            }
            Choice::Take => match state.stack.last() {
                Some(&Frame::Gain { card, .. }) => {
                    let take = self.of_card("choice-take", card);
                    return Worded::from(take).with([self.brief(card)]);
                }
                _ => plain("choice-yes"),
            },
            Choice::MakeRoom(card) => self.of_card("choice-make-room", card),
            Choice::Accept => match state.stack.last() {
                Some(Frame::Invited { .. }) => plain("choice-join"),
                _ => plain("choice-accept"),
            },
            Choice::Pass => self.pass(),
        })
    }

    /// Whose assets the question is about.
    fn actor(&self) -> PlayerId {
        script::running(self.state).map_or(self.decider, |running| running.actor)
    }

    /// Whether what is chosen goes to another player.
    fn gives(&self) -> bool {
        let running = script::running(self.state);
        running.is_some_and(|running| script::message(self.game, running) == "pick-give")
    }

    fn start_with(&self, number: u8) -> Text {
        let mut cards = self.speaker.content().databank.iter();
        let card = cards.find(|card| card.number == number);
        let asset = card.and_then(|card| card.asset.as_ref());
        let kind = asset.map_or("none", |asset| asset.kind.kind().word());
        let args = [("type", Arg::from(kind)), ("n", Arg::from(number))];
        self.speaker.say("choice-start-with", &args)
    }

    fn of_card(&self, id: &str, card: CardId) -> Text {
        self.speaker.say(id, &[("card", self.speaker.card(card))])
    }

    fn printed(&self, at: u16) -> &[Effect] {
        let at = crate::state::At(at);
        self.game.library.program.printed(at)
    }

    fn character(&self, one: CharacterId) -> Worded {
        let speaker = &self.speaker;
        let printed = &speaker.content().characters[one.index()];
        let id = match flow::prompt(self.game, self.state) {
            Some(Prompt::Rival) => "choice-rival",
            _ => "choice-character",
        };
        let play = speaker.say(id, &[("character", speaker.character(one))]);
        let args = [
            ("ground", Arg::from(printed.ground)),
            ("health", Arg::from(printed.health)),
        ];
        let values = speaker.say("detail-values", &args);
        let skills = printed.skills.iter();
        let skills = speaker.list(skills.map(|&skill| speaker.skill(skill)), "and-more");
        let rules = text::character(speaker.content(), printed, false, speaker.lang);
        Worded::from(play).with([values, skills, rules.brief])
    }

    fn ambition(&self, sheet: AmbitionId) -> Worded {
        let speaker = &self.speaker;
        let printed = &speaker.content().ambitions[sheet.index()];
        let choose = speaker.say("choice-ambition", &[("ambition", speaker.ambition(sheet))]);
        let rules = text::ambition(speaker.content(), printed, speaker.lang);
        Worded::from(choose).with(rules.full)
    }

    /// An attempt of a goal of one's sheet, and what it says.
    fn pursue(&self, goal: u8) -> Worded {
        let speaker = &self.speaker;
        let Some(sheet) = self.state.area(self.decider).ambition.sheet else {
            return Worded::from(Text::new());
        };
        let args = [("goal", speaker.ambition_goal(sheet, goal))];
        let attempt = speaker.say("choice-pursue", &args);
        let printed = &speaker.content().ambitions[sheet.index()];
        let rules = printed.goals.get(usize::from(goal));
        let rules = rules.map(|goal| text::ambition_goal(speaker.content(), goal, speaker.lang));
        Worded::from(attempt).with(rules)
    }

    fn ship(&self, ship: ShipId) -> Worded {
        let speaker = &self.speaker;
        let printed = &speaker.content().ships[ship.index()];
        let due = self.due_for(ship);
        let id = match due {
            Some(_) => "choice-buy-ship",
            None => "choice-ship",
        };
        let take = speaker.say(id, &[("ship", speaker.ship(ship))]);
        let args = [
            ("ship", Arg::from(printed.combat)),
            ("hull", Arg::from(printed.hull)),
            ("hyperdrive", Arg::from(printed.hyperdrive)),
        ];
        let values = speaker.say("detail-ship-values", &args);
        let trade_in = due.map(|_| self.trade_in()).unwrap_or_default();
        let due = due.map(|due| speaker.say("detail-due", &[("n", credits(due))]));
        Worded::from(take).with([values, due.unwrap_or_default(), trade_in])
    }

    fn faction(&self, faction: Faction) -> Text {
        let speaker = &self.speaker;
        let patrol = self.state.patrol(faction);
        let args = [
            ("faction", speaker.faction(faction)),
            ("n", Arg::from(patrol.level)),
            ("space", speaker.space(patrol.space)),
        ];
        let id = if script::is_of_patrols(self.game, self.state) {
            "choice-patrol"
        } else {
            "choice-faction"
        };
        speaker.say(id, &args)
    }

    /// Why one would have to stop in a space.
    fn stops(&self, space: SpaceId) -> Text {
        let why = stop_reason(&self.speaker, self.state, self.decider, space);
        why.map_or_else(Text::new, |why| {
            self.speaker.say("detail-stops", &[("why", why)])
        })
    }

    /// What a card does, in a few words.
    fn brief(&self, card: CardId) -> Text {
        rules(&self.speaker, card).brief
    }

    /// What delivering cargo or a captive, or completing a job, pays.
    fn reward(&self, card: CardId) -> Text {
        let speaker = &self.speaker;
        let effects = match asset_of(speaker, card).map(|asset| &asset.kind) {
            Some(AssetKind::Bounty { capture, .. }) => capture,
            Some(AssetKind::Cargo { reward, .. } | AssetKind::Job { reward, .. }) => reward,
            _ => return Text::new(),
        };
        speaker.rewards(effects)
    }

    fn patrol(&self, faction: Faction) -> Worded {
        let speaker = &self.speaker;
        let level = self.state.patrol(faction).level;
        let args = [
            ("faction", speaker.faction(faction)),
            ("n", Arg::from(level)),
        ];
        let patrol = Arg::said("patrol-level", args);
        let fight = speaker.say("choice-encounter-patrol", &[("patrol", patrol)]);
        let fight = Worded::from(fight);
        let mut printed = speaker.content().patrols.iter();
        let printed = printed.find(|one| one.faction == faction && one.level == level);
        let Some(printed) = printed else {
            return fight;
        };
        let Some(dice) = printed.combat else {
            return fight.with([speaker.say("detail-always-wins", &[])]);
        };
        let own = values::value(self.game, self.state, self.decider, Value::ShipCombat);
        let chance = self.chance(own, dice);
        let reward = speaker.rewards(&printed.reward);
        fight.with([chance, reward])
    }

    fn ability(&self, ability: AbilityId) -> Worded {
        let speaker = &self.speaker;
        let bearer = abilities::bearer_of(self.game, self.state, self.decider, ability);
        let (id, source) = match bearer {
            Some(Bearer::Character) => ("choice-use-own", Arg::from("")),
            Some(Bearer::Card(card)) if speaker.is_nameless(card) => {
                ("choice-use-secret", Arg::from(""))
            }
            Some(bearer) => (
                "choice-use",
                speaker.bearer(self.state, bearer, self.decider),
            ),
            None => ("choice-meet", speaker.ability_of(ability)),
        };
        let printed = &self.game.library.ability(ability).printed;
        let text = text::effects_brief(speaker.content(), &printed.does, speaker.lang);
        Worded::from(speaker.say(id, &[("source", source)])).with([text])
    }

    fn option(&self, option: u8) -> Worded {
        let running = script::running(self.state);
        let op = running.map(|running| self.game.library.op(running.at));
        let Some(Op::Ask(Ask::Choose { first, .. })) = op else {
            return self.speaker.say("choice-yes", &[]).into();
        };
        let at = self.game.library.program.option(first + u16::from(option));
        let effects = self.printed(at.0);
        text::option_in_parts(self.speaker.content(), effects, self.speaker.lang)
    }

    fn berth(&self, berth: BerthId) -> Text {
        let speaker = &self.speaker;
        let space = speaker.space(speaker.library().planet_of(berth));
        let Some(token) = self.state.berths[berth.index()] else {
            let n = Arg::from(speaker.berth_number(berth));
            return speaker.say("choice-berth-empty", &[("n", n), ("space", space)]);
        };
        let seat = Some(tabletop::Seat(self.decider.0));
        if token.contact.seen_by(seat).is_none() {
            let (class, _) = speaker.library().contacts[token.contact.card.index()];
            let args = [("class", speaker.word("class", class)), ("space", space)];
            return speaker.say("choice-berth-facedown", &args);
        }
        let contact = speaker.contact_at(self.state, berth, Some(self.decider));
        let args = [("contact", contact), ("space", space)];
        speaker.say("choice-berth", &args)
    }

    /// Whether an asset of another player is asked for.
    fn takes_theirs(&self) -> bool {
        let running = script::running(self.state);
        let effect = running.and_then(|running| self.game.library.program.effect(running.at));
        matches!(effect, Some(Effect::TakeTheirs(_)))
    }

    fn pass(&self) -> Text {
        let speaker = &self.speaker;
        let plain = |id| speaker.say(id, &[]);
        let Some(prompt) = flow::prompt(self.game, self.state) else {
            return plain("pass");
        };
        match prompt {
            Prompt::Movement { .. } => {
                let here = speaker.space(self.state.area(self.decider).space);
                speaker.say("pass-movement", &[("space", here)])
            }
            Prompt::Action => plain("pass-action"),
            Prompt::Deliver => plain("pass-deliver"),
            Prompt::Market | Prompt::MarketBuy => plain("pass-market"),
            Prompt::Ship => plain("pass-ship"),
            Prompt::Gain { card } => self.of_card("pass-gain", card),
            Prompt::ProtectCrew { crew } => {
                speaker.say("pass-protect", &[("crew", speaker.card(crew))])
            }
            Prompt::Abilities => plain("pass-abilities"),
            Prompt::BeforeDice => plain("pass-before-dice"),
            Prompt::Dice { .. } => plain("pass-dice"),
            Prompt::Effect { .. } if too_dear(self.game, self.state).is_some() => {
                plain("pass-too-dear")
            }
            Prompt::Effect { .. } if self.takes_theirs() => plain("pass-take-theirs"),
            Prompt::Effect { .. } => plain("pass-may"),
            Prompt::Meddling => plain("pass-meddling"),
            Prompt::Conflict(pending) => plain(super::house::pass(pending)),
            Prompt::Trade => plain("pass-trade"),
            Prompt::Invited { .. } => plain("pass-invited"),
            Prompt::Offer { .. } => plain("pass-offer"),
            _ => plain("pass"),
        }
    }
}

/// The gist of a card; of one that pays a reward with what its signs stand for.
pub(super) fn brief_named(speaker: &Speaker<'_>, card: CardId, brief: Text) -> Text {
    let kind = asset_of(speaker, card).map(|asset| asset.kind.kind());
    match kind {
        Some(Kind::Cargo | Kind::Job | Kind::Bounty) => rules(speaker, card).spelled,
        _ => brief,
    }
}

/// What is printed on a card.
fn rules(speaker: &Speaker<'_>, card: CardId) -> Rules {
    let (content, lang) = (speaker.content(), speaker.lang);
    match speaker.print(card) {
        Some(Print::Market(card)) => text::market_card(content, card, lang),
        Some(Print::Databank(card)) => text::databank_card(content, card, lang),
        Some(Print::Encounter(card)) => match &card.asset {
            Some(inset) => text::asset(content, &inset.asset, lang),
            None => Rules::default(),
        },
        None => Rules::default(),
    }
}

/// Whether a card is cargo that is inspected.
pub(super) fn is_illegal_cargo(speaker: &Speaker<'_>, card: CardId) -> bool {
    let asset = speaker.library().asset(card);
    asset.is_some_and(|asset| asset.cargo.is_some() && asset.has_trait(Trait::Illegal))
}

/// Thousandths as people say them.
fn percent(permille: u16) -> Arg {
    Arg::from(i32::from(permille + 5) / 10)
}

/// Who else is in a space.
pub(super) fn company(
    speaker: &Speaker<'_>,
    state: &State,
    player: PlayerId,
    space: SpaceId,
) -> Text {
    let others = state.clockwise(player).skip(1);
    let others = others.filter(|&other| state.area(other).space == space);
    let players = speaker.players(state, others);
    if players.is_empty() {
        return Text::new();
    }
    speaker.say("detail-more", &[("players", players)])
}

/// Why a player would have to stop in a space, if they would.
pub(super) fn stop_reason(
    speaker: &Speaker<'_>,
    state: &State,
    player: PlayerId,
    space: SpaceId,
) -> Option<Arg> {
    let game = speaker.game;
    if !movement::stops(game, state, player, space) {
        return None;
    }
    let hostile = state.patrols_at(space);
    let mut hostile =
        hostile.filter(|&faction| state.standing(player, faction) != Standing::Positive);
    Some(match hostile.next() {
        Some(faction) => Arg::said("stop-patrol", [("faction", speaker.faction(faction))]),
        None => Arg::said("stop-maelstrom", []),
    })
}
