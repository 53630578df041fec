//! What is not possible now and why, ways and prices, chances, and what passing would leave unused.
//! Computed only when asked for, from what lies open and what the seat knows.

use super::chances;
use super::describe::{asset_of, by_value, company, is_illegal_cargo, stop_reason};
use super::journeys::{End, Journey, bound_to, journeys};
use super::speaker::{Speaker, credits};
use super::why_not::{Reason, buy_blocked};
use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::content::{AssetKind, By, Effect, Faction, Market, Moment, Skill, Value};
use crate::flow;
use crate::rules::patrols::PatrolWay;
use crate::rules::{
    abilities, ambitions, character_bounties, deliver, favors, galaxy, market, movement, patrols,
    values,
};
use crate::script::{self, Ask, Do, Op};
use crate::state::{
    At, Bearer, BerthId, CardId, Favor, Foe, Frame, PlayerId, SpaceId, Spaces, State,
};
use crate::text;
use printed::{Arg, number};
use rulebook::rule_id;
use tabletop::{
    Blocked, Chance, Explanation, Hints, Lang, On, Place, Price, Route, Seat, Text, Worded,
};

/// What is not possible and why, what things cost, what would stay undone.
pub(crate) fn hints(game: &OuterRim, state: &State, seat: Seat, lang: Lang) -> Hints {
    let explaining = Explaining::of(game, state, seat, lang);
    let decider = flow::decider(game, state);
    let (Some(decider), true) = (decider, explaining.player.index() < state.players.len()) else {
        return Hints::default();
    };
    if decider != explaining.player {
        let who = explaining.speaker.player(state, decider);
        let text = explaining
            .speaker
            .say("blocked-not-your-turn", &[("player", who)]);
        return Hints {
            blocked: vec![Blocked {
                on: None,
                text,
                rule: None,
            }],
            ..Hints::default()
        };
    }
    explaining.hints()
}

/// Ways and chances.
pub(crate) fn explain(game: &OuterRim, state: &State, seat: Seat, lang: Lang) -> Explanation {
    let explaining = Explaining::of(game, state, seat, lang);
    if flow::decider(game, state) != Some(explaining.player) {
        return Explanation::default();
    }
    explaining.explain()
}

/// The spaces of a way, the last being its goal, by where one comes from to each.
fn way_to(to: SpaceId, came: &[Option<SpaceId>]) -> Vec<SpaceId> {
    let back = std::iter::successors(Some(to), |at| came[at.index()]);
    let mut way: Vec<SpaceId> = back.filter(|at| came[at.index()].is_some()).collect();
    way.reverse();
    way
}

struct Explaining<'a> {
    speaker: Speaker<'a>,
    game: &'a OuterRim,
    state: &'a State,
    player: PlayerId,
}

impl<'a> Explaining<'a> {
    fn of(game: &'a OuterRim, state: &'a State, seat: Seat, lang: Lang) -> Self {
        Self {
            speaker: Speaker::new(game, lang),
            game,
            state,
            player: PlayerId(seat.0),
        }
    }

    fn hints(&self) -> Hints {
        let mut hints = Hints::default();
        match flow::prompt(self.game, self.state) {
            Some(Prompt::Planning) if !self.state.area(self.player).defeated => {
                hints.blocked = self.stops(self.reach());
                hints.more = true;
            }
            Some(Prompt::Movement { left }) => {
                hints.blocked = self.stops(left);
                let n = [("n", Arg::from(left))];
                hints.unused.push(self.speaker.say("unused-moves", &n));
                hints.more = true;
            }
            Some(Prompt::Action) => {
                self.market(&mut hints);
                self.unused(&mut hints);
                hints.more = self.smuggled().next().is_some();
            }
            Some(Prompt::Market | Prompt::MarketBuy) => {
                self.market(&mut hints);
                hints.more = self.risky().next().is_some();
            }
            Some(Prompt::Deliver) => hints.more = self.smuggled().next().is_some(),
            Some(Prompt::Encounter | Prompt::PatrolPath { .. } | Prompt::HuntContact { .. }) => {
                hints.more = true
            }
            Some(Prompt::Effect { .. }) => {
                hints.blocked = self.unpaid();
                hints.more = self.ahead().is_some();
            }
            Some(Prompt::Abilities | Prompt::BeforeDice) => {
                hints.more = self.under_way().is_some();
            }
            _ => {}
        }
        hints
    }

    fn explain(&self) -> Explanation {
        let mut explanation = Explanation::default();
        match flow::prompt(self.game, self.state) {
            Some(Prompt::Planning) if !self.state.area(self.player).defeated => {
                explanation.routes = self.routes(self.reach(), Some(Choice::Move));
                explanation.places = self.places();
            }
            Some(Prompt::Movement { left }) => {
                explanation.routes = self.routes(left, None);
                explanation.places = self.places();
            }
            Some(Prompt::Action | Prompt::Deliver) => self.deliveries(&mut explanation),
            Some(Prompt::Market | Prompt::MarketBuy) => self.purchases(&mut explanation),
            Some(Prompt::Encounter) => self.encounters(&mut explanation),
            Some(Prompt::PatrolPath { faction, .. }) => {
                let ways = patrols::ways(self.game, self.state, faction);
                let ways = ways.iter().filter_map(|way| self.patrol_route(way));
                explanation.routes.extend(ways);
            }
            Some(Prompt::HuntContact { .. }) => self.hunt(&mut explanation),
            Some(Prompt::Effect { .. }) => explanation.chances.extend(self.ahead()),
            Some(Prompt::Abilities | Prompt::BeforeDice) => {
                explanation.chances.extend(self.under_way());
            }
            _ => {}
        }
        explanation
    }

    /// How far one can go.
    fn reach(&self) -> u8 {
        values::value(self.game, self.state, self.player, Value::Hyperdrive)
    }

    /// Every space that can be reached, the nearest first, and from where one comes to each space
    /// on a shortest way.
    fn reached(&self, reach: u8) -> (Vec<SpaceId>, Vec<Option<SpaceId>>) {
        let (game, state) = (self.game, self.state);
        let from = state.area(self.player).space;
        let mut came: Vec<Option<SpaceId>> = vec![None; self.speaker.library().spaces.len()];
        let mut reached = Spaces::of(from);
        let mut spaces = Vec::new();
        let mut edge = vec![from];
        for _ in 0..reach {
            let mut next = Vec::new();
            for &space in &edge {
                // rule: movement/stop-at-patrol, movement/stop-at-maelstrom
                if space != from && movement::stops(game, state, self.player, space) {
                    continue;
                }
                for to in galaxy::adjacent(game, state, space).without(reached).iter() {
                    reached.add(to);
                    came[to.index()] = Some(space);
                    next.push(to);
                }
            }
            spaces.extend_from_slice(&next);
            edge = next;
        }
        (spaces, came)
    }

    /// A way to every space that can be reached; how to set out, if that is still to be chosen.
    fn routes(&self, reach: u8, begin: Option<Choice>) -> Vec<Route> {
        let (spaces, came) = self.reached(reach);
        let ends = spaces.iter().map(|&to| End {
            space: to,
            far: way_to(to, &came).len(),
            stops: movement::stops(self.game, self.state, self.player, to),
        });
        let journeys = journeys(&self.speaker, self.state, self.player, ends.collect());
        let routes = journeys.into_iter().map(|journey| {
            let End { space, far, stops } = journey.end;
            let way = way_to(space, &came);
            let may_go_on = far < usize::from(reach) && !stops;
            let flown = way.iter().copied().map(Choice::Fly);
            let choices = begin.into_iter().chain(flown);
            let choices = choices.chain(may_go_on.then_some(Choice::Pass));
            self.route(journey, &way, choices)
        });
        routes.collect()
    }

    /// Where one must stop on the way.
    fn stops(&self, reach: u8) -> Vec<Blocked> {
        let (spaces, _) = self.reached(reach);
        let stops = spaces.into_iter().filter_map(|to| {
            let why = stop_reason(&self.speaker, self.state, self.player, to)?;
            let args = [("space", self.speaker.space(to)), ("why", why)];
            let rule = if galaxy::is_maelstrom(self.game, to) {
                rule_id!("maelstrom/entering-ends-planning-move")
            } else {
                rule_id!("movement/stop-at-patrol")
            };
            Some(Blocked {
                on: Some(self.speaker.on_space(to)),
                text: self.speaker.say("blocked-stop", &args),
                rule: Some(rule),
            })
        });
        stops.collect()
    }

    /// Every space of the map and how far it is, whatever may stop one on the way.
    fn places(&self) -> Vec<Place> {
        let here = self.state.area(self.player).space;
        let away = galaxy::distances(self.game, self.state, here);
        let spaces = (0..).map(SpaceId).zip(away);
        let mut places: Vec<Place> = spaces
            .map(|(space, away)| Place {
                on: self.speaker.on_space(space),
                name: self.speaker.space_name(space),
                away: usize::from(away),
                is_goal: !galaxy::is_navpoint(self.game, space),
            })
            .collect();
        places.sort_by_key(|place| place.away);
        places
    }

    fn route(
        &self,
        journey: Journey,
        way: &[SpaceId],
        choices: impl IntoIterator<Item = Choice>,
    ) -> Route {
        let to = journey.end.space;
        let stops = way.iter().map(|&space| self.speaker.on_space(space));
        Route {
            to: self.speaker.on_space(to),
            stops: stops.collect(),
            choices: by_value(choices),
            calls: journey.calls(),
            why: journey.why,
            text: self.sight(to),
            stop: stop_reason(&self.speaker, self.state, self.player, to)
                .map(|why| self.speaker.run(why)),
        }
    }

    /// A way of a patrol, and whom it would meet at its end.
    fn patrol_route(&self, way: &PatrolWay) -> Option<Route> {
        let (speaker, to) = (&self.speaker, *way.spaces.last()?);
        let mut details = vec![company(speaker, self.state, self.player, to)];
        if self.state.area(self.player).space == to {
            details.push(speaker.say("detail-you-are-there", &[]));
        }
        let text = speaker.say("choice-space", &[("space", speaker.space(to))]);
        let stops = way.spaces.iter().map(|&space| speaker.on_space(space));
        Some(Route {
            to: speaker.on_space(to),
            stops: stops.collect(),
            choices: by_value(way.choices.iter().copied()),
            why: Vec::new(),
            calls: false,
            text: Worded::from(text).with(details).whole(),
            stop: None,
        })
    }

    /// A space, and why one might go there, or not.
    fn sight(&self, space: SpaceId) -> Text {
        let (speaker, state) = (&self.speaker, self.state);
        let mut details = Vec::new();
        let bound: Vec<CardId> = self.bound_for(space).collect();
        if !bound.is_empty() {
            let args = [("cards", speaker.cards(bound))];
            details.push(speaker.say("detail-bound", &args));
        }
        let berths = self.game.library.berths_of(space);
        let contacts = berths.filter(|berth| state.berths[berth.index()].is_some());
        let contacts = contacts.count() as u32;
        if contacts > 0 {
            details.push(speaker.say("detail-contacts", &[("n", number(contacts))]));
        }
        details.push(company(speaker, state, self.player, space));
        if let Some(why) = stop_reason(speaker, state, self.player, space) {
            details.push(speaker.say("detail-stops", &[("why", why)]));
        }
        Worded::from(speaker.run(speaker.space(space)))
            .with(details)
            .whole()
    }

    /// What this player can deliver or attempt in a space.
    fn bound_for(&self, space: SpaceId) -> impl Iterator<Item = CardId> {
        let assets = self.state.area(self.player).assets.iter();
        let here = assets.filter(move |held| bound_to(self.game, self.state, held) == Some(space));
        here.map(|held| held.card)
    }

    fn market(&self, hints: &mut Hints) {
        for &deck in Market::ALL {
            let Some(card) = market::top(self.state, deck) else {
                continue;
            };
            // What a ship of one's choice costs is said when it is chosen.
            if !self.speaker.library().card(card).used_ship {
                hints.prices.push(self.price(deck, card));
            }
            if let Some(reason) = buy_blocked(self.game, self.state, self.player, deck) {
                let Reason { saying, rule } = reason;
                let reason = Arg::saying(&saying, |id| self.speaker.name(id));
                let args = [("what", self.speaker.card(card)), ("reason", reason)];
                hints.blocked.push(Blocked {
                    on: Some(self.speaker.on_market(deck)),
                    text: self.speaker.say("blocked", &args),
                    rule,
                });
            }
        }
    }

    /// A price as it would be paid.
    fn price(&self, deck: Market, card: CardId) -> Price {
        let (speaker, state) = (&self.speaker, self.state);
        let facts = speaker.library().card(card);
        let price = market::price(self.game, state, self.player, card, deck);
        let printed = match (&facts.asset, facts.ship) {
            (Some(asset), _) => asset.cost.unwrap_or(0),
            (_, Some(ship)) => speaker.library().ship(ship).cost,
            _ => 0,
        };
        // rule: bartering/old-ship-must-be-bartered
        let old = state
            .area(self.player)
            .ship
            .filter(|_| facts.ship.is_some());
        let worth = old.map_or(0, |ship| speaker.library().ship(ship).cost);
        let old = old.filter(|_| worth > 0);
        let mut args = vec![("card", speaker.card(card)), ("n", credits(printed))];
        let id = match old {
            Some(old) => {
                args.push(("old", speaker.ship(old)));
                args.push(("worth", credits(worth)));
                "price-trade-in"
            }
            _ if price < printed => "price-discount",
            _ => "price-plain",
        };
        Price {
            on: speaker.on_market(deck),
            amount: i32::from(price.saturating_sub(worth)) * 1000,
            text: speaker.say(id, &args),
            gives: old.map(|old| speaker.run(speaker.ship(old))),
        }
    }

    /// Illegal cargo that could be delivered here.
    fn smuggled(&self) -> impl Iterator<Item = CardId> {
        let cards = deliver::deliverable(self.game, self.state, &[]);
        cards.filter(|&card| is_illegal_cargo(&self.speaker, card))
    }

    /// What is on sale, and takes a die to be bought.
    fn risky(&self) -> impl Iterator<Item = CardId> {
        let (game, state) = (self.game, self.state);
        let decks = Market::ALL.iter().copied();
        let tops = decks.filter_map(|deck| Some((deck, market::top(state, deck)?)));
        let risky = tops.filter(|&(_, card)| market::risk(game, card).is_some());
        let for_sale =
            risky.filter(|&(deck, _)| market::can_buy(game, state, self.player, deck, 0, 0));
        for_sale.map(|(_, card)| card)
    }

    fn purchases(&self, explanation: &mut Explanation) {
        for card in self.risky() {
            let args = [("card", self.speaker.card(card))];
            explanation.chances.push(Chance {
                on: self.speaker.on_card(card),
                permille: chances::delivery(),
                text: self.speaker.say("chance-purchase", &args),
            });
        }
    }

    fn deliveries(&self, explanation: &mut Explanation) {
        for card in self.smuggled() {
            let text = self
                .speaker
                .say("chance-delivery", &[("card", self.speaker.card(card))]);
            explanation.chances.push(Chance {
                on: self.speaker.on_card(card),
                permille: chances::delivery(),
                text,
            });
        }
    }

    fn encounters(&self, explanation: &mut Explanation) {
        let (speaker, state) = (&self.speaker, self.state);
        let here = state.area(self.player).space;
        for faction in state.patrols_at(here) {
            explanation.chances.push(self.patrol(faction));
        }
        for held in state.area(self.player).assets.iter() {
            let Some(asset) = asset_of(speaker, held.card) else {
                continue;
            };
            match &asset.kind {
                AssetKind::Job { tests, .. } if self.is_job_here(held.card) => {
                    let tests = tests.iter();
                    let tests = tests.map(|&(skill, _)| self.test(held.card, skill));
                    explanation.chances.extend(tests);
                }
                _ => {}
            }
        }
        self.goals(explanation);
        self.bounties(here, explanation);
        self.character_bounties(explanation);
        self.conflicts(explanation);
    }

    /// Players here whom house rules let the player fight.
    fn conflicts(&self, explanation: &mut Explanation) {
        if self.player != self.state.current {
            return;
        }
        let mut fights = Vec::new();
        crate::rules::house::encounters(self.game, self.state, &mut fights);
        for fight in fights {
            let Choice::Conflict(act) = fight else {
                continue;
            };
            let Some((other, value)) = super::house::fight(self.game, self.state, act) else {
                continue;
            };
            let [own, theirs] =
                [self.player, other].map(|one| values::value(self.game, self.state, one, value));
            if let Some(on) = self.speaker.on_player(self.state, other) {
                explanation.chances.push(Chance {
                    on,
                    ..self.chance_of_fight(Foe::Player(other), own, theirs)
                });
            }
        }
    }

    /// Players here for whose characters the player has a bounty.
    fn character_bounties(&self, explanation: &mut Explanation) {
        if self.player != self.state.current {
            return;
        }
        let mut hunts = Vec::new();
        character_bounties::list(self.game, self.state, &mut hunts);
        for hunt in hunts {
            let Choice::HuntPlayer(_, target) = hunt else {
                continue;
            };
            let value = character_bounties::kind(self.game, self.state, target).value();
            let [own, other] =
                [self.player, target].map(|one| values::value(self.game, self.state, one, value));
            if let Some(on) = self.speaker.on_player(self.state, target) {
                explanation.chances.push(Chance {
                    on,
                    ..self.chance_of_fight(Foe::Player(target), own, other)
                });
            }
        }
    }

    /// The tests of goals that can be attempted here, as far as they are printed on the sheet.
    fn goals(&self, explanation: &mut Explanation) {
        let sheet = self.state.area(self.player).ambition.sheet;
        let Some(sheet) = sheet else {
            return;
        };
        let printed = &self.speaker.content().ambitions[sheet.index()];
        for goal in ambitions::here(self.game, self.state) {
            let By::Encounter { does, .. } = &printed.goals[goal].by else {
                continue;
            };
            for effect in Effect::all(does) {
                if let Effect::Test { skill, .. } = effect {
                    let level = values::skill(self.game, self.state, self.player, *skill);
                    explanation.chances.push(Chance {
                        on: self.speaker.on_ambition(sheet),
                        ..self.chance_of_test(*skill, level)
                    });
                }
            }
        }
    }

    fn is_job_here(&self, card: CardId) -> bool {
        let job = self.speaker.library().asset(card).and_then(|one| one.job);
        let here = self.state.area(self.player).space;
        job.is_some_and(|job| job.destination == here)
    }

    fn test(&self, card: CardId, skill: Skill) -> Chance {
        let level = values::test_level(self.game, self.state, self.player, skill);
        Chance {
            on: self.speaker.on_card(card),
            ..self.chance_of_test(skill, level)
        }
    }

    /// The chance of what one is asked to do: of a test or a fight that would follow.
    fn ahead(&self) -> Option<Chance> {
        let running = script::running(self.state)?;
        let Op::Ask(Ask::May(end)) = self.game.library.op(running.at) else {
            return None;
        };
        let steps = (running.at.0 + 1..end.0).map(|at| self.game.library.op(At(at)));
        // Behind a fork nobody knows yet what will follow.
        let mut steps = steps
            .take_while(|op| !matches!(op, Op::Do(Do::Unless(..)) | Op::Ask(Ask::Choose { .. })));
        steps.find_map(|op| {
            if let Op::Do(Do::Test { skill, .. }) = op {
                let level = values::test_level(self.game, self.state, self.player, skill);
                return Some(self.chance_of_test(skill, level));
            }
            let (Op::Do(Do::Fight { combat, value, .. }), Bearer::Card(card)) =
                (op, running.bearer)
            else {
                return None;
            };
            let own = values::combat_dice(self.game, self.state, self.player, combat.value());
            let foe = Foe::Enemy(card);
            Some(self.chance_of_fight(foe, own, value))
        })
    }

    /// The chance of the test or the fight that began, before its dice are rolled.
    fn under_way(&self) -> Option<Chance> {
        let mut frames = self.state.stack.iter().rev();
        let moment = match favors::before_dice(self.state) {
            Some((_, Favor::Advice(_))) => Moment::TestStarts,
            Some(_) => Moment::StartOfCombat,
            None => abilities::open_window(self.state)?,
        };
        match moment {
            Moment::TestStarts => frames.find_map(|frame| match *frame {
                Frame::Test { skill, extra, .. } => {
                    let level =
                        values::test_level(self.game, self.state, self.player, skill) + extra;
                    Some(self.chance_of_test(skill, level))
                }
                _ => None,
            }),
            Moment::StartOfCombat | Moment::CombatValue(_) => {
                let combat = self.state.combat.filter(|combat| !combat.defending)?;
                let value = combat.value.filter(|_| combat.attacker == self.player)?;
                let own =
                    values::combat_dice(self.game, self.state, self.player, combat.kind.value());
                let own = own.saturating_add_signed(combat.more);
                Some(self.chance_of_fight(combat.foe, own, value))
            }
            _ => None,
        }
    }

    fn chance_of_test(&self, skill: Skill, level: u8) -> Chance {
        let args = [
            ("skill", self.speaker.skill(skill)),
            ("level", Arg::from(level)),
        ];
        Chance {
            on: On::Seat(Seat(self.player.0)),
            permille: chances::test(level),
            text: self.speaker.say("chance-test", &args),
        }
    }

    fn chance_of_fight(&self, foe: Foe, own: u8, other: u8) -> Chance {
        Chance {
            on: On::Seat(Seat(self.player.0)),
            permille: chances::combat(own, other),
            text: self.fight(foe, own, other),
        }
    }

    fn patrol(&self, faction: Faction) -> Chance {
        let level = self.state.patrol(faction).level;
        let dice = self.speaker.library().patrol(faction, level).combat;
        let own = values::value(self.game, self.state, self.player, Value::ShipCombat);
        let foe = Foe::Patrol(faction);
        Chance {
            on: self.speaker.on_patrol(faction),
            permille: dice.map_or(0, |dice| chances::combat(own, dice)),
            text: self.fight(foe, own, dice.unwrap_or(0)),
        }
    }

    fn fight(&self, foe: Foe, own: u8, other: u8) -> tabletop::Text {
        let args = [
            (
                "foe",
                self.speaker
                    .foe(foe, |player| self.speaker.player(self.state, player)),
            ),
            ("n", Arg::from(own)),
            ("n2", Arg::from(other)),
        ];
        self.speaker.say("chance-combat", &args)
    }

    /// The contact that was turned up, for whom the player has a bounty.
    fn hunt(&self, explanation: &mut Explanation) {
        if let Some(&Frame::Hunt { berth }) = self.state.stack.last() {
            self.bounties_at(berth, explanation);
        }
    }

    /// What an effect offers for more credits than the player has.
    fn unpaid(&self) -> Vec<Blocked> {
        let (speaker, state) = (&self.speaker, self.state);
        let Some(running) = script::running(state) else {
            return Vec::new();
        };
        let offers = script::offers(self.game, running).into_iter();
        let unpaid = offers.filter_map(|at| {
            let price = script::lacking(self.game, state, running.actor, at)?;
            let effects = self.game.library.program.printed(at);
            let have = state.area(running.actor).credits;
            let args = [
                (
                    "what",
                    text::option_said(speaker.content(), effects, speaker.lang),
                ),
                ("n", credits(price)),
                ("have", credits(have)),
            ];
            Some(Blocked {
                on: None,
                text: speaker.say("blocked-too-dear", &args),
                rule: Some(rule_id!("credits/no-spending-beyond-means")),
            })
        });
        unpaid.collect()
    }

    /// Contacts here that the player knows and has a bounty on.
    fn bounties(&self, here: SpaceId, explanation: &mut Explanation) {
        for berth in self.speaker.library().berths_of(here) {
            self.bounties_at(berth, explanation);
        }
    }

    fn bounties_at(&self, berth: BerthId, explanation: &mut Explanation) {
        let library = self.speaker.library();
        let token = self.state.berths[berth.index()];
        let known = token.and_then(|token| token.contact.seen_by(Some(Seat(self.player.0))));
        let Some(contact) = known else {
            return;
        };
        for held in self.state.area(self.player).assets.iter() {
            let bounty = library.asset(held.card).and_then(|asset| asset.bounty);
            let played = character_bounties::player_of(self.game, self.state, contact);
            let bounty = bounty.filter(|bounty| bounty.contact == contact && played.is_none());
            let Some(bounty) = bounty else {
                continue;
            };
            let value = bounty.combat.value();
            let own = values::combat_dice(self.game, self.state, self.player, value);
            explanation.chances.push(Chance {
                on: self.speaker.on_berth(berth),
                permille: chances::combat(own, bounty.value),
                text: self.fight(Foe::Contact(held.card), own, bounty.value),
            });
        }
    }

    /// What ending the action step would leave undone.
    fn unused(&self, hints: &mut Hints) {
        let (speaker, state) = (&self.speaker, self.state);
        let memory = &state.memory;
        let due: Vec<CardId> = deliver::deliverable(self.game, state, &[]).collect();
        if !memory.delivered && !due.is_empty() {
            let cards = speaker.cards(due);
            let text = speaker.say("unused-deliver", &[("cards", cards)]);
            hints.unused.push(text);
        }
        if !memory.marketed && market::can_market(self.game, state) {
            hints.unused.push(speaker.say("unused-market", &[]));
        }
        for one in abilities::usable_at(self.game, state, self.player, Moment::Action) {
            let printed = &speaker.library().ability(one.ability).printed;
            let args = [
                ("source", speaker.bearer(state, one.bearer, self.player)),
                (
                    "text",
                    text::brief_said(speaker.content(), &printed.does, speaker.lang),
                ),
            ];
            hints.unused.push(speaker.say("unused-ability", &args));
        }
    }
}
